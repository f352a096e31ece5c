/* needs: a finder whose bases and counters are known. gives: of a member of the elements of an
 * array that one loop computes from the index for all of them, as `plan[i].part = all + i * n`,
 * that itself where other loops load it: for an element j it is all + j * n. cost: for each such
 * member the blocks of its function, a few times for each load of it.
 *
 * The loop has stored to each element that is loaded, since the load is made in a loop that goes no
 * further, behind the first one, and nothing else stores there between them. All else in the
 * formula is the same throughout one run of the function. If every load of the member is such,
 * nothing is loaded from there any more, and what was stored there counts for nothing.
 */
#include "program/array_ranges.h"
#include "program/array_units.h"

enum { MOST_FORMULAS = 64, FORMULA_DEPTH = 8, MOST_LOADS = 64, MOST_WALKED = 1 << 22 };

typedef GV_VEC(uint32_t) list;

/* What one operation stores to a member of all elements. */
typedef struct formula {
  uint32_t op; /* the store */
  uint32_t array;
  int64_t at; /* of the member in an element */
  uint32_t size;
  gv_value_id value;
  gv_counted_loop loop; /* counts from zero to its bound */
} formula;

/* ---- ways ------------------------------------------------------------------------------------ */

/* A way from one block to another. */
typedef struct way {
  uint32_t by;                 /* it does not come by this block; GV_NONE: it comes by any */
  const gv_counted_loop *some; /* it says nowhere that this loop makes no round; NULL: it may */
} way;

/* Where control takes the edge the bound of the loop, which counts from zero, is zero or less. */
static bool says_no_round(const gv_finder *f, uint32_t edge, const gv_counted_loop *l) {
  gv_linear bound = gv_find_linear(f, l->bound);
  uint8_t width = f->m->values.at[bound.of].width;
  if (bound.plus || width < 8) return false;
  gv_range r = gv_range_said_on_edge(f, edge, bound.of, gv_range_any(width));
  return r.hi <= 0 && (l->by == GV_SLT || r.lo >= 0);
}

/* Control comes from the block to the other one by one edge or more, on such a way. */
static bool reaches(const gv_finder *f, uint32_t from, uint32_t to, way how) {
  const gv_model *m = f->m;
  const gv_function *in = &m->functions.at[gv_find_function(f, from)];
  bool *seen = gv_malloc(in->end_block - in->first_block + 1);
  list walk = {0};
  memset(seen, 0, in->end_block - in->first_block + 1);
  *gv_push(&walk) = from;
  bool found = false;
  while (walk.len && !found) {
    const gv_block *b = &m->blocks.at[gv_pop(&walk)];
    for (uint32_t e = b->first_edge; e < b->end_edge && !found; e++) {
      uint32_t next = m->edges.at[e].target;
      if (next == how.by || (how.some && says_no_round(f, e, how.some))) continue;
      found = next == to;
      if (seen[next - in->first_block]) continue;
      seen[next - in->first_block] = true;
      *gv_push(&walk) = next;
    }
  }
  gv_free(seen);
  gv_vec_free(&walk);
  return found;
}

static bool may_reach(const gv_finder *f, uint32_t from, uint32_t to) {
  return reaches(f, from, to, (way){GV_NONE, NULL});
}

/* Every way through the function to the block, where the loop has made some round if it has been
 * there, comes by the loop before. */
static bool comes_by(const gv_finder *f, uint32_t block, const gv_counted_loop *l) {
  uint32_t first = f->m->functions.at[gv_find_function(f, block)].first_block;
  if (first == l->head) return true;
  return first != block && !reaches(f, first, block, (way){l->head, l});
}

/* Each round of the loop comes by the block. */
static bool is_in_each_round(const gv_finder *f, const gv_counted_loop *l, uint32_t block) {
  if (block == l->head) return true;
  for (uint32_t p = f->pred_start[l->head]; p < f->pred_start[l->head + 1]; p++) {
    uint32_t from = f->edge_from[f->preds[p]];
    if (!gv_find_is_turn(f, l, f->preds[p]) || from == block) continue;
    if (from == l->head || reaches(f, l->head, from, (way){block, NULL})) return false;
  }
  return true;
}

