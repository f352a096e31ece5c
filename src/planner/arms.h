/* arms: from a path on which a rule is broken to a plan: what marks it, what confirms it, and what
 * the control arm fixes. */
#ifndef GV_PLANNER_ARMS_H
#define GV_PLANNER_ARMS_H

#include "diag/diag.h"
#include "planner/draft.h"
#include "planner/walk.h"

/* How a plan shows a rule, and takes it away in its control arm. */
typedef enum way {
  NO_WAY,
  WITHOUT_DEATH, /* the call that destroys it too early is left out */
  WITHOUT_CALL,  /* the faulty call is left out */
  OTHER_KIND,    /* what was meant is called instead */
  RECORDED,      /* the event is recorded before, after slow work */
  DESTROYED,     /* at the end */
  ORDERED,       /* an event orders the two accesses */
  WAITED,        /* the host waits for the work */
} way;

typedef struct row {
  gv_rule rule;
  way way;
  uint32_t confirm;
  walk_fault fault; /* of handle rules: what is wrong */
  const char *obstacle;
} row;

/* Of every rule there is one; NO_WAY has its reason with it. */
const row *gv_arms_row(gv_rule rule);

/* What a path is charged with. */
typedef struct charge {
  machine *m;
  const gv_finding *finding; /* NULL: nothing */
  const row *row;
  uint32_t thing; /* that is at fault */
  bool another;   /* another operand of the same call is at fault too */
} charge;

/* The finding, what confirms it and what was chosen, into a plan that may have no steps. */
void gv_arms_head(const charge *charge, gv_plan *to);
/* The path so far, at whose step `fault` the rule is broken, as a plan in *to, which is zeroed. */
void gv_arms_build(charge *charge, uint32_t fault, gv_plan *to);
/* The whole path as a plan without a control arm. */
void gv_arms_whole(charge *charge, gv_plan *to);

#endif
