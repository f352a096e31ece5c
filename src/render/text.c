/* Findings as every user of MLIR and clang knows them:
 *
 *   x.mlir:40:5: error: stream %3 is destroyed twice [stream-double-destroy]
 *       llvm.call @mgpuStreamDestroy(%3) : (!llvm.ptr) -> ()
 *       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
 *   x.mlir:38:5: note: destroyed here
 *       …
 *   help: remove this destroy, or the one at line 38
 *   see: gpuverify --explain=stream-double-destroy
 *   x.mlir: violated: 11 obligations proved, 1 violated, 0 unproved
 *
 * Of a correct program there is only the last line.
 */
#include "base/foreign.h"
#include "render/render.h"
#include "render/snippet.h"
#include "render/suggestion.h"

typedef struct printer {
  FILE *out;
  const gv_render_options *options;
  const gv_result *result;
} printer;

/* ---- colours: those of clang ---- */

typedef enum shade { PLAIN, BOLD, RED, MAGENTA, CYAN, GREEN, YELLOW, SHADE_COUNT } shade;

static const char *const codes[SHADE_COUNT] = {
    [PLAIN] = "\033[0m",        [BOLD] = "\033[1m",      [RED] = "\033[0;1;31m",
    [MAGENTA] = "\033[0;1;35m", [CYAN] = "\033[0;1;36m", [GREEN] = "\033[0;1;32m",
    [YELLOW] = "\033[0;1;33m",
};

static const shade shade_of_severity[] = {
    [GV_SEVERITY_ERROR] = RED,
    [GV_SEVERITY_WARNING] = MAGENTA,
    [GV_SEVERITY_UNPROVED] = YELLOW,
    [GV_SEVERITY_REMARK] = CYAN,
};

static const shade shade_of_verdict[GV_VERDICT_COUNT] = {
    [GV_PROVED] = GREEN, [GV_VIOLATED] = RED, [GV_UNPROVED] = YELLOW};

static const char *code(const printer *p, shade shade) {
  return p->options->color ? codes[shade] : "";
}

/* ---- lines ---- */

/* "FILE:LINE:COL: word: ", the place shortened to what is known of it. */
static void print_head(const printer *p, gv_loc loc, const char *word, shade shade) {
  bool placed = loc.file < p->result->model->files.len;
  fputs(code(p, BOLD), p->out);
  gv_print_safe(p->out, placed ? p->result->model->files.at[loc.file].path : p->result->path);
  if (placed && loc.line) fprintf(p->out, ":%u", loc.line);
  if (placed && loc.line && loc.col) fprintf(p->out, ":%u", loc.col);
  fprintf(p->out, ": %s%s: %s", code(p, shade), word, code(p, PLAIN));
}

static void print_source(const printer *p, gv_loc loc) {
  gv_str line = gv_source_line(p->result->model, loc.file, loc.line);
  if (line.at) gv_print_snippet(p->out, line, loc.col, code(p, GREEN), code(p, PLAIN));
}

static bool is_help(const gv_note *note) {
  return note->kind == GV_NOTE_MISSING || note->kind == GV_NOTE_ADVICE;
}

/* What was not verified says nothing. */
static void print_confidence(const printer *p, const gv_finding *finding) {
  static const char *const words[] = {"", " (maybe", " (machine applicable"};
  fputs(words[finding->confidence], p->out);
  if (finding->cost.len) fputs(": it ", p->out);
  gv_print_safe(p->out, finding->cost);
  if (finding->confidence) fputc(')', p->out);
}

/* What mends it, after all that says how it comes about. It has no place: what reads the places of
 * findings leaves it alone. */
static void print_help(const printer *p, const gv_finding *finding) {
  for (uint32_t i = 0; i < finding->notes.len; i++) {
    if (!is_help(&finding->notes.at[i]) || finding->edits.len) continue;
    fprintf(p->out, "%shelp: %s", code(p, CYAN), code(p, PLAIN));
    gv_print_safe(p->out, finding->notes.at[i].message);
    fputc('\n', p->out);
  }
  if (!finding->edits.len) return;
  fprintf(p->out, "%shelp: %s", code(p, CYAN), code(p, PLAIN));
  gv_print_safe(p->out, finding->suggestion);
  print_confidence(p, finding);
  fputs(":\n", p->out);
  gv_print_suggestion(p->out, p->result->model, finding, code(p, GREEN), code(p, PLAIN));
}

/* What cannot be proved is a warning to whatever reads lines as those of gcc. */
static const char *word_of(gv_severity severity) {
  return gv_severity_name(severity == GV_SEVERITY_UNPROVED ? GV_SEVERITY_WARNING : severity);
}

static void print_finding(const printer *p, const gv_finding *finding) {
  print_head(p, finding->loc, word_of(finding->severity), shade_of_severity[finding->severity]);
  fputs(code(p, BOLD), p->out);
  gv_print_safe(p->out, finding->message);
  fprintf(p->out, "%s [%s]\n", code(p, PLAIN), gv_rules[finding->rule].name);
  if (p->options->quiet) return;
  print_source(p, finding->loc);
  for (uint32_t i = 0; i < finding->notes.len; i++) {
    const gv_note *note = &finding->notes.at[i];
    if (is_help(note)) continue;
    print_head(p, note->loc, "note", CYAN);
    gv_print_safe(p->out, note->message);
    fputc('\n', p->out);
    print_source(p, note->loc);
  }
  print_help(p, finding);
}

/* Once for each rule, where it is found for the first time. */
static void print_see(const printer *p, uint32_t index) {
  const gv_report *report = p->result->report;
  gv_rule rule = report->findings.at[index].rule;
  for (uint32_t i = 0; i < index; i++)
    if (report->findings.at[i].rule == rule) return;
  fprintf(p->out, "see: gpuverify --explain=%s\n", gv_rules[rule].name);
}

