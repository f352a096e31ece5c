/* As many elements as one of two constants: `int n = large ? 8 : 4;`. */
#include "runtime.h"

#define MAKE(n) \
  for (int i = 0; i < (n); i++) s[i] = mgpuStreamCreate();
#define USE(n) \
  for (int i = 0; i < (n); i++) mgpuStreamSynchronize(s[i])
#define END(n) \
  for (int i = 0; i < (n); i++) mgpuStreamDestroy(s[i]);

void right_on_the_heap(int large) {
  int n = large ? 8 : 4;
  void **s = malloc(n * sizeof *s);
  MAKE(n)
  USE(n);
  END(n)
  free(s);
}

void right_on_the_stack(int large) {
  int n = large ? 8 : 4;
  void *s[8];
  MAKE(n)
  USE(n);
  END(n)
}

void right_fewer(int large) {
  int n = large ? 8 : 4, m = large ? 4 : 2;
  void *s[8];
  MAKE(n)
  USE(m);
  END(n)
}

void right_by_order(int size) {
  int n = size > 0 ? 8 : 4, m = size > 1 ? 8 : 4;
  void *s[8];
  MAKE(n)
  USE(m);
  END(n)
}

void right_unsigned(int large) {
  unsigned n = large ? 8 : 4;
  void *s[8];
  for (unsigned i = 0; i < n; i++) s[i] = mgpuStreamCreate();
  for (unsigned i = 0; i < n; i++) mgpuStreamDestroy(s[i]);
}

void wrong_all(int large) {
  int n = large ? 8 : 4;
  void *s[8];
  MAKE(n)
  USE(8); // expect: undefined-handle
  END(n)
}

void wrong_way_round(int large) {
  int n = large ? 8 : 4, m = large ? 4 : 8;
  void *s[8];
  MAKE(n)
  USE(m); // expect: undefined-handle
  END(n)
}

void wrong_by_order(int size) {
  int n = size > 0 ? 8 : 4, m = size >= 0 ? 8 : 4;
  void *s[8];
  MAKE(n)
  USE(m); // expect: undefined-handle
  END(n)
}

void wrong_beyond(int large) {
  int n = large ? 9 : 4;
  void *s[8];
  MAKE(8)
  USE(n); // expect: undefined-handle
  END(8)
}

void wrong_asked_again(int large) {
  int n = large ? 8 : 4;
  void *s[8];
  MAKE(n)
  large = !large;
  n = large ? 8 : 4;
  USE(n); // expect: undefined-handle
  END(4)
}

void right_of_three(int mode) {
  int n = mode == 0 ? 2 : mode == 1 ? 4 : 8;
  void *s[8];
  MAKE(n)
  USE(n);
  END(n)
}

void wrong_of_three(int mode) {
  int n = mode == 0 ? 2 : mode == 1 ? 4 : 8, m = mode == 1 ? 8 : 2;
  void *s[8];
  MAKE(n)
  USE(m); // expect: undefined-handle
  END(n)
}

void right_in_turn(int m) {
  int large = 1;
  void *s[8];
  for (int r = 0; r < m; r++) {
    int n = large ? 8 : 4;
    MAKE(n)
    large = !large;
    END(n)
  }
}

void wrong_in_turn(int m) {
  int large = 0;
  void *s[8];
  for (int r = 0; r < m; r++) {
    int n = large ? 8 : 4;
    MAKE(n)
    large = !large;
    n = large ? 8 : 4;
    USE(n); // expect: undefined-handle
    END(4)
  }
}
