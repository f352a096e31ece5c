/* needs: a finished tabulation. gives: a path to a node that can be walked to its end. cost: the
 * paths that are tried, with bounds. */
#include "counterexample/checkpoint.h"
#include "counterexample/walker.h"

enum { BLOCKS_BEHIND = 4 }; /* a loop, that do nothing */

typedef struct gv_arc {
  uint32_t to, origin; /* `to`: index into the search's nodes */
} gv_arc;

/* The nodes from which the last one can be reached, in its own context. */
typedef struct found_node {
  uint32_t node, distance, visits;
  gv_guard
      need; /* with less than this, the end is out of reach; may be too weak, never too strong */
  bool queued;
  GV_VEC(gv_arc) onward;
} found_node;

typedef struct search {
  walker *walker;
  const target *end;
  int depth;
  gv_map index;
  GV_VEC(found_node) nodes; /* the last one of the path first */
  path path;
  gv_guard start; /* with which the path starts */
  uint32_t tried, steps;
  uint32_t visits;  /* the most of a node */
  uint32_t refuted; /* no path that begins with the steps of this one up to here can be taken;
                       GV_NONE: none is known to be so */
  gv_map dead;      /* hashes of beginnings of paths of which that is known */
} search;

static uint32_t search_index(search *s, uint32_t node, uint32_t distance) {
  bool found;
  uint32_t *slot = gv_map_at(&s->index, node, &found);
  if (!found) {
    *slot = s->nodes.len;
    *gv_push(&s->nodes) = (found_node){.node = node, .distance = distance, .need = GV_FALSE};
  }
  return *slot;
}

/* Breadth first, so that each node's distance is the least. */
static void search_collect(search *s, uint32_t last_node) {
  gv_tabulation *e = s->walker->tab;
  search_index(s, last_node, 0);
  for (uint32_t i = 0; i < s->nodes.len && gv_walk_spend(s->walker, 1); i++) {
    for (uint32_t o = e->nodes.at[s->nodes.at[i].node].first_origin; o != GV_NONE;
         o = e->origins.at[o].next) {
      if (e->origins.at[o].kind == GV_FROM_START) continue;
      uint32_t from = search_index(s, e->origins.at[o].node, s->nodes.at[i].distance + 1);
      *gv_push(&s->nodes.at[from].onward) = (gv_arc){i, o};
    }
  }
}

/* What must hold before an origin is taken so that `after` can hold after it. */
static gv_guard need_before(gv_tabulation *e, const gv_origin *origin, gv_guard after) {
  gv_predicates *predicates = &e->predicates;
  if (origin->kind == GV_FROM_CALL)
    return gv_bdd_and(&predicates->bdd, after,
                      gv_predicates_out_of_call(predicates, GV_TRUE, origin->via,
                                                e->exits.at[origin->exit].guard));
  uint32_t target_block = e->model->edges.at[origin->via].target;
  if (!gv_predicates_can_follow(predicates, after, origin->via)) return GV_FALSE;
  after = gv_predicates_forget_at(predicates, after, target_block);
  return gv_bdd_and(&predicates->bdd, after, predicates->edge[origin->via]);
}

/* What the end itself asks for, a select that must give the object, say: all that holds where it
 * comes from the last node. */
static gv_guard need_at_end(search *s) {
  gv_tabulation *e = s->walker->tab;
  path_step last = {.node = s->nodes.at[0].node, .origin = GV_NONE, .need = GV_TRUE};
  gv_guard guard = e->nodes.at[last.node].guard;
  gv_counterexample *record = gv_record_nothing(s->walker);
  s->walker->local.lost_on_nth = GV_NONE;
  bool reached = gv_run_segment(s->walker, &last, NULL, s->end, &guard);
  gv_record_again(s->walker, record);
  return reached ? guard : GV_FALSE;
}

static void search_needs(search *s) {
  gv_tabulation *e = s->walker->tab;
  GV_VEC(uint32_t) queue = {0};
  s->nodes.at[0].need = need_at_end(s);
  *gv_push(&queue) = 0;
  while (queue.len && gv_walk_spend(s->walker, 1)) {
    uint32_t i = gv_pop(&queue);
    s->nodes.at[i].queued = false;
    for (uint32_t o = e->nodes.at[s->nodes.at[i].node].first_origin; o != GV_NONE;
         o = e->origins.at[o].next) {
      gv_origin origin = e->origins.at[o];
      if (origin.kind == GV_FROM_START) continue;
      found_node *before = &s->nodes.at[gv_map_get(&s->index, origin.node)];
      gv_guard need =
          gv_bdd_or(&e->predicates.bdd, before->need, need_before(e, &origin, s->nodes.at[i].need));
      if (gv_bdd_exceeds(&e->predicates.bdd, need, NEED_LIMIT)) need = GV_TRUE;
      if (need == before->need) continue;
      before->need = need;
      if (!before->queued)
        before->queued = true, *gv_push(&queue) = (uint32_t)(before - s->nodes.at);
    }
  }
  gv_vec_free(&queue);
}

/* So many steps of the history, the most that can be, need not be taken again. */
static uint32_t resume_history(walker *w) {
  uint32_t taken = w->local.history.len;
  while (taken && !gv_checkpoints_resume(w->local.execution, w->local.history.at[taken - 1].mark))
    taken--;
  return taken;
}

/* What comes before the path, on its own. */
static bool history_holds(walker *w, uint32_t settled) {
  gv_execution *f = w->local.execution;
  gv_execution_begin(f, settled);
  uint32_t taken = resume_history(w);
  bool holds = gv_walk_spend(w, w->local.history.len - taken + 1);
  for (uint32_t i = taken; i < w->local.history.len && holds; i++) {
    crossing *c = &w->local.history.at[i];
    c->goals = f->numbers.goals.len;
    holds = gv_execution_edge(f, c->edge);
    c->asks = f->asked, c->sure = f->taken_surely;
    c->mark = holds ? gv_checkpoints_mark(f, c->edge) : (gv_way_mark){0, 0};
  }
  return holds;
}

