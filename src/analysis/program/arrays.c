/* needs: a checked model. gives: loads and stores of array elements by index, each with the
 * condition under which it is of the one element that is followed; what loops tell of that. cost:
 * linear in the model, and in the blocks of the loops that are found.
 *
 * Of the elements of an array one is followed, whichever: that of index `k`, a number that is the
 * same throughout the program. What holds for any k holds for all elements, and what goes wrong
 * with one goes wrong for some k. So it is array segmentation (Cousot, Cousot, Logozzo, POPL 2011)
 * with three segments, all before k, k, and all after it, where the outer two are as one.
 *
 * A loop that counts by one comes to k once, if k lies within its bounds, and not at all otherwise.
 * That is said by conditions which are true or false whatever is known of them, as the program
 * computes them: `seen`, a block argument of the loop's head, is false at first and true after the
 * round in which the index is k; the element is met where the index is k, it has not been `seen`,
 * and k lies within the bounds; and the loop goes on where it went on before, or where k lies
 * within the bounds and has not been `seen` yet.
 *
 * In an array with rows, `i * m + j` with 0 <= j < m, the element is met where i is k / m and j is
 * what is left of k: the same is said of the loop over i with k / m in place of k, and of the loop
 * over j with the rest. No element has two such pairs, as j is below m and no sum wraps.
 */
#include "program/array_loops.h"

enum { ELEMENT_AT = 0x40000000 };

typedef GV_VEC(uint32_t) list;

/* ---- values ---------------------------------------------------------------------------------- */

gv_value_id gv_find_value(gv_finder *f, gv_value v) {
  v.loc = GV_NO_LOC;
  *gv_push(&f->m->values) = v;
  return f->m->values.len - 1;
}

/* The value, if there is one already that was made here: what is asked twice is one question. */
static gv_value_id find_or_make(gv_finder *f, gv_value v) {
  const uint64_t parts[] = {v.def, v.width, v.a, v.b, v.c, (uint64_t)v.k};
  uint64_t key = gv_hash(parts, sizeof parts, 0);
  bool found;
  uint32_t *made = gv_map_at(&f->made, key, &found);
  const gv_value *old = found ? &f->m->values.at[*made] : NULL;
  bool same = old && old->def == v.def && old->width == v.width && old->a == v.a && old->b == v.b &&
              old->c == v.c && old->k == v.k;
  if (!same) *made = gv_find_value(f, v);
  return *made;
}

gv_value_id gv_find_number(gv_finder *f, int64_t k, uint8_t width) {
  return find_or_make(
      f, (gv_value){.def = GV_DEF_INT, .width = width, .size = width == 1 ? 1 : width / 8, .k = k});
}

gv_value_id gv_find_arith(gv_finder *f, gv_arith op, gv_value_id a, gv_value_id b, uint8_t width) {
  uint32_t size = width == 1 ? 1 : width / 8;
  return find_or_make(
      f, (gv_value){
             .def = GV_DEF_ARITH, .width = width, .size = size, .a = a, .b = b, .c = (uint32_t)op});
}

/* What the number plus k is, of which k was taken before: n of (n - 1) + 1, as ends of vectors are
 * computed. It is that if it wraps, too. GV_NONE: it is another sum. */
static gv_value_id without_sum(const gv_finder *f, gv_value_id id, int64_t k) {
  gv_linear l = gv_find_linear(f, id);
  bool undone = k && !((uint64_t)l.plus + (uint64_t)k);
  return undone && l.wide == GV_ADD && gv_find_width(f, l.of) == 64 ? l.of : GV_NONE;
}

gv_value_id gv_find_exact(gv_finder *f, gv_arith op, gv_value_id a, gv_value_id b) {
  int64_t k;
  bool adds = op == GV_ADD && gv_find_is_number(f, b, &k);
  gv_value_id before = adds ? without_sum(f, a, k) : GV_NONE;
  if (before != GV_NONE) return before;
  gv_value v = {.def = GV_DEF_ARITH,
                .width = 64,
                .size = GV_WORD_BYTES,
                .a = a,
                .b = b,
                .c = (uint32_t)op,
                .k = GV_ARITH_NSW};
  return find_or_make(f, v);
}

