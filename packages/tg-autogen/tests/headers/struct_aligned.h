struct __attribute__((aligned(32))) big { int a; };
