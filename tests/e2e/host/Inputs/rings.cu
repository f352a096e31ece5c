// Arrays that are taken in turn, by what is left of a division. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include "cuda.h"

enum { N = 1 << 20, BYTES = N * 4 };

__global__ void scale(float *data, int n, float by) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] *= by;
}

// Four streams for any number of buffers.
void streams_in_turn(int m) {
  cudaStream_t s[4];
  float **d = (float **)malloc(m * sizeof *d), **h = (float **)malloc(m * sizeof *h);
  for (int k = 0; k < 4; k++) CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
  for (int k = 0; k < m; k++) {
    CHECK(cudaMalloc(&d[k], BYTES));
    CHECK(cudaMallocHost(&h[k], BYTES));
  }
  for (int k = 0; k < m; k++) {
    CHECK(cudaMemcpyAsync(d[k], h[k], BYTES, cudaMemcpyHostToDevice, s[k % 4]));
    scale<<<N / 256, 256, 0, s[k % 4]>>>(d[k], N, 2);
    CHECK(cudaMemcpyAsync(h[k], d[k], BYTES, cudaMemcpyDeviceToHost, s[k % 4]));
  }
  for (int k = 0; k < 4; k++) CHECK(cudaStreamSynchronize(s[k])); // drop: host-race@in_turn
  float sum = 0;
  for (int k = 0; k < m; k++) sum += h[k][0]; // label: in_turn
  for (int k = 0; k < 4; k++) CHECK(cudaStreamDestroy(s[k]));
  for (int k = 0; k < m; k++) { CHECK(cudaFree(d[k])); CHECK(cudaFreeHost(h[k])); }
  printf("%f\n", sum);
  free(d); free(h);
}

// An event for each buffer, on the stream of its turn.
void events_of_two_streams(int m) {
  cudaStream_t s[2];
  float **d = (float **)malloc(m * sizeof *d), **h = (float **)malloc(m * sizeof *h);
  cudaEvent_t *done = (cudaEvent_t *)malloc(m * sizeof *done);
  for (int k = 0; k < 2; k++) CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
  for (int k = 0; k < m; k++) {
    CHECK(cudaMalloc(&d[k], BYTES));
    CHECK(cudaMallocHost(&h[k], BYTES));
    CHECK(cudaEventCreate(&done[k]));
  }
  for (int k = 0; k < m; k++) {
    CHECK(cudaMemcpyAsync(h[k], d[k], BYTES, cudaMemcpyDeviceToHost, s[k & 1]));
    CHECK(cudaEventRecord(done[k], s[k & 1])); // drop: host-race@of_two
  }
  float sum = 0;
  for (int k = 0; k < m; k++) {
    CHECK(cudaEventSynchronize(done[k])); // drop: host-race@of_two
    sum += h[k][0]; // label: of_two
  }
  for (int k = 0; k < 2; k++) CHECK(cudaStreamDestroy(s[k]));
  for (int k = 0; k < m; k++) {
    CHECK(cudaFree(d[k]));
    CHECK(cudaFreeHost(h[k]));
    CHECK(cudaEventDestroy(done[k]));
  }
  printf("%f\n", sum);
  free(done); free(d); free(h);
}

// What one stream has loaded the other one works on.
void stages_in_turn(int n) {
  cudaStream_t load[4], work[4];
  cudaEvent_t loaded[4];
  float **d = (float **)malloc(n * sizeof *d), **h = (float **)malloc(n * sizeof *h);
  for (int k = 0; k < 4; k++) {
    CHECK(cudaStreamCreateWithFlags(&load[k], cudaStreamNonBlocking));
    CHECK(cudaStreamCreateWithFlags(&work[k], cudaStreamNonBlocking));
    CHECK(cudaEventCreate(&loaded[k]));
  }
  for (int k = 0; k < n; k++) {
    CHECK(cudaMalloc(&d[k], BYTES));
    CHECK(cudaMallocHost(&h[k], BYTES));
  }
  for (int k = 0; k < n; k++) {
    int i = k % 4;
    CHECK(cudaMemcpyAsync(d[k], h[k], BYTES, cudaMemcpyHostToDevice, load[i]));
    CHECK(cudaEventRecord(loaded[i], load[i])); // drop: stream-race@stages
    CHECK(cudaStreamWaitEvent(work[i], loaded[i], 0)); // drop: stream-race@stages
    scale<<<N / 256, 256, 0, work[i]>>>(d[k], N, 2); // label: stages
  }
  CHECK(cudaDeviceSynchronize());
  for (int k = 0; k < 4; k++) {
    CHECK(cudaStreamDestroy(load[k]));
    CHECK(cudaStreamDestroy(work[k]));
    CHECK(cudaEventDestroy(loaded[k]));
  }
  for (int k = 0; k < n; k++) { CHECK(cudaFree(d[k])); CHECK(cudaFreeHost(h[k])); }
  free(d); free(h);
}

// Each round waits for the one before, which was on the other stream.
void two_streams_one_buffer(int rounds) {
  cudaStream_t s[2];
  cudaEvent_t done[2];
  float *d;
  CHECK(cudaMalloc(&d, BYTES));
  for (int k = 0; k < 2; k++) {
    CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
    CHECK(cudaEventCreate(&done[k]));
  }
  for (int r = 0; r < rounds; r++) {
    CHECK(cudaStreamWaitEvent(s[r & 1], done[(r + 1) & 1], 0)); // drop: stream-race@one_buffer
    scale<<<N / 256, 256, 0, s[r & 1]>>>(d, N, 2); // label: one_buffer
    CHECK(cudaEventRecord(done[r & 1], s[r & 1])); // drop: stream-race@one_buffer
  }
  CHECK(cudaDeviceSynchronize());
  for (int k = 0; k < 2; k++) { CHECK(cudaStreamDestroy(s[k])); CHECK(cudaEventDestroy(done[k])); }
  CHECK(cudaFree(d));
}

