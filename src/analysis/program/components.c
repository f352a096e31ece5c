/* Two functions have to do with each other where one calls the other, or both with one global that
 * somebody writes, or where a fact of the whole program joins them (docs/architecture.md,
 * "Components"). Others are to each other what functions of another file are: each may be called
 * before or after the other, by callers that are not here, and nothing of what the one does is
 * known to the other. Union-find (Tarjan 1975), whose nodes are functions and globals; a value
 * belongs to the node that its roots do. */
#include "program/components.h"

#include "program/flow.h"

typedef struct finder {
  const gv_model *m;
  uint32_t *up;      /* by function, then by global: towards the one that stands for all */
  uint32_t *node_of; /* by value; GV_NONE: a constant */
  bool *is_shared; /* by global: somebody writes it, or it leads to such a one, or may be led to */
  bool changed;
} finder;

static uint32_t top_of(finder *f, uint32_t node) {
  while (f->up[node] != node) node = f->up[node] = f->up[f->up[node]];
  return node;
}

/* The lower number stands for both. */
static void join(finder *f, uint32_t a, uint32_t b) {
  if (a == GV_NONE || b == GV_NONE) return;
  a = top_of(f, a), b = top_of(f, b);
  if (a < b) f->up[b] = a;
  if (b < a) f->up[a] = b;
}

static uint32_t node_of_global(const finder *f, uint32_t global) {
  return f->is_shared[global] ? f->m->functions.len + global : GV_NONE;
}

/* ---- facts of the whole program ---- */

static bool has_flag(const gv_op *op, uint32_t flags) {
  return op->kind == GV_OP_ACTION && op->action->flags & flags;
}

/* A program with its main is one run, in which what comes first, callbacks and what runs at exit
 * meet; the current device, and what a reset destroys, are the process's. */
static bool is_one(const gv_model *m) {
  bool one = m->facts.is_whole || m->functions.len < 2;
  for (uint32_t i = 0; i < m->functions.len && !one; i++) one = m->functions.at[i].is_start;
  for (uint32_t o = 0; o < m->ops.len && !one; o++)
    one = has_flag(&m->ops.at[o], GV_ACTION_SELECTS | GV_ACTION_RESETS | GV_ACTION_MAY_RESET);
  return one;
}

/* Functions with one of these flags. */
static void join_flagged(finder *f, uint32_t flags, uint32_t with) {
  for (uint32_t o = 0; o < f->m->ops.len; o++)
    if (has_flag(&f->m->ops.at[o], flags)) join(f, with, gv_function_of_op(f->m, o));
}

static bool makes_shared(const gv_op *op) { return op->kind == GV_OP_ACTION && op->shared; }

/* A call that waits if memory is shared is asked whether there is such memory: where there is,
 * whoever makes it and whoever asks have to do with each other. */
static void join_shared(finder *f) {
  const gv_model *m = f->m;
  uint32_t makes = GV_NONE;
  for (uint32_t o = 0; o < m->ops.len && makes == GV_NONE; o++)
    if (makes_shared(&m->ops.at[o])) makes = gv_function_of_op(m, o);
  if (makes != GV_NONE) join_flagged(f, GV_ACTION_BLOCKS_SHARED, makes);
}

static uint32_t main_of(const gv_model *m) {
  for (uint32_t i = 0; i < m->functions.len; i++)
    if (gv_str_equal(m->functions.at[i].name, GV_STR("main"))) return i;
  return GV_NONE;
}

/* What main leaves pending nobody waits for, unless something in the program waits for all. */
static void join_by_facts(finder *f) {
  uint32_t start = main_of(f->m);
  join_shared(f);
  if (f->m->runtime.waits_for_all && start != GV_NONE) join_flagged(f, GV_ACTION_WAITS_ALL, start);
}

/* ---- values ---- */

static void join_value(finder *f, gv_value_id value, uint32_t node) {
  if (value == GV_NONE || node == GV_NONE) return;
  if (f->node_of[value] == GV_NONE)
    f->node_of[value] = node, f->changed = true;
  else
    join(f, f->node_of[value], node);
}

static uint32_t node_of_root(const finder *f, const gv_value *v) {
  const gv_model *m = f->m;
  switch ((gv_def)v->def) {
  case GV_DEF_PARAM: return v->a;
  case GV_DEF_BLOCK_ARG: return m->blocks.at[v->a].function;
  case GV_DEF_OPAQUE: return v->a == GV_NONE ? GV_NONE : m->blocks.at[v->a].function;
  case GV_DEF_RESULT: return gv_function_of_op(m, v->a);
  case GV_DEF_GLOBAL: return node_of_global(f, v->a);
  default: return GV_NONE;
  }
}

static void pass_value(finder *f, gv_value_id id) {
  const gv_value *v = &f->m->values.at[id];
  uint32_t count;
  gv_value_id operand;
  join_value(f, id, node_of_root(f, v));
  for (unsigned i = 0; i < 3; i++)
    if (gv_operand_of_value(v, i, &operand)) join_value(f, id, f->node_of[operand]);
  const gv_source *sources = gv_sources_of(f->m, id, &count);
  for (uint32_t i = 0; i < count; i++) join_value(f, id, f->node_of[sources[i].from]);
}

/* What a value is made of comes before it, with few exceptions. */
static void pass_values(finder *f) {
  do {
    f->changed = false;
    for (gv_value_id v = 0; v < f->m->values.len; v++) pass_value(f, v);
  } while (f->changed);
}

/* ---- operations ---- */

