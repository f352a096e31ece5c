// Faulty programs beside correct ones, in CUDA C++: what runs where, and every way to wait for it. Streams that are not said to be
// non-blocking are ordered with the legacy default stream.
#include "runtime.h"

enum { N = 1024, SIZE = N * sizeof(float) };

__global__ void fill(float *to, float value) {
  for (int i = 0; i < N; i++) to[i] = value;
}
__global__ void add(float *to, const float *from, int n) {
  for (int i = 0; i < n; i++) to[i] += from[i];
}

// ---- the host and a stream ----

float host_does_not_wait(float *host, float *device, cudaStream_t stream) {
  fill<<<1, 256, 0, stream>>>(device, 1);
  cudaMemcpyAsync(host, device, SIZE, cudaMemcpyDeviceToHost, stream);
  float first = host[0]; // expect: host-race
  cudaStreamSynchronize(stream);
  return first;
}

float host_waits_for_the_stream(float *host, float *device, cudaStream_t stream) {
  fill<<<1, 256, 0, stream>>>(device, 1);
  cudaMemcpyAsync(host, device, SIZE, cudaMemcpyDeviceToHost, stream);
  cudaStreamSynchronize(stream);
  return host[0];
}

float host_waits_for_another_stream(float *host, float *device, cudaStream_t stream, cudaStream_t other) {
  cudaMemcpyAsync(host, device, SIZE, cudaMemcpyDeviceToHost, stream);
  cudaStreamSynchronize(other);
  float first = host[0]; // expect: host-race
  cudaStreamSynchronize(stream);
  return first;
}

float host_waits_for_the_device(float *host, float *device, cudaStream_t stream) {
  cudaMemcpyAsync(host, device, SIZE, cudaMemcpyDeviceToHost, stream);
  cudaDeviceSynchronize();
  return host[0];
}

float host_waits_for_an_event(float *host, float *device, cudaStream_t stream) {
  cudaEvent_t done;
  cudaEventCreate(&done);
  cudaMemcpyAsync(host, device, SIZE, cudaMemcpyDeviceToHost, stream);
  cudaEventRecord(done, stream);
  cudaEventSynchronize(done);
  float first = host[0];
  cudaEventDestroy(done);
  return first;
}

float host_waits_for_an_event_recorded_too_early(float *host, float *device, cudaStream_t stream) {
  cudaEvent_t done;
  cudaEventCreate(&done);
  cudaEventRecord(done, stream);
  cudaMemcpyAsync(host, device, SIZE, cudaMemcpyDeviceToHost, stream);
  cudaEventSynchronize(done);
  float first = host[0]; // expect: host-race
  cudaEventDestroy(done);
  cudaStreamSynchronize(stream);
  return first;
}

float host_asks_until_the_stream_is_idle(float *host, float *device, cudaStream_t stream) {
  cudaMemcpyAsync(host, device, SIZE, cudaMemcpyDeviceToHost, stream);
  while (cudaStreamQuery(stream) == cudaErrorNotReady) {
  }
  return host[0];
}

float host_asks_once(float *host, float *device, cudaStream_t stream) {
  cudaMemcpyAsync(host, device, SIZE, cudaMemcpyDeviceToHost, stream);
  cudaStreamQuery(stream);
  float first = host[0]; // expect: host-race
  cudaStreamSynchronize(stream);
  return first;
}

float host_asks_until_the_event_is_over(float *host, float *device, cudaStream_t stream) {
  cudaEvent_t done;
  cudaEventCreate(&done);
  cudaMemcpyAsync(host, device, SIZE, cudaMemcpyDeviceToHost, stream);
  cudaEventRecord(done, stream);
  while (cudaEventQuery(done) != cudaSuccess) {
  }
  float first = host[0];
  cudaEventDestroy(done);
  return first;
}

float host_asks_a_few_times(float *host, float *device, cudaStream_t stream, int times) {
  cudaMemcpyAsync(host, device, SIZE, cudaMemcpyDeviceToHost, stream);
  for (int i = 0; i < times && cudaStreamQuery(stream) != cudaSuccess; i++) {
  }
  float first = host[0]; // expect: host-race
  cudaStreamSynchronize(stream);
  return first;
}

