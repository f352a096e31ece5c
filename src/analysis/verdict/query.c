/* needs: a judged tabulation. gives: which objects each value and each use of a handle stands for,
 * and in what states they come to a use. cost: one transfer of each node, as for the proof check;
 * sets are bounded.
 *
 * Objects are the seeds of the tabulation, those of one operation taken together, and the results
 * of operations that were not lowered, which it does not follow further than to a use.
 */
#include "verdict/query.h"

typedef struct query {
  gv_tabulation *tab;
  gv_insight *insight;
  gv_map object_by_key;     /* what makes it, to the object */
  gv_insight_set *contexts; /* by context: whose states are in it */
  gv_insight_set *values;   /* by value */
  gv_map use_by_operand;    /* index into model.operands to the use */
  uint64_t *states;         /* by use: bits of gv_handle */
  uint32_t states_cap;
  uint32_t node; /* whose transfer runs */
} query;

_Static_assert(GV_HANDLE_COUNT <= 64, "the states that come to a use are bits of one word");

/* ---- objects --------------------------------------------------------------------------------- */

static uint32_t object(query *q, uint64_t key, gv_insight_object made) {
  bool found;
  uint32_t *slot = gv_map_at(&q->object_by_key, key, &found);
  if (!found) {
    *slot = q->insight->objects.len;
    *gv_push(&q->insight->objects) = made;
  }
  return *slot;
}

/* Results of one operation are objects each; what an operation leaves in memory is one. */
static uint64_t key_of_result(gv_value_id value) { return (uint64_t)1 << 40 | value; }

static uint32_t object_of_seed(query *q, const gv_seed *seed) {
  bool in_value = seed->key != GV_NONE && gv_key_space(seed->key) == GV_IN_VALUE;
  gv_insight_object made = {gv_handle_text(seed->handle), seed->op,
                            in_value ? gv_key_base(seed->key) : GV_NONE, seed->loc};
  if (in_value) return object(q, key_of_result(made.value), made);
  return object(
      q, seed->op != GV_NONE ? (uint64_t)2 << 40 | seed->op : (uint64_t)3 << 40 | seed->key, made);
}

static bool is_object(const gv_seed *seed) {
  return seed->kind != GV_SEED_CONTROL && seed->kind != GV_SEED_WORK;
}

/* Called contexts have what their callers have; those come first but for recursion, so few rounds
 * settle it. */
static void spread_contexts(query *q) {
  gv_tabulation *e = q->tab;
  for (uint32_t c = 0; c < e->contexts.len; c++) {
    uint32_t seed = e->contexts.at[c].seed;
    if (seed != GV_NONE && is_object(&e->seeds.at[seed]))
      gv_insight_add(&q->contexts[c], object_of_seed(q, &e->seeds.at[seed]));
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t c = 0; c < e->contexts.len; c++)
      for (uint32_t r = e->contexts.at[c].first_caller; r != GV_NONE; r = e->callers.at[r].next)
        changed |= gv_insight_join(&q->contexts[c],
                                   &q->contexts[e->nodes.at[e->callers.at[r].node].context]);
  }
}

/* ---- uses ------------------------------------------------------------------------------------ */

static gv_insight_use *use_of(query *q, uint32_t op, uint32_t operand) {
  bool found;
  uint32_t *slot =
      gv_map_at(&q->use_by_operand, q->tab->model->ops.at[op].first_operand + operand, &found);
  if (found) return &q->insight->uses.at[*slot];
  *slot = q->insight->uses.len;
  gv_insight_use *use = gv_push(&q->insight->uses);
  *use = (gv_insight_use){.op = op, .operand = operand, .verdict = GV_VERDICT_COUNT};
  if (q->insight->uses.len > q->states_cap)
    q->states = gv_vec_grow(q->states, &q->states_cap, q->insight->uses.len, sizeof *q->states);
  q->states[*slot] = 0;
  return use;
}

