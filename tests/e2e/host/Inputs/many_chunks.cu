// Loops that enqueue a copy for each chunk of a buffer, of more rounds than a path goes through: what is pending after them of the first chunk, of the
// last, of one between; and right twins. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>

enum { CHUNKS = 512, CHUNK = 1 << 10 };
static volatile float sink;

struct Buffers {
  float *h, *d;
  cudaStream_t s, t[2];
};
static Buffers begin() {
  Buffers b;
  cudaMallocHost((void **)&b.h, sizeof(float) * CHUNK * CHUNKS);
  cudaMalloc((void **)&b.d, sizeof(float) * CHUNK * CHUNKS);
  cudaStreamCreate(&b.s);
  cudaStreamCreate(&b.t[0]);
  cudaStreamCreate(&b.t[1]);
  return b;
}
static void end(Buffers *b) {
  cudaDeviceSynchronize();
  cudaStreamDestroy(b->t[1]);
  cudaStreamDestroy(b->t[0]);
  cudaStreamDestroy(b->s);
  cudaFree(b->d);
  cudaFreeHost(b->h);
}

void first_chunk() {
  Buffers b = begin();
  for (int i = 0; i < CHUNKS; i++) cudaMemcpyAsync(b.h + i * CHUNK, b.d + i * CHUNK, CHUNK * sizeof(float), cudaMemcpyDeviceToHost, b.s);
  cudaStreamSynchronize(b.s); // drop: host-race@first
  sink = b.h[0];              // label: first
  end(&b);
}

void last_chunk() {
  Buffers b = begin();
  for (int i = 0; i < CHUNKS; i++) cudaMemcpyAsync(b.h + i * CHUNK, b.d + i * CHUNK, CHUNK * sizeof(float), cudaMemcpyDeviceToHost, b.s);
  cudaStreamSynchronize(b.s);     // drop: host-race@last
  sink = b.h[CHUNKS * CHUNK - 1]; // label: last
  end(&b);
}

void a_chunk_in_turn() {
  Buffers b = begin();
  for (int i = 0; i < CHUNKS; i++)
    cudaMemcpyAsync(b.h + i * CHUNK, b.d + i * CHUNK, CHUNK * sizeof(float), cudaMemcpyDeviceToHost, b.t[i % 2]);
  cudaStreamSynchronize(b.t[0]); // drop: host-race@turn
  cudaStreamSynchronize(b.t[1]);
  sink = b.h[1]; // label: turn
  end(&b);
}

void first_chunk_of_the_other_stream() { // undecided: O0 O1
  Buffers b = begin();
  for (int i = 0; i < CHUNKS; i++)
    cudaMemcpyAsync(b.h + i * CHUNK, b.d + i * CHUNK, CHUNK * sizeof(float), cudaMemcpyDeviceToHost, b.t[i % 2]);
  cudaStreamSynchronize(b.t[0]);
  sink = b.h[1];
  end(&b);
}

void first_chunk_early() {
  Buffers b = begin();
  for (int i = 0; i < CHUNKS; i++) cudaMemcpyAsync(b.h + i * CHUNK, b.d + i * CHUNK, CHUNK * sizeof(float), cudaMemcpyDeviceToHost, b.s);
  sink = b.h[0]; // expect: host-race
  end(&b);
}

void last_chunk_early() {
  Buffers b = begin();
  for (int i = 0; i < CHUNKS; i++) cudaMemcpyAsync(b.h + i * CHUNK, b.d + i * CHUNK, CHUNK * sizeof(float), cudaMemcpyDeviceToHost, b.s);
  sink = b.h[CHUNKS * CHUNK - 1]; // expect: host-race
  end(&b);
}

void all_are_read_early() {
  Buffers b = begin();
  for (int i = 0; i < CHUNKS; i++) cudaMemcpyAsync(b.h + i * CHUNK, b.d + i * CHUNK, CHUNK * sizeof(float), cudaMemcpyDeviceToHost, b.s);
  for (int i = 0; i < CHUNKS * CHUNK; i++) sink = b.h[i]; // expect: host-race
  end(&b);
}