void host_writes_what_is_being_copied(float *host, float *device, cudaStream_t stream) {
  cudaMemcpyAsync(device, host, SIZE, cudaMemcpyHostToDevice, stream);
  host[0] = 1; // expect: host-race
  cudaStreamSynchronize(stream);
}

void host_writes_what_was_copied(float *host, float *device, cudaStream_t stream) {
  cudaMemcpyAsync(device, host, SIZE, cudaMemcpyHostToDevice, stream);
  cudaStreamSynchronize(stream);
  host[0] = 1;
}

// ---- streams ----

void streams_race(float *device, float *other) {
  cudaStream_t a, b;
  cudaStreamCreate(&a);
  cudaStreamCreate(&b);
  fill<<<1, 256, 0, a>>>(device, 1);
  add<<<1, 256, 0, b>>>(other, device, N); // expect-without-device: unknown-handle // expect-with-device: stream-race // expect-assuming: stream-race
  cudaStreamSynchronize(a);
  cudaStreamSynchronize(b);
  cudaStreamDestroy(a);
  cudaStreamDestroy(b);
}

void stream_waits_for_the_other(float *device, float *other) {
  cudaStream_t a, b;
  cudaEvent_t filled;
  cudaStreamCreate(&a);
  cudaStreamCreate(&b);
  cudaEventCreateWithFlags(&filled, cudaEventDisableTiming);
  fill<<<1, 256, 0, a>>>(device, 1);
  cudaEventRecord(filled, a);
  cudaStreamWaitEvent(b, filled, 0);
  add<<<1, 256, 0, b>>>(other, device, N);
  cudaStreamSynchronize(b);
  cudaEventDestroy(filled);
  cudaStreamDestroy(a);
  cudaStreamDestroy(b);
}

void stream_waits_before_the_record(float *device, float *other) {
  cudaStream_t a, b;
  cudaEvent_t filled;
  cudaStreamCreate(&a);
  cudaStreamCreate(&b);
  cudaEventCreate(&filled);
  fill<<<1, 256, 0, a>>>(device, 1);
  cudaStreamWaitEvent(b, filled, 0);
  cudaEventRecord(filled, a);
  add<<<1, 256, 0, b>>>(other, device, N); // expect-without-device: unknown-handle // expect-with-device: stream-race // expect-assuming: stream-race
  cudaDeviceSynchronize();
  cudaEventDestroy(filled);
  cudaStreamDestroy(a);
  cudaStreamDestroy(b);
}

void streams_use_two_buffers(float *device, float *other) {
  cudaStream_t a, b;
  cudaStreamCreate(&a);
  cudaStreamCreate(&b);
  fill<<<1, 256, 0, a>>>(device, 1);
  fill<<<1, 256, 0, b>>>(other, 2);
  cudaStreamSynchronize(a);
  cudaStreamSynchronize(b);
  cudaStreamDestroy(a);
  cudaStreamDestroy(b);
}

// ---- the default stream ----

void blocking_stream_beside_the_default_stream(float *device, float *other) {
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  fill<<<1, 256, 0, stream>>>(device, 1);
  add<<<1, 256>>>(other, device, N);
  fill<<<1, 256, 0, stream>>>(device, 2);
  cudaStreamSynchronize(stream);
  cudaStreamDestroy(stream);
}

void non_blocking_stream_beside_the_default_stream(float *device, float *other) {
  cudaStream_t stream;
  cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
  fill<<<1, 256, 0, stream>>>(device, 1);
  add<<<1, 256>>>(other, device, N); // expect-without-device: unknown-handle // expect-with-device: stream-race // expect-assuming: stream-race
  cudaDeviceSynchronize();
  cudaStreamDestroy(stream);
}

void non_blocking_stream_waited_for(float *device, float *other) {
  cudaStream_t stream;
  cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
  fill<<<1, 256, 0, stream>>>(device, 1);
  cudaStreamSynchronize(stream);
  add<<<1, 256>>>(other, device, N);
  cudaDeviceSynchronize();
  cudaStreamDestroy(stream);
}

// ---- copies that wait ----

float copy_that_the_host_waits_for(float *host, float *device) {
  fill<<<1, 256>>>(device, 1);
  cudaMemcpy(host, device, SIZE, cudaMemcpyDeviceToHost);
  return host[0];
}

