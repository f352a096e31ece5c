/* Elements behind an array of a known number of elements, to which an index that the program makes of constants comes, and counters that are set back in time. */
#include "runtime.h"
int asks(long i);

#define FILL \
  void *s[8]; \
  for (long i = 0; i < 8; i++) s[i] = mgpuStreamCreate();
#define END \
  for (long i = 0; i < 8; i++) mgpuStreamDestroy(s[i]);

void right_found(void) {
  FILL
  int i;
  for (i = 0; i < 8; i++)
    if (asks(i)) break;
  if (i < 8) mgpuStreamSynchronize(s[i]);
  END
}

void wrong_found(void) {
  FILL
  int i;
  for (i = 0; i < 8; i++)
    if (asks(i)) break;
  mgpuStreamSynchronize(s[i]); // expect: undefined-handle
  END
}

void right_best(void) {
  FILL
  int best = 0;
  for (int i = 0; i < 8; i++)
    if (asks(i)) best = i;
  mgpuStreamSynchronize(s[best]);
  END
}

void wrong_best(void) {
  FILL
  int best = 8;
  for (int i = 0; i < 8; i++)
    if (asks(i)) best = i;
  mgpuStreamSynchronize(s[best]); // expect: undefined-handle
  END
}

void right_clamped(void) {
  FILL
  for (int i = 0; i < 20; i++) mgpuStreamSynchronize(s[i < 7 ? i : 7]);
  END
}

void wrong_clamped(void) {
  FILL
  for (int i = 0; i < 20; i++) mgpuStreamSynchronize(s[i < 8 ? i : 8]); // expect: undefined-handle
  END
}

void right_set_back(int n) {
  FILL
  int k = 0;
  for (int i = 0; i < n; i++) {
    mgpuStreamSynchronize(s[k]);
    if (++k == 8) k = 0;
  }
  END
}

void wrong_set_back(int n) {
  FILL
  int k = 0;
  for (int i = 0; i < n; i++) {
    mgpuStreamSynchronize(s[k]); // expect: undefined-handle
    if (++k == 9) k = 0;
  }
  END
}

void right_set_back_down(int n) {
  FILL
  int k = 7;
  for (int i = 0; i < n; i++) {
    mgpuStreamSynchronize(s[k]);
    if (k == 0)
      k = 7;
    else
      k--;
  }
  END
}

void wrong_set_back_down(int n) {
  FILL
  int k = 7;
  for (int i = 0; i < n; i++) {
    mgpuStreamSynchronize(s[k]); // expect: undefined-handle
    if (k == -1)
      k = 7;
    else
      k--;
  }
  END
}

void right_before_use(int n) {
  FILL
  int k = -1;
  for (int i = 0; i < n; i++) {
    if (++k == 8) k = 0;
    mgpuStreamSynchronize(s[k]);
  }
  END
}

void wrong_behind_use(int n) {
  FILL
  int k = -1;
  for (int i = 0; i < n; i++) {
    mgpuStreamSynchronize(s[k]); // expect: undefined-handle
    if (++k == 8) k = 0;
  }
  END
}

void right_chosen(int n) {
  FILL
  unsigned long k = 0;
  for (int i = 0; i < n; i++) {
    mgpuStreamSynchronize(s[k]);
    k = k + 1 < 8 ? k + 1 : 0;
  }
  END
}

void right_two(int n) {
  FILL
  int a = 0, b = 1;
  for (int i = 0; i < n; i++) {
    mgpuStreamSynchronize(s[a]);
    mgpuStreamSynchronize(s[b]);
    int next = a + 2;
    a = b, b = next;
    if (b >= 8) b = 0;
  }
  END
}

void right_saturated(int n) {
  FILL
  unsigned k = 0;
  for (int i = 0; i < n; i++) {
    mgpuStreamSynchronize(s[k]);
    if (k < 7) k++;
  }
  END
}

