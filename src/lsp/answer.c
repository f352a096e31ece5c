#include "lsp/answer.h"

#include "lsp/room.h"

/* ---- several programs in one text: lists after each other, with indexes moved ---- */

static json_t *moved(const json_t *index, size_t by) {
  json_int_t n = json_integer_value(index);
  return gv_json_sure(json_integer(n < 0 ? n : n + (json_int_t)by));
}

static void move_list(json_t *list, size_t by) {
  for (size_t i = 0; i < json_array_size(list); i++)
    json_array_set_new(list, i, moved(json_array_get(list, i), by));
}

/* The objects of each value or use. */
static void move_objects(const json_t *items, size_t by) {
  for (size_t i = 0; i < json_array_size(items); i++)
    move_list(json_object_get(json_array_get(items, i), "objects"), by);
}

static void append_list(json_t *to, const json_t *from, const char *key) {
  if (json_array_extend(json_object_get(to, key), json_object_get(from, key)) < 0)
    gv_out_of_memory();
}

static size_t count_in(const json_t *of, const char *key) {
  return json_array_size(json_object_get(of, key));
}

static void join_findings(json_t **all, json_t *more) {
  if (!*all) {
    *all = more;
    return;
  }
  const json_t *fixes = json_object_get(more, "fixes");
  size_t before = count_in(*all, "diagnostics");
  for (size_t i = 0; i < json_array_size(fixes); i++) {
    json_t *fix = json_array_get(fixes, i);
    gv_json_set(fix, "diagnostic", moved(json_object_get(fix, "diagnostic"), before));
  }
  move_list(json_object_get(more, "fixable"), before);
  append_list(*all, more, "fixable");
  append_list(*all, more, "diagnostics");
  append_list(*all, more, "fixes");
  append_list(*all, more, "lenses");
  json_decref(more);
}

static void join_names(json_t **all, json_t *more) {
  enum { TOKEN = 5, VALUE = 3, USE = 4 }; /* see the header */
  if (!*all) {
    *all = more;
    return;
  }
  size_t values = count_in(*all, "values"), objects = count_in(*all, "objects"),
         uses = count_in(*all, "uses");
  json_t *tokens = json_object_get(more, "tokens");
  for (size_t i = 0; i < json_array_size(tokens); i++) {
    if (i % TOKEN == VALUE) json_array_set_new(tokens, i, moved(json_array_get(tokens, i), values));
    if (i % TOKEN == USE) json_array_set_new(tokens, i, moved(json_array_get(tokens, i), uses));
  }
  move_objects(json_object_get(more, "values"), objects);
  move_objects(json_object_get(more, "uses"), objects);
  static const char *const lists[] = {"tokens", "values", "objects", "uses", "symbols", "hints"};
  for (size_t k = 0; k < sizeof lists / sizeof *lists; k++) append_list(*all, more, lists[k]);
  json_decref(more);
}

/* ---- the whole ---- */

void gv_answer_add(gv_answer *a, const gv_lsp_document *document, gv_lsp_result *result,
                   bool last) {
  gv_view view;
  gv_view_init(&view, a->options, document, result);
  if (!result->unusable) gv_judge_source(&view);
  join_findings(&a->findings, gv_diagnose(&view));
  if (last) {
    gv_json_write_line(a->out, a->findings);
    fputc('\n', a->out);
    fflush(a->out); /* so that findings need not wait for the rest */
    a->findings = NULL;
  }
  if (!a->only_findings && !result->unusable && !result->compiled)
    join_names(&a->names, gv_explain_names(&view));
  if (last && a->names) gv_json_write_line(a->out, a->names);
  if (last) a->names = NULL;
  gv_view_clear(&view);
}

void gv_answer_edits(gv_answer *a, const gv_lsp_document *document, const gv_lsp_edits *edits,
                     bool last) {
  gv_lsp_result nothing = {0};
  gv_view view;
  gv_view_init(&view, a->options, document, &nothing);
  if (!a->findings) a->findings = gv_json_object_of("edits", gv_json_array());
  for (uint32_t i = 0; i < edits->len; i++)
    gv_json_append(json_object_get(a->findings, "edits"), gv_json_edit(&view, &edits->at[i]));
  if (last) gv_json_write_line(a->out, a->findings);
  if (last) a->findings = NULL;
  gv_view_clear(&view);
}
