/* needs: the accesses of a kernel, with the bounds under which threads come to them. gives: of each
 * argument between which sums of numbers that are passed, and of sizes of the grid, all of them
 * lie: `d[i]` for `i < n` is below 4 n bytes. cost: for each access the terms of its bounds.
 */
#include "kernels/ranges.h"

enum { MOST_SUMS = 4 }; /* one in the other, each of which may wrap */

/* The symbol is a number of the caller's: one that is passed, or a size of the grid. */
static bool is_told(const gv_form_symbol *s, uint32_t *number) {
  uint32_t passed = s->passed ? s->passed : s->passed_unsigned;
  *number = passed ? passed - 1 : GV_OF_GRID + s->grid - 1;
  return passed || s->grid;
}

/* The form as a sum of such numbers, and the range of what else is in it; *point: what that is in
 * the first thread, INT64_MAX: not known. False: too many. */
static bool take_told(const gv_ranges *r, const gv_form *x, gv_told_sum *sum, gv_interval *rest,
                      int64_t *point) {
  gv_form other = {.plus = x->plus};
  *sum = (gv_told_sum){0};
  for (uint32_t i = 0; i < x->count; i++) {
    uint32_t number;
    if (!is_told(&r->symbols.at[x->terms[i].symbol], &number)) {
      other.terms[other.count++] = x->terms[i];
      continue;
    }
    if (sum->count == GV_TOLD_TERMS) return false;
    bool is_unsigned = r->symbols.at[x->terms[i].symbol].passed_unsigned != 0;
    sum->at[sum->count++] = (gv_told_term){number, is_unsigned, x->terms[i].by};
  }
  *rest = gv_range_hull(r, &other);
  if (!gv_form_point(r->symbols.at, &other, point)) *point = GV_MOST;
  return true;
}

static bool is_same_sum(const gv_told_sum *a, const gv_told_sum *b) {
  if (a->count != b->count) return false;
  for (uint32_t i = 0; i < a->count; i++)
    if (a->at[i].number != b->at[i].number || a->at[i].is_unsigned != b->at[i].is_unsigned ||
        a->at[i].by != b->at[i].by)
      return false;
  return true;
}

/* ---- numbers that may wrap ------------------------------------------------------------------- */

/* *x with what the term wraps instead of it. False: that is too long. */
static bool replace(const gv_ranges *r, gv_form *x, gv_form_term t) {
  gv_form with = *x, symbol = gv_form_of(t.symbol);
  if (!gv_form_add(&with, &symbol, -t.by)) return false;
  if (!gv_form_add(&with, &r->wrapped.at[r->symbols.at[t.symbol].wraps - 1], t.by)) return false;
  *x = with;
  return true;
}

/* Where the number of the term wraps it is so far below zero that the address is. */
static bool is_below_where_it_wraps(const gv_ranges *r, const gv_form *at, gv_form_term t) {
  gv_form rest = *at, symbol = gv_form_of(t.symbol);
  const gv_form_symbol *s = &r->symbols.at[t.symbol];
  if (t.by < 1 || !gv_form_add(&rest, &symbol, -t.by)) return false;
  int64_t most = gv_range_hull(r, &rest).hi,
          whole = gv_range_hull(r, &r->wrapped.at[s->wraps - 1]).hi;
  if (!gv_is_finite(most) || !gv_is_finite(whole)) return false;
  return (__int128)most + (__int128)t.by * (whole + 2 * s->lo) < 0; /* 2^width is -2 * lo */
}

/* An address that is below zero is none of memory that begins at the argument's: *at becomes what
 * it is where no number in it wraps, and none of those that these are sums of. True: one may. */
static bool unwrap_address(const gv_ranges *r, gv_form *at) {
  bool any = false, more = true;
  for (int round = 0; more && round < MOST_SUMS; round++) {
    const gv_form from = *at;
    more = false;
    for (uint32_t i = 0; i < from.count; i++)
      if (r->symbols.at[from.terms[i].symbol].wraps &&
          is_below_where_it_wraps(r, &from, from.terms[i]))
        more |= replace(r, at, from.terms[i]);
    any |= more;
  }
  return any;
}

/* The sum is not below zero where no number that is passed is. */
static bool is_natural_sum(const gv_ranges *r, const gv_form *sum) {
  bool natural = sum->plus >= 0;
  for (uint32_t i = 0; i < sum->count; i++) {
    const gv_form_symbol *s = &r->symbols.at[sum->terms[i].symbol];
    natural = natural && sum->terms[i].by > 0 && (s->passed || s->lo >= 0);
  }
  return natural;
}

