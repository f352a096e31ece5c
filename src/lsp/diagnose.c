#include "base/foreign.h"
#include "diag/select.h"
#include "lsp/rewrite.h"
#include "lsp/room.h"

/* ---- diagnostics ---- */

enum { ERROR = 1, WARNING, INFORMATION, HINT, UNNECESSARY = 1 };

static int severity_of(gv_severity severity) {
  static const int levels[] = {[GV_SEVERITY_ERROR] = ERROR,
                               [GV_SEVERITY_WARNING] = WARNING,
                               [GV_SEVERITY_UNPROVED] = INFORMATION,
                               [GV_SEVERITY_REMARK] = HINT};
  return levels[severity];
}

/* Ordering that was there already: clients fade it out. */
static bool is_about_needless(gv_rule rule) {
  static const char *const beginnings[] = {"redundant-", "needless-"};
  for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++)
    if (strncmp(gv_rules[rule].name, beginnings[i], strlen(beginnings[i])) == 0) return true;
  return false;
}

static json_t *diagnostic(const gv_view *v, gv_span span, int severity, gv_str code,
                          gv_str message) {
  json_t *object = gv_json_sure(json_object());
  gv_json_set(object, "range", gv_json_range(v, span));
  gv_json_set(object, "severity", json_integer(severity));
  gv_json_set(object, "code", gv_json_text(code));
  gv_json_set(object, "source", gv_json_text_c("gpuverify"));
  gv_json_set(object, "message", gv_json_text(message));
  return object;
}

static void link_to_page(const gv_view *v, json_t *to, gv_rule rule) {
  if (!v->options->rules_url) return;
  json_t *page = gv_json_sure(json_object());
  gv_str url =
      gv_format(&v->result->model.arena, "%s%s.md", v->options->rules_url, gv_rules[rule].name);
  gv_json_set(page, "href", gv_json_text(url));
  gv_json_set(to, "codeDescription", page);
}

static void add_related(const gv_view *v, json_t *list, gv_loc loc, gv_str message) {
  json_t *at = gv_json_location(v, loc);
  if (!at) return;
  json_t *step = gv_json_sure(json_object());
  gv_json_set(step, "location", at);
  gv_json_set(step, "message", gv_json_text(message));
  gv_json_append(list, step);
}

static bool is_advice(const gv_note *note) {
  return note->kind == GV_NOTE_MISSING || note->kind == GV_NOTE_ADVICE;
}

static json_t *steps_of(const gv_view *v, const gv_finding *f) {
  json_t *list = gv_json_sure(json_array());
  if (!gv_is_in_text(f->loc))
    add_related(v, list, f->loc, GV_STR("here, as the locations in the module say"));
  for (uint32_t i = 0; i < f->notes.len; i++)
    if (!is_advice(&f->notes.at[i]))
      add_related(v, list, f->notes.at[i].loc, f->notes.at[i].message);
  return list;
}

/* What mends it is said where the client shows the message, whatever else it shows. */
static gv_str add_advice(gv_arena *arena, gv_str text, const gv_finding *f) {
  gv_str advice = gv_finding_advice(arena, f);
  return advice.len ? gv_format(arena, "%.*s\nhelp: %.*s", GV_FMT(text), GV_FMT(advice)) : text;
}

/* For clients that show no relatedInformation. */
static gv_str message_with_steps(const gv_view *v, const gv_finding *f) {
  gv_arena *arena = &v->result->model.arena;
  gv_str text = f->message;
  for (uint32_t i = 0; i < f->notes.len; i++) {
    if (is_advice(&f->notes.at[i])) continue;
    gv_str line = gv_view_line(v, f->notes.at[i].loc);
    const char *word = gv_is_in_text(f->notes.at[i].loc) ? "line " : "";
    text = gv_format(arena, "%.*s\n%s%.*s%s%.*s", GV_FMT(text), word, GV_FMT(line),
                     line.len ? ": " : "", GV_FMT(f->notes.at[i].message));
  }
  return text;
}

static json_t *diagnostic_of(const gv_view *v, const gv_finding *f) {
  gv_str message = v->options->related ? f->message : message_with_steps(v, f);
  message = add_advice(&v->result->model.arena, message, f);
  json_t *object = diagnostic(v, gv_view_span_in(v, f->loc, f->function), severity_of(f->severity),
                              gv_str_of(gv_rules[f->rule].name), message);
  link_to_page(v, object, f->rule);
  if (v->options->related) gv_json_set(object, "relatedInformation", steps_of(v, f));
  if (!is_about_needless(f->rule)) return object;
  json_t *tags = gv_json_sure(json_array());
  gv_json_append(tags, json_integer(UNNECESSARY));
  gv_json_set(object, "tags", tags);
  return object;
}

