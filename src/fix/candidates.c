/* needs: a finding, its model, and the text. gives: candidates. cost: the operations of the finding's function, and the text once.
 *
 * A rule has a row of makers. A maker takes from the finding what it is about: the operation at fault, and those of its steps, by the roles that
 * their operands play. Statements are whole lines: where one shares its line with another, or goes on in the next, there is no candidate. */
#include "fix/candidates.h"

#include "fix/lines.h"

typedef struct maker_state {
  gv_model *model;
  gv_arena *arena;
  const gv_finding *finding;
  gv_lines lines;
  gv_candidates *to;
  gv_fix_edit edit; /* that is being made */
  bool failed;      /* it cannot be */
  uint32_t declare; /* functions that it calls: bits */
} maker_state;

/* ---- functions that candidates call ---- */

typedef enum callee {
  STREAM_SYNC,
  STREAM_DESTROY,
  STREAM_WAIT,
  EVENT_CREATE,
  EVENT_RECORD,
  EVENT_DESTROY,
  MEM_FREE,
  HOST_FREE,
  MODULE_UNLOAD,
  CALLEES
} callee;

static const struct {
  const char *name, *type;
} callees[CALLEES] = {
    [STREAM_SYNC] = {"mgpuStreamSynchronize", "(!llvm.ptr)"},
    [STREAM_DESTROY] = {"mgpuStreamDestroy", "(!llvm.ptr)"},
    [STREAM_WAIT] = {"mgpuStreamWaitEvent", "(!llvm.ptr, !llvm.ptr)"},
    [EVENT_CREATE] = {"mgpuEventCreate", "() -> !llvm.ptr"},
    [EVENT_RECORD] = {"mgpuEventRecord", "(!llvm.ptr, !llvm.ptr)"},
    [EVENT_DESTROY] = {"mgpuEventDestroy", "(!llvm.ptr)"},
    [MEM_FREE] = {"mgpuMemFree", "(!llvm.ptr, !llvm.ptr)"},
    [HOST_FREE] = {"free", "(!llvm.ptr)"},
    [MODULE_UNLOAD] = {"mgpuModuleUnload", "(!llvm.ptr)"},
};

static bool has(gv_str text, const char *word) { return memmem(text.at, text.len, word, strlen(word)) != NULL; }

/* The line that declares it; GV_NONE: none does. `name` NULL: any of the runtime's. */
static uint32_t declaration(const maker_state *m, const char *name) {
  gv_arena arena = {0};
  const char *symbol = name ? gv_format(&arena, "@%s(", name).at : "@mgpu";
  uint32_t found = GV_NONE;
  for (uint32_t i = 0; i < m->lines.len && found == GV_NONE; i++)
    if (has(m->lines.at[i], "llvm.func ") && has(m->lines.at[i], symbol) && !has(m->lines.at[i], "{")) found = i + 1;
  gv_arena_clear(&arena);
  return found;
}

/* "  " before the line's first word. */
static gv_str indentation(gv_str line) {
  size_t len = 0;
  while (len < line.len && (line.at[len] == ' ' || line.at[len] == '\t')) len++;
  return (gv_str){line.at, len};
}

/* ---- statements and names ---- */

static const gv_op *op_at(const maker_state *m, uint32_t op) { return op == GV_NONE ? NULL : &m->model->ops.at[op]; }

/* Brackets and quotes that the line opens, it closes. */
static bool is_balanced(gv_str line) {
  int depth = 0;
  bool quoted = false;
  for (size_t i = 0; i < line.len && depth >= 0; i++) {
    char c = line.at[i];
    if (c == '"' && (!i || line.at[i - 1] != '\\')) quoted = !quoted;
    if (quoted) continue;
    if (c == '/' && i + 1 < line.len && line.at[i + 1] == '/') break;
    depth += (c == '(' || c == '{' || c == '[' || c == '<') -
             (c == ')' || c == '}' || c == ']' || (c == '>' && i && line.at[i - 1] != '-'));
  }
  return depth == 0 && !quoted;
}

