#include "analysis/analysis.h"

#include "analysis/check.h"
#include "analysis/collect.h"
#include "analysis/engine.h"
#include "analysis/judge.h"
#include "analysis/objects.h"
#include "analysis/query.h"
#include "analysis/refine.h"
#include "analysis/remarks.h"
#include "base/stack.h"

typedef struct job {
  gv_model *model;
  const gv_analysis_options *options;
  gv_report *report;
} job;

/* Which branches are followed, and what comes of it. An engine stays where it is made. */
typedef struct look {
  gv_engine engine;
  gv_report report;
  gv_open open;
} look;

static void look_at(look *l, const job *j, const bool *exact) {
  memset(l, 0, sizeof *l);
  gv_engine_run(&l->engine, j->model, exact);
  gv_judge(&l->engine, j->model, j->options, &l->report, &l->open);
}

static void drop_look(look *l) {
  gv_report_clear(&l->report);
  gv_engine_clear(&l->engine);
  gv_vec_free(&l->open);
}

/* Looks again where faults were found and no paths to them; false: that is of no use, and *second is not there. */
static bool look_again(look *first, look *second, const job *j) {
  bool *exact = gv_malloc(j->model->functions.len + 1);
  memset(exact, 0, j->model->functions.len + 1);
  bool of_use = first->open.len && gv_refine(&first->engine, first->open.at, first->open.len, exact);
  if (of_use) {
    look_at(second, j, exact);
    of_use = second->report.counts[GV_UNPROVED] <= first->report.counts[GV_UNPROVED];
    drop_look(of_use ? first : second);
    if (!of_use) { /* what is in the model is of the second look */
      drop_look(first);
      look_at(first, j, NULL);
    }
  }
  gv_free(exact);
  return of_use;
}

static void analyse(void *with) {
  const job *j = with;
  look looks[2], *l = &looks[0];
  look_at(l, j, NULL);
  if (look_again(l, &looks[1], j)) l = &looks[1];
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
  gv_on_large_stack(analyse, &(job){model, options, report});
}
