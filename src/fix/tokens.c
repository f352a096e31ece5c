/* needs: a finding in a source, operations of the gpu and async dialects on tokens, and its text.
 * gives: candidates. cost: the text, a few times.
 *
 * In a source order is a chain of tokens: "%t = gpu.memcpy async [%s] …" comes after what gives %s.
 * An operation is read off its line, as far as its results, `async` and its dependencies; nothing
 * else of it has to be on that line. Names are taken as whole words, up to the end of the function:
 * where they mean something else there, the text with the edit is no program, and is not offered.
 */
#define _GNU_SOURCE
#include "fix/tokens.h"

/* An operation as its line shows it. */
typedef struct statement {
  uint32_t line;
  gv_str text;
  gv_str token; /* its last result, where it is async; empty: none */
  gv_str name;  /* "gpu.wait" */
  bool async;
  gv_str list; /* its dependencies, "%a, %b" */
  size_t at;   /* in the line, where "[…]" begins, or could */
  size_t end;  /* behind it */
} statement;

/* ---- reading ---- */

static bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '.' || c == '$' || c == '-' || c == '#';
}

static size_t skip_blanks(gv_str line, size_t i) {
  while (i < line.len && (line.at[i] == ' ' || line.at[i] == '\t')) i++;
  return i;
}

static size_t end_of_word(gv_str line, size_t i) {
  while (i < line.len && is_word(line.at[i])) i++;
  return i;
}

/* Where the name stands in the line, as a whole word, from `from` on; line.len: nowhere. */
static size_t find_name(gv_str line, size_t from, gv_str name) {
  while (name.len && from + name.len <= line.len) {
    const char *hit = memmem(line.at + from, line.len - from, name.at, name.len);
    if (!hit) break;
    size_t i = (size_t)(hit - line.at);
    if (i + name.len == line.len || !is_word(line.at[i + name.len])) return i;
    from = i + 1;
  }
  return line.len;
}

static gv_str line_at(const gv_candidate *m, uint32_t line) {
  return line && line <= m->lines.len ? m->lines.at[line - 1] : GV_STR("");
}

/* "%a, %t = ": the last name, and what is behind it all. */
static size_t read_results(gv_str line, gv_str *last) {
  size_t i = skip_blanks(line, 0), start = i;
  *last = GV_STR("");
  while (i < line.len && line.at[i] == '%') {
    size_t end = end_of_word(line, i + 1);
    *last = (gv_str){line.at + i, end - i};
    i = skip_blanks(line, end);
    if (i < line.len && line.at[i] == ',') i = skip_blanks(line, i + 1);
  }
  if (i < line.len && line.at[i] == '=') return skip_blanks(line, i + 1);
  *last = GV_STR("");
  return start;
}

static bool read_statement(const gv_candidate *m, uint32_t line, statement *s) {
  gv_str text = line_at(m, line);
  *s = (statement){.line = line, .text = text};
  size_t name = read_results(text, &s->token), end = end_of_word(text, name);
  s->name = (gv_str){text.at + name, end - name};
  size_t word = skip_blanks(text, end), word_end = end_of_word(text, word);
  s->async = gv_str_equal((gv_str){text.at + word, word_end - word}, GV_STR("async"));
  if (s->async) end = word_end;
  if (!s->async && !gv_str_equal(s->name, GV_STR("async.execute"))) s->token = GV_STR("");
  s->at = s->end = end;
  size_t bracket = skip_blanks(text, end);
  const char *close = bracket < text.len && text.at[bracket] == '['
                          ? memchr(text.at + bracket, ']', text.len - bracket)
                          : NULL;
  if (close)
    s->at = bracket, s->end = (size_t)(close - text.at) + 1,
    s->list = (gv_str){text.at + bracket + 1, (size_t)(close - text.at) - bracket - 1};
  return s->name.len && memchr(s->name.at, '.', s->name.len);
}

static bool is_wait(const statement *s) { return gv_str_equal(s->name, GV_STR("gpu.wait")); }

/* The line of an operation of the model in the text that is edited; 0: it is not there. */
static uint32_t line_of(const gv_candidate *m, uint32_t op) {
  const gv_op *o = gv_candidate_op(m, op);
  return o && o->loc.file == m->file && o->loc.line <= m->lines.len ? o->loc.line : 0;
}

