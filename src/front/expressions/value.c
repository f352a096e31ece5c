/* Values on demand: an operation of the model asks for its operands, and those for theirs, until a
 * root or a constant is reached. What nothing asks for costs nothing. Operands are made before what
 * uses them, with a stack of our own, so that a chain of any length is followed. Block arguments
 * are roots: what they receive is found when the whole function is there.
 */
#include "expressions/expressions.h"

/* In front.values: the value's operands are being found. Met again, it lies on a cycle, which only
 * unreachable code has. */
static const uint32_t IN_WORK = GV_NONE - 1;

gv_value_id gv_opaque_in(front *f, uint32_t block, uint32_t size, uint8_t width, gv_loc loc) {
  return gv_add_value(
      f->model,
      (gv_value){.def = GV_DEF_OPAQUE, .width = width, .size = size, .a = block, .loc = loc});
}

gv_value_id gv_opaque(front *f, uint32_t size, uint8_t width, gv_loc loc) {
  return gv_opaque_in(f, GV_NONE, size, width, loc);
}

/* The first block of the model's that what is in the value's block comes to: whenever the operation
 * runs again, that was entered again. */
static uint32_t block_of_result(front *f, MlirValue result) {
  return gv_block_of(f, mlirOperationGetBlock(mlirOpResultGetOwner(result)));
}

gv_value_id gv_int(front *f, int64_t value, uint32_t size, uint8_t width) {
  return gv_add_value(
      f->model,
      (gv_value){.def = GV_DEF_INT, .width = width, .size = size, .k = value, .loc = GV_NO_LOC});
}

gv_value_id gv_fit(front *f, gv_value_id id, uint32_t size) {
  const gv_value *value = &f->model->values.at[id];
  if (value->size == size) return id;
  gv_value_id made = gv_opaque(f, size, 0, value->loc);
  gv_add_source(f->model, made, id);
  return made;
}

void gv_redefine(front *f, MlirValue value, gv_value_id id) {
  bool found;
  *gv_map_at(&f->fn.values, (uintptr_t)value.ptr, &found) = id;
}

static bool is_of(MlirValue value, MlirOperation op) {
  return mlirValueIsAOpResult(value) && mlirOperationEqual(mlirOpResultGetOwner(value), op);
}

void gv_define(front *f, MlirValue value, gv_value_id id) {
  bool found;
  if (!mlirOperationIsNull(f->fn.tried) && is_of(value, f->fn.tried)) return;
  uint32_t *place = gv_map_at(&f->fn.values, (uintptr_t)value.ptr, &found);
  if (!found || *place == IN_WORK) {
    *place = id;
    return;
  }
  const gv_value *root = &f->model->values.at[id];
  if (!gv_is_root(root) || root->size != f->model->values.at[*place].size) { /* stays unknown */
    if (f->model->values.at[*place].def == GV_DEF_OPAQUE) gv_add_source(f->model, *place, id);
    return;
  }
  gv_value copy = {
      .def = GV_DEF_COPY, .width = root->width, .size = root->size, .a = id, .loc = root->loc};
  f->model->values.at[*place] = copy;
}

/* ---- what is not followed ---- */

enum { STEPS_LIMIT = 64 };

static bool is_float(MlirType type) {
  if (mlirTypeIsAVector(type)) type = mlirShapedTypeGetElementType(type);
  return mlirTypeIsAFloat(type);
}

void gv_look_through_inserts(front *f, MlirValue *whole, int64_t *offset, uint32_t size);
bool gv_path_offset(front *f, MlirType type, MlirAttribute position, int64_t *offset);
static bool address_offset(front *f, MlirOperation op, int64_t *offset);

gv_value_id gv_leading_parameter(front *f, MlirValue address, int64_t *offset) {
  *offset = 0;
  for (uint32_t i = 0; i < STEPS_LIMIT && mlirValueIsAOpResult(address); i++) {
    MlirOperation op = mlirOpResultGetOwner(address);
    const gv_op_row *row = gv_row_of(f, op);
    int64_t at, step = 0;
    bool extracts = row->expr == gv_expr_extract, known = row->emit != GV_EMIT_load;
    if (!extracts && !gv_keeps_address(row) && known) return GV_NONE;
    if (row->expr == gv_expr_offset) known = address_offset(f, op, &step);
    if (*offset != GV_ANYWHERE && (!known || __builtin_add_overflow(*offset, step, offset)))
      *offset = GV_ANYWHERE;
    address = mlirOperationGetOperand(op, 0);
    if (extracts && gv_path_offset(f, mlirValueGetType(address), gv_attribute(op, "position"), &at))
      gv_look_through_inserts(f, &address, &at, 8);
  }
  gv_value_id id =
      mlirValueIsAOpResult(address) ? GV_NONE : gv_map_get(&f->fn.values, (uintptr_t)address.ptr);
  if (id >= IN_WORK || f->model->values.at[id].def != GV_DEF_PARAM) return GV_NONE;
  if (f->model->values.at[id].size != 8)
    *offset = GV_ANYWHERE; /* a structure with the address in it */
  return id;
}

