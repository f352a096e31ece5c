/* needs: a finished tabulation. gives: gv_order. cost: one transfer of each node, and sorting what
 * comes of it. */
#include "analysis/order.h"

#include "typestate/pending.h"
#include "verdict/collect.h"

typedef struct collector {
  gv_tabulation *tab;
  gv_order *order;
  uint32_t *call_of;  /* by context: the call that hands the object out; GV_NONE */
  uint32_t *thing_of; /* by context, plus 1; 0: not made yet */
  gv_table by_key;
  uint32_t node;
} collector;

/* ---- things ---------------------------------------------------------------------------------- */

static gv_thing_kind kind_of(gv_handle handle) {
  switch (handle) {
  case GV_HANDLE_STREAM:
  case GV_HANDLE_DEAD_STREAM: return GV_THING_STREAM;
  case GV_HANDLE_EVENT:
  case GV_HANDLE_RECORDED:
  case GV_HANDLE_DEAD_EVENT: return GV_THING_EVENT;
  case GV_HANDLE_NULL: return GV_THING_NULL;
  case GV_HANDLE_UNDEF: return GV_THING_UNDEFINED;
  case GV_HANDLE_GIVEN: return GV_THING_GIVEN;
  case GV_HANDLE_MODULE:
  case GV_HANDLE_UNLOADED: return GV_THING_MODULE;
  default: return gv_handle_is_memory(handle) ? GV_THING_MEMORY : GV_THING_UNKNOWN;
  }
}

/* The value that holds the object at the start of the context. */
static gv_value_id first_holder(const gv_tabulation *e, const gv_context *context) {
  uint32_t count;
  const gv_place *places = gv_places_at(e, gv_state_at(e, context->entry_state)->places, &count);
  for (uint32_t i = 0; i < count; i++)
    if (gv_key_space(places[i].key) == GV_IN_VALUE && gv_is_object(places[i].tag))
      return gv_key_base(places[i].key);
  return GV_NONE;
}

/* All nulls of a function are one, and so is what is undefined; a parameter is one whatever is
 * passed. */
static gv_thing describe(const collector *c, uint32_t id) {
  const gv_tabulation *e = c->tab;
  const gv_context *x = &e->contexts.at[id];
  const gv_seed *b = x->seed == GV_NONE ? NULL : &e->seeds.at[x->seed];
  gv_thing_kind passed = kind_of((gv_handle)gv_state_at(e, x->entry_state)->handle);
  gv_thing t = {b                                                        ? kind_of(b->handle)
                : passed >= GV_THING_MEMORY && passed <= GV_THING_MODULE ? passed
                                                                         : GV_THING_GIVEN,
                x->function, GV_NONE, b ? b->op : GV_NONE, first_holder(e, x)};
  if (b && b->kind == GV_SEED_AT_OP) t.made = b->op;
  if (b && b->kind == GV_SEED_OF_CALL) t.made = c->call_of[id];
  if (t.kind == GV_THING_NULL || t.kind == GV_THING_UNDEFINED)
    t.made = t.created = t.value = GV_NONE;
  return t;
}

static uint32_t thing_of_context(collector *c, uint32_t id) {
  if (c->thing_of[id]) return c->thing_of[id] - 1;
  gv_thing t = describe(c, id);
  uint32_t key[5] = {t.kind, t.function, t.made, t.created, t.value};
  bool found;
  uint32_t *slot = gv_table_at(&c->by_key, key, sizeof key, &found);
  if (!found) {
    *slot = c->order->things.len;
    *gv_push(&c->order->things) = t;
  }
  c->thing_of[id] = *slot + 1;
  return *slot;
}

static uint32_t thing_here(collector *c) {
  return thing_of_context(c, c->tab->nodes.at[c->node].context);
}

/* ---- what happens to them -------------------------------------------------------------------- */

/* Control is no object, and work that is pending is followed besides the object that it touches. */
static bool is_other(const collector *c, uint32_t state) {
  const gv_state *s = gv_state_at(c->tab, state);
  if (s->handle == GV_HANDLE_CONTROL || s->handle == GV_HANDLE_WORK) return true;
  return s->work;
}

