/* needs: flow, who acts. gives: whether all that the program does is done on one device, as far as
 * it selects one; where it is not, which device is current before each operation; and what destroys
 * everything. cost: linear, where it selects a device at all. */
#include "typestate/tabulate.h"

static bool selects(const gv_op *op) {
  return op->kind == GV_OP_ACTION && op->action->flags & GV_ACTION_SELECTS;
}
static bool resets(const gv_op *op) {
  return op->kind == GV_OP_ACTION && op->action->flags & (GV_ACTION_RESETS | GV_ACTION_MAY_RESET);
}

/* It waits for work to be over before it frees memory. */
static bool waits_to_free(const gv_op *op) {
  bool frees = false;
  if (op->kind != GV_OP_ACTION || !(op->action->flags & GV_ACTION_WAITS_ALL)) return false;
  for (uint32_t i = 0; i < op->operand_count; i++) frees |= gv_is_free(gv_role_of(op, i));
  return frees;
}

/* It makes something on the current device, or gives it work. */
static bool is_on_device(const gv_tabulation *e, const gv_op *op) {
  if (op->kind == GV_OP_CALL) return e->ordering.acts[op->callee];
  if (op->kind != GV_OP_ACTION || selects(op)) return false;
  return op->action->flags & GV_ACTION_ENQUEUES || gv_creates_object(op->action->creates);
}

typedef struct before {
  const gv_tabulation *e;
  bool *seen; /* by block */
  GV_VEC(uint32_t) blocks;
} before;

static bool any_in(const before *b, uint32_t from, uint32_t end) {
  for (uint32_t o = from; o < end; o++)
    if (is_on_device(b->e, &b->e->model->ops.at[o])) return true;
  return false;
}

static void go_back(before *b, uint32_t block) {
  const gv_flow *flow = &b->e->flow;
  for (uint32_t p = flow->pred_start[block]; p < flow->pred_start[block + 1]; p++) {
    uint32_t from = flow->edge_from[flow->preds[p]];
    if (!b->seen[from]) b->seen[from] = true, *gv_push(&b->blocks) = from;
  }
}

/* Is anything done on a device before the operation, in its function or before a call of that? */
static bool something_before(before *b, uint32_t op) {
  const gv_model *m = b->e->model;
  GV_VEC(uint32_t) ends = {0};
  bool any = false;
  bool *asked = gv_malloc(m->functions.len + 1);
  memset(asked, 0, m->functions.len + 1);
  *gv_push(&ends) = op;
  for (uint32_t i = 0; i < ends.len && !any; i++) {
    uint32_t block = m->ops.at[ends.at[i]].block, function = m->blocks.at[block].function;
    any = any_in(b, m->blocks.at[block].first_op, ends.at[i]);
    go_back(b, block);
    while (b->blocks.len && !any) {
      uint32_t before = gv_pop(&b->blocks);
      any = any_in(b, m->blocks.at[before].first_op, m->blocks.at[before].end_op);
      go_back(b, before);
    }
    if (asked[function]) continue;
    asked[function] = true;
    for (uint32_t c = b->e->flow.caller_start[function]; c < b->e->flow.caller_start[function + 1];
         c++)
      *gv_push(&ends) = b->e->flow.callers[c];
  }
  gv_free(asked);
  gv_vec_free(&ends);
  return any;
}

/* Control comes there more than once: in a loop, or by several calls. */
static bool may_come_again(const gv_tabulation *e, uint32_t op) {
  const gv_model *m = e->model;
  for (uint32_t depth = 0; depth <= m->functions.len; depth++) {
    uint32_t block = m->ops.at[op].block, function = m->blocks.at[block].function,
             start = e->flow.caller_start[function];
    if (e->flow.cycle[block] || e->flow.caller_start[function + 1] - start > 1) return true;
    if (start == e->flow.caller_start[function + 1]) return false;
    op = e->flow.callers[start];
  }
  return true;
}

/* Device 0 is the one that is current at first, in each thread. Where all that selects one comes
 * before all that is done on one, the last selection counts, whichever that is. */
