/* remarks: order that costs time and gives nothing. */
#ifndef GV_REMARKS_H
#define GV_REMARKS_H

#include "typestate/tabulate.h"

/* Adds findings of severity remark to the report, about uses that control comes to. The tabulation
 * must be finished. */
void gv_remark(gv_tabulation *tab, gv_model *model, gv_report *report);

#endif
