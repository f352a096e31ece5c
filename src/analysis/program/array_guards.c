/* needs: a loop that compares its number after a round, and the condition under which the element
 * that is followed is one that it comes by. gives: the guards of the loop are told that it is
 * entered then. cost: a few blocks for each edge to the loop.
 *
 * A loop that compares before a round is told so where it does. One that was rotated has a guard: a
 * branch before it that compares the first number with the bound.
 */
#include "program/array_loops.h"

enum { BLOCKS_BEFORE = 4, PARTS_DEPTH = 4 };

/* x < k, of a comparison with a constant: `holds` where that does. False: it is none, or k is the
 * least number, or too far away. */
static bool take_constant(const gv_finder *f, gv_comparison *c, int64_t *k) {
  bool left = gv_find_is_number(f, c->a, k);
  if (left == gv_find_is_number(f, c->b, k)) return false;
  if (!gv_find_is_number(f, left ? c->a : c->b, k)) return false;
  if (!gv_is_between(*k, 0, INT32_MAX / 2)) return false;
  if (!left) return true;
  c->a = c->b, c->negated = !c->negated; /* k < x: not x < k + 1 */
  ++*k;
  return true;
}

/* Both say the same, in the same order. */
static bool is_same_comparison(const gv_finder *f, gv_comparison x, gv_comparison y) {
  int64_t k, other;
  if (x.a == y.a && x.b == y.b) return x.negated == y.negated;
  if (!take_constant(f, &x, &k) || !take_constant(f, &y, &other)) return false;
  return x.a == y.a && k == other && x.negated == y.negated;
}

/* The first number lies before the bound, as the loop compares its numbers. */
static gv_comparison first_before_bound(const gv_finder *f, const gv_counted_loop *l) {
  gv_value_id first = gv_strip(f->m, l->first), bound = gv_strip(f->m, l->bound);
  bool swapped = (l->step > 0) == l->inclusive; /* not bound < first */
  gv_comparison c = {.test = l->by, .a = swapped ? bound : first, .b = swapped ? first : bound};
  c.negated = l->inclusive;
  return c;
}

/* Where the first number lies before the bound the condition holds, or not `holds`. */
static bool follows(const gv_finder *f, const gv_counted_loop *l, gv_value_id condition, bool holds,
                    int depth) {
  const gv_value *v = gv_find_plain(f, condition);
  gv_comparison c, of = first_before_bound(f, l);
  if (gv_is_arith(v, holds ? GV_OR : GV_AND) && depth < PARTS_DEPTH)
    return follows(f, l, v->a, holds, depth + 1) || follows(f, l, v->b, holds, depth + 1);
  if (!gv_find_comparison(f, condition, &c)) return false;
  c.negated ^= !holds;
  if (c.test == l->by) return is_same_comparison(f, c, of);
  bool apart = c.test == GV_EQ && c.negated && !l->inclusive;
  return apart && ((c.a == of.a && c.b == of.b) || (c.a == of.b && c.b == of.a));
}

/* The edge of a branch by which control comes to this one, with nothing between. */
static uint32_t edge_of_branch(const gv_finder *f, uint32_t edge) {
  bool holds;
  for (int i = 0; i < BLOCKS_BEFORE; i++) {
    if (gv_find_branch(f, edge, &holds)) return edge;
    uint32_t block = f->edge_from[edge];
    if (f->pred_start[block + 1] - f->pred_start[block] != 1) return GV_NONE;
    edge = f->preds[f->pred_start[block]];
  }
  return GV_NONE;
}

static void tell_guard(gv_finder *f, const gv_counted_loop *l, uint32_t edge, gv_value_id within) {
  bool holds;
  uint32_t of_branch = edge_of_branch(f, edge);
  if (of_branch == GV_NONE) return;
  const gv_op op = *gv_find_branch(f, of_branch, &holds);
  gv_value_id condition = gv_operands(f->m, &op)[0];
  if (op.assumed || !follows(f, l, condition, holds, 0)) return;
  if (holds)
    condition = gv_find_or(f, condition, within);
  else
    condition = gv_find_and(f, condition, gv_find_not(f, within));
  f->m->operands.at[op.first_operand] = condition;
}

/* Nothing else relates the end to the guard. */
static bool is_joined(const gv_finder *f, gv_value_id end) {
  return gv_find_is_joined(f, gv_find_linear(f, end).of);
}

void gv_find_tell_guards(gv_finder *f, const gv_counted_loop *l, gv_value_id within) {
  if (!l->behind || !l->entered || l->first == GV_NONE) return;
  if (!is_joined(f, l->first) && !is_joined(f, l->bound)) return;
  for (uint32_t p = f->pred_start[l->head]; p < f->pred_start[l->head + 1]; p++)
    if (!gv_find_in_loop(f, l, f->edge_from[f->preds[p]])) tell_guard(f, l, f->preds[p], within);
}
