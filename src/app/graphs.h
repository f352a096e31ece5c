/* graphs: LLVM IR in which work that is captured into a graph happens where the graph is launched.
 */
#ifndef GV_APP_GRAPHS_H
#define GV_APP_GRAPHS_H

#include "base/base.h"

/* Functions that begin, end, instantiate, launch and destroy a capture that was written out have
 * rows in profiles whose names end so; under their own names, they are unknown. */
#define GV_GRAPH ".graph"

/* The text, simplified, with the work of each capture that can be followed as a whole in the place
 * of each launch of its graph: on the stream of the launch, and on streams and with events of its
 * own where the capture has further ones. A capture that cannot stays as it is. In the arena, or
 * the text itself. cost: linear, and for each function with captures its blocks for each value that
 * a capture uses. */
gv_str gv_write_graphs(gv_arena *arena, gv_str text);

#endif
