/* needs: the host code of a source and of what it was lowered to. gives: whether the lowered code
 * does what the source does, as often, with the same operands and in an order that the source
 * allows, on every path; else the first difference. cost: each pair of paths once, joined where
 * both meet; at most MOST_STEPS steps a pair of functions.
 */
#include "validate/compare.h"

enum { MOST_STEPS = 4000000, FEW_STEPS = 300000, SMALL_NUMBER = 100 };

static void push_state(gv_walk *w, const gv_walk_state *s) { gv_state_copy(gv_push(&w->queue), s); }

/* ---- branches ---- */

/* Nothing that is known so far is about the term. */
static bool is_unused(const gv_comparison *c, const gv_walk_state *s, uint32_t term) {
  for (uint32_t i = 0; i < s->facts.len; i++) {
    const gv_formula *f = gv_formula_at(&c->terms, s->facts.at[i].term);
    if (gv_lists(c->terms.args.at + f->first_arg, f->args, term)) return false;
  }
  return true;
}

/* The outside can choose that it holds, and that it does not: it chooses it, or a number that is
 * compared with a small one. */
static bool is_choice(const gv_comparison *c, const gv_walk_state *s, uint32_t term) {
  const gv_formula *t = gv_formula_at(&c->terms, term);
  if (t->free) return true;
  bool below = gv_formula_is(&c->terms, term, "ult");
  if (!below && !gv_formula_is(&c->terms, term, "eq") && !gv_formula_is(&c->terms, term, "slt"))
    return false;
  const uint32_t *args = c->terms.args.at + t->first_arg;
  bool swapped = gv_formula_at(&c->terms, args[0])->kind == GV_FORMULA_CONST;
  const gv_formula *k = gv_formula_at(&c->terms, args[!swapped]),
                   *x = gv_formula_at(&c->terms, args[swapped]);
  if (!x->free || k->kind != GV_FORMULA_CONST) return false;
  if (k->k < (below ? 1 : -SMALL_NUMBER) || k->k > SMALL_NUMBER) return false;
  return is_unused(c, s, args[swapped]);
}

static void assume(gv_comparison *c, gv_walk_state *s, uint32_t term, bool holds) {
  bool negated;
  uint32_t plain = gv_formula_strip_not(&c->terms, term, &negated);
  s->sure = s->sure && is_choice(c, s, plain);
  *gv_push(&s->facts) = (gv_fact){plain, holds != negated};
}

/* Of a switch, the first case that is not decided; of a branch its condition. */
static uint32_t open_condition(gv_comparison *c, gv_walk_state *s, int side) {
  const gv_host_op *o = gv_op_at(c, s, side);
  uint32_t on = gv_value_now(c, s, side, c->host[side]->lists.at[o->first_operand]);
  if (o->kind != GV_HOST_SWITCH) return on;
  for (uint32_t e = 1; e < o->edges; e++) {
    uint32_t k = gv_formula_const(&c->terms, c->host[side]->edges.at[o->first_edge + e].case_value);
    uint32_t equal = gv_formula_app(&c->terms, GV_STR("icmp"), 0, (const uint32_t[]){on, k}, 2);
    if (gv_known_condition(c, s, equal) == GV_NONE) return equal;
  }
  return on;
}

/* Both ways of a branch that nothing decides, with what is then known. */
static void split(gv_walk *w, gv_walk_state *s, int side) {
  uint32_t on = open_condition(w->c, s, side);
  for (int holds = 0; holds < 2; holds++) {
    gv_walk_state *way = gv_push(&w->queue);
    gv_state_copy(way, s);
    w->c->steps += way->env[0].cap / 8 + way->env[1].cap / 8;
    assume(w->c, way, on, holds);
  }
}

/* ---- where paths meet ---- */

static void enter(gv_walk_state *s, int side) { gv_top_frame(s, side)->entered = true; }