static void on_use(collector *c, uint32_t op, uint32_t operand, uint32_t state) {
  const gv_state *s = gv_state_at(c->tab, state);
  if (s->flags & GV_INFEASIBLE) return;
  const gv_op *at = &c->tab->model->ops.at[op];
  gv_role role = gv_role_at(at, operand);
  bool fails = s->havoc == GV_NONE &&
               gv_handle_step_in((gv_handle)s->handle, role, at->action).rule != GV_RULE_NONE;
  const char *text = s->havoc == GV_NONE ? gv_handle_text((gv_handle)s->handle) : "unknown";
  *gv_push(&c->order->contacts) =
      (gv_contact){op, operand, thing_here(c), text, role, !fails, fails};
}

static void on_call(collector *c, uint32_t op, uint32_t entry, gv_guard guard) {
  gv_tabulation *e = c->tab;
  if (is_other(c, entry)) return;
  uint32_t callee = gv_tab_called(e, e->model->ops.at[op].callee, entry,
                                  gv_predicates_into_call(&e->predicates, guard, op));
  if (callee == GV_NONE) return;
  uint32_t outer = thing_here(c);
  *gv_push(&c->order->passings) = (gv_passing){op, outer, thing_of_context(c, callee)};
}

static uint32_t take(void *to, const gv_effect *x) {
  if (x->kind == GV_EFFECT_USE) on_use(to, x->op, x->operand, x->state);
  if (x->kind == GV_EFFECT_CALL) on_call(to, x->op, x->state, x->guard);
  return GV_NONE;
}

/* A node at the head of a block tells what the object is there. */
static void note_state(collector *c, const gv_node *node) {
  const gv_model *m = c->tab->model;
  uint32_t block = m->ops.at[node->op].block;
  const gv_state *s = gv_state_at(c->tab, node->state);
  if (m->blocks.at[block].first_op != node->op || s->flags & GV_INFEASIBLE) return;
  const char *text = s->havoc == GV_NONE ? gv_handle_text((gv_handle)s->handle) : "unknown";
  *gv_push(&c->order->states) = (gv_block_state){block, thing_here(c), text};
}

/* The tasks in the group that is waited for. */
static void list_members(collector *c, uint32_t op, gv_value_id group) {
  const gv_model *m = c->tab->model;
  const gv_flow *flow = &c->tab->flow;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *add = &m->ops.at[o];
    if (add->kind != GV_OP_GROUP_ADD || gv_group_of(m, gv_operands(m, add)[1]) != group) continue;
    uint32_t task = gv_task_of(flow, gv_operands(m, add)[0]);
    if (task != GV_NONE)
      *gv_push(&c->order->waits) = (gv_wait){op, task, flow->task_group[task] == group};
  }
}

/* Which tasks an operation waits for. */
static void list_waits(collector *c) {
  const gv_model *m = c->tab->model;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    if (op->kind != GV_OP_AWAIT && op->kind != GV_OP_TASK_BEGIN) continue;
    for (uint32_t i = 0; i < op->operand_count; i++) {
      gv_value_id operand = gv_operands(m, op)[i];
      if (operand == GV_NONE) continue;
      uint32_t task = gv_task_of(&c->tab->flow, operand);
      gv_value_id group = task == GV_NONE ? gv_group_of(m, operand) : GV_NONE;
      if (task != GV_NONE) *gv_push(&c->order->waits) = (gv_wait){o, task, true};
      if (group != GV_NONE) list_members(c, o, group);
    }
  }
}

/* ---- sorting --------------------------------------------------------------------------------- */

static int compare(uint32_t a, uint32_t b) { return a < b ? -1 : a > b; }

static int compare_contacts(const void *p, const void *q) {
  const gv_contact *a = p, *b = q;
  int order = compare(a->op, b->op);
  if (!order) order = compare(a->operand, b->operand);
  if (!order) order = compare(a->thing, b->thing);
  return order ? order : strcmp(a->state, b->state);
}

static int compare_passings(const void *p, const void *q) {
  const gv_passing *a = p, *b = q;
  int order = compare(a->call, b->call);
  if (!order) order = compare(a->inner, b->inner);
  return order ? order : compare(a->outer, b->outer);
}

static int compare_states(const void *p, const void *q) {
  const gv_block_state *a = p, *b = q;
  int order = compare(a->block, b->block);
  if (!order) order = compare(a->thing, b->thing);
  return order ? order : strcmp(a->state, b->state);
}

/* One that waits for a group waits for what was added in the order of that. */
static int compare_waits(const void *p, const void *q) {
  const gv_wait *a = p, *b = q;
  int order = compare(a->op, b->op);
  if (!order) order = compare(a->task, b->task);
  return order ? order : a->sure - b->sure;
}

