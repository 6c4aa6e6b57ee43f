#define LEVEL 3
#if LEVEL > 2
#define ENABLED 1
struct chosen { int a; };
#else
#define DISABLED 1
struct chosen { long b; };
#endif
