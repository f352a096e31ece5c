/* known: the lines of a baseline in the making (--write-baseline). */
#ifndef GV_APP_KNOWN_H
#define GV_APP_KNOWN_H

#include "base/output.h"

typedef struct gv_accepted {
  gv_arena arena;
  GV_VEC(gv_str) at;
  gv_map looked_at; /* hashes of the paths, as they stand in a line, of the inputs that were looked
                       at */
  GV_VEC(gv_str) comments; /* lines of the user's */
  gv_map comment_of;       /* by the hash of the line that they stand above */
} gv_accepted;

extern const gv_output_kind gv_baseline_kind_of_output;

/* Of the findings of one input their marks, and its path as it is to be in the baseline. */
void gv_accepted_add(gv_accepted *lines, const gv_str *marks, uint32_t count, gv_str path);
/* Sorted, each once, whole or not at all, with what a baseline at that path knows of other files.
 * GV_UNUSABLE: a message is on standard error. */
gv_status gv_accepted_write(gv_accepted *lines, const char *path);
/* Frees the lines; nothing that is not written yet is written. */
void gv_accepted_clear(gv_accepted *lines);

#endif
