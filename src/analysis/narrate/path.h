/* path: a counterexample as text. */
#ifndef GV_NARRATE_PATH_H
#define GV_NARRATE_PATH_H

#include "counterexample/counterexample.h"
#include "diag/diag.h"

/* Adds the notes of the path that was found to the fault, one for each of its steps that says
 * something, then an example of numbers with which control takes it, then what comes of the fault
 * later; fills in finding->path and finding->example. Texts go into the arena. O(steps), and what
 * the texts of the source cost. */
void gv_narrate_path(const gv_tabulation *tab, gv_model *model, gv_arena *arena,
                     const gv_fault *fault, const gv_counterexample *found, gv_finding *finding);

#endif
