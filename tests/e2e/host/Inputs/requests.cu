// Requests of MPI: what is sent and received while the program goes on. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

#define CHECK(call)                                \
  do {                                             \
    if ((call) != cudaSuccess) exit(EXIT_FAILURE); \
  } while (0)

static volatile float sink;
__global__ void pack(const float *field, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = field[i];
}
__global__ void unpack(float *field, const float *in, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) field[i] += in[i];
}

// Through pinned memory: the halo of both sides, in each step.
void halo(int up) {
  const int n = 1024;
  float *field, *send, *receive;
  cudaStream_t stream;
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaMalloc(&field, 2 * n * sizeof(float)));
  CHECK(cudaMallocHost(&send, 2 * n * sizeof(float)));
  CHECK(cudaMallocHost(&receive, 2 * n * sizeof(float)));
  CHECK(cudaMemset(field, 0, 2 * n * sizeof(float)));
  CHECK(cudaDeviceSynchronize());
  for (int step = 0; step < 100; step++) {
    MPI_Request requests[4];
    MPI_Irecv(receive, n, MPI_FLOAT, up, 0, MPI_COMM_WORLD, &requests[0]);
    MPI_Irecv(receive + n, n, MPI_FLOAT, up + 2, 1, MPI_COMM_WORLD, &requests[1]);
    CHECK(cudaMemcpyAsync(send, field, 2 * n * sizeof(float), cudaMemcpyDeviceToHost, stream));
    CHECK(cudaStreamSynchronize(stream));                                          // drop: stream-race
    MPI_Isend(send, n, MPI_FLOAT, up, 1, MPI_COMM_WORLD, &requests[2]);
    MPI_Isend(send + n, n, MPI_FLOAT, up + 2, 0, MPI_COMM_WORLD, &requests[3]);
    MPI_Waitall(4, requests, MPI_STATUSES_IGNORE);                                 // drop: stream-race
    CHECK(cudaMemcpyAsync(field, receive, 2 * n * sizeof(float), cudaMemcpyHostToDevice, stream));
    CHECK(cudaStreamSynchronize(stream));                                          // drop: stream-race
  }
  CHECK(cudaFree(field));
  CHECK(cudaFreeHost(send));
  CHECK(cudaFreeHost(receive));
  CHECK(cudaStreamDestroy(stream));
}

// Memory of the device is sent. That the host waits for the device says nothing of what MPI does.
void aware(int right) {
  const int n = 512;
  float *field, *out, *in;
  CHECK(cudaMalloc(&field, n * sizeof(float)));
  CHECK(cudaMalloc(&out, n * sizeof(float)));
  CHECK(cudaMalloc(&in, n * sizeof(float)));
  CHECK(cudaMemset(field, 0, n * sizeof(float)));
  for (int step = 0; step < 50; step++) {
    MPI_Request send, receive;
    MPI_Irecv(in, n, MPI_FLOAT, MPI_ANY_SOURCE, step, MPI_COMM_WORLD, &receive);
    pack<<<n / 128, 128>>>(field, out, n);
    CHECK(cudaDeviceSynchronize());                                                // drop: stream-race
    MPI_Isend(out, n, MPI_FLOAT, right, step, MPI_COMM_WORLD, &send);
    MPI_Wait(&receive, MPI_STATUS_IGNORE);                                         // drop: stream-race swap: receive>send stream-race
    unpack<<<n / 128, 128>>>(field, in, n);
    MPI_Wait(&send, MPI_STATUS_IGNORE);                                            // drop: stream-race
    CHECK(cudaDeviceSynchronize());                                                // drop: stream-race
  }
  CHECK(cudaFree(field));
  CHECK(cudaFree(out));
  CHECK(cudaFree(in));
}

