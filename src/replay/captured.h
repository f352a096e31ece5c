/* captured: the order of a plan's actions as the device has it, compared with the order that the
 * rules give. Inside this room only. */
#ifndef GV_REPLAY_CAPTURED_H
#define GV_REPLAY_CAPTURED_H

#include "replay/replay.h"
#include "replay/step.h"

/* Gives the faulty arm to a device that has a recorder, up to the first call that cannot be
 * captured. *where: the step, for who looks after a crash. */
void gv_capture_plan(const gv_plan *plan, gv_device *device, uint32_t *where,
                     gv_captured *captured);

#endif
