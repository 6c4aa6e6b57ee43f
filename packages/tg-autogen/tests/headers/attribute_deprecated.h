struct __attribute__((deprecated)) old { int a; };
int old_call(void) __attribute__((deprecated("use new_call")));