gv_value_id gv_find_opaque(gv_finder *f, uint32_t block, uint8_t width) {
  return gv_find_value(
      f, (gv_value){.def = GV_DEF_OPAQUE, .width = width, .size = width / 8, .a = block});
}

gv_value_id gv_find_argument(gv_finder *f, uint32_t block, uint8_t width) {
  gv_value v = {.def = GV_DEF_BLOCK_ARG,
                .width = width,
                .size = width == 1 ? 1 : width / 8,
                .a = block,
                .b = f->args[block]++};
  return gv_find_value(f, v);
}

gv_value_id gv_find_not(gv_finder *f, gv_value_id a) {
  return gv_find_arith(f, GV_XOR, a, gv_find_number(f, 1, 1), 1);
}
gv_value_id gv_find_and(gv_finder *f, gv_value_id a, gv_value_id b) {
  return gv_find_arith(f, GV_AND, a, b, 1);
}
gv_value_id gv_find_or(gv_finder *f, gv_value_id a, gv_value_id b) {
  return gv_find_arith(f, GV_OR, a, b, 1);
}

enum { FOLDED_DEPTH = 6 };

/* A constant, or computed of constants alone. */
static bool fold(const gv_finder *f, gv_value_id id, int64_t *k, int depth) {
  const gv_value *v = &f->m->values.at[gv_strip(f->m, id)];
  *k = v->def == GV_DEF_NULL ? 0 : gv_sign_extend(v->k, v->width);
  if (v->def == GV_DEF_INT) return true;
  if (v->def == GV_DEF_NULL && v->size <= GV_WORD_BYTES) return true;
  int64_t a, b;
  if (v->def != GV_DEF_ARITH) return false;
  if (v->width <= 1) return false;
  if (gv_arith_is_of_floats((gv_arith)v->c)) return false;
  if (depth >= FOLDED_DEPTH) return false;
  if (v->c == GV_FREEZE) return false;
  if (!fold(f, v->a, &a, depth + 1)) return false;
  if (!fold(f, v->b, &b, depth + 1)) return false;
  uint8_t width = gv_arith_width(f->m, v);
  if (!gv_arith_is_defined((gv_arith)v->c, (uint8_t)v->k, width, a, b)) return false;
  *k = gv_sign_extend(gv_arith_of((gv_arith)v->c, width, a, b), v->width);
  return true;
}

bool gv_find_is_number(const gv_finder *f, gv_value_id id, int64_t *k) { return fold(f, id, k, 0); }

gv_arith gv_find_widening(const gv_value *v) {
  if (!gv_is_arith_in(v, GV_WIDENINGS)) return GV_ADD;
  return v->k & GV_ARITH_NNEG ? GV_WIDEN : (gv_arith)v->c;
}

/* Bits that are not in the number are put into it: a sum that cannot wrap, signed or not. */
static bool is_joined(const gv_finder *f, const gv_value *v, int64_t *k) {
  if (!gv_is_arith(v, GV_OR)) return false;
  if (!(v->k & GV_ARITH_DISJOINT)) return false;
  if (!gv_find_is_number(f, v->b, k)) return false;
  return *k >= 0;
}

/* A sum with a constant, which does not wrap where it is made wide, becomes what the constant is
 * added to. */
static bool take_sum(const gv_finder *f, const gv_value *v, gv_linear *l) {
  int64_t k, flag = l->wide == GV_ZEXT ? GV_ARITH_NUW : GV_ARITH_NSW;
  bool exact = l->wide == GV_ADD || v->k & flag;
  gv_value_id of = v->a;
  if (gv_is_arith_in(v, GV_SUMS) && gv_find_is_number(f, v->b, &k)) {
    if (!exact) return false;
  } else if (gv_is_arith(v, GV_ADD) && gv_find_is_number(f, v->a, &k)) {
    if (!exact) return false;
    of = v->b;
  } else if (!is_joined(f, v, &k)) {
    return false;
  }
  if (k <= INT32_MIN || k >= INT32_MAX) return false;
  l->plus += v->c == GV_SUB ? -k : k;
  l->of = gv_strip(f->m, of);
  return true;
}

