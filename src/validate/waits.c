/* needs: a state of the walk at a wait of the lowered code, or at something that must not begin
 * before one of the source is over. gives: whether what the source waits for there is done and
 * waited for in the lowered code; it may wait in parts, or wait earlier.
 */
#include "validate/compare.h"

bool gv_lists(const uint32_t *list, uint32_t len, uint32_t what) {
  for (uint32_t i = 0; i < len; i++)
    if (list[i] == what) return true;
  return false;
}

static void forget_wait(gv_walk_state *s, uint32_t wait) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < s->waits.len; i++)
    if (s->waits.at[i] != wait) s->waits.at[kept++] = s->waits.at[i];
  s->waits.len = kept;
}

static void forget_unwaited(gv_walk_state *s, uint32_t wait) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < s->unwaited.len; i++)
    if (s->unwaited.at[i] != wait) s->unwaited.at[kept++] = s->unwaited.at[i];
  s->unwaited.len = kept;
}

/* The wait of the source that the operation of the lowered code is of; GV_NONE: of none. */
static uint32_t wait_of(const gv_comparison *c, const gv_host_op *lowered) {
  return gv_map_get(&c->waits_at, gv_place_key(c, lowered->loc));
}

/* This very operation has waited since the source passed its wait: it is another round. */
static bool waits_again(const gv_walk_state *s, gv_waited now) {
  for (uint32_t i = 0; i < s->waited.len; i++)
    if (memcmp(&s->waited.at[i], &now, sizeof now) == 0) return true;
  return false;
}

bool gv_has_waited(const gv_comparison *c, const gv_walk_state *s) {
  uint32_t wait = wait_of(c, gv_op_at(c, s, GV_LOWERED));
  if (waits_again(s, (gv_waited){wait, gv_op_number(s, GV_LOWERED)})) return false;
  return wait == GV_NONE || gv_lists(s->waits.at, s->waits.len, wait);
}

/* ---- what the wait waits for ---- */

/* Of what is owed, the first thing that the wait waits for; GV_NONE. */
static uint32_t owed_to_wait(const gv_comparison *c, const gv_walk_state *s, uint32_t wait,
                             gv_lead *how) {
  for (uint32_t i = 0; i < s->owed.len; i++) {
    const gv_owed *owed = &s->owed.at[i];
    *how = gv_tokens_lead(c, owed->op, wait);
    /* Of a function that is called several times, it may be another call's. */
    if (*how == GV_LEADS && owed->call != gv_top_frame(s, GV_SOURCE)->call) *how = GV_MAY_LEAD;
    if (*how != GV_NO_LEAD && !gv_is_of_no_use(c, s, owed)) return owed->op;
  }
  return GV_NONE;
}

/* The source runs on until it has passed the wait; what it does on its way is owed. False: it does
 * not come there. */
static bool run_to_wait(gv_walk *w, gv_walk_state *s, uint32_t wait) {
  for (uint32_t left = GV_MOST_OWED; left; left--) {
    gv_stop stop = gv_run_side(w->c, s, GV_SOURCE);
    if (gv_lists(s->waits.at, s->waits.len, wait)) return true;
    if (stop == GV_AT_CALL && gv_enter_call(w->c, s, GV_SOURCE)) continue;
    if (stop != GV_AT_EFFECT) return false;
    gv_owe(w->c, s);
  }
  return false;
}

/* What a wait of the lowered code comes before. */
typedef struct awaited {
  bool reached;  /* the source comes to the wait */
  uint32_t late; /* it waits for that, which the lowered code has not done; GV_NONE */
  gv_lead how;   /* and why it does */
} awaited;

static awaited look_to_wait(gv_walk *w, const gv_walk_state *s, gv_waited now) {
  awaited a = {.reached = true, .how = GV_NO_LEAD};
  gv_walk_state ahead;
  gv_state_copy(&ahead, s);
  if (waits_again(s, now)) forget_wait(&ahead, now.wait);
  if (!gv_lists(ahead.waits.at, ahead.waits.len, now.wait))
    a.reached = run_to_wait(w, &ahead, now.wait);
  a.late = owed_to_wait(w->c, &ahead, now.wait, &a.how);
  gv_state_free(&ahead);
  return a;
}

