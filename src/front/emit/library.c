/* Calls of functions that are known by their name: what they do to handles and memory is a row of
 * the runtime's profile or of library.def. A declaration that does not fit its row is not taken for
 * it.
 */
#include "emit/emit.h"

/* ---- arguments ---- */

static void list_members(front *f, MlirValue value, uint32_t first_address, uint32_t members) {
  for (uint32_t i = 0; i < members; i++) {
    bool address = i >= first_address && i < 2;
    gv_argument *argument = gv_push(&f->fn.arguments);
    *argument = address ? (gv_argument){value, i * 8} : (gv_argument){{NULL}, GV_WHOLE};
  }
}

void gv_list_arguments(front *f, MlirOperation op, uint32_t first, uint32_t end) {
  f->fn.arguments.len = 0;
  for (uint32_t i = first; i < end; i++) {
    MlirValue value = mlirOperationGetOperand(op, i);
    MlirType type = mlirValueGetType(value);
    if (mlirTypeIsAUnrankedMemRef(type))
      list_members(f, value, 1, 2);
    else if (mlirTypeIsAMemRef(type))
      list_members(f, value, 0, gv_spread_of_memref(type));
    else
      *gv_push(&f->fn.arguments) = (gv_argument){value, GV_WHOLE};
  }
}

gv_value_id gv_argument_value(front *f, const gv_argument *argument) {
  return argument->part == GV_WHOLE ? gv_demand(f, argument->value)
                                    : gv_part(f, argument->value, argument->part);
}

/* ---- what a descriptor points to ---- */

enum { SLOT_USES = 16 };

bool gv_call_reads_only(front *f, MlirOpOperand use) {
  const gv_symbol *callee = gv_callee_of(f, mlirOpOperandGetOwner(use));
  unsigned i = mlirOpOperandGetOperandNumber(use);
  if (!callee || (callee->kind == GV_SYM_DEFINED && !callee->wraps) || !callee->action ||
      i >= GV_ACTION_ARGS)
    return false;
  uint8_t role = callee->action->roles[i] & GV_ROLE_BITS;
  return role == GV_ROLE_NONE || role == GV_ROLE_HOST_READ || role == GV_ROLE_MEMREF_READ ||
         role == GV_ROLE_MEMREF_WRITE || role == GV_ROLE_SHAPE || role == GV_ROLE_VIEW_READ ||
         gv_is_memref_role((gv_role)role);
}

/* The one value that is ever stored in the slot, if that happens before `at` in its block; else
 * NULL. */
static MlirValue only_stored(front *f, MlirValue slot, MlirOperation at) {
  MlirValue stored = {NULL};
  uint32_t uses = 0;
  if (!mlirValueIsAOpResult(slot) ||
      gv_row_of(f, mlirOpResultGetOwner(slot))->emit != GV_EMIT_alloca)
    return stored;
  for (MlirOpOperand use = mlirValueGetFirstUse(slot); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    if (++uses > SLOT_USES) return (MlirValue){NULL};
    if (gv_op_is(user, "llvm.store") && mlirOpOperandGetOperandNumber(use) == 1) {
      if (!mlirValueIsNull(stored) ||
          !mlirBlockEqual(mlirOperationGetBlock(user), mlirOperationGetBlock(at)) ||
          !mlirOperationIsBeforeInBlock(user, at))
        return (MlirValue){NULL};
      stored = mlirOperationGetOperand(user, 0);
    } else if (gv_op_is(user, "llvm.call")) {
      if (!gv_call_reads_only(f, use)) return (MlirValue){NULL};
    } else if (!gv_op_is(user, "llvm.load")) {
      return (MlirValue){NULL};
    }
  }
  return stored;
}

/* The address that is stored at the one in `argument`, behind a rank: known where the slot was
 * filled, else loaded. */
static gv_value_id behind(front *f, MlirOperation op, const gv_argument *argument) {
  MlirValue stored =
      argument->part == GV_WHOLE ? only_stored(f, argument->value, op) : (MlirValue){NULL};
  if (!mlirValueIsNull(stored) && gv_value_layout(f, stored).size >= GV_BEHIND_OFFSET + 8)
    return gv_part(f, stored, GV_BEHIND_OFFSET);
  gv_value_id address = gv_argument_value(f, argument);
  gv_push_operand(f, address);
  gv_emit(f, op, GV_OP_LOAD, GV_STR("descriptor"))->bytes = GV_BEHIND_OFFSET;
  gv_value at = {
      .def = GV_DEF_OFFSET, .size = 8, .a = address, .k = GV_BEHIND_OFFSET, .loc = GV_NO_LOC};
  gv_push_operand(f, gv_add_value(f->model, at));
  gv_emit(f, op, GV_OP_LOAD, GV_STR("descriptor"));
  return gv_add_result(f->model, 8, 0, gv_op_place(f, op));
}

/* ---- actions ---- */

void gv_push_role(front *f, gv_value_id operand, uint8_t role) {
  gv_push_operand(f, operand);
  *gv_push(&f->fn.roles) = role;
}

/* The roles pushed, in the arena; launches of one kernel share them. */
static const uint8_t *own_roles(front *f) {
  uint32_t count = f->fn.roles.len;
  if (f->fn.last_role_count == count && memcmp(f->fn.last_roles, f->fn.roles.at, count) == 0)
    return f->fn.last_roles;
  uint8_t *own = gv_new(&f->model->arena, uint8_t, count);
  f->fn.last_role_count = count;
  return f->fn.last_roles = memcpy(own, f->fn.roles.at, count);
}

gv_op *gv_emit_action(front *f, MlirOperation op, const gv_action *action, gv_str name) {
  uint32_t count = f->fn.roles.len;
  const uint8_t *roles = action->roles;
  if (count > GV_ACTION_ARGS || (count && memcmp(f->fn.roles.at, action->roles, count) != 0))
    roles = own_roles(f);
  gv_op *made = gv_emit(f, op, GV_OP_ACTION, name);
  gv_set_action(made, action);
  made->roles = roles;
  f->fn.roles.len = 0;
  made->first_range = f->model->ranges.len;
  made->range_count = f->fn.ranges.len;
  for (uint32_t i = 0; i < f->fn.ranges.len; i++) *gv_push(&f->model->ranges) = f->fn.ranges.at[i];
  f->fn.ranges.len = 0;
  return made;
}

/* A number of 64 bits, as which some runtimes have addresses of device memory. */
static bool is_word(front *f, const gv_argument *argument) {
  if (!f->model->runtime.numbers_are_addresses || mlirValueIsNull(argument->value)) return false;
  return gv_value_layout(f, argument->value).width == 64;
}

static bool is_part(uint8_t role) { return role >= GV_ROLE_PART_READ && role <= GV_ROLE_MAY_WRITE; }
static bool is_scalar(uint8_t role) {
  return role == GV_ROLE_SCALAR_READ || role == GV_ROLE_SCALAR_WRITE;
}

static bool is_held_role(uint8_t role) { return role >= GV_ROLE_HELD_READ && role <= GV_ROLE_HELD; }

bool gv_is_holder(front *f, const gv_argument *argument) {
  if (argument->part != GV_WHOLE || mlirValueIsNull(argument->value)) return false;
  gv_value_id id = gv_map_get(&f->fn.values, (uintptr_t)argument->value.ptr);
  if (id == GV_NONE || f->model->values.at[id].def != GV_DEF_RESULT) return false;
  const gv_op *made = &f->model->ops.at[f->model->values.at[id].a];
  return made->kind == GV_OP_ACTION && made->action->creates == GV_CREATES_HOLDER;
}

/* The address is in a stack slot or a global, as far as is seen at once. */
static bool is_of_host(front *f, const gv_argument *argument) {
  MlirValue address = argument->value;
  if (argument->part != GV_WHOLE || mlirValueIsNull(address)) return false;
  if (!mlirValueIsNull(gv_slot_of(f, address))) return true;
  while (mlirValueIsAOpResult(address)) {
    const gv_op_row *row = gv_row_of(f, mlirOpResultGetOwner(address));
    if (row->expr == gv_expr_addressof) return true;
    if (!gv_keeps_address(row)) return false;
    address = mlirOperationGetOperand(mlirOpResultGetOwner(address), 0);
  }
  return false;
}

static bool fits_role(front *f, const gv_argument *argument, uint8_t role) {
  bool at = role & GV_ROLE_AT;
  role &= GV_ROLE_BITS;
  if (role == GV_ROLE_PARAMETERS || role == GV_ROLE_CALLED) return true;
  if (at) return gv_is_address(f, argument);
  if (is_part(role)) return gv_is_address(f, argument) || is_word(f, argument);
  if (is_held_role(role)) return gv_is_holder(f, argument);
  if (is_scalar(role)) return gv_is_address(f, argument) && is_of_host(f, argument);
  if (role >= GV_ROLE_SHAPE && role <= GV_ROLE_VIEW_WRITE) return gv_is_address(f, argument);
  if (role == GV_ROLE_SIZE)
    return !mlirValueIsNull(argument->value) && gv_value_layout(f, argument->value).width > 0;
  if (gv_is_memory_role(role))
    return role == GV_ROLE_KEPT || gv_is_address(f, argument) || is_word(f, argument);
  return role == GV_ROLE_NONE || !mlirValueIsNull(argument->value);
}

/* Whether the arguments in f->arguments can play their parts; what the runtime keeps may be absent,
 * or be no address. */
