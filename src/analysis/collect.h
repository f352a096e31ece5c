/* collect: fills in what order.h describes. */
#ifndef GV_COLLECT_H
#define GV_COLLECT_H

#include "analysis/engine.h"
#include "analysis/order.h"

/* *order is zeroed by the caller, who clears it. */
void gv_collect_order(gv_engine *engine, gv_order *order);

#endif
