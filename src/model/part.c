/* What is in one part is numbered in the order of the whole, so that whoever goes over it comes by
 * things in the same order. Constants are in each part that has a use for them. Tables that are
 * sorted by what they are about are searched for each thing of the part. Cost: linear in the part,
 * with a logarithm for its constants and those tables. */
#include "model/part.h"

/* ---- who has what ---- */

/* Shares numbers below `count` out by their parts; those of GV_NONE are left out. */
static gv_shares share(const uint32_t *part_of, uint32_t count, uint32_t parts) {
  gv_shares s = {gv_malloc((parts + 1) * sizeof *s.start), gv_malloc((count + 1) * sizeof *s.at)};
  uint32_t *next = gv_malloc((parts + 1) * sizeof *next);
  memset(s.start, 0, (parts + 1) * sizeof *s.start);
  for (uint32_t i = 0; i < count; i++)
    if (part_of[i] != GV_NONE) s.start[part_of[i] + 1]++;
  for (uint32_t p = 0; p < parts; p++) s.start[p + 1] += s.start[p];
  memcpy(next, s.start, (parts + 1) * sizeof *next);
  for (uint32_t i = 0; i < count; i++)
    if (part_of[i] != GV_NONE) s.at[next[part_of[i]]++] = i;
  gv_free(next);
  return s;
}

static uint32_t part_of_op(const gv_parts *parts, const gv_model *m, uint32_t op) {
  return parts->of_function[m->blocks.at[m->ops.at[op].block].function];
}

static uint32_t *none(uint32_t count) {
  uint32_t *at = gv_malloc((count + 1) * sizeof *at);
  return memset(at, 0xff, (count + 1) * sizeof *at);
}

static void share_elements(gv_parts *parts, const gv_model *m) {
  uint32_t *of = none(m->elements.len);
  for (uint32_t o = 0; m->elements.len && o < m->ops.len; o++)
    if (m->ops.at[o].element) of[m->ops.at[o].element - 1] = part_of_op(parts, m, o);
  parts->elements = share(of, m->elements.len, parts->count);
  gv_free(of);
}

static void share_carried(gv_parts *parts, const gv_model *m) {
  uint32_t *of = none(m->carried.len);
  for (uint32_t i = 0; i < m->carried.len; i++) of[i] = part_of_op(parts, m, m->carried.at[i].call);
  parts->carried = share(of, m->carried.len, parts->count);
  gv_free(of);
}

static void share_demands(gv_parts *parts, const gv_model *m) {
  uint32_t *of = none(m->demands.len);
  for (uint32_t i = 0; i < m->demands.len; i++)
    of[i] = part_of_op(parts, m, m->demands.at[i].before);
  parts->demands = share(of, m->demands.len, parts->count);
  gv_free(of);
}

static void share_pointers(gv_parts *parts, const gv_model *m) {
  uint32_t *of = none(m->pointers.len);
  for (uint32_t i = 0; i < m->pointers.len; i++) of[i] = parts->of_global[m->pointers.at[i].holder];
  parts->pointers = share(of, m->pointers.len, parts->count);
  gv_free(of);
}

/* Blocks of a function need not have their operations, or edges, in their own order; all of the
 * function lie together. */
static uint32_t first_op(const gv_model *m, const gv_function *f) {
  uint32_t first = GV_NONE;
  for (uint32_t b = f->first_block; b < f->end_block; b++)
    if (m->blocks.at[b].first_op < first) first = m->blocks.at[b].first_op;
  return first;
}

static uint32_t ops_of(const gv_model *m, const gv_function *f) {
  uint32_t ops = 0;
  for (uint32_t b = f->first_block; b < f->end_block; b++)
    ops += m->blocks.at[b].end_op - m->blocks.at[b].first_op;
  return ops;
}

static void number_functions(gv_parts *parts, const gv_model *m) {
  parts->function_now = none(m->functions.len);
  parts->block_now = none(m->functions.len);
  parts->op_now = none(m->functions.len);
  parts->first_op = none(m->functions.len);
  for (uint32_t p = 0; p < parts->count; p++) {
    uint32_t blocks = 0, ops = 0, start = parts->functions.start[p];
    for (uint32_t i = start; i < parts->functions.start[p + 1]; i++) {
      uint32_t f = parts->functions.at[i];
      const gv_function *function = &m->functions.at[f];
      parts->function_now[f] = i - start, parts->block_now[f] = blocks, parts->op_now[f] = ops;
      parts->first_op[f] = first_op(m, function);
      blocks += function->end_block - function->first_block;
      ops += ops_of(m, function);
    }
  }
}

