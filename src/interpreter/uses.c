/* needs: a run. gives: whether a stream, event or memory is what its use needs, and what goes wrong
 * otherwise. cost: nothing, and in programs with tasks what other tasks did to the thing. */
#include "interpreter/room.h"

static bool is_destroy(gv_role role) {
  return role == GV_ROLE_STREAM_DESTROY || role == GV_ROLE_EVENT_DESTROY;
}
static bool is_wait(gv_role role) {
  return role == GV_ROLE_EVENT_WAIT || role == GV_ROLE_EVENT_SYNC;
}

/* ---- what no thing stands for ---------------------------------------------------------------- */

static bool is_new_fault(run *r, word w) {
  uint64_t key = (uint64_t)w.id << 32 | w.spot;
  for (uint32_t i = 0; w.id && i < r->null_faults.len; i++)
    if (r->null_faults.at[i] == key) return false;
  if (w.id) *gv_push(&r->null_faults) = key;
  return true;
}

/* The same null or undefined value has to be found once: what follows may be a note of that, or a
 * finding, where the program hands it on as another one. A slot's is another each time. */
static bool fault_of_nothing(run *r, uint32_t op, word w, gv_rule rule, bool sure) {
  gv_show(r, op, rule, is_new_fault(r, w) && sure ? GV_SHOWN_FAULT : GV_SHOWN_CONSEQUENCE);
  return false;
}

/* ---- streams and events ---------------------------------------------------------------------- */

static bool fault(run *r, uint32_t op, thing *t, gv_rule rule) {
  if (!t->faulted) gv_show(r, op, rule, t->raced ? GV_SHOWN_CONSEQUENCE : GV_SHOWN_FAULT);
  t->faulted = true;
  return false;
}

static gv_rule rule_of_dead(bool stream, bool destroys) {
  if (stream) return destroys ? GV_RULE_STREAM_DOUBLE_DESTROY : GV_RULE_STREAM_USE_AFTER_DESTROY;
  return destroys ? GV_RULE_EVENT_DOUBLE_DESTROY : GV_RULE_EVENT_USE_AFTER_DESTROY;
}

static uint8_t effect_of(const thing *t, gv_role role) {
  if (is_destroy(role)) return TOUCH_ENDS;
  if (role == GV_ROLE_EVENT_RECORD && !t->recorded) return TOUCH_RECORDS;
  return is_wait(role) ? TOUCH_WAITS : TOUCH_USES;
}

/* An event into which nothing was recorded will not do; where the runtime says so, a wait for it
 * returns at once. */
static bool needs_record(const run *r, uint32_t op, gv_role role) {
  bool done = r->model->ops.at[op].action->flags & GV_ACTION_DONE_UNRECORDED;
  return role == GV_ROLE_EVENT_READ || (is_wait(role) && !done);
}

static bool use_thing(run *r, uint32_t op, uint32_t id, gv_role role) {
  thing *t = gv_thing(r, id);
  bool stream = gv_is_stream_role(role);
  if (t->kind == T_GIVEN && t->as_memory) return fault(r, op, t, GV_RULE_HANDLE_KIND_MISMATCH);
  if (t->kind == T_GIVEN) {
    t->kind = stream ? T_STREAM : T_EVENT;
    t->recorded = true;
    t->with_null = r->model->runtime.null_order == GV_NULL_ORDERS;
    if (stream && r->model->runtime.null_order == GV_NULL_BY_STREAM)
      gv_stop_run(r, GV_STOP_RUNTIME);
  }
  if (t->kind >= T_HOLDER) {
    gv_stop_run(r, GV_STOP_ORIGIN);
    return false;
  }
  if (t->kind != (stream ? T_STREAM : T_EVENT))
    return fault(r, op, t, GV_RULE_HANDLE_KIND_MISMATCH);
  if (t->dead) return fault(r, op, t, rule_of_dead(stream, is_destroy(role)));
  if (needs_record(r, op, role) && !t->recorded) return fault(r, op, t, GV_RULE_EVENT_NOT_RECORDED);
  gv_touch(r, op, id, effect_of(t, role));
  if (is_destroy(role)) t->dead = true;
  if (role == GV_ROLE_EVENT_RECORD) t->recorded = true;
  return true;
}

