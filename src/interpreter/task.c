/* needs: a run. gives: when the bodies of tasks are run, and what is known after them. cost: the
 * frame that a task begins in, where it is put off.
 *
 * A body is run where it begins, or it is put off until somebody waits for it, or until the end: so
 * both what comes before it and what comes beside it are seen first. What is ordered is told by
 * what each task knows, whichever way is taken.
 */
#include "interpreter/room.h"

enum { PUT_OFF_LIMIT = 3, PROMISE_SIZE = 8 };

static frame *top(run *r) { return &r->frames.at[r->frames.len - 1]; }

uint32_t gv_task_in(bytes b) {
  for (uint32_t i = 0; i < b.count; i++)
    if (b.at[i].holds.task) return b.at[i].holds.task;
  return b.rest.task;
}

static void know(run *r, uint32_t number) {
  gv_order_join(&r->host, &r->tasks.at[number].after);
  gv_acts_join(&r->issued, &r->tasks.at[number].issued);
}

/* ---- putting off ----------------------------------------------------------------------------- */

/* The edge that leads after the body; GV_NONE: there is none, or its arguments are larger than a
 * promise can be. */
static uint32_t edge_behind(const run *r, uint32_t begin) {
  const gv_model *m = r->model;
  const gv_function *f = &m->functions.at[m->blocks.at[m->ops.at[begin].block].function];
  uint32_t end = gv_end_op_of(m, f);
  for (uint32_t o = m->blocks.at[f->first_block].first_op; o < end; o++) {
    if (m->ops.at[o].kind != GV_OP_TASK_END || m->ops.at[o].task != m->ops.at[begin].task) continue;
    uint32_t edge = m->blocks.at[m->ops.at[o].block].first_edge;
    const gv_edge *e = &m->edges.at[edge];
    for (uint32_t i = 0; i < e->pairs; i++)
      if (m->values.at[m->pairs.at[e->first_pair + i].arg].size > PROMISE_SIZE) return GV_NONE;
    return edge;
  }
  return GV_NONE;
}

static frame copy_of(run *r, const frame *f) {
  const gv_function *function = &r->model->functions.at[f->function];
  uint32_t blocks = function->end_block - function->first_block,
           roots = r->reader->root_count[f->function];
  frame copy = *f;
  copy.visits = gv_new(&r->arena, uint32_t, blocks);
  copy.roots = gv_new(&r->arena, bytes, roots);
  if (blocks) memcpy(copy.visits, f->visits, blocks * sizeof *f->visits);
  if (roots) memcpy(copy.roots, f->roots, roots * sizeof *f->roots);
  return copy;
}

/* Goes on after the body, with promises for what it will give. */
static void put_off(run *r, uint32_t begin, const gv_op *op, uint32_t edge) {
  const gv_edge *e = &r->model->edges.at[edge];
  later *l = gv_new(&r->arena, later, 1);
  *gv_push(&r->tasks) = (task){.later = l};
  r->delays = true;
  uint32_t number = r->tasks.len - 1;
  l->frame = copy_of(r, top(r));
  l->frame.op = begin + 1;
  l->frame.runs_task = number + 1;
  l->host = r->host, l->issued = r->issued;
  l->waits_for = gv_new(&r->arena, uint32_t, op->operand_count + 1u);
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_value_id id = gv_operands(r->model, op)[i];
    uint32_t task = id == GV_NONE ? 0 : gv_task_in(gv_value_of(r, id));
    if (task) l->waits_for[l->waits++] = task - 1;
  }
  l->first_promise = r->unknowns.len;
  for (uint32_t i = 0; i < e->pairs; i++) {
    word w = gv_new_unknown(r, false, 0);
    r->unknowns.at[w.id].promised = true;
    w.task = number + 1;
    *gv_root(r, r->model->pairs.at[e->first_pair + i].arg) = gv_one_word(w);
  }
  frame *f = top(r);
  f->rounds += f->visits[e->target - r->model->functions.at[f->function].first_block]++ > 0;
  f->op = r->model->blocks.at[e->target].first_op;
}

/* ---- the begin ------------------------------------------------------------------------------- */

