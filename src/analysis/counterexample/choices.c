/* needs: a path whose segment has been run. gives: what has been chosen between in it comes out, by
 * the numbers of the path, as the segment needs it. cost: for each choice the segment twice;
 * choices on what is the same throughout the program, once for all of them. */
#include "counterexample/checkpoint.h"
#include "counterexample/walker.h"

/* Where work is followed, what streams and events came decides what becomes of it; a handle itself
 * is in the state that the path says. */
static bool follows_work(const walker *w, const path_step *step, const path_step *next,
                         const target *end) {
  const gv_tabulation *e = w->tab;
  bool leaves = !next && end->exiting && !end->origin;
  uint32_t before = e->nodes.at[step->node].state, after = next     ? e->nodes.at[next->node].state
                                                           : leaves ? end->exit_state
                                                                    : end->state;
  return gv_state_at(e, before)->work || gv_state_at(e, after)->work;
}

/* A choice that comes out so or so, each of which can lead to the end of the segment. */
typedef struct open_choice {
  uint32_t number;
  gv_guard is;
} open_choice;
typedef GV_VEC(open_choice) open_choices;

/* ---- choices that come out together ---------------------------------------------------------- */

static gv_choice *changed(gv_execution *f, uint32_t index) {
  gv_keep_choice(f, index);
  return &f->choices.at[index];
}

/* The combination in which choice `i` is as bit i says. */
static gv_guard combined(gv_predicates *predicates, const open_choices *open, uint32_t bits) {
  gv_guard all = GV_TRUE;
  for (uint32_t i = 0; i < open->len; i++)
    all = gv_bdd_and(&predicates->bdd, all,
                     bits >> i & 1 ? open->at[i].is : gv_bdd_not(&predicates->bdd, open->at[i].is));
  return all;
}

/* … as a number of one bit. */
static gv_number number_of(gv_execution *f, const open_choices *open, uint32_t bits) {
  gv_number all = gv_number_constant(1);
  for (uint32_t i = 0; i < open->len; i++) {
    gv_number is = f->choices.at[open->at[i].number].asks;
    if (!(bits >> i & 1))
      is = gv_number_arith(&f->numbers, GV_XOR, 0, 1, is, gv_number_constant(1));
    all = i ? gv_number_arith(&f->numbers, GV_AND, 0, 1, all, is) : is;
  }
  return all;
}

/* Alone each may come out either way; together they have to come out as one of the combinations
 * that lead to the end. */
static bool settle_together(walker *w, const open_choices *open, const path_step *step,
                            const path_step *next, const target *end, gv_guard guard) {
  gv_execution *f = w->local.execution;
  bool all = true, any = false;
  gv_number one_of = gv_number_constant(0);
  if (open->len < 2) return true;
  if (open->len > OPEN_CHOICES_LIMIT) {
    for (uint32_t i = 0; i < open->len; i++)
      changed(f, open->at[i].number)->asks = gv_number_unconstrained(&f->numbers);
    return true;
  }
  for (uint32_t bits = 0; bits < 1u << open->len; bits++) {
    gv_guard so = combined(&w->tab->predicates, open, bits);
    if (gv_predicates_assume(&w->tab->predicates, guard, so) == GV_FALSE) continue;
    bool can = gv_can_run_segment(w, step, next, end,
                                  gv_predicates_assume(&w->tab->predicates, guard, so));
    all &= can;
    if (!can) continue;
    gv_number is = number_of(f, open, bits);
    one_of = any ? gv_number_arith(&f->numbers, GV_OR, 0, 1, one_of, is) : is;
    any = true;
  }
  if (all) return true;
  for (uint32_t i = 0; i < open->len; i++) changed(f, open->at[i].number)->assumed = true;
  return gv_numbers_assume(&f->numbers, gv_number_truth(one_of, true));
}

/* ---- … on what is the same throughout the program -------------------------------------------- */

typedef struct decoder {
  walker *w;
  gv_map numbers; /* guard to index into `known` */
  GV_VEC(gv_number) known;
} decoder;

/* The guard as a number of one bit. */
static gv_number number_of_guard(decoder *d, gv_guard guard) {
  gv_numbers *s = &d->w->local.execution->numbers;
  bool found;
  if (guard <= GV_TRUE) return gv_number_constant(guard == GV_TRUE);
  uint32_t at = gv_map_get(&d->numbers, guard);
  if (at != GV_NONE) return d->known.at[at];
  gv_bdd_node node = d->w->tab->predicates.bdd.nodes.at[guard];
  gv_number low = number_of_guard(d, node.low), high = number_of_guard(d, node.high);
  gv_number is = gv_execution_atom(d->w->local.execution, gv_predicates_atom(node.var));
  gv_number no = gv_number_arith(s, GV_XOR, 0, 1, is, gv_number_constant(1));
  gv_number n = gv_number_arith(s, GV_OR, 0, 1, gv_number_arith(s, GV_AND, 0, 1, is, high),
                                gv_number_arith(s, GV_AND, 0, 1, no, low));
  *gv_map_at(&d->numbers, guard, &found) = d->known.len;
  *gv_push(&d->known) = n;
  return n;
}

typedef struct local {
  gv_predicates *predicates;
  gv_guard guard;
} local;

static void forget_local(void *to, uint32_t var) {
  local *l = to;
  gv_guard is = gv_bdd_var(&l->predicates->bdd, var);
  if (!gv_predicates_is_invariant(l->predicates, is))
    l->guard = gv_bdd_exists(&l->predicates->bdd, l->guard, var);
}

