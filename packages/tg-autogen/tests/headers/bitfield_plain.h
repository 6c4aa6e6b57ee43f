struct bits { unsigned a : 3; unsigned b : 5; unsigned c : 24; };
