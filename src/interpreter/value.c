/* needs: the newest frame. gives: what values are there; an expression over the roots is computed
 * anew each time. cost: its size. */
#include "interpreter/room.h"

/* SHALLOW: what is deeper may stand there many times, and is computed once. */
enum { DEPTH = 2000, SHALLOW = 8, UNKNOWN_LIMIT = 4096, REPEATED_LIMIT = 6 };

/* ---- what the program does not fix ----------------------------------------------------------- */

word gv_new_unknown(run *r, bool given, uint64_t key) {
  for (uint32_t i = 0; key && i < r->unknowns.len; i++)
    if (r->unknowns.at[i].key == key) return (word){.kind = W_UNKNOWN, .id = i};
  if (r->unknowns.len >= UNKNOWN_LIMIT) gv_stop_run(r, GV_STOP_STEPS);
  *gv_push(&r->unknowns) = (unknown){.given = given, .thing = GV_NONE, .key = key};
  return (word){.kind = W_UNKNOWN, .id = r->unknowns.len - 1};
}

/* At one operation again and again, in a loop whose end is not fixed: only so often. */
static bool chooses_again(run *r) {
  bool again = false;
  for (uint32_t i = 0; i < r->chose.len; i++) again |= r->chose.at[i] == r->current;
  if (!again) *gv_push(&r->chose) = r->current;
  return again && ++r->repeated > REPEATED_LIMIT;
}

uint32_t gv_choose(run *r, uint32_t ways) {
  if (ways < 2) return 0;
  if (chooses_again(r)) gv_stop_run(r, GV_STOP_CHOICES);
  return gv_runs(r) ? gv_pick(r, ways) : 0;
}

uint32_t gv_pick(run *r, uint32_t ways) {
  uint32_t at = r->next_choice++;
  if (at == r->choices->len) *gv_push(r->choices) = (choice){0, ways};
  return r->choices->at[at].chosen < ways ? r->choices->at[at].chosen : 0;
}

/* Of one bit, 0 or 1. */
static int64_t narrow(int64_t k, uint8_t width) {
  return width == 1 ? k & 1 : gv_sign_extend(k, width);
}

static int64_t choose_number(run *r, uint8_t width) {
  if (width <= 1) return gv_choose(r, 2);
  return narrow(r->reader->numbers.at[gv_choose(r, r->reader->numbers.len)], width);
}

/* Addresses of two things are never equal, and none is null. */
static int64_t number_of_thing(uint32_t id, int64_t k) {
  return (int64_t)(((uint64_t)id + 1) << 32) + k;
}

int64_t gv_number_of(run *r, word w, uint8_t width) {
  if (w.kind == W_INT) return narrow(w.k, width);
  if (w.kind == W_UNDEF) return gv_choose(r, 2);
  if (width == 0 && w.kind == W_UNKNOWN && r->unknowns.at[w.id].given) gv_thing_of(r, w);
  if (w.kind == W_THING) return number_of_thing(w.id, w.k);
  unknown *u = &r->unknowns.at[w.id];
  if (u->thing != GV_NONE) return number_of_thing(u->thing, 0);
  if (!u->chosen) {
    int64_t k = choose_number(r, width);
    u->chosen = true;
    u->k = k;
  }
  return narrow(u->k, width);
}

word gv_word_of_thing(uint32_t id) { return (word){.kind = W_THING, .id = id}; }

uint32_t gv_thing_of(run *r, word w) {
  if (w.kind == W_THING) return gv_thing(r, w.id)->none ? GV_NONE : w.id;
  if (w.kind != W_UNKNOWN) return GV_NONE;
  unknown *u = &r->unknowns.at[w.id];
  if (u->thing != GV_NONE || (u->chosen && u->k == 0)) return u->thing;
  if (!u->given || u->chosen) {
    gv_stop_run(r, GV_STOP_ORIGIN);
    return GV_NONE;
  }
  uint32_t made = gv_new_thing(r, T_GIVEN, GV_NONE);
  gv_thing(r, made)->given = true;
  bytes memory = gv_same_words(gv_new_unknown(r, false, 0));
  gv_thing(r, made)->memory = memory;
  r->unknowns.at[w.id].thing = made;
  return made;
}

/* ---- expressions ----------------------------------------------------------------------------- */

static frame *top(run *r) { return &r->frames.at[r->frames.len - 1]; }
bytes *gv_root(run *r, gv_value_id root) { return &top(r)->roots[r->reader->root_index[root]]; }

static uint64_t key_of_value(run *r, gv_value_id id, uint32_t time) {
  const uint32_t parts[] = {top(r)->number, id, time};
  return gv_hash(parts, sizeof parts, 1) | 1;
}

static bytes value(run *r, gv_value_id id, int depth);

static word word_at(run *r, gv_value_id id, int depth) {
  return gv_bytes_word(r, value(r, id, depth), 0, r->model->values.at[id].size);
}

