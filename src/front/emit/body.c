/* A function's body, block by block and operation by operation: each goes to its handler; what is
 * pure is passed over and made when something asks for it. Also what the handlers build with.
 */
#include "base/foreign.h"
#include "emit/emit.h"
#include "read/variable.h"

/* ---- blocks ---- */

uint32_t gv_new_block(front *f) {
  *gv_push(&f->fn.first_entry) = GV_NONE;
  return gv_add_block(f->model);
}

void gv_start_block(front *f, uint32_t block) {
  gv_fill_block(f->model, block);
  f->fn.block = block;
  f->fn.ended = false;
}

uint32_t gv_open_region(front *f, MlirRegion region) {
  uint32_t first = GV_NONE;
  for (MlirBlock b = mlirRegionGetFirstBlock(region); !mlirBlockIsNull(b);
       b = mlirBlockGetNextInRegion(b)) {
    bool found;
    uint32_t block = gv_new_block(f);
    *gv_map_at(&f->fn.blocks, (uintptr_t)b.ptr, &found) = block;
    if (first == GV_NONE) first = block;
  }
  return first;
}

/* What is said of a variable concerns names alone. Of `this` and of what has none in the source
 * nothing is kept. */
static void note_variable(front *f, const gv_op_row *row, MlirOperation op) {
  static const char prefix[] = "llvm.intr.dbg.";
  if (row->expr || !row->name || strncmp(row->name, prefix, sizeof prefix - 1) != 0 ||
      gv_operand_count(op) != 1)
    return;
  MlirStringRef name = gv_variable_name(gv_attribute(op, "varInfo"));
  if (!name.length || (name.length == 4 && memcmp(name.data, "this", 4) == 0) ||
      (name.length > 1 && memcmp(name.data, "__", 2) == 0))
    return;
  if (!gv_is_whole_variable(gv_attribute(op, "locationExpr"))) return;
  *gv_push(&f->fn.variables) = (gv_variable){mlirOperationGetOperand(op, 0),
                                             {name.data, name.length},
                                             gv_site(f, mlirOperationGetLocation(op)) != 0};
}

/* Those of values that the model has. Of several variables the first counts that is of the function
 * itself. */
static void keep_variables(front *f) {
  gv_model *m = f->model;
  for (uint32_t i = 0; i < f->fn.variables.len; i++) {
    gv_variable variable = f->fn.variables.at[i];
    gv_value_id id = gv_map_get(&f->fn.values, (uintptr_t)variable.value.ptr);
    bool found;
    if (id >= m->values.len || !gv_is_root(&m->values.at[id])) continue;
    uint32_t *at = gv_map_at(&m->called_at, id, &found);
    if (found && (variable.inlined || !m->called.at[*at].inlined)) continue;
    if (!found) *at = m->called.len, gv_push(&m->called);
    m->called.at[*at] = (gv_called){id, gv_str_copy(&m->arena, variable.name), variable.inlined};
  }
  f->fn.variables.len = 0;
}

static void fill_block(front *f, MlirBlock block) {
  gv_start_block(f, gv_block_of(f, block));
  if (f->fn.nest && f->fn.nest->entry == f->fn.block) gv_emit_task_begin(f, f->fn.nest);
  if (f->fn.block == f->fn.first_block) {
    gv_copy_values_passed(f, mlirBlockGetParentOperation(block));
    gv_assume_parameters(f, mlirBlockGetParentOperation(block));
    gv_begin_launches(f, mlirBlockGetParentOperation(block));
    f->async->begin(f, mlirBlockGetParentOperation(block));
    if (f->fn.unused) gv_emit_end(f, mlirBlockGetParentOperation(block), GV_STR("nobody"));
  }
  for (MlirOperation op = mlirBlockGetFirstOperation(block); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op)) {
    f->model->facts.source_ops++;
    if (f->marked) gv_keep_marks(f, op, GV_NONE);
    if (f->fn.ended) continue; /* dead: after a call that does not return */
    const gv_op_row *row = gv_row_of(f, op);
    if (row->emit != GV_EMIT_NOTHING)
      f->emitters[row->emit](f, op);
    else
      note_variable(f, row, op);
  }
  if (f->fn.ended) return;
  if (f->fn.nest)
    f->fn.nest->leave(f, f->fn.nest, (MlirOperation){NULL});
  else
    gv_emit_end(f, mlirBlockGetParentOperation(block), GV_STR("end of a block without terminator"));
}

