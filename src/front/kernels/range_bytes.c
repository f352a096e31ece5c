/* needs: an access at a form, and bounds under which threads come to it. gives: which bytes all
 * threads together touch: an arithmetic progression, exact where the symbols are independent and
 * each of their values occurs, and for certain at least what thread 0 of block 0 touches. cost:
 * linear in the symbols and bounds.
 */
#include "kernels/ranges.h"

typedef struct reached {
  gv_form_symbol *symbols; /* narrowed by the bounds */
  gv_form at;
  gv_interval in; /* of `at`, by the bounds */
  bool exact;     /* the bounds are all met by that */
  bool never;
  bool pointed; /* the first thread meets the bounds */
} reached;

/* b is positive. */
static __int128 floor_of(__int128 a, int64_t b) { return a / b - (a % b < 0); }
static __int128 ceiling_of(__int128 a, int64_t b) { return -floor_of(-a, b); }

/* ---- bounds ---- */

static int64_t negative(int64_t k) {
  if (k == GV_LEAST) return GV_MOST;
  return k == GV_MOST ? GV_LEAST : -k;
}

static gv_interval minus(gv_interval in, int64_t k) {
  if (gv_is_finite(in.lo)) in.lo = gv_clamp((__int128)in.lo - k);
  if (gv_is_finite(in.hi)) in.hi = gv_clamp((__int128)in.hi - k);
  return in;
}

static void intersect(gv_interval *x, gv_interval with) {
  if (with.lo > x->lo) x->lo = with.lo;
  if (with.hi < x->hi) x->hi = with.hi;
}

/* lo <= by * symbol + plus <= hi */
static void narrow(reached *x, const gv_range_limit *b) {
  gv_form_symbol *s = &x->symbols[b->x.terms[0].symbol];
  int64_t by = b->x.terms[0].by;
  if (by < -1) {
    x->exact = false;
    return;
  }
  gv_interval in = minus(b->in, b->x.plus), range = {s->lo, s->hi};
  if (by == -1) {
    in = (gv_interval){negative(in.hi), negative(in.lo)};
    by = 1;
  }
  if (gv_is_finite(in.lo)) in.lo = gv_clamp(ceiling_of(in.lo, by));
  if (gv_is_finite(in.hi)) in.hi = gv_clamp(floor_of(in.hi, by));
  intersect(&range, in);
  s->lo = range.lo, s->hi = range.hi;
  x->never |= s->lo > s->hi;
}

/* How often the symbol is in the form. */
static int64_t factor_of(const gv_form *x, uint32_t symbol) {
  for (uint32_t i = 0; i < x->count; i++)
    if (x->terms[i].symbol == symbol) return x->terms[i].by;
  return 0;
}

/* by * [lo, hi] + plus, where by is positive. */
static gv_interval scaled(gv_interval in, int64_t by, int64_t plus) {
  if (gv_is_finite(in.lo)) in.lo = gv_clamp((__int128)in.lo * by + plus);
  if (gv_is_finite(in.hi)) in.hi = gv_clamp((__int128)in.hi * by + plus);
  return in;
}

/* Is `at` by * b.x + something? Then the bound is one on `at`. */
static bool clip(reached *x, const gv_range_limit *b) {
  gv_form rest = x->at;
  if (!b->x.count || !x->at.count) return false;
  int64_t by = factor_of(&x->at, b->x.terms[0].symbol);
  if (!by || by % b->x.terms[0].by) return false;
  by /= b->x.terms[0].by;
  if (by <= 0 || !gv_form_add(&rest, &b->x, -by) || !gv_form_is_constant(&rest)) return false;
  intersect(&x->in, scaled(b->in, by, rest.plus));
  return true;
}

static bool all_full(const reached *x, const gv_form *form) {
  for (uint32_t t = 0; t < form->count; t++)
    if (!x->symbols[form->terms[t].symbol].full) return false;
  return true;
}

static void meet_bound(reached *x, const gv_range_limit *b) {
  gv_interval hull = gv_form_hull(x->symbols, &b->x);
  int64_t point;
  bool at_point =
      gv_form_point(x->symbols, &b->x, &point) && point >= b->in.lo && point <= b->in.hi;
  x->pointed &= at_point;
  if (hull.lo >= b->in.lo && hull.hi <= b->in.hi) return;
  x->never |= hull.hi < b->in.lo || hull.lo > b->in.hi;
  x->exact &= all_full(x, &b->x); /* else some number must be right */
  if (b->x.count == 1)
    narrow(x, b);
  else
    x->exact &= clip(x, b);
}

