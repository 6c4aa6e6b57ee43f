struct inner { int a; };
struct outer { char b; struct inner c; };
