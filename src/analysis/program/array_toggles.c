/* needs: a finder whose variables are known. gives: indexes by numbers that go round a few
 * constants from one iteration to the next as what is left of a counter in a division. cost: for
 * each index that may be one the edges to the head of its loop, a few times.
 *
 * Of `cur ^= 1`, `cur = 1 - cur`, `cur = (cur + 1) % 3` or `t = cur, cur = prev, prev = t` nothing
 * is taken apart: what the arguments of a loop's head are in the next iteration is evaluated, from
 * the constants that they begin with, until they are these again. An index that is computed of them
 * then has a table of its numbers, and where these are those of (counter + k) % n, times a factor,
 * and a constant, it becomes that. Where the loop has no counter it gets one.
 */
#include "program/array_loops.h"

enum { MOST_TURNING = 4, MOST_TIMES = GV_ROTATING };

/* An argument of the head, or what is left of one that counts. */
typedef struct part {
  gv_value_id id;
  gv_rest rest; /* length == 0: it is the argument `counter` */
} part;

/* Of a loop's head, which depend on each other alone. */
typedef struct toggle {
  gv_finder *f;
  uint32_t head, count, times; /* times: after so many iterations they are what they were */
  part part[MOST_TURNING];
  int64_t is[MOST_TIMES + 1][MOST_TURNING]; /* by iteration and part */
  gv_value_id counter;                      /* goes up by one in each iteration */
  int64_t begin;                            /* from this constant */
} toggle;

/* ---- what they are --------------------------------------------------------------------------- */

/* In one iteration. */
typedef struct state {
  const toggle *t;
  uint32_t time;
} state;

static bool number_of_part(const void *with, gv_value_id id, int64_t *number) {
  const state *s = with;
  for (uint32_t i = 0; i < s->t->count; i++) {
    if (s->t->part[i].id != id) continue;
    *number = s->t->is[s->time][i];
    return true;
  }
  return false;
}

/* False: there are too many, or of several heads. */
static bool take_part(toggle *t, part p, uint32_t head) {
  if (t->head == GV_NONE) t->head = head;
  if (t->head != head) return false;
  for (uint32_t i = 0; i < t->count; i++)
    if (t->part[i].id == p.id) return true;
  if (t->count == MOST_TURNING) return false;
  t->part[t->count++] = p;
  return true;
}

/* The sum does not wrap, nor that and a small constant as an unsigned one. */
static bool is_flagged(const gv_finder *f, gv_value_id sum) {
  const gv_value *v = gv_find_plain(f, sum);
  return v->width == 64 || (v->k & GV_ARITH_NSW);
}

/* The edge brings the argument on by one. */
static bool counts_by(const gv_finder *f, uint32_t edge, gv_value_id arg) {
  gv_value_id source = gv_find_source(f, edge, arg);
  return source != GV_NONE && gv_find_step(f, source, arg) == 1 && is_flagged(f, source);
}

/* … one of the edges to its block does. */
static bool is_counter(const gv_finder *f, gv_value_id arg) {
  const gv_value *v = &f->m->values.at[arg];
  bool counts = false;
  if (v->def != GV_DEF_BLOCK_ARG) return false;
  for (uint32_t p = f->pred_start[v->a]; p < f->pred_start[v->a + 1] && !counts; p++)
    counts = counts_by(f, f->preds[p], arg);
  return counts;
}

/* x % length, or x & (length - 1), of a counter and a constant. */
static bool take_rest(const gv_finder *f, gv_value_id id, gv_rest *rest) {
  const gv_value *v = gv_find_plain(f, id);
  int64_t length;
  if (!gv_is_arith_in(v, GV_REMAINDERS) || !gv_find_is_number(f, v->b, &length)) return false;
  if (v->c == GV_AND) length = length & (length + 1) ? 0 : length + 1;
  if (!gv_is_between(length, 2, MOST_TIMES)) return false;
  gv_linear of = gv_find_linear(f, v->a);
  if (!is_counter(f, of.of) || !gv_is_near(of.plus)) return false;
  *rest = (gv_rest){of.of, of.wide, (uint32_t)length, of.plus, v->c == GV_SREM};
  return true;
}

bool gv_find_short_rest(const gv_finder *f, gv_value_id id, gv_rest *rest) {
  return take_rest(f, gv_find_narrow(f, id), rest);
}

