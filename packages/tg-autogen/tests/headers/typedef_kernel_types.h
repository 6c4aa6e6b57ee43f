#include <linux/types.h>
struct kernel { __u8 a; __u16 b; __u32 c; __u64 d; __s32 e; __le32 f; };
