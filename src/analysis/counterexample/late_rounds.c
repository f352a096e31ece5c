/* The last rounds of a loop. What is enqueued in each round of a loop, and waited for in none, is
 * pending after the last one: a path to what goes wrong then goes through that round, or, where
 * rounds take turns with streams, through one of the few before it. Where there are too many rounds
 * to go through, it goes through these only. Of what the others have computed and written nothing
 * is known then, but for what grows by the same number in each of them, such as the counter of the
 * loop. The rounds before them are gone through: nothing but the counter leaves the loop, and the
 * object of the path is not there yet, or is in each round in the state that it had before the
 * loop. A loop over the bytes of a buffer may be entered where it comes to those that work is
 * pending on, in the same way.
 *
 * needs: flow, a loop that is left after a known number of rounds. gives: whether a path may go so;
 * its numbers in that round. cost: the loop's blocks, the transfer function once for each of them.
 */
#include "counterexample/store.h"
#include "counterexample/walker.h"

/* ---- the loop -------------------------------------------------------------------------------- */

static bool is_in(const gv_detour *loop, uint32_t block) {
  return block == loop->branch || gv_is_on_detour(loop, block);
}

/* Control leaves it by the edge alone, and enters it by one block alone. */
static bool has_one_door(const gv_tabulation *e, gv_detour *loop, uint32_t edge) {
  const gv_model *m = e->model;
  bool one = m->edges.at[edge].target == loop->join && gv_is_on_detour(loop, loop->branch);
  loop->header = GV_NONE;
  for (uint32_t i = 0; i < loop->blocks.len && one; i++) {
    uint32_t at = loop->blocks.at[i];
    for (uint32_t out = m->blocks.at[at].first_edge; out < m->blocks.at[at].end_edge && one; out++)
      one = out == edge || is_in(loop, m->edges.at[out].target) ||
            gv_is_no_way(m, &e->flow, loop, out);
    for (uint32_t p = e->flow.pred_start[at]; p < e->flow.pred_start[at + 1] && one; p++) {
      if (is_in(loop, e->flow.edge_from[e->flow.preds[p]])) continue;
      one = loop->header == GV_NONE || loop->header == at;
      loop->header = at;
    }
  }
  return one && loop->header != GV_NONE;
}

/* ---- the object ------------------------------------------------------------------------------ */

typedef struct keeping {
  gv_tabulation *tab;
  const gv_detour *loop;
  uint32_t work, state; /* of the object where control enters the loop */
  GV_VEC(gv_entry) met; /* blocks, and states in them */
  gv_bdd *bdd;
  gv_guard goes_on;
  gv_guard hit; /* the round comes by the element that is followed: no round that is skipped does */
  bool keeps;
} keeping;

/* That memory is followed by its chunks is known of it from the first access to one on. */
static bool is_the_same(gv_tabulation *e, uint32_t before, uint32_t state) {
  gv_state s = *gv_state_at(e, before);
  s.chunk = gv_state_at(e, state)->chunk;
  s.element |= s.chunk && s.chunk != GV_NO_CHUNK;
  return before == state || gv_state_id(e, &s) == state;
}

static void keep_on_edge(keeping *k, uint32_t edge, uint32_t state, gv_guard before) {
  uint32_t block = k->tab->model->edges.at[edge].target;
  if (gv_state_at(k->tab, state)->work != k->work)
    return; /* it may as well be followed with what is pending on it */
  k->goes_on =
      gv_bdd_or(k->bdd, k->goes_on, gv_bdd_and(k->bdd, before, k->tab->predicates.edge[edge]));
  if (!is_in(k->loop, block)) return;
  if (block == k->loop->header) k->keeps &= is_the_same(k->tab, k->state, state);
  for (uint32_t i = 0; i < k->met.len; i++)
    if (k->met.at[i].key == block && k->met.at[i].item == state) return;
  k->keeps &= k->met.len < DETOUR_STATES_LIMIT;
  if (k->keeps) *gv_push(&k->met) = (gv_entry){block, state};
}