static bool are_several(const gv_tabulation *e) {
  const gv_model *m = e->model;
  bool other = false, any = false;
  for (uint32_t o = 0; o < m->ops.len; o++)
    other |= selects(&m->ops.at[o]) && m->ops.at[o].device != 1;
  if (!other || m->facts.has_threads) return other;
  before b = {.e = e, .seen = gv_malloc(m->blocks.len + 1)};
  for (uint32_t o = 0; o < m->ops.len && !any; o++) {
    if (!selects(&m->ops.at[o])) continue;
    memset(b.seen, 0, m->blocks.len + 1);
    b.blocks.len = 0;
    any = something_before(&b, o);
  }
  gv_free(b.seen);
  gv_vec_free(&b.blocks);
  return any;
}

/* ---- which device is current ----
 *
 * A forward dataflow analysis of constants: a function is summarized first, with a device of its
 * own at its entry, which is what its exit has where it selects none, and then gets the device that
 * is current at its calls.
 */

enum { UNVISITED = 255, KEPT = 252 /* the one that is current at the entry of the function */ };

typedef struct current {
  gv_tabulation *e;
  uint8_t *entry;  /* by block */
  uint8_t *exit;   /* by function: KEPT, or what it leaves; UNVISITED: it does not return */
  uint8_t *called; /* by function: at its entry */
  gv_map once;     /* by operation: the device that it selects */
  bool summaries;  /* entries are KEPT */
  bool changed;
} current;

static uint8_t join(uint8_t a, uint8_t b) {
  if (a == UNVISITED || a == b) return b;
  return b == UNVISITED ? a : GV_DEVICE_UNKNOWN;
}

static void join_into(current *c, uint8_t *to, uint8_t from) {
  uint8_t both = join(*to, from);
  c->changed |= both != *to;
  *to = both;
}

/* Code that is not here may select a device. */
static uint8_t after_op(const current *c, const gv_op *op, uint8_t device) {
  if (op->kind == GV_OP_UNKNOWN && op->may_wait && !op->keeps_device) return GV_DEVICE_UNKNOWN;
  if (op->kind == GV_OP_CALL) return c->exit[op->callee] == KEPT ? device : c->exit[op->callee];
  if (!selects(op)) return device;
  if (op->device) return op->device <= GV_DEVICE_MOST ? (uint8_t)op->device : GV_DEVICE_UNKNOWN;
  if (gv_map_get(&c->once, (uint64_t)(op - c->e->model->ops.at)) == GV_NONE)
    return GV_DEVICE_UNKNOWN;
  return (uint8_t)gv_map_get(&c->once, (uint64_t)(op - c->e->model->ops.at));
}

/* What an operation selects to which control comes but once is one device, whichever. */
static void number_once(current *c) {
  const gv_model *m = c->e->model;
  uint8_t next = GV_DEVICE_MOST + 1;
  bool found;
  for (uint32_t o = 0; o < m->ops.len && next < GV_DEVICE_OF_ENTRY; o++)
    if (selects(&m->ops.at[o]) && !m->ops.at[o].device && !may_come_again(c->e, o))
      *gv_map_at(&c->once, o, &found) = next++;
}

/* What leaves the block goes to those after it, to the callees in it, and to the exit of its
 * function. */
static void visit(current *c, uint32_t block) {
  const gv_model *m = c->e->model;
  const gv_block *b = &m->blocks.at[block];
  uint8_t device = c->entry[block];
  for (uint32_t o = b->first_op; o < b->end_op && device != UNVISITED; o++) {
    const gv_op *op = &m->ops.at[o];
    if (!c->summaries) c->e->ordering.current[o] = device;
    if (!c->summaries && op->kind == GV_OP_CALL) join_into(c, &c->called[op->callee], device);
    if (c->summaries && op->kind == GV_OP_RETURN) join_into(c, &c->exit[b->function], device);
    device = after_op(c, op, device);
  }
  for (uint32_t edge = b->first_edge; edge < b->end_edge && device != UNVISITED; edge++)
    join_into(c, &c->entry[m->edges.at[edge].target], device);
}

