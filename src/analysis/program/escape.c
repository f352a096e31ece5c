/* needs: uses. gives: which memory cannot be followed, because something that is not followed may
 * read or write it. Too much exposed costs proofs; under-approximation is unsound. cost: linear,
 * for each round that tells anything new. */
#include "program/flow.h"

bool gv_calls_unknown(const gv_model *m) {
  if (m->facts.calls_unknown) return true;
  for (uint32_t o = 0; o < m->ops.len; o++)
    if (m->ops.at[o].kind == GV_OP_UNKNOWN && m->ops.at[o].effects != GV_NO_EFFECT) return true;
  return false;
}

/* An unknown function may call back a public one. */
static bool reached_from_outside(const gv_flow *flow, uint32_t global) {
  const gv_model *m = flow->model;
  if (!gv_calls_unknown(m)) return false;
  for (uint32_t f = 0; f < m->functions.len; f++) {
    const gv_function *function = &m->functions.at[f];
    bool called_back = function->is_public && !function->is_never_called_back;
    if (called_back && flow->touches[(size_t)f * m->globals.len + global]) return true;
  }
  return false;
}

static gv_key memory_of(const gv_flow *flow, const gv_op *op, uint32_t operand) {
  gv_value_id value = gv_operands(flow->model, op)[operand];
  return value == GV_NONE ? GV_NONE : gv_resolve(flow->model, value).key;
}

static bool uses_parameter_memory(const gv_flow *flow, const gv_op *op, uint32_t argument) {
  const gv_function *callee = &flow->model->functions.at[op->callee];
  if (argument >= callee->params) return false;
  gv_key inside = gv_key_of(GV_IN_MEMORY, flow->model->params.at[callee->first_param + argument]);
  return flow->use_start[inside] != flow->use_start[inside + 1];
}

/* The operand through which the operation of the host writes; GV_NONE: it does not. */
static uint32_t written_operand(const gv_op *op) {
  if (op->kind == GV_OP_STORE) return 1;
  return op->kind == GV_OP_MEMCPY ? 0 : GV_NONE;
}

/* Functions that write where it cannot be told, or where others can reach it, themselves or through
 * calls. */
static bool *find_unknown_writers(const gv_flow *flow) {
  const gv_model *m = flow->model;
  GV_VEC(uint32_t) queue = {0};
  bool *unknown_writers = gv_malloc(m->functions.len + 1);
  memset(unknown_writers, 0, m->functions.len + 1);
  for (uint32_t o = 0; o < m->ops.len; o++) {
    uint32_t written = written_operand(&m->ops.at[o]), f = gv_function_of_op(m, o);
    if (written == GV_NONE || unknown_writers[f]) continue;
    gv_key key = memory_of(flow, &m->ops.at[o], written);
    if (key == GV_NONE || flow->escaped[key]) unknown_writers[f] = true, *gv_push(&queue) = f;
  }
  while (queue.len) {
    uint32_t f = gv_pop(&queue);
    for (uint32_t c = flow->caller_start[f]; c < flow->caller_start[f + 1]; c++) {
      uint32_t caller = gv_function_of_op(m, flow->callers[c]);
      if (!unknown_writers[caller]) unknown_writers[caller] = true, *gv_push(&queue) = caller;
    }
  }
  gv_vec_free(&queue);
  return unknown_writers;
}

/* Parameters that a function writes through. */
typedef struct written {
  gv_key only; /* the one that it does; GV_NONE: none */
  bool several;
} written;

/* The operation may write through the operand; for calls, the callee does. */
static bool may_write(const gv_flow *flow, const gv_op *op, uint32_t operand) {
  if (op->kind == GV_OP_CALL) return uses_parameter_memory(flow, op, operand);
  if (op->kind == GV_OP_ACTION) return gv_writes_there(gv_role_of(op, operand));
  return operand == written_operand(op);
}

static bool is_parameter_memory(const gv_flow *flow, gv_key key) {
  if (key == GV_NONE || gv_key_space(key) != GV_IN_MEMORY) return false;
  return flow->model->values.at[gv_key_base(key)].def == GV_DEF_PARAM;
}

