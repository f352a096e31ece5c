/* run: one arm of a plan, once, on a device. */
#ifndef GV_REPLAY_RUN_H
#define GV_REPLAY_RUN_H

#include "replay/device.h"

/* What a run came to; the vectors are as long as the plan's steps and objects, and may be used for
 * the next run. */
typedef struct gv_run_outcome {
  GV_VEC(gv_answer) answers; /* by step; GV_ANSWER_OK where it is not run */
  GV_VEC(uint64_t) digests;  /* of what a read, or the shadow of a launch, holds; by step */
  GV_VEC(uint64_t)
  memory; /* of what is in memory at the end; by object; 0 where it is none, or gone */
  GV_VEC(uint8_t) early;    /* by step: a probe that should have been done was not */
  GV_VEC(uint8_t) leaked;   /* by object */
  bool out_of_order, freed; /* by an after(); by work */
  bool broken_off;
  uint32_t own_code, stand_ins; /* launches whose code the plan has, by what was run */
  gv_answer code_answer;        /* why a stand-in was */
  gv_answer last;               /* what the device came to in the end */
  uint32_t unmade; /* a step that should have made an object and could not, or GV_NONE: the run says
                      nothing */
} gv_run_outcome;
/* Frees the vectors. */
void gv_run_outcome_clear(gv_run_outcome *outcome);

/* How a run goes. */
typedef struct gv_manner {
  gv_arm arm;    /* GV_ARM_FAULTY or GV_ARM_CONTROL */
  bool in_order; /* wait for the device after every step */
  bool prepared; /* make everything first: an allocation may wait for the work before it */
  bool own_code; /* the program's kernels, where the plan has them; else stand-ins */
  bool delayed;  /* hold the stream up before the step marked first, or before all work if there is
                    none */
  uint32_t *where; /* the step being run, for who looks after a crash; or NULL */
} gv_manner;
/* Runs one arm on a device that is new or restarted; *outcome is zeroed, or what an earlier run
 * filled in. What stays on the device is for the caller to take away. */
void gv_run_plan(const gv_plan *plan, gv_device *device, const gv_manner *manner,
                 gv_run_outcome *outcome);

/* Which symptoms, a set of 1 << gv_symptom, the run shows when its data are compared with those of
 * a run in order. With a finding only those that its plan says would confirm it, at the place that
 * it says. *step: where the first one shows, or GV_NONE. */
uint32_t gv_symptoms(const gv_plan *plan, const gv_run_outcome *outcome,
                     const gv_run_outcome *in_order, uint32_t *step);

#endif
