/* needs: a path whose segment has been run. gives: what has been chosen between in it comes out, by
 * the numbers of the path, as the segment needs it. cost: the segment once for all choices whose
 * conditions the guards follow; for each of the others twice. */
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

/* ---- where they begin ------------------------------------------------------------------------ */

void gv_begin_choices(walker *w, uint32_t node, const target *end) {
  const gv_tabulation *e = w->tab;
  uint32_t seed = e->contexts.at[e->nodes.at[node].context].seed;
  const path_step step = {.node = node};
  w->local.own_choices = GV_NONE;
  if (seed == GV_NONE || follows_work(w, &step, NULL, end)) return;
  gv_seed_kind kind = e->seeds.at[seed].kind;
  if (kind == GV_SEED_AT_OP || kind == GV_SEED_OF_CALL)
    w->local.own_choices = w->local.execution->choices.len;
}

/* Those of the path's first block that come before its first operation are passed over. */
static uint32_t first_own(walker *w, uint32_t first, uint32_t node) {
  if (w->local.own_choices == GV_NONE) return first;
  const gv_execution *f = w->local.execution;
  uint32_t op = w->tab->nodes.at[node].op, low = first, high = f->choices.len;
  while (low < high) {
    uint32_t middle = low + (high - low) / 2;
    if (f->choices.at[middle].op < op)
      low = middle + 1;
    else
      high = middle;
  }
  return w->local.own_choices = low;
}

/* ---- choices that may come out either way ---------------------------------------------------- */

/* A choice that comes out so or so, each of which can lead to the end of the segment. */
typedef struct open_choice {
  uint32_t number;
  gv_guard is; /* what it is chosen by; GV_TRUE: the segment says nothing of that */
} open_choice;
typedef GV_VEC(open_choice) open_choices;

/* ---- choices that come out together ---------------------------------------------------------- */

static gv_choice *changed(gv_execution *f, uint32_t index) {
  gv_keep_choice(f, index);
  return &f->choices.at[index];
}

