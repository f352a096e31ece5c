/* needs: uses. gives: of which values the address may lie where a kernel gets by following addresses. cost: almost linear in the model.
 *
 * Points-to by unification (Steensgaard, POPL 1996), whatever the path and the member: values between which an address can go are in one
 * class, and so is all that lies in the memory that a class points to. It is asked where places do not say it: of objects whose address was
 * stored where it is not followed.
 */
#include "program/flow.h"

typedef struct class_of {
  uint32_t parent;  /* itself: it stands for the class */
  uint32_t content; /* what lies in the memory that it points to; GV_NONE: nothing yet */
  bool reached;     /* a kernel may read it */
  bool kept;        /* a kernel may put it where others find it */
} class_of;

typedef struct unifier {
  const gv_model *m;
  GV_VEC(class_of) classes; /* the first ones are those of the values, then those of the globals' addresses */
} unifier;

static uint32_t find(unifier *u, uint32_t id) {
  while (u->classes.at[id].parent != id) {
    u->classes.at[id].parent = u->classes.at[u->classes.at[id].parent].parent;
    id = u->classes.at[id].parent;
  }
  return id;
}

static void unify(unifier *u, uint32_t a, uint32_t b) {
  for (;;) { /* what lies in the memory of both comes next */
    a = find(u, a), b = find(u, b);
    if (a == b) return;
    uint32_t x = u->classes.at[a].content, y = u->classes.at[b].content;
    u->classes.at[b].parent = a;
    if (x == GV_NONE) u->classes.at[a].content = y;
    if (x == GV_NONE || y == GV_NONE) return;
    a = x, b = y;
  }
}

static uint32_t content(unifier *u, uint32_t id) {
  id = find(u, id);
  if (u->classes.at[id].content != GV_NONE) return find(u, u->classes.at[id].content);
  uint32_t made = u->classes.len;
  *gv_push(&u->classes) = (class_of){.parent = made, .content = GV_NONE};
  u->classes.at[id].content = made;
  return made;
}

/* An address, or something with one in it. */
static bool holds(const unifier *u, gv_value_id v) { return v != GV_NONE && u->m->values.at[v].size >= 8; }

static void unify_values(unifier *u, gv_value_id a, gv_value_id b) {
  if (holds(u, a) && holds(u, b)) unify(u, a, b);
}

static void unify_expression(unifier *u, gv_value_id id) {
  const gv_value *v = &u->m->values.at[id];
  switch ((gv_def)v->def) {
  case GV_DEF_GLOBAL:
    unify(u, id, u->m->values.len + v->a);
    break;
  case GV_DEF_COPY:
  case GV_DEF_EXTRACT:
  case GV_DEF_OFFSET:
    unify_values(u, id, v->a);
    break;
  case GV_DEF_INSERT:
    unify_values(u, id, v->a);
    unify_values(u, id, v->b);
    break;
  case GV_DEF_ARITH:
    if (v->c >= GV_EQ) break;
    unify_values(u, id, v->a);
    unify_values(u, id, v->b);
    break;
  case GV_DEF_SELECT:
    unify_values(u, id, v->b);
    unify_values(u, id, v->c);
    break;
  default:
    break;
  }
}

static void unify_call(unifier *u, const gv_op *op) {
  const gv_model *m = u->m;
  const gv_function *callee = &m->functions.at[op->callee];
  for (uint32_t a = 0; a < op->operand_count && a < callee->params; a++)
    unify_values(u, gv_operands(m, op)[a], m->params.at[callee->first_param + a]);
  for (uint32_t b = callee->first_block; b < callee->end_block; b++) {
    const gv_op *end = &m->ops.at[gv_terminator(m, b)];
    for (uint32_t r = 0; end->kind == GV_OP_RETURN && r < end->operand_count && r < op->result_count; r++)
      unify_values(u, gv_results(m, op)[r], gv_operands(m, end)[r]);
  }
}

static bool reads(gv_role role) { return role == GV_ROLE_GPU_READ || gv_is_kernel_access(role); }

/* What is read may be an address, and may be written to each buffer that is written: it lies in all of them from then on. */
static void unify_action(unifier *u, const gv_op *op) {
  gv_value_id to = GV_NONE;
  for (uint32_t i = 0; i < op->operand_count && !op->follows; i++) {
    bool writes = gv_is_gpu_access(gv_role_of(op, i)) && gv_writes_there(gv_role_of(op, i));
    if (writes && holds(u, gv_operands(u->m, op)[i])) to = gv_operands(u->m, op)[i];
  }
  for (uint32_t i = 0; i < op->operand_count && to != GV_NONE; i++) {
    gv_value_id other = gv_operands(u->m, op)[i];
    if (gv_is_gpu_access(gv_role_of(op, i)) && holds(u, other)) unify(u, content(u, to), content(u, other));
  }
}

