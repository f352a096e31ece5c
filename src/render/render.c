#include "render/render.h"

const gv_renderer *const gv_renderers[] = {&gv_text_renderer, &gv_json_renderer, &gv_sarif_renderer, &gv_github_renderer, NULL};

const gv_renderer *gv_renderer_by_name(const char *name) {
  for (const gv_renderer *const *r = gv_renderers; *r; r++)
    if (strcmp((*r)->name, name) == 0) return *r;
  return NULL;
}

uint32_t gv_rules_disabled(const gv_render_options *options) {
  return options->selection ? gv_selection_disabled(options->selection) : 0;
}

uint32_t gv_rules_regraded(const gv_render_options *options) {
  return options->selection ? gv_selection_regraded(options->selection) : 0;
}

const char *gv_nothing_words(const gv_result *result) {
  return result->model->foreign.len ? "no profile knows the runtime that it calls" : "there is no GPU host code in it";
}

static void print_change(FILE *out, uint32_t count, const char *change) {
  if (count) fprintf(out, ", %u rule%s %s", count, count == 1 ? "" : "s", change);
}

void gv_print_rule_changes(FILE *out, const gv_render_options *options) {
  print_change(out, gv_rules_disabled(options), "disabled");
  print_change(out, gv_rules_regraded(options), "regraded");
}
