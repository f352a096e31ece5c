/* utf8: characters from untrusted bytes. */
#ifndef GV_UTF8_H
#define GV_UTF8_H

#include "base/base.h"

/* One character of UTF-8. An invalid byte is a character of its own, with code GV_NONE. */
typedef struct gv_char {
  uint32_t code;
  uint32_t len; /* bytes, at least 1 */
} gv_char;
/* The first character of a text that is not empty. */
gv_char gv_utf8_next(gv_str text);

#endif