static bool fits_action(front *f, MlirOperation op, const gv_action *action,
                        const gv_profile_row *row) {
  uint32_t count = f->fn.arguments.len;
  if (count > GV_ACTION_ARGS && action->roles[GV_ACTION_ARGS - 1] != GV_ROLE_NONE) return false;
  for (uint32_t i = 0; i < GV_ACTION_ARGS; i++) {
    if (i < count && !fits_role(f, &f->fn.arguments.at[i], action->roles[i])) return false;
    bool host = action->roles[i] == GV_ROLE_HOST_READ || action->roles[i] == GV_ROLE_HOST_WRITE,
         again = row && row->again && i == 0;
    if (i < count && host && !again && gv_is_holder(f, &f->fn.arguments.at[i])) return false;
    bool optional = action->roles[i] == GV_ROLE_KEPT || action->roles[i] == GV_ROLE_PARAMETERS;
    if (i >= count && action->roles[i] != GV_ROLE_NONE && !optional) return false;
  }
  if (row && row->out != GV_NONE)
    return row->out < count && gv_is_address(f, &f->fn.arguments.at[row->out]);
  return action->creates == GV_CREATES_NOTHING || mlirOperationGetNumResults(op) == 1;
}

/* The text that the constant at the address is. */
static bool constant_text(front *f, MlirValue address, gv_str *text) {
  if (!mlirValueIsAOpResult(address)) return false;
  MlirOperation op = mlirOpResultGetOwner(address);
  if (gv_row_of(f, op)->expr != gv_expr_addressof) return false;
  const gv_symbol *symbol = gv_symbol_of(f, gv_attribute(op, "global_name"));
  if (symbol->kind != GV_SYM_GLOBAL || mlirAttributeIsNull(gv_attribute(symbol->op, "constant")))
    return false;
  *text = gv_string_attribute(symbol->op, "value");
  while (text->len && !text->at[text->len - 1]) text->len--;
  return text->at != NULL;
}

static bool fits_constant(front *f, const gv_profile_constant *constant) {
  if (constant->argument >= f->fn.arguments.len) return false;
  const gv_argument *argument = &f->fn.arguments.at[constant->argument];
  int64_t number;
  gv_str text;
  if (mlirValueIsNull(argument->value) || argument->part != GV_WHOLE) return false;
  if (!constant->text)
    return gv_constant(f, argument->value, &number) && number == constant->number;
  return constant_text(f, argument->value, &text) && gv_str_equal(text, gv_str_of(constant->text));
}

/* The way in which the runtime's function is called with the arguments in f->arguments; NULL: none
 * that is known. */
static const gv_profile_row *row_of_call(front *f, MlirOperation op, const gv_profile_row *row) {
  for (; row; row = gv_profile_next(f->runtime, row)) {
    bool fits = !row->without || !gv_find_symbol(f, f->fn.scope, gv_str_of(row->without));
    fits = fits && (row->arguments == GV_NONE || row->arguments == f->fn.arguments.len) &&
           fits_action(f, op, &row->action, row);
    for (uint32_t i = 0; i < row->constant_count && fits; i++)
      fits = fits_constant(f, &row->constants[i]);
    if (fits) return row;
  }
  return NULL;
}

/* The number that was made a pointer. */
static bool constant_pointer(front *f, MlirValue pointer, int64_t *number) {
  if (!mlirValueIsAOpResult(pointer)) return false;
  MlirOperation op = mlirOpResultGetOwner(pointer);
  const gv_op_row *row = gv_row_of(f, op);
  *number = 0;
  if (row->expr == gv_expr_null) return true;
  return row->expr == gv_expr_pointer && gv_constant(f, mlirOperationGetOperand(op, 0), number);
}

static bool is_null(front *f, const gv_argument *argument) {
  int64_t number;
  return argument->part == GV_WHOLE && constant_pointer(f, argument->value, &number) && !number;
}

static bool plays_part(front *f, const gv_action *action, uint32_t i) {
  uint8_t role = action->roles[i] & GV_ROLE_BITS;
  bool optional = role == GV_ROLE_KEPT || role == GV_ROLE_PARAMETERS;
  const gv_argument *argument = &f->fn.arguments.at[i];
  if (role == GV_ROLE_KEPT && gv_is_address(f, argument) && is_null(f, argument)) return false;
  return role != GV_ROLE_NONE && (!optional || gv_is_address(f, argument));
}

/* ---- streams that are always there ---- */

/* The default stream of the thread, as a value. */
static gv_value_id thread_stream(front *f) {
  gv_value value;
  gv_take_thread_stream(f, &value);
  return gv_add_value(f->model, value);
}

/* Null is the default stream, for some calls that of the thread; so are some numbers. */
gv_value_id gv_stream_value(front *f, const gv_argument *argument, const gv_action *action) {
  int64_t number;
  if (argument->part != GV_WHOLE || !constant_pointer(f, argument->value, &number))
    return gv_argument_value(f, argument);
  bool null = number && number == f->runtime->stands_for[GV_STANDS_FOR_NULL];
  if (null)
    return gv_add_value(f->model, (gv_value){.def = GV_DEF_NULL, .size = 8, .loc = GV_NO_LOC});
  if (!number && action->flags & GV_ACTION_THREAD_NULL) return thread_stream(f);
  return gv_argument_value(f, argument);
}

/* May the host touch the memory too? Perhaps, where an argument says it that is not constant. */
static void set_shared(front *f, MlirOperation op, const gv_profile_row *row, uint32_t end,
                       gv_op *made) {
  int64_t shared = row->action.flags & GV_ACTION_SHARED;
  if (row->shared_at != GV_NONE)
    made->perhaps =
        row->shared_at + f->fn.first_argument >= end ||
        !gv_constant(f, mlirOperationGetOperand(op, row->shared_at + f->fn.first_argument),
                     &shared);
  made->shared = made->perhaps || shared != 0;
}

/* What the call makes is put where an argument says. */
static void store_made(front *f, MlirOperation op, gv_value_id made, const gv_argument *at,
                       gv_str name) {
  gv_value_id address = gv_argument_value(f, at);
  gv_push_operand(f, made);
  gv_push_operand(f, address);
  gv_emit(f, op, GV_OP_STORE, name);
}

void gv_define_status(front *f, MlirOperation op) {
  if (mlirOperationGetNumResults(op) != 1) return;
  MlirValue result = mlirOperationGetResult(op, 0);
  f->model->facts.statuses_asked |= !mlirOpOperandIsNull(mlirValueGetFirstUse(result));
  gv_layout layout = gv_value_layout(f, result);
  if (layout.width) gv_define(f, result, gv_int(f, 0, layout.size, layout.width));
}

/* A descriptor of the memory at the argument: whatever else is in it, both its pointers lead there.
 */
static void define_memref(front *f, MlirOperation op, const gv_action *action) {
  MlirValue result =
      mlirOperationGetNumResults(op) == 1 ? mlirOperationGetResult(op, 0) : (MlirValue){NULL};
  uint32_t argument = 0, size = mlirValueIsNull(result) ? 0 : gv_value_layout(f, result).size;
  while (argument < GV_ACTION_ARGS && action->roles[argument] != GV_ROLE_MEMORY_USE) argument++;
  if (size < 16 || argument >= f->fn.arguments.len) {
    gv_add_results(f, op);
    return;
  }
  gv_value_id made = gv_add_result(f->model, size, 0, gv_op_place(f, op));
  gv_value_id address = gv_argument_value(f, &f->fn.arguments.at[argument]);
  for (int64_t at = 0; at <= 8; at += 8) {
    gv_value put = {.def = GV_DEF_INSERT,
                    .size = size,
                    .a = made,
                    .b = address,
                    .k = at,
                    .loc = gv_op_place(f, op)};
    made = gv_add_value(f->model, put);
  }
  gv_define(f, result, made);
}

static uint32_t argument_with(const front *f, const gv_action *action, uint8_t role) {
  for (uint32_t i = 0; i < GV_ACTION_ARGS && i < f->fn.arguments.len; i++)
    if (action->roles[i] == role) return i;
  return GV_NONE;
}

/* The stream or event at the address; where that is null, null itself. */
static gv_value_id handle_at(front *f, MlirOperation op, const gv_argument *argument) {
  int64_t number;
  if (argument->part == GV_WHOLE && constant_pointer(f, argument->value, &number) && !number)
    return gv_argument_value(f, argument);
  gv_push_operand(f, gv_argument_value(f, argument));
  gv_emit(f, op, GV_OP_LOAD, GV_STR("handle"));
  return gv_add_result(f->model, 8, 0, gv_op_place(f, op));
}

/* An object of a library is memory of the host, as large as an address, in which its stream lies.
 */
static gv_value_id make_object(front *f, MlirOperation op, gv_str name) {
  gv_op *memory = gv_emit(f, op, GV_OP_MEMORY, name);
  memory->heap = memory->zeroed = true, memory->bytes = 8;
  gv_value_id made = gv_add_result(f->model, 8, 0, gv_op_place(f, op));
  gv_push_operand(
      f, gv_add_value(f->model, (gv_value){.def = GV_DEF_NULL, .size = 8, .loc = GV_NO_LOC}));
  gv_push_operand(f, made);
  gv_emit(f, op, GV_OP_STORE, name);
  return made;
}

