/* needs: a finder whose edges are known. gives: units of chunks, and addresses and lengths in them.
 * cost: the parts of addresses and lengths, and for each unit the blocks of its function.
 *
 * A unit below zero is none of which an access is so long: a runtime refuses that, and a kernel has
 * no thread that comes there. Of zero of them nothing is accessed.
 */
#include "program/array_units.h"

enum { FIXED_DEPTH = 8 }; /* operations that a unit is computed by, one of the other */

/* ---- what stays the same --------------------------------------------------------------------- */

static bool is_fixed(const gv_finder *f, gv_value_id id, int depth) {
  id = gv_strip(f->m, id);
  const gv_value *v = &f->m->values.at[id];
  if (v->def == GV_DEF_INT || v->def == GV_DEF_PARAM) return true;
  if (depth > FIXED_DEPTH) return false;
  if (v->def == GV_DEF_ARITH) return is_fixed(f, v->a, depth + 1) && is_fixed(f, v->b, depth + 1);
  if (v->def == GV_DEF_SELECT)
    return is_fixed(f, v->a, depth + 1) && is_fixed(f, v->b, depth + 1) &&
           is_fixed(f, v->c, depth + 1);
  if (!gv_is_root(v)) return false;
  uint32_t block = gv_def_block(f->m, id);
  return block != GV_NONE && !gv_find_is_on_cycle(f, block);
}

bool gv_find_is_fixed(const gv_finder *f, gv_value_id id) { return is_fixed(f, id, 0); }

static bool is_called(gv_finder *f, uint32_t function) {
  const gv_model *m = f->m;
  if (!f->called) {
    f->called = gv_malloc(m->functions.len + 1);
    memset(f->called, 0, m->functions.len + 1);
    for (uint32_t o = 0; o < m->ops.len; o++)
      if (m->ops.at[o].kind == GV_OP_CALL) f->called[m->ops.at[o].callee] = true;
  }
  return f->called[function];
}

bool gv_find_is_made(const gv_finder *f, gv_value_id root) {
  const gv_value *v = &f->m->values.at[root];
  if (v->def != GV_DEF_RESULT) return false;
  const gv_op *op = &f->m->ops.at[v->a];
  return op->kind == GV_OP_MEMORY ||
         (op->kind == GV_OP_ACTION && gv_creates_object(op->action->creates));
}

/* In another run of the function the unit is another one: memory that comes to the function is not
 * to be followed from one to the next. */
bool gv_find_is_in_one_run(gv_finder *f, const gv_terms *at) {
  return gv_find_is_made(f, at->root) || !is_called(f, gv_find_function(f, at->block));
}

/* ---- lengths --------------------------------------------------------------------------------- */

/* The bytes that the operation is told to access, in parts. False: it is told no such number, or
 * more than one. */
static bool find_told(gv_finder *f, const gv_op *op, uint32_t operand, gv_terms *length) {
  gv_value_id size = GV_NONE;
  gv_role role = gv_role_of(op, operand);
  if (role != GV_ROLE_GPU_READ && role != GV_ROLE_GPU_WRITE) return false;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    if (gv_role_of(op, i) != GV_ROLE_SIZE) continue;
    if (size != GV_NONE) return false;
    size = gv_operands(f->m, op)[i];
    if (size == GV_NONE) return false;
  }
  return size != GV_NONE && gv_find_add_number_terms(f, size, op->action->size_unit, length);
}

/* The number is another one divided by a constant, as signed ones. */
static bool is_quotient(const gv_finder *f, gv_value_id number, gv_value_id *of, int64_t *k) {
  const gv_value v = f->m->values.at[gv_find_narrow(f, number)];
  bool shift = gv_is_arith(&v, GV_ASHR);
  if (!shift && !gv_is_arith(&v, GV_SDIV)) return false;
  if (!gv_find_is_number(f, v.b, k) || (shift && !gv_is_between(*k, 0, 30))) return false;
  if (shift) *k = INT64_C(1) << *k;
  *of = gv_strip(f->m, v.a);
  return *k >= 1;
}

