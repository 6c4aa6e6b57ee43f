typedef struct later later_t;
struct user { later_t *p; };
struct later { int a; };
