/* ids: numbers for cgraph's objects in the order in which they are made. Its own are addresses, and
 * it writes subgraphs in the order of their numbers: the same graph would be written differently
 * from run to run. */
#ifndef GV_DOT_IDS_H
#define GV_DOT_IDS_H

#include <graphviz/cgraph.h>

/* For agopen() and agread(). */
extern Agdisc_t gv_ids;

#endif
