/* needs: flow. gives: the numbers of values, and what is in memory, as far as one path knows them.
 * cost: linear in what is asked for. */
#include "counterexample/store.h"
#include "counterexample/checkpoint.h"

enum { DEPTH_LIMIT = 32, SLOT = 8, FAR = INT32_MAX / 2, MOST_BYTES = 1024 /* one by one */ };

/* ---- numbers --------------------------------------------------------------------------------- */

static gv_change *change_of(gv_execution *f, gv_key key) {
  bool found;
  uint32_t *slot = gv_map_at(&f->written, key, &found);
  if (!found) {
    *slot = f->times.len;
    *gv_push(&f->times) = (gv_change){0};
  }
  return &f->times.at[*slot];
}

void gv_known_set(gv_execution *f, gv_map *map, uint64_t key, gv_number n, uint32_t size) {
  bool found;
  uint32_t *slot = gv_map_at(map, key, &found);
  if (!found) {
    *slot = f->values.len;
    *gv_push(&f->values) = (gv_stamped){{0, 0}, 0, 0};
  }
  gv_keep_value(f, *slot);
  f->values.at[*slot] = (gv_stamped){n, ++f->now, size};
}

/* What is in the memory, or computed from such numbers: was it put there outside? */
static bool is_data_from_outside(gv_execution *f, gv_value_id param) {
  gv_number address = param == GV_NONE ? gv_number_constant(0) : gv_known_number(f, param);
  gv_unknown u = f->numbers.unknowns.at[address.unknown];
  if (f->made.wrote) return false;
  if (u.unconstrained) return false;
  return !u.own;
}

/* The function is called from where the path does not come from. */
static bool is_called_outside(const gv_execution *f, uint32_t function) {
  return !f->tab || f->tab->control.is_root[function];
}

static const gv_op *made_by(const gv_execution *f, const gv_value *v) {
  return v->def == GV_DEF_RESULT ? &f->model->ops.at[v->a] : NULL;
}

static bool is_own_memory(const gv_execution *f, const gv_value *v) {
  const gv_op *op = made_by(f, v);
  return op && op->kind == GV_OP_MEMORY;
}

/* Can it, where the path has not made it, be anything at all? As what functions give that are only
 * declared. */
static bool is_from_outside(gv_execution *f, const gv_value *v) {
  switch ((gv_def)v->def) {
  case GV_DEF_PARAM: return is_called_outside(f, v->a);
  case GV_DEF_RESULT: /* what calls give, gv_execute_op() says */
    return is_own_memory(f, v) && made_by(f, v)->heap;
  case GV_DEF_OPAQUE:
    if (v->c == GV_ON_NOTHING) return true;
    return v->c == GV_ON_DATA && is_data_from_outside(f, v->b);
  default: return false;
  }
}

static bool is_data(const gv_value *v) { return v->def == GV_DEF_OPAQUE && v->c == GV_ON_DATA; }

/* Data of which it is known where it lies. */
static bool is_placed_data(const gv_value *v) {
  if (!is_data(v)) return false;
  if (v->b == GV_NONE) return false;
  return v->k != GV_ANYWHERE;
}

/* Data at one address stays the same until something outside changes it. */
static gv_number from_outside(gv_execution *f, const gv_value *v) {
  if (!is_placed_data(v)) return gv_number_fresh(&f->numbers);
  if (v->size > UINT8_MAX) return gv_number_fresh(&f->numbers);
  gv_number address = gv_known_number(f, v->b);
  return gv_number_computed(&f->numbers, (gv_unknown){.op = GV_NUMBER_DATA,
                                                      .handle = GV_HANDLE_NONE,
                                                      .width = (uint8_t)v->size,
                                                      .a = address,
                                                      .b = gv_number_constant(f->made.changes),
                                                      .c = gv_number_constant(v->k)});
}