/* `whole`: with which the segment comes to its end. What it says of what is the same throughout the
 * program has to hold. */
static bool settle_by_guard(walker *w, const open_choices *open, gv_guard whole) {
  decoder d = {.w = w};
  local l = {&w->tab->predicates, whole};
  gv_bdd_support(&l.predicates->bdd, whole, forget_local, &l);
  for (uint32_t i = 0; i < open->len && l.guard != GV_TRUE; i++)
    changed(w->local.execution, open->at[i].number)->assumed = true;
  bool holds = gv_numbers_assume(&w->local.execution->numbers,
                                 gv_number_truth(number_of_guard(&d, l.guard), true));
  gv_map_free(&d.numbers);
  gv_vec_free(&d.known);
  return holds;
}

/* ---- all of them ----------------------------------------------------------------------------- */

typedef struct settling {
  walker *w;
  const path_step *step, *next;
  const target *end;
  gv_guard guard;
  bool ran, exact; /* the segment as a whole; … and its guard says it all */
  gv_guard whole;
  gv_map can;         /* guard to whether the segment can be run with it */
  gv_choice last;     /* that was looked at; of no condition: there was none */
  gv_map seen;        /* hashes of conditions and their numbers that were chosen by */
  open_choices open;  /* one by one */
  open_choices alike; /* by the guard of the whole */
} settling;

static bool can_be(settling *s, gv_guard so) {
  bool found;
  uint32_t *can = gv_map_at(&s->can, so, &found);
  if (!found) {
    bool is = gv_can_run_segment(s->w, s->step, s->next, s->end, so);
    *gv_map_at(&s->can, so, &found) = is;
    return is;
  }
  return *can;
}

/* Does the guard of the whole segment say how the choice has to come out? */
static bool is_told(settling *s, gv_guard is) {
  gv_predicates *predicates = &s->w->tab->predicates;
  if (!gv_predicates_is_invariant(predicates, is)) return false;
  if (!s->ran) s->whole = gv_run_whole_segment(s->w, s->step, s->next, s->end, s->guard, &s->exact);
  s->ran = true;
  return s->exact;
}

static bool settle_choice(settling *s, uint32_t index, gv_choice choice) {
  gv_predicates *predicates = &s->w->tab->predicates;
  gv_guard is = choice.atom == GV_NONE
                    ? gv_predicates_condition(predicates, choice.condition)
                    : gv_bdd_var(&predicates->bdd, gv_predicates_variable(choice.atom));
  gv_guard so = gv_predicates_assume(predicates, s->guard, is),
           not_so = gv_predicates_assume(predicates, s->guard, gv_bdd_not(&predicates->bdd, is));
  bool told = choice.atom == GV_NONE && is_told(s, is);
  bool yes = told ? gv_bdd_and(&predicates->bdd, s->whole, so) != GV_FALSE : can_be(s, so);
  bool no = told ? gv_bdd_and(&predicates->bdd, s->whole, not_so) != GV_FALSE : can_be(s, not_so);
  bool tracked = gv_predicates_assume(predicates, GV_TRUE, is) == is;
  if (yes == no && !tracked && choice.atom == GV_NONE)
    changed(s->w->local.execution, index)->asks =
        gv_number_unconstrained(&s->w->local.execution->numbers);
  if (yes && no && tracked) *gv_push(told ? &s->alike : &s->open) = (open_choice){index, is};
  return yes == no || gv_execution_settle(s->w->local.execution, index, yes);
}

static bool is_same(const gv_choice *a, const gv_choice *b) {
  if (a->condition != b->condition) return false;
  if (a->atom != GV_NONE) return false;
  if (b->atom != GV_NONE) return false;
  return gv_number_same(a->asks, b->asks);
}

/* An earlier one is on the same number: however that comes out, this one does. */
static bool is_again(settling *s, const gv_choice *choice) {
  const int64_t key[3] = {choice->condition, choice->asks.unknown, choice->asks.plus};
  bool found = is_same(&s->last, choice);
  if (choice->atom == GV_NONE && !found)
    *gv_map_at(&s->seen, gv_hash(key, sizeof key, 0), &found) = 1;
  s->last = *choice;
  return found;
}

bool gv_settle_choices(walker *w, uint32_t first, const path_step *step, const path_step *next,
                       const target *end, gv_guard guard) {
  settling s = {
      .w = w, .step = step, .next = next, .end = end, .guard = guard, .last = {GV_NONE, GV_NONE}};
  bool settled = true;
  for (uint32_t i = first;
       i < w->local.execution->choices.len && settled && !(!next && end->arrives); i++) {
    if (i == first)
      gv_checkpoints_close(w->local.execution); /* how they come out is of this path */
    gv_choice choice = w->local.execution->choices.at[i];
    if (choice.condition == GV_NONE && choice.atom == GV_NONE) continue;
    if (choice.assumed) continue;
    if (choice.atom != GV_NONE && !follows_work(w, step, next, end)) continue;
    if (!is_again(&s, &choice)) settled = settle_choice(&s, i, choice);
  }
  settled = settled && settle_together(w, &s.open, step, next, end, guard);
  if (settled && s.alike.len > 1) settled = settle_by_guard(w, &s.alike, s.whole);
  gv_map_free(&s.can);
  gv_map_free(&s.seen);
  gv_vec_free(&s.open);
  gv_vec_free(&s.alike);
  return settled;
}
