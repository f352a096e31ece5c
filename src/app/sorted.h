/* sorted: algorithms of the C++ library that put numbers into another order. */
#ifndef GV_APP_SORTED_H
#define GV_APP_SORTED_H

#include "base/base.h"

/* The same program, in the arena, in which std::sort and the like, of numbers, read each of them
 * once, and write some number there. */
gv_str gv_write_sorted(gv_arena *arena, gv_str text);

#endif