/* Each round passes over all of it; a device changes twice at most, so that they are few. */
static void settle(current *c) {
  const gv_model *m = c->e->model;
  memset(c->entry, UNVISITED, m->blocks.len + 1);
  do {
    c->changed = false;
    for (uint32_t f = 0; f < m->functions.len; f++) {
      const gv_function *function = &m->functions.at[f];
      join_into(c, &c->entry[function->first_block], c->summaries ? KEPT : c->called[f]);
      for (uint32_t b = function->first_block; b < function->end_block; b++) visit(c, b);
    }
  } while (c->changed);
}

static uint8_t *bytes_of(uint32_t count, uint8_t value) {
  uint8_t *bytes = gv_malloc(count + 1);
  memset(bytes, value, count + 1);
  return bytes;
}

static void find_current(gv_tabulation *e) {
  const gv_model *m = e->model;
  current c = {.e = e,
               .entry = bytes_of(m->blocks.len, UNVISITED),
               .exit = bytes_of(m->functions.len, UNVISITED),
               .called = bytes_of(m->functions.len, UNVISITED),
               .summaries = true};
  e->ordering.current = bytes_of(m->ops.len, GV_DEVICE_UNKNOWN);
  number_once(&c);
  settle(&c);
  c.summaries = false;
  for (uint32_t f = 0; f < m->functions.len; f++)
    if (m->functions.at[f].is_public || e->flow.caller_start[f] == e->flow.caller_start[f + 1])
      c.called[f] = GV_DEVICE_OF_ENTRY;
  settle(&c);
  gv_free(c.entry);
  gv_free(c.exit);
  gv_free(c.called);
  gv_map_free(&c.once);
}

gv_same_device gv_tab_same_device(const gv_tabulation *e, uint8_t a, uint8_t b) {
  if (a == GV_DEVICE_NONE || b == GV_DEVICE_NONE)
    return a == b ? GV_DEVICE_SAME : GV_DEVICE_DIFFERS;
  if (!e->ordering.several_devices) return GV_DEVICE_SAME;
  if (a == GV_DEVICE_UNKNOWN || b == GV_DEVICE_UNKNOWN) return GV_DEVICE_MAY_DIFFER;
  if (a == b) return GV_DEVICE_SAME;
  return a <= GV_DEVICE_MOST && b <= GV_DEVICE_MOST ? GV_DEVICE_DIFFERS : GV_DEVICE_MAY_DIFFER;
}

uint8_t gv_tab_device_at(const gv_tabulation *e, const gv_op *op) {
  return e->ordering.current ? e->ordering.current[op - e->model->ops.at] : GV_DEVICE_UNKNOWN;
}

bool gv_tab_is_of_no_device(const gv_tabulation *e, uint32_t seed) {
  uint32_t made = seed == GV_NONE ? GV_NONE : e->seeds.at[seed].op;
  if (made == GV_NONE || e->model->ops.at[made].kind != GV_OP_ACTION) return false;
  return e->model->ops.at[made].action->flags & GV_ACTION_NO_DEVICE;
}

uint8_t gv_tab_device_of(const gv_tabulation *e, const gv_reaching *reaching) {
  if (!reaching) return GV_DEVICE_UNKNOWN;
  if (reaching->seed == GV_NONE) return GV_DEVICE_UNKNOWN;
  if (gv_tab_is_of_no_device(e, reaching->seed)) return GV_DEVICE_NONE;
  if (!e->ordering.current) return GV_DEVICE_UNKNOWN;
  if (e->seeds.at[reaching->seed].op == GV_NONE) return GV_DEVICE_UNKNOWN;
  const gv_op *made = &e->model->ops.at[e->seeds.at[reaching->seed].op];
  bool creates = made->kind == GV_OP_ACTION && gv_creates_handle(made->action->creates);
  return creates ? gv_tab_device_at(e, made) : GV_DEVICE_UNKNOWN;
}

