/* Launches: of a kernel by its name, with a stream or without one, and through the array of
 * parameters that older releases fill. What a kernel does with each argument is what its body says
 * (kernel.c).
 */
#include "emit/emit.h"
#include <string.h>

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
  for (int64_t i = 0;
       gv_member(f, type, i, &at, &member) && offset + at + 8 <= gv_value_layout(f, value).size;
       i++)
    if (gv_layout_of(f, member).holds) push_addresses(f, value, member, offset + at, role);
}

bool gv_is_of_address(front *f, MlirValue value) {
  if (!mlirValueIsAOpResult(value) || gv_value_layout(f, value).width != 64) return false;
  MlirOperation op = mlirOpResultGetOwner(value);
  return gv_row_of(f, op)->expr == gv_expr_number && !gv_is_size(f, op);
}

/* A number, or several, in which an address can be: where it goes, it is not known what is done to
 * the memory. */
static bool may_be_address(front *f, MlirValue value) {
  return gv_value_layout(f, value).size >= 8 && gv_can_carry(f, value);
}

/* An argument of a kernel: the addresses in it have the role. */
static void push_argument(front *f, const gv_argument *argument, uint8_t role) {
  if (mlirValueIsNull(argument->value) || role == GV_ROLE_NONE)
    gv_push_role(f, GV_NONE, GV_ROLE_NONE);
  else if (argument->part != GV_WHOLE)
    gv_push_role(f, gv_part(f, argument->value, argument->part), role);
  else if (gv_is_address(f, argument))
    gv_push_role(f, gv_demand(f, argument->value), role);
  else if (gv_is_of_address(f, argument->value))
    gv_push_role(f, gv_demand(f, argument->value), role);
  else if (gv_value_layout(f, argument->value).holds)
    push_addresses(f, argument->value, mlirValueGetType(argument->value), 0, role);
  else /* a number may be an address, too, or a part of one */
    gv_push_role(f, gv_can_carry(f, argument->value) ? gv_demand(f, argument->value) : GV_NONE,
                 GV_ROLE_NONE);
}

/* ---- what the kernel does with its arguments ---- */

/* The roles of the kernel's arguments, those of a memref for each of its members, in
 * f->kernel_roles; what comes after the allocated pointer of a memref is used through the aligned
 * one. */
static void list_roles(front *f, MlirOperation kernel) {
  MlirBlock entry = mlirRegionGetFirstBlock(mlirOperationGetRegion(kernel, 0));
  for (intptr_t i = 0; i < gv_kernel_arguments(kernel); i++) {
    MlirValue argument = mlirBlockGetArgument(entry, i);
    uint8_t role = gv_kernel_role(f, argument);
    uint32_t members = gv_spread_of_memref(mlirValueGetType(argument));
    for (uint32_t m = 0; m < members; m++)
      *gv_push(&f->fn.kernel_roles) = members == 1 || m == 1 ? role : GV_ROLE_NONE;
  }
}

enum { FOLDED = 16 };

static bool fold(const gv_model *m, gv_value_id id, int64_t *k, int depth);

/* `size` bytes at `at` of an aggregate, where they were put in as one. */
static bool fold_part(const gv_model *m, gv_value_id id, int64_t at, uint32_t size, int64_t *k,
                      int depth) {
  for (; depth < FOLDED; depth++) {
    const gv_value *v = &m->values.at[id],
                   *part = v->def == GV_DEF_INSERT ? &m->values.at[v->b] : NULL;
    if (v->def == GV_DEF_COPY) {
      id = v->a;
    } else if (part && v->k == at && part->size == size) {
      return fold(m, v->b, k, depth + 1);
    } else if (part && (at + size <= v->k || at >= v->k + part->size)) {
      id = v->a;
    } else {
      return false;
    }
  }
  return false;
}

