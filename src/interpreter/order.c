/* needs: a run. gives: sets of what is over before something, of streams, events and the host.
 * cost: the size of a set. */
#include "interpreter/room.h"

void gv_acts_join(acts *set, const acts *other) {
  for (int i = 0; i < ACT_WORDS; i++) set->bits[i] |= other->bits[i];
}

void gv_order_join(order *o, const order *other) {
  gv_acts_join(&o->real, &other->real);
  gv_acts_join(&o->kind, &other->kind);
}

void gv_order_join_all(acts *set) { memset(set, 0xff, sizeof *set); }

/* One for each operation that runs. */
uint32_t gv_new_act(run *r) {
  if (r->acts >= ACT_LIMIT) {
    gv_stop_run(r, GV_STOP_WORK);
    return ACT_LIMIT - 1;
  }
  gv_add_act(&r->issued, r->acts);
  return r->acts++;
}

/* Without other tasks, everything that was done to the thing was done before. */
static order order_of_thing(run *r, uint32_t id) {
  const thing *t = gv_thing(r, id);
  if (!r->threads) return t->order;
  order all = {0};
  for (uint32_t i = 0; i < t->marks.len; i++)
    if (gv_has_act(&r->issued, t->marks.at[i].act)) gv_order_join(&all, &t->marks.at[i].order);
  if (t->forgiven) gv_order_join_all(&all.kind);
  return all;
}

static void join_streams(run *r, order *o) {
  for (uint32_t i = 0; i < r->things.len; i++) {
    if (r->things.at[i].kind != T_STREAM || !r->things.at[i].with_null) continue;
    order other = order_of_thing(r, i);
    gv_order_join(o, &other);
  }
}

order gv_order_of_stream(run *r, uint32_t id) {
  order o = order_of_thing(r, id);
  if (id == r->null_stream) join_streams(r, &o);
  if (id == r->null_stream || !gv_thing(r, id)->with_null) return o;
  order null = order_of_thing(r, r->null_stream);
  gv_order_join(&o, &null);
  return o;
}

static void meet(acts *set, const acts *other) {
  for (int i = 0; i < ACT_WORDS; i++) set->bits[i] &= other->bits[i];
}

/* Of the marks that it may have: those that no later one has moved. */
order gv_order_of_event(run *r, uint32_t id) {
  const thing *t = gv_thing(r, id);
  if (!r->threads || !t->marks.len) return order_of_thing(r, id);
  order all = {0};
  uint32_t last = GV_NONE;
  for (uint32_t i = 0; i < t->marks.len; i++)
    if (gv_has_act(&r->issued, t->marks.at[i].act)) last = i;
  if (last != GV_NONE) all = t->marks.at[last].order;
  for (uint32_t i = 0; i < t->marks.len && last != GV_NONE; i++) {
    const mark *other = &t->marks.at[i];
    if (i == last || (i < last && gv_has_act(&t->marks.at[last].before, other->act))) continue;
    meet(&all.real, &other->order.real); /* no task knows which of the two is later */
    meet(&all.kind, &other->order.kind);
  }
  if (t->forgiven) gv_order_join_all(&all.kind);
  return all;
}

void gv_order_stream(run *r, uint32_t id, const order *after) {
  thing *t = gv_thing(r, id);
  gv_order_join(&t->order, after);
  if (!r->threads) return;
  acts before = r->issued;
  uint32_t act = gv_new_act(r);
  *gv_push(&t->marks) = (mark){act, *after, before};
}

void gv_forgive(run *r, thing_kind kind) {
  for (uint32_t i = 0; i < r->things.len; i++) {
    if (r->things.at[i].kind != kind) continue;
    r->things.at[i].forgiven = true;
    gv_order_join_all(&r->things.at[i].order.kind);
  }
}

void gv_wait_for_all(run *r) {
  for (uint32_t i = 0; i < r->things.len; i++) {
    if (r->things.at[i].kind != T_STREAM) continue;
    order other = order_of_thing(r, i);
    gv_order_join(&r->host, &other);
  }
}
