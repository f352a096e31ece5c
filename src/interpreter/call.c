/* needs: a run. gives: what a call of the runtime or of a library does. cost: its arguments, and
 * what they meet. */
#include "interpreter/room.h"

/* The first operand with the role; GV_NONE: there is none. */
static uint32_t with_role(const gv_op *op, gv_role role) {
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (gv_role_of(op, i) == role) return i;
  return GV_NONE;
}

static word argument(run *r, const gv_op *op, uint32_t i) {
  gv_value_id id = gv_operands(r->model, op)[i];
  return id == GV_NONE ? (word){.kind = W_INT} : gv_value_word(r, id);
}

void gv_set_result(run *r, const gv_op *op, uint32_t index, bytes what) {
  if (index < op->result_count) *gv_root(r, gv_results(r->model, op)[index]) = what;
}

static bool is_enqueued(gv_role role) {
  return gv_is_gpu_access(role) || role == GV_ROLE_MODULE_LAUNCH;
}

static bool is_work(const gv_op *op) {
  bool work = op->action->flags & (GV_ACTION_ENQUEUES | GV_ACTION_ON_NULL);
  for (uint32_t i = 0; i < op->operand_count; i++) work |= is_enqueued(gv_role_of(op, i));
  return work;
}

/* ---- what is made ---------------------------------------------------------------------------- */

static uint32_t new_of(run *r, uint32_t index, const gv_op *op) {
  switch (op->action->creates) {
  case GV_CREATES_STREAM: return gv_new_thing(r, T_STREAM, index);
  case GV_CREATES_EVENT: return gv_new_thing(r, T_EVENT, index);
  case GV_CREATES_MODULE: return gv_new_thing(r, T_MODULE, index);
  case GV_CREATES_HOLDER:
  case GV_CREATES_STANDING:
  case GV_CREATES_DESCRIPTOR: return gv_new_thing(r, T_HOLDER, index);
  case GV_CREATES_MEMORY:
    if (op->action->flags & GV_ACTION_PINNED) return gv_new_thing(r, T_PINNED, index);
    return gv_new_thing(r,
                        op->shared    ? T_SHARED
                        : op->perhaps ? T_PERHAPS_SHARED
                                      : T_DEVICE,
                        index);
  case GV_CREATES_NOTHING:
  case GV_CREATES_PART:
  case GV_CREATES_COUNT: break;
  }
  GV_BUG("nothing of its own is made");
}

static void create(run *r, uint32_t index, const gv_op *op) {
  if (op->action->creates == GV_CREATES_PART) {
    if (op->operand_count) gv_set_result(r, op, 0, gv_one_word(argument(r, op, 0)));
    return;
  }
  uint32_t made = new_of(r, index, op);
  bool orders =
      r->model->runtime.null_order == GV_NULL_ORDERS && !(op->action->flags & GV_ACTION_APART);
  gv_thing(r, made)->with_null = orders || op->action->flags & GV_ACTION_WITH_NULL;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    if (gv_role_of(op, i) != GV_ROLE_KEPT || !gv_creates_holder(op->action->creates)) continue;
    word kept = argument(r, op, i);
    *gv_push(&gv_thing(r, made)->kept) = kept;
  }
  gv_set_result(r, op, 0, gv_one_word(gv_word_of_thing(made)));
}

/* ---- work ------------------------------------------------------------------------------------ */

static int64_t size_of(run *r, const gv_op *op) {
  int64_t count;
  uint32_t at = with_role(op, GV_ROLE_SIZE);
  gv_value_id id = at == GV_NONE ? GV_NONE : gv_operands(r->model, op)[at];
  if (id == GV_NONE || !gv_fixed_number(r, id, &count) || count < 0 || count > INT64_MAX / 64)
    return -1;
  return count * op->action->size_unit;
}

typedef GV_VEC(uint32_t) thing_list;

static void add_thing(run *r, thing_list *list, word w) {
  if (w.kind != W_THING || !gv_is_memory(gv_thing(r, w.id))) return;
  for (uint32_t i = 0; i < list->len; i++)
    if (list->at[i] == w.id) return;
  *gv_push(list) = w.id;
}

/* Adds all memory that addresses lead to which lie in what the kernel gets, from one to the next.
 */