static uint32_t keep(void *to, const gv_effect *x) {
  keeping *k = to;
  if (x->kind == GV_EFFECT_EDGE)
    keep_on_edge(k, x->edge, x->state, x->before);
  else if (x->kind != GV_EFFECT_ORDERS && x->kind != GV_EFFECT_USE && x->kind != GV_EFFECT_FAULT)
    k->keeps &= gv_state_at(k->tab, x->state)->work != k->work;
  return GV_NONE;
}

/* Whatever control does in a round, the object can be at the end of it as it was before. */
static bool keeps_its_state(walker *w, const gv_detour *loop, const crossing *entry) {
  gv_node node = w->tab->nodes.at[entry->node];
  keeping k = {.tab = w->tab,
               .loop = loop,
               .state = entry->state,
               .bdd = &w->tab->predicates.bdd,
               .hit = gv_hits_in_loop(w->tab, loop),
               .keeps = true};
  k.work = gv_state_at(w->tab, entry->state)->work;
  *gv_push(&k.met) = (gv_entry){loop->header, entry->state};
  for (uint32_t i = 0; i < k.met.len && k.keeps && gv_walk_spend(w, WALK_SEGMENT); i++) {
    const gv_sink sink = {.to = &k, .take = keep, .back_to = GV_NONE};
    k.goes_on = GV_FALSE;
    gv_transfer(w->tab, node.context, w->model->blocks.at[k.met.at[i].key].first_op,
                k.met.at[i].item, gv_bdd_not(k.bdd, k.hit), &sink);
    k.keeps &= gv_goes_on_everywhere(w->tab, k.met.at[i].key, k.goes_on, k.hit);
  }
  gv_vec_free(&k.met);
  return k.keeps && !gv_walk_gave_up(w);
}

/* By which the path has come into the loop, last. */
static const crossing *entry_of(const walker *w, const crossings *list, const gv_detour *loop) {
  for (uint32_t i = list->len; i--;) {
    const gv_edge *edge = &w->model->edges.at[list->at[i].edge];
    if (edge->target == loop->header && !is_in(loop, w->tab->flow.edge_from[list->at[i].edge]))
      return &list->at[i];
  }
  return NULL;
}

bool gv_counts_to_its_end(const gv_tabulation *e, gv_detour *loop, uint32_t edge) {
  if (!gv_leaves_counted_loop(e, loop, edge, &loop->exit) || !has_one_door(e, loop, edge))
    return false;
  const gv_value *counter = &e->model->values.at[loop->exit.counter];
  if (counter->def != GV_DEF_BLOCK_ARG) return false;
  if (counter->a != loop->header) return false;
  return counter->width != 0;
}

/* The loop that is left by the edge can be entered late: so that the object is as it was before it,
 * or comes to be in it. */
static bool may_enter_late(walker *w, gv_detour *loop, uint32_t edge) {
  if (!gv_counts_to_its_end(w->tab, loop, edge)) return false;
  const crossing *entry = entry_of(w, &w->local.onward, loop);
  loop->misses = entry && gv_hits_in_loop(w->tab, loop) != GV_FALSE;
  return entry ? keeps_its_state(w, loop, entry) : entry_of(w, &w->local.history, loop) != NULL;
}

bool gv_comes_late(walker *w, const gv_detour *loop, uint32_t node) {
  const crossing entry = {
      .edge = GV_NONE, .node = node, .state = w->tab->nodes.at[node].state, .met = true};
  return keeps_its_state(w, loop, &entry);
}

bool gv_begins_late(walker *w, gv_detour *loop, uint32_t edge) {
  loop->late = may_enter_late(w, loop, edge);
  loop->tail = w->attempt.tail;
  w->met.late |= loop->late;
  return loop->late;
}

