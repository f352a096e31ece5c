#include "checker/state.h"

void gvc_state_clear(gvc_state *s) {
  gv_vec_free(&s->objects);
  gv_vec_free(&s->entries);
  gv_vec_free(&s->pending);
  gv_vec_free(&s->known);
  gv_vec_free(&s->symbols);
  gv_vec_free(&s->relations);
  gv_vec_free(&s->conditions);
}

void gvc_work_start(gvc_work *w, const gvc_program *program, const gvc_function *function,
                    uint32_t block) {
  *w = (gvc_work){.program = program,
                  .function = function,
                  .block = &program->blocks.at[function->blocks + block]};
  w->leaves = gv_malloc(w->block->leaf_count * sizeof *w->leaves + 1);
  memset(w->leaves, 0, w->block->leaf_count * sizeof *w->leaves);
  gvc_add_object(w, GVC_OBJECT_STREAM); /* O4 */
}

/* The last value of another block that does not begin after the leaf; NULL: none. */
static const gvc_bound *bound_before(const gvc_work *w, uint32_t leaf) {
  uint32_t low = 0, high = w->bound.len;
  while (low < high) {
    uint32_t middle = low + (high - low) / 2;
    if (w->bound.at[middle].leaf <= leaf)
      low = middle + 1;
    else
      high = middle;
  }
  return low ? &w->bound.at[low - 1] : NULL;
}

const gvc_ref *gvc_leaf(const gvc_work *w, uint32_t leaf) {
  static const gvc_ref nothing[GVC_MOST_LEAVES];
  if (leaf - w->passed_to < w->passed.len) return &w->passed.at[leaf - w->passed_to];
  if (leaf - w->block->leaf < w->block->leaf_count) return gvc_own_leaf(w, leaf);
  const gvc_bound *b = bound_before(w, leaf);
  return b && leaf - b->leaf < b->count ? &w->bound_refs.at[b->at + leaf - b->leaf] : nothing;
}

static void clear_objects(gvc_work *w) {
  for (uint32_t i = 0; i < w->objects.len; i++) gv_free(w->objects.at[i].past.words);
  gv_vec_free(&w->objects);
  gv_vec_free(&w->touched);
  gv_vec_free(&w->tried);
  gv_vec_free(&w->slots);
  gv_vec_free(&w->pending);
  gv_vec_free(&w->free_pending);
}

void gvc_work_clear(gvc_work *w) {
  clear_objects(w);
  gv_free(w->leaves);
  gv_vec_free(&w->bound);
  gv_vec_free(&w->bound_refs);
  gv_vec_free(&w->passed);
  gv_vec_free(&w->frame);
  gv_vec_free(&w->symbols);
  gv_vec_free(&w->relations);
  *w = (gvc_work){0};
}

#define COPY(member)                                                                               \
  do {                                                                                             \
    to->member.at =                                                                                \
        from->member.len ? gv_malloc(from->member.len * sizeof *from->member.at) : NULL;           \
    to->member.len = to->member.cap = from->member.len;                                            \
    if (from->member.len)                                                                          \
      memcpy(to->member.at, from->member.at, from->member.len * sizeof *from->member.at);          \
  } while (0)

void gvc_work_copy(gvc_work *to, const gvc_work *from) {
  *to = *from;
  to->leaves = gv_malloc(from->block->leaf_count * sizeof *to->leaves + 1);
  memcpy(to->leaves, from->leaves, from->block->leaf_count * sizeof *to->leaves);
  COPY(bound);
  COPY(bound_refs);
  COPY(passed);
  COPY(frame);
  COPY(objects);
  COPY(touched);
  COPY(tried);
  COPY(slots);
  COPY(pending);
  COPY(free_pending);
  COPY(symbols);
  COPY(relations);
  for (uint32_t i = 0; i < to->objects.len; i++) {
    to->objects.at[i].past = (gvc_bits){0};
    gvc_set_bits(&to->objects.at[i].past, &from->objects.at[i].past);
  }
}

/* ---- from a state to a work ------------------------------------------------------------------ */

static void load_memory(gvc_work *w, const gvc_state *s, uint32_t symbols) {
  clear_objects(w);
  for (uint32_t i = 0; i < s->objects.len; i++) {
    uint32_t object = gvc_add_object(w, s->objects.at[i].kind);
    w->objects.at[object].object = s->objects.at[i];
    w->objects.at[object].object.element += symbols;
    if (s->objects.at[i].guard) w->objects.at[object].object.guard += symbols;
    if (s->objects.at[i].group != GV_NONE && s->objects.at[i].group > w->groups)
      w->groups = s->objects.at[i].group;
  }
  for (uint32_t i = 0; i < s->pending.len; i++) {
    const gvc_access *a = &s->pending.at[i];
    *gv_push(&w->pending) =
        (gvc_pending){a->object, w->objects.at[a->object].accesses, a->how, a->lock, true,
                      a->on,     {a->low, a->high, GV_NONE, 0, 0}};
    w->objects.at[a->object].accesses = i;
    for (uint32_t k = 0; k < a->known_count; k++)
      gvc_learn(&w->objects.at[s->known.at[a->known + k]].past, i);
  }
  gvc_count_stages(w);
}

