#include "narrate/words.h"

/* The lowering gives its values the places of what they come from: an allocation and a parameter
 * have a name in the source, too. */
static gv_str name_in_source(gv_model *model, gv_value_id value) {
  const gv_value *v = &model->values.at[value];
  bool allocated = v->def == GV_DEF_RESULT && model->ops.at[v->a].kind == GV_OP_ACTION &&
                   model->ops.at[v->a].action->creates == GV_CREATES_MEMORY;
  if (v->loc.file == 0 || (!allocated && v->def != GV_DEF_PARAM)) return GV_STR("");
  gv_str name = gv_name_in_text(model, v->loc, 0);
  return name.len ? name : GV_STR("");
}

/* The findings are in a source, of which the input is what it was lowered to: nobody who reads that
 * knows the names in the input. */
static bool is_lowered_from_source(const gv_model *part) {
  const gv_model *model = gv_whole_of(part);
  uint32_t o = 0;
  while (o < model->ops.len && model->ops.at[o].loc.file == GV_NONE) o++;
  return o < model->ops.len && model->ops.at[o].loc.file != 0;
}

/* "g_stream" of "@_ZL8g_stream", or "@g_stream": of a variable that is in no namespace. Empty: it
 * is in one. */
static gv_str name_of_global(gv_str name) {
  static const char hidden[] = "_ZL";
  if (name.len && name.at[0] == '@') name.at++, name.len--;
  if (gv_str_begins(name, hidden)) {
    size_t at = sizeof hidden - 1, len = 0;
    for (; at < name.len && name.at[at] >= '0' && name.at[at] <= '9' && len < name.len; at++)
      len = 10 * len + (size_t)(name.at[at] - '0');
    return at + len == name.len ? (gv_str){name.at + at, len} : GV_STR("");
  }
  return gv_str_begins(name, "_Z") || gv_str_begins(name, ".") ? GV_STR("") : name;
}

enum { LONGEST_NAME = 64 };

/* A name as C has them: debug information may say anything. */
static bool is_plain(gv_str name) {
  bool plain = name.len && name.len <= LONGEST_NAME;
  for (size_t i = 0; i < name.len && plain; i++) {
    char c = name.at[i];
    plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  }
  return plain;
}

gv_str gv_words_variable(gv_model *model, gv_value_id value) {
  if (!model->called.len) return GV_STR("");
  const gv_value *v = &model->values.at[value];
  uint32_t at = gv_map_get(&model->called_at, value);
  gv_str name = at != GV_NONE             ? model->called.at[at].name
                : v->def == GV_DEF_GLOBAL ? name_of_global(model->globals.at[v->a].name)
                                          : GV_STR("");
  return is_plain(name) ? gv_format(&model->arena, "'%.*s'", GV_FMT(name)) : GV_STR("");
}

gv_str gv_words_name(gv_model *model, gv_value_id value) {
  if (value == GV_NONE) return GV_STR("");
  gv_str variable = gv_words_variable(model, gv_strip(model, value));
  if (variable.len) return variable;
  bool hidden = is_lowered_from_source(model);
  gv_str name = hidden ? GV_STR("") : gv_value_name(model, value);
  gv_value_id root = gv_strip(model, value);
  if (!name.len && !hidden) name = gv_value_name(model, root);
  return name.len ? name : name_in_source(model, root);
}

/* An instruction of LLVM IR, by a word that the source has: in C an access has no name, and what
 * became an intrinsic is called by its own. */
static gv_str instruction_in_source(gv_model *model, const gv_op *op) {
  static const char prefix[] = "llvm.", intrinsic[] = "llvm.intr.";
  gv_str line = gv_source_line(model, op->loc.file, op->loc.line), name = op->name;
  if (name.len > 3 && memcmp(name.at, "@_Z", 3) == 0)
    return GV_STR("an implicit call"); /* of a destructor, say: a call has its name */
  if (name.len < sizeof prefix || memcmp(name.at, prefix, sizeof prefix - 1) != 0) return name;
  if (!line.at || memmem(line.at, line.len, name.at, name.len)) return name;
  if (name.len > sizeof intrinsic && memcmp(name.at, intrinsic, sizeof intrinsic - 1) == 0)
    return (gv_str){name.at + sizeof intrinsic - 1, name.len - (sizeof intrinsic - 1)};
  bool access = op->kind == GV_OP_LOAD || op->kind == GV_OP_STORE ||
                gv_str_equal(name, GV_STR("llvm.load")) || gv_str_equal(name, GV_STR("llvm.store"));
  return access ? GV_STR("the host") : name;
}

bool gv_words_is_c(const gv_model *model, gv_loc loc) {
  static const char *const endings[] = {"c",   "cc",  "cpp", "cxx", "c++", "C",   "cu",
                                        "cuh", "hip", "h",   "hh",  "hpp", "hxx", "h++",
                                        "H",   "inc", "inl", "ipp", "tcc"};
  if (loc.file == 0 || loc.file >= model->files.len) return false;
  gv_str path = model->files.at[loc.file].path;
  const char *dot = path.len ? memrchr(path.at, '.', path.len) : NULL;
  if (!dot) return false;
  gv_str ending = {dot + 1, (size_t)(path.at + path.len - dot) - 1};
  for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
    if (gv_str_equal(ending, gv_str_of(endings[i]))) return true;
  return false;
}

gv_str gv_words_op(gv_model *model, const gv_op *op) {
  gv_str written = op->loc.file == 0 || gv_words_is_c(model, op->loc)
                       ? GV_STR("")
                       : gv_op_in_text(model, op->loc, op->name);
  if (written.len) return written;
  if (op->kind == GV_OP_SLOT_END && op->loc.file != 0 && op->loc.file != GV_NONE)
    return GV_STR("the end of its scope");
  return op->loc.file == 0 || op->loc.file == GV_NONE ? op->name : instruction_in_source(model, op);
}

/* "%23", or "%23 (line 6)" where other values are called that, too. */
static gv_str exact_name(gv_model *model, gv_arena *arena, gv_value_id value) {
  gv_str name = gv_words_name(model, value);
  const gv_value *v = &model->values.at[value];
  if (!name.len) return name;
  if (!gv_is_name_shared(model, name)) return name;
  if (v->loc.file == GV_NONE) return name;
  return gv_format(arena, "%.*s (line %u)", GV_FMT(name), v->loc.line);
}

/* One of the pointers and numbers that the lowering makes of a memref: they have its name. */
static bool is_part_of_memref(gv_model *model, gv_value_id value, gv_str name) {
  const gv_value *v = &model->values.at[value];
  if (v->def != GV_DEF_PARAM) return false;
  const gv_function *f = &model->functions.at[v->a];
  for (uint32_t i = v->b ? v->b - 1 : 0; i < f->params && i <= v->b + 1; i++)
    if (i != v->b && gv_str_equal(gv_words_name(model, model->params.at[f->first_param + i]), name))
      return true;
  return false;
}