/* True: the state goes on; false: what it knows was known. */
static bool meet(gv_walk *w, gv_walk_state *s) {
  uint64_t place = gv_state_place(s);
  bool found;
  uint32_t *index = gv_map_at(&w->places, place, &found);
  s->segment = place;
  s->number = 0;
  s->barriers = 0;
  if (!found) {
    *index = w->merged.len;
    gv_state_copy(gv_push(&w->merged), s);
    return true;
  }
  gv_walk_state *known = &w->merged.at[*index];
  known->circled.len = 0;
  for (uint32_t i = 0; i < s->circled.len; i++) *gv_push(&known->circled) = s->circled.at[i];
  if (!gv_state_merge(w->c, known, s, place)) return false;
  gv_state_free(s);
  gv_state_copy(s, known);
  return true;
}

/* Goes on from where it met, once nothing that comes before is left to do. */
static void resume_later(gv_walk *w, const gv_walk_state *s) {
  uint32_t index = gv_map_get(&w->places, s->segment);
  gv_walk_state *known = &w->merged.at[index];
  for (int side = 0; side < GV_SIDES; side++)
    gv_top_frame(known, side)->entered = gv_top_frame(s, side)->entered;
  if (!gv_lists(w->resumed.at, w->resumed.len, index)) *gv_push(&w->resumed) = index;
}

/* The lowered code goes round while the source stays where it is: it may never come on. */
static bool circles(gv_walk *w, gv_walk_state *s, gv_stop source) {
  uint32_t block = gv_top_frame(s, GV_LOWERED)->block;
  if (source == GV_AT_JOIN) {
    s->circled.len = 0;
    return false;
  }
  if (gv_lists(s->circled.at, s->circled.len, block)) {
    gv_differ_perhaps(w, s, gv_op_at(w->c, s, GV_SOURCE)->loc,
                      GV_STR("cannot prove that the lowered code comes here: it has a loop that "
                             "the source does not have"));
    return true;
  }
  *gv_push(&s->circled) = block;
  return false;
}

/* One side, or both, are where paths meet. True: the state goes on from there. */
static bool step_join(gv_walk *w, gv_walk_state *s, gv_stop source, gv_stop lowered) {
  gv_forgive(w->c, s);
  if (!gv_is_over(w, s, NULL)) return false;
  if (s->owed.len) {
    gv_say_dropped(w, s, gv_first_owed(w->c, s));
    w->difference->rule = GV_RULE_WORK_UNMATCHED;
    return false;
  }
  if (circles(w, s, source) || !meet(w, s)) return false;
  if (source == GV_AT_JOIN) enter(s, GV_SOURCE);
  if (lowered == GV_AT_JOIN) enter(s, GV_LOWERED);
  if (w->ordered) resume_later(w, s);
  return !w->ordered;
}

/* ---- calls ---- */

/* A call in the lowered code of MLIR's C interface to a function that the source only declares. */
static bool is_interface_call(const gv_comparison *c, const gv_host_op *source,
                              const gv_host_op *lowered) {
  return lowered->kind == GV_HOST_CALL &&
         c->host[GV_LOWERED]->functions.at[lowered->callee].interface &&
         gv_str_equal(source->name, GV_STR("call")) &&
         gv_str_equal(source->symbol, lowered->symbol);
}

/* Both are at calls of functions that do the same. */
static bool is_same_call(gv_walk *w, gv_walk_state *s) {
  gv_comparison *c = w->c;
  const gv_host_op *a = gv_op_at(c, s, GV_SOURCE), *b = gv_op_at(c, s, GV_LOWERED);
  gv_difference ignored = {0};
  if (!gv_str_equal(a->symbol, b->symbol)) return false;
  gv_match m = gv_match_ops(c, s, gv_op_number(s, GV_SOURCE), gv_op_number(s, GV_LOWERED));
  return m.what == GV_SAME && gv_compare_functions(c, a->callee, b->callee, &ignored);
}

/* Only the lowered code is at a call: of the C interface, which does what the source's effect does.
 */
static bool is_same_interface(gv_walk *w, gv_walk_state *s) {
  if (!is_interface_call(w->c, gv_op_at(w->c, s, GV_SOURCE), gv_op_at(w->c, s, GV_LOWERED)))
    return false;
  return gv_match_ops(w->c, s, gv_op_number(s, GV_SOURCE), gv_op_number(s, GV_LOWERED)).what ==
         GV_SAME;
}

