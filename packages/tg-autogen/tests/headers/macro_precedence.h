#define CHECK(x) ((x) & 3 == 3)
#define COMPARE(a, b) ((a) | (b) < 5)
#define DIFFERENCE(a, b, c) ((a) - (b) - (c))
#define SHIFTS(a) (1 << (a) << 1)
