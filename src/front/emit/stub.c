/* Launches as C++ compilers make them. k<<<grid, block, bytes, stream>>>(arguments) becomes a call
 * that pushes the configuration, and a call of k's stub, which pops it, puts the addresses of its
 * arguments into an array and launches k with that. Calls of stubs are launches at the place of the
 * call. Where a stub was inlined, the launch itself is left, and the arguments are what is at the
 * addresses in the array. What is pushed is kept in a global that the program does not have; what
 * is popped is gone, since only one configuration is kept and the runtime has a stack of them.
 *
 * needs: the symbols. gives: an action for each launch, with what the kernel does to each argument
 * where the device module has the kernel. cost: for each launch linear in its stub.
 */
#define _GNU_SOURCE
#include "emit/emit.h"

#include <stdio.h>

enum { CONFIGURED_STREAM = 32 /* where a cudaLaunchConfig_t has its stream */, MOST_ENTRIES = 256 };

/* One argument of a kernel: what the array of a launch has at its place. */
typedef struct entry {
  MlirOperation store; /* that puts it there; NULL: it is not known what is there */
  MlirValue slot;      /* an alloca, or a parameter that is an address itself */
  MlirType type;       /* of what lies there; NULL: not known */
  uint8_t role;        /* what the kernel does with what that leads to */
  bool unsure;         /* something else may be there */
} entry;

/* The array of a launch. */
typedef struct array {
  MlirOperation function, launch;
  bool seen;           /* all that is done with it */
  intptr_t parameters; /* of the stub: it has no more than these; -1: not known */
  uint8_t reach;       /* of the kernel, as gv_kernel_reach() has it */
  GV_VEC(entry) entries;
  MlirOperation kernel; /* in the device module, with as many arguments; NULL: it is not there */
  uint32_t scope;
} array;

/* ---- which kernel a stub stands for ---- */

/* The name of the kernel that a stub stands for: "_Z3addPf" for "_Z18__device_stub__addPf", whose
 * length is in front of the name. *plain: how people call it, "add". */
static gv_str kernel_name(gv_arena *arena, gv_str name, gv_str *plain) {
  const char *at = memmem(name.at, name.len, GV_STUB_MARK, sizeof GV_STUB_MARK - 1),
             *end = name.at + name.len;
  *plain = name;
  if (!at) return name;
  const char *digits = at, *behind = at + sizeof GV_STUB_MARK - 1;
  while (digits > name.at && digits[-1] >= '0' && digits[-1] <= '9') digits--;
  size_t length = 0, rest = (size_t)(end - behind), prefix = (size_t)(digits - name.at);
  for (const char *d = digits; d < at && length < name.len; d++)
    length = length * 10 + (size_t)(*d - '0');
  *plain = (gv_str){behind, rest};
  if (digits == at) return *plain;
  if (length < sizeof GV_STUB_MARK - 1 || length - (sizeof GV_STUB_MARK - 1) > rest) return name;
  length -= sizeof GV_STUB_MARK - 1;
  plain->len = length;
  return gv_format(arena, "%.*s%zu%.*s", (int)prefix, name.at, length, (int)rest, behind);
}

/* ---- what a stub does ---- */

/* Which argument of the launch is what. */
static MlirValue array_of(MlirOperation launch, gv_launching part, uint32_t end) {
  return mlirOperationGetOperand(launch, part == GV_LAUNCHING_LAUNCH ? end - 3 : 2);
}

/* The type of what lies at the address that goes into the array. */
static MlirType type_at(front *f, const array *a, MlirValue address) {
  MlirType none = {NULL};
  if (mlirValueIsABlockArgument(address)) {
    MlirBlock entry = mlirRegionGetFirstBlock(mlirOperationGetRegion(a->function, 0));
    bool parameter = mlirBlockEqual(mlirBlockArgumentGetOwner(address), entry);
    return parameter ? gv_byval_type(a->function, mlirBlockArgumentGetArgNumber(address)) : none;
  }
  MlirOperation op = mlirOpResultGetOwner(address);
  MlirAttribute type = gv_row_of(f, op)->emit == GV_EMIT_alloca ? gv_attribute(op, "elem_type")
                                                                : (MlirAttribute){NULL};
  return mlirAttributeIsNull(type) ? none : mlirTypeAttrGetValue(type);
}

enum { BLOCKS_BEFORE = 8 };

/* The store lies on the only way that leads to the launch, a few blocks back at most; *distance:
 * how many. */
static bool leads_up(const array *a, MlirOperation store, int *distance) {
  if (mlirOperationIsNull(store)) return false;
  MlirBlock home = mlirOperationGetBlock(store), block = mlirOperationGetBlock(a->launch);
  for (*distance = 0; *distance < BLOCKS_BEFORE; ++*distance) {
    if (mlirBlockEqual(block, home))
      return *distance || mlirOperationIsBeforeInBlock(store, a->launch);
    if (mlirBlockGetNumPredecessors(block) != 1) return false;
    block = mlirBlockGetPredecessor(block, 0);
  }
  return false;
}

/* Of several stores to one place the last one before the launch counts; where there is none, it is
 * not known which. */
static void take_store(front *f, array *a, MlirOperation store, uint32_t place) {
  while (a->entries.len <= place) *gv_push(&a->entries) = (entry){.role = GV_ROLE_KERNEL_BOTH};
  entry *e = &a->entries.at[place];
  MlirValue slot = mlirOperationGetOperand(store, 0);
  int far = 0, known_far = 0;
  bool taken = !mlirOperationIsNull(e->store), near = leads_up(a, store, &far),
       known_near = leads_up(a, e->store, &known_far);
  bool address = mlirTypeIsALLVMPointerType(mlirValueGetType(slot));
  bool later =
      near && known_near &&
      (far < known_far || (far == known_far && mlirOperationIsBeforeInBlock(e->store, store)));
  if (taken && known_near && !later) return;
  bool unsure = !address || (taken && !near && (e->unsure || !mlirValueEqual(e->slot, slot)));
  *e = (entry){store, slot, unsure ? (MlirType){NULL} : type_at(f, a, slot), GV_ROLE_KERNEL_BOTH,
               unsure};
}

