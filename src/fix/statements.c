/* needs: a finding in C, C++, CUDA or HIP, and its text. gives: candidates. cost: the operations of the finding's function, and the lines around it.
 *
 * A statement is edited where it is alone on its line, and the line before it ends a statement or a block's head. Streams, events and buffers are named
 * as the calls name them: by the text of the argument. */
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

/* A statement may be put before the line. */
static bool is_beginning(const gv_candidate *m, uint32_t line) {
  gv_str text = trimmed(line_at(m, line)), before = GV_STR("");
  for (uint32_t i = line - 1; i && !before.len; i--) {
    before = trimmed(line_at(m, i));
    if (begins(before, "//")) before = GV_STR("");
  }
  bool ended = before.len && (strchr(";{}", before.at[before.len - 1]) || *before.at == '#');
  static const char *const others[] = {"else", "case ", "default:", "{",  "#",     ".",      "->",
                                       "?",    ":",     "&&",       "||", "catch", "while ("};
  for (size_t i = 0; i < sizeof others / sizeof *others && text.len; i++) ended &= !begins(text, others[i]);
  return text.len && ended;
}

/* It is all that is on the line. */
static bool is_alone(const gv_candidate *m, uint32_t line) {
  gv_str text = trimmed(line_at(m, line));
  static const char *const others[] = {"for", "if", "while", "do", "return", "}", "switch"};
  bool alone = is_beginning(m, line) && text.at[text.len - 1] == ';' && gv_is_whole_statement(text) &&
               !memchr(text.at, ';', text.len - 1);
  for (size_t i = 0; i < sizeof others / sizeof *others && alone; i++) alone &= !begins(text, others[i]);
  return alone;
}

static uint32_t line_of(const gv_candidate *m, uint32_t op) {
  const gv_op *o = gv_candidate_op(m, op);
  return o && o->loc.file == m->file && o->loc.line && o->loc.line <= m->lines.len ? o->loc.line : 0;
}

/* `text` as a statement before the line. */
static void insert(gv_candidate *m, uint32_t line, bool at_end_of_block, gv_str text) {
  gv_str next = line_at(m, line), indent = gv_indentation(next);
  const char *more = at_end_of_block && begins(trimmed(next), "}") ? "  " : "";
  m->failed |= !line || !text.len || !is_beginning(m, line);
  gv_candidate_edit(m, line, false,
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
    bool stop = depth < 0 ||
                (depth == 0 && (c == ',' || (c == '>' && i + 2 < text.len && text.at[i + 1] == '>' && text.at[i + 2] == '>')));
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
static gv_str text_of(const gv_candidate *m, uint32_t op, gv_of of) {
  const gv_op *o = gv_candidate_op(m, op);
  if (!o || o->kind != GV_OP_ACTION) return GV_STR("");
  gv_str launch = stream_of_launch(line_at(m, line_of(m, op)));
  if (of == GV_OF_STREAM && launch.len) return launch;
  for (uint32_t i = 0; i < o->operand_count; i++)
    if (gv_role_info_of(gv_role_of(o, i))->of == of) return argument(m, op, i);
  return GV_STR("");
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

static void sync_at(gv_candidate *m, gv_str stream, uint32_t line, bool at_end_of_block, const char *where) {
  gv_candidate_begin(m);
  m->failed |= !stream.len;
  insert(m, line, at_end_of_block, gv_format(m->arena, "%sStreamSynchronize(%.*s);", prefix(m), GV_FMT(stream)));
  gv_candidate_end(m, gv_format(m->arena, "synchronize stream %.*s %s", GV_FMT(stream), where));
}

static void sync_before(gv_candidate *m) {
  uint32_t before = earlier_of(m);
  gv_str stream = text_of(m, before, GV_OF_STREAM);
  sync_at(m, stream, line_of(m, m->finding->op), false, "before this");
  uint32_t line = line_of(m, before);
  if (line && is_alone(m, line)) sync_at(m, stream, line + 1, true, "after the earlier work");
}

static void add_event(gv_candidate *m) {
  uint32_t before = earlier_of(m), line = line_of(m, m->finding->op);
  gv_str first = text_of(m, before, GV_OF_STREAM), second = text_of(m, m->finding->op, GV_OF_STREAM), name = GV_STR("order");
  gv_str text = gv_source_text(m->model, m->file);
  for (uint32_t i = 1; gv_has_word(text, name.at); i++) name = gv_format(m->arena, "order%u", i);
  gv_candidate_begin(m);
  m->failed |= !first.len || !second.len || gv_str_equal(first, second);
  const char *p = prefix(m), *type = is_driver(m) ? "CUevent" : strcmp(p, "hip") == 0 ? "hipEvent_t" : "cudaEvent_t";
  insert(m, line, false, gv_format(m->arena, "%s %.*s;", type, GV_FMT(name)));
  insert(m, line, false, gv_format(m->arena, "%sEventCreate(&%.*s%s);", p, GV_FMT(name), is_driver(m) ? ", 0" : ""));
  insert(m, line, false, gv_format(m->arena, "%sEventRecord(%.*s, %.*s);", p, GV_FMT(name), GV_FMT(first)));
  insert(m, line, false, gv_format(m->arena, "%sStreamWaitEvent(%.*s, %.*s, 0);", p, GV_FMT(second), GV_FMT(name)));
  insert(m, line, false, gv_format(m->arena, "%sEventDestroy(%.*s);", p, GV_FMT(name)));
  gv_candidate_end(
      m, gv_format(m->arena, "record an event on stream %.*s and let stream %.*s wait for it", GV_FMT(first), GV_FMT(second)));
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
  gv_str name = created(m, made);
  m->failed |= !name.len;
  insert(m, line_of(m, exit), true, gv_format(m->arena, "%s%s(%.*s);", prefix(m), end, GV_FMT(name)));
  gv_candidate_end(m, gv_format(m->arena, "call %s%s(%.*s) before the function returns", prefix(m), end, GV_FMT(name)));
}

static void drop(gv_candidate *m, uint32_t op, const char *which) {
  if (op == GV_NONE || !line_of(m, op)) return;
  gv_candidate_begin(m);
  remove_line(m, line_of(m, op));
  gv_candidate_end(m, gv_format(m->arena, "remove %s %.*s", which, GV_FMT(gv_candidate_op(m, op)->name)));
}

static bool is_end_or_wait(const gv_candidate *m, uint32_t op) {
  return gv_ends(m, op) || gv_has_role(m, op, GV_ROLE_STREAM_SYNC) || gv_has_role(m, op, GV_ROLE_EVENT_SYNC) ||
         gv_has_role(m, op, GV_ROLE_EVENT_WAIT) || gv_has_role(m, op, GV_ROLE_EVENT_RECORD);
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
  remove_line(m, from);
  insert(m, use + 1, true, trimmed(line_at(m, from)));
  gv_candidate_end(m, gv_format(m->arena, "move %.*s after this use", GV_FMT(gv_candidate_op(m, end)->name)));
}

static void sync_work(gv_candidate *m) {
  uint32_t destroyed = gv_last_step(m, gv_ends), exit = gv_last_step(m, gv_is_exit);
  gv_str stream = text_of(m, m->finding->op, GV_OF_STREAM);
  if (destroyed != GV_NONE) sync_at(m, stream, line_of(m, destroyed), false, "before it is destroyed");
  if (exit != GV_NONE) sync_at(m, stream, line_of(m, exit), true, "before the function returns");
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
  for (int i = 0; i < GENERATORS && generators[m->finding->rule][i]; i++) generators[m->finding->rule][i](m);
}
