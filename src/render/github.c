/* Annotations for GitHub: commands of a workflow's log, which GitHub shows beside the lines of a
 * pull request.
 *
 *   ::error file=x.mlir,line=40,endLine=40,col=5,endColumn=60,title=stream-double-destroy::stream
 * %253 is destroyed a…%0Anote: …
 *
 * What could not be decided is a warning and not a notice: it fails the step, by its exit status,
 * and who asks why has to see it. The notes are lines of the message, since an annotation has one
 * place. The last line of each file is for the log alone.
 */
#include "base/foreign.h"
#include "render/place.h"

static const char *const command_of[] = {
    [GV_SEVERITY_ERROR] = "error",
    [GV_SEVERITY_WARNING] = "warning",
    [GV_SEVERITY_UNPROVED] = "warning",
    [GV_SEVERITY_REMARK] = "notice",
};

/* Inside a command '%' and the ends of lines are escaped; in its properties also what ends a
 * property. */
static void print_escaped(FILE *out, gv_str text, const char *special) {
  while (text.len) {
    gv_char c = gv_utf8_next(text);
    if (text.at[0] && strchr(special, text.at[0]))
      fprintf(out, "%%%02X", (unsigned char)text.at[0]);
    else
      gv_print_char(out, text, c);
    text = (gv_str){text.at + c.len, text.len - c.len};
  }
}

static void print_data(FILE *out, gv_str text) { print_escaped(out, text, "%\r\n"); }
static void print_property(FILE *out, gv_str text) { print_escaped(out, text, "%\r\n:,"); }

/* "::COMMAND file=…,line=…,endLine=…,col=…,endColumn=…,title=…::", the place shortened to what is
 * known of it. */
static void print_head(FILE *out, const gv_result *result, gv_loc loc, const char *command,
                       const char *title) {
  uint32_t column = gv_place_column(result, loc), end = gv_place_end_column(result, loc);
  bool placed = gv_place_known(result, loc) && loc.line;
  fprintf(out, "::%s file=", command);
  print_property(out, gv_place_path(result, loc));
  if (placed) fprintf(out, ",line=%u,endLine=%u", loc.line, loc.line);
  if (placed && column) fprintf(out, ",col=%u", column);
  if (placed && end > column) fprintf(out, ",endColumn=%u", end);
  fprintf(out, ",title=%s::", title);
}

static void print_note(FILE *out, const gv_result *result, const gv_note *note) {
  bool help = note->kind == GV_NOTE_ADVICE || note->kind == GV_NOTE_MISSING;
  bool placed = !help && gv_place_known(result, note->loc) && note->loc.line;
  fputs(help ? "%0Ahelp: " : "%0Anote: ", out);
  if (placed) {
    print_data(out, gv_place_path(result, note->loc));
    fprintf(out, ":%u:%u: ", note->loc.line, note->loc.col);
  }
  print_data(out, note->message);
}

static void print_replayed(FILE *out, const gv_replayed *replayed) {
  gv_arena arena = {0};
  if (replayed->verdict.len) {
    fputs("%0Areplay: ", out);
    print_data(out, gv_replayed_words(&arena, replayed));
  }
  gv_arena_clear(&arena);
}

static void print_finding(FILE *out, const gv_render_options *options, const gv_result *result,
                          const gv_finding *finding) {
  print_head(out, result, finding->loc, command_of[finding->severity],
             gv_rules[finding->rule].name);
  print_data(out, finding->message);
  print_replayed(out, &finding->replayed);
  for (uint32_t i = 0; i < finding->notes.len && !options->quiet; i++)
    print_note(out, result, &finding->notes.at[i]);
  fputc('\n', out);
}

/* A line of the log that is no command must not become one through the path in it. A command of
 * today begins its line, which the path does not; one of the older form is found anywhere in a line
 * by its "##[". */
static void print_plain(FILE *out, gv_str text) {
  while (text.len) {
    gv_char c = gv_utf8_next(text);
    if (text.len >= 3 && memcmp(text.at, "##[", 3) == 0)
      fputs("<U+0023>", out);
    else
      gv_print_char(out, text, c);
    text = (gv_str){text.at + c.len, text.len - c.len};
  }
}

static void print_summary(FILE *out, const gv_render_options *options, const gv_result *result) {
  const gv_report *report = result->report;
  const uint32_t *counts = report->counts;
  fprintf(out, "gpuverify: %s: %u proved, %u violated, %u unproved", gv_verdict_words(result),
          counts[GV_PROVED], counts[GV_VIOLATED], counts[GV_UNPROVED]);
  if (report->suppressed.len) fprintf(out, ", %u suppressed", report->suppressed.len);
  gv_print_rule_changes(out, options);
  gv_print_undecided(out, report);
  if (report->nothing_to_verify) fprintf(out, "; nothing to verify: %s", gv_nothing_words(result));
  fputs(": ", out);
  print_plain(out, result->path);
  fputc('\n', out);
}

static void print_findings(FILE *out, const gv_render_options *options, const gv_result *result) {
  uint32_t all = result->report->findings.len, limit = options->max_findings;
  uint32_t shown = limit && limit < all ? limit : all;
  for (uint32_t i = 0; i < shown; i++)
    print_finding(out, options, result, &result->report->findings.at[i]);
  if (shown < all)
    fprintf(out, "gpuverify: %u more not shown, for --max-findings=%u\n", all - shown, limit);
}

static void print_unusable(FILE *out, const gv_result *result) {
  gv_str error = result->error;
  while (error.len && error.at[error.len - 1] == '\n') error.len--;
  print_head(out, result, GV_NO_LOC, "error", "gpuverify");
  print_data(out, error);
  fputc('\n', out);
}

static void github_begin(FILE *out, const gv_render_options *options) { (void)out, (void)options; }

static void github_file(FILE *out, const gv_render_options *options, const gv_result *result) {
  if (result->unusable) {
    print_unusable(out, result);
    return;
  }
  print_findings(out, options, result);
  if (gv_has_summary(options, result->report)) print_summary(out, options, result);
}

static void github_end(FILE *out, const gv_render_options *options) { (void)out, (void)options; }

const gv_renderer gv_github_renderer = {
    .name = "github", .begin = github_begin, .file = github_file, .end = github_end};
