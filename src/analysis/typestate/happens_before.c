/* needs: what comes to each stream operand, queues.c. gives: segments, and what comes after work
 * that begins in one. cost: linear in the calls on streams; a question takes a few steps as a rule,
 * and MOST_STEPS at most.
 *
 * Whether one segment comes before another is asked as in Yildirim, Chaoji, Zaki, GRAIL, VLDB 2010:
 * a spanning tree tells most that do, the intervals of one depth-first order tell most that do not,
 * and the rest is searched.
 */
#include "typestate/happens_before.h"

enum { MOST_STEPS = 256 };

typedef enum part {
  OTHER,   /* nothing for work in segments */
  ENQUEUE, /* puts work onto a stream that has segments */
  ORDER,   /* a record, a wait, or a destroy of such */
  ENDS,    /* may do more: here segments end */
} part;

typedef struct segment {
  uint32_t first, end;  /* work begins in it from operation `first` on; at `end` its streams and
                           events have to be named */
  uint32_t before[2];   /* segments that come before it; GV_NONE */
  uint32_t first_after; /* a segment that has it among those, times 2, plus where; GV_NONE */
  uint32_t next_after[2];
  uint32_t host;     /* the operation at which the host has waited for it; GV_NONE */
  uint32_t followed; /* the first operation in it that enqueues work which is followed as such;
                        GV_NONE */
  uint32_t followed_after; /* … in those after it */
  uint32_t depth, size,
      from;             /* of the spanning tree: those below it are numbered [from, from + size) */
  uint32_t rank, least; /* in depth-first order, and the least of those after it */
  uint32_t asked;       /* the last question on the way of which it was */
  gv_guard guard;       /* under which its streams and events come to its calls */
} segment;

/* A stream or event that the block creates. */
typedef struct line {
  uint32_t region;  /* of the block, between operations that end segments */
  uint32_t segment; /* of a stream the last, of an event the one that it marks; GV_NONE */
} line;

struct gv_happens_before {
  GV_VEC(segment) segments;
  uint8_t *parts;     /* by operation */
  uint32_t *enqueues; /* by operation: the segment of an ENQUEUE */
  GV_VEC(uint32_t) stack;
  uint32_t question;
  gv_map touches_of;       /* by key: where its uses begin in touches */
  GV_VEC(uint8_t) touches; /* by use: what the call does there */
  GV_VEC(uint32_t)
  behind; /* by use: one that is not before the next that is of interest to work with a fault */
};

/* ---- which operations order what ------------------------------------------------------------- */

typedef struct maker {
  gv_tabulation *tab;
  struct gv_happens_before *to;
  uint8_t *touches; /* by operation: how many streams and events of the block it uses */
  GV_VEC(line) lines;
  gv_map line_of; /* by value */
  uint32_t region;
  uint32_t first; /* segment of the region */
  gv_guard guard; /* of the region; GV_FALSE: there is none so far */
} maker;

static bool creates_line(const gv_op *op) {
  if (op->kind != GV_OP_ACTION) return false;
  if (op->result_count != 1) return false;
  return op->action->creates == GV_CREATES_STREAM || op->action->creates == GV_CREATES_EVENT;
}

/* Nothing is known of it but that it is one live stream or event, which no work has to do with. */
static bool is_plain_handle(const gv_reaching *reaching) {
  const gv_state *s = &reaching->state;
  if (reaching->seed == GV_NONE) return false;
  if (s->flags || s->element) return false;
  if (s->havoc != GV_NONE || s->fault != GV_NONE) return false;
  if (s->work || s->touched) return false;
  return s->handle == GV_HANDLE_STREAM || s->handle == GV_HANDLE_EVENT ||
         s->handle == GV_HANDLE_RECORDED;
}

/* The value holds it, and nothing else does. */
static bool is_held_alone(const gv_tabulation *e, const gv_state *s, gv_value_id value) {
  uint32_t count;
  const gv_place *places = gv_places_at(e, s->places, &count);
  if (count != 1) return false;
  if (places[0].key != gv_key_of(GV_IN_VALUE, value)) return false;
  if (!gv_is_object(places[0].tag)) return false;
  return !places[0].lo && places[0].hi >= (int64_t)e->model->values.at[value].size;
}

/* The operand is the value itself. */
static bool is_whole_root(const gv_tabulation *e, const gv_simple *simple, gv_value_id value) {
  if (simple->root == GV_NONE) return false;
  if (simple->computed) return false;
  if (simple->lo) return false;
  if (simple->far) return false;
  return !e->flow.mixes[value];
}

/* What the operand is, if it is a stream or event of the block, held by nothing else, and the call
 * can use it; GV_NONE. */
