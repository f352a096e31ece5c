/* needs: a model. gives: which memory is an array: all that is done with its addresses is to load
 * and store whole words at a constant index, or one times a stride, the same throughout, and to
 * pass the memory as a whole to functions of the model. cost: linear in the model.
 *
 * Whatever else becomes of an address spoils the memory: it is stored, returned, passed to what is
 * not seen or in the middle of it, computed with, chosen, or comes by an edge.
 */
#include "program/array_loops.h"

/* ---- bases ----------------------------------------------------------------------------------- */

uint32_t gv_find_base(gv_finder *f, uint32_t base) {
  while (f->parent[base] != base) base = f->parent[base] = f->parent[f->parent[base]];
  return base;
}

static void spoil(gv_finder *f, uint32_t base) {
  if (base != GV_NONE) f->bad[gv_find_base(f, base)] = true;
}

/* Where strides differ, the array may still be one of elements that are counted alike. */
static void take_stride(gv_finder *f, uint32_t base, uint32_t stride, uint32_t unit) {
  base = gv_find_base(f, base);
  if (f->unit[base] && f->unit[base] != unit) unit = GV_NONE;
  if (f->stride[base] && f->stride[base] != stride) f->differs[base] = true;
  f->stride[base] = stride, f->unit[base] = unit;
}

static void unite(gv_finder *f, uint32_t a, uint32_t b) {
  a = gv_find_base(f, a), b = gv_find_base(f, b);
  if (a == b) return;
  f->parent[b] = a;
  f->bad[a] |= f->bad[b];
  f->mixed[a] |= f->mixed[b];
  f->written[a] |= f->written[b];
  if (f->size[b] > f->size[a]) f->size[a] = f->size[b];
  f->differs[a] |= f->differs[b];
  if (f->stride[b]) take_stride(f, a, f->stride[b], f->unit[b]);
}

static uint32_t base_of(const gv_finder *f, gv_value_id id) {
  const gv_value *v = &f->m->values.at[id];
  if (v->def == GV_DEF_GLOBAL)
    return f->m->globals.at[v->a].is_stream ? GV_NONE : f->globals + v->a;
  if (v->def == GV_DEF_PARAM) return v->size == GV_WORD_BYTES && !v->width ? id : GV_NONE;
  bool memory = v->def == GV_DEF_RESULT && f->m->ops.at[v->a].kind == GV_OP_MEMORY;
  return memory ? id : GV_NONE;
}

enum { MOST_STRIDE = 1 << 20, MOST_SUM = 1 << 8 };

/* It is a product with a constant, of 64 bits, that does not wrap. */
static bool is_exact_product(const gv_finder *f, const gv_value *v) {
  int64_t k;
  return gv_find_factor(f, v, &k) && v->k & GV_ARITH_NSW && v->width == 64;
}

/* Of the sum of such a product and a constant the product; *more: the constant. Addresses wrap as
 * numbers of 64 bits do. */
static gv_value_id take_sum(const gv_finder *f, gv_value_id id, int64_t *more) {
  const gv_value *v = gv_find_plain(f, id);
  int64_t k;
  bool joined = gv_is_arith(v, GV_OR) && v->k & GV_ARITH_DISJOINT;
  *more = 0;
  if (!gv_is_arith_in(v, GV_SUMS) && !joined) return id;
  if (v->width != 64 || !gv_find_is_number(f, v->b, &k)) return id;
  if (!is_exact_product(f, gv_find_plain(f, v->a))) return id;
  if (k < -MOST_SUM || k > MOST_SUM) return id;
  *more = v->c == GV_SUB ? -k : k;
  return gv_strip(f->m, v->a);
}

/* The number that counts, and how many bytes each is: of `c` bytes times a product with a constant,
 * which does not wrap; *more: bytes that are there beside it. `plain`: the index itself is the
 * number. */
static gv_value_id take_scaled(const gv_finder *f, const gv_value *v, bool plain, uint32_t *stride,
                               int64_t *more) {
  gv_value_id of = gv_strip(f->m, v->b);
  *stride = v->c, *more = 0;
  if (plain) return of;
  of = take_sum(f, of, more);
  *more *= v->c;
  for (uint32_t i = 0; i < GV_CHAIN_LIMIT; i++) {
    const gv_value *product = &f->m->values.at[of];
    int64_t k;
    if (!is_exact_product(f, product) || !gv_find_factor(f, product, &k)) break;
    if (k > MOST_STRIDE || k * *stride > MOST_STRIDE) break;
    *stride *= (uint32_t)k;
    of = gv_strip(f->m, product->a);
  }
  return of;
}

