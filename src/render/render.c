#include "render/render.h"

#include "base/foreign.h"

const gv_renderer *const gv_renderers[] = {&gv_text_renderer,
                                           &gv_json_renderer,
                                           &gv_sarif_renderer,
                                           &gv_github_renderer,
                                           &gv_junit_renderer,
                                           &gv_gitlab_renderer,
                                           NULL};

const gv_renderer *gv_renderer_by_name(const char *name) {
  for (const gv_renderer *const *r = gv_renderers; *r; r++)
    if (strcmp((*r)->name, name) == 0) return *r;
  return NULL;
}

uint32_t gv_rules_disabled(const gv_render_options *options) {
  return options->selection ? gv_selection_disabled(options->selection) : 0;
}

uint32_t gv_rules_regraded(const gv_render_options *options) {
  return options->selection ? gv_selection_regraded(options->selection) : 0;
}

static bool is_skipped(const gv_result *result) {
  return result->report->nothing_to_verify && result->model->unlowered;
}

const char *gv_verdict_words(const gv_result *result) {
  if (result->unread || is_skipped(result)) return "skipped";
  bool accepted = result->report->verdict == GV_PROVED && result->report->accepted;
  return accepted ? "accepted" : gv_verdict_name(result->report->verdict);
}

const char *gv_nothing_words(const gv_result *result) {
  if (result->unread) return "it cannot be read, and there is no GPU host code in its text";
  if (is_skipped(result)) return "it is not lowered: run -gpu-to-llvm, or use --lower";
  return result->model->foreign.len ? "no profile knows the runtime that it calls"
                                    : "there is no GPU host code in it";
}

gv_str gv_message_with_advice(gv_arena *arena, const gv_finding *finding) {
  gv_str advice = gv_finding_advice(arena, finding), text = finding->message;
  while (advice.len) {
    const char *newline = memchr(advice.at, '\n', advice.len);
    gv_str line = {advice.at, newline ? (size_t)(newline - advice.at) : advice.len};
    text = gv_format(arena, "%.*s\nhelp: %.*s", GV_FMT(text), GV_FMT(line));
    advice =
        (gv_str){line.at + line.len + (newline != NULL), advice.len - line.len - (newline != NULL)};
  }
  return text;
}

/* Each obstacle once, in the order in which they come, with how often it comes where there is
 * another one. */
static void print_obstacles(FILE *out, const gv_report *report, gv_severity severity,
                            uint32_t all) {
  const gv_undecided *list = report->undecided.at;
  bool first = true;
  for (uint32_t i = 0; i < report->undecided.len; i++) {
    bool seen = list[i].severity != severity;
    for (uint32_t k = 0; k < i && !seen; k++)
      seen = list[k].severity == severity && gv_str_equal(list[k].why, list[i].why);
    if (seen) continue;
    uint32_t count = 0;
    for (uint32_t k = i; k < report->undecided.len; k++)
      count += list[k].severity == severity && gv_str_equal(list[k].why, list[i].why);
    fputs(first ? "" : ", ", out);
    first = false;
    gv_print_safe(out, list[i].why);
    if (count < all) fprintf(out, " (%u)", count);
  }
}

bool gv_has_summary(const gv_render_options *options, const gv_report *report) {
  return !options->quiet || report->verdict != GV_PROVED || report->undecided.len ||
         report->fixes_cut;
}

void gv_print_undecided(FILE *out, const gv_report *report) {
  static const gv_severity severities[] = {GV_SEVERITY_ERROR, GV_SEVERITY_WARNING,
                                           GV_SEVERITY_REMARK};
  for (size_t i = 0; i < sizeof severities / sizeof *severities; i++) {
    uint32_t count = gv_report_count_undecided(report, severities[i]);
    if (!count) continue;
    fprintf(out, "; %u %s%s not decided: ", count, gv_severity_name(severities[i]),
            count == 1 ? "" : "s");
    print_obstacles(out, report, severities[i], count);
  }
}

static void print_change(FILE *out, uint32_t count, const char *change) {
  if (count) fprintf(out, ", %u rule%s %s", count, count == 1 ? "" : "s", change);
}

void gv_print_rule_changes(FILE *out, const gv_render_options *options) {
  print_change(out, gv_rules_disabled(options), "disabled");
  print_change(out, gv_rules_regraded(options), "regraded");
}