/* k * (x / k) is x at most where that is so many blocks: as many are launched, or none. x / (j * k)
 * is x / j, the unit, divided by k. */
static bool take_quotient(const gv_finder *f, gv_value_id unit, gv_value_id *number, int64_t *by) {
  gv_value_id of, whole;
  int64_t k, j;
  if (!is_quotient(f, *number, &of, &k)) return false;
  if (unit != GV_NONE && is_quotient(f, unit, &whole, &j) && whole == of && k > j && k % j == 0)
    of = unit, k /= j;
  if (*by < k || *by % k) return false;
  *number = of, *by /= k;
  return true;
}

static bool add_sum(gv_finder *f, const gv_symbolic_sum *sum, bool subtract, gv_value_id unit,
                    gv_terms *to) {
  bool added = true;
  for (uint32_t i = 0; i < sum->count && added; i++) {
    gv_value_id number = sum->at[i].number;
    int64_t by = sum->at[i].by;
    if (sum->at[i].is_unsigned && gv_find_width(f, number) < 64 &&
        gv_find_range(f, number, to->block).lo < 0)
      number = gv_find_arith(f, GV_ZEXT, number, number, 64);
    if (sum->at[i].blocks && !subtract)
      while (number != unit && take_quotient(f, unit, &number, &by)) continue;
    added = gv_find_add_number_terms(f, number, subtract ? -by : by, to);
  }
  return added;
}

bool gv_find_kernel_begin(gv_finder *f, const gv_symbolic_extent *x, gv_terms *at) {
  return x->first.plus >= 0 && add_sum(f, &x->first, false, GV_NONE, at);
}

/* Where what the kernel touches ends, from where it begins on, as its end number `which` says. */
static bool find_kernel_length(gv_finder *f, const gv_symbolic_extent *x, uint32_t which,
                               gv_value_id unit, gv_terms *length) {
  const gv_symbolic_sum *end = which ? &x->other : &x->end;
  if (!(which ? x->others : x->ends) || end->plus > 0) return false;
  return add_sum(f, end, false, unit, length) && add_sum(f, &x->first, true, unit, length);
}

static void drop_zeros(gv_terms *x) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < x->count; i++)
    if (x->at[i].bytes) x->at[kept++] = x->at[i];
  x->count = kept;
}

/* … of an access to memory by work, which may be in terms of the unit; *all: for certain. False: it
 * is not known. */
static bool find_length(gv_finder *f, uint32_t op_id, uint32_t operand, uint32_t which,
                        gv_value_id unit, gv_terms *length, bool *all) {
  const gv_op op = f->m->ops.at[op_id];
  const gv_symbolic_extent *x = gv_symbolic_of(f->m, op_id, operand);
  *length = (gv_terms){.root = GV_NONE, .block = op.block, .products = true};
  *all = false;
  if (op.kind != GV_OP_ACTION) return false;
  if (x) {
    gv_symbolic_extent extent = *x;
    if (!find_kernel_length(f, &extent, which, unit, length)) return false;
  } else {
    if (which || !find_told(f, &op, operand, length)) return false;
    *all = true;
  }
  drop_zeros(length);
  return !length->constant;
}

static bool is_unit(const gv_chunk_size *size, gv_value_id of, gv_arith wide) {
  return of == size->unit && wide == size->wide;
}

/* *x becomes a - b, of numbers that do not wrap. False: not in a few terms. */
static bool find_difference(gv_finder *f, gv_value_id a, gv_value_id b, uint32_t block,
                            gv_terms *x) {
  *x = (gv_terms){.root = GV_NONE, .block = block, .products = true, .exact = true};
  if (gv_find_width(f, a) != gv_find_width(f, b)) return false;
  if (!gv_find_add_number_terms(f, a, 1, x) || !gv_find_add_number_terms(f, b, -1, x)) return false;
  drop_zeros(x);
  return true;
}

static bool is_same_sum(const gv_terms *a, const gv_terms *b) {
  bool same = a->constant == b->constant && a->count == b->count;
  for (uint32_t i = 0; i < a->count && same; i++) {
    same = false;
    for (uint32_t k = 0; k < b->count && !same; k++)
      same = a->at[i].bytes == b->at[k].bytes && gv_find_is_same_term(&a->at[i], &b->at[k]);
  }
  return same;
}

