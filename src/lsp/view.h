/* view: a checked document's text with what is needed to speak of places in it. */
#ifndef GV_LSP_VIEW_H
#define GV_LSP_VIEW_H

#include "lsp/answer.h"
#include "lsp/syntax.h"

typedef struct gv_view {
  const gv_answer_options *options;
  gv_lsp_result *result;
  gv_str path, text;
  gv_lines lines;  /* as the client counts them */
  gv_lines places; /* as MLIR does */
  gv_names names;
  gv_map unlowered; /* place to the operation there that was not lowered */
  gv_map functions; /* hash of a name to the line's beginning where a function with it begins */
} gv_view;

/* Overwrites *view, which is to be cleared and borrows all that it is given. O(length of the text).
 */
void gv_view_init(gv_view *view, const gv_answer_options *options, const gv_lsp_document *document,
                  gv_lsp_result *result);
/* Frees what the view made itself. */
void gv_view_clear(gv_view *view);

/* A part of the text, in bytes. */
typedef struct gv_span {
  uint32_t start, end;
} gv_span;

/* The place is in the document itself, and known. */
static inline bool gv_is_in_text(gv_loc loc) { return loc.file == 0 && loc.line != 0; }
/* The operation at the place that was not lowered; NULL: there is none. */
const gv_op *gv_view_unlowered(const gv_view *view, gv_loc loc);
/* In bytes; the place must be gv_is_in_text(). */
uint32_t gv_view_offset(const gv_view *view, gv_loc loc);
/* What a place in the text is about: a name, or the first line of an operation. */
gv_span gv_view_span(const gv_view *view, uint32_t offset);
/* The same for any place: where it is in another file, the first line of the function that is
 * meant, else of the text. */
gv_span gv_view_span_in(const gv_view *view, gv_loc loc, gv_str function);
/* The name of an operand of the operation at `offset`; an empty span where its text does not show
 * it. `nth`, from 0, of those. */
gv_span gv_view_operand(const gv_view *view, uint32_t offset, gv_str name, uint32_t nth);
/* "6", or "x.mlir:6" for another file; "" where there is no place. In the model's arena. */
gv_str gv_view_line(const gv_view *view, gv_loc loc);

/* As the client counts; the caller's to give away. */
json_t *gv_json_range(const gv_view *view, gv_span span);
/* The place in whatever file; NULL where it has none, or a name that gives no URI. */
json_t *gv_json_location(const gv_view *view, gv_loc loc);

#endif
