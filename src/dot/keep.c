/* needs: what is wanted, and what has to do with what. gives: what is shown where not all is. cost:
 * linear. */
#include "dot/draw.h"

typedef struct near_list {
  uint32_t *first, *others; /* by thing: into others, one more at the end */
} near_list;

static near_list index_ties(uint32_t count, const gv_ties *ties) {
  near_list n = {gv_malloc((count + 2) * sizeof *n.first),
                 gv_malloc((2 * (size_t)ties->len + 1) * sizeof *n.others)};
  memset(n.first, 0, (count + 2) * sizeof *n.first);
  for (uint32_t i = 0; i < ties->len; i++)
    n.first[ties->at[i].one + 1]++, n.first[ties->at[i].other + 1]++;
  for (uint32_t i = 0; i < count; i++) n.first[i + 1] += n.first[i];
  for (uint32_t i = 0; i < ties->len; i++) {
    n.others[n.first[ties->at[i].one]++] = ties->at[i].other;
    n.others[n.first[ties->at[i].other]++] = ties->at[i].one;
  }
  for (uint32_t i = count; i > 0; i--) n.first[i] = n.first[i - 1];
  n.first[0] = 0;
  return n;
}

uint32_t gv_keep_closest(uint32_t count, const gv_ties *ties, const bool *wanted, uint32_t limit,
                         bool *keep) {
  uint32_t may = 0, kept = 0, next = 0;
  for (uint32_t i = 0; i < count; i++) may += keep[i];
  if (!limit || may <= limit) return 0;
  near_list near = index_ties(count, ties);
  GV_VEC(uint32_t) queue = {0};
  bool *seen = gv_malloc(count + 1);
  memset(seen, 0, count + 1);
  for (uint32_t i = 0; i < count; i++)
    if (wanted[i]) seen[i] = true, *gv_push(&queue) = i;
  for (uint32_t from = 0; next < queue.len || from < count;) {
    if (next == queue.len) { /* what nothing ties to the wanted comes last, in its order */
      if (!seen[from]) seen[from] = true, *gv_push(&queue) = from;
      from++;
      continue;
    }
    uint32_t at = queue.at[next++];
    for (uint32_t i = near.first[at]; i < near.first[at + 1]; i++)
      if (!seen[near.others[i]]) seen[near.others[i]] = true, *gv_push(&queue) = near.others[i];
  }
  for (uint32_t i = 0; i < queue.len; i++) {
    uint32_t at = queue.at[i];
    keep[at] &= wanted[at] || kept < limit;
    kept += keep[at];
  }
  gv_vec_free(&queue);
  gv_free(seen);
  gv_free(near.first);
  gv_free(near.others);
  return may - kept;
}
