/* needs: a finder whose variables and counters are known. gives: of an index that goes down while
 * the counter of its loop goes up to its bound, as `s[n - 1 - i]` does, a counter of its own, which
 * goes down from there. cost: for each operand with such an index its loop, and what is asked of
 * the range of its bound; for each loop one block argument.
 *
 * The new counter j is bound + beyond - i, of 64 bits. The loop goes on while i is below the bound,
 * which is while j is above `beyond`: it is ended by the same branch.
 */
#include "program/array_loops.h"
#include "program/array_ranges.h"

/* Bounds between these, and a constant that is near, together do not wrap. */
static const gv_range usual = {-(INT64_C(1) << 62), INT64_C(1) << 62};

/* of + plus - counter */
typedef struct mirrored {
  gv_linear of;
  gv_value_id counter;
  bool wraps; /* as a number of few bits, which may wrap; `of.wide`: GV_ADD */
} mirrored;

/* -1 - x, as compilers write it. */
static bool is_complement(const gv_finder *f, gv_value_id id, gv_value_id *x) {
  const gv_value *v = gv_find_plain(f, id);
  int64_t k;
  if (!gv_is_arith(v, GV_XOR) || v->width < 32) return false;
  if (!gv_find_is_number(f, v->b, &k)) return false;
  if (gv_sign_extend(k, v->width) != -1) return false;
  *x = v->a;
  return true;
}

/* id is a - b + plus. */
static bool take_difference(const gv_finder *f, gv_value_id id, gv_value_id *a, gv_value_id *b,
                            int64_t *plus) {
  const gv_value *v = gv_find_plain(f, id);
  *plus = 0;
  if (gv_is_arith(v, GV_SUB)) {
    *a = v->a, *b = v->b;
    return true;
  }
  if (!gv_is_arith(v, GV_ADD)) return false;
  *plus = -1;
  *a = v->a;
  if (is_complement(f, v->b, b)) return true;
  *a = v->b;
  return is_complement(f, v->a, b);
}

/* Of the number, made wide in this way, whose differences do not wrap so; GV_ADD: of the number
 * itself. */
static bool take_parts(const gv_finder *f, gv_value_id id, gv_arith wide, mirrored *x) {
  gv_linear l = gv_find_linear_wide(f, id, wide);
  gv_value_id a, b;
  int64_t plus;
  if (!take_difference(f, l.of, &a, &b, &plus)) return false;
  int64_t flag = l.wide == GV_ZEXT ? GV_ARITH_NUW : GV_ARITH_NSW;
  if (l.wide != GV_ADD && !(gv_find_plain(f, l.of)->k & flag)) return false;
  gv_linear less = gv_find_linear_wide(f, b, l.wide);
  *x = (mirrored){gv_find_linear_wide(f, a, l.wide), less.of, false};
  x->of.plus += plus + l.plus - less.plus;
  /* The counter is taken as it is, or made wide. */
  bool as_it_is = less.wide == l.wide || l.wide == GV_ADD;
  return as_it_is && gv_is_near(x->of.plus) && gv_is_near(less.plus);
}

/* … of a number of few bits, of which any difference may wrap. */
static bool take_wrapping_parts(const gv_finder *f, gv_value_id index, mirrored *x) {
  gv_value_id narrow = gv_find_narrow(f, index);
  if (gv_find_width(f, narrow) != 32) return false;
  if (!take_parts(f, narrow, GV_ADD, x)) return false;
  const gv_value *v = gv_find_plain(f, x->counter);
  if (gv_is_arith(v, GV_TRUNC)) x->counter = gv_strip(f->m, v->a); /* of few bits where it counts */
  x->wraps = true;
  return x->of.wide == GV_ADD;
}

/* The loop ends by its number wherever the access is, and as plain signed numbers have it. */
static bool is_plain_loop(gv_finder *f, const gv_counted_loop *l, uint32_t block) {
  int64_t first;
  if (l->test == GV_NONE || l->sometimes || l->step != 1 || l->truncated) return false;
  if (l->first == GV_NONE || !gv_find_is_number(f, l->first, &first)) return false;
  if (!gv_is_between(first, 0, INT32_MAX)) return false;
  if (!gv_find_in_loop(f, l, block)) return false;
  if (l->behind ? !l->entered : block == l->head) return false;
  return l->by == GV_SLT ||
         (l->by == GV_ULT && gv_find_range(f, l->bound, l->head).lo >= 0 && !l->inclusive);
}

/* Of an index of 32 bits. Within the bounds, of which none has more, n - 1 - i is from 0 to n - 1:
 * then it does not wrap. */
