/* link: the sources of a run that are one program are compiled, several at a time, and linked. */
#ifndef GV_APP_LINK_H
#define GV_APP_LINK_H

#include "app/inputs.h"
#include "app/setup.h"

/* needs: the inputs of a run. gives: in the place of the units that are one program, that program;
 * before it, those that cannot be compiled. Where they cannot be linked, they stay as they are, and
 * a note on standard error says so. cost: as many children as jobs. */
void gv_inputs_link(gv_inputs *inputs, gv_setups *setups);

#endif
