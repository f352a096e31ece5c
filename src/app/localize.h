/* localize: variables of the program that only main uses, by their names, as variables of main. */
#ifndef GV_APP_LOCALIZE_H
#define GV_APP_LOCALIZE_H

#include "base/base.h"

/* LLVM IR whose functions were inlined, in the arena; at == NULL: there is no such variable.
 * `device`: the bytes of the program's device side, text or bitcode: what it may name stays. at ==
 * NULL: there is none. `is_of_library`: the name is that of a library, which knows nothing of the
 * program by name. cost: linear in the text, and for each variable in the device side. */
gv_str gv_localize(gv_arena *arena, gv_str text, gv_str device,
                   bool (*is_of_library)(const void *with, gv_str name), const void *with);

#endif
