/* needs: a finder whose bases are known. gives: which block arguments are the counters of loops, by
 * what they are brought on, and the blocks of the loop. cost: for each loop that is found its
 * blocks, and once those of its function.
 *
 * All that is told of loops rests on two facts of one that counts by a constant. It meets no number
 * twice, from one entry to the next: its sums do not wrap, or it ends before they could. And where
 * its bounds are known, the numbers that it goes through are all from the first one to the bound,
 * in the order in which it compares them. Where one of them is not certain, nothing is told: an
 * access is of the element that is followed if its index is that one's, and that is all.
 */
#include "program/array_loops.h"

typedef gv_counted_loop loop;
typedef GV_VEC(uint32_t) list;

static uint32_t first_block(const gv_finder *f, uint32_t block) {
  return f->m->functions.at[gv_find_function(f, block)].first_block;
}

bool gv_find_in_loop(const gv_finder *f, const loop *l, uint32_t block) {
  if (gv_find_function(f, block) != gv_find_function(f, l->head)) return false;
  return l->in[block - first_block(f, block)];
}

bool gv_find_is_turn(const gv_finder *f, const loop *l, uint32_t edge) {
  return f->m->edges.at[edge].target == l->head && gv_find_in_loop(f, l, f->edge_from[edge]);
}

/* ---- by what it is brought on ---------------------------------------------------------------- */

bool gv_find_is_on_cycle(const gv_finder *f, uint32_t block) {
  const gv_model *m = f->m;
  const gv_function *in = &m->functions.at[gv_find_function(f, block)];
  GV_VEC(uint32_t) open = {0};
  bool *seen = gv_malloc(in->end_block - in->first_block + 1);
  memset(seen, 0, in->end_block - in->first_block + 1);
  *gv_push(&open) = block;
  while (open.len && !seen[block - in->first_block]) {
    const gv_block *b = &m->blocks.at[gv_pop(&open)];
    for (uint32_t e = b->first_edge; e < b->end_edge; e++) {
      uint32_t to = m->edges.at[e].target;
      if (!seen[to - in->first_block]) *gv_push(&open) = to;
      seen[to - in->first_block] = true;
    }
  }
  bool again = seen[block - in->first_block];
  gv_vec_free(&open);
  gv_free(seen);
  return again;
}

gv_value_id gv_find_source(const gv_finder *f, uint32_t edge, gv_value_id arg) {
  const gv_edge *e = &f->m->edges.at[edge];
  for (uint32_t p = e->first_pair; p < e->first_pair + e->pairs; p++)
    if (f->m->pairs.at[p].arg == arg) return f->m->pairs.at[p].source;
  return GV_NONE;
}

/* counter + k */
static bool is_sum(const gv_finder *f, gv_value_id counter, gv_value_id of, gv_value_id by,
                   int64_t *k) {
  return gv_strip(f->m, of) == counter && gv_find_is_number(f, by, k);
}

int gv_find_step(const gv_finder *f, gv_value_id source, gv_value_id counter) {
  if (source == GV_NONE) return 0;
  const gv_value *v = gv_find_plain(f, source);
  if (!gv_is_arith_in(v, GV_SUMS)) return 0;
  int64_t k;
  bool found = is_sum(f, counter, v->a, v->b, &k);
  if (!found && v->c == GV_ADD) found = is_sum(f, counter, v->b, v->a, &k);
  if (!found) return 0;
  if (!gv_is_between(k, -GV_LARGEST_STEP, GV_LARGEST_STEP)) return 0;
  return v->c == GV_SUB ? -(int)k : (int)k;
}

/* What a counter has become when control comes round to the head. */
typedef struct advance {
  int step;  /* that it is brought on by, the same on all ways that do; 0: on none */
  bool kept; /* on some ways it stays */
} advance;

enum { STEPS_EDGES = 8, MOST_COUNTERS = 64 };

static bool take_advance(const gv_finder *f, gv_value_id source, gv_value_id counter, advance *to,
                         int depth);

