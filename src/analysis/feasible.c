/* needs: flow. gives: the numbers and handles of one path, and the conditions that it takes. cost: linear in the path; for the conditions
 * see numbers.c. */
#include "analysis/feasible.h"

enum { DEPTH_LIMIT = 32, SLOT = 8, HANDLES = GV_FEASIBLE_HANDLES };

void gv_feasible_init(gv_feasible *f, const gv_model *model, const gv_flow *flow, uint64_t limit) {
  memset(f, 0, sizeof *f);
  f->model = model;
  f->flow = flow;
  f->numbers.limit = limit;
  f->entered = gv_malloc((model->blocks.len + 1) * sizeof *f->entered);
  memset(f->entered, 0, (model->blocks.len + 1) * sizeof *f->entered);
  f->blurred = gv_malloc((model->blocks.len + 1) * sizeof *f->blurred);
  memset(f->blurred, 0, (model->blocks.len + 1) * sizeof *f->blurred);
}

static void set(gv_feasible *f, gv_map *map, uint64_t key, gv_number n, uint32_t size);
static void hold(gv_feasible *f, gv_address at, gv_number n, uint32_t size);

/* What the caller knows, and the numbers that it passes. */
static void take_passed(gv_feasible *f) {
  const gv_passed *p = &f->passed;
  const gv_model *m = f->model;
  if (!p->unknowns.len) return;
  gv_numbers_spend(&f->numbers, p->unknowns.len + p->goals.len + p->numbers.len + p->held.len);
  gv_numbers_take(&f->numbers, p->unknowns.at, p->unknowns.len);
  for (uint32_t i = 0; i < p->goals.len; i++) *gv_push(&f->numbers.goals) = p->goals.at[i];
  for (uint32_t i = 0; i < p->numbers.len; i++)
    set(f, &f->current, m->params.at[m->functions.at[p->function].first_param + i], p->numbers.at[i], 0);
  for (uint32_t i = 0; i < p->held.len; i++) hold(f, p->held.at[i].at, p->held.at[i].number, p->held.at[i].size);
  f->made = p->made;
  f->trace = p->trace;
}

void gv_feasible_begin(gv_feasible *f, uint32_t settled) {
  f->open = 0, f->settled = settled;
  gv_numbers_begin(&f->numbers);
  f->begun = ++f->now;
  f->at = GV_NONE;
  f->made = (gv_made){.handles = 0};
  f->throughs = 0;
  f->choices.len = 0;
  f->trace = (gv_trace){.begin = GV_NONE};
  take_passed(f);
  f->ready = f->now;
}

void gv_feasible_clear(gv_feasible *f) {
  gv_map_free(&f->current);
  gv_map_free(&f->memory);
  gv_map_free(&f->written);
  gv_map_free(&f->writes);
  gv_numbers_clear(&f->numbers);
  gv_vec_free(&f->values);
  gv_vec_free(&f->stored);
  gv_vec_free(&f->choices);
  gv_vec_free(&f->times);
  gv_feasible_forget(f, (gv_passed){0});
  gv_free(f->entered);
  gv_free(f->blurred);
}

/* ---- numbers -------------------------------------------------------------------------------------------------------------------------- */

static gv_change *change_of(gv_feasible *f, gv_key key) {
  bool found;
  uint32_t *slot = gv_map_at(&f->written, key, &found);
  if (!found) {
    *slot = f->times.len;
    *gv_push(&f->times) = (gv_change){0};
  }
  return &f->times.at[*slot];
}

static void set(gv_feasible *f, gv_map *map, uint64_t key, gv_number n, uint32_t size) {
  bool found;
  uint32_t *slot = gv_map_at(map, key, &found);
  if (!found) {
    *slot = f->values.len;
    *gv_push(&f->values) = (gv_stamped){{0, 0}, 0, 0};
  }
  f->values.at[*slot] = (gv_stamped){n, ++f->now, size};
}

static uint8_t width_of(const gv_feasible *f, gv_value_id id) { return f->model->values.at[id].width; }

static gv_number number_of(gv_feasible *f, gv_value_id id, int depth);

/* What is in the memory, or computed from such numbers: was it put there outside? */
static bool is_data_from_outside(gv_feasible *f, gv_value_id param) {
  gv_number address = param == GV_NONE ? gv_number_constant(0) : number_of(f, param, 0);
  gv_unknown u = f->numbers.unknowns.at[address.unknown];
  return !f->made.wrote && !u.guessed && !u.own;
}

/* Can it, where the path has not made it, be anything at all? As what functions give that are only declared. */
static bool is_from_outside(gv_feasible *f, const gv_value *v) {
  const gv_op *op = v->def == GV_DEF_RESULT ? &f->model->ops.at[v->a] : NULL;
  bool named = op && op->kind == GV_OP_UNKNOWN && op->name.len && op->name.at[0] == '@';
  if (v->def == GV_DEF_PARAM) return !f->roots || f->roots[v->a];
  if (op) return named || op->kind == GV_OP_ACTION || (op->kind == GV_OP_MEMORY && op->heap);
  return v->def == GV_DEF_OPAQUE && (v->c == GV_ON_NOTHING || (v->c == GV_ON_DATA && is_data_from_outside(f, v->b)));
}

/* Data at one address stays the same until something outside changes it. */
static gv_number from_outside(gv_feasible *f, const gv_value *v) {
  bool placed = v->def == GV_DEF_OPAQUE && v->c == GV_ON_DATA && v->b != GV_NONE && v->k != GV_ANYWHERE;
  if (!placed || v->size > UINT8_MAX) return gv_number_fresh(&f->numbers);
  gv_number address = number_of(f, v->b, 0);
  return gv_number_computed(&f->numbers, (gv_unknown){.op = GV_NUMBER_DATA,
                                                      .handle = GV_HANDLE_COUNT,
                                                      .width = (uint8_t)v->size,
                                                      .a = address,
                                                      .b = gv_number_constant(f->made.changes),
                                                      .c = gv_number_constant(v->k)});
}

