/* witness: one complete path to a fault, walked again step by step, and what happens to the object on it. */
#ifndef GV_WITNESS_H
#define GV_WITNESS_H

#include "analysis/words.h"

/* Walks one way to the fault after another until one holds from its birth to the end, and adds a note for each step and
 * the edges taken to the finding; *begun is the access that was pending on it, op GV_NONE where none was. False: none was found within the limits, and nothing was added. */
bool gv_witness(gv_engine *engine, gv_model *model, const gv_fault *fault, gv_report *report, gv_finding *finding,
                gv_pending *begun);

#endif