static uint32_t line_at(const maker *m, const gv_op *op, uint32_t operand, gv_guard *guard) {
  const gv_tabulation *e = m->tab;
  uint32_t index = op->first_operand + operand, first = e->uses.first_reaching[index];
  gv_value_id value = e->model->operands.at[index];
  gv_simple simple = e->flow.simple[index];
  if (value == GV_NONE) return GV_NONE;
  if (!is_whole_root(e, &simple, value)) return GV_NONE;
  uint32_t known = gv_map_get(&m->line_of, simple.root);
  if (known == GV_NONE) return GV_NONE;
  if (first == GV_NONE) return GV_NONE;
  if (e->uses.reaching.at[first].next != GV_NONE) return GV_NONE;
  const gv_reaching *reaching = &e->uses.reaching.at[first];
  const gv_state *s = &reaching->state;
  if (!is_plain_handle(reaching)) return GV_NONE;
  if (!is_held_alone(e, s, simple.root)) return GV_NONE;
  if (e->uses.contested[index]) return GV_NONE;
  gv_role role = gv_role_of(op, operand);
  if (gv_handle_step_in((gv_handle)s->handle, role, op->action).rule != GV_RULE_NONE)
    return GV_NONE;
  *guard = reaching->guard;
  return known;
}

/* The lines at the operands of a call, by what it does with them. */
typedef struct call {
  uint32_t use, record, wait, stream_sync, event_sync, destroy; /* lines; GV_NONE */
  uint32_t count;
  gv_guard guard;
} call;

static uint32_t *slot_of(call *c, gv_role role) {
  switch (role) {
  case GV_ROLE_STREAM_USE: return &c->use;
  case GV_ROLE_EVENT_RECORD: return &c->record;
  case GV_ROLE_EVENT_WAIT: return &c->wait;
  case GV_ROLE_STREAM_SYNC: return &c->stream_sync;
  case GV_ROLE_EVENT_SYNC: return &c->event_sync;
  case GV_ROLE_STREAM_DESTROY:
  case GV_ROLE_EVENT_DESTROY: return &c->destroy;
  default: return NULL;
  }
}

/* False: a stream or event is used in a way that is none of these. */
static bool lines_of(const maker *m, const gv_op *op, call *c) {
  *c = (call){GV_NONE, GV_NONE, GV_NONE, GV_NONE, GV_NONE, GV_NONE, 0, GV_FALSE};
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_role role = gv_role_of(op, i);
    if (!gv_is_handle_role(role)) continue;
    uint32_t *slot = slot_of(c, role);
    gv_guard guard = GV_FALSE;
    if (!slot) return false;
    if (*slot != GV_NONE) return false;
    if ((*slot = line_at(m, op, i, &guard)) == GV_NONE) return false;
    if (c->count++ && guard != c->guard) return false;
    c->guard = guard;
  }
  return true;
}

enum {
  DOES_MORE = GV_ACTION_BLOCKS | GV_ACTION_MAY_BLOCK | GV_ACTION_BLOCKS_SHARED | GV_ACTION_LINGERS |
              GV_ACTION_WAITS_ALL | GV_ACTION_MAY_WAIT | GV_ACTION_RESETS | GV_ACTION_SELECTS |
              GV_ACTION_UNSUPPORTED | GV_ACTION_THREAD_NULL | GV_ACTION_ON_NULL |
              GV_ACTION_MAY_RESET
};

/* ---- segments -------------------------------------------------------------------------------- */

static uint32_t new_segment(maker *m, uint32_t op, uint32_t before, uint32_t other) {
  struct gv_happens_before *h = m->to;
  uint32_t id = h->segments.len;
  segment s = {.first = op,
               .end = GV_NONE,
               .before = {before, other},
               .first_after = GV_NONE,
               .host = GV_NONE,
               .followed = GV_NONE,
               .followed_after = GV_NONE,
               .rank = GV_NONE,
               .guard = m->guard};
  for (uint32_t i = 0; i < 2; i++) {
    if (s.before[i] == GV_NONE) continue;
    s.next_after[i] = h->segments.at[s.before[i]].first_after;
    h->segments.at[s.before[i]].first_after = 2 * id + i;
  }
  *gv_push(&h->segments) = s;
  return id;
}

static uint32_t current(maker *m, uint32_t stream, uint32_t op) {
  line *l = &m->lines.at[stream];
  if (l->region != m->region) *l = (line){m->region, new_segment(m, op, GV_NONE, GV_NONE)};
  return l->segment;
}

static uint32_t marked(const maker *m, uint32_t event) {
  const line *l = &m->lines.at[event];
  return l->region == m->region ? l->segment : GV_NONE;
}