void three_streams_one_buffer(int n) {
  float *d, *h;
  cudaStream_t s[3]; cudaEvent_t done[3];
  CHECK(cudaMalloc(&d, BYTES)); CHECK(cudaMallocHost(&h, BYTES));
  for (int k = 0; k < 3; k++) {
    CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
    CHECK(cudaEventCreate(&done[k]));
  }
  for (int r = 0; r < n; r++) {
    CHECK(cudaStreamWaitEvent(s[r % 3], done[(r + 2) % 3], 0));
    scale<<<N / 256, 256, 0, s[r % 3]>>>(d, N, 2);
    CHECK(cudaEventRecord(done[r % 3], s[r % 3]));
  }
  CHECK(cudaDeviceSynchronize());
  for (int k = 0; k < 3; k++) { CHECK(cudaStreamDestroy(s[k])); CHECK(cudaEventDestroy(done[k])); }
  CHECK(cudaFree(d)); CHECK(cudaFreeHost(h));
}

// As many as there are, and the next one waits.
void next_of_ring(int n) {
  cudaStream_t *s = (cudaStream_t *)malloc(n * sizeof *s);
  cudaEvent_t *done = (cudaEvent_t *)malloc(n * sizeof *done);
  float **d = (float **)malloc(n * sizeof *d);
  for (int k = 0; k < n; k++) {
    CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking)); CHECK(cudaEventCreate(&done[k]));
    CHECK(cudaMalloc(&d[k], BYTES));
  }
  for (int k = 0; k < n; k++) {
    scale<<<N / 256, 256, 0, s[k]>>>(d[k], N, 2);
    CHECK(cudaEventRecord(done[k], s[k])); // drop: stream-race@next
  }
  for (int k = 0; k < n; k++) {
    CHECK(cudaStreamWaitEvent(s[(k + 1) % n], done[k], 0)); // drop: stream-race@next
    scale<<<N / 256, 256, 0, s[(k + 1) % n]>>>(d[k], N, 3); // label: next
  }
  CHECK(cudaDeviceSynchronize());
  for (int k = 0; k < n; k++) {
    CHECK(cudaStreamDestroy(s[k]));
    CHECK(cudaEventDestroy(done[k]));
    CHECK(cudaFree(d[k]));
  }
  free(s); free(done); free(d);
}

void waited_in_turn(int m) {
  cudaStream_t s[4];
  float **d = (float **)malloc(m * sizeof *d), **h = (float **)malloc(m * sizeof *h);
  cudaEvent_t *done = (cudaEvent_t *)malloc(m * sizeof *done);
  for (int k = 0; k < 4; k++) CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
  for (int k = 0; k < m; k++) {
    CHECK(cudaMalloc(&d[k], BYTES));
    CHECK(cudaMallocHost(&h[k], BYTES));
    CHECK(cudaEventCreate(&done[k]));
  }
  for (int k = 0; k < m; k++) CHECK(cudaMemcpyAsync(h[k], d[k], BYTES, cudaMemcpyDeviceToHost, s[k % 4]));
  float sum = 0;
  for (int k = 0; k < m; k++) { CHECK(cudaStreamSynchronize(s[k % 4])); sum += h[k][0]; }
  for (int k = 0; k < 4; k++) CHECK(cudaStreamDestroy(s[k]));
  for (int k = 0; k < m; k++) {
    CHECK(cudaFree(d[k]));
    CHECK(cudaFreeHost(h[k]));
    CHECK(cudaEventDestroy(done[k]));
  }
  printf("%f\n", sum);
  free(d); free(h); free(done);
}

void rounds_in_turn(int m) {
  cudaStream_t s[4];
  float **d = (float **)malloc(m * sizeof *d), **h = (float **)malloc(m * sizeof *h);
  cudaEvent_t *done = (cudaEvent_t *)malloc(m * sizeof *done);
  for (int k = 0; k < 4; k++) CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
  for (int k = 0; k < m; k++) {
    CHECK(cudaMalloc(&d[k], BYTES));
    CHECK(cudaMallocHost(&h[k], BYTES));
    CHECK(cudaEventCreate(&done[k]));
  }
  for (int r = 0; r < 5; r++) for (int k = 0; k < m; k++) CHECK(cudaMemcpyAsync(h[k], d[k], BYTES, cudaMemcpyDeviceToHost, s[k % 4]));
  for (int k = 0; k < 4; k++) CHECK(cudaStreamSynchronize(s[k]));
  float sum = 0;
  for (int k = 0; k < m; k++) sum += h[k][0];
  for (int k = 0; k < 4; k++) CHECK(cudaStreamDestroy(s[k]));
  for (int k = 0; k < m; k++) {
    CHECK(cudaFree(d[k]));
    CHECK(cudaFreeHost(h[k]));
    CHECK(cudaEventDestroy(done[k]));
  }
  printf("%f\n", sum);
  free(d); free(h); free(done);
}

void three_of_four(int m) { // never: proved
  cudaStream_t s[4];
  float **d = (float **)malloc(m * sizeof *d), **h = (float **)malloc(m * sizeof *h);
  cudaEvent_t *done = (cudaEvent_t *)malloc(m * sizeof *done);
  for (int k = 0; k < 4; k++) CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
  for (int k = 0; k < m; k++) {
    CHECK(cudaMalloc(&d[k], BYTES));
    CHECK(cudaMallocHost(&h[k], BYTES));
    CHECK(cudaEventCreate(&done[k]));
  }
  for (int k = 0; k < m; k++) CHECK(cudaMemcpyAsync(h[k], d[k], BYTES, cudaMemcpyDeviceToHost, s[k % 4]));
  for (int k = 0; k < 3; k++) CHECK(cudaStreamSynchronize(s[k]));
  float sum = 0;
  for (int k = 0; k < m; k++) sum += h[k][0];
  for (int k = 0; k < 4; k++) CHECK(cudaStreamDestroy(s[k]));
  for (int k = 0; k < m; k++) {
    CHECK(cudaFree(d[k]));
    CHECK(cudaFreeHost(h[k]));
    CHECK(cudaEventDestroy(done[k]));
  }
  printf("%f\n", sum);
  free(d); free(h); free(done);
}