static void use(finder *f, gv_value_id value, uint32_t function) {
  if (value != GV_NONE) join(f, f->node_of[value], function);
}

static void join_op(finder *f, uint32_t op_id) {
  const gv_model *m = f->m;
  const gv_op *op = &m->ops.at[op_id];
  uint32_t function = gv_function_of_op(m, op_id);
  for (uint32_t i = 0; i < op->operand_count; i++) use(f, gv_operands(m, op)[i], function);
  if (!op->element) return;
  const gv_element *e = &m->elements.at[op->element - 1];
  use(f, e->is, function), use(f, e->bound, function);
  if (e->test != GV_NONE) join(f, gv_function_of_op(m, e->test), function);
}

static void join_by_uses(finder *f) {
  const gv_model *m = f->m;
  for (uint32_t o = 0; o < m->ops.len; o++) join_op(f, o);
  for (uint32_t i = 0; i < m->pairs.len; i++) {
    gv_pair p = m->pairs.at[i];
    if (p.source != GV_NONE) join(f, f->node_of[p.arg], f->node_of[p.source]);
  }
  for (uint32_t i = 0; i < m->carried.len; i++) {
    const gv_carried *c = &m->carried.at[i];
    use(f, c->inside, gv_function_of_op(m, c->call));
    use(f, c->outside, gv_function_of_op(m, c->call));
  }
}

/* What the source asks for is judged where both of it are. */
static void join_by_calls(finder *f) {
  const gv_model *m = f->m;
  for (uint32_t o = 0; o < m->ops.len; o++)
    if (m->ops.at[o].kind == GV_OP_CALL) join(f, gv_function_of_op(m, o), m->ops.at[o].callee);
  for (uint32_t i = 0; i < m->demands.len; i++)
    join(f, gv_function_of_op(m, m->demands.at[i].before),
         gv_function_of_op(m, m->demands.at[i].after));
}

static bool is_joined(finder *f) {
  bool joined = true;
  for (uint32_t i = 1; i < f->m->functions.len && joined; i++) joined = top_of(f, i) == 0;
  return joined;
}

/* ---- globals ---- */

static void find_shared(finder *f) {
  const gv_model *m = f->m;
  f->is_shared = gv_malloc(m->globals.len + 1);
  for (uint32_t g = 0; g < m->globals.len; g++)
    f->is_shared[g] = !m->globals.at[g].is_constant && !m->globals.at[g].is_stream;
  for (uint32_t i = 0; i < m->pointers.len; i++)
    f->is_shared[m->pointers.at[i].holder] = f->is_shared[m->pointers.at[i].target] = true;
  for (uint32_t i = 0; i < m->pointers.len; i++)
    join(f, m->functions.len + m->pointers.at[i].holder,
         m->functions.len + m->pointers.at[i].target);
}

/* ---- the whole ---- */

static gv_entered entered_in(const gv_model *m) {
  bool *called = gv_malloc(m->functions.len + 1), open = false, uncalled = false;
  memset(called, 0, m->functions.len + 1);
  for (uint32_t o = 0; o < m->ops.len; o++)
    if (m->ops.at[o].kind == GV_OP_CALL) called[m->ops.at[o].callee] = true;
  for (uint32_t i = 0; i < m->functions.len; i++)
    open |= m->functions.at[i].is_public, uncalled |= !called[i];
  gv_free(called);
  return open ? GV_ENTERED_PUBLIC : uncalled ? GV_ENTERED_UNCALLED : GV_ENTERED_ALL;
}

static uint32_t *none(uint32_t count) {
  uint32_t *at = gv_malloc((count + 1) * sizeof *at);
  return memset(at, 0xff, (count + 1) * sizeof *at);
}

static void number(finder *f, gv_parts *parts) {
  const gv_model *m = f->m;
  uint32_t *part_of = none(m->functions.len + m->globals.len);
  parts->of_function = none(m->functions.len);
  parts->of_global = none(m->globals.len);
  parts->of_value = none(m->values.len);
  for (uint32_t i = 0; i < m->functions.len; i++) {
    uint32_t top = top_of(f, i);
    if (part_of[top] == GV_NONE) part_of[top] = parts->count++;
    parts->of_function[i] = part_of[top];
  }
  for (uint32_t g = 0; g < m->globals.len; g++)
    if (f->is_shared[g]) parts->of_global[g] = part_of[top_of(f, m->functions.len + g)];
  for (gv_value_id v = 0; v < m->values.len; v++)
    if (f->node_of[v] != GV_NONE) parts->of_value[v] = part_of[top_of(f, f->node_of[v])];
  parts->entered = (uint8_t)entered_in(m);
  parts->calls_unknown = gv_calls_unknown(m);
  gv_free(part_of);
}

bool gv_find_components(const gv_model *m, gv_parts *parts) {
  finder f = {.m = m};
  if (is_one(m)) return false;
  uint32_t nodes = m->functions.len + m->globals.len;
  f.up = gv_malloc(nodes * sizeof *f.up);
  for (uint32_t n = 0; n < nodes; n++) f.up[n] = n;
  join_by_calls(&f);
  join_by_facts(&f);
  bool one = is_joined(&f);
  if (!one) {
    f.node_of = none(m->values.len);
    find_shared(&f);
    pass_values(&f);
    join_by_uses(&f);
    one = is_joined(&f);
  }
  if (!one) {
    number(&f, parts);
    gv_parts_index(parts, m);
  }
  gv_free(f.up);
  gv_free(f.node_of);
  gv_free(f.is_shared);
  return !one;
}
