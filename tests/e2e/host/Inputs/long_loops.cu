// Faults behind loops of more rounds than a path goes through, beside an array of which one element is followed, and their right twins.
#include <cuda_runtime.h>

enum { SLOTS = 3, CHUNKS = 24, CHUNK = 1 << 18 };
static volatile int sink;

__global__ void process(float *data, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] = data[i] * 2.0f + 1.0f;
}

struct Slots {
  float *in, *out, *d[SLOTS];
  cudaStream_t stream, other;
  cudaEvent_t freed[SLOTS];
};
static void begin(Slots *s) {
  cudaMallocHost((void **)&s->in, sizeof(float) * CHUNK * CHUNKS);
  cudaMallocHost((void **)&s->out, sizeof(float) * CHUNK * CHUNKS);
  for (int i = 0; i < CHUNK * CHUNKS; i++) s->in[i] = i % 100;
  cudaStreamCreate(&s->stream);
  cudaStreamCreate(&s->other);
  for (int k = 0; k < SLOTS; k++) {
    cudaMalloc((void **)&s->d[k], sizeof(float) * CHUNK);
    cudaEventCreate(&s->freed[k]);
  }
}
static void work(Slots *s) {
  for (int c = 0; c < CHUNKS; c++) {
    int k = c % SLOTS;
    if (c >= SLOTS) cudaStreamWaitEvent(s->stream, s->freed[k], 0);
    cudaMemcpyAsync(s->d[k], s->in + c * CHUNK, sizeof(float) * CHUNK, cudaMemcpyHostToDevice, s->stream);
    process<<<(CHUNK + 255) / 256, 256, 0, s->stream>>>(s->d[k], CHUNK);
    cudaMemcpyAsync(s->out + c * CHUNK, s->d[k], sizeof(float) * CHUNK, cudaMemcpyDeviceToHost, s->stream);
    cudaEventRecord(s->freed[k], s->stream);
  }
}
static void check(Slots *s) {
  int bad = 0;
  for (int i = 0; i < CHUNK * CHUNKS; i++)
    if (s->out[i] != s->in[i] * 2.0f + 1.0f) bad++;
  sink = bad;
}
static void end_slots(Slots *s) {
  for (int k = 0; k < SLOTS; k++) {
    cudaFree(s->d[k]);
    cudaEventDestroy(s->freed[k]);
  }
}

void all_is_ended() {
  Slots s;
  begin(&s);
  work(&s);
  cudaStreamSynchronize(s.stream);
  check(&s);
  end_slots(&s);
  cudaStreamDestroy(s.stream);
  cudaStreamDestroy(s.other);
  cudaFreeHost(s.in);
  cudaFreeHost(s.out);
}
void stream_twice() {
  Slots s;
  begin(&s);
  work(&s);
  cudaStreamSynchronize(s.stream);
  check(&s);
  end_slots(&s);
  cudaStreamDestroy(s.stream);
  cudaStreamDestroy(s.stream); // expect: stream-double-destroy
  cudaStreamDestroy(s.other);
  cudaFreeHost(s.in);
  cudaFreeHost(s.out);
}
void host_memory_twice() {
  Slots s;
  begin(&s);
  work(&s);
  cudaStreamSynchronize(s.stream);
  check(&s);
  end_slots(&s);
  cudaStreamDestroy(s.stream);
  cudaStreamDestroy(s.other);
  cudaFreeHost(s.in);
  cudaFreeHost(s.in); // expect: double-free
}
void too_early() {
  Slots s;
  begin(&s);
  work(&s);
  cudaStreamSynchronize(s.stream);
  check(&s);
  cudaStreamDestroy(s.other);
  cudaStreamSynchronize(s.other); // expect: stream-use-after-destroy
  end_slots(&s);
  cudaStreamDestroy(s.stream);
  cudaFreeHost(s.in);
  cudaFreeHost(s.out);
}
void events_twice() { // undecided: O1
  Slots s;
  begin(&s);
  work(&s);
  cudaStreamSynchronize(s.stream);
  check(&s);
  for (int k = 0; k < SLOTS; k++) {
    cudaFree(s.d[k]);
    cudaEventDestroy(s.freed[k]);
    cudaEventDestroy(s.freed[k]); // expect: event-double-destroy
  }
  cudaStreamDestroy(s.stream);
  cudaStreamDestroy(s.other);
  cudaFreeHost(s.in);
  cudaFreeHost(s.out);
}

