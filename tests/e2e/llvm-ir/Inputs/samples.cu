// Programs of the shapes that samples and applications have, all correct but where it is said.
#include "runtime.h"

enum { N = 1 << 16, SIZE = N * sizeof(float), PARTS = 4, PART = N / PARTS };

static void check(cudaError_t error, const char *file, int line) {
  if (error == cudaSuccess) return;
  fprintf(stderr, "%s:%d: %s\n", file, line, cudaGetErrorString(error));
  exit(EXIT_FAILURE);
}
#define CHECK(call) check((call), __FILE__, __LINE__)

__global__ void step(float *out, const float *in, int n) {
  for (int i = 0; i < n; i++) out[i] = in[i] * 2;
}
__global__ void reduce(float *sum, const float *in, int n) {
  for (int i = 0; i < n; i++) *sum += in[i];
}

// Copy in, compute, copy out on one stream; timed with events.
float timed(float *host) {
  float *in, *out, milliseconds = 0;
  cudaStream_t stream;
  cudaEvent_t start, stop;
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaEventCreate(&start));
  CHECK(cudaEventCreate(&stop));
  CHECK(cudaMalloc((void **)&in, SIZE));
  CHECK(cudaMalloc((void **)&out, SIZE));
  CHECK(cudaEventRecord(start, stream));
  CHECK(cudaMemcpyAsync(in, host, SIZE, cudaMemcpyHostToDevice, stream));
  step<<<N / 256, 256, 0, stream>>>(out, in, N);
  CHECK(cudaGetLastError());
  CHECK(cudaMemcpyAsync(host, out, SIZE, cudaMemcpyDeviceToHost, stream));
  CHECK(cudaEventRecord(stop, stream));
  CHECK(cudaEventSynchronize(stop));
  CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
  CHECK(cudaFree(in));
  CHECK(cudaFree(out));
  CHECK(cudaEventDestroy(start));
  CHECK(cudaEventDestroy(stop));
  CHECK(cudaStreamDestroy(stream));
  return milliseconds + host[0];
}

// Two halves, each on its stream.
void halves(float *host) {
  float *device;
  cudaStream_t first, second;
  CHECK(cudaMalloc((void **)&device, SIZE));
  CHECK(cudaStreamCreateWithFlags(&first, cudaStreamNonBlocking));
  CHECK(cudaStreamCreateWithFlags(&second, cudaStreamNonBlocking));
  CHECK(cudaMemcpyAsync(device, host, SIZE / 2, cudaMemcpyHostToDevice, first));
  CHECK(cudaMemcpyAsync(device + N / 2, host + N / 2, SIZE / 2, cudaMemcpyHostToDevice, second));
  CHECK(cudaStreamSynchronize(first));
  CHECK(cudaStreamSynchronize(second));
  CHECK(cudaFree(device));
  CHECK(cudaStreamDestroy(first));
  CHECK(cudaStreamDestroy(second));
}

// Two halves of one buffer, each with its kernel, which may touch more than that as far as it is known.
void halves_with_kernels(float *device) {
  cudaStream_t first, second;
  CHECK(cudaStreamCreateWithFlags(&first, cudaStreamNonBlocking));
  CHECK(cudaStreamCreateWithFlags(&second, cudaStreamNonBlocking));
  reduce<<<1, 1, 0, first>>>(device, device, N / 2);
  reduce<<<1, 1, 0, second>>>(device + N / 2, device + N / 2, N / 2); // expect-without-device: unknown-handle // expect-assuming: unknown-handle
  CHECK(cudaStreamSynchronize(first));
  CHECK(cudaStreamSynchronize(second));
  CHECK(cudaStreamDestroy(first));
  CHECK(cudaStreamDestroy(second));
}

