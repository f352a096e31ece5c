#define _GNU_SOURCE
#include "app/expect.h"
#include "base/foreign.h"

#include <regex.h>

typedef enum kind { ERROR, WARNING, NOTE, REMARK, UNPROVED, KINDS } kind;
static const char *const names[KINDS] = {"error", "warning", "note", "remark", "unproved"};
static const kind kind_of_severity[] = {
    [GV_SEVERITY_ERROR] = ERROR,
    [GV_SEVERITY_WARNING] = WARNING,
    [GV_SEVERITY_UNPROVED] = UNPROVED,
    [GV_SEVERITY_REMARK] = REMARK,
};

/* line 0: no place. */
typedef struct found {
  kind kind;
  uint32_t line, col;
  gv_str path; /* of another file than the input; at == NULL: the input */
  gv_str message;
  bool optional; /* help, which nobody has to expect */
} found;

typedef struct expected {
  kind kind;
  uint32_t line;    /* that it is about */
  uint32_t at, col; /* where it stands */
  gv_str text;
  bool has_regex, met;
  regex_t regex;
} expected;

typedef struct sheet {
  gv_arena arena;
  FILE *out;
  gv_str path;
  bool clean;
  GV_VEC(found) found;
  GV_VEC(expected) expected;
} sheet;

static void complain(sheet *s, gv_str path, uint32_t line, uint32_t col, gv_str what) {
  gv_print_foreign(s->out, "%.*s", GV_FMT(path.at ? path : s->path));
  if (line) gv_print_foreign(s->out, ":%u:%u", line, col ? col : 1);
  gv_print_foreign(s->out, ": error: %.*s\n", GV_FMT(what));
  s->clean = false;
}

/* ---- what was found ---- */

static void add_found(sheet *s, const gv_result *r, kind kind, gv_loc loc, gv_str message) {
  bool known = loc.file < r->model->files.len;
  gv_str path = known && loc.file > 0 ? r->model->files.at[loc.file].path : (gv_str){NULL, 0};
  *gv_push(&s->found) = (found){kind, known ? loc.line : 0, loc.col, path, message, false};
}

static void find_findings(sheet *s, const gv_result *r, bool quiet) {
  for (uint32_t i = 0; i < r->report->findings.len; i++) {
    const gv_finding *f = &r->report->findings.at[i];
    gv_str message = gv_format(&s->arena, "%.*s [%s]", GV_FMT(f->message), gv_rules[f->rule].name);
    add_found(s, r, kind_of_severity[f->severity], f->loc, message);
    for (uint32_t n = 0; n < f->notes.len && !quiet; n++) {
      const gv_note *note = &f->notes.at[n];
      add_found(s, r, NOTE, note->loc, note->message);
      s->found.at[s->found.len - 1].optional =
          note->kind == GV_NOTE_ADVICE || note->kind == GV_NOTE_MISSING;
    }
  }
}

/* A number and a ':' after it; false: there is none. */
static bool take_number(gv_str *text, uint32_t *number) {
  size_t i = 0;
  for (*number = 0; i < text->len && i < 9 && text->at[i] >= '0' && text->at[i] <= '9'; i++)
    *number = *number * 10 + (uint32_t)(text->at[i] - '0');
  if (!i || i == text->len || text->at[i] != ':') return false;
  *text = (gv_str){text->at + i + 1, text->len - i - 1};
  return true;
}

static bool take_text(gv_str *text, gv_str start) {
  if (text->len < start.len || memcmp(text->at, start.at, start.len) != 0) return false;
  *text = (gv_str){text->at + start.len, text->len - start.len};
  return true;
}

/* The lines of an error are those of clang; what has no place in it says what could be done. */
static void find_errors(sheet *s, gv_str error, bool quiet) {
  gv_str path = gv_foreign_text(&s->arena, GV_FORM_LINE, s->path);
  while (error.len) {
    const char *newline = memchr(error.at, '\n', error.len);
    size_t len = newline ? (size_t)(newline - error.at) : error.len, next = newline ? len + 1 : len;
    gv_str line = {error.at, len};
    found f = {0};
    error = (gv_str){error.at + next, error.len - next};
    if (!take_text(&line, path) || !take_text(&line, GV_STR(":"))) continue;
    if (take_number(&line, &f.line)) take_number(&line, &f.col);
    for (f.kind = 0; f.kind < KINDS; f.kind++)
      if (take_text(&line, gv_format(&s->arena, " %s: ", names[f.kind]))) break;
    f.message = line;
    if (f.kind < KINDS && (f.kind != NOTE || (f.line && !quiet))) *gv_push(&s->found) = f;
  }
}

/* ---- what is expected ---- */

