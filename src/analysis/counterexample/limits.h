/* limits: the bounds of limits.def as constants. */
#ifndef GV_LIMITS_H
#define GV_LIMITS_H

enum {
#define LIMIT(name, value, bounds, at) name = (value),
#include "counterexample/limits.def"
};

#endif