/* … of a block argument, what it gets by each edge. */
static bool take_joined(const gv_finder *f, gv_value_id arg, gv_value_id counter, advance *to,
                        int depth) {
  const gv_value *v = &f->m->values.at[arg];
  if (v->def != GV_DEF_BLOCK_ARG) return false;
  if (depth >= GV_STEPS_DEPTH) return false;
  uint32_t first = f->pred_start[v->a], end = f->pred_start[v->a + 1];
  if (first == end) return false;
  if (end - first > STEPS_EDGES) return false;
  for (uint32_t p = first; p < end; p++)
    if (!take_advance(f, gv_find_source(f, f->preds[p], arg), counter, to, depth + 1)) return false;
  return true;
}

/* False: it is something else than the counter, or brought on by different constants. */
static bool take_advance(const gv_finder *f, gv_value_id source, gv_value_id counter, advance *to,
                         int depth) {
  if (source == GV_NONE) return false;
  source = gv_strip(f->m, source);
  int step = gv_find_step(f, source, counter);
  to->kept |= source == counter;
  if (source == counter) return true;
  if (!step) return take_joined(f, source, counter, to, depth);
  bool same = !to->step || to->step == step;
  to->step = step;
  return same;
}

/* The source is the counter as it comes round, and *to says how. */
static bool comes_round(const gv_finder *f, gv_value_id source, gv_value_id counter, advance *to) {
  *to = (advance){0};
  if (!take_advance(f, source, counter, to, 0)) return false;
  return to->step || to->kept;
}

bool gv_find_comes_round(const gv_finder *f, gv_value_id source, gv_value_id counter, int *step) {
  advance to;
  if (!comes_round(f, source, counter, &to)) return false;
  *step = to.step;
  return true;
}

static bool is_round(const gv_finder *f, uint32_t edge, gv_value_id counter) {
  advance to;
  return comes_round(f, gv_find_source(f, edge, counter), counter, &to);
}

/* The sums that bring the counter on, by ways of which some keep it. */
static bool are_sums_flagged(const gv_finder *f, gv_value_id source, gv_value_id counter,
                             int64_t flags, int depth) {
  if (source == GV_NONE) return true; /* it is none of the counter */
  source = gv_strip(f->m, source);
  const gv_value *v = &f->m->values.at[source];
  if (gv_find_step(f, source, counter)) return (v->k & flags) != 0;
  if (source == counter) return true;
  if (v->def != GV_DEF_BLOCK_ARG) return true;
  if (depth >= GV_STEPS_DEPTH) return true;
  for (uint32_t p = f->pred_start[v->a]; p < f->pred_start[v->a + 1]; p++) {
    gv_value_id one = gv_find_source(f, f->preds[p], source);
    if (!are_sums_flagged(f, one, counter, flags, depth + 1)) return false;
  }
  return true;
}

static bool is_sum_flagged(const gv_finder *f, const loop *l, gv_value_id source, int64_t flags) {
  if (l->sometimes) return are_sums_flagged(f, source, l->counter, flags, 0);
  if (!gv_find_step(f, source, l->counter)) return true;
  return (gv_find_plain(f, source)->k & flags) != 0;
}

bool gv_find_is_flagged(const gv_finder *f, const loop *l, int64_t flags) {
  for (uint32_t p = f->pred_start[l->head]; p < f->pred_start[l->head + 1]; p++)
    if (!is_sum_flagged(f, l, gv_find_source(f, f->preds[p], l->counter), flags)) return false;
  return true;
}

/* ---- its blocks ------------------------------------------------------------------------------ */

/* From the edges that bring the counter on back to the head. */
static void fill(gv_finder *f, loop *l) {
  const gv_function *function = &f->m->functions.at[gv_find_function(f, l->head)];
  uint32_t first = function->first_block, blocks = function->end_block - first;
  l->in = gv_malloc(blocks + 1);
  memset(l->in, 0, blocks + 1);
  list walk = {0};
  l->in[l->head - first] = true;
  for (uint32_t p = f->pred_start[l->head]; p < f->pred_start[l->head + 1]; p++)
    if (is_round(f, f->preds[p], l->counter)) *gv_push(&walk) = f->edge_from[f->preds[p]];
  while (walk.len) {
    uint32_t b = gv_pop(&walk);
    if (l->in[b - first]) continue;
    l->in[b - first] = true;
    for (uint32_t p = f->pred_start[b]; p < f->pred_start[b + 1]; p++)
      *gv_push(&walk) = f->edge_from[f->preds[p]];
  }
  gv_vec_free(&walk);
}

