/* Exceptions. A function that may be left by one, and that something in the module wants to clean
 * up after, has one result more than the program says: whether it was left so. Its calls branch on
 * that, to the landing pad, out of the caller, or to nowhere where nobody looks. An exception that
 * leaves a function that is only called from outside is the caller's affair. `operator new` throws
 * where a handler takes that: at the call, or around a call on the way to it.
 *
 * needs: the symbols. gives: for each function whether exceptions leave it, and whether its callers
 * are told. What the runtime and the library have (library.def) does not throw. cost: linear in the
 * module, where there is an llvm.invoke at all.
 */
#include "emit/emit.h"

typedef struct link {
  uint32_t caller, callee; /* symbols */
  uint32_t next_of_caller, next_of_callee;
  bool invoked;
  bool handled; /* … where what operator new throws is taken */
} link;

/* The calls of functions that are not seen, or are anything whose address the module takes. */
typedef struct unseen {
  GV_VEC(uint32_t) callers;   /* symbols, where they do not handle it */
  GV_VEC(uint32_t) addressed; /* symbols */
  bool handled;               /* one of them is */
} unseen;

typedef struct survey {
  front *f;
  uint32_t function; /* the symbol that the walk is in */
  GV_VEC(link) links;
  GV_VEC(uint32_t) makers; /* symbols of functions that call operator new */
  unseen unseen;
  GV_VEC(uint32_t) of_caller, of_callee; /* first link, by symbol */
  GV_VEC(uint32_t) queue, handled;       /* symbols from which what is known of them spreads */
} survey;

/* ---- who throws by itself ---- */

static bool says_no_unwind(MlirOperation op) {
  MlirAttribute list = gv_attribute(op, "passthrough");
  if (!mlirAttributeIsNull(gv_attribute(op, "no_unwind"))) return true;
  bool any = false;
  for (intptr_t i = 0; !mlirAttributeIsNull(list) && mlirAttributeIsAArray(list) &&
                       i < mlirArrayAttrGetNumElements(list);
       i++) {
    MlirAttribute item = mlirArrayAttrGetElement(list, i);
    any |= mlirAttributeIsAString(item) &&
           gv_str_equal(gv_str_from(mlirStringAttrGetValue(item)), GV_STR("nounwind"));
  }
  return any;
}

static bool has_own_body(const gv_symbol *symbol) {
  return symbol->kind == GV_SYM_DEFINED && !symbol->replaceable && !symbol->wraps &&
         symbol->library != GV_LIB_RUNTIME;
}

/* A function whose body is not looked at. */
static bool throws_unseen(const gv_symbol *symbol) {
  bool known = (symbol->library != GV_LIB_UNKNOWN && symbol->library != GV_LIB_OR_THROWS) ||
               symbol->launching || symbol->async || symbol->kind == GV_SYM_STUB;
  return !known && (mlirOperationIsNull(symbol->op) || !says_no_unwind(symbol->op));
}

static void throws(survey *s, uint32_t symbol) {
  gv_symbol *it = &s->f->symbols.at[symbol];
  if (it->throws || says_no_unwind(it->op)) return;
  it->throws = true;
  *gv_push(&s->queue) = symbol;
}

static void told(survey *s, uint32_t symbol) {
  gv_symbol *it = &s->f->symbols.at[symbol];
  if (!it->throws || it->tells || !has_own_body(it) || it->async_function != GV_NONE) return;
  it->tells = true;
  *gv_push(&s->queue) = symbol;
}

/* ---- who calls whom ---- */

bool gv_makes_memory(const gv_symbol *callee) {
  return callee && callee->kind != GV_SYM_DEFINED && gv_is_throwing_new(callee->name);
}

static void visit_unseen(survey *s, MlirOperation op, const gv_symbol *callee, bool handled) {
  front *f = s->f;
  bool invoked = gv_row_of(f, op)->emit == GV_EMIT_invoke;
  if (gv_makes_memory(callee)) {
    if (handled)
      throws(s, s->function); /* its landing pad may go on with it */
    else
      *gv_push(&s->makers) = s->function;
  } else if (!callee || throws_unseen(callee)) {
    if (callee && callee->kind == GV_SYM_DEFINED)
      *gv_push(&s->unseen.addressed) = (uint32_t)(callee - f->symbols.at);
    if (invoked || !says_no_unwind(op)) throws(s, s->function);
    if (handled)
      s->unseen.handled = true;
    else
      *gv_push(&s->unseen.callers) = s->function;
  }
}