static gvc_ref rebased(gvc_ref ref, uint32_t base) {
  if (ref.kind == GVC_REF_SYMBOL) ref.symbol += base;
  return ref;
}

/* Symbols of the state come after those that are there. */
static uint32_t load_symbols(gvc_work *w, const gvc_state *s) {
  uint32_t base = w->symbols.len;
  for (uint32_t i = 0; i < s->symbols.len; i++) gv_push(&w->symbols)->interval = s->symbols.at[i];
  for (uint32_t i = 0; i < s->relations.len; i++) {
    gvc_relation relation = s->relations.at[i];
    relation.a += base, relation.b += base;
    *gv_push(&w->relations) = relation;
  }
  for (uint32_t i = 0; i < s->conditions.len; i++) {
    gvc_condition c = s->conditions.at[i].condition;
    c.a = rebased(c.a, base), c.b = rebased(c.b, base);
    w->symbols.at[base + s->conditions.at[i].symbol].condition = c;
  }
  return base;
}

static void load_slot(gvc_work *w, const gvc_entry *entry, uint32_t base) {
  uint32_t *first = &w->objects.at[entry->place.object].slots;
  *gv_push(&w->slots) = (gvc_slot){entry->place, rebased(entry->ref, base), *first};
  *first = w->slots.len - 1;
}

/* Entries of a state come in the order of their leaves, so values are bound in order. */
static void load_leaf(gvc_work *w, uint32_t leaf, gvc_ref ref) {
  const gvc_bound *last = w->bound.len ? &w->bound.at[w->bound.len - 1] : NULL;
  if (leaf - w->block->leaf < w->block->leaf_count) {
    *gvc_own_leaf(w, leaf) = ref;
    return;
  }
  if (!last || leaf - last->leaf >= last->count) {
    uint32_t value = gvc_value_of_leaf(w->program, w->function, leaf);
    uint32_t count = gvc_shape_of(w->program, w->function, value)->count;
    *gv_push(&w->bound) =
        (gvc_bound){gvc_leaf_of(w->program, w->function, value), count, w->bound_refs.len};
    for (uint32_t i = 0; i < count; i++) gv_push(&w->bound_refs);
    last = &w->bound.at[w->bound.len - 1];
  }
  w->bound_refs.at[last->at + leaf - last->leaf] = ref;
}

void gvc_work_load(gvc_work *w, const gvc_state *s) {
  load_memory(w, s, w->symbols.len);
  uint32_t base = load_symbols(w, s);
  for (uint32_t i = 0; i < s->entries.len; i++) {
    const gvc_entry *entry = &s->entries.at[i];
    if (entry->place.object != GV_NONE)
      load_slot(w, entry, base);
    else if (entry->place.leaf < GVC_FRAME)
      load_leaf(w, entry->place.leaf, rebased(entry->ref, base));
    else
      *gv_push(&w->frame) = rebased(entry->ref, base);
  }
  if (w->elements) gvc_use_relations(w);
}

/* What the caller's objects and numbers are once those of an exit state are loaded. */
typedef struct mover {
  const gvc_refs *framed;
  gvc_ref *now;     /* by entry of the frame */
  uint32_t *entry;  /* by object of the caller: of the frame; GV_NONE: it has none */
  uint32_t *symbol; /* by symbol of the caller: the exit's; GV_NONE: it stays what it was */
  uint32_t symbols; /* how many those of the caller are; the exit's come after */
} mover;

static gvc_ref moved_symbol(const mover *m, gvc_ref ref) {
  if (ref.kind == GVC_REF_SYMBOL && ref.symbol < m->symbols && m->symbol[ref.symbol] != GV_NONE)
    ref.symbol = m->symbol[ref.symbol];
  return ref;
}

static gvc_ref moved(const mover *m, gvc_ref ref) {
  bool has_object = gvc_has_object(ref);
  ref = moved_symbol(m, ref);
  if (!has_object) return ref;
  if (m->entry[ref.object] == GV_NONE) return (gvc_ref){0};
  const gvc_ref *is = &m->now[m->entry[ref.object]];
  if (ref.kind == GVC_REF_SYMBOL)
    ref.object = is->kind == GVC_REF_POINTER ? is->object : GVC_MANY;
  else if (is->kind == GVC_REF_POINTER)
    ref.object = is->object;
  else
    ref = (gvc_ref){.kind = is->kind == GVC_REF_DEAD ? GVC_REF_DEAD : GVC_REF_UNKNOWN};
  return ref;
}

void gvc_unite_intervals(gvc_interval *to, const gvc_interval *from) {
  gvc_interval x = *to;
  if (from->low > x.low) x.low = from->low;
  if (from->high < x.high) x.high = from->high;
  if (from->ulow > x.ulow) x.ulow = from->ulow;
  if (from->uhigh < x.uhigh) x.uhigh = from->uhigh;
  if (x.low <= x.high && x.ulow <= x.uhigh) *to = x;
}

/* The caller's symbols of the frame are those of the exit from here on, with what is known of
 * both. */
