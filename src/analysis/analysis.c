#include "analysis/analysis.h"

#include "analysis/dump.h"
#include "base/stack.h"
#include "counterexample/refine.h"
#include "program/arrays.h"
#include "solver/solver.h"
#include "typestate/tabulate.h"
#include "verdict/check.h"
#include "verdict/collect.h"
#include "verdict/judge.h"
#include "verdict/objects.h"
#include "verdict/orders.h"
#include "verdict/query.h"
#include "verdict/remarks.h"

typedef struct job {
  gv_model *model;
  const gv_analysis_options *options;
  gv_report *report;
  gv_solved *solved; /* in all runs */
} job;

/* Which branches are followed, and what comes of it. A tabulation stays where it is made. */
typedef struct run {
  gv_tabulation tab;
  gv_report report;
  gv_open open;
} run;

/* `quick`: counterexamples that are hard to find are left to another run. */
static void run_with(run *l, const job *j, const gv_refinement *refinement, bool strict,
                     bool quick) {
  memset(l, 0, sizeof *l);
  const gv_tabulation_options options = {.refinement = refinement,
                                         .most_steps = j->options->most_steps,
                                         .closely = j->options->remarks,
                                         .cancelled = j->options->cancelled};
  gv_tabulate_with(&l->tab, j->model, &options);
  l->tab.search.solved = j->solved;
  l->tab.search.quick = quick;
  l->tab.search.wants_core = quick && gv_has_many_branches(j->model);
  l->tab.search.keeps_refusals = j->options->dump.stage == GV_STAGE_PATH;
  gv_judge(&l->tab, j->model, j->options, strict, &l->report, &l->open);
}

static void drop_run(run *l, const job *j) {
  gv_steps *taken = j->options->steps;
  if (taken)
    taken->passed += l->tab.passed, taken->fixpoint += l->tab.steps,
        taken->paths += l->tab.search.searched, taken->numbers += l->tab.search.walked;
  gv_report_clear(&l->report);
  gv_tab_clear(&l->tab);
  gv_vec_free(&l->open.faults);
}

static void run_instead(run *l, const job *j, bool strict) {
  drop_run(l, j);
  run_with(l, j, NULL, strict, false);
}

/* Did the second run, in which doubtful paths do not count, leave less open, or as much and show as
 * much? */
static bool is_of_use(const run *second, const run *first) {
  uint32_t open = second->report.counts[GV_UNPROVED],
           open_before = first->report.counts[GV_UNPROVED] + first->open.chosen;
  if (open < open_before) return true;
  return open == open_before &&
         second->report.findings.len + first->open.chosen >= first->report.findings.len;
}

/* Runs again where faults were found and no paths to them that are beyond doubt; the first run
 * takes little time for a path. Gives the run that counts: where the second is of no use, the
 * first, in which doubtful paths do not count then. */
static run *refine(run *first, run *second, const job *j) {
  gv_refinement refinement = gv_refinement_none(j->model);
  run *counts = first;
  bool chose = first->open.chosen;
  gv_refined refined =
      gv_refine(&first->tab, first->open.faults.at, first->open.faults.len, &refinement);
  if (refined == GV_REFINED) {
    run_with(second, j, &refinement, true, false);
    bool of_use = is_of_use(second, first);
    drop_run(of_use ? first : second, j);
    if (of_use) counts = second;
    if (!of_use) run_instead(first, j, chose); /* what is in the model is of the second run */
  } else if (first->open.gave_up || (refined == GV_TOO_MUCH_TO_REFINE && chose)) {
    run_instead(first, j, refined == GV_TOO_MUCH_TO_REFINE && chose);
  }
  gv_refinement_clear(&refinement);
  return counts;
}

static void assume_kernels(gv_model *model) {
  for (uint32_t o = 0; o < model->ops.len; o++) {
    gv_op *op = &model->ops.at[o];
    model->kernels_assumed += op->unseen;
    op->taken_whole |= op->unseen;
    if (op->unseen) op->range_count = 0;
    op->unseen = false;
  }
}

static void tell_orders(run *l, const job *j) {
  gv_order own = {0};
  if (!j->options->order) gv_collect_order(&l->tab, &own);
  gv_tell_orders(j->model, j->options->order ? j->options->order : &own, &l->report);
  gv_order_clear(&own);
}

/* What is found at several copies of one operation is one finding. */
static void merge_copies(const gv_model *model, gv_report *report) {
  gv_map first = {0};
  uint32_t kept = 0;
  for (uint32_t i = 0; i < report->findings.len; i++) {
    gv_finding *f = &report->findings.at[i];
    bool copy = false;
    if (f->op != GV_NONE) {
      const uint32_t key[5] = {f->rule, f->loc.file, f->loc.line, f->loc.col,
                               model->ops.at[f->op].site};
      uint32_t *slot = gv_map_at(
          &first, gv_hash(f->message.at, f->message.len, gv_hash(key, sizeof key, 0)), &copy);
      const gv_finding *other = &report->findings.at[copy ? *slot : i];
      if (!copy) *slot = kept;
      copy = copy && other->op != f->op && other->rule == f->rule &&
             gv_str_equal(other->message, f->message);
    }
    if (copy)
      gv_finding_clear(f);
    else
      report->findings.at[kept++] = *f;
  }
  report->findings.len = kept;
  gv_map_free(&first);
}

static void analyse(void *with) {
  const job *j = with;
  if (j->options->assume_kernels) assume_kernels(j->model);
  gv_follow_elements(j->model);
  run runs[2];
  run_with(&runs[0], j, NULL, false, true);
  run *l = refine(&runs[0], &runs[1], j);
  if (!l->tab.out_of_steps) gv_judge_objects(&l->tab, j->model, j->options, &l->report);
  if (j->options->remarks && !l->tab.out_of_steps) gv_remark(&l->tab, j->model, &l->report);
  if (j->options->check_proof && !l->tab.out_of_steps) gv_check_proof(&l->tab);
  if (j->options->insight) gv_query(&l->tab, j->options->insight);
  if (j->options->order) gv_collect_order(&l->tab, j->options->order);
  if (j->options->tell_orders && !l->tab.out_of_steps) tell_orders(l, j);
  if (j->options->dump.stage && j->options->dump.stage != GV_STAGE_STEPS)
    gv_dump_stage(&l->tab, j->model, &j->options->dump);
  if (j->model->written_out) merge_copies(j->model, &l->report);
  gv_report_finish(&l->report);
  *j->report = l->report;
  memset(&l->report, 0, sizeof l->report);
  drop_run(l, j);
}

/* The search for a counterexample recurses with the length of the path and the depth of the calls.
 */
void gv_analyse(gv_model *model, const gv_analysis_options *options, gv_report *report) {
  gv_solved solved = {0};
  gv_on_large_stack(analyse, &(job){model, options, report, &solved});
  gv_solved_clear(&solved);
}
