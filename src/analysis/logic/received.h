/* What an expression is where an edge gives constants to all that it is computed from. */
#ifndef GV_RECEIVED_H
#define GV_RECEIVED_H

#include "model/model.h"

/* The number, sign-extended from as many bits as the value has; false: not known, or undefined. */
bool gv_number_received(const gv_model *model, const gv_edge *edge, gv_value_id id,
                        int64_t *number);

#endif
