typedef struct { int a; } version2_t;
#define version_t version2_t