/* The line of the operation, where it is alone on it; 0: it is not, or is not in the text. */
static uint32_t line_of(maker_state *m, uint32_t op) {
  const gv_op *o = op_at(m, op);
  bool there = o && o->loc.file == 0 && o->loc.line && o->loc.line <= m->lines.len;
  if (!there) return m->failed = true, 0;
  gv_str line = m->lines.at[o->loc.line - 1];
  size_t start = indentation(line).len;
  bool named = line.at[start] == '%' && o->loc.col > start + 3 && memcmp(line.at + o->loc.col - 3, "= ", 2) == 0;
  bool begins = o->loc.col == start + 1 || (named && o->loc.col <= line.len);
  if (!begins || !is_balanced(line)) return m->failed = true, 0;
  return o->loc.line;
}

static gv_str name_of(maker_state *m, gv_value_id value) {
  gv_str name = value == GV_NONE ? GV_STR("") : gv_value_name(m->model, value);
  if (!name.len) m->failed = true;
  return name;
}

/* Argument `index` of a call in its line; empty, and failed, where it is none that is a value's name. */
static gv_str argument_in_text(maker_state *m, uint32_t op, uint32_t index) {
  uint32_t line = line_of(m, op);
  gv_str text = line ? m->lines.at[line - 1] : GV_STR("");
  const char *end = text.at + text.len, *at = text.len ? memchr(text.at, '(', text.len) : NULL;
  for (; at && index; index--) at = memchr(at + 1, ',', (size_t)(end - at - 1));
  if (at)
    for (at++; at < end && *at == ' ';) at++;
  const char *stop = at;
  while (stop && stop < end && *stop != ',' && *stop != ')') stop++;
  bool is_name = at && stop < end && stop > at + 1 && *at == '%';
  if (!is_name) return m->failed = true, GV_STR("");
  return (gv_str){at, (size_t)(stop - at)};
}

/* The operand of that kind; GV_NONE: there is none. */
static gv_value_id operand_of(const maker_state *m, uint32_t op, gv_of of) {
  const gv_op *o = op_at(m, op);
  if (!o || o->kind != GV_OP_ACTION) return GV_NONE;
  for (uint32_t i = 0; i < o->operand_count; i++)
    if (gv_role_info_of(gv_role_of(o, i))->of == of) return gv_operands(m->model, o)[i];
  return GV_NONE;
}

static bool has_role(const maker_state *m, uint32_t op, gv_role role) {
  const gv_op *o = op_at(m, op);
  if (!o || o->kind != GV_OP_ACTION) return false;
  for (uint32_t i = 0; i < o->operand_count; i++)
    if (gv_role_of(o, i) == role) return true;
  return false;
}

/* It ends what one of its operands is. */
static bool ends(const maker_state *m, uint32_t op) {
  const gv_op *o = op_at(m, op);
  if (!o || o->kind != GV_OP_ACTION) return false;
  for (uint32_t i = 0; i < o->operand_count; i++)
    if (gv_role_info_of(gv_role_of(o, i))->ends) return true;
  return false;
}

/* ---- steps of the finding ---- */

/* The last step for which it is so; GV_NONE: there is none. */
static uint32_t last_step(const maker_state *m, bool (*is)(const maker_state *m, uint32_t op)) {
  for (uint32_t i = m->finding->notes.len; i-- > 0;) {
    const gv_note *n = &m->finding->notes.at[i];
    if (n->kind == GV_NOTE_STEP && n->op != GV_NONE && is(m, n->op)) return n->op;
  }
  return GV_NONE;
}

static bool is_exit(const maker_state *m, uint32_t op) { return op_at(m, op)->kind == GV_OP_RETURN; }

static bool enqueues(const maker_state *m, uint32_t op) {
  const gv_op *o = op_at(m, op);
  return o->kind == GV_OP_ACTION && o->action->flags & GV_ACTION_ENQUEUES && op != m->finding->op;
}