/* The path does not rest on it, which is asked for where the path is recorded. */
static void put_beside(walker *w, uint32_t index) {
  if (w->record) changed(w->local.execution, index)->beside = true;
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

/* ---- … as the guard of the segment says ------------------------------------------------------ */

/* Choices of one condition, which is a predicate or its opposite: its variable to their number, and
 * whether it is the opposite. */
typedef struct literal {
  uint32_t choice;
  bool opposite;
} literal;

typedef struct told_choices {
  open_choices open; /* those that may come out either way */
  gv_map literals;   /* variable to index into `by_literal` */
  GV_VEC(literal) by_literal;
} told_choices;

static void free_told(told_choices *told) {
  gv_vec_free(&told->open);
  gv_map_free(&told->literals);
  gv_vec_free(&told->by_literal);
}

/* The variable of which `is` says the truth, or the opposite; GV_NONE: it says more. */
static uint32_t literal_of(const gv_bdd *bdd, gv_guard is, bool *opposite) {
  gv_bdd_node node = bdd->nodes.at[is];
  if (node.low > GV_TRUE || node.high > GV_TRUE) return GV_NONE;
  *opposite = node.low == GV_TRUE;
  return node.var;
}

typedef struct decoder {
  walker *w;
  const told_choices *told;
  gv_map numbers; /* guard to index into `known` */
  GV_VEC(gv_number) known;
} decoder;

/* What a choice was made by, as it was then; else as it is now. */
static gv_number number_of_variable(decoder *d, uint32_t var) {
  gv_execution *f = d->w->local.execution;
  uint32_t at = gv_map_get(&d->told->literals, var);
  if (at == GV_NONE) return gv_execution_atom(f, gv_predicates_atom(var));
  literal l = d->told->by_literal.at[at];
  gv_number asks = f->choices.at[l.choice].asks;
  return l.opposite ? gv_number_arith(&f->numbers, GV_XOR, 0, 1, asks, gv_number_constant(1))
                    : asks;
}

/* The guard as a number of one bit. */
static gv_number number_of_guard(decoder *d, gv_guard guard) {
  gv_numbers *s = &d->w->local.execution->numbers;
  bool found;
  if (guard <= GV_TRUE) return gv_number_constant(guard == GV_TRUE);
  uint32_t at = gv_map_get(&d->numbers, guard);
  if (at != GV_NONE) return d->known.at[at];
  gv_bdd_node node = d->w->tab->predicates.bdd.nodes.at[guard];
  gv_number low = number_of_guard(d, node.low), high = number_of_guard(d, node.high);
  gv_number is = number_of_variable(d, node.var);
  gv_number no = gv_number_arith(s, GV_XOR, 0, 1, is, gv_number_constant(1));
  gv_number n = gv_number_arith(s, GV_OR, 0, 1, gv_number_arith(s, GV_AND, 0, 1, is, high),
                                gv_number_arith(s, GV_AND, 0, 1, no, low));
  *gv_map_at(&d->numbers, guard, &found) = d->known.len;
  *gv_push(&d->known) = n;
  return n;
}

static void add_variable(void *variables, uint32_t var) {
  bool found;
  *gv_map_at(variables, var, &found) = 1;
}

typedef struct projection {
  gv_bdd *bdd;
  gv_map kept; /* variables */
  gv_guard guard;
} projection;

static void forget_others(void *to, uint32_t var) {
  projection *p = to;
  if (gv_map_get(&p->kept, var) == GV_NONE) p->guard = gv_bdd_exists(p->bdd, p->guard, var);
}

/* What the guard says of what is chosen by. */
static gv_guard project(gv_bdd *bdd, const open_choices *open, gv_guard whole) {
  projection p = {.bdd = bdd, .guard = whole};
  for (uint32_t i = 0; i < open->len && whole != GV_TRUE; i++)
    gv_bdd_support(bdd, open->at[i].is, add_variable, &p.kept);
  gv_bdd_support(bdd, whole, forget_others, &p);
  gv_map_free(&p.kept);
  return p.guard;
}

/* `whole`: with which the segment comes to its end. What it says of what is chosen by has to hold.
 */
static bool settle_by_guard(walker *w, const told_choices *told, gv_guard whole) {
  gv_guard guard = project(&w->tab->predicates.bdd, &told->open, whole);
  if (guard == GV_TRUE) return true;
  decoder d = {.w = w, .told = told};
  for (uint32_t i = 0; i < told->open.len; i++)
    changed(w->local.execution, told->open.at[i].number)->assumed = true;
  bool holds = gv_numbers_assume(&w->local.execution->numbers,
                                 gv_number_truth(number_of_guard(&d, guard), true));
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
  gv_map can;        /* guard to whether the segment can be run with it */
  uint32_t last;     /* choice with a condition that was looked at; GV_NONE: there was none */
  gv_map seen;       /* hashes of conditions and their numbers that were chosen by to the first
                        choice */
  bool work;         /* is followed in it */
  gv_map speaks_of;  /* the variables of `whole` */
  gv_guard possible; /* `whole` and `guard` */
  gv_map mentioned;  /* the variables of both */
  open_choices open; /* one by one */
  told_choices told; /* by the guard of the whole */
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

typedef struct known_after {
  const settling *s;
  uint32_t edge;
  bool all;
} known_after;

static void see_known(void *to, uint32_t var) {
  known_after *k = to;
  k->all &= gv_predicates_keeps(&k->s->w->tab->predicates, var, k->edge);
}

/* Can the path tell, after the segment, what the choice was made by? */
static bool is_known_after(settling *s, uint32_t index, gv_guard is) {
  const gv_origin *by = s->next ? &s->w->tab->origins.at[s->next->origin] : NULL;
  bool opposite, found;
  uint32_t var = literal_of(&s->w->tab->predicates.bdd, is, &opposite);
  if (var != GV_NONE) {
    uint32_t *at = gv_map_at(&s->told.literals, var, &found);
    if (!found) *at = s->told.by_literal.len;
    if (!found) *gv_push(&s->told.by_literal) = (literal){index, opposite};
    return true;
  }
  if (!by || by->kind != GV_FROM_EDGE) return true;
  known_after k = {s, by->via, true};
  gv_bdd_support(&s->w->tab->predicates.bdd, is, see_known, &k);
  return k.all;
}

/* Is the guard of the whole segment all that it says of its choices? */
static bool is_exact(settling *s) {
  if (s->ran) return s->exact;
  s->whole = gv_run_whole_segment(s->w, s->step, s->next, s->end, s->guard, &s->exact);
  gv_bdd *bdd = &s->w->tab->predicates.bdd;
  s->possible = gv_bdd_and(bdd, s->whole, s->guard);
  gv_bdd_support(bdd, s->whole, add_variable, &s->speaks_of);
  gv_bdd_support(bdd, s->whole, add_variable, &s->mentioned);
  gv_bdd_support(bdd, s->guard, add_variable, &s->mentioned);
  s->ran = true;
  return s->exact;
}

typedef struct bearing {
  const settling *s;
  bool any;
} bearing;

static void see_bearing(void *to, uint32_t var) {
  bearing *b = to;
  b->any |= gv_map_get(&b->s->speaks_of, var) != GV_NONE;
}

/* Has the whole segment nothing to do with how the choice comes out? Where work is followed,
 * numbers may have. */
static bool is_beside(const settling *s, gv_guard is) {
  bearing b = {s, false};
  if (s->work) return false;
  gv_bdd_support(&s->w->tab->predicates.bdd, is, see_bearing, &b);
  return !b.any;
}

static gv_guard condition_of(gv_predicates *predicates, const gv_choice *choice) {
  if (choice->atom == GV_NONE) return gv_predicates_condition(predicates, choice->condition);
  return gv_bdd_var(&predicates->bdd, gv_predicates_variable(choice->atom));
}

/* Nothing that the segment as a whole takes or tells speaks of the one predicate that decides the
 * choice: it comes out either way. */
static bool is_unmentioned(const settling *s, gv_guard is) {
  bool opposite;
  uint32_t var = literal_of(&s->w->tab->predicates.bdd, is, &opposite);
  if (s->possible == GV_FALSE) return false;
  return var != GV_NONE && gv_map_get(&s->mentioned, var) == GV_NONE;
}

static bool settle_choice(settling *s, uint32_t index, gv_choice choice) {
  gv_predicates *predicates = &s->w->tab->predicates;
  gv_guard is = condition_of(predicates, &choice);
  bool tracked = gv_predicates_assume(predicates, GV_TRUE, is) == is;
  bool told = tracked && is > GV_TRUE && is_exact(s);
  if (told && is_beside(s, is)) {
    put_beside(s->w, index);
    return true;
  }
  if (told && is_unmentioned(s, is)) {
    *gv_push(&s->told.open) = (open_choice){index, GV_TRUE};
    return true;
  }
  told = told && is_known_after(s, index, is);
  gv_guard is_not = gv_bdd_not(&predicates->bdd, is);
  gv_guard so = gv_predicates_assume(predicates, s->guard, is),
           not_so = gv_predicates_assume(predicates, s->guard, is_not);
  bool yes = told ? gv_bdd_and(&predicates->bdd, s->whole, so) != GV_FALSE : can_be(s, so);
  bool no = told ? gv_bdd_and(&predicates->bdd, s->whole, not_so) != GV_FALSE : can_be(s, not_so);
  if (yes == no && !tracked && choice.atom == GV_NONE)
    changed(s->w->local.execution, index)->asks =
        gv_number_unconstrained(&s->w->local.execution->numbers);
  if (yes && no && tracked) *gv_push(told ? &s->told.open : &s->open) = (open_choice){index, is};
  return yes == no || gv_execution_settle(s->w->local.execution, index, yes);
}

static bool is_same(const gv_choice *a, const gv_choice *b) {
  if (a->condition != b->condition) return false;
  if (a->atom != GV_NONE) return false;
  if (b->atom != GV_NONE) return false;
  return gv_number_same(a->asks, b->asks);
}

/* The first one that is on the same number: however that comes out, this one does. GV_NONE: it is
 * the first itself. */
static uint32_t first_alike(settling *s, uint32_t index, const gv_choice *choice) {
  const gv_choice *all = s->w->local.execution->choices.at;
  const int64_t key[3] = {choice->condition, choice->asks.unknown, choice->asks.plus};
  bool found;
  if (choice->atom != GV_NONE) return GV_NONE;
  uint32_t last = s->last;
  s->last = index;
  if (last != GV_NONE && is_same(&all[last], choice)) return last;
  uint32_t *first = gv_map_at(&s->seen, gv_hash(key, sizeof key, 0), &found);
  if (!found) *first = index;
  return found ? *first : GV_NONE;
}

static bool settle_next(settling *s, uint32_t index) {
  gv_execution *f = s->w->local.execution;
  const gv_choice choice = f->choices.at[index];
  if (choice.condition == GV_NONE && choice.atom == GV_NONE) return true;
  if (choice.assumed) return true;
  if (choice.atom != GV_NONE && !s->work) return true;
  uint32_t first = first_alike(s, index, &choice);
  if (first == GV_NONE) return settle_choice(s, index, choice);
  if (f->choices.at[first].beside) put_beside(s->w, index);
  return true;
}

/* Of what is chosen one by one the guard of the whole does not say how it came out. Where there is
 * such a choice, all that may come out either way have to be looked at together: one may have to,
 * unless another one does. */
static void join_open(settling *s) {
  if (!s->open.len) return;
  for (uint32_t i = 0; i < s->told.open.len; i++)
    if (s->told.open.at[i].is != GV_TRUE) *gv_push(&s->open) = s->told.open.at[i];
  s->told.open.len = 0;
}

bool gv_settle_choices(walker *w, uint32_t first, bool is_first, const path_step *step,
                       const path_step *next, const target *end, gv_guard guard) {
  settling s = {.w = w,
                .step = step,
                .next = next,
                .end = end,
                .guard = guard,
                .last = GV_NONE,
                .work = follows_work(w, step, next, end)};
  bool settled = true;
  if (is_first) first = first_own(w, first, step->node);
  for (uint32_t i = first;
       i < w->local.execution->choices.len && settled && !(!next && end->arrives); i++) {
    if (i == first)
      gv_checkpoints_close(w->local.execution); /* how they come out is of this path */
    settled = settle_next(&s, i);
  }
  join_open(&s);
  settled = settled && settle_together(w, &s.open, step, next, end, guard);
  settled = settled && (!s.told.open.len || settle_by_guard(w, &s.told, s.whole));
  gv_map_free(&s.can);
  gv_map_free(&s.seen);
  gv_vec_free(&s.open);
  gv_map_free(&s.speaks_of);
  gv_map_free(&s.mentioned);
  free_told(&s.told);
  return settled;
}
