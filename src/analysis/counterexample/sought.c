/* Loops that come by the element of an array, or the chunk of a buffer, that is followed, number
 * gv_model.symbol. program/array_among.c gives the head of such a loop an argument that says
 * whether it has come by already, and lets the loop go on as long as that is to come, which it does
 * anyway: the counter meets the number before the bound.
 *
 * needs: a model with such arguments. gives: what the program itself asks where it leaves a loop;
 * for the head of a loop these arguments. cost: the values that a condition is made of, to a depth.
 */
#include "counterexample/store.h"
#include "counterexample/walker.h"

enum { SOUGHT_DEPTH = 8 };

static bool is_of_symbol(const gv_model *m, gv_value_id id, int depth) {
  id = gv_strip(m, id);
  if (id + 1 == m->symbol) return true;
  const gv_value *v = &m->values.at[id];
  if (v->def != GV_DEF_ARITH || depth == SOUGHT_DEPTH) return false;
  return is_of_symbol(m, v->a, depth + 1) || is_of_symbol(m, v->b, depth + 1);
}

static bool is_negation(const gv_model *m, gv_value_id id, gv_value_id *of) {
  const gv_value *v = &m->values.at[gv_strip(m, id)];
  if (!gv_is_arith(v, GV_XOR)) return false;
  const gv_value *one = &m->values.at[gv_strip(m, v->b)];
  *of = v->a;
  return one->def == GV_DEF_INT && one->k & 1;
}

/* It has not come by, and lies within the bounds: no condition of the program is about the symbol.
 */
static bool is_to_come(const gv_model *m, gv_value_id id) {
  const gv_value *v = &m->values.at[gv_strip(m, id)];
  gv_value_id seen;
  return gv_is_arith(v, GV_AND) && is_negation(m, v->a, &seen) && is_of_symbol(m, v->b, 0);
}

gv_value_id gv_asked_by_loop(const gv_model *m, gv_value_id condition) {
  for (int i = 0; m->symbol && i < SOUGHT_DEPTH; i++) {
    const gv_value *v = &m->values.at[gv_strip(m, condition)];
    gv_value_id to_come = v->b;
    bool goes_on = gv_is_arith(v, GV_OR) && is_to_come(m, v->b),
         stays = gv_is_arith(v, GV_AND) && is_negation(m, v->b, &to_come) && is_to_come(m, to_come);
    if (!goes_on && !stays) break;
    condition = v->a;
  }
  return condition;
}

/* `x == symbol`, and perhaps more: *index is x. */
static bool is_hit(const gv_model *m, gv_value_id id, gv_value_id *index) {
  const gv_value *v = &m->values.at[gv_strip(m, id)];
  if (gv_is_arith(v, GV_AND)) v = &m->values.at[gv_strip(m, v->a)];
  if (!gv_is_arith(v, GV_EQ)) return false;
  bool left = gv_strip(m, v->a) + 1 == m->symbol, right = gv_strip(m, v->b) + 1 == m->symbol;
  *index = left ? v->b : v->a;
  return left != right;
}

bool gv_is_seen_in_loop(const gv_model *m, const gv_flow *flow, const gv_detour *loop,
                        gv_value_id argument, gv_sought *sought) {
  const gv_value *a = &m->values.at[argument];
  bool is = m->symbol && a->def == GV_DEF_BLOCK_ARG && a->width == 1, any = false;
  for (uint32_t p = flow->pred_start[loop->header]; p < flow->pred_start[loop->header + 1] && is;
       p++) {
    const gv_edge *edge = &m->edges.at[flow->preds[p]];
    uint32_t from = flow->edge_from[flow->preds[p]];
    bool inside = from == loop->branch || gv_is_on_detour(loop, from);
    for (uint32_t i = 0; i < edge->pairs && inside && is; i++) {
      const gv_pair *pair = &m->pairs.at[edge->first_pair + i];
      if (pair->arg != argument) continue;
      const gv_value *v = &m->values.at[gv_strip(m, pair->source)];
      gv_value_id hit = v->b, index = GV_NONE;
      is = gv_is_arith(v, GV_OR) && gv_strip(m, v->a) == argument && is_hit(m, hit, &index) &&
           (!any || (sought->hit == hit && sought->index == index));
      *sought = (gv_sought){.hit = hit, .index = index};
      any = true;
    }
  }
  return is && any;
}

const gv_edge *gv_edge_into_loop(const gv_model *m, const gv_flow *flow, const gv_detour *loop) {
  return &m->edges.at[flow->preds[flow->pred_start[loop->header]]];
}

gv_guard gv_hits_in_loop(gv_tabulation *e, const gv_detour *loop) {
  const gv_edge *edge = gv_edge_into_loop(e->model, &e->flow, loop);
  gv_guard any = GV_FALSE;
  gv_sought sought;
  for (uint32_t i = 0; i < edge->pairs; i++) {
    gv_value_id argument = e->model->pairs.at[edge->first_pair + i].arg;
    if (gv_is_seen_in_loop(e->model, &e->flow, loop, argument, &sought))
      any = gv_bdd_or(&e->predicates.bdd, any, gv_predicates_condition(&e->predicates, sought.hit));
  }
  return any;
}

/* False: none says that it has, or one cannot say so. `assume`: from here on they do. */
static bool has_come_by(gv_execution *f, const gv_detour *loop, bool assume) {
  const gv_edge *edge = gv_edge_into_loop(f->model, f->flow, loop);
  bool any = false, all = true;
  gv_sought sought;
  for (uint32_t i = 0; i < edge->pairs && all; i++) {
    gv_value_id argument = f->model->pairs.at[edge->first_pair + i].arg;
    if (!gv_is_seen_in_loop(f->model, f->flow, loop, argument, &sought)) continue;
    gv_number seen = gv_known_number(f, argument);
    all = seen.unknown ? !gv_number_is_either(&f->numbers, seen) : seen.plus & 1;
    if (all && assume) all = gv_numbers_assume(&f->numbers, gv_number_truth(seen, true));
    any = true;
  }
  return any && all;
}

bool gv_may_have_come_by(gv_execution *f, const gv_detour *loop) {
  return has_come_by(f, loop, false);
}

bool gv_has_come_by(gv_execution *f, const gv_detour *loop) { return has_come_by(f, loop, true); }
