/* needs: a finding in C, C++, CUDA or HIP, and its text. gives: candidates. cost: the operations of
 * the finding's function, and the lines around it.
 *
 * A statement is edited where it is alone on its line, and the line before it ends a statement or a
 * block's head. Streams, events and buffers are named as the calls name them: by the text of the
 * argument. */
#define _GNU_SOURCE
#include "fix/statements.h"

/* ---- lines ---- */

static gv_str line_at(const gv_candidate *m, uint32_t line) {
  return line && line <= m->lines.len ? m->lines.at[line - 1] : GV_STR("");
}

static gv_str trimmed(gv_str text) {
  while (text.len && strchr(" \t\r\n", text.at[text.len - 1])) text.len--;
  while (text.len && strchr(" \t", *text.at)) text.at++, text.len--;
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

/* A statement may be put before the line. */
static bool is_beginning(const gv_candidate *m, uint32_t line) {
  gv_str text = trimmed(line_at(m, line)), before = GV_STR("");
  for (uint32_t i = line - 1; i && !before.len; i--) before = trimmed(code_of(line_at(m, i)));
  bool ended = before.len && (strchr(";{}", before.at[before.len - 1]) || *before.at == '#');
  static const char *const others[] = {"else", "case ", "default:", "{",  "#",     ".",      "->",
                                       "?",    ":",     "&&",       "||", "catch", "while ("};
  for (size_t i = 0; i < sizeof others / sizeof *others && text.len; i++)
    ended &= !begins(text, others[i]);
  return text.len && ended;
}

/* It is all that is on the line. */
static bool is_alone(const gv_candidate *m, uint32_t line) {
  gv_str text = trimmed(line_at(m, line));
  static const char *const others[] = {"for", "if", "while", "do", "return", "}", "switch"};
  bool alone = is_beginning(m, line) && text.at[text.len - 1] == ';' &&
               gv_is_whole_statement(text) && !memchr(text.at, ';', text.len - 1);
  for (size_t i = 0; i < sizeof others / sizeof *others && alone; i++)
    alone &= !begins(text, others[i]);
  return alone;
}

static uint32_t line_of(const gv_candidate *m, uint32_t op) {
  const gv_op *o = gv_candidate_op(m, op);
  return o && o->loc.file == m->file && o->loc.line && o->loc.line <= m->lines.len ? o->loc.line
                                                                                   : 0;
}

/* ---- what it does to the model ---- */

static bool is_on_line(const gv_candidate *m, uint32_t op, uint32_t line) {
  gv_loc loc = m->model->ops.at[op].loc;
  return loc.file == m->file && loc.line == line;
}

/* What stands on the line of the operation is in one place of the model, and nowhere else: a macro,
 * a loop that was written out and a call that was inlined twice are in several. The first operation
 * of it, or, `after`, the one behind the last. */
static uint32_t place_of(gv_candidate *m, uint32_t op, bool after) {
  const gv_model *model = m->model;
  uint32_t line = line_of(m, op);
  const gv_block *b = &model->blocks.at[model->ops.at[op].block];
  uint32_t first = op, end = op + 1;
  while (first > b->first_op && is_on_line(m, first - 1, line)) first--;
  while (end < b->end_op && is_on_line(m, end, line)) end++;
  for (uint32_t i = 0; i < model->ops.len; i++)
    if ((i < first || i >= end) && is_on_line(m, i, line)) m->edit.is_modelled = false;
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

static void change_move(gv_candidate *m, uint32_t op, uint32_t after) {
  check_statement(m, op);
  gv_candidate_change(
      m, (gv_model_change){.kind = GV_CHANGE_MOVE, .op = place_of(m, after, true), .from = op});
}

/* ---- edits ---- */

/* `text` as a statement before the line. */
static void insert(gv_candidate *m, uint32_t line, bool at_end_of_block, gv_str text) {
  gv_str next = line_at(m, line), indent = gv_indentation(next);
  const char *more = at_end_of_block && begins(trimmed(next), "}") ? "  " : "";
  m->failed |= !line || !text.len || !is_beginning(m, line);
  gv_candidate_edit(
      m, line, false,
      gv_format(m->arena, "%.*s%s%.*s%s", GV_FMT(indent), more, GV_FMT(text), gv_newline_of(next)));
}

static void remove_line(gv_candidate *m, uint32_t line) {
  m->edit.only_adds = false;
  m->failed |= !line || !is_alone(m, line);
  gv_candidate_edit(m, line, true, GV_STR(""));
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

static gv_str argument(const gv_candidate *m, uint32_t op, uint32_t index) {
  gv_str line = line_at(m, line_of(m, op));
  gv_arena arena = {0};
  const char *word = gv_format(&arena, "%.*s(", GV_FMT(gv_candidate_op(m, op)->name)).at;
  const char *at = line.len ? memmem(line.at, line.len, word, strlen(word)) : NULL;
  size_t skip = strlen(word);
  gv_arena_clear(&arena);
  if (!at) return GV_STR("");
  return part_of((gv_str){at + skip, line.len - (size_t)(at - line.at) - skip}, index);
}

/* The stream of "k<<<blocks, threads, bytes, stream>>>(…)". */
static gv_str stream_of_launch(gv_str line) {
  enum { STREAM = 3 };
  const char *at = line.len ? memmem(line.at, line.len, "<<<", 3) : NULL;
  return at ? part_of((gv_str){at + 3, line.len - (size_t)(at - line.at) - 3}, STREAM) : GV_STR("");
}

/* The operand of that kind, as the call names it. */
static gv_str text_of_operand(const gv_candidate *m, uint32_t op, gv_of of) {
  const gv_op *o = gv_candidate_op(m, op);
  if (!o || o->kind != GV_OP_ACTION) return GV_STR("");
  gv_str launch = stream_of_launch(line_at(m, line_of(m, op)));
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
  uint32_t line = line_of(m, at);
  if (after && (!line || !is_alone(m, line))) return;
  gv_candidate_begin(m);
  gv_str stream = text_of(m, op, GV_OF_STREAM), none = GV_STR("");
  m->failed |= !stream.len || !line;
  const char *name = function(m, "StreamSynchronize");
  if (!m->failed) change_call(m, at, after, name, stream, none, none);
  bool at_end = after || (line && gv_is_exit(m, at));
  insert(m, line + after, at_end, gv_format(m->arena, "%s(%.*s);", name, GV_FMT(stream)));
  gv_candidate_end(m, gv_format(m->arena, "synchronize stream %.*s %s", GV_FMT(stream), where));
}

static void sync_before(gv_candidate *m) {
  uint32_t before = earlier_of(m);
  if (before == GV_NONE) return;
  sync_at(m, before, m->finding->op, false, "before this");
  sync_at(m, before, before, true, "after the earlier work");
}

static void add_event(gv_candidate *m) {
  uint32_t before = earlier_of(m), at = m->finding->op, line = line_of(m, at);
  if (before == GV_NONE || !line) return;
  gv_str name = GV_STR("order"), text = gv_source_text(m->model, m->file), none = GV_STR("");
  for (uint32_t i = 1; gv_has_word(text, name.at) || gv_candidate_has(m, name); i++)
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
  insert(m, line, false, gv_format(m->arena, "%s %.*s;", type, GV_FMT(name)));
  insert(m, line, false,
         gv_format(m->arena, "%s(&%.*s%s);", create, GV_FMT(name), is_driver(m) ? ", 0" : ""));
  insert(m, line, false,
         gv_format(m->arena, "%s(%.*s, %.*s);", record, GV_FMT(name), GV_FMT(first)));
  insert(m, line, false,
         gv_format(m->arena, "%s(%.*s, %.*s, 0);", wait, GV_FMT(second), GV_FMT(name)));
  insert(m, line, false, gv_format(m->arena, "%s(%.*s);", destroy, GV_FMT(name)));
  gv_candidate_end(m, gv_format(m->arena,
                                "record an event on stream %.*s and let stream %.*s wait for it",
                                GV_FMT(first), GV_FMT(second)));
}

static void end_at_exit(gv_candidate *m) {
  uint32_t exit = gv_last_step(m, gv_is_exit), made = m->finding->op;
  const gv_op *o = gv_candidate_op(m, made);
  if (exit == GV_NONE || o->kind != GV_OP_ACTION) return;
  const char *end = o->action->creates == GV_CREATES_STREAM  ? "StreamDestroy"
                    : o->action->creates == GV_CREATES_EVENT ? "EventDestroy"
                    : is_driver(m)                           ? "MemFree"
                                                             : "Free";
  gv_candidate_begin(m);
  gv_str name = created(m, made), none = GV_STR("");
  m->failed |= !name.len || !o->result_count;
  if (m->failed) return;
  const char *call = function(m, end);
  gv_candidate_names(m, name, gv_results(m->model, o)[0]);
  change_call(m, exit, false, call, name, none, none);
  insert(m, line_of(m, exit), true, gv_format(m->arena, "%s(%.*s);", call, GV_FMT(name)));
  gv_candidate_end(
      m, gv_format(m->arena, "call %s(%.*s) before the function returns", call, GV_FMT(name)));
}

static void drop(gv_candidate *m, uint32_t op, const char *which) {
  if (op == GV_NONE || !line_of(m, op)) return;
  gv_candidate_begin(m);
  change_remove(m, op);
  remove_line(m, line_of(m, op));
  gv_candidate_end(
      m, gv_format(m->arena, "remove %s %.*s", which, GV_FMT(gv_candidate_op(m, op)->name)));
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

static void end_later(gv_candidate *m) {
  uint32_t end = gv_last_step(m, gv_ends), from = line_of(m, end), use = line_of(m, m->finding->op);
  if (!from || !use || from >= use || !is_alone(m, use)) return;
  gv_candidate_begin(m);
  change_move(m, end, m->finding->op);
  remove_line(m, from);
  insert(m, use + 1, true, trimmed(line_at(m, from)));
  gv_candidate_end(
      m, gv_format(m->arena, "move %.*s after this use", GV_FMT(gv_candidate_op(m, end)->name)));
}

static void sync_work(gv_candidate *m) {
  uint32_t destroyed = gv_last_step(m, gv_ends), exit = gv_last_step(m, gv_is_exit),
           work = m->finding->op;
  if (destroyed != GV_NONE) sync_at(m, work, destroyed, false, "before it is destroyed");
  if (exit != GV_NONE) sync_at(m, work, exit, false, "before the function returns");
}

/* ---- the rules ---- */

enum { GENERATORS = 2 };
typedef void generator(gv_candidate *m);

static generator *const generators[GV_RULE_COUNT][GENERATORS] = {
    [GV_RULE_HOST_RACE] = {sync_before},
    [GV_RULE_FREE_IN_FLIGHT] = {sync_before},
    [GV_RULE_STREAM_RACE] = {add_event, sync_before},
    [GV_RULE_STREAM_LEAK] = {end_at_exit},
    [GV_RULE_EVENT_LEAK] = {end_at_exit},
    [GV_RULE_MEMORY_LEAK] = {end_at_exit},
    [GV_RULE_STREAM_DOUBLE_DESTROY] = {drop_one},
    [GV_RULE_EVENT_DOUBLE_DESTROY] = {drop_one},
    [GV_RULE_DOUBLE_FREE] = {drop_one},
    [GV_RULE_STREAM_USE_AFTER_DESTROY] = {end_later, drop_one},
    [GV_RULE_EVENT_USE_AFTER_DESTROY] = {end_later, drop_one},
    [GV_RULE_USE_AFTER_FREE] = {end_later},
    [GV_RULE_UNWAITED_WORK] = {sync_work},
    [GV_RULE_REDUNDANT_WAIT] = {drop_one},
    [GV_RULE_NEEDLESS_SYNC] = {drop_one},
};

void gv_statements_make(gv_candidate *m) {
  for (int i = 0; i < GENERATORS && generators[m->finding->rule][i]; i++)
    generators[m->finding->rule][i](m);
}
