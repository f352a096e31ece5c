// Streams and events of which it is asked whether they have something to do: where they have not, the answer is no. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>

static cudaStream_t make() {
  cudaStream_t s;
  cudaStreamCreate(&s);
  return s;
}
static void fill(void *d, cudaStream_t s) { cudaMemsetAsync(d, 0, 64, s); }

void after_a_wait(void *d) { // undecided: O0 O1
  cudaStream_t s = make();
  cudaMemsetAsync(d, 0, 64, s);
  cudaStreamSynchronize(s);
  if (cudaStreamQuery(s) == cudaErrorNotReady) cudaStreamDestroy(s);
  cudaStreamDestroy(s);
}

void of_a_new_stream(int n) { // undecided: O0 O1
  cudaStream_t s = make();
  if (cudaStreamQuery(s) != cudaSuccess) cudaStreamDestroy(s);
  cudaStreamDestroy(s);
}

void after_all_work(void *d) { // undecided: O0 O1
  cudaStream_t s = make();
  cudaMemsetAsync(d, 0, 64, s);
  cudaDeviceSynchronize();
  if (cudaStreamQuery(s) == cudaErrorNotReady) cudaStreamDestroy(s);
  cudaStreamDestroy(s);
}

void of_an_event(void *d) { // undecided: O0 O1
  cudaStream_t s = make();
  cudaEvent_t e;
  cudaEventCreate(&e);
  cudaMemsetAsync(d, 0, 64, s);
  cudaEventRecord(e, s);
  cudaEventSynchronize(e);
  if (cudaEventQuery(e) == cudaErrorNotReady) cudaStreamDestroy(s);
  cudaStreamDestroy(s);
  cudaEventDestroy(e);
}

void of_an_event_that_is_not_recorded(void *d) { // undecided: O0 O1
  cudaStream_t s = make();
  cudaEvent_t e;
  cudaEventCreate(&e);
  cudaMemsetAsync(d, 0, 64, s);
  if (cudaEventQuery(e) == cudaErrorNotReady) cudaStreamDestroy(s);
  cudaStreamSynchronize(s);
  cudaStreamDestroy(s);
  cudaEventDestroy(e);
}

void once_more(void *d) { // undecided: O0 O1
  cudaStream_t s = make();
  cudaMemsetAsync(d, 0, 64, s);
  while (cudaStreamQuery(s) == cudaErrorNotReady) {
  }
  if (cudaStreamQuery(s) == cudaErrorNotReady) cudaStreamDestroy(s);
  cudaStreamDestroy(s);
}

void of_another_stream(void *d) { // undecided: O0 O1
  cudaStream_t s = make(), t = make();
  cudaMemsetAsync(d, 0, 64, t);
  if (cudaStreamQuery(s) == cudaErrorNotReady) cudaStreamDestroy(s);
  cudaStreamDestroy(s);
  cudaStreamSynchronize(t);
  cudaStreamDestroy(t);
}

void at_work(void *d) {
  cudaStream_t s = make();
  cudaMemsetAsync(d, 0, 64, s);
  if (cudaStreamQuery(s) == cudaErrorNotReady) cudaStreamDestroy(s);
  cudaStreamDestroy(s); // expect: stream-double-destroy
}

void at_work_again(void *d) {
  cudaStream_t s = make();
  cudaMemsetAsync(d, 0, 64, s);
  cudaStreamSynchronize(s);
  fill(d, s);
  if (cudaStreamQuery(s) == cudaErrorNotReady) cudaStreamDestroy(s);
  cudaStreamDestroy(s); // expect: stream-double-destroy
}

void recorded(void *d) {
  cudaStream_t s = make();
  cudaEvent_t e;
  cudaEventCreate(&e);
  cudaMemsetAsync(d, 0, 64, s);
  cudaEventRecord(e, s);
  if (cudaEventQuery(e) == cudaErrorNotReady) cudaStreamDestroy(s);
  cudaStreamDestroy(s); // expect: stream-double-destroy
  cudaEventDestroy(e);
}

void of_its_caller(cudaStream_t given) {
  cudaStream_t s = make();
  if (cudaStreamQuery(given) == cudaErrorNotReady) cudaStreamDestroy(s);
  cudaStreamDestroy(s); // expect: stream-double-destroy
}

void done(void *d) {
  cudaStream_t s = make();
  cudaMemsetAsync(d, 0, 64, s);
  if (cudaStreamQuery(s) == cudaSuccess) cudaStreamDestroy(s);
  cudaStreamDestroy(s); // expect: stream-double-destroy
}