/* Goes into each function that is called. */
static bool enter_calls(gv_walk *w, gv_walk_state *s, gv_stop source, gv_stop lowered) {
  bool went = source != GV_AT_CALL || gv_enter_call(w->c, s, GV_SOURCE);
  if (went && lowered == GV_AT_CALL) went = gv_enter_call(w->c, s, GV_LOWERED);
  if (!went) gv_say_opaque(w, s, source == GV_AT_CALL ? GV_SOURCE : GV_LOWERED);
  return went;
}

static bool step_call(gv_walk *w, gv_walk_state *s, gv_stop source, gv_stop lowered) {
  bool calls = source == GV_AT_CALL && lowered == GV_AT_CALL && is_same_call(w, s);
  bool interface = source == GV_AT_EFFECT && lowered == GV_AT_CALL && is_same_interface(w, s);
  if (!calls && !interface) return enter_calls(w, s, source, lowered);
  if (calls && !gv_is_over(w, s, NULL)) return false;
  if (!gv_has_waited_too(w, s)) return false;
  gv_do_both(w->c, s);
  return true;
}

/* ---- effects, and the end ---- */

/* What has to be over before the effect of the lowered code is. */
static bool may_begin(gv_walk *w, gv_walk_state *s, gv_stop source) {
  const gv_host_op *next = gv_op_at(w->c, s, GV_LOWERED);
  if (!gv_is_over(w, s, next)) return false;
  bool meets_waits = source == GV_AT_EFFECT && gv_has_trait(next, GV_AFTER_WAITS);
  return !meets_waits || gv_has_waited_too(w, s);
}

static bool step_effects(gv_walk *w, gv_walk_state *s) {
  uint32_t source = gv_op_number(s, GV_SOURCE), lowered = gv_op_number(s, GV_LOWERED), blocked;
  if (!s->owed.len && gv_match_ops(w->c, s, source, lowered).what == GV_SAME) {
    gv_do_both(w->c, s);
    return true;
  }
  if (gv_look_ahead(w, s, &blocked)) return true;
  gv_explain_effects(w, s, blocked);
  return false;
}

/* The source is at an effect, and the lowered code returns. */
static bool step_source_effect(gv_walk *w, gv_walk_state *s) {
  if (s->owed.len || gv_has_trait(gv_op_at(w->c, s, GV_SOURCE), GV_ALLOCATES)) {
    gv_owe(w->c, s);
    return true;
  }
  gv_say_dropped(w, s, gv_op_number(s, GV_SOURCE));
  return false;
}

static void check_return(gv_walk *w, gv_walk_state *s) {
  if (!gv_is_over(w, s, NULL) || !gv_has_waited_too(w, s) || gv_returns_same(w->c, s)) return;
  gv_differ_perhaps(w, s, gv_op_at(w->c, s, GV_SOURCE)->loc,
                    GV_STR("cannot prove that the lowered code returns the same values here"));
}

/* The source returns. */
static void finish(gv_walk *w, gv_walk_state *s, gv_stop lowered) {
  gv_forgive(w->c, s);
  if (s->owed.len)
    gv_say_dropped(w, s, gv_first_owed(w->c, s));
  else if (lowered == GV_AT_EFFECT)
    gv_say_extra(w, s);
  else if (lowered == GV_AT_END)
    gv_differ_perhaps(w, s, gv_op_at(w->c, s, GV_SOURCE)->loc,
                      GV_STR("the lowered code exits on some path where the source continues"));
  else
    check_return(w, s);
}

/* ---- the walk ---- */

