/* SARIF 2.1.0: the results of one file. "SARIF" below is OASIS' "Static Analysis Results
 * Interchange Format Version 2.1.0", with its sections.
 */
#include "render/sarif.h"

#include "base/stream.h"
#include "diag/fingerprint.h"
#include "render/place.h"
#include "render/replayed.h"
#include "json/json.h"

static const char letter_of[] = {
    [GV_SEVERITY_ERROR] = GV_SARIF_ERROR,
    [GV_SEVERITY_UNPROVED] = GV_SARIF_UNPROVED,
    [GV_SEVERITY_WARNING] = GV_SARIF_WARNING,
    [GV_SEVERITY_REMARK] = GV_SARIF_REMARK,
};

/* "none" is the only level of a result that is not a failure (SARIF 3.27.10), such as an open one.
 */
const char *const gv_sarif_levels[] = {
    [GV_SEVERITY_ERROR] = "error",
    [GV_SEVERITY_WARNING] = "warning",
    [GV_SEVERITY_UNPROVED] = "none",
    [GV_SEVERITY_REMARK] = "note",
};

/* ---- places ---- */

static bool is_plain_in_uri(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
         (c && strchr("-._~/", c));
}

/* A path as a URI reference: every byte that could mean something in one goes as %XX, a ':' too,
 * which would make a scheme of what is before it. */
static json_t *uri_of(gv_str path) {
  static const char digits[] = "0123456789ABCDEF", scheme[] = "file://";
  bool absolute = path.len && path.at[0] == '/';
  size_t len = absolute ? sizeof scheme - 1 : 0;
  char *uri = gv_malloc(sizeof scheme + path.len * 3);
  memcpy(uri, scheme, len);
  while (path.len > 2 && path.at[0] == '.' && path.at[1] == '/')
    path = (gv_str){path.at + 2, path.len - 2};
  for (size_t i = 0; i < path.len; i++) {
    unsigned char c = (unsigned char)path.at[i];
    if (is_plain_in_uri(path.at[i])) {
      uri[len++] = path.at[i];
      continue;
    }
    uri[len++] = '%';
    uri[len++] = digits[c >> 4];
    uri[len++] = digits[c & 15];
  }
  json_t *json = gv_json_text((gv_str){uri, len});
  gv_free(uri);
  return json;
}

/* From the place to the end of the operation, or of its first line. */
static json_t *region_of(const gv_result *result, gv_loc loc) {
  uint32_t column = gv_place_column(result, loc), end = gv_place_end_column(result, loc);
  json_t *region = gv_json_object_of("startLine", json_integer(loc.line));
  if (column) gv_json_set(region, "startColumn", json_integer(column));
  if (!column || !end) return region;
  gv_json_set(region, "endLine", json_integer(loc.line));
  gv_json_set(region, "endColumn", json_integer(end > column ? end : column));
  return region;
}

static json_t *location_of(const gv_result *result, gv_loc loc) {
  json_t *place = gv_json_object_of("artifactLocation",
                                    gv_json_object_of("uri", uri_of(gv_place_path(result, loc))));
  if (gv_place_known(result, loc) && loc.line) gv_json_set(place, "region", region_of(result, loc));
  return gv_json_object_of("physicalLocation", place);
}

static json_t *noted_location(const gv_result *result, gv_loc loc, gv_str message) {
  json_t *location = location_of(result, loc);
  gv_json_set(location, "message", gv_sarif_message(message));
  return location;
}

static json_t *location_in_function(const gv_result *result, const gv_finding *finding) {
  json_t *location = location_of(result, finding->loc);
  if (!finding->function.len) return location;
  json_t *function = gv_json_object_of("fullyQualifiedName", gv_json_text(finding->function));
  gv_json_set(function, "kind", gv_json_text_c("function"));
  gv_json_set(location, "logicalLocations", gv_json_array_of(function));
  return location;
}

/* ---- steps ---- */

/* Those that are called so: "stream-leak". */
static bool is_leak(gv_rule rule) {
  static const char end[] = "-leak";
  gv_str name = gv_str_of(gv_rules[rule].name);
  return name.len > sizeof end - 1 && strcmp(name.at + name.len - (sizeof end - 1), end) == 0;
}

/* Of some findings the notes are no path: where something undecided comes from, and what to write
 * instead. */
static bool has_path(gv_rule rule) {
  return gv_rules[rule].severity != GV_SEVERITY_UNPROVED && rule != GV_RULE_UNLOWERED_OP;
}

static bool is_step(const gv_note *note) {
  return note->kind != GV_NOTE_CONSEQUENCE && note->kind != GV_NOTE_EXAMPLE &&
         note->kind != GV_NOTE_ADVICE;
}

static bool has_steps(const gv_finding *finding) {
  bool found = false;
  for (uint32_t i = 0; i < finding->notes.len && !found; i++)
    found = is_step(&finding->notes.at[i]);
  return found && has_path(finding->rule);
}

