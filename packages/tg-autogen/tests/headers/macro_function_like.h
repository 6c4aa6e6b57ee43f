#define FIELD(x) ((x) << 8)
#define MIX(a, b) (((a) & 0xF) | ((b) << 4))
#define MAX(a, b) ((a) > (b) ? (a) : (b))