static bool find_data(gv_feasible *f, const gv_value *v, uint64_t until, gv_number *n);

static gv_number root_number(gv_feasible *f, gv_value_id id) {
  uint32_t known = gv_map_get(&f->current, id), block = gv_def_block(f->model, id);
  uint64_t since = block == GV_NONE || f->entered[block] < f->begun ? f->begun : f->entered[block];
  if (known != GV_NONE && f->values.at[known].since >= since) return f->values.at[known].number;
  const gv_value *v = &f->model->values.at[id];
  gv_number n;
  if (find_data(f, v, since > f->begun ? since : f->ready, &n)) {
    set(f, &f->current, id, n, 0);
    return n;
  }
  bool blurred = block != GV_NONE && f->blurred[block] == since;
  n = blurred ? gv_number_either(&f->numbers) : is_from_outside(f, v) ? from_outside(f, v) : gv_number_guess(&f->numbers);
  f->numbers.unknowns.at[n.unknown].data = v->def == GV_DEF_OPAQUE && v->c == GV_ON_DATA;
  f->numbers.unknowns.at[n.unknown].own = v->def == GV_DEF_RESULT && f->model->ops.at[v->a].kind == GV_OP_MEMORY;
  set(f, &f->current, id, n, 0);
  return n;
}

static gv_number term(gv_feasible *f, uint8_t op, uint8_t width, gv_number a, gv_number b, int64_t k) {
  return gv_number_computed(
      &f->numbers,
      (gv_unknown){.op = op, .handle = GV_HANDLE_COUNT, .width = width, .a = a, .b = b, .c = gv_number_constant(k)});
}

/* The bytes of an aggregate, which are looked for where they were put in. */
static gv_number part_of(gv_feasible *f, gv_number whole, int64_t at, uint32_t size) {
  while (!whole.plus && gv_numbers_spend(&f->numbers, 1)) {
    gv_unknown u = f->numbers.unknowns.at[whole.unknown];
    if (!whole.unknown) return whole; /* all zero */
    if (u.op != GV_NUMBER_INSERT)
      return size > UINT8_MAX ? gv_number_guess(&f->numbers) : term(f, GV_NUMBER_PART, (uint8_t)size, whole, whole, at);
    int64_t put = u.c.plus, end = put + u.width;
    if (put == at && u.width == size) return u.b;
    if (at < end && put < at + (int64_t)size) break;
    whole = u.a;
  }
  return gv_number_guess(&f->numbers);
}

static gv_number number_of(gv_feasible *f, gv_value_id id, int depth) {
  id = gv_strip(f->model, id);
  gv_value v = f->model->values.at[id];
  if (depth > DEPTH_LIMIT || !gv_numbers_spend(&f->numbers, 1)) return gv_number_guess(&f->numbers);
  switch ((gv_def)v.def) {
  case GV_DEF_INT:
    return gv_number_constant(v.width == 1 ? v.k & 1 : v.k);
  case GV_DEF_NULL:
    return gv_number_constant(0);
  case GV_DEF_GLOBAL: {
    gv_number n = gv_number_computed(
        &f->numbers, (gv_unknown){.op = GV_NUMBER_ADDRESS, .handle = GV_HANDLE_COUNT, .a = gv_number_constant(v.a)});
    *gv_push(&f->numbers.goals) = (gv_goal){GV_EQ, false, n, gv_number_constant(0)};
    return n;
  }
  case GV_DEF_ARITH: {
    gv_number a = number_of(f, v.a, depth + 1), b = number_of(f, v.b, depth + 1);
    return gv_number_arith(&f->numbers, (gv_arith)v.c, width_of(f, gv_strip(f->model, v.a)), a, b);
  }
  case GV_DEF_SELECT: {
    gv_number c = number_of(f, v.a, depth + 1);
    if (!c.unknown) return number_of(f, c.plus & 1 ? v.b : v.c, depth + 1);
    gv_number a = number_of(f, v.b, depth + 1), b = number_of(f, v.c, depth + 1);
    return gv_number_same(a, b)
               ? a
               : gv_number_computed(
                     &f->numbers,
                     (gv_unknown){.op = GV_NUMBER_SELECT, .handle = GV_HANDLE_COUNT, .width = v.width, .a = c, .b = a, .c = b});
  }
  case GV_DEF_EXTRACT:
    return part_of(f, number_of(f, v.a, depth + 1), v.k, v.size);
  case GV_DEF_INSERT: {
    gv_number whole = number_of(f, v.a, depth + 1), part = number_of(f, v.b, depth + 1);
    uint8_t size = f->model->values.at[v.b].size <= UINT8_MAX ? (uint8_t)f->model->values.at[v.b].size : 0;
    return size ? term(f, GV_NUMBER_INSERT, size, whole, part, v.k) : gv_number_guess(&f->numbers);
  }
  case GV_DEF_UNDEF:
    return gv_number_guess(&f->numbers);
  case GV_DEF_OFFSET:
    if (v.k == GV_ANYWHERE) return gv_number_guess(&f->numbers);
    return gv_number_arith(&f->numbers, GV_ADD, 64, number_of(f, v.a, depth + 1), gv_number_constant(v.k));
  default:
    return gv_is_root(&v) ? root_number(f, id) : gv_number_guess(&f->numbers);
  }
}

/* ---- memory ------------------------------------------------------------------------------------------------------------------------------- */

static uint64_t slot_key(gv_address at) {
  const int64_t key[2] = {at.key, at.offset};
  return gv_hash(key, sizeof key, 0);
}