enum { LONGEST_REGEX = 4096, MOST_REPEATS = 1000 };

/* POSIX: what has a meaning in an extended expression. */
static bool is_special(char c) { return c && strchr("^.[$()|*+?{\\", c) != NULL; }

/* Text in which {{…}} are expressions, as one expression. */
static gv_str regex_of(gv_arena *arena, gv_str text) {
  char *at = gv_arena_take(arena, text.len * 2 + 3);
  size_t len = 0;
  for (size_t i = 0; i < text.len;) {
    bool opens = text.len - i >= 2 && memcmp(text.at + i, "{{", 2) == 0;
    const char *close = opens ? memmem(text.at + i + 2, text.len - i - 2, "}}", 2) : NULL;
    if (!close) {
      if (is_special(text.at[i])) at[len++] = '\\';
      at[len++] = text.at[i++];
      continue;
    }
    size_t size = (size_t)(close - text.at) - i - 2;
    at[len++] = '(';
    memcpy(at + len, text.at + i + 2, size);
    len += size;
    at[len++] = ')';
    i += size + 4;
  }
  return (gv_str){at, len};
}

/* Whether the expression can be had in time: each "{N}" makes as many copies of what it is about,
 * of copies too; so does a "+" on what is repeated itself. */
static bool is_small(gv_str regex) {
  uint64_t repeats = 1;
  for (size_t i = 0; i < regex.len && repeats <= MOST_REPEATS; i++) {
    uint64_t times = 0;
    if (regex.at[i] == '+' && i && strchr("+*?})", regex.at[i - 1])) repeats *= 2;
    if (regex.at[i] != '{' || (i && regex.at[i - 1] == '\\')) continue;
    for (uint64_t n = 0;
         i + 1 < regex.len && regex.at[i + 1] && strchr("0123456789,", regex.at[i + 1]); i++) {
      n = regex.at[i + 1] == ',' ? 0 : n * 10 + (uint64_t)(regex.at[i + 1] - '0');
      if (n > MOST_REPEATS) return false;
      if (n > times) times = n;
    }
    repeats *= times ? times : 1;
  }
  return repeats <= MOST_REPEATS;
}

static bool compile(sheet *s, expected *e) {
  if (e->text.len > LONGEST_REGEX) return false;
  gv_str regex = regex_of(&s->arena, e->text);
  return is_small(regex) && regcomp(&e->regex, regex.at, REG_EXTENDED | REG_NOSUB) == 0;
}

/* Where in the file the reader is, and which of the expected wait for a line. */
typedef struct scan {
  uint32_t line, last_other; /* the last line that expects nothing */
  uint32_t first_below;      /* of the expected, from there on those may wait; GV_NONE: none */
} scan;

static void skip_blanks(gv_str *text) {
  while (text->len && (*text->at == ' ' || *text->at == '\t'))
    *text = (gv_str){text->at + 1, text->len - 1};
}

/* "@+1", "@above", …, or nothing; false: it cannot be read. */
static bool take_place(gv_str *text, const scan *s, expected *e, bool *below) {
  e->line = s->line;
  if (!take_text(text, GV_STR("@"))) return true;
  if (take_text(text, GV_STR("unknown"))) return e->line = 0, true;
  if (take_text(text, GV_STR("above"))) return e->line = s->last_other, true;
  if (take_text(text, GV_STR("below"))) return *below = true;
  bool minus = take_text(text, GV_STR("-"));
  if (!minus && !take_text(text, GV_STR("+"))) return false;
  uint32_t offset = 0;
  size_t digits = 0;
  for (; digits < text->len && digits < 9 && text->at[digits] >= '0' && text->at[digits] <= '9';
       digits++)
    offset = offset * 10 + (uint32_t)(text->at[digits] - '0');
  *text = (gv_str){text->at + digits, text->len - digits};
  if (!digits || (minus && offset >= s->line)) return false;
  e->line = minus ? s->line - offset : s->line + offset;
  return true;
}

static gv_str trimmed_end(gv_str line) {
  while (line.len && strchr(" \t\r", line.at[line.len - 1])) line.len--;
  return line;
}

/* "expected-KIND[-re] [@PLACE] {{…}}" at the end of a line; false: the line has none. As in MLIR,
 * what looks otherwise is prose. */
