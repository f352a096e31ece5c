/* handlers: the landing pads in the text of LLVM IR. */
#ifndef GV_APP_HANDLERS_H
#define GV_APP_HANDLERS_H

#include "base/base.h"

/* Does one take what `operator new` throws, and do something? src/front/emit/handlers.c says this
 * of one invoke, once functions are inlined. */
bool gv_handles_no_memory(gv_str text);

#endif
