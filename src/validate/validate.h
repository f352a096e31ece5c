/* validate: a source in the gpu dialect against what it was lowered to. Adds to the report of the
 * lowered code what only the source can tell: what became of each token, and how to write what its
 * lowering does not handle. No MLIR, no printing.
 *
 * Source and lowered code meet at the places of their operations: lowered with debug locations,
 * each runtime call carries the place of the operation that it came of.
 */
#ifndef GV_VALIDATE_H
#define GV_VALIDATE_H

#include "base/base.h"
#include "diag/diag.h"
#include "model/gpu.h"
#include "model/host.h"
#include "model/model.h"

typedef struct gv_validate_options {
  /* Of a source alone: a synchronous operation that is lowered in its async form only is not a
   * finding yet, since -gpu-async-region may be still to come. */
  bool async_later;
} gv_validate_options;

/* Judges a source alone: is each gpu operation one that its lowering handles? Fills in and finishes
 * *report (zeroed by the caller, who clears it). The model holds the source's places and text. */
void gv_validate_source(gv_model *model, const gv_gpu_program *program,
                        const gv_validate_options *options, gv_report *report);

/* Before the analysis: puts into the model what the source demands of it, and which parameters it
 * says are memory. The model is that of the lowered code and has the source in its files.
 * GV_UNUSABLE: nothing of the lowered code has a place in the source; *error (in the model's arena)
 * says how to get that. `lowered` is how the user knows the lowered code. */
gv_status gv_validate_begin(gv_model *model, const gv_gpu_program *program, const gv_host *source,
                            gv_str lowered, gv_str *error);
/* After it: the report, finished and with all obligations listed, gets the token table, what became
 * of the demands, whether the work is the same, and rewrites; it is finished again. */
void gv_validate_end(gv_model *model, const gv_gpu_program *program, const gv_host *source,
                     const gv_host *lowered, gv_report *report);

/* Whether the model has runtime calls or launches on streams: it is lowered, if only in part. */
bool gv_is_lowered(const gv_model *model);

/* Lines "FILE:LINE:COL: note: …", one for each operation of the source that its lowering does not
 * handle; in the model's arena. For the message of a lowering that failed. */
gv_str gv_validate_explain(gv_model *model, const gv_gpu_program *program);

#endif
