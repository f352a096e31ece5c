/* change: what an edit of a program does to its concurrency: which operations it orders that
 * nothing ordered, and what that does to the critical path. */
#ifndef GV_CONCURRENCY_CHANGE_H
#define GV_CONCURRENCY_CHANGE_H

#include "analysis/order.h"
#include "diag/diag.h"

typedef struct gv_ordered_program {
  const gv_model *model;
  const gv_order *order;
  const bool *shown; /* by function: what is compared; NULL: all */
} gv_ordered_program;

/* Which line of the one text is which of the other: by line, from 1; 0: it is not there. */
typedef struct gv_line_map {
  uint32_t file; /* of both models */
  const uint32_t *to;
  uint32_t lines; /* of the one text */
} gv_line_map;

typedef struct gv_concurrency_change {
  bool known; /* all operations were compared, and each was found again or is in one program only;
                 else the rest says nothing */
  uint32_t pairs;  /* of work that is ordered now, that nothing ordered before, and that what was
                      missing does not order */
  uint32_t before; /* work on the critical path of the function */
  uint32_t after;
  uint64_t cost; /* what it took, in steps, the same on every machine */
} gv_concurrency_change;

/* What the program before lacks: order, as `count` conflicts, of which those that are about no two
 * accesses are passed over; and that its operation `failing`, which may be a wait, works. What that
 * orders once it does was meant. */
typedef struct gv_lacking {
  const gv_conflict *missing;
  uint32_t count, failing; /* GV_NONE: none */
} gv_lacking;

/* `function`: whose critical path is told. */
gv_concurrency_change gv_concurrency_compare(const gv_ordered_program *before,
                                             const gv_ordered_program *after, gv_str function,
                                             const gv_line_map *lines, const gv_lacking *lacking);

/* How much enqueued work has to be done one after the other, at least, in the function: calls
 * opened, a loop as one round. Of all functions the most, with GV_NONE. */
uint32_t gv_critical_path(const gv_ordered_program *program, uint32_t function);

#endif
