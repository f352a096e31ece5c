/* escape: text that the input brought, made fit for a terminal or for JSON. Inside this room only. */
#ifndef GV_RENDER_ESCAPE_H
#define GV_RENDER_ESCAPE_H

#include <stdio.h>

#include "base/base.h"

/* One character of UTF-8. An invalid byte is a character of its own, with code GV_NONE. */
typedef struct gv_char {
  uint32_t code;
  uint32_t len; /* bytes, at least 1 */
} gv_char;
/* The first character of a text that is not empty. */
gv_char gv_utf8_next(gv_str text);

/* Prints one character so that it cannot steer a terminal: controls and characters that reorder the line as <U+001B>, invalid
 * bytes as <FF>. Returns how many columns it takes, wide characters being taken for narrow ones. */
unsigned gv_print_char(FILE *out, gv_str text, gv_char c);
/* The same for a whole text; newlines and tabs are controls here. */
void gv_print_safe(FILE *out, gv_str text);

#endif
