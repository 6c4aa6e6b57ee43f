struct strings { const char *constant; char *writable; char **list; const char *const *names; };
