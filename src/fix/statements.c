/* needs: a finding in C, C++, CUDA or HIP, and its text. gives: candidates. cost: the operations of
 * the finding's function, and the lines around it.
 *
 * A statement is edited where it is alone on its lines, and the line before them ends a statement
 * or a block's head. Streams, events and buffers are named as the calls name them: by the text of
 * the argument. What is added is checked by the macro that checks the calls of the function. */
#define _GNU_SOURCE
#include "fix/statements.h"

/* ---- lines ---- */

static gv_str line_at(const gv_candidate *m, uint32_t line) {
  return line && line <= m->lines.len ? m->lines.at[line - 1] : GV_STR("");
}

static gv_str trimmed(gv_str text) {
  while (text.len && strchr(" \t\r\n", text.at[text.len - 1])) text.len--;
  while (text.len && strchr(" \t\r\n", *text.at)) text.at++, text.len--;
  return text;
}

static bool begins(gv_str text, const char *word) {
  return text.len >= strlen(word) && memcmp(text.at, word, strlen(word)) == 0;
}

/* Behind the quoted text that begins there. */
static size_t end_of_quoted(gv_str line, size_t at) {
  char quote = line.at[at++];
  while (at < line.len && line.at[at] != quote) at += line.at[at] == '\\' ? 2 : 1;
  return at + 1;
}

/* The line without the comment at its end. */
static gv_str code_of(gv_str line) {
  for (size_t i = 0; i + 1 < line.len;) {
    bool quotes = line.at[i] == '"' || line.at[i] == '\'',
         opens = line.at[i] == '/' && line.at[i + 1] == '*';
    if (line.at[i] == '/' && line.at[i + 1] == '/') return (gv_str){line.at, i};
    const char *closes = opens ? memmem(line.at + i + 2, line.len - i - 2, "*/", 2) : NULL;
    if (opens &&
        (!closes || !trimmed((gv_str){closes + 2, (size_t)(line.at + line.len - closes - 2)}).len))
      return (gv_str){line.at, i};
    i = quotes ? end_of_quoted(line, i) : opens ? (size_t)(closes + 2 - line.at) : i + 1;
  }
  return line;
}

