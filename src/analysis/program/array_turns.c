/* needs: the accesses of a finder whose arrays are known. gives: which arrays are taken in turn, a
 * constant number of elements: `s[i % 4]` beside `d[i]`. cost: for each access the range of its
 * index; the accesses by pairs of a remainder and another one.
 *
 * Of these arrays the element is followed whose index is what is left of the symbol in a division
 * by that number: while the others are at the element that is followed, so are they. It is any of
 * the elements, since the symbol is any number. All arrays that have no other elements than these
 * are followed in this way, so that they stay together.
 */
#include "program/array_loops.h"

enum { MOST_IN_TURN = 16, MOST_RESTS = 64 };

/* What is known of the indexes of an array. */
typedef struct indexes {
  int64_t most;  /* none is above it; INT64_MAX: that is not known */
  uint32_t rest; /* what is left of divisions by this number is an index; 0: of none */
} indexes;

/* One that is what is left of a number, or of that and a constant. */
typedef struct rest {
  gv_value_id of;
  uint32_t array, length;
} rest;

typedef struct turns {
  gv_finder *f;
  const uint32_t *ops;
  uint32_t count;
  gv_map slots; /* of an array to its number in `of` */
  GV_VEC(indexes) of;
  GV_VEC(rest) rests;
} turns;

/* The list has it once. */
static void note(gv_besides *list, gv_value_id counter, uint32_t length) {
  bool known = false;
  for (uint32_t i = 0; i < list->len && !known; i++)
    known = list->at[i].counter == counter && list->at[i].length == length;
  if (!known) *gv_push(list) = (gv_beside){counter, length};
}

static gv_spot spot_of(const turns *t, uint32_t op_id) {
  const gv_op *op = &t->f->m->ops.at[op_id];
  return gv_find_spot(t->f, gv_operands(t->f->m, op)[op->kind == GV_OP_STORE]);
}

static indexes *indexes_of(turns *t, uint32_t array) {
  bool found;
  uint32_t *slot = gv_map_at(&t->slots, array, &found);
  if (!found) {
    *slot = t->of.len;
    *gv_push(&t->of) = (indexes){0, 0};
  }
  return &t->of.at[*slot];
}

/* x % length, or x & (length - 1), as an index; 0: it is none. */
static uint32_t length_of(const gv_finder *f, const gv_linear *index) {
  const gv_value *v = gv_find_plain(f, index->of);
  int64_t k;
  if (!gv_is_arith_in(v, GV_REMAINDERS)) return 0;
  if (index->plus) return 0;
  if (v->c == GV_SREM && index->wide == GV_ZEXT) return 0;
  if (!gv_find_is_number(f, v->b, &k)) return 0;
  if (v->c == GV_AND) k = k & (k + 1) ? 0 : k + 1;
  return gv_is_between(k, 2, MOST_IN_TURN) ? (uint32_t)k : 0;
}

/* The last element that it may be; INT64_MAX: it is not known, or may be below zero. A remainder of
 * what is below zero is no index. */
static int64_t most_of(gv_finder *f, const gv_spot *s, uint32_t block, uint32_t length,
                       int64_t more) {
  if (s->row != GV_NONE) return INT64_MAX;
  if (length) return (int64_t)length - 1;
  gv_range r = {0, 0};
  if (s->index != GV_NONE) r = gv_find_range(f, s->index, block);
  if (!gv_is_near(r.hi) || !gv_is_near(r.lo) || !gv_is_near(more)) return INT64_MAX;
  return r.lo + more < 0 ? INT64_MAX : r.hi + more;
}

static void take_rest(turns *t, uint32_t array, gv_linear of, uint32_t length) {
  indexes *i = indexes_of(t, array);
  if (i->rest && i->rest != length) i->most = INT64_MAX;
  i->rest = length;
  if ((of.plus || gv_find_begins_later(t->f, of.of)) && length <= GV_ROTATING)
    note(&t->f->rotating, of.of, length);
  if (t->rests.len < MOST_RESTS) *gv_push(&t->rests) = (rest){of.of, array, length};
}

