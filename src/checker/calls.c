#include "checker/kernel.h"

/* ---- handles --------------------------------------------------------------------------------- */

/* A handle is used as long as it is no other task's to change (T3). */
static uint32_t use(gvc_work *w, uint32_t object, gvc_how how) {
  return gvc_touch(w, object, GVC_HANDLE, how) ? object : GV_NONE;
}

/* The live object of this kind that an argument refers to (O3, E4, E5); GV_NONE: it may be another
 * one, or none. The null stream is 0 (O4). */
static uint32_t handle(gvc_work *w, const gvc_step *step, uint32_t argument, gvc_object_kind kind,
                       gvc_how how) {
  if (argument >= step->operand_count) return GV_NONE;
  gvc_ref ref = *gvc_operand(w, step, argument);
  if (ref.kind == GVC_REF_NUMBER && ref.number == 0 && kind == GVC_OBJECT_STREAM)
    return use(w, 0, how);
  if (ref.kind == GVC_REF_OTHER && (kind == GVC_OBJECT_STREAM || kind == GVC_OBJECT_EVENT))
    return GVC_OTHER; /* what it has to be is asked where it is followed (elements.c) */
  if (ref.kind != GVC_REF_POINTER || ref.anywhere || ref.number || w->objects.at[ref.object].dead)
    return GV_NONE;
  gvc_object *object = &w->objects.at[ref.object].object;
  if (object->kind == GVC_OBJECT_PARAMETER && !object->buffer) {
    object->kind = kind; /* O6 */
    object->recorded = kind == GVC_OBJECT_EVENT;
  }
  return object->kind == kind ? use(w, ref.object, how) : GV_NONE;
}

static gvc_outcome no_handle(gvc_refusal *refusal, const gvc_step *step, gvc_object_kind kind) {
  static const char *const wants[GVC_OBJECT_KINDS] = {[GVC_OBJECT_STREAM] = "needs a live stream",
                                                      [GVC_OBJECT_EVENT] = "needs a live event",
                                                      [GVC_OBJECT_MODULE] = "needs a loaded module",
                                                      [GVC_OBJECT_KERNEL] = "needs a kernel",
                                                      [GVC_OBJECT_DESCRIPTOR] =
                                                          "needs a live descriptor"};
  return gvc_refuse(refusal, step, "E4", wants[kind]);
}

static gvc_outcome give(gvc_work *w, const gvc_step *step, gvc_object_kind kind) {
  uint32_t object = gvc_add_object(w, kind);
  if (step->result != GV_NONE)
    *gvc_own_leaf(w, gvc_leaf_of(w->program, w->function, step->result)) = gvc_pointer_to(object);
  return GVC_DONE;
}

static gvc_outcome create(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  return (void)refusal, give(w, step, (gvc_object_kind)w->with);
}

/* ---- streams and events ---------------------------------------------------------------------- */

static gvc_outcome destroy(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  gvc_object_kind kind = (gvc_object_kind)w->with;
  uint32_t object = handle(w, step, 0, kind, GVC_WRITES);
  if (object == GV_NONE || object == 0) return no_handle(refusal, step, kind);
  if (object == GVC_OTHER) return GVC_DONE;
  gvc_end_object(w, object); /* H6 */
  return GVC_DONE;
}

static const gvc_bits no_work;

/* What is known to be before what the stream does next, or the event stands for. */
static const gvc_bits *past_of(const gvc_work *w, uint32_t object) {
  bool is_known = object != GVC_OTHER && !gvc_is_disputed(w, object);
  return is_known ? &w->objects.at[object].past : &no_work;
}

static gvc_outcome synchronize_stream(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  uint32_t stream = handle(w, step, 0, GVC_OBJECT_STREAM, GVC_READS);
  if (stream == GV_NONE) return no_handle(refusal, step, GVC_OBJECT_STREAM);
  gvc_finish(w, past_of(w, stream)); /* H5 */
  return GVC_DONE;
}

static gvc_outcome record_event(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  uint32_t event = handle(w, step, 0, GVC_OBJECT_EVENT, GVC_RECORDS),
           stream = handle(w, step, 1, GVC_OBJECT_STREAM, GVC_READS);
  if (event == GV_NONE) return no_handle(refusal, step, GVC_OBJECT_EVENT);
  if (stream == GV_NONE) return no_handle(refusal, step, GVC_OBJECT_STREAM);
  if (event == GVC_OTHER) return GVC_DONE;
  w->objects.at[event].object.recorded = true; /* E3 */
  gvc_set_bits(&w->objects.at[event].past, past_of(w, gvc_is_disputed(w, event) ? event : stream));
  return GVC_DONE;
}

/* The event at the argument, if it is recorded. `known`: the work that who waits for it is after in
 * any case. As long as the event stands for no other, others may record it meanwhile. */
static uint32_t recorded_event(gvc_work *w, const gvc_step *step, uint32_t argument,
                               const gvc_bits *known) {
  uint32_t event = handle(w, step, argument, GVC_OBJECT_EVENT, GVC_USES);
  if (event == GVC_OTHER || event == GV_NONE) return event;
  bool is_known = !gvc_adds(w, past_of(w, event), known) || use(w, event, GVC_READS) != GV_NONE;
  return is_known && w->objects.at[event].object.recorded ? event : GV_NONE;
}

static gvc_outcome wait_event(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  uint32_t stream = handle(w, step, 0, GVC_OBJECT_STREAM, GVC_ENQUEUES);
  if (stream == GV_NONE) return no_handle(refusal, step, GVC_OBJECT_STREAM);
  bool is_tracked = stream != GVC_OTHER;
  uint32_t event = recorded_event(w, step, 1, is_tracked ? &w->objects.at[stream].past : &no_work);
  if (event == GV_NONE) return gvc_refuse(refusal, step, "E6", "needs an event that is recorded");
  if (is_tracked) gvc_learn_all(&w->objects.at[stream].past, past_of(w, event)); /* H3 */
  return GVC_DONE;
}

