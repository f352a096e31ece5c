/* axioms: what atoms cannot be together, by what they compute. */
#ifndef GV_AXIOMS_H
#define GV_AXIOMS_H

#include "logic/predicates.h"
#include "solver/solver.h"

typedef struct gv_axioms gv_axioms;
/* Not NULL; the caller's to drop. The predicates, and the guards that were made, stay valid.
 * `solved`: what the solver was asked before, in other runs over the program; NULL: nothing is
 * remembered. Borrowed, as the predicates are. */
gv_axioms *gv_axioms_make(gv_predicates *predicates, gv_solved *solved);
/* Frees what gv_axioms_make() has made. */
void gv_axioms_drop(gv_axioms *axioms);
/* What holds of the atom and the other tracked atoms of its function; `asked`: where control goes
 * by it alone, so that it is defined. GV_TRUE outside the functions that are `related`. */
gv_guard gv_axioms_of(gv_axioms *axioms, uint32_t atom, bool asked, const bool *related);
/* What two atoms about the index of the elements that are followed cannot be together where this
 * one, on their bounds alone, comes out as `is`, and control rests on it: k < m only with k < n
 * where m <= n, and k == i only with k < n where i < n. Asked of the solver, once for each. */
gv_guard gv_axioms_under(gv_axioms *axioms, uint32_t atom, bool is);
/* What these two cannot be together, wherever they are asked for: k is below n as a signed number
 * only where it is below n as an unsigned one, since no index is below zero. */
gv_guard gv_axioms_of_two(gv_axioms *axioms, uint32_t i, uint32_t j);

#endif
