/* needs: terms. gives: whether comparisons among them go round in a circle: a below b, b below c, c
 * not above a. cost: the comparisons, squared, within the limit. */
#include "solver/solver.h"

/* `from` is not above `to`, or, `strictly`, below it. */
typedef struct arc {
  gv_term from, to;
  bool strictly;
  uint32_t next; /* with the same `from` */
} arc;

typedef struct order {
  const gv_terms *terms;
  GV_VEC(arc) arcs;
  GV_VEC(arc) unequal;
  gv_map first_of;       /* term to its arcs */
  GV_VEC(gv_term) queue; /* what is not below the term that is looked at */
  gv_map reached;        /* those: 1 where something on the way is strict */
  uint64_t left;
} order;

enum { MOST = 2000, DEPTH = 1000 };

static void add(order *o, gv_term from, gv_term to, bool strictly) {
  bool found;
  uint32_t *first = gv_map_at(&o->first_of, from, &found);
  *gv_push(&o->arcs) = (arc){from, to, strictly, found ? *first : GV_NONE};
  *first = o->arcs.len - 1;
}

/* What one condition says of the order of this kind. */
static void read_condition(order *o, gv_term_kind kind, gv_term condition, bool is, int depth) {
  const gv_term_node *n = &o->terms->at.at[condition];
  if (depth > DEPTH) return;
  if (n->kind == GV_TERM_NOT) {
    read_condition(o, kind, n->a, !is, depth + 1);
  } else if (n->kind == GV_TERM_AND && n->width == 1 && is) {
    read_condition(o, kind, n->a, true, depth + 1), read_condition(o, kind, n->b, true, depth + 1);
  } else if (n->kind == kind) {
    is ? add(o, n->a, n->b, true) : add(o, n->b, n->a, false);
  } else if (n->kind == GV_TERM_EQ && is) {
    add(o, n->a, n->b, false), add(o, n->b, n->a, false);
  } else if (n->kind == GV_TERM_EQ) {
    *gv_push(&o->unequal) = (arc){n->a, n->b, true, GV_NONE};
  }
}

static void visit(order *o, gv_term t, bool strictly) {
  bool found;
  uint32_t *known = gv_map_at(&o->reached, t, &found);
  if (found && (*known || !strictly)) return;
  *known = strictly;
  *gv_push(&o->queue) = t;
}

/* GV_NONE: there is no way from the one to the other; else whether one is strict. */
static uint32_t way(order *o, gv_term from, gv_term to) {
  gv_map_free(&o->reached);
  o->queue.len = 0;
  visit(o, from, false);
  for (uint32_t i = 0; i < o->queue.len && o->left; i++) {
    bool strictly = gv_map_get(&o->reached, o->queue.at[i]);
    for (uint32_t a = gv_map_get(&o->first_of, o->queue.at[i]); a != GV_NONE && o->left;
         a = o->arcs.at[a].next) {
      o->left--;
      visit(o, o->arcs.at[a].to, strictly || o->arcs.at[a].strictly);
    }
  }
  return gv_map_get(&o->reached, to);
}

static bool goes_round(order *o, gv_term_kind kind, const gv_term *all, uint32_t count) {
  bool round = false;
  gv_map_free(&o->first_of);
  o->arcs.len = o->unequal.len = 0;
  for (uint32_t i = 0; i < count && o->left; i++) read_condition(o, kind, all[i], true, 0);
  for (uint32_t i = 0; i < o->arcs.len && !round && o->left && o->arcs.len <= MOST; i++)
    round = o->arcs.at[i].strictly && way(o, o->arcs.at[i].to, o->arcs.at[i].from) != GV_NONE;
  for (uint32_t i = 0; i < o->unequal.len && !round && o->left && o->arcs.len <= MOST; i++)
    round = way(o, o->unequal.at[i].from, o->unequal.at[i].to) != GV_NONE &&
            way(o, o->unequal.at[i].to, o->unequal.at[i].from) != GV_NONE;
  return round;
}

bool gv_contradicts_order(const gv_terms *terms, const gv_term *all, uint32_t count,
                          uint64_t *steps) {
  order o = {.terms = terms, .left = *steps};
  bool round = goes_round(&o, GV_TERM_SLT, all, count) || goes_round(&o, GV_TERM_ULT, all, count);
  *steps = o.left;
  gv_vec_free(&o.arcs);
  gv_vec_free(&o.unequal);
  gv_vec_free(&o.queue);
  gv_map_free(&o.first_of);
  gv_map_free(&o.reached);
  return round && o.left;
}