/* Takes in what the expression is computed from; false: other parts are among that. */
static bool take_parts(toggle *t, gv_value_id id, int depth) {
  const gv_model *m = t->f->m;
  id = gv_strip(m, id);
  const gv_value *v = &m->values.at[id];
  part p = {id, {.counter = id}};
  if (v->def == GV_DEF_INT) return true;
  if (v->def == GV_DEF_BLOCK_ARG) return v->width && take_part(t, p, v->a);
  if (take_rest(t->f, id, &p.rest)) return take_part(t, p, m->values.at[p.rest.counter].a);
  if (gv_is_root(v) || depth > GV_STEPS_DEPTH) return false;
  if (v->def == GV_DEF_SELECT)
    return take_parts(t, v->a, depth + 1) && take_parts(t, v->b, depth + 1) &&
           take_parts(t, v->c, depth + 1);
  if (v->def != GV_DEF_ARITH) return false;
  return take_parts(t, v->a, depth + 1) &&
         (gv_arith_is_unary((gv_arith)v->c) || take_parts(t, v->b, depth + 1));
}

/* The edge brings all of them constants; false where it brings one of them none. */
static bool is_entry(const toggle *t, uint32_t edge) {
  int64_t k;
  for (uint32_t i = 0; i < t->count; i++) {
    gv_value_id source = gv_find_source(t->f, edge, t->part[i].rest.counter);
    if (source == GV_NONE || !gv_find_is_number(t->f, source, &k)) return false;
  }
  return true;
}

/* All that the arguments are computed from in the next iteration is among them. */
static bool close(toggle *t) {
  const gv_finder *f = t->f;
  for (uint32_t i = 0; i < t->count; i++)
    for (uint32_t p = f->pred_start[t->head]; p < f->pred_start[t->head + 1]; p++) {
      gv_value_id source = gv_find_source(f, f->preds[p], t->part[i].rest.counter);
      if (source == GV_NONE) return false;
      if (!t->part[i].rest.length && !take_parts(t, source, 0)) return false;
    }
  return true;
}

/* What the edge makes of the part; false: that is not known. */
static bool next_of(const toggle *t, uint32_t edge, uint32_t i, uint32_t time, int64_t *k) {
  const gv_finder *f = t->f;
  const gv_rest *p = &t->part[i].rest;
  const state s = {t, time};
  gv_value_id source = gv_find_source(f, edge, p->counter);
  if (!p->length) return gv_evaluate(f->m, source, number_of_part, &s, k);
  if (!gv_find_is_number(f, source, k)) {
    *k = (t->is[time][i] + 1) % p->length;
    return counts_by(f, edge, p->counter);
  }
  if (!gv_is_between(*k, 0, INT32_MAX / 2) || *k + p->plus < 0) return false;
  *k = (*k + p->plus) % p->length;
  return true;
}

/* What the edge brings, in iteration `time` or at the beginning, as the next one's; false: it is
 * not known, or not what another edge brings, which was there before. */
static bool take_edge(toggle *t, uint32_t edge, uint32_t time, uint32_t next, bool known) {
  for (uint32_t i = 0; i < t->count; i++) {
    int64_t k;
    if (!next_of(t, edge, i, time, &k)) return false;
    if (known && t->is[next][i] != k) return false;
    t->is[next][i] = k;
  }
  return true;
}

/* … what all edges of one kind bring; false: there are none of it. */
static bool take_edges(toggle *t, bool entries, uint32_t time, uint32_t next) {
  const gv_finder *f = t->f;
  bool any = false;
  for (uint32_t p = f->pred_start[t->head]; p < f->pred_start[t->head + 1]; p++) {
    if (is_entry(t, f->preds[p]) != entries) continue;
    if (!take_edge(t, f->preds[p], time, next, any)) return false;
    any = true;
  }
  return any;
}

static bool goes_round(toggle *t) {
  if (t->head == GV_NONE || !close(t) || !take_edges(t, true, 0, 0)) return false;
  for (t->times = 1; t->times <= MOST_TIMES; t->times++) {
    bool same = true;
    if (!take_edges(t, false, t->times - 1, t->times)) return false;
    for (uint32_t i = 0; i < t->count; i++) same &= t->is[t->times][i] == t->is[0][i];
    if (same) return t->times > 1;
  }
  return false;
}

/* ---- the counter ----------------------------------------------------------------------------- */

/* The argument goes up by one where they go on, and begins with one constant, *begin, where they
 * begin. */
static bool counts_with(const toggle *t, gv_value_id arg, int64_t *begin) {
  const gv_finder *f = t->f;
  bool begun = false;
  for (uint32_t p = f->pred_start[t->head]; p < f->pred_start[t->head + 1]; p++) {
    gv_value_id source = gv_find_source(f, f->preds[p], arg);
    int64_t k;
    if (source == GV_NONE) return false;
    if (!is_entry(t, f->preds[p])) {
      if (!counts_by(f, f->preds[p], arg)) return false;
      continue;
    }
    if (!gv_find_is_number(f, source, &k) || !gv_is_between(k, 0, INT32_MAX)) return false;
    if (begun && k != *begin) return false;
    *begin = k, begun = true;
  }
  return begun;
}

