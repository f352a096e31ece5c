/* exposed: why a handle in memory is not tracked. */
#ifndef GV_EXPOSED_H
#define GV_EXPOSED_H

#include "program/flow.h"

typedef struct gv_exposed {
  gv_str reason;     /* "it is loaded from …" */
  uint32_t op;       /* where the address of the memory goes; GV_NONE: not known */
  const char *there; /* what a note there says */
} gv_exposed;

/* Of a load from memory that is not tracked. Text is in the arena. cost: linear in the function
 * that makes the memory, or in the model, if it is a global. */
gv_exposed gv_find_exposed(gv_model *m, gv_arena *arena, uint32_t load);

#endif