static void go_on_behind(maker *m, uint32_t stream, uint32_t op, uint32_t other) {
  uint32_t before = current(m, stream, op);
  m->lines.at[stream].segment = new_segment(m, op + 1, before, other);
}

static void waited_for(maker *m, uint32_t segment, uint32_t op) {
  uint32_t *host = &m->to->segments.at[segment].host;
  if (op < *host) *host = op;
}

/* False: it is none of the calls that order work as segments do. */
static bool make_of_call(maker *m, const gv_op *op, uint32_t op_id) {
  call c;
  if (op->kind != GV_OP_ACTION) return false;
  if (op->action->flags & DOES_MORE) return false;
  if (!lines_of(m, op, &c)) return false;
  if (c.count != m->touches[op_id]) return false;
  if (m->guard != GV_FALSE && c.guard != m->guard) return false;
  m->guard = c.guard;
  struct gv_happens_before *h = m->to;
  if (c.count == 1 && c.use != GV_NONE) {
    if (!(m->tab->queued.unnoticed[op_id] & GV_QUEUES_CREATED)) return false;
    uint32_t segment = h->enqueues[op_id] = current(m, c.use, op_id);
    h->parts[op_id] = ENQUEUE;
    if (h->segments.at[segment].followed == GV_NONE && gv_is_followed_work(op))
      h->segments.at[segment].followed = op_id;
    return true;
  }
  if (op->action->flags & GV_ACTION_ENQUEUES) return false;
  h->parts[op_id] = ORDER;
  if (c.count == 2 && c.use != GV_NONE && c.record != GV_NONE) {
    m->lines.at[c.record] = (line){m->region, current(m, c.use, op_id)};
    go_on_behind(m, c.use, op_id, GV_NONE);
  } else if (c.count == 2 && c.use != GV_NONE && c.wait != GV_NONE) {
    if (marked(m, c.wait) != GV_NONE) go_on_behind(m, c.use, op_id, marked(m, c.wait));
  } else if (c.count == 1 && op->operand_count == 1 && c.stream_sync != GV_NONE) {
    waited_for(m, current(m, c.stream_sync, op_id), op_id);
    go_on_behind(m, c.stream_sync, op_id, GV_NONE);
  } else if (c.count == 1 && op->operand_count == 1 && c.event_sync != GV_NONE) {
    if (marked(m, c.event_sync) != GV_NONE) waited_for(m, marked(m, c.event_sync), op_id);
  } else {
    if (c.count != 1) return false;
    if (op->operand_count != 1) return false;
    return c.destroy != GV_NONE;
  }
  return true;
}

/* ---- a region is complete ---- */

static void least_of(uint32_t *one, uint32_t other) {
  if (other < *one) *one = other;
}

/* Edges lead to segments with larger numbers. */
static void pass_back(struct gv_happens_before *h, uint32_t first) {
  for (uint32_t i = h->segments.len; i-- > first;) {
    segment *s = &h->segments.at[i];
    s->size++;
    for (uint32_t k = 0; k < 2; k++) {
      if (s->before[k] == GV_NONE) continue;
      segment *b = &h->segments.at[s->before[k]];
      least_of(&b->host, s->host);
      least_of(&b->followed_after, s->followed);
      least_of(&b->followed_after, s->followed_after);
    }
  }
}

/* In the tree a segment stands below the one on the longer way; GV_NONE: it is a root. */
static uint32_t above(const struct gv_happens_before *h, const segment *s) {
  uint32_t a = s->before[0], b = s->before[1];
  if (a == GV_NONE || b == GV_NONE) return a == GV_NONE ? b : a;
  return h->segments.at[b].depth > h->segments.at[a].depth ? b : a;
}

static void number_tree(struct gv_happens_before *h, uint32_t first) {
  for (uint32_t i = first; i < h->segments.len; i++) {
    uint32_t up = above(h, &h->segments.at[i]);
    h->segments.at[i].depth = up == GV_NONE ? 0 : h->segments.at[up].depth + 1;
  }
  for (uint32_t i = h->segments.len; i-- > first;) {
    uint32_t up = above(h, &h->segments.at[i]);
    if (up != GV_NONE) h->segments.at[up].size += h->segments.at[i].size;
  }
  uint32_t next = 0;
  for (uint32_t i = first; i < h->segments.len;
       i++) { /* `least` is where the next one below it begins, for now */
    segment *s = &h->segments.at[i];
    uint32_t up = above(h, s), *from = up == GV_NONE ? &next : &h->segments.at[up].least;
    s->from = *from, s->least = *from + 1;
    *from += s->size;
  }
}

