#define LOW32(x) ((unsigned int)(x))
#define BYTE_OF(x, n) ((unsigned char)((x) >> (8 * (n))))
