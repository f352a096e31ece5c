/* needs: an execution. gives: the steps that a path has in common with the one before it are not
 * executed again. cost: what parting from that path undoes. */
#include "counterexample/checkpoint.h"

enum {
  EVERY = 16,           /* operations between two checkpoints in a block */
  UNDO_LIMIT = 1000000, /* changes that are kept: beyond, paths are executed from their beginning */
  CHECKPOINTS_LIMIT = 500000,
};

static bool can_share(const gv_execution *f) {
  bool small = f->instance && f->instance->is, detour = f->detours && f->detours->len;
  if (f->passed.unknowns.len) return false;
  if (small) return false;
  return !detour;
}

bool gv_can_log(const gv_execution *f) { return f->logs && can_share(f); }

/* ---- changes --------------------------------------------------------------------------------- */

void gv_keep_value(gv_execution *f, uint32_t index) {
  GV_ASSERT(index < f->values.len);
  gv_checkpoints *c = &f->checkpoints;
  if (c->list.len) *gv_push(&c->values) = (gv_old_value){index, f->values.at[index]};
}

void gv_keep_change(gv_execution *f, uint32_t index) {
  GV_ASSERT(index < f->times.len);
  gv_checkpoints *c = &f->checkpoints;
  if (c->list.len) *gv_push(&c->times) = (gv_old_change){index, f->times.at[index]};
}

void gv_keep_block(gv_execution *f, uint32_t block) {
  gv_checkpoints *c = &f->checkpoints;
  if (c->list.len)
    *gv_push(&c->blocks) = (gv_old_block){block, f->entered[block], f->havocked_at[block]};
}

void gv_keep_choice(gv_execution *f, uint32_t index) {
  GV_ASSERT(index < f->choices.len);
  gv_checkpoints *c = &f->checkpoints;
  if (c->list.len) *gv_push(&c->choices) = (gv_old_choice){index, f->choices.at[index]};
}

void gv_checkpoints_drop(gv_execution *f) {
  gv_checkpoints *c = &f->checkpoints;
  c->list.len = c->values.len = c->times.len = c->blocks.len = c->choices.len =
      f->numbers.undo.len = 0;
  c->is_open = f->numbers.behind = false;
  f->numbers.shared = 0;
}

void gv_checkpoints_clear(gv_execution *f) {
  gv_checkpoints *c = &f->checkpoints;
  gv_vec_free(&c->list);
  gv_vec_free(&c->values);
  gv_vec_free(&c->times);
  gv_vec_free(&c->blocks);
  gv_vec_free(&c->choices);
}

/* ---- checkpoints ----------------------------------------------------------------------------- */

/* The path is as that checkpoint has it; what is stored may be ahead of it. */
static void stand_at(gv_execution *f, uint32_t index) {
  const gv_checkpoint *c = &f->checkpoints.list.at[index];
  f->checkpoints.at = index;
  f->numbers.unknowns.len = c->unknowns, f->numbers.goals.len = c->goals;
  f->choices.len = c->chosen;
  f->log.len = c->logged;
}

static void add(gv_execution *f, uint32_t edge, uint32_t op) {
  gv_checkpoints *c = &f->checkpoints;
  bool much = c->values.len > UNDO_LIMIT || f->numbers.undo.len > UNDO_LIMIT ||
              c->list.len > CHECKPOINTS_LIMIT;
  if (much) gv_checkpoints_drop(f);
  if (much || !f->numbers.budget) {
    c->is_open = false;
    return;
  }
  *gv_push(&c->list) = (gv_checkpoint){.number = ++c->made,
                                       .edge = edge,
                                       .op = op,
                                       .values = c->values.len,
                                       .times = c->times.len,
                                       .blocks = c->blocks.len,
                                       .choices = c->choices.len,
                                       .chosen = f->choices.len,
                                       .logged = f->log.len,
                                       .undo = f->numbers.undo.len,
                                       .unknowns = f->numbers.unknowns.len,
                                       .goals = f->numbers.goals.len,
                                       .made = f->made,
                                       .escaped = f->escaped,
                                       .reached = f->reached,
                                       .asked = f->asked};
  c->at = c->list.len - 1;
  f->numbers.shared = f->numbers.unknowns.len;
}

/* What is stored is as the path is: all that was done after its checkpoint is undone. */
static void go_back(gv_execution *f) {
  gv_checkpoints *c = &f->checkpoints;
  const gv_checkpoint to = c->list.at[c->at];
  f->numbers.behind = false;
  while (c->values.len > to.values) {
    gv_old_value old = gv_pop(&c->values);
    f->values.at[old.index] = old.value;
  }
  while (c->times.len > to.times) {
    gv_old_change old = gv_pop(&c->times);
    f->times.at[old.index] = old.change;
  }
  while (c->blocks.len > to.blocks) {
    gv_old_block old = gv_pop(&c->blocks);
    f->entered[old.block] = old.entered, f->havocked_at[old.block] = old.havocked_at;
  }
  f->choices.len = to.chosen;
  f->log.len = to.logged;
  while (c->choices.len > to.choices) {
    gv_old_choice old = gv_pop(&c->choices);
    if (old.index < to.chosen) f->choices.at[old.index] = old.choice;
  }
  gv_numbers_undo(&f->numbers, to.undo, to.unknowns, to.goals);
  f->made = to.made, f->escaped = to.escaped, f->reached = to.reached;
  c->list.len = c->at + 1;
  f->numbers.shared = to.unknowns;
  c->is_open = true;
}

