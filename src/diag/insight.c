#include "diag/insight.h"

void gv_insight_clear(gv_insight *insight) {
  gv_vec_free(&insight->objects);
  gv_vec_free(&insight->uses);
  gv_vec_free(&insight->values);
  gv_arena_clear(&insight->arena);
}

bool gv_insight_add(gv_insight_set *set, uint32_t object) {
  uint32_t i = 0;
  while (i < set->len && set->at[i] < object) i++;
  if (i < set->len && set->at[i] == object) return false;
  if (set->len == GV_INSIGHT_OBJECTS) {
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

bool gv_insight_join(gv_insight_set *set, const gv_insight_set *other) {
  bool changed = other->more && !set->more;
  set->more |= other->more;
  for (uint32_t i = 0; i < other->len; i++) changed |= gv_insight_add(set, other->at[i]);
  return changed;
}

bool gv_insight_shared(const gv_insight_set *a, const gv_insight_set *b) {
  uint32_t i = 0, j = 0;
  while (i < a->len && j < b->len && a->at[i] != b->at[j]) a->at[i] < b->at[j] ? i++ : j++;
  return i < a->len && j < b->len;
}
