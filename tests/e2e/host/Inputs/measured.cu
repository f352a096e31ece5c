// levels: 0. Measurements, whose times are sorted; kernels that get the offset of their part; rings of structures on streams that the default one orders.
// How the marks are read: tests/e2e/evidence/host_mutants.py.
#include "cuda.h"
#include <algorithm>
#include <functional>
#include <vector>

enum { N = 1 << 20, BYTES = N * 4, PART = 1 << 16 };

__global__ void copy(float *to, const float *from, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) to[i] = from[i];
}
__global__ void shift(float *data, int offset) {
  int i = offset + threadIdx.x + blockIdx.x * blockDim.x;
  data[i] = data[i] + 1;
}
__global__ void total(const float *data, int n, float *sum) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) __nvvm_atom_add_gen_f(sum, data[i]);
}

template <class F> static float middle(F &&run, int warmups, int rounds, cudaStream_t stream) {
  cudaEvent_t begin, end;
  CHECK(cudaEventCreate(&begin));
  CHECK(cudaEventCreate(&end));
  for (int i = 0; i < warmups; i++) run();
  std::vector<float> times;
  for (int i = 0; i < rounds; i++) {
    CHECK(cudaEventRecord(begin, stream));
    run();
    CHECK(cudaEventRecord(end, stream));
    CHECK(cudaEventSynchronize(end));
    float time = 0;
    CHECK(cudaEventElapsedTime(&time, begin, end));
    times.push_back(time);
  }
  CHECK(cudaEventDestroy(begin));
  CHECK(cudaEventDestroy(end));
  std::sort(times.begin(), times.end());
  return times.empty() ? 0 : times[times.size() / 2];
}

void timed(int rounds) {
  float *a, *b, *host;
  cudaStream_t stream;
  CHECK(cudaMalloc(&a, BYTES));
  CHECK(cudaMalloc(&b, BYTES));
  CHECK(cudaMallocHost(&host, BYTES));
  CHECK(cudaStreamCreate(&stream));
  printf("%f\n", middle([&] { copy<<<N / 256, 256, 0, stream>>>(b, a, N); }, 3, rounds, stream));
  printf("%f\n", middle([&] { CHECK(cudaMemcpyAsync(host, b, BYTES, cudaMemcpyDeviceToHost, stream)); }, 3, rounds, stream));
  CHECK(cudaStreamSynchronize(stream)); // drop: host-race@timed
  printf("%f\n", host[0]); // label: timed
  CHECK(cudaFree(a));
  CHECK(cudaFree(b)); // swap: b>a double-free
  CHECK(cudaFreeHost(host));
  CHECK(cudaStreamDestroy(stream));
}

void sorted_in_flight() {
  float *device, *host;
  cudaStream_t stream;
  CHECK(cudaMalloc(&device, BYTES));
  CHECK(cudaMallocHost(&host, BYTES));
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaMemcpyAsync(host, device, BYTES, cudaMemcpyDeviceToHost, stream));
  CHECK(cudaStreamSynchronize(stream)); // drop: host-race@sorted
  std::sort(host, host + N, std::greater<float>()); // label: sorted
  CHECK(cudaMemcpyAsync(device, host, BYTES, cudaMemcpyHostToDevice, stream));
  CHECK(cudaStreamSynchronize(stream)); // drop: host-race@again
  std::nth_element(host, host + N / 2, host + N); // label: again
  CHECK(cudaFree(device));
  CHECK(cudaFreeHost(host));
  CHECK(cudaStreamDestroy(stream));
}

void offsets(int count) {
  if (count < 1) return;
  float *device, *host;
  cudaStream_t *streams = new cudaStream_t[count];
  CHECK(cudaMalloc(&device, (size_t)count * PART * 4));
  CHECK(cudaMallocHost(&host, (size_t)count * PART * 4));
  for (int i = 0; i < count; i++) CHECK(cudaStreamCreate(&streams[i]));
  for (int i = 0; i < count; i++) {
    int offset = i * PART;
    CHECK(cudaMemcpyAsync(device + offset, host + offset, PART * 4, cudaMemcpyHostToDevice, streams[i])); // swap: i>0 any
    shift<<<PART / 256, 256, 0, streams[i]>>>(device, offset);
    CHECK(cudaMemcpyAsync(host + offset, device + offset, PART * 4, cudaMemcpyDeviceToHost, streams[i])); // swap: i>0 any
  }
  for (int i = 0; i < count; i++) CHECK(cudaStreamSynchronize(streams[i])); // drop: free-in-flight
  for (int i = 0; i < count; i++) CHECK(cudaStreamDestroy(streams[i]));
  delete[] streams;
  CHECK(cudaFree(device));
  CHECK(cudaFreeHost(host));
}

