/* analysis: model in, findings and obligations out. No MLIR, no printing. */
#ifndef GV_ANALYSIS_H
#define GV_ANALYSIS_H

#include "analysis/options.h"

/* Fills in *report (zeroed by the caller, who clears it) and finishes it. The model is not changed
 * but for texts that it loads. */
void gv_analyse(gv_model *model, const gv_analysis_options *options, gv_report *report);

#endif
