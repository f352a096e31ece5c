/* needs: a finder whose bases and edges are known. gives: what one round of a loop loads of an
 * array in terms of what an earlier round loaded or stored there (scalar replacement across
 * iterations: Callahan, Carr, Kennedy, PLDI 1990), and which of the first rounds it is. cost: for
 * each loop that counts indexes its blocks, and its accesses by pairs.
 *
 * Round i + d of a loop loads element i, which round i had loaded, or stored: as in `wait(s[i], e[i
 * - 1])`. The value then goes round in block arguments, and the load is only for the first d
 * rounds. That holds where
 * - the loop meets no number twice and counts by one, and made wide as they are in the index its
 * numbers are neighbours, so that it is the round before that had this index; and no sum in an
 * index wraps;
 * - the first access is made in every round that goes on to the next: its block lies on each way
 * from the head back to it, and on no cycle that does not go through the head;
 * - nothing else in the loop writes to memory that may be this array: no store, no call that has
 * the address, and, for globals, no call; nor is the array made, or ended, in the loop. Bases that
 * may be one are united (array_memory.c), so that another base is other memory. Where one of these
 * is not certain the load stays.
 */
#include "program/array_loops.h"

typedef gv_counted_loop loop;
typedef GV_VEC(uint32_t) list;

enum { MOST_ROUNDS = 4, MOST_ACCESSES = 64 };

typedef struct access {
  uint32_t op, block;
  bool store;
  uint32_t base, root; /* root: of the bases that may be the same memory */
  int64_t constant;    /* bytes within an element */
  gv_linear index;     /* in elements */
  gv_value_id value;
} access;

/* What is known at some place of an element that the counter leads to, plus a constant: where the
 * flag holds, it is the value. */
typedef struct known {
  gv_value_id flag, value; /* value: GV_NONE: nothing is known */
  uint32_t base, root;
  uint32_t block; /* at whose head it is */
  gv_arith wide;
  int64_t constant, plus;
} known;

typedef struct rounds {
  gv_finder *f;
  uint32_t loop;
  GV_VEC(access) accesses;            /* in the loop, by an index that its counter makes */
  gv_value_id among[MOST_ROUNDS + 1]; /* [d]: i1: it is one of the first d rounds; GV_NONE: nobody
                                         has asked yet */
  GV_VEC(known) known;
} rounds;

static const loop *loop_at(const rounds *r) { return &r->f->loops.at[r->loop]; }

/* ---- which round it is ----------------------------------------------------------------------- */

static void give_by_edges(rounds *r, gv_value_id arg, gv_value_id on_entry, gv_value_id on) {
  gv_finder *f = r->f;
  const loop *l = loop_at(r);
  for (uint32_t p = f->pred_start[l->head]; p < f->pred_start[l->head + 1]; p++) {
    bool inside = gv_find_in_loop(f, l, f->edge_from[f->preds[p]]);
    *gv_push(&f->given) = (gv_given){f->preds[p], arg, inside ? on : on_entry};
  }
}

static gv_value_id is_among(rounds *r, int64_t d) {
  if (d == 0) return gv_find_number(r->f, 0, 1);
  if (r->among[d] == GV_NONE) {
    gv_value_id before = is_among(r, d - 1);
    r->among[d] = gv_find_argument(r->f, loop_at(r)->head, 1);
    give_by_edges(r, r->among[d], gv_find_number(r->f, 1, 1), before);
  }
  return r->among[d];
}

/* The numbers go up from a constant that is not below zero, and do not wrap in this order. */
static bool goes_up(const rounds *r, gv_arith by, int64_t *first) {
  const gv_finder *f = r->f;
  const loop *l = loop_at(r);
  uint8_t width = f->m->values.at[l->counter].width;
  if (l->step < 0) return false;
  if (l->first == GV_NONE) return false;
  if (!gv_find_is_number(f, l->first, first)) return false;
  if (!gv_is_between(*first, 0, INT32_MAX / 2)) return false;
  if (width == 64 || gv_find_is_flagged(f, l, GV_ARITH_NSW) || l->never_below) return true;
  bool strict = gv_compares_strictly(l);
  if (by == GV_SLT) return strict && l->by == GV_SLT;
  return strict || gv_find_is_flagged(f, l, GV_ARITH_NUW);
}

