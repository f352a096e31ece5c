/* needs: a checked model. gives: gv_flow. cost: linear in the model, but for expressions shared by many operations. */
#include "analysis/flow.h"

#include "analysis/intern.h"

/* ---- addresses and leaves --------------------------------------------------------------------------------------------- */

gv_value_id gv_strip(const gv_model *m, gv_value_id id) {
  int64_t lo = 0, hi = m->values.at[id].size;
  gv_value_id best = id;
  for (;;) {
    const gv_value *v = &m->values.at[id];
    if (v->def == GV_DEF_COPY) {
      id = v->a;
    } else if (v->def == GV_DEF_EXTRACT) {
      lo += v->k, hi += v->k;
      id = v->a;
    } else if (v->def == GV_DEF_INSERT) {
      int64_t from = v->k, to = v->k + m->values.at[v->b].size;
      if (hi <= from || lo >= to) id = v->a;
      else if (lo >= from && hi <= to) lo -= from, hi -= from, id = v->b;
      else return best;
    } else {
      return lo == 0 ? id : best;
    }
    if (lo == 0) best = id;
  }
}

gv_address gv_resolve(const gv_model *m, gv_value_id id) {
  int64_t offset = 0;
  for (;;) {
    id = gv_strip(m, id);
    const gv_value *v = &m->values.at[id];
    switch ((gv_def)v->def) {
    case GV_DEF_OFFSET:
      offset = offset == GV_ANYWHERE || v->k == GV_ANYWHERE ? GV_ANYWHERE : offset + v->k;
      id = v->a;
      continue;
    case GV_DEF_GLOBAL: return (gv_address){gv_key_of(GV_IN_GLOBAL, v->a), offset};
    case GV_DEF_PARAM: /* of a struct by value the first member is not told from the whole */
      return v->size == 8 ? (gv_address){gv_key_of(GV_IN_MEMORY, id), offset} : (gv_address){GV_NONE, 0};
    case GV_DEF_RESULT:
      if (m->ops.at[v->a].kind == GV_OP_MEMORY) return (gv_address){gv_key_of(GV_IN_MEMORY, id), offset};
      return (gv_address){GV_NONE, 0};
    default: return (gv_address){GV_NONE, 0};
    }
  }
}

typedef struct leaf_range {
  gv_value_id value;
  int64_t lo, hi;
} leaf_range;

typedef GV_VEC(leaf_range) leaf_stack;

static void push_range(leaf_stack *stack, gv_table *seen, gv_value_id value, int64_t lo, int64_t hi) {
  if (lo >= hi) return;
  bool found;
  int64_t key[3] = {value, lo, hi};
  uint32_t *slot = gv_table_at(seen, key, sizeof key, &found);
  if (found) return;
  *slot = 1;
  *gv_push(stack) = (leaf_range){value, lo, hi};
}

static void push_parts(const gv_model *m, leaf_stack *stack, gv_table *seen, const gv_value *v, int64_t lo, int64_t hi) {
  int64_t from = v->k, to = v->k + (v->def == GV_DEF_INSERT ? m->values.at[v->b].size : 0);
  switch ((gv_def)v->def) {
  case GV_DEF_COPY: push_range(stack, seen, v->a, lo, hi); break;
  case GV_DEF_EXTRACT: push_range(stack, seen, v->a, lo + from, hi + from); break;
  case GV_DEF_INSERT:
    push_range(stack, seen, v->a, lo, hi < from ? hi : from);
    push_range(stack, seen, v->a, lo > to ? lo : to, hi);
    push_range(stack, seen, v->b, (lo > from ? lo : from) - from, (hi < to ? hi : to) - from);
    break;
  default: /* select */
    push_range(stack, seen, v->b, lo, hi);
    push_range(stack, seen, v->c, lo, hi);
    break;
  }
}

/* An address or a number computed from others is a leaf of its own: as a handle it is unknown. */
static bool is_leaf(const gv_value *v) {
  return v->def != GV_DEF_COPY && v->def != GV_DEF_EXTRACT && v->def != GV_DEF_INSERT && v->def != GV_DEF_SELECT;
}

void gv_each_leaf(const gv_model *m, gv_value_id value, int64_t lo, int64_t hi, void (*visit)(void *to, gv_value_id leaf), void *to) {
  if (is_leaf(&m->values.at[value])) {
    visit(to, value);
    return;
  }
  gv_table seen = {0};
  leaf_stack stack = {0};
  push_range(&stack, &seen, value, lo, hi);
  while (stack.len) {
    leaf_range r = gv_pop(&stack);
    const gv_value *v = &m->values.at[r.value];
    if (is_leaf(v)) visit(to, r.value);
    else push_parts(m, &stack, &seen, v, r.lo, r.hi);
  }
  gv_table_clear(&seen);
  gv_vec_free(&stack);
}

