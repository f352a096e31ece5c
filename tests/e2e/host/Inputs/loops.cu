// The host reads or writes in a loop what a copy may still read or write: at an index that is found along the path.
#include "cuda.h"

enum { N = 1 << 20 };
float sink;
struct Point {
  float x, y, z;
};

void of_any_size(int n) {
  float *host, *device;
  cudaStream_t stream;
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaMallocHost(&host, n * sizeof(float)));
  CHECK(cudaMalloc(&device, n * sizeof(float)));
  for (int i = 0; i < n; i++) host[i] = i;
  CHECK(cudaMemcpyAsync(device, host, n * sizeof(float), cudaMemcpyHostToDevice, stream));
  CHECK(cudaMemcpyAsync(host, device, n * sizeof(float), cudaMemcpyDeviceToHost, stream));
  CHECK(cudaStreamSynchronize(stream)); // drop: host-race@any_size
  for (int i = 0; i < n; i++) sink += host[i]; // label: any_size
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaFree(device));
  CHECK(cudaFreeHost(host));
}
void of_malloc(size_t n) {
  size_t bytes = n * 4;
  float *host = (float *)malloc(bytes), *device;
  cudaStream_t stream;
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaMalloc(&device, bytes));
  CHECK(cudaMemcpyAsync(host, device, bytes, cudaMemcpyDeviceToHost, stream));
  CHECK(cudaStreamSynchronize(stream)); // drop: host-race@malloc
  for (size_t i = 0; i < n; i++) sink += host[i]; // label: malloc
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaFree(device));
  free(host);
}
void of_a_caller(float *host) {
  float *device;
  cudaStream_t stream;
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaMalloc(&device, N * 4));
  CHECK(cudaMemcpyAsync(device, host, N * 4, cudaMemcpyHostToDevice, stream));
  CHECK(cudaStreamSynchronize(stream)); // drop: host-race@caller
  for (int i = 0; i < N; i++) host[i] = 0; // label: caller
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaFree(device));
}
void downwards() {
  float *host, *device;
  cudaStream_t stream;
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaMallocHost(&host, N * 4));
  CHECK(cudaMalloc(&device, N * 4));
  CHECK(cudaMemcpyAsync(host, device, N * 2, cudaMemcpyDeviceToHost, stream));
  CHECK(cudaStreamSynchronize(stream)); // drop: host-race@downwards
  for (int i = 63; i >= 0; i--) sink += host[i]; // label: downwards
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaFree(device));
  CHECK(cudaFreeHost(host));
}
void of_structs() {
  Point *host, *device;
  cudaStream_t stream;
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaMallocHost(&host, 100 * sizeof *host));
  CHECK(cudaMalloc(&device, 100 * sizeof *host));
  CHECK(cudaMemcpyAsync(host, device, 50 * sizeof *host, cudaMemcpyDeviceToHost, stream));
  CHECK(cudaStreamSynchronize(stream)); // drop: host-race@structs
  for (int i = 0; i < 50; i++) sink += host[i].y; // label: structs
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaFree(device));
  CHECK(cudaFreeHost(host));
}
// The other half is in nobody's way, but which half an index is in is told by no constant.
void the_other_half(float *host) { // undecided: O0 O1
  float *device;
  cudaStream_t stream;
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaMalloc(&device, N * 4));
  CHECK(cudaMemcpyAsync(host, device, N * 2, cudaMemcpyDeviceToHost, stream));
  for (int i = N / 2; i < N; i++) sink += host[i];
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaFree(device));
}
// Over addresses, as iterators go, up to one that is computed from a member.
struct Pinned {
  float *data;
  size_t n;
  explicit Pinned(size_t n) : n(n) { CHECK(cudaMallocHost(&data, n * sizeof(float))); }
  ~Pinned() { cudaFreeHost(data); }
  float *begin() { return data; }
  float *end() { return data + n; }
};
void over_addresses() {
  float *device;
  cudaStream_t stream;
  Pinned host(1000);
  for (float &f : host) f = 1;
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaMalloc(&device, 4000));
  CHECK(cudaMemcpyAsync(host.data, device, 4000, cudaMemcpyDeviceToHost, stream));
  CHECK(cudaStreamSynchronize(stream)); // drop: host-race@addresses
  for (float f : host) sink += f; // label: addresses
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaFree(device));
}
void over_addresses_too_early() {
  float *device;
  cudaStream_t stream;
  Pinned host(1000);
  for (float &f : host) f = 1;
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaMalloc(&device, 4000));
  CHECK(cudaMemcpyAsync(host.data, device, 4000, cudaMemcpyDeviceToHost, stream));
  for (float f : host) sink += f; // expect: host-race
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaFree(device));
}
// It ends somewhere in the part that is not copied.
void over_other_addresses() { // undecided: O0 O1
  float *device;
  cudaStream_t stream;
  Pinned host(1000);
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaMalloc(&device, 4000));
  CHECK(cudaMemcpyAsync(host.data, device, 400, cudaMemcpyDeviceToHost, stream));
  for (float *p = host.data + 900; p != host.end(); p++) sink += *p;
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaFree(device));
}

