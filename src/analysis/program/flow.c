/* needs: a checked model. gives: control flow: edges, order, cycles, tasks; and has the other files
 * fill in the rest. cost: linear. */
#include "program/flow.h"

/* Items keep their order within a key; an item that repeats directly is listed once. */
void gv_group(const gv_entry_list *entries, uint32_t keys, uint32_t **start, uint32_t **items) {
  uint32_t *first = gv_malloc((keys + 1) * sizeof *first),
           *list = gv_malloc((entries->len + 1) * sizeof *list);
  memset(first, 0, (keys + 1) * sizeof *first);
  for (uint32_t i = 0; i < entries->len; i++) {
    GV_ASSERT(entries->at[i].key < keys);
    first[entries->at[i].key + 1]++;
  }
  for (uint32_t k = 0; k < keys; k++) first[k + 1] += first[k];
  uint32_t *fill = gv_malloc((keys + 1) * sizeof *fill);
  memcpy(fill, first, (keys + 1) * sizeof *fill);
  for (uint32_t i = 0; i < entries->len; i++)
    list[fill[entries->at[i].key]++] = entries->at[i].item;
  gv_free(fill);
  *start = first;
  *items = list;
}

/* ---- control flow ---------------------------------------------------------------------------- */

static void number_edges(gv_flow *flow) {
  const gv_model *m = flow->model;
  gv_entry_list into = {0};
  flow->edge_from = gv_malloc((m->edges.len + 1) * sizeof(uint32_t));
  flow->pair_edge = gv_malloc((m->pairs.len + 1) * sizeof(uint32_t));
  for (uint32_t b = 0; b < m->blocks.len; b++) {
    for (uint32_t e = m->blocks.at[b].first_edge; e < m->blocks.at[b].end_edge; e++) {
      flow->edge_from[e] = b;
      *gv_push(&into) = (gv_entry){m->edges.at[e].target, e};
      for (uint32_t p = 0; p < m->edges.at[e].pairs; p++)
        flow->pair_edge[m->edges.at[e].first_pair + p] = e;
    }
  }
  gv_group(&into, m->blocks.len, &flow->pred_start, &flow->preds);
  gv_vec_free(&into);
}

typedef struct visit {
  uint32_t block, next_edge;
} visit;

/* Tarjan's strongly connected components (1972), iterative, which gives the reverse postorder by
 * the way. */
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
  if (!s->index[target])
    scc_enter(s, target);
  else if (s->on_stack[target] && s->index[target] < s->low[b])
    s->low[b] = s->index[target];
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
    for (uint32_t i = 0; i < s.postorder.len; i++)
      flow->order[s.postorder.at[i]] = s.postorder.len - 1 - i;
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

typedef GV_VEC(uint32_t) function_list;

/* What the function calls, all of it or from within tasks alone. */
static void mark_called(gv_flow *flow, uint32_t function, bool all, function_list *marked) {
  const gv_model *m = flow->model;
  const gv_function *f = &m->functions.at[function];
  for (uint32_t b = f->first_block; b < f->end_block; b++) {
    for (uint32_t o = m->blocks.at[b].first_op;
         o < m->blocks.at[b].end_op && (all || flow->task[b] != GV_NONE); o++) {
      const gv_op *op = &m->ops.at[o];
      if (op->kind != GV_OP_CALL || flow->task_calls[op->callee]) continue;
      flow->task_calls[op->callee] = true;
      *gv_push(marked) = op->callee;
    }
  }
}

/* What tasks call, and what that calls. */
static void find_called_by_tasks(gv_flow *flow) {
  const gv_model *m = flow->model;
  function_list marked = {0};
  flow->task_calls = gv_malloc(m->functions.len + 1);
  memset(flow->task_calls, 0, m->functions.len + 1);
  for (uint32_t f = 0; f < m->functions.len && m->task_count; f++)
    mark_called(flow, f, false, &marked);
  for (uint32_t i = 0; i < marked.len; i++) mark_called(flow, marked.at[i], true, &marked);
  gv_vec_free(&marked);
}

uint32_t gv_task_of(const gv_flow *flow, gv_value_id value) {
  const gv_model *m = flow->model;
  const gv_value *v = &m->values.at[gv_strip(m, value)];
  if (v->def != GV_DEF_BLOCK_ARG) return GV_NONE;
  uint32_t task = GV_NONE;
  for (uint32_t p = flow->pred_start[v->a]; p < flow->pred_start[v->a + 1]; p++) {
    const gv_block *from = &m->blocks.at[flow->edge_from[flow->preds[p]]];
    const gv_op *end = from->end_op - from->first_op >= 2 ? &m->ops.at[from->end_op - 2] : NULL;
    if (!end) return GV_NONE;
    if (end->kind != GV_OP_TASK_END) return GV_NONE;
    if (task != GV_NONE && task != end->task) return GV_NONE;
    task = end->task;
  }
  return task;
}

