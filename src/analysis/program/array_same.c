/* needs: a finder whose variables are known. gives: numbers that are written in several ways as
 * one, so that loops and conditions are about the same: block arguments that get one value by every
 * edge, or a constant where that value is the constant; sums that do not wrap; signed remainders
 * that are unsigned ones.
 * cost: linear in the edges, and for each argument that gets constants the blocks of its function.
 *
 * Compilers make such arguments of `if (i == 0) use(a[0]); else use(a[i])`, and of a number that is
 * loaded before a loop and in it.
 */
#include "program/array_loops.h"
#include "program/array_ranges.h"

enum { SAID_BLOCKS = 4, MOST_WALKS = 256, ALIKE_DEPTH = 4 };

typedef GV_VEC(uint32_t) list;

/* ---- arguments ------------------------------------------------------------------------------- */

static bool is_same(const gv_finder *f, gv_value_id a, gv_value_id b, int depth);

/* One is computed as the other is, of the same; but each number that is frozen is one of its own,
 * where it is undefined. */
static bool is_computed_alike(const gv_finder *f, const gv_value *a, const gv_value *b, int depth) {
  if (a->def != GV_DEF_ARITH || b->def != GV_DEF_ARITH) return false;
  if (a->c != b->c || a->k != b->k || a->c == GV_FREEZE) return false;
  if (a->width != b->width || a->size != b->size) return false;
  if (depth >= ALIKE_DEPTH || !is_same(f, a->a, b->a, depth + 1)) return false;
  return gv_arith_is_unary((gv_arith)a->c) || is_same(f, a->b, b->b, depth + 1);
}

static bool is_same(const gv_finder *f, gv_value_id a, gv_value_id b, int depth) {
  int64_t k, other;
  a = gv_strip(f->m, a), b = gv_strip(f->m, b);
  if (a == b) return true;
  if (f->m->values.at[a].width != f->m->values.at[b].width) return false;
  if (gv_find_is_number(f, a, &k) && gv_find_is_number(f, b, &other)) return k == other;
  return is_computed_alike(f, &f->m->values.at[a], &f->m->values.at[b], depth);
}

bool gv_find_is_same(const gv_finder *f, gv_value_id a, gv_value_id b) {
  return is_same(f, a, b, 0);
}

/* What the edges bring that do not bring the argument itself: one value; *constants: beside it
 * there are constants. GV_NONE: several. */
static gv_value_id source_of(const gv_finder *f, gv_value_id arg, bool *constants) {
  uint32_t block = f->m->values.at[arg].a;
  gv_value_id only = GV_NONE, number = GV_NONE;
  bool several = false;
  *constants = false;
  for (uint32_t p = f->pred_start[block]; p < f->pred_start[block + 1]; p++) {
    gv_value_id source = gv_find_source(f, f->preds[p], arg);
    int64_t k;
    if (source == GV_NONE) return GV_NONE;
    if (gv_strip(f->m, source) == arg) continue;
    bool constant = gv_find_is_number(f, source, &k);
    gv_value_id *to = constant ? &number : &only;
    if (*to != GV_NONE && !is_same(f, *to, source, 0)) {
      if (!constant) return GV_NONE;
      several = true;
    }
    *to = source;
  }
  *constants = only != GV_NONE && number != GV_NONE;
  if (only == GV_NONE && several) return GV_NONE;
  return only == GV_NONE ? number : only;
}

/* On every way to the edge a branch says that the number, made wide in this way, is k, since the
 * block where it got its value. */
