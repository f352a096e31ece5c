/* stack: room for deep recursion. Parsers, destructors and searches recurse with the nesting of their input. */
#ifndef GV_STACK_H
#define GV_STACK_H

/* Runs act(with) to its end on a thread with a stack of 1 GB, or the most that can be had; only what is touched costs memory. */
void gv_on_large_stack(void (*act)(void *with), void *with);

#endif
