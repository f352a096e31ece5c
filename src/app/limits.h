/* limits: what reading an input may take, and what is said when that is not enough. */
#ifndef GV_APP_LIMITS_H
#define GV_APP_LIMITS_H

#include "app/options.h"
#include "base/child.h"
#include "front/front.h"

/* Of an input of so many bytes. */
gv_reading gv_limits_of(const gv_options *options, size_t bytes);
/* A page that a child shares, for gv_reading; NULL: there is none. */
volatile unsigned char *gv_limits_page(void);
/* NULL is allowed. */
void gv_limits_free_page(volatile unsigned char *page);
/* From here to gv_limits_end_analysis() the process ends when it has taken so many seconds of its
 * own time, however busy the machine is; in a child that its parent watches. */
void gv_limits_begin_analysis(const gv_reading *limits);
/* The analysis is done, and its graph is being made; under the same limit. */
void gv_limits_begin_drawing(const gv_reading *limits);
/* Takes the limit back, and the stage with it; with the same limits. Where no parent watches
 * neither of the two does anything. */
void gv_limits_end_analysis(const gv_reading *limits);
/* Why a child ended before its work did; `exit` is that of gv_child_end(), `stage` a
 * gv_reading_stage. The text may be in the arena. */
gv_str gv_limits_why(gv_arena *arena, const gv_child *child, int exit, unsigned stage,
                     const gv_reading *limits);

#endif
