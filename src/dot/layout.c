/* needs: a placed picture. gives: boxes for its nodes, lanes and regions, and lines for its edges.
 * cost: sorting the edges; then linear, but for the slots of lines that run side by side, of which
 * there is a bounded number.
 *
 * Nodes stand on a grid. Left of each column is a *channel*, in which lines run up and down; above
 * each row a *gap*, in which they run from side to side, and below which their labels stand. Lines
 * that would lie on each other have *slots* of their own. */
#include "dot/layout.h"

enum {
  SLOTS = 24,       /* in one channel or gap; more lines share them */
  PORTS = 8,        /* on one side of a node */
  TEXT_WIDTH = 300, /* of a line in a node */
  BODY_WIDTH = 420,
  LEAST_WIDTH = 120,
  BODY_LINES = 60,
  TITLE_LINES = 3,
  PLACE_LINES = 12,
  DEPTH = 8 /* regions within each other that are distinguished by their edges */
};
#define SLOT 7.0   /* from line to line */
#define MARGIN 8.0 /* around a column */
#define INSET 5.0  /* from region to region */
#define PORT 8.0
#define FIRST_PORT 14.0
#define PAD 6.0
#define EDGE 16.0 /* around everything */
#define HEAD 20.0 /* of a region or function */

typedef enum route_kind { STRAIGHT, BESIDE, UNDER, NEXT_ROW, DOWN, BACK_HERE, BACK } route_kind;

typedef enum side { TOP_LEFT, TOP_RIGHT, BOTTOM_LEFT, BOTTOM_RIGHT, LEFT, RIGHT, SIDES } side;

typedef struct route {
  gv_path path;
  route_kind kind;
  uint32_t channel, slot, out_zone, out_slot, in_zone, in_slot;
  side from_side, to_side;
  uint32_t from_port, to_port;
} route;

/* A part of a line that runs in a channel or a gap. */
typedef struct run {
  uint32_t zone;
  uint32_t lo, hi;
  uint32_t *slot;
} run;

typedef struct extent {
  uint32_t first_row, last_row, first_column, last_column; /* first_row GV_NONE: nothing is in it */
  uint32_t depth;
} extent;

typedef struct grid {
  gv_layout *l;
  const gv_picture *p;
  uint32_t rows, columns;
  uint32_t *row, *column;   /* by node, of those that are seen */
  uint32_t *above;          /* by node: the next one above in its column; GV_NONE */
  uint32_t (*ports)[SIDES]; /* by node: how many are taken */
  bool *middle;             /* by node: a line comes in the middle of its top */
  uint32_t *section;        /* by row: the function */
  GV_VEC(route) routes;
  uint32_t *channels, *gaps; /* slots of each; a row has two gaps: what ends the function above, and
                                what begins its own */
  double *x, *w;             /* by column */
  double *channel_x;         /* by channel: its first slot */
  double *y, *h;             /* by row */
  double *gap_y;             /* by gap: its first slot */
  double *ends_y,
      *heads_y; /* by row: where the ends of regions above it are, the heads of those that begin */
  double *label_h;            /* by row */
  extent *regions, *sections; /* by region; by lane */
} grid;

static bool is_seen(const grid *g, uint32_t node) { return g->p->nodes.at[node].fold == GV_NONE; }

static uint32_t root_of(const gv_picture *p, uint32_t lane) {
  return p->lanes.at[lane].parent == GV_NONE ? lane : p->lanes.at[lane].parent;
}

static void *zeroed(size_t count, size_t size) {
  void *at = gv_malloc((count + 2) * size);
  memset(at, 0, (count + 2) * size);
  return at;
}

/* ---- rows ------------------------------------------------------------------------------------ */

typedef struct place_key {
  uint32_t row, column, node;
} place_key;

static int compare_places(const void *p, const void *q) {
  const place_key *a = p, *b = q;
  if (a->row != b->row) return a->row < b->row ? -1 : 1;
  return a->column < b->column ? -1 : a->column > b->column;
}

