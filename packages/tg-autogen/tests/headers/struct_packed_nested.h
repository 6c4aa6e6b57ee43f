struct __attribute__((packed)) inner { char a; int b; };
struct outer { char c; struct inner d; int e; };
