struct constant { const int a; const char *const text; };
