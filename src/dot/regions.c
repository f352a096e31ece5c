/* needs: model, order. gives: for each block of a function what it depends on: the arm of a branch,
 * a loop. cost: dominators; then for each arm and loop its blocks, of which no more are looked at
 * than a multiple of all there are.
 *
 * An arm is what a branch alone leads to: the blocks that one of its targets dominates. Where both
 * arms go on to the end of the function, as after a check that leaves it early, only the smaller is
 * one. A loop is the blocks from which a back edge is come to without its head. */
#include "dot/draw.h"

typedef GV_VEC(uint32_t) block_list;

typedef struct candidate {
  gv_str title;
  uint32_t head, op; /* block, from the function's first; the operation that decides, GV_NONE */
  block_list blocks;
  bool loop;
} candidate;

typedef struct finder {
  gv_drawing *d;
  const gv_model *m;
  const gv_function *f;
  uint32_t first, count;
  block_list sequence; /* reachable blocks in reverse postorder */
  uint32_t *first_pred, *preds, *idom, *pre, *size, *weight; /* by block */
  uint32_t *loop; /* by block: the innermost loop, into candidates; GV_NONE */
  GV_VEC(candidate) candidates;
  size_t budget;
} finder;

static uint32_t position(const finder *f, uint32_t block) {
  return f->d->input->order->block_order[f->first + block];
}

static uint32_t *numbers(uint32_t count, int fill) {
  uint32_t *at = gv_malloc((count + 2) * sizeof *at);
  memset(at, fill, (count + 2) * sizeof *at);
  return at;
}

typedef struct order_key {
  uint32_t position, block;
} order_key;

static int compare_keys(const void *p, const void *q) {
  const order_key *a = p, *b = q;
  return a->position < b->position ? -1 : a->position > b->position;
}

static void list_blocks(finder *f) {
  GV_VEC(order_key) keys = {0};
  for (uint32_t b = 0; b < f->count; b++)
    if (position(f, b) != GV_NONE) *gv_push(&keys) = (order_key){position(f, b), b};
  if (keys.len) qsort(keys.at, keys.len, sizeof *keys.at, compare_keys);
  for (uint32_t i = 0; i < keys.len; i++) *gv_push(&f->sequence) = keys.at[i].block;
  gv_vec_free(&keys);
}

static void list_preds(finder *f) {
  const gv_model *m = f->m;
  f->first_pred = numbers(f->count + 1, 0);
  for (int fill = 0; fill < 2; fill++) {
    for (uint32_t i = 0; i < f->sequence.len; i++) {
      const gv_block *b = &m->blocks.at[f->first + f->sequence.at[i]];
      for (uint32_t e = b->first_edge; e < b->end_edge; e++) {
        uint32_t target = m->edges.at[e].target - f->first;
        if (fill)
          f->preds[f->first_pred[target]++] = f->sequence.at[i];
        else
          f->first_pred[target + 1]++;
      }
    }
    if (fill) continue;
    for (uint32_t b = 0; b < f->count; b++) f->first_pred[b + 1] += f->first_pred[b];
    f->preds = numbers(f->first_pred[f->count], 0);
  }
  for (uint32_t b = f->count; b > 0; b--) f->first_pred[b] = f->first_pred[b - 1];
  f->first_pred[0] = 0;
}

/* ---- dominators: Cooper, Harvey, Kennedy ----------------------------------------------------- */

static uint32_t meet(const finder *f, uint32_t a, uint32_t b) {
  while (a != b) {
    while (position(f, a) > position(f, b)) a = f->idom[a];
    while (position(f, b) > position(f, a)) b = f->idom[b];
  }
  return a;
}

static bool find_idom(finder *f, uint32_t block) {
  uint32_t dominator = GV_NONE;
  for (uint32_t i = f->first_pred[block]; i < f->first_pred[block + 1]; i++) {
    if (f->idom[f->preds[i]] == GV_NONE) continue;
    dominator = dominator == GV_NONE ? f->preds[i] : meet(f, dominator, f->preds[i]);
  }
  bool changed = dominator != GV_NONE && f->idom[block] != dominator;
  if (changed) f->idom[block] = dominator;
  return changed;
}

static void find_dominators(finder *f) {
  f->idom = numbers(f->count, 0xff);
  f->size = numbers(f->count, 0);
  f->weight = numbers(f->count, 0);
  f->pre = numbers(f->count, 0);
  uint32_t *next = numbers(f->count, 0);
  f->idom[f->sequence.at[0]] = f->sequence.at[0];
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t i = 1; i < f->sequence.len; i++) changed |= find_idom(f, f->sequence.at[i]);
  }
  for (uint32_t i = f->sequence.len; i-- > 0;) {
    uint32_t b = f->sequence.at[i];
    f->size[b]++;
    f->weight[b] += f->m->blocks.at[f->first + b].end_op - f->m->blocks.at[f->first + b].first_op;
    if (i) f->size[f->idom[b]] += f->size[b], f->weight[f->idom[b]] += f->weight[b];
  }
  for (uint32_t i = 0; i < f->sequence.len; i++) {
    uint32_t b = f->sequence.at[i], parent = f->idom[b];
    f->pre[b] = i ? next[parent] : 0;
    next[b] = f->pre[b] + 1;
    if (i) next[parent] += f->size[b];
  }
  gv_free(next);
}