static void meet_bounds(reached *x, const gv_range_limits *bounds) {
  x->exact = bounds->all;
  x->pointed = bounds->all;
  for (uint32_t i = 0; i < bounds->count && !x->never; i++) meet_bound(x, &bounds->at[i]);
}

/* ---- progressions ---- */

/* What all threads touch: `width` bytes each `pitch` bytes (0: once). */
typedef struct rows {
  int64_t pitch, width;
  bool every; /* each of them is touched */
} rows;

static int compare_terms(const void *a, const void *b) {
  int64_t x = ((const gv_form_term *)a)->by, y = ((const gv_form_term *)b)->by;
  x = x < 0 ? -x : x, y = y < 0 ? -y : y;
  return (x > y) - (x < y);
}

/* The form, smallest factors first. False: one has no absolute value. */
static bool sort_terms(const gv_form *x, gv_form *sorted) {
  *sorted = *x;
  for (uint32_t i = 0; i < x->count; i++)
    if (x->terms[i].by == INT64_MIN) return false;
  qsort(sorted->terms, sorted->count, sizeof *sorted->terms, compare_terms);
  for (uint32_t i = 0; i < x->count; i++)
    if (sorted->terms[i].by < 0) sorted->terms[i].by = -sorted->terms[i].by;
  return true;
}

static bool is_bounded(const gv_form_symbol *s) {
  return gv_is_finite(s->lo) && gv_is_finite(s->hi);
}

/* Of GV_FORM_TERMS spans, and as many factors, the sum is a number. */
#define FAR (INT64_MAX / (2 * GV_FORM_TERMS + 2))

/* by * (hi - lo), how far the term ranges. False: too far. */
static bool span_of(const gv_form_symbol *s, int64_t by, int64_t *span) {
  int64_t range;
  if (__builtin_sub_overflow(s->hi, s->lo, &range)) return false;
  return by <= FAR && !__builtin_mul_overflow(by, range, span) && *span <= FAR;
}

static int64_t gcd(int64_t a, int64_t b) { return b ? gcd(b, a % b) : a; }

/* All values are multiples of the pitch apart. */
static rows progression(const reached *x, int64_t size) {
  rows p = {0, size, true};
  gv_form sorted;
  int64_t covered = 0; /* of what the terms so far range over */
  if (!sort_terms(&x->at, &sorted)) return (rows){1, size, false};
  for (uint32_t i = 0; i < sorted.count; i++) {
    const gv_form_symbol *s = &x->symbols[sorted.terms[i].symbol];
    int64_t by = sorted.terms[i].by, span = 0;
    if (s->lo == s->hi) continue;
    bool follows = !p.pitch || (by % p.pitch == 0 && by - p.pitch <= covered);
    p.every = p.every && s->full && follows && is_bounded(s) && span_of(s, by, &span);
    p.pitch = gcd(p.pitch, by);
    if (p.every) covered += span;
  }
  return p;
}

/* Rows of bytes: terms that follow each other closely make a row, the next one says how far rows
 * are apart, and one that goes on where that ends makes more of them. False: it is none such. */
static bool in_rows(const reached *x, int64_t size, rows *p) {
  gv_form sorted;
  int64_t rows_end = 0; /* of all rows so far, from the begin of the first to that of one more */
  *p = (rows){0, size, true};
  if (!sort_terms(&x->at, &sorted)) return false;
  for (uint32_t i = 0; i < sorted.count; i++) {
    const gv_form_symbol *s = &x->symbols[sorted.terms[i].symbol];
    int64_t by = sorted.terms[i].by, span = 0;
    if (s->lo == s->hi) continue;
    bool last = i + 1 == sorted.count, in_row = !p->pitch && by <= p->width;
    p->every &= s->full && is_bounded(s);
    if (by > FAR || (!is_bounded(s) && (by <= p->width || !last))) return false;
    if (is_bounded(s) && !span_of(s, by, &span)) return false;
    if (in_row)
      p->width += span;
    else if (!p->pitch)
      p->pitch = by, rows_end = span + by;
    else if (by % p->pitch == 0 && by <= rows_end)
      rows_end += span;
    else
      return false;
  }
  return true;
}