void wrong_saturated(int n) {
  FILL
  unsigned k = 0;
  for (int i = 0; i < n; i++) {
    mgpuStreamSynchronize(s[k]); // expect: undefined-handle
    if (k < 8) k++;
  }
  END
}

void right_by_threes(void) { // 0, 3, 6: the next is 7
  FILL
  for (int i = 0; i < 7; i += 3) mgpuStreamSynchronize(s[i + 1]);
  END
}

void wrong_by_threes(void) {
  FILL
  for (int i = 0; i < 7; i += 3) mgpuStreamSynchronize(s[i + 2]); // expect: undefined-handle
  END
}

void right_bound_of_callers(int n) { // they are assumed to pass 7 at most
  FILL
  for (int i = 0; i < n; i++) mgpuStreamSynchronize(s[i + 1]);
  END
}

void right_less_eight(int n) {
  FILL
  int k = 0;
  for (int i = 0; i < n; i++) {
    mgpuStreamSynchronize(s[k]);
    k += 3;
    if (k >= 8) k -= 8;
  }
  END
}

void wrong_less_eight(int n) {
  FILL
  int k = 0;
  for (int i = 0; i < n; i++) {
    mgpuStreamSynchronize(s[k]); // expect: undefined-handle
    k += 3;
    if (k > 8) k -= 8;
  }
  END
}

void right_down_to_none(unsigned n) { // undecided: O0
  void *s[8];
  if (n > 8) return;
  for (unsigned i = 0; i < n; i++) s[i] = mgpuStreamCreate();
  while (n--) mgpuStreamDestroy(s[n]);
}

void right_rest_of_eight(int n) {
  FILL
  for (int i = 0; i < n; i++) mgpuStreamSynchronize(s[i % 8]);
  END
}

void wrong_rest_of_nine(int n) {
  FILL
  for (int i = 0; i < n; i++) mgpuStreamSynchronize(s[i % 9]); // expect: undefined-handle
  END
}

void wrong_rest_of_callers(unsigned n) { // undecided: O0 O1 O2
  FILL
  mgpuStreamSynchronize(s[n % 9]); // expect: undefined-handle
  END
}

void wrong_null_before(int n) { // undecided: O0 O1 O2
  void *s[3];
  for (int i = 0; i < 3; i++) s[i] = 0;
  int k = 0;
  for (int i = 0; i < n; i++) {
    if (s[k]) {
      mgpuStreamDestroy(s[k]); // expect: undefined-handle
    }
    s[k] = mgpuStreamCreate();
    if (++k == 4) k = 0;
  }
  for (int i = 0; i < 3; i++)
    if (s[i]) mgpuStreamDestroy(s[i]);
}

void right_byte(int n) {
  FILL
  unsigned char k = 0;
  for (int i = 0; i < n; i++) {
    mgpuStreamSynchronize(s[k]);
    if (++k == 8) k = 0;
  }
  END
}

void right_last_asked(void) {
  FILL
  int k = 0;
  for (int i = 0; i < 8; i++) {
    k = i;
    if (asks(i)) break;
  }
  mgpuStreamSynchronize(s[k]);
  END
}

void wrong_last_asked(void) {
  FILL
  int k = 0;
  for (int i = 0; i < 9; i++) {
    k = i;
    if (asks(i)) break;
  }
  mgpuStreamSynchronize(s[k]); // expect: undefined-handle
  END
}

void right_as_asked(void *q) { // undecided: O0
  void *s[8];
  int n = 0;
  while (n < 8 && asks(n)) s[n++] = mgpuStreamCreate();
  while (n > 0) mgpuStreamDestroy(s[--n]);
}

void wrong_as_asked(void *q) {
  void *s[8];
  int n = 0;
  while (n < 8 && asks(n)) s[n++] = mgpuStreamCreate();
  while (n >= 0) mgpuStreamDestroy(s[n--]); // expect: undefined-handle
}