/* The first line behind the function that the line is in. */
static uint32_t end_of_function(const gv_candidate *m, uint32_t line) {
  uint32_t end = line + 1;
  while (end <= m->lines.len && !gv_has_word(line_at(m, end), "func.func ")) end++;
  return end;
}

/* The last lines of the function that the line is in which begin with that word, behind blanks,
 * from the last one on: at most `most`. How many there are. */
static uint32_t lines_with(const gv_candidate *m, uint32_t line, gv_str word, uint32_t *lines,
                           uint32_t most) {
  uint32_t found = 0;
  for (uint32_t i = end_of_function(m, line); i-- > line + 1 && found < most;) {
    gv_str text = line_at(m, i);
    size_t start = skip_blanks(text, 0), stop = end_of_word(text, start);
    if (gv_str_equal((gv_str){text.at + start, stop - start}, word)) lines[found++] = i;
  }
  return found;
}

/* The last one of them; 0: there is none. */
static uint32_t last_line_with(const gv_candidate *m, uint32_t line, gv_str word) {
  uint32_t last = 0;
  return lines_with(m, line, word, &last, 1) ? last : 0;
}

/* The line that defines the name, at or before `line`; 0: none is found. */
static uint32_t definition(const gv_candidate *m, gv_str name, uint32_t line) {
  for (; line && !gv_has_word(line_at(m, line + 1), "func.func "); line--) {
    gv_str text = line_at(m, line), last;
    if (find_name(text, 0, name) < read_results(text, &last)) return line;
  }
  return 0;
}

static bool is_named(const gv_candidate *m, gv_str name, uint32_t from, uint32_t to) {
  for (uint32_t i = from; i < to; i++)
    if (find_name(line_at(m, i), 0, name) < line_at(m, i).len) return true;
  return false;
}

/* The first name of the list; the rest of it stays in *list. */
static gv_str take_name(gv_str *list) {
  size_t start = 0;
  while (start < list->len && list->at[start] != '%') start++;
  size_t end = start < list->len ? end_of_word(*list, start + 1) : start;
  gv_str name = {list->at + start, end - start};
  *list = (gv_str){list->at + end, list->len - end};
  return name;
}

static uint32_t count_names(gv_str list) {
  uint32_t count = 0;
  while (take_name(&list).len) count++;
  return count;
}

/* ---- edits ---- */

/* What it does to the lowered code is for the lowering to say. */
static void begin_edit(gv_candidate *m) {
  gv_candidate_begin(m);
  m->edit.is_modelled = false;
}

static gv_str fresh(const gv_candidate *m, const char *word) {
  gv_str text = gv_source_text(m->model, m->file);
  for (uint32_t i = 0;; i++) {
    gv_str name = i ? gv_format(m->arena, "%%%s_%u", word, i) : gv_format(m->arena, "%%%s", word);
    if (!gv_has_word(text, name.at) && !gv_candidate_has(m, name)) return name;
  }
}

/* A line of its own before line `line`, indented as that. */
static void insert(gv_candidate *m, uint32_t line, gv_str statement) {
  gv_str next = line_at(m, line), indent = gv_indentation(next);
  gv_candidate_edit(
      m, line, false,
      gv_format(m->arena, "%.*s%.*s%s", GV_FMT(indent), GV_FMT(statement), gv_newline_of(next)));
}

static void replace_line(gv_candidate *m, uint32_t line, gv_str text) {
  gv_candidate_edit(m, line, true, text);
}

static void remove_line(gv_candidate *m, uint32_t line) {
  m->edit.only_adds = false;
  m->failed |= !gv_is_whole_statement(line_at(m, line));
  gv_candidate_edit(m, line, true, GV_STR(""));
}

static gv_str renamed_in(gv_candidate *m, gv_str line, gv_str from, gv_str to) {
  for (size_t i = 0; (i = find_name(line, i, from)) < line.len; i += to.len)
    line = gv_format(m->arena, "%.*s%.*s%.*s", (int)i, line.at, GV_FMT(to),
                     (int)(line.len - i - from.len), line.at + i + from.len);
  return line;
}

/* From line `line` on. Lines that another part of the candidate edits are not to have it. */
static void rename_from(gv_candidate *m, uint32_t line, gv_str from, gv_str to) {
  for (uint32_t i = line, end = end_of_function(m, line); i < end; i++) {
    gv_str text = line_at(m, i), other = renamed_in(m, text, from, to);
    if (!gv_str_equal(text, other)) replace_line(m, i, other);
  }
}

