/* first_rounds: the first rounds of loops in LLVM IR, and none after these. */
#ifndef GV_APP_FIRST_ROUNDS_H
#define GV_APP_FIRST_ROUNDS_H

#include "base/base.h"

/* The same program, in the arena, of whose loops opt writes out the first rounds only of those that
 * call functions of a runtime. */
gv_str gv_mark_loops(gv_arena *arena, gv_str text);
/* The program that ends where such a loop goes on behind the rounds that are written out: each of
 * its paths is one of the program's. *any: there was such a loop. */
gv_str gv_cut_loops(gv_arena *arena, gv_str text, bool *any);

#endif
