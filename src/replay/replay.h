/* replay: a plan, run often enough to say whether what its finding claims can happen. Needs no
 * model and no analysis. */
#ifndef GV_REPLAY_REPLAY_H
#define GV_REPLAY_REPLAY_H

#include "replay/plan.h"

typedef enum gv_replay_device { GV_REPLAY_AUTO, GV_REPLAY_SIM, GV_REPLAY_CUDA } gv_replay_device;

typedef struct gv_replay_options {
  gv_replay_device
      device;  /* GV_REPLAY_AUTO: CUDA hardware where there is some, else the simulated device */
  int ordinal; /* of the CUDA device, as the driver numbers them from 0 */
  const char *cuda_library; /* NULL: libcuda.so.1 */
  uint32_t runs;            /* of each arm; 0: as many as it takes, or GV_REPLAY_RUNS by seed and
                               GV_REPLAY_CUDA_RUNS on hardware */
  uint32_t schedules;       /* how many to search on the simulated device before seeds are taken; 0:
                               GV_REPLAY_SCHEDULES */
  uint64_t seed;            /* of the first run by seed */
  bool by_seed;             /* do not search all schedules, however few there are */
  uint32_t milliseconds;    /* how long the device is held up; 0: GV_REPLAY_DELAY */
  uint32_t seconds;         /* until an arm on hardware is ended; 0: GV_REPLAY_SECONDS */
} gv_replay_options;
enum {
  GV_REPLAY_RUNS = 1000,
  GV_REPLAY_SCHEDULES = 20000,
  GV_REPLAY_CUDA_RUNS = 10,
  GV_REPLAY_DELAY = 50,
  GV_REPLAY_LONGEST_DELAY = 2000,
  GV_REPLAY_SECONDS = 60
};

typedef enum gv_replay_verdict {
  GV_CONFIRMED,
  GV_NOT_REPRODUCED,
  GV_NOT_REPLAYABLE
} gv_replay_verdict;

typedef struct gv_arm_result {
  uint32_t runs, seen; /* runs, and those that showed a symptom that counts */
  uint32_t symptoms;   /* set of 1 << gv_symptom, of all runs */
  uint32_t step;       /* where the first symptom showed, or GV_NONE */
  int answer;          /* what was answered there, where that is the symptom */
  bool crashed, hung;  /* the process was lost at that step */
} gv_arm_result;

/* What the driver made of the faulty arm when it only wrote it down, under stream capture. */
enum { GV_CAPTURED_WHY = 192 };
typedef struct gv_captured {
  bool tried;             /* on hardware */
  uint32_t actions;       /* that were written down: copies, fills and launches */
  uint32_t ordered;       /* pairs of them that the static graph orders */
  uint32_t differences;   /* pairs that one of the two orders and the other does not */
  uint32_t before, after; /* the steps of the first of them */
  bool driver_orders;     /* it: the driver */
  uint32_t stop; /* the first step that could not be captured; GV_NONE: all were, or nothing was */
  char why[GV_CAPTURED_WHY]; /* it could not, or nothing was */
} gv_captured;

typedef struct gv_replay_result {
  gv_replay_verdict verdict;
  const char *device; /* "sim", "cuda" */
  bool exhaustive;    /* every schedule was run, not a choice of them */
  bool has_control;   /* the plan has a control arm */
  gv_arm_result faulty, control;
  gv_captured captured;
  gv_str kernels; /* empty, or what was run for the program's kernels: one line */
  gv_str detail; /* one line: what was seen, or why it cannot be replayed, or why the device is what
                    it is; in the arena */
  gv_str device_note; /* empty, or why the device is not the one that was hoped for, and which one
                         it is */
} gv_replay_result;

/* Runs both arms. GV_UNUSABLE: there is no such device; result->detail says why. The result depends
 * on the plan and the options alone with the simulated device. */
gv_status gv_replay(const gv_plan *plan, const gv_replay_options *options, gv_arena *arena,
                    gv_replay_result *result);

#endif