static gvc_outcome synchronize_event(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  uint32_t event = recorded_event(w, step, 0, &no_work);
  if (event == GV_NONE) return gvc_refuse(refusal, step, "E6", "needs an event that is recorded");
  gvc_finish(w, past_of(w, event)); /* H4 */
  return GVC_DONE;
}

/* ---- memory ---------------------------------------------------------------------------------- */

/* mgpuMemAlloc(bytes, stream, shared): what is shared perhaps is taken not to be, which allows
 * less. */
static gvc_outcome allocate_device(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  gvc_ref shared = step->operand_count > 2 ? *gvc_operand(w, step, 2) : (gvc_ref){0};
  (void)refusal;
  return give(w, step,
              shared.kind == GVC_REF_NUMBER && shared.number ? GVC_OBJECT_SHARED
                                                             : GVC_OBJECT_DEVICE);
}

/* E1, E4, O4. What is still pending on the buffer, and that it is still registered, are warnings of
 * the analysis, and no obligations (V4). */
static gvc_outcome release(gvc_work *w, const gvc_step *step, bool device, gvc_refusal *refusal) {
  gvc_ref ref = *gvc_operand(w, step, 0);
  gvc_range range;
  if (ref.kind == GVC_REF_NUMBER && ref.number == 0) return GVC_DONE;
  if (ref.kind == GVC_REF_OTHER) return GVC_DONE;
  if (!gvc_memory_at(w, ref, 0, &range) || ref.anywhere || ref.number)
    return gvc_refuse(refusal, step, "E4", "needs a live buffer");
  const gvc_object *object = &w->objects.at[ref.object].object;
  bool fits = object->kind == GVC_OBJECT_CALLERS ? !device || !object->registration
              : device ? object->kind == GVC_OBJECT_DEVICE || object->kind == GVC_OBJECT_SHARED
                       : object->kind == GVC_OBJECT_HOST;
  if (!fits) return gvc_refuse(refusal, step, "E4", "needs a buffer of its own allocator");
  if (!gvc_touch(w, ref.object, GVC_EVERYWHERE, GVC_WRITES))
    return gvc_refuse(refusal, step, "T3", "a task uses it meanwhile");
  gvc_end_object(w, ref.object);
  return GVC_DONE;
}

static gvc_outcome free_device(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  if (handle(w, step, 1, GVC_OBJECT_STREAM, GVC_READS) == GV_NONE)
    return no_handle(refusal, step, GVC_OBJECT_STREAM);
  return release(w, step, true, refusal);
}

static gvc_outcome free_host(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  return release(w, step, false, refusal);
}

static bool is_in_flight(const gvc_work *w, uint32_t object) {
  for (uint32_t i = w->objects.at[object].accesses; i != GV_NONE; i = w->pending.at[i].next)
    if (!w->pending.at[i].lock) return true;
  return false;
}

/* Memory of the host that begins at the reference becomes what it is not yet (E8). Earlier calls
 * may have registered variables: these are refused. */
static gvc_outcome set_registration_at(gvc_work *w, const gvc_step *step, gvc_ref ref,
                                       gvc_refusal *refusal) {
  gvc_registration now = (gvc_registration)w->with;
  gvc_range range;
  if (!gvc_memory_at(w, ref, 0, &range) || ref.anywhere || ref.number)
    return gvc_refuse(refusal, step, "E8", "needs host memory where that begins");
  gvc_object *o = &w->objects.at[ref.object].object;
  bool is_callers = o->kind == GVC_OBJECT_CALLERS;
  if (!is_callers && o->kind != GVC_OBJECT_HOST && o->kind != GVC_OBJECT_STACK)
    return gvc_refuse(refusal, step, "E8", "needs memory of the host");
  gvc_registration was = o->registration;
  if (was == GVC_UNTOLD && !is_callers) was = GVC_UNREGISTERED;
  gvc_registration needs = now == GVC_REGISTERED ? GVC_UNREGISTERED : GVC_REGISTERED;
  if (was != needs && was != GVC_UNTOLD)
    return gvc_refuse(refusal, step, "E8", "needs memory that is, or is not, registered");
  if (now == GVC_UNREGISTERED && is_in_flight(w, ref.object))
    return gvc_refuse(refusal, step, "E8", "needs memory that no work uses any more");
  if (!gvc_touch(w, ref.object, GVC_EVERYWHERE, GVC_WRITES))
    return gvc_refuse(refusal, step, "T3", "a task uses it meanwhile");
  o->registration = now;
  return GVC_DONE;
}

static gvc_outcome set_registration(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  return set_registration_at(w, step, *gvc_operand(w, step, 0), refusal);
}

static gvc_outcome no_effect(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  (void)refusal;
  gvc_set_unknown(w, step);
  return GVC_DONE;
}

/* ---- work on streams (A1, A2) ---------------------------------------------------------------- */

static int64_t bytes_of(const gvc_work *w, const gvc_step *step, uint32_t argument, int64_t unit) {
  gvc_ref count = *gvc_operand(w, step, argument);
  int64_t bytes = 0;
  bool known = count.kind == GVC_REF_NUMBER && count.number >= 0 &&
               !__builtin_mul_overflow(count.number, unit, &bytes);
  return known ? bytes : -1;
}

/* `follows`: it may follow addresses, or leave some. */
static bool enter(gvc_work *w, uint32_t object, gvc_range range, gvc_how how, bool follows,
                  uint32_t stream) {
  return follows ? gvc_access_memory(w, object, range, how, stream)
                 : gvc_access_bytes(w, object, range, how, stream);
}

static gvc_outcome enqueue(gvc_work *w, const gvc_step *step, gvc_ref ref, int64_t bytes,
                           gvc_how how, bool follows, uint32_t stream, gvc_refusal *refusal) {
  gvc_range range;
  if (ref.kind == GVC_REF_OTHER || (ref.kind == GVC_REF_NUMBER && !bytes)) return GVC_DONE;
  if (!gvc_memory_at(w, ref, bytes, &range))
    return gvc_refuse(refusal, step, "E4", "needs live memory");
  if (!enter(w, ref.object, range, how, follows, stream))
    return gvc_refuse(refusal, step, "A5", "is not ordered with pending work");
  if (how == GVC_WRITES) gvc_blur_slots(w, ref.object, range.low, range.high);
  return GVC_DONE;
}

