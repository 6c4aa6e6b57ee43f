typedef unsigned long aligned_u64 __attribute__((aligned(8)));
struct uses { int a; aligned_u64 b; };