static void look_at(turns *t, uint32_t op_id) {
  gv_finder *f = t->f;
  const gv_op *op = &f->m->ops.at[op_id];
  gv_spot s = spot_of(t, op_id);
  uint32_t array = gv_find_array(f, &s), stride = f->stride[array], length = 0;
  int64_t more = gv_spot_more(&s, stride);
  if (gv_find_clears(f, op)) /* elements from there on */
    more += (f->m->values.at[gv_operands(f->m, op)[0]].size + stride - 1) / stride;
  if (s.index != GV_NONE && s.row == GV_NONE && !more) {
    gv_linear index = gv_find_linear(f, s.index);
    length = length_of(f, &index);
    gv_value_id number = f->m->values.at[index.of].a;
    if (length) take_rest(t, array, gv_find_counted(f, number, op->block), length);
  }
  int64_t most = most_of(f, &s, op->block, length, more);
  indexes *i = indexes_of(t, array);
  if (most > i->most) i->most = most;
}

static bool fits(turns *t, uint32_t array, uint32_t length) {
  const indexes *i = indexes_of(t, array);
  return i->most < length && (!i->rest || i->rest == length);
}

/* Another array, which has more elements, has the number as an index, or the chunks of a buffer
 * have that are accessed on streams of arrays. */
static bool is_beside(turns *t, const rest *r) {
  gv_finder *f = t->f;
  for (uint32_t i = 0; i < f->chunks.len; i++)
    if (f->chunks.at[i].by_array && gv_find_linear(f, f->chunks.at[i].number).of == r->of)
      return true;
  for (uint32_t i = 0; i < t->count; i++) {
    gv_spot s = spot_of(t, t->ops[i]);
    if (s.index == GV_NONE || s.row != GV_NONE) continue;
    gv_linear index = gv_find_linear(f, s.index);
    if (index.of == r->of && !fits(t, gv_find_array(f, &s), r->length)) return true;
  }
  return false;
}

void gv_find_turns(gv_finder *f, const uint32_t *ops, uint32_t count) {
  turns t = {.f = f, .ops = ops, .count = count};
  for (uint32_t i = 0; i < count; i++) look_at(&t, ops[i]);
  for (uint32_t i = 0; i < t.rests.len && f->lengths < GV_IN_TURNS; i++) {
    const rest *r = &t.rests.at[i];
    if (!fits(&t, r->array, r->length) || !is_beside(&t, r)) continue;
    note(&f->beside, r->of, r->length);
    bool known = false;
    for (uint32_t l = 0; l < f->lengths && !known; l++) known = f->in_turns[l] == r->length;
    if (!known) f->in_turns[f->lengths++] = r->length;
  }
  for (uint32_t i = 0; i < count; i++) {
    gv_spot s = spot_of(&t, ops[i]);
    uint32_t array = gv_find_array(f, &s);
    for (uint32_t l = 0; l < f->lengths && !f->turn[array]; l++)
      if (fits(&t, array, f->in_turns[l])) f->turn[array] = f->in_turns[l];
    bool found;
    if (s.index != GV_NONE)
      *gv_map_at(&f->turn_of, gv_find_linear(f, s.index).of, &found) = f->turn[array];
  }
  gv_map_free(&t.slots);
  gv_vec_free(&t.of);
  gv_vec_free(&t.rests);
}

uint32_t gv_find_turn_of(const gv_finder *f, gv_value_id index, gv_range range) {
  gv_linear of = gv_find_linear(f, index);
  uint32_t turn = gv_map_get(&f->turn_of, of.of), length = length_of(f, &of);
  for (uint32_t i = 0; i < f->lengths && turn == GV_NONE; i++)
    if (length ? length == f->in_turns[i] : range.hi < (int64_t)f->in_turns[i])
      turn = f->in_turns[i];
  return turn == GV_NONE || range.lo < 0 || range.hi >= (int64_t)turn ? 0 : turn;
}

void gv_find_enter_turn(gv_finder *f, uint32_t turn) {
  if (!turn) return;
  f->in_turn = turn;
  f->columns = turn;
  f->k = gv_find_arith(f, GV_UREM, f->m->symbol - 1, gv_find_number(f, turn, 64), 64);
}

void gv_find_leave_turn(gv_finder *f) {
  if (!f->in_turn) return;
  f->in_turn = 0;
  f->columns = 0;
  f->k = f->m->symbol - 1;
}
