/* needs: flow. gives: whether the conditions of one path contradict each other, as far as sums, differences, comparisons and
 * constants tell. cost: linear in the path; each check, the bounds that hang together with it, squared at most; a budget for all. */
#include "analysis/feasible.h"

enum { DEPTH_LIMIT = 32, SPLIT_LIMIT = 2000, SLOT = 8, HANDLES = GV_FEASIBLE_HANDLES };
#define PATH_BUDGET 4000000ULL /* steps for one path */
#define ALL_BUDGET 20000000ULL /* for all paths of one witness */

void gv_feasible_init(gv_feasible *f, const gv_model *model, const gv_flow *flow) {
  memset(f, 0, sizeof *f);
  f->model = model;
  f->flow = flow;
  f->entered = gv_malloc((model->blocks.len + 1) * sizeof *f->entered);
  memset(f->entered, 0, (model->blocks.len + 1) * sizeof *f->entered);
}

static bool spend(gv_feasible *f, uint64_t steps) {
  f->budget = f->budget > steps ? f->budget - steps : 0;
  return f->budget > 0;
}

static void drop_bounds(gv_feasible *f, uint32_t len) {
  while (f->bounds.len > len) {
    gv_bound b = gv_pop(&f->bounds);
    f->tightest.at[b.b] = b.next;
  }
}

static void set(gv_feasible *f, gv_map *map, uint64_t key, gv_number n, uint32_t size);
static uint32_t *slot_of_computed(gv_feasible *f, const gv_unknown *u, bool *found);

/* Unknowns of another path, of which these are the first. */
static void take_unknowns(gv_feasible *f, const gv_unknown *unknowns, uint32_t count) {
  bool found;
  for (uint32_t i = 0; i < count; i++) {
    bool is_new = i >= f->unknowns.len;
    if (is_new) gv_push(&f->unknowns);
    f->unknowns.at[i] = unknowns[i]; /* of those that it has, it may know more by now */
    if (is_new && unknowns[i].op != GV_FEASIBLE_FREE) *slot_of_computed(f, &unknowns[i], &found) = i;
  }
}

/* What the caller knows, and the numbers that it passes. */
static void take_passed(gv_feasible *f) {
  const gv_passed *p = &f->passed;
  const gv_model *m = f->model;
  if (!p->unknowns.len) {
    *gv_push(&f->unknowns) = (gv_unknown){.op = GV_FEASIBLE_FREE, .handle = GV_HANDLE_COUNT};
    return;
  }
  spend(f, p->unknowns.len + p->goals.len + p->numbers.len);
  take_unknowns(f, p->unknowns.at, p->unknowns.len);
  for (uint32_t i = 0; i < p->goals.len; i++) *gv_push(&f->goals) = p->goals.at[i];
  for (uint32_t i = 0; i < p->numbers.len; i++)
    set(f, &f->current, m->params.at[m->functions.at[p->function].first_param + i], p->numbers.at[i], 0);
  f->made = p->made;
  f->trace = p->trace;
}

void gv_feasible_begin(gv_feasible *f, uint32_t settled) {
  f->open = 0, f->settled = settled;
  gv_map_free(&f->computed);
  gv_map_free(&f->goal_at);
  drop_bounds(f, 0);
  f->goals.len = f->unequal.len = f->unknowns.len = 0;
  f->spent += PATH_BUDGET - f->budget;
  f->budget = f->spent < ALL_BUDGET ? PATH_BUDGET : 0;
  if (!f->now) f->budget = PATH_BUDGET, f->spent = 0;
  f->begun = ++f->now;
  f->at = GV_NONE;
  f->made.handles = 0;
  f->trace = (gv_trace){.begin = GV_NONE};
  take_passed(f);
}

void gv_feasible_clear(gv_feasible *f) {
  gv_map_free(&f->current);
  gv_map_free(&f->memory);
  gv_map_free(&f->written);
  gv_map_free(&f->computed);
  gv_map_free(&f->goal_at);
  gv_vec_free(&f->numbers);
  gv_vec_free(&f->times);
  gv_vec_free(&f->unknowns);
  gv_vec_free(&f->goals);
  gv_vec_free(&f->bounds);
  gv_vec_free(&f->unequal);
  gv_vec_free(&f->touched);
  gv_vec_free(&f->distance);
  gv_vec_free(&f->tightest);
  gv_feasible_forget(f);
  gv_free(f->entered);
}

/* ---- numbers -------------------------------------------------------------------------------------------------------------------------- */

static gv_number constant(int64_t k) { return (gv_number){0, k}; }

static gv_number fresh(gv_feasible *f) {
  *gv_push(&f->unknowns) = (gv_unknown){.op = GV_FEASIBLE_FREE, .handle = GV_HANDLE_COUNT};
  return (gv_number){f->unknowns.len - 1, 0};
}

static bool same(gv_number a, gv_number b) { return a.unknown == b.unknown && a.plus == b.plus; }

/* Where the unknown that is computed so has its number. */
static uint32_t *slot_of_computed(gv_feasible *f, const gv_unknown *u, bool *found) {
  const int64_t key[8] = {u->op, u->a.unknown, u->a.plus, u->b.unknown, u->b.plus, u->c.unknown, u->c.plus, u->width};
  return gv_map_at(&f->computed, gv_hash(key, sizeof key, 0), found);
}

