void nothing(void);
