/* orders: why a proved access is ordered with those before it, as text. */
#ifndef GV_ORDERS_H
#define GV_ORDERS_H

#include "analysis/order.h"
#include "diag/diag.h"

/* needs: a report whose obligations are listed, and who touches what in the model. gives: to the
 * reason of each proved access the stream, the event or the wait of the host by which it comes
 * after the last accesses that it could conflict with, where all of that stands in one block;
 * elsewhere nothing, since there one name need not be one object. cost: for each access the
 * operations between it and those. */
void gv_tell_orders(gv_model *model, const gv_order *order, gv_report *report);

#endif
