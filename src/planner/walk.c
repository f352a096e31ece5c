/* needs: a machine with a frame. gives: the draft, longer by what the operation calls. cost: by
 * operation, what its values are made of.
 *
 * Tasks run at once, where they are begun: one of the orders that they may run in. An operation
 * that may do anything does nothing here, and machine.left_out remembers it.
 */
#include "planner/walk.h"

#include <stdio.h>

uint32_t gv_walk_next(const machine *m) { return m->frames.at[m->frames.len - 1].op; }

/* "x.mlir:9:5" */
static gv_str walk_place(machine *m, gv_loc loc) {
  if (loc.file == GV_NONE) return GV_STR("");
  return gv_format(&m->plan->arena, "%.*s:%u:%u", GV_FMT(m->model->files.at[loc.file].path),
                   loc.line, loc.col);
}

/* ---- the draft ---- */

static gv_step *call(machine *m, uint32_t op, gv_call what) {
  *gv_push(&m->step_ops) = op;
  return gv_plan_step(m->plan, what, GV_ARM_BOTH, GV_MARK_NONE,
                      walk_place(m, m->model->ops.at[op].loc));
}

static void number(machine *m, int64_t k) {
  uint64_t n = k < 0 ? 0 : (uint64_t)k;
  gv_plan_operand(m->plan, (gv_operand){.kind = GV_OPERAND_NUMBER,
                                        .object = GV_NONE,
                                        .at = n < GV_PLAN_LARGEST ? n : GV_PLAN_LARGEST});
}

/* A thing that comes to be in the plan with this step. */
static void makes(machine *m, uint32_t index, uint64_t bytes) {
  thing *t = &m->things.at[index];
  t->object = gv_plan_makes(m->plan, bytes, t->shared);
  t->made = m->plan->steps.len - 1;
}

/* What was given to the program is made right before its first use, which also says what it is. */
static void give(machine *m, uint32_t index, thing_kind kind, uint32_t op) {
  static const gv_call calls[] = {[T_STREAM] = GV_CALL_GIVEN_STREAM,
                                  [T_EVENT] = GV_CALL_GIVEN_EVENT,
                                  [T_DEVICE] = GV_CALL_GIVEN_DEVICE,
                                  [T_HOST] = GV_CALL_GIVEN_HOST,
                                  [T_MODULE] = GV_CALL_GIVEN_MODULE};
  thing *t = &m->things.at[index];
  if (t->kind == T_GIVEN) t->kind = (uint8_t)kind;
  if (t->object != GV_NONE || !calls[t->kind]) return;
  t->recorded = true;
  call(m, op, calls[t->kind])->place = (gv_str){0};
  if (t->kind == T_DEVICE || t->kind == T_HOST) number(m, 0);
  makes(m, index, 0);
}

/* The operand of a call for what the scalar is, which has been given before the call was begun. */
static void operand(machine *m, scalar s) {
  uint32_t index = gv_machine_thing(m, s);
  gv_operand o = {.kind = s.kind == S_UNDEF ? GV_OPERAND_UNDEF : GV_OPERAND_NULL,
                  .object = GV_NONE};
  if (index != GV_NONE && m->things.at[index].object != GV_NONE) {
    const thing *t = &m->things.at[index];
    bool memory = t->kind == T_DEVICE || t->kind == T_HOST;
    o = (gv_operand){.kind = GV_OPERAND_OBJECT, .object = t->object};
    if (memory && s.kind == S_ADDRESS && s.k > 0) o.at = (uint64_t)s.k;
  }
  gv_plan_operand(m->plan, o);
}

/* ---- operands ---- */

static thing_kind kind_for(gv_role role) {
  if (gv_is_stream_role(role)) return T_STREAM;
  if (gv_is_event_role(role)) return T_EVENT;
  if (role == GV_ROLE_HOST_FREE || gv_is_host_access(role)) return T_HOST;
  if (gv_roles[role].of == GV_OF_MODULE) return T_MODULE;
  return T_DEVICE;
}

