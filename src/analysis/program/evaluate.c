/* needs: a model. gives: the number that an expression is, where parts of it are numbers. cost: the
 * size of the expression, within the limit. */
#include "program/flow.h"

enum { DEPTH_LIMIT = 8 };

typedef struct evaluation {
  const gv_model *m;
  gv_part_number *part;
  const void *with;
} evaluation;

static bool number_of(const evaluation *e, gv_value_id id, int depth, int64_t *number);

/* What is computed of other values. */
static bool compute(const evaluation *e, const gv_value *v, int depth, int64_t *number) {
  int64_t a, b;
  if (v->def == GV_DEF_SELECT)
    return number_of(e, v->a, depth + 1, &a) &&
           number_of(e, a & 1 ? v->b : v->c, depth + 1, number);
  if (v->def != GV_DEF_ARITH || gv_arith_is_of_floats((gv_arith)v->c)) return false;
  uint8_t width = gv_arith_width(e->m, v);
  if (!number_of(e, v->a, depth + 1, &a)) return false;
  b = a;
  if (!gv_arith_is_unary((gv_arith)v->c) && !number_of(e, v->b, depth + 1, &b)) return false;
  if (!gv_arith_is_defined((gv_arith)v->c, (uint8_t)v->k, width, a, b)) return false;
  *number = gv_arith_of((gv_arith)v->c, width, a, b);
  return true;
}

static bool number_of(const evaluation *e, gv_value_id id, int depth, int64_t *number) {
  const gv_model *m = e->m;
  uint8_t bits = m->values.at[id].width;
  id = gv_strip(m, id); /* which may be wider: a struct whose first member it is */
  const gv_value *v = &m->values.at[id];
  if (depth > DEPTH_LIMIT) return false;
  if (v->def == GV_DEF_INT)
    *number = v->k;
  else if (!e->part(e->with, id, number) && !compute(e, v, depth, number))
    return false;
  *number = gv_sign_extend(gv_sign_extend(*number, v->width), bits);
  return true;
}

bool gv_evaluate(const gv_model *m, gv_value_id id, gv_part_number *part, const void *with,
                 int64_t *number) {
  const evaluation e = {m, part, with};
  return number_of(&e, id, 0, number);
}
