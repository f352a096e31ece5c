/* split: a text that holds several programs, divided by lines "// -----", as mlir-opt's tests have
 * them. */
#ifndef GV_SPLIT_H
#define GV_SPLIT_H

#include "base/base.h"

/* Takes the next program off the front of *rest: a text in the arena, NUL-terminated, in which
 * every line has the number that it has in the whole: before it are the ends of the lines before
 * it. *rest begins as `whole`. False: there are no more. Cost: for each program the lines before
 * it, too. */
bool gv_split_next(gv_arena *arena, gv_str whole, gv_str *rest, gv_str *part);
/* Whether there is more than one program in it. */
bool gv_is_split(gv_str text);

#endif
