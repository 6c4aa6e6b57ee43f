/* What kernel-internal headers take for granted, for reading them outside the kernel. Read before them. */
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <linux/types.h>
typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;
typedef int8_t s8;
typedef int16_t s16;
typedef int32_t s32;
typedef int64_t s64;
typedef uint64_t dma_addr_t;
#define __iomem
#define __user
#define __packed __attribute__((packed))
#define __printf(a, b)
#define __aligned(n) __attribute__((aligned(n)))
#define __counted_by(member)
#define BIT(n) (1UL << (n))
#define DECLARE_FLEX_ARRAY(TYPE, NAME) \
  struct {                             \
    struct {                           \
    } __empty_##NAME;                  \
    TYPE NAME[];                       \
  }
struct mutex {
  long opaque;
};
