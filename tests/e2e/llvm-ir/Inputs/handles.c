/* Faulty programs beside correct ones, in C: handles and memory. What is found is at the lines that say so. */
#include "runtime.h"

enum { SIZE = 4096 };

void stream_used_after_destroy(void) {
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  cudaStreamDestroy(stream);
  cudaStreamSynchronize(stream); // expect: stream-use-after-destroy
}

void stream_used_before_destroy(void) {
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  cudaStreamSynchronize(stream);
  cudaStreamDestroy(stream);
}

void stream_destroyed_twice(void) {
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  cudaStreamDestroy(stream);
  cudaStreamDestroy(stream); // expect: stream-double-destroy
}

void stream_destroyed_on_both_ways(int way) {
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  if (way)
    cudaStreamDestroy(stream);
  else
    cudaStreamDestroy(stream);
}

void stream_leaked_on_one_way(int way) {
  cudaStream_t stream;
  cudaStreamCreate(&stream); // expect: stream-leak
  if (way) return;
  cudaStreamDestroy(stream);
}

void event_used_after_destroy(void) {
  cudaEvent_t event;
  cudaEventCreate(&event);
  cudaEventRecord(event, 0);
  cudaEventDestroy(event);
  cudaEventSynchronize(event); // expect: event-use-after-destroy
}

void event_used_before_destroy(void) {
  cudaEvent_t event;
  cudaEventCreate(&event);
  cudaEventRecord(event, 0);
  cudaEventSynchronize(event);
  cudaEventDestroy(event);
}

void event_destroyed_twice(void) {
  cudaEvent_t event;
  cudaEventCreate(&event);
  cudaEventDestroy(event);
  cudaEventDestroy(event); // expect: event-double-destroy
}

void event_leaked(void) {
  cudaEvent_t event;
  cudaEventCreate(&event); // expect: event-leak
  cudaEventRecord(event, 0);
  cudaEventSynchronize(event);
}

void event_waited_for_and_never_recorded(void) {
  cudaEvent_t event;
  cudaEventCreateWithFlags(&event, cudaEventDisableTiming);
  cudaEventSynchronize(event);
  cudaEventDestroy(event);
}

void event_recorded_on_one_way(cudaStream_t stream, int way) {
  cudaEvent_t event;
  cudaEventCreate(&event);
  if (way) cudaEventRecord(event, stream);
  cudaStreamWaitEvent(stream, event, 0);
  cudaEventDestroy(event);
}

void event_recorded_and_waited_for_on_one_way(cudaStream_t stream, int way) {
  cudaEvent_t event;
  cudaEventCreate(&event);
  if (way) cudaEventRecord(event, stream);
  if (way) cudaStreamWaitEvent(stream, event, 0);
  cudaEventDestroy(event);
}

void stream_as_event(void) {
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  cudaEventSynchronize((cudaEvent_t)stream); // expect: handle-kind-mismatch
  cudaStreamDestroy(stream);
}

void stream_as_stream(void) {
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  void *handle = stream;
  cudaStreamSynchronize((cudaStream_t)handle);
  cudaStreamDestroy((cudaStream_t)handle);
}

void null_event(void) {
  cudaEvent_t event = NULL;
  cudaEventRecord(event, 0); // expect: null-handle
}

void event_without_a_value(int way) {
  cudaEvent_t event;
  if (way) cudaEventCreate(&event);
  cudaEventDestroy(event); // expect: undefined-handle
}

void event_with_a_value(int way) {
  cudaEvent_t event;
  if (way) cudaEventCreate(&event);
  if (way) cudaEventDestroy(event);
}

void memory_leaked(void) {
  void *memory;
  cudaMalloc(&memory, SIZE); // expect: memory-leak
  cudaMemset(memory, 0, SIZE);
}

void memory_freed(void) {
  void *memory;
  cudaMalloc(&memory, SIZE);
  cudaMemset(memory, 0, SIZE);
  cudaDeviceSynchronize();
  cudaFree(memory);
}

void memory_used_after_free(void *host) {
  void *memory;
  cudaMalloc(&memory, SIZE);
  cudaFree(memory);
  cudaMemcpy(host, memory, SIZE, cudaMemcpyDeviceToHost); // expect: use-after-free
}