static gvc_outcome enqueue_copy(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  uint32_t stream = handle(w, step, 3, GVC_OBJECT_STREAM, GVC_ENQUEUES);
  if (stream == GV_NONE) return no_handle(refusal, step, GVC_OBJECT_STREAM);
  gvc_ref to = *gvc_operand(w, step, 0), from = *gvc_operand(w, step, 1);
  int64_t bytes = bytes_of(w, step, 2, 1);
  bool follows = from.kind == GVC_REF_POINTER && gvc_holds_addresses(w, from.object);
  gvc_outcome outcome = enqueue(w, step, from, bytes, GVC_READS, follows, stream, refusal);
  if (outcome == GVC_DONE)
    outcome = enqueue(w, step, to, bytes, GVC_WRITES, follows, stream, refusal);
  if (outcome == GVC_DONE && follows) {
    if (to.kind == GVC_REF_OTHER || gvc_is_seen_by_others(w, to.object))
      return gvc_refuse(refusal, step, "F4", "an address is copied where others see it");
    for (uint32_t i = w->objects.at[from.object].slots; i != GV_NONE; i = w->slots.at[i].next)
      gvc_leave_address(w, to.object, w->slots.at[i].ref);
    gvc_join_groups(w, from.object, to.object);
  }
  return outcome;
}

static gvc_outcome enqueue_fill(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  uint32_t stream = handle(w, step, 3, GVC_OBJECT_STREAM, GVC_ENQUEUES);
  if (stream == GV_NONE) return no_handle(refusal, step, GVC_OBJECT_STREAM);
  return enqueue(w, step, *gvc_operand(w, step, 0), bytes_of(w, step, 2, w->with), GVC_WRITES,
                 false, stream, refusal);
}

/* ---- kernels (A3, A9) ------------------------------------------------------------------------ */

/* The host reads the code of a module, and the name of a kernel, where the call is (A1); where it
 * is null there is nothing to read. */
static bool host_reads(gvc_work *w, const gvc_step *step, uint32_t argument, gvc_refusal *refusal) {
  gvc_ref ref = *gvc_operand(w, step, argument);
  if (ref.kind == GVC_REF_NUMBER && !ref.number) return true;
  const char *broken = gvc_host_access(w, ref, -1, false);
  return !broken || gvc_refuse(refusal, step, broken, "cannot read here") == GVC_DONE;
}

static gvc_outcome load_module(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  return host_reads(w, step, 0, refusal) ? give(w, step, GVC_OBJECT_MODULE) : GVC_REFUSED;
}

static gvc_outcome get_kernel(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  uint32_t module = handle(w, step, 0, GVC_OBJECT_MODULE, GVC_READS);
  if (module == GV_NONE) return no_handle(refusal, step, GVC_OBJECT_MODULE);
  if (!host_reads(w, step, 1, refusal)) return GVC_REFUSED;
  give(w, step, GVC_OBJECT_KERNEL);
  w->objects.at[w->objects.len - 1].object.parent = module;
  return GVC_DONE;
}

/* A kernel accesses what was reached. A stream GV_NONE: the host waits in the launch (H8). `keeps`:
 * it may store addresses; that a kernel without a body stores none is assumed (docs/limits.md). */
static gvc_outcome touch(gvc_work *w, const gvc_step *step, bool keeps, uint32_t stream,
                         gvc_refusal *refusal) {
  uint32_t last = GV_NONE;
  bool follows = keeps;
  if (w->reaches_dead)
    return gvc_refuse(refusal, step, "A3", "may follow an address of what is not alive");
  for (uint32_t k = 0; k < w->touched.len && !follows; k++)
    follows = w->objects.at[w->touched.at[k]].touched != GVC_HOLDER &&
              gvc_holds_addresses(w, w->touched.at[k]);
  for (uint32_t k = 0; k < w->touched.len; k++) {
    uint32_t i = w->touched.at[k];
    uint8_t how = w->objects.at[i].touched;
    gvc_range range;
    if (how == GVC_HOLDER) continue;
    gvc_ref whole = gvc_pointer_to(i);
    whole.anywhere = true;
    if (w->objects.at[i].object.group == GV_NONE)
      return gvc_refuse(refusal, step, "A3", "may follow an address that is not known");
    if (!gvc_memory_at(w, whole, -1, &range))
      return gvc_refuse(refusal, step, "E4", "needs live memory");
    gvc_how access = how == GVC_ATOMICALLY ? GVC_ATOMIC : how == GVC_READ ? GVC_READS : GVC_WRITES;
    if (!enter(w, i, range, access, follows, stream))
      return gvc_refuse(refusal, step, "A5", "is not ordered with pending work");
    if (keeps && last != GV_NONE) gvc_join_groups(w, last, i);
    last = i;
  }
  for (uint32_t k = 0; k < w->touched.len; k++)
    if (w->objects.at[w->touched.at[k]].touched & (GVC_WRITTEN | GVC_ATOMICALLY))
      gvc_blur_slots(w, w->touched.at[k], INT64_MIN, INT64_MAX);
  return GVC_DONE;
}

/* One argument of a kernel: what it refers to is read, or written, and what that leads to may be
 * written. False: it is not followed, or null where memory is used. */
static bool reach_argument(gvc_work *w, gvc_ref ref, const gvc_leaf_place *place, uint8_t direct) {
  if (ref.kind == GVC_REF_SYMBOL && ref.object == GV_NONE) return true;
  if (ref.kind == GVC_REF_NUMBER) return !place->pointer;
  if (ref.kind == GVC_REF_UNKNOWN || ref.kind == GVC_REF_DEAD || ref.object >= GVC_MANY ||
      w->objects.at[ref.object].dead)
    return false;
  gvc_reach(w, ref.object, direct, GVC_WRITTEN);
  return true;
}

