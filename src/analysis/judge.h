/* judge: from a finished engine to findings and obligations. */
#ifndef GV_JUDGE_H
#define GV_JUDGE_H

#include "analysis/analysis.h"
#include "analysis/engine.h"

void gv_judge(gv_engine *engine, gv_model *model, const gv_analysis_options *options, gv_report *report);

#endif
