/* process: what runs before and after main, as a part of it. */
#ifndef GV_APP_PROCESS_H
#define GV_APP_PROCESS_H

#include "base/base.h"

/* LLVM IR as clang wrote it, or optimized: main first calls the constructors of variables at file
 * scope, and before it returns, or the program exits, what was registered to run then; a guard of a
 * variable that is made at its first use is a flag. In the arena, or the text itself, where the
 * order of what runs at exit is not seen, or threads are started. cost: linear. */
gv_str gv_write_process(gv_arena *arena, gv_str text);

#endif