/* Those after a segment have smaller ranks. */
static void rank_from(struct gv_happens_before *h, uint32_t root, uint32_t *rank) {
  *gv_push(&h->stack) = root;
  h->segments.at[root].asked = h->segments.at[root].first_after, h->segments.at[root].rank = 0;
  while (h->stack.len) {
    uint32_t id = h->stack.at[h->stack.len - 1],
             link = h->segments.at[id].asked; /* where the walk of its list is, for now */
    if (link == GV_NONE) {
      h->segments.at[id].rank = (*rank)++;
      (void)gv_pop(&h->stack);
      continue;
    }
    segment *after = &h->segments.at[link / 2];
    h->segments.at[id].asked = after->next_after[link % 2];
    if (after->rank != GV_NONE) continue;
    after->rank = 0, after->asked = after->first_after;
    *gv_push(&h->stack) = link / 2;
  }
}

static void rank_all(struct gv_happens_before *h, uint32_t first) {
  uint32_t rank = 0;
  for (uint32_t i = first; i < h->segments.len; i++)
    if (h->segments.at[i].rank == GV_NONE) rank_from(h, i, &rank);
  for (uint32_t i = first; i < h->segments.len; i++)
    h->segments.at[i].least = h->segments.at[i].rank, h->segments.at[i].asked = 0;
  for (uint32_t i = h->segments.len; i-- > first;)
    for (uint32_t k = 0; k < 2; k++)
      if (h->segments.at[i].before[k] != GV_NONE)
        least_of(&h->segments.at[h->segments.at[i].before[k]].least, h->segments.at[i].least);
}

static void end_stretch(maker *m, uint32_t end) {
  struct gv_happens_before *h = m->to;
  for (uint32_t i = m->first; i < h->segments.len; i++) h->segments.at[i].end = end;
  pass_back(h, m->first);
  number_tree(h, m->first);
  rank_all(h, m->first);
  m->first = h->segments.len;
  m->region++;
  m->guard = GV_FALSE;
}

/* ---- all blocks ---- */

static void list_lines(maker *m, const gv_block *block) {
  const gv_flow *flow = &m->tab->flow;
  const gv_model *model = m->tab->model;
  for (uint32_t o = block->first_op; o < block->end_op; o++) {
    if (!creates_line(&model->ops.at[o])) continue;
    bool found;
    gv_value_id value = gv_results(model, &model->ops.at[o])[0];
    gv_key key = gv_key_of(GV_IN_VALUE, value);
    *gv_map_at(&m->line_of, value, &found) = m->lines.len;
    *gv_push(&m->lines) = (line){0, GV_NONE};
    for (uint32_t u = flow->use_start[key]; u < flow->use_start[key + 1]; u++)
      m->touches[flow->uses[u]] += m->touches[flow->uses[u]] < 9;
  }
}

static void make_of_block(maker *m, const gv_block *block) {
  const gv_model *model = m->tab->model;
  uint32_t before = m->lines.len;
  list_lines(m, block);
  if (before == m->lines.len) return;
  m->region++;
  for (uint32_t o = block->first_op; o < block->end_op; o++) {
    bool ends = m->to->parts[o] == ENDS;
    if (!ends && !m->touches[o]) continue;
    if (!ends && make_of_call(m, &model->ops.at[o], o)) continue;
    m->to->parts[o] = ENDS;
    end_stretch(m, o);
  }
  end_stretch(m, block->end_op - 1);
}

static void mark_ends(struct gv_happens_before *h, const uint32_t *ops, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) h->parts[ops[i]] = ENDS;
}

void gv_happens_before_init(gv_tabulation *e) {
  const gv_model *m = e->model;
  const gv_runtime *r = &m->runtime;
  bool plain = r->null_order == GV_NULL_APART && !r->streams_are_unordered && !m->task_count &&
               !e->ordering.several_devices;
  for (uint32_t s = 0; s < e->seeds.len && plain; s++) plain = !gv_tab_is_of_no_device(e, s);
  if (!plain || e->out_of_steps) return;
  struct gv_happens_before *h = e->happens_before = gv_malloc(sizeof *h);
  memset(h, 0, sizeof *h);
  h->parts = gv_malloc(m->ops.len + 1);
  memset(h->parts, OTHER, m->ops.len + 1);
  h->enqueues = gv_malloc((m->ops.len + 1) * sizeof *h->enqueues);
  mark_ends(h, e->ordering.barriers.at, e->ordering.barriers.len);
  mark_ends(h, e->ordering.failed_waits.at, e->ordering.failed_waits.len);
  mark_ends(h, e->ordering.resets.at, e->ordering.resets.len);
  maker make = {.tab = e, .to = h, .touches = gv_malloc(m->ops.len + 1)};
  memset(make.touches, 0, m->ops.len + 1);
  for (uint32_t b = 0; b < m->blocks.len; b++) make_of_block(&make, &m->blocks.at[b]);
  gv_free(make.touches);
  gv_vec_free(&make.lines);
  gv_map_free(&make.line_of);
}

