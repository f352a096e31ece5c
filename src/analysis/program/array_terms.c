/* needs: a finder whose edges are known. gives: an address, or a number, as a sum of numbers and of
 * products of two, each with a constant factor. cost: the operations that compute it,
 * GV_STEPS_DEPTH deep.
 */
#include "program/array_terms.h"

#include "program/array_ranges.h"

/* The sum or product does not wrap as one that is made wide so: it says so, or its range does. Sums
 * of 64 bits may, as addresses do. */
static bool is_exact(gv_finder *f, gv_value_id id, gv_arith wide, const gv_terms *to) {
  const gv_value v = f->m->values.at[id];
  uint32_t block = to->block;
  uint8_t width = gv_find_width(f, id);
  gv_range a, b, r;
  if (v.k & (wide == GV_ZEXT ? GV_ARITH_NUW : GV_ARITH_NSW)) return true;
  if (wide == GV_ADD)
    return !to->exact && (v.c == GV_ADD || v.c == GV_SUB || gv_find_is_small(f, v.a));
  if (v.c != GV_ADD && v.c != GV_MUL) return false;
  a = gv_find_range(f, v.a, block), b = gv_find_range(f, v.b, block);
  if (a.lo < 0 || b.lo < 0 || !gv_range_combine((gv_arith)v.c, a, b, &r)) return false;
  return r.hi < INT64_C(1) << (wide == GV_ZEXT ? width : width - 1);
}

bool gv_find_is_same_term(const gv_term *a, const gv_term *b) {
  if (a->of == b->of && a->wide == b->wide) return a->by == b->by && a->by_wide == b->by_wide;
  if (a->by == GV_NONE || b->by == GV_NONE) return false;
  return a->of == b->by && a->wide == b->by_wide && a->by == b->of && a->by_wide == b->wide;
}

static bool add_term(gv_terms *to, gv_term t) {
  for (uint32_t i = 0; i < to->count; i++) {
    if (!gv_find_is_same_term(&to->at[i], &t)) continue;
    return !__builtin_add_overflow(to->at[i].bytes, t.bytes, &to->at[i].bytes);
  }
  if (to->count == GV_MOST_TERMS) return false;
  to->at[to->count++] = t;
  return true;
}

/* A number that is not taken apart, times `bytes`; one that is not below zero is made wide as
 * signed ones are, however the program does that. */
static bool add_plain(gv_finder *f, gv_terms *to, gv_value_id of, gv_arith wide, int64_t bytes) {
  if (wide == GV_ZEXT && gv_find_range(f, of, to->block).lo >= 0) wide = GV_WIDEN;
  return add_term(to, (gv_term){of, GV_NONE, wide, GV_ADD, bytes});
}

static bool add_constant(gv_terms *to, int64_t k, int64_t bytes) {
  return !__builtin_mul_overflow(k, bytes, &k) &&
         !__builtin_add_overflow(to->constant, k, &to->constant) && gv_is_near(to->constant);
}

/* (x << 10) & 1024 is (x & 1) << 10. */
static bool take_shifted_bits(gv_finder *f, const gv_value *v, gv_term *t) {
  int64_t mask, shift;
  if (!gv_is_arith(v, GV_AND) || !gv_find_is_number(f, v->b, &mask) || mask <= 0) return false;
  const gv_value x = *gv_find_plain(f, v->a);
  if (!gv_is_arith(&x, GV_SHL) || !gv_find_is_number(f, x.b, &shift)) return false;
  if (!gv_is_between(shift, 1, __builtin_ctzll((uint64_t)mask)) || shift > 30) return false;
  uint8_t width = v->width;
  gv_value_id bits = gv_find_number(f, mask >> shift, width);
  t->of = gv_find_arith(f, GV_AND, x.a, bits, width);
  return !__builtin_mul_overflow(t->bytes, INT64_C(1) << shift, &t->bytes) &&
         t->bytes <= GV_LARGEST_TERM;
}

/* x >> shift, as unsigned numbers, as the program computes it, or as a new value. */
static gv_value_id shifted(gv_finder *f, gv_value_id x, int64_t shift) {
  int64_t k;
  for (gv_value_id id = 0; id < f->globals; id++) {
    const gv_value *v = &f->m->values.at[id];
    if (!gv_is_arith_in(v, GV_ARITHS(GV_LSHR) | GV_ARITHS(GV_UDIV))) continue;
    if (gv_strip(f->m, v->a) != x || !gv_find_is_number(f, v->b, &k)) continue;
    if (k == (v->c == GV_LSHR ? shift : INT64_C(1) << shift)) return id;
  }
  uint8_t width = gv_find_width(f, x);
  return gv_find_arith(f, GV_LSHR, x, gv_find_number(f, shift, width), width);
}