void gv_parts_index(gv_parts *parts, const gv_model *model) {
  parts->functions = share(parts->of_function, model->functions.len, parts->count);
  parts->values = share(parts->of_value, model->values.len, parts->count);
  share_pointers(parts, model);
  share_elements(parts, model);
  share_carried(parts, model);
  share_demands(parts, model);
  number_functions(parts, model);
}

void gv_parts_clear(gv_parts *parts) {
  gv_shares *const shares[] = {&parts->functions, &parts->values,  &parts->pointers,
                               &parts->elements,  &parts->carried, &parts->demands};
  for (size_t i = 0; i < sizeof shares / sizeof *shares; i++)
    gv_free(shares[i]->start), gv_free(shares[i]->at);
  gv_free(parts->of_function);
  gv_free(parts->of_value);
  gv_free(parts->of_global);
  gv_free(parts->function_now);
  gv_free(parts->block_now);
  gv_free(parts->op_now);
  gv_free(parts->first_op);
  memset(parts, 0, sizeof *parts);
}

void gv_part_room_clear(gv_part_room *room) {
  gv_free(room->value_now);
  gv_free(room->global_now);
  gv_free(room->value_seen);
  gv_free(room->global_seen);
  memset(room, 0, sizeof *room);
}

/* ---- the copy ---- */

typedef struct copying {
  const gv_model *from;
  const gv_parts *parts;
  uint32_t number;
  gv_part *part;
  gv_model *to;
  gv_part_room *room;
  uint32_t functions, edges; /* of the part */
  const uint32_t *function;
  bool more; /* constants, to be put in order among the values */
} copying;

bool gv_operand_of_value(const gv_value *v, unsigned index, gv_value_id *operand) {
  static const uint8_t counts[] = {[GV_DEF_COPY] = 1,   [GV_DEF_EXTRACT] = 1, [GV_DEF_INSERT] = 2,
                                   [GV_DEF_SELECT] = 3, [GV_DEF_OFFSET] = 1,  [GV_DEF_ARITH] = 2};
  bool is = v->def < sizeof counts && index < counts[v->def];
  is |= v->def == GV_DEF_OFFSET && index == 1 && v->k == GV_ANYWHERE && v->c; /* the index */
  is |= v->def == GV_DEF_OPAQUE && index == 1 && v->c == GV_ON_DATA;
  is |= v->def == GV_DEF_PARAM && index == 2;
  *operand = index == 0 ? v->a : index == 1 ? v->b : v->c;
  return is && *operand != GV_NONE;
}

/* ---- which values ---- */

static void need_global(copying *c, uint32_t global) {
  if (c->room->global_seen[global] == c->room->made) return;
  c->room->global_seen[global] = c->room->made;
  *gv_push(&c->part->globals) = global;
}

static bool is_new(copying *c, gv_value_id value) {
  if (value == GV_NONE || c->room->value_seen[value] == c->room->made) return false;
  c->room->value_seen[value] = c->room->made;
  return true;
}

/* A constant: those of the part's own are there from the start. */
static void need(copying *c, gv_value_id value) {
  if (!is_new(c, value)) return;
  *gv_push(&c->part->values) = value;
  c->more = true;
}

/* What the value is made of. */
static void need_operands(copying *c, gv_value_id value) {
  const gv_value *v = &c->from->values.at[value];
  uint32_t count;
  gv_value_id operand;
  for (unsigned i = 0; i < 3; i++)
    if (gv_operand_of_value(v, i, &operand)) need(c, operand);
  const gv_source *sources = gv_sources_of(c->from, value, &count);
  for (uint32_t i = 0; i < count; i++) need(c, sources[i].from);
  if (v->def == GV_DEF_GLOBAL) need_global(c, v->a);
}