// Fork to two streams and join.
void fork_and_join(float *host) {
  float *in, *left, *right;
  cudaStream_t main_stream, other;
  cudaEvent_t forked, joined;
  CHECK(cudaStreamCreate(&main_stream));
  CHECK(cudaStreamCreate(&other));
  CHECK(cudaEventCreateWithFlags(&forked, cudaEventDisableTiming));
  CHECK(cudaEventCreateWithFlags(&joined, cudaEventDisableTiming));
  CHECK(cudaMalloc((void **)&in, SIZE));
  CHECK(cudaMalloc((void **)&left, SIZE));
  CHECK(cudaMalloc((void **)&right, SIZE));
  CHECK(cudaMemcpyAsync(in, host, SIZE, cudaMemcpyHostToDevice, main_stream));
  CHECK(cudaEventRecord(forked, main_stream));
  CHECK(cudaStreamWaitEvent(other, forked, 0));
  step<<<N / 256, 256, 0, main_stream>>>(left, in, N);
  step<<<N / 256, 256, 0, other>>>(right, in, N); // expect-without-device: unknown-handle // expect-assuming: stream-race
  CHECK(cudaEventRecord(joined, other));
  CHECK(cudaStreamWaitEvent(main_stream, joined, 0));
  reduce<<<1, 1, 0, main_stream>>>(left, right, N);
  CHECK(cudaMemcpyAsync(host, left, SIZE, cudaMemcpyDeviceToHost, main_stream));
  CHECK(cudaStreamSynchronize(main_stream));
  CHECK(cudaFree(in));
  CHECK(cudaFree(left));
  CHECK(cudaFree(right));
  CHECK(cudaEventDestroy(forked));
  CHECK(cudaEventDestroy(joined));
  CHECK(cudaStreamDestroy(main_stream));
  CHECK(cudaStreamDestroy(other));
}

// Two buffers in turn: while one is copied the other is worked on.
struct Stage {
  cudaStream_t stream;
  float *in, *out;
};

static void open_stage(Stage *stage) {
  CHECK(cudaStreamCreateWithFlags(&stage->stream, cudaStreamNonBlocking));
  CHECK(cudaMalloc((void **)&stage->in, PART * sizeof(float)));
  CHECK(cudaMalloc((void **)&stage->out, PART * sizeof(float)));
}

static void close_stage(Stage *stage) {
  CHECK(cudaFree(stage->in));
  CHECK(cudaFree(stage->out));
  CHECK(cudaStreamDestroy(stage->stream));
}

static void run_stage(Stage *stage, float *host) {
  CHECK(cudaMemcpyAsync(stage->in, host, PART * sizeof(float), cudaMemcpyHostToDevice, stage->stream));
  step<<<PART / 256, 256, 0, stage->stream>>>(stage->out, stage->in, PART);
  CHECK(cudaMemcpyAsync(host, stage->out, PART * sizeof(float), cudaMemcpyDeviceToHost, stage->stream));
}

void double_buffered(float *host) {
  Stage even, odd;
  open_stage(&even);
  open_stage(&odd);
  run_stage(&even, host);
  run_stage(&odd, host + PART);
  run_stage(&even, host + 2 * PART);
  run_stage(&odd, host + 3 * PART);
  CHECK(cudaStreamSynchronize(even.stream));
  CHECK(cudaStreamSynchronize(odd.stream));
  close_stage(&even);
  close_stage(&odd);
}

void one_stage_without_a_wait(float *host) {
  Stage stage;
  open_stage(&stage);
  CHECK(cudaMemcpyAsync(host, stage.out, PART * sizeof(float), cudaMemcpyDeviceToHost, stage.stream));
  host[0] = 0; // expect: host-race
  CHECK(cudaStreamSynchronize(stage.stream));
  close_stage(&stage);
}

// A loop over the parts, on one stream.
void one_part_after_the_other(float *host) {
  Stage stage;
  open_stage(&stage);
  for (int i = 0; i < PARTS; i++) {
    run_stage(&stage, host + i * PART);
    CHECK(cudaStreamSynchronize(stage.stream));
    host[i * PART] += 1;
  }
  close_stage(&stage);
}

int main(int argc, char **argv) {
  float *host = (float *)malloc(SIZE);
  if (!host) return EXIT_FAILURE;
  memset(host, 0, SIZE);
  switch (argc > 1 ? atoi(argv[1]) : 0) {
  case 0:
    printf("%f\n", timed(host));
    break;
  case 1:
    halves(host);
    break;
  case 2:
    fork_and_join(host);
    break;
  default:
    one_part_after_the_other(host);
  }
  free(host);
  return 0;
}
