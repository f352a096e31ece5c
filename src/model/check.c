/* The invariants of model.h, executed. Each function below takes one kind of thing; a fault is ours
 * and aborts. Walks over expressions keep their own stack, so that a chain of any length is
 * checked. Cost: linear in the model.
 */
#include "model/model.h"

typedef struct checker {
  const gv_model *m;
  uint8_t *color;  /* of each value while expressions are walked: not seen, on the stack, done */
  uint32_t *owner; /* of each value that is done: the function whose roots it uses, GV_NONE for
                      constants */
  GV_VEC(gv_value_id) stack;
  uint32_t *args;    /* of each block: how many block arguments it has */
  uint32_t *seen;    /* of each value: the last edge that gave it something */
  uint32_t *returns; /* of each function: how many results it returns, GV_NONE when it never does */
} checker;

enum { NOT_SEEN, ON_STACK, DONE };

/* ---- values ---- */

/* How many of a, b and c are values, by gv_def; for roots they are not. */
static const uint8_t operands_of_def[] = {
    [GV_DEF_COPY] = 1,   [GV_DEF_EXTRACT] = 1, [GV_DEF_INSERT] = 2,
    [GV_DEF_SELECT] = 3, [GV_DEF_OFFSET] = 1,  [GV_DEF_ARITH] = 2,
};

static uint32_t operand_of(const gv_value *v, unsigned i) {
  return i == 0 ? v->a : i == 1 ? v->b : v->c;
}

static const gv_value *value_at(const checker *c, gv_value_id id) {
  GV_CHECK(id < c->m->values.len);
  return &c->m->values.at[id];
}

static void check_root(const gv_model *m, const gv_value *v, gv_value_id id) {
  switch ((gv_def)v->def) {
  case GV_DEF_PARAM:
    GV_CHECK(v->a < m->functions.len && v->b < m->functions.at[v->a].params);
    GV_CHECK(m->params.at[m->functions.at[v->a].first_param + v->b] == id);
    GV_CHECK(v->c == GV_NONE || (v->c < m->values.len && m->values.at[v->c].def == GV_DEF_PARAM &&
                                 m->values.at[v->c].a == v->a));
    break;
  case GV_DEF_BLOCK_ARG: GV_CHECK(v->a < m->blocks.len); break;
  case GV_DEF_OPAQUE:
    GV_CHECK((v->a == GV_NONE || v->a < m->blocks.len) && v->c <= GV_ON_NOTHING);
    GV_CHECK(v->c != GV_ON_DATA || v->b == GV_NONE ||
             (v->b < m->values.len && m->values.at[v->b].def == GV_DEF_PARAM));
    break;
  case GV_DEF_RESULT:
    GV_CHECK(v->a < m->ops.len && v->b < m->ops.at[v->a].result_count);
    GV_CHECK(m->results.at[m->ops.at[v->a].first_result + v->b] == id);
    break;
  default: break;
  }
}

static bool part_fits(int64_t offset, uint32_t part, uint32_t whole) {
  return offset >= 0 && part <= whole && offset <= (int64_t)(whole - part);
}

static void check_width(gv_arith op, uint8_t result, uint8_t operand) {
  if (op == GV_TRUNC)
    GV_CHECK(result <= operand);
  else if (gv_arith_resizes(op))
    GV_CHECK(result >= operand);
  else
    GV_CHECK(result == (gv_arith_is_test(op) ? 1 : operand));
}

/* The sizes and widths of an expression whose operands are in range. */
static void check_shape(const gv_model *m, const gv_value *v) {
  const gv_value *at = m->values.at;
  switch ((gv_def)v->def) {
  case GV_DEF_GLOBAL: GV_CHECK(v->a < m->globals.len); break;
  case GV_DEF_COPY: GV_CHECK(v->size == at[v->a].size); break;
  case GV_DEF_EXTRACT: GV_CHECK(part_fits(v->k, v->size, at[v->a].size)); break;
  case GV_DEF_INSERT:
    GV_CHECK(v->size == at[v->a].size && part_fits(v->k, at[v->b].size, v->size));
    break;
  case GV_DEF_SELECT:
    GV_CHECK(at[v->a].width == 1 && at[v->b].size == v->size && at[v->c].size == v->size);
    break;
  case GV_DEF_ARITH:
    GV_CHECK(v->c <= GV_ULT && at[v->a].width == at[v->b].width);
    check_width((gv_arith)v->c, v->width, at[v->a].width);
    if (gv_arith_is_of_floats((gv_arith)v->c))
      GV_CHECK(at[v->a].size == at[v->b].size && (at[v->a].size == 4 || at[v->a].size == 8));
    break;
  default: break;
  }
}

