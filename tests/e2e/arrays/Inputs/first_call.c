/* What a function keeps in variables from one round to the next: of its first call it is known how they begin, if no other function has to do with them. */
#include "runtime.h"

static void *s1;
static int made1;
static void step1(void) {
  if (!made1) {
    s1 = mgpuStreamCreate();
    made1 = 1;
  }
  mgpuStreamSynchronize(s1); // expect: stream-use-after-destroy
  mgpuStreamDestroy(s1);
}
void wrong_ended_each_time(void) {
  for (int i = 0; i < 4; i++)
    step1();
}

static void *s2;
static void step2(void) {
  if (!s2)
    s2 = mgpuStreamCreate();
  mgpuStreamSynchronize(s2);
  mgpuStreamDestroy(s2);
  s2 = 0;
}
void right_made_again(void) {
  for (int i = 0; i < 4; i++)
    step2();
}

static void *s3, *e3;
void wrong_after_the_end(int n) {
  if (!s3) {
    s3 = mgpuStreamCreate();
    e3 = mgpuEventCreate();
  }
  mgpuEventRecord(e3, s3);
  if (n > 3) mgpuEventDestroy(e3);
  mgpuEventSynchronize(e3); // expect: event-use-after-destroy
}

/* Others call the first of these before the second one: an event that is null there, or a stream that was ended, is no fault of anybody. */
static void *s4, *e4;
void right_begin(void) {
  s4 = mgpuStreamCreate();
  e4 = mgpuEventCreate();
}
void right_use(void) { // undecided: O0 O1 O2
  mgpuEventRecord(e4, s4);
  mgpuEventSynchronize(e4);
}
void right_end(void) {
  mgpuEventDestroy(e4);
  mgpuStreamDestroy(s4);
}

/* The second call of a function is wrong, which may be no more than one too many. */
static void *s5;
static int calls5;
void right_once(void) { // undecided: O0 O1 O2
  if (!calls5) s5 = mgpuStreamCreate();
  calls5 = 1;
  mgpuStreamDestroy(s5);
}

/* Somebody else says when. */
static void *e6;
static int ready6;
void right_set(int how) {
  ready6 = how;
}
void right_when_ready(void) { // undecided: O0 O1 O2
  if (!e6) e6 = mgpuEventCreate();
  if (!ready6) mgpuEventDestroy(e6);
  if (ready6) mgpuEventSynchronize(e6);
}

/* Only the caller's number leads to the fault, and the loop to the round after it. */
static void *s7;
static int made7;
void wrong_in_a_later_round(int n) {
  for (int i = 0; i < 3; i++) {
    if (!made7) {
      s7 = mgpuStreamCreate();
      made7 = 1;
    }
    mgpuStreamSynchronize(s7); // expect: stream-use-after-destroy
    if (i == n) mgpuStreamDestroy(s7);
  }
}

/* A variable that others may write by its name begins as they like. */
void *s8;
void right_of_all(void) { // undecided: O0 O1 O2
  mgpuEventSynchronize(s8);
}

static void *e9;
void wrong_never_set(void) {
  mgpuEventSynchronize(e9); // expect: null-handle
}

/* Callers say by what they pass which part of the work it is, and begin with the first: what another part finds missing is no fault of anybody. */
static void *s10, *e10;
void right_parts(int part) { // undecided: O0 O1 O2
  if (part == 0) {
    s10 = mgpuStreamCreate();
    e10 = mgpuEventCreate();
  }
  if (part == 1) mgpuEventRecord(e10, s10);
  if (part == 2) mgpuEventSynchronize(e10);
  if (part == 3) mgpuEventDestroy(e10);
}

static void *s11, *e11;
void right_parts_but_the_first(int part) { // undecided: O0 O1 O2
  if (!s11) {
    s11 = mgpuStreamCreate();
    e11 = mgpuEventCreate();
  }
  if (part == 1) mgpuEventRecord(e11, s11);
  if (part == 2) mgpuEventSynchronize(e11);
}

int part12;
static void *e12;
void right_parts_by_a_variable(void) { // undecided: O0 O1 O2
  if (part12 == 0)
    e12 = mgpuEventCreate();
  else
    mgpuEventSynchronize(e12);
}

static void *e13;
void right_by_a_handle(void *s) { // undecided: O0 O1 O2
  if (s)
    e13 = mgpuEventCreate();
  else
    mgpuEventSynchronize(e13);
}

/* Whatever was said, one call ends it twice. */
static void *e14;
void wrong_twice_in_one_part(int part) {
  if (part == 0) e14 = mgpuEventCreate();
  if (part < 2 && e14) mgpuEventDestroy(e14);
  if (part == 0) mgpuEventDestroy(e14); // expect: event-double-destroy
}
