struct names { char *name[3]; void (*call[2])(int); };
