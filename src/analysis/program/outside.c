/* needs: a model in which functions are called from outside. gives: a copy in which they are called
 * by a function of the model, so that what one call leaves in a global the next one finds there.
 * cost: the model, and for each global that becomes a value the blocks of the functions that have
 * to do with it.
 *
 * A handle that is kept in a global of this file from one call to the next is made, used and ended
 * by functions that callers elsewhere call in an order that nobody here knows. In the copy a
 * function without an end calls each of them whenever it likes; it begins with the globals as the
 * file has them. What is proved of the copy holds in whichever order they are called, one after the
 * other. What goes wrong in it need not: nobody may call them in that order.
 *
 * Of a program with one such function there is another copy, in which it is called once: whoever
 * calls it when, the first time it finds the globals as the file has them. What goes wrong there
 * does.
 *
 * A global that is only loaded and stored as a whole becomes a value: each function that has to do
 * with it gets what is in it as one more argument, and gives back what is in it then as one more
 * result (Braun et al., CC 2013, across calls). So a branch on it is one on a value.
 */
#include "program/outside.h"

#include "model/part.h"
#include "program/flow.h"

enum { MOST_CALLED = 16, MOST_VALUES = 16, NUMBER_BYTES = 8 };

typedef GV_VEC(uint32_t) list;
typedef GV_VEC(gv_value_id) value_list;

/* A global that becomes a value. */
typedef struct kept {
  uint32_t global, size;
  uint8_t width;
  bool *touches; /* by function: it, or one that it calls, loads or stores it */
  /* of the function at hand, by block; GV_NONE: not known yet */
  gv_value_id *at_head, *at_end;
} kept;

/* What a block argument gets by an edge. */
typedef struct given {
  uint32_t edge;
  gv_value_id arg, source;
} given;

typedef struct outside {
  const gv_model *from;
  gv_model *m;
  uint32_t functions; /* of the program */
  bool once;          /* there is one call */
  list called;        /* from outside */
  GV_VEC(kept) kept;
  uint32_t *edge_from; /* by edge of the program */
  uint32_t *args;      /* by block: arguments that it has */
  uint32_t *returned;  /* by function: results, before those that are added */
  GV_VEC(given) given;
} outside;

/* ---- what callers may do --------------------------------------------------------------------- */

static uint32_t function_of(const gv_model *m, const gv_op *op) {
  return m->blocks.at[op->block].function;
}

/* Nothing that it returns leads to an object. */
static bool is_plain_number(const gv_model *m, gv_value_id id) {
  if (id == GV_NONE) return false;
  const gv_value *v = &m->values.at[id];
  return v->width && v->size < NUMBER_BYTES;
}

static bool returns_numbers(const gv_model *m, uint32_t function) {
  bool all = true;
  for (uint32_t o = 0; o < m->ops.len && all; o++) {
    const gv_op *op = &m->ops.at[o];
    if (op->kind != GV_OP_RETURN || function_of(m, op) != function) continue;
    for (uint32_t i = 0; i < op->operand_count; i++)
      all &= is_plain_number(m, gv_operands(m, op)[i]);
  }
  return all;
}

/* False: somebody may do more than call them. */
static bool list_called(outside *x) {
  const gv_model *m = x->from;
  if (m->task_count || m->facts.has_threads) return false;
  for (uint32_t f = 0; f < m->functions.len; f++) {
    const gv_function *function = &m->functions.at[f];
    if (function->is_start || function->comes_first) return false;
    if (!function->is_public) continue;
    if (!returns_numbers(m, f)) return false;
    *gv_push(&x->called) = f;
  }
  return x->called.len && x->called.len <= MOST_CALLED;
}

/* ---- globals that become values -------------------------------------------------------------- */

static uint32_t global_of(const gv_model *m, gv_value_id id) {
  if (id == GV_NONE) return GV_NONE;
  const gv_value *v = &m->values.at[gv_strip(m, id)];
  return v->def == GV_DEF_GLOBAL ? v->a : GV_NONE;
}

