struct thing;
const char *name_of(const struct thing *t);
int *numbers(void);