/* The stream among the arguments. */
static gv_value_id stream_given(front *f, MlirOperation op, const gv_action *action) {
  uint32_t i = 0;
  while (i < GV_ACTION_ARGS && !gv_is_stream_role(action->roles[i] & GV_ROLE_BITS)) i++;
  if (action->roles[i] & GV_ROLE_AT) return handle_at(f, op, &f->fn.arguments.at[i]);
  return gv_stream_value(f, &f->fn.arguments.at[i], action);
}

/* The call is one whose status was taken out, and whose result is what the function makes: GV_MADE.
 */
static bool gives_made(front *f, MlirOperation op, const gv_profile_row *row) {
  bool one = row->status && row->out != GV_NONE && mlirOperationGetNumResults(op) == 1;
  return one && !row->address && !row->given &&
         gv_value_layout(f, mlirOperationGetResult(op, 0)).holds;
}

static void emit_results(front *f, MlirOperation op, const gv_profile_row *row, gv_str name) {
  if (row && row->memref) {
    define_memref(f, op, &row->action);
    return;
  }
  if (!row || (row->out == GV_NONE && !row->status)) {
    gv_add_results(f, op);
    return;
  }
  if (row->address)
    store_made(f, op,
               gv_argument_value(
                   f, &f->fn.arguments.at[argument_with(f, &row->action, GV_ROLE_MEMORY_USE)]),
               &f->fn.arguments.at[row->out], name);
  else if (gives_made(f, op, row))
    gv_define(f, mlirOperationGetResult(op, 0),
              row->object ? make_object(f, op, name)
                          : gv_add_result(f->model, 8, 0, gv_op_place(f, op)));
  else if (row->object)
    store_made(f, op, make_object(f, op, name), &f->fn.arguments.at[row->out], name);
  else if (row->given)
    store_made(f, op, stream_given(f, op, &row->action), &f->fn.arguments.at[row->out], name);
  else if (row->out != GV_NONE)
    store_made(f, op, gv_add_result(f->model, 8, 0, gv_op_place(f, op)),
               &f->fn.arguments.at[row->out], name);
  if (row->status && !gives_made(f, op, row)) gv_define_status(f, op);
}

/* The number that the argument is; -1: it is not known, or no number of bytes or rows. */
static int64_t count_in(front *f, uint32_t argument) {
  int64_t k;
  const gv_argument *a = argument < f->fn.arguments.len ? &f->fn.arguments.at[argument] : NULL;
  bool known = a && a->part == GV_WHOLE && gv_integer_of(f, a->value, &k);
  return known && k >= 0 && k < INT64_C(1) << 40 ? k : -1;
}

/* A copy of rows touches none of the bytes between them, and one of unknown size is none of
 * nothing. */
static void push_rows(front *f, const gv_action *action, uint32_t argument) {
  int64_t pitch = count_in(f, argument + 1),
          row = count_in(f, argument_with(f, action, GV_ROLE_ROW)),
          rows = count_in(f, argument_with(f, action, GV_ROLE_ROWS)), end = 0;
  uint8_t role = action->roles[argument],
          mode = role == GV_ROLE_KERNEL_READ ? GV_RANGE_READS : GV_RANGE_WRITES;
  if (row == 0 || rows == 0) { /* it touches nothing */
    f->fn.operands.at[f->fn.operands.len - 1] = GV_NONE;
    f->fn.roles.at[f->fn.roles.len - 1] = GV_ROLE_NONE;
    return;
  }
  gv_kernel_range r = {
      .operand = f->fn.operands.len - 1, .mode = mode, .sure = GV_RANGE_SOME_SURE, .hi = INT64_MAX};
  r.sure_hi = row > 0 ? row : 1;
  bool known =
      pitch >= row && row > 0 && rows > 0 && !__builtin_mul_overflow(pitch, rows - 1, &end);
  if (known && pitch < UINT32_MAX && !__builtin_add_overflow(end, row, &r.hi)) {
    r.sure |= GV_RANGE_ALL_SURE;
    if (pitch > row && rows > 1) r.pitch = (uint32_t)pitch, r.width = (uint32_t)row;
  }
  *gv_push(&f->fn.ranges) = r;
}

/* What the roles of parts of memory say, as ranges of the argument that was pushed last. */
static uint8_t push_part(front *f, uint8_t role) {
  bool either = role == GV_ROLE_PART_EITHER,
       may = role == GV_ROLE_MAY_READ || role == GV_ROLE_MAY_WRITE;
  bool reads =
      role == GV_ROLE_PART_READ || role == GV_ROLE_PART_BOTH || role == GV_ROLE_MAY_READ || either;
  bool writes =
      role == GV_ROLE_PART_WRITE || role == GV_ROLE_PART_BOTH || role == GV_ROLE_MAY_WRITE;
  gv_kernel_range r = {.operand = f->fn.operands.len, .hi = INT64_MAX};
  if (!may) r.sure = GV_RANGE_SOME_SURE, r.sure_hi = 1;
  r.mode = (uint8_t)((reads ? GV_RANGE_READS : 0) | (writes ? GV_RANGE_WRITES : 0));
  *gv_push(&f->fn.ranges) = r;
  if (either)
    *gv_push(&f->fn.ranges) =
        (gv_kernel_range){.operand = r.operand, .mode = GV_RANGE_WRITES, .hi = INT64_MAX};
  return either || (reads && writes) ? GV_ROLE_KERNEL_BOTH
         : reads                     ? GV_ROLE_KERNEL_READ
                                     : GV_ROLE_KERNEL_WRITE;
}

/* What is done to all that the holder stands for. */
static void push_held(front *f, gv_value_id holder, uint8_t role) {
  if (role == GV_ROLE_HELD || role == GV_ROLE_HELD_ON_STREAM)
    gv_push_role(f, GV_NONE, GV_ROLE_NONE);
  else
    gv_push_role(f, holder, role == GV_ROLE_HELD_READ ? GV_ROLE_KERNEL_READ : GV_ROLE_KERNEL_BOTH);
}

/* ---- how many bytes the host touches ---- */

static const struct {
  const char *name;
  uint8_t of, bytes, times;
  bool all;
  uint8_t fixed; /* so many bytes; 0: arguments say how many */
} sizes[] = {
#define ALL true
#define UP_TO false
#define ONE GV_ACTION_ARGS
#define SIZE(name, how, of, bytes, times) {name, of, bytes, times, how, 0},
#define FIXED(name, of, bytes) {name, of, 0, 0, UP_TO, bytes},
#include "front/sizes.def"
#undef ALL
#undef UP_TO
#undef ONE
};

/* What the function writes there is of one type. 0: it is not known. */
static uint32_t size_of_type(gv_str name, uint32_t argument) {
  uint32_t size = 0;
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes && !size; i++)
    if (sizes[i].fixed && sizes[i].of == argument && gv_str_equal(name, gv_str_of(sizes[i].name)))
      size = sizes[i].fixed;
  return size;
}

/* Such arguments are written as by a store, which leaves what surrounds them alone. */
static void store_types(front *f, MlirOperation op, const gv_symbol *symbol) {
  gv_loc loc = gv_op_place(f, op);
  for (uint32_t i = 0; i < f->fn.arguments.len; i++) {
    uint32_t size = size_of_type(symbol->name, i);
    if (!size || is_null(f, &f->fn.arguments.at[i])) continue;
    gv_push_operand(f, gv_opaque(f, size, 0, loc));
    gv_push_operand(f, gv_argument_value(f, &f->fn.arguments.at[i]));
    gv_emit(f, op, GV_OP_STORE, symbol->called)->atomic = symbol->library == GV_LIB_MEETS;
  }
}

/* -1: it is not known. */
static int64_t size_told(front *f, gv_str name, uint32_t argument, bool *all) {
  *all = false;
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
    if (sizes[i].fixed || sizes[i].of != argument) continue;
    if (!gv_str_equal(name, gv_str_of(sizes[i].name))) continue;
    int64_t bytes = count_in(f, sizes[i].bytes),
            times = sizes[i].times == GV_ACTION_ARGS ? 1 : count_in(f, sizes[i].times);
    if (bytes < 0 || times < 0 || __builtin_mul_overflow(bytes, times, &bytes)) return -1;
    *all = sizes[i].all;
    return bytes;
  }
  return -1;
}

/* The host touches so many bytes of the operand pushed last, all of them or no more; negative: it
 * is not known how many. */
static void push_bytes(front *f, int64_t size, bool all) {
  uint8_t role = f->fn.roles.at[f->fn.roles.len - 1];
  gv_kernel_range r = {.operand = f->fn.operands.len - 1,
                       .mode = role == GV_ROLE_HOST_READ ? GV_RANGE_READS : GV_RANGE_WRITES,
                       .sure = GV_RANGE_SOME_SURE,
                       .hi = size < 0 ? INT64_MAX : size,
                       .sure_hi = 1};
  if (size > 0 && all) r.sure |= GV_RANGE_ALL_SURE, r.sure_hi = size;
  *gv_push(&f->fn.ranges) = r;
}

/* What a function of the C library reads or writes of the operand pushed last begins at the
 * address: where that ends is known where a number says it.
 */
static void push_host_range(front *f, gv_str name, uint32_t argument) {
  uint8_t role = f->fn.roles.at[f->fn.roles.len - 1];
  if (role != GV_ROLE_HOST_READ && role != GV_ROLE_HOST_WRITE) return;
  bool all;
  int64_t size = size_of_type(name, argument) ? 0 : size_told(f, name, argument, &all);
  if (size == 0) { /* it touches nothing */
    f->fn.operands.at[f->fn.operands.len - 1] = GV_NONE;
    f->fn.roles.at[f->fn.roles.len - 1] = GV_ROLE_NONE;
    return;
  }
  push_bytes(f, size, size > 0 && all);
}

