/* needs: flow, roots. gives: every place where something comes to be that can reach a use of a
 * handle, found backwards from the uses through block arguments, selects, aggregates, memory and
 * calls; and every created stream and event. cost: linear in what is reached; address arithmetic
 * never is. */
#include "typestate/pending.h"

enum { HANDLE_SIZE = 8, MOST_PARTS = 16 };

typedef struct demand {
  gv_tabulation *tab;
  bool memory; /* what is wanted is an address or a module, no stream or event */
  gv_map seen; /* place keys */
  GV_VEC(gv_key) queue;
} demand;

static void ask(demand *d, gv_key key) {
  bool found;
  *gv_map_at(&d->seen, key, &found) = 1;
  if (!found) *gv_push(&d->queue) = key;
}

static void ask_leaf(void *to, gv_value_id leaf) {
  ask(to, gv_key_of(GV_IN_VALUE, gv_same_global(&((demand *)to)->tab->flow, leaf)));
}

static void ask_value(demand *d, gv_value_id value) {
  if (value == GV_NONE) return;
  int64_t size = d->tab->model->values.at[value].size;
  (d->memory ? gv_each_memory_leaf : gv_each_leaf)(d->tab->model, value, 0, size ? size : 1,
                                                   ask_leaf, d);
}

/* What the memref descriptor at the address holds. */
static void ask_descriptor(demand *d, gv_value_id address) {
  gv_key key = address == GV_NONE ? GV_NONE : gv_resolve(d->tab->model, address).key;
  if (key != GV_NONE && !d->tab->flow.escaped[key]) ask(d, key);
}

static void ask_uses(demand *d) {
  const gv_model *m = d->tab->model;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    if (op->kind != GV_OP_ACTION) continue;
    for (uint32_t i = 0; i < op->operand_count; i++) {
      gv_role role = gv_role_of(op, i);
      if (role == GV_ROLE_NONE || role == GV_ROLE_SIZE) continue;
      if (gv_is_handle_role(role) == d->memory) continue;
      if (gv_is_memref_role(role))
        ask_descriptor(d, gv_operands(m, op)[i]);
      else if (role != GV_ROLE_MEMORY_USE &&
               !gv_is_host_access(role)) /* what the host alone touches is no concern */
        ask_value(d, gv_operands(m, op)[i]);
    }
  }
}

/* ---- seeds ----------------------------------------------------------------------------------- */

/* Is the stream ordered with the null stream, which of one that comes from outside the runtime
 * says? */
static uint8_t null_order_of(const gv_tabulation *e, gv_handle handle, uint32_t op) {
  static const uint8_t flags[] = {[GV_NULL_APART] = 0,
                                  [GV_NULL_ORDERS] = GV_WITH_NULL,
                                  [GV_NULL_BY_STREAM] = GV_PERHAPS_WITH_NULL};
  uint32_t said =
      op == GV_NONE || handle != GV_HANDLE_STREAM ? 0 : e->model->ops.at[op].action->flags;
  if (handle != GV_HANDLE_STREAM && handle != GV_HANDLE_GIVEN) return 0;
  if (said & (GV_ACTION_WITH_NULL | GV_ACTION_APART))
    return said & GV_ACTION_WITH_NULL ? GV_WITH_NULL : 0;
  return flags[e->model->runtime.null_order];
}

/* Each member of what comes from elsewhere is an object of its own. */
static void seed_in_fields(gv_tabulation *e, gv_seed whole) {
  uint32_t count, size = e->model->values.at[gv_key_base(whole.key)].size;
  const gv_field *fields = gv_fields_of(e->model, gv_key_base(whole.key), &count);
  for (uint32_t i = 0; i < count; i++) {
    gv_seed one = whole;
    if (fields[i].of != GV_NONE && whole.flags & GV_MEMORY)
      continue; /* born with the allocated pointer */
    one.lo = fields[i].at, one.hi = fields[i].at + fields[i].size;
    if (fields[i].number && whole.handle != GV_HANDLE_UNKNOWN)
      one.handle = GV_HANDLE_UNKNOWN, one.flags &= (uint8_t)~GV_BORROWED;
    *gv_push(&e->seeds) = one;
  }
  for (uint32_t at = 0; !count && at < size; at += HANDLE_SIZE) {
    gv_seed one = whole;
    one.lo = at, one.hi = size - at < HANDLE_SIZE ? size : at + HANDLE_SIZE;
    one.untold = size > MOST_PARTS * HANDLE_SIZE;
    if (one.untold) one.hi = size;
    *gv_push(&e->seeds) = one;
    if (one.untold) return;
  }
}