gv_str gv_words_input(gv_model *model, gv_arena *arena, gv_value_id value) {
  const gv_value *v = &model->values.at[value];
  gv_str name = gv_words_name(model, value);
  if (name.len && is_part_of_memref(model, value, name))
    return gv_format(arena, "a number of memref %.*s", GV_FMT(name));
  if (name.len) return name;
  gv_str of = v->def == GV_DEF_PARAM ? model->functions.at[v->a].name : GV_STR("");
  if (of.len > 1 && memcmp(of.at, "_Z", 2) == 0)
    of = GV_STR("this function"); /* of C++, which has no such name in the source */
  if (v->def == GV_DEF_PARAM) return gv_format(arena, "parameter %u of %.*s", v->b + 1, GV_FMT(of));
  if (v->def == GV_DEF_RESULT && model->ops.at[v->a].name.len &&
      model->ops.at[v->a].name.at[0] == '@')
    return gv_format(arena, "the result of %.*s at %u:%u", GV_FMT(model->ops.at[v->a].name),
                     v->loc.line, v->loc.col);
  return gv_format(arena, "the value read at %u:%u", v->loc.line, v->loc.col);
}

static const char *noun(gv_handle handle) {
  switch (handle) {
  case GV_HANDLE_STREAM:
  case GV_HANDLE_DEAD_STREAM: return "stream";
  case GV_HANDLE_EVENT:
  case GV_HANDLE_RECORDED:
  case GV_HANDLE_DEAD_EVENT: return "event";
  case GV_HANDLE_NULL: return "null";
  case GV_HANDLE_UNDEF: return "undefined value";
  case GV_HANDLE_MODULE:
  case GV_HANDLE_UNLOADED: return "module";
  case GV_HANDLE_STANDING:
  case GV_HANDLE_DESCRIPTOR:
  case GV_HANDLE_DEAD_DESCRIPTOR: return "descriptor";
  case GV_HANDLE_DEVICE:
  case GV_HANDLE_SHARED:
  case GV_HANDLE_PINNED:
  case GV_HANDLE_HEAP:
  case GV_HANDLE_FIXED:
  case GV_HANDLE_FREED:
  case GV_HANDLE_GIVEN_MEMORY:
  case GV_HANDLE_MEANT_MEMORY:
  case GV_HANDLE_REGISTERED_HEAP:
  case GV_HANDLE_PARTLY_HEAP:
  case GV_HANDLE_REGISTERED_FIXED:
  case GV_HANDLE_PARTLY_FIXED:
  case GV_HANDLE_REGISTERED_GIVEN:
  case GV_HANDLE_UNREGISTERED_GIVEN:
  case GV_HANDLE_PARTLY_GIVEN: return "buffer";
  case GV_HANDLE_GIVEN:
  case GV_HANDLE_UNKNOWN:
  case GV_HANDLE_UNLOWERED:
  case GV_HANDLE_ELSEWHERE:
  case GV_HANDLE_CONTROL:
  case GV_HANDLE_WORK:
  case GV_HANDLE_ADDRESS:
  case GV_HANDLE_NONE:
  case GV_HANDLE_COUNT: break;
  }
  return "handle";
}

gv_str gv_words_handle(gv_model *model, gv_arena *arena, gv_handle handle, gv_value_id value) {
  if (handle == GV_HANDLE_NULL || handle == GV_HANDLE_UNDEF) return gv_str_of(noun(handle));
  gv_str name = value == GV_NONE ? GV_STR("") : exact_name(model, arena, value);
  if (!name.len) return gv_format(arena, "the %s", noun(handle));
  return gv_format(arena, "%s %.*s", noun(handle), GV_FMT(name));
}

/* "destroyed stream %1", "a destroyed stream" */
static gv_str ended_handle(gv_model *model, gv_arena *arena, const char *ended, gv_handle handle,
                           gv_value_id value) {
  gv_str name = value == GV_NONE ? GV_STR("") : exact_name(model, arena, value);
  bool vowel = ended[0] == 'u';
  if (!name.len) return gv_format(arena, "%s %s %s", vowel ? "an" : "a", ended, noun(handle));
  return gv_format(arena, "%s %s %.*s", ended, noun(handle), GV_FMT(name));
}

static const char *noun_needed(gv_role role) {
  switch (gv_roles[role].of) {
  case GV_OF_STREAM: return "stream";
  case GV_OF_EVENT: return "event";
  case GV_OF_MODULE: return "module";
  case GV_OF_DESCRIPTOR: return "descriptor";
  default: return "buffer";
  }
}

gv_str gv_words_claim(gv_model *model, gv_arena *arena, gv_role role, gv_value_id value,
                      const char *verb) {
  gv_str name = value == GV_NONE ? GV_STR("") : exact_name(model, arena, value);
  const char *kind = noun_needed(role), *need = gv_roles[role].need;
  if (role == GV_ROLE_ESCAPE || role == GV_ROLE_NONE)
    kind = "handle", need = gv_roles[GV_ROLE_ESCAPE].need;
  if (!name.len) return gv_format(arena, "the %s %s %s", kind, verb, need);
  if (strcmp(kind, "buffer") == 0 || strcmp(kind, "handle") == 0)
    return gv_format(arena, "%.*s %s %s", GV_FMT(name), verb, need);
  return gv_format(arena, "%s %.*s %s %s", kind, GV_FMT(name), verb, need);
}

static const char *kind_needed(gv_role role) {
  switch (gv_roles[role].of) {
  case GV_OF_STREAM: return "a stream";
  case GV_OF_EVENT: return "an event";
  case GV_OF_MODULE: return "a module";
  case GV_OF_DESCRIPTOR: return "a descriptor";
  default: return role == GV_ROLE_DEVICE_FREE ? "device memory" : "memory";
  }
}

/* ---- pending work ---------------------------------------------------------------------------- */

static gv_value_id stream_of(const gv_model *m, const gv_op *op) {
  for (uint32_t i = 0; op->kind == GV_OP_ACTION && i < op->operand_count; i++)
    if (gv_role_of(op, i) == GV_ROLE_STREAM_USE) return gv_operands(m, op)[i];
  return GV_NONE;
}

/* The stream is one of a call's own, which nobody has a name for. */
bool gv_words_is_of_no_device(const gv_model *m, const gv_op *op) {
  gv_value_id value = stream_of(m, op);
  if (value == GV_NONE) return op->kind == GV_OP_ACTION && op->action->flags & GV_ACTION_NO_DEVICE;
  const gv_value *root = &m->values.at[gv_strip(m, value)];
  const gv_op *made = root->def == GV_DEF_RESULT ? &m->ops.at[root->a] : NULL;
  return made && made->kind == GV_OP_ACTION && made->action->flags & GV_ACTION_NO_DEVICE;
}

