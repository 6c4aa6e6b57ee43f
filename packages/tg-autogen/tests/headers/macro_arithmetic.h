#define BASE 0x100
#define NEXT (BASE + 4)
#define SHIFTED (1 << 12 | NEXT)
#define DIVIDED (BASE / 7 % 5)
#define TERNARY (BASE > 10 ? 1 : 2)
#define INVERTED (~BASE)
#define LOGIC (BASE && !NEXT || 3 == 3)