/* What is made wide was perhaps made wide before, as C does with numbers of few bits. */
static bool take_widening(const gv_finder *f, const gv_value *v, gv_linear *l) {
  gv_arith wide = gv_find_widening(v);
  if (wide == GV_ADD || (l->wide == GV_ZEXT && wide != GV_ZEXT)) return false;
  l->wide = wide;
  l->of = gv_strip(f->m, v->a);
  return true;
}

gv_linear gv_find_linear_wide(const gv_finder *f, gv_value_id id, gv_arith wide) {
  gv_linear l = {gv_strip(f->m, id), wide, 0};
  for (uint32_t i = 0; i < GV_CHAIN_LIMIT; i++) {
    const gv_value *v = &f->m->values.at[l.of];
    if (!take_sum(f, v, &l) && !take_widening(f, v, &l)) return l;
  }
  return l;
}

gv_linear gv_find_linear(const gv_finder *f, gv_value_id id) {
  return gv_find_linear_wide(f, id, GV_ADD);
}

/* ---- block arguments that were added --------------------------------------------------------- */

static int by_edge(const void *a, const void *b) {
  const gv_given *x = a, *y = b;
  if (x->edge != y->edge) return x->edge < y->edge ? -1 : 1;
  return (x->arg > y->arg) - (x->arg < y->arg);
}

void gv_find_give(gv_finder *f) {
  gv_model *m = f->m;
  GV_VEC(gv_pair) pairs = {0};
  uint32_t next = 0;
  if (f->given.len) qsort(f->given.at, f->given.len, sizeof *f->given.at, by_edge);
  for (uint32_t e = 0; e < m->edges.len; e++) {
    gv_edge *edge = &m->edges.at[e];
    uint32_t first = pairs.len;
    for (uint32_t p = 0; p < edge->pairs; p++) { /* but to what is no argument any more */
      gv_pair pair = m->pairs.at[edge->first_pair + p];
      if (m->values.at[pair.arg].def == GV_DEF_BLOCK_ARG) *gv_push(&pairs) = pair;
    }
    for (; next < f->given.len && f->given.at[next].edge == e; next++)
      *gv_push(&pairs) = (gv_pair){f->given.at[next].arg, f->given.at[next].source};
    edge->first_pair = first, edge->pairs = pairs.len - first;
  }
  m->pairs.len = 0;
  for (uint32_t i = 0; i < pairs.len; i++) *gv_push(&m->pairs) = pairs.at[i];
  f->given.len = 0;
  gv_vec_free(&pairs);
}

/* ---- elements -------------------------------------------------------------------------------- */

gv_value_id gv_find_whole_index(gv_finder *f, const gv_spot *s, uint32_t stride) {
  int64_t more = gv_spot_more(s, stride);
  if (s->index == GV_NONE) return gv_find_number(f, more, 64);
  gv_value_id wide = s->index;
  if (f->m->values.at[wide].width != 64) wide = gv_find_arith(f, GV_WIDEN, wide, wide, 64);
  if (s->row != GV_NONE) {
    gv_value_id row = s->row;
    if (f->m->values.at[row].width != 64) row = gv_find_arith(f, GV_WIDEN, row, row, 64);
    if (s->row_stride != stride) /* addresses do not wrap */
      row = gv_find_exact(f, GV_MUL, row, gv_find_number(f, s->row_stride / stride, 64));
    wide = gv_find_exact(f, GV_ADD, row, wide);
  }
  return more ? gv_find_arith(f, GV_ADD, wide, gv_find_number(f, more, 64), 64) : wide;
}

enum { SAID_BLOCKS = 4 };

/* The edge is taken only where a counter, which goes to *counter, is the constant. */
static bool says_counter(gv_finder *f, uint32_t edge, int64_t k, gv_linear *counter) {
  gv_value_id x;
  int64_t c;
  bool holds, equal;
  const gv_op *op = gv_find_branch(f, edge, &holds);
  if (!op || op->assumed) return false;
  if (!gv_find_equality(f, gv_operands(f->m, op)[0], holds, &x, &c, &equal)) return false;
  if (!equal || c != k) return false;
  *counter = gv_find_linear(f, x);
  return !counter->plus && gv_find_loop(f, counter->of) != GV_NONE;
}

/* A constant index where a counter is that constant is the counter: compilers write one for the
 * other, and loops tell more of their counters. */
