#include "diag/baseline.h"
#include "base/foreign.h"

#include "diag/fingerprint.h"

const char gv_baseline_head[] = "gpuverify-baseline 1\n";

/* ---- reading ---- */

typedef struct reader {
  gv_baseline *baseline;
  gv_str *error;
  gv_str text; /* that is left */
  uint32_t line;
} reader;

static gv_status refuse(const reader *r, const char *what) {
  *r->error = gv_format_foreign(&r->baseline->arena, "%.*s:%u: error: %s\n",
                                GV_FMT(r->baseline->name), r->line, what);
  return GV_UNUSABLE;
}

static gv_str take_line(reader *r) {
  const char *newline = r->text.len ? memchr(r->text.at, '\n', r->text.len) : NULL;
  size_t len = newline ? (size_t)(newline - r->text.at) : r->text.len,
         next = newline ? len + 1 : len;
  gv_str line = {r->text.at, len};
  r->text = (gv_str){r->text.at + next, r->text.len - next};
  r->line++;
  if (line.len && line.at[line.len - 1] == '\r') line.len--;
  return line;
}

/* What stands before the next blank; *line goes on after it. */
static gv_str take_word(gv_str *line) {
  const char *blank = line->len ? memchr(line->at, ' ', line->len) : NULL;
  gv_str word = {line->at, blank ? (size_t)(blank - line->at) : line->len};
  size_t next = blank ? word.len + 1 : word.len;
  *line = (gv_str){line->at + next, line->len - next};
  return word;
}

static int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/* The path without its %XX; .at == NULL when one of them is none. */
static gv_str unescape(gv_arena *arena, gv_str text) {
  char *at = gv_arena_take(arena, text.len + 1);
  size_t len = 0;
  for (size_t i = 0; i < text.len; i++) {
    if (text.at[i] != '%') {
      at[len++] = text.at[i];
      continue;
    }
    bool whole = text.len - i > 2;
    int high = whole ? hex_digit(text.at[i + 1]) : -1, low = whole ? hex_digit(text.at[i + 2]) : -1;
    if (high < 0 || low < 0) return (gv_str){NULL, 0};
    at[len++] = (char)(high << 4 | low);
    i += 2;
  }
  return (gv_str){at, len};
}

static gv_status read_entry(reader *r, gv_str line) {
  gv_baseline_entry entry = {.line = r->line};
  gv_str mark = take_word(&line), rule = take_word(&line);
  if (!gv_fingerprint_read(mark, &entry.fingerprint))
    return refuse(r, "not a fingerprint: 16 digits, ':' and a number");
  entry.rule = gv_rule_by_name(rule);
  if (entry.rule == GV_RULE_NONE) return refuse(r, "unknown rule; see gpuverify --list-rules");
  entry.path = unescape(&r->baseline->arena, line);
  if (!entry.path.at) return refuse(r, "a '%' in the path needs two hexadecimal digits after it");
  if (!entry.path.len) return refuse(r, "the path is missing");
  *gv_push(&r->baseline->entries) = entry;
  return GV_OK;
}

#define ORDER(a, b) (((a) > (b)) - ((a) < (b)))

static int order_of_entries(const void *left, const void *right) {
  const gv_baseline_entry *a = left, *b = right;
  int order = gv_str_compare(a->path, b->path);
  if (!order) order = ORDER(a->fingerprint.hash, b->fingerprint.hash);
  if (!order) order = ORDER(a->fingerprint.number, b->fingerprint.number);
  return order ? order : ORDER(a->line, b->line);
}

static bool is_same(const gv_baseline_entry *a, const gv_baseline_entry *b) {
  return a->fingerprint.hash == b->fingerprint.hash &&
         a->fingerprint.number == b->fingerprint.number && gv_str_equal(a->path, b->path);
}

static gv_status sort_entries(reader *r) {
  gv_baseline *b = r->baseline;
  if (b->entries.len) qsort(b->entries.at, b->entries.len, sizeof *b->entries.at, order_of_entries);
  for (uint32_t i = 1; i < b->entries.len; i++) {
    if (!is_same(&b->entries.at[i - 1], &b->entries.at[i])) continue;
    r->line = b->entries.at[i].line;
    return refuse(r, gv_format(&b->arena, "the same as line %u", b->entries.at[i - 1].line).at);
  }
  return GV_OK;
}

gv_status gv_baseline_read(gv_baseline *baseline, gv_str name, gv_str text, gv_str *error) {
  reader r = {.baseline = baseline, .error = error, .text = text};
  baseline->name = gv_str_copy(&baseline->arena, name);
  if (!gv_str_equal(take_line(&r), (gv_str){gv_baseline_head, strlen(gv_baseline_head) - 1}))
    return refuse(&r, "not a baseline: it does not begin with 'gpuverify-baseline 1'; "
                      "--write-baseline makes one");
  while (r.text.len) {
    gv_str line = take_line(&r);
    if (line.len == 0 || line.at[0] == '#') continue;
    if (read_entry(&r, line) != GV_OK) return GV_UNUSABLE;
  }
  return sort_entries(&r);
}

void gv_baseline_clear(gv_baseline *baseline) {
  gv_vec_free(&baseline->entries);
  gv_arena_clear(&baseline->arena);
  memset(baseline, 0, sizeof *baseline);
}

uint32_t gv_baseline_of(const gv_baseline *baseline, gv_str path, uint32_t *first) {
  uint32_t low = 0, high = baseline->entries.len;
  while (low < high) {
    uint32_t middle = low + (high - low) / 2;
    if (gv_str_compare(baseline->entries.at[middle].path, path) < 0)
      low = middle + 1;
    else
      high = middle;
  }
  *first = low;
  while (low < baseline->entries.len && gv_str_equal(baseline->entries.at[low].path, path)) low++;
  return low - *first;
}

/* ---- writing ---- */

gv_str gv_baseline_path(gv_arena *arena, gv_str path) {
  static const char digits[] = "0123456789ABCDEF";
  char *at = gv_arena_take(arena, path.len * 3 + 2);
  size_t len = 0;
  for (size_t i = 0; i < path.len; i++) {
    unsigned char c = (unsigned char)path.at[i];
    bool plain = c != '%' && c >= ' ' && c != 127 && !(c == ' ' && i + 1 == path.len);
    if (plain) {
      at[len++] = (char)c;
      continue;
    }
    at[len++] = '%';
    at[len++] = digits[c >> 4];
    at[len++] = digits[c & 15];
  }
  at[len++] = '\n';
  return (gv_str){at, len};
}

gv_str gv_baseline_mark(gv_arena *arena, const gv_finding *finding) {
  gv_str mark = gv_fingerprint_text(arena, finding->fingerprint);
  return gv_format(arena, "%.*s %s ", GV_FMT(mark), gv_rules[finding->rule].name);
}
