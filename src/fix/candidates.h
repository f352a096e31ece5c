/* candidates: edits that might fix a finding, cheapest first. fix.c verifies them. */
#ifndef GV_FIX_CANDIDATES_H
#define GV_FIX_CANDIDATES_H

#include "fix/program.h"

/* Of one finding, at most GV_FIX_CANDIDATES; freed by gv_candidates_clear(). Texts are in the arena
 * of the program. */
void gv_candidates_make(const gv_fix_program *program, const gv_finding *finding,
                        const gv_fix_trial *trial, gv_candidates *candidates);
/* Frees all of them but what was taken out (zeroed). */
void gv_candidates_clear(gv_candidates *candidates);

#endif