static gv_str with_list(gv_candidate *m, const statement *s, gv_str list) {
  bool had = s->end > s->at;
  return gv_format(m->arena, "%.*s%s[%.*s]%.*s", (int)s->at, s->text.at, had ? "" : " ",
                   GV_FMT(list), (int)(s->text.len - s->end), s->text.at + s->end);
}

/* ---- generators ---- */

/* The operation that the finding says was there first, which has a token. */
static bool earlier_of(gv_candidate *m, statement *s) {
  const gv_finding *f = m->finding;
  uint32_t op =
      f->conflict.earlier.op != GV_NONE ? f->conflict.earlier.op : gv_last_step(m, gv_enqueues);
  uint32_t line = line_of(m, op);
  return line && read_statement(m, line, s) && s->token.len;
}

static bool later_of(gv_candidate *m, statement *s) {
  uint32_t line = line_of(m, m->finding->op);
  return line && read_statement(m, line, s);
}

/* The last token before line `end` of the stream that the token, of line `line`, is of. */
static gv_str last_of_chain(const gv_candidate *m, gv_str token, uint32_t line, uint32_t end) {
  statement s;
  for (uint32_t i = line + 1; i < end; i++) {
    bool follows =
        read_statement(m, i, &s) && s.token.len && find_name(s.list, 0, token) < s.list.len;
    if (follows && !is_wait(&s)) token = s.token;
  }
  return token;
}

/* The host waits for the token before the line. Its stream ends with that: what comes after it goes
 * on with a new one. */
static void wait_before(gv_candidate *m, gv_str token, uint32_t line) {
  begin_edit(m);
  bool goes_on = is_named(m, token, line, end_of_function(m, line));
  insert(m, line, gv_format(m->arena, "gpu.wait [%.*s]", GV_FMT(token)));
  if (goes_on) {
    gv_str ready = fresh(m, "ready");
    insert(m, line, gv_format(m->arena, "%.*s = gpu.wait async", GV_FMT(ready)));
    rename_from(m, line, token, ready);
  }
  gv_candidate_end(m, gv_format(m->arena, "wait for %.*s before this", GV_FMT(token)));
}

enum { LONGEST_CHAIN = 64 };

/* The token is `on`, or comes after it by dependencies that the source has: that both are of one
 * stream once they are lowered is no order. */
static bool depends(const gv_candidate *m, gv_str token, gv_str on, uint32_t line, uint32_t depth) {
  statement s;
  gv_str list, name;
  if (gv_str_equal(token, on)) return true;
  line = depth < LONGEST_CHAIN ? definition(m, token, line) : 0;
  if (!line || !read_statement(m, line, &s) || !s.async) return false;
  for (list = s.list; (name = take_name(&list)).len;)
    if (depends(m, name, on, line, depth + 1)) return true;
  return false;
}

static bool has_dependent(const gv_candidate *m, gv_str list, gv_str on, uint32_t line) {
  gv_str name;
  while ((name = take_name(&list)).len)
    if (depends(m, name, on, line, 0)) return true;
  return false;
}

/* Both lines are in one block, by what they are indented. */
static bool is_same_block(const gv_candidate *m, uint32_t line, uint32_t later) {
  size_t indent = gv_indentation(line_at(m, line)).len;
  for (uint32_t i = line; i <= later; i++) {
    gv_str text = line_at(m, i);
    size_t own = gv_indentation(text).len;
    if (own < indent && own + 1 < text.len) return false;
  }
  return gv_indentation(line_at(m, later)).len == indent;
}

/* A gpu.wait that comes too late in its block comes before this. Its tokens are there already; none
 * of them, nor what is enqueued after it, is used between. */
