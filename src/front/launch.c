/* Launches: of a kernel by its name, with a stream or without one, and through the array of parameters that older releases
 * fill. What a kernel does with each argument is what its body says (kernel.c).
 */
#include "front/room.h"

/* ---- gpu.launch_func ---- */

static uint32_t segment(MlirAttribute segments, intptr_t i) {
  if (mlirAttributeIsNull(segments) || !mlirAttributeIsADenseI32Array(segments)) return 0;
  return (uint32_t)mlirDenseI32ArrayGetElement(segments, i);
}

/* All addresses in the value, a struct or array, have the role. */
static void push_addresses(front *f, MlirValue value, MlirType type, int64_t offset, uint8_t role) {
  MlirType member;
  int64_t at;
  if (mlirTypeIsALLVMPointerType(type)) {
    gv_push_role(f, gv_part(f, value, offset), role);
    return;
  }
  for (int64_t i = 0; gv_member(f, type, i, &at, &member) && offset + at + 8 <= gv_value_layout(f, value).size; i++)
    if (gv_layout_of(f, member).holds) push_addresses(f, value, member, offset + at, role);
}

/* A number that an address was made. */
static bool is_of_address(front *f, MlirValue value) {
  if (!mlirValueIsAOpResult(value) || gv_value_layout(f, value).width != 64) return false;
  MlirOperation op = mlirOpResultGetOwner(value);
  return gv_row_of(f, op)->expr == gv_expr_number && !gv_is_size(f, op);
}

bool gv_may_be_address(front *f, MlirValue value) { return gv_value_layout(f, value).size >= 8 && gv_can_carry(f, value); }

void gv_push_argument(front *f, const gv_argument *argument, uint8_t role) {
  if (mlirValueIsNull(argument->value) || role == GV_ROLE_NONE)
    gv_push_role(f, GV_NONE, GV_ROLE_NONE);
  else if (argument->part != GV_WHOLE)
    gv_push_role(f, gv_part(f, argument->value, argument->part), role);
  else if (gv_is_address(f, argument))
    gv_push_role(f, gv_demand(f, argument->value), role);
  else if (is_of_address(f, argument->value))
    gv_push_role(f, gv_demand(f, argument->value), role);
  else if (gv_value_layout(f, argument->value).holds)
    push_addresses(f, argument->value, mlirValueGetType(argument->value), 0, role);
  else /* a number may be an address, too */
    gv_push_role(f, gv_may_be_address(f, argument->value) ? gv_demand(f, argument->value) : GV_NONE, GV_ROLE_NONE);
}

/* The roles of the kernel's arguments, those of a memref for each of its members, in f->kernel_roles; what is behind the allocated
 * pointer of a memref is used through the aligned one. */
static void list_roles(front *f, MlirOperation kernel) {
  MlirBlock entry = mlirRegionGetFirstBlock(mlirOperationGetRegion(kernel, 0));
  for (intptr_t i = 0; i < gv_kernel_arguments(kernel); i++) {
    MlirValue argument = mlirBlockGetArgument(entry, i);
    uint8_t role = gv_kernel_role(f, argument);
    uint32_t members = gv_spread_of_memref(mlirValueGetType(argument));
    for (uint32_t m = 0; m < members; m++) *gv_push(&f->kernel_roles) = members == 1 || m == 1 ? role : GV_ROLE_NONE;
  }
}

/* Without a body that takes these arguments: all are read and written. Whether the kernel may go where addresses in memory lead. */
static bool find_roles(front *f, MlirOperation op) {
  MlirOperation kernel = gv_kernel_of(f, gv_attribute(op, "kernel"));
  f->kernel_roles.len = 0;
  if (!mlirOperationIsNull(kernel)) list_roles(f, kernel);
  if (!mlirOperationIsNull(kernel) && f->kernel_roles.len == f->arguments.len) return gv_kernel_follows(f, kernel);
  f->kernel_roles.len = 0;
  for (uint32_t i = 0; i < f->arguments.len; i++) *gv_push(&f->kernel_roles) = GV_ROLE_KERNEL_BOTH;
  return true;
}