/* How the memory that an argument leads to is accessed; 0: not at all. */
static uint8_t touch_by(const gvc_parts *parts, uint32_t leaf) {
  static const uint8_t as[GVC_HOWS] = {GVC_READ, GVC_WRITTEN, GVC_WRITTEN, GVC_ATOMICALLY};
  uint8_t how = 0;
  for (uint32_t i = 0; i < parts->len; i++)
    if (parts->at[i].leaf == leaf) how |= as[parts->at[i].how];
  return how & (how - 1) ? GVC_WRITTEN : how;
}

/* gpu.launch_func: the kernel's arguments are operands. `parts` NULL: it may write what they lead
 * to. */
static bool reach_arguments(gvc_work *w, const gvc_step *step, const gvc_parts *parts) {
  for (uint32_t i = gvc_first_argument(step), leaf = 0; i < step->operand_count; i++)
    for (uint32_t k = 0; k < gvc_operand_count(w, step, i); k++, leaf++) {
      const gvc_leaf_place *place = gvc_operand_place(w, step, i) + k;
      uint8_t how = parts && place->pointer ? touch_by(parts, leaf) : GVC_WRITTEN;
      if (how && !reach_argument(w, gvc_operand(w, step, i)[k], place, how)) return false;
    }
  return true;
}

/* Numbers that a kernel is given, or finds in memory, may be made of addresses: it may store them
 * as numbers. */
static bool handles_addresses(const gvc_work *w, const gvc_step *step) {
  for (uint32_t i = gvc_first_argument(step); i < step->operand_count; i++)
    for (uint32_t k = 0; k < gvc_operand_count(w, step, i); k++) {
      gvc_ref ref = gvc_operand(w, step, i)[k];
      if (ref.kind == GVC_REF_SYMBOL && ref.object != GV_NONE) return true;
      if (ref.kind == GVC_REF_POINTER && !gvc_operand_place(w, step, i)[k].pointer) return true;
    }
  for (uint32_t k = 0; k < w->touched.len; k++)
    if (gvc_holds_addresses(w, w->touched.at[k])) return true;
  return false;
}

static bool lead_on(const gvc_parts *parts) {
  for (uint32_t i = 0; i < parts->len; i++)
    if (parts->at[i].leads) return true;
  return false;
}

/* Where the memory of the part is: what an argument holds, or a variable. */
static gvc_ref memory_of_part(gvc_work *w, const gvc_step *step, const gvc_part *part) {
  if (part->leaf >= GVC_VARIABLE)
    return gvc_pointer_to(gvc_global_object(w, part->leaf - GVC_VARIABLE));
  uint32_t i = gvc_first_argument(step), leaf = part->leaf;
  while (leaf >= gvc_operand_count(w, step, i)) leaf -= gvc_operand_count(w, step, i++);
  return gvc_operand(w, step, i)[leaf];
}

static gvc_outcome access_parts(gvc_work *w, const gvc_step *step, const gvc_parts *parts,
                                uint32_t stream, gvc_refusal *refusal) {
  for (uint32_t i = 0; i < parts->len; i++) {
    const gvc_part *part = &parts->at[i];
    gvc_ref from = memory_of_part(w, step, part);
    gvc_range r;
    if (!gvc_memory_at(w, from, 0, &r)) return gvc_refuse(refusal, step, "E4", "needs live memory");
    bool has_bounds = part->low != INT64_MIN && part->high != INT64_MAX;
    if (!has_bounds || r.low == INT64_MIN || r.high == INT64_MAX ||
        __builtin_add_overflow(r.low, part->low, &r.low) ||
        __builtin_add_overflow(r.high, part->high, &r.high))
      r.low = INT64_MIN, r.high = INT64_MAX;
    if (!has_bounds || __builtin_add_overflow(r.from, part->low, &r.from) ||
        __builtin_add_overflow(r.to, part->high, &r.to))
      r.base = GV_NONE;
    if (!gvc_access_bytes(w, from.object, r, part->how, stream))
      return gvc_refuse(refusal, step, "A5", "is not ordered with pending work");
    if (part->how != GVC_READS) gvc_blur_slots(w, from.object, r.low, r.high);
  }
  return GVC_DONE;
}

/* The variables that a kernel accesses, or of its module all that it may. */
static void reach_variables(gvc_work *w, const gvc_kernel *kernel, const gvc_parts *parts) {
  uint8_t how = kernel->writes || kernel->keeps ? GVC_WRITTEN : GVC_READ;
  for (uint32_t i = 0; kernel->has_globals && i < kernel->variable_count; i++) {
    uint32_t global = kernel->variables + i;
    uint8_t by = parts ? touch_by(parts, GVC_VARIABLE + global) : how;
    if (by) gvc_reach(w, gvc_global_object(w, global), by, GVC_WRITTEN);
  }
}

/* Only of memory that holds no addresses is it asked which bytes are accessed. */
static gvc_outcome launch(gvc_work *w, const gvc_step *step, const gvc_kernel *kernel,
                          const gvc_parts *parts, uint32_t stream, gvc_refusal *refusal) {
  if (kernel && kernel->has_globals && kernel->variables == GV_NONE)
    return gvc_refuse(refusal, step, "A3", "uses memory that no argument leads to");
  if (kernel) reach_variables(w, kernel, parts);
  if (!reach_arguments(w, step, parts))
    return gvc_refuse(refusal, step, "A3", "has an argument that is not tracked");
  bool keeps = kernel && (kernel->keeps || handles_addresses(w, step));
  if (parts && !keeps && !lead_on(parts)) return access_parts(w, step, parts, stream, refusal);
  if (kernel) reach_variables(w, kernel, NULL);
  return touch(w, step, keeps, stream, refusal);
}

gvc_outcome gvc_step_launch(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  const gvc_kernel *kernel = step->target == GV_NONE ? NULL : &w->program->kernels.at[step->target];
  uint32_t stream = step->number ? handle(w, step, 0, GVC_OBJECT_STREAM, GVC_ENQUEUES) : GV_NONE;
  if (step->number && stream == GV_NONE) return no_handle(refusal, step, GVC_OBJECT_STREAM);
  gvc_parts parts = {0};
  bool known = gvc_find_parts(w, step, kernel, &parts);
  gvc_outcome outcome = launch(w, step, kernel, known ? &parts : NULL, stream, refusal);
  gvc_forget_touched(w);
  gv_vec_free(&parts);
  return outcome;
}