/* As what it is distinguished from others, where it is an address or a handle. */
static uint8_t object_of(const gv_execution *f, const gv_value *v) {
  const gv_op *op = made_by(f, v);
  if (v->width || v->size != 8) return GV_OBJECT_NONE;
  if (v->def == GV_DEF_PARAM) return is_called_outside(f, v->a) ? GV_OBJECT_GIVEN : GV_OBJECT_NONE;
  if (!op) return GV_OBJECT_NONE;
  if (op->kind == GV_OP_MEMORY)
    return op->heap && !op->given ? GV_OBJECT_MADE_OR_NULL : GV_OBJECT_MADE;
  if (op->kind != GV_OP_ACTION) return GV_OBJECT_NONE;
  if (op->action->creates == GV_CREATES_STANDING) return GV_OBJECT_STANDING;
  return gv_creates_object(op->action->creates) ? GV_OBJECT_MADE_OR_NULL : GV_OBJECT_NONE;
}

static bool find_data(gv_execution *f, const gv_value *v, uint64_t until, gv_number *n);

/* Of a small instance of the program; false: it says nothing of the value. */
static bool find_fixed(gv_execution *f, gv_value_id id, gv_number *n) {
  const gv_value *v = &f->model->values.at[id];
  gv_instance *small = f->instance;
  if (!small || !small->is) return false;
  if (v->def != GV_DEF_PARAM || v->width < 8) return false;
  if (!is_from_outside(f, v)) return false;
  uint32_t at = 0;
  while (at < small->asked.len && small->asked.at[at] < id) at++;
  if (at == small->asked.len || small->asked.at[at] != id) {
    gv_push(&small->asked);
    for (uint32_t i = small->asked.len - 1; i > at; i--)
      small->asked.at[i] = small->asked.at[i - 1];
    small->asked.at[at] = id;
  }
  *n = gv_number_constant(small->numbers[v->b % 2]);
  return true;
}

/* The index that is tracked; none below zero. */
static gv_number symbol_number(gv_execution *f) {
  if (f->instance && f->instance->is) return gv_number_constant(f->instance->index);
  gv_unknown index = {.op = GV_NUMBER_INDEX, .handle = GV_HANDLE_NONE};
  gv_number any = gv_number_computed(&f->numbers, index);
  return gv_number_arith(&f->numbers, GV_LSHR, 0, GV_NUMBER_BITS, any, gv_number_constant(1));
}

/* A number for the root, which nothing is known of. */
static gv_number new_number(gv_execution *f, const gv_value *v, bool havocked) {
  gv_number n;
  if (havocked)
    n = gv_number_either(&f->numbers);
  else if (is_from_outside(f, v))
    n = from_outside(f, v);
  else
    n = gv_number_unconstrained(&f->numbers);
  gv_number_keep(&f->numbers, n.unknown);
  uint8_t object = object_of(f, v);
  gv_unknown *u = &f->numbers.unknowns.at[n.unknown];
  u->data = is_data(v);
  u->own = is_own_memory(f, v);
  u->object = object;
  return n;
}

static gv_number root_number(gv_execution *f, gv_value_id id) {
  if (id + 1 == f->model->symbol) return symbol_number(f);
  uint32_t known = gv_map_get(&f->current, id), block = gv_def_block(f->model, id);
  uint64_t since = f->begun; /* when it got its value */
  if (block != GV_NONE && f->entered[block] > since) since = f->entered[block];
  if (known != GV_NONE && f->values.at[known].since >= since) return f->values.at[known].number;
  const gv_value *v = &f->model->values.at[id];
  gv_number n;
  bool found = find_fixed(f, id, &n) || find_data(f, v, since > f->begun ? since : f->ready, &n);
  if (!found) {
    bool havocked = block != GV_NONE && f->havocked_at[block] == since;
    n = new_number(f, v, havocked);
    if (v->width) gv_number_is_input(&f->numbers, n, id);
  }
  gv_known_set(f, &f->current, id, n, 0);
  return n;
}

