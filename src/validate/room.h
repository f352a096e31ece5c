/* room: what the files of validate share. */
#ifndef GV_VALIDATE_ROOM_H
#define GV_VALIDATE_ROOM_H

#include "validate/validate.h"

/* ---- places.c: what of the lowered code is at a place of the source -------------------------- */

typedef struct gv_spot {
  gv_loc loc; /* in a file as the source's operations name it */
  uint32_t op;
} gv_spot;

typedef struct gv_spots {
  GV_VEC(gv_spot) source; /* the source's operations, sorted in the same way */
  GV_VEC(gv_spot) at;     /* sorted by file, line, column, operation */
  uint32_t *file;         /* by file of the model: the one that its places are taken to be in */
  uint32_t files;
} gv_spots;

/* O(n log n) in the operations of the model. */
void gv_spots_init(gv_spots *spots, const gv_model *model, const gv_gpu_program *program);
/* Frees it; model and program are not touched. */
void gv_spots_clear(gv_spots *spots);
/* Several operations of the source at one place, as of a front end that knows lines only, cannot be
 * distinguished. */
bool gv_is_crowded(const gv_spots *spots, gv_loc loc);
/* The place in a file as the source's operations name it. */
gv_loc gv_spots_loc(const gv_spots *spots, gv_loc loc);
/* The first of *count operations of the lowered code at the place; not to be looked at when *count
 * is 0. Valid until the spots are cleared. */
const gv_spot *gv_spots_find(const gv_spots *spots, gv_loc loc, uint32_t *count);

/* ---- counts.c -------------------------------------------------------------------------------- */

/* Whether the lowering handles the operation as it is written. */
bool gv_is_handled(const gv_gpu_op *op);
/* Says of findings that are known faults of the lowering that the source is right. */
void gv_tell_faults(const gv_gpu_program *program, gv_report *report);

/* ---- rewrite.c ------------------------------------------------------------------------------- */

/* Gives the finding the edits that make the operation one that is handled, where the text shows
 * how. `number`: of those asked for before in this report, so that new names differ. */
void gv_suggest_rewrite(gv_model *model, const gv_gpu_program *program, const gv_gpu_op *op,
                        uint32_t number, gv_arena *arena, gv_finding *finding);

/* ---- demands.c ------------------------------------------------------------------------------- */

/* Appends to model->demands, for each token that an operation takes, what has to be over before it.
 * Operations at crowded places are left out. */
void gv_list_demands(gv_model *model, const gv_gpu_program *program, const gv_spots *spots);
/* One obligation for each dependency that was listed and has been judged. */
void gv_judge_demands(const gv_model *model, const gv_gpu_program *program, gv_report *report);
/* Of dependency number `dep` of an operation of the source. */
gv_verdict gv_verdict_of_dependency(const gv_model *model, uint32_t user, uint32_t dep);

/* ---- work.c: what the lowered code does, beside what the source does ------------------------- */

/* Adds to the report whether the lowered code does the same work, function by function: findings
 * where it does not, and obligations. */
void gv_judge_work(gv_model *model, const gv_gpu_program *program, const gv_spots *spots,
                   const gv_host *source, const gv_host *lowered, gv_report *report);

/* ---- tokens.c -------------------------------------------------------------------------------- */

/* Appends a row to report->tokens for each token of the program, in their order. The report must
 * list all obligations. */
void gv_table_tokens(gv_model *model, const gv_gpu_program *program, const gv_spots *spots,
                     gv_report *report);

#endif