void one_to_four(int m) { // never: proved
  cudaStream_t s[4];
  float **d = (float **)malloc(m * sizeof *d), **h = (float **)malloc(m * sizeof *h);
  cudaEvent_t *done = (cudaEvent_t *)malloc(m * sizeof *done);
  for (int k = 0; k < 4; k++) CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
  for (int k = 0; k < m; k++) {
    CHECK(cudaMalloc(&d[k], BYTES));
    CHECK(cudaMallocHost(&h[k], BYTES));
    CHECK(cudaEventCreate(&done[k]));
  }
  for (int k = 0; k < m; k++) CHECK(cudaMemcpyAsync(h[k], d[k], BYTES, cudaMemcpyDeviceToHost, s[k % 4]));
  for (int k = 1; k < 4; k++) CHECK(cudaStreamSynchronize(s[k]));
  float sum = 0;
  for (int k = 0; k < m; k++) sum += h[k][0];
  for (int k = 0; k < 4; k++) CHECK(cudaStreamDestroy(s[k]));
  for (int k = 0; k < m; k++) {
    CHECK(cudaFree(d[k]));
    CHECK(cudaFreeHost(h[k]));
    CHECK(cudaEventDestroy(done[k]));
  }
  printf("%f\n", sum);
  free(d); free(h); free(done);
}

void next_in_ring(int m) { // never: proved
  cudaStream_t s[4];
  float **d = (float **)malloc(m * sizeof *d), **h = (float **)malloc(m * sizeof *h);
  cudaEvent_t *done = (cudaEvent_t *)malloc(m * sizeof *done);
  for (int k = 0; k < 4; k++) CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
  for (int k = 0; k < m; k++) {
    CHECK(cudaMalloc(&d[k], BYTES));
    CHECK(cudaMallocHost(&h[k], BYTES));
    CHECK(cudaEventCreate(&done[k]));
  }
  for (int k = 0; k < m; k++) CHECK(cudaMemcpyAsync(h[k], d[k], BYTES, cudaMemcpyDeviceToHost, s[k % 4]));
  float sum = 0;
  for (int k = 0; k < m; k++) { CHECK(cudaStreamSynchronize(s[(k + 1) % 4])); sum += h[k][0]; }
  for (int k = 0; k < 4; k++) CHECK(cudaStreamDestroy(s[k]));
  for (int k = 0; k < m; k++) {
    CHECK(cudaFree(d[k]));
    CHECK(cudaFreeHost(h[k]));
    CHECK(cudaEventDestroy(done[k]));
  }
  printf("%f\n", sum);
  free(d); free(h); free(done);
}

void record_next(int m) { // never: proved
  cudaStream_t s[4];
  float **d = (float **)malloc(m * sizeof *d), **h = (float **)malloc(m * sizeof *h);
  cudaEvent_t *done = (cudaEvent_t *)malloc(m * sizeof *done);
  for (int k = 0; k < 4; k++) CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
  for (int k = 0; k < m; k++) {
    CHECK(cudaMalloc(&d[k], BYTES));
    CHECK(cudaMallocHost(&h[k], BYTES));
    CHECK(cudaEventCreate(&done[k]));
  }
  for (int k = 0; k < m; k++) {
    CHECK(cudaMemcpyAsync(h[k], d[k], BYTES, cudaMemcpyDeviceToHost, s[k % 4]));
    CHECK(cudaEventRecord(done[k], s[(k + 1) % 4]));
  }
  float sum = 0;
  for (int k = 0; k < m; k++) { CHECK(cudaEventSynchronize(done[k])); sum += h[k][0]; }
  for (int k = 0; k < 4; k++) CHECK(cudaStreamDestroy(s[k]));
  for (int k = 0; k < m; k++) {
    CHECK(cudaFree(d[k]));
    CHECK(cudaFreeHost(h[k]));
    CHECK(cudaEventDestroy(done[k]));
  }
  printf("%f\n", sum);
  free(d); free(h); free(done);
}

void record_early(int m) { // never: proved
  cudaStream_t s[4];
  float **d = (float **)malloc(m * sizeof *d), **h = (float **)malloc(m * sizeof *h);
  cudaEvent_t *done = (cudaEvent_t *)malloc(m * sizeof *done);
  for (int k = 0; k < 4; k++) CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
  for (int k = 0; k < m; k++) {
    CHECK(cudaMalloc(&d[k], BYTES));
    CHECK(cudaMallocHost(&h[k], BYTES));
    CHECK(cudaEventCreate(&done[k]));
  }
  for (int k = 0; k < m; k++) {
    CHECK(cudaEventRecord(done[k], s[k % 4]));
    CHECK(cudaMemcpyAsync(h[k], d[k], BYTES, cudaMemcpyDeviceToHost, s[k % 4]));
  }
  float sum = 0;
  for (int k = 0; k < m; k++) { CHECK(cudaEventSynchronize(done[k])); sum += h[k][0]; }
  for (int k = 0; k < 4; k++) CHECK(cudaStreamDestroy(s[k]));
  for (int k = 0; k < m; k++) {
    CHECK(cudaFree(d[k]));
    CHECK(cudaFreeHost(h[k]));
    CHECK(cudaEventDestroy(done[k]));
  }
  printf("%f\n", sum);
  free(d); free(h); free(done);
}