/* The branch whose way leads to the edge and nowhere else, *holds: where its condition does. */
static const gv_op *branch_before(const gv_finder *f, uint32_t edge, bool *holds) {
  const gv_op *branch = gv_find_branch(f, edge, holds);
  for (uint32_t i = 0; i < GV_STEPS_DEPTH && !branch; i++) {
    uint32_t block = f->edge_from[edge];
    if (f->m->ops.at[f->m->blocks.at[block].end_op - 1].kind != GV_OP_BR) return NULL;
    if (f->pred_start[block + 1] != f->pred_start[block] + 1) return NULL;
    edge = f->preds[f->pred_start[block]];
    branch = gv_find_branch(f, edge, holds);
  }
  return branch;
}

/* A unit, and how numbers are compared with it. */
typedef struct most {
  gv_value_id unit;
  bool is_signed;   /* a signed number that is the unit at most is no longer */
  bool is_unsigned; /* … an unsigned one */
} most;

/* What an access is as long as is made wide in the same way. Of 64 bits, and of a unit that is not
 * below zero, no unsigned number is longer than that, either. */
static most most_of(gv_finder *f, const gv_chunk_size *size, uint32_t block) {
  bool natural = size->wide != GV_WIDEN || gv_find_range(f, size->unit, block).lo >= 0;
  return (most){size->unit, size->wide != GV_ZEXT, natural};
}

/* Where control takes the edge the number is the unit at most: the branch has compared them, or, as
 * signed numbers, something else whose difference is the same. */
static bool is_at_most_by(gv_finder *f, uint32_t edge, gv_value_id number, const most *m) {
  gv_comparison c;
  gv_terms asked, wanted;
  bool holds;
  const gv_op *branch = branch_before(f, edge, &holds);
  if (!branch || !gv_find_comparison(f, gv_operands(f->m, branch)[0], &c)) return false;
  uint32_t block = branch->block;
  gv_value_id less = holds != c.negated ? c.a : c.b, more = holds != c.negated ? c.b : c.a;
  if (c.test == GV_ULT) return m->is_unsigned && less == gv_strip(f->m, number) && more == m->unit;
  if (c.test != GV_SLT || !m->is_signed) return false;
  return find_difference(f, less, more, block, &asked) &&
         find_difference(f, number, m->unit, block, &wanted) && is_same_sum(&asked, &wanted);
}

/* The number is the unit at most, by where it comes from. */
static bool is_at_most(gv_finder *f, gv_value_id number, const most *m) {
  number = gv_strip(f->m, number);
  const gv_value v = f->m->values.at[number];
  if (number == m->unit) return true;
  if ((gv_is_arith(&v, GV_SMIN) && m->is_signed) || (gv_is_arith(&v, GV_UMIN) && m->is_unsigned))
    return gv_strip(f->m, v.a) == m->unit || gv_strip(f->m, v.b) == m->unit;
  if (v.def != GV_DEF_BLOCK_ARG) return false;
  uint32_t block = gv_def_block(f->m, number);
  bool all = true;
  for (uint32_t p = f->pred_start[block]; p < f->pred_start[block + 1] && all; p++) {
    gv_value_id source = gv_find_source(f, f->preds[p], number);
    all = source != GV_NONE &&
          (gv_strip(f->m, source) == m->unit || is_at_most_by(f, f->preds[p], source, m));
  }
  return all;
}

bool gv_find_unit_of_length(gv_finder *f, uint32_t op, uint32_t operand, uint32_t which,
                            gv_chunk_size *size) {
  gv_terms length;
  bool all;
  if (!find_length(f, op, operand, which, GV_NONE, &length, &all)) return false;
  if (length.count != 1 || length.at[0].by != GV_NONE) return false;
  *size = (gv_chunk_size){length.at[0].of, length.at[0].wide, length.at[0].bytes};
  return gv_is_between(size->bytes, 1, GV_LARGEST_TERM);
}