static void move_wait_up(gv_candidate *m) {
  statement first, then, wait;
  if (!earlier_of(m, &first) || !later_of(m, &then) || first.line >= then.line) return;
  for (uint32_t i = then.line + 1, end = end_of_function(m, then.line); i < end; i++) {
    if (!read_statement(m, i, &wait) || !is_wait(&wait) || wait.async || !wait.list.len) continue;
    gv_str list = wait.list, name;
    bool there = gv_is_whole_statement(wait.text) && is_same_block(m, then.line, i);
    bool waits = has_dependent(m, wait.list, first.token, i);
    while ((name = take_name(&list)).len)
      there &= definition(m, name, i) < then.line && !is_named(m, name, then.line, i);
    if (!there || !waits) continue;
    begin_edit(m);
    remove_line(m, i);
    gv_candidate_edit(m, then.line, false, wait.text);
    gv_candidate_end(
        m, gv_format(m->arena, "move the later wait for %.*s before this", GV_FMT(wait.list)));
    return;
  }
}

/* The line that opens what the line is in, by what it is indented; 0: there is none behind line
 * `first`. */
static uint32_t opener(const gv_candidate *m, uint32_t line, uint32_t first) {
  size_t indent = gv_indentation(line_at(m, line)).len;
  for (uint32_t i = line - 1; i > first; i--) {
    gv_str text = line_at(m, i);
    size_t other = gv_indentation(text).len;
    if (other < indent && other < text.len && text.at[other] != '}' && text.at[other] != '\n' &&
        text.at[other] != '\r')
      return i;
  }
  return 0;
}

/* … or before the branch or loop that it is in. */
static void await_before(gv_candidate *m) {
  statement first, then;
  if (!earlier_of(m, &first) || !later_of(m, &then)) return;
  for (uint32_t line = then.line; line > first.line; line = opener(m, line, first.line))
    wait_before(m, last_of_chain(m, first.token, first.line, line), line);
}

/* A gpu.wait that makes a new token of nothing makes it of that one. */
static void depend_at_begin(gv_candidate *m, const statement *first, const statement *then) {
  statement begin;
  gv_str list = then->list, dep;
  while ((dep = take_name(&list)).len) {
    uint32_t line = definition(m, dep, then->line - 1);
    if (line <= first->line || !read_statement(m, line, &begin) || !is_wait(&begin) ||
        begin.list.len)
      continue;
    begin_edit(m);
    replace_line(m, line, with_list(m, &begin, first->token));
    gv_candidate_end(
        m, gv_format(m->arena, "let %.*s wait for %.*s", GV_FMT(dep), GV_FMT(first->token)));
  }
}

/* The operation itself depends on that token, too. */
static void depend_on(gv_candidate *m) {
  statement first, then;
  if (!earlier_of(m, &first) || !later_of(m, &then) || !then.token.len || first.line >= then.line)
    return;
  depend_at_begin(m, &first, &then);
  gv_str list = then.list.len
                    ? gv_format(m->arena, "%.*s, %.*s", GV_FMT(then.list), GV_FMT(first.token))
                    : first.token;
  begin_edit(m);
  replace_line(m, then.line, with_list(m, &then, list));
  gv_candidate_end(m, gv_format(m->arena, "add the dependency %.*s", GV_FMT(first.token)));
  begin_edit(m);
  gv_str joined = fresh(m, "joined");
  insert(m, then.line,
         gv_format(m->arena, "%.*s = gpu.wait async [%.*s]", GV_FMT(joined), GV_FMT(list)));
  replace_line(m, then.line, with_list(m, &then, joined));
  gv_candidate_end(m, gv_format(m->arena, "add the dependency %.*s, joined with the others",
                                GV_FMT(first.token)));
}

/* The host waits before the function returns. */
static void await_at_return(gv_candidate *m) {
  statement work;
  if (!later_of(m, &work) || !work.token.len) return;
  uint32_t exit = last_line_with(m, work.line, GV_STR("return"));
  if (!exit) return;
  begin_edit(m);
  gv_str token = last_of_chain(m, work.token, work.line, end_of_function(m, work.line));
  insert(m, exit, gv_format(m->arena, "gpu.wait [%.*s]", GV_FMT(token)));
  gv_candidate_end(m,
                   gv_format(m->arena, "wait for %.*s before the function returns", GV_FMT(token)));
}

static uint32_t begin_of_function(const gv_candidate *m, uint32_t line) {
  while (line > 1 && !gv_has_word(line_at(m, line), "func.func ")) line--;
  return line;
}

