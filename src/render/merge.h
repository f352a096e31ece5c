/* merge: the documents of the parts of a run (--shard) made into the document of the whole. */
#ifndef GV_RENDER_MERGE_H
#define GV_RENDER_MERGE_H

#include <stdio.h>

#include "base/base.h"

typedef struct gv_part {
  gv_str name, text; /* of a file with one JSON or SARIF document */
  /* found out by gv_merge() */
  struct json_t *json;
  uint32_t shard, shards; /* 0: it does not say that it is a part */
} gv_part;

/* Writes to `out` the document that one run over the files of all parts would have written.
 * Documents that say which part they are of how many may come in any order, and none may be
 * missing; others are taken in the order given. *exit_status is that of the whole run. GV_UNUSABLE:
 * nothing is written, and *error (in the arena) is a line "NAME: error: …". */
gv_status gv_merge(gv_arena *arena, FILE *out, gv_part *parts, uint32_t count, int *exit_status,
                   gv_str *error);

#endif