/* ---- an edit in the making ---- */

static void begin(maker_state *m) {
  memset(&m->edit, 0, sizeof m->edit);
  m->edit.only_adds = true;
  m->failed = false;
  m->declare = 0;
}

static void edit_at(maker_state *m, uint32_t line, bool removes, gv_str text) {
  uint32_t at = m->edit.edits.len;
  gv_push(&m->edit.edits);
  for (; at && m->edit.edits.at[at - 1].line > line; at--) m->edit.edits.at[at] = m->edit.edits.at[at - 1];
  m->edit.edits.at[at] = (gv_line_edit){line, removes, text};
}

/* "NAME(ARGUMENTS)" before or after the operation. */
static void call(maker_state *m, uint32_t op, bool after, callee f, const char *result, gv_str a, gv_str b) {
  uint32_t line = line_of(m, op);
  if (m->failed) return;
  gv_str indent = indentation(m->lines.at[line - 1]);
  const char *arrow = strstr(callees[f].type, "->");
  m->declare |= 1u << f;
  edit_at(m, line + after, false,
          gv_format(m->arena, "%.*s%sllvm.call @%s(%.*s%s%.*s) : %s%s\n", GV_FMT(indent), result ? result : "", callees[f].name,
                    GV_FMT(a), b.len ? ", " : "", GV_FMT(b), callees[f].type, arrow ? "" : " -> ()"));
}

static void drop(maker_state *m, uint32_t op) {
  m->edit.only_adds = false;
  uint32_t line = line_of(m, op);
  if (!m->failed) edit_at(m, line, true, GV_STR(""));
}

/* The statement goes to before or after another one. */
static void move(maker_state *m, uint32_t op, uint32_t to, bool after) {
  m->edit.only_adds = false;
  uint32_t from_line = line_of(m, op), to_line = line_of(m, to);
  if (m->failed || from_line == to_line) {
    m->failed = true;
    return;
  }
  edit_at(m, from_line, true, GV_STR(""));
  edit_at(m, to_line + after, false, m->lines.at[from_line - 1]);
}

static void declare_all(maker_state *m) {
  for (uint32_t f = 0; f < CALLEES && !m->failed; f++) {
    if (!(m->declare & 1u << f) || declaration(m, callees[f].name) != GV_NONE) continue;
    uint32_t line = declaration(m, NULL);
    m->failed = line == GV_NONE;
    if (m->failed) return;
    gv_str indent = indentation(m->lines.at[line - 1]);
    edit_at(m, line, false, gv_format(m->arena, "%.*sllvm.func @%s%s\n", GV_FMT(indent), callees[f].name, callees[f].type));
  }
}

/* Keeps it, if it could be made. */
static void end(maker_state *m, gv_str title) {
  declare_all(m);
  if (m->failed || !m->edit.edits.len || m->to->len == GV_FIX_CANDIDATES) {
    gv_vec_free(&m->edit.edits);
    return;
  }
  m->edit.title = title;
  *gv_push(m->to) = m->edit;
}

/* ---- makers ---- */

static gv_str called(maker_state *m, uint32_t op) { return op == GV_NONE ? GV_STR("") : op_at(m, op)->name; }

/* It does work, or makes something: the program is not the same without it. */
static bool is_wanted(const maker_state *m, uint32_t op) {
  const gv_op *o = op_at(m, op);
  if (ends(m, op)) return false;
  return o->kind != GV_OP_ACTION || o->action->flags & GV_ACTION_ENQUEUES || o->action->creates != GV_CREATES_NOTHING;
}

/* The operation itself is one too many. */
static void drop_use(maker_state *m) {
  if (is_wanted(m, m->finding->op)) return;
  begin(m);
  drop(m, m->finding->op);
  end(m, gv_format(m->arena, "remove this %.*s", GV_FMT(called(m, m->finding->op))));
}