// ---- loops of many rounds, in each of which the same happens ----

void many_copies(float *d) {
  float *h;
  cudaStream_t s;
  cudaStreamCreate(&s);
  cudaMallocHost(&h, 1 << 18);
  for (int i = 0; i < 1 << 16; i++) h[i] = i;
  for (int r = 0; r < 1000; r++) cudaMemcpyAsync(h, d, 1 << 18, cudaMemcpyDeviceToHost, s);
  cudaStreamSynchronize(s); // drop: host-race@many_copies
  for (int i = 0; i < 1 << 16; i++) h[i]++; // label: many_copies
  cudaFreeHost(h);
  cudaStreamDestroy(s);
}

void waits_in_the_last_round(float *d) { // undecided: O0
  float *h;
  cudaStream_t s;
  cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking);
  cudaMallocHost(&h, 4096);
  for (int r = 0; r < 1000; r++) {
    cudaMemcpyAsync(h, d, 4096, cudaMemcpyDeviceToHost, s);
    if (r == 999) cudaStreamSynchronize(s); // drop: host-race@last_round
  }
  h[0]++; // label: last_round
  cudaStreamSynchronize(s);
  cudaFreeHost(h);
  cudaStreamDestroy(s);
}

void only_without_rounds(float *d, int n) { // undecided: O0
  float *h;
  cudaStream_t s;
  cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking);
  cudaMallocHost(&h, 4096);
  for (int r = 0; r < n; r++) cudaMemcpyAsync(h, d, 4096, cudaMemcpyDeviceToHost, s);
  if (n <= 0) h[0]++;
  cudaStreamSynchronize(s);
  cudaFreeHost(h);
  cudaStreamDestroy(s);
}

void never_left_early(float *d) { // undecided: O0
  float *h;
  cudaStream_t s;
  cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking);
  cudaMallocHost(&h, 4096);
  int r = 0;
  for (; r < 1000; r++) cudaMemcpyAsync(h, d, 4096, cudaMemcpyDeviceToHost, s);
  if (r != 1000) h[0]++;
  cudaStreamSynchronize(s);
  cudaFreeHost(h);
  cudaStreamDestroy(s);
}

void alternating(float *d) {
  float *h[2];
  cudaStream_t s;
  cudaStreamCreate(&s);
  cudaMallocHost(&h[0], 4096);
  cudaMallocHost(&h[1], 4096);
  float *now = h[0], *next = h[1];
  for (int r = 0; r < 1001; r++) {
    cudaStreamSynchronize(s);
    cudaMemcpyAsync(now, d, 4096, cudaMemcpyDeviceToHost, s);
    float *t = now;
    now = next, next = t;
  }
  now[0]++; // the one before the last
  cudaStreamSynchronize(s);
  cudaFreeHost(h[0]);
  cudaFreeHost(h[1]);
  cudaStreamDestroy(s);
}

void waits_first(float *d) {
  float *h;
  cudaStream_t s;
  cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking);
  cudaMallocHost(&h, 4096);
  for (int r = 0; r < 1000; r++) {
    cudaStreamSynchronize(s);
    h[0]++;
    cudaMemcpyAsync(h, d, 4096, cudaMemcpyDeviceToHost, s);
  }
  cudaStreamSynchronize(s); // drop: host-race@waits_first
  h[0]++; // label: waits_first
  cudaFreeHost(h);
  cudaStreamDestroy(s);
}
