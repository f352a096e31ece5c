/* stack: room for deep recursion. Parsers, destructors and searches recurse with the nesting of
 * their input. */
#ifndef GV_STACK_H
#define GV_STACK_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

/* Runs act(with) to its end on a thread with a stack of 1 GB, or less where address space is
 * limited; where no thread can be had, on this one. Only what is touched costs memory. */
void gv_on_large_stack(void (*act)(void *with), void *with);
/* The same on up to `count` threads at a time, one at least, each of which runs act(with) to its
 * end. */
void gv_on_large_stacks(void (*act)(void *with), void *with, uint32_t count);

typedef struct gv_errand {
  void (*act)(void *with);
  void *with;
} gv_errand;
/* What is done beside something else, from the beginning to the end. */
typedef struct gv_aside {
  gv_errand call;
  pthread_t thread;
  bool started;
} gv_aside;
/* Runs act(with) on a thread with a large stack, which must be ended; `aside` stays where it is
 * until then. Where no thread can be had, act(with) is run before this returns. */
void gv_aside_begin(gv_aside *aside, void (*act)(void *with), void *with);
/* Waits until it has run. */
void gv_aside_end(gv_aside *aside);

#endif