static bool is_product(const gv_finder *f, gv_value_id id) {
  const gv_value *v = &f->m->values.at[gv_strip(f->m, id)];
  return gv_is_arith_in(v, GV_PRODUCTS);
}

/* A second index, of rows, or of the elements in the rows that the first one counts: of two that
 * count the same bytes that is the product of a number and what a row has. */
static bool is_row(const gv_finder *f, const gv_spot *s, const gv_value *v, bool plain) {
  uint32_t stride;
  int64_t more;
  if (v->k != GV_ANYWHERE) return false;
  if (!v->c) return false;
  if (s->index == GV_NONE) return false;
  if (s->row != GV_NONE) return false;
  gv_value_id of = take_scaled(f, v, plain, &stride, &more);
  if (stride == s->stride) return is_product(f, of) != is_product(f, s->index);
  return stride > s->stride ? stride % s->stride == 0 : s->stride % stride == 0;
}

static void take_row(const gv_finder *f, gv_spot *s, const gv_value *v, bool plain) {
  uint32_t stride;
  int64_t more;
  gv_value_id of = take_scaled(f, v, plain, &stride, &more);
  s->constant += more;
  if (v->c != s->unit) s->unit = GV_NONE;
  bool larger = stride != s->stride ? stride > s->stride : is_product(f, of);
  s->row = larger ? of : s->index, s->row_stride = larger ? stride : s->stride;
  if (!larger) s->index = of, s->stride = stride;
}

static gv_spot take_apart(const gv_finder *f, gv_value_id id, bool plain) {
  gv_spot s = {.base = GV_NONE, .part = GV_NONE, .index = GV_NONE, .row = GV_NONE, .known = true};
  for (uint32_t i = 0; i < GV_CHAIN_LIMIT && id != GV_NONE; i++) {
    id = gv_find_nullable_memory(f, gv_strip(f->m, id));
    const gv_value *v = &f->m->values.at[id];
    if (v->def != GV_DEF_OFFSET) {
      s.base = base_of(f, id);
      return s;
    }
    bool scaled = v->k == GV_ANYWHERE && v->c && s.index == GV_NONE,
         row = !scaled && is_row(f, &s, v, plain);
    s.known &=
        scaled || row || (v->k != GV_ANYWHERE && v->k > INT32_MIN / 4 && v->k < INT32_MAX / 4);
    if (scaled) {
      int64_t more;
      s.index = take_scaled(f, v, plain, &s.stride, &more);
      s.constant += more, s.unit = v->c;
    } else if (row) {
      take_row(f, &s, v, plain);
    } else if (s.known) {
      s.constant += v->k;
    }
    id = v->a;
  }
  s.known = false, s.cut_off = id != GV_NONE;
  return s;
}

static uint32_t root_of(const gv_finder *f, uint32_t base) {
  while (f->parent[base] != base) base = f->parent[base];
  return base;
}

gv_spot gv_find_spot(const gv_finder *f, gv_value_id id) {
  gv_spot s = take_apart(f, id, false);
  if (s.base != GV_NONE && f->plain && f->plain[root_of(f, s.base)]) s = take_apart(f, id, true);
  uint32_t part = f->first_part ? gv_map_get(&f->part_of, id) : GV_NONE;
  if (part == GV_NONE) return s;
  s.part = f->first_part + part;
  s.constant -= f->parts.at[part].origin;
  return s;
}

/* The address goes where it is not followed. */
static void spoil_value(gv_finder *f, gv_value_id id) {
  if (id == GV_NONE) return;
  gv_spot s = gv_find_spot(f, id);
  spoil(f, s.base);
  f->lost |= s.cut_off;
}

