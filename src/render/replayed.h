/* replayed: what became of a finding on a device, as JSON. Inside this room only. */
#ifndef GV_RENDER_REPLAYED_H
#define GV_RENDER_REPLAYED_H

#include "diag/diag.h"
#include "json/json.h"

/* {"verdict": "confirmed", "device": "sim", "schedules": "all", "faulty": {"seen": 1, "runs": 2},
 * "control": {…}, "detail": "…"} */
json_t *gv_replay_json(const gv_replayed *replayed);

#endif