static void hold(gv_feasible *f, gv_address at, gv_number n, uint32_t size) {
  if (gv_map_get(&f->memory, slot_key(at)) == GV_NONE) *gv_push(&f->stored) = at;
  set(f, &f->memory, slot_key(at), n, size);
}

static gv_address moved(gv_address by, gv_address at) {
  int64_t sum = 0;
  bool anywhere = at.offset == GV_ANYWHERE || by.offset == GV_ANYWHERE || __builtin_add_overflow(by.offset, at.offset, &sum);
  return (gv_address){by.key, anywhere ? GV_ANYWHERE : sum};
}

/* What a parameter of a function that is entered or passed through points to is the caller's. */
static gv_address place_of(const gv_feasible *f, gv_value_id address) {
  const gv_model *m = f->model;
  gv_address at = gv_resolve(m, address);
  for (uint32_t i = f->throughs; i-- > 0 && at.key != GV_NONE && gv_key_space(at.key) == GV_IN_MEMORY;) {
    const gv_op *call = &m->ops.at[f->through[i]];
    const gv_value *base = &m->values.at[gv_key_base(at.key)];
    if (base->def != GV_DEF_PARAM || base->a != call->callee) continue;
    gv_value_id operand = base->b < call->operand_count ? gv_operands(m, call)[base->b] : GV_NONE;
    at = moved(operand == GV_NONE ? (gv_address){GV_NONE, 0} : gv_resolve(m, operand), at);
  }
  if (at.key == GV_NONE || gv_key_space(at.key) != GV_IN_MEMORY) return at;
  const gv_value *base = &m->values.at[gv_key_base(at.key)];
  bool passed = base->def == GV_DEF_PARAM && base->a == f->passed.function && base->b < f->passed.places.len;
  return passed && f->passed.places.at[base->b].key != GV_NONE ? moved(f->passed.places.at[base->b], at) : at;
}

static bool followed(gv_address at) { return at.key != GV_NONE && at.offset != GV_ANYWHERE; }

static bool is_param(const gv_feasible *f, gv_key key) {
  return gv_key_space(key) == GV_IN_MEMORY && f->model->values.at[gv_key_base(key)].def == GV_DEF_PARAM;
}

/* Can what it points to, of which the caller is not known, be what others reach by another name? From outside each gets its own. */
static bool has_other_names(const gv_feasible *f, gv_key key) {
  return is_param(f, key) && f->flow->exposed[key] && f->roots && !f->roots[f->model->values.at[gv_key_base(key)].a];
}

static void reach(gv_feasible *f, gv_key key) {
  if (key == GV_NONE || !f->flow->exposed[key]) return;
  f->reached = ++f->now;
  if (has_other_names(f, key)) f->exposed = (gv_change){f->now, true, f->blurring};
}

/* Something else may be in it now; GV_NONE: in all that others can reach. */
static void overwrite(gv_feasible *f, gv_key key, bool guessed) {
  reach(f, key);
  *(key == GV_NONE ? &f->exposed : change_of(f, key)) = (gv_change){++f->now, guessed, f->blurring};
  f->made.changes++;
}

/* May it be a caller's memory, outside? */
static bool is_not_own(gv_feasible *f, gv_key key) {
  if (key == GV_NONE) return true;
  if (gv_key_space(key) != GV_IN_MEMORY) return false;
  const gv_value *base = &f->model->values.at[gv_key_base(key)];
  if (base->def == GV_DEF_PARAM) return !f->numbers.unknowns.at[number_of(f, gv_key_base(key), 0).unknown].own;
  return !(base->def == GV_DEF_RESULT && f->model->ops.at[base->a].kind == GV_OP_MEMORY);
}

static void store(gv_feasible *f, gv_address at, gv_value_id value) {
  uint32_t size = f->model->values.at[value].size;
  f->made.wrote |= is_not_own(f, at.key);
  if (!followed(at) || size > SLOT) {
    overwrite(f, at.key, true);
    bool zero = f->model->values.at[gv_strip(f->model, value)].def == GV_DEF_NULL;
    if (zero && followed(at) && size <= 64 * SLOT)
      for (uint32_t i = 0; i < size; i++) hold(f, (gv_address){at.key, at.offset + i}, gv_number_constant(0), size - i);
    return;
  }
  gv_number n = number_of(f, value, 0);
  reach(f, at.key);
  for (int64_t near = 1 - SLOT; near < (int64_t)size; near++) {
    uint32_t old = gv_map_get(&f->memory, slot_key((gv_address){at.key, at.offset + near}));
    if (old != GV_NONE && near + (int64_t)f->values.at[old].size > 0) f->values.at[old].since = 0;
  }
  hold(f, at, n, size);
}

/* Is what is in it, if the path has not changed it, anything at all? */
static bool is_filled_outside(const gv_feasible *f, gv_key key) {
  const gv_model *m = f->model;
  uint32_t base = gv_key_base(key);
  if (gv_key_space(key) == GV_IN_GLOBAL) return m->globals.at[base].is_public;
  return is_param(f, key) && (!f->roots || f->roots[m->values.at[base].a]);
}

/* When the path last changed it, and how. */
static gv_change last_change(gv_feasible *f, gv_key key) {
  gv_change last = *change_of(f, key);
  if (f->flow->exposed[key] && f->exposed.at > last.at) last = f->exposed;
  if (has_other_names(f, key) && f->reached > last.at) last = (gv_change){f->reached, true, false};
  if (last.at < f->begun) last = (gv_change){f->begun, !is_filled_outside(f, key), false};
  return last;
}

