// levels: 0
// Variables that are not set on one way: they are undefined there, also where functions are inlined and variables made values.
#include "cuda.h"

struct Job {
  cudaStream_t stream;
  float *data;
};
static void wait(cudaStream_t stream) { CHECK(cudaStreamSynchronize(stream)); } // a helper

void on_one_side(int condition, cudaStream_t given) {
  cudaStream_t stream;
  if (condition) stream = given;
  CHECK(cudaStreamSynchronize(stream)); // expect: undefined-handle
}
void on_both_sides(int condition, cudaStream_t given) {
  cudaStream_t stream;
  if (condition)
    stream = given;
  else
    stream = 0;
  CHECK(cudaStreamSynchronize(stream));
}
void null_on_one_side(int condition) {
  cudaStream_t stream;
  if (condition) stream = 0;
  CHECK(cudaStreamSynchronize(stream)); // expect: undefined-handle
}
void member_on_one_side(int condition, cudaStream_t given, float *data) {
  Job job;
  job.data = data;
  if (condition) job.stream = given;
  CHECK(cudaStreamSynchronize(job.stream)); // expect: undefined-handle
}
void in_a_switch(int which, cudaStream_t given) {
  cudaStream_t stream;
  switch (which) {
  case 0: stream = given; break;
  case 1: stream = 0; break;
  }
  CHECK(cudaStreamSynchronize(stream)); // expect: undefined-handle
}
void in_a_loop(int count, cudaStream_t given) {
  cudaStream_t stream;
  for (int i = 0; i < count; i++) stream = given;
  CHECK(cudaStreamSynchronize(stream)); // expect: undefined-handle
}
void used_where_it_is_set(int condition, cudaStream_t given) {
  cudaStream_t stream;
  if (condition) stream = given;
  if (condition) CHECK(cudaStreamSynchronize(stream));
}
void event_on_one_side(int condition, cudaEvent_t given) {
  cudaEvent_t event;
  if (condition > 3) event = given;
  CHECK(cudaEventSynchronize(event)); // expect: undefined-handle
}
void memory_on_one_side(int size) {
  float *data;
  if (size > 2) CHECK(cudaMalloc(&data, size));
  CHECK(cudaFree(data)); // expect: undefined-handle
}
