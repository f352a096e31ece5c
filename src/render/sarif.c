/* SARIF 2.1.0: one run for the whole invocation. "SARIF" below is OASIS' "Static Analysis Results Interchange Format Version
 * 2.1.0", with its sections; the limits are those of GitHub's code scanning, which refuses a document that exceeds one.
 *
 * What has been cut and whether all files could be used is known at the end only, so a file is written as lines, each a letter
 * that says what it is and one JSON object, and sarif_assemble() makes the document of the lines of all files.
 */
#include "render/place.h"
#include "json/json.h"

enum { RESULTS_LIMIT = 25000, LOCATIONS_LIMIT = 1000 };

/* The letter of a line. When there are too many results, those that decide the verdict come first. */
enum { LAST_RESULT = '3', UNUSABLE = 'u', NOTICE = 'n' };
static const char letter_of[] = {
    [GV_SEVERITY_ERROR] = '0',
    [GV_SEVERITY_UNPROVED] = '1',
    [GV_SEVERITY_WARNING] = '2',
    [GV_SEVERITY_REMARK] = LAST_RESULT,
};

/* "none" is the only level of a result that is not a failure (SARIF 3.27.10), such as an open one. */
static const char *const level_of[] = {
    [GV_SEVERITY_ERROR] = "error",
    [GV_SEVERITY_WARNING] = "warning",
    [GV_SEVERITY_UNPROVED] = "none",
    [GV_SEVERITY_REMARK] = "note",
};

static json_t *object(void) { return gv_json_sure(json_object()); }
static json_t *array(void) { return gv_json_sure(json_array()); }

static json_t *array_of(json_t *item) {
  json_t *list = array();
  gv_json_append(list, item);
  return list;
}

static json_t *object_of(const char *key, json_t *value) {
  json_t *outer = object();
  gv_json_set(outer, key, value);
  return outer;
}

static json_t *message_of(gv_str text) { return object_of("text", gv_json_text(text)); }

/* ---- places ---- */

static bool is_plain_in_uri(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || (c && strchr("-._~/", c));
}

/* A path as a URI reference: every byte that could mean something in one goes as %XX, a ':' too, which would make a scheme of
 * what is before it. */
