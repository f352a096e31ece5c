// Kernels that put addresses into memory, and others that find them there once the memory is freed. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
__device__ float *dp;
__device__ float *arr[4];
__global__ void setp(float *x) { dp = x; }
__global__ void setarr(float *x, int i) { arr[i] = x; }
__global__ void usep() { dp[threadIdx.x] = 1; }
__global__ void usearr(int i) { arr[i][threadIdx.x] = 1; }
__global__ void put(float **t, float *x) { t[0] = x; }
__global__ void via(float **t) { t[0][threadIdx.x] = 1; }
__global__ void init(float *x) { x[threadIdx.x] = 1; }

void freed_in_global(float *h) { // never: proved
  float *d; cudaMalloc(&d, 256);
  setp<<<1, 1>>>(d);
  cudaDeviceSynchronize();
  cudaFree(d);
  usep<<<1, 32>>>();
  cudaDeviceSynchronize();
}

void freed_in_table(float *h) { // never: proved
  float *d, **t; cudaMalloc(&d, 256); cudaMalloc(&t, 8);
  put<<<1, 1>>>(t, d);
  cudaDeviceSynchronize();
  cudaFree(d);
  via<<<1, 32>>>(t);
  cudaDeviceSynchronize(); cudaFree(t);
}

void freed_in_flight_later(float *h) { // never: proved
  float *d; cudaMalloc(&d, 256);
  cudaStream_t s; cudaStreamCreateWithFlags(&s, 1);
  setp<<<1, 1, 0, s>>>(d);
  cudaStreamSynchronize(s);
  usep<<<1, 32, 0, s>>>();
  cudaFreeAsync(d, 0);
  cudaStreamSynchronize(s); cudaDeviceSynchronize(); cudaStreamDestroy(s);
}

void managed_host_use(float *h) { // never: proved
  float *d; cudaMallocManaged(&d, 256);
  setp<<<1, 1>>>(d);
  cudaDeviceSynchronize();
  usep<<<1, 32>>>();
  d[0] = 3;
  cudaDeviceSynchronize(); cudaFree(d);
}

void managed_table(float *h) { // never: proved
  float *d, **t; cudaMallocManaged(&d, 256); cudaMallocManaged(&t, 8);
  t[0] = d;
  via<<<1, 32>>>(t);
  d[0] = 3;
  cudaDeviceSynchronize(); cudaFree(d); cudaFree(t);
}

void managed_table_freed(float *h) { // never: proved
  float *d, **t; cudaMallocManaged(&d, 256); cudaMallocManaged(&t, 8);
  t[0] = d;
  cudaFree(d);
  via<<<1, 32>>>(t);
  cudaDeviceSynchronize(); cudaFree(t);
}

void array_global_freed(float *h) { // never: proved
  float *d; cudaMalloc(&d, 256);
  setarr<<<1, 1>>>(d, 1);
  cudaFree(d);
  usearr<<<1, 32>>>(1);
  cudaDeviceSynchronize();
}

void g(float *d) { setp<<<1, 1>>>(d); cudaDeviceSynchronize(); }
void two_functions(float *h) { // never: proved
  float *d; cudaMalloc(&d, 256);
  g(d);
  cudaFree(d);
  usep<<<1, 32>>>();
  cudaDeviceSynchronize();
}

void set_on_branch(int c) { // never: proved
  float *d; cudaMalloc(&d, 256);
  if (c) setp<<<1, 1>>>(d);
  cudaDeviceSynchronize();
  cudaFree(d);
  if (c) usep<<<1, 32>>>();
  cudaDeviceSynchronize();
}

void plain_free(float *h) {
  float *d, *e; cudaMalloc(&d, 256); cudaMalloc(&e, 256);
  init<<<1, 32>>>(d);
  cudaDeviceSynchronize();
  cudaFree(d);
  init<<<1, 32>>>(e);
  cudaDeviceSynchronize();
  cudaFree(e);
}

void upload_freed(float *h) { // never: proved
  float *d; cudaMalloc(&d, 256);
  cudaMemcpyToSymbol(dp, &d, sizeof d);
  cudaFree(d);
  usep<<<1, 32>>>();
  cudaDeviceSynchronize();
}

void symbol_addr_upload_freed(float *h) { // never: proved
  float *d; cudaMalloc(&d, 256); void *p; cudaGetSymbolAddress(&p, dp);
  cudaMemcpy(p, &d, sizeof d, cudaMemcpyHostToDevice);
  cudaFree(d);
  usep<<<1, 32>>>();
  cudaDeviceSynchronize();
}

void table_upload_freed(float *h) { // never: proved
  float *d, **t; cudaMalloc(&d, 256); cudaMalloc(&t, 8);
  cudaMemcpy(t, &d, 8, cudaMemcpyHostToDevice);
  cudaFree(d);
  via<<<1, 32>>>(t);
  cudaDeviceSynchronize(); cudaFree(t);
}

void copied_table_freed(float *h) { // never: proved
  float *d, **t, **u; cudaMalloc(&d, 256); cudaMalloc(&t, 8); cudaMalloc(&u, 8);
  put<<<1, 1>>>(t, d);
  cudaMemcpy(u, t, 8, cudaMemcpyDeviceToDevice);
  cudaFree(d);
  via<<<1, 32>>>(u);
  cudaDeviceSynchronize(); cudaFree(t); cudaFree(u);
}

void table_read_back(float *h) { // never: proved
  float *d, **t, *e; cudaMalloc(&d, 256); cudaMalloc(&t, 8);
  put<<<1, 1>>>(t, d);
  cudaMemcpy(&e, t, 8, cudaMemcpyDeviceToHost);
  cudaFree(d);
  cudaMemset(e, 0, 16);
  cudaFree(t);
}

static void freed_in_helper_drop(float *d) { cudaFree(d); }
static void freed_in_helper_keep(float *d) { setp<<<1, 1>>>(d); cudaDeviceSynchronize(); }
static void freed_in_helper_use() { usep<<<1, 32>>>(); cudaDeviceSynchronize(); }
void freed_in_helper() { // never: proved
  float *d; cudaMalloc(&d, 256);
  freed_in_helper_keep(d); freed_in_helper_drop(d); freed_in_helper_use();
}

static void made_in_helper_all() { float *d; cudaMalloc(&d, 256); setp<<<1, 1>>>(d); cudaDeviceSynchronize(); cudaFree(d); }
static void made_in_helper_use() { usep<<<1, 32>>>(); cudaDeviceSynchronize(); }
void made_in_helper() { // never: proved
  made_in_helper_all(); made_in_helper_use();
}

static void made_in_helper_loop_all() { float *d; cudaMalloc(&d, 256); setp<<<1, 1>>>(d); cudaDeviceSynchronize(); cudaFree(d); }
void made_in_helper_loop(int n) { // never: proved
  for (int i = 0; i < n; i++) { usep<<<1, 32>>>(); cudaDeviceSynchronize(); made_in_helper_loop_all(); }
}

void set_again() { // undecided: O1
  float *d, *e; cudaMalloc(&d, 256); cudaMalloc(&e, 256);
  setp<<<1, 1>>>(d);
  usep<<<1, 32>>>();
  cudaDeviceSynchronize();
  cudaFree(d);
  init<<<1, 32>>>(e);
  cudaDeviceSynchronize();
  cudaFree(e);
}