/* In a function or in what a global begins with. */
static MlirWalkResult visit_address(MlirOperation op, void *to) {
  survey *s = to;
  front *f = s->f;
  if (gv_row_of(f, op)->emit != GV_EMIT_address) return MlirWalkResultAdvance;
  MlirAttribute name = gv_attribute(op, "global_name");
  const gv_symbol *symbol =
      gv_symbol_of(f, mlirAttributeIsNull(name) ? gv_attribute(op, "value") : name);
  if (symbol->kind == GV_SYM_DEFINED)
    *gv_push(&s->unseen.addressed) = (uint32_t)(symbol - f->symbols.at);
  return MlirWalkResultAdvance;
}

static MlirWalkResult visit(MlirOperation op, void *to) {
  survey *s = to;
  front *f = s->f;
  visit_address(op, s);
  const gv_op_row *row = gv_row_of(f, op);
  bool invoked = row->emit == GV_EMIT_invoke;
  if (row->emit != GV_EMIT_call && !invoked) return MlirWalkResultAdvance;
  const gv_symbol *callee = gv_callee_of(f, op);
  uint32_t symbol = callee ? (uint32_t)(callee - f->symbols.at) : GV_NONE;
  bool handled = invoked && gv_takes_no_memory(f, op);
  callee = symbol == GV_NONE ? NULL : &f->symbols.at[symbol];
  if (callee && has_own_body(callee))
    *gv_push(&s->links) = (link){s->function, symbol, GV_NONE, GV_NONE, invoked, handled};
  else
    visit_unseen(s, op, callee, handled);
  return MlirWalkResultAdvance;
}

static void thread_links(survey *s) {
  for (uint32_t i = 0; i < s->f->symbols.len; i++)
    *gv_push(&s->of_caller) = GV_NONE, *gv_push(&s->of_callee) = GV_NONE;
  for (uint32_t i = 0; i < s->links.len; i++) {
    link *l = &s->links.at[i];
    l->next_of_caller = s->of_caller.at[l->caller], s->of_caller.at[l->caller] = i;
    l->next_of_callee = s->of_callee.at[l->callee], s->of_callee.at[l->callee] = i;
  }
}

/* ---- who handles what operator new throws ---- */

static void has_handler(survey *s, uint32_t symbol) {
  gv_symbol *it = &s->f->symbols.at[symbol];
  if (it->has_handler || says_no_unwind(it->op)) return;
  it->has_handler = true;
  *gv_push(&s->handled) = symbol;
}

static void handle_unseen(survey *s) {
  for (uint32_t i = 0; i < s->unseen.addressed.len; i++) has_handler(s, s->unseen.addressed.at[i]);
  s->unseen.addressed.len = 0;
}

static void spread_handlers(survey *s) {
  while (s->handled.len) {
    uint32_t symbol = gv_pop(&s->handled);
    for (uint32_t l = s->of_caller.at[symbol]; l != GV_NONE; l = s->links.at[l].next_of_caller)
      has_handler(s, s->links.at[l].callee);
  }
}

/* A function has a handler if a call of it has one, or a caller. */
static void find_handlers(survey *s) {
  if (s->unseen.handled) handle_unseen(s);
  for (uint32_t l = 0; l < s->links.len; l++)
    if (s->links.at[l].handled) has_handler(s, s->links.at[l].callee);
  spread_handlers(s);
  for (uint32_t i = 0; i < s->unseen.callers.len && s->unseen.addressed.len; i++)
    if (s->f->symbols.at[s->unseen.callers.at[i]].has_handler) handle_unseen(s);
  spread_handlers(s);
  for (uint32_t i = 0; i < s->makers.len; i++)
    if (s->f->symbols.at[s->makers.at[i]].has_handler) throws(s, s->makers.at[i]);
}

/* ---- the whole ---- */

static void spread(survey *s) {
  while (s->queue.len) {
    uint32_t symbol = gv_pop(&s->queue);
    for (uint32_t l = s->of_callee.at[symbol]; l != GV_NONE; l = s->links.at[l].next_of_callee)
      throws(s, s->links.at[l].caller);
  }
  for (uint32_t l = 0; l < s->links.len; l++)
    if (s->links.at[l].invoked) told(s, s->links.at[l].callee);
  while (s->queue.len) {
    uint32_t symbol = gv_pop(&s->queue);
    for (uint32_t l = s->of_caller.at[symbol]; l != GV_NONE; l = s->links.at[l].next_of_caller)
      told(s, s->links.at[l].callee);
  }
}

static void visit_functions(survey *s) {
  front *f = s->f;
  for (uint32_t i = 0; i < f->functions.len; i++) {
    s->function = f->functions.at[i];
    f->fn.scope = f->symbols.at[s->function].scope;
    mlirOperationWalk(f->symbols.at[s->function].op, visit, s, MlirWalkPreOrder);
  }
}