void gv_happens_before_clear(gv_tabulation *e) {
  struct gv_happens_before *h = e->happens_before;
  if (!h) return;
  gv_vec_free(&h->segments);
  gv_vec_free(&h->stack);
  gv_map_free(&h->touches_of);
  gv_vec_free(&h->touches);
  gv_vec_free(&h->behind);
  gv_free(h->parts);
  gv_free(h->enqueues);
  gv_free(h);
  e->happens_before = NULL;
}

/* ---- questions ------------------------------------------------------------------------------- */

static const segment *segment_at(const gv_tabulation *e, uint32_t number) {
  return &e->happens_before->segments.at[number - 1];
}

bool gv_is_enqueued_in_segment(const gv_tabulation *e, uint32_t op) {
  return e->happens_before && e->happens_before->parts[op] == ENQUEUE;
}

static bool is_below(const segment *top, const segment *s) {
  return s->from >= top->from && s->from < top->from + top->size;
}

static bool may_come_before(const segment *a, const segment *b) {
  return b->rank <= a->rank && b->least >= a->least;
}

gv_ordered gv_segment_orders(gv_tabulation *e, uint32_t number, uint32_t op) {
  struct gv_happens_before *h = e->happens_before;
  uint32_t last = h->enqueues[op], steps = 0;
  const segment *to = &h->segments.at[last];
  if (segment_at(e, number)->end != to->end)
    return GV_ORDER_TOO_LONG; /* the intervals are those of one region */
  h->question++;
  h->stack.len = 0;
  *gv_push(&h->stack) = number - 1;
  while (h->stack.len) {
    const segment *s = &h->segments.at[gv_pop(&h->stack)];
    if (is_below(s, to)) return GV_ORDERED;
    if (++steps > MOST_STEPS) return GV_ORDER_TOO_LONG;
    for (uint32_t link = s->first_after; link != GV_NONE;
         link = h->segments.at[link / 2].next_after[link % 2]) {
      segment *after = &h->segments.at[link / 2];
      if (link / 2 > last) continue;
      if (after->asked == h->question) continue;
      if (!may_come_before(after, to)) continue;
      after->asked = h->question;
      *gv_push(&h->stack) = link / 2;
    }
  }
  return GV_UNORDERED;
}

uint32_t gv_segment_next(const gv_tabulation *e, uint32_t number, uint32_t op, uint32_t end) {
  const segment *s = segment_at(e, number);
  uint32_t next = s->host < s->end ? s->host : s->end;
  return next >= op && next < end ? next : end;
}

bool gv_segment_is_over(const gv_tabulation *e, uint32_t number, uint32_t op) {
  return segment_at(e, number)->host == op;
}

bool gv_passes_in_segment(const gv_tabulation *e, uint32_t op_id) {
  const gv_op *op = &e->model->ops.at[op_id];
  switch ((gv_op_kind)op->kind) {
  case GV_OP_LOAD:
  case GV_OP_STORE:
  case GV_OP_MEMCPY:
  case GV_OP_MEMORY: return e->happens_before->parts[op_id] == OTHER;
  case GV_OP_ACTION:
    if (e->happens_before->parts[op_id] != OTHER || op->action->flags & DOES_MORE)
      return e->happens_before->parts[op_id] == ENQUEUE;
    for (uint32_t i = 0; i < op->operand_count; i++)
      if (gv_is_handle_role(gv_role_of(op, i))) return false;
    return true;
  default: return false;
  }
}

/* ---- uses that are passed over --------------------------------------------------------------- */

enum { POINTER = 8 };

/* What a call does with a value, or an address computed from it. */
typedef enum touching {
  OTHERWISE, /* or more than that */
  READS,     /* work on a stream that has segments reads there */
  ACCESSES,  /* … reads or writes there */
} touching;