enum { MOST_PARAMETERS = 4096 };

/* Where the launch reads its arguments: through each address that was put into the array of
 * parameters. The wrapper passes the array on, and the kernel says how many it reads: no more than
 * were put there, if nothing else can be in it. False: one is not followed. */
static bool find_holders(gvc_work *w, gvc_ref array, int64_t count) {
  const gvc_live *live = &w->objects.at[array.object];
  bool is_whole = live->object.kind == GVC_OBJECT_STACK && !live->object.overwritten &&
                  !live->object.group && !live->object.stride;
  bool followed = true;
  int64_t found = 0;
  for (uint32_t i = live->slots; i != GV_NONE && followed; i = w->slots.at[i].next) {
    const gvc_place *at = &w->slots.at[i].place;
    gvc_ref holder = w->slots.at[i].ref;
    uint64_t offset = (uint64_t)at->offset - (uint64_t)array.number;
    if (count >= 0 && offset >= 8 * (uint64_t)count) continue;
    followed = offset % 8 == 0 && at->size == 8 && !gvc_host_access(w, holder, -1, false) &&
               w->objects.at[holder.object].object.group != GV_NONE;
    if (followed) gvc_reach(w, holder.object, GVC_HOLDER, GVC_WRITTEN);
    found++;
  }
  return followed && (is_whole || found == count);
}

/* mgpuLaunchKernel(kernel, grid x 3, block x 3, shared memory, stream, parameters, extra, count).
 * Before release 17 there is no count: the array has as many as were stored in it. */
static gvc_outcome launch_kernel(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  uint32_t kernel = handle(w, step, 0, GVC_OBJECT_KERNEL, GVC_READS),
           stream = handle(w, step, 8, GVC_OBJECT_STREAM, GVC_ENQUEUES);
  if (kernel == GV_NONE) return no_handle(refusal, step, GVC_OBJECT_KERNEL);
  uint32_t module = w->objects.at[kernel].object.parent;
  if (module == GVC_MANY ||
      (module != GV_NONE && (w->objects.at[module].dead || use(w, module, GVC_READS) == GV_NONE)))
    return no_handle(refusal, step, GVC_OBJECT_MODULE);
  if (stream == GV_NONE) return no_handle(refusal, step, GVC_OBJECT_STREAM);
  gvc_ref array = *gvc_operand(w, step, 9), extra = *gvc_operand(w, step, 10);
  gvc_ref number = step->operand_count > 11 ? *gvc_operand(w, step, 11) : gvc_number_ref(-1);
  bool usual = extra.kind == GVC_REF_NUMBER && !extra.number && number.kind == GVC_REF_NUMBER &&
               number.number <= MOST_PARAMETERS;
  if (!usual || array.anywhere)
    return gvc_refuse(refusal, step, "A3", "has arguments that are not tracked");
  if (!number.number || (number.number < 0 && array.kind == GVC_REF_NUMBER && !array.number))
    return GVC_DONE;
  const char *broken = gvc_host_access(w, array, number.number < 0 ? -1 : number.number * 8, false);
  if (broken) return gvc_refuse(refusal, step, broken, "cannot read its arguments");
  gvc_outcome outcome =
      find_holders(w, array, number.number)
          ? touch(w, step, false, stream, refusal)
          : gvc_refuse(refusal, step, "A3", "has an argument that is not tracked");
  gvc_forget_touched(w);
  return outcome;
}

/* ---- sparse ---------------------------------------------------------------------------------- */

/* The last operand is a stream that is ignored. */
static gvc_outcome create_descriptor(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  uint32_t object = w->objects.len;
  give(w, step, GVC_OBJECT_DESCRIPTOR);
  for (uint32_t i = 0; i + 1 < step->operand_count; i++) {
    gvc_range range;
    gvc_ref ref = *gvc_operand(w, step, i);
    if (!gvc_operand_place(w, step, i)->pointer) continue;
    if (!gvc_memory_at(w, ref, -1, &range) || !gvc_touch(w, ref.object, GVC_EVERYWHERE, GVC_READS))
      return gvc_refuse(refusal, step, "E4", "needs live memory");
    gvc_write_slot(w, &(gvc_place){object, 0, 8 * (int64_t)i, 8}, ref);
  }
  return GVC_DONE;
}

enum { DESCRIPTORS = 3 /* of a product: the first operands that are pointers */ };

static bool has_descriptors(gvc_work *w, const gvc_step *step) {
  uint32_t found = 0;
  for (uint32_t i = 0; i < step->operand_count && found < DESCRIPTORS; i++) {
    if (!gvc_operand_place(w, step, i)->pointer) continue;
    if (handle(w, step, i, GVC_OBJECT_DESCRIPTOR, GVC_READS) == GV_NONE) return false;
    found++;
  }
  return found == DESCRIPTORS;
}

static gvc_outcome use_descriptors(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  gvc_set_unknown(w, step);
  return has_descriptors(w, step) ? GVC_DONE : no_handle(refusal, step, GVC_OBJECT_DESCRIPTOR);
}

/* Reads what two descriptors hold, writes what the third and a buffer do, on the null stream. */
static gvc_outcome sparse_product(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  uint32_t taken = 0;
  bool followed = has_descriptors(w, step);
  for (uint32_t i = 0; i + 1 < step->operand_count && followed; i++) {
    gvc_ref ref = *gvc_operand(w, step, i);
    if (!gvc_operand_place(w, step, i)->pointer) continue;
    followed = ref.kind == GVC_REF_POINTER && !w->objects.at[ref.object].dead;
    uint8_t how = taken++ < 2 ? GVC_READ : GVC_WRITTEN;
    bool is_descriptor = followed && w->objects.at[ref.object].object.kind == GVC_OBJECT_DESCRIPTOR;
    if (followed) gvc_reach(w, ref.object, is_descriptor ? GVC_HOLDER : how, how);
  }
  gvc_outcome outcome = followed
                            ? touch(w, step, false, 0, refusal)
                            : gvc_refuse(refusal, step, "E4", "needs live descriptors and memory");
  gvc_forget_touched(w);
  return outcome;
}