void from_one_short(int m) { // never: proved
  cudaStream_t s[4];
  float **d = (float **)malloc(m * sizeof *d), **h = (float **)malloc(m * sizeof *h);
  cudaEvent_t *done = (cudaEvent_t *)malloc(m * sizeof *done);
  for (int k = 0; k < 4; k++) CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
  for (int k = 0; k < m; k++) {
    CHECK(cudaMalloc(&d[k], BYTES));
    CHECK(cudaMallocHost(&h[k], BYTES));
    CHECK(cudaEventCreate(&done[k]));
  }
  for (int k = 1; k < m; k++) CHECK(cudaMemcpyAsync(h[k], d[k], BYTES, cudaMemcpyDeviceToHost, s[k % 4]));
  for (int k = 0; k < 3; k++) CHECK(cudaStreamSynchronize(s[k]));
  float sum = 0;
  for (int k = 0; k < m; k++) sum += h[k][0];
  for (int k = 0; k < 4; k++) CHECK(cudaStreamDestroy(s[k]));
  for (int k = 0; k < m; k++) {
    CHECK(cudaFree(d[k]));
    CHECK(cudaFreeHost(h[k]));
    CHECK(cudaEventDestroy(done[k]));
  }
  printf("%f\n", sum);
  free(d); free(h); free(done);
}

void backwards_short(int m) { // never: proved
  cudaStream_t s[4];
  float **d = (float **)malloc(m * sizeof *d), **h = (float **)malloc(m * sizeof *h);
  cudaEvent_t *done = (cudaEvent_t *)malloc(m * sizeof *done);
  for (int k = 0; k < 4; k++) CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
  for (int k = 0; k < m; k++) {
    CHECK(cudaMalloc(&d[k], BYTES));
    CHECK(cudaMallocHost(&h[k], BYTES));
    CHECK(cudaEventCreate(&done[k]));
  }
  for (int k = m - 1; k >= 0; k--) CHECK(cudaMemcpyAsync(h[k], d[k], BYTES, cudaMemcpyDeviceToHost, s[k % 4]));
  for (int k = 1; k < 4; k++) CHECK(cudaStreamSynchronize(s[k]));
  float sum = 0;
  for (int k = 0; k < m; k++) sum += h[k][0];
  for (int k = 0; k < 4; k++) CHECK(cudaStreamDestroy(s[k]));
  for (int k = 0; k < m; k++) {
    CHECK(cudaFree(d[k]));
    CHECK(cudaFreeHost(h[k]));
    CHECK(cudaEventDestroy(done[k]));
  }
  printf("%f\n", sum);
  free(d); free(h); free(done);
}

void twice_other(int m) { // never: proved
  cudaStream_t s[4];
  float **d = (float **)malloc(m * sizeof *d), **h = (float **)malloc(m * sizeof *h);
  cudaEvent_t *done = (cudaEvent_t *)malloc(m * sizeof *done);
  for (int k = 0; k < 4; k++) CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
  for (int k = 0; k < m; k++) {
    CHECK(cudaMalloc(&d[k], BYTES));
    CHECK(cudaMallocHost(&h[k], BYTES));
    CHECK(cudaEventCreate(&done[k]));
  }
  for (int r = 0; r < m; r++) for (int k = 0; k < m; k++) scale<<<N / 256, 256, 0, s[(k + r) % 4]>>>(d[k], N, 2);
  for (int k = 0; k < 4; k++) CHECK(cudaStreamSynchronize(s[k]));
  float sum = 0;
  for (int k = 0; k < m; k++) sum += h[k][0];
  for (int k = 0; k < 4; k++) CHECK(cudaStreamDestroy(s[k]));
  for (int k = 0; k < m; k++) {
    CHECK(cudaFree(d[k]));
    CHECK(cudaFreeHost(h[k]));
    CHECK(cudaEventDestroy(done[k]));
  }
  printf("%f\n", sum);
  free(d); free(h); free(done);
}

void neighbour_in_ring(int m) { // never: proved
  cudaStream_t s[4];
  float **d = (float **)malloc(m * sizeof *d), **h = (float **)malloc(m * sizeof *h);
  cudaEvent_t *done = (cudaEvent_t *)malloc(m * sizeof *done);
  for (int k = 0; k < 4; k++) CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
  for (int k = 0; k < m; k++) {
    CHECK(cudaMalloc(&d[k], BYTES));
    CHECK(cudaMallocHost(&h[k], BYTES));
    CHECK(cudaEventCreate(&done[k]));
  }
  for (int k = 0; k + 1 < m; k++) {
    scale<<<N / 256, 256, 0, s[k % 4]>>>(d[k], N, 2);
    scale<<<N / 256, 256, 0, s[k % 4]>>>(d[k + 1], N, 2);
  }
  for (int k = 0; k < 4; k++) CHECK(cudaStreamSynchronize(s[k]));
  float sum = 0;
  for (int k = 0; k < m; k++) sum += h[k][0];
  for (int k = 0; k < 4; k++) CHECK(cudaStreamDestroy(s[k]));
  for (int k = 0; k < m; k++) {
    CHECK(cudaFree(d[k]));
    CHECK(cudaFreeHost(h[k]));
    CHECK(cudaEventDestroy(done[k]));
  }
  printf("%f\n", sum);
  free(d); free(h); free(done);
}

