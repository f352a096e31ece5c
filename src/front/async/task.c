/* needs: which functions are async. gives: tasks for their calls, and for the async runtime's
 * functions what they mean there. cost: the size of the bodies, and of the uses of what coroutines
 * make.
 *
 * A call of an async function is a task, laid out as async.execute is: control goes through the
 * body first, and then on after it, to a block whose arguments are what the call gives. The body is
 * that of the function, where it has no other call, or else a block with a call of it. In the model
 * an async value is the payload itself: it is known where the value is made available, and whoever
 * has awaited the value and reads its storage gets it. The runtime's pointer to the value is 8
 * bytes, so a payload of another size goes beside it (front.payloads), where the two can be
 * followed together.
 */
#include "async/async.h"

static const MlirOperation nothing = {NULL};

static MlirOperation definition_of(MlirValue value) {
  return mlirValueIsAOpResult(value) ? mlirOpResultGetOwner(value) : nothing;
}

static bool in_coroutine(const front *f) {
  const gv_async_function *function = gv_current_async(f);
  return function && function->kind == GV_ASYNC_COROUTINE;
}

static const gv_async_part *own_part(const front *f, MlirValue object) {
  const gv_async_function *function = gv_current_async(f);
  for (uint32_t i = 0; function && function->kind == GV_ASYNC_COROUTINE && i < function->count; i++)
    if (mlirValueEqual(function->parts[i].object, object)) return &function->parts[i];
  return NULL;
}

/* ---- what stands for an async value ---------------------------------------------------------- */

static gv_value_id payload_of(front *f, MlirValue value) {
  gv_value_id payload = gv_map_get(&f->fn.payloads, (uintptr_t)value.ptr);
  return payload == GV_NONE ? gv_demand(f, value) : payload;
}

static void bind(front *f, MlirValue value, gv_value_id payload, gv_value_id failed) {
  bool found;
  uint32_t size = gv_value_layout(f, value).size;
  if (f->model->values.at[payload].size == size) {
    gv_define(f, value, payload);
  } else {
    gv_define(f, value, gv_fit(f, payload, size));
    *gv_map_at(&f->fn.payloads, (uintptr_t)value.ptr, &found) = payload;
  }
  if (failed != GV_NONE) *gv_map_at(&f->fn.failures, (uintptr_t)value.ptr, &found) = failed;
}

/* ---- references to the runtime's objects ----------------------------------------------------- */

/* No object: it is made where control does not come. */
static void count_references(front *f, MlirOperation op, gv_value_id object, int32_t change,
                             bool unset) {
  if (object == GV_NONE) return;
  gv_push_operand(f, object);
  gv_op *made = gv_emit(f, op, GV_OP_REFERENCES, GV_STR("references"));
  made->references = change;
  made->unset = unset;
}

/* All that is done with the value is known here. */
static bool is_counted(front *f, MlirValue value) {
  for (MlirOpOperand use = mlirValueGetFirstUse(value); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    if (gv_async_call(f, user) != GV_ASYNC_NONE) continue;
    if (gv_row_of(f, user)->emit != GV_EMIT_call) return false;
    MlirAttribute callee = gv_attribute(user, "callee");
    if (mlirAttributeIsNull(callee) || !mlirAttributeIsASymbolRef(callee)) return false;
    uint32_t function = gv_symbol_of(f, callee)->async_function;
    if (function == GV_NONE || !f->async_functions.at[function].inlined) return false;
  }
  return true;
}

/* The same object under another type. */
static bool is_cast(front *f, MlirValue value) {
  if (!mlirValueIsAOpResult(value)) return false;
  MlirOperation op = mlirOpResultGetOwner(value);
  const gv_op_row *row = gv_row_of(f, op);
  return gv_operand_count(op) == 1 && mlirOperationGetNumResults(op) == 1 &&
         (row->expr == gv_expr_copy || row->expr == gv_expr_cast || row->emit == GV_EMIT_cast);
}

static gv_value_id object_of(front *f, MlirValue value) {
  while (gv_map_get(&f->fn.objects, (uintptr_t)value.ptr) == GV_NONE && is_cast(f, value))
    value = mlirOperationGetOperand(mlirOpResultGetOwner(value), 0);
  return gv_map_get(&f->fn.objects, (uintptr_t)value.ptr);
}

/* `value` stands for the object from here on. */
static void bind_object(front *f, MlirOperation op, MlirValue value, gv_value_id object) {
  bool found;
  if (object == GV_NONE) return;
  *gv_map_at(&f->fn.objects, (uintptr_t)value.ptr, &found) = object;
  if (!is_counted(f, value)) count_references(f, op, object, GV_UNCOUNTED, false);
}

static gv_value_id add_object(front *f, MlirOperation op, int32_t references) {
  gv_emit(f, op, GV_OP_OBJECT, GV_STR("object"))->references = references;
  return gv_add_result(f->model, 8, 0, gv_op_place(f, op));
}

static void new_object(front *f, MlirOperation op, int32_t references) {
  bool found;
  *gv_map_at(&f->fn.objects, (uintptr_t)mlirOperationGetResult(op, 0).ptr, &found) =
      add_object(f, op, references);
}

