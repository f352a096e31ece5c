/* progress: one line on a terminal while a run takes long, gone when it ends. */
#ifndef GV_APP_PROGRESS_H
#define GV_APP_PROGRESS_H

#include "base/base.h"

typedef struct gv_progress {
  bool on; /* standard error is a terminal */
  bool shown;
  double begin;
} gv_progress;

/* Nothing to release. Never on where TERM is not set, or "dumb". */
gv_progress gv_progress_begin(void);
/* "[12/300] PATH: DOING, 3 s", when a second has gone since the beginning; without the numbers
 * where `count`, of the files of the run, is 1, and without DOING where that is empty. */
void gv_progress_show(gv_progress *progress, uint32_t done, uint32_t count, const char *path,
                      const char *doing);
/* Takes the line away, before anything else is written. */
void gv_progress_hide(gv_progress *progress);

#endif
