/* stubs: LLVM IR in which launches that a compiler has inlined are calls of their stubs again. */
#ifndef GV_APP_STUBS_H
#define GV_APP_STUBS_H

#include "base/base.h"

/* The text, simplified, in which functions that capture work call the stubs of the kernels that
 * they launch, where what they pass can be read off it. In the arena, or the text itself. */
gv_str gv_call_stubs(gv_arena *arena, gv_str text);

#endif
