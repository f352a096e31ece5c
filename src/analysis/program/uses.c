/* needs: control flow. gives: who uses which root and which memory, the calls of and in each
 * function, and which functions touch which global. cost: linear in the model, but for expressions
 * shared by many operations. */
#include "program/flow.h"

enum { ADDRESS = 8 }; /* bytes */

typedef struct use_builder {
  gv_flow *flow;
  gv_entry_list uses, orders, pair_uses, pair_into, callers, calls;
  uint32_t op, pair;
  bool waiting;    /* the operand is a stream that is made to wait */
  bool keeps;      /* what is exposed now may be kept */
  bool only_leads; /* it is only found out which block arguments the value is computed from */
  bool *spread[3]; /* by these: values whose memory is exposed already */
  bool *leads;     /* block arguments through which memory may be written or read, or by which its
                      address gets out of sight */
  GV_VEC(gv_value_id) stack, led; /* led: of these, those whose sources are not exposed yet */
} use_builder;

static void add_use(use_builder *u, gv_key key) {
  *gv_push(&u->uses) = (gv_entry){key, u->op};
  if (!u->waiting) *gv_push(&u->orders) = (gv_entry){key, u->op};
}

static void use_leaf(void *to, gv_value_id leaf) {
  use_builder *u = to;
  gv_key key = gv_key_of(GV_IN_VALUE, gv_same_global(u->flow, leaf));
  if (u->uses.len && u->uses.at[u->uses.len - 1].key == key &&
      u->uses.at[u->uses.len - 1].item == u->op)
    return;
  add_use(u, key);
}

static void pair_leaf(void *to, gv_value_id leaf) {
  use_builder *u = to;
  *gv_push(&u->pair_uses) = (gv_entry){gv_same_global(u->flow, leaf), u->pair};
}

static void expose_part(use_builder *u, gv_value_id value) {
  uint32_t how = u->only_leads ? 2 : u->keeps;
  if (value == GV_NONE || u->spread[how][value]) return;
  u->spread[how][value] = true;
  *gv_push(&u->stack) = value;
}

static void lead(use_builder *u, gv_value_id argument) {
  if (u->leads[argument]) return;
  u->leads[argument] = true;
  *gv_push(&u->led) = argument;
}

/* All memory whose address the value is computed from, in whatever way, is exposed. */
static void expose(use_builder *u, gv_value_id value) {
  expose_part(u, value);
  while (u->stack.len) {
    gv_value_id id = gv_pop(&u->stack);
    const gv_value *v = &u->flow->model->values.at[id];
    gv_address at = gv_resolve(u->flow->model, id);
    if (at.key != GV_NONE) {
      u->flow->escaped[at.key] |= !u->only_leads;
      u->flow->captured[at.key] |= u->keeps && !u->only_leads;
      continue;
    }
    if (v->def == GV_DEF_BLOCK_ARG) lead(u, id);
    if (v->def == GV_DEF_ARITH && v->c >= GV_EQ) continue;
    bool one = v->def == GV_DEF_COPY || v->def == GV_DEF_EXTRACT || v->def == GV_DEF_OFFSET;
    if (one || v->def == GV_DEF_INSERT || v->def == GV_DEF_ARITH) expose_part(u, v->a);
    if (v->def == GV_DEF_INSERT || v->def == GV_DEF_ARITH || v->def == GV_DEF_SELECT)
      expose_part(u, v->b);
    if (v->def == GV_DEF_SELECT) expose_part(u, v->c);
    uint32_t count;
    const gv_source *sources = gv_sources_of(u->flow->model, id, &count);
    for (uint32_t i = 0; i < count; i++) expose_part(u, sources[i].from);
  }
}

static void expose_leaf(void *to, gv_value_id leaf) { expose(to, leaf); }

/* The block arguments that it is computed from are more than compared and freed. */
static void use_arguments(use_builder *u, gv_value_id value) {
  u->only_leads = true;
  expose(u, value);
  u->only_leads = false;
}