void left_early(int m) { // never: proved
  cudaStream_t s[4];
  float **d = (float **)malloc(m * sizeof *d), **h = (float **)malloc(m * sizeof *h);
  cudaEvent_t *done = (cudaEvent_t *)malloc(m * sizeof *done);
  for (int k = 0; k < 4; k++) CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
  for (int k = 0; k < m; k++) {
    CHECK(cudaMalloc(&d[k], BYTES));
    CHECK(cudaMallocHost(&h[k], BYTES));
    CHECK(cudaEventCreate(&done[k]));
  }
  for (int k = 0; k < m; k++) CHECK(cudaMemcpyAsync(h[k], d[k], BYTES, cudaMemcpyDeviceToHost, s[k % 4]));
  for (int k = 0; k < 4; k++) { if (k >= m - 1) break; CHECK(cudaStreamSynchronize(s[k])); }
  float sum = 0;
  for (int k = 0; k < m; k++) sum += h[k][0];
  for (int k = 0; k < 4; k++) CHECK(cudaStreamDestroy(s[k]));
  for (int k = 0; k < m; k++) {
    CHECK(cudaFree(d[k]));
    CHECK(cudaFreeHost(h[k]));
    CHECK(cudaEventDestroy(done[k]));
  }
  printf("%f\n", sum);
  free(d); free(h); free(done);
}

void mask_of_two_of_three(int m) { // never: proved
  cudaStream_t s[4];
  float **d = (float **)malloc(m * sizeof *d), **h = (float **)malloc(m * sizeof *h);
  cudaEvent_t *done = (cudaEvent_t *)malloc(m * sizeof *done);
  for (int k = 0; k < 4; k++) CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
  for (int k = 0; k < m; k++) {
    CHECK(cudaMalloc(&d[k], BYTES));
    CHECK(cudaMallocHost(&h[k], BYTES));
    CHECK(cudaEventCreate(&done[k]));
  }
  for (int k = 0; k < m; k++) CHECK(cudaMemcpyAsync(h[k], d[k], BYTES, cudaMemcpyDeviceToHost, s[k & 1]));
  CHECK(cudaStreamSynchronize(s[0])); CHECK(cudaStreamSynchronize(s[2]));
  float sum = 0;
  for (int k = 0; k < m; k++) sum += h[k][0];
  for (int k = 0; k < 4; k++) CHECK(cudaStreamDestroy(s[k]));
  for (int k = 0; k < m; k++) {
    CHECK(cudaFree(d[k]));
    CHECK(cudaFreeHost(h[k]));
    CHECK(cudaEventDestroy(done[k]));
  }
  printf("%f\n", sum);
  free(d); free(h); free(done);
}

void unsigned_short(unsigned m) { // never: proved
  cudaStream_t s[4];
  float **d = (float **)malloc(m * sizeof *d), **h = (float **)malloc(m * sizeof *h);
  cudaEvent_t *done = (cudaEvent_t *)malloc(m * sizeof *done);
  for (int k = 0; k < 4; k++) CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
  for (int k = 0; k < m; k++) {
    CHECK(cudaMalloc(&d[k], BYTES));
    CHECK(cudaMallocHost(&h[k], BYTES));
    CHECK(cudaEventCreate(&done[k]));
  }
  for (unsigned k = 0; k < m; k++) CHECK(cudaMemcpyAsync(h[k], d[k], BYTES, cudaMemcpyDeviceToHost, s[k % 4]));
  for (int k = 0; k < 3; k++) CHECK(cudaStreamSynchronize(s[k]));
  float sum = 0;
  for (int k = 0; k < m; k++) sum += h[k][0];
  for (int k = 0; k < 4; k++) CHECK(cudaStreamDestroy(s[k]));
  for (int k = 0; k < m; k++) {
    CHECK(cudaFree(d[k]));
    CHECK(cudaFreeHost(h[k]));
    CHECK(cudaEventDestroy(done[k]));
  }
  printf("%f\n", sum);
  free(d); free(h); free(done);
}

void chosen(int m) { // never: proved
  cudaStream_t s[4];
  float **d = (float **)malloc(m * sizeof *d), **h = (float **)malloc(m * sizeof *h);
  cudaEvent_t *done = (cudaEvent_t *)malloc(m * sizeof *done);
  for (int k = 0; k < 4; k++) CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
  for (int k = 0; k < m; k++) {
    CHECK(cudaMalloc(&d[k], BYTES));
    CHECK(cudaMallocHost(&h[k], BYTES));
    CHECK(cudaEventCreate(&done[k]));
  }
  for (int k = 0; k < m; k++) {
    int i = k == 5 ? 3 : k % 3;
    CHECK(cudaMemcpyAsync(h[k], d[k], BYTES, cudaMemcpyDeviceToHost, s[i]));
  }
  for (int k = 0; k < 3; k++) CHECK(cudaStreamSynchronize(s[k]));
  float sum = 0;
  for (int k = 0; k < m; k++) sum += h[k][0];
  for (int k = 0; k < 4; k++) CHECK(cudaStreamDestroy(s[k]));
  for (int k = 0; k < m; k++) {
    CHECK(cudaFree(d[k]));
    CHECK(cudaFreeHost(h[k]));
    CHECK(cudaEventDestroy(done[k]));
  }
  printf("%f\n", sum);
  free(d); free(h); free(done);
}

void all_at_once(int n) { // never: proved
  float *d, *h;
  cudaStream_t *s = (cudaStream_t *)malloc(n * sizeof *s); cudaEvent_t *done = (cudaEvent_t *)malloc(n * sizeof *done);
  CHECK(cudaMalloc(&d, BYTES)); CHECK(cudaMallocHost(&h, BYTES));
  for (int k = 0; k < n; k++) {
    CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
    CHECK(cudaEventCreate(&done[k]));
  }
  for (int k = 0; k < n; k++) scale<<<N / 256, 256, 0, s[k]>>>(d, N, 2);
  CHECK(cudaDeviceSynchronize());
  for (int k = 0; k < n; k++) { CHECK(cudaStreamDestroy(s[k])); CHECK(cudaEventDestroy(done[k])); }
  CHECK(cudaFree(d)); CHECK(cudaFreeHost(h));
  free(s); free(done);
}

