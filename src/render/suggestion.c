#include "render/suggestion.h"

#include "base/foreign.h"

typedef GV_VEC(char) text;

static void put(text *to, const char *at, size_t len) {
  if (to->cap - to->len < len) to->at = gv_vec_grow(to->at, &to->cap, to->len + (uint32_t)len, 1);
  if (len) memcpy(to->at + to->len, at, len);
  to->len += (uint32_t)len;
}

/* Where the place is in its file's text; it is in a line that was asked for before. */
static size_t offset_of(gv_model *model, gv_loc loc) {
  gv_str line = gv_source_line(model, loc.file, loc.line);
  return (size_t)(line.at - model->files.at[loc.file].text.at) + loc.col - 1;
}

static bool are_in_text(gv_model *model, const gv_finding *f) {
  for (uint32_t i = 0; i < f->edits.len; i++)
    if (!gv_source_line(model, f->edits.at[i].begin.file, f->edits.at[i].begin.line).at ||
        !gv_source_line(model, f->edits.at[i].end.file, f->edits.at[i].end.line).at)
      return false;
  return f->edits.len > 0;
}

/* From the line of the first edit to the line of the last, with the edits made. */
static void apply(gv_model *model, const gv_finding *f, text *to) {
  const gv_edit *first = &f->edits.at[0], *last = &f->edits.at[f->edits.len - 1];
  gv_str whole = model->files.at[first->begin.file].text;
  gv_str last_line = gv_source_line(model, last->end.file, last->end.line);
  gv_loc start = first->begin;
  start.col = 1;
  size_t at = offset_of(model, start), end = (size_t)(last_line.at - whole.at) + last_line.len;
  for (uint32_t i = 0; i < f->edits.len; i++) {
    const gv_edit *edit = &f->edits.at[i];
    size_t begin = offset_of(model, edit->begin);
    put(to, whole.at + at, begin - at);
    put(to, edit->text.at, edit->text.len);
    at = offset_of(model, edit->end);
  }
  put(to, whole.at + at, end - at);
}

void gv_print_suggestion(FILE *out, gv_model *model, const gv_finding *f, const char *before,
                         const char *after) {
  if (!are_in_text(model, f)) return;
  text made = {0};
  apply(model, f, &made);
  for (const char *at = made.at, *end = made.at + made.len; at <= end;) {
    const char *newline = memchr(at, '\n', (size_t)(end - at));
    const char *stop = newline ? newline : end;
    fputs(before, out);
    gv_print_safe(out, (gv_str){at, (size_t)(stop - at)});
    fprintf(out, "%s\n", after);
    at = stop + 1;
  }
  gv_vec_free(&made);
}
