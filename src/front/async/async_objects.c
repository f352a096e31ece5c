/* needs: the symbols, and which functions are coroutines. gives: whether each object of the async
 * runtime is used as what it is; where it is not, an entry of gv_model.unread. cost: two walks over
 * the operations, in modules that call the async runtime.
 *
 * In the model an async value is its payload, so a program that takes the one for the other would
 * look right. Types do not tell them apart any more: all are !llvm.ptr. What flows into each other
 * is one class (Steensgaard, POPL 1996): through calls, returns, block arguments, selects, memory
 * and members of structs. A class has to be of one kind of object, or of none.
 */
#include "async/async.h"

enum { PAYLOAD = 0xffff, POINTEE = 0xfffe }; /* as members of a class, beside those of a struct */

/* Beside 1 << gv_async_object: made by something that makes no object. */
enum { OTHER = 1 << 7 };
enum { OBJECTS = 1 << GV_OBJECT_TOKEN | 1 << GV_OBJECT_VALUE | 1 << GV_OBJECT_GROUP };

typedef struct member {
  uint32_t index, class;
} member;

typedef struct class {
  uint32_t parent;
  uint8_t kinds;
  GV_VEC(member) members;
} class;

typedef struct both {
  uint32_t a, b;
} both;

typedef struct classes {
  front *f;
  GV_VEC(class) at;
  GV_VEC(both) work;
  gv_map of_value, of_result; /* of values, and of the results of functions */
  uint32_t symbol;            /* the function that is walked over */
} classes;

/* ---- classes --------------------------------------------------------------------------------- */

static uint32_t new_class(classes *c) {
  uint32_t id = c->at.len;
  *gv_push(&c->at) = (class){.parent = id};
  return id;
}

static uint32_t find(classes *c, uint32_t id) {
  while (c->at.at[id].parent != id) id = c->at.at[id].parent = c->at.at[c->at.at[id].parent].parent;
  return id;
}

static uint32_t class_at(classes *c, gv_map *map, uint64_t key) {
  bool found;
  uint32_t *slot = gv_map_at(map, key, &found);
  if (found) return find(c, *slot);
  *slot = c->at.len;
  return new_class(c);
}

static uint32_t class_of(classes *c, MlirValue value) {
  return class_at(c, &c->of_value, (uintptr_t)value.ptr);
}

static uint32_t result_class(classes *c, MlirOperation function, intptr_t index) {
  uint64_t parts[2] = {(uintptr_t)function.ptr, (uint64_t)index};
  return class_at(c, &c->of_result, gv_hash(parts, sizeof parts, 7));
}

static uint32_t member_of(classes *c, uint32_t of, uint32_t index) {
  of = find(c, of);
  for (uint32_t i = 0; i < c->at.at[of].members.len; i++)
    if (c->at.at[of].members.at[i].index == index) return find(c, c->at.at[of].members.at[i].class);
  uint32_t made = new_class(c);
  *gv_push(&c->at.at[of].members) = (member){index, made};
  return made;
}

static void unite(classes *c, uint32_t a, uint32_t b) {
  *gv_push(&c->work) = (both){a, b};
  while (c->work.len) {
    both two = gv_pop(&c->work);
    uint32_t to = find(c, two.a), from = find(c, two.b);
    if (to == from) continue;
    if (c->at.at[to].members.len < c->at.at[from].members.len) to = from, from = find(c, two.a);
    c->at.at[from].parent = to;
    c->at.at[to].kinds |= c->at.at[from].kinds;
    for (uint32_t i = 0; i < c->at.at[from].members.len; i++) {
      member m = c->at.at[from].members.at[i];
      *gv_push(&c->work) = (both){member_of(c, to, m.index), m.class};
    }
    gv_vec_free(&c->at.at[from].members);
  }
}

static void unite_values(classes *c, MlirValue a, MlirValue b) {
  unite(c, class_of(c, a), class_of(c, b));
}

static void mark(classes *c, uint32_t id, uint8_t kinds) { c->at.at[find(c, id)].kinds |= kinds; }

/* ---- what flows into what -------------------------------------------------------------------- */

static gv_symbol *callee_of(front *f, MlirOperation op) {
  if (gv_row_of(f, op)->emit != GV_EMIT_call && gv_row_of(f, op)->emit != GV_EMIT_invoke)
    return NULL;
  MlirAttribute callee = gv_attribute(op, "callee");
  return mlirAttributeIsNull(callee) || !mlirAttributeIsASymbolRef(callee)
             ? NULL
             : gv_symbol_of(f, callee);
}

static bool is_defined(const gv_symbol *symbol) { return symbol && symbol->kind == GV_SYM_DEFINED; }

static MlirBlock entry_of(const gv_symbol *symbol) {
  return mlirRegionGetFirstBlock(mlirOperationGetRegion(symbol->op, 0));
}