/* The loop whose branch leads back to the header, or whose header is the branch. */
static bool find_loop(walker *w, uint32_t header, gv_detour *loop, uint32_t *edge) {
  const gv_tabulation *e = w->tab;
  const gv_model *m = w->model;
  for (uint32_t p = e->flow.pred_start[header]; p <= e->flow.pred_start[header + 1]; p++) {
    uint32_t at =
        p == e->flow.pred_start[header + 1] ? header : e->flow.edge_from[e->flow.preds[p]];
    const gv_block *b = &m->blocks.at[at];
    if (m->ops.at[gv_terminator(m, at)].kind != GV_OP_COND_BR || gv_has_detour(&w->detours, at))
      continue;
    if (!gv_find_detour(w, at, loop)) continue;
    for (*edge = b->first_edge; *edge < b->end_edge; ++*edge)
      if (!is_in(loop, m->edges.at[*edge].target) && may_enter_late(w, loop, *edge)) return true;
    gv_vec_free(&loop->blocks);
  }
  return false;
}

/* Where the address of the last access grows with a counter: the header of its loop; by how many
 * bytes in each round. */
static uint32_t header_of(const walker *w, gv_value_id *counter, int64_t *scale) {
  const gv_model *m = w->model;
  gv_value_id id = gv_strip(m, gv_operands(m, &m->ops.at[w->fault->op])[w->fault->operand]);
  const gv_value *v = &m->values.at[id];
  while (v->def == GV_DEF_OFFSET && v->k != GV_ANYWHERE) v = &m->values.at[gv_strip(m, v->a)];
  if (v->def != GV_DEF_OFFSET || !v->c) return GV_NONE;
  *scale = (int64_t)v->c;
  id = gv_strip(m, v->b);
  v = &m->values.at[id];
  if (gv_is_arith_in(v, GV_WIDENINGS)) id = gv_strip(m, v->a);
  *counter = id;
  return m->values.at[id].def == GV_DEF_BLOCK_ARG ? m->values.at[id].a : GV_NONE;
}

bool gv_skip_rounds(walker *w, int64_t bytes) {
  gv_value_id counter;
  int64_t scale, step, by = 0;
  gv_detour loop;
  uint32_t edge, header = w->fault->operand == GV_NONE ? GV_NONE : header_of(w, &counter, &scale);
  if (header == GV_NONE) return false;
  if (w->detours.len == DETOURS_LIMIT) return false;
  if (!find_loop(w, header, &loop, &edge)) return false;
  bool grows =
      loop.header == header && gv_grows_in_loop(w->model, &w->tab->flow, &loop, counter, &step);
  grows = grows && !__builtin_mul_overflow(step, scale, &by) && by && bytes / by > 0 &&
          bytes != INT64_MIN;
  if (grows) {
    loop.late = true, loop.tail = 0;
    loop.skipped = bytes / by + (bytes % by != 0);
    *gv_push(&w->detours) = loop;
    w->stale = true;
  } else {
    gv_vec_free(&loop.blocks);
  }
  return grows;
}

/* ---- numbers --------------------------------------------------------------------------------- */

/* With the counter `ahead` further on at or past this, the loop is left: `to` past its bound. */
static int64_t past_bound(const gv_loop_exit *x) {
  if (x->test == GV_EQ) return 0;
  if (x->step > 0) return x->left ? 0 : 1;
  return x->left ? -1 : 0;
}

static bool fits(int64_t k, const gv_loop_exit *x) {
  bool as_unsigned = x->test == GV_ULT;
  if (as_unsigned && k < 0) return false;
  if (x->width >= 64) return true;
  int64_t most = INT64_MAX >> (64 - x->width);
  if (as_unsigned) return k <= 2 * most + 1;
  return k >= -most - 1 && k <= most;
}

/* The test comes first in a round, and there is another block: the round in which it ends the loop
 * is none. */
static bool tests_first(const gv_detour *loop) {
  return loop->header == loop->branch && loop->blocks.len > 1;
}

