#include <sys/time.h>
struct stamp { struct timeval when; int what; };