/* The class of a member of the operation's aggregate, by the attribute "position". */
static uint32_t member_at(classes *c, MlirOperation op, uint32_t of) {
  MlirAttribute position = gv_attribute(op, "position");
  for (intptr_t i = 0; !mlirAttributeIsNull(position) && i < mlirDenseArrayGetNumElements(position);
       i++)
    of = member_of(c, of, (uint32_t)mlirDenseI64ArrayGetElement(position, i));
  return of;
}

static const gv_async_function *coroutine_of(const front *f, const gv_symbol *symbol) {
  const gv_async_function *function =
      symbol->async_function == GV_NONE ? NULL : &f->async_functions.at[symbol->async_function];
  return function && function->kind == GV_ASYNC_COROUTINE ? function : NULL;
}

/* The results of a call are what the callee returns. */
static void take_results(classes *c, MlirOperation op, const gv_symbol *callee) {
  const gv_async_function *coroutine = coroutine_of(c->f, callee);
  intptr_t results = mlirOperationGetNumResults(op);
  if (!coroutine) {
    for (intptr_t i = 0; i < results; i++)
      unite(c, class_of(c, mlirOperationGetResult(op, i)), result_class(c, callee->op, i));
    return;
  }
  bool members =
      results == 1 && mlirTypeIsALLVMStructType(mlirValueGetType(mlirOperationGetResult(op, 0)));
  for (uint32_t i = 0; i < coroutine->count && (members || i < results); i++) {
    uint32_t result = class_of(c, mlirOperationGetResult(op, members ? 0 : (intptr_t)i));
    unite(c, members ? member_of(c, result, i) : result, class_of(c, coroutine->parts[i].object));
  }
}

static void take_call(classes *c, MlirOperation op, const gv_symbol *callee) {
  MlirBlock entry = entry_of(callee);
  intptr_t params = mlirBlockIsNull(entry) ? 0 : mlirBlockGetNumArguments(entry);
  for (intptr_t i = 0; i < params && i < (intptr_t)gv_operand_count(op); i++)
    unite_values(c, mlirOperationGetOperand(op, i), mlirBlockGetArgument(entry, i));
  take_results(c, op, callee);
}

/* After the condition come the operands for each block, in the order of the blocks. */
static void take_branch(classes *c, MlirOperation op, uint32_t first) {
  for (intptr_t s = 0; s < mlirOperationGetNumSuccessors(op); s++) {
    MlirBlock target = mlirOperationGetSuccessor(op, s);
    for (intptr_t i = 0; i < mlirBlockGetNumArguments(target) && first < gv_operand_count(op); i++)
      unite_values(c, mlirOperationGetOperand(op, first++), mlirBlockGetArgument(target, i));
  }
}

static void take_runtime(classes *c, MlirOperation op, const gv_symbol *callee) {
  uint8_t kind = (uint8_t)(1u << callee->async_object);
  bool creates = callee->async == GV_ASYNC_CREATE_TOKEN || callee->async == GV_ASYNC_CREATE_VALUE ||
                 callee->async == GV_ASYNC_CREATE_GROUP;
  if (callee->async_object == GV_OBJECT_NO) return;
  if (creates && mlirOperationGetNumResults(op) == 1)
    mark(c, class_of(c, mlirOperationGetResult(op, 0)), kind);
  if (creates || !gv_operand_count(op)) return;
  mark(c, class_of(c, mlirOperationGetOperand(op, 0)), kind);
  if (callee->async == GV_ASYNC_ADD_TO_GROUP && gv_operand_count(op) == 2)
    mark(c, class_of(c, mlirOperationGetOperand(op, 1)), 1 << GV_OBJECT_GROUP);
  if (callee->async == GV_ASYNC_STORAGE && mlirOperationGetNumResults(op) == 1)
    unite(c, member_of(c, class_of(c, mlirOperationGetResult(op, 0)), POINTEE),
          member_of(c, class_of(c, mlirOperationGetOperand(op, 0)), PAYLOAD));
}

static bool passes_on(const gv_op_row *row, MlirOperation op) {
  return row->expr == gv_expr_copy || row->emit == GV_EMIT_cast || row->expr == gv_expr_cast ||
         gv_op_is(op, "llvm.getelementptr");
}

