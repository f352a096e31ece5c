/* The report as one JSON document for the whole run: schema_version 1. It is written member by
 * member and finding by finding, so that no more than one finding is held as JSON at a time; the
 * layout is that of jansson with an indent of 2.
 */
#include "json/json.h"
#include "diag/fingerprint.h"
#include "render/place.h"
#include "render/replayed.h"

enum { SCHEMA_VERSION = 1, INDENT = GV_JSON_INDENT };

/* Columns are in bytes, as MLIR counts them. */
static json_t *location_of(const gv_result *result, gv_loc loc) {
  if (loc.file >= result->model->files.len || loc.line == 0) return json_null();
  json_t *object = gv_json_sure(json_object());
  uint32_t end = gv_place_end(result, loc);
  gv_json_set(object, "file", gv_json_text(result->model->files.at[loc.file].path));
  gv_json_set(object, "line", json_integer(loc.line));
  gv_json_set(object, "column", json_integer(loc.col));
  if (!end) return object;
  gv_json_set(object, "end_line", json_integer(loc.line));
  gv_json_set(object, "end_column", json_integer(end));
  return object;
}

static json_t *notes_of(const gv_result *result, const gv_finding *finding) {
  json_t *notes = gv_json_sure(json_array());
  for (uint32_t i = 0; i < finding->notes.len; i++) {
    json_t *note = gv_json_sure(json_object());
    gv_json_set(note, "kind", gv_json_text_c(gv_note_kind_name(finding->notes.at[i].kind)));
    gv_json_set(note, "message", gv_json_text(finding->notes.at[i].message));
    gv_json_set(note, "location", location_of(result, finding->notes.at[i].loc));
    gv_json_append(notes, note);
  }
  return notes;
}

static json_t *edit_of(const gv_model *model, const gv_edit *edit) {
  json_t *object = gv_json_sure(json_object());
  gv_json_set(object, "file", gv_json_text(model->files.at[edit->begin.file].path));
  gv_json_set(object, "line", json_integer(edit->begin.line));
  gv_json_set(object, "column", json_integer(edit->begin.col));
  gv_json_set(object, "end_line", json_integer(edit->end.line));
  gv_json_set(object, "end_column", json_integer(edit->end.col));
  gv_json_set(object, "text", gv_json_text(edit->text));
  return object;
}

static json_t *suggestion_of(const gv_model *model, const gv_finding *finding) {
  json_t *object = gv_json_sure(json_object()), *edits = gv_json_sure(json_array());
  gv_json_set(object, "message", gv_json_text(finding->suggestion));
  if (finding->confidence)
    gv_json_set(object, "confidence", gv_json_text_c(gv_confidence_name(finding->confidence)));
  if (finding->cost.len) gv_json_set(object, "cost", gv_json_text(finding->cost));
  for (uint32_t i = 0; i < finding->edits.len; i++)
    gv_json_append(edits, edit_of(model, &finding->edits.at[i]));
  gv_json_set(object, "edits", edits);
  return object;
}

static json_t *example_of(const gv_result *result, const gv_finding *finding) {
  json_t *example = gv_json_sure(json_array());
  for (uint32_t i = 0; i < finding->example.len; i++) {
    const gv_chosen *chosen = &finding->example.at[i];
    json_t *object = gv_json_sure(json_object());
    gv_json_set(object, "name", gv_json_text(chosen->name));
    gv_json_set(object, "number", json_integer(chosen->number));
    gv_json_set(object, "bits", json_integer(chosen->width));
    gv_json_set(object, "location", location_of(result, chosen->loc));
    gv_json_append(example, object);
  }
  return example;
}

