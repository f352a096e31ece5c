/* draft: the path that a walk wrote down, on its way to a plan. */
#ifndef GV_PLANNER_DRAFT_H
#define GV_PLANNER_DRAFT_H

#include "planner/machine.h"

typedef struct draft {
  machine *m;
  gv_plan copy;       /* of the walk's plan, with its sizes settled; its texts are the walk's */
  gv_plan *from, *to; /* from: the copy */
  uint32_t *object;   /* of `to`, by object of `from`; GV_NONE: not made yet */
  bool *needed;       /* by object of `from` */
} draft;

/* Begins to write to *to, which must be zeroed, with the sizes of memory settled. Of host memory
 * only what the GPU or the step `fault` (GV_NONE: none) touches is kept. */
void gv_draft_begin(draft *d, machine *m, gv_plan *to, uint32_t fault);
/* Frees all but *to, which stays the caller's. */
void gv_draft_end(draft *d);

/* Copies step i, if it is needed. */
void gv_draft_copy(draft *d, uint32_t i, gv_arm arm, gv_step_mark mark);
/* A step of our own; its objects are those of `from`, or what gv_draft_made() gave. */
gv_step *gv_draft_call(draft *d, gv_call call, gv_arm arm);
/* The newest step makes an object; its number among those of `to`. */
uint32_t gv_draft_made(draft *d);
/* The next operand of the newest step, with objects and texts as those of `to`. */
void gv_draft_operand(draft *d, const gv_operand *of_from);
/* The next operand, an object that `to` has already. */
void gv_draft_operand_object(draft *d, uint32_t object_of_to);

/* The stream that step i of `from` puts work on; NULL: it is no work. */
const gv_operand *gv_draft_stream(const gv_plan *from, uint32_t i);
/* Whether all that is to be memory is, and what a caller gives is used as one thing: the program
 * can rely on no more than that one caller gives it what it needs. */
bool gv_draft_is_right(const gv_plan *plan);
/* Do the two steps touch the same bytes, one of them writing? */
bool gv_draft_conflict(const gv_plan *from, uint32_t i, uint32_t j);

#endif
