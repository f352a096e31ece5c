/* objects: from a finished tabulation to what is wrong with the async runtime's own objects. */
#ifndef GV_OBJECTS_H
#define GV_OBJECTS_H

#include "analysis/options.h"
#include "typestate/tabulate.h"

/* Adds findings and obligations to the report, those of groups too. Operations that control does
 * not come to are passed over. */
void gv_judge_objects(const gv_tabulation *tab, const gv_model *model,
                      const gv_analysis_options *options, gv_report *report);
/* What the front has found no meaning or no runtime for in the program; of a part: none. */
void gv_judge_unknown(const gv_model *model, const gv_analysis_options *options, gv_report *report);
/* groups.c: the same of groups of tasks. */
void gv_judge_groups(const gv_tabulation *tab, const gv_model *model,
                     const gv_analysis_options *options, gv_report *report);
/* endings.c: the same of tasks of which the end may never be reached. */
void gv_judge_endings(const gv_tabulation *tab, const gv_model *model,
                      const gv_analysis_options *options, gv_report *report);

#endif