static gv_str stream_name(gv_model *m, gv_arena *arena, const gv_op *op) {
  gv_value_id value = stream_of(m, op);
  gv_str name = gv_words_name(m, value);
  if (name.len) return gv_format(arena, "stream %.*s", GV_FMT(name));
  const gv_value *root = value == GV_NONE ? NULL : &m->values.at[gv_strip(m, value)];
  if (!root || root->def == GV_DEF_NULL) return GV_STR("the default stream");
  if (root->def == GV_DEF_GLOBAL && m->globals.at[root->a].is_stream)
    return m->globals.at[root->a].name;
  if (root->def == GV_DEF_RESULT && m->ops.at[root->a].kind == GV_OP_ACTION &&
      root->loc.file != GV_NONE)
    return gv_format(arena, "the stream created at line %u", root->loc.line);
  return GV_STR("its stream");
}

static const char *verb(uint8_t mode) {
  return mode == GV_READS ? "read" : mode == GV_WRITES ? "write" : "read and write";
}

static const char *verb_now(uint8_t mode) {
  return mode == GV_READS ? "reads" : mode == GV_WRITES ? "writes" : "reads and writes";
}

static bool is_enqueued(const gv_op *op) {
  return op->kind == GV_OP_ACTION && op->action->flags & GV_ACTION_ENQUEUES;
}

gv_str gv_words_begin(gv_model *m, gv_arena *arena, uint32_t op_id, uint32_t operand) {
  const gv_op *op = &m->ops.at[op_id];
  uint8_t mode = gv_mode_of(gv_role_at(op, operand));
  gv_str name = gv_words_op(m, op);
  if (!is_enqueued(op))
    return gv_format(arena, "%.*s %s it here, in a task that is not awaited", GV_FMT(name),
                     verb_now(mode));
  if (gv_words_is_of_no_device(m, op))
    return gv_format(arena, "%.*s begins here, and %s it until it is waited for", GV_FMT(name),
                     verb_now(mode));
  gv_str stream = stream_name(m, arena, op);
  if (gv_role_at(op, operand) == GV_ROLE_MODULE_LAUNCH)
    return gv_format(arena, "%.*s is enqueued on %.*s here and runs its code asynchronously",
                     GV_FMT(name), GV_FMT(stream));
  return gv_format(arena, "%.*s is enqueued on %.*s here and %s it asynchronously", GV_FMT(name),
                   GV_FMT(stream),
                   op->unseen && !op->range_count ? "may read or write" : verb_now(mode));
}

/* "line 12", for places in the input. */
static gv_str line_of(gv_arena *arena, gv_loc loc) {
  if (loc.file == GV_NONE) return GV_STR("it");
  return gv_format(arena, "line %u", loc.line);
}

gv_str gv_words_ignoring(gv_model *m, gv_arena *arena, uint32_t op_id) {
  const gv_op *op = &m->ops.at[op_id];
  if (op->kind != GV_OP_ACTION || !(op->action->flags & GV_ACTION_ON_NULL)) return GV_STR("");
  return gv_format(arena, "on %s, %.*s ignores its stream argument and uses the default stream",
                   m->runtime.name ? m->runtime.name : "this runtime", GV_FMT(gv_words_op(m, op)));
}

/* ---- what orders pending work ---- */

static bool uses_root(const gv_model *m, const gv_op *op, gv_role role, gv_value_id root) {
  for (uint32_t i = 0; op->kind == GV_OP_ACTION && i < op->operand_count; i++) {
    gv_value_id operand = gv_operands(m, op)[i];
    if (gv_role_of(op, i) == role && operand != GV_NONE && gv_strip(m, operand) == root)
      return true;
  }
  return false;
}

static gv_value_id recorded_event(const gv_model *m, const gv_op *op) {
  for (uint32_t i = 0; op->kind == GV_OP_ACTION && i < op->operand_count; i++)
    if (gv_role_of(op, i) == GV_ROLE_EVENT_RECORD) return gv_operands(m, op)[i];
  return GV_NONE;
}

static bool is_ended_before(const gv_model *m, uint32_t from, uint32_t until, gv_value_id root) {
  for (uint32_t o = from; o < until; o++)
    if (uses_root(m, &m->ops.at[o], GV_ROLE_EVENT_DESTROY, root)) return true;
  return false;
}

/* An event with a name that the program records on the stream of the first operation, after it and
 * before the second, in their block; GV_NONE: it has none. */
static uint32_t record_between(gv_model *m, uint32_t first, uint32_t second) {
  gv_value_id stream = stream_of(m, &m->ops.at[first]);
  if (stream == GV_NONE || m->ops.at[first].block != m->ops.at[second].block) return GV_NONE;
  for (uint32_t o = first + 1; o < second; o++) {
    gv_value_id event = recorded_event(m, &m->ops.at[o]), on = stream_of(m, &m->ops.at[o]);
    if (event == GV_NONE) continue;
    if (on == GV_NONE) continue;
    if (gv_strip(m, on) != gv_strip(m, stream)) continue;
    if (!gv_words_name(m, event).len) continue;
    if (!is_ended_before(m, o + 1, second, gv_strip(m, event))) return o;
  }
  return GV_NONE;
}

static gv_str words_missing_event(gv_model *m, gv_arena *arena, gv_str waits, uint32_t record,
                                  gv_str to) {
  const gv_op *op = &m->ops.at[record];
  return gv_format(arena, "make %.*s wait for event %.*s, recorded at %.*s, before %.*s",
                   GV_FMT(waits), GV_FMT(gv_words_name(m, recorded_event(m, op))),
                   GV_FMT(line_of(arena, op->loc)), GV_FMT(to));
}

/* In the words of a source that has tokens, and no streams. An operation that is lowered to work
 * on a stream takes one dependency: the tokens are joined first. */
static gv_str words_missing_token(gv_arena *arena, gv_str from, gv_str to, bool on_stream) {
  if (on_stream)
    return gv_format(arena,
                     "join the token of %.*s with the dependency of %.*s in one "
                     "gpu.wait async",
                     GV_FMT(from), GV_FMT(to));
  return gv_format(arena, "wait for the token of %.*s with gpu.wait before %.*s", GV_FMT(from),
                   GV_FMT(to));
}

static bool is_of_gpu_dialect(gv_model *m, const gv_op *op) {
  gv_str name = op->loc.file == 0 || gv_words_is_c(m, op->loc) ? GV_STR("") : gv_words_op(m, op);
  return name.len > 4 && memcmp(name.at, "gpu.", 4) == 0;
}

