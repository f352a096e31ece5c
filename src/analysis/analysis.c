#include "analysis/analysis.h"

#include "analysis/check.h"
#include "analysis/collect.h"
#include "analysis/engine.h"
#include "analysis/judge.h"
#include "analysis/objects.h"
#include "analysis/query.h"
#include "analysis/remarks.h"
#include "base/stack.h"

typedef struct job {
  gv_model *model;
  const gv_analysis_options *options;
  gv_report *report;
} job;

static void analyse(void *with) {
  const job *j = with;
  gv_engine engine;
  gv_engine_run(&engine, j->model);
  gv_judge(&engine, j->model, j->options, j->report);
  gv_judge_objects(&engine, j->model, j->options, j->report);
  if (j->options->remarks) gv_remark(&engine, j->model, j->report);
  if (j->options->check_proof) gv_check_proof(&engine);
  if (j->options->insight) gv_query(&engine, j->options->insight);
  if (j->options->order) gv_collect_order(&engine, j->options->order);
  gv_engine_clear(&engine);
  gv_report_finish(j->report);
}

/* The search for a witness recurses with the length of the path and the depth of the calls. */
void gv_analyse(gv_model *model, const gv_analysis_options *options, gv_report *report) {
  gv_on_large_stack(analyse, &(job){model, options, report});
}
