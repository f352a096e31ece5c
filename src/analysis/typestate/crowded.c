/* needs: flow. gives: of calls with many operands those that an object can come to, by the values
 * that it is in. cost: the operands, sorted once; then a binary search for each place.
 *
 * A launch that gets a thousand buffers is gone through for each of these: the other operands are
 * none of its business.
 */
#include "typestate/tabulate.h"

enum { MANY = 24 };

typedef struct by_root {
  gv_value_id root;
  uint32_t operand;
} by_root;

typedef struct crowd {
  uint32_t first, end;               /* in roots */
  uint32_t first_other, end_other;   /* in others: operands that may hold more than one root */
  uint32_t first_handle, end_handle; /* in handles: those that are streams and events */
} crowd;

struct gv_crowds {
  gv_map by_op;
  GV_VEC(crowd) crowds;
  GV_VEC(by_root) roots; /* sorted */
  GV_VEC(uint32_t) others, handles;
};

static int by_root_then_operand(const void *left, const void *right) {
  const by_root *a = left, *b = right;
  if (a->root != b->root) return a->root < b->root ? -1 : 1;
  return (a->operand > b->operand) - (a->operand < b->operand);
}

/* Nothing but the bytes of one value come to the operand, or an address computed from it; whatever
 * that address points to does not count. */
static bool is_of_one(const gv_flow *flow, const gv_op *op, uint32_t operand) {
  const gv_model *m = flow->model;
  gv_value_id value = gv_operands(m, op)[operand],
              root = flow->simple[op->first_operand + operand].root;
  gv_role role = gv_role_of(op, operand);
  bool behind = gv_is_memref_role(role);
  if (value == GV_NONE) return false;
  if (root == GV_NONE) return false;
  if (behind) return false;
  if (flow->mixes[value]) return false;
  return m->values.at[root].def != GV_DEF_GLOBAL;
}

static void add_crowd(struct gv_crowds *c, const gv_flow *flow, uint32_t op_id) {
  const gv_op *op = &flow->model->ops.at[op_id];
  bool found;
  crowd new = {.first = c->roots.len, .first_other = c->others.len, .first_handle = c->handles.len};
  for (uint32_t i = 0; i < op->operand_count; i++) {
    if (is_of_one(flow, op, i))
      *gv_push(&c->roots) = (by_root){flow->simple[op->first_operand + i].root, i};
    else if (gv_operands(flow->model, op)[i] != GV_NONE)
      *gv_push(&c->others) = i;
    if (gv_is_handle_role(gv_role_of(op, i))) *gv_push(&c->handles) = i;
  }
  new.end = c->roots.len, new.end_other = c->others.len, new.end_handle = c->handles.len;
  if (new.end > new.first)
    qsort(c->roots.at + new.first, new.end - new.first, sizeof *c->roots.at, by_root_then_operand);
  *gv_map_at(&c->by_op, op_id, &found) = c->crowds.len;
  *gv_push(&c->crowds) = new;
}

void gv_crowds_init(gv_tabulation *e) {
  const gv_model *m = e->model;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    if (m->ops.at[o].operand_count < MANY || m->ops.at[o].kind != GV_OP_ACTION) continue;
    if (!e->crowds) e->crowds = memset(gv_malloc(sizeof *e->crowds), 0, sizeof *e->crowds);
    add_crowd(e->crowds, &e->flow, o);
  }
}

void gv_crowds_clear(gv_tabulation *e) {
  if (!e->crowds) return;
  gv_map_free(&e->crowds->by_op);
  gv_vec_free(&e->crowds->crowds);
  gv_vec_free(&e->crowds->roots);
  gv_vec_free(&e->crowds->others);
  gv_vec_free(&e->crowds->handles);
  gv_free(e->crowds);
  e->crowds = NULL;
}

/* The first that is not below (root, operand). */
static uint32_t lower_bound(const struct gv_crowds *c, const crowd *in, by_root key) {
  uint32_t lo = in->first, hi = in->end;
  while (lo < hi) {
    uint32_t mid = lo + (hi - lo) / 2;
    if (by_root_then_operand(&c->roots.at[mid], &key) < 0)
      lo = mid + 1;
    else
      hi = mid;
  }
  return lo;
}

static const crowd *crowd_of(const gv_tabulation *e, uint32_t op) {
  if (e->model->ops.at[op].operand_count < MANY || !e->crowds) return NULL;
  uint32_t at = gv_map_get(&e->crowds->by_op, op);
  return at == GV_NONE ? NULL : &e->crowds->crowds.at[at];
}

uint32_t gv_next_crowded_operand(const gv_tabulation *e, const gv_state *s, uint32_t op,
                                 uint32_t operand) {
  const struct gv_crowds *c = e->crowds;
  const crowd *in = crowd_of(e, op);
  uint32_t places_count, next = e->model->ops.at[op].operand_count;
  if (!in || operand >= next) return operand;
  const gv_place *places = gv_places_at(e, s->places, &places_count);
  for (uint32_t i = 0; i < places_count; i++) {
    if (gv_key_space(places[i].key) != GV_IN_VALUE) continue;
    gv_value_id root = gv_key_base(places[i].key);
    uint32_t first = lower_bound(c, in, (by_root){root, operand});
    bool comes = first < in->end && c->roots.at[first].root == root;
    if (comes && c->roots.at[first].operand < next) next = c->roots.at[first].operand;
  }
  for (uint32_t i = in->first_other; i < in->end_other && c->others.at[i] < next; i++)
    if (c->others.at[i] >= operand) next = c->others.at[i];
  return next;
}

uint32_t gv_next_handle_operand(const gv_tabulation *e, uint32_t op_id, uint32_t operand) {
  const gv_op *op = &e->model->ops.at[op_id];
  const crowd *in = crowd_of(e, op_id);
  if (!in) {
    while (operand < op->operand_count && !gv_is_handle_role(gv_role_of(op, operand))) operand++;
    return operand;
  }
  for (uint32_t i = in->first_handle; i < in->end_handle; i++)
    if (e->crowds->handles.at[i] >= operand) return e->crowds->handles.at[i];
  return op->operand_count;
}