static gv_number load(gv_feasible *f, gv_address at, gv_value_id result) {
  uint32_t size = f->model->values.at[result].size;
  if (!followed(at) || size > SLOT) return gv_number_guess(&f->numbers);
  gv_change last = last_change(f, at.key);
  uint32_t known = gv_map_get(&f->memory, slot_key(at));
  if (known != GV_NONE && f->values.at[known].since >= last.at) {
    gv_stamped n = f->values.at[known];
    if (n.size == size || (n.size > size && gv_number_same(n.number, gv_number_constant(0)))) return n.number;
    last.guessed = true; /* part of it is known */
  }
  gv_number n = last.either    ? gv_number_either(&f->numbers)
                : last.guessed ? gv_number_guess(&f->numbers)
                               : gv_number_fresh(&f->numbers);
  hold(f, at, n, size);
  return n;
}

/* Data at a parameter of which the path knows what was there when it came into the block, and ever since. */
static bool find_data(gv_feasible *f, const gv_value *v, uint64_t until, gv_number *n) {
  bool placed = v->def == GV_DEF_OPAQUE && v->c == GV_ON_DATA && v->b != GV_NONE && v->k != GV_ANYWHERE;
  gv_address at = placed ? moved(place_of(f, v->b), (gv_address){GV_NONE, v->k}) : (gv_address){GV_NONE, 0};
  if (!followed(at)) return false;
  uint32_t known = gv_map_get(&f->memory, slot_key(at));
  if (known == GV_NONE || f->values.at[known].since > until || f->values.at[known].size != v->size) return false;
  if (f->values.at[known].since < last_change(f, at.key).at) return false;
  *n = f->values.at[known].number;
  return true;
}

/* ---- handles ------------------------------------------------------------------------------------------------------------------------------ */

/* A new handle: not null, and none of those before it. */
static void create(gv_feasible *f, gv_value_id result, gv_creates what) {
  gv_number n = gv_number_fresh(&f->numbers);
  f->numbers.unknowns.at[n.unknown].handle = what == GV_CREATES_STREAM ? GV_HANDLE_STREAM : GV_HANDLE_RECORDED;
  set(f, &f->current, result, n, 0);
  *gv_push(&f->numbers.goals) = (gv_goal){GV_EQ, false, n, gv_number_constant(0)};
  for (uint32_t i = 0; i < HANDLES && i < f->made.handles; i++)
    *gv_push(&f->numbers.goals) = (gv_goal){GV_EQ, false, n, f->made.handle[i]};
  f->made.handle[f->made.handles++ % HANDLES] = n;
}

/* By what the path has made of its handles: does the call fail? An event counts as recorded. */
static bool fails(gv_feasible *f, const gv_op *op) {
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_role role = gv_role_of(op, i);
    gv_value_id value = gv_operands(f->model, op)[i];
    if (!gv_is_handle_role(role) || value == GV_NONE) continue;
    gv_number n = number_of(f, value, 0);
    gv_handle handle = (gv_handle)f->numbers.unknowns.at[n.unknown].handle;
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
    f->numbers.unknowns.at[n.unknown].handle = role == GV_ROLE_STREAM_DESTROY ? GV_HANDLE_DEAD_STREAM : GV_HANDLE_DEAD_EVENT;
  }
}

/* What a call writes is not known as a number any more. */
static bool writes_memory(gv_role role) {
  return role == GV_ROLE_GPU_WRITE || role == GV_ROLE_KERNEL_WRITE || role == GV_ROLE_KERNEL_BOTH || role == GV_ROLE_HOST_WRITE;
}

/* The parameter or constant of the callee that every return of it hands back as this result; GV_NONE. */
static gv_value_id handed_back(gv_feasible *f, uint32_t callee, uint32_t result) {
  const gv_model *m = f->model;
  const gv_function *function = &m->functions.at[callee];
  gv_value_id back = GV_NONE;
  for (uint32_t b = function->first_block; b < function->end_block && gv_numbers_spend(&f->numbers, 1); b++) {
    const gv_op *end = &m->ops.at[gv_terminator(m, b)];
    if (end->kind != GV_OP_RETURN) continue;
    gv_value_id id = result < end->operand_count ? gv_operands(m, end)[result] : GV_NONE;
    if (id == GV_NONE) return GV_NONE;
    id = gv_strip(m, id);
    const gv_value *v = &m->values.at[id], *before = back == GV_NONE ? v : &m->values.at[back];
    bool constant = v->def == GV_DEF_INT && before->def == GV_DEF_INT && v->k == before->k;
    if (!constant && (v->def != GV_DEF_PARAM || before->def != GV_DEF_PARAM || v->b != before->b)) return GV_NONE;
    back = id;
  }
  return back;
}

static void take_results(gv_feasible *f, const gv_op *op) {
  const gv_model *m = f->model;
  for (uint32_t i = 0; i < op->result_count; i++) {
    gv_value_id back = handed_back(f, op->callee, i), given = back;
    if (back != GV_NONE && m->values.at[back].def == GV_DEF_PARAM)
      given = m->values.at[back].b < op->operand_count ? gv_operands(m, op)[m->values.at[back].b] : GV_NONE;
    gv_number n = given == GV_NONE ? gv_number_guess(&f->numbers) : number_of(f, given, 0);
    set(f, &f->current, gv_results(m, op)[i], n, 0);
  }
}

static bool call_writes(gv_feasible *f, uint32_t call, gv_key key) {
  bool found;
  uint32_t *known = gv_map_at(&f->writes, (uint64_t)call << 32 | key, &found);
  if (!found) *known = gv_call_writes(f->flow, call, key);
  return *known;
}

static void forget_handle(gv_feasible *f, gv_number n) {
  if (n.unknown && !n.plus) f->numbers.unknowns.at[n.unknown].handle = GV_HANDLE_COUNT;
}