/* The value itself goes somewhere: a memory address among its leaves is exposed. */
static void use_value(use_builder *u, gv_value_id value, bool exposes) {
  const gv_model *m = u->flow->model;
  if (value == GV_NONE) return;
  int64_t size = m->values.at[value].size;
  gv_each_used(m, value, 0, size ? size : 1, use_leaf, u);
  if (exposes) gv_each_leaf(m, value, 0, size ? size : 1, expose_leaf, u);
}

static void use_address(use_builder *u, gv_value_id value) {
  if (value == GV_NONE) return;
  if (u->flow->mixes[value] & GV_MIXES_BYTES)
    gv_each_used(u->flow->model, value, 0, ADDRESS, use_leaf, u);
  else
    gv_each_memory_leaf(u->flow->model, value, 0, ADDRESS, use_leaf, u);
  gv_address at = gv_resolve(u->flow->model, value);
  if (at.key != GV_NONE) add_use(u, at.key);
}

/* What is written or read through an address that cannot be told may be any memory that it can be
 * the address of. */
static void use_target(use_builder *u, gv_value_id value) {
  use_address(u, value);
  if (value != GV_NONE && gv_resolve(u->flow->model, value).key == GV_NONE) expose(u, value);
}

static void use_global(use_builder *u, uint32_t global) {
  add_use(u, gv_key_of(GV_IN_GLOBAL, global));
  if (u->flow->address_of[global] != GV_NONE) use_leaf(u, u->flow->address_of[global]);
}

/* A call uses the globals that the callee touches, once that is known. */
static void use_globals(use_builder *u, uint32_t callee) {
  uint32_t globals = u->flow->model->globals.len;
  for (uint32_t g = 0; u->flow->touches && g < globals; g++)
    if (u->flow->touches[(size_t)callee * globals + g]) use_global(u, g);
}

static void capture_leaf(void *to, gv_value_id leaf) {
  use_builder *u = to;
  gv_key key = gv_resolve(u->flow->model, leaf).key;
  if (key != GV_NONE) u->flow->captured[key] = true;
}

/* It is known which bytes of which memory are written. */
static bool writes_part(use_builder *u, const gv_op *op, uint32_t operand) {
  gv_bytes bytes;
  gv_address at = gv_address_at(u->flow->model, op, operand);
  if (at.key == GV_NONE || at.offset == GV_ANYWHERE) return false;
  if (!gv_find_written(u->flow->model, op, operand, &bytes)) return false;
  gv_add_written(u->flow, at, bytes);
  return true;
}

/* What the GPU or a library writes is not followed: handles in it would be lost. Kernels, and what
 * the runtime keeps an address for, may do so later. */
static void use_argument(use_builder *u, const gv_op *op, uint32_t operand) {
  gv_value_id value = gv_operands(u->flow->model, op)[operand];
  gv_role role = gv_role_of(op, operand);
  if (value == GV_NONE || role == GV_ROLE_SIZE) return;
  if (role != GV_ROLE_HOST_FREE) use_arguments(u, value);
  bool writes = role == GV_ROLE_NONE || gv_writes_there(role);
  if (writes && writes_part(u, op, operand)) writes = false;
  u->keeps = role != GV_ROLE_GPU_WRITE && role != GV_ROLE_HOST_WRITE;
  bool kept = role == GV_ROLE_KEPT && op->action->flags & (GV_ACTION_HIDES | GV_ACTION_ENQUEUES);
  use_value(u, value, writes || kept);
  u->keeps = true;
  if (role == GV_ROLE_KEPT) gv_each_memory_leaf(u->flow->model, value, 0, ADDRESS, capture_leaf, u);
  bool reads =
      role == GV_ROLE_GPU_READ ||
      role == GV_ROLE_KERNEL_READ; /* what lies there may be an address, which goes with it */
  if (reads || gv_is_memref_role(role)) use_address(u, value);
}

