/* needs: a finder with a symbol, which stands for the index of the element that is followed. gives:
 * conditions that compare the symbol with what the program computes, said in terms of what loops
 * tell and what callers pass, so that equal questions are equal values. cost: for each condition a
 * few values, and those that JOINS_LIMIT allows.
 */
#include "program/array_loops.h"

typedef gv_counted_loop loop;

/* A condition that callers may know more of. */
static gv_value_id ask_once(gv_finder *f, uint32_t function, gv_arith by, gv_value_id a,
                            gv_value_id b) {
  gv_value_id made = gv_find_arith(f, by, a, b, 1);
  *gv_push(&f->asked) = (gv_asked){function, made, GV_NONE, 0};
  return made;
}

/* ---- constants that are indexes -------------------------------------------------------------- */

static void mark_compared(gv_finder *f, gv_value_id id) {
  id = gv_find_narrow(f, id);
  if (id < f->globals) f->compared[id] = true;
}

static void list_compared(gv_finder *f) {
  f->compared = gv_malloc(f->globals + 1);
  memset(f->compared, 0, f->globals + 1);
  for (gv_value_id id = 0; id < f->globals; id++) {
    const gv_value *v = &f->m->values.at[id];
    int64_t k;
    if (!gv_is_arith_in(v, GV_COMPARISONS)) continue;
    if (gv_find_is_number(f, v->b, &k)) mark_compared(f, v->a);
    if (gv_find_is_number(f, v->a, &k)) mark_compared(f, v->b);
  }
}

/* Does the program compare the number with a constant? */
static bool is_compared_with_constants(gv_finder *f, gv_value_id of) {
  if (!f->compared) list_compared(f);
  of = gv_find_narrow(f, of);
  return of < f->globals && f->compared[of];
}

/* Numbers of the range as compared with k. */
typedef enum side { SOME, ALL, NONE } side;

/* Are all of them below k, or, not `below`, above it? */
static side compare(gv_range r, bool below, int64_t k) {
  if (below ? r.hi < k : k < r.lo) return ALL;
  if (below ? r.lo >= k : k >= r.hi) return NONE;
  return SOME;
}

/* a < b, of which one is a constant, where the ends of a loop are looked at: what is known of the
 * other one there. */
static gv_value_id ask_at_loop(gv_finder *f, gv_arith by, gv_value_id a, gv_value_id b) {
  int64_t k;
  bool left = gv_find_is_number(f, a, &k);
  bool constant = left || gv_find_is_number(f, b, &k);
  if (constant && f->at_loop != GV_NONE && !f->asking) {
    gv_range r = gv_find_range_asked(f, left ? b : a, f->at_loop);
    bool ordered = by == GV_SLT || (k >= 0 && r.lo >= 0);
    side is = ordered ? compare(r, !left, k) : SOME;
    if (is != SOME) return gv_find_truth(f, is == ALL);
  }
  return gv_find_arith(f, by, a, b, 1);
}

/* Where the symbol is one of the constants that are indexes, what is compared is that: of constants
 * more is known, where the program compares with one, too. */
static gv_value_id by_constants(gv_finder *f, uint32_t function, gv_arith by, gv_value_id a,
                                gv_value_id b) {
  gv_value_id made = ask_once(f, function, by, a, b);
  if (!f->constants.len) return made;
  bool left = a == f->k;
  if (!is_compared_with_constants(f, left ? b : a)) return made;
  for (uint32_t i = 0; i < f->constants.len; i++) {
    if (f->constants.at[i].function != function) continue;
    gv_value_id c = gv_find_number(f, f->constants.at[i].k, 64);
    gv_value_id is = gv_find_arith(f, GV_EQ, c, f->k, 1);
    gv_value_id so = ask_at_loop(f, by, left ? c : a, b == f->k ? c : b);
    made = gv_find_or(f, gv_find_and(f, is, so), gv_find_and(f, gv_find_not(f, is), made));
  }
  return made;
}

/* ---- the symbol and a number ----------------------------------------------------------------- */

/* Of the row, below a constant or above one: so is the element, as other loops ask for it. */
static gv_value_id ask_row(gv_finder *f, uint32_t function, bool below, int64_t k) {
  int64_t first;
  if (!below && k == INT64_MAX) return gv_find_truth(f, false);
  if (__builtin_mul_overflow(k + !below, f->row_length, &first)) return gv_find_truth(f, below);
  gv_value_id is = ask_once(f, function, GV_SLT, f->m->symbol - 1, gv_find_number(f, first, 64));
  return below ? is : gv_find_not(f, is);
}