/* All numbers in the sum that are passed are in *x, too. */
static bool has_passed(const gv_ranges *r, const gv_form *x, const gv_form *sum) {
  bool all = true;
  for (uint32_t i = 0; i < sum->count; i++) {
    bool found = !r->symbols.at[sum->terms[i].symbol].passed;
    for (uint32_t k = 0; k < x->count && !found; k++)
      found = x->terms[k].symbol == sum->terms[i].symbol && x->terms[k].by > 0;
    all = all && found;
  }
  return all;
}

/* *x with the sum instead of a number that is that sum where nothing passed is below zero. True:
 * there was one. */
static bool take_naturals(const gv_ranges *r, gv_form *x) {
  const gv_form from = *x;
  bool any = false;
  for (uint32_t i = 0; i < from.count; i++) {
    gv_form_term t = from.terms[i];
    gv_form with = *x, symbol = gv_form_of(t.symbol);
    const gv_form_symbol *s = &r->symbols.at[t.symbol];
    const gv_form *sum = s->natural ? &r->wrapped.at[s->natural - 1] : NULL;
    if (!sum || t.by < 1 || !is_natural_sum(r, sum)) continue;
    if (!gv_form_add(&with, &symbol, -t.by) || !gv_form_add(&with, sum, t.by)) continue;
    if (!has_passed(r, &with, sum)) continue;
    *x = with;
    any = true;
  }
  return any;
}

static bool is_unwrapped(const gv_ranges *r, const gv_form *at, uint32_t symbol) {
  bool is = false;
  for (uint32_t i = 0; i < at->count; i++)
    is |= at->terms[i].symbol == symbol && is_below_where_it_wraps(r, at, at->terms[i]);
  return is;
}

/* … of an access at `at`, a bound from above: it holds, too, where what is subtracted does not
 * wrap.
 */
static void unwrap_bound(const gv_ranges *r, const gv_form *at, gv_form *x) {
  const gv_form from = *x;
  for (uint32_t i = 0; i < from.count; i++) {
    gv_form_term t = from.terms[i];
    if (!r->symbols.at[t.symbol].wraps) continue;
    if (t.by < 0 || is_unwrapped(r, at, t.symbol)) replace(r, x, t);
  }
}

/* ---- ends ------------------------------------------------------------------------------------ */

/* at <= end, from bound.x <= bound.in.hi: `at` is a multiple of bound.x, and a sum that is told. */
static bool take_end(const gv_ranges *r, const gv_form *at, const gv_range_limit *bound,
                     gv_told_sum *end) {
  gv_form rest = *at;
  int64_t by = 0;
  for (uint32_t i = 0; i < bound->x.count && !by; i++) {
    uint32_t number, symbol = bound->x.terms[i].symbol;
    if (is_told(&r->symbols.at[symbol], &number) || bound->x.terms[i].by < 1) continue;
    for (uint32_t k = 0; k < at->count; k++)
      if (at->terms[k].symbol == symbol) by = at->terms[k].by / bound->x.terms[i].by;
  }
  gv_interval in;
  int64_t point;
  if (by < 1 || !gv_is_finite(bound->in.hi)) return false;
  if (!gv_form_add(&rest, &bound->x, -by) || !take_told(r, &rest, end, &in, &point)) return false;
  if (!gv_is_finite(in.hi)) return false;
  end->plus = gv_clamp((__int128)by * bound->in.hi + in.hi);
  return end->count && gv_is_finite(end->plus);
}

/* The number of a block is below that of blocks. */
static bool take_grid_bound(gv_ranges *r, const gv_form_term *t, gv_range_limit *bound) {
  uint32_t axis = r->symbols.at[t->symbol].block;
  if (!axis) return false;
  gv_form blocks = gv_range_id_of(r, GV_ID_BLOCKS, axis - 1);
  *bound = (gv_range_limit){gv_form_of(t->symbol), {GV_LEAST, -1}};
  return gv_form_add(&bound->x, &blocks, -1);
}

/* k <= x is -x <= -k. */
static bool negate(gv_range_limit *bound) {
  gv_form none = gv_form_constant(0);
  if (!gv_is_finite(bound->in.lo) || !gv_form_add(&none, &bound->x, -1)) return false;
  *bound = (gv_range_limit){none, {GV_LEAST, -bound->in.lo}};
  return true;
}

/* How many of the first one's terms the sum has. */
static uint32_t shared_terms(const gv_told_sum *first, const gv_told_sum *sum) {
  uint32_t shared = 0;
  for (uint32_t i = 0; i < first->count; i++)
    for (uint32_t k = 0; k < sum->count; k++)
      shared += first->at[i].number == sum->at[k].number && first->at[i].by == sum->at[k].by &&
                first->at[i].is_unsigned == sum->at[k].is_unsigned;
  return shared;
}

/* One more end; of two what has most to do with where the access begins comes first, `first + n`
 * rather than the size of all, and a third one is not kept. */
