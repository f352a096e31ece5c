/* pipeline: the whole run. */
#ifndef GV_APP_PIPELINE_H
#define GV_APP_PIPELINE_H

#include "app/options.h"

/* Reads, analyses and reports every file, on standard output. */
gv_exit gv_run(const gv_options *options);

#endif
