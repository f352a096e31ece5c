/* compare: what each of MLIR's wrapper libraries makes of a program. */
#ifndef GV_APP_COMPARE_H
#define GV_APP_COMPARE_H

#include <stdio.h>

#include "app/options.h"

/* --compare-runtimes: what each of MLIR's wrapper libraries makes of each file, as a table. The
 * status is that of the worst. */
gv_exit gv_compare_runtimes(const gv_options *options, FILE *out);

#endif
