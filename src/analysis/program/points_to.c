/* needs: uses. gives: which objects' addresses may lie where a kernel gets by following addresses,
 * launch by launch. cost: linear in the model for each round, times how many objects an address may
 * be of, which is bounded.
 *
 * Points-to by inclusion (Andersen 1994), whatever the path: a target is an object and an offset in
 * it, a node holds the targets that a value, or some 8 bytes of an object, may hold. A launch
 * reaches what is reachable from the memory of its arguments. It is asked where places do not say
 * it: of objects whose address was stored where it is not followed, and of globals and stack slots,
 * which nothing but their address makes known.
 */
#include "program/flow.h"

enum {
  HANDLE_SIZE = 8,
  ROUNDS = 64,
  MOST_CELLS = 64,    /* of an object; what is stored at further places lies anywhere in it */
  MOST_OFFSETS = 64,  /* in one node; from there on only the objects count */
  MOST_TARGETS = 1024 /* … and from here on it is any object */
};
static const uint64_t WORK_EACH = 256,
                      WORK_AT_LEAST = 4 << 20; /* targets passed on, for each value and operation */

/* Some place in an object: the object in the upper half, the offset in the lower, GV_SOMEWHERE_IN:
 * anywhere in it. */
typedef uint64_t target;
#define SOMEWHERE_IN INT32_MIN

typedef struct node {
  GV_VEC(target) targets; /* ascending */
  bool any;               /* any object's */
  bool whole;             /* offsets are not distinguished any more */
} node;

/* Up to 8 bytes of an object. */
typedef struct cell {
  int32_t offset;
  uint32_t node, next;
} cell;

typedef struct points_to {
  const gv_flow *flow;
  const gv_model *m;
  GV_VEC(node) nodes; /* the first ones are those of the values */
  GV_VEC(cell) cells;
  uint32_t *first_cell, *cell_count; /* by object */
  uint32_t objects,
      outside; /* the globals, one for each value that may be an address, and what others have */
  uint32_t anywhere, retained, kept; /* nodes: what was stored at any object; what code that is not
                                        here has, and what kernels, for others */
  uint32_t scratch;                  /* a node */
  uint64_t work;
  bool changed;
  GV_VEC(uint32_t) queue;
  uint32_t *seen; /* by object: the last search that came to it */
  uint32_t search;
} points_to;

static target target_of(uint32_t object, int32_t offset) {
  return (uint64_t)object << 32 | (uint32_t)offset;
}
static uint32_t object_of(target t) { return (uint32_t)(t >> 32); }
static int32_t offset_of(target t) { return (int32_t)(uint32_t)t; }
static uint32_t object_of_value(const points_to *p, gv_value_id v) { return p->m->globals.len + v; }

static int32_t further(int32_t offset, int64_t k) {
  int64_t sum;
  if (offset == SOMEWHERE_IN) return SOMEWHERE_IN;
  if (k == GV_ANYWHERE) return SOMEWHERE_IN;
  if (__builtin_add_overflow((int64_t)offset, k, &sum)) return SOMEWHERE_IN;
  return sum <= INT32_MIN || sum > INT32_MAX ? SOMEWHERE_IN : (int32_t)sum;
}

/* ---- nodes ---- */

static uint32_t new_node(points_to *p) {
  memset(gv_push(&p->nodes), 0, sizeof(node));
  return p->nodes.len - 1;
}

static void set_any(points_to *p, uint32_t at) {
  node *n = &p->nodes.at[at];
  if (n->any) return;
  n->any = true;
  gv_vec_free(&n->targets);
  p->changed = true;
}

static void insert(points_to *p, uint32_t at, target t);

/* From here on only the objects count. */
static void make_whole(points_to *p, uint32_t at) {
  node old = p->nodes.at[at];
  p->nodes.at[at] = (node){.whole = true};
  for (uint32_t i = 0; i < old.targets.len; i++) insert(p, at, old.targets.at[i]);
  gv_vec_free(&old.targets);
}

