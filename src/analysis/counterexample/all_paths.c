/* needs: a finished tabulation. gives: whether the fault comes on every way on from a node, so that
 * the branches after it do not matter. cost: linear in the nodes on these ways. */
#include "counterexample/walker.h"

typedef struct onward {
  gv_tabulation *tab;
  uint32_t fault;         /* its number */
  uint32_t seeded;        /* the context in which the path begins */
  GV_VEC(uint32_t) nodes; /* that the ways come by, each once */
  gv_map index;           /* of each in `nodes` */
  GV_VEC(gv_entry) arcs;  /* between these, by index */
  GV_VEC(uint32_t) ends;  /* by index: where it comes */
  uint32_t here;          /* the one that is looked at now, by index */
  bool left;              /* control leaves it, or comes to the fault */
  bool holds;
} onward;

static void comes_to_fault(onward *o) {
  o->left = true;
  *gv_push(&o->ends) = o->here;
}

/* Told: where it faulted. Beside: the memory with one access to it pending; the same memory goes on
 * without. */
static bool is_told_or_beside(const onward *o, uint32_t state) {
  const gv_state *s = gv_state_at(o->tab, state);
  return s->flags & GV_FAULTED || s->work;
}

static void goes_to(onward *o, uint32_t context, uint32_t op, uint32_t state) {
  const gv_tabulation *e = o->tab;
  uint32_t key[3] = {context, op, state}, node = gv_table_get(&e->node_by_key, key, sizeof key);
  o->holds &= node != GV_NONE && o->nodes.len < ALL_PATHS_NODES_LIMIT;
  if (!o->holds) return;
  bool found;
  uint32_t *slot = gv_map_at(&o->index, node, &found);
  if (!found) *slot = o->nodes.len, *gv_push(&o->nodes) = node;
  *gv_push(&o->arcs) = (gv_entry){o->here, *slot};
}

static uint32_t context_of(const onward *o) {
  return o->tab->nodes.at[o->nodes.at[o->here]].context;
}

/* The last reference goes. */
static void on_lost(onward *o, uint32_t op, uint32_t state) {
  if (is_told_or_beside(o, state)) return;
  o->holds &= gv_tab_leak(o->tab, context_of(o), op, state) == o->fault;
  comes_to_fault(o);
}

static void on_edge(onward *o, uint32_t edge, uint32_t op, uint32_t state) {
  const gv_tabulation *e = o->tab;
  uint32_t context = context_of(o);
  o->left = true;
  if (is_told_or_beside(o, state)) return;
  if (e->contexts.at[context].seed != GV_NONE && !gv_state_is_held(e, state))
    on_lost(o, op, state);
  else
    goes_to(o, context, e->model->blocks.at[e->model->edges.at[edge].target].first_op, state);
}

static void on_call(onward *o, uint32_t op, uint32_t entry, gv_guard guard) {
  gv_tabulation *e = o->tab;
  uint32_t callee = e->model->ops.at[op].callee;
  o->left = true;
  if (is_told_or_beside(o, entry)) return;
  uint32_t context =
      gv_tab_called(e, callee, entry, gv_predicates_into_call(&e->predicates, guard, op));
  goes_to(o, context, e->model->blocks.at[e->model->functions.at[callee].first_block].first_op,
          entry);
}

/* Is what is followed in the context what the path begins with? */
static bool is_of_path(const onward *o, uint32_t context) {
  const gv_tabulation *e = o->tab;
  GV_VEC(uint32_t) contexts = {0};
  gv_map seen = {0};
  bool is = false, found;
  *gv_push(&contexts) = context;
  while (contexts.len && !is) {
    uint32_t c = gv_pop(&contexts);
    is = c == o->seeded;
    *gv_map_at(&seen, c, &found) = 1;
    for (uint32_t i = found ? GV_NONE : e->contexts.at[c].first_caller; i != GV_NONE;
         i = e->callers.at[i].next)
      *gv_push(&contexts) = e->nodes.at[e->callers.at[i].node].context;
  }
  gv_vec_free(&contexts);
  gv_map_free(&seen);
  return is;
}

/* To wherever the function may have been entered from on the path. An object that the function
 * which made it hands out is not followed any further. */
static void on_return(onward *o, uint32_t op, uint32_t state) {
  gv_tabulation *e = o->tab;
  gv_context context = e->contexts.at[context_of(o)];
  o->left = true;
  if (is_told_or_beside(o, state)) return;
  if (context.seed != GV_NONE && gv_state_is_held(e, state)) o->holds = false;
  if (context.seed != GV_NONE) on_lost(o, op, state);
  for (uint32_t c = context.first_caller; c != GV_NONE; c = e->callers.at[c].next) {
    gv_caller caller = e->callers.at[c];
    gv_returned r;
    if (!is_of_path(o, e->nodes.at[caller.node].context)) continue;
    for (uint32_t way = 0; gv_transfer_return(e, caller.op, caller.frame, state, way, &r); way++)
      if (gv_bdd_and(&e->predicates.bdd, caller.guard, r.guard) != GV_FALSE)
        goes_to(o, e->nodes.at[caller.node].context, caller.op + 1, r.state);
  }
}