/* The object goes on as it is, whatever the rounds to come do. */
static bool is_left_as_it_is(walker *w, gv_detour *d, const crossing *c) {
  if (!gv_leaves_counted_loop(w->tab, d, c->edge, NULL)) return false;
  if (gv_is_passed_by(w, d, c)) return true;
  d->misses = w->model->symbol && !w->stale && !w->attempt.hurried &&
              gv_counts_to_its_end(w->tab, d, c->edge) &&
              gv_may_have_come_by(w->local.execution, d);
  if (d->misses && gv_is_passed_by(w, d, c)) return true;
  return d->misses = false;
}

/* The numbers say that the loop is not left yet. It is left some day. */
static bool passes_loop(walker *w, const crossing *c) {
  gv_detour d;
  uint32_t branch = w->tab->flow.edge_from[c->edge];
  if (w->model->ops.at[gv_terminator(w->model, branch)].kind != GV_OP_COND_BR) return false;
  if (!w->attempt.passes_loops) {
    w->met.loop = true;
    return false;
  }
  if (w->detours.len == DETOURS_LIMIT) return false;
  if (gv_has_detour(&w->detours, branch)) return false;
  if (!gv_find_detour(w, branch, &d)) return false;
  bool work = c->node != GV_NONE && c->state != GV_NONE && w->begun.op != GV_NONE &&
              gv_state_at(w->tab, c->state)->work;
  d.same_rounds =
      work && gv_leaves_same_rounds(w->tab, &d, c->edge, w->model->ops.at[w->begun.op].block);
  bool passes = d.same_rounds || is_left_as_it_is(w, &d, c);
  if (!passes && gv_begins_late(w, &d, c->edge))
    passes = w->stale = true; /* it has come by other rounds so far */
  else if (passes)
    d.counts = gv_counts_to_its_end(w->tab, &d, c->edge);
  if (passes)
    *gv_push(&w->detours) = d;
  else
    gv_vec_free(&d.blocks);
  return passes;
}

/* Can the edge be taken after these two, as far as one step tells? Where numbers decide which way a
 * loop goes, only one can. `node`, `state`: from where, and what the object is after it; GV_NONE:
 * it is not there yet. */
static bool may_take(walker *w, uint32_t edge, uint32_t node, uint32_t state) {
  if (w->stale) {
    history_holds(w, GV_NONE);
    gv_walk_spend(w, w->local.onward.len);
    for (uint32_t i = 0; i < w->local.onward.len; i++)
      gv_execution_edge(w->local.execution, w->local.onward.at[i].edge);
  }
  bool takes = gv_execution_edge(w->local.execution, edge);
  w->stale = !takes && !w->local.execution->unmoved;
  if (takes) return true;
  return passes_loop(w, &(crossing){.edge = edge, .node = node, .state = state, .met = true}) &&
         may_take(w, edge, node, state);
}

static void take_back(walker *w, uint32_t *len) {
  (*len)--;
  w->stale = true;
}

/* The conditions of the whole path contradict each other: up to which of its steps do they already?
 * Each is one more that has to hold. */
static uint32_t first_contradiction(walker *w, const path *p) {
  gv_numbers *numbers = &w->local.execution->numbers;
  uint32_t
      all = numbers->goals.len,
      low = 0,
      high =
          p->len; /* what is assumed before step `low` is left holds; before `high`, it does not */
  while (low + 1 < high && gv_walk_spend(w, 1)) {
    uint32_t middle = low + (high - low) / 2;
    numbers->goals.len = p->at[middle].goals;
    bool holds = gv_numbers_hold(numbers);
    numbers->goals.len = all;
    if (!numbers->budget) return GV_NONE;
    if (holds)
      low = middle;
    else
      high = middle;
  }
  return high < p->len ? high : GV_NONE;
}

/* Does the path rest on how the choice comes out? */
static bool rests_on(const walker *w, uint32_t index) {
  const gv_choice *c = &w->local.execution->choices.at[index];
  if (c->assumed) return !c->beside;
  if (c->atom != GV_NONE || c->beside) return false;
  return w->local.own_choices == GV_NONE || index >= w->local.own_choices;
}

/* … each number once. */
static void ask_choices(walker *w) {
  gv_execution *f = w->local.execution;
  gv_map seen = {0};
  gv_number last = {0};
  if (f->choices.len && w->record) gv_numbers_look(&f->numbers);
  for (uint32_t i = 0; i < f->choices.len && w->record; i++) {
    gv_number asks = f->choices.at[i].asks;
    const int64_t key[2] = {asks.unknown, asks.plus};
    bool found;
    if (!rests_on(w, i) || gv_number_same(last, asks)) continue;
    last = asks;
    *gv_map_at(&seen, gv_hash(key, sizeof key, 0), &found) = 1;
    if (!found) gv_ask(w, &(crossing){.edge = GV_NONE, .asks = asks});
  }
  gv_map_free(&seen);
}

static bool path_holds(walker *w, path *p, const gv_origin *start, gv_guard guard,
                       const target *end, int depth, uint32_t settled) {
  if (!w->level) w->certain = w->touches_nothing = w->comes_late = false, w->calls = 0;
  w->refusal.refuted = GV_NONE;
  w->refusal.kind = GV_REFUSED_CONDITIONS, w->refusal.at = GV_NONE;
  bool holds = history_holds(w, settled) && gv_walk_path(w, p, start, guard, end, depth);
  if (holds && !gv_execution_holds(w->local.execution)) {
    w->refusal.refuted = w->local.execution->numbers.budget ? first_contradiction(w, p) : GV_NONE;
    gv_note_core(w, p);
    return false;
  }
  if (holds) w->refusal.refuted = GV_NONE;
  if (holds && w->level == 1 && end->exiting && w->to_skip) {
    w->to_skip--;
    return false;
  }
  if (holds) ask_choices(w);
  if (!holds || !end->goes_on) return holds;
  uint32_t calls =
      w->calls; /* of this part of the path: other ways through them may let it go on */
  holds = gv_walk_on(w, end->goes_on);
  w->calls = calls;
  w->refusal.refuted = GV_NONE; /* what follows fails, not the path itself */
  return holds;
}

