/* needs: the conditions on the element that is followed. gives: of each that rests on what a
 * function is passed, what it comes to where the function is called. cost: for each such condition
 * the calls of its function, up to a bound; past it callers do not know.
 */
#include "program/array_finder.h"

enum { CARRIED_LIMIT = 1024, CARRIED_DEPTH = 16, CARRIED_VALUES = 1 << 16 };

static bool rests_on_parameters(const gv_finder *f, gv_value_id id, int depth) {
  const gv_value *v = &f->m->values.at[id];
  if (v->def == GV_DEF_PARAM) return true;
  if (v->def != GV_DEF_ARITH && v->def != GV_DEF_COPY) return false;
  if (depth > CARRIED_DEPTH) return false;
  if (rests_on_parameters(f, v->a, depth + 1)) return true;
  return v->def == GV_DEF_ARITH && rests_on_parameters(f, v->b, depth + 1);
}

/* The symbol is far from the largest number: k + a < b is k < b - a. */
static void take_sum_apart(gv_finder *f, gv_value *test) {
  const gv_value *sum = &f->m->values.at[test->a];
  int64_t a, b;
  if (!gv_is_arith(test, GV_SLT)) return;
  if (!gv_is_arith(sum, GV_ADD)) return;
  if (sum->a != f->k) return;
  if (!gv_find_is_number(f, sum->b, &a)) return;
  if (!gv_find_is_number(f, test->b, &b)) return;
  if (__builtin_sub_overflow(b, a, &b)) return;
  test->a = f->k;
  test->b = gv_find_number(f, b, 64);
}

/* The symbol is not below zero: compared with what is not, too, all orders are one. */
static void make_signed(const gv_finder *f, gv_value *test) {
  int64_t k;
  if (!gv_is_arith(test, GV_ULT)) return;
  if (test->a != f->k && test->b != f->k) return;
  gv_value_id with = test->a == f->k ? test->b : test->a;
  if (gv_find_is_number(f, with, &k) && k >= 0) test->c = GV_SLT;
}

/* The value, or the constant that it is; `width`: of its operands. */
static gv_value_id make(gv_finder *f, gv_value v, uint8_t width) {
  int64_t a, b;
  gv_arith op = (gv_arith)v.c;
  if (v.def != GV_DEF_ARITH) return gv_find_value(f, v);
  if (!gv_find_is_number(f, v.a, &a)) return gv_find_value(f, v);
  if (!gv_find_is_number(f, v.b, &b)) return gv_find_value(f, v);
  if (!gv_arith_is_defined(op, (uint8_t)v.k, width, a, b)) return gv_find_value(f, v);
  int64_t k = gv_arith_of(op, width, a, b);
  return gv_find_number(f, v.width == 1 ? k & 1 : gv_sign_extend(k, v.width), v.width);
}

/* The value with what the call passes in place of parameters; GV_NONE: it rests on more than these.
 */
static gv_value_id in_caller(gv_finder *f, gv_value_id id, const gv_op *call, int depth) {
  gv_value v = f->m->values.at[id];
  if (id == f->k) return id;
  if (v.def == GV_DEF_INT || v.def == GV_DEF_NULL) return id;
  if (v.def == GV_DEF_PARAM)
    return v.b < call->operand_count ? gv_operands(f->m, call)[v.b] : GV_NONE;
  if (v.def != GV_DEF_ARITH && v.def != GV_DEF_COPY) return GV_NONE;
  if (depth > CARRIED_DEPTH) return GV_NONE;
  if (f->copied++ > CARRIED_VALUES) return GV_NONE;
  uint8_t width = gv_arith_width(f->m, &v);
  v.a = in_caller(f, v.a, call, depth + 1);
  if (v.a == GV_NONE) return GV_NONE;
  if (v.def == GV_DEF_ARITH) {
    bool unary = gv_arith_is_unary((gv_arith)v.c);
    v.b = unary ? v.a : in_caller(f, v.b, call, depth + 1);
  }
  if (v.b == GV_NONE) return GV_NONE;
  take_sum_apart(f, &v);
  make_signed(f, &v);
  return make(f, v, width);
}

static void carry_to(gv_finder *f, gv_asked one, uint32_t call_id) {
  gv_model *m = f->m;
  uint32_t block = m->ops.at[call_id].block;
  gv_value_id outside, index = GV_NONE;
  if (one.index != GV_NONE) {
    index = in_caller(f, one.index, &m->ops.at[call_id], 0);
    gv_find_enter_turn(f, one.turn);
    outside = index == GV_NONE ? GV_NONE : gv_find_is_followed_in(f, index, block, f->in_turn != 0);
    gv_find_leave_turn(f);
  } else {
    outside = in_caller(f, one.value, &m->ops.at[call_id], 0);
    if (outside != GV_NONE)
      *gv_push(&f->asked) = (gv_asked){m->blocks.at[block].function, outside, GV_NONE, 0};
  }
  if (outside != GV_NONE) *gv_push(&m->carried) = (gv_carried){call_id, one.value, outside};
}

void gv_find_carried(gv_finder *f) {
  const gv_model *m = f->m;
  GV_VEC(uint32_t) calls = {0};
  for (uint32_t o = 0; o < m->ops.len; o++)
    if (m->ops.at[o].kind == GV_OP_CALL) *gv_push(&calls) = o;
  for (uint32_t i = 0; i < f->asked.len && i < CARRIED_LIMIT; i++) {
    gv_asked one = f->asked.at[i];
    if (!rests_on_parameters(f, one.value, 0)) continue;
    for (uint32_t c = 0; c < calls.len; c++)
      if (m->ops.at[calls.at[c]].callee == one.function) carry_to(f, one, calls.at[c]);
  }
  gv_vec_free(&calls);
}