void only_first_waited(int n) { // never: proved
  float *d, *h;
  cudaStream_t *s = (cudaStream_t *)malloc(n * sizeof *s); cudaEvent_t *done = (cudaEvent_t *)malloc(n * sizeof *done);
  CHECK(cudaMalloc(&d, BYTES)); CHECK(cudaMallocHost(&h, BYTES));
  for (int k = 0; k < n; k++) {
    CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
    CHECK(cudaEventCreate(&done[k]));
  }
  CHECK(cudaMemcpyAsync(h, d, BYTES, cudaMemcpyDeviceToHost, s[n - 1])); CHECK(cudaStreamSynchronize(s[0])); printf("%f", h[0]);
  CHECK(cudaDeviceSynchronize());
  for (int k = 0; k < n; k++) { CHECK(cudaStreamDestroy(s[k])); CHECK(cudaEventDestroy(done[k])); }
  CHECK(cudaFree(d)); CHECK(cudaFreeHost(h));
  free(s); free(done);
}

void stored_late(int n) { // never: proved
  float *d, *h;
  cudaStream_t *s = (cudaStream_t *)malloc(n * sizeof *s); cudaEvent_t *done = (cudaEvent_t *)malloc(n * sizeof *done);
  CHECK(cudaMalloc(&d, BYTES)); CHECK(cudaMallocHost(&h, BYTES));
  for (int k = 0; k < n; k++) {
    CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
    CHECK(cudaEventCreate(&done[k]));
  }
  cudaStream_t t; CHECK(cudaStreamCreateWithFlags(&t, cudaStreamNonBlocking)); CHECK(cudaMemcpyAsync(h, d, BYTES, cudaMemcpyDeviceToHost, t)); CHECK(cudaStreamDestroy(s[0])); s[0] = t; CHECK(cudaStreamSynchronize(s[1])); printf("%f", h[0]);
  CHECK(cudaDeviceSynchronize());
  for (int k = 0; k < n; k++) { CHECK(cudaStreamDestroy(s[k])); CHECK(cudaEventDestroy(done[k])); }
  CHECK(cudaFree(d)); CHECK(cudaFreeHost(h));
  free(s); free(done);
}

void turns2_own_event(int n) { // never: proved
  float *d, *h;
  cudaStream_t s[2]; cudaEvent_t done[2];
  CHECK(cudaMalloc(&d, BYTES)); CHECK(cudaMallocHost(&h, BYTES));
  for (int k = 0; k < 2; k++) {
    CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
    CHECK(cudaEventCreate(&done[k]));
  }
  for (int r = 0; r < n; r++) {
    CHECK(cudaStreamWaitEvent(s[r & 1], done[r & 1], 0));
    scale<<<N / 256, 256, 0, s[r & 1]>>>(d, N, 2);
    CHECK(cudaEventRecord(done[r & 1], s[r & 1]));
  }
  CHECK(cudaDeviceSynchronize());
  for (int k = 0; k < 2; k++) { CHECK(cudaStreamDestroy(s[k])); CHECK(cudaEventDestroy(done[k])); }
  CHECK(cudaFree(d)); CHECK(cudaFreeHost(h));
}

void turns2_record_other(int n) { // never: proved
  float *d, *h;
  cudaStream_t s[2]; cudaEvent_t done[2];
  CHECK(cudaMalloc(&d, BYTES)); CHECK(cudaMallocHost(&h, BYTES));
  for (int k = 0; k < 2; k++) {
    CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
    CHECK(cudaEventCreate(&done[k]));
  }
  for (int r = 0; r < n; r++) {
    CHECK(cudaStreamWaitEvent(s[r & 1], done[(r + 1) & 1], 0));
    scale<<<N / 256, 256, 0, s[r & 1]>>>(d, N, 2);
    CHECK(cudaEventRecord(done[r & 1], s[(r + 1) & 1]));
  }
  CHECK(cudaDeviceSynchronize());
  for (int k = 0; k < 2; k++) { CHECK(cudaStreamDestroy(s[k])); CHECK(cudaEventDestroy(done[k])); }
  CHECK(cudaFree(d)); CHECK(cudaFreeHost(h));
}

void turns2_record_in_other(int n) { // never: proved
  float *d, *h;
  cudaStream_t s[2]; cudaEvent_t done[2];
  CHECK(cudaMalloc(&d, BYTES)); CHECK(cudaMallocHost(&h, BYTES));
  for (int k = 0; k < 2; k++) {
    CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
    CHECK(cudaEventCreate(&done[k]));
  }
  for (int r = 0; r < n; r++) {
    CHECK(cudaStreamWaitEvent(s[r & 1], done[(r + 1) & 1], 0));
    scale<<<N / 256, 256, 0, s[r & 1]>>>(d, N, 2);
    CHECK(cudaEventRecord(done[(r + 1) & 1], s[r & 1]));
  }
  CHECK(cudaDeviceSynchronize());
  for (int k = 0; k < 2; k++) { CHECK(cudaStreamDestroy(s[k])); CHECK(cudaEventDestroy(done[k])); }
  CHECK(cudaFree(d)); CHECK(cudaFreeHost(h));
}

void turns3_next(int n) { // never: proved
  float *d, *h;
  cudaStream_t s[3]; cudaEvent_t done[3];
  CHECK(cudaMalloc(&d, BYTES)); CHECK(cudaMallocHost(&h, BYTES));
  for (int k = 0; k < 3; k++) {
    CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
    CHECK(cudaEventCreate(&done[k]));
  }
  for (int r = 0; r < n; r++) {
    CHECK(cudaStreamWaitEvent(s[r % 3], done[(r + 1) % 3], 0));
    scale<<<N / 256, 256, 0, s[r % 3]>>>(d, N, 2);
    CHECK(cudaEventRecord(done[r % 3], s[r % 3]));
  }
  CHECK(cudaDeviceSynchronize());
  for (int k = 0; k < 3; k++) { CHECK(cudaStreamDestroy(s[k])); CHECK(cudaEventDestroy(done[k])); }
  CHECK(cudaFree(d)); CHECK(cudaFreeHost(h));
}

