/* cuda: CUDA hardware through its driver, which is loaded when it is needed and not linked. */
#ifndef GV_REPLAY_CUDA_H
#define GV_REPLAY_CUDA_H

#include "replay/replay.h"
#include "replay/run.h"

/* Loads the driver and takes the primary context of device `ordinal`, which others in this process
 * may use beside it and which is never reset. GV_UNUSABLE: *why is one line, in the arena. */
gv_status gv_cuda_open(gv_arena *arena, const char *library, int ordinal, uint32_t milliseconds,
                       gv_device **device, gv_str *why);
/* Frees what the last run left; the device is as new. */
void gv_cuda_restart(gv_device *device);
/* Frees what runs left and the device, and gives the primary context back. */
void gv_cuda_close(gv_device *device);

/* What was run for the kernels whose code the plan has. */
typedef struct gv_code_use {
  uint32_t own_code, stand_ins; /* launches in one run */
  gv_answer answer;             /* to the program's code: why stand-ins were run */
  bool failed;                  /* it was run, and went wrong on what replay fills memory with */
} gv_code_use;

/* Runs the arm `runs` times in a child process that is ended after `seconds`, with the program's
 * own kernels where the device takes them and they come through; *why as above. */
gv_status gv_cuda_arm(const gv_plan *plan, const gv_replay_options *options, gv_arm arm,
                      gv_arena *arena, gv_arm_result *result, gv_code_use *code, gv_str *why);
/* Lets the driver write the faulty arm down, in a child process too; what went wrong is in
 * *captured. */
void gv_cuda_judge(const gv_plan *plan, const gv_replay_options *options, gv_captured *captured);

#endif
