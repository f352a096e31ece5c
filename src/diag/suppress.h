/* suppress: findings that users accept. There are three ways to accept one:
 *
 *   // gpuverify: ignore[stream-leak] lives as long as the process     after the operation, or
 * alone on the line above it gpuverify.suppress = {"stream-leak" = "lives as long…"}            an
 * attribute of the operation or its function an entry of a baseline (baseline.h)
 *
 * A comment or attribute without a reason has no effect. One that has no effect, is malformed or
 * suppresses nothing is a finding itself, and so is an entry of the baseline, for this input, that
 * matches nothing any more.
 */
#ifndef GV_DIAG_SUPPRESS_H
#define GV_DIAG_SUPPRESS_H

#include "diag/baseline.h"
#include "diag/diag.h"

/* What is known from elsewhere about the findings of one input. */
typedef struct gv_known {
  bool remarks;                /* rules that are remarks by themselves were judged, too */
  const gv_baseline *baseline; /* NULL: none */
  gv_str path;                 /* of the input, as the baseline has it */
  bool is_part; /* of a file: what the baseline has of the file may be in another part */
} gv_known;

/* Whether the rule is one of those that say something of suppressions. */
bool gv_is_about_suppression(gv_rule rule);
/* Whether anything could be suppressed: if so, all obligations have to be listed for gv_select().
 * Looks for the comment in the texts of the model's files. */
bool gv_may_suppress(gv_model *model, const gv_known *known);
/* Gives the findings of a finished report their fingerprints and suppressors, and adds what is to
 * be said about suppressions. They are set aside by gv_select(), which must follow. */
void gv_suppress(gv_model *model, gv_report *report, const gv_known *known);

#endif