/* The number that the value is for certain. */
static bool fold(const gv_model *m, gv_value_id id, int64_t *k, int depth) {
  const gv_value *v = &m->values.at[id];
  int64_t a, b;
  switch ((gv_def)v->def) {
  case GV_DEF_INT: *k = v->k; return true;
  case GV_DEF_COPY: return depth < FOLDED && fold(m, v->a, k, depth + 1);
  case GV_DEF_EXTRACT: return depth < FOLDED && fold_part(m, v->a, v->k, v->size, k, depth + 1);
  case GV_DEF_ARITH:
    if (depth == FOLDED || !fold(m, v->a, &a, depth + 1) || !fold(m, v->b, &b, depth + 1))
      return false;
    *k = gv_sign_extend(gv_arith_of((gv_arith)v->c, m->values.at[v->a].width, a, b), v->width);
    return gv_arith_is_defined((gv_arith)v->c, (uint8_t)v->k, m->values.at[v->a].width, a, b);
  default: return false;
  }
}

bool gv_integer_of(front *f, MlirValue value, int64_t *k) {
  if (mlirValueIsNull(value)) return false;
  if (gv_constant(f, value, k)) return true;
  MlirType type = mlirValueGetType(value);
  if (!mlirTypeIsAInteger(type) && !mlirTypeIsAIndex(type)) return false;
  return gv_value_layout(f, value).width && fold(f->model, gv_demand(f, value), k, 0);
}

/* Which of the launch's arguments is member `member` of the kernel's argument; GV_NONE: none. */
static uint32_t place_of(const uint32_t *starts, uint32_t argument, uint32_t member) {
  return member < starts[argument + 1] - starts[argument] ? starts[argument] + member : GV_NONE;
}

/* By argument of the kernel, and after the last: which operand its first member is. The caller's to
 * free. */
static uint32_t *starts_of(MlirOperation kernel) {
  MlirBlock entry = mlirRegionGetFirstBlock(mlirOperationGetRegion(kernel, 0));
  uint32_t count = (uint32_t)mlirBlockGetNumArguments(entry),
           *starts = gv_malloc((count + 1) * sizeof *starts);
  starts[0] = 0;
  for (uint32_t i = 0; i < count; i++)
    starts[i + 1] =
        starts[i] + gv_spread_of_memref(mlirValueGetType(mlirBlockGetArgument(entry, i)));
  return starts;
}

typedef struct numbers {
  front *f;
  const uint32_t *starts;
  MlirOperation launch;
  uint32_t first_size; /* operand of that */
} numbers;

static bool passed_number(void *to, uint32_t argument, uint32_t member, int64_t *k) {
  const numbers *n = to;
  uint32_t place = place_of(n->starts, argument, member);
  if (place >= n->f->fn.arguments.len || n->f->fn.arguments.at[place].part != GV_WHOLE)
    return false;
  return gv_integer_of(n->f, n->f->fn.arguments.at[place].value, k);
}

/* Where no argument has members. */
static bool passed_whole(void *to, uint32_t argument, uint32_t member, int64_t *k) {
  const numbers *n = to;
  const gv_argument *a =
      argument < n->f->fn.arguments.len ? &n->f->fn.arguments.at[argument] : NULL;
  return a && !member && a->part == GV_WHOLE && gv_integer_of(n->f, a->value, k);
}

static bool holds(void *to, uint32_t argument) {
  const numbers *n = to;
  uint32_t place = n->starts ? place_of(n->starts, argument, 0) : argument;
  return place < n->f->fn.arguments.len && gv_is_holder(n->f, &n->f->fn.arguments.at[place]);
}

/* Where there is no block nothing is launched. */
static void ask_for_blocks(front *f, gv_passed_value *value, const void *of) {
  for (uint32_t i = 0; i < 3; i++) {
    MlirValue blocks = value(of, GV_OF_GRID + i);
    int64_t k;
    if (mlirValueIsNull(blocks) || gv_constant(f, blocks, &k)) continue;
    if (gv_value_layout(f, blocks).width > 1)
      *gv_push(&f->fn.asked) = (gv_proviso){0, gv_demand(f, blocks), 1, INT64_MAX};
  }
}

