#include "analysis/analysis.h"

#include "base/stack.h"
#include "counterexample/refine.h"
#include "program/arrays.h"
#include "solver/solver.h"
#include "typestate/engine.h"
#include "verdict/check.h"
#include "verdict/collect.h"
#include "verdict/judge.h"
#include "verdict/objects.h"
#include "verdict/query.h"
#include "verdict/remarks.h"

typedef struct job {
  gv_model *model;
  const gv_analysis_options *options;
  gv_report *report;
  gv_solved *solved; /* in all looks */
} job;

/* Which branches are followed, and what comes of it. An engine stays where it is made. */
typedef struct look {
  gv_engine engine;
  gv_report report;
  gv_open open;
} look;

static void look_at(look *l, const job *j, const bool *exact, bool strict) {
  memset(l, 0, sizeof *l);
  gv_engine_run(&l->engine, j->model, exact);
  l->engine.solved = j->solved;
  gv_judge(&l->engine, j->model, j->options, strict, &l->report, &l->open);
}

static void drop_look(look *l) {
  gv_report_clear(&l->report);
  gv_engine_clear(&l->engine);
  gv_vec_free(&l->open.faults);
}

static void look_instead(look *l, const job *j, bool strict) {
  drop_look(l);
  look_at(l, j, NULL, strict);
}

/* Did the second look, in which doubtful paths do not count, leave less open, or as much and show as much? */
static bool is_of_use(const look *second, const look *first) {
  uint32_t open = second->report.counts[GV_UNPROVED], open_before = first->report.counts[GV_UNPROVED] + first->open.chosen;
  return open < open_before ||
         (open == open_before && second->report.findings.len + first->open.chosen >= first->report.findings.len);
}

/* Looks again where faults were found and no paths to them that are beyond doubt. Gives the look that counts: where the second is of
 * no use, the first, in which doubtful paths do not count then. */
static look *look_again(look *first, look *second, const job *j) {
  bool *exact = gv_malloc(j->model->functions.len + 1);
  memset(exact, 0, j->model->functions.len + 1);
  look *counts = first;
  bool chose = first->open.chosen;
  gv_refined refined = gv_refine(&first->engine, first->open.faults.at, first->open.faults.len, exact);
  if (refined == GV_REFINED) {
    look_at(second, j, exact, true);
    bool of_use = is_of_use(second, first);
    drop_look(of_use ? first : second);
    if (of_use) counts = second;
    if (!of_use) look_instead(first, j, chose); /* what is in the model is of the second look */
  } else if (refined == GV_TOO_MUCH_TO_REFINE && chose) {
    look_instead(first, j, true);
  }
  gv_free(exact);
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

static void analyse(void *with) {
  const job *j = with;
  if (j->options->assume_kernels) assume_kernels(j->model);
  gv_follow_elements(j->model);
  look looks[2];
  look_at(&looks[0], j, NULL, false);
  look *l = look_again(&looks[0], &looks[1], j);
  gv_judge_objects(&l->engine, j->model, j->options, &l->report);
  if (j->options->remarks) gv_remark(&l->engine, j->model, &l->report);
  if (j->options->check_proof) gv_check_proof(&l->engine);
  if (j->options->insight) gv_query(&l->engine, j->options->insight);
  if (j->options->order) gv_collect_order(&l->engine, j->options->order);
  gv_report_finish(&l->report);
  *j->report = l->report;
  memset(&l->report, 0, sizeof l->report);
  drop_look(l);
}

/* The search for a witness recurses with the length of the path and the depth of the calls. */
void gv_analyse(gv_model *model, const gv_analysis_options *options, gv_report *report) {
  gv_solved solved = {0};
  gv_on_large_stack(analyse, &(job){model, options, report, &solved});
  gv_solved_clear(&solved);
}