void memory_used_before_free(void *host) {
  void *memory;
  cudaMalloc(&memory, SIZE);
  cudaMemcpy(memory, host, SIZE, cudaMemcpyHostToDevice);
  cudaMemcpy(host, memory, SIZE, cudaMemcpyDeviceToHost);
  cudaFree(memory);
}

void memory_freed_twice(int way) {
  void *memory;
  cudaMalloc(&memory, SIZE);
  if (way) cudaFree(memory);
  cudaFree(memory); // expect: double-free
}

void memory_freed_once_and_null_freed(int way) {
  void *memory;
  cudaMalloc(&memory, SIZE);
  if (way) {
    cudaFree(memory);
    memory = NULL;
  }
  cudaFree(memory);
}

float device_memory_on_the_host(void) {
  float *memory;
  cudaMalloc((void **)&memory, SIZE);
  float first = memory[0]; // expect: device-memory-on-host
  cudaFree(memory);
  return first;
}

float managed_memory_on_the_host(void) {
  float *memory;
  cudaMallocManaged((void **)&memory, SIZE, 1);
  memory[0] = 1;
  float first = memory[0];
  cudaFree(memory);
  return first;
}

void device_memory_freed_by_the_host(void) {
  void *memory;
  cudaMalloc(&memory, SIZE);
  free(memory); // expect: mismatched-free
}

void host_memory_freed_by_the_device(void) {
  void *memory = malloc(SIZE);
  cudaFree(memory); // expect: mismatched-free
}

void each_freed_by_its_own(void) {
  void *device, *host = malloc(SIZE);
  cudaMalloc(&device, SIZE);
  memset(host, 0, SIZE);
  cudaMemcpy(device, host, SIZE, cudaMemcpyHostToDevice);
  cudaFree(device);
  free(host);
}

/* ---- how C programs clean up ---- */

int cleaned_up_by_goto(float *host) {
  cudaStream_t stream = NULL;
  float *memory = NULL;
  int status = 1;
  if (cudaStreamCreate(&stream) != cudaSuccess) goto done;
  if (cudaMalloc((void **)&memory, SIZE) != cudaSuccess) goto done;
  if (cudaMemcpyAsync(memory, host, SIZE, cudaMemcpyHostToDevice, stream) != cudaSuccess) goto done;
  if (cudaStreamSynchronize(stream) != cudaSuccess) goto done;
  status = 0;
done:
  cudaFree(memory);
  if (stream) cudaStreamDestroy(stream);
  return status;
}

int not_cleaned_up_by_goto(float *host, int small) {
  cudaStream_t stream = NULL;
  float *memory = NULL;
  int status = 1;
  if (cudaStreamCreate(&stream) != cudaSuccess) goto done; // expect: stream-leak
  if (small) goto done;
  if (cudaMalloc((void **)&memory, SIZE) != cudaSuccess) goto done;
  if (cudaMemcpyAsync(memory, host, SIZE, cudaMemcpyHostToDevice, stream) != cudaSuccess) goto done;
  if (cudaStreamSynchronize(stream) != cudaSuccess) goto done;
  if (cudaStreamDestroy(stream) != cudaSuccess) goto done;
  status = 0;
done:
  cudaFree(memory);
  return status;
}

/* ---- members, helpers ---- */

struct worker {
  cudaStream_t stream;
  cudaEvent_t done;
  float *memory;
};

static void begin(struct worker *w) {
  cudaStreamCreate(&w->stream);
  cudaEventCreate(&w->done);
  cudaMalloc((void **)&w->memory, SIZE);
}

static void end(struct worker *w) {
  cudaFree(w->memory);
  cudaEventDestroy(w->done);
  cudaStreamDestroy(w->stream);
}

void worker_used(float *host) {
  struct worker w;
  begin(&w);
  cudaMemcpyAsync(w.memory, host, SIZE, cudaMemcpyHostToDevice, w.stream);
  cudaEventRecord(w.done, w.stream);
  cudaEventSynchronize(w.done);
  end(&w);
}

void worker_used_after_its_end(float *host) {
  struct worker w;
  begin(&w);
  end(&w);
  cudaMemcpyAsync(host, host + SIZE, SIZE, cudaMemcpyHostToHost, w.stream); // expect: stream-use-after-destroy
}
