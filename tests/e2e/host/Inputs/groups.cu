// Groups of collectives: nothing is enqueued before the group ends. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <nccl.h>

void g_plain(ncclComm_t a, ncclComm_t b, float *x, float *y, cudaStream_t s) {
  ncclGroupStart();
  ncclAllReduce(x, x, 64, ncclFloat, ncclSum, a, s);
  ncclAllReduce(y, y, 64, ncclFloat, ncclSum, b, s);
  ncclGroupEnd();
  cudaStreamSynchronize(s);
}

void g_loop(ncclComm_t *a, float **x, cudaStream_t *s, int n) { // undecided: O0 O1
  ncclGroupStart();
  for (int i = 0; i < n; i++) ncclAllReduce(x[i], x[i], 64, ncclFloat, ncclSum, a[i], s[i]);
  ncclGroupEnd();
}

void g_own(ncclComm_t a) {
  float *d; cudaStream_t s; static float h[64];
  cudaStreamCreate(&s); cudaMalloc(&d, 256);
  ncclGroupStart();
  for (int i = 0; i < 2; i++) { cudaSetDevice(0); ncclAllReduce(d, d, 64, ncclFloat, ncclSum, a, s); }
  ncclGroupEnd();
  cudaMemcpyAsync(h, d, 256, cudaMemcpyDeviceToHost, s);
  cudaStreamSynchronize(s);
  cudaFree(d); cudaStreamDestroy(s);
}

void g_nogroup(ncclComm_t a, float *x, cudaStream_t s) {
  ncclAllReduce(x, x, 64, ncclFloat, ncclSum, a, s);
  cudaStreamSynchronize(s);
}

void b_sync_inside(ncclComm_t a) { // never: proved
  float *d; cudaStream_t s; static float h[64];
  cudaStreamCreate(&s); cudaMallocManaged(&d, 256);
  ncclGroupStart();
  ncclAllReduce(d, d, 64, ncclFloat, ncclSum, a, s);
  cudaStreamSynchronize(s);
  ncclGroupEnd();
  h[0] = d[0];
  cudaStreamSynchronize(s);
  cudaFree(d); cudaStreamDestroy(s);
}

void b_record_inside(ncclComm_t a, float *x, float *y, cudaStream_t s, cudaStream_t t, cudaEvent_t e) { // never: proved
  ncclGroupStart();
  ncclAllReduce(x, x, 64, ncclFloat, ncclSum, a, s);
  cudaEventRecord(e, s);
  ncclGroupEnd();
  cudaStreamWaitEvent(t, e, 0);
  cudaMemcpyAsync(x, y, 256, cudaMemcpyDeviceToDevice, t);
}

void b_free_inside(ncclComm_t a) { // never: proved
  float *d; cudaStream_t s;
  cudaStreamCreate(&s); cudaMallocAsync((void **)&d, 256, s);
  ncclGroupStart();
  ncclAllReduce(d, d, 64, ncclFloat, ncclSum, a, s);
  cudaFreeAsync(d, s);
  ncclGroupEnd();
  cudaStreamSynchronize(s);
  cudaStreamDestroy(s);
}

void b_branch(ncclComm_t a, float *x, float *y, cudaStream_t s, cudaStream_t t, cudaEvent_t e, int p) { // never: proved
  ncclGroupStart();
  ncclAllReduce(x, x, 64, ncclFloat, ncclSum, a, s);
  if (p) cudaEventRecord(e, s);
  ncclGroupEnd();
  if (!p) cudaEventRecord(e, s);
  cudaStreamWaitEvent(t, e, 0);
  cudaMemcpyAsync(x, y, 256, cudaMemcpyDeviceToDevice, t);
}

static void b_helper_go(ncclComm_t a, float *x, cudaStream_t s) { ncclAllReduce(x, x, 64, ncclFloat, ncclSum, a, s); }
void b_helper(ncclComm_t a, float *x, float *y, cudaStream_t s, cudaStream_t t, cudaEvent_t e, int p) { // never: proved
  ncclGroupStart();
  b_helper_go(a, x, s);
  cudaEventRecord(e, s);
  ncclGroupEnd();
  cudaStreamWaitEvent(t, e, 0);
  cudaMemcpyAsync(x, y, 256, cudaMemcpyDeviceToDevice, t);
}

static void b_helper_wait_rec(cudaEvent_t e, cudaStream_t s) { cudaEventRecord(e, s); }
void b_helper_wait(ncclComm_t a, float *x, float *y, cudaStream_t s, cudaStream_t t, cudaEvent_t e, int p) { // never: proved
  ncclGroupStart();
  ncclAllReduce(x, x, 64, ncclFloat, ncclSum, a, s);
  b_helper_wait_rec(e, s);
  ncclGroupEnd();
  cudaStreamWaitEvent(t, e, 0);
  cudaMemcpyAsync(x, y, 256, cudaMemcpyDeviceToDevice, t);
}

void b_nested(ncclComm_t a, float *x, float *y, cudaStream_t s, cudaStream_t t, cudaEvent_t e, int p) { // never: proved
  ncclGroupStart();
  ncclGroupStart();
  ncclAllReduce(x, x, 64, ncclFloat, ncclSum, a, s);
  ncclGroupEnd();
  cudaEventRecord(e, s);
  ncclGroupEnd();
  cudaStreamWaitEvent(t, e, 0);
  cudaMemcpyAsync(x, y, 256, cudaMemcpyDeviceToDevice, t);
}

