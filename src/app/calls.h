/* calls: LLVM IR in which what throws nothing is called. */
#ifndef GV_APP_CALLS_H
#define GV_APP_CALLS_H

#include "app/succeed.h"

/* The text in which each `invoke` of a function of these, of the C library or of `operator new`,
 * and of what stands for a kernel, is a call: no exception leaves them. cost: linear, but for
 * phis, which cost the ways by which they are no longer reached. */
gv_str gv_write_calls(gv_arena *arena, const gv_usual_profiles *usual, gv_str text);

#endif
