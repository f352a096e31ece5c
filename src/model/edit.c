/* Operations are numbered anew where one is added or gone, and all that has such a number with
 * them. What is edited is checked as the reader of the text would: a value has to be there where it
 * is used. Cost: linear in the model; for each use that changes, the blocks of its function. */
#include "model/edit.h"

typedef struct placed {
  uint32_t before, change; /* before that operation comes what that change inserts or moves there */
} placed;

typedef struct editing {
  const gv_model *from;
  gv_model *to;
  const gv_model_change *changes;
  uint32_t count;
  GV_VEC(placed) placed; /* by operation, then by change */
  uint8_t *gone;         /* by operation: it is removed, or stands elsewhere */
  uint32_t *now;         /* by operation: its new number; GV_NONE: it is removed */
  uint32_t *starts;      /* by operation, and one more: how many operations come before what is put
                            before it */
  uint32_t *result;      /* by change: the value that it makes; GV_NONE */
  bool failed, invalid;
} editing;

/* ---- a copy ---- */

static void *copy_of(const void *at, uint32_t len, size_t item) {
  if (!len) return NULL;
  return memcpy(gv_malloc((size_t)len * item), at, (size_t)len * item);
}

#define COPY(list)                                                                                 \
  ((list)->at = copy_of((list)->at, (list)->len, sizeof *(list)->at), (list)->cap = (list)->len)

_Static_assert(sizeof(void *) != 8 || sizeof(gv_model) == 728,
               "copy_model: a list or map that is new in gv_model is copied here, or emptied");

static void copy_model(const gv_model *from, gv_model *to) {
  bool found;
  *to = *from;
  to->arena = (gv_arena){0};
  to->names = to->called_at = (gv_map){0};
  to->has_names = false;
  to->builder = NULL;
  COPY(&to->files), COPY(&to->functions), COPY(&to->globals), COPY(&to->pointers),
      COPY(&to->blocks), COPY(&to->ops);
  COPY(&to->values), COPY(&to->sources), COPY(&to->fields), COPY(&to->operands), COPY(&to->results),
      COPY(&to->params);
  COPY(&to->edges), COPY(&to->pairs), COPY(&to->sized), COPY(&to->asked), COPY(&to->symbolic),
      COPY(&to->also), COPY(&to->ranges), COPY(&to->kernels);
  COPY(&to->codes), COPY(&to->launches), COPY(&to->launch_arguments), COPY(&to->demands),
      COPY(&to->marks);
  COPY(&to->unread), COPY(&to->foreign), COPY(&to->elements), COPY(&to->carried);
  COPY(&to->bounded), COPY(&to->strided), COPY(&to->chunked), COPY(&to->placed), COPY(&to->turns),
      COPY(&to->called);
  for (uint32_t i = 0; i < to->called.len; i++)
    *gv_map_at(&to->called_at, to->called.at[i].value, &found) = i;
  for (uint32_t i = 0; i < to->files.len; i++)
    to->files.at[i].line_starts = NULL, to->files.at[i].line_count = 0;
}

/* ---- which operations, in which order ---- */

static bool is_terminator(const gv_model *m, uint32_t op) {
  return op + 1 == m->blocks.at[m->ops.at[op].block].end_op;
}

static void place(editing *e, uint32_t before, uint32_t change) {
  uint32_t at = e->placed.len;
  gv_push(&e->placed);
  for (; at && e->placed.at[at - 1].before > before; at--) e->placed.at[at] = e->placed.at[at - 1];
  e->placed.at[at] = (placed){before, change};
}

static bool is_unmoved(editing *e, uint32_t op) {
  if (op >= e->from->ops.len || e->gone[op] || is_terminator(e->from, op)) return false;
  e->gone[op] = true;
  return true;
}

static bool adds(const gv_model_change *c) {
  return c->kind == GV_CHANGE_INSERT || c->kind == GV_CHANGE_LOAD;
}

static bool has_result(const gv_model_change *c) {
  return c->kind == GV_CHANGE_LOAD ||
         (c->kind == GV_CHANGE_INSERT && c->action->creates != GV_CREATES_NOTHING);
}

static void place_all(editing *e) {
  for (uint32_t i = 0; i < e->count; i++) {
    const gv_model_change *c = &e->changes[i];
    bool fits = c->op < e->from->ops.len;
    if (c->kind == GV_CHANGE_REMOVE) fits = fits && is_unmoved(e, c->op);
    if (c->kind == GV_CHANGE_MOVE)
      fits = fits && is_unmoved(e, c->from) &&
             e->from->blocks.at[e->from->ops.at[c->from].block].function ==
                 e->from->blocks.at[e->from->ops.at[c->op].block].function;
    e->failed |= !fits;
    if (fits && (adds(c) || c->kind == GV_CHANGE_MOVE)) place(e, c->op, i);
  }
}