/* Control leaves the loop for the block only where the loop's test ends it. */
static bool is_left_by_test(const gv_finder *f, const gv_counted_loop *l, uint32_t block) {
  const gv_model *m = f->m;
  const gv_function *in = &m->functions.at[gv_find_function(f, l->head)];
  for (uint32_t b = in->first_block; b < in->end_block; b++) {
    if (!gv_find_in_loop(f, l, b) || b == l->test) continue;
    for (uint32_t e = m->blocks.at[b].first_edge; e < m->blocks.at[b].end_edge; e++) {
      uint32_t to = m->edges.at[e].target;
      if (gv_find_in_loop(f, l, to)) continue;
      if (to == block || may_reach(f, to, block)) return false;
    }
  }
  return true;
}

/* ---- formulas -------------------------------------------------------------------------------- */

static bool is_fixed(const gv_finder *f, gv_value_id id) {
  gv_def def = (gv_def)f->m->values.at[id].def;
  return def == GV_DEF_NULL || def == GV_DEF_GLOBAL || gv_find_is_fixed(f, id);
}

/* The value with `to` for the counter. GV_NONE: it is computed from something else that changes. */
static gv_value_id formula_of(gv_finder *f, gv_value_id id, gv_value_id counter, gv_value_id to,
                              int depth) {
  id = gv_strip(f->m, id);
  gv_value v = f->m->values.at[id];
  if (id == counter) return to;
  if (is_fixed(f, id)) return id;
  bool unary = v.def == GV_DEF_ARITH && gv_arith_is_unary((gv_arith)v.c);
  bool indexed = v.def == GV_DEF_OFFSET && v.k == GV_ANYWHERE;
  if (depth > FORMULA_DEPTH || (indexed && !v.c)) return GV_NONE;
  if (v.def != GV_DEF_OFFSET && v.def != GV_DEF_ARITH) return GV_NONE;
  if (v.def == GV_DEF_ARITH && v.c == GV_FREEZE) return GV_NONE;
  gv_value_id a = formula_of(f, v.a, counter, to, depth + 1), b = v.b;
  if (unary)
    b = a;
  else if (indexed || v.def == GV_DEF_ARITH)
    b = formula_of(f, v.b, counter, to, depth + 1);
  if (a == GV_NONE || (b == GV_NONE && v.b != GV_NONE)) return GV_NONE;
  v.a = a, v.b = b;
  return gv_find_value(f, v);
}

/* False: there is too much to look at. */
static bool walks(gv_finder *f, uint64_t far) {
  f->walked += far;
  return f->walked < MOST_WALKED;
}

/* One piece of memory that the function makes once in a run, and that no other is taken for. */
static bool is_made_once(gv_finder *f, uint32_t array, uint32_t function) {
  if (array >= f->globals || f->written[array]) return false;
  const gv_value *v = &f->m->values.at[array];
  if (v->def != GV_DEF_RESULT) return false;
  uint32_t block = f->m->ops.at[v->a].block;
  if (gv_find_function(f, block) != function || gv_find_is_on_cycle(f, block)) return false;
  uint32_t bases = f->globals + f->m->globals.len;
  if (!walks(f, bases)) return false;
  for (uint32_t b = 0; b < bases; b++)
    if (b != array && gv_find_base(f, b) == array) return false;
  return true;
}

/* Where a load or store accesses an array, and so many bytes. False: it does not, or it is not
 * known where. */
static bool take_place(gv_finder *f, const gv_op *op, gv_spot *s, uint32_t *array, uint32_t *size) {
  const gv_model *m = f->m;
  bool store = op->kind == GV_OP_STORE;
  if (!store && op->kind != GV_OP_LOAD) return false;
  gv_value_id value = store              ? gv_operands(m, op)[0]
                      : op->result_count ? gv_results(m, op)[0]
                                         : GV_NONE;
  *s = gv_find_spot(f, gv_operands(m, op)[store]);
  *size = value == GV_NONE ? op->bytes : m->values.at[value].size;
  if (s->base == GV_NONE || s->row != GV_NONE) return false;
  *array = gv_find_base(f, s->base);
  return gv_find_is_array(f, *array) && s->known && *size && s->part == GV_NONE;
}

