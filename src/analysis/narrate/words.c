#include "narrate/words.h"

gv_str gv_words_name(gv_model *model, gv_value_id value) {
  if (value == GV_NONE) return GV_STR("");
  gv_str name = gv_value_name(model, value);
  return name.len ? name : gv_value_name(model, gv_strip(model, value));
}

gv_str gv_words_input(gv_model *model, gv_arena *arena, gv_value_id value) {
  const gv_value *v = &model->values.at[value];
  gv_str name = gv_words_name(model, value);
  if (name.len) return name;
  if (v->def == GV_DEF_PARAM) return gv_format(arena, "parameter %u of %.*s", v->b + 1, GV_FMT(model->functions.at[v->a].name));
  if (v->def == GV_DEF_RESULT && model->ops.at[v->a].name.len && model->ops.at[v->a].name.at[0] == '@')
    return gv_format(arena, "the result of %.*s at %u:%u", GV_FMT(model->ops.at[v->a].name), v->loc.line, v->loc.col);
  return gv_format(arena, "the number read at %u:%u", v->loc.line, v->loc.col);
}

static const char *noun(gv_handle handle) {
  switch (handle) {
  case GV_HANDLE_STREAM:
  case GV_HANDLE_DEAD_STREAM:
    return "stream";
  case GV_HANDLE_EVENT:
  case GV_HANDLE_RECORDED:
  case GV_HANDLE_DEAD_EVENT:
    return "event";
  case GV_HANDLE_NULL:
    return "null";
  case GV_HANDLE_UNDEF:
    return "an undefined value";
  case GV_HANDLE_MODULE:
  case GV_HANDLE_UNLOADED:
    return "module";
  case GV_HANDLE_DEVICE:
  case GV_HANDLE_SHARED:
  case GV_HANDLE_PINNED:
  case GV_HANDLE_HEAP:
  case GV_HANDLE_FIXED:
  case GV_HANDLE_FREED:
  case GV_HANDLE_GIVEN_MEMORY:
  case GV_HANDLE_MEANT_MEMORY:
    return "memory";
  default:
    return "handle";
  }
}

gv_str gv_words_handle(gv_model *model, gv_arena *arena, gv_handle handle, gv_value_id value) {
  gv_str name = gv_words_name(model, value);
  if (handle == GV_HANDLE_NULL || handle == GV_HANDLE_UNDEF) return gv_str_of(noun(handle));
  if (!name.len) return gv_format(arena, "the %s", noun(handle));
  return gv_format(arena, "%s %.*s", noun(handle), GV_FMT(name));
}

const char *gv_words_need(gv_role role) { return gv_roles[role].need; }

static const char *kind_needed(gv_role role) {
  if (!gv_is_handle_role(role)) return gv_roles[role].need;
  return gv_roles[role].of == GV_OF_EVENT ? "an event" : "a stream";
}

/* ---- pending work ----------------------------------------------------------------------------------------------------------------- */

static gv_value_id stream_of(const gv_model *m, const gv_op *op) {
  for (uint32_t i = 0; op->kind == GV_OP_ACTION && i < op->operand_count; i++)
    if (gv_role_of(op, i) == GV_ROLE_STREAM_USE) return gv_operands(m, op)[i];
  return GV_NONE;
}

static gv_str stream_name(gv_model *m, gv_arena *arena, const gv_op *op) {
  gv_value_id value = stream_of(m, op);
  gv_str name = gv_words_name(m, value);
  if (name.len) return gv_format(arena, "stream %.*s", GV_FMT(name));
  const gv_value *root = value == GV_NONE ? NULL : &m->values.at[gv_strip(m, value)];
  if (!root || root->def == GV_DEF_NULL) return GV_STR("the null stream");
  if (root->def == GV_DEF_GLOBAL && m->globals.at[root->a].is_stream) return m->globals.at[root->a].name;
  return GV_STR("its stream");
}

static const char *verb(uint8_t mode) { return mode == GV_READS ? "read" : mode == GV_WRITES ? "write" : "read and write"; }