/* The address is of a slot that nothing ever reads. */
static bool is_unread(const gv_flow *flow, gv_value_id address) {
  gv_key key = address == GV_NONE ? GV_NONE : gv_resolve(flow->model, address).key;
  if (!flow->unread) return false;
  if (key == GV_NONE) return false;
  return flow->unread[key];
}

/* Whether a parameter that points to memory is only loaded and stored through is settled by the
 * callee's own escape. */
static void use_operands(use_builder *u, const gv_op *op) {
  const gv_value_id *operand = gv_operands(u->flow->model, op);
  switch ((gv_op_kind)op->kind) {
  case GV_OP_MEMORY: add_use(u, gv_key_of(GV_IN_MEMORY, gv_results(u->flow->model, op)[0])); break;
  case GV_OP_LOAD: use_target(u, operand[0]); break;
  case GV_OP_SLOT_BEGIN:
  case GV_OP_SLOT_END:
    use_arguments(u, operand[0]);
    use_address(u, operand[0]);
    break;
  case GV_OP_STORE:
    use_arguments(u, operand[0]);
    use_value(u, operand[0], !is_unread(u->flow, operand[1]));
    use_target(u, operand[1]);
    break;
  case GV_OP_MEMCPY:
    use_target(u, operand[0]);
    use_target(u, operand[1]);
    break;
  case GV_OP_CALL:
    *gv_push(&u->callers) = (gv_entry){op->callee, u->op};
    *gv_push(&u->calls) = (gv_entry){gv_function_of_op(u->flow->model, u->op), u->op};
    for (uint32_t i = 0; i < op->operand_count; i++) use_value(u, operand[i], false);
    for (uint32_t i = 0; i < op->operand_count; i++) use_target(u, operand[i]);
    use_globals(u, op->callee);
    break;
  case GV_OP_ACTION:
    for (uint32_t i = 0; i < op->operand_count; i++) {
      u->waiting = i == 0 && op->operand_count == 2 && gv_role_of(op, 1) == GV_ROLE_EVENT_WAIT;
      use_argument(u, op, i);
      u->waiting = false;
    }
    break;
  default:
    for (uint32_t i = 0; i < op->operand_count; i++) use_value(u, operand[i], true);
    for (uint32_t i = 0; i < op->operand_count; i++) use_address(u, operand[i]);
    break;
  }
}

static void list_pairs(use_builder *u) {
  const gv_model *m = u->flow->model;
  for (u->pair = 0; u->pair < m->pairs.len; u->pair++) {
    gv_pair p = m->pairs.at[u->pair];
    int64_t size = m->values.at[p.source].size;
    gv_each_used(m, p.source, 0, size ? size : 1, pair_leaf, u);
    *gv_push(&u->pair_into) = (gv_entry){p.arg, u->pair};
  }
}

/* An address that blocks get only to compare it, or to free the memory, leaves that as it is. After
 * all operations: what they do with block arguments says which do more. */
static void expose_sources(use_builder *u) {
  const gv_flow *flow = u->flow;
  const gv_model *m = flow->model;
  while (u->led.len) {
    gv_value_id argument = gv_pop(&u->led);
    for (uint32_t i = flow->pair_into_start[argument]; i < flow->pair_into_start[argument + 1];
         i++) {
      gv_value_id source = m->pairs.at[flow->pair_into[i]].source;
      int64_t size = m->values.at[source].size;
      gv_each_leaf(m, source, 0, size ? size : 1, expose_leaf, u);
    }
  }
}

void gv_forget_uses(gv_flow *flow) {
  uint32_t *const lists[] = {
      flow->use_start,       flow->uses,      flow->pair_start,  flow->pair_uses,
      flow->pair_into_start, flow->pair_into, flow->order_start, flow->orders,
      flow->caller_start,    flow->callers,   flow->call_start,  flow->calls,
      flow->written_in};
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) gv_free(lists[i]);
  gv_free(flow->escaped);
  gv_free(flow->captured);
  gv_free(flow->simple);
  gv_vec_free(&flow->written);
}