/* What another function has enqueued is waited for before that returns. */
static void await_in_callee(gv_candidate *m) {
  statement first, then;
  if (!earlier_of(m, &first) || !later_of(m, &then)) return;
  uint32_t exit = last_line_with(m, first.line, GV_STR("return"));
  if (!exit || begin_of_function(m, first.line) == begin_of_function(m, then.line)) return;
  begin_edit(m);
  gv_str token = last_of_chain(m, first.token, first.line, exit);
  insert(m, exit, gv_format(m->arena, "gpu.wait [%.*s]", GV_FMT(token)));
  gv_candidate_end(m,
                   gv_format(m->arena, "wait for %.*s before its function returns", GV_FMT(token)));
}

/* The host waits for the token in another way than for it in `line`. */
static bool is_awaited_elsewhere(const gv_candidate *m, gv_str token, uint32_t line) {
  statement s;
  for (uint32_t i = begin_of_function(m, line), end = end_of_function(m, line); i < end; i++)
    if (i != line && read_statement(m, i, &s) && is_wait(&s) && !s.async &&
        has_dependent(m, s.list, token, i))
      return true;
  return false;
}

/* One token less in a gpu.wait; the last one takes it away. The host waits for it still, by another
 * token that comes after it. */
static void drop_from_wait(gv_candidate *m, uint32_t line) {
  statement s;
  if (!line || !read_statement(m, line, &s) || !is_wait(&s) || s.async) return;
  uint32_t count = count_names(s.list);
  for (uint32_t dropped = 0; dropped < count; dropped++) {
    gv_str list = s.list, rest = GV_STR(""), name, gone = GV_STR("");
    for (uint32_t i = 0; (name = take_name(&list)).len; i++) {
      if (i == dropped) gone = name;
      if (i != dropped)
        rest = rest.len ? gv_format(m->arena, "%.*s, %.*s", GV_FMT(rest), GV_FMT(name)) : name;
    }
    if (!has_dependent(m, rest, gone, line) && !is_awaited_elsewhere(m, gone, line)) continue;
    begin_edit(m);
    m->edit.only_adds = false;
    if (rest.len)
      replace_line(m, line, with_list(m, &s, rest));
    else
      remove_line(m, line);
    gv_candidate_end(
        m, gv_format(m->arena, "do not wait for %.*s in line %u: what is waited for comes after it",
                     GV_FMT(gone), line));
  }
}

/* Tokens of one stream that nothing orders are joined first. */
static void join_wait(gv_candidate *m, uint32_t line) {
  statement s;
  if (!line || !read_statement(m, line, &s) || !is_wait(&s) || s.async || count_names(s.list) < 2)
    return;
  begin_edit(m);
  gv_str joined = fresh(m, "joined");
  insert(m, line,
         gv_format(m->arena, "%.*s = gpu.wait async [%.*s]", GV_FMT(joined), GV_FMT(s.list)));
  replace_line(m, line, with_list(m, &s, joined));
  gv_candidate_end(
      m, gv_format(m->arena, "join %.*s, and wait for the token of that", GV_FMT(s.list)));
}

/* The second token comes after the first by a dependency: what was beside it is in an order then.
 * False: that is not so easy. */
static bool chain(gv_candidate *m, gv_str first, gv_str second, uint32_t line) {
  statement last;
  uint32_t at = definition(m, second, line);
  if (!at || definition(m, first, line) >= at || !read_statement(m, at, &last) || !last.token.len ||
      count_names(last.list) != 1)
    return false;
  begin_edit(m);
  m->edit.only_adds = false;
  replace_line(m, at, with_list(m, &last, first));
  return true;
}

/* … and is waited for alone. */
static void chain_wait(gv_candidate *m, uint32_t line) {
  statement s;
  if (!line || !read_statement(m, line, &s) || !is_wait(&s) || s.async || count_names(s.list) != 2)
    return;
  gv_str list = s.list, first = take_name(&list), second = take_name(&list);
  if (!chain(m, first, second, line)) return;
  replace_line(m, line, with_list(m, &s, second));
  gv_candidate_end_guess(m, gv_format(m->arena, "let %.*s come after %.*s, and wait for it alone",
                                      GV_FMT(second), GV_FMT(first)));
}

