/* profiles: the runtime that the command line or a folder chooses. */
#ifndef GV_APP_PROFILES_H
#define GV_APP_PROFILES_H

#include <stdio.h>

#include "app/options.h"
#include "profile/profile.h"

/* The runtimes of --runtime, "cuda" where none are given, and what --runtime-file says of them.
 * *profile is zeroed but for its arena, and the caller's to clear. GV_UNUSABLE: *error is a line,
 * in the arena. */
gv_status gv_load_runtime(const gv_options *options, gv_profile *profile, gv_str *error);
/* The same with this runtime instead of those of --runtime. */
gv_status gv_load_runtime_named(const gv_options *options, gv_str names, gv_profile *profile,
                                gv_str *error);
/* --dump=runtime. Errors go to standard error. */
gv_exit gv_dump_runtime(const gv_options *options, FILE *out);

#endif
