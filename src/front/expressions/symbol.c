/* Which functions and globals the module has, by symbol table: functions must have their numbers
 * before the first call is built. Any operation with a region that is neither a function nor GPU
 * code is taken for a container of functions.
 */
#include "base/foreign.h"
#include "expressions/expressions.h"
#include "read/attributes.h"

gv_str gv_string_attribute(MlirOperation op, const char *name) {
  MlirAttribute attribute = gv_attribute(op, name);
  if (mlirAttributeIsNull(attribute) || !mlirAttributeIsAString(attribute))
    return (gv_str){NULL, 0};
  return gv_str_from(mlirStringAttrGetValue(attribute));
}

/* The attribute may be of another context than the module's. */
static bool is_linkage(MlirAttribute linkage, MlirLLVMLinkage which) {
  return !mlirAttributeIsNull(linkage) &&
         mlirAttributeEqual(linkage,
                            mlirLLVMLinkageAttrGet(mlirAttributeGetContext(linkage), which));
}

/* Each module that uses such a function has it, the same: others call their own. */
static bool is_in_every_module(MlirAttribute linkage) {
  return is_linkage(linkage, MlirLLVMLinkageLinkonceODR) ||
         is_linkage(linkage, MlirLLVMLinkageAvailableExternally);
}

/* Another module's definition may take the place of this one when they are linked. */
bool gv_is_replaceable(MlirOperation op) {
  static const MlirLLVMLinkage weak[] = {MlirLLVMLinkageWeak, MlirLLVMLinkageLinkonce,
                                         MlirLLVMLinkageExternWeak};
  MlirAttribute linkage = gv_attribute(op, "linkage");
  for (size_t i = 0; i < sizeof weak / sizeof *weak; i++)
    if (is_linkage(linkage, weak[i])) return true;
  return false;
}

/* Another file defines the function, too: this is a copy to be inlined. */
bool gv_is_defined_elsewhere(MlirOperation op) {
  return is_linkage(gv_attribute(op, "linkage"), MlirLLVMLinkageAvailableExternally);
}

/* Callers outside the module may exist. */
static bool is_public(front *f, MlirOperation op) {
  if (gv_str_equal(gv_string_attribute(op, "sym_visibility"), GV_STR("private"))) return false;
  MlirAttribute linkage = gv_attribute(op, "linkage");
  bool function = gv_str_equal(gv_op_name(op), GV_STR("llvm.func"));
  if (function && is_in_every_module(linkage)) return false;
  if (mlirAttributeEqual(linkage, f->internal_linkage) ||
      mlirAttributeEqual(linkage, f->private_linkage))
    return false;
  if (is_linkage(linkage, MlirLLVMLinkageAppending)) return true;
  bool own = gv_is_defined(op) && gv_is_its_own(f, op);
  f->model->facts.is_whole |= own;
  return !own;
}

/* Among the attributes that are passed on to LLVM. */
bool gv_has_passed_on(MlirOperation op, gv_str name) {
  MlirAttribute list = gv_attribute(op, "passthrough");
  if (mlirAttributeIsNull(list) || !mlirAttributeIsAArray(list)) return false;
  for (intptr_t i = 0; i < mlirArrayAttrGetNumElements(list); i++) {
    MlirAttribute item = mlirArrayAttrGetElement(list, i);
    if (mlirAttributeIsAString(item) &&
        gv_str_equal(gv_str_from(mlirStringAttrGetValue(item)), name))
      return true;
  }
  return false;
}

static bool is_no_return(MlirOperation op) {
  return !mlirAttributeIsNull(gv_attribute(op, "llvm.noreturn")) ||
         gv_has_passed_on(op, GV_STR("noreturn"));
}

static bool is_returning_twice(MlirOperation op, gv_str name) {
  static const char *const known[] = {"setjmp",  "_setjmp",    "sigsetjmp", "__sigsetjmp",
                                      "savectx", "getcontext", "vfork"};
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (gv_str_equal(name, gv_str_of(known[i]))) return true;
  return !mlirAttributeIsNull(gv_attribute(op, "returns_twice")) ||
         gv_has_passed_on(op, GV_STR("returns_twice"));
}

