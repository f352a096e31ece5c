#include "render/render.h"

const gv_renderer *const gv_renderers[] = {&gv_text_renderer, &gv_json_renderer, &gv_sarif_renderer, NULL};

const gv_renderer *gv_renderer_by_name(const char *name) {
  for (const gv_renderer *const *r = gv_renderers; *r; r++)
    if (strcmp((*r)->name, name) == 0) return *r;
  return NULL;
}