static void add_written(const gv_flow *flow, const gv_op *op, written *w) {
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_key key = may_write(flow, op, i) ? memory_of(flow, op, i) : GV_NONE;
    if (!is_parameter_memory(flow, key)) continue;
    w->several |= w->only != GV_NONE && w->only != key;
    w->only = key;
  }
}

static written find_written(const gv_flow *flow, const gv_function *function) {
  const gv_model *m = flow->model;
  written w = {GV_NONE, false};
  for (uint32_t b = function->first_block; b < function->end_block; b++)
    for (uint32_t o = m->blocks.at[b].first_op; o < m->blocks.at[b].end_op && !w.several; o++)
      add_written(flow, &m->ops.at[o], &w);
  return w;
}

/* A public function gets its memory from callers that may pass the same twice, or keep hold of it:
 * what a parameter points to is followed only where nothing else can write it. */
static void expose_public_parameters(gv_flow *flow) {
  const gv_model *m = flow->model;
  bool unknown = gv_calls_unknown(m), *unknown_writers = find_unknown_writers(flow);
  for (uint32_t f = 0; f < m->functions.len; f++) {
    const gv_function *function = &m->functions.at[f];
    if (!function->is_public || !function->params) continue;
    written w = {GV_NONE, true};
    if (!unknown && !unknown_writers[f]) w = find_written(flow, function);
    for (uint32_t p = 0; p < function->params; p++) {
      gv_key key = gv_key_of(GV_IN_MEMORY, m->params.at[function->first_param + p]);
      bool by_others = w.several || (w.only != GV_NONE && w.only != key);
      if (by_others) flow->escaped[key] = flow->captured[key] = true;
    }
  }
  gv_free(unknown_writers);
}

/* Memory that a callee gets under two names: twice as an argument, or as an argument and as a
 * global. */
static bool has_two_names(const gv_flow *flow, const gv_op *op, gv_key key) {
  uint32_t globals = flow->model->globals.len, names = 0;
  if (gv_key_space(key) == GV_IN_GLOBAL &&
      flow->touches[(size_t)op->callee * globals + gv_key_base(key)])
    names++;
  for (uint32_t a = 0; a < op->operand_count; a++) names += memory_of(flow, op, a) == key;
  return names > 1;
}

/* What one call exposes: an argument's memory when the callee exposes its parameter, and the other
 * way round. False: nothing new. `flags`: flow->exposed, or flow->captured. */
static bool spread_over(const gv_flow *flow, bool *flags, uint32_t op_id) {
  const gv_model *m = flow->model;
  const gv_op *op = &m->ops.at[op_id];
  const gv_function *callee = &m->functions.at[op->callee];
  bool changed = false;
  for (uint32_t a = 0; a < op->operand_count && a < callee->params; a++) {
    if (gv_operands(m, op)[a] == GV_NONE) continue;
    gv_key key = memory_of(flow, op, a),
           inside = gv_key_of(GV_IN_MEMORY, m->params.at[callee->first_param + a]);
    bool set = flags[inside] || (!gv_passes_new(op, a) &&
                                 (key == GV_NONE || flags[key] || has_two_names(flow, op, key)));
    if (!set) continue;
    changed |= !flags[inside] || (key != GV_NONE && !flags[key]);
    flags[inside] = true;
    if (key != GV_NONE) flags[key] = true;
  }
  return changed;
}

/* What is written of what an argument leads to, by whom of the two ever. */
static bool spread_written(gv_flow *flow, uint32_t op_id) {
  const gv_model *m = flow->model;
  const gv_op *op = &m->ops.at[op_id];
  const gv_function *callee = &m->functions.at[op->callee];
  bool changed = false;
  for (uint32_t a = 0; a < op->operand_count && a < callee->params; a++) {
    gv_value_id operand = gv_operands(m, op)[a];
    gv_address at = operand == GV_NONE ? (gv_address){GV_NONE, 0} : gv_resolve(m, operand);
    gv_key inside = gv_key_of(GV_IN_MEMORY, m->params.at[callee->first_param + a]);
    if (at.key == GV_NONE) continue;
    if (at.offset == GV_ANYWHERE) {
      const gv_key from[2] = {at.key, inside};
      for (int i = 0; i < 2; i++)
        if (flow->written_in[from[i]])
          changed |= gv_add_written(flow, (gv_address){from[!i], GV_ANYWHERE}, (gv_bytes){0, 1});
      continue;
    }
    changed |= gv_spread_written(flow, inside, at.key, at.offset);
    changed |= gv_spread_written(flow, at.key, inside, -at.offset);
  }
  return changed;
}

