/* Functions of a whole program that nothing in it calls.
 *
 * needs: all functions built. gives: gv_function.is_public. cost: each call once.
 */
#include "emit/emit.h"

/* Sets `reached` of the function and of all that it calls. */
static void reach(const gv_model *m, uint32_t function, bool *reached) {
  GV_VEC(uint32_t) queue = {0};
  if (!reached[function]) reached[function] = true, *gv_push(&queue) = function;
  while (queue.len) {
    const gv_function *from = &m->functions.at[gv_pop(&queue)];
    uint32_t first = m->blocks.at[from->first_block].first_op, end = gv_end_op_of(m, from);
    for (uint32_t o = first; o < end; o++) {
      const gv_op *op = &m->ops.at[o];
      if (op->kind != GV_OP_CALL || reached[op->callee]) continue;
      reached[op->callee] = true;
      *gv_push(&queue) = op->callee;
    }
  }
  gv_vec_free(&queue);
}

/* Others could know it by name if the program were not whole. */
static bool is_exported(front *f, const gv_symbol *symbol) {
  MlirAttribute linkage = gv_attribute(symbol->op, "linkage");
  return mlirAttributeIsNull(linkage) ||
         mlirAttributeEqual(linkage, mlirLLVMLinkageAttrGet(f->context, MlirLLVMLinkageExternal));
}

void gv_open_uncalled(front *f) {
  gv_model *m = f->model;
  if (!f->whole) return;
  bool *reached = gv_malloc(m->functions.len + 1);
  memset(reached, 0, m->functions.len + 1);
  for (uint32_t i = 0; i < m->functions.len; i++)
    if (m->functions.at[i].is_public) reach(m, i, reached);
  for (uint32_t i = 0; i < f->functions.len; i++) {
    const gv_symbol *symbol = &f->symbols.at[f->functions.at[i]];
    bool inlined = gv_has_passed_on(symbol->op, GV_STR("gpuverify.called"));
    if (reached[i] || inlined || !is_exported(f, symbol)) continue;
    bool entry = !mlirOperationIsNull(gv_allocation_returned(f, f->functions.at[i]));
    if (entry) gv_build_entry(f, f->functions.at[i]);
    gv_function *opened = &m->functions.at[entry ? m->functions.len - 1 : i];
    opened->is_public = opened->is_never_called_back = true;
  }
  gv_free(reached);
}
