/* needs: a finder whose counters and their loops are known, and an array. gives: of what is loaded
 * by an index that may be below zero, or, where the array has so many elements, above the last,
 * that it may be something that is not in the array. cost: for each load the loops, and what is
 * asked of ranges.
 *
 * The element that is followed is one of the array, and all others count as loaded where the index
 * is another one: of an element before or behind the array nobody would ask. Indexes that callers
 * and memory give are assumed to be in bounds (docs/limits.md); of those that the program computes
 * from constants that is not assumed here.
 */
#include "program/array_loops.h"
#include "program/array_ranges.h"

enum { SAID_BLOCKS = 4, FARTHEST = 1 << 24 };

/* How far it is the program itself that says what a number is, of the numbers that it is computed
 * from; those of callers and memory are assumed to be in bounds as indexes. */
typedef enum origin { OF_OTHERS, OF_BOTH, OF_PROGRAM } origin;

/* The arguments of blocks that are being looked at: of one that comes back the others tell. */
typedef struct looked_at {
  gv_value_id at[GV_CHAIN_LIMIT];
  uint32_t count;
  bool bounds; /* what the number is bounded by tells: loops that count, or a constant divisor */
} looked_at;

static origin origin_in(gv_finder *f, gv_value_id id, looked_at *l, int depth);

static origin origin_of_argument(gv_finder *f, gv_value_id id, looked_at *l, int depth) {
  const gv_value *v = &f->m->values.at[id];
  origin all = OF_PROGRAM;
  for (uint32_t i = 0; i < l->count; i++)
    if (l->at[i] == id) return OF_PROGRAM;
  if (l->count == GV_CHAIN_LIMIT) return OF_BOTH;
  l->at[l->count++] = id;
  uint32_t loop_id = l->bounds ? gv_find_loop(f, id) : GV_NONE;
  bool counts = loop_id != GV_NONE && f->loops.at[loop_id].test != GV_NONE;
  if (counts && origin_in(f, f->loops.at[loop_id].bound, l, depth + 1) != OF_PROGRAM) all = OF_BOTH;
  for (uint32_t p = f->pred_start[v->a]; all == OF_PROGRAM && p < f->pred_start[v->a + 1]; p++) {
    gv_value_id source = gv_find_source(f, f->preds[p], id);
    if (source == GV_NONE || origin_in(f, source, l, depth + 1) != OF_PROGRAM) all = OF_BOTH;
  }
  return all;
}

static origin origin_in(gv_finder *f, gv_value_id id, looked_at *l, int depth) {
  int64_t k;
  id = gv_strip(f->m, id);
  const gv_value *v = &f->m->values.at[id];
  if (gv_find_is_number(f, id, &k)) return OF_PROGRAM;
  if (v->def == GV_DEF_BLOCK_ARG) return origin_of_argument(f, id, l, depth);
  if (depth == GV_CHAIN_LIMIT) return OF_OTHERS;
  if (l->bounds && gv_is_arith_in(v, GV_REMAINDERS) && gv_find_is_number(f, v->b, &k))
    return OF_PROGRAM;
  if (v->def == GV_DEF_ARITH) {
    origin a = origin_in(f, v->a, l, depth + 1);
    origin b = gv_arith_is_unary((gv_arith)v->c) ? a : origin_in(f, v->b, l, depth + 1);
    bool number = gv_find_is_number(f, v->a, &k) || gv_find_is_number(f, v->b, &k);
    if (a == b) return a;
    return number && (a == OF_OTHERS || b == OF_OTHERS) ? OF_OTHERS : OF_BOTH;
  }
  if (v->def != GV_DEF_SELECT) return OF_OTHERS;
  origin a = origin_in(f, v->b, l, depth + 1), b = origin_in(f, v->c, l, depth + 1);
  return a == b ? a : OF_BOTH;
}

