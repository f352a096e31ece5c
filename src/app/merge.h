/* merge: "gpuverify merge PART...". */
#ifndef GV_APP_MERGE_H
#define GV_APP_MERGE_H

#include "app/options.h"

/* Writes the document of the whole run to standard output; `names` ends with NULL. */
gv_exit gv_merge_run(char *const *names);

#endif
