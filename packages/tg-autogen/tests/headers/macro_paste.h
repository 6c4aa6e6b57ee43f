#define NAME_OF(a, b) a##b
#define TEXT_OF(a) #a
#define KEPT 2