static void insert(points_to *p, uint32_t at, target t) {
  node *n = &p->nodes.at[at];
  if (n->any) return;
  if (n->whole) t = target_of(object_of(t), SOMEWHERE_IN);
  uint32_t lo = 0, hi = n->targets.len;
  while (lo < hi) {
    uint32_t middle = lo + (hi - lo) / 2;
    if (n->targets.at[middle] < t)
      lo = middle + 1;
    else
      hi = middle;
  }
  if (lo < n->targets.len && n->targets.at[lo] == t) return;
  p->changed = true;
  gv_push(&n->targets);
  memmove(n->targets.at + lo + 1, n->targets.at + lo, (n->targets.len - 1 - lo) * sizeof t);
  n->targets.at[lo] = t;
  if (n->targets.len > MOST_TARGETS)
    set_any(p, at);
  else if (n->targets.len > MOST_OFFSETS && !n->whole)
    make_whole(p, at);
}

/* Is it in the node? *place: where it is, or would be; on the way in it is near that of the one
 * that was looked for before. */
static bool has(const node *n, target t, uint32_t *place) {
  uint32_t at = *place < n->targets.len ? *place : n->targets.len;
  while (at < n->targets.len && n->targets.at[at] < t) at++;
  while (at && n->targets.at[at - 1] >= t) at--;
  *place = at;
  return at < n->targets.len && n->targets.at[at] == t;
}

/* They hold the same, and what the one holds moved by k bytes is the same, too. */
static bool are_equal(const node *a, const node *b, int64_t k) {
  if (k != 0 && !a->whole && !b->whole) return false;
  return a->targets.len == b->targets.len &&
         (!a->targets.len ||
          memcmp(a->targets.at, b->targets.at, a->targets.len * sizeof *a->targets.at) == 0);
}

/* All that `from` holds, moved by k bytes, may be in `to`. Most of it is as a rule, and both are in
 * order, so that a walk along them shows it. */
static void include(points_to *p, uint32_t to, uint32_t from, int64_t k) {
  if (p->nodes.at[from].any) set_any(p, to);
  if (to == from && k == 0) return;
  if (!p->nodes.at[to].any && are_equal(&p->nodes.at[to], &p->nodes.at[from], k)) {
    p->work += p->nodes.at[from].targets.len;
    return;
  }
  uint32_t place = 0;
  for (uint32_t i = 0; i < p->nodes.at[from].targets.len && !p->nodes.at[to].any; i++, p->work++) {
    const node *n = &p->nodes.at[to];
    target t = p->nodes.at[from].targets.at[i];
    int32_t offset = n->whole ? SOMEWHERE_IN : further(offset_of(t), k);
    t = target_of(object_of(t), offset);
    if (!has(n, t, &place)) insert(p, to, t);
  }
}

static void include_value(points_to *p, uint32_t to, gv_value_id value, int64_t k) {
  if (value != GV_NONE) include(p, to, value, k);
}

/* ---- memory ---- */

static uint32_t cell_at(points_to *p, uint32_t object, int32_t offset) {
  if (p->cell_count[object] >= MOST_CELLS) offset = SOMEWHERE_IN;
  for (uint32_t c = p->first_cell[object]; c != GV_NONE; c = p->cells.at[c].next)
    if (p->cells.at[c].offset == offset) return p->cells.at[c].node;
  cell made = {offset, new_node(p), p->first_cell[object]};
  p->first_cell[object] = p->cells.len;
  *gv_push(&p->cells) = made;
  if (offset != SOMEWHERE_IN) p->cell_count[object]++;
  return made.node;
}

static bool is_outside(const points_to *p, uint32_t object) {
  if (object == p->outside) return true;
  if (object < p->m->globals.len) return false;
  return p->m->values.at[object - p->m->globals.len].def == GV_DEF_PARAM;
}

/* What lies in these bytes of the object. Memory of others leads to memory of the same others. */
static void include_content(points_to *p, uint32_t to, uint32_t object, int64_t lo, int64_t hi) {
  include(p, to, p->anywhere, 0);
  if (is_outside(p, object)) insert(p, to, target_of(object, SOMEWHERE_IN));
  for (uint32_t c = p->first_cell[object]; c != GV_NONE; c = p->cells.at[c].next) {
    int32_t at = p->cells.at[c].offset;
    p->work++;
    if (at == SOMEWHERE_IN || (at < hi && at + (int64_t)HANDLE_SIZE > lo))
      include(p, to, p->cells.at[c].node, 0);
  }
}