/* What the result of the operation, which is no expression, depends on. */
void gv_find_dependence(front *f, MlirOperation op, gv_value *opaque) {
  const gv_op_row *row = gv_row_of(f, op);
  bool loads = row->emit == GV_EMIT_load || row->emit == GV_EMIT_memref_load;
  opaque->b = loads ? gv_leading_parameter(f, mlirOperationGetOperand(op, 0), &opaque->k) : GV_NONE;
  if (row->emit != GV_EMIT_load || opaque->b == GV_NONE) opaque->k = GV_ANYWHERE;
  if (loads && !mlirAttributeIsNull(gv_attribute(op, "volatile_")))
    opaque->c = GV_ON_NOTHING;
  else if (opaque->b != GV_NONE || gv_is_any_number(f, op))
    opaque->c = GV_ON_DATA;
}

/* ---- where bytes of what is not followed come from ---- */

static bool reads_memory(const gv_op_row *row) {
  return row->emit == GV_EMIT_load || row->emit == GV_EMIT_memref_load ||
         row->emit == GV_EMIT_masked_load || row->emit == GV_EMIT_gather ||
         row->emit == GV_EMIT_atomic;
}

/* The bytes of the value, a floating-point number, are what they were elsewhere: nobody computes an
 * address with such numbers. */
static bool is_moved(const gv_op_row *row) {
  if (!row || row->expr == gv_expr_copy || row->expr == gv_expr_select ||
      row->expr == gv_expr_extract)
    return true;
  return row->expr == gv_expr_lane || row->emit == GV_EMIT_call || reads_memory(row);
}

bool gv_can_carry(front *f, MlirValue value) {
  gv_layout layout = gv_value_layout(f, value);
  const gv_op_row *row =
      mlirValueIsAOpResult(value) ? gv_row_of(f, mlirOpResultGetOwner(value)) : NULL;
  if (row &&
      (row->expr == gv_expr_constant || row->expr == gv_expr_null || row->expr == gv_expr_undef))
    return false;
  bool bits = is_moved(row);
  return layout.holds || layout.size >= 8 ||
         (layout.width != 1 && layout.size && (bits || !is_float(mlirValueGetType(value))));
}

void gv_trace(front *f, gv_value_id opaque, MlirOperation op, uint32_t first) {
  for (uint32_t i = first; i < gv_operand_count(op); i++) {
    MlirValue operand = mlirOperationGetOperand(op, i);
    if (gv_can_carry(f, operand)) *gv_push(&f->fn.untraced) = (gv_untraced){opaque, operand};
  }
}

/* The result of the operation is computed from its operands alone: not from memory, nor by a
 * function. */
static bool is_computed(const gv_op_row *row) {
  if (row->apart) return false;
  return !row->emit || row->expr || row->emit == GV_EMIT_vector || row->emit == GV_EMIT_cast ||
         row->emit == GV_EMIT_other;
}

static void trace_result(front *f, gv_value_id made, MlirValue result) {
  MlirOperation op = mlirOpResultGetOwner(result);
  if (is_computed(gv_row_of(f, op)) && gv_can_carry(f, result)) gv_trace(f, made, op, 0);
}

static void trace_all(front *f) {
  if (f->fn.tracing) return;
  f->fn.tracing = true;
  while (f->fn.untraced.len) {
    gv_untraced u = gv_pop(&f->fn.untraced);
    gv_value_id from = gv_demand(f, u.operand);
    if (from != u.opaque) gv_add_source(f->model, u.opaque, from);
  }
  f->fn.tracing = false;
}

/* ---- roots ---- */

static gv_value_id block_argument(front *f, MlirValue value, uint32_t block, uint32_t index) {
  gv_layout layout = gv_value_layout(f, value);
  gv_value_id arg = gv_add_block_arg(f->model, block, index, layout.size, layout.width,
                                     gv_place(f, mlirValueGetLocation(value)));
  *gv_push(&f->fn.pending) = (gv_pending){arg, block, index};
  return arg;
}