/* What comes after the body knows no more than what was known before it. */
void gv_begin_task(run *r, uint32_t index, const gv_op *op) {
  bool decided = top(r)->runs_now == index + 1 || r->put_off >= PUT_OFF_LIMIT;
  uint32_t edge = decided ? GV_NONE : edge_behind(r, index);
  top(r)->ended_task = 0;
  if (edge != GV_NONE && ++r->put_off && gv_pick(r, 2)) {
    put_off(r, index, op, edge);
    return;
  }
  top(r)->runs_now = index + 1;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_value_id id = gv_operands(r->model, op)[i];
    uint32_t task = id == GV_NONE ? 0 : gv_task_in(gv_value_of(r, id));
    if (task && !gv_is_task_over(r, task - 1)) return; /* and then this one */
  }
  top(r)->runs_now = 0;
  *gv_push(&r->open_tasks) = r->tasks.len;
  *gv_push(&r->tasks) = (task){.before = r->host, .issued = r->issued};
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_value_id id = gv_operands(r->model, op)[i];
    uint32_t task = id == GV_NONE ? 0 : gv_task_in(gv_value_of(r, id));
    if (task) know(r, task - 1);
  }
  top(r)->op++;
}

/* It was put off, and what it waits for is over. */
static void begin_late(run *r, uint32_t number) {
  later *l = r->tasks.at[number].later;
  *gv_push(&r->open_tasks) = number;
  r->tasks.at[number].before = r->host;
  r->tasks.at[number].issued = r->issued;
  r->host = l->host;
  r->issued = l->issued;
  for (uint32_t i = 0; i < l->waits; i++) know(r, l->waits_for[i]);
  *gv_push(&r->frames) = l->frame;
}

bool gv_is_task_over(run *r, uint32_t number) {
  const task *t = &r->tasks.at[number];
  for (uint32_t i = 0; i < r->open_tasks.len; i++)
    if (r->open_tasks.at[i] == number) gv_stop_run(r, GV_STOP_ORIGIN); /* it waits for itself */
  if (t->ended || !t->later || !gv_runs(r)) return true;
  for (uint32_t i = 0; i < t->later->waits; i++)
    if (!gv_is_task_over(r, t->later->waits_for[i])) return false;
  begin_late(r, number);
  return false;
}

bool gv_are_tasks_over(run *r) {
  for (uint32_t i = 0; i < r->tasks.len; i++)
    if (!gv_is_task_over(r, i)) return false;
  return true;
}

/* ---- the end --------------------------------------------------------------------------------- */

static void keep_promise(run *r, uint32_t promise, word w) {
  unknown *u = &r->unknowns.at[promise];
  if (w.kind == W_THING && w.k == 0 && !w.spot)
    u->thing = w.id;
  else if (w.kind == W_INT)
    u->chosen = true, u->k = w.k;
  else if (w.kind == W_UNKNOWN && r->unknowns.at[w.id].thing != GV_NONE)
    u->thing = r->unknowns.at[w.id].thing;
  else if (w.kind == W_UNKNOWN && r->unknowns.at[w.id].chosen)
    u->chosen = true, u->k = r->unknowns.at[w.id].k;
  else
    gv_stop_run(r, GV_STOP_ORIGIN);
}

static void keep_promises(run *r, uint32_t number) {
  const gv_model *m = r->model;
  const gv_edge *e = &m->edges.at[m->blocks.at[m->ops.at[top(r)->op].block].first_edge];
  const gv_op *end = &m->ops.at[top(r)->op];
  for (uint32_t i = 0; i < e->pairs; i++) {
    const gv_pair *pair = &m->pairs.at[e->first_pair + i];
    if (pair->source == gv_results(m, end)[0]) continue; /* the token is nothing but that */
    keep_promise(r, r->tasks.at[number].later->first_promise + i, gv_value_word(r, pair->source));
  }
}

void gv_end_task(run *r, const gv_op *op) {
  if (!r->open_tasks.len) GV_BUG("a task ends that has not begun");
  uint32_t number = gv_pop(&r->open_tasks);
  bool late = top(r)->runs_task == number + 1;
  if (late) keep_promises(r, number);
  task *t = &r->tasks.at[number];
  acts issued = t->issued;
  t->after = r->host;
  t->issued = r->issued;
  t->ended = true;
  r->host = t->before;
  r->issued = issued;
  if (late) {
    (void)gv_pop(&r->frames);
    return;
  }
  word token = gv_new_unknown(r, false, 0);
  token.task = top(r)->ended_task = number + 1;
  gv_set_result(r, op, 0, gv_one_word(token));
  top(r)->op++;
}
