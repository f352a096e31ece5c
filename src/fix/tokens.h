/* tokens: candidates for findings in sources, which are about tokens. */
#ifndef GV_FIX_TOKENS_H
#define GV_FIX_TOKENS_H

#include "fix/candidate.h"

/* Is there one for the rule? */
bool gv_tokens_have_candidates(gv_rule rule);
/* Adds those of the finding, in a source of the gpu dialect. */
void gv_tokens_make(gv_candidate *m);
/* Adds those that await a task of the async dialect, in which the earlier of two operations is. */
void gv_await_task(gv_candidate *m);

#endif
