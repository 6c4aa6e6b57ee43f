union pointer { void *p; unsigned long u; };