static void seeded(gv_tabulation *e, gv_seed_kind kind, gv_handle handle, uint32_t function,
                   uint32_t op, gv_key key, gv_loc loc) {
  bool given = handle == GV_HANDLE_GIVEN || handle == GV_HANDLE_GIVEN_MEMORY ||
               handle == GV_HANDLE_MEANT_MEMORY;
  uint8_t flags = given ? GV_BORROWED : 0;
  flags |= null_order_of(e, handle, op);
  if (e->uses.complete) flags |= GV_MEMORY;
  gv_seed seed = {kind, handle, flags, function, GV_NONE, op, key, loc, 0, GV_EVERYWHERE, false};
  bool comes =
      handle == GV_HANDLE_GIVEN || handle == GV_HANDLE_GIVEN_MEMORY || handle == GV_HANDLE_UNKNOWN;
  if (comes && gv_key_space(key) == GV_IN_VALUE &&
      e->model->values.at[gv_key_base(key)].size > HANDLE_SIZE)
    seed_in_fields(e, seed);
  else
    *gv_push(&e->seeds) = seed;
}

/* A constant or untraceable value is the same wherever it is used, so each block that uses it is a
 * problem of its own. */
static void seed_in_blocks(demand *d, gv_handle handle, gv_value_id value) {
  gv_tabulation *e = d->tab;
  const gv_flow *flow = &e->flow;
  gv_key key = gv_key_of(GV_IN_VALUE, value);
  gv_map blocks = {0};
  bool found;
  uint32_t uses = flow->use_start[key + 1] - flow->use_start[key],
           pairs = flow->pair_start[value + 1] - flow->pair_start[value];
  for (uint32_t i = 0; i < uses + pairs; i++) {
    uint32_t block =
        i < uses
            ? e->model->ops.at[flow->uses[flow->use_start[key] + i]].block
            : flow->edge_from[flow->pair_edge[flow->pair_uses[flow->pair_start[value] + i - uses]]];
    *gv_map_at(&blocks, block, &found) = 1;
    if (found) continue;
    uint32_t first = e->seeds.len;
    seeded(e, GV_SEED_IN_BLOCK, handle, e->model->blocks.at[block].function, GV_NONE, key,
           e->model->values.at[value].loc);
    for (uint32_t b = first; b < e->seeds.len; b++) e->seeds.at[b].block = block;
  }
  gv_map_free(&blocks);
}

static void seed_at_op(demand *d, gv_handle handle, uint32_t op, gv_key key) {
  const gv_model *m = d->tab->model;
  seeded(d->tab, GV_SEED_AT_OP, handle, gv_function_of_op(m, op), op, key, m->ops.at[op].loc);
}

/* ---- one step back from a value -------------------------------------------------------------- */

/* What comes by an edge that brings nothing, or nothing that is followed, is not known. */
static void from_block_argument(demand *d, gv_value_id arg, gv_key key) {
  gv_tabulation *e = d->tab;
  const gv_flow *flow = &e->flow;
  uint32_t block = e->model->values.at[arg].a, brought = 0;
  for (uint32_t i = flow->pair_into_start[arg]; i < flow->pair_into_start[arg + 1]; i++) {
    gv_value_id source = e->model->pairs.at[flow->pair_into[i]].source;
    brought += source != GV_NONE;
    ask_value(d, source);
  }
  if (brought >= flow->pred_start[block + 1] - flow->pred_start[block]) return;
  seeded(e, GV_SEED_IN_BLOCK, GV_HANDLE_UNKNOWN, e->model->blocks.at[block].function, GV_NONE, key,
         e->model->values.at[arg].loc);
  e->seeds.at[e->seeds.len - 1].block = block;
}

static void from_load(demand *d, uint32_t op, gv_key result) {
  const gv_model *m = d->tab->model;
  gv_address at = gv_address_at(m, &m->ops.at[op], 0);
  bool followed = at.key != GV_NONE && !d->tab->flow.escaped[at.key];
  if (!followed || gv_is_written(&d->tab->flow, at, m->values.at[gv_key_base(result)].size))
    seed_at_op(d, GV_HANDLE_UNKNOWN, op, result);
  if (followed) ask(d, at.key);
  if (m->ops.at[op].element && at.key != GV_NONE && !d->tab->flow.escaped[at.key])
    seed_at_op(d, GV_HANDLE_ELSEWHERE, op, result);
}

