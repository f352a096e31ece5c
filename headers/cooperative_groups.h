/* Part of gpuverify, under the Apache License 2.0 with LLVM Exceptions; see LICENSE. Declarations only, written from the names of the public
 * API: enough to compile a program for verification where there is no toolkit, and nothing to run it with. */
#ifndef GPUVERIFY_COOPERATIVE_GROUPS_H
#define GPUVERIFY_COOPERATIVE_GROUPS_H

#include "cuda_runtime.h"

#if defined(__CUDA__)
namespace cooperative_groups {
struct thread_group {
  unsigned count;
  __device__ thread_group(unsigned threads) : count(threads) {}
  __device__ void sync() const { __syncthreads(); }
  __device__ unsigned size() const { return count; }
  __device__ unsigned num_threads() const { return count; }
  __device__ unsigned thread_rank() const {
    return (threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z)) % count;
  }
};
struct thread_block : thread_group {
  __device__ thread_block() : thread_group(blockDim.x * blockDim.y * blockDim.z) {}
  static __device__ void sync() { __syncthreads(); }
  static __device__ unsigned size() { return blockDim.x * blockDim.y * blockDim.z; }
  static __device__ unsigned num_threads() { return size(); }
  static __device__ unsigned thread_rank() {
    return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
  }
  static __device__ dim3 group_index() { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
  static __device__ dim3 thread_index() { return dim3(threadIdx.x, threadIdx.y, threadIdx.z); }
  static __device__ dim3 group_dim() { return dim3(blockDim.x, blockDim.y, blockDim.z); }
  static __device__ dim3 dim_threads() { return group_dim(); }
};
struct grid_group {
  __device__ void sync() const { __syncthreads(); }
  __device__ unsigned long long size() const {
    return (unsigned long long)blockDim.x * gridDim.x * blockDim.y * gridDim.y * blockDim.z * gridDim.z;
  }
  __device__ unsigned long long num_threads() const { return size(); }
  __device__ unsigned long long num_blocks() const { return (unsigned long long)gridDim.x * gridDim.y * gridDim.z; }
  __device__ unsigned long long block_rank() const {
    return blockIdx.x + (unsigned long long)gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z);
  }
  __device__ unsigned long long thread_rank() const {
    return block_rank() * thread_block::size() + thread_block::thread_rank();
  }
  __device__ dim3 group_dim() const { return dim3(gridDim.x, gridDim.y, gridDim.z); }
  __device__ bool is_valid() const { return true; }
};
template <unsigned N, class Parent = void> struct thread_block_tile {
  thread_block_tile() = default;
  template <class Other> __device__ thread_block_tile(const thread_block_tile<N, Other> &) {}
  __device__ void sync() const { __syncwarp(); }
  __device__ unsigned size() const { return N; }
  __device__ unsigned num_threads() const { return N; }
  __device__ unsigned thread_rank() const { return thread_block::thread_rank() % N; }
  __device__ unsigned meta_group_rank() const { return thread_block::thread_rank() / N; }
  __device__ unsigned meta_group_size() const { return thread_block::size() / N; }
  template <class T> __device__ T shfl(T value, int from) const { return __shfl_sync(~0u, value, from, N); }
  template <class T> __device__ T shfl_down(T value, unsigned by) const { return __shfl_down_sync(~0u, value, by, N); }
  template <class T> __device__ T shfl_up(T value, unsigned by) const { return __shfl_up_sync(~0u, value, by, N); }
  template <class T> __device__ T shfl_xor(T value, unsigned mask) const { return __shfl_xor_sync(~0u, value, mask, N); }
  __device__ int any(int value) const { return __any_sync(~0u, value); }
  __device__ int all(int value) const { return __all_sync(~0u, value); }
  __device__ unsigned ballot(int value) const { return __ballot_sync(~0u, value); }
};
struct coalesced_group : thread_group {
  __device__ coalesced_group() : thread_group(32) {}
  __device__ void sync() const { __syncwarp(); }
  template <class T> __device__ T shfl(T value, int from) const { return __shfl_sync(~0u, value, from); }
  template <class T> __device__ T shfl_down(T value, unsigned by) const { return __shfl_down_sync(~0u, value, by); }
  template <class T> __device__ T shfl_up(T value, unsigned by) const { return __shfl_up_sync(~0u, value, by); }
};
static inline __device__ thread_block this_thread_block() { return thread_block(); }
static inline __device__ grid_group this_grid() { return grid_group(); }
static inline __device__ coalesced_group coalesced_threads() { return coalesced_group(); }
template <unsigned N, class Parent> static inline __device__ thread_block_tile<N, Parent> tiled_partition(const Parent &) {
  return thread_block_tile<N, Parent>();
}
static inline __device__ thread_group tiled_partition(const thread_group &, unsigned threads) { return thread_group(threads); }
template <class Group> static inline __device__ void sync(const Group &group) { group.sync(); }
template <class T> struct plus {
  __device__ T operator()(T a, T b) const { return a + b; }
};
template <class T> struct less {
  __device__ T operator()(T a, T b) const { return b < a ? b : a; }
};
template <class T> struct greater {
  __device__ T operator()(T a, T b) const { return a < b ? b : a; }
};
template <class Group, class T, class Operator> static inline __device__ T reduce(const Group &group, T value, Operator with) {
  for (unsigned by = group.size() / 2; by > 0; by /= 2)
    value = with(value, group.shfl_xor(value, by));
  return value;
}
} // namespace cooperative_groups
#endif

#endif
