/* From the Linux kernel's amdgpu_irq.h (MIT), cut down to the sizes of interrupt tables. */
#pragma once
#define AMDGPU_MAX_IRQ_SRC_ID 0x100
#define AMDGPU_MAX_IRQ_CLIENT_ID 0x100
