/* needs: nodes in the order of their program, and edges. gives: rows and columns. cost: sorting the
 * nodes, then linear.
 *
 * A row is a time step. What an edge leads to stands below where it comes from, what one thread
 * does stands below what it did before, and no two nodes share a place. Threads stand beside each
 * other. */
#include "dot/picture.h"

typedef struct placer {
  gv_picture *p;
  GV_VEC(uint32_t) sequence; /* nodes, by function, then order */
  uint32_t *position;        /* by node: in the sequence */
  uint32_t *first_edge;      /* by node: into edges_into; one more at the end */
  uint32_t *edges_into;
  gv_map last_of_thread; /* to the node that was placed last */
  gv_map last_of_column; /* to one more than the last row that is taken */
  uint32_t base;         /* the function's first row */
} placer;

static uint32_t section_of(const gv_picture *p, uint32_t node) {
  uint32_t lane = p->nodes.at[node].lane;
  return p->lanes.at[lane].parent == GV_NONE ? lane : p->lanes.at[lane].parent;
}

typedef struct sort_key {
  uint32_t section, node;
  uint64_t order;
} sort_key;

static int compare_keys(const void *p, const void *q) {
  const sort_key *a = p, *b = q;
  if (a->section != b->section) return a->section < b->section ? -1 : 1;
  if (a->order != b->order) return a->order < b->order ? -1 : 1;
  return a->node < b->node ? -1 : a->node > b->node;
}

static void sort_nodes(placer *l) {
  gv_picture *p = l->p;
  GV_VEC(sort_key) keys = {0};
  for (uint32_t i = 0; i < p->nodes.len; i++)
    *gv_push(&keys) = (sort_key){section_of(p, i), i, p->nodes.at[i].order};
  if (keys.len) qsort(keys.at, keys.len, sizeof *keys.at, compare_keys);
  l->position = gv_malloc((keys.len + 1) * sizeof *l->position);
  for (uint32_t i = 0; i < keys.len; i++) {
    *gv_push(&l->sequence) = keys.at[i].node;
    l->position[keys.at[i].node] = i;
  }
  gv_vec_free(&keys);
}

/* Does it keep its ends in different rows? What is missing does so only where one end is missing
 * too. */
static bool separates(const placer *l, const gv_pic_edge *e) {
  const gv_pic_node *nodes = l->p->nodes.at;
  if (e->arrow == GV_ARROW_BECAME || e->arrow == GV_ARROW_USED || e->arrow == GV_ARROW_AGAIN ||
      e->arrow == GV_ARROW_LOST)
    return false;
  bool absent = nodes[e->from].look == GV_LOOK_MISSING || nodes[e->to].look == GV_LOOK_MISSING;
  return e->arrow != GV_ARROW_MISSING || absent;
}

static void index_edges(placer *l) {
  gv_picture *p = l->p;
  l->first_edge = gv_malloc((p->nodes.len + 2) * sizeof *l->first_edge);
  l->edges_into = gv_malloc((p->edges.len + 1) * sizeof *l->edges_into);
  memset(l->first_edge, 0, (p->nodes.len + 2) * sizeof *l->first_edge);
  for (uint32_t i = 0; i < p->edges.len; i++) l->first_edge[p->edges.at[i].to + 1]++;
  for (uint32_t i = 0; i < p->nodes.len; i++) l->first_edge[i + 1] += l->first_edge[i];
  for (uint32_t i = 0; i < p->edges.len; i++) l->edges_into[l->first_edge[p->edges.at[i].to]++] = i;
  for (uint32_t i = p->nodes.len; i > 0; i--) l->first_edge[i] = l->first_edge[i - 1];
  l->first_edge[0] = 0;
}

