typedef struct same { int a; } same;
