/* needs: the transfer of streams and events. gives: in what states they came to their uses, and
 * what tells these apart. cost: linear in the uses, squared in the states of one. */
#include "typestate/tabulate.h"

uint32_t gv_tab_object_places(gv_tabulation *e, uint32_t places) {
  uint32_t count, kept = 0;
  const gv_place *at = gv_places_at(e, places, &count);
  for (uint32_t i = 0; i < count; i++) kept += gv_is_object(at[i].tag);
  if (kept == count) return places;
  gv_place_list list = {0};
  for (uint32_t i = 0; i < count; i++)
    if (gv_is_object(at[i].tag)) *gv_push(&list) = at[i];
  uint32_t id = gv_places_id(&e->places, &list);
  gv_vec_free(&list);
  return id;
}

gv_state gv_tab_as_reached(gv_tabulation *e, const gv_state *s) {
  gv_state reaching = *s;
  reaching.touched = 0;
  reaching.places = gv_tab_object_places(e, s->places);
  return reaching;
}

void gv_tab_note_reaching(gv_tabulation *e, uint32_t operand, uint32_t seed, const gv_state *state,
                          gv_guard guard) {
  GV_ASSERT(!e->uses.complete); /* runs over pending work take it as constant */
  const gv_state reaching = gv_tab_as_reached(e, state), *s = &reaching;
  for (uint32_t c = e->uses.first_reaching[operand]; c != GV_NONE;
       c = e->uses.reaching.at[c].next) {
    gv_reaching *known = &e->uses.reaching.at[c];
    if ((known->seed == GV_NONE) != (seed == GV_NONE) || memcmp(&known->state, s, sizeof *s) != 0)
      continue;
    known->guard = gv_predicates_join(&e->predicates, known->guard, guard);
    return;
  }
  *gv_push(&e->uses.reaching) = (gv_reaching){*s, guard, seed, e->uses.first_reaching[operand]};
  e->uses.first_reaching[operand] = e->uses.reaching.len - 1;
}

enum { CAME_LIMIT = 32 };

typedef struct telling {
  gv_tabulation *tab;
  uint32_t op, first; /* of those that tell it there */
} telling;

static void add_telling(void *to, uint32_t variable) {
  telling *t = to;
  gv_asked_list *tells = &t->tab->uses.tells;
  uint32_t atom = gv_predicates_atom(variable);
  uint8_t test = t->tab->predicates.atoms.at[atom].test;
  if (test == GV_ATOM_ENTERED || test == GV_ATOM_RETURN)
    return; /* paths say themselves which edges they take */
  for (uint32_t i = t->first; i < tells->len; i++)
    if (tells->at[i].number == atom) return;
  *gv_push(tells) = (gv_asked){t->op, atom};
}

/* May what came to the operand be one object in several states? */
static bool comes_in_several(telling *t, uint32_t first) {
  gv_tabulation *e = t->tab;
  gv_bdd *bdd = &e->predicates.bdd;
  bool several = false;
  uint32_t seen = 0;
  for (uint32_t c = first; c != GV_NONE && seen++ < CAME_LIMIT; c = e->uses.reaching.at[c].next) {
    const gv_reaching *one = &e->uses.reaching.at[c];
    for (uint32_t d = one->next; d != GV_NONE; d = e->uses.reaching.at[d].next) {
      const gv_reaching *other = &e->uses.reaching.at[d];
      if (one->state.places == other->state.places)
        continue; /* of the same seed or not: a state is noted with the first */
      several |= gv_bdd_and(bdd, one->guard, other->guard) != GV_FALSE;
      gv_bdd_support(bdd, one->guard, add_telling, t);
      gv_bdd_support(bdd, other->guard, add_telling, t);
    }
  }
  return several || seen > CAME_LIMIT;
}

void gv_tab_find_several(gv_tabulation *e) {
  GV_ASSERT(e->uses.complete);
  const gv_model *m = e->model;
  e->uses.several = gv_malloc((m->operands.len + 1) * sizeof *e->uses.several);
  for (uint32_t o = 0; o < m->ops.len; o++) {
    telling t = {e, o, e->uses.tells.len};
    for (uint32_t i = m->ops.at[o].first_operand;
         i < m->ops.at[o].first_operand + m->ops.at[o].operand_count; i++)
      e->uses.several[i] = comes_in_several(&t, e->uses.first_reaching[i]);
    bool found;
    if (t.first < e->uses.tells.len) *gv_map_at(&e->uses.first_tell, o, &found) = t.first;
  }
}