/* The first operand with the role; GV_NONE: there is none. */
static uint32_t with_role(const gv_op *op, gv_role role) {
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (gv_role_of(op, i) == role) return i;
  return GV_NONE;
}

uint32_t gv_walk_operand(machine *m, const gv_op *op, uint32_t i, scalar *s) {
  gv_value_id id = gv_operands(m->model, op)[i];
  *s = id == GV_NONE ? (scalar){S_INT, 0, 0} : gv_machine_scalar(m, id);
  uint32_t index = gv_machine_thing(m, *s);
  if (index != GV_NONE && m->things.at[index].object == GV_NONE)
    give(m, index, kind_for(gv_role_of(op, i)), (uint32_t)(op - m->model->ops.at));
  return index;
}

static bool destroys(gv_role role) {
  return role == GV_ROLE_STREAM_DESTROY || role == GV_ROLE_EVENT_DESTROY;
}

static walk_fault fault_of_event(const thing *t, gv_role role) {
  bool waits = role == GV_ROLE_EVENT_WAIT || role == GV_ROLE_EVENT_SYNC;
  return waits && !t->recorded ? FAULT_UNRECORDED : FAULT_NONE;
}

walk_fault gv_walk_fault_of(machine *m, const gv_op *op, uint32_t i) {
  scalar s;
  gv_role role = gv_role_of(op, i);
  uint32_t index = gv_walk_operand(m, op, i, &s);
  bool null_allowed = role == GV_ROLE_STREAM_USE || role == GV_ROLE_STREAM_SYNC;
  if (!gv_is_handle_role(role)) return FAULT_NONE;
  if (s.kind == S_UNDEF) return FAULT_UNDEFINED;
  if (index == GV_NONE) return null_allowed ? FAULT_NONE : FAULT_NULL;
  const thing *t = &m->things.at[index];
  if (t->kind != (uint8_t)kind_for(role)) return FAULT_KIND;
  if (t->dead) return destroys(role) ? FAULT_TWICE : FAULT_DEAD;
  return kind_for(role) == T_EVENT ? fault_of_event(t, role) : FAULT_NONE;
}

static scalar scalar_at(machine *m, const gv_op *op, uint32_t i) {
  scalar s = {S_INT, 0, 0};
  if (i != GV_NONE) gv_walk_operand(m, op, i, &s);
  return s;
}

/* ---- actions ---- */

static const struct {
  gv_role role;   /* that makes the call what it is */
  gv_role second; /* GV_ROLE_NONE: none */
  gv_call call;
  bool second_first; /* the other argument stands first */
} handle_calls[] = {
    {GV_ROLE_STREAM_DESTROY, GV_ROLE_NONE, GV_CALL_STREAM_DESTROY, false},
    {GV_ROLE_STREAM_SYNC, GV_ROLE_NONE, GV_CALL_STREAM_SYNC, false},
    {GV_ROLE_EVENT_RECORD, GV_ROLE_STREAM_USE, GV_CALL_EVENT_RECORD, false},
    {GV_ROLE_EVENT_WAIT, GV_ROLE_STREAM_USE, GV_CALL_STREAM_WAIT, true},
    {GV_ROLE_EVENT_SYNC, GV_ROLE_NONE, GV_CALL_EVENT_SYNC, false},
    {GV_ROLE_EVENT_DESTROY, GV_ROLE_NONE, GV_CALL_EVENT_DESTROY, false},
    {GV_ROLE_DEVICE_FREE, GV_ROLE_STREAM_USE, GV_CALL_MEM_FREE, false},
    {GV_ROLE_HOST_FREE, GV_ROLE_NONE, GV_CALL_HOST_FREE, false},
    {GV_ROLE_MODULE_UNLOAD, GV_ROLE_NONE, GV_CALL_MODULE_UNLOAD, false},
};

static void set_result(machine *m, const gv_op *op, uint32_t index, uint32_t thing) {
  gv_value_id id = gv_results(m->model, op)[index];
  bytes *root = gv_machine_root(m, id);
  gv_bytes_free(root);
  gv_bytes_put(root, 0, m->model->values.at[id].size, (scalar){S_ADDRESS, thing, 0});
}

