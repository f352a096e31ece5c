/* SARIF 2.1.0: one document, with one run, for the whole invocation: the tool with its rules, what
 * was changed of them, what could not be read, and the results, of which only the most severe are
 * kept when there are more than code scanning takes.
 */
#include "render/sarif.h"

json_t *gv_sarif_message(gv_str text) { return gv_json_object_of("text", gv_json_text(text)); }

json_t *gv_sarif_notification(const char *level, gv_str text) {
  json_t *notification = gv_json_object_of("level", gv_json_text_c(level));
  gv_json_set(notification, "message", gv_sarif_message(text));
  return notification;
}

void gv_sarif_line(FILE *out, char letter, json_t *json) {
  fputc(letter, out);
  gv_json_write_line(out, json);
  fputc('\n', out);
}

/* ---- the tool and its rules ---- */

/* The page without its heading, up to the example programs. */
static gv_str help_of(gv_rule rule) {
  gv_str page = gv_rule_page(rule);
  const char *start = strstr(page.at, "\n\n"), *end = strstr(page.at, "\n\n## A program");
  start = start ? start + 2 : page.at;
  return (gv_str){start,
                  end > start ? (size_t)(end - start) : (size_t)(page.at + page.len - start)};
}

static void append(char **to, const char *text, size_t len) {
  memcpy(*to, text, len);
  *to += len;
}

/* A link to another page, as seen from docs/rules, as an address: readers of SARIF have no such
 * folder. */
static void append_link(char **to, const char *target) {
  static const char pages[] = GV_PAGES, rules[] = "rules/", up[] = "../";
  bool above = strncmp(target, up, sizeof up - 1) == 0,
       own = *target == '#' || strstr(target, "://") == target + strcspn(target, ":)");
  if (own) return;
  append(to, pages, sizeof pages - 1);
  if (!above) append(to, rules, sizeof rules - 1);
}

/* The help with absolute links. */
static gv_str linked(gv_arena *arena, gv_str help) {
  static const char begin[] = "](", up[] = "../";
  size_t links = 0;
  for (size_t i = 0; i + 1 < help.len; i++) links += help.at[i] == ']' && help.at[i + 1] == '(';
  char *text = gv_arena_take(arena, help.len + links * sizeof GV_PAGES "rules/" + 1), *to = text;
  for (size_t i = 0; i < help.len;) {
    if (i + 2 >= help.len || memcmp(help.at + i, begin, 2) != 0) {
      append(&to, help.at + i++, 1);
      continue;
    }
    append(&to, begin, 2);
    append_link(&to, help.at + i + 2);
    i += 2;
    while (help.len - i > 3 && memcmp(help.at + i, up, 3) == 0) i += 3;
  }
  return (gv_str){text, (size_t)(to - text)};
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

/* What GitHub's code scanning reads to sort and filter alerts. */
static json_t *properties_of(gv_rule rule) {
  static const char *const problems[] = {
      [GV_SEVERITY_ERROR] = "error",
      [GV_SEVERITY_WARNING] = "warning",
      [GV_SEVERITY_UNPROVED] = "recommendation",
      [GV_SEVERITY_REMARK] = "recommendation",
  };
  json_t *properties = gv_json_object_of("tags", gv_json_array_of(gv_json_text_c("correctness")));
  gv_json_set(properties, "precision", gv_json_text_c("very-high"));
  gv_json_set(properties, "problem.severity", gv_json_text_c(problems[gv_rules[rule].severity]));
  return properties;
}

static json_t *rule_of(gv_arena *arena, gv_rule rule) {
  json_t *json = gv_json_object_of("id", gv_json_text_c(gv_rules[rule].name)),
         *help = gv_sarif_message(linked(arena, help_of(rule)));
  gv_json_set(help, "markdown", gv_json_text(linked(arena, help_of(rule))));
  gv_json_set(json, "helpUri",
              gv_json_text(gv_format(arena, GV_PAGES "rules/%s.md", gv_rules[rule].name)));
  gv_json_set(json, "shortDescription", gv_sarif_message(sentence_of(arena, gv_rules[rule].text)));
  gv_json_set(json, "fullDescription", gv_sarif_message(description_of(arena, rule)));
  gv_json_set(json, "help", help);
  gv_json_set(json, "properties", properties_of(rule));
  gv_json_set(json, "defaultConfiguration",
              gv_json_object_of("level", gv_json_text_c(gv_sarif_levels[gv_rules[rule].severity])));
  return json;
}

/* What the user has changed of the rules. */
static json_t *overrides_of(const gv_selection *selection) {
  json_t *overrides = gv_json_array();
  for (gv_rule rule = 1; rule < GV_RULE_COUNT; rule++) {
    const char *level = gv_sarif_levels[gv_selection_severity(selection, rule)];
    bool off = gv_selection_disables(selection, rule);
    if (!off && !gv_selection_regrades(selection, rule)) continue;
    json_t *descriptor = gv_json_object_of("id", gv_json_text_c(gv_rules[rule].name));
    gv_json_set(descriptor, "index", json_integer((json_int_t)rule));
    json_t *override = gv_json_object_of("descriptor", descriptor);
    gv_json_set(override, "configuration",
                off ? gv_json_object_of("enabled", json_false())
                    : gv_json_object_of("level", gv_json_text_c(level)));
    gv_json_append(overrides, override);
  }
  return overrides;
}

static json_t *tool(void) {
  gv_arena arena = {0};
  json_t *driver = gv_json_object_of("name", gv_json_text_c("gpuverify")), *rules = gv_json_array();
  gv_json_set(driver, "version", gv_json_text_c(GV_VERSION));
  gv_json_set(driver, "informationUri", gv_json_text_c(GV_HOMEPAGE));
  for (gv_rule rule = 1; rule < GV_RULE_COUNT; rule++) gv_json_append(rules, rule_of(&arena, rule));
  gv_json_set(driver, "rules", rules);
  gv_arena_clear(&arena);
  return gv_json_object_of("driver", driver);
}

/* ---- the document ---- */

/* The first line of `lines`, without its newline; `lines` goes on after it. */
static gv_str take_line(gv_str *lines) {
  const char *newline = memchr(lines->at, '\n', lines->len);
  size_t len = newline ? (size_t)(newline - lines->at) : lines->len, next = newline ? len + 1 : len;
  gv_str line = {lines->at, len};
  *lines = (gv_str){lines->at + next, lines->len - next};
  return line;
}

static bool is_result(unsigned char letter) {
  return letter >= '0' && letter <= GV_SARIF_SUPPRESSED;
}

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
  return gv_format(arena, "%u result%s left out, the least severe: the limit is %d", cut,
                   cut == 1 ? " is" : "s are", GV_SARIF_RESULTS);
}