/* How often the loop goes on; false: it is not known. */
static bool times_of(const gv_detour *loop, int64_t from, int64_t bound, int64_t *times) {
  const gv_loop_exit *x = &loop->exit;
  int64_t end, far, first, all, last;
  *times = 0;
  bool down = x->step < 0;
  if (__builtin_add_overflow(bound, past_bound(x), &end)) return false;
  if (__builtin_add_overflow(from, x->ahead, &first)) return false;
  if (__builtin_sub_overflow(end, first, &far)) return false;
  if (!fits(from, x)) return false;
  if (!fits(first, x)) return false;
  if (!fits(bound, x)) return false;
  if (down && far == INT64_MIN) return false;
  int64_t step = down ? -x->step : x->step, way = down ? -far : far;
  if (x->test == GV_EQ && way < 0) return false;
  if (x->test == GV_EQ && way % step) return false;
  if (way > 0) *times = way / step + (way % step != 0);
  if (__builtin_mul_overflow(*times, x->step, &all)) return false;
  if (__builtin_add_overflow(first, all, &last)) return false;
  return fits(last, x);
}

/* How often the loop goes round, less one; false: not at all, or it is not known. */
static bool rounds_of(const gv_detour *loop, int64_t from, int64_t bound, int64_t *rounds) {
  int64_t times;
  if (!times_of(loop, from, bound, &times)) return false;
  *rounds = tests_first(loop) ? times - 1 : times;
  return *rounds >= 0;
}

bool gv_counter_behind(gv_execution *f, const gv_detour *loop, gv_number *last) {
  if (!loop->counts) return false;
  gv_number from = gv_known_number(f, loop->exit.counter),
            bound = gv_known_number(f, loop->exit.bound);
  int64_t times, all, end;
  if (from.unknown || bound.unknown) return false;
  if (!times_of(loop, from.plus, bound.plus, &times)) return false;
  if (__builtin_mul_overflow(times, loop->exit.step, &all)) return false;
  if (__builtin_add_overflow(from.plus, all, &end) || !fits(end, &loop->exit)) return false;
  *last = gv_number_constant(end);
  return true;
}

/* The counter in the last round, where it is not constant and goes by steps of one. */
static bool last_of(gv_execution *f, const gv_detour *loop, gv_number from, gv_number bound,
                    gv_number *last) {
  const gv_loop_exit *x = &loop->exit;
  gv_numbers *s = &f->numbers;
  if (x->step != 1 && x->step != -1) return false;
  gv_number end = gv_number_arith(s, GV_ADD, 0, x->width, bound, gv_number_constant(past_bound(x)));
  gv_number first = gv_number_arith(s, GV_ADD, 0, x->width, from, gv_number_constant(x->ahead));
  uint8_t less = x->test == GV_ULT ? GV_ULT : GV_SLT;
  bool strictly = tests_first(loop), up = x->step > 0;
  gv_number low = up ? first : end, high = up ? end : first;
  gv_goal goes = strictly ? (gv_goal){less, true, low, high, x->width}
                          : (gv_goal){less, false, high, low, x->width};
  int64_t back = x->ahead + (strictly ? x->step : 0);
  *last = gv_number_arith(s, GV_ADD, 0, x->width, end, gv_number_constant(-back));
  return gv_numbers_assume(s, goes);
}

/* What comes to the argument from within the loop is the argument itself. */
static bool stays(const gv_execution *f, const gv_detour *loop, gv_value_id argument) {
  const gv_model *m = f->model;
  bool same = true;
  for (uint32_t p = f->flow->pred_start[loop->header];
       p < f->flow->pred_start[loop->header + 1] && same; p++) {
    const gv_edge *edge = &m->edges.at[f->flow->preds[p]];
    if (!is_in(loop, f->flow->edge_from[f->flow->preds[p]])) continue;
    for (uint32_t i = 0; i < edge->pairs && same; i++) {
      const gv_pair *pair = &m->pairs.at[edge->first_pair + i];
      same = pair->arg != argument || gv_strip(m, pair->source) == argument;
    }
  }
  return same;
}

/* An argument of the head that says whether the loop has come by the element that is followed. */
typedef struct seen {
  gv_value_id argument;
  gv_sought sought;
  gv_number first; /* what the first round would come by; unknown: nothing is known of it */
} seen;
typedef GV_VEC(seen) seen_list;

