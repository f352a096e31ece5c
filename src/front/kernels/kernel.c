/* What kernels do with the memory that their arguments lead to.
 *
 * needs: the symbols. gives: for each argument of each function of a gpu.module, whether memory is
 * read or written through it or through anything computed from it; and for each function, whether
 * it goes where addresses lead that it finds in memory. One node for each value of the whole
 * gpu.module, on the first demand for one of its kernels; an edge from what was computed to what it
 * was computed from, also from a function's argument to what calls pass for it and from a call's
 * result to what the function returns; reads and writes travel along the edges until nothing
 * changes, which settles calls of any depth and recursion too. What the table does not know reads
 * and writes (kernel.def). cost: linear in the gpu.module.
 */
#include "kernels/kernels.h"

enum {
  READS = 1,
  WRITES = 2,
  BOTH = 3,
  FOLLOWS = 4,
  KEEPS = 8,
  COPIED = 16 /* as bytes, in which an address may be */,
  NUMBERS = 32,
  PLAIN = 64, /* not by atomic operations alone */
  MAPS = 128  /* it leads to the descriptor of a tensor, which leads to that */
};

typedef struct node {
  uint8_t does; /* READS, WRITES, COPIED, PLAIN, KEEPS: its address; of a function itself FOLLOWS,
                   KEEPS, NUMBERS */
  uint32_t first_edge;
} node;

typedef struct edge {
  uint32_t from; /* the node that this one was computed from */
  uint32_t next;
} edge;

/* A function names a variable of the device: what is done through the address is what the node
 * does. */
typedef struct naming {
  const void *function;
  MlirOperation variable;
  uint32_t node;
} naming;

typedef struct call_edge {
  const void *caller, *callee;
} call_edge;

typedef struct kernels {
  front *f;
  uint32_t scope;         /* of the gpu.module */
  bool later;             /* functions of the host, whose globals later.c looks for */
  MlirOperation function; /* the one that the walk is in */
  gv_map nodes;           /* value, or function for what it returns -> node */
  GV_VEC(node) all;
  GV_VEC(edge) edges;
  GV_VEC(naming) namings;
  GV_VEC(call_edge) calls;
  GV_VEC(uint32_t) queue; /* nodes whose reads and writes have not travelled on */
} kernels;

/* ---- nodes ---- */

static uint32_t node_at(kernels *k, const void *of) {
  bool found;
  uint32_t *place = gv_map_at(&k->nodes, (uintptr_t)of, &found);
  if (found) return *place;
  *place = k->all.len;
  gv_push(&k->all)->first_edge = GV_NONE;
  return k->all.len - 1;
}

static void derive(kernels *k, const void *made, const void *from) {
  uint32_t to = node_at(k, made), source = node_at(k, from);
  *gv_push(&k->edges) = (edge){source, k->all.at[to].first_edge};
  k->all.at[to].first_edge = k->edges.len - 1;
}

static void mark_node(kernels *k, uint32_t at, uint8_t does) {
  if ((k->all.at[at].does | does) == k->all.at[at].does) return;
  k->all.at[at].does |= does;
  *gv_push(&k->queue) = at;
}

static bool leads_somewhere(const kernels *k, MlirValue value) {
  return gv_value_layout(k->f, value).holds;
}

static void mark(kernels *k, MlirValue value, uint8_t does) {
  if (leads_somewhere(k, value)) mark_node(k, node_at(k, value.ptr), does);
}

static void settle(kernels *k) {
  while (k->queue.len) {
    node now = k->all.at[gv_pop(&k->queue)];
    for (uint32_t e = now.first_edge; e != GV_NONE; e = k->edges.at[e].next)
      mark_node(k, k->edges.at[e].from, now.does);
  }
}

/* ---- operations ---- */

/* What a function does besides what its arguments say; what it returns has a node of its own. */
static const void *itself(MlirOperation function) { return (const char *)function.ptr + 1; }

static void mark_function(kernels *k, uint8_t does) {
  if (!mlirOperationIsNull(k->function)) mark_node(k, node_at(k, itself(k->function)), does);
}

static void follow(kernels *k) { mark_function(k, FOLLOWS); }

static bool has_body(MlirOperation op) {
  return mlirOperationGetNumRegions(op) == 1 &&
         !mlirBlockIsNull(mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0)));
}