/* The same operation on the same numbers is the same unknown. */
static gv_number computed(gv_feasible *f, gv_unknown u) {
  bool found;
  uint32_t *slot = slot_of_computed(f, &u, &found);
  if (!found) {
    *slot = f->unknowns.len;
    *gv_push(&f->unknowns) = u;
  }
  return (gv_number){*slot, 0};
}

/* `width` of the operands. Sums are taken not to wrap around. */
static gv_number arith(gv_feasible *f, gv_arith op, uint8_t width, gv_number a, gv_number b) {
  if (!a.unknown && !b.unknown) {
    int64_t k = gv_arith_of(op, width, a.plus, b.plus);
    return constant(width == 1 ? k & 1 : k);
  }
  if (op != GV_SUB && op != GV_SLT && op != GV_ULT && (a.unknown < b.unknown || (a.unknown == b.unknown && a.plus < b.plus))) {
    gv_number swap = a;
    a = b, b = swap; /* a constant is the second */
  }
  gv_number sum = a;
  if (op == GV_ADD && width != 1 && !b.unknown && !__builtin_add_overflow(a.plus, b.plus, &sum.plus)) return sum;
  if (op == GV_SUB && width != 1 && !b.unknown && !__builtin_sub_overflow(a.plus, b.plus, &sum.plus)) return sum;
  if (a.unknown == b.unknown) {
    if (op == GV_SUB || op == GV_XOR) {
      if (a.plus == b.plus) return constant(0);
    } else if (op == GV_EQ || op == GV_SLT) {
      return constant(op == GV_EQ ? a.plus == b.plus : a.plus < b.plus);
    } else if (same(a, b) && (op == GV_AND || op == GV_OR || op == GV_ULT)) {
      return op == GV_ULT ? constant(0) : a;
    }
  }
  if ((op == GV_AND || op == GV_MUL) && same(b, constant(0))) return b;
  if ((op == GV_OR || op == GV_XOR) && same(b, constant(0))) return a;
  if (width == 1 && op == GV_AND && !b.unknown) return a;
  if (width == 1 && op == GV_OR && !b.unknown) return b;
  return computed(f, (gv_unknown){.op = (uint8_t)op, .handle = GV_HANDLE_COUNT, .width = width, .a = a, .b = b});
}

static bool goal(gv_feasible *f, gv_goal g);

static uint64_t *stamp_of(gv_feasible *f, gv_key key) {
  bool found;
  uint32_t *slot = gv_map_at(&f->written, key, &found);
  if (!found) {
    *slot = f->times.len;
    *gv_push(&f->times) = 0;
  }
  return &f->times.at[*slot];
}

static void set(gv_feasible *f, gv_map *map, uint64_t key, gv_number n, uint32_t size) {
  bool found;
  uint32_t *slot = gv_map_at(map, key, &found);
  if (!found) {
    *slot = f->numbers.len;
    *gv_push(&f->numbers) = (gv_stamped){{0, 0}, 0, 0};
  }
  f->numbers.at[*slot] = (gv_stamped){n, ++f->now, size};
}

static uint8_t width_of(const gv_feasible *f, gv_value_id id) { return f->model->values.at[id].width; }

static gv_number number_of(gv_feasible *f, gv_value_id id, int depth);

static gv_number root_number(gv_feasible *f, gv_value_id id) {
  uint32_t known = gv_map_get(&f->current, id), block = gv_def_block(f->model, id);
  uint64_t since = block == GV_NONE || f->entered[block] < f->begun ? f->begun : f->entered[block];
  if (known != GV_NONE && f->numbers.at[known].since >= since) return f->numbers.at[known].number;
  gv_number n = fresh(f);
  set(f, &f->current, id, n, 0);
  return n;
}

static gv_number number_of(gv_feasible *f, gv_value_id id, int depth) {
  id = gv_strip(f->model, id);
  gv_value v = f->model->values.at[id];
  if (depth > DEPTH_LIMIT || !spend(f, 1)) return fresh(f);
  switch ((gv_def)v.def) {
  case GV_DEF_INT:
    return constant(v.width == 1 ? v.k & 1 : v.k);
  case GV_DEF_NULL:
    return constant(0);
  case GV_DEF_GLOBAL: {
    gv_number n = computed(f, (gv_unknown){.op = GV_FEASIBLE_ADDRESS, .handle = GV_HANDLE_COUNT, .a = constant(v.a)});
    *gv_push(&f->goals) = (gv_goal){GV_EQ, false, n, constant(0)};
    return n;
  }
  case GV_DEF_ARITH: {
    gv_number a = number_of(f, v.a, depth + 1), b = number_of(f, v.b, depth + 1);
    return arith(f, (gv_arith)v.c, width_of(f, gv_strip(f->model, v.a)), a, b);
  }
  case GV_DEF_SELECT: {
    gv_number c = number_of(f, v.a, depth + 1);
    if (!c.unknown) return number_of(f, c.plus & 1 ? v.b : v.c, depth + 1);
    gv_number a = number_of(f, v.b, depth + 1), b = number_of(f, v.c, depth + 1);
    return same(a, b)
               ? a
               : computed(f,
                          (gv_unknown){
                              .op = GV_FEASIBLE_SELECT, .handle = GV_HANDLE_COUNT, .width = v.width, .a = c, .b = a, .c = b});
  }
  default:
    return gv_is_root(&v) ? root_number(f, id) : fresh(f);
  }
}