static bool find_counter(toggle *t) {
  const gv_model *m = t->f->m;
  const gv_edge e = m->edges.at[t->f->preds[t->f->pred_start[t->head]]];
  for (uint32_t p = e.first_pair; p < e.first_pair + e.pairs; p++) {
    gv_value_id arg = m->pairs.at[p].arg;
    const gv_value *v = &m->values.at[arg];
    if (v->def != GV_DEF_BLOCK_ARG || v->width < 32 || !counts_with(t, arg, &t->begin)) continue;
    t->counter = arg;
    return true;
  }
  return false;
}

/* One of 64 bits, from zero: there are not as many iterations as it has numbers. */
static void make_counter(toggle *t) {
  gv_finder *f = t->f;
  t->counter = gv_find_argument(f, t->head, 64), t->begin = 0;
  gv_value_id next = gv_find_exact(f, GV_ADD, t->counter, gv_find_number(f, 1, 64));
  for (uint32_t p = f->pred_start[t->head]; p < f->pred_start[t->head + 1]; p++) {
    gv_value_id source = is_entry(t, f->preds[p]) ? gv_find_number(f, 0, 64) : next;
    *gv_push(&f->given) = (gv_given){f->preds[p], t->counter, source};
  }
  gv_find_give(f);
}

/* ---- indexes --------------------------------------------------------------------------------- */

/* least + by * ((iteration + plus) % length) */
typedef struct turning {
  int64_t least, by;
  uint32_t length, plus;
} turning;

static bool is_turning(const turning *x, const int64_t *table, uint32_t times) {
  for (uint32_t i = 0; i < times; i++)
    if (table[i] != x->least + x->by * (int64_t)((i + x->plus) % x->length)) return false;
  return true;
}

/* False: its numbers are not in this order. */
static bool find_turning(const int64_t *table, uint32_t times, turning *x) {
  int64_t second = INT64_MAX;
  x->least = table[0];
  for (uint32_t i = 0; i < times; i++) {
    if (!gv_is_between(table[i], 0, INT32_MAX)) return false;
    if (table[i] < x->least) x->least = table[i];
  }
  for (uint32_t i = 0; i < times; i++)
    if (table[i] > x->least && table[i] < second) second = table[i];
  if (second == INT64_MAX) return false; /* a constant */
  x->by = second - x->least;
  for (x->length = 2; x->length <= times; x->length++)
    for (x->plus = 0; x->plus < x->length; x->plus++)
      if (times % x->length == 0 && is_turning(x, table, times)) return true;
  return false;
}

/* The index anew, of 64 bits. */
static gv_value_id make_index(toggle *t, const turning *x) {
  gv_finder *f = t->f;
  uint8_t width = f->m->values.at[t->counter].width;
  int64_t plus = gv_modulo((int64_t)x->plus - t->begin, x->length);
  gv_value_id is = t->counter;
  if (plus) is = gv_find_arith(f, GV_ADD, is, gv_find_number(f, plus, width), width);
  is = gv_find_arith(f, GV_UREM, is, gv_find_number(f, x->length, width), width);
  if (width < 64) is = gv_find_arith(f, GV_ZEXT, is, is, 64);
  if (x->by != 1) is = gv_find_exact(f, GV_MUL, is, gv_find_number(f, x->by, 64));
  if (x->least) is = gv_find_exact(f, GV_ADD, is, gv_find_number(f, x->least, 64));
  return is;
}

/* The index as what is left of a counter; GV_NONE: it is none. */
static gv_value_id index_of(gv_finder *f, gv_value_id index, uint32_t block) {
  (void)block; /* it is the same wherever the arguments are */
  toggle t = {.f = f, .head = GV_NONE};
  turning x;
  gv_rest plain;
  int64_t table[MOST_TIMES];
  if (gv_find_short_rest(f, index, &plain)) return GV_NONE; /* it is one */
  if (!take_parts(&t, index, 0) || !goes_round(&t)) return GV_NONE;
  for (uint32_t i = 0; i < t.times; i++) {
    const state s = {&t, i};
    if (!gv_evaluate(f->m, index, number_of_part, &s, &table[i])) return GV_NONE;
  }
  if (!find_turning(table, t.times, &x)) return GV_NONE;
  if (!find_counter(&t)) make_counter(&t);
  return make_index(&t, &x);
}

bool gv_find_toggles(gv_finder *f) { return gv_find_indexes_anew(f, index_of); }