static void append_step(json_t *steps, const gv_result *result, gv_loc loc, gv_str message) {
  gv_json_append(steps, gv_json_object_of("location", noted_location(result, loc, message)));
}

/* A path ends at the finding; that of a leak begins there, since a leak points at the creation. */
static json_t *steps_of(const gv_result *result, const gv_finding *finding) {
  json_t *steps = gv_json_array();
  bool leak = is_leak(finding->rule);
  if (leak) append_step(steps, result, finding->loc, finding->message);
  for (uint32_t i = 0; i < finding->notes.len && json_array_size(steps) < GV_SARIF_LOCATIONS - 1;
       i++) {
    const gv_note *note = &finding->notes.at[i];
    if (is_step(note)) append_step(steps, result, note->loc, note->message);
  }
  if (!leak) append_step(steps, result, finding->loc, finding->message);
  return steps;
}

static json_t *notes_of(const gv_result *result, const gv_finding *finding) {
  json_t *notes = gv_json_array();
  for (uint32_t i = 0; i < finding->notes.len && i < GV_SARIF_LOCATIONS - 1; i++)
    gv_json_append(notes,
                   noted_location(result, finding->notes.at[i].loc, finding->notes.at[i].message));
  return notes;
}

/* ---- fingerprints and suppressions ---- */

static json_t *fingerprint_of(gv_arena *arena, const gv_finding *finding) {
  return gv_json_object_of("gpuverifyFinding/v3",
                           gv_json_text(gv_fingerprint_text(arena, finding->fingerprint)));
}

/* All results of a run have the list or none has (SARIF 3.27.23), so those that nobody suppresses
 * have an empty one. */
static json_t *suppressions_of(const gv_finding *finding) {
  json_t *list = gv_json_array();
  if (finding->suppressor == GV_BY_NOBODY) return list;
  json_t *suppression = gv_json_object_of(
      "kind", gv_json_text_c(finding->suppressor == GV_BY_BASELINE ? "external" : "inSource"));
  gv_json_set(suppression, "justification", gv_json_text(finding->reason));
  gv_json_append(list, suppression);
  return list;
}

/* ---- the lines of a file ---- */

/* Edits whose places are no columns of SARIF, which counts UTF-16 units where we count bytes, begin
 * and end with lines. */
static bool are_whole_lines(const gv_finding *finding) {
  for (uint32_t i = 0; i < finding->edits.len; i++)
    if (finding->edits.at[i].begin.col != 1 || finding->edits.at[i].end.col != 1) return false;
  return finding->edits.len > 0;
}

/* SARIF 3.55: one fix, of one file. */
static json_t *fixes_of(const gv_result *result, const gv_finding *finding) {
  json_t *replacements = gv_json_sure(json_array());
  for (uint32_t i = 0; i < finding->edits.len; i++) {
    const gv_edit *edit = &finding->edits.at[i];
    json_t *region = gv_json_object_of("startLine", json_integer(edit->begin.line));
    gv_json_set(region, "startColumn", json_integer(1));
    gv_json_set(region, "endLine", json_integer(edit->end.line));
    gv_json_set(region, "endColumn", json_integer(1));
    json_t *replacement = gv_json_object_of("deletedRegion", region);
    gv_json_set(replacement, "insertedContent",
                gv_json_object_of("text", gv_json_text(edit->text)));
    gv_json_append(replacements, replacement);
  }
  gv_str path = gv_place_path(result, finding->edits.at[0].begin);
  json_t *change = gv_json_object_of("artifactLocation", gv_json_object_of("uri", uri_of(path)));
  gv_json_set(change, "replacements", replacements);
  json_t *fix = gv_json_object_of("description",
                                  gv_json_object_of("text", gv_json_text(finding->suggestion)));
  gv_json_set(fix, "artifactChanges", gv_json_array_of(change));
  if (finding->confidence) {
    json_t *more =
        gv_json_object_of("confidence", gv_json_text_c(gv_confidence_name(finding->confidence)));
    if (finding->cost.len) gv_json_set(more, "cost", gv_json_text(finding->cost));
    gv_json_set(fix, "properties", more);
  }
  return gv_json_array_of(fix);
}

