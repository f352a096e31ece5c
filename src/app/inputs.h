/* inputs: the files that a run is about. */
#ifndef GV_APP_INPUTS_H
#define GV_APP_INPUTS_H

#include "base/base.h"
#include "render/render.h"

typedef struct gv_inputs {
  gv_arena arena;
  GV_VEC(const char *) paths; /* in the order in which they are reported */
} gv_inputs;

/* Of each name: a folder stands for the files in it and below it that end in .mlir or .mlirbc, by name; everything else for itself. Of all
 * of them, those of the part. A folder that cannot be read or has none stays in the list, for the front to refuse. */
void gv_inputs_find(gv_inputs *inputs, char *const *names, gv_shard shard);
/* Frees the paths. */
void gv_inputs_clear(gv_inputs *inputs);

#endif