static gv_value_id value_of(editing *e, gv_value_id value) {
  if (value == GV_VALUE_NULL) {
    *gv_push(&e->to->values) = (gv_value){.def = GV_DEF_NULL, .size = 8, .loc = GV_NO_LOC};
    return e->to->values.len - 1;
  }
  if (value != GV_NONE && value >= GV_VALUE_OF_CHANGE) {
    uint32_t change = value - GV_VALUE_OF_CHANGE;
    value = change < e->count ? e->result[change] : GV_NONE;
  }
  e->failed |= value >= e->to->values.len;
  return e->failed ? GV_NONE : value;
}

static void add_call(editing *e, const gv_model_change *c, gv_op *op) {
  gv_model *m = e->to;
  op->kind = GV_OP_ACTION, op->action = c->action, op->roles = c->action->roles,
  op->name = gv_str_of(c->action->name);
  op->operand_count = c->value_count;
  for (uint32_t i = 0; i < c->value_count; i++) {
    gv_role role = (gv_role)c->action->roles[i];
    e->failed |= role > GV_ROLE_SIZE;
    gv_value_id value = value_of(e, c->values[i]);
    *gv_push(&m->operands) = role == GV_ROLE_NONE ? GV_NONE : value;
  }
}

static void add_load(editing *e, const gv_model_change *c, gv_op *op) {
  op->kind = GV_OP_LOAD, op->name = GV_STR("llvm.load"), op->operand_count = 1;
  *gv_push(&e->to->operands) = value_of(e, c->values[0]);
}

/* What the change inserts, as the newest operation. */
static void add_op(editing *e, uint32_t change) {
  gv_model *m = e->to;
  const gv_model_change *c = &e->changes[change];
  gv_op op = {.block = e->from->ops.at[c->op].block,
              .first_operand = m->operands.len,
              .first_result = m->results.len,
              .callee = GV_NONE,
              .task = GV_NONE,
              .loc = GV_NO_LOC,
              .first_range = m->ranges.len};
  (c->kind == GV_CHANGE_LOAD ? add_load : add_call)(e, c, &op);
  if (has_result(c)) {
    op.result_count = 1;
    m->values.at[e->result[change]].a = m->ops.len;
    *gv_push(&m->results) = e->result[change];
  }
  *gv_push(&m->ops) = op;
}

/* What calls and loads make is there before they are: blocks need not come in the order of the
 * text. */
static void make_results(editing *e) {
  for (uint32_t i = 0; i < e->count; i++) {
    const gv_model_change *c = &e->changes[i];
    if (!has_result(c)) continue;
    e->result[i] = e->to->values.len;
    *gv_push(&e->to->values) = (gv_value){.def = GV_DEF_RESULT, .size = 8, .loc = GV_NO_LOC};
  }
}

static void lay_out(editing *e) {
  const gv_model *from = e->from;
  uint32_t next = 0;
  e->to->ops.len = 0;
  for (uint32_t op = 0; op <= from->ops.len; op++) {
    e->starts[op] = e->to->ops.len;
    for (; next < e->placed.len && e->placed.at[next].before == op; next++) {
      const gv_model_change *c = &e->changes[e->placed.at[next].change];
      if (adds(c)) {
        add_op(e, e->placed.at[next].change);
        continue;
      }
      e->now[c->from] = e->to->ops.len;
      gv_op moved = from->ops.at[c->from];
      moved.block = from->ops.at[c->op].block;
      *gv_push(&e->to->ops) = moved;
    }
    if (op == from->ops.len || e->gone[op]) continue;
    e->now[op] = e->to->ops.len;
    *gv_push(&e->to->ops) = from->ops.at[op];
  }
}

/* ---- what has the number of an operation ---- */

static uint32_t renumbered(editing *e, uint32_t op) {
  if (op >= e->from->ops.len) return op;
  e->failed |= e->now[op] == GV_NONE;
  return e->now[op];
}

static void renumber_values(editing *e) {
  for (uint32_t i = 0; i < e->from->values.len; i++) {
    gv_value *v = &e->to->values.at[i];
    if (v->def != GV_DEF_RESULT) continue;
    if (e->now[v->a] != GV_NONE)
      v->a = e->now[v->a];
    else
      *v = (gv_value){.def = GV_DEF_UNDEF, .size = v->size, .width = v->width, .loc = v->loc};
  }
}