gv_str gv_words_missing(gv_model *m, gv_arena *arena, uint32_t op_id, gv_begun begun) {
  const gv_op *first = &m->ops.at[begun.op], *second = &m->ops.at[op_id];
  gv_str from = line_of(arena, first->loc), to = line_of(arena, second->loc),
         stream = stream_name(m, arena, first);
  bool on_stream = second->kind == GV_OP_ACTION && second->action->flags & GV_ACTION_ENQUEUES &&
                   stream_of(m, second) != GV_NONE && !gv_words_is_of_no_device(m, second);
  if (gv_words_is_of_no_device(m, first))
    return gv_format(arena, "wait for %.*s of %.*s before %.*s", GV_FMT(gv_words_op(m, first)),
                     GV_FMT(from), GV_FMT(to));
  if (!is_enqueued(first))
    return gv_format(arena, "await the task of %.*s before %.*s", GV_FMT(from), GV_FMT(to));
  if (is_of_gpu_dialect(m, first))
    return words_missing_token(arena, from, to, on_stream && is_of_gpu_dialect(m, second));
  uint32_t record = record_between(m, begun.op, op_id);
  gv_str waits = on_stream ? stream_name(m, arena, second) : GV_STR("the host");
  if (record != GV_NONE) return words_missing_event(m, arena, waits, record, to);
  bool named = !gv_str_equal(stream, GV_STR("its stream")),
       named_wait = !gv_str_equal(waits, GV_STR("its stream"));
  if (on_stream && !named && !named_wait)
    return gv_format(
        arena, "record an event after %.*s on its stream, and make the stream of %.*s wait for it",
        GV_FMT(from), GV_FMT(to));
  if (on_stream && !named_wait) waits = gv_format(arena, "the stream of %.*s", GV_FMT(to));
  if (on_stream && !named)
    return gv_format(
        arena, "record an event after %.*s on its stream, and make %.*s wait for it before %.*s",
        GV_FMT(from), GV_FMT(waits), GV_FMT(to));
  if (on_stream)
    return gv_format(arena,
                     "record an event on %.*s after %.*s and make %.*s wait for it before %.*s",
                     GV_FMT(stream), GV_FMT(from), GV_FMT(waits), GV_FMT(to));
  if (!named)
    return gv_format(arena, "synchronize the stream of %.*s before %.*s", GV_FMT(from), GV_FMT(to));
  return gv_format(arena, "synchronize %.*s after %.*s and before %.*s", GV_FMT(stream),
                   GV_FMT(from), GV_FMT(to));
}

static const char *done_by(gv_rule rule, uint8_t mode) {
  if (rule == GV_RULE_FREE_IN_FLIGHT || rule == GV_RULE_USE_AFTER_FREE) return "freed";
  return mode == GV_READS ? "read" : mode == GV_WRITES ? "written" : "read and written";
}

static gv_str words_dropped(const gv_model *model, gv_arena *arena, const gv_fault *fault,
                            gv_begun begun) {
  const gv_op *before = &model->ops.at[begun.op];
  const gv_dependency *d = gv_demand_between(model, begun.op, fault->op);
  const char *fails = d->host ? "does not wait for it" : "does not order them";
  return gv_format(arena, "%.*s depends on %.*s at line %u, but the lowered code %s",
                   GV_FMT(d->after_name), GV_FMT(d->before_name), before->loc.line, fails);
}

enum { STEPS_BACK = 64 };

/* What the address is so many bytes behind. */
static gv_value_id start_of(const gv_model *m, gv_value_id address) {
  gv_value_id id = gv_strip(m, address);
  for (uint32_t i = 0; i < STEPS_BACK && m->values.at[id].def == GV_DEF_OFFSET; i++)
    id = gv_strip(m, m->values.at[id].a);
  return id;
}

/* "buffer %3", "the buffer of %3", "a buffer" */
static gv_str accessed(gv_model *m, gv_arena *arena, const gv_op *op, uint32_t operand) {
  gv_value_id value = gv_operands(m, op)[operand];
  gv_role role = gv_role_at(op, operand);
  gv_str name = value == GV_NONE ? GV_STR("") : exact_name(m, arena, value);
  if (!name.len && value != GV_NONE) name = gv_words_variable(m, start_of(m, value));
  bool described = gv_is_memref_role(role);
  if (!name.len) return described ? GV_STR("the buffer of a descriptor") : GV_STR("a buffer");
  if (op->kind == GV_OP_SLOT_END) return gv_format(arena, "stack slot %.*s", GV_FMT(name));
  return gv_format(arena, "%s %.*s", described ? "the buffer of" : "buffer", GV_FMT(name));
}

gv_str gv_words_conflict(gv_model *m, gv_arena *arena, const gv_fault *fault, gv_begun begun) {
  if (fault->rule == GV_RULE_DEPENDENCY_DROPPED) return words_dropped(m, arena, fault, begun);
  const gv_op *op = &m->ops.at[fault->op], *first = &m->ops.at[begun.op];
  gv_str pending = gv_words_op(m, first), now = gv_words_op(m, op);
  if (fault->operand == GV_NONE)
    return gv_format(arena, "nothing waits for the work of %.*s", GV_FMT(pending));
  gv_str what = accessed(m, arena, op, fault->operand);
  if (first->loc.file != GV_NONE)
    pending = gv_format(arena, "%.*s (line %u)", GV_FMT(pending), first->loc.line);
  const char *does = verb(gv_mode_of(gv_role_at(first, begun.operand)));
  if (op->kind == GV_OP_SLOT_END)
    return gv_format(arena, "%.*s is released by %.*s while %.*s may still %s it", GV_FMT(what),
                     GV_FMT(now), GV_FMT(pending), does);
  gv_str name = gv_words_name(m, gv_operands(m, op)[fault->operand]);
  if (fault->rule == GV_RULE_MODULE_UNLOAD_IN_FLIGHT)
    return gv_format(arena, "%s%.*s is unloaded by %.*s while %.*s may still run",
                     name.len ? "module " : "a module", GV_FMT(name), GV_FMT(now), GV_FMT(pending));
  return gv_format(arena, "%.*s is %s by %.*s while %.*s may still %s it", GV_FMT(what),
                   done_by(fault->rule, gv_mode_of(gv_role_at(op, fault->operand))), GV_FMT(now),
                   GV_FMT(pending), does);
}

/* ---- what rests on kernels ---- */

static bool is_unseen(const gv_op *op) { return op->kind == GV_OP_ACTION && op->unseen; }

static bool has_kernel(const gv_op *op) {
  if (op->kind != GV_OP_ACTION) return false;
  if (op->unseen) return true;
  return op->range_count && op->action->flags & GV_ACTION_ENQUEUES;
}

/* "kernel @k", or the kernel of a call, or the call itself, of a copy of rows. */
static gv_str kernel_of(gv_model *m, gv_arena *arena, uint32_t op) {
  gv_str name = gv_kernel_name(m, op);
  if (name.len) return gv_format(arena, "kernel %.*s", GV_FMT(name));
  gv_str line = line_of(arena, m->ops.at[op].loc);
  return gv_format(arena, "%s%.*s (%.*s)", is_unseen(&m->ops.at[op]) ? "the kernel of " : "",
                   GV_FMT(gv_words_op(m, &m->ops.at[op])), GV_FMT(line));
}

