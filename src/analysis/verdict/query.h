/* query: the door for questions about single handles. */
#ifndef GV_QUERY_H
#define GV_QUERY_H

#include "diag/insight.h"
#include "typestate/engine.h"

/* Fills in *insight (zeroed by the caller, who clears it) from a judged engine. */
void gv_query(gv_engine *engine, gv_insight *insight);

#endif
