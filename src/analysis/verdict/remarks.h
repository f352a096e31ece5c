/* remarks: order that costs time and gives nothing. */
#ifndef GV_REMARKS_H
#define GV_REMARKS_H

#include "typestate/tabulate.h"

void gv_remark(gv_tabulation *tab, gv_model *model, gv_report *report);

#endif
