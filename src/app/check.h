/* check: one input on its way through all the rooms. */
#ifndef GV_APP_CHECK_H
#define GV_APP_CHECK_H

#include "app/outcome.h"
#include "app/setup.h"

struct gv_unit;
/* Reads, analyses, reviews and renders it, each of its parts if it is to be split. `unit`: the
 * source that it was compiled from; NULL: none. *outcome is zeroed and the caller's to clear;
 * errors are in it. */
void gv_check_input(const gv_setup *setup, const gv_input *input, const struct gv_unit *unit,
                    gv_outcome *outcome);

#endif
