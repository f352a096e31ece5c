/* snippet: a source line with a caret under one column. Inside this room only. */
#ifndef GV_RENDER_SNIPPET_H
#define GV_RENDER_SNIPPET_H

#include <stdio.h>

#include "base/base.h"

/* Prints `line` and under it a caret at byte `col`, from 1; no caret when the line has no such
 * place. Tabs become blanks. Of a very long line only what stands around the caret is printed.
 * `before` and `after` go around the caret, for colours. */
void gv_print_snippet(FILE *out, gv_str line, uint32_t col, const char *before, const char *after);

#endif
