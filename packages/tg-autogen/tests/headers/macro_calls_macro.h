#define MASK(n) ((1u << (n)) - 1)
#define PACK(v, n, s) (((v) & MASK(n)) << (s))