/* The edges from inside are those that bring the counter on. */
static bool is_counted(gv_finder *f, loop *l) {
  for (uint32_t p = f->pred_start[l->head]; p < f->pred_start[l->head + 1]; p++) {
    bool inside = gv_find_in_loop(f, l, f->edge_from[f->preds[p]]);
    if (inside != is_round(f, f->preds[p], l->counter)) return false;
  }
  return true;
}

static bool stays_the_same(const gv_finder *f, const loop *l, gv_value_id id, int depth) {
  const gv_value *v = &f->m->values.at[id];
  if (depth > GV_CHAIN_LIMIT) return false;
  if (v->def == GV_DEF_PARAM) return true;
  if (gv_is_root(v)) {
    uint32_t block = gv_def_block(f->m, id);
    return block != GV_NONE && !gv_find_in_loop(f, l, block);
  }
  switch ((gv_def)v->def) {
  case GV_DEF_INT:
  case GV_DEF_NULL: return true;
  case GV_DEF_COPY: return stays_the_same(f, l, v->a, depth + 1);
  case GV_DEF_SELECT:
    return stays_the_same(f, l, v->a, depth + 1) && stays_the_same(f, l, v->b, depth + 1) &&
           stays_the_same(f, l, v->c, depth + 1);
  case GV_DEF_ARITH:
    if (!stays_the_same(f, l, v->a, depth + 1)) return false;
    return gv_arith_is_unary((gv_arith)v->c) || stays_the_same(f, l, v->b, depth + 1);
  default: return false;
  }
}

bool gv_find_stays_the_same(const gv_finder *f, const loop *l, gv_value_id id) {
  return stays_the_same(f, l, id, 0);
}

/* ---- the loop -------------------------------------------------------------------------------- */

static bool is_same_number(const gv_finder *f, gv_value_id a, gv_value_id b) {
  int64_t k, other;
  if (gv_strip(f->m, a) == gv_strip(f->m, b)) return true;
  if (!gv_find_is_number(f, a, &k)) return false;
  if (!gv_find_is_number(f, b, &other)) return false;
  return k == other;
}

/* The step and the first number, as the edges to the head bring them; *several: that is not always
 * the same. False: some edge brings what is none of both, or another step. */
static bool take_edges(gv_finder *f, loop *l, bool *several) {
  for (uint32_t p = f->pred_start[l->head]; p < f->pred_start[l->head + 1]; p++) {
    gv_value_id source = gv_find_source(f, f->preds[p], l->counter);
    advance to;
    if (source == GV_NONE) return false;
    if (!comes_round(f, source, l->counter, &to)) {
      *several |= l->first != GV_NONE && !is_same_number(f, l->first, source);
      l->first = source;
      continue;
    }
    if (to.step && l->step && l->step != to.step) return false;
    if (to.step) l->step = to.step;
    l->sometimes |= to.kept || !gv_find_step(f, source, l->counter);
  }
  return l->step && l->first != GV_NONE;
}

/* False: it is none of which it is known that it meets no number twice. */
static bool find(gv_finder *f, loop *l) {
  bool several = false;
  if (!take_edges(f, l, &several)) return false;
  fill(f, l);
  if (!is_counted(f, l)) return false;
  if (several) l->first = GV_NONE;
  if (gv_find_mirrored_test(f, l)) return true;
  bool tested = !several && !l->sometimes && gv_find_test(f, l);
  if (!gv_find_meets_none_twice(f, l)) return false;
  if (!tested || !gv_find_order(f, l)) l->test = GV_NONE;
  return true;
}

uint32_t gv_find_loop(gv_finder *f, gv_value_id counter) {
  const gv_value *v = &f->m->values.at[counter];
  if (v->def != GV_DEF_BLOCK_ARG || !v->width) return GV_NONE;
  for (uint32_t i = 0; i < f->loops.len; i++)
    if (f->loops.at[i].counter == counter) return f->loops.at[i].head == GV_NONE ? GV_NONE : i;
  loop l = {.head = v->a, .counter = counter, .first = GV_NONE, .test = GV_NONE};
  bool found = find(f, &l);
  if (!found) l.head = GV_NONE;
  *gv_push(&f->loops) = l;
  return found ? f->loops.len - 1 : GV_NONE;
}

