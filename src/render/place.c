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
  return gv_place_known(result, loc) ? gv_source_line(result->model, loc.file, loc.line) : (gv_str){NULL, 0};
}

uint32_t gv_place_column(const gv_result *result, gv_loc loc) {
  gv_str line = line_of(result, loc);
  if (!line.at || loc.col == 0) return loc.col;
  return loc.col > line.len + 1 ? 0 : units_of((gv_str){line.at, loc.col - 1}) + 1;
}

uint32_t gv_place_line_end(const gv_result *result, gv_loc loc) {
  gv_str line = line_of(result, loc);
  return line.at ? units_of(line) + 1 : 0;
}
