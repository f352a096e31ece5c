/* needs: a model. gives: its report, as everybody who asks gets it. cost: that of the analysis. */
#include "verify/verify.h"

static gv_known known_of(const gv_verification *v) {
  gv_known known = v->known;
  known.remarks = v->analysis.remarks;
  return known;
}

gv_analysis_options gv_verify_options(const gv_verification *v, gv_model *model) {
  gv_analysis_options options = v->analysis;
  const gv_known known = known_of(v);
  options.proof |= gv_may_suppress(model, &known);
#ifndef NDEBUG
  options.check_proof = true;
  gv_model_check(model);
#endif
  return options;
}

void gv_verify(gv_model *model, const gv_verification *v, gv_report *report) {
  static const gv_selection catalogue;
  const gv_analysis_options options = gv_verify_options(v, model);
  const gv_known known = known_of(v);
  gv_aside aside = {.started = false};
  if (v->meanwhile.act) gv_aside_begin(&aside, v->meanwhile.act, v->meanwhile.with);
  if (v->analyse)
    v->analyse(v->with, model, &options, report);
  else
    gv_analyse(model, &options, report);
  gv_aside_end(&aside);
  gv_suppress(model, report, &known);
  gv_select(report, v->selection ? v->selection : &catalogue);
}