/* ---- the host -------------------------------------------------------------------------------- */

/* The host reads what was reached. */
static gvc_outcome read_by_host(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  if (w->reaches_dead)
    return gvc_refuse(refusal, step, "A1", "may follow an address of what is not alive");
  for (uint32_t k = 0; k < w->touched.len; k++) {
    gvc_ref whole = gvc_pointer_to(w->touched.at[k]);
    whole.anywhere = true;
    const char *broken = w->objects.at[whole.object].object.group == GV_NONE
                             ? "A1"
                             : gvc_host_access(w, whole, -1, false);
    if (broken)
      return gvc_refuse(refusal, step, broken, "cannot access what its descriptor leads to");
  }
  return GVC_DONE;
}

/* Reads all memory that the descriptors at pointer arguments lead to. */
static gvc_outcome read_descriptors(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  bool followed = true;
  for (uint32_t i = 0; i < step->operand_count; i++) {
    gvc_ref ref = *gvc_operand(w, step, i);
    if (!gvc_operand_place(w, step, i)->pointer) continue;
    followed &= ref.kind == GVC_REF_POINTER;
    if (ref.kind == GVC_REF_POINTER) gvc_reach(w, ref.object, GVC_READ, GVC_READ);
  }
  gvc_outcome outcome =
      followed ? read_by_host(w, step, refusal)
               : gvc_refuse(refusal, step, "A1", "has a descriptor that is not tracked");
  gvc_forget_touched(w);
  gvc_set_unknown(w, step);
  return outcome;
}

enum { MOST_RANK = 8, MOST_ELEMENTS = 1 << 30, MOST_ROWS = 64 };

/* What a memref's descriptor says: where its elements begin, from the aligned pointer on, and how
 * many there are along each axis, how far apart; -1: that is not known. */
typedef struct view {
  gvc_ref start;
  int64_t rank, sizes[MOST_RANK], strides[MOST_RANK];
} view;

/* -1: it is not known, or too large. */
static int64_t number_at(gvc_work *w, uint32_t object, int64_t offset) {
  static const gvc_leaf_place number = {.size = 8, .bits = 64};
  gvc_ref known = gvc_read_slot(w, &(gvc_place){object, 0, offset, 8}, &number);
  bool is_known = known.kind == GVC_REF_NUMBER && known.number >= 0;
  return is_known && known.number <= MOST_ELEMENTS ? known.number : -1;
}

static gvc_ref pointer_at(gvc_work *w, uint32_t object, int64_t offset) {
  static const gvc_leaf_place pointer = {.size = 8, .pointer = true};
  return gvc_read_slot(w, &(gvc_place){object, 0, offset, 8}, &pointer);
}

/* A place of which it is known what lies there. */
static bool is_tracked(const gvc_work *w, gvc_ref at) {
  return at.kind == GVC_REF_POINTER && !at.anywhere && !at.other && !at.or_null &&
         !w->objects.at[at.object].object.group;
}

/* False: it is not tracked. `rank` is not in the descriptor. */
static bool view_of(gvc_work *w, gvc_ref descriptor, gvc_ref rank, int64_t unit, view *v) {
  if (!is_tracked(w, descriptor) || rank.kind != GVC_REF_NUMBER || rank.number < 0 ||
      rank.number > MOST_RANK)
    return false;
  v->rank = rank.number;
  v->start = pointer_at(w, descriptor.object, descriptor.number + 8);
  int64_t at = descriptor.number + 16, offset = number_at(w, descriptor.object, at);
  for (int64_t i = 0; i < v->rank; i++) {
    v->sizes[i] = number_at(w, descriptor.object, at += 8);
    v->strides[i] = number_at(w, descriptor.object, at + 8 * v->rank);
  }
  if (v->start.kind != GVC_REF_POINTER || v->start.anywhere || v->start.other || v->start.or_null)
    return false;
  return offset >= 0 && !__builtin_add_overflow(v->start.number, offset * unit, &v->start.number);
}

/* Of the descriptor itself: two pointers, the offset, sizes and strides. */
static const char *read_descriptor(gvc_work *w, gvc_ref descriptor, const view *v) {
  return gvc_host_access(w, descriptor, 24 + 16 * v->rank, false);
}

/* From the first element on up to the last, in elements; -1: that is not known. *count: how many
 * there are, *rows: how many along all axes but the last; each MOST_ELEMENTS if there are more. */
static int64_t extent_of(const view *v, int64_t *count, int64_t *rows) {
  int64_t extent = 1;
  *count = *rows = 1;
  for (int64_t i = 0; i < v->rank; i++) {
    *rows = *count;
    if (v->sizes[i] < 0 || v->strides[i] < 0) return -1;
    *count = *count * v->sizes[i] > MOST_ELEMENTS ? MOST_ELEMENTS : *count * v->sizes[i];
    extent += (v->sizes[i] - 1) * v->strides[i];
    if (extent > MOST_ELEMENTS) return -1;
  }
  return extent;
}

/* Strides that are known are not negative, so no element is before the first. */
static const char *read_elements_from(gvc_work *w, const view *v) {
  gvc_ref start = v->start;
  for (int64_t i = 0; i < v->rank; i++) start.anywhere |= v->strides[i] < 0;
  return gvc_host_access(w, start, -1, false);
}

/* All elements, by rows where there are gaps between few of these. NULL: they may be read. */
static const char *read_elements(gvc_work *w, const view *v, int64_t unit) {
  int64_t count, rows, extent = extent_of(v, &count, &rows), last = v->rank - 1;
  for (int64_t i = 0; i < v->rank; i++)
    if (!v->sizes[i]) return NULL; /* A2 */
  if (extent < 0) return read_elements_from(w, v);
  bool by_rows = extent != count && rows > 1 && rows <= MOST_ROWS;
  if (!by_rows) return gvc_host_access(w, v->start, extent * unit, false);
  const char *broken = NULL;
  for (int64_t row = 0; row < rows && !broken; row++) {
    int64_t first = 0, rest = row;
    for (int64_t i = last; i--; rest /= v->sizes[i]) first += rest % v->sizes[i] * v->strides[i];
    gvc_ref start = v->start;
    start.number += first * unit;
    broken = gvc_host_access(w, start, ((v->sizes[last] - 1) * v->strides[last] + 1) * unit, false);
  }
  return broken;
}