/* Nothing fails, and control comes here only where something did. */
static bool is_on_failure(front *f, MlirBlock block) {
  for (intptr_t i = 0; i < mlirBlockGetNumPredecessors(block); i++) {
    MlirOperation end = gv_end_of_block(mlirBlockGetPredecessor(block, i));
    intptr_t well = gv_without_error(f, end);
    if (well < 0 || mlirBlockEqual(mlirOperationGetSuccessor(end, well), block)) return false;
  }
  return mlirBlockGetNumPredecessors(block) > 0;
}

/* Of the references with which a coroutine makes it, it drops its own when it makes the object
 * available, and leaves the other to its caller: nothing else in it has to do with them. */
bool gv_leaves_one_reference(front *f, MlirValue object) {
  for (MlirOpOperand use = mlirValueGetFirstUse(object); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    gv_async does = gv_async_call(f, user);
    bool returned =
        gv_row_of(f, user)->emit == GV_EMIT_return || gv_row_of(f, user)->expr == gv_expr_insert;
    if (does == GV_ASYNC_DROP_REF && is_on_failure(f, mlirOperationGetBlock(user))) continue;
    if (does != GV_ASYNC_EMPLACE && does != GV_ASYNC_SET_ERROR && does != GV_ASYNC_IS_ERROR &&
        does != GV_ASYNC_STORAGE && !returned)
      return false;
  }
  return true;
}

/* Something is done with the object that the operand is: it has to be there still. */
static void use_object(front *f, MlirOperation op, intptr_t operand) {
  count_references(f, op, object_of(f, mlirOperationGetOperand(op, operand)), 0, false);
}

/* Operands: the object, and how many. Which object loses one that is not followed is not known, nor
 * whether anybody holds it. */
static void change_references(front *f, MlirOperation op, bool more) {
  int64_t k;
  gv_value_id object =
      gv_operand_count(op) == 2 ? object_of(f, mlirOperationGetOperand(op, 0)) : GV_NONE;
  if (object == GV_NONE && !more)
    gv_unreadable(f, op, gv_string_attribute(gv_function_around(op), "sym_name"),
                  GV_STR("cannot prove that the reference count does not underflow here: the token "
                         "is of unknown origin"));
  if (object == GV_NONE) return;
  bool known = gv_constant(f, mlirOperationGetOperand(op, 1), &k) && k >= 0 && k < 1000;
  count_references(f, op, object, known ? (int32_t)(more ? k : -k) : GV_UNCOUNTED, false);
}

/* ---- references that go from function to function -------------------------------------------- */

/* It goes on to where its references are not seen with these: what is wrong by their count alone
 * may be right. */
static void share(front *f, MlirOperation op, gv_value_id object) {
  count_references(f, op, object, GV_UNCOUNTED, false);
}

static void hand_on(front *f, MlirOperation op, gv_value_id object) {
  share(f, op, object);
  count_references(f, op, object, -1, false);
}

static void take(front *f, MlirOperation op, MlirValue value) {
  bool found;
  gv_value_id object = add_object(f, op, 1);
  *gv_map_at(&f->fn.objects, (uintptr_t)value.ptr, &found) = object;
  share(f, op, object);
}

void gv_begin_references(front *f, MlirOperation function) {
  uint64_t owns = f->fn.owns;
  MlirBlock entry = mlirRegionGetFirstBlock(mlirOperationGetRegion(function, 0));
  for (intptr_t i = 0; i < mlirBlockGetNumArguments(entry) && i < 64; i++)
    if (owns >> i & 1) take(f, function, mlirBlockGetArgument(entry, i));
}

void gv_hand_over(front *f, MlirOperation call, const gv_symbol *callee, uint32_t end) {
  uint64_t owns = callee->owns;
  uint32_t first = f->fn.first_argument;
  for (uint32_t i = 0; i < 64 && first + i < end; i++) {
    if (!(owns >> i & 1)) continue;
    gv_value_id object = object_of(f, mlirOperationGetOperand(call, first + i));
    if (object == GV_NONE)
      gv_unreadable(f, call, gv_string_attribute(gv_function_around(call), "sym_name"),
                    GV_STR("cannot prove that the callee may drop a reference to this token: it is "
                           "of unknown origin"));
    hand_on(f, call, object);
  }
}

static bool is_struct(MlirValue value) {
  return mlirTypeIsALLVMStructType(mlirValueGetType(value));
}