static bool is_launch_op(front *f, MlirOperation op) {
  const gv_op_row *row = gv_row_of(f, op);
  return gv_is_call(row) && gv_is_launch(gv_launching_of(gv_callee_name(op)));
}

/* Notes what is stored into the array through the address. */
static void list_stores(front *f, array *a, MlirValue address) {
  for (MlirOpOperand use = mlirValueGetFirstUse(address); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    const gv_op_row *row = gv_row_of(f, user);
    int64_t offset;
    if (gv_keeps_address(row)) {
      list_stores(f, a, mlirOperationGetResult(user, 0));
    } else if (row->emit == GV_EMIT_store && mlirOpOperandGetOperandNumber(use) == 1) {
      bool fits = gv_offset_in_slot(f, address, &offset) && offset >= 0 && offset % 8 == 0 &&
                  offset / 8 < MOST_ENTRIES;
      if (fits) take_store(f, a, user, (uint32_t)(offset / 8));
      a->seen &= fits;
    } else if (row->expr ? row->expr != gv_expr_compare
                         : row->emit && !gv_marks_lifetime(row) &&
                               !mlirOperationEqual(user, a->launch) && !is_launch_op(f, user)) {
      a->seen = false;
    }
  }
}

/* The kernel in the modules of the device; NULL: it is not there. */
static MlirOperation body_of(front *f, gv_str kernel, uint32_t *scope) {
  MlirOperation body = {NULL};
  for (uint32_t i = 0; mlirOperationIsNull(body) && i < f->device.len; i++)
    body = gv_kernel_in(f, *scope = f->device.at[i], kernel);
  return body;
}

bool gv_stub_has_body(front *f, const gv_symbol *stub) {
  gv_str plain;
  uint32_t scope;
  return !mlirOperationIsNull(
      body_of(f, kernel_name(&f->model->arena, stub->name, &plain), &scope));
}

/* The role of each argument, where the device module has a kernel with as many. */
static void find_roles(front *f, array *a, gv_str kernel) {
  MlirOperation body = body_of(f, kernel, &a->scope);
  if (mlirOperationIsNull(body) || gv_kernel_arguments(body) != a->entries.len) return;
  a->reach = gv_kernel_reach(f, body, NULL);
  a->kernel = body;
  MlirBlock block = mlirRegionGetFirstBlock(mlirOperationGetRegion(body, 0));
  for (uint32_t i = 0; i < a->entries.len; i++)
    a->entries.at[i].role = (uint8_t)gv_kernel_role(f, mlirBlockGetArgument(block, i));
}

/* How many parameters the stub has; -1: not known. */
static intptr_t parameters_of(const gv_symbol *stub) {
  MlirAttribute type = gv_attribute(stub->op, "function_type");
  bool known = !mlirAttributeIsNull(type) && gv_op_is(stub->op, "llvm.func");
  return known ? mlirLLVMFunctionTypeGetNumInputs(mlirTypeAttrGetValue(type)) : -1;
}

static bool is_undefined(front *f, MlirValue value) {
  if (!mlirValueIsAOpResult(value)) return false;
  MlirOperation op = mlirOpResultGetOwner(value);
  const gv_op_row *row = gv_row_of(f, op);
  if (row->expr == gv_expr_undef) return true;
  const gv_symbol *callee = row->emit == GV_EMIT_call ? gv_callee_of(f, op) : NULL;
  return callee && callee->library == GV_LIB_UNDEFINED;
}

/* The array of a kernel without parameters has one place all the same, with nothing in it. */
static bool is_beyond(front *f, const array *a, MlirValue held) {
  bool more = a->parameters >= 0 && (intptr_t)a->entries.len > a->parameters;
  return more && is_undefined(f, held);
}

/* An array may end with null, beyond the arguments. */
static void drop_nulls(front *f, array *a) {
  while (a->entries.len) {
    const entry *last = &a->entries.at[a->entries.len - 1];
    bool sure = !mlirOperationIsNull(last->store) && !last->unsure;
    if (!sure || !(gv_is_null_address(f, last->slot) || is_beyond(f, a, last->slot))) break;
    a->entries.len--;
  }
}

/* Which slots the array at the address leads to, where all that is done with it is seen. */
static void look_into(front *f, array *a, MlirValue address) {
  MlirValue at = gv_slot_of(f, address);
  if (mlirValueIsNull(at)) return;
  a->seen = true;
  list_stores(f, a, at);
  drop_nulls(f, a);
  for (uint32_t i = 0; i < a->entries.len; i++)
    a->seen &= !mlirOperationIsNull(a->entries.at[i].store) && !a->entries.at[i].unsure;
}

/* What the launch finds in its array, if it is one of the kernel that `stub` stands for. */
static void read_array(front *f, MlirOperation function, MlirOperation launch,
                       const gv_symbol *stub, array *a) {
  gv_str plain;
  uint32_t end = gv_argument_count(launch);
  *a = (array){.function = function,
               .launch = launch,
               .reach = GV_KERNEL_FOLLOWS | GV_KERNEL_NUMBERS,
               .parameters = parameters_of(stub)};
  if (end < 3) return;
  look_into(f, a, array_of(launch, gv_launching_of(gv_callee_name(launch)), end));
  if (a->seen) find_roles(f, a, kernel_name(&f->model->arena, stub->name, &plain));
}

