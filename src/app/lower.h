/* lower: a source and its lowered code: the source is lowered, or was, and the result is verified
 * against it. */
#ifndef GV_APP_LOWER_H
#define GV_APP_LOWER_H

#include "app/each.h"
#include "validate/validate.h"
#include "verify/verify.h"

/* What is known of one input beside its model. */
typedef struct gv_lowered {
  const gv_options *options;
  const gv_input *input; /* the source, or with --source what was lowered from it */
  gv_arena arena;        /* texts that the model does not own */
  gv_compiler compiler;
  gv_pass_log passes; /* of --each-pass */
  gv_input source, code;
  gv_gpu_program program;
  gv_host source_host, code_host; /* what the host code of both does */
  bool quiet;                     /* what the compiler says is not passed on */
  struct gv_graph_steps *steps;   /* of --each-pass, where a graph of them is asked for; NULL */
} gv_lowered;

/* Does with the input what --lower, --source or --stage=source says, up to the model: that of the
 * lowered code, with what the source demands of it; of a source alone its places only. GV_UNUSABLE:
 * *error says why. In any case *lowered is the caller's to clear. */
gv_status gv_lower_read(gv_lowered *lowered, const gv_options *options, const gv_input *input,
                        gv_model *model, gv_str *error);
/* As gv_verify(), of the model and what its source demands. */
void gv_lower_verify(gv_lowered *lowered, gv_model *model, const gv_verification *verification,
                     gv_report *report);
/* The findings, in a finished report. */
void gv_lower_judge(gv_lowered *lowered, gv_model *model, const gv_analysis_options *options,
                    gv_report *report);
/* Frees all but the model, the options and the input. Its arena goes, too. */
void gv_lower_clear(gv_lowered *lowered);

#endif