gv_value_id gv_find_counter_wide(gv_finder *f, gv_value_id counter) {
  if (gv_find_width(f, counter) == 64) return counter;
  uint32_t loop_id = gv_find_loop(f, counter);
  gv_linear index = {counter, GV_WIDEN, 0};
  bool is_signed = loop_id == GV_NONE || gv_find_keeps_order(f, &f->loops.at[loop_id], &index);
  return gv_find_arith(f, is_signed ? GV_WIDEN : GV_ZEXT, counter, counter, 64);
}

void gv_find_end(gv_finder *f, gv_value_id index, uint32_t *test, gv_value_id *bound) {
  uint32_t loop_id = gv_find_loop(f, gv_find_linear(f, index).of);
  if (loop_id == GV_NONE) return;
  const loop *l = &f->loops.at[loop_id];
  if (l->test == GV_NONE) return;
  *test = gv_terminator(f->m, l->test);
  *bound = gv_strip(f->m, l->bound);
}

/* ---- counters that are the same -------------------------------------------------------------- */

/* The step of a counter that every way round brings on by the same constant, from one that is
 * constant; 0: it is none. */
static int plain_step(const gv_finder *f, gv_value_id arg, int64_t *begin) {
  uint32_t head = f->m->values.at[arg].a;
  int all = 0;
  bool begun = false;
  for (uint32_t p = f->pred_start[head]; p < f->pred_start[head + 1]; p++) {
    gv_value_id source = gv_find_source(f, f->preds[p], arg);
    int step = gv_find_step(f, source, arg);
    int64_t k;
    if (step) {
      if (all && all != step) return 0;
      all = step;
      continue;
    }
    if (source == GV_NONE) return 0;
    if (!gv_find_is_number(f, source, &k)) return 0;
    if (begun && k != *begin) return 0;
    *begin = k, begun = true;
  }
  return begun ? all : 0;
}

/* Both are brought on by the same edges. */
static bool has_same_turns(const gv_finder *f, gv_value_id a, gv_value_id b) {
  uint32_t head = f->m->values.at[a].a;
  for (uint32_t p = f->pred_start[head]; p < f->pred_start[head + 1]; p++) {
    bool brings_a = gv_find_step(f, gv_find_source(f, f->preds[p], a), a);
    bool brings_b = gv_find_step(f, gv_find_source(f, f->preds[p], b), b);
    if (brings_a != brings_b) return false;
  }
  return true;
}

/* Of two counters of one loop that begin with the same number and go by the same step, on the same
 * edges, the later one becomes the other. */
static void merge_with_others(gv_finder *f, gv_value_id arg) {
  gv_model *m = f->m;
  gv_value old = m->values.at[arg];
  int64_t begin, other_begin;
  if (f->pred_start[old.a] == f->pred_start[old.a + 1]) return;
  if (old.width < 32) return;
  int step = plain_step(f, arg, &begin);
  const gv_edge *e = &m->edges.at[f->preds[f->pred_start[old.a]]];
  if (!step) return;
  if (e->pairs > MOST_COUNTERS) return;
  for (uint32_t p = e->first_pair; p < e->first_pair + e->pairs; p++) {
    gv_value_id other = m->pairs.at[p].arg;
    const gv_value *v = &m->values.at[other];
    if (other >= arg) continue;
    if (v->def != GV_DEF_BLOCK_ARG) continue;
    if (v->width != old.width) continue;
    if (plain_step(f, other, &other_begin) != step) continue;
    if (!has_same_turns(f, arg, other)) continue;
    if (begin != other_begin) continue;
    m->values.at[arg] = (gv_value){
        .def = GV_DEF_COPY, .width = old.width, .size = old.size, .a = other, .loc = old.loc};
    return;
  }
}

/* ---- numbers that differ by a constant ------------------------------------------------------- */