/* ---- addresses of globals -------------------------------------------------------------------- */

static void find_addresses(gv_flow *flow) {
  const gv_model *m = flow->model;
  flow->address_of = gv_malloc((m->globals.len + 1) * sizeof *flow->address_of);
  memset(flow->address_of, 0xff, (m->globals.len + 1) * sizeof *flow->address_of);
  for (gv_value_id v = 0; v < m->values.len && m->globals.len; v++)
    if (m->values.at[v].def == GV_DEF_GLOBAL && flow->address_of[m->values.at[v].a] == GV_NONE)
      flow->address_of[m->values.at[v].a] = v;
}

gv_value_id gv_same_global(const gv_flow *flow, gv_value_id value) {
  const gv_value *v = &flow->model->values.at[value];
  return v->def == GV_DEF_GLOBAL ? flow->address_of[v->a] : value;
}

bool gv_is_touched_global(const gv_flow *flow, uint32_t function, gv_key key) {
  const gv_value *v = &flow->model->values.at[gv_key_base(key)];
  if (gv_key_space(key) != GV_IN_VALUE) return false;
  if (v->def != GV_DEF_GLOBAL) return false;
  return flow->touches[(size_t)function * flow->model->globals.len + v->a];
}

/* ---- groups of tasks ------------------------------------------------------------------------- */

gv_value_id gv_group_of(const gv_model *m, gv_value_id value) {
  gv_value_id root = gv_strip(m, value);
  const gv_value *v = &m->values.at[root];
  return v->def == GV_DEF_RESULT && m->ops.at[v->a].kind == GV_OP_GROUP ? root : GV_NONE;
}

enum { SAME_STEPS = 64 };

gv_value_id gv_same_value(const gv_flow *flow, gv_value_id root) {
  const gv_model *m = flow->model;
  for (uint32_t step = 0; step < SAME_STEPS && m->values.at[root].def == GV_DEF_BLOCK_ARG; step++) {
    gv_value_id only = GV_NONE;
    for (uint32_t p = flow->pair_into_start[root]; p < flow->pair_into_start[root + 1]; p++) {
      gv_value_id source = gv_strip(m, m->pairs.at[flow->pair_into[p]].source);
      if (source == root || source == only) continue;
      if (only != GV_NONE || !gv_is_root(&m->values.at[source])) return root;
      only = source;
    }
    if (only == GV_NONE) return root;
    root = only;
  }
  return root;
}

/* In the block that its token comes to. */
static void place_groups(gv_flow *flow) {
  const gv_model *m = flow->model;
  flow->task_group = gv_malloc((m->task_count + 1) * sizeof(uint32_t));
  memset(flow->task_group, 0xff, (m->task_count + 1) * sizeof(uint32_t));
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    if (op->kind != GV_OP_GROUP_ADD) continue;
    gv_value_id token = gv_operands(m, op)[0], group = gv_group_of(m, gv_operands(m, op)[1]);
    uint32_t task = gv_task_of(flow, token);
    if (task == GV_NONE) continue;
    if (group == GV_NONE) continue;
    if (m->values.at[gv_strip(m, token)].a != op->block) continue;
    if (!flow->cycle[gv_def_block(m, group)]) flow->task_group[task] = group;
  }
}

/* ---- the whole ------------------------------------------------------------------------------- */

void gv_flow_init(gv_flow *flow, const gv_model *model) {
  memset(flow, 0, sizeof *flow);
  flow->model = model;
  number_edges(flow);
  order_blocks(flow);
  place_tasks(flow);
  find_called_by_tasks(flow);
  find_addresses(flow);
  place_groups(flow);
  gv_find_mixes(flow);
  gv_list_uses(flow);
  gv_spread_touches(flow);
  bool unread = gv_find_unread(flow);
  if (model->globals.len ||
      unread) { /* again, with the globals that calls touch, and without what nobody reads */
    gv_forget_uses(flow);
    gv_list_uses(flow);
  }
  gv_find_escaped(flow);
  gv_find_reached_by_kernels(flow);
  gv_find_escapes(flow);
  gv_number_values(flow);
}

void gv_flow_clear(gv_flow *flow) {
  uint32_t *const lists[] = {flow->order,     flow->cycle,     flow->pred_start,  flow->preds,
                             flow->edge_from, flow->task,      flow->task_parent, flow->task_group,
                             flow->pair_edge, flow->address_of};
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) gv_free(lists[i]);
  gv_free(flow->task_calls);
  gv_free(flow->mixes);
  gv_free(flow->touches);
  gv_free(flow->unread);
  gv_free(flow->foreign);
  gv_free(flow->classes);
  gv_free(flow->followed_by);
  gv_vec_free(&flow->followed);
  gv_free(flow->reached_by_kernels);
  gv_free(flow->reached);
  gv_free(flow->reached_in);
  gv_free(flow->same);
  gv_forget_uses(flow);
  memset(flow, 0, sizeof *flow);
}
