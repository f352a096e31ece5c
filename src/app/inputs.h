/* inputs: the files that a run is about. */
#ifndef GV_APP_INPUTS_H
#define GV_APP_INPUTS_H

#include "app/unit.h"
#include "base/base.h"
#include "render/render.h"

typedef struct gv_inputs {
  gv_arena arena;
  GV_VEC(const char *) paths; /* in the order in which they are reported */
  gv_map found;               /* by the address of a path: it was in a folder */
  GV_VEC(gv_unit *)
  units; /* of each that is to be compiled first, how; NULL: it is not. Empty: none is */
} gv_inputs;

/* Whether nobody named it: it was in a folder. `path`: one of the paths. */
bool gv_inputs_found(const gv_inputs *inputs, const char *path);
/* Of input `index`; NULL: it is not compiled. */
const gv_unit *gv_inputs_unit(const gv_inputs *inputs, uint32_t index);

/* Of each name: a folder stands for the files in it and below it that end in .mlir or .mlirbc, by
 * name; everything else for itself. Of all of them, those of the part. A folder that cannot be read
 * or has none stays in the list, for the front to refuse. */
void gv_inputs_find(gv_inputs *inputs, char *const *names, gv_shard shard);
/* The same, with how the sources among them are compiled; where a build is given and no name, all
 * of its sources. GV_UNUSABLE: *error, in the arena of the inputs, says why. */
gv_status gv_inputs_find_all(gv_inputs *inputs, const gv_options *options, gv_str *error);
/* Frees the paths. */
void gv_inputs_clear(gv_inputs *inputs);

#endif