/* The host waits for the stream that the operation uses, before or after what is at `to`. */
static void sync_there(maker_state *m, uint32_t op, uint32_t to, bool after) {
  gv_value_id stream = operand_of(m, op, GV_OF_STREAM);
  if (stream != GV_NONE) call(m, to, after, STREAM_SYNC, NULL, name_of(m, stream), GV_STR(""));
}

/* What ended the object comes after the use instead, or as late as in its block; where work was enqueued, the host waits for it first. */
static void end_later(maker_state *m) {
  uint32_t at = last_step(m, ends), use = m->finding->op;
  if (at == GV_NONE) return;
  uint32_t last = m->model->blocks.at[op_at(m, use)->block].end_op - 1;
  for (int waits = 0; waits < 2; waits++) {
    const char *first = waits ? ", and synchronize before it" : "";
    begin(m);
    if (waits) sync_there(m, use, use, true);
    move(m, at, use, true);
    end(m, gv_format(m->arena, "move %.*s after this use%s", GV_FMT(called(m, at)), first));
    begin(m);
    if (waits) sync_there(m, use, last, false);
    move(m, at, last, false);
    end(m, gv_format(m->arena, "move %.*s to the end of the block%s", GV_FMT(called(m, at)), first));
  }
}

/* The one that came first goes. */
static void drop_first_end(maker_state *m) {
  uint32_t at = last_step(m, ends);
  if (at == GV_NONE) return;
  begin(m);
  drop(m, at);
  end(m, gv_format(m->arena, "remove the earlier %.*s", GV_FMT(called(m, at))));
}

static callee end_of(gv_creates what) {
  switch (what) {
  case GV_CREATES_STREAM:
    return STREAM_DESTROY;
  case GV_CREATES_EVENT:
    return EVENT_DESTROY;
  case GV_CREATES_MODULE:
    return MODULE_UNLOAD;
  default:
    return MEM_FREE;
  }
}

/* The runtime's own memory, whose allocation takes a stream as its second argument, as its free does. */
static bool is_runtime_memory(const gv_op *o) { return o->kind == GV_OP_ACTION && o->action->creates == GV_CREATES_MEMORY; }
enum { ALLOCATION_STREAM = 1 };

/* Ends what the finding's operation made, before `at`. */
static void end_made(maker_state *m, uint32_t at, const char *where) {
  uint32_t made = m->finding->op;
  const gv_op *o = op_at(m, made);
  callee f = o->kind == GV_OP_ACTION ? end_of(o->action->creates) : HOST_FREE;
  begin(m);
  gv_str name = name_of(m, gv_results(m->model, o)[0]);
  call(m, at, false, f, NULL, name, is_runtime_memory(o) ? argument_in_text(m, made, ALLOCATION_STREAM) : GV_STR(""));
  end(m, gv_format(m->arena, "call %s(%.*s) before %s", callees[f].name, GV_FMT(name), where));
}

/* What was made is ended before the function returns. */
static void end_at_exit(maker_state *m) {
  uint32_t at = last_step(m, is_exit);
  if (at != GV_NONE && op_at(m, m->finding->op)->result_count) end_made(m, at, "the function returns");
}

/* Where streams of its function are waited for or destroyed: its work is over then. */
static void end_at_streams(maker_state *m) {
  uint32_t made = m->finding->op;
  const gv_op *o = op_at(m, made);
  const gv_function *f = &m->model->functions.at[m->model->blocks.at[o->block].function];
  for (uint32_t i = m->model->blocks.at[f->end_block - 1].end_op; i-- > made + 1 && o->result_count;)
    if (has_role(m, i, GV_ROLE_STREAM_DESTROY)) end_made(m, i, "this stream is destroyed");
}