static bool expose_arguments(gv_flow *flow, uint32_t op) {
  bool exposes = spread_over(flow, flow->escaped, op),
       captures = spread_over(flow, flow->captured, op), writes = spread_written(flow, op);
  return exposes || captures || writes;
}

/* ---- memory that a task shares with what runs beside it -------------------------------------- */

typedef struct beside {
  gv_flow *flow;
  gv_map effects; /* of functions, by their number and a key */
  uint32_t task;
  uint32_t *seen_op, *seen_block; /* stamped with the task's number + 1 */
  bool returns;
  GV_VEC(uint32_t) blocks;
} beside;

/* The operation waits for the task, or begins a body that does. */
static bool waits_for(const gv_flow *flow, const gv_op *op, uint32_t task) {
  if (op->kind != GV_OP_AWAIT && op->kind != GV_OP_TASK_BEGIN) return false;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_value_id awaited = gv_operands(flow->model, op)[i];
    if (awaited == GV_NONE) continue;
    if (gv_task_of(flow, awaited) == task) return true;
    if (flow->task_group[task] != GV_NONE &&
        gv_group_of(flow->model, awaited) == flow->task_group[task])
      return true;
  }
  return false;
}

static void go_beside(beside *b, uint32_t from) {
  const gv_model *m = b->flow->model;
  for (uint32_t e = m->blocks.at[from].first_edge; e < m->blocks.at[from].end_edge; e++) {
    uint32_t target = m->edges.at[e].target;
    if (b->seen_block[target] == b->task + 1) continue;
    b->seen_block[target] = b->task + 1;
    *gv_push(&b->blocks) = target;
  }
}

static bool in_task(const gv_flow *flow, uint32_t block, uint32_t task) {
  uint32_t inner = flow->task[block];
  while (inner != GV_NONE && inner != task) inner = flow->task_parent[inner];
  return inner != GV_NONE;
}

/* Stamps all that may run after the start of the task and before anything has waited for it. What
 * waits in another task's body orders the rest of that body, and nothing that comes after it. */
static void find_beside(beside *b, const uint32_t *ends) {
  const gv_model *m = b->flow->model;
  uint32_t home = m->ops.at[ends[b->task]].block;
  b->returns = false;
  go_beside(b, home);
  while (b->blocks.len) {
    uint32_t block = gv_pop(&b->blocks), o = m->blocks.at[block].first_op,
             here = b->flow->task[block];
    while (o < m->blocks.at[block].end_op && !waits_for(b->flow, &m->ops.at[o], b->task))
      b->seen_op[o++] = b->task + 1;
    if (o == m->blocks.at[block].end_op) {
      b->returns |= m->ops.at[o - 1].kind == GV_OP_RETURN;
      go_beside(b, block);
    } else if (here != GV_NONE && !in_task(b->flow, home, here) && ends[here] != GV_NONE) {
      go_beside(b, m->ops.at[ends[here]].block);
    }
  }
}

/* What something does to memory whose address it gets. */
enum { READS = 1, WRITES = 2, READS_AND_WRITES = 3 };
static uint32_t effect_of(beside *b, uint32_t op_id, gv_key key);

/* What the function does to the memory, itself or through calls. One that calls itself is taken to
 * do all while it is looked at. */
static uint32_t effect_of_function(beside *b, uint32_t function, gv_key key) {
  const gv_flow *flow = b->flow;
  bool found;
  uint32_t all = 0;
  uint64_t of = (uint64_t)function << 32 | key;
  uint32_t *known = gv_map_at(&b->effects, of, &found);
  if (found) return *known;
  *known = READS_AND_WRITES;
  for (uint32_t u = flow->use_start[key]; u < flow->use_start[key + 1]; u++)
    if (gv_function_of_op(flow->model, flow->uses[u]) == function)
      all |= effect_of(b, flow->uses[u], key);
  *gv_map_at(&b->effects, of, &found) = all;
  return all;
}

