// Several devices: each has its null stream and is waited for alone, and a stream is of the device on which it was made.
#include "cuda.h"

float sink;
__global__ void fill(float *data) { data[threadIdx.x] = 1; }

// Each device has its buffer and its stream.
void one_each() {
  float *a, *b, left[64], right[64];
  cudaStream_t first, second;
  CHECK(cudaSetDevice(0));
  CHECK(cudaMalloc(&a, 256));
  CHECK(cudaStreamCreate(&first));
  CHECK(cudaSetDevice(1));
  CHECK(cudaMalloc(&b, 256));
  CHECK(cudaStreamCreate(&second));
  CHECK(cudaSetDevice(0));
  fill<<<1, 64, 0, first>>>(a);
  CHECK(cudaMemcpyAsync(left, a, 256, cudaMemcpyDeviceToHost, first));
  CHECK(cudaSetDevice(1));
  fill<<<1, 64, 0, second>>>(b);
  CHECK(cudaMemcpyAsync(right, b, 256, cudaMemcpyDeviceToHost, second));
  CHECK(cudaStreamSynchronize(first)); // drop: host-race@one_each // swap: first>second host-race@one_each
  CHECK(cudaStreamSynchronize(second)); // drop: host-race@one_each // swap: second>first host-race@one_each
  sink = left[0] + right[0]; // label: one_each
  CHECK(cudaSetDevice(0));
  CHECK(cudaFree(a));
  CHECK(cudaStreamDestroy(first)); // drop: stream-leak
  CHECK(cudaSetDevice(1));
  CHECK(cudaFree(b));
  CHECK(cudaStreamDestroy(second)); // double: stream-double-destroy
}

// Null streams, each device waited for.
void waited_for_each() {
  float *a, *b;
  CHECK(cudaSetDevice(0));
  CHECK(cudaMallocManaged(&a, 256));
  fill<<<1, 64>>>(a);
  CHECK(cudaSetDevice(1));
  CHECK(cudaMallocManaged(&b, 256));
  fill<<<1, 64>>>(b);
  CHECK(cudaSetDevice(0)); // drop: host-race@each_a
  CHECK(cudaDeviceSynchronize()); // drop: host-race@each_a
  CHECK(cudaSetDevice(1)); // drop: host-race@each_b
  CHECK(cudaDeviceSynchronize()); // drop: host-race@each_b
  sink = a[0]; // label: each_a
  sink += b[0]; // label: each_b
  CHECK(cudaFree(a));
  CHECK(cudaFree(b));
}

// The device that the user names, selected once in this function.
void chosen(int device) {
  float *a;
  CHECK(cudaSetDevice(device));
  CHECK(cudaMallocManaged(&a, 256));
  fill<<<1, 64>>>(a);
  CHECK(cudaDeviceSynchronize()); // drop: host-race@chosen
  sink = a[0]; // label: chosen
  CHECK(cudaFree(a));
}

// A launch needs the stream's own device.
void launch_on_the_other() { // never: proved
  float *a;
  cudaStream_t stream;
  CHECK(cudaSetDevice(0));
  CHECK(cudaMalloc(&a, 256));
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaSetDevice(1));
  fill<<<1, 64, 0, stream>>>(a);
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaFree(a));
}

// So does a record, of the event's.
void record_on_the_other() { // never: proved
  float *a;
  cudaStream_t stream;
  cudaEvent_t event;
  CHECK(cudaSetDevice(0));
  CHECK(cudaMallocManaged(&a, 256));
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaSetDevice(1));
  CHECK(cudaEventCreate(&event));
  CHECK(cudaSetDevice(0));
  fill<<<1, 64, 0, stream>>>(a);
  CHECK(cudaEventRecord(event, stream));
  CHECK(cudaEventSynchronize(event));
  a[0] = 2;
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaEventDestroy(event));
  CHECK(cudaFree(a));
}

// The null stream of one device is not that of another.
void null_streams() { // never: proved
  float *a;
  CHECK(cudaSetDevice(0));
  CHECK(cudaMallocManaged(&a, 256));
  fill<<<1, 64>>>(a);
  CHECK(cudaSetDevice(1));
  fill<<<1, 64>>>(a);
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaSetDevice(0));
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaFree(a));
}

// What the other device waits for by an event is over when that has been waited for.
void by_way_of_the_other() {
  float *a;
  cudaStream_t first, second;
  cudaEvent_t event;
  CHECK(cudaSetDevice(0));
  CHECK(cudaMallocManaged(&a, 256));
  CHECK(cudaStreamCreate(&first));
  CHECK(cudaEventCreate(&event));
  fill<<<1, 64, 0, first>>>(a);
  CHECK(cudaEventRecord(event, first));
  CHECK(cudaSetDevice(1));
  CHECK(cudaStreamCreate(&second));
  CHECK(cudaStreamWaitEvent(second, event, 0)); // drop: host-race@by_way
  CHECK(cudaStreamSynchronize(second)); // drop: host-race@by_way
  sink = a[3]; // label: by_way
  CHECK(cudaStreamDestroy(first));
  CHECK(cudaStreamDestroy(second));
  CHECK(cudaEventDestroy(event));
  CHECK(cudaFree(a));
}

// A helper selects, and the caller goes on there.
static void use_device(int device) { CHECK(cudaSetDevice(device)); }
void by_a_helper() {
  float *a;
  use_device(1);
  CHECK(cudaMallocManaged(&a, 256));
  fill<<<1, 64>>>(a);
  use_device(0);
  use_device(1); // drop: host-race@helper
  CHECK(cudaDeviceSynchronize()); // drop: host-race@helper
  sink = a[1]; // label: helper
  CHECK(cudaFree(a));
}

// The null stream is of the current device: an event of another cannot be recorded there.
void record_on_the_others_null_stream() { // never: proved
  float *a;
  cudaEvent_t event;
  CHECK(cudaSetDevice(0));
  CHECK(cudaMallocManaged(&a, 256));
  CHECK(cudaEventCreate(&event));
  CHECK(cudaSetDevice(1));
  fill<<<1, 64>>>(a);
  CHECK(cudaEventRecord(event));
  CHECK(cudaEventSynchronize(event));
  sink = a[0];
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaEventDestroy(event));
  CHECK(cudaFree(a));
}
static void record_here(cudaEvent_t event) { CHECK(cudaEventRecord(event, 0)); }
void record_in_a_helper(int rounds) { // never: proved
  float *a;
  cudaEvent_t event;
  CHECK(cudaSetDevice(0));
  CHECK(cudaMallocManaged(&a, 256));
  CHECK(cudaEventCreate(&event));
  CHECK(cudaSetDevice(1));
  for (int i = 0; i < rounds; i++) {
    fill<<<1, 64>>>(a);
    record_here(event);
    CHECK(cudaEventSynchronize(event));
    sink = a[0];
  }
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaEventDestroy(event));
  CHECK(cudaFree(a));
}
void record_on_the_own_null_stream() {
  float *a;
  cudaEvent_t event;
  CHECK(cudaSetDevice(0));
  CHECK(cudaMallocManaged(&a, 256));
  CHECK(cudaSetDevice(1));
  CHECK(cudaEventCreate(&event));
  fill<<<1, 64>>>(a);
  CHECK(cudaEventRecord(event));
  CHECK(cudaEventSynchronize(event)); // drop: host-race@own_null
  sink = a[0]; // label: own_null
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaEventDestroy(event));
  CHECK(cudaFree(a));
}
