/* emit: a picture as a cgraph graph, and what Graphviz makes of that. */
#ifndef GV_DOT_EMIT_H
#define GV_DOT_EMIT_H

#include <stdio.h>

#include "dot/dot.h"
#include "dot/picture.h"

typedef struct gv_text {
  char *at;
  size_t len;
} gv_text;

/* The placed picture as DOT in which everything has its place, and a table that explains the
 * arrows. GV_UNUSABLE: cgraph failed. The text is the caller's to free. */
gv_status gv_emit_dot(const gv_picture *picture, gv_text *dot);
/* DOT laid out and drawn, in the format of that name ("svg"). GV_UNUSABLE: *error, static, says
 * why. */
gv_status gv_render(const gv_text *dot, const char *format, gv_text *drawn, const char **error);
/* Frees and zeroes it; a zeroed one is allowed. */
void gv_text_clear(gv_text *text);

/* Several pictures of one program, one after the other. */
typedef struct gv_pictures {
  const gv_picture *at;
  uint32_t count;
} gv_pictures;

/* data.c: the pictures as JSON, on lines of their own; for the page, what explains them too.
 * docs/graphs.md says what is in it. */
void gv_write_data(const gv_pictures *pictures, FILE *out, bool for_page);
/* mermaid.c: the picture for Mermaid. GV_UNUSABLE: *error, static, says why it is none that Mermaid
 * draws. */
gv_status gv_write_mermaid(const gv_picture *picture, FILE *out, const char **error);
/* page.c: one HTML page that needs nothing else. */
gv_status gv_write_page(const gv_pictures *pictures, FILE *out);

#endif
