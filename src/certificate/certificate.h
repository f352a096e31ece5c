/* certificate: finds an inductive invariant in the terms of the checker, and writes it down.
 * Nothing here has to be believed: what is wrong here is refused by the checker. The analysis and
 * this room share nothing, so a file that both call proved was proved twice. */
#ifndef GV_CERTIFICATE_H
#define GV_CERTIFICATE_H

#include "checker/check.h"

typedef struct gvc_found {
  gvc_certificate certificate; /* in full: with all states of all contexts */
  GV_VEC(bool)
  as_they_come; /* by context: blocks but the first, and where it returns: whether
                   the checker finds these states without a certificate */
} gvc_found;

/* Looks for one; *found is zeroed and the caller's to clear. False: *refusal says at which
 * operation none was found, and why. `in_full`: as gvc_certificate_text. */
bool gvc_certificate_find(gvc_found *found, const gvc_program *program, bool in_full,
                          gvc_refusal *refusal);
/* Frees its lists. */
void gvc_found_clear(gvc_found *found);
/* Its text, in the arena. `in_full`: with what the checker would find without it. */
gv_str gvc_certificate_text(const gvc_found *found, const gvc_program *program, bool in_full,
                            gv_str digest, gv_arena *arena);

/* ---- within the room ------------------------------------------------------------------------- */

/* *state becomes what both imply, if they differ in numbers alone, or, if `coarse`, in what is
 * pending, too. False: they do not. `widen`: bounds of numbers that differ are given up. */
bool gvc_state_join(gvc_state *state, const gvc_state *with, bool coarse, bool widen);
/* The same of two that differ in one bit, and in objects that are there in one of them alone, and
 * null in the other: then these are there under the condition that the bit is. */
bool gvc_state_join_guarded(gvc_state *state, const gvc_state *with);

#endif