static bool says_number(gv_finder *f, uint32_t edge, gv_linear number, int64_t k) {
  uint32_t begin = gv_def_block(f->m, number.of);
  for (int i = 0; i < SAID_BLOCKS; i++) {
    int64_t said;
    bool holds, equal;
    gv_value_id x;
    uint32_t from = f->edge_from[edge];
    const gv_op *op = gv_find_branch(f, edge, &holds);
    gv_value_id condition = op && !op->assumed ? gv_operands(f->m, op)[0] : GV_NONE;
    if (condition != GV_NONE && gv_find_equality(f, condition, holds, &x, &said, &equal) && equal &&
        (number.wide != GV_ZEXT || k >= 0)) {
      gv_linear compared = gv_find_linear(f, x);
      bool wide = compared.wide == GV_ADD || compared.wide == number.wide;
      bool same = gv_is_near(said) && gv_is_near(compared.plus) && said - compared.plus == k;
      if (compared.of == number.of && same && wide) return true;
    }
    if (from == begin) return false;
    if (f->pred_start[from + 1] - f->pred_start[from] != 1) return false;
    edge = f->preds[f->pred_start[from]];
  }
  return false;
}

/* Every way to the block comes by the other one, before. */
static bool comes_after(const gv_finder *f, uint32_t block, uint32_t by) {
  const gv_model *m = f->m;
  const gv_function *function = &m->functions.at[gv_find_function(f, block)];
  uint32_t first = function->first_block;
  if (by == block || gv_find_function(f, by) != gv_find_function(f, block)) return false;
  if (by == first) return true;
  bool *seen = gv_malloc(function->end_block - first + 1);
  memset(seen, 0, function->end_block - first + 1);
  list walk = {0};
  *gv_push(&walk) = first;
  seen[0] = true;
  while (walk.len && !seen[block - first]) {
    uint32_t b = gv_pop(&walk);
    for (uint32_t e = m->blocks.at[b].first_edge; e < m->blocks.at[b].end_edge; e++) {
      uint32_t next = m->edges.at[e].target;
      if (next != by && !seen[next - first]) *gv_push(&walk) = next, seen[next - first] = true;
    }
  }
  bool reached = seen[block - first];
  gv_free(seen);
  gv_vec_free(&walk);
  return !reached;
}

/* Where an edge brings a constant the value is that. */
static bool are_constants_said(gv_finder *f, gv_value_id arg, gv_value_id value, uint32_t *walks) {
  uint32_t block = f->m->values.at[arg].a;
  gv_linear number = gv_find_linear(f, value);
  const gv_value *root = &f->m->values.at[number.of];
  if (number.plus || !gv_is_root(root)) return false;
  if (root->def == GV_DEF_OPAQUE && root->a == GV_NONE) return false;
  for (uint32_t p = f->pred_start[block]; p < f->pred_start[block + 1]; p++) {
    gv_value_id source = gv_find_source(f, f->preds[p], arg);
    int64_t k;
    if (gv_strip(f->m, source) == arg) return false;
    if (gv_find_is_number(f, source, &k) && !says_number(f, f->preds[p], number, k)) return false;
  }
  uint32_t begin = gv_def_block(f->m, number.of);
  return begin == GV_NONE || (++*walks <= MOST_WALKS && comes_after(f, block, begin));
}

static bool merge(gv_finder *f, gv_value_id arg, uint32_t *walks) {
  gv_value old = f->m->values.at[arg];
  bool constants;
  if (f->pred_start[old.a] == f->pred_start[old.a + 1]) return false;
  gv_value_id value = source_of(f, arg, &constants);
  if (value == GV_NONE || f->m->values.at[value].width != old.width) return false;
  if (constants && !are_constants_said(f, arg, value, walks)) return false;
  f->m->values.at[arg] = (gv_value){
      .def = GV_DEF_COPY, .width = old.width, .size = old.size, .a = value, .loc = old.loc};
  return true;
}

/* ---- arguments that are at one distance ------------------------------------------------------ */

/* The edge brings `back` less to the argument than to the other one. *flags: those of the sums by
 * which the other one comes to be that. */
static bool keeps_distance(const gv_finder *f, uint32_t edge, gv_value_id arg, gv_value_id other,
                           int64_t back, int64_t *flags) {
  gv_value_id x = gv_find_source(f, edge, arg), y = gv_find_source(f, edge, other);
  int64_t k, l;
  if (x == GV_NONE || y == GV_NONE) return false;
  if (gv_find_is_number(f, x, &k) && gv_find_is_number(f, y, &l))
    return gv_is_between(k, 0, INT8_MAX) && l - k == back;
  gv_linear a = gv_find_linear(f, x), b = gv_find_linear(f, y);
  if (a.wide != GV_ADD || b.wide != GV_ADD) return false;
  if (a.of != b.of || b.plus - a.plus != back) return false;
  const gv_value *sum = gv_find_plain(f, y);
  bool one = gv_is_arith(sum, GV_ADD) && gv_find_is_number(f, sum->b, &k) && k == back;
  *flags &= one ? sum->k : 0;
  return true;
}