static void from_call(demand *d, uint32_t op_id, uint32_t index, gv_key result) {
  const gv_model *m = d->tab->model;
  const gv_op *op = &m->ops.at[op_id];
  bool unknown = false;
  const gv_function *callee = &m->functions.at[op->callee];
  for (uint32_t b = callee->first_block; b < callee->end_block; b++) {
    const gv_op *end = &m->ops.at[gv_terminator(m, b)];
    if (end->kind != GV_OP_RETURN) continue;
    gv_value_id returned = index < end->operand_count ? gv_operands(m, end)[index] : GV_NONE;
    unknown |= returned == GV_NONE;
    ask_value(d, returned);
  }
  if (unknown) seed_at_op(d, GV_HANDLE_UNKNOWN, op_id, result);
}

/* What it creates is born in any case. */
static bool is_followed(const gv_op *op) {
  if (op->action->creates == GV_CREATES_STANDING) return true;
  if (!gv_creates_object(op->action->creates)) return false;
  return !(op->action->creates == GV_CREATES_DESCRIPTOR && op->action->flags & GV_ACTION_HIDES);
}

/* What a holder stands for: the memory that it keeps. */
static void from_kept(demand *d, uint32_t op_id, gv_key result) {
  const gv_model *m = d->tab->model;
  const gv_op *op = &m->ops.at[op_id];
  bool any = false;
  for (uint32_t i = 0; d->memory && i < op->operand_count; i++) {
    if (gv_role_of(op, i) != GV_ROLE_KEPT) continue;
    ask_value(d, gv_operands(m, op)[i]);
    any = true;
  }
  if (!any && !gv_creates_object(op->action->creates))
    seed_at_op(d, GV_HANDLE_UNKNOWN, op_id, result);
  if (gv_is_renewed(op)) ask_value(d, gv_operands(m, op)[0]);
}

static void from_result(demand *d, gv_value_id value, gv_key key) {
  const gv_value *v = &d->tab->model->values.at[value];
  const gv_op *op = &d->tab->model->ops.at[v->a];
  switch ((gv_op_kind)op->kind) {
  case GV_OP_LOAD: from_load(d, v->a, key); break;
  case GV_OP_CALL: from_call(d, v->a, v->b, key); break;
  case GV_OP_UNLOWERED: seed_at_op(d, GV_HANDLE_UNLOWERED, v->a, key); break;
  case GV_OP_ACTION:
    if (op->action->creates == GV_CREATES_PART)
      ask_value(d, gv_operands(d->tab->model, op)[0]);
    else if (gv_creates_holder(op->action->creates) && !(op->action->flags & GV_ACTION_HIDES))
      from_kept(d, v->a, key);
    else if (!is_followed(op))
      seed_at_op(d, GV_HANDLE_UNKNOWN, v->a, key);
    break;
  case GV_OP_MEMORY: /* that of the heap is there in any case */
    if (!op->heap) seed_at_op(d, d->memory ? GV_HANDLE_FIXED : GV_HANDLE_UNKNOWN, v->a, key);
    break;
  default: seed_at_op(d, GV_HANDLE_UNKNOWN, v->a, key); break;
  }
}

/* Callers that are not here pass it. */
static bool is_given(const gv_tabulation *e, const gv_value *param) {
  const gv_function *f = &e->model->functions.at[param->a];
  return f->is_entered ? param->b < f->given : e->control.is_root[param->a];
}

static void from_parameter(demand *d, gv_value_id value, gv_key key) {
  gv_tabulation *e = d->tab;
  const gv_value *v = &e->model->values.at[value];
  gv_handle given = d->memory                        ? GV_HANDLE_GIVEN_MEMORY
                    : v->index == GV_PARAM_OF_MEMREF ? GV_HANDLE_MEANT_MEMORY
                                                     : GV_HANDLE_GIVEN;
  if (d->memory && v->c != GV_NONE && is_given(e, v))
    ask(d, gv_key_of(GV_IN_VALUE, v->c)); /* born with it */
  else if (is_given(e, v))
    seeded(e, GV_SEED_AT_ENTRY, v->width ? GV_HANDLE_UNKNOWN : given, v->a, GV_NONE, key, v->loc);
  bool unknown = false; /* a caller passes what is not followed */
  for (uint32_t c = e->flow.caller_start[v->a]; c < e->flow.caller_start[v->a + 1]; c++) {
    const gv_op *op = &e->model->ops.at[e->flow.callers[c]];
    gv_value_id passed = v->b < op->operand_count ? gv_operands(e->model, op)[v->b] : GV_NONE;
    unknown |= passed == GV_NONE && !op->outside;
    ask_value(d, passed);
  }
  if (unknown) seeded(e, GV_SEED_AT_ENTRY, GV_HANDLE_UNKNOWN, v->a, GV_NONE, key, v->loc);
}