static const char *verb_now(uint8_t mode) {
  return mode == GV_READS ? "reads" : mode == GV_WRITES ? "writes" : "reads and writes";
}

static bool is_enqueued(const gv_op *op) { return op->kind == GV_OP_ACTION && op->action->flags & GV_ACTION_ENQUEUES; }

gv_str gv_words_begin(gv_model *m, gv_arena *arena, uint32_t op_id, uint32_t operand) {
  const gv_op *op = &m->ops.at[op_id];
  uint8_t mode = gv_mode_of(gv_role_at(op, operand));
  if (!is_enqueued(op))
    return gv_format(arena, "%.*s %s it here, in a task that nothing has waited for", GV_FMT(op->name), verb_now(mode));
  gv_str stream = stream_name(m, arena, op);
  if (gv_role_at(op, operand) == GV_ROLE_MODULE_LAUNCH)
    return gv_format(arena, "%.*s is enqueued here on %.*s and runs its code; the host goes on at once", GV_FMT(op->name),
                     GV_FMT(stream));
  const char *reason = op->action->flags & GV_ACTION_ON_NULL ? ", whatever stream it is given," : "";
  return gv_format(arena, "%.*s is enqueued here on %.*s%s and %s it; the host goes on at once", GV_FMT(op->name),
                   GV_FMT(stream), reason, op->unseen && !op->range_count ? "may read or write" : verb_now(mode));
}

/* "line 12", for places in the input. */
static gv_str line_of(gv_arena *arena, gv_loc loc) {
  if (loc.file == GV_NONE) return GV_STR("it");
  return gv_format(arena, "line %u", loc.line);
}

/* Why the stream that the call is given does not order it. */
static gv_str ignoring(const gv_model *m, gv_arena *arena, const gv_op *op) {
  if (op->kind != GV_OP_ACTION || !(op->action->flags & GV_ACTION_ON_NULL)) return GV_STR("");
  return gv_format(arena,
                   "; on %s %.*s ignores its stream and works on the null stream, with which created streams are not ordered",
                   m->runtime.name ? m->runtime.name : "this runtime", GV_FMT(op->name));
}

static gv_str words_missing(gv_model *m, gv_arena *arena, uint32_t op_id, gv_begun begun) {
  const gv_op *first = &m->ops.at[begun.op], *second = &m->ops.at[op_id];
  gv_str from = line_of(arena, first->loc), to = line_of(arena, second->loc), stream = stream_name(m, arena, first);
  bool on_stream = second->kind == GV_OP_ACTION && second->action->flags & GV_ACTION_ENQUEUES;
  if (!is_enqueued(first)) return gv_format(arena, "await the task of %.*s before %.*s", GV_FMT(from), GV_FMT(to));
  if (on_stream && stream_of(m, second) != GV_NONE) {
    gv_str waits = stream_name(m, arena, second);
    return gv_format(arena,
                     "record an event on %.*s after %.*s and make %.*s wait for it before %.*s, or use one stream for both",
                     GV_FMT(stream), GV_FMT(from), GV_FMT(waits), GV_FMT(to));
  }
  return gv_format(arena,
                   "synchronize with %.*s between %.*s and %.*s, or record an event on it after %.*s and let the host wait for "
                   "that",
                   GV_FMT(stream), GV_FMT(from), GV_FMT(to), GV_FMT(from));
}

gv_str gv_words_missing(gv_model *m, gv_arena *arena, uint32_t op_id, gv_begun begun) {
  gv_str missing = words_missing(m, arena, op_id, begun), why = ignoring(m, arena, &m->ops.at[begun.op]);
  if (!why.len) why = ignoring(m, arena, &m->ops.at[op_id]);
  return why.len ? gv_format(arena, "%.*s%.*s", GV_FMT(missing), GV_FMT(why)) : missing;
}

static const char *done_by(gv_rule rule, uint8_t mode) {
  if (rule == GV_RULE_FREE_IN_FLIGHT || rule == GV_RULE_USE_AFTER_FREE) return "freed";
  if (rule == GV_RULE_MODULE_UNLOAD_IN_FLIGHT) return "unloaded";
  return mode == GV_READS ? "read" : mode == GV_WRITES ? "written" : "read and written";
}

