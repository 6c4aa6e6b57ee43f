#define MAJOR 1
#define MINOR 4
#define VERSION ((MAJOR << 16) | MINOR)
#define MAKE_VERSION(a, b) (((a) << 16) | (b))
