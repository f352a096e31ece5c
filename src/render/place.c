#include "render/place.h"

#include "base/foreign.h"

gv_str gv_place_path(const gv_result *result, gv_loc loc) {
  return gv_place_known(result, loc) ? result->model->files.at[loc.file].path : result->path;
}

/* What a decoder makes of an invalid byte, U+FFFD, is one unit too. */
static uint32_t units_of(gv_str text) {
  uint32_t units = 0;
  while (text.len) {
    gv_char c = gv_utf8_next(text);
    units += c.code != GV_NONE && c.code > 0xffff ? 2 : 1;
    text = (gv_str){text.at + c.len, text.len - c.len};
  }
  return units;
}

static gv_str line_of(const gv_result *result, gv_loc loc) {
  return gv_place_known(result, loc) ? gv_source_line(result->model, loc.file, loc.line)
                                     : (gv_str){NULL, 0};
}

uint32_t gv_place_column(const gv_result *result, gv_loc loc) {
  gv_str line = line_of(result, loc);
  if (!line.at || loc.col == 0) return loc.col;
  return loc.col > line.len + 1 ? 0 : units_of((gv_str){line.at, loc.col - 1}) + 1;
}

/* After the string that begins at `i`. */
static size_t skip_string(gv_str line, size_t i) {
  for (i++; i < line.len && line.at[i] != '"'; i++) i += line.at[i] == '\\';
  return i < line.len ? i + 1 : line.len;
}

static size_t end_from(gv_str line, size_t i) {
  size_t end = i;
  while (i < line.len && !(line.at[i] == '/' && i + 1 < line.len && line.at[i + 1] == '/')) {
    bool blank = line.at[i] == ' ' || line.at[i] == '\t' || line.at[i] == '\r';
    i = line.at[i] == '"' ? skip_string(line, i) : i + 1;
    if (!blank) end = i;
  }
  return end;
}

uint32_t gv_place_end(const gv_result *result, gv_loc loc) {
  gv_str line = line_of(result, loc);
  if (!line.at || loc.col == 0 || loc.col > line.len + 1) return 0;
  return (uint32_t)end_from(line, loc.col - 1) + 1;
}

uint32_t gv_place_end_column(const gv_result *result, gv_loc loc) {
  uint32_t end = gv_place_end(result, loc);
  return end ? units_of((gv_str){line_of(result, loc).at, end - 1}) + 1 : 0;
}
