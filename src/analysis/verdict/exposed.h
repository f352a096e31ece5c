/* exposed: why a handle in memory is not tracked. */
#ifndef GV_EXPOSED_H
#define GV_EXPOSED_H

#include "program/flow.h"

typedef struct gv_exposed {
  gv_str reason;     /* "it is loaded from …" */
  uint32_t op;       /* where the address of the memory goes; GV_NONE: not known */
  const char *there; /* what a note there says */
} gv_exposed;

/* Where the addresses of memory go, by the values and globals that these are computed from. Zeroed:
 * nobody has asked yet. */
typedef struct gv_takers {
  uint32_t *op;    /* the operation that most surely lets others use it; GV_NONE: none does */
  bool *is_joined; /* an edge brings it to an argument of a block */
} gv_takers;

/* Of a load from memory that is not tracked. Text is in the arena. cost: once linear in the model.
 */
gv_exposed gv_find_exposed(gv_model *m, gv_takers *takers, gv_arena *arena, uint32_t load);
/* Gives back what was made when it was asked first. */
void gv_takers_clear(gv_takers *takers);

#endif