static bool is_function(MlirOperation op) {
  gv_str name = gv_op_name(op);
  return gv_str_equal(name, GV_STR("llvm.func")) || gv_str_equal(name, GV_STR("gpu.func")) ||
         gv_str_equal(name, GV_STR("func.func"));
}

static void derive_results(kernels *k, MlirOperation op) {
  for (intptr_t r = 0; r < mlirOperationGetNumResults(op); r++) {
    MlirValue result = mlirOperationGetResult(op, r);
    for (uint32_t i = 0; leads_somewhere(k, result) && i < gv_operand_count(op); i++)
      if (leads_somewhere(k, mlirOperationGetOperand(op, i)))
        derive(k, result.ptr, mlirOperationGetOperand(op, i).ptr);
  }
}

/* A successor's block arguments come one successor after another. */
static void derive_arguments(kernels *k, MlirOperation op, uint32_t operand) {
  for (intptr_t s = 0; s < mlirOperationGetNumSuccessors(op); s++) {
    MlirBlock block = mlirOperationGetSuccessor(op, s);
    for (intptr_t i = 0; i < mlirBlockGetNumArguments(block) && operand < gv_operand_count(op);
         i++, operand++)
      if (leads_somewhere(k, mlirOperationGetOperand(op, operand)))
        derive(k, mlirBlockGetArgument(block, i).ptr, mlirOperationGetOperand(op, operand).ptr);
  }
}

/* A function of this gpu.module whose body is the last word, or NULL. */
static MlirOperation callee_of(kernels *k, MlirOperation call) {
  MlirAttribute callee = gv_attribute(call, "callee");
  if (mlirAttributeIsNull(callee) || !mlirAttributeIsASymbolRef(callee))
    return (MlirOperation){NULL};
  const gv_symbol *symbol =
      gv_find_symbol(k->f, k->scope, gv_str_from(mlirSymbolRefAttrGetLeafReference(callee)));
  return symbol && has_body(symbol->op) && !symbol->replaceable ? symbol->op
                                                                : (MlirOperation){NULL};
}

/* Functions of the device's libraries touch what their arguments point to. */
static bool is_of_library(MlirOperation call) {
  static const char *const prefixes[] = {
      "__nv_", "__ocml_", "__ockl_", "__spirv_ocl_", "_Z15__spirv_ocl_", "vprintf", "printf"};
  MlirAttribute callee = gv_attribute(call, "callee");
  if (mlirAttributeIsNull(callee) || !mlirAttributeIsASymbolRef(callee)) return false;
  gv_str name = gv_str_from(mlirSymbolRefAttrGetLeafReference(callee));
  for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++) {
    gv_str prefix = gv_str_of(prefixes[i]);
    if (name.len >= prefix.len && memcmp(name.at, prefix.at, prefix.len) == 0) return true;
  }
  return false;
}

/* What was put in before the program was read: it marks values, and does nothing. */
static bool is_mark(MlirOperation call) {
  MlirAttribute callee = gv_attribute(call, "callee");
  if (mlirAttributeIsNull(callee) || !mlirAttributeIsASymbolRef(callee)) return false;
  return gv_str_begins(gv_str_from(mlirSymbolRefAttrGetLeafReference(callee)), "gpuverify.");
}

/* One that may be an address. */
static bool takes_number(kernels *k, MlirOperation op) {
  bool any = false;
  for (uint32_t i = 0; i < gv_operand_count(op); i++) {
    gv_layout layout = gv_value_layout(k->f, mlirOperationGetOperand(op, i));
    any |= layout.size >= 8 && !layout.holds;
  }
  return any;
}

static void call(kernels *k, MlirOperation op) {
  if (is_mark(op)) return;
  MlirOperation callee = callee_of(k, op);
  intptr_t known = mlirOperationIsNull(callee) ? 0 : gv_kernel_arguments(callee);
  if (!mlirOperationIsNull(callee)) *gv_push(&k->calls) = (call_edge){k->function.ptr, callee.ptr};
  if (!mlirOperationIsNull(callee))
    derive(k, itself(callee), itself(k->function));
  else if (!is_of_library(op)) {
    mark_function(k, takes_number(k, op) ? FOLLOWS | NUMBERS : FOLLOWS);
    k->f->facts.kernels_signal |= !k->later;
  }
  for (uint32_t i = 0; i < gv_operand_count(op); i++) {
    MlirValue operand = mlirOperationGetOperand(op, i);
    if (i >= known)
      mark(k, operand, BOTH | PLAIN);
    else if (leads_somewhere(k, operand))
      derive(
          k,
          mlirBlockGetArgument(mlirRegionGetFirstBlock(mlirOperationGetRegion(callee, 0)), i).ptr,
          operand.ptr);
  }
  for (intptr_t i = 0; known && i < mlirOperationGetNumResults(op); i++)
    if (leads_somewhere(k, mlirOperationGetResult(op, i)))
      derive(k, mlirOperationGetResult(op, i).ptr, callee.ptr);
}