void gv_take_over(front *f, MlirOperation call, const gv_symbol *callee) {
  uint64_t gives = callee->gives;
  intptr_t results = mlirOperationGetNumResults(call);
  bool members = results == 1 && is_struct(mlirOperationGetResult(call, 0));
  for (intptr_t i = 0; i < results && i < 64 && !members; i++)
    if (gives >> i & 1) take(f, call, mlirOperationGetResult(call, i));
  for (intptr_t i = 0; i < 64 && members && gives >> i; i++) {
    if (!(gives >> i & 1)) continue;
    MlirValue whole = mlirOperationGetResult(call, 0);
    gv_value_id object = add_object(f, call, 1);
    share(f, call, object);
    for (MlirOpOperand use = mlirValueGetFirstUse(whole); !mlirOpOperandIsNull(use);
         use = mlirOpOperandGetNextUse(use)) {
      MlirOperation user = mlirOpOperandGetOwner(use);
      MlirAttribute position = gv_attribute(user, "position");
      bool found, takes = gv_row_of(f, user)->expr == gv_expr_extract &&
                          mlirDenseArrayGetNumElements(position) == 1 &&
                          mlirDenseI64ArrayGetElement(position, 0) == i;
      if (takes)
        *gv_map_at(&f->fn.objects, (uintptr_t)mlirOperationGetResult(user, 0).ptr, &found) = object;
    }
  }
}

static void return_references(front *f, MlirOperation op) {
  uint32_t count = gv_operand_count(op);
  bool members = count == 1 && is_struct(mlirOperationGetOperand(op, 0));
  for (uint32_t i = 0; i < count && !members; i++)
    hand_on(f, op, object_of(f, mlirOperationGetOperand(op, i)));
  for (uint32_t i = 0; i < 64 && members; i++) {
    MlirValue member = gv_inserted_at(f, mlirOperationGetOperand(op, 0), i);
    if (!mlirValueIsNull(member)) hand_on(f, op, object_of(f, member));
  }
}

/* ---- arguments and results ------------------------------------------------------------------- */

/* The parameter is what the call passes. */
static void bind_argument(front *f, MlirOperation call, MlirValue param, MlirValue operand) {
  bind_object(f, call, param, object_of(f, operand));
  bool found;
  gv_value_id payload = gv_map_get(&f->fn.payloads, (uintptr_t)operand.ptr),
              failed = gv_map_get(&f->fn.failures, (uintptr_t)operand.ptr);
  gv_define(f, param, gv_demand(f, operand));
  if (payload != GV_NONE) *gv_map_at(&f->fn.payloads, (uintptr_t)param.ptr, &found) = payload;
  if (failed != GV_NONE) *gv_map_at(&f->fn.failures, (uintptr_t)param.ptr, &found) = failed;
}

/* The arguments of the block after the task: one for each part, and, where anything can fail,
 * whether it did. */
static gv_value_id *new_arguments(front *f, const gv_async_function *function, uint32_t after,
                                  gv_loc loc) {
  gv_value_id *args = gv_new(&f->model->arena, gv_value_id, function->count + 1);
  for (uint32_t i = 0; i < function->count; i++)
    args[i] = gv_add_block_arg(f->model, after, i,
                               function->parts[i].size ? function->parts[i].size : 8, 0, loc);
  args[function->count] =
      f->facts.can_fail ? gv_add_block_arg(f->model, after, function->count, 1, 1, loc) : GV_NONE;
  return args;
}

/* A struct of all that the coroutine makes: its members are read one by one. */
static void bind_members(front *f, const gv_async_function *function, MlirOperation call,
                         MlirValue whole, const gv_value_id *args, const gv_value_id *objects) {
  gv_layout layout = gv_value_layout(f, whole);
  gv_value_id id = gv_add_value(
      f->model, (gv_value){.def = GV_DEF_UNDEF, .size = layout.size, .loc = GV_NO_LOC});
  for (uint32_t i = 0; i < function->count; i++) {
    gv_value put = {.def = GV_DEF_INSERT, .size = layout.size, .a = id, .loc = GV_NO_LOC};
    MlirType member;
    if (!gv_member(f, mlirValueGetType(whole), i, &put.k, &member)) return;
    put.b = gv_fit(f, args[i], gv_layout_of(f, member).size);
    id = gv_add_value(f->model, put);
  }
  gv_define(f, whole, id);
  for (MlirOpOperand use = mlirValueGetFirstUse(whole); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    MlirAttribute position = gv_attribute(user, "position");
    if (gv_row_of(f, user)->expr != gv_expr_extract ||
        mlirDenseArrayGetNumElements(position) != 1) {
      for (uint32_t i = 0; i < function->count; i++)
        count_references(f, call, objects[i], GV_UNCOUNTED, false);
      continue;
    }
    int64_t i = mlirDenseI64ArrayGetElement(position, 0);
    if (i < 0 || i >= function->count) continue;
    bind(f, mlirOperationGetResult(user, 0), args[i], args[function->count]);
    bind_object(f, call, mlirOperationGetResult(user, 0), objects[i]);
  }
}

/* objects: of each part that of the model, or GV_NONE. */
static void bind_results(front *f, const gv_async_function *function, MlirOperation call,
                         const gv_value_id *args, const gv_value_id *objects) {
  intptr_t results = mlirOperationGetNumResults(call);
  if (results == 1 &&
      mlirTypeIsALLVMStructType(mlirValueGetType(mlirOperationGetResult(call, 0)))) {
    bind_members(f, function, call, mlirOperationGetResult(call, 0), args, objects);
    return;
  }
  for (uint32_t i = 0; i < results && i < function->count; i++) {
    bind(f, mlirOperationGetResult(call, i), args[i], args[function->count]);
    bind_object(f, call, mlirOperationGetResult(call, i), objects[i]);
  }
}

