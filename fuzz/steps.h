/* steps: what an analysis may take for an input of a fuzz target, by the size of its program: a
 * bound that is the same on every machine, where a time limit is not. Each bound is some times what
 * the corpus and its mutants take. */
#ifndef GV_FUZZ_STEPS_H
#define GV_FUZZ_STEPS_H

#include "analysis/analysis.h"

#include <stdio.h>
#include <stdlib.h>

/* Ends the process where it took more. */
static inline void gv_check_steps(const gv_model *model, const gv_steps *taken) {
  static const struct {
    const char *what;
    uint64_t always, of_op;
  } most[] = {{"of the fixpoint", 20000, 2000},
              {"on guards", 1000000, 20000},
              {"of searches for paths", 2000000, 100000},
              {"on numbers", 20000000, 1000000}};
  const uint64_t took[] = {taken->fixpoint, taken->guards, taken->paths, taken->numbers};
  for (size_t i = 0; i < sizeof most / sizeof *most; i++) {
    uint64_t may = most[i].always + most[i].of_op * model->ops.len;
    if (took[i] > may)
      fprintf(stderr, "%llu steps %s, for %u operations: at most %llu\n",
              (unsigned long long)took[i], most[i].what, model->ops.len, (unsigned long long)may);
    GV_CHECK(took[i] <= may);
  }
  if (getenv("FUZZ_STEPS"))
    fprintf(stderr, "STEPS %u %llu %llu %llu %llu\n", model->ops.len, (unsigned long long)took[0],
            (unsigned long long)took[1], (unsigned long long)took[2], (unsigned long long)took[3]);
}

#endif