/* Columns in which nothing is seen are left out. */
static void find_columns(grid *g) {
  uint32_t most = 0;
  for (uint32_t i = 0; i < g->p->nodes.len; i++)
    if (g->p->nodes.at[i].column > most) most = g->p->nodes.at[i].column;
  uint32_t *number = zeroed(most + 1, sizeof *number);
  for (uint32_t i = 0; i < g->p->nodes.len; i++)
    if (is_seen(g, i)) number[g->p->nodes.at[i].column] = 1;
  for (uint32_t c = 0; c <= most; c++) {
    bool used = number[c];
    number[c] = g->columns;
    g->columns += used;
  }
  for (uint32_t i = 0; i < g->p->nodes.len; i++) g->column[i] = number[g->p->nodes.at[i].column];
  gv_free(number);
}

/* Rows in which nothing is seen are left out. */
static void find_rows(grid *g) {
  GV_VEC(place_key) keys = {0};
  gv_map last = {0};
  for (uint32_t i = 0; i < g->p->nodes.len; i++) {
    const gv_pic_node *n = &g->p->nodes.at[i];
    g->above[i] = g->row[i] = GV_NONE;
    if (!is_seen(g, i)) continue;
    *gv_push(&keys) = (place_key){n->row, g->column[i], i};
  }
  if (keys.len) qsort(keys.at, keys.len, sizeof *keys.at, compare_places);
  g->section = zeroed(keys.len, sizeof *g->section);
  for (uint32_t i = 0; i < keys.len; i++) {
    uint32_t node = keys.at[i].node;
    bool found;
    g->rows += !i || keys.at[i].row != keys.at[i - 1].row;
    g->row[node] = g->rows - 1;
    g->section[g->rows - 1] = root_of(g->p, g->p->nodes.at[node].lane);
    uint32_t *above = gv_map_at(&last, keys.at[i].column, &found);
    if (found) g->above[node] = *above;
    *above = node;
  }
  gv_map_free(&last);
  gv_vec_free(&keys);
}

/* ---- regions --------------------------------------------------------------------------------- */

static void take_in(const grid *g, extent *e, uint32_t node) {
  uint32_t row = g->row[node], column = g->column[node];
  if (e->first_row == GV_NONE) *e = (extent){row, row, column, column, e->depth};
  if (row < e->first_row) e->first_row = row;
  if (row > e->last_row) e->last_row = row;
  if (column < e->first_column) e->first_column = column;
  if (column > e->last_column) e->last_column = column;
}

static void find_extents(grid *g) {
  const gv_picture *p = g->p;
  g->regions = zeroed(p->regions.len, sizeof *g->regions);
  g->sections = zeroed(p->lanes.len, sizeof *g->sections);
  for (uint32_t i = 0; i < p->regions.len; i++) {
    g->regions[i].first_row = GV_NONE;
    uint32_t parent = p->regions.at[i].parent; /* comes first */
    g->regions[i].depth = parent == GV_NONE ? 0 : g->regions[parent].depth + 1;
  }
  for (uint32_t i = 0; i < p->lanes.len; i++) g->sections[i].first_row = GV_NONE;
  for (uint32_t i = 0; i < p->nodes.len; i++) {
    if (!is_seen(g, i)) continue;
    uint32_t lane = p->nodes.at[i].lane;
    take_in(g, &g->sections[lane], i);
    if (p->lanes.at[lane].parent != GV_NONE) take_in(g, &g->sections[p->lanes.at[lane].parent], i);
    for (uint32_t r = p->nodes.at[i].region; r != GV_NONE; r = p->regions.at[r].parent)
      take_in(g, &g->regions[r], i);
  }
}

static uint32_t depth_of(const extent *e) { return e->depth < DEPTH ? e->depth : DEPTH - 1; }

/* ---- routes ---------------------------------------------------------------------------------- */

static uint32_t take_port(grid *g, uint32_t node, side s) {
  uint32_t taken = g->ports[node][s];
  if (taken + 1 < PORTS) g->ports[node][s]++;
  return taken;
}

static uint32_t gap_above(const grid *g, uint32_t row) {
  (void)g;
  return 2 * row + 1;
}

/* Below a row: at the end of a function what leads nowhere else stays in it. */
static uint32_t gap_below(const grid *g, uint32_t row) {
  bool last = row + 1 >= g->rows || g->section[row + 1] != g->section[row];
  return 2 * (row + 1) + !last;
}