static void take_at_counter(gv_finder *f, uint32_t op, int64_t k) {
  uint32_t block = f->m->ops.at[op].block;
  if (k < 0 || k > INT32_MAX) return;
  for (int i = 0; i < SAID_BLOCKS && f->pred_start[block + 1] - f->pred_start[block] == 1; i++) {
    uint32_t edge = f->preds[f->pred_start[block]];
    gv_linear counter;
    if (says_counter(f, edge, k, &counter)) {
      *gv_push(&f->at_counters) = (gv_at_counter){op, gv_find_counter_wide(f, counter.of)};
      return;
    }
    block = f->edge_from[edge];
  }
}

gv_value_id gv_find_at_counter(const gv_finder *f, uint32_t op) {
  uint32_t at = gv_first_row(f->at_counters.at, f->at_counters.len, sizeof *f->at_counters.at, op);
  bool found = at < f->at_counters.len && f->at_counters.at[at].op == op;
  return found ? f->at_counters.at[at].index : GV_NONE;
}

enum { FEW_ELEMENTS = 4, SOME_ELEMENTS = 16 };

/* Most of the array's first `count` elements, or few, are met by constant indexes. */
static bool are_single(const gv_finder *f, uint32_t array, uint32_t count) {
  if (!f->fixed[array] || count > SOME_ELEMENTS) return false;
  uint32_t met = f->fixed[array] & ((UINT32_C(1) << count) - 1);
  return count <= FEW_ELEMENTS || 2 * (uint32_t)__builtin_popcount(met) >= count;
}

/* The symbol is below `count`; said one by one where single elements are met by constant indexes,
 * too: of many only of those. */
static gv_value_id is_one_of(gv_finder *f, uint32_t count, uint32_t array, uint32_t block) {
  if (f->in_turn && count >= f->in_turn) return gv_find_number(f, 1, 1);
  if (!f->fixed[array] || !count)
    return gv_find_arith(f, GV_SLT, f->k, gv_find_number(f, count, 64), 1);
  if (!are_single(f, array, count)) return gv_find_is_below_constant(f, count, block);
  gv_value_id is = gv_find_arith(f, GV_EQ, gv_find_number(f, 0, 64), f->k, 1);
  for (uint32_t i = 1; i < count; i++)
    is = gv_find_or(f, is, gv_find_arith(f, GV_EQ, gv_find_number(f, i, 64), f->k, 1));
  return is;
}

static void take_flat(gv_finder *f, uint32_t op_id) {
  const gv_op *op = &f->m->ops.at[op_id];
  gv_spot s = gv_find_spot(f, gv_operands(f->m, op)[op->kind == GV_OP_STORE]);
  uint32_t array = gv_find_array(f, &s);
  if (s.index == GV_NONE || f->flat[array]) return;
  f->flat[array] = gv_find_is_flat(f, gv_find_whole_index(f, &s, f->stride[array]), op->block);
}

/* The element that is followed is one of those that the store sets to zero. */
static void take_cleared(gv_finder *f, gv_op *op, const gv_spot *s, uint32_t array) {
  gv_model *m = f->m;
  uint32_t stride = f->stride[array], bytes = m->values.at[gv_operands(m, op)[0]].size;
  int64_t first = gv_spot_more(s, stride);
  gv_value_id is = is_one_of(f, (uint32_t)first + bytes / stride, array, op->block);
  if (first)
    is = gv_find_and(f, is, gv_find_not(f, is_one_of(f, (uint32_t)first, array, op->block)));
  *gv_push(&m->elements) =
      (gv_element){is, ELEMENT_AT + gv_find_origin(f, array), GV_NONE, GV_NONE};
  op->element = m->elements.len;
}

/* Unless there is one. */
static void make_symbol(gv_finder *f) {
  if (f->m->symbol) return;
  f->k = gv_find_value(f, (gv_value){.def = GV_DEF_OPAQUE,
                                     .width = 64,
                                     .size = GV_WORD_BYTES,
                                     .a = GV_NONE,
                                     .c = GV_ON_NOTHING});
  f->m->symbol = f->k + 1;
}