static void load(points_to *p, uint32_t to, uint32_t address, int64_t size) {
  if (p->nodes.at[address].any) set_any(p, to);
  for (uint32_t i = 0; i < p->nodes.at[address].targets.len; i++) {
    target t = p->nodes.at[address].targets.at[i];
    int64_t lo = offset_of(t);
    if (offset_of(t) == SOMEWHERE_IN || size < 0)
      include_content(p, to, object_of(t), INT64_MIN, INT64_MAX);
    else
      include_content(p, to, object_of(t), lo, lo + size);
  }
}

static bool is_empty(const points_to *p, uint32_t at) {
  return !p->nodes.at[at].any && !p->nodes.at[at].targets.len;
}

/* `size`: of what is stored; -1: not known. */
static void store(points_to *p, uint32_t address, uint32_t what, int64_t size) {
  if (is_empty(p, what)) return;
  if (p->nodes.at[address].any) include(p, p->anywhere, what, 0);
  for (uint32_t i = 0; i < p->nodes.at[address].targets.len; i++) {
    target t = p->nodes.at[address].targets.at[i];
    int32_t at = offset_of(t);
    bool told = at != SOMEWHERE_IN && size >= 0 && size <= MOST_CELLS;
    for (int64_t k = 0; told && (k < size || !k); k += HANDLE_SIZE)
      include(p, cell_at(p, object_of(t), further(at, k)), what, 0);
    if (!told) include(p, cell_at(p, object_of(t), SOMEWHERE_IN), what, 0);
  }
}

/* Each word goes where it goes, if that is known. */
static void copy_between(points_to *p, target to, target from, int64_t size) {
  bool told = offset_of(to) != SOMEWHERE_IN && offset_of(from) != SOMEWHERE_IN &&
              !is_outside(p, object_of(from)) && size >= 0;
  int64_t lo = offset_of(from);
  if (!told) {
    include_content(p, cell_at(p, object_of(to), SOMEWHERE_IN), object_of(from), INT64_MIN,
                    INT64_MAX);
    return;
  }
  for (uint32_t c = p->first_cell[object_of(from)]; c != GV_NONE; c = p->cells.at[c].next) {
    cell one = p->cells.at[c];
    if (one.offset != SOMEWHERE_IN &&
        (one.offset >= lo + size || one.offset + (int64_t)HANDLE_SIZE <= lo))
      continue;
    int32_t at =
        one.offset == SOMEWHERE_IN ? SOMEWHERE_IN : further(offset_of(to), one.offset - lo);
    include(p, cell_at(p, object_of(to), at), one.node, 0);
  }
}

/* Some bytes of what one address leads to are copied to where the other does. */
static void copy(points_to *p, gv_value_id to, gv_value_id from, int64_t size) {
  if (to == GV_NONE || from == GV_NONE) return;
  if (p->nodes.at[to].any || p->nodes.at[from].any) {
    p->nodes.at[p->scratch] = (node){0};
    bool before = p->changed;
    load(p, p->scratch, from, -1);
    p->changed = before;
    store(p, to, p->scratch, -1);
    gv_vec_free(&p->nodes.at[p->scratch].targets);
    return;
  }
  for (uint32_t t = 0; t < p->nodes.at[to].targets.len; t++)
    for (uint32_t s = 0; s < p->nodes.at[from].targets.len; s++, p->work++)
      copy_between(p, p->nodes.at[to].targets.at[t], p->nodes.at[from].targets.at[s], size);
}

/* ---- values ---- */

static void include_sources(points_to *p, gv_value_id v) {
  uint32_t count;
  const gv_source *sources = gv_sources_of(p->m, v, &count);
  for (uint32_t i = 0; i < count; i++) include_value(p, v, sources[i].from, GV_ANYWHERE);
}

