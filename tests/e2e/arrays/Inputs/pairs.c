/* Several elements of one array in one round, at indexes that are products with a constant, and sums of these: with numbers of 32 bits, which are made
 * wide behind the product, each of them counts elements as the others do. */
#include "runtime.h"

void right_pairs(int n) {
  void *s[16];
  if (n > 8) return;
  for (int i = 0; i < n; i++) {
    s[2 * i] = mgpuStreamCreate();
    s[2 * i + 1] = mgpuStreamCreate();
  }
  for (int i = 0; i < n; i++) {
    mgpuStreamSynchronize(s[2 * i + 1]);
    mgpuStreamSynchronize(s[2 * i]);
  }
  for (int i = 0; i < n; i++)
    mgpuStreamDestroy(s[2 * i]);
  for (int i = 0; i < n; i++)
    mgpuStreamDestroy(s[2 * i + 1]);
}

void right_threes(unsigned n) {
  void *e[24];
  if (n > 8) return;
  for (unsigned i = 0; i < n; i++) {
    e[3 * i] = mgpuEventCreate();
    e[3 * i + 1] = mgpuEventCreate();
    e[i * 3 + 2] = mgpuEventCreate();
  }
  for (unsigned i = 0; i < n; i++) {
    mgpuEventDestroy(e[3 * i + 1]);
    mgpuEventDestroy(e[3 * i + 2]);
    mgpuEventDestroy(e[3 * i]);
  }
}

void right_first(int n) { // undecided: O0
  void *s[17];
  if (n < 1 || n > 8) return;
  for (int i = 0; i < 2 * n; i++)
    s[i] = mgpuStreamCreate();
  mgpuStreamSynchronize(s[0]);
  for (int i = 0; i < 2 * n; i++)
    mgpuStreamDestroy(s[i]);
}

void wrong_first_of_pair_twice(int n) {
  void *s[16];
  if (n > 8) return;
  for (int i = 0; i < n; i++) {
    s[2 * i] = mgpuStreamCreate();
    s[2 * i + 1] = mgpuStreamCreate();
  }
  for (int i = 0; i < n; i++) {
    mgpuStreamDestroy(s[2 * i]);
    mgpuStreamDestroy(s[2 * i]); // expect: stream-double-destroy
  }
}

void wrong_used_behind(int n) {
  void *s[16];
  if (n > 8) return;
  for (int i = 0; i < n; i++) {
    s[2 * i] = mgpuStreamCreate();
    s[2 * i + 1] = mgpuStreamCreate();
  }
  for (int i = 0; i < n; i++) {
    mgpuStreamDestroy(s[2 * i + 1]);
    mgpuStreamSynchronize(s[2 * i]);
  }
  for (int i = 0; i < n; i++)
    mgpuStreamSynchronize(s[2 * i + 1]); // expect: stream-use-after-destroy
  for (int i = 0; i < n; i++)
    mgpuStreamDestroy(s[2 * i]);
}

void wrong_fourth_of_few(int n) {
  void *s[16];
  if (n < 3 || n > 8) return;
  for (int i = 0; i < n; i++)
    s[2 * i] = mgpuStreamCreate();
  mgpuStreamDestroy(s[4]);
  for (int i = 0; i < n; i++)
    mgpuStreamDestroy(s[2 * i]); // expect: stream-double-destroy
}

void wrong_columns_for_rows(int n, int m) { // undecided: O0 O1 O2
  void *s[64];
  if (n < 1 || n > 2 || m < 1 || m > 1) return;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      s[4 * i + 2 * j] = mgpuStreamCreate();
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      mgpuStreamDestroy(s[2 * i + 4 * j]); // expect: undefined-handle
}

void wrong_between(int n, int m) { // undecided: O0 O1 O2
  void *s[64];
  if (n < 1 || n > 2 || m < 1 || m > 1) return;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      s[4 * i + 2 * j] = mgpuStreamCreate();
  for (int k = 0; k < n; k++)
    mgpuStreamSynchronize(s[k]); // expect: undefined-handle
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      mgpuStreamDestroy(s[4 * i + 2 * j]);
}

void right_before(int n) {
  void *s[17];
  if (n < 1 || n > 8) return;
  for (int i = 1; i <= n; i++) {
    s[2 * i - 1] = mgpuStreamCreate();
    s[2 * i] = mgpuStreamCreate();
  }
  for (int i = 1; i <= n; i++) {
    mgpuStreamDestroy(s[2 * i]);
    mgpuStreamDestroy(s[2 * i - 1]);
  }
}

void wrong_behind_the_last_pair(int n) { // undecided: O0 O1 O2
  void *s[17];
  if (n < 1 || n > 9) return;
  for (int i = 0; i < n; i++)
    s[2 * i] = mgpuStreamCreate();
  for (int i = 0; i < n; i++)
    mgpuStreamDestroy(s[2 * i]);
  if (n == 9) mgpuStreamSynchronize(s[16]); // expect: stream-use-after-destroy
}