static void merge_contacts(gv_order *o) {
  uint32_t kept = 0;
  if (o->contacts.len)
    qsort(o->contacts.at, o->contacts.len, sizeof *o->contacts.at, compare_contacts);
  for (uint32_t i = 0; i < o->contacts.len; i++) {
    gv_contact *last = kept ? &o->contacts.at[kept - 1] : NULL, *it = &o->contacts.at[i];
    if (last && last->op == it->op && last->operand == it->operand && last->thing == it->thing)
      last->works |= it->works, last->fails |= it->fails;
    else
      o->contacts.at[kept++] = *it;
  }
  o->contacts.len = kept;
}

static void merge_others(gv_order *o) {
  uint32_t kept = 0;
  if (o->passings.len)
    qsort(o->passings.at, o->passings.len, sizeof *o->passings.at, compare_passings);
  for (uint32_t i = 0; i < o->passings.len; i++)
    if (!kept || compare_passings(&o->passings.at[kept - 1], &o->passings.at[i]))
      o->passings.at[kept++] = o->passings.at[i];
  o->passings.len = kept;
  kept = 0;
  if (o->states.len) qsort(o->states.at, o->states.len, sizeof *o->states.at, compare_states);
  for (uint32_t i = 0; i < o->states.len; i++)
    if (!kept || compare_states(&o->states.at[kept - 1], &o->states.at[i]))
      o->states.at[kept++] = o->states.at[i];
  o->states.len = kept;
}

void gv_sort_order(gv_order *o) {
  merge_contacts(o);
  merge_others(o);
  if (o->waits.len) qsort(o->waits.at, o->waits.len, sizeof *o->waits.at, compare_waits);
}

/* ---- the whole ------------------------------------------------------------------------------- */

static void find_calls(collector *c) {
  const gv_tabulation *e = c->tab;
  c->call_of = gv_malloc((e->contexts.len + 1) * sizeof *c->call_of);
  memset(c->call_of, 0xff, (e->contexts.len + 1) * sizeof *c->call_of);
  for (uint32_t n = 0; n < e->nodes.len; n++)
    for (uint32_t o = e->nodes.at[n].first_origin; o != GV_NONE; o = e->origins.at[o].next)
      if (e->origins.at[o].kind == GV_FROM_START && e->origins.at[o].exit != GV_NONE)
        c->call_of[e->nodes.at[n].context] = e->origins.at[o].via;
}

static void copy_blocks(const gv_tabulation *e, gv_order *order) {
  size_t size = (e->model->blocks.len + 1) * sizeof(uint32_t);
  order->block_order = gv_malloc(size);
  order->block_task = gv_malloc(size);
  memset(order->block_order, 0xff, size);
  memset(order->block_task, 0xff, size);
  for (uint32_t b = 0; b < e->model->blocks.len; b++) {
    order->block_order[b] = e->flow.order[b];
    order->block_task[b] = e->flow.task[b];
  }
}

void gv_collect_order(gv_tabulation *e, gv_order *order) {
  collector c = {.tab = e, .order = order};
  const gv_sink sink = {.to = &c, .take = take, .uses = true, .back_to = GV_NONE};
  uint32_t nodes = e->nodes.len; /* the transfer may intern states, but makes no nodes */
  c.thing_of = gv_malloc((e->contexts.len + 1) * sizeof *c.thing_of);
  memset(c.thing_of, 0, (e->contexts.len + 1) * sizeof *c.thing_of);
  find_calls(&c);
  for (c.node = 0; c.node < nodes; c.node++) {
    gv_node node = e->nodes.at[c.node];
    if (node.guard == GV_FALSE || is_other(&c, node.state)) continue;
    note_state(&c, &node);
    gv_transfer(e, node.context, node.op, node.state, node.guard, &sink);
  }
  list_waits(&c);
  gv_sort_order(order);
  copy_blocks(e, order);
  gv_table_clear(&c.by_key);
  gv_free(c.call_of);
  gv_free(c.thing_of);
}

void gv_order_clear(gv_order *o) {
  gv_vec_free(&o->things);
  gv_vec_free(&o->contacts);
  gv_vec_free(&o->passings);
  gv_vec_free(&o->states);
  gv_vec_free(&o->waits);
  gv_free(o->block_order);
  gv_free(o->block_task);
  memset(o, 0, sizeof *o);
}
