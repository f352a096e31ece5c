/* tool: runs a program of the user's, such as mlir-opt. No shell, no temporary file: its words are
 * an argument vector, its input and output are pipes. It has a time limit, and takes nothing down
 * with it.
 */
#ifndef GV_TOOL_H
#define GV_TOOL_H

#include "base/base.h"

/* Where to find the program `name`: itself when there is a '/' in it, else in the folders of PATH.
 * An absolute or relative path in the arena; .at == NULL: there is no such file that can be run. */
gv_str gv_tool_find(gv_arena *arena, const char *name);

typedef enum gv_tool_end {
  GV_TOOL_EXITED,      /* code: its exit status */
  GV_TOOL_KILLED,      /* code: the signal that ended it */
  GV_TOOL_TIMED_OUT,   /* ended by us */
  GV_TOOL_TOO_MUCH,    /* ended by us: it wrote more than GV_TOOL_MOST_OUTPUT bytes */
  GV_TOOL_NOT_STARTED, /* code: errno */
} gv_tool_end;

#define GV_TOOL_MOST_OUTPUT ((size_t)1 << 29) /* bytes */

typedef struct gv_tool_call {
  const char *const *words; /* the program's path, its arguments, NULL */
  gv_str input;             /* what it reads from its standard input */
  unsigned milliseconds;    /* how long it may run */
  size_t most_diagnostics;  /* bytes of standard error that are kept; 0: a mebibyte */
  const char *folder;       /* where it runs; NULL: in the working folder */
  uint64_t most_memory;     /* bytes of its address space; 0: as many as there are */
} gv_tool_call;

typedef struct gv_tool_outcome {
  gv_tool_end end;
  int code;
  gv_str output;         /* standard output, all of it, with a 0 after it; empty if too much */
  gv_str diagnostics;    /* standard error, as much of it as is kept */
  unsigned milliseconds; /* that it took */
} gv_tool_outcome;

/* Runs it to its end, or ends it with all processes that it started in its group. Texts are in the
 * arena. The process must ignore SIGPIPE. */
void gv_tool_run(gv_arena *arena, const gv_tool_call *call, gv_tool_outcome *outcome);

#endif