/* One step from where both sides have stopped; false: this path is over. */
static bool step(gv_walk *w, gv_walk_state *s, gv_stop source, gv_stop lowered) {
  if (source == GV_AT_END) return false;
  if (lowered == GV_AT_EFFECT && s->owed.len && gv_pay(w, s)) return true;
  if (lowered == GV_AT_WAIT && gv_has_waited(w->c, s)) return gv_pass_source_wait(w, s);
  if (source == GV_AT_JOIN || lowered == GV_AT_JOIN) return step_join(w, s, source, lowered);
  if (source == GV_AT_OPAQUE || lowered == GV_AT_OPAQUE) {
    gv_say_opaque(w, s, source == GV_AT_OPAQUE ? GV_SOURCE : GV_LOWERED);
    return false;
  }
  if (source == GV_AT_BRANCH || lowered == GV_AT_BRANCH) {
    split(w, s, lowered == GV_AT_BRANCH ? GV_LOWERED : GV_SOURCE);
    return false;
  }
  if (lowered == GV_AT_WAIT) return gv_pass_source_wait(w, s);
  if (lowered == GV_AT_EFFECT && !may_begin(w, s, source)) return false;
  if (source == GV_AT_CALL || lowered == GV_AT_CALL) return step_call(w, s, source, lowered);
  if (source == GV_AT_EFFECT && lowered == GV_AT_EFFECT) return step_effects(w, s);
  if (source == GV_AT_EFFECT) return step_source_effect(w, s);
  finish(w, s, lowered);
  return false;
}

static void run_state(gv_walk *w, gv_walk_state *s) {
  for (;;) {
    if (w->c->steps > w->limit && !w->ordered) {
      w->too_long = true;
      return;
    }
    if (w->c->steps > w->limit) {
      gv_differ_perhaps(
          w, s, gv_op_at(w->c, s, GV_SOURCE)->loc,
          GV_STR("cannot compare the source with the lowered code after this: they are too large"));
      return;
    }
    gv_stop source = gv_run_side(w->c, s, GV_SOURCE), lowered = gv_run_side(w->c, s, GV_LOWERED);
    if (w->difference->found || !step(w, s, source, lowered)) return;
  }
}

static uint64_t progress(const gv_walk_state *s) {
  return (uint64_t)s->frames[GV_SOURCE].at[0].op << 32 | s->frames[GV_LOWERED].at[0].op;
}

/* The state that is furthest back in the source; false: there is none. */
static bool take_first(gv_walk *w, gv_walk_state *next) {
  uint32_t queued = GV_NONE, resumed = GV_NONE;
  uint64_t least = UINT64_MAX;
  for (uint32_t i = 0; i < w->queue.len; i++)
    if (progress(&w->queue.at[i]) < least) least = progress(&w->queue.at[i]), queued = i;
  for (uint32_t i = 0; i < w->resumed.len; i++) {
    uint64_t at = progress(&w->merged.at[w->resumed.at[i]]);
    if (at < least) least = at, resumed = i;
  }
  if (resumed != GV_NONE) {
    gv_state_copy(next, &w->merged.at[w->resumed.at[resumed]]);
    w->resumed.at[resumed] = gv_pop(&w->resumed);
    return true;
  }
  if (queued == GV_NONE) return false;
  *next = w->queue.at[queued];
  w->queue.at[queued] = w->queue.at[--w->queue.len];
  return true;
}

/* The next state to run; false: there is none. */
static bool take_next(gv_walk *w, gv_walk_state *next) {
  if (w->ordered) return take_first(w, next);
  if (!w->queue.len) return false;
  *next = gv_pop(&w->queue);
  return true;
}

/* ---- functions ---- */

/* What the caller passes as this parameter. */
static uint32_t param_term(gv_walk *w, uint32_t leaf, uint32_t number) {
  const gv_host_leaf *l = &w->c->host[GV_SOURCE]->leaves.at[leaf];
  if (l->constant) return gv_formula_const(&w->c->terms, l->k);
  gv_root chosen = l->number ? GV_ROOT_FREE : GV_ROOT_GIVEN;
  return gv_formula_root(&w->c->terms, (int64_t)number + 1, w->root ? chosen : GV_ROOT_VAGUE);
}

/* Parameter `bare` of the lowered function, which takes the aligned pointers of memrefs only, is
 * this leaf of the source. */
static bool is_bare(const gv_comparison *c, const gv_host_function *f, uint32_t bare,
                    uint32_t leaf) {
  return bare < f->bares && c->host[GV_SOURCE]->lists.at[f->first_bare + bare] == leaf;
}