/* ---- the end of a task ----------------------------------------------------------------------- */

/* A task that was begun in the function that is being built. */
typedef struct open_task {
  const gv_async_function *function;
  uint32_t task, after;    /* after: the block in which control goes on */
  const gv_value_id *args; /* of that block: for each part, and whether the task failed */
} open_task;

/* Goes on after the task, which gives `payloads`: one for each part that is no token. */
static void end_task(front *f, MlirOperation op, const open_task *t, const gv_value_id *payloads,
                     gv_value_id failed) {
  const gv_async_function *function = t->function;
  const gv_value_id *args = t->args;
  gv_emit(f, op, GV_OP_TASK_END, GV_STR("async.yield"))->task = t->task;
  gv_value_id token = gv_add_result(f->model, 8, 0, gv_op_place(f, op));
  gv_emit(f, op, GV_OP_BR, GV_STR("async.yield"));
  uint32_t edge = gv_add_edge(f->model, f->fn.block, t->after, 0);
  for (uint32_t i = 0; i < function->count; i++)
    gv_add_pair(f->model, edge, args[i],
                function->parts[i].size ? gv_fit(f, *payloads++, function->parts[i].size) : token);
  if (args[function->count] != GV_NONE) gv_add_pair(f->model, edge, args[function->count], failed);
}

/* The body is left: after its call where it is laid out there, else as a function. */
static void leave_body(front *f, MlirOperation op, const gv_value_id *payloads, uint32_t count,
                       bool failed) {
  const gv_async_function *function = gv_current_async(f);
  const gv_nest *nest = f->fn.nest;
  while (nest && nest->async_function == GV_NONE) nest = nest->outer;
  if (nest) {
    gv_value_id flag = f->facts.can_fail ? gv_int(f, failed, 1, 1) : GV_NONE;
    gv_end_slots(f, op, gv_function_around(op));
    end_task(f, op, &(open_task){function, nest->task, nest->after, nest->args}, payloads, flag);
    return;
  }
  for (uint32_t i = 0; i < function->count && function->kind == GV_ASYNC_COROUTINE; i++)
    count_references(f, op, object_of(f, function->parts[i].object), GV_UNCOUNTED, false);
  gv_end_slots(f, op, gv_function_around(op));
  for (uint32_t i = 0; i < count; i++) gv_push_operand(f, payloads[i]);
  gv_emit(f, op, GV_OP_RETURN, GV_STR("async.return"));
}

/* What was last put into the storage of an own value before `op`, in its block. */
static MlirValue stored_before(front *f, MlirValue object, MlirOperation op) {
  MlirOperation last = nothing;
  for (MlirOpOperand use = mlirValueGetFirstUse(object); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation storage = mlirOpOperandGetOwner(use);
    if (gv_async_call(f, storage) != GV_ASYNC_STORAGE ||
        mlirOperationGetBlock(storage).ptr != mlirOperationGetBlock(op).ptr)
      continue;
    MlirValue address = mlirOperationGetResult(storage, 0);
    for (MlirOpOperand at = mlirValueGetFirstUse(address); !mlirOpOperandIsNull(at);
         at = mlirOpOperandGetNextUse(at)) {
      MlirOperation store = mlirOpOperandGetOwner(at);
      if (mlirOperationIsBeforeInBlock(store, op) &&
          (mlirOperationIsNull(last) || mlirOperationIsBeforeInBlock(last, store)))
        last = store;
    }
  }
  return mlirOperationIsNull(last) ? (MlirValue){NULL} : mlirOperationGetOperand(last, 0);
}

/* Everything that the coroutine makes is available, or in error, from here on. */
static void complete(front *f, MlirOperation op, bool failed) {
  const gv_async_function *function = gv_current_async(f);
  gv_value_id *payloads = gv_malloc((function->count + 1) * sizeof *payloads);
  uint32_t count = 0;
  for (uint32_t i = 0; i < function->count; i++) {
    gv_async_part part = function->parts[i];
    MlirValue stored = failed || !part.size ? (MlirValue){NULL} : stored_before(f, part.object, op);
    count_references(f, op, object_of(f, part.object), -1,
                     part.size && !failed && mlirValueIsNull(stored));
    if (!part.size) continue;
    if (!mlirValueIsNull(stored)) {
      payloads[count++] = gv_fit(f, gv_demand(f, stored), part.size);
      continue;
    }
    gv_value unset = {.def = GV_DEF_UNDEF, .size = part.size, .loc = gv_op_place(f, op)};
    payloads[count++] =
        failed ? gv_opaque(f, part.size, 0, gv_op_place(f, op)) : gv_add_value(f->model, unset);
  }
  leave_body(f, op, payloads, count, failed);
  gv_free(payloads);
}