static json_t *uri_of(gv_str path) {
  static const char digits[] = "0123456789ABCDEF", scheme[] = "file://";
  bool absolute = path.len && path.at[0] == '/';
  size_t len = absolute ? sizeof scheme - 1 : 0;
  char *uri = gv_malloc(sizeof scheme + path.len * 3);
  memcpy(uri, scheme, len);
  while (path.len > 2 && path.at[0] == '.' && path.at[1] == '/') path = (gv_str){path.at + 2, path.len - 2};
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

/* From the place to the end of its line: what stands there is an operation. */
static json_t *region_of(const gv_result *result, gv_loc loc) {
  uint32_t column = gv_place_column(result, loc), end = gv_place_line_end(result, loc);
  json_t *region = object_of("startLine", json_integer(loc.line));
  if (column) gv_json_set(region, "startColumn", json_integer(column));
  if (!column || !end) return region;
  gv_json_set(region, "endLine", json_integer(loc.line));
  gv_json_set(region, "endColumn", json_integer(end > column ? end : column));
  return region;
}

static json_t *location_of(const gv_result *result, gv_loc loc) {
  json_t *place = object_of("artifactLocation", object_of("uri", uri_of(gv_place_path(result, loc))));
  if (gv_place_known(result, loc) && loc.line) gv_json_set(place, "region", region_of(result, loc));
  return object_of("physicalLocation", place);
}

static json_t *noted_location(const gv_result *result, gv_loc loc, gv_str message) {
  json_t *location = location_of(result, loc);
  gv_json_set(location, "message", message_of(message));
  return location;
}

static json_t *location_in_function(const gv_result *result, const gv_finding *finding) {
  json_t *location = location_of(result, finding->loc);
  if (!finding->function.len) return location;
  json_t *function = object_of("fullyQualifiedName", gv_json_text(finding->function));
  gv_json_set(function, "kind", gv_json_text_c("function"));
  gv_json_set(location, "logicalLocations", array_of(function));
  return location;
}

/* ---- steps ---- */

static bool is_leak(gv_rule rule) { return rule == GV_RULE_STREAM_LEAK || rule == GV_RULE_EVENT_LEAK; }

/* Of some findings the notes are no path: where something undecided comes from, and what to write instead. */
static bool has_path(gv_rule rule) { return rule != GV_RULE_UNKNOWN_HANDLE && rule != GV_RULE_UNLOWERED_OP; }

static void append_step(json_t *steps, const gv_result *result, gv_loc loc, gv_str message) {
  gv_json_append(steps, object_of("location", noted_location(result, loc, message)));
}

/* A path ends at the finding; that of a leak begins there, since a leak points at the creation. */
static json_t *steps_of(const gv_result *result, const gv_finding *finding) {
  json_t *steps = array();
  bool leak = is_leak(finding->rule);
  if (leak) append_step(steps, result, finding->loc, finding->message);
  for (uint32_t i = 0; i < finding->notes.len && json_array_size(steps) < LOCATIONS_LIMIT - 1; i++) {
    const gv_note *note = &finding->notes.at[i];
    if (!gv_note_is_consequence(note)) append_step(steps, result, note->loc, note->message);
  }
  if (!leak) append_step(steps, result, finding->loc, finding->message);
  return steps;
}

static json_t *notes_of(const gv_result *result, const gv_finding *finding) {
  json_t *notes = array();
  for (uint32_t i = 0; i < finding->notes.len && i < LOCATIONS_LIMIT - 1; i++)
    gv_json_append(notes, noted_location(result, finding->notes.at[i].loc, finding->notes.at[i].message));
  return notes;
}

/* ---- fingerprints ---- */

/* FNV-1a. Not gv_hash(), which may change with any release: fingerprints of old results must go on to match. */
static uint64_t hash_on(uint64_t hash, gv_str text) {
  for (size_t i = 0; i < text.len; i++) hash = (hash ^ (unsigned char)text.at[i]) * 0x100000001b3ULL;
  return (hash ^ 0xff) * 0x100000001b3ULL; /* no UTF-8 has this byte: it ends the text */
}

static bool is_blank(char c) { return c == ' ' || c == '\t'; }

static gv_str trimmed(gv_str line) {
  while (line.len && is_blank(line.at[0])) line = (gv_str){line.at + 1, line.len - 1};
  while (line.len && is_blank(line.at[line.len - 1])) line.len--;
  return line;
}

/* What stays when lines are moved and indented anew: the rule, the function, the message and the text of the line; and a
 * number, for several results that agree in all of them. The path is left out: it is in the result (SARIF appendix B). */
static json_t *fingerprint_of(const gv_result *result, const gv_finding *finding, gv_map *seen) {
  gv_str line = gv_source_line(result->model, finding->loc.file, finding->loc.line);
  uint64_t hash = hash_on(0xcbf29ce484222325ULL, gv_str_of(gv_rules[finding->rule].name));
  hash = hash_on(hash_on(hash_on(hash, finding->function), finding->message), trimmed(line));
  bool found;
  uint32_t *count = gv_map_at(seen, hash, &found);
  *count = found ? *count + 1 : 1;
  char text[64];
  snprintf(text, sizeof text, "%016llx:%u", (unsigned long long)hash, *count);
  return object_of("gpuverifyFinding/v1", gv_json_text_c(text));
}

/* ---- the lines of a file ---- */

static json_t *result_of(const gv_result *result, const gv_finding *finding, gv_map *seen) {
  json_t *json = object_of("ruleId", gv_json_text_c(gv_rules[finding->rule].name));
  gv_json_set(json, "ruleIndex", json_integer((json_int_t)finding->rule));
  gv_json_set(json, "kind", gv_json_text_c(finding->severity == GV_SEVERITY_UNPROVED ? "open" : "fail"));
  gv_json_set(json, "level", gv_json_text_c(level_of[finding->severity]));
  gv_json_set(json, "message", message_of(finding->message));
  gv_json_set(json, "locations", array_of(location_in_function(result, finding)));
  if (finding->notes.len) gv_json_set(json, "relatedLocations", notes_of(result, finding));
  if (finding->notes.len && has_path(finding->rule)) {
    json_t *flow = object_of("locations", steps_of(result, finding));
    gv_json_set(json, "codeFlows", array_of(object_of("threadFlows", array_of(flow))));
  }
  gv_json_set(json, "partialFingerprints", fingerprint_of(result, finding, seen));
  return json;
}

static void write_line(FILE *out, char letter, json_t *json) {
  fputc(letter, out);
  gv_json_write_line(out, json);
  fputc('\n', out);
}

static json_t *notification_of(const char *level, gv_str text) {
  json_t *notification = object_of("level", gv_json_text_c(level));
  gv_json_set(notification, "message", message_of(text));
  return notification;
}

static void write_notification(FILE *out, const gv_result *result, char letter, const char *level, gv_str text) {
  json_t *notification = notification_of(level, text);
  gv_json_set(notification, "locations", array_of(location_of(result, GV_NO_LOC)));
  write_line(out, letter, notification);
}

static void write_unusable(FILE *out, const gv_result *result) {
  gv_str error = result->error;
  while (error.len && error.at[error.len - 1] == '\n') error.len--;
  write_notification(out, result, UNUSABLE, "error", error);
}

static void write_cuts(FILE *out, const gv_result *result, uint32_t hidden, uint32_t shortened) {
  gv_arena arena = {0};
  if (hidden)
    write_notification(out, result, NOTICE, "note",
                       gv_format(&arena, "%u more finding%s not shown, for --max-findings", hidden, hidden == 1 ? "" : "s"));
  if (shortened)
    write_notification(out, result, NOTICE, "note",
                       gv_format(&arena, "%u finding%s shown with the first %d notes only", shortened,
                                 shortened == 1 ? " is" : "s are", LOCATIONS_LIMIT - 1));
  gv_arena_clear(&arena);
}

static void write_findings(FILE *out, const gv_render_options *options, const gv_result *result) {
  uint32_t all = result->report->findings.len, limit = options->max_findings;
  uint32_t shown = limit && limit < all ? limit : all, shortened = 0;
  gv_map seen = {0};
  for (uint32_t i = 0; i < shown; i++) {
    const gv_finding *finding = &result->report->findings.at[i];
    shortened += finding->notes.len > LOCATIONS_LIMIT - 1;
    write_line(out, letter_of[finding->severity], result_of(result, finding, &seen));
  }
  gv_map_free(&seen);
  write_cuts(out, result, all - shown, shortened);
}

static void sarif_file(FILE *out, const gv_render_options *options, const gv_result *result, bool first) {
  (void)first;
  if (result->unusable)
    write_unusable(out, result);
  else
    write_findings(out, options, result);
}

/* ---- the tool and its rules ---- */

/* The page without its heading, up to the example programs. */
static gv_str help_of(gv_rule rule) {
  gv_str page = gv_rule_page(rule);
  const char *start = strstr(page.at, "\n\n"), *end = strstr(page.at, "\n\n## A program");
  start = start ? start + 2 : page.at;
  return (gv_str){start, end > start ? (size_t)(end - start) : (size_t)(page.at + page.len - start)};
}

/* Of the help, the paragraph after the severity, on one line. */
static gv_str description_of(gv_arena *arena, gv_rule rule) {
  gv_str help = gv_str_copy(arena, help_of(rule));
  char *start = strstr(help.at, "\n\n"), *end = start ? strstr(start + 2, "\n\n") : NULL;
  if (!start) return help;
  start += 2;
  if (end) *end = 0;
  for (char *p = start; *p; p++)
    if (*p == '\n') *p = ' ';
  return gv_str_of(start);
}

static gv_str sentence_of(gv_arena *arena, const char *text) {
  char first = text[0] >= 'a' && text[0] <= 'z' ? (char)(text[0] - 'a' + 'A') : text[0];
  return gv_format(arena, "%c%s.", first, text + 1);
}

static json_t *rule_of(gv_arena *arena, gv_rule rule) {
  json_t *json = object_of("id", gv_json_text_c(gv_rules[rule].name)), *help = message_of(help_of(rule));
  gv_json_set(help, "markdown", gv_json_text(help_of(rule)));
  gv_json_set(json, "shortDescription", message_of(sentence_of(arena, gv_rules[rule].text)));
  gv_json_set(json, "fullDescription", message_of(description_of(arena, rule)));
  gv_json_set(json, "help", help);
  gv_json_set(json, "defaultConfiguration", object_of("level", gv_json_text_c(level_of[gv_rules[rule].severity])));
  return json;
}

/* What the user has changed of the rules. */
static json_t *overrides_of(const gv_selection *selection) {
  json_t *overrides = array();
  for (gv_rule rule = 0; rule < GV_RULE_COUNT; rule++) {
    const char *level = level_of[gv_selection_severity(selection, rule)];
    bool off = gv_selection_disables(selection, rule);
    if (!off && !gv_selection_regrades(selection, rule)) continue;
    json_t *descriptor = object_of("id", gv_json_text_c(gv_rules[rule].name));
    gv_json_set(descriptor, "index", json_integer((json_int_t)rule));
    json_t *override = object_of("descriptor", descriptor);
    gv_json_set(override, "configuration",
                off ? object_of("enabled", json_false()) : object_of("level", gv_json_text_c(level)));
    gv_json_append(overrides, override);
  }
  return overrides;
}

static json_t *tool(void) {
  gv_arena arena = {0};
  json_t *driver = object_of("name", gv_json_text_c("gpuverify")), *rules = array();
  gv_json_set(driver, "version", gv_json_text_c(GV_VERSION));
  for (gv_rule rule = 0; rule < GV_RULE_COUNT; rule++) gv_json_append(rules, rule_of(&arena, rule));
  gv_json_set(driver, "rules", rules);
  gv_arena_clear(&arena);
  return object_of("driver", driver);
}

/* ---- the document ---- */

/* The first line of `lines`, without its newline; `lines` goes on behind it. */
static gv_str take_line(gv_str *lines) {
  const char *newline = memchr(lines->at, '\n', lines->len);
  size_t len = newline ? (size_t)(newline - lines->at) : lines->len, next = newline ? len + 1 : len;
  gv_str line = {lines->at, len};
  *lines = (gv_str){lines->at + next, lines->len - next};
  return line;
}

static bool is_result(unsigned char letter) { return letter >= '0' && letter <= LAST_RESULT; }

static void count_lines(gv_str lines, uint32_t counts[UINT8_MAX + 1]) {
  while (lines.len) counts[(unsigned char)take_line(&lines).at[0]]++;
}

/* An item of a list that is open at `depth`. */
static void begin_item(FILE *out, int depth, bool first) {
  fprintf(out, "%s\n%*s", first ? "" : ",", depth * GV_JSON_INDENT, "");
}

static void end_list(FILE *out, int depth, bool empty) {
  if (!empty) fprintf(out, "\n%*s", depth * GV_JSON_INDENT, "");
  fputc(']', out);
}

static gv_str text_of_cut(gv_arena *arena, uint32_t cut) {
  return gv_format(arena, "%u result%s left out, the least severe: the limit is %d", cut, cut == 1 ? " is" : "s are",
                   RESULTS_LIMIT);
}

static void write_invocation(FILE *out, const gv_render_options *options, gv_str lines, bool successful, uint32_t cut) {
  gv_arena arena = {0};
  bool empty = true;
  fprintf(out, "      \"invocations\": [\n        {\n          \"executionSuccessful\": %s,\n", successful ? "true" : "false");
  if (gv_rules_disabled(options) || gv_rules_regraded(options)) {
    fputs("          \"ruleConfigurationOverrides\": ", out);
    gv_json_write(out, 5, overrides_of(options->selection));
    fputs(",\n", out);
  }
  fputs("          \"toolExecutionNotifications\": [", out);
  while (lines.len) {
    gv_str line = take_line(&lines);
    if (is_result((unsigned char)line.at[0])) continue;
    begin_item(out, 6, empty);
    fwrite(line.at + 1, 1, line.len - 1, out);
    empty = false;
  }
  if (cut) {
    begin_item(out, 6, empty);
    gv_json_write_line(out, notification_of("warning", text_of_cut(&arena, cut)));
    empty = false;
  }
  end_list(out, 5, empty);
  fputs("\n        }\n      ],\n", out);
  gv_arena_clear(&arena);
}

/* In the order of the files; `room` says how many there are to be of each letter. */
static void write_results(FILE *out, gv_str lines, uint32_t room[UINT8_MAX + 1]) {
  bool empty = true;
  fputs("      \"results\": [", out);
  while (lines.len) {
    gv_str line = take_line(&lines);
    unsigned char letter = (unsigned char)line.at[0];
    if (!is_result(letter) || !room[letter]) continue;
    room[letter]--;
    begin_item(out, 4, empty);
    fwrite(line.at + 1, 1, line.len - 1, out);
    empty = false;
  }
  end_list(out, 3, empty);
}

static void sarif_assemble(FILE *out, const gv_render_options *options, gv_str lines) {
  uint32_t counts[UINT8_MAX + 1] = {0}, left = RESULTS_LIMIT, cut = 0;
  count_lines(lines, counts);
  for (int letter = '0'; letter <= LAST_RESULT; letter++) {
    uint32_t kept = counts[letter] < left ? counts[letter] : left;
    cut += counts[letter] - kept;
    left -= kept;
    counts[letter] = kept;
  }
  fputs("{\n  \"$schema\": \"https://json.schemastore.org/sarif-2.1.0.json\",\n  \"version\": \"2.1.0\",\n", out);
  fputs("  \"runs\": [\n    {\n      \"tool\": ", out);
  gv_json_write(out, 3, tool());
  fputs(",\n", out);
  write_invocation(out, options, lines, counts[UNUSABLE] == 0, cut);
  fputs("      \"columnKind\": \"utf16CodeUnits\",\n", out);
  write_results(out, lines, counts);
  fputs("\n    }\n  ]\n}\n", out);
}

const gv_renderer gv_sarif_renderer = {.name = "sarif", .file = sarif_file, .assemble = sarif_assemble};