/* The result is another name of an operand, if it is one of anything: of a module's function, of
 * memory that the runtime keeps. */
static void stand_for(machine *m, const gv_op *op, uint32_t operand) {
  if (operand >= op->operand_count || gv_operands(m->model, op)[operand] == GV_NONE) return;
  uint32_t whole = gv_machine_thing(m, gv_machine_scalar(m, gv_operands(m->model, op)[operand]));
  if (whole != GV_NONE) set_result(m, op, 0, whole);
}

/* What the size argument says, in units; 0: none, or more than any device has. */
static int64_t size_of(machine *m, const gv_op *op) {
  uint32_t size = with_role(op, GV_ROLE_SIZE);
  if (size == GV_NONE) return 0;
  int64_t count = gv_machine_number(m, gv_machine_scalar(m, gv_operands(m->model, op)[size]), 64);
  return count < 0 || count > (int64_t)GV_PLAN_LARGEST / 8 ? 0 : count;
}

/* What it makes, and the call of a plan that does. */
static thing_kind made_by(gv_creates what, gv_call *call) {
  switch (what) {
  case GV_CREATES_STREAM: *call = GV_CALL_STREAM_CREATE; return T_STREAM;
  case GV_CREATES_EVENT: *call = GV_CALL_EVENT_CREATE; return T_EVENT;
  case GV_CREATES_MEMORY: *call = GV_CALL_MEM_ALLOC; return T_DEVICE;
  case GV_CREATES_MODULE: *call = GV_CALL_MODULE_LOAD; return T_MODULE;
  case GV_CREATES_NOTHING:
  case GV_CREATES_PART:
  case GV_CREATES_HOLDER:
  case GV_CREATES_STANDING:
  case GV_CREATES_DESCRIPTOR:
  case GV_CREATES_COUNT: break;
  }
  GV_BUG("nothing of its own is made");
}

static void create(machine *m, uint32_t index, const gv_op *op) {
  gv_creates what = op->action->creates;
  if (!gv_creates_object(what) || what == GV_CREATES_DESCRIPTOR) {
    stand_for(m, op, what == GV_CREATES_PART ? 0 : with_role(op, GV_ROLE_KEPT));
    return;
  }
  int64_t bytes = what == GV_CREATES_MEMORY ? size_of(m, op) * op->action->size_unit : 0;
  gv_call creation;
  thing_kind kind = made_by(what, &creation);
  uint32_t made = gv_machine_new_thing(m, kind, index);
  m->things.at[made].shared = op->shared;
  call(m, index, creation);
  if (what == GV_CREATES_MEMORY) number(m, bytes);
  if (op->shared)
    gv_plan_operand(m->plan, (gv_operand){.kind = GV_OPERAND_SHARED, .object = GV_NONE});
  makes(m, made, bytes > 0 ? (uint64_t)bytes : 0);
  set_result(m, op, 0, made);
}

/* A wait, a record, a destroy or a free: the call, and what becomes of the thing if it is right. */
static bool handle_call(machine *m, uint32_t index, const gv_op *op) {
  for (size_t i = 0; i < sizeof handle_calls / sizeof *handle_calls; i++) {
    uint32_t at = with_role(op, handle_calls[i].role),
             other = with_role(op, handle_calls[i].second);
    if (at == GV_NONE) continue;
    bool two = handle_calls[i].second != GV_ROLE_NONE;
    scalar s, second = two ? scalar_at(m, op, other) : (scalar){S_INT, 0, 0};
    uint32_t thing_index = gv_walk_operand(m, op, at, &s);
    gv_role role = handle_calls[i].role;
    bool memory = gv_is_memory_role(role) || role == GV_ROLE_MODULE_UNLOAD;
    bool right = thing_index != GV_NONE && (memory ? !m->things.at[thing_index].dead
                                                   : gv_walk_fault_of(m, op, at) == FAULT_NONE);
    if (right && !memory && two && other != GV_NONE)
      right = gv_walk_fault_of(m, op, other) == FAULT_NONE;
    call(m, index, handle_calls[i].call);
    if (two && handle_calls[i].second_first) operand(m, second);
    operand(m, s);
    if (two && !handle_calls[i].second_first) operand(m, second);
    if (!right) return true;
    thing *t = &m->things.at[thing_index];
    if (role == GV_ROLE_EVENT_RECORD) t->recorded = true;
    if (!(destroys(role) || memory)) return true;
    t->dead = true;
    return true;
  }
  return false;
}