uint32_t gv_def_block(const gv_model *m, gv_value_id id) {
  const gv_value *v = &m->values.at[id];
  switch ((gv_def)v->def) {
  case GV_DEF_BLOCK_ARG: return v->a;
  case GV_DEF_RESULT: return m->ops.at[v->a].block;
  case GV_DEF_OPAQUE: return v->a;
  default: return GV_NONE;
  }
}

uint32_t gv_function_of_op(const gv_model *m, uint32_t op) { return m->blocks.at[m->ops.at[op].block].function; }

/* ---- lists by key: counted, then filled --------------------------------------------------------------------------------- */

typedef struct entry {
  uint32_t key, item;
} entry;
typedef GV_VEC(entry) entry_list;

/* Items keep their order within a key; an item that repeats directly is listed once. */
static void group(const entry_list *entries, uint32_t keys, uint32_t **start, uint32_t **items) {
  uint32_t *first = gv_malloc((keys + 1) * sizeof *first), *list = gv_malloc((entries->len + 1) * sizeof *list);
  memset(first, 0, (keys + 1) * sizeof *first);
  for (uint32_t i = 0; i < entries->len; i++) first[entries->at[i].key + 1]++;
  for (uint32_t k = 0; k < keys; k++) first[k + 1] += first[k];
  uint32_t *fill = gv_malloc((keys + 1) * sizeof *fill);
  memcpy(fill, first, (keys + 1) * sizeof *fill);
  for (uint32_t i = 0; i < entries->len; i++) list[fill[entries->at[i].key]++] = entries->at[i].item;
  gv_free(fill);
  *start = first;
  *items = list;
}

/* ---- control flow --------------------------------------------------------------------------------------------------------- */

static void number_edges(gv_flow *flow) {
  const gv_model *m = flow->model;
  entry_list into = {0};
  flow->edge_from = gv_malloc((m->edges.len + 1) * sizeof(uint32_t));
  flow->pair_edge = gv_malloc((m->pairs.len + 1) * sizeof(uint32_t));
  for (uint32_t b = 0; b < m->blocks.len; b++) {
    for (uint32_t e = m->blocks.at[b].first_edge; e < m->blocks.at[b].end_edge; e++) {
      flow->edge_from[e] = b;
      *gv_push(&into) = (entry){m->edges.at[e].target, e};
      for (uint32_t p = 0; p < m->edges.at[e].pairs; p++) flow->pair_edge[m->edges.at[e].first_pair + p] = e;
    }
  }
  group(&into, m->blocks.len, &flow->pred_start, &flow->preds);
  gv_vec_free(&into);
}

typedef struct visit {
  uint32_t block, next_edge;
} visit;

/* Tarjan's strongly connected components (1972), iterative, which gives the reverse postorder by the way. */
typedef struct scc {
  gv_flow *flow;
  uint32_t *index, *low, counter, cycles;
  bool *on_stack;
  GV_VEC(visit) walk;
  GV_VEC(uint32_t) open, postorder;
} scc;

static void scc_enter(scc *s, uint32_t b) {
  s->index[b] = s->low[b] = ++s->counter;
  s->on_stack[b] = true;
  *gv_push(&s->open) = b;
  *gv_push(&s->walk) = (visit){b, s->flow->model->blocks.at[b].first_edge};
}

static bool has_self_edge(const gv_model *m, uint32_t b) {
  for (uint32_t e = m->blocks.at[b].first_edge; e < m->blocks.at[b].end_edge; e++)
    if (m->edges.at[e].target == b) return true;
  return false;
}

static void scc_leave(scc *s, uint32_t b) {
  *gv_push(&s->postorder) = b;
  if (s->low[b] == s->index[b]) {
    bool cycle = s->open.at[s->open.len - 1] != b || has_self_edge(s->flow->model, b);
    uint32_t number = cycle ? ++s->cycles : 0, member;
    do {
      member = gv_pop(&s->open);
      s->on_stack[member] = false;
      s->flow->cycle[member] = number;
    } while (member != b);
  }
  s->walk.len--;
  if (s->walk.len) {
    uint32_t parent = s->walk.at[s->walk.len - 1].block;
    if (s->low[b] < s->low[parent]) s->low[parent] = s->low[b];
  }
}

