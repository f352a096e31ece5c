// Streams that take turns and share what the null stream has filled: streams that cudaStreamCreate makes come after it, others do not. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include "cuda.h"
#include <vector>

enum { N = 1 << 20, BYTES = N * 4 };

__global__ void blend(const float *shared, float *own, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) own[i] = 0.5f * (own[i] + shared[i]);
}

static cudaError_t created_apart(cudaStream_t *stream) { return cudaStreamCreateWithFlags(stream, cudaStreamNonBlocking); }

static float *shared_input() {
  float *shared;
  CHECK(cudaMalloc(&shared, BYTES));
  CHECK(cudaMemsetAsync(shared, 0, BYTES));
  return shared;
}

void two_streams(int n) {
  cudaStream_t s[2];
  float *own[2], *shared = shared_input();
  for (int i = 0; i < 2; i++) {
    CHECK(cudaStreamCreate(&s[i])); // swap: cudaStreamCreate>created_apart stream-race@two
    CHECK(cudaMalloc(&own[i], BYTES));
  }
  for (int i = 0; i < n; i++) blend<<<N / 256, 256, 0, s[i % 2]>>>(shared, own[i % 2], N); // label: two
  for (int i = 0; i < 2; i++) {
    CHECK(cudaStreamDestroy(s[i])); // drop: stream-leak
    CHECK(cudaFree(own[i])); // double: double-free
  }
  CHECK(cudaFree(shared)); // drop: memory-leak
}
void as_many_as_asked_for(int n, int count) {
  if (count < 1) return;
  cudaStream_t *s = new cudaStream_t[count];
  float **own = new float *[count], *shared = shared_input();
  for (int i = 0; i < count; i++) {
    CHECK(cudaStreamCreate(&s[i])); // swap: cudaStreamCreate>created_apart stream-race@many
    CHECK(cudaMalloc(&own[i], BYTES));
  }
  for (int i = 0; i < n; i++) {
    int k = i % count;
    blend<<<N / 256, 256, 0, s[k]>>>(shared, own[k], N); // label: many
  }
  for (int i = 0; i < count; i++) {
    CHECK(cudaStreamDestroy(s[i]));
    CHECK(cudaFree(own[i]));
  }
  CHECK(cudaFree(shared));
  delete[] s;
  delete[] own;
}
void of_a_vector(int n, int count) { // undecided: O1
  if (count < 1) return;
  std::vector<cudaStream_t> s(count);
  std::vector<float *> own(count);
  float *shared = shared_input();
  for (int i = 0; i < count; i++) {
    CHECK(cudaStreamCreate(&s[i]));
    CHECK(cudaMalloc(&own[i], BYTES));
  }
  for (int i = 0; i < n; i++) blend<<<N / 256, 256, 0, s[i % count]>>>(shared, own[i % count], N);
  for (int i = 0; i < count; i++) {
    CHECK(cudaStreamDestroy(s[i])); // drop: stream-leak
    CHECK(cudaFree(own[i]));
  }
  CHECK(cudaFree(shared));
}
// Two created streams are not ordered with each other, and null streams are with both.
void wrong_between_two(int n, int count) { // never: proved
  if (count < 2) return;
  std::vector<cudaStream_t> s(count);
  float *own;
  CHECK(cudaMalloc(&own, BYTES));
  for (int i = 0; i < count; i++) CHECK(cudaStreamCreate(&s[i]));
  for (int i = 0; i < n; i++) blend<<<N / 256, 256, 0, s[i % count]>>>(own, own, N);
  for (auto one : s) CHECK(cudaStreamDestroy(one));
  CHECK(cudaFree(own));
}
void right_but_for_one_all_are_null(int n, int count) { // undecided: O0 O1
  if (count < 2) return;
  std::vector<cudaStream_t> s(count);
  float *own;
  CHECK(cudaMalloc(&own, BYTES));
  CHECK(cudaStreamCreate(&s[1]));
  for (int i = 0; i < n; i++) blend<<<N / 256, 256, 0, s[i % count]>>>(own, own, N);
  CHECK(cudaStreamDestroy(s[1]));
  CHECK(cudaFree(own));
}

void apart_with_an_event(int n) { // undecided: O0 O1
  cudaStream_t s[2];
  cudaEvent_t arrived;
  float *own[2], *shared = shared_input();
  CHECK(cudaEventCreate(&arrived));
  CHECK(cudaEventRecord(arrived, 0)); // drop: stream-race@apart
  for (int i = 0; i < 2; i++) {
    CHECK(cudaStreamCreateWithFlags(&s[i], cudaStreamNonBlocking));
    CHECK(cudaStreamWaitEvent(s[i], arrived, 0)); // drop: stream-race@apart
    CHECK(cudaMalloc(&own[i], BYTES));
  }
  for (int i = 0; i < n; i++) blend<<<N / 256, 256, 0, s[i % 2]>>>(shared, own[i % 2], N); // label: apart
  for (int i = 0; i < 2; i++) {
    CHECK(cudaStreamDestroy(s[i]));
    CHECK(cudaFree(own[i]));
  }
  CHECK(cudaEventDestroy(arrived));
  CHECK(cudaFree(shared));
}