static void list_seen(gv_execution *f, const gv_detour *loop, seen_list *list) {
  const gv_model *m = f->model;
  const gv_edge *edge = gv_edge_into_loop(m, f->flow, loop);
  for (uint32_t i = 0; i < edge->pairs; i++) {
    seen s = {.argument = m->pairs.at[edge->first_pair + i].arg};
    if (!gv_is_seen_in_loop(m, f->flow, loop, s.argument, &s.sought)) continue;
    gv_number before = gv_known_number(f, s.argument);
    bool not_yet = !before.unknown && !(before.plus & 1);
    s.first = not_yet && gv_goes_with_counter(m, loop, s.sought.index)
                  ? gv_known_number(f, s.sought.index)
                  : gv_number_unconstrained(&f->numbers);
    *gv_push(list) = s;
  }
}

/* No round before this one has come by the element that is followed. */
static bool misses_before(gv_execution *f, const gv_detour *loop, const seen *s, int64_t rounds) {
  const gv_model *m = f->model;
  gv_number index = gv_known_number(f, s->sought.index), symbol = gv_known_number(f, m->symbol - 1);
  int64_t all, far;
  if (s->first.unknown || index.unknown) return false;
  if (__builtin_mul_overflow(rounds, loop->exit.step, &all)) return false;
  if (__builtin_sub_overflow(index.plus, s->first.plus, &far) || far != all) return false;
  bool up = loop->exit.step > 0;
  gv_number low = up ? symbol : index, high = up ? index : symbol;
  if (!gv_numbers_assume(&f->numbers, (gv_goal){GV_SLT, false, low, high, GV_NUMBER_BITS}))
    return false;
  gv_known_set(f, &f->current, s->argument, gv_number_constant(0), 0);
  return true;
}

static void set_arguments(gv_execution *f, const gv_detour *loop, bool known, int64_t rounds,
                          gv_number last) {
  const gv_model *m = f->model;
  const gv_edge *edge = gv_edge_into_loop(m, f->flow, loop);
  for (uint32_t i = 0; i < edge->pairs; i++) {
    gv_value_id argument = m->pairs.at[edge->first_pair + i].arg;
    const gv_value *v = &m->values.at[argument];
    gv_number n = gv_known_number(f, argument);
    int64_t by, all;
    if (argument == loop->exit.counter)
      n = last;
    else if (known && gv_grows_in_loop(m, f->flow, loop, argument, &by) &&
             !__builtin_mul_overflow(by, rounds, &all))
      n = gv_number_arith(&f->numbers, GV_ADD, 0, v->width ? v->width : 64, n,
                          gv_number_constant(all));
    else if (!stays(f, loop, argument))
      n = gv_number_either(&f->numbers);
    gv_known_set(f, &f->current, argument, n, 0);
  }
}

bool gv_execute_late_rounds(gv_execution *f, const gv_detour *loop) {
  gv_number from = gv_known_number(f, loop->exit.counter),
            bound = gv_known_number(f, loop->exit.bound), last;
  bool known = !from.unknown && !bound.unknown;
  int64_t rounds = 0, tail = (int64_t)loop->tail - 1;
  if (known) {
    if (!rounds_of(loop, from.plus, bound.plus, &rounds)) return false;
    if (loop->tail)
      rounds -= tail;
    else
      rounds = rounds < loop->skipped ? -1 : loop->skipped;
    if (rounds < 0) return false;
    last = gv_number_constant(from.plus + rounds * loop->exit.step);
  } else {
    if (!last_of(f, loop, from, bound, &last)) return false;
    if (tail) return false;
  }
  seen_list list = {0};
  list_seen(f, loop, &list);
  gv_skipped rounds_before = {loop, from, gv_number_unconstrained(&f->numbers)};
  if (known) rounds_before.last = gv_number_constant(last.plus - loop->exit.step);
  bool holds = gv_execute_havoc(f, loop, &rounds_before);
  if (holds) set_arguments(f, loop, known, rounds, last);
  for (uint32_t i = 0; i < list.len && holds; i++)
    holds = (known && misses_before(f, loop, &list.at[i], rounds)) || !loop->misses;
  gv_vec_free(&list);
  return holds;
}
