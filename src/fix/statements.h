/* statements: candidates for findings in C, C++, CUDA and HIP sources. */
#ifndef GV_FIX_STATEMENTS_H
#define GV_FIX_STATEMENTS_H

#include "fix/candidate.h"

/* Adds those of the finding. */
void gv_statements_make(gv_candidate *m);

#endif
