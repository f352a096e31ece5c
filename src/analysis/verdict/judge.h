/* judge: from a finished tabulation to findings and obligations. */
#ifndef GV_JUDGE_H
#define GV_JUDGE_H

#include "analysis/options.h"
#include "typestate/tabulate.h"

/* What another run may settle. */
typedef struct gv_open {
  GV_VEC(uint32_t)
  faults;           /* to which no path could be walked, or one that rests on a choice
                       (gv_counterexample.chose) */
  uint32_t chosen;  /* how many paths rest on such a choice */
  uint32_t gave_up; /* how many searches ended before they were through */
} gv_open;

/* Fills in *report (zeroed), and adds to *open. `strict`: a path that rests on a choice does not
 * count. */
void gv_judge(gv_tabulation *tab, gv_model *model, const gv_analysis_options *options, bool strict,
              gv_report *report, gv_open *open);

#endif
