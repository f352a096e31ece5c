/* Part of gpuverify, under the Apache License 2.0 with LLVM Exceptions; see LICENSE. Here for programs that include it by this name. */
#include "../cooperative_groups.h"