/* Numbers that stand for an address, such as null, are none. */
static bool is_number(front *f, const gv_argument *argument) {
  int64_t number;
  return argument->part == GV_WHOLE && constant_pointer(f, argument->value, &number);
}

static bool is_described(uint8_t role) {
  role &= GV_ROLE_BITS;
  return gv_is_memref_role((gv_role)role) || role == GV_ROLE_SHAPE;
}

enum { LEAST_DESCRIPTOR = 24 /* bytes, without sizes and strides */ };

/* The host reads the descriptor itself, which may lie in memory that work writes, or that is gone.
 */
static void read_descriptor(front *f, MlirOperation op, const gv_action *action, gv_str name,
                            uint32_t i, gv_value_id address) {
  static const gv_action reads = {"descriptor", GV_CREATES_NOTHING, 0, 0, {GV_ROLE_HOST_READ}};
  bool behind_it = action->roles[i] & GV_ROLE_BEHIND;
  if (gv_descriptor_is_seen(f, op, &f->fn.arguments.at[i], behind_it)) return;
  int64_t bytes = gv_descriptor_bytes(f, name, i, behind_it);
  gv_kernel_range r = {.mode = GV_RANGE_READS,
                       .sure = GV_RANGE_SOME_SURE,
                       .hi = INT64_MAX,
                       .sure_hi = LEAST_DESCRIPTOR};
  if (bytes >= 0) r.sure |= GV_RANGE_ALL_SURE, r.hi = r.sure_hi = bytes;
  gv_push_role(f, address, GV_ROLE_HOST_READ);
  *gv_push(&f->fn.ranges) = r;
  gv_emit_action(f, op, &reads, name);
}

/* Arguments in one buffer, which is not looked into. */
static bool is_array_role(const gv_action *action, uint8_t role) {
  if (role == GV_ROLE_PARAMETERS) return true;
  return action->roles[0] == GV_ROLE_MODULE_LAUNCH && role == GV_ROLE_KEPT;
}

/* A second buffer of them, beside the one that argument `i` - 1 is. */
static bool is_other_array(front *f, uint32_t i) {
  const gv_argument *arguments = f->fn.arguments.at;
  if (is_null(f, &arguments[i])) return false;
  return !mlirValueEqual(arguments[i].value, arguments[i - 1].value);
}

/* It says what other arguments are, and is no object itself. */
static bool says_how(uint8_t role) {
  if (role == GV_ROLE_CALLED) return true;
  if (role >= GV_ROLE_PITCH && role <= GV_ROLE_ROWS) return true;
  return (role & GV_ROLE_BITS) == GV_ROLE_SHAPE;
}

/* The argument that is the array of parameters; GV_NONE: there is none. */
static uint32_t array_among(front *f, const gv_action *action, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    bool extra = i && action->roles[i - 1] == action->roles[i];
    if (is_array_role(action, action->roles[i]) && !extra && plays_part(f, action, i)) return i;
  }
  return GV_NONE;
}

/* The arguments with their roles, as the operands of an action; what one of them points to is
 * loaded before. */
static void push_arguments(front *f, MlirOperation op, const gv_action *action,
                           const gv_profile_row *row, gv_str name) {
  gv_value_id hidden[GV_ACTION_ARGS];
  uint32_t count = f->fn.arguments.len < GV_ACTION_ARGS ? f->fn.arguments.len : GV_ACTION_ARGS,
           params = array_among(f, action, count);
  gv_parameter_list read = {0};
  bool seen = params != GV_NONE && action->roles[params] == GV_ROLE_PARAMETERS &&
              gv_read_parameters(f, op, name, f->fn.arguments.at[params].value, &read);
  for (uint32_t i = 0; i < count; i++)
    if (action->roles[i] & (GV_ROLE_BEHIND | GV_ROLE_AT) && plays_part(f, action, i))
      hidden[i] = action->roles[i] & GV_ROLE_AT ? handle_at(f, op, &f->fn.arguments.at[i])
                                                : behind(f, op, &f->fn.arguments.at[i]);
  for (uint32_t i = 0; i < count; i++)
    if (is_described(action->roles[i]) && plays_part(f, action, i))
      read_descriptor(f, op, action, name, i,
                      action->roles[i] & GV_ROLE_BEHIND
                          ? hidden[i]
                          : gv_argument_value(f, &f->fn.arguments.at[i]));
  for (uint32_t i = 0; i < count; i++) {
    uint8_t role = action->roles[i];
    bool array = is_array_role(action, role), plays = plays_part(f, action, i);
    bool extra = array && i && action->roles[i - 1] == role;
    if (extra && plays && is_other_array(f, i))
      gv_push_role(f, gv_argument_value(f, &f->fn.arguments.at[i]), GV_ROLE_KEPT);
    else if (action->flags & GV_ACTION_ANSWERS && !plays) /* what it answers is about that, too */
      gv_push_role(f,
                   mlirValueIsNull(f->fn.arguments.at[i].value)
                       ? GV_NONE
                       : gv_argument_value(f, &f->fn.arguments.at[i]),
                   GV_ROLE_NONE);
    else if (extra || !plays || params == i || says_how(role))
      gv_push_role(f, GV_NONE, GV_ROLE_NONE);
    else if (role == GV_ROLE_VIEW_READ || role == GV_ROLE_VIEW_WRITE)
      gv_push_expanded_view(f, name, i, role == GV_ROLE_VIEW_WRITE);
    else if (role & (GV_ROLE_BEHIND | GV_ROLE_AT))
      gv_push_role(f, hidden[i], role & GV_ROLE_BITS);
    else if (is_part(role) && is_number(f, &f->fn.arguments.at[i]))
      gv_push_role(f, GV_NONE, GV_ROLE_NONE);
    else if (is_held_role(role))
      push_held(f, gv_argument_value(f, &f->fn.arguments.at[i]), role);
    else if (is_part(role) || is_scalar(role)) {
      gv_value_id address = gv_argument_value(f, &f->fn.arguments.at[i]);
      gv_push_role(f, address,
                   is_part(role)                 ? push_part(f, role)
                   : role == GV_ROLE_SCALAR_READ ? GV_ROLE_HOST_READ
                                                 : GV_ROLE_HOST_WRITE);
    } else if (gv_is_stream_role(role))
      gv_push_role(f, gv_stream_value(f, &f->fn.arguments.at[i], action), role);
    else {
      gv_push_role(f, gv_argument_value(f, &f->fn.arguments.at[i]), role);
      if (row && row->bytes[i])
        push_bytes(f, row->bytes[i], true);
      else
        push_host_range(f, gv_str_of(action->name), i);
    }
    if (i + 1 < count && action->roles[i + 1] == GV_ROLE_PITCH && plays_part(f, action, i))
      push_rows(f, action, i);
    uint8_t part = role & GV_ROLE_BITS;
    if (gv_is_memref_role((gv_role)part) && plays_part(f, action, i))
      gv_push_view(f, op, name, &f->fn.arguments.at[i], role & GV_ROLE_BEHIND,
                   part == GV_ROLE_MEMREF_WRITE);
  }
  for (uint32_t i = 0; i < read.len; i++) gv_push_role(f, read.at[i].value, read.at[i].role);
  if (params != GV_NONE && !seen)
    gv_push_parameters(f, op, f->fn.arguments.at[params].value, params);
  gv_vec_free(&read);
}

/* cudaMemcpyToSymbol and its kin: a global of the host stands for a variable of the device, and the
 * copy is to or from some place in it. */
static bool takes_symbol(const gv_profile_row *row) {
  return row && strstr(row->action.name, "Symbol");
}

static void move_somewhere(front *f) {
  for (uint32_t i = 0; i < f->fn.roles.len; i++) {
    if (f->fn.roles.at[i] != GV_ROLE_KERNEL_READ && f->fn.roles.at[i] != GV_ROLE_KERNEL_WRITE)
      continue;
    gv_value at = {.def = GV_DEF_OFFSET,
                   .size = 8,
                   .a = f->fn.operands.at[i],
                   .k = GV_ANYWHERE,
                   .loc = GV_NO_LOC};
    f->fn.operands.at[i] = gv_add_value(f->model, at);
  }
}

bool gv_launches_unseen(const gv_action *action) {
  bool any = false;
  for (uint32_t i = 0; i < GV_ACTION_ARGS; i++)
    any |= action->roles[i] == GV_ROLE_PARAMETERS || action->roles[i] == GV_ROLE_MODULE_LAUNCH;
  return any;
}

static const gv_action *action_without(front *f, const gv_action *action, uint32_t flags) {
  gv_action *other = gv_new(&f->model->arena, gv_action, 1);
  *other = *action;
  other->flags &= ~flags;
  return other;
}

/* Work on the null stream of the runtime is on that of the thread, if this call means that. */
static const gv_action *action_of_thread(front *f, const gv_action *action) {
  const uint32_t both = GV_ACTION_ON_NULL | GV_ACTION_THREAD_NULL;
  if ((action->flags & both) != both) return action;
  gv_push_role(f, thread_stream(f), GV_ROLE_STREAM_USE);
  return action_without(f, action, both);
}

/* ---- memory that a stream makes ---- */