static bool is_identifier(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/* "out:", "case 1:" */
static bool is_label(gv_str code) {
  if (code.len < 2 || code.at[code.len - 1] != ':') return false;
  bool is = true;
  for (size_t i = 0; i + 1 < code.len; i++) is &= is_identifier(code.at[i]);
  return is || begins(code, "case ");
}

static bool has_identifier(gv_str text, gv_str name) {
  for (size_t from = 0; from + name.len <= text.len;) {
    const char *at = memmem(text.at + from, text.len - from, name.at, name.len);
    if (!at) break;
    size_t begin = (size_t)(at - text.at), end = begin + name.len;
    bool whole = (!begin || !is_identifier(text.at[begin - 1])) &&
                 (end == text.len || !is_identifier(text.at[end]));
    if (whole) return true;
    from = begin + 1;
  }
  return false;
}

/* A statement may be put before the line. */
static bool is_beginning(const gv_candidate *m, uint32_t line) {
  gv_str text = trimmed(line_at(m, line)), before = GV_STR("");
  for (uint32_t i = line - 1; i && !before.len; i--) before = trimmed(code_of(line_at(m, i)));
  bool ended = before.len &&
               (strchr(";{}", before.at[before.len - 1]) || *before.at == '#' || is_label(before));
  static const char *const others[] = {"else", "case ", "default:", "{",  "#",     ".",      "->",
                                       "?",    ":",     "&&",       "||", "catch", "while ("};
  for (size_t i = 0; i < sizeof others / sizeof *others && text.len; i++)
    ended &= !begins(text, others[i]);
  return text.len && ended;
}

/* A statement as it stands in the text: on these lines, where nothing else is. */
typedef struct statement {
  uint32_t first, last; /* 0: there is none */
  gv_str code;          /* on one line, without comments */
  bool plain;           /* a call or an assignment; else a loop or branch with what follows it */
} statement;

enum { LONGEST_STATEMENT = 16 };

static bool is_control(gv_str code) {
  static const char *const words[] = {"for", "if", "while", "do", "return", "}", "switch", "else"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (begins(code, words[i])) return true;
  return false;
}

/* Brackets that the code leaves open, less those that it closes without. */
static int depth_of(gv_str code) {
  int depth = 0;
  for (size_t i = 0; i < code.len; i++) {
    char c = code.at[i];
    if (c == '"' || c == '\'') i = end_of_quoted(code, i) - 1;
    depth += (c == '(' || c == '{' || c == '[') - (c == ')' || c == '}' || c == ']');
  }
  return depth;
}

/* The statement that the line is a part of. */
static statement statement_at(const gv_candidate *m, uint32_t line) {
  statement s = {.first = line, .code = GV_STR("")}, none = {.code = GV_STR("")};
  while (s.first && line - s.first < LONGEST_STATEMENT && !is_beginning(m, s.first)) s.first--;
  if (!s.first || !is_beginning(m, s.first)) return none;
  for (s.last = s.first; s.last < s.first + LONGEST_STATEMENT; s.last++) {
    gv_str more = trimmed(code_of(line_at(m, s.last)));
    s.code = s.code.len ? gv_format(m->arena, "%.*s %.*s", GV_FMT(s.code), GV_FMT(more)) : more;
    int depth = depth_of(s.code);
    bool ends = s.code.len && s.code.at[s.code.len - 1] == ';';
    if (depth < 0 || (s.code.len && s.code.at[s.code.len - 1] == '{')) return none;
    if (depth == 0 && ends) break;
  }
  s.plain = !is_control(s.code) && memchr(s.code.at, ';', s.code.len) == s.code.at + s.code.len - 1;
  return s.last >= line && s.last < s.first + LONGEST_STATEMENT ? s : none;
}

/* It is all that is on the lines of the statement, which goes, or stays whole beside others. */
static bool is_alone(const gv_candidate *m, uint32_t line) {
  return line && statement_at(m, line).plain;
}

static uint32_t line_of(const gv_candidate *m, uint32_t op) {
  const gv_op *o = gv_candidate_op(m, op);
  return o && o->loc.file == m->file && o->loc.line && o->loc.line <= m->lines.len ? o->loc.line
                                                                                   : 0;
}

/* ---- what it does to the model ---- */

static bool is_within(const gv_candidate *m, uint32_t op, const statement *s) {
  gv_loc loc = m->model->ops.at[op].loc;
  return loc.file == m->file && loc.line >= s->first && loc.line <= s->last;
}

/* What stands on the lines of the operation's statement is in one place of the model, and nowhere
 * else: a macro, a loop that was written out and a call that was inlined twice are in several. The
 * first operation of it, or, `after`, the one behind the last. */
static uint32_t place_of(gv_candidate *m, uint32_t op, bool after) {
  const gv_model *model = m->model;
  uint32_t line = line_of(m, op), first = op, end = op + 1;
  statement s = statement_at(m, line);
  if (!s.plain) s.first = s.last = line;
  const gv_block *b = &model->blocks.at[model->ops.at[op].block];
  while (first > b->first_op && is_within(m, first - 1, &s)) first--;
  while (end < b->end_op && is_within(m, end, &s)) end++;
  for (uint32_t i = 0; i < model->ops.len; i++)
    if ((i < first || i >= end) && is_within(m, i, &s)) m->edit.is_modelled = false;
  m->edit.is_modelled &= line && (!after || end < b->end_op);
  return after ? end : first;
}

/* The statement is this call, and perhaps reads what it is passed. */
static void check_statement(gv_candidate *m, uint32_t op) {
  for (uint32_t i = place_of(m, op, false), end = place_of(m, op, true); i < end; i++)
    m->edit.is_modelled &= i == op || m->model->ops.at[i].kind == GV_OP_LOAD;
}

static void change_remove(gv_candidate *m, uint32_t op) {
  check_statement(m, op);
  gv_candidate_change(m, (gv_model_change){.kind = GV_CHANGE_REMOVE, .op = op});
}

static void change_move(gv_candidate *m, uint32_t op, uint32_t to, bool after) {
  check_statement(m, op);
  gv_candidate_change(
      m, (gv_model_change){.kind = GV_CHANGE_MOVE, .op = place_of(m, to, after), .from = op});
}

/* ---- edits ---- */

/* How a statement before the line is indented: as that, or, where a block ends there, as what is in
 * the block. */
static gv_str indentation_before(const gv_candidate *m, uint32_t line) {
  uint32_t before = line - 1;
  gv_str own = gv_indentation(line_at(m, line));
  if (!begins(trimmed(line_at(m, line)), "}")) return own;
  while (before && !trimmed(code_of(line_at(m, before))).len) before--;
  statement s = statement_at(m, before);
  return s.first ? gv_indentation(line_at(m, s.first)) : gv_format(m->arena, "%.*s  ", GV_FMT(own));
}

/* `text` as a statement before the line, which is the first of a statement, or ends a block. */
static void insert(gv_candidate *m, uint32_t line, gv_str indent, gv_str text) {
  m->failed |= !line || !text.len || !is_beginning(m, line);
  gv_candidate_edit(m, line, false,
                    gv_format(m->arena, "%.*s%.*s%s", GV_FMT(indent), GV_FMT(text),
                              gv_newline_of(line_at(m, line))));
}

/* Before the statement of the operation, or behind it. A loop or a branch without braces is one
 * statement with what it repeats: what the model says of the operation is not of it. */
static void insert_at(gv_candidate *m, uint32_t op, bool after, gv_str text) {
  uint32_t line = line_of(m, op);
  bool ends_block = begins(trimmed(line_at(m, line)), "}") || gv_is_exit(m, op);
  statement s = statement_at(m, line);
  if (!s.first && line && !after && (ends_block || is_beginning(m, line)))
    insert(m, line, indentation_before(m, line), text);
  else if (!s.first || (after && !s.plain))
    m->failed = true;
  else
    insert(m, after ? s.last + 1 : s.first, gv_indentation(line_at(m, s.first)), text);
  m->edit.is_modelled &= s.plain || ends_block || s.first == line || !s.first;
}

static void remove_statement(gv_candidate *m, uint32_t line) {
  statement s = statement_at(m, line);
  m->edit.only_adds = false;
  m->failed |= !s.plain;
  for (uint32_t i = s.first; s.plain && i <= s.last; i++) gv_candidate_edit(m, i, true, GV_STR(""));
}

/* The lines of the statement, to be put beside another one: indented as that. */
static gv_str moved_text(gv_candidate *m, uint32_t from, gv_str indent) {
  statement s = statement_at(m, from);
  gv_str text = GV_STR(""), own = gv_indentation(line_at(m, s.first));
  for (uint32_t i = s.first; s.plain && i <= s.last; i++) {
    gv_str line = line_at(m, i);
    bool as_own = line.len >= own.len && memcmp(line.at, own.at, own.len) == 0;
    gv_str before = as_own ? indent : GV_STR("");
    size_t skip = as_own ? own.len : 0;
    text = gv_format(m->arena, "%.*s%.*s%.*s", GV_FMT(text), GV_FMT(before), (int)(line.len - skip),
                     line.at + skip);
  }
  while (text.len && strchr("\r\n", text.at[text.len - 1])) text.len--;
  return text;
}

/* ---- arguments ---- */

/* Part `index` of the text up to the bracket that closes it; empty: there are not so many. */
static gv_str part_of(gv_str text, uint32_t index) {
  int depth = 0;
  size_t start = 0, i = 0;
  for (; i < text.len && depth >= 0; i++) {
    char c = text.at[i];
    if (c == '(' || c == '[' || c == '{') depth++;
    if (c == ')' || c == ']' || c == '}') depth--;
    bool stop =
        depth < 0 || (depth == 0 && (c == ',' || (c == '>' && i + 2 < text.len &&
                                                  text.at[i + 1] == '>' && text.at[i + 2] == '>')));
    if (!stop) continue;
    if (index-- == 0) return trimmed((gv_str){text.at + start, i - start});
    if (c == '>') return GV_STR("");
    start = i + 1;
  }
  return GV_STR("");
}

/* What begins on the line of the operation, up to the end of the statement. */
static gv_str text_from(const gv_candidate *m, uint32_t op) {
  uint32_t line = line_of(m, op), last = line;
  gv_str begin = line_at(m, line);
  if (!begin.len) return begin;
  while (last < m->lines.len && last < line + LONGEST_STATEMENT &&
         !memchr(line_at(m, last).at, ';', line_at(m, last).len))
    last++;
  gv_str end = line_at(m, last);
  return (gv_str){begin.at, (size_t)(end.at + end.len - begin.at)};
}

/* The function that the operation calls, as the source names it: one of no runtime is "@free", and
 * headers of the driver give functions another name, with a version. */
static gv_str name_of(const gv_candidate *m, uint32_t op) {
  gv_str name = gv_candidate_op(m, op)->name, text = text_from(m, op);
  if (name.len && *name.at == '@') name.at++, name.len--;
  const char *version = name.len ? memrchr(name.at, '_', name.len) : NULL;
  bool has = text.len && name.len && memmem(text.at, text.len, name.at, name.len);
  if (has || !version || version == name.at) return name;
  return (gv_str){name.at, (size_t)(version - name.at)};
}

static gv_str argument(const gv_candidate *m, uint32_t op, uint32_t index) {
  gv_str text = text_from(m, op), name = name_of(m, op);
  for (size_t from = 0; name.len && from + name.len < text.len;) {
    const char *at = memmem(text.at + from, text.len - from, name.at, name.len);
    if (!at) break;
    from = (size_t)(at - text.at) + name.len;
    if (from < text.len && text.at[from] == '(')
      return part_of((gv_str){text.at + from + 1, text.len - from - 1}, index);
  }
  return GV_STR("");
}

/* The stream of "k<<<blocks, threads, bytes, stream>>>(…)". */
static gv_str stream_of_launch(gv_str text) {
  enum { STREAM = 3 };
  const char *end = text.len ? memchr(text.at, ';', text.len) : NULL;
  if (end) text.len = (size_t)(end - text.at);
  const char *at = text.len ? memmem(text.at, text.len, "<<<", 3) : NULL;
  return at ? part_of((gv_str){at + 3, text.len - (size_t)(at - text.at) - 3}, STREAM) : GV_STR("");
}

/* Behind the bracket that closes the first one; 0: none does. */
static size_t end_of_brackets(gv_str code) {
  int depth = 0;
  for (size_t i = 0; i < code.len; i++) {
    if (code.at[i] == '"' || code.at[i] == '\'') i = end_of_quoted(code, i) - 1;
    if (i >= code.len) return 0;
    depth += (code.at[i] == '(') - (code.at[i] == ')');
    if (depth == 0 && code.at[i] == ')') return i + 1;
  }
  return 0;
}

/* The call is all that the code says, up to what follows it. */
static bool is_call(gv_str code, gv_str name, const char *rest) {
  bool begin = name.len && code.len > name.len && memcmp(code.at, name.at, name.len) == 0 &&
               code.at[name.len] == '(';
  size_t end = begin ? end_of_brackets(code) : 0;
  return end && gv_str_equal((gv_str){code.at + end, code.len - end}, gv_str_of(rest));
}

/* The macro or function that checks the status of the call that the operation is: "CHECK" of
 * "CHECK(call(…));". Empty: none does. */
static gv_str check_of(const gv_candidate *m, uint32_t op) {
  statement s = statement_at(m, line_of(m, op));
  gv_str name = name_of(m, op);
  size_t len = 0;
  while (len < s.code.len && is_identifier(s.code.at[len])) len++;
  bool checked = s.plain && len && len + 1 < s.code.len && s.code.at[len] == '(' &&
                 is_call((gv_str){s.code.at + len + 1, s.code.len - len - 1}, name, ");");
  return checked ? (gv_str){s.code.at, len} : GV_STR("");
}

/* The statement is this call, perhaps checked, and nothing else: a macro may be more. */
static bool is_call_alone(const gv_candidate *m, uint32_t op) {
  statement s = statement_at(m, line_of(m, op));
  return s.plain && (is_call(s.code, name_of(m, op), ";") || check_of(m, op).len);
}

/* The operand of that kind, as the call names it. */
static gv_str text_of_operand(const gv_candidate *m, uint32_t op, gv_of of) {
  const gv_op *o = gv_candidate_op(m, op);
  if (!o || o->kind != GV_OP_ACTION) return GV_STR("");
  gv_str launch = stream_of_launch(text_from(m, op));
  if (of == GV_OF_STREAM && launch.len) return launch;
  for (uint32_t i = 0; i < o->operand_count; i++)
    if (gv_role_info_of(gv_role_of(o, i))->of == of) return argument(m, op, i);
  return GV_STR("");
}

/* … which stands for it in the candidate that is being made, as it does in other calls of the
 * function, where it is loaded again. */
static gv_str text_of(gv_candidate *m, uint32_t op, gv_of of) {
  gv_str text = text_of_operand(m, op, of);
  if (!text.len) return text;
  uint32_t first, end;
  gv_candidate_function(m, op, &first, &end);
  for (uint32_t i = first; i < end; i++) {
    gv_value_id value = gv_candidate_operand(m, i, of);
    if (value != GV_NONE && gv_str_equal(text_of_operand(m, i, of), text))
      gv_candidate_names(m, text, value);
  }
  return text;
}

/* What the name stands for before the operation: the last that is computed until then. */
static gv_value_id value_before(gv_candidate *m, gv_str name, uint32_t op) {
  gv_value_id best = GV_NONE;
  uint32_t place = 0;
  for (uint32_t i = 0; i < m->names.len; i++) {
    gv_value_id value = m->names.at[i].value;
    if (!gv_str_equal(m->names.at[i].name, name)) continue;
    if (value >= GV_VALUE_OF_CHANGE) return value;
    const gv_value *v = &m->model->values.at[value];
    uint32_t at = v->def == GV_DEF_RESULT ? v->a + 1 : 0;
    if (at <= op && (best == GV_NONE || at > place)) best = value, place = at;
  }
  m->edit.is_modelled &= best != GV_NONE;
  return best;
}

/* A call of "cudaNAME" with what these texts stand for, which text_of() gave; `result`: what it
 * makes is called so. */
static void change_call(gv_candidate *m, uint32_t op, bool after, const char *name, gv_str a,
                        gv_str b, gv_str result) {
  gv_model_change change = {.kind = GV_CHANGE_INSERT, .op = place_of(m, op, after)};
  const gv_str arguments[] = {a, b};
  change.action = gv_candidate_action(m, name);
  for (; change.value_count < GV_CHANGE_VALUES && arguments[change.value_count].len;
       change.value_count++)
    change.values[change.value_count] = value_before(m, arguments[change.value_count], change.op);
  if (result.len) gv_candidate_names(m, result, GV_VALUE_OF_CHANGE + m->edit.changes.len);
  gv_candidate_change(m, change);
}

/* What "create(&x)" creates: "x". */
static gv_str created(const gv_candidate *m, uint32_t op) {
  gv_str text = argument(m, op, 0);
  const char *at = text.len ? memrchr(text.at, '&', text.len) : NULL;
  return at ? trimmed((gv_str){at + 1, text.len - (size_t)(at - text.at) - 1}) : GV_STR("");
}

/* "cuda", "hip" or "cu", of the finding's calls. */
static const char *prefix(const gv_candidate *m) {
  static const char *const prefixes[] = {"cuda", "hip", "cu"};
  for (uint32_t i = 0; i <= m->finding->notes.len; i++) {
    uint32_t op = i ? m->finding->notes.at[i - 1].op : m->finding->op;
    for (size_t k = 0; op != GV_NONE && k < sizeof prefixes / sizeof *prefixes; k++)
      if (begins(gv_candidate_op(m, op)->name, prefixes[k])) return prefixes[k];
  }
  return "cuda";
}

static bool is_driver(const gv_candidate *m) { return strcmp(prefix(m), "cu") == 0; }

/* What checks most calls of the runtime in the finding's function. */
static gv_str usual_check(const gv_candidate *m) {
  enum { LOOKED_AT = 32 };
  uint32_t first, end, with = 0, without = 0;
  gv_str found = GV_STR("");
  gv_candidate_function(m, m->finding->op, &first, &end);
  for (uint32_t i = first; i < end && with + without < LOOKED_AT; i++) {
    const gv_op *o = gv_candidate_op(m, i);
    bool calls = o->kind == GV_OP_ACTION && begins(o->name, prefix(m)) && is_alone(m, o->loc.line);
    gv_str check = calls ? check_of(m, i) : GV_STR("");
    if (check.len && !found.len) found = check;
    with += check.len > 0, without += calls && !check.len;
  }
  return with > without ? found : GV_STR("");
}

/* The call as a statement of the finding's function. */
static gv_str statement_of(gv_candidate *m, gv_str call) {
  gv_str check = usual_check(m);
  return check.len ? gv_format(m->arena, "%.*s(%.*s);", GV_FMT(check), GV_FMT(call))
                   : gv_format(m->arena, "%.*s;", GV_FMT(call));
}

/* ---- generators ---- */

static uint32_t earlier_of(const gv_candidate *m) {
  uint32_t op = m->finding->conflict.earlier.op;
  return op != GV_NONE ? op : gv_last_step(m, gv_enqueues);
}

/* "cudaNAME" */
static const char *function(gv_candidate *m, const char *name) {
  return gv_format(m->arena, "%s%s", prefix(m), name).at;
}

/* The host waits for the stream of `op` before `at`, or after it. */
static void sync_at(gv_candidate *m, uint32_t op, uint32_t at, bool after, const char *where) {
  gv_candidate_begin(m);
  gv_str stream = text_of(m, op, GV_OF_STREAM), none = GV_STR("");
  m->failed |= !stream.len || !line_of(m, at);
  if (m->failed) return;
  const char *name = function(m, "StreamSynchronize");
  change_call(m, at, after, name, stream, none, none);
  insert_at(m, at, after, statement_of(m, gv_format(m->arena, "%s(%.*s)", name, GV_FMT(stream))));
  gv_candidate_end(m, gv_format(m->arena, "synchronize stream %.*s %s", GV_FMT(stream), where));
}

static void sync_before(gv_candidate *m) {
  uint32_t before = earlier_of(m);
  if (before == GV_NONE) return;
  sync_at(m, before, m->finding->op, false, "before this");
  sync_at(m, before, before, true, "after the earlier work");
}

static void add_event(gv_candidate *m) {
  uint32_t before = earlier_of(m), at = m->finding->op;
  if (before == GV_NONE || !line_of(m, at)) return;
  gv_str name = GV_STR("order"), text = gv_source_text(m->model, m->file), none = GV_STR("");
  for (uint32_t i = 1; has_identifier(text, name) || gv_candidate_has(m, name); i++)
    name = gv_format(m->arena, "order%u", i);
  gv_candidate_begin(m);
  gv_str first = text_of(m, before, GV_OF_STREAM), second = text_of(m, at, GV_OF_STREAM);
  m->failed |= !first.len || !second.len || gv_str_equal(first, second);
  if (m->failed) return;
  const char *type = is_driver(m)                    ? "CUevent"
                     : strcmp(prefix(m), "hip") == 0 ? "hipEvent_t"
                                                     : "cudaEvent_t";
  const char *create = function(m, "EventCreate"), *record = function(m, "EventRecord");
  const char *wait = function(m, "StreamWaitEvent"), *destroy = function(m, "EventDestroy");
  change_call(m, at, false, create, none, none, name);
  change_call(m, at, false, record, name, first, none);
  change_call(m, at, false, wait, second, name, none);
  change_call(m, at, false, destroy, name, none, none);
  gv_str makes =
             gv_format(m->arena, "%s(&%.*s%s)", create, GV_FMT(name), is_driver(m) ? ", 0" : ""),
         records = gv_format(m->arena, "%s(%.*s, %.*s)", record, GV_FMT(name), GV_FMT(first)),
         waits = gv_format(m->arena, "%s(%.*s, %.*s, 0)", wait, GV_FMT(second), GV_FMT(name)),
         ends = gv_format(m->arena, "%s(%.*s)", destroy, GV_FMT(name));
  insert_at(m, at, false, gv_format(m->arena, "%s %.*s;", type, GV_FMT(name)));
  insert_at(m, at, false, statement_of(m, makes));
  insert_at(m, at, false, statement_of(m, records));
  insert_at(m, at, false, statement_of(m, waits));
  insert_at(m, at, false, statement_of(m, ends));
  gv_candidate_end(m, gv_format(m->arena,
                                "record an event on stream %.*s and let stream %.*s wait for it",
                                GV_FMT(first), GV_FMT(second)));
}

/* The second stream waits for an event that was recorded after the work, on its stream. */
static void wait_for_recorded(gv_candidate *m) {
  uint32_t before = earlier_of(m), at = m->finding->op;
  if (before == GV_NONE || before > at) return;
  for (uint32_t i = at; i-- > before + 1;) {
    if (!gv_has_role(m, i, GV_ROLE_EVENT_RECORD)) continue;
    gv_candidate_begin(m);
    gv_str event = text_of(m, i, GV_OF_EVENT), first = text_of(m, before, GV_OF_STREAM),
           second = text_of(m, at, GV_OF_STREAM), none = GV_STR("");
    if (!event.len || !second.len || !gv_str_equal(first, text_of(m, i, GV_OF_STREAM))) continue;
    const char *wait = function(m, "StreamWaitEvent");
    change_call(m, at, false, wait, second, event, none);
    gv_str call = gv_format(m->arena, "%s(%.*s, %.*s, 0)", wait, GV_FMT(second), GV_FMT(event));
    insert_at(m, at, false, statement_of(m, call));
    gv_candidate_end(m, gv_format(m->arena,
                                  "let stream %.*s wait for event %.*s, which is recorded already",
                                  GV_FMT(second), GV_FMT(event)));
  }
}

/* The statement of `from` comes before that of `to`, or after it. */
static void move_beside(gv_candidate *m, uint32_t from, uint32_t to, bool after, gv_str title) {
  uint32_t line = line_of(m, from);
  statement there = statement_at(m, line_of(m, to));
  if (!is_call_alone(m, from) || (there.first && there.first <= line && line <= there.last)) return;
  gv_candidate_begin(m);
  change_move(m, from, to, after);
  remove_statement(m, line);
  gv_str indent =
      there.first ? gv_indentation(line_at(m, there.first)) : indentation_before(m, line_of(m, to));
  gv_str text = moved_text(m, line, indent);
  if (text.len > indent.len) text.at += indent.len, text.len -= indent.len;
  insert_at(m, to, after, text);
  gv_candidate_end(m, title);
}

/* Both lines are in one block: what is opened between them is closed. */
static bool is_same_block(const gv_candidate *m, uint32_t line, uint32_t later) {
  int depth = 0;
  for (uint32_t i = line; i < later && depth >= 0; i++) {
    gv_str code = trimmed(code_of(line_at(m, i)));
    if (depth == 0 && begins(code, "}")) return false;
    depth += depth_of(code);
  }
  return depth == 0;
}

static bool is_jump(const gv_op *o) { return o->kind == GV_OP_BR || o->kind == GV_OP_COND_BR; }

/* Does the operation stand before that line, and behind the access or beside it? Blocks have
 * another order than the lines. */
static bool is_between(const gv_candidate *m, uint32_t op, uint32_t at, uint32_t later) {
  uint32_t line = line_of(m, op), access = line_of(m, at);
  return line < later && (line > access || (line == access && op > at));
}

static bool is_wait(const gv_candidate *m, uint32_t op, bool host, gv_str second) {
  if (host)
    return gv_has_role(m, op, GV_ROLE_STREAM_SYNC) || gv_has_role(m, op, GV_ROLE_EVENT_SYNC);
  return gv_has_role(m, op, GV_ROLE_EVENT_WAIT) &&
         gv_str_equal(text_of_operand(m, op, GV_OF_STREAM), second);
}

/* The first wait behind that line, GV_NONE: there is none. */
static uint32_t next_wait(const gv_candidate *m, uint32_t first, uint32_t end, uint32_t behind,
                          bool host, gv_str second) {
  uint32_t next = GV_NONE;
  for (uint32_t i = first; i < end; i++)
    if (line_of(m, i) > behind && is_wait(m, i, host, second) &&
        (next == GV_NONE || line_of(m, i) < line_of(m, next)))
      next = i;
  return next;
}

/* A later wait of the host, or of the second stream, comes before this. It orders as much there:
 * nothing between enqueues work, records an event, or is unknown, and both are in one block. */
static void move_up(gv_candidate *m, bool host) {
  enum { MOVES = 3 };
  uint32_t at = m->finding->op, first, end, place = statement_at(m, line_of(m, at)).first;
  gv_str second = text_of_operand(m, at, GV_OF_STREAM);
  gv_candidate_function(m, at, &first, &end);
  uint32_t wait = next_wait(m, first, end, line_of(m, at), host, second);
  for (uint32_t moves = 0; wait != GV_NONE && moves < MOVES; moves++) {
    uint32_t line = line_of(m, wait);
    for (uint32_t i = first; i < end; i++)
      if (is_between(m, i, at, line) && !is_jump(gv_candidate_op(m, i)) &&
          !gv_waits_for_the_same(m, i))
        return;
    if (is_same_block(m, place, line))
      move_beside(m, wait, at, false,
                  gv_format(m->arena, "move the later %.*s before this", GV_FMT(name_of(m, wait))));
    wait = next_wait(m, first, end, line, host, second);
  }
}

static void move_sync_up(gv_candidate *m) { move_up(m, true); }
static void move_wait_up(gv_candidate *m) { move_up(m, false); }

static bool waits_for_event(const gv_candidate *m, uint32_t op) {
  return gv_has_role(m, op, GV_ROLE_EVENT_WAIT) || gv_has_role(m, op, GV_ROLE_EVENT_SYNC) ||
         gv_has_role(m, op, GV_ROLE_EVENT_READ);
}

/* An event that is recorded before the work, in its block, is recorded after it, if nothing between
 * waits for an event. */
static void move_record_down(gv_candidate *m) {
  uint32_t work = earlier_of(m);
  gv_str first = text_of_operand(m, work, GV_OF_STREAM);
  if (work == GV_NONE || !first.len) return;
  for (uint32_t i = work; i-- > m->model->blocks.at[gv_candidate_op(m, work)->block].first_op;) {
    if (waits_for_event(m, i) || gv_is_opaque(gv_candidate_op(m, i))) return;
    if (!gv_has_role(m, i, GV_ROLE_EVENT_RECORD) ||
        !gv_str_equal(text_of_operand(m, i, GV_OF_STREAM), first))
      continue;
    move_beside(m, i, work, true,
                gv_format(m->arena, "move this %.*s after the work", GV_FMT(name_of(m, i))));
    return;
  }
}

static bool is_recorded(const gv_candidate *m, uint32_t near, gv_str event) {
  uint32_t first, end;
  gv_candidate_function(m, near, &first, &end);
  for (uint32_t i = first; i < end; i++)
    if (gv_has_role(m, i, GV_ROLE_EVENT_RECORD) &&
        gv_str_equal(text_of_operand(m, i, GV_OF_EVENT), event))
      return true;
  return false;
}

/* The second stream waits for an event that its function does not record: it is recorded after the
 * work. */
static void record_for_wait(gv_candidate *m) {
  uint32_t before = earlier_of(m), at = m->finding->op;
  if (before == GV_NONE || before > at) return;
  for (uint32_t i = at; i-- > before + 1;) {
    if (!gv_has_role(m, i, GV_ROLE_EVENT_WAIT)) continue;
    gv_candidate_begin(m);
    gv_str event = text_of(m, i, GV_OF_EVENT), first = text_of(m, before, GV_OF_STREAM),
           second = text_of_operand(m, at, GV_OF_STREAM), none = GV_STR("");
    bool own = gv_str_equal(second, text_of_operand(m, i, GV_OF_STREAM));
    if (!event.len || !first.len || !own || is_recorded(m, i, event)) continue;
    const char *record = function(m, "EventRecord");
    change_call(m, i, false, record, event, first, none);
    gv_str call = gv_format(m->arena, "%s(%.*s, %.*s)", record, GV_FMT(event), GV_FMT(first));
    insert_at(m, i, false, statement_of(m, call));
    gv_candidate_end(m, gv_format(m->arena, "record event %.*s on stream %.*s before the wait",
                                  GV_FMT(event), GV_FMT(first)));
    return;
  }
}

/* ---- ends ---- */

/* What ends that which the function made: "cudaFree" for "cudaMalloc". */
static const char *end_of(gv_candidate *m, const gv_op *made) {
  static const struct {
    const char *make, *end, *driver;
  } ends[] = {
      {"StreamCreate", "StreamDestroy", "StreamDestroy"},
      {"EventCreate", "EventDestroy", "EventDestroy"},
      {"HostMalloc", "HostFree", NULL},
      {"MallocHost", "FreeHost", NULL},
      {"HostAlloc", "FreeHost", "MemFreeHost"},
      {"AllocHost", NULL, "MemFreeHost"},
      {"MallocArray", "FreeArray", NULL},
      {"ModuleLoad", "ModuleUnload", "ModuleUnload"},
      {"Malloc", "Free", NULL},
      {"MemAlloc", NULL, "MemFree"},
  };
  for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
    const char *end = is_driver(m) ? ends[i].driver : ends[i].end;
    if (end && gv_has_word(made->name, ends[i].make)) return function(m, end);
  }
  return NULL;
}

/* The line before which the function is left by the operation: that of "return", where several of
 * them go to the end of the function. */
static uint32_t line_of_exit(const gv_candidate *m, uint32_t exit) {
  uint32_t line = line_of(m, exit), before = line;
  if (!line || !begins(trimmed(line_at(m, line)), "}")) return line;
  while (--before && !trimmed(code_of(line_at(m, before))).len) continue;
  statement s = statement_at(m, before);
  return s.first && begins(s.code, "return") ? s.first : line;
}

/* Begins a candidate that ends what the finding's operation made, before the model's operation
 * `place`: the call. Empty: there is none. */
static gv_str begin_end(gv_candidate *m, uint32_t place) {
  uint32_t made = m->finding->op;
  const gv_op *o = gv_candidate_op(m, made);
  const char *call = o->kind == GV_OP_ACTION && o->result_count ? end_of(m, o) : NULL;
  gv_str name = call ? created(m, made) : GV_STR("");
  if (!name.len) return name;
  gv_candidate_begin(m);
  gv_model_change change = {.kind = GV_CHANGE_INSERT, .op = place, .value_count = 1};
  change.action = gv_candidate_action(m, call);
  change.values[0] = gv_results(m->model, o)[0];
  gv_candidate_change(m, change);
  return gv_format(m->arena, "%s(%.*s)", call, GV_FMT(name));
}

static void end_before(gv_candidate *m, uint32_t line, uint32_t place, const char *where) {
  gv_str call = line ? begin_end(m, place) : GV_STR("");
  if (!call.len) return;
  insert(m, line, indentation_before(m, line), statement_of(m, call));
  gv_candidate_end(m, gv_format(m->arena, "call %.*s %s", GV_FMT(call), where));
}
/* Before the function returns, there where the finding ends, or at the last of its returns. */
static void end_at_exit(gv_candidate *m) {
  uint32_t exit = gv_last_step(m, gv_is_exit), first, end;
  gv_candidate_function(m, m->finding->op, &first, &end);
  for (uint32_t i = end; i-- > first && exit == GV_NONE;)
    if (gv_is_exit(m, i)) exit = i;
  if (exit != GV_NONE) end_before(m, line_of_exit(m, exit), exit, "before the function returns");
}

/* The line of the bracket that closes what the line opens; 0: none does. */
static uint32_t closing_line(const gv_candidate *m, uint32_t line) {
  enum { LONGEST_BLOCK = 400 };
  int depth = 0;
  for (uint32_t i = line; i <= m->lines.len && i < line + LONGEST_BLOCK; i++) {
    gv_str code = trimmed(code_of(line_at(m, i)));
    if (i > line && depth == 1 && begins(code, "}")) return i;
    depth += depth_of(code);
    if (depth < 1) return 0;
  }
  return 0;
}

/* The branch of the block is the only one that leads there. */
static bool is_only_way(const gv_model *model, uint32_t block) {
  uint32_t ways = 0;
  for (uint32_t e = 0; e < model->edges.len; e++) ways += model->edges.at[e].target == block;
  return ways == 1;
}

/* "if (condition)" and one statement, on the same line or on the next, become a block with what the
 * candidate adds before the statement. */
static void add_under(gv_candidate *m, uint32_t line, gv_str added) {
  gv_str text = line_at(m, line), code = trimmed(code_of(text)), indent = gv_indentation(text);
  const char *newline = gv_newline_of(text);
  size_t end = end_of_brackets(code);
  bool same_line = end && end < code.len;
  gv_str body = same_line ? (gv_str){code.at + end, code.len - end} : code_of(line_at(m, line + 1));
  gv_str inner = same_line
                     ? gv_format(m->arena, "%.*s%.*s", GV_FMT(indent),
                                 GV_FMT(gv_indentation(line_at(m, line_of(m, m->finding->op)))))
                     : gv_indentation(body);
  body = trimmed(body);
  uint32_t last = same_line ? line : line + 1;
  m->failed |= !end || !body.len || memchr(body.at, ';', body.len) != body.at + body.len - 1 ||
               depth_of(body) || code_of(text).len + 2 < text.len ||
               begins(trimmed(line_at(m, last + 1)), "else");
  if (m->failed) return;
  gv_str head = gv_format(m->arena, "%.*s%.*s {%s%.*s%.*s%s", GV_FMT(indent), (int)end, code.at,
                          newline, GV_FMT(inner), GV_FMT(added), newline);
  if (same_line)
    head =
        gv_format(m->arena, "%.*s%.*s%.*s%s", GV_FMT(head), GV_FMT(inner), GV_FMT(body), newline);
  gv_candidate_edit(m, line, true, head);
  gv_candidate_edit(m, last + 1, false, gv_format(m->arena, "%.*s}%s", GV_FMT(indent), newline));
}

static void end_under(gv_candidate *m, uint32_t line, uint32_t block) {
  gv_str call = begin_end(m, m->model->blocks.at[block].first_op);
  if (!call.len) return;
  m->edit.is_modelled &= is_only_way(m->model, block);
  add_under(m, line, statement_of(m, call));
  gv_candidate_end(m, gv_format(m->arena, "call %.*s where it is not used any more", GV_FMT(call)));
}

static bool is_any_step(const gv_candidate *m, uint32_t op) { return (void)m, op != GV_NONE; }

/* Where what was made is not used any more after a branch: at the begin of what is under the
 * condition, or behind it. */
static void end_where_lost(gv_candidate *m) {
  uint32_t lost = gv_last_step(m, is_any_step), line = line_of(m, lost);
  if (!line || lost == m->finding->op) return;
  const gv_block *b = &m->model->blocks.at[gv_candidate_op(m, lost)->block];
  gv_str code = trimmed(code_of(line_at(m, line)));
  uint32_t close = code.len && code.at[code.len - 1] == '{' ? closing_line(m, line) : 0;
  bool branches = begins(code, "if ") || begins(code, "if(");
  for (uint32_t e = b->first_edge; e < b->end_edge; e++) {
    uint32_t to = m->model->edges.at[e].target, first = m->model->blocks.at[to].first_op;
    if (close) end_before(m, line + 1, first, "where it is not used any more");
    if (close) end_before(m, close + 1, first, "where it is not used any more");
    if (branches && !close) end_under(m, line, to);
  }
}

static void drop(gv_candidate *m, uint32_t op, const char *which) {
  if (op == GV_NONE || !is_call_alone(m, op)) return;
  gv_candidate_begin(m);
  change_remove(m, op);
  remove_statement(m, line_of(m, op));
  gv_candidate_end(m, gv_format(m->arena, "remove %s %.*s", which, GV_FMT(name_of(m, op))));
}

static bool is_end_or_wait(const gv_candidate *m, uint32_t op) {
  return gv_ends(m, op) || gv_has_role(m, op, GV_ROLE_STREAM_SYNC) ||
         gv_has_role(m, op, GV_ROLE_EVENT_SYNC) || gv_has_role(m, op, GV_ROLE_EVENT_WAIT) ||
         gv_has_role(m, op, GV_ROLE_EVENT_RECORD);
}

/* Work is wanted, and stays. */
static void drop_one(gv_candidate *m) {
  if (is_end_or_wait(m, m->finding->op)) drop(m, m->finding->op, "this");
  if (gv_last_step(m, gv_ends) != m->finding->op) drop(m, gv_last_step(m, gv_ends), "the earlier");
}

/* What ended the object comes after the use, or where the function returns. */
static void end_later(gv_candidate *m) {
  uint32_t end = gv_last_step(m, gv_ends), use = m->finding->op, first, last;
  if (!line_of(m, end) || line_of(m, end) >= line_of(m, use)) return;
  gv_str name = name_of(m, end);
  move_beside(m, end, use, true, gv_format(m->arena, "move %.*s after this use", GV_FMT(name)));
  gv_candidate_function(m, use, &first, &last);
  for (uint32_t i = last; i-- > use;)
    if (gv_is_exit(m, i) && line_of_exit(m, i) == line_of(m, i))
      move_beside(m, end, i, false,
                  gv_format(m->arena, "move %.*s to before the function returns", GV_FMT(name)));
}

static void sync_work(gv_candidate *m) {
  uint32_t destroyed = gv_last_step(m, gv_ends), exit = gv_last_step(m, gv_is_exit),
           work = m->finding->op;
  if (destroyed != GV_NONE) sync_at(m, work, destroyed, false, "before it is destroyed");
  if (exit != GV_NONE) sync_at(m, work, exit, false, "before the function returns");
}

/* What made the memory, as the finding tells it; GV_NONE: it does not. */
static uint32_t maker_of(const gv_candidate *m) {
  for (uint32_t i = 0; i < m->finding->notes.len; i++) {
    uint32_t op = m->finding->notes.at[i].op;
    const gv_op *o = gv_candidate_op(m, op);
    bool makes = o && o->result_count && (o->kind == GV_OP_MEMORY || o->kind == GV_OP_ACTION);
    if (makes && op != m->finding->op) return op;
  }
  return GV_NONE;
}

/* Memory of the runtime that is freed as the host's, or the other way round. */
static void free_as_made(gv_candidate *m) {
  uint32_t at = m->finding->op, made = maker_of(m);
  statement s = statement_at(m, line_of(m, at));
  gv_str name = argument(m, at, 0), old = name_of(m, at);
  const char *end = made == GV_NONE ? NULL
                    : gv_candidate_op(m, made)->kind != GV_OP_ACTION
                        ? "free"
                        : end_of(m, gv_candidate_op(m, made));
  if (!is_call_alone(m, at) || !name.len || !old.len || !end) return;
  gv_candidate_begin(m);
  m->edit.is_modelled = false;
  gv_str indent = gv_indentation(line_at(m, s.first));
  gv_str call = gv_format(m->arena, "%s(%.*s)", end, GV_FMT(name));
  remove_statement(m, s.first);
  insert(m, s.first, indent, statement_of(m, call));
  gv_candidate_end(m, gv_format(m->arena, "free it with %s", end));
}

/* ---- the rules ---- */

enum { GENERATORS = 6 };
typedef void generator(gv_candidate *m);

static generator *const generators[GV_RULE_COUNT][GENERATORS] = {
    [GV_RULE_HOST_RACE] = {move_sync_up, sync_before},
    [GV_RULE_FREE_IN_FLIGHT] = {move_sync_up, sync_before},
    [GV_RULE_STREAM_RACE] = {move_wait_up, wait_for_recorded, move_record_down, record_for_wait,
                             add_event, sync_before},
    [GV_RULE_STREAM_LEAK] = {end_at_exit, end_where_lost},
    [GV_RULE_EVENT_LEAK] = {end_at_exit, end_where_lost},
    [GV_RULE_MEMORY_LEAK] = {end_at_exit, end_where_lost},
    [GV_RULE_MODULE_LEAK] = {end_at_exit, end_where_lost},
    [GV_RULE_STREAM_DOUBLE_DESTROY] = {drop_one},
    [GV_RULE_EVENT_DOUBLE_DESTROY] = {drop_one},
    [GV_RULE_DOUBLE_FREE] = {drop_one},
    [GV_RULE_STREAM_USE_AFTER_DESTROY] = {end_later, drop_one},
    [GV_RULE_EVENT_USE_AFTER_DESTROY] = {end_later, drop_one},
    [GV_RULE_USE_AFTER_FREE] = {end_later},
    [GV_RULE_UNWAITED_WORK] = {sync_work},
    [GV_RULE_MISMATCHED_FREE] = {free_as_made},
    [GV_RULE_REDUNDANT_WAIT] = {drop_one},
    [GV_RULE_REDUNDANT_EVENT] = {drop_one},
    [GV_RULE_NEEDLESS_SYNC] = {drop_one},
};

void gv_statements_make(gv_candidate *m) {
  for (int i = 0; i < GENERATORS && generators[m->finding->rule][i]; i++)
    generators[m->finding->rule][i](m);
}
