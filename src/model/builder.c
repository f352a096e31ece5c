/* Operations, results and operands go straight to their final place: a block is filled in one go,
 * so its operations lie together whatever the order of the blocks. Edges and pairs come in any
 * order; they wait here with the number that they belong to and are brought into order by a
 * counting sort when the function ends. Cost: linear in what is added; the memory beside the model
 * is that of the largest function.
 */
#include "model/builder.h"

typedef struct waiting_edge {
  uint32_t block, target;
  int64_t case_value;
} waiting_edge;

typedef struct waiting_pair {
  uint32_t edge;
  gv_pair pair;
} waiting_pair;

struct gv_builder {
  uint32_t function; /* the open one, or GV_NONE */
  uint32_t block;    /* the one being filled, or GV_NONE */
  GV_VEC(waiting_edge) edges;
  GV_VEC(waiting_pair) pairs;
  gv_map file_of_path; /* hash of a path to its file; on a clash the next seed is tried */
};

/* first_op of a block that has not been filled; its end_op is 0, which no filled block has after
 * its first operation. */
enum { UNFILLED = 1 };

static struct gv_builder *builder_of(gv_model *model) {
  if (!model->builder) {
    model->builder = gv_malloc(sizeof *model->builder);
    *model->builder = (struct gv_builder){.function = GV_NONE, .block = GV_NONE};
  }
  return model->builder;
}

void gv_builder_clear(gv_model *model) {
  if (!model->builder) return;
  gv_vec_free(&model->builder->edges);
  gv_vec_free(&model->builder->pairs);
  gv_map_free(&model->builder->file_of_path);
  gv_free(model->builder);
  model->builder = NULL;
}

/* ---- files and globals ---- */

uint32_t gv_add_file(gv_model *model, gv_str path) {
  gv_map *map = &builder_of(model)->file_of_path;
  for (uint64_t seed = 0;; seed++) {
    bool found;
    uint32_t *file = gv_map_at(map, gv_hash(path.at, path.len, seed), &found);
    if (found && !gv_str_equal(model->files.at[*file].path, path)) continue;
    if (!found) {
      *file = model->files.len;
      *gv_push(&model->files) = (gv_file){.path = gv_str_copy(&model->arena, path)};
    }
    return *file;
  }
}

void gv_set_file_text(gv_model *model, uint32_t index, gv_str text) {
  GV_CHECK(index < model->files.len);
  gv_file *file = &model->files.at[index];
  file->text = text;
  file->lacks = (gv_str){NULL, 0};
  file->line_starts = NULL;
  file->line_count = 0;
}

void gv_set_text(gv_model *model, gv_str text, bool copy) {
  gv_set_file_text(model, 0, copy ? gv_str_copy(&model->arena, text) : text);
}

uint32_t gv_add_global(gv_model *model, gv_str name, uint32_t size, bool is_public, bool zeroed,
                       gv_loc loc) {
  *gv_push(&model->globals) = (gv_global){.name = gv_str_copy(&model->arena, name),
                                          .is_public = is_public,
                                          .zeroed = zeroed,
                                          .size = size,
                                          .loc = loc};
  return model->globals.len - 1;
}

/* ---- what opaque values are computed from ---- */

void gv_add_source(gv_model *model, gv_value_id of, gv_value_id from) {
  GV_CHECK(model->values.at[of].def == GV_DEF_OPAQUE);
  model->values.at[of].index = 1;
  *gv_push(&model->sources) = (gv_source){of, from};
}

static int by_value(const void *a, const void *b) {
  const gv_source *x = a, *y = b;
  if (x->of != y->of) return x->of < y->of ? -1 : 1;
  return (x->from > y->from) - (x->from < y->from);
}

/* Bytes of a handle or an address may be in the value. `known`: of which others that is so. */
static bool carries(const gv_model *m, const bool *known, gv_value_id id) {
  enum { HANDLE_SIZE = 8 };
  const gv_value *v = &m->values.at[id];
  bool any = false;
  switch ((gv_def)v->def) {
  case GV_DEF_PARAM:
  case GV_DEF_BLOCK_ARG:
  case GV_DEF_RESULT: return v->size >= HANDLE_SIZE;
  case GV_DEF_OPAQUE: {
    uint32_t count;
    const gv_source *sources = gv_sources_of(m, id, &count);
    for (uint32_t i = 0; i < count; i++) any |= known[sources[i].from];
    return any;
  }
  case GV_DEF_INT:
  case GV_DEF_NULL:
  case GV_DEF_UNDEF: return false;
  case GV_DEF_GLOBAL: return true;
  case GV_DEF_COPY:
  case GV_DEF_EXTRACT:
  case GV_DEF_OFFSET: return known[v->a];
  case GV_DEF_INSERT: return known[v->a] || known[v->b];
  case GV_DEF_SELECT: return known[v->b] || known[v->c];
  case GV_DEF_ARITH: return v->c < GV_EQ && (known[v->a] || known[v->b]);
  }
  return true;
}