static void route_down(grid *g, route *r, uint32_t from_column, uint32_t to_column, bool labelled) {
  bool right = to_column > from_column || to_column == from_column;
  uint32_t from_row = g->row[r->path.from], to_row = g->row[r->path.to];
  r->kind = to_row == from_row + 1 ? NEXT_ROW : DOWN;
  r->channel = to_column > from_column ? to_column : to_column + 1;
  r->from_side = right ? BOTTOM_RIGHT : BOTTOM_LEFT;
  r->to_side = labelled || to_column > from_column ? TOP_LEFT : TOP_RIGHT;
  r->out_zone = gap_below(g, from_row);
  r->in_zone = gap_above(g, to_row);
}

static void route_back(grid *g, route *r, uint32_t from_column, uint32_t to_column, bool labelled) {
  bool right = to_column > from_column;
  r->kind = to_column == from_column && !labelled ? BACK_HERE : BACK;
  r->channel = right ? from_column + 1 : from_column;
  r->from_side = right ? RIGHT : LEFT;
  r->to_side = r->kind == BACK_HERE ? LEFT : labelled || right ? TOP_LEFT : TOP_RIGHT;
  r->in_zone = gap_above(g, g->row[r->path.to]);
}

static void route_beside(grid *g, route *r, uint32_t from_column, uint32_t to_column) {
  bool right = to_column > from_column,
       near = to_column + 1 == from_column || from_column + 1 == to_column;
  r->kind = near ? BESIDE : UNDER;
  r->out_zone = gap_below(g, g->row[r->path.from]);
  r->from_side = near ? right ? RIGHT : LEFT : right ? BOTTOM_RIGHT : BOTTOM_LEFT;
  r->to_side = near ? right ? LEFT : RIGHT : right ? BOTTOM_LEFT : BOTTOM_RIGHT;
}

static void choose_route(grid *g, route *r) {
  uint32_t from = r->path.from, to = r->path.to;
  uint32_t from_column = g->column[from], to_column = g->column[to];
  bool labelled = g->p->edges.at[r->path.edge].label.len;
  if (g->row[from] == g->row[to])
    route_beside(g, r, from_column, to_column);
  else if (g->row[from] > g->row[to])
    route_back(g, r, from_column, to_column, labelled);
  else if (from_column == to_column && g->above[to] == from)
    r->kind = STRAIGHT, r->to_side = TOP_LEFT;
  else
    route_down(g, r, from_column, to_column, labelled);
  if (r->kind == STRAIGHT && !labelled && !g->middle[to]) {
    g->middle[to] = true;
    r->to_port = GV_NONE;
    return;
  }
  if (r->kind != STRAIGHT) r->from_port = take_port(g, from, r->from_side);
  r->to_port = take_port(g, to, r->to_side);
}

static bool is_drawn_folded(const grid *g, uint32_t from, uint32_t to, const gv_pic_edge *e) {
  if (from == to) return false;
  bool moved = from != e->from || to != e->to;
  return !moved || g->row[from] < g->row[to]; /* from one round to the next */
}

/* Edges that are the same where repeated steps are folded are one. */
static void find_routes(grid *g) {
  gv_map seen = {0};
  for (uint32_t i = 0; i < g->p->edges.len; i++) {
    const gv_pic_edge *e = &g->p->edges.at[i];
    uint32_t from = gv_picture_folded(g->p, e->from), to = gv_picture_folded(g->p, e->to);
    if (!is_drawn_folded(g, from, to, e)) continue;
    if (g->p->nodes.at[from].copies || g->p->nodes.at[to].copies) {
      uint32_t words[3] = {from, to, (uint32_t)e->arrow};
      bool found;
      *gv_map_at(&seen, gv_hash(words, sizeof words, 0), &found) = i;
      if (found) continue;
    }
    route *r = gv_push(&g->routes);
    r->path.edge = i, r->path.from = from, r->path.to = to;
    choose_route(g, r);
  }
  gv_map_free(&seen);
}

/* ---- slots ----------------------------------------------------------------------------------- */

static int compare_runs(const void *p, const void *q) {
  const run *a = p, *b = q;
  if (a->zone != b->zone) return a->zone < b->zone ? -1 : 1;
  if (a->lo != b->lo) return a->lo < b->lo ? -1 : 1;
  if (a->hi != b->hi) return a->hi < b->hi ? -1 : 1;
  return a->slot < b->slot ? -1 : a->slot > b->slot; /* in one array, in the order of the edges */
}