/* One round more is one element more: a number made wide in this way is the neighbour of that of
 * the round before. Counters of fewer bits than the index may wrap in the middle of the loop, and
 * as numbers of the index these two are not neighbours: 255 + 1 and 0. */
static bool steps_by_one(const rounds *r, gv_arith wide) {
  const gv_finder *f = r->f;
  const loop *l = loop_at(r);
  if (f->m->values.at[l->counter].width == 64) return wide == GV_ADD;
  if (wide == GV_ADD) return false;
  if (gv_find_is_flagged(f, l, wide == GV_WIDEN ? GV_ARITH_NSW : GV_ARITH_NUW)) return true;
  if (l->never_below) return true;
  if (!gv_compares_strictly(l)) return false;
  return l->by == (wide == GV_WIDEN ? GV_SLT : GV_ULT);
}

/* The condition that ends the loop: the others are made of it. */
static gv_value_id test_of(const rounds *r) {
  const gv_finder *f = r->f;
  const loop *l = loop_at(r);
  if (l->test == GV_NONE) return GV_NONE;
  gv_value_id id = gv_operands(f->m, &f->m->ops.at[gv_terminator(f->m, l->test)])[0];
  for (uint32_t i = 0; i < GV_CHAIN_LIMIT; i++) {
    id = gv_strip(f->m, id);
    const gv_value *v = &f->m->values.at[id];
    if (!gv_is_arith(v, GV_XOR) || v->width != 1) return id;
    id = v->a;
  }
  return id;
}

/* The comparison of the counter with a constant in terms of rounds; GV_NONE: it is none, or of a
 * later round. */
static gv_value_id as_round(rounds *r, const gv_value *v) {
  gv_finder *f = r->f;
  int64_t k, first;
  bool left = gv_find_is_number(f, v->b, &k); /* counter < k */
  if (!left && !gv_find_is_number(f, v->a, &k)) return GV_NONE;
  gv_linear l = gv_find_linear(f, left ? v->a : v->b);
  uint8_t width = f->m->values.at[loop_at(r)->counter].width;
  gv_arith by = v->c == GV_SLT && l.wide != GV_ZEXT ? GV_SLT : GV_ULT;
  if (l.of != loop_at(r)->counter) return GV_NONE;
  if (l.plus) return GV_NONE;
  if (l.wide == GV_WIDEN && v->c == GV_ULT) return GV_NONE;
  if (width < 8) return GV_NONE;
  if (!goes_up(r, by, &first)) return GV_NONE;
  int64_t d = k - first; /* rounds before the counter is k */
  if (k < 0) return GV_NONE;
  bool below = left && v->c != GV_EQ; /* none of the rounds behind it is asked for */
  if (d < 0 || d >= MOST_ROUNDS + below) return GV_NONE;
  if (k > INT64_MAX >> (64 - width)) return GV_NONE;
  if (first > INT64_MAX >> (64 - width)) return GV_NONE;
  if (v->c == GV_EQ) return gv_find_and(f, is_among(r, d + 1), gv_find_not(f, is_among(r, d)));
  return left ? is_among(r, d) : gv_find_not(f, is_among(r, d + 1));
}

static void name_rounds(rounds *r) {
  gv_model *m = r->f->m;
  gv_value_id test = test_of(r);
  for (gv_value_id id = 0; id < r->f->globals; id++) {
    gv_value v = m->values.at[id];
    if (!gv_is_arith_in(&v, GV_COMPARISONS) || id == test) continue;
    gv_value_id round = as_round(r, &v);
    if (round == GV_NONE) continue;
    m->values.at[id] =
        (gv_value){.def = GV_DEF_COPY, .width = 1, .size = v.size, .a = round, .loc = v.loc};
  }
}

/* ---- what was accessed before ---------------------------------------------------------------- */