static uint32_t owner_of_root(const gv_model *m, const gv_value *v) {
  switch ((gv_def)v->def) {
  case GV_DEF_PARAM: return v->a;
  case GV_DEF_BLOCK_ARG: return m->blocks.at[v->a].function;
  case GV_DEF_RESULT: return m->blocks.at[m->ops.at[v->a].block].function;
  default: return GV_NONE;
  }
}

/* All operands of `id` are done: takes over whose roots they use. */
static void finish_value(checker *c, gv_value_id id) {
  const gv_value *v = &c->m->values.at[id];
  uint32_t owner = gv_is_root(v) ? owner_of_root(c->m, v) : GV_NONE;
  for (unsigned i = 0; i < operands_of_def[v->def]; i++) {
    uint32_t of_operand = c->owner[operand_of(v, i)];
    GV_CHECK(owner == GV_NONE || of_operand == GV_NONE || owner == of_operand);
    if (of_operand != GV_NONE) owner = of_operand;
  }
  check_shape(c->m, v);
  c->owner[id] = owner;
  c->color[id] = DONE;
}

/* Puts an operand of the value on top that is not done yet above it; false when there is none. */
static bool descend(checker *c, gv_value_id id) {
  const gv_value *v = &c->m->values.at[id];
  for (unsigned i = 0; i < operands_of_def[v->def]; i++) {
    gv_value_id operand = operand_of(v, i);
    value_at(c, operand);
    GV_CHECK(c->color[operand] != ON_STACK); /* expressions have no cycle */
    if (c->color[operand] == DONE) continue;
    c->color[operand] = ON_STACK;
    *gv_push(&c->stack) = operand;
    return true;
  }
  return false;
}

static void check_sources(const gv_model *m) {
  for (uint32_t i = 0; i < m->sources.len; i++) {
    const gv_source *s = &m->sources.at[i];
    GV_CHECK(s->of < m->values.len && s->from < m->values.len &&
             (m->values.at[s->of].def == GV_DEF_OPAQUE || m->values.at[s->of].def == GV_DEF_ARITH));
    GV_CHECK(!i || s[-1].of < s->of || (s[-1].of == s->of && s[-1].from < s->from));
  }
}

static void check_fields(const gv_model *m) {
  for (uint32_t i = 0; i < m->fields.len; i++) {
    const gv_field *f = &m->fields.at[i], *before = i ? f - 1 : NULL;
    GV_CHECK(f->root < m->values.len && gv_is_root(&m->values.at[f->root]) &&
             part_fits(f->at, f->size, m->values.at[f->root].size));
    GV_CHECK(!before || before->root < f->root ||
             (before->root == f->root && before->at + before->size == f->at));
  }
}

static void check_values(checker *c) {
  check_sources(c->m);
  check_fields(c->m);
  for (gv_value_id id = 0; id < c->m->values.len; id++) {
    const gv_value *v = &c->m->values.at[id];
    GV_CHECK(v->def <= GV_DEF_ARITH);
    if (gv_is_root(v)) check_root(c->m, v, id);
    if (v->def == GV_DEF_BLOCK_ARG) c->args[v->a]++;
  }
  for (gv_value_id id = 0; id < c->m->values.len; id++) {
    if (c->color[id] == DONE) continue;
    c->color[id] = ON_STACK;
    *gv_push(&c->stack) = id;
    while (c->stack.len) {
      gv_value_id top = c->stack.at[c->stack.len - 1];
      if (!descend(c, top)) finish_value(c, gv_pop(&c->stack));
    }
  }
}