void gv_take_asks(front *f, gv_passed_value *value, const void *of) {
  f->fn.asked.len = 0;
  if (f->fn.kernel_ranges.len) ask_for_blocks(f, value, of);
  uint32_t blocks = f->fn.asked.len;
  for (uint32_t i = 0; i < f->fn.kernel_asks.len; i++) {
    const gv_kernel_ask *ask = &f->fn.kernel_asks.at[i];
    MlirValue number = value(of, ask->argument);
    bool known = !mlirValueIsNull(number) && mlirTypeIsAInteger(mlirValueGetType(number)) &&
                 gv_value_layout(f, number).width == ask->width && ask->width > 1;
    if (!known) {
      gv_drop_asks(&f->fn.kernel_ranges);
      f->fn.asked.len = blocks;
      return;
    }
    *gv_push(&f->fn.asked) = (gv_proviso){0, gv_demand(f, number), ask->lo, ask->hi};
  }
}

/* *to in numbers of the model. False: one is not known. */
static bool take_sum(front *f, const gv_told_sum *told, gv_passed_value *value, const void *of,
                     gv_symbolic_sum *to) {
  *to = (gv_symbolic_sum){.plus = told->plus, .count = told->count};
  for (uint32_t i = 0; i < told->count; i++) {
    MlirValue number = value(of, told->at[i].number);
    if (mlirValueIsNull(number)) return false;
    MlirType type = mlirValueGetType(number);
    if (!mlirTypeIsAInteger(type) && !mlirTypeIsAIndex(type)) return false;
    to->at[i] = (gv_symbolic_term){gv_demand(f, number), told->at[i].is_unsigned,
                                   told->at[i].number >= GV_OF_GRID, told->at[i].by};
  }
  return true;
}

void gv_take_extents(front *f, gv_passed_value *value, const void *of) {
  f->fn.told.len = 0;
  for (uint32_t i = 0; i < f->fn.kernel_extents.len; i++) {
    const gv_told_extent *told = &f->fn.kernel_extents.at[i];
    gv_symbolic_extent x = {.operand = told->argument,
                            .inside = told->inside,
                            .natural = told->natural,
                            .begins = told->begins,
                            .hi = told->hi};
    if (!told->first.count && !told->ends) continue; /* the ranges say it */
    if (!take_sum(f, &told->first, value, of, &x.first)) continue;
    x.ends = told->ends && take_sum(f, &told->end, value, of, &x.end);
    x.others = x.ends && told->others && take_sum(f, &told->other, value, of, &x.other);
    if (!x.ends) x.end = (gv_symbolic_sum){0};
    if (!x.others) x.other = (gv_symbolic_sum){0};
    if (x.ends || x.hi != INT64_MAX) *gv_push(&f->fn.told) = x;
  }
}

void gv_push_extent(front *f, uint32_t argument) {
  for (uint32_t i = 0; i < f->fn.told.len; i++) {
    if (f->fn.told.at[i].operand != argument) continue;
    *gv_push(&f->fn.symbolic) = f->fn.told.at[i];
    f->fn.symbolic.at[f->fn.symbolic.len - 1].operand = f->fn.operands.len - 1;
  }
}

void gv_put_asked(front *f) {
  for (uint32_t i = 0; i < f->fn.symbolic.len; i++) {
    f->fn.symbolic.at[i].op = f->model->ops.len - 1;
    *gv_push(&f->model->symbolic) = f->fn.symbolic.at[i];
  }
  f->fn.symbolic.len = f->fn.told.len = 0;

  for (uint32_t i = 0; i < f->fn.asked.len; i++) {
    f->fn.asked.at[i].op = f->model->ops.len - 1;
    *gv_push(&f->model->asked) = f->fn.asked.at[i];
  }
  f->fn.asked.len = 0;
}

/* ---- sizes of grids and blocks ---- */

enum { SIZE_DEPTH = 8 };

static int64_t most_of(front *f, MlirValue v, int depth);

