/* Part of gpuverify, under the Apache License 2.0 with LLVM Exceptions; see LICENSE. Declarations only, written from the names of the public
 * API: enough to compile a program for verification where there is no toolkit, and nothing to run it with. */
#ifndef GPUVERIFY_COOPERATIVE_GROUPS_H
#define GPUVERIFY_COOPERATIVE_GROUPS_H

#include "cuda_runtime.h"

#if defined(__CUDA__)
namespace cooperative_groups {
struct thread_group {
  __device__ void sync() const { __syncthreads(); }
  __device__ unsigned size() const { return blockDim.x * blockDim.y * blockDim.z; }
  __device__ unsigned thread_rank() const { return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z); }
};
struct thread_block : thread_group {
  __device__ dim3 group_index() const { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
  __device__ dim3 thread_index() const { return dim3(threadIdx.x, threadIdx.y, threadIdx.z); }
};
struct grid_group {
  __device__ void sync() const { __syncthreads(); }
  __device__ unsigned long long size() const {
    return (unsigned long long)blockDim.x * gridDim.x * blockDim.y * gridDim.y * blockDim.z * gridDim.z;
  }
  __device__ unsigned long long thread_rank() const { return (unsigned long long)blockIdx.x * blockDim.x + threadIdx.x; }
  __device__ bool is_valid() const { return true; }
};
template <unsigned N, class Parent = void> struct thread_block_tile {
  __device__ void sync() const { __syncwarp(); }
  __device__ unsigned size() const { return N; }
  __device__ unsigned thread_rank() const { return threadIdx.x % N; }
  template <class T> __device__ T shfl(T value, int from) const { return __shfl_sync(~0u, value, from, N); }
  template <class T> __device__ T shfl_down(T value, unsigned by) const { return __shfl_down_sync(~0u, value, by, N); }
  template <class T> __device__ T shfl_up(T value, unsigned by) const { return __shfl_up_sync(~0u, value, by, N); }
  template <class T> __device__ T shfl_xor(T value, unsigned mask) const { return __shfl_xor_sync(~0u, value, mask, N); }
};
static inline __device__ thread_block this_thread_block() { return thread_block(); }
static inline __device__ grid_group this_grid() { return grid_group(); }
template <unsigned N> static inline __device__ thread_block_tile<N> tiled_partition(const thread_group &) {
  return thread_block_tile<N>();
}
template <class Group> static inline __device__ void sync(const Group &group) { group.sync(); }
} // namespace cooperative_groups
#endif

#endif
