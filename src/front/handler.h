/* handler: what the landing pads of C++ take, by the names of types and functions. */
#ifndef GV_FRONT_HANDLER_H
#define GV_FRONT_HANDLER_H

#include "base/base.h"

typedef enum gv_handler {
  GV_HANDLER_OF_NO_MEMORY, /* of std::bad_alloc, or what that is derived from */
  GV_HANDLER_OF_CLASS,     /* of the program: it may be derived from std::bad_alloc */
  GV_HANDLER_OF_OTHERS
} gv_handler;

/* What is handled where the typeinfo of this name is caught. */
gv_handler gv_front_handler_of(gv_str type);
/* The program ends in this function, since an exception must not go on. */
bool gv_front_ends_for_exception(gv_str name);

#endif