typedef GV_VEC(run) run_list;

/* Each run gets the first slot in which nothing is in its way. */
static void give_slots(run_list *runs, uint32_t *slots) {
  uint32_t ends[SLOTS];
  if (runs->len) qsort(runs->at, runs->len, sizeof *runs->at, compare_runs);
  for (uint32_t i = 0; i < runs->len; i++) {
    const run *r = &runs->at[i];
    uint32_t *count = &slots[r->zone], slot = 0;
    if (i && runs->at[i - 1].zone != r->zone) *count = 0;
    while (slot < *count && ends[slot] >= r->lo) slot++;
    if (slot == SLOTS) slot = i % SLOTS;
    if (slot == *count) ++*count;
    ends[slot] = r->hi;
    *r->slot = slot;
  }
}

/* Coordinates from left to right: a channel, then the ports and the middle of its column. */
static uint32_t across(uint32_t column, side s) {
  return 4 * column + (s == TOP_LEFT || s == BOTTOM_LEFT ? 1 : 3);
}

static void add_run(run_list *runs, uint32_t zone, uint32_t a, uint32_t b, uint32_t *slot) {
  *gv_push(runs) = (run){zone, a < b ? a : b, a < b ? b : a, slot};
}

static void find_slots(grid *g) {
  run_list across_runs = {0}, down_runs = {0};
  for (uint32_t i = 0; i < g->routes.len; i++) {
    route *r = &g->routes.at[i];
    uint32_t from = across(g->column[r->path.from], r->from_side),
             to = across(g->column[r->path.to], r->to_side), channel = 4 * r->channel;
    uint32_t from_row = g->row[r->path.from], to_row = g->row[r->path.to];
    if (r->kind == DOWN) add_run(&down_runs, r->channel, 2 * from_row + 1, 2 * to_row, &r->slot);
    if (r->kind == BACK_HERE || r->kind == BACK)
      add_run(&down_runs, r->channel, 2 * to_row, 2 * from_row + 1, &r->slot);
    if (r->kind == DOWN) add_run(&across_runs, r->out_zone, from, channel, &r->out_slot);
    if (r->kind == UNDER) add_run(&across_runs, r->out_zone, from, to, &r->out_slot);
    if (r->kind == DOWN || r->kind == BACK)
      add_run(&across_runs, r->in_zone, channel, to, &r->in_slot);
    if (r->kind == NEXT_ROW) add_run(&across_runs, r->in_zone, from, to, &r->in_slot);
  }
  give_slots(&across_runs, g->gaps);
  give_slots(&down_runs, g->channels);
  gv_vec_free(&across_runs);
  gv_vec_free(&down_runs);
}

/* ---- text ------------------------------------------------------------------------------------ */

static void put_body(gv_layout *l, gv_lines *lines, gv_str text) {
  for (uint32_t count = 0; text.len && count < BODY_LINES; count++) {
    const char *end = memchr(text.at, '\n', text.len);
    size_t len = end ? (size_t)(end - text.at) : text.len;
    if (len)
      gv_wrap(&l->arena, lines, (gv_str){text.at, len}, GV_LINE_BODY, BODY_WIDTH, 2);
    else
      *gv_push(lines) = (gv_line){GV_STR(""), GV_LINE_BODY, false};
    len += len < text.len;
    text = (gv_str){text.at + len, text.len - len};
  }
}

static gv_str place_words(gv_layout *l, const gv_pic_node *n) {
  gv_str words = n->place;
  for (uint32_t i = 0; i < n->steps.len && i < 8; i++)
    words = gv_format(&l->arena, "%.*s%s%u", GV_FMT(words),
                      i           ? ","
                      : words.len ? " \xc2\xb7 step "
                                  : "step ",
                      n->steps.at[i]);
  return words;
}