static void unite_symbols(gvc_work *w, mover *m) {
  for (uint32_t i = 0; i < m->framed->len; i++) {
    gvc_ref was = m->framed->at[i], is = m->now[i];
    if (was.kind != GVC_REF_SYMBOL || is.kind != GVC_REF_SYMBOL) continue;
    gvc_symbol *to = &w->symbols.at[is.symbol];
    const gvc_symbol *from = &w->symbols.at[was.symbol];
    if (to->interval.bits != from->interval.bits) continue;
    gvc_unite_intervals(&to->interval, &from->interval);
    if (to->condition.kind == GVC_CONDITION_NONE) to->condition = from->condition;
    m->symbol[was.symbol] = is.symbol;
  }
  for (uint32_t i = 0; i < w->symbols.len; i++) {
    gvc_condition *c = &w->symbols.at[i].condition;
    c->a = moved_symbol(m, c->a);
    c->b = moved_symbol(m, c->b);
  }
  for (uint32_t i = 0, count = w->relations.len; i < count; i++) {
    gvc_relation r = w->relations.at[i];
    gvc_ref a = moved_symbol(m, (gvc_ref){.kind = GVC_REF_SYMBOL, .symbol = r.a}),
            b = moved_symbol(m, (gvc_ref){.kind = GVC_REF_SYMBOL, .symbol = r.b});
    if (a.symbol != r.a || b.symbol != r.b)
      gvc_add_relation(w, a.symbol, b.symbol, r.order, r.unsigned_order);
  }
}

static void load_exit(gvc_work *w, const gvc_state *exit, const mover *m, uint32_t result_leaf,
                      uint32_t result_count) {
  for (uint32_t i = 0; i < exit->entries.len; i++) {
    const gvc_entry *entry = &exit->entries.at[i];
    if (entry->place.object != GV_NONE)
      load_slot(w, entry, m->symbols);
    else if (entry->place.leaf < result_count)
      *gvc_own_leaf(w, result_leaf + entry->place.leaf) = rebased(entry->ref, m->symbols);
  }
}

void gvc_work_return(gvc_work *w, const gvc_state *exit, const gvc_refs *framed,
                     uint32_t result_leaf, uint32_t result_count) {
  mover m = {.framed = framed, .symbols = w->symbols.len};
  m.now = gv_malloc(framed->len * sizeof *m.now + 1);
  memset(m.now, 0, framed->len * sizeof *m.now);
  m.symbol = gv_malloc(m.symbols * sizeof *m.symbol + 1);
  memset(m.symbol, 0xff, m.symbols * sizeof *m.symbol);
  m.entry = gv_malloc(w->objects.len * sizeof *m.entry + 1);
  memset(m.entry, 0xff, w->objects.len * sizeof *m.entry);
  for (uint32_t i = framed->len; i--;) /* an object of which there are several: the first */
    if (framed->at[i].kind == GVC_REF_POINTER) m.entry[framed->at[i].object] = i;
  bool *mine = gv_malloc(framed->len + 1);
  for (uint32_t i = 0; i < framed->len; i++)
    mine[i] =
        framed->at[i].kind == GVC_REF_POINTER && w->objects.at[framed->at[i].object].object.mine;
  load_memory(w, exit, w->symbols.len);
  uint32_t base = load_symbols(w, exit);
  for (uint32_t i = 0; i < exit->entries.len; i++) {
    gvc_place place = exit->entries.at[i].place;
    if (place.object == GV_NONE && place.leaf >= GVC_FRAME && place.leaf - GVC_FRAME < framed->len)
      m.now[place.leaf - GVC_FRAME] = rebased(exit->entries.at[i].ref, base);
  }
  for (uint32_t i = 0; i < w->objects.len;
       i++) /* a slot that no root says is whose ends with this function, at the latest */
    w->objects.at[i].object.mine |= w->objects.at[i].object.kind == GVC_OBJECT_STACK;
  for (uint32_t i = 0; i < framed->len; i++)
    if (framed->at[i].kind == GVC_REF_POINTER && m.now[i].kind == GVC_REF_POINTER)
      w->objects.at[m.now[i].object].object.mine = mine[i];
  unite_symbols(w, &m);
  for (uint32_t i = 0; i < w->block->leaf_count; i++) w->leaves[i] = moved(&m, w->leaves[i]);
  for (uint32_t i = 0; i < w->bound_refs.len; i++)
    w->bound_refs.at[i] = moved(&m, w->bound_refs.at[i]);
  for (uint32_t i = 0; i < w->frame.len; i++) w->frame.at[i] = moved(&m, w->frame.at[i]);
  load_exit(w, exit, &m, result_leaf, result_count);
  gv_free(m.now);
  gv_free(m.symbol);
  gv_free(m.entry);
  gv_free(mine);
}

/* ---- from a work to a state ------------------------------------------------------------------ */

typedef struct saver {
  const gvc_work *work;
  gvc_state *state;
  uint32_t *number, *symbol; /* canonical numbers; GV_NONE: none yet */
  GV_VEC(uint32_t) order;    /* objects of the work, by canonical number */
} saver;

static uint32_t number_object(saver *v, uint32_t object) {
  if (v->number[object] != GV_NONE) return v->number[object];
  *gv_push(&v->order) = object;
  return v->number[object] = v->order.len - 1;
}

static uint32_t number_symbol(saver *v, uint32_t symbol) {
  if (v->symbol[symbol] == GV_NONE) {
    v->symbol[symbol] = v->state->symbols.len;
    *gv_push(&v->state->symbols) = v->work->symbols.at[symbol].interval;
  }
  return v->symbol[symbol];
}