/* `id` may be used in `function`: it is made of constants and of that function's roots. */
static const gv_value *check_use(const checker *c, gv_value_id id, uint32_t function) {
  const gv_value *v = value_at(c, id);
  GV_CHECK(c->owner[id] == GV_NONE || c->owner[id] == function);
  return v;
}

/* ---- operations ---- */

enum { ANY = -1 };

/* What every operation of a kind looks like. */
static const struct {
  int operands, results;    /* or ANY */
  bool gaps;                /* operands may be GV_NONE */
  int min_edges, max_edges; /* max ANY: no limit */
} shapes[] = {
#define OP(id, word, operands, results, gaps, min_edges, max_edges, ...)                           \
  {operands, results, gaps, min_edges, max_edges},
#include "model/op.def"
};

static bool is_terminator(const gv_op *op) { return op->kind >= GV_OP_BR; }

static void check_sum(const gv_model *m, const gv_symbolic_sum *sum) {
  GV_CHECK(sum->count <= GV_SYMBOLIC_TERMS);
  for (uint32_t i = 0; i < sum->count; i++)
    GV_CHECK(sum->at[i].number < m->values.len && m->values.at[sum->at[i].number].width);
}

static void check_symbolic(const gv_model *m) {
  for (uint32_t i = 0; i < m->symbolic.len; i++) {
    const gv_symbolic_extent *x = &m->symbolic.at[i];
    GV_CHECK(!i || m->symbolic.at[i - 1].op <= x->op);
    GV_CHECK(x->op < m->ops.len && m->ops.at[x->op].kind == GV_OP_ACTION);
    GV_CHECK(x->operand < m->ops.at[x->op].operand_count);
    check_sum(m, &x->first);
    check_sum(m, &x->end);
    check_sum(m, &x->other);
    GV_CHECK(!x->others || x->ends);
  }
}

static void check_action(const gv_model *m, const gv_op *op) {
  GV_CHECK(op->action && op->action->name && op->roles);
  GV_CHECK(op->roles != op->action->roles || op->operand_count <= GV_ACTION_ARGS);
  GV_CHECK(op->action->creates == GV_CREATES_NOTHING || op->result_count == 1);
  for (uint32_t i = 0; i < op->operand_count; i++) {
    uint8_t role = op->roles[i];
    GV_CHECK(role <= GV_ROLE_SIZE);
    GV_CHECK(role == GV_ROLE_NONE || gv_operands(m, op)[i] != GV_NONE);
    GV_CHECK(role != GV_ROLE_SIZE || op->action->size_unit);
  }
  GV_CHECK(!op->shared || op->action->creates == GV_CREATES_MEMORY);
  GV_CHECK((uint64_t)op->first_range + op->range_count <= m->ranges.len);
  for (uint32_t i = 0; i < op->range_count; i++) {
    const gv_kernel_range *r = &m->ranges.at[op->first_range + i];
    GV_CHECK(r->operand < op->operand_count && r->mode & (GV_RANGE_READS | GV_RANGE_WRITES));
    uint8_t role = op->roles[r->operand];
    GV_CHECK(gv_is_host_access(role) || gv_is_kernel_access(role) ||
             gv_is_memref_role((gv_role)role));
    GV_CHECK(r->lo <= r->hi && r->sure_lo <= r->sure_hi && (!r->pitch || r->width < r->pitch));
    GV_CHECK(r->sure_lo == r->sure_hi || (r->sure_lo >= r->lo && r->sure_hi <= r->hi));
  }
}

static void check_call(const checker *c, const gv_op *op) {
  GV_CHECK(op->callee < c->m->functions.len);
  GV_CHECK(op->operand_count == c->m->functions.at[op->callee].params);
  uint32_t returned = c->returns[op->callee];
  GV_CHECK(returned == GV_NONE || op->result_count <= returned);
}

