/* needs: something that the source has done and the lowered code owes, and something that comes
 * later. gives: whether the two may change places, by tokens, by the host's waits, and by the
 * memory that they touch. */
#include "validate/compare.h"

/* ---- of no use ---- */

static bool is_owed_root(const gv_walk_state *s, uint32_t term) {
  for (uint32_t i = 0; i < s->owed.len; i++)
    if (s->owed.at[i].root == term) return true;
  return false;
}

bool gv_is_of_no_use(const gv_comparison *c, const gv_walk_state *s, const gv_owed *owed) {
  const gv_host_op *o = gv_source_op(c, owed->op);
  int64_t offset;
  if (gv_has_trait(o, GV_ALLOCATES)) return true;
  if (!gv_has_trait(o, GV_FILLS) || !owed->terms.len) return false;
  return is_owed_root(s, gv_formula_base(&c->terms, owed->terms.at[0], &offset));
}

uint32_t gv_first_owed(const gv_comparison *c, const gv_walk_state *s) {
  for (uint32_t i = 0; i < s->owed.len; i++)
    if (!gv_is_of_no_use(c, s, &s->owed.at[i])) return s->owed.at[i].op;
  return GV_NONE;
}

void gv_forgive(gv_comparison *c, gv_walk_state *s) {
  if (!s->owed.len || gv_first_owed(c, s) != GV_NONE) return;
  for (uint32_t i = 0; i < s->owed.len; i++) gv_vec_free(&s->owed.at[i].terms);
  s->owed.len = 0;
  s->epoch[GV_SOURCE] = s->epoch[GV_LOWERED] = gv_new_root(c, s, GV_ROOT_VAGUE);
}

/* ---- by memory ---- */

/* A buffer of its own, of which it is known what it is. */
static bool is_known_buffer(const gv_comparison *c, uint32_t base) {
  if (base == GV_NONE) return false;
  const gv_formula *f = gv_formula_at(&c->terms, base);
  return f->kind == GV_FORMULA_ROOT && f->sure;
}

/* The buffers that its operands lead into; false: it is not known what it touches. */
static bool list_buffers(gv_comparison *c, const gv_owed *effect, gv_term_list *buffers) {
  const gv_host_op *o = gv_source_op(c, effect->op);
  uint32_t addresses = gv_effect_of(o)->addresses;
  buffers->count = 0;
  if (!addresses || effect->terms.len == GV_MOST_TERMS) return false;
  for (uint32_t i = o->sizes; i < addresses && i < effect->terms.len; i++) {
    uint32_t term = effect->terms.at[i];
    int64_t offset;
    if (gv_formula_at(&c->terms, term)->kind == GV_FORMULA_CONST) continue;
    uint32_t base = gv_formula_base(&c->terms, term, &offset);
    if (!is_known_buffer(c, base)) return false;
    buffers->at[buffers->count++] = base;
  }
  return true;
}

/* Two buffers that callers pass may be one, but those of a function that the outside calls. */
static bool may_be_one(const gv_walk *w, uint32_t a, uint32_t b) {
  bool both_given = gv_formula_at(&w->c->terms, a)->given && gv_formula_at(&w->c->terms, b)->given;
  return a == b || (both_given && !w->root);
}

static bool is_disjoint(gv_walk *w, const gv_owed *first, const gv_owed *second) {
  gv_term_list a, b;
  bool launch = gv_is_effect(gv_source_op(w->c, first->op), "launch");
  if (launch && gv_is_effect(gv_source_op(w->c, second->op), "launch"))
    return false; /* by globals of their module */
  if (!list_buffers(w->c, first, &a) || !list_buffers(w->c, second, &b)) return false;
  for (uint32_t i = 0; i < a.count; i++)
    for (uint32_t k = 0; k < b.count; k++)
      if (may_be_one(w, a.at[i], b.at[k])) return false;
  return true;
}

/* ---- by tokens ---- */

static int compare_locs(const gv_loc *a, const gv_loc *b) {
  if (a->file != b->file) return a->file < b->file ? -1 : 1;
  if (a->line != b->line) return a->line < b->line ? -1 : 1;
  return (a->col > b->col) - (a->col < b->col);
}

uint32_t gv_gpu_op_at(const gv_comparison *c, gv_loc loc) {
  for (uint32_t low = 0, high = c->spots->source.len; low < high;) {
    uint32_t middle = low + (high - low) / 2;
    int order = compare_locs(&c->spots->source.at[middle].loc, &loc);
    if (!order) return c->spots->source.at[middle].op;
    if (order < 0)
      low = middle + 1;
    else
      high = middle;
  }
  return GV_NONE;
}

typedef GV_VEC(uint32_t) token_list;

static void push_dependencies(const gv_gpu_program *p, uint32_t op, token_list *queue) {
  for (uint32_t d = 0; d < p->ops.at[op].deps; d++)
    *gv_push(queue) = p->deps.at[p->ops.at[op].first_dep + d];
}

