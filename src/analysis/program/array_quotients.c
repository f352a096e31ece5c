/* needs: a finder whose edges are known. gives: numbers that count the rounds of a loop, in place
 * of quotients of its counter: `for (i = 0; i < n; i += part) s[(i / part) % 2]`. cost: linear in
 * the values, and for each quotient the edges to its loop.
 *
 * The counter goes up by the divisor in each round, from a multiple of that, and does not wrap: so
 * it is the divisor times another one that goes up by one.
 */
#include "program/array_loops.h"

enum { MOST_QUOTIENTS = 64 };

/* The argument plus the divisor, as a sum that does not wrap. */
static bool goes_up(const gv_finder *f, gv_value_id source, gv_value_id counter, int64_t by) {
  gv_linear l = gv_find_linear(f, source);
  return l.of == counter && l.wide == GV_ADD && l.plus == by &&
         f->m->values.at[counter].width < 64; /* of 64 bits sums may wrap */
}

/* Not below zero: so both divisions give the same. */
static bool is_begin(const gv_finder *f, gv_value_id source, int64_t by) {
  int64_t k;
  return gv_find_is_number(f, source, &k) && k >= 0 && k % by == 0;
}

static bool counts_by(const gv_finder *f, gv_value_id counter, int64_t by) {
  uint32_t block = f->m->values.at[counter].a;
  bool goes = false, begins = false;
  for (uint32_t p = f->pred_start[block]; p < f->pred_start[block + 1]; p++) {
    gv_value_id source = gv_find_source(f, f->preds[p], counter);
    bool up = source != GV_NONE && goes_up(f, source, counter, by);
    if (source == GV_NONE || (!up && !is_begin(f, source, by))) return false;
    goes |= up, begins |= !up;
  }
  return goes && begins;
}

/* A new one that counts the rounds. */
static gv_value_id count_rounds(gv_finder *f, gv_value_id counter, int64_t by) {
  uint32_t block = f->m->values.at[counter].a;
  uint8_t width = f->m->values.at[counter].width;
  gv_value_id rounds = gv_find_argument(f, block, width);
  for (uint32_t p = f->pred_start[block]; p < f->pred_start[block + 1]; p++) {
    gv_value_id source = gv_find_source(f, f->preds[p], counter);
    int64_t k;
    bool begins = gv_find_is_number(f, source, &k);
    gv_value_id from = begins
                           ? gv_find_number(f, k / by, width)
                           : gv_find_arith(f, GV_ADD, rounds, gv_find_number(f, 1, width), width);
    if (!begins) f->m->values.at[from].k |= GV_ARITH_NSW | GV_ARITH_NUW;
    *gv_push(&f->given) = (gv_given){f->preds[p], rounds, from};
  }
  return rounds;
}

/* The counter that the value is a quotient of, by *by; GV_NONE: it is none. */
static gv_value_id divided_counter(const gv_finder *f, const gv_value *v, int64_t *by) {
  bool shift = gv_is_arith_in(v, GV_ARITHS(GV_ASHR) | GV_ARITHS(GV_LSHR));
  if (!shift && !gv_is_arith_in(v, GV_ARITHS(GV_SDIV) | GV_ARITHS(GV_UDIV))) return GV_NONE;
  if (!gv_find_is_number(f, v->b, by)) return GV_NONE;
  if (shift) *by = gv_is_between(*by, 1, 30) ? INT64_C(1) << *by : 0;
  if (*by < 2 || *by > INT32_MAX) return GV_NONE;
  gv_value_id counter = gv_strip(f->m, v->a);
  if (f->m->values.at[counter].def != GV_DEF_BLOCK_ARG) return GV_NONE;
  uint32_t block = f->m->values.at[counter].a;
  return f->pred_start[block] == f->pred_start[block + 1] ? GV_NONE : counter;
}

bool gv_find_quotients(gv_finder *f) {
  uint32_t values = f->m->values.len, count = 0;
  gv_value_id counters[MOST_QUOTIENTS], rounds[MOST_QUOTIENTS];
  int64_t divisors[MOST_QUOTIENTS], by;
  for (gv_value_id id = 0; id < values && count < MOST_QUOTIENTS; id++) {
    const gv_value v = f->m->values.at[id];
    gv_value_id counter = divided_counter(f, &v, &by);
    uint32_t i = 0;
    if (counter == GV_NONE || !counts_by(f, counter, by)) continue;
    while (i < count && (counters[i] != counter || divisors[i] != by)) i++;
    if (i == count) {
      counters[i] = counter, divisors[i] = by, rounds[i] = count_rounds(f, counter, by);
      count++;
    }
    f->m->values.at[id] = (gv_value){
        .def = GV_DEF_COPY, .width = v.width, .size = v.size, .a = rounds[i], .loc = v.loc};
  }
  if (count) gv_find_give(f);
  return count != 0;
}