static bool dominates(const finder *f, uint32_t a, uint32_t b) {
  return f->pre[b] >= f->pre[a] && f->pre[b] - f->pre[a] < f->size[a];
}

/* ---- words ----------------------------------------------------------------------------------- */

static gv_str condition(finder *f, const gv_op *end) {
  return gv_picture_condition(f->d->picture, f->d->input->model, gv_operands(f->m, end)[0]);
}

static const gv_op *end_of(const finder *f, uint32_t block) {
  return &f->m->ops.at[f->m->blocks.at[f->first + block].end_op - 1];
}

static gv_str arm_title(finder *f, uint32_t block, uint32_t edge) {
  const gv_op *end = end_of(f, block);
  bool first = edge == f->m->blocks.at[f->first + block].first_edge;
  gv_arena *arena = &f->d->picture->arena;
  if (end->kind == GV_OP_COND_BR)
    return gv_format(arena, first ? "if %.*s" : "if not %.*s", GV_FMT(condition(f, end)));
  if (end->kind != GV_OP_SWITCH) return GV_STR("on one of several ways");
  if (first) return gv_format(arena, "in the default case of %.*s", GV_FMT(condition(f, end)));
  return gv_format(arena, "in case %lld of %.*s", (long long)f->m->edges.at[edge].case_value,
                   GV_FMT(condition(f, end)));
}

/* ---- loops ----------------------------------------------------------------------------------- */

/* The blocks from which `latch` is come to without `head`, added to the loop. */
static void grow_loop(finder *f, block_list *blocks, uint32_t *member, uint32_t mark,
                      uint32_t latch) {
  uint32_t next = blocks->len;
  if (member[latch] != mark) member[latch] = mark, *gv_push(blocks) = latch;
  for (; next < blocks->len && f->budget; next++, f->budget--) {
    uint32_t b = blocks->at[next];
    for (uint32_t i = f->first_pred[b]; i < f->first_pred[b + 1]; i++)
      if (member[f->preds[i]] != mark) member[f->preds[i]] = mark, *gv_push(blocks) = f->preds[i];
  }
}

static gv_str loop_title(finder *f, uint32_t head, uint32_t latch, const uint32_t *member,
                         uint32_t mark, uint32_t *op) {
  uint32_t ends[] = {head, latch};
  for (size_t i = 0; i < 2; i++) {
    const gv_op *end = end_of(f, ends[i]);
    const gv_block *b = &f->m->blocks.at[f->first + ends[i]];
    if (end->kind != GV_OP_COND_BR) continue;
    bool in = member[f->m->edges.at[b->first_edge].target - f->first] == mark,
         out = member[f->m->edges.at[b->first_edge + 1].target - f->first] != mark;
    if (in != out) continue; /* both ends stay in the loop */
    *op = b->end_op - 1;
    return gv_format(&f->d->picture->arena, in ? "loop while %.*s" : "loop until %.*s",
                     GV_FMT(condition(f, end)));
  }
  return GV_STR("loop");
}

static void find_loops(finder *f) {
  uint32_t *member = numbers(f->count, 0xff);
  for (uint32_t i = 0; i < f->sequence.len; i++) {
    uint32_t head = f->sequence.at[i], latch = GV_NONE;
    block_list blocks = {0};
    for (uint32_t k = f->first_pred[head]; k < f->first_pred[head + 1]; k++) {
      uint32_t from = f->preds[k];
      if (!dominates(f, head, from)) continue;
      if (latch == GV_NONE) member[head] = i, *gv_push(&blocks) = head;
      latch = from;
      grow_loop(f, &blocks, member, i, from);
    }
    if (latch == GV_NONE) continue;
    uint32_t op = GV_NONE;
    gv_str title = loop_title(f, head, latch, member, i, &op);
    candidate *c = gv_push(&f->candidates);
    *c = (candidate){title, head, op, {0}, true};
    c->blocks.at = blocks.at, c->blocks.len = blocks.len, c->blocks.cap = blocks.cap;
    for (uint32_t k = 0; k < blocks.len; k++)
      f->loop[blocks.at[k]] = f->candidates.len - 1; /* inner heads come later */
  }
  gv_free(member);
}

/* ---- arms ------------------------------------------------------------------------------------ */

static bool is_arm(const finder *f, uint32_t block, uint32_t target) {
  return f->first_pred[target + 1] - f->first_pred[target] == 1 && f->idom[target] == block &&
         f->loop[target] == f->loop[block];
}