/* Other modules may have left work on it, or a function of this one that was called before: all but
 * that of a program of which main is here. */
static bool may_be_pending(const gv_model *m, const gv_global *global) {
  if (global->is_constant) return false;
  return global->is_public || !m->facts.is_whole;
}

/* The memory of a global, or the stream that it stands for, is there from the start, for each
 * function that is called from outside and has to do with it. */
static void from_address_of_global(demand *d, uint32_t global, gv_key key) {
  gv_tabulation *e = d->tab;
  gv_classes own = d->memory ? e->flow.classes[global] & GV_CLASSES_OF_GLOBALS : 0;
  for (uint32_t f = 0; f < e->model->functions.len; f++) {
    bool touches =
        e->flow.touches[(size_t)f * e->model->globals.len + global] || e->flow.reached_in[f] & own;
    if (!e->control.is_root[f] || !touches) continue;
    seeded(e, GV_SEED_AT_ENTRY, d->memory ? GV_HANDLE_FIXED : GV_HANDLE_STREAM, f, GV_NONE, key,
           e->model->globals.at[global].loc);
    if (!d->memory) e->seeds.at[e->seeds.len - 1].flags |= GV_BORROWED | GV_WITH_NULL;
    e->trusts_globals |= d->memory && may_be_pending(e->model, &e->model->globals.at[global]);
  }
}

static void from_value(demand *d, gv_value_id value, gv_key key) {
  const gv_value *v = &d->tab->model->values.at[value];
  switch ((gv_def)v->def) {
  case GV_DEF_BLOCK_ARG: from_block_argument(d, value, key); break;
  case GV_DEF_RESULT: from_result(d, value, key); break;
  case GV_DEF_PARAM: from_parameter(d, value, key); break;
  case GV_DEF_NULL: seed_in_blocks(d, GV_HANDLE_NULL, value); break;
  case GV_DEF_UNDEF: seed_in_blocks(d, GV_HANDLE_UNDEF, value); break;
  case GV_DEF_INT:
    seed_in_blocks(d,
                   !v->k       ? GV_HANDLE_NULL
                   : d->memory ? GV_HANDLE_ADDRESS
                               : GV_HANDLE_UNKNOWN,
                   value);
    break;
  case GV_DEF_GLOBAL:
    if (d->memory || d->tab->model->globals.at[v->a].is_stream)
      from_address_of_global(d, v->a, key);
    else
      seed_in_blocks(d, GV_HANDLE_UNKNOWN, value);
    break;
  default: seed_in_blocks(d, GV_HANDLE_UNKNOWN, value); break;
  }
}

/* ---- one step back from memory --------------------------------------------------------------- */

/* A number too small for a handle, at a place that is not known: where handles lie it is not. */
static bool is_number_beside(const gv_model *m, const gv_value_id *operand) {
  const gv_value *stored = &m->values.at[operand[0]];
  if (!stored->width) return false;
  if (stored->size >= 8) return false;
  return gv_resolve(m, operand[1]).offset == GV_ANYWHERE;
}

/* As many as there can be where it is not known. */
static int64_t bytes_copied(const gv_model *m, gv_value_id size) {
  bool known = size != GV_NONE && m->values.at[size].def == GV_DEF_INT;
  return known ? m->values.at[size].k : INT64_MAX;
}

