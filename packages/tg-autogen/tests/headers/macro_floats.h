#define PI 3.14159265358979
#define SMALL 1e-9f
#define HEXFLOAT 0x1.8p3