/* A region that is too deep: its blocks are there, and nothing in them. The input is refused in the
 * end. */
static void fill_too_deep(front *f, MlirRegion region) {
  if (!f->error.at)
    f->error =
        gv_format_foreign(&f->model->arena, "%.*s: error: nested more than %d regions deep\n",
                          GV_FMT(f->input), GV_MAX_NESTING);
  for (MlirBlock b = mlirRegionGetFirstBlock(region); !mlirBlockIsNull(b);
       b = mlirBlockGetNextInRegion(b)) {
    gv_start_block(f, gv_block_of(f, b));
    gv_emit_end(f, mlirBlockGetParentOperation(b), GV_STR(""));
  }
}

void gv_fill_region(front *f, MlirRegion region) {
  if (++f->fn.depth > GV_MAX_NESTING)
    fill_too_deep(f, region);
  else
    for (MlirBlock b = mlirRegionGetFirstBlock(region); !mlirBlockIsNull(b);
         b = mlirBlockGetNextInRegion(b))
      fill_block(f, b);
  f->fn.depth--;
}

gv_entry *gv_edge_to(front *f, uint32_t target, MlirOperation op, uint32_t first) {
  return gv_case_edge_to(f, target, op, first, 0);
}

gv_entry *gv_case_edge_to(front *f, uint32_t target, MlirOperation op, uint32_t first,
                          int64_t case_value) {
  uint32_t *head = &f->fn.first_entry.at[target - f->fn.first_block];
  uint32_t edge = gv_add_edge(f->model, f->fn.block, target, case_value);
  gv_entry *entry = gv_push(&f->fn.entries);
  *entry = (gv_entry){.op = op, .first = first, .lead_value = GV_NONE, .edge = edge, .next = *head};
  *head = f->fn.entries.len - 1;
  return entry;
}

/* ---- operations ---- */

void gv_push_value(front *f, MlirValue value) { gv_push_operand(f, gv_demand(f, value)); }

void gv_push_operands(front *f, MlirOperation op, uint32_t first, uint32_t end, gv_wanted wanted) {
  for (uint32_t i = first; i < end; i++) {
    MlirValue value = mlirOperationGetOperand(op, i);
    gv_layout layout = gv_value_layout(f, value);
    bool matters = layout.holds || (wanted == GV_WANT_INTEGERS && layout.width) ||
                   (wanted != GV_WANT_HANDLES && gv_can_carry(f, value));
    gv_push_operand(f, matters ? gv_demand(f, value) : GV_NONE);
  }
}

static void keep_place(void *with, gv_loc place) {
  front *f = with;
  const gv_op *op = &f->model->ops.at[f->model->ops.len - 1];
  if (memcmp(&place, &op->loc, sizeof place) != 0)
    *gv_push(&f->model->also) = (gv_also){f->model->ops.len - 1, place};
}

/* Compilers leave some operations without a place, such as slots and what goes into them at the
 * start: theirs is what comes before. */
static gv_loc place_near(front *f, MlirOperation op) {
  gv_loc loc = gv_op_place(f, op);
  if (f->fn.near.file == GV_NONE) return loc;
  return loc.file == GV_NONE ? f->fn.near : (f->fn.near = loc);
}

