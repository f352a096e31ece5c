/* needs: a drawn order graph, and another program. gives: what the one orders and the other does
 * not. cost: for each two operations that do work and are in both, a comparison; of no more than a
 * bounded number.
 *
 * Operations of the two are the same where they are of one function and name and come from one
 * place of a source; those of which that cannot be said, where they are the same ones by number. */
#include "concurrency/works.h"
#include "dot/draw.h"

enum { MOST = 3000 /* operations that are compared */ };

typedef struct side {
  const gv_model *m;
  const gv_before *before;
  gv_works works;
} side;

static uint64_t key_of(const side *s, uint32_t work, bool by_place) {
  const gv_op *op = gv_work_op(&s->works, s->m, work);
  gv_str function = s->m->functions.at[s->m->blocks.at[op->block].function].name;
  uint64_t key = gv_hash(op->name.at, op->name.len, gv_hash(function.at, function.len, by_place));
  if (!by_place) return key;
  gv_str path = s->m->files.at[op->loc.file].path;
  uint32_t place[2] = {op->loc.line, op->loc.col};
  while (path.len && memchr(path.at, '/', path.len))
    path.at++, path.len--; /* the source may have been somewhere else */
  return gv_hash(place, sizeof place, gv_hash(path.at, path.len, key));
}

/* File 0 is the input itself, whose lines are its own. */
static bool has_source(const side *s, uint32_t work) {
  const gv_op *op = gv_work_op(&s->works, s->m, work);
  return op->loc.file != GV_NONE && op->loc.file && op->loc.line;
}

static void pair_works(side *one, side *two, bool by_place) {
  side *const both[] = {one, two};
  for (int k = 0; k < 2; k++)
    for (uint32_t i = 0; i < both[k]->works.at.len; i++)
      both[k]->works.keys[i] =
          by_place && !has_source(both[k], i) ? 0 : key_of(both[k], i, by_place) | 1;
  gv_works_pair(&one->works, &two->works);
}

static bool orders(const side *s, uint32_t first, uint32_t then) {
  return gv_is_before(s->before, s->works.at.at[first], s->works.at.at[then]);
}

typedef struct pair {
  uint32_t from, to; /* works */
} pair;
typedef GV_VEC(pair) pair_list;

/* What `s` orders, with nothing of both between, and `t` does not. */
static pair_list only_in(const side *s, const side *t) {
  pair_list found = {0};
  GV_VEC(uint32_t) nearest = {0};
  for (uint32_t to = 0; to < s->works.at.len; to++) {
    if (s->works.counterparts[to] == GV_NONE) continue;
    nearest.len = 0;
    for (uint32_t from = to; from-- > 0;) {
      bool follows = false;
      if (s->works.counterparts[from] == GV_NONE || !orders(s, from, to)) continue;
      for (uint32_t i = 0; i < nearest.len && !follows; i++)
        follows = orders(s, from, nearest.at[i]);
      if (follows) continue;
      *gv_push(&nearest) = from;
      if (!orders(t, s->works.counterparts[from], s->works.counterparts[to]))
        *gv_push(&found) = (pair){from, to};
    }
  }
  gv_vec_free(&nearest);
  return found;
}

static void add_lost(gv_drawing *d, const side *mine, const side *theirs, uint32_t *lost) {
  pair_list pairs = only_in(theirs, mine);
  for (uint32_t i = 0; i < pairs.len; i++) {
    uint32_t from = d->node_of[mine->works.at.at[theirs->works.counterparts[pairs.at[i].from]]],
             to = d->node_of[mine->works.at.at[theirs->works.counterparts[pairs.at[i].to]]];
    ++*lost;
    if (from != GV_NONE && to != GV_NONE)
      gv_add_edge_by(
          d, from, to, GV_ARROW_LOST, GV_STR("lost"), false,
          GV_STR("the other program orders the one before the other; this one does not"));
  }
  gv_vec_free(&pairs);
}

static void add_won(gv_drawing *d, const side *mine, const side *theirs, uint32_t *won) {
  pair_list pairs = only_in(mine, theirs);
  for (uint32_t i = 0; i < pairs.len; i++) {
    uint32_t from = d->node_of[mine->works.at.at[pairs.at[i].from]],
             to = d->node_of[mine->works.at.at[pairs.at[i].to]];
    ++*won;
    if (from != GV_NONE && to != GV_NONE)
      gv_add_edge_by(
          d, from, to, GV_ARROW_WON, GV_STR("won"), true,
          GV_STR("this program orders the one before the other; the other program does not"));
  }
  gv_vec_free(&pairs);
}

static uint32_t count_alone(const side *s) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < s->works.at.len; i++) count += s->works.counterparts[i] == GV_NONE;
  return count;
}

/* What the other program does not have is said where it is, and what only that has in a remark. */
static void mark_alone(gv_drawing *d, const side *mine, const side *theirs) {
  gv_arena *arena = &d->picture->arena;
  for (uint32_t i = 0; i < mine->works.at.len; i++) {
    uint32_t node = d->node_of[mine->works.at.at[i]];
    if (mine->works.counterparts[i] == GV_NONE && node != GV_NONE)
      d->picture->nodes.at[node].text = GV_STR("only in this program");
  }
  gv_str names = GV_STR("");
  uint32_t alone = count_alone(theirs), told = 0;
  for (uint32_t i = 0; i < theirs->works.at.len && told < 5; i++) {
    if (theirs->works.counterparts[i] != GV_NONE) continue;
    const gv_op *op = gv_work_op(&theirs->works, theirs->m, i);
    names = gv_format(arena, "%.*s%s%.*s (line %u)", GV_FMT(names), told++ ? ", " : "",
                      GV_FMT(op->name), op->loc.line);
  }
  if (alone)
    *gv_push(&d->picture->remarks) = gv_format(arena, "only in the other program: %.*s%s",
                                               GV_FMT(names), alone > told ? ", \xe2\x80\xa6" : "");
}

void gv_draw_against(gv_drawing *d) {
  const gv_graph_input *other = d->input->against;
  gv_acts acts = {0};
  gv_before before = {0};
  bool *wanted = gv_malloc(other->model->ops.len + 1),
       *shown = gv_malloc(other->model->functions.len + 1);
  uint32_t lost = 0, won = 0;
  memset(wanted, 0, other->model->ops.len + 1);
  memset(shown, true, other->model->functions.len + 1);
  gv_acts_find(&acts, other->model, other->order,
               &(gv_acts_options){wanted, shown, d->options->calls, 1 << 20});
  gv_before_find(&before, &acts);
  side mine = {.m = d->input->model, .before = &d->before},
       theirs = {.m = other->model, .before = &before};
  gv_works_list(&mine.works, &d->acts, MOST);
  gv_works_list(&theirs.works, &acts, MOST);
  pair_works(&mine, &theirs, true);
  pair_works(&mine, &theirs, false);
  add_lost(d, &mine, &theirs, &lost);
  add_won(d, &mine, &theirs, &won);
  *gv_push(&d->picture->remarks) =
      gv_format(&d->picture->arena, "against %.*s: %u order%s lost, %u won", GV_FMT(other->path),
                lost, lost == 1 ? "" : "s", won);
  mark_alone(d, &mine, &theirs);
  if (mine.works.at.len == MOST || theirs.works.at.len == MOST)
    *gv_push(&d->picture->remarks) =
        gv_format(&d->picture->arena, "only the first %u operations were compared", MOST);
  gv_works_clear(&mine.works);
  gv_works_clear(&theirs.works);
  gv_before_clear(&before);
  gv_acts_clear(&acts);
  gv_free(wanted);
  gv_free(shown);
}
