/* needs: a finished report, the texts of the model's files, its marks. gives: see suppress.h. cost:
 * one search through each text; then linear in suppressions and findings. */
#include "diag/suppress.h"

#include "diag/fingerprint.h"
#include "model/builder.h"

/* One rule that somebody wants to be silent at one place. */
typedef struct claim {
  gv_suppressor by;
  gv_loc place; /* of the comment, the operation or the function: where it is complained about */
  gv_rule rule;
  gv_str reason;
  gv_str function; /* all that is found in it; at == NULL: what is found at `target` */
  gv_loc target;   /* col 0: anywhere in the line */
  uint32_t next;   /* claim with the same key, GV_NONE: no more */
  bool used;
} claim;

typedef struct claimant {
  gv_model *model;
  gv_report *report;
  const gv_known *known;
  GV_VEC(claim) claims;
  gv_map index;      /* key to the last claim that has it */
  uint32_t analysed; /* findings that are not about suppressions */
} claimant;

/* ---- complaints ---- */

static void complain(claimant *d, gv_rule rule, gv_loc place, gv_str function, gv_str message,
                     const char *help) {
  gv_finding *finding = gv_report_finding(d->report, rule, place, function, message);
  gv_finding_note(finding, GV_NOTE_ADVICE, place, gv_str_of(help));
}

static void complain_of_name(claimant *d, gv_loc place, gv_str function, gv_str name) {
  complain(d, GV_RULE_INVALID_SUPPRESSION, place, function,
           gv_format(&d->report->arena, "unknown rule '%.*s'", GV_FMT(name)),
           "name one of those in gpuverify --list-rules");
}

/* ---- claims ---- */

static uint64_t key_of_place(gv_rule rule, uint32_t file, uint32_t line) {
  return gv_hash((uint32_t[]){(uint32_t)rule, file, line}, 3 * sizeof(uint32_t), 1);
}

static uint64_t key_of_function(gv_rule rule, gv_str function) {
  return gv_hash(function.at, function.len, (uint64_t)rule + 2);
}

static void add_claim(claimant *d, claim c) {
  uint64_t key = c.function.at ? key_of_function(c.rule, c.function)
                               : key_of_place(c.rule, c.target.file, c.target.line);
  bool found;
  uint32_t *last = gv_map_at(&d->index, key, &found);
  c.next = found ? *last : GV_NONE;
  *last = d->claims.len;
  *gv_push(&d->claims) = c;
}

static char lower(char c) { return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c; }

/* What is put where a reason is to be, some day: "TODO: why", "FIXME", "…". */
static bool is_placeholder(gv_str reason) {
  static const char *const words[] = {"todo", "fixme", "xxx", "tbd", "hack"};
  size_t start = 0, end;
  while (start < reason.len &&
         !((lower(reason.at[start]) >= 'a' && lower(reason.at[start]) <= 'z') ||
           (unsigned char)reason.at[start] >= 0x80 ||
           (reason.at[start] >= '0' && reason.at[start] <= '9')))
    start++;
  for (end = start;
       end < reason.len && lower(reason.at[end]) >= 'a' && lower(reason.at[end]) <= 'z';)
    end++;
  for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
    bool same = strlen(words[i]) == end - start;
    for (size_t k = start; k < end && same; k++) same = lower(reason.at[k]) == words[i][k - start];
    if (same) return true;
  }
  return start == reason.len;
}

/* `names` and the reason as they stand in the program; a claim for each name that is a rule. */
static void claim_rule(claimant *d, claim c, gv_str name, gv_str function) {
  c.rule = gv_rule_by_name(name);
  if (c.rule == GV_RULE_NONE)
    complain_of_name(d, c.place, function, name);
  else if (is_placeholder(c.reason))
    complain(d, GV_RULE_UNEXPLAINED_SUPPRESSION, c.place, function,
             gv_format(&d->report->arena, "suppression of %s has no reason and has no effect",
                       gv_rules[c.rule].name),
             "write the reason after the list of rules");
  else
    add_claim(d, c);
}

/* ---- attributes ---- */

static void read_marks(claimant *d) {
  for (uint32_t i = 0; i < d->model->marks.len; i++) {
    const gv_mark *mark = &d->model->marks.at[i];
    gv_str function =
        mark->function == GV_NONE ? (gv_str){NULL, 0} : d->model->functions.at[mark->function].name;
    claim c = {.by = GV_BY_ATTRIBUTE,
               .place = mark->loc,
               .reason = mark->reason,
               .function = function,
               .target = mark->loc};
    if (mark->rule.at)
      claim_rule(d, c, mark->rule, function);
    else
      complain(d, GV_RULE_INVALID_SUPPRESSION, mark->loc, function,
               GV_STR("gpuverify.suppress is not a dictionary from rules to reasons"),
               "write gpuverify.suppress = {\"stream-leak\" = \"the reason\"}");
  }
}

/* ---- comments ---- */

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }
static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