/* The stream among the arguments pushed, which the first of the two does not use. */
static gv_value_id take_stream(front *f) {
  for (uint32_t i = 0; i < f->fn.roles.len; i++) {
    if (f->fn.roles.at[i] != GV_ROLE_STREAM_USE) continue;
    gv_value_id stream = f->fn.operands.at[i];
    f->fn.operands.at[i] = GV_NONE, f->fn.roles.at[i] = GV_ROLE_NONE;
    return stream;
  }
  return GV_NONE;
}

/* The host has the address at once; the memory is there once the stream comes to it, as if that
 * wrote it. */
static void emit_arrival(front *f, MlirOperation op, const gv_action *action, gv_str name,
                         gv_value_id stream, gv_value_id memory) {
  gv_action *arrival = gv_new(&f->model->arena, gv_action, 1);
  *arrival = (gv_action){
      action->name, GV_CREATES_NOTHING, 0, 0, {GV_ROLE_KERNEL_WRITE, GV_ROLE_STREAM_USE}};
  arrival->flags = action->flags & (GV_ACTION_ENQUEUES | GV_ACTION_IDLE | GV_ACTION_THREAD_NULL |
                                    GV_ACTION_NEEDS_STREAM);
  gv_push_role(f, memory, GV_ROLE_KERNEL_WRITE);
  gv_push_role(f, stream, GV_ROLE_STREAM_USE);
  gv_emit_action(f, op, arrival, name);
}

static void emit_ordered_memory(front *f, MlirOperation op, const gv_action *action,
                                const gv_profile_row *row, gv_str name, uint32_t end) {
  const uint32_t queued =
      GV_ACTION_ENQUEUES | GV_ACTION_IDLE | GV_ACTION_THREAD_NULL | GV_ACTION_NEEDS_STREAM;
  gv_value_id stream = take_stream(f);
  gv_op *made = gv_emit_action(f, op, action_without(f, action, queued), name);
  uint32_t number = f->model->ops.len - 1;
  set_shared(f, op, row, end, made);
  emit_results(f, op, row, name);
  emit_arrival(f, op, action, name, stream, gv_results(f->model, &f->model->ops.at[number])[0]);
}

/* The stream that work on the null stream is given besides: it has to be alive. All that is
 * enqueued on it is what the row says. */
static void emit_on_given_stream(front *f, MlirOperation op, const gv_action *action, gv_str name,
                                 gv_value_id stream) {
  uint32_t count = f->fn.arguments.len < GV_ACTION_ARGS ? f->fn.arguments.len : GV_ACTION_ARGS;
  gv_action *given = gv_new(&f->model->arena, gv_action, 1);
  *given = (gv_action){action->name, GV_CREATES_NOTHING, 0, 0, {GV_ROLE_STREAM_USE}};
  gv_push_role(f, stream, GV_ROLE_STREAM_USE);
  for (uint32_t i = 0; i < count; i++)
    if (action->roles[i] == GV_ROLE_HELD_ON_STREAM) {
      given->roles[f->fn.roles.len] = GV_ROLE_KERNEL_READ;
      gv_push_role(f, gv_argument_value(f, &f->fn.arguments.at[i]), GV_ROLE_KERNEL_READ);
    }
  given->flags = GV_ACTION_ENQUEUES | (f->fn.roles.len == 1 ? GV_ACTION_IDLE : 0);
  gv_emit_action(f, op, given, name);
}

/* ---- calls ---- */

/* A part of a module, put through an address: the module comes first. */
static void put_module_first(front *f) {
  for (uint32_t i = 1; i < f->fn.roles.len; i++) {
    if (f->fn.roles.at[i] != GV_ROLE_MODULE_USE) continue;
    f->fn.operands.at[0] = f->fn.operands.at[i], f->fn.roles.at[0] = f->fn.roles.at[i];
    f->fn.operands.at[i] = GV_NONE, f->fn.roles.at[i] = GV_ROLE_NONE;
  }
}

/* The number of the device is the first argument. */
static uint32_t selected_device(front *f) {
  const gv_argument *argument = f->fn.arguments.len ? &f->fn.arguments.at[0] : NULL;
  int64_t number;
  bool constant = argument && argument->part == GV_WHOLE && !mlirValueIsNull(argument->value) &&
                  gv_value_layout(f, argument->value).width &&
                  gv_constant(f, argument->value, &number);
  return constant && number >= 0 && number < INT32_MAX ? (uint32_t)number + 1 : 0;
}

static const gv_profile_row *runtime_row(front *f, MlirOperation op) {
  if (!gv_op_is(op, "llvm.call")) return NULL;
  const gv_symbol *callee = gv_callee_of(f, op);
  return callee ? callee->runtime : NULL;
}

/* A stack slot that has one name: its only use is the cast that the value is, if it is none itself.
 */
static bool is_slot_of_one_name(front *f, MlirOperation maker) {
  while (gv_keeps_address(gv_row_of(f, maker)) && gv_operand_count(maker) == 1) {
    MlirValue from = mlirOperationGetOperand(maker, 0);
    MlirOpOperand use = mlirValueGetFirstUse(from);
    if (!mlirValueIsAOpResult(from) || !mlirOpOperandIsNull(mlirOpOperandGetNextUse(use)))
      return false;
    maker = mlirOpResultGetOwner(from);
  }
  return gv_row_of(f, maker)->emit == GV_EMIT_alloca;
}

/* In one of its rows the function takes a slot that stands for memory as that argument. */
static bool takes_slot(front *f, const gv_profile_row *row, uint32_t argument) {
  for (; row && argument < GV_ACTION_ARGS; row = gv_profile_next(f->runtime, row))
    if (is_held_role(row->action.roles[argument]) || (row->again && !argument)) return true;
  return false;
}

/* The holder, or the slot, that is the first argument of the call is made in its block and goes
 * nowhere but to functions of the runtime there; a slot, to none that would copy it. */
static bool stays_in_block(front *f, MlirOperation op, const gv_argument *argument) {
  if (argument->part != GV_WHOLE || mlirValueIsNull(argument->value) ||
      !mlirValueIsAOpResult(argument->value))
    return false;
  MlirOperation maker = mlirOpResultGetOwner(argument->value);
  const gv_profile_row *made = runtime_row(f, maker);
  bool holder = made && gv_creates_holder(made->action.creates);
  if (!holder && !is_slot_of_one_name(f, maker)) return false;
  if (!mlirBlockEqual(mlirOperationGetBlock(maker), mlirOperationGetBlock(op))) return false;
  for (MlirOpOperand use = mlirValueGetFirstUse(argument->value); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    const gv_profile_row *row = runtime_row(f, user);
    if (!row || !mlirBlockEqual(mlirOperationGetBlock(user), mlirOperationGetBlock(op)))
      return false;
    if (!holder && !takes_slot(f, row, mlirOpOperandGetOperandNumber(use))) return false;
  }
  return true;
}

static bool sets_holders(front *f) {
  for (uint32_t i = 0; i < f->symbols.len && !f->facts.sets_known; i++)
    f->facts.sets_holders |= f->symbols.at[i].runtime && f->symbols.at[i].runtime->again;
  f->facts.sets_known = true;
  return f->facts.sets_holders;
}

/* The holder that the call makes may come to stand for other memory, and when is not followed. */
static bool may_be_set(front *f, MlirOperation op) {
  if (mlirOperationGetNumResults(op) != 1 || !sets_holders(f)) return false;
  const gv_argument result = {mlirOperationGetResult(op, 0), GV_WHOLE};
  for (MlirOpOperand use = mlirValueGetFirstUse(result.value); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    const gv_profile_row *row = runtime_row(f, user);
    if (!row || (row->again && !stays_in_block(f, user, &result))) return true;
  }
  return false;
}

/* The same call, where what it keeps is hidden. */
static const gv_action *hiding(front *f, const gv_action *action) {
  gv_action *hides = gv_new(&f->model->arena, gv_action, 1);
  *hides = *action;
  if (hides->creates == GV_CREATES_HOLDER) hides->creates = GV_CREATES_NOTHING;
  hides->flags |= GV_ACTION_HIDES;
  return hides;
}

/* From here on the argument is another holder. */
static void renew(front *f, MlirOperation op, const gv_action *action, gv_str name) {
  gv_action *again = gv_new(&f->model->arena, gv_action, 1);
  *again = *action;
  if (action->roles[0] == GV_ROLE_HOST_WRITE) { /* a slot, which is forgotten */
    again->roles[0] = f->fn.roles.at[0] = GV_ROLE_NONE;
    f->fn.operands.at[0] = GV_NONE;
    f->fn.ranges.len = 0; /* of the slot: what is kept has none */
  }
  again->creates =
      action->roles[0] == GV_ROLE_DESCRIPTOR_USE ? GV_CREATES_DESCRIPTOR : GV_CREATES_HOLDER;
  again->flags &= ~(uint32_t)GV_ACTION_HIDES;
  MlirValue holder = f->fn.arguments.at[0].value;
  gv_emit_action(f, op, again, name);
  gv_redefine(f, holder, gv_add_result(f->model, 8, 0, gv_op_place(f, op)));
}

/* What the function that the call has a stream run does with the address that is kept for it;
 * KEPT: more than accesses to that memory, or it runs none. */
static gv_role role_of_later(front *f, const gv_action *action) {
  for (uint32_t i = 0; i < GV_ACTION_ARGS && i < f->fn.arguments.len; i++)
    if (action->roles[i] == GV_ROLE_CALLED && f->fn.arguments.at[i].part == GV_WHOLE)
      return gv_role_of_later(f, f->fn.arguments.at[i].value);
  return GV_ROLE_KEPT;
}

