/* aliases: functions of LLVM IR that have two names. */
#ifndef GV_APP_ALIASES_H
#define GV_APP_ALIASES_H

#include "base/base.h"

/* The same program, in the arena, in which a function with a body is named by its own name wherever
 * it is named by an alias, as constructors are that lie outside of their class: opt inlines no
 * alias. The text itself where there are none. cost: linear. */
gv_str gv_name_aliased(gv_arena *arena, gv_str text);

#endif
