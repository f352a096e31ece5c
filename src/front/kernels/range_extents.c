/* needs: the accesses of a kernel, with the bounds under which threads come to them. gives: of each
 * argument between which sums of numbers that are passed, and of sizes of the grid, all of them
 * lie: `d[i]` for `i < n` is below 4 n bytes. cost: for each access the terms of its bounds.
 */
#include "kernels/ranges.h"

/* The symbol is a number of the caller's: one that is passed, or a size of the grid. */
static bool is_told(const gv_form_symbol *s, uint32_t *number) {
  *number = s->passed ? s->passed - 1 : GV_OF_GRID + s->grid - 1;
  return s->passed || s->grid;
}

/* The form as a sum of such numbers, and the range of what else is in it. False: too many. */
static bool take_told(const gv_ranges *r, const gv_form *x, gv_told_sum *sum, gv_interval *rest) {
  gv_form other = {.plus = x->plus};
  *sum = (gv_told_sum){0};
  for (uint32_t i = 0; i < x->count; i++) {
    uint32_t number;
    if (!is_told(&r->symbols.at[x->terms[i].symbol], &number)) {
      other.terms[other.count++] = x->terms[i];
      continue;
    }
    if (sum->count == GV_TOLD_TERMS) return false;
    sum->at[sum->count++] = (gv_told_term){number, x->terms[i].by};
  }
  *rest = gv_range_hull(r, &other);
  return true;
}

static bool is_same_sum(const gv_told_sum *a, const gv_told_sum *b) {
  if (a->count != b->count) return false;
  for (uint32_t i = 0; i < a->count; i++)
    if (a->at[i].number != b->at[i].number || a->at[i].by != b->at[i].by) return false;
  return true;
}

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
  if (by < 1 || !gv_is_finite(bound->in.hi)) return false;
  if (!gv_form_add(&rest, &bound->x, -by) || !take_told(r, &rest, end, &in)) return false;
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

static bool find_end(gv_ranges *r, const gv_form *at, const gv_range_limits *bounds,
                     gv_told_sum *end) {
  gv_range_limit bound;
  for (uint32_t i = 0; i < bounds->count; i++)
    if (take_end(r, at, &bounds->at[i], end)) return true;
  for (uint32_t i = 0; i < at->count; i++)
    if (take_grid_bound(r, &at->terms[i], &bound) && take_end(r, at, &bound, end)) return true;
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
  if (more->first.plus < into->first.plus) into->first.plus = more->first.plus;
  if (more->hi > into->hi) into->hi = more->hi;
  into->ends = into->ends && more->ends && is_same_sum(&into->end, &more->end);
  if (more->end.plus > into->end.plus) into->end.plus = more->end.plus;
}

void gv_range_note_extent(gv_ranges *r, const gv_range_access *access,
                          const gv_range_limits *bounds) {
  gv_told_extent x = {.argument = access->argument}, *known;
  gv_interval in;
  bool found;
  if (!take_told(r, &access->at, &x.first, &in) || !gv_is_finite(in.lo)) {
    gv_range_lose_extent(r, access->argument);
    return;
  }
  x.first.plus = in.lo;
  x.hi = gv_is_finite(in.hi) ? gv_clamp((__int128)in.hi + access->size) : GV_MOST;
  x.ends = find_end(r, &access->at, bounds, &x.end);
  if (x.ends) x.end.plus = gv_clamp((__int128)x.end.plus + access->size);
  known = extent_of(r, access->argument, &found);
  if (found)
    merge(known, &x);
  else
    *known = x;
}