static gv_str words_dropped(const gv_model *model, gv_arena *arena, const gv_fault *fault, gv_begun begun) {
  const gv_op *op = &model->ops.at[fault->op], *before = &model->ops.at[begun.op];
  const gv_dependency *d = gv_demand_between(model, begun.op, fault->op);
  const char *fails = d->host ? "the host does not wait for it" : "nothing orders them";
  return gv_format(arena, "%.*s depends on %.*s at %u:%u, and in the lowered code %s: %.*s goes on while %.*s may still run",
                   GV_FMT(d->after_name), GV_FMT(d->before_name), before->loc.line, before->loc.col, fails,
                   GV_FMT(d->host ? GV_STR("the host") : op->name), GV_FMT(before->name));
}

gv_str gv_words_conflict(gv_model *m, gv_arena *arena, const gv_fault *fault, gv_begun begun) {
  if (fault->rule == GV_RULE_DEPENDENCY_DROPPED) return words_dropped(m, arena, fault, begun);
  const gv_op *op = &m->ops.at[fault->op], *first = &m->ops.at[begun.op];
  if (fault->operand == GV_NONE) return gv_format(arena, "nothing ever waits for %.*s", GV_FMT(first->name));
  gv_role role = gv_role_at(op, fault->operand);
  gv_str name = gv_words_name(m, gv_operands(m, op)[fault->operand]);
  if (role == GV_ROLE_MEMREF_READ || role == GV_ROLE_MEMREF_WRITE)
    name = name.len ? gv_format(arena, "the buffer behind %.*s", GV_FMT(name)) : GV_STR("the buffer behind a descriptor");
  if (!name.len) name = GV_STR("a buffer");
  if (op->kind == GV_OP_SLOT_END)
    return gv_format(arena, "the stack slot %.*s is gone behind %.*s while %.*s (%.*s) may still %s it", GV_FMT(name),
                     GV_FMT(op->name), GV_FMT(first->name), GV_FMT(line_of(arena, first->loc)),
                     verb(gv_mode_of(gv_role_at(first, begun.operand))));
  gv_str at = line_of(arena, first->loc),
         subject = first->loc.file == GV_NONE ? first->name : gv_format(arena, "%.*s (%.*s)", GV_FMT(first->name), GV_FMT(at));
  if (fault->rule == GV_RULE_MODULE_UNLOAD_IN_FLIGHT)
    return gv_format(arena, "module %.*s is unloaded by %.*s while %.*s may still run its code", GV_FMT(name), GV_FMT(op->name),
                     GV_FMT(subject));
  return gv_format(arena, "%.*s is %s by %.*s while %.*s may still %s it", GV_FMT(name), done_by(fault->rule, gv_mode_of(role)),
                   GV_FMT(op->name), GV_FMT(subject), verb(gv_mode_of(gv_role_at(first, begun.operand))));
}

/* ---- what rests on kernels ---- */

static bool is_unseen(const gv_op *op) { return op->kind == GV_OP_ACTION && op->unseen; }

static bool has_kernel(const gv_op *op) {
  return op->kind == GV_OP_ACTION && (op->unseen || (op->range_count && op->action->flags & GV_ACTION_ENQUEUES));
}

/* "@k", or the kernel of a call, or the call itself, of a copy of rows. */
static gv_str kernel_of(const gv_model *m, gv_arena *arena, uint32_t op) {
  gv_str name = gv_kernel_name(m, op);
  if (name.len) return name;
  gv_str line = line_of(arena, m->ops.at[op].loc);
  return gv_format(arena, "%s%.*s (%.*s)", is_unseen(&m->ops.at[op]) ? "the kernel of " : "", GV_FMT(m->ops.at[op].name),
                   GV_FMT(line));
}