/* x & -4 is (x >> 2) * 4, and, of 64 bits, (x << 1) & -4 is (x >> 1) * 4: n / 2 elements in bytes,
 * as compilers write them. */
static bool take_masked(gv_finder *f, const gv_terms *to, const gv_value *v, gv_arith wide,
                        gv_term *t) {
  int64_t mask, more = 0;
  bool wraps = wide == GV_ADD && to->exact; /* as a signed number */
  if (wide == GV_WIDEN || wraps || !gv_is_arith(v, GV_AND)) return false;
  if (!gv_find_is_number(f, v->b, &mask) || mask >= 0) return false;
  int64_t shift = __builtin_ctzll((uint64_t)mask);
  if (mask != -(INT64_C(1) << shift) || !gv_is_between(shift, 1, 16)) return false;
  gv_value_id x = gv_strip(f->m, v->a);
  const gv_value of = f->m->values.at[x];
  if (wide == GV_ADD && gv_is_arith(&of, GV_SHL) && gv_find_is_number(f, of.b, &more) &&
      gv_is_between(more, 1, shift - 1))
    x = gv_strip(f->m, of.a);
  else
    more = 0;
  t->of = shifted(f, x, shift - more);
  return !__builtin_mul_overflow(t->bytes, INT64_C(1) << shift, &t->bytes) &&
         gv_is_between(t->bytes, -GV_LARGEST_TERM, GV_LARGEST_TERM);
}

/* The product is `t.of` times a constant. */
static bool take_factor(gv_finder *f, const gv_value *v, gv_term *t) {
  int64_t k;
  gv_value_id other = v->a;
  if (!gv_is_arith_in(v, GV_PRODUCTS)) return false;
  if (!gv_find_factor(f, v, &k)) {
    other = v->b;
    if (v->c != GV_MUL || !gv_find_is_number(f, v->a, &k) || k < 1) return false;
  }
  t->of = other;
  return !__builtin_mul_overflow(t->bytes, k, &t->bytes) &&
         gv_is_between(t->bytes, -GV_LARGEST_TERM, GV_LARGEST_TERM);
}

static bool add_number(gv_finder *f, gv_terms *to, gv_value_id id, gv_arith wide, int64_t bytes,
                       int depth);

/* It is a constant times one number. */
static bool is_one_number(const gv_terms *x) {
  return !x->constant && x->count == 1 && x->at[0].by == GV_NONE;
}

/* Adds `bytes` times the sum times the one number of the other. */
static bool add_products(gv_terms *to, const gv_terms *sum, const gv_terms *one, int64_t bytes) {
  const gv_term *by = &one->at[0];
  if (__builtin_mul_overflow(bytes, by->bytes, &bytes)) return false;
  gv_term t = {by->of, GV_NONE, by->wide, GV_ADD, 0};
  if (__builtin_mul_overflow(bytes, sum->constant, &t.bytes)) return false;
  if (sum->constant && !add_term(to, t)) return false;
  for (uint32_t i = 0; i < sum->count; i++) {
    t = (gv_term){sum->at[i].of, by->of, sum->at[i].wide, by->wide, 0};
    if (sum->at[i].by != GV_NONE) return false;
    if (__builtin_mul_overflow(bytes, sum->at[i].bytes, &t.bytes)) return false;
    if (!gv_is_between(t.bytes, -GV_LARGEST_TERM, GV_LARGEST_TERM) || !add_term(to, t))
      return false;
  }
  return true;
}

/* Adds the product of two numbers that are no constants; exact, or of 64 bits. */
static bool add_product(gv_finder *f, gv_terms *to, const gv_value *v, gv_arith wide, int64_t bytes,
                        int depth) {
  gv_terms a = {.root = GV_NONE, .block = to->block, .products = true, .exact = to->exact}, b = a,
           with = *to;
  if (!to->products || !gv_is_arith(v, GV_MUL)) return false;
  if (!add_number(f, &a, v->a, wide, 1, depth + 1)) return false;
  if (!add_number(f, &b, v->b, wide, 1, depth + 1)) return false;
  bool made = is_one_number(&b)   ? add_products(&with, &a, &b, bytes)
              : is_one_number(&a) ? add_products(&with, &b, &a, bytes)
                                  : false;
  if (made) *to = with;
  return made;
}