/* It need not rest on this one. */
static bool goes_either_way(walker *w, const crossing *c) {
  gv_detour d;
  if (c->edge == GV_NONE) return false;
  if (!c->met) return false;
  if (w->detours.len == DETOURS_LIMIT) return false;
  if (gv_is_detour(&w->detours, w->tab->flow.edge_from[c->edge])) return false;
  if (!gv_branch_is_irrelevant(w, c, &d)) return false;
  *gv_push(&w->detours) = d;
  return true;
}

static bool is_unconstrained(walker *w, const crossing *c) {
  return gv_number_rests_on_unconstrained(&w->local.execution->numbers, c->asks);
}

/* The fault comes whichever side of the branch is taken. */
static bool comes_either_way(walker *w, const crossing *c) {
  if (c->edge == GV_NONE) return false;
  if (c->node == GV_NONE) return false;
  return gv_holds_on_all_paths(w, c->node);
}

/* In the block a function is called that may have given the number. */
static bool may_give(walker *w, uint32_t block, gv_number n) {
  const gv_block *b = &w->model->blocks.at[block];
  gv_numbers *numbers = &w->local.execution->numbers;
  bool may = false;
  for (uint32_t op = b->first_op; op < b->end_op && !may; op++) {
    const uint32_t asked_of = gv_asked_of(&w->model->ops.at[op]);
    may = asked_of && gv_number_is_asked_of(numbers, n, asked_of);
    if (w->model->ops.at[op].kind == GV_OP_CALL) may = gv_number_is_asked_of(numbers, n, GV_NONE);
  }
  return may;
}

/* What a function answers may follow from what it answers where the path goes either way: that it
 * may go on from there, or leave the loop, can be because of it. */
static bool follows_from_detour(walker *w, const crossing *c) {
  bool follows = false;
  for (uint32_t i = 0; i < w->detours.len && !follows; i++) {
    const gv_detour *d = &w->detours.at[i];
    for (uint32_t k = 0; k < d->blocks.len && d->asks && !follows; k++)
      follows = may_give(w, d->blocks.at[k], c->asks);
  }
  return follows;
}

/* What the branch rests on may follow from what a function has answered before, on which earlier
 * branches rest: they need not, if it does not matter which side of each the path takes. Whatever
 * follows from the earlier answers, one of the sides goes with it. False, too, where there is no
 * earlier one. */
static bool goes_without_others(walker *w, uint32_t first, uint32_t branch) {
  gv_numbers *numbers = &w->local.execution->numbers;
  const uint32_t conflict = numbers->conflict, before = w->detours.len;
  bool may = conflict;
  for (uint32_t i = first; i < branch && may; i++) {
    const crossing *c = &w->asked.at[i];
    if (gv_number_is_asked_of(numbers, c->asks, conflict)) may = goes_either_way(w, c);
  }
  return may && w->detours.len > before;
}

/* Control only goes on there. */
static uint32_t end_of(const gv_model *m, uint32_t block) {
  for (int i = 0; i < BLOCKS_BEHIND; i++) {
    const gv_block *b = &m->blocks.at[block];
    if (b->end_op - b->first_op != 1 || b->end_edge - b->first_edge != 1) break;
    block = m->edges.at[b->first_edge].target;
  }
  return block;
}

/* The branch says whether the loop is entered, or control goes to its end at once; the path enters
 * it. */
static bool is_guard(walker *w, const crossing *c, uint32_t end) {
  const gv_model *m = w->model;
  if (c->edge == GV_NONE) return false;
  const uint32_t block = w->tab->flow.edge_from[c->edge];
  const gv_block *b = &m->blocks.at[block];
  gv_find_postdominators(w, b->function);
  if (w->postdominator[block] >= m->blocks.len) return false;
  bool skips = false;
  for (uint32_t e = b->first_edge; e < b->end_edge; e++)
    skips |= e != c->edge && end_of(m, m->edges.at[e].target) == end;
  return skips && end_of(m, w->postdominator[block]) == end &&
         end_of(m, m->edges.at[c->edge].target) != end;
}

/* Where both sides of the branch come to in the end, by one of which control goes on in a loop;
 * GV_NONE: it is no such branch. */
static uint32_t end_of_loop(walker *w, uint32_t block) {
  const gv_block *b = &w->model->blocks.at[block];
  uint32_t join;
  for (uint32_t e = b->first_edge; e < b->end_edge; e++)
    if (gv_goes_on_in_loop(w, e, &join)) return end_of(w->model, join);
  return GV_NONE;
}

/* The path goes on in a loop, or leaves it, by what a function answers in each round, and no other
 * branch of the path rests on what this function has answered but the one that guards the loop: a
 * loop has as many rounds as it likes. If the path has left it before, what is answered then may
 * follow from that. */
static bool rests_on_loop_test_alone(walker *w, uint32_t first, const crossing *of) {
  gv_numbers *numbers = &w->local.execution->numbers;
  const uint32_t conflict = numbers->conflict;
  if (!conflict || of->edge == GV_NONE) return false;
  const uint32_t block = w->tab->flow.edge_from[of->edge], end = end_of_loop(w, block);
  uint32_t last = 0, left = GV_NONE, join; /* numbers of conditions go up along the path */
  for (uint32_t i = first; i < w->asked.len && end != GV_NONE; i++) {
    const crossing *c = &w->asked.at[i];
    if (!gv_number_is_asked_of(numbers, c->asks, conflict)) continue;
    bool same = c->edge != GV_NONE && w->tab->flow.edge_from[c->edge] == block;
    if (!same && !is_guard(w, c, end)) return false;
    if (same && gv_goes_on_in_loop(w, c->edge, &join))
      last = c->asks.unknown > last ? c->asks.unknown : last;
    else if (same && left != GV_NONE)
      return false;
    else if (same)
      left = c->asks.unknown;
  }
  return end != GV_NONE && left > last;
}