static void take_indexed(gv_finder *f, uint32_t op_id, const gv_spot *s, uint32_t array) {
  gv_model *m = f->m;
  gv_op *op = &m->ops.at[op_id];
  uint32_t stride = f->stride[array], size = f->size[array];
  const gv_first_load *first = NULL;
  for (uint32_t i = 0; i < f->first_loads.len; i++)
    if (f->first_loads.at[i].op == op_id) first = &f->first_loads.at[i];
  gv_value_id index =
      first && first->index != GV_NONE ? first->index : gv_find_whole_index(f, s, stride);
  if (!first && gv_find_at_counter(f, op_id) != GV_NONE) index = gv_find_at_counter(f, op_id);
  bool flat = f->flat[array] || f->in_turn;
  gv_value_id is =
      first ? gv_find_is_index(f, index) : gv_find_is_followed_in(f, index, op->block, flat);
  if (size != GV_NONE) is = gv_find_and(f, is, is_one_of(f, size / stride, array, op->block));
  gv_element element = {is, ELEMENT_AT + gv_find_origin(f, array) + gv_spot_within(s, stride),
                        GV_NONE, GV_NONE};
  gv_find_end(f, index, &element.test, &element.bound);
  *gv_push(&m->elements) = element;
  op->element = m->elements.len;
}

static void take_element(gv_finder *f, uint32_t op_id) {
  gv_model *m = f->m;
  gv_op *op = &m->ops.at[op_id];
  gv_spot s = gv_find_spot(f, gv_operands(m, op)[op->kind == GV_OP_STORE]);
  uint32_t array = gv_find_array(f, &s);
  if (!gv_find_is_array(f, array)) return;
  make_symbol(f);
  gv_find_enter_turn(f, f->turn[array]);
  if (gv_find_clears(f, op))
    take_cleared(f, op, &s, array);
  else
    take_indexed(f, op_id, &s, array);
  gv_find_leave_turn(f);
}

/* The one of most elements among the arrays in the memory. */
static uint32_t largest_array(const gv_finder *f, uint32_t root) {
  uint32_t largest = f->split[root] ? GV_NONE : root;
  for (uint32_t p = 0; p < f->parts.len; p++) {
    uint32_t array = f->first_part + p;
    if (f->parts.at[p].root != root) continue;
    if (largest == GV_NONE ||
        f->size[array] / f->stride[array] > f->size[largest] / f->stride[largest])
      largest = array;
  }
  return largest;
}

/* Of memory of this size the element that is followed is one: nothing is accessed beyond it. */
static void take_sizes(gv_finder *f) {
  gv_model *m = f->m;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    gv_op *op = &m->ops.at[o];
    if (op->kind != GV_OP_MEMORY) continue;
    if (!op->bytes) continue;
    if (!op->result_count) continue;
    uint32_t array = largest_array(f, gv_find_base(f, gv_results(m, op)[0]));
    if (!gv_find_is_array(f, array)) continue;
    uint32_t bytes = f->split[gv_find_memory(f, array)] ? f->size[array] : op->bytes;
    gv_find_enter_turn(f, f->turn[array]);
    gv_value_id is = is_one_of(f, bytes / f->stride[array], array, op->block);
    gv_find_leave_turn(f);
    *gv_push(&m->elements) = (gv_element){is, ELEMENT_AT, GV_NONE, GV_NONE};
    op->element = m->elements.len;
  }
}

/* Bytes of elements that actions write. */
static void place_written(gv_finder *f) {
  gv_model *m = f->m;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    for (uint32_t i = 0; op->kind == GV_OP_ACTION && i < op->operand_count; i++) {
      gv_bytes bytes;
      if (gv_operands(m, op)[i] == GV_NONE || !gv_find_written(m, op, i, &bytes)) continue;
      gv_spot s = gv_find_spot(f, gv_operands(m, op)[i]);
      uint32_t array = gv_find_array(f, &s);
      if (!gv_find_is_array(f, array)) continue;
      *gv_push(&m->placed) =
          (gv_placed){op->first_operand + i, ELEMENT_AT + gv_spot_within(&s, f->stride[array])};
    }
  }
}

/* ---- the whole ------------------------------------------------------------------------------- */

/* The index is a number times a constant, from the bytes of a word on, whether that wraps or not.
 */
static bool counts_words(const gv_model *m, gv_value_id index) {
  const gv_value *v = &m->values.at[gv_strip(m, index)];
  const gv_value *by = &m->values.at[gv_strip(m, v->b)];
  if (!gv_is_arith_in(v, GV_PRODUCTS) || by->def != GV_DEF_INT) return false;
  return by->k >= (v->c == GV_SHL ? 3 : GV_WORD_BYTES);
}