static gv_number term(gv_execution *f, uint8_t op, uint8_t width, gv_number a, gv_number b,
                      int64_t k) {
  return gv_number_computed(&f->numbers, (gv_unknown){.op = op,
                                                      .handle = GV_HANDLE_NONE,
                                                      .width = width,
                                                      .a = a,
                                                      .b = b,
                                                      .c = gv_number_constant(k)});
}

/* The bytes of an aggregate, which are looked for where they were put in. */
static gv_number part_of(gv_execution *f, gv_number whole, int64_t at, uint32_t size) {
  while (!whole.plus && gv_numbers_spend(&f->numbers, 1)) {
    gv_unknown u = f->numbers.unknowns.at[whole.unknown];
    if (!whole.unknown) return whole; /* all zero */
    if (u.op != GV_NUMBER_INSERT)
      return size > UINT8_MAX ? gv_number_unconstrained(&f->numbers)
                              : term(f, GV_NUMBER_PART, (uint8_t)size, whole, whole, at);
    int64_t put = u.c.plus, end = put + u.width;
    if (put == at && u.width == size) return u.b;
    if (at < end && put < at + (int64_t)size) break;
    whole = u.a;
  }
  return gv_number_unconstrained(&f->numbers);
}

static uint8_t bits_of(const gv_value *v) {
  if (v->width) return v->width;
  return v->size && v->size < 8 ? (uint8_t)(v->size * 8) : GV_NUMBER_BITS;
}

static gv_number number_of(gv_execution *f, gv_value_id id, int depth);

/* How far it is to the element of which the index is not constant: that is a signed number.
 * `flags`: how the product wraps where the path means nothing. */
static gv_number bytes_to_element(gv_execution *f, const gv_value *offset, uint8_t flags,
                                  int depth) {
  uint8_t width = bits_of(&f->model->values.at[offset->b]);
  gv_number index = number_of(f, offset->b, depth + 1);
  if (width < GV_NUMBER_BITS)
    index = gv_number_arith(&f->numbers, GV_WIDEN, 0, width, index, index);
  return gv_number_arith(&f->numbers, GV_MUL, flags, GV_NUMBER_BITS, index,
                         gv_number_constant(offset->c));
}

static gv_number arith_number(gv_execution *f, const gv_value *v, int depth) {
  gv_number a = number_of(f, v->a, depth + 1), b = number_of(f, v->b, depth + 1);
  uint8_t width = gv_arith_width(f->model, v);
  gv_number n = gv_number_arith(&f->numbers, (gv_arith)v->c, (uint8_t)v->k, width, a, b);
  if (n.unknown) return n;
  bool truth = v->width == 1; /* else it is cut off */
  return gv_number_constant(truth ? n.plus & 1 : gv_sign_extend(n.plus, v->width));
}

static gv_number select_number(gv_execution *f, const gv_value *v, int depth) {
  gv_number c = number_of(f, v->a, depth + 1);
  if (!c.unknown) return number_of(f, c.plus & 1 ? v->b : v->c, depth + 1);
  gv_number a = number_of(f, v->b, depth + 1), b = number_of(f, v->c, depth + 1);
  bool defined = !f->numbers.unknowns.at[c.unknown].undefined; /* else nothing is selected */
  if (defined && gv_number_same(a, b)) return a;
  return gv_number_computed(&f->numbers, (gv_unknown){.op = GV_NUMBER_SELECT,
                                                      .handle = GV_HANDLE_NONE,
                                                      .width = 1,
                                                      .bits = bits_of(v),
                                                      .a = c,
                                                      .b = a,
                                                      .c = b});
}

static gv_number insert_number(gv_execution *f, const gv_value *v, int depth) {
  gv_number whole = number_of(f, v->a, depth + 1), part = number_of(f, v->b, depth + 1);
  uint32_t size = f->model->values.at[v->b].size;
  if (!size || size > UINT8_MAX) return gv_number_unconstrained(&f->numbers);
  return term(f, GV_NUMBER_INSERT, (uint8_t)size, whole, part, v->k);
}