/* The second stream waits for an event that the first one has recorded already. */
static void wait_for_recorded(maker_state *m) {
  uint32_t before = last_step(m, enqueues), at = m->finding->op;
  gv_value_id first = operand_of(m, before, GV_OF_STREAM), second = operand_of(m, at, GV_OF_STREAM);
  if (first == GV_NONE || second == GV_NONE || before > at) return;
  for (uint32_t i = at; i-- > before + 1;) {
    if (!has_role(m, i, GV_ROLE_EVENT_RECORD) || operand_of(m, i, GV_OF_STREAM) != first) continue;
    begin(m);
    gv_str event = name_of(m, operand_of(m, i, GV_OF_EVENT)), stream = name_of(m, second);
    call(m, at, false, STREAM_WAIT, NULL, stream, event);
    end(m,
        gv_format(m->arena, "let stream %.*s wait for event %.*s, which is recorded already", GV_FMT(stream), GV_FMT(event)));
  }
}

/* A name that the text does not have. */
static gv_str free_name(maker_state *m) {
  gv_str text = gv_source_text(m->model, 0);
  for (uint32_t i = 0;; i++) {
    gv_str name = i ? gv_format(m->arena, "%%order_%u", i) : GV_STR("%order");
    if (!has(text, name.at)) return name;
  }
}

/* An event between the two streams, made, recorded, waited for and destroyed right before the second work. */
static void add_event(maker_state *m) {
  uint32_t before = last_step(m, enqueues), at = m->finding->op;
  gv_value_id first = operand_of(m, before, GV_OF_STREAM), second = operand_of(m, at, GV_OF_STREAM);
  if (first == GV_NONE || second == GV_NONE || first == second) return;
  begin(m);
  gv_str a = name_of(m, first), b = name_of(m, second), event = free_name(m), none = GV_STR("");
  call(m, at, false, EVENT_CREATE, gv_format(m->arena, "%.*s = ", GV_FMT(event)).at, none, none);
  call(m, at, false, EVENT_RECORD, NULL, event, a);
  call(m, at, false, STREAM_WAIT, NULL, b, event);
  call(m, at, false, EVENT_DESTROY, NULL, event, none);
  end(m, gv_format(m->arena, "record an event on stream %.*s and let stream %.*s wait for it", GV_FMT(a), GV_FMT(b)));
}

/* The host waits for the work before this. */
static void sync_before(maker_state *m) {
  uint32_t before = last_step(m, enqueues);
  gv_value_id stream = operand_of(m, before, GV_OF_STREAM);
  if (stream == GV_NONE) return;
  begin(m);
  gv_str name = name_of(m, stream);
  call(m, m->finding->op, false, STREAM_SYNC, NULL, name, GV_STR(""));
  end(m, gv_format(m->arena, "synchronize stream %.*s before this", GV_FMT(name)));
}

/* A reference that nobody holds is not dropped. */
static void drop_reference(maker_state *m) {
  begin(m);
  drop(m, m->finding->op);
  end(m, gv_format(m->arena, "remove this %.*s", GV_FMT(called(m, m->finding->op))));
}

/* … right after it was enqueued: the stream may be gone later. */
static void sync_after(maker_state *m) {
  uint32_t before = last_step(m, enqueues);
  gv_value_id stream = operand_of(m, before, GV_OF_STREAM);
  if (stream == GV_NONE) return;
  begin(m);
  gv_str name = name_of(m, stream);
  call(m, before, true, STREAM_SYNC, NULL, name, GV_STR(""));
  end(m, gv_format(m->arena, "synchronize stream %.*s after %.*s", GV_FMT(name), GV_FMT(called(m, before))));
}

/* The host waits before the function returns, or before the stream is destroyed. */
static void sync_work(maker_state *m) {
  uint32_t work = m->finding->op, exit = last_step(m, is_exit), destroyed = last_step(m, ends);
  gv_value_id stream = operand_of(m, work, GV_OF_STREAM);
  const uint32_t places[] = {destroyed, exit};
  for (int i = 0; i < 2 && stream != GV_NONE; i++) {
    if (places[i] == GV_NONE) continue;
    begin(m);
    gv_str name = name_of(m, stream);
    call(m, places[i], false, STREAM_SYNC, NULL, name, GV_STR(""));
    end(m,
        gv_format(m->arena, "synchronize stream %.*s before %s", GV_FMT(name), i ? "the function returns" : "it is destroyed"));
  }
  if (stream == GV_NONE) return;
  begin(m);
  gv_str name = name_of(m, stream);
  call(m, work, true, STREAM_SYNC, NULL, name, GV_STR(""));
  end(m, gv_format(m->arena, "synchronize stream %.*s after this", GV_FMT(name)));
}