static bool take_formula(gv_finder *f, uint32_t op_id, formula *x) {
  const gv_op op = f->m->ops.at[op_id];
  gv_spot s;
  if (op.kind != GV_OP_STORE || op.is_volatile || gv_operands(f->m, &op)[0] == GV_NONE)
    return false;
  if (!take_place(f, &op, &s, &x->array, &x->size) || s.index == GV_NONE) return false;
  if (s.stride != f->stride[x->array] || x->size > GV_WORD_BYTES) return false;
  x->op = op_id, x->at = gv_spot_within(&s, s.stride), x->value = gv_operands(f->m, &op)[0];
  gv_linear index = gv_find_linear(f, s.index);
  if (gv_spot_more(&s, s.stride) || index.plus) return false;
  uint32_t loop_id = gv_find_loop(f, index.of);
  if (loop_id == GV_NONE) return false;
  x->loop = f->loops.at[loop_id];
  const gv_counted_loop *l = &x->loop;
  if (l->test == GV_NONE || l->sometimes || l->truncated || l->inclusive) return false;
  if (!gv_counts_from_zero(f, l) || !gv_find_is_fixed(f, l->bound)) return false;
  if (!is_made_once(f, x->array, gv_find_function(f, op.block))) return false;
  return gv_find_in_loop(f, l, op.block) && is_in_each_round(f, l, op.block);
}

/* ---- loads ----------------------------------------------------------------------------------- */

static bool is_same_bound(const gv_finder *f, const gv_counted_loop *a, const gv_counted_loop *b) {
  gv_linear x = gv_find_linear(f, a->bound), y = gv_find_linear(f, b->bound);
  int64_t k, other;
  if (gv_find_is_number(f, a->bound, &k) && gv_find_is_number(f, b->bound, &other))
    return other <= k;
  return a->by == b->by && x.of == y.of && x.plus == y.plus && x.wide == y.wide;
}

/* The element that is loaded is one that the loop has stored to, if it has ended; *to: what stands
 * for the loop's counter. */
static bool is_stored(gv_finder *f, const formula *x, const gv_op *load, const gv_spot *s,
                      gv_value_id *to) {
  uint8_t width = gv_find_width(f, x->loop.counter);
  int64_t more = gv_spot_more(s, f->stride[x->array]), bound, first;
  if (s->index == GV_NONE) {
    *to = gv_find_number(f, more, width);
    return gv_find_is_number(f, x->loop.bound, &bound) && gv_is_between(more, 0, bound - 1);
  }
  gv_linear index = gv_find_linear(f, s->index);
  uint32_t loop_id = gv_find_loop(f, index.of);
  if (loop_id == GV_NONE || more || index.plus || gv_find_width(f, index.of) != width) return false;
  const gv_counted_loop l = f->loops.at[loop_id];
  if (l.test == GV_NONE || l.step != 1 || l.sometimes || l.truncated || l.inclusive) return false;
  if (l.first == GV_NONE || !gv_find_is_number(f, l.first, &first) || first < 0) return false;
  if (!gv_find_in_loop(f, &l, load->block)) return false;
  if (l.behind ? !l.entered : load->block == l.head) return false;
  *to = index.of;
  return is_same_bound(f, &x->loop, &l);
}

/* The operation may change the member of an element, or end it. */
static bool changes(gv_finder *f, const formula *x, uint32_t op_id) {
  const gv_op *op = &f->m->ops.at[op_id];
  gv_spot s;
  uint32_t array, size;
  if (op_id == x->op || op->kind == GV_OP_LOAD) return false;
  if (op->kind == GV_OP_STORE && take_place(f, op, &s, &array, &size) && array == x->array) {
    int64_t within = gv_spot_within(&s, f->stride[array]);
    return size > f->stride[array] - (uint32_t)within ||
           (within < x->at + x->size && x->at < within + size);
  }
  for (uint32_t i = op->kind == GV_OP_STORE; i < op->operand_count; i++) {
    gv_value_id operand = gv_operands(f->m, op)[i];
    gv_spot at = operand == GV_NONE ? (gv_spot){.base = GV_NONE} : gv_find_spot(f, operand);
    if (at.base != GV_NONE && gv_find_base(f, at.base) == x->array) return true;
  }
  return false;
}