/* symbol < k. It is not below zero, so that all orders are one. */
static gv_value_id ask_below_constant(gv_finder *f, uint32_t function, gv_arith by, int64_t k,
                                      gv_value_id constant) {
  if (k <= 0) return gv_find_truth(f, by == GV_ULT && k < 0);
  if (f->columns && k >= f->columns) return gv_find_truth(f, true);
  if (f->row_length) return ask_row(f, function, true, k);
  return ask_once(f, function, GV_SLT, f->k, constant);
}

/* k < symbol */
static gv_value_id ask_above_constant(gv_finder *f, uint32_t function, gv_arith by, int64_t k,
                                      gv_value_id constant) {
  if (k < 0) return gv_find_truth(f, by == GV_SLT);
  if (f->columns && k >= f->columns - 1) return gv_find_truth(f, false);
  if (f->row_length) return ask_row(f, function, false, k);
  return ask_once(f, function, GV_SLT, constant, f->k);
}

static gv_value_id ask_so(gv_finder *f, uint32_t function, gv_arith by, gv_value_id a,
                          gv_value_id b) {
  if (gv_find_is_whole(f)) return by_constants(f, function, by, a, b);
  return ask_once(f, function, by, a, b);
}

enum { CHOICES_DEPTH = 3 };

/* One of several constants, none below zero, as `select` chooses them. */
static bool is_choice(const gv_finder *f, gv_value_id id, int depth) {
  const gv_value *v = gv_find_plain(f, id);
  int64_t k;
  if (gv_find_is_number(f, id, &k)) return k >= 0;
  return v->def == GV_DEF_SELECT && depth < CHOICES_DEPTH && is_choice(f, v->b, depth + 1) &&
         is_choice(f, v->c, depth + 1);
}

/* `n = quick ? 2 : 8`: the symbol, on the left or not, and one of several constants, in each case.
 */
static gv_value_id ask_choice(gv_finder *f, uint32_t function, gv_arith by, gv_value_id id,
                              bool left) {
  int64_t k;
  if (gv_find_is_number(f, id, &k)) {
    gv_value_id n = gv_find_number(f, k, 64);
    return gv_find_ask(f, function, by, left ? f->k : n, left ? n : f->k);
  }
  const gv_value v = *gv_find_plain(f, id);
  gv_value_id so = ask_choice(f, function, by, v.b, left);
  gv_value_id not_so = ask_choice(f, function, by, v.c, left);
  return gv_find_or(f, gv_find_and(f, v.a, so), gv_find_and(f, gv_find_not(f, v.a), not_so));
}

/* The symbol is not below zero: what is above it as a signed number is so as an unsigned one, and
 * what is below it as an unsigned number as a signed one. It is said with it, since other loops
 * compare in the other order. */
gv_value_id gv_find_ask(gv_finder *f, uint32_t function, gv_arith by, gv_value_id a,
                        gv_value_id b) {
  int64_t k;
  bool left = a == f->k, right = b == f->k;
  if (gv_find_is_number(f, b, &k))
    return left ? ask_below_constant(f, function, by, k, b) : ask_once(f, function, GV_SLT, a, b);
  if (gv_find_is_number(f, a, &k))
    return right ? ask_above_constant(f, function, by, k, a) : ask_once(f, function, GV_SLT, a, b);
  gv_value_id other = gv_find_narrow(f, left ? b : a);
  if (left != right && is_choice(f, other, 0)) return ask_choice(f, function, by, other, left);
  gv_value_id is = ask_so(f, function, by, a, b);
  if (by != GV_ULT) return is;
  if (!left && !right) return is;
  gv_value_id as_signed = ask_so(f, function, GV_SLT, a, b);
  return left ? gv_find_or(f, is, as_signed) : gv_find_and(f, is, as_signed);
}

/* ---- the symbol and what loops count --------------------------------------------------------- */

enum { JOINS_DEPTH = 6, JOINS_EDGES = 8, JOINS_LIMIT = 256 };

/* … of a number: the symbol is below it and the constant together. */
static gv_value_id index_of(gv_finder *f, gv_value_id id, gv_arith wide, int64_t plus) {
  gv_value_id x = gv_find_wide(f, wide, id);
  return plus ? gv_find_arith(f, GV_ADD, x, gv_find_number(f, plus, 64), 64) : x;
}

