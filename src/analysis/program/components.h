/* components: functions of which none has a bearing on what is found in another. */
#ifndef GV_COMPONENTS_H
#define GV_COMPONENTS_H

#include "model/part.h"

/* needs: a checked model whose elements are followed. gives: true, and *parts (zeroed by the
 * caller, who clears it) indexed, where the program has several components; numbered by their first
 * functions. cost: linear, nearly (union by rank). */
bool gv_find_components(const gv_model *model, gv_parts *parts);

#endif