static bool find_beyond_wrapping(gv_finder *f, const gv_counted_loop *l, const mirrored *x,
                                 int64_t *beyond) {
  gv_linear bound = gv_find_linear(f, l->bound);
  gv_range r = gv_find_range(f, l->bound, l->head);
  if (l->inclusive || !gv_range_is_within(r, (gv_range){0, INT32_MAX})) return false;
  if (bound.of != x->of.of || !gv_is_near(bound.plus)) return false;
  *beyond = x->of.plus - bound.plus;
  return *beyond == -1;
}

/* How far the index goes beyond the bound. False: that is no constant. */
static bool find_beyond(gv_finder *f, const gv_counted_loop *l, const mirrored *x,
                        int64_t *beyond) {
  if (x->wraps) return find_beyond_wrapping(f, l, x, beyond);
  bool narrow = gv_find_width(f, l->bound) < 64;
  gv_linear bound = gv_find_linear_wide(f, l->bound, narrow ? x->of.wide : GV_ADD);
  if (bound.of != x->of.of || bound.wide != x->of.wide) return false;
  if (!gv_is_near(bound.plus)) return false;
  *beyond = x->of.plus - bound.plus;
  gv_range r = gv_find_range(f, x->of.of, l->head);
  if (x->of.wide == GV_ZEXT && r.lo < 0) return false;
  if (x->of.wide == GV_ADD && !gv_range_is_within(r, usual)) return false;
  return gv_is_near(*beyond);
}

static gv_value_id known_counter(const gv_finder *f, gv_value_id counter, int64_t beyond) {
  for (uint32_t i = 0; i < f->mirrors.len; i++)
    if (f->mirrors.at[i].of == counter && f->mirrors.at[i].beyond == beyond)
      return f->mirrors.at[i].counter;
  return GV_NONE;
}

static gv_value_id make_counter(gv_finder *f, const gv_counted_loop *l, const mirrored *x,
                                int64_t beyond) {
  int64_t first = 0;
  (void)gv_find_is_number(f, l->first, &first);
  gv_value_id j = gv_find_argument(f, l->head, 64);
  gv_value_id begin =
      x->wraps ? gv_find_wide(f, GV_WIDEN, l->bound) : gv_find_wide(f, x->of.wide, x->of.of);
  int64_t more = (x->wraps ? beyond : x->of.plus) - first;
  if (more) begin = gv_find_exact(f, GV_ADD, begin, gv_find_number(f, more, 64));
  gv_value_id next = gv_find_exact(f, GV_ADD, j, gv_find_number(f, -1, 64));
  for (uint32_t p = f->pred_start[l->head]; p < f->pred_start[l->head + 1]; p++) {
    bool turn = gv_find_is_turn(f, l, f->preds[p]);
    *gv_push(&f->given) = (gv_given){f->preds[p], j, turn ? next : begin};
  }
  gv_find_give(f);
  *gv_push(&f->mirrors) = (gv_mirror){j, l->counter, beyond};
  return j;
}

static gv_value_id counter_for(gv_finder *f, const mirrored *x, uint32_t block) {
  int64_t beyond;
  uint32_t loop_id = gv_find_loop(f, x->counter);
  if (loop_id == GV_NONE) return GV_NONE;
  const gv_counted_loop l = f->loops.at[loop_id];
  if (!is_plain_loop(f, &l, block)) return GV_NONE;
  if (!find_beyond(f, &l, x, &beyond)) return GV_NONE;
  gv_value_id known = known_counter(f, x->counter, beyond);
  return known == GV_NONE ? make_counter(f, &l, x, beyond) : known;
}

static gv_value_id index_of(gv_finder *f, gv_value_id index, uint32_t block) {
  mirrored x;
  gv_value_id counter = GV_NONE;
  if (take_parts(f, index, GV_ADD, &x)) counter = counter_for(f, &x, block);
  if (counter == GV_NONE && take_wrapping_parts(f, index, &x)) counter = counter_for(f, &x, block);
  return counter;
}

bool gv_find_mirrored_indexes(gv_finder *f) { return gv_find_indexes_anew(f, index_of); }

bool gv_find_mirrored_test(gv_finder *f, gv_counted_loop *l) {
  for (uint32_t i = 0; i < f->mirrors.len; i++) {
    const gv_mirror m = f->mirrors.at[i];
    if (m.counter != l->counter) continue;
    const gv_counted_loop of = f->loops.at[gv_find_loop(f, m.of)];
    l->test = of.test, l->behind = of.behind, l->stays_first = of.stays_first;
    l->inclusive = of.inclusive, l->entered = of.entered;
    l->bound = gv_find_number(f, m.beyond, 64), l->wide = GV_ADD, l->by = GV_SLT;
    return true;
  }
  return false;
}