static json_t *access_of(const gv_result *result, const gv_access *access) {
  static const char *const modes[] = {"none", "read", "write",
                                      "read and write"}; /* by GV_ACCESS_READS, … */
  const gv_op *op = &result->model->ops.at[access->op];
  gv_value_id value = gv_operands(result->model, op)[access->operand];
  json_t *object = gv_json_sure(json_object());
  gv_json_set(object, "operation", gv_json_text(op->name));
  gv_json_set(object, "memory",
              gv_json_text(value == GV_NONE ? GV_STR("") : gv_value_name(result->model, value)));
  gv_json_set(object, "access", gv_json_text_c(modes[access->mode & GV_ACCESS_BOTH]));
  gv_json_set(object, "location", location_of(result, op->loc));
  return object;
}

/* The access that is pending, then the one that does not wait for it. */
static json_t *accesses_of(const gv_result *result, const gv_conflict *conflict) {
  json_t *list = gv_json_array_of(access_of(result, &conflict->earlier));
  gv_json_append(list, access_of(result, &conflict->later));
  return list;
}

static json_t *fingerprint_of(const gv_finding *finding) {
  gv_arena arena = {0};
  json_t *text = gv_json_text(gv_fingerprint_text(&arena, finding->fingerprint));
  gv_arena_clear(&arena);
  return text;
}

static json_t *advice_of(const gv_finding *finding) {
  gv_arena arena = {0};
  json_t *text = gv_json_text(gv_finding_advice(&arena, finding));
  gv_arena_clear(&arena);
  return text;
}

static json_t *json_of(const gv_result *result, const gv_finding *finding) {
  json_t *object = gv_json_sure(json_object());
  gv_json_set(object, "rule", gv_json_text_c(gv_rules[finding->rule].name));
  gv_json_set(object, "severity", gv_json_text_c(gv_severity_name(finding->severity)));
  gv_json_set(object, "message", gv_json_text(finding->message));
  gv_json_set(object, "function", gv_json_text(finding->function));
  gv_json_set(object, "location", location_of(result, finding->loc));
  gv_json_set(object, "fingerprint", fingerprint_of(finding));
  gv_json_set(object, "help", advice_of(finding));
  if (finding->conflict.earlier.op != GV_NONE)
    gv_json_set(object, "accesses", accesses_of(result, &finding->conflict));
  gv_json_set(object, "notes", notes_of(result, finding));
  if (finding->example.len) gv_json_set(object, "example", example_of(result, finding));
  if (finding->edits.len) gv_json_set(object, "suggestion", suggestion_of(result->model, finding));
  if (finding->replayed.verdict.len)
    gv_json_set(object, "replay", gv_replay_json(&finding->replayed));
  return object;
}

static json_t *finding_of(const gv_result *result, uint32_t i) {
  return json_of(result, &result->report->findings.at[i]);
}

/* A finding, and who has accepted it, and why. */
static json_t *suppressed_of(const gv_result *result, uint32_t i) {
  const gv_finding *finding = &result->report->suppressed.at[i];
  json_t *object = json_of(result, finding);
  gv_json_set(object, "suppressed_by", gv_json_text_c(gv_suppressor_name(finding->suppressor)));
  gv_json_set(object, "reason", gv_json_text(finding->reason));
  return object;
}

static json_t *obligation_of(const gv_result *result, uint32_t i) {
  const gv_obligation *obligation = &result->report->obligations.at[i];
  json_t *object = gv_json_sure(json_object());
  gv_json_set(object, "verdict", gv_json_text_c(gv_verdict_name(obligation->verdict)));
  gv_json_set(object, "what", gv_json_text(obligation->what));
  gv_json_set(object, "reason", gv_json_text(obligation->reason));
  gv_json_set(object, "function", gv_json_text(obligation->function));
  gv_json_set(object, "location", location_of(result, obligation->loc));
  return object;
}

static json_t *undecided_of(const gv_result *result, uint32_t i) {
  const gv_undecided *undecided = &result->report->undecided.at[i];
  json_t *object = gv_json_sure(json_object());
  gv_json_set(object, "rule", gv_json_text_c(gv_rules[undecided->rule].name));
  gv_json_set(object, "severity", gv_json_text_c(gv_severity_name(undecided->severity)));
  gv_json_set(object, "why", gv_json_text(undecided->why));
  gv_json_set(object, "function", gv_json_text(undecided->function));
  gv_json_set(object, "location", location_of(result, undecided->loc));
  return object;
}

