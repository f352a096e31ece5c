/* needs: the loops of a finder. gives: for an index that is what is left of a division by a
 * constant, the condition under which it is the symbol: in a loop that counts up from zero, by what
 * earlier rounds have come to; in an array whose elements are taken in turn (array_turns.c), by
 * the symbol of the others. cost: a few values for each index, and for each loop and short ring its
 * length in the loop's head and at each edge to it.
 */
#include "program/array_loops.h"

typedef gv_counted_loop loop;

enum { LARGEST_RING = 1 << 16, MOST_ROTATING = GV_ROTATING };

/* The index is what is left of the counter of a loop, which counts up from zero, in a division by
 * `length`: in the first rounds it is the counter. */
typedef struct ring {
  uint32_t loop_id;
  gv_value_id counter;
  int64_t length;
  int64_t plus;  /* of the counter and this; 0, unless the ring rotates */
  int64_t begin; /* the counter's first number; 0, unless the ring rotates */
} ring;

/* x % length, or x & (length - 1) */
static bool take_length(const gv_finder *f, const gv_value *rest, int64_t *length) {
  if (!gv_is_arith_in(rest, GV_REMAINDERS)) return false;
  if (!gv_find_is_number(f, rest->b, length)) return false;
  if (!gv_is_between(*length, 1, LARGEST_RING)) return false;
  if (rest->c != GV_AND) return true;
  bool all_bits = !(*length & (*length + 1));
  ++*length;
  return all_bits;
}

/* The number of 64 bits of which this one is the last bits, and nothing is cut off; else itself. */
static gv_value_id not_cut(gv_finder *f, gv_value_id id, uint32_t block) {
  id = gv_strip(f->m, id);
  const gv_value v = f->m->values.at[id];
  if (!gv_is_arith(&v, GV_TRUNC) || v.width != 32) return id;
  if (block == GV_NONE || f->asking) return id;
  if (gv_find_width(f, v.a) != 64) return id;
  gv_range r = gv_find_range_asked(f, v.a, block);
  return gv_is_between(r.lo, 0, INT32_MAX) && r.hi <= INT32_MAX ? gv_strip(f->m, v.a) : id;
}

gv_linear gv_find_counted(gv_finder *f, gv_value_id id, uint32_t block) {
  gv_linear narrow = gv_find_linear(f, id);
  gv_value_id whole = not_cut(f, narrow.of, block);
  if (whole == narrow.of) return narrow;
  gv_linear wide = gv_find_linear(f, whole);
  wide.plus += narrow.plus;
  return wide;
}

static bool take_ring(gv_finder *f, const gv_linear *of, uint32_t block, ring *r) {
  const gv_value v = f->m->values.at[of->of];
  if (of->plus) return false;
  if (block == GV_NONE) return false;
  if (!take_length(f, &v, &r->length)) return false;
  if (v.c == GV_SREM && of->wide == GV_ZEXT) return false;
  gv_linear counted = gv_find_counted(f, v.a, block);
  r->plus = counted.plus;
  if (r->plus && (!gv_is_near(r->plus) || r->length > MOST_ROTATING)) return false;
  r->counter = counted.of;
  r->loop_id = gv_find_loop(f, counted.of);
  if (r->loop_id == GV_NONE) return false;
  const loop *l = &f->loops.at[r->loop_id];
  if (gv_find_width(f, counted.of) < 32 && counted.wide != GV_ZEXT && !l->never_below) return false;
  if (l->sometimes) return false;
  if (!gv_find_begins_at(f, l, &r->begin)) return false;
  if (r->begin && r->length > MOST_ROTATING) return false;
  return gv_find_in_loop(f, l, block);
}

/* The number goes up from zero, and is none below zero as a signed one. */
static bool is_natural(const gv_finder *f, const gv_counted_loop *l) {
  if (l->never_below) return true;
  return gv_find_width(f, l->counter) == 64 || gv_find_is_flagged(f, l, GV_ARITH_NSW);
}