/* The symbol is below what the counter of the loop has come to, or, `next`, comes to next, as seen
 * in the block, and the constant: what the loop has met, with this constant as part of the index,
 * and what is below all of that. */
static gv_value_id is_seen(gv_finder *f, uint32_t loop_id, gv_arith wide, int64_t plus, bool next,
                           uint32_t block) {
  loop l = f->loops.at[loop_id];
  bool is_wide = gv_find_width(f, l.counter) == 64;
  if (!gv_counts_from_zero(f, &l)) return GV_NONE;
  if (!is_wide && !gv_find_is_flagged(f, &l, GV_ARITH_NSW)) return GV_NONE;
  if (f->joins++ > JOINS_LIMIT) return GV_NONE;
  if (is_wide != (wide == GV_ADD)) return GV_NONE;
  gv_linear of = {l.counter, wide, plus};
  gv_value_id index = index_of(f, l.counter, wide, plus);
  gv_value_id hit = gv_find_arith(f, GV_EQ, index, f->k, 1);
  const gv_ghost *g = gv_find_ghost(f, loop_id, index, &of, hit);
  gv_value_id seen = g->seen;
  bool outside = block == GV_NONE || !gv_find_in_loop(f, &l, block);
  /* Behind a loop its number is that of the last round, which was tested before. */
  if (l.behind && outside) block = l.head;
  if (next) seen = gv_find_or(f, seen, gv_find_hit(f, &l, g, block));
  if (plus <= 0) return seen;
  return gv_find_or(f, seen, gv_find_arith(f, GV_SLT, f->k, gv_find_number(f, plus, 64), 1));
}

static gv_value_id is_below_number(gv_finder *f, gv_value_id id, gv_arith wide, int64_t plus,
                                   uint32_t block, int depth);

static gv_value_id is_below_wide(gv_finder *f, gv_value_id id, gv_arith wide, int64_t plus) {
  int64_t k;
  gv_value_id x = gv_find_wide(f, wide, id);
  bool constant = gv_find_is_number(f, id, &k);
  bool not_above = constant && k + plus <= 0 && (!k || wide != GV_ZEXT);
  if (not_above) return gv_find_truth(f, false);
  gv_value_id moved = f->k;
  if (plus) moved = gv_find_arith(f, GV_ADD, f->k, gv_find_number(f, -plus, 64), 64);
  return gv_find_arith(f, GV_SLT, moved, x, 1);
}

enum { MOST_FEW = 4 };

/* Of a few elements it is one of them, said as where they are stored. GV_NONE: there are more. */
static gv_value_id is_below_few(gv_finder *f, gv_value_id id, int64_t plus, uint32_t block) {
  int64_t k;
  if (plus || !gv_find_is_whole(f)) return GV_NONE;
  if (!gv_find_is_number(f, id, &k) || !gv_is_between(k, 1, MOST_FEW)) return GV_NONE;
  return gv_find_is_below_constant(f, k, block);
}

/* Several loops with one bound ask the same, and are told by the same argument: what holds of one
 * of them holds of the others on every way. */
static gv_value_id known_joined(const gv_finder *f, gv_value_id id, gv_arith wide, int64_t plus,
                                int depth) {
  for (uint32_t i = 0; i < f->joined.len; i++) {
    const gv_joined *j = &f->joined.at[i];
    bool same = j->id == id && j->wide == wide && j->plus == plus && j->symbol == f->k;
    if (same && j->depth <= depth) return j->made;
  }
  return GV_NONE;
}

/* What comes to a block by several edges is below it or not as each of them says. */
static gv_value_id is_below_joined(gv_finder *f, gv_value_id id, gv_arith wide, int64_t plus,
                                   int depth) {
  uint32_t block = f->m->values.at[id].a;
  uint32_t first = f->pred_start[block], end = f->pred_start[block + 1];
  if (end - first > JOINS_EDGES) return GV_NONE;
  if (end == first) return GV_NONE;
  gv_value_id known = known_joined(f, id, wide, plus, depth);
  if (known != GV_NONE) return known;
  if (f->joins++ > JOINS_LIMIT) return GV_NONE;
  for (uint32_t p = first; p < end; p++)
    if (gv_find_source(f, f->preds[p], id) == GV_NONE) return GV_NONE;
  gv_value_id made = gv_find_argument(f, block, 1);
  *gv_push(&f->joined) = (gv_joined){id, f->k, made, wide, plus, depth};
  for (uint32_t p = first; p < end; p++) {
    uint32_t edge = f->preds[p];
    gv_value_id source = gv_strip(f->m, gv_find_source(f, edge, id));
    gv_value_id is = is_below_number(f, source, wide, plus, f->edge_from[edge], depth + 1);
    if (is == GV_NONE) is = is_below_few(f, source, plus, f->edge_from[edge]);
    if (is == GV_NONE) is = is_below_wide(f, source, wide, plus);
    *gv_push(&f->given) = (gv_given){edge, made, is};
  }
  return made;
}

