/* needs: the loops of a finder. gives: for an index, the condition under which an access is of the
 * element that is followed; an index of rows is taken apart into its row and its column, each of
 * which is an index as any other. cost: a few values for each access.
 */
#include "program/array_loops.h"

typedef gv_counted_loop loop;

/* The index is row * length + column, as whole numbers, and the column is not below zero and below
 * the length: then the element is the one that is followed where the row is k / length and the
 * column is what is left, and each is a number as any index is. */
typedef struct row {
  gv_value_id row, column, length; /* of 64 bits */
} row;

enum { LONG_ROW = 1 << 16 };

static gv_value_id made_wide(gv_finder *f, gv_arith wide, gv_value_id id) {
  int64_t k;
  if (wide == GV_ADD) return id;
  if (!gv_find_is_number(f, id, &k)) return gv_find_arith(f, wide, id, id, 64);
  if (wide == GV_ZEXT) k = (int64_t)gv_cut((uint64_t)k, gv_find_width(f, id));
  return gv_find_number(f, k, 64);
}

/* A number that was made wide itself, or, `wide`, lies in what is. */
static gv_arith take_wide(const gv_finder *f, gv_value_id *id, gv_arith wide) {
  *id = gv_strip(f->m, *id);
  gv_arith itself = gv_find_widening(&f->m->values.at[*id]);
  if (wide != GV_ADD || itself == GV_ADD) return wide;
  *id = gv_find_narrow(f, *id);
  return itself;
}

/* The sum or product does not wrap, as numbers that are made wide in this way. */
static bool is_exact(const gv_value *v, gv_arith wide) {
  return v->k & (wide == GV_ZEXT ? GV_ARITH_NUW : GV_ARITH_NSW);
}

/* The factors of a product: of a constant and another number the constant is the length. */
typedef struct factors {
  gv_value_id of, length;
  bool constant;
  int64_t k; /* the length, if that is constant */
} factors;

static bool take_factors(const gv_finder *f, const gv_value *v, factors *by) {
  if (!gv_is_arith_in(v, GV_PRODUCTS)) return false;
  bool shifted = v->c == GV_SHL;
  by->of = gv_strip(f->m, v->a);
  by->length = gv_strip(f->m, v->b);
  by->constant = gv_find_is_number(f, v->b, &by->k);
  if (!by->constant && !shifted && gv_find_is_number(f, v->a, &by->k)) {
    by->of = gv_strip(f->m, v->b);
    by->length = gv_strip(f->m, v->a);
    by->constant = true;
  }
  if (!shifted) return true;
  if (!by->constant) return false;
  if (!gv_is_between(by->k, 0, 16)) return false;
  by->k = INT64_C(1) << by->k;
  return true;
}

bool gv_find_is_small(gv_finder *f, gv_value_id id) {
  int64_t first;
  if (take_wide(f, &id, GV_ADD) != GV_ADD && gv_find_width(f, id) <= 32) return true;
  uint32_t loop_id = gv_find_loop(f, id);
  if (loop_id == GV_NONE) return false;
  const loop *l = &f->loops.at[loop_id];
  if (l->step != 1) return false;
  if (l->first == GV_NONE) return false;
  if (!gv_find_is_number(f, l->first, &first)) return false;
  return gv_is_between(first, 0, LONG_ROW - 1);
}

/* The product of a number and the length. Where nothing says that it does not wrap, both are small.
 */
static bool take_product(gv_finder *f, gv_value_id id, gv_arith wide, row *r) {
  wide = take_wide(f, &id, wide);
  gv_value v = f->m->values.at[id];
  factors by;
  if (!take_factors(f, &v, &by)) return false;
  if (by.constant && !gv_is_between(by.k, 1, LONG_ROW)) return false;
  if (!is_exact(&v, wide)) {
    if (!by.constant) return false;
    if (wide != GV_ADD) return false;
    if (!gv_find_is_small(f, by.of)) return false;
  }
  r->row = made_wide(f, wide, by.of);
  r->length = by.constant ? gv_find_number(f, by.k, 64) : made_wide(f, wide, by.length);
  return true;
}

/* The block is in the loop, which goes up from a small number and has compared its number there. */
static bool counts_columns(const gv_finder *f, const loop *l, uint32_t block) {
  int64_t first;
  if (l->test == GV_NONE) return false;
  if (!l->entered) return false;
  if (!gv_find_in_loop(f, l, block)) return false;
  if (!l->behind && block == l->head) return false;
  if (l->step < 0) return false;
  if (l->inclusive) return false;
  if (!gv_find_is_number(f, l->first, &first)) return false;
  return gv_is_between(first, 0, LONG_ROW);
}

