/* needs: a finished tabulation. gives: for a branch on a path, the blocks between it and the place
 * where its sides meet, if whatever control does there leaves the object as it is: then the path
 * holds whichever side is taken. cost: linear in these blocks. */
#include "counterexample/walker.h"

typedef struct side_check {
  const gv_model *model;
  const gv_flow *flow;
  const gv_detour *detour;
  uint32_t state;       /* with which all have to come to where the sides meet */
  GV_VEC(gv_entry) met; /* blocks, and states with which control comes to them */
  gv_predicates *predicates;
  gv_guard hit;     /* what no round comes by: src/analysis/counterexample/sought.c */
  gv_guard goes_on; /* of the block that is looked at now: under what control leaves it with the
                       object still followed */
  bool holds;
} side_check;

/* The same object is in another state in another block: what is not used any more there is not
 * kept. */
static void on_edge(side_check *c, uint32_t edge, uint32_t state, gv_guard before) {
  uint32_t block = c->model->edges.at[edge].target;
  gv_bdd *bdd = &c->predicates->bdd;
  c->goes_on = gv_bdd_or(bdd, c->goes_on, gv_bdd_and(bdd, before, c->predicates->edge[edge]));
  if (gv_is_no_way(c->model, c->flow, c->detour, edge)) return;
  if (block == c->detour->join) {
    c->holds &= state == c->state;
    return;
  }
  for (uint32_t i = 0; i < c->met.len; i++)
    if (c->met.at[i].key == block && c->met.at[i].item == state) return;
  c->holds &= c->met.len < DETOUR_STATES_LIMIT;
  if (c->holds) *gv_push(&c->met) = (gv_entry){block, state};
}

/* Whatever else happens to the object than that control goes on with it. */
static uint32_t take(void *to, const gv_effect *x) {
  side_check *c = to;
  if (x->kind == GV_EFFECT_EDGE)
    on_edge(c, x->edge, x->state, x->before);
  else if (x->kind != GV_EFFECT_ORDERS)
    c->holds = false;
  return GV_NONE;
}

bool gv_goes_on_everywhere(gv_tabulation *e, uint32_t block, gv_guard goes_on, gv_guard but) {
  const gv_block *b = &e->model->blocks.at[block];
  gv_bdd *bdd = &e->predicates.bdd;
  gv_guard all = GV_FALSE;
  for (uint32_t edge = b->first_edge; edge < b->end_edge; edge++)
    all = gv_bdd_or(bdd, all, e->predicates.edge[edge]);
  if (all == GV_FALSE || goes_on == GV_FALSE) return false;
  return gv_bdd_or(bdd, goes_on, gv_bdd_and(bdd, all, but)) == all;
}

/* Work that is over by the end of the block, or that something there comes after, is not followed
 * any further; of several streams one may be taken. */
static void follow(walker *w, side_check *c, uint32_t context, uint32_t op, uint32_t state) {
  gv_event_list events = {0};
  const gv_sink sink = {.to = c, .take = take, .events = &events, .back_to = GV_NONE};
  gv_walk_spend(w, WALK_SEGMENT);
  c->goes_on = GV_FALSE;
  gv_transfer(w->tab, context, op, state, gv_bdd_not(&w->tab->predicates.bdd, c->hit), &sink);
  c->holds &= gv_goes_on_everywhere(w->tab, w->model->ops.at[op].block, c->goes_on, c->hit);
  for (uint32_t i = 0; i < events.len; i++) c->holds &= events.at[i].kind != GV_EVENT_CHOICE;
  gv_vec_free(&events);
}

/* Tasks beside the path, and calls that need not return, are more than a detour. */
static bool is_plain(const walker *w, uint32_t block) {
  const gv_model *m = w->model;
  bool goes = w->tab->control.stop[block] == GV_NONE &&
              m->blocks.at[block].first_edge < m->blocks.at[block].end_edge;
  for (uint32_t o = m->blocks.at[block].first_op; o < m->blocks.at[block].end_op && goes; o++)
    goes = gv_op_is_plain(&m->ops.at[o]) && !gv_may_not_come_back(w->tab, &m->ops.at[o]);
  return goes;
}

/* The block is of the detour from now on. False: control may go elsewhere from there. */
static bool add_block(const walker *w, gv_detour *d, uint32_t block) {
  if (block == d->join || gv_is_on_detour(d, block)) return true;
  *gv_push(&d->blocks) = block;
  if (d->blocks.len > DETOUR_BLOCKS_LIMIT) return false;
  if (w->postdominator[block] >= w->model->blocks.len) return false;
  return is_plain(w, block);
}

static bool add_targets(const walker *w, gv_detour *d, uint32_t block) {
  const gv_block *from = &w->model->blocks.at[block];
  for (uint32_t e = from->first_edge; e < from->end_edge; e++)
    if (!gv_is_no_way(w->model, &w->tab->flow, d, e) &&
        !add_block(w, d, w->model->edges.at[e].target))
      return false;
  return true;
}