gv_str gv_words_in_doubt(gv_model *m, gv_arena *arena, const gv_fault *fault, gv_begun begun) {
  gv_str conflict = gv_words_conflict(m, arena, fault, begun);
  const gv_op *op = &m->ops.at[fault->op], *first = &m->ops.at[begun.op];
  gv_str name = gv_words_name(m, gv_operands(m, op)[fault->operand]);
  if (!name.len) name = GV_STR("the buffer");
  bool second_writes = gv_mode_of(gv_role_at(op, fault->operand)) & GV_WRITES,
       first_writes = gv_mode_of(gv_role_at(first, begun.operand)) & GV_WRITES;
  if (is_unseen(op) && is_unseen(first) && begun.op != fault->op)
    return gv_format(arena, "if %.*s or %.*s writes %.*s, %.*s", GV_FMT(kernel_of(m, arena, begun.op)),
                     GV_FMT(kernel_of(m, arena, fault->op)), GV_FMT(name), GV_FMT(conflict));
  if (is_unseen(op) || is_unseen(first)) {
    uint32_t kernel = is_unseen(op) ? fault->op : begun.op;
    bool other_writes = is_unseen(op) ? first_writes && begun.op != fault->op : second_writes;
    return gv_format(arena, "if %.*s %s %.*s, %.*s", GV_FMT(kernel_of(m, arena, kernel)), other_writes ? "touches" : "writes",
                     GV_FMT(name), GV_FMT(conflict));
  }
  gv_str who = has_kernel(op) && has_kernel(first) && begun.op != fault->op
                   ? gv_format(arena, "%.*s and %.*s touch", GV_FMT(kernel_of(m, arena, begun.op)),
                               GV_FMT(kernel_of(m, arena, fault->op)))
                   : gv_format(arena, "%.*s touches", GV_FMT(kernel_of(m, arena, has_kernel(op) ? fault->op : begun.op)));
  return gv_format(arena, "if %.*s the same bytes of %.*s, %.*s", GV_FMT(who), GV_FMT(name), GV_FMT(conflict));
}

gv_str gv_words_settled(gv_model *m, gv_arena *arena, const gv_fault *fault, gv_begun begun) {
  const gv_op *op = &m->ops.at[fault->op], *first = &m->ops.at[begun.op];
  if (!is_unseen(op) && !is_unseen(first))
    return GV_STR(
        "which bytes are touched could not be told from what is known of the call: sizes, offsets, the body of a kernel");
  return gv_format(
      arena,
      "the body of %.*s is not here: --device-module gives it, and --kernel-effects=assume-all takes it to read and "
      "write all that it is passed",
      GV_FMT(kernel_of(m, arena, is_unseen(op) ? fault->op : begun.op)));
}

/* ---- faults ------------------------------------------------------------------------------------------------------------------------- */

static bool is_conflict(gv_rule rule) {
  return rule == GV_RULE_HOST_RACE || rule == GV_RULE_STREAM_RACE || rule == GV_RULE_FREE_IN_FLIGHT ||
         rule == GV_RULE_UNWAITED_WORK || rule == GV_RULE_MODULE_UNLOAD_IN_FLIGHT;
}

gv_str gv_words_after(gv_arena *arena, gv_rule rule, const gv_op *op) {
  if (is_conflict(rule)) return gv_format(arena, "as a consequence, %.*s is not ordered after it either", GV_FMT(op->name));
  return gv_format(arena, "as a consequence, %.*s %s here too", GV_FMT(op->name),
                   rule == GV_RULE_DEVICE_MEMORY_ON_HOST ? "touches it" : "fails");
}

gv_str gv_words_not_ended(gv_arena *arena, gv_rule rule) {
  const char *ending = rule == GV_RULE_MEMORY_LEAK ? "freeing" : rule == GV_RULE_MODULE_LEAK ? "unloading" : "destroying";
  return gv_format(arena, "the function returns here without %s it", ending);
}

static const char *named(gv_model *model, gv_value_id value) { return gv_words_name(model, value).len ? "event " : "an event"; }

static const char *ended(gv_handle handle) { return handle == GV_HANDLE_UNLOADED ? "unloaded" : "freed"; }