/* The value is the counter, or this made wide, none of which is below zero. */
static bool is_counter(const gv_finder *f, const ring *r, gv_value_id id, bool *natural) {
  const gv_value *v = gv_find_plain(f, id);
  const loop *l = &f->loops.at[r->loop_id];
  *natural = is_natural(f, l);
  if (gv_strip(f->m, id) == r->counter) return true;
  if (gv_find_narrow(f, id) != r->counter) return false;
  *natural |= gv_is_arith(v, GV_ZEXT);
  return *natural;
}

/* The comparison of the program, which holds or not, *holds, says that the counter is no less than
 * the length; false: it says something else. */
static bool asks_for_length(const gv_finder *f, const ring *r, const gv_value *v, bool *holds) {
  int64_t k;
  bool natural;
  if (!gv_is_arith(v, GV_ULT) && !gv_is_arith(v, GV_SLT)) return false;
  *holds = !gv_find_is_number(f, v->b, &k);
  if (*holds && !gv_find_is_number(f, v->a, &k)) return false;
  if (!is_counter(f, r, *holds ? v->b : v->a, &natural)) return false;
  return (natural || v->c == GV_ULT) && k == r->length - *holds;
}

/* `is`, and the counter is no less than the length, where branches ask for that. */
static gv_value_id and_past_first(gv_finder *f, const ring *r, gv_value_id is) {
  for (gv_value_id id = 0; id < f->globals; id++) {
    bool holds;
    if (!asks_for_length(f, r, &f->m->values.at[id], &holds)) continue;
    is = gv_find_and(f, is, holds ? id : gv_find_not(f, id));
  }
  return is;
}

bool gv_find_begins_later(gv_finder *f, gv_value_id counter) {
  uint32_t loop_id = gv_find_loop(f, counter);
  int64_t first;
  return loop_id != GV_NONE && gv_find_begins_at(f, &f->loops.at[loop_id], &first) && first;
}

/* ---- rings that rotate ------------------------------------------------------------------------- */

/* The symbol is the number, and none below it: no two of these hold. */
static gv_value_id is_just(gv_finder *f, int64_t k) {
  gv_value_id is = gv_find_truth(f, true);
  for (int64_t i = 0; i <= k; i++) {
    gv_value_id so = gv_find_arith(f, GV_EQ, gv_find_number(f, i, 64), f->k, 1);
    is = gv_find_and(f, is, i == k ? so : gv_find_not(f, so));
  }
  return is;
}

/* What is left of the counter plus a number is the symbol; which sum that is goes on by one in each
 * round: the counter is one more. */
static void rotate(gv_finder *f, const ring *r, gv_rotation *made) {
  const loop l = f->loops.at[r->loop_id];
  for (int64_t j = 0; j < r->length; j++) made->at[j] = gv_find_argument(f, l.head, 1);
  for (uint32_t p = f->pred_start[l.head]; p < f->pred_start[l.head + 1]; p++) {
    uint32_t edge = f->preds[p];
    bool inside = gv_find_in_loop(f, &l, f->edge_from[edge]);
    for (int64_t j = 0; j < r->length; j++) {
      gv_value_id source =
          inside ? made->at[(j + 1) % r->length] : is_just(f, (j + r->begin) % r->length);
      *gv_push(&f->given) = (gv_given){edge, made->at[j], source};
    }
  }
}

/* The condition under which the index is the symbol: of one round in terms of the one before. */
static gv_value_id rotated(gv_finder *f, const ring *r) {
  int64_t at = gv_modulo(r->plus, r->length);
  for (uint32_t i = 0; i < f->rotations.len; i++) {
    const gv_rotation *known = &f->rotations.at[i];
    bool same = known->loop == r->loop_id && known->symbol == f->k && known->length == r->length;
    if (same) return known->at[at];
  }
  gv_rotation made = {.loop = r->loop_id, .symbol = f->k, .length = (uint32_t)r->length};
  rotate(f, r, &made);
  *gv_push(&f->rotations) = made;
  return made.at[at];
}