static void find_lines(gv_layout *l, const gv_pic_node *n, gv_lines *lines) {
  gv_arena *arena = &l->arena;
  if (n->verdict.len) gv_wrap(arena, lines, n->verdict, GV_LINE_VERDICT, TEXT_WIDTH, TITLE_LINES);
  gv_str title =
      n->copies ? gv_format(arena, "%.*s \xc3\x97%u", GV_FMT(n->title), n->copies) : n->title;
  gv_wrap(arena, lines, title, GV_LINE_TITLE, TEXT_WIDTH, TITLE_LINES);
  if (n->arguments.len && lines->len) {
    const gv_line *last = &lines->at[lines->len - 1];
    double both =
        gv_text_width(last->text, GV_LINE_TITLE) + gv_text_width(n->arguments, GV_LINE_ARGUMENTS);
    uint32_t first = lines->len;
    gv_str rest = n->arguments;
    if (both > TEXT_WIDTH)
      while (rest.len && *rest.at == ' ') rest.at++, rest.len--;
    gv_wrap(arena, lines, rest, GV_LINE_ARGUMENTS, TEXT_WIDTH, TITLE_LINES);
    if (both <= TEXT_WIDTH && first < lines->len) lines->at[first].joins = true;
  }
  put_body(l, lines, n->text);
  gv_str place = place_words(l, n);
  if (place.len) gv_wrap(arena, lines, place, GV_LINE_PLACE, TEXT_WIDTH, PLACE_LINES);
}

static double width_of(const gv_lines *lines) {
  double widest = 0, width = 0;
  for (uint32_t i = 0; i < lines->len; i++) {
    width = gv_text_width(lines->at[i].text, lines->at[i].style) + (lines->at[i].joins ? width : 0);
    if (width > widest) widest = width;
  }
  return widest;
}

static double height_of(const gv_lines *lines) {
  double height = 0;
  for (uint32_t i = 0; i < lines->len; i++)
    height += lines->at[i].joins ? 0 : gv_line_height(lines->at[i].style);
  return height;
}

static void measure(grid *g) {
  const gv_picture *p = g->p;
  for (uint32_t c = 0; c < g->columns; c++) g->w[c] = LEAST_WIDTH;
  for (uint32_t i = 0; i < p->nodes.len; i++) {
    if (!is_seen(g, i)) continue;
    find_lines(g->l, &p->nodes.at[i], &g->l->lines[i]);
    double w = width_of(&g->l->lines[i]) + 34, h = height_of(&g->l->lines[i]) + 8;
    double *column = &g->w[g->column[i]], *row = &g->h[g->row[i]];
    if (w > *column) *column = w;
    if (h > *row) *row = h;
  }
}

/* ---- where columns and rows are -------------------------------------------------------------- */

static double margin(const grid *g) {
  uint32_t deepest = 0;
  for (uint32_t i = 0; i < g->p->regions.len; i++)
    if (g->regions[i].first_row != GV_NONE && depth_of(&g->regions[i]) + 1 > deepest)
      deepest = depth_of(&g->regions[i]) + 1;
  return MARGIN + INSET * deepest;
}

static void place_columns(grid *g) {
  double x = EDGE, aside = margin(g);
  for (uint32_t c = 0; c <= g->columns; c++) {
    g->channel_x[c] = x + SLOT;
    x += SLOT * (g->channels[c] + 1) + (g->channels[c] ? SLOT : 0);
    g->x[c] = x + aside;
    if (c < g->columns) x += g->w[c] + 2 * aside;
  }
  g->l->width = x + EDGE;
}

/* The room left for a label beside the lines that come to the node. */
static double label_x(const grid *g, uint32_t node) {
  return FIRST_PORT + PORT * g->ports[node][TOP_LEFT] + 2;
}

static void wrap_labels(grid *g) {
  double *height = zeroed(g->p->nodes.len, sizeof *height);
  for (uint32_t i = 0; i < g->routes.len; i++) {
    route *r = &g->routes.at[i];
    const gv_pic_edge *e = &g->p->edges.at[r->path.edge];
    if (!e->label.len) continue;
    uint32_t to = r->path.to, column = g->column[to];
    double left = label_x(g, to),
           width = g->w[column] - left -
                   (g->ports[to][TOP_RIGHT] ? FIRST_PORT + PORT * g->ports[to][TOP_RIGHT] : 0);
    gv_str words = e->arrow == GV_ARROW_MISSING
                       ? gv_format(&g->l->arena, "missing: %.*s", GV_FMT(e->label))
                       : e->label;
    gv_wrap(&g->l->arena, &r->path.label, words, GV_LINE_LABEL, width, 6);
    r->path.box = (gv_box){left, height[to], width,
                           height_of(&r->path.label)}; /* within the node's labels, for now */
    height[to] += r->path.box.h;
    if (height[to] > g->label_h[g->row[to]]) g->label_h[g->row[to]] = height[to];
  }
  gv_free(height);
}