static void leave(kernels *k, MlirOperation op) {
  for (uint32_t i = 0; i < gv_operand_count(op); i++)
    if (leads_somewhere(k, mlirOperationGetOperand(op, i)))
      derive(k, k->function.ptr, mlirOperationGetOperand(op, i).ptr);
}

/* Operand 0 and operand 1 do these; all others, and the memory that a loaded address leads to, may
 * be used in any way. */
static void access(kernels *k, MlirOperation op, uint8_t first, uint8_t second, uint8_t how) {
  bool loads_address = false;
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++)
    loads_address |= leads_somewhere(k, mlirOperationGetResult(op, i));
  for (uint32_t i = 0; i < gv_operand_count(op); i++)
    mark(k, mlirOperationGetOperand(op, i),
         how | (i > 1 || loads_address ? BOTH
                : i                    ? second
                                       : first));
}

/* An operation that is not known, such as llvm.invoke, does what the function does that it calls,
 * by its name or not, beside what it may do with its operands. */
static void call_perhaps(kernels *k, MlirOperation op) {
  access(k, op, BOTH, BOTH, PLAIN);
  bool calls = !mlirAttributeIsNull(gv_attribute(op, "callee"));
  if (calls || mlirOperationGetNumSuccessors(op)) call(k, op);
}

/* New addresses that lead to memory of the kernel's own, or to what it knows by name. */
static bool makes_own(MlirOperation op) {
  static const char *const names[] = {
      "llvm.alloca",       "llvm.mlir.addressof",       "llvm.mlir.zero", "llvm.mlir.undef",
      "llvm.mlir.poison",  "llvm.mlir.constant",        "memref.alloca",  "memref.alloc",
      "memref.get_global", "gpu.dynamic_shared_memory", "ub.poison",      "llvm.mlir.null"};
  gv_str name = gv_op_name(op);
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (gv_str_equal(name, gv_str_of(names[i]))) return true;
  return false;
}

/* The name of a variable of which the operation makes the address; null: it makes none, or that has
 * no name. */
static MlirAttribute name_of_variable(MlirOperation op) {
  MlirAttribute name = {NULL};
  if (gv_op_is(op, "llvm.mlir.addressof")) name = gv_attribute(op, "global_name");
  if (gv_op_is(op, "memref.get_global")) name = gv_attribute(op, "name");
  return mlirAttributeIsNull(name) || !mlirAttributeIsASymbolRef(name) ? (MlirAttribute){NULL}
                                                                       : name;
}

/* The variable; null: there is none. */
static MlirOperation variable_named(kernels *k, MlirAttribute name) {
  const gv_symbol *symbol =
      gv_find_symbol(k->f, k->scope, gv_str_from(mlirSymbolRefAttrGetLeafReference(name)));
  return symbol ? symbol->op : (MlirOperation){NULL};
}

/* A piece of an attribute as it is written. */
static void note_workgroup(MlirStringRef piece, void *is) {
  if (memmem(piece.data, piece.length, "workgroup", 9)) *(bool *)is = true;
}

/* A memref in memory of the workgroup: space 3, or #gpu.address_space<workgroup>. */
static bool is_of_workgroup(MlirOperation variable) {
  MlirAttribute type = gv_attribute(variable, "type");
  if (mlirAttributeIsNull(type) || !mlirAttributeIsAType(type) ||
      !mlirTypeIsAMemRef(mlirTypeAttrGetValue(type)))
    return false;
  MlirAttribute space = mlirMemRefTypeGetMemorySpace(mlirTypeAttrGetValue(type));
  if (mlirAttributeIsNull(space)) return false;
  if (mlirAttributeIsAInteger(space)) return mlirIntegerAttrGetValueInt(space) == 3;
  bool is = false;
  mlirAttributePrint(space, note_workgroup, &is);
  return is;
}

