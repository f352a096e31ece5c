/* step: one call of a plan, made on a device. Inside this room only. */
#ifndef GV_REPLAY_STEP_H
#define GV_REPLAY_STEP_H

#include "replay/run.h"

/* What an object of the plan is on the device. */
typedef struct gv_thing {
  uint64_t handle;
  bool made, gone;
} gv_thing;

/* A plan on its way over a device. */
typedef struct gv_stage {
  const gv_plan *plan;
  gv_device *d;
  gv_run_outcome *out;
  bool
      own_code; /* launches run the program's code, where the plan has it and the device takes it */
  gv_thing *things;    /* by object */
  gv_shadow *shadows;  /* by step; 0: none */
  uint64_t *functions; /* by step: the program's code; 0: a stand-in */
  uint64_t *modules;   /* by image; 0: not loaded */
  GV_VEC(gv_region) regions;
} gv_stage;

/* *outcome is made as long as the plan, with nothing seen. */
void gv_stage_begin(gv_stage *stage, const gv_plan *plan, gv_device *device, bool own_code,
                    gv_run_outcome *outcome);
/* Frees the stage; what it made stays on the device. */
void gv_stage_end(gv_stage *stage);

/* A number, a handle, or an address with its offset; 0: null, or an object that was not made. */
uint64_t gv_stage_value(const gv_stage *stage, const gv_operand *operand);
/* Everything that the step needs and that has no part in any order: its object, the code that it
 * runs. Again: nothing happens. */
gv_answer gv_stage_prepare(gv_stage *stage, uint32_t step);
/* Makes the call. */
gv_answer gv_stage_take(gv_stage *stage, uint32_t step);

/* The stream that the step puts work on, as an operand; NULL: it is no work. */
const gv_operand *gv_step_stream(const gv_plan *plan, const gv_step *step);

#endif