/* ---- memory ------------------------------------------------------------------------------------------------------------------------------- */

static uint64_t slot_key(gv_address at) {
  const int64_t key[2] = {at.key, at.offset};
  return gv_hash(key, sizeof key, 0);
}

static bool followed(gv_address at) { return at.key != GV_NONE && at.offset != GV_ANYWHERE; }

/* Anything may be in it now; GV_NONE: in all that others can reach. */
static void overwrite(gv_feasible *f, gv_key key) {
  f->now++;
  if (key == GV_NONE)
    f->exposed = f->now;
  else
    *stamp_of(f, key) = f->now;
}

static void store(gv_feasible *f, gv_address at, gv_value_id value) {
  uint32_t size = f->model->values.at[value].size;
  if (!followed(at) || size > SLOT) {
    overwrite(f, at.key);
    bool zero = f->model->values.at[gv_strip(f->model, value)].def == GV_DEF_NULL;
    if (zero && followed(at) && size <= 64 * SLOT)
      for (uint32_t i = 0; i < size; i++)
        set(f, &f->memory, slot_key((gv_address){at.key, at.offset + i}), constant(0), size - i);
    return;
  }
  gv_number n = number_of(f, value, 0);
  for (int64_t near = 1 - SLOT; near < (int64_t)size; near++) {
    uint32_t old = gv_map_get(&f->memory, slot_key((gv_address){at.key, at.offset + near}));
    if (old != GV_NONE && near + (int64_t)f->numbers.at[old].size > 0) f->numbers.at[old].since = 0;
  }
  set(f, &f->memory, slot_key(at), n, size);
}

static gv_number load(gv_feasible *f, gv_address at, gv_value_id result) {
  uint32_t size = f->model->values.at[result].size;
  if (!followed(at) || size > SLOT) return fresh(f);
  uint64_t since = *stamp_of(f, at.key);
  if (f->flow->exposed[at.key] && f->exposed > since) since = f->exposed;
  if (since < f->begun) since = f->begun;
  uint32_t known = gv_map_get(&f->memory, slot_key(at));
  if (known != GV_NONE && f->numbers.at[known].since >= since) {
    gv_stamped n = f->numbers.at[known];
    if (n.size == size || (n.size > size && same(n.number, constant(0)))) return n.number;
  }
  gv_number n = fresh(f);
  set(f, &f->memory, slot_key(at), n, size);
  return n;
}

/* ---- handles ------------------------------------------------------------------------------------------------------------------------------ */

/* A new handle: not null, and none of those before it. */
static void create(gv_feasible *f, gv_value_id result, gv_creates what) {
  gv_number n = fresh(f);
  f->unknowns.at[n.unknown].handle = what == GV_CREATES_STREAM ? GV_HANDLE_STREAM : GV_HANDLE_RECORDED;
  set(f, &f->current, result, n, 0);
  *gv_push(&f->goals) = (gv_goal){GV_EQ, false, n, constant(0)};
  for (uint32_t i = 0; i < HANDLES && i < f->made.handles; i++)
    *gv_push(&f->goals) = (gv_goal){GV_EQ, false, n, f->made.handle[i]};
  f->made.handle[f->made.handles++ % HANDLES] = n;
}

/* By what the path has made of its handles: does the call fail? An event counts as recorded. */
static bool fails(gv_feasible *f, const gv_op *op) {
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_role role = gv_role_of(op, i);
    gv_value_id value = gv_operands(f->model, op)[i];
    if (!gv_is_handle_role(role) || value == GV_NONE) continue;
    gv_number n = number_of(f, value, 0);
    gv_handle handle = (gv_handle)f->unknowns.at[n.unknown].handle;
    if (n.plus || handle == GV_HANDLE_COUNT) continue;
    if (gv_handle_step_in(handle, role, op->action).rule != GV_RULE_COUNT) return true;
  }
  return false;
}

static void destroy(gv_feasible *f, const gv_op *op) {
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_role role = gv_role_of(op, i);
    gv_value_id value = gv_operands(f->model, op)[i];
    if ((role != GV_ROLE_STREAM_DESTROY && role != GV_ROLE_EVENT_DESTROY) || value == GV_NONE) continue;
    gv_number n = number_of(f, value, 0);
    if (!n.unknown || n.plus) continue;
    f->unknowns.at[n.unknown].handle = role == GV_ROLE_STREAM_DESTROY ? GV_HANDLE_DEAD_STREAM : GV_HANDLE_DEAD_EVENT;
  }
}

/* What a call writes is not known as a number any more. */
static bool writes_memory(gv_role role) {
  return role == GV_ROLE_GPU_WRITE || role == GV_ROLE_KERNEL_WRITE || role == GV_ROLE_KERNEL_BOTH || role == GV_ROLE_HOST_WRITE;
}