static touched *add_followed(run *r, touched *list, uint32_t *count) {
  thing_list found = {0};
  for (uint32_t i = 0; i < *count; i++)
    if (gv_is_kernel_access(list[i].role)) add_thing(r, &found, list[i].at);
  uint32_t given = found.len;
  for (uint32_t i = 0; i < found.len; i++) {
    bytes in = gv_thing(r, found.at[i])->memory;
    for (uint32_t p = 0; p < in.count; p++) add_thing(r, &found, in.at[p].holds);
    if (in.count == 0) add_thing(r, &found, in.rest);
  }
  touched *all = gv_new(&r->arena, touched, *count + found.len + 1u);
  memcpy(all, list, *count * sizeof *all);
  for (uint32_t i = given; i < found.len; i++)
    all[(*count)++] = (touched){gv_word_of_thing(found.at[i]), GV_ROLE_KERNEL_BOTH, -1};
  gv_vec_free(&found);
  return all;
}

/* What is copied is there as soon as the call is done: who looks too early is found by its access.
 */
static void copy_content(run *r, const gv_op *op) {
  uint32_t to = with_role(op, GV_ROLE_GPU_WRITE), from = with_role(op, GV_ROLE_GPU_READ);
  int64_t len = size_of(r, op);
  if (to == GV_NONE || from == GV_NONE || len <= 0) return;
  word target = argument(r, op, to), source = argument(r, op, from);
  if (target.kind != W_THING || source.kind != W_THING || target.spot || source.spot) return;
  bytes what = gv_load_memory(r, source, len);
  if (gv_runs(r)) gv_store_memory(r, target, len, what);
}

/* All of the bytes between the bounds are touched for certain. */
static bool is_exact(const gv_kernel_range *range) {
  return range->sure & GV_RANGE_ALL_SURE && !range->pitch && range->lo != INT64_MIN &&
         range->hi != INT64_MAX;
}

/* What the kernel does with operand `i`, where it is known to the byte; how many accesses that is.
 */
static uint32_t ranges_of(run *r, const gv_op *op, uint32_t i, touched *list) {
  const gv_kernel_range *ranges = r->model->ranges.at + op->first_range;
  word at = argument(r, op, i);
  uint32_t count = 0;
  for (uint32_t k = 0; k < op->range_count; k++) {
    if (ranges[k].operand != i) continue;
    if (at.kind != W_THING || !is_exact(&ranges[k])) return 0;
    word from = at;
    from.k += ranges[k].lo;
    gv_role role = ranges[k].mode & GV_RANGE_WRITES ? GV_ROLE_KERNEL_WRITE : GV_ROLE_KERNEL_READ;
    list[count++] = (touched){from, role, ranges[k].hi - ranges[k].lo};
  }
  return count;
}

static void enqueue(run *r, uint32_t index, const gv_op *op) {
  touched *list = gv_new(&r->arena, touched, op->operand_count + op->range_count + 1u);
  uint32_t count = 0, at = with_role(op, GV_ROLE_STREAM_USE);
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_role role = gv_role_of(op, i);
    if (!is_enqueued(role)) continue;
    uint32_t ranges = ranges_of(r, op, i, list + count);
    count += ranges;
    if (ranges) continue;
    bool part = role == GV_ROLE_GPU_READ || role == GV_ROLE_GPU_WRITE;
    list[count++] = (touched){argument(r, op, i), role, part ? size_of(r, op) : -1};
  }
  bool on_null = op->action->flags & GV_ACTION_ON_NULL;
  word stream = at == GV_NONE ? (word){.kind = W_INT} : argument(r, op, at);
  if (on_null && at != GV_NONE && !gv_use_handle(r, index, stream, GV_ROLE_STREAM_USE)) return;
  if (on_null) stream = (word){.kind = W_INT};
  if (op->follows) list = add_followed(r, list, &count);
  uint32_t before = r->works.len;
  gv_enqueue(r, index, at == GV_NONE && !on_null ? NULL : &stream,
             op->action->flags & GV_ACTION_BLOCKS, list, count);
  if (gv_runs(r) && r->works.len > before) copy_content(r, op);
}

/* ---- streams and events ---------------------------------------------------------------------- */

static uint32_t queue_of(run *r, const gv_op *op, gv_role role) {
  uint32_t at = with_role(op, role),
           id = at == GV_NONE ? GV_NONE : gv_thing_of(r, argument(r, op, at));
  return id == GV_NONE ? r->null_stream : id;
}

static uint32_t event_of(run *r, const gv_op *op, gv_role role) {
  return gv_thing_of(r, argument(r, op, with_role(op, role)));
}

static void host_waits(run *r, bool works, order (*of)(run *, uint32_t), uint32_t id) {
  if (works) {
    order after = of(r, id);
    gv_order_join(&r->host, &after);
  } else {
    gv_order_join_all(&r->host.kind);
  }
}

