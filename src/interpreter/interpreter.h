/* interpreter: executes a program and reports faults: the oracle of the tests. It shares the model
 * with the analysis, and with that the front and the runtime profiles, and nothing else.
 *
 * Each function that code outside may call is run on every path up to a bound, with real streams,
 * events and memory, and with the set of work that each of them, and the host, is ordered after.
 * Inputs are enumerated when something depends on them: both truth values, and of other numbers a
 * few small ones and the neighbours of constants that the program compares with. Nothing is
 * guessed: if a run reaches something that the model does not describe, it stops there, and the
 * stop is counted.
 */
#ifndef GV_INTERPRETER_H
#define GV_INTERPRETER_H

#include "diag/diag.h"
#include "model/model.h"

typedef enum gv_shown_how {
  GV_SHOWN_CONSEQUENCE, /* only after an earlier fault of the same object or of a call that failed:
                           a report may call it a note */
  GV_SHOWN_UNCERTAIN, /* it depends on what the model does not say (which bytes, which of two tasks
                         is first): never proved */
  GV_SHOWN_FAULT,     /* it has to be reported */
} gv_shown_how;

/* Something that goes wrong on a run. */
typedef struct gv_shown {
  gv_loc loc;
  gv_rule rule;
  gv_shown_how how; /* the worst of all runs */
} gv_shown;

/* Why a run went no further. */
typedef enum gv_stop {
#define STOP(id, text) GV_STOP_##id,
#include "interpreter/stops.def"
#undef STOP
  GV_STOP_COUNT
} gv_stop;
extern const char *const gv_stop_texts[GV_STOP_COUNT];

/* How far to go; 0: as far as is usual. */
typedef struct gv_reach {
  uint32_t runs;  /* of each function */
  uint32_t steps; /* of a run */
} gv_reach;

/* Zero-initialise. */
typedef struct gv_interpretation {
  GV_VEC(gv_shown) shown;        /* by place, then rule */
  uint32_t runs;                 /* of all functions */
  uint32_t stops[GV_STOP_COUNT]; /* how many of them stopped, and why; GV_STOP_RUNS: functions that
                                    have more runs */
} gv_interpretation;

/* Did every run come to its end? Then what is not shown does not happen, with the numbers that were
 * tried. */
bool gv_interpretation_is_whole(const gv_interpretation *seen);
/* The same, but for runs that were ended because they were long: no error is missed, perhaps a
 * leak. */
bool gv_interpretation_has_all_errors(const gv_interpretation *seen);
/* Frees `shown`; the counts stay. */
void gv_interpretation_clear(gv_interpretation *seen);

/* Cost: the runs, each as long as its steps, times the work that is pending at once. */
void gv_interpret(const gv_model *model, const gv_reach *reach, gv_interpretation *seen);

#endif
