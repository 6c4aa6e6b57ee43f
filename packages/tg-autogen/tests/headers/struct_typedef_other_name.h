typedef struct tag { int a; } other_t;