static json_t *token_use_of(const gv_result *result, const gv_token_use *use) {
  json_t *object = gv_json_sure(json_object());
  gv_json_set(object, "user", gv_json_text(use->user));
  gv_json_set(object, "location", location_of(result, use->loc));
  gv_json_set(object, "stands", gv_json_text(use->stands));
  gv_json_set(object, "verdict", gv_json_text_c(gv_verdict_name(use->verdict)));
  return object;
}

static json_t *token_of(const gv_result *result, uint32_t i) {
  const gv_token_row *row = &result->report->tokens.at[i];
  json_t *object = gv_json_sure(json_object()), *uses = gv_json_sure(json_array());
  gv_json_set(object, "token", gv_json_text(row->name));
  gv_json_set(object, "producer", gv_json_text(row->producer));
  gv_json_set(object, "function", gv_json_text(row->function));
  gv_json_set(object, "location", location_of(result, row->loc));
  gv_json_set(object, "stands", gv_json_text(row->stands));
  gv_json_set(object, "marks", gv_json_text(row->marks));
  for (uint32_t u = 0; u < row->uses.len; u++)
    gv_json_append(uses, token_use_of(result, &row->uses.at[u]));
  gv_json_set(object, "uses", uses);
  return object;
}

static json_t *assumption_of(const gv_result *result, uint32_t i) {
  return gv_json_text(result->report->assumptions.at[i]);
}

static json_t *counts_of(const gv_report *report) {
  json_t *object = gv_json_sure(json_object());
  for (gv_verdict v = 0; v < GV_VERDICT_COUNT; v++)
    gv_json_set(object, gv_verdict_name(v), json_integer(report->counts[v]));
  return object;
}

static json_t *tool(void) {
  json_t *object = gv_json_sure(json_object());
  gv_json_set(object, "name", gv_json_text_c("gpuverify"));
  gv_json_set(object, "version", gv_json_text_c(GV_VERSION));
  return object;
}

/* ---- the document ---- */

typedef struct writer {
  FILE *out;
  int depth; /* of the object that is open */
} writer;

static void write_value(writer *w, json_t *value) { gv_json_write(w->out, w->depth, value); }

static void begin_line(const writer *w, bool first) {
  fprintf(w->out, "%s\n%*s", first ? "" : ",", w->depth * INDENT, "");
}

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

static json_t *disabled(const gv_selection *selection) {
  json_t *names = gv_json_sure(json_array());
  for (gv_rule rule = 1; rule < GV_RULE_COUNT; rule++)
    if (gv_selection_disables(selection, rule))
      gv_json_append(names, gv_json_text_c(gv_rules[rule].name));
  return names;
}

static json_t *severities(const gv_selection *selection) {
  json_t *object = gv_json_sure(json_object());
  for (gv_rule rule = 1; rule < GV_RULE_COUNT; rule++) {
    const char *severity = gv_severity_name(gv_selection_severity(selection, rule));
    if (gv_selection_regrades(selection, rule))
      gv_json_set(object, gv_rules[rule].name, gv_json_text_c(severity));
  }
  return object;
}

/* What was changed of the rules, for the run or for one file. */
static void write_changes(writer *w, const gv_render_options *options) {
  if (gv_rules_disabled(options)) write_member(w, "rules_disabled", disabled(options->selection));
  if (gv_rules_regraded(options)) write_member(w, "rules_regraded", severities(options->selection));
}

