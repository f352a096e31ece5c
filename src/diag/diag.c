#include "diag/diag.h"

const gv_rule_info gv_rules[GV_RULE_COUNT] = {
#define RULE(id, rule_name, rule_severity, rule_text)                                              \
  [GV_RULE_##id] = {.name = rule_name, .severity = GV_SEVERITY_##rule_severity, .text = rule_text},
#include "diag/rules.def"
#undef RULE
    [GV_RULE_NONE] = {"", GV_SEVERITY_REMARK, ""},
};

const char *gv_confidence_name(gv_confidence confidence) {
  static const char *const names[] = {[GV_CONFIDENCE_NONE] = "none",
                                      [GV_MAYBE] = "maybe",
                                      [GV_MACHINE_APPLICABLE] = "machine-applicable"};
  return names[confidence];
}

const char *gv_severity_name(gv_severity severity) {
  static const char *const names[] = {
      [GV_SEVERITY_ERROR] = "error",
      [GV_SEVERITY_WARNING] = "warning",
      [GV_SEVERITY_UNPROVED] = "unproved",
      [GV_SEVERITY_REMARK] = "remark",
  };
  return names[severity];
}

const char *gv_verdict_name(gv_verdict verdict) {
  static const char *const names[GV_VERDICT_COUNT] = {
      [GV_PROVED] = "proved",
      [GV_VIOLATED] = "violated",
      [GV_UNPROVED] = "unproved",
  };
  return names[verdict];
}

const char *gv_suppressor_name(gv_suppressor suppressor) {
  static const char *const names[] = {"nobody", "comment", "attribute", "baseline"};
  return names[suppressor];
}

gv_rule gv_rule_by_name(gv_str name) {
  for (gv_rule rule = 1; rule < GV_RULE_COUNT; rule++)
    if (gv_str_equal(gv_str_of(gv_rules[rule].name), name)) return rule;
  return GV_RULE_NONE;
}

extern const char
    *const gv_pages[][2]; /* name and text; made from docs/rules by cmake/Pages.cmake */

gv_str gv_rule_page(gv_rule rule) {
  for (uint32_t i = 0; gv_pages[i][0]; i++)
    if (strcmp(gv_pages[i][0], gv_rules[rule].name) == 0) return gv_str_of(gv_pages[i][1]);
  GV_BUG("a rule without a page");
}

const char *gv_note_kind_name(gv_note_kind kind) {
  static const char *const names[] = {"step",        "missing",   "example",
                                      "consequence", "undecided", "advice"};
  _Static_assert(sizeof names / sizeof *names == GV_NOTE_KIND_COUNT,
                 "each kind of note has a name");
  return names[kind];
}

/* ---- filling a report ---- */

gv_finding *gv_report_finding(gv_report *report, gv_rule rule, gv_loc loc, gv_str function,
                              gv_str message) {
  gv_finding *finding = gv_push(&report->findings);
  finding->number = ++report->last_number;
  finding->rule = rule;
  finding->severity = gv_rules[rule].severity;
  finding->message = message;
  finding->function = function;
  finding->loc = loc;
  finding->op = finding->conflict.earlier.op = GV_NONE;
  return finding;
}

void gv_finding_note(gv_finding *finding, gv_note_kind kind, gv_loc loc, gv_str message) {
  *gv_push(&finding->notes) =
      (gv_note){.kind = kind, .message = message, .loc = loc, .op = GV_NONE};
}

static gv_str add_line(gv_arena *arena, gv_str text, gv_str line) {
  return gv_format(arena, "%.*s%s%.*s", GV_FMT(text), text.len ? "\n" : "", GV_FMT(line));
}

gv_str gv_finding_advice(gv_arena *arena, const gv_finding *finding) {
  gv_str advice = GV_STR("");
  for (uint32_t i = 0; i < finding->notes.len; i++) {
    const gv_note *note = &finding->notes.at[i];
    if (note->kind == GV_NOTE_MISSING) advice = add_line(arena, advice, note->supply);
    if (note->kind == GV_NOTE_ADVICE) advice = add_line(arena, advice, note->message);
  }
  return finding->suggestion.len ? add_line(arena, advice, finding->suggestion) : advice;
}

gv_str gv_replayed_words(gv_arena *arena, const gv_replayed *r) {
  if (!r->device.len) return r->verdict;
  gv_str words =
      gv_format(arena, "%.*s on %.*s: %s %u of %u", GV_FMT(r->verdict), GV_FMT(r->device),
                r->has_control ? "faulty" : "seen in", r->faulty_seen, r->faulty_runs);
  if (r->has_control)
    words =
        gv_format(arena, "%.*s, control %u of %u", GV_FMT(words), r->control_seen, r->control_runs);
  if (!r->schedules.len) return words;
  bool all = gv_str_equal(r->schedules, GV_STR("all"));
  return gv_format(arena, all ? "%.*s (%.*s schedules)" : "%.*s (schedules %.*s)", GV_FMT(words),
                   GV_FMT(r->schedules));
}

void gv_finding_clear(gv_finding *finding) {
  gv_vec_free(&finding->replayed.chosen);
  gv_vec_free(&finding->notes);
  gv_vec_free(&finding->path);
  gv_vec_free(&finding->example);
  gv_vec_free(&finding->edits);
}

void gv_finding_edit(gv_finding *finding, gv_loc begin, gv_loc end, gv_str text) {
  *gv_push(&finding->edits) = (gv_edit){begin, end, text};
}

gv_obligation *gv_report_obligation(gv_report *report, gv_verdict verdict, gv_loc loc,
                                    gv_str function) {
  gv_obligation *obligation = gv_push(&report->obligations);
  *obligation = (gv_obligation){
      .verdict = verdict, .loc = loc, .function = function, .op = GV_NONE, .operand = GV_NONE};
  return obligation;
}

void gv_report_decide(gv_report *report, bool listed, gv_obligation obligation) {
  if (listed)
    *gv_push(&report->obligations) = obligation;
  else
    report->counts[obligation.verdict]++;
}

void gv_report_undecided(gv_report *report, gv_rule rule, gv_loc loc, gv_str function, gv_str why) {
  *gv_push(&report->undecided) = (gv_undecided){rule, gv_rules[rule].severity, loc, function, why};
}

uint32_t gv_report_count_undecided(const gv_report *report, gv_severity severity) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < report->undecided.len; i++)
    count += report->undecided.at[i].severity == severity;
  return count;
}