enum { LARGE = 512 }; /* bytes; addresses in larger aggregates are not told apart */

bool gv_is_large(front *f, MlirType type) {
  gv_layout layout = gv_layout_of(f, type);
  return layout.holds && layout.size > LARGE;
}

static bool is_large(front *f, const gv_argument *argument) {
  return !mlirValueIsNull(argument->value) && argument->part == GV_WHOLE && gv_is_large(f, mlirValueGetType(argument->value));
}

/* What the kernel does through a large aggregate is not seen. */
static void hide_large(front *f, MlirOperation op) {
  for (uint32_t i = 0; i < f->arguments.len; i++) {
    if (!is_large(f, &f->arguments.at[i])) continue;
    gv_push_value(f, f->arguments.at[i].value);
    gv_emit(f, op, GV_OP_UNKNOWN, gv_str_of(gv_launch_action.name));
    f->arguments.at[i].value = (MlirValue){NULL};
  }
}

/* The segment of the operands that is the first size of a cluster; there is none in older releases. */
enum { FIRST_CLUSTER = 7 };

/* What a launch on a stream is lowered to, with what the runtime makes of it. */
static const gv_action *find_launch_action(front *f, bool clustered) {
  const gv_profile_row *row =
      gv_profile_find(f->runtime, clustered ? GV_STR("mgpuLaunchClusterKernel") : GV_STR("mgpuLaunchKernel"));
  uint32_t flags = row ? row->action.flags : GV_ACTION_ENQUEUES;
  if (flags == GV_ACTION_ENQUEUES) return &gv_launch_action;
  gv_action *action = gv_new(&f->model->arena, gv_action, 1);
  *action = gv_launch_action;
  action->flags = flags | GV_ACTION_ENQUEUES;
  if (flags & GV_ACTION_UNSUPPORTED) action->name = row->action.name;
  return action;
}

static const gv_action *launch_action(front *f, bool clustered) {
  if (!f->launches[clustered]) f->launches[clustered] = find_launch_action(f, clustered);
  return f->launches[clustered];
}

/* On a stream: `<%s : !llvm.ptr>`. Without one, and without tokens, it makes a stream of its own and waits for it. The last two
 * segments of the operands are the kernel's arguments and the stream. */
void gv_emit_launch(front *f, MlirOperation op) {
  MlirAttribute segments = gv_attribute(op, "operandSegmentSizes");
  intptr_t count = mlirAttributeIsNull(segments) ? 0 : mlirDenseArrayGetNumElements(segments);
  if (count < 2) return;
  if (segment(segments, 0) || mlirOperationGetNumResults(op)) {
    gv_emit_unlowered(f, op, gv_lowering_of(GV_STR("gpu.launch_func"), f->release));
    return;
  }
  bool streamed = segment(segments, count - 1);
  uint32_t end = gv_operand_count(op) - streamed;
  bool clustered = count > FIRST_CLUSTER && segment(segments, FIRST_CLUSTER);
  const gv_action *action = streamed ? launch_action(f, clustered) : &gv_waiting_launch_action;
  gv_list_arguments(f, op, end - segment(segments, count - 2), end);
  bool follows = find_roles(f, op);
  for (uint32_t i = 0; i < f->arguments.len && follows; i++) {
    const gv_argument *argument = &f->arguments.at[i];
    if (argument->part == GV_WHOLE && !mlirValueIsNull(argument->value) && is_of_address(f, argument->value))
      f->kernel_roles.at[i] = GV_ROLE_KERNEL_BOTH;
  }
  hide_large(f, op);
  if (streamed) gv_push_role(f, gv_demand(f, mlirOperationGetOperand(op, end)), GV_ROLE_STREAM_USE);
  for (uint32_t i = 0; i < f->arguments.len; i++) gv_push_argument(f, &f->arguments.at[i], f->kernel_roles.at[i]);
  gv_emit_action(f, op, action, gv_str_of(gv_launch_action.name))->follows = follows;
  gv_add_launch(f, op);
}