/* Nothing changes the member between the loop and the load. False: or there was too much to look
 * at.
 */
static bool is_unchanged(gv_finder *f, const formula *x, uint32_t load) {
  const gv_model *m = f->m;
  uint32_t stored = m->ops.at[x->op].block, loaded = m->ops.at[load].block;
  const gv_function *in = &m->functions.at[gv_find_function(f, loaded)];
  uint32_t first = m->blocks.at[in->first_block].first_op, end = gv_end_op_of(m, in);
  if (!walks(f, end - first)) return false;
  for (uint32_t o = first; o < end; o++) {
    if (!changes(f, x, o)) continue;
    uint32_t block = m->ops.at[o].block;
    if (!walks(f, 2 * (in->end_block - in->first_block))) return false;
    if (block == stored || gv_find_in_loop(f, &x->loop, block)) return false;
    if (!may_reach(f, stored, block)) continue;
    bool before = block == loaded && o < load;
    if (before || may_reach(f, block, loaded)) return false;
  }
  return true;
}

/* What the load gives; GV_NONE: it is not known. */
static gv_value_id loaded_value(gv_finder *f, const formula *x, uint32_t load) {
  const gv_op op = f->m->ops.at[load];
  gv_spot s;
  uint32_t array, size;
  gv_value_id to;
  if (op.is_volatile || !op.result_count || !take_place(f, &op, &s, &array, &size)) return GV_NONE;
  const gv_value *v = &f->m->values.at[gv_results(f->m, &op)[0]];
  const gv_value *stored = gv_find_plain(f, x->value);
  if (size != x->size || v->width != stored->width) return GV_NONE;
  if (gv_spot_within(&s, f->stride[array]) != x->at) return GV_NONE;
  if (s.index != GV_NONE && s.stride != f->stride[array]) return GV_NONE;
  if (!is_stored(f, x, &op, &s, &to)) return GV_NONE;
  if (gv_find_in_loop(f, &x->loop, op.block)) return GV_NONE;
  if (!comes_by(f, op.block, &x->loop)) return GV_NONE;
  if (!is_left_by_test(f, &x->loop, op.block) || !is_unchanged(f, x, load)) return GV_NONE;
  return formula_of(f, x->value, x->loop.counter, to, 0);
}

/* A load of what the member has bytes in. */
static bool is_load_of(gv_finder *f, const formula *x, uint32_t op_id) {
  const gv_op *op = &f->m->ops.at[op_id];
  gv_spot s;
  uint32_t array, size;
  if (op->kind != GV_OP_LOAD) return false;
  if (!take_place(f, op, &s, &array, &size)) {
    s = gv_find_spot(f, gv_operands(f->m, op)[0]);
    return s.base != GV_NONE && gv_find_base(f, s.base) == x->array;
  }
  int64_t within = gv_spot_within(&s, f->stride[array]);
  return array == x->array && within < x->at + x->size && x->at < within + size;
}

/* The load gives the value, and accesses memory as before. */
static void replace_load(gv_finder *f, uint32_t load, gv_value_id by) {
  gv_op *op = &f->m->ops.at[load];
  gv_value *v = &f->m->values.at[gv_results(f->m, op)[0]];
  *v = (gv_value){.def = GV_DEF_COPY, .width = v->width, .size = v->size, .a = by, .loc = v->loc};
  op->bytes = v->size;
  op->result_count = 0;
}

/* Nobody loads what is stored. */
static void store_nothing(gv_finder *f, const formula *x) {
  const gv_value stored = *gv_find_plain(f, x->value);
  gv_value nothing = {.def = GV_DEF_NULL, .size = stored.size};
  gv_value_id id = stored.width ? gv_find_number(f, 0, stored.width) : gv_find_value(f, nothing);
  f->m->operands.at[f->m->ops.at[x->op].first_operand] = id;
}