static gv_number offset_number(gv_execution *f, const gv_value *v, int depth) {
  bool constant = v->k != GV_ANYWHERE;
  if (!constant && !v->c) return gv_number_unconstrained(&f->numbers);
  gv_number bytes = constant ? gv_number_constant(v->k) : bytes_to_element(f, v, 0, depth);
  gv_number from = number_of(f, v->a, depth + 1);
  return gv_number_arith(&f->numbers, GV_ADD, 0, GV_NUMBER_BITS, from, bytes);
}

static gv_number number_of(gv_execution *f, gv_value_id id, int depth) {
  id = f->flow->same[gv_strip(f->model, id)];
  gv_value v = f->model->values.at[id];
  if (depth > DEPTH_LIMIT || !gv_numbers_spend(&f->numbers, 1))
    return gv_number_unconstrained(&f->numbers);
  switch ((gv_def)v.def) {
  case GV_DEF_INT: return gv_number_constant(v.width == 1 ? v.k & 1 : v.k);
  case GV_DEF_NULL: return gv_number_constant(0);
  case GV_DEF_GLOBAL:
    return gv_number_computed(&f->numbers, (gv_unknown){.op = GV_NUMBER_ADDRESS,
                                                        .handle = GV_HANDLE_NONE,
                                                        .object = GV_OBJECT_FIXED,
                                                        .a = gv_number_constant(v.a)});
  case GV_DEF_ARITH: return arith_number(f, &v, depth);
  case GV_DEF_SELECT: return select_number(f, &v, depth);
  case GV_DEF_EXTRACT: return part_of(f, number_of(f, v.a, depth + 1), v.k, v.size);
  case GV_DEF_INSERT: return insert_number(f, &v, depth);
  case GV_DEF_UNDEF: return gv_number_unconstrained(&f->numbers);
  case GV_DEF_OFFSET: return offset_number(f, &v, depth);
  default: return gv_is_root(&v) ? root_number(f, id) : gv_number_unconstrained(&f->numbers);
  }
}

/* What callers that are not here pass: another number each time. */
static gv_number number_of_caller(gv_execution *f, const gv_value *param) {
  gv_number n = gv_number_fresh(&f->numbers);
  bool handle = !param->width && param->size == 8;
  gv_number_keep(&f->numbers, n.unknown);
  f->numbers.unknowns.at[n.unknown].object = handle ? GV_OBJECT_GIVEN : GV_OBJECT_NONE;
  return n;
}

gv_number gv_known_argument(gv_execution *f, const gv_op *call, uint32_t i) {
  const gv_model *m = f->model;
  gv_value_id operand = i < call->operand_count ? gv_operands(m, call)[i] : GV_NONE;
  uint32_t param = m->params.at[m->functions.at[call->callee].first_param + i];
  if (operand != GV_NONE) return gv_known_number(f, operand);
  if (call->outside) return number_of_caller(f, &m->values.at[param]);
  return gv_number_unconstrained(&f->numbers);
}

gv_number gv_known_number(gv_execution *f, gv_value_id value) {
  gv_numbers_look(&f->numbers);
  return number_of(f, value, 0);
}

bool gv_known_handle(gv_execution *f, gv_value_id handle) {
  gv_number n = gv_known_number(f, handle);
  if (!n.unknown) return true;
  return !n.plus && f->numbers.unknowns.at[n.unknown].handle != GV_HANDLE_NONE;
}

bool gv_known_first_look(gv_execution *f, uint64_t what, uint32_t *at) {
  uint32_t before = f->numbers.unknowns.len;
  gv_unknown asked = {
      .op = GV_NUMBER_ASKED, .handle = GV_HANDLE_NONE, .a = gv_number_constant((int64_t)what)};
  *at = gv_number_computed(&f->numbers, asked).unknown;
  return *at == before;
}