static uint32_t effect_of_call(beside *b, const gv_op *op, gv_key key) {
  const gv_model *m = b->flow->model;
  const gv_function *callee = &m->functions.at[op->callee];
  bool global = gv_key_space(key) == GV_IN_GLOBAL;
  uint32_t all = 0;
  if (global && b->flow->touches[(size_t)op->callee * m->globals.len + gv_key_base(key)])
    all = effect_of_function(b, op->callee, key);
  for (uint32_t a = 0; a < op->operand_count; a++) {
    if (gv_operands(m, op)[a] == GV_NONE || memory_of(b->flow, op, a) != key) continue;
    if (a >= callee->params) return READS_AND_WRITES;
    all |= effect_of_function(b, op->callee,
                              gv_key_of(GV_IN_MEMORY, m->params.at[callee->first_param + a]));
  }
  return all;
}

static uint32_t effect_of(beside *b, uint32_t op_id, gv_key key) {
  const gv_op *op = &b->flow->model->ops.at[op_id];
  if (op->kind == GV_OP_STORE) return memory_of(b->flow, op, 1) == key ? WRITES : READS;
  if (op->kind == GV_OP_MEMCPY)
    return (memory_of(b->flow, op, 0) == key) * WRITES | (memory_of(b->flow, op, 1) == key) * READS;
  if (op->kind == GV_OP_CALL) return effect_of_call(b, op, key);
  if (op->kind == GV_OP_SLOT_BEGIN || op->kind == GV_OP_SLOT_END) return 0;
  bool reads = op->kind == GV_OP_ACTION;
  for (uint32_t i = 0; i < op->operand_count && reads; i++)
    if (gv_role_of(op, i) != GV_ROLE_NONE && memory_of(b->flow, op, i) == key)
      reads = gv_role_of(op, i) == GV_ROLE_GPU_READ || gv_role_of(op, i) == GV_ROLE_KERNEL_READ;
  if (reads) return READS;
  return op->kind == GV_OP_LOAD || op->kind == GV_OP_MEMORY ? READS : READS_AND_WRITES;
}

bool gv_call_writes(const gv_flow *flow, uint32_t call, gv_key key) {
  beside b = {.flow = (gv_flow *)flow}; /* which is read only here */
  bool any = effect_of_call(&b, &flow->model->ops.at[call], key) & WRITES;
  gv_map_free(&b.effects);
  return any;
}

/* What is put into memory that nothing reads is not seen again, whoever else puts something there.
 * What a parameter points to callers may read. */
static bool is_read(beside *b, gv_key key) {
  const gv_flow *flow = b->flow;
  bool any = gv_key_space(key) == GV_IN_MEMORY &&
             flow->model->values.at[gv_key_base(key)].def == GV_DEF_PARAM;
  for (uint32_t u = flow->use_start[key]; u < flow->use_start[key + 1] && !any; u++)
    any = effect_of(b, flow->uses[u], key) & READS;
  return any;
}

/* Operation `inside` of the task uses the memory: whether something beside the task does, and one
 * of the two writes. */
static bool races(beside *b, gv_key key, uint32_t inside) {
  const gv_flow *flow = b->flow;
  uint32_t home =
      gv_key_space(key) == GV_IN_MEMORY ? gv_def_block(flow->model, gv_key_base(key)) : GV_NONE;
  if (home != GV_NONE && in_task(flow, home, b->task)) return false; /* each run has its own */
  uint32_t here = effect_of(b, inside, key);
  if (!here) return false;
  if (b->returns && home == GV_NONE) return is_read(b, key);
  for (uint32_t u = flow->use_start[key]; u < flow->use_start[key + 1]; u++) {
    if (b->seen_op[flow->uses[u]] != b->task + 1) continue;
    uint32_t there = effect_of(b, flow->uses[u], key);
    if (there && (here | there) & WRITES) return is_read(b, key);
  }
  return false;
}

