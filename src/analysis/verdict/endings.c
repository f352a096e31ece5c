/* needs: a finished tabulation: which blocks control comes to. gives: a finding for each task of
 * which the end may never be reached. cost: the blocks of all functions, in modules with tasks.
 *
 * What comes after a task in its caller stands behind the body in the model. Where the body goes
 * round for ever, or ends the program, no path leads on from there, though the caller goes on
 * beside it: nothing is proved of what the caller does then.
 */
#include "verdict/objects.h"

typedef struct endings {
  const gv_tabulation *tab;
  const gv_model *m;
  bool *returns; /* by function: some way through it does */
  bool *endless; /* by function: on some way it neither returns nor ends the program */
  uint8_t *seen; /* by block */
  GV_VEC(uint32_t) blocks, goals, work;
  bool calls_endless;
} endings;

enum { FORWARD = 1, BACK = 2 };

/* Does control come to the goal? `task` GV_NONE: that is the end of the function. The end of the
 * program is one, too, and so is a call that does not return: whether it goes on for ever is what
 * `calls_endless` says. */
static bool reaches_goal(endings *n, uint32_t from, uint32_t end, uint32_t task, bool *through) {
  for (uint32_t o = from; o < end; o++) {
    const gv_op *op = &n->m->ops.at[o];
    if (op->kind == GV_OP_CALL) n->calls_endless |= n->endless[op->callee];
    if (op->kind == GV_OP_CALL && !n->returns[op->callee]) return true;
    bool ends =
        task == GV_NONE ? op->kind == GV_OP_RETURN : op->kind == GV_OP_TASK_END && op->task == task;
    *through |= ends;
    if (ends || op->kind == GV_OP_UNREACHABLE) return true;
  }
  return false;
}

static void come_to(endings *n, uint32_t block) {
  if (n->seen[block] || n->tab->control.reach[block] == GV_FALSE) return;
  n->seen[block] = FORWARD;
  *gv_push(&n->blocks) = block;
}

/* Forward from the operation, and back from the goals: is there a block from which no way leads to
 * one? *through: a way leads to the end that is looked for, which is not that of the program. */
static bool may_go_on_for_ever(endings *n, uint32_t first_op, uint32_t task, bool *through) {
  const gv_model *m = n->m;
  uint32_t ended = 0;
  n->blocks.len = n->goals.len = 0, n->calls_endless = false, *through = false;
  come_to(n, m->ops.at[first_op].block);
  for (uint32_t i = 0; i < n->blocks.len; i++) {
    uint32_t b = n->blocks.at[i];
    bool goal = reaches_goal(n, i ? m->blocks.at[b].first_op : first_op, m->blocks.at[b].end_op,
                             task, through);
    if (goal) *gv_push(&n->goals) = b;
    for (uint32_t e = m->blocks.at[b].first_edge; !goal && e < m->blocks.at[b].end_edge; e++)
      come_to(n, m->edges.at[e].target);
  }
  while (n->goals.len) {
    uint32_t b = gv_pop(&n->goals);
    if (n->seen[b] != FORWARD) continue;
    n->seen[b] |= BACK, ended++;
    for (uint32_t p = n->tab->flow.pred_start[b]; p < n->tab->flow.pred_start[b + 1]; p++)
      *gv_push(&n->goals) = n->tab->flow.edge_from[n->tab->flow.preds[p]];
  }
  bool for_ever = ended < n->blocks.len || n->calls_endless;
  for (uint32_t i = 0; i < n->blocks.len; i++) n->seen[n->blocks.at[i]] = 0;
  return for_ever;
}

static bool is_judged(const endings *n, uint32_t function) {
  const gv_function *f = &n->m->functions.at[function];
  return f->end_block > f->first_block && n->tab->control.reach[f->first_block] != GV_FALSE;
}

/* One function; its callers are looked at again where something new is known of it. */
static void look_at(endings *n, uint32_t function, bool *fact, bool for_ever) {
  bool through, may;
  if (fact[function] || !is_judged(n, function)) return;
  may = may_go_on_for_ever(n, n->m->blocks.at[n->m->functions.at[function].first_block].first_op,
                           GV_NONE, &through);
  if (!(for_ever ? may : through)) return;
  fact[function] = true;
  for (uint32_t c = n->tab->flow.caller_start[function];
       c < n->tab->flow.caller_start[function + 1]; c++)
    *gv_push(&n->work) = gv_function_of_op(n->m, n->tab->flow.callers[c]);
}

static void settle(endings *n, bool *fact, bool for_ever) {
  for (uint32_t f = n->m->functions.len; f-- > 0;) *gv_push(&n->work) = f;
  while (n->work.len) look_at(n, gv_pop(&n->work), fact, for_ever);
}

static void report_task(const endings *n, const gv_analysis_options *options, gv_report *report,
                        uint32_t op, bool through) {
  gv_str function = n->m->functions.at[gv_function_of_op(n->m, op)].name;
  gv_str what =
      through
          ? GV_STR("cannot prove what runs after this task begins: on some path it loops forever")
          : GV_STR("cannot prove what runs after this task begins: it never ends, or ends the "
                   "program");
  gv_finding *f =
      gv_report_finding(report, GV_RULE_UNKNOWN_HANDLE, n->m->ops.at[op].loc, function, what);
  gv_finding_note(f, GV_NOTE_ADVICE, f->loc,
                  GV_STR("let every path through the task reach its end"));
  gv_report_decide(report, options->proof,
                   (gv_obligation){.verdict = GV_UNPROVED,
                                   .loc = n->m->ops.at[op].loc,
                                   .function = function,
                                   .what = GV_STR("every task must come to its end"),
                                   .reason = what,
                                   .op = GV_NONE,
                                   .operand = GV_NONE,
                                   .finding = f->number});
}

void gv_judge_endings(const gv_tabulation *tab, const gv_model *model,
                      const gv_analysis_options *options, gv_report *report) {
  if (!model->task_count) return;
  endings n = {.tab = tab,
               .m = model,
               .returns = gv_malloc(model->functions.len + 1),
               .endless = gv_malloc(model->functions.len + 1),
               .seen = gv_malloc(model->blocks.len + 1)};
  memset(n.returns, 0, model->functions.len + 1);
  memset(n.endless, 0, model->functions.len + 1);
  memset(n.seen, 0, model->blocks.len + 1);
  settle(&n, n.returns, false);
  settle(&n, n.endless, true);
  for (uint32_t o = 0; o < model->ops.len; o++) {
    bool through;
    if (model->ops.at[o].kind != GV_OP_TASK_BEGIN) continue;
    if (tab->control.reach[model->ops.at[o].block] == GV_FALSE) continue;
    bool for_ever = may_go_on_for_ever(&n, o, model->ops.at[o].task, &through);
    if (for_ever || !through) report_task(&n, options, report, o, through);
  }
  gv_free(n.returns);
  gv_free(n.endless);
  gv_free(n.seen);
  gv_vec_free(&n.blocks);
  gv_vec_free(&n.goals);
  gv_vec_free(&n.work);
}