/* Somebody looks at numbers beside the path. */
static void catch_up_with_path(gv_numbers *s) { gv_checkpoints_close(s->of); }

bool gv_checkpoints_begin(gv_execution *f) {
  gv_checkpoints *c = &f->checkpoints;
  if (!can_share(f)) {
    gv_checkpoints_drop(f);
    return false;
  }
  if (!c->list.len) return false;
  stand_at(f, 0);
  f->numbers.behind = true;
  return true;
}

void gv_checkpoints_start(gv_execution *f) {
  f->numbers.of = f, f->numbers.go_back = catch_up_with_path;
  if (!can_share(f)) return;
  f->checkpoints.is_open = true;
  add(f, GV_NONE, GV_NONE);
}

/* The path is behind the last one, and goes its way. */
static bool can_go_on(const gv_execution *f) {
  if (!f->numbers.behind) return false;
  if (!can_share(f)) return false;
  return !gv_traces_each_op(f);
}

/* An edge has been crossed that leads to the checkpoint. */
static void arrive_at(gv_execution *f, uint32_t index) {
  stand_at(f, index);
  f->asked = f->checkpoints.list.at[index].asked;
  f->taken_surely = f->unmoved = false;
  f->at = f->put_off = GV_NONE;
}

bool gv_checkpoints_resume(gv_execution *f, gv_way_mark mark) {
  const gv_checkpoints *c = &f->checkpoints;
  if (!mark.number || mark.at >= c->list.len) return false;
  if (c->list.at[mark.at].number != mark.number || mark.at < c->at) return false;
  if (!can_go_on(f)) return false;
  arrive_at(f, mark.at);
  return true;
}

gv_way_mark gv_checkpoints_mark(const gv_execution *f, uint32_t edge) {
  const gv_checkpoints *c = &f->checkpoints;
  bool stands = c->list.len && (f->numbers.behind || c->is_open);
  if (!stands || c->list.at[c->at].edge != edge) return (gv_way_mark){0, 0};
  return (gv_way_mark){c->at, c->list.at[c->at].number};
}

bool gv_checkpoints_cross(gv_execution *f, uint32_t edge) {
  gv_checkpoints *c = &f->checkpoints;
  if (!can_go_on(f)) return false;
  uint32_t next = c->at + 1;
  while (next < c->list.len && c->list.at[next].edge == GV_NONE) next++;
  if (next == c->list.len || c->list.at[next].edge != edge) return false;
  arrive_at(f, next);
  return true;
}

void gv_checkpoints_crossed(gv_execution *f, uint32_t edge) {
  gv_checkpoints *c = &f->checkpoints;
  c->is_open &= can_share(f) && !gv_traces_each_op(f);
  if (c->is_open) add(f, edge, GV_NONE);
}

uint32_t gv_checkpoints_skip(gv_execution *f, uint32_t first, uint32_t end) {
  gv_checkpoints *c = &f->checkpoints;
  if (!f->numbers.behind) return first;
  bool traces = gv_traces_each_op(f);
  bool begins = traces && f->trace.begin != GV_NONE && f->trace.begin >= first;
  uint32_t until = begins && f->trace.begin < end ? f->trace.begin : end;
  bool shares = can_share(f) && !(traces && f->trace.active);
  bool from_its_start = shares && c->list.at[c->at].op == GV_NONE;
  while (from_its_start && c->at + 1 < c->list.len) {
    const gv_checkpoint *next = &c->list.at[c->at + 1];
    if (next->edge != GV_NONE) break;
    if (next->op < first || next->op > until) break;
    stand_at(f, c->at + 1);
  }
  go_back(f);
  return c->list.at[c->at].op != GV_NONE ? c->list.at[c->at].op : first;
}

void gv_checkpoints_before(gv_execution *f, uint32_t op) {
  gv_checkpoints *c = &f->checkpoints;
  if (!c->is_open || f->throughs) return;
  bool traces = gv_traces_each_op(f), begins = traces && f->trace.begin == op;
  c->is_open = can_share(f) && !(traces && f->trace.active);
  if (!c->is_open) return;
  uint32_t last = c->list.at[c->list.len - 1].op;
  if (last != op && (begins || op % EVERY == 0)) add(f, GV_NONE, op);
  if (begins) c->is_open = false;
}

bool gv_checkpoints_known_to_hold(const gv_execution *f) {
  return f->numbers.behind && f->checkpoints.list.at[f->checkpoints.at].holds;
}

bool gv_checkpoints_hold(gv_execution *f) {
  if (f->numbers.behind) f->checkpoints.list.at[f->checkpoints.at].holds = true;
  return true;
}

void gv_checkpoints_close(gv_execution *f) {
  if (f->numbers.behind) go_back(f);
  f->checkpoints.is_open = false;
}
