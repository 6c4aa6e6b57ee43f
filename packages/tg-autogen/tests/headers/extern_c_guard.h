#ifdef __cplusplus
extern "C" {
#endif
int shared(int a);
#ifdef __cplusplus
}
#endif