/* Does a way within the loop lead from the head to `to` that leaves out `without`? */
static bool is_reached_without(const gv_finder *f, const loop *l, uint32_t from, uint32_t to,
                               uint32_t without) {
  const gv_function *function = &f->m->functions.at[gv_find_function(f, l->head)];
  bool *seen = gv_malloc(function->end_block - function->first_block + 1);
  memset(seen, 0, function->end_block - function->first_block + 1);
  list walk = {0};
  bool reached = false;
  *gv_push(&walk) = from;
  while (walk.len && !reached) {
    uint32_t b = gv_pop(&walk);
    if (b == without || seen[b - function->first_block]) continue;
    seen[b - function->first_block] = true;
    reached = b == to;
    for (uint32_t e = f->m->blocks.at[b].first_edge; e < f->m->blocks.at[b].end_edge; e++) {
      uint32_t next = f->m->edges.at[e].target;
      if (next != l->head && gv_find_in_loop(f, l, next)) *gv_push(&walk) = next;
    }
  }
  gv_free(seen);
  gv_vec_free(&walk);
  return reached;
}

static bool is_repeated(const gv_finder *f, const loop *l, uint32_t block) {
  for (uint32_t e = f->m->blocks.at[block].first_edge; e < f->m->blocks.at[block].end_edge; e++) {
    uint32_t next = f->m->edges.at[e].target;
    if (next != l->head && gv_find_in_loop(f, l, next) &&
        is_reached_without(f, l, next, block, GV_NONE))
      return true;
  }
  return false;
}

static bool is_in_each_round(const gv_finder *f, const loop *l, uint32_t block) {
  for (uint32_t p = f->pred_start[l->head]; p < f->pred_start[l->head + 1]; p++) {
    uint32_t from = f->edge_from[f->preds[p]];
    if (gv_find_in_loop(f, l, from) && is_reached_without(f, l, l->head, from, block)) return false;
  }
  return !is_repeated(f, l, block);
}

/* Nothing in the loop but perhaps the operation `but` writes to the array. Code that is called
 * knows the globals without being passed them. */
static bool is_written_by_none(gv_finder *f, const loop *l, uint32_t root, uint32_t but) {
  const gv_model *m = f->m;
  const gv_function *function = &m->functions.at[gv_find_function(f, l->head)];
  bool global = gv_find_is_global(f, root);
  for (uint32_t b = function->first_block; b < function->end_block; b++) {
    if (!gv_find_in_loop(f, l, b)) continue;
    for (uint32_t o = m->blocks.at[b].first_op; o < m->blocks.at[b].end_op; o++)
      if (o != but && gv_find_may_write(f, &m->ops.at[o], root, global)) return false;
  }
  return true;
}

static bool is_same_array(const access *a, const access *b) {
  if (a->base != b->base) return false;
  if (a->root != b->root) return false;
  if (a->constant != b->constant) return false;
  if (a->index.of != b->index.of) return false;
  return a->index.wide == b->index.wide;
}

static gv_value_id pointer_argument(gv_finder *f, uint32_t block, gv_loc loc) {
  gv_value v = {.def = GV_DEF_BLOCK_ARG, .size = GV_WORD_BYTES, .a = block, .b = f->args[block]++};
  gv_value_id made = gv_find_value(f, v);
  f->m->values.at[made].loc = loc;
  return made;
}

/* What the element was, where the loop is entered by the edge, that it comes to in so many rounds;
 * GV_NONE: that is not known. */
static gv_value_id value_on_entry(rounds *r, const access *load, uint32_t edge, int64_t rounds) {
  gv_finder *f = r->f;
  const loop *l = loop_at(r);
  int64_t k;
  if (l->first == GV_NONE || !gv_find_is_number(f, l->first, &k)) return GV_NONE;
  if (!gv_is_between(k, 0, INT32_MAX / 2) || !gv_is_near(load->index.plus)) return GV_NONE;
  uint32_t from = f->edge_from[edge], stride = f->stride[load->root];
  int64_t index = k + load->index.plus + rounds * l->step;
  if (!gv_is_between(index, 0, INT32_MAX / stride)) return GV_NONE;
  gv_element_place p = {load->base, load->root, index * stride + load->constant, GV_NONE, 0};
  return gv_find_last_value(f, &p, from, f->m->blocks.at[from].end_op);
}

