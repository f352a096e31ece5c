/* inlined: which functions a compiler has inlined. */
#ifndef GV_APP_INLINED_H
#define GV_APP_INLINED_H

#include "base/base.h"

/* Adds to the set the hashes (as of gv_hash(), from 0) of the names of functions, '@' included, of
 * which the text of LLVM IR has places that were inlined somewhere: somebody has called them. */
void gv_add_inlined(gv_map *names, gv_str text);

#endif