/* The same of two waits, of which the first goes. */
static void chain_waits(gv_candidate *m, uint32_t before, uint32_t line) {
  statement s, t;
  if (!before || before == line || !line || !read_statement(m, before, &s) ||
      !read_statement(m, line, &t))
    return;
  if (!is_wait(&s) || !is_wait(&t) || s.async || t.async || count_names(s.list) != 1 ||
      count_names(t.list) != 1)
    return;
  gv_str first = take_name(&s.list), second = take_name(&t.list);
  if (!chain(m, first, second, line)) return;
  remove_line(m, before);
  gv_candidate_end_guess(m, gv_format(m->arena, "let %.*s come after %.*s, and wait for it alone",
                                      GV_FMT(second), GV_FMT(first)));
}

static void drop_a_wait(gv_candidate *m) {
  uint32_t here = line_of(m, m->finding->op), before = line_of(m, gv_last_step(m, gv_ends));
  drop_from_wait(m, here);
  if (before != here) drop_from_wait(m, before);
  join_wait(m, here);
  chain_wait(m, here);
  chain_waits(m, before, here);
}

/* Begins an edit without the line's gpu.dealloc: what comes after it goes on from where that began.
 * False: it is none, or not so simple. */
static bool begin_without(gv_candidate *m, uint32_t line, statement *s) {
  if (!line || !read_statement(m, line, s) || !s->token.len || count_names(s->list) != 1)
    return false;
  if (!gv_str_equal(s->name, GV_STR("gpu.dealloc"))) return false; /* other work is wanted */
  gv_str list = s->list, dep = take_name(&list);
  begin_edit(m);
  remove_line(m, line);
  rename_from(m, line + 1, s->token, dep);
  return true;
}

static void bypass(gv_candidate *m, uint32_t line) {
  statement s;
  if (begin_without(m, line, &s))
    gv_candidate_end(m, gv_format(m->arena, "remove this %.*s", GV_FMT(s.name)));
}

static gv_str buffer_of(const statement *dealloc) {
  gv_str rest = {dealloc->text.at + dealloc->end, dealloc->text.len - dealloc->end};
  return take_name(&rest);
}

/* A gpu.dealloc that the lowering does not take, of what its block has freed already. */
static void drop_second_free(gv_candidate *m) {
  statement s, first;
  if (!later_of(m, &s) || s.token.len || !gv_str_equal(s.name, GV_STR("gpu.dealloc"))) return;
  for (uint32_t i = begin_of_function(m, s.line); i < s.line; i++) {
    bool frees = read_statement(m, i, &first) && gv_str_equal(first.name, s.name) &&
                 gv_str_equal(buffer_of(&first), buffer_of(&s));
    if (!frees || !is_same_block(m, i, s.line)) continue;
    begin_edit(m);
    remove_line(m, s.line);
    gv_candidate_end(m, gv_format(m->arena, "remove this gpu.dealloc: line %u frees %.*s", i,
                                  GV_FMT(buffer_of(&s))));
    return;
  }
}

static void drop_an_end(gv_candidate *m) {
  bypass(m, line_of(m, m->finding->op));
  bypass(m, line_of(m, gv_last_step(m, gv_ends)));
}

/* What ends the memory changes places with its use, which comes after it on the same stream. */
static void end_after_use(gv_candidate *m) {
  statement end, use;
  uint32_t line = line_of(m, gv_last_step(m, gv_ends));
  if (!line || !read_statement(m, line, &end) || !later_of(m, &use) || !end.token.len ||
      !use.token.len)
    return;
  if (count_names(end.list) != 1 || count_names(use.list) != 1 ||
      !gv_str_equal(use.list, end.token))
    return;
  begin_edit(m);
  remove_line(m, line);
  replace_line(m, use.line, with_list(m, &use, end.list));
  m->failed |= !gv_is_whole_statement(use.text);
  gv_candidate_edit(m, use.line + 1, false, with_list(m, &end, use.token));
  rename_from(m, use.line + 1, use.token, end.token);
  gv_candidate_end(m, gv_format(m->arena, "let %.*s come after this", GV_FMT(end.name)));
}

/* "memref<16xf32>", at the end of the line. */
static gv_str type_of(gv_str line) {
  size_t end = line.len;
  while (end && (line.at[end - 1] == '\n' || line.at[end - 1] == '\r' || line.at[end - 1] == ' '))
    end--;
  const char *colon = end ? memrchr(line.at, ':', end) : NULL;
  size_t start = colon ? skip_blanks(line, (size_t)(colon - line.at) + 1) : end;
  return (gv_str){line.at + start, end - start};
}

