struct __attribute__((packed)) packed { char x; unsigned a : 20; unsigned b : 20; short y; };