// Elements at an index that is shifted or divided by a constant.
void by_halves() {
  cudaStream_t s[16];
  for (int i = 0; i < 16; i++) cudaStreamCreate(&s[i]);
  for (int i = 0; i < 32; i++) cudaStreamSynchronize(s[i >> 1]);
  for (int i = 0; i < 16; i++) cudaStreamDestroy(s[i]);
}
void some_twice() {
  cudaStream_t s[16];
  for (int i = 0; i < 16; i++) cudaStreamCreate(&s[i]);
  for (int i = 0; i < 16; i++) cudaStreamDestroy(s[i]);
  for (int i = 10; i < 40; i += 7) cudaStreamDestroy(s[i / 4]); // expect: stream-double-destroy
}

// What the first of many rounds makes, and a flag that says so.
void made_in_the_first_round() {
  float *d, *e;
  cudaStream_t s;
  bool made = false;
  cudaMalloc(&d, 1024);
  cudaStreamCreate(&s);
  for (int i = 0; i < 1000; i++) {
    if (!made) {
      cudaMalloc(&e, 1024);
      made = true;
    }
    process<<<1, 1, 0, s>>>(e, 1);
    cudaStreamSynchronize(s);
  }
  cudaStreamDestroy(s);
  cudaFree(d);
  if (made) cudaFree(e);
}
void freed_twice_behind_it() {
  float *d, *e;
  cudaStream_t s;
  bool made = false;
  cudaMalloc(&d, 1024);
  cudaStreamCreate(&s);
  for (int i = 0; i < 1000; i++) {
    if (!made) {
      cudaMalloc(&e, 1024);
      made = true;
    }
    process<<<1, 1, 0, s>>>(e, 1);
    cudaStreamSynchronize(s);
  }
  cudaStreamDestroy(s);
  cudaFree(d);
  cudaFree(d); // expect: double-free
  if (made) cudaFree(e);
}

static void rows(float *to, const float *from, const float *weights, int width, int height) {
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      float sum = 0;
      for (int k = -9; k <= 9; k++) {
        int at = x + k;
        if (at >= 0 && at < width) sum += from[y * width + at] * weights[9 - k];
      }
      to[y * width + x] = sum;
    }
}

void two_bounds_in_a_loop(float *to, float *from, float *weights) {
  float *d;
  cudaMalloc(&d, 1024);
  rows(to, from, weights, 3072, 1536);
  cudaFree(d);
}

void two_bounds_in_a_loop_and_freed_twice(float *to, float *from, float *weights) {
  float *d;
  cudaMalloc(&d, 1024);
  rows(to, from, weights, 3072, 1536);
  cudaFree(d);
  cudaFree(d); // expect: double-free
}

void three_ranges_in_a_loop_and_freed_twice(float *h) {
  float *d;
  cudaMalloc(&d, 1024);
  for (int i = 0; i < 100000; i++) {
    if (i < 10)
      h[i] = 1;
    else if (i < 5000)
      h[i] = 2;
    else if (i != 7000)
      h[i] = 3;
  }
  cudaFree(d);
  cudaFree(d); // expect: double-free
}

void freed_in_one_of_the_ranges(float *h) { // never: proved
  float *d;
  cudaMalloc(&d, 1024);
  for (int i = 0; i < 100000; i++) {
    if (i < 10)
      h[i] = 1;
    else if (i < 5000)
      h[i] = 2;
    else if (i == 7000)
      cudaFree(d);
  }
  cudaFree(d);
}

void never_freed_in_the_loop(float *h) {
  float *d;
  cudaMalloc(&d, 1024);
  for (int i = 0; i < 100000; i++) {
    if (i < 10)
      h[i] = 1;
    else if (i < 5)
      cudaFree(d);
  }
  cudaFree(d);
}