/* The size is a division by a constant, or a shift, which is one. */
static bool is_quotient(front *f, MlirOperation op, int64_t *by) {
  static const char *const divisions[] = {"llvm.sdiv",   "llvm.udiv",       "arith.divsi",
                                          "arith.divui", "arith.ceildivsi", "arith.ceildivui"};
  static const char *const shifts[] = {"llvm.lshr", "llvm.ashr", "arith.shrui", "arith.shrsi"};
  bool divides = false, shift = false;
  for (size_t i = 0; i < sizeof divisions / sizeof *divisions; i++)
    divides |= gv_op_is(op, divisions[i]);
  for (size_t i = 0; i < sizeof shifts / sizeof *shifts; i++) shift |= gv_op_is(op, shifts[i]);
  if (!divides && !shift) return false;
  if (!gv_constant(f, mlirOperationGetOperand(op, 1), by) || *by < 1) return false;
  if (shift) *by = *by < 62 ? INT64_C(1) << *by : 1;
  return true;
}

/* As signed numbers: one below zero is too large for a size. */
static int64_t most_of(front *f, MlirValue v, int depth) {
  uint8_t width = gv_value_layout(f, v).width;
  int64_t most = width && width < 64 ? INT64_MAX >> (64 - width) : INT64_MAX, k;
  if (gv_constant(f, v, &k)) return k >= 0 && k < most ? k : most;
  MlirOperation op = mlirValueIsAOpResult(v) ? mlirOpResultGetOwner(v) : (MlirOperation){NULL};
  if (mlirOperationIsNull(op) || depth == SIZE_DEPTH) return most;
  if (is_quotient(f, op, &k)) {
    int64_t all = most_of(f, mlirOperationGetOperand(op, 0), depth + 1);
    return all / k + (k > 1); /* one more: it may be rounded up */
  }
  if (gv_op_is_either(op, "llvm.add", "arith.addi") &&
      gv_constant(f, mlirOperationGetOperand(op, 1), &k) && k >= 0 && k < most) {
    int64_t all = most_of(f, mlirOperationGetOperand(op, 0), depth + 1);
    return all < most - k ? all + k : most;
  }
  bool same = gv_op_is_either(op, "llvm.zext", "llvm.sext") ||
              gv_op_is_either(op, "arith.index_cast", "arith.index_castui") ||
              gv_op_is_either(op, "arith.extsi", "arith.extui");
  if (!same) return most;
  int64_t narrow = most_of(f, mlirOperationGetOperand(op, 0), depth + 1);
  return narrow < most ? narrow : most;
}

int64_t gv_most_of_size(front *f, MlirValue size) { return most_of(f, size, 0); }

static MlirValue passed_value(const void *of, uint32_t argument) {
  const numbers *n = of;
  if (argument >= GV_OF_GRID)
    return argument < GV_OF_GRID + 3
               ? mlirOperationGetOperand(n->launch, n->first_size + argument - GV_OF_GRID)
               : (MlirValue){NULL};
  uint32_t place = place_of(n->starts, argument, 0);
  if (place >= n->f->fn.arguments.len || n->f->fn.arguments.at[place].part != GV_WHOLE)
    return (MlirValue){NULL};
  return n->f->fn.arguments.at[place].value;
}

/* The sizes are operands from `first` on. */
static void take_sizes(front *f, MlirOperation op, uint32_t first, gv_launch_facts *to) {
  for (uint32_t i = 0; i < GV_SIZES && first + i < gv_operand_count(op); i++) {
    MlirValue size = mlirOperationGetOperand(op, first + i);
    to->sized[i] = gv_integer_of(f, size, &to->size[i]);
    if (!to->sized[i]) to->most[i] = gv_most_of_size(f, size);
  }
}

/* What the kernel touches goes to f->fn.kernel_ranges; the sizes are operands from `first` on. Its
 * reach. */
