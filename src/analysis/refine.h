/* refine: where a fault was found and no path to it, another look in which every branch counts. */
#ifndef GV_REFINE_H
#define GV_REFINE_H

#include "analysis/engine.h"

/* Sets by function, in `exact` (zeroed, of as many as there are functions), where branches that are tested only once are to be
 * followed as well: in the functions of these faults, in all that call them, and in all that those call. False: there is none, or
 * they have so many branches that following all could take too long. */
bool gv_refine(const gv_engine *engine, const uint32_t *faults, uint32_t count, bool *exact);

#endif
