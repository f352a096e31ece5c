#include "lsp/answer.h"

#include "lsp/room.h"

void gv_answer(FILE *out, const gv_answer_options *options, const gv_lsp_document *document, gv_lsp_result *result) {
  gv_view view;
  gv_view_init(&view, options, document, result);
  if (!result->unusable) gv_judge_source(&view);
  gv_json_write_line(out, gv_diagnose(&view));
  fputc('\n', out);
  fflush(out); /* so that findings need not wait for the rest */
  if (!result->unusable) gv_json_write_line(out, gv_explain_names(&view));
  gv_view_clear(&view);
}
