/* isolate: work that may crash or never end, in a child process whose output is seen only when it came through. */
#ifndef GV_ISOLATE_H
#define GV_ISOLATE_H

#include <stdio.h>

#include "base/base.h"

/* Runs act(with, out) in a child; what it writes to `out` is kept in *output (in the arena) and what it returns, 0 to 127, is the
 * result. -1: it crashed or took longer than `seconds`, and *output is empty. -2: no child could be made; act was not run. */
int gv_isolate(gv_arena *arena, int (*act)(void *with, FILE *out), void *with, unsigned seconds, gv_str *output);

#endif