/* The stub whose address the value is; NULL: it is not known. HIP has a global that holds it. */
static const gv_symbol *stub_at(front *f, MlirValue value) {
  while (mlirValueIsAOpResult(value)) {
    MlirOperation op = mlirOpResultGetOwner(value);
    const gv_op_row *row = gv_row_of(f, op);
    if (row->expr == gv_expr_addressof) {
      const gv_symbol *symbol = gv_symbol_of(f, gv_attribute(op, "global_name"));
      if (symbol->kind == GV_SYM_STUB) return symbol;
      MlirBlock block = symbol->kind == GV_SYM_GLOBAL && mlirOperationGetNumRegions(symbol->op)
                            ? mlirRegionGetFirstBlock(mlirOperationGetRegion(symbol->op, 0))
                            : (MlirBlock){NULL};
      MlirOperation end = mlirBlockIsNull(block) ? (MlirOperation){NULL} : gv_end_of_block(block);
      if (mlirOperationIsNull(end) || gv_operand_count(end) != 1) return NULL;
      value = mlirOperationGetOperand(end, 0);
    } else if (row->expr == gv_expr_copy) {
      value = mlirOperationGetOperand(op, 0);
    } else {
      return NULL;
    }
  }
  return NULL;
}

/* ---- the configuration ----
 *
 * One compilation launches through one function of the runtime, which says what a stream that is
 * null stands for.
 */

enum { WORD = 8 /* bytes of an address */ };

/* A launch in the making: the addresses that the kernel gets. */
typedef struct launching {
  MlirOperation op;
  gv_str name, kernel; /* kernel: empty where it is not known */
  gv_loc place;
  GV_VEC(gv_value_id) values;
  GV_VEC(uint8_t) roles;
  GV_VEC(uint32_t) arguments; /* of the kernel; of those that are whole, else GV_NONE */
  GV_VEC(uint16_t) members; /* the word, from 1 on, where an argument is a structure; 0: unknown */
  uint32_t argument;        /* that is added now */
  uint16_t member;          /* … its word */
  bool by_value;            /* … it is a structure that the kernel gets by value */
  bool seen;                /* the kernel's body is there: what it touches is in f->kernel_ranges */
  MlirOperation body;       /* then this */
  MlirValue array; /* of a kernel that is not known: what is in it goes after these; NULL: there is
                      none */
  uint8_t reach;   /* as gv_kernel_reach() has it */
} launching;

static void store_at(front *f, MlirOperation op, gv_value_id value, gv_value_id address,
                     gv_str name) {
  gv_push_operand(f, value);
  gv_push_operand(f, address);
  gv_emit(f, op, GV_OP_STORE, name);
}

static gv_value_id load_at(front *f, const launching *l, gv_value_id address, int64_t offset) {
  gv_value at = {.def = GV_DEF_OFFSET, .size = 8, .a = address, .k = offset, .loc = GV_NO_LOC};
  gv_push_operand(f, offset ? gv_add_value(f->model, at) : address);
  gv_emit(f, l->op, GV_OP_LOAD, l->name)->loc = l->place;
  return gv_add_result(f->model, 8, 0, l->place);
}

static gv_value_id something(front *f, uint32_t size) { return gv_opaque(f, size, 0, GV_NO_LOC); }

void gv_begin_launches(front *f, MlirOperation function) {
  const gv_str name = GV_STR("launch configuration");
  f->fn.configuration = GV_NONE;
  if (!f->facts.launches_kernels) return;
  gv_emit(f, function, GV_OP_MEMORY, name);
  f->fn.configuration = gv_add_result(f->model, 8, 0, gv_op_place(f, function));
  store_at(f, function, something(f, 8), f->fn.configuration, name);
}

/* The stream that was pushed last, which is there no more. */
static gv_value_id take_stream(front *f, const launching *l) {
  gv_value_id stream = load_at(f, l, f->fn.configuration, 0);
  store_at(f, l->op, something(f, 8), f->fn.configuration, l->name);
  return stream;
}

static bool emit_push(front *f, MlirOperation op, gv_str name, uint32_t end) {
  MlirValue stream = end ? mlirOperationGetOperand(op, end - 1) : (MlirValue){NULL};
  if (!end || !mlirTypeIsALLVMPointerType(mlirValueGetType(stream))) return false;
  bool thread = f->facts.thread_launch && !f->facts.legacy_launch;
  const gv_argument argument = {stream, GV_WHOLE};
  gv_value_id value =
      gv_stream_value(f, &argument, thread ? f->facts.thread_launch : &gv_launch_action);
  store_at(f, op, value, f->fn.configuration, name);
  gv_define_status(f, op);
  return true;
}

/* The extents, how many bytes, and the stream. */
static bool emit_pop(front *f, MlirOperation op, gv_str name, uint32_t end) {
  static const uint32_t sizes[] = {12, 12, 8};
  const launching l = {.op = op, .array = {NULL}, .name = name, .place = gv_op_place(f, op)};
  if (end != 4) return false;
  for (uint32_t i = 0; i < end; i++)
    if (!mlirTypeIsALLVMPointerType(mlirValueGetType(mlirOperationGetOperand(op, i)))) return false;
  for (uint32_t i = 0; i < 3; i++) {
    gv_value_id address = gv_demand(f, mlirOperationGetOperand(op, i));
    store_at(f, op, something(f, sizes[i]), address, name);
  }
  gv_value_id stream = take_stream(f, &l), address = gv_demand(f, mlirOperationGetOperand(op, 3));
  store_at(f, op, stream, address, name);
  gv_define_status(f, op);
  return true;
}