static gvc_ref canonical(saver *v, gvc_ref ref) {
  gvc_ref result = {.kind = ref.kind, .undefined = ref.undefined};
  bool has_object = gvc_has_object(ref);
  bool is_dead = has_object && v->work->objects.at[ref.object].dead;
  if (ref.kind == GVC_REF_POINTER && is_dead) return (gvc_ref){.kind = GVC_REF_DEAD};
  if (has_object && !is_dead) result.object = number_object(v, ref.object);
  if (ref.kind == GVC_REF_SYMBOL && (!has_object || is_dead))
    result.object = is_dead ? GVC_MANY : ref.object;
  if (ref.kind == GVC_REF_POINTER && !(result.anywhere = ref.anywhere)) result.number = ref.number;
  result.or_null = ref.kind == GVC_REF_POINTER && ref.or_null;
  if (ref.kind == GVC_REF_NUMBER) result.number = ref.number;
  if (ref.kind == GVC_REF_OTHER) result.object = GV_NONE;
  if (ref.kind == GVC_REF_SYMBOL) result.symbol = number_symbol(v, ref.symbol);
  return result;
}

static int compare_slots(const void *x, const void *y) {
  const gvc_slot *a = x, *b = y;
  if (a->place.offset != b->place.offset) return a->place.offset < b->place.offset ? -1 : 1;
  return a->place.size < b->place.size ? -1 : a->place.size > b->place.size;
}

static void save_slots(saver *v, uint32_t number) {
  GV_VEC(gvc_slot) sorted = {0};
  for (uint32_t i = v->work->objects.at[v->order.at[number]].slots; i != GV_NONE;
       i = v->work->slots.at[i].next)
    if (v->work->slots.at[i].ref.kind != GVC_REF_UNKNOWN) *gv_push(&sorted) = v->work->slots.at[i];
  if (sorted.len) qsort(sorted.at, sorted.len, sizeof *sorted.at, compare_slots);
  for (uint32_t i = 0; i < sorted.len; i++) {
    gvc_place place = sorted.at[i].place;
    place.object = number;
    gvc_ref ref = canonical(v, sorted.at[i].ref);
    *gv_push(&v->state->entries) = (gvc_entry){place, ref};
  }
  gv_vec_free(&sorted);
}

/* All that the objects from `done` on lead to. */
static uint32_t save_reachable(saver *v, uint32_t done) {
  for (; done < v->order.len; done++) {
    const gvc_live *live = &v->work->objects.at[v->order.at[done]];
    bool has_parent = live->object.kind == GVC_OBJECT_KERNEL && live->object.parent < GVC_MANY;
    if (has_parent && !v->work->objects.at[live->object.parent].dead)
      number_object(v, live->object.parent);
    save_slots(v, done);
  }
  return done;
}

/* Globals that hold something or are in use are there whether a value leads to them or not, and so
 * are tasks that are tried, and objects of whose addresses memory that is kept may hold one. So are
 * stack slots that are in use when the function may return. */
static void save_hidden(saver *v) {
  for (uint32_t i = 0; i < v->work->tried.len; i++) number_object(v, v->work->tried.at[i]);
  uint32_t done = save_reachable(v, 0);
  for (uint32_t g = 0; g < v->work->program->globals.len; g++)
    for (uint32_t i = 0; i < v->work->objects.len; i++) {
      const gvc_live *live = &v->work->objects.at[i];
      bool is_it = live->object.kind == GVC_OBJECT_GLOBAL && live->object.parent == g;
      if (is_it && (live->slots != GV_NONE || live->accesses != GV_NONE || live->object.group))
        number_object(v, i);
    }
  for (uint32_t i = 0; i < v->work->objects.len; i++)
    if (gvc_is_slot_in_use(&v->work->objects.at[i])) number_object(v, i);
  done = save_reachable(v, done);
  for (uint32_t k = 0; k < v->order.len; k++) {
    uint32_t group = v->work->objects.at[v->order.at[k]].object.group;
    for (uint32_t i = 0; group && group != GV_NONE && i < v->work->objects.len; i++)
      if (v->work->objects.at[i].object.group == group) number_object(v, i);
    done = save_reachable(v, done);
  }
}

static void save_objects(saver *v) {
  GV_VEC(uint32_t) groups = {0};
  for (uint32_t k = 0; k < v->order.len; k++) {
    gvc_object object = v->work->objects.at[v->order.at[k]].object;
    if (object.kind == GVC_OBJECT_KERNEL && object.parent < GVC_MANY)
      object.parent = v->work->objects.at[object.parent].dead ? GVC_MANY : v->number[object.parent];
    if (object.group && object.group != GV_NONE) {
      uint32_t i = 0;
      while (i < groups.len && groups.at[i] != object.group) i++;
      if (i == groups.len) *gv_push(&groups) = object.group;
      object.group = i + 1;
    }
    object.element = object.stride ? number_symbol(v, object.element) : 0;
    if (object.guard) object.guard = 1 + number_symbol(v, object.guard - 1);
    *gv_push(&v->state->objects) = object;
  }
  gv_vec_free(&groups);
}

/* ---- pending accesses ------------------------------------------------------------------------ */