/* The constant, above zero, by which each edge brings less to the argument than to the other one;
 * 0: there is none. */
static int64_t distance_to(const gv_finder *f, gv_value_id arg, gv_value_id other, int64_t *flags) {
  uint32_t block = f->m->values.at[arg].a;
  int64_t k, l, back = 0;
  *flags = GV_ARITH_NSW | GV_ARITH_NUW;
  for (uint32_t p = f->pred_start[block]; p < f->pred_start[block + 1] && !back; p++) {
    gv_value_id x = gv_find_source(f, f->preds[p], arg), y = gv_find_source(f, f->preds[p], other);
    if (x != GV_NONE && y != GV_NONE && gv_find_is_number(f, x, &k) && gv_find_is_number(f, y, &l))
      back = gv_is_between(l, 0, INT8_MAX) ? l - k : 0;
  }
  for (uint32_t p = f->pred_start[block]; p < f->pred_start[block + 1]; p++)
    if (back <= 0 || !keeps_distance(f, f->preds[p], arg, other, back, flags)) return 0;
  return back;
}

/* Each edge brings both the same, or what each of them is. */
static bool are_alike(const gv_finder *f, gv_value_id arg, gv_value_id other) {
  uint32_t block = f->m->values.at[arg].a;
  for (uint32_t p = f->pred_start[block]; p < f->pred_start[block + 1]; p++) {
    gv_value_id x = gv_find_source(f, f->preds[p], arg), y = gv_find_source(f, f->preds[p], other);
    if (x == GV_NONE || y == GV_NONE) return false;
    bool stay = gv_strip(f->m, x) == arg && gv_strip(f->m, y) == other;
    if (!stay && !is_same(f, x, y, 0)) return false;
  }
  return true;
}

/* An argument that is always what an earlier one of its block is becomes that. */
static bool merge_alike(gv_finder *f, gv_value_id arg) {
  const gv_value old = f->m->values.at[arg];
  if (old.def != GV_DEF_BLOCK_ARG || old.width < 8) return false;
  if (f->pred_start[old.a] == f->pred_start[old.a + 1]) return false;
  const gv_edge e = f->m->edges.at[f->preds[f->pred_start[old.a]]];
  for (uint32_t p = e.first_pair; p < e.first_pair + e.pairs; p++) {
    gv_value_id other = f->m->pairs.at[p].arg;
    const gv_value v = f->m->values.at[other];
    if (other >= arg || v.def != GV_DEF_BLOCK_ARG || v.width != old.width || v.a != old.a) continue;
    if (!are_alike(f, arg, other)) continue;
    f->m->values.at[arg] = (gv_value){
        .def = GV_DEF_COPY, .width = old.width, .size = old.size, .a = other, .loc = old.loc};
    return true;
  }
  return false;
}

/* A number that is what a counter of its loop was in the round before becomes that counter, less a
 * constant: LLVM counts i and i + 1 apart. */
static bool follow(gv_finder *f, gv_value_id arg) {
  const gv_value old = f->m->values.at[arg];
  if (old.width < 32 || f->pred_start[old.a + 1] - f->pred_start[old.a] < 2) return false;
  const gv_edge e = f->m->edges.at[f->preds[f->pred_start[old.a]]];
  for (uint32_t p = e.first_pair; p < e.first_pair + e.pairs; p++) {
    gv_value_id other = f->m->pairs.at[p].arg;
    const gv_value v = f->m->values.at[other];
    int64_t flags, back;
    if (v.def != GV_DEF_BLOCK_ARG || v.width != old.width || v.a != old.a) continue;
    if (other == arg || (back = distance_to(f, arg, other, &flags)) == 0) continue;
    gv_value_id by = gv_find_number(f, back, old.width);
    gv_value_id sum = gv_find_arith(f, GV_SUB, other, by, old.width);
    f->m->values.at[sum].k |= flags; /* it has been that number */
    f->m->values.at[arg] = (gv_value){
        .def = GV_DEF_COPY, .width = old.width, .size = old.size, .a = sum, .loc = old.loc};
    return true;
  }
  return false;
}