/* The elements of the first d rounds are known wherever the loop is entered. */
static bool is_known_on_entry(rounds *r, const access *load, int64_t d) {
  const gv_finder *f = r->f;
  uint32_t head = loop_at(r)->head;
  for (uint32_t p = f->pred_start[head]; p < f->pred_start[head + 1]; p++) {
    if (gv_find_in_loop(f, loop_at(r), f->edge_from[f->preds[p]])) continue;
    for (int64_t i = 0; i < d; i++)
      if (value_on_entry(r, load, f->preds[p], i) == GV_NONE) return false;
  }
  return true;
}

/* What was accessed d rounds ago; known: before the loop, too. */
static gv_value_id bring(rounds *r, const access *load, const access *before, int64_t d,
                         bool known) {
  gv_finder *f = r->f;
  gv_loc loc = f->m->values.at[load->value].loc;
  uint32_t head = loop_at(r)->head;
  gv_value_id none = gv_find_value(f, (gv_value){.def = GV_DEF_UNDEF, .size = GV_WORD_BYTES}),
              brought = before->value;
  for (int64_t i = 0; i < d; i++) {
    gv_value_id arg = pointer_argument(f, head, loc);
    for (uint32_t p = f->pred_start[head]; p < f->pred_start[head + 1]; p++) {
      bool inside = gv_find_in_loop(f, loop_at(r), f->edge_from[f->preds[p]]);
      gv_value_id entry = known && !inside ? value_on_entry(r, load, f->preds[p], d - 1 - i) : none;
      *gv_push(&f->given) = (gv_given){f->preds[p], arg, inside ? brought : entry};
    }
    brought = arg;
  }
  return brought;
}

/* In the first rounds the load is of what was there before. */
static void load_in_first(rounds *r, const access *load, gv_value_id brought, int64_t d) {
  gv_finder *f = r->f;
  gv_model *m = f->m;
  gv_value old = m->values.at[load->value];
  gv_value_id loaded = gv_find_value(f, old), first = is_among(r, d);
  int64_t k;
  bool one = d == 1 && loop_at(r)->first != GV_NONE &&
             gv_find_is_number(f, loop_at(r)->first, &k) && k >= 0 && k <= INT32_MAX / 2;
  if (one) gv_find_take_constant(f, gv_find_function(f, load->block), k + load->index.plus);
  *gv_push(&f->first_loads) =
      (gv_first_load){load->op, one ? gv_find_number(f, k + load->index.plus, 64) : GV_NONE};
  m->values.at[loaded].loc = old.loc;
  m->results.at[m->ops.at[load->op].first_result] = loaded;
  m->values.at[load->value] = (gv_value){.def = GV_DEF_SELECT,
                                         .size = old.size,
                                         .a = first,
                                         .b = loaded,
                                         .c = brought,
                                         .loc = old.loc};
}

/* The load gives this value. */
static void replace_load(rounds *r, const access *load, gv_value_id by) {
  gv_value *v = &r->f->m->values.at[load->value];
  *v = (gv_value){.def = GV_DEF_COPY, .size = v->size, .a = by, .loc = v->loc};
  r->f->m->ops.at[load->op].bytes = v->size;
  r->f->m->ops.at[load->op].result_count = 0;
}

/* The load gives what `before` had, which was accessed d rounds ago. */
static void take_from_round(rounds *r, const access *load, const access *before, int64_t d) {
  bool known = is_known_on_entry(r, load, d);
  gv_value_id brought = bring(r, load, before, d, known);
  if (known)
    replace_load(r, load, brought);
  else
    load_in_first(r, load, brought, d);
}

/* ---- what was accessed on some ways only ----------------------------------------------------- */

static bool is_place(const known *k, const access *of, int64_t plus, uint32_t block) {
  bool element = k->base == of->base && k->root == of->root && k->constant == of->constant &&
                 k->wide == of->index.wide && k->plus == plus;
  return k->block == block && element;
}

static bool is_of_element(const access *a, const access *of, int64_t plus) {
  if (!is_same_array(a, of)) return false;
  if (a->index.plus != plus) return false;
  return a->value != GV_NONE;
}

/* The last access of the element in the block, before the operation `end`. */
static const access *last_in(const rounds *r, const access *of, int64_t plus, uint32_t block,
                             uint32_t end) {
  const access *last = NULL;
  for (uint32_t i = 0; i < r->accesses.len; i++) {
    const access *a = &r->accesses.at[i];
    if (a->block == block && a->op < end && is_of_element(a, of, plus) &&
        (!last || a->op > last->op))
      last = a;
  }
  return last;
}

