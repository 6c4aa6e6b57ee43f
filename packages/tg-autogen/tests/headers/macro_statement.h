#define SWAP(a, b) do { int t = a; a = b; b = t; } while (0)
#define KEPT 1
