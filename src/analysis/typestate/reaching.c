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

enum { MOST_SLOTS = 4 }; /* through which a stream goes on its way to a launch */

/* ---- other elements of arrays ---------------------------------------------------------------- */

/* The array that streams are loaded from, and where in an element they lie. */
typedef struct stream_array {
  gv_key key; /* GV_NONE: none */
  int64_t at;
  uint32_t size;
} stream_array;

/* The load or store is of another member of the elements. */
static bool is_of_other_member(const gv_model *m, const gv_op *op, const stream_array *array) {
  if (!op->element) return false;
  int64_t at = m->elements.at[op->element - 1].at;
  uint32_t size = m->values.at[gv_strip(m, gv_operands(m, op)[0])].size;
  return size && (at + size <= array->at || array->at + array->size <= at);
}

/* The operation does nothing to the streams in the array but to end it, read it, or put null or a
 * stream into it that a call has just made. */
static bool puts_made_streams(const gv_model *m, const gv_op *op, const stream_array *array) {
  if (op->kind == GV_OP_LOAD || op->kind == GV_OP_SLOT_BEGIN || op->kind == GV_OP_SLOT_END)
    return true;
  if (op->kind == GV_OP_MEMORY) return gv_key_of(GV_IN_MEMORY, gv_results(m, op)[0]) == array->key;
  if (op->kind == GV_OP_ACTION)
    return op->operand_count == 1 && gv_role_of(op, 0) == GV_ROLE_HOST_FREE;
  if (op->kind != GV_OP_STORE || gv_address_at(m, op, 1).key != array->key) return false;
  if (is_of_other_member(m, op, array)) return true;
  const gv_value *v = &m->values.at[gv_strip(m, gv_operands(m, op)[0])];
  if (v->def == GV_DEF_NULL) return true; /* where it comes to the operand it is told there */
  if (v->def != GV_DEF_RESULT) return false;
  const gv_op *made = &m->ops.at[v->a];
  return made->kind == GV_OP_ACTION && made->action->creates == GV_CREATES_STREAM;
}

/* What is loaded from memory that holds a launch's configuration, or the like: what was put there
 * last, in the same block; else the value itself. */
static gv_value_id put_last(const gv_tabulation *e, gv_value_id id) {
  const gv_model *m = e->model;
  const gv_value *v = &m->values.at[e->flow.same[id]];
  if (v->def != GV_DEF_RESULT || m->ops.at[v->a].kind != GV_OP_LOAD) return e->flow.same[id];
  const gv_op *load = &m->ops.at[v->a], *last = NULL;
  gv_address at = gv_address_at(m, load, 0);
  if (load->element || at.key == GV_NONE || e->flow.escaped[at.key]) return e->flow.same[id];
  for (uint32_t u = e->flow.use_start[at.key]; u < e->flow.use_start[at.key + 1]; u++) {
    const gv_op *op = &m->ops.at[e->flow.uses[u]];
    if (op >= load) break;
    if (op->kind != GV_OP_LOAD) last = op;
  }
  if (!last || last->block != load->block || last->kind != GV_OP_STORE) return e->flow.same[id];
  gv_value_id put = gv_strip(m, gv_operands(m, last)[0]);
  gv_address to = gv_address_at(m, last, 1);
  bool whole = to.key == at.key && to.offset == at.offset && at.offset != GV_ANYWHERE &&
               m->values.at[put].size == v->size;
  return e->flow.same[whole ? put : id];
}

/* The array that an element is loaded from as the operand, of which nothing but streams is put
 * where the operand lies in its elements, as they are made: what is there in any element is in the
 * one that is followed, for one of the indices that this may have. */
static stream_array array_of_streams(const gv_tabulation *e, uint32_t operand) {
  const stream_array none = {GV_NONE, 0, 0};
  const gv_model *m = e->model;
  const gv_flow *flow = &e->flow;
  gv_value_id id = gv_strip(m, m->operands.at[operand]);
  for (int i = 0; i < MOST_SLOTS; i++) id = put_last(e, id);
  const gv_value *v = &m->values.at[id];
  if (v->def != GV_DEF_RESULT || m->ops.at[v->a].kind != GV_OP_LOAD) return none;
  const gv_op *load = &m->ops.at[v->a];
  if (!load->element) return none;
  gv_key key = gv_address_at(m, load, 0).key;
  if (key == GV_NONE || flow->escaped[key] || flow->written_in[key]) return none;
  if (gv_key_space(key) != GV_IN_MEMORY) return none;
  if (m->values.at[gv_key_base(key)].def != GV_DEF_RESULT) return none;
  stream_array array = {key, m->elements.at[load->element - 1].at, v->size};
  for (uint32_t u = flow->use_start[key]; u < flow->use_start[key + 1]; u++)
    if (!puts_made_streams(m, &m->ops.at[flow->uses[u]], &array)) return none;
  return array;
}

/* All that came there otherwise is ordered with the null stream, and something did; so is what lies
 * in another element. */
static bool are_others_with_null(const gv_tabulation *e, uint32_t operand) {
  bool any = false, elsewhere = false;
  for (uint32_t c = e->uses.first_reaching[operand]; c != GV_NONE;
       c = e->uses.reaching.at[c].next) {
    const gv_state *s = &e->uses.reaching.at[c].state;
    elsewhere |= s->handle == GV_HANDLE_ELSEWHERE;
    if (s->handle == GV_HANDLE_ELSEWHERE) continue;
    any = true;
    if (s->havoc != GV_NONE || s->flags & GV_MAY_HOLD || !(s->flags & GV_WITH_NULL)) return false;
    if (s->handle == GV_HANDLE_NULL || s->handle == GV_HANDLE_UNKNOWN) return false;
  }
  return any && elsewhere && array_of_streams(e, operand).key != GV_NONE;
}

void gv_tab_find_several(gv_tabulation *e) {
  GV_ASSERT(e->uses.complete);
  const gv_model *m = e->model;
  e->uses.several = gv_malloc((m->operands.len + 1) * sizeof *e->uses.several);
  e->uses.others_with_null = gv_malloc((m->operands.len + 1) * sizeof *e->uses.others_with_null);
  for (uint32_t o = 0; o < m->ops.len; o++) {
    telling t = {e, o, e->uses.tells.len};
    for (uint32_t i = m->ops.at[o].first_operand;
         i < m->ops.at[o].first_operand + m->ops.at[o].operand_count; i++)
      e->uses.several[i] = comes_in_several(&t, e->uses.first_reaching[i]),
      e->uses.others_with_null[i] = are_others_with_null(e, i);
    bool found;
    if (t.first < e->uses.tells.len) *gv_map_at(&e->uses.first_tell, o, &found) = t.first;
  }
}