static void add_arm(finder *f, uint32_t block, uint32_t edge, const uint32_t *by_pre) {
  uint32_t target = f->m->edges.at[edge].target - f->first;
  if (f->size[target] > f->budget) return;
  f->budget -= f->size[target];
  candidate *c = gv_push(&f->candidates);
  *c = (candidate){
      arm_title(f, block, edge), target, f->m->blocks.at[f->first + block].end_op - 1, {0}, false};
  for (uint32_t i = 0; i < f->size[target]; i++) *gv_push(&c->blocks) = by_pre[f->pre[target] + i];
}

static void find_arms(finder *f) {
  uint32_t *by_pre = numbers(f->count, 0xff), *merges = numbers(f->count, 0);
  for (uint32_t i = 0; i < f->sequence.len; i++)
    by_pre[f->pre[f->sequence.at[i]]] = f->sequence.at[i];
  for (uint32_t i = 1; i < f->sequence.len; i++) {
    uint32_t b = f->sequence.at[i];
    if (f->first_pred[b + 1] - f->first_pred[b] > 1) merges[f->idom[b]]++;
  }
  bool *decides = gv_malloc(f->count + 1); /* a loop, whose region says it */
  memset(decides, 0, f->count + 1);
  for (uint32_t i = 0; i < f->candidates.len; i++)
    if (f->candidates.at[i].op != GV_NONE)
      decides[f->m->ops.at[f->candidates.at[i].op].block - f->first] = true;
  for (uint32_t i = 0; i < f->sequence.len; i++) {
    uint32_t block = f->sequence.at[i], biggest = GV_NONE, most = 0;
    const gv_block *b = &f->m->blocks.at[f->first + block];
    if (b->end_edge - b->first_edge < 2 || end_of(f, block)->assumed || decides[block]) continue;
    for (uint32_t e = b->first_edge; e < b->end_edge && !merges[block]; e++) {
      uint32_t target = f->m->edges.at[e].target - f->first;
      if (f->weight[target] >= most) most = f->weight[target], biggest = e;
    }
    for (uint32_t e = b->first_edge; e < b->end_edge; e++)
      if (e != biggest && is_arm(f, block, f->m->edges.at[e].target - f->first))
        add_arm(f, block, e, by_pre);
  }
  gv_free(decides);
  gv_free(by_pre);
  gv_free(merges);
}

/* ---- the whole ------------------------------------------------------------------------------- */

static int compare_candidates(const void *p, const void *q) {
  const candidate *a = p, *b = q;
  if (a->blocks.len != b->blocks.len) return a->blocks.len > b->blocks.len ? -1 : 1;
  if (a->loop != b->loop) return a->loop ? -1 : 1;
  return a->head < b->head ? -1 : a->head > b->head;
}

static void keep_regions(finder *f) {
  gv_picture *p = f->d->picture;
  if (f->candidates.len)
    qsort(f->candidates.at, f->candidates.len, sizeof *f->candidates.at, compare_candidates);
  for (uint32_t i = 0; i < f->candidates.len; i++) {
    candidate *c = &f->candidates.at[i];
    uint32_t parent = f->d->region_of_block[f->first + c->head];
    gv_str place =
        c->op == GV_NONE ? GV_STR("") : gv_picture_place(p, f->m, f->m->ops.at[c->op].loc);
    for (uint32_t k = 0; k < c->blocks.len; k++)
      f->d->region_of_block[f->first + c->blocks.at[k]] = p->regions.len;
    *gv_push(&p->regions) = (gv_pic_region){c->title, place, parent, c->loop};
    gv_vec_free(&c->blocks);
  }
}

static void find_in(gv_drawing *d, uint32_t function) {
  const gv_model *m = d->input->model;
  finder f = {.d = d, .m = m, .f = &m->functions.at[function]};
  f.first = f.f->first_block;
  f.count = f.f->end_block - f.f->first_block;
  f.budget = 64 * (size_t)f.count;
  if (f.count < 2) return;
  list_blocks(&f);
  if (f.sequence.len > 1) {
    list_preds(&f);
    find_dominators(&f);
    f.loop = numbers(f.count, 0xff);
    find_loops(&f);
    find_arms(&f);
    keep_regions(&f);
  }
  uint32_t *lists[] = {f.first_pred, f.preds, f.idom, f.size, f.weight, f.pre, f.loop};
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) gv_free(lists[i]);
  gv_vec_free(&f.candidates);
  gv_vec_free(&f.sequence);
}

void gv_find_regions(gv_drawing *d) {
  const gv_model *m = d->input->model;
  d->region_of_block = numbers(m->blocks.len, 0xff);
  for (uint32_t i = 0; i < m->functions.len; i++)
    if (d->shown[i]) find_in(d, i);
}