static void scc_step(scc *s) {
  const gv_model *m = s->flow->model;
  visit *top = &s->walk.at[s->walk.len - 1];
  uint32_t b = top->block;
  if (top->next_edge == m->blocks.at[b].end_edge) {
    scc_leave(s, b);
    return;
  }
  uint32_t target = m->edges.at[top->next_edge++].target;
  if (!s->index[target]) scc_enter(s, target);
  else if (s->on_stack[target] && s->index[target] < s->low[b]) s->low[b] = s->index[target];
}

static void order_blocks(gv_flow *flow) {
  const gv_model *m = flow->model;
  scc s = {.flow = flow};
  s.index = gv_malloc((m->blocks.len + 1) * sizeof(uint32_t));
  s.low = gv_malloc((m->blocks.len + 1) * sizeof(uint32_t));
  s.on_stack = gv_malloc(m->blocks.len + 1);
  memset(s.index, 0, (m->blocks.len + 1) * sizeof(uint32_t));
  flow->order = gv_malloc((m->blocks.len + 1) * sizeof(uint32_t));
  flow->cycle = gv_malloc((m->blocks.len + 1) * sizeof(uint32_t));
  memset(flow->order, 0xff, (m->blocks.len + 1) * sizeof(uint32_t));
  memset(flow->cycle, 0, (m->blocks.len + 1) * sizeof(uint32_t));
  for (uint32_t f = 0; f < m->functions.len; f++) {
    s.postorder.len = 0;
    scc_enter(&s, m->functions.at[f].first_block);
    while (s.walk.len) scc_step(&s);
    for (uint32_t i = 0; i < s.postorder.len; i++) flow->order[s.postorder.at[i]] = s.postorder.len - 1 - i;
  }
  gv_free(s.index);
  gv_free(s.low);
  gv_free(s.on_stack);
  gv_vec_free(&s.walk);
  gv_vec_free(&s.open);
  gv_vec_free(&s.postorder);
}

/* A block's task is that at its end of the block before, changed by a TASK_BEGIN at its head. */
static void place_tasks(gv_flow *flow) {
  const gv_model *m = flow->model;
  flow->task = gv_malloc((m->blocks.len + 1) * sizeof(uint32_t));
  flow->task_parent = gv_malloc((m->task_count + 1) * sizeof(uint32_t));
  memset(flow->task, 0xff, (m->blocks.len + 1) * sizeof(uint32_t));
  memset(flow->task_parent, 0xff, (m->task_count + 1) * sizeof(uint32_t));
  if (!m->task_count) return;
  GV_VEC(uint32_t) stack = {0};
  bool *seen = gv_malloc(m->blocks.len + 1);
  memset(seen, 0, m->blocks.len + 1);
  for (uint32_t f = 0; f < m->functions.len; f++) {
    *gv_push(&stack) = m->functions.at[f].first_block;
    while (stack.len) {
      uint32_t b = gv_pop(&stack);
      if (seen[b]) continue;
      seen[b] = true;
      uint32_t inside = flow->task[b], after = inside;
      for (uint32_t o = m->blocks.at[b].first_op; o < m->blocks.at[b].end_op; o++) {
        const gv_op *op = &m->ops.at[o];
        if (op->kind == GV_OP_TASK_BEGIN) {
          flow->task_parent[op->task] = after;
          inside = after = op->task;
        } else if (op->kind == GV_OP_TASK_END) {
          after = flow->task_parent[op->task];
        }
      }
      flow->task[b] = inside;
      for (uint32_t e = m->blocks.at[b].first_edge; e < m->blocks.at[b].end_edge; e++) {
        uint32_t target = m->edges.at[e].target;
        if (!seen[target]) flow->task[target] = after, *gv_push(&stack) = target;
      }
    }
  }
  gv_free(seen);
  gv_vec_free(&stack);
}

uint32_t gv_task_of(const gv_flow *flow, gv_value_id value) {
  const gv_model *m = flow->model;
  const gv_value *v = &m->values.at[gv_strip(m, value)];
  if (v->def != GV_DEF_BLOCK_ARG) return GV_NONE;
  uint32_t task = GV_NONE;
  for (uint32_t p = flow->pred_start[v->a]; p < flow->pred_start[v->a + 1]; p++) {
    const gv_block *from = &m->blocks.at[flow->edge_from[flow->preds[p]]];
    const gv_op *end = from->end_op - from->first_op >= 2 ? &m->ops.at[from->end_op - 2] : NULL;
    if (!end || end->kind != GV_OP_TASK_END || (task != GV_NONE && task != end->task)) return GV_NONE;
    task = end->task;
  }
  return task;
}

/* ---- uses ----------------------------------------------------------------------------------------------------------------- */

