/* build_id: what tells this build of the program from every other. */
#ifndef GV_APP_BUILD_ID_H
#define GV_APP_BUILD_ID_H

#include "base/base.h"

/* The note that the linker puts into the program; its version where there is none. */
gv_str gv_build_id(void);

#endif
