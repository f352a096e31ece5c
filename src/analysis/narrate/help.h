/* help: the one edit that fixes a finding. */
#ifndef GV_ANALYSIS_HELP_H
#define GV_ANALYSIS_HELP_H

#include "diag/diag.h"
#include "narrate/words.h"

/* Of a fault on an object that is `handle` there, whose steps are the notes of the finding. Never
 * empty. In the arena. O(operations) for a handle of the wrong kind, else O(notes). */
gv_str gv_help_fault(gv_model *model, gv_arena *arena, const gv_fault *fault, gv_handle handle,
                     gv_begun begun, const gv_finding *finding);

#endif