/* Every load of the member gives what its formula says. False: some does not, and nothing is
 * changed. */
static bool apply(gv_finder *f, const formula *x) {
  uint32_t loads[MOST_LOADS], count = 0;
  gv_value_id values[MOST_LOADS];
  if (!walks(f, f->m->ops.len)) return false;
  for (uint32_t o = 0; o < f->m->ops.len; o++) {
    if (!is_load_of(f, x, o)) continue;
    if (count == MOST_LOADS) return false;
    values[count] = loaded_value(f, x, o);
    if (values[count] == GV_NONE) return false;
    loads[count++] = o;
  }
  for (uint32_t i = 0; i < count; i++) replace_load(f, loads[i], values[i]);
  if (count) store_nothing(f, x);
  return count > 0;
}

/* An address within memory, or a number of few bits or many: handles are followed by themselves. */
static bool is_worth_it(const gv_finder *f, gv_value_id value) {
  const gv_value *v = gv_find_plain(f, value);
  return v->width >= 32 || v->def == GV_DEF_OFFSET;
}

/* ---- what kernels touch ---------------------------------------------------------------------- */

/* The sum, of numbers that are constant by now, none of them below zero. */
static bool is_sum_known(const gv_finder *f, const gv_symbolic_sum *sum, int64_t *all) {
  *all = sum->plus;
  for (uint32_t i = 0; i < sum->count; i++) {
    int64_t k;
    if (!gv_find_is_number(f, sum->at[i].number, &k) || k < 0) return false;
    if (__builtin_mul_overflow(k, sum->at[i].by, &k)) return false;
    if (__builtin_add_overflow(*all, k, all)) return false;
  }
  return true;
}

/* A kernel that was passed a member touches no more than that says, if that is a constant. */
static void shorten(gv_finder *f, const gv_symbolic_extent *x) {
  gv_model *m = f->m;
  const gv_op *op = &m->ops.at[x->op];
  int64_t end;
  if (x->inside || x->first.count || !x->ends || !is_sum_known(f, &x->end, &end)) return;
  for (uint32_t i = op->first_range; i < op->first_range + op->range_count; i++) {
    gv_kernel_range *r = &m->ranges.at[i];
    if (r->operand != x->operand || r->pitch) continue;
    if (end > r->lo && end >= r->sure_hi && end < r->hi) r->hi = end;
  }
}

/* What is computed from members that are constant is constant, as the size of a copy may be. */
static void fold(gv_finder *f, gv_value_id id) {
  const gv_value v = f->m->values.at[id];
  int64_t k;
  if (v.def != GV_DEF_ARITH || v.width < 8 || !gv_find_is_number(f, id, &k)) return;
  f->m->values.at[id] =
      (gv_value){.def = GV_DEF_INT, .width = v.width, .size = v.size, .k = k, .loc = v.loc};
}

bool gv_find_formulas(gv_finder *f) {
  uint32_t found = 0, ops = f->m->ops.len;
  for (uint32_t o = 0; o < ops && found < MOST_FORMULAS; o++) {
    formula x;
    if (f->m->ops.at[o].kind != GV_OP_STORE) continue;
    if (take_formula(f, o, &x) && is_worth_it(f, x.value) && apply(f, &x)) found++;
  }
  for (gv_value_id id = 0; id < f->m->values.len && found; id++) fold(f, id);
  for (uint32_t i = 0; i < f->m->symbolic.len && found; i++) shorten(f, &f->m->symbolic.at[i]);
  return found > 0;
}

bool gv_find_may_have_formulas(gv_finder *f) {
  bool any = false;
  for (uint32_t o = 0; o < f->m->ops.len && !any; o++) {
    const gv_op op = f->m->ops.at[o];
    gv_spot s;
    uint32_t array, size;
    any = op.kind == GV_OP_STORE && gv_operands(f->m, &op)[0] != GV_NONE &&
          take_place(f, &op, &s, &array, &size) && s.index != GV_NONE &&
          is_worth_it(f, gv_operands(f->m, &op)[0]);
  }
  return any;
}