/* What would have to hold of the kernels for the conflict to be one: "kernel @k writes it" */
static gv_str condition(gv_model *m, gv_arena *arena, const gv_fault *fault, gv_begun begun) {
  const gv_op *op = &m->ops.at[fault->op], *first = &m->ops.at[begun.op];
  bool second_writes = gv_mode_of(gv_role_at(op, fault->operand)) & GV_WRITES,
       first_writes = gv_mode_of(gv_role_at(first, begun.operand)) & GV_WRITES;
  if (is_unseen(op) && is_unseen(first) && begun.op != fault->op &&
      !gv_str_equal(kernel_of(m, arena, begun.op), kernel_of(m, arena, fault->op)))
    return gv_format(arena, "%.*s or %.*s writes it", GV_FMT(kernel_of(m, arena, begun.op)),
                     GV_FMT(kernel_of(m, arena, fault->op)));
  if (is_unseen(op) || is_unseen(first)) {
    bool other_writes = is_unseen(op) ? first_writes && begun.op != fault->op : second_writes;
    return gv_format(arena, "%.*s %s it",
                     GV_FMT(kernel_of(m, arena, is_unseen(op) ? fault->op : begun.op)),
                     other_writes ? "accesses" : "writes");
  }
  if (has_kernel(op) && has_kernel(first) && begun.op != fault->op)
    return gv_format(arena, "%.*s and %.*s access the same bytes",
                     GV_FMT(kernel_of(m, arena, begun.op)), GV_FMT(kernel_of(m, arena, fault->op)));
  return gv_format(arena, "%.*s accesses the same bytes",
                   GV_FMT(kernel_of(m, arena, has_kernel(op) ? fault->op : begun.op)));
}

gv_str gv_words_in_doubt(gv_model *m, gv_arena *arena, const gv_fault *fault, gv_begun begun) {
  const gv_op *op = &m->ops.at[fault->op], *first = &m->ops.at[begun.op];
  gv_str what = accessed(m, arena, op, fault->operand), name = gv_words_op(m, first);
  if (first->loc.file != GV_NONE)
    name = gv_format(arena, "%.*s (line %u)", GV_FMT(name), first->loc.line);
  return gv_format(arena, "cannot prove that %.*s is not in use by %.*s here: it is a race if %.*s",
                   GV_FMT(what), GV_FMT(name), GV_FMT(condition(m, arena, fault, begun)));
}

gv_str gv_words_settled(gv_model *m, gv_arena *arena, const gv_fault *fault, gv_begun begun) {
  const gv_op *op = &m->ops.at[fault->op], *first = &m->ops.at[begun.op];
  if (!is_unseen(op) && !is_unseen(first))
    return GV_STR("make the sizes and offsets constant, or give the body of the kernel");
  return gv_format(arena,
                   "give the body of %.*s with --device-module, or use --kernel-effects=assume-all",
                   GV_FMT(kernel_of(m, arena, is_unseen(op) ? fault->op : begun.op)));
}

/* ---- faults ---------------------------------------------------------------------------------- */

static bool is_conflict(gv_rule rule) {
  return rule == GV_RULE_HOST_RACE || rule == GV_RULE_STREAM_RACE ||
         rule == GV_RULE_FREE_IN_FLIGHT || rule == GV_RULE_UNWAITED_WORK ||
         rule == GV_RULE_MODULE_UNLOAD_IN_FLIGHT;
}

gv_str gv_words_after(gv_model *m, gv_arena *arena, gv_rule rule, const gv_op *op) {
  gv_str name = gv_words_op(m, op);
  if (is_conflict(rule))
    return gv_format(arena, "as a consequence, %.*s is not ordered after it either", GV_FMT(name));
  return gv_format(arena, "as a consequence, %.*s %s", GV_FMT(name),
                   rule == GV_RULE_DEVICE_MEMORY_ON_HOST ? "accesses it, too" : "fails, too");
}

gv_str gv_words_not_ended(const gv_model *model, gv_arena *arena, const gv_fault *leak) {
  const gv_op *made = &model->ops.at[leak->op];
  bool descriptor = made->kind == GV_OP_ACTION && made->action->creates == GV_CREATES_DESCRIPTOR;
  bool freed = leak->rule == GV_RULE_MEMORY_LEAK && !descriptor;
  const char *ending = freed                               ? "freeing"
                       : leak->rule == GV_RULE_MODULE_LEAK ? "unloading"
                                                           : "destroying";
  return gv_format(arena, "the function returns here without %s it", ending);
}

static const char *ended(gv_handle handle) {
  return handle == GV_HANDLE_UNLOADED          ? "unloaded"
         : handle == GV_HANDLE_DEAD_DESCRIPTOR ? "destroyed"
                                               : "freed";
}

static const char *freed_by(gv_role role) {
  return role == GV_ROLE_HOST_FREE     ? "malloc'ed memory"
         : role == GV_ROLE_PINNED_FREE ? "pinned host memory"
                                       : "device memory";
}

/* The memory is of the kind that the function frees, and the address is not the one that the
 * allocation gave. */
static bool is_inside(gv_handle handle, gv_role role) {
  return gv_handle_step(handle, role).rule == GV_RULE_NONE;
}

gv_str gv_words_escape(gv_model *model, gv_arena *arena, uint32_t op_id, uint32_t operand,
                       gv_handle handle) {
  const gv_op *op = &model->ops.at[op_id];
  bool left = operand == op->operand_count;
  gv_value_id value = left ? GV_NONE : gv_operands(model, op)[operand];
  const char *ended = handle == GV_HANDLE_FREED      ? "freed"
                      : handle == GV_HANDLE_UNLOADED ? "unloaded"
                                                     : "destroyed";
  gv_str what = handle == GV_HANDLE_UNDEF ? GV_STR("an undefined value")
                                          : ended_handle(model, arena, ended, handle, value);
  if (left)
    return gv_format(
        arena,
        "cannot prove that %.*s is not used: unknown callers find it in memory that they have",
        GV_FMT(what));
  switch ((gv_op_kind)op->kind) {
  case GV_OP_RETURN:
    return gv_format(arena, "cannot prove that %.*s is not used: it is returned to unknown callers",
                     GV_FMT(what));
  case GV_OP_STORE:
  case GV_OP_MEMCPY:
    return gv_format(
        arena, "cannot prove that %.*s is not used: it is stored where other code can load it",
        GV_FMT(what));
  case GV_OP_ACTION:
    if (gv_is_register(gv_role_of(op, operand)) || gv_is_unregister(gv_role_of(op, operand)))
      return gv_format(arena, "cannot prove that %.*s is %s: it is %s",
                       GV_FMT(gv_words_handle(model, arena, handle, value)),
                       gv_role_info_of(gv_role_of(op, operand))->need, gv_handle_text(handle));
    /* fall through */
  default:
    return gv_format(arena,
                     "cannot prove that %.*s is not used: it is passed to %.*s, which is unknown",
                     GV_FMT(what), GV_FMT(op->name));
  }
}

