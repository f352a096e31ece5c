/* Addresses and handles that a copy by the runtime takes out of memory that is followed: with the
 * bytes that it reads they get to where it writes.
 *
 * needs: places, escape. gives: the state in which the object is known to others, where that is so.
 * cost: the places of the state at each copy; the uses of what copies write.
 */
#include "typestate/transfer.h"

enum { MOST_COPIES = 4 }; /* one after another, from memory to memory */

/* ---- what copies ---- */

/* Copies of rows, of arrays and of variables of the device have the roles of kernels; a launch has
 * those of gv_op alone. */
static bool copies(const gv_action *action) {
  bool reads = false, writes = false;
  for (uint32_t i = 0; i < GV_ACTION_ARGS; i++) {
    uint8_t role = action->roles[i];
    reads |= role == GV_ROLE_KERNEL_READ || role == GV_ROLE_GPU_READ;
    writes |= role == GV_ROLE_KERNEL_WRITE || role == GV_ROLE_GPU_WRITE;
  }
  return reads && writes;
}

static bool is_of_copy(const gv_op *op, gv_role role) {
  if (!gv_is_memory_role(role)) return false;
  if (gv_is_memref_role(role)) return false;
  if (!gv_is_kernel_access(role) || copies(op->action)) return true;
  return op->keeps &&
         !op->unseen; /* a kernel that is not here stores no address (docs/limits.md) */
}

static bool is_carried(const gv_op *op, uint32_t operand) {
  gv_role role = gv_role_of(op, operand);
  return is_of_copy(op, role) && gv_role_info_of(role)->access & GV_ACCESS_READS;
}

static bool is_target(const gv_op *op, uint32_t operand) {
  gv_role role = gv_role_of(op, operand);
  if (gv_is_memref_role(role)) return gv_writes_there(role);
  return is_of_copy(op, role) && gv_writes_there(role);
}

/* ---- where to ---- */

/* What an operand is the address of: memory whose content is followed, or, with GV_NONE as its
 * key, what `made` is the address of, a result; GV_NONE: it is not known. */
typedef struct memory {
  gv_key key;
  gv_value_id made;
} memory;

static memory memory_at(const gv_flow *flow, const gv_op *op, uint32_t operand) {
  gv_value_id value = gv_operands(flow->model, op)[operand];
  memory at = {value == GV_NONE ? GV_NONE : gv_resolve(flow->model, value).key, GV_NONE};
  if (at.key == GV_NONE) at.made = flow->simple[op->first_operand + operand].root;
  return at;
}

/* Of an operand that is computed from the address of `b`; what is not simple may be any. */
static bool may_be_same(memory a, memory b) {
  if (a.key == GV_NONE && a.made == GV_NONE) return true;
  return a.key == b.key && a.made == b.made;
}

/* Nothing but the runtime and kernels of this module get the address. */
static bool is_left_to_the_runtime(const gv_flow *flow, gv_value_id address) {
  if (flow->pair_start[address] != flow->pair_start[address + 1]) return false;
  gv_key value = gv_key_of(GV_IN_VALUE, address);
  bool all = true;
  for (uint32_t u = flow->use_start[value]; u < flow->use_start[value + 1] && all; u++)
    all = flow->model->ops.at[flow->uses[u]].kind == GV_OP_ACTION;
  return all;
}

static bool is_made_by_runtime(const gv_flow *flow, gv_value_id made) {
  const gv_model *m = flow->model;
  if (made == GV_NONE || m->values.at[made].def != GV_DEF_RESULT) return false;
  return m->ops.at[m->values.at[made].a].kind == GV_OP_ACTION;
}

/* The value that is the address of the memory; GV_NONE: there is none. */
static gv_value_id address_of(const gv_flow *flow, memory at) {
  if (at.key == GV_NONE) return at.made;
  return gv_key_space(at.key) == GV_IN_GLOBAL ? flow->address_of[gv_key_base(at.key)]
                                              : gv_key_base(at.key);
}

/* Nobody reads the memory but by the uses of its address. What a parameter leads to callers may
 * read. A variable of the device is one that only copies and kernels get. */
static bool has_no_other_readers(const gv_flow *flow, memory at) {
  const gv_model *m = flow->model;
  gv_value_id address = address_of(flow, at);
  if (address == GV_NONE) return false;
  if (at.key == GV_NONE)
    return is_made_by_runtime(flow, at.made) && is_left_to_the_runtime(flow, at.made);
  if (gv_key_space(at.key) == GV_IN_MEMORY)
    return !flow->captured[at.key] && m->values.at[address].def != GV_DEF_PARAM;
  if (m->globals.at[gv_key_base(at.key)].is_public) return false;
  return !flow->captured[at.key] || is_left_to_the_runtime(flow, address);
}

static bool leads_away(const gv_flow *flow, memory at, uint32_t copies_before);

