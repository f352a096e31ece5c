/* merge: what was found in a part of a program becomes part of what was found in the whole. */
#ifndef GV_MERGE_H
#define GV_MERGE_H

#include "analysis/analysis.h"
#include "model/part.h"

/* What an analysis gives beside the report. */
typedef struct gv_found {
  gv_report report;
  gv_insight insight;
  gv_order order;
  gv_known_faults faults;
  gv_steps steps;
} gv_found;

/* Moves all of *found, which is empty then, to *report and to where `options` say, in the numbers
 * of the whole. The report is not finished. Parts come in their order. */
void gv_merge_part(gv_model *whole, const gv_part *part, gv_found *found,
                   const gv_analysis_options *options, gv_report *report);
/* Once all parts are there. */
void gv_merge_parts_end(const gv_model *whole, const gv_analysis_options *options);

#endif