static void from_writes(demand *d, gv_key key) {
  gv_tabulation *e = d->tab;
  const gv_model *m = e->model;
  for (uint32_t u = e->flow.use_start[key]; u < e->flow.use_start[key + 1]; u++) {
    const gv_op *op = &m->ops.at[e->flow.uses[u]];
    const gv_value_id *operand = gv_operands(m, op);
    if (op->kind == GV_OP_STORE && !is_number_beside(m, operand)) ask_value(d, operand[0]);
    if ((op->kind == GV_OP_SLOT_BEGIN || op->kind == GV_OP_SLOT_END) && op->unset)
      seed_at_op(d, GV_HANDLE_UNDEF, e->flow.uses[u], key);
    if (op->kind == GV_OP_STORE && operand[0] == GV_NONE && gv_resolve(m, operand[1]).key == key)
      seed_at_op(d, GV_HANDLE_UNKNOWN, e->flow.uses[u], key);
    if (op->kind == GV_OP_MEMCPY && gv_resolve(m, operand[0]).key == key) {
      gv_address from = gv_resolve(m, operand[1]);
      bool followed = from.key != GV_NONE && !e->flow.escaped[from.key];
      if (followed) ask(d, from.key);
      if (!followed || gv_is_written(&e->flow, from, bytes_copied(m, operand[2])))
        seed_at_op(d, GV_HANDLE_UNKNOWN, e->flow.uses[u], key);
    }
    if (op->kind != GV_OP_CALL) continue;
    const gv_function *callee = &m->functions.at[op->callee];
    for (uint32_t a = 0; a < op->operand_count && a < callee->params; a++)
      if (operand[a] != GV_NONE && gv_resolve(m, operand[a]).key == key)
        ask(d, gv_key_of(GV_IN_MEMORY, m->params.at[callee->first_param + a]));
  }
}

/* Memory that a parameter points to: what each caller has there, and for a function called from
 * outside, anything. */
static void from_parameter_memory(demand *d, gv_value_id value, gv_key key) {
  gv_tabulation *e = d->tab;
  const gv_value *v = &e->model->values.at[value];
  bool unknown = is_given(e, v);
  for (uint32_t c = e->flow.caller_start[v->a]; c < e->flow.caller_start[v->a + 1]; c++) {
    const gv_op *op = &e->model->ops.at[e->flow.callers[c]];
    gv_value_id operand = v->b < op->operand_count ? gv_operands(e->model, op)[v->b] : GV_NONE;
    gv_key at = operand == GV_NONE ? GV_NONE : gv_resolve(e->model, operand).key;
    if (at != GV_NONE && (!e->flow.escaped[at] || gv_passes_new(op, v->b)))
      ask(d, at);
    else
      unknown = true;
  }
  if (unknown) seeded(e, GV_SEED_AT_ENTRY, GV_HANDLE_UNKNOWN, v->a, GV_NONE, key, v->loc);
}

static bool may_write(const gv_tabulation *e, const gv_op *op, gv_key key) {
  bool passed = false;
  for (uint32_t i = 0; op->kind == GV_OP_CALL && i < op->operand_count; i++) {
    gv_value_id operand = gv_operands(e->model, op)[i];
    passed |= operand != GV_NONE && gv_resolve(e->model, operand).key == key;
  }
  bool reads = op->kind == GV_OP_ACTION;
  for (uint32_t i = 0; op->kind == GV_OP_ACTION && i < op->operand_count; i++) {
    gv_value_id operand = gv_operands(e->model, op)[i];
    gv_role role = gv_role_of(op, i);
    bool it = operand != GV_NONE && gv_resolve(e->model, operand).key == key;
    if (it && role != GV_ROLE_NONE && role != GV_ROLE_GPU_READ && role != GV_ROLE_KERNEL_READ)
      reads = false;
  }
  if (passed) return true;
  if (op->kind == GV_OP_LOAD || op->kind == GV_OP_CALL) return false;
  return !reads;
}

/* Does what runs before main touch the global? Where something does run, it may have functions
 * called whose addresses are known. */
static bool is_touched_before_main(const gv_tabulation *e, uint32_t global) {
  const gv_model *m = e->model;
  bool first = false, touched = false, called_back = false;
  for (uint32_t f = 0; f < m->functions.len; f++) {
    const gv_function *function = &m->functions.at[f];
    bool touches = e->flow.touches[(size_t)f * m->globals.len + global];
    first |= function->comes_first;
    touched |= touches && function->comes_first;
    called_back |= touches && function->is_public && !function->is_never_called_back;
  }
  if (touched) return true;
  return first && called_back;
}

/* The function is main of a whole program, which runs once, before all that could write the global.
 */
static bool is_called_first(const gv_tabulation *e, uint32_t function, uint32_t global) {
  if (!e->model->functions.at[function].is_start) return false;
  if (e->flow.caller_start[function] != e->flow.caller_start[function + 1]) return false;
  if (e->model->globals.at[global].is_public) return false;
  return !is_touched_before_main(e, global);
}

/* What a global holds when a function is called from outside: what it starts with if nothing writes
 * it before, else anything. */