bool gv_use_handle(run *r, uint32_t op, word w, gv_role role) {
  uint32_t id = gv_thing_of(r, w);
  const gv_action *action = r->model->ops.at[op].action;
  if (!gv_runs(r)) return false;
  if (id != GV_NONE) return use_thing(r, op, id, role);
  if (w.kind == W_UNDEF) return fault_of_nothing(r, op, w, GV_RULE_UNDEFINED_HANDLE, true);
  if (w.kind == W_INT && w.k != 0) {
    gv_stop_run(r, GV_STOP_ORIGIN);
    return false;
  }
  bool null_stream =
      gv_is_stream_role(role) && !is_destroy(role) && !(action->flags & GV_ACTION_NEEDS_STREAM);
  return null_stream || fault_of_nothing(r, op, w, GV_RULE_NULL_HANDLE, true);
}

/* ---- memory ---------------------------------------------------------------------------------- */

/* A fault of memory can still be seen after another, as a note. */
static bool fault_of_memory(run *r, uint32_t op, thing *t, gv_rule rule, bool sure) {
  gv_show(r, op, rule, sure && !t->raced && !t->faulted ? GV_SHOWN_FAULT : GV_SHOWN_CONSEQUENCE);
  t->faulted |= sure;
  return false;
}

static bool is_freed_wrongly(const thing *t, gv_role role) {
  if (t->kind == T_GIVEN) return false;
  if (role == GV_ROLE_HOST_FREE) return t->kind != T_HEAP;
  if (role == GV_ROLE_PINNED_FREE) return t->kind != T_PINNED;
  return t->kind != T_DEVICE && t->kind != T_SHARED && t->kind != T_PERHAPS_SHARED;
}

static bool is_copied_or_filled(gv_role role) {
  return role == GV_ROLE_GPU_READ || role == GV_ROLE_GPU_WRITE;
}

/* What a library does to a descriptor is done to what that stands for; to copies and fills it is no
 * memory. */
static bool use_holder(run *r, uint32_t op, thing *t, gv_role role, bool sure) {
  if (r->model->ops.at[t->op].action->creates != GV_CREATES_DESCRIPTOR) return true;
  if (is_copied_or_filled(role)) return fault(r, op, t, GV_RULE_HANDLE_KIND_MISMATCH);
  if (t->dead) return fault_of_memory(r, op, t, GV_RULE_USE_AFTER_FREE, sure);
  return true;
}

static bool use_memory_thing(run *r, uint32_t op, uint32_t id, gv_role role, bool sure) {
  thing *t = gv_thing(r, id);
  if (t->kind == T_STREAM || t->kind == T_EVENT || t->kind == T_MODULE)
    return fault(r, op, t, GV_RULE_HANDLE_KIND_MISMATCH);
  if (t->kind == T_HOLDER) return use_holder(r, op, t, role, sure);
  if (!gv_is_memory(t) && t->kind != T_GIVEN) return true;
  t->as_memory |= role != GV_ROLE_KEPT;
  if (t->dead)
    return fault_of_memory(r, op, t,
                           gv_is_free(role) ? GV_RULE_DOUBLE_FREE : GV_RULE_USE_AFTER_FREE, sure);
  if (t->kind == T_DEVICE && gv_is_host_access(role))
    return fault_of_memory(r, op, t, GV_RULE_DEVICE_MEMORY_ON_HOST, sure);
  if (t->kind == T_PERHAPS_SHARED && gv_is_host_access(role))
    gv_show(r, op, GV_RULE_DEVICE_MEMORY_ON_HOST, GV_SHOWN_UNCERTAIN);
  if (gv_is_free(role) && is_freed_wrongly(t, role))
    return fault_of_memory(r, op, t, GV_RULE_MISMATCHED_FREE, sure);
  gv_touch(r, op, id, gv_is_free(role) ? TOUCH_ENDS : TOUCH_USES);
  if (gv_is_free(role)) t->dead = true;
  return true;
}

/* Only the address that the allocation gave can be freed; of what the caller gave it is not known
 * which that is. */
static bool free_inside(run *r, uint32_t op, word w, uint32_t id, gv_role role, bool sure) {
  thing *t = gv_thing(r, id);
  bool alive = gv_is_memory(t) && !t->dead && !is_freed_wrongly(t, role);
  if (t->kind == T_GIVEN || (alive && w.spot)) {
    gv_stop_run(r, GV_STOP_ORIGIN);
    return false;
  }
  if (!alive) return use_memory_thing(r, op, id, role, sure);
  return fault_of_memory(r, op, t, GV_RULE_MISMATCHED_FREE, sure);
}

