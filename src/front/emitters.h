/* emitters: the functions that gv_emitter stands for. */
#ifndef GV_EMITTERS_H
#define GV_EMITTERS_H

#include "expressions/expressions.h"

extern gv_emit_fn *const gv_emitters[GV_EMITTERS];
extern const gv_async_emitters gv_async_functions;

#endif
