/* needs: a run with a frame. gives: the run, further on. cost: an operation, and the values that it
 * asks for. */
#include "interpreter/room.h"

enum { FRAME_LIMIT = 100 };
#define FROM_MEMORY                                                                                \
  0x80000000u /* in the id of what is null or undefined: by which load it came, and no value */

static frame *top(run *r) { return &r->frames.at[r->frames.len - 1]; }

static bytes operand(run *r, const gv_op *op, uint32_t i) {
  gv_value_id id = gv_operands(r->model, op)[i];
  return id == GV_NONE ? gv_same_words(gv_new_unknown(r, false, 0)) : gv_value_of(r, id);
}

static word word_operand(run *r, const gv_op *op, uint32_t i) {
  return gv_value_word(r, gv_operands(r->model, op)[i]);
}

/* ---- memory ---------------------------------------------------------------------------------- */

void gv_store_memory(run *r, word at, int64_t len, bytes what) {
  uint32_t id = gv_thing_of(r, at);
  if (id == GV_NONE) return;
  bytes now = gv_thing(r, id)->memory;
  bytes then =
      at.spot ? gv_same_words(gv_new_unknown(r, false, 0)) : gv_bytes_put(r, now, at.k, len, what);
  gv_thing(r, id)->memory = then;
}

bytes gv_load_memory(run *r, word at, int64_t len) {
  uint32_t id = gv_thing_of(r, at);
  if (id == GV_NONE || at.spot) return gv_same_words(gv_new_unknown(r, false, 0));
  return gv_bytes_get(r, gv_thing(r, id)->memory, at.k, len);
}

static void new_memory(run *r, uint32_t index, const gv_op *op) {
  uint32_t made = gv_new_thing(r, op->heap ? T_HEAP : T_FIXED, index);
  word unset = op->zeroed ? (word){.kind = W_INT}
               : op->heap ? gv_new_unknown(r, false, 0)
                          : (word){.kind = W_UNDEF};
  gv_thing(r, made)->memory = gv_same_words(unset);
  gv_set_result(r, op, 0, gv_one_word(gv_word_of_thing(made)));
}

static void load(run *r, uint32_t index, const gv_op *op) {
  gv_value_id result = op->result_count ? gv_results(r->model, op)[0] : GV_NONE;
  int64_t len = result == GV_NONE ? op->bytes : r->model->values.at[result].size;
  word at = word_operand(r, op, 0);
  gv_host_access(r, index, at, GV_ROLE_HOST_READ, len);
  if (result == GV_NONE || !gv_runs(r)) return;
  bytes loaded = gv_load_memory(r, at, len);
  if (loaded.count == 0 && loaded.rest.kind <= W_INT && !loaded.rest.id)
    loaded.rest.id = FROM_MEMORY | ++r->loads;
  gv_set_result(r, op, 0, loaded);
}

static void store(run *r, uint32_t index, const gv_op *op) {
  word at = word_operand(r, op, 1);
  bytes what = operand(r, op, 0);
  int64_t len = r->model->values.at[gv_operands(r->model, op)[0]].size;
  gv_host_access(r, index, at, GV_ROLE_HOST_WRITE, len);
  if (gv_runs(r)) gv_store_memory(r, at, len, what);
}

static void copy_memory(run *r, uint32_t index, const gv_op *op) {
  word to = word_operand(r, op, 0), from = word_operand(r, op, 1);
  gv_value_id size = gv_operands(r->model, op)[2];
  int64_t len = -1;
  bool known = size != GV_NONE && gv_fixed_number(r, size, &len) && len >= 0;
  if (!known) len = -1;
  gv_host_access(r, index, from, GV_ROLE_HOST_READ, len);
  gv_host_access(r, index, to, GV_ROLE_HOST_WRITE, len);
  if (!gv_runs(r)) return;
  if (known && !from.spot) gv_store_memory(r, to, len, gv_load_memory(r, from, len));
  if (!known || from.spot)
    to.spot = 1, gv_store_memory(r, to, 0, (bytes){0}); /* anything may be anywhere */
}

/* ---- control --------------------------------------------------------------------------------- */

/* What a task gives carries the task: who awaits the value waits for that. */
static bytes of_task(run *r, bytes b, uint32_t task) {
  if (!task) return b;
  piece *pieces = gv_new(&r->arena, piece, b.count);
  for (uint32_t i = 0; i < b.count; i++) {
    pieces[i] = b.at[i];
    pieces[i].holds.task = task;
  }
  b.at = pieces;
  b.rest.task = task;
  return b;
}

