/* works: the operations of two programs that do work, and which of them are the same.
 *
 * The caller says by a key what an operation is compared by; a second pass with another key pairs
 * what the first one left.
 */
#ifndef GV_CONCURRENCY_WORKS_H
#define GV_CONCURRENCY_WORKS_H

#include "concurrency/acts.h"

typedef struct gv_works {
  const gv_acts *acts;    /* borrowed */
  GV_VEC(uint32_t) at;    /* acts, in their order */
  uint32_t *counterparts; /* for each: its counterpart in the other program's list; GV_NONE: it has
                             none yet */
  uint64_t
      *keys; /* for each: set by the caller before gv_works_pair(); 0: it is not to be paired */
} gv_works;

/* Lists the first `most` acts that do work into *works (zeroed), which is to be cleared; acts must
 * outlive it. */
void gv_works_list(gv_works *works, const gv_acts *acts, uint32_t most);
/* Pairs those that have equal keys and no counterpart; of several with one key the first with the
 * first, and so on. Linear. */
void gv_works_pair(gv_works *one, gv_works *two);
/* Frees what it owns. */
void gv_works_clear(gv_works *works);

/* The operation of number `work` of the list. */
static inline const gv_op *gv_work_op(const gv_works *works, const gv_model *model, uint32_t work) {
  return &model->ops.at[works->acts->at.at[works->at.at[work]].op];
}

#endif
