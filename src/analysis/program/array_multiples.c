/* needs: a finder whose edges are known. gives: of two counters of one loop the one that goes by a
 * multiple of the other's step, or has more bits, as that one says it: "for (i = 0, at = 0; i < n;
 * i++, at += 64)" has 64 * i for `at`, and a pointer that goes on beside a counter is at that
 * index. cost: the arguments of a block by pairs, MOST_COUNTERS of them.
 */
#include "program/array_units.h"

enum { MOST_COUNTERS = 16, LARGEST = 1 << 24 };

/* What an edge brings a counter. */
typedef struct brought {
  bool on; /* the counter and the number; else the number */
  int64_t k;
  bool exact; /* the sum does not wrap, as one of signed numbers */
} brought;

static bool find_brought(const gv_finder *f, uint32_t edge, gv_value_id arg, brought *b) {
  gv_value_id source = gv_find_source(f, edge, arg);
  *b = (brought){.exact = true};
  if (source == GV_NONE) return false;
  if (gv_find_is_number(f, source, &b->k)) return gv_is_between(b->k, -LARGEST, LARGEST);
  const gv_value *v = gv_find_plain(f, source);
  if (!gv_is_arith_in(v, GV_SUMS) || gv_strip(f->m, v->a) != arg) return false;
  if (!gv_find_is_number(f, v->b, &b->k) || !gv_is_between(b->k, -LARGEST, LARGEST)) return false;
  if (v->c == GV_SUB) b->k = -b->k;
  b->on = true;
  b->exact = v->k & GV_ARITH_NSW;
  return b->k != 0;
}

/* arg is `times` the other, and `plus`. */
typedef struct multiple {
  int64_t times, plus;
  bool exact; /* neither counter wraps */
} multiple;

/* By all edges. False: not for certain. */
static bool find_multiple(const gv_finder *f, gv_value_id arg, gv_value_id other, multiple *m) {
  uint32_t head = f->m->values.at[arg].a;
  bool begun = false;
  *m = (multiple){0, 0, true};
  brought a, b;
  for (uint32_t p = f->pred_start[head]; p < f->pred_start[head + 1]; p++) {
    if (!find_brought(f, f->preds[p], arg, &a) || !find_brought(f, f->preds[p], other, &b))
      return false;
    if (a.on != b.on) return false;
    if (!a.on) continue;
    if (a.k % b.k || (m->times && m->times != a.k / b.k)) return false;
    m->times = a.k / b.k;
    m->exact &= a.exact && b.exact;
  }
  for (uint32_t p = f->pred_start[head]; p < f->pred_start[head + 1] && m->times; p++) {
    find_brought(f, f->preds[p], arg, &a), find_brought(f, f->preds[p], other, &b);
    if (a.on) continue;
    int64_t plus = a.k - m->times * b.k;
    if (begun && plus != m->plus) return false;
    m->plus = plus, begun = true;
  }
  return begun && m->times > 0;
}

/* The other has as many bits, and a smaller step; or fewer, and does not wrap. */
static bool is_simpler(const gv_finder *f, gv_value_id arg, gv_value_id other, const multiple *m) {
  const gv_value *v = &f->m->values.at[arg], *w = &f->m->values.at[other];
  if (w->def != GV_DEF_BLOCK_ARG || w->width < 8) return false;
  if (v->width == w->width) return m->times > 1;
  return w->width < v->width && m->exact;
}

/* arg begins at zero and goes on by one number that is no constant, *by, with the other, which
 * counts from zero; *exact: neither wraps. */
static bool is_product_of(const gv_finder *f, gv_value_id arg, gv_value_id other, gv_value_id *by,
                          bool *exact) {
  uint32_t head = f->m->values.at[arg].a;
  int64_t zero;
  brought b;
  *by = GV_NONE, *exact = true;
  for (uint32_t p = f->pred_start[head]; p < f->pred_start[head + 1]; p++) {
    gv_value_id source = gv_find_source(f, f->preds[p], arg);
    if (source == GV_NONE || !find_brought(f, f->preds[p], other, &b)) return false;
    if (!b.on && (b.k || !gv_find_is_number(f, source, &zero) || zero)) return false;
    if (!b.on) continue;
    const gv_value *v = gv_find_plain(f, source);
    if (b.k != 1 || !gv_is_arith(v, GV_ADD) || gv_strip(f->m, v->a) != arg) return false;
    if (*by != GV_NONE && *by != v->b) return false;
    *by = v->b;
    *exact &= b.exact && v->k & GV_ARITH_NSW;
  }
  return *by != GV_NONE && !gv_find_is_number(f, *by, &zero) && gv_find_is_fixed(f, *by);
}

