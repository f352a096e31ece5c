#define _GNU_SOURCE
#include "lsp/view.h"

#include "lsp/uri.h"

enum { STATEMENT = 1 << 14 }; /* bytes of an operation that are looked at */

static uint64_t key_of(gv_loc loc) { return (uint64_t)loc.line << 32 | loc.col; }

static void list_unlowered(gv_view *v) {
  const gv_model *m = &v->result->model;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    bool found;
    if (m->ops.at[o].kind == GV_OP_UNLOWERED && gv_is_in_text(m->ops.at[o].loc))
      *gv_map_at(&v->unlowered, key_of(m->ops.at[o].loc), &found) = o;
  }
}

const gv_op *gv_view_unlowered(const gv_view *v, gv_loc loc) {
  uint32_t op = gv_is_in_text(loc) ? gv_map_get(&v->unlowered, key_of(loc)) : GV_NONE;
  return op == GV_NONE ? NULL : &v->result->model.ops.at[op];
}

static uint64_t key_of_name(gv_str name) { return gv_hash(name.at, name.len, 0); }

/* The name after the first '@' of a line that begins a function; at == NULL: it begins none. */
static gv_str function_name(gv_str line) {
  const char *at = line.len ? memchr(line.at, '@', line.len) : NULL;
  size_t len = 0, rest = at ? (size_t)(line.at + line.len - at) - 1 : 0;
  size_t before = at ? (size_t)(at - line.at) : 0;
  if (!memmem(line.at, before, "func", 4) || memmem(line.at, before, "call", 4))
    return (gv_str){NULL, 0};
  while (len < rest && at[1 + len] != '(') len++;
  return (gv_str){at + 1, len};
}

static void list_functions(gv_view *v) {
  for (uint32_t line = 0; line < v->places.starts.len; line++) {
    uint32_t start = v->places.starts.at[line],
             end = gv_offset_of_place(&v->places, line + 1, UINT32_MAX);
    gv_str name = function_name((gv_str){v->text.at + start, end - start});
    bool found = true;
    uint32_t *at = name.at ? gv_map_at(&v->functions, key_of_name(name), &found) : NULL;
    if (!found) *at = start;
  }
}

void gv_view_init(gv_view *v, const gv_answer_options *options, const gv_lsp_document *document,
                  gv_lsp_result *result) {
  *v = (gv_view){
      .options = options, .result = result, .path = document->path, .text = document->text};
  gv_lines_index(&v->lines, v->text, GV_LINES_OF_CLIENTS);
  gv_lines_index(&v->places, v->text, GV_LINES_OF_MLIR);
  gv_list_names(v->text, &v->names);
  list_unlowered(v);
  list_functions(v);
}

void gv_view_clear(gv_view *v) {
  gv_lines_clear(&v->lines);
  gv_lines_clear(&v->places);
  gv_vec_free(&v->names);
  gv_map_free(&v->unlowered);
  gv_map_free(&v->functions);
}

/* ---- places in the text ---- */

uint32_t gv_view_offset(const gv_view *v, gv_loc loc) {
  return gv_offset_of_place(&v->places, loc.line, loc.col);
}

gv_span gv_view_span(const gv_view *v, uint32_t offset) {
  uint32_t name = gv_name_at(&v->names, offset);
  if (name < v->names.len && v->names.at[name].at == offset)
    return (gv_span){offset, offset + v->names.at[name].len};
  return (gv_span){offset, gv_first_line_end(v->text, offset)};
}

static bool is_blank(char c) { return c == ' ' || c == '\t'; }

gv_span gv_view_span_in(const gv_view *v, gv_loc loc, gv_str function) {
  if (gv_is_in_text(loc)) return gv_view_span(v, gv_view_offset(v, loc));
  uint32_t start = gv_map_get(&v->functions, key_of_name(function));
  if (start == GV_NONE) start = 0;
  while (start < v->text.len && is_blank(v->text.at[start])) start++;
  return (gv_span){start, gv_first_line_end(v->text, start)};
}

gv_span gv_view_operand(const gv_view *v, uint32_t offset, gv_str name, uint32_t nth) {
  uint32_t end = name.len ? gv_statement_end(v->text, offset, STATEMENT) : 0;
  for (uint32_t i = gv_name_at(&v->names, offset);
       name.len && i < v->names.len && v->names.at[i].at < end; i++)
    if (gv_str_equal(gv_name_text(v->text, v->names.at[i]), name) && nth-- == 0)
      return (gv_span){v->names.at[i].at, v->names.at[i].at + v->names.at[i].len};
  return (gv_span){offset, offset};
}

gv_str gv_view_line(const gv_view *v, gv_loc loc) {
  gv_model *m = &v->result->model;
  if (loc.file >= m->files.len || loc.line == 0) return GV_STR("");
  if (loc.file == 0) return gv_format(&m->arena, "%u", loc.line);
  return gv_format(&m->arena, "%.*s:%u", GV_FMT(m->files.at[loc.file].path), loc.line);
}

/* ---- as JSON ---- */

static json_t *position(gv_position p) {
  json_t *object = gv_json_sure(json_object());
  gv_json_set(object, "line", json_integer(p.line));
  gv_json_set(object, "character", json_integer(p.character));
  return object;
}

static json_t *range(gv_position start, gv_position end) {
  json_t *object = gv_json_sure(json_object());
  gv_json_set(object, "start", position(start));
  gv_json_set(object, "end", position(end));
  return object;
}

json_t *gv_json_range(const gv_view *v, gv_span span) {
  return range(gv_position_of(&v->lines, span.start, v->options->encoding),
               gv_position_of(&v->lines, span.end, v->options->encoding));
}

/* Of another file only the line is sure: its text is not at hand, and columns depend on it. */
json_t *gv_json_location(const gv_view *v, gv_loc loc) {
  gv_model *m = &v->result->model;
  if (loc.file >= m->files.len || loc.line == 0) return NULL;
  gv_str uri = loc.file == 0
                   ? v->options->uri
                   : gv_uri_of_path(&m->arena, m->files.at[loc.file].path, v->options->uri);
  if (!uri.at) return NULL;
  json_t *object = gv_json_sure(json_object());
  gv_json_set(object, "uri", gv_json_text(uri));
  gv_position start = {loc.line - 1, 0}, end = {loc.line, 0};
  gv_json_set(object, "range",
              loc.file == 0 ? gv_json_range(v, gv_view_span(v, gv_view_offset(v, loc)))
                            : range(start, end));
  return object;
}
