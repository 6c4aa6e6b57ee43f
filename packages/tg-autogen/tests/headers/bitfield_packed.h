struct __attribute__((packed)) packed { unsigned a : 3; unsigned long b : 40; unsigned c : 13; };
