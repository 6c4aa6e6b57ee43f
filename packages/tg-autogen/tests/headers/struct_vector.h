typedef float v4 __attribute__((vector_size(16)));
struct vectors { char a; v4 b; };