/* The value when it is no expression. */
static gv_value_id root_of(front *f, MlirValue value) {
  uint32_t block, index;
  if (mlirValueIsABlockArgument(value)) {
    block = gv_map_get(&f->fn.blocks, (uintptr_t)mlirBlockArgumentGetOwner(value).ptr);
    index = (uint32_t)mlirBlockArgumentGetArgNumber(value);
  } else { /* the results of a structured operation are arguments of the block after it */
    block = gv_map_get(&f->fn.blocks, (uintptr_t)mlirOpResultGetOwner(value).ptr);
    index = (uint32_t)mlirOpResultGetResultNumber(value);
  }
  if (block != GV_NONE) return block_argument(f, value, block, index);
  gv_layout layout = gv_value_layout(f, value);
  block = mlirValueIsAOpResult(value) ? block_of_result(f, value) : GV_NONE;
  gv_value_id made =
      gv_opaque_in(f, block, layout.size, layout.width, gv_place(f, mlirValueGetLocation(value)));
  if (!mlirValueIsAOpResult(value)) return made;
  gv_find_dependence(f, mlirOpResultGetOwner(value), &f->model->values.at[made]);
  trace_result(f, made, value);
  return made;
}

/* ---- expressions ---- */

MlirValue gv_loaded(front *f, MlirValue value) {
  MlirOperation op =
      mlirValueIsAOpResult(value) ? mlirOpResultGetOwner(value) : (MlirOperation){NULL};
  bool load = !mlirOperationIsNull(op) && gv_row_of(f, op)->emit == GV_EMIT_load;
  return load ? gv_value_of_slot(f, mlirOperationGetOperand(op, 0)) : (MlirValue){NULL};
}

/* Loaded from memory that never holds anything else. */
static bool define_constant(front *f, MlirValue value) {
  int64_t k;
  gv_layout layout = gv_value_layout(f, value);
  if (!gv_constant_in_memory(f, value, &k)) return false;
  gv_value made = {.def = GV_DEF_INT,
                   .width = layout.width,
                   .size = layout.size,
                   .k = layout.width == 1 ? k & 1 : k};
  made.loc = gv_op_place(f, mlirOpResultGetOwner(value));
  gv_define(f, value, gv_add_value(f->model, made));
  return true;
}

/* How many bytes it has, the machine decides: which of them hold what is not known. */
static bool has_scale(MlirValue value) {
  MlirType type = mlirValueGetType(value);
  return mlirTypeIsAVector(type) && mlirVectorTypeIsScalable(type);
}

static void begin(front *f, MlirValue value) {
  const gv_op_row *row =
      mlirValueIsAOpResult(value) ? gv_row_of(f, mlirOpResultGetOwner(value)) : NULL;
  MlirValue stored = gv_loaded(f, value);
  if (row && row->emit == GV_EMIT_load && define_constant(f, value)) return;
  if (!row || (!row->expr && mlirValueIsNull(stored))) {
    gv_define(f, value, root_of(f, value));
    return;
  }
  MlirOperation op = mlirOpResultGetOwner(value);
  gv_layout layout = gv_value_layout(f, value);
  bool found;
  *gv_map_at(&f->fn.values, (uintptr_t)value.ptr, &found) = IN_WORK;
  gv_expression_frame *frame = gv_push(&f->fn.work);
  frame->value = value;
  frame->expr.value = (gv_value){.def = GV_DEF_OPAQUE,
                                 .width = layout.width,
                                 .size = layout.size,
                                 .a = block_of_result(f, value),
                                 .loc = gv_op_place(f, op)};
  if (!mlirValueIsNull(stored)) {
    frame->expr.value.def = GV_DEF_COPY;
    frame->expr.source[0] = stored;
  } else if (mlirOperationGetNumResults(op) == 1 && !has_scale(value)) {
    frame->expr.op = op;
    if (!gv_expr_wide(f, op, &frame->expr)) row->expr(f, op, &frame->expr);
  }
}

static void set_operand(gv_value *value, uint32_t index, gv_value_id id) {
  if (index == 0)
    value->a = id;
  else if (index == 1)
    value->b = id;
  else
    value->c = id;
}

