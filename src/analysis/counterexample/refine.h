/* refine: where a fault was found and no path to it that is beyond doubt, another run in which
 * every branch counts. */
#ifndef GV_REFINE_H
#define GV_REFINE_H

#include "typestate/tabulate.h"

typedef enum gv_refined {
  GV_REFINED_ALL,  /* all branches of functions */
  GV_REFINED_CORE, /* single ones */
  GV_NOTHING_TO_REFINE,
  GV_TOO_MUCH_TO_REFINE
} gv_refined;

/* Says in *refinement (with all of it false) where branches that are tested only once are to be
 * followed as well: in the functions of these faults, or in `all`, in all that call them, and in
 * all that those call; where these are too many, those that have ruled out paths, if they are known
 * (gv_path_search.core). Nothing: there is no branch; too much: there are so many that following
 * all could take too long. */
gv_refined gv_refine(const gv_tabulation *tab, const uint32_t *faults, uint32_t count, bool all,
                     gv_refinement *refinement);
/* All of it false; the caller frees it with gv_refinement_clear(). */
gv_refinement gv_refinement_none(const gv_model *model);
/* Only where branches that have ruled out paths are tested; *refinement has been refined before. */
gv_refined gv_refine_core(const gv_tabulation *tab, gv_refinement *refinement);
/* Frees its arrays, and zeroes it. */
void gv_refinement_clear(gv_refinement *refinement);

#endif