/* There are addresses at an index of something that has so many bytes or more. */
static bool has_indexes(const gv_model *m, uint32_t stride) {
  bool any = false;
  for (gv_value_id id = 0; id < m->values.len && !any; id++) {
    const gv_value *v = &m->values.at[id];
    if (v->def != GV_DEF_OFFSET || v->k != GV_ANYWHERE || !v->c) continue;
    any = v->c >= stride || counts_words(m, v->b);
  }
  return any;
}

static void count_arguments(gv_finder *f) {
  f->args = gv_malloc((f->m->blocks.len + 1) * sizeof *f->args);
  memset(f->args, 0, (f->m->blocks.len + 1) * sizeof *f->args);
  for (gv_value_id v = 0; v < f->m->values.len; v++)
    if (f->m->values.at[v].def == GV_DEF_BLOCK_ARG) f->args[f->m->values.at[v].a]++;
}

static void find_edges(gv_finder *f) {
  const gv_model *m = f->m;
  gv_entry_list into = {0};
  f->edge_from = gv_malloc((m->edges.len + 1) * sizeof *f->edge_from);
  for (uint32_t b = 0; b < m->blocks.len; b++)
    for (uint32_t e = m->blocks.at[b].first_edge; e < m->blocks.at[b].end_edge; e++) {
      f->edge_from[e] = b;
      *gv_push(&into) = (gv_entry){m->edges.at[e].target, e};
    }
  gv_group(&into, m->blocks.len, &f->pred_start, &f->preds);
  gv_vec_free(&into);
}

static void clear(gv_finder *f) {
  gv_find_bases_free(f);
  for (uint32_t i = 0; i < f->loops.len; i++) gv_free(f->loops.at[i].in);
  gv_vec_free(&f->loops);
  gv_vec_free(&f->ghosts);
  gv_vec_free(&f->rotations);
  gv_vec_free(&f->mirrors);
  gv_vec_free(&f->beside);
  gv_vec_free(&f->rotating);
  gv_vec_free(&f->given);
  gv_vec_free(&f->chunks);
  gv_map_free(&f->turn_of);
  gv_vec_free(&f->joined);
  gv_vec_free(&f->asked);
  gv_vec_free(&f->constants);
  gv_vec_free(&f->first_loads);
  gv_vec_free(&f->told_rounds);
  gv_vec_free(&f->members);
  gv_vec_free(&f->made_sizes);
  gv_vec_free(&f->at_counters);
  gv_vec_free(&f->outside_loads);
  gv_map_free(&f->made);
  gv_vec_free(&f->nullables);
  gv_map_free(&f->nullable);
  gv_free(f->compared);
  gv_free(f->called);
  uint32_t *const lists[] = {f->args, f->pred_start, f->preds, f->edge_from};
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) gv_free(lists[i]);
}

enum { FEW_CONSTANTS = 4 };

void gv_find_take_constant(gv_finder *f, uint32_t function, int64_t k) {
  uint32_t count = k < 0 ? FEW_CONSTANTS : 0; /* the symbol is none below zero */
  for (uint32_t i = 0; i < f->constants.len; i++) {
    count += f->constants.at[i].function == function;
    if (f->constants.at[i].function == function && f->constants.at[i].k == k) return;
  }
  if (count < FEW_CONSTANTS) *gv_push(&f->constants) = (gv_constant_index){function, k};
}

static void begin(gv_finder *f, gv_model *m) {
  *f = (gv_finder){.m = m, .globals = m->values.len, .at_loop = GV_NONE};
  find_edges(f);
  count_arguments(f);
  gv_find_nullables(f);
}

/* There are addresses with an index, or some that go to where they come from, by an edge or through
 * memory. */
static bool has_pointers(const gv_model *m) {
  bool any = has_indexes(m, 1);
  for (uint32_t p = 0; p < m->pairs.len && !any; p++)
    any = m->values.at[gv_strip(m, m->pairs.at[p].source)].def == GV_DEF_OFFSET;
  for (uint32_t o = 0; o < m->ops.len && !any; o++) {
    const gv_op *op = &m->ops.at[o];
    gv_value_id stored = op->kind == GV_OP_STORE ? gv_operands(m, op)[0] : GV_NONE;
    any = stored != GV_NONE && m->values.at[gv_strip(m, stored)].def == GV_DEF_OFFSET;
  }
  return any;
}

