/* rewrite: operations of the gpu dialect, as they stand in a text, and the change that makes one
 * lower. */
#ifndef GV_LSP_REWRITE_H
#define GV_LSP_REWRITE_H

#include "lsp/view.h"

typedef struct gv_change {
  gv_span span;
  gv_str text; /* instead of the span; in the model's arena */
} gv_change;
typedef GV_VEC(gv_change) gv_changes;

/* Whether the lowering takes the unlowered operation as it is. */
bool gv_lowers(const gv_view *view, const gv_op *op);
/* Edits, in the order of the text, after which it does; none where no rewrite is known. */
void gv_rewrite(const gv_view *view, const gv_op *op, gv_changes *edits);

#endif