/* What is cut off to fewer bits and made wide again is the number itself: it has no more. */
static bool is_uncut(gv_finder *f, const gv_value *v, gv_arith wide, uint32_t block) {
  if (!gv_is_arith(v, GV_TRUNC) || v->width >= 64 || wide == GV_ADD) return false;
  gv_range whole = gv_find_range(f, v->a, block);
  int64_t most =
      wide == GV_ZEXT ? (int64_t)gv_cut(UINT64_MAX, v->width) : (INT64_C(1) << (v->width - 1)) - 1;
  return whole.lo >= (wide == GV_ZEXT ? 0 : -most - 1) && whole.hi <= most;
}

/* Adds what a number, made wide so, comes to, times `bytes`. */
static bool add_number(gv_finder *f, gv_terms *to, gv_value_id id, gv_arith wide, int64_t bytes,
                       int depth) {
  gv_linear l = gv_find_linear_wide(f, id, wide);
  if (!add_constant(to, l.plus, bytes)) return false;
  int64_t k;
  if (gv_find_is_number(f, l.of, &k)) {
    if (l.wide == GV_ZEXT) k = (int64_t)gv_cut((uint64_t)k, gv_find_width(f, l.of));
    return add_constant(to, k, bytes);
  }
  if (l.wide == GV_ADD && gv_find_width(f, l.of) != 64) return false;
  const gv_value v = f->m->values.at[l.of];
  if (depth <= GV_STEPS_DEPTH && is_uncut(f, &v, l.wide, to->block))
    return add_number(f, to, v.a, gv_find_width(f, v.a) == 64 ? GV_ADD : l.wide, bytes, depth + 1);
  bool sum = gv_is_arith(&v, GV_ADD) || (gv_is_arith(&v, GV_OR) && v.k & GV_ARITH_DISJOINT);
  gv_term t = {l.of, GV_NONE, l.wide, GV_ADD, bytes};
  if (depth > GV_STEPS_DEPTH || v.def != GV_DEF_ARITH) return add_plain(f, to, l.of, l.wide, bytes);
  if (sum && (v.c == GV_OR || is_exact(f, l.of, l.wide, to)))
    return add_number(f, to, v.a, l.wide, bytes, depth + 1) &&
           add_number(f, to, v.b, l.wide, bytes, depth + 1);
  bool exact = is_exact(f, l.of, l.wide, to);
  if (to->products && v.c == GV_SUB && exact)
    return add_number(f, to, v.a, l.wide, bytes, depth + 1) &&
           add_number(f, to, v.b, l.wide, -bytes, depth + 1);
  bool any = exact || (l.wide == GV_ADD && !to->exact); /* of 64 bits it is one that may wrap */
  if ((exact || (to->products && any)) && take_factor(f, &v, &t))
    return add_number(f, to, t.of, l.wide, t.bytes, depth + 1);
  t = (gv_term){l.of, GV_NONE, l.wide, GV_ADD, bytes};
  if (any && add_product(f, to, &v, l.wide, bytes, depth)) return true;
  if (take_masked(f, to, &v, l.wide, &t)) return add_plain(f, to, t.of, l.wide, t.bytes);
  t = (gv_term){l.of, GV_NONE, l.wide, GV_ADD, bytes};
  if (take_shifted_bits(f, &v, &t)) return add_term(to, t);
  return add_plain(f, to, l.of, l.wide, bytes);
}

bool gv_find_address_terms(gv_finder *f, gv_value_id id, gv_terms *to) {
  const gv_model *m = f->m;
  id = gv_strip(m, id);
  for (uint32_t i = 0; i < GV_CHAIN_LIMIT && m->values.at[id].def == GV_DEF_OFFSET; i++) {
    const gv_value v = m->values.at[id];
    bool constant = v.k != GV_ANYWHERE;
    if (constant && !add_constant(to, v.k, 1)) return false;
    if (!constant && !gv_is_between(v.c, 1, GV_LARGEST_TERM)) return false;
    gv_arith wide = constant || gv_find_width(f, v.b) == 64 ? GV_ADD : GV_WIDEN;
    if (!constant && !add_number(f, to, v.b, wide, v.c, 0)) return false;
    id = gv_strip(m, v.a);
  }
  to->root = id;
  return m->values.at[id].def != GV_DEF_OFFSET;
}

bool gv_find_add_number_terms(gv_finder *f, gv_value_id id, int64_t by, gv_terms *to) {
  gv_arith wide = gv_find_width(f, id) == 64 ? GV_ADD : GV_WIDEN;
  return add_number(f, to, id, wide, by, 0);
}

bool gv_find_number_terms(gv_finder *f, gv_value_id id, gv_terms *to) {
  return gv_find_add_number_terms(f, id, 1, to);
}