static json_t *result_of(gv_arena *arena, const gv_result *result, const gv_finding *finding) {
  json_t *json = gv_json_object_of("ruleId", gv_json_text_c(gv_rules[finding->rule].name));
  gv_json_set(json, "ruleIndex", json_integer((json_int_t)finding->rule - 1));
  gv_json_set(json, "kind",
              gv_json_text_c(finding->severity == GV_SEVERITY_UNPROVED ? "open" : "fail"));
  gv_json_set(json, "level", gv_json_text_c(gv_sarif_levels[finding->severity]));
  gv_json_set(json, "message", gv_sarif_message(gv_message_with_advice(arena, finding)));
  gv_json_set(json, "locations", gv_json_array_of(location_in_function(result, finding)));
  if (finding->notes.len) gv_json_set(json, "relatedLocations", notes_of(result, finding));
  if (has_steps(finding)) {
    json_t *flow = gv_json_object_of("locations", steps_of(result, finding));
    gv_json_set(json, "codeFlows",
                gv_json_array_of(gv_json_object_of("threadFlows", gv_json_array_of(flow))));
  }
  gv_json_set(json, "partialFingerprints", fingerprint_of(arena, finding));
  gv_json_set(json, "suppressions", suppressions_of(finding));
  if (are_whole_lines(finding)) gv_json_set(json, "fixes", fixes_of(result, finding));
  if (finding->replayed.verdict
          .len) /* SARIF 3.8: a property bag, for what the format has no place for */
    gv_json_set(json, "properties",
                gv_json_object_of("replay", gv_replay_json(&finding->replayed)));
  return json;
}

static void write_notification(FILE *out, const gv_result *result, char letter, const char *level,
                               gv_str text) {
  json_t *notification = gv_sarif_notification(level, text);
  gv_json_set(notification, "locations", gv_json_array_of(location_of(result, GV_NO_LOC)));
  gv_sarif_line(out, letter, notification);
}

static void write_unusable(FILE *out, const gv_result *result) {
  gv_str error = result->error;
  while (error.len && error.at[error.len - 1] == '\n') error.len--;
  write_notification(out, result, GV_SARIF_UNUSABLE, "error", error);
}

static void write_cuts(FILE *out, const gv_result *result, uint32_t hidden, uint32_t shortened) {
  gv_arena arena = {0};
  if (hidden)
    write_notification(out, result, GV_SARIF_NOTICE, "note",
                       gv_format(&arena, "%u more finding%s not shown, for --max-findings", hidden,
                                 hidden == 1 ? "" : "s"));
  if (shortened)
    write_notification(out, result, GV_SARIF_NOTICE, "note",
                       gv_format(&arena, "%u finding%s shown with the first %d notes only",
                                 shortened, shortened == 1 ? " is" : "s are",
                                 GV_SARIF_LOCATIONS - 1));
  gv_arena_clear(&arena);
}

/* The rules of the run are in its invocation; those that a folder turns off are said with each
 * file. */
static void write_settings(FILE *out, const gv_render_options *options, const gv_result *result) {
  gv_arena arena = {0};
  uint32_t off = options->settings.at ? gv_rules_disabled(options) : 0;
  if (off)
    write_notification(out, result, GV_SARIF_NOTICE, "note",
                       gv_format(&arena, "%u rule%s disabled here, in part by %.*s", off,
                                 off == 1 ? "" : "s", GV_FMT(options->settings)));
  gv_arena_clear(&arena);
}

static void write_undecided(FILE *out, const gv_result *result) {
  gv_stream stream;
  FILE *words = gv_stream_open(&stream);
  gv_print_undecided(words, result->report);
  gv_str text = gv_stream_close(&stream);
  enum { SEMICOLON = 2 }; /* and the blank after it */
  if (text.len)
    write_notification(out, result, GV_SARIF_NOTICE, "note",
                       (gv_str){text.at + SEMICOLON, text.len - SEMICOLON});
  free(stream.at);
}

static void write_findings(FILE *out, const gv_render_options *options, const gv_result *result) {
  const gv_report *report = result->report;
  uint32_t all = report->findings.len, limit = options->max_findings;
  uint32_t shown = limit && limit < all ? limit : all, shortened = 0;
  gv_arena arena = {0};
  for (uint32_t i = 0; i < shown; i++) {
    const gv_finding *finding = &report->findings.at[i];
    shortened += finding->notes.len > GV_SARIF_LOCATIONS - 1;
    gv_sarif_line(out, letter_of[finding->severity], result_of(&arena, result, finding));
  }
  for (uint32_t i = 0; i < report->suppressed.len; i++)
    gv_sarif_line(out, GV_SARIF_SUPPRESSED, result_of(&arena, result, &report->suppressed.at[i]));
  write_cuts(out, result, all - shown, shortened);
  write_settings(out, options, result);
  write_undecided(out, result);
  if (report->nothing_to_verify)
    write_notification(out, result, GV_SARIF_NOTICE, "note",
                       gv_format(&arena, "nothing to verify: %s", gv_nothing_words(result)));
  gv_arena_clear(&arena);
}

static void sarif_file(FILE *out, const gv_render_options *options, const gv_result *result) {
  if (result->unusable)
    write_unusable(out, result);
  else
    write_findings(out, options, result);
}

const gv_renderer gv_sarif_renderer = {
    .name = "sarif", .file = sarif_file, .assemble = gv_sarif_assemble, .merges = true};
