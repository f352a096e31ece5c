/* counts: how often objects are shared, as libstdc++ counts it. */
#ifndef GV_APP_COUNTS_H
#define GV_APP_COUNTS_H

#include "base/base.h"

/* The same program, in the arena, in which a std::shared_ptr counts as it does where there is one
 * thread, if the program has one only. cost: linear in the text. */
gv_str gv_write_counts(gv_arena *arena, gv_str text);
/* What opt has made of that, in the arena, in which what deletes an object is called by its name
 * where opt has found out which that is; at == NULL: it has nowhere. cost: linear in the text. */
gv_str gv_name_deleters(gv_arena *arena, gv_str text);

#endif
