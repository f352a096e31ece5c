/* schedule: which of the schedules that the rules allow a run on the simulated device takes. */
#ifndef GV_REPLAY_SCHEDULE_H
#define GV_REPLAY_SCHEDULE_H

#include "replay/device.h"

/* ---- by seed ---- */

typedef struct gv_seeded {
  uint64_t state;
  GV_VEC(uint32_t) priorities; /* by thread */
} gv_seeded;
/* Overwrites it; the same choices for the same seed. */
void gv_seeded_init(gv_seeded *seeded, uint64_t seed);
/* Frees the priorities. */
void gv_seeded_clear(gv_seeded *seeded);
uint32_t gv_seeded_choose(void *seeded, const gv_option *options,
                          uint32_t count); /* a gv_chooser */

/* ---- all of them ---- */

/* A choice that the present run has come to. */
typedef struct gv_fork {
  uint32_t first, count, taken; /* into gv_search.branches; `taken` is one of them */
} gv_fork;

/* What became of one thread's next action at a fork. */
typedef struct gv_branch {
  uint32_t thread;
  uint32_t first_region, regions;
  bool asleep; /* taking it first gives nothing that was not seen already */
} gv_branch;

typedef struct gv_search {
  GV_VEC(gv_fork) forks; /* of the present run */
  GV_VEC(gv_branch) branches;
  GV_VEC(gv_region) regions;
  uint32_t at;   /* how many forks the present run has passed */
  uint64_t left; /* choices that may still be made */
  bool redundant, exhausted;
} gv_search;

/* Runs with gv_search_choose() go, one after another, through all schedules that differ in the
 * order of two accesses to the same bytes of which one writes, each once. `budget`: how many
 * choices to make in all. */
void gv_search_init(gv_search *search, uint64_t budget);
/* Frees the forks; the counts stay. */
void gv_search_clear(gv_search *search);
uint32_t gv_search_choose(void *search, const gv_option *options,
                          uint32_t count); /* a gv_chooser */
/* Before each run but the first: false when there is none left, or the budget is spent
 * (`exhausted`). */
bool gv_search_next(gv_search *search);

#endif