static uint8_t list_ranges(front *f, MlirOperation op, uint32_t scope, MlirOperation kernel,
                           uint32_t first) {
  uint32_t *starts = starts_of(kernel);
  numbers n = {f, starts, op, first};
  gv_launch_facts facts = {.number = passed_number, .holds = holds, .to = &n};
  take_sizes(f, op, first, &facts);
  f->fn.kernel_asks.len = f->fn.kernel_extents.len = 0;
  gv_ranges_of_kernel(f, scope, kernel, &facts, &f->fn.kernel_ranges, &f->fn.kernel_asks,
                      &f->fn.kernel_extents);
  gv_take_asks(f, passed_value, &n);
  gv_take_extents(f, passed_value, &n);
  for (uint32_t i = 0; i < f->fn.told.len; i++) {
    uint32_t root = f->fn.told.at[i].operand;
    f->fn.told.at[i].operand = place_of(starts, root, starts[root + 1] - starts[root] > 1);
  }
  for (uint32_t i = 0; i < f->fn.kernel_ranges.len; i++) {
    gv_kernel_range *r = &f->fn.kernel_ranges.at[i];
    bool memref = starts[r->operand + 1] - starts[r->operand] > 1;
    r->operand = place_of(starts, r->operand, memref);
  }
  uint8_t reach = gv_kernel_reach(f, kernel, &facts);
  gv_free(starts);
  return reach;
}

typedef enum seen { UNSEEN, IN_TEXT, IN_FULL } seen;

/* UNSEEN: any argument may be read and written, or none. IN_TEXT: what its code may do is known,
 * and little of what it does for certain. *reach: as gv_kernel_reach() has it. */
static seen find_effects(front *f, MlirOperation op, uint32_t first_size, uint8_t *reach) {
  uint32_t scope;
  MlirOperation kernel = gv_kernel_of(f, gv_attribute(op, "kernel"), &scope);
  f->fn.kernel_roles.len = f->fn.kernel_ranges.len = f->fn.asked.len = 0;
  f->fn.told.len = f->fn.symbolic.len = 0;
  *reach = GV_KERNEL_FOLLOWS | GV_KERNEL_NUMBERS;
  if (!mlirOperationIsNull(kernel)) list_roles(f, kernel);
  if (!mlirOperationIsNull(kernel) && f->fn.kernel_roles.len == f->fn.arguments.len) {
    *reach = list_ranges(f, op, scope, kernel, first_size);
    return IN_FULL;
  }
  f->fn.kernel_roles.len = 0;
  numbers n = {f, NULL, op, first_size};
  gv_launch_facts facts = {.number = passed_whole, .holds = holds, .to = &n};
  take_sizes(f, op, first_size, &facts);
  if (mlirOperationIsNull(kernel) && gv_find_ptx_effects(f, op, &facts, reach)) return IN_TEXT;
  *reach = GV_KERNEL_FOLLOWS | GV_KERNEL_NUMBERS;
  f->fn.kernel_roles.len = f->fn.kernel_ranges.len = 0;
  for (uint32_t i = 0; i < f->fn.arguments.len; i++)
    *gv_push(&f->fn.kernel_roles) = GV_ROLE_KERNEL_BOTH;
  return UNSEEN;
}

static gv_kernel_range unknown_range(uint32_t operand, uint8_t mode) {
  return (gv_kernel_range){.operand = operand, .mode = mode, .lo = INT64_MIN, .hi = INT64_MAX};
}

uint8_t gv_mode_of_kernel(uint8_t role) {
  if (role == GV_ROLE_KERNEL_READ) return GV_RANGE_READS;
  return role == GV_ROLE_KERNEL_WRITE ? GV_RANGE_WRITES : GV_RANGE_READS | GV_RANGE_WRITES;
}

/* Argument number `i` of a kernel whose body is here, with what is known of the memory that it
 * leads to. Of an address in a struct nothing is, nor of a number that an address was made. */
