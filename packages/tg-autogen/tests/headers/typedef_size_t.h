#include <stddef.h>
struct sizes { size_t a; ptrdiff_t b; };
