/* arrays: which loads and stores are of array elements by index, and what loops tell of them. */
#ifndef GV_ARRAYS_H
#define GV_ARRAYS_H

#include "model/model.h"

/* Fills in gv_op.element, and says what loops tell in their conditions. What the program does stays
 * the same. Once for a model. */
void gv_follow_elements(gv_model *model, bool whole_buffers);

#endif
