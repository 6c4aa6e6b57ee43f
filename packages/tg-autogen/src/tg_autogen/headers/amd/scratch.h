/* Scratch memory as queues describe it: the words of a buffer resource and the size of the wave scratch ring.
 * Fields as in SQ_BUF_RSRC_WORD0..3 and COMPUTE_TMPRING_SIZE of the kernel's gc_*_sh_mask.h and of the RDNA3 and RDNA4
 * instruction set manuals (buffer resource descriptor). */
#pragma once
#include <stdint.h>

union COMPUTE_TMPRING_SIZE {
  struct {
    uint32_t WAVES : 12;
    uint32_t WAVESIZE : 13;
    uint32_t : 7;
  } bitfields;
  uint32_t u32All;
};

union COMPUTE_TMPRING_SIZE_GFX11 {
  struct {
    uint32_t WAVES : 12;
    uint32_t WAVESIZE : 15;
    uint32_t : 5;
  } bitfields;
  uint32_t u32All;
};

union COMPUTE_TMPRING_SIZE_GFX12 {
  struct {
    uint32_t WAVES : 12;
    uint32_t WAVESIZE : 18;
    uint32_t : 2;
  } bitfields;
  uint32_t u32All;
};

union SQ_BUF_RSRC_WORD0 {
  struct {
    uint32_t BASE_ADDRESS : 32;
  } bitfields;
  uint32_t u32All;
};

union SQ_BUF_RSRC_WORD1 {
  struct {
    uint32_t BASE_ADDRESS_HI : 16;
    uint32_t STRIDE : 14;
    uint32_t CACHE_SWIZZLE : 1;
    uint32_t SWIZZLE_ENABLE : 1;
  } bitfields;
  uint32_t u32All;
};

union SQ_BUF_RSRC_WORD1_GFX11 {
  struct {
    uint32_t BASE_ADDRESS_HI : 16;
    uint32_t STRIDE : 14;
    uint32_t SWIZZLE_ENABLE : 2;
  } bitfields;
  uint32_t u32All;
};

union SQ_BUF_RSRC_WORD2 {
  struct {
    uint32_t NUM_RECORDS : 32;
  } bitfields;
  uint32_t u32All;
};

union SQ_BUF_RSRC_WORD3 {
  struct {
    uint32_t DST_SEL_X : 3;
    uint32_t DST_SEL_Y : 3;
    uint32_t DST_SEL_Z : 3;
    uint32_t DST_SEL_W : 3;
    uint32_t NUM_FORMAT : 3;
    uint32_t DATA_FORMAT : 4;
    uint32_t USER_VM_ENABLE : 1;
    uint32_t USER_VM_MODE : 1;
    uint32_t INDEX_STRIDE : 2;
    uint32_t ADD_TID_ENABLE : 1;
    uint32_t : 3;
    uint32_t NV : 1;
    uint32_t : 2;
    uint32_t TYPE : 2;
  } bitfields;
  uint32_t u32All;
};

union SQ_BUF_RSRC_WORD3_GFX11 {
  struct {
    uint32_t DST_SEL_X : 3;
    uint32_t DST_SEL_Y : 3;
    uint32_t DST_SEL_Z : 3;
    uint32_t DST_SEL_W : 3;
    uint32_t FORMAT : 6;
    uint32_t : 3;
    uint32_t INDEX_STRIDE : 2;
    uint32_t ADD_TID_ENABLE : 1;
    uint32_t : 4;
    uint32_t OOB_SELECT : 2;
    uint32_t TYPE : 2;
  } bitfields;
  uint32_t u32All;
};

union SQ_BUF_RSRC_WORD3_GFX12 {
  struct {
    uint32_t DST_SEL_X : 3;
    uint32_t DST_SEL_Y : 3;
    uint32_t DST_SEL_Z : 3;
    uint32_t DST_SEL_W : 3;
    uint32_t FORMAT : 6;
    uint32_t : 3;
    uint32_t INDEX_STRIDE : 2;
    uint32_t ADD_TID_ENABLE : 1;
    uint32_t WRITE_COMPRESS_ENABLE : 1;
    uint32_t COMPRESSION_EN : 1;
    uint32_t COMPRESSION_ACCESS_MODE : 2;
    uint32_t OOB_SELECT : 2;
    uint32_t TYPE : 2;
  } bitfields;
  uint32_t u32All;
};