/* arg becomes other * by. */
static void become_product(gv_finder *f, gv_value_id arg, gv_value_id other, gv_value_id by,
                           bool exact) {
  const gv_value old = f->m->values.at[arg];
  if (f->m->values.at[other].width != old.width)
    other = gv_find_arith(f, GV_WIDEN, other, other, old.width);
  f->m->values.at[arg] = (gv_value){.def = GV_DEF_ARITH,
                                    .width = old.width,
                                    .size = old.size,
                                    .a = other,
                                    .b = by,
                                    .c = GV_MUL,
                                    .k = exact ? GV_ARITH_NSW : 0,
                                    .loc = old.loc};
}

/* An address that goes on by a number of elements with the other, which counts from zero, and does
 * not wrap before addresses do; *step: as it goes on. */
static bool is_address_by(const gv_finder *f, gv_value_id arg, gv_value_id other, gv_value_id *root,
                          gv_value *step) {
  uint32_t head = f->m->values.at[arg].a;
  brought b;
  *root = GV_NONE, *step = (gv_value){.b = GV_NONE};
  for (uint32_t p = f->pred_start[head]; p < f->pred_start[head + 1]; p++) {
    gv_value_id source = gv_find_source(f, f->preds[p], arg);
    if (source == GV_NONE || !find_brought(f, f->preds[p], other, &b)) return false;
    if (!b.on) {
      if (b.k || (*root != GV_NONE && *root != gv_strip(f->m, source))) return false;
      *root = gv_strip(f->m, source);
      continue;
    }
    const gv_value v = *gv_find_plain(f, source);
    if (b.k != 1 || (!b.exact && gv_find_width(f, other) != 64)) return false;
    if (v.def != GV_DEF_OFFSET || v.k != GV_ANYWHERE || !v.c) return false;
    if (gv_strip(f->m, v.a) != arg || (step->b != GV_NONE && (step->b != v.b || step->c != v.c)))
      return false;
    *step = v;
  }
  if (*root == GV_NONE || step->b == GV_NONE) return false;
  return gv_find_is_fixed(f, step->b) && gv_find_is_fixed(f, *root);
}

/* arg becomes the address so many elements behind the root. */
static void become_address(gv_finder *f, gv_value_id arg, gv_value_id other, gv_value_id root,
                           gv_value step) {
  const gv_value old = f->m->values.at[arg];
  if (gv_find_width(f, other) != 64) other = gv_find_arith(f, GV_WIDEN, other, other, 64);
  if (gv_find_width(f, step.b) != 64) step.b = gv_find_arith(f, GV_WIDEN, step.b, step.b, 64);
  step.a = root;
  step.b = gv_find_arith(f, GV_MUL, other, step.b, 64);
  step.loc = old.loc;
  f->m->values.at[arg] = step;
}

/* The address that goes on beside a counter is at a product of that. */
static bool take_address(gv_finder *f, gv_value_id arg, const gv_edge *e) {
  for (uint32_t p = e->first_pair; p < e->first_pair + e->pairs; p++) {
    gv_value_id root, other = f->m->pairs.at[p].arg;
    gv_value step;
    if (other == arg || f->m->values.at[other].def != GV_DEF_BLOCK_ARG) continue;
    if (!is_address_by(f, arg, other, &root, &step)) continue;
    become_address(f, arg, other, root, step);
    return true;
  }
  return false;
}

bool gv_find_multiple_counter(gv_finder *f, gv_value_id arg) {
  const gv_value old = f->m->values.at[arg];
  if (f->pred_start[old.a] == f->pred_start[old.a + 1]) return false;
  const gv_edge e = f->m->edges.at[f->preds[f->pred_start[old.a]]];
  if (e.pairs > MOST_COUNTERS) return false;
  if (!old.width && old.size == GV_WORD_BYTES) return take_address(f, arg, &e);
  if (old.width < 16) return false;
  for (uint32_t p = e.first_pair; p < e.first_pair + e.pairs; p++) {
    gv_value_id other = f->m->pairs.at[p].arg;
    multiple m;
    gv_value_id by;
    bool exact;
    if (other != arg && is_product_of(f, arg, other, &by, &exact) &&
        is_simpler(f, arg, other, &(multiple){2, 0, exact})) {
      become_product(f, arg, other, by, exact);
      return true;
    }
    if (other == arg || !find_multiple(f, arg, other, &m) || !is_simpler(f, arg, other, &m))
      continue;
    int64_t flags = m.exact ? GV_ARITH_NSW : 0;
    gv_value_id made = other;
    if (f->m->values.at[other].width != old.width)
      made = gv_find_arith(f, GV_WIDEN, other, other, old.width);
    if (m.times > 1) {
      made = gv_find_arith(f, GV_MUL, made, gv_find_number(f, m.times, old.width), old.width);
      f->m->values.at[made].k |= flags;
    }
    gv_value_id plus = gv_find_number(f, m.plus, old.width);
    f->m->values.at[arg] = (gv_value){.def = GV_DEF_ARITH,
                                      .width = old.width,
                                      .size = old.size,
                                      .a = made,
                                      .b = plus,
                                      .c = GV_ADD,
                                      .k = flags,
                                      .loc = old.loc};
    return true;
  }
  return false;
}