static void stream_waits(run *r, const gv_op *op, bool works) {
  if (!works) {
    gv_forgive(r, T_STREAM);
    return;
  }
  order after = gv_order_of_event(r, event_of(r, op, GV_ROLE_EVENT_WAIT));
  gv_order_stream(r, queue_of(r, op, GV_ROLE_STREAM_USE), &after);
}

static void record(run *r, const gv_op *op, bool works) {
  if (!works) {
    gv_forgive(r, T_EVENT);
    return;
  }
  order marked = gv_order_of_stream(r, queue_of(r, op, GV_ROLE_STREAM_USE));
  gv_order_join(&marked, &r->host);
  uint32_t id = event_of(r, op, GV_ROLE_EVENT_RECORD);
  thing *t = gv_thing(r, id);
  t->order = (order){0};
  t->forgiven = false;
  t->on = queue_of(r, op, GV_ROLE_STREAM_USE);
  gv_order_stream(r, id, &marked);
}

/* Where an event lives no longer than its stream, what a wait for it does then is not modelled. */
static bool is_beyond(run *r, const gv_op *op) {
  if (!r->model->runtime.events_need_streams) return false;
  const thing *event = gv_thing(r, event_of(r, op, GV_ROLE_EVENT_SYNC));
  return event->on != GV_NONE && gv_thing(r, event->on)->dead;
}

static void host_waits_for_event(run *r, const gv_op *op, bool works) {
  uint32_t id = works ? event_of(r, op, GV_ROLE_EVENT_SYNC) : GV_NONE;
  if (works && is_beyond(r, op)) {
    gv_stop_run(r, GV_STOP_RUNTIME);
    return;
  }
  host_waits(r, works, gv_order_of_event, id);
  if (works && op->action->flags & GV_ACTION_RESETS_EVENT) gv_thing(r, id)->recorded = false;
}

static void order_by(run *r, const gv_op *op, bool works) {
  if (with_role(op, GV_ROLE_STREAM_DESTROY) != GV_NONE && op->action->flags & GV_ACTION_BLOCKS)
    host_waits(r, works, gv_order_of_stream,
               works ? queue_of(r, op, GV_ROLE_STREAM_DESTROY) : GV_NONE);
  bool has_stream = with_role(op, GV_ROLE_STREAM_USE) != GV_NONE;
  if (with_role(op, GV_ROLE_STREAM_SYNC) != GV_NONE)
    host_waits(r, works, gv_order_of_stream,
               works ? queue_of(r, op, GV_ROLE_STREAM_SYNC) : GV_NONE);
  if (with_role(op, GV_ROLE_EVENT_SYNC) != GV_NONE) host_waits_for_event(r, op, works);
  bool waits = with_role(op, GV_ROLE_EVENT_WAIT) != GV_NONE,
       records = with_role(op, GV_ROLE_EVENT_RECORD) != GV_NONE;
  if ((waits || records) && !has_stream) {
    gv_stop_run(r, GV_STOP_RUNTIME);
    return;
  }
  if (waits) stream_waits(r, op, works);
  if (records) record(r, op, works);
}

/* Handles first, each by itself; then what the call orders, if all are right. */
static void use_handles(run *r, uint32_t index, const gv_op *op) {
  bool works = true;
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (gv_is_handle_role(gv_role_of(op, i)))
      works &= gv_use_handle(r, index, argument(r, op, i), gv_role_of(op, i));
  if (gv_runs(r)) order_by(r, op, works);
}

/* ---- memory and modules ---------------------------------------------------------------------- */

/* The aligned pointer of the memref descriptor at the address. */
static word behind(run *r, word at) {
  enum { ALIGNED = 8 };
  uint32_t id = gv_thing_of(r, at);
  if (id == GV_NONE) return (word){.kind = W_INT};
  at.k += ALIGNED;
  return gv_bytes_word(r, gv_load_memory(r, at, 8), 0, 8);
}

enum { ROWS = 64 };

/* A free may wait for its stream first. */
static void free_memory(run *r, uint32_t index, const gv_op *op, word at, gv_role role,
                        const word *on) {
  gv_free_memory(r, index, at, role, on);
  if (gv_runs(r) && with_role(op, GV_ROLE_STREAM_SYNC) != GV_NONE)
    host_waits(r, true, gv_order_of_stream, queue_of(r, op, GV_ROLE_STREAM_SYNC));
}

