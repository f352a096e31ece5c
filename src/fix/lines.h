/* lines: a text in its lines. */
#ifndef GV_FIX_LINES_H
#define GV_FIX_LINES_H

#include "base/base.h"

typedef GV_VEC(gv_str) gv_lines;
/* Each with its newline, the last perhaps without one; borrowed. What `lines` had before is
 * forgotten. */
void gv_lines_split(gv_lines *lines, gv_str text);

#endif