static touching touching_of(const gv_tabulation *e, uint32_t op_id, gv_value_id root) {
  const gv_op *op = &e->model->ops.at[op_id];
  touching most = READS;
  if (e->happens_before->parts[op_id] != ENQUEUE) return OTHERWISE;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_value_id value = gv_operands(e->model, op)[i];
    gv_role role = gv_role_of(op, i);
    gv_simple simple = e->flow.simple[op->first_operand + i];
    if (value == GV_NONE) continue;
    if (simple.root != GV_NONE && simple.root != root && !e->flow.mixes[value]) continue;
    if (role == GV_ROLE_SIZE && simple.root != root) continue;
    bool reads = role == GV_ROLE_GPU_READ || role == GV_ROLE_KERNEL_READ;
    bool writes =
        role == GV_ROLE_GPU_WRITE || role == GV_ROLE_KERNEL_WRITE || role == GV_ROLE_KERNEL_BOTH;
    if (!(reads || writes)) return OTHERWISE;
    if (simple.root != root) return OTHERWISE;
    if (simple.lo) return OTHERWISE;
    if (e->flow.mixes[value]) return OTHERWISE;
    if (e->model->values.at[value].size > POINTER) return OTHERWISE;
    if (writes) most = ACCESSES;
  }
  return most;
}

/* Of the uses of the key, in their order. */
static const uint8_t *touches_of(gv_tabulation *e, gv_key key) {
  struct gv_happens_before *h = e->happens_before;
  const gv_flow *flow = &e->flow;
  bool found;
  uint32_t *slot = gv_map_at(&h->touches_of, key, &found);
  if (!found) {
    *slot = h->touches.len;
    for (uint32_t u = flow->use_start[key]; u < flow->use_start[key + 1]; u++) {
      *gv_push(&h->touches) = (uint8_t)touching_of(e, flow->uses[u], gv_key_base(key));
      *gv_push(&h->behind) = u;
    }
  }
  return h->touches.at + *slot;
}

static bool is_whole_value(const gv_place *place) {
  if (gv_key_space(place->key) != GV_IN_VALUE) return false;
  if (place->lo) return false;
  return place->hi >= POINTER;
}

static bool stays_at(const gv_state *s, gv_role role) {
  gv_step step = gv_handle_step((gv_handle)s->handle, role);
  return step.next == (gv_handle)s->handle && step.rule == GV_RULE_NONE;
}

/* A call that reads it changes nothing of the state but what is pending, and finds nothing wrong.
 */
static bool may_be_read(const gv_state *s) {
  if (!stays_at(s, GV_ROLE_GPU_READ)) return false;
  if (!stays_at(s, GV_ROLE_KERNEL_READ)) return false;
  if (!gv_handle_is_memory((gv_handle)s->handle)) return false;
  return s->flags & GV_MEMORY;
}

static bool may_be_accessed(const gv_state *s) {
  if (!may_be_read(s)) return false;
  if (!stays_at(s, GV_ROLE_GPU_WRITE)) return false;
  if (!stays_at(s, GV_ROLE_KERNEL_WRITE)) return false;
  return stays_at(s, GV_ROLE_KERNEL_BOTH);
}

/* ---- reads beside reads ---- */

static uint32_t next_but_reads(gv_tabulation *e, uint32_t number, const uint8_t *touches,
                               uint32_t first, uint32_t use, uint32_t end) {
  const struct gv_happens_before *h = e->happens_before;
  const segment *in = segment_at(e, number);
  for (; use < end && e->flow.uses[use] < in->end; use++) {
    if (touches[use - first] != READS) break;
    const segment *of = &h->segments.at[h->enqueues[e->flow.uses[use]]];
    if (is_below(in, of)) break;
    if (may_come_before(in, of) && gv_segment_orders(e, number, e->flow.uses[use]) != GV_UNORDERED)
      break;
  }
  return use;
}

/* ---- accesses after a fault ---- */

/* So many operations that fail after a fault, or because of it, are listed with it. More of which
 * that is known anyhow are not looked for. */
enum { MOST_AFTER = 32 };

/* Each access that the call makes there is known to fail, or to come after a fault. */
static bool is_known_to_fail(const gv_tabulation *e, uint32_t op_id, gv_value_id root) {
  const gv_op *op = &e->model->ops.at[op_id];
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (e->flow.simple[op->first_operand + i].root == root &&
        !(e->uses.arrivals[op->first_operand + i].flags & GV_ARRIVED_FAULTY))
      return false;
  return true;
}

/* What is known to fail stays so: it is passed over by all work with a fault from then on. */
static uint32_t next_of_interest(gv_tabulation *e, gv_key key, const uint8_t *touches, uint32_t use,
                                 uint32_t end) {
  uint32_t first = e->flow.use_start[key], begin = use;
  uint32_t *behind = e->happens_before->behind.at + (touches - e->happens_before->touches.at);
  while (use < end) {
    if (behind[use - first] != use)
      use = behind[use - first];
    else if (touches[use - first] != OTHERWISE &&
             is_known_to_fail(e, e->flow.uses[use], gv_key_base(key)))
      use++;
    else
      break;
  }
  for (uint32_t u = begin, next; u < use; u = next) {
    next = behind[u - first] != u ? behind[u - first] : u + 1;
    behind[u - first] = use;
  }
  return use;
}

