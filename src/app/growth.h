/* growth: std::vectors that grow element by element. */
#ifndef GV_APP_GROWTH_H
#define GV_APP_GROWTH_H

#include "base/base.h"

/* The same program, in the arena, in which vectors of addresses and of classes have memory from the
 * start, and do not move where elements are put behind their last one; they are marked as what may
 * move there. at == NULL: there is no such vector. cost: linear in the text.
 */
gv_str gv_grow_in_place(gv_arena *arena, gv_str text);
/* What opt has made of that, in the arena, without the marks; at == NULL: something knows an
 * address in a vector that may have moved, or it cannot be seen that nothing does. cost: for each
 * value that is such an address, and each mark, the blocks of the function. */
gv_str gv_settle_growth(gv_arena *arena, gv_str text);

#endif