/* What objects hold whose addresses are in an array lies in arrays, too. */
static void follow_owned(gv_model *m) {
  gv_finder f;
  if (!gv_has_owned(m)) return;
  begin(&f, m);
  gv_find_bases(&f);
  gv_find_parts(&f);
  (void)gv_find_owned(&f);
  clear(&f);
}

/* There is memory that may be an array, or hold some. */
static bool has_arrays(gv_finder *f) {
  const gv_model *m = f->m;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    if (op->kind != GV_OP_LOAD && op->kind != GV_OP_STORE) continue;
    gv_spot s = gv_find_spot(f, gv_operands(m, op)[op->kind == GV_OP_STORE]);
    if (s.base == GV_NONE || !gv_find_may_have_parts(f, s.base)) continue;
    if (f->stride[gv_find_base(f, s.base)] >= GV_WORD_BYTES) return true;
    if (s.index != GV_NONE && counts_words(m, s.index)) return true; /* if it does not wrap */
  }
  return false;
}

/* The loads and stores of elements. */
static void list_accesses(gv_finder *f, list *accesses) {
  const gv_model *m = f->m;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    if (op->kind != GV_OP_LOAD && op->kind != GV_OP_STORE) continue;
    if (op->kind == GV_OP_LOAD && !op->result_count) continue; /* whatever it is of */
    gv_spot s = gv_find_spot(f, gv_operands(m, op)[op->kind == GV_OP_STORE]);
    uint32_t array = gv_find_array(f, &s);
    if (!gv_find_is_array(f, array)) continue;
    *gv_push(accesses) = o;
    if (gv_find_clears(f, op)) continue;
    if (s.index != GV_NONE) continue;
    int64_t k = gv_spot_more(&s, f->stride[array]);
    f->fixed[array] |= gv_is_between(k, 0, GV_FIXED - 1) ? UINT32_C(1) << k : GV_FIXED_BEYOND;
    gv_find_take_constant(f, gv_find_function(f, op->block), k);
    take_at_counter(f, o, k);
  }
}

/* What the search changes before it is known whether that holds. */
typedef struct snapshot {
  GV_VEC(gv_value) values;
  GV_VEC(gv_op) ops;
  GV_VEC(gv_pair) pairs;
  GV_VEC(gv_edge) edges;
  GV_VEC(gv_value_id) operands;
} snapshot;

#define COPY_ALL(to, from)                                                                         \
  do {                                                                                             \
    (to)->len = 0;                                                                                 \
    for (uint32_t copied_ = 0; copied_ < (from)->len; copied_++)                                   \
      *gv_push(to) = (from)->at[copied_];                                                          \
  } while (0)

static void save(snapshot *s, const gv_model *m) {
  COPY_ALL(&s->values, &m->values);
  COPY_ALL(&s->ops, &m->ops);
  COPY_ALL(&s->pairs, &m->pairs);
  COPY_ALL(&s->edges, &m->edges);
  COPY_ALL(&s->operands, &m->operands);
}

static void restore(gv_model *m, const snapshot *s) {
  COPY_ALL(&m->values, &s->values);
  COPY_ALL(&m->ops, &s->ops);
  COPY_ALL(&m->pairs, &s->pairs);
  COPY_ALL(&m->edges, &s->edges);
  COPY_ALL(&m->operands, &s->operands);
}

static void drop(snapshot *s) {
  gv_vec_free(&s->values);
  gv_vec_free(&s->ops);
  gv_vec_free(&s->pairs);
  gv_vec_free(&s->edges);
  gv_vec_free(&s->operands);
}

/* Numbers that are the same are written in one way, and it is known which arrays there are. */
static void find_numbers(gv_finder *f) {
  gv_find_slots(f, false);
  gv_find_same_numbers(f);
  gv_find_choices(f);
  bool anew = gv_find_quotients(f);
  anew |= gv_find_toggles(f);
  gv_find_same_counters(f);
  gv_find_plain_numbers(f);
  gv_find_plain_conditions(f);
  anew |= gv_find_exact_indexes(f);
  anew |= gv_find_mirrored_indexes(f);
  if (anew) {
    gv_find_bases_free(f);
    gv_find_bases(f);
  }
  gv_find_parts(f);
}