static void need_of_op(copying *c, uint32_t op_id) {
  const gv_model *m = c->from;
  const gv_op *op = &m->ops.at[op_id];
  const gv_sized *sized = gv_sized_of(m, op_id);
  if (sized) need(c, sized->bytes);
  uint32_t asks;
  const gv_proviso *asked = gv_provisos_of(m, op_id, &asks);
  for (uint32_t i = 0; i < asks; i++) need(c, asked[i].number);
  for (uint32_t i = 0; i < op->operand_count; i++) {
    const gv_symbolic_extent *x = gv_symbolic_of(m, op_id, i);
    for (uint32_t k = 0; x && k < x->first.count; k++) need(c, x->first.at[k].number);
    for (uint32_t k = 0; x && k < x->end.count; k++) need(c, x->end.at[k].number);
    for (uint32_t k = 0; x && k < x->other.count; k++) need(c, x->other.at[k].number);
  }
  for (uint32_t i = 0; i < op->operand_count; i++) {
    uint32_t operand = op->first_operand + i;
    const gv_bounded *b = gv_bounded_of(m, operand);
    const gv_strided *s = gv_strided_of(m, operand);
    need(c, m->operands.at[operand]);
    if (b) need(c, b->root);
    if (s) need(c, s->root), need(c, s->index), need(c, s->limit);
    const gv_chunked *k = gv_chunked_of(m, operand);
    if (k) need(c, k->root), need(c, k->is), need(c, m->symbol - 1);
  }
}

static void need_of_block(copying *c, uint32_t block) {
  const gv_model *m = c->from;
  const gv_block *b = &m->blocks.at[block];
  for (uint32_t o = b->first_op; o < b->end_op; o++) need_of_op(c, o);
  for (uint32_t e = b->first_edge; e < b->end_edge; e++) {
    uint32_t count;
    const gv_turn *turns = gv_turns_of(m, e, &count);
    for (uint32_t p = 0; p < m->edges.at[e].pairs; p++)
      need(c, m->pairs.at[m->edges.at[e].first_pair + p].source);
    for (uint32_t t = 0; t < count; t++) need(c, turns[t].counter);
  }
}

static void need_of_tables(copying *c) {
  const gv_model *m = c->from;
  const gv_shares *elements = &c->parts->elements, *carried = &c->parts->carried;
  for (uint32_t i = elements->start[c->number]; i < elements->start[c->number + 1]; i++) {
    const gv_element *e = &m->elements.at[elements->at[i]];
    need(c, e->is), need(c, e->bound);
    if (m->symbol) need(c, m->symbol - 1);
  }
  for (uint32_t i = carried->start[c->number]; i < carried->start[c->number + 1]; i++)
    need(c, m->carried.at[carried->at[i]].inside), need(c, m->carried.at[carried->at[i]].outside);
}

static int ascending(const void *a, const void *b) {
  uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
  return (x > y) - (x < y);
}

/* Globals that hold addresses are in a part with those whose addresses they are. */
static void need_pointers(copying *c) {
  const gv_shares *own = &c->parts->pointers;
  for (uint32_t i = own->start[c->number]; i < own->start[c->number + 1]; i++) {
    gv_pointer p = c->from->pointers.at[own->at[i]];
    need_global(c, p.holder), need_global(c, p.target);
  }
}

static uint32_t *zeros(uint32_t count) {
  uint32_t *at = gv_malloc((count + 1) * sizeof *at);
  return memset(at, 0, (count + 1) * sizeof *at);
}

static void open_room(copying *c) {
  gv_part_room *room = c->room;
  room->made++;
  if (room->value_now) return;
  room->value_now = gv_malloc((c->from->values.len + 1) * sizeof *room->value_now);
  room->global_now = gv_malloc((c->from->globals.len + 1) * sizeof *room->global_now);
  room->value_seen = zeros(c->from->values.len);
  room->global_seen = zeros(c->from->globals.len);
}

