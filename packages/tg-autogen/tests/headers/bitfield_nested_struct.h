struct inner { unsigned a : 7; unsigned b : 9; };
struct outer { char c; struct inner d; };
