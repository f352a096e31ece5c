/* localize: variables of the program that only main uses, by their names, as variables of main. */
#ifndef GV_APP_LOCALIZE_H
#define GV_APP_LOCALIZE_H

#include "base/base.h"

/* LLVM IR whose functions were inlined, in the arena; at == NULL: there is no such variable.
 * `is_of_library`: the name is that of a library, which knows nothing of the program by name. cost:
 * linear in the text. */
gv_str gv_localize(gv_arena *arena, gv_str text,
                   bool (*is_of_library)(const void *with, gv_str name), const void *with);

#endif