void b_nested_after(ncclComm_t a, float *x, float *y, cudaStream_t s, cudaStream_t t, cudaEvent_t e, int p) { // never: proved
  ncclGroupStart();
  ncclGroupStart();
  ncclGroupEnd();
  ncclAllReduce(x, x, 64, ncclFloat, ncclSum, a, s);
  cudaEventRecord(e, s);
  ncclGroupEnd();
  cudaStreamWaitEvent(t, e, 0);
  cudaMemcpyAsync(x, y, 256, cudaMemcpyDeviceToDevice, t);
}

static void b_group_in_helper_begin() { ncclGroupStart(); }
static void b_group_in_helper_end() { ncclGroupEnd(); }
void b_group_in_helper(ncclComm_t a, float *x, float *y, cudaStream_t s, cudaStream_t t, cudaEvent_t e, int p) { // never: proved
  b_group_in_helper_begin();
  ncclAllReduce(x, x, 64, ncclFloat, ncclSum, a, s);
  cudaEventRecord(e, s);
  b_group_in_helper_end();
  cudaStreamWaitEvent(t, e, 0);
  cudaMemcpyAsync(x, y, 256, cudaMemcpyDeviceToDevice, t);
}

void b_sync_all(ncclComm_t a) { // never: proved
  float *d; cudaStream_t s; static float h[64];
  cudaStreamCreate(&s); cudaMallocManaged(&d, 256);
  ncclGroupStart();
  ncclSend(d, 64, ncclFloat, 1, a, s);
  cudaDeviceSynchronize();
  ncclGroupEnd();
  d[0] = 1;
  cudaStreamSynchronize(s);
  cudaFree(d); cudaStreamDestroy(s);
}

void b_destroy_inside(ncclComm_t a, float *x) { // never: proved
  cudaStream_t s;
  cudaStreamCreate(&s);
  ncclGroupStart();
  ncclSend(x, 64, ncclFloat, 1, a, s);
  cudaStreamDestroy(s);
  ncclGroupEnd();
}

void b_loop_sync(ncclComm_t *a, float *x, float *y, cudaStream_t s, cudaStream_t t, cudaEvent_t e, int n) { // never: proved
  ncclGroupStart();
  for (int i = 0; i < n; i++) { ncclAllReduce(x, x, 64, ncclFloat, ncclSum, a[i], s); cudaEventRecord(e, s); }
  ncclGroupEnd();
  cudaStreamWaitEvent(t, e, 0);
  cudaMemcpyAsync(x, y, 256, cudaMemcpyDeviceToDevice, t);
}

void g_two_groups(ncclComm_t a, float *x, float *y, cudaStream_t s, cudaStream_t t, cudaEvent_t e) {
  ncclGroupStart();
  ncclAllReduce(x, x, 64, ncclFloat, ncclSum, a, s);
  ncclGroupEnd();
  cudaEventRecord(e, s);
  cudaStreamWaitEvent(t, e, 0);
  ncclGroupStart();
  ncclAllReduce(x, y, 64, ncclFloat, ncclSum, a, t);
  ncclGroupEnd();
  cudaStreamSynchronize(t);
  cudaStreamSynchronize(s);
}

// Statuses are asked for, and something is printed.
#include <stdio.h>
#include <stdlib.h>
#define NCCL(call)                                          \
  do {                                                      \
    ncclResult_t result = (call);                           \
    if (result != ncclSuccess) {                            \
      printf("NCCL: %s\n", ncclGetErrorString(result));     \
      exit(1);                                              \
    }                                                       \
  } while (0)
void g_asked(ncclComm_t a, ncclComm_t b) {
  float *d[2]; cudaStream_t s[2]; static float h[64];
  ncclComm_t comms[2] = {a, b};
  for (int i = 0; i < 2; i++) { cudaSetDevice(i); cudaStreamCreate(&s[i]); cudaMalloc(&d[i], 256); cudaMemsetAsync(d[i], 0, 256, s[i]); }
  NCCL(ncclGroupStart());
  for (int i = 0; i < 2; i++) {
    printf("device %d\n", i);
    NCCL(ncclAllReduce(d[i], d[i], 64, ncclFloat, ncclSum, comms[i], s[i]));
  }
  NCCL(ncclGroupEnd());
  cudaSetDevice(0);
  cudaMemcpyAsync(h, d[0], 256, cudaMemcpyDeviceToHost, s[0]);
  for (int i = 0; i < 2; i++) { cudaSetDevice(i); cudaStreamSynchronize(s[i]); } // drop: host-race@read
  printf("%f\n", h[0]); // label: read
  for (int i = 0; i < 2; i++) { cudaSetDevice(i); cudaFree(d[i]); cudaStreamDestroy(s[i]); }
}

void b_asked_then_freed(ncclComm_t a) { // never: proved
  float *d; cudaStream_t s;
  cudaStreamCreate(&s); cudaMallocAsync((void **)&d, 256, s);
  NCCL(ncclGroupStart());
  NCCL(ncclAllReduce(d, d, 64, ncclFloat, ncclSum, a, s));
  printf("free\n");
  cudaFreeAsync(d, s);
  NCCL(ncclGroupEnd());
  cudaStreamSynchronize(s); cudaStreamDestroy(s);
}
