/* advice: what a user can tell the program of a function that it does not know. */
#ifndef GV_ANALYSIS_ADVICE_H
#define GV_ANALYSIS_ADVICE_H

#include "model/model.h"

/* A line of a runtime profile for the function that operation `op` calls, as far as the rest of the
 * program tells what its arguments are: "function wait_for(stream, -, event-wait)"; `made`: a use
 * of what it returns, or GV_ROLE_NONE. Empty: it calls no function by a name that a profile can
 * have. O(operands of the model) for each argument. In the arena. */
gv_str gv_advice_row(const gv_model *model, gv_arena *arena, uint32_t op, gv_role made);

#endif