static bool is_called_from_outside(const points_to *p, uint32_t function) {
  bool called = p->flow->caller_start[function] != p->flow->caller_start[function + 1];
  return p->m->functions.at[function].is_public || !called;
}

static void pass_value(points_to *p, gv_value_id id) {
  const gv_value *v = &p->m->values.at[id];
  switch ((gv_def)v->def) {
  case GV_DEF_GLOBAL: insert(p, id, target_of(v->a, 0)); break;
  case GV_DEF_PARAM:
    if (!is_called_from_outside(p, v->a)) break;
    insert(p, id, target_of(object_of_value(p, id), v->size == HANDLE_SIZE ? 0 : SOMEWHERE_IN));
    break;
  case GV_DEF_COPY:
  case GV_DEF_EXTRACT: include_value(p, id, v->a, 0); break;
  case GV_DEF_OFFSET: include_value(p, id, v->a, v->k); break;
  case GV_DEF_INSERT:
    include_value(p, id, v->a, 0);
    include_value(p, id, v->b, 0);
    break;
  case GV_DEF_SELECT:
    include_value(p, id, v->b, 0);
    include_value(p, id, v->c, 0);
    break;
  case GV_DEF_ARITH:
    if (gv_arith_is_test((gv_arith)v->c)) break;
    include_value(p, id, v->a, GV_ANYWHERE);
    include_value(p, id, v->b, GV_ANYWHERE);
    include_sources(p, id);
    break;
  case GV_DEF_OPAQUE: include_sources(p, id); break;
  default: break;
  }
}

/* ---- operations ---- */

static bool reads(gv_role role) {
  return gv_role_info_of(role)->access & GV_ACCESS_READS && gv_is_memory_role(role);
}
static bool writes(gv_role role) { return gv_is_memory_role(role) && gv_writes_there(role); }

static void each_result(points_to *p, const gv_op *op, uint32_t from, int64_t k) {
  for (uint32_t r = 0; r < op->result_count; r++) include(p, gv_results(p->m, op)[r], from, k);
}

static void pass_call(points_to *p, const gv_op *op) {
  const gv_model *m = p->m;
  const gv_function *callee = &m->functions.at[op->callee];
  for (uint32_t a = 0; a < op->operand_count && a < callee->params; a++)
    include_value(p, m->params.at[callee->first_param + a], gv_operands(m, op)[a], 0);
  for (uint32_t b = callee->first_block; b < callee->end_block; b++) {
    const gv_op *end = &m->ops.at[gv_terminator(m, b)];
    for (uint32_t r = 0;
         end->kind == GV_OP_RETURN && r < end->operand_count && r < op->result_count; r++)
      include_value(p, gv_results(m, op)[r], gv_operands(m, end)[r], 0);
  }
}

/* The node gets all that can be reached from what it holds. */
static void close(points_to *p, uint32_t at) {
  p->search++;
  p->queue.len = 0;
  for (;;) {
    if (p->nodes.at[at].any) return;
    uint32_t before = p->queue.len;
    for (uint32_t i = 0; i < p->nodes.at[at].targets.len; i++) {
      uint32_t object = object_of(p->nodes.at[at].targets.at[i]);
      if (p->seen[object] == p->search) continue;
      p->seen[object] = p->search;
      *gv_push(&p->queue) = object;
    }
    if (before == p->queue.len) return;
    for (uint32_t q = before; q < p->queue.len; q++)
      include_content(p, at, p->queue.at[q], INT64_MIN, INT64_MAX);
  }
}

/* Whatever can be reached from the operands may be stored in any of it. The scratch node has that
 * afterwards. */
static void mix(points_to *p, const gv_op *op, bool stores) {
  bool before = p->changed;
  p->nodes.at[p->scratch] = (node){0};
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (op->kind != GV_OP_ACTION || gv_is_memory_role(gv_role_of(op, i)) ||
        gv_role_of(op, i) == GV_ROLE_NONE)
      include_value(p, p->scratch, gv_operands(p->m, op)[i], GV_ANYWHERE);
  close(p, p->scratch);
  p->changed = before;
  if (stores) store(p, p->scratch, p->scratch, -1);
}

