/* JUnit's XML, which every server that runs tests reads: a test case a file. It fails where the
 * file is violated or unproved, is an error where the file cannot be used, and is skipped where
 * nothing is to be verified in it.
 *
 * How many there are of each stands before them, so a file is written as a line, which begins with
 * a letter, and the document is made of the lines of all files.
 */
#include "base/foreign.h"
#include "render/place.h"

enum { PASSED = 'p', FAILED = 'f', BROKEN = 'e', SKIPPED = 's' };

/* A character that XML 1.0 has no way to write becomes U+FFFD; the ends of lines are written as
 * references, so that a file is one line. */
static void print_xml(FILE *out, gv_str text) {
  while (text.len) {
    gv_char c = gv_utf8_next(text);
    bool control =
        c.code != GV_NONE && c.code < ' ' && c.code != '\t' && c.code != '\n' && c.code != '\r';
    if (c.code == GV_NONE || control || c.code == 0xfffe || c.code == 0xffff)
      fputs("\xef\xbf\xbd", out);
    else if (c.code < 0x80 && strchr("<>&\"'\t\n\r", (int)c.code))
      fprintf(out, "&#%u;", (unsigned)c.code);
    else
      fwrite(text.at, 1, c.len, out);
    text = (gv_str){text.at + c.len, text.len - c.len};
  }
}

static void print_line_of_finding(FILE *out, const gv_result *result, gv_loc loc, const char *word,
                                  gv_str message, const char *rule) {
  bool placed = gv_place_known(result, loc) && loc.line;
  print_xml(out, gv_place_path(result, loc));
  if (placed) fprintf(out, ":%u:%u", loc.line, loc.col);
  fprintf(out, ": %s: ", word);
  print_xml(out, message);
  fprintf(out, "%s%s%s&#10;", *rule ? " [" : "", rule, *rule ? "]" : "");
}

static void print_advice(FILE *out, const gv_finding *finding) {
  gv_arena arena = {0};
  gv_str advice = gv_finding_advice(&arena, finding);
  if (advice.len) {
    fputs("help: ", out);
    print_xml(out, advice);
    fputs("&#10;", out);
  }
  gv_arena_clear(&arena);
}

static void print_findings(FILE *out, const gv_render_options *options, const gv_result *result) {
  const gv_report *r = result->report;
  uint32_t limit = options->max_findings;
  for (uint32_t i = 0; i < r->findings.len && (!limit || i < limit); i++) {
    const gv_finding *f = &r->findings.at[i];
    print_line_of_finding(out, result, f->loc, gv_severity_name(f->severity), f->message,
                          gv_rules[f->rule].name);
    for (uint32_t n = 0; n < f->notes.len && !options->quiet; n++)
      if (f->notes.at[n].kind != GV_NOTE_ADVICE && f->notes.at[n].kind != GV_NOTE_MISSING)
        print_line_of_finding(out, result, f->notes.at[n].loc, "note", f->notes.at[n].message, "");
    print_advice(out, f);
  }
}

static void begin_case(FILE *out, char letter, const gv_result *result) {
  fprintf(out, "%c    <testcase classname=\"gpuverify\" name=\"", letter);
  print_xml(out, result->path);
  fputs("\" file=\"", out);
  print_xml(out, result->path);
  fputs("\">", out);
}

static void junit_unusable(FILE *out, const gv_result *result) {
  gv_str error = result->error;
  while (error.len && error.at[error.len - 1] == '\n') error.len--;
  begin_case(out, BROKEN, result);
  fputs("<error message=\"", out);
  print_xml(out, error);
  fputs("\" type=\"unusable\"/></testcase>\n", out);
}

/* Warnings fail the run with --werror, and the case with it. */
static bool is_failure(const gv_render_options *options, const gv_report *report) {
  return report->verdict != GV_PROVED || (options->werror && report->warnings);
}

static void junit_file(FILE *out, const gv_render_options *options, const gv_result *result) {
  if (result->unusable) {
    junit_unusable(out, result);
    return;
  }
  const gv_report *r = result->report;
  bool failed = is_failure(options, r);
  begin_case(out, failed ? FAILED : r->nothing_to_verify ? SKIPPED : PASSED, result);
  if (failed)
    fprintf(out,
            "<failure message=\"%u proved, %u violated, %u unproved, %u warning%s\" type=\"%s\">",
            r->counts[GV_PROVED], r->counts[GV_VIOLATED], r->counts[GV_UNPROVED], r->warnings,
            r->warnings == 1 ? "" : "s", gv_verdict_words(result));
  else if (r->nothing_to_verify)
    fprintf(out, "<skipped message=\"%s\"/>", gv_nothing_words(result));
  else if (r->findings.len)
    fputs("<system-out>", out);
  if (failed || !r->nothing_to_verify) print_findings(out, options, result);
  if (failed)
    fputs("</failure>", out);
  else if (!r->nothing_to_verify && r->findings.len)
    fputs("</system-out>", out);
  fputs("</testcase>\n", out);
}

static void junit_assemble(FILE *out, const gv_render_options *options, gv_str lines) {
  uint32_t counts[UINT8_MAX + 1] = {0}, all = 0;
  (void)options;
  for (size_t i = 0; i < lines.len; i++)
    if (i == 0 || lines.at[i - 1] == '\n') counts[(unsigned char)lines.at[i]]++, all++;
  fputs("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n", out);
  fprintf(out,
          "  <testsuite name=\"gpuverify\" tests=\"%u\" failures=\"%u\" errors=\"%u\" "
          "skipped=\"%u\">\n",
          all, counts[FAILED], counts[BROKEN], counts[SKIPPED]);
  for (size_t i = 0; i < lines.len; i++)
    if (i > 0 && lines.at[i - 1] != '\n') fputc(lines.at[i], out); /* but for the letter */
  fputs("  </testsuite>\n</testsuites>\n", out);
}

const gv_renderer gv_junit_renderer = {
    .name = "junit", .file = junit_file, .assemble = junit_assemble};