static void use(query *q, uint32_t op, uint32_t operand, uint32_t state) {
  gv_insight_use *u = use_of(q, op, operand);
  const gv_state *s = gv_state_at(q->tab, state);
  gv_insight_join(&u->objects, &q->contexts[q->tab->nodes.at[q->node].context]);
  if (s->havoc == GV_NONE) q->states[u - q->insight->uses.at] |= (uint64_t)1 << s->handle;
}

static uint32_t take(void *to, const gv_effect *x) {
  query *q = to;
  if (x->kind == GV_EFFECT_USE) use(q, x->op, x->operand, x->state);
  bool faults = x->kind == GV_EFFECT_FAULT && x->first;
  if (faults)
    return gv_tab_fault(q->tab, x->rule, x->op, x->operand, gv_tab_blame(q->tab, x->state));
  return GV_NONE;
}

/* The values that hold the objects of the node: where it starts, and what is loaded on the way. */
static void note_holders(query *q, const gv_event_list *events) {
  gv_tabulation *e = q->tab;
  const gv_node *node = &e->nodes.at[q->node];
  const gv_insight_set *objects = &q->contexts[node->context];
  uint32_t count;
  const gv_place *places = gv_places_at(e, gv_state_at(e, node->state)->places, &count);
  for (uint32_t i = 0; i < count; i++)
    if (gv_key_space(places[i].key) == GV_IN_VALUE && gv_is_object(places[i].tag))
      gv_insight_join(&q->values[gv_key_base(places[i].key)], objects);
  for (uint32_t i = 0; i < events->len; i++) {
    const gv_op *op = &e->model->ops.at[events->at[i].op];
    if (events->at[i].kind == GV_EVENT_LOAD && op->result_count)
      gv_insight_join(&q->values[gv_results(e->model, op)[0]], objects);
  }
}

static void walk_nodes(query *q) {
  gv_tabulation *e = q->tab;
  gv_event_list events = {0};
  const gv_sink sink = {.to = q, .take = take, .uses = true, .back_to = GV_NONE, .events = &events};
  for (q->node = 0; q->node < e->nodes.len; q->node++) {
    gv_node node = e->nodes.at[q->node];
    if (!q->contexts[node.context].len || node.guard == GV_FALSE) continue;
    events.len = 0;
    gv_transfer(e, node.context, node.op, node.state, node.guard, &sink);
    note_holders(q, &events);
  }
  gv_vec_free(&events);
}

/* ---- operations that were not lowered -------------------------------------------------------- */

static void list_unlowered(query *q) {
  const gv_model *m = q->tab->model;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    for (uint32_t r = 0; op->kind == GV_OP_UNLOWERED && r < op->result_count; r++) {
      gv_value_id value = gv_results(m, op)[r];
      gv_insight_object made = {gv_handle_text(GV_HANDLE_UNLOWERED), o, value, op->loc};
      gv_insight_add(&q->values[value], object(q, key_of_result(value), made));
    }
  }
}

/* ---- values that are computed from others ---------------------------------------------------- */

static bool join_from(query *q, gv_value_id to, gv_value_id from) {
  return from != GV_NONE && gv_insight_join(&q->values[to], &q->values[from]);
}

/* Expressions stand after what they are made of. */
static bool spread_expressions(query *q) {
  const gv_model *m = q->tab->model;
  bool changed = false;
  for (gv_value_id id = 0; id < m->values.len; id++) {
    const gv_value *v = &m->values.at[id];
    bool first = v->def == GV_DEF_COPY || v->def == GV_DEF_EXTRACT || v->def == GV_DEF_INSERT ||
                 v->def == GV_DEF_OFFSET;
    gv_value_id simple = first || v->def == GV_DEF_SELECT ? gv_strip(m, id) : id;
    if (simple != id)
      changed |= join_from(q, id, simple);
    else if (first)
      changed |= join_from(q, id, v->a);
    if (simple == id && (v->def == GV_DEF_INSERT || v->def == GV_DEF_SELECT))
      changed |= join_from(q, id, v->b);
    if (simple == id && v->def == GV_DEF_SELECT) changed |= join_from(q, id, v->c);
  }
  return changed;
}

