#include <linux/ioctl.h>
struct request { int a; };
#define MY_IOWR(nr, type) _IOWR('M', nr, type)
#define MY_REQUEST MY_IOWR(0x10, struct request)