static void take_expression(gv_finder *f, gv_value_id id) {
  const gv_value *v = &f->m->values.at[id];
  bool test = v->def == GV_DEF_ARITH && gv_arith_is_test((gv_arith)v->c);
  if (test) return;
  if (v->def <= GV_DEF_GLOBAL || v->def == GV_DEF_COPY || v->def == GV_DEF_OFFSET ||
      v->def == GV_DEF_EXTRACT)
    return;
  if (v->def != GV_DEF_SELECT) spoil_value(f, v->a);
  spoil_value(f, v->b);
  if (v->def == GV_DEF_SELECT) spoil_value(f, v->c);
}

bool gv_find_clears(const gv_finder *f, const gv_op *op) {
  if (op->kind != GV_OP_STORE || gv_operands(f->m, op)[0] == GV_NONE) return false;
  const gv_value *v = &f->m->values.at[gv_strip(f->m, gv_operands(f->m, op)[0])];
  if (v->def != GV_DEF_NULL || v->size <= GV_WORD_BYTES) return false;
  gv_spot s = gv_find_spot(f, gv_operands(f->m, op)[1]);
  if (!s.known) return false;
  if (s.index != GV_NONE) return false;
  return s.constant >= 0;
}

static void take_access(gv_finder *f, gv_value_id address, int64_t size, bool clears) {
  gv_spot s = gv_find_spot(f, address);
  f->lost |= s.cut_off;
  if (s.base == GV_NONE) return;
  if (!s.known || (s.constant < 0 && s.index == GV_NONE)) spoil(f, s.base);
  if (size > GV_WORD_BYTES && !clears) f->mixed[gv_find_base(f, s.base)] = true;
  if (s.stride) take_stride(f, s.base, s.stride, s.unit);
}

/* Bytes of an element that an action writes, and no more than these. What reads some might take
 * addresses from there. */
static bool take_written(gv_finder *f, const gv_op *op, uint32_t operand) {
  gv_bytes bytes;
  gv_spot s = gv_find_spot(f, gv_operands(f->m, op)[operand]);
  if (!gv_find_written(f->m, op, operand, &bytes)) return false;
  if (bytes.lo < 0 || bytes.hi > MOST_STRIDE) return false;
  if (!s.known || (s.constant < 0 && s.index == GV_NONE)) return false;
  if (s.stride) take_stride(f, s.base, s.stride, s.unit);
  f->written[gv_find_base(f, s.base)] = true;
  return true;
}

static void take_argument(gv_finder *f, const gv_op *op, uint32_t operand) {
  gv_value_id address = gv_operands(f->m, op)[operand];
  gv_spot s = address == GV_NONE ? (gv_spot){.base = GV_NONE} : gv_find_spot(f, address);
  f->lost |= s.cut_off;
  if (s.base == GV_NONE) return;
  bool whole = s.known && !s.constant && s.index == GV_NONE;
  if (whole && gv_role_of(op, operand) == GV_ROLE_HOST_FREE) return;
  if (!take_written(f, op, operand)) spoil(f, s.base);
}

/* A function that is called from outside gets memory of which nothing is known. */
static bool is_private(const gv_model *m, uint32_t function) {
  return !m->functions.at[function].is_public;
}

static void take_call(gv_finder *f, const gv_op *op) {
  const gv_model *m = f->m;
  const gv_function *callee = &m->functions.at[op->callee];
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_value_id operand = gv_operands(m, op)[i],
                param = i < callee->params ? m->params.at[callee->first_param + i] : GV_NONE;
    gv_spot s = operand == GV_NONE ? (gv_spot){.base = GV_NONE} : gv_find_spot(f, operand);
    uint32_t inside = param == GV_NONE ? GV_NONE : base_of(f, param);
    bool whole =
        s.base != GV_NONE && inside != GV_NONE && s.known && !s.constant && s.index == GV_NONE;
    if (whole)
      unite(f, s.base, inside);
    else
      spoil(f, s.base), spoil(f, inside);
  }
}