bool gv_emit_async_return(front *f, MlirOperation op) {
  const gv_async_function *function = gv_current_async(f);
  if (!function || function->kind == GV_ASYNC_OPAQUE ||
      (function->kind == GV_ASYNC_FUNC && !function->inlined)) {
    if (f->facts.counts_references) return_references(f, op);
    return false;
  }
  if (function->kind == GV_ASYNC_COROUTINE) { /* it was left where all became available */
    gv_emit_end(f, op, gv_name_of(f, op));
    return true;
  }
  uint32_t count = gv_operand_count(op);
  gv_value_id *payloads = gv_malloc((count + 1) * sizeof *payloads);
  for (uint32_t i = 0; i < count; i++) payloads[i] = gv_demand(f, mlirOperationGetOperand(op, i));
  leave_body(f, op, payloads, count, false);
  gv_free(payloads);
  return true;
}

/* ---- calls ----------------------------------------------------------------------------------- */

static void lay_out_body(front *f, MlirOperation op, const gv_async_function *function,
                         uint32_t index) {
  MlirRegion body = mlirOperationGetRegion(f->symbols.at[function->symbol].op, 0);
  MlirBlock first = mlirRegionGetFirstBlock(body);
  gv_nest nest = {.outer = f->fn.nest, .op = op, .async_function = index};
  nest.after = gv_new_block(f);
  nest.task = f->model->task_count++;
  nest.args = new_arguments(f, function, nest.after, gv_op_place(f, op));
  nest.entry = gv_open_region(f, body);
  for (uint32_t i = 0; i < gv_operand_count(op); i++)
    bind_argument(f, op, mlirBlockGetArgument(first, i), mlirOperationGetOperand(op, i));
  gv_emit(f, op, GV_OP_BR, GV_STR("async.execute"));
  gv_edge_to(f, nest.entry, nothing, 0);
  f->fn.nest = &nest;
  gv_fill_region(f, body);
  f->fn.nest = nest.outer;
  gv_start_block(f, nest.after);
  gv_value_id *objects = gv_new(&f->model->arena, gv_value_id, function->count + 1);
  for (uint32_t i = 0; i < function->count; i++)
    objects[i] =
        function->kind == GV_ASYNC_COROUTINE ? object_of(f, function->parts[i].object) : GV_NONE;
  bind_results(f, function, op, nest.args, objects);
}

/* The parameter of the function that `value` is; GV_NONE: none. */
static uint32_t parameter_of(MlirBlock entry, MlirValue value) {
  bool is =
      mlirValueIsABlockArgument(value) && mlirBlockEqual(mlirBlockArgumentGetOwner(value), entry);
  return is ? (uint32_t)mlirBlockArgumentGetArgNumber(value) : GV_NONE;
}

/* The operation that control comes to after `at`, if what is between does nothing but lead to a
 * wait; NULL: something else. */
static MlirOperation next_before_waits(front *f, MlirOperation at) {
  gv_emitter emit = gv_row_of(f, at)->emit;
  intptr_t successor = -1;
  if (emit == GV_EMIT_suspend)
    successor = gv_resumed_by(f, at);
  else if (emit == GV_EMIT_branch)
    successor = 0;
  else if (emit == GV_EMIT_cond_branch)
    successor = gv_without_error(f, at);
  else if (emit == GV_EMIT_await || gv_async_call(f, at) == GV_ASYNC_AWAIT_AND_EXECUTE ||
           gv_waits_on(f, at))
    return mlirOperationGetNextInBlock(at);
  if (successor < 0) return nothing;
  MlirBlock block =
      mlirOperationGetSuccessor(gv_end_of_block(mlirOperationGetBlock(at)), successor);
  return mlirBlockGetNumPredecessors(block) == 1 ? mlirBlockGetFirstOperation(block) : nothing;
}

/* Pushes what the body waits for before it does anything, as far as the call passes it. */
static void push_dependencies(front *f, MlirOperation op, const gv_async_function *function) {
  MlirBlock entry =
      mlirRegionGetFirstBlock(mlirOperationGetRegion(f->symbols.at[function->symbol].op, 0));
  for (MlirOperation at = mlirBlockGetFirstOperation(entry); !mlirOperationIsNull(at);
       at = next_before_waits(f, at)) {
    bool waits = gv_async_call(f, at) == GV_ASYNC_AWAIT_AND_EXECUTE ||
                 gv_row_of(f, at)->emit == GV_EMIT_await;
    uint32_t param = waits ? parameter_of(entry, mlirOperationGetOperand(at, 0)) : GV_NONE;
    if (waits && param < gv_operand_count(op))
      gv_push_operand(f, payload_of(f, mlirOperationGetOperand(op, param)));
  }
}