/* ---- memory ---------------------------------------------------------------------------------- */

uint64_t gv_known_slot(gv_address at) {
  GV_ASSERT(at.key != GV_NONE);
  const int64_t key[2] = {at.key, at.offset};
  return gv_hash(key, sizeof key, 0);
}

void gv_known_hold(gv_execution *f, gv_address at, gv_number n, uint32_t size) {
  if (gv_map_get(&f->memory, gv_known_slot(at)) == GV_NONE) *gv_push(&f->stored) = at;
  gv_known_set(f, &f->memory, gv_known_slot(at), n, size);
}

static gv_address moved(gv_address by, gv_address at) {
  int64_t sum = 0;
  bool anywhere = at.offset == GV_ANYWHERE || by.offset == GV_ANYWHERE ||
                  __builtin_add_overflow(by.offset, at.offset, &sum);
  return (gv_address){by.key, anywhere ? GV_ANYWHERE : sum};
}

/* Of an offset by an index. */
static bool known_bytes(gv_execution *f, const gv_value *offset, int64_t *bytes) {
  if (!offset->c) return false;
  gv_number index = gv_known_number(f, offset->b);
  if (index.unknown) return false;
  return !__builtin_mul_overflow(index.plus, (int64_t)offset->c, bytes);
}

/* Where the path knows the indexes in the address, the element that it is of. */
static gv_address resolve(gv_execution *f, gv_value_id address) {
  const gv_model *m = f->model;
  gv_address at = gv_resolve(m, address);
  int64_t sum = 0, by = 0;
  if (at.key == GV_NONE || at.offset != GV_ANYWHERE) return at;
  for (gv_value_id id = gv_strip(m, address); m->values.at[id].def == GV_DEF_OFFSET;
       id = gv_strip(m, m->values.at[id].a)) {
    gv_value v = m->values.at[id];
    by = v.k;
    if (by == GV_ANYWHERE && !known_bytes(f, &v, &by)) return at;
    if (__builtin_add_overflow(sum, by, &sum)) return at;
  }
  if (sum > -FAR && sum < FAR) at.offset = sum;
  return at;
}

bool gv_known_far(gv_execution *f, gv_value_id address, gv_far *out) {
  const gv_model *m = f->model;
  gv_value_id id = gv_strip(m, address);
  out->bytes = gv_number_constant(0);
  for (uint32_t i = 0; m->values.at[id].def == GV_DEF_OFFSET; i++) {
    const gv_value v = m->values.at[id];
    bool constant = v.k != GV_ANYWHERE;
    if (i == DEPTH_LIMIT || gv_alignment_of(&v) || (!constant && !v.c)) return false;
    gv_number by = constant ? gv_number_constant(v.k) : bytes_to_element(f, &v, GV_ARITH_NSW, 0);
    out->bytes = gv_number_arith(&f->numbers, GV_ADD, GV_ARITH_NSW, GV_NUMBER_BITS, out->bytes, by);
    id = gv_strip(m, v.a);
  }
  out->base = id;
  out->root = gv_known_number(f, id);
  return true;
}

/* What a parameter of a function that is entered or passed through points to is the caller's. */
gv_address gv_known_place(gv_execution *f, gv_value_id address) {
  const gv_model *m = f->model;
  gv_address at = resolve(f, address);
  for (uint32_t i = f->throughs;
       i-- > 0 && at.key != GV_NONE && gv_key_space(at.key) == GV_IN_MEMORY;) {
    const gv_op *call = &m->ops.at[f->through[i]];
    const gv_value *base = &m->values.at[gv_key_base(at.key)];
    if (base->def != GV_DEF_PARAM || base->a != call->callee) continue;
    gv_value_id operand = base->b < call->operand_count ? gv_operands(m, call)[base->b] : GV_NONE;
    at = moved(operand == GV_NONE ? (gv_address){GV_NONE, 0} : resolve(f, operand), at);
  }
  if (at.key == GV_NONE || gv_key_space(at.key) != GV_IN_MEMORY) return at;
  const gv_value *base = &m->values.at[gv_key_base(at.key)];
  bool passed =
      base->def == GV_DEF_PARAM && base->a == f->passed.function && base->b < f->passed.places.len;
  if (passed && f->passed.places.at[base->b].key != GV_NONE)
    return moved(f->passed.places.at[base->b], at);
  return at;
}