/* The host is first; a lane in which nothing stands has no column of its own. */
static void place_lanes(gv_picture *p) {
  gv_map next = {0};
  bool *used = gv_malloc(p->lanes.len + 1), found;
  memset(used, 0, p->lanes.len + 1);
  for (uint32_t i = 0; i < p->nodes.len; i++) used[p->nodes.at[i].lane] = true;
  for (int hosts = 1; hosts >= 0; hosts--)
    for (uint32_t i = 0; i < p->lanes.len; i++) {
      gv_pic_lane *lane = &p->lanes.at[i];
      if (lane->parent == GV_NONE || (lane->kind == GV_LANE_HOST) != hosts) continue;
      uint32_t *column = gv_map_at(&next, lane->parent, &found);
      if (!found) *column = 0;
      lane->column = *column;
      *column += used[i];
    }
  gv_map_free(&next);
  gv_free(used);
}

enum { FREE_COLUMNS = 12 };

/* In a free picture: below the first that leads there, else where there is room. */
static uint32_t find_column(placer *l, uint32_t node, uint32_t *row) {
  gv_picture *p = l->p;
  const gv_pic_lane *lane = &p->lanes.at[p->nodes.at[node].lane];
  if (!p->free_columns) return lane->parent == GV_NONE ? 0 : lane->column;
  uint32_t best = 0, best_row = GV_NONE;
  for (uint32_t i = l->first_edge[node]; i < l->first_edge[node + 1]; i++) {
    uint32_t from = p->edges.at[l->edges_into[i]].from;
    if (l->position[from] >= l->position[node]) continue;
    uint32_t taken = gv_map_get(&l->last_of_column, p->nodes.at[from].column);
    if (taken == GV_NONE || taken <= *row) return p->nodes.at[from].column;
  }
  for (uint32_t c = 0; c < FREE_COLUMNS; c++) {
    uint32_t taken = gv_map_get(&l->last_of_column, c);
    if (taken == GV_NONE || taken <= *row) return c;
    if (taken < best_row) best = c, best_row = taken;
  }
  *row = best_row;
  return best;
}

static void place(placer *l, uint32_t node) {
  gv_picture *p = l->p;
  gv_pic_node *n = &p->nodes.at[node];
  uint32_t row = l->base;
  bool found;
  for (uint32_t i = l->first_edge[node]; i < l->first_edge[node + 1]; i++) {
    const gv_pic_edge *e = &p->edges.at[l->edges_into[i]];
    if (l->position[e->from] >= l->position[node] || section_of(p, e->from) != section_of(p, node))
      continue;
    uint32_t least = p->nodes.at[e->from].row + separates(l, e);
    if (e->arrow != GV_ARROW_MISSING && least > row) row = least;
    if (e->arrow == GV_ARROW_MISSING && separates(l, e) && least > row) row = least;
  }
  uint32_t last = n->thread == GV_NONE ? GV_NONE : gv_map_get(&l->last_of_thread, n->thread);
  if (last != GV_NONE) { /* two sides of one step share its row */
    const gv_pic_node *before = &p->nodes.at[last];
    uint32_t least = before->row + (before->order != n->order);
    if (least > row) row = least;
  }
  n->column = find_column(l, node, &row);
  uint32_t *taken = gv_map_at(&l->last_of_column, n->column, &found);
  if (found && *taken > row) row = *taken;
  *taken = row + 1;
  n->row = row;
  if (n->thread != GV_NONE) *gv_map_at(&l->last_of_thread, n->thread, &found) = node;
}

void gv_picture_place_nodes(gv_picture *p) {
  placer l = {.p = p};
  uint32_t rows = 0;
  place_lanes(p);
  sort_nodes(&l);
  index_edges(&l);
  for (uint32_t i = 0; i < l.sequence.len; i++) {
    uint32_t node = l.sequence.at[i];
    if (i && section_of(p, node) != section_of(p, l.sequence.at[i - 1])) {
      gv_map_free(&l.last_of_column);
      gv_map_free(&l.last_of_thread);
      l.base = rows;
    }
    place(&l, node);
    if (p->nodes.at[node].row >= rows) rows = p->nodes.at[node].row + 1;
  }
  gv_map_free(&l.last_of_thread);
  gv_map_free(&l.last_of_column);
  gv_vec_free(&l.sequence);
  gv_free(l.position);
  gv_free(l.first_edge);
  gv_free(l.edges_into);
}