/* Where the program asks whether there is memory, there may be none. */
static bool is_no_memory(run *r, word w, word with) {
  if (w.kind != W_THING || with.kind != W_INT || with.k != 0 || w.k != 0 || w.spot) return false;
  thing *t = gv_thing(r, w.id);
  bool may_fail = t->kind == T_DEVICE || t->kind == T_SHARED || t->kind == T_PERHAPS_SHARED ||
                  t->kind == T_PINNED || t->kind == T_HEAP;
  if (!may_fail || t->asked) return t->none;
  t->asked = true;
  bool none = gv_choose(r, 2);
  return gv_thing(r, w.id)->none = none;
}

static word compute(run *r, const gv_value *v, int depth) {
  uint8_t width = gv_arith_width(r->model, v);
  word left = word_at(r, v->a, depth), right = word_at(r, v->b, depth);
  bool none = v->c == GV_EQ && (is_no_memory(r, left, right) || is_no_memory(r, right, left));
  if (none) return (word){.kind = W_INT, .k = 1};
  int64_t a = gv_number_of(r, left, width), b = gv_number_of(r, right, width);
  /* What follows from an undefined number is no run of a program that means anything. */
  if (!gv_arith_is_defined((gv_arith)v->c, (uint8_t)v->k, width, a, b)) r->over = true;
  return (word){.kind = W_INT, .k = narrow(gv_arith_of((gv_arith)v->c, width, a, b), v->width)};
}

static uint32_t spot_of(run *r, uint64_t key) {
  for (uint32_t i = 0; i < r->spots.len; i++)
    if (r->spots.at[i] == key) return i + 1;
  *gv_push(&r->spots) = key;
  return r->spots.len;
}

static word offset(run *r, gv_value_id id, int depth) {
  const gv_value *v = &r->model->values.at[id];
  word w = word_at(r, v->a, depth);
  if (w.kind == W_UNKNOWN && r->unknowns.at[w.id].given && !r->unknowns.at[w.id].chosen)
    w = gv_word_of_thing(gv_thing_of(r, w));
  if (w.kind == W_INT && v->k != GV_ANYWHERE) w.k = (int64_t)((uint64_t)w.k + (uint64_t)v->k);
  if (w.kind != W_THING) return w;
  w.task = 0;
  if (v->k != GV_ANYWHERE) {
    w.k += v->k;
    return w;
  }
  word index = v->c ? word_at(r, v->b, depth) : (word){.kind = W_UNKNOWN};
  if (index.kind == W_INT) {
    w.k += gv_sign_extend(index.k, r->model->values.at[v->b].width) * (int64_t)v->c;
    return w;
  }
  const uint64_t parts[] = {key_of_value(r, id, top(r)->rounds), w.spot, (uint64_t)w.k};
  w.spot = spot_of(r, gv_hash(parts, sizeof parts, 2));
  w.k = 0;
  return w;
}

static uint32_t thing_of_global(run *r, uint32_t global) {
  uint32_t *place = &r->global_things[global];
  if (*place != GV_NONE) return *place;
  const gv_global *g = &r->model->globals.at[global];
  if (g->is_stream) gv_stop_run(r, GV_STOP_RUNTIME);
  *place = gv_new_thing(r, T_FIXED, GV_NONE);
  thing *t = gv_thing(r, *place);
  t->given = true;
  bool known = g->zeroed && !g->is_public && r->reader->publics == 1;
  bytes memory = gv_same_words(known ? (word){.kind = W_INT} : gv_new_unknown(r, false, 0));
  gv_thing(r, *place)->memory = memory;
  bool fixed = g->is_constant || (!g->is_named && r->reader->publics == 1);
  uint32_t made = *place, held = GV_NONE, count = 0; /* *place may move */
  for (uint32_t i = 0; i < r->model->pointers.len; i++)
    if (r->model->pointers.at[i].holder == global) held = r->model->pointers.at[i].target, count++;
  if (count != 1 || g->size != 8 || !fixed) return made;
  word address = gv_word_of_thing(thing_of_global(r, held));
  gv_thing(r, made)->memory =
      gv_bytes_put(r, gv_thing(r, made)->memory, 0, 8, gv_one_word(address));
  return made;
}

/* Where control passes it, it gets a new value; the block can be one of another function, of which
 * this is a copy. */
static bytes opaque(run *r, gv_value_id id) {
  const gv_value *v = &r->model->values.at[id];
  const gv_function *f = &r->model->functions.at[top(r)->function];
  bool here = v->a >= f->first_block && v->a < f->end_block;
  word w = gv_new_unknown(
      r, false, key_of_value(r, id, here ? top(r)->visits[v->a - f->first_block] : top(r)->rounds));
  return v->size <= 8 ? gv_one_word(w) : gv_same_words(w);
}