/* The host may have put something into the variable of the device, or it may hold an address. */
static bool names_variable(kernels *k, MlirOperation op) {
  bool address = gv_op_is(op, "llvm.mlir.addressof");
  if (!address && !gv_op_is(op, "memref.get_global")) return false;
  MlirAttribute name = name_of_variable(op);
  MlirOperation variable =
      mlirAttributeIsNull(name) ? (MlirOperation){NULL} : variable_named(k, name);
  if (mlirOperationIsNull(variable)) return true;
  bool constant = !mlirAttributeIsNull(gv_attribute(variable, "constant"));
  if (!address) return !constant && !is_of_workgroup(variable);
  if (!gv_op_is(variable, "llvm.mlir.global")) return false;
  int64_t space = 0;
  gv_attribute_int(gv_attribute(variable, "addr_space"), &space);
  return space != 3 &&
         (!constant ||
          space == 4); /* of the workgroup; what the host sets before the kernel runs */
}

enum { STEPS = 64 };

/* The address is one of the kernel's own memory, which is gone when it ends. */
static bool is_own(kernels *k, MlirValue address) {
  for (uint32_t i = 0; i < STEPS && mlirValueIsAOpResult(address); i++) {
    MlirOperation op = mlirOpResultGetOwner(address);
    gv_str name = gv_op_name(op);
    if (gv_str_equal(name, GV_STR("llvm.alloca")) || gv_str_equal(name, GV_STR("memref.alloca")) ||
        gv_str_equal(name, GV_STR("gpu.dynamic_shared_memory")))
      return true;
    if (gv_str_equal(name, GV_STR("llvm.mlir.addressof")) ||
        gv_str_equal(name, GV_STR("memref.get_global")))
      return !names_variable(k, op);
    uint32_t addresses = 0;
    for (uint32_t o = 0; o < gv_operand_count(op); o++)
      addresses += leads_somewhere(k, mlirOperationGetOperand(op, o));
    if (gv_kernel_effect_of(name) != GV_KERNEL_DERIVES || addresses != 1) return false;
    address = mlirOperationGetOperand(op, 0);
  }
  if (!mlirValueIsABlockArgument(address)) return false;
  MlirOperation function =
      mlirBlockGetParentOperation(mlirBlockArgumentGetOwner(address)); /* memory of the workgroup */
  return is_function(function) &&
         mlirBlockArgumentGetArgNumber(address) >= gv_kernel_arguments(function) &&
         mlirBlockEqual(mlirBlockArgumentGetOwner(address),
                        mlirRegionGetFirstBlock(mlirOperationGetRegion(function, 0)));
}

/* An address comes from memory, or from a number: from what the operation's operands that are
 * addresses only lead to. */
static void find_address(kernels *k, MlirOperation op, gv_kernel_effect effect) {
  bool makes = false, from = false;
  if (names_variable(k, op) && !k->later) follow(k);
  if (effect == GV_KERNEL_CALLS || effect == GV_KERNEL_NOTHING || makes_own(op)) return;
  for (intptr_t r = 0; r < mlirOperationGetNumResults(op); r++)
    makes |= leads_somewhere(k, mlirOperationGetResult(op, r));
  for (uint32_t i = 0; i < gv_operand_count(op); i++)
    from |= leads_somewhere(k, mlirOperationGetOperand(op, i));
  bool unknown = gv_op_is(op, "llvm.inline_asm"); /* any number in it may be an address */
  if (unknown || (makes && (!from || effect != GV_KERNEL_DERIVES))) follow(k);
  bool spilled = effect == GV_KERNEL_READS && makes &&
                 is_own(k, mlirOperationGetOperand(op, 0)); /* perhaps as a number */
  if (unknown || (makes && !from) || spilled) mark_function(k, NUMBERS);
}

/* An address goes into memory that others can read: as a value, or as some of the bytes that are
 * copied. */