static gv_str words_null(gv_model *model, gv_arena *arena, const gv_op *op, gv_role role) {
  gv_str name = gv_words_op(model, op);
  uint32_t flags = op->kind == GV_OP_ACTION ? op->action->flags : 0;
  if (flags & GV_ACTION_NEEDS_STREAM && (role == GV_ROLE_STREAM_USE || role == GV_ROLE_STREAM_SYNC))
    return gv_format(arena, "null stream passed to %.*s: %s has no default stream", GV_FMT(name),
                     model->runtime.name ? model->runtime.name : "this runtime");
  if (gv_mode_of(role))
    return gv_format(arena, "%.*s %s memory at a null pointer", GV_FMT(name),
                     verb_now(gv_mode_of(role)));
  return gv_format(arena, "null passed to %.*s, which needs %s", GV_FMT(name), kind_needed(role));
}

static gv_str words_unrecorded(gv_model *model, gv_arena *arena, const gv_op *op, gv_role role,
                               gv_str what) {
  gv_str name = gv_words_op(model, op);
  uint32_t flags = op->kind == GV_OP_ACTION ? op->action->flags : 0;
  if (flags & (GV_ACTION_RESETS_EVENT | GV_ACTION_NEEDS_STREAM))
    return gv_format(arena, "%.*s waits for %.*s, which is not recorded: on %s it never returns",
                     GV_FMT(name), GV_FMT(what),
                     model->runtime.name ? model->runtime.name : "this runtime");
  if (role == GV_ROLE_EVENT_READ)
    return gv_format(arena, "%.*s reads %.*s, which is not recorded", GV_FMT(name), GV_FMT(what));
  return gv_format(arena, "%.*s waits for %.*s, which is not recorded: the wait has no effect",
                   GV_FMT(name), GV_FMT(what));
}

static gv_str words_mismatched(gv_model *model, gv_arena *arena, const gv_op *op, gv_role role,
                               gv_handle handle, gv_str what) {
  gv_str name = gv_words_op(model, op);
  if (is_inside(handle, role))
    return gv_format(arena, "%.*s frees %.*s through an interior pointer", GV_FMT(name),
                     GV_FMT(what));
  if (handle == GV_HANDLE_STANDING)
    return gv_format(arena, "%.*s fails: %.*s belongs to the runtime", GV_FMT(name), GV_FMT(what));
  return gv_format(arena, "%.*s frees %s, but %.*s is %s", GV_FMT(name), freed_by(role),
                   GV_FMT(what), gv_handle_text(handle));
}

gv_str gv_words_fault(gv_model *model, gv_arena *arena, const gv_fault *fault, gv_handle handle,
                      gv_begun begun) {
  const gv_op *op = &model->ops.at[fault->op];
  if (fault->rule == GV_RULE_DEPENDENCY_DROPPED)
    return gv_words_conflict(model, arena, fault, begun);
  bool leak = fault->operand == GV_NONE;
  bool freed = fault->rule == GV_RULE_USE_AFTER_FREE; /* what is pending is the use */
  gv_str name = gv_words_op(model, op);
  if (begun.op != GV_NONE && (freed || is_conflict(fault->rule)))
    return gv_words_conflict(model, arena, fault, begun);
  if (freed && op->kind == GV_OP_SLOT_END)
    return gv_format(arena, "stack slot is released twice, the second time by %.*s", GV_FMT(name));
  gv_value_id value = leak ? gv_results(model, op)[0] : gv_operands(model, op)[fault->operand];
  gv_role role = leak ? GV_ROLE_NONE : gv_role_at(op, fault->operand);
  gv_str what = gv_words_handle(model, arena, handle, value);
  switch (fault->rule) {
  case GV_RULE_NULL_HANDLE: return words_null(model, arena, op, role);
  case GV_RULE_STREAM_LEAK:
  case GV_RULE_EVENT_LEAK: return gv_format(arena, "%.*s is never destroyed", GV_FMT(what));
  case GV_RULE_STREAM_DOUBLE_DESTROY:
  case GV_RULE_EVENT_DOUBLE_DESTROY:
    return gv_format(arena, "%.*s is destroyed twice", GV_FMT(what));
  case GV_RULE_STREAM_USE_AFTER_DESTROY:
    if (role == GV_ROLE_EVENT_SYNC)
      return gv_format(arena,
                       "%.*s may not wait: the stream on which %.*s is recorded is destroyed",
                       GV_FMT(name), GV_FMT(gv_words_handle(model, arena, GV_HANDLE_EVENT, value)));
    /* fall through */
  case GV_RULE_EVENT_USE_AFTER_DESTROY:
    return gv_format(arena, "use of %.*s by %.*s",
                     GV_FMT(ended_handle(model, arena, "destroyed", handle, value)), GV_FMT(name));
  case GV_RULE_EVENT_NOT_RECORDED: return words_unrecorded(model, arena, op, role, what);
  case GV_RULE_MEMORY_LEAK:
    return gv_format(arena, "%.*s is never %s", GV_FMT(what),
                     handle == GV_HANDLE_DESCRIPTOR ? "destroyed" : "freed");
  case GV_RULE_MODULE_LEAK: return gv_format(arena, "%.*s is never unloaded", GV_FMT(what));
  case GV_RULE_DOUBLE_FREE:
    return gv_format(arena, "%.*s is %s twice, the second time by %.*s", GV_FMT(what),
                     ended(handle), GV_FMT(name));
  case GV_RULE_USE_AFTER_FREE:
    return gv_format(arena, "use of %.*s by %.*s",
                     GV_FMT(ended_handle(model, arena, ended(handle), handle, value)),
                     GV_FMT(name));
  case GV_RULE_UNKNOWN_HANDLE:
    return gv_words_escape(model, arena, fault->op, fault->operand, handle);
  case GV_RULE_MISMATCHED_FREE: return words_mismatched(model, arena, op, role, handle, what);
  case GV_RULE_REGISTRATION_MISMATCH:
    return gv_format(arena, "%.*s %s %.*s, but it is %s", GV_FMT(name),
                     gv_is_register(role) ? "registers" : "unregisters", GV_FMT(what),
                     gv_handle_text(handle));
  case GV_RULE_FREE_WHILE_REGISTERED:
    return gv_format(arena, "%.*s is freed by %.*s while it is registered", GV_FMT(what),
                     GV_FMT(name));
  case GV_RULE_DEVICE_MEMORY_ON_HOST:
    return gv_format(arena, "the host accesses %.*s, which is device memory", GV_FMT(what));
  default:
    return gv_format(arena, "%.*s passed to %.*s, which needs %s", GV_FMT(what), GV_FMT(name),
                     kind_needed(role));
  }
}