/* ---- remainders ------------------------------------------------------------------------------ */

/* The number is none below zero, wherever it is. */
static bool is_natural(gv_finder *f, gv_value_id id) {
  int64_t k;
  gv_value_id of = gv_find_linear(f, id).of;
  if (gv_find_is_number(f, id, &k)) return k >= 0;
  if (f->m->values.at[of].def != GV_DEF_BLOCK_ARG) return false;
  return gv_find_range(f, id, f->m->values.at[of].a).lo >= 0;
}

static void make_unsigned(gv_finder *f, gv_value_id id) {
  const gv_value v = f->m->values.at[id];
  int64_t k;
  if (!gv_is_arith(&v, GV_SREM) || !gv_find_is_number(f, v.b, &k) || k < 1) return;
  if (is_natural(f, v.a)) f->m->values.at[id].c = GV_UREM;
}

/* ---- sums that do not wrap ------------------------------------------------------------------- */

/* The number that the edges bring that do not bring the counter on by `step` or less; -1: they
 * bring another. */
static int64_t begin_of(const gv_finder *f, gv_value_id counter, gv_value_id like) {
  uint32_t head = f->m->values.at[counter].a;
  int64_t begin = -1;
  for (uint32_t p = f->pred_start[head]; p < f->pred_start[head + 1]; p++) {
    gv_value_id source = gv_find_source(f, f->preds[p], counter);
    gv_value_id other = gv_find_source(f, f->preds[p], like);
    int step;
    int64_t k;
    if (source == GV_NONE || other == GV_NONE) return -1;
    bool round = gv_find_comes_round(f, other, like, &step);
    if (round && !gv_is_between(step, 0, 1)) return -1;
    if (round && counter != like && gv_find_step(f, source, counter) != 1) return -1;
    if (round) continue;
    if (!gv_find_is_number(f, source, &k) || !gv_is_between(k, 0, INT32_MAX)) return -1;
    if (begin >= 0 && k != begin) return -1;
    begin = k;
  }
  return begin;
}

/* The counter goes up by one at most in each round of a loop, in which another one goes up by one
 * that stays below some number: so does this one. INT64_MAX: it is not known. */
static int64_t most_of(gv_finder *f, gv_value_id counter) {
  uint32_t head = f->m->values.at[counter].a;
  int64_t begin = begin_of(f, counter, counter), most = INT64_MAX;
  if (begin < 0 || f->pred_start[head] == f->pred_start[head + 1]) return most;
  const gv_edge e = f->m->edges.at[f->preds[f->pred_start[head]]];
  for (uint32_t p = e.first_pair; p < e.first_pair + e.pairs && most == INT64_MAX; p++) {
    gv_value_id other = f->m->pairs.at[p].arg;
    const gv_value *v = &f->m->values.at[other];
    if (other == counter || v->def != GV_DEF_BLOCK_ARG || v->width < 8) continue;
    int64_t from = begin_of(f, other, counter);
    if (from < 0 || gv_find_loop(f, other) == GV_NONE) continue;
    gv_range r = gv_find_range(f, other, head);
    if (gv_is_between(r.lo, 0, INT32_MAX) && r.hi <= INT32_MAX) most = begin + r.hi - from;
  }
  return most;
}

