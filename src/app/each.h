/* each: --each-pass. The source is lowered pass by pass, and what each pass makes is verified
 * against it. */
#ifndef GV_APP_EACH_H
#define GV_APP_EACH_H

#include "analysis/order.h"
#include "app/compile.h"
#include "diag/diag.h"

/* Which finding the output of which pass had first. */
typedef struct gv_pass_log {
  const char *const *passes; /* ends with NULL */
  gv_map first; /* finding, by rule and place -> stage; 0: the source itself, n: the output of pass
                   n */
  uint32_t count; /* of passes */
  /* Is shown what each stage is; NULL: nobody asks. The order is NULL where the stage is no lowered
   * code. */
  void (*see)(void *with, const char *pass, gv_model *model, const gv_order *order,
              const gv_report *report);
  void *with;
} gv_pass_log;

/* Runs them all; *lowered is what the last one makes, *said what the compiler says besides.
 * GV_UNUSABLE: *error says which pass failed, and how. The log is the caller's to clear. */
gv_status gv_each_pass(gv_compiler *compiler, const gv_input *source, const char *path,
                       gv_pass_log *log, gv_str *lowered, gv_str *said, gv_str *error);
/* Each error of the report gets a note with the pass that is to blame for it. */
void gv_pass_log_tell(const gv_pass_log *log, const gv_model *model, gv_report *report);
/* Frees `first`; the names of the passes stay where they are. */
void gv_pass_log_clear(gv_pass_log *log);

#endif
