/* needs: the model. gives: the number that an expression is once control has taken an edge, where
 * every root of it is an argument of the edge's target that gets a constant: of `i + 1 == 1` at the
 * entry of a loop that i begins at zero. cost: the size of the expression, within the limit. */
#include "logic/received.h"

typedef struct received {
  const gv_model *m;
  const gv_edge *edge;
} received;

/* The argument's. Any other root keeps what it had, which is not known here. */
static bool argument(const void *with, gv_value_id id, int64_t *number) {
  const received *r = with;
  for (uint32_t p = r->edge->first_pair; p < r->edge->first_pair + r->edge->pairs; p++) {
    if (r->m->pairs.at[p].arg != id) continue;
    const gv_value *source = &r->m->values.at[gv_strip(r->m, r->m->pairs.at[p].source)];
    *number = source->k;
    return source->def == GV_DEF_INT;
  }
  return false;
}

bool gv_number_received(const gv_model *model, const gv_edge *edge, gv_value_id id,
                        int64_t *number) {
  const received r = {model, edge};
  return gv_evaluate(model, id, argument, &r, number);
}