/* ---- launches ---- */

static void add(launching *l, gv_value_id value, uint8_t role) {
  *gv_push(&l->values) = role == GV_ROLE_NONE ? GV_NONE : value;
  *gv_push(&l->roles) = role;
  *gv_push(&l->arguments) = l->argument;
  *gv_push(&l->members) = l->member;
}

/* What lies at the address, a value of the type, is an argument. */
static void add_behind(front *f, launching *l, gv_value_id address, MlirType type, int64_t offset,
                       uint8_t role) {
  MlirType member;
  int64_t at;
  if (mlirTypeIsALLVMPointerType(type)) {
    l->member = !l->by_value || offset % WORD ? 0 : (uint16_t)(offset / WORD + 1);
    add(l, role == GV_ROLE_NONE ? GV_NONE : load_at(f, l, address, offset), role);
    l->member = 0;
    return;
  }
  for (int64_t i = 0; gv_member(f, type, i, &at, &member) &&
                      offset + at + 8 <= gv_layout_of(f, type).size + offset;
       i++)
    if (gv_layout_of(f, member).holds) add_behind(f, l, address, member, offset + at, role);
}

/* What the kernel does with what the address points to is not seen: it works on something that it
 * leads to. */
static void hide(front *f, launching *l, gv_value_id address) {
  gv_push_operand(f, address);
  gv_emit(f, l->op, GV_OP_UNKNOWN, l->name);
  add(l, something(f, 8), GV_ROLE_KERNEL_BOTH);
}

/* Whether what lies at the address can lead anywhere. */
static bool leads_on(front *f, const entry *e) {
  return e->role != GV_ROLE_NONE && (mlirTypeIsNull(e->type) || gv_layout_of(f, e->type).holds);
}

/* A number may be an address, where the kernel makes one of it. */
static bool leads_as_number(const array *a, const entry *e) {
  return e->role != GV_ROLE_NONE || a->reach & GV_KERNEL_NUMBERS;
}

/* `whole`: an address was made that number; which bytes the kernel touches there is not known. */
static void add_number(launching *l, gv_value_id value, bool whole) {
  *gv_push(&l->values) = value;
  *gv_push(&l->roles) = whole && l->reach & GV_KERNEL_NUMBERS ? GV_ROLE_KERNEL_BOTH : GV_ROLE_NONE;
  *gv_push(&l->arguments) = GV_NONE;
  *gv_push(&l->members) = 0;
}

/* The last store to the slot before `op` in its block; NULL: none. */
static MlirOperation store_before(front *f, MlirValue slot, MlirOperation op) {
  MlirOperation last = {NULL};
  for (MlirOpOperand use = mlirValueGetFirstUse(slot); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    bool stores =
        gv_row_of(f, user)->emit == GV_EMIT_store && mlirOpOperandGetOperandNumber(use) == 1;
    if (!stores || !mlirBlockEqual(mlirOperationGetBlock(user), mlirOperationGetBlock(op)))
      continue;
    if (!mlirOperationIsBeforeInBlock(user, op)) continue;
    if (mlirOperationIsNull(last) || mlirOperationIsBeforeInBlock(last, user)) last = user;
  }
  return last;
}

/* The value that the slot has at `op`: what that store puts there. */
static MlirValue stored_before(front *f, MlirValue slot, MlirOperation op) {
  MlirOperation last = store_before(f, slot, op);
  return mlirOperationIsNull(last) ? (MlirValue){NULL} : mlirOperationGetOperand(last, 0);
}

static bool is_address(MlirValue value) {
  return mlirTypeIsALLVMPointerType(mlirValueGetType(value));
}

/* The use leaves in the slot what `last` puts there, up to the launch: it stores a pointer before,
 * loads one, puts the address of the slot into the array, or marks where the slot's life begins and
 * ends, not between the two. */
static bool leaves(front *f, const array *a, MlirOpOperand use, MlirOperation last) {
  MlirOperation user = mlirOpOperandGetOwner(use);
  const gv_op_row *row = gv_row_of(f, user);
  bool of_array = mlirOpOperandGetOperandNumber(use) == 0;
  if (gv_marks_lifetime(row)) {
    if (!mlirBlockEqual(mlirOperationGetBlock(user), mlirOperationGetBlock(last))) return true;
    return mlirOperationIsBeforeInBlock(user, last) ||
           mlirOperationIsBeforeInBlock(a->launch, user);
  }
  if (row->emit == GV_EMIT_load) return true;
  if (row->emit != GV_EMIT_store) return false;
  if (!of_array) return is_address(mlirOperationGetOperand(user, 0));
  MlirValue at =
      array_of(a->launch, gv_launching_of(gv_callee_name(a->launch)), gv_argument_count(a->launch));
  return mlirValueEqual(gv_slot_of(f, mlirOperationGetOperand(user, 1)), gv_slot_of(f, at));
}

/* The pointer that the launch, which is in the function itself, finds in the slot; NULL: it is not
 * known. */
static MlirValue held(front *f, const array *a, const entry *e) {
  const MlirValue none = {NULL};
  if (mlirTypeIsNull(e->type) || !mlirTypeIsALLVMPointerType(e->type)) return none;
  if (!mlirValueIsAOpResult(e->slot)) return none;
  MlirOperation last = store_before(f, e->slot, a->launch);
  if (mlirOperationIsNull(last)) return none;
  for (MlirOpOperand use = mlirValueGetFirstUse(e->slot); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use))
    if (!leaves(f, a, use, last)) return none;
  return mlirOperationGetOperand(last, 0);
}

enum { MOST_NUMBERS = 64 }; /* bytes */