/* ---- the table ---- */

/* Where the symbol `name` of `scope` is, or is to be: by hash, and on a clash by the next one. */
static uint32_t *place_of(front *f, uint32_t scope, gv_str name, bool *found) {
  for (uint64_t seed = scope;; seed += UINT64_C(1) << 32) {
    uint32_t *place = gv_map_at(&f->symbol_of_name, gv_hash(name.at, name.len, seed), found);
    if (!*found) return place;
    const gv_symbol *symbol = &f->symbols.at[*place];
    if (symbol->scope == scope && gv_str_equal(symbol->name, name)) return place;
  }
}

/* The symbol's number; an entry is made for a name that is not there yet. */
static uint32_t symbol_of(front *f, uint32_t scope, gv_str name, bool *found) {
  uint32_t *place = place_of(f, scope, name, found);
  if (*found) return *place;
  *place = f->symbols.len;
  gv_symbol *symbol = gv_push(&f->symbols);
  *symbol =
      (gv_symbol){.kind = GV_SYM_DECLARED, .scope = scope, .name = name, .async_function = GV_NONE};
  symbol->async = gv_async_of(name, &symbol->async_object);
  symbol->library = gv_library_of(f->runtime, name, &symbol->action, &symbol->runtime);
  symbol->launching = gv_launching_of(name);
  f->facts.launches_kernels |= symbol->launching != GV_LAUNCHING_NONE;
  if (symbol->launching == GV_LAUNCHING_LAUNCH && symbol->runtime)
    *(symbol->action->flags & GV_ACTION_THREAD_NULL ? &f->facts.thread_launch
                                                    : &f->facts.legacy_launch) = symbol->action;
  return f->symbols.len - 1;
}

gv_symbol *gv_find_symbol(front *f, uint32_t scope, gv_str name) {
  for (uint64_t seed = scope;; seed += UINT64_C(1) << 32) {
    uint32_t known = gv_map_get(&f->symbol_of_name, gv_hash(name.at, name.len, seed));
    if (known == GV_NONE) return NULL;
    gv_symbol *symbol = &f->symbols.at[known];
    if (symbol->scope == scope && gv_str_equal(symbol->name, name)) return symbol;
  }
}

gv_symbol *gv_add_symbol(front *f, uint32_t scope, gv_str name, MlirOperation op) {
  bool found;
  uint32_t index = symbol_of(f, scope, name, &found);
  f->symbols.at[index].op = op;
  return &f->symbols.at[index];
}

gv_symbol *gv_symbol_of(front *f, MlirAttribute reference) {
  uint64_t key = (uint64_t)f->fn.scope << 44 ^
                 (uintptr_t)reference.ptr >> 3; /* exact: attributes are aligned to 8 bytes */
  uint32_t known = gv_map_get(&f->symbol_of_reference, key);
  if (known != GV_NONE) return &f->symbols.at[known];
  bool found;
  uint32_t symbol =
      symbol_of(f, f->fn.scope, gv_str_from(mlirSymbolRefAttrGetLeafReference(reference)), &found);
  *gv_map_at(&f->symbol_of_reference, key, &found) = symbol;
  return &f->symbols.at[symbol];
}

gv_str gv_called_name(front *f, gv_symbol *symbol) {
  if (symbol->called.at) return symbol->called;
  gv_str name = gv_name_called(symbol->name);
  return symbol->called = gv_format(&f->model->arena, "@%.*s", GV_FMT(name));
}

gv_symbol *gv_callee_of(front *f, MlirOperation call) {
  MlirAttribute callee = gv_attribute(call, "callee");
  if (mlirAttributeIsNull(callee) || !mlirAttributeIsASymbolRef(callee)) return NULL;
  gv_symbol *found = gv_symbol_of(f, callee);
  gv_called_name(f, found);
  return found;
}