static int compare_known(const gvc_state *s, const gvc_access *a, const gvc_access *b) {
  for (uint32_t i = 0; i < a->known_count && i < b->known_count; i++) {
    uint32_t x = s->known.at[a->known + i], y = s->known.at[b->known + i];
    if (x != y) return x < y ? -1 : 1;
  }
  return a->known_count < b->known_count ? -1 : a->known_count > b->known_count;
}

static int compare_accesses(const void *x, const void *y, void *state) {
  const gvc_access *a = x, *b = y;
  gvc_state *s = state;
  if (a->object != b->object) return a->object < b->object ? -1 : 1;
  if (a->lock != b->lock) return a->lock ? 1 : -1;
  if (a->how != b->how) return a->how < b->how ? -1 : 1;
  if (a->low != b->low) return a->low < b->low ? -1 : 1;
  if (a->high != b->high) return a->high < b->high ? -1 : 1;
  if (a->on != b->on) return a->on < b->on ? -1 : 1;
  return compare_known(s, a, b);
}

static bool known_within(const gvc_state *few, const gvc_access *a, const gvc_state *many,
                         const gvc_access *b) {
  uint32_t k = 0;
  for (uint32_t i = 0; i < a->known_count; i++) {
    while (k < b->known_count && many->known.at[b->known + k] < few->known.at[a->known + i]) k++;
    if (k == b->known_count || many->known.at[b->known + k] != few->known.at[a->known + i])
      return false;
  }
  return true;
}

/* Whether what is ordered after `weak` is ordered after `strong`, and `weak` conflicts with all
 * that `strong` does. */
static bool stands_for(const gvc_state *ws, const gvc_access *weak, const gvc_state *ss,
                       const gvc_access *strong) {
  bool is_late = strong->how == GVC_LATE; /* as long as its task is not awaited */
  return weak->object == strong->object && weak->lock == strong->lock && weak->low <= strong->low &&
         strong->high <= weak->high &&
         (weak->how == strong->how || (weak->how == GVC_WRITES && !is_late)) &&
         (weak->on == strong->on || !weak->on) && known_within(ws, weak, ss, strong) &&
         (!is_late || known_within(ss, strong, ws, weak));
}

/* The next item of a set from `item` on; GV_NONE: there is none. */
static uint32_t next_item(const gvc_bits *bits, uint32_t item) {
  for (uint32_t i = item / 64; i < bits->count; i++) {
    uint64_t word = bits->words[i] & (i == item / 64 ? UINT64_MAX << (item % 64) : UINT64_MAX);
    if (word) return i * 64 + (uint32_t)__builtin_ctzll(word);
  }
  return GV_NONE;
}

/* Which streams, events and tasks know each access, in order. `number`: of each access of the work,
 * in the state; GV_NONE: it is not there. */
static void save_known(saver *v, const uint32_t *number) {
  gvc_state *s = v->state;
  const gvc_work *w = v->work;
  for (uint32_t filled = 0; filled < 2; filled++) { /* first they are counted */
    for (uint32_t k = 0; k < v->order.len; k++) {
      const gvc_bits *past = &w->objects.at[v->order.at[k]].past;
      for (uint32_t i = next_item(past, 0); i != GV_NONE; i = next_item(past, i + 1)) {
        if (i >= w->pending.len || number[i] == GV_NONE) continue;
        gvc_access *a = &s->pending.at[number[i]];
        if (filled) s->known.at[a->known + a->known_count] = k;
        a->known_count++;
      }
    }
    for (uint32_t i = 0; i < s->pending.len && !filled; i++) {
      gvc_access *a = &s->pending.at[i];
      a->known = s->known.len;
      for (; a->known_count; a->known_count--) gv_push(&s->known);
    }
  }
}

/* What another one that comes soon stands for is left out. */
static void drop_covered(gvc_state *s) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < s->pending.len; i++) {
    bool covered = kept && stands_for(s, &s->pending.at[kept - 1], s, &s->pending.at[i]);
    for (uint32_t j = i + 1; !covered && j < s->pending.len &&
                             s->pending.at[j].object == s->pending.at[i].object && j < i + 16;
         j++)
      covered = stands_for(s, &s->pending.at[j], s, &s->pending.at[i]) &&
                compare_accesses(&s->pending.at[i], &s->pending.at[j], s) != 0;
    if (!covered) s->pending.at[kept++] = s->pending.at[i];
  }
  s->pending.len = kept;
}

static void save_pending(saver *v) {
  gvc_state *s = v->state;
  const gvc_work *w = v->work;
  if (!w->pending.len) return;
  uint32_t *number = gv_malloc(w->pending.len * sizeof *number);
  memset(number, 0xff, w->pending.len * sizeof *number);
  for (uint32_t k = 0; k < v->order.len; k++)
    for (uint32_t i = w->objects.at[v->order.at[k]].accesses; i != GV_NONE;
         i = w->pending.at[i].next) {
      const gvc_pending *p = &w->pending.at[i];
      uint32_t on = p->on ? v->number[p->on - 1] + 1 : 0; /* 0 if nothing leads to the stream */
      number[i] = s->pending.len;
      *gv_push(&s->pending) =
          (gvc_access){k, on, p->how, p->lock, p->range.low, p->range.high, 0, 0};
    }
  save_known(v, number);
  gv_free(number);
  if (s->pending.len)
    qsort_r(s->pending.at, s->pending.len, sizeof *s->pending.at, compare_accesses, s);
  drop_covered(s);
}