/* What operand `from` of the operation leads to may get to memory that others can read. */
static bool goes_away(const gv_flow *flow, const gv_op *op, uint32_t from, uint32_t copies_before) {
  bool any = false;
  for (uint32_t i = 0; i < op->operand_count && !any; i++)
    any = i != from && is_target(op, i) && leads_away(flow, memory_at(flow, op, i), copies_before);
  return any;
}

/* The operation, a use of the address, may take what lies in the memory. */
static bool takes_away(const gv_flow *flow, const gv_op *op, memory at, uint32_t copies_before) {
  switch ((gv_op_kind)op->kind) {
  case GV_OP_STORE:
  case GV_OP_MEMORY:
  case GV_OP_SLOT_BEGIN:
  case GV_OP_SLOT_END: return false;
  case GV_OP_MEMCPY: return may_be_same(memory_at(flow, op, 1), at);
  case GV_OP_ACTION: break;
  default: return true;
  }
  for (uint32_t i = 0; i < op->operand_count; i++) {
    bool kept = gv_role_of(op, i) == GV_ROLE_KEPT;
    if (!kept && !is_carried(op, i)) continue;
    if (!may_be_same(memory_at(flow, op, i), at)) continue;
    if (kept || goes_away(flow, op, i, copies_before)) return true;
  }
  return false;
}

/* Of what lies in the memory. What only copies write is not followed: nobody may read it. */
static bool leads_away(const gv_flow *flow, memory at, uint32_t copies_before) {
  if (copies_before >= MOST_COPIES || !has_no_other_readers(flow, at)) return true;
  gv_key used = gv_key_of(GV_IN_VALUE, address_of(flow, at));
  for (uint32_t u = flow->use_start[used]; u < flow->use_start[used + 1]; u++)
    if (takes_away(flow, &flow->model->ops.at[flow->uses[u]], at, copies_before + 1)) return true;
  return false;
}

/* ---- what is carried ---- */

/* Pieces of the object that operand `operand` of operation `op` reads. */
typedef struct carrying {
  gv_transfer_run *t;
  uint32_t op, operand, places;
  GV_VEC(gv_piece) pieces;
} carrying;

static bool reads(const gv_span *span, const gv_place *place) {
  gv_extent there = {
      .kind = GV_BYTES, .base = GV_OBJECT, .lo = place->lo, .hi = place->hi, .address = GV_NONE};
  return span->mode & GV_READS && gv_extents_overlap(span->extent, there) != GV_APART;
}

static void carry_from(carrying *c, gv_address from) {
  const gv_tabulation *e = c->t->tab;
  if (from.key == GV_NONE || e->flow.escaped[from.key]) return;
  gv_span spans[GV_SPANS];
  int32_t shift = from.offset == GV_ANYWHERE ? GV_SOMEWHERE : (int32_t)from.offset;
  uint32_t count, of = gv_spans_of(e->flow.model, c->op, c->operand, GV_OBJECT, shift, spans);
  const gv_place *places = gv_places_at(e, c->places, &count);
  for (uint32_t p = 0; p < count; p++) {
    bool any = of == GV_SPANS; /* there may be more */
    for (uint32_t i = 0; i < of && !any; i++) any = reads(&spans[i], &places[p]);
    if (any && places[p].key == from.key)
      *gv_push(&c->pieces) = (gv_piece){0, GV_EVERYWHERE, GV_TRUE, places[p].shift, places[p].tag};
  }
}

/* One of several that the address may be in. */
static void carry_from_leaf(void *to, gv_value_id leaf) {
  carrying *c = to;
  gv_key key = gv_resolve(c->t->tab->flow.model, leaf).key;
  carry_from(c, (gv_address){key, GV_ANYWHERE});
}

static void carry(carrying *c, gv_value_id address) {
  const gv_model *m = c->t->tab->flow.model;
  if (address == GV_NONE) return;
  gv_address from = gv_resolve(m, address);
  if (from.key == GV_NONE)
    gv_each_memory_leaf(m, address, 0, m->values.at[address].size, carry_from_leaf, c);
  else
    carry_from(c, from);
}

uint32_t gv_carried_away(gv_transfer_run *t, gv_outcome o, uint32_t op_id) {
  const gv_flow *flow = &t->tab->flow;
  const gv_op *op = &flow->model->ops.at[op_id];
  for (uint32_t i = 0; i < op->operand_count; i++) {
    if (!is_carried(op, i)) continue;
    carrying c = {.t = t, .op = op_id, .operand = i};
    c.places = gv_state_at(t->tab, o.state)->places;
    carry(&c, gv_operands(flow->model, op)[i]);
    if (c.pieces.len && goes_away(flow, op, i, 0))
      o.state = gv_put_away(t, o, op_id, i, c.pieces.at, c.pieces.len);
    gv_vec_free(&c.pieces);
  }
  return o.state;
}