void gv_reach_from_outside(front *f, gv_symbol *symbol) {
  symbol->is_public = symbol->addressed = true;
  bool itself = mlirOperationIsNull(symbol->allocation); /* else it gets an entry */
  if (symbol->kind != GV_SYM_DEFINED || symbol->id >= f->model->functions.len) return;
  gv_function *function = &f->model->functions.at[symbol->id];
  function->is_public |= itself;
  function->is_never_called_back = function->is_start = false;
}

/* ---- functions and globals ---- */

static void add_function(front *f, uint32_t scope, MlirOperation op) {
  bool found;
  uint32_t index = symbol_of(f, scope, gv_string_attribute(op, "sym_name"), &found);
  gv_symbol *symbol = &f->symbols.at[index];
  symbol->op = op;
  symbol->no_return = is_no_return(op);
  symbol->returns_twice = is_returning_twice(op, symbol->name);
  symbol->is_public |= is_public(f, op);
  bool stub = gv_is_stub(op, symbol->name),
       declared = mlirBlockIsNull(mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0)));
  if (declared && !stub) return;
  symbol->kind = stub ? GV_SYM_STUB : GV_SYM_DEFINED;
  if (symbol->kind == GV_SYM_STUB) {
    MlirLocation place = mlirOperationGetLocation(op);
    if (mlirLocationIsAFused(place))
      *gv_map_at(&f->cache.stub_scopes, (uintptr_t)mlirLocationFusedGetMetadata(place).ptr,
                 &found) = index;
    return;
  }
  symbol->replaceable = gv_is_replaceable(op);
  symbol->wraps = symbol->library != GV_LIB_UNKNOWN && gv_wraps_library(f, op, symbol->name);
  symbol->id = f->functions.len;
  *gv_push(&f->functions) = index;
}

static bool is_zero(MlirAttribute value) {
  int64_t k;
  if (mlirAttributeIsAFloat(value)) return mlirFloatAttrGetValueDouble(value) == 0;
  if (mlirAttributeIsADenseElements(value) && mlirDenseElementsAttrIsSplat(value)) {
    MlirAttribute element = mlirDenseElementsAttrGetSplatValue(value);
    return !mlirAttributeIsADenseElements(element) && is_zero(element);
  }
  return gv_attribute_int(value, &k) && k == 0;
}

/* The global starts as zero bytes: by its attribute, or by an initializer that returns
 * llvm.mlir.zero and does nothing else. */
static bool starts_zeroed(MlirOperation op) {
  MlirAttribute value = gv_attribute(op, "value");
  if (!mlirAttributeIsNull(value)) return is_zero(value);
  MlirBlock block = mlirOperationGetNumRegions(op)
                        ? mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0))
                        : (MlirBlock){NULL};
  if (mlirBlockIsNull(block)) return false;
  MlirOperation end = gv_end_of_block(block);
  if (mlirOperationIsNull(end) || gv_operand_count(end) != 1) return false;
  MlirValue returned = mlirOperationGetOperand(end, 0);
  return mlirValueIsAOpResult(returned) &&
         gv_str_equal(gv_op_name(mlirOpResultGetOwner(returned)), GV_STR("llvm.mlir.zero"));
}

static void add_global(front *f, uint32_t scope, MlirOperation op) {
  bool found;
  uint32_t index = symbol_of(f, scope, gv_string_attribute(op, "sym_name"), &found);
  gv_symbol *symbol = &f->symbols.at[index];
  uint32_t size = gv_layout_of(f, mlirTypeAttrGetValue(gv_attribute(op, "global_type"))).size;
  symbol->kind = GV_SYM_GLOBAL;
  symbol->op = op;
  bool shared =
      is_public(f, op) ||
      !mlirAttributeIsNull(gv_attribute(op, "thread_local_")) || /* each thread has its own */
      !mlirAttributeIsNull(gv_attribute(op, "externally_initialized"));
  symbol->id =
      gv_add_global(f->model, symbol->name, size, shared, starts_zeroed(op), gv_op_place(f, op));
  f->model->globals.at[symbol->id].is_named = is_public(f, op);
  f->model->globals.at[symbol->id].is_constant = !mlirAttributeIsNull(gv_attribute(op, "constant"));
}