static void choose_values(copying *c) {
  const gv_shares *own = &c->parts->values;
  for (uint32_t i = own->start[c->number]; i < own->start[c->number + 1]; i++)
    if (is_new(c, own->at[i])) *gv_push(&c->part->values) = own->at[i];
  for (uint32_t f = 0; f < c->functions; f++) {
    const gv_function *function = &c->from->functions.at[c->function[f]];
    for (uint32_t b = function->first_block; b < function->end_block; b++) need_of_block(c, b);
  }
  need_of_tables(c);
  for (uint32_t i = 0; i < c->part->values.len; i++) need_operands(c, c->part->values.at[i]);
  need_pointers(c);
  if (c->more)
    qsort(c->part->values.at, c->part->values.len, sizeof *c->part->values.at, ascending);
  if (c->part->globals.len)
    qsort(c->part->globals.at, c->part->globals.len, sizeof *c->part->globals.at, ascending);
  for (uint32_t i = 0; i < c->part->values.len; i++) c->room->value_now[c->part->values.at[i]] = i;
  for (uint32_t i = 0; i < c->part->globals.len; i++)
    c->room->global_now[c->part->globals.at[i]] = i;
}

/* ---- numbers ---- */

uint32_t gv_op_in_part(const gv_model *whole, const gv_parts *parts, uint32_t op) {
  uint32_t f = whole->blocks.at[whole->ops.at[op].block].function;
  return op - parts->first_op[f] + parts->op_now[f];
}

static gv_value_id value_now(const copying *c, gv_value_id value) {
  bool known = value != GV_NONE && c->room->value_seen[value] == c->room->made;
  GV_CHECK(known || value == GV_NONE);
  return known ? c->room->value_now[value] : GV_NONE;
}

static uint32_t block_now(const copying *c, uint32_t block) {
  if (block == GV_NONE) return GV_NONE;
  uint32_t f = c->from->blocks.at[block].function;
  return block - c->from->functions.at[f].first_block + c->parts->block_now[f];
}

static uint32_t op_now(const copying *c, uint32_t op) {
  return op == GV_NONE ? GV_NONE : gv_op_in_part(c->from, c->parts, op);
}

/* ---- values and globals ---- */

static void copy_value(copying *c, gv_value_id value) {
  gv_value *v = gv_push(&c->to->values), from = c->from->values.at[value];
  gv_value_id operand;
  *v = from;
  uint32_t *const operands[] = {&v->a, &v->b, &v->c};
  for (unsigned i = 0; i < 3; i++)
    if (gv_operand_of_value(&from, i, &operand)) *operands[i] = value_now(c, operand);
  switch ((gv_def)from.def) {
  case GV_DEF_PARAM: v->a = c->parts->function_now[from.a]; break;
  case GV_DEF_BLOCK_ARG:
  case GV_DEF_OPAQUE: v->a = block_now(c, from.a); break;
  case GV_DEF_RESULT: v->a = op_now(c, from.a); break;
  case GV_DEF_GLOBAL: v->a = c->room->global_now[from.a]; break;
  default: break;
  }
}

static void copy_lists_of_value(copying *c, gv_value_id value, uint32_t now) {
  const gv_model *m = c->from;
  uint32_t count;
  bool found;
  const gv_source *sources = gv_sources_of(m, value, &count);
  for (uint32_t i = 0; i < count; i++)
    *gv_push(&c->to->sources) = (gv_source){now, value_now(c, sources[i].from)};
  const gv_field *fields = gv_fields_of(m, value, &count);
  for (uint32_t i = 0; i < count; i++) {
    gv_field *field = gv_push(&c->to->fields);
    *field = fields[i], field->root = now;
  }
  uint32_t called = m->called.len ? gv_map_get(&m->called_at, value) : GV_NONE;
  if (called == GV_NONE) return;
  *gv_map_at(&c->to->called_at, now, &found) = c->to->called.len;
  gv_called *copy = gv_push(&c->to->called);
  *copy = m->called.at[called], copy->value = now;
}

static void copy_values(copying *c) {
  for (uint32_t i = 0; i < c->part->values.len; i++) copy_value(c, c->part->values.at[i]);
  for (uint32_t i = 0; i < c->part->values.len; i++)
    copy_lists_of_value(c, c->part->values.at[i], i);
  for (uint32_t i = 0; i < c->part->globals.len; i++)
    *gv_push(&c->to->globals) = c->from->globals.at[c->part->globals.at[i]];
  const gv_shares *own = &c->parts->pointers;
  for (uint32_t i = own->start[c->number]; i < own->start[c->number + 1]; i++) {
    gv_pointer p = c->from->pointers.at[own->at[i]];
    *gv_push(&c->to->pointers) =
        (gv_pointer){c->room->global_now[p.holder], c->room->global_now[p.target]};
  }
}