void gv_report_assume(gv_report *report, gv_str assumption) {
  for (uint64_t seed = 0;; seed++) {
    bool found;
    uint32_t *at =
        gv_map_at(&report->assumed, gv_hash(assumption.at, assumption.len, seed), &found);
    if (!found) {
      *at = report->assumptions.len;
      *gv_push(&report->assumptions) = assumption;
      return;
    }
    if (gv_str_equal(report->assumptions.at[*at], assumption)) return;
  }
}

/* ---- finishing it ---- */

#define ORDER(a, b) (((a) > (b)) - ((a) < (b)))

/* GV_NONE, no place known, is the largest file number: it comes last. */
static int order_of_locs(gv_loc a, gv_loc b) {
  if (a.file != b.file) return ORDER(a.file, b.file);
  if (a.line != b.line) return ORDER(a.line, b.line);
  return ORDER(a.col, b.col);
}

static int order_of_findings(const void *left, const void *right) {
  const gv_finding *a = *(gv_finding *const *)left, *b = *(gv_finding *const *)right;
  int order = order_of_locs(a->loc, b->loc);
  if (!order) order = ORDER(a->rule, b->rule);
  if (!order) order = gv_str_compare(a->message, b->message);
  return order ? order : ORDER(a, b); /* in the same array: what was found first comes first */
}

static int order_of_obligations(const void *left, const void *right) {
  const gv_obligation *a = *(gv_obligation *const *)left, *b = *(gv_obligation *const *)right;
  int order = order_of_locs(a->loc, b->loc);
  if (!order) order = gv_str_compare(a->what, b->what);
  return order ? order : ORDER(a, b);
}

static int order_of_undecided(const void *left, const void *right) {
  const gv_undecided *a = *(gv_undecided *const *)left, *b = *(gv_undecided *const *)right;
  int order = order_of_locs(a->loc, b->loc);
  if (!order) order = ORDER(a->rule, b->rule);
  return order ? order : ORDER(a, b);
}

static int order_of_texts(const void *left, const void *right) {
  return gv_str_compare(*(const gv_str *)left, *(const gv_str *)right);
}

/* Sorts `len` items of `size` bytes through an array of pointers to them, so that the order can
 * name the place they had. */