static void refuse_unconstrained(walker *w, const crossing *c) {
  if (w->met.unconstrained_at == GV_NONE) w->met.unconstrained_at = c->edge;
  w->met.unconstrained = true;
  w->vain += c->node == GV_NONE && c->edge != GV_NONE;
  w->all_vain++;
  uint32_t branch = c->edge == GV_NONE ? GV_NONE : w->tab->flow.edge_from[c->edge];
  gv_refuse(w, GV_REFUSED_UNCONSTRAINED,
            branch == GV_NONE ? GV_NONE : gv_terminator(w->model, branch));
}

/* Does one of the branches, from this one on? Those that need not are detours from here on. */
static bool rests_on_unconstrained(walker *w, uint32_t first) {
  bool rests = false, refused = false;
  gv_numbers_forget_data(&w->local.execution->numbers);
  gv_numbers_find_machine(&w->local.execution->numbers);
  for (uint32_t i = first; i < w->asked.len && !refused; i++) {
    const crossing *c = &w->asked.at[i];
    if (!is_unconstrained(w, c) && !follows_from_detour(w, c)) continue;
    if (comes_either_way(w, c)) continue;
    if (rests_on_loop_test_alone(w, first, c) && !follows_from_detour(w, c)) continue;
    rests = true;
    refused = !goes_without_others(w, first, i) && !goes_either_way(w, c);
    if (refused) refuse_unconstrained(w, c);
  }
  return rests;
}

/* The block of the call that makes the handle; GV_NONE: it is null. False: no call may. */
static bool is_made(const gv_model *m, gv_value_id value, uint32_t *block) {
  const gv_value *v = &m->values.at[gv_strip(m, value)];
  *block = GV_NONE;
  if (v->def == GV_DEF_NULL) return true;
  if (v->def != GV_DEF_RESULT) return false;
  const gv_op *made = &m->ops.at[v->a];
  *block = made->block;
  return made->kind == GV_OP_ACTION && made->action->creates != GV_CREATES_NOTHING;
}

/* Each handle that the operation gets is null, or made by a call. */
static bool are_made(const gv_model *m, const gv_op *op) {
  bool all = true;
  uint32_t block;
  for (uint32_t i = 0; i < op->operand_count && all; i++)
    all = !gv_is_handle_role(gv_role_of(op, i)) || is_made(m, gv_operands(m, op)[i], &block);
  return all;
}

/* … and not between the branch and its join. */
static bool are_made_apart(const gv_model *m, const gv_op *op, const gv_detour *between) {
  bool apart = true;
  uint32_t block;
  for (uint32_t i = 0; i < op->operand_count && apart; i++) {
    if (!gv_is_handle_role(gv_role_of(op, i))) continue;
    apart = is_made(m, gv_operands(m, op)[i], &block) && block != between->branch &&
            !gv_is_on_detour(between, block);
  }
  return apart;
}

/* The work begins on the same streams whichever side of the branch is taken: each is the result of
 * one call, and nothing that is asked on the way to it chooses one. */
static bool begins_either_way(walker *w, uint32_t start, uint32_t branch) {
  const gv_tabulation *e = w->tab;
  const gv_model *m = w->model;
  const gv_node *node = &e->nodes.at[start];
  const gv_seed *seed = &e->seeds.at[e->contexts.at[node->context].seed];
  gv_detour between;
  if (seed->kind != GV_SEED_WORK || seed->op == GV_NONE) return false;
  const gv_op *op = &m->ops.at[seed->op];
  if (node->guard != GV_TRUE && node->guard != e->control.reach[op->block]) return false;
  if (!are_made(m, op) || !gv_find_detour(w, branch, &between)) return false;
  bool apart = are_made_apart(m, op, &between);
  gv_vec_free(&between.blocks);
  return apart;
}

/* Do the sides of this branch meet before the object is there? Of work, the sides may say on which
 * stream. */
static bool meets_in_history(walker *w, uint32_t at, uint32_t start) {
  uint32_t branch = w->tab->flow.edge_from[w->local.history.at[at].edge];
  if (gv_begins_under(w->tab, start) && !begins_either_way(w, start, branch)) return false;
  gv_find_postdominators(w, w->model->blocks.at[branch].function);
  for (uint32_t i = at; i < w->local.history.len; i++)
    if (w->model->edges.at[w->local.history.at[i].edge].target == w->postdominator[branch])
      return true;
  return false;
}

/* The numbers of a small instance are numbers from outside, too. */
static void add_fixed(walker *w) {
  gv_instance *small = &w->attempt.instance;
  for (uint32_t i = 0; i < small->asked.len && small->is && w->record->example.len < EXAMPLE_INPUTS;
       i++) {
    const gv_value *v = &w->model->values.at[small->asked.at[i]];
    *gv_push(&w->record->example) =
        (gv_input_number){small->asked.at[i], (uint64_t)small->numbers[v->b % 2]};
  }
}

/* Records the path that has just been walked; not, if a condition that matters rests on a number
 * that is not constrained. */
static bool record_once(walker *w, path *p, const gv_origin *start, gv_guard guard,
                        const target *end, int depth, uint32_t settled) {
  const recorded before = gv_recorded(w);
  bool last = !w->level && !end->goes_on;
  gv_reserve(&w->record->edges, w->local.history.len);
  for (uint32_t i = 0; i < w->local.history.len; i++)
    gv_record_crossed(w, w->local.history.at[i].edge);
  bool holds = path_holds(w, p, start, guard, end, depth, settled);
  gv_reserve(&w->asked, w->local.history.len);
  for (uint32_t i = 0; i < w->local.history.len; i++) {
    w->local.history.at[i].met = meets_in_history(w, i, p->at[0].node);
    gv_ask(w, &w->local.history.at[i]);
  }
  for (uint32_t i = 0; i < w->pending.len && last; i++) gv_ask(w, &w->pending.at[i]);
  if (holds &&
      !rests_on_unconstrained(
          w, last ? 0 : before.asked)) { /* what was asked before may be unconstrained by now */
    if (last) gv_numbers_example(&w->local.execution->numbers, &w->record->example);
    if (last) add_fixed(w);
    if (last) gv_note_habit(w);
    return true;
  }
  gv_record_back_to(w, before);
  w->pending.len = 0;
  return false;
}