static bool followed(gv_address at) { return at.key != GV_NONE && at.offset != GV_ANYWHERE; }

static bool is_param(const gv_execution *f, gv_key key) {
  if (gv_key_space(key) != GV_IN_MEMORY) return false;
  return f->model->values.at[gv_key_base(key)].def == GV_DEF_PARAM;
}

/* Can what it points to, of which the caller is not known, be what others reach by another name?
 * From outside each gets its own. */
static bool has_other_names(const gv_execution *f, gv_key key) {
  if (!is_param(f, key)) return false;
  if (!f->flow->escaped[key]) return false;
  return !is_called_outside(f, f->model->values.at[gv_key_base(key)].a);
}

static void reach(gv_execution *f, gv_key key) {
  if (key == GV_NONE || !f->flow->escaped[key]) return;
  f->reached = ++f->now;
  if (has_other_names(f, key))
    f->escaped = (gv_change){.at = f->now, .unconstrained = true, .either = f->weak_updates};
}

void gv_known_lose(gv_execution *f, gv_key key) {
  if (key == GV_NONE) return;
  reach(f, key);
  gv_change *change = change_of(f, key);
  gv_keep_change(f, (uint32_t)(change - f->times.at));
  *change = (gv_change){.at = ++f->now, .unconstrained = true, .either = f->weak_updates};
}

void gv_known_overwrite(gv_execution *f, gv_key key, bool unconstrained) {
  reach(f, key);
  gv_change *change = key == GV_NONE ? &f->escaped : change_of(f, key);
  if (key != GV_NONE) gv_keep_change(f, (uint32_t)(change - f->times.at));
  *change = (gv_change){.at = ++f->now, .unconstrained = unconstrained, .either = f->weak_updates};
  f->made.changes++;
}

void gv_known_tell(gv_execution *f, gv_key key, bool unconstrained, bool told) {
  gv_known_overwrite(f, key, unconstrained);
  if (key != GV_NONE) change_of(f, key)->told = told && !unconstrained;
}

/* What is known of the bytes is not any more. */
static void forget_bytes(gv_execution *f, gv_address at, int64_t size) {
  for (int64_t near = 1 - SLOT; near < size; near++) {
    uint32_t old = gv_map_get(&f->memory, gv_known_slot((gv_address){at.key, at.offset + near}));
    if (old == GV_NONE || near + (int64_t)f->values.at[old].size <= 0) continue;
    gv_keep_value(f, old);
    f->values.at[old].since = 0;
  }
}

void gv_known_overwrite_bytes(gv_execution *f, gv_address at, int64_t size, bool unconstrained,
                              bool told) {
  if (!followed(at) || size > MOST_BYTES || f->weak_updates) {
    gv_known_tell(f, at.key, unconstrained, told);
    return;
  }
  reach(f, at.key);
  f->made.changes++;
  forget_bytes(f, at, size);
  for (int64_t i = 0; i < size; i += SLOT) {
    gv_number n =
        unconstrained ? gv_number_unconstrained(&f->numbers) : gv_number_fresh(&f->numbers);
    gv_number_keep(&f->numbers, n.unknown);
    f->numbers.unknowns.at[n.unknown].data = !unconstrained;
    f->numbers.unknowns.at[n.unknown].told = !unconstrained && told;
    gv_known_hold(f, (gv_address){at.key, at.offset + i}, n,
                  (uint32_t)(size - i < SLOT ? size - i : SLOT));
  }
}

