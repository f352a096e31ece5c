/* Operations are compared one by one; values by what they are, each once. Cost: linear in both
 * models. */
#include "model/edit.h"

typedef struct comparing {
  const gv_model *a, *b;
  gv_value_id *other; /* by value of a: that of b; GV_NONE: not compared yet */
  GV_VEC(gv_value_id) pending;
} comparing;

static const uint8_t operands_of_def[] = {
    [GV_DEF_COPY] = 1,   [GV_DEF_EXTRACT] = 1, [GV_DEF_INSERT] = 2,
    [GV_DEF_SELECT] = 3, [GV_DEF_OFFSET] = 1,  [GV_DEF_ARITH] = 2,
};

/* They are taken to be the same; what they are made of is looked at later. */
static bool match(comparing *c, gv_value_id a, gv_value_id b) {
  if (a == GV_NONE || b == GV_NONE) return a == b;
  if (c->other[a] != GV_NONE) return c->other[a] == b;
  c->other[a] = b;
  *gv_push(&c->pending) = a;
  return true;
}

static bool is_number_of_offset(const gv_value *v) {
  return v->def == GV_DEF_OFFSET && v->k == GV_ANYWHERE && v->c;
}

static bool match_parts(comparing *c, gv_value_id id) {
  const gv_value *v = &c->a->values.at[id], *w = &c->b->values.at[c->other[id]];
  if (v->def != w->def || v->size != w->size || v->width != w->width || v->index != w->index ||
      v->k != w->k)
    return false;
  switch ((gv_def)v->def) {
  case GV_DEF_PARAM: return v->a == w->a && v->b == w->b && match(c, v->c, w->c);
  case GV_DEF_BLOCK_ARG:
  case GV_DEF_RESULT: return v->a == w->a && v->b == w->b;
  case GV_DEF_OPAQUE:
    return v->a == w->a && v->c == w->c && (v->c != GV_ON_DATA || match(c, v->b, w->b));
  case GV_DEF_GLOBAL: return v->a == w->a;
  case GV_DEF_INT:
  case GV_DEF_NULL:
  case GV_DEF_UNDEF: return true;
  default: break;
  }
  bool same = match(c, v->a, w->a);
  if (operands_of_def[v->def] > 1) same = same && match(c, v->b, w->b);
  if (operands_of_def[v->def] > 2) same = same && match(c, v->c, w->c);
  if (v->def == GV_DEF_ARITH || v->def == GV_DEF_OFFSET) same = same && v->c == w->c;
  if (is_number_of_offset(v)) return same && match(c, v->b, w->b);
  return same && (v->def != GV_DEF_OFFSET || v->k != GV_ANYWHERE || v->b == w->b);
}

static bool is_same_op(comparing *c, uint32_t id) {
  const gv_op *o = &c->a->ops.at[id], *p = &c->b->ops.at[id];
  bool same = o->kind == p->kind && o->block == p->block && o->operand_count == p->operand_count &&
              o->result_count == p->result_count && o->callee == p->callee && o->task == p->task &&
              o->deps == p->deps && o->bytes == p->bytes && o->device == p->device &&
              o->range_count == p->range_count && o->references == p->references &&
              o->effects == p->effects && o->shared == p->shared && o->perhaps == p->perhaps &&
              o->follows == p->follows && o->keeps == p->keeps && o->symbol == p->symbol &&
              o->unseen == p->unseen && o->parts == p->parts && o->outside == p->outside &&
              o->unset == p->unset && o->heap == p->heap && o->zeroed == p->zeroed &&
              o->given == p->given && o->is_volatile == p->is_volatile &&
              o->may_wait == p->may_wait && o->keeps_device == p->keeps_device &&
              o->atomic == p->atomic && !o->action == !p->action && gv_str_equal(o->name, p->name);
  if (same && o->action)
    same = gv_str_equal(gv_str_of(o->action->name), gv_str_of(p->action->name)) &&
           o->action->creates == p->action->creates && o->action->flags == p->action->flags;
  for (uint32_t i = 0; same && i < o->operand_count; i++) {
    same = match(c, gv_operands(c->a, o)[i], gv_operands(c->b, p)[i]);
    if (same && o->kind == GV_OP_ACTION) same = gv_role_of(o, i) == gv_role_of(p, i);
  }
  for (uint32_t i = 0; same && i < o->result_count; i++)
    same = match(c, gv_results(c->a, o)[i], gv_results(c->b, p)[i]);
  for (uint32_t i = 0; same && i < o->range_count; i++)
    same = memcmp(&c->a->ranges.at[o->first_range + i], &c->b->ranges.at[p->first_range + i],
                  sizeof(gv_kernel_range)) == 0;
  return same;
}

