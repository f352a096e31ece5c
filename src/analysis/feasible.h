/* feasible: can one path be taken at all? Guards know conditions as true or false; here the numbers behind them are followed along
 * one path, so that a loop from 0 to 1 is not run twice.
 */
#ifndef GV_FEASIBLE_H
#define GV_FEASIBLE_H

#include "analysis/flow.h"
#include "analysis/intern.h"

/* A number on the path: an unknown plus a constant; unknown 0 is no unknown at all. */
typedef struct gv_number {
  uint32_t unknown;
  int64_t plus;
} gv_number;

/* unknown a - unknown b <= most */
typedef struct gv_bound {
  uint32_t a, b;
  int64_t most;
} gv_bound;

typedef struct gv_feasible {
  const gv_model *model;
  const gv_flow *flow;
  gv_map current;  /* root value to index into numbers */
  gv_table computed; /* operation on numbers to its unknown */
  GV_VEC(gv_number) numbers;
  GV_VEC(gv_bound) bounds;
  GV_VEC(gv_bound) unequal; /* a - b != most */
  GV_VEC(int64_t) distance; /* scratch */
  gv_map truth;    /* unknown i1 to 0 or 1 */
  uint32_t unknowns;
} gv_feasible;

void gv_feasible_init(gv_feasible *f, const gv_model *model, const gv_flow *flow);
void gv_feasible_clear(gv_feasible *f);
/* Starts a new path: nothing is known. */
void gv_feasible_begin(gv_feasible *f);
/* The path takes the edge. False: its conditions contradict each other. */
bool gv_feasible_edge(gv_feasible *f, uint32_t edge);

#endif