/* As end number `which` says. */
static gv_reach reach_to(gv_finder *f, uint32_t op, uint32_t operand, uint32_t which,
                         const gv_chunk_size *size) {
  gv_terms length;
  gv_reach reach = {0}, none = {0};
  const gv_symbolic_extent *x = gv_symbolic_of(f->m, op, operand);
  reach.begins = !x || x->begins;
  if (!find_length(f, op, operand, which, size->unit, &length, &reach.all)) return none;
  if (length.count != 1 || length.at[0].by != GV_NONE) return none;
  reach.bytes = length.at[0].bytes;
  if (is_unit(size, length.at[0].of, length.at[0].wide)) return reach.bytes > 0 ? reach : none;
  reach.all = false;
  if (length.at[0].wide != size->wide) return none;
  most unit = most_of(f, size, length.block);
  if (!is_at_most(f, length.at[0].of, &unit)) return none;
  return reach.bytes > 0 ? reach : none;
}

gv_reach gv_find_scaled_reach(gv_finder *f, uint32_t op, uint32_t operand,
                              const gv_chunk_size *size) {
  gv_reach near = {0};
  for (uint32_t which = 0; which < GV_MOST_LENGTHS; which++) {
    gv_reach reach = reach_to(f, op, operand, which, size);
    if (reach.bytes && (!near.bytes || reach.bytes < near.bytes)) near = reach;
  }
  return near;
}

bool gv_find_goes_on(const gv_finder *f, uint32_t op_id, uint32_t operand) {
  const gv_op *op = &f->m->ops.at[op_id];
  if (op->kind != GV_OP_ACTION) return false;
  gv_role role = gv_role_of(op, operand);
  uint32_t sizes = 0;
  for (uint32_t i = 0; i < op->operand_count; i++) sizes += gv_role_of(op, i) == GV_ROLE_SIZE;
  bool copy = (role == GV_ROLE_GPU_READ || role == GV_ROLE_GPU_WRITE) && sizes == 1;
  return copy || gv_symbolic_of(f->m, op_id, operand);
}

/* ---- addresses ------------------------------------------------------------------------------- */

/* Of the product of a number and the unit the number: of few bits, or small, so that the product
 * and what it stands for do not wrap. */
static bool take_number(gv_finder *f, const gv_term *t, const gv_chunk_size *size, uint32_t block,
                        gv_term *number) {
  bool second = is_unit(size, t->by, t->by_wide);
  if (!second && !is_unit(size, t->of, t->wide)) return false;
  gv_value_id of = second ? t->of : t->by;
  gv_arith wide = second ? t->wide : t->by_wide;
  *number = (gv_term){of, GV_NONE, wide, GV_ADD, t->bytes};
  if (wide != GV_ADD || gv_find_is_small(f, of)) return true;
  gv_range in = gv_find_range(f, of, block);
  return gv_is_near(in.lo) && gv_is_near(in.hi);
}

/* The number is one from 0 on, below the unit: the term is less than as much for each of that. */
static bool is_below_unit(gv_finder *f, const gv_term *t, const gv_chunk_size *size,
                          uint32_t block) {
  if (t->by != GV_NONE || t->bytes < 1) return false;
  return gv_find_is_column(f, gv_find_wide(f, t->wide, t->of),
                           gv_find_wide(f, size->wide, size->unit), block);
}

bool gv_find_scaled(gv_finder *f, const gv_terms *at, const gv_chunk_size *size, gv_terms *scaled,
                    int64_t *spread) {
  *scaled = (gv_terms){.root = at->root, .block = at->block};
  *spread = 0;
  if (at->constant) return false;
  for (uint32_t i = 0; i < at->count; i++) {
    const gv_term *t = &at->at[i];
    if (t->by == GV_NONE && is_unit(size, t->of, t->wide))
      scaled->constant += t->bytes; /* both are near */
    else if (!*spread && is_below_unit(f, t, size, at->block))
      *spread = t->bytes;
    else if (t->by == GV_NONE || !take_number(f, t, size, at->block, &scaled->at[scaled->count++]))
      return false;
  }
  return gv_is_near(scaled->constant);
}