/* Lists in the order of the operations stay that: of what they are about, nothing may go or move.
 */
static void renumber_lists(editing *e) {
  gv_model *m = e->to;
  for (uint32_t c = 0; c < e->count; c++) {
    const gv_model_change *change = &e->changes[c];
    uint32_t op = change->kind == GV_CHANGE_REMOVE ? change->op
                  : change->kind == GV_CHANGE_MOVE ? change->from
                                                   : GV_NONE;
    for (uint32_t i = 0; i < m->sized.len; i++) e->failed |= m->sized.at[i].op == op;
    for (uint32_t i = 0; i < m->asked.len; i++) e->failed |= m->asked.at[i].op == op;
    for (uint32_t i = 0; i < m->symbolic.len; i++) e->failed |= m->symbolic.at[i].op == op;
    for (uint32_t i = 0; i < m->also.len; i++) e->failed |= m->also.at[i].op == op;
    for (uint32_t i = 0; i < m->kernels.len; i++) e->failed |= m->kernels.at[i].op == op;
    for (uint32_t i = 0; i < m->launches.len; i++) e->failed |= m->launches.at[i].op == op;
  }
  for (uint32_t i = 0; i < m->sized.len; i++) m->sized.at[i].op = renumbered(e, m->sized.at[i].op);
  for (uint32_t i = 0; i < m->asked.len; i++) m->asked.at[i].op = renumbered(e, m->asked.at[i].op);
  for (uint32_t i = 0; i < m->symbolic.len; i++)
    m->symbolic.at[i].op = renumbered(e, m->symbolic.at[i].op);
  for (uint32_t i = 0; i < m->also.len; i++) m->also.at[i].op = renumbered(e, m->also.at[i].op);
  for (uint32_t i = 0; i < m->kernels.len; i++)
    m->kernels.at[i].op = renumbered(e, m->kernels.at[i].op);
  for (uint32_t i = 0; i < m->launches.len; i++)
    m->launches.at[i].op = renumbered(e, m->launches.at[i].op);
  for (uint32_t i = 0; i < m->elements.len; i++)
    m->elements.at[i].test = renumbered(e, m->elements.at[i].test);
  for (uint32_t i = 0; i < m->carried.len; i++)
    m->carried.at[i].call = renumbered(e, m->carried.at[i].call);
  for (uint32_t i = 0; i < m->demands.len; i++)
    m->demands.at[i].before = renumbered(e, m->demands.at[i].before),
    m->demands.at[i].after = renumbered(e, m->demands.at[i].after);
  if (m->unlowered) m->unlowered = renumbered(e, m->unlowered - 1) + 1;
}

static void renumber_blocks(editing *e) {
  for (uint32_t b = 0; b < e->to->blocks.len; b++) {
    gv_block *block = &e->to->blocks.at[b];
    block->first_op = e->starts[block->first_op], block->end_op = e->starts[block->end_op];
  }
}

/* ---- operands ---- */

static void replace_operand(editing *e, const gv_model_change *c) {
  gv_op *op = &e->to->ops.at[e->now[c->op]];
  gv_value_id value = value_of(e, c->values[0]);
  uint32_t first = e->to->operands.len;
  e->failed |= c->operand >= op->operand_count;
  if (e->failed) return;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_value_id old = e->to->operands.at[op->first_operand + i];
    *gv_push(&e->to->operands) = i == c->operand ? value : old;
  }
  op->first_operand = first;
}

/* ---- whether it is a program ---- */

/* Each way from the function's entry to block `to` goes through block `through`. */
static bool dominates(const gv_model *m, uint32_t through, uint32_t to) {
  const gv_function *f = &m->functions.at[m->blocks.at[to].function];
  if (through == to || through == f->first_block) return true;
  uint32_t blocks = f->end_block - f->first_block;
  uint8_t *seen = memset(gv_malloc(blocks), 0, blocks);
  GV_VEC(uint32_t) stack = {0};
  *gv_push(&stack) = f->first_block;
  seen[0] = 1;
  while (stack.len && !seen[to - f->first_block]) {
    const gv_block *b = &m->blocks.at[gv_pop(&stack)];
    for (uint32_t i = b->first_edge; i < b->end_edge; i++) {
      uint32_t target = m->edges.at[i].target;
      if (target == through || seen[target - f->first_block]) continue;
      seen[target - f->first_block] = 1;
      *gv_push(&stack) = target;
    }
  }
  bool reached = seen[to - f->first_block];
  gv_vec_free(&stack);
  gv_free(seen);
  return !reached;
}