static void take_op(classes *c, MlirOperation op) {
  front *f = c->f;
  const gv_op_row *row = gv_row_of(f, op);
  uint32_t operands = gv_operand_count(op);
  intptr_t results = mlirOperationGetNumResults(op);
  const gv_symbol *callee = callee_of(f, op);
  if (is_defined(callee)) {
    take_call(c, op, callee);
  } else if (callee && callee->async != GV_ASYNC_NONE) {
    take_runtime(c, op, callee);
  } else if (row->emit == GV_EMIT_branch) {
    take_branch(c, op, 0);
  } else if (row->emit == GV_EMIT_cond_branch || row->emit == GV_EMIT_switch) {
    take_branch(c, op, 1);
  } else if (row->emit == GV_EMIT_return) {
    MlirOperation function = mlirOperationGetParentOperation(op);
    for (uint32_t i = 0; i < operands; i++)
      unite(c, result_class(c, function, i), class_of(c, mlirOperationGetOperand(op, i)));
  } else if (row->expr == gv_expr_select) {
    unite_values(c, mlirOperationGetResult(op, 0), mlirOperationGetOperand(op, 1));
    unite_values(c, mlirOperationGetResult(op, 0), mlirOperationGetOperand(op, 2));
  } else if (row->expr == gv_expr_extract) {
    unite(c, class_of(c, mlirOperationGetResult(op, 0)),
          member_at(c, op, class_of(c, mlirOperationGetOperand(op, 0))));
  } else if (row->expr == gv_expr_insert) {
    unite_values(c, mlirOperationGetResult(op, 0), mlirOperationGetOperand(op, 0));
    unite(c, class_of(c, mlirOperationGetOperand(op, 1)),
          member_at(c, op, class_of(c, mlirOperationGetResult(op, 0))));
  } else if (row->emit == GV_EMIT_load && operands == 1) {
    unite(c, class_of(c, mlirOperationGetResult(op, 0)),
          member_of(c, class_of(c, mlirOperationGetOperand(op, 0)), POINTEE));
  } else if (row->emit == GV_EMIT_store && operands == 2) {
    unite(c, class_of(c, mlirOperationGetOperand(op, 0)),
          member_of(c, class_of(c, mlirOperationGetOperand(op, 1)), POINTEE));
  } else if (row->emit == GV_EMIT_memcpy && operands >= 2) {
    unite(c, member_of(c, class_of(c, mlirOperationGetOperand(op, 0)), POINTEE),
          member_of(c, class_of(c, mlirOperationGetOperand(op, 1)), POINTEE));
  } else if (passes_on(row, op) && results == 1 && operands) {
    unite_values(c, mlirOperationGetResult(op, 0), mlirOperationGetOperand(op, 0));
  } else if (results == 1 &&
             mlirTypeIsALLVMPointerType(mlirValueGetType(mlirOperationGetResult(op, 0)))) {
    /* A function that is only declared, and that nobody knows, may give an object. */
    bool may =
        callee ? !callee->action && callee->library == GV_LIB_UNKNOWN : row->emit == GV_EMIT_call;
    if (!may && mlirOperationGetNumRegions(op) == 0)
      mark(c, class_of(c, mlirOperationGetResult(op, 0)), OTHER);
  }
}

/* ---- what is wrong --------------------------------------------------------------------------- */

static const char *word_of(uint8_t kinds) {
  bool several = (kinds & OBJECTS) & ((kinds & OBJECTS) - 1);
  if (kinds & OTHER || several || !(kinds & OBJECTS)) return "a value that may be of another type";
  if (kinds & 1 << GV_OBJECT_TOKEN) return "an async token";
  return kinds & 1 << GV_OBJECT_VALUE ? "an async value" : "an async group";
}

static void complain(classes *c, MlirOperation op, const char *what, uint8_t kinds,
                     const char *as) {
  const gv_symbol *callee = callee_of(c->f, op), *function = &c->f->symbols.at[c->symbol];
  gv_str name = callee ? callee->name : gv_op_name(op);
  gv_unreadable(c->f, op, function->name,
                gv_format(&c->f->model->arena, "cannot prove what %.*s does here: %s %s %s",
                          GV_FMT(name), what, word_of(kinds), as));
}

static uint8_t kinds_of(classes *c, MlirValue value) {
  uint32_t id = gv_map_get(&c->of_value, (uintptr_t)value.ptr);
  return id == GV_NONE ? 0 : c->at.at[find(c, id)].kinds;
}

static bool is_one_object(uint8_t kinds) {
  uint8_t objects = kinds & OBJECTS;
  return !(kinds & OTHER) && !(objects & (objects - 1));
}

static bool is_object_operand(const gv_symbol *callee, uint32_t operand) {
  if (callee->async_object == GV_OBJECT_NO || callee->async == GV_ASYNC_CREATE_VALUE ||
      callee->async == GV_ASYNC_CREATE_GROUP)
    return false;
  return operand == 0 || (operand == 1 && callee->async == GV_ASYNC_ADD_TO_GROUP);
}