gv_op *gv_emit(front *f, MlirOperation op, gv_op_kind kind, gv_str name) {
  gv_loc loc = place_near(f, op);
  uint32_t count = f->fn.operands.len;
  if (count > UINT16_MAX) {
    if (!f->error.at)
      f->error = gv_format_foreign(&f->model->arena,
                                   "%.*s:%u:%u: error: an operation with more than %d operands\n",
                                   GV_FMT(f->input), loc.line, loc.col, UINT16_MAX);
    count = UINT16_MAX;
  }
  gv_op *made = gv_add_op(f->model, kind, name, loc, f->fn.operands.at, count);
  made->site = gv_site(f, mlirOperationGetLocation(op));
  if (f->outlived) made->origin = op.ptr;
  f->fn.operands.len = 0;
  if (mlirLocationIsAFused(mlirOperationGetLocation(op)))
    gv_each_place(f, mlirOperationGetLocation(op), keep_place, f);
  if (kind >= GV_OP_BR) f->fn.ended = true;
  return made;
}

void gv_add_results(front *f, MlirOperation op) {
  gv_loc loc = gv_op_place(f, op);
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op) && i < UINT16_MAX; i++) {
    MlirValue result = mlirOperationGetResult(op, i);
    gv_layout layout = gv_value_layout(f, result);
    gv_value_id id = gv_add_result(f->model, layout.size, layout.width, loc);
    gv_add_fields(f, id, mlirValueGetType(result));
    gv_define(f, result, id);
  }
}

static bool answers_number(front *f, MlirOperation op) {
  bool number = false;
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op) && !number; i++)
    number = gv_value_layout(f, mlirOperationGetResult(op, i)).width;
  return number;
}

/* Where a number comes back, those that are passed tell two questions apart. */
void gv_emit_unknown(front *f, MlirOperation op, gv_str name, uint32_t first, uint32_t end) {
  gv_push_operands(f, op, first, end, answers_number(f, op) ? GV_WANT_INTEGERS : GV_WANT_WORDS);
  gv_emit(f, op, GV_OP_UNKNOWN, name);
  gv_add_results(f, op);
}

void gv_meet_others(front *f) {
  gv_op *last = &f->model->ops.at[f->model->ops.len - 1];
  last->may_wait = last->keeps_device = true;
}

void gv_emit_end(front *f, MlirOperation op, gv_str name) {
  gv_emit(f, op, GV_OP_UNREACHABLE, name);
}

/* ---- functions ---- */

/* What a coroutine that cannot be read gets is not known: its calls are not. Nor is what one of too
 * many functions gets that calls through pointers may call. */
static void add_params(front *f, uint32_t id, MlirBlock entry) {
  const gv_async_function *async = gv_current_async(f);
  bool hidden = (async && async->kind == GV_ASYNC_OPAQUE) ||
                (f->facts.gets_anything && f->symbols.at[f->functions.at[id]].is_pointed);
  for (intptr_t i = 0; i < mlirBlockGetNumArguments(entry); i++) {
    MlirValue param = mlirBlockGetArgument(entry, i);
    gv_layout layout = gv_value_layout(f, param);
    gv_loc loc = gv_place(f, mlirValueGetLocation(param));
    gv_value_id id = gv_add_param(f->model, layout.size, layout.width, loc);
    gv_add_fields(f, id, mlirValueGetType(param));
    gv_define(f, param, hidden ? gv_opaque(f, layout.size, layout.width, loc) : id);
  }
}

static bool is_pointer(MlirBlock entry, intptr_t i) {
  return i < mlirBlockGetNumArguments(entry) &&
         mlirTypeIsALLVMPointerType(mlirValueGetType(mlirBlockGetArgument(entry, i)));
}

/* How many integers of 64 bits there are from parameter `first` on. */
static intptr_t count_numbers(front *f, MlirBlock entry, intptr_t first) {
  intptr_t count = 0;
  while (first + count < mlirBlockGetNumArguments(entry) &&
         gv_value_layout(f, mlirBlockGetArgument(entry, first + count)).width == 64)
    count++;
  return count;
}

