/* compare: what the analysis reports against what the interpreter saw. */
#ifndef GV_INTERPRETER_COMPARE_H
#define GV_INTERPRETER_COMPARE_H

#include "interpreter/interpreter.h"

/* How the two can differ. The first ones are faults of one of them; the rest is counted. */
typedef enum gv_way {
#define WAY(id, name, bad, text) GV_WAY_##id,
#include "interpreter/ways.def"
#undef WAY
  GV_WAY_COUNT
} gv_way;

typedef struct gv_way_info {
  const char *name;
  bool bad;
  const char *text;
} gv_way_info;
extern const gv_way_info gv_ways[GV_WAY_COUNT];

typedef struct gv_difference {
  gv_way way;
  gv_loc loc;
  gv_rule rule;
} gv_difference;
typedef GV_VEC(gv_difference) gv_differences;

/* Adds to *differences, which the caller frees. Places are compared by their line. */
void gv_compare(const gv_interpretation *seen, const gv_report *report,
                gv_differences *differences);

#endif