static float **make_own() {
  static float *own[2];
  CHECK(cudaMalloc(&own[0], BYTES));
  CHECK(cudaMalloc(&own[1], BYTES));
  return own;
}
static void end(cudaStream_t *s, float **own, float *shared) {
  for (int i = 0; i < 2; i++) {
    if (s[i]) CHECK(cudaStreamDestroy(s[i]));
    CHECK(cudaFree(own[i]));
  }
  CHECK(cudaFree(shared));
}
void wrong_one_is_apart(int n) { // never: proved
  cudaStream_t s[2];
  float **own = make_own(), *shared = shared_input();
  CHECK(cudaStreamCreate(&s[0]));
  CHECK(cudaStreamCreateWithFlags(&s[1], cudaStreamNonBlocking));
  for (int i = 0; i < n; i++) blend<<<N / 256, 256, 0, s[i % 2]>>>(shared, own[i % 2], N);
  end(s, own, shared);
}
void wrong_one_is_apart_by_a_number(int n, int count) { // never: proved
  cudaStream_t *s = new cudaStream_t[count];
  float *own, *shared = shared_input();
  for (int i = 0; i < count; i++) {
    if (i == 7)
      CHECK(cudaStreamCreateWithFlags(&s[i], cudaStreamNonBlocking));
    else
      CHECK(cudaStreamCreate(&s[i]));
  }
  for (int i = 0; i < n; i++) {
    CHECK(cudaMalloc(&own, BYTES));
    blend<<<N / 256, 256, 0, s[i % count]>>>(shared, own, N);
    CHECK(cudaFree(own));
  }
  for (int i = 0; i < count; i++) CHECK(cudaStreamDestroy(s[i]));
  delete[] s;
}
void wrong_one_is_replaced(int n, int which) { // never: proved
  cudaStream_t s[4];
  float *own, *shared = shared_input();
  for (int i = 0; i < 4; i++) CHECK(cudaStreamCreate(&s[i]));
  if (n > 1000) {
    CHECK(cudaStreamDestroy(s[which & 3]));
    CHECK(cudaStreamCreateWithFlags(&s[which & 3], cudaStreamNonBlocking));
  }
  for (int i = 0; i < n; i++) {
    CHECK(cudaMalloc(&own, BYTES));
    blend<<<N / 256, 256, 0, s[i % 4]>>>(shared, own, N);
    CHECK(cudaFree(own));
  }
  for (int i = 0; i < 4; i++) CHECK(cudaStreamDestroy(s[i]));
}
void wrong_in_another_order(int n) { // never: proved
  cudaStream_t made[3], s[3];
  float *own, *shared = shared_input();
  for (int i = 0; i < 3; i++) {
    if (i == 1)
      CHECK(cudaStreamCreate(&made[i]));
    else
      CHECK(cudaStreamCreateWithFlags(&made[i], cudaStreamNonBlocking));
  }
  for (int i = 0; i < 3; i++) s[i] = made[2 - i];
  for (int i = 0; i < n; i++) {
    CHECK(cudaMalloc(&own, BYTES));
    blend<<<N / 256, 256, 0, s[i % 3]>>>(shared, own, N);
    CHECK(cudaFree(own));
  }
  for (int i = 0; i < 3; i++) CHECK(cudaStreamDestroy(s[i]));
}
__attribute__((noinline)) static void put(cudaStream_t *to, unsigned flags) { CHECK(cudaStreamCreateWithFlags(to, flags)); }
void wrong_through_a_helper(int n, int count) { // never: proved
  std::vector<cudaStream_t> s(count);
  float *own, *shared = shared_input();
  for (int i = 0; i < count; i++) CHECK(cudaStreamCreate(&s[i]));
  if (count > 2) {
    CHECK(cudaStreamDestroy(s[2]));
    put(&s[2], cudaStreamNonBlocking);
  }
  for (int i = 0; i < n; i++) {
    CHECK(cudaMalloc(&own, BYTES));
    blend<<<N / 256, 256, 0, s[i % count]>>>(shared, own, N);
    CHECK(cudaFree(own));
  }
  for (auto one : s) CHECK(cudaStreamDestroy(one));
}
void wrong_by_a_copy(int n) { // never: proved
  cudaStream_t s[2], apart[2];
  float **own = make_own(), *shared = shared_input();
  for (int i = 0; i < 2; i++) {
    CHECK(cudaStreamCreate(&s[i]));
    CHECK(cudaStreamCreateWithFlags(&apart[i], cudaStreamNonBlocking));
  }
  if (n > 100) memcpy(s, apart, sizeof s);
  for (int i = 0; i < n; i++) blend<<<N / 256, 256, 0, s[i % 2]>>>(shared, own[i % 2], N);
  end(s, own, shared);
}
void right_with_the_null_stream(int n) { // undecided: O0 O1
  cudaStream_t s[2];
  float **own = make_own(), *shared = shared_input();
  CHECK(cudaStreamCreate(&s[0]));
  s[1] = 0;
  for (int i = 0; i < n; i++) blend<<<N / 256, 256, 0, s[i % 2]>>>(shared, own[i % 2], N);
  end(s, own, shared);
}
// Work on one of them is ordered with that on the others where these are the null stream: nothing wrong is said of it.
void right_with_nulls_for_the_others(int n, int count) { // undecided: O0 O1
  cudaStream_t *s = (cudaStream_t *)calloc(count, sizeof(cudaStream_t));
  float *own, *shared = shared_input();
  CHECK(cudaMalloc(&own, BYTES));
  if (count > 3) CHECK(cudaStreamCreate(&s[3]));
  for (int i = 0; i < n; i++) {
    blend<<<N / 256, 256, 0, s[i % count]>>>(shared, own, N);
    blend<<<N / 256, 256>>>(shared, own, N);
  }
  if (count > 3) CHECK(cudaStreamDestroy(s[3]));
  CHECK(cudaFree(own));
  CHECK(cudaFree(shared));
  free(s);
}
