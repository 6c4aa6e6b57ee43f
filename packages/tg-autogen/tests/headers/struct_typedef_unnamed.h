typedef struct { int a; } record_t;