static void from_global(demand *d, uint32_t global, gv_key key) {
  gv_tabulation *e = d->tab;
  const gv_global *g = &e->model->globals.at[global];
  bool written = g->is_public;
  for (uint32_t u = e->flow.use_start[key]; u < e->flow.use_start[key + 1] && !written; u++)
    written = may_write(e, &e->model->ops.at[e->flow.uses[u]], key);
  for (uint32_t f = 0; f < e->model->functions.len; f++) {
    if (!e->control.is_root[f] || !e->flow.touches[(size_t)f * e->model->globals.len + global])
      continue;
    bool null = g->zeroed && (!written || is_called_first(e, f, global));
    seeded(e, GV_SEED_AT_ENTRY, null ? GV_HANDLE_NULL : GV_HANDLE_UNKNOWN, f, GV_NONE, key, g->loc);
  }
}

/* What new memory holds before anything is put into it. */
static void from_new_memory(demand *d, uint32_t op, gv_key key) {
  seed_at_op(d, d->tab->model->ops.at[op].zeroed ? GV_HANDLE_NULL : GV_HANDLE_UNDEF, op, key);
}

static void from_memory(demand *d, gv_key key) {
  uint32_t base = gv_key_base(key);
  from_writes(d, key);
  if (gv_key_space(key) == GV_IN_GLOBAL)
    from_global(d, base, key);
  else if (d->tab->model->values.at[base].def == GV_DEF_PARAM)
    from_parameter_memory(d, base, key);
  else
    from_new_memory(d, d->tab->model->values.at[base].a, key);
}

/* ---- slots whose address outlives them ---- */

typedef struct slot_finder {
  demand *d;
  gv_map seen; /* values */
  GV_VEC(gv_value_id) queue;
} slot_finder;

static void find_slot(void *to, gv_value_id leaf) {
  slot_finder *s = to;
  const gv_model *m = s->d->tab->model;
  const gv_value *v = &m->values.at[leaf];
  bool found;
  if (v->def == GV_DEF_RESULT && m->ops.at[v->a].kind == GV_OP_MEMORY && !m->ops.at[v->a].heap)
    ask(s->d, gv_key_of(GV_IN_VALUE, leaf));
  if (v->def != GV_DEF_BLOCK_ARG) return;
  *gv_map_at(&s->seen, leaf, &found) = 1;
  if (!found) *gv_push(&s->queue) = leaf;
}

static void find_slots_in(slot_finder *s, gv_value_id value) {
  const gv_model *m = s->d->tab->model;
  if (value == GV_NONE) return;
  int64_t size = m->values.at[value].size;
  gv_each_memory_leaf(m, value, 0, size ? size : 1, find_slot, s);
}

/* A task that nobody waits for may use the slot when it is gone. */
static void ask_used_in_tasks(slot_finder *s, gv_value_id slot) {
  const gv_flow *flow = &s->d->tab->flow;
  gv_key key = gv_resolve(flow->model, slot).key;
  if (key == GV_NONE) return;
  for (uint32_t u = flow->use_start[key]; u < flow->use_start[key + 1]; u++)
    if (flow->task[flow->model->ops.at[flow->uses[u]].block] != GV_NONE) {
      find_slots_in(s, slot);
      return;
    }
}

/* What is returned, or put where it stays after the return, or used beside the function. */
static void ask_dangling(demand *d) {
  const gv_tabulation *e = d->tab;
  const gv_model *m = e->model;
  slot_finder s = {.d = d};
  for (uint32_t o = 0; o < m->ops.len && d->memory; o++) {
    const gv_op *op = &m->ops.at[o];
    for (uint32_t i = 0; op->kind == GV_OP_RETURN && i < op->operand_count; i++)
      find_slots_in(&s, gv_operands(m, op)[i]);
    if (op->kind == GV_OP_SLOT_END) ask_used_in_tasks(&s, gv_operands(m, op)[0]);
    if (op->kind != GV_OP_STORE) continue;
    gv_key at = gv_resolve(m, gv_operands(m, op)[1]).key;
    bool outer = at != GV_NONE && (gv_key_space(at) == GV_IN_GLOBAL ||
                                   m->values.at[gv_key_base(at)].def == GV_DEF_PARAM);
    if (outer) find_slots_in(&s, gv_operands(m, op)[0]);
  }
  while (s.queue.len) {
    gv_value_id arg = gv_pop(&s.queue);
    for (uint32_t i = e->flow.pair_into_start[arg]; i < e->flow.pair_into_start[arg + 1]; i++)
      find_slots_in(&s, m->pairs.at[e->flow.pair_into[i]].source);
  }
  gv_map_free(&s.seen);
  gv_vec_free(&s.queue);
}

