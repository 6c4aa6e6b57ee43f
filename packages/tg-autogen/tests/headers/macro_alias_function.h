int real_open(int a);
#define open_it real_open
