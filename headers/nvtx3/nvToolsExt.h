/* Part of gpuverify, under the Apache License 2.0 with LLVM Exceptions; see LICENSE. Where newer toolkits have that header. */
#include "../nvToolsExt.h"
