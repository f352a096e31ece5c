/* needs: a finder whose variables and counters are known. gives: indexes as sums and products of 64
 * bits that do not wrap, where what is known of their numbers says so although the program's flags
 * do not: `e[i - 1]` of an unsigned i behind `if (i != 0)`, `a[2 * i]` of one below a constant.
 * cost: for each operand with such an index a few ranges.
 *
 * A number of few bits that is made wide is the sum of wide numbers where the narrow sum does not
 * wrap; that is asked of the block with the access, so the index is another value only there.
 */
#include "program/array_ranges.h"

/* So that what is made of numbers of few bits is one of 64 bits wherever else it is asked for. */
enum { EXACT_DEPTH = 6, LARGEST_FACTOR = 1 << 15 };

/* What is computed in an index, of a number and a constant. */
typedef struct term {
  gv_arith op; /* GV_ADD, GV_MUL */
  gv_value_id of;
  int64_t by;
} term;

/* No bit is in both: nothing is carried, in neither order. */
static bool is_disjoint(const gv_value *v) {
  return gv_is_arith(v, GV_OR) && v->k & GV_ARITH_DISJOINT;
}

/* False: it is no such sum or product. */
static bool take_term(const gv_finder *f, gv_value_id id, term *t) {
  const gv_value v = *gv_find_plain(f, id);
  bool sum = gv_is_arith_in(&v, GV_SUMS) || is_disjoint(&v);
  if (!sum && !gv_is_arith_in(&v, GV_PRODUCTS)) return false;
  bool right = gv_find_is_number(f, v.b, &t->by);
  bool swapped = !right && (v.c == GV_ADD || v.c == GV_MUL);
  if (!right && !(swapped && gv_find_is_number(f, v.a, &t->by))) return false;
  if (!gv_is_near(t->by)) return false;
  t->of = gv_strip(f->m, right ? v.a : v.b);
  t->op = sum ? GV_ADD : GV_MUL;
  if (v.c == GV_SUB) t->by = -t->by;
  if (v.c == GV_SHL && !gv_is_between(t->by, 0, 15)) return false;
  if (v.c == GV_SHL) t->by = INT64_C(1) << t->by;
  return sum || gv_is_between(t->by, 1, LARGEST_FACTOR);
}

/* The number, made wide in this way (GV_ADD: it is of 64 bits itself), in the block. */
static gv_range range_of_wide(gv_finder *f, gv_value_id id, gv_arith wide, uint32_t block) {
  gv_range r = gv_find_range(f, id, block);
  if (wide != GV_ZEXT) return r;
  if (r.lo >= 0) return r;
  return gv_range_natural(f, gv_strip(f->m, id), block);
}

/* All numbers of the width, made wide in this way. */
static gv_range all_of(gv_arith wide, uint8_t width) {
  return wide == GV_ZEXT ? (gv_range){0, INT64_MAX >> (63 - width)} : gv_range_any(width);
}

/* Of 64 bits, and small, or the product of a small number and a constant: no other such constant
 * makes it wrap. */
static bool is_of_small(gv_finder *f, gv_value_id id) {
  term t;
  if (gv_find_is_small(f, id)) return true;
  return take_term(f, id, &t) && t.op == GV_MUL && gv_find_is_small(f, t.of);
}

/* The sum or product does not wrap in the block; a product of 64 bits nowhere, since it may be
 * asked for elsewhere, too. */
static bool is_exact(gv_finder *f, const term *t, gv_arith wide, uint8_t width, uint32_t block) {
  if (wide == GV_ADD && is_of_small(f, t->of)) return true;
  if (wide == GV_ADD && t->op == GV_MUL) {
    block = gv_is_root(&f->m->values.at[t->of]) ? gv_def_block(f->m, t->of) : GV_NONE;
    if (block == GV_NONE) return false;
  }
  gv_range of = range_of_wide(f, t->of, wide, block), by = {t->by, t->by}, r;
  if (!gv_range_combine(t->op, of, by, &r)) return false;
  return gv_range_is_within(r, all_of(wide, width));
}

/* A flag of the program says that it does not wrap. */
static bool is_flagged(const gv_finder *f, gv_value_id id, gv_arith wide) {
  const gv_value *v = gv_find_plain(f, id);
  return is_disjoint(v) || (v->k & (wide == GV_ZEXT ? GV_ARITH_NUW : GV_ARITH_NSW)) != 0;
}

enum { MULTIPLE_DEPTH = 8 };

