/* unread: objects in LLVM IR that nothing reads. */
#ifndef GV_APP_UNREAD_H
#define GV_APP_UNREAD_H

#include "base/base.h"

/* The same program, in the arena, in which an object on the heap that its function makes and that
 * nothing reads holds null where it held an address. *any: there was one that did. cost: linear in
 * the text, and once more for each member of a member that is found before what it is one of. */
gv_str gv_empty_unread(gv_arena *arena, gv_str text, bool *any);

/* Does the program define functions that make or free memory? Else these are the library's. */
bool gv_has_own_memory(gv_str text);

#endif