/* Bytes [lo, hi) of the object; to the end, where that is not known. */
static void access_bytes(machine *m, uint32_t object, bool reads, bool writes, int64_t lo,
                         int64_t hi) {
  if (lo < 0) lo = 0;
  if (lo >= hi || (!reads && !writes)) return;
  uint8_t kind = reads && writes ? GV_OPERAND_READ_WRITE
                 : reads         ? GV_OPERAND_READ
                                 : GV_OPERAND_WRITE;
  uint64_t len = hi > (int64_t)GV_PLAN_LARGEST ? GV_PLAN_LARGEST : (uint64_t)(hi - lo);
  gv_plan_operand(m->plan,
                  (gv_operand){.kind = kind, .object = object, .at = (uint64_t)lo, .len = len});
}

enum { ROWS = 16 }; /* the first ones stand for all */

/* What it does for certain, or, if that is nothing in particular, what it may do. */
static void access_range(machine *m, uint32_t object, int64_t from, const gv_kernel_range *r) {
  bool atomic = r->mode & GV_RANGE_ATOMIC, reads = r->mode & GV_RANGE_READS,
       writes = r->mode & GV_RANGE_WRITES && (!atomic || m->atomics_write);
  bool sure = r->sure & GV_RANGE_ALL_SURE, bounded = r->lo != INT64_MIN, ends = r->hi != INT64_MAX;
  if (!sure && r->sure_lo < r->sure_hi) {
    access_bytes(m, object, reads, writes, from + r->sure_lo, from + r->sure_hi);
    return;
  }
  int64_t lo = bounded ? from + r->lo : 0, hi = ends ? from + r->hi : INT64_MAX;
  if (!r->pitch || !bounded || !ends) {
    access_bytes(m, object, reads, writes, lo, hi);
    return;
  }
  for (int i = 0; i < ROWS && lo < hi; i++, lo += r->pitch)
    access_bytes(m, object, reads, writes, lo, lo + r->width < hi ? lo + r->width : hi);
}

/* Operand `i`, which is `s`. */
static void access(machine *m, uint32_t op_id, uint32_t i, scalar s, uint64_t bytes) {
  const gv_op *op = &m->model->ops.at[op_id];
  gv_role role = gv_role_of(op, i);
  bool reads = role != GV_ROLE_GPU_WRITE && role != GV_ROLE_KERNEL_WRITE,
       writes = role != GV_ROLE_GPU_READ && role != GV_ROLE_KERNEL_READ, ranged = false;
  uint32_t index = gv_machine_thing(m, s);
  if (index == GV_NONE || m->things.at[index].object == GV_NONE) return;
  if (m->things.at[index].kind != T_DEVICE && m->things.at[index].kind != T_HOST) return;
  uint32_t object = m->things.at[index].object;
  int64_t from = s.kind == S_ADDRESS ? s.k : 0;
  for (uint32_t r = 0; r < op->range_count; r++) {
    const gv_kernel_range *range = &m->model->ranges.at[op->first_range + r];
    if (range->operand != i) continue;
    access_range(m, object, from, range);
    ranged = true;
  }
  if (ranged || (op->unseen && !m->unseen_act)) return;
  if (op->unseen || op->taken_whole) m->assumed = op_id;
  bool part = gv_roles[role].by == GV_AGENT_COPY && s.kind == S_ADDRESS;
  int64_t end = part && bytes < GV_PLAN_LARGEST ? from + (int64_t)bytes : INT64_MAX;
  access_bytes(m, object, reads, writes, part ? from : 0,
               end); /* the whole, which may still grow */
}

