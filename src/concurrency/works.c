/* needs: two lists of operations with keys. gives: their counterparts. cost: linear. */
#include "concurrency/works.h"

void gv_works_list(gv_works *w, const gv_acts *acts, uint32_t most) {
  w->acts = acts;
  for (uint32_t i = 0; i < acts->at.len && w->at.len < most; i++)
    if (gv_act_is_work(acts, i)) *gv_push(&w->at) = i;
  w->counterparts = gv_malloc((w->at.len + 1) * sizeof *w->counterparts);
  w->keys = gv_malloc((w->at.len + 1) * sizeof *w->keys);
  memset(w->counterparts, 0xff, (w->at.len + 1) * sizeof *w->counterparts);
  memset(w->keys, 0, (w->at.len + 1) * sizeof *w->keys);
}

void gv_works_clear(gv_works *w) {
  gv_vec_free(&w->at);
  gv_free(w->counterparts);
  gv_free(w->keys);
}

static bool is_open(const gv_works *w, uint32_t i) {
  return w->counterparts[i] == GV_NONE && w->keys[i] != 0;
}

/* The key with the number of those before it that have the same one. */
static uint64_t numbered_key(gv_map *count, uint64_t key) {
  bool found;
  uint32_t *number = gv_map_at(count, key, &found);
  *number = found ? *number + 1 : 0;
  return gv_hash(number, sizeof *number, key);
}

void gv_works_pair(gv_works *one, gv_works *two) {
  gv_map seen = {0}, seen_there = {0}, at = {0};
  bool found;
  for (uint32_t i = 0; i < one->at.len; i++)
    if (is_open(one, i)) *gv_map_at(&at, numbered_key(&seen, one->keys[i]), &found) = i;
  for (uint32_t i = 0; i < two->at.len; i++) {
    uint32_t same =
        is_open(two, i) ? gv_map_get(&at, numbered_key(&seen_there, two->keys[i])) : GV_NONE;
    if (same == GV_NONE) continue;
    two->counterparts[i] = same;
    one->counterparts[same] = i;
  }
  gv_map_free(&seen);
  gv_map_free(&seen_there);
  gv_map_free(&at);
}