static const char *freed_by(gv_role role) {
  return role == GV_ROLE_HOST_FREE ? "what malloc makes" : role == GV_ROLE_PINNED_FREE ? "pinned host memory" : "device memory";
}

/* The memory is of the kind that the function frees, and the address is not the one that the allocation gave. */
static bool is_inside(gv_handle handle, gv_role role) { return gv_handle_step(handle, role).rule == GV_RULE_NONE; }

gv_str gv_words_escape(gv_model *model, gv_arena *arena, uint32_t op_id, uint32_t operand, gv_handle handle) {
  const gv_op *op = &model->ops.at[op_id];
  gv_str what = gv_words_handle(model, arena, handle, gv_operands(model, op)[operand]);
  const char *ended = handle == GV_HANDLE_FREED      ? "was freed"
                      : handle == GV_HANDLE_UNLOADED ? "was unloaded"
                      : handle == GV_HANDLE_UNDEF    ? "is none"
                                                     : "was destroyed";
  switch ((gv_op_kind)op->kind) {
  case GV_OP_RETURN:
    return gv_format(arena, "%.*s %s and is returned to callers that are not here: cannot tell whether they use it",
                     GV_FMT(what), ended);
  case GV_OP_STORE:
  case GV_OP_MEMCPY:
    return gv_format(arena, "%.*s %s and is stored where others find it: cannot tell whether they use it", GV_FMT(what), ended);
  default:
    return gv_format(arena, "%.*s %s and is passed to %.*s: cannot tell whether that uses it", GV_FMT(what), ended,
                     GV_FMT(op->name));
  }
}

