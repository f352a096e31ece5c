#include "analysis/words.h"

gv_str gv_words_name(gv_model *model, gv_value_id value) {
  if (value == GV_NONE) return GV_STR("");
  gv_str name = gv_value_name(model, value);
  return name.len ? name : gv_value_name(model, gv_strip(model, value));
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

/* By role: what a use needs, and what does not happen when it gets something else. */
static const struct {
  const char *need, *failure;
} roles[GV_ROLE_COUNT] = {
    [GV_ROLE_STREAM_USE] = {"a live stream", "the call fails and nothing is enqueued"},
    [GV_ROLE_STREAM_SYNC] = {"a live stream", "the call fails and the host does not wait"},
    [GV_ROLE_STREAM_DESTROY] = {"a live stream", "the call fails and nothing is destroyed"},
    [GV_ROLE_EVENT_RECORD] = {"a live event", "the call fails and nothing is recorded"},
    [GV_ROLE_EVENT_WAIT] = {"a recorded event", "the call fails and the stream does not wait"},
    [GV_ROLE_EVENT_SYNC] = {"a recorded event", "the call fails and the host does not wait"},
    [GV_ROLE_EVENT_DESTROY] = {"a live event", "the call fails and nothing is destroyed"},
};

const char *gv_words_need(gv_role role) { return roles[role].need; }

static const char *kind_needed(gv_role role) { return role >= GV_ROLE_EVENT_RECORD ? "an event" : "a stream"; }

gv_str gv_words_fault(gv_model *model, gv_arena *arena, const gv_fault *fault, gv_handle handle) {
  const gv_op *op = &model->ops.at[fault->op];
  bool leak = fault->operand == GV_NONE;
  gv_value_id value = leak ? gv_results(model, op)[0] : gv_operands(model, op)[fault->operand];
  gv_role role = leak ? GV_ROLE_NONE : gv_role_of(op, fault->operand);
  gv_str what = gv_words_handle(model, arena, handle, value);
  switch (fault->rule) {
  case GV_RULE_STREAM_LEAK:
  case GV_RULE_EVENT_LEAK:
    return gv_format(arena, "%.*s is never destroyed", GV_FMT(what));
  case GV_RULE_STREAM_DOUBLE_DESTROY:
  case GV_RULE_EVENT_DOUBLE_DESTROY:
    return gv_format(arena, "%.*s is destroyed a second time", GV_FMT(what));
  case GV_RULE_STREAM_USE_AFTER_DESTROY:
  case GV_RULE_EVENT_USE_AFTER_DESTROY:
    return gv_format(arena, "%.*s is used by %.*s after it was destroyed: %s", GV_FMT(what), GV_FMT(op->name),
                     roles[role].failure);
  case GV_RULE_EVENT_NOT_RECORDED:
    return gv_format(arena, "%.*s is waited for by %.*s, but nothing was recorded into it: the wait does nothing", GV_FMT(what),
                     GV_FMT(op->name));
  default:
    return gv_format(arena, "%.*s is passed to %.*s, which needs %s: %s", GV_FMT(what), GV_FMT(op->name), kind_needed(role),
                     roles[role].failure);
  }
}

const char *gv_words_change(gv_handle from, gv_handle to) {
  if (from == GV_HANDLE_GIVEN)
    return to == GV_HANDLE_DEAD_STREAM || to == GV_HANDLE_DEAD_EVENT ? "destroyed here" : "first used here";
  if (from == to) return NULL;
  if (to == GV_HANDLE_DEAD_STREAM || to == GV_HANDLE_DEAD_EVENT) return "destroyed here";
  return to == GV_HANDLE_RECORDED ? "recorded here" : NULL;
}

gv_str gv_words_cloud(gv_model *model, gv_arena *arena, gv_cloud cloud) {
  const gv_op *op = &model->ops.at[cloud.op];
  switch (cloud.kind) {
  case GV_CLOUD_UNKNOWN_CALL:
    return gv_format(arena,
                     "it was passed to %.*s, whose effect on it is not known; a body for it, or a call that does not take the "
                     "handle, would settle it",
                     GV_FMT(op->name));
  case GV_CLOUD_STORED:
    return gv_format(arena, "it was stored in memory that others can reach, where it cannot be followed; a slot whose address "
                            "stays in the function would settle it");
  case GV_CLOUD_OFFSET:
    return gv_format(arena, "it was stored or loaded at an offset that is not constant; a constant index would settle it");
  case GV_CLOUD_ALIAS:
    return gv_format(arena, "the memory that holds it is passed to %.*s twice; passing it once would settle it",
                     GV_FMT(op->name));
  case GV_CLOUD_PARTIAL:
    return gv_format(arena, "only some of the bytes of a handle are in it, the others were overwritten");
  case GV_CLOUD_TASK:
    return gv_format(arena,
                     "an async.execute body that uses it may run at the same time; awaiting the body first would settle it");
  default:
    return gv_format(arena, "the expression that carries it is too large to follow");
  }
}
