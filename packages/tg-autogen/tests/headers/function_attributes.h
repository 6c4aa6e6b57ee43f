int checked(int a) __attribute__((warn_unused_result, nonnull));
__attribute__((visibility("default"))) void shown(void);