/* ---- the whole ---- */

gv_kernel_range gv_range_all_bytes(uint32_t argument, uint8_t mode) {
  return (gv_kernel_range){.operand = argument, .mode = mode, .lo = GV_LEAST, .hi = GV_MOST};
}

/* A number that all values of the form are a multiple of the pitch apart from. */
static __int128 base_of(const reached *x) {
  __int128 base = x->at.plus;
  for (uint32_t i = 0; i < x->at.count; i++) {
    const gv_form_symbol *s = &x->symbols[x->at.terms[i].symbol];
    if (s->lo == s->hi) base += (__int128)x->at.terms[i].by * s->lo;
  }
  return base;
}

/* The first and the last of the progression that are within the bounds. */
static gv_interval clip_to_pitch(const reached *x, gv_interval hull, int64_t pitch) {
  gv_interval in = x->in;
  if (pitch) {
    __int128 base = base_of(x);
    if (gv_is_finite(in.lo)) in.lo = gv_clamp(base + ceiling_of(in.lo - base, pitch) * pitch);
    if (gv_is_finite(in.hi)) in.hi = gv_clamp(base + floor_of(in.hi - base, pitch) * pitch);
  }
  intersect(&hull, in);
  return hull;
}

static void put_rows(gv_kernel_range *made, gv_interval hull, const rows *p) {
  if (!gv_is_finite(hull.lo) || hull.hi <= hull.lo) return;
  if (p->pitch <= p->width || p->pitch > UINT32_MAX || p->width > UINT32_MAX) return;
  made->pitch = (uint32_t)p->pitch;
  made->width = (uint32_t)p->width;
}

/* What the first thread touches. */
static void put_first(gv_kernel_range *made, const gv_ranges *r, const gv_range_access *access) {
  int64_t point;
  if (!gv_form_point(r->symbols.at, &access->at, &point)) return;
  bool inside = point >= made->lo && (__int128)point + access->size <= made->hi;
  if (!inside) return;
  made->sure_lo = point;
  made->sure_hi = point + access->size;
}

/* What is touched for certain: all of it, some of it, and what the first thread touches. */
static void put_sure(gv_kernel_range *made, const gv_ranges *r, const reached *x,
                     const gv_range_access *access, bool all, bool unconditional) {
  bool bounded = gv_is_finite(made->lo) && gv_is_finite(made->hi);
  if (all && bounded) made->sure = GV_RANGE_ALL_SURE;
  if (all || x->pointed || unconditional) made->sure |= GV_RANGE_SOME_SURE;
  if (!made->sure && access->asks) made->sure = GV_RANGE_SOME_SURE | GV_RANGE_ASKS;
  if (x->pointed || made->sure & GV_RANGE_ASKS) put_first(made, r, access);
}

bool gv_range_touch(const gv_ranges *r, const gv_range_access *access,
                    const gv_range_limits *bounds, gv_kernel_range *made) {
  reached x = {.at = access->at, .in = {GV_LEAST, GV_MOST}};
  *made = gv_range_all_bytes(access->argument, access->mode);
  x.symbols = gv_malloc((r->symbols.len + 1) * sizeof *x.symbols);
  if (r->symbols.len) memcpy(x.symbols, r->symbols.at, r->symbols.len * sizeof *x.symbols);
  meet_bounds(&x, bounds);
  gv_interval hull = gv_form_hull(x.symbols, &x.at);
  bool clipped = x.in.lo > hull.lo || x.in.hi < hull.hi;
  rows p;
  if (clipped || !in_rows(&x, access->size, &p)) {
    p = progression(&x, access->size);
    hull = clip_to_pitch(&x, hull, p.pitch);
  }
  made->lo = hull.lo;
  made->hi = hull.hi == GV_MOST ? GV_MOST : gv_clamp((__int128)hull.hi + access->size);
  put_rows(made, hull, &p);
  if (access->sure) put_sure(made, r, &x, access, p.every && x.exact, x.exact && !bounds->count);
  gv_free(x.symbols);
  return !x.never && hull.lo <= hull.hi;
}
