/* limits: the bounds of limits.def as constants, and their names. */
#ifndef GV_LIMITS_H
#define GV_LIMITS_H

#include "typestate/tabulate.h"

enum {
#define LIMIT(name, value, bounds, at) name = (value),
#include "counterexample/limits.def"
};

typedef enum gv_limit {
  GV_LIMIT_NONE,
#define LIMIT(name, value, bounds, at) GV_LIMIT_##name,
#include "counterexample/limits.def"
  GV_LIMIT_COUNT
} gv_limit;

#endif