/* The parameter of the callee that every return of it hands back as this result; GV_NONE. */
static uint32_t handed_back(gv_feasible *f, uint32_t callee, uint32_t result) {
  const gv_model *m = f->model;
  const gv_function *function = &m->functions.at[callee];
  uint32_t param = GV_NONE;
  for (uint32_t b = function->first_block; b < function->end_block && spend(f, 1); b++) {
    const gv_op *end = &m->ops.at[gv_terminator(m, b)];
    if (end->kind != GV_OP_RETURN) continue;
    gv_value_id value = result < end->operand_count ? gv_operands(m, end)[result] : GV_NONE;
    const gv_value *v = value == GV_NONE ? NULL : &m->values.at[gv_strip(m, value)];
    if (!v || v->def != GV_DEF_PARAM || (param != GV_NONE && param != v->b)) return GV_NONE;
    param = v->b;
  }
  return param;
}

static void take_results(gv_feasible *f, const gv_op *op) {
  const gv_model *m = f->model;
  for (uint32_t i = 0; i < op->result_count; i++) {
    uint32_t param = handed_back(f, op->callee, i);
    gv_value_id given = param < op->operand_count ? gv_operands(m, op)[param] : GV_NONE;
    gv_number n = given == GV_NONE ? fresh(f) : number_of(f, given, 0);
    set(f, &f->current, gv_results(m, op)[i], n, 0);
  }
}

static void overwrite_in_call(gv_feasible *f, const gv_op *op) {
  const gv_model *m = f->model;
  overwrite(f, GV_NONE);
  for (uint32_t g = 0; g < m->globals.len; g++)
    if (op->kind == GV_OP_UNKNOWN ? m->globals.at[g].is_public : f->flow->touches[(size_t)op->callee * m->globals.len + g])
      overwrite(f, gv_key_of(GV_IN_GLOBAL, g));
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_value_id operand = gv_operands(m, op)[i];
    gv_key key = operand == GV_NONE ? GV_NONE : gv_resolve(m, operand).key;
    if (key != GV_NONE) overwrite(f, key);
  }
}

static void step(gv_feasible *f, const gv_op *op) {
  const gv_model *m = f->model;
  const gv_value_id *operand = gv_operands(m, op);
  switch ((gv_op_kind)op->kind) {
  case GV_OP_LOAD:
    if (op->result_count)
      set(f, &f->current, gv_results(m, op)[0], load(f, gv_resolve(m, operand[0]), gv_results(m, op)[0]), 0);
    break;
  case GV_OP_STORE:
    store(f, gv_resolve(m, operand[1]), operand[0]);
    break;
  case GV_OP_MEMCPY:
    overwrite(f, gv_resolve(m, operand[0]).key);
    break;
  case GV_OP_MEMORY:
    overwrite(f, gv_key_of(GV_IN_MEMORY, gv_results(m, op)[0]));
    break;
  case GV_OP_ACTION:
    for (uint32_t i = 0; i < op->operand_count; i++)
      if (writes_memory(gv_role_of(op, i))) overwrite(f, gv_resolve(m, operand[i]).key);
    if (!fails(f, op)) destroy(f, op);
    if (gv_creates_handle(op->action->creates) && op->result_count) create(f, gv_results(m, op)[0], op->action->creates);
    break;
  case GV_OP_CALL:
    overwrite_in_call(f, op);
    take_results(f, op);
    break;
  case GV_OP_UNKNOWN:
    overwrite_in_call(f, op);
    break;
  default:
    break;
  }
}

/* ---- pending work -------------------------------------------------------------------------------------------------------------------- */

static bool is_among(const gv_number *list, uint32_t count, gv_number n) {
  for (uint32_t i = 0; i < count; i++)
    if (same(list[i], n)) return true;
  return false;
}

/* Is it one of them? If that cannot be said, it is from now on, or is none of them, as this try of the path has it; or the path cannot
 * be. */
static bool matches(gv_feasible *f, const gv_number *list, uint32_t count, gv_number n) {
  if (is_among(list, count, n)) return true;
  for (uint32_t i = 0; i < count; i++) {
    bool known = !n.unknown && !list[i].unknown, one = !known && f->open++ == f->settled;
    if (!goal(f, (gv_goal){GV_EQ, one, n, list[i]})) return !one;
    if (one) return true;
  }
  return false;
}

/* False: there is no room. */
static bool put_among(gv_number *list, uint32_t *count, gv_number n) {
  if (is_among(list, *count, n)) return true;
  if (*count == GV_TRACE_HANDLES) return false;
  list[(*count)++] = n;
  return true;
}

static void take_from(gv_number *list, uint32_t *count, gv_number n) {
  for (uint32_t i = 0; i < *count; i++)
    if (same(list[i], n)) list[i] = list[--*count];
}

static gv_number handle_of(gv_feasible *f, gv_value_id value) {
  f->trace.blurred |= !gv_feasible_knows(f, value);
  return number_of(f, value, 0);
}

/* The operand with this role; GV_NONE: the call has none. */
static gv_value_id with_role(const gv_model *m, const gv_op *op, gv_role role) {
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (gv_role_of(op, i) == role) return gv_operands(m, op)[i];
  return GV_NONE;
}