/* ---- functions ---- */

static bool is_of_task(const gv_op *op) {
  return op->kind == GV_OP_TASK_BEGIN || op->kind == GV_OP_TASK_END;
}

/* Tasks keep their order. */
static void number_tasks(copying *c) {
  GV_VEC(uint32_t) tasks = {0};
  for (uint32_t o = 0; c->from->task_count && o < c->to->ops.len; o++)
    if (is_of_task(&c->to->ops.at[o])) *gv_push(&tasks) = c->to->ops.at[o].task;
  if (tasks.len) qsort(tasks.at, tasks.len, sizeof *tasks.at, ascending);
  uint32_t count = 0;
  for (uint32_t i = 0; i < tasks.len; i++)
    if (!i || tasks.at[i] != tasks.at[i - 1]) tasks.at[count++] = tasks.at[i];
  for (uint32_t o = 0; count && o < c->to->ops.len; o++) {
    gv_op *op = &c->to->ops.at[o];
    if (is_of_task(op))
      op->task =
          (uint32_t)((uint32_t *)bsearch(&op->task, tasks.at, count, sizeof *tasks.at, ascending) -
                     tasks.at);
  }
  c->to->task_count = count || !c->from->task_count ? count : 1; /* what is asked of programs with
                                                                    tasks is asked of all parts */
  c->part->tasks = tasks.at;
}

static void copy_operands(copying *c, const gv_op *from) {
  const gv_model *m = c->from;
  for (uint32_t i = 0; i < from->operand_count; i++) {
    uint32_t operand = from->first_operand + i, now = c->to->operands.len;
    const gv_bounded *b = gv_bounded_of(m, operand);
    const gv_strided *s = gv_strided_of(m, operand);
    *gv_push(&c->to->operands) = value_now(c, m->operands.at[operand]);
    if (b) *gv_push(&c->to->bounded) = (gv_bounded){now, value_now(c, b->root), b->lo, b->hi};
    const gv_placed *placed = gv_placed_of(m, operand);
    if (placed) *gv_push(&c->to->placed) = (gv_placed){now, placed->at};
    const gv_chunked *k = gv_chunked_of(m, operand);
    if (k) {
      gv_chunked chunk = *k;
      chunk.operand = now, chunk.root = value_now(c, k->root), chunk.is = value_now(c, k->is);
      *gv_push(&c->to->chunked) = chunk;
    }
    if (!s) continue;
    gv_strided *copy = gv_push(&c->to->strided);
    *copy = *s;
    copy->operand = now, copy->root = value_now(c, s->root), copy->index = value_now(c, s->index);
    copy->head = block_now(c, s->head), copy->limit = value_now(c, s->limit);
  }
}

static void copy_tables_of_op(copying *c, uint32_t op_id, uint32_t now) {
  const gv_model *m = c->from;
  const gv_sized *sized = gv_sized_of(m, op_id);
  gv_str kernel = m->kernels.len ? gv_kernel_name(m, op_id) : GV_STR("");
  if (sized) *gv_push(&c->to->sized) = (gv_sized){now, value_now(c, sized->bytes)};
  uint32_t asks;
  const gv_proviso *asked = gv_provisos_of(m, op_id, &asks);
  for (uint32_t i = 0; i < asks; i++)
    *gv_push(&c->to->asked) =
        (gv_proviso){now, value_now(c, asked[i].number), asked[i].lo, asked[i].hi};
  for (uint32_t i = 0; i < m->ops.at[op_id].operand_count; i++) {
    const gv_symbolic_extent *from = gv_symbolic_of(m, op_id, i);
    if (!from) continue;
    gv_symbolic_extent x = *from;
    x.op = now;
    for (uint32_t k = 0; k < x.first.count; k++)
      x.first.at[k].number = value_now(c, x.first.at[k].number);
    for (uint32_t k = 0; k < x.end.count; k++)
      x.end.at[k].number = value_now(c, x.end.at[k].number);
    for (uint32_t k = 0; k < x.other.count; k++)
      x.other.at[k].number = value_now(c, x.other.at[k].number);
    *gv_push(&c->to->symbolic) = x;
  }
  if (kernel.len) *gv_push(&c->to->kernels) = (gv_kernel_named){now, kernel};
}