/* `a` is `b` and a constant, *by; *exact: and no sum of them wraps. */
static bool is_sum_of(const gv_finder *f, gv_value_id a, gv_value_id b, int64_t *by, bool *exact) {
  const gv_value *v = gv_find_plain(f, a);
  if (!gv_is_arith_in(v, GV_SUMS)) return false;
  if (gv_strip(f->m, v->a) != gv_strip(f->m, b)) return false;
  if (!gv_find_is_number(f, v->b, by)) return false;
  *exact &= (v->k & GV_ARITH_NSW) != 0;
  return v->c == GV_ADD || !__builtin_sub_overflow(0, *by, by);
}

/* What an edge brings: `source`, which is `other` and *by; *constant: both are numbers. */
static bool differs(const gv_finder *f, gv_value_id source, gv_value_id other, int64_t *by,
                    bool *exact, bool *constant) {
  int64_t a, b;
  if (source == GV_NONE || other == GV_NONE) return false;
  *constant = gv_find_is_number(f, source, &a) && gv_find_is_number(f, other, &b);
  if (*constant) return !__builtin_sub_overflow(a, b, by);
  if (is_sum_of(f, source, other, by, exact)) return true;
  return is_sum_of(f, other, source, by, exact) && !__builtin_sub_overflow(0, *by, by);
}

/* Of two arguments of a block the later one is the other and a constant by all edges, not all of
 * which bring numbers. */
static bool is_other_and(const gv_finder *f, gv_value_id arg, gv_value_id other, int64_t *by,
                         bool *exact) {
  uint32_t block = f->m->values.at[arg].a;
  bool all = true, begun = false, numbers = true;
  *exact = true;
  for (uint32_t p = f->pred_start[block]; p < f->pred_start[block + 1] && all; p++) {
    int64_t by_this = 0;
    bool constant;
    all = differs(f, gv_find_source(f, f->preds[p], arg), gv_find_source(f, f->preds[p], other),
                  &by_this, exact, &constant);
    all = all && (!begun || by_this == *by);
    if (all) *by = by_this, begun = true, numbers &= constant;
  }
  return all && begun && !numbers && gv_is_between(*by, -GV_LARGEST_STEP, GV_LARGEST_STEP);
}

/* "n = 8, m = 9; if (given) n = atoi(text), m = n + 1": m becomes n + 1. */
static void make_sum(gv_finder *f, gv_value_id arg) {
  gv_model *m = f->m;
  const gv_value old = m->values.at[arg];
  if (f->pred_start[old.a] == f->pred_start[old.a + 1]) return;
  if (old.width < 32) return;
  const gv_edge e = m->edges.at[f->preds[f->pred_start[old.a]]];
  if (e.pairs > MOST_COUNTERS) return;
  for (uint32_t p = e.first_pair; p < e.first_pair + e.pairs; p++) {
    gv_value_id other = m->pairs.at[p].arg;
    const gv_value *v = &m->values.at[other];
    int64_t by = 0;
    bool exact;
    if (other >= arg) continue;
    if (v->def != GV_DEF_BLOCK_ARG) continue;
    if (v->width != old.width) continue;
    if (!is_other_and(f, arg, other, &by, &exact)) continue;
    gv_value_id added = gv_find_number(f, by, old.width);
    m->values.at[arg] = (gv_value){.def = GV_DEF_ARITH,
                                   .width = old.width,
                                   .size = old.size,
                                   .a = other,
                                   .b = added,
                                   .c = GV_ADD,
                                   .k = exact ? GV_ARITH_NSW : 0,
                                   .loc = old.loc};
    return;
  }
}

/* ---- numbers that are others made wide ------------------------------------------------------- */

/* `source` is `other` made wide in the way `by`; *number: both are numbers. */
static bool is_wide_of(const gv_finder *f, gv_value_id source, gv_value_id other, gv_arith by,
                       bool *number) {
  int64_t a, b;
  if (source == GV_NONE || other == GV_NONE) return false;
  *number = gv_find_is_number(f, source, &a) && gv_find_is_number(f, other, &b);
  if (*number && by == GV_ZEXT) b = (int64_t)gv_cut((uint64_t)b, gv_find_width(f, other));
  if (*number) return a == b;
  const gv_value *v = gv_find_plain(f, source);
  return gv_is_arith(v, by) && gv_strip(f->m, v->a) == gv_strip(f->m, other);
}