static void insert_dealloc(gv_candidate *m, uint32_t line, gv_str buffer, gv_str type) {
  gv_str begin = fresh(m, "begin"), freed = fresh(m, "freed");
  m->failed |= !type.len || !buffer.len;
  insert(m, line, gv_format(m->arena, "%.*s = gpu.wait async", GV_FMT(begin)));
  insert(m, line,
         gv_format(m->arena, "%.*s = gpu.dealloc async [%.*s] %.*s : %.*s", GV_FMT(freed),
                   GV_FMT(begin), GV_FMT(buffer), GV_FMT(type)));
  insert(m, line, gv_format(m->arena, "gpu.wait [%.*s]", GV_FMT(freed)));
}

/* The gpu.alloc of the finding, and the buffer that it gives. */
static bool allocation_of(gv_candidate *m, statement *made, gv_str *buffer) {
  bool is = later_of(m, made) && gv_str_equal(made->name, GV_STR("gpu.alloc")) &&
            gv_is_whole_statement(made->text);
  gv_str names = is ? made->text : GV_STR("");
  *buffer = take_name(&names);
  return buffer->len;
}

/* After the last work of its chain, before the host waits for that. */
static void free_on_chain(gv_candidate *m) {
  statement made, wait;
  gv_str buffer;
  if (!allocation_of(m, &made, &buffer) || !made.token.len) return;
  uint32_t end = end_of_function(m, made.line);
  gv_str last = last_of_chain(m, made.token, made.line, end);
  for (uint32_t i = made.line + 1; i < end; i++) {
    if (!read_statement(m, i, &wait) || !is_wait(&wait) || wait.async ||
        find_name(wait.list, 0, last) == wait.list.len || !is_same_block(m, made.line, i))
      continue;
    begin_edit(m);
    gv_str freed = fresh(m, "freed"), type = type_of(made.text);
    m->failed |= !type.len;
    insert(m, i,
           gv_format(m->arena, "%.*s = gpu.dealloc async [%.*s] %.*s : %.*s", GV_FMT(freed),
                     GV_FMT(last), GV_FMT(buffer), GV_FMT(type)));
    replace_line(m, i, with_list(m, &wait, renamed_in(m, wait.list, last, freed)));
    gv_candidate_end(
        m, gv_format(m->arena, "free %.*s with gpu.dealloc after its last work", GV_FMT(buffer)));
    return;
  }
}

/* Before the function returns: at one of its returns, or at all. */
static void free_at_return(gv_candidate *m) {
  enum { RETURNS = 4 };
  statement made;
  gv_str buffer;
  if (!allocation_of(m, &made, &buffer)) return;
  uint32_t exits[RETURNS];
  uint32_t count = lines_with(m, made.line, GV_STR("return"), exits, RETURNS);
  for (uint32_t i = 0; i < count + (count > 1); i++) {
    begin_edit(m);
    for (uint32_t k = i < count ? i : 0; k < count; k = i < count ? count : k + 1)
      insert_dealloc(m, exits[k], buffer, type_of(made.text));
    gv_candidate_end(m, gv_format(m->arena, "free %.*s with gpu.dealloc before the function %s",
                                  GV_FMT(buffer), i < count ? "returns" : "returns, on each path"));
  }
}

/* The line that closes the block that the line opens, by what it is indented; 0: there is none. */
static uint32_t closer(const gv_candidate *m, uint32_t line) {
  size_t indent = gv_indentation(line_at(m, line)).len;
  for (uint32_t i = line + 1, end = end_of_function(m, line); i < end; i++) {
    gv_str text = line_at(m, i);
    if (gv_indentation(text).len == indent && indent < text.len && text.at[indent] == '}') return i;
  }
  return 0;
}

/* What each round of a loop frees is freed after the loop. */
static void free_after_loop(gv_candidate *m) {
  statement end;
  uint32_t line = line_of(m, gv_last_step(m, gv_ends));
  uint32_t loop = line ? opener(m, line, begin_of_function(m, line)) : 0;
  uint32_t close = loop ? closer(m, loop) : 0;
  if (close < line || !begin_without(m, line, &end)) return;
  gv_str buffer = buffer_of(&end);
  insert_dealloc(m, close + 1, buffer, type_of(end.text));
  gv_candidate_end(
      m, gv_format(m->arena, "free %.*s with gpu.dealloc after the loop instead", GV_FMT(buffer)));
}