/* ---- the whole ------------------------------------------------------------------------------- */

/* What the operation makes, GV_HANDLE_NONE for nothing. */
static gv_handle made_by(const gv_op *op, bool memory) {
  if (op->kind == GV_OP_MEMORY) return memory && op->heap ? GV_HANDLE_HEAP : GV_HANDLE_NONE;
  if (op->kind != GV_OP_ACTION || !op->result_count) return GV_HANDLE_NONE;
  switch (op->action->creates) {
  case GV_CREATES_STREAM: return memory ? GV_HANDLE_NONE : GV_HANDLE_STREAM;
  case GV_CREATES_EVENT: return memory ? GV_HANDLE_NONE : GV_HANDLE_EVENT;
  case GV_CREATES_MEMORY:
    if (!memory) return GV_HANDLE_NONE;
    return op->action->flags & GV_ACTION_PINNED ? GV_HANDLE_PINNED
           : op->shared                         ? GV_HANDLE_SHARED
                                                : GV_HANDLE_DEVICE;
  case GV_CREATES_MODULE: return memory ? GV_HANDLE_MODULE : GV_HANDLE_NONE;
  case GV_CREATES_DESCRIPTOR:
    return memory && !gv_is_renewed(op) ? GV_HANDLE_DESCRIPTOR : GV_HANDLE_NONE;
  case GV_CREATES_STANDING: return memory ? GV_HANDLE_STANDING : GV_HANDLE_NONE;
  case GV_CREATES_NOTHING:
  case GV_CREATES_PART:
  case GV_CREATES_HOLDER:
  case GV_CREATES_COUNT: break;
  }
  return GV_HANDLE_NONE;
}

static void list_created(demand *d) {
  const gv_model *m = d->tab->model;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    gv_handle made = made_by(&m->ops.at[o], d->memory);
    if (made != GV_HANDLE_NONE)
      seed_at_op(d, made, o, gv_key_of(GV_IN_VALUE, gv_results(m, &m->ops.at[o])[0]));
  }
}

/* The next thing done to the stream in this block is that the host waits for it, or that later
 * work, which is followed itself, is put onto it; and that call is right. */
static bool is_followed_up(gv_tabulation *e, uint32_t op_id, gv_value_id stream) {
  const gv_model *m = e->model;
  gv_value_id root = gv_strip(m, stream);
  uint32_t block = m->ops.at[op_id].block;
  if (!gv_is_root(&m->values.at[root]) || op_id + 1 >= m->blocks.at[block].end_op) return false;
  uint32_t use = gv_next_use(&e->flow, gv_key_of(GV_IN_VALUE, root), op_id + 1);
  if (use == GV_NONE) return false;
  if (e->control.stop[block] != GV_NONE && e->control.stop[block] < e->flow.uses[use]) return false;
  const gv_op *next = &m->ops.at[e->flow.uses[use]];
  for (uint32_t i = 0; next->kind == GV_OP_ACTION && i < next->operand_count; i++) {
    if (gv_operands(m, next)[i] == GV_NONE || gv_strip(m, gv_operands(m, next)[i]) != root)
      continue;
    bool waits = gv_role_of(next, i) == GV_ROLE_STREAM_SYNC, enqueues = gv_is_followed_work(next);
    if (!waits && !(enqueues && gv_role_of(next, i) == GV_ROLE_STREAM_USE)) return false;
    if (e->uses.arrivals[next->first_operand + i].flags &
        ~(GV_ARRIVED_WELL | GV_ARRIVED_GIVEN | GV_ARRIVED_GIVEN_MEMORY))
      return false;
    e->ordering.orders_pending[e->flow.uses[use]] |= waits;
    return true;
  }
  return false;
}

/* Enqueued work that only this program can wait for: on a stream that it made. */
static void list_work(gv_tabulation *e) {
  const gv_model *m = e->model;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    if (!gv_is_followed_work(op)) continue;
    for (uint32_t i = 0; i < op->operand_count; i++) {
      if (gv_role_of(op, i) != GV_ROLE_STREAM_USE || is_followed_up(e, o, gv_operands(m, op)[i]))
        continue;
      for (uint32_t c = e->uses.first_reaching[op->first_operand + i]; c != GV_NONE;
           c = e->uses.reaching.at[c].next) {
        const gv_state *s = &e->uses.reaching.at[c].state;
        if (s->handle != GV_HANDLE_STREAM) continue;
        if (s->flags & (GV_BORROWED | GV_INFEASIBLE)) continue;
        if (s->havoc != GV_NONE) continue;
        *gv_push(&e->seeds) = (gv_seed){
            GV_SEED_WORK, GV_HANDLE_WORK, 0, gv_function_of_op(m, o), GV_NONE, o, c, op->loc, 0, 0,
            false};
      }
    }
  }
}

