/* focus: the part of a program whose verdicts an edit in one function may change, so that the
 * others need not be verified again. */
#ifndef GV_FIX_FOCUS_H
#define GV_FIX_FOCUS_H

#include "model/model.h"

/* By function, the first function of its part: functions that call one another, or that use
 * variables, are of one part. To be freed with gv_free(). */
uint32_t *gv_focus_parts(const gv_model *model);
/* Functions of other parts are as if nobody called them. */
void gv_focus_on(gv_model *model, const uint32_t *parts, uint32_t part);

#endif
