struct nothing { };
struct holder { int a; struct nothing b; int c; };