/* Modules that are linked may have functions of MLIR beside those of clang, which names the
 * processor in each of its own. */
static bool is_from_clang(const front *f, MlirOperation function) {
  return f->names_compiler && !mlirAttributeIsNull(gv_attribute(function, "target_cpu"));
}

/* A memref is spread over parameters: its allocated and its aligned pointer, the offset, and as
 * many sizes as strides. Two pointers followed by an odd number of 64-bit integers are taken for
 * one, and so the second for an address in the first one's buffer, but in code from C, where this
 * is how one passes two buffers and a length. */
static void pair_pointers(front *f, uint32_t function, MlirBlock entry) {
  const gv_value_id *params = f->model->params.at + f->model->functions.at[function].first_param;
  for (intptr_t i = 0; i + 2 < mlirBlockGetNumArguments(entry); i++) {
    if (!is_pointer(entry, i) || !is_pointer(entry, i + 1)) continue;
    intptr_t numbers = count_numbers(f, entry, i + 2);
    if (numbers % 2 == 0) continue;
    f->model->values.at[params[i + 1]].c = params[i];
    i += 1 + numbers;
  }
}

void gv_add_params(front *f, uint32_t id, MlirOperation op) {
  MlirBlock entry = mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0));
  add_params(f, id, entry);
  if (!is_from_clang(f, op)) pair_pointers(f, id, entry);
}

void gv_forget_function(front *f) {
  keep_variables(f);
  gv_map_free(&f->fn.values);
  gv_map_free(&f->fn.blocks);
  gv_map_free(&f->fn.payloads);
  gv_map_free(&f->fn.failures);
  gv_map_free(&f->fn.objects);
  f->fn.first_entry.len = f->fn.entries.len = f->fn.pending.len = f->fn.operands.len =
      f->stack.frame.len = 0;
}

void gv_build_function(front *f, uint32_t index) {
  f->fn.allocation = gv_allocation_returned(f, index);
  f->fn.fillings.len = 0;
  const gv_symbol *symbol = &f->symbols.at[index]; /* which may move */
  f->fn.return_slot = symbol->return_slot;
  MlirOperation op = symbol->op;
  f->fn.scope = symbol->scope;
  f->fn.async_function = symbol->async_function;
  f->fn.owns = symbol->owns;
  f->fn.near = mlirLocationIsAFused(mlirOperationGetLocation(op)) ? gv_op_place(f, op) : GV_NO_LOC;
  f->fn.tells = symbol->tells;
  f->fn.has_handler = symbol->has_handler;
  f->fn.is_main = gv_str_equal(symbol->name, GV_STR("main"));
  f->fn.first_value = f->model->values.len;
  f->fn.way_out = GV_NONE;
  f->fn.unused = symbol->is_interface && !symbol->called.at && !symbol->is_public;
  uint32_t id = gv_begin_function(f->model, symbol->name,
                                  symbol->is_public && mlirOperationIsNull(f->fn.allocation),
                                  gv_op_place(f, op));
  GV_CHECK(id == symbol->id);
  f->model->functions.at[id].comes_first = symbol->comes_first;
  bool own = f->whole && !symbol->addressed,
       start = own && gv_str_equal(symbol->name, GV_STR("main"));
  f->model->functions.at[id].is_start = start;
  f->model->functions.at[id].is_never_called_back = start || (own && symbol->comes_first);
  if (f->marked) gv_keep_marks(f, op, id);
  MlirRegion body = mlirOperationGetRegion(op, 0);
  gv_add_params(f, id, op);
  if (!mlirOperationIsNull(f->fn.allocation))
    f->fn.allocated = gv_add_param(f->model, 8, 0, gv_op_place(f, f->fn.allocation));
  f->fn.first_block = gv_open_region(f, body);
  gv_fill_region(f, body);
  gv_fill_way_out(f, op);
  gv_settle_arguments(f);
  gv_end_function(f->model);
  gv_forget_function(f);
}