/* Counters of few elements, of which some rounds of a loop may add none. */
static void flag_sum(gv_finder *f, gv_value_id id) {
  const gv_value v = f->m->values.at[id];
  int64_t k;
  if (!gv_is_arith(&v, GV_ADD) || !gv_is_between(v.width, 8, 32)) return;
  if (v.k & GV_ARITH_NSW || !gv_find_is_number(f, v.b, &k) || k != 1) return;
  gv_value_id counter = gv_strip(f->m, v.a);
  if (f->m->values.at[counter].def != GV_DEF_BLOCK_ARG) return;
  gv_range r = gv_find_range(f, counter, f->m->values.at[counter].a);
  int64_t most = r.lo >= 0 ? r.hi : INT64_MAX;
  if (most >= INT64_MAX >> (64 - v.width)) most = most_of(f, counter);
  if (most < INT64_MAX >> (64 - v.width)) f->m->values.at[id].k |= GV_ARITH_NSW | GV_ARITH_NUW;
}

/* ---- the whole ------------------------------------------------------------------------------- */

/* A counter behind its loop is the larger one of its bound and 1, as compilers write it, where only
 * a bound above zero comes there. */
static bool choose_on_edges(gv_finder *f) {
  gv_model *m = f->m;
  bool any = false;
  for (uint32_t e = 0; e < m->edges.len; e++)
    for (uint32_t p = m->edges.at[e].first_pair;
         p < m->edges.at[e].first_pair + m->edges.at[e].pairs; p++) {
      gv_value_id source = m->pairs.at[p].source, of = gv_strip(m, source);
      if (!gv_is_arith_in(&m->values.at[of], GV_EXTREMES)) continue;
      gv_value_id is = gv_find_chosen(f, of, f->edge_from[e]);
      if (is == of) continue;
      m->pairs.at[p].source = is;
      any = true;
    }
  return any;
}

void gv_find_same_numbers(gv_finder *f) {
  uint32_t values = f->m->values.len, walks = 0;
  bool any = choose_on_edges(f);
  for (gv_value_id id = 0; id < values; id++) {
    const gv_value *v = &f->m->values.at[id];
    if (v->def == GV_DEF_BLOCK_ARG && v->width >= 8) any |= merge(f, id, &walks);
  }
  for (gv_value_id id = 0; id < values; id++) {
    const gv_value *v = &f->m->values.at[id];
    if (v->def == GV_DEF_BLOCK_ARG) any |= follow(f, id);
  }
  for (gv_value_id id = 0; id < values; id++) any |= merge_alike(f, id);
  if (any) gv_find_give(f);
}

void gv_find_plain_numbers(gv_finder *f) {
  uint32_t values = f->m->values.len;
  for (gv_value_id id = 0; id < values; id++) flag_sum(f, id);
  for (gv_value_id id = 0; id < values; id++) make_unsigned(f, id);
}

/* ---- flags ----------------------------------------------------------------------------------- */

/* The last bit of a block argument that is 0 or 1 by all edges. */
static bool is_flag(gv_finder *f, const gv_value *v) {
  if (!gv_is_arith(v, GV_TRUNC) || v->width != 1) return false;
  gv_value_id of = gv_strip(f->m, v->a);
  if (f->m->values.at[of].def != GV_DEF_BLOCK_ARG) return false;
  if (f->m->values.at[of].width < 8) return false;
  gv_range r = gv_find_range(f, of, f->m->values.at[of].a);
  return r.lo >= 0 && r.hi <= 1;
}

/* "bool made = false; … if (!made) { make(); made = true; }": clang loads a byte and takes its last
 * bit. */
void gv_find_flags(gv_finder *f) {
  gv_model *m = f->m;
  uint32_t values = m->values.len;
  for (gv_value_id id = 0; id < values; id++) {
    gv_value old = m->values.at[id];
    if (!is_flag(f, &old)) continue;
    gv_value_id of = gv_strip(m, old.a);
    gv_value_id none = gv_find_number(f, 0, m->values.at[of].width);
    gv_value_id is_zero = gv_find_arith(f, GV_EQ, of, none, 1);
    gv_value_id truth = gv_find_truth(f, true);
    m->values.at[id] = (gv_value){.def = GV_DEF_ARITH,
                                  .width = 1,
                                  .size = old.size,
                                  .a = is_zero,
                                  .b = truth,
                                  .c = GV_XOR,
                                  .loc = old.loc};
  }
}