/* The number is the last 32 bits of another one, of which it is to be asked. */
static bool is_cut_off(const gv_finder *f, gv_value_id id, gv_arith wide, uint32_t block,
                       int depth) {
  const gv_value *v = &f->m->values.at[id];
  if (!gv_is_arith(v, GV_TRUNC)) return false;
  if (v->width != 32) return false;
  if (wide == GV_ADD) return false;
  if (block == GV_NONE) return false;
  return depth <= JOINS_DEPTH && f->asking == 0;
}

/* … which is the same number, if nothing is cut off. */
static gv_value_id is_below_whole(gv_finder *f, gv_value_id whole, int64_t plus, uint32_t block,
                                  int depth) {
  gv_range r = gv_find_range_asked(f, whole, block);
  if (r.lo < 0) return GV_NONE;
  if (r.hi > INT32_MAX) return GV_NONE;
  if (gv_find_width(f, whole) != 64) return GV_NONE;
  return is_below_number(f, gv_strip(f->m, whole), GV_ADD, plus, block, depth + 1);
}

/* The block argument that the number is, or is a sum of. */
static gv_value_id argument_in(const gv_finder *f, gv_value_id id, gv_arith wide) {
  const gv_value *v = &f->m->values.at[id];
  if (v->def == GV_DEF_BLOCK_ARG) return id;
  if (v->def != GV_DEF_ARITH) return GV_NONE;
  if (wide != GV_ADD && !(v->k & GV_ARITH_NSW)) return GV_NONE;
  gv_value_id of = gv_strip(f->m, v->a);
  return f->m->values.at[of].def == GV_DEF_BLOCK_ARG ? of : GV_NONE;
}

/* Of an argument and 1 the symbol is below that or is it, as elements are counted that are stored
 * one after the other. */
static gv_value_id is_below_one_more(gv_finder *f, gv_value_id id, gv_arith wide, int64_t plus,
                                     uint32_t block, int depth) {
  const gv_value v = f->m->values.at[id];
  gv_value_id of = gv_strip(f->m, v.a);
  int64_t k;
  if (!gv_find_is_whole(f) || !gv_is_arith(&v, GV_ADD)) return GV_NONE;
  if (!gv_find_is_number(f, v.b, &k) || k != 1) return GV_NONE;
  if (!(v.k & (wide == GV_ZEXT ? GV_ARITH_NUW : GV_ARITH_NSW))) return GV_NONE;
  gv_value_id below = is_below_number(f, of, wide, plus, block, depth);
  if (below == GV_NONE) below = is_below_wide(f, of, wide, plus);
  gv_value_id index = index_of(f, of, wide, plus);
  return gv_find_or(f, below, gv_find_arith(f, GV_EQ, index, f->k, 1));
}

/* The symbol is below the number `id`, made wide, and the constant: what a loop has come to that
 * counts up from zero is what it has seen. GV_NONE: there is no more to say of the number than that
 * it is one. */
static gv_value_id is_below_number(gv_finder *f, gv_value_id id, gv_arith wide, int64_t plus,
                                   uint32_t block, int depth) {
  if (is_cut_off(f, id, wide, block, depth))
    return is_below_whole(f, f->m->values.at[id].a, plus, block, depth);
  if (depth > JOINS_DEPTH) return GV_NONE;
  if (f->joins > JOINS_LIMIT) return GV_NONE;
  if (f->m->values.at[id].width < 32) return GV_NONE;
  gv_arith widening = gv_find_widening(&f->m->values.at[id]);
  if (wide == GV_ADD && widening != GV_ADD)
    return is_below_number(f, gv_find_narrow(f, id), widening, plus, block, depth);
  gv_value_id counter = argument_in(f, id, wide);
  if (counter == GV_NONE) return GV_NONE;
  uint32_t loop_id = gv_find_loop(f, counter);
  bool itself = id == counter;
  if (loop_id == GV_NONE && !itself) return is_below_one_more(f, id, wide, plus, block, depth);
  if (loop_id == GV_NONE) return is_below_joined(f, id, wide, plus, depth);
  if (itself) return is_seen(f, loop_id, wide, plus, false, block);
  bool next = gv_find_step(f, id, counter) == f->loops.at[loop_id].step;
  return next ? is_seen(f, loop_id, wide, plus, true, block) : GV_NONE;
}