/* Of a load or store of a global, *value what is loaded or stored; GV_NONE: it is neither. */
static uint32_t accessed(const gv_model *m, const gv_op *op, gv_value_id *value) {
  bool store = op->kind == GV_OP_STORE;
  *value = GV_NONE;
  if (store) *value = gv_operands(m, op)[0];
  if (op->kind == GV_OP_LOAD && op->result_count) *value = gv_results(m, op)[0];
  if (!store && op->kind != GV_OP_LOAD) return GV_NONE;
  return global_of(m, gv_operands(m, op)[store]);
}

/* By global: it cannot become a value. */
static void spoil(const gv_model *m, bool *bad, gv_value_id id) {
  uint32_t g = global_of(m, id);
  if (g != GV_NONE) bad[g] = true;
}

static void spoil_by_expressions(const gv_model *m, bool *bad) {
  for (gv_value_id id = 0; id < m->values.len; id++) {
    gv_value_id operand;
    if (m->values.at[id].def == GV_DEF_COPY) continue;
    for (unsigned i = 0; i < 3; i++)
      if (gv_operand_of_value(&m->values.at[id], i, &operand)) spoil(m, bad, operand);
  }
  for (uint32_t i = 0; i < m->sources.len; i++) spoil(m, bad, m->sources.at[i].from);
  for (uint32_t i = 0; i < m->pairs.len; i++) spoil(m, bad, m->pairs.at[i].source);
  for (uint32_t i = 0; i < m->pointers.len; i++)
    bad[m->pointers.at[i].holder] = bad[m->pointers.at[i].target] = true;
}

/* All accesses are of the same bytes, as a number or as an address. */
static void take_access(const gv_model *m, const gv_op *op, uint32_t g, gv_value_id value, kept *k,
                        bool *bad) {
  const gv_value *v = value == GV_NONE ? NULL : &m->values.at[value];
  bool fits = v && v->size && v->size <= NUMBER_BYTES && !op->is_volatile && !op->atomic;
  fits = fits && (v->width || v->size == NUMBER_BYTES);
  fits = fits && (!k->size || (k->size == v->size && k->width == v->width));
  if (fits) k->size = v->size, k->width = v->width;
  bad[g] |= !fits || op->element;
}

static void spoil_by_operands(const gv_model *m, const gv_op *op, bool access, bool *bad) {
  for (uint32_t i = 0; i < op->operand_count; i++) {
    if (access && i == (op->kind == GV_OP_STORE)) continue;
    spoil(m, bad, gv_operands(m, op)[i]);
  }
}

static void spread_touches(const gv_model *m, bool *touches) {
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t o = 0; o < m->ops.len; o++) {
      const gv_op *op = &m->ops.at[o];
      if (op->kind != GV_OP_CALL || !touches[op->callee] || touches[function_of(m, op)]) continue;
      touches[function_of(m, op)] = changed = true;
    }
  }
}

static void list_touches(const gv_model *m, kept *k) {
  k->touches = memset(gv_malloc(m->functions.len + 2), 0, m->functions.len + 2);
  for (uint32_t o = 0; o < m->ops.len; o++) {
    gv_value_id value;
    if (accessed(m, &m->ops.at[o], &value) == k->global)
      k->touches[function_of(m, &m->ops.at[o])] = true;
  }
  spread_touches(m, k->touches);
}

/* Code that is not here may call a function that has to do with it in between. */
static bool is_called_back(const gv_model *m, const kept *k) {
  bool unknown = m->facts.calls_unknown, any = false;
  for (uint32_t o = 0; o < m->ops.len; o++)
    unknown |= m->ops.at[o].kind == GV_OP_UNKNOWN && m->ops.at[o].effects != GV_NO_EFFECT;
  for (uint32_t f = 0; f < m->functions.len && unknown; f++)
    any |=
        k->touches[f] && m->functions.at[f].is_public && !m->functions.at[f].is_never_called_back;
  return any;
}

static bool is_own(const gv_global *g) {
  return !g->is_public && !g->is_named && !g->is_constant && !g->is_stream && g->zeroed;
}