static void emit_task_call(front *f, MlirOperation op, const gv_async_function *function,
                           uint32_t end) {
  gv_symbol symbol = f->symbols.at[function->symbol];
  uint32_t params = (uint32_t)mlirBlockGetNumArguments(
      mlirRegionGetFirstBlock(mlirOperationGetRegion(symbol.op, 0)));
  uint32_t after = gv_new_block(f), body = gv_new_block(f), task = f->model->task_count++,
           count = 0;
  gv_value_id *args = new_arguments(f, function, after, gv_op_place(f, op));
  gv_value_id *payloads = gv_malloc((function->count + 1) * sizeof *payloads);
  gv_hand_over(f, op, &symbol, end);
  gv_emit(f, op, GV_OP_BR, GV_STR("async.execute"));
  gv_edge_to(f, body, nothing, 0);
  gv_start_block(f, body);
  push_dependencies(f, op, function);
  gv_emit(f, op, GV_OP_TASK_BEGIN, GV_STR("async.execute"))->task = task;
  gv_push_operands(f, op, 0, end < params ? end : params, GV_WANT_INTEGERS);
  while (f->fn.operands.len < params) gv_push_operand(f, GV_NONE);
  gv_emit(f, op, GV_OP_CALL, symbol.called)->callee = symbol.id;
  for (uint32_t i = 0; i < function->count; i++)
    if (function->parts[i].size)
      payloads[count++] = gv_add_result(f->model, function->parts[i].size, 0, gv_op_place(f, op));
  gv_value_id failed =
      f->facts.can_fail ? gv_opaque_in(f, f->fn.block, 1, 1, gv_op_place(f, op)) : GV_NONE;
  end_task(f, op, &(open_task){function, task, after, args}, payloads, failed);
  gv_start_block(f, after);
  gv_value_id *objects = gv_new(&f->model->arena, gv_value_id, function->count + 1);
  for (uint32_t i = 0; i < function->count; i++) {
    bool known = function->kind == GV_ASYNC_COROUTINE &&
                 gv_leaves_one_reference(f, function->parts[i].object);
    objects[i] = known ? add_object(f, op, 1) : GV_NONE;
  }
  bind_results(f, function, op, args, objects);
  gv_free(payloads);
}

/* ---- the async runtime ----------------------------------------------------------------------- */

static void emit_wait(front *f, MlirOperation op) {
  gv_push_operand(f, payload_of(f, mlirOperationGetOperand(op, 0)));
  gv_emit(f, op, GV_OP_AWAIT, GV_STR("async.await"));
}

static void answer_error(front *f, MlirOperation op) {
  if (mlirOperationGetNumResults(op) != 1 || gv_operand_count(op) != 1) return;
  gv_value_id failed = gv_map_get(&f->fn.failures, (uintptr_t)mlirOperationGetOperand(op, 0).ptr);
  if (!f->facts.can_fail && f->zero == GV_NONE) f->zero = gv_int(f, 0, 1, 1);
  if (!f->facts.can_fail) failed = f->zero;
  if (failed != GV_NONE && gv_value_layout(f, mlirOperationGetResult(op, 0)).width == 1)
    gv_define(f, mlirOperationGetResult(op, 0), failed);
}

/* The storage is read and written where it is asked for, or gets out of sight. */
static bool is_storage_followed(front *f, MlirOperation op) {
  MlirValue address = mlirOperationGetResult(op, 0);
  for (MlirOpOperand use = mlirValueGetFirstUse(address); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    gv_emitter emit = gv_row_of(f, mlirOpOperandGetOwner(use))->emit;
    if (emit != GV_EMIT_load && (emit != GV_EMIT_store || mlirOpOperandGetOperandNumber(use) != 1))
      return false;
  }
  return true;
}

void gv_emit_group(front *f, MlirOperation op) {
  gv_push_operand(f, gv_operand_count(op) == 1 ? gv_demand(f, mlirOperationGetOperand(op, 0))
                                               : GV_NONE);
  gv_emit(f, op, GV_OP_GROUP, GV_STR("async.create_group"));
  gv_add_results(f, op);
}

/* Operands: token, group. The result is a number. */
void gv_emit_group_add(front *f, MlirOperation op) {
  gv_push_operand(f, payload_of(f, mlirOperationGetOperand(op, 0)));
  gv_push_value(f, mlirOperationGetOperand(op, 1));
  gv_emit(f, op, GV_OP_GROUP_ADD, GV_STR("async.add_to_group"));
}

/* The token or value is made here, goes nowhere, and nothing makes it available or puts it into
 * error. */
static bool stays_pending(front *f, MlirValue awaited) {
  MlirOperation made =
      mlirValueIsAOpResult(awaited) ? mlirOpResultGetOwner(awaited) : (MlirOperation){NULL};
  gv_async how = mlirOperationIsNull(made) ? GV_ASYNC_NONE : gv_async_call(f, made);
  if (how != GV_ASYNC_CREATE_TOKEN && how != GV_ASYNC_CREATE_VALUE) return false;
  for (MlirOpOperand use = mlirValueGetFirstUse(awaited); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    gv_async what = gv_async_call(f, mlirOpOperandGetOwner(use));
    if (what == GV_ASYNC_NONE || what == GV_ASYNC_EMPLACE || what == GV_ASYNC_SET_ERROR)
      return false;
  }
  return true;
}

static void look_for_end(front *f, MlirOperation op) {
  if (!stays_pending(f, mlirOperationGetOperand(op, 0))) return;
  gv_unreadable(f, op, gv_string_attribute(gv_function_around(op), "sym_name"),
                GV_STR("cannot tell who makes available what is awaited here: nothing does in the "
                       "function that makes it"));
}

