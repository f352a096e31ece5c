/* Handles side by side in one array, by indexes that go up and down by two and three, whose
 * products and last bits compilers leave without flags. */
#include "runtime.h"

#define MAKE_PAIRS(type, goes_on)                                                                  \
  void *x[16];                                                                                     \
  for (type i = 0; i goes_on n; i++)                                                               \
    x[2 * i] = mgpuStreamCreate(), x[2 * i + 1] = mgpuEventCreate();
#define END_PAIRS(type, goes_on)                                                                   \
  for (type i = 0; i goes_on n; i++) mgpuStreamDestroy(x[2 * i]), mgpuEventDestroy(x[2 * i + 1]);

void right_pairs(size n) {
  if (n > 8) return;
  MAKE_PAIRS(size, !=)
  for (size i = 0; i != n; i++) mgpuEventRecord(x[2 * i + 1], x[2 * i]);
  END_PAIRS(size, !=)
}

void right_pairs_of_few_bits(unsigned n) {
  if (n > 8) return;
  MAKE_PAIRS(unsigned, !=)
  for (unsigned i = 0; i != n; i++) mgpuEventRecord(x[2 * i + 1], x[2 * i]);
  END_PAIRS(unsigned, !=)
}

void wrong_pairs_destroyed_before(unsigned n) {
  if (n > 8) return;
  MAKE_PAIRS(unsigned, !=)
  END_PAIRS(unsigned, !=)
  for (unsigned i = 0; i != n; i++)
    mgpuStreamSynchronize(x[2 * i]); // expect: stream-use-after-destroy
}

void wrong_pair_of_the_next(size n) { // undecided: O0
  if (n > 7) return;
  void *x[16];
  for (int i = 0; i < 16; i++) x[i] = 0;
  for (size i = 0; i != n; i++) x[2 * i] = mgpuStreamCreate(), x[2 * i + 1] = mgpuEventCreate();
  for (size i = 0; i != n; i++) mgpuEventRecord(x[2 * i + 3], x[2 * i]); // expect: null-handle
  END_PAIRS(size, !=)
}

#define MAKE_THREES                                                                                \
  void *x[24];                                                                                     \
  for (int i = 0; i < 3 * n; i += 3) x[i] = mgpuStreamCreate(), x[i + 2] = mgpuEventCreate();

void right_threes_down(int n) {
  if (n < 0 || n > 8) return;
  MAKE_THREES
  for (int i = 3 * n - 3; i >= 0; i -= 3) mgpuEventRecord(x[i + 2], x[i]);
  for (int i = 0; i < 3 * n; i += 3) mgpuEventSynchronize(x[i + 2]);
  for (int i = 3 * n - 3; i >= 0; i -= 3) mgpuStreamDestroy(x[i]), mgpuEventDestroy(x[i + 2]);
}

void right_twos_down_on_the_heap(int n) {
  if (n < 0) return;
  void **x = malloc(2 * n * sizeof *x);
  for (int i = 0; i < 2 * n; i += 2) x[i] = mgpuStreamCreate();
  for (int i = 2 * n - 2; i >= 0; i -= 2) mgpuStreamDestroy(x[i]);
  free(x);
}

void wrong_threes_down_twice(int n) {
  if (n < 0 || n > 8) return;
  MAKE_THREES
  for (int i = 3 * n - 3; i >= 0; i -= 3) mgpuStreamDestroy(x[i]);
  for (int i = 3 * n - 3; i >= 0; i -= 3) mgpuStreamDestroy(x[i]); // expect: stream-double-destroy
  for (int i = 0; i < 3 * n; i += 3) mgpuEventDestroy(x[i + 2]);
}

void wrong_threes_but_one(int n) {
  if (n < 0 || n > 8) return;
  MAKE_THREES
  for (int i = 3 * n - 3; i > 0; i -= 3) mgpuEventRecord(x[i + 2], x[i]);
  for (int i = 0; i < 3 * n; i += 3) mgpuEventSynchronize(x[i + 2]); // expect: event-not-recorded
  for (int i = 3 * n - 3; i >= 0; i -= 3) mgpuStreamDestroy(x[i]), mgpuEventDestroy(x[i + 2]);
}

void wrong_threes_from_one_too_far(int n) {
  if (n < 0 || n > 7) return;
  void *x[24];
  for (int i = 0; i < 24; i++) x[i] = 0;
  for (int i = 0; i < 3 * n; i += 3) x[i] = mgpuStreamCreate();
  for (int i = 3 * n; i >= 0; i -= 3) mgpuStreamDestroy(x[i]); // expect: null-handle
}
