struct __attribute__((packed, aligned(4))) both { char a; int b; char c; };
