/* Part of gpuverify, under the Apache License 2.0 with LLVM Exceptions; see LICENSE. Declarations only, written from the names of the public
 * API: enough to compile a program for verification where there is no toolkit, and nothing to run it with. */
#ifndef GPUVERIFY_CUCOMPLEX_H
#define GPUVERIFY_CUCOMPLEX_H

#include "cuda_runtime_api.h"

typedef float2 cuFloatComplex, cuComplex;
typedef double2 cuDoubleComplex;

#endif