/* Copies and fills are calls of their own; all other work is a launch with its accesses. */
static void enqueue(machine *m, uint32_t index, const gv_op *op, scalar stream) {
  int64_t count = size_of(m, op);
  uint32_t to = with_role(op, GV_ROLE_GPU_WRITE), from = with_role(op, GV_ROLE_GPU_READ);
  bool fill = to != GV_NONE && from == GV_NONE &&
              (op->action->size_unit == 2 || op->action->size_unit == 4);
  scalar *s = gv_malloc((op->operand_count + 1u) * sizeof *s);
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (gv_is_gpu_access(gv_role_of(op, i)) || gv_role_of(op, i) == GV_ROLE_MODULE_LAUNCH)
      gv_walk_operand(m, op, i, &s[i]);
  if (fill || (to != GV_NONE && from != GV_NONE && op->action->size_unit == 1)) {
    call(m, index,
         !fill                        ? GV_CALL_COPY
         : op->action->size_unit == 2 ? GV_CALL_FILL16
                                      : GV_CALL_FILL32);
    operand(m, s[to]);
    if (!fill) operand(m, s[from]);
    number(m, count);
    operand(m, stream);
    gv_free(s);
    return;
  }
  call(m, index, GV_CALL_LAUNCH);
  gv_plan_operand(m->plan, (gv_operand){.kind = GV_OPERAND_TEXT,
                                        .object = GV_NONE,
                                        .text = gv_str_copy(&m->plan->arena, op->name)});
  operand(m, stream);
  for (uint32_t i = 0; i < op->operand_count; i++) {
    if (gv_is_gpu_access(gv_role_of(op, i)))
      access(m, index, i, s[i], (uint64_t)count * op->action->size_unit);
    if (gv_role_of(op, i) != GV_ROLE_MODULE_LAUNCH) continue;
    uint32_t module = gv_machine_thing(m, s[i]);
    if (module == GV_NONE || m->things.at[module].kind != T_MODULE ||
        m->things.at[module].object == GV_NONE)
      continue;
    gv_plan_operand(m->plan,
                    (gv_operand){.kind = GV_OPERAND_READ, .object = m->things.at[module].object});
  }
  gv_free(s);
  gv_walk_code(m, index);
}

/* A launch without a stream makes one, waits and destroys it. */
static void work(machine *m, uint32_t index, const gv_op *op) {
  uint32_t at = with_role(op, GV_ROLE_STREAM_USE);
  bool own = at == GV_NONE && !(op->action->flags & GV_ACTION_ON_NULL);
  scalar stream =
      op->action->flags & GV_ACTION_ON_NULL ? (scalar){S_INT, 0, 0} : scalar_at(m, op, at);
  if (own) {
    uint32_t made = gv_machine_new_thing(m, T_STREAM, GV_NONE);
    call(m, index, GV_CALL_STREAM_CREATE);
    makes(m, made, 0);
    stream = (scalar){S_ADDRESS, made, 0};
  }
  enqueue(m, index, op, stream);
  if (own || op->action->flags & GV_ACTION_BLOCKS) {
    call(m, index, GV_CALL_STREAM_SYNC);
    operand(m, stream);
  }
  if (!own) return;
  call(m, index, GV_CALL_STREAM_DESTROY);
  operand(m, stream);
  m->things.at[stream.id].dead = true;
}

/* A caller's memory that work has used first may be either side's, and is the host's once that
 * touches it. */
static void be_on_host(machine *m, thing *t) {
  bool open = t->given && t->kind == T_DEVICE && t->object != GV_NONE && t->made != GV_NONE;
  if (!open || m->plan->steps.at[t->made].call != GV_CALL_GIVEN_DEVICE) return;
  t->kind = T_HOST;
  m->plan->steps.at[t->made].call = GV_CALL_GIVEN_HOST;
  m->plan->objects.at[t->object].kind = GV_OBJECT_HOST;
}

