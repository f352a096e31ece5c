/* objects: objects on the heap that only the function knows which makes them. */
#ifndef GV_APP_OBJECTS_H
#define GV_APP_OBJECTS_H

#include "base/base.h"

/* LLVM IR whose functions were inlined, in the arena, in which what such objects hold lies in
 * variables of the function; at == NULL: there is no such object. `number`: another one at each
 * call for one program. cost: linear in the text, and for each object the blocks of its function.
 */
gv_str gv_unpack_objects(gv_arena *arena, gv_str text, uint32_t number);

#endif
