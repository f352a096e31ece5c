#include "lsp/position.h"

/* ---- lines ---- */

void gv_lines_index(gv_lines *lines, gv_str text, gv_line_ends ends) {
  lines->text = text;
  lines->starts.len = 0;
  *gv_push(&lines->starts) = 0;
  for (size_t i = 0; i < text.len; i++) {
    bool lone_return = text.at[i] == '\r' && ends == GV_LINES_OF_CLIENTS &&
                       (i + 1 == text.len || text.at[i + 1] != '\n');
    if (text.at[i] == '\n' || lone_return) *gv_push(&lines->starts) = (uint32_t)i + 1;
  }
}

void gv_lines_clear(gv_lines *lines) {
  gv_vec_free(&lines->starts);
  lines->text = (gv_str){NULL, 0};
}

uint32_t gv_line_at(const gv_lines *lines, uint32_t offset) {
  uint32_t lo = 0, hi = lines->starts.len;
  while (hi - lo > 1) {
    uint32_t mid = lo + (hi - lo) / 2;
    if (lines->starts.at[mid] <= offset)
      lo = mid;
    else
      hi = mid;
  }
  return lo;
}

/* Where the line ends, before what ends it. */
static uint32_t line_end(const gv_lines *lines, uint32_t line) {
  uint32_t start = lines->starts.at[line];
  if (line + 1 == lines->starts.len) return (uint32_t)lines->text.len;
  uint32_t end = lines->starts.at[line + 1] - 1;
  return end > start && lines->text.at[end] == '\n' && lines->text.at[end - 1] == '\r' ? end - 1
                                                                                       : end;
}

/* ---- characters ---- */

/* Bytes of the character that begins with this byte. */
static uint32_t bytes_of(char first) {
  unsigned char c = (unsigned char)first;
  return c < 0xC0 ? 1 : c < 0xE0 ? 2 : c < 0xF0 ? 3 : 4;
}

static uint32_t units_of(uint32_t bytes, gv_encoding encoding) {
  if (encoding == GV_UTF8) return bytes;
  return encoding == GV_UTF16 && bytes == 4 ? 2 : 1;
}

uint32_t gv_offset_of(const gv_lines *lines, gv_position position, gv_encoding encoding) {
  if (position.line >= lines->starts.len) return (uint32_t)lines->text.len;
  uint32_t at = lines->starts.at[position.line], end = line_end(lines, position.line), units = 0;
  while (at < end) {
    uint32_t bytes = bytes_of(lines->text.at[at]);
    units += units_of(bytes, encoding);
    if (units > position.character || bytes > end - at) break;
    at += bytes;
  }
  return at;
}

gv_position gv_position_of(const gv_lines *lines, uint32_t offset, gv_encoding encoding) {
  uint32_t line = gv_line_at(lines, offset), at = lines->starts.at[line],
           end = line_end(lines, line), units = 0;
  if (offset < end) end = offset;
  while (at < end) {
    uint32_t bytes = bytes_of(lines->text.at[at]);
    if (bytes > end - at) break;
    units += units_of(bytes, encoding);
    at += bytes;
  }
  return (gv_position){line, units};
}

uint32_t gv_offset_of_place(const gv_lines *lines, uint32_t line, uint32_t col) {
  if (line == 0) return 0;
  if (line > lines->starts.len) return (uint32_t)lines->text.len;
  uint32_t start = lines->starts.at[line - 1], end = line_end(lines, line - 1);
  return col == 0 ? start : col - 1 < end - start ? start + col - 1 : end;
}

/* ---- names ---- */

static const char *const names[] = {
    [GV_UTF16] = "utf-16", [GV_UTF8] = "utf-8", [GV_UTF32] = "utf-32"};

const char *gv_encoding_name(gv_encoding encoding) { return names[encoding]; }

bool gv_encoding_by_name(const char *name, gv_encoding *encoding) {
  for (gv_encoding e = GV_UTF16; e <= GV_UTF32; e++)
    if (strcmp(names[e], name) == 0) return *encoding = e, true;
  return false;
}
