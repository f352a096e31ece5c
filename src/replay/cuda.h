/* cuda: CUDA hardware through its driver, which is loaded when it is needed and not linked. */
#ifndef GV_REPLAY_CUDA_H
#define GV_REPLAY_CUDA_H

#include "replay/replay.h"
#include "replay/run.h"

/* Loads the driver and takes the first device's primary context, which others in this process may use beside it and which is never
 * reset. GV_UNUSABLE: *why is one line, in the arena. */
gv_status gv_cuda_open(gv_arena *arena, const char *library, uint32_t milliseconds, gv_device **device, gv_str *why);
/* Frees what the last run left; the device is as new. */
void gv_cuda_restart(gv_device *device);
void gv_cuda_close(gv_device *device);

/* Runs the arm `runs` times in a child process that is ended after `seconds`; *why as above. */
gv_status gv_cuda_arm(const gv_plan *plan, const gv_replay_options *options, gv_arm arm, gv_arena *arena, gv_arm_result *result,
                      gv_str *why);

#endif