/* Numbers that lie there may be addresses, too. */
static void add_numbers(front *f, launching *l, const array *a, const entry *e,
                        gv_value_id address) {
  if (!leads_as_number(a, e)) return;
  if (mlirTypeIsNull(e->type)) { /* what lies there is not known */
    hide(f, l, address);
    return;
  }
  uint32_t size = gv_layout_of(f, e->type).size;
  MlirValue stored = size == 8 ? stored_before(f, e->slot, l->op) : (MlirValue){NULL};
  bool whole = !mlirValueIsNull(stored) && gv_is_of_address(f, stored);
  if (size > MOST_NUMBERS) hide(f, l, address);
  for (uint32_t at = 0; at + 8 <= size && size <= MOST_NUMBERS; at += 8)
    add_number(l, load_at(f, l, address, at), whole);
}

/* What lies in the slot is all that the kernel gets as a structure by value. A slot in which that
 * is a part of something larger is larger: where it is in there is not known. */
static bool is_by_value(front *f, const launching *l, const entry *e) {
  MlirType copy = {NULL};
  if (l->seen && l->argument != GV_NONE) copy = gv_byval_type(l->body, l->argument);
  return !mlirTypeIsNull(copy) && !mlirTypeIsNull(e->type) &&
         gv_layout_of(f, copy).size == gv_layout_of(f, e->type).size;
}

/* The kernel gets an address, and the slot is a structure that begins with it. */
static bool is_first_of_more(front *f, const launching *l, const entry *e) {
  if (!l->seen || l->argument == GV_NONE || mlirTypeIsNull(e->type)) return false;
  if (gv_layout_of(f, e->type).size <= WORD) return false;
  MlirBlock body = mlirRegionGetFirstBlock(mlirOperationGetRegion(l->body, 0));
  if (l->argument >= mlirBlockGetNumArguments(body)) return false;
  MlirType type = mlirValueGetType(mlirBlockGetArgument(body, l->argument));
  return mlirTypeIsALLVMPointerType(type) && mlirTypeIsNull(gv_byval_type(l->body, l->argument));
}

static void add_entry(front *f, launching *l, const entry *e, gv_value_id address) {
  l->by_value = is_by_value(f, l, e);
  if (is_first_of_more(f, l, e))
    add(l, load_at(f, l, address, 0), e->role);
  else if (mlirTypeIsNull(e->type) || gv_is_large(f, e->type))
    hide(f, l, address);
  else
    add_behind(f, l, address, e->type, 0, e->role);
  l->by_value = false;
}

/* What calls of `symbol`, a function of the runtime, do besides. */
static const gv_action *action_of(front *f, gv_symbol *symbol) {
  if (symbol->launch) return symbol->launch;
  gv_action *action = gv_new(&f->model->arena, gv_action, 1);
  *action = gv_launch_action;
  if (symbol->runtime) action->flags |= symbol->runtime->action.flags;
  return symbol->launch = action;
}

/* Of the operand pushed last: what the kernel does with its argument, or, of an address in one,
 * only how it is used. */
static void push_ranges(front *f, uint32_t argument, uint16_t member, uint8_t role) {
  uint32_t operand = f->fn.operands.len - 1, before = f->fn.ranges.len;
  bool others = false;
  for (uint32_t i = 0; i < f->fn.kernel_ranges.len; i++) {
    gv_kernel_range of = f->fn.kernel_ranges.at[i];
    bool apart = of.member && member && of.member != member;
    if (of.operand != argument) continue;
    others |= apart;
    if (apart) continue;
    if (of.member && !member) of.sure = 0, of.sure_lo = of.sure_hi = 0; /* or it is another one */
    of.operand = operand, of.member = 0;
    *gv_push(&f->fn.ranges) = of;
  }
  if (!member) gv_push_extent(f, argument);
  if (f->fn.ranges.len > before) return;
  gv_kernel_range any = {
      .operand = operand, .mode = gv_mode_of_kernel(role), .lo = INT64_MIN, .hi = INT64_MAX};
  if (others) any.lo = any.hi = 0; /* the kernel leaves alone what it leads to */
  *gv_push(&f->fn.ranges) = any;
}

static void emit_launch(front *f, launching *l, const gv_action *action, gv_value_id stream) {
  gv_push_role(f, stream, GV_ROLE_STREAM_USE);
  for (uint32_t i = 0; i < l->values.len; i++) {
    gv_push_role(f, l->values.at[i], l->roles.at[i]);
    if (l->seen && l->roles.at[i] != GV_ROLE_NONE)
      push_ranges(f, l->arguments.at[i], l->members.at[i], l->roles.at[i]);
  }
  if (!mlirValueIsNull(l->array)) {
    uint32_t place = f->fn.operands.len;
    gv_push_role(f, GV_NONE, GV_ROLE_NONE);
    gv_push_parameters(f, l->op, l->array, place);
  }
  if (l->seen) gv_push_variables(f, l->body, true);
  gv_op *made = gv_emit_action(f, l->op, action, l->name);
  if (l->seen) gv_put_asked(f);
  made->loc = l->place;
  made->follows = l->reach & GV_KERNEL_FOLLOWS, made->keeps = l->reach & GV_KERNEL_KEEPS;
  made->parts = true; /* programs give each stream its part of one buffer */
  made->unseen = !l->seen;
  gv_name_kernel(f, l->kernel);
  gv_define_status(f, l->op);
  gv_vec_free(&l->values);
  gv_vec_free(&l->roles);
  gv_vec_free(&l->arguments);
  gv_vec_free(&l->members);
}

static gv_str plain_name(front *f, gv_str stub_name) {
  gv_str plain;
  kernel_name(&f->model->arena, stub_name, &plain);
  return gv_str_copy(&f->model->arena, plain);
}

