struct aligned { unsigned a : 4; unsigned b : 4 __attribute__((aligned(4))); };
