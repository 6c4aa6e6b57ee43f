struct tail { char a; unsigned b : 24; };