/* The host touches `bytes` of what is at the address; GV_PLAN_LARGEST: all of it. */
static void touch(machine *m, uint32_t index, scalar s, bool writes, uint64_t bytes) {
  uint32_t thing_index = gv_machine_thing(m, s);
  if (thing_index == GV_NONE) return;
  give(m, thing_index, T_HOST, index);
  be_on_host(m, &m->things.at[thing_index]);
  const thing *t = &m->things.at[thing_index];
  if (t->object == GV_NONE || (t->kind != T_DEVICE && t->kind != T_HOST)) return;
  call(m, index, writes ? GV_CALL_WRITE : GV_CALL_READ);
  operand(m, bytes == GV_PLAN_LARGEST ? (scalar){S_ADDRESS, thing_index, 0} : s);
  number(m, (int64_t)bytes);
}

/* The aligned pointer of the memref descriptor at the address. */
static scalar behind(machine *m, scalar s) {
  uint32_t index = gv_machine_thing(m, s);
  if (index == GV_NONE) return s;
  return gv_bytes_scalar(m, &m->things.at[index].memory, (s.kind == S_ADDRESS ? s.k : 0) + 8, 8,
                         GV_NONE);
}

/* How many bytes of the memref, and where they begin; of one whose rows lie apart the first row,
 * which is touched for certain. */
static uint64_t view_of(const machine *m, const gv_op *op, uint32_t operand, scalar *s) {
  for (uint32_t i = 0; i < op->range_count; i++) {
    const gv_kernel_range *r = &m->model->ranges.at[op->first_range + i];
    bool exact = r->sure & GV_RANGE_ALL_SURE && r->lo != INT64_MIN && r->hi != INT64_MAX;
    if (r->operand != operand || !exact || s->kind != S_ADDRESS) continue;
    s->k += r->lo;
    return (uint64_t)(r->pitch ? r->width : r->hi - r->lo);
  }
  return GV_PLAN_LARGEST;
}

static void host_accesses(machine *m, uint32_t index, const gv_op *op) {
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_role role = gv_role_of(op, i);
    gv_value_id id = gv_operands(m->model, op)[i];
    if (!gv_is_host_access(role) || id == GV_NONE) continue;
    scalar s = gv_machine_scalar(m, id);
    if (gv_is_memref_role(role)) s = behind(m, s);
    uint64_t bytes = view_of(m, op, i, &s);
    touch(m, index, s, role == GV_ROLE_HOST_WRITE || role == GV_ROLE_MEMREF_WRITE, bytes);
  }
}

static bool is_work(const gv_op *op) {
  if (op->action->flags & (GV_ACTION_ENQUEUES | GV_ACTION_ON_NULL)) return true;
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (gv_is_gpu_access(gv_role_of(op, i))) return true;
  return false;
}

static void action(machine *m, uint32_t index, const gv_op *op) {
  if (op->action->creates != GV_CREATES_NOTHING)
    create(m, index, op);
  else if (is_work(op))
    work(m, index, op);
  else if (!handle_call(m, index, op))
    host_accesses(m, index, op);
}

/* ---- memory ---- */

static void new_memory(machine *m, uint32_t index, const gv_op *op) {
  uint32_t made = gv_machine_new_thing(m, T_HOST, index);
  thing *t = &m->things.at[made];
  t->heap = op->heap;
  t->given = !op->heap; /* a stack slot is no leak */
  if (!op->heap) t->memory.rest = (scalar){S_UNDEF, 0, 0};
  if (op->zeroed) t->memory.rest = (scalar){S_INT, 0, 0};
  call(m, index, op->heap ? GV_CALL_HOST_ALLOC : GV_CALL_GIVEN_HOST);
  number(m, 0);
  makes(m, made, 0);
  set_result(m, op, 0, made);
}

static void load(machine *m, uint32_t index, const gv_op *op) {
  gv_value_id result = op->result_count ? gv_results(m->model, op)[0] : GV_NONE;
  uint32_t size = result == GV_NONE ? op->bytes : m->model->values.at[result].size;
  scalar s = gv_machine_scalar(m, gv_operands(m->model, op)[0]);
  uint32_t from = gv_machine_thing(m, s);
  touch(m, index, s, false, size);
  if (result == GV_NONE) return;
  bytes loaded = {.rest = {S_UNKNOWN, GV_NONE, 0}};
  int64_t at = s.kind == S_ADDRESS ? s.k : 0;
  if (from != GV_NONE && size <= 8)
    gv_bytes_put(&loaded, 0, size,
                 gv_bytes_scalar(m, &m->things.at[from].memory, at, size, result));
  else if (from != GV_NONE)
    loaded = gv_bytes_get(m, &m->things.at[from].memory, at, size);
  bytes *root = gv_machine_root(m, result);
  gv_bytes_free(root);
  *root = loaded;
}