enum { MOST_PARTS = 64 };

/* The value is there before the operation. */
static bool is_defined_at(const gv_model *m, gv_value_id value, uint32_t op) {
  gv_value_id parts[MOST_PARTS];
  uint32_t len = 0, block = m->ops.at[op].block;
  parts[len++] = value;
  for (uint32_t i = 0; i < len; i++) {
    const gv_value *v = &m->values.at[parts[i]];
    uint32_t operands = v->def == GV_DEF_SELECT                             ? 3
                        : v->def == GV_DEF_INSERT || v->def == GV_DEF_ARITH ? 2
                                                                            : 1;
    switch ((gv_def)v->def) {
    case GV_DEF_PARAM:
      if (v->a != m->blocks.at[block].function) return false;
      break;
    case GV_DEF_OPAQUE:
    case GV_DEF_BLOCK_ARG:
      if (v->a == GV_NONE && v->def == GV_DEF_OPAQUE) break;
      if (m->blocks.at[v->a].function != m->blocks.at[block].function || !dominates(m, v->a, block))
        return false;
      break;
    case GV_DEF_RESULT: {
      uint32_t other = m->ops.at[v->a].block;
      if (m->blocks.at[other].function != m->blocks.at[block].function) return false;
      if (other == block ? v->a >= op : !dominates(m, other, block)) return false;
      break;
    }
    case GV_DEF_INT:
    case GV_DEF_NULL:
    case GV_DEF_UNDEF:
    case GV_DEF_GLOBAL: break;
    default:
      if (len + operands > MOST_PARTS) return false;
      parts[len++] = v->a;
      if (operands > 1) parts[len++] = v->b;
      if (operands > 2) parts[len++] = v->c;
    }
  }
  return true;
}

static bool operands_are_there(const gv_model *m, uint32_t op) {
  const gv_op *o = &m->ops.at[op];
  for (uint32_t i = 0; i < o->operand_count; i++)
    if (gv_operands(m, o)[i] != GV_NONE && !is_defined_at(m, gv_operands(m, o)[i], op))
      return false;
  return true;
}

static bool is_in_sum(const gv_symbolic_sum *sum, gv_value_id value) {
  bool in = false;
  for (uint32_t i = 0; i < sum->count; i++) in |= sum->at[i].number == value;
  return in;
}

/* The value is an operand of something, or part of another value. */
static bool is_used(const gv_model *m, gv_value_id value) {
  for (uint32_t i = 0; i < m->ops.len; i++)
    for (uint32_t k = 0; k < m->ops.at[i].operand_count; k++)
      if (gv_operands(m, &m->ops.at[i])[k] == value) return true;
  for (uint32_t i = 0; i < m->pairs.len; i++)
    if (m->pairs.at[i].source == value) return true;
  for (uint32_t i = 0; i < m->values.len; i++) {
    const gv_value *v = &m->values.at[i];
    if (v->def < GV_DEF_COPY) continue;
    bool two = v->def == GV_DEF_INSERT || v->def == GV_DEF_ARITH || v->def == GV_DEF_SELECT;
    if (v->a == value || (two && v->b == value) || (v->def == GV_DEF_SELECT && v->c == value))
      return true;
  }
  for (uint32_t i = 0; i < m->sources.len; i++)
    if (m->sources.at[i].from == value) return true;
  for (uint32_t i = 0; i < m->fields.len; i++)
    if (m->fields.at[i].root == value) return true;
  for (uint32_t i = 0; i < m->launch_arguments.len; i++)
    if (m->launch_arguments.at[i].value == value) return true;
  for (uint32_t i = 0; i < m->sized.len; i++)
    if (m->sized.at[i].bytes == value) return true;
  for (uint32_t i = 0; i < m->asked.len; i++)
    if (m->asked.at[i].number == value) return true;
  for (uint32_t i = 0; i < m->symbolic.len; i++)
    if (is_in_sum(&m->symbolic.at[i].first, value) || is_in_sum(&m->symbolic.at[i].end, value) ||
        is_in_sum(&m->symbolic.at[i].other, value))
      return true;
  return false;
}

static bool results_are_unused(const editing *e, uint32_t op) {
  const gv_op *o = &e->from->ops.at[op];
  for (uint32_t i = 0; i < o->result_count; i++)
    if (is_used(e->to, gv_results(e->from, o)[i])) return false;
  return true;
}