static void say_late(gv_walk *w, const gv_walk_state *s, uint32_t wait, const awaited *a) {
  const gv_host_op *first = gv_source_op(w->c, a->late);
  /* This call may be a part of the wait, and not the one for that work. */
  bool certain = a->how == GV_LEADS && !gv_is_effect(first, "free") &&
                 !gv_comes_before_wait(w, s, a->late, wait);
  gv_differ(w, s, GV_RULE_DEPENDENCY_DROPPED, certain, gv_source_op(w->c, wait)->loc,
            gv_format(w->c->arena,
                      "the lowered code moves gpu.wait before %.*s at %u:%u, for which it waits",
                      GV_FMT(first->written), first->loc.line, first->loc.col));
}

/* ---- passing it ---- */

/* A later operation of the block waits for it, too. */
static bool waits_later(const gv_comparison *c, const gv_walk_state *s, uint32_t wait) {
  const gv_host *h = c->host[GV_LOWERED];
  const gv_frame *at = gv_top_frame(s, GV_LOWERED);
  for (uint32_t o = at->op + 1; o < h->blocks.at[at->block].end_op; o++) {
    const gv_host_op *op = &h->ops.at[o];
    bool waits = op->kind == GV_HOST_ORDER && op->blocks;
    if (waits && wait_of(c, op) == wait) return true;
  }
  return false;
}

/* No more calls for this wait come in the block, or there were as many as it has tokens. */
static bool is_last_part(const gv_comparison *c, const gv_walk_state *s, uint32_t wait) {
  uint32_t gpu = gv_gpu_op_at(c, gv_source_op(c, wait)->loc), parts = 0;
  for (uint32_t i = 0; i < s->waited.len; i++) parts += s->waited.at[i].wait == wait;
  if (gpu != GV_NONE && parts >= c->program->ops.at[gpu].deps) return true;
  return !waits_later(c, s, wait);
}

bool gv_pass_source_wait(gv_walk *w, gv_walk_state *s) {
  gv_comparison *c = w->c;
  gv_waited now = {wait_of(c, gv_op_at(c, s, GV_LOWERED)), gv_op_number(s, GV_LOWERED)};
  if (now.wait == GV_NONE) {
    gv_pass_wait(c, s);
    return true;
  }
  awaited a = look_to_wait(w, s, now);
  if (a.late != GV_NONE) {
    if (gv_comes_later(w, s, a.late))
      say_late(w, s, now.wait, &a);
    else
      gv_say_dropped(w, s, a.late);
    return false;
  }
  if (!a.reached) {
    gv_differ_perhaps(
        w, s, gv_source_op(c, now.wait)->loc,
        GV_STR("cannot prove that the lowered code does before this all that it waits for"));
    return false;
  }
  *gv_push(&s->waited) = now;
  if (is_last_part(c, s, now.wait)) forget_unwaited(s, now.wait);
  gv_pass_wait(c, s);
  return true;
}

/* ---- what must not begin before ---- */

bool gv_has_waited_too(gv_walk *w, const gv_walk_state *s) {
  if (!s->unwaited.len) return true;
  const gv_host_op *o = gv_source_op(w->c, s->unwaited.at[0]), *next = gv_op_at(w->c, s, GV_SOURCE);
  gv_differ_perhaps(w, s, o->loc,
                    gv_format(w->c->arena,
                              "cannot prove that the lowered code waits here before %.*s at %u:%u",
                              GV_FMT(next->written.len ? next->written : GV_STR("the return")),
                              next->loc.line, next->loc.col));
  return false;
}

/* The stream's next work comes after the operation of the source. */
static bool is_behind(const gv_walk_state *s, uint32_t op, uint32_t stream) {
  for (uint32_t i = 0; i < s->in_flight.len; i++)
    if (s->in_flight.at[i].op == op && s->in_flight.at[i].mark == stream) return true;
  return false;
}

bool gv_is_over(gv_walk *w, gv_walk_state *s, const gv_host_op *next) {
  gv_comparison *c = w->c;
  if (!s->in_flight.len || (next && gv_has_trait(next, GV_ALLOCATES))) return true;
  bool on_stream = next && next->stream != GV_NONE;
  uint32_t stream = on_stream ? gv_value_now(c, s, GV_LOWERED, next->stream) : GV_NONE;
  for (uint32_t i = 0; i < s->in_flight.len; i++) {
    if (is_behind(s, s->in_flight.at[i].op, stream)) continue;
    const gv_host_op *o = gv_source_op(c, s->in_flight.at[i].op);
    gv_differ_perhaps(
        w, s, o->loc,
        gv_format(c->arena,
                  "cannot prove that the lowered code waits for this %.*s as the source does",
                  GV_FMT(o->written)));
    return false;
  }
  return true;
}
