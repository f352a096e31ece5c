/* needs: flow, predicates, the places of a state. gives: as which addresses the object comes to an
 * operand, and under what. cost: its places; for an operand that is an expression, that. */
#include "typestate/transfer.h"

static void add_arrival(gv_bdd *bdd, gv_arrival_list *list, gv_operand_arrival a) {
  for (uint32_t i = 0; i < list->len; i++) {
    gv_operand_arrival *known = &list->at[i];
    if (known->base != a.base) continue;
    if (known->shift != a.shift) continue;
    if (known->whole != a.whole) continue;
    if (known->bounded != a.bounded) continue;
    if (known->chunked != a.chunked) continue;
    if (a.bounded && (known->lo != a.lo || known->hi != a.hi)) continue;
    known->when = gv_bdd_or(bdd, known->when, a.when);
    return;
  }
  *gv_push(list) = a;
}

/* Where a memref descriptor has its aligned pointer, through which it is read and written. */
enum { ALIGNED_AT = 8, ALIGNED_END = 16 };

static void find_described(gv_transfer_run *t, const gv_outcome *o, gv_value_id descriptor,
                           gv_arrival_list *list) {
  uint32_t count;
  const gv_place *places = gv_places_at(t->tab, gv_state_at(t->tab, o->state)->places, &count);
  gv_address at = gv_resolve(t->tab->model, descriptor);
  for (uint32_t i = 0; i < count && at.key != GV_NONE; i++) {
    int64_t offset = at.offset == GV_ANYWHERE ? places[i].lo : at.offset;
    if (places[i].key != at.key || !gv_is_object(places[i].tag)) continue;
    if (places[i].hi <= offset + ALIGNED_AT || places[i].lo >= offset + ALIGNED_END) continue;
    bool whole = places[i].lo <= offset + ALIGNED_AT && places[i].hi >= offset + ALIGNED_END &&
                 at.offset != GV_ANYWHERE;
    bool memory = gv_state_at(t->tab, o->state)->flags & GV_MEMORY;
    add_arrival(&t->tab->predicates.bdd, list,
                (gv_operand_arrival){.when = GV_TRUE,
                                     .base = places[i].tag,
                                     .shift = whole && memory ? places[i].shift : GV_SOMEWHERE,
                                     .whole = true});
  }
}

/* Between which bytes the address lies, `shift` bytes further than it does from the root. */
static void bound_arrival(const gv_model *m, uint32_t operand, gv_value_id root, int32_t shift,
                          gv_operand_arrival *a) {
  const gv_bounded *b = gv_bounded_of(m, operand);
  if (!b) return;
  if (b->root != root) return;
  a->bounded = !__builtin_add_overflow(b->lo, shift, &a->lo) &&
               !__builtin_add_overflow(b->hi, shift, &a->hi);
}

/* The place holds the object's own address, from which the operand is computed as gv_chunked says.
 */
static bool is_in_chunk(const gv_model *m, uint32_t operand, const gv_simple *simple,
                        const gv_place *p) {
  const gv_chunked *chunk = gv_chunked_of(m, operand);
  if (!chunk || chunk->root != simple->root || simple->aligned) return false;
  return p->tag == GV_OBJECT && !p->shift;
}

/* The operand is the root itself, or an address computed from it: no expression to walk. */
static void find_simple_arrival(gv_transfer_run *t, const gv_state *s, const gv_simple *simple,
                                uint32_t operand, int64_t size, gv_arrival_list *list) {
  uint32_t count;
  const gv_place *places = gv_places_at(t->tab, s->places, &count);
  gv_key key = gv_key_of(GV_IN_VALUE, simple->root);
  bool memory = s->flags & GV_MEMORY;
  if (size < 1) size = 1;
  for (uint32_t i = 0; i < count; i++) {
    gv_place p = places[i];
    if (p.key != key) continue;
    if (!gv_is_object(p.tag)) continue;
    if (p.hi <= simple->lo) continue;
    if (p.lo >= simple->lo + size) continue;
    if (simple->computed && !memory) continue;
    gv_pointed at =
        gv_pointed_at(&p, simple->far == GV_FAR ? GV_SOMEWHERE : simple->far, simple->aligned);
    bool whole = p.lo <= simple->lo && p.hi >= simple->lo + size;
    gv_operand_arrival a = {
        .when = GV_TRUE, .base = at.tag, .shift = memory ? at.shift : 0, .whole = whole};
    if (memory && at.shift == GV_SOMEWHERE && p.shift != GV_SOMEWHERE)
      bound_arrival(t->tab->model, operand, simple->root, p.shift, &a);
    a.chunked = memory && whole && is_in_chunk(t->tab->model, operand, simple, &p);
    add_arrival(&t->tab->predicates.bdd, list, a);
  }
}

bool gv_find_arrivals(gv_transfer_run *t, const gv_outcome *o, uint32_t operand, gv_role role,
                      gv_arrival_list *list) {
  gv_value_id value = t->tab->model->operands.at[operand];
  const gv_simple *simple = &t->tab->flow.simple[operand];
  gv_state s = *gv_state_at(t->tab, o->state);
  list->len = 0;
  if (value == GV_NONE) return true;
  if (gv_is_memref_role(role)) {
    find_described(t, o, value, list);
    return true;
  }
  if (simple->root != GV_NONE) {
    find_simple_arrival(t, &s, simple, operand, t->tab->model->values.at[value].size, list);
    return true;
  }
  if (!gv_pieces_of(t, &s, value)) return false;
  for (uint32_t i = 0; i < t->pieces.len; i++) {
    gv_piece p = t->pieces.at[i];
    bool whole = p.lo <= 0 && p.hi >= t->tab->model->values.at[value].size;
    if (gv_is_object(p.tag))
      add_arrival(&t->tab->predicates.bdd, list,
                  (gv_operand_arrival){.when = p.when,
                                       .base = p.tag,
                                       .shift = s.flags & GV_MEMORY ? p.shift : 0,
                                       .whole = whole});
  }
  return true;
}
