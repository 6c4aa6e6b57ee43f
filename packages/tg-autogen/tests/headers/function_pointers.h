int read_all(const char *path, char *buffer, unsigned long *size);