static void take_edge(run *r, uint32_t edge) {
  const gv_edge *e = &r->model->edges.at[edge];
  bytes *passed = gv_new(&r->arena, bytes, e->pairs);
  for (uint32_t i = 0; i < e->pairs; i++)
    passed[i] = of_task(r, gv_value_of(r, r->model->pairs.at[e->first_pair + i].source),
                        top(r)->ended_task);
  for (uint32_t i = 0; i < e->pairs; i++)
    *gv_root(r, r->model->pairs.at[e->first_pair + i].arg) = passed[i];
  frame *f = top(r);
  f->rounds += f->visits[e->target - r->model->functions.at[f->function].first_block]++ > 0;
  f->op = r->model->blocks.at[e->target].first_op;
}

static uint32_t edge_of_switch(run *r, const gv_op *op, const gv_block *block) {
  uint8_t width = r->model->values.at[gv_operands(r->model, op)[0]].width;
  int64_t k = gv_number_of(r, word_operand(r, op, 0), width);
  for (uint32_t e = block->first_edge + 1; e < block->end_edge; e++)
    if (r->model->edges.at[e].case_value == k) return e;
  return block->first_edge;
}

static void branch(run *r, const gv_op *op) {
  const gv_block *block = &r->model->blocks.at[op->block];
  uint32_t edge = block->first_edge;
  if (op->kind == GV_OP_COND_BR) edge += !gv_number_of(r, word_operand(r, op, 0), 1);
  if (op->kind == GV_OP_SWITCH) edge = edge_of_switch(r, op, block);
  if (op->kind == GV_OP_CHOICE) edge += gv_choose(r, block->end_edge - block->first_edge);
  if (gv_runs(r)) take_edge(r, edge);
}

static void push_frame(run *r, uint32_t function) {
  const gv_function *f = &r->model->functions.at[function];
  frame made = {.function = function,
                .op = r->model->blocks.at[f->first_block].first_op,
                .number = r->frames_made++};
  made.visits = gv_new(&r->arena, uint32_t, f->end_block - f->first_block);
  made.roots = gv_new(&r->arena, bytes, r->reader->root_count[function]);
  *gv_push(&r->frames) = made;
}

static void enter(run *r, const gv_op *op) {
  const gv_function *f = &r->model->functions.at[op->callee];
  bytes *given = gv_new(&r->arena, bytes, f->params);
  if (r->frames.len >= FRAME_LIMIT) {
    gv_stop_run(r, GV_STOP_DEPTH);
    return;
  }
  for (uint32_t i = 0; i < f->params; i++)
    given[i] =
        i < op->operand_count ? operand(r, op, i) : gv_same_words(gv_new_unknown(r, false, 0));
  push_frame(r, op->callee);
  for (uint32_t i = 0; i < f->params; i++)
    *gv_root(r, r->model->params.at[f->first_param + i]) = given[i];
}

/* False: there is no caller. */
static bool leave(run *r, const gv_op *op) {
  if (r->frames.len == 1) return false;
  bytes *given = gv_new(&r->arena, bytes, op->operand_count);
  for (uint32_t i = 0; i < op->operand_count; i++) given[i] = operand(r, op, i);
  (void)gv_pop(&r->frames);
  const gv_op *call = &r->model->ops.at[top(r)->op++];
  for (uint32_t i = 0; i < op->operand_count; i++) gv_set_result(r, call, i, given[i]);
  return true;
}

/* ---- tasks ----------------------------------------------------------------------------------- */

/* False: it is not over, and runs now. */
static bool await_task(run *r, uint32_t number) {
  if (!gv_is_task_over(r, number)) return false;
  gv_order_join(&r->host, &r->tasks.at[number].after);
  gv_acts_join(&r->issued, &r->tasks.at[number].issued);
  return true;
}

/* Whoever waits for too small a group waits for ever. */
static bool await_group(run *r, uint32_t index, const thing *group) {
  if (group->wanted >= 0 && (int64_t)group->kept.len < group->wanted) {
    gv_show(r, index, GV_RULE_DEADLOCK, GV_SHOWN_FAULT);
    r->over = true;
  }
  for (uint32_t i = 0; i < group->kept.len; i++)
    if (group->kept.at[i].task && !await_task(r, group->kept.at[i].task - 1)) return false;
  return true;
}

