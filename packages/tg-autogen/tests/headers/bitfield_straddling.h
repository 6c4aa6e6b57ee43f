struct straddle { unsigned a : 20; unsigned b : 20; unsigned c : 20; };