static void expose_shared(gv_flow *flow) {
  const gv_model *m = flow->model;
  if (!m->task_count) return;
  gv_entry_list by_task = {0};
  uint32_t *ends = gv_malloc(m->task_count * sizeof *ends), *start, *items;
  memset(ends, 0xff, m->task_count * sizeof *ends);
  for (uint32_t o = 0; o < m->ops.len; o++)
    if (m->ops.at[o].kind == GV_OP_TASK_END) ends[m->ops.at[o].task] = o;
  uint32_t keys = gv_key_of(GV_IN_VALUE,
                            m->values.len > m->globals.len ? m->values.len : m->globals.len),
           count = 0;
  GV_VEC(gv_entry) uses = {0}; /* key and operation of each use of memory in a task */
  for (gv_key key = 0; key < keys; key++) {
    if (gv_key_space(key) == GV_IN_VALUE || flow->escaped[key]) continue;
    for (uint32_t u = flow->use_start[key]; u < flow->use_start[key + 1]; u++) {
      uint32_t task = flow->task[m->ops.at[flow->uses[u]].block];
      if (task != GV_NONE) *gv_push(&uses) = (gv_entry){key, flow->uses[u]};
      for (; task != GV_NONE; task = flow->task_parent[task])
        *gv_push(&by_task) = (gv_entry){task, count};
      count = uses.len;
    }
  }
  gv_group(&by_task, m->task_count, &start, &items);
  beside b = {.flow = flow};
  b.seen_op = gv_malloc((m->ops.len + 1) * sizeof *b.seen_op);
  b.seen_block = gv_malloc((m->blocks.len + 1) * sizeof *b.seen_block);
  memset(b.seen_op, 0, (m->ops.len + 1) * sizeof *b.seen_op);
  memset(b.seen_block, 0, (m->blocks.len + 1) * sizeof *b.seen_block);
  for (b.task = 0; b.task < m->task_count; b.task++) {
    if (start[b.task] == start[b.task + 1] || ends[b.task] == GV_NONE) continue;
    find_beside(&b, ends);
    for (uint32_t i = start[b.task]; i < start[b.task + 1]; i++)
      if (races(&b, uses.at[items[i]].key, uses.at[items[i]].item))
        flow->escaped[uses.at[items[i]].key] = flow->captured[uses.at[items[i]].key] = true;
  }
  void *const blocks[] = {ends, start, items, b.seen_op, b.seen_block};
  for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++) gv_free(blocks[i]);
  gv_map_free(&b.effects);
  gv_vec_free(&b.blocks);
  gv_vec_free(&by_task);
  gv_vec_free(&uses);
}

/* Between callers and callees as long as that tells anything new; a global is exposed when other
 * modules can reach it. */
void gv_find_escaped(gv_flow *flow) {
  const gv_model *m = flow->model;
  GV_VEC(uint32_t) queue = {0};
  for (uint32_t g = 0; g < m->globals.len; g++)
    if (m->globals.at[g].is_public || reached_from_outside(flow, g))
      flow->escaped[gv_key_of(GV_IN_GLOBAL, g)] = flow->captured[gv_key_of(GV_IN_GLOBAL, g)] = true;
  expose_shared(flow);
  expose_public_parameters(flow);
  for (uint32_t f = 0; f < m->functions.len; f++) *gv_push(&queue) = f;
  while (queue.len) {
    uint32_t f = gv_pop(&queue);
    for (uint32_t c = flow->caller_start[f]; c < flow->caller_start[f + 1]; c++) {
      if (!expose_arguments(flow, flow->callers[c])) continue;
      *gv_push(&queue) = f; /* its parameter, for the other callers */
      *gv_push(&queue) = gv_function_of_op(m, flow->callers[c]);
    }
    for (uint32_t c = flow->call_start[f]; c < flow->call_start[f + 1]; c++)
      if (expose_arguments(flow, flow->calls[c]))
        *gv_push(&queue) = m->ops.at[flow->calls[c]].callee;
  }
  gv_vec_free(&queue);
}
