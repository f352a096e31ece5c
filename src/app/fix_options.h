/* fix_options: what --fix is to do; fix.c does it. */
#ifndef GV_APP_FIX_OPTIONS_H
#define GV_APP_FIX_OPTIONS_H

#include "base/base.h"

typedef enum gv_fix_mode {
  GV_FIX_NONE,
  GV_FIX_REPORT,   /* findings have their edits */
  GV_FIX_DIFF,     /* a patch instead of the report */
  GV_FIX_WRITE,    /* into the file */
  GV_FIX_MINIMIZE, /* a patch that removes waits without which the program is proved, too */
  GV_FIX_BESIDE,   /* into a file of the same name with a suffix */
} gv_fix_mode;

typedef struct gv_fix_options {
  gv_fix_mode mode;
  const char *suffix; /* GV_FIX_BESIDE: ".fixed" */
} gv_fix_options;

/* False: it is none of the values that --fix takes; NULL is "write". */
bool gv_fix_read_mode(gv_fix_options *options, const char *value);

#endif
