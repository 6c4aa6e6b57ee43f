#include <stdarg.h>
int vprint(const char *format, va_list arguments);
int other(void);
