/* needs: a model. gives: its functions in parts that share no calls and no variables. cost: linear.
 */
#include "fix/focus.h"

static uint32_t part_of(uint32_t *parts, uint32_t f) {
  while (parts[f] != f) f = parts[f] = parts[parts[f]];
  return f;
}

static void join(uint32_t *parts, uint32_t a, uint32_t b) {
  a = part_of(parts, a), b = part_of(parts, b);
  if (a < b)
    parts[b] = a;
  else
    parts[a] = b;
}

static bool leads_to_variable(const gv_model *m, const bool *known, const gv_value *v) {
  switch ((gv_def)v->def) {
  case GV_DEF_GLOBAL: return !m->globals.at[v->a].is_constant;
  case GV_DEF_COPY:
  case GV_DEF_EXTRACT:
  case GV_DEF_OFFSET: return known[v->a];
  case GV_DEF_INSERT:
  case GV_DEF_ARITH: return known[v->a] || known[v->b];
  case GV_DEF_SELECT: return known[v->b] || known[v->c];
  default: return false;
  }
}

/* What a value is made of mostly comes before it. */
static bool *find_variables(const gv_model *m) {
  bool *known = memset(gv_malloc(m->values.len + 1), 0, m->values.len + 1), changed = true;
  while (changed) {
    changed = false;
    for (gv_value_id id = 0; id < m->values.len; id++) {
      bool is = !known[id] && leads_to_variable(m, known, &m->values.at[id]);
      known[id] |= is;
      changed |= is && id + 1 < m->values.len;
    }
  }
  return known;
}

uint32_t *gv_focus_parts(const gv_model *m) {
  uint32_t *parts = gv_malloc((m->functions.len + 1) * sizeof *parts), shared = GV_NONE;
  bool *variable = find_variables(m);
  for (uint32_t f = 0; f < m->functions.len; f++) parts[f] = f;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    uint32_t f = m->blocks.at[op->block].function;
    /* Kernels that keep addresses, or know variables by their names, may meet others. */
    bool uses = op->keeps || op->symbol || op->follows;
    if (op->kind == GV_OP_CALL) join(parts, f, op->callee);
    for (uint32_t i = 0; i < op->operand_count && !uses; i++)
      uses = gv_operands(m, op)[i] != GV_NONE && variable[gv_operands(m, op)[i]];
    if (uses && shared != GV_NONE) join(parts, f, shared);
    if (uses) shared = f;
  }
  for (uint32_t i = 0; i < m->pairs.len && shared != GV_NONE; i++)
    if (variable[m->pairs.at[i].source])
      join(parts, shared, m->blocks.at[m->values.at[m->pairs.at[i].arg].a].function);
  for (uint32_t f = 0; f < m->functions.len; f++) parts[f] = part_of(parts, f);
  gv_free(variable);
  return parts;
}

void gv_focus_on(gv_model *model, const uint32_t *parts, uint32_t part) {
  for (uint32_t f = 0; f < model->functions.len; f++)
    if (parts[f] != part)
      model->functions.at[f].is_public = model->functions.at[f].comes_first = false;
}