static gv_str launch_name(front *f, gv_str stub_name) {
  gv_str plain;
  kernel_name(&f->model->arena, stub_name, &plain);
  return gv_format(&f->model->arena, "%.*s<<<...>>>", GV_FMT(plain));
}

/* The argument that a parameter of the stub is, or is part of. */
static const entry *entry_of(front *f, const array *a, MlirValue parameter) {
  for (uint32_t e = 0; e < a->entries.len; e++)
    if (mlirValueEqual(a->entries.at[e].slot, parameter)) return &a->entries.at[e];
  for (MlirOpOperand use = mlirValueGetFirstUse(parameter); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    if (gv_row_of(f, user)->emit != GV_EMIT_store || mlirOpOperandGetOperandNumber(use) != 0)
      continue;
    MlirValue slot = gv_slot_of(f, mlirOperationGetOperand(user, 1));
    for (uint32_t e = 0; !mlirValueIsNull(slot) && e < a->entries.len; e++)
      if (mlirValueEqual(a->entries.at[e].slot, slot)) return &a->entries.at[e];
  }
  return NULL;
}

/* What comes to a stub as operand `i` is an argument, a part of one, or the address of one. */
static void add_operand(front *f, launching *l, const array *a, MlirBlock body, uint32_t i) {
  MlirValue value = mlirOperationGetOperand(l->op, i);
  bool named = !mlirBlockIsNull(body) && i < mlirBlockGetNumArguments(body);
  const entry *e = named && a->seen ? entry_of(f, a, mlirBlockGetArgument(body, i)) : NULL;
  gv_layout layout = gv_value_layout(f, value);
  l->argument = e ? (uint32_t)(e - a->entries.at) : GV_NONE;
  if (!layout.holds && gv_can_carry(f, value) && (!e || leads_as_number(a, e)))
    add_number(l, gv_demand(f, value), gv_is_of_address(f, value));
  if (!layout.holds || (e && !leads_on(f, e))) return;
  bool by_address = !mlirTypeIsNull(gv_byval_type(a->function, i));
  const entry behind = {.type = by_address && mlirBlockIsNull(body) ? gv_byval_type(a->function, i)
                                                                    : (MlirType){NULL},
                        .role = GV_ROLE_KERNEL_BOTH};
  if (e && mlirValueIsABlockArgument(e->slot))
    add_entry(f, l, e, gv_demand(f, value));
  else if (!mlirTypeIsNull(behind.type))
    add_entry(f, l, &behind, gv_demand(f, value));
  else if (layout.size == 8 && !by_address)
    add(l, gv_demand(f, value), e ? e->role : GV_ROLE_KERNEL_BOTH);
  else
    hide(f, l, gv_demand(f, value));
}

/* ---- what is known of a launch ---- */

typedef struct facts {
  front *f;
  const launching *l;
  const array *a;
  MlirBlock body; /* of the stub that is called; NULL: none is */
  uint32_t end;
  MlirValue grid[3]; /* numbers of blocks; NULL: not known */
} facts;

/* The number that the kernel gets as this argument; NULL: not known. */
static MlirValue passed_value(const void *of, uint32_t argument) {
  const facts *x = of;
  if (argument >= GV_OF_GRID)
    return argument < GV_OF_GRID + 3 ? x->grid[argument - GV_OF_GRID] : (MlirValue){NULL};
  if (argument >= x->a->entries.len) return (MlirValue){NULL};
  const entry *e = &x->a->entries.at[argument];
  if (mlirBlockIsNull(x->body)) /* inlined: the slots are those of the function */
    return stored_before(x->f, e->slot, x->l->op);
  for (uint32_t i = 0; i < x->end && i < mlirBlockGetNumArguments(x->body); i++)
    if (entry_of(x->f, x->a, mlirBlockGetArgument(x->body, i)) == e)
      return mlirOperationGetOperand(x->l->op, i);
  return (MlirValue){NULL};
}

static bool passed_number(void *to, uint32_t argument, uint32_t member, int64_t *k) {
  const facts *x = to;
  MlirValue value = member ? (MlirValue){NULL} : passed_value(x, argument);
  return !mlirValueIsNull(value) && gv_constant(x->f, value, k);
}

/* The call that pushed the configuration, a few blocks before; NULL: it was not found. */
static MlirOperation push_before(front *f, MlirOperation op) {
  MlirBlock block = mlirOperationGetBlock(op);
  for (int i = 0; i < BLOCKS_BEFORE; i++) {
    MlirOperation found = {NULL};
    for (MlirOperation o = mlirBlockGetFirstOperation(block); !mlirOperationIsNull(o);
         o = mlirOperationGetNextInBlock(o)) {
      if (i == 0 && mlirOperationEqual(o, op)) break;
      const gv_op_row *row = gv_row_of(f, o);
      if (!gv_is_call(row)) continue;
      gv_launching part = gv_launching_of(gv_callee_name(o));
      if (part == GV_LAUNCHING_PUSH) found = o;
      if (gv_is_launch(part)) found = (MlirOperation){NULL};
    }
    if (!mlirOperationIsNull(found)) return found;
    if (mlirBlockGetNumPredecessors(block) != 1) break;
    block = mlirBlockGetPredecessor(block, 0);
  }
  return (MlirOperation){NULL};
}