/* The device for whose work the call waits. A free waits for that of the memory, and for nothing if
 * it gets null. False: that is not known. */
static bool waits_for_device(const gv_tabulation *e, const gv_op *op, uint8_t *device) {
  *device = gv_tab_device_at(e, op);
  if (!waits_to_free(op)) return true;
  uint32_t made = e->ordering.freed_from[op - e->model->ops.at];
  if (made != GV_NONE) *device = gv_tab_device_at(e, &e->model->ops.at[made]);
  return made != GV_NONE;
}

/* Work of another device may be waited for through a stream that waits for it. */
gv_same_device gv_tab_waits_for(const gv_tabulation *e, const gv_op *op, const gv_pending *work) {
  uint8_t device;
  if (work->device == GV_DEVICE_NONE) return GV_DEVICE_DIFFERS;
  if (!waits_for_device(e, op, &device)) return GV_DEVICE_MAY_DIFFER;
  gv_same_device same = gv_tab_same_device(e, device, work->device);
  bool alone = work->handles <= 1 && !work->partial && !work->unsure;
  return same == GV_DEVICE_DIFFERS && !alone ? GV_DEVICE_MAY_DIFFER : same;
}

/* The device of what came to the operand; the null stream is that of the current device. */
static uint8_t device_of_operand(const gv_tabulation *e, const gv_op *op,
                                 const gv_reaching *reaching) {
  if (reaching->state.handle == GV_HANDLE_NULL) return gv_tab_device_at(e, op);
  return gv_tab_device_of(e, reaching);
}

/* Something that came to operand `other` is certainly of another device than this one. */
static bool may_differ(const gv_tabulation *e, const gv_op *op, uint32_t other, uint8_t device) {
  for (uint32_t c = e->uses.first_reaching[op->first_operand + other]; c != GV_NONE;
       c = e->uses.reaching.at[c].next)
    if (gv_tab_same_device(e, device_of_operand(e, op, &e->uses.reaching.at[c]), device) ==
        GV_DEVICE_DIFFERS)
      return true;
  return false;
}

bool gv_tab_is_of_other_device(const gv_tabulation *e, const gv_op *op, uint32_t operand) {
  if (!e->ordering.current || op->kind != GV_OP_ACTION) return false;
  gv_role role = gv_role_of(op, operand);
  bool launch = op->parts && !op->symbol;
  if (role == GV_ROLE_STREAM_USE && launch)
    return may_differ(e, op, operand, gv_tab_device_at(e, op));
  for (uint32_t c = role == GV_ROLE_EVENT_RECORD
                        ? e->uses.first_reaching[op->first_operand + operand]
                        : GV_NONE;
       c != GV_NONE; c = e->uses.reaching.at[c].next) {
    uint8_t device = gv_tab_device_of(e, &e->uses.reaching.at[c]);
    for (uint32_t i = 0; i < op->operand_count; i++)
      if (gv_role_of(op, i) == GV_ROLE_STREAM_USE && may_differ(e, op, i, device)) return true;
  }
  return false;
}

/* ---- what is freed by calls that wait ---- */

enum { SEVERAL = GV_NONE - 1 };

static void is_more(gv_value_id *stored, gv_value_id value) {
  if (value != GV_NONE) stored[value] = SEVERAL;
}

static void see_operands(const gv_model *m, const gv_op *op, gv_value_id *stored) {
  const gv_value_id *operands = gv_operands(m, op);
  bool slot = op->kind == GV_OP_SLOT_BEGIN || op->kind == GV_OP_SLOT_END;
  for (uint32_t i = 0; i < op->operand_count && !slot; i++) {
    if (operands[i] == GV_NONE || op->kind == GV_OP_LOAD) continue;
    bool first =
        op->kind == GV_OP_STORE && i == 1 && !op->element && stored[operands[i]] == GV_NONE;
    stored[operands[i]] = first && operands[0] != GV_NONE ? operands[0] : SEVERAL;
  }
}