static void list_kept(outside *x) {
  const gv_model *m = x->from;
  uint32_t globals = m->globals.len;
  bool *bad = memset(gv_malloc(globals + 1), 0, globals + 1);
  kept *all = memset(gv_malloc((globals + 1) * sizeof *all), 0, (globals + 1) * sizeof *all);
  spoil_by_expressions(m, bad);
  for (uint32_t o = 0; o < m->ops.len; o++) {
    gv_value_id value;
    uint32_t g = accessed(m, &m->ops.at[o], &value);
    if (g != GV_NONE) take_access(m, &m->ops.at[o], g, value, &all[g], bad);
    spoil_by_operands(m, &m->ops.at[o], g != GV_NONE, bad);
  }
  for (uint32_t g = 0; g < globals && x->kept.len < MOST_VALUES; g++) {
    if (bad[g] || !all[g].size || !is_own(&m->globals.at[g])) continue;
    all[g].global = g;
    list_touches(m, &all[g]);
    if (is_called_back(m, &all[g]))
      gv_free(all[g].touches);
    else
      *gv_push(&x->kept) = all[g];
  }
  gv_free(bad);
  gv_free(all);
}

/* ---- new values ------------------------------------------------------------------------------ */

static gv_value_id add_value(outside *x, gv_value v) {
  v.loc = GV_NO_LOC;
  *gv_push(&x->m->values) = v;
  return x->m->values.len - 1;
}

static gv_value_id add_argument(outside *x, const kept *k, uint32_t block) {
  gv_value v = {.def = GV_DEF_BLOCK_ARG,
                .width = k->width,
                .size = k->size,
                .a = block,
                .b = x->args[block]++};
  return add_value(x, v);
}

/* As it is when the program begins. */
static gv_value_id add_beginning(outside *x, const kept *k) {
  gv_def def = k->width ? GV_DEF_INT : GV_DEF_NULL;
  return add_value(x, (gv_value){.def = def, .width = k->width, .size = k->size});
}

/* The operation has one operand more, the last. */
static void add_operand(outside *x, uint32_t op_id, gv_value_id id) {
  gv_model *m = x->m;
  gv_op *op = &m->ops.at[op_id];
  uint32_t first = m->operands.len;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_value_id old = m->operands.at[op->first_operand + i];
    *gv_push(&m->operands) = old;
  }
  *gv_push(&m->operands) = id;
  op->first_operand = first, op->operand_count++;
}

/* The operation gives the results that it gave, then others up to `count`, of this kind. */
static gv_value_id add_results(outside *x, uint32_t op_id, uint32_t count, const kept *k) {
  gv_model *m = x->m;
  gv_op *op = &m->ops.at[op_id];
  uint32_t first = m->results.len;
  for (uint32_t i = 0; i < op->result_count; i++) {
    gv_value_id old = m->results.at[op->first_result + i];
    *gv_push(&m->results) = old;
  }
  op->first_result = first;
  for (; op->result_count < count; op->result_count++) {
    gv_value v = {.def = GV_DEF_RESULT,
                  .width = k->width,
                  .size = k->size,
                  .a = op_id,
                  .b = op->result_count};
    *gv_push(&m->results) = add_value(x, v);
  }
  return m->results.at[first + count - 1];
}

static gv_value_id add_parameter(outside *x, uint32_t function, const kept *k) {
  gv_model *m = x->m;
  gv_function *f = &m->functions.at[function];
  uint32_t first = m->params.len;
  for (uint32_t i = 0; i < f->params; i++) {
    gv_value_id old = m->params.at[f->first_param + i];
    *gv_push(&m->params) = old;
  }
  gv_value v = {.def = GV_DEF_PARAM,
                .width = k->width,
                .size = k->size,
                .a = function,
                .b = f->params,
                .c = GV_NONE};
  *gv_push(&m->params) = add_value(x, v);
  f->first_param = first, f->params++;
  return m->params.at[first + f->params - 1];
}

/* ---- one global in one function -------------------------------------------------------------- */

static uint32_t results_of(const outside *x, uint32_t function, const kept *k) {
  uint32_t count = x->returned[function];
  for (const kept *other = x->kept.at; other <= k; other++) count += other->touches[function];
  return count;
}

