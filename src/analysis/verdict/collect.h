/* collect: fills in what order.h describes. */
#ifndef GV_COLLECT_H
#define GV_COLLECT_H

#include "analysis/order.h"
#include "typestate/tabulate.h"

/* *order is zeroed by the caller, who clears it. */
void gv_collect_order(gv_tabulation *tab, gv_order *order);
/* Sorts the lists of one that was put together, but for things. */
void gv_sort_order(gv_order *order);

#endif