/* Where a branch that it need not rest on is in the way, once more without asking what that one
 * asks for. */
static bool record_path(walker *w, path *p, const gv_origin *start, gv_guard guard,
                        const target *end, int depth, uint32_t settled) {
  uint32_t before, passed = w->detours.len; /* loops that the search has passed */
  bool recorded_it;
  w->recording++;
  do {
    before = w->detours.len;
    recorded_it = record_once(w, p, start, guard, end, depth, settled);
  } while (!recorded_it && w->detours.len > before);
  if (!--w->recording && !recorded_it)
    gv_forget_detours(
        w, passed); /* those of a path that goes on into this one are that one's to try */
  return recorded_it;
}

/* One try after the other: as it is; with handles that the path cannot distinguish as one; with
 * another edge on which the last reference goes; with other ways through its callees. Where all of
 * them fail, *refuted is the step up to which each has failed. */
static bool path_holds_somehow(walker *w, path *p, const gv_origin *start, gv_guard guard,
                               const target *end, int depth, uint32_t *settled, uint32_t *refuted) {
  *settled = GV_NONE;
  *refuted = 0;
  w->local.lost_on_nth = w->local.losses = 0;
#define HOLDS(so)                                                                                  \
  (path_holds(w, p, start, guard, end, depth, so) ||                                               \
   (*refuted = w->refusal.refuted > *refuted ? w->refusal.refuted : *refuted, false))
  if (HOLDS(GV_NONE)) return true;
  uint32_t open = gv_execution_open(w->local.execution), losses = w->local.losses;
  for (*settled = 0; *settled < open && *settled < SETTLE_LIMIT; ++*settled)
    if (HOLDS(*settled)) return true;
  if (open > SETTLE_LIMIT) gv_walk_refuse(w, GV_LIMIT_SETTLE_LIMIT);
  *settled = GV_NONE;
  for (uint32_t nth = 1; nth < losses && nth < LOSSES_LIMIT && gv_walk_spend(w, 1); nth++) {
    w->local.lost_on_nth = nth;
    if (HOLDS(GV_NONE)) return true;
  }
  if (losses > LOSSES_LIMIT) gv_walk_refuse(w, GV_LIMIT_LOSSES_LIMIT);
  w->local.lost_on_nth = 0;
  uint32_t most = !w->level && w->calls ? SKIP_LIMIT : 0;
  for (uint32_t skip = 1; skip <= most; skip++) {
    w->local.skip = skip;
    w->fewer_ways = false;
    if (HOLDS(GV_NONE)) return true;
  }
#undef HOLDS
  if (most && !w->fewer_ways) gv_walk_refuse(w, GV_LIMIT_SKIP_LIMIT);
  if (most) w->local.skip = 0;
  return false;
}

/* For whoever looks at the search: so many of each fault. */
static void keep_refusal(walker *w) {
  gv_path_search *all = &w->tab->search;
  if (!all->keeps_refusals || w->level) return;
  gv_refusal r = {w->fault->rule, w->fault->op, w->refusal.kind, w->refusal.at, 1};
  uint32_t of_fault = 0;
  for (uint32_t i = all->refusals.len;
       i-- && all->refusals.at[i].fault == r.fault && all->refusals.at[i].rule == r.rule;)
    of_fault++;
  gv_refusal *last = of_fault ? &all->refusals.at[all->refusals.len - 1] : NULL;
  if (last && ((last->kind == r.kind && last->at == r.at) || of_fault > REFUSALS_LIMIT))
    last->times++;
  else if (of_fault == REFUSALS_LIMIT)
    *gv_push(&all->refusals) = (gv_refusal){r.rule, r.fault, GV_REFUSALS, GV_NONE, 1};
  else
    *gv_push(&all->refusals) = r;
}

/* Branches that are found to be left out later change what the same steps ask for. */
static bool may_refute(const walker *w) {
  if (w->detours.len) return false;
  if (w->attempt.passes_loops) return false;
  return !gv_walk_gave_up(w);
}

/* A loop that the search has begun late as it went another way begins late on this one, too. */
static bool begins_late(walker *w, const path *p, const gv_detour *d) {
  const gv_tabulation *e = w->tab;
  bool may = true;
  for (uint32_t i = 1; i < p->len && may; i++) {
    uint32_t origin = p->at[i].origin;
    if (origin == GV_NONE || e->origins.at[origin].kind != GV_FROM_EDGE) continue;
    uint32_t edge = e->origins.at[origin].via, from = e->flow.edge_from[edge];
    bool enters = w->model->edges.at[edge].target == d->header && from != d->branch &&
                  !gv_is_on_detour(d, from);
    may = !enters || gv_comes_late(w, d, p->at[i].node);
  }
  return may;
}

static bool begins_its_loops(walker *w, const path *p) {
  bool begins = true;
  for (uint32_t i = 0; i < w->detours.len && begins; i++)
    begins = !w->detours.at[i].late || begins_late(w, p, &w->detours.at[i]);
  return begins;
}