typedef struct use_builder {
  gv_flow *flow;
  entry_list uses, pair_uses, pair_into, callers, calls;
  uint32_t op, pair;
  bool *spread; /* values whose memory is exposed already */
  GV_VEC(gv_value_id) stack;
} use_builder;

static void use_leaf(void *to, gv_value_id leaf) {
  use_builder *u = to;
  gv_key key = gv_key_of(GV_IN_VALUE, leaf);
  if (u->uses.len && u->uses.at[u->uses.len - 1].key == key && u->uses.at[u->uses.len - 1].item == u->op) return;
  *gv_push(&u->uses) = (entry){key, u->op};
}

static void pair_leaf(void *to, gv_value_id leaf) {
  use_builder *u = to;
  *gv_push(&u->pair_uses) = (entry){leaf, u->pair};
}

static void expose_part(use_builder *u, gv_value_id value) {
  if (value == GV_NONE || u->spread[value]) return;
  u->spread[value] = true;
  *gv_push(&u->stack) = value;
}

/* All memory whose address the value is computed from, in whatever way, is exposed. */
static void expose(use_builder *u, gv_value_id value) {
  expose_part(u, value);
  while (u->stack.len) {
    gv_value_id id = gv_pop(&u->stack);
    const gv_value *v = &u->flow->model->values.at[id];
    gv_address at = gv_resolve(u->flow->model, id);
    if (at.key != GV_NONE) {
      u->flow->exposed[at.key] = true;
      continue;
    }
    if (v->def == GV_DEF_ARITH && v->c >= GV_EQ) continue;
    bool one = v->def == GV_DEF_COPY || v->def == GV_DEF_EXTRACT || v->def == GV_DEF_OFFSET;
    if (one || v->def == GV_DEF_INSERT || v->def == GV_DEF_ARITH) expose_part(u, v->a);
    if (v->def == GV_DEF_INSERT || v->def == GV_DEF_ARITH || v->def == GV_DEF_SELECT) expose_part(u, v->b);
    if (v->def == GV_DEF_SELECT) expose_part(u, v->c);
  }
}

static void expose_leaf(void *to, gv_value_id leaf) { expose(to, leaf); }

/* The value itself goes somewhere: a memory address among its leaves is exposed. */
static void use_value(use_builder *u, gv_value_id value, bool exposes) {
  const gv_model *m = u->flow->model;
  if (value == GV_NONE) return;
  int64_t size = m->values.at[value].size;
  gv_each_leaf(m, value, 0, size ? size : 1, use_leaf, u);
  if (exposes) gv_each_leaf(m, value, 0, size ? size : 1, expose_leaf, u);
}

static void use_address(use_builder *u, gv_value_id value) {
  if (value == GV_NONE) return;
  gv_address at = gv_resolve(u->flow->model, value);
  if (at.key != GV_NONE) *gv_push(&u->uses) = (entry){at.key, u->op};
}

/* What is written through an address that cannot be told may be any memory that it can be the address of. */
static void use_target(use_builder *u, gv_value_id value) {
  use_address(u, value);
  if (value != GV_NONE && gv_resolve(u->flow->model, value).key == GV_NONE) expose(u, value);
}

/* A call uses the globals that the callee touches, once that is known. */
static void use_globals(use_builder *u, uint32_t callee) {
  uint32_t globals = u->flow->model->globals.len;
  for (uint32_t g = 0; u->flow->touches && g < globals; g++)
    if (u->flow->touches[(size_t)callee * globals + g]) *gv_push(&u->uses) = (entry){gv_key_of(GV_IN_GLOBAL, g), u->op};
}

/* Whether a parameter that points to memory is only loaded and stored through is settled by the callee's own exposure. */
static void use_operands(use_builder *u, const gv_op *op) {
  const gv_value_id *operand = gv_operands(u->flow->model, op);
  switch ((gv_op_kind)op->kind) {
  case GV_OP_MEMORY: *gv_push(&u->uses) = (entry){gv_key_of(GV_IN_MEMORY, gv_results(u->flow->model, op)[0]), u->op}; break;
  case GV_OP_LOAD: use_address(u, operand[0]); break;
  case GV_OP_STORE:
    use_value(u, operand[0], true);
    use_target(u, operand[1]);
    break;
  case GV_OP_MEMCPY:
    use_target(u, operand[0]);
    use_address(u, operand[1]);
    break;
  case GV_OP_CALL:
    *gv_push(&u->callers) = (entry){op->callee, u->op};
    *gv_push(&u->calls) = (entry){gv_function_of_op(u->flow->model, u->op), u->op};
    for (uint32_t i = 0; i < op->operand_count; i++) use_value(u, operand[i], false);
    for (uint32_t i = 0; i < op->operand_count; i++) use_target(u, operand[i]);
    use_globals(u, op->callee);
    break;
  case GV_OP_ACTION:
    for (uint32_t i = 0; i < op->operand_count; i++)
      if (i < GV_ACTION_ARGS && op->action->roles[i]) use_value(u, operand[i], false);
    break;
  default:
    for (uint32_t i = 0; i < op->operand_count; i++) use_value(u, operand[i], true);
    for (uint32_t i = 0; i < op->operand_count; i++) use_address(u, operand[i]);
    break;
  }
}