static void save_relations(saver *v) {
  for (uint32_t i = 0; i < v->work->relations.len; i++) {
    gvc_relation r = v->work->relations.at[i];
    uint32_t a = v->symbol[r.a], b = v->symbol[r.b];
    if (a == GV_NONE || b == GV_NONE ||
        (r.order == GVC_ANY_ORDER && r.unsigned_order == GVC_ANY_ORDER))
      continue;
    if (a > b) {
      r.order = gvc_reversed(r.order);
      r.unsigned_order = gvc_reversed(r.unsigned_order);
    }
    r.a = a < b ? a : b;
    r.b = a < b ? b : a;
    uint32_t at = v->state->relations.len;
    gv_push(&v->state->relations);
    for (; at &&
           (v->state->relations.at[at - 1].a > r.a ||
            (v->state->relations.at[at - 1].a == r.a && v->state->relations.at[at - 1].b > r.b));
         at--)
      v->state->relations.at[at] = v->state->relations.at[at - 1];
    v->state->relations.at[at] = r;
  }
}

/* An operand of a condition, which has no object; false: no value leads to it. */
static bool save_operand(const saver *v, gvc_ref *ref) {
  if (ref->kind == GVC_REF_SYMBOL) ref->symbol = v->symbol[ref->symbol];
  ref->object = ref->kind == GVC_REF_SYMBOL ? GV_NONE : 0;
  return ref->kind != GVC_REF_SYMBOL || ref->symbol != GV_NONE;
}

static void save_conditions(saver *v) {
  GV_VEC(uint32_t) made_of = {0};
  for (uint32_t i = 0; i < v->state->symbols.len; i++) gv_push(&made_of);
  for (uint32_t i = 0; i < v->work->symbols.len; i++)
    if (v->symbol[i] != GV_NONE) made_of.at[v->symbol[i]] = i;
  for (uint32_t i = 0; i < made_of.len; i++) {
    gvc_condition c = v->work->symbols.at[made_of.at[i]].condition;
    if (c.kind == GVC_CONDITION_NONE || c.kind == GVC_CONDITION_KINDS) continue;
    if (c.kind == GVC_CONDITION_NOT) c.b = gvc_number_ref(0);
    if (save_operand(v, &c.a) && save_operand(v, &c.b))
      *gv_push(&v->state->conditions) = (gvc_defined){i, c};
  }
  gv_vec_free(&made_of);
}

enum { FEW_NUMBERS = 256 }; /* which need no memory of their own */

void gvc_work_save(const gvc_work *w, const gvc_entry *bound, uint32_t count, gvc_state *state) {
  uint32_t few[FEW_NUMBERS];
  uint32_t *numbers = w->objects.len + w->symbols.len <= FEW_NUMBERS
                          ? few
                          : gv_malloc((w->objects.len + w->symbols.len) * sizeof *numbers);
  saver v = {.work = w, .state = state, .number = numbers, .symbol = numbers + w->objects.len};
  state->objects.len = state->entries.len = state->pending.len = state->known.len = 0;
  state->symbols.len = state->relations.len = state->conditions.len = 0;
  memset(v.number, 0xff, w->objects.len * sizeof *v.number);
  memset(v.symbol, 0xff, w->symbols.len * sizeof *v.symbol);
  number_object(&v, 0);
  for (uint32_t i = 0; i < count; i++) {
    gvc_ref ref = canonical(&v, bound[i].ref);
    if (ref.kind != GVC_REF_UNKNOWN || ref.undefined || bound[i].place.leaf >= GVC_FRAME)
      *gv_push(&state->entries) = (gvc_entry){bound[i].place, ref};
  }
  save_hidden(&v);
  save_objects(&v);
  save_pending(&v);
  save_relations(&v);
  save_conditions(&v);
  gv_vec_free(&v.order);
  if (numbers != few) gv_free(numbers);
}

/* ---- implication ----------------------------------------------------------------------------- */

int gvc_compare_places(const gvc_place *a, const gvc_place *b) {
  if (a->object != b->object)
    return a->object == GV_NONE ? -1 : b->object == GV_NONE ? 1 : a->object < b->object ? -1 : 1;
  if (a->object == GV_NONE) return a->leaf < b->leaf ? -1 : a->leaf > b->leaf;
  if (a->offset != b->offset) return a->offset < b->offset ? -1 : 1;
  return a->size < b->size ? -1 : a->size > b->size;
}

/* `meant`: what each symbol of the weak state is in the strong one. */
static bool ref_implies(gvc_ref strong, gvc_ref weak, gvc_ref *meant) {
  switch (weak.kind) {
  case GVC_REF_UNKNOWN: return !weak.undefined || strong.undefined;
  case GVC_REF_NUMBER: return strong.kind == GVC_REF_NUMBER && strong.number == weak.number;
  case GVC_REF_DEAD:
  case GVC_REF_OTHER: return strong.kind == weak.kind;
  case GVC_REF_POINTER:
    return strong.kind == GVC_REF_POINTER && strong.object == weak.object &&
           strong.or_null <= weak.or_null &&
           (weak.anywhere || (!strong.anywhere && strong.number == weak.number));
  case GVC_REF_SYMBOL: break;
  }
  if (strong.kind != GVC_REF_NUMBER && strong.kind != GVC_REF_SYMBOL) return false;
  if (strong.kind == GVC_REF_SYMBOL && strong.object != GV_NONE && strong.object != weak.object &&
      weak.object != GVC_MANY)
    return false;
  gvc_ref *is = &meant[weak.symbol];
  if (is->kind == GVC_REF_UNKNOWN) *is = strong;
  return is->kind == strong.kind && (strong.kind == GVC_REF_NUMBER ? is->number == strong.number
                                                                   : is->symbol == strong.symbol);
}

