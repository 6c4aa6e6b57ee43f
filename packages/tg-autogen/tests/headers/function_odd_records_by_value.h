struct __attribute__((packed)) packed { char a; float b; };
struct __attribute__((aligned(16))) aligned { float a; };
union either { int i; double d; };
struct plain { char a; struct { short b; float c; } d; unsigned e : 4; };
int take_packed(struct packed p);
struct aligned give_aligned(void);
int take_union(union either u);
int take_plain(struct plain p);
int point_packed(struct packed *p, struct aligned *a, union either *u);
