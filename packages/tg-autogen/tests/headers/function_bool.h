_Bool is_open(int fd);