static double lane_title_height(grid *g, uint32_t section) {
  double height = 0;
  for (uint32_t i = 0; i < g->p->lanes.len; i++) {
    if (g->p->lanes.at[i].parent != section || g->sections[i].first_row == GV_NONE) continue;
    gv_wrap(&g->l->arena, &g->l->lane_lines[i], g->p->lanes.at[i].title, GV_LINE_LANE,
            g->w[g->sections[i].first_column], 3);
    double own = height_of(&g->l->lane_lines[i]);
    if (own > height) height = own;
  }
  return height ? height + 4 : 0;
}

/* How many regions, by depth, begin or end at each row. */
static void count_regions(const grid *g, uint32_t *begin, uint32_t *end) {
  for (uint32_t i = 0; i < g->p->regions.len; i++) {
    const extent *e = &g->regions[i];
    if (e->first_row == GV_NONE) continue;
    begin[e->first_row] |= 1u << depth_of(e);
    end[e->last_row] |= 1u << depth_of(e);
  }
}

static uint32_t bits(uint32_t set) {
  uint32_t count = 0;
  for (; set; set &= set - 1) count++;
  return count;
}

static void place_rows(grid *g, const uint32_t *begin, const uint32_t *end) {
  double y = EDGE + height_of(&g->l->head) + 6;
  for (uint32_t r = 0; r <= g->rows; r++) {
    bool starts = r < g->rows && (!r || g->section[r] != g->section[r - 1]);
    g->ends_y[r] = y;
    if (r) y += INSET * bits(end[r - 1]);
    g->gap_y[2 * r] = y + SLOT;
    y += g->gaps[2 * r] ? SLOT * (g->gaps[2 * r] + 1) : 0;
    if (r && (starts || r == g->rows)) y += PAD;
    if (starts) {
      uint32_t s = g->section[r];
      y += r ? PAD : 0;
      g->l->lanes[s].y = y;
      y += HEAD;
      for (uint32_t i = 0; i < g->p->lanes.len; i++)
        if (g->p->lanes.at[i].parent == s) g->l->lanes[i].y = y;
      y += lane_title_height(g, s);
    }
    g->gap_y[2 * r + 1] = y + SLOT;
    y += g->gaps[2 * r + 1] ? SLOT * (g->gaps[2 * r + 1] + 1) : PAD;
    g->heads_y[r] = y;
    if (r == g->rows) break;
    y += HEAD * bits(begin[r]) + g->label_h[r] + 4;
    g->y[r] = y;
    y += g->h[r] + 4;
  }
  g->l->height = y + EDGE;
}

/* ---- boxes ----------------------------------------------------------------------------------- */

static void box_nodes(grid *g) {
  for (uint32_t i = 0; i < g->p->nodes.len; i++) {
    g->l->nodes[i] = (gv_box){0};
    if (!is_seen(g, i)) continue;
    double h = height_of(&g->l->lines[i]) + 8;
    g->l->nodes[i] = (gv_box){g->x[g->column[i]], g->y[g->row[i]], g->w[g->column[i]], h};
  }
}

static void box_lanes(grid *g) {
  double aside = margin(g);
  for (uint32_t i = 0; i < g->p->lanes.len; i++) {
    const extent *e = &g->sections[i];
    gv_box *b = &g->l->lanes[i];
    bool whole = g->p->lanes.at[i].parent == GV_NONE;
    if (e->first_row == GV_NONE) {
      *b = (gv_box){0};
      continue;
    }
    const extent *section = &g->sections[root_of(g->p, i)];
    double bottom =
        g->gap_y[2 * (section->last_row + 1)] - SLOT +
        (g->gaps[2 * (section->last_row + 1)] ? SLOT * (g->gaps[2 * (section->last_row + 1)] + 1)
                                              : 0);
    double left = whole ? EDGE / 2 : g->x[e->first_column] - aside,
           right = whole ? g->l->width - EDGE / 2
                         : g->x[e->first_column] + g->w[e->first_column] + aside;
    *b = (gv_box){left, b->y, right - left, bottom + (whole ? PAD : PAD / 2) - b->y};
  }
}