static void add_end(gv_told_extent *x, const gv_told_sum *end) {
  bool better = x->ends && shared_terms(&x->first, end) > shared_terms(&x->first, &x->end);
  if (x->ends && is_same_sum(&x->end, end)) {
    if (end->plus < x->end.plus) x->end.plus = end->plus;
    return;
  }
  if (better) x->other = x->end, x->others = true;
  if (!x->ends || better)
    x->end = *end, x->ends = true;
  else if (!x->others)
    x->other = *end, x->others = true;
}

/* Where an access at `at`, which is *plain where nothing wraps, ends, as bounds say it. */
static void find_ends(gv_ranges *r, const gv_form *at, const gv_form *plain,
                      const gv_range_limits *bounds, gv_told_extent *x) {
  gv_range_limit bound;
  gv_told_sum one;
  for (uint32_t i = 0; i < 2 * bounds->count; i++) {
    bound = bounds->at[i / 2];
    if (i % 2 && !negate(&bound)) continue;
    unwrap_bound(r, at, &bound.x);
    if (take_end(r, plain, &bound, &one)) add_end(x, &one);
  }
  for (uint32_t i = 0; i < plain->count && !x->ends; i++)
    if (take_grid_bound(r, &plain->terms[i], &bound) && take_end(r, plain, &bound, &one))
      add_end(x, &one);
}

/* An access where a number is a constant, as `if (i == 0) d[0] = …` has it, is one at that number:
 * *at as one from where the threads' numbers begin. False: it is none. */
static bool take_equal(const gv_ranges *r, const gv_range_limits *bounds, int64_t size,
                       gv_form *at) {
  for (uint32_t i = 0; i < at->count; i++) {
    uint32_t number;
    if (!is_told(&r->symbols.at[at->terms[i].symbol], &number)) return false;
  }
  for (uint32_t i = 0; i < bounds->count; i++) {
    const gv_range_limit *b = &bounds->at[i];
    gv_form moved = *at, k = gv_form_constant(b->in.lo);
    if (b->in.lo != b->in.hi || !gv_is_finite(b->in.lo) || !b->x.count) continue;
    if (!gv_form_add(&moved, &b->x, size) || !gv_form_add(&moved, &k, -size)) continue;
    *at = moved;
    return true;
  }
  return false;
}

static gv_told_extent *extent_of(gv_ranges *r, uint32_t argument, bool *found) {
  for (uint32_t i = 0; i < r->extents.len; i++)
    if (r->extents.at[i].argument == argument) return *found = true, &r->extents.at[i];
  *found = false;
  gv_told_extent *new = gv_push(&r->extents);
  *new = (gv_told_extent){.argument = argument};
  return new;
}

void gv_range_lose_extent(gv_ranges *r, uint32_t argument) {
  bool found;
  extent_of(r, argument, &found)->lost = true;
}

static void merge(gv_told_extent *into, const gv_told_extent *more) {
  into->lost |= !is_same_sum(&into->first, &more->first);
  into->inside |= more->inside;
  into->natural |= more->natural;
  into->begins = into->begins && more->begins && into->first.plus == more->first.plus;
  if (more->first.plus < into->first.plus) into->first.plus = more->first.plus;
  if (more->hi > into->hi) into->hi = more->hi;
  const gv_told_extent from = *into;
  into->ends = into->others = false;
  for (uint32_t i = 0; i < 2; i++)
    for (uint32_t k = 0; k < 2; k++) {
      const gv_told_sum *a = i ? &from.other : &from.end, *b = k ? &more->other : &more->end;
      bool both = (i ? from.others : from.ends) && (k ? more->others : more->ends);
      if (both && is_same_sum(a, b)) add_end(into, a->plus > b->plus ? a : b);
    }
}

void gv_range_note_extent(gv_ranges *r, const gv_range_access *access,
                          const gv_range_limits *bounds) {
  gv_told_extent x = {.argument = access->argument}, *known;
  gv_interval in;
  gv_form at = access->at;
  int64_t point;
  bool found, equal = take_equal(r, bounds, access->size, &at);
  x.natural = take_naturals(r, &at);
  const gv_form whole = at;
  x.inside = unwrap_address(r, &at);
  if (!take_told(r, &at, &x.first, &in, &point) || !gv_is_finite(in.lo)) {
    gv_range_lose_extent(r, access->argument);
    return;
  }
  x.first.plus = in.lo;
  x.begins = point == in.lo && !equal;
  x.hi = gv_is_finite(in.hi) ? gv_clamp((__int128)in.hi + access->size) : GV_MOST;
  find_ends(r, &whole, &at, bounds, &x);
  x.end.plus = gv_clamp((__int128)x.end.plus + access->size);
  x.other.plus = gv_clamp((__int128)x.other.plus + access->size);
  known = extent_of(r, access->argument, &found);
  if (found)
    merge(known, &x);
  else
    *known = x;
}
