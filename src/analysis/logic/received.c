/* needs: the model. gives: the number that an expression is once control has taken an edge, where
 * every root of it is an argument of the edge's target that gets a constant: of `i + 1 == 1` at the
 * entry of a loop that i begins at zero. cost: the size of the expression, within the limit. */
#include "logic/received.h"

#include "program/flow.h"

enum { DEPTH_LIMIT = 8 };

/* The argument's. Any other root keeps what it had, which is not known here. */
static bool argument(const gv_model *m, const gv_edge *edge, gv_value_id id, int64_t *number) {
  for (uint32_t p = edge->first_pair; p < edge->first_pair + edge->pairs; p++) {
    if (m->pairs.at[p].arg != id) continue;
    const gv_value *source = &m->values.at[gv_strip(m, m->pairs.at[p].source)];
    *number = source->k;
    return source->def == GV_DEF_INT;
  }
  return false;
}

static bool number_of(const gv_model *m, const gv_edge *edge, gv_value_id id, int depth,
                      int64_t *number) {
  uint8_t bits = m->values.at[id].width;
  id = gv_strip(m, id); /* which may be wider: a struct whose first member it is */
  const gv_value *v = &m->values.at[id];
  int64_t a, b;
  if (depth > DEPTH_LIMIT) return false;
  if (v->def == GV_DEF_INT) {
    *number = v->k;
  } else if (gv_is_root(v)) {
    if (!argument(m, edge, id, number)) return false;
  } else if (v->def == GV_DEF_SELECT) {
    if (!number_of(m, edge, v->a, depth + 1, &a)) return false;
    if (!number_of(m, edge, a & 1 ? v->b : v->c, depth + 1, number)) return false;
  } else {
    if (v->def != GV_DEF_ARITH || gv_arith_is_of_floats((gv_arith)v->c)) return false;
    uint8_t width = gv_arith_width(m, v);
    if (!number_of(m, edge, v->a, depth + 1, &a)) return false;
    b = a;
    if (!gv_arith_is_unary((gv_arith)v->c) && !number_of(m, edge, v->b, depth + 1, &b))
      return false;
    if (!gv_arith_is_defined((gv_arith)v->c, (uint8_t)v->k, width, a, b)) return false;
    *number = gv_arith_of((gv_arith)v->c, width, a, b);
  }
  *number = gv_sign_extend(gv_sign_extend(*number, v->width), bits);
  return true;
}

bool gv_number_received(const gv_model *model, const gv_edge *edge, gv_value_id id,
                        int64_t *number) {
  return number_of(model, edge, id, 0, number);
}
