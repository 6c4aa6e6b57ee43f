#include <linux/ioctl.h>
struct query { unsigned id; unsigned long value; };
#define DEV_TYPE 'D'
#define DEV_RESET _IO(DEV_TYPE, 1)
#define DEV_GET _IOR(DEV_TYPE, 2, struct query)
#define DEV_SET _IOW(DEV_TYPE, 3, struct query)
#define DEV_SWAP _IOWR(DEV_TYPE, 4, struct query)
#define DEV_COUNT _IOR(DEV_TYPE, 5, int)