/* The same by a memref's descriptor: rank, descriptor, bytes of an element. */
static gvc_outcome set_registration_of_view(gvc_work *w, const gvc_step *step,
                                            gvc_refusal *refusal) {
  gvc_ref unit = *gvc_operand(w, step, 2), descriptor = *gvc_operand(w, step, 1);
  view v;
  bool known = unit.kind == GVC_REF_NUMBER && unit.number > 0 && unit.number < MOST_ELEMENTS &&
               view_of(w, descriptor, *gvc_operand(w, step, 0), unit.number, &v);
  if (!known) return gvc_refuse(refusal, step, "E8", "has a descriptor that is not tracked");
  const char *broken = read_descriptor(w, descriptor, &v);
  return broken ? gvc_refuse(refusal, step, broken, "cannot read its descriptor")
                : set_registration_at(w, step, v.start, refusal);
}

/* printMemref*(rank, descriptor), or _mlir_ciface_printMemref*(where these two are). */
static gvc_outcome read_view(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  bool is_interface = step->name.at[0] == '_';
  gvc_ref rank = *gvc_operand(w, step, 0), descriptor = {0};
  const char *broken = NULL;
  view v;
  if (step->operand_count != (is_interface ? 1 : 2) || (is_interface && !is_tracked(w, rank)))
    return read_descriptors(w, step, refusal);
  if (!is_interface) {
    descriptor = *gvc_operand(w, step, 1);
  } else {
    broken = gvc_host_access(w, rank, 16, false);
    descriptor = pointer_at(w, rank.object, rank.number + 8);
    rank = gvc_number_ref(number_at(w, rank.object, rank.number));
  }
  if (broken || !view_of(w, descriptor, rank, w->with, &v))
    return read_descriptors(w, step, refusal);
  broken = read_descriptor(w, descriptor, &v);
  if (!broken) broken = read_elements(w, &v, w->with);
  return broken ? gvc_refuse(refusal, step, broken, "cannot access what its descriptor leads to")
                : GVC_DONE;
}

static gvc_outcome read_texts(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  gvc_set_unknown(w, step);
  for (uint32_t i = 0; i < w->with; i++)
    if (!host_reads(w, step, i, refusal)) return GVC_REFUSED;
  return GVC_DONE;
}

/* They return their first operand. */
static gvc_outcome change_memory(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  gvc_outcome outcome = w->with == GVC_CODE_MEMCPY ? gvc_step_memcpy(w, step, refusal)
                                                   : gvc_step_memset(w, step, refusal);
  if (step->result != GV_NONE)
    *gvc_own_leaf(w, gvc_leaf_of(w->program, w->function, step->result)) = *gvc_operand(w, step, 0);
  return outcome;
}

/* The memory that a descriptor of an unranked memref at operand i leads to; false: not tracked. */
static bool memory_of(gvc_work *w, const gvc_step *step, uint32_t i, gvc_ref *memory) {
  gvc_ref at = *gvc_operand(w, step, i);
  for (uint32_t k = 0; k < 2; k++) { /* rank, descriptor; allocated, aligned, … */
    if (gvc_host_access(w, at, -1, false) || at.anywhere) return false;
    at = pointer_at(w, at.object, at.number + 8);
  }
  *memory = at;
  memory->anywhere = true;
  return at.kind == GVC_REF_POINTER;
}

/* memrefCopy(bytes of an element, from, to). */
static gvc_outcome copy_memref(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  gvc_ref from, to;
  if (!memory_of(w, step, 1, &from) || !memory_of(w, step, 2, &to))
    return gvc_refuse(refusal, step, "A1", "has a descriptor that is not tracked");
  const char *broken = gvc_host_access(w, from, -1, false);
  if (!broken) broken = gvc_host_access(w, to, -1, true);
  if (broken) return gvc_refuse(refusal, step, broken, "cannot copy here");
  if (gvc_holds_addresses(w, from.object) && gvc_is_seen_by_others(w, to.object))
    return gvc_refuse(refusal, step, "F4", "an address is copied where others see it");
  gvc_copy_memory(w, to, from, -1);
  return GVC_DONE;
}

/* What a function that is not known is given, by address or as a number that is made of one. False:
 * it is not known, or not alive (F4). */
static bool reach_given(gvc_work *w, const gvc_step *step) {
  for (uint32_t i = 0; i < step->operand_count; i++)
    for (uint32_t k = 0; k < gvc_operand_count(w, step, i); k++) {
      gvc_ref ref = gvc_operand(w, step, i)[k];
      if (ref.kind == GVC_REF_NUMBER || (ref.kind == GVC_REF_SYMBOL && ref.object == GV_NONE))
        continue;
      if (!gvc_has_object(ref) || w->objects.at[ref.object].dead) return false;
      gvc_reach(w, ref.object, GVC_WRITTEN, GVC_WRITTEN);
    }
  return !w->reaches_dead;
}

/* What escapes is unknown from here on (F4): nothing is known of it but that no work of this module
 * uses it. A slot of the stack stays where it is, and others may see it. */
static bool let_escape(gvc_work *w, uint32_t object) {
  gvc_object *o = &w->objects.at[object].object;
  if (object == 0 || o->kind == GVC_OBJECT_TASK || o->kind == GVC_OBJECT_GROUP ||
      o->kind == GVC_OBJECT_ASYNC || o->kind == GVC_OBJECT_STORAGE ||
      (o->group == GV_NONE && !o->shown) || o->ended || w->objects.at[object].dead)
    return false;
  if (o->kind == GVC_OBJECT_GLOBAL) return w->program->globals.at[o->parent].is_constant;
  if (!gvc_access_memory(w, object, GVC_EVERYWHERE, GVC_WRITES, GV_NONE)) return false;
  if (!o->mine || o->stride) {
    gvc_end_object(w, object);
    return true;
  }
  gvc_blur_slots(w, object, INT64_MIN, INT64_MAX);
  o->shown = true, o->group = GV_NONE;
  return true;
}

