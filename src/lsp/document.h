/* document: a text that a client has open, and its edits. */
#ifndef GV_LSP_DOCUMENT_H
#define GV_LSP_DOCUMENT_H

#include "json/json.h"

#include "lsp/position.h"

enum { GV_LARGEST_TEXT = 512 << 20 }; /* bytes */

/* Zero-initialise. */
typedef struct gv_text {
  char *at; /* NUL-terminated */
  uint32_t len;
  gv_lines lines; /* as clients count them */
} gv_text;

/* Replaces all of it by a copy of `to`, which must not be larger than GV_LARGEST_TEXT. O(length).
 */
void gv_text_set(gv_text *text, gv_str to);
/* Frees and zeroes it. */
void gv_text_clear(gv_text *text);
/* One TextDocumentContentChangeEvent, of the whole text or of a range. False: it is none, or the
 * text would be too large. */
bool gv_text_change(gv_text *text, const json_t *change, gv_encoding encoding);

/* ---- what clients send, with every wrong type taken for nothing ---- */

/* Numbers from here on are read as floating point. */
#define GV_BEYOND_INTEGERS 9007199254740992.0
gv_str gv_json_string_in(const json_t *object, const char *key); /* at == NULL: there is none */
/* A number from 0 to UINT32_MAX; what is less or more is the nearest of these. */
bool gv_json_number_in(const json_t *object, const char *key, uint32_t *number);
/* From its "line" and "character". False: one of them is no number, and *position is not to be
 * read. */
bool gv_json_position(const json_t *object, gv_position *position);
/* object.a.b.c for the path "a.b.c"; NULL where there is none. */
json_t *gv_json_at(const json_t *object, const char *path);
/* False where there is nothing, or something else, at the path. */
bool gv_json_true_at(const json_t *object, const char *path);

#endif