static void order(gv_feasible *f, const gv_op *op) {
  static const gv_role roles[] = {GV_ROLE_STREAM_USE, GV_ROLE_STREAM_SYNC, GV_ROLE_STREAM_DESTROY, GV_ROLE_EVENT_RECORD,
                                  GV_ROLE_EVENT_WAIT, GV_ROLE_EVENT_SYNC,  GV_ROLE_EVENT_DESTROY};
  gv_trace *t = &f->trace;
  gv_number n[GV_ROLE_EVENT_DESTROY + 1];
  bool has[GV_ROLE_EVENT_DESTROY + 1] = {false};
  for (size_t i = 0; i < sizeof roles / sizeof *roles; i++) {
    gv_value_id value = with_role(f->model, op, roles[i]);
    has[roles[i]] = value != GV_NONE;
    if (value != GV_NONE) n[roles[i]] = handle_of(f, value);
  }
  if (has[GV_ROLE_STREAM_SYNC]) t->over |= matches(f, t->stream, t->streams, n[GV_ROLE_STREAM_SYNC]);
  if (has[GV_ROLE_EVENT_SYNC]) t->over |= matches(f, t->event, t->events, n[GV_ROLE_EVENT_SYNC]);
  if (has[GV_ROLE_STREAM_DESTROY]) take_from(t->stream, &t->streams, n[GV_ROLE_STREAM_DESTROY]);
  if (has[GV_ROLE_EVENT_DESTROY]) take_from(t->event, &t->events, n[GV_ROLE_EVENT_DESTROY]);
  if (has[GV_ROLE_EVENT_RECORD] && has[GV_ROLE_STREAM_USE]) {
    bool marks = matches(f, t->stream, t->streams, n[GV_ROLE_STREAM_USE]);
    take_from(t->event, &t->events, n[GV_ROLE_EVENT_RECORD]);
    if (marks) t->blurred |= !put_among(t->event, &t->events, n[GV_ROLE_EVENT_RECORD]);
  }
  if (has[GV_ROLE_EVENT_WAIT] && has[GV_ROLE_STREAM_USE] && matches(f, t->event, t->events, n[GV_ROLE_EVENT_WAIT]))
    t->blurred |= !put_among(t->stream, &t->streams, n[GV_ROLE_STREAM_USE]);
}

/* Before the operation takes effect. */
static void trace(gv_feasible *f, uint32_t op_id) {
  const gv_op *op = &f->model->ops.at[op_id];
  bool may_order = op->kind == GV_OP_UNKNOWN || (op->kind == GV_OP_CALL && (!f->acts || f->acts[op->callee]));
  if (may_order) f->trace.blurred = true, f->trace.events = 0; /* which may be recorded anew there */
  if (op->kind != GV_OP_ACTION) return;
  if (f->trace.begin == op_id) {
    gv_value_id stream = with_role(f->model, op, GV_ROLE_STREAM_USE);
    f->trace = (gv_trace){.begin = GV_NONE, .active = stream != GV_NONE, .streams = stream != GV_NONE};
    if (stream != GV_NONE) f->trace.stream[0] = handle_of(f, stream);
    f->trace.failed = fails(f, op);
  } else if (f->trace.active && !f->trace.over && !fails(f, op)) {
    order(f, op);
  }
}

/* One operation of the path. */
static void pass(gv_feasible *f, uint32_t op) {
  if (f->trace.active || f->trace.begin != GV_NONE) trace(f, op);
  step(f, &f->model->ops.at[op]);
}

/* The path goes on to `end`, in the block where it is. False: beyond the budget. */
static bool go_on_to(gv_feasible *f, uint32_t end) {
  const gv_block *block = &f->model->blocks.at[f->model->ops.at[end].block];
  bool inside = f->at != GV_NONE && f->at >= block->first_op && f->at <= end;
  uint32_t first = inside ? f->at : block->first_op;
  bool holds = spend(f, end - first);
  for (uint32_t o = first; o < end && holds; o++) pass(f, o);
  f->at = end;
  return holds;
}

void gv_feasible_trace(gv_feasible *f, uint32_t op) { f->trace = (gv_trace){.begin = op}; }
bool gv_feasible_apart(gv_feasible *f, uint32_t op_id) {
  const gv_model *m = f->model;
  const gv_op *op = &m->ops.at[op_id];
  go_on_to(f, op_id);
  bool enqueues = op->kind == GV_OP_ACTION && op->action->flags & GV_ACTION_ENQUEUES; /* memory is freed all the same */
  if (f->trace.failed || (enqueues && fails(f, op))) return true;
  if (!f->trace.active) return false;
  if (m->runtime.streams_are_unordered) return f->trace.over;
  gv_value_id stream = op->kind == GV_OP_ACTION ? with_role(m, op, GV_ROLE_STREAM_USE) : GV_NONE;
  return f->trace.over || (stream != GV_NONE && matches(f, f->trace.stream, f->trace.streams, handle_of(f, stream)));
}

bool gv_feasible_knows(gv_feasible *f, gv_value_id handle) {
  gv_number n = number_of(f, handle, 0);
  return !n.unknown || (!n.plus && f->unknowns.at[n.unknown].handle != GV_HANDLE_COUNT);
}