static uint32_t first_op_of(const maker_state *m, uint32_t op) {
  const gv_function *f = &m->model->functions.at[m->model->blocks.at[op_at(m, op)->block].function];
  return m->model->blocks.at[f->first_block].first_op;
}

/* The event is recorded on a stream that its function has used before, the newest first. */
static void record_before(maker_state *m) {
  uint32_t at = m->finding->op;
  gv_value_id event = operand_of(m, at, GV_OF_EVENT), own = operand_of(m, at, GV_OF_STREAM), last = GV_NONE;
  for (uint32_t i = at; i-- > first_op_of(m, at) && event != GV_NONE;) {
    const gv_op *o = op_at(m, i);
    bool makes = o->kind == GV_OP_ACTION && o->action->creates == GV_CREATES_STREAM && o->result_count;
    gv_value_id stream = makes ? gv_results(m->model, o)[0] : operand_of(m, i, GV_OF_STREAM);
    if (stream == GV_NONE || stream == own || stream == last) continue;
    last = stream;
    begin(m);
    gv_str a = name_of(m, event), b = name_of(m, stream);
    call(m, at, false, EVENT_RECORD, NULL, a, b);
    end(m, gv_format(m->arena, "record %.*s on stream %.*s before this", GV_FMT(a), GV_FMT(b)));
  }
}

/* A stream that is used as if it were an event: what is done to it is done to a stream. */
static void treat_as_stream(maker_state *m, uint32_t at) {
  gv_value_id stream = operand_of(m, at, GV_OF_EVENT);
  if (stream == GV_NONE || has_role(m, at, GV_ROLE_EVENT_RECORD) || operand_of(m, at, GV_OF_STREAM) != GV_NONE) {
    m->failed = true;
    return;
  }
  call(m, at, false, has_role(m, at, GV_ROLE_EVENT_DESTROY) ? STREAM_DESTROY : STREAM_SYNC, NULL, name_of(m, stream),
       GV_STR(""));
  drop(m, at);
}

static void sync_instead(maker_state *m) {
  begin(m);
  treat_as_stream(m, m->finding->op);
  end(m, GV_STR("it is a stream: call the function for streams"));
  begin(m);
  treat_as_stream(m, m->finding->op);
  for (uint32_t i = 0; i < m->finding->notes.len; i++) {
    const gv_note *n = &m->finding->notes.at[i];
    bool same = n->kind == GV_NOTE_CONSEQUENCE && n->op != GV_NONE &&
                operand_of(m, n->op, GV_OF_EVENT) == operand_of(m, m->finding->op, GV_OF_EVENT);
    if (same) treat_as_stream(m, n->op);
  }
  end(m, GV_STR("it is a stream: call the functions for streams, here and where it is used again"));
}

/* Argument `index` of the call is another value. */
static void replace_argument(maker_state *m, uint32_t op, uint32_t index, gv_str name) {
  gv_str old = argument_in_text(m, op, index);
  if (m->failed) return;
  uint32_t line = line_of(m, op);
  gv_str text = m->lines.at[line - 1];
  const char *rest = old.at + old.len;
  m->failed = gv_str_equal(old, name);
  edit_at(m, line, true,
          gv_format(m->arena, "%.*s%.*s%.*s", (int)(old.at - text.at), text.at, GV_FMT(name), (int)(text.at + text.len - rest),
                    rest));
}

