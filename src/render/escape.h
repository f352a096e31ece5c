/* escape: text that the input brought, made fit for a terminal or for JSON. Inside this room only. */
#ifndef GV_RENDER_ESCAPE_H
#define GV_RENDER_ESCAPE_H

#include <stdio.h>

#include "base/base.h"
#include "base/utf8.h"

/* Prints one character so that it cannot steer a terminal: controls and characters that reorder the line as <U+001B>, invalid
 * bytes as <FF>. Returns how many columns it takes, wide characters counting as one. */
unsigned gv_print_char(FILE *out, gv_str text, gv_char c);
/* The same for a whole text; newlines and tabs are controls here. */
void gv_print_safe(FILE *out, gv_str text);

#endif
