#include "json/json.h"
#include "base/foreign.h"

#include "base/utf8.h"

json_t *gv_json_sure(json_t *value) {
  if (!value) gv_out_of_memory();
  return value;
}

json_t *gv_json_object(void) { return gv_json_sure(json_object()); }
json_t *gv_json_array(void) { return gv_json_sure(json_array()); }

json_t *gv_json_object_of(const char *key, json_t *value) {
  json_t *object = gv_json_object();
  gv_json_set(object, key, value);
  return object;
}

json_t *gv_json_array_of(json_t *item) {
  json_t *array = gv_json_array();
  gv_json_append(array, item);
  return array;
}

void gv_json_set(json_t *object, const char *key, json_t *value) {
  if (json_object_set_new(object, key, gv_json_sure(value)) < 0) gv_out_of_memory();
}

void gv_json_append(json_t *array, json_t *value) {
  if (json_array_append_new(array, gv_json_sure(value)) < 0) gv_out_of_memory();
}

json_t *gv_json_text(gv_str text) {
  static const char replacement[] = "\xef\xbf\xbd";
  char *valid = gv_malloc(text.len * 3);
  size_t len = 0;
  while (text.len) {
    gv_char c = gv_utf8_next(text);
    const char *from = c.code == GV_NONE ? replacement : text.at;
    size_t size = c.code == GV_NONE ? 3 : c.len;
    memcpy(valid + len, from, size);
    len += size;
    text = (gv_str){text.at + c.len, text.len - c.len};
  }
  json_t *json = json_stringn_nocheck(valid, len);
  gv_free(valid);
  return gv_json_sure(json);
}

json_t *gv_json_text_c(const char *text) { return gv_json_text(gv_str_of(text)); }

typedef struct writer {
  FILE *out;
  int depth;
} writer;

/* What would not be seen is escaped, which jansson does for ASCII only. It gives whole characters.
 */
static void write_seen(FILE *out, gv_str text) {
  size_t plain = 0;
  for (size_t at = 0; at < text.len;) {
    gv_char c = (unsigned char)text.at[at] < 0x7f
                    ? (gv_char){' ', 1}
                    : gv_utf8_next((gv_str){text.at + at, text.len - at});
    at += c.len;
    if (c.code < 0x7f || !gv_is_hidden(c.code)) continue;
    fwrite(text.at + plain, 1, at - c.len - plain, out);
    if (c.code > 0xffff)
      fprintf(out, "\\u%04x\\u%04x", 0xd7c0 + (c.code >> 10), 0xdc00 + (c.code & 0x3ff));
    else
      fprintf(out, "\\u%04x", c.code);
    plain = at;
  }
  fwrite(text.at + plain, 1, text.len - plain, out);
}

/* A newline of jansson is one of the layout: those in texts are escaped. */
static int write_indented(const char *bytes, size_t size, void *to) {
  const writer *w = to;
  for (const char *newline; (newline = memchr(bytes, '\n', size));) {
    size_t len = (size_t)(newline + 1 - bytes);
    write_seen(w->out, (gv_str){bytes, len});
    fprintf(w->out, "%*s", w->depth * GV_JSON_INDENT, "");
    bytes += len;
    size -= len;
  }
  write_seen(w->out, (gv_str){bytes, size});
  return 0; /* a failed write is seen on the stream at the end */
}

static void write_with(FILE *out, int depth, json_t *value, size_t layout) {
  writer w = {out, depth};
  if (json_dump_callback(value, write_indented, &w, layout | JSON_ENCODE_ANY) < 0)
    gv_out_of_memory();
  json_decref(value);
}

void gv_json_write(FILE *out, int depth, json_t *value) {
  write_with(out, depth, value, JSON_INDENT(GV_JSON_INDENT));
}

void gv_json_write_line(FILE *out, json_t *value) { write_with(out, 0, value, JSON_COMPACT); }