/* What the host touches: of a view that is known each row, else all. */
static void access_views(run *r, uint32_t index, const gv_op *op, uint32_t i) {
  gv_role role = gv_role_of(op, i);
  word at = argument(r, op, i);
  if (gv_is_memref_role(role)) at = behind(r, at);
  if (op->range_count && at.kind == W_UNKNOWN && gv_thing_of(r, at) != GV_NONE)
    at = gv_word_of_thing(gv_thing_of(r, at));
  bool known = false;
  for (uint32_t k = 0; k < op->range_count; k++) {
    const gv_kernel_range *range = &r->model->ranges.at[op->first_range + k];
    bool exact =
        range->sure & GV_RANGE_ALL_SURE && range->lo != INT64_MIN && range->hi != INT64_MAX;
    if (range->operand != i || !exact || at.kind != W_THING) continue;
    int64_t pitch = range->pitch ? range->pitch : range->hi - range->lo,
            width = range->pitch ? range->width : pitch;
    if ((range->hi - range->lo) / pitch > ROWS) continue;
    known = true;
    for (int64_t row = range->lo; row < range->hi && gv_runs(r); row += pitch) {
      word from = at;
      from.k += row;
      gv_host_access(r, index, from, role, width);
    }
  }
  if (!known) gv_host_access(r, index, at, role, size_of(r, op));
}

static void use_memory(run *r, uint32_t index, const gv_op *op, uint32_t i) {
  gv_role role = gv_role_of(op, i);
  word at = argument(r, op, i);
  uint32_t stream = with_role(op, GV_ROLE_STREAM_USE), waits = with_role(op, GV_ROLE_STREAM_SYNC);
  if (stream == GV_NONE) stream = waits;
  word on = stream == GV_NONE ? (word){.kind = W_INT} : argument(r, op, stream);
  if (gv_is_free(role))
    free_memory(r, index, op, at, role, stream == GV_NONE ? NULL : &on);
  else if (gv_is_register(role) || gv_is_unregister(role))
    gv_use_memory(r, index, gv_is_memref_role(role) ? behind(r, at) : at, GV_ROLE_MEMORY_USE, true);
  else if (role == GV_ROLE_KEPT || role == GV_ROLE_MEMORY_USE)
    gv_use_memory(r, index, at, role, true);
  else
    access_views(r, index, op, i);
}

static void use_arguments(run *r, uint32_t index, const gv_op *op) {
  bool frees = with_role(op, GV_ROLE_DEVICE_FREE) != GV_NONE;
  if (!frees) use_handles(r, index, op);
  for (uint32_t i = 0; i < op->operand_count && gv_runs(r); i++) {
    gv_role role = gv_role_of(op, i);
    if (gv_is_memory_role(role) && !is_enqueued(role)) use_memory(r, index, op, i);
    if (role == GV_ROLE_MODULE_USE) gv_use_module(r, index, argument(r, op, i), role, true);
    if (role == GV_ROLE_MODULE_UNLOAD) gv_unload(r, index, argument(r, op, i));
    if (gv_role_info_of(role)->of == GV_OF_DESCRIPTOR)
      gv_use_descriptor(r, index, argument(r, op, i), role);
  }
}

/* Such a free waits for nothing. */
static bool frees_null(run *r, const gv_op *op) {
  bool null = false;
  for (uint32_t i = 0; i < op->operand_count; i++)
    null |= gv_is_free(gv_role_of(op, i)) && argument(r, op, i).kind == W_INT;
  return null;
}

enum {
  NOT_MODELLED = GV_ACTION_MAY_WAIT | GV_ACTION_MAY_BLOCK | GV_ACTION_LINGERS | GV_ACTION_IDLE |
                 GV_ACTION_THREAD_NULL | GV_ACTION_BLOCKS_SHARED | GV_ACTION_MAY_RESET
};

void gv_act(run *r, uint32_t index, const gv_op *op) {
  bool apart = op->action->flags & GV_ACTION_NO_DEVICE && op->action->creates != GV_CREATES_NOTHING;
  if (apart || op->action->flags & NOT_MODELLED) {
    gv_stop_run(r, GV_STOP_RUNTIME);
    return;
  }
  if (op->action->flags & GV_ACTION_UNSUPPORTED) {
    gv_show(r, index, GV_RULE_RUNTIME_UNSUPPORTED, GV_SHOWN_FAULT);
    gv_stop_run(r, GV_STOP_RUNTIME);
    return;
  }
  if (is_work(op)) enqueue(r, index, op);
  if (!is_work(op)) use_arguments(r, index, op);
  if (op->action->flags & GV_ACTION_WAITS_ALL && !frees_null(r, op)) gv_wait_for_all(r);
  if (gv_runs(r) && op->action->creates != GV_CREATES_NOTHING) create(r, index, op);
  if (op->action->flags & GV_ACTION_HIDES) gv_stop_run(r, GV_STOP_HIDDEN);
}
