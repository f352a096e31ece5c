/* Part of gpuverify, under the Apache License 2.0 with LLVM Exceptions; see LICENSE. Written from the names of the helpers that samples of
 * CUDA include: enough to compile a program for verification where these are not there, and nothing to run it with. */
#ifndef GPUVERIFY_HELPER_CUDA_H
#define GPUVERIFY_HELPER_CUDA_H

#include <cuda_runtime.h>
#include <stdint.h>

#include "helper_string.h"

#ifndef MAX
#define MAX(a, b) (a > b ? a : b)
#endif

inline const char *_cudaGetErrorEnum(cudaError_t error) { return cudaGetErrorName(error); }

template <class T> void check(T result, char const *const function, const char *const file, int const line) {
  if (result) {
    fprintf(stderr, "%s:%d: %s: error %u\n", file, line, function, (unsigned)result);
    exit(EXIT_FAILURE);
  }
}
#define checkCudaErrors(call) check((call), #call, __FILE__, __LINE__)

inline void __getLastCudaError(const char *message, const char *file, const int line) {
  cudaError_t error = cudaGetLastError();
  if (error != cudaSuccess) {
    fprintf(stderr, "%s:%d: %s: %s\n", file, line, message, cudaGetErrorString(error));
    exit(EXIT_FAILURE);
  }
}
#define getLastCudaError(message) __getLastCudaError(message, __FILE__, __LINE__)

inline void __printLastCudaError(const char *message, const char *file, const int line) {
  cudaError_t error = cudaGetLastError();
  if (error != cudaSuccess)
    fprintf(stderr, "%s:%d: %s: %s\n", file, line, message, cudaGetErrorString(error));
}
#define printLastCudaError(message) __printLastCudaError(message, __FILE__, __LINE__)

inline int ftoi(float value) { return (int)(value >= 0 ? value + 0.5 : value - 0.5); }
inline int _ConvertSMVer2Cores(int major, int) { return major < 6 ? 192 : 128; }
inline const char *_ConvertSMVer2ArchName(int major, int) { return major < 8 ? "old" : "new"; }

inline int gpuDeviceInit(int device) {
  int devices;
  checkCudaErrors(cudaGetDeviceCount(&devices));
  if (devices == 0) {
    fprintf(stderr, "no devices\n");
    exit(EXIT_FAILURE);
  }
  if (device < 0)
    device = 0;
  if (device > devices - 1) {
    fprintf(stderr, "device %d is not one of %d\n", device, devices);
    return -device;
  }
  int mode = -1;
  checkCudaErrors(cudaDeviceGetAttribute(&mode, cudaDevAttrComputeMode, device));
  if (mode == cudaComputeModeProhibited)
    return -1;
  checkCudaErrors(cudaSetDevice(device));
  return device;
}

inline int gpuGetMaxGflopsDeviceId() {
  int devices = 0, best = 0, most = 0;
  checkCudaErrors(cudaGetDeviceCount(&devices));
  for (int device = 0; device < devices; device++) {
    int mode = -1, processors = 0;
    checkCudaErrors(cudaDeviceGetAttribute(&mode, cudaDevAttrComputeMode, device));
    if (mode == cudaComputeModeProhibited)
      continue;
    checkCudaErrors(cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device));
    if (processors > most) {
      most = processors;
      best = device;
    }
  }
  return best;
}

inline int findCudaDevice(int argc, const char **argv) {
  int device = 0;
  if (checkCmdLineFlag(argc, argv, "device")) {
    device = getCmdLineArgumentInt(argc, argv, "device=");
    if (device < 0) {
      printf("not a device\n");
      exit(EXIT_FAILURE);
    } else {
      device = gpuDeviceInit(device);
      if (device < 0)
        exit(EXIT_FAILURE);
    }
  } else {
    device = gpuGetMaxGflopsDeviceId();
    checkCudaErrors(cudaSetDevice(device));
  }
  return device;
}

inline bool checkCudaCapabilities(int atLeast, int minorAtLeast) {
  int device, major = 0, minor = 0;
  checkCudaErrors(cudaGetDevice(&device));
  checkCudaErrors(cudaDeviceGetAttribute(&major, cudaDevAttrComputeCapabilityMajor, device));
  checkCudaErrors(cudaDeviceGetAttribute(&minor, cudaDevAttrComputeCapabilityMinor, device));
  return major > atLeast || (major == atLeast && minor >= minorAtLeast);
}

#endif