/* What a call that the path does not enter does to handles is not known: to those that it gets, or can find in memory. */
static void forget_handles(gv_feasible *f, const gv_op *op) {
  const gv_model *m = f->model;
  bool finds = false;
  if (op->kind == GV_OP_CALL && f->orders && !f->orders[op->callee]) return;
  for (uint32_t g = 0; g < m->globals.len && !finds; g++)
    finds = op->kind == GV_OP_CALL ? f->flow->touches[(size_t)op->callee * m->globals.len + g] : m->globals.at[g].is_public;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_value_id operand = gv_operands(m, op)[i];
    if (operand == GV_NONE) continue;
    gv_key key = gv_resolve(m, operand).key;
    forget_handle(f, number_of(f, operand, 0));
    finds |= key != GV_NONE && f->flow->use_start[key] < f->flow->use_start[key + 1];
  }
  for (uint32_t i = 0; i < f->numbers.unknowns.len && finds; i++) f->numbers.unknowns.at[i].handle = GV_HANDLE_COUNT;
}

/* Whatever is not declared only writes what it is seen to write. */
static void overwrite_in_call(gv_feasible *f, uint32_t op_id) {
  const gv_model *m = f->model;
  const gv_op *op = &m->ops.at[op_id];
  bool inside = op->kind == GV_OP_CALL;
  overwrite(f, GV_NONE, inside);
  for (uint32_t g = 0; g < m->globals.len; g++)
    if (inside ? f->flow->touches[(size_t)op->callee * m->globals.len + g] : m->globals.at[g].is_public)
      overwrite(f, gv_key_of(GV_IN_GLOBAL, g), inside);
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_value_id operand = gv_operands(m, op)[i];
    gv_key named = operand == GV_NONE ? GV_NONE : gv_resolve(m, operand).key,
           key = named == GV_NONE ? named : place_of(f, operand).key;
    if (named == GV_NONE || (inside && !call_writes(f, op_id, named))) continue;
    overwrite(f, key, inside);
    f->made.wrote |= inside && is_not_own(f, key);
  }
}

static void step(gv_feasible *f, uint32_t op_id) {
  const gv_model *m = f->model;
  const gv_op *op = &m->ops.at[op_id];
  const gv_value_id *operand = gv_operands(m, op);
  switch ((gv_op_kind)op->kind) {
  case GV_OP_LOAD:
    if (op->result_count) set(f, &f->current, gv_results(m, op)[0], load(f, place_of(f, operand[0]), gv_results(m, op)[0]), 0);
    break;
  case GV_OP_STORE:
    store(f, place_of(f, operand[1]), operand[0]);
    break;
  case GV_OP_MEMCPY:
    f->made.wrote |= is_not_own(f, place_of(f, operand[0]).key);
    overwrite(f, place_of(f, operand[0]).key, true);
    break;
  case GV_OP_MEMORY:
    overwrite(f, gv_key_of(GV_IN_MEMORY, gv_results(m, op)[0]), true);
    break;
  case GV_OP_ACTION:
    for (uint32_t i = 0; i < op->operand_count; i++)
      if (writes_memory(gv_role_of(op, i))) overwrite(f, place_of(f, operand[i]).key, false);
    if (!fails(f, op)) destroy(f, op);
    if (gv_creates_handle(op->action->creates) && op->result_count) create(f, gv_results(m, op)[0], op->action->creates);
    break;
  case GV_OP_CALL:
    forget_handles(f, op);
    overwrite_in_call(f, op_id);
    take_results(f, op);
    break;
  case GV_OP_UNKNOWN:
    forget_handles(f, op);
    overwrite_in_call(f, op_id);
    break;
  default:
    break;
  }
}

/* ---- pending work -------------------------------------------------------------------------------------------------------------------- */

static bool is_among(const gv_number *list, uint32_t count, gv_number n) {
  for (uint32_t i = 0; i < count; i++)
    if (gv_number_same(list[i], n)) return true;
  return false;
}

/* Is it one of them? If that cannot be said, it is from now on, or is none of them, as this try of the path has it; or the path cannot
 * be. */
static bool matches(gv_feasible *f, const gv_number *list, uint32_t count, gv_number n) {
  if (is_among(list, count, n)) return true;
  for (uint32_t i = 0; i < count; i++) {
    bool known = !n.unknown && !list[i].unknown, one = !known && f->open++ == f->settled;
    if (!gv_numbers_assume(&f->numbers, (gv_goal){GV_EQ, one, n, list[i]})) return !one;
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
    if (gv_number_same(list[i], n)) list[i] = list[--*count];
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
    t->gained += marks && !is_among(t->event, t->events, n[GV_ROLE_EVENT_RECORD]);
    take_from(t->event, &t->events, n[GV_ROLE_EVENT_RECORD]);
    if (marks) t->blurred |= !put_among(t->event, &t->events, n[GV_ROLE_EVENT_RECORD]);
  }
  if (has[GV_ROLE_EVENT_WAIT] && has[GV_ROLE_STREAM_USE] && matches(f, t->event, t->events, n[GV_ROLE_EVENT_WAIT])) {
    t->gained += !is_among(t->stream, t->streams, n[GV_ROLE_STREAM_USE]);
    t->blurred |= !put_among(t->stream, &t->streams, n[GV_ROLE_STREAM_USE]);
  }
}

