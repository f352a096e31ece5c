/* split: a text file that holds several programs, divided by lines "// -----", as mlir-opt's tests have them. */
#ifndef GV_APP_SPLIT_H
#define GV_APP_SPLIT_H

#include "front/front.h"

/* Takes the next program off the front of *rest: an input of the name of `whole`, in the arena, in which every line has the number that
 * it has in the whole. *rest begins as whole->bytes. False: there are no more. Cost: for each program the lines before it, too. */
bool gv_split_next(gv_arena *arena, const gv_input *whole, gv_str *rest, gv_input *part);

#endif