/* The notifications among the lines, and what was cut, if anything was. */
static void write_notifications(FILE *out, gv_str lines, uint32_t cut) {
  gv_arena arena = {0};
  bool empty = true;
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
    gv_json_write_line(out, gv_sarif_notification("warning", text_of_cut(&arena, cut)));
    empty = false;
  }
  end_list(out, 5, empty);
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

/* Makes `counts` of what there is what is kept of it, the most severe; how many results are cut. */
static uint32_t cut_results(uint32_t counts[UINT8_MAX + 1]) {
  uint32_t left = GV_SARIF_RESULTS, cut = 0;
  for (int letter = GV_SARIF_ERROR; letter <= GV_SARIF_SUPPRESSED; letter++) {
    uint32_t kept = counts[letter] < left ? counts[letter] : left;
    cut += counts[letter] - kept;
    left -= kept;
    counts[letter] = kept;
  }
  return cut;
}

void gv_sarif_write(FILE *out, json_t *overrides, const gv_render_options *options, gv_str lines) {
  uint32_t counts[UINT8_MAX + 1] = {0};
  count_lines(lines, counts);
  uint32_t cut = cut_results(counts);
  fputs("{\n  \"$schema\": \"https://json.schemastore.org/sarif-2.1.0.json\",\n  \"version\": "
        "\"2.1.0\",\n",
        out);
  fputs("  \"runs\": [\n    {\n      \"tool\": ", out);
  gv_json_write(out, 3, tool());
  fprintf(out, ",\n      \"invocations\": [\n        {\n          \"executionSuccessful\": %s,\n",
          counts[GV_SARIF_UNUSABLE] ? "false" : "true");
  fprintf(out, "          \"exitCode\": %d,\n", options->exit_status);
  if (overrides) {
    fputs("          \"ruleConfigurationOverrides\": ", out);
    gv_json_write(out, 5, overrides);
    fputs(",\n", out);
  }
  write_notifications(out, lines, cut);
  fputs("\n        }\n      ],\n      \"columnKind\": \"utf16CodeUnits\",\n", out);
  if (options->shard.count)
    fprintf(out,
            "      \"properties\": {\n        \"shard\": %u,\n        \"shards\": %u\n      },\n",
            options->shard.index, options->shard.count);
  write_results(out, lines, counts);
  fputs("\n    }\n  ]\n}\n", out);
}

void gv_sarif_assemble(FILE *out, const gv_render_options *options, gv_str lines) {
  bool changed = gv_rules_disabled(options) || gv_rules_regraded(options);
  gv_sarif_write(out, changed ? overrides_of(options->selection) : NULL, options, lines);
}
