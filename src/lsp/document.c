#include "lsp/document.h"

void gv_text_clear(gv_text *text) {
  gv_free(text->at);
  gv_lines_clear(&text->lines);
  *text = (gv_text){0};
}

static void take(gv_text *text, char *at, uint32_t len) {
  at[len] = 0;
  gv_free(text->at);
  text->at = at;
  text->len = len;
  gv_lines_index(&text->lines, (gv_str){at, len}, GV_LINES_OF_CLIENTS);
}

void gv_text_set(gv_text *text, gv_str to) {
  char *at = gv_malloc(to.len + 1);
  if (to.len) memcpy(at, to.at, to.len);
  take(text, at, (uint32_t)to.len);
}

/* Puts `with` in the place of the bytes from `start` to `end`, in whatever order these are. False:
 * the text would be too large, and is as it was. O(length of the text). */
static bool text_replace(gv_text *text, uint32_t start, uint32_t end, gv_str with) {
  uint32_t lo = start < end ? start : end, hi = start < end ? end : start;
  size_t len = text->len - (hi - lo) + with.len;
  if (len > GV_LARGEST_TEXT) return false;
  char *at = gv_malloc(len + 1);
  if (lo) memcpy(at, text->at, lo);
  if (with.len) memcpy(at + lo, with.at, with.len);
  if (text->len > hi) memcpy(at + lo + with.len, text->at + hi, text->len - hi);
  take(text, at, (uint32_t)len);
  return true;
}

bool gv_text_change(gv_text *text, const json_t *change, gv_encoding encoding) {
  const json_t *range = json_object_get(change, "range");
  gv_str with = gv_json_string_in(change, "text");
  gv_position start, end;
  if (!with.at) return false;
  if (!range) return text_replace(text, 0, text->len, with);
  if (!gv_json_position(json_object_get(range, "start"), &start)) return false;
  if (!gv_json_position(json_object_get(range, "end"), &end)) return false;
  return text_replace(text, gv_offset_of(&text->lines, start, encoding),
                      gv_offset_of(&text->lines, end, encoding), with);
}

/* ---- what clients send ---- */

gv_str gv_json_string_in(const json_t *object, const char *key) {
  const json_t *value = json_object_get(object, key);
  return json_is_string(value) ? (gv_str){json_string_value(value), json_string_length(value)}
                               : (gv_str){NULL, 0};
}

bool gv_json_number_in(const json_t *object, const char *key, uint32_t *number) {
  const json_t *value = json_object_get(object, key);
  double real = json_real_value(value);
  if (json_is_real(value) && (real >= GV_BEYOND_INTEGERS || real <= -GV_BEYOND_INTEGERS))
    return *number = real < 0 ? 0 : UINT32_MAX, true;
  if (!json_is_integer(value)) return false;
  json_int_t n = json_integer_value(value);
  *number = n < 0 ? 0 : n > UINT32_MAX ? UINT32_MAX : (uint32_t)n;
  return true;
}

bool gv_json_position(const json_t *object, gv_position *position) {
  return gv_json_number_in(object, "line", &position->line) &&
         gv_json_number_in(object, "character", &position->character);
}

json_t *gv_json_at(const json_t *object, const char *path) {
  json_t *at = NULL;
  for (const json_t *in = object; in; in = at) {
    size_t len = strcspn(path, ".");
    at = json_object_getn(in, path, len);
    if (!path[len]) return at;
    path += len + 1;
  }
  return NULL;
}

bool gv_json_true_at(const json_t *object, const char *path) {
  return json_is_true(gv_json_at(object, path));
}
