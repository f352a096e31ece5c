#include "analysis/analysis.h"

#include "analysis/check.h"
#include "analysis/engine.h"
#include "analysis/judge.h"

void gv_analyse(gv_model *model, const gv_analysis_options *options, gv_report *report) {
  gv_engine engine;
  gv_engine_run(&engine, model);
  gv_judge(&engine, model, options, report);
  if (options->check_proof) gv_check_proof(&engine);
  gv_engine_clear(&engine);
  gv_report_finish(report);
}