void gv_known_make(gv_execution *f, gv_key memory, bool zeroed) {
  gv_known_overwrite(f, memory, true);
  change_of(f, memory)->zeroed = zeroed; /* as it is now was kept before */
}

bool gv_known_not_own(gv_execution *f, gv_key key) {
  if (key == GV_NONE) return true;
  if (gv_key_space(key) != GV_IN_MEMORY) return false;
  const gv_value *base = &f->model->values.at[gv_key_base(key)];
  if (base->def == GV_DEF_PARAM) {
    gv_number n =
        gv_known_number(f, gv_key_base(key)); /* may make an unknown, and move the others */
    return !f->numbers.unknowns.at[n.unknown].own;
  }
  return !is_own_memory(f, base);
}

void gv_known_store(gv_execution *f, gv_address at, gv_value_id value) {
  uint32_t size = f->model->values.at[value].size;
  f->made.wrote |= gv_known_not_own(f, at.key);
  if (!followed(at) || size > SLOT) {
    gv_known_overwrite(f, at.key, true);
    bool zero = f->model->values.at[gv_strip(f->model, value)].def == GV_DEF_NULL;
    if (zero && followed(at) && size <= 64 * SLOT)
      for (uint32_t i = 0; i < size; i++)
        gv_known_hold(f, (gv_address){at.key, at.offset + i}, gv_number_constant(0), size - i);
    return;
  }
  gv_number n = gv_known_number(f, value);
  reach(f, at.key);
  forget_bytes(f, at, size);
  gv_known_hold(f, at, n, size);
}

/* Is what is in it, if the path has not changed it, anything at all? */
static bool is_filled_outside(const gv_execution *f, gv_key key) {
  const gv_model *m = f->model;
  uint32_t base = gv_key_base(key);
  if (gv_key_space(key) == GV_IN_GLOBAL) return m->globals.at[base].is_public;
  if (!is_param(f, key)) return false;
  return !f->tab || f->tab->control.is_root[m->values.at[base].a];
}

gv_change gv_known_change(gv_execution *f, gv_key key) {
  gv_change last = *change_of(f, key);
  if (f->flow->captured[key] && f->escaped.at > last.at) last = f->escaped;
  if (has_other_names(f, key) && f->reached > last.at)
    last = (gv_change){.at = f->reached, .unconstrained = true};
  if (last.at < f->begun)
    last = (gv_change){.at = f->begun, .unconstrained = !is_filled_outside(f, key)};
  return last;
}

/* Is one of the bytes known, as part of something else? */
static bool is_partly_known(gv_execution *f, gv_address at, uint32_t size, uint64_t since) {
  for (int64_t near = 1 - SLOT; near < (int64_t)size; near++) {
    uint32_t known =
        near ? gv_map_get(&f->memory, gv_known_slot((gv_address){at.key, at.offset + near}))
             : GV_NONE;
    if (known != GV_NONE && f->values.at[known].since >= since &&
        near + (int64_t)f->values.at[known].size > 0)
      return true;
  }
  return false;
}

/* Memory that others can write: has the path not looked at these bytes yet? */
static bool is_first_look(gv_execution *f, gv_address at, uint32_t size) {
  if (!f->flow->escaped[at.key] && !is_param(f, at.key)) return true;
  const int64_t words[2] = {at.offset / SLOT, (at.offset + (int64_t)size - 1) / SLOT};
  bool first = true;
  uint32_t asked;
  for (int i = 0; i < 2 && (!i || words[1] != words[0]); i++)
    first &= gv_known_first_look(f, gv_known_slot((gv_address){at.key, words[i]}), &asked);
  return first;
}

