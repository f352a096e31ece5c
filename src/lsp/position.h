/* position: places in a text, as byte offsets and as clients count: lines from 0, and in the line
 * UTF-8, UTF-16 or UTF-32 units.
 *
 * Texts are valid UTF-8 of less than 4 GB. Any position is answered: one beyond the end of its line
 * means that end, one beyond the last line the end of the text, one inside a character its
 * beginning.
 */
#ifndef GV_LSP_POSITION_H
#define GV_LSP_POSITION_H

#include "base/base.h"

typedef enum gv_encoding { GV_UTF16, GV_UTF8, GV_UTF32 } gv_encoding;

typedef struct gv_position {
  uint32_t line, character; /* from 0 */
} gv_position;

/* What ends a line: for clients "\n", "\r\n" and "\r"; for MLIR "\n" only. */
typedef enum gv_line_ends { GV_LINES_OF_CLIENTS, GV_LINES_OF_MLIR } gv_line_ends;

/* A text and where its lines begin. Zero-initialise. */
typedef struct gv_lines {
  gv_str text;             /* borrowed */
  GV_VEC(uint32_t) starts; /* byte offsets; the first is 0 */
} gv_lines;

/* O(length of the text). */
void gv_lines_index(gv_lines *lines, gv_str text, gv_line_ends ends);
/* Frees `starts`, and lets go of the text. */
void gv_lines_clear(gv_lines *lines);
/* The line, from 0, that holds the byte at `offset`. */
uint32_t gv_line_at(const gv_lines *lines, uint32_t offset);
/* In bytes, at most the text's length. */
uint32_t gv_offset_of(const gv_lines *lines, gv_position position, gv_encoding encoding);
/* Of a byte offset up to the text's length: inside a character its beginning, inside a line's
 * ending the end of that line. */
gv_position gv_position_of(const gv_lines *lines, uint32_t offset, gv_encoding encoding);
/* Of a line and a column in bytes, both from 1, as MLIR counts them. */
uint32_t gv_offset_of_place(const gv_lines *lines, uint32_t line, uint32_t col);

/* The name in LSP: "utf-16"; and back, false when it is none. */
const char *gv_encoding_name(gv_encoding encoding);
/* *encoding is set only where it is true; `name` is not NULL. */
bool gv_encoding_by_name(const char *name, gv_encoding *encoding);

#endif