static void drop_scratch(points_to *p) { gv_vec_free(&p->nodes.at[p->scratch].targets); }

static void pass_unknown(points_to *p, const gv_op *op) {
  if (op->effects == GV_NO_EFFECT) {
    for (uint32_t i = 0; i < op->operand_count; i++)
      if (gv_operands(p->m, op)[i] != GV_NONE)
        each_result(p, op, gv_operands(p->m, op)[i], GV_ANYWHERE);
    return;
  }
  mix(p, op, op->effects == GV_ANY_EFFECT);
  each_result(p, op, p->scratch, GV_ANYWHERE);
  if (op->effects == GV_ANY_EFFECT) {
    include(p, p->retained, p->scratch, GV_ANYWHERE);
    each_result(p, op, p->retained, GV_ANYWHERE);
    for (uint32_t r = 0; r < op->result_count; r++)
      insert(p, gv_results(p->m, op)[r], target_of(p->outside, SOMEWHERE_IN));
  }
  drop_scratch(p);
}

static bool is_launch(const gv_op *op) {
  bool any = op->follows || op->keeps || op->unseen;
  for (uint32_t i = 0; i < op->operand_count && !any; i++)
    any = gv_is_kernel_access(gv_role_of(op, i));
  return any;
}

static bool leads_outside(const points_to *p, uint32_t address) {
  bool any = p->nodes.at[address].any;
  for (uint32_t i = 0; i < p->nodes.at[address].targets.len && !any; i++)
    any = is_outside(p, object_of(p->nodes.at[address].targets.at[i]));
  return any;
}

/* What a copy, a kernel or a library reads it may write. Kernels that are not here store no
 * address. */
static void pass_data(points_to *p, const gv_op *op) {
  for (uint32_t w = 0; w < op->operand_count; w++) {
    if (!writes(gv_role_of(op, w)) || gv_operands(p->m, op)[w] == GV_NONE) continue;
    for (uint32_t r = 0; r < op->operand_count; r++) {
      if (r == w) continue;
      if (!reads(gv_role_of(op, r))) continue;
      copy(p, gv_operands(p->m, op)[w], gv_operands(p->m, op)[r], -1);
      if (leads_outside(p, gv_operands(p->m, op)[w]) && gv_is_gpu_access(gv_role_of(op, w)))
        load(p, p->kept, gv_operands(p->m, op)[r],
             -1); /* from where others may give it to kernels */
    }
  }
}

static void pass_action(points_to *p, const gv_op *op) {
  const gv_model *m = p->m;
  if (!(op->unseen && is_launch(op))) pass_data(p, op);
  if (op->keeps) {
    mix(p, op, true);
    include(p, p->kept, p->scratch, GV_ANYWHERE);
    drop_scratch(p);
  }
  if (gv_creates_object(op->action->creates) && op->result_count)
    insert(p, gv_results(m, op)[0], target_of(object_of_value(p, gv_results(m, op)[0]), 0));
  if (!gv_creates_object(op->action->creates) || op->action->creates == GV_CREATES_DESCRIPTOR)
    for (uint32_t i = 0; op->result_count && i < op->operand_count; i++)
      if (gv_operands(m, op)[i] != GV_NONE) each_result(p, op, gv_operands(m, op)[i], GV_ANYWHERE);
  if (op->action->creates == GV_CREATES_NOTHING)
    for (uint32_t r = 0; r < op->result_count; r++)
      insert(p, gv_results(m, op)[r], target_of(p->outside, SOMEWHERE_IN));
}