static void write_report(writer *w, const gv_render_options *options, const gv_result *result) {
  const gv_report *report = result->report;
  uint32_t all = report->findings.len, limit = options->max_findings;
  uint32_t shown = limit && limit < all ? limit : all;
  if (options->settings.at) {
    write_member(w, "settings", gv_json_text(options->settings));
    write_changes(w, options);
  }
  write_member(w, "verdict", gv_json_text_c(gv_verdict_words(result)));
  write_member(w, "obligations", counts_of(report));
  write_member(w, "warnings", json_integer(report->warnings));
  if (report->accepted) write_member(w, "accepted", json_integer(report->accepted));
  if (report->certificate == GV_CERTIFICATE_CHECKED)
    write_member(w, "certificate", gv_json_text_c("checked"));
  if (report->certificate == GV_CERTIFICATE_NONE)
    write_member(w, "no_certificate", gv_json_text(report->certificate_lacks));
  if (report->nothing_to_verify)
    write_member(w, "nothing_to_verify", gv_json_text_c(gv_nothing_words(result)));
  write_items(w, "assumptions", result, report->assumptions.len, assumption_of);
  write_items(w, "findings", result, shown, finding_of);
  if (report->suppressed.len)
    write_items(w, "suppressed", result, report->suppressed.len, suppressed_of);
  if (report->undecided.len) {
    write_member(w, "warnings_not_decided",
                 json_integer(gv_report_count_undecided(report, GV_SEVERITY_WARNING)));
    write_items(w, "not_decided", result, report->undecided.len, undecided_of);
  }
  if (shown < all) write_member(w, "findings_not_shown", json_integer(all - shown));
  if (report->fixes_cut) {
    write_member(w, "fixes_cut", json_true());
    write_member(w, "fixes_cut_at", location_of(result, report->fixes_cut_at));
  }
  if (options->proof) write_items(w, "proof", result, report->obligations.len, obligation_of);
  if (options->proof && report->tokens.len)
    write_items(w, "tokens", result, report->tokens.len, token_of);
}

/* The same members as of any other file, all empty, and what is wrong. */
static void write_unusable(writer *w, const gv_result *result) {
  gv_report none = {0};
  size_t len = result->error.len;
  while (len && result->error.at[len - 1] == '\n') len--;
  write_member(w, "verdict", gv_json_text_c("unusable"));
  write_member(w, "obligations", counts_of(&none));
  write_member(w, "warnings", json_integer(0));
  write_member(w, "assumptions", json_array());
  write_member(w, "findings", json_array());
  write_member(w, "error", gv_json_text((gv_str){result->error.at, len}));
}

static void json_begin(FILE *out, const gv_render_options *options) {
  writer w = {out, 1};
  fputc('{', out);
  begin_member(&w, "schema_version", true);
  fprintf(out, "%d", SCHEMA_VERSION);
  write_member(&w, "tool", tool());
  write_changes(&w, options);
  begin_member(&w, "files", false);
  fputc('[', out);
}

static void json_file(FILE *out, const gv_render_options *options, const gv_result *result) {
  writer w = {out, 2};
  begin_line(&w, true);
  fputc('{', out);
  w.depth++;
  begin_member(&w, "path", true);
  write_value(&w, gv_json_text(result->path));
  if (result->unusable)
    write_unusable(&w, result);
  else
    write_report(&w, options, result);
  w.depth--;
  begin_line(&w, true);
  fputc('}', out);
}

/* What merging the parts of a run has to know of this one. */
static json_t *shard_of(const gv_render_options *options) {
  json_t *shard = gv_json_object_of("index", json_integer(options->shard.index));
  gv_json_set(shard, "count", json_integer(options->shard.count));
  gv_json_set(shard, "exit_status", json_integer(options->exit_status));
  return shard;
}

static void json_end(FILE *out, const gv_render_options *options) {
  writer w = {out, 1};
  fputs("\n  ]", out);
  if (options->shard.count) write_member(&w, "shard", shard_of(options));
  fputs("\n}\n", out);
}

const gv_renderer gv_json_renderer = {.name = "json",
                                      .begin = json_begin,
                                      .file = json_file,
                                      .end = json_end,
                                      .between = ",",
                                      .merges = true};
