/* Streams that change places in an array, in loops: what optimizers know of the elements is stored all the same, as other elements are loaded by an index. */
#include "runtime.h"

#define MAKE                                                                                                                                                   \
  void *s[3];                                                                                                                                                  \
  if (k < 1 || k > 2) return;                                                                                                                                  \
  for (int i = 0; i < 3; i++) s[i] = mgpuStreamCreate();

void wrong_two(int n, int k) {
  MAKE
  void *was = s[0];
  for (int i = 0; i < n; i++)
    if (stop()) {
      void *x = s[0];
      s[0] = s[1];
      s[1] = x;
    }
  mgpuStreamDestroy(was);
  mgpuStreamSynchronize(s[k]); // expect: stream-use-after-destroy
}

void wrong_all(int n, int k) {
  MAKE
  void *was = s[0];
  for (int i = 0; i < n; i++) {
    void *x = s[0];
    s[0] = s[1];
    s[1] = s[2];
    s[2] = x;
  }
  mgpuStreamDestroy(was);
  mgpuStreamSynchronize(s[k]); // expect: stream-use-after-destroy
}

void wrong_destroyed_before(int n, int k) {
  MAKE
  mgpuStreamDestroy(s[0]);
  for (int i = 0; i < n; i++) {
    mgpuStreamSynchronize(s[k]); // expect: stream-use-after-destroy
    void *x = s[0];
    s[0] = s[1];
    s[1] = s[2];
    s[2] = x;
  }
}

void wrong_destroyed_after(int n, int k) { // undecided: O0 O1 O2
  MAKE
  for (int i = 0; i < n; i++) {
    mgpuStreamSynchronize(s[k]);
    void *x = s[0];
    s[0] = s[1];
    s[1] = s[2];
    s[2] = x;
    if (stop()) {
      mgpuStreamDestroy(s[0]);
      n = i;
    }
  }
  mgpuStreamSynchronize(s[k]); // expect: stream-use-after-destroy
}
