/* suggestion: the edits of a finding, as the lines that they make. */
#ifndef GV_RENDER_SUGGESTION_H
#define GV_RENDER_SUGGESTION_H

#include <stdio.h>

#include "diag/diag.h"

/* Writes the lines that the edits touch as they are afterwards, each between `before` and `after`;
 * nothing where the text is not at hand. */
void gv_print_suggestion(FILE *out, gv_model *model, const gv_finding *finding, const char *before,
                         const char *after);

#endif
