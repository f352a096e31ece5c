/* outside: the program together with what calls it. */
#ifndef GV_OUTSIDE_H
#define GV_OUTSIDE_H

#include "model/model.h"

/* A copy of the model with one function more, which stands for the callers that are not here: it
 * calls the functions that others may call, one after the other, in any order and for ever, from
 * where all globals are as they begin. Each operation of the model has its number in the copy.
 * False: there is none, since callers may do more than that with what they get; *to is not made.
 * once: it calls once, and is none where there are several functions that others may call. */
bool gv_outside_make(const gv_model *model, bool once, gv_model *to);
/* Frees the copy. */
void gv_outside_clear(gv_model *copy);

#endif
