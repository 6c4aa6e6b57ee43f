typedef struct { unsigned long base : 48; unsigned long stride : 14; unsigned long swizzle : 2; unsigned records; unsigned format : 7; unsigned : 2; unsigned type : 2; } descriptor;