static origin origin_of(gv_finder *f, gv_value_id id) {
  looked_at l = {.count = 0};
  return origin_in(f, id, &l, 0);
}

/* A branch says that the number, which is none below zero, is so many at least, on the only way to
 * the block. */
static bool is_said_above(const gv_finder *f, gv_value_id id, uint32_t block, int64_t least) {
  for (int i = 0; i < SAID_BLOCKS && f->pred_start[block + 1] - f->pred_start[block] == 1; i++) {
    uint32_t edge = f->preds[f->pred_start[block]];
    if (gv_range_said_on_edge(f, edge, id, (gv_range){0, INT32_MAX}).lo >= least) return true;
    if (block == gv_def_block(f->m, id)) return false;
    block = f->edge_from[edge];
  }
  return false;
}

/* The edge brings the counter on by a constant to what is not below `least`, where it was not
 * before.
 */
static bool stays_above(const gv_finder *f, uint32_t edge, gv_value_id source, gv_value_id counter,
                        int64_t least) {
  int step = gv_find_step(f, source, counter);
  bool flagged = gv_find_plain(f, source)->k & GV_ARITH_NSW;
  const gv_range before = {least, INT32_MAX}, after = {least + step, INT32_MAX};
  if (step > 0) return gv_find_width(f, counter) == 64 || flagged;
  if (step < -GV_LARGEST_STEP || !step) return false;
  if (gv_range_said_on_edge(f, edge, counter, before).lo + step >= least) return true;
  if (is_said_above(f, counter, f->edge_from[edge], least - step)) return true;
  return gv_range_said_on_edge(f, edge, source, after).lo >= least;
}

/* The edge from outside brings what is not below `least`: callers are taken to give what is not
 * below zero. */
static bool begins_above(gv_finder *f, uint32_t edge, gv_value_id source, int64_t least) {
  const gv_range given = {0, INT32_MAX};
  if (origin_of(f, source) == OF_OTHERS)
    return gv_range_said_on_edge(f, edge, source, given).lo >= least;
  return gv_find_range(f, source, f->edge_from[edge]).lo >= least;
}

/* A counter that begins at `least` or above, and does not go below that: by induction. */
static bool is_counted_from(gv_finder *f, gv_value_id counter, int64_t least) {
  const gv_value v = f->m->values.at[counter];
  bool all = v.def == GV_DEF_BLOCK_ARG && v.width >= 8;
  for (uint32_t p = all ? f->pred_start[v.a] : 0; all && p < f->pred_start[v.a + 1]; p++) {
    uint32_t edge = f->preds[p];
    gv_value_id source = gv_find_source(f, edge, counter);
    if (source == GV_NONE) return false;
    all = gv_find_step(f, source, counter) ? stays_above(f, edge, source, counter, least)
                                           : begins_above(f, edge, source, least);
  }
  return all;
}

/* In the block a loop is being gone through that counts up to the number from zero or above. */
static bool is_counted_to(gv_finder *f, gv_value_id id, uint32_t block) {
  bool is = false;
  int64_t first;
  for (uint32_t i = 0; i < f->loops.len && !is; i++) {
    const gv_counted_loop *l = &f->loops.at[i];
    if (l->test == GV_NONE || l->sometimes || l->truncated || l->step <= 0) continue;
    if (l->by != GV_SLT || l->wide != GV_ADD || gv_strip(f->m, l->bound) != gv_strip(f->m, id))
      continue;
    if (l->first == GV_NONE || !gv_find_is_number(f, l->first, &first) || first < 0) continue;
    is = gv_find_in_loop(f, l, block) && (l->behind ? l->entered : block != l->head);
  }
  return is;
}

/* The root of few bits is so many at least, as an unsigned number. */
static bool is_naturally_above(gv_finder *f, gv_value_id root, uint32_t block, int64_t least) {
  const gv_value *v = &f->m->values.at[root];
  if (!gv_is_root(v) || !gv_is_between(v->width, 8, 32)) return false;
  return gv_range_natural(f, root, block).lo >= least;
}

