/* setup: what holds for one input: the command line over the settings of its folder, and what files
 * these name. */
#ifndef GV_APP_SETUP_H
#define GV_APP_SETUP_H

#include "app/config.h"
#include "app/options.h"
#include "diag/baseline.h"
#include "front/front.h"
#include "profile/profile.h"

typedef struct gv_setup {
  gv_options options;
  gv_str config;        /* path of the settings; at == NULL: none */
  gv_str error;         /* at != NULL: nothing can be done with it, and these lines say why */
  gv_config settings;   /* what stands in it */
  gv_baseline baseline; /* if options.baseline */
  gv_profile runtime;
  gv_input device;  /* if options.device_module */
  gv_digest digest; /* of all that bears on what comes of an input, but the input and what it names
                       itself */
  gv_arena arena;
} gv_setup;

typedef struct gv_setups {
  const gv_options *run;
  GV_VEC(gv_setup *) all;
  struct {
    gv_arena arena;
    gv_str folder;
    const gv_setup *setup;
  } last;
} gv_setups;

/* For the input at `path`; valid until the setups are cleared. Each configuration is read once. */
const gv_setup *gv_setup_of(gv_setups *setups, const char *path);
/* Frees all that gv_setup_of() gave. */
void gv_setups_clear(gv_setups *setups);

#endif
