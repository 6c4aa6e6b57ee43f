#define PAGES(n) (((n) + 4095) / 4096)
#define REST(n) ((n) % 7)