/* The same call, which keeps nothing. */
static const gv_action *keeping_nothing(front *f, const gv_action *action) {
  gv_action *keeps = gv_new(&f->model->arena, gv_action, 1);
  *keeps = *action;
  keeps->flags &= ~(uint32_t)GV_ACTION_HIDES;
  for (uint32_t i = 0; i < GV_ACTION_ARGS; i++)
    if (keeps->roles[i] == GV_ROLE_KEPT) keeps->roles[i] = GV_ROLE_NONE;
  return keeps;
}

/* The function that the call has a stream run, after what the call itself does; `later`: what it
 * does with what is kept for it. */
static void run_on_stream(front *f, MlirOperation op, const gv_action *action, gv_role later,
                          uint32_t made) {
  gv_value_id stream = GV_NONE;
  MlirValue function = {NULL};
  for (uint32_t i = 0; i < GV_ACTION_ARGS && i < f->fn.arguments.len; i++) {
    MlirValue argument = f->fn.arguments.at[i].value;
    if (action->roles[i] == GV_ROLE_STREAM_USE)
      stream = gv_operands(f->model, &f->model->ops.at[made])[i];
    if (action->roles[i] == GV_ROLE_CALLED)
      gv_emit_on_stream(f, op, action, function = argument, stream);
    if (action->roles[i] == GV_ROLE_KEPT && later != GV_ROLE_KEPT && later != GV_ROLE_NONE)
      gv_emit_touched_later(f, op, action, function, stream,
                            gv_argument_value(f, &f->fn.arguments.at[i]));
  }
}

static void emit_action(front *f, MlirOperation op, const gv_action *action,
                        const gv_profile_row *row, gv_str name, uint32_t end) {
  uint32_t device = action->flags & GV_ACTION_SELECTS ? selected_device(f) : 0;
  const gv_action *called = action;
  gv_role later = role_of_later(f, action);
  if (later != GV_ROLE_KEPT) action = keeping_nothing(f, action);
  push_arguments(f, op, action, row, name);
  if (row && row->again && f->fn.arguments.len && stays_in_block(f, op, &f->fn.arguments.at[0])) {
    renew(f, op, action, name);
    return;
  }
  if (gv_creates_holder(action->creates) && may_be_set(f, op)) action = hiding(f, action);
  if (action->creates == GV_CREATES_PART) put_module_first(f);
  if (takes_symbol(row)) move_somewhere(f);
  action = action_of_thread(f, action);
  if (action->creates == GV_CREATES_MEMORY && action->flags & GV_ACTION_ENQUEUES) {
    emit_ordered_memory(f, op, action, row, name, end);
    return;
  }
  bool on_null = action->flags & GV_ACTION_ON_NULL;
  gv_value_id stream = on_null ? take_stream(f) : GV_NONE;
  gv_op *made = gv_emit_action(f, op, action, name);
  uint32_t number = f->model->ops.len - 1;
  made->device = device;
  for (uint32_t i = 0; i < GV_ACTION_ARGS; i++) {
    made->parts |= action->roles[i] == GV_ROLE_PARAMETERS;
    made->follows |=
        action->roles[i] == GV_ROLE_PARAMETERS || action->roles[i] == GV_ROLE_MODULE_LAUNCH;
  }
  made->symbol = takes_symbol(row);
  made->parts |= made->symbol;
  made->unseen = gv_launches_unseen(action);
  if (action->creates == GV_CREATES_MEMORY) set_shared(f, op, row, end, made);
  emit_results(f, op, row, name);
  if (stream != GV_NONE) emit_on_given_stream(f, op, action, name, stream);
  run_on_stream(f, op, called, later, number);
}

/* Is there anything to wait for? If not, the result is 0, and the host knows as much as if it had
 * waited. */
static void emit_query(front *f, MlirOperation op, const gv_profile_row *row, gv_str name) {
  uint32_t done = gv_new_block(f), after = gv_new_block(f);
  gv_emit(f, op, GV_OP_CHOICE, name)->outside = true;
  gv_edge_to(f, done, (MlirOperation){NULL}, 0);
  uint32_t busy = gv_edge_to(f, after, (MlirOperation){NULL}, 0)->edge;
  gv_start_block(f, done);
  push_arguments(f, op, &row->action, row, name);
  gv_emit_action(f, op, &row->action, name);
  gv_emit(f, op, GV_OP_BR, name);
  uint32_t idle = gv_edge_to(f, after, (MlirOperation){NULL}, 0)->edge;
  gv_start_block(f, after);
  if (mlirOperationGetNumResults(op) != 1) return;
  MlirValue result = mlirOperationGetResult(op, 0);
  gv_layout layout = gv_value_layout(f, result);
  gv_value_id told =
      gv_add_block_arg(f->model, after, 0, layout.size, layout.width, gv_op_place(f, op));
  gv_add_pair(f->model, busy, told, gv_int(f, row->busy, layout.size, layout.width));
  gv_add_pair(f->model, idle, told, gv_int(f, 0, layout.size, layout.width));
  gv_define(f, result, told);
}

static bool has_role(const gv_action *action) {
  for (uint32_t i = 0; i < GV_ACTION_ARGS; i++)
    if (action->roles[i] != GV_ROLE_NONE) return true;
  return false;
}

static bool emit_runtime(front *f, MlirOperation op, const gv_symbol *symbol, uint32_t end) {
  gv_list_arguments(f, op, f->fn.first_argument, end);
  const gv_profile_row *row = row_of_call(f, op, symbol->runtime);
  f->facts.calls_runtime = true;
  if (!row || (row->group == GV_GROUP_PART && !gv_is_enqueued_here(f, op))) return false;
  gv_str name = gv_str_of(row->action.name);
  const char *ending =
      strchr(row->action.name, '.'); /* of a graph that was written out: src/app/graphs.c */
  if (ending) name.len = (size_t)(ending - name.at);
  if (memmem(symbol->name.at, symbol->name.len, ".asked.", 7))
    f->model->facts.statuses_asked = true;
  if (row->queries)
    emit_query(f, op, row, name);
  else
    emit_action(f, op, &row->action, row, name, end);
  return true;
}

/* Does something ask for a number that the call gives? */
static bool is_asked(front *f, MlirOperation op) {
  if (mlirOperationGetNumResults(op) != 1) return false;
  MlirValue result = mlirOperationGetResult(op, 0);
  return !mlirOpOperandIsNull(mlirValueGetFirstUse(result)) && gv_value_layout(f, result).width;
}

/* The address of what stands for all that is written for others to read. */
static gv_value_id text_of(front *f) {
  if (!f->facts.has_texts)
    f->facts.texts = gv_add_global(f->model, GV_STR("text"), 8, true, false, GV_NO_LOC);
  f->facts.has_texts = true;
  gv_value text = {.def = GV_DEF_GLOBAL, .size = 8, .a = f->facts.texts, .loc = GV_NO_LOC};
  return gv_add_value(f->model, text);
}

/* Functions that give bytes to who reads them from a file, a pipe or a socket: of the memory at an
 * argument, or of the argument itself. */
static const struct {
  const char *name;
  uint8_t argument;
  bool itself;
} gives[] = {{"fwrite", 0, false}, {"write", 1, false},
             {"pwrite", 1, false}, {"send", 1, false},
             {"fputc", 0, true},   {"putc", 0, true},
             {"putchar", 0, true}, {"_ZNSo5writeEPKcl", 1, false}};

/* What lies in memory whose bytes are given away is known to others. */
static void give_away(front *f, MlirOperation op, const gv_symbol *symbol) {
  for (size_t i = 0; i < sizeof gives / sizeof *gives; i++) {
    if (!gv_str_equal(symbol->name, gv_str_of(gives[i].name))) continue;
    if (gives[i].argument >= f->fn.arguments.len) return;
    const gv_argument *argument = &f->fn.arguments.at[gives[i].argument];
    gv_value_id given = gv_argument_value(f, argument);
    gv_push_operand(f, gives[i].itself ? given : text_of(f));
    gv_push_operand(f, gives[i].itself ? text_of(f) : given);
    if (!gives[i].itself) gv_push_operand(f, GV_NONE);
    gv_emit(f, op, gives[i].itself ? GV_OP_STORE : GV_OP_MEMCPY, symbol->called);
  }
}

static bool emit_known(front *f, MlirOperation op, const gv_symbol *symbol, uint32_t end) {
  const gv_action *action = symbol->action;
  gv_list_arguments(f, op, f->fn.first_argument, end);
  if (!has_role(action) && !is_asked(f, op)) {
    give_away(f, op, symbol);
    return true;
  }
  if (!fits_action(f, op, action, NULL)) return false;
  store_types(f, op, symbol);
  give_away(f, op, symbol);
  emit_action(f, op, action, NULL, symbol->called, end);
  return true;
}

/* Other threads do what they want while it waits, to what they know: that is not its argument, but
 * where somebody else had the address. */
static bool emit_meeting(front *f, MlirOperation op, const gv_symbol *symbol, uint32_t end) {
  gv_list_arguments(f, op, f->fn.first_argument, end);
  if (!fits_action(f, op, symbol->action, NULL)) return false;
  store_types(f, op, symbol);
  give_away(f, op, symbol);
  push_arguments(f, op, symbol->action, NULL, symbol->called);
  gv_emit_action(f, op, symbol->action, symbol->called);
  gv_emit_unknown(f, op, symbol->called, end, end);
  gv_meet_others(f);
  return true;
}