static void check_runtime(classes *c, MlirOperation op, const gv_symbol *of) {
  gv_symbol callee = *of;
  int64_t k;
  for (uint32_t i = 0; i < gv_operand_count(op); i++) {
    uint8_t kinds = kinds_of(c, mlirOperationGetOperand(op, i));
    if (is_object_operand(&callee, i) ? !is_one_object(kinds) : (kinds & OBJECTS) != 0) {
      complain(c, op, "it gets", kinds, "in the wrong operand");
      return;
    }
  }
  bool counts = callee.async == GV_ASYNC_ADD_REF || callee.async == GV_ASYNC_DROP_REF;
  if (counts && (gv_operand_count(op) != 2 ||
                 !gv_constant(c->f, mlirOperationGetOperand(op, 1), &k) || k < 1 || k > 100))
    gv_unreadable(
        c->f, op, c->f->symbols.at[c->symbol].name,
        gv_format(&c->f->model->arena,
                  "cannot prove the reference count of %.*s: the number is not a small constant",
                  GV_FMT(callee.name)));
}

/* Objects may be passed on, and go to functions of which nothing is known; everything else wants
 * something else. */
static bool wants_no_object(front *f, MlirOperation op, const gv_symbol *callee, uint32_t operand) {
  const gv_op_row *row = gv_row_of(f, op);
  if (callee) return !is_defined(callee) && (callee->action || callee->library != GV_LIB_UNKNOWN);
  if (row->emit == GV_EMIT_store) return operand == 1;
  if (row->emit == GV_EMIT_cond_branch || row->emit == GV_EMIT_switch ||
      row->expr == gv_expr_select)
    return operand == 0;
  bool passed = row->emit == GV_EMIT_branch || row->emit == GV_EMIT_return ||
                row->emit == GV_EMIT_call || row->expr == gv_expr_extract ||
                row->expr == gv_expr_insert;
  if (gv_op_is(op, "llvm.getelementptr") || mlirOperationGetNumRegions(op)) return true;
  return !passed && !passes_on(row, op);
}

static void check_op(classes *c, MlirOperation op) {
  front *f = c->f;
  const gv_symbol *callee = callee_of(f, op);
  if (callee && callee->kind == GV_SYM_DECLARED && callee->async != GV_ASYNC_NONE) {
    check_runtime(c, op, callee);
    return;
  }
  for (uint32_t i = 0; i < gv_operand_count(op); i++) {
    uint8_t kinds = kinds_of(c, mlirOperationGetOperand(op, i));
    if (!(kinds & OBJECTS) || !wants_no_object(f, op, callee_of(f, op), i)) continue;
    complain(c, op, "it gets", kinds, "as an opaque pointer");
    return;
  }
}

/* ---- the whole ------------------------------------------------------------------------------- */

static MlirWalkResult take(MlirOperation op, void *with) {
  take_op(with, op);
  return MlirWalkResultAdvance;
}

static MlirWalkResult check(MlirOperation op, void *with) {
  check_op(with, op);
  return MlirWalkResultAdvance;
}

static void walk(classes *c, MlirWalkResult (*visit)(MlirOperation, void *)) {
  for (uint32_t i = 0; i < c->f->functions.len; i++) {
    c->symbol = c->f->functions.at[i];
    c->f->fn.scope = c->f->symbols.at[c->symbol].scope;
    MlirRegion body = mlirOperationGetRegion(c->f->symbols.at[c->symbol].op, 0);
    for (MlirBlock b = mlirRegionGetFirstBlock(body); !mlirBlockIsNull(b);
         b = mlirBlockGetNextInRegion(b))
      for (MlirOperation op = mlirBlockGetFirstOperation(b); !mlirOperationIsNull(op);
           op = mlirOperationGetNextInBlock(op))
        mlirOperationWalk(op, visit, c, MlirWalkPreOrder);
  }
}

/* Which parameters may be objects. */
static void note_params(classes *c) {
  for (uint32_t i = 0; i < c->f->functions.len; i++) {
    gv_symbol *symbol = &c->f->symbols.at[c->f->functions.at[i]];
    MlirBlock entry = entry_of(symbol);
    for (intptr_t p = 0; p < mlirBlockGetNumArguments(entry) && p < 64; p++)
      if (kinds_of(c, mlirBlockGetArgument(entry, p)) & OBJECTS)
        symbol->objects |= UINT64_C(1) << p;
  }
}

void gv_check_async_objects(front *f) {
  bool any = false;
  for (uint32_t i = 0; i < f->symbols.len; i++) any |= f->symbols.at[i].async != GV_ASYNC_NONE;
  if (!any) return;
  classes c = {.f = f};
  walk(&c, take);
  walk(&c, check);
  note_params(&c);
  for (uint32_t i = 0; i < c.at.len; i++) gv_vec_free(&c.at.at[i].members);
  gv_vec_free(&c.at);
  gv_vec_free(&c.work);
  gv_map_free(&c.of_value);
  gv_map_free(&c.of_result);
}
