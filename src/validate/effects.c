/* needs: a state of the walk with an effect next on one side, or on both. gives: the state after
 * it: both have done it, or the source has and the lowered code owes it, or the lowered code has
 * paid what it owed. */
#include "validate/compare.h"

/* Results of calls are what the function chooses; others are new addresses. */
static gv_root root_of(const gv_host_op *o) {
  return gv_is_effect(o, "call") ? GV_ROOT_FREE : GV_ROOT_DISTINCT;
}

void gv_list_terms(gv_comparison *c, gv_walk_state *s, int side, const gv_host_op *o,
                   gv_term_list *to) {
  to->count = 0;
  for (uint32_t i = 0; i < o->operands && i < GV_MOST_TERMS; i++)
    to->at[to->count++] = gv_value_now(c, s, side, c->host[side]->lists.at[o->first_operand + i]);
}

/* The results get `root` and what follows it. */
static void give_results(gv_comparison *c, gv_walk_state *s, int side, const gv_host_op *o,
                         uint32_t root) {
  for (uint32_t i = 0; i < o->results; i++) {
    uint32_t part = i ? gv_formula_app(&c->terms, GV_STR("result"), i, &root, 1) : root;
    gv_set_value(s, side, o->first_result + i, part);
  }
}

void gv_step_over(gv_walk_state *s, int side) { gv_top_frame(s, side)->op++; }

/* What of memory it may write is another from now on. */
static void touch(gv_comparison *c, gv_walk_state *s, int side, const gv_host_op *o,
                  uint32_t epoch) {
  gv_term_list terms;
  gv_list_terms(c, s, side, o, &terms);
  gv_forget_behind(c, s, side, terms.at, gv_is_effect(o, "store") ? 1 : terms.count);
  if (!gv_has_trait(o, GV_ALLOCATES)) s->epoch[side] = epoch;
}

void gv_do_both(gv_comparison *c, gv_walk_state *s) {
  const gv_host_op *a = gv_op_at(c, s, GV_SOURCE), *b = gv_op_at(c, s, GV_LOWERED);
  uint32_t epoch = gv_new_root(c, s, GV_ROOT_VAGUE), root = gv_new_root(c, s, root_of(a));
  touch(c, s, GV_SOURCE, a, epoch);
  touch(c, s, GV_LOWERED, b, epoch);
  give_results(c, s, GV_SOURCE, a, root);
  give_results(c, s, GV_LOWERED, b, root);
  s->barriers += a->blocks;
  s->circled.len = 0;
  bool enqueued = a->blocks && !b->blocks && b->stream != GV_NONE;
  if (enqueued && !gv_is_effect(a, "free"))
    gv_put_in_flight(s, gv_op_number(s, GV_SOURCE), gv_value_now(c, s, GV_LOWERED, b->stream));
  *gv_push(&s->done) = gv_op_number(s, GV_SOURCE);
  gv_step_over(s, GV_SOURCE);
  gv_step_over(s, GV_LOWERED);
}

/* ---- what is owed ---- */

/* The source's next operation; without its terms. */
static gv_owed next_effect(const gv_walk_state *s) {
  return (gv_owed){.op = gv_op_number(s, GV_SOURCE),
                   .call = gv_top_frame(s, GV_SOURCE)->call,
                   .barriers = s->barriers};
}

void gv_owe(gv_comparison *c, gv_walk_state *s) {
  const gv_host_op *o = gv_op_at(c, s, GV_SOURCE);
  uint32_t root = gv_new_root(c, s, root_of(o));
  gv_term_list terms;
  gv_list_terms(c, s, GV_SOURCE, o, &terms);
  gv_owed *owed = gv_push(&s->owed);
  *owed = next_effect(s);
  owed->root = root;
  for (uint32_t i = 0; i < terms.count; i++)
    *gv_push(&owed->terms) = gv_passed(c, s, GV_SOURCE, terms.at[i]);
  touch(c, s, GV_SOURCE, o, gv_new_root(c, s, GV_ROOT_VAGUE));
  give_results(c, s, GV_SOURCE, o, root);
  s->barriers += o->blocks;
  gv_step_over(s, GV_SOURCE);
}