static void use_pairs(use_builder *u) {
  const gv_model *m = u->flow->model;
  for (u->pair = 0; u->pair < m->pairs.len; u->pair++) {
    gv_pair p = m->pairs.at[u->pair];
    int64_t size = m->values.at[p.source].size;
    gv_each_leaf(m, p.source, 0, size ? size : 1, pair_leaf, u);
    gv_each_leaf(m, p.source, 0, size ? size : 1, expose_leaf, u);
    *gv_push(&u->pair_into) = (entry){p.arg, u->pair};
  }
}

static void forget_uses(gv_flow *flow) {
  uint32_t *const lists[] = {flow->use_start,       flow->uses,      flow->pair_start,   flow->pair_uses,
                             flow->pair_into_start, flow->pair_into, flow->caller_start, flow->callers,
                             flow->call_start,      flow->calls};
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) gv_free(lists[i]);
  gv_free(flow->exposed);
}

static void list_uses(gv_flow *flow) {
  const gv_model *m = flow->model;
  uint32_t most = m->values.len > m->globals.len ? m->values.len : m->globals.len;
  uint32_t keys = gv_key_of(GV_IN_VALUE, most + 1);
  use_builder u = {.flow = flow};
  flow->exposed = gv_malloc(keys + 1);
  memset(flow->exposed, 0, keys + 1);
  u.spread = gv_malloc(m->values.len + 1);
  memset(u.spread, 0, m->values.len + 1);
  for (u.op = 0; u.op < m->ops.len; u.op++) use_operands(&u, &m->ops.at[u.op]);
  use_pairs(&u);
  group(&u.uses, keys, &flow->use_start, &flow->uses);
  group(&u.pair_uses, m->values.len, &flow->pair_start, &flow->pair_uses);
  group(&u.pair_into, m->values.len, &flow->pair_into_start, &flow->pair_into);
  group(&u.callers, m->functions.len, &flow->caller_start, &flow->callers);
  group(&u.calls, m->functions.len, &flow->call_start, &flow->calls);
  gv_vec_free(&u.uses);
  gv_vec_free(&u.pair_uses);
  gv_vec_free(&u.pair_into);
  gv_vec_free(&u.callers);
  gv_vec_free(&u.calls);
  gv_vec_free(&u.stack);
  gv_free(u.spread);
}

/* An unknown function may call back a public one. */
static bool reached_from_outside(const gv_flow *flow, uint32_t global) {
  const gv_model *m = flow->model;
  bool unknown = false, touched = false;
  for (uint32_t o = 0; o < m->ops.len && !unknown; o++) unknown = m->ops.at[o].kind == GV_OP_UNKNOWN;
  for (uint32_t f = 0; f < m->functions.len && !touched; f++)
    touched = m->functions.at[f].is_public && flow->touches[(size_t)f * m->globals.len + global];
  return unknown && touched;
}

static gv_key memory_of(const gv_flow *flow, const gv_op *op, uint32_t operand) {
  gv_value_id value = gv_operands(flow->model, op)[operand];
  return value == GV_NONE ? GV_NONE : gv_resolve(flow->model, value).key;
}

static bool uses_parameter_memory(const gv_flow *flow, const gv_op *op, uint32_t argument) {
  const gv_function *callee = &flow->model->functions.at[op->callee];
  if (argument >= callee->params) return false;
  gv_key inside = gv_key_of(GV_IN_MEMORY, flow->model->params.at[callee->first_param + argument]);
  return flow->use_start[inside] != flow->use_start[inside + 1];
}

