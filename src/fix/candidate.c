/* needs: a finding, its model, and the text. gives: edits of whole lines. cost: each question a
 * look at the lines or the finding's steps.
 *
 * Statements are whole lines: where one shares its line with another, or goes on in the next, the
 * candidate fails. */
#include "fix/candidate.h"

const gv_callee_info gv_callees[GV_CALLEES] = {
    [GV_CALL_STREAM_SYNC] = {"mgpuStreamSynchronize", "(!llvm.ptr)"},
    [GV_CALL_STREAM_CREATE] = {"mgpuStreamCreate", "() -> !llvm.ptr"},
    [GV_CALL_STREAM_DESTROY] = {"mgpuStreamDestroy", "(!llvm.ptr)"},
    [GV_CALL_STREAM_WAIT] = {"mgpuStreamWaitEvent", "(!llvm.ptr, !llvm.ptr)"},
    [GV_CALL_EVENT_CREATE] = {"mgpuEventCreate", "() -> !llvm.ptr"},
    [GV_CALL_EVENT_RECORD] = {"mgpuEventRecord", "(!llvm.ptr, !llvm.ptr)"},
    [GV_CALL_EVENT_DESTROY] = {"mgpuEventDestroy", "(!llvm.ptr)"},
    [GV_CALL_MEM_FREE] = {"mgpuMemFree", "(!llvm.ptr, !llvm.ptr)"},
    [GV_CALL_HOST_FREE] = {"free", "(!llvm.ptr)"},
    [GV_CALL_MODULE_UNLOAD] = {"mgpuModuleUnload", "(!llvm.ptr)"},
};

bool gv_has_word(gv_str text, const char *word) {
  return memmem(text.at, text.len, word, strlen(word)) != NULL;
}

static bool mentions(const gv_fix_edit *edit, gv_str name) {
  for (uint32_t i = 0; edit && i < edit->edits.len; i++)
    if (gv_has_word(edit->edits.at[i].text, name.at)) return true;
  return false;
}

bool gv_candidate_has(const gv_candidate *m, gv_str name) {
  return mentions(m->so_far, name) || mentions(m->others, name);
}

static bool begins_with(gv_str text, const char *word) {
  return text.len >= strlen(word) && memcmp(text.at, word, strlen(word)) == 0;
}

static gv_str without_blanks(gv_str line) {
  size_t begin = gv_indentation(line).len;
  return (gv_str){line.at + begin, line.len - begin};
}

/* The line begins the declaration of a function, in the form of its dialect or in the generic one,
 * in which the body that it lacks is on the next line. */
static bool declares(const gv_candidate *m, uint32_t index) {
  gv_str word = without_blanks(m->lines.at[index]);
  if (begins_with(word, "llvm.func ") || begins_with(word, "func.func "))
    return !gv_has_word(word, "{");
  bool generic = begins_with(word, "\"llvm.func\"(") || begins_with(word, "\"func.func\"(");
  return generic && index + 1 < m->lines.len &&
         begins_with(without_blanks(m->lines.at[index + 1]), "})");
}

/* The line that declares it, as llvm.func or func.func; GV_NONE: none does. `name` NULL: any of the
 * runtime's. */
static uint32_t declaration(const gv_candidate *m, const char *name) {
  gv_arena arena = {0};
  const char *symbol = name ? gv_format(&arena, "@%s(", name).at : "@mgpu",
             *generic =
                 name ? gv_format(&arena, "sym_name = \"%s\"", name).at : "sym_name = \"mgpu";
  uint32_t found = GV_NONE;
  for (uint32_t i = 0; i < m->lines.len && found == GV_NONE; i++) {
    bool is = declares(m, i) &&
              (gv_has_word(m->lines.at[i], symbol) || gv_has_word(m->lines.at[i], generic));
    if (is) found = i + 1;
  }
  gv_arena_clear(&arena);
  return found;
}

/* Functions of the dialect func are called in it. */
static bool is_of_func(const gv_candidate *m, const char *name) {
  uint32_t line = declaration(m, name);
  if (line == GV_NONE) line = declaration(m, NULL);
  return line != GV_NONE && (gv_has_word(m->lines.at[line - 1], "func.func ") ||
                             gv_has_word(m->lines.at[line - 1], "\"func.func\""));
}