static bool read_expected(sheet *s, scan *scan, gv_str line) {
  static const char keyword[] = "expected-";
  line = trimmed_end(line);
  const char *at = line.len >= 4 ? memmem(line.at, line.len, keyword, sizeof keyword - 1) : NULL;
  if (!at || memcmp(line.at + line.len - 2, "}}", 2) != 0) return false;
  gv_str rest = {at + sizeof keyword - 1, (size_t)(line.at + line.len - at) - (sizeof keyword - 1)};
  expected e = {.at = scan->line, .col = (uint32_t)(at - line.at) + 1};
  for (e.kind = 0; e.kind < KINDS; e.kind++)
    if (take_text(&rest, gv_str_of(names[e.kind]))) break;
  if (e.kind == KINDS) return false;
  e.has_regex = take_text(&rest, GV_STR("-re"));
  bool below = false;
  skip_blanks(&rest);
  if (!take_place(&rest, scan, &e, &below)) return false;
  skip_blanks(&rest);
  if (!take_text(&rest, GV_STR("{{")) || rest.len < 2) return false;
  e.text = gv_str_copy(&s->arena, (gv_str){rest.at, rest.len - 2});
  if (e.has_regex && !compile(s, &e)) {
    complain(s, (gv_str){NULL, 0}, e.at, e.col, GV_STR("this expression cannot be read"));
    return true;
  }
  if (below && scan->first_below == GV_NONE) scan->first_below = s->expected.len;
  if (below) e.line = GV_NONE;
  *gv_push(&s->expected) = e;
  return true;
}

/* A line that expects nothing is what waiting ones are about. */
static void pass_line(sheet *s, scan *scan) {
  scan->last_other = scan->line;
  for (uint32_t i = scan->first_below; scan->first_below != GV_NONE && i < s->expected.len; i++)
    if (s->expected.at[i].line == GV_NONE) s->expected.at[i].line = scan->line;
  scan->first_below = GV_NONE;
}

static void read_all_expected(sheet *s, gv_str text) {
  scan scan = {.line = 1, .first_below = GV_NONE};
  for (; text.len; scan.line++) {
    const char *newline = memchr(text.at, '\n', text.len);
    size_t len = newline ? (size_t)(newline - text.at) : text.len, next = newline ? len + 1 : len;
    if (!read_expected(s, &scan, (gv_str){text.at, len})) pass_line(s, &scan);
    text = (gv_str){text.at + next, text.len - next};
  }
}

/* ---- both together ---- */

static bool says(sheet *s, const expected *e, gv_str message) {
  if (!e->has_regex) return memmem(message.at, message.len, e->text.at, e->text.len) != NULL;
  return regexec(&e->regex, gv_str_copy(&s->arena, message).at, 0, NULL, 0) == 0;
}

/* Of those that fit, each is met once; one of another kind that would fit is told. */
static void match(sheet *s, const found *f, const gv_map *by_line) {
  const expected *near = NULL;
  uint32_t line = f->path.at ? GV_NONE : f->line,
           first = line == GV_NONE ? GV_NONE : gv_map_get(by_line, line);
  for (uint32_t i = first; i < s->expected.len; i++) {
    expected *e = &s->expected.at[i];
    if (e->line != line || e->met || !says(s, e, f->message)) continue;
    if (e->kind == f->kind) {
      e->met = true;
      return;
    }
    if (!near) near = e;
  }
  if (f->optional) return;
  gv_str what =
      near ? gv_format(&s->arena, "'%s' found where '%s' is expected: %.*s", names[f->kind],
                       names[near->kind], GV_FMT(f->message))
           : gv_format(&s->arena, "unexpected %s: %.*s", names[f->kind], GV_FMT(f->message));
  complain(s, f->path, f->line, f->col, what);
}

static void match_all(sheet *s) {
  gv_map by_line = {0};
  bool there;
  for (uint32_t i = s->expected.len; i-- > 0;)
    *gv_map_at(&by_line, s->expected.at[i].line, &there) = i;
  for (uint32_t i = 0; i < s->found.len; i++) match(s, &s->found.at[i], &by_line);
  for (uint32_t i = 0; i < s->expected.len; i++) {
    const expected *e = &s->expected.at[i];
    if (e->met) continue;
    complain(s, (gv_str){NULL, 0}, e->at, e->col,
             gv_format(&s->arena, "expected %s \"%.*s\" was not found", names[e->kind],
                       GV_FMT(e->text)));
  }
  gv_map_free(&by_line);
}

bool gv_expect(FILE *out, const gv_result *result, gv_str text, bool quiet) {
  sheet s = {.out = out, .path = result->path, .clean = true};
  if (result->unusable)
    find_errors(&s, result->error, quiet);
  else
    find_findings(&s, result, quiet);
  read_all_expected(&s, text);
  match_all(&s);
  for (uint32_t i = 0; i < s.expected.len; i++)
    if (s.expected.at[i].has_regex) regfree(&s.expected.at[i].regex);
  gv_vec_free(&s.expected);
  gv_vec_free(&s.found);
  gv_arena_clear(&s.arena);
  return s.clean;
}