/* What is wrong with the work is known, and as much of what comes of that as is listed. */
static bool has_failed(const gv_tabulation *e, const gv_state *s) {
  if (!(s->flags & GV_FAULTED)) return false;
  if (s->fault == GV_NONE) return false;
  return e->faults.at[s->fault].after.len >= MOST_AFTER;
}

uint32_t gv_next_use_pending(gv_tabulation *e, const gv_state *s, const gv_place *place,
                             uint32_t op) {
  uint32_t use = gv_next_use(&e->flow, place->key, op), end = e->flow.use_start[place->key + 1];
  bool plain = e->happens_before && !s->touched && !s->element && s->havoc == GV_NONE;
  if (use == GV_NONE) return use;
  if (!plain) return use;
  if (!is_whole_value(place)) return use;
  if (!has_failed(e, s)) return use;
  if (!may_be_accessed(s)) return use;
  use = next_of_interest(e, place->key, touches_of(e, place->key), use, end);
  return use < end ? use : GV_NONE;
}

uint32_t gv_next_use_in_segment(gv_tabulation *e, uint32_t number, const gv_state *s,
                                const gv_place *place, uint32_t op) {
  uint32_t use = gv_next_use(&e->flow, place->key, op), first = e->flow.use_start[place->key],
           end = e->flow.use_start[place->key + 1];
  if (use == GV_NONE || !is_whole_value(place)) return use;
  if (has_failed(e, s) && may_be_accessed(s))
    use = next_of_interest(e, place->key, touches_of(e, place->key), use, end);
  else if (!(gv_pending_at(e, s->work)->mode & GV_WRITES) && may_be_read(s))
    use = next_but_reads(e, number, touches_of(e, place->key), first, use, end);
  else
    return use;
  return use < end && e->flow.uses[use] < segment_at(e, number)->end ? use : GV_NONE;
}

/* ---- accesses that begin other work than is asked for ---- */

static bool is_on_stream_of(const gv_tabulation *e, uint32_t op_id, const gv_place *held,
                            uint32_t count) {
  const gv_op *op = &e->model->ops.at[op_id];
  for (uint32_t i = 0; i < op->operand_count; i++) {
    if (gv_role_of(op, i) != GV_ROLE_STREAM_USE) continue;
    gv_key key = gv_key_of(GV_IN_VALUE, e->flow.simple[op->first_operand + i].root);
    for (uint32_t k = 0; k < count; k++)
      if (gv_is_handle_tag(held[k].tag) && held[k].key == key) return true;
  }
  return false;
}

static bool is_in_values(const gv_tabulation *e, const gv_state *s) {
  uint32_t count;
  const gv_place *places = gv_places_at(e, s->places, &count);
  for (uint32_t i = 0; i < count; i++)
    if (gv_key_space(places[i].key) != GV_IN_VALUE) return false;
  return true;
}

uint32_t gv_next_use_asked(gv_tabulation *e, const gv_state *s, uint32_t asked,
                           const gv_place *place, uint32_t op, bool *left_out) {
  uint32_t use = gv_next_use(&e->flow, place->key, op), first = e->flow.use_start[place->key],
           end = e->flow.use_start[place->key + 1], count;
  const gv_state *a = gv_state_at(e, asked);
  if (use == GV_NONE) return use;
  if (!e->happens_before) return use;
  if (!a->work) return use;
  if (s->work) return use;
  if (s->touched) return use;
  if (s->element) return use;
  if (s->havoc != GV_NONE) return use;
  if (!is_whole_value(place)) return use;
  if (!may_be_accessed(s)) return use;
  if (!is_in_values(e, s)) return use;
  const gv_place *held = gv_places_at(e, a->places, &count);
  const uint8_t *touches = touches_of(e, place->key);
  while (use < end && touches[use - first] != OTHERWISE &&
         !is_on_stream_of(e, e->flow.uses[use], held, count))
    use++, *left_out = true;
  return use < end ? use : GV_NONE;
}

/* ---- states ---------------------------------------------------------------------------------- */

/* It comes before one stream, and before nothing else. */
static bool comes_before_one_stream(const gv_pending *w) {
  if (w->handles != 1) return false;
  if (gv_pending_after(w, 0) != GV_AFTER_STREAM) return false;
  if (w->nulls) return false;
  if (w->partial) return false;
  if (w->others) return false;
  if (w->host) return false;
  if (w->outside) return false;
  if (w->handed) return false;
  if (w->on_null || w->perhaps_null) return false;
  if (w->on_created || w->perhaps_created) return false;
  if (w->queue || w->segment) return false;
  return !(w->mode & (GV_DEMANDED | GV_MARKED));
}