enum { CARRY_ROUNDS = 8 };

/* Numbers in which no bytes of a handle can be are none that anybody has to look into. What a value
 * is made of mostly comes before it. */
static void mark_carriers(gv_model *m) {
  bool *known = gv_malloc(m->values.len + 1), changed = true;
  memset(known, 0, m->values.len + 1);
  for (uint32_t round = 0; changed; round++) {
    changed = false;
    for (gv_value_id id = 0; id < m->values.len; id++) {
      bool is = round == CARRY_ROUNDS || carries(m, known, id);
      changed |= is && !known[id];
      known[id] |= is;
    }
  }
  for (gv_value_id id = 0; id < m->values.len; id++) {
    gv_value *v = &m->values.at[id];
    if (v->def == GV_DEF_OPAQUE) v->index &= known[id];
    if (v->def == GV_DEF_ARITH) v->index = v->c < GV_EQ && known[id];
  }
  gv_free(known);
}

/* ---- long computations ----
 *
 * Where each step of one goes somewhere, nobody should walk all of it each time: after DEEP steps a
 * value has what it is computed from, a few values that are none of these steps, as its sources.
 */

enum { DEEP = 16, MOST_ORIGINS = 8 };

typedef struct origins {
  gv_value_id at[MOST_ORIGINS];
  uint32_t count; /* more than MOST_ORIGINS: too many */
} origins;

typedef struct depths {
  gv_model *m;
  uint32_t *depth, *list; /* by value; list: into lists, GV_NONE: it is an origin itself */
  GV_VEC(origins) lists;
} depths;

static void add_origin(origins *o, gv_value_id id) {
  for (uint32_t i = 0; i < o->count && i < MOST_ORIGINS; i++)
    if (o->at[i] == id) return;
  if (o->count < MOST_ORIGINS) o->at[o->count] = id;
  if (o->count <= MOST_ORIGINS) o->count++;
}

static void take_origins(depths *d, origins *o, uint32_t *depth, gv_value_id from) {
  if (d->depth[from] >= *depth) *depth = d->depth[from] + 1;
  if (d->list[from] == GV_NONE) {
    add_origin(o, from);
    return;
  }
  const origins other = d->lists.at[d->list[from]];
  if (other.count > MOST_ORIGINS) o->count = MOST_ORIGINS + 1;
  for (uint32_t i = 0; i < other.count && o->count <= MOST_ORIGINS; i++) add_origin(o, other.at[i]);
}

static void find_origins(depths *d, gv_value_id id) {
  const gv_value *v = &d->m->values.at[id];
  bool passes = v->def == GV_DEF_COPY || v->def == GV_DEF_EXTRACT || v->def == GV_DEF_OFFSET;
  if (passes) d->depth[id] = d->depth[v->a], d->list[id] = d->list[v->a];
  if (v->def != GV_DEF_ARITH || !v->index) return;
  origins o = {.count = 0};
  uint32_t depth = 1;
  take_origins(d, &o, &depth, v->a);
  take_origins(d, &o, &depth, v->b);
  d->depth[id] = depth;
  d->list[id] = d->lists.len;
  *gv_push(&d->lists) = o;
  if (depth < DEEP || o.count > MOST_ORIGINS) return;
  d->m->values.at[id].index = GV_WITH_SOURCES;
  for (uint32_t i = 0; i < o.count; i++) *gv_push(&d->m->sources) = (gv_source){id, o.at[i]};
}

static bool shorten(gv_model *m) {
  depths d = {.m = m};
  uint32_t before = m->sources.len;
  d.depth = gv_malloc((m->values.len + 1) * sizeof *d.depth);
  d.list = gv_malloc((m->values.len + 1) * sizeof *d.list);
  memset(d.depth, 0, (m->values.len + 1) * sizeof *d.depth);
  memset(d.list, 0xff, (m->values.len + 1) * sizeof *d.list);
  for (gv_value_id id = 0; id < m->values.len; id++) find_origins(&d, id);
  gv_free(d.depth);
  gv_free(d.list);
  gv_vec_free(&d.lists);
  return m->sources.len > before;
}

