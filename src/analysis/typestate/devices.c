/* needs: flow, who acts. gives: whether all that the program does is done on one device, as far as it selects one; and what destroys everything.
 * cost: linear, where it selects a device at all. */
#include "typestate/tabulate.h"

static bool selects(const gv_op *op) { return op->kind == GV_OP_ACTION && op->action->flags & GV_ACTION_SELECTS; }
static bool resets(const gv_op *op) { return op->kind == GV_OP_ACTION && op->action->flags & GV_ACTION_RESETS; }

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
    for (uint32_t c = b->e->flow.caller_start[function]; c < b->e->flow.caller_start[function + 1]; c++)
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
    uint32_t block = m->ops.at[op].block, function = m->blocks.at[block].function, start = e->flow.caller_start[function];
    if (e->flow.cycle[block] || e->flow.caller_start[function + 1] - start > 1) return true;
    if (start == e->flow.caller_start[function + 1]) return false;
    op = e->flow.callers[start];
  }
  return true;
}

/* Device 0 is the one that is current at first. */
static bool are_several(const gv_tabulation *e) {
  const gv_model *m = e->model;
  uint32_t first = GV_NONE, device = 0;
  bool constant = true, any = false;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    if (!selects(op)) continue;
    if (first != GV_NONE && (op->device != device || !device)) return true;
    if (first == GV_NONE) first = o, device = op->device, constant = device != 0;
  }
  if (first == GV_NONE || device == 1) return false;
  if (!constant && may_come_again(e, first)) return true;
  before b = {.e = e, .seen = gv_malloc(m->blocks.len + 1)};
  memset(b.seen, 0, m->blocks.len + 1);
  for (uint32_t o = first; o < m->ops.len && !any; o++)
    if (selects(&m->ops.at[o])) any = something_before(&b, o);
  gv_free(b.seen);
  gv_vec_free(&b.blocks);
  return any;
}

void gv_tab_find_devices(gv_tabulation *e, bool *(*find_doers)(const gv_tabulation *tab, bool (*does)(const gv_op *op))) {
  const gv_model *m = e->model;
  bool any = false;
  for (uint32_t o = 0; o < m->ops.len && !any; o++) any = resets(&m->ops.at[o]);
  e->ordering.several_devices = are_several(e);
  for (uint32_t o = 0; o < m->ops.len; o++) e->ordering.some_device |= selects(&m->ops.at[o]) && !m->ops.at[o].device;
  if (!any) return;
  e->ordering.resets_in = find_doers(e, resets);
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    if (resets(op) || (op->kind == GV_OP_CALL && e->ordering.resets_in[op->callee])) *gv_push(&e->ordering.resets) = o;
  }
}