/* The work goes onto the stream of the work before it. */
static void use_one_stream(maker_state *m) {
  uint32_t before = last_step(m, enqueues), at = m->finding->op;
  gv_value_id first = operand_of(m, before, GV_OF_STREAM);
  const gv_op *o = op_at(m, at);
  for (uint32_t i = 0; o->kind == GV_OP_ACTION && first != GV_NONE && i < o->operand_count; i++) {
    if (!gv_is_stream_role(gv_role_of(o, i))) continue;
    begin(m);
    gv_str name = name_of(m, first);
    replace_argument(m, at, i, name);
    end(m, gv_format(m->arena, "enqueue this on stream %.*s, too", GV_FMT(name)));
  }
}

static bool makes(const gv_op *o, gv_of of) {
  gv_creates wanted = of == GV_OF_EVENT ? GV_CREATES_EVENT : GV_CREATES_STREAM;
  return o->kind == GV_OP_ACTION && o->result_count && o->action->creates == wanted;
}

/* A stream and an event that stand in each other's place. */
static void exchange(maker_state *m) {
  uint32_t at = m->finding->op, places[GV_OF_NUMBER + 1];
  const gv_op *o = op_at(m, at);
  memset(places, 0xff, sizeof places);
  for (uint32_t i = 0; o->kind == GV_OP_ACTION && i < o->operand_count; i++) places[gv_role_info_of(gv_role_of(o, i))->of] = i;
  uint32_t a = places[GV_OF_STREAM], b = places[GV_OF_EVENT], low = a < b ? a : b, high = a < b ? b : a;
  if (high == GV_NONE) return;
  begin(m);
  gv_str first = argument_in_text(m, at, low), second = argument_in_text(m, at, high);
  uint32_t line = line_of(m, at);
  if (!m->failed) {
    gv_str text = m->lines.at[line - 1];
    const char *between = first.at + first.len, *rest = second.at + second.len;
    edit_at(m, line, true,
            gv_format(m->arena, "%.*s%.*s%.*s%.*s%.*s", (int)(first.at - text.at), text.at, GV_FMT(second),
                      (int)(second.at - between), between, GV_FMT(first), (int)(text.at + text.len - rest), rest));
  }
  end(m, GV_STR("exchange these two arguments"));
}

/* Both stand in one block, so that a round of a loop does both. */
static bool is_same_loop(const maker_state *m, uint32_t a, uint32_t b) { return op_at(m, a)->block == op_at(m, b)->block; }

/* What is ended in each round of a loop, and was made before it, is ended where the function returns, or beside a stream's end. */
static void end_at_return(maker_state *m) {
  uint32_t at = m->finding->op, other = last_step(m, ends);
  const gv_function *f = &m->model->functions.at[m->model->blocks.at[op_at(m, at)->block].function];
  uint32_t end_op = m->model->blocks.at[f->end_block - 1].end_op;
  for (uint32_t i = end_op; i-- > at + 1;) {
    if (!is_exit(m, i) && !has_role(m, i, GV_ROLE_STREAM_DESTROY)) continue;
    begin(m);
    move(m, at, i, false);
    if (other != GV_NONE && other != at && is_same_loop(m, at, other)) drop(m, other);
    end(m, gv_format(m->arena, "move %.*s to before %s", GV_FMT(called(m, at)),
                     is_exit(m, i) ? "the function returns" : "this stream is destroyed"));
  }
}

/* A handle that is none of its kind, or not in the right state, gives way to one that its function has made, the newest first. */
static void use_another(maker_state *m) {
  uint32_t at = m->finding->op;
  const gv_op *o = op_at(m, at);
  uint32_t first = first_op_of(m, at);
  for (uint32_t i = 0; o->kind == GV_OP_ACTION && i < o->operand_count; i++) {
    gv_of of = (gv_of)gv_role_info_of(gv_role_of(o, i))->of;
    if (!gv_is_handle_role(gv_role_of(o, i))) continue;
    for (uint32_t k = at; k-- > first;) {
      if (!makes(op_at(m, k), of)) continue;
      begin(m);
      gv_str name = name_of(m, gv_results(m->model, op_at(m, k))[0]);
      replace_argument(m, at, i, name);
      end(m, gv_format(m->arena, "pass %s %.*s", of == GV_OF_EVENT ? "event" : "stream", GV_FMT(name)));
    }
  }
}