gv_str gv_words_fault(gv_model *model, gv_arena *arena, const gv_fault *fault, gv_handle handle, gv_begun begun) {
  const gv_op *op = &model->ops.at[fault->op];
  if (fault->rule == GV_RULE_DEPENDENCY_DROPPED) return gv_words_conflict(model, arena, fault, begun);
  bool leak = fault->operand == GV_NONE;
  bool freed = fault->rule == GV_RULE_USE_AFTER_FREE; /* what is pending is the use */
  if (begun.op != GV_NONE && (freed || is_conflict(fault->rule))) return gv_words_conflict(model, arena, fault, begun);
  if (freed && op->kind == GV_OP_SLOT_END)
    return gv_format(arena, "the stack slot ends by %.*s a second time", GV_FMT(op->name));
  gv_value_id value = leak ? gv_results(model, op)[0] : gv_operands(model, op)[fault->operand];
  gv_role role = leak ? GV_ROLE_NONE : gv_role_at(op, fault->operand);
  gv_str what = gv_words_handle(model, arena, handle, value);
  uint32_t flags = op->kind == GV_OP_ACTION ? op->action->flags : 0;
  const char *runtime = model->runtime.name ? model->runtime.name : "this runtime";
  switch (fault->rule) {
  case GV_RULE_NULL_HANDLE:
    if (flags & GV_ACTION_NEEDS_STREAM && (role == GV_ROLE_STREAM_USE || role == GV_ROLE_STREAM_SYNC))
      return gv_format(arena, "null is passed to %.*s as its stream: on %s there is no null stream, and the call crashes",
                       GV_FMT(op->name), runtime);
    if (gv_mode_of(role))
      return gv_format(arena, "null is passed to %.*s, which %s memory there: the call fails", GV_FMT(op->name),
                       verb_now(gv_mode_of(role)));
    return gv_format(arena, "%.*s is passed to %.*s, which needs %s: %s", GV_FMT(what), GV_FMT(op->name), kind_needed(role),
                     gv_roles[role].failure);
  case GV_RULE_STREAM_LEAK:
  case GV_RULE_EVENT_LEAK:
    return gv_format(arena, "%.*s is never destroyed", GV_FMT(what));
  case GV_RULE_STREAM_DOUBLE_DESTROY:
  case GV_RULE_EVENT_DOUBLE_DESTROY:
    return gv_format(arena, "%.*s is destroyed a second time", GV_FMT(what));
  case GV_RULE_STREAM_USE_AFTER_DESTROY:
    if (role == GV_ROLE_EVENT_SYNC)
      return gv_format(arena, "%.*s waits for %s%.*s after the stream that it marks was destroyed: on %s the host may not",
                       GV_FMT(op->name), named(model, value), GV_FMT(gv_words_name(model, value)), runtime);
    /* fall through */
  case GV_RULE_EVENT_USE_AFTER_DESTROY:
    return gv_format(arena, "%.*s is used by %.*s after it was destroyed: %s", GV_FMT(what), GV_FMT(op->name),
                     gv_roles[role].failure);
  case GV_RULE_EVENT_NOT_RECORDED:
    if (flags & (GV_ACTION_RESETS_EVENT | GV_ACTION_NEEDS_STREAM))
      return gv_format(arena, "%.*s is waited for by %.*s, but nothing is recorded in it: on %s the wait never ends",
                       GV_FMT(what), GV_FMT(op->name), runtime);
    if (role == GV_ROLE_EVENT_READ)
      return gv_format(arena, "%.*s is passed to %.*s, but nothing was recorded into it: %s", GV_FMT(what), GV_FMT(op->name),
                       gv_roles[role].failure);
    return gv_format(arena, "%.*s is waited for by %.*s, but nothing was recorded into it: the wait does nothing", GV_FMT(what),
                     GV_FMT(op->name));
  case GV_RULE_MEMORY_LEAK:
    return gv_format(arena, "%.*s is never freed", GV_FMT(what));
  case GV_RULE_MODULE_LEAK:
    return gv_format(arena, "%.*s is never unloaded", GV_FMT(what));
  case GV_RULE_DOUBLE_FREE:
    return gv_format(arena, "%.*s is %s a second time by %.*s", GV_FMT(what), ended(handle), GV_FMT(op->name));
  case GV_RULE_USE_AFTER_FREE:
    return gv_format(arena, "%.*s is used by %.*s after it was %s: %s", GV_FMT(what), GV_FMT(op->name), ended(handle),
                     gv_roles[role].failure);
  case GV_RULE_UNKNOWN_HANDLE:
    return gv_words_escape(model, arena, fault->op, fault->operand, handle);
  case GV_RULE_MISMATCHED_FREE:
    if (is_inside(handle, role))
      return gv_format(arena,
                       "%.*s is passed to %.*s by an address inside it: only the address that its allocation gave can be freed",
                       GV_FMT(what), GV_FMT(op->name));
    return gv_format(arena, "%.*s is passed to %.*s, which frees %s: it is %s", GV_FMT(what), GV_FMT(op->name), freed_by(role),
                     gv_handle_text(handle));
  case GV_RULE_DEVICE_MEMORY_ON_HOST:
    return gv_format(arena, "%.*s is touched by the host in %.*s, but it is device memory that the host does not share",
                     GV_FMT(what), GV_FMT(op->name));
  default:
    return gv_format(arena, "%.*s is passed to %.*s, which needs %s: %s", GV_FMT(what), GV_FMT(op->name), kind_needed(role),
                     gv_roles[role].failure);
  }
}

const char *gv_words_change(gv_handle from, gv_handle to) {
  if (from == GV_HANDLE_GIVEN)
    return to == GV_HANDLE_DEAD_STREAM || to == GV_HANDLE_DEAD_EVENT ? "destroyed here" : "first used here";
  if (from == to) return NULL;
  if (to == GV_HANDLE_DEAD_STREAM || to == GV_HANDLE_DEAD_EVENT) return "destroyed here";
  if (to == GV_HANDLE_FREED) return "freed here";
  if (to == GV_HANDLE_UNLOADED) return "unloaded here";
  return to == GV_HANDLE_RECORDED ? "recorded here" : NULL;
}

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

