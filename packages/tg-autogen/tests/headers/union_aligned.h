union __attribute__((aligned(16))) wide { int a; char b; };