/* ---- what can be done about a finding ---- */

static json_t *edit_of(const gv_view *v, const gv_change *edit) {
  json_t *object = gv_json_sure(json_object());
  gv_json_set(object, "range", gv_json_range(v, edit->span));
  gv_json_set(object, "newText", gv_json_text(edit->text));
  return object;
}

static json_t *add_edits(json_t *fixes, uint32_t finding, gv_str title, json_t *edits,
                         bool preferred) {
  json_t *fix = gv_json_sure(json_object());
  gv_json_set(fix, "diagnostic", json_integer(finding));
  gv_json_set(fix, "title", gv_json_text(title));
  gv_json_set(fix, "edits", edits);
  if (preferred) gv_json_set(fix, "preferred", json_true());
  gv_json_append(fixes, fix);
  return fix;
}

static void add_fix(const gv_view *v, json_t *fixes, uint32_t finding, gv_str title,
                    const gv_changes *edits) {
  json_t *list = gv_json_array();
  for (uint32_t i = 0; i < edits->len; i++) gv_json_append(list, edit_of(v, &edits->at[i]));
  add_edits(fixes, finding, title, list, false);
}

json_t *gv_json_edit(const gv_view *v, const gv_edit *edit) {
  return edit_of(
      v, &(gv_change){{gv_view_offset(v, edit->begin), gv_view_offset(v, edit->end)}, edit->text});
}

/* An edit that was verified: the cheapest that mends it. */
static void add_verified(const gv_view *v, json_t *fixes, uint32_t finding, const gv_finding *f) {
  gv_str title = f->suggestion;
  json_t *list = gv_json_array();
  if (title.len && title.at[0] >= 'a' && title.at[0] <= 'z')
    title = gv_format(&v->result->model.arena, "%c%.*s", title.at[0] - 'a' + 'A',
                      (int)title.len - 1, title.at + 1);
  if (f->confidence == GV_MAYBE)
    title = gv_format(&v->result->model.arena, "%.*s (maybe%s%.*s)", GV_FMT(title),
                      f->cost.len ? ": it " : "", GV_FMT(f->cost));
  for (uint32_t i = 0; i < f->edits.len; i++)
    gv_json_append(list, gv_json_edit(v, &f->edits.at[i]));
  json_t *fix = add_edits(fixes, finding, title, list, true);
  gv_json_set(fix, "confidence", gv_json_text_c(gv_confidence_name(f->confidence)));
}

static void add_rewrite(const gv_view *v, json_t *fixes, uint32_t finding, gv_loc loc) {
  gv_changes edits = {0};
  const gv_op *op = gv_view_unlowered(v, loc);
  if (op) gv_rewrite(v, op, &edits);
  gv_str title = op ? gv_format(&v->result->model.arena, "Rewrite %.*s so that it is lowered",
                                GV_FMT(op->name))
                    : GV_STR("");
  if (edits.len) add_fix(v, fixes, finding, title, &edits);
  gv_vec_free(&edits);
}

/* A comment on a line of its own above, indented as the line that it is about. */
static void add_suppression(const gv_view *v, json_t *fixes, uint32_t finding,
                            const gv_finding *f) {
  if (!gv_is_in_text(f->loc)) return;
  gv_arena *arena = &v->result->model.arena;
  const char *rule = gv_rules[f->rule].name;
  uint32_t line = gv_line_at(&v->places, gv_view_offset(v, f->loc)),
           start = v->places.starts.at[line], text = start;
  while (text < v->text.len && (v->text.at[text] == ' ' || v->text.at[text] == '\t')) text++;
  bool returns = start > 1 && v->text.at[start - 2] == '\r';
  gv_changes edits = {0};
  *gv_push(&edits) = (gv_change){
      {start, start},
      gv_format(arena, "%.*s// gpuverify: ignore[%s] TODO: say why this is right%s",
                (int)(text - start), v->text.at + start, rule, returns ? "\r\n" : "\n")};
  add_fix(v, fixes, finding, gv_format(arena, "Ignore %s here, with a reason", rule), &edits);
  gv_vec_free(&edits);
}

/* ---- functions and their verdicts ---- */

typedef struct tally {
  uint32_t counts[GV_VERDICT_COUNT], warnings, accepted;
} tally;

static uint64_t key_of(gv_str name) { return gv_hash(name.at, name.len, 0); }

