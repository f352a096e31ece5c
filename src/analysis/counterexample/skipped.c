/* What is written in rounds of a loop that a path does not go through. Where an address goes with
 * the counter these are the elements of so many rounds, and what was in others is there still.
 *
 * needs: a loop whose counter is known before the first of these rounds and in the last one. gives:
 * the memory that a store may have written. cost: what is known of memory, for each store.
 */
#include "counterexample/store.h"
#include "counterexample/walker.h"

enum { MOST_STEPS = 8 /* from an index to the counter, and from an address to its root */ };

bool gv_goes_with_counter(const gv_model *m, const gv_detour *loop, gv_value_id id) {
  for (int i = 0; i < MOST_STEPS; i++) {
    id = gv_strip(m, id);
    if (id == loop->exit.counter) return true;
    const gv_value *v = &m->values.at[id];
    bool sum = gv_is_arith_in(v, GV_SUMS) && m->values.at[gv_strip(m, v->b)].def == GV_DEF_INT;
    if (!sum && !gv_is_arith_in(v, GV_WIDENINGS)) return false;
    id = v->a;
  }
  return false;
}

/* A root that is the same in all rounds, plus bytes that go with the counter. */
static bool address_goes_with_counter(const gv_model *m, const gv_detour *loop, gv_value_id id) {
  id = gv_strip(m, id);
  for (int i = 0; i < MOST_STEPS && m->values.at[id].def == GV_DEF_OFFSET; i++) {
    const gv_value *v = &m->values.at[id];
    if (v->k == GV_ANYWHERE && (!v->c || !gv_goes_with_counter(m, loop, v->b))) return false;
    id = gv_strip(m, v->a);
  }
  return gv_is_the_same_in_loop(m, loop, id);
}

static gv_address place_in_round(gv_execution *f, const gv_skipped *s, int64_t counter,
                                 gv_value_id address) {
  gv_value_id of = s->loop->exit.counter;
  gv_number now = gv_known_number(f, of);
  gv_known_set(f, &f->current, of, gv_number_constant(counter), 0);
  gv_address at = gv_known_place(f, address);
  gv_known_set(f, &f->current, of, now, 0);
  return at;
}

static bool is_place(gv_address at, gv_key key) {
  return at.key == key && at.key != GV_NONE && at.offset != GV_ANYWHERE;
}

/* From *low up to, not including, *high. */
static bool find_written(gv_execution *f, const gv_skipped *s, gv_value_id address, uint32_t size,
                         gv_address *low, int64_t *high) {
  const gv_loop_exit *x = &s->loop->exit;
  int64_t far, all, step;
  if (!s || s->first.unknown || s->last.unknown || !x->step) return false;
  if (!address_goes_with_counter(f->model, s->loop, address)) return false;
  if (__builtin_sub_overflow(s->last.plus, s->first.plus, &far) || far / x->step < 0) return false;
  gv_address a = place_in_round(f, s, s->first.plus, address),
             next = place_in_round(f, s, s->first.plus + x->step, address),
             b = place_in_round(f, s, s->last.plus, address);
  if (!is_place(a, a.key) || !is_place(next, a.key) || !is_place(b, a.key)) return false;
  if (__builtin_sub_overflow(next.offset, a.offset, &step)) return false;
  if (__builtin_mul_overflow(step, far / x->step, &all) || b.offset - a.offset != all) return false;
  *low = a.offset < b.offset ? a : b;
  return !__builtin_add_overflow(a.offset < b.offset ? b.offset : a.offset, (int64_t)size, high);
}

void gv_skip_store(gv_execution *f, const gv_skipped *s, gv_value_id address, uint32_t size) {
  gv_key key = gv_known_place(f, address).key;
  gv_held_list held = {0}, kept = {0};
  gv_address low;
  int64_t high;
  if (s && f->weak_updates && find_written(f, s, address, size, &low, &high) && low.key == key) {
    gv_list_held(f, &held);
    for (uint32_t i = 0; i < held.len; i++) {
      gv_address at = held.at[i].at;
      bool other =
          at.key == key && (at.offset >= high || at.offset + held.at[i].size <= low.offset);
      if (other) *gv_push(&kept) = held.at[i];
    }
  }
  gv_known_overwrite(f, key, true);
  for (uint32_t i = 0; i < kept.len; i++)
    gv_known_hold(f, kept.at[i].at, kept.at[i].number, kept.at[i].size);
  gv_vec_free(&held);
  gv_vec_free(&kept);
}
