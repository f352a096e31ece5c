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

/* The address is passed, returned or stored, and not only what is stored at it. */
static bool takes(const gv_model *m, const gv_op *op, gv_value_id root) {
  uint32_t end = op->kind == GV_OP_STORE ? 1 : op->operand_count;
  bool any = false;
  for (uint32_t i = 0; i < end && !any; i++) {
    gv_value_id operand = gv_operands(m, op)[i];
    any = operand != GV_NONE && root_of(m, operand) == root;
  }
  return any;
}

static uint32_t find_taker(const gv_model *m, uint32_t first, uint32_t end, gv_value_id root) {
  uint32_t best = GV_NONE;
  for (uint32_t o = first; o < end; o++) {
    const gv_op *op = &m->ops.at[o];
    int more = best == GV_NONE ? 0 : weight(&m->ops.at[best]);
    if (weight(op) > more && takes(m, op, root)) best = o;
  }
  return best;
}

/* The address is one of several by some edge. */
static bool is_one_of_several(const gv_model *m, gv_value_id root) {
  bool any = false;
  for (uint32_t p = 0; p < m->pairs.len && !any; p++)
    any = root_of(m, m->pairs.at[p].source) == root && !m->values.at[m->pairs.at[p].arg].width;
  return any;
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

static gv_exposed of_memory(gv_model *m, gv_arena *arena, gv_value_id root, uint32_t first,
                            uint32_t end) {
  uint32_t taker = find_taker(m, first, end, root);
  if (taker != GV_NONE) return told_by(m, arena, taker);
  if (is_one_of_several(m, root))
    return (gv_exposed){GV_STR("it is loaded from memory whose address is one of several"), GV_NONE,
                        ""};
  return (gv_exposed){GV_STR("it is loaded from memory that escapes"), GV_NONE, ""};
}

static gv_exposed of_global(gv_model *m, gv_arena *arena, gv_value_id root) {
  const gv_global *global = &m->globals.at[m->values.at[root].a];
  if (!global->is_public) return of_memory(m, arena, root, 0, m->ops.len);
  gv_str name = gv_words_variable(m, root);
  if (!name.len) name = global->name;
  gv_str reason =
      gv_format(arena, "it is loaded from global variable %.*s, which other modules may change",
                GV_FMT(name));
  return (gv_exposed){reason, GV_NONE, ""};
}

static gv_exposed of_result(gv_model *m, gv_arena *arena, gv_value_id root) {
  const gv_op *op = &m->ops.at[m->values.at[root].a];
  const gv_function *f = &m->functions.at[m->blocks.at[op->block].function];
  uint32_t first = m->blocks.at[f->first_block].first_op;
  if (op->kind == GV_OP_LOAD)
    return (gv_exposed){GV_STR("it is loaded from memory whose address is loaded"),
                        m->values.at[root].a, "the address is loaded here"};
  if (op->kind == GV_OP_UNKNOWN)
    return (gv_exposed){
        gv_format(arena, "it is loaded from memory that %.*s returns", GV_FMT(gv_words_op(m, op))),
        m->values.at[root].a, "the address is returned here"};
  return of_memory(m, arena, root, first, gv_end_op_of(m, f));
}

gv_exposed gv_find_exposed(gv_model *m, gv_arena *arena, uint32_t load) {
  gv_value_id root = root_of(m, gv_operands(m, &m->ops.at[load])[0]);
  switch ((gv_def)m->values.at[root].def) {
  case GV_DEF_PARAM:
    return (gv_exposed){GV_STR("it is loaded from memory of the caller"), GV_NONE, ""};
  case GV_DEF_GLOBAL: return of_global(m, arena, root);
  case GV_DEF_RESULT: return of_result(m, arena, root);
  case GV_DEF_BLOCK_ARG:
  case GV_DEF_SELECT:
    return (gv_exposed){GV_STR("it is loaded from one of several addresses"), GV_NONE, ""};
  default: return (gv_exposed){GV_STR("it is loaded from memory that escapes"), GV_NONE, ""};
  }
}
