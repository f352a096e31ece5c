/* needs: nodes with their findings marked. gives: which nodes repeat what was done before. cost:
 * for each node a bounded number of comparisons.
 *
 * Steps repeat where the nodes of a function, in the order of its program, are the same ones
 * several times over: the same operations in the same lanes, or each time in lanes of their own.
 * What a finding names is never folded. */
#include "dot/picture.h"

enum {
  PERIOD = 16, /* longest sequence that is looked for */
  COPIES = 16, /* fewer are shown */
  TASKS = 24,  /* … of tasks, which are shown beside each other */
};

typedef struct folder {
  gv_picture *p;
  GV_VEC(uint32_t) sequence;
  uint64_t *key;          /* by place in the sequence; 0: it is not folded */
  uint32_t *first, *last; /* by lane: its places in the sequence */
} folder;

static bool may_fold(const gv_pic_node *n) {
  return n->mark == GV_MARK_NONE && !n->steps.len && !n->verdict.len &&
         n->look != GV_LOOK_MISSING && n->look != GV_LOOK_LEFT_OUT && n->look != GV_LOOK_SITE &&
         n->look != GV_LOOK_BLOCK;
}

static void make_keys(folder *f) {
  gv_picture *p = f->p;
  uint32_t *first = f->first = gv_malloc((p->lanes.len + 1) * sizeof *first);
  uint32_t *last = f->last = gv_malloc((p->lanes.len + 1) * sizeof *last);
  memset(first, 0xff, (p->lanes.len + 1) * sizeof *first);
  for (uint32_t i = 0; i < f->sequence.len; i++) {
    uint32_t lane = p->nodes.at[f->sequence.at[i]].lane;
    if (first[lane] == GV_NONE) first[lane] = i;
    last[lane] = i;
  }
  f->key = gv_malloc((f->sequence.len + 1) * sizeof *f->key);
  for (uint32_t i = 0; i < f->sequence.len; i++) {
    const gv_pic_node *n = &p->nodes.at[f->sequence.at[i]];
    bool own = p->lanes.at[n->lane].kind != GV_LANE_HOST && last[n->lane] - first[n->lane] < PERIOD;
    uint32_t words[4] = {(uint32_t)n->look, own ? GV_NONE - p->lanes.at[n->lane].kind : n->lane,
                         n->region, p->lanes.at[n->lane].parent};
    f->key[i] =
        may_fold(n) ? gv_hash(n->title.at, n->title.len, gv_hash(words, sizeof words, 0)) | 1 : 0;
  }
}

/* Is all that the lane has in this one round, or has every round something in it? */
static bool fits(const folder *f, uint32_t at, uint32_t begin, uint32_t period) {
  uint32_t lane = f->p->nodes.at[f->sequence.at[at]].lane,
           first = f->p->nodes.at[f->sequence.at[begin + (at - begin) % period]].lane;
  uint32_t round = at - (at - begin) % period;
  return f->last[lane] - f->first[lane] < PERIOD && f->p->lanes.at[lane].kind != GV_LANE_HOST
             ? f->first[lane] >= round && f->last[lane] < round + period
             : lane == first;
}

/* How often the `period` nodes from here on are there, one time after the other. */
static uint32_t count_copies(const folder *f, uint32_t at, uint32_t period) {
  uint32_t end = at + period;
  for (uint32_t i = at; i < end; i++)
    if (i >= f->sequence.len || !f->key[i]) return 0;
  while (end < f->sequence.len && f->key[end] && f->key[end] == f->key[end - period] &&
         fits(f, end, at, period))
    end++;
  for (uint32_t i = at; i < at + period; i++)
    if (!fits(f, i, at, period)) return 0;
  return (end - at) / period;
}

static uint32_t least_copies(const folder *f, uint32_t at, uint32_t period) {
  for (uint32_t i = at; i < at + period && i < f->sequence.len; i++) {
    const gv_pic_node *n = &f->p->nodes.at[f->sequence.at[i]];
    if (f->p->lanes.at[n->lane].kind == GV_LANE_TASK || n->is_await) return TASKS;
  }
  return COPIES;
}

/* The nodes after the first `period` stand for the same place in their round. Gives how many nodes
 * that are in all. */
static uint32_t fold_at(folder *f, uint32_t at) {
  uint32_t best = 0, copies = 0;
  for (uint32_t period = 1; period <= PERIOD; period++) {
    uint32_t count = count_copies(f, at, period);
    if (count >= least_copies(f, at, period) && count * period > copies * best)
      best = period, copies = count;
  }
  for (uint32_t i = 0; i < best; i++) f->p->nodes.at[f->sequence.at[at + i]].copies = copies;
  for (uint32_t i = best; i < best * copies; i++)
    f->p->nodes.at[f->sequence.at[at + i]].fold = f->sequence.at[at + i % best];
  return best * copies;
}

static int compare_orders(const void *p, const void *q) {
  const uint64_t *a = p, *b = q;
  if (a[0] != b[0]) return a[0] < b[0] ? -1 : 1;
  return a[1] < b[1] ? -1 : a[1] > b[1];
}

void gv_picture_fold(gv_picture *p) {
  folder f = {.p = p};
  uint64_t(*keys)[2] = gv_malloc((p->nodes.len + 1) * sizeof *keys);
  for (uint32_t i = 0; i < p->nodes.len; i++) keys[i][0] = p->nodes.at[i].order, keys[i][1] = i;
  if (p->nodes.len) qsort(keys, p->nodes.len, sizeof *keys, compare_orders);
  for (uint32_t i = 0; i < p->nodes.len; i++) *gv_push(&f.sequence) = (uint32_t)keys[i][1];
  gv_free(keys);
  make_keys(&f);
  for (uint32_t i = 0; i < f.sequence.len;) {
    uint32_t folded = fold_at(&f, i);
    i += folded ? folded : 1;
  }
  gv_vec_free(&f.sequence);
  gv_free(f.key);
  gv_free(f.first);
  gv_free(f.last);
}