static tally *tally_of(tally *tallies, const gv_map *by_name, gv_str function) {
  uint32_t i = gv_map_get(by_name, key_of(function));
  return i == GV_NONE ? NULL : &tallies[i];
}

static const char *plural(uint32_t n) { return n == 1 ? "" : "s"; }

static gv_str title_of(gv_arena *arena, const tally *t, bool nothing) {
  uint32_t all = t->counts[GV_PROVED] + t->counts[GV_VIOLATED] + t->counts[GV_UNPROVED];
  gv_verdict verdict = t->counts[GV_VIOLATED]   ? GV_VIOLATED
                       : t->counts[GV_UNPROVED] ? GV_UNPROVED
                                                : GV_PROVED;
  bool accepted = verdict == GV_PROVED && t->accepted;
  gv_str text = gv_format(arena, "%s: %u of %u obligation%s%s",
                          accepted ? "accepted" : gv_verdict_name(verdict), t->counts[verdict], all,
                          plural(all), accepted ? " proved" : "");
  if (t->accepted)
    text = gv_format(arena, "%.*s, %u finding%s accepted", GV_FMT(text), t->accepted,
                     plural(t->accepted));
  if (t->warnings)
    text = gv_format(arena, "%.*s, %u warning%s", GV_FMT(text), t->warnings, plural(t->warnings));
  return nothing ? gv_format(arena, "%.*s; nothing to verify", GV_FMT(text)) : text;
}

static json_t *lens_of(const gv_view *v, const gv_function *f, const tally *t) {
  json_t *lens = gv_json_sure(json_object()), *command = gv_json_sure(json_object());
  gv_json_set(
      command, "title",
      gv_json_text(title_of(&v->result->model.arena, t, v->result->report.nothing_to_verify)));
  gv_json_set(command, "command", gv_json_text_c(v->options->draws ? "gpuverify.showGraph" : ""));
  if (v->options->draws) {
    json_t *arguments = gv_json_sure(json_array());
    gv_json_append(arguments, gv_json_text(v->options->uri));
    gv_json_append(arguments, gv_json_text(f->name));
    gv_json_set(command, "arguments", arguments);
  }
  gv_json_set(lens, "range", gv_json_range(v, gv_view_span_in(v, f->loc, f->name)));
  gv_json_set(lens, "command", command);
  return lens;
}

static void add_finding(tally *t, const gv_finding *f) {
  t->warnings += f->severity == GV_SEVERITY_WARNING;
  t->accepted += gv_finding_is_accepted(f);
}

static json_t *lenses(const gv_view *v) {
  const gv_model *m = &v->result->model;
  const gv_report *r = &v->result->report;
  json_t *list = gv_json_sure(json_array());
  gv_map by_name = {0};
  tally *tallies = gv_malloc((m->functions.len + 1) * sizeof *tallies), *t;
  memset(tallies, 0, (m->functions.len + 1) * sizeof *tallies);
  bool found;
  for (uint32_t f = 0; f < m->functions.len; f++)
    *gv_map_at(&by_name, key_of(m->functions.at[f].name), &found) = f;
  for (uint32_t i = 0; i < r->obligations.len; i++)
    if ((t = tally_of(tallies, &by_name, r->obligations.at[i].function)))
      t->counts[r->obligations.at[i].verdict]++;
  for (uint32_t i = 0; i < r->findings.len; i++)
    if ((t = tally_of(tallies, &by_name, r->findings.at[i].function)))
      add_finding(t, &r->findings.at[i]);
  for (uint32_t i = 0; i < r->suppressed.len; i++)
    if ((t = tally_of(tallies, &by_name, r->suppressed.at[i].function)))
      t->accepted += gv_finding_is_accepted(&r->suppressed.at[i]);
  for (uint32_t f = 0; f < m->functions.len; f++) {
    t = &tallies[f];
    bool elsewhere = v->result->compiled && !gv_is_in_text(m->functions.at[f].loc);
    if (!elsewhere && t->counts[GV_PROVED] + t->counts[GV_VIOLATED] + t->counts[GV_UNPROVED] +
                          t->warnings + t->accepted)
      gv_json_append(list, lens_of(v, &m->functions.at[f], t));
  }
  gv_map_free(&by_name);
  gv_free(tallies);
  return list;
}

/* ---- documents that cannot be used ---- */

