/* needs: two states of the walk at one place. gives: what holds in both. cost: the values that are
 * known there. */
#include "validate/walk.h"

#define COPY(list)                                                                                 \
  do {                                                                                             \
    memset(&to->list, 0, sizeof to->list);                                                         \
    for (uint32_t copied = 0; copied < from->list.len; copied++)                                   \
      *gv_push(&to->list) = from->list.at[copied];                                                 \
  } while (0)

static void copy_map(gv_map *to, const gv_map *from) {
  *to = *from;
  if (!from->cap) return;
  to->keys = gv_malloc(from->cap * sizeof *to->keys);
  to->values = gv_malloc(from->cap * sizeof *to->values);
  memcpy(to->keys, from->keys, from->cap * sizeof *to->keys);
  memcpy(to->values, from->values, from->cap * sizeof *to->values);
}

void gv_state_copy(gv_walk_state *to, const gv_walk_state *from) {
  *to = *from;
  for (int side = 0; side < GV_SIDES; side++) {
    COPY(frames[side]);
    COPY(memory[side]);
    copy_map(&to->env[side], &from->env[side]);
  }
  COPY(facts);
  COPY(done);
  COPY(in_flight);
  COPY(circled);
  COPY(waits);
  COPY(waited);
  COPY(unwaited);
  memset(&to->owed, 0, sizeof to->owed);
  for (uint32_t i = 0; i < from->owed.len; i++) {
    gv_owed *made = gv_push(&to->owed);
    *made = from->owed.at[i];
    memset(&made->terms, 0, sizeof made->terms);
    for (uint32_t k = 0; k < from->owed.at[i].terms.len; k++)
      *gv_push(&made->terms) = from->owed.at[i].terms.at[k];
  }
}

void gv_state_free(gv_walk_state *state) {
  for (int side = 0; side < GV_SIDES; side++) {
    gv_vec_free(&state->frames[side]);
    gv_vec_free(&state->memory[side]);
    gv_map_free(&state->env[side]);
  }
  for (uint32_t i = 0; i < state->owed.len; i++) gv_vec_free(&state->owed.at[i].terms);
  gv_vec_free(&state->owed);
  gv_vec_free(&state->facts);
  gv_vec_free(&state->done);
  gv_vec_free(&state->in_flight);
  gv_vec_free(&state->circled);
  gv_vec_free(&state->waits);
  gv_vec_free(&state->waited);
  gv_vec_free(&state->unwaited);
}

uint64_t gv_state_place(const gv_walk_state *state) {
  uint64_t key = 1;
  for (int side = 0; side < GV_SIDES; side++)
    for (uint32_t i = 0; i < state->frames[side].len; i++) {
      const gv_frame *f = &state->frames[side].at[i];
      const uint32_t parts[] = {(uint32_t)side, i, f->function, f->block, f->op, f->call};
      key = gv_hash(parts, sizeof parts, key);
    }
  return key;
}

/* ---- merging ---- */

/* Values that had one term each time, in each of the two states, are one class and get one term. */
typedef struct merging {
  gv_comparison *c;
  uint64_t place;
  gv_map classes; /* both terms -> the new one */
  bool changed;
} merging;

static uint32_t join(merging *m, uint32_t known, uint32_t other, uint64_t name) {
  if (known == other) return known;
  bool found;
  uint32_t *term = gv_map_at(&m->classes, (uint64_t)known << 32 | other, &found);
  if (!found)
    *term = gv_formula_root(&m->c->terms, (int64_t)gv_hash(&name, sizeof name, m->place),
                            GV_ROOT_VAGUE);
  m->changed = m->changed || *term != known;
  return *term;
}

static int order_of_keys(const void *left, const void *right) {
  const uint64_t *a = left, *b = right;
  return (*a > *b) - (*a < *b);
}