static void visit_globals(survey *s) {
  front *f = s->f;
  for (uint32_t i = 0, n = f->symbols.len; i < n; i++) {
    const gv_symbol *symbol = &f->symbols.at[i];
    if (symbol->kind != GV_SYM_GLOBAL && !symbol->is_alias) continue;
    f->fn.scope = symbol->scope;
    mlirOperationWalk(symbol->op, visit_address, s, MlirWalkPreOrder);
  }
}

void gv_find_throwing(front *f) {
  survey s = {.f = f};
  visit_functions(&s);
  visit_globals(&s);
  thread_links(&s);
  find_handlers(&s);
  spread(&s);
  gv_vec_free(&s.links);
  gv_vec_free(&s.makers);
  gv_vec_free(&s.unseen.callers);
  gv_vec_free(&s.unseen.addressed);
  gv_vec_free(&s.of_caller);
  gv_vec_free(&s.of_callee);
  gv_vec_free(&s.queue);
  gv_vec_free(&s.handled);
}

/* Where the text has no such word there is no such operation, and nothing needs to be looked at. */
bool gv_has_landing_pads(gv_str bytes) { return gv_str_has(bytes, "invoke"); }

static bool is_handled(front *f, MlirOperation call) {
  bool invoked = gv_row_of(f, call)->emit == GV_EMIT_invoke;
  return f->fn.has_handler || (invoked && gv_takes_no_memory(f, call));
}

bool gv_may_throw(front *f, MlirOperation call) {
  const gv_symbol *callee = gv_callee_of(f, call);
  if (says_no_unwind(call)) return false;
  if (gv_makes_memory(callee)) return is_handled(f, call);
  if (!callee) return true;
  return has_own_body(callee) ? callee->throws : throws_unseen(callee);
}

/* ---- leaving a function by an exception ---- */

static uint32_t way_out(front *f) {
  if (f->fn.way_out == GV_NONE) f->fn.way_out = gv_new_block(f);
  return f->fn.way_out;
}

static void go_to(front *f, MlirOperation op, uint32_t block) {
  gv_emit(f, op, GV_OP_BR, gv_name_of(f, op));
  gv_edge_to(f, block, (MlirOperation){NULL}, 0);
}

void gv_leave_if_thrown(front *f, MlirOperation op, gv_value_id thrown, bool returns) {
  if (f->fn.ended || (thrown == GV_NONE && !(f->fn.tells && gv_may_throw(f, op)))) return;
  if (thrown == GV_NONE && !returns) {
    go_to(f, op, way_out(f));
    return;
  }
  uint32_t out = f->fn.tells ? way_out(f) : gv_new_block(f), on = gv_new_block(f);
  if (thrown != GV_NONE) gv_push_operand(f, thrown);
  gv_op *leaves =
      gv_emit(f, op, thrown == GV_NONE ? GV_OP_CHOICE : GV_OP_COND_BR, gv_name_of(f, op));
  leaves->outside = leaves->kind == GV_OP_CHOICE;
  gv_edge_to(f, out, (MlirOperation){NULL}, 0);
  gv_edge_to(f, on, (MlirOperation){NULL}, 0);
  if (!f->fn.tells) {
    gv_start_block(f, out);
    gv_emit_end(f, op, gv_name_of(f, op));
  }
  gv_start_block(f, on);
}

void gv_emit_resume_unwinding(front *f, MlirOperation op) {
  if (f->fn.tells)
    go_to(f, op, way_out(f));
  else
    gv_emit_end(f, op, gv_name_of(f, op));
}

void gv_push_thrown(front *f, bool thrown) {
  if (f->fn.tells) gv_push_operand(f, gv_int(f, thrown, 1, 1));
}

void gv_fill_way_out(front *f, MlirOperation function) {
  if (f->fn.way_out == GV_NONE) return;
  gv_start_block(f, f->fn.way_out);
  MlirAttribute type = gv_attribute(function, "function_type");
  MlirType result = mlirLLVMFunctionTypeGetReturnType(mlirTypeAttrGetValue(type));
  gv_layout layout = gv_layout_of(f, result);
  if (!mlirTypeEqual(result, mlirLLVMVoidTypeGet(f->context)))
    gv_push_operand(f, gv_opaque(f, layout.size, layout.width, GV_NO_LOC));
  gv_push_thrown(f, true);
  gv_emit(f, function, GV_OP_RETURN, GV_STR("an exception"));
}
