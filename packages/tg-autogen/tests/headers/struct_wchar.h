#include <stddef.h>
struct text { wchar_t first; wchar_t rest[3]; };
