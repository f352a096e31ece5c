/* counterexample: one complete path to a fault, as data: what happens on it, the edges that it
 * takes, and numbers from outside with which control takes it. narrate/path.c puts it into words.
 */
#ifndef GV_COUNTEREXAMPLE_H
#define GV_COUNTEREXAMPLE_H

#include "counterexample/example.h"
#include "counterexample/limits.h"

/* An access that is pending: the call, and its address operand; GV_NONE: the work as such. */
typedef struct gv_begun {
  uint32_t op, operand;
} gv_begun;

typedef enum gv_path_step_kind {
  GV_STEP_SEED,     /* the object comes to be, or comes in: `number` is the seed */
  GV_STEP_BRANCH,   /* edge `number` is taken at the end of its block */
  GV_STEP_EVENT,    /* `event` happens to the object */
  GV_STEP_ARGUMENT, /* it becomes block argument `number`, a value */
  GV_STEP_ENTER,    /* it is passed to the callee … */
  GV_STEP_LEAVE,    /* … and returned by it */
  GV_STEP_MISSING,  /* the fault: nothing orders the operation after the pending access */
  GV_STEP_LOST,     /* the fault: nothing holds the object any more */
} gv_path_step_kind;

typedef struct gv_path_step {
  gv_path_step_kind kind;
  uint32_t op; /* where it happens; GV_NONE: at no operation */
  uint32_t number;
  gv_event event; /* its links to events before it mean nothing here */
} gv_path_step;

typedef struct gv_counterexample {
  GV_VEC(gv_path_step) steps; /* in the order in which they happen; empty where none was found */
  GV_VEC(uint32_t)
  edges; /* of the model that it takes, those of called functions as far as they bear on it */
  gv_input_numbers example; /* in the order of the program */
  gv_begun begun;           /* the access that was pending on the path, op GV_NONE where none was */
  bool chose; /* somewhere on it, which of several streams or events comes there was not followed:
                 one was taken */
  uint32_t unconstrained_at; /* none was found, but for one that rests on a number that is not
                                followed: the operation that branches on it; GV_NONE */
  bool in_doubt; /* it is a fault only if a kernel touches what it may touch: none is confirmed */
  bool gave_up;  /* none was found before the budget of the search was used up */
  bool unconstrained; /* none was found, but for one that rests on a number that is not followed */
  bool unsure; /* none was looked for where the work may be over: whether it is rests on a call that
                  may wait */
  gv_limit hit; /* none was found, and this kept some from being tried; GV_LIMIT_NONE: all were */
} gv_counterexample;

/* Walks one way to the fault after another until one holds from its seed to the end. False: none
 * was found within the limits. Fills in *found in either case, which the caller clears. */
bool gv_find_counterexample(gv_tabulation *tab, const gv_fault *fault, gv_counterexample *found);
/* After the last one: frees what the searches have kept for each other. */
void gv_end_searches(gv_tabulation *tab);
/* Frees its lists, and zeroes it. */
void gv_counterexample_clear(gv_counterexample *found);

#endif