/* It has to do with an array element, of which not enough is known; empty: with none. */
static gv_str words_element(gv_model *model, gv_arena *arena, gv_havoc havoc) {
  const gv_op *op = &model->ops.at[havoc.op];
  bool load = havoc.kind == GV_HAVOC_OVERWRITTEN && op->kind == GV_OP_LOAD;
  bool store = havoc.kind == GV_HAVOC_OFFSET && op->kind == GV_OP_STORE;
  if (!op->element || (!load && !store)) return GV_STR("");
  gv_str index = words_index(model, arena, op);
  return load ? gv_format(arena,
                          "it is read from an array %.*s, and nothing tells that this element was filled in before; loops that "
                          "count by one between the same bounds, or conditions that say so, would settle it",
                          GV_FMT(index))
              : gv_format(arena,
                          "it is stored in an array %.*s, and nothing tells that this is the element in which it lies already; "
                          "keeping it in one element would settle it",
                          GV_FMT(index));
}

gv_str gv_words_havoc(gv_model *model, gv_arena *arena, gv_havoc havoc) {
  const gv_op *op = &model->ops.at[havoc.op];
  gv_str element = words_element(model, arena, havoc);
  if (element.len) return element;
  switch (havoc.kind) {
  case GV_HAVOC_UNKNOWN_CALL:
    return gv_format(arena,
                     "it was passed to %.*s, whose effect on it is not known; a body for it, or a call that does not take the "
                     "handle, would settle it",
                     GV_FMT(op->name));
  case GV_HAVOC_KEPT:
    return gv_format(arena, "%.*s keeps its address, and what is done through that is not followed", GV_FMT(op->name));
  case GV_HAVOC_STORED:
    return gv_format(arena, "it was stored in memory that others can reach, where it cannot be followed; a slot whose address "
                            "stays in the function would settle it");
  case GV_HAVOC_OFFSET:
    return gv_format(arena, "it was stored or loaded at an offset that is not constant; a constant index would settle it");
  case GV_HAVOC_OVERWRITTEN:
    return gv_format(
        arena, "it was read from memory into which something else is stored at an offset that is not constant; a constant "
               "index would settle it");
  case GV_HAVOC_COMPUTED:
    return gv_format(arena,
                     "an address is computed from it, which may be made the handle again; handing on the handle as it is "
                     "would settle it");
  case GV_HAVOC_ALIAS:
    return gv_format(arena, "the memory that holds it is passed to %.*s twice; passing it once would settle it",
                     GV_FMT(op->name));
  case GV_HAVOC_PARTIAL:
    return gv_format(arena, "only some of the bytes of a handle are in it, the others were overwritten");
  case GV_HAVOC_APART:
    return gv_format(arena, "some of its bytes are taken out here, and what becomes of them is not followed");
  case GV_HAVOC_KERNEL:
    return gv_format(arena, "it is undefined, and whether the kernel uses it is not known");
  case GV_HAVOC_NULL:
    return gv_format(arena, "it is null, and whether %.*s touches a byte of it is not known", GV_FMT(op->name));
  case GV_HAVOC_SHARED:
    return gv_format(arena, "whether the host may touch it depends on an argument that is not constant");
  case GV_HAVOC_RESET:
    return gv_format(
        arena,
        "%.*s destroys all that is on the device, and whether this is on it is not known; one device that the program "
        "selects first would settle it",
        GV_FMT(op->name));
  case GV_HAVOC_INSIDE:
    return gv_format(arena,
                     "%.*s frees it by an address that may lie inside it; freeing the address that the allocation gave would "
                     "settle it",
                     GV_FMT(op->name));
  case GV_HAVOC_BEFORE_MAIN:
    return GV_STR("a global constructor leaves it, and what main does before that is over is not followed; waiting in the "
                  "constructor would settle it");
  case GV_HAVOC_REACHED:
    return gv_format(arena, "%.*s may touch it by an address that lies in memory, or that other modules know",
                     GV_FMT(op->name));
  case GV_HAVOC_TASK:
    return gv_format(arena,
                     "an async.execute body that uses it may run at the same time; awaiting the body first would settle it");
  case GV_HAVOC_LARGE:
    break;
  }
  return GV_STR("the expression that carries it is too large to follow");
}
