typedef const char *text;
typedef void *address;
struct uses { text a; address b; };