static bool keeps_address(kernels *k, MlirOperation op, gv_kernel_effect effect) {
  uint32_t count = gv_operand_count(op), to = GV_NONE;
  bool copies = effect == GV_KERNEL_COPIES || effect == GV_KERNEL_MOVES, any = copies,
       unknown = effect == GV_KERNEL_ANYTHING;
  if (effect == GV_KERNEL_STORES || effect == GV_KERNEL_ATOMIC_SECOND || effect == GV_KERNEL_MOVES)
    to = 1;
  else if (effect == GV_KERNEL_WRITES || effect == GV_KERNEL_ATOMIC || effect == GV_KERNEL_COPIES)
    to = 0;
  if (to >= count && !unknown) return false;
  for (uint32_t i = 0; i < count; i++)
    any |= i != to && leads_somewhere(k, mlirOperationGetOperand(op, i));
  return any && (unknown || !is_own(k, mlirOperationGetOperand(op, to)));
}

/* … that of a variable, which others may use from then on. */
static void keep_addresses(kernels *k, MlirOperation op) {
  mark_function(k, KEEPS);
  for (uint32_t i = 0; i < gv_operand_count(op); i++)
    mark(k, mlirOperationGetOperand(op, i), KEEPS);
}

/* Bytes of the memory go elsewhere, of which it is not said what they are. */
static void note_copy(kernels *k, MlirOperation op, gv_kernel_effect effect) {
  uint32_t from = effect == GV_KERNEL_COPIES ? 1 : 0;
  bool copies = effect == GV_KERNEL_COPIES || effect == GV_KERNEL_MOVES;
  if (effect == GV_KERNEL_READS && mlirOperationGetNumResults(op) == 1) {
    gv_layout layout = gv_value_layout(k->f, mlirOperationGetResult(op, 0));
    copies = layout.size >= 8 && !layout.holds;
  }
  if (copies && from < gv_operand_count(op)) mark(k, mlirOperationGetOperand(op, from), COPIED);
}

static void note_variable(kernels *k, MlirOperation op) {
  if (mlirOperationIsNull(k->function) || !names_variable(k, op)) return;
  MlirAttribute name = name_of_variable(op);
  MlirOperation variable =
      mlirAttributeIsNull(name) ? (MlirOperation){NULL} : variable_named(k, name);
  if (mlirOperationIsNull(variable)) return;
  *gv_push(&k->namings) =
      (naming){k->function.ptr, variable, node_at(k, mlirOperationGetResult(op, 0).ptr)};
}

/* The tensor whose descriptor the operand is. */
static void note_map(kernels *k, MlirOperation op, gv_kernel_effect effect) {
  static const struct {
    gv_kernel_effect effect;
    uint32_t map;
  } maps[] = {{GV_KERNEL_LOADS_TILE, 1},
              {GV_KERNEL_LOADS_TILE_THIRD, 2},
              {GV_KERNEL_STORES_TILE, 0},
              {GV_KERNEL_STORES_TILE_SECOND, 1}};
  for (size_t i = 0; i < sizeof maps / sizeof *maps; i++)
    if (maps[i].effect == effect && maps[i].map < gv_operand_count(op))
      mark(k, mlirOperationGetOperand(op, maps[i].map), MAPS);
}

/* A store of a tile is a copy, too. */
static gv_kernel_effect as_copy(gv_kernel_effect effect) {
  if (effect == GV_KERNEL_STORES_TILE) return GV_KERNEL_COPIES;
  return effect == GV_KERNEL_STORES_TILE_SECOND ? GV_KERNEL_MOVES : effect;
}

gv_str gv_name_in_kernel(MlirOperation op) {
  gv_str name = gv_op_name(op);
  return gv_str_equal(name, GV_STR("llvm.call_intrinsic")) ? gv_string_attribute(op, "intrin")
                                                           : name;
}

gv_kernel_effect gv_effect_in_kernel(MlirOperation op) {
  return gv_kernel_effect_of(gv_name_in_kernel(op));
}

/* An atomic or volatile access, by which code tells other threads of something, or waits for that:
 * what it orders is not followed. */
static bool is_atomic(MlirOperation op) {
  gv_kernel_effect effect = gv_effect_in_kernel(op);
  if (effect == GV_KERNEL_ATOMIC || effect == GV_KERNEL_ATOMIC_SECOND) return true;
  return gv_is_atomic_access(op) || !mlirAttributeIsNull(gv_attribute(op, "volatile_"));
}

/* A kernel may tell the host something by it, or be told. */
static bool is_signal(MlirOperation op) {
  gv_str name = gv_name_in_kernel(op);
  if (is_atomic(op) || gv_op_is(op, "llvm.inline_asm")) return true;
  return memmem(name.at, name.len, "membar", 6) || memmem(name.at, name.len, "fence", 5);
}