bool gvc_escape(gvc_work *w, gvc_ref ref) {
  if (!gvc_has_object(ref) || w->objects.at[ref.object].dead || w->tried.len) return false;
  gvc_reach(w, ref.object, GVC_WRITTEN, GVC_WRITTEN);
  bool escapes = !w->reaches_dead;
  for (uint32_t k = 0; k < w->touched.len && escapes; k++)
    escapes = let_escape(w, w->touched.at[k]);
  gvc_forget_touched(w);
  return escapes;
}

static const struct {
  const char *name;
  int64_t least, most;
} results[] = {
#define CALL(name, operands, handler, with)
#define RESULT(name, least, most) {name, least, most},
#include "checker/calls.def"
#undef CALL
#undef RESULT
};

/* A function of the C library that calls none of this module. */
static bool is_of_library(gv_str name) {
  bool is_it = false;
  for (size_t i = 0; i < sizeof results / sizeof *results && !is_it; i++)
    is_it = gv_str_equal(name, gv_str_of(results[i].name));
  return is_it;
}

/* F3: a function can reach what it is given, and what other modules see of this one. */
static gvc_outcome call_unknown(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  if (w->tried.len) return gvc_refuse(refusal, step, "F3", "is not known, and called in a task");
  if (!w->program->functions.at[step->target].is_followed)
    return gvc_refuse(refusal, step, "F3", "may do what is not known to anything");
  if (w->keeps && !is_of_library(step->name))
    return gvc_refuse(refusal, step, "F3", "may call functions of this module");
  bool escapes = reach_given(w, step);
  for (uint32_t k = 0; k < w->touched.len && escapes; k++)
    escapes = let_escape(w, w->touched.at[k]);
  gvc_forget_touched(w);
  if (!escapes)
    return gvc_refuse(refusal, step, "F4",
                      "is not known, and is given what is not tracked, or in use");
  for (uint32_t i = 0; i < w->objects.len; i++) {
    const gvc_live *live = &w->objects.at[i];
    bool is_global = live->object.kind == GVC_OBJECT_GLOBAL &&
                     !(w->keeps && w->program->globals.at[live->object.parent].is_own);
    bool seen = is_global || live->object.kind == GVC_OBJECT_CALLERS || live->object.shown;
    if ((is_global || live->object.shown) && live->accesses != GV_NONE)
      return gvc_refuse(refusal, step, "F3", "may use memory that is in use");
    if (seen && !live->object.shown && gvc_holds_addresses(w, i))
      return gvc_refuse(refusal, step, "F4", "may use what lies in memory that others can read");
    if (seen && !live->dead && !gvc_touch(w, i, GVC_EVERYWHERE, GVC_WRITES))
      return gvc_refuse(refusal, step, "F3", "may use what a task uses");
    if (seen && !live->dead) gvc_blur_slots(w, i, INT64_MIN, INT64_MAX);
    if (seen && live->object.registration)
      w->objects.at[i].object.registration = GVC_PERHAPS_REGISTERED;
  }
  gvc_set_unknown(w, step);
  return GVC_DONE;
}

typedef gvc_outcome meaning_of_call(gvc_work *w, const gvc_step *step, gvc_refusal *refusal);

static const struct {
  const char *name;
  size_t length;
  uint32_t operands;
  meaning_of_call *meaning;
  int64_t with;
} rows[] = {
#define CALL(name, operands, handler, with) {name, sizeof(name) - 1, operands, handler, with},
#define RESULT(name, least, most)
#include "checker/calls.def"
#undef CALL
#undef RESULT
};

/* What a function can answer (N3). */
static void narrow_result(gvc_work *w, const gvc_step *step) {
  if (step->result == GV_NONE || step->result_count != 1) return;
  gvc_ref result = *gvc_own_leaf(w, gvc_leaf_of(w->program, w->function, step->result));
  if (result.kind != GVC_REF_SYMBOL) return;
  enum { SGE = 5, SLE = 3 };
  gvc_interval full = w->symbols.at[result.symbol].interval;
  for (size_t i = 0; i < sizeof results / sizeof *results; i++)
    if (gv_str_equal(step->name, gv_str_of(results[i].name)) && results[i].least >= full.low &&
        results[i].most <= full.high) {
      (void)gvc_assume_order(w, SGE, result, gvc_number_ref(results[i].least), full.bits);
      (void)gvc_assume_order(w, SLE, result, gvc_number_ref(results[i].most), full.bits);
    }
}

gvc_outcome gvc_step_call(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  if (step->target == GV_NONE)
    return gvc_refuse(refusal, step, "F3", "calls what the module does not declare");
  if (w->program->functions.at[step->target].replaceable)
    return gvc_refuse(refusal, step, "F1", "may have another body");
  bool is_full =
      step->result == GV_NONE || gvc_shape_of(w->program, w->function, step->result)->count;
  for (uint32_t i = 0; i < step->operand_count; i++) is_full &= gvc_operand_count(w, step, i) != 0;
  if (!is_full) return gvc_refuse(refusal, step, "F2", "has an operand or result that is nothing");
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    if (step->name.len != rows[i].length || memcmp(step->name.at, rows[i].name, rows[i].length))
      continue;
    if (step->operand_count < rows[i].operands)
      return gvc_refuse(refusal, step, "F2", "is called with too few operands");
    w->with = rows[i].with;
    gvc_outcome outcome = rows[i].meaning(w, step, refusal);
    if (outcome == GVC_DONE) narrow_result(w, step);
    return outcome;
  }
  gvc_outcome outcome = call_unknown(w, step, refusal);
  if (outcome == GVC_DONE) narrow_result(w, step);
  return outcome;
}