static void emit_group(front *f, MlirOperation op) {
  MlirValue group = mlirOperationGetResult(op, 0);
  gv_emit_group(f, op);
  new_object(f, op, 1);
  if (!is_counted(f, group)) count_references(f, op, object_of(f, group), GV_UNCOUNTED, false);
}

static void emit_add_to_group(front *f, MlirOperation op) {
  use_object(f, op, 0);
  use_object(f, op, 1);
  gv_emit_group_add(f, op);
}

static void emit_await(front *f, MlirOperation op) {
  use_object(f, op, 0);
  look_for_end(f, op);
  emit_wait(f, op);
}

/* The task makes its token or its value available. */
static bool emit_completion(front *f, MlirOperation op, bool error) {
  bool found;
  if (!gv_operand_count(op) || !own_part(f, mlirOperationGetOperand(op, 0))) return false;
  gv_map_at(&f->completions, (uintptr_t)op.ptr, &found);
  if (found) complete(f, op, error);
  return true;
}

/* False: what the function does here is not known. */
static bool emit_runtime(front *f, MlirOperation op, gv_async what) {
  uint32_t operands = gv_operand_count(op);
  bool one_result = mlirOperationGetNumResults(op) == 1;
  switch (what) {
  case GV_ASYNC_CREATE_TOKEN:
  case GV_ASYNC_CREATE_VALUE:
    if (!one_result || !own_part(f, mlirOperationGetResult(op, 0))) return false;
    new_object(f, op, 2); /* the task's own until it is available, and the caller's */
    return true;
  case GV_ASYNC_ADD_REF:
  case GV_ASYNC_DROP_REF: change_references(f, op, what == GV_ASYNC_ADD_REF); return true;
  case GV_ASYNC_QUERY: return true;
  case GV_ASYNC_EMPLACE:
  case GV_ASYNC_SET_ERROR: return emit_completion(f, op, what == GV_ASYNC_SET_ERROR);
  case GV_ASYNC_IS_ERROR:
    if (operands == 1) use_object(f, op, 0);
    answer_error(f, op);
    return true;
  case GV_ASYNC_CREATE_GROUP:
    if (one_result) emit_group(f, op);
    return one_result;
  case GV_ASYNC_ADD_TO_GROUP:
    if (operands == 2) emit_add_to_group(f, op);
    return operands == 2;
  case GV_ASYNC_AWAIT:
    if (operands == 1) emit_await(f, op);
    return operands == 1;
  case GV_ASYNC_AWAIT_AND_EXECUTE:
    if (operands != 3 || !in_coroutine(f)) return false;
    emit_await(f, op);
    return true;
  case GV_ASYNC_EXECUTE: return in_coroutine(f);
  case GV_ASYNC_STORAGE:
    if (operands == 1) use_object(f, op, 0);
    return one_result && is_storage_followed(f, op);
  default: return false;
  }
}

/* The memory of a coroutine's frame is the coroutine's own business. */
static bool is_for_frame(MlirOperation op, const gv_symbol *symbol) {
  if (gv_str_equal(symbol->name, GV_STR("free"))) {
    MlirOperation freed =
        gv_operand_count(op) == 1 ? definition_of(mlirOperationGetOperand(op, 0)) : nothing;
    return !mlirOperationIsNull(freed) && gv_op_is(freed, "llvm.intr.coro.free");
  }
  if (symbol->library != GV_LIB_NEW_MEMORY || mlirOperationGetNumResults(op) != 1) return false;
  MlirOpOperand use = mlirValueGetFirstUse(mlirOperationGetResult(op, 0));
  return !mlirOpOperandIsNull(use) && mlirOpOperandIsNull(mlirOpOperandGetNextUse(use)) &&
         gv_str_equal(gv_op_name(mlirOpOperandGetOwner(use)), GV_STR("llvm.intr.coro.begin"));
}

bool gv_emit_async_call(front *f, MlirOperation op, const gv_symbol *symbol, uint32_t end) {
  if (symbol->kind == GV_SYM_DECLARED) {
    if (symbol->async == GV_ASYNC_NONE) return is_for_frame(op, symbol);
    if (!emit_runtime(f, op, symbol->async)) gv_emit_unknown(f, op, symbol->called, 0, end);
    return true;
  }
  if (symbol->kind != GV_SYM_DEFINED || symbol->replaceable || symbol->async_function == GV_NONE)
    return false;
  const gv_async_function *function = &f->async_functions.at[symbol->async_function];
  if (function->kind == GV_ASYNC_OPAQUE)
    gv_emit_unknown(f, op, symbol->called, 0, end);
  else if (function->inlined)
    lay_out_body(f, op, function, symbol->async_function);
  else
    emit_task_call(f, op, function, end);
  return true;
}

/* ---- storage --------------------------------------------------------------------------------- */