/* ---- arrays of parameters ---- */

enum { MOST_USES = 256 };

static bool is_named(MlirOperation op, const char *name) { return gv_str_equal(gv_op_name(op), gv_str_of(name)); }

MlirValue gv_slot_of(front *f, MlirValue address) {
  while (mlirValueIsAOpResult(address)) {
    const gv_op_row *row = gv_row_of(f, mlirOpResultGetOwner(address));
    if (row->emit == gv_emit_alloca) return address;
    if (!gv_keeps_address(row)) break;
    address = mlirOperationGetOperand(mlirOpResultGetOwner(address), 0);
  }
  return (MlirValue){NULL};
}

typedef struct parameters {
  MlirOperation launch;
  MlirValue array;
  MlirValue slots[MOST_USES]; /* those looked into */
  uint32_t slot_count, uses;
  bool seen; /* everything that is done with the array and the slots */
} parameters;

static bool comes_before(const parameters *p, MlirOperation op) {
  return mlirBlockEqual(mlirOperationGetBlock(op), mlirOperationGetBlock(p->launch)) &&
         mlirOperationIsBeforeInBlock(op, p->launch);
}

typedef void stored_fn(front *f, parameters *p, MlirValue value);

/* Calls `then` with each value that is stored through the address, or through one computed from it. */
static void each_stored(front *f, parameters *p, MlirValue address, stored_fn *then) {
  for (MlirOpOperand use = mlirValueGetFirstUse(address); !mlirOpOperandIsNull(use) && p->seen;
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    const gv_op_row *row = gv_row_of(f, user);
    bool store = is_named(user, "llvm.store");
    p->seen = ++p->uses < MOST_USES;
    if (store && mlirOpOperandGetOperandNumber(use) == 1) {
      p->seen &= comes_before(p, user);
      if (p->seen) then(f, p, mlirOperationGetOperand(user, 0));
    } else if (store) { /* its address goes into the array, and nowhere else */
      p->seen &= mlirValueEqual(gv_slot_of(f, mlirOperationGetOperand(user, 1)), p->array);
    } else if (gv_keeps_address(row)) {
      each_stored(f, p, mlirOperationGetResult(user, 0), then);
    } else if (row->expr ? row->expr != gv_expr_compare
                         : row->emit && !gv_marks_lifetime(row) && !mlirOperationEqual(user, p->launch)) {
      p->seen = false;
    }
  }
}

/* What a slot holds is an argument of the kernel. */
static void push_held(front *f, parameters *p, MlirValue value) {
  gv_argument argument = {value, GV_WHOLE};
  p->seen &= !is_large(f, &argument);
  if (p->seen) gv_push_argument(f, &argument, GV_ROLE_KERNEL_BOTH);
}

/* What the array holds is the address of a slot, or of a member of one. */
static void push_slot(front *f, parameters *p, MlirValue value) {
  MlirValue slot = gv_slot_of(f, value);
  p->seen &= !mlirValueIsNull(slot) && !mlirValueEqual(slot, p->array);
  for (uint32_t i = 0; i < p->slot_count; i++)
    if (mlirValueEqual(p->slots[i], slot)) return;
  if (!p->seen) return;
  p->slots[p->slot_count++] = slot; /* no more than there are uses */
  each_stored(f, p, slot, push_held);
}

void gv_push_parameters(front *f, MlirOperation launch, MlirValue array, uint32_t place) {
  parameters p = {.launch = launch, .array = gv_slot_of(f, array), .seen = true};
  uint32_t before = f->roles.len;
  if (!mlirValueIsNull(p.array)) each_stored(f, &p, p.array, push_slot);
  if (!mlirValueIsNull(p.array) && p.seen) return;
  f->roles.len = f->operands.len = before;
  f->operands.at[place] = gv_demand(f, array);
  f->roles.at[place] = GV_ROLE_KEPT;
}