/* A value has its own width. Bytes hold a negative number as theirs, but for a byte: there it is a
 * bit that is set (step_store). What the runtime keeps says no width. */
bool gvc_fits_width(const gvc_state *s, const gvc_entry *e, uint8_t bits) {
  if (e->ref.kind != GVC_REF_NUMBER) return true;
  if (e->place.object == GV_NONE) return e->place.size == bits;
  if (e->ref.number >= 0) return true;
  gvc_object_kind kind = s->objects.at[e->place.object].kind;
  bool is_memory = kind != GVC_OBJECT_TASK && kind != GVC_OBJECT_GROUP && kind != GVC_OBJECT_ASYNC;
  return is_memory && bits == (e->place.size == 1 ? 1 : 8 * e->place.size);
}

static bool entries_imply(const gvc_state *strong, const gvc_state *weak, gvc_ref *meant) {
  uint32_t i = 0;
  for (uint32_t k = 0; k <= weak->entries.len; k++) {
    for (; i < strong->entries.len; i++) {
      const gvc_entry *e = &strong->entries.at[i];
      if (k < weak->entries.len && gvc_compare_places(&e->place, &weak->entries.at[k].place) >= 0)
        break;
      bool is_frame = e->place.object == GV_NONE && e->place.leaf >= GVC_FRAME;
      if (is_frame || (e->place.object != GV_NONE && gvc_is_address(e->ref)))
        return false; /* an address in memory is not forgotten */
    }
    if (k == weak->entries.len) break;
    const gvc_entry *want = &weak->entries.at[k];
    bool there = i < strong->entries.len &&
                 gvc_compare_places(&strong->entries.at[i].place, &want->place) == 0;
    if (!there && (want->ref.kind != GVC_REF_UNKNOWN || want->ref.undefined)) return false;
    if (!there) continue;
    const gvc_entry *have = &strong->entries.at[i++];
    if (!ref_implies(have->ref, want->ref, meant)) return false;
    if (want->ref.kind == GVC_REF_SYMBOL &&
        !gvc_fits_width(strong, have, weak->symbols.at[want->ref.symbol].bits))
      return false;
    if (have->place.object != GV_NONE && gvc_is_address(have->ref) && !gvc_is_address(want->ref))
      return false;
    if (have->place.object == GV_NONE && have->place.leaf >= GVC_FRAME &&
        have->ref.kind != want->ref.kind)
      return false;
  }
  return true;
}

static int truth_in(const gvc_state *s, gvc_ref ref) {
  if (ref.kind == GVC_REF_NUMBER) return ref.number != 0;
  if (ref.kind != GVC_REF_SYMBOL) return -1;
  return !s->symbols.at[ref.symbol].uhigh ? 0 : s->symbols.at[ref.symbol].ulow ? 1 : -1;
}

/* An object that is there under a condition: of the strong state it is known whether it is there,
 * or that says the same. A bit that nothing else says anything of is as it has to be. */
static bool guards_imply(const gvc_state *strong, const gvc_state *weak, gvc_ref *meant) {
  for (uint32_t i = 0; i < weak->objects.len; i++) {
    const gvc_object *s = &strong->objects.at[i], *w = &weak->objects.at[i];
    if (!w->guard && (s->guard || s->absent)) return false;
    if (!w->guard) continue;
    if (s->guard && s->unless != w->unless) return false;
    bool is_set = w->unless == s->absent;
    gvc_ref *is = &meant[w->guard - 1],
            has_to_be = s->guard ? (gvc_ref){.kind = GVC_REF_SYMBOL, .symbol = s->guard - 1}
                                 : gvc_number_ref(is_set ? -1 : 0);
    if (is->kind == GVC_REF_UNKNOWN) *is = has_to_be;
    bool same = s->guard ? is->kind == GVC_REF_SYMBOL && is->symbol == s->guard - 1
                         : truth_in(strong, *is) == is_set;
    if (!same) return false;
  }
  return true;
}

/* Which element is followed stays the same. */
static bool elements_imply(const gvc_state *strong, const gvc_state *weak, gvc_ref *meant) {
  for (uint32_t i = 0; i < weak->objects.len; i++) {
    const gvc_object *s = &strong->objects.at[i], *w = &weak->objects.at[i];
    if (s->stride != w->stride || s->natural != w->natural) return false;
    if (!w->stride) continue;
    gvc_ref is = {.kind = GVC_REF_SYMBOL, .object = GV_NONE, .symbol = s->element};
    if (meant[w->element].kind != GVC_REF_UNKNOWN && meant[w->element].symbol != is.symbol)
      return false;
    meant[w->element] = is;
  }
  return true;
}

