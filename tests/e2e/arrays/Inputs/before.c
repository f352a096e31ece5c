/* Elements before an array, which a loop comes to at one of its ends: no stream is there. */
#include "runtime.h"

#define FILL(n) \
  void *s[8]; \
  for (long i = 0; i < (n); i++) s[i] = mgpuStreamCreate();

void right_from_zero(long n) {
  if (n < 0 || n > 8) return;
  FILL(n)
  for (long i = 0; i < n; i++) mgpuStreamDestroy(s[i]);
}

void wrong_from_below(long n) {
  if (n < 0 || n > 8) return;
  FILL(n)
  for (long i = -1; i < n; i++) mgpuStreamDestroy(s[i]); // expect: undefined-handle
}

void right_down_to_zero(long n) {
  if (n < 0 || n > 8) return;
  FILL(n)
  for (long i = n; i > 0; i--) mgpuStreamDestroy(s[i - 1]);
}

void wrong_down_to_below(long n) { // undecided: O0 O1 O2
  if (n < 0 || n > 8) return;
  FILL(n)
  for (long i = n; i >= 0; i--) mgpuStreamDestroy(s[i - 1]); // expect: undefined-handle
}

void right_mirrored(long n) {
  if (n < 0 || n > 8) return;
  FILL(n)
  for (long i = 0; i < n; i++) mgpuStreamDestroy(s[n - 1 - i]);
}

void wrong_mirrored(long n) { // undecided: O0 O1 O2
  if (n < 0 || n > 8) return;
  FILL(n)
  for (long i = 0; i <= n; i++) mgpuStreamDestroy(s[n - 1 - i]); // expect: undefined-handle
}

void right_down_from_seven(void) {
  FILL(8)
  for (int i = 7; i >= 0; i--) mgpuStreamDestroy(s[i]);
}

void wrong_down_from_seven(void) {
  FILL(8)
  for (int i = 7; i >= -1; i--) mgpuStreamDestroy(s[i]); // expect: undefined-handle
}

void right_in_rows(long n) { // undecided: O0 O1 O2
  if (n < 0 || n > 2) return;
  FILL(4 * n)
  for (long i = 0; i < n; i++)
    for (long j = 0; j < 4; j++) mgpuStreamDestroy(s[4 * i + j]);
}

void wrong_in_rows(long n) { // undecided: O0 O1
  if (n < 1 || n > 2) return;
  FILL(4 * n)
  for (long i = 0; i < n; i++)
    for (long j = -1; j < 4; j++)
      if (i == 0 || j >= 0) mgpuStreamDestroy(s[4 * i + j]); // expect: undefined-handle
}

void right_begins_at_either(int c) {
  FILL(8)
  int at = 0;
  if (c) at = 1;
  for (int i = 0; i < 3; i++) mgpuStreamSynchronize(s[at + i]);
  for (int i = 0; i < 8; i++) mgpuStreamDestroy(s[i]);
}

void wrong_begins_at_either(int c) { // undecided: O2
  FILL(8)
  int at = 0;
  if (c) at = -1;
  for (int i = 0; i < 3; i++) mgpuStreamSynchronize(s[at + i]); // expect: undefined-handle
  for (int i = 0; i < 8; i++) mgpuStreamDestroy(s[i]);
}

/* Counters below zero of which a branch keeps the index from there. */
void right_skips_those(void) {
  FILL(8)
  for (int i = -2; i < 8; i++) {
    if (i < 0) continue;
    mgpuStreamSynchronize(s[i]);
  }
  for (int i = 0; i < 8; i++) mgpuStreamDestroy(s[i]);
}

void right_raised_to_zero(void) {
  FILL(8)
  for (int i = -2; i < 8; i++) {
    int at = i;
    if (at < 0) at = 0;
    mgpuStreamSynchronize(s[at]);
  }
  for (int i = 0; i < 8; i++) mgpuStreamDestroy(s[i]);
}

void right_none_yet(void) {
  FILL(8)
  int last = -1;
  for (int i = 0; i < 8; i++) {
    if (last != -1) mgpuStreamSynchronize(s[last]);
    last = i;
  }
  for (int i = 0; i < 8; i++) mgpuStreamDestroy(s[i]);
}

void wrong_none_yet(void) {
  FILL(8)
  int last = -1;
  for (int i = 0; i < 8; i++) {
    if (last != 0) mgpuStreamSynchronize(s[last]); // expect: undefined-handle
    last = i;
  }
  for (int i = 0; i < 8; i++) mgpuStreamDestroy(s[i]);
}
