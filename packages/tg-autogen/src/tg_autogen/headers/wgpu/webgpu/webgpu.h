/* wgpu.h looks for webgpu.h here; the wheel has it one folder up. */
#include "webgpu.h"
