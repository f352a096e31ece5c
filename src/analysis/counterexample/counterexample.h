/* counterexample: one complete path to a fault, walked again step by step, and what happens to the object on it. */
#ifndef GV_COUNTEREXAMPLE_H
#define GV_COUNTEREXAMPLE_H

#include "counterexample/limits.h"
#include "narrate/words.h"

typedef struct gv_counterexample {
  gv_begun begun; /* the access that was pending on the path, op GV_NONE where none was */
  bool chose;     /* somewhere on it, which of several streams or events comes there was not followed: one was taken */
  uint32_t
      unconstrained_at; /* none was found, but for one that rests on a number that is not followed: the operation that branches on it; GV_NONE */
  bool in_doubt;      /* it is a fault only if a kernel touches what it may touch: none is confirmed */
  bool gave_up;       /* none was found before the budget of the search was used up */
  bool unconstrained; /* none was found, but for one that rests on a number that is not followed */
  bool unsure;        /* none was looked for where the work may be over: whether it is rests on a call that may wait */
  gv_limit hit;       /* none was found, and this kept some from being tried; GV_LIMIT_NONE: all were */
} gv_counterexample;

/* Walks one way to the fault after another until one holds from its seed to the end, and adds a note for each step and
 * the edges taken to the finding. False: none was found within the limits, and nothing was added. */
bool gv_find_counterexample(gv_tabulation *tab, gv_model *model, const gv_fault *fault, gv_report *report, gv_finding *finding,
                            gv_counterexample *found_path);

#endif