static void begin_anew(gv_finder *f) {
  gv_model *m = f->m;
  clear(f);
  begin(f, m);
  gv_find_bases(f);
}

/* Looks for something with numbers in variables known; if there is none the model is what it was.
 */
static void find_first(gv_finder *f, bool toggles, bool (*find)(gv_finder *f)) {
  snapshot before = {0};
  save(&before, f->m);
  gv_find_slots(f, false);
  gv_find_same_numbers(f);
  gv_find_choices(f);
  if (toggles) (void)gv_find_toggles(f);
  gv_find_same_counters(f);
  gv_find_plain_numbers(f);
  if (!find(f)) restore(f->m, &before);
  begin_anew(f);
  drop(&before);
}

/* Numbers in variables and members are known, and which arrays there are. An access by an index
 * that leads from its array to a member would be the first one to do so on its way, and up to that
 * the members are what they were replaced by: if none can, none does. */
static void find_arrays(gv_finder *f) {
  gv_model *m = f->m;
  snapshot before = {0};
  if (gv_find_may_hoist_loads(f)) find_first(f, true, gv_find_hoisted_loads);
  if (gv_find_may_have_formulas(f)) find_first(f, false, gv_find_formulas);
  bool members = gv_find_members(f, false);
  if (members) {
    save(&before, m);
    (void)gv_find_members(f, true);
  }
  find_numbers(f);
  if (members && !gv_find_members_hold(f)) {
    restore(m, &before);
    begin_anew(f);
    find_numbers(f);
  }
  drop(&before);
}

/* … a branch on the last bit of a number. */
static bool has_last_bits(const gv_model *m) {
  bool any = false;
  for (gv_value_id v = 0; v < m->values.len && !any; v++)
    any = gv_is_arith(&m->values.at[v], GV_TRUNC) && m->values.at[v].width == 1;
  return any;
}

static void follow_flags(gv_model *m) {
  gv_finder f;
  if (!has_last_bits(m)) return;
  begin(&f, m);
  gv_find_flags(&f);
  clear(&f);
}

void gv_follow_elements(gv_model *m, bool whole_buffers) {
  gv_finder f;
  list accesses = {0};
  if (m->symbol || m->task_count) return;
  if (has_indexes(m, 1)) gv_drop_dead_blocks(m);
  follow_flags(m);
  if (has_pointers(m)) {
    begin(&f, m);
    gv_find_pointers(&f);
    clear(&f);
  }
  follow_owned(m);
  if (!has_indexes(m, 1)) return;
  begin(&f, m);
  gv_find_bases(&f);
  bool arrays = has_indexes(m, GV_WORD_BYTES) && has_arrays(&f);
  if (arrays && gv_find_fills(&f)) {
    gv_find_bases_free(&f);
    gv_find_bases(&f);
  }
  if (arrays) {
    find_arrays(&f);
    list_accesses(&f, &accesses);
  } else {
    gv_find_slots(&f, false);
    gv_find_same_counters(&f);
  }
  gv_find_bounded(&f);
  gv_find_strided(&f);
  if (!whole_buffers) gv_find_chunks(&f);
  if (m->chunked.len) make_symbol(&f);
  if (accesses.len || m->chunked.len) {
    gv_find_turns(&f, accesses.at, accesses.len);
    gv_find_again(&f, accesses.at, accesses.len);
    gv_find_outside_loads(&f, accesses.at, accesses.len);
    gv_find_rounds(&f, accesses.at, accesses.len);
    for (uint32_t i = 0; i < accesses.len; i++) take_flat(&f, accesses.at[i]);
    for (uint32_t i = 0; i < accesses.len; i++) take_element(&f, accesses.at[i]);
    gv_find_guard_loads(&f);
    take_sizes(&f);
    place_written(&f);
    gv_find_follow_chunks(&f);
    gv_find_carried(&f);
    gv_find_tell_rounds(&f);
    gv_find_give(&f);
  }
  gv_vec_free(&accesses);
  clear(&f);
}
