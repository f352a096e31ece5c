#include "diag/known.h"

void gv_known_clear(gv_known *known) {
  gv_vec_free(&known->objects);
  gv_vec_free(&known->uses);
  gv_vec_free(&known->values);
  gv_arena_clear(&known->arena);
}

bool gv_known_add(gv_known_set *set, uint32_t object) {
  uint32_t i = 0;
  while (i < set->len && set->at[i] < object) i++;
  if (i < set->len && set->at[i] == object) return false;
  if (set->len == GV_KNOWN_OBJECTS) {
    bool first = !set->more;
    set->more = true;
    if (i == set->len) return first;
    set->len--;
  }
  memmove(set->at + i + 1, set->at + i, (set->len - i) * sizeof *set->at);
  set->at[i] = object;
  set->len++;
  return true;
}

bool gv_known_join(gv_known_set *set, const gv_known_set *other) {
  bool changed = other->more && !set->more;
  set->more |= other->more;
  for (uint32_t i = 0; i < other->len; i++) changed |= gv_known_add(set, other->at[i]);
  return changed;
}

bool gv_known_shared(const gv_known_set *a, const gv_known_set *b) {
  uint32_t i = 0, j = 0;
  while (i < a->len && j < b->len && a->at[i] != b->at[j]) a->at[i] < b->at[j] ? i++ : j++;
  return i < a->len && j < b->len;
}
