/* query: the door for questions about single handles. */
#ifndef GV_QUERY_H
#define GV_QUERY_H

#include "diag/insight.h"
#include "typestate/tabulate.h"

/* Fills in *insight (zeroed by the caller, who clears it) from a judged tabulation. */
void gv_query(gv_tabulation *tab, gv_insight *insight);

#endif
