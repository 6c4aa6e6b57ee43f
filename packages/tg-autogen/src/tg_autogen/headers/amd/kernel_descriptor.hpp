// The AMDHSA kernel descriptor as LLVM declares it, under the name C code uses.
#pragma once
#include <llvm/Support/AMDHSAKernelDescriptor.h>
typedef llvm::amdhsa::kernel_descriptor_t llvm_amdhsa_kernel_descriptor_t;
