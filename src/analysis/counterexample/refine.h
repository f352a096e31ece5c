/* refine: where a fault was found and no path to it that is beyond doubt, another look in which every branch counts. */
#ifndef GV_REFINE_H
#define GV_REFINE_H

#include "typestate/tabulate.h"

typedef enum gv_refined { GV_REFINED, GV_NOTHING_TO_REFINE, GV_TOO_MUCH_TO_REFINE } gv_refined;

/* Sets by function, in `exact` (zeroed, of as many as there are functions), where branches that are tested only once are to be
 * followed as well: in the functions of these faults, in all that call them, and in all that those call. Nothing: there is no branch; too
 * much: there are so many that following all could take too long. */
gv_refined gv_refine(const gv_tabulation *tab, const uint32_t *faults, uint32_t count, bool *exact);

#endif