static void visit(kernels *k, MlirOperation op) {
  if (k->later && is_atomic(op)) follow(k);
  if (!k->later) k->f->facts.kernels_signal |= is_signal(op);
  note_variable(k, op);
  gv_kernel_effect effect = as_copy(gv_effect_in_kernel(op));
  note_map(k, op, gv_effect_in_kernel(op));
  find_address(k, op, effect);
  if (keeps_address(k, op, effect)) keep_addresses(k, op);
  note_copy(k, op, effect);
  switch (effect) {
  case GV_KERNEL_NOTHING: break;
  case GV_KERNEL_DERIVES: derive_results(k, op); break;
  case GV_KERNEL_READS: access(k, op, READS, BOTH, PLAIN); break;
  case GV_KERNEL_WRITES: access(k, op, WRITES, BOTH, PLAIN); break;
  case GV_KERNEL_STORES: access(k, op, BOTH, WRITES, PLAIN); break;
  case GV_KERNEL_ATOMIC:
  case GV_KERNEL_ATOMIC_SECOND: access(k, op, BOTH, BOTH, 0); break;
  case GV_KERNEL_COPIES:
  case GV_KERNEL_LOADS_TILE:
  case GV_KERNEL_STORES_TILE: access(k, op, WRITES, READS, PLAIN); break;
  case GV_KERNEL_LOADS_TILE_THIRD:
    for (uint32_t i = 0; i < gv_operand_count(op); i++)
      mark(k, mlirOperationGetOperand(op, i), PLAIN | (i == 2 ? READS : BOTH));
    break;
  case GV_KERNEL_MOVES:
  case GV_KERNEL_STORES_TILE_SECOND: access(k, op, READS, WRITES, PLAIN); break;
  case GV_KERNEL_BRANCHES: derive_arguments(k, op, 0); break;
  case GV_KERNEL_BRANCHES_ON: derive_arguments(k, op, 1); break;
  case GV_KERNEL_CALLS: call(k, op); break;
  case GV_KERNEL_RETURNS: leave(k, op); break;
  case GV_KERNEL_ANYTHING: call_perhaps(k, op); break;
  }
}

/* ---- gpu.module ---- */

static MlirWalkResult visit_any(MlirOperation op, void *to) {
  kernels *k = to;
  if (is_function(op)) k->function = op;
  visit(k, op);
  return MlirWalkResultAdvance;
}

static MlirOperation first_in(MlirOperation module) {
  return mlirBlockGetFirstOperation(mlirRegionGetFirstBlock(mlirOperationGetRegion(module, 0)));
}

/* The entry of a function and a variable, found by both. */
static gv_kernel_variable *variable_of(kernels *k, gv_map *places, const void *function,
                                       MlirOperation variable) {
  const void *both[] = {function, variable.ptr};
  bool found;
  uint32_t *place = gv_map_at(places, gv_hash(both, sizeof both, 0), &found);
  if (!found) {
    *place = k->f->cache.kernel_variables.len;
    *gv_push(&k->f->cache.kernel_variables) =
        (gv_kernel_variable){function, variable.ptr, gv_string_attribute(variable, "sym_name"),
                             GV_RANGE_ATOMIC, GV_NONE};
  }
  return &k->f->cache.kernel_variables.at[*place];
}

static bool add_mode(gv_kernel_variable *v, uint8_t mode, bool plain) {
  uint8_t before = v->mode;
  v->mode |= mode & (GV_RANGE_READS | GV_RANGE_WRITES);
  if (plain) v->mode &= (uint8_t)~GV_RANGE_ATOMIC;
  return v->mode != before;
}