static void store(machine *m, uint32_t index, const gv_op *op) {
  gv_value_id from = gv_operands(m->model, op)[0];
  scalar s = gv_machine_scalar(m, gv_operands(m->model, op)[1]);
  uint32_t size = m->model->values.at[from].size, to = gv_machine_thing(m, s);
  bytes stored = gv_machine_value(m, from);
  touch(m, index, s, true, size);
  if (to != GV_NONE)
    gv_bytes_put_all(&m->things.at[to].memory, s.kind == S_ADDRESS ? s.k : 0, size, &stored);
  gv_bytes_free(&stored);
}

static void copy_memory(machine *m, uint32_t index, const gv_op *op) {
  const gv_value_id *o = gv_operands(m->model, op);
  scalar to = gv_machine_scalar(m, o[0]), from = gv_machine_scalar(m, o[1]);
  int64_t size = o[2] == GV_NONE ? 0 : gv_machine_number(m, gv_machine_scalar(m, o[2]), 64);
  uint64_t bytes = size > 0 ? (uint64_t)size : GV_PLAN_LARGEST;
  touch(m, index, from, false, bytes);
  touch(m, index, to, true, bytes);
  uint32_t source = gv_machine_thing(m, from), target = gv_machine_thing(m, to);
  if (source == GV_NONE || target == GV_NONE || size <= 0) return;
  struct bytes moved =
      gv_bytes_get(m, &m->things.at[source].memory, from.kind == S_ADDRESS ? from.k : 0, size);
  gv_bytes_put_all(&m->things.at[target].memory, to.kind == S_ADDRESS ? to.k : 0, size, &moved);
  gv_bytes_free(&moved);
}

/* ---- control ---- */

static void take_edge(machine *m, uint32_t edge) {
  const gv_edge *e = &m->model->edges.at[edge];
  bytes *passed = gv_malloc(e->pairs * sizeof *passed);
  for (uint32_t i = 0; i < e->pairs; i++)
    passed[i] = gv_machine_value(m, m->model->pairs.at[e->first_pair + i].source);
  const gv_block *target = &m->model->blocks.at[e->target];
  for (uint32_t i = 0; i < e->pairs; i++) {
    bytes *root = gv_machine_root(m, m->model->pairs.at[e->first_pair + i].arg);
    gv_bytes_free(root);
    *root = passed[i];
  }
  gv_free(passed);
  m->frames.at[m->frames.len - 1].op = target->first_op;
}

/* False: the guide has another edge out of this block. */
static bool follows_guide(machine *m, const gv_block *block, uint32_t edge) {
  if (m->guided == m->guide_len) return true;
  uint32_t next = m->guide[m->guided];
  if (next < block->first_edge || next >= block->end_edge) return true;
  m->guided++;
  return next == edge;
}

static uint32_t edge_of_switch(machine *m, const gv_op *op, const gv_block *block) {
  gv_value_id on = gv_operands(m->model, op)[0];
  int64_t k = gv_machine_number(m, gv_machine_scalar(m, on), m->model->values.at[on].width);
  for (uint32_t e = block->first_edge + 1; e < block->end_edge; e++)
    if (m->model->edges.at[e].case_value == k) return e;
  return block->first_edge;
}

static walk_end branch(machine *m, const gv_op *op) {
  const gv_block *block = &m->model->blocks.at[op->block];
  uint32_t edge = block->first_edge;
  if (op->kind == GV_OP_COND_BR)
    edge += !(gv_machine_number(m, gv_machine_scalar(m, gv_operands(m->model, op)[0]), 1) & 1);
  if (op->kind == GV_OP_SWITCH) edge = edge_of_switch(m, op, block);
  if (op->kind == GV_OP_CHOICE) edge += gv_machine_choose(m, block->end_edge - block->first_edge);
  take_edge(m, edge);
  return follows_guide(m, block, edge) ? WALK_ON : WALK_ENDED;
}

