/* needs: a finding with its steps. gives: the edit that mends it, with what the program has: the
 * operation that ended the object, another handle of the kind that is needed. cost: see the header.
 */
#include "narrate/help.h"

static bool ends_object(const gv_op *op) {
  for (uint32_t i = 0; op->kind == GV_OP_ACTION && i < op->operand_count; i++)
    if (gv_roles[gv_role_of(op, i)].ends) return true;
  return false;
}

/* The last step that ends the object; NULL: there is none with a place. */
static const gv_note *end_step(const gv_model *m, const gv_finding *finding, uint32_t until) {
  for (uint32_t i = finding->notes.len; i-- > 0;) {
    const gv_note *note = &finding->notes.at[i];
    if (note->kind == GV_NOTE_STEP && note->op != GV_NONE && note->op != until &&
        note->loc.file != GV_NONE && ends_object(&m->ops.at[note->op]))
      return note;
  }
  return NULL;
}

/* Is the operation one of MLIR's in a source? Of C only the places are known. */
static bool is_in_source(gv_model *m, const gv_fault *fault) {
  const gv_op *op = &m->ops.at[fault->op];
  if (op->loc.file == 0 || op->loc.file == GV_NONE) return false;
  if (gv_words_is_c(m, op->loc)) return false;
  gv_str name = gv_words_op(m, op);
  if (!memchr(name.at, '.', name.len)) return false;
  return !(name.len > 5 && memcmp(name.at, "llvm.", 5) == 0);
}

static bool is_wait(gv_model *m, uint32_t op) {
  return gv_str_equal(gv_words_op(m, &m->ops.at[op]), GV_STR("gpu.wait"));
}

/* The destroy, free or unload stands before a use. */
static gv_str words_too_early(gv_model *m, gv_arena *arena, const gv_fault *fault,
                              const gv_finding *finding, const char *end) {
  const gv_note *step = end_step(m, finding, fault->op);
  if (!step) return gv_format(arena, "move the %s after this use", end);
  if (is_in_source(m, fault) && is_wait(m, step->op) && is_wait(m, fault->op))
    return GV_STR("chain the operations by their tokens, and wait once for the last token");
  if (is_in_source(m, fault) && is_wait(m, step->op))
    return gv_format(arena,
                     "use a new token: make one with `gpu.wait async` after gpu.wait at line %u",
                     step->loc.line);
  return gv_format(arena, "move the %s at line %u after this use", end, step->loc.line);
}

static gv_str words_twice(gv_model *m, gv_arena *arena, const gv_fault *fault,
                          const gv_finding *finding, const char *end) {
  const gv_note *step = end_step(m, finding, fault->op);
  if (!step) return gv_format(arena, "keep one %s", end);
  if (is_in_source(m, fault) && is_wait(m, step->op))
    return gv_format(arena, "wait once: gpu.wait at line %u has destroyed it", step->loc.line);
  return gv_format(arena, "remove this %s, or the one at line %u", end, step->loc.line);
}

static gv_str words_leak(gv_model *m, gv_arena *arena, const gv_finding *finding, const char *end,
                         gv_str what) {
  const gv_note *last = finding->notes.len ? &finding->notes.at[finding->notes.len - 1] : NULL;
  bool returns = last && last->op != GV_NONE && m->ops.at[last->op].kind == GV_OP_RETURN &&
                 last->loc.file != GV_NONE;
  if (returns)
    return gv_format(arena, "%s %.*s before the return at line %u", end, GV_FMT(what),
                     last->loc.line);
  return gv_format(arena, "%s %.*s after its last use", end, GV_FMT(what));
}

/* A value with a name that the function has made of this kind before the operation; GV_NONE. */
static gv_value_id made_before(gv_model *m, uint32_t op_id, gv_creates kind) {
  gv_value_id best = GV_NONE;
  for (uint32_t o = m->blocks.at[m->ops.at[op_id].block].first_op; o < op_id; o++) {
    const gv_op *op = &m->ops.at[o];
    if (op->kind != GV_OP_ACTION) continue;
    if (op->action->creates != kind) continue;
    if (!op->result_count) continue;
    if (gv_words_name(m, gv_results(m, op)[0]).len) best = gv_results(m, op)[0];
  }
  return best;
}

/* `handle`: what is passed instead. */
static gv_str words_kind(gv_model *m, gv_arena *arena, const gv_fault *fault, gv_handle handle,
                         gv_role role) {
  bool event = gv_is_event_role(role), stream = gv_is_handle_role(role) && !event;
  if (!event && !stream) return GV_STR("pass the pointer that the allocation returned");
  gv_value_id other = made_before(m, fault->op, event ? GV_CREATES_EVENT : GV_CREATES_STREAM);
  const char *kind = event ? "event" : "stream";
  bool is_stream =
      other == GV_NONE && (handle == GV_HANDLE_STREAM || handle == GV_HANDLE_DEAD_STREAM);
  if (is_stream && role == GV_ROLE_EVENT_WAIT)
    return GV_STR("record an event on the stream, and pass the event");
  if (is_stream && role == GV_ROLE_EVENT_SYNC)
    return GV_STR("call the function that synchronizes a stream");
  if (is_stream && role == GV_ROLE_EVENT_DESTROY)
    return GV_STR("call the function that destroys a stream");
  if (other == GV_NONE) return gv_format(arena, "pass %s %s", event ? "an" : "a", kind);
  return gv_format(arena, "pass %s %.*s", kind, GV_FMT(gv_words_name(m, other)));
}