/* The last bits of the number are none, of which there are so many: by all edges, where it is that
 * of a loop. `of`: it is supposed of this argument; GV_NONE: of none. */
static bool is_multiple(const gv_finder *f, gv_value_id id, int64_t by, gv_value_id of, int depth) {
  id = gv_strip(f->m, id);
  const gv_value v = f->m->values.at[id];
  int64_t k;
  if (id == of) return true;
  if (gv_find_is_number(f, id, &k)) return k % by == 0;
  if (depth > MULTIPLE_DEPTH) return false;
  if (gv_is_arith_in(&v, GV_PRODUCTS) && gv_find_is_number(f, v.b, &k))
    return v.c == GV_SHL ? k >= 0 && k < 32 && (INT64_C(1) << k) % by == 0 : k % by == 0;
  if (gv_is_arith_in(&v, GV_SUMS))
    return is_multiple(f, v.a, by, of, depth + 1) && is_multiple(f, v.b, by, of, depth + 1);
  if (gv_find_widening(&v) != GV_ADD || gv_is_arith(&v, GV_TRUNC))
    return v.width >= 8 && is_multiple(f, v.a, by, of, depth + 1);
  if (v.def != GV_DEF_BLOCK_ARG || of != GV_NONE) return false;
  uint32_t first = f->pred_start[v.a], end = f->pred_start[v.a + 1];
  for (uint32_t p = first; p < end; p++) {
    gv_value_id source = gv_find_source(f, f->preds[p], id);
    if (source == GV_NONE || !is_multiple(f, source, by, id, depth + 1)) return false;
  }
  return first != end;
}

/* Of so many last bits, which the number is in the block, or of a multiple without those that it
 * does not have, the number; GV_NONE: it is something else. */
static gv_value_id uncut(gv_finder *f, gv_value_id id, uint32_t block) {
  const gv_value v = *gv_find_plain(f, id);
  int64_t most = 0, by;
  gv_value_id of = gv_strip(f->m, v.a);
  if (gv_is_arith(&v, GV_TRUNC) && gv_is_between(v.width, 8, 32)) {
    most = INT64_MAX >> (64 - v.width);
  } else if (gv_is_arith(&v, GV_AND) && gv_find_is_number(f, v.b, &most) && most > 0) {
    by = most & -most; /* what it is a multiple of */
    if (by > 1 && !is_multiple(f, of, by, GV_NONE, 0)) return GV_NONE;
    most |= by - 1;
    if (most & (most + 1)) return GV_NONE;
  } else {
    return GV_NONE;
  }
  if (gv_find_width(f, of) != 64) return GV_NONE;
  gv_range r = gv_find_range(f, of, block);
  return r.lo >= 0 && r.hi <= most ? of : GV_NONE;
}

/* The number, made wide in this way, as a sum or product of 64 bits in this block. `id` itself,
 * made wide, where nothing is known; *more: something was not said before. */
static gv_value_id exact_of(gv_finder *f, gv_value_id id, gv_arith wide, uint32_t block, int depth,
                            bool *more) {
  term t;
  uint8_t width = gv_find_width(f, id);
  bool narrow = wide != GV_ADD, flagged = is_flagged(f, id, wide);
  bool taken = depth < EXACT_DEPTH && take_term(f, id, &t);
  if (taken && (flagged || is_exact(f, &t, wide, width, block))) {
    *more |= !flagged || (narrow && t.op == GV_MUL);
    gv_value_id of = exact_of(f, t.of, wide, block, depth + 1, more);
    return gv_find_exact(f, t.op, of, gv_find_number(f, t.by, 64));
  }
  gv_value_id whole = depth < EXACT_DEPTH ? uncut(f, id, block) : GV_NONE;
  if (whole != GV_NONE) {
    *more = true;
    return exact_of(f, whole, GV_ADD, block, depth + 1, more);
  }
  gv_arith inner = gv_find_widening(gv_find_plain(f, id));
  gv_value_id within = gv_find_narrow(f, id);
  if (narrow) return gv_find_arith(f, wide, id, id, 64);
  if (inner == GV_ADD || !gv_is_between(gv_find_width(f, within), 8, 32)) return id;
  return exact_of(f, within, inner, block, depth + 1, more);
}

static gv_value_id index_of(gv_finder *f, gv_value_id index, uint32_t block) {
  bool more = false;
  gv_value_id exact = exact_of(f, index, GV_ADD, block, 0, &more);
  return more ? exact : GV_NONE;
}

bool gv_find_exact_indexes(gv_finder *f) { return gv_find_indexes_anew(f, index_of); }
