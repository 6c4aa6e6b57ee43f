#define VALUE 1
#undef VALUE
#define VALUE 2
#define GONE 5
#undef GONE