/* The line has an operation in the generic form: "%x = "dialect.name"(…)". */
static bool is_generic(gv_str line) {
  gv_str word = without_blanks(line);
  const char *equals = begins_with(word, "%") ? memmem(word.at, word.len, "= ", 2) : NULL;
  if (equals) word.len -= (size_t)(equals + 2 - word.at), word.at = equals + 2;
  return begins_with(word, "\"");
}

/* As the line ends. */
const char *gv_newline_of(gv_str line) {
  return line.len > 1 && line.at[line.len - 2] == '\r' ? "\r\n" : "\n";
}

/* "  " before the line's first word. */
gv_str gv_indentation(gv_str line) {
  size_t len = 0;
  while (len < line.len && (line.at[len] == ' ' || line.at[len] == '\t')) len++;
  return (gv_str){line.at, len};
}

/* ---- statements and names ---- */

const gv_op *gv_candidate_op(const gv_candidate *m, uint32_t op) {
  return op == GV_NONE ? NULL : &m->model->ops.at[op];
}

/* Brackets and quotes that the line opens, it closes. */
bool gv_is_whole_statement(gv_str line) {
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

static bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/* An operation of another dialect has a name with a dot; those of the dialect of the function may
 * be written without. */
static bool begins_statement(gv_str word) {
  static const char *const short_names[] = {"return",  "call",   "br",
                                            "cond_br", "switch", "unreachable"};
  for (size_t i = 0; i < sizeof short_names / sizeof *short_names; i++)
    if (gv_str_equal(word, gv_str_of(short_names[i]))) return true;
  return memchr(word.at, '.', word.len) && !(word.at[0] >= '0' && word.at[0] <= '9');
}

/* No second one follows the first: what is in strings, attributes and comments is none, nor is what
 * belongs to a type, a symbol or a value. */
static bool is_one_statement(gv_str line) {
  uint32_t count = 0, depth = 0;
  for (size_t i = 0; i < line.len; i++) {
    char c = line.at[i];
    if (c == '"') {
      size_t begin = i + 1;
      for (i++; i < line.len && line.at[i] != '"'; i++) i += line.at[i] == '\\';
      bool called = !depth && i + 1 < line.len && line.at[i + 1] == '(';
      count += called && memchr(line.at + begin, '.', i - begin);
      continue;
    }
    if (c == '/' && i + 1 < line.len && line.at[i + 1] == '/') break;
    depth += c == '{', depth -= c == '}' && depth;
    if (!is_letter(c)) continue;
    size_t end = i;
    while (end < line.len &&
           (is_letter(line.at[end]) || line.at[end] == '.' || line.at[end] == '$'))
      end++;
    bool part = i && strchr("!#%@^$.-\"", line.at[i - 1]);
    count += !part && !depth && begins_statement((gv_str){line.at + i, end - i});
    i = end - 1;
  }
  return count <= 1;
}

/* The line of the operation, where it is alone on it; 0: it is not, or is not in the text. */
uint32_t gv_candidate_line(gv_candidate *m, uint32_t op) {
  const gv_op *o = gv_candidate_op(m, op);
  bool there = o && o->loc.file == m->file && o->loc.line && o->loc.line <= m->lines.len;
  if (!there) return m->failed = true, 0;
  gv_str line = m->lines.at[o->loc.line - 1];
  size_t start = gv_indentation(line).len;
  bool named = line.at[start] == '%' && o->loc.col > start + 3 &&
               memcmp(line.at + o->loc.col - 3, "= ", 2) == 0;
  bool begins = o->loc.col == start + 1 || (named && o->loc.col <= line.len);
  if (!begins || !gv_is_whole_statement(line) || !is_one_statement(line))
    return m->failed = true, 0;
  return o->loc.line;
}

gv_str gv_candidate_name(gv_candidate *m, gv_value_id value) {
  gv_str name = value == GV_NONE ? GV_STR("") : gv_value_name(m->model, value);
  if (!name.len) m->failed = true;
  gv_candidate_names(m, name, value);
  return name;
}

/* Argument `index` of a call in its line; empty, and failed, where it is none that is a value's
 * name. */
gv_str gv_candidate_argument(gv_candidate *m, uint32_t op, uint32_t index) {
  uint32_t number = index;
  uint32_t line = gv_candidate_line(m, op);
  gv_str text = line ? m->lines.at[line - 1] : GV_STR("");
  const char *end = text.at + text.len, *at = text.len ? memchr(text.at, '(', text.len) : NULL;
  for (; at && index; index--) at = memchr(at + 1, ',', (size_t)(end - at - 1));
  if (at)
    for (at++; at < end && *at == ' ';) at++;
  const char *stop = at;
  while (stop && stop < end && *stop != ',' && *stop != ')') stop++;
  bool is_name = at && stop < end && stop > at + 1 && *at == '%';
  if (!is_name) return m->failed = true, GV_STR("");
  gv_str name = {at, (size_t)(stop - at)};
  const gv_op *o = gv_candidate_op(m, op);
  if (number < o->operand_count && gv_operands(m->model, o)[number] != GV_NONE)
    gv_candidate_names(m, name, gv_operands(m->model, o)[number]);
  return name;
}

/* The operand of that kind; GV_NONE: there is none. */
gv_value_id gv_candidate_operand(const gv_candidate *m, uint32_t op, gv_of of) {
  const gv_op *o = gv_candidate_op(m, op);
  if (!o || o->kind != GV_OP_ACTION) return GV_NONE;
  for (uint32_t i = 0; i < o->operand_count; i++)
    if (gv_role_info_of(gv_role_of(o, i))->of == of) return gv_operands(m->model, o)[i];
  return GV_NONE;
}

static uint32_t function_of(const gv_candidate *m, uint32_t op) {
  return m->model->blocks.at[m->model->ops.at[op].block].function;
}

static uint32_t function_of_value(const gv_candidate *m, gv_value_id value) {
  const gv_value *v = &m->model->values.at[value];
  return v->def == GV_DEF_PARAM       ? v->a
         : v->def == GV_DEF_BLOCK_ARG ? m->model->blocks.at[v->a].function
         : v->def == GV_DEF_RESULT    ? function_of(m, v->a)
                                      : GV_NONE;
}

/* On the other side of a call: what is passed for the parameter, or the parameter for what is
 * passed. */
static gv_value_id across(const gv_candidate *m, gv_value_id value, uint32_t call, uint32_t at) {
  const gv_op *o = gv_candidate_op(m, call);
  const gv_value *v = &m->model->values.at[value];
  const gv_function *callee = &m->model->functions.at[o->callee];
  if (v->def == GV_DEF_PARAM && v->a == o->callee)
    return v->b < o->operand_count ? gv_operands(m->model, o)[v->b] : GV_NONE;
  for (uint32_t i = 0; i < o->operand_count && i < callee->params; i++)
    if (gv_operands(m->model, o)[i] == value && function_of(m, at) == o->callee)
      return m->model->params.at[callee->first_param + i];
  return value;
}

gv_value_id gv_candidate_here(const gv_candidate *m, gv_value_id value, uint32_t at) {
  if (value == GV_NONE) return GV_NONE;
  for (uint32_t i = m->finding->notes.len;
       i-- > 0 && value != GV_NONE && function_of_value(m, value) != function_of(m, at);) {
    const gv_note *n = &m->finding->notes.at[i];
    bool calls = n->kind == GV_NOTE_STEP && n->op != GV_NONE &&
                 gv_candidate_op(m, n->op)->kind == GV_OP_CALL;
    if (calls) value = across(m, value, n->op, at);
  }
  return value != GV_NONE && function_of_value(m, value) == function_of(m, at) ? value : GV_NONE;
}

bool gv_is_own(const gv_candidate *m, uint32_t op) {
  for (uint32_t i = 0; i < m->finding->notes.len; i++) {
    const gv_op *o = gv_candidate_op(m, m->finding->notes.at[i].op);
    bool makes = o && (o->kind == GV_OP_MEMORY ||
                       (o->kind == GV_OP_ACTION && o->action->creates != GV_CREATES_NOTHING));
    if (makes && m->finding->notes.at[i].op != op) return true;
  }
  return false;
}

/* Blocks need not be in the order of the text. */
void gv_candidate_function(const gv_candidate *m, uint32_t op, uint32_t *first, uint32_t *end) {
  const gv_function *f =
      &m->model->functions.at[m->model->blocks.at[m->model->ops.at[op].block].function];
  *first = op, *end = op + 1;
  for (uint32_t b = f->first_block; b < f->end_block; b++) {
    const gv_block *block = &m->model->blocks.at[b];
    if (block->first_op < *first) *first = block->first_op;
    if (block->end_op > *end) *end = block->end_op;
  }
}

bool gv_has_role(const gv_candidate *m, uint32_t op, gv_role role) {
  const gv_op *o = gv_candidate_op(m, op);
  if (!o || o->kind != GV_OP_ACTION) return false;
  for (uint32_t i = 0; i < o->operand_count; i++)
    if (gv_role_of(o, i) == role) return true;
  return false;
}

/* It ends what one of its operands is. */
bool gv_ends(const gv_candidate *m, uint32_t op) {
  const gv_op *o = gv_candidate_op(m, op);
  if (!o || o->kind != GV_OP_ACTION) return false;
  for (uint32_t i = 0; i < o->operand_count; i++)
    if (gv_role_info_of(gv_role_of(o, i))->ends) return true;
  return false;
}

/* ---- steps of the finding ---- */

/* The last step for which it is so; GV_NONE: there is none. */
uint32_t gv_last_step(const gv_candidate *m, bool (*is)(const gv_candidate *m, uint32_t op)) {
  for (uint32_t i = m->finding->notes.len; i-- > 0;) {
    const gv_note *n = &m->finding->notes.at[i];
    if (n->kind == GV_NOTE_STEP && n->op != GV_NONE && is(m, n->op)) return n->op;
  }
  return GV_NONE;
}

bool gv_is_exit(const gv_candidate *m, uint32_t op) {
  return gv_candidate_op(m, op)->kind == GV_OP_RETURN;
}

bool gv_enqueues(const gv_candidate *m, uint32_t op) {
  const gv_op *o = gv_candidate_op(m, op);
  return o->kind == GV_OP_ACTION && o->action->flags & GV_ACTION_ENQUEUES && op != m->finding->op;
}

/* What it does is not all here, or is another task's. */
bool gv_is_opaque(const gv_op *o) {
  static const uint8_t plain[] = {GV_OP_ACTION, GV_OP_MEMORY,     GV_OP_LOAD,    GV_OP_STORE,
                                  GV_OP_MEMCPY, GV_OP_SLOT_BEGIN, GV_OP_SLOT_END};
  for (size_t i = 0; i < sizeof plain; i++)
    if (o->kind == plain[i]) return false;
  return true;
}

/* A wait orders at least as much at the one place of a block as at the other: nothing between
 * enqueues work, or records an event. */
bool gv_waits_for_the_same(const gv_candidate *m, uint32_t op) {
  const gv_op *o = gv_candidate_op(m, op);
  return !gv_is_opaque(o) && !(o->kind == GV_OP_ACTION && o->action->flags & GV_ACTION_ENQUEUES) &&
         !gv_has_role(m, op, GV_ROLE_EVENT_RECORD);
}

/* ---- an edit in the making ---- */

void gv_candidate_begin(gv_candidate *m) {
  memset(&m->edit, 0, sizeof m->edit);
  m->edit.only_adds = true;
  m->edit.is_modelled = true;
  m->names.len = 0;
  m->failed = false;
  m->declare = 0;
}

void gv_candidate_edit(gv_candidate *m, uint32_t line, bool removes, gv_str text) {
  uint32_t at = m->edit.edits.len;
  gv_push(&m->edit.edits);
  for (; at && m->edit.edits.at[at - 1].line > line; at--)
    m->edit.edits.at[at] = m->edit.edits.at[at - 1];
  m->edit.edits.at[at] = (gv_line_edit){line, removes, text};
}

/* ---- what it does to the model ---- */

void gv_candidate_change(gv_candidate *m, gv_model_change change) {
  if (m->edit.is_modelled) *gv_push(&m->edit.changes) = change;
}

void gv_candidate_names(gv_candidate *m, gv_str name, gv_value_id value) {
  *gv_push(&m->names) = (gv_named){name, value};
}

/* A value that the operation uses, or makes, and that the text calls so. */
static gv_value_id find_in_op(const gv_candidate *m, uint32_t op, gv_str name) {
  const gv_op *o = &m->model->ops.at[op];
  for (uint32_t i = 0; i < o->operand_count && o->kind == GV_OP_ACTION; i++) {
    gv_value_id value = gv_operands(m->model, o)[i];
    if (value != GV_NONE && gv_str_equal(gv_value_name(m->model, value), name)) return value;
  }
  for (uint32_t i = 0; i < o->result_count; i++) {
    gv_value_id value = gv_results(m->model, o)[i];
    if (gv_str_equal(gv_value_name(m->model, value), name)) return value;
  }
  return GV_NONE;
}

/* In the function, the nearest to the finding first: most are there. */
static gv_value_id find_value(const gv_candidate *m, gv_str name) {
  uint32_t near = m->finding ? m->finding->op : GV_NONE;
  if (near == GV_NONE) return GV_NONE;
  uint32_t first, end;
  gv_candidate_function(m, near, &first, &end);
  uint32_t before = near - first, behind = end - near;
  gv_value_id found = GV_NONE;
  for (uint32_t d = 0; (d <= before || d < behind) && found == GV_NONE; d++) {
    if (d <= before) found = find_in_op(m, near - d, name);
    if (found == GV_NONE && d && d < behind) found = find_in_op(m, near + d, name);
  }
  return found;
}

gv_value_id gv_candidate_value(gv_candidate *m, gv_str name) {
  for (uint32_t i = m->names.len; i-- > 0;)
    if (gv_str_equal(m->names.at[i].name, name)) return m->names.at[i].value;
  gv_value_id value = find_value(m, name);
  m->edit.is_modelled &= value != GV_NONE;
  return value;
}

/* Of the C library, which no runtime has rows for. */
static const gv_action free_action = {.name = "free", .roles = {GV_ROLE_HOST_FREE}};

const gv_action *gv_candidate_action(gv_candidate *m, const char *name) {
  gv_str wanted = gv_str_of(name);
  for (uint32_t i = 0; i < m->model->ops.len; i++) {
    const gv_op *o = &m->model->ops.at[i];
    if (o->kind == GV_OP_ACTION && gv_str_equal(gv_str_of(o->action->name), wanted))
      return o->action;
  }
  const gv_action *action = m->lookup ? m->lookup(m->with, wanted) : NULL;
  if (!action && m->lookup && gv_str_equal(wanted, GV_STR("free"))) action = &free_action;
  m->edit.is_modelled &= action != NULL;
  return action;
}

static bool is_at(gv_loc a, gv_loc b) {
  return a.file == b.file && a.line == b.line && a.col == b.col;
}

/* One operation of the text may be several of the model, one after the other. Where the same place
 * is met again, loops were written out, or calls inlined. */
uint32_t gv_candidate_place(gv_candidate *m, uint32_t op, bool after) {
  const gv_model *model = m->model;
  const gv_block *b = &model->blocks.at[model->ops.at[op].block];
  gv_loc loc = model->ops.at[op].loc;
  uint32_t first = op, end = op + 1;
  while (first > b->first_op && is_at(model->ops.at[first - 1].loc, loc)) first--;
  while (end < b->end_op && is_at(model->ops.at[end].loc, loc)) end++;
  for (uint32_t i = 0; i < model->ops.len; i++)
    if ((i < first || i >= end) && is_at(model->ops.at[i].loc, loc)) m->edit.is_modelled = false;
  m->edit.is_modelled &= !after || end < b->end_op;
  return after ? end : first;
}

static bool is_one(gv_candidate *m, uint32_t op) {
  return gv_candidate_place(m, op, false) == op &&
         (op + 1 == m->model->blocks.at[m->model->ops.at[op].block].end_op ||
          gv_candidate_place(m, op, true) == op + 1);
}

static void change_call(gv_candidate *m, uint32_t op, bool after, gv_callee f, const char *result,
                        gv_str a, gv_str b) {
  gv_model_change change = {.kind = GV_CHANGE_INSERT, .op = gv_candidate_place(m, op, after)};
  const gv_str arguments[] = {a, b};
  change.action = gv_candidate_action(m, gv_callees[f].name);
  for (; change.value_count < GV_CHANGE_VALUES && arguments[change.value_count].len;
       change.value_count++)
    change.values[change.value_count] = gv_candidate_value(m, arguments[change.value_count]);
  if (result) {
    const char *end = strchr(result, ' ');
    gv_str name = {result, end ? (size_t)(end - result) : strlen(result)};
    gv_candidate_names(m, name, GV_VALUE_OF_CHANGE + m->edit.changes.len);
  }
  gv_candidate_change(m, change);
}

/* "(!llvm.ptr) -> ()" of "(!llvm.ptr)" */
static gv_str whole_type(gv_candidate *m, gv_callee f) {
  const char *type = gv_callees[f].type;
  return gv_format(m->arena, "%s%s", type, strstr(type, "->") ? "" : " -> ()");
}

static gv_str call_text(gv_candidate *m, gv_callee f, bool generic, gv_str a, gv_str b) {
  const char *name = gv_callees[f].name, *dialect = is_of_func(m, name) ? "func" : "llvm";
  gv_str type = whole_type(m, f),
         list = gv_format(m->arena, "%.*s%s%.*s", GV_FMT(a), b.len ? ", " : "", GV_FMT(b));
  if (!generic)
    return gv_format(m->arena, "%s.call @%s(%.*s) : %.*s", dialect, name, GV_FMT(list),
                     GV_FMT(type));
  gv_str sizes =
      gv_format(m->arena, ", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: %u, 0>",
                (a.len > 0) + (b.len > 0u));
  if (*dialect == 'f') sizes.len = 0;
  return gv_format(m->arena, "\"%s.call\"(%.*s) <{callee = @%s%.*s}> : %.*s", dialect, GV_FMT(list),
                   name, GV_FMT(sizes), GV_FMT(type));
}

/* "NAME(ARGUMENTS)" before or after the operation. */
void gv_candidate_call(gv_candidate *m, uint32_t op, bool after, gv_callee f, const char *result,
                       gv_str a, gv_str b) {
  uint32_t line = gv_candidate_line(m, op);
  if (m->failed) return;
  change_call(m, op, after, f, result, a, b);
  m->declare |= 1u << f;
  gv_str call = call_text(m, f, is_generic(m->lines.at[line - 1]), a, b);
  gv_candidate_line_at(m, op, after,
                       gv_format(m->arena, "%s%.*s", result ? result : "", GV_FMT(call)));
}

void gv_candidate_line_at(gv_candidate *m, uint32_t op, bool after, gv_str statement) {
  uint32_t line = gv_candidate_line(m, op);
  if (m->failed) return;
  gv_str at = m->lines.at[line - 1], indent = gv_indentation(at);
  gv_candidate_edit(
      m, line + after, false,
      gv_format(m->arena, "%.*s%.*s%s", GV_FMT(indent), GV_FMT(statement), gv_newline_of(at)));
}

bool gv_candidate_is_generic(gv_candidate *m, uint32_t op) {
  uint32_t line = gv_candidate_line(m, op);
  return line && is_generic(m->lines.at[line - 1]);
}

void gv_candidate_drop(gv_candidate *m, uint32_t op) {
  m->edit.only_adds = false;
  uint32_t line = gv_candidate_line(m, op);
  if (m->failed) return;
  gv_candidate_edit(m, line, true, GV_STR(""));
  m->edit.is_modelled &= is_one(m, op);
  gv_candidate_change(m, (gv_model_change){.kind = GV_CHANGE_REMOVE, .op = op});
}

/* The statement goes to before or after another one. */
void gv_candidate_move(gv_candidate *m, uint32_t op, uint32_t to, bool after) {
  m->edit.only_adds = false;
  uint32_t from_line = gv_candidate_line(m, op), to_line = gv_candidate_line(m, to);
  /* Where the program ends without a return, what is left is not asked for: the fault would only be
   * hidden. Nor is it asked for what a caller's is, on the other paths. */
  const gv_model *model = m->model;
  uint32_t from_block = gv_candidate_op(m, op)->block, to_block = gv_candidate_op(m, to)->block;
  bool unreachable = model->ops.at[model->blocks.at[to_block].end_op - 1].kind == GV_OP_UNREACHABLE;
  bool hides = from_block != to_block && (unreachable || (gv_ends(m, op) && !gv_is_own(m, op)));
  if (m->failed || from_line == to_line || hides) {
    m->failed = true;
    return;
  }
  gv_candidate_edit(m, from_line, true, GV_STR(""));
  gv_candidate_edit(m, to_line + after, false, m->lines.at[from_line - 1]);
  m->edit.is_modelled &= is_one(m, op);
  gv_candidate_change(m, (gv_model_change){.kind = GV_CHANGE_MOVE,
                                           .op = gv_candidate_place(m, to, after),
                                           .from = op});
}

/* "void (ptr, ptr)", the type of a function of the dialect llvm, of "(!llvm.ptr, !llvm.ptr)". */
static gv_str llvm_type(gv_candidate *m, gv_callee f) {
  const char *type = gv_callees[f].type, *arrow = strstr(type, " -> ");
  gv_str list = {type, arrow ? (size_t)(arrow - type) : strlen(type)};
  gv_str text = gv_format(m->arena, "%s ", arrow ? "ptr" : "void");
  for (size_t i = 0; i < list.len; i++) {
    bool pointer = list.len - i >= 9 && memcmp(list.at + i, "!llvm.ptr", 9) == 0;
    text = gv_format(m->arena, "%.*s%.*s", GV_FMT(text), pointer ? 3 : 1,
                     pointer ? "ptr" : list.at + i);
    i += pointer ? 8 : 0;
  }
  return text;
}

/* The declaration, on lines as those of another one. */
static gv_str declaration_text(gv_candidate *m, gv_callee f, gv_str beside) {
  bool func = is_of_func(m, NULL);
  gv_str indent = gv_indentation(beside), type = whole_type(m, f);
  const char *newline = gv_newline_of(beside), *name = gv_callees[f].name;
  if (!is_generic(beside))
    return gv_format(m->arena, "%.*s%s @%s%s%s", GV_FMT(indent),
                     func ? "func.func private" : "llvm.func", name, gv_callees[f].type, newline);
  gv_str head = func ? gv_format(m->arena,
                                 "\"func.func\"() <{function_type = %.*s, sym_name = \"%s\", "
                                 "sym_visibility = \"private\"}>",
                                 GV_FMT(type), name)
                     : gv_format(m->arena,
                                 "\"llvm.func\"() <{CConv = #llvm.cconv<ccc>, function_type = "
                                 "!llvm.func<%.*s>, linkage = #llvm.linkage<external>, sym_name = "
                                 "\"%s\", visibility_ = 0 : i64}>",
                                 GV_FMT(llvm_type(m, f)), name);
  return gv_format(m->arena, "%.*s%.*s ({%s%.*s}) : () -> ()%s", GV_FMT(indent), GV_FMT(head),
                   newline, GV_FMT(indent), newline);
}

static void declare_all(gv_candidate *m) {
  for (uint32_t f = 0; f < GV_CALLEES && !m->failed; f++) {
    if (!(m->declare & 1u << f) || declaration(m, gv_callees[f].name) != GV_NONE) continue;
    uint32_t line = declaration(m, NULL);
    m->failed = line == GV_NONE;
    if (m->failed) return;
    gv_str text = declaration_text(m, (gv_callee)f, m->lines.at[line - 1]);
    if (!mentions(m->so_far, text)) gv_candidate_edit(m, line, false, text);
  }
}

static void end(gv_candidate *m, gv_str title, bool is_guess) {
  declare_all(m);
  if (m->failed || !m->edit.edits.len || m->to->len == GV_FIX_CANDIDATES) {
    gv_fix_edit_clear(&m->edit);
    return;
  }
  m->edit.title = title;
  m->edit.is_guess = is_guess;
  *gv_push(m->to) = m->edit;
}

void gv_candidate_end(gv_candidate *m, gv_str title) { end(m, title, false); }
void gv_candidate_end_guess(gv_candidate *m, gv_str title) { end(m, title, true); }
