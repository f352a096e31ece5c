/* child: work that may crash, never end or be given up, in a process of its own. */
#ifndef GV_CHILD_H
#define GV_CHILD_H

#include <stdbool.h>
#include <stdio.h>
#include <sys/types.h>

typedef struct gv_child {
  pid_t pid; /* 0: none */
  int from;  /* what it writes, up to its end, can be read here */
} gv_child;

/* Runs act(with, out) in a child, for `seconds` at most; it sees neither standard input nor output, and what it returns is from 0
 * to 126. False: no child could be made. */
bool gv_child_start(gv_child *child, int (*act)(void *with, FILE *out), void *with, unsigned seconds);
/* Waits for its end. What act returned; -1: it crashed, took too long or could not write. */
int gv_child_end(gv_child *child);
/* Ends it now. */
void gv_child_stop(gv_child *child);

#endif