/* The bound of a loop is the length, which is not constant; `wide`: how its counter was made. */
static bool is_bound_length(const gv_finder *f, const loop *l, gv_value_id length, gv_arith wide) {
  gv_linear most = gv_find_linear(f, l->bound), all = gv_find_linear(f, length);
  if (most.plus || all.plus) return false;
  if (most.of != all.of) return false;
  if (wide == GV_ADD) return most.wide == all.wide;
  if (all.wide != wide) return false;
  return most.wide == all.wide || most.wide == GV_ADD;
}

/* Not below zero, and below the length: by the bounds of the loop that counts it. */
static bool is_within_row(gv_finder *f, const row *r, uint32_t block) {
  gv_linear of = gv_find_linear(f, r->column);
  if (!gv_is_between(of.plus, 0, LONG_ROW)) return false;
  uint32_t loop_id = gv_find_loop(f, of.of);
  if (loop_id == GV_NONE) return false;
  if (block == GV_NONE) return false;
  const loop *l = &f->loops.at[loop_id];
  int64_t bound, length;
  if (!counts_columns(f, l, block)) return false;
  if (!gv_find_keeps_order(f, l, &of)) return false;
  if (!gv_find_is_number(f, r->length, &length))
    return !of.plus && is_bound_length(f, l, r->length, of.wide);
  if (!gv_find_is_number(f, l->bound, &bound)) return false;
  return gv_is_between(bound, 0, length - of.plus);
}

bool gv_find_is_column(gv_finder *f, gv_value_id number, gv_value_id length, uint32_t block) {
  row r = {.row = GV_NONE, .column = number, .length = length};
  return is_within_row(f, &r, block);
}

static bool take_row(gv_finder *f, gv_value_id index, uint32_t block, row *r) {
  gv_linear l = gv_find_linear(f, index);
  gv_value v = f->m->values.at[l.of];
  if (l.plus) return false;
  if (!gv_is_arith(&v, GV_ADD)) return false;
  if (l.wide != GV_ADD && !is_exact(&v, l.wide)) return false;
  for (int i = 0; i < 2; i++) {
    gv_value_id column = gv_strip(f->m, i ? v.a : v.b);
    if (!take_product(f, i ? v.b : v.a, l.wide, r)) continue;
    int64_t k;
    bool whole = gv_find_is_number(f, r->length, &k) || l.wide != GV_ADD;
    if (!whole && !(v.k & (GV_ARITH_NSW | GV_ARITH_NUW))) continue;
    r->column = made_wide(f, l.wide, column);
    if (is_within_row(f, r, block)) return true;
  }
  return false;
}

static gv_value_id is_row_followed(gv_finder *f, const row *r, uint32_t block) {
  gv_value_id k = f->k;
  int64_t length = 0, rows = f->row_length, columns = f->columns;
  gv_find_is_number(f, r->length, &length);
  f->row_length = gv_find_is_whole(f) ? length : 0;
  f->columns = 0;
  f->k = gv_find_arith(f, GV_UDIV, k, r->length, 64);
  gv_value_id row = gv_find_is_followed(f, r->row, block);
  f->row_length = 0;
  f->columns = length;
  f->k = gv_find_arith(f, GV_UREM, k, r->length, 64);
  gv_value_id column = gv_find_is_met(f, r->column, block);
  f->k = k;
  f->row_length = rows;
  f->columns = columns;
  return gv_find_and(f, row, column);
}

gv_value_id gv_find_is_followed(gv_finder *f, gv_value_id index, uint32_t block) {
  row r;
  if (take_row(f, index, block, &r)) return is_row_followed(f, &r, block);
  return gv_find_is_met(f, index, block);
}

gv_value_id gv_find_is_followed_in(gv_finder *f, gv_value_id index, uint32_t block, bool flat) {
  return flat ? gv_find_is_met(f, index, block) : gv_find_is_followed(f, index, block);
}

static bool is_product(const gv_finder *f, gv_value_id id) {
  take_wide(f, &id, GV_ADD);
  return gv_is_arith_in(&f->m->values.at[id], GV_PRODUCTS);
}

bool gv_find_is_flat(gv_finder *f, gv_value_id index, uint32_t block) {
  gv_value v = f->m->values.at[gv_find_linear(f, index).of];
  row r;
  if (!gv_is_arith(&v, GV_ADD)) return false;
  if (!is_product(f, v.a) && !is_product(f, v.b)) return false;
  return !take_row(f, index, block, &r);
}