/* What is computed from constants is one. */
static void fold(const front *f, gv_value *v) {
  const gv_value *a = &f->model->values.at[v->a], *b = &f->model->values.at[v->b];
  bool never = v->a == v->b && gv_is_root(a) &&
               (v->c == GV_FLT || v->c == GV_FONE || v->c == GV_SLT || v->c == GV_ULT);
  bool both = a->def == GV_DEF_INT && b->def == GV_DEF_INT;
  uint8_t width = gv_arith_width(f->model, v);
  if (!never && !(both && gv_arith_is_defined((gv_arith)v->c, (uint8_t)v->k, width, a->k, b->k)))
    return;
  int64_t k = never ? 0 : gv_arith_of((gv_arith)v->c, width, a->k, b->k);
  v->def = GV_DEF_INT;
  v->a = v->b = v->c = 0;
  v->k = v->width == 1 ? k & 1 : gv_sign_extend(k, v->width);
}

#define COMMUTE                                                                                    \
  (GV_ARITHS(GV_ADD) | GV_ARITHS(GV_MUL) | GV_ARITHS(GV_AND) | GV_ARITHS(GV_OR) |                  \
   GV_ARITHS(GV_XOR) | GV_ARITHS(GV_EQ))

/* Whoever looks for a counter's step or a test of a constant finds the constant on the right:
 * compilers write `1 + i` where they have computed that before the loop was written out. */
static void put_constant_last(const front *f, gv_value *v) {
  const gv_value *a = &f->model->values.at[v->a], *b = &f->model->values.at[v->b];
  if (!gv_is_arith_in(v, COMMUTE) || a->def != GV_DEF_INT || b->def == GV_DEF_INT) return;
  uint32_t constant = v->a;
  v->a = v->b, v->b = constant;
}

/* All operands of the expression on top are there. */
static void finish(front *f) {
  gv_expression_frame frame = gv_pop(&f->fn.work);
  if (frame.expr.value.def == GV_DEF_ARITH && !frame.expr.build) {
    put_constant_last(f, &frame.expr.value);
    fold(f, &frame.expr.value);
  }
  if (frame.expr.value.def == GV_DEF_INT && frame.expr.negate)
    frame.expr.value.k ^= 1, frame.expr.negate = false;
  gv_value_id id = frame.expr.build ? frame.expr.build(f, &frame.expr)
                                    : gv_add_value(f->model, frame.expr.value);
  if (f->model->values.at[id].def == GV_DEF_OPAQUE && mlirValueIsAOpResult(frame.value))
    trace_result(f, id, frame.value);
  if (frame.expr.negate) {
    if (f->one == GV_NONE) f->one = gv_int(f, 1, 1, 1);
    gv_value opposite = {.def = GV_DEF_ARITH,
                         .width = 1,
                         .size = 1,
                         .a = id,
                         .b = f->one,
                         .c = GV_XOR,
                         .loc = frame.expr.value.loc};
    id = gv_add_value(f->model, opposite);
  }
  gv_define(f, frame.value, id);
}

/* Finds the next operand of the expression on top, or begins to make it. */
static void step(front *f) {
  uint32_t top = f->fn.work.len - 1, next = f->fn.work.at[top].next;
  if (next == 3) {
    finish(f);
    return;
  }
  MlirValue source = f->fn.work.at[top].expr.source[next];
  gv_value_id id =
      mlirValueIsNull(source) ? GV_NONE : gv_map_get(&f->fn.values, (uintptr_t)source.ptr);
  if (!mlirValueIsNull(source) && id == GV_NONE) {
    begin(f, source);
    return;
  }
  if (id == IN_WORK) {
    gv_layout layout = gv_value_layout(f, source);
    id = gv_opaque(f, layout.size, layout.width, GV_NO_LOC);
  }
  if (!mlirValueIsNull(source)) set_operand(&f->fn.work.at[top].expr.value, next, id);
  f->fn.work.at[top].next++;
}

gv_value_id gv_demand(front *f, MlirValue value) {
  gv_value_id id = gv_map_get(&f->fn.values, (uintptr_t)value.ptr);
  if (id != GV_NONE) return id;
  begin(f, value);
  while (f->fn.work.len) step(f);
  id = gv_map_get(&f->fn.values, (uintptr_t)value.ptr);
  trace_all(f);
  return id;
}

/* ---- what block arguments receive ---- */

static gv_value_id passed(front *f, const gv_entry *entry, const gv_pending *arg, uint32_t size) {
  if (mlirOperationIsNull(entry->op)) return gv_opaque(f, size, 0, GV_NO_LOC);
  if (arg->index < entry->lead)
    return entry->lead_value == GV_NONE ? gv_opaque(f, size, 0, GV_NO_LOC)
                                        : gv_fit(f, entry->lead_value, size);
  uint32_t operand = entry->first + arg->index - entry->lead;
  if (operand >= gv_operand_count(entry->op)) return gv_opaque(f, size, 0, GV_NO_LOC);
  return gv_fit(f, gv_demand(f, mlirOperationGetOperand(entry->op, operand)), size);
}