/* Before the operation takes effect. */
static void trace(gv_feasible *f, uint32_t op_id) {
  const gv_op *op = &f->model->ops.at[op_id];
  bool may_order = op->kind == GV_OP_UNKNOWN || (op->kind == GV_OP_CALL && (!f->orders || f->orders[op->callee]));
  if (may_order) f->trace.blurred = true, f->trace.events = 0; /* which may be recorded anew there */
  if (op->kind != GV_OP_ACTION) return;
  if (f->trace.begin == op_id) {
    gv_value_id stream = with_role(f->model, op, GV_ROLE_STREAM_USE);
    f->trace = (gv_trace){.begin = GV_NONE, .active = stream != GV_NONE, .streams = stream != GV_NONE, .told = f->trace.told};
    if (stream != GV_NONE) f->trace.stream[0] = handle_of(f, stream);
    f->trace.failed = fails(f, op);
  } else if (f->trace.active && !f->trace.over && !fails(f, op)) {
    order(f, op);
  }
}

enum { CHOICE_DEPTH = 8 };

/* What is selected may be the handle or the memory that the path is about. */
static void note_choices(gv_feasible *f, gv_value_id id, int depth) {
  gv_value v = id == GV_NONE ? (gv_value){.def = GV_DEF_NULL} : f->model->values.at[gv_strip(f->model, id)];
  if (v.def == GV_DEF_SELECT) {
    gv_number c = depth < CHOICE_DEPTH ? number_of(f, v.a, 0) : gv_number_guess(&f->numbers);
    if (c.unknown && !gv_number_same(number_of(f, v.b, 0), number_of(f, v.c, 0))) *gv_push(&f->choices) = c;
    if (depth == CHOICE_DEPTH) return;
    note_choices(f, v.b, depth + 1);
    note_choices(f, v.c, depth + 1);
  } else if (v.def == GV_DEF_OFFSET || v.def == GV_DEF_EXTRACT || v.def == GV_DEF_INSERT) {
    if (depth < CHOICE_DEPTH) note_choices(f, v.a, depth + 1);
    if (depth < CHOICE_DEPTH && v.def == GV_DEF_INSERT) note_choices(f, v.b, depth + 1);
  }
}

/* So may a handle or memory that the runtime gets: which it is, depends on the side of a branch that the path takes. */
static void note_operands(gv_feasible *f, uint32_t op_id) {
  const gv_op *op = &f->model->ops.at[op_id];
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_value_id operand = gv_operands(f->model, op)[i];
    note_choices(f, operand, 0);
    bool handle = op->kind == GV_OP_ACTION && gv_role_of(op, i) != GV_ROLE_NONE && gv_role_of(op, i) != GV_ROLE_SIZE;
    if (!handle || operand == GV_NONE || !f->detours || !f->detours->len) continue;
    gv_number n = number_of(f, operand, 0);
    if (gv_number_is_either(&f->numbers, n)) *gv_push(&f->choices) = n;
  }
}

static void pass(gv_feasible *f, uint32_t op);

/* Control can only go straight through the callee. */
static bool is_straight(const gv_feasible *f, const gv_op *op) {
  if (op->kind != GV_OP_CALL || f->throughs == GV_FEASIBLE_THROUGH) return false;
  const gv_function *callee = &f->model->functions.at[op->callee];
  if (callee->end_block != callee->first_block + 1) return false;
  return f->model->ops.at[gv_terminator(f->model, callee->first_block)].kind == GV_OP_RETURN;
}

/* All of a callee that the object of the path does not come to. */
static void pass_through(gv_feasible *f, uint32_t call) {
  const gv_model *m = f->model;
  const gv_op *op = &m->ops.at[call];
  const gv_function *callee = &m->functions.at[op->callee];
  uint32_t block = callee->first_block, end = gv_terminator(m, block);
  GV_VEC(gv_number) numbers = {0};
  for (uint32_t i = 0; i < callee->params; i++) {
    bool given = i < op->operand_count && gv_operands(m, op)[i] != GV_NONE;
    *gv_push(&numbers) = given ? number_of(f, gv_operands(m, op)[i], 0) : gv_number_guess(&f->numbers);
  }
  f->entered[block] = ++f->now;
  for (uint32_t i = 0; i < numbers.len; i++) set(f, &f->current, m->params.at[callee->first_param + i], numbers.at[i], 0);
  f->through[f->throughs++] = call;
  for (uint32_t o = m->blocks.at[block].first_op; o < end && gv_numbers_spend(&f->numbers, 1); o++) pass(f, o);
  const gv_op *back = &m->ops.at[end];
  numbers.len = 0;
  for (uint32_t i = 0; i < op->result_count; i++) {
    bool given = i < back->operand_count && gv_operands(m, back)[i] != GV_NONE;
    *gv_push(&numbers) = given ? number_of(f, gv_operands(m, back)[i], 0) : gv_number_guess(&f->numbers);
  }
  f->throughs--;
  for (uint32_t i = 0; i < op->result_count; i++) set(f, &f->current, gv_results(m, op)[i], numbers.at[i], 0);
  gv_vec_free(&numbers);
}

/* One operation of the path. */
static void pass(gv_feasible *f, uint32_t op) {
  note_operands(f, op);
  if (is_straight(f, &f->model->ops.at[op])) {
    pass_through(f, op);
    return;
  }
  if (f->trace.active || f->trace.begin != GV_NONE) trace(f, op);
  step(f, op);
}

/* The path goes on to `end`, in the block where it is. False: beyond the budget. */
static bool go_on_to(gv_feasible *f, uint32_t end) {
  const gv_block *block = &f->model->blocks.at[f->model->ops.at[end].block];
  bool inside = f->at != GV_NONE && f->at >= block->first_op && f->at <= end;
  uint32_t first = inside ? f->at : block->first_op;
  bool holds = gv_numbers_spend(&f->numbers, end - first);
  for (uint32_t o = first; o < end && holds; o++) pass(f, o);
  f->at = end;
  return holds;
}