static void find_simple(gv_flow *flow) {
  const gv_model *m = flow->model;
  flow->simple = gv_malloc((m->operands.len + 1) * sizeof *flow->simple);
  for (uint32_t i = 0; i < m->operands.len; i++) {
    flow->simple[i] = gv_simple_of(m, m->operands.at[i]);
    if (flow->simple[i].root != GV_NONE)
      flow->simple[i].root = gv_same_global(flow, flow->simple[i].root);
  }
}

void gv_list_uses(gv_flow *flow) {
  const gv_model *m = flow->model;
  find_simple(flow);
  uint32_t most = m->values.len > m->globals.len ? m->values.len : m->globals.len;
  uint32_t keys = gv_key_of(GV_IN_VALUE, most + 1);
  use_builder u = {.flow = flow, .keeps = true};
  flow->escaped = gv_malloc(keys + 1);
  memset(flow->escaped, 0, keys + 1);
  flow->written_in = gv_malloc((keys + 1) * sizeof *flow->written_in);
  memset(flow->written_in, 0, (keys + 1) * sizeof *flow->written_in);
  flow->captured = gv_malloc(keys + 1);
  memset(flow->captured, 0, keys + 1);
  bool **const sets[] = {&u.spread[0], &u.spread[1], &u.spread[2], &u.leads};
  for (size_t i = 0; i < sizeof sets / sizeof *sets; i++) {
    *sets[i] = gv_malloc(m->values.len + 1);
    memset(*sets[i], 0, m->values.len + 1);
  }
  for (u.op = 0; u.op < m->ops.len; u.op++) use_operands(&u, &m->ops.at[u.op]);
  list_pairs(&u);
  gv_group(&u.uses, keys, &flow->use_start, &flow->uses);
  gv_group(&u.orders, keys, &flow->order_start, &flow->orders);
  gv_group(&u.pair_uses, m->values.len, &flow->pair_start, &flow->pair_uses);
  gv_group(&u.pair_into, m->values.len, &flow->pair_into_start, &flow->pair_into);
  expose_sources(&u);
  gv_group(&u.callers, m->functions.len, &flow->caller_start, &flow->callers);
  gv_group(&u.calls, m->functions.len, &flow->call_start, &flow->calls);
  gv_vec_free(&u.uses);
  gv_vec_free(&u.orders);
  gv_vec_free(&u.pair_uses);
  gv_vec_free(&u.pair_into);
  gv_vec_free(&u.callers);
  gv_vec_free(&u.calls);
  gv_vec_free(&u.stack);
  gv_vec_free(&u.led);
  for (size_t i = 0; i < sizeof sets / sizeof *sets; i++) gv_free(*sets[i]);
}

/* Does the address of this slot go anywhere but into stores to it? */
static bool only_written(const gv_flow *flow, gv_value_id slot) {
  const gv_model *m = flow->model;
  gv_key key = gv_key_of(GV_IN_VALUE, slot), memory = gv_key_of(GV_IN_MEMORY, slot);
  if (flow->pair_start[slot] != flow->pair_start[slot + 1]) return false;
  for (uint32_t u = flow->use_start[key]; u < flow->use_start[key + 1]; u++) {
    const gv_op *op = &m->ops.at[flow->uses[u]];
    const gv_value_id *operand = gv_operands(m, op);
    if (op->kind == GV_OP_SLOT_BEGIN || op->kind == GV_OP_SLOT_END) continue;
    if (op->kind != GV_OP_STORE || gv_resolve(m, operand[1]).key != memory) return false;
    gv_simple stored = flow->simple[op->first_operand];
    if (stored.root == slot) return false;
    if (stored.root == GV_NONE && m->values.at[operand[0]].def != GV_DEF_INT) return false;
  }
  return true;
}

/* Slots that are filled and never read, as the array of a kernel's parameters is once its launch is
 * understood. False: there are none. */