void gv_settle_arguments(front *f) {
  while (f->fn.pending.len) {
    gv_pending arg = gv_pop(&f->fn.pending);
    uint32_t size = f->model->values.at[arg.arg].size;
    for (uint32_t i = f->fn.first_entry.at[arg.block - f->fn.first_block]; i != GV_NONE;
         i = f->fn.entries.at[i].next) {
      gv_entry entry = f->fn.entries.at[i];
      gv_add_pair(f->model, entry.edge, arg.arg, passed(f, &entry, &arg, size));
    }
  }
}

/* ---- the handlers ---- */

static void one_source(gv_expr *out, gv_def def, MlirValue source) {
  out->value.def = (uint8_t)def;
  out->source[0] = source;
}

bool gv_attribute_int(MlirAttribute attribute, int64_t *value) {
  if (mlirAttributeIsNull(attribute) || !mlirAttributeIsAInteger(attribute)) return false;
  MlirType type = mlirAttributeGetType(attribute);
  unsigned width = mlirTypeIsAInteger(type) ? mlirIntegerTypeGetWidth(type) : 64;
  if (width > 64 || (mlirTypeIsAInteger(type) && !mlirIntegerTypeIsSignless(type))) return false;
  *value = mlirIntegerAttrGetValueInt(attribute);
  if (width == 1) *value &= 1;
  return true;
}

void gv_expr_constant(front *f, MlirOperation op, gv_expr *out) {
  int64_t k;
  if (mlirTypeIsAFloat(mlirValueGetType(mlirOperationGetResult(op, 0)))) {
    gv_expr_float(f, op, out);
    return;
  }
  if (!out->value.width || !gv_attribute_int(gv_attribute(op, "value"), &k)) return;
  out->value.def = GV_DEF_INT;
  out->value.k = out->value.width == 1 ? k & 1 : k;
}

bool gv_constant(front *f, MlirValue value, int64_t *constant) {
  if (!mlirValueIsAOpResult(value)) return false;
  MlirOperation op = mlirOpResultGetOwner(value);
  return gv_row_of(f, op)->expr == gv_expr_constant &&
         gv_attribute_int(gv_attribute(op, "value"), constant);
}

/* Of a number the zero of its width. */
void gv_expr_null(front *f, MlirOperation op, gv_expr *out) {
  (void)f, (void)op;
  out->value.def = out->value.width ? GV_DEF_INT : GV_DEF_NULL;
}

static bool is_null(front *f, MlirValue value) {
  return mlirValueIsAOpResult(value) &&
         gv_row_of(f, mlirOpResultGetOwner(value))->expr == gv_expr_null;
}

void gv_expr_undef(front *f, MlirOperation op, gv_expr *out) {
  (void)f, (void)op;
  out->value.def = GV_DEF_UNDEF;
}

/* The address of what the alias stands for; where that is not known, any address. */
static void take_alias(front *f, const gv_symbol *alias, gv_value *value) {
  int64_t offset;
  const gv_symbol *target = gv_alias_target(f, alias, &offset);
  if (!target) return;
  gv_value of = {.def = GV_DEF_GLOBAL, .size = 8, .a = target->id, .loc = value->loc};
  if (offset)
    *value = (gv_value){.def = GV_DEF_OFFSET,
                        .size = 8,
                        .a = gv_add_value(f->model, of),
                        .k = offset,
                        .loc = value->loc};
  else
    *value = of;
}

void gv_expr_addressof(front *f, MlirOperation op, gv_expr *out) {
  gv_symbol *symbol = gv_symbol_of(f, gv_attribute(op, "global_name"));
  if (symbol->kind == GV_SYM_GLOBAL) {
    out->value.def = GV_DEF_GLOBAL;
    out->value.a = symbol->id;
  } else if (symbol->is_alias) {
    take_alias(f, symbol, &out->value);
  } else {
    gv_reach_from_outside(f, symbol);
  }
}

void gv_expr_function_address(front *f, MlirOperation op, gv_expr *out) {
  (void)out;
  gv_reach_from_outside(f, gv_symbol_of(f, gv_attribute(op, "value")));
}