static bytes zero(run *r, const gv_value *v, gv_value_id id) {
  word w = {.kind = v->def == GV_DEF_NULL ? W_INT : W_UNDEF, .id = id + 1, .spot = top(r)->number};
  return v->size <= 8 ? gv_one_word(w) : gv_same_words(w);
}

/* What a task was to give that was put off, once it was run. */
static bytes kept_promise(run *r, bytes b) {
  if (b.count || b.rest.kind != W_UNKNOWN || !r->unknowns.at[b.rest.id].promised) return b;
  const unknown *u = &r->unknowns.at[b.rest.id];
  if (u->thing != GV_NONE) b.rest = (word){.kind = W_THING, .id = u->thing, .task = b.rest.task};
  return b;
}

static bytes new_value(run *r, gv_value_id id, int depth);

static bytes value(run *r, gv_value_id id, int depth) {
  uint32_t known = depth > SHALLOW ? gv_map_get(&r->known, id) : GV_NONE;
  if (known != GV_NONE) return r->known_bytes.at[known];
  bytes b = new_value(r, id, depth);
  bool found;
  if (depth <= SHALLOW) return b;
  *gv_map_at(&r->known, id, &found) = r->known_bytes.len;
  *gv_push(&r->known_bytes) = b;
  return b;
}

static bytes new_value(run *r, gv_value_id id, int depth) {
  const gv_value *v = &r->model->values.at[id];
  if (depth > DEPTH) {
    gv_stop_run(r, GV_STOP_DEPTH);
    return gv_same_words((word){.kind = W_INT});
  }
  switch ((gv_def)v->def) {
  case GV_DEF_PARAM:
  case GV_DEF_BLOCK_ARG:
  case GV_DEF_RESULT: return kept_promise(r, *gv_root(r, id));
  case GV_DEF_OPAQUE: return opaque(r, id);
  case GV_DEF_INT: return gv_one_word((word){.kind = W_INT, .k = v->k});
  case GV_DEF_NULL:
  case GV_DEF_UNDEF: return zero(r, v, id);
  case GV_DEF_GLOBAL: return gv_one_word(gv_word_of_thing(thing_of_global(r, v->a)));
  case GV_DEF_COPY: return value(r, v->a, depth + 1);
  case GV_DEF_EXTRACT: return gv_bytes_get(r, value(r, v->a, depth + 1), v->k, v->size);
  case GV_DEF_INSERT:
    return gv_bytes_put(r, value(r, v->a, depth + 1), v->k, r->model->values.at[v->b].size,
                        value(r, v->b, depth + 1));
  case GV_DEF_SELECT:
    return value(r, gv_number_of(r, word_at(r, v->a, depth + 1), 1) ? v->b : v->c, depth + 1);
  case GV_DEF_OFFSET: return gv_one_word(offset(r, id, depth + 1));
  case GV_DEF_ARITH: return gv_one_word(compute(r, v, depth + 1));
  }
  GV_BUG("a value without a definition");
}

static void forget_known(run *r) {
  if (r->known_bytes.len) gv_map_free(&r->known);
  if (r->fixed.len) gv_map_free(&r->fixed);
  r->known_bytes.len = 0;
}

bytes gv_value_of(run *r, gv_value_id id) {
  forget_known(r);
  return value(r, id, 0);
}

word gv_value_word(run *r, gv_value_id id) {
  forget_known(r);
  return word_at(r, id, 0);
}

static bool is_now_fixed(run *r, gv_value_id id, int depth);

/* Does the value depend on a number that is not chosen yet? */
static bool is_fixed(run *r, gv_value_id id, int depth) {
  uint32_t known = depth > SHALLOW ? gv_map_get(&r->fixed, id) : GV_NONE;
  if (known != GV_NONE) return known;
  bool found, fixed = is_now_fixed(r, id, depth);
  if (depth > SHALLOW) *gv_map_at(&r->fixed, id, &found) = fixed;
  return fixed;
}

static bool is_now_fixed(run *r, gv_value_id id, int depth) {
  const gv_value *v = &r->model->values.at[id];
  if (depth > DEPTH) return false;
  if (v->def == GV_DEF_ARITH) return is_fixed(r, v->a, depth + 1) && is_fixed(r, v->b, depth + 1);
  if (v->def == GV_DEF_COPY) return is_fixed(r, v->a, depth + 1);
  if (v->def == GV_DEF_SELECT)
    return is_fixed(r, v->a, depth + 1) && is_fixed(r, v->b, depth + 1) &&
           is_fixed(r, v->c, depth + 1);
  word w = word_at(r, id, depth);
  return w.kind == W_INT || (w.kind == W_UNKNOWN && r->unknowns.at[w.id].chosen);
}

bool gv_fixed_number(run *r, gv_value_id id, int64_t *k) {
  forget_known(r);
  if (!is_fixed(r, id, 0)) return false;
  *k = gv_number_of(r, gv_value_word(r, id), r->model->values.at[id].width);
  return true;
}