const char *gv_words_change(gv_handle from, gv_handle to) {
  if (from == GV_HANDLE_GIVEN)
    return to == GV_HANDLE_DEAD_STREAM || to == GV_HANDLE_DEAD_EVENT ? "destroyed here"
                                                                     : "first used here";
  if (from == to) return NULL;
  if (to == GV_HANDLE_DEAD_STREAM || to == GV_HANDLE_DEAD_EVENT || to == GV_HANDLE_DEAD_DESCRIPTOR)
    return "destroyed here";
  if (to == GV_HANDLE_FREED) return "freed here";
  if (gv_handle_is_registered(to)) return "registered here";
  if (gv_handle_is_registered(from) || to == GV_HANDLE_UNREGISTERED_GIVEN)
    return "unregistered here";
  if (to == GV_HANDLE_UNLOADED) return "unloaded here";
  return to == GV_HANDLE_RECORDED ? "recorded here" : NULL;
}

uint32_t gv_elements_exceeded(const gv_model *m, gv_value_id value) {
  const gv_value *v = &m->values.at[gv_strip(m, value)];
  if (v->def == GV_DEF_SELECT) v = &m->values.at[gv_strip(m, v->b)];
  return v->def == GV_DEF_UNDEF ? v->a : 0;
}

static gv_str words_undefined(const gv_model *m, gv_arena *arena, const gv_seed *seed) {
  if (seed->op != GV_NONE) return GV_STR("uninitialized memory is allocated here");
  bool of_value = gv_key_space(seed->key) == GV_IN_VALUE;
  uint32_t elements = of_value ? gv_elements_exceeded(m, gv_key_base(seed->key)) : 0;
  if (!elements) return GV_STR("undefined value is defined here");
  if (elements == GV_NONE) return GV_STR("an element before the array is loaded here");
  return gv_format(arena, "an element is loaded here that is none of the %u of its array",
                   elements - 1);
}

gv_str gv_words_seed(const gv_model *m, gv_arena *arena, const gv_seed *seed) {
  switch (seed->handle) {
  case GV_HANDLE_WORK: /* that a demand is about */
    return seed->flags & GV_MARKED ? GV_STR("the event is recorded here") : GV_STR("enqueued here");
  case GV_HANDLE_STREAM: return GV_STR("stream created here");
  case GV_HANDLE_EVENT: return GV_STR("event created here");
  case GV_HANDLE_NULL: return GV_STR("null is defined here");
  case GV_HANDLE_UNDEF: return words_undefined(m, arena, seed);
  case GV_HANDLE_GIVEN:
  case GV_HANDLE_GIVEN_MEMORY: return GV_STR("passed in by the caller");
  case GV_HANDLE_DEVICE:
  case GV_HANDLE_SHARED:
  case GV_HANDLE_PINNED:
  case GV_HANDLE_HEAP: return GV_STR("buffer allocated here");
  case GV_HANDLE_FIXED: return GV_STR("memory declared here");
  case GV_HANDLE_MODULE: return GV_STR("module loaded here");
  case GV_HANDLE_STANDING: return GV_STR("the descriptor that the runtime owns is returned here");
  case GV_HANDLE_DESCRIPTOR: return GV_STR("descriptor created here");
  case GV_HANDLE_REGISTERED_HEAP:
  case GV_HANDLE_PARTLY_HEAP:
  case GV_HANDLE_REGISTERED_FIXED:
  case GV_HANDLE_PARTLY_FIXED:
  case GV_HANDLE_REGISTERED_GIVEN:
  case GV_HANDLE_UNREGISTERED_GIVEN:
  case GV_HANDLE_PARTLY_GIVEN:
  case GV_HANDLE_DEAD_DESCRIPTOR:
  case GV_HANDLE_RECORDED:
  case GV_HANDLE_DEAD_STREAM:
  case GV_HANDLE_DEAD_EVENT:
  case GV_HANDLE_FREED:
  case GV_HANDLE_UNLOADED:
  case GV_HANDLE_MEANT_MEMORY:
  case GV_HANDLE_ADDRESS:
  case GV_HANDLE_UNKNOWN:
  case GV_HANDLE_UNLOWERED:
  case GV_HANDLE_ELSEWHERE:
  case GV_HANDLE_CONTROL:
  case GV_HANDLE_NONE:
  case GV_HANDLE_COUNT: break;
  }
  return GV_STR("");
}

/* ---- why a state is not known ---- */

enum { OFFSETS_LIMIT = 64 };

/* "at index %i", of the array element that the operation loads or stores. */
static gv_str words_index(gv_model *model, gv_arena *arena, const gv_op *op) {
  gv_value_id id = gv_strip(model, gv_operands(model, op)[op->kind == GV_OP_STORE]);
  for (uint32_t i = 0; i < OFFSETS_LIMIT && model->values.at[id].def == GV_DEF_OFFSET; i++) {
    const gv_value *v = &model->values.at[id];
    gv_str name = v->k == GV_ANYWHERE && v->c ? gv_value_name(model, v->b) : GV_STR("");
    if (name.len) return gv_format(arena, "at index %.*s", GV_FMT(name));
    if (v->k == GV_ANYWHERE) return GV_STR("at an index");
    id = gv_strip(model, v->a);
  }
  return GV_STR("at a constant index");
}

/* "%n"; empty: it has no name. */
static gv_str words_bound(gv_model *model, gv_arena *arena, gv_value_id bound) {
  const gv_value *v = &model->values.at[bound];
  if (v->def == GV_DEF_INT) return gv_format(arena, "%lld", (long long)v->k);
  return gv_value_name(model, bound);
}

static bool is_same_bound(const gv_model *m, gv_value_id a, gv_value_id b) {
  const gv_value *x = &m->values.at[a], *y = &m->values.at[b];
  if (a == b) return true;
  if (x->def != GV_DEF_INT) return false;
  if (y->def != GV_DEF_INT) return false;
  return x->k == y->k;
}

/* A loop that stores to the array of the load, and has another bound than the loop of the load;
 * NULL: none. */
static const gv_element *find_filling(const gv_model *m, const gv_op *load) {
  const gv_element *of = &m->elements.at[load->element - 1];
  gv_key key = gv_resolve(m, gv_operands(m, load)[0]).key;
  for (uint32_t o = 0; o < m->ops.len && of->bound != GV_NONE; o++) {
    const gv_op *op = &m->ops.at[o];
    if (op->kind != GV_OP_STORE) continue;
    if (!op->element) continue;
    if (gv_resolve(m, gv_operands(m, op)[1]).key != key) continue;
    const gv_element *e = &m->elements.at[op->element - 1];
    if (e->bound != GV_NONE && e->at == of->at)
      return is_same_bound(m, e->bound, of->bound) ? NULL : e;
  }
  return NULL;
}