/* A number that ends with ':'; *text goes on after it. */
static bool take_number(gv_str *text, uint32_t *number) {
  size_t i = 0;
  *number = 0;
  for (; i < text->len && text->at[i] >= '0' && text->at[i] <= '9' && *number < UINT32_MAX / 16;
       i++)
    *number = *number * 10 + (uint32_t)(text->at[i] - '0');
  if (i == 0 || i == text->len || text->at[i] != ':') return false;
  *text = (gv_str){text->at + i + 1, text->len - i - 1};
  return true;
}

static bool skip(gv_str *text, gv_str prefix) {
  if (text->len < prefix.len || memcmp(text->at, prefix.at, prefix.len) != 0) return false;
  *text = (gv_str){text->at + prefix.len, text->len - prefix.len};
  return true;
}

/* The first line, "PATH[:LINE:COL]: error: …", says what the others follow from. Where MLIR's
 * reader stopped there may be nothing wrong, and that it cannot be read is no fault of the program:
 * it is told as information, at a place and not under a text. */
static json_t *diagnostic_of_error(const gv_view *v) {
  gv_str error = v->result->error;
  gv_loc loc = {0, 1, 1};
  const char *newline = error.len ? memchr(error.at, '\n', error.len) : NULL;
  if (newline) error.len = (size_t)(newline - error.at);
  skip(&error, gv_foreign_text(&v->result->model.arena, GV_FORM_LINE, v->path));
  skip(&error, GV_STR(":"));
  if (take_number(&error, &loc.line) && !take_number(&error, &loc.col)) loc.col = 1;
  skip(&error, GV_STR(" "));
  skip(&error, GV_STR("error: "));
  uint32_t offset = gv_view_offset(v, loc);
  gv_str message =
      gv_format(&v->result->model.arena, "this cannot be verified: %.*s", GV_FMT(error));
  int severity = v->result->by_settings ? WARNING : INFORMATION;
  return diagnostic(v, (gv_span){offset, offset}, severity, GV_STR("unusable"), message);
}

/* At the first operation that is not lowered, as on the command line. NULL: the document is
 * lowered, or was lowered to be checked. */
static json_t *diagnostic_of_source(const gv_view *v) {
  const gv_model *m = &v->result->model;
  uint32_t first;
  if (v->result->unusable || v->result->lowered || v->result->not_lowered.at ||
      !gv_model_is_source(m, &first))
    return NULL;
  return diagnostic(v, gv_view_span_in(v, m->ops.at[first].loc, GV_STR("")), INFORMATION,
                    GV_STR("not-lowered"),
                    GV_STR("this module is not lowered: run -gpu-to-llvm, or use --lower"));
}

/* On the first line, since it is about the whole. */
static json_t *diagnostic_of_lowering(const gv_view *v) {
  gv_str why = v->result->not_lowered;
  gv_str message =
      gv_format(&v->result->model.arena,
                "this was checked as it stands, since lowering it failed: %.*s", GV_FMT(why));
  const char *newline = v->text.len ? memchr(v->text.at, '\n', v->text.len) : NULL;
  gv_span line = {0, (uint32_t)(newline ? (size_t)(newline - v->text.at) : v->text.len)};
  return diagnostic(v, line, WARNING, GV_STR("not-lowered"), message);
}

/* ---- the whole ---- */

json_t *gv_diagnose(gv_view *v) {
  json_t *object = gv_json_sure(json_object()), *diagnostics = gv_json_sure(json_array()),
         *fixes = gv_json_sure(json_array());
  json_t *fixable = gv_json_array();
  const gv_report *r = &v->result->report;
  for (uint32_t i = 0; i < r->findings.len; i++) {
    const gv_finding *f = &r->findings.at[i];
    gv_json_append(diagnostics, diagnostic_of(v, f));
    if (f->confidence) add_verified(v, fixes, i, f);
    if (v->options->may_fix && v->options->may_fix(f->rule))
      gv_json_append(fixable, json_integer(i));
    if (f->rule == GV_RULE_UNLOWERED_OP) add_rewrite(v, fixes, i, f->loc);
    add_suppression(v, fixes, i, f);
  }
  json_t *source = diagnostic_of_source(v);
  if (source) gv_json_append(diagnostics, source);
  if (v->result->unusable && (v->result->by_settings || !gv_holds_nothing(v->text)))
    gv_json_append(diagnostics, diagnostic_of_error(v));
  if (v->result->not_lowered.at) gv_json_append(diagnostics, diagnostic_of_lowering(v));
  gv_json_set(object, "diagnostics", diagnostics);
  gv_json_set(object, "fixes", fixes);
  gv_json_set(object, "fixable", fixable);
  gv_json_set(object, "lenses", lenses(v));
  return object;
}