static void sort(gv_model *model) {
  uint32_t kept = 0;
  gv_source *all = model->sources.at;
  if (model->sources.len) qsort(all, model->sources.len, sizeof *all, by_value);
  for (uint32_t i = 0; i < model->sources.len; i++)
    if (!i || by_value(&all[i], &all[kept - 1]) != 0) all[kept++] = all[i];
  model->sources.len = kept;
}

void gv_sort_sources(gv_model *model) {
  sort(model);
  mark_carriers(model);
  if (shorten(model)) sort(model);
}

/* ---- functions ---- */

uint32_t gv_begin_function(gv_model *model, gv_str name, bool is_public, gv_loc loc) {
  struct gv_builder *b = builder_of(model);
  GV_CHECK(b->function == GV_NONE);
  b->function = model->functions.len;
  *gv_push(&model->functions) = (gv_function){.name = gv_str_copy(&model->arena, name),
                                              .is_public = is_public,
                                              .first_block = model->blocks.len,
                                              .end_block = model->blocks.len,
                                              .first_param = model->params.len,
                                              .loc = loc};
  return b->function;
}

static gv_function *open_function(gv_model *model) {
  uint32_t function = builder_of(model)->function;
  GV_CHECK(function != GV_NONE);
  return &model->functions.at[function];
}

gv_value_id gv_add_param(gv_model *model, uint32_t size, uint8_t width, gv_loc loc) {
  gv_function *function = open_function(model);
  gv_value_id id = gv_add_value(model, (gv_value){.def = GV_DEF_PARAM,
                                                  .width = width,
                                                  .size = size,
                                                  .a = model->builder->function,
                                                  .b = function->params++,
                                                  .c = GV_NONE,
                                                  .loc = loc});
  *gv_push(&model->params) = id;
  return id;
}

static gv_block *block_of_open(gv_model *model, uint32_t block) {
  gv_function *function = open_function(model);
  GV_CHECK(block >= function->first_block && block < function->end_block);
  return &model->blocks.at[block];
}

uint32_t gv_add_block(gv_model *model) {
  gv_function *function = open_function(model);
  *gv_push(&model->blocks) =
      (gv_block){.function = model->builder->function, .first_op = UNFILLED, .end_op = 0};
  return function->end_block++;
}

static bool is_filled(const gv_block *block) { return block->first_op <= block->end_op; }

void gv_fill_block(gv_model *model, uint32_t block) {
  gv_block *b = block_of_open(model, block);
  GV_CHECK(!is_filled(b));
  b->first_op = b->end_op = model->ops.len;
  model->builder->block = block;
}

/* Gives each block of the function its range of model.edges, empty as yet, and returns where each
 * edge goes. */
static uint32_t *place_edges(gv_model *model, const gv_function *function) {
  struct gv_builder *b = model->builder;
  uint32_t *place = gv_malloc(b->edges.len * sizeof *place);
  for (uint32_t i = function->first_block; i < function->end_block; i++)
    model->blocks.at[i].end_edge = 0;
  for (uint32_t i = 0; i < b->edges.len; i++) model->blocks.at[b->edges.at[i].block].end_edge++;
  uint32_t next = model->edges.len;
  for (uint32_t i = function->first_block; i < function->end_block; i++) {
    gv_block *block = &model->blocks.at[i];
    uint32_t count = block->end_edge;
    block->first_edge = block->end_edge = next;
    next += count;
  }
  for (uint32_t i = 0; i < b->edges.len; i++)
    place[i] = model->blocks.at[b->edges.at[i].block].end_edge++;
  return place;
}

static void move_edges(gv_model *model, const uint32_t *place) {
  struct gv_builder *b = model->builder;
  for (uint32_t i = 0; i < b->edges.len; i++) (void)gv_push(&model->edges);
  for (uint32_t i = 0; i < b->edges.len; i++) {
    const waiting_edge *from = &b->edges.at[i];
    model->edges.at[place[i]] = (gv_edge){.target = from->target, .case_value = from->case_value};
  }
}