/* ": not known: %m <= %n, …", of the loop that loads the elements and the one that stores them;
 * empty: that is not what is missing. */
static gv_str words_bounds(gv_model *model, gv_arena *arena, const gv_op *load) {
  const gv_element *of = &model->elements.at[load->element - 1],
                   *filling = find_filling(model, load);
  if (!filling) return GV_STR("");
  uint32_t line = model->ops.at[of->test].loc.line, before = model->ops.at[filling->test].loc.line;
  gv_str loads = words_bound(model, arena, of->bound),
         stores = words_bound(model, arena, filling->bound);
  if (!loads.len || !stores.len)
    return gv_format(arena,
                     "; it is unknown whether the loop that ends at line %u goes no further than "
                     "the one at line %u",
                     line, before);
  return gv_format(arena,
                   "; %.*s <= %.*s is unknown, the bounds of the loops that end at lines %u and %u",
                   GV_FMT(loads), GV_FMT(stores), line, before);
}

/* It has to do with an array element, of which not enough is known; empty: with none. */
static gv_str words_element(gv_model *model, gv_arena *arena, gv_havoc havoc) {
  const gv_op *op = &model->ops.at[havoc.op];
  bool load = havoc.kind == GV_HAVOC_OVERWRITTEN && op->kind == GV_OP_LOAD;
  bool store = havoc.kind == GV_HAVOC_OFFSET && op->kind == GV_OP_STORE;
  if (!op->element || (!load && !store)) return GV_STR("");
  gv_str index = words_index(model, arena, op);
  gv_str bounds = load ? words_bounds(model, arena, op) : GV_STR("");
  if (load)
    return gv_format(arena, "it is loaded from an array %.*s, which may not be initialized%.*s",
                     GV_FMT(index), GV_FMT(bounds));
  return gv_format(arena, "it is stored to an array %.*s, which may be another element than before",
                   GV_FMT(index));
}

gv_str gv_words_havoc(gv_model *model, gv_arena *arena, gv_havoc havoc) {
  const gv_op *op = &model->ops.at[havoc.op];
  gv_str element = words_element(model, arena, havoc), name = gv_words_op(model, op);
  if (element.len) return element;
  switch (havoc.kind) {
  case GV_HAVOC_UNKNOWN_CALL:
    return gv_format(arena, "it is passed to %.*s, whose effect is unknown", GV_FMT(name));
  case GV_HAVOC_KEPT:
    return gv_format(arena, "%.*s keeps its address, and accesses through that are not tracked",
                     GV_FMT(name));
  case GV_HAVOC_STORED: return GV_STR("it is stored in memory that escapes");
  case GV_HAVOC_OFFSET: return GV_STR("it is stored or loaded at a non-constant offset");
  case GV_HAVOC_OVERWRITTEN:
    return GV_STR("it is loaded from memory that is also written at a non-constant offset");
  case GV_HAVOC_COMPUTED: return GV_STR("an address is computed from it, which is not tracked");
  case GV_HAVOC_ALIAS:
    return gv_format(arena, "the memory that holds it is passed to %.*s twice", GV_FMT(name));
  case GV_HAVOC_PARTIAL: return GV_STR("some bytes of the handle are overwritten");
  case GV_HAVOC_APART:
    return GV_STR("some bytes of the handle are extracted here, and those are not tracked");
  case GV_HAVOC_KERNEL: return GV_STR("it is undefined, and the kernel may use it");
  case GV_HAVOC_NULL:
    return gv_format(arena, "it is null, and %.*s may access memory through it", GV_FMT(name));
  case GV_HAVOC_SHARED:
    return GV_STR("a non-constant argument decides whether the host may access it");
  case GV_HAVOC_RESET:
    return gv_format(arena, "%.*s resets a device, which may be the device of this object",
                     GV_FMT(name));
  case GV_HAVOC_INSIDE:
    return gv_format(arena, "%.*s frees it through a pointer that may be an interior pointer",
                     GV_FMT(name));
  case GV_HAVOC_BEFORE_MAIN:
    return GV_STR("a global constructor leaves work pending that main may not wait for");
  case GV_HAVOC_REACHED:
    return gv_format(arena, "%.*s may access it through a pointer in memory", GV_FMT(name));
  case GV_HAVOC_UNREGISTERED:
    return gv_format(arena, "%.*s unregisters it while work on it may be pending", GV_FMT(name));
  case GV_HAVOC_TASK: return GV_STR("a task that uses it may run concurrently");
  case GV_HAVOC_LARGE: break;
  }
  return GV_STR("the expression that computes it is too large to track");
}

gv_str gv_words_havoc_help(gv_model *model, gv_arena *arena, gv_havoc havoc) {
  const gv_op *op = &model->ops.at[havoc.op];
  gv_str name = gv_words_op(model, op);
  if (words_element(model, arena, havoc).len)
    return havoc.kind == GV_HAVOC_OVERWRITTEN
               ? GV_STR("fill the array in a loop with the same bounds and step 1")
               : GV_STR("keep the handle in one array element");
  switch (havoc.kind) {
  case GV_HAVOC_UNKNOWN_CALL:
  case GV_HAVOC_REACHED:
  case GV_HAVOC_KEPT:
    return gv_format(arena, "give %.*s a body, or describe it with --runtime-file", GV_FMT(name));
  case GV_HAVOC_STORED:
    return gv_words_is_c(model, op->loc)
               ? GV_STR("keep the handle in a local variable whose address does not escape")
               : GV_STR("keep the handle in an SSA value, or in a stack slot whose address does "
                        "not escape");
  case GV_HAVOC_OFFSET:
  case GV_HAVOC_OVERWRITTEN: return GV_STR("use a constant index");
  case GV_HAVOC_COMPUTED:
  case GV_HAVOC_PARTIAL:
  case GV_HAVOC_APART: return GV_STR("pass the handle on unchanged");
  case GV_HAVOC_ALIAS: return GV_STR("pass the memory once");
  case GV_HAVOC_KERNEL:
    return GV_STR("initialize it, or give the body of the kernel with --device-module");
  case GV_HAVOC_NULL: return GV_STR("make the size constant, or test the pointer first");
  case GV_HAVOC_SHARED: return GV_STR("make the argument constant");
  case GV_HAVOC_RESET: return GV_STR("select one device before the first use");
  case GV_HAVOC_INSIDE: return GV_STR("free the pointer that the allocation returned");
  case GV_HAVOC_BEFORE_MAIN: return GV_STR("synchronize in the constructor");
  case GV_HAVOC_UNREGISTERED: return GV_STR("wait for the work before that");
  case GV_HAVOC_TASK: return GV_STR("await the task before this use");
  case GV_HAVOC_LARGE: break;
  }
  return GV_STR("split the expression");
}
