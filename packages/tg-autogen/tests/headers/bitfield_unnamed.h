struct gaps { unsigned a : 3; unsigned : 5; unsigned b : 4; };