static bool try_path(search *s, const gv_origin *start) {
  walker *w = s->walker;
  uint32_t settled, refuted;
  w->missed = 0;
  gv_counterexample *record = gv_record_nothing(w); /* first to see whether it holds */
  bool holds =
      path_holds_somehow(w, &s->path, start, s->start, s->end, s->depth, &settled, &refuted);
  gv_record_again(w, record);
  holds = holds && begins_its_loops(w, &s->path);
  if (!holds && may_refute(w)) s->refuted = refuted;
  holds =
      holds && (!record || record_path(w, &s->path, start, s->start, s->end, s->depth, settled));
  if (!holds) keep_refusal(w);
  if (!holds && w->missed && w->attempt.passes_loops && gv_skip_rounds(w, w->missed))
    return try_path(s, start);
  if (!w->level) w->local.skip = 0;
  w->stale = true;
  return holds;
}

static void step_on(search *s, uint32_t node, uint32_t origin, gv_guard need, uint64_t before) {
  uint64_t hash = gv_hash(&(uint32_t[2]){node, origin}, 2 * sizeof node, before);
  *gv_push(&s->path) = (path_step){.node = node, .origin = origin, .need = need, .hash = hash};
}

/* Does no path that begins so lead anywhere? What a path has shown that was tried after these
 * steps, or in an earlier round. */
static bool is_refuted(search *s) {
  uint32_t here = s->path.len - 1;
  if (s->walker->vain >= VAIN_PATHS) return true;
  if (s->walker->all_vain >= VAIN_PATHS_OF_FAULT) return true;
  if (s->refuted != GV_NONE && s->refuted <= here) return true;
  s->refuted = GV_NONE;
  if (!s->dead.len) return false;
  if (!may_refute(s->walker)) return false;
  return gv_map_get(&s->dead, s->path.at[here].hash) != GV_NONE;
}

static void note_refuted(search *s) {
  bool found;
  if (s->refuted != GV_NONE) *gv_map_at(&s->dead, s->path.at[s->refuted].hash, &found) = 1;
}

/* Depth first and nearest first, with the guard exact; what cannot reach the end any more is not
 * entered. */
static bool search_from(search *s, uint32_t at, gv_guard guard, const gv_origin *start) {
  walker *w = s->walker;
  gv_tabulation *e = w->tab;
  if (s->path.len > PATH_LENGTH) return gv_walk_refuse(w, GV_LIMIT_PATH_LENGTH);
  if (gv_bdd_and(&e->predicates.bdd, guard, s->nodes.at[at].need) == GV_FALSE) return false;
  if (s->nodes.at[at].visits >= s->visits)
    return s->visits == PATIENT_VISITS && gv_walk_refuse(w, GV_LIMIT_PATIENT_VISITS);
  if (s->steps++ > WALK_STEPS_LIMIT) return gv_walk_refuse(w, GV_LIMIT_WALK_STEPS_LIMIT);
  if (!gv_walk_spend(w, 1)) return false;
  if (is_refuted(s)) return false;
  if (at == 0 && s->tried++ < PATHS_LIMIT) {
    if (try_path(s, start)) return true;
    note_refuted(s);
  }
  s->nodes.at[at].visits++;
  bool found = false;
  for (uint32_t i = 0;
       i < s->nodes.at[at].onward.len && !found && s->tried < PATHS_LIMIT && !is_refuted(s); i++) {
    gv_arc arc = s->nodes.at[at].onward.at[i];
    path_step here = {.node = s->nodes.at[at].node, .origin = GV_NONE, .need = GV_TRUE},
              next = {.node = s->nodes.at[arc.to].node,
                      .origin = arc.origin,
                      .need = s->nodes.at[arc.to].need};
    gv_guard onward = guard;
    gv_counterexample *record = gv_record_nothing(w);
    bool passes = gv_run_segment(w, &here, &next, s->end, &onward);
    gv_record_again(w, record);
    if (!passes) continue;
    bool crosses = e->origins.at[arc.origin].kind == GV_FROM_EDGE;
    if (crosses &&
        !may_take(w, e->origins.at[arc.origin].via, here.node, e->nodes.at[next.node].state))
      continue;
    if (crosses)
      *gv_push(&w->local.onward) = (crossing){.edge = e->origins.at[arc.origin].via,
                                              .node = next.node,
                                              .state = e->nodes.at[next.node].state};
    step_on(s, next.node, next.origin, next.need, s->path.at[s->path.len - 1].hash);
    found = search_from(s, arc.to, onward, start);
    s->path.len--;
    if (crosses) take_back(w, &w->local.onward.len);
  }
  s->nodes.at[at].visits--;
  if (found) return true;
  return s->tried >= PATHS_LIMIT && gv_walk_refuse(w, GV_LIMIT_PATHS_LIMIT);
}

/* By which edges the path has come to its start. */
static uint64_t hash_of_history(const walker *w, const gv_origin *start) {
  const crossings *history = &w->local.history;
  uint64_t hash = history->len ? history->at[history->len - 1].hash : 0;
  return gv_hash(&start->exit, sizeof start->exit, hash);
}

static bool search_start(search *s, uint32_t index, const gv_origin *start, gv_guard guard) {
  uint32_t node = s->nodes.at[index].node;
  bool found = false;
  s->start = guard;
  s->walker->local.needed =
      gv_bdd_and(&s->walker->tab->predicates.bdd, guard, s->nodes.at[index].need);
  static const uint32_t visits[] = {1, VISITS_LIMIT, PATIENT_VISITS}; /* short paths tell more */
  for (size_t i = 0; i < sizeof visits / sizeof *visits && !found; i++) {
    s->visits = visits[i];
    s->path.len = s->tried = s->steps = 0;
    s->refuted = GV_NONE;
    step_on(s, node, start->via, GV_TRUE, hash_of_history(s->walker, start));
    found = search_from(s, index, guard, start);
    if (s->walker->attempt.shortest_only) break;
    if (s->walker->attempt.hurried && visits[i] == VISITS_LIMIT) break;
  }
  return found;
}

/* One block on the way from the entry to a start. */
typedef struct past {
  uint32_t block, tried; /* how many of its edges */
  uint32_t known;        /* the edge that is tried first; GV_NONE: the nearest */
  gv_guard guard;
} past;

