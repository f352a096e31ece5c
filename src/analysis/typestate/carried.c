/* Addresses and handles that a copy by the runtime takes out of memory that is followed: with the
 * bytes that it reads they get to where it writes.
 *
 * needs: places, escape. gives: the state in which the object is known to others, where that is so.
 * cost: the places of the state at each copy; the uses of what copies write.
 */
#include "typestate/transfer.h"

enum { MOST_COPIES = 4 }; /* one after another, from memory to memory */

/* A kernel that is not here stores no address (docs/limits.md). */
static bool is_carried(gv_role role) {
  return gv_is_memory_role(role) && !gv_is_kernel_access(role) && !gv_is_memref_role(role) &&
         gv_role_info_of(role)->access & GV_ACCESS_READS;
}
static bool is_target(gv_role role) {
  return gv_is_memory_role(role) && !gv_is_kernel_access(role) && gv_writes_there(role);
}

static gv_address operand_address(const gv_model *m, const gv_op *op, uint32_t operand) {
  gv_value_id value = gv_operands(m, op)[operand];
  return value == GV_NONE ? (gv_address){.key = GV_NONE} : gv_resolve(m, value);
}

/* What the operand is the address of: memory whose content is followed, or, with GV_NONE as its
 * key, what `made` is the address of, a result; GV_NONE: it is not known. */
typedef struct memory {
  gv_key key;
  gv_value_id made;
} memory;

static memory memory_at(const gv_flow *flow, const gv_op *op, uint32_t operand) {
  memory at = {operand_address(flow->model, op, operand).key, GV_NONE};
  if (at.key == GV_NONE) at.made = flow->simple[op->first_operand + operand].root;
  return at;
}

static bool is_same(memory a, memory b) { return a.key == b.key && a.made == b.made; }

/* Nothing but the runtime and kernels of this module get the address of what the runtime made. */
static bool is_left_to_the_runtime(const gv_flow *flow, gv_value_id made) {
  const gv_model *m = flow->model;
  if (made == GV_NONE || m->values.at[made].def != GV_DEF_RESULT) return false;
  if (m->ops.at[m->values.at[made].a].kind != GV_OP_ACTION) return false;
  if (flow->pair_start[made] != flow->pair_start[made + 1]) return false;
  gv_key value = gv_key_of(GV_IN_VALUE, made);
  bool all = true;
  for (uint32_t u = flow->use_start[value]; u < flow->use_start[value + 1] && all; u++)
    all = m->ops.at[flow->uses[u]].kind == GV_OP_ACTION;
  return all;
}

static bool leads_away(const gv_flow *flow, memory at, uint32_t copies);

/* What operand `from` of the operation leads to may get to memory that others can read. */
static bool goes_away(const gv_flow *flow, const gv_op *op, uint32_t from, uint32_t copies) {
  bool any = false;
  for (uint32_t i = 0; i < op->operand_count && !any; i++)
    any = i != from && is_target(gv_role_of(op, i)) &&
          leads_away(flow, memory_at(flow, op, i), copies);
  return any;
}

/* Of what lies in the memory. What only copies write is not followed, and nobody else can read it.
 */
static bool leads_away(const gv_flow *flow, memory at, uint32_t copies) {
  bool own = at.key == GV_NONE ? is_left_to_the_runtime(flow, at.made) : !flow->captured[at.key];
  if (!own || copies >= MOST_COPIES) return true;
  gv_key used = at.key == GV_NONE ? gv_key_of(GV_IN_VALUE, at.made) : at.key;
  for (uint32_t u = flow->use_start[used]; u < flow->use_start[used + 1]; u++) {
    const gv_op *op = &flow->model->ops.at[flow->uses[u]];
    for (uint32_t i = 0; op->kind == GV_OP_ACTION && i < op->operand_count; i++)
      if (is_carried(gv_role_of(op, i)) && is_same(memory_at(flow, op, i), at) &&
          goes_away(flow, op, i, copies + 1))
        return true;
  }
  return false;
}

uint32_t gv_carried_away(gv_transfer_run *t, gv_outcome o, uint32_t op_id) {
  const gv_flow *flow = &t->tab->flow;
  const gv_op *op = &flow->model->ops.at[op_id];
  for (uint32_t i = 0; i < op->operand_count; i++) {
    if (!is_carried(gv_role_of(op, i))) continue;
    gv_address from = operand_address(flow->model, op, i);
    if (from.key == GV_NONE || flow->escaped[from.key]) continue;
    uint32_t count;
    const gv_place *places = gv_places_at(t->tab, gv_state_at(t->tab, o.state)->places, &count);
    GV_VEC(gv_piece) carried = {0};
    for (uint32_t p = 0; p < count; p++)
      if (places[p].key == from.key &&
          (from.offset == GV_ANYWHERE || places[p].hi > from.offset)) /* it may lie there */
        *gv_push(&carried) = (gv_piece){0, GV_EVERYWHERE, GV_TRUE, places[p].shift, places[p].tag};
    if (carried.len && goes_away(flow, op, i, 0))
      o.state = gv_put_away(t, o, op_id, i, carried.at, carried.len);
    gv_vec_free(&carried);
  }
  return o.state;
}