/* `holder`: the global that holds the address; GV_NONE. */
static void reach_by_name(front *f, uint32_t scope, uint32_t holder, MlirAttribute reference) {
  bool found;
  if (mlirAttributeIsNull(reference) || !mlirAttributeIsASymbolRef(reference)) return;
  uint32_t index =
      symbol_of(f, scope, gv_str_from(mlirSymbolRefAttrGetLeafReference(reference)), &found);
  gv_reach_from_outside(f, &f->symbols.at[index]);
  if (holder != GV_NONE) *gv_push(&f->named) = (gv_named){holder, index};
}

/* What has members may be part of several others: each is looked at once. */
static bool reach_from_attribute(front *f, uint32_t scope, uint32_t holder, MlirAttribute attribute,
                                 gv_map *seen) {
  bool again, any = mlirAttributeIsASymbolRef(attribute);
  bool list = mlirAttributeIsAArray(attribute), names = mlirAttributeIsADictionary(attribute);
  if (any) reach_by_name(f, scope, holder, attribute);
  if (!list && !names) return any;
  *gv_map_at(seen, (uintptr_t)attribute.ptr, &again) = 0;
  if (again) return any;
  for (intptr_t i = 0; list && i < mlirArrayAttrGetNumElements(attribute); i++)
    any |= reach_from_attribute(f, scope, holder, mlirArrayAttrGetElement(attribute, i), seen);
  for (intptr_t i = 0; names && i < mlirDictionaryAttrGetNumElements(attribute); i++)
    any |= reach_from_attribute(f, scope, holder,
                                mlirDictionaryAttrGetElement(attribute, i).attribute, seen);
  return any;
}

/* Functions and globals whose address a global holds are reached by whoever reads it. */
static void reach_from_initializer(front *f, uint32_t scope, uint32_t holder,
                                   MlirOperation global) {
  MlirAttribute value = gv_attribute(global, "value");
  gv_map seen = {0};
  if (!mlirAttributeIsNull(value)) reach_from_attribute(f, scope, holder, value, &seen);
  gv_map_free(&seen);
  if (!mlirOperationGetNumRegions(global)) return;
  MlirBlock block = mlirRegionGetFirstBlock(mlirOperationGetRegion(global, 0));
  if (mlirBlockIsNull(block)) return;
  for (MlirOperation op = mlirBlockGetFirstOperation(block); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op))
    if (gv_row_of(f, op)->expr == gv_expr_addressof)
      reach_by_name(f, scope, holder, gv_attribute(op, "global_name"));
}

enum { ALIAS_STEPS = 64 };

const gv_symbol *gv_alias_target(front *f, const gv_symbol *alias, int64_t *offset) {
  *offset = 0;
  for (uint32_t step = 0; step < ALIAS_STEPS && alias && alias->is_alias; step++) {
    MlirBlock block = mlirRegionGetFirstBlock(mlirOperationGetRegion(alias->op, 0));
    MlirOperation end = mlirBlockIsNull(block) ? (MlirOperation){NULL} : gv_end_of_block(block);
    if (mlirOperationIsNull(end) || gv_operand_count(end) != 1) return NULL;
    MlirValue value = mlirOperationGetOperand(end, 0);
    int64_t further;
    if (!gv_offset_in_slot(f, value, &further)) further = GV_ANYWHERE;
    bool far = *offset == GV_ANYWHERE || further == GV_ANYWHERE ||
               __builtin_add_overflow(*offset, further, offset);
    if (far) *offset = GV_ANYWHERE;
    while (mlirValueIsAOpResult(value) &&
           gv_keeps_address(gv_row_of(f, mlirOpResultGetOwner(value))))
      value = mlirOperationGetOperand(mlirOpResultGetOwner(value), 0);
    if (!mlirValueIsAOpResult(value) ||
        gv_row_of(f, mlirOpResultGetOwner(value))->expr != gv_expr_addressof)
      return NULL;
    MlirAttribute name = gv_attribute(mlirOpResultGetOwner(value), "global_name");
    alias = gv_find_symbol(f, alias->scope, gv_str_from(mlirSymbolRefAttrGetLeafReference(name)));
  }
  return alias && alias->kind == GV_SYM_GLOBAL ? alias : NULL;
}

