/* GitLab's code quality report: a JSON array, an object a finding, which a merge request shows
 * beside its lines.
 *
 * GitLab takes two findings of one fingerprint for one, so that the path is part of it. A finding
 * that is suppressed is left out, as the format has no word for that. Each line of a file is an
 * object; they are joined at the end, when it is known which is the last.
 */
#include "base/foreign.h"
#include "diag/fingerprint.h"
#include "render/place.h"
#include "json/json.h"

static const char *const severity_of[] = {
    [GV_SEVERITY_ERROR] = "critical",
    [GV_SEVERITY_WARNING] = "minor",
    [GV_SEVERITY_UNPROVED] = "major",
    [GV_SEVERITY_REMARK] = "info",
};

/* GitLab compares paths with those of the repository: without "./". */
static gv_str path_of(gv_str path) {
  while (path.len > 2 && path.at[0] == '.' && path.at[1] == '/')
    path = (gv_str){path.at + 2, path.len - 2};
  return path;
}

static json_t *place_of(const gv_result *result, gv_loc loc) {
  uint32_t line = gv_place_known(result, loc) && loc.line ? loc.line : 1; /* the format wants one */
  json_t *lines = gv_json_object_of("begin", json_integer(line));
  gv_json_set(lines, "end", json_integer(line));
  json_t *place = gv_json_object_of("path", gv_json_text(path_of(gv_place_path(result, loc))));
  gv_json_set(place, "lines", lines);
  return place;
}

static uint64_t hash_of(gv_str text) {
  uint64_t hash =
      0xcbf29ce484222325ULL; /* FNV-1a, which stays what it is from release to release */
  for (size_t i = 0; i < text.len; i++)
    hash = (hash ^ (unsigned char)text.at[i]) * 0x100000001b3ULL;
  return hash;
}

static void write_issue(FILE *out, const gv_result *result, gv_loc loc, const char *check,
                        const char *severity, gv_str text, gv_fingerprint fingerprint) {
  char mark[64];
  snprintf(mark, sizeof mark, "%016llx%016llx%08x",
           (unsigned long long)hash_of(path_of(result->path)), (unsigned long long)fingerprint.hash,
           fingerprint.number);
  json_t *issue = gv_json_object_of("description", gv_json_text(text));
  gv_json_set(issue, "check_name", gv_json_text_c(check));
  gv_json_set(issue, "fingerprint", gv_json_text_c(mark));
  gv_json_set(issue, "severity", gv_json_text_c(severity));
  gv_json_set(issue, "location", place_of(result, loc));
  gv_json_write_line(out, issue);
  fputc('\n', out);
}

static void gitlab_file(FILE *out, const gv_render_options *options, const gv_result *result) {
  if (result->unusable) {
    gv_str error = result->error;
    while (error.len && error.at[error.len - 1] == '\n') error.len--;
    write_issue(out, result, GV_NO_LOC, "gpuverify", "blocker", error, (gv_fingerprint){0});
    return;
  }
  gv_arena arena = {0};
  uint32_t all = result->report->findings.len, limit = options->max_findings;
  for (uint32_t i = 0; i < all && (!limit || i < limit); i++) {
    const gv_finding *f = &result->report->findings.at[i];
    write_issue(out, result, f->loc, gv_rules[f->rule].name, severity_of[f->severity],
                gv_message_with_advice(&arena, f), f->fingerprint);
  }
  gv_arena_clear(&arena);
}

static void gitlab_assemble(FILE *out, const gv_render_options *options, gv_str lines) {
  (void)options;
  fputc('[', out);
  for (size_t i = 0; i < lines.len; i++) {
    if (i == 0) fputs("\n", out);
    if (lines.at[i] == '\n' && i + 1 < lines.len) fputc(',', out);
    fputc(lines.at[i], out);
  }
  fputs("]\n", out);
}

const gv_renderer gv_gitlab_renderer = {
    .name = "gitlab", .file = gitlab_file, .assemble = gitlab_assemble};
