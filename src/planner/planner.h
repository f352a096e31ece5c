/* planner: a finding, or a function that was proved, as a plan for replay. It runs the model's
 * operations one by one with concrete values, along the finding's path if it has one, and shares no
 * code with the analysis.
 */
#ifndef GV_PLANNER_H
#define GV_PLANNER_H

#include "diag/diag.h"
#include "model/model.h"
#include "replay/replay.h"

/* Why nothing of the model can be replayed: plans know MLIR's CUDA wrapper library. NULL: it can.
 */
const char *gv_plan_obstacle(const gv_model *model);

/* A plan of a path on which the finding happens, as far as one was found; else one that says why
 * there is none. *plan must be zeroed and is the caller's to clear. The model is not changed but
 * for texts that it loads. */
void gv_plan_finding(gv_model *model, const gv_finding *finding, gv_plan *plan);

/* Plans without a finding, of up to `most` paths through the public functions, each given to `take`
 * and cleared after it. */
void gv_plan_paths(gv_model *model, uint32_t most, void (*take)(void *to, const gv_plan *plan),
                   void *to);

#endif