static void add_alias(front *f, uint32_t scope, MlirOperation op) {
  gv_symbol *symbol = gv_add_symbol(f, scope, gv_string_attribute(op, "sym_name"), op);
  symbol->is_alias = symbol->stands_in = true;
  symbol->is_public |= is_public(f, op);
}

/* Other modules may use what a public alias stands for; and which globals hold addresses of which.
 */
static void settle_names(front *f) {
  int64_t offset;
  for (uint32_t i = 0; i < f->symbols.len; i++) {
    if (!f->symbols.at[i].is_alias) continue;
    const gv_symbol *target = gv_alias_target(f, &f->symbols.at[i], &offset);
    if (!target) continue;
    f->model->globals.at[target->id].is_public = true;
    f->model->globals.at[target->id].is_named |= is_public(f, f->symbols.at[i].op);
  }
  for (uint32_t i = 0; i < f->named.len; i++) {
    const gv_symbol *named = &f->symbols.at[f->named.at[i].symbol];
    const gv_symbol *target = named->is_alias ? gv_alias_target(f, named, &offset) : named;
    if (target && target->kind == GV_SYM_GLOBAL)
      *gv_push(&f->model->pointers) = (gv_pointer){f->named.at[i].holder, target->id};
  }
}

gv_symbol *gv_named_by_text(front *f, uint32_t scope, MlirNamedAttribute named) {
  bool callee = mlirAttributeIsAString(named.attribute) &&
                gv_str_equal(gv_str_from(mlirIdentifierStr(named.name)), GV_STR("callee"));
  gv_symbol *symbol =
      callee ? gv_find_symbol(f, scope, gv_str_from(mlirStringAttrGetValue(named.attribute)))
             : NULL;
  return symbol && symbol->kind == GV_SYM_DEFINED ? symbol : NULL;
}

bool gv_reach_from_attributes(front *f, uint32_t scope, MlirOperation op) {
  gv_map seen = {0};
  bool any = false;
  MlirAttribute all = gv_attributes_of(op);
  for (intptr_t i = 0, n = mlirDictionaryAttrGetNumElements(all); i < n; i++) {
    MlirNamedAttribute named = mlirDictionaryAttrGetElement(all, i);
    bool comdat = gv_str_equal(gv_str_from(mlirIdentifierStr(named.name)),
                               GV_STR("comdat")); /* the linker's, of the same name */
    gv_symbol *called = gv_named_by_text(f, scope, named);
    if (!comdat) any |= reach_from_attribute(f, scope, GV_NONE, named.attribute, &seen);
    if (called) gv_reach_from_outside(f, called), any = true;
  }
  gv_map_free(&seen);
  return any;
}

/* What the program runs before and after main. */
static void reach_from_list(front *f, uint32_t scope, MlirOperation op) {
  static const char *const lists[] = {"ctors", "dtors"};
  for (size_t i = 0; i < 2; i++) {
    MlirAttribute list = gv_attribute(op, lists[i]);
    if (mlirAttributeIsNull(list) || !mlirAttributeIsAArray(list)) continue;
    for (intptr_t k = 0; k < mlirArrayAttrGetNumElements(list); k++) {
      MlirAttribute name = mlirArrayAttrGetElement(list, k);
      bool found;
      if (!mlirAttributeIsASymbolRef(name)) continue;
      uint32_t index =
          symbol_of(f, scope, gv_str_from(mlirSymbolRefAttrGetLeafReference(name)), &found);
      f->symbols.at[index].is_public = true;
      *(i ? &f->symbols.at[index].comes_last : &f->symbols.at[index].comes_first) = true;
    }
  }
}