/* Now that all blocks are there: the edges that are no ways are none still. */
static bool stays_inside(const walker *w, const gv_detour *d, uint32_t block) {
  const gv_block *from = &w->model->blocks.at[block];
  bool stays = true;
  for (uint32_t e = from->first_edge; e < from->end_edge && stays; e++) {
    uint32_t to = w->model->edges.at[e].target;
    stays = to == d->join || gv_is_on_detour(d, to) || gv_is_no_way(w->model, &w->tab->flow, d, e);
  }
  return stays;
}

/* All blocks that control can come by from the branch until its sides meet; the branch itself,
 * where it lies on a loop. False: control may go elsewhere, or for ever round a loop. */
static bool collect(const walker *w, gv_detour *d) {
  if (!add_targets(w, d, d->branch)) return false;
  for (uint32_t i = 0; i < d->blocks.len; i++)
    if (!add_targets(w, d, d->blocks.at[i])) return false;
  bool stays = stays_inside(w, d, d->branch);
  for (uint32_t i = 0; i < d->blocks.len && stays; i++) stays = stays_inside(w, d, d->blocks.at[i]);
  return stays;
}

bool gv_is_passed_by(walker *w, const gv_detour *d, const crossing *c) {
  if (c->node == GV_NONE) return true; /* the object is not there yet */
  gv_node node = w->tab->nodes.at[c->node];
  side_check check = {.model = w->model,
                      .flow = &w->tab->flow,
                      .detour = d,
                      .state = c->state,
                      .predicates = &w->tab->predicates,
                      .hit = d->misses ? gv_hits_in_loop(w->tab, d) : GV_FALSE,
                      .holds = true};
  follow(w, &check, node.context, node.op, node.state);
  for (uint32_t i = 0; i < check.met.len && check.holds; i++)
    follow(w, &check, node.context, w->model->blocks.at[check.met.at[i].key].first_op,
           check.met.at[i].item);
  gv_vec_free(&check.met);
  return check.holds;
}

static bool asks(const gv_model *m, uint32_t block) {
  bool asks = false;
  for (uint32_t op = m->blocks.at[block].first_op; op < m->blocks.at[block].end_op && !asks; op++)
    asks = m->ops.at[op].kind == GV_OP_CALL || gv_asked_of(&m->ops.at[op]);
  return asks;
}

bool gv_find_detour(walker *w, uint32_t branch, gv_detour *detour) {
  gv_detour d = {.branch = branch};
  gv_find_postdominators(w, w->model->blocks.at[branch].function);
  d.join = w->postdominator[branch];
  bool may = d.join < w->model->blocks.len && collect(w, &d);
  for (uint32_t i = 0; i < d.blocks.len && !d.asks; i++) d.asks = asks(w->model, d.blocks.at[i]);
  if (may)
    *detour = d;
  else
    gv_vec_free(&d.blocks);
  return may;
}

/* From where the edge leads control can come back to `block` without passing `join`; not *all: of
 * those that it can come by some have not been looked at. */
static bool comes_back(const gv_model *m, uint32_t edge, uint32_t block, uint32_t join, bool *all) {
  GV_VEC(uint32_t) met = {0};
  bool found = false;
  *gv_push(&met) = m->edges.at[edge].target;
  for (uint32_t i = 0; i < met.len && !found && *all; i++) {
    const gv_block *b = &m->blocks.at[met.at[i]];
    found = met.at[i] == block;
    if (met.at[i] == join) continue;
    for (uint32_t e = b->first_edge; e < b->end_edge && !found; e++) {
      bool known = false;
      for (uint32_t k = 0; k < met.len && !known; k++) known = met.at[k] == m->edges.at[e].target;
      if (!known) *gv_push(&met) = m->edges.at[e].target;
    }
    *all &= met.len <= DETOUR_BLOCKS_LIMIT;
  }
  gv_vec_free(&met);
  return found;
}

bool gv_goes_on_in_loop(walker *w, uint32_t edge, uint32_t *join) {
  const gv_model *m = w->model;
  const uint32_t block = w->tab->flow.edge_from[edge];
  const gv_block *b = &m->blocks.at[block];
  bool all = true;
  gv_find_postdominators(w, b->function);
  *join = w->postdominator[block];
  if (b->end_edge - b->first_edge != 2 || *join >= m->blocks.len) return false;
  uint32_t other = edge == b->first_edge ? edge + 1 : b->first_edge;
  return comes_back(m, edge, block, *join, &all) && !comes_back(m, other, block, *join, &all) &&
         all;
}

bool gv_branch_is_irrelevant(walker *w, const crossing *c, gv_detour *detour) {
  gv_detour d;
  if (!gv_find_detour(w, w->tab->flow.edge_from[c->edge], &d)) return false;
  bool may = gv_is_passed_by(w, &d, c);
  if (may && detour)
    *detour = d;
  else
    gv_vec_free(&d.blocks);
  return may;
}

void gv_forget_detours(walker *w, uint32_t but) {
  while (w->detours.len > but) {
    gv_detour last = gv_pop(&w->detours);
    gv_vec_free(&last.blocks);
  }
}
