/* replay: "gpuverify replay PLAN...", with its own command line. */
#ifndef GV_APP_REPLAY_H
#define GV_APP_REPLAY_H

#include <stdio.h>

#include "app/options.h"
#include "app/outcome.h"
#include "base/output.h"
#include "replay/replay.h"

/* argv[0] is "replay". The exit status: 0 nothing of any finding was seen; 1 a finding was
 * confirmed, or a plan without one showed a fault; 2 a plan, the device or the command line cannot
 * be used; 3 nothing was seen and a plan cannot be replayed. */
int gv_replay_main(int argc, char **argv);
/* Its options, as gv_option_info_at(). */
bool gv_replay_option_info_at(uint32_t index, gv_option_info *info);

/* "auto", "sim", "cuda" or "cuda:1". */
bool gv_read_replay_device(gv_replay_options *options, const char *value);

/* What one replay came to, for the report; texts are copied into the arena. */
void gv_replay_keep(gv_arena *arena, const gv_plan *plan, const gv_replay_result *result,
                    gv_replayed *to);

/* The same in a few lines; `name` is that of the plan. */
void gv_print_replay(FILE *out, gv_str name, const gv_plan *plan, const gv_replay_result *result);

extern const gv_output_kind gv_plan_kind_of_output;
/* After the analysis of one file: plans of its findings, as the options ask for, kept in the
 * outcome and run. What comes of a run goes into the findings, and in words to `out`. GV_UNUSABLE:
 * nothing can be run; *error, in the report's arena, says why in a line. */
gv_status gv_replay_findings(const gv_options *options, gv_model *model, gv_report *report,
                             FILE *out, gv_outcome *outcome, gv_str *error);
/* Plan number `number`, from 1, to the file that --replay-plan names, or beside it. GV_UNUSABLE:
 * *error, in the arena, says why not. */
gv_status gv_replay_put(gv_arena *arena, const gv_options *options, uint32_t number, gv_str plan,
                        gv_str *error);
/* Paths of a file in which nothing was found, if the options ask for them. False: one showed a
 * fault, which `out` has. */
bool gv_replay_proved(const gv_options *options, gv_model *model, const gv_report *report,
                      FILE *out);

#endif