/* Tokens of operations that were not lowered are followed by no node; they pass branches all the
 * same. */
static bool spread_branches(query *q) {
  const gv_model *m = q->tab->model;
  bool changed = false;
  for (uint32_t p = 0; p < m->pairs.len; p++) {
    const gv_insight_set *from = &q->values[m->pairs.at[p].source];
    for (uint32_t i = 0; i < from->len; i++) {
      uint32_t op = q->insight->objects.at[from->at[i]].op;
      if (op != GV_NONE && m->ops.at[op].kind == GV_OP_UNLOWERED)
        changed |= gv_insight_add(&q->values[m->pairs.at[p].arg], from->at[i]);
    }
  }
  return changed;
}

/* Operands of operations that no handle is followed through. */
static void list_plain_uses(query *q) {
  const gv_model *m = q->tab->model;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    if (op->kind != GV_OP_UNLOWERED && op->kind != GV_OP_AWAIT) continue;
    for (uint32_t i = 0; i < op->operand_count; i++) {
      gv_value_id value = gv_operands(m, op)[i];
      if (value != GV_NONE && q->values[value].len)
        gv_insight_join(&use_of(q, o, i)->objects, &q->values[value]);
    }
  }
}

/* ---- the answer ------------------------------------------------------------------------------ */

static gv_str states_text(gv_arena *arena, uint64_t states) {
  gv_str text = GV_STR("");
  for (gv_handle h = 1; h < GV_HANDLE_COUNT; h++)
    if (states >> h & 1)
      text = gv_format(arena, "%.*s%s%s", GV_FMT(text), text.len ? " or " : "", gv_handle_text(h));
  return text;
}

static void finish_uses(query *q) {
  const gv_model *m = q->tab->model;
  for (uint32_t i = 0; i < q->insight->uses.len; i++) {
    gv_insight_use *u = &q->insight->uses.at[i];
    uint8_t verdict = q->tab->uses.verdicts[m->ops.at[u->op].first_operand + u->operand];
    u->states = states_text(&q->insight->arena, q->states[i]);
    if (verdict != GV_NOT_JUDGED) u->verdict = (gv_verdict)verdict;
  }
}

static int by_operand(const void *a, const void *b) {
  const gv_insight_use *x = a, *y = b;
  if (x->op != y->op) return x->op < y->op ? -1 : 1;
  return (x->operand > y->operand) - (x->operand < y->operand);
}

static void list_values(query *q) {
  for (gv_value_id v = 0; v < q->tab->model->values.len; v++)
    if (q->values[v].len) *gv_push(&q->insight->values) = (gv_insight_value){v, q->values[v]};
}

static void *zeroed(size_t count, size_t size) {
  return memset(gv_malloc((count + 1) * size), 0, (count + 1) * size);
}

void gv_query(gv_tabulation *tab, gv_insight *insight) {
  query q = {.tab = tab, .insight = insight};
  q.contexts = zeroed(tab->contexts.len, sizeof *q.contexts);
  q.values = zeroed(tab->model->values.len, sizeof *q.values);
  spread_contexts(&q);
  walk_nodes(&q);
  list_unlowered(&q);
  for (bool more = true; more;) {
    more = spread_expressions(&q);
    more |= spread_branches(&q);
  }
  list_plain_uses(&q);
  finish_uses(&q);
  if (insight->uses.len)
    qsort(insight->uses.at, insight->uses.len, sizeof *insight->uses.at, by_operand);
  list_values(&q);
  gv_map_free(&q.object_by_key);
  gv_map_free(&q.use_by_operand);
  gv_free(q.contexts);
  gv_free(q.values);
  gv_free(q.states);
}
