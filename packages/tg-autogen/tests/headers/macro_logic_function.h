#define IS_SET(v, b) (!!((v) & (1 << (b))))
#define BOTH(a, b) ((a) && (b))
#define NONE(a) (!(a))