static uint32_t on_fault(onward *o, const gv_effect *x) {
  uint32_t fault = GV_NONE;
  if (!x->first) return fault;
  fault = gv_tab_fault(o->tab, x->rule, x->op, x->operand, gv_tab_blame(o->tab, x->state));
  if (gv_state_at(o->tab, x->state)->work) return fault;
  o->holds &= fault == o->fault;
  comes_to_fault(o);
  return fault;
}

static uint32_t take(void *to, const gv_effect *x) {
  onward *o = to;
  switch (x->kind) {
  case GV_EFFECT_EDGE: on_edge(o, x->edge, x->op, x->state); break;
  case GV_EFFECT_CALL: on_call(o, x->op, x->state, x->guard); break;
  case GV_EFFECT_RETURN: on_return(o, x->op, x->state); break;
  case GV_EFFECT_LOST: on_lost(o, x->op, x->state); break;
  case GV_EFFECT_FAULT: return on_fault(o, x);
  case GV_EFFECT_ESCAPE: o->holds = false; break;
#define EFFECT(id, path, all_paths) GV_CASE_##all_paths(GV_EFFECT_##id)
#include "typestate/effect.def"
    break;
  }
  return GV_NONE;
}

/* Tasks run beside the way, and a call that need not return may end it. */
static bool is_plain(const gv_tabulation *e, uint32_t id) {
  const gv_model *m = e->model;
  gv_node node = e->nodes.at[id];
  const gv_state *s = gv_state_at(e, node.state);
  uint32_t block = m->ops.at[node.op].block;
  bool plain = !s->work && !s->touched && s->havoc == GV_NONE && e->control.stop[block] == GV_NONE;
  for (uint32_t o = node.op; o < m->blocks.at[block].end_op && plain; o++)
    plain = gv_op_is_plain(&m->ops.at[o]) && !gv_may_not_come_back(e, &m->ops.at[o]);
  return plain;
}

/* All that can come next. Where nothing does, control ends. */
static void look_at(onward *o, walker *w) {
  uint32_t id = o->nodes.at[o->here];
  gv_node node = o->tab->nodes.at[id];
  const gv_sink sink = {.to = o, .take = take, .back_to = GV_NONE};
  o->holds &= is_plain(o->tab, id) && gv_walk_spend(w, WALK_SEGMENT);
  if (!o->holds) return;
  o->left = false;
  gv_transfer(o->tab, node.context, node.op, node.state, node.guard, &sink);
  o->holds &= o->left;
}

/* From each of the nodes one can come to an end: none lies on a loop that has none. */
static bool all_end(const onward *o) {
  bool *ends = gv_malloc(o->nodes.len + 1), more = true, all = true;
  memset(ends, 0, o->nodes.len + 1);
  for (uint32_t i = 0; i < o->ends.len; i++) ends[o->ends.at[i]] = true;
  while (more) {
    more = false;
    for (uint32_t i = o->arcs.len; i-- > 0;) {
      if (ends[o->arcs.at[i].key] || !ends[o->arcs.at[i].item]) continue;
      ends[o->arcs.at[i].key] = more = true;
    }
  }
  for (uint32_t i = 0; i < o->nodes.len; i++) all &= ends[i];
  gv_free(ends);
  return all;
}

static bool comes_on_all_paths(walker *w, uint32_t node) {
  const gv_fault *f = w->fault;
  uint32_t fault = gv_tab_fault(w->tab, f->rule, f->op, f->operand, f->blame);
  onward o = {.tab = w->tab, .fault = fault, .seeded = w->seeded, .holds = true};
  bool found;
  *gv_push(&o.nodes) = node;
  *gv_map_at(&o.index, node, &found) = 0;
  for (; o.here < o.nodes.len && o.holds; o.here++) look_at(&o, w);
  bool holds = o.holds && all_end(&o);
  gv_vec_free(&o.nodes);
  gv_vec_free(&o.arcs);
  gv_vec_free(&o.ends);
  gv_map_free(&o.index);
  return holds;
}

bool gv_holds_on_all_paths(walker *w, uint32_t node) {
  bool found;
  uint64_t of = (uint64_t)w->seeded << 32 | node;
  uint32_t known = gv_map_get(&w->on_all_paths, of);
  if (known == GV_NONE)
    known = *gv_map_at(&w->on_all_paths, of, &found) = comes_on_all_paths(w, node);
  return known;
}
