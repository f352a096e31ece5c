/* witness: one complete path to a fault, walked again step by step, and what happens to the object on it. */
#ifndef GV_WITNESS_H
#define GV_WITNESS_H

#include "narrate/words.h"

typedef struct gv_witnessed {
  gv_pending begun; /* the access that was pending on the path, op GV_NONE where none was */
  bool chose;       /* somewhere on it, which of several streams or events comes there was not followed: one was taken */
  uint32_t
      guessed_on; /* none was found, but for one that rests on a number that is not followed: the operation that branches on it; GV_NONE */
  bool in_doubt; /* it is a fault only if a kernel touches what it may touch: none is confirmed */
  bool gave_up;  /* none was found before the budget of the search was used up */
} gv_witnessed;

/* Walks one way to the fault after another until one holds from its birth to the end, and adds a note for each step and
 * the edges taken to the finding. False: none was found within the limits, and nothing was added. */
bool gv_witness(gv_engine *engine, gv_model *model, const gv_fault *fault, gv_report *report, gv_finding *finding,
                gv_witnessed *witnessed);

#endif
