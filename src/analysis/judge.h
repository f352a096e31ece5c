/* judge: from a finished engine to findings and obligations. */
#ifndef GV_JUDGE_H
#define GV_JUDGE_H

#include "analysis/analysis.h"
#include "analysis/engine.h"

/* Faults to which no path could be walked. */
typedef GV_VEC(uint32_t) gv_open;

/* Fills in *report (zeroed), and adds to *open. */
void gv_judge(gv_engine *engine, gv_model *model, const gv_analysis_options *options, gv_report *report, gv_open *open);

#endif
