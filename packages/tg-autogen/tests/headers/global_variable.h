extern int counter;
extern const char *const version;