static void print_findings(const printer *p) {
  uint32_t all = p->result->report->findings.len, limit = p->options->max_findings;
  uint32_t shown = limit && limit < all ? limit : all;
  for (uint32_t i = 0; i < shown; i++) {
    print_finding(p, &p->result->report->findings.at[i]);
    if (!p->options->quiet) print_see(p, i);
  }
  if (shown == all) return;
  print_head(p, GV_NO_LOC, "note", CYAN);
  fprintf(p->out, "%u more finding%s not shown, for --max-findings=%u\n", all - shown,
          all - shown == 1 ? "" : "s", limit);
}

static void print_proof(const printer *p) {
  const gv_report *report = p->result->report;
  for (uint32_t i = 0; i < report->obligations.len; i++) {
    const gv_obligation *o = &report->obligations.at[i];
    print_head(p, o->loc, gv_verdict_name(o->verdict), shade_of_verdict[o->verdict]);
    gv_print_safe(p->out, o->what);
    if (o->reason.len) fputs(": ", p->out);
    gv_print_safe(p->out, o->reason);
    fputc('\n', p->out);
  }
  for (uint32_t i = 0; i < report->undecided.len; i++) {
    const gv_undecided *u = &report->undecided.at[i];
    print_head(p, u->loc, "not decided", shade_of_severity[GV_SEVERITY_UNPROVED]);
    fprintf(p->out, "whether there is a %s: ", gv_rules[u->rule].name);
    gv_print_safe(p->out, u->why);
    fputc('\n', p->out);
  }
  for (uint32_t i = 0; i < report->assumptions.len; i++) {
    print_head(p, GV_NO_LOC, "note", CYAN);
    fputs("assumes that ", p->out);
    gv_print_safe(p->out, report->assumptions.at[i]);
    fputc('\n', p->out);
  }
}

static void print_token_use(const printer *p, const gv_token_use *use) {
  print_head(p, use->loc, gv_verdict_name(use->verdict), shade_of_verdict[use->verdict]);
  fputs("  used by ", p->out);
  gv_print_safe(p->out, use->user);
  fputs(": ", p->out);
  gv_print_safe(p->out, use->stands.len ? use->stands : GV_STR("no stream or event for it"));
  fputc('\n', p->out);
}

/* What became of each token of the source. */
static void print_tokens(const printer *p) {
  const gv_report *report = p->result->report;
  for (uint32_t i = 0; i < report->tokens.len; i++) {
    const gv_token_row *row = &report->tokens.at[i];
    print_head(p, row->loc, "token", CYAN);
    gv_print_safe(p->out, row->name.len ? row->name : GV_STR("(without a name)"));
    fputs(" of ", p->out);
    gv_print_safe(p->out, row->producer);
    fputs(row->stands.len ? ": " : "", p->out);
    gv_print_safe(p->out, row->stands);
    fputs(row->marks.len ? "; it marks " : "", p->out);
    gv_print_safe(p->out, row->marks);
    fputc('\n', p->out);
    for (uint32_t u = 0; u < row->uses.len; u++) print_token_use(p, &row->uses.at[u]);
  }
}

static void print_count(const printer *p, const char *before, uint32_t count, const char *what) {
  if (count) fprintf(p->out, "%s%u %s%s", before, count, what, count == 1 ? "" : "s");
}

static void print_summary(const printer *p) {
  const gv_report *report = p->result->report;
  uint32_t proved = report->counts[GV_PROVED];
  print_head(p, GV_NO_LOC, gv_verdict_words(p->result), shade_of_verdict[report->verdict]);
  fprintf(p->out, "%u obligation%s proved, %u violated, %u unproved", proved,
          proved == 1 ? "" : "s", report->counts[GV_VIOLATED], report->counts[GV_UNPROVED]);
  print_count(p, ", ", report->warnings, "warning");
  if (report->suppressed.len) fprintf(p->out, ", %u suppressed", report->suppressed.len);
  print_count(p, ", under ", report->assumptions.len, "assumption");
  gv_print_rule_changes(p->out, p->options);
  gv_print_undecided(p->out, report);
  if (report->fixes_cut)
    fprintf(p->out, "; from line %u on, not every edit was tried", report->fixes_cut_at.line);
  if (report->certificate == GV_CERTIFICATE_CHECKED) fputs("; certificate checked", p->out);
  if (report->certificate == GV_CERTIFICATE_NONE) {
    fputs("; no certificate: ", p->out);
    gv_print_safe(p->out, report->certificate_lacks);
  }
  if (report->nothing_to_verify)
    fprintf(p->out, "; nothing to verify: %s", gv_nothing_words(p->result));
  fputc('\n', p->out);
}

/* ---- the door ---- */

static void text_begin(FILE *out, const gv_render_options *options) { (void)out, (void)options; }

static void text_file(FILE *out, const gv_render_options *options, const gv_result *result) {
  if (result->unusable) {
    fflush(out); /* so that both streams together tell the story in order */
    gv_print_lines(options->errors ? options->errors : out, result->error);
    return;
  }
  const printer p = {out, options, result};
  print_findings(&p);
  if (options->proof) print_proof(&p);
  if (options->proof) print_tokens(&p);
  if (gv_has_summary(options, result->report)) print_summary(&p);
}

static void text_end(FILE *out, const gv_render_options *options) { (void)out, (void)options; }

const gv_renderer gv_text_renderer = {
    .name = "text", .begin = text_begin, .file = text_file, .end = text_end};
