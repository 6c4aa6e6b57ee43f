#define LOG(...) print(__VA_ARGS__)
#define KEPT 3