gv_value_id gv_find_ask_below(gv_finder *f, uint32_t function, gv_arith by, gv_value_id x) {
  const gv_value *v = gv_find_plain(f, x);
  gv_value_id is = GV_NONE;
  if (by == GV_SLT && v->width == 64)
    is = is_below_number(f, gv_find_narrow(f, x), gv_find_widening(v), 0, GV_NONE, 0);
  return is == GV_NONE ? gv_find_ask(f, function, by, f->k, x) : is;
}

/* symbol <= x, the counter of a loop, made wide or not: it has come to the element, or is there.
 * GV_NONE: it is none that says so. */
static gv_value_id is_below_next(gv_finder *f, gv_value_id x) {
  gv_arith wide = gv_find_widening(gv_find_plain(f, x));
  gv_value_id counter = gv_find_narrow(f, x);
  if (!gv_find_is_whole(f)) return GV_NONE;
  if (f->m->values.at[counter].def != GV_DEF_BLOCK_ARG) return GV_NONE;
  if (f->joins > JOINS_LIMIT) return GV_NONE;
  uint32_t loop_id = gv_find_loop(f, counter);
  return loop_id == GV_NONE ? GV_NONE : is_seen(f, loop_id, wide, 0, true, GV_NONE);
}

/* ---- the symbol and a sum -------------------------------------------------------------------- */

enum { MOST_STEPS = 4 };

bool gv_find_is_joined(const gv_finder *f, gv_value_id number) {
  bool is = false;
  for (uint32_t i = 0; i < f->joined.len && !is; i++) is = f->joined.at[i].id == number;
  return is;
}

/* symbol <= of */
static gv_value_id is_at_most(gv_finder *f, uint32_t function, gv_value_id of) {
  gv_value_id next = is_below_next(f, of);
  if (next != GV_NONE) return next;
  gv_value_id below = gv_find_ask_below(f, function, GV_SLT, of);
  if (gv_find_is_joined(f, gv_find_narrow(f, of))) /* being it is said by each edge, too */
    return gv_find_or(f, below, gv_find_arith(f, GV_EQ, of, f->k, 1));
  gv_value_id past = gv_find_ask(f, function, GV_SLT, of, f->k);
  return gv_find_or(f, below, gv_find_not(f, past));
}

/* symbol < of + plus, where loops count up to it. GV_NONE: none does. */
static gv_value_id is_below_counted(gv_finder *f, gv_value_id of, int64_t plus) {
  gv_arith wide = gv_find_widening(gv_find_plain(f, of));
  gv_value_id number = gv_find_narrow(f, of);
  if (!gv_find_is_whole(f) || plus <= 0 || !gv_is_near(plus)) return GV_NONE;
  if (f->m->values.at[number].def != GV_DEF_BLOCK_ARG) return GV_NONE;
  return is_below_number(f, number, wide, plus, GV_NONE, 0);
}

/* The symbol is far from the largest number, so that the constant is taken from it. What is below
 * of + plus for a smaller sum is below it, too, and said with it: it is what other loops and
 * indexes are compared with. */
gv_value_id gv_find_ask_below_sum(gv_finder *f, uint32_t function, gv_value_id of, int64_t plus) {
  int64_t k;
  if (gv_find_is_number(f, of, &k) && !__builtin_add_overflow(k, plus, &k))
    return gv_find_ask(f, function, GV_SLT, f->k, gv_find_number(f, k, 64));
  if (plus == 1) return is_at_most(f, function, of);
  gv_value_id met = is_below_counted(f, of, plus);
  if (met != GV_NONE) return met;
  gv_value_id is = gv_find_ask_below(f, function, GV_SLT, of);
  bool less = plus < 0;
  int64_t far = less ? -plus : plus;
  for (int64_t d = far > MOST_STEPS ? far : 1; d <= far; d++) {
    gv_value_id by = gv_find_number(f, less ? d : -d, 64);
    gv_value_id moved = gv_find_arith(f, GV_ADD, f->k, by, 64);
    gv_value_id so = ask_once(f, function, GV_SLT, moved, of);
    is = less ? gv_find_and(f, is, so) : gv_find_or(f, is, so);
  }
  return is;
}