/* A number of 64 bits: x in its first half, which is made wide, y, a constant, in the other. */
static bool take_pair(front *f, MlirValue pair, MlirValue *x, int64_t *y) {
  MlirOperation op =
      mlirValueIsAOpResult(pair) ? mlirOpResultGetOwner(pair) : (MlirOperation){NULL};
  if (mlirOperationIsNull(op) || !gv_op_is_either(op, "llvm.or", "llvm.add")) return false;
  for (uint32_t i = 0; i < 2; i++) {
    MlirValue wide = mlirOperationGetOperand(op, i);
    if (!mlirValueIsAOpResult(wide) || !gv_op_is(mlirOpResultGetOwner(wide), "llvm.zext")) continue;
    *x = mlirOperationGetOperand(mlirOpResultGetOwner(wide), 0);
    if (gv_value_layout(f, *x).width != 32) continue;
    if (gv_constant(f, mlirOperationGetOperand(op, 1 - i), y) && !(*y & UINT32_MAX)) return true;
  }
  return false;
}

/* The two extents are passed as x and y in one number, and z. */
static void take_sizes(front *f, MlirOperation op, gv_launch_facts *known, facts *x) {
  MlirOperation push = push_before(f, op);
  if (mlirOperationIsNull(push) || gv_argument_count(push) < 6) return;
  for (uint32_t i = 0; i < 2; i++) {
    int64_t xy, z;
    MlirValue first;
    bool both = gv_value_layout(f, mlirOperationGetOperand(push, 2 * i)).width == 64 &&
                gv_constant(f, mlirOperationGetOperand(push, 2 * i), &xy);
    if (both) {
      known->size[3 * i] = xy & UINT32_MAX, known->size[3 * i + 1] = (int64_t)((uint64_t)xy >> 32);
      known->sized[3 * i] = known->sized[3 * i + 1] = true;
    } else if (take_pair(f, mlirOperationGetOperand(push, 2 * i), &first, &xy)) {
      known->size[3 * i + 1] = (int64_t)((uint64_t)xy >> 32), known->sized[3 * i + 1] = true;
      known->most[3 * i] = gv_most_of_size(f, first);
      if (!i) x->grid[0] = first;
    }
    if (gv_constant(f, mlirOperationGetOperand(push, 2 * i + 1), &z))
      known->size[3 * i + 2] = z, known->sized[3 * i + 2] = true;
  }
}

/* What the kernel touches goes to f->kernel_ranges, if its body is there. */
static void see_kernel(front *f, launching *l, const array *a, MlirBlock body, uint32_t end) {
  facts x = {.f = f, .l = l, .a = a, .body = body, .end = end};
  gv_launch_facts known = {.number = passed_number, .by_value = true, .to = &x};
  f->fn.kernel_ranges.len = f->fn.told.len = f->fn.symbolic.len = 0;
  l->seen = a->seen && !mlirOperationIsNull(a->kernel);
  if (l->seen) l->body = a->kernel;
  l->argument = 0;
  if (!l->seen) return;
  take_sizes(f, l->op, &known, &x);
  f->fn.kernel_asks.len = f->fn.kernel_extents.len = 0;
  gv_ranges_of_kernel(f, a->scope, a->kernel, &known, &f->fn.kernel_ranges, &f->fn.kernel_asks,
                      &f->fn.kernel_extents);
  gv_take_asks(f, passed_value, &x);
  gv_take_extents(f, passed_value, &x);
}

static void emit_stub_call(front *f, MlirOperation op, const gv_symbol *stub, uint32_t end) {
  array a;
  launching l = {.op = op,
                 .array = {NULL},
                 .name = launch_name(f, stub->name),
                 .kernel = plain_name(f, stub->name),
                 .place = gv_op_place(f, op)};
  MlirOperation launch = gv_launch_in_stub(stub->op);
  MlirBlock body = mlirRegionGetFirstBlock(mlirOperationGetRegion(stub->op, 0));
  if (mlirOperationIsNull(launch)) /* another module has it */
    a = (array){
        .function = stub->op, .launch = launch, .reach = GV_KERNEL_FOLLOWS | GV_KERNEL_NUMBERS};
  else
    read_array(f, stub->op, launch, stub, &a);
  l.reach = a.reach;
  gv_value_id stream = take_stream(f, &l);
  see_kernel(f, &l, &a, body, end);
  for (uint32_t i = 0; i < end; i++) add_operand(f, &l, &a, body, i);
  bool known = !mlirOperationIsNull(launch);
  emit_launch(f, &l,
              known ? action_of(f, gv_symbol_of(f, gv_attribute(launch, "callee")))
                    : &gv_launch_action,
              stream);
  gv_vec_free(&a.entries);
}

static MlirOperation function_around(MlirOperation op) {
  while (mlirBlockIsNull(mlirOperationGetBlock(op)) ? false : !gv_op_is(op, "llvm.func"))
    op = mlirOperationGetParentOperation(op);
  return op;
}

/* What lies in the slot of a kernel that is not known: each whole word may be an address. */
static void add_words(front *f, launching *l, const entry *e, MlirValue array) {
  uint32_t size = gv_layout_of(f, e->type).size;
  gv_value_id address = gv_demand(f, e->slot);
  for (uint32_t at = 0; at + WORD <= size; at += WORD) {
    *gv_push(&l->values) = load_at(f, l, address, at);
    *gv_push(&l->roles) = gv_role_of_word(f, e->slot, e->type, array, at);
  }
}

static bool is_small_slot(front *f, const entry *e) {
  if (mlirTypeIsNull(e->type)) return false;
  uint32_t size = gv_layout_of(f, e->type).size;
  return size && size <= MOST_NUMBERS;
}