/* By value, the address of a variable that is only loaded and stored: what is stored there, if that
 * is one value. */
static gv_value_id *find_stored(const gv_model *m) {
  gv_value_id *stored = gv_malloc((m->values.len + 1) * sizeof *stored);
  memset(stored, 0xff, (m->values.len + 1) * sizeof *stored);
  for (uint32_t o = 0; o < m->ops.len; o++) see_operands(m, &m->ops.at[o], stored);
  for (uint32_t p = 0; p < m->pairs.len; p++) is_more(stored, m->pairs.at[p].source);
  for (uint32_t v = 0; v < m->values.len; v++) {
    const gv_value *value = &m->values.at[v];
    if (value->def < GV_DEF_COPY) continue;
    is_more(stored, value->a);
    if (value->def == GV_DEF_INSERT || value->def == GV_DEF_SELECT || value->def == GV_DEF_ARITH)
      is_more(stored, value->b);
    if (value->def == GV_DEF_SELECT) is_more(stored, value->c);
  }
  return stored;
}

/* The operation whose result the value is; through a variable, too. */
static uint32_t maker_of(const gv_model *m, const gv_value_id *stored, gv_value_id value) {
  for (uint32_t steps = 0; value < m->values.len && steps < 2; steps++) {
    const gv_value *v = &m->values.at[value];
    if (v->def != GV_DEF_RESULT) return GV_NONE;
    const gv_op *op = &m->ops.at[v->a];
    if (op->kind == GV_OP_ACTION) return op->action->creates == GV_CREATES_MEMORY ? v->a : GV_NONE;
    gv_value_id from = op->kind == GV_OP_LOAD ? gv_operands(m, op)[0] : GV_NONE;
    if (from == GV_NONE || m->values.at[from].def != GV_DEF_RESULT) return GV_NONE;
    const gv_op *variable = &m->ops.at[m->values.at[from].a];
    bool own = variable->kind == GV_OP_MEMORY && !op->is_volatile && !op->element;
    gv_value_id held = own ? stored[from] : GV_NONE;
    if (held >= m->values.len || m->values.at[held].size != m->values.at[value].size)
      return GV_NONE;
    value = held;
  }
  return GV_NONE;
}

static void find_freed(gv_tabulation *e) {
  const gv_model *m = e->model;
  gv_value_id *stored = find_stored(m);
  e->ordering.freed_from = gv_malloc((m->ops.len + 1) * sizeof *e->ordering.freed_from);
  memset(e->ordering.freed_from, 0xff, (m->ops.len + 1) * sizeof *e->ordering.freed_from);
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    for (uint32_t i = 0; i < op->operand_count && waits_to_free(op); i++)
      if (gv_is_free(gv_role_of(op, i)))
        e->ordering.freed_from[o] = maker_of(m, stored, gv_operands(m, op)[i]);
  }
  gv_free(stored);
}

/* ---- all of it ---- */

void gv_tab_find_devices(gv_tabulation *e, bool *(*find_doers)(const gv_tabulation *tab,
                                                               bool (*does)(const gv_op *op))) {
  const gv_model *m = e->model;
  bool any = false, frees = false;
  for (uint32_t o = 0; o < m->ops.len && !any; o++) any = resets(&m->ops.at[o]);
  for (uint32_t o = 0; o < m->ops.len && !frees; o++) frees = waits_to_free(&m->ops.at[o]);
  if (frees) find_freed(e);
  e->ordering.several_devices = are_several(e);
  if (e->ordering.several_devices) find_current(e);
  for (uint32_t o = 0; o < m->ops.len; o++)
    e->ordering.some_device |= selects(&m->ops.at[o]) && !m->ops.at[o].device;
  if (!any) return;
  e->ordering.resets_in = find_doers(e, resets);
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    if (resets(op) || (op->kind == GV_OP_CALL && e->ordering.resets_in[op->callee]))
      *gv_push(&e->ordering.resets) = o;
  }
}