/* Functions that write where it cannot be told, or where others can reach it, themselves or through calls. */
static bool *find_wild(const gv_flow *flow) {
  const gv_model *m = flow->model;
  GV_VEC(uint32_t) queue = {0};
  bool *wild = gv_malloc(m->functions.len + 1);
  memset(wild, 0, m->functions.len + 1);
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    if (op->kind != GV_OP_STORE && op->kind != GV_OP_MEMCPY) continue;
    gv_key key = memory_of(flow, op, op->kind == GV_OP_STORE ? 1 : 0);
    uint32_t f = gv_function_of_op(m, o);
    if ((key == GV_NONE || flow->exposed[key]) && !wild[f]) wild[f] = true, *gv_push(&queue) = f;
  }
  while (queue.len) {
    uint32_t f = gv_pop(&queue);
    for (uint32_t c = flow->caller_start[f]; c < flow->caller_start[f + 1]; c++) {
      uint32_t caller = gv_function_of_op(m, flow->callers[c]);
      if (!wild[caller]) wild[caller] = true, *gv_push(&queue) = caller;
    }
  }
  gv_vec_free(&queue);
  return wild;
}

/* A public function gets its memory from callers that may pass the same twice, or keep hold of it: what is behind a parameter is
 * followed only where nothing else can write it. */
static void expose_public_parameters(gv_flow *flow) {
  const gv_model *m = flow->model;
  bool unknown = false, *wild = find_wild(flow);
  for (uint32_t o = 0; o < m->ops.len && !unknown; o++) unknown = m->ops.at[o].kind == GV_OP_UNKNOWN;
  for (uint32_t f = 0; f < m->functions.len; f++) {
    const gv_function *function = &m->functions.at[f];
    if (!function->is_public || !function->params) continue;
    gv_key only = GV_NONE; /* the one parameter that is written through */
    bool several = unknown || wild[f];
    for (uint32_t b = function->first_block; b < function->end_block && !several; b++) {
      for (uint32_t o = m->blocks.at[b].first_op; o < m->blocks.at[b].end_op; o++) {
        const gv_op *op = &m->ops.at[o];
        bool writes = op->kind == GV_OP_STORE || op->kind == GV_OP_MEMCPY || op->kind == GV_OP_CALL;
        for (uint32_t i = 0; writes && i < op->operand_count; i++) {
          if (op->kind != GV_OP_CALL && i != (op->kind == GV_OP_STORE ? 1 : 0)) continue;
          gv_key key = memory_of(flow, op, i);
          if (op->kind == GV_OP_CALL && !uses_parameter_memory(flow, op, i)) continue;
          if (key == GV_NONE || gv_key_space(key) != GV_IN_MEMORY || m->values.at[gv_key_base(key)].def != GV_DEF_PARAM) continue;
          several |= only != GV_NONE && only != key;
          only = key;
        }
      }
    }
    for (uint32_t p = 0; p < function->params; p++) {
      gv_key key = gv_key_of(GV_IN_MEMORY, m->params.at[function->first_param + p]);
      if (several || (only != GV_NONE && only != key)) flow->exposed[key] = true;
    }
  }
  gv_free(wild);
}

/* Memory that a callee gets under two names: twice as an argument, or as an argument and as a global. */
static bool has_two_names(const gv_flow *flow, const gv_op *op, gv_key key) {
  uint32_t globals = flow->model->globals.len, names = 0;
  if (gv_key_space(key) == GV_IN_GLOBAL && flow->touches[(size_t)op->callee * globals + gv_key_base(key)]) names++;
  for (uint32_t a = 0; a < op->operand_count; a++) names += memory_of(flow, op, a) == key;
  return names > 1;
}

/* What one call exposes: an argument's memory when the callee exposes its parameter, and the other way round. False: nothing new. */
static bool expose_arguments(gv_flow *flow, uint32_t op_id) {
  const gv_model *m = flow->model;
  const gv_op *op = &m->ops.at[op_id];
  const gv_function *callee = &m->functions.at[op->callee];
  bool changed = false;
  for (uint32_t a = 0; a < op->operand_count && a < callee->params; a++) {
    if (gv_operands(m, op)[a] == GV_NONE) continue;
    gv_key key = memory_of(flow, op, a), inside = gv_key_of(GV_IN_MEMORY, m->params.at[callee->first_param + a]);
    bool exposed = flow->exposed[inside] || key == GV_NONE || flow->exposed[key] || has_two_names(flow, op, key);
    if (!exposed) continue;
    changed |= !flow->exposed[inside] || (key != GV_NONE && !flow->exposed[key]);
    flow->exposed[inside] = true;
    if (key != GV_NONE) flow->exposed[key] = true;
  }
  return changed;
}

/* ---- memory that a task shares with what runs beside it ------------------------------------------------------------------- */

typedef struct beside {
  gv_flow *flow;
  uint32_t task;
  uint32_t *seen_op, *seen_block; /* stamped with the task's number + 1 */
  bool returns;
  GV_VEC(uint32_t) blocks;
} beside;

