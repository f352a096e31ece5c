/* Part of gpuverify, under the Apache License 2.0 with LLVM Exceptions; see LICENSE. Written from the names of the helpers that samples of
 * CUDA include: enough to compile a program for verification where these are not there, and nothing to run it with. */
#ifndef GPUVERIFY_HELPER_FUNCTIONS_H
#define GPUVERIFY_HELPER_FUNCTIONS_H

#include <assert.h>
#include <math.h>
#include <stdint.h>

#include <algorithm>
#include <iostream>
#include <vector>

#include "helper_string.h"
#include "helper_timer.h"

template <class T> inline bool gpuverifyCompare(const T *reference, const T *data, unsigned int length, float epsilon) {
  for (unsigned int i = 0; i < length; i++)
    if (fabs((double)reference[i] - (double)data[i]) > epsilon)
      return false;
  return true;
}
inline bool compareData(const float *reference, const float *data, unsigned int length, float epsilon, float) {
  return gpuverifyCompare(reference, data, length, epsilon);
}
inline bool sdkCompareL2fe(const float *reference, const float *data, unsigned int length, float epsilon) {
  float error = 0, norm = 0;
  for (unsigned int i = 0; i < length; i++) {
    float difference = reference[i] - data[i];
    error += difference * difference;
    norm += reference[i] * reference[i];
  }
  return norm != 0 && sqrtf(error) / sqrtf(norm) < epsilon;
}

#endif
