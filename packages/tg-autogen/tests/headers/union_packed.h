union __attribute__((packed)) tight { int a; char b[5]; };