static void push_with_ranges(front *f, uint32_t i) {
  uint32_t before = f->fn.operands.len;
  push_argument(f, &f->fn.arguments.at[i], f->fn.kernel_roles.at[i]);
  bool whole = f->fn.operands.len == before + 1 && gv_is_address(f, &f->fn.arguments.at[i]);
  for (uint32_t o = before; o < f->fn.operands.len; o++) {
    uint32_t ranges = f->fn.ranges.len;
    if (f->fn.roles.at[o] == GV_ROLE_NONE) continue;
    for (uint32_t k = 0; k < f->fn.kernel_ranges.len && whole; k++) {
      gv_kernel_range r = f->fn.kernel_ranges.at[k];
      if (r.operand != i) continue;
      r.operand = o;
      *gv_push(&f->fn.ranges) = r;
    }
    if (whole) gv_push_extent(f, i);
    if (f->fn.ranges.len == ranges)
      *gv_push(&f->fn.ranges) = unknown_range(o, gv_mode_of_kernel(f->fn.roles.at[o]));
  }
}

/* The newest operation launches a kernel whose effects are not known: its body is not here. */
static void set_unseen(front *f) { f->model->ops.at[f->model->ops.len - 1].unseen = true; }

void gv_name_kernel(front *f, gv_str name) {
  if (name.len) *gv_push(&f->model->kernels) = (gv_kernel_named){f->model->ops.len - 1, name};
}

static gv_str name_of(front *f, MlirOperation op) {
  MlirAttribute kernel = gv_attribute(op, "kernel");
  if (mlirAttributeIsNull(kernel) || !mlirAttributeIsASymbolRef(kernel)) return GV_STR("");
  gv_str leaf = gv_str_from(mlirSymbolRefAttrGetLeafReference(kernel));
  return gv_format(&f->model->arena, "@%.*s", GV_FMT(leaf));
}

enum { LARGE = 512 }; /* bytes; addresses in larger aggregates are not distinguished */

bool gv_is_large(front *f, MlirType type) {
  gv_layout layout = gv_layout_of(f, type);
  return layout.holds && layout.size > LARGE;
}

static bool is_large(front *f, const gv_argument *argument) {
  return !mlirValueIsNull(argument->value) && argument->part == GV_WHOLE &&
         gv_is_large(f, mlirValueGetType(argument->value));
}

/* What the kernel does through a large aggregate is not seen. */
static void hide_large(front *f, MlirOperation op) {
  for (uint32_t i = 0; i < f->fn.arguments.len; i++) {
    if (!is_large(f, &f->fn.arguments.at[i])) continue;
    gv_push_value(f, f->fn.arguments.at[i].value);
    gv_emit(f, op, GV_OP_UNKNOWN, gv_str_of(gv_launch_action.name));
    f->fn.arguments.at[i].value = (MlirValue){NULL};
  }
}

/* The segment of the operands that is the first size of a cluster; there is none in older releases.
 */
enum { FIRST_CLUSTER = 7 };