/* What is in it behind the operation, which had `now` before it. */
static gv_value_id pass_op(outside *x, const kept *k, uint32_t op_id, gv_value_id now) {
  gv_model *m = x->m;
  gv_op *op = &m->ops.at[op_id];
  gv_value_id value;
  bool access = accessed(m, op, &value) == k->global;
  if (access && op->kind == GV_OP_LOAD) {
    gv_value *v = &m->values.at[value];
    *v =
        (gv_value){.def = GV_DEF_COPY, .width = v->width, .size = v->size, .a = now, .loc = v->loc};
    op->bytes = k->size, op->result_count = 0;
  } else if (access) {
    gv_value_id nothing = add_beginning(x, k); /* nobody loads it from there any more */
    m->operands.at[op->first_operand] = nothing;
    return value;
  } else if (op->kind == GV_OP_RETURN) {
    add_operand(x, op_id, now);
  } else if (op->kind == GV_OP_CALL && k->touches[op->callee]) {
    add_operand(x, op_id, now);
    return add_results(x, op_id, results_of(x, op->callee, k), k);
  }
  return now;
}

/* Its blocks with what comes in from several: they get an argument. */
static void pass_blocks(outside *x, kept *k, uint32_t function, gv_value_id at_entry) {
  const gv_model *m = x->m;
  const gv_function f = m->functions.at[function];
  for (uint32_t b = f.first_block; b < f.end_block; b++) {
    gv_value_id now = b == f.first_block ? at_entry : add_argument(x, k, b);
    k->at_head[b] = now;
    for (uint32_t o = m->blocks.at[b].first_op; o < m->blocks.at[b].end_op; o++)
      now = pass_op(x, k, o, now);
    k->at_end[b] = now;
  }
  for (uint32_t b = f.first_block; b < f.end_block; b++)
    for (uint32_t e = m->blocks.at[b].first_edge; e < m->blocks.at[b].end_edge; e++)
      *gv_push(&x->given) = (given){e, k->at_head[m->edges.at[e].target], k->at_end[b]};
}

/* Of a block argument that gets the same by all edges, or itself, that value; GV_NONE. */
static gv_value_id only_source(const outside *x, uint32_t first, uint32_t end, gv_value_id arg) {
  gv_value_id only = GV_NONE;
  for (uint32_t i = first; i < end; i++) {
    gv_value_id source = gv_strip(x->m, x->given.at[i].source);
    if (source == arg || source == only) continue;
    if (only != GV_NONE) return GV_NONE;
    only = source;
  }
  return only;
}

static int by_argument(const void *a, const void *b) {
  const given *x = a, *y = b;
  if (x->arg != y->arg) return x->arg < y->arg ? -1 : 1;
  return (x->edge > y->edge) - (x->edge < y->edge);
}

/* Arguments that are not needed become what they get, as long as there are some. */
static void merge_arguments(outside *x) {
  gv_model *m = x->m;
  if (x->given.len) qsort(x->given.at, x->given.len, sizeof *x->given.at, by_argument);
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t i = 0, end; i < x->given.len; i = end) {
      gv_value_id arg = x->given.at[i].arg;
      for (end = i; end < x->given.len && x->given.at[end].arg == arg;) end++;
      gv_value *v = &m->values.at[arg];
      gv_value_id only = v->def == GV_DEF_BLOCK_ARG ? only_source(x, i, end, arg) : GV_NONE;
      if (only == GV_NONE) continue;
      *v = (gv_value){
          .def = GV_DEF_COPY, .width = v->width, .size = v->size, .a = only, .loc = v->loc};
      changed = true;
    }
  }
}

static int by_edge(const void *a, const void *b) {
  const given *x = a, *y = b;
  if (x->edge != y->edge) return x->edge < y->edge ? -1 : 1;
  return (x->arg > y->arg) - (x->arg < y->arg);
}