void in_turn_early() { // undecided: O0 O1
  Buffers b = begin();
  for (int i = 0; i < CHUNKS; i++)
    cudaMemcpyAsync(b.h + i * CHUNK, b.d + i * CHUNK, CHUNK * sizeof(float), cudaMemcpyDeviceToHost, b.t[i % 2]);
  sink = b.h[1]; // expect: host-race
  end(&b);
}

void the_other_half_is_read() {
  Buffers b = begin();
  for (int i = 0; i < CHUNKS / 2; i++) cudaMemcpyAsync(b.h + i * CHUNK, b.d + i * CHUNK, CHUNK * sizeof(float), cudaMemcpyDeviceToHost, b.s);
  sink = b.h[CHUNKS / 2 * CHUNK];
  end(&b);
}

void many_events_twice() {
  cudaEvent_t done[CHUNKS];
  for (int i = 0; i < CHUNKS; i++) cudaEventCreateWithFlags(&done[i], cudaEventDisableTiming);
  for (int i = 0; i < CHUNKS; i++) cudaEventDestroy(done[i]);
  cudaEventDestroy(done[CHUNKS - 1]); // expect: event-double-destroy
}

void many_events() {
  cudaEvent_t done[CHUNKS];
  for (int i = 0; i < CHUNKS; i++) cudaEventCreateWithFlags(&done[i], cudaEventDisableTiming);
  for (int i = 0; i < CHUNKS - 1; i++) cudaEventDestroy(done[i]);
  cudaEventDestroy(done[CHUNKS - 1]);
}

void many_events_made_again() {
  cudaEvent_t done[CHUNKS];
  for (int i = 0; i < CHUNKS; i++) cudaEventCreateWithFlags(&done[i], cudaEventDisableTiming);
  for (int i = 0; i < CHUNKS; i++) {
    cudaEventDestroy(done[i]);
    cudaEventCreateWithFlags(&done[i], cudaEventDisableTiming);
  }
  for (int i = 0; i < CHUNKS; i++) cudaEventDestroy(done[i]);
}

void each_is_waited_for() {
  Buffers b = begin();
  for (int i = 0; i < CHUNKS; i++) {
    cudaMemcpyAsync(b.h + i * CHUNK, b.d + i * CHUNK, CHUNK * sizeof(float), cudaMemcpyDeviceToHost, b.s);
    cudaStreamSynchronize(b.s); // drop: host-race@waited
  }
  sink = b.h[CHUNKS * CHUNK - 1]; // label: waited
  end(&b);
}

void all_but_the_last_are_waited_for() { // undecided: O0 O1
  Buffers b = begin();
  for (int i = 0; i < CHUNKS; i++) {
    cudaMemcpyAsync(b.h + i * CHUNK, b.d + i * CHUNK, CHUNK * sizeof(float), cudaMemcpyDeviceToHost, b.s);
    if (i < CHUNKS - 1) cudaStreamSynchronize(b.s); // drop: host-race@early
  }
  sink = b.h[0]; // label: early
  end(&b);
}

void the_last_is_not_waited_for() { // undecided: O0
  Buffers b = begin();
  for (int i = 0; i < CHUNKS; i++) {
    cudaMemcpyAsync(b.h + i * CHUNK, b.d + i * CHUNK, CHUNK * sizeof(float), cudaMemcpyDeviceToHost, b.s);
    if (i < CHUNKS - 1) cudaStreamSynchronize(b.s);
  }
  sink = b.h[CHUNKS * CHUNK - 1]; // expect: host-race
  end(&b);
}

void the_last_waits_for_all() { // undecided: O0
  Buffers b = begin();
  for (int i = 0; i < CHUNKS; i++) {
    cudaMemcpyAsync(b.h + i * CHUNK, b.d + i * CHUNK, CHUNK * sizeof(float), cudaMemcpyDeviceToHost, b.s);
    if (i == CHUNKS - 1) cudaStreamSynchronize(b.s); // drop: host-race@all
  }
  sink = b.h[0]; // label: all
  end(&b);
}