static known nothing(const rounds *r) {
  return (known){.flag = gv_find_number(r->f, 0, 1), .value = GV_NONE};
}

static known known_at_head(rounds *r, const access *of, int64_t plus, uint32_t block, int depth);

static known known_at_end(rounds *r, const access *of, int64_t plus, uint32_t block, int depth) {
  const access *last = last_in(r, of, plus, block, GV_NONE);
  return last ? (known){.flag = gv_find_number(r->f, 1, 1), .value = last->value}
              : known_at_head(r, of, plus, block, depth);
}

/* Does the loop come to this element in this round or has it in one of the last ones? */
static bool is_ahead(const rounds *r, const access *of, int64_t plus) {
  for (uint32_t i = 0; i < r->accesses.len; i++) {
    int64_t d = (r->accesses.at[i].index.plus - plus) * loop_at(r)->step;
    if (is_same_array(&r->accesses.at[i], of) && r->accesses.at[i].value != GV_NONE && d >= 0 &&
        d <= MOST_ROUNDS)
      return true;
  }
  return false;
}

/* What is known of the element where the loop is entered by the edge. */
static known known_on_entry(rounds *r, const access *of, int64_t plus, uint32_t edge) {
  access at = *of;
  at.index.plus = plus;
  gv_value_id value = value_on_entry(r, &at, edge, 0);
  return value == GV_NONE ? nothing(r)
                          : (known){.flag = gv_find_number(r->f, 1, 1), .value = value};
}

enum { MOST_PLACES = 128, MOST_DEPTH = 256 };

/* By several edges: block arguments, which are made before what they get is looked for, since that
 * may lead back here. */
static known join(rounds *r, const access *of, int64_t plus, uint32_t block, int depth) {
  gv_finder *f = r->f;
  for (uint32_t i = 0; i < r->known.len; i++)
    if (is_place(&r->known.at[i], of, plus, block)) return r->known.at[i];
  known k = {gv_find_argument(f, block, 1),
             pointer_argument(f, block, GV_NO_LOC),
             of->base,
             of->root,
             block,
             of->index.wide,
             of->constant,
             plus};
  *gv_push(&r->known) = k;
  gv_value_id none = gv_find_value(f, (gv_value){.def = GV_DEF_UNDEF, .size = GV_WORD_BYTES});
  for (uint32_t p = f->pred_start[block]; p < f->pred_start[block + 1]; p++) {
    uint32_t edge = f->preds[p], from = f->edge_from[edge];
    bool head = block == loop_at(r)->head, inside = gv_find_in_loop(f, loop_at(r), from);
    known source = inside
                       ? known_at_end(r, of, head ? plus + loop_at(r)->step : plus, from, depth + 1)
                   : head ? known_on_entry(r, of, plus, edge)
                          : nothing(r);
    *gv_push(&f->given) = (gv_given){edge, k.flag, source.flag};
    *gv_push(&f->given) = (gv_given){edge, k.value, source.value == GV_NONE ? none : source.value};
  }
  return k;
}

static known known_at_head(rounds *r, const access *of, int64_t plus, uint32_t block, int depth) {
  gv_finder *f = r->f;
  uint32_t first = f->pred_start[block], preds = f->pred_start[block + 1] - first;
  if (!is_ahead(r, of, plus) || !preds || depth > MOST_DEPTH || r->known.len > MOST_PLACES)
    return nothing(r);
  if (block == loop_at(r)->head || preds > 1) return join(r, of, plus, block, depth);
  return known_at_end(r, of, plus, f->edge_from[f->preds[first]], depth + 1);
}

static void take_from_known(rounds *r, const access *load, known k) {
  gv_finder *f = r->f;
  gv_model *m = f->m;
  gv_value old = m->values.at[load->value];
  gv_value_id loaded = gv_find_value(f, old);
  m->values.at[loaded].loc = old.loc;
  m->results.at[m->ops.at[load->op].first_result] = loaded;
  m->values.at[load->value] = (gv_value){.def = GV_DEF_SELECT,
                                         .size = old.size,
                                         .a = k.flag,
                                         .b = k.value,
                                         .c = loaded,
                                         .loc = old.loc};
}