static void take_op(gv_finder *f, const gv_op *op) {
  const gv_model *m = f->m;
  const gv_value_id *operand = gv_operands(m, op);
  switch ((gv_op_kind)op->kind) {
  case GV_OP_LOAD:
    take_access(f, operand[0],
                op->result_count ? m->values.at[gv_results(m, op)[0]].size : op->bytes, false);
    break;
  case GV_OP_STORE:
    spoil_value(f, operand[0]);
    take_access(f, operand[1], operand[0] == GV_NONE ? INT32_MAX : m->values.at[operand[0]].size,
                gv_find_clears(f, op));
    break;
  case GV_OP_CALL: take_call(f, op); break;
  case GV_OP_SLOT_BEGIN:
  case GV_OP_SLOT_END: break;
  case GV_OP_ACTION:
    for (uint32_t i = 0; i < op->operand_count; i++) take_argument(f, op, i);
    break;
  default:
    for (uint32_t i = 0; i < op->operand_count; i++) spoil_value(f, operand[i]);
    break;
  }
}

static void take_memory(gv_finder *f) {
  const gv_model *m = f->m;
  for (gv_value_id v = 0; v < m->values.len; v++) take_expression(f, v);
  for (uint32_t i = 0; i < m->sources.len; i++) spoil_value(f, m->sources.at[i].from);
  for (uint32_t i = 0; i < m->pairs.len; i++)
    if (gv_find_nullable_memory(f, m->pairs.at[i].arg) == m->pairs.at[i].arg)
      spoil_value(f, m->pairs.at[i].source);
  for (uint32_t g = 0; g < m->globals.len; g++)
    if (m->globals.at[g].is_public || m->globals.at[g].is_named || m->globals.at[g].is_constant)
      spoil(f, f->globals + g);
  for (uint32_t i = 0; i < m->pointers.len; i++) {
    spoil(f, f->globals + m->pointers.at[i].holder);
    spoil(f, f->globals + m->pointers.at[i].target);
  }
  for (uint32_t o = 0; o < m->ops.len; o++) take_op(f, &m->ops.at[o]);
  for (uint32_t fn = 0; fn < m->functions.len; fn++) {
    const gv_function *function = &m->functions.at[fn];
    for (uint32_t p = 0; p < function->params && !is_private(m, fn); p++)
      spoil(f, base_of(f, m->params.at[function->first_param + p]));
  }
}

static bool straddles(const gv_finder *f, uint32_t op_id, uint32_t stride) {
  const gv_model *m = f->m;
  const gv_op *op = &m->ops.at[op_id];
  bool store = op->kind == GV_OP_STORE;
  gv_value_id value = store              ? gv_operands(m, op)[0]
                      : op->result_count ? gv_results(m, op)[0]
                                         : GV_NONE;
  int64_t size = value == GV_NONE ? op->bytes : m->values.at[value].size;
  gv_spot s = gv_find_spot(f, gv_operands(m, op)[store]);
  if (gv_find_clears(f, op)) return s.constant % stride || size % stride; /* whole elements */
  return gv_spot_within(&s, stride) + size > stride;
}

bool gv_find_may_have_parts(gv_finder *f, uint32_t base) {
  return !f->lost && !f->bad[gv_find_base(f, base)];
}

uint32_t gv_find_array(gv_finder *f, const gv_spot *s) {
  if (s->base == GV_NONE) return GV_NONE;
  uint32_t root = gv_find_base(f, s->base);
  return f->split[root] ? s->part : root;
}

uint32_t gv_find_memory(const gv_finder *f, uint32_t array) {
  return f->first_part && array >= f->first_part ? f->parts.at[array - f->first_part].root : array;
}

int64_t gv_find_origin(const gv_finder *f, uint32_t array) {
  return f->first_part && array >= f->first_part ? f->parts.at[array - f->first_part].origin : 0;
}

bool gv_find_is_array(gv_finder *f, uint32_t array) {
  if (array == GV_NONE) return false;
  uint32_t root = gv_find_base(f, array);
  if (!gv_find_may_have_parts(f, root)) return false;
  if (f->mixed[root]) return false;
  if (f->split[root]) return false;
  return f->stride[root] >= GV_WORD_BYTES;
}

/* What an action writes goes beyond the element. */
static bool writes_several(const gv_finder *f, const gv_op *op, uint32_t operand, uint32_t stride) {
  gv_bytes bytes;
  gv_spot s = gv_find_spot(f, gv_operands(f->m, op)[operand]);
  if (!gv_find_written(f->m, op, operand, &bytes)) return false;
  return gv_spot_within(&s, stride) + bytes.hi > stride;
}

