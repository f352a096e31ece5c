/* What an edge says of the arguments of its target, by what it gives them: received.c where all
 * that an expression is computed from gets constants, counted.c of what counts. */
#ifndef GV_RECEIVED_H
#define GV_RECEIVED_H

#include "program/flow.h"

/* The number, sign-extended from as many bits as the value has; false: not known, or undefined. */
bool gv_number_received(const gv_model *model, const gv_edge *edge, gv_value_id id,
                        int64_t *number);

/* Whether `a` and `b` are equal (GV_EQ), or `a` is below `b` (GV_SLT, GV_ULT), once the edge is
 * taken, where one is an argument of its target and the other one a number that the edge leaves as
 * it is. False: not known. */
bool gv_order_received(const gv_flow *flow, const gv_edge *edge, gv_arith test, gv_value_id a,
                       gv_value_id b, bool *is);

#endif