/* The number is none below zero where control is in the block. */
static bool is_never_before(gv_finder *f, gv_value_id id, uint32_t block, int depth) {
  if (gv_find_range(f, id, block).lo >= 0) return true;
  gv_linear l = gv_find_linear(f, id);
  if (l.wide == GV_ZEXT && l.plus >= 0) return true;
  if (l.wide == GV_ZEXT && is_naturally_above(f, l.of, block, -l.plus)) return true;
  const gv_value v = f->m->values.at[l.plus < 0 ? gv_strip(f->m, id) : l.of];
  /* of 64 bits they would only wrap beyond any memory */
  bool exact = gv_is_arith_in(&v, GV_ARITHS(GV_ADD) | GV_ARITHS(GV_MUL)) &&
               (v.k & GV_ARITH_NSW || v.width == 64);
  if (exact && depth < GV_NESTED && is_never_before(f, v.a, block, depth + 1) &&
      is_never_before(f, v.b, block, depth + 1))
    return true;
  if (v.def == GV_DEF_SELECT && depth < GV_NESTED && is_never_before(f, v.b, block, depth + 1) &&
      is_never_before(f, v.c, block, depth + 1))
    return true;
  int64_t k;
  bool part = gv_is_arith_in(&v, GV_ARITHS(GV_ASHR) | GV_ARITHS(GV_LSHR) | GV_ARITHS(GV_SDIV) |
                                     GV_ARITHS(GV_UDIV) | GV_ARITHS(GV_SREM) | GV_ARITHS(GV_UREM));
  if (part && depth < GV_NESTED && gv_find_is_number(f, v.b, &k) && k > 0 &&
      is_never_before(f, v.a, block, depth + 1))
    return true;
  if (is_counted_to(f, id, block)) return true;
  if (gv_is_between(l.plus, -GV_LARGEST_STEP, -1) && is_counted_from(f, l.of, -l.plus)) return true;
  if (l.wide != GV_ZEXT && !is_counted_from(f, l.of, 0)) return false;
  return l.plus >= 0 || is_said_above(f, l.of, block, -l.plus);
}

/* … as an index, of which nothing wraps. */
static bool is_never_before_array(gv_finder *f, const gv_spot *s, gv_value_id index,
                                  uint32_t block) {
  if (is_never_before(f, index, block, 0)) return true;
  return s->row != GV_NONE && s->index != GV_NONE &&
         gv_spot_more(s, f->stride[gv_find_array(f, s)]) >= 0 &&
         is_never_before(f, s->row, block, 0) && is_never_before(f, s->index, block, 0);
}

/* Memory that the program makes, of which all is the array: nothing lies before it. */
static bool is_own_whole(const gv_finder *f, const gv_spot *s, uint32_t array) {
  if (s->part != GV_NONE || array >= f->globals || f->split[array]) return false;
  const gv_value *v = &f->m->values.at[array];
  return v->def == GV_DEF_RESULT && f->m->ops.at[v->a].kind == GV_OP_MEMORY;
}

/* The index may be behind the last element, and constants alone bound it: a bound that callers give
 * is assumed to keep it within the array. What is bounded by its bits only is not. */
static bool may_be_behind_array(gv_finder *f, const gv_spot *s, gv_value_id index, uint32_t block,
                                int64_t count) {
  if (s->row != GV_NONE || s->index == GV_NONE) return false;
  gv_range r = gv_find_range(f, index, block);
  looked_at l = {.bounds = true};
  if (r.hi < count || r.hi > FARTHEST) return false;
  uint8_t width = gv_find_width(f, gv_find_linear(f, index).of);
  if (width < 32 && r.hi >= INT32_MAX >> (32 - width)) return false;
  return origin_in(f, index, &l, 0) == OF_PROGRAM;
}