/* Every way to `block` leads through `through`. */
static bool is_behind(MlirBlock block, MlirBlock through) {
  MlirBlock entry = mlirRegionGetFirstBlock(mlirBlockGetParentRegion(block));
  for (MlirBlock at = block; !mlirBlockEqual(at, entry); at = mlirBlockGetPredecessor(at, 0)) {
    if (mlirBlockEqual(at, through)) return true;
    if (mlirBlockGetNumPredecessors(at) != 1) break;
  }
  gv_map seen = {0};
  GV_VEC(MlirBlock) work = {0};
  bool result = true, found;
  if (!mlirBlockEqual(entry, through)) *gv_push(&work) = entry;
  while (work.len && result) {
    MlirBlock at = gv_pop(&work);
    *gv_map_at(&seen, (uintptr_t)at.ptr, &found) = 1;
    if (found || mlirBlockEqual(at, through)) continue;
    result = !mlirBlockEqual(at, block);
    MlirOperation end = gv_end_of_block(at);
    for (intptr_t i = 0; !mlirOperationIsNull(end) && i < mlirOperationGetNumSuccessors(end); i++)
      *gv_push(&work) = mlirOperationGetSuccessor(end, i);
  }
  gv_map_free(&seen);
  gv_vec_free(&work);
  return result;
}

/* On every way to `op` the value has been waited for. */
static bool is_awaited(front *f, MlirValue value, MlirOperation op) {
  MlirBlock block = mlirOperationGetBlock(op);
  for (MlirOpOperand use = mlirValueGetFirstUse(value); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    gv_async what = gv_async_call(f, user);
    if (what != GV_ASYNC_AWAIT && (what != GV_ASYNC_AWAIT_AND_EXECUTE || !in_coroutine(f)))
      continue;
    MlirBlock there = mlirOperationGetBlock(user);
    if (mlirOpOperandGetOperandNumber(use) != 0 ||
        mlirBlockGetParentRegion(there).ptr != mlirBlockGetParentRegion(block).ptr)
      continue;
    if (mlirBlockEqual(there, block) ? mlirOperationIsBeforeInBlock(user, op)
                                     : is_behind(block, there))
      return true;
  }
  return false;
}

/* What is read is the payload, or its first bytes; before it was waited for, anything. */
static void read_payload(front *f, MlirOperation load, MlirValue value) {
  MlirValue result = mlirOperationGetResult(load, 0);
  gv_layout layout = gv_value_layout(f, result);
  gv_value_id payload = payload_of(f, value);
  uint32_t size = f->model->values.at[payload].size;
  if (layout.size > size || own_part(f, value) || !is_awaited(f, value, load)) return;
  gv_value read = {.def = layout.size == size ? GV_DEF_COPY : GV_DEF_EXTRACT,
                   .width = layout.width,
                   .size = layout.size,
                   .a = payload,
                   .loc = gv_op_place(f, load)};
  gv_define(f, result, gv_add_value(f->model, read));
}

bool gv_emit_storage_access(front *f, MlirOperation op) {
  bool loads = mlirOperationGetNumResults(op) == 1;
  MlirOperation storage = definition_of(mlirOperationGetOperand(op, loads ? 0 : 1));
  if (mlirOperationIsNull(storage) || gv_async_call(f, storage) != GV_ASYNC_STORAGE) return false;
  MlirValue value = mlirOperationGetOperand(storage, 0);
  if (loads) {
    read_payload(f, op, value);
  } else if (!own_part(f, value)) { /* that of another task */
    gv_push_value(f, mlirOperationGetOperand(op, 0));
    gv_push_operand(f, payload_of(f, value));
    gv_emit(f, op, GV_OP_UNKNOWN, GV_STR("a store to an async value"));
  }
  return true;
}

/* ---- suspension ------------------------------------------------------------------------------ */

/* Control goes on where the coroutine is resumed. */
void gv_emit_suspend(front *f, MlirOperation op) {
  if (!in_coroutine(f)) return;
  MlirOperation terminator = gv_end_of_block(mlirOperationGetBlock(op));
  intptr_t resumed = gv_resumed_by(f, op);
  if (resumed < 0) { /* nothing leads here */
    gv_emit_end(f, op, GV_STR("llvm.intr.coro.suspend"));
    return;
  }
  uint32_t operand = 1;
  for (intptr_t i = 0; i < resumed; i++)
    operand += (uint32_t)mlirBlockGetNumArguments(mlirOperationGetSuccessor(terminator, i));
  gv_emit(f, op, GV_OP_BR, GV_STR("llvm.intr.coro.suspend"));
  gv_edge_to(f, gv_block_of(f, mlirOperationGetSuccessor(terminator, resumed)), terminator,
             operand);
}

/* The function that the async runtime resumes coroutines by does nothing else: what it resumes has
 * a place of its own. */
void gv_emit_resume(front *f, MlirOperation op) {
  MlirOperation function = mlirOperationGetParentOperation(op);
  for (uint32_t i = 0; i < f->functions.len; i++) {
    const gv_symbol *symbol = &f->symbols.at[f->functions.at[i]];
    if (symbol->op.ptr == function.ptr && gv_is_resumer(symbol)) return;
  }
  gv_emit_unknown(f, op, gv_name_of(f, op), 0, gv_operand_count(op));
}
