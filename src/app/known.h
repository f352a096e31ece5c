/* known: the lines of a baseline in the making (--write-baseline). */
#ifndef GV_APP_KNOWN_H
#define GV_APP_KNOWN_H

#include "base/base.h"

typedef struct gv_accepted {
  gv_arena arena;
  GV_VEC(gv_str) at;
} gv_accepted;

/* Of the findings of one input their marks, and its path as it is to be in the baseline. */
void gv_accepted_add(gv_accepted *lines, const gv_str *marks, uint32_t count, gv_str path);
/* Sorted, each once, whole or not at all. GV_UNUSABLE: a message is on standard error. */
gv_status gv_accepted_write(gv_accepted *lines, const char *path);
void gv_accepted_clear(gv_accepted *lines);

#endif