static bool await(run *r, uint32_t index, const gv_op *op) {
  bytes of = operand(r, op, 0);
  if (gv_task_in(of)) return await_task(r, gv_task_in(of) - 1);
  if (of.count == 0 && of.rest.kind == W_UNKNOWN && r->unknowns.at[of.rest.id].given)
    return true; /* of the caller */
  uint32_t id = of.count == 0 ? gv_thing_of(r, of.rest) : GV_NONE;
  if (id != GV_NONE && gv_thing(r, id)->kind == T_GROUP)
    return await_group(r, index, gv_thing(r, id));
  gv_stop_run(r, GV_STOP_ORIGIN);
  return true;
}

static void new_group(run *r, uint32_t index, const gv_op *op) {
  uint32_t made = gv_new_thing(r, T_GROUP, index);
  gv_value_id wanted = op->operand_count ? gv_operands(r->model, op)[0] : GV_NONE;
  int64_t k = -1;
  if (wanted != GV_NONE && !gv_fixed_number(r, wanted, &k)) k = -1;
  gv_thing(r, made)->wanted = k;
  gv_set_result(r, op, 0, gv_one_word(gv_word_of_thing(made)));
}

static void add_to_group(run *r, const gv_op *op) {
  word token = {.task = gv_task_in(operand(r, op, 0))};
  uint32_t id = gv_thing_of(r, word_operand(r, op, 1));
  if (id != GV_NONE && gv_thing(r, id)->kind == T_GROUP) *gv_push(&gv_thing(r, id)->kept) = token;
}

/* ---- objects of the async runtime ------------------------------------------------------------ */

static void new_object(run *r, uint32_t index, const gv_op *op) {
  uint32_t made = gv_new_thing(r, T_OBJECT, index);
  gv_thing(r, made)->count = op->references;
  gv_set_result(r, op, 0, gv_one_word(gv_word_of_thing(made)));
}

/* What counts references is there from the start, and not only once the body that makes it runs:
 * where that is put off nothing is counted. */
static void count_references(run *r, uint32_t index, const gv_op *op) {
  if (r->delays) return;
  uint32_t id = gv_thing_of(r, word_operand(r, op, 0));
  if (op->unset) gv_show(r, index, GV_RULE_ASYNC_VALUE_UNSET, GV_SHOWN_FAULT);
  if (id == GV_NONE) return;
  thing *t = gv_thing(r, id);
  if (op->references == GV_UNCOUNTED || t->escaped) {
    t->escaped = true;
    return;
  }
  bool gone = t->count <= 0;
  t->count += op->references;
  if (!gone && t->count >= 0) return;
  gv_show(r, index, GV_RULE_ASYNC_REF_OVERDROP, GV_SHOWN_FAULT);
  t->escaped = true;
}

/* ---- what is not known ----------------------------------------------------------------------- */

static bool holds_thing(run *r, bytes b) {
  bool holds = false;
  for (uint32_t i = 0; i < b.count; i++) holds |= b.at[i].holds.kind == W_THING;
  return holds || b.rest.kind == W_THING ||
         (b.rest.kind == W_UNKNOWN && r->unknowns.at[b.rest.id].thing != GV_NONE);
}

/* A function that is only declared gives anything; with a handle or memory, it may do anything. */
static void call_unknown(run *r, const gv_op *op) {
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_value_id id = gv_operands(r->model, op)[i];
    if (id == GV_NONE) continue;
    bool pointer = r->model->values.at[id].width == 0;
    if (pointer || holds_thing(r, gv_value_of(r, id))) gv_stop_run(r, GV_STOP_UNKNOWN_CALL);
  }
}

static void forget_results(run *r, const gv_op *op) {
  for (uint32_t i = 0; i < op->result_count; i++)
    gv_set_result(r, op, i, gv_same_words(gv_new_unknown(r, false, 0)));
  for (uint32_t i = 0; i < op->result_count; i++)
    if (r->model->values.at[gv_results(r->model, op)[i]].size <= 8)
      gv_root(r, gv_results(r->model, op)[i])->whole = true;
}

/* ---- one after the other --------------------------------------------------------------------- */