gv_lead gv_tokens_lead(const gv_comparison *c, uint32_t earlier, uint32_t later) {
  const gv_gpu_program *p = c->program;
  uint32_t goal = gv_gpu_op_at(c, gv_source_op(c, earlier)->loc),
           from = gv_gpu_op_at(c, gv_source_op(c, later)->loc);
  if (goal == GV_NONE || from == GV_NONE) return GV_NO_LEAD;
  token_list queue = {0};
  gv_map seen = {0};
  gv_lead leads = GV_NO_LEAD;
  push_dependencies(p, from, &queue);
  while (queue.len && leads != GV_LEADS) {
    uint32_t token = gv_pop(&queue);
    bool found;
    *gv_map_at(&seen, token, &found) = 1;
    if (found) continue;
    const gv_token *t = &p->tokens.at[token];
    if (t->open) leads = GV_MAY_LEAD;
    if (t->op == goal) leads = GV_LEADS;
    if (t->op != GV_NONE) push_dependencies(p, t->op, &queue);
    for (uint32_t f = t->first_flow; f != GV_NONE; f = p->flows.at[f].next)
      *gv_push(&queue) = p->flows.at[f].from;
  }
  gv_vec_free(&queue);
  gv_map_free(&seen);
  return leads;
}

/* ---- by control ---- */

static bool does_work(const gv_host_op *o) {
  return o->kind == GV_HOST_EFFECT || o->kind == GV_HOST_STORE || o->kind == GV_HOST_CALL;
}

static bool does_work_at(const gv_comparison *c, uint32_t lowered, uint64_t place) {
  const gv_host_op *o = gv_lowered_op(c, lowered);
  return does_work(o) && gv_is_at(c, o, place);
}

/* In the function that control is in. */
static bool is_reachable_here(const gv_comparison *c, const gv_frame *at, uint64_t place) {
  const gv_host *h = c->host[GV_LOWERED];
  const gv_host_function *f = &h->functions.at[at->function];
  uint32_t blocks = f->end_block - f->first_block;
  bool *seen = gv_malloc(blocks + 1), found = false;
  GV_VEC(uint32_t) queue = {0};
  memset(seen, 0, blocks + 1);
  *gv_push(&queue) = at->block;
  for (bool first = true; queue.len && !found; first = false) {
    const gv_host_block *b = &h->blocks.at[gv_pop(&queue)];
    for (uint32_t o = first ? at->op : b->first_op; o < b->end_op && !found; o++) {
      const gv_host_op *op = &h->ops.at[o];
      found = does_work_at(c, o, place);
      for (uint32_t e = 0; e < op->edges; e++) {
        uint32_t to = h->edges.at[op->first_edge + e].block;
        if (!seen[to - f->first_block]) *gv_push(&queue) = to;
        seen[to - f->first_block] = true;
      }
    }
  }
  gv_vec_free(&queue);
  gv_free(seen);
  return found;
}

/* In a function that is called, or that this one returns to. */
static bool is_reachable_elsewhere(const gv_comparison *c, const gv_frame *at, uint64_t place) {
  const gv_host *h = c->host[GV_LOWERED];
  const gv_host_function *f = &h->functions.at[at->function];
  uint32_t first = h->blocks.at[f->first_block].first_op,
           end = h->blocks.at[f->end_block - 1].end_op;
  for (uint32_t o = 0; o < first; o++)
    if (does_work_at(c, o, place)) return true;
  for (uint32_t o = end; o < h->ops.len; o++)
    if (does_work_at(c, o, place)) return true;
  return false;
}

bool gv_is_reachable(gv_walk *w, const gv_walk_state *s, uint64_t place) {
  const gv_frame *at = gv_top_frame(s, GV_LOWERED);
  return is_reachable_here(w->c, at, place) || is_reachable_elsewhere(w->c, at, place);
}

/* ---- the whole ---- */

/* The lowered code does without it, for good. */
static bool is_left_out(gv_walk *w, const gv_walk_state *s, const gv_owed *owed) {
  return gv_is_of_no_use(w->c, s, owed) &&
         !gv_is_reachable(w, s, gv_place_key(w->c, gv_source_op(w->c, owed->op)->loc));
}

bool gv_may_overtake(gv_walk *w, const gv_walk_state *s, const gv_owed *owed,
                     const gv_owed *later) {
  const gv_host_op *first = gv_source_op(w->c, owed->op), *second = gv_source_op(w->c, later->op);
  if (is_left_out(w, s, owed)) return true;
  if (owed->call == later->call && gv_tokens_lead(w->c, owed->op, later->op)) return false;
  if (gv_has_trait(first, GV_ALLOCATES) || gv_has_trait(second, GV_ALLOCATES)) return true;
  bool by_host =
      first->host_only || second->host_only || first->blocks || later->barriers != owed->barriers;
  return !by_host || is_disjoint(w, owed, later);
}
