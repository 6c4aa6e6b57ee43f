struct pair { int a; long b; };
#define PAIR_SIZE sizeof(struct pair)
#define COUNT (4096 / sizeof(struct pair))
