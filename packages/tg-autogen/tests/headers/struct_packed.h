struct __attribute__((packed)) packed { char a; int b; short c; double d; };
