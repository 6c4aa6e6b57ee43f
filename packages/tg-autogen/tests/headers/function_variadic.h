int print(const char *format, ...);