static void sort_stably(void *items, uint32_t len, size_t size,
                        int (*order)(const void *, const void *)) {
  if (len < 2) return;
  char **at = gv_malloc(len * sizeof *at), *sorted = gv_malloc(len * size);
  for (uint32_t i = 0; i < len; i++) at[i] = (char *)items + i * size;
  qsort(at, len, sizeof *at, order);
  for (uint32_t i = 0; i < len; i++) memcpy(sorted + i * size, at[i], size);
  memcpy(items, sorted, len * size);
  gv_free(sorted);
  gv_free(at);
}

/* Indices in `assumed` end here: no assumption is added to a finished report. */
static void sort_assumptions(gv_report *report) {
  gv_map_free(&report->assumed);
  if (report->assumptions.len)
    qsort(report->assumptions.at, report->assumptions.len, sizeof(gv_str), order_of_texts);
}

void gv_report_settle(gv_report *report) {
  sort_stably(report->findings.at, report->findings.len, sizeof(gv_finding), order_of_findings);
  sort_stably(report->suppressed.at, report->suppressed.len, sizeof(gv_finding), order_of_findings);
  sort_stably(report->obligations.at, report->obligations.len, sizeof(gv_obligation),
              order_of_obligations);
  sort_stably(report->undecided.at, report->undecided.len, sizeof(gv_undecided),
              order_of_undecided);
  uint32_t found[GV_SEVERITY_REMARK + 1] = {0};
  for (uint32_t i = 0; i < report->findings.len; i++) found[report->findings.at[i].severity]++;
  report->warnings = found[GV_SEVERITY_WARNING];
  bool undecided = report->counts[GV_UNPROVED] || found[GV_SEVERITY_UNPROVED];
  undecided |= gv_report_count_undecided(report, GV_SEVERITY_ERROR) > 0;
  report->verdict = found[GV_SEVERITY_ERROR] ? GV_VIOLATED : undecided ? GV_UNPROVED : GV_PROVED;
}

bool gv_report_in_numbers;

/* As long as each other, so that they are in order. */
static void put_numbers(gv_report *report) {
  for (uint32_t i = 0; i < report->findings.len; i++) {
    gv_finding *f = &report->findings.at[i];
    f->message = gv_format(&report->arena, "text %08u", i);
    for (uint32_t n = 0; n < f->notes.len; n++) {
      gv_note *note = &f->notes.at[n];
      note->message = gv_format(&report->arena, "text %08u.%u", i, n);
      if (note->supply.len) note->supply = note->message;
    }
  }
}

static bool is_same_line(gv_loc a, gv_loc b) {
  return a.file == b.file && a.line == b.line && a.line;
}

/* In a language whose statements are many operations, a line that says what happens has no need to
 * say that something was loaded for that. */
static void drop_carries(gv_finding *finding) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < finding->notes.len; i++) {
    const gv_note *n = &finding->notes.at[i];
    uint32_t next = i + 1;
    while (next < finding->notes.len && finding->notes.at[next].carries) next++;
    gv_loc after = next < finding->notes.len ? finding->notes.at[next].loc : finding->loc;
    bool told = is_same_line(n->loc, finding->loc) || is_same_line(n->loc, after) ||
                (kept && is_same_line(n->loc, finding->notes.at[kept - 1].loc));
    if (!n->carries || !told) finding->notes.at[kept++] = *n;
  }
  finding->notes.len = kept;
}

void gv_report_finish(gv_report *report) {
  for (uint32_t i = 0; i < report->findings.len; i++) drop_carries(&report->findings.at[i]);
  sort_assumptions(report);
  for (uint32_t i = 0; i < report->obligations.len; i++)
    report->counts[report->obligations.at[i].verdict]++;
  gv_report_settle(report);
  if (gv_report_in_numbers) put_numbers(report);
}

void gv_report_clear(gv_report *report) {
  for (uint32_t i = 0; i < report->findings.len; i++) gv_finding_clear(&report->findings.at[i]);
  for (uint32_t i = 0; i < report->tokens.len; i++) gv_vec_free(&report->tokens.at[i].uses);
  gv_vec_free(&report->tokens);
  for (uint32_t i = 0; i < report->suppressed.len; i++) gv_finding_clear(&report->suppressed.at[i]);
  gv_vec_free(&report->findings);
  gv_vec_free(&report->suppressed);
  gv_vec_free(&report->obligations);
  gv_vec_free(&report->undecided);
  gv_vec_free(&report->assumptions);
  gv_map_free(&report->assumed);
  gv_arena_clear(&report->arena);
  memset(report, 0, sizeof *report);
}