static bool waits_for(const gv_flow *flow, const gv_op *op, uint32_t task) {
  if (op->kind != GV_OP_AWAIT) return false;
  gv_value_id awaited = gv_operands(flow->model, op)[0];
  return awaited != GV_NONE && gv_task_of(flow, awaited) == task;
}

static void go_beside(beside *b, uint32_t from) {
  const gv_model *m = b->flow->model;
  for (uint32_t e = m->blocks.at[from].first_edge; e < m->blocks.at[from].end_edge; e++) {
    uint32_t target = m->edges.at[e].target;
    if (b->seen_block[target] == b->task + 1) continue;
    b->seen_block[target] = b->task + 1;
    *gv_push(&b->blocks) = target;
  }
}

/* Stamps all that may run after the start of the task and before anything has waited for it. */
static void find_beside(beside *b, uint32_t task_end) {
  const gv_model *m = b->flow->model;
  b->returns = false;
  go_beside(b, m->ops.at[task_end].block);
  while (b->blocks.len) {
    uint32_t block = gv_pop(&b->blocks), o = m->blocks.at[block].first_op;
    while (o < m->blocks.at[block].end_op && !waits_for(b->flow, &m->ops.at[o], b->task)) b->seen_op[o++] = b->task + 1;
    if (o < m->blocks.at[block].end_op) continue;
    b->returns |= m->ops.at[o - 1].kind == GV_OP_RETURN;
    go_beside(b, block);
  }
}

static bool in_task(const gv_flow *flow, uint32_t block, uint32_t task) {
  uint32_t inner = flow->task[block];
  while (inner != GV_NONE && inner != task) inner = flow->task_parent[inner];
  return inner != GV_NONE;
}

static bool writes(const gv_flow *flow, uint32_t op_id, gv_key key) {
  const gv_op *op = &flow->model->ops.at[op_id];
  if (op->kind == GV_OP_STORE) return memory_of(flow, op, 1) == key;
  if (op->kind == GV_OP_MEMCPY) return memory_of(flow, op, 0) == key;
  return op->kind != GV_OP_LOAD && op->kind != GV_OP_MEMORY;
}

/* Operation `inside` of the task uses the memory: whether something beside the task does, and one of the two writes. */
static bool races(const beside *b, gv_key key, uint32_t inside) {
  const gv_flow *flow = b->flow;
  uint32_t home = gv_key_space(key) == GV_IN_MEMORY ? gv_def_block(flow->model, gv_key_base(key)) : GV_NONE;
  if (home != GV_NONE && in_task(flow, home, b->task)) return false; /* each run has its own */
  if (b->returns && home == GV_NONE) return true;
  for (uint32_t u = flow->use_start[key]; u < flow->use_start[key + 1]; u++)
    if (b->seen_op[flow->uses[u]] == b->task + 1 && (writes(flow, inside, key) || writes(flow, flow->uses[u], key))) return true;
  return false;
}

static void expose_shared(gv_flow *flow) {
  const gv_model *m = flow->model;
  if (!m->task_count) return;
  entry_list by_task = {0};
  uint32_t *ends = gv_malloc(m->task_count * sizeof *ends), *start, *items;
  memset(ends, 0xff, m->task_count * sizeof *ends);
  for (uint32_t o = 0; o < m->ops.len; o++)
    if (m->ops.at[o].kind == GV_OP_TASK_END) ends[m->ops.at[o].task] = o;
  uint32_t keys = gv_key_of(GV_IN_VALUE, m->values.len > m->globals.len ? m->values.len : m->globals.len), count = 0;
  GV_VEC(entry) uses = {0}; /* key and operation of each use of memory in a task */
  for (gv_key key = 0; key < keys; key++) {
    if (gv_key_space(key) == GV_IN_VALUE || flow->exposed[key]) continue;
    for (uint32_t u = flow->use_start[key]; u < flow->use_start[key + 1]; u++) {
      uint32_t task = flow->task[m->ops.at[flow->uses[u]].block];
      if (task != GV_NONE) *gv_push(&uses) = (entry){key, flow->uses[u]};
      for (; task != GV_NONE; task = flow->task_parent[task]) *gv_push(&by_task) = (entry){task, count};
      count = uses.len;
    }
  }
  group(&by_task, m->task_count, &start, &items);
  beside b = {.flow = flow};
  b.seen_op = gv_malloc((m->ops.len + 1) * sizeof *b.seen_op);
  b.seen_block = gv_malloc((m->blocks.len + 1) * sizeof *b.seen_block);
  memset(b.seen_op, 0, (m->ops.len + 1) * sizeof *b.seen_op);
  memset(b.seen_block, 0, (m->blocks.len + 1) * sizeof *b.seen_block);
  for (b.task = 0; b.task < m->task_count; b.task++) {
    if (start[b.task] == start[b.task + 1] || ends[b.task] == GV_NONE) continue;
    find_beside(&b, ends[b.task]);
    for (uint32_t i = start[b.task]; i < start[b.task + 1]; i++)
      if (races(&b, uses.at[items[i]].key, uses.at[items[i]].item)) flow->exposed[uses.at[items[i]].key] = true;
  }
  void *const blocks[] = {ends, start, items, b.seen_op, b.seen_block};
  for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++) gv_free(blocks[i]);
  gv_vec_free(&b.blocks);
  gv_vec_free(&by_task);
  gv_vec_free(&uses);
}

