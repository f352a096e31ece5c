/* simplify: LLVM IR, functions inlined, local variables made values and short loops written out, by
 * the user's opt, so that what goes through the objects of C++ libraries can be followed. Calls
 * stay where they are, and so does what is undefined. */
#ifndef GV_APP_SIMPLIFY_H
#define GV_APP_SIMPLIFY_H

#include "app/compile.h"

/* Text in the arena of the importer, whose time it takes; the bytes themselves where there is no
 * opt, and where it fails. cost: a run of opt, or two of bitcode. */
gv_str gv_simplify(gv_compiler *importer, const gv_options *options, gv_str name, gv_str bytes);

#endif