/* ---- constraints: shortest paths over differences ------------------------------------------------------------------------------------- */

/* The bounds so far agree; does one more close a cycle that sums to less than nothing? Shortest paths from its one end, in a queue
 * (Bellman, Ford, Moore). */
static bool contradicts(gv_feasible *f, gv_bound more) {
  bool holds = true;
  while (f->distance.len < f->unknowns.len) *gv_push(&f->distance) = INT64_MAX, *gv_push(&f->tightest) = GV_NONE;
  f->touched.len = 0;
  f->distance.at[more.a] = more.most;
  *gv_push(&f->touched) = more.a;
  for (uint32_t i = 0; i < f->touched.len && holds && spend(f, 1); i++) {
    uint32_t from = f->touched.at[i];
    for (uint32_t b = f->tightest.at[from]; b != GV_NONE && spend(f, 1); b = f->bounds.at[b].next) {
      int64_t there = f->distance.at[from] + f->bounds.at[b].most;
      if (there >= f->distance.at[f->bounds.at[b].a]) continue;
      f->distance.at[f->bounds.at[b].a] = there;
      *gv_push(&f->touched) = f->bounds.at[b].a;
    }
    holds = f->distance.at[more.b] >= 0;
  }
  for (uint32_t i = 0; i < f->touched.len; i++) f->distance.at[f->touched.at[i]] = INT64_MAX;
  return !holds;
}

/* a - b <= most, for numbers */
static bool require(gv_feasible *f, gv_number a, gv_number b, int64_t most) {
  const int64_t large = INT64_C(1) << 40;
  if (a.plus > large || a.plus < -large || b.plus > large || b.plus < -large) return true; /* left out: says less */
  most -= a.plus - b.plus;
  if (a.unknown == b.unknown) return most >= 0;
  gv_bound more = {a.unknown, b.unknown, GV_NONE, most};
  if (contradicts(f, more)) return false;
  more.next = f->tightest.at[b.unknown];
  f->tightest.at[b.unknown] = f->bounds.len;
  *gv_push(&f->bounds) = more;
  return true;
}

static bool forced_equal(gv_feasible *f, const gv_bound *u) {
  gv_number a = {u->a, 0}, b = {u->b, 0};
  uint32_t len = f->bounds.len;
  if (u->a == u->b) return u->most == 0;
  bool below = !require(f, a, b, u->most - 1);
  drop_bounds(f, len);
  bool above = below && !require(f, b, a, -u->most - 1);
  drop_bounds(f, len);
  return above;
}

static bool differ(gv_feasible *f, gv_number a, gv_number b) {
  if (a.unknown == b.unknown) return a.plus != b.plus;
  *gv_push(&f->unequal) = (gv_bound){a.unknown, b.unknown, GV_NONE, b.plus - a.plus};
  return true;
}

static bool unequal_hold(gv_feasible *f) {
  for (uint32_t i = 0; i < f->unequal.len; i++)
    if (forced_equal(f, &f->unequal.at[i])) return false;
  return true;
}

/* ---- goals, one after the other; where there are two ways, one after the other ---------------------------------------------------------- */

static bool solve(gv_feasible *f, uint32_t next, int depth);

static bool alike(gv_goal a, gv_goal b) { return a.op == b.op && same(a.a, b.a) && same(a.b, b.b); }

/* Each goal stands in the list once. False: its contrary does. */
static bool goal(gv_feasible *f, gv_goal g) {
  bool found;
  const int64_t key[5] = {g.op, g.a.unknown, g.a.plus, g.b.unknown, g.b.plus};
  if (g.op == GV_FEASIBLE_FREE && !g.a.unknown) return (g.a.plus & 1) == g.is;
  if (g.op == GV_EQ && !g.a.unknown && !g.b.unknown) return (g.a.plus == g.b.plus) == g.is;
  uint32_t *slot = gv_map_at(&f->goal_at, gv_hash(key, sizeof key, 0), &found);
  if (found && *slot < f->goals.len && alike(f->goals.at[*slot], g)) return f->goals.at[*slot].is == g.is;
  *slot = f->goals.len;
  *gv_push(&f->goals) = g;
  return true;
}

/* One way: with these goals in addition, from number `next` on. */
static bool way(gv_feasible *f, uint32_t next, int depth, gv_goal first, gv_goal second) {
  uint32_t bounds = f->bounds.len, unequal = f->unequal.len, goals = f->goals.len;
  bool holds = goal(f, first) && goal(f, second) && solve(f, next, depth + 1);
  if (!holds) drop_bounds(f, bounds), f->unequal.len = unequal;
  f->goals.len = goals;
  return holds;
}

static gv_goal truth(gv_number n, bool is) { return (gv_goal){GV_FEASIBLE_FREE, is, n, {0, 0}}; }

typedef enum outcome { FAILS, HOLDS, SPLIT, SPLIT_IN_THREE } outcome;

