/* The report as one JSON document for the whole run: schema_version 1. It is written member by member and finding by finding,
 * so that no more than one finding is held as JSON at a time; the layout is that of jansson with an indent of 2.
 */
#include <jansson.h>

#include "render/escape.h"
#include "render/render.h"

enum { SCHEMA_VERSION = 1, INDENT = 2 };

/* ---- values of jansson: only a lack of memory makes them fail ---- */

static json_t *sure(json_t *value) {
  if (!value) gv_out_of_memory();
  return value;
}

/* Gives `value` to the object. */
static void set(json_t *object, const char *key, json_t *value) {
  if (json_object_set_new(object, key, sure(value)) < 0) gv_out_of_memory();
}

static void append(json_t *array, json_t *value) {
  if (json_array_append_new(array, sure(value)) < 0) gv_out_of_memory();
}

/* Invalid bytes, one by one, become U+FFFD. */
static json_t *text_of(gv_str text) {
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
  return sure(json);
}

static json_t *text_of_c(const char *text) { return text_of(gv_str_of(text)); }

static json_t *location_of(const gv_model *model, gv_loc loc) {
  if (loc.file >= model->files.len || loc.line == 0) return json_null();
  json_t *object = sure(json_object());
  set(object, "file", text_of(model->files.at[loc.file].path));
  set(object, "line", json_integer(loc.line));
  set(object, "column", json_integer(loc.col));
  return object;
}

static json_t *notes_of(const gv_model *model, const gv_finding *finding) {
  json_t *notes = sure(json_array());
  for (uint32_t i = 0; i < finding->notes.len; i++) {
    json_t *note = sure(json_object());
    set(note, "message", text_of(finding->notes.at[i].message));
    set(note, "location", location_of(model, finding->notes.at[i].loc));
    append(notes, note);
  }
  return notes;
}

static json_t *finding_of(const gv_result *result, uint32_t i) {
  const gv_finding *finding = &result->report->findings.at[i];
  json_t *object = sure(json_object());
  set(object, "rule", text_of_c(gv_rules[finding->rule].name));
  set(object, "severity", text_of_c(gv_severity_name(finding->severity)));
  set(object, "message", text_of(finding->message));
  set(object, "function", text_of(finding->function));
  set(object, "location", location_of(result->model, finding->loc));
  set(object, "notes", notes_of(result->model, finding));
  return object;
}

static json_t *obligation_of(const gv_result *result, uint32_t i) {
  const gv_obligation *obligation = &result->report->obligations.at[i];
  json_t *object = sure(json_object());
  set(object, "verdict", text_of_c(gv_verdict_name(obligation->verdict)));
  set(object, "what", text_of(obligation->what));
  set(object, "reason", text_of(obligation->reason));
  set(object, "function", text_of(obligation->function));
  set(object, "location", location_of(result->model, obligation->loc));
  return object;
}

static json_t *assumption_of(const gv_result *result, uint32_t i) { return text_of(result->report->assumptions.at[i]); }

static json_t *counts_of(const gv_report *report) {
  json_t *object = sure(json_object());
  for (gv_verdict v = 0; v < GV_VERDICT_COUNT; v++) set(object, gv_verdict_name(v), json_integer(report->counts[v]));
  return object;
}

static json_t *tool(void) {
  json_t *object = sure(json_object());
  set(object, "name", text_of_c("gpuverify"));
  set(object, "version", text_of_c(GV_VERSION));
  return object;
}

/* ---- the document ---- */

typedef struct writer {
  FILE *out;
  int depth; /* of the object that is open */
} writer;

/* A newline of jansson is one of the layout: those in texts are escaped. */
static int write_indented(const char *bytes, size_t size, void *to) {
  const writer *w = to;
  for (size_t i = 0; i < size; i++) {
    fputc(bytes[i], w->out);
    if (bytes[i] == '\n') fprintf(w->out, "%*s", w->depth * INDENT, "");
  }
  return 0; /* a failed write is seen on the stream at the end */
}

/* Writes and releases `value`. */
static void write_value(writer *w, json_t *value) {
  if (json_dump_callback(value, write_indented, w, JSON_INDENT(INDENT) | JSON_ENCODE_ANY) < 0) gv_out_of_memory();
  json_decref(value);
}

static void begin_line(const writer *w, bool first) { fprintf(w->out, "%s\n%*s", first ? "" : ",", w->depth * INDENT, ""); }

static void begin_member(const writer *w, const char *key, bool first) {
  begin_line(w, first);
  fprintf(w->out, "\"%s\": ", key);
}

static void write_member(writer *w, const char *key, json_t *value) {
  begin_member(w, key, false);
  write_value(w, value);
}

/* A member that is an array, item by item. */
static void write_items(writer *w, const char *key, const gv_result *result, uint32_t count,
                        json_t *item(const gv_result *result, uint32_t i)) {
  begin_member(w, key, false);
  fputc('[', w->out);
  w->depth++;
  for (uint32_t i = 0; i < count; i++) {
    begin_line(w, i == 0);
    write_value(w, item(result, i));
  }
  w->depth--;
  if (count) begin_line(w, true);
  fputc(']', w->out);
}

static void write_report(writer *w, const gv_render_options *options, const gv_result *result) {
  const gv_report *report = result->report;
  uint32_t all = report->findings.len, limit = options->max_findings;
  uint32_t shown = limit && limit < all ? limit : all;
  write_member(w, "verdict", text_of_c(gv_verdict_name(report->verdict)));
  write_member(w, "obligations", counts_of(report));
  write_member(w, "warnings", json_integer(report->warnings));
  write_items(w, "assumptions", result, report->assumptions.len, assumption_of);
  write_items(w, "findings", result, shown, finding_of);
  if (shown < all) write_member(w, "findings_not_shown", json_integer(all - shown));
  if (options->proof) write_items(w, "proof", result, report->obligations.len, obligation_of);
}

/* The same members as of any other file, all empty, and what is wrong. */
static void write_unusable(writer *w, const gv_result *result) {
  gv_report none = {0};
  size_t len = result->error.len;
  while (len && result->error.at[len - 1] == '\n') len--;
  write_member(w, "verdict", text_of_c("unusable"));
  write_member(w, "obligations", counts_of(&none));
  write_member(w, "warnings", json_integer(0));
  write_member(w, "assumptions", json_array());
  write_member(w, "findings", json_array());
  write_member(w, "error", text_of((gv_str){result->error.at, len}));
}

static void json_begin(FILE *out, const gv_render_options *options) {
  (void)options;
  writer w = {out, 1};
  fputc('{', out);
  begin_member(&w, "schema_version", true);
  fprintf(out, "%d", SCHEMA_VERSION);
  write_member(&w, "tool", tool());
  begin_member(&w, "files", false);
  fputc('[', out);
}

static void json_file(FILE *out, const gv_render_options *options, const gv_result *result, bool first) {
  writer w = {out, 2};
  begin_line(&w, first);
  fputc('{', out);
  w.depth++;
  begin_member(&w, "path", true);
  write_value(&w, text_of(result->path));
  if (result->unusable)
    write_unusable(&w, result);
  else
    write_report(&w, options, result);
  w.depth--;
  begin_line(&w, true);
  fputc('}', out);
}

static void json_end(FILE *out, const gv_render_options *options) {
  (void)options;
  fputs("\n  ]\n}\n", out);
}

const gv_renderer gv_json_renderer = {"json", json_begin, json_file, json_end};