// A request that is none is waited for at once; one that was waited for is none.
void none_at_first(int right) {
  float *h;
  MPI_Request request = MPI_REQUEST_NULL;
  CHECK(cudaMallocHost(&h, 1024));
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  if (right) MPI_Irecv(h, 256, MPI_FLOAT, right, 0, MPI_COMM_WORLD, &request);
  MPI_Wait(&request, MPI_STATUS_IGNORE);                                           // drop: none
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  sink = h[0];
  CHECK(cudaFreeHost(h));
}
void polled(int right) {
  float *h;
  MPI_Request request;
  int flag = 0;
  CHECK(cudaMallocHost(&h, 1024));
  MPI_Irecv(h, 256, MPI_FLOAT, right, 0, MPI_COMM_WORLD, &request);
  while (!flag) MPI_Test(&request, &flag, MPI_STATUS_IGNORE);                      // drop: host-race
  sink = h[0];
  CHECK(cudaFreeHost(h));
}
void asked_once(int right) {
  float *h;
  MPI_Request request;
  int flag = 0;
  CHECK(cudaMallocHost(&h, 1024));
  MPI_Irecv(h, 256, MPI_FLOAT, right, 0, MPI_COMM_WORLD, &request);
  MPI_Test(&request, &flag, MPI_STATUS_IGNORE);
  sink = h[0];                                                                     // expect: host-race
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  CHECK(cudaFreeHost(h));
}

// The request is another one by then.
void overwritten(int right) { // never: proved
  float *h;
  MPI_Request request, first;
  CHECK(cudaMallocHost(&h, 1024));
  MPI_Irecv(h, 256, MPI_FLOAT, right, 0, MPI_COMM_WORLD, &request);
  first = request;
  request = MPI_REQUEST_NULL;
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  sink = h[0];
  MPI_Wait(&first, MPI_STATUS_IGNORE);
  CHECK(cudaFreeHost(h));
}

// Elements of so many bytes: these two are beside each other.
void beside(int right) {
  float *h;
  double *d;
  MPI_Request a, b;
  CHECK(cudaMallocHost(&h, 2048));
  d = (double *)h;
  MPI_Irecv(d, 128, MPI_DOUBLE, right, 0, MPI_COMM_WORLD, &a);                     // swap: 128>129 stream-race
  MPI_Irecv(h + 256, 256, MPI_FLOAT, right, 1, MPI_COMM_WORLD, &b);                // swap: 256>255 stream-race
  MPI_Wait(&a, MPI_STATUS_IGNORE);
  MPI_Wait(&b, MPI_STATUS_IGNORE);
  sink = h[0];
  CHECK(cudaFreeHost(h));
}

// As many as the program has a number for.
void counted(int n) {
  float *h;
  MPI_Request requests[8];
  if (n < 0 || n > 8) return;
  CHECK(cudaMallocHost(&h, 8 * 1024 * sizeof(float)));
  for (int i = 0; i < n; i++) MPI_Isend(h + i * 1024, 1024, MPI_FLOAT, i, 0, MPI_COMM_WORLD, &requests[i]);
  MPI_Waitall(n, requests, MPI_STATUSES_IGNORE);                                   // drop: host-race
  h[0] = 1;
  CHECK(cudaFreeHost(h));
}

// What a device is reset for knows nothing of MPI.
void reset_between(int right) {
  float *h = (float *)malloc(1024);
  MPI_Request request;
  if (!h) return;
  MPI_Irecv(h, 256, MPI_FLOAT, right, 0, MPI_COMM_WORLD, &request);
  CHECK(cudaDeviceReset());
  MPI_Wait(&request, MPI_STATUS_IGNORE);                                           // drop: host-race
  sink = h[0];
  free(h);
}

// Work on the default stream does not come between what MPI does.
void sum(int n) {
  float *d, *h, total, mine = 1;
  MPI_Request request;
  CHECK(cudaMalloc(&d, 1024 * sizeof(float)));
  CHECK(cudaMallocHost(&h, 1024 * sizeof(float)));
  pack<<<4, 256>>>(d, d + 512, 512);
  CHECK(cudaMemcpyAsync(h, d, 1024 * sizeof(float), cudaMemcpyDeviceToHost, 0));
  MPI_Iallreduce(&mine, &total, 1, MPI_FLOAT, MPI_SUM, MPI_COMM_WORLD, &request);
  MPI_Wait(&request, MPI_STATUS_IGNORE);                                           // drop: host-race
  CHECK(cudaStreamSynchronize(0));                                                 // drop: host-race
  sink = h[0] + total;
  CHECK(cudaFree(d));
  CHECK(cudaFreeHost(h));
}
