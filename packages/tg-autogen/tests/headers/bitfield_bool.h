#include <stdbool.h>
struct switches { bool a : 1; bool b : 1; unsigned c : 6; };
