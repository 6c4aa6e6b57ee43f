typedef unsigned int u32;
typedef u32 handle;
typedef handle queue_handle;
struct uses { queue_handle h; };