/* The same bytes under another type; the integer 0 as a pointer is the null pointer. */
void gv_expr_copy(front *f, MlirOperation op, gv_expr *out) {
  MlirValue source = mlirOperationGetOperand(op, 0);
  gv_layout from = gv_value_layout(f, source);
  int64_t k;
  if (from.holds != (out->value.width == 0) && from.width && gv_constant(f, source, &k) && k == 0)
    out->value.def = GV_DEF_NULL;
  else if (!out->value.width && from.width && gv_constant(f, source, &k) && k &&
           k == f->runtime->stands_for[GV_STANDS_FOR_THREAD]) /* no address that points anywhere */
    gv_take_thread_stream(f, &out->value);
  else if (from.size == out->value.size)
    one_source(out, GV_DEF_COPY, source);
  else if (from.width > out->value.width)
    gv_expr_trunc(f, op, out);
  else if (gv_str_equal(gv_name_of(f, op), GV_STR("arith.index_cast")) ||
           gv_str_equal(gv_name_of(f, op), GV_STR("index.casts")))
    gv_expr_sext(f, op, out);
  else if (from.width && from.size < out->value.size)
    gv_expr_zext(f, op, out);
}

/* ---- freeze ---- */

/* Poison becomes a number that is not known, another one at each freeze; a pointer made of it
 * points nowhere. */
void gv_expr_freeze(front *f, MlirOperation op, gv_expr *out) {
  if (out->value.width && gv_may_be_frozen_twice(f, mlirOperationGetOperand(op, 0))) return;
  if (!gv_take_frozen(f, op, out)) gv_expr_copy(f, op, out);
}

void gv_expr_cast(front *f, MlirOperation op, gv_expr *out) {
  if (gv_operand_count(op) == 1) gv_expr_copy(f, op, out);
}

/* The offset that the constant path `position` means in `type`; false when it does not fit. */
static bool compute_path_offset(front *f, MlirType type, MlirAttribute position, int64_t *offset) {
  *offset = 0;
  if (mlirAttributeIsNull(position) || !mlirAttributeIsADenseI64Array(position)) return false;
  for (intptr_t i = 0; i < mlirDenseArrayGetNumElements(position); i++) {
    int64_t member_offset;
    if (!gv_member(f, type, mlirDenseI64ArrayGetElement(position, i), &member_offset, &type))
      return false;
    *offset += member_offset;
  }
  return true;
}

/* Types and attributes are unique, and few pairs of them make up most of a program. */
bool gv_path_offset(front *f, MlirType type, MlirAttribute position, int64_t *offset) {
  uint64_t key = gv_hash((const void *[]){type.ptr, position.ptr}, 2 * sizeof(void *), 0);
  bool found;
  uint32_t *place = gv_map_at(&f->cache.path_of_key, key, &found);
  if (!found) {
    *place = f->cache.paths.len;
    *gv_push(&f->cache.paths) = (gv_path){.type = NULL};
  }
  gv_path *path = &f->cache.paths.at[*place];
  if (path->type != type.ptr ||
      path->position != position.ptr) { /* new, or another pair of the same hash */
    gv_path made = {type.ptr, position.ptr, 0, false};
    made.fits = compute_path_offset(f, type, position, &made.offset);
    *path = made;
  }
  *offset = path->offset;
  return path->fits;
}

static bool fits(int64_t offset, uint32_t part, uint32_t whole) {
  return part <= whole && offset <= (int64_t)(whole - part);
}

enum { INSERT_LIMIT = 64 };

/* The descriptors between need not be made then. */
void gv_look_through_inserts(front *f, MlirValue *whole, int64_t *offset, uint32_t size) {
  for (uint32_t i = 0; i < INSERT_LIMIT && mlirValueIsAOpResult(*whole); i++) {
    MlirOperation op = mlirOpResultGetOwner(*whole);
    if (gv_row_of(f, op)->expr != gv_expr_insert) return;
    MlirValue part = mlirOperationGetOperand(op, 1);
    int64_t at, end;
    if (!gv_path_offset(f, mlirValueGetType(*whole), gv_attribute(op, "position"), &at)) return;
    end = at + gv_value_layout(f, part).size;
    if (*offset + size <= at || *offset >= end) {
      *whole = mlirOperationGetOperand(op, 0);
    } else if (*offset >= at && *offset + size <= end) {
      *whole = part;
      *offset -= at;
    } else {
      return;
    }
  }
}

void gv_expr_extract(front *f, MlirOperation op, gv_expr *out) {
  MlirValue whole = mlirOperationGetOperand(op, 0);
  if (!gv_path_offset(f, mlirValueGetType(whole), gv_attribute(op, "position"), &out->value.k))
    return;
  if (!fits(out->value.k, out->value.size, gv_value_layout(f, whole).size)) return;
  bool first = out->value.k == 0;
  if (gv_take_from_overflow(f, whole, first, out)) return;
  gv_look_through_inserts(f, &whole, &out->value.k, out->value.size);
  if (is_null(f, whole)) {
    out->value.k = 0;
    gv_expr_null(f, op, out);
  } else {
    one_source(out,
               gv_value_layout(f, whole).size == out->value.size ? GV_DEF_COPY : GV_DEF_EXTRACT,
               whole);
  }
}