void gv_feasible_arrive(gv_feasible *f, uint32_t op) {
  if (go_on_to(f, op)) note_operands(f, op);
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
  return !n.unknown || (!n.plus && f->numbers.unknowns.at[n.unknown].handle != GV_HANDLE_COUNT);
}

/* ---- edges ---------------------------------------------------------------------------------------------------------------------------------- */

static bool assume_side(gv_feasible *f, gv_value_id on, bool is) {
  gv_number n = number_of(f, on, 0);
  f->asked = n;
  return gv_numbers_assume(&f->numbers, gv_number_truth(n, is));
}

static bool assume_case(gv_feasible *f, uint32_t from, uint32_t edge, gv_value_id on) {
  const gv_model *m = f->model;
  gv_number n = number_of(f, on, 0);
  uint32_t first = m->blocks.at[from].first_edge;
  f->asked = n;
  bool holds = true;
  if (edge != first)
    return gv_numbers_assume(&f->numbers, (gv_goal){GV_EQ, true, n, gv_number_constant(m->edges.at[edge].case_value)});
  for (uint32_t e = first + 1; e < m->blocks.at[from].end_edge && holds; e++)
    holds = gv_numbers_spend(&f->numbers, 1) &&
            gv_numbers_assume(&f->numbers, (gv_goal){GV_EQ, false, n, gv_number_constant(m->edges.at[e].case_value)});
  return holds;
}

/* Block arguments get their sources' numbers, all read before any is set. */
static void enter_block(gv_feasible *f, const gv_edge *edge) {
  const gv_model *m = f->model;
  GV_VEC(gv_number) sources = {0};
  for (uint32_t p = 0; p < edge->pairs; p++) note_choices(f, m->pairs.at[edge->first_pair + p].source, 0);
  for (uint32_t p = 0; p < edge->pairs; p++) *gv_push(&sources) = number_of(f, m->pairs.at[edge->first_pair + p].source, 0);
  f->entered[edge->target] = ++f->now;
  for (uint32_t p = 0; p < edge->pairs; p++) set(f, &f->current, m->pairs.at[edge->first_pair + p].arg, sources.at[p], 0);
  gv_vec_free(&sources);
}

static bool is_among_blocks(const gv_detour *d, uint32_t block) {
  for (uint32_t i = 0; i < d->blocks.len; i++)
    if (d->blocks.at[i] == block) return true;
  return false;
}

static bool is_detour(const gv_feasible *f, uint32_t block) {
  for (uint32_t i = 0; f->detours && i < f->detours->len; i++)
    if (f->detours->at[i].branch == block) return true;
  return false;
}

/* What the operation could have done on the other side is not known any more. */
static void blur_op(gv_feasible *f, uint32_t op_id) {
  const gv_model *m = f->model;
  const gv_op *op = &m->ops.at[op_id];
  const gv_value_id *operand = gv_operands(m, op);
  bool calls = op->kind == GV_OP_CALL || op->kind == GV_OP_UNKNOWN;
  if (op->kind == GV_OP_STORE || op->kind == GV_OP_MEMCPY) {
    gv_key key = place_of(f, operand[op->kind == GV_OP_STORE ? 1 : 0]).key;
    f->made.wrote |= is_not_own(f, key);
    overwrite(f, key, true);
  }
  if (op->kind == GV_OP_MEMORY) overwrite(f, gv_key_of(GV_IN_MEMORY, gv_results(m, op)[0]), true);
  for (uint32_t i = 0; op->kind == GV_OP_ACTION && i < op->operand_count; i++)
    if (operand[i] != GV_NONE && writes_memory(gv_role_of(op, i))) overwrite(f, place_of(f, operand[i]).key, true);
  if (calls) overwrite_in_call(f, op_id);
  if (!calls && op->kind != GV_OP_ACTION) return;
  for (uint32_t i = 0; i < f->numbers.unknowns.len; i++) f->numbers.unknowns.at[i].handle = GV_HANDLE_COUNT;
  f->trace.blurred = true, f->trace.events = 0;
}

/* Is it the same argument whichever way control comes from the detour? */
static bool is_settled(const gv_feasible *f, const gv_detour *d, const gv_pair *pair) {
  const gv_model *m = f->model;
  gv_value_id source = gv_strip(m, pair->source);
  uint32_t block = gv_def_block(m, source);
  bool same = gv_is_root(&m->values.at[source]) ? block == GV_NONE || !is_among_blocks(d, block)
                                                : m->values.at[source].def <= GV_DEF_GLOBAL;
  for (uint32_t p = f->flow->pred_start[d->join]; p < f->flow->pred_start[d->join + 1] && same; p++) {
    const gv_edge *edge = &m->edges.at[f->flow->preds[p]];
    uint32_t from = f->flow->edge_from[f->flow->preds[p]];
    if (from != d->branch && !is_among_blocks(d, from)) continue;
    for (uint32_t i = 0; i < edge->pairs && same; i++) {
      const gv_pair *other = &m->pairs.at[edge->first_pair + i];
      same = other->arg != pair->arg || gv_strip(m, other->source) == source;
    }
  }
  return same;
}

/* The path has come by one side of the branch, or by the other. */
static void blur(gv_feasible *f, const gv_detour *d, const gv_edge *edge) {
  const gv_model *m = f->model;
  for (uint32_t i = 0; i < edge->pairs; i++) {
    const gv_pair *pair = &m->pairs.at[edge->first_pair + i];
    if (!is_settled(f, d, pair)) set(f, &f->current, pair->arg, gv_number_either(&f->numbers), 0);
  }
  f->blurring = true;
  for (uint32_t i = 0; i < d->blocks.len; i++) {
    const gv_block *block = &m->blocks.at[d->blocks.at[i]];
    f->blurred[d->blocks.at[i]] = f->entered[d->blocks.at[i]] = ++f->now; /* what is defined there may be of another round */
    bool holds = gv_numbers_spend(&f->numbers, block->end_op - block->first_op);
    for (uint32_t o = block->first_op; o < block->end_op && holds; o++) blur_op(f, o);
  }
  f->blurring = false;
}