/* ---- each load ------------------------------------------------------------------------------- */

static bool comes_before(const rounds *r, const access *a, const access *b) {
  if (a->block == b->block) return a->op < b->op;
  return !is_reached_without(r->f, loop_at(r), loop_at(r)->head, b->block, a->block);
}

/* The load gives what one access has had on all ways; true: there is such a one. */
static bool replace_by_one(rounds *r, uint32_t at) {
  gv_finder *f = r->f;
  const access load = r->accesses.at[at];
  const loop *l = loop_at(r);
  const access *best = NULL;
  int64_t rounds_ago = MOST_ROUNDS + 1;
  for (uint32_t i = 0; i < r->accesses.len; i++) {
    const access *a = &r->accesses.at[i];
    if (i == at) continue;
    if (a->value == GV_NONE) continue;
    if (!is_same_array(a, &load)) continue;
    int64_t d = (a->index.plus - load.index.plus) * l->step;
    if (d < 0 || d >= rounds_ago) continue;
    if (d == 0 && a->store) continue;
    if (d && !steps_by_one(r, load.index.wide)) continue;
    if (!is_written_by_none(f, l, load.root, a->store ? a->op : GV_NONE)) continue;
    if (d ? !is_in_each_round(f, l, a->block) : !comes_before(r, a, &load)) continue;
    if (d == 0 && is_repeated(f, l, a->block)) continue;
    best = a, rounds_ago = d;
  }
  if (!best) return false;
  const access before = *best;
  if (rounds_ago)
    take_from_round(r, &load, &before, rounds_ago);
  else
    replace_load(r, &load, before.value);
  return true;
}

/* … or what others have had on some ways: of the array is only loaded in the loop. */
static void replace_by_some(rounds *r, uint32_t at) {
  const access load = r->accesses.at[at];
  if (last_in(r, &load, load.index.plus, load.block, load.op) || !steps_by_one(r, load.index.wide))
    return;
  r->accesses.at[at].value = GV_NONE; /* it is not made of itself */
  bool others = is_ahead(r, &load, load.index.plus) &&
                is_written_by_none(r->f, loop_at(r), load.root, GV_NONE);
  known k = others ? known_at_head(r, &load, load.index.plus, load.block, 0) : nothing(r);
  r->accesses.at[at].value = load.value;
  if (k.value != GV_NONE) take_from_known(r, &load, k);
}

/* ---- the whole ------------------------------------------------------------------------------- */

static bool take_access(gv_finder *f, uint32_t op_id, access *a) {
  const gv_model *m = f->m;
  const gv_op *op = &m->ops.at[op_id];
  bool store = op->kind == GV_OP_STORE;
  gv_spot s = gv_find_spot(f, gv_operands(m, op)[store]);
  gv_value_id counter = gv_find_at_counter(f, op_id),
              index = counter == GV_NONE ? s.index : counter;
  if (index == GV_NONE || s.row != GV_NONE) return false;
  uint32_t root = gv_find_array(f, &s), stride = f->stride[root];
  gv_value_id value = store              ? gv_operands(m, op)[0]
                      : op->result_count ? gv_results(m, op)[0]
                                         : GV_NONE;
  bool pointer = value != GV_NONE && !op->is_volatile && !m->values.at[value].width &&
                 m->values.at[value].size == GV_WORD_BYTES;
  *a = (access){op_id,
                op->block,
                store,
                s.base,
                root,
                gv_spot_within(&s, stride),
                gv_find_linear(f, index),
                pointer ? value : GV_NONE};
  if (counter == GV_NONE) a->index.plus += gv_spot_more(&s, stride);
  return true;
}

/* The test at the head is `counter < bound`, and the counter begins at *first and goes up by one.
 */
static bool begins_at(const gv_finder *f, const loop *l, int64_t *first) {
  if (l->test == GV_NONE || l->behind || l->inclusive || l->step != 1) return false;
  return gv_find_is_number(f, l->first, first);
}

/* In the first round the counter is the number that it begins with: the loop goes on there where
 * that is below the bound; in the second, where the bound is the next number, it does not. */