/* All edges bring what was said that they bring. */
static void give(outside *x) {
  gv_model *m = x->m;
  GV_VEC(gv_pair) pairs = {0};
  uint32_t next = 0;
  if (x->given.len) qsort(x->given.at, x->given.len, sizeof *x->given.at, by_edge);
  for (uint32_t e = 0; e < m->edges.len; e++) {
    gv_edge *edge = &m->edges.at[e];
    uint32_t first = pairs.len;
    for (uint32_t p = 0; p < edge->pairs; p++) *gv_push(&pairs) = m->pairs.at[edge->first_pair + p];
    for (; next < x->given.len && x->given.at[next].edge == e; next++) {
      given g = x->given.at[next];
      if (m->values.at[g.arg].def == GV_DEF_BLOCK_ARG)
        *gv_push(&pairs) = (gv_pair){g.arg, g.source};
    }
    edge->first_pair = first, edge->pairs = pairs.len - first;
  }
  m->pairs.len = 0;
  for (uint32_t i = 0; i < pairs.len; i++) *gv_push(&m->pairs) = pairs.at[i];
  gv_vec_free(&pairs);
}

static void pass_kept(outside *x) {
  size_t blocks = (x->m->blocks.len + 1) * sizeof(gv_value_id);
  for (uint32_t i = 0; i < x->kept.len; i++) {
    kept *k = &x->kept.at[i];
    k->at_head = gv_malloc(blocks), k->at_end = gv_malloc(blocks);
    for (uint32_t f = 0; f < x->functions; f++)
      if (k->touches[f]) pass_blocks(x, k, f, add_parameter(x, f, k));
    gv_free(k->at_head);
    gv_free(k->at_end);
  }
}

/* ---- the function that calls them ------------------------------------------------------------ */

static uint32_t add_op(outside *x, gv_op_kind kind, uint32_t block) {
  gv_op op = {.kind = (uint8_t)kind,
              .block = block,
              .first_operand = x->m->operands.len,
              .first_result = x->m->results.len,
              .name = GV_STR("a call from outside"),
              .loc = GV_NO_LOC};
  *gv_push(&x->m->ops) = op;
  return x->m->ops.len - 1;
}

static void add_edge(outside *x, uint32_t target) {
  *gv_push(&x->m->edges) = (gv_edge){.target = target, .first_pair = x->m->pairs.len};
}

static uint32_t begin_block(outside *x) {
  gv_model *m = x->m;
  *gv_push(&m->blocks) = (gv_block){.function = x->functions,
                                    .first_op = m->ops.len,
                                    .end_op = m->ops.len,
                                    .first_edge = m->edges.len,
                                    .end_edge = m->edges.len};
  return m->blocks.len - 1;
}

/* The block leaves by these edges, in the order in which they are added. */
static void end_block(outside *x, uint32_t block, gv_op_kind kind) {
  uint32_t leaves = add_op(x, kind, block);
  x->m->ops.at[leaves].outside = kind == GV_OP_CHOICE;
  x->m->blocks.at[block].end_op = x->m->ops.len;
  x->m->blocks.at[block].end_edge = x->m->edges.len;
}

/* Nothing of what it passes is the program's but what is in the globals. */
static void call(outside *x, uint32_t callee, uint32_t block, uint32_t head, gv_value_id *now) {
  gv_model *m = x->m;
  uint32_t call_id = add_op(x, GV_OP_CALL, block), own = m->functions.at[callee].given;
  m->ops.at[call_id].callee = callee, m->ops.at[call_id].outside = true;
  for (uint32_t i = 0; i < own; i++) add_operand(x, call_id, GV_NONE);
  for (uint32_t i = 0; i < x->kept.len; i++) {
    const kept *k = &x->kept.at[i];
    gv_value_id next = now[i];
    if (k->touches[callee]) {
      add_operand(x, call_id, now[i]);
      next = add_results(x, call_id, results_of(x, callee, k), k);
    }
    if (!x->once) *gv_push(&x->given) = (given){m->edges.len, now[i], next};
  }
  if (!x->once) add_edge(x, head);
  end_block(x, block, x->once ? GV_OP_RETURN : GV_OP_BR);
}