bool gv_feasible_edge(gv_feasible *f, uint32_t edge_id) {
  const gv_model *m = f->model;
  uint32_t from = f->flow->edge_from[edge_id], end = gv_terminator(m, from);
  const gv_op *op = &m->ops.at[end];
  bool holds = go_on_to(f, end);
  f->asked = gv_number_constant(1);
  if (is_detour(f, from))
    ; /* either way */
  else if (op->kind == GV_OP_COND_BR)
    holds = holds && assume_side(f, gv_operands(m, op)[0], edge_id == m->blocks.at[from].first_edge);
  else if (op->kind == GV_OP_SWITCH)
    holds = holds && assume_case(f, from, edge_id, gv_operands(m, op)[0]);
  else if (op->kind == GV_OP_CHOICE && !op->outside && !(op->repeats && edge_id != m->blocks.at[from].first_edge))
    f->asked = gv_number_guess(&f->numbers);
  if (holds) enter_block(f, &m->edges.at[edge_id]);
  for (uint32_t i = 0; f->detours && i < f->detours->len && holds; i++)
    if (f->detours->at[i].join == m->edges.at[edge_id].target) blur(f, &f->detours->at[i], &m->edges.at[edge_id]);
  f->at = GV_NONE;
  return holds;
}

/* ---- calls that the path enters ------------------------------------------------------------------------------------------------------------- */

#define COPY(to, from)                                                                                                         \
  do {                                                                                                                         \
    (to)->len = 0;                                                                                                             \
    for (uint32_t i = 0; i < (from)->len; i++) *gv_push(to) = (from)->at[i];                                                   \
  } while (0)

static void clear_passed(gv_passed *p) {
  gv_vec_free(&p->unknowns);
  gv_vec_free(&p->goals);
  gv_vec_free(&p->numbers);
  gv_vec_free(&p->places);
  gv_vec_free(&p->held);
}

void gv_feasible_forget(gv_feasible *callee, gv_passed before) {
  clear_passed(&callee->passed);
  callee->passed = before;
}

/* All that is known to be in memory now. */
static void collect_held(gv_feasible *f, gv_held_list *held) {
  for (uint32_t i = 0; i < f->stored.len && gv_numbers_spend(&f->numbers, 1); i++) {
    gv_address at = f->stored.at[i];
    const gv_stamped *v = &f->values.at[gv_map_get(&f->memory, slot_key(at))];
    if (v->since >= f->begun && v->since >= last_change(f, at.key).at) *gv_push(held) = (gv_held){at, v->number, v->size};
  }
}

/* The function's own, of which each run has another one; or what one of its parameters points to. */
static bool is_of(const gv_model *m, gv_key key, uint32_t function) {
  if (key == GV_NONE || gv_key_space(key) != GV_IN_MEMORY) return false;
  const gv_value *base = &m->values.at[gv_key_base(key)];
  return (base->def == GV_DEF_PARAM ? base->a : gv_function_of_op(m, base->a)) == function;
}

gv_passed gv_feasible_enter(gv_feasible *callee, gv_feasible *caller, uint32_t call) {
  const gv_model *m = caller->model;
  const gv_op *op = &m->ops.at[call];
  gv_passed before = callee->passed, p = {.function = op->callee};
  go_on_to(caller, call);
  for (uint32_t i = 0; i < op->operand_count && i < m->functions.at[op->callee].params; i++) {
    gv_value_id operand = gv_operands(m, op)[i];
    gv_address place = operand == GV_NONE ? (gv_address){GV_NONE, 0} : place_of(caller, operand);
    *gv_push(&p.places) = is_of(m, place.key, op->callee) ? (gv_address){GV_NONE, 0} : place;
    *gv_push(&p.numbers) = operand == GV_NONE ? gv_number_guess(&caller->numbers) : number_of(caller, operand, 0);
  }
  collect_held(caller, &p.held);
  COPY(&p.unknowns, &caller->numbers.unknowns);
  COPY(&p.goals, &caller->numbers.goals);
  p.made = caller->made;
  p.trace = caller->trace;
  callee->passed = p;
  return before;
}

void gv_feasible_leave(gv_feasible *callee, gv_feasible *caller, uint32_t call, uint32_t end) {
  const gv_model *m = caller->model;
  const gv_op *op = &m->ops.at[call], *back = &m->ops.at[end];
  go_on_to(callee, end);
  GV_VEC(gv_number) results = {0};
  gv_held_list held = {0};
  for (uint32_t i = 0; i < op->result_count; i++) {
    bool given = i < back->operand_count && gv_operands(m, back)[i] != GV_NONE;
    *gv_push(&results) = given ? number_of(callee, gv_operands(m, back)[i], 0) : gv_number_guess(&callee->numbers);
  }
  collect_held(callee, &held);
  gv_numbers_take(&caller->numbers, callee->numbers.unknowns.at, callee->numbers.unknowns.len);
  COPY(&caller->numbers.goals, &callee->numbers.goals);
  caller->made = callee->made;
  caller->trace = callee->trace;
  overwrite_in_call(caller, call);
  for (uint32_t i = 0; i < held.len; i++)
    if (!is_of(m, held.at[i].at.key, op->callee)) hold(caller, held.at[i].at, held.at[i].number, held.at[i].size);
  for (uint32_t i = 0; i < op->result_count; i++) set(caller, &caller->current, gv_results(m, op)[i], results.at[i], 0);
  caller->at = call + 1;
  gv_vec_free(&results);
  gv_vec_free(&held);
}