/* Null, or somewhere in the memory of argument 0: which is what `there`, a result of the call,
 * tells. */
static gv_value_id found_in(front *f, MlirOperation op) {
  gv_loc loc = gv_op_place(f, op);
  gv_value_id there = gv_add_result(f->model, 1, 1, loc);
  gv_value within = {.def = GV_DEF_OFFSET,
                     .size = 8,
                     .a = gv_argument_value(f, &f->fn.arguments.at[0]),
                     .k = GV_ANYWHERE,
                     .loc = loc};
  gv_value_id nothing =
      gv_add_value(f->model, (gv_value){.def = GV_DEF_NULL, .size = 8, .loc = loc});
  gv_value_id address = gv_add_value(f->model, within);
  gv_value found = {
      .def = GV_DEF_SELECT, .size = 8, .a = there, .b = address, .c = nothing, .loc = loc};
  return gv_add_value(f->model, found);
}

/* The result is an address that the caller has already. */
static bool emit_returning(front *f, MlirOperation op, const gv_symbol *symbol, uint32_t end) {
  gv_list_arguments(f, op, f->fn.first_argument, end);
  if (!f->fn.arguments.len || !gv_is_address(f, &f->fn.arguments.at[0]) ||
      !fits_action(f, op, symbol->action, NULL))
    return false;
  give_away(f, op, symbol);
  push_arguments(f, op, symbol->action, NULL, symbol->called);
  gv_emit_action(f, op, symbol->action, symbol->called);
  if (mlirOperationGetNumResults(op) != 1) return true;
  bool first = symbol->library != GV_LIB_FINDS;
  gv_define(f, mlirOperationGetResult(op, 0),
            first ? gv_argument_value(f, &f->fn.arguments.at[0]) : found_in(f, op));
  return true;
}

/* strtol and its kin: where argument 1 leads there is, afterwards, an address of somewhere in what
 * argument 0 leads to. */
static bool emit_ending(front *f, MlirOperation op, const gv_symbol *symbol, uint32_t end) {
  gv_list_arguments(f, op, f->fn.first_argument, end);
  if (f->fn.arguments.len < 2 || !gv_is_address(f, &f->fn.arguments.at[1]) ||
      !fits_action(f, op, symbol->action, NULL))
    return false;
  const gv_argument text = f->fn.arguments.at[0], place = f->fn.arguments.at[1];
  bool told = !is_null(f, &place);
  gv_value within = {.def = GV_DEF_OFFSET,
                     .size = 8,
                     .a = gv_argument_value(f, &text),
                     .k = GV_ANYWHERE,
                     .loc = gv_op_place(f, op)};
  emit_action(f, op, symbol->action, NULL, symbol->called, end);
  if (told) store_made(f, op, gv_add_value(f->model, within), &place, symbol->called);
  return true;
}

/* ---- formats ---- */

enum { MOST_WIDTH = 4096 /* of a conversion */ };

static bool is_one_of(char c, const char *set) { return c && strchr(set, c); }

/* What a conversion of a format does with its arguments, one role each; of what is written, how
 * many bytes: -1: it is not known. */
typedef struct conversion {
  uint8_t roles[3];
  uint32_t count;
  int64_t bytes;
} conversion;

/* By its letter, and what stands before it: how many 'l', 'h' and the like. */
static int64_t bytes_scanned(char letter, gv_str before) {
  uint32_t shorter = 0, longer = 0, width = 0;
  for (size_t i = 0; i < before.len; i++) {
    char c = before.at[i];
    if (c >= '0' && c <= '9' && width < MOST_WIDTH) width = 10 * width + (uint32_t)(c - '0');
    shorter += c == 'h';
    longer += is_one_of(c, "lLqjzt");
  }
  if (is_one_of(letter, "diouxXn")) return longer ? 8 : 4 >> (shorter < 2 ? shorter : 2);
  if (is_one_of(letter, "eEfFgGaA"))
    return longer ? (memchr(before.at, 'L', before.len) ? 16 : 8) : 4;
  if (letter == 'p') return 8;
  if (longer || width >= MOST_WIDTH) return -1;
  if (letter == 'c') return width ? (int64_t)width : 1;
  return letter == 's' && width ? (int64_t)width + 1 : -1;
}

/* False: there is none any more, or it is not understood, where *format is not empty. */
static bool next_conversion(gv_str *format, bool scans, conversion *c) {
  const char *at = memchr(format->at, '%', format->len), *end = format->at + format->len;
  *c = (conversion){.bytes = -1};
  if (!at) {
    format->len = 0;
    return false;
  }
  bool skipped = false; /* in what is scanned, "%*d" is about no argument */
  const char *begin = ++at;
  for (; at < end && is_one_of(*at, "-+ #0123456789.*hlLqjztI'"); at++)
    if (*at == '*' && scans)
      skipped = true;
    else if (*at == '*')
      c->roles[c->count++ & 1] = GV_ROLE_NONE;
  if (at == end || c->count > 2 || *at == '$') return false;
  bool writes = (scans && is_one_of(*at, "diouxXeEfFgGaAcCpsSn")) || *at == 'n';
  if (writes) {
    c->roles[c->count] = GV_ROLE_HOST_WRITE, c->count += !skipped;
    c->bytes = bytes_scanned(*at, (gv_str){begin, (size_t)(at - begin)});
  } else if (*at == 's' || *at == 'S')
    c->roles[c->count++] = GV_ROLE_HOST_READ;
  else if (is_one_of(*at, "diouxXeEfFgGaAcCp"))
    c->roles[c->count++] = GV_ROLE_NONE;
  else if (*at != '%' && (*at != 'm' || scans)) /* "%ms" is new memory */
    return false;
  *format = (gv_str){at + 1, (size_t)(end - at - 1)};
  return true;
}

/* False: it is no address. */
static bool push_formatted(front *f, uint32_t argument, uint8_t role) {
  bool address = role != GV_ROLE_NONE && gv_is_address(f, &f->fn.arguments.at[argument]);
  gv_push_role(f, address ? gv_argument_value(f, &f->fn.arguments.at[argument]) : GV_NONE,
               address ? role : GV_ROLE_NONE);
  return address;
}

static void push_conversion(front *f, uint32_t argument, const conversion *c, uint32_t i) {
  if (!push_formatted(f, argument, c->roles[i])) return;
  push_bytes(f, c->roles[i] == GV_ROLE_HOST_WRITE ? c->bytes : -1, false);
}

/* Numbers are made of text somewhere, which may be addresses. */
static bool reads_numbers(front *f) {
  if (f->facts.reads_numbers_known) return f->facts.reads_numbers;
  f->facts.reads_numbers_known = true;
  for (uint32_t i = 0; i < f->symbols.len && !f->facts.reads_numbers; i++) {
    gv_str name = f->symbols.at[i].name;
    f->facts.reads_numbers =
        f->symbols.at[i].library == GV_LIB_SCANS || memmem(name.at, name.len, "strtol", 6) ||
        memmem(name.at, name.len, "strtoul", 7) || gv_str_begins(name, "atol") ||
        gv_str_begins(name, "_ZNSi") || memmem(name.at, name.len, "from_chars", 10);
  }
  return f->facts.reads_numbers;
}

/* May what the function writes come back as an address? What is in memory may; what is in files or
 * printed may, where the program makes numbers of text. */
static bool keeps_text(front *f, const gv_symbol *symbol) {
  if (symbol->library == GV_LIB_SCANS) return false;
  return symbol->action->roles[0] == GV_ROLE_HOST_WRITE || reads_numbers(f);
}

/* An address that is written as text may be read by anybody: as one that is stored in a variable
 * that other code knows. */
static void write_address(front *f, MlirOperation op, const gv_argument *argument, gv_str name) {
  if (gv_value_layout(f, argument->value).size != 8) return;
  gv_value_id written = gv_argument_value(f, argument);
  gv_push_operand(f, written);
  gv_push_operand(f, text_of(f));
  gv_emit(f, op, GV_OP_STORE, name);
}

static void write_addresses(front *f, MlirOperation op, const gv_symbol *symbol, uint32_t first,
                            const uint8_t *roles) {
  for (uint32_t i = first; i < f->fn.arguments.len; i++)
    if (roles[i] == GV_ROLE_NONE && f->fn.arguments.at[i].part == GV_WHOLE && keeps_text(f, symbol))
      write_address(f, op, &f->fn.arguments.at[i], symbol->called);
}

/* printf and its kin. False: what the format says is not known, and there is something after it
 * that it may be about. */