/* The loop has an index which only rotating tells. */
static bool rotates(const gv_finder *f, const ring *r) {
  bool does = false;
  for (uint32_t i = 0; i < f->rotating.len && !does; i++)
    does = f->rotating.at[i].counter == r->counter && f->rotating.at[i].length == r->length;
  return does || f->in_turn == r->length;
}

/* Up to the round in which the counter is the symbol, which is below the length, it is no more than
 * that, and the index is the counter; where the index is the symbol again the counter is no less
 * than the length. */
static gv_value_id is_ring_met(gv_finder *f, const ring *r, gv_value_id hit, uint32_t block) {
  gv_value_id wide = gv_find_counter_wide(f, r->counter);
  gv_linear of = gv_find_linear(f, wide);
  gv_value_id first = gv_find_arith(f, GV_EQ, wide, f->k, 1);
  const gv_ghost g = *gv_find_ghost(f, r->loop_id, wide, &of, first);
  const loop l = f->loops.at[r->loop_id];
  gv_range range = gv_find_range_asked(f, r->counter, block);
  gv_value_id later = gv_find_and(f, hit, g.seen);
  if (range.lo >= r->length) return later;
  later = and_past_first(f, r, later);
  first = gv_find_and(f, gv_find_hit(f, &l, &g, block), gv_find_not(f, g.seen));
  return gv_find_or(f, later,
                    gv_find_and(f, first, gv_find_is_below_constant(f, r->length, block)));
}

/* ---------------------------------------------------------------------------------------------- */

/* The index is what is left of a number, in an array whose elements are taken in turn: where the
 * number is the symbol of the other arrays this is the element. */
static gv_value_id or_in_turn(gv_finder *f, const gv_linear *of, gv_value_id is, uint32_t block) {
  const gv_value v = f->m->values.at[of->of];
  uint32_t turn = f->in_turn;
  int64_t length;
  if (!turn || of->plus) return is;
  if (!take_length(f, &v, &length) || length != turn) return is;
  gv_value_id number = not_cut(f, v.a, block);
  if (gv_find_loop(f, number) != GV_NONE)
    number = gv_find_counter_wide(f, number);
  else if (gv_find_width(f, number) != 64)
    number = gv_find_wide(f, of->wide == GV_ZEXT ? GV_ZEXT : GV_WIDEN, number);
  gv_find_leave_turn(f);
  gv_value_id together = gv_find_is_met(f, number, block);
  gv_find_enter_turn(f, turn);
  return gv_find_or(f, together, is);
}

gv_value_id gv_find_ring_met(gv_finder *f, const gv_linear *of, gv_value_id hit, uint32_t block) {
  ring r;
  bool is_ring = take_ring(f, of, block, &r);
  if (is_ring && (r.plus || r.begin)) is_ring = rotates(f, &r);
  if (!is_ring) return f->in_turn ? or_in_turn(f, of, hit, block) : GV_NONE;
  if (r.length <= MOST_ROTATING && rotates(f, &r)) return rotated(f, &r);
  return or_in_turn(f, of, is_ring_met(f, &r, hit, block), block);
}

gv_value_id gv_find_and_turns(gv_finder *f, uint32_t loop_id, const gv_linear *of, gv_value_id is) {
  const loop *l = &f->loops.at[loop_id];
  if (!gv_find_is_whole(f) || !gv_is_near(of->plus)) return is;
  if (l->sometimes || !gv_counts_from_zero(f, l) || gv_find_width(f, l->counter) < 32) return is;
  for (uint32_t i = 0; i < f->beside.len; i++) {
    const gv_beside b = f->beside.at[i];
    ring r = {loop_id, f->loops.at[loop_id].counter, b.length, of->plus, 0};
    if (b.counter != r.counter || b.length > MOST_ROTATING) continue;
    gv_find_enter_turn(f, b.length);
    gv_value_id in_turn = rotated(f, &r);
    gv_find_leave_turn(f);
    is = gv_find_and(f, is, in_turn);
  }
  return is;
}