/* What is in it is looked at when a launch names it (kernel.c). */
static void add_kernels(front *f, uint32_t scope, MlirOperation op) {
  gv_symbol *symbol = gv_add_symbol(f, scope, gv_string_attribute(op, "sym_name"), op);
  f->facts.has_kernels = true;
  symbol->kind = GV_SYM_KERNELS;
  symbol->id = GV_NONE;
}

/* Code that a launch may name. */
static void add_binary(front *f, uint32_t scope, MlirOperation op) {
  gv_symbol *symbol = gv_add_symbol(f, scope, gv_string_attribute(op, "sym_name"), op);
  f->facts.has_kernels = true;
  symbol->kind = GV_SYM_BINARY;
  symbol->id = GV_NONE;
}

/* ---- the module ---- */

typedef enum container {
  A_FUNCTION,
  A_GLOBAL,
  AN_ALIAS,
  AN_IFUNC,
  A_LIST,
  KERNELS,
  BINARY,
  DEVICE_CODE,
  SKIPPED,
  OUTSIDE_FUNCTION,
  A_CONTAINER
} container;

/* What an operation is that lies directly in a module. */
static container kind_of(front *f, MlirOperation op) {
  static const struct {
    const char *name;
    container kind;
  } known[] = {
      {"llvm.func", A_FUNCTION},
      {"func.func", A_FUNCTION},
      {"async.func", A_FUNCTION},
      {"llvm.mlir.global", A_GLOBAL},
      {"llvm.mlir.alias", AN_ALIAS},
      {"llvm.mlir.ifunc", AN_IFUNC},
      {"llvm.mlir.global_ctors", A_LIST},
      {"llvm.mlir.global_dtors", A_LIST},
      {"gpu.module", KERNELS},
      {"gpu.binary", BINARY},
      {"builtin.module", A_CONTAINER},
      {"spirv.module", DEVICE_CODE},
  };
  gv_str name = gv_op_name(op);
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (gv_str_equal(name, gv_str_of(known[i].name))) return known[i].kind;
  const gv_op_row *row = gv_row_of(f, op);
  if (row->emit && !row->expr && row->emit != GV_EMIT_other) return OUTSIDE_FUNCTION;
  return mlirOperationGetNumRegions(op) ? A_CONTAINER : SKIPPED;
}

static bool collect_in(front *f, MlirOperation container);

static bool collect_one(front *f, uint32_t scope, MlirOperation op) {
  f->model->facts.source_ops++;
  switch (kind_of(f, op)) {
  case A_FUNCTION:
    add_function(f, scope, op);
    gv_reach_from_attributes(f, scope, op);
    return true;
  case A_GLOBAL:
    add_global(f, scope, op);
    reach_from_initializer(f, scope, f->model->globals.len - 1, op);
    return true;
  case AN_ALIAS: /* what it stands for is reached under another name */
    add_alias(f, scope, op);
    reach_from_initializer(f, scope, GV_NONE, op);
    return true;
  case AN_IFUNC:
    gv_add_symbol(f, scope, gv_string_attribute(op, "sym_name"), op)->stands_in = true;
    gv_reach_from_attributes(f, scope, op);
    return true;
  case A_LIST: reach_from_list(f, scope, op); return true;
  case A_CONTAINER: return collect_in(f, op);
  case KERNELS:
    add_kernels(f, scope, op);
    gv_reach_from_attributes(f, scope, op);
    return true;
  case BINARY:
    add_binary(f, scope, op);
    gv_reach_from_attributes(f, scope, op);
    return true;
  case DEVICE_CODE: /* in a form that is not looked into */
    f->facts.has_kernels = true;
    return true;
  case SKIPPED: gv_reach_from_attributes(f, scope, op); return true;
  case OUTSIDE_FUNCTION: break;
  }
  gv_loc loc = gv_op_place(f, op);
  f->error = gv_format_foreign(&f->model->arena,
                               "%.*s:%u:%u: error: '%.*s' outside of any function; put it into "
                               "one, and run gpuverify again\n",
                               GV_FMT(f->input), loc.line, loc.col, GV_FMT(gv_op_name(op)));
  return false;
}