/* What a launch on a stream is lowered to, with what the runtime makes of it. */
static const gv_action *find_launch_action(front *f, bool clustered) {
  const gv_profile_row *row = gv_profile_find(
      f->runtime, clustered ? GV_STR("mgpuLaunchClusterKernel") : GV_STR("mgpuLaunchKernel"));
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

/* Numbers that may be parts of an address, where the kernel makes one of numbers. */
static void push_parts(front *f) {
  for (uint32_t i = 0; i < f->fn.arguments.len; i++) {
    MlirValue value = f->fn.arguments.at[i].value;
    bool part = f->fn.arguments.at[i].part == GV_WHOLE && !mlirValueIsNull(value) &&
                gv_value_layout(f, value).size < 8;
    if (part && gv_can_carry(f, value)) gv_push_role(f, gv_demand(f, value), GV_ROLE_NONE);
  }
}

/* Does the host copy to or from variables of the device by their names? */
static bool names_variables(front *f) {
  for (uint32_t i = 0; i < f->symbols.len; i++) {
    gv_str name = f->symbols.at[i].name;
    if (f->symbols.at[i].kind == GV_SYM_DECLARED && memmem(name.at, name.len, "Symbol", 6))
      return true;
  }
  return false;
}

/* The host's variable of that name only stands for that of the device: it has no value of its own.
 * One that has a value is the host's, too (`__managed__`). */
static bool is_shadow(front *f, const gv_symbol *host) {
  if (mlirOperationGetNumRegions(host->op) != 1) return false;
  MlirBlock body = mlirRegionGetFirstBlock(mlirOperationGetRegion(host->op, 0));
  MlirOperation first =
      mlirBlockIsNull(body) ? (MlirOperation){NULL} : mlirBlockGetFirstOperation(body);
  return !mlirOperationIsNull(first) && gv_row_of(f, first)->expr == gv_expr_undef;
}

/* Memory that stands for a variable of the device: a global of its own, or that of the host of its
 * name, if both sides access it, or it is copied to and from by that name. */
static uint32_t global_of(front *f, const gv_kernel_variable *v, bool shadowed) {
  const gv_symbol *host = shadowed ? gv_find_symbol(f, f->fn.scope, v->name) : NULL;
  if (host && host->kind == GV_SYM_GLOBAL && (names_variables(f) || !is_shadow(f, host)))
    return host->id;
  bool found;
  uint32_t *global = gv_map_at(&f->cache.device_variables, (uintptr_t)v->variable, &found);
  if (!found)
    *global = gv_add_global(f->model, v->name, 0, false, false,
                            gv_op_place(f, (MlirOperation){(void *)(uintptr_t)v->variable}));
  return *global;
}

static void push_variable(front *f, uint32_t global, uint8_t mode) {
  static const gv_role roles[] = {GV_ROLE_NONE, GV_ROLE_KERNEL_READ, GV_ROLE_KERNEL_WRITE,
                                  GV_ROLE_KERNEL_BOTH};
  gv_value address = {.def = GV_DEF_GLOBAL, .size = 8, .a = global, .loc = GV_NO_LOC};
  gv_push_role(f, gv_add_value(f->model, address),
               roles[mode & (GV_RANGE_READS | GV_RANGE_WRITES)]);
  *gv_push(&f->fn.ranges) = unknown_range(f->fn.operands.len - 1, mode);
}

void gv_push_variables(front *f, MlirOperation kernel, bool shadowed) {
  const gv_kernel_variable *v;
  for (uint32_t place = 0; (v = gv_next_kernel_variable(f, kernel, &place));)
    push_variable(f, global_of(f, v, shadowed), v->mode);
}

/* The variables that a kernel of which there is PTX may use. */
static void push_ptx_variables(front *f, MlirOperation op) {
  uint32_t count;
  const void *binary;
  const gv_ptx_variable *v = gv_find_ptx_variables(f, op, &count, &binary);
  for (uint32_t i = 0; i < count; i++) {
    bool found;
    uint64_t key = gv_hash(v[i].name.at, v[i].name.len, (uintptr_t)binary);
    uint32_t *global = gv_map_at(&f->cache.device_variables, key, &found);
    if (!found)
      *global = gv_add_global(f->model, v[i].name, 0, false, false,
                              gv_op_place(f, (MlirOperation){(void *)(uintptr_t)binary}));
    push_variable(f, *global, v[i].mode);
  }
}

/* On a stream: `<%s : !llvm.ptr>`. Without one, and without tokens, it makes a stream of its own
 * and waits for it. The last two segments of the operands are the kernel's arguments and the
 * stream. */
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
  uint8_t reach;
  seen how = find_effects(f, op, segment(segments, 0), &reach);
  for (uint32_t i = 0; i < f->fn.arguments.len && reach & GV_KERNEL_NUMBERS;
       i++) { /* a number may be an address, where the kernel makes one of it */
    const gv_argument *argument = &f->fn.arguments.at[i];
    bool whole = argument->part == GV_WHOLE && !mlirValueIsNull(argument->value);
    if (whole && !gv_value_layout(f, argument->value).holds && may_be_address(f, argument->value))
      f->fn.kernel_roles.at[i] = GV_ROLE_KERNEL_BOTH;
  }
  hide_large(f, op);
  if (streamed) gv_push_role(f, gv_demand(f, mlirOperationGetOperand(op, end)), GV_ROLE_STREAM_USE);
  for (uint32_t i = 0; i < f->fn.arguments.len; i++)
    if (how != UNSEEN)
      push_with_ranges(f, i);
    else
      push_argument(f, &f->fn.arguments.at[i], f->fn.kernel_roles.at[i]);
  if (reach & GV_KERNEL_NUMBERS) push_parts(f);
  uint32_t scope;
  if (how == IN_FULL)
    gv_push_variables(f, gv_kernel_of(f, gv_attribute(op, "kernel"), &scope), false);
  else
    push_ptx_variables(f, op);
  gv_op *made = gv_emit_action(f, op, action, gv_str_of(gv_launch_action.name));
  gv_put_asked(f);
  made->follows = reach & GV_KERNEL_FOLLOWS, made->keeps = reach & GV_KERNEL_KEEPS;
  if (how != IN_FULL) set_unseen(f);
  gv_name_kernel(f, name_of(f, op));
  gv_add_launch(f, op);
}