/* Something is computed from what is loaded, or it goes elsewhere: of what is undefined that would
 * mean nothing, and no path would come by. */
static bool is_looked_into(const gv_finder *f, gv_value_id loaded) {
  const gv_model *m = f->m;
  bool is = false;
  for (uint32_t p = 0; p < m->pairs.len && !is; p++)
    is = gv_strip(m, m->pairs.at[p].source) == loaded;
  for (gv_value_id id = 0; id < m->values.len && !is; id++) {
    const gv_value *v = &m->values.at[id];
    if (v->def != GV_DEF_ARITH && v->def != GV_DEF_SELECT) continue;
    is = gv_strip(m, v->a) == loaded;
    if (v->def == GV_DEF_SELECT) is |= gv_strip(m, v->c) == loaded;
    if (v->def == GV_DEF_SELECT || !gv_arith_is_unary((gv_arith)v->c))
      is |= gv_strip(m, v->b) == loaded;
  }
  return is;
}

static void look_at(gv_finder *f, uint32_t op_id) {
  const gv_op op = f->m->ops.at[op_id];
  int64_t k;
  if (op.kind != GV_OP_LOAD || op.result_count != 1) return;
  const gv_spot s = gv_find_spot(f, gv_operands(f->m, &op)[0]);
  const uint32_t array = gv_find_array(f, &s);
  const gv_value_id index = gv_find_whole_index(f, &s, f->stride[array]);
  if (gv_find_is_number(f, index, &k)) return;
  const origin from = origin_of(f, index);
  const int64_t count = f->size[array] == GV_NONE ? 0 : f->size[array] / f->stride[array];
  gv_outside_load load = {.op = op_id, .index = index};
  load.before = from != OF_OTHERS && !is_never_before_array(f, &s, index, op.block);
  if (count && may_be_behind_array(f, &s, index, op.block, count)) load.count = count;
  load.elements = count ? (uint32_t)count + 1 : GV_NONE;
  if (!load.before && !load.count) return;
  load.undefined = from == OF_PROGRAM && is_own_whole(f, &s, array) &&
                   !is_looked_into(f, gv_results(f->m, &op)[0]);
  *gv_push(&f->outside_loads) = load;
}

void gv_find_outside_loads(gv_finder *f, const uint32_t *ops, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) look_at(f, ops[i]);
}

static void guard(gv_finder *f, const gv_outside_load *load) {
  gv_model *m = f->m;
  const gv_op op = m->ops.at[load->op];
  const gv_value_id result = gv_results(m, &op)[0];
  const gv_value old = m->values.at[result];
  gv_value nothing = {.def = load->undefined ? GV_DEF_UNDEF : GV_DEF_OPAQUE,
                      .width = old.width,
                      .size = old.size,
                      .a = load->undefined ? load->elements : op.block};
  gv_value_id loaded = gv_find_value(f, old), none = gv_find_value(f, nothing);
  m->values.at[none].loc = op.loc; /* for reports: values that are made here have none */
  gv_value_id outside = gv_find_truth(f, false);
  if (load->before) outside = gv_find_arith(f, GV_SLT, load->index, gv_find_number(f, 0, 64), 1);
  if (load->count) {
    gv_value_id end = gv_find_number(f, load->count, 64);
    gv_value_id within = gv_find_arith(f, GV_SLT, load->index, end, 1);
    outside = gv_find_or(f, outside, gv_find_not(f, within));
  }
  m->results.at[op.first_result] = loaded;
  m->values.at[result] = (gv_value){.def = GV_DEF_SELECT,
                                    .width = old.width,
                                    .size = old.size,
                                    .a = outside,
                                    .b = none,
                                    .c = loaded,
                                    .loc = old.loc};
}

void gv_find_guard_loads(gv_finder *f) {
  for (uint32_t i = 0; i < f->outside_loads.len; i++) guard(f, &f->outside_loads.at[i]);
}