static void check(editing *e) {
  for (uint32_t i = 0; i < e->placed.len && !e->invalid; i++) {
    const gv_model_change *c = &e->changes[e->placed.at[i].change];
    uint32_t op = GV_NONE;
    if (c->kind == GV_CHANGE_MOVE) op = e->now[c->from];
    if (adds(c)) op = e->starts[c->op] + i;
    for (uint32_t k = 0; adds(c) && k < i; k++) op -= e->placed.at[k].before < c->op;
    e->invalid |= !operands_are_there(e->to, op);
  }
  for (uint32_t i = 0; i < e->count && !e->invalid; i++) {
    const gv_model_change *c = &e->changes[i];
    if (c->kind == GV_CHANGE_OPERAND) e->invalid |= !operands_are_there(e->to, e->now[c->op]);
    if (c->kind == GV_CHANGE_REMOVE) e->invalid |= !results_are_unused(e, c->op);
    if (c->kind == GV_CHANGE_MOVE) e->invalid |= !results_are_unused(e, c->from);
  }
}

static uint32_t *none(uint32_t len) {
  uint32_t *at = gv_malloc((len + 1) * sizeof *at);
  return memset(at, 0xff, (len + 1) * sizeof *at);
}

gv_model_edited gv_model_edit(const gv_model *from, const gv_model_change *changes, uint32_t count,
                              gv_model *to) {
  return gv_model_edit_ops(from, changes, count, to, NULL);
}

gv_model_edited gv_model_edit_ops(const gv_model *from, const gv_model_change *changes,
                                  uint32_t count, gv_model *to, uint32_t *now) {
  editing e = {.from = from, .to = to, .changes = changes, .count = count};
  e.gone = memset(gv_malloc(from->ops.len + 1), 0, from->ops.len + 1);
  e.now = none(from->ops.len), e.starts = none(from->ops.len), e.result = none(count);
  copy_model(from, to);
  place_all(&e);
  if (!e.failed) {
    make_results(&e);
    lay_out(&e);
    renumber_values(&e);
    renumber_lists(&e);
    renumber_blocks(&e);
  }
  for (uint32_t i = 0; i < count && !e.failed; i++)
    if (changes[i].kind == GV_CHANGE_OPERAND) {
      e.failed |= e.now[changes[i].op] == GV_NONE;
      if (!e.failed) replace_operand(&e, &changes[i]);
    }
  if (!e.failed) check(&e);
  if (now) memcpy(now, e.now, from->ops.len * sizeof *now);
  gv_vec_free(&e.placed);
  gv_free(e.gone);
  gv_free(e.now);
  gv_free(e.starts);
  gv_free(e.result);
  return e.failed ? GV_EDIT_NOT_MADE : e.invalid ? GV_EDIT_INVALID : GV_EDIT_DONE;
}

/* ---- operations that an analysis adds ---- */

static void insert(gv_model *m, const gv_model_insertion *i, uint32_t block) {
  gv_op op = i->op;
  op.block = block;
  op.first_operand = m->operands.len, op.first_result = m->results.len;
  op.result_count = i->result != GV_NONE;
  for (uint32_t k = 0; k < op.operand_count; k++) *gv_push(&m->operands) = i->operands[k];
  if (i->result != GV_NONE) {
    m->values.at[i->result].a = m->ops.len;
    *gv_push(&m->results) = i->result;
  }
  *gv_push(&m->ops) = op;
}

void gv_model_insert(gv_model *m, const gv_model_insertion *inserted, uint32_t count) {
  gv_model old = *m;
  uint32_t next = 0;
  editing e = {.from = &old, .to = m, .now = none(old.ops.len), .starts = none(old.ops.len)};
  m->ops.at = NULL, m->ops.len = m->ops.cap = 0;
  for (uint32_t op = 0; op < old.ops.len; op++) {
    e.starts[op] = m->ops.len;
    for (; next < count && inserted[next].before == op; next++)
      insert(m, &inserted[next], old.ops.at[op].block);
    e.now[op] = m->ops.len;
    *gv_push(&m->ops) = old.ops.at[op];
  }
  e.starts[old.ops.len] = m->ops.len;
  for (uint32_t op = 0; op < old.ops.len; op++)
    for (uint32_t i = 0; i < old.ops.at[op].result_count; i++)
      m->values.at[gv_results(m, &old.ops.at[op])[i]].a = e.now[op];
  renumber_lists(&e);
  renumber_blocks(&e);
  GV_ASSERT(next == count && !e.failed);
  gv_vec_free(&old.ops);
  gv_free(e.now);
  gv_free(e.starts);
}