bool gv_known_outside(gv_execution *f, gv_value_id address) {
  for (address = gv_strip(f->model, address); f->model->values.at[address].def == GV_DEF_OFFSET;)
    address = gv_strip(f->model, f->model->values.at[address].a);
  gv_number n = gv_known_number(f, address);
  gv_unknown u = f->numbers.unknowns.at[n.unknown];
  bool opaque = u.op == GV_NUMBER_FREE || u.op == GV_NUMBER_DATA;
  if (!n.unknown) return false;
  if (!opaque) return false;
  if (u.unconstrained) return false;
  if (u.own) return false;
  if (u.handle != GV_HANDLE_NONE) return false;
  return !f->made.wrote;
}

/* Data at an address that is not followed. */
static gv_number load_elsewhere(gv_execution *f, gv_value_id address) {
  bool outside = gv_known_outside(f, address);
  gv_number n = outside ? gv_number_fresh(&f->numbers) : gv_number_unconstrained(&f->numbers);
  f->numbers.unknowns.at[n.unknown].data = outside;
  return n;
}

/* Is the memory the list of arguments that the program is started with? */
static bool is_argument_list(const gv_execution *f, gv_key key) {
  if (!is_param(f, key)) return false;
  const gv_value *v = &f->model->values.at[gv_key_base(key)];
  return v->b == 1 && is_called_outside(f, v->a) &&
         gv_str_equal(f->model->functions.at[v->a].name, GV_STR("main"));
}

gv_number gv_known_load(gv_execution *f, gv_value_id address, gv_value_id result) {
  gv_address at = gv_known_place(f, address);
  uint32_t size = f->model->values.at[result].size;
  if (!followed(at) || size > SLOT) return load_elsewhere(f, address);
  gv_change last = gv_known_change(f, at.key);
  uint32_t known = gv_map_get(&f->memory, gv_known_slot(at));
  bool first = is_first_look(f, at, size);
  if (known != GV_NONE && f->values.at[known].since >= last.at) {
    gv_stamped n = f->values.at[known];
    bool zero = gv_number_same(n.number, gv_number_constant(0));
    if (n.size == size) return n.number;
    if (n.size > size && zero) return n.number;
    last.unconstrained = true; /* part of it is known */
  }
  bool parts = is_partly_known(f, at, size, last.at);
  bool mixed = parts || last.zeroed; /* of what is known and what is not */
  gv_number n;
  if (last.zeroed && !parts)
    n = gv_number_constant(0);
  else if (last.either)
    n = gv_number_either(&f->numbers);
  else if (mixed || last.unconstrained || !first)
    n = gv_number_unconstrained(&f->numbers);
  else
    n = gv_number_fresh(&f->numbers);
  bool chosen = n.unknown && !f->numbers.unknowns.at[n.unknown].unconstrained;
  gv_number_keep(&f->numbers, n.unknown);
  f->numbers.unknowns.at[n.unknown].data = chosen && (last.at > f->begun || is_param(f, at.key));
  f->numbers.unknowns.at[n.unknown].told = chosen && last.told;
  f->numbers.unknowns.at[n.unknown].text =
      chosen && size == SLOT && last.at <= f->begun && is_argument_list(f, at.key);
  gv_known_hold(f, at, n, size);
  return n;
}

/* Data at a parameter of which the path knows what was there when it came into the block, and ever
 * since. */
static bool find_data(gv_execution *f, const gv_value *v, uint64_t until, gv_number *n) {
  if (!is_placed_data(v)) return false;
  gv_address at = moved(gv_known_place(f, v->b), (gv_address){GV_NONE, v->k});
  if (!followed(at)) return false;
  uint32_t known = gv_map_get(&f->memory, gv_known_slot(at));
  if (known == GV_NONE) return false;
  if (f->values.at[known].since > until) return false;
  if (f->values.at[known].size != v->size) return false;
  if (f->values.at[known].since < gv_known_change(f, at.key).at) return false;
  *n = f->values.at[known].number;
  return true;
}