void turns3_guard_late(int n) { // never: proved
  float *d, *h;
  cudaStream_t s[3]; cudaEvent_t done[3];
  CHECK(cudaMalloc(&d, BYTES)); CHECK(cudaMallocHost(&h, BYTES));
  for (int k = 0; k < 3; k++) {
    CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
    CHECK(cudaEventCreate(&done[k]));
  }
  for (int r = 0; r < n; r++) {
    if (r > 1) CHECK(cudaStreamWaitEvent(s[r % 3], done[(r + 2) % 3], 0));
    scale<<<N / 256, 256, 0, s[r % 3]>>>(d, N, 2);
    CHECK(cudaEventRecord(done[r % 3], s[r % 3]));
  }
  CHECK(cudaDeviceSynchronize());
  for (int k = 0; k < 3; k++) { CHECK(cudaStreamDestroy(s[k])); CHECK(cudaEventDestroy(done[k])); }
  CHECK(cudaFree(d)); CHECK(cudaFreeHost(h));
}

void turns3_skip(int n) { // never: proved
  float *d, *h;
  cudaStream_t s[3]; cudaEvent_t done[3];
  CHECK(cudaMalloc(&d, BYTES)); CHECK(cudaMallocHost(&h, BYTES));
  for (int k = 0; k < 3; k++) {
    CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
    CHECK(cudaEventCreate(&done[k]));
  }
  for (int r = 0; r < n; r++) {
    if (r != 7) CHECK(cudaStreamWaitEvent(s[r % 3], done[(r + 2) % 3], 0));
    scale<<<N / 256, 256, 0, s[r % 3]>>>(d, N, 2);
    CHECK(cudaEventRecord(done[r % 3], s[r % 3]));
  }
  CHECK(cudaDeviceSynchronize());
  for (int k = 0; k < 3; k++) { CHECK(cudaStreamDestroy(s[k])); CHECK(cudaEventDestroy(done[k])); }
  CHECK(cudaFree(d)); CHECK(cudaFreeHost(h));
}

void turns_by_two(int n) { // never: proved
  float *d, *h;
  cudaStream_t s[3]; cudaEvent_t done[3];
  CHECK(cudaMalloc(&d, BYTES)); CHECK(cudaMallocHost(&h, BYTES));
  for (int k = 0; k < 3; k++) {
    CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
    CHECK(cudaEventCreate(&done[k]));
  }
  for (int r = 0; r < n; r += 2) {
    CHECK(cudaStreamWaitEvent(s[r % 3], done[(r + 2) % 3], 0));
    scale<<<N / 256, 256, 0, s[r % 3]>>>(d, N, 2);
    CHECK(cudaEventRecord(done[r % 3], s[r % 3]));
  }
  CHECK(cudaDeviceSynchronize());
  for (int k = 0; k < 3; k++) { CHECK(cudaStreamDestroy(s[k])); CHECK(cudaEventDestroy(done[k])); }
  CHECK(cudaFree(d)); CHECK(cudaFreeHost(h));
}

void turns_char(int n) { // never: proved
  float *d, *h;
  cudaStream_t s[3]; cudaEvent_t done[3];
  CHECK(cudaMalloc(&d, BYTES)); CHECK(cudaMallocHost(&h, BYTES));
  for (int k = 0; k < 3; k++) {
    CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
    CHECK(cudaEventCreate(&done[k]));
  }
  for (unsigned char r = 0; r != n; r++) {
    CHECK(cudaStreamWaitEvent(s[r % 3], done[(r + 2) % 3], 0));
    scale<<<N / 256, 256, 0, s[r % 3]>>>(d, N, 2);
    CHECK(cudaEventRecord(done[r % 3], s[r % 3]));
  }
  CHECK(cudaDeviceSynchronize());
  for (int k = 0; k < 3; k++) { CHECK(cudaStreamDestroy(s[k])); CHECK(cudaEventDestroy(done[k])); }
  CHECK(cudaFree(d)); CHECK(cudaFreeHost(h));
}

void turns_unsigned_endless(int n) { // never: proved
  float *d, *h;
  cudaStream_t s[3]; cudaEvent_t done[3];
  CHECK(cudaMalloc(&d, BYTES)); CHECK(cudaMallocHost(&h, BYTES));
  for (int k = 0; k < 3; k++) {
    CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
    CHECK(cudaEventCreate(&done[k]));
  }
  for (unsigned r = 0; rand() != n; r++) {
    CHECK(cudaStreamWaitEvent(s[r % 3], done[(r + 2) % 3], 0));
    scale<<<N / 256, 256, 0, s[r % 3]>>>(d, N, 2);
    CHECK(cudaEventRecord(done[r % 3], s[r % 3]));
  }
  CHECK(cudaDeviceSynchronize());
  for (int k = 0; k < 3; k++) { CHECK(cudaStreamDestroy(s[k])); CHECK(cudaEventDestroy(done[k])); }
  CHECK(cudaFree(d)); CHECK(cudaFreeHost(h));
}

