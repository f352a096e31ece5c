/* options: what an analysis is asked for, beside its report. */
#ifndef GV_ANALYSIS_OPTIONS_H
#define GV_ANALYSIS_OPTIONS_H

#include "analysis/order.h"
#include "base/base.h"
#include "diag/diag.h"
#include "diag/insight.h"
#include "model/model.h"

/* A stage of the analysis that shows itself. */
typedef enum gv_stage {
  GV_STAGE_NONE,
  GV_STAGE_CFG,        /* blocks, edges and their conditions */
  GV_STAGE_PREDICATES, /* atoms of these conditions */
  GV_STAGE_STATES,     /* nodes of the fixpoint */
  GV_STAGE_PATH,       /* paths that were tried for each fault, and why each was refused */
  GV_STAGE_STEPS,      /* none of these, but how many steps all of them take */
} gv_stage;

typedef struct gv_stage_dump {
  gv_stage stage;
  gv_writer *write;
  void *to;
} gv_stage_dump;

/* What an analysis has taken: the same for the same program, on whatever machine. */
typedef struct gv_steps {
  uint64_t fixpoint, paths,
      numbers;     /* of the fixpoint, of searches for paths, and on the numbers of paths */
  uint64_t passed; /* operations that the fixpoint has looked at in its steps */
  uint64_t guards; /* of the fixpoint, on guards */
  bool spent;      /* a fixpoint took all that it may, so that what comes of it says little */
} gv_steps;

/* A fault to which a path was found: which rule, where, and the access that was pending on the
 * path, as in a gv_begun. */
typedef struct gv_known_fault {
  gv_rule rule;
  uint32_t op, operand, begun_op, begun_operand;
} gv_known_fault;
typedef GV_VEC(gv_known_fault) gv_known_faults;

/* What components before this one have found, of `most_findings`, and for which other numbers the
 * same would have come of this one. */
typedef struct gv_found_before {
  uint32_t findings;
  bool error;            /* one of them is an error */
  uint32_t least, below; /* the same comes of it for `findings` from `least` up to, not including,
                            `below` */
  bool asked_error;      /* and for the same `error` only */
} gv_found_before;

typedef struct gv_analysis_options {
  bool proof;          /* fill in the text of every obligation, not only the counts */
  bool tell_orders;    /* with `proof`: say of each access what orders it after those before it */
  bool remarks;        /* look for order that is there twice, too */
  bool assume_kernels; /* kernels without a body here read and write all that they are passed: a
                          counted assumption */
  bool check_proof;    /* run the checker over the result; a broken invariant aborts */
  gv_insight *insight; /* what is known of each handle goes here; zeroed by the caller, who clears
                          it; NULL: not asked for */
  gv_order *order;     /* who touches what goes here, in the same way */
  gv_stage_dump dump;  /* this stage of the last run is written; GV_STAGE_NONE: none */
  gv_steps *steps;     /* what all of it has taken is added here; NULL: not asked for */
  gv_known_faults
      *faults; /* those of the report go here, where a path shows them; NULL: not asked for */
  const gv_known_faults *known; /* faults that are taken to be there again where they may be: no
                                   path to them is looked for, or told; NULL */
  uint64_t most_steps;          /* of a fixpoint; 0: as the table of limits says */
  bool whole_buffers;           /* none is followed by its chunks */
  bool is_brief; /* the program has another form, which is analysed, too, where this one takes many
                    steps */
  /* No path is looked for to more faults than so many findings need, in the order of their places,
   * and until one is an error; what is left is counted as not decided. Not with `proof`. 0: paths
   * to all. */
  uint32_t most_findings;
  gv_found_before *before; /* what components before this one have: for analysis.c; NULL: nothing */
  uint32_t threads; /* that work on components of the program at a time; 0: one. The same comes of
                       it whatever the number */
  const volatile int *cancelled; /* not 0, which another thread may make it: the report is of no use
                                    any more, and is wanted soon; NULL */
} gv_analysis_options;

#endif