bool gv_use_memory(run *r, uint32_t op, word w, gv_role role, bool sure) {
  uint32_t id = gv_thing_of(r, w);
  if (!gv_runs(r)) return false;
  if (id != GV_NONE && gv_is_free(role) && (w.k || w.spot))
    return free_inside(r, op, w, id, role, sure);
  if (id != GV_NONE) return use_memory_thing(r, op, id, role, sure);
  if (w.kind != W_UNDEF || !(gv_is_free(role) || is_copied_or_filled(role))) return true;
  return fault_of_nothing(r, op, w, GV_RULE_UNDEFINED_HANDLE, sure);
}

/* ---- modules --------------------------------------------------------------------------------- */

bool gv_use_module(run *r, uint32_t op, word w, gv_role role, bool sure) {
  uint32_t id = gv_thing_of(r, w);
  if (!gv_runs(r)) return false;
  if (id == GV_NONE)
    return fault_of_nothing(
        r, op, w, w.kind == W_UNDEF ? GV_RULE_UNDEFINED_HANDLE : GV_RULE_NULL_HANDLE, true);
  thing *t = gv_thing(r, id);
  if (t->kind == T_GIVEN) t->kind = T_MODULE;
  if (t->kind == T_STREAM || t->kind == T_EVENT)
    return fault(r, op, t, GV_RULE_HANDLE_KIND_MISMATCH);
  if (t->kind != T_MODULE) return false;
  bool unloads = role == GV_ROLE_MODULE_UNLOAD;
  if (t->dead)
    return fault_of_memory(r, op, t, unloads ? GV_RULE_DOUBLE_FREE : GV_RULE_USE_AFTER_FREE, sure);
  gv_touch(r, op, id, unloads ? TOUCH_ENDS : TOUCH_USES);
  return true;
}

void gv_use_descriptor(run *r, uint32_t op, word w, gv_role role) {
  uint32_t id = gv_thing_of(r, w);
  bool destroys = role == GV_ROLE_DESCRIPTOR_DESTROY;
  thing *t = id == GV_NONE || !gv_runs(r) ? NULL : gv_thing(r, id);
  if (!t || t->kind != T_HOLDER) return;
  if (t->dead) {
    fault_of_memory(r, op, t, destroys ? GV_RULE_DOUBLE_FREE : GV_RULE_USE_AFTER_FREE, true);
    return;
  }
  gv_touch(r, op, id, destroys ? TOUCH_ENDS : TOUCH_USES);
  if (destroys) t->dead = true;
}

/* ---- other tasks ----------------------------------------------------------------------------- */

static gv_rule rule_of_ends(const thing *t, bool twice) {
  if (t->kind == T_STREAM || t->kind == T_EVENT) return rule_of_dead(t->kind == T_STREAM, twice);
  return twice ? GV_RULE_DOUBLE_FREE : GV_RULE_USE_AFTER_FREE;
}

/* The rule that is broken if the other is first; GV_RULE_NONE: none, whichever is. */
static gv_rule rule_between(const thing *t, uint8_t a, uint8_t b) {
  if ((a | b) & TOUCH_ENDS) return rule_of_ends(t, a & b & TOUCH_ENDS);
  bool unrecorded =
      (a & TOUCH_RECORDS && b & TOUCH_WAITS) || (b & TOUCH_RECORDS && a & TOUCH_WAITS);
  return unrecorded ? GV_RULE_EVENT_NOT_RECORDED : GV_RULE_NONE;
}

void gv_touch(run *r, uint32_t op, uint32_t id, uint8_t effect) {
  if (!r->threads) return;
  thing *t = gv_thing(r, id);
  for (uint32_t i = 0; i < t->touches.len; i++) {
    gv_rule rule = rule_between(t, t->touches.at[i].effect, effect);
    if (rule != GV_RULE_NONE && !gv_has_act(&r->issued, t->touches.at[i].act))
      gv_show(r, op, rule, GV_SHOWN_UNCERTAIN);
  }
  *gv_push(&t->touches) = (touch){gv_new_act(r), effect};
}