static gv_str trimmed(gv_str text) {
  while (text.len && is_blank(text.at[0])) text = (gv_str){text.at + 1, text.len - 1};
  while (text.len && is_blank(text.at[text.len - 1])) text.len--;
  return text;
}

static bool is_comment(gv_str line) {
  line = trimmed(line);
  return line.len >= 2 && line.at[0] == '/' && line.at[1] == '/';
}

/* Where a search through a text is, so that no part of a line is looked at twice. */
typedef struct search {
  uint32_t file, line;
  gv_str whole;     /* the line */
  const char *seen; /* up to here the quotes in it are counted */
  bool quoted;
  uint32_t target; /* of the last comment that stands alone */
} search;

static void go_to(claimant *d, search *s, const char *at) {
  const char *counted = s->whole.at;
  uint32_t line = s->line;
  for (; (counted = memchr(counted, '\n', (size_t)(at - counted))); counted++) line++;
  if (line != s->line) *s = (search){.file = s->file, .line = line, .target = s->target};
  s->whole = gv_source_line(d->model, s->file, line);
  if (!s->seen) s->seen = s->whole.at;
}

/* Whether `at`, in the line, is the first word of a comment. */
static bool begins_comment(search *s, const char *at) {
  const char *slashes = at;
  while (slashes > s->whole.at && is_blank(slashes[-1])) slashes--;
  if (slashes - s->whole.at < 2 || slashes[-1] != '/' || slashes[-2] != '/') return false;
  for (; s->seen < slashes - 2; s->seen++)
    s->quoted ^= *s->seen == '"' && !(s->seen > s->whole.at && s->seen[-1] == '\\');
  return !s->quoted;
}

/* The line that the comment is about: its own, or, if it stands alone, the next that is no comment
 * alone. */
static uint32_t target_of(gv_model *model, search *s) {
  if (!is_comment(s->whole)) return s->line;
  if (s->target > s->line) return s->target;
  s->target = s->line;
  for (gv_str text = s->whole; text.at && is_comment(text);)
    text = gv_source_line(model, s->file, ++s->target);
  return s->target;
}

/* "ignore[rule, …] reason": what follows the keyword. Other words are prose, unless they look as if
 * they were to be this one. */
static void read_comment(claimant *d, gv_str rest, gv_loc place, uint32_t target) {
  size_t word = 0;
  while (word < rest.len && is_letter(rest.at[word])) word++;
  bool is_ignore = word == 6 && memcmp(rest.at, "ignore", 6) == 0,
       has_list = word && word < rest.len && rest.at[word] == '[';
  if (!is_ignore && !has_list) return;
  const char *close = has_list ? memchr(rest.at, ']', rest.len) : NULL;
  if (!is_ignore || !close) {
    complain(d, GV_RULE_INVALID_SUPPRESSION, place, (gv_str){NULL, 0},
             GV_STR("malformed suppression"), "write '// gpuverify: ignore[RULE] the reason'");
    return;
  }
  claim c = {.by = GV_BY_COMMENT, .place = place, .target = {place.file, target, 0}};
  c.reason = trimmed((gv_str){close + 1, (size_t)(rest.at + rest.len - close - 1)});
  for (const char *at = rest.at + word + 1; at <= close;) {
    const char *comma = memchr(at, ',', (size_t)(close - at)), *end = comma ? comma : close;
    claim_rule(d, c, trimmed((gv_str){at, (size_t)(end - at)}), (gv_str){NULL, 0});
    at = end + 1;
  }
}

static void read_comments(claimant *d, uint32_t file) {
  gv_str text = {NULL, 0};
  if (gv_source_has(d->model, file, GV_STR(GV_COMMENT))) text = gv_source_text(d->model, file);
  if (!text.at) return;
  search s = {.file = file, .line = 1, .whole = text};
  const char *end = text.at + text.len;
  for (const char *at = text.at;
       (at = gv_str_find((gv_str){at, (size_t)(end - at)}, GV_STR(GV_COMMENT))); at++) {
    go_to(d, &s, at);
    if (!begins_comment(&s, at)) continue;
    const char *rest = at + sizeof GV_COMMENT - 1, *line_end = s.whole.at + s.whole.len;
    gv_loc place = {file, s.line, (uint32_t)(at - s.whole.at) + 1};
    read_comment(d, trimmed((gv_str){rest, (size_t)(line_end - rest)}), place,
                 target_of(d->model, &s));
    at = line_end - 1; /* what follows is part of the comment */
  }
}

/* ---- findings ---- */

static bool covers(const claim *c, const gv_finding *f) {
  if (c->rule != f->rule) return false;
  if (c->function.at) return gv_str_equal(c->function, f->function);
  return c->target.file == f->loc.file && c->target.line == f->loc.line &&
         (!c->target.col || c->target.col == f->loc.col);
}

/* Every claim that covers the finding has been of use; the reason is that of the first in the text.
 */
