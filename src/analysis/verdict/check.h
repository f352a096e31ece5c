/* check: the proof, checked again without the tabulation that found it. */
#ifndef GV_CHECK_H
#define GV_CHECK_H

#include "typestate/tabulate.h"

/* Aborts through GV_BUG when the fixpoint is none, or a verdict does not follow from it. */
void gv_check_proof(gv_tabulation *tab);

#endif
