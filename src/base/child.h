/* child: work in a process of its own, beside this one or because it may crash, never end or be
 * given up. */
#ifndef GV_CHILD_H
#define GV_CHILD_H

#include <stdio.h>
#include <sys/types.h>

#include "base/base.h"

typedef struct gv_child {
  pid_t pid; /* 0: none runs */
  int from;  /* where it can be read what the child writes; -1 once it has ended */
  GV_VEC(char) bytes;
  /* once it has ended */
  int signal;    /* that ended it; 0: none */
  uint64_t peak; /* bytes of memory that it had at most */
} gv_child;

/* In a process that `parent` has just made: it ends when that does, even if that is already so. */
void gv_end_with(pid_t parent);
/* Alarms end this process, whatever its parent does at its own. */
void gv_heed_alarms(void);

/* Runs act(with, out) in a child; what it returns is from 0 to 126. `seconds` 0: as long as it
 * takes. An expendable one may crash: it leaves standard input and output to its parent, and goes
 * before that when memory runs out. All end when their parent does. False: no child could be made.
 */
bool gv_child_start(gv_child *child, int (*act)(void *with, FILE *out), void *with,
                    unsigned seconds, bool expendable);
/* Keeps what can be read now; waits until there is something. False: there will be no more. */
bool gv_child_read(gv_child *child);
/* Once, after the last gv_child_read(): what act() returned; -1: it crashed, took too long or could
 * not write all. child->bytes is what it wrote and the caller's to free. */
int gv_child_end(gv_child *child);
/* Instead: ends it now. child->bytes stays the caller's to free. */
void gv_child_stop(gv_child *child);

#endif
