typedef float v4 __attribute__((vector_size(16)));
v4 scale(v4 a);
int plain(void);