/* Gives the parameters of both the same unknowns; false: they are not the same parameters. */
static bool set_params(gv_walk *w, gv_walk_state *s, const gv_host_function *a,
                       const gv_host_function *b) {
  const uint32_t *from = w->c->host[GV_SOURCE]->lists.at + a->first_param;
  const uint32_t *to = w->c->host[GV_LOWERED]->lists.at + b->first_param;
  bool whole = a->params == b->params;
  uint32_t bare = 0;
  if (!whole && a->bares != b->params) return false;
  for (uint32_t i = 0; i < a->params; i++) {
    bool passed = whole || is_bare(w->c, a, bare, from[i]);
    /* The allocated pointer of a memref is taken to be the aligned one, which follows. */
    bool allocated = !passed && i + 1 < a->params && is_bare(w->c, a, bare, from[i + 1]);
    uint32_t term = param_term(w, from[i], allocated ? i + 1 : i);
    gv_set_value(s, GV_SOURCE, from[i], term);
    if (passed) gv_set_value(s, GV_LOWERED, to[bare++], term);
  }
  return true;
}

static void start(gv_walk_state *s, int side, const gv_host *h, uint32_t function) {
  const gv_host_function *f = &h->functions.at[function];
  *gv_push(&s->frames[side]) = (gv_frame){.function = function,
                                          .block = f->first_block,
                                          .op = h->blocks.at[f->first_block].first_op,
                                          .call = GV_NONE};
}

static void walk_functions(gv_walk *w, uint32_t source, uint32_t lowered) {
  gv_comparison *c = w->c;
  gv_walk_state s = {.segment = 1, .sure = true};
  const gv_host_function *a = &c->host[GV_SOURCE]->functions.at[source],
                         *b = &c->host[GV_LOWERED]->functions.at[lowered];
  start(&s, GV_SOURCE, c->host[GV_SOURCE], source);
  start(&s, GV_LOWERED, c->host[GV_LOWERED], lowered);
  s.epoch[GV_SOURCE] = s.epoch[GV_LOWERED] = gv_new_root(c, &s, GV_ROOT_VAGUE);
  if (set_params(w, &s, a, b))
    push_state(w, &s);
  else
    gv_differ(w, &s, GV_RULE_WORK_UNMATCHED, false, a->loc,
              gv_format(c->arena,
                        "cannot compare @%.*s: it has other parameters in the lowered code",
                        GV_FMT(a->name)));
  gv_state_free(&s);
  for (gv_walk_state next = {0}; take_next(w, &next); next = (gv_walk_state){0}) {
    if (!w->difference->found && !w->too_long) run_state(w, &next);
    gv_state_free(&next);
  }
}

/* False: it takes too long so. */
static bool walk_once(gv_comparison *c, uint32_t source, uint32_t lowered, bool ordered,
                      gv_difference *difference) {
  gv_walk w = {.c = c,
               .difference = difference,
               .ordered = ordered,
               .limit = c->steps + (ordered ? MOST_STEPS : FEW_STEPS),
               .root = c->host[GV_SOURCE]->functions.at[source].is_public};
  walk_functions(&w, source, lowered);
  for (uint32_t i = 0; i < w.merged.len; i++) gv_state_free(&w.merged.at[i]);
  gv_vec_free(&w.merged);
  gv_vec_free(&w.queue);
  gv_vec_free(&w.resumed);
  gv_map_free(&w.places);
  return !w.too_long;
}

bool gv_compare_functions(gv_comparison *c, uint32_t source, uint32_t lowered,
                          gv_difference *difference) {
  bool found;
  uint32_t *answer = gv_map_at(&c->answers, (uint64_t)source << 32 | lowered, &found);
  if (found) return *answer == GV_PAIR_SAME; /* of functions that call themselves it is not known */
  *answer = GV_PAIR_ASKED;
  if (!walk_once(c, source, lowered, false, difference))
    walk_once(c, source, lowered, true, difference);
  *gv_map_at(&c->answers, (uint64_t)source << 32 | lowered, &found) =
      difference->found ? GV_PAIR_DIFFERENT : GV_PAIR_SAME;
  return !difference->found;
}