/* ---- the rules ---- */

enum { MAKERS = 5 };
typedef void maker(maker_state *m);

static maker *const makers[GV_RULE_COUNT][MAKERS] = {
    [GV_RULE_STREAM_DOUBLE_DESTROY] = {drop_use, drop_first_end, end_at_return},
    [GV_RULE_EVENT_DOUBLE_DESTROY] = {drop_use, drop_first_end, end_at_return},
    [GV_RULE_DOUBLE_FREE] = {drop_use, drop_first_end, end_at_return},
    [GV_RULE_STREAM_USE_AFTER_DESTROY] = {end_later, drop_first_end, drop_use},
    [GV_RULE_EVENT_USE_AFTER_DESTROY] = {end_later, drop_first_end, drop_use},
    [GV_RULE_USE_AFTER_FREE] = {end_later, drop_first_end},
    [GV_RULE_STREAM_LEAK] = {end_at_exit},
    [GV_RULE_EVENT_LEAK] = {end_at_exit},
    [GV_RULE_MODULE_LEAK] = {end_at_exit},
    [GV_RULE_MEMORY_LEAK] = {end_at_exit, end_at_streams},
    [GV_RULE_STREAM_RACE] = {wait_for_recorded, add_event, use_one_stream, sync_before, sync_after},
    [GV_RULE_HOST_RACE] = {sync_before, sync_after},
    [GV_RULE_FREE_IN_FLIGHT] = {sync_before, sync_after},
    [GV_RULE_MODULE_UNLOAD_IN_FLIGHT] = {sync_before, sync_after},
    [GV_RULE_UNWAITED_WORK] = {sync_work},
    [GV_RULE_EVENT_NOT_RECORDED] = {record_before, use_another},
    [GV_RULE_HANDLE_KIND_MISMATCH] = {exchange, use_another, sync_instead},
    [GV_RULE_NULL_HANDLE] = {use_another},
    [GV_RULE_UNDEFINED_HANDLE] = {use_another},
    [GV_RULE_ASYNC_REF_OVERDROP] = {drop_reference},
    [GV_RULE_REDUNDANT_WAIT] = {drop_use},
    [GV_RULE_REDUNDANT_EVENT] = {drop_use},
    [GV_RULE_NEEDLESS_SYNC] = {drop_use},
};

bool gv_fix_has_candidates(gv_rule rule) { return makers[rule][0] != NULL; }

/* The first operation there; GV_NONE: there is none. */
static uint32_t op_in_place(const gv_model *model, gv_loc loc) {
  for (uint32_t o = 0; o < model->ops.len; o++) {
    gv_loc at = model->ops.at[o].loc;
    if (at.file == loc.file && at.line == loc.line && at.col == loc.col) return o;
  }
  return GV_NONE;
}

void gv_candidates_make(gv_model *model, const gv_finding *finding, gv_candidates *candidates) {
  gv_finding about = *finding;
  maker_state m = {.model = model, .arena = &model->arena, .finding = &about, .to = candidates};
  if (about.op == GV_NONE) about.op = op_in_place(model, about.loc);
  if (about.op == GV_NONE || !gv_fix_has_candidates(finding->rule)) return;
  gv_lines_split(&m.lines, gv_source_text(model, 0));
  for (int i = 0; i < MAKERS && makers[finding->rule][i]; i++) makers[finding->rule][i](&m);
  gv_vec_free(&m.lines);
}

void gv_candidates_clear(gv_candidates *candidates) {
  for (uint32_t i = 0; i < candidates->len; i++) gv_vec_free(&candidates->at[i].edits);
  gv_vec_free(candidates);
}