static void free_as_device_memory(gv_candidate *m) {
  statement s;
  if (!later_of(m, &s) || !gv_str_equal(s.name, GV_STR("memref.dealloc")) ||
      !gv_is_whole_statement(s.text))
    return;
  begin_edit(m);
  gv_str text = s.text, buffer = take_name(&text);
  insert_dealloc(m, s.line, buffer, type_of(s.text));
  remove_line(m, s.line);
  gv_candidate_end(m, gv_format(m->arena, "free %.*s with gpu.dealloc", GV_FMT(buffer)));
}

/* ---- tasks ---- */

/* The line of the innermost async.execute around the line, by what it is indented; 0: there is
 * none. */
static uint32_t task_around(const gv_candidate *m, uint32_t line) {
  size_t indent = gv_indentation(line_at(m, line)).len;
  for (uint32_t i = line; i-- > 1 && !gv_has_word(line_at(m, i), "func ");) {
    size_t other = gv_indentation(line_at(m, i)).len;
    if (other >= indent || line_at(m, i).len <= other + 1) continue;
    indent = other;
    if (gv_has_word(line_at(m, i), "async.execute")) return i;
  }
  return 0;
}

/* The task with the earlier access is awaited before the later one, or before the task that has it
 * begins. */
void gv_await_task(gv_candidate *m) {
  const gv_finding *f = m->finding;
  uint32_t before =
      f->conflict.earlier.op != GV_NONE ? f->conflict.earlier.op : gv_last_step(m, gv_ends);
  if (before == GV_NONE) before = gv_last_step(m, gv_enqueues);
  uint32_t first = line_of(m, before), then = line_of(m, f->op);
  statement task, other;
  uint32_t begin = first ? task_around(m, first) : 0, inside = then ? task_around(m, then) : 0;
  if (!begin || !read_statement(m, begin, &task) || !task.token.len || then <= begin ||
      inside == begin)
    return;
  if (inside && read_statement(m, inside, &other) &&
      gv_str_equal(other.name, GV_STR("async.execute"))) {
    gv_str list = other.list.len
                      ? gv_format(m->arena, "%.*s, %.*s", GV_FMT(other.list), GV_FMT(task.token))
                      : task.token;
    begin_edit(m);
    replace_line(m, inside, with_list(m, &other, list));
    gv_candidate_end(m, gv_format(m->arena, "let this task depend on %.*s", GV_FMT(task.token)));
  }
  begin_edit(m);
  insert(m, then, gv_format(m->arena, "async.await %.*s : !async.token", GV_FMT(task.token)));
  gv_candidate_end(m, gv_format(m->arena, "await %.*s before this", GV_FMT(task.token)));
}

/* ---- the rules ---- */

enum { GENERATORS = 4 };
typedef void generator(gv_candidate *m);

static generator *const generators[GV_RULE_COUNT][GENERATORS] = {
    [GV_RULE_HOST_RACE] = {move_wait_up, await_before, await_in_callee},
    [GV_RULE_STREAM_RACE] = {depend_on, move_wait_up, await_before, await_in_callee},
    [GV_RULE_FREE_IN_FLIGHT] = {depend_on, move_wait_up, await_before, await_in_callee},
    [GV_RULE_UNWAITED_WORK] = {await_at_return},
    [GV_RULE_STREAM_LEAK] = {await_at_return},
    [GV_RULE_STREAM_DOUBLE_DESTROY] = {drop_a_wait},
    [GV_RULE_STREAM_USE_AFTER_DESTROY] = {drop_a_wait},
    [GV_RULE_DOUBLE_FREE] = {drop_an_end, free_after_loop},
    [GV_RULE_USE_AFTER_FREE] = {end_after_use, free_after_loop, drop_an_end},
    [GV_RULE_MEMORY_LEAK] = {free_on_chain, free_at_return},
    [GV_RULE_MISMATCHED_FREE] = {free_as_device_memory},
    [GV_RULE_UNLOWERED_OP] = {drop_second_free},
};

bool gv_tokens_have_candidates(gv_rule rule) { return generators[rule][0] != NULL; }

void gv_tokens_make(gv_candidate *m) {
  for (int i = 0; i < GENERATORS && generators[m->finding->rule][i]; i++)
    generators[m->finding->rule][i](m);
}
