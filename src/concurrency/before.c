/* needs: acts and links. gives: which act comes before which. cost: for each link between acts the
 * number of chains, which is bounded. */
#include "concurrency/acts.h"

enum {
  LEAST_CHAINS = 16,
  MOST_ENTRIES = 1 << 25 /* of all clocks together: 128 MiB */
};

static int compare_links(const void *p, const void *q) {
  const gv_link *a = p, *b = q;
  if (a->to != b->to) return a->to < b->to ? -1 : 1;
  if (a->from != b->from) return a->from < b->from ? -1 : 1;
  return (int)a->kind - (int)b->kind;
}

typedef GV_VEC(gv_link) link_list;
typedef GV_VEC(uint32_t) act_list;

/* The links that order, by target. */
static link_list ordering_links(const gv_acts *a) {
  link_list links = {0};
  for (uint32_t i = 0; i < a->links.len; i++)
    if (gv_link_orders(&a->links.at[i])) *gv_push(&links) = a->links.at[i];
  if (links.len) qsort(links.at, links.len, sizeof *links.at, compare_links);
  return links;
}

/* Chains, before their number is known: an act goes on with a chain whose newest act it is linked
 * to. Gives the newest act of each. */
static act_list divide(gv_before *b, const gv_acts *a, const link_list *links, uint32_t most) {
  act_list newest = {0};
  for (uint32_t i = 0, l = 0; i < a->at.len; i++) {
    b->chain[i] = GV_NONE;
    for (; l < links->len && links->at[l].to == i; l++) {
      uint32_t chain = b->chain[links->at[l].from];
      if (b->chain[i] == GV_NONE && chain != GV_NONE && newest.at[chain] == links->at[l].from)
        b->chain[i] = chain;
    }
    if (b->chain[i] == GV_NONE && newest.len < most) {
      b->chain[i] = newest.len;
      *gv_push(&newest) = i;
    }
    if (b->chain[i] == GV_NONE) continue;
    newest.at[b->chain[i]] = i;
  }
  return newest;
}

static void run_clocks(gv_before *b, const gv_acts *a, const link_list *links) {
  size_t size = (size_t)b->chains * (a->at.len + 1) * sizeof *b->clock;
  uint32_t *count = gv_malloc((b->chains + 1) * sizeof *count);
  b->clock = gv_malloc(size);
  memset(b->clock, 0, size);
  memset(count, 0, (b->chains + 1) * sizeof *count);
  for (uint32_t i = 0, l = 0; i < a->at.len;
       i++) { /* acts are numbered so that one pass over the links, by target, is enough */
    uint32_t *clock = b->clock + (size_t)i * b->chains;
    for (; l < links->len && links->at[l].to == i; l++) {
      const uint32_t *from = b->clock + (size_t)links->at[l].from * b->chains;
      for (uint32_t c = 0; c < b->chains; c++)
        if (from[c] > clock[c]) clock[c] = from[c];
    }
    if (b->chain[i] != GV_NONE) clock[b->chain[i]] = b->number[i] = ++count[b->chain[i]];
  }
  gv_free(count);
}

void gv_before_find(gv_before *b, const gv_acts *a) {
  link_list links = ordering_links(a);
  uint32_t most = a->at.len ? MOST_ENTRIES / a->at.len : 1;
  if (most < LEAST_CHAINS) most = LEAST_CHAINS;
  b->chain = gv_malloc((a->at.len + 1) * sizeof *b->chain);
  b->number = gv_malloc((a->at.len + 1) * sizeof *b->number);
  memset(b->number, 0, (a->at.len + 1) * sizeof *b->number);
  act_list newest = divide(b, a, &links, most);
  b->chains = newest.len;
  run_clocks(b, a, &links);
  gv_vec_free(&newest);
  gv_vec_free(&links);
}

void gv_before_clear(gv_before *b) {
  gv_free(b->chain);
  gv_free(b->number);
  gv_free(b->clock);
}
