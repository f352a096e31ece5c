/* queue: the inputs of a run, several at a time, their outcomes in the order of the inputs. */
#ifndef GV_APP_QUEUE_H
#define GV_APP_QUEUE_H

#include "app/inputs.h"
#include "app/outcome.h"
#include "app/setup.h"

/* What is done with an outcome; false: stop. It is gone afterwards. */
typedef bool gv_take_outcome(void *to, const char *path, const gv_setup *setup,
                             const gv_outcome *outcome);

/* needs: the paths. gives: take() for each, in order. An input of which the outcome is in the cache
 * is not looked at again; all others are verified in children, of which there are never more than
 * jobs: an input that MLIR's reader does not survive is unusable, and costs no other its outcome.
 * cost: a child for each 64 KB of input, the memory of as many inputs as there are jobs, and of
 * outcomes that wait for one before them. */
void gv_queue_run(const gv_options *run, gv_setups *setups, const gv_inputs *inputs,
                  gv_take_outcome *take, void *to);

#endif