static void note_first_round(rounds *r) {
  gv_finder *f = r->f;
  const loop l = *loop_at(r);
  int64_t first, k;
  gv_value_id ends;
  if (r->among[1] == GV_NONE || !begins_at(f, &l, &first)) return;
  if (gv_find_is_number(f, l.bound, &k)) {
    bool small = f->m->values.at[l.counter].width >= 8 && gv_is_between(first, 0, INT8_MAX - 1);
    if (!small || k != first + 1) return;
    ends = gv_find_not(f, r->among[1]);
  } else {
    if (l.by != GV_SLT || l.wide != GV_ADD) return;
    bool whole = f->m->values.at[gv_strip(f->m, l.bound)].width == 64;
    gv_value_id bound = whole ? l.bound : gv_find_arith(f, GV_WIDEN, l.bound, l.bound, 64);
    gv_value_id stays = gv_find_arith(f, GV_SLT, gv_find_number(f, first, 64), bound, 1);
    ends = gv_find_and(f, r->among[1], gv_find_not(f, stays));
  }
  *gv_push(&f->told_rounds) = (gv_told_round){gv_terminator(f->m, l.test), ends, l.stays_first};
}

void gv_find_tell_rounds(gv_finder *f) {
  for (uint32_t i = 0; i < f->told_rounds.len; i++) {
    gv_told_round r = f->told_rounds.at[i];
    uint32_t at = f->m->ops.at[r.op].first_operand;
    gv_value_id condition = f->m->operands.at[at];
    f->m->operands.at[at] = r.stays_first ? gv_find_and(f, condition, gv_find_not(f, r.ends))
                                          : gv_find_or(f, condition, r.ends);
  }
}

static void look_at_loop(gv_finder *f, uint32_t loop_id, const uint32_t *ops, uint32_t count) {
  rounds r = {.f = f, .loop = loop_id};
  if (!gv_counts_by_one(&f->loops.at[loop_id]) || f->loops.at[loop_id].sometimes) return;
  for (uint32_t d = 0; d <= MOST_ROUNDS; d++) r.among[d] = GV_NONE;
  for (uint32_t i = 0; i < count && r.accesses.len < MOST_ACCESSES; i++) {
    access a;
    if (!take_access(f, ops[i], &a) || a.index.of != loop_at(&r)->counter) continue;
    if (gv_find_in_loop(f, loop_at(&r), a.block)) *gv_push(&r.accesses) = a;
  }
  for (uint32_t i = 0; i < r.accesses.len; i++)
    if (!r.accesses.at[i].store && r.accesses.at[i].value != GV_NONE && replace_by_one(&r, i))
      r.accesses.at[i].value = GV_NONE;
  for (uint32_t i = 0; i < r.accesses.len; i++)
    if (!r.accesses.at[i].store && r.accesses.at[i].value != GV_NONE) replace_by_some(&r, i);
  bool rotates = false;
  for (uint32_t i = 0; i < f->rotating.len && !rotates; i++)
    rotates = f->rotating.at[i].counter == loop_at(&r)->counter;
  if (r.accesses.len || rotates) name_rounds(&r);
  note_first_round(&r);
  gv_vec_free(&r.accesses);
  gv_vec_free(&r.known);
}

static void add_loop(gv_finder *f, list *found, gv_value_id counter) {
  uint32_t loop_id = gv_find_loop(f, counter);
  bool known = loop_id == GV_NONE;
  for (uint32_t j = 0; j < found->len && !known; j++) known = found->at[j] == loop_id;
  if (!known && found->len < MOST_ACCESSES) *gv_push(found) = loop_id;
}

void gv_find_rounds(gv_finder *f, const uint32_t *ops, uint32_t count) {
  list found = {0};
  for (uint32_t i = 0; i < count; i++) {
    access a;
    if (take_access(f, ops[i], &a)) add_loop(f, &found, a.index.of);
  }
  for (uint32_t i = 0; i < f->rotating.len; i++) add_loop(f, &found, f->rotating.at[i].counter);
  for (uint32_t j = 0; j < found.len; j++) look_at_loop(f, found.at[j], ops, count);
  gv_vec_free(&found);
}