/* Unsigned a < b is three cases of signs, the likely one first; and so is its negation, b <= a. */
static bool unsigned_case(gv_feasible *f, gv_goal g, int which) {
  const gv_number zero = {0, 0}, a = g.is ? g.a : g.b, b = g.is ? g.b : g.a;
  int64_t most = g.is ? -1 : 0;
  if (which == 0) return require(f, zero, a, 0) && require(f, a, b, most);
  return require(f, b, zero, -1) && (which == 1 ? require(f, zero, a, 0) : require(f, a, b, most));
}

/* A single case that can be is taken at once. */
static outcome unsigned_cases(gv_feasible *f, gv_goal g) {
  uint32_t bounds = f->bounds.len, cases = 0;
  int last = 0;
  for (int which = 0; which < 3; which++) {
    if (unsigned_case(f, g, which)) cases++, last = which;
    drop_bounds(f, bounds);
  }
  if (cases == 1) unsigned_case(f, g, last);
  return !cases ? FAILS : cases == 1 ? HOLDS : SPLIT_IN_THREE;
}

static bool unsigned_ways(gv_feasible *f, gv_goal g, uint32_t next, int depth) {
  uint32_t bounds = f->bounds.len, unequal = f->unequal.len, goals = f->goals.len;
  for (int which = 0; which < 3; which++) {
    if (unsigned_case(f, g, which) && solve(f, next, depth + 1)) return true;
    drop_bounds(f, bounds);
    f->unequal.len = unequal, f->goals.len = goals;
  }
  return false;
}

/* Notes what the goal comes to; `two`: one of two pairs. */
static outcome meet(gv_feasible *f, gv_goal g, gv_goal two[4]) {
  gv_unknown a = f->unknowns.at[g.a.unknown], b = f->unknowns.at[g.b.unknown];
  if (g.op == GV_FEASIBLE_FREE) {
    if (!g.a.unknown) return (g.a.plus & 1) == g.is ? HOLDS : FAILS;
    if (g.a.plus || a.op >= GV_FEASIBLE_ADDRESS || (a.op < GV_EQ && a.width != 1))
      return require(f, g.a, constant(g.is), 0) && require(f, constant(g.is), g.a, 0) ? HOLDS : FAILS;
    if (a.op == GV_FEASIBLE_SELECT) {
      two[0] = truth(a.a, true), two[1] = truth(a.b, g.is), two[2] = truth(a.a, false), two[3] = truth(a.c, g.is);
      return SPLIT;
    }
    if (a.op >= GV_EQ && !(a.op == GV_EQ && a.width == 1)) {
      two[0] = two[1] = two[2] = two[3] = (gv_goal){a.op, g.is, a.a, a.b};
      return SPLIT;
    }
    bool both = a.op == GV_AND || a.op == GV_MUL;
    if (both && g.is)
      two[0] = two[2] = truth(a.a, true), two[1] = two[3] = truth(a.b, true);
    else if (both)
      two[0] = two[1] = truth(a.a, false), two[2] = truth(a.a, true), two[3] = truth(a.b, false);
    else if (a.op == GV_OR && !g.is)
      two[0] = two[2] = truth(a.a, false), two[1] = two[3] = truth(a.b, false);
    else if (a.op == GV_OR)
      two[0] = two[1] = truth(a.a, true), two[2] = truth(a.a, false), two[3] = truth(a.b, true);
    else {
      bool differ_when = a.op == GV_EQ ? !g.is : g.is; /* xor, and sums of one bit */
      two[0] = truth(a.a, true), two[1] = truth(a.b, !differ_when), two[2] = truth(a.a, false),
      two[3] = truth(a.b, differ_when);
    }
    return SPLIT;
  }
  if (a.op == GV_FEASIBLE_SELECT || b.op == GV_FEASIBLE_SELECT) {
    gv_goal t = g, e = g;
    gv_unknown s = a.op == GV_FEASIBLE_SELECT ? a : b;
    gv_number *ts = a.op == GV_FEASIBLE_SELECT ? &t.a : &t.b, *es = a.op == GV_FEASIBLE_SELECT ? &e.a : &e.b;
    s.b.plus += ts->plus, s.c.plus += es->plus;
    *ts = s.b, *es = s.c;
    two[0] = truth(s.a, true), two[1] = t, two[2] = truth(s.a, false), two[3] = e;
    return SPLIT;
  }
  if (g.op == GV_ULT) return unsigned_cases(f, g);
  bool holds;
  if (g.op == GV_EQ)
    holds = g.is ? require(f, g.a, g.b, 0) && require(f, g.b, g.a, 0) : differ(f, g.a, g.b);
  else
    holds = g.is ? require(f, g.a, g.b, -1) : require(f, g.b, g.a, 0);
  return holds ? HOLDS : FAILS;
}

static bool solve(gv_feasible *f, uint32_t next, int depth) {
  gv_goal two[4];
  if (depth > SPLIT_LIMIT) return false;
  while (next < f->goals.len) {
    if (!spend(f, 1)) return false;
    gv_goal g = f->goals.at[next++];
    outcome o = meet(f, g, two);
    if (o == FAILS) return false;
    if (o == HOLDS) continue;
    if (o == SPLIT_IN_THREE) return unsigned_ways(f, g, next, depth);
    bool forked = !alike(two[0], two[2]) || two[0].is != two[2].is || !alike(two[1], two[3]) || two[1].is != two[3].is;
    if (forked) return way(f, next, depth, two[0], two[1]) || way(f, next, depth, two[2], two[3]);
    if (!goal(f, two[0]) || !goal(f, two[1])) return false; /* taken back by the way that this is part of */
  }
  return unequal_hold(f) && f->budget > 0;
}

