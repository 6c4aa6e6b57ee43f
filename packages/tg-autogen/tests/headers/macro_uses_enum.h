enum base { OFFSET = 0x40 };
#define REGISTER(n) (OFFSET + 4 * (n))
