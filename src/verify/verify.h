/* verify: a model and what is asked of it in, the finished report out. The one way from a model to
 * findings: the library, the command line and the language server differ in how they read a program
 * and in what they do with the report, and in nothing between. */
#ifndef GV_VERIFY_H
#define GV_VERIFY_H

#include "analysis/analysis.h"
#include "base/stack.h"
#include "diag/select.h"
#include "diag/suppress.h"

typedef struct gv_verification {
  gv_analysis_options analysis;
  gv_known known; /* what people have accepted; its remarks are those of `analysis` */
  const gv_selection *selection; /* rules and their severities; NULL: as in the catalogue */
  /* Instead of gv_analyse(), where more than the model is judged, such as a source beside it. NULL:
   * that. */
  void (*analyse)(void *with, gv_model *model, const gv_analysis_options *options,
                  gv_report *report);
  void *with;
  gv_errand meanwhile; /* what is done on another thread while the model is analysed; act == NULL:
                        nothing */
} gv_verification;

/* The options of the analysis that the model gets: obligations are listed where a suppression needs
 * them, and builds for development check the model and every proof. */
gv_analysis_options gv_verify_options(const gv_verification *verification, gv_model *model);
/* Fills in *report, zeroed by the caller, who clears it: analysed, without what is accepted, with
 * rules as they are selected. */
void gv_verify(gv_model *model, const gv_verification *verification, gv_report *report);

#endif
