/* Which landing pads take what `operator new` throws: those that catch everything, std::bad_alloc,
 * what it is derived from, or what is derived from it. Where no caller in the module has one, the
 * program ends with the exception, or it is the affair of callers outside.
 *
 * needs: the symbols. gives: the answer for one invoke. cost: the landing pad, and the types from
 * which those that it names are derived.
 */
#include "emit/emit.h"

enum {
  BASES = 16 /* a type that is derived in more steps may be one of std::bad_alloc's */
};

/* ---- types ---- */

typedef struct bases {
  front *f;
  uint32_t depth;
  bool any;
} bases;

static bool may_be_no_memory(front *f, MlirAttribute type, uint32_t depth);

/* A typeinfo has the address of a table, and that of its name, too. */
static bool is_type(MlirAttribute name) {
  return gv_str_begins(gv_str_from(mlirSymbolRefAttrGetLeafReference(name)), "_ZTI");
}

static MlirWalkResult look_at_base(MlirOperation op, void *with) {
  bases *b = with;
  MlirAttribute name = gv_attribute(op, "global_name");
  if (mlirAttributeIsNull(name) || !is_type(name)) return MlirWalkResultAdvance;
  b->any |= may_be_no_memory(b->f, name, b->depth + 1);
  return b->any ? MlirWalkResultInterrupt : MlirWalkResultAdvance;
}

/* A class of the program that is only declared may be derived from anything. */
static bool may_be_no_memory(front *f, MlirAttribute type, uint32_t depth) {
  const gv_symbol *symbol = gv_symbol_of(f, type);
  gv_handler known = gv_front_handler_of(symbol->name);
  if (known != GV_HANDLER_OF_CLASS) return known == GV_HANDLER_OF_NO_MEMORY;
  if (depth == BASES || symbol->kind != GV_SYM_GLOBAL || !gv_is_defined(symbol->op)) return true;
  bases b = {f, depth, false};
  mlirOperationWalk(symbol->op, look_at_base, &b, MlirWalkPreOrder);
  return b.any;
}

/* ---- landing pads ---- */

static MlirOperation first_of(MlirBlock block, const char *name) {
  MlirOperation op = mlirBlockGetFirstOperation(block);
  while (!mlirOperationIsNull(op) && !gv_str_equal(gv_op_name(op), gv_str_of(name)))
    op = mlirOperationGetNextInBlock(op);
  return op;
}

/* A block that does nothing but end the program, as those of destructors. */
static bool only_ends(front *f, MlirOperation pad) {
  MlirOperation op = mlirOperationGetNextInBlock(pad);
  while (!mlirOperationIsNull(op) && (gv_str_equal(gv_op_name(op), GV_STR("llvm.extractvalue")) ||
                                      gv_str_begins(gv_op_name(op), "llvm.intr.dbg")))
    op = mlirOperationGetNextInBlock(op);
  bool calls = !mlirOperationIsNull(op) && gv_row_of(f, op)->emit == GV_EMIT_call;
  const gv_symbol *callee = calls ? gv_callee_of(f, op) : NULL;
  return callee && gv_front_ends_for_exception(callee->name);
}

bool gv_takes_no_memory(front *f, MlirOperation invoke) {
  MlirOperation pad = first_of(mlirOperationGetSuccessor(invoke, 1), "llvm.landingpad");
  if (mlirOperationIsNull(pad)) return true;
  bool takes = false;
  for (uint32_t i = 0; i < gv_operand_count(pad) && !takes; i++) {
    MlirValue clause = mlirOperationGetOperand(pad, i);
    MlirAttribute type = {NULL};
    if (mlirValueIsAOpResult(clause))
      type = gv_attribute(mlirOpResultGetOwner(clause), "global_name");
    takes = mlirAttributeIsNull(type) || may_be_no_memory(f, type, 0);
  }
  return takes && !only_ends(f, pad);
}