/* Between callers and callees as long as that tells anything new; a global is exposed when other modules can reach it. */
static void spread_exposure(gv_flow *flow) {
  const gv_model *m = flow->model;
  GV_VEC(uint32_t) queue = {0};
  for (uint32_t g = 0; g < m->globals.len; g++)
    if (m->globals.at[g].is_public || reached_from_outside(flow, g)) flow->exposed[gv_key_of(GV_IN_GLOBAL, g)] = true;
  expose_shared(flow);
  expose_public_parameters(flow);
  for (uint32_t f = 0; f < m->functions.len; f++) *gv_push(&queue) = f;
  while (queue.len) {
    uint32_t f = gv_pop(&queue);
    for (uint32_t c = flow->caller_start[f]; c < flow->caller_start[f + 1]; c++) {
      if (!expose_arguments(flow, flow->callers[c])) continue;
      *gv_push(&queue) = f; /* its parameter, for the other callers */
      *gv_push(&queue) = gv_function_of_op(m, flow->callers[c]);
    }
    for (uint32_t c = flow->call_start[f]; c < flow->call_start[f + 1]; c++)
      if (expose_arguments(flow, flow->calls[c])) *gv_push(&queue) = m->ops.at[flow->calls[c]].callee;
  }
  gv_vec_free(&queue);
}

/* Which functions touch which global's memory, through calls too. */
static void spread_touches(gv_flow *flow) {
  const gv_model *m = flow->model;
  uint32_t globals = m->globals.len;
  flow->touches = gv_malloc((size_t)m->functions.len * globals + 1);
  memset(flow->touches, 0, (size_t)m->functions.len * globals + 1);
  for (uint32_t g = 0; g < globals; g++) {
    GV_VEC(uint32_t) queue = {0};
    gv_key key = gv_key_of(GV_IN_GLOBAL, g);
    for (uint32_t u = flow->use_start[key]; u < flow->use_start[key + 1]; u++) {
      uint32_t f = gv_function_of_op(m, flow->uses[u]);
      if (!flow->touches[(size_t)f * globals + g]) flow->touches[(size_t)f * globals + g] = true, *gv_push(&queue) = f;
    }
    while (queue.len) {
      uint32_t f = gv_pop(&queue);
      for (uint32_t c = flow->caller_start[f]; c < flow->caller_start[f + 1]; c++) {
        uint32_t caller = gv_function_of_op(m, flow->callers[c]);
        if (flow->touches[(size_t)caller * globals + g]) continue;
        flow->touches[(size_t)caller * globals + g] = true;
        *gv_push(&queue) = caller;
      }
    }
    gv_vec_free(&queue);
  }
}

uint32_t gv_next_use(const gv_flow *flow, gv_key key, uint32_t op) {
  uint32_t lo = flow->use_start[key], hi = flow->use_start[key + 1], end = hi;
  while (lo < hi) {
    uint32_t mid = lo + (hi - lo) / 2;
    if (flow->uses[mid] < op) lo = mid + 1;
    else hi = mid;
  }
  return lo < end && flow->model->ops.at[flow->uses[lo]].block == flow->model->ops.at[op].block ? lo : GV_NONE;
}

void gv_flow_init(gv_flow *flow, const gv_model *model) {
  memset(flow, 0, sizeof *flow);
  flow->model = model;
  number_edges(flow);
  order_blocks(flow);
  place_tasks(flow);
  list_uses(flow);
  spread_touches(flow);
  if (model->globals.len) { /* again, with the globals that calls touch */
    forget_uses(flow);
    list_uses(flow);
  }
  spread_exposure(flow);
}

void gv_flow_clear(gv_flow *flow) {
  uint32_t *const lists[] = {flow->order,     flow->cycle, flow->pred_start,  flow->preds,
                             flow->edge_from, flow->task,  flow->task_parent, flow->pair_edge};
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) gv_free(lists[i]);
  gv_free(flow->touches);
  forget_uses(flow);
  memset(flow, 0, sizeof *flow);
}