/* All edges bring `arg` what they bring `other`, made wide, and not all of them numbers. */
static bool is_other_made_wide(const gv_finder *f, gv_value_id arg, gv_value_id other,
                               gv_arith by) {
  uint32_t block = f->m->values.at[arg].a;
  bool numbers = true, number;
  for (uint32_t p = f->pred_start[block]; p < f->pred_start[block + 1]; p++) {
    gv_value_id source = gv_find_source(f, f->preds[p], arg);
    if (!is_wide_of(f, source, gv_find_source(f, f->preds[p], other), by, &number)) return false;
    numbers &= number;
  }
  return !numbers;
}

/* "for (unsigned char i = 0; i < n; i++) use(s[i])", where optimization keeps i and i made wide:
 * the one is the other made wide. */
static void make_wide(gv_finder *f, gv_value_id arg) {
  gv_model *m = f->m;
  const gv_value old = m->values.at[arg];
  if (f->pred_start[old.a] == f->pred_start[old.a + 1]) return;
  if (old.width < 16) return;
  const gv_edge e = m->edges.at[f->preds[f->pred_start[old.a]]];
  if (e.pairs > MOST_COUNTERS) return;
  for (uint32_t p = e.first_pair; p < e.first_pair + e.pairs; p++) {
    gv_value_id other = m->pairs.at[p].arg;
    const gv_value *v = &m->values.at[other];
    if (v->def != GV_DEF_BLOCK_ARG || v->width < 8 || v->width >= old.width) continue;
    bool is_signed = is_other_made_wide(f, arg, other, GV_WIDEN);
    if (!is_signed && !is_other_made_wide(f, arg, other, GV_ZEXT)) continue;
    m->values.at[arg] = (gv_value){.def = GV_DEF_ARITH,
                                   .width = old.width,
                                   .size = old.size,
                                   .a = other,
                                   .b = other,
                                   .c = is_signed ? GV_WIDEN : GV_ZEXT,
                                   .loc = old.loc};
    return;
  }
}

/* A sum that is made wide before and narrow again, as C has it of numbers of few bits, is one of
 * these: it may wrap. */
static void make_narrow(gv_finder *f, gv_value_id id) {
  gv_value cut_off = f->m->values.at[id];
  if (!gv_is_arith(&cut_off, GV_TRUNC)) return;
  if (cut_off.width < 8) return;
  gv_value sum = *gv_find_plain(f, cut_off.a);
  int64_t k;
  if (!gv_is_arith_in(&sum, GV_SUMS)) return;
  if (!gv_find_is_number(f, sum.b, &k)) return;
  gv_value wide = *gv_find_plain(f, sum.a);
  if (gv_find_widening(&wide) == GV_ADD) return;
  if (f->m->values.at[wide.a].width != cut_off.width) return;
  if (!gv_is_between(k, -GV_LARGEST_STEP, GV_LARGEST_STEP)) return;
  gv_value_id by = gv_find_number(f, gv_sign_extend(k, cut_off.width), cut_off.width);
  gv_value *v = &f->m->values.at[id];
  v->a = wide.a, v->b = by, v->c = sum.c, v->k = 0;
}

void gv_find_same_counters(gv_finder *f) {
  bool any = false;
  uint32_t values = f->m->values.len;
  for (gv_value_id id = 0; id < values; id++) make_narrow(f, id);
  for (gv_value_id id = 0; id < values; id++) {
    if (f->m->values.at[id].def != GV_DEF_BLOCK_ARG) continue;
    if (!f->m->values.at[id].width) {
      any |= gv_find_multiple_counter(f, id);
      continue;
    }
    merge_with_others(f, id);
    if (f->m->values.at[id].def == GV_DEF_BLOCK_ARG) make_sum(f, id);
    if (f->m->values.at[id].def == GV_DEF_BLOCK_ARG) make_wide(f, id);
    if (f->m->values.at[id].def == GV_DEF_BLOCK_ARG) (void)gv_find_multiple_counter(f, id);
    any |= f->m->values.at[id].def != GV_DEF_BLOCK_ARG;
  }
  if (any) gv_find_give(f);
}