/* Which variables each function uses, itself or in what it calls. */
static void keep_variables(kernels *k) {
  gv_map places = {0};
  uint32_t first = k->f->cache.kernel_variables.len;
  for (uint32_t i = 0; i < k->namings.len; i++) {
    uint8_t does = k->all.at[k->namings.at[i].node].does;
    uint8_t mode = does & KEEPS ? BOTH : does & BOTH;
    if (mode)
      add_mode(variable_of(k, &places, k->namings.at[i].function, k->namings.at[i].variable), mode,
               does & (PLAIN | KEEPS));
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t i = first; i < k->f->cache.kernel_variables.len; i++)
      for (uint32_t c = 0; c < k->calls.len; c++) {
        gv_kernel_variable v = k->f->cache.kernel_variables.at[i];
        if (k->calls.at[c].callee != v.kernel) continue;
        gv_kernel_variable *mine = variable_of(k, &places, k->calls.at[c].caller,
                                               (MlirOperation){(void *)(uintptr_t)v.variable});
        changed |= add_mode(mine, v.mode, !(v.mode & GV_RANGE_ATOMIC));
      }
  }
  gv_map_free(&places);
}

/* Keeps what was found about the arguments of all functions. What lies in a structure that is
 * passed by value may be copied before it is used: where the function goes where addresses lead, it
 * may go where these do. */
static void keep(kernels *k, MlirOperation module) {
  for (MlirOperation op = first_in(module); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op)) {
    if (!is_function(op) || !has_body(op)) continue;
    uint32_t at = node_at(k, itself(op));
    uint8_t does = k->all.at[at].does;
    bool found, follows = does & FOLLOWS;
    for (uint32_t n = 0; n < k->namings.len; n++)
      follows |= k->all.at[k->namings.at[n].node].does & MAPS;
    *gv_map_at(&k->f->cache.kernel_reach, (uintptr_t)op.ptr, &found) =
        (follows ? GV_KERNEL_FOLLOWS : 0) | (does & KEEPS ? GV_KERNEL_KEEPS : 0) |
        (does & NUMBERS ? GV_KERNEL_NUMBERS : 0);
    for (intptr_t i = 0; i < gv_kernel_arguments(op); i++) {
      MlirValue argument =
          mlirBlockGetArgument(mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0)), i);
      at = node_at(k, argument.ptr);
      uint8_t with = k->all.at[at].does;
      bool copied = with & COPIED && does & FOLLOWS && !mlirTypeIsNull(gv_byval_type(op, i));
      *gv_map_at(&k->f->cache.kernel_arguments, (uintptr_t)argument.ptr, &found) =
          (copied ? BOTH : with & BOTH) | (with & MAPS);
    }
  }
}

uint32_t gv_look_into_kernels(front *f, MlirOperation module) {
  kernels k = {.f = f, .scope = f->scopes++, .later = mlirOperationEqual(module, f->module)};
  for (MlirOperation op = first_in(module); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op))
    if (is_function(op) || gv_op_is(op, "llvm.mlir.global") || gv_op_is(op, "memref.global"))
      gv_add_symbol(f, k.scope, gv_string_attribute(op, "sym_name"), op)->replaceable =
          gv_is_replaceable(op);
  mlirOperationWalk(module, visit_any, &k, MlirWalkPreOrder);
  settle(&k);
  keep(&k, module);
  keep_variables(&k);
  gv_vec_free(&k.namings);
  gv_vec_free(&k.calls);
  gv_map_free(&k.nodes);
  gv_vec_free(&k.all);
  gv_vec_free(&k.edges);
  gv_vec_free(&k.queue);
  return k.scope;
}

intptr_t gv_kernel_arguments(MlirOperation function) {
  MlirAttribute type = gv_attribute(function, "function_type");
  intptr_t arguments =
      mlirBlockGetNumArguments(mlirRegionGetFirstBlock(mlirOperationGetRegion(function, 0)));
  if (mlirAttributeIsNull(type) || !mlirTypeIsAFunction(mlirTypeAttrGetValue(type)))
    return arguments;
  intptr_t inputs = mlirFunctionTypeGetNumInputs(
      mlirTypeAttrGetValue(type)); /* after them: memory of the workgroup */
  return inputs < arguments ? inputs : arguments;
}

MlirOperation gv_kernel_in(front *f, uint32_t scope, gv_str name) {
  const gv_symbol *kernel = gv_find_symbol(f, scope, name);
  bool there = kernel && !mlirOperationIsNull(kernel->op) && has_body(kernel->op);
  return there ? kernel->op : (MlirOperation){NULL};
}

/* Of the modules of the device module, the one with that name has it. */
static MlirOperation kernel_of_device(front *f, gv_str module, gv_str kernel, uint32_t *in) {
  for (uint32_t i = 0; i < f->device.len; i++) {
    gv_str name = f->device_names.at[i];
    if (name.len && !gv_str_equal(name, module)) continue;
    *in = f->device.at[i];
    return gv_kernel_in(f, *in, kernel);
  }
  return (MlirOperation){NULL};
}