static void pass_op(points_to *p, const gv_op *op) {
  const gv_model *m = p->m;
  const gv_value_id *operand = gv_operands(m, op);
  switch ((gv_op_kind)op->kind) {
  case GV_OP_MEMORY:
    insert(p, gv_results(m, op)[0], target_of(object_of_value(p, gv_results(m, op)[0]), 0));
    break;
  case GV_OP_LOAD:
    if (op->result_count)
      load(p, gv_results(m, op)[0], operand[0], m->values.at[gv_results(m, op)[0]].size);
    break;
  case GV_OP_STORE:
    if (operand[0] != GV_NONE) store(p, operand[1], operand[0], m->values.at[operand[0]].size);
    break;
  case GV_OP_MEMCPY:
    copy(p, operand[0], operand[1],
         operand[2] != GV_NONE && m->values.at[operand[2]].def == GV_DEF_INT
             ? m->values.at[operand[2]].k
             : -1);
    break;
  case GV_OP_CALL: pass_call(p, op); break;
  case GV_OP_ACTION: pass_action(p, op); break;
  case GV_OP_UNKNOWN: pass_unknown(p, op); break;
  case GV_OP_UNLOWERED:
    for (uint32_t i = 0; i < op->operand_count; i++)
      if (operand[i] != GV_NONE) each_result(p, op, operand[i], GV_ANYWHERE);
    break;
  default: break;
  }
}

/* Operations come where their results do, so that what goes forward needs one round. */
static void pass_all(points_to *p) {
  const gv_model *m = p->m;
  uint32_t o = 0;
  for (gv_value_id v = 0; v < m->values.len; v++) {
    bool result = m->values.at[v].def == GV_DEF_RESULT;
    for (; result && o < m->ops.len && o <= m->values.at[v].a; o++) pass_op(p, &m->ops.at[o]);
    pass_value(p, v);
  }
  for (; o < m->ops.len; o++) pass_op(p, &m->ops.at[o]);
  for (uint32_t i = 0; i < m->pairs.len; i++)
    include_value(p, m->pairs.at[i].arg, m->pairs.at[i].source, 0);
}

/* ---- launches ---- */

/* Variables of the device that the host copies to: kernels that are not here may use them by their
 * names. */
static void include_variables(points_to *p, uint32_t to) {
  for (uint32_t o = 0; o < p->m->ops.len; o++) {
    const gv_op *op = &p->m->ops.at[o];
    for (uint32_t i = 0; op->kind == GV_OP_ACTION && op->symbol && i < op->operand_count; i++)
      if (gv_role_of(op, i) == GV_ROLE_KERNEL_WRITE && gv_operands(p->m, op)[i] != GV_NONE)
        load(p, to, gv_operands(p->m, op)[i], -1);
  }
}

/* The scratch node gets what the launch gets to, but for what its arguments lead to at once.
 * `variables`: what those of the device hold. */
static void reach(points_to *p, const gv_op *op, uint32_t variables) {
  p->nodes.at[p->scratch] = (node){.whole = true};
  include(p, p->scratch, p->kept, GV_ANYWHERE);
  if (op->unseen) include(p, p->scratch, variables, GV_ANYWHERE);
  for (uint32_t i = 0; i < op->operand_count; i++) {
    bool from = gv_role_of(op, i) == GV_ROLE_KEPT || reads(gv_role_of(op, i));
    bool number = gv_role_of(op, i) == GV_ROLE_NONE; /* of which the kernel may make an address */
    if (number && gv_operands(p->m, op)[i] != GV_NONE)
      include(p, p->scratch, gv_operands(p->m, op)[i], GV_ANYWHERE);
    if (from && gv_operands(p->m, op)[i] != GV_NONE)
      load(p, p->scratch, gv_operands(p->m, op)[i], -1);
  }
  close(p, p->scratch);
}

static bool has_memory(const points_to *p, uint32_t object) {
  if (object < p->m->globals.len)
    return !p->m->globals.at[object].is_constant && p->flow->address_of[object] != GV_NONE;
  const gv_value *v = object == p->outside ? NULL : &p->m->values.at[object - p->m->globals.len];
  return v && v->def == GV_DEF_RESULT;
}

static gv_value_id value_of(const points_to *p, uint32_t object) {
  return object < p->m->globals.len ? p->flow->address_of[object] : object - p->m->globals.len;
}

