/* needs: a model, and a load of it from memory that is not tracked. gives: what makes that so, in
 * words, and where the address goes that somebody else may use. cost: see exposed.h.
 */
#include "verdict/exposed.h"

#include "narrate/words.h"

/* What the address is computed from. */
static gv_value_id root_of(const gv_model *m, gv_value_id address) {
  gv_value_id id = gv_strip(m, address);
  while (m->values.at[id].def == GV_DEF_OFFSET) id = gv_strip(m, m->values.at[id].a);
  return id;
}

/* How surely somebody else may use memory whose address the operation takes; 0: nobody may by what
 * it does, which is seen. */
static int weight(const gv_op *op) {
  switch ((gv_op_kind)op->kind) {
  case GV_OP_UNKNOWN: return 4;
  case GV_OP_STORE: return 3;
  case GV_OP_RETURN: return 2;
  case GV_OP_CALL: return 1;
  default: return 0;
  }
}

/* Index into gv_takers: of a global behind all values, whichever of them is its address. */
static uint32_t place_of(const gv_model *m, gv_value_id address) {
  gv_value_id root = root_of(m, address);
  const gv_value *v = &m->values.at[root];
  return v->def == GV_DEF_GLOBAL ? m->values.len + v->a : root;
}

/* Of a store only what is stored, not where. */
static void add_taker(const gv_model *m, gv_takers *t, uint32_t op_id) {
  const gv_op *op = &m->ops.at[op_id];
  uint32_t end = op->kind == GV_OP_STORE ? 1 : op->operand_count;
  for (uint32_t i = 0; i < end && weight(op); i++) {
    gv_value_id operand = gv_operands(m, op)[i];
    if (operand == GV_NONE) continue;
    uint32_t *known = &t->op[place_of(m, operand)];
    if (*known == GV_NONE || weight(op) > weight(&m->ops.at[*known])) *known = op_id;
  }
}

static void find_takers(const gv_model *m, gv_takers *t) {
  uint32_t count = m->values.len + m->globals.len;
  if (t->op) return;
  t->op = gv_malloc((count + 1) * sizeof *t->op);
  t->is_joined = gv_malloc(count + 1);
  memset(t->op, 0xff, (count + 1) * sizeof *t->op);
  memset(t->is_joined, 0, count + 1);
  for (uint32_t o = 0; o < m->ops.len; o++) add_taker(m, t, o);
  for (uint32_t p = 0; p < m->pairs.len; p++)
    if (!m->values.at[m->pairs.at[p].arg].width)
      t->is_joined[place_of(m, m->pairs.at[p].source)] = true;
}

void gv_takers_clear(gv_takers *t) {
  gv_free(t->op);
  gv_free(t->is_joined);
}

static gv_exposed told_by(gv_model *m, gv_arena *arena, uint32_t taker) {
  const gv_op *op = &m->ops.at[taker];
  switch ((gv_op_kind)op->kind) {
  case GV_OP_STORE:
    return (gv_exposed){GV_STR("it is loaded from memory whose address is stored"), taker,
                        "its address is stored here"};
  case GV_OP_RETURN:
    return (gv_exposed){GV_STR("it is loaded from memory whose address is returned"), taker,
                        "its address is returned here"};
  default:
    return (gv_exposed){gv_format(arena, "it is loaded from memory whose address is passed to %.*s",
                                  GV_FMT(gv_words_op(m, op))),
                        taker, "its address is passed here"};
  }
}

static gv_exposed of_memory(gv_model *m, const gv_takers *t, gv_arena *arena, uint32_t place) {
  if (t->op[place] != GV_NONE) return told_by(m, arena, t->op[place]);
  if (t->is_joined[place])
    return (gv_exposed){GV_STR("it is loaded from memory whose address is one of several"), GV_NONE,
                        ""};
  return (gv_exposed){GV_STR("it is loaded from memory that escapes"), GV_NONE, ""};
}

static gv_exposed of_global(gv_model *m, const gv_takers *t, gv_arena *arena, gv_value_id root) {
  const gv_global *global = &m->globals.at[m->values.at[root].a];
  if (!global->is_public) return of_memory(m, t, arena, place_of(m, root));
  gv_str name = gv_words_variable(m, root);
  if (!name.len) name = global->name;
  gv_str reason =
      gv_format(arena, "it is loaded from global variable %.*s, which other modules may change",
                GV_FMT(name));
  return (gv_exposed){reason, GV_NONE, ""};
}

static gv_exposed of_result(gv_model *m, const gv_takers *t, gv_arena *arena, gv_value_id root) {
  const gv_op *op = &m->ops.at[m->values.at[root].a];
  if (op->kind == GV_OP_LOAD)
    return (gv_exposed){GV_STR("it is loaded from memory whose address is loaded"),
                        m->values.at[root].a, "the address is loaded here"};
  if (op->kind == GV_OP_UNKNOWN)
    return (gv_exposed){
        gv_format(arena, "it is loaded from memory that %.*s returns", GV_FMT(gv_words_op(m, op))),
        m->values.at[root].a, "the address is returned here"};
  return of_memory(m, t, arena, root);
}

gv_exposed gv_find_exposed(gv_model *m, gv_takers *t, gv_arena *arena, uint32_t load) {
  find_takers(m, t);
  gv_value_id root = root_of(m, gv_operands(m, &m->ops.at[load])[0]);
  switch ((gv_def)m->values.at[root].def) {
  case GV_DEF_PARAM:
    return (gv_exposed){GV_STR("it is loaded from memory of the caller"), GV_NONE, ""};
  case GV_DEF_GLOBAL: return of_global(m, t, arena, root);
  case GV_DEF_RESULT: return of_result(m, t, arena, root);
  case GV_DEF_BLOCK_ARG:
  case GV_DEF_SELECT:
    return (gv_exposed){GV_STR("it is loaded from one of several addresses"), GV_NONE, ""};
  default: return (gv_exposed){GV_STR("it is loaded from memory that escapes"), GV_NONE, ""};
  }
}