static uint32_t element_now(const copying *c, uint32_t element) {
  const gv_shares *s = &c->parts->elements;
  const uint32_t *own = s->at + s->start[c->number];
  uint32_t key = element - 1, count = s->start[c->number + 1] - s->start[c->number];
  return (uint32_t)((const uint32_t *)bsearch(&key, own, count, sizeof key, ascending) - own) + 1;
}

static void copy_op(copying *c, uint32_t op_id) {
  const gv_op *from = &c->from->ops.at[op_id];
  gv_op *op = gv_push(&c->to->ops);
  uint32_t now = c->to->ops.len - 1;
  c->part->ops[now] = op_id;
  *op = *from;
  op->block = block_now(c, from->block);
  op->first_operand = c->to->operands.len, op->first_result = c->to->results.len;
  op->first_range = c->to->ranges.len;
  if (op->kind == GV_OP_CALL) op->callee = c->parts->function_now[from->callee];
  if (op->element) op->element = element_now(c, from->element);
  copy_operands(c, from);
  for (uint32_t i = 0; i < from->result_count; i++)
    *gv_push(&c->to->results) = value_now(c, c->from->results.at[from->first_result + i]);
  for (uint32_t i = 0; i < from->range_count; i++)
    *gv_push(&c->to->ranges) = c->from->ranges.at[from->first_range + i];
  copy_tables_of_op(c, op_id, now);
}

static void copy_edge(copying *c, uint32_t edge) {
  const gv_edge *from = &c->from->edges.at[edge];
  gv_edge *to = gv_push(&c->to->edges);
  uint32_t now = c->to->edges.len - 1, count;
  const gv_turn *turns = gv_turns_of(c->from, edge, &count);
  *to = *from;
  to->target = block_now(c, from->target), to->first_pair = c->to->pairs.len;
  for (uint32_t p = 0; p < from->pairs; p++) {
    gv_pair pair = c->from->pairs.at[from->first_pair + p];
    *gv_push(&c->to->pairs) = (gv_pair){value_now(c, pair.arg), value_now(c, pair.source)};
  }
  for (uint32_t t = 0; t < count; t++)
    *gv_push(&c->to->turns) = (gv_turn){now, value_now(c, turns[t].counter)};
}

static uint32_t edge_now(const copying *c, uint32_t edge) {
  const uint32_t *at = bsearch(&edge, c->part->edges, c->edges, sizeof edge, ascending);
  return at ? (uint32_t)(at - c->part->edges) : 0;
}

static void copy_block(copying *c, uint32_t block, uint32_t function) {
  const gv_block *from = &c->from->blocks.at[block];
  uint32_t op = op_now(c, from->first_op), edges = from->end_edge - from->first_edge,
           edge = edges ? edge_now(c, from->first_edge) : 0;
  c->part->blocks[c->to->blocks.len] = block;
  *gv_push(&c->to->blocks) =
      (gv_block){function, op, op + from->end_op - from->first_op, edge, edge + edges};
}

static void copy_function(copying *c, uint32_t now) {
  const gv_function *from = &c->from->functions.at[c->function[now]];
  gv_function to = *from;
  uint32_t first = c->parts->first_op[c->function[now]], ops = ops_of(c->from, from);
  to.first_block = c->to->blocks.len, to.first_param = c->to->params.len;
  c->part->functions[now] = c->function[now];
  for (uint32_t p = 0; p < from->params; p++)
    *gv_push(&c->to->params) = value_now(c, c->from->params.at[from->first_param + p]);
  for (uint32_t b = from->first_block; b < from->end_block; b++) copy_block(c, b, now);
  for (uint32_t o = first; o < first + ops; o++) {
    GV_CHECK(c->from->blocks.at[c->from->ops.at[o].block].function == c->function[now]);
    copy_op(c, o);
  }
  to.end_block = c->to->blocks.len;
  *gv_push(&c->to->functions) = to;
}

