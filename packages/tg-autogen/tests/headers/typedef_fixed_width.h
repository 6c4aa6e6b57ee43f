#include <stdint.h>
struct fixed { int8_t a; uint8_t b; int16_t c; uint16_t d; int32_t e; uint32_t f; int64_t g; uint64_t h; uintptr_t i; };
