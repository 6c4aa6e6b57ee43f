struct pair { int a; double b; };
struct pair swap(struct pair p);