void turns_twice(int n) { // never: proved
  float *d, *h;
  cudaStream_t s[3]; cudaEvent_t done[3];
  CHECK(cudaMalloc(&d, BYTES)); CHECK(cudaMallocHost(&h, BYTES));
  for (int k = 0; k < 3; k++) {
    CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
    CHECK(cudaEventCreate(&done[k]));
  }
  for (int q = 0; q < n; q++) for (int r = 0; r < 5; r++) {
    CHECK(cudaStreamWaitEvent(s[r % 3], done[(r + 2) % 3], 0));
    scale<<<N / 256, 256, 0, s[r % 3]>>>(d, N, 2);
    CHECK(cudaEventRecord(done[r % 3], s[r % 3]));
  }
  CHECK(cudaDeviceSynchronize());
  for (int k = 0; k < 3; k++) { CHECK(cudaStreamDestroy(s[k])); CHECK(cudaEventDestroy(done[k])); }
  CHECK(cudaFree(d)); CHECK(cudaFreeHost(h));
}

void wait_for_second_last(int n) { // never: proved
  float *d, *h;
  cudaStream_t *s = (cudaStream_t *)malloc(n * sizeof *s); cudaEvent_t *done = (cudaEvent_t *)malloc(n * sizeof *done);
  CHECK(cudaMalloc(&d, BYTES)); CHECK(cudaMallocHost(&h, BYTES));
  for (int k = 0; k < n; k++) {
    CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
    CHECK(cudaEventCreate(&done[k]));
  }
  for (int k = 0; k < n; k++) {
    if (k > 1) CHECK(cudaStreamWaitEvent(s[k], done[k - 2], 0));
    scale<<<N / 256, 256, 0, s[k]>>>(d, N, 2);
    CHECK(cudaEventRecord(done[k], s[k]));
  }
  CHECK(cudaDeviceSynchronize());
  for (int k = 0; k < n; k++) { CHECK(cudaStreamDestroy(s[k])); CHECK(cudaEventDestroy(done[k])); }
  CHECK(cudaFree(d)); CHECK(cudaFreeHost(h));
  free(s); free(done);
}

// Of a number that is no power of two compilers divide the last bits of the counter.
void three_in_turn(int m) {
  cudaStream_t s[3];
  float **d = (float **)malloc(m * sizeof *d), **h = (float **)malloc(m * sizeof *h);
  for (int k = 0; k < 3; k++) CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
  for (int k = 0; k < m; k++) { CHECK(cudaMalloc(&d[k], BYTES)); CHECK(cudaMallocHost(&h[k], BYTES)); }
  for (int k = 0; k < m; k++) {
    CHECK(cudaMemcpyAsync(d[k], h[k], BYTES, cudaMemcpyHostToDevice, s[k % 3]));
    scale<<<N / 256, 256, 0, s[k % 3]>>>(d[k], N, 2);
    CHECK(cudaMemcpyAsync(h[k], d[k], BYTES, cudaMemcpyDeviceToHost, s[k % 3]));
  }
  for (int k = 0; k < 3; k++) CHECK(cudaStreamSynchronize(s[k])); // drop: host-race@three
  float sum = 0;
  for (int k = 0; k < m; k++) sum += h[k][0]; // label: three
  for (int k = 0; k < 3; k++) CHECK(cudaStreamDestroy(s[k]));
  for (int k = 0; k < m; k++) { CHECK(cudaFree(d[k])); CHECK(cudaFreeHost(h[k])); }
  printf("%f\n", sum);
  free(d); free(h);
}

void two_of_three(int m) { // never: proved
  cudaStream_t s[3];
  float **d = (float **)malloc(m * sizeof *d), **h = (float **)malloc(m * sizeof *h);
  for (int k = 0; k < 3; k++) CHECK(cudaStreamCreateWithFlags(&s[k], cudaStreamNonBlocking));
  for (int k = 0; k < m; k++) { CHECK(cudaMalloc(&d[k], BYTES)); CHECK(cudaMallocHost(&h[k], BYTES)); }
  for (int k = 0; k < m; k++) {
    CHECK(cudaMemcpyAsync(d[k], h[k], BYTES, cudaMemcpyHostToDevice, s[k % 3]));
    scale<<<N / 256, 256, 0, s[k % 3]>>>(d[k], N, 2);
    CHECK(cudaMemcpyAsync(h[k], d[k], BYTES, cudaMemcpyDeviceToHost, s[k % 3]));
  }
  for (int k = 0; k < 2; k++) CHECK(cudaStreamSynchronize(s[k]));
  float sum = 0;
  for (int k = 0; k < m; k++) sum += h[k][0];
  for (int k = 0; k < 3; k++) CHECK(cudaStreamDestroy(s[k]));
  for (int k = 0; k < m; k++) { CHECK(cudaFree(d[k])); CHECK(cudaFreeHost(h[k])); }
  printf("%f\n", sum);
  free(d); free(h);
}

// Two of the streams work on one buffer, which is in no array.
void wrong_one_buffer(int n) {
  cudaStream_t s[4], other;
  float *d;
  CHECK(cudaMalloc(&d, 4096));
  CHECK(cudaStreamCreateWithFlags(&other, cudaStreamNonBlocking));
  for (int j = 0; j < 4; j++) CHECK(cudaStreamCreateWithFlags(&s[j], cudaStreamNonBlocking));
  CHECK(cudaMemsetAsync(d, 0, 4096, s[n & 3]));
  CHECK(cudaMemsetAsync(d, 1, 4096, other)); // expect: stream-race
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaFree(d));
  CHECK(cudaStreamDestroy(other));
  for (int j = 0; j < 4; j++) CHECK(cudaStreamDestroy(s[j]));
}

void wrong_next_stream(int n) {
  cudaStream_t s[4];
  float *d;
  CHECK(cudaMalloc(&d, 4096));
  for (int j = 0; j < 4; j++) CHECK(cudaStreamCreateWithFlags(&s[j], cudaStreamNonBlocking));
  for (int i = 0; i < n; i++) CHECK(cudaMemsetAsync(d, i, 4096, s[i % 4])); // expect: stream-race
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaFree(d));
  for (int j = 0; j < 4; j++) CHECK(cudaStreamDestroy(s[j]));
}