/* Room for all of them, and the edges in their order. */
static void count_all(copying *c) {
  const gv_model *m = c->from;
  GV_VEC(uint32_t) edges = {0};
  uint32_t blocks = 0, ops = 0;
  for (uint32_t i = 0; i < c->functions; i++) {
    const gv_function *f = &m->functions.at[c->function[i]];
    blocks += f->end_block - f->first_block, ops += ops_of(m, f);
    for (uint32_t b = f->first_block; b < f->end_block; b++)
      for (uint32_t e = m->blocks.at[b].first_edge; e < m->blocks.at[b].end_edge; e++)
        *gv_push(&edges) = e;
  }
  if (edges.len) qsort(edges.at, edges.len, sizeof *edges.at, ascending);
  c->part->functions = none(c->functions), c->part->blocks = none(blocks);
  c->part->ops = none(ops), c->part->edges = edges.at;
  c->edges = edges.len;
}

static void copy_functions(copying *c) {
  count_all(c);
  for (uint32_t i = 0; i < c->functions; i++) copy_function(c, i);
  for (uint32_t e = 0; e < c->edges; e++) copy_edge(c, c->part->edges[e]);
  number_tasks(c);
}

/* ---- tables ---- */

static void copy_elements(copying *c) {
  const gv_shares *elements = &c->parts->elements, *carried = &c->parts->carried;
  for (uint32_t i = elements->start[c->number]; i < elements->start[c->number + 1]; i++) {
    const gv_element *from = &c->from->elements.at[elements->at[i]];
    *gv_push(&c->to->elements) = (gv_element){value_now(c, from->is), from->at,
                                              op_now(c, from->test), value_now(c, from->bound)};
  }
  for (uint32_t i = carried->start[c->number]; i < carried->start[c->number + 1]; i++) {
    const gv_carried *from = &c->from->carried.at[carried->at[i]];
    *gv_push(&c->to->carried) = (gv_carried){op_now(c, from->call), value_now(c, from->inside),
                                             value_now(c, from->outside)};
  }
  bool indexed = c->from->symbol && c->room->value_seen[c->from->symbol - 1] == c->room->made;
  c->to->symbol = indexed ? value_now(c, c->from->symbol - 1) + 1 : 0;
}

static void copy_demands(copying *c) {
  const gv_shares *own = &c->parts->demands;
  uint32_t first = own->start[c->number], count = own->start[c->number + 1] - first;
  c->part->demands = none(count);
  for (uint32_t i = 0; i < count; i++) {
    gv_dependency *d = gv_push(&c->to->demands);
    *d = c->from->demands.at[own->at[first + i]];
    d->before = op_now(c, d->before), d->after = op_now(c, d->after);
    c->part->demands[i] = own->at[first + i];
  }
}

/* What is said of the program as a whole, and of all its parts alike. */
static void copy_facts(gv_model *to, gv_model *from, const gv_parts *parts) {
  to->whole = from;
  to->entered = parts->entered;
  to->facts = from->facts;
  to->facts.calls_unknown = parts->calls_unknown;
  to->runtime = from->runtime;
  to->was_in_memory = from->was_in_memory;
  to->files = from->files; /* of which only the paths are looked at */
}

void gv_part_make(gv_part *part, gv_model *whole, const gv_parts *parts, uint32_t number,
                  gv_part_room *room) {
  uint32_t first = parts->functions.start[number];
  copying c = {.from = whole,
               .parts = parts,
               .number = number,
               .part = part,
               .to = &part->model,
               .room = room,
               .functions = parts->functions.start[number + 1] - first,
               .function = parts->functions.at + first};
  memset(part, 0, sizeof *part);
  open_room(&c);
  copy_facts(c.to, whole, parts);
  choose_values(&c);
  copy_values(&c);
  copy_functions(&c);
  copy_elements(&c);
  copy_demands(&c);
}

void gv_part_clear(gv_part *part, gv_arena *texts) {
  gv_arena_join(texts, &part->model.arena);
  memset(&part->model.files, 0, sizeof part->model.files);
  gv_model_clear(&part->model);
  uint32_t *const lists[] = {part->functions, part->blocks, part->ops,
                             part->edges,     part->tasks,  part->demands};
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) gv_free(lists[i]);
  gv_vec_free(&part->values);
  gv_vec_free(&part->globals);
  memset(part, 0, sizeof *part);
}
