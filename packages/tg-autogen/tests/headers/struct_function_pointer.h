struct ops { int (*open)(const char *path, int flags); void (*close)(int); void *(*map)(void *, unsigned long); };
