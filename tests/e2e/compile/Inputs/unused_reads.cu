// What the host reads and never looks at: an access all the same, as the program is written.
#include <cuda_runtime.h>
#include <string.h>

__global__ void fill(int *p) { p[0] = 1; }

struct Pair {
  int first, second;
};

static int second_of(const Pair *p) { return p->second; }

static void begin(int **h, cudaStream_t *s) {
  cudaMallocManaged(h, 64);
  cudaStreamCreate(s);
  fill<<<1, 1, 0, *s>>>(*h);
}

static void end(int *h, cudaStream_t s) {
  cudaStreamSynchronize(s);
  cudaStreamDestroy(s);
  cudaFree(h);
}

void stored_and_forgotten() {
  int *h;
  cudaStream_t s;
  begin(&h, &s);
  int x = h[0]; // FAULT
  (void)x;
  end(h, s);
}

void not_even_stored() {
  int *h;
  cudaStream_t s;
  begin(&h, &s);
  (void)*(volatile int *)h; // FAULT
  end(h, s);
}

void through_a_reference() {
  int *h;
  cudaStream_t s;
  begin(&h, &s);
  int &r = *h;
  int copy = r; // FAULT
  copy = 2;
  end(h, s);
}

void in_a_condition_without_effect(bool often) {
  int *h;
  cudaStream_t s;
  begin(&h, &s);
  if (often) {
    int x = h[0]; // FAULT
    x++;
  }
  end(h, s);
}

void after_the_wait() {
  int *h;
  cudaStream_t s;
  begin(&h, &s);
  cudaStreamSynchronize(s);
  int x = h[0];
  (void)x;
  end(h, s);
}

// Variables are the function's own, and nothing of theirs is read by anybody else.
void of_variables() {
  int *h;
  cudaStream_t s;
  begin(&h, &s);
  Pair pair = {1, 2};
  int x = second_of(&pair), *y = h;
  (void)x, (void)y;
  end(h, s);
}

struct Three {
  int number;
  float part;
  short small;
};

struct Holder {
  int *at;
  int count;
};

void copied_and_forgotten() {
  int *h;
  cudaStream_t s;
  begin(&h, &s);
  Pair p = ((Pair *)h)[0]; // FAULT
  (void)p;
  end(h, s);
}

void copied_later_members() {
  int *h;
  cudaStream_t s;
  begin(&h, &s);
  Three t = ((Three *)h)[0]; // FAULT
  (void)t;
  end(h, s);
}

void copied_with_a_pointer() {
  int *h;
  cudaStream_t s;
  begin(&h, &s);
  Holder k = *(Holder *)h; // FAULT
  (void)k;
  end(h, s);
}

void copied_once_it_is_done() {
  int *h;
  cudaStream_t s;
  begin(&h, &s);
  cudaStreamSynchronize(s);
  Pair p = ((Pair *)h)[0];
  (void)p;
  end(h, s);
}

// Functions that only read, and whose result nobody looks at.
void only_counted() {
  int *h;
  cudaStream_t s;
  begin(&h, &s);
  (void)strlen((char *)h); // FAULT
  end(h, s);
}

void only_compared() {
  int *h, other = 0;
  cudaStream_t s;
  begin(&h, &s);
  (void)memcmp(h, &other, sizeof other); // FAULT
  end(h, s);
}

void multiplied_by_zero() {
  int *h;
  cudaStream_t s;
  begin(&h, &s);
  size_t nothing = strlen((char *)h) * 0; // FAULT
  end(h + nothing, s);
}