static gv_str words_unrecorded(gv_model *m, gv_arena *arena, const gv_fault *fault, gv_str what) {
  gv_value_id stream = made_before(m, fault->op, GV_CREATES_STREAM);
  if (stream == GV_NONE) return gv_format(arena, "record %.*s before this wait", GV_FMT(what));
  return gv_format(arena, "record %.*s on stream %.*s before this wait", GV_FMT(what),
                   GV_FMT(gv_words_name(m, stream)));
}

static gv_str words_free(gv_model *m, gv_arena *arena, gv_handle handle, gv_role role) {
  handle = gv_handle_plain(handle);
  if (gv_handle_step(handle, role).rule == GV_RULE_NONE)
    return GV_STR("pass the pointer that the allocation returned");
  if (handle == GV_HANDLE_FIXED)
    return GV_STR("remove this free: stack and global memory is not freed");
  if (handle == GV_HANDLE_STANDING)
    return GV_STR("remove this call: what the runtime owns is not destroyed");
  if (handle == GV_HANDLE_ADDRESS)
    return GV_STR("remove this free: a constant address was not allocated");
  gv_role right = handle == GV_HANDLE_HEAP     ? GV_ROLE_HOST_FREE
                  : handle == GV_HANDLE_PINNED ? GV_ROLE_PINNED_FREE
                                               : GV_ROLE_DEVICE_FREE;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    for (uint32_t i = 0; op->kind == GV_OP_ACTION && i < op->operand_count; i++)
      if (gv_role_of(op, i) == right)
        return gv_format(arena, "free it with %.*s", GV_FMT(gv_words_op(m, op)));
  }
  if (right == GV_ROLE_HOST_FREE) return GV_STR("free it with free");
  return GV_STR("free it with the function of its allocator");
}

/* What ended it. */
static const char *ends(gv_handle handle) {
  return handle == GV_HANDLE_UNLOADED          ? "unload"
         : handle == GV_HANDLE_DEAD_DESCRIPTOR ? "destroy"
                                               : "free";
}

gv_str gv_help_fault(gv_model *m, gv_arena *arena, const gv_fault *fault, gv_handle handle,
                     gv_begun begun, const gv_finding *finding) {
  const gv_op *op = &m->ops.at[fault->op];
  bool leak = fault->operand == GV_NONE;
  gv_value_id value = leak ? (op->result_count ? gv_results(m, op)[0] : GV_NONE)
                           : gv_operands(m, op)[fault->operand];
  gv_role role = leak ? GV_ROLE_NONE : gv_role_at(op, fault->operand);
  gv_str what = gv_words_handle(m, arena, handle, value);
  switch (fault->rule) {
  case GV_RULE_STREAM_LEAK:
  case GV_RULE_EVENT_LEAK:
    return is_in_source(m, fault) ? GV_STR("wait for its token with gpu.wait")
                                  : words_leak(m, arena, finding, "destroy", what);
  case GV_RULE_MEMORY_LEAK:
    return words_leak(m, arena, finding, handle == GV_HANDLE_DESCRIPTOR ? "destroy" : "free", what);
  case GV_RULE_MODULE_LEAK: return words_leak(m, arena, finding, "unload", what);
  case GV_RULE_STREAM_DOUBLE_DESTROY:
  case GV_RULE_EVENT_DOUBLE_DESTROY: return words_twice(m, arena, fault, finding, "destroy");
  case GV_RULE_DOUBLE_FREE: return words_twice(m, arena, fault, finding, ends(handle));
  case GV_RULE_STREAM_USE_AFTER_DESTROY:
    if (role == GV_ROLE_EVENT_SYNC)
      return GV_STR("wait for the event before its stream is destroyed");
    /* fall through */
  case GV_RULE_EVENT_USE_AFTER_DESTROY: return words_too_early(m, arena, fault, finding, "destroy");
  case GV_RULE_USE_AFTER_FREE:
    if (begun.op != GV_NONE) return gv_words_missing(m, arena, fault->op, begun);
    return words_too_early(m, arena, fault, finding, ends(handle));
  case GV_RULE_UNWAITED_WORK: return GV_STR("synchronize its stream before the function returns");
  case GV_RULE_EVENT_NOT_RECORDED: return words_unrecorded(m, arena, fault, what);
  case GV_RULE_NULL_HANDLE:
    return gv_mode_of(role) ? GV_STR("allocate the memory before this access")
                            : words_kind(m, arena, fault, handle, role);
  case GV_RULE_UNDEFINED_HANDLE:
    return gv_elements_exceeded(m, value)
               ? GV_STR("keep the index within the array, or make the array larger")
               : GV_STR("define the value on every path to this operation");
  case GV_RULE_HANDLE_KIND_MISMATCH: return words_kind(m, arena, fault, handle, role);
  case GV_RULE_MISMATCHED_FREE: return words_free(m, arena, handle, role);
  case GV_RULE_REGISTRATION_MISMATCH:
    return gv_is_register(role) ? GV_STR("register it once")
                                : GV_STR("unregister it once, after it was registered");
  case GV_RULE_FREE_WHILE_REGISTERED: return GV_STR("unregister it before this free");
  case GV_RULE_DEVICE_MEMORY_ON_HOST:
    return GV_STR(
        "copy it to host memory first, or allocate it as memory that host and device share");
  default:
    return begun.op == GV_NONE ? GV_STR("order the two operations")
                               : gv_words_missing(m, arena, fault->op, begun);
  }
}