static bool collect_in(front *f, MlirOperation container) {
  if (++f->fn.depth > GV_MAX_NESTING) {
    f->error =
        gv_format_foreign(&f->model->arena, "%.*s: error: nested more than %d regions deep\n",
                          GV_FMT(f->input), GV_MAX_NESTING);
    return false;
  }
  uint32_t scope = f->scopes++;
  for (MlirRegion r = mlirOperationGetFirstRegion(container); !mlirRegionIsNull(r);
       r = mlirRegionGetNextInOperation(r))
    for (MlirBlock b = mlirRegionGetFirstBlock(r); !mlirBlockIsNull(b);
         b = mlirBlockGetNextInRegion(b))
      for (MlirOperation op = mlirBlockGetFirstOperation(b); !mlirOperationIsNull(op);
           op = mlirOperationGetNextInBlock(op))
        if (!collect_one(f, scope, op)) return false;
  f->fn.depth--;
  return true;
}

static bool is_interface(front *f, const gv_symbol *symbol) {
  static const char prefix[] = "_mlir_ciface_";
  bool named =
      symbol->name.len >= sizeof prefix && memcmp(symbol->name.at, prefix, sizeof prefix - 1) == 0;
  if (!named || symbol->replaceable) return false;
  gv_str name = {symbol->name.at + sizeof prefix - 1, symbol->name.len - (sizeof prefix - 1)};
  gv_symbol *inner = gv_find_symbol(f, symbol->scope, name);
  if (!inner || inner->kind != GV_SYM_DEFINED || inner->wraps || inner->replaceable) return false;
  if (!gv_is_interface_of(f, symbol->op, name)) return false;
  inner->is_public |= symbol->is_public;
  return true;
}

/* MLIR's C interface to a function with a body hands on what callers pass, and nothing else:
 * callers of the interface are callers of the function, and what the descriptors lead to, that they
 * pass by their addresses, is their memory. So the interface is looked at only where it is called
 * here; that is known once the functions before it are built. */
static void put_interfaces_last(front *f) {
  uint32_t count = f->functions.len, kept = 0;
  uint32_t *interfaces = gv_malloc((count + 1) * sizeof *interfaces), found = 0;
  for (uint32_t i = 0; i < count; i++) {
    uint32_t index = f->functions.at[i];
    if (is_interface(f, &f->symbols.at[index]))
      interfaces[found++] = index;
    else
      f->functions.at[kept++] = index;
  }
  for (uint32_t i = 0; i < found; i++) {
    gv_symbol *symbol = &f->symbols.at[f->functions.at[kept + i] = interfaces[i]];
    symbol->is_interface = true, symbol->is_public = false;
  }
  for (uint32_t i = 0; i < count && found; i++) f->symbols.at[f->functions.at[i]].id = i;
  gv_free(interfaces);
}

bool gv_collect_symbols(front *f, MlirOperation module) {
  f->internal_linkage = mlirLLVMLinkageAttrGet(f->context, MlirLLVMLinkageInternal);
  f->private_linkage = mlirLLVMLinkageAttrGet(f->context, MlirLLVMLinkagePrivate);
  f->whole = gv_is_whole_program(f, module);
  f->names_compiler = gv_string_attribute(module, "llvm.ident").len;
  if (!collect_in(f, module)) return false;
  for (uint32_t i = 0; i < f->symbols.len; i++) /* those that an initializer names */
    if (f->symbols.at[i].kind == GV_SYM_GLOBAL && f->symbols.at[i].is_public)
      f->model->globals.at[f->symbols.at[i].id].is_public = true;
  settle_names(f);
  put_interfaces_last(f);
  return true;
}

const gv_async_function *gv_current_async(const front *f) {
  for (const gv_nest *nest = f->fn.nest; nest; nest = nest->outer)
    if (nest->async_function != GV_NONE) return &f->async_functions.at[nest->async_function];
  return f->fn.async_function == GV_NONE ? NULL : &f->async_functions.at[f->fn.async_function];
}
