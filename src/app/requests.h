/* requests: what MPI does after the call that asks for it has returned. */
#ifndef GV_APP_REQUESTS_H
#define GV_APP_REQUESTS_H

#include "app/succeed.h"
#include "base/base.h"

/* The same program, in the arena, in which a call such as MPI_Isend enqueues its work on a stream
 * of its own, with an event behind it, which is its request; a wait for the request is one for the
 * event. The text itself where the profiles do not say what these do, or a request is a number:
 * what such calls do is unknown then. cost: linear. */
gv_str gv_write_requests(gv_arena *arena, const gv_usual_profiles *usual, gv_str text);

#endif
