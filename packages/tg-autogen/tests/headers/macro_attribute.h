#define EXPORT __attribute__((visibility("default")))
#define API EXPORT
API int exported(void);