struct Slot {
  float *host, *device;
  cudaStream_t stream;
  cudaEvent_t copied;
};
void ring(int rounds) {
  Slot slots[3];
  float *sum, result;
  CHECK(cudaMalloc(&sum, 4));
  CHECK(cudaMemset(sum, 0, 4));
  for (int i = 0; i < 3; i++) {
    CHECK(cudaMallocHost(&slots[i].host, PART * 4));
    CHECK(cudaMalloc(&slots[i].device, PART * 4));
    CHECK(cudaStreamCreate(&slots[i].stream));
    CHECK(cudaEventCreate(&slots[i].copied));
  }
  for (int round = 0; round < rounds; round++) {
    Slot *slot = &slots[round % 3];
    CHECK(cudaEventSynchronize(slot->copied)); // drop: host-race@ring
    slot->host[0] = round; // label: ring
    CHECK(cudaMemcpyAsync(slot->device, slot->host, PART * 4, cudaMemcpyHostToDevice, slot->stream));
    CHECK(cudaEventRecord(slot->copied, slot->stream)); // drop: host-race@ring
    total<<<PART / 256, 256, 0, slot->stream>>>(slot->device, PART, sum);
  }
  CHECK(cudaMemcpy(&result, sum, 4, cudaMemcpyDeviceToHost));
  printf("%f\n", result);
  for (int i = 0; i < 3; i++) {
    CHECK(cudaFreeHost(slots[i].host));
    CHECK(cudaFree(slots[i].device));
    CHECK(cudaStreamDestroy(slots[i].stream));
    CHECK(cudaEventDestroy(slots[i].copied)); // drop: event-leak
  }
  CHECK(cudaFree(sum));
}

// The default stream does not wait for these.
void ring_apart(int rounds) { // never: proved
  Slot slots[3];
  float *sum;
  CHECK(cudaMalloc(&sum, 4));
  CHECK(cudaMemset(sum, 0, 4));
  for (int i = 0; i < 3; i++) {
    CHECK(cudaMalloc(&slots[i].device, PART * 4));
    CHECK(cudaStreamCreateWithFlags(&slots[i].stream, cudaStreamNonBlocking));
  }
  for (int round = 0; round < rounds; round++) {
    Slot *slot = &slots[round % 3];
    total<<<PART / 256, 256, 0, slot->stream>>>(slot->device, PART, sum);
  }
  CHECK(cudaDeviceSynchronize());
  for (int i = 0; i < 3; i++) {
    CHECK(cudaFree(slots[i].device));
    CHECK(cudaStreamDestroy(slots[i].stream));
  }
  CHECK(cudaFree(sum));
}

// Which of the two it is follows from how far the loop has come.
void by_quotients() {
  float *in, *out, *from[2], *to[2];
  cudaStream_t streams[2];
  CHECK(cudaMallocHost(&in, BYTES));
  CHECK(cudaMallocHost(&out, BYTES));
  for (int k = 0; k < 2; k++) {
    CHECK(cudaStreamCreate(&streams[k]));
    CHECK(cudaMalloc(&from[k], PART * 4));
    CHECK(cudaMalloc(&to[k], PART * 4));
  }
  for (int i = 0; i < N; i += PART) {
    int k = (i / PART) % 2;
    CHECK(cudaMemcpyAsync(from[k], in + i, PART * 4, cudaMemcpyHostToDevice, streams[k])); // swap: k>0 none
    copy<<<PART / 256, 256, 0, streams[k]>>>(to[k], from[k], PART);
    CHECK(cudaMemcpyAsync(out + i, to[k], PART * 4, cudaMemcpyDeviceToHost, streams[k])); // swap: k>0 none
  }
  CHECK(cudaStreamSynchronize(streams[0])); // drop: host-race@quotients
  CHECK(cudaStreamSynchronize(streams[1])); // drop: host-race@quotients
  float sum = 0;
  for (int i = 0; i < N; i++) sum += out[i]; // label: quotients
  printf("%f\n", sum);
  for (int k = 0; k < 2; k++) {
    CHECK(cudaFree(from[k]));
    CHECK(cudaFree(to[k]));
    CHECK(cudaStreamDestroy(streams[k])); // drop: stream-leak
  }
  CHECK(cudaFreeHost(in));
  CHECK(cudaFreeHost(out));
}

// Each is for two parts in turn.
void by_other_quotients() { // never: proved
  float *in, *from[2];
  cudaStream_t streams[2];
  CHECK(cudaMallocHost(&in, BYTES));
  for (int k = 0; k < 2; k++) {
    CHECK(cudaStreamCreate(&streams[k]));
    CHECK(cudaMalloc(&from[k], PART * 4));
  }
  for (int i = 0; i < N; i += PART) {
    int k = (i / PART) % 2, l = (i / PART / 2) % 2;
    CHECK(cudaMemcpyAsync(from[k], in + i, PART * 4, cudaMemcpyHostToDevice, streams[l]));
    copy<<<PART / 256, 256, 0, streams[k]>>>(from[k], from[k], PART);
  }
  CHECK(cudaDeviceSynchronize());
  for (int k = 0; k < 2; k++) {
    CHECK(cudaFree(from[k]));
    CHECK(cudaStreamDestroy(streams[k]));
  }
  CHECK(cudaFreeHost(in));
}