static bool is_equal_to_owed(gv_comparison *c, gv_walk_state *s, const gv_owed *owed,
                             const gv_host_op *b) {
  const gv_host_op *a = gv_source_op(c, owed->op);
  gv_term_list terms;
  if (!gv_str_equal(a->name, b->name) || gv_is_elsewhere(c, a, b) || a->k != b->k) return false;
  if (!gv_is_same_symbol(c, a, b)) return false;
  gv_list_terms(c, s, GV_LOWERED, b, &terms);
  if (terms.count != owed->terms.len || terms.count == GV_MOST_TERMS) return false;
  for (uint32_t i = 0; i < terms.count; i++)
    if (owed->terms.at[i] != gv_passed(c, s, GV_LOWERED, terms.at[i])) return false;
  return true;
}

/* What comes before it among what is owed may come after it. */
static bool may_be_paid(gv_walk *w, const gv_walk_state *s, uint32_t number) {
  for (uint32_t i = 0; i < number; i++)
    if (!gv_may_overtake(w, s, &s->owed.at[i], &s->owed.at[number])) return false;
  return true;
}

static void do_owed(gv_comparison *c, gv_walk_state *s, uint32_t number) {
  gv_owed *owed = &s->owed.at[number];
  const gv_host_op *o = gv_op_at(c, s, GV_LOWERED);
  touch(c, s, GV_LOWERED, o, gv_new_root(c, s, GV_ROOT_VAGUE));
  give_results(c, s, GV_LOWERED, o, owed->root);
  *gv_push(&s->done) = owed->op;
  gv_vec_free(&owed->terms);
  memmove(owed, owed + 1, (s->owed.len - number - 1) * sizeof *owed);
  s->owed.len--;
  if (!s->owed.len) s->epoch[GV_SOURCE] = s->epoch[GV_LOWERED] = gv_new_root(c, s, GV_ROOT_VAGUE);
  gv_step_over(s, GV_LOWERED);
  s->circled.len = 0;
}

bool gv_pay(gv_walk *w, gv_walk_state *s) {
  const gv_host_op *o = gv_op_at(w->c, s, GV_LOWERED);
  for (uint32_t i = 0; i < s->owed.len; i++) {
    if (!is_equal_to_owed(w->c, s, &s->owed.at[i], o)) continue;
    if (!may_be_paid(w, s, i)) return false;
    do_owed(w->c, s, i);
    return true;
  }
  return false;
}

/* ---- what comes later in the source ---- */

/* The source goes on to the operation that is the lowered code's next; what it does before is owed.
 * False: there is none. */
static bool find_ahead(gv_comparison *c, gv_walk_state *ahead, uint32_t lowered) {
  while (ahead->owed.len < GV_MOST_OWED) {
    gv_stop stop = gv_run_side(c, ahead, GV_SOURCE);
    if (stop == GV_AT_CALL && gv_enter_call(c, ahead, GV_SOURCE)) continue;
    if (stop != GV_AT_EFFECT) return false;
    if (gv_match_ops(c, ahead, gv_op_number(ahead, GV_SOURCE), lowered).what == GV_SAME)
      return true;
    gv_owe(c, ahead);
  }
  return false;
}

/* What is owed that the source's next operation must not overtake; GV_NONE: nothing. */
static uint32_t find_blocker(gv_walk *w, gv_walk_state *ahead) {
  gv_owed next = next_effect(ahead);
  gv_term_list terms;
  uint32_t blocker = GV_NONE;
  gv_list_terms(w->c, ahead, GV_SOURCE, gv_source_op(w->c, next.op), &terms);
  for (uint32_t i = 0; i < terms.count; i++) *gv_push(&next.terms) = terms.at[i];
  for (uint32_t i = 0; i < ahead->owed.len && blocker == GV_NONE; i++)
    if (!gv_may_overtake(w, ahead, &ahead->owed.at[i], &next)) blocker = ahead->owed.at[i].op;
  gv_vec_free(&next.terms);
  return blocker;
}

bool gv_look_ahead(gv_walk *w, gv_walk_state *s, uint32_t *blocked) {
  gv_comparison *c = w->c;
  gv_walk_state ahead;
  gv_state_copy(&ahead, s);
  c->steps += ahead.env[GV_SOURCE].cap / 8;
  bool found = find_ahead(c, &ahead, gv_op_number(s, GV_LOWERED));
  *blocked = found ? find_blocker(w, &ahead) : GV_NONE;
  if (!found || *blocked != GV_NONE) {
    gv_state_free(&ahead);
    return false;
  }
  gv_do_both(c, &ahead);
  /* What each side sees of memory differs until nothing is owed. */
  if (gv_first_owed(c, &ahead) != GV_NONE)
    ahead.epoch[GV_LOWERED] = gv_new_root(c, &ahead, GV_ROOT_VAGUE);
  gv_state_free(s);
  *s = ahead;
  return true;
}
