// Buffers in turn, in loops: each program of this file is decided with its loops as they are. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include "cuda.h"

enum { N = 1 << 20, BYTES = N * 4 };

__global__ void scale(float *data, int n, float by) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] *= by;
}

// Two buffers in turn, an event for each.
void ping_pong(int rounds) {
  float *host[2], *device[2];
  cudaStream_t stream;
  cudaEvent_t done[2];
  CHECK(cudaStreamCreate(&stream));
  for (int i = 0; i < 2; i++) {
    CHECK(cudaMallocHost(&host[i], BYTES));
    CHECK(cudaMalloc(&device[i], BYTES));
    CHECK(cudaEventCreate(&done[i]));
  }
  for (int r = 0; r < rounds; r++) {
    int i = r % 2;
    CHECK(cudaEventSynchronize(done[i])); // drop: host-race@ping_pong
    for (int k = 0; k < N; k++) host[i][k] = r + k; // label: ping_pong
    CHECK(cudaMemcpyAsync(device[i], host[i], BYTES, cudaMemcpyHostToDevice, stream));
    CHECK(cudaEventRecord(done[i], stream)); // drop: host-race@ping_pong
    scale<<<N / 256, 256, 0, stream>>>(device[i], N, 2);
  }
  CHECK(cudaStreamSynchronize(stream)); // drop: none
  for (int i = 0; i < 2; i++) {
    CHECK(cudaFreeHost(host[i]));
    CHECK(cudaFree(device[i]));
    CHECK(cudaEventDestroy(done[i])); // drop: event-leak
  }
  CHECK(cudaStreamDestroy(stream)); // drop: stream-leak
}

// As many stages as a number says, each with a stream that the null stream waits for, and an event.
struct Stage {
  cudaStream_t stream;
  cudaEvent_t done;
  float *host, *device;
};
static Stage *make_stages(int n) {
  Stage *s = new Stage[n]();
  for (int i = 0; i < n; i++) {
    CHECK(cudaStreamCreate(&s[i].stream));
    CHECK(cudaEventCreate(&s[i].done));
    CHECK(cudaMallocHost(&s[i].host, BYTES));
    CHECK(cudaMalloc(&s[i].device, BYTES));
  }
  return s;
}
static void end_stages(Stage *s, int n) {
  for (int i = 0; i < n; i++) {
    CHECK(cudaStreamDestroy(s[i].stream));
    CHECK(cudaEventDestroy(s[i].done));
    CHECK(cudaFreeHost(s[i].host));
    CHECK(cudaFree(s[i].device));
  }
  delete[] s;
}
float stages(int n) {
  float sum = 0;
  Stage *s = make_stages(n);
  for (int i = 0; i < n; i++) {
    CHECK(cudaMemcpyAsync(s[i].host, s[i].device, BYTES, cudaMemcpyDeviceToHost, s[i].stream));
    CHECK(cudaEventRecord(s[i].done, s[i].stream)); // drop: host-race@stage
  }
  for (int i = 0; i < n; i++) {
    CHECK(cudaEventSynchronize(s[i].done)); // drop: host-race@stage
    sum += s[i].host[0]; // label: stage
  }
  end_stages(s, n);
  return sum;
}
float stages_asked(int n) {
  float sum = 0;
  Stage *s = make_stages(n);
  for (int i = 0; i < n; i++) {
    CHECK(cudaMemcpyAsync(s[i].host, s[i].device, BYTES, cudaMemcpyDeviceToHost, s[i].stream));
    CHECK(cudaEventRecord(s[i].done, s[i].stream));
  }
  for (int i = 0; i < n; i++) {
    while (cudaEventQuery(s[i].done) != cudaSuccess) continue; // drop: host-race@asked
    sum += s[i].host[0]; // label: asked
  }
  end_stages(s, n);
  return sum;
}
/* Rounds that a compiler writes out, around loops that it does not. */
float stages_in_rounds(int n) {
  float sum = 0;
  Stage *s = make_stages(n);
  for (int round = 0; round < 10; round++) {
    for (int i = 0; i < n; i++) {
      CHECK(cudaMemcpyAsync(s[i].device, s[i].host, BYTES, cudaMemcpyHostToDevice, s[i].stream));
      scale<<<N / 256, 256, 0, s[i].stream>>>(s[i].device, N, 2);
      CHECK(cudaMemcpyAsync(s[i].host, s[i].device, BYTES, cudaMemcpyDeviceToHost, s[i].stream));
      CHECK(cudaEventRecord(s[i].done, s[i].stream));
    }
    for (int i = 0; i < n; i++) {
      CHECK(cudaEventSynchronize(s[i].done)); // drop: host-race@in_rounds
      sum += s[i].host[0]; // label: in_rounds
    }
  }
  end_stages(s, n);
  return sum;
}
float stages_recorded_again(int n) {
  float sum = 0;
  cudaStream_t other;
  Stage *s = make_stages(n);
  CHECK(cudaStreamCreateWithFlags(&other, cudaStreamNonBlocking));
  for (int i = 0; i < n; i++) {
    CHECK(cudaMemcpyAsync(s[i].host, s[i].device, BYTES, cudaMemcpyDeviceToHost, s[i].stream));
    CHECK(cudaEventRecord(s[i].done, s[i].stream));
  }
  for (int i = 0; i < n; i++) CHECK(cudaEventRecord(s[i].done, other));
  for (int i = 0; i < n; i++) {
    CHECK(cudaEventSynchronize(s[i].done));
    sum += s[i].host[0]; // expect: host-race
  }
  CHECK(cudaStreamDestroy(other));
  end_stages(s, n);
  return sum;
}
float stages_on_the_null_stream(int n) { // never: proved
  float sum = 0;
  Stage *s = make_stages(n);
  for (int i = 0; i < n; i++) {
    cudaStream_t stream = i % 2 ? s[i].stream : 0;
    CHECK(cudaMemcpyAsync(s[i].host, s[i].device, BYTES, cudaMemcpyDeviceToHost, stream));
    CHECK(cudaEventRecord(s[i ? i - 1 : 0].done, stream));
  }
  for (int i = 0; i < n; i++) {
    CHECK(cudaEventSynchronize(s[i].done));
    sum += s[i].host[0];
  }
  end_stages(s, n);
  return sum;
}
float stages_from_the_end(int n) { // never: proved
  float sum = 0;
  Stage *s = make_stages(n);
  for (int i = 0; i < n; i++) {
    CHECK(cudaMemcpyAsync(s[i].host, s[i].device, BYTES, cudaMemcpyDeviceToHost, s[i].stream));
    CHECK(cudaEventRecord(s[i].done, s[i].stream));
  }
  for (int i = 0; i < n; i++) {
    CHECK(cudaEventSynchronize(s[n - 1 - i].done));
    sum += s[i].host[0];
  }
  end_stages(s, n);
  return sum;
}