MlirValue gv_inserted(front *f, MlirOperation extract) {
  MlirValue whole = mlirOperationGetOperand(extract, 0), none = {NULL};
  uint32_t size = gv_value_layout(f, mlirOperationGetResult(extract, 0)).size;
  int64_t offset;
  if (!gv_path_offset(f, mlirValueGetType(whole), gv_attribute(extract, "position"), &offset))
    return none;
  gv_look_through_inserts(f, &whole, &offset, size);
  return !offset && gv_value_layout(f, whole).size == size ? whole : none;
}

gv_value_id gv_part(front *f, MlirValue whole, int64_t offset) {
  gv_look_through_inserts(f, &whole, &offset, 8);
  gv_value_id id = gv_demand(f, whole);
  if (gv_value_layout(f, whole).size == 8) return id;
  return gv_add_value(
      f->model,
      (gv_value){.def = GV_DEF_EXTRACT, .size = 8, .a = id, .k = offset, .loc = GV_NO_LOC});
}

void gv_expr_insert(front *f, MlirOperation op, gv_expr *out) {
  MlirValue whole = mlirOperationGetOperand(op, 0), part = mlirOperationGetOperand(op, 1);
  if (!gv_path_offset(f, mlirValueGetType(whole), gv_attribute(op, "position"), &out->value.k))
    return;
  if (!fits(out->value.k, gv_value_layout(f, part).size, out->value.size)) return;
  one_source(out, GV_DEF_INSERT, whole);
  out->source[1] = part;
}

/* ---- addresses ---- */

/* Index `i` of a getelementptr: in the attribute, or an operand that may be constant. */
enum { FOLDED_LIMIT = 32 };

/* A number of 64 bits that is computed from constants, as code that is not optimized has for each
 * index: sums and products wrap. */
static bool folded_number(front *f, MlirValue value, uint32_t *left, int64_t *k) {
  if (gv_constant(f, value, k)) return true;
  if (!*left || !mlirValueIsAOpResult(value)) return false;
  --*left;
  MlirOperation op = mlirOpResultGetOwner(value);
  const gv_op_row *row = gv_row_of(f, op);
  bool sum = row->expr == gv_expr_add, difference = row->expr == gv_expr_sub,
       product = row->expr == gv_expr_mul;
  MlirType type = mlirValueGetType(value);
  int64_t a, b;
  if (!(sum || difference || product) || !mlirTypeIsAInteger(type) ||
      mlirIntegerTypeGetWidth(type) != 64)
    return false;
  if (!folded_number(f, mlirOperationGetOperand(op, 0), left, &a) ||
      !folded_number(f, mlirOperationGetOperand(op, 1), left, &b))
    return false;
  *k = (int64_t)(sum          ? (uint64_t)a + (uint64_t)b
                 : difference ? (uint64_t)a - (uint64_t)b
                              : (uint64_t)a * (uint64_t)b);
  return true;
}

static bool index_of(front *f, MlirOperation op, MlirAttribute indices, intptr_t i,
                     uint32_t *operand, int64_t *index) {
  *index = mlirDenseI32ArrayGetElement(indices, i);
  if (*index != INT32_MIN) return true;
  uint32_t left = FOLDED_LIMIT;
  return *operand < gv_operand_count(op) &&
         folded_number(f, mlirOperationGetOperand(op, (*operand)++), &left, index);
}

static bool address_offset(front *f, MlirOperation op, int64_t *offset) {
  MlirAttribute indices = gv_attribute(op, "rawConstantIndices");
  MlirType type = mlirTypeAttrGetValue(gv_attribute(op, "elem_type"));
  uint32_t operand = 1;
  *offset = 0;
  if (mlirAttributeIsNull(indices) || !mlirAttributeIsADenseI32Array(indices)) return false;
  for (intptr_t i = 0; i < mlirDenseArrayGetNumElements(indices); i++) {
    int64_t index, step = 0;
    if (!index_of(f, op, indices, i, &operand, &index)) return false;
    if (i > 0 && !gv_member(f, type, index, &step, &type)) return false;
    gv_layout layout = gv_layout_of(f, type);
    if (i == 0 && __builtin_mul_overflow(index, (int64_t)layout.size, &step)) return false;
    if (__builtin_add_overflow(*offset, step, offset)) return false;
  }
  return true;
}

