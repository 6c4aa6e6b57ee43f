struct __attribute__((aligned(16))) inner { char a; };
struct outer { char b; struct inner c[2]; char d; };
