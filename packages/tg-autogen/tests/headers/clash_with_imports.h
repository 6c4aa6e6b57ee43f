struct Struct { int layout; };
int sizeof_(int a);
typedef int layout;