/* The work of the state comes before one stream that has segments, of which the work that `op`
 * enqueues is the last. The number of its segment; 0: it does not. */
static uint32_t find_segment(gv_tabulation *e, const gv_state *s, uint32_t op, gv_guard guard) {
  const struct gv_happens_before *h = e->happens_before;
  if (!h) return 0;
  if (h->parts[op] != ENQUEUE) return 0;
  if (s->touched) return 0;
  if (s->element) return 0;
  const gv_pending *w = gv_pending_at(e, s->work);
  const segment *in = &h->segments.at[h->enqueues[op]];
  if (!comes_before_one_stream(w)) return 0;
  if (gv_bdd_and(&e->predicates.bdd, guard, gv_bdd_not(&e->predicates.bdd, in->guard)) != GV_FALSE)
    return 0;
  uint32_t count, stream = e->model->ops.at[op].first_operand;
  while (gv_role_of(&e->model->ops.at[op], stream - e->model->ops.at[op].first_operand) !=
         GV_ROLE_STREAM_USE)
    stream++;
  gv_key key = gv_key_of(GV_IN_VALUE, e->flow.simple[stream].root);
  const gv_place *places = gv_places_at(e, s->places, &count);
  for (uint32_t i = 0; i < count; i++)
    if (gv_is_handle_tag(places[i].tag)) return places[i].key == key ? h->enqueues[op] + 1 : 0;
  return 0;
}

static uint32_t with_segment(gv_tabulation *e, uint32_t state, uint32_t number) {
  gv_state s = *gv_state_at(e, state);
  gv_pending w = *gv_pending_at(e, s.work);
  w.segment = number;
  s.work = gv_intern_id(&e->works, &w, sizeof w);
  return gv_state_id(e, &s);
}

uint32_t gv_into_segment(gv_tabulation *e, uint32_t state, uint32_t op, gv_guard guard) {
  uint32_t number = find_segment(e, gv_state_at(e, state), op, guard);
  return number ? with_segment(e, state, number) : state;
}

/* The first operation in [op, end) that uses a stream or event of the state's work. */
static uint32_t next_of_lines(const gv_tabulation *e, const gv_state *s, uint32_t op,
                              uint32_t end) {
  uint32_t count;
  const gv_place *places = gv_places_at(e, s->places, &count);
  uint8_t unnoticed = gv_pending_unnoticed(e, s);
  for (uint32_t i = 0; i < count && op < end; i++)
    if (gv_is_handle_tag(places[i].tag))
      end = gv_next_noticed(e, unnoticed, places[i].key, op, end);
  return end;
}

uint32_t gv_out_of_segment(gv_tabulation *e, uint32_t state, uint32_t op, bool own) {
  const segment *s = segment_at(e, gv_segment_of(e, gv_state_at(e, state)));
  gv_call_effects effects = {0};
  state = with_segment(e, state, 0);
  for (uint32_t o = next_of_lines(e, gv_state_at(e, state), s->first, op); o < op;
       o = next_of_lines(e, gv_state_at(e, state), o + 1, op)) {
    effects.len = 0;
    gv_pending_meet(e, o, state, s->guard, own, NULL, &effects);
    if (effects.len) state = effects.at[effects.len - 1].state;
  }
  gv_vec_free(&effects);
  return state;
}

uint32_t gv_work_ends(gv_tabulation *e, uint32_t state, uint32_t op, gv_guard guard, bool *waited) {
  const struct gv_happens_before *h = e->happens_before;
  const gv_model *m = e->model;
  if (!h) return GV_NONE;
  if (!op) return GV_NONE;
  if (m->ops.at[op - 1].block != m->ops.at[op].block) return GV_NONE;
  const gv_state *s = gv_state_at(e, state);
  uint32_t number = find_segment(e, s, op - 1, guard), count;
  if (!number) return GV_NONE;
  const segment *in = segment_at(e, number);
  uint32_t end = in->host < in->followed_after ? in->host : in->followed_after;
  gv_key key = gv_places_at(e, s->places, &count)->key;
  for (uint32_t u = gv_next_use(&e->flow, key, op);
       u < e->flow.use_start[key + 1] && e->flow.uses[u] < end; u++) {
    uint32_t o = e->flow.uses[u];
    if (o >= in->end) break;
    if (h->parts[o] != ENQUEUE) break;
    if (h->enqueues[o] != number - 1) break;
    if (gv_is_followed_work(&m->ops.at[o])) end = o;
  }
  *waited = end == in->host;
  return end < in->end ? end : GV_NONE;
}
