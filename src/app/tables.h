/* tables: tables of virtual methods in LLVM IR. */
#ifndef GV_APP_TABLES_H
#define GV_APP_TABLES_H

#include "base/base.h"

/* Does the program define one? cost: linear in the text. */
bool gv_has_tables(gv_str text);
/* The same program, in the arena, in which an object has no table that nothing can read. cost:
 * linear, and the length of a function for each object that gets one in it. */
gv_str gv_drop_tables(gv_arena *arena, gv_str text);

#endif
