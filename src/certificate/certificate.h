/* certificate: finds an inductive invariant in the terms of the checker, and writes it down.
 * Nothing here has to be believed: what is wrong here is refused by the checker. The analysis and
 * this room share nothing, so a file that both call proved was proved twice. */
#ifndef GV_CERTIFICATE_H
#define GV_CERTIFICATE_H

#include "checker/check.h"

/* Looks for one; *certificate is zeroed and the caller's to clear. False: *refusal says at which
 * operation none was found, and why. */
bool gvc_certificate_find(gvc_certificate *certificate, const gvc_program *program,
                          gvc_refusal *refusal);
/* Its text, in the arena. */
gv_str gvc_certificate_text(const gvc_certificate *certificate, gv_arena *arena);

/* ---- within the room ------------------------------------------------------------------------- */

/* By block of a function: the values of it that are used from its start on, in order. */
typedef struct gvc_liveness {
  GV_VEC(uint32_t) first; /* by block, and one more: in values */
  GV_VEC(uint32_t) values;
} gvc_liveness;
/* Fills in *liveness, which the caller clears. */
void gvc_find_liveness(const gvc_program *program, const gvc_function *function,
                       gvc_liveness *liveness);
/* Frees its lists. */
void gvc_liveness_clear(gvc_liveness *liveness);

/* *state becomes what both imply, if they differ in numbers alone, or, if `coarse`, in what is
 * pending, too. False: they do not. `widen`: bounds of numbers that differ are given up. */
bool gvc_state_join(gvc_state *state, const gvc_state *with, bool coarse, bool widen);

#endif