/* In the bitcode of the binary. */
static MlirOperation kernel_of_bitcode(front *f, MlirOperation binary, gv_str kernel,
                                       uint32_t *in) {
  for (uint32_t i = 0; f->imported && i < f->imported->len; i++) {
    gv_imported *from = &f->imported->at[i];
    if (from->binary != binary.ptr) continue;
    if (from->scope == GV_NONE) from->scope = gv_look_into_kernels(f, from->module);
    *in = from->scope;
    return gv_kernel_in(f, *in, kernel);
  }
  return (MlirOperation){NULL};
}

MlirOperation gv_kernel_of(front *f, MlirAttribute reference, uint32_t *in) {
  MlirOperation none = {NULL};
  *in = GV_NONE;
  if (mlirAttributeIsNull(reference) || !mlirAttributeIsASymbolRef(reference)) return none;
  if (mlirSymbolRefAttrGetNumNestedReferences(reference) != 1) return none;
  gv_symbol *module =
      gv_find_symbol(f, f->fn.scope, gv_str_from(mlirSymbolRefAttrGetRootReference(reference)));
  if (module && module->kind == GV_SYM_BINARY) {
    gv_str kernel = gv_str_from(mlirSymbolRefAttrGetLeafReference(reference));
    MlirOperation binary = module->op; /* the symbols may move */
    MlirOperation given =
        kernel_of_device(f, gv_str_from(mlirSymbolRefAttrGetRootReference(reference)), kernel, in);
    return mlirOperationIsNull(given) ? kernel_of_bitcode(f, binary, kernel, in) : given;
  }
  if (!module || module->kind != GV_SYM_KERNELS) return none;
  uint32_t scope = module->id, place = (uint32_t)(module - f->symbols.at);
  if (scope == GV_NONE) {
    scope = gv_look_into_kernels(f, module->op);
    f->symbols.at[place].id = scope; /* the symbols may have moved */
  }
  *in = scope;
  return gv_kernel_in(f, scope, gv_str_from(mlirSymbolRefAttrGetLeafReference(reference)));
}

gv_role gv_kernel_role(front *f, MlirValue argument) {
  static const gv_role roles[] = {GV_ROLE_NONE, GV_ROLE_KERNEL_READ, GV_ROLE_KERNEL_WRITE,
                                  GV_ROLE_KERNEL_BOTH};
  uint32_t does = gv_map_get(&f->cache.kernel_arguments, (uintptr_t)argument.ptr);
  return roles[does == GV_NONE ? BOTH : does & BOTH];
}

/* It goes where a descriptor leads of which it is not seen what it stands for. */
static bool follows_map(front *f, MlirOperation kernel, const gv_launch_facts *launch) {
  MlirBlock entry = mlirRegionGetFirstBlock(mlirOperationGetRegion(kernel, 0));
  for (intptr_t i = 0; i < gv_kernel_arguments(kernel); i++) {
    MlirValue argument = mlirBlockGetArgument(entry, i);
    uint32_t does = gv_map_get(&f->cache.kernel_arguments, (uintptr_t)argument.ptr);
    if (does != GV_NONE && does & MAPS && !(launch && launch->holds(launch->to, (uint32_t)i)))
      return true;
  }
  return false;
}

uint8_t gv_kernel_reach(front *f, MlirOperation kernel, const gv_launch_facts *launch) {
  uint32_t reach = mlirOperationIsNull(kernel)
                       ? GV_NONE
                       : gv_map_get(&f->cache.kernel_reach, (uintptr_t)kernel.ptr);
  if (reach == GV_NONE) return GV_KERNEL_FOLLOWS | GV_KERNEL_NUMBERS;
  return (uint8_t)(reach | (follows_map(f, kernel, launch) ? GV_KERNEL_FOLLOWS : 0));
}

gv_kernel_variable *gv_next_kernel_variable(front *f, MlirOperation kernel, uint32_t *place) {
  while (!mlirOperationIsNull(kernel) && *place < f->cache.kernel_variables.len) {
    gv_kernel_variable *v = &f->cache.kernel_variables.at[(*place)++];
    if (v->kernel == kernel.ptr) return v;
  }
  return NULL;
}