static void add_caller(outside *x) {
  gv_model *m = x->m;
  gv_value_id now[MOST_VALUES];
  uint32_t entry = begin_block(x), count = x->called.len, first = m->edges.len;
  add_edge(x, entry + 1);
  end_block(x, entry, GV_OP_BR);
  uint32_t head = begin_block(x);
  for (uint32_t i = 0; i < x->kept.len; i++) {
    now[i] = add_argument(x, &x->kept.at[i], head);
    *gv_push(&x->given) = (given){first, now[i], add_beginning(x, &x->kept.at[i])};
  }
  for (uint32_t i = 0; i < count; i++) add_edge(x, head + 1 + i);
  end_block(x, head, count > 1 ? GV_OP_CHOICE : GV_OP_BR);
  for (uint32_t i = 0; i < count; i++) call(x, x->called.at[i], begin_block(x), head, now);
  *gv_push(&m->functions) = (gv_function){.name = GV_STR("outside"),
                                          .is_public = true,
                                          .is_start = true,
                                          .is_never_called_back = true,
                                          .first_block = entry,
                                          .end_block = m->blocks.len,
                                          .first_param = m->params.len,
                                          .loc = GV_NO_LOC};
}

/* ---- the copy -------------------------------------------------------------------------------- */

#define COPY(list)                                                                                 \
  do {                                                                                             \
    memset(&to->list, 0, sizeof to->list);                                                         \
    for (uint32_t copied_ = 0; copied_ < from->list.len; copied_++)                                \
      *gv_push(&to->list) = from->list.at[copied_];                                                \
  } while (0)

/* What the caller changes is its own; the rest is that of the model. */
static void copy(gv_model *to, const gv_model *from) {
  *to = *from;
  COPY(functions);
  COPY(blocks);
  COPY(ops);
  COPY(values);
  COPY(operands);
  COPY(results);
  COPY(params);
  COPY(edges);
  COPY(pairs);
  memset(&to->arena, 0, sizeof to->arena);
  if (!to->whole) to->whole = (gv_model *)from; /* for its texts */
}

void gv_outside_clear(gv_model *c) {
  gv_vec_free(&c->functions);
  gv_vec_free(&c->blocks);
  gv_vec_free(&c->ops);
  gv_vec_free(&c->values);
  gv_vec_free(&c->operands);
  gv_vec_free(&c->results);
  gv_vec_free(&c->params);
  gv_vec_free(&c->edges);
  gv_vec_free(&c->pairs);
  gv_arena_clear(&c->arena);
  memset(c, 0, sizeof *c);
}

static void count_all(outside *x) {
  const gv_model *m = x->from;
  uint32_t blocks = m->blocks.len + x->called.len + 3;
  x->args = memset(gv_malloc(blocks * sizeof *x->args), 0, blocks * sizeof *x->args);
  for (gv_value_id v = 0; v < m->values.len; v++)
    if (m->values.at[v].def == GV_DEF_BLOCK_ARG) x->args[m->values.at[v].a]++;
  size_t functions = (m->functions.len + 1) * sizeof *x->returned;
  x->returned = memset(gv_malloc(functions), 0, functions);
  for (uint32_t o = 0; o < m->ops.len; o++)
    if (m->ops.at[o].kind == GV_OP_RETURN)
      x->returned[function_of(m, &m->ops.at[o])] = m->ops.at[o].operand_count;
}

bool gv_outside_make(const gv_model *model, bool once, gv_model *to) {
  outside x = {.from = model, .m = to, .functions = model->functions.len, .once = once};
  bool made = list_called(&x) && (!once || x.called.len == 1);
  if (made) {
    list_kept(&x);
    count_all(&x);
    copy(to, model);
    for (uint32_t i = 0; i < x.called.len; i++) {
      gv_function *f = &to->functions.at[x.called.at[i]];
      f->is_entered = true, f->given = f->params;
    }
    pass_kept(&x);
    add_caller(&x);
    merge_arguments(&x);
    give(&x);
  }
  for (uint32_t i = 0; i < x.kept.len; i++) gv_free(x.kept.at[i].touches);
  gv_free(x.args);
  gv_free(x.returned);
  gv_vec_free(&x.kept);
  gv_vec_free(&x.called);
  gv_vec_free(&x.given);
  return made;
}