static bool objects_imply(const gvc_state *strong, const gvc_state *weak) {
  if (strong->objects.len != weak->objects.len) return false;
  for (uint32_t i = 0; i < weak->objects.len; i++) {
    const gvc_object *s = &strong->objects.at[i], *w = &weak->objects.at[i];
    if (s->kind != w->kind || s->group != w->group || s->parent != w->parent ||
        (w->recorded && !s->recorded))
      return false;
    if (s->mine != w->mine || s->ended != w->ended || s->stage != w->stage ||
        s->registration != w->registration || (s->placed && !w->placed) ||
        (s->overwritten && !w->overwritten) || (s->acted && !w->acted) || s->paused != w->paused ||
        s->shown != w->shown || (s->buffer && !w->buffer))
      return false;
  }
  return true;
}

static bool pending_implies(const gvc_state *strong, const gvc_state *weak) {
  for (uint32_t i = 0, from = 0; i < strong->pending.len; i++) {
    const gvc_access *a = &strong->pending.at[i];
    while (from < weak->pending.len && weak->pending.at[from].object < a->object) from++;
    bool found = false;
    for (uint32_t k = from;
         !found && k < weak->pending.len && weak->pending.at[k].object == a->object; k++)
      found = stands_for(weak, &weak->pending.at[k], strong, a);
    if (!found) return false;
  }
  return true;
}

static bool same_operand(gvc_ref strong, gvc_ref weak, const gvc_ref *meant) {
  if (weak.kind == GVC_REF_SYMBOL) weak = meant[weak.symbol];
  if (weak.kind != strong.kind) return false;
  return weak.kind == GVC_REF_NUMBER ? weak.number == strong.number
                                     : weak.kind == GVC_REF_SYMBOL && weak.symbol == strong.symbol;
}

static bool conditions_imply(const gvc_work *strong, const gvc_state *weak, const gvc_ref *meant) {
  for (uint32_t i = 0; i < weak->conditions.len; i++) {
    const gvc_defined *want = &weak->conditions.at[i];
    gvc_ref is = meant[want->symbol], a = want->condition.a, b = want->condition.b;
    if (a.kind == GVC_REF_SYMBOL) a = meant[a.symbol];
    if (b.kind == GVC_REF_SYMBOL) b = meant[b.symbol];
    if (gvc_is_result(&want->condition, a, b, weak->symbols.at[want->symbol].bits, is)) continue;
    if (is.kind != GVC_REF_SYMBOL) return false;
    const gvc_condition *have = &strong->symbols.at[is.symbol].condition;
    if (have->kind != want->condition.kind || have->predicate != want->condition.predicate)
      return false;
    if (!same_operand(have->a, want->condition.a, meant) ||
        !same_operand(have->b, want->condition.b, meant))
      return false;
  }
  return true;
}

static bool intervals_imply(const gvc_state *strong, const gvc_state *weak, const gvc_ref *meant) {
  for (uint32_t i = 0; i < weak->symbols.len; i++) {
    const gvc_interval *want = &weak->symbols.at[i];
    if (meant[i].kind == GVC_REF_UNKNOWN) continue;
    gvc_interval have = meant[i].kind == GVC_REF_SYMBOL
                            ? strong->symbols.at[meant[i].symbol]
                            : gvc_interval_of(NULL, meant[i], want->bits);
    if (have.low < want->low || have.high > want->high || have.ulow < want->ulow ||
        have.uhigh > want->uhigh || (have.loose & ~want->loose) || have.bits != want->bits)
      return false;
  }
  return true;
}

static bool numbers_imply(const gvc_state *strong, const gvc_state *weak, const gvc_ref *meant) {
  if (!intervals_imply(strong, weak, meant)) return false;
  if (!weak->conditions.len && !weak->relations.len) return true;
  gvc_work w = {0}; /* for its numbers alone */
  load_symbols(&w, strong);
  bool implied = conditions_imply(&w, weak, meant);
  for (uint32_t i = 0; implied && i < weak->relations.len; i++) {
    const gvc_relation *r = &weak->relations.at[i];
    uint8_t order = 0, unsigned_order = 0;
    if (meant[r->a].kind != GVC_REF_UNKNOWN && meant[r->b].kind != GVC_REF_UNKNOWN)
      gvc_orders(&w, meant[r->a], meant[r->b], weak->symbols.at[r->a].bits, &order,
                 &unsigned_order);
    implied = !(order & ~r->order) && !(unsigned_order & ~r->unsigned_order);
  }
  gv_vec_free(&w.symbols);
  gv_vec_free(&w.relations);
  return implied;
}

enum { FEW_SYMBOLS = 32 };

bool gvc_state_implies(const gvc_state *strong, const gvc_state *weak) {
  if (!objects_imply(strong, weak) || !pending_implies(strong, weak)) return false;
  gvc_ref few[FEW_SYMBOLS];
  gvc_ref *meant =
      weak->symbols.len <= FEW_SYMBOLS ? few : gv_malloc(weak->symbols.len * sizeof *meant);
  memset(meant, 0, weak->symbols.len * sizeof *meant);
  bool implied = elements_imply(strong, weak, meant) && entries_imply(strong, weak, meant) &&
                 guards_imply(strong, weak, meant) && numbers_imply(strong, weak, meant);
  if (meant != few) gv_free(meant);
  return implied;
}