float copy_behind_a_blocking_stream(float *host, float *device) {
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  fill<<<1, 256, 0, stream>>>(device, 1);
  cudaMemcpy(host, device, SIZE, cudaMemcpyDeviceToHost);
  cudaStreamDestroy(stream);
  return host[0];
}

float copy_beside_a_non_blocking_stream(float *host, float *device) {
  cudaStream_t stream;
  cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
  fill<<<1, 256, 0, stream>>>(device, 1);
  cudaMemcpy(host, device, SIZE, cudaMemcpyDeviceToHost); // expect-without-device: unknown-handle // expect-with-device: stream-race // expect-assuming: stream-race
  cudaStreamSynchronize(stream);
  cudaStreamDestroy(stream);
  return host[0];
}

void memset_does_not_wait(void) {
  float *device;
  cudaStream_t stream;
  cudaMalloc((void **)&device, SIZE);
  cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
  cudaMemset(device, 0, SIZE);
  add<<<1, 256, 0, stream>>>(device, device, N); // expect-without-device: unknown-handle // expect-with-device: stream-race // expect-assuming: stream-race
  cudaDeviceSynchronize();
  cudaFree(device);
  cudaStreamDestroy(stream);
}

void memset_on_the_stream(float *device) {
  cudaStream_t stream;
  cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
  cudaMemsetAsync(device, 0, SIZE, stream);
  add<<<1, 256, 0, stream>>>(device, device, N);
  cudaStreamSynchronize(stream);
  cudaStreamDestroy(stream);
}

// ---- memory in the order of a stream ----

void memory_of_a_stream(float *host) {
  float *device;
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  cudaMallocAsync((void **)&device, SIZE, stream);
  fill<<<1, 256, 0, stream>>>(device, 1);
  cudaMemcpyAsync(host, device, SIZE, cudaMemcpyDeviceToHost, stream);
  cudaFreeAsync(device, stream);
  cudaStreamSynchronize(stream);
  cudaStreamDestroy(stream);
}

void memory_freed_on_another_stream(void) {
  float *device;
  cudaStream_t a, b;
  cudaStreamCreateWithFlags(&a, cudaStreamNonBlocking);
  cudaStreamCreateWithFlags(&b, cudaStreamNonBlocking);
  cudaMallocAsync((void **)&device, SIZE, a);
  fill<<<1, 256, 0, a>>>(device, 1);
  cudaFreeAsync(device, b); // expect: stream-race
  cudaStreamSynchronize(a);
  cudaStreamSynchronize(b);
  cudaStreamDestroy(a);
  cudaStreamDestroy(b);
}

void memory_used_after_its_free_on_the_stream(void) {
  float *device;
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  cudaMallocAsync((void **)&device, SIZE, stream);
  cudaFreeAsync(device, stream);
  fill<<<1, 256, 0, stream>>>(device, 1); // expect: use-after-free
  cudaStreamSynchronize(stream);
  cudaStreamDestroy(stream);
}

void memory_freed_under_a_kernel(void) {
  float *device;
  cudaStream_t stream;
  cudaMalloc((void **)&device, SIZE);
  cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
  fill<<<1, 256, 0, stream>>>(device, 1);
  cudaFree(device); // expect: free-in-flight
  cudaStreamSynchronize(stream);
  cudaStreamDestroy(stream);
}

void memory_freed_behind_a_kernel(void) {
  float *device;
  cudaStream_t stream;
  cudaMalloc((void **)&device, SIZE);
  cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
  fill<<<1, 256, 0, stream>>>(device, 1);
  cudaStreamSynchronize(stream);
  cudaFree(device);
  cudaStreamDestroy(stream);
}

// ---- what kernels do with their arguments: told by the device module ----

void both_read(float *a, float *b, const float *from) {
  cudaStream_t s, t;
  cudaStreamCreate(&s);
  cudaStreamCreate(&t);
  add<<<1, 256, 0, s>>>(a, from, N);
  add<<<1, 256, 0, t>>>(b, from, N); // expect-without-device: unknown-handle // expect-assuming: stream-race
  cudaStreamSynchronize(s);
  cudaStreamSynchronize(t);
  cudaStreamDestroy(s);
  cudaStreamDestroy(t);
}