/* By block of the function, from its first: edges to `to`; GV_NONE when there is no way. */
static uint32_t *distances(const gv_tabulation *e, const gv_function *f, uint32_t to) {
  const gv_flow *flow = &e->flow;
  uint32_t *distance = gv_malloc((f->end_block - f->first_block) * sizeof *distance);
  GV_VEC(uint32_t) queue = {0};
  memset(distance, 0xff, (f->end_block - f->first_block) * sizeof *distance);
  distance[to - f->first_block] = 0;
  *gv_push(&queue) = to;
  for (uint32_t i = 0; i < queue.len; i++) {
    for (uint32_t p = flow->pred_start[queue.at[i]]; p < flow->pred_start[queue.at[i] + 1]; p++) {
      uint32_t from = flow->edge_from[flow->preds[p]];
      if (distance[from - f->first_block] != GV_NONE) continue;
      distance[from - f->first_block] = distance[queue.at[i] - f->first_block] + 1;
      *gv_push(&queue) = from;
    }
  }
  gv_vec_free(&queue);
  return distance;
}

static bool follows_habits(const walker *w) {
  return w->tab->search.found > HABIT_AFTER && w->alike->habit;
}

/* Number `n` of the block's edges, the nearest to the start first; of many paths those begin alike
 * that can; GV_NONE: no more. */
static uint32_t nearest(const walker *w, const uint32_t *distance, uint32_t first_block,
                        const past *here, uint32_t n) {
  const gv_block *b = &w->model->blocks.at[here->block];
  uint32_t count = b->end_edge - b->first_edge;
  if (n >= count) return GV_NONE;
  if (here->known != GV_NONE)
    return !n ? here->known : b->first_edge + n - (b->first_edge + n <= here->known);
  if (count != 2) return b->first_edge + n;
  const gv_edge *edge = &w->model->edges.at[b->first_edge];
  bool second = distance[edge[1].target - first_block] < distance[edge[0].target - first_block];
  uint32_t habit = follows_habits(w) ? w->alike->habit[here->block] : GV_NONE;
  if (habit != GV_NONE) second = habit != b->first_edge;
  return b->first_edge + (n ^ (uint32_t)second);
}

/* Ways from the entry of a function to the block where a path starts, one after the other. */
typedef struct ways_in {
  uint32_t first, to; /* blocks: of the function, and where the path starts */
  uint32_t *distance; /* by block of the function: edges to `to`; GV_NONE: there is no way */
  uint16_t *visits;   /* … on the way that is looked at */
  uint32_t most_visits;
  bool follows;      /* it begins as the way that is known, whose place the history has taken */
  uint32_t followed; /* so many of its steps are those of that one */
  GV_VEC(past) way;
} ways_in;

/* From the block where the way is by the edge, with what holds after it. */
static void step_in(walker *w, ways_in *h, uint32_t edge, gv_guard guard) {
  uint32_t target = w->model->edges.at[edge].target;
  crossings *history = &w->local.history;
  uint64_t before = history->len ? history->at[history->len - 1].hash : 0;
  h->visits[target - h->first]++;
  *gv_push(&h->way) = (past){target, 0, GV_NONE, guard};
  *gv_push(history) = (crossing){
      .edge = edge, .node = GV_NONE, .guard = guard, .hash = gv_hash(&edge, sizeof edge, before)};
}

/* Whichever of the two the way is in, the other has room only. */
static void exchange_way(walker *w) {
  crossings way = w->local.history;
  w->local.history = w->alike->way;
  w->alike->way = way;
}

/* Does the step go on from the last block of the way to where the path starts? */
static bool leads_on(const walker *w, const ways_in *h, uint32_t edge) {
  const past *here = &h->way.at[h->way.len - 1];
  uint32_t target = w->model->edges.at[edge].target - h->first;
  if (here->block == h->to) return false;
  if (w->tab->flow.edge_from[edge] != here->block) return false;
  return h->distance[target] != GV_NONE && h->visits[target] < h->most_visits;
}

/* As far as the way of the last path like this one leads there. */
static void follow_known_way(walker *w, ways_in *h) {
  if (!follows_habits(w) || !gv_ways_are_known(w)) return;
  exchange_way(w);
  const crossings *known = &w->local.history;
  gv_reserve(&h->way, known->len + 1);
  while (h->followed < known->len && leads_on(w, h, known->at[h->followed].edge)) {
    const crossing *step = &known->at[h->followed++];
    uint32_t target = w->model->edges.at[step->edge].target;
    past *here = &h->way.at[h->way.len - 1];
    here->known = step->edge, here->tried = 1;
    h->visits[target - h->first]++;
    *gv_push(&h->way) = (past){target, 0, GV_NONE, step->guard};
  }
  w->local.history.len = h->followed;
  h->follows = true;
}

/* The way by which a path was found that has come by it; else what is left of the one that was
 * followed. */
static void keep_way(walker *w, const ways_in *h, bool found) {
  if (!h->follows && !(found && gv_ways_are_known(w))) return;
  if (!found || !gv_ways_are_known(w)) w->local.history.len = h->followed;
  exchange_way(w);
}

static ways_in begin_ways(walker *w, uint32_t to, uint32_t most_visits) {
  const gv_tabulation *e = w->tab;
  const gv_function *f = &e->model->functions.at[e->model->blocks.at[to].function];
  ways_in h = {.first = f->first_block,
               .to = to,
               .distance = distances(e, f, to),
               .most_visits = most_visits};
  h.visits = gv_malloc((f->end_block - h.first) * sizeof *h.visits);
  memset(h.visits, 0, (f->end_block - h.first) * sizeof *h.visits);
  *gv_push(&h.way) = (past){h.first, 0, GV_NONE, e->control.reach[h.first]};
  gv_walk_spend(w, f->end_block - h.first);
  w->local.history.len = 0;
  w->stale = true;
  follow_known_way(w, &h);
  return h;
}

static void end_ways(walker *w, ways_in *h) {
  w->local.history.len = 0;
  gv_vec_free(&h->way);
  gv_free(h->visits);
  gv_free(h->distance);
}