static void note_reached(points_to *p, gv_flow *flow, uint32_t op, uint32_t object) {
  if (!has_memory(p, object)) return;
  flow->reached_by_kernels[value_of(p, object)] |= GV_CLASS_STORED;
  if (object < p->m->globals.len) *gv_push(&flow->followed) = (gv_followed){op, object};
}

static void find_reached(points_to *p, gv_flow *flow) {
  const gv_model *m = p->m;
  uint32_t variables = new_node(p);
  include_variables(p, variables);
  for (uint32_t o = 0; o < m->ops.len; o++) {
    if (m->ops.at[o].kind != GV_OP_ACTION || !m->ops.at[o].follows) continue;
    reach(p, &m->ops.at[o], variables);
    const node *n = &p->nodes.at[p->scratch];
    for (uint32_t i = 0; i < n->targets.len; i++)
      note_reached(p, flow, o, object_of(n->targets.at[i]));
    for (uint32_t object = 0; object < p->objects && n->any; object++)
      note_reached(p, flow, o, object);
    drop_scratch(p);
  }
  const node *kept = &p->nodes.at[p->kept];
  for (uint32_t object = 0; object < p->objects && kept->any; object++)
    if (has_memory(p, object)) flow->reached_by_kernels[value_of(p, object)] |= GV_CLASS_GPU;
  for (uint32_t i = 0; i < kept->targets.len; i++)
    if (has_memory(p, object_of(kept->targets.at[i])))
      flow->reached_by_kernels[value_of(p, object_of(kept->targets.at[i]))] |= GV_CLASS_GPU;
}

/* ---- the whole ---- */

static void begin(points_to *p) {
  const gv_model *m = p->m;
  p->outside = m->globals.len + m->values.len;
  p->objects = p->outside + 1;
  p->first_cell = gv_malloc(p->objects * sizeof *p->first_cell);
  memset(p->first_cell, 0xff, p->objects * sizeof *p->first_cell);
  uint32_t **const zeroed[] = {&p->cell_count, &p->seen};
  for (size_t i = 0; i < sizeof zeroed / sizeof *zeroed; i++) {
    *zeroed[i] = gv_malloc(p->objects * sizeof **zeroed[i]);
    memset(*zeroed[i], 0, p->objects * sizeof **zeroed[i]);
  }
  for (gv_value_id v = 0; v < m->values.len; v++) new_node(p);
  p->anywhere = new_node(p), p->retained = new_node(p), p->kept = new_node(p),
  p->scratch = new_node(p);
  for (uint32_t i = 0; i < m->pointers.len; i++)
    insert(p, cell_at(p, m->pointers.at[i].holder, SOMEWHERE_IN),
           target_of(m->pointers.at[i].target, SOMEWHERE_IN));
}

static void settle(points_to *p) {
  uint64_t budget = WORK_AT_LEAST + WORK_EACH * (p->m->values.len + p->m->ops.len);
  uint32_t rounds = 0;
  for (p->changed = true; p->changed && rounds < ROUNDS && p->work < budget; rounds++) {
    p->changed = false;
    pass_all(p);
  }
  for (gv_value_id v = 0; v < p->m->values.len && p->changed; v++) set_any(p, v);
}

void gv_find_reached_by_kernels(gv_flow *flow) {
  const gv_model *m = flow->model;
  bool any = false;
  flow->reached_by_kernels = gv_malloc((m->values.len + 1) * sizeof *flow->reached_by_kernels);
  memset(flow->reached_by_kernels, 0, (m->values.len + 1) * sizeof *flow->reached_by_kernels);
  for (uint32_t o = 0; o < m->ops.len && !any; o++)
    any = m->ops.at[o].follows || m->ops.at[o].keeps;
  if (!any) return;
  points_to p = {.flow = flow, .m = m};
  begin(&p);
  settle(&p);
  find_reached(&p, flow);
  for (uint32_t n = 0; n < p.nodes.len; n++) gv_vec_free(&p.nodes.at[n].targets);
  gv_vec_free(&p.nodes);
  gv_vec_free(&p.cells);
  gv_vec_free(&p.queue);
  void *const blocks[] = {p.first_cell, p.cell_count, p.seen};
  for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++) gv_free(blocks[i]);
}