void every_eighth_waits() { // undecided: O0 O1
  Buffers b = begin();
  for (int i = 0; i < CHUNKS; i++) {
    cudaMemcpyAsync(b.h + i * CHUNK, b.d + i * CHUNK, CHUNK * sizeof(float), cudaMemcpyDeviceToHost, b.s);
    if (i % 8 == 7) cudaStreamSynchronize(b.s);
  }
  sink = b.h[CHUNKS * CHUNK - 1];
  end(&b);
}

void downwards() {
  Buffers b = begin();
  for (int i = CHUNKS - 1; i >= 0; i--) cudaMemcpyAsync(b.h + i * CHUNK, b.d + i * CHUNK, CHUNK * sizeof(float), cudaMemcpyDeviceToHost, b.s);
  cudaStreamSynchronize(b.s); // drop: host-race@down
  sink = b.h[0];              // label: down
  end(&b);
}

void from_the_end() {
  Buffers b = begin();
  for (int i = 0; i < CHUNKS; i++)
    cudaMemcpyAsync(b.h + (CHUNKS - 1 - i) * CHUNK, b.d + i * CHUNK, CHUNK * sizeof(float), cudaMemcpyDeviceToHost, b.s);
  cudaStreamSynchronize(b.s); // drop: host-race@back
  sink = b.h[0];              // label: back
  end(&b);
}

void events_of_chunks() {
  Buffers b = begin();
  cudaEvent_t done[CHUNKS];
  for (int i = 0; i < CHUNKS; i++) cudaEventCreateWithFlags(&done[i], cudaEventDisableTiming);
  for (int i = 0; i < CHUNKS; i++) {
    cudaMemcpyAsync(b.h + i * CHUNK, b.d + i * CHUNK, CHUNK * sizeof(float), cudaMemcpyDeviceToHost, b.s);
    cudaEventRecord(done[i], b.s);
  }
  for (int i = 0; i < CHUNKS; i++) {
    cudaEventSynchronize(done[i]); // drop: host-race@chunk
    sink = b.h[i * CHUNK];         // label: chunk
  }
  for (int i = 0; i < CHUNKS; i++) cudaEventDestroy(done[i]); // double: event-double-destroy
  end(&b);
}

void a_part_is_copied_and_read() {
  Buffers b = begin();
  for (int i = 0; i < CHUNKS / 2; i++) cudaMemcpyAsync(b.h + i * CHUNK, b.d + i * CHUNK, CHUNK * sizeof(float), cudaMemcpyDeviceToHost, b.s);
  sink = b.h[CHUNKS * CHUNK - 1];
  end(&b);
}

void aligned() {
  void *p[2];
  if (posix_memalign(&p[0], 4096, 1 << 20) != 0 || posix_memalign(&p[1], 4096, 1 << 20) != 0) return;
  Buffers b = begin();
  for (int i = 0; i < 2; i++) cudaMemcpyAsync(b.d + i * CHUNK, p[i], CHUNK * sizeof(float), cudaMemcpyHostToDevice, b.t[i]);
  cudaStreamSynchronize(b.t[0]); // drop: host-race@aligned
  ((float *)p[0])[0] = 1;        // label: aligned
  cudaStreamSynchronize(b.t[1]);
  free(p[0]); // drop: memory-leak double: double-free
  free(p[1]);
  end(&b);
}

void aligned_early() {
  void *p;
  if (posix_memalign(&p, 64, CHUNK * sizeof(float))) return;
  Buffers b = begin();
  cudaMemcpyAsync(p, b.d, CHUNK * sizeof(float), cudaMemcpyDeviceToHost, b.s);
  sink = ((float *)p)[0]; // expect: host-race
  cudaStreamSynchronize(b.s);
  free(p);
  end(&b);
}