static void try_claims(claimant *d, uint64_t key, gv_finding *f) {
  for (uint32_t i = gv_map_get(&d->index, key); i != GV_NONE; i = d->claims.at[i].next) {
    claim *c = &d->claims.at[i];
    if (!covers(c, f)) continue;
    c->used = true;
    f->suppressor = c->by;
    f->reason = c->reason;
  }
}

static void match_claims(claimant *d) {
  for (uint32_t i = 0; d->claims.len && i < d->analysed; i++) {
    gv_finding *f = &d->report->findings.at[i];
    try_claims(d, key_of_function(f->rule, f->function), f);
    try_claims(d, key_of_place(f->rule, f->loc.file, f->loc.line), f);
  }
}

/* Of a rule that was not judged nobody knows whether there is something to suppress. */
static bool was_judged(const claimant *d, gv_rule rule) {
  return d->known->remarks || gv_rules[rule].severity != GV_SEVERITY_REMARK;
}

static void report_unused_claims(claimant *d) {
  for (uint32_t i = 0; i < d->claims.len; i++) {
    const claim *c = &d->claims.at[i];
    if (c->used || !was_judged(d, c->rule)) continue;
    gv_str message =
        gv_format(&d->report->arena, "unused suppression: there is no %s %s",
                  gv_rules[c->rule].name, c->function.at ? "in this function" : "here");
    complain(d, GV_RULE_UNUSED_SUPPRESSION, c->place, c->function, message, "remove it");
  }
}

/* ---- the baseline ---- */

static uint64_t key_of_fingerprint(gv_fingerprint f) {
  return gv_hash((uint64_t[]){f.hash, f.number}, 2 * sizeof(uint64_t), 0);
}

static gv_finding *find(claimant *d, const gv_baseline_entry *e, const gv_map *by_fingerprint) {
  uint32_t i = gv_map_get(by_fingerprint, key_of_fingerprint(e->fingerprint));
  gv_finding *f = i == GV_NONE ? NULL : &d->report->findings.at[i];
  bool same = f && e->rule == f->rule && e->fingerprint.hash == f->fingerprint.hash;
  return same && e->fingerprint.number == f->fingerprint.number ? f : NULL;
}

static void match_entry(claimant *d, const gv_baseline_entry *e, const gv_map *by_fingerprint) {
  gv_finding *f = find(d, e, by_fingerprint);
  if (f && f->suppressor == GV_BY_NOBODY) {
    f->suppressor = GV_BY_BASELINE;
    f->reason =
        gv_format(&d->report->arena, "in the baseline %.*s", GV_FMT(d->known->baseline->name));
  }
  if (f || d->known->is_part || !was_judged(d, e->rule)) return;
  gv_loc place = {gv_add_file(d->model, d->known->baseline->name), e->line, 1};
  complain(d, GV_RULE_UNUSED_SUPPRESSION, place, (gv_str){NULL, 0},
           gv_format(&d->report->arena, "unused entry: %.*s has no such %s", GV_FMT(e->path),
                     gv_rules[e->rule].name),
           "remove the line");
}

static void match_baseline(claimant *d) {
  uint32_t first, count = gv_baseline_of(d->known->baseline, d->known->path, &first);
  gv_map by_fingerprint = {0};
  for (uint32_t i = 0; count && i < d->analysed; i++) {
    bool found;
    *gv_map_at(&by_fingerprint, key_of_fingerprint(d->report->findings.at[i].fingerprint), &found) =
        i;
  }
  for (uint32_t i = first; i < first + count; i++)
    match_entry(d, &d->known->baseline->entries.at[i], &by_fingerprint);
  gv_map_free(&by_fingerprint);
}

/* ---- the door ---- */

bool gv_is_about_suppression(gv_rule rule) {
  return rule == GV_RULE_UNUSED_SUPPRESSION || rule == GV_RULE_UNEXPLAINED_SUPPRESSION ||
         rule == GV_RULE_INVALID_SUPPRESSION;
}

bool gv_may_suppress(gv_model *model, const gv_known *known) {
  uint32_t first;
  if (model->marks.len) return true;
  if (known->baseline && gv_baseline_of(known->baseline, known->path, &first)) return true;
  for (uint32_t i = 0; i < model->files.len; i++)
    if (gv_source_has(model, i, GV_STR(GV_COMMENT))) return true;
  return false;
}

void gv_suppress(gv_model *model, gv_report *report, const gv_known *known) {
  claimant d = {.model = model, .report = report, .known = known, .analysed = report->findings.len};
  uint32_t files = model->files.len;
  gv_map seen = {0};
  gv_fingerprints(report, &seen);
  read_marks(&d);
  for (uint32_t i = 0; i < files; i++) read_comments(&d, i);
  match_claims(&d);
  report_unused_claims(&d);
  if (known->baseline) match_baseline(&d);
  gv_fingerprints(report, &seen);
  gv_map_free(&seen);
  gv_map_free(&d.index);
  gv_vec_free(&d.claims);
}
