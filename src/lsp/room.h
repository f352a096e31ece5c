/* room: what the files of an answer give each other. */
#ifndef GV_LSP_ROOM_H
#define GV_LSP_ROOM_H

#include "lsp/view.h"

/* diagnose.c: findings as diagnostics, what can be done about them, and functions with their
 * verdicts. */
json_t *gv_diagnose(gv_view *view);
/* A TextEdit. */
json_t *gv_json_edit(const gv_view *view, const gv_edit *edit);
/* explain.c: what is known at which name. */
json_t *gv_explain_names(gv_view *view);
/* source.c: of a module that is not lowered yet, leaves the findings that lowering will not settle.
 */
void gv_judge_source(gv_view *view);

#endif