bool gv_feasible_holds(gv_feasible *f) {
  uint32_t goals = f->goals.len;
  drop_bounds(f, 0);
  f->unequal.len = 0;
  bool holds = solve(f, 0, 0);
  f->goals.len = goals;
  return holds;
}

/* ---- edges ---------------------------------------------------------------------------------------------------------------------------------- */

static bool assume_case(gv_feasible *f, uint32_t from, uint32_t edge, gv_value_id on) {
  const gv_model *m = f->model;
  gv_number n = number_of(f, on, 0);
  uint32_t first = m->blocks.at[from].first_edge;
  bool holds = true;
  if (edge != first) return goal(f, (gv_goal){GV_EQ, true, n, constant(m->edges.at[edge].case_value)});
  for (uint32_t e = first + 1; e < m->blocks.at[from].end_edge && holds; e++)
    holds = spend(f, 1) && goal(f, (gv_goal){GV_EQ, false, n, constant(m->edges.at[e].case_value)});
  return holds;
}

/* Block arguments get their sources' numbers, all read before any is set. */
static void enter_block(gv_feasible *f, const gv_edge *edge) {
  const gv_model *m = f->model;
  GV_VEC(gv_number) sources = {0};
  for (uint32_t p = 0; p < edge->pairs; p++) *gv_push(&sources) = number_of(f, m->pairs.at[edge->first_pair + p].source, 0);
  f->entered[edge->target] = ++f->now;
  for (uint32_t p = 0; p < edge->pairs; p++) set(f, &f->current, m->pairs.at[edge->first_pair + p].arg, sources.at[p], 0);
  gv_vec_free(&sources);
}

bool gv_feasible_edge(gv_feasible *f, uint32_t edge_id) {
  const gv_model *m = f->model;
  uint32_t from = f->flow->edge_from[edge_id], end = gv_terminator(m, from);
  const gv_op *op = &m->ops.at[end];
  bool holds = go_on_to(f, end);
  if (op->kind == GV_OP_COND_BR)
    holds = holds && goal(f, truth(number_of(f, gv_operands(m, op)[0], 0), edge_id == m->blocks.at[from].first_edge));
  else if (op->kind == GV_OP_SWITCH)
    holds = holds && assume_case(f, from, edge_id, gv_operands(m, op)[0]);
  if (holds) enter_block(f, &m->edges.at[edge_id]);
  f->at = GV_NONE;
  return holds;
}

/* ---- calls that the path enters ------------------------------------------------------------------------------------------------------------- */

#define COPY(to, from)                                                                                                         \
  do {                                                                                                                         \
    (to)->len = 0;                                                                                                             \
    for (uint32_t i = 0; i < (from)->len; i++) *gv_push(to) = (from)->at[i];                                                   \
  } while (0)

void gv_feasible_forget(gv_feasible *callee) {
  gv_vec_free(&callee->passed.unknowns);
  gv_vec_free(&callee->passed.goals);
  gv_vec_free(&callee->passed.numbers);
}

void gv_feasible_enter(gv_feasible *callee, gv_feasible *caller, uint32_t call) {
  const gv_model *m = caller->model;
  const gv_op *op = &m->ops.at[call];
  gv_passed *p = &callee->passed;
  go_on_to(caller, call);
  p->function = op->callee;
  p->numbers.len = 0;
  for (uint32_t i = 0; i < op->operand_count && i < m->functions.at[op->callee].params; i++) {
    gv_value_id operand = gv_operands(m, op)[i];
    *gv_push(&p->numbers) = operand == GV_NONE ? fresh(caller) : number_of(caller, operand, 0);
  }
  COPY(&p->unknowns, &caller->unknowns);
  COPY(&p->goals, &caller->goals);
  p->made = caller->made;
  p->trace = caller->trace;
}

void gv_feasible_leave(gv_feasible *callee, gv_feasible *caller, uint32_t call, uint32_t end) {
  const gv_model *m = caller->model;
  const gv_op *op = &m->ops.at[call], *back = &m->ops.at[end];
  go_on_to(callee, end);
  GV_VEC(gv_number) results = {0};
  for (uint32_t i = 0; i < op->result_count; i++) {
    bool given = i < back->operand_count && gv_operands(m, back)[i] != GV_NONE;
    *gv_push(&results) = given ? number_of(callee, gv_operands(m, back)[i], 0) : fresh(callee);
  }
  take_unknowns(caller, callee->unknowns.at, callee->unknowns.len);
  COPY(&caller->goals, &callee->goals);
  caller->made = callee->made;
  caller->trace = callee->trace;
  overwrite_in_call(caller, op);
  for (uint32_t i = 0; i < op->result_count; i++) set(caller, &caller->current, gv_results(m, op)[i], results.at[i], 0);
  caller->at = call + 1;
  gv_vec_free(&results);
}