bool gv_offset_in_slot(front *f, MlirValue address, int64_t *offset) {
  *offset = 0;
  while (mlirValueIsAOpResult(address)) {
    MlirOperation op = mlirOpResultGetOwner(address);
    const gv_op_row *row = gv_row_of(f, op);
    int64_t step = 0;
    if (!gv_keeps_address(row)) break;
    if (row->expr == gv_expr_offset ? !address_offset(f, op, &step) : row->expr != gv_expr_copy)
      return false;
    if (__builtin_add_overflow(*offset, step, offset)) return false;
    address = mlirOperationGetOperand(op, 0);
  }
  return true;
}

/* One index is not constant, and by how many bytes it counts is: *stride; *offset is what the
 * others come to. */
static bool scaled_offset(front *f, MlirOperation op, MlirValue *scaled, int64_t *stride,
                          int64_t *offset) {
  MlirAttribute indices = gv_attribute(op, "rawConstantIndices");
  MlirType type = mlirTypeAttrGetValue(gv_attribute(op, "elem_type"));
  uint32_t operand = 1;
  *offset = *stride = 0;
  if (mlirAttributeIsNull(indices) || !mlirAttributeIsADenseI32Array(indices)) return false;
  for (intptr_t i = 0; i < mlirDenseArrayGetNumElements(indices); i++) {
    int64_t index, step = 0, one = 0;
    uint32_t at = operand;
    bool known = index_of(f, op, indices, i, &operand, &index);
    MlirType whole = type;
    if (!known &&
        (*stride || at >= gv_operand_count(op) || (i > 0 && mlirTypeIsALLVMStructType(type))))
      return false;
    if (i > 0 && !gv_member(f, whole, known ? index : 0, &step, &type)) return false;
    if (i > 0 && !known && !gv_member(f, whole, 1, &one, &type)) return false;
    if (i == 0) one = gv_layout_of(f, type).size;
    if (i == 0 && known && __builtin_mul_overflow(index, one, &step)) return false;
    if (!known) *scaled = mlirOperationGetOperand(op, at), *stride = one;
    if (known && __builtin_add_overflow(*offset, step, offset)) return false;
  }
  return *stride > 0 && *stride <= INT32_MAX && *offset >= INT32_MIN && *offset <= INT32_MAX;
}

/* The index, times the stride, first; what is constant after that. */
static gv_value_id build_scaled(front *f, const gv_expr *expr) {
  gv_value element = expr->value, member = element;
  int64_t constant = element.k;
  element.k = GV_ANYWHERE;
  if (!f->model->values.at[element.b].width) element.b = element.c = 0;
  gv_value_id made = gv_add_value(f->model, element);
  if (!constant) return made;
  member.a = made, member.b = member.c = 0;
  return gv_add_value(f->model, member);
}

void gv_expr_offset(front *f, MlirOperation op, gv_expr *out) {
  MlirValue base = mlirOperationGetOperand(op, 0), scaled;
  int64_t stride, offset;
  if (!mlirTypeIsALLVMPointerType(mlirValueGetType(base)) || out->value.size != 8)
    return; /* vectors of pointers */
  one_source(out, GV_DEF_OFFSET, base);
  if (address_offset(f, op, &out->value.k)) return;
  out->value.k = GV_ANYWHERE;
  if (!scaled_offset(f, op, &scaled, &stride, &offset)) return;
  out->source[1] = scaled;
  out->value.c = (uint32_t)stride;
  out->value.k = offset;
  out->build = build_scaled;
}

/* ---- what else is asked about values ---- */

uint32_t gv_block_of(front *f, MlirBlock block) {
  return gv_map_get(&f->fn.blocks, (uintptr_t)block.ptr);
}

bool gv_is_address(front *f, const gv_argument *argument) {
  if (mlirValueIsNull(argument->value)) return false;
  gv_layout layout = gv_value_layout(f, argument->value);
  return argument->part != GV_WHOLE || (layout.holds && layout.size == 8);
}

void gv_take_thread_stream(front *f, gv_value *value) {
  if (!f->facts.has_thread_stream) {
    f->facts.has_thread_stream = true;
    f->facts.thread_stream = gv_add_global(f->model, GV_STR("the default stream of the thread"), 0,
                                           false, false, GV_NO_LOC);
    f->model->globals.at[f->facts.thread_stream].is_stream = true;
  }
  *value =
      (gv_value){.def = GV_DEF_GLOBAL, .size = 8, .a = f->facts.thread_stream, .loc = GV_NO_LOC};
}