static bool have_same_edges(comparing *c, const gv_block *x, const gv_block *y) {
  if (x->end_edge - x->first_edge != y->end_edge - y->first_edge) return false;
  for (uint32_t i = 0; i < x->end_edge - x->first_edge; i++) {
    const gv_edge *e = &c->a->edges.at[x->first_edge + i], *f = &c->b->edges.at[y->first_edge + i];
    if (e->target != f->target || e->pairs != f->pairs || e->case_value != f->case_value)
      return false;
    for (uint32_t k = 0; k < e->pairs; k++) {
      const gv_pair *p = &c->a->pairs.at[e->first_pair + k],
                    *q = &c->b->pairs.at[f->first_pair + k];
      if (!match(c, p->arg, q->arg) || !match(c, p->source, q->source)) return false;
    }
  }
  return true;
}

static bool have_same_shape(const gv_model *a, const gv_model *b) {
  bool same = a->functions.len == b->functions.len && a->blocks.len == b->blocks.len &&
              a->ops.len == b->ops.len && a->globals.len == b->globals.len &&
              a->kernels.len == b->kernels.len && a->sized.len == b->sized.len &&
              a->asked.len == b->asked.len && a->symbolic.len == b->symbolic.len &&
              a->elements.len == b->elements.len && a->unread.len == b->unread.len &&
              a->task_count == b->task_count;
  for (uint32_t i = 0; same && i < a->functions.len; i++) {
    const gv_function *f = &a->functions.at[i], *g = &b->functions.at[i];
    same = gv_str_equal(f->name, g->name) && f->first_block == g->first_block &&
           f->end_block == g->end_block && f->params == g->params && f->is_public == g->is_public &&
           f->is_start == g->is_start && f->is_never_called_back == g->is_never_called_back;
  }
  for (uint32_t i = 0; same && i < a->globals.len; i++)
    same = gv_str_equal(a->globals.at[i].name, b->globals.at[i].name);
  for (uint32_t i = 0; same && i < a->kernels.len; i++)
    same = a->kernels.at[i].op == b->kernels.at[i].op &&
           gv_str_equal(a->kernels.at[i].name, b->kernels.at[i].name);
  return same;
}

bool gv_model_is_same(const gv_model *a, const gv_model *b) {
  if (!have_same_shape(a, b)) return false;
  comparing c = {.a = a, .b = b, .other = gv_malloc((a->values.len + 1) * sizeof *c.other)};
  memset(c.other, 0xff, (a->values.len + 1) * sizeof *c.other);
  bool same = true;
  for (uint32_t i = 0; same && i < a->blocks.len; i++) {
    const gv_block *x = &a->blocks.at[i], *y = &b->blocks.at[i];
    same = x->function == y->function && x->first_op == y->first_op && x->end_op == y->end_op &&
           have_same_edges(&c, x, y);
  }
  for (uint32_t i = 0; same && i < a->ops.len; i++) same = is_same_op(&c, i);
  while (same && c.pending.len) same = match_parts(&c, gv_pop(&c.pending));
  gv_vec_free(&c.pending);
  gv_free(c.other);
  return same;
}