/* ---- arrays of parameters ---- */

enum { MOST_USES = 256 };

MlirValue gv_slot_of(front *f, MlirValue address) {
  while (mlirValueIsAOpResult(address)) {
    const gv_op_row *row = gv_row_of(f, mlirOpResultGetOwner(address));
    if (row->emit == GV_EMIT_alloca) return address;
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

/* Calls `then` with each value that is stored through the address, or through one computed from it.
 */
static void each_stored(front *f, parameters *p, MlirValue address, stored_fn *then) {
  for (MlirOpOperand use = mlirValueGetFirstUse(address); !mlirOpOperandIsNull(use) && p->seen;
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    const gv_op_row *row = gv_row_of(f, user);
    bool store = gv_op_is(user, "llvm.store");
    p->seen = ++p->uses < MOST_USES;
    if (store && mlirOpOperandGetOperandNumber(use) == 1) {
      p->seen &= comes_before(p, user);
      if (p->seen) then(f, p, mlirOperationGetOperand(user, 0));
    } else if (store) { /* its address goes into the array, and nowhere else */
      p->seen &= mlirValueEqual(gv_slot_of(f, mlirOperationGetOperand(user, 1)), p->array);
    } else if (gv_keeps_address(row)) {
      each_stored(f, p, mlirOperationGetResult(user, 0), then);
    } else if (row->expr
                   ? row->expr != gv_expr_compare
                   : row->emit && !gv_marks_lifetime(row) && !mlirOperationEqual(user, p->launch)) {
      p->seen = false;
    }
  }
}

/* What a slot holds is an argument of the kernel. */
static void push_held(front *f, parameters *p, MlirValue value) {
  gv_argument argument = {value, GV_WHOLE};
  p->seen &= !is_large(f, &argument);
  if (p->seen) push_argument(f, &argument, GV_ROLE_KERNEL_BOTH);
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
  uint32_t before = f->fn.roles.len;
  if (!mlirValueIsNull(p.array)) each_stored(f, &p, p.array, push_slot);
  if (!mlirValueIsNull(p.array) && p.seen) return;
  f->fn.roles.len = f->fn.operands.len = before;
  f->fn.operands.at[place] = gv_demand(f, array);
  f->fn.roles.at[place] = GV_ROLE_KEPT;
  /* The host reads as much of the array as the kernel has arguments. */
  *gv_push(&f->fn.ranges) =
      (gv_kernel_range){.operand = f->fn.operands.len, .mode = GV_RANGE_READS, .hi = INT64_MAX};
  gv_push_role(f, f->fn.operands.at[place], GV_ROLE_HOST_READ);
  gv_push_role(f, gv_opaque(f, 8, 0, GV_NO_LOC), GV_ROLE_KERNEL_BOTH); /* what it works on */
}