static void check_kind(const checker *c, const gv_op *op) {
  const gv_model *m = c->m;
  switch ((gv_op_kind)op->kind) {
  case GV_OP_ACTION: check_action(m, op); break;
  case GV_OP_CALL: check_call(c, op); break;
  case GV_OP_LOAD:
    GV_CHECK(op->result_count + (op->bytes > 0) ==
             1); /* the result has the size, or the operation does */
    break;
  case GV_OP_MEMCPY:
    GV_CHECK(gv_operands(m, op)[0] != GV_NONE && gv_operands(m, op)[1] != GV_NONE);
    break;
  case GV_OP_UNLOWERED: GV_CHECK(op->lowering && op->deps <= op->operand_count); break;
  case GV_OP_TASK_BEGIN:
  case GV_OP_TASK_END: GV_CHECK(op->task < m->task_count); break;
  case GV_OP_COND_BR: GV_CHECK(m->values.at[gv_operands(m, op)[0]].width == 1); break;
  default: break;
  }
}

static void check_op(const checker *c, uint32_t id, uint32_t function) {
  const gv_model *m = c->m;
  const gv_op *op = &m->ops.at[id];
  GV_CHECK(shapes[op->kind].operands == ANY || shapes[op->kind].operands == op->operand_count);
  GV_CHECK(shapes[op->kind].results == ANY || shapes[op->kind].results == op->result_count);
  GV_CHECK((uint64_t)op->first_operand + op->operand_count <= m->operands.len);
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_value_id operand = gv_operands(m, op)[i];
    if (operand == GV_NONE)
      GV_CHECK(shapes[op->kind].gaps);
    else
      check_use(c, operand, function);
  }
  for (uint32_t i = 0; i < op->result_count; i++) {
    const gv_value *result = value_at(c, gv_results(m, op)[i]);
    GV_CHECK(result->def == GV_DEF_RESULT && result->a == id && result->b == i);
  }
  check_kind(c, op);
}

/* ---- blocks and edges ---- */

static void check_edge(checker *c, uint32_t id, const gv_function *function, uint32_t function_id) {
  const gv_model *m = c->m;
  const gv_edge *edge = &m->edges.at[id];
  GV_CHECK(edge->target > function->first_block &&
           edge->target < function->end_block); /* not the entry */
  GV_CHECK((uint64_t)edge->first_pair + edge->pairs <= m->pairs.len);
  GV_CHECK(edge->pairs == c->args[edge->target]); /* together with the two checks below: each
                                                     argument receives one value */
  for (uint32_t i = 0; i < edge->pairs; i++) {
    const gv_pair *pair = &m->pairs.at[edge->first_pair + i];
    const gv_value *arg = value_at(c, pair->arg), *source = check_use(c, pair->source, function_id);
    GV_CHECK(arg->def == GV_DEF_BLOCK_ARG && arg->a == edge->target);
    GV_CHECK(c->seen[pair->arg] != id);
    GV_CHECK(arg->size == source->size);
    c->seen[pair->arg] = id;
  }
}

static void check_block(checker *c, uint32_t id, uint32_t function_id) {
  const gv_model *m = c->m;
  const gv_block *block = &m->blocks.at[id];
  GV_CHECK(id != m->functions.at[function_id].first_block ||
           c->args[id] == 0); /* nothing passes them anything */
  for (uint32_t i = block->first_op; i < block->end_op; i++) check_op(c, i, function_id);
  gv_op_kind kind = (gv_op_kind)m->ops.at[block->end_op - 1].kind;
  int edges = (int)(block->end_edge - block->first_edge);
  GV_CHECK(edges >= shapes[kind].min_edges &&
           (shapes[kind].max_edges == ANY || edges <= shapes[kind].max_edges));
  for (uint32_t i = block->first_edge; i < block->end_edge; i++)
    check_edge(c, i, &m->functions.at[function_id], function_id);
}