static void box_regions(grid *g, const uint32_t *begin, const uint32_t *end) {
  double aside = margin(g);
  for (uint32_t i = 0; i < g->p->regions.len; i++) {
    const extent *e = &g->regions[i];
    g->l->regions[i] = (gv_box){0};
    if (e->first_row == GV_NONE) continue;
    uint32_t depth = depth_of(e), before = (1u << depth) - 1;
    double inset = 3 + INSET * depth;
    double top = g->heads_y[e->first_row] + HEAD * bits(begin[e->first_row] & before);
    double bottom = g->ends_y[e->last_row + 1] + INSET * (bits(end[e->last_row] & ~before) - 1);
    double left = g->x[e->first_column] - aside + inset,
           right = g->x[e->last_column] + g->w[e->last_column] + aside - inset;
    g->l->regions[i] = (gv_box){left, top + 1, right - left, bottom - top - 1};
  }
}

/* ---- lines ----------------------------------------------------------------------------------- */

static gv_point port(const grid *g, uint32_t node, side s, uint32_t number) {
  const gv_box *b = &g->l->nodes[node];
  double along = FIRST_PORT + PORT * number;
  if (s == LEFT || s == RIGHT) {
    double off = 4.0 * ((number + 1) / 2), y = b->y + b->h / 2 + (number % 2 ? off : -off);
    if (y < b->y + 3 || y > b->y + b->h - 3) y = b->y + b->h / 2;
    return (gv_point){s == LEFT ? b->x : b->x + b->w, y};
  }
  return (gv_point){s == TOP_LEFT || s == BOTTOM_LEFT ? b->x + along : b->x + b->w - along,
                    s == TOP_LEFT || s == TOP_RIGHT ? b->y : b->y + b->h};
}

static void add_point(gv_path *p, double x, double y) {
  const gv_point *last = p->count ? &p->points[p->count - 1] : NULL;
  if (last && last->x == x && last->y == y) return;
  p->points[p->count++] = (gv_point){x, y};
}

static void draw_route(const grid *g, route *r) {
  gv_path *p = &r->path;
  const gv_box *from = &g->l->nodes[p->from], *to = &g->l->nodes[p->to];
  if (r->kind == STRAIGHT) {
    double x = r->to_port == GV_NONE ? to->x + to->w / 2 : port(g, p->to, TOP_LEFT, r->to_port).x;
    add_point(p, x, from->y + from->h);
    add_point(p, x, to->y);
    return;
  }
  gv_point a = port(g, p->from, r->from_side, r->from_port),
           b = port(g, p->to, r->to_side, r->to_port);
  double channel = g->channel_x[r->channel] + SLOT * r->slot,
         out = g->gap_y[r->out_zone] + SLOT * r->out_slot,
         in = g->gap_y[r->in_zone] + SLOT * r->in_slot;
  if (r->kind == BESIDE) a.y = b.y = a.y < b.y ? a.y : b.y;
  add_point(p, a.x, a.y);
  if (r->kind == DOWN || r->kind == UNDER) add_point(p, a.x, out);
  if (r->kind == DOWN) add_point(p, channel, out);
  if (r->kind == BACK || r->kind == BACK_HERE) add_point(p, channel, a.y);
  if (r->kind == NEXT_ROW) add_point(p, a.x, in);
  if (r->kind == DOWN || r->kind == BACK) add_point(p, channel, in);
  if (r->kind == BACK_HERE) add_point(p, channel, b.y);
  if (r->kind == DOWN || r->kind == BACK || r->kind == NEXT_ROW) add_point(p, b.x, in);
  if (r->kind == UNDER) add_point(p, b.x, out);
  add_point(p, b.x, b.y);
}

static void draw_routes(grid *g) {
  for (uint32_t i = 0; i < g->routes.len; i++) {
    route *r = &g->routes.at[i];
    gv_box *label = &r->path.box;
    draw_route(g, r);
    if (label->w) {
      uint32_t to = r->path.to, row = g->row[to];
      label->x += g->x[g->column[to]];
      label->y += g->y[row] - 3 - g->label_h[row];
    }
    *gv_push(&g->l->paths) = r->path;
  }
}