static void unify_op(unifier *u, const gv_op *op) {
  const gv_value_id *operand = gv_operands(u->m, op);
  switch ((gv_op_kind)op->kind) {
  case GV_OP_LOAD:
    if (op->result_count && holds(u, gv_results(u->m, op)[0])) unify(u, gv_results(u->m, op)[0], content(u, operand[0]));
    break;
  case GV_OP_STORE:
    if (holds(u, operand[0])) unify(u, content(u, operand[1]), operand[0]);
    break;
  case GV_OP_MEMCPY:
    unify(u, content(u, operand[0]), content(u, operand[1]));
    break;
  case GV_OP_CALL:
    unify_call(u, op);
    break;
  case GV_OP_ACTION:
    unify_action(u, op);
    break;
  default:
    break;
  }
}

/* From what kernels get on. */
static void reach(unifier *u) {
  for (uint32_t o = 0; o < u->m->ops.len; o++) {
    const gv_op *op = &u->m->ops.at[o];
    for (uint32_t i = 0; op->kind == GV_OP_ACTION && op->follows && i < op->operand_count; i++) {
      bool kept = gv_role_of(op, i) == GV_ROLE_KEPT;
      if ((!reads(gv_role_of(op, i)) && !kept) || !holds(u, gv_operands(u->m, op)[i])) continue;
      for (uint32_t c = content(u, gv_operands(u->m, op)[i]); c != GV_NONE && !u->classes.at[c].reached;) {
        u->classes.at[c].reached = true;
        c = u->classes.at[c].content == GV_NONE ? GV_NONE : find(u, u->classes.at[c].content);
      }
    }
  }
}

/* What kernels that keep addresses get, and what lies in that memory. */
static void keep(unifier *u) {
  for (uint32_t o = 0; o < u->m->ops.len; o++) {
    const gv_op *op = &u->m->ops.at[o];
    for (uint32_t i = 0; op->kind == GV_OP_ACTION && op->keeps && i < op->operand_count; i++) {
      if (!holds(u, gv_operands(u->m, op)[i]) || gv_role_of(op, i) == GV_ROLE_STREAM_USE) continue;
      for (uint32_t c = find(u, gv_operands(u->m, op)[i]); c != GV_NONE && !u->classes.at[c].kept;) {
        u->classes.at[c].kept = true;
        c = u->classes.at[c].content == GV_NONE ? GV_NONE : find(u, u->classes.at[c].content);
      }
    }
  }
}

gv_classes *gv_find_reached_by_kernels(const gv_model *m) {
  unifier u = {.m = m};
  gv_classes *reached = gv_malloc((m->values.len + 1) * sizeof *reached);
  bool any = false;
  memset(reached, 0, (m->values.len + 1) * sizeof *reached);
  for (uint32_t o = 0; o < m->ops.len && !any; o++) any = m->ops.at[o].follows || m->ops.at[o].keeps;
  if (!any) return reached;
  for (uint32_t i = 0; i < m->values.len + m->globals.len; i++)
    *gv_push(&u.classes) = (class_of){.parent = i, .content = GV_NONE};
  for (gv_value_id v = 0; v < m->values.len; v++) unify_expression(&u, v);
  for (uint32_t p = 0; p < m->pairs.len; p++) unify_values(&u, m->pairs.at[p].arg, m->pairs.at[p].source);
  for (uint32_t i = 0; i < m->pointers.len; i++)
    unify(&u, content(&u, m->values.len + m->pointers.at[i].holder), m->values.len + m->pointers.at[i].target);
  for (uint32_t o = 0; o < m->ops.len; o++) unify_op(&u, &m->ops.at[o]);
  reach(&u);
  keep(&u);
  for (gv_value_id v = 0; v < m->values.len; v++) {
    const class_of *c = &u.classes.at[find(&u, v)];
    reached[v] = (gv_classes)((c->reached ? GV_CLASS_STORED : 0) | (c->kept ? GV_CLASS_GPU : 0));
  }
  gv_vec_free(&u.classes);
  return reached;
}
