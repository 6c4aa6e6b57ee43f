typedef int callback(int, void *);
struct uses { callback *f; };