/* Work that a demand is about: on whatever stream came. Where the call fails, there is none. */
static void seed_demanded(gv_tabulation *e, uint32_t o, uint8_t mode) {
  const gv_op *op = &e->model->ops.at[o];
  for (uint32_t b = 0; b < e->seeds.len; b++)
    if (e->seeds.at[b].kind == GV_SEED_WORK && e->seeds.at[b].op == o &&
        e->seeds.at[b].flags == mode)
      return;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    if (gv_role_of(op, i) != GV_ROLE_STREAM_USE) continue;
    for (uint32_t c = e->uses.first_reaching[op->first_operand + i]; c != GV_NONE;
         c = e->uses.reaching.at[c].next) {
      const gv_state *s = &e->uses.reaching.at[c].state;
      bool fails = gv_handle_step_in((gv_handle)s->handle, GV_ROLE_STREAM_USE, op->action).rule !=
                   GV_RULE_NONE;
      if (fails) continue;
      if (s->flags & GV_INFEASIBLE) continue;
      if (mode == GV_MARKED && s->handle == GV_HANDLE_NULL) continue;
      *gv_push(&e->seeds) = (gv_seed){GV_SEED_WORK,
                                      GV_HANDLE_WORK,
                                      mode,
                                      gv_function_of_op(e->model, o),
                                      GV_NONE,
                                      o,
                                      c,
                                      op->loc,
                                      0,
                                      0,
                                      false};
    }
  }
}

static void list_demanded(gv_tabulation *e) {
  for (uint32_t d = 0; d < e->model->demands.len; d++) {
    const gv_dependency *demand = &e->model->demands.at[d];
    seed_demanded(e, demand->before, demand->exact ? GV_DEMANDED | GV_DEMANDED_LAST : GV_DEMANDED);
  }
}

/* Where events need the streams that they mark: every record. */
static void list_marks(gv_tabulation *e) {
  const gv_model *m = e->model;
  for (uint32_t o = 0; o < m->ops.len && m->runtime.events_need_streams; o++)
    for (uint32_t i = 0; m->ops.at[o].kind == GV_OP_ACTION && i < m->ops.at[o].operand_count; i++)
      if (gv_role_of(&m->ops.at[o], i) == GV_ROLE_EVENT_RECORD) seed_demanded(e, o, GV_MARKED);
}

/* Globals and stack slots that no operand leads to, but addresses in memory, where kernels follow
 * them. */
static void ask_reached(demand *d) {
  const gv_model *m = d->tab->model;
  const gv_flow *flow = &d->tab->flow;
  for (uint32_t i = 0; i < flow->followed.len && d->memory; i++)
    ask(d, gv_key_of(GV_IN_VALUE, flow->address_of[flow->followed.at[i].global]));
  for (uint32_t o = 0; o < m->ops.len && d->memory; o++)
    if (m->ops.at[o].kind == GV_OP_MEMORY &&
        flow->reached_by_kernels[gv_results(m, &m->ops.at[o])[0]])
      ask(d, gv_key_of(GV_IN_VALUE, gv_results(m, &m->ops.at[o])[0]));
}

static void list_seeds(gv_tabulation *e, bool memory) {
  demand d = {.tab = e, .memory = memory};
  list_created(&d);
  ask_uses(&d);
  ask_reached(&d);
  ask_dangling(&d);
  while (d.queue.len) {
    gv_key key = gv_pop(&d.queue);
    if (gv_key_space(key) == GV_IN_VALUE)
      from_value(&d, gv_key_base(key), key);
    else
      from_memory(&d, key);
  }
  gv_map_free(&d.seen);
  gv_vec_free(&d.queue);
}

void gv_tab_list_seeds(gv_tabulation *e) { list_seeds(e, false); }

void gv_tab_list_memory_seeds(gv_tabulation *e) {
  list_seeds(e, true);
  list_work(e);
  list_demanded(e);
  list_marks(e);
}