static void join_env(merging *m, gv_walk_state *known, const gv_walk_state *other, int side) {
  GV_VEC(uint64_t) keys = {0};
  gv_map *env = &known->env[side], joined = {0};
  for (uint32_t i = 0; i < env->cap; i++)
    if (env->values[i] != GV_NONE) *gv_push(&keys) = env->keys[i];
  if (keys.len) qsort(keys.at, keys.len, sizeof *keys.at, order_of_keys);
  for (uint32_t i = 0; i < keys.len; i++) {
    uint32_t there = gv_map_get(&other->env[side], keys.at[i]);
    bool found;
    if (there == GV_NONE) {
      m->changed = true;
      continue;
    }
    uint32_t term = join(m, gv_map_get(env, keys.at[i]), there, keys.at[i] << 2 | (uint64_t)side);
    *gv_map_at(&joined, keys.at[i], &found) = term;
  }
  m->c->steps += keys.len;
  gv_map_free(env);
  *env = joined;
  gv_vec_free(&keys);
}

static void join_memory(merging *m, gv_walk_state *known, const gv_walk_state *other, int side) {
  gv_cell_list *cells = &known->memory[side];
  uint32_t kept = 0;
  for (uint32_t i = 0; i < cells->len; i++) {
    uint32_t there = GV_NONE;
    gv_cell cell = cells->at[i];
    for (uint32_t k = 0; k < other->memory[side].len; k++) {
      const gv_cell *o = &other->memory[side].at[k];
      if (o->base == cell.base && o->offset == cell.offset) there = o->term;
    }
    if (there == GV_NONE) {
      m->changed = true;
      continue;
    }
    const uint64_t name[] = {cell.base, (uint64_t)cell.offset, (uint64_t)side};
    cell.term = join(m, cell.term, there, gv_hash(name, sizeof name, 7));
    cells->at[kept++] = cell;
  }
  cells->len = kept;
}

static void join_facts(merging *m, gv_walk_state *known, const gv_walk_state *other) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < known->facts.len; i++) {
    bool there = false;
    for (uint32_t k = 0; k < other->facts.len; k++)
      there = there || (other->facts.at[k].term == known->facts.at[i].term &&
                        other->facts.at[k].holds == known->facts.at[i].holds);
    if (there) known->facts.at[kept++] = known->facts.at[i];
  }
  m->changed = m->changed || kept != known->facts.len;
  known->facts.len = kept;
}

/* Waits that the source has passed on all ways; what the lowered code has done of them on any. */
static void join_waits(merging *m, gv_walk_state *known, const gv_walk_state *other) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < known->waits.len; i++) {
    bool there = false;
    for (uint32_t k = 0; k < other->waits.len; k++)
      there = there || other->waits.at[k] == known->waits.at[i];
    if (there) known->waits.at[kept++] = known->waits.at[i];
  }
  m->changed = m->changed || kept != known->waits.len;
  known->waits.len = kept;
  for (uint32_t i = 0; i < other->waited.len; i++) {
    bool there = false;
    for (uint32_t k = 0; k < known->waited.len; k++)
      there = there || memcmp(&known->waited.at[k], &other->waited.at[i], sizeof(gv_waited)) == 0;
    if (there) continue;
    *gv_push(&known->waited) = other->waited.at[i];
    m->changed = true;
  }
  for (uint32_t i = 0; i < other->unwaited.len; i++) {
    bool there = false;
    for (uint32_t k = 0; k < known->unwaited.len; k++)
      there = there || known->unwaited.at[k] == other->unwaited.at[i];
    if (there) continue;
    *gv_push(&known->unwaited) = other->unwaited.at[i];
    m->changed = true;
  }
}

bool gv_state_merge(gv_comparison *c, gv_walk_state *known, const gv_walk_state *other,
                    uint64_t place) {
  merging m = {.c = c, .place = place};
  for (int side = 0; side < GV_SIDES; side++) {
    join_env(&m, known, other, side);
    known->epoch[side] = join(&m, known->epoch[side], other->epoch[side], (uint64_t)side + 1);
    join_memory(&m, known, other, side);
  }
  join_facts(&m, known, other);
  join_waits(&m, known, other);
  if (m.changed) {
    known->sure = false;
    known->done.len = 0;
  }
  gv_map_free(&m.classes);
  return m.changed;
}