static bool emit_formatted(front *f, MlirOperation op, const gv_symbol *symbol, uint32_t end) {
  const gv_action *action = symbol->action;
  uint32_t at = GV_ACTION_ARGS;
  conversion c;
  gv_str format = {NULL, 0};
  gv_list_arguments(f, op, f->fn.first_argument, end);
  if (!fits_action(f, op, action, NULL)) return false;
  while (action->roles[--at] == GV_ROLE_NONE) continue;
  uint32_t next = at + 1;
  bool known = f->fn.arguments.at[at].part == GV_WHOLE &&
               constant_text(f, f->fn.arguments.at[at].value, &format);
  for (uint32_t i = 0; i <= at; i++)
    if (push_formatted(f, i, action->roles[i])) push_host_range(f, gv_str_of(action->name), i);
  while (known && next < f->fn.arguments.len &&
         next_conversion(&format, symbol->library == GV_LIB_SCANS, &c))
    for (uint32_t i = 0; i < c.count && next < f->fn.arguments.len; i++)
      push_conversion(f, next++, &c, i);
  for (known = known && !format.len; next < f->fn.arguments.len && !known; next++) {
    if (!gv_is_address(f, &f->fn.arguments.at[next])) continue;
    f->fn.operands.len = f->fn.roles.len = f->fn.ranges.len = 0;
    return false;
  }
  const uint8_t *of_arguments = gv_emit_action(f, op, action, symbol->called)->roles;
  gv_add_results(f, op);
  write_addresses(f, op, symbol, at + 1, of_arguments);
  return true;
}

/* ---- what is called at the end ---- */

/* What the function gets then is null, or the address of something that is there until then; else
 * it is hidden. */
static bool is_there_at_exit(front *f, MlirOperation op, uint32_t end) {
  if (end < f->fn.first_argument + 2) return true;
  MlirValue argument = mlirOperationGetOperand(op, f->fn.first_argument + 1);
  for (uint32_t i = 0; i < SLOT_USES && mlirValueIsAOpResult(argument); i++) {
    MlirOperation made = mlirOpResultGetOwner(argument);
    const gv_op_row *row = gv_row_of(f, made);
    if (row->expr == gv_expr_null || row->expr == gv_expr_addressof ||
        row->expr == gv_expr_constant)
      return true;
    if (!gv_keeps_address(row)) return false;
    argument = mlirOperationGetOperand(made, 0);
  }
  return false;
}

/* ---- memory ---- */

bool gv_allocated_size(front *f, MlirOperation op, uint32_t first, uint32_t end, int64_t *size) {
  bool sized = end > first;
  *size = 1;
  for (uint32_t i = first; i < end && sized;
       i++) { /* of aligned_alloc too much, which is still a number */
    int64_t factor;
    sized = gv_constant_size(f, mlirOperationGetOperand(op, i), &factor) &&
            !__builtin_mul_overflow(*size, factor, size);
  }
  return sized;
}

/* malloc, calloc */
static bool emit_allocation(front *f, MlirOperation op, const gv_symbol *symbol, uint32_t end) {
  if (mlirOperationGetNumResults(op) != 1 ||
      gv_value_layout(f, mlirOperationGetResult(op, 0)).size != 8)
    return false;
  if (mlirOperationEqual(op, f->fn.allocation)) {
    gv_define(f, mlirOperationGetResult(op, 0), f->fn.allocated);
    return true;
  }
  int64_t size;
  uint32_t first = f->fn.first_argument;
  bool sized = gv_allocated_size(f, op, first, end, &size),
       zeroed = symbol->library == GV_LIB_ZEROED;
  bool one = !sized && !zeroed && end == first + 1 &&
             gv_value_layout(f, mlirOperationGetOperand(op, first)).width;
  gv_value_id bytes = one ? gv_demand(f, mlirOperationGetOperand(op, first)) : GV_NONE;
  zeroed |= one && gv_starts_as_zeros(f, op, mlirOperationGetOperand(op, first));
  gv_op *made = gv_new_memory(f, op, symbol->called, true, sized ? &size : NULL);
  made->zeroed = zeroed;
  made->given = gv_is_taken_to_succeed(op, symbol);
  f->model->facts.malloc_assumed |= made->given;
  if (one && !zeroed) *gv_push(&f->model->sized) = (gv_sized){f->model->ops.len - 1, bytes};
  return true;
}

/* memcpy, memmove, memset: the result is the first argument. */
static bool emit_bytes(front *f, MlirOperation op, const gv_symbol *symbol, uint32_t end) {
  uint32_t first = f->fn.first_argument;
  if (end != first + 3) return false;
  MlirValue to = mlirOperationGetOperand(op, first),
            second = mlirOperationGetOperand(op, first + 1);
  bool copy = symbol->library == GV_LIB_COPY;
  if (!gv_value_layout(f, to).holds || gv_value_layout(f, second).holds != copy) return false;
  int64_t k, *size = gv_constant(f, mlirOperationGetOperand(op, first + 2), &k) ? &k : NULL;
  (copy ? gv_copy_memory : gv_set_memory)(f, op, symbol->called, to, second, size);
  if (mlirOperationGetNumResults(op) == 1)
    gv_define(f, mlirOperationGetResult(op, 0), gv_demand(f, to));
  return true;
}

/* What it gives is no result, as of a call, but undefined. */
static bool emit_undefined(front *f, MlirOperation op) {
  if (mlirOperationGetNumResults(op) != 1) return false;
  MlirValue result = mlirOperationGetResult(op, 0);
  gv_layout layout = gv_value_layout(f, result);
  gv_value undefined = {
      .def = GV_DEF_UNDEF, .size = layout.size, .width = layout.width, .loc = gv_op_place(f, op)};
  gv_define(f, result, gv_add_value(f->model, undefined));
  return true;
}

/* ---- sparse tensors ---- */

/* The new memory holds what was read from argument `i`, a text. */
static void copy_text(front *f, MlirOperation op, const gv_symbol *symbol, uint32_t i) {
  gv_push_value(f, mlirOperationGetResult(op, 0));
  gv_push_operand(f, gv_argument_value(f, &f->fn.arguments.at[i]));
  gv_push_operand(f, GV_NONE);
  gv_emit(f, op, GV_OP_MEMCPY, symbol->called);
}

/* newSparseTensor: the memory that is given last may be the tensor whose contents it starts with.
 */
static bool emit_tensor(front *f, MlirOperation op, const gv_symbol *symbol, uint32_t end) {
  if (mlirOperationGetNumResults(op) != 1 ||
      gv_value_layout(f, mlirOperationGetResult(op, 0)).size != 8)
    return false;
  gv_list_arguments(f, op, f->fn.first_argument, end);
  if (!fits_action(f, op, symbol->action, NULL)) return false;
  push_arguments(f, op, symbol->action, NULL, symbol->name);
  gv_emit_action(f, op, symbol->action, symbol->called);
  gv_new_memory(f, op, symbol->called, true, NULL);
  if (symbol->action->roles[0] == GV_ROLE_HOST_READ) copy_text(f, op, symbol, 0);
  return true;
}

/* A pointer that is anywhere in the tensor, twice, as the allocated and the aligned one. */
static bool emit_part(front *f, MlirOperation op, const gv_symbol *symbol, uint32_t end) {
  uint32_t first = f->fn.first_argument;
  if (end < first + 2) return false;
  MlirValue to = mlirOperationGetOperand(op, first),
            tensor = mlirOperationGetOperand(op, first + 1);
  if (!gv_value_layout(f, to).holds || !gv_value_layout(f, tensor).holds) return false;
  gv_value part = {.def = GV_DEF_OFFSET,
                   .size = 8,
                   .a = gv_demand(f, tensor),
                   .k = GV_ANYWHERE,
                   .loc = GV_NO_LOC};
  gv_value_id inner = gv_add_value(f->model, part), address = gv_demand(f, to);
  for (int64_t at = 0; at <= 8; at += 8) {
    gv_value place = {.def = GV_DEF_OFFSET, .size = 8, .a = address, .k = at, .loc = GV_NO_LOC};
    gv_push_operand(f, inner);
    gv_push_operand(f, at ? gv_add_value(f->model, place) : address);
    gv_emit(f, op, GV_OP_STORE, symbol->called);
  }
  return true;
}

static bool emit_end(front *f, MlirOperation op, const gv_symbol *symbol) {
  bool runs = gv_str_equal(symbol->name, GV_STR("exit")) ||
              gv_str_equal(symbol->name, GV_STR("quick_exit"));
  if (runs) gv_emit_at_exit(f, op);
  gv_emit_end(f, op, symbol->called);
  return true;
}

bool gv_emit_library(front *f, MlirOperation op, const gv_symbol *symbol, uint32_t end) {
  switch (symbol->library) {
  case GV_LIB_RUNTIME: return emit_runtime(f, op, symbol, end);
  case GV_LIB_CALLED:
  case GV_LIB_ANSWERS:
  case GV_LIB_OPAQUE:
  case GV_LIB_COMPUTES: return emit_known(f, op, symbol, end);
  case GV_LIB_MEETS: return emit_meeting(f, op, symbol, end);
  case GV_LIB_NEW_MEMORY:
  case GV_LIB_ZEROED: return emit_allocation(f, op, symbol, end);
  case GV_LIB_COPY:
  case GV_LIB_SET: return emit_bytes(f, op, symbol, end);
  case GV_LIB_RETURNS:
  case GV_LIB_OR_THROWS:
  case GV_LIB_FINDS: return emit_returning(f, op, symbol, end);
  case GV_LIB_ENDS: return emit_ending(f, op, symbol, end);
  case GV_LIB_FORMATTED:
  case GV_LIB_SCANS: return emit_formatted(f, op, symbol, end);
  case GV_LIB_TENSOR: return emit_tensor(f, op, symbol, end);
  case GV_LIB_PART: return emit_part(f, op, symbol, end);
  case GV_LIB_AT_EXIT: return is_there_at_exit(f, op, end);
  case GV_LIB_UNDEFINED: return emit_undefined(f, op);
  case GV_LIB_END: return emit_end(f, op, symbol);
  case GV_LIB_UNKNOWN: break;
  }
  return false;
}