/* The same for pairs by edge, in the order of the edges in the model. */
static void move_pairs(gv_model *model, uint32_t first_edge, const uint32_t *place) {
  struct gv_builder *b = model->builder;
  for (uint32_t i = 0; i < b->pairs.len; i++) model->edges.at[place[b->pairs.at[i].edge]].pairs++;
  uint32_t next = model->pairs.len;
  for (uint32_t i = first_edge; i < model->edges.len; i++) {
    gv_edge *edge = &model->edges.at[i];
    edge->first_pair = next;
    next += edge->pairs;
    edge->pairs = 0;
  }
  for (uint32_t i = 0; i < b->pairs.len; i++) (void)gv_push(&model->pairs);
  for (uint32_t i = 0; i < b->pairs.len; i++) {
    gv_edge *edge = &model->edges.at[place[b->pairs.at[i].edge]];
    model->pairs.at[edge->first_pair + edge->pairs++] = b->pairs.at[i].pair;
  }
}

void gv_end_function(gv_model *model) {
  gv_function *function = open_function(model);
  struct gv_builder *b = model->builder;
  GV_CHECK(function->first_block < function->end_block);
  for (uint32_t i = function->first_block; i < function->end_block; i++)
    GV_CHECK(is_filled(&model->blocks.at[i]));
  uint32_t first_edge = model->edges.len;
  uint32_t *place = place_edges(model, function);
  move_edges(model, place);
  move_pairs(model, first_edge, place);
  gv_free(place);
  b->edges.len = b->pairs.len = 0;
  b->function = b->block = GV_NONE;
}

/* ---- what is inside a function ---- */

gv_value_id gv_add_value(gv_model *model, gv_value value) {
  GV_CHECK(model->values.len < GV_NONE - 1);
  *gv_push(&model->values) = value;
  return model->values.len - 1;
}

gv_op *gv_add_op(gv_model *model, gv_op_kind kind, gv_str name, gv_loc loc,
                 const gv_value_id *operands, uint32_t count) {
  struct gv_builder *b = builder_of(model);
  GV_CHECK(b->block != GV_NONE && count <= UINT16_MAX);
  uint32_t first = model->operands.len;
  for (uint32_t i = 0; i < count; i++) *gv_push(&model->operands) = operands[i];
  gv_op *op = gv_push(&model->ops);
  *op = (gv_op){.kind = (uint8_t)kind,
                .operand_count = (uint16_t)count,
                .block = b->block,
                .first_operand = first,
                .first_result = model->results.len,
                .callee = GV_NONE,
                .task = GV_NONE,
                .name = name,
                .loc = loc};
  model->blocks.at[b->block].end_op = model->ops.len;
  return op;
}

void gv_set_action(gv_op *op, const gv_action *action) {
  op->action = action;
  op->roles = action->roles;
}

gv_value_id gv_add_result(gv_model *model, uint32_t size, uint8_t width, gv_loc loc) {
  GV_CHECK(model->ops.len > 0);
  gv_op *op = &model->ops.at[model->ops.len - 1];
  GV_CHECK(op->result_count < UINT16_MAX);
  gv_value_id id = gv_add_value(model, (gv_value){.def = GV_DEF_RESULT,
                                                  .width = width,
                                                  .size = size,
                                                  .a = model->ops.len - 1,
                                                  .b = op->result_count++,
                                                  .loc = loc});
  *gv_push(&model->results) = id;
  return id;
}

uint32_t gv_add_edge(gv_model *model, uint32_t block, uint32_t target, int64_t case_value) {
  block_of_open(model, block);
  block_of_open(model, target);
  struct gv_builder *b = model->builder;
  *gv_push(&b->edges) = (waiting_edge){block, target, case_value};
  return b->edges.len - 1;
}

gv_value_id gv_add_block_arg(gv_model *model, uint32_t block, uint32_t index, uint32_t size,
                             uint8_t width, gv_loc loc) {
  block_of_open(model, block);
  return gv_add_value(model, (gv_value){.def = GV_DEF_BLOCK_ARG,
                                        .width = width,
                                        .size = size,
                                        .a = block,
                                        .b = index,
                                        .loc = loc});
}

void gv_add_pair(gv_model *model, uint32_t edge, gv_value_id arg, gv_value_id source) {
  struct gv_builder *b = builder_of(model);
  GV_CHECK(edge < b->edges.len);
  *gv_push(&b->pairs) = (waiting_pair){edge, {arg, source}};
}