/* Where everything lies, before anything is looked up through it. */
static void check_block_layout(const checker *c, uint32_t id, uint32_t function) {
  const gv_model *m = c->m;
  const gv_block *block = &m->blocks.at[id];
  GV_CHECK(block->function == function);
  GV_CHECK(block->first_op < block->end_op && block->end_op <= m->ops.len);
  GV_CHECK(block->first_edge <= block->end_edge && block->end_edge <= m->edges.len);
  for (uint32_t i = block->first_op; i < block->end_op; i++) {
    const gv_op *op = &m->ops.at[i];
    GV_CHECK(op->block == id && op->kind <= GV_OP_UNREACHABLE);
    GV_CHECK(is_terminator(op) == (i == block->end_op - 1)); /* the last one, and only it */
    GV_CHECK((uint64_t)op->first_result + op->result_count <= m->results.len);
    if (op->kind != GV_OP_RETURN) continue;
    GV_CHECK(c->returns[function] == GV_NONE || c->returns[function] == op->operand_count);
    c->returns[function] = op->operand_count;
  }
}

/* Functions own blocks one after another, blocks own operations; what is counted covers everything,
 * so nothing is without owner. */
static void check_layout(const checker *c) {
  const gv_model *m = c->m;
  uint32_t next_block = 0, ops = 0;
  for (uint32_t f = 0; f < m->functions.len; f++) {
    const gv_function *function = &m->functions.at[f];
    GV_CHECK(function->first_block == next_block && function->end_block > next_block &&
             function->end_block <= m->blocks.len);
    GV_CHECK((uint64_t)function->first_param + function->params <= m->params.len);
    next_block = function->end_block;
    for (uint32_t i = 0; i < function->params; i++) {
      gv_value_id param = m->params.at[function->first_param + i];
      GV_CHECK(param < m->values.len);
      GV_CHECK(m->values.at[param].def == GV_DEF_PARAM && m->values.at[param].a == f &&
               m->values.at[param].b == i);
    }
    for (uint32_t b = function->first_block; b < function->end_block; b++) {
      check_block_layout(c, b, f);
      ops += m->blocks.at[b].end_op - m->blocks.at[b].first_op;
    }
  }
  GV_CHECK(next_block == m->blocks.len && ops == m->ops.len);
}

static bool loc_fits(const gv_model *m, gv_loc loc) {
  return loc.file == GV_NONE || loc.file < m->files.len;
}

static void check_locs(const gv_model *m) {
  for (uint32_t i = 0; i < m->functions.len; i++) GV_CHECK(loc_fits(m, m->functions.at[i].loc));
  for (uint32_t i = 0; i < m->globals.len; i++) GV_CHECK(loc_fits(m, m->globals.at[i].loc));
  for (uint32_t i = 0; i < m->pointers.len; i++)
    GV_CHECK(m->pointers.at[i].holder < m->globals.len &&
             m->pointers.at[i].target < m->globals.len);
  for (uint32_t i = 0; i < m->marks.len; i++) {
    GV_CHECK(loc_fits(m, m->marks.at[i].loc));
    GV_CHECK(m->marks.at[i].function == GV_NONE || m->marks.at[i].function < m->functions.len);
  }
  for (uint32_t i = 0; i < m->values.len; i++) GV_CHECK(loc_fits(m, m->values.at[i].loc));
  for (uint32_t i = 0; i < m->ops.len; i++) GV_CHECK(loc_fits(m, m->ops.at[i].loc));
}

static uint32_t *filled_with_none(uint32_t len) {
  uint32_t *at = gv_malloc(len * sizeof *at);
  if (len) memset(at, 0xff, len * sizeof *at);
  return at;
}

void gv_model_check(const gv_model *model) {
  checker c = {.m = model};
  c.color = memset(gv_malloc(model->values.len), NOT_SEEN, model->values.len);
  c.owner = filled_with_none(model->values.len);
  c.seen = filled_with_none(model->values.len);
  c.returns = filled_with_none(model->functions.len);
  c.args = gv_malloc(model->blocks.len * sizeof *c.args);
  memset(c.args, 0, model->blocks.len * sizeof *c.args);
  check_layout(&c);
  check_locs(model);
  check_symbolic(model);
  check_values(&c);
  for (uint32_t f = 0; f < model->functions.len; f++)
    for (uint32_t b = model->functions.at[f].first_block; b < model->functions.at[f].end_block; b++)
      check_block(&c, b, f);
  gv_vec_free(&c.stack);
  gv_free(c.color);
  gv_free(c.owner);
  gv_free(c.seen);
  gv_free(c.returns);
  gv_free(c.args);
}