static void find_straddled(gv_finder *f) {
  const gv_model *m = f->m;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    bool access = op->kind == GV_OP_LOAD || op->kind == GV_OP_STORE;
    uint32_t first = op->kind == GV_OP_STORE, end = access ? first + 1 : op->operand_count;
    for (uint32_t i = first; i < end && (access || op->kind == GV_OP_ACTION); i++) {
      gv_value_id address = gv_operands(m, op)[i];
      uint32_t base = address == GV_NONE ? GV_NONE : gv_find_spot(f, address).base;
      if (!gv_find_is_array(f, base)) continue;
      uint32_t stride = f->stride[gv_find_base(f, base)];
      if (access ? straddles(f, o, stride) : writes_several(f, op, i, stride))
        f->mixed[gv_find_base(f, base)] = true;
    }
  }
}

/* Taken apart without its products an address is not followed, or its index has another unit. */
static void check_plain(gv_finder *f, gv_value_id id) {
  uint32_t base = id == GV_NONE ? GV_NONE : take_apart(f, id, false).base;
  if (base == GV_NONE || !f->differs[gv_find_base(f, base)]) return;
  uint32_t *unit = &f->unit[gv_find_base(f, base)];
  gv_spot s = take_apart(f, id, true);
  if (!s.known || (s.index != GV_NONE && s.stride != *unit)) *unit = GV_NONE;
}

/* Elements are counted by their bytes, as the program does, where products with constants are not
 * the same throughout. */
static void settle_strides(gv_finder *f, uint32_t bases) {
  bool any = false;
  for (uint32_t b = 0; b < bases; b++) any |= f->differs[b];
  for (uint32_t o = 0; o < f->m->ops.len && any; o++)
    for (uint32_t i = 0; i < f->m->ops.at[o].operand_count; i++)
      check_plain(f, gv_operands(f->m, &f->m->ops.at[o])[i]);
  for (uint32_t b = 0; b < bases; b++) {
    if (f->parent[b] != b || !f->differs[b]) continue;
    f->plain[b] = f->unit[b] != GV_NONE;
    if (f->plain[b])
      f->stride[b] = f->unit[b];
    else
      f->mixed[b] = true;
  }
}

static void find_sizes(gv_finder *f) {
  const gv_model *m = f->m;
  for (uint32_t g = 0; g < m->globals.len; g++)
    f->size[f->globals + g] = m->globals.at[g].size ? m->globals.at[g].size : GV_NONE;
  for (uint32_t o = 0; o < m->ops.len; o++)
    if (m->ops.at[o].kind == GV_OP_MEMORY && m->ops.at[o].result_count)
      f->size[gv_results(m, &m->ops.at[o])[0]] = m->ops.at[o].bytes ? m->ops.at[o].bytes : GV_NONE;
}

void gv_find_bases(gv_finder *f) {
  uint32_t bases = f->globals + f->m->globals.len;
  uint32_t **const numbers[] = {&f->parent, &f->stride, &f->size, &f->turn, &f->unit, &f->fixed};
  bool **const flags[] = {&f->bad,     &f->flat,    &f->mixed, &f->split,
                          &f->written, &f->differs, &f->plain};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    *numbers[i] = gv_malloc((bases + 1) * sizeof **numbers[i]);
    memset(*numbers[i], 0, (bases + 1) * sizeof **numbers[i]);
  }
  for (size_t i = 0; i < sizeof flags / sizeof *flags; i++) {
    *flags[i] = gv_malloc(bases + 1);
    memset(*flags[i], 0, bases + 1);
  }
  for (uint32_t b = 0; b < bases; b++) f->parent[b] = b;
  find_sizes(f);
  take_memory(f);
  settle_strides(f, bases);
  find_straddled(f);
}

void gv_find_bases_free(gv_finder *f) {
  uint32_t *const numbers[] = {f->parent, f->stride, f->size, f->turn, f->unit, f->fixed};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) gv_free(numbers[i]);
  bool *const flags[] = {f->bad, f->flat, f->mixed, f->split, f->written, f->differs, f->plain};
  for (size_t i = 0; i < sizeof flags / sizeof *flags; i++) gv_free(flags[i]);
  f->parent = NULL, f->plain = NULL;
  gv_vec_free(&f->parts);
  gv_map_free(&f->part_of);
  f->first_part = 0;
}
