/* check: one input on its way through all the rooms. */
#ifndef GV_APP_CHECK_H
#define GV_APP_CHECK_H

#include "app/outcome.h"
#include "app/setup.h"

/* Reads, analyses, reviews and renders it, each of its parts if it is to be split; *outcome is zeroed and the caller's to clear. */
struct gv_unit;
void gv_check_input(const gv_setup *setup, const gv_input *input, const struct gv_unit *unit, gv_outcome *outcome);

#endif