/* ---- the whole ------------------------------------------------------------------------------- */

static void begin(grid *g) {
  uint32_t nodes = g->p->nodes.len, lanes = g->p->lanes.len;
  g->l->node_count = nodes, g->l->lane_count = lanes;
  g->row = zeroed(nodes, sizeof *g->row);
  g->column = zeroed(nodes, sizeof *g->column);
  g->above = zeroed(nodes, sizeof *g->above);
  g->ports = zeroed(nodes, sizeof *g->ports);
  g->middle = zeroed(nodes, sizeof *g->middle);
  g->l->nodes = zeroed(nodes, sizeof *g->l->nodes);
  g->l->lines = zeroed(nodes, sizeof *g->l->lines);
  g->l->lanes = zeroed(lanes, sizeof *g->l->lanes);
  g->l->lane_lines = zeroed(lanes, sizeof *g->l->lane_lines);
  g->l->regions = zeroed(g->p->regions.len, sizeof *g->l->regions);
  find_columns(g);
  find_rows(g);
  find_extents(g);
  g->channels = zeroed(g->columns, sizeof *g->channels);
  g->channel_x = zeroed(g->columns, sizeof *g->channel_x);
  g->x = zeroed(g->columns, sizeof *g->x);
  g->w = zeroed(g->columns, sizeof *g->w);
  g->gaps = zeroed(2 * (g->rows + 1), sizeof *g->gaps);
  g->gap_y = zeroed(2 * (g->rows + 1), sizeof *g->gap_y);
  g->y = zeroed(g->rows, sizeof *g->y);
  g->h = zeroed(g->rows, sizeof *g->h);
  g->ends_y = zeroed(g->rows, sizeof *g->ends_y);
  g->heads_y = zeroed(g->rows, sizeof *g->heads_y);
  g->label_h = zeroed(g->rows, sizeof *g->label_h);
}

static void end(grid *g) {
  void *lists[] = {g->row,     g->column,  g->above,    g->ports,    g->middle,
                   g->section, g->regions, g->sections, g->channels, g->channel_x,
                   g->x,       g->w,       g->gaps,     g->gap_y,    g->y,
                   g->h,       g->ends_y,  g->heads_y,  g->label_h};
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) gv_free(lists[i]);
  gv_vec_free(&g->routes);
}

void gv_layout_find(gv_layout *l, const gv_picture *p) {
  grid g = {.l = l, .p = p};
  begin(&g);
  gv_wrap(&l->arena, &l->head, p->title, GV_LINE_HEAD, 900, 4);
  for (uint32_t i = 0; i < p->remarks.len; i++)
    gv_wrap(&l->arena, &l->head, p->remarks.at[i], GV_LINE_HEAD, 900, 4);
  measure(&g);
  find_routes(&g);
  find_slots(&g);
  wrap_labels(&g);
  uint32_t *begins = zeroed(g.rows, sizeof *begins), *ends = zeroed(g.rows, sizeof *ends);
  count_regions(&g, begins, ends);
  place_columns(&g);
  place_rows(&g, begins, ends);
  if (l->width < width_of(&l->head) + 2 * EDGE) l->width = width_of(&l->head) + 2 * EDGE;
  box_nodes(&g);
  box_lanes(&g);
  box_regions(&g, begins, ends);
  draw_routes(&g);
  gv_free(begins);
  gv_free(ends);
  end(&g);
}

void gv_layout_clear(gv_layout *l) {
  for (uint32_t i = 0; i < l->node_count; i++) gv_vec_free(&l->lines[i]);
  for (uint32_t i = 0; i < l->lane_count; i++) gv_vec_free(&l->lane_lines[i]);
  for (uint32_t i = 0; i < l->paths.len; i++) gv_vec_free(&l->paths.at[i].label);
  gv_vec_free(&l->paths);
  gv_vec_free(&l->head);
  gv_free(l->nodes);
  gv_free(l->lanes);
  gv_free(l->regions);
  gv_free(l->lines);
  gv_free(l->lane_lines);
  gv_arena_clear(&l->arena);
}
