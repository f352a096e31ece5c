/* succeed: LLVM IR in which functions of the runtime tell of success. */
#ifndef GV_APP_SUCCEED_H
#define GV_APP_SUCCEED_H

#include "base/base.h"

/* The text with 0 for the status that each call of a function of the runtimes named gives (NULL:
 * CUDA's and HIP's), so that what is done where one fails, which is not looked at, can be dropped
 * before anything is inlined. Whether the program asks for a status stays visible. `plain`: no
 * block has phis, as in code compiled without optimizations; there such calls throw nothing,
 * either. cost: linear. */
gv_str gv_succeed(gv_arena *arena, const char *runtimes, gv_str text, bool plain);

#endif
