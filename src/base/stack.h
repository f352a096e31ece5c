/* stack: room for deep recursion. Parsers, destructors and searches recurse with the nesting of
 * their input. */
#ifndef GV_STACK_H
#define GV_STACK_H

#include <stdint.h>

/* Runs act(with) to its end on a thread with a stack of 1 GB, or less where address space is
 * limited; where no thread can be had, on this one. Only what is touched costs memory. */
void gv_on_large_stack(void (*act)(void *with), void *with);
/* The same on up to `count` threads at a time, one at least, each of which runs act(with) to its
 * end. */
void gv_on_large_stacks(void (*act)(void *with), void *with, uint32_t count);

#endif