bool gv_find_unread(gv_flow *flow) {
  const gv_model *m = flow->model;
  bool any = false;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    if (op->kind != GV_OP_STORE || flow->simple[op->first_operand].root == GV_NONE) continue;
    const gv_value *stored = &m->values.at[flow->simple[op->first_operand].root];
    bool address = stored->def == GV_DEF_RESULT && m->ops.at[stored->a].kind == GV_OP_MEMORY;
    gv_key to = address ? gv_resolve(m, gv_operands(m, op)[1]).key : GV_NONE;
    if (to == GV_NONE) continue;
    if (gv_key_space(to) != GV_IN_MEMORY) continue;
    if (m->values.at[gv_key_base(to)].def != GV_DEF_RESULT) continue;
    if (!only_written(flow, gv_key_base(to))) continue;
    if (!flow->unread) {
      size_t keys = gv_key_of(GV_IN_VALUE, m->values.len + 1);
      flow->unread = gv_malloc(keys);
      memset(flow->unread, 0, keys);
    }
    flow->unread[to] = any = true;
  }
  return any;
}

/* Which functions touch which global's memory, through calls too. */
typedef GV_VEC(uint32_t) function_list;

static void touch(gv_flow *flow, function_list *queue, uint32_t function, uint32_t global) {
  bool *touched = &flow->touches[(size_t)function * flow->model->globals.len + global];
  if (!*touched) *touched = true, *gv_push(queue) = function;
}

/* Those that use the memory or the address themselves, or hand it to a block. */
static void list_touching(gv_flow *flow, function_list *queue, uint32_t global) {
  const gv_model *m = flow->model;
  gv_value_id address = flow->address_of[global];
  gv_key memory = gv_key_of(GV_IN_GLOBAL, global);
  for (uint32_t u = flow->use_start[memory]; u < flow->use_start[memory + 1]; u++)
    touch(flow, queue, gv_function_of_op(m, flow->uses[u]), global);
  if (address == GV_NONE) return;
  gv_key value = gv_key_of(GV_IN_VALUE, address);
  for (uint32_t u = flow->use_start[value]; u < flow->use_start[value + 1]; u++)
    touch(flow, queue, gv_function_of_op(m, flow->uses[u]), global);
  for (uint32_t p = flow->pair_start[address]; p < flow->pair_start[address + 1]; p++)
    touch(flow, queue, m->blocks.at[flow->edge_from[flow->pair_edge[flow->pair_uses[p]]]].function,
          global);
}

void gv_spread_touches(gv_flow *flow) {
  const gv_model *m = flow->model;
  uint32_t globals = m->globals.len;
  flow->touches = gv_malloc((size_t)m->functions.len * globals + 1);
  memset(flow->touches, 0, (size_t)m->functions.len * globals + 1);
  for (uint32_t g = 0; g < globals; g++) {
    function_list queue = {0};
    list_touching(flow, &queue, g);
    while (queue.len) {
      uint32_t f = gv_pop(&queue);
      for (uint32_t c = flow->caller_start[f]; c < flow->caller_start[f + 1]; c++) {
        touch(flow, &queue, gv_function_of_op(m, flow->callers[c]), g);
      }
    }
    gv_vec_free(&queue);
  }
}

static uint32_t next_in(const gv_flow *flow, const uint32_t *start, const uint32_t *uses,
                        gv_key key, uint32_t op) {
  GV_ASSERT(op < flow->model->ops.len);
  uint32_t lo = start[key], hi = start[key + 1], end = hi;
  while (lo < hi) {
    uint32_t mid = lo + (hi - lo) / 2;
    if (uses[mid] < op)
      lo = mid + 1;
    else
      hi = mid;
  }
  if (lo < end && flow->model->ops.at[uses[lo]].block == flow->model->ops.at[op].block) return lo;
  return GV_NONE;
}

uint32_t gv_next_use(const gv_flow *flow, gv_key key, uint32_t op) {
  return next_in(flow, flow->use_start, flow->uses, key, op);
}

uint32_t gv_next_order(const gv_flow *flow, gv_key key, uint32_t op) {
  return next_in(flow, flow->order_start, flow->orders, key, op);
}