/* By the next edge from the last block of the way; back by one where there is none. */
static void extend_way(walker *w, ways_in *h) {
  gv_tabulation *e = w->tab;
  past *here = &h->way.at[h->way.len - 1];
  uint32_t edge = nearest(w, h->distance, h->first, here, here->tried++);
  if (edge == GV_NONE) {
    h->visits[here->block - h->first]--;
    h->way.len--;
    if (h->followed >= h->way.len) h->followed = h->way.len ? h->way.len - 1 : 0;
    if (w->local.history.len) take_back(w, &w->local.history.len);
    return;
  }
  uint32_t target = e->model->edges.at[edge].target;
  if (h->distance[target - h->first] == GV_NONE || e->control.stop[here->block] != GV_NONE) return;
  if (h->visits[target - h->first] >= h->most_visits) {
    if (h->most_visits == PATIENT_VISITS) gv_walk_refuse(w, GV_LIMIT_PATIENT_VISITS);
    return;
  }
  gv_guard guard = gv_predicates_edge(&e->predicates, here->guard, edge);
  if (guard == GV_FALSE || !may_take(w, edge, GV_NONE, GV_NONE)) return;
  step_in(w, h, edge, guard);
}

/* A way has come to where the path starts, under this guard. */
static bool search_after(search *s, uint32_t index, const gv_origin *start, uint32_t block,
                         gv_guard guard) {
  walker *w = s->walker;
  gv_tabulation *e = w->tab;
  uint32_t node = s->nodes.at[index].node;
  guard = gv_bdd_and(&e->predicates.bdd, guard, e->control.reach[block]);
  if (gv_begins_under(e, node))
    guard = gv_bdd_and(&e->predicates.bdd, guard, e->nodes.at[node].guard);
  if (start->exit != GV_NONE)
    guard = gv_predicates_out_of_call(&e->predicates, guard, start->via,
                                      e->exits.at[start->exit].guard);
  bool holds =
      guard != GV_FALSE && history_holds(w, GV_NONE) && gv_execution_holds(w->local.execution);
  w->stale = true;
  w->vain = 0;
  bool found = holds && search_start(s, index, start, guard);
  w->vain = 0;
  return found;
}

/* A path starts where the object comes to be: what was before is one of the ways from the entry to
 * there, with so many visits of a block. */
static bool search_history(search *s, uint32_t index, const gv_origin *start,
                           uint32_t most_visits) {
  walker *w = s->walker;
  const gv_tabulation *e = w->tab;
  uint32_t steps = 0, tried = 0;
  ways_in h =
      begin_ways(w, e->model->ops.at[e->nodes.at[s->nodes.at[index].node].op].block, most_visits);
  bool found = false;
  while (h.way.len && !found && w->all_vain < VAIN_PATHS_OF_FAULT && tried < HISTORY_LIMIT &&
         steps++ < WALK_STEPS_LIMIT && gv_walk_spend(w, 1)) {
    const past here = h.way.at[h.way.len - 1];
    bool arrived = here.block == h.to && !here.tried;
    tried += arrived;
    found = arrived && search_after(s, index, start, h.to, here.guard);
    if (!found) extend_way(w, &h);
  }
  keep_way(w, &h, found);
  if (!found && h.way.len && most_visits == PATIENT_VISITS && w->all_vain < VAIN_PATHS_OF_FAULT)
    gv_walk_refuse(w, tried >= HISTORY_LIMIT ? GV_LIMIT_HISTORY_LIMIT : GV_LIMIT_WALK_STEPS_LIMIT);
  end_ways(w, &h);
  return found;
}

static bool search_with_history(search *s, uint32_t index, const gv_origin *start) {
  if (search_history(s, index, start, HISTORY_VISITS)) return true;
  if (s->walker->attempt.shortest_only) return false;
  if (s->walker->attempt.hurried) return false;
  return search_history(s, index, start, PATIENT_VISITS);
}

/* All work on a stream is one problem; a path to this fault begins with its own. */
static bool is_other_work(const walker *w, uint32_t node, const gv_origin *origin) {
  uint32_t id = w->tab->contexts.at[w->tab->nodes.at[node].context].seed;
  const gv_seed *seed = id == GV_NONE ? NULL : &w->tab->seeds.at[id];
  if (!seed) return false;
  if (seed->kind != GV_SEED_WORK) return false;
  if (seed->flags) return false;
  return origin->via != w->fault->op;
}

bool gv_find_and_walk(walker *w, uint32_t last_node, const target *end, int depth) {
  gv_tabulation *e = w->tab;
  search s = {.walker = w, .end = end, .depth = depth};
  bool found = false;
  w->stale = true, w->local.history.len = w->local.onward.len = 0;
  search_collect(&s, last_node);
  search_needs(&s);
  for (uint32_t i = 0; i < s.nodes.len && !found && gv_walk_spend(w, 1); i++) {
    for (uint32_t o = e->nodes.at[s.nodes.at[i].node].first_origin; o != GV_NONE && !found;
         o = e->origins.at[o].next) {
      gv_origin origin = e->origins.at[o];
      if (origin.kind != GV_FROM_START || is_other_work(w, s.nodes.at[i].node, &origin)) continue;
      uint32_t seed = e->contexts.at[e->nodes.at[s.nodes.at[i].node].context].seed;
      bool at_entry = seed == GV_NONE || e->seeds.at[seed].kind == GV_SEED_AT_ENTRY;
      if (!at_entry)
        found = search_with_history(&s, i, &origin);
      else
        found = search_start(&s, i, &origin, gv_start_guard(e, s.nodes.at[i].node, &origin));
    }
  }
  for (uint32_t i = 0; i < s.nodes.len; i++) gv_vec_free(&s.nodes.at[i].onward);
  gv_vec_free(&s.nodes);
  gv_vec_free(&s.path);
  gv_map_free(&s.index);
  gv_map_free(&s.dead);
  return found;
}
