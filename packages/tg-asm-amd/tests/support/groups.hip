// Kernels of test_emulator_groups.py: lanes and waves that work together.
#define KERNEL extern "C" __attribute__((global))
#define SHARED __attribute__((shared))
typedef unsigned u32;
typedef _Float16 h4 __attribute__((ext_vector_type(4)));
typedef _Float16 h8 __attribute__((ext_vector_type(8)));
typedef _Float16 h16 __attribute__((ext_vector_type(16)));
typedef short s4 __attribute__((ext_vector_type(4)));
typedef int i4 __attribute__((ext_vector_type(4)));
typedef int i2 __attribute__((ext_vector_type(2)));
typedef int i8 __attribute__((ext_vector_type(8)));
typedef float f4 __attribute__((ext_vector_type(4)));
typedef float f8 __attribute__((ext_vector_type(8)));
typedef float f16v __attribute__((ext_vector_type(16)));
typedef double d4 __attribute__((ext_vector_type(4)));
typedef _Float16 h2 __attribute__((ext_vector_type(2)));
#define TID __builtin_amdgcn_workitem_id_x()
#define GID __builtin_amdgcn_workgroup_id_x()
#define SYNC __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); \
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");

KERNEL void reduce(const float *a, float *c) {
  SHARED static float t[256];
  u32 i = TID;
  t[i] = a[GID * 256 + i];
  SYNC
  for (u32 s = 128; s; s /= 2) { if (i < s) t[i] += t[i + s]; SYNC }
  if (i == 0) c[GID] = t[0];
}
KERNEL void transpose(const u32 *a, u32 *c) {
  SHARED static u32 t[16][17];
  u32 x = TID % 16, y = TID / 16;
  t[y][x] = a[TID];
  SYNC
  c[TID] = t[x][y];
}
KERNEL void histogram(const u32 *a, u32 *c) { __atomic_fetch_add(&c[a[GID * 256 + TID] % 7], 1, __ATOMIC_RELAXED); }
KERNEL void lds_histogram(const u32 *a, u32 *c) {
  SHARED static u32 t[8];
  if (TID < 8) t[TID] = 0;
  SYNC
  __atomic_fetch_add(&t[a[TID] & 7], a[TID], __ATOMIC_RELAXED);
  SYNC
  if (TID < 8) c[TID] = t[TID];
}
KERNEL void largest(const int *a, int *c) { __hip_atomic_fetch_max(c, a[TID], __ATOMIC_RELAXED, 4); }
KERNEL void exchange(const u32 *a, unsigned long long *c) {
  unsigned long long old = 0, next;
  do { next = old * 3 + 1; } while (!__atomic_compare_exchange_n(c, &old, next, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
}
KERNEL void ticket(const u32 *a, u32 *c) { c[1 + __atomic_fetch_add(c, 1, __ATOMIC_RELAXED)] = a[TID]; }
KERNEL void gather_lane(const int *a, int *c) { c[TID] = __builtin_amdgcn_ds_bpermute(4 * (TID ^ 5), a[TID]); }
KERNEL void scatter_lane(const int *a, int *c) { c[TID] = __builtin_amdgcn_ds_permute(4 * (TID ^ 9), a[TID]); }
KERNEL void swizzle(const int *a, int *c) { c[TID] = __builtin_amdgcn_ds_swizzle(a[TID], 0x1C1F); }
KERNEL void quad(const int *a, int *c) { c[TID] = __builtin_amdgcn_update_dpp(7, a[TID], 0x1B, 15, 15, 0); }
KERNEL void shift_right(const int *a, int *c) { c[TID] = __builtin_amdgcn_update_dpp(-1, a[TID], 0x111, 15, 15, 0); }
KERNEL void mirror(const int *a, int *c) { c[TID] = __builtin_amdgcn_update_dpp(0, a[TID], 0x140, 15, 15, 1); }
KERNEL void first_lane(const int *a, int *c) { if (TID > 2) c[TID] = __builtin_amdgcn_readfirstlane(a[TID]); }
KERNEL void read_lane(const int *a, int *c) { c[TID] = __builtin_amdgcn_readlane(a[TID], 6); }
KERNEL void prefix(const int *a, int *c) { c[TID] = __builtin_amdgcn_mbcnt_hi(a[0], __builtin_amdgcn_mbcnt_lo(a[1], 3)); }
KERNEL void bytes_dot(const u32 *a, u32 *c) {
  u32 x = a[TID], y = a[TID ^ 1], r = 5;
  for (int j = 0; j < 32; j += 8) r += ((x >> j) & 255) * ((y >> j) & 255);
  c[TID] = r;
}
KERNEL void half_dot(const h2 *a, float *c) { c[TID] = (float)a[TID].x * (float)a[TID ^ 1].x + (float)a[TID].y * (float)a[TID ^ 1].y; }
KERNEL void permute_bytes(const u32 *a, u32 *c) { c[TID] = __builtin_amdgcn_perm(a[TID], a[TID ^ 1], 0x0C070105); }
KERNEL void diverge(const u32 *a, u32 *c) {
  u32 n = a[TID] % 40, r = 0;
  for (u32 j = 0; j < n; j++) { if (j % 3 == 0) r += j; else if (j % 5 == 0) continue; else r ^= a[TID]; }
  c[TID] = r;
}

#if defined(__gfx942__) || defined(__gfx950__)
KERNEL void m16(const h4 *a, const h4 *b, f4 *c) { f4 z = {}; c[TID] = __builtin_amdgcn_mfma_f32_16x16x16f16(a[TID], b[TID], z, 0, 0, 0); }
KERNEL void m32(const h4 *a, const h4 *b, f16v *c) { f16v z = {}; c[TID] = __builtin_amdgcn_mfma_f32_32x32x8f16(a[TID], b[TID], z, 0, 0, 0); }
KERNEL void m4(const h4 *a, const h4 *b, f4 *c) { f4 z = {}; c[TID] = __builtin_amdgcn_mfma_f32_4x4x4f16(a[TID], b[TID], z, 0, 0, 0); }
KERNEL void mf32(const float *a, const float *b, f4 *c) { f4 z = {}; c[TID] = __builtin_amdgcn_mfma_f32_16x16x4f32(a[TID], b[TID], z, 0, 0, 0); }
KERNEL void mi8(const long *a, const long *b, i4 *c) { i4 z = {}; c[TID] = __builtin_amdgcn_mfma_i32_16x16x32_i8(a[TID], b[TID], z, 0, 0, 0); }
KERNEL void mbf16(const s4 *a, const s4 *b, f4 *c) { f4 z = {}; c[TID] = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(a[TID], b[TID], z, 0, 0, 0); }
KERNEL void mf64(const double *a, const double *b, d4 *c) { d4 z = {}; c[TID] = __builtin_amdgcn_mfma_f64_16x16x4f64(a[TID], b[TID], z, 0, 0, 0); }
#elif defined(__gfx1100__)
KERNEL void w16(const h16 *a, const h16 *b, f8 *c) { f8 z = {}; c[TID] = __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(a[TID], b[TID], z); }
KERNEL void wi8(const i4 *a, const i4 *b, i8 *c) { i8 z = {}; c[TID] = __builtin_amdgcn_wmma_i32_16x16x16_iu8_w32(1, a[TID], 0, b[TID], z, 0); }
#else
KERNEL void w16(const h8 *a, const h8 *b, f8 *c) { f8 z = {}; c[TID] = __builtin_amdgcn_wmma_f32_16x16x16_f16_w32_gfx12(a[TID], b[TID], z); }
KERNEL void wi8(const i2 *a, const i2 *b, i8 *c) { i8 z = {}; c[TID] = __builtin_amdgcn_wmma_i32_16x16x16_iu8_w32_gfx12(1, a[TID], 0, b[TID], z, 0); }
#endif
