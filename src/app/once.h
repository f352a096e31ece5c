/* once: which functions the program calls at one place only. */
#ifndef GV_APP_ONCE_H
#define GV_APP_ONCE_H

#include "base/base.h"

/* Adds to the sets the hashes (as of gv_hash(), from 0) of the names of functions and variables,
 * '@' included, in the text of LLVM IR: `used`: those that functions use, but for their own;
 * `once`: those that `main` uses, or one that is used once itself, and nothing else does. */
void gv_find_used(gv_map *used, gv_map *once, gv_str text);

#endif
