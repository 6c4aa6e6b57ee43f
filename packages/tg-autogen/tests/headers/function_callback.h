void sort(void *base, unsigned long n, int (*compare)(const void *, const void *));
