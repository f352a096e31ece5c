/* walk: one operation after another, each call written into the draft. */
#ifndef GV_PLANNER_WALK_H
#define GV_PLANNER_WALK_H

#include "planner/machine.h"

typedef enum walk_end {
  WALK_ON,
  WALK_RETURNED,
  WALK_ENDED /* abort, too long, or strayed from machine.guide */
} walk_end;

/* The operation that comes next. */
uint32_t gv_walk_next(const machine *m);
/* Executes it. */
walk_end gv_walk_step(machine *m);

/* The newest step is a launch: the code that the operation runs, with what its sizes and arguments
 * are here, where the program brings it along (code.c). */
void gv_walk_code(machine *m, uint32_t op);

/* The thing that the operand is, made what its role needs if it is not known yet, and the scalar in
 * *s; GV_NONE: no thing. */
uint32_t gv_walk_operand(machine *m, const gv_op *op, uint32_t operand, scalar *s);
/* What is wrong with a handle in a role; FAULT_NONE: nothing. */
typedef enum walk_fault {
  FAULT_NONE,
  FAULT_DEAD,
  FAULT_TWICE, /* destroyed again */
  FAULT_KIND,
  FAULT_UNRECORDED,
  FAULT_NULL,
  FAULT_UNDEFINED,
} walk_fault;
/* Of the handle that the operand is now; FAULT_NONE of roles that need no handle. What is not known
 * yet is made what the role needs. */
walk_fault gv_walk_fault_of(machine *m, const gv_op *op, uint32_t operand);

enum { WALK_STEPS = 20000, WALK_FRAMES = 200 };

#endif