static void step_over(run *r, uint32_t index, const gv_op *op) {
  if (op->kind == GV_OP_AWAIT && !await(r, index, op)) return; /* again, once that is over */
  switch ((gv_op_kind)op->kind) {
  case GV_OP_ACTION: gv_act(r, index, op); break;
  case GV_OP_MEMORY: new_memory(r, index, op); break;
  case GV_OP_LOAD: load(r, index, op); break;
  case GV_OP_STORE: store(r, index, op); break;
  case GV_OP_MEMCPY: copy_memory(r, index, op); break;
  case GV_OP_SLOT_BEGIN:
  case GV_OP_SLOT_END: gv_mark_slot(r, index, word_operand(r, op, 0)); break;
  case GV_OP_UNKNOWN: call_unknown(r, op); break;
  case GV_OP_UNLOWERED:
    gv_show(r, index, GV_RULE_UNLOWERED_OP, GV_SHOWN_FAULT);
    gv_stop_run(r, GV_STOP_UNLOWERED);
    break;
  case GV_OP_AWAIT: break;
  case GV_OP_GROUP: new_group(r, index, op); break;
  case GV_OP_GROUP_ADD: add_to_group(r, op); break;
  case GV_OP_OBJECT: new_object(r, index, op); break;
  case GV_OP_REFERENCES: count_references(r, index, op); break;
  case GV_OP_CALL:
  case GV_OP_TASK_BEGIN:
  case GV_OP_TASK_END:
  case GV_OP_BR:
  case GV_OP_COND_BR:
  case GV_OP_SWITCH:
  case GV_OP_CHOICE:
  case GV_OP_RETURN:
  case GV_OP_UNREACHABLE: GV_BUG("control goes elsewhere: step() takes these");
  }
  top(r)->op++;
}

static void step(run *r) {
  uint32_t index = top(r)->op;
  const gv_op *op = &r->model->ops.at[index];
  r->current = index;
  switch ((gv_op_kind)op->kind) {
  case GV_OP_BR:
  case GV_OP_COND_BR:
  case GV_OP_SWITCH:
  case GV_OP_CHOICE:
    branch(r, op);
    top(r)->ended_task = 0;
    break;
  case GV_OP_TASK_BEGIN: gv_begin_task(r, index, op); break;
  case GV_OP_TASK_END: gv_end_task(r, op); break;
  case GV_OP_RETURN:
    if (r->frames.len == 1 && !gv_are_tasks_over(r)) break;
    if (leave(r, op)) break;
    gv_end_of_run(r, op);
    r->over = true;
    break;
  case GV_OP_UNREACHABLE: /* the program ends here: nothing is left to wait for or to destroy */
    r->over = true;
    break;
  case GV_OP_CALL:
    forget_results(r, op);
    enter(r, op);
    break;
  default:
    top(r)->ended_task = 0;
    forget_results(r, op);
    step_over(r, index, op);
    break;
  }
}

/* ---- from the start -------------------------------------------------------------------------- */

/* What the caller passes. */
static void give_params(run *r, uint32_t function) {
  const gv_function *f = &r->model->functions.at[function];
  for (uint32_t i = 0; i < f->params; i++) {
    gv_value_id id = r->model->params.at[f->first_param + i];
    word w = gv_new_unknown(r, true, 0);
    *gv_root(r, id) = r->model->values.at[id].size <= 8 ? gv_one_word(w) : gv_same_words(w);
  }
  for (uint32_t i = 0; i < f->params; i++) { /* somewhere else in the same buffer */
    gv_value_id id = r->model->params.at[f->first_param + i], other = r->model->values.at[id].c;
    if (other == GV_NONE || r->model->values.at[id].def != GV_DEF_PARAM ||
        r->model->values.at[other].def != GV_DEF_PARAM)
      continue;
    word w = gv_word_of_thing(gv_thing_of(r, gv_root(r, other)->rest));
    *gv_push(&r->spots) = ((uint64_t)i << 1) | UINT64_C(1) << 63;
    w.spot = r->spots.len;
    *gv_root(r, id) = gv_one_word(w);
  }
}

void gv_run_function(run *r, uint32_t function) {
  push_frame(r, function);
  give_params(r, function);
  while (gv_runs(r) && !r->over) {
    if (++r->steps > r->reader->reach.steps) gv_stop_run(r, GV_STOP_STEPS);
    if (gv_runs(r)) step(r);
  }
}
