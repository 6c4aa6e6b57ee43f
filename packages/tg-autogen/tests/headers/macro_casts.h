#define BYTE ((unsigned char)300)
#define ALL_ONES ((unsigned long)-1)
#define SIGNED ((int)0xFFFFFFFF)
#define FAILED ((void *)-1)