static bytes value_or_unknown(machine *m, gv_value_id id) {
  return id == GV_NONE ? (bytes){.rest = {S_UNKNOWN, GV_NONE, 0}} : gv_machine_value(m, id);
}

static void enter(machine *m, const gv_op *op) {
  const gv_function *f = &m->model->functions.at[op->callee];
  bytes *args = gv_malloc(f->params * sizeof *args);
  for (uint32_t i = 0; i < f->params; i++) {
    gv_value_id id = i < op->operand_count ? gv_operands(m->model, op)[i] : GV_NONE;
    args[i] = value_or_unknown(m, id);
  }
  gv_machine_push_frame(m, op->callee);
  for (uint32_t i = 0; i < f->params; i++)
    *gv_machine_root(m, m->model->params.at[f->first_param + i]) = args[i];
  gv_free(args);
}

/* Back to the caller, if there is one: its call gets the results. */
static walk_end leave(machine *m, const gv_op *op) {
  if (m->frames.len == 1) return WALK_RETURNED;
  GV_VEC(bytes) results = {0};
  for (uint32_t i = 0; i < op->operand_count; i++)
    *gv_push(&results) = value_or_unknown(m, gv_operands(m->model, op)[i]);
  frame *done = &m->frames.at[m->frames.len - 1];
  for (uint32_t r = 0; r < m->root_count[done->function]; r++) gv_bytes_free(&done->roots[r]);
  gv_free(done->roots);
  m->frames.len--;
  frame *caller = &m->frames.at[m->frames.len - 1];
  const gv_op *call_op = &m->model->ops.at[caller->op++];
  for (uint32_t i = 0; i < results.len; i++) {
    if (i >= call_op->result_count) {
      gv_bytes_free(&results.at[i]);
      continue;
    }
    bytes *root = gv_machine_root(m, gv_results(m->model, call_op)[i]);
    gv_bytes_free(root);
    *root = results.at[i];
  }
  gv_vec_free(&results);
  return WALK_ON;
}

/* An operation that comes round again has new results. */
static void forget_results(machine *m, const gv_op *op) {
  for (uint32_t i = 0; i < op->result_count; i++) {
    bytes *root = gv_machine_root(m, gv_results(m->model, op)[i]);
    gv_bytes_free(root);
    root->rest = (scalar){S_UNKNOWN, GV_NONE, 0};
  }
}

walk_end gv_walk_step(machine *m) {
  uint32_t index = gv_walk_next(m);
  const gv_op *op = &m->model->ops.at[index];
  m->looks = 0;
  forget_results(m, op);
  switch ((gv_op_kind)op->kind) {
  case GV_OP_BR:
  case GV_OP_COND_BR:
  case GV_OP_SWITCH:
  case GV_OP_CHOICE: return branch(m, op);
  case GV_OP_RETURN: return leave(m, op);
  case GV_OP_UNREACHABLE: return WALK_ENDED;
  case GV_OP_CALL:
    if (m->frames.len >= WALK_FRAMES) return WALK_ENDED;
    enter(m, op);
    return WALK_ON;
  case GV_OP_ACTION: action(m, index, op); break;
  case GV_OP_MEMORY: new_memory(m, index, op); break;
  case GV_OP_LOAD: load(m, index, op); break;
  case GV_OP_STORE: store(m, index, op); break;
  case GV_OP_MEMCPY: copy_memory(m, index, op); break;
  case GV_OP_UNKNOWN:
  case GV_OP_UNLOWERED: m->left_out = index; break;
#define OP(id, word, operands, results, gaps, min_edges, max_edges, path, replay)                  \
  GV_CASE_##replay(GV_OP_##id)
#include "model/op.def"
    break;
  }
  m->frames.at[m->frames.len - 1].op++;
  return m->plan->steps.len < WALK_STEPS ? WALK_ON : WALK_ENDED;
}