bool gv_read_parameters(front *f, MlirOperation op, gv_str name, MlirValue address,
                        gv_parameter_list *list) {
  array a = {.function = function_around(op), .launch = op, .parameters = -1};
  launching l = {.op = op, .array = {NULL}, .name = name, .place = gv_op_place(f, op)};
  look_into(f, &a, address);
  bool seen = a.seen && !gv_may_be_gone(f, gv_slot_of(f, address), op);
  for (uint32_t i = 0; i < a.entries.len && seen; i++) seen &= is_small_slot(f, &a.entries.at[i]);
  for (uint32_t i = 0; i < a.entries.len && seen; i++)
    add_words(f, &l, &a.entries.at[i], gv_slot_of(f, address));
  for (uint32_t i = 0; i < l.values.len; i++)
    *gv_push(list) = (gv_parameter){l.values.at[i], l.roles.at[i]};
  gv_vec_free(&l.values);
  gv_vec_free(&l.roles);
  gv_vec_free(&l.arguments);
  gv_vec_free(&l.members);
  gv_vec_free(&a.entries);
  return seen;
}

/* What the array has, or, where that is not all seen, something done with all that it leads to. */
static void add_array(front *f, launching *l, const gv_symbol *stub, MlirValue address) {
  array a;
  l->reach = GV_KERNEL_FOLLOWS | GV_KERNEL_NUMBERS;
  if (!stub) {
    gv_parameter_list read = {0};
    if (!gv_read_parameters(f, l->op, l->name, address, &read)) l->array = address;
    for (uint32_t i = 0; i < read.len; i++) {
      *gv_push(&l->values) = read.at[i].value;
      *gv_push(&l->roles) = read.at[i].role;
      *gv_push(&l->arguments) = GV_NONE;
      *gv_push(&l->members) = 0;
    }
    gv_vec_free(&read);
    return;
  }
  read_array(f, function_around(l->op), l->op, stub, &a);
  l->reach = a.reach;
  see_kernel(f, l, &a, (MlirBlock){NULL}, 0);
  for (uint32_t i = 0; a.seen && i < a.entries.len; i++, l->argument = i) {
    const entry *e = &a.entries.at[i];
    MlirValue value = held(f, &a, e);
    if (leads_on(f, e) && !mlirValueIsNull(value))
      add(l, gv_demand(f, value), e->role);
    else if (leads_on(f, e))
      add_entry(f, l, e, gv_demand(f, e->slot));
    else
      add_numbers(f, l, &a, e, gv_demand(f, e->slot));
  }
  if (!a.seen) hide(f, l, gv_demand(f, address));
  gv_vec_free(&a.entries);
}

static MlirValue kernel_of(MlirOperation launch, gv_launching part) {
  return mlirOperationGetOperand(launch, part == GV_LAUNCHING_LAUNCH_CONFIGURED ? 1 : 0);
}

bool gv_launches_stub(front *f, MlirOperation launch) {
  gv_launching part = gv_launching_of(gv_callee_name(launch));
  return gv_argument_count(launch) > 1 && stub_at(f, kernel_of(launch, part));
}

static bool emit_runtime_launch(front *f, MlirOperation op, uint32_t end) {
  gv_symbol *own = gv_callee_of(f, op);
  bool configured = own->launching == GV_LAUNCHING_LAUNCH_CONFIGURED;
  if (end < (configured ? 3 : 5)) return false;
  MlirValue kernel = kernel_of(op, own->launching), array = array_of(op, own->launching, end);
  MlirValue stream = mlirOperationGetOperand(op, configured ? 0 : end - 1);
  if (!is_address(array) || !is_address(stream)) return false;
  const gv_action *action = action_of(f, own);
  launching l = {.op = op, .array = {NULL}, .name = own->called, .place = gv_op_place(f, op)};
  const gv_symbol *found = stub_at(f, kernel);
  const gv_symbol known =
      found ? *found : (gv_symbol){.kind = GV_SYM_STUB}; /* the symbols may move */
  const gv_symbol *stub = found ? &known : NULL;
  if (stub) l.name = launch_name(f, stub->name), l.kernel = plain_name(f, stub->name);
  const gv_argument argument = {stream, GV_WHOLE};
  gv_value_id on = configured ? gv_demand(f, stream) : gv_stream_value(f, &argument, action);
  if (configured) on = load_at(f, &l, on, CONFIGURED_STREAM);
  add_array(f, &l, stub, array);
  emit_launch(f, &l, action, on);
  return true;
}

/* ---- the door ---- */

void gv_add_device_module(front *f, MlirOperation module) {
  bool holds_modules = false;
  if (mlirOperationGetNumRegions(module) != 1) return;
  MlirBlock block = mlirRegionGetFirstBlock(mlirOperationGetRegion(module, 0));
  if (mlirBlockIsNull(block)) return;
  for (MlirOperation op = mlirBlockGetFirstOperation(block); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op)) {
    if (!gv_op_is(op, "gpu.module")) continue;
    holds_modules = true;
    *gv_push(&f->device) = gv_look_into_kernels(f, op);
    *gv_push(&f->device_names) = gv_string_attribute(op, "sym_name");
  }
  if (holds_modules) return;
  *gv_push(&f->device) = gv_look_into_kernels(f, module);
  *gv_push(&f->device_names) = GV_STR("");
}

bool gv_emit_launching(front *f, MlirOperation op, const gv_symbol *symbol, uint32_t end) {
  if (symbol->kind == GV_SYM_STUB) {
    emit_stub_call(f, op, symbol, end);
    return true;
  }
  if (symbol->kind != GV_SYM_DECLARED) return false;
  switch (symbol->launching) {
  case GV_LAUNCHING_PUSH: return emit_push(f, op, symbol->called, end);
  case GV_LAUNCHING_POP: return emit_pop(f, op, symbol->called, end);
  case GV_LAUNCHING_LAUNCH:
  case GV_LAUNCHING_LAUNCH_CONFIGURED: return emit_runtime_launch(f, op, end);
  case GV_LAUNCHING_NONE: break;
  }
  return false;
}
