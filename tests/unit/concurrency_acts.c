/* What is before what, on models small enough to see it. The analysis itself gives the order that
 * the acts are found in. */
#include "concurrency/acts.h"

#include "analysis/analysis.h"
#include "sketch.h"

/* A sketch, analysed; every operation that acts is an act. */
typedef struct scene {
  sketch s;
  gv_order order;
  gv_report report;
  gv_acts acts;
  gv_before before;
  bool *wanted, *shown;
} scene;

static void look(scene *c, bool open_calls) {
  const gv_analysis_options options = {.order = &c->order};
  gv_analyse(&c->s.m, &options, &c->report);
  c->wanted = gv_malloc(c->s.m.ops.len + 1);
  c->shown = gv_malloc(c->s.m.functions.len + 1);
  memset(c->wanted, 0, c->s.m.ops.len + 1);
  memset(c->shown, 0, c->s.m.functions.len + 1);
  c->shown[0] = true;
  const gv_acts_options find = {c->wanted, c->shown, open_calls, 1000};
  gv_acts_find(&c->acts, &c->s.m, &c->order, &find);
  gv_before_find(&c->before, &c->acts);
}

static void end_scene(scene *c) {
  gv_before_clear(&c->before);
  gv_acts_clear(&c->acts);
  gv_order_clear(&c->order);
  gv_report_clear(&c->report);
  gv_model_clear(&c->s.m);
  gv_free(c->wanted);
  gv_free(c->shown);
}

/* The act of an operation; `which` of several. */
static uint32_t act_of(const scene *c, uint32_t op, uint32_t which) {
  for (uint32_t i = 0; i < c->acts.at.len; i++)
    if (c->acts.at.at[i].op == op && !which--) return i;
  ck_abort_msg("operation %u is no act", op);
}

static bool is_before(const scene *c, uint32_t first, uint32_t then) {
  return gv_is_before(&c->before, act_of(c, first, 0), act_of(c, then, 0));
}

START_TEST(streams_are_unordered_until_one_waits) {
  scene c = {0};
  sketch *s = &c.s;
  begin_main(s);
  gv_value_id a = stream(s), b = stream(s), e = event(s);
  uint32_t first = act(s, launch, a), early = act(s, launch, b), mark = act(s, record, e, a),
           later = act(s, launch, a), wait = act(s, wait_event, b, e), after = act(s, launch, b);
  ret(s);
  end(s);
  look(&c, false);
  ck_assert(is_before(&c, first, later) && is_before(&c, first, mark) && is_before(&c, mark, wait));
  ck_assert(is_before(&c, first, after) && is_before(&c, early, after));
  ck_assert(!is_before(&c, first, early) && !is_before(&c, early, later));
  ck_assert_msg(!is_before(&c, later, after),
                "the wait is for the record, not for what follows it");
  end_scene(&c);
}
END_TEST

START_TEST(a_second_record_does_not_move_a_wait) {
  scene c = {0};
  sketch *s = &c.s;
  begin_main(s);
  gv_value_id a = stream(s), b = stream(s), e = event(s);
  uint32_t first = act(s, record, e, a), wait = act(s, wait_event, b, e),
           second = act(s, record, e, a), sync = act(s, sync_event, e);
  ret(s);
  end(s);
  look(&c, false);
  ck_assert(is_before(&c, first, wait) && !is_before(&c, second, wait) &&
            is_before(&c, second, sync));
  ck_assert_uint_eq(c.acts.at.at[act_of(&c, first, 0)].generation, 1);
  ck_assert_uint_eq(c.acts.at.at[act_of(&c, second, 0)].generation, 2);
  end_scene(&c);
}
END_TEST

START_TEST(destroying_does_not_wait_and_a_wait_that_fails_orders_nothing) {
  scene c = {0};
  sketch *s = &c.s;
  begin_main(s);
  gv_value_id a = stream(s), e = event(s);
  uint32_t work = act(s, launch, a), unrecorded = act(s, sync_event, e),
           wrong = act(s, sync_event, a), destroy = act(s, destroy_stream, a),
           dead = act(s, sync_stream, a);
  ret(s);
  end(s);
  look(&c, false);
  ck_assert(!is_before(&c, work, unrecorded) && !is_before(&c, work, wrong) &&
            !is_before(&c, work, destroy) && !is_before(&c, work, dead));
  ck_assert(is_before(&c, unrecorded, dead));
  ck_assert(c.acts.at.at[act_of(&c, wrong, 0)].fails && c.acts.at.at[act_of(&c, dead, 0)].fails);
  ck_assert(!c.acts.at.at[act_of(&c, destroy, 0)].fails);
  end_scene(&c);
}
END_TEST

START_TEST(the_host_waits_for_a_stream) {
  scene c = {0};
  sketch *s = &c.s;
  begin_main(s);
  gv_value_id a = stream(s), b = stream(s);
  uint32_t work = act(s, launch, a), other = act(s, launch, b), sync = act(s, sync_stream, a),
           next = act(s, launch, b);
  ret(s);
  end(s);
  look(&c, false);
  ck_assert(is_before(&c, work, sync) && is_before(&c, work, next) && !is_before(&c, other, sync));
  end_scene(&c);
}
END_TEST

/* One of two streams, by a condition: nothing is certain of either. */
START_TEST(one_of_two_streams_is_ordered_with_neither) {
  scene c = {0};
  sketch *s = &c.s;
  begin(s, "main", true);
  gv_value_id condition = param(s, 1, 1);
  fill(s, block(s));
  gv_value_id a = stream(s), b = stream(s);
  uint32_t work = act(s, launch, a), one = act(s, launch, choose(s, condition, a, b)),
           after = act(s, launch, a);
  ret(s);
  end(s);
  look(&c, false);
  ck_assert(!is_before(&c, work, one) && !is_before(&c, one, after) && is_before(&c, work, after));
  ck_assert_uint_ne(c.acts.at.at[act_of(&c, one, 0)].lane, c.acts.at.at[act_of(&c, work, 0)].lane);
  end_scene(&c);
}
END_TEST

/* A diamond: what one side did is before what follows, and the sides know nothing of each other. */
START_TEST(branches_meet) {
  scene c = {0};
  sketch *s = &c.s;
  begin(s, "main", true);
  gv_value_id condition = param(s, 1, 1);
  uint32_t entry = block(s), left = block(s), right = block(s), join = block(s);
  fill(s, entry);
  gv_value_id a = stream(s);
  cond_br(s, condition, left, right);
  fill(s, left);
  uint32_t on_left = act(s, launch, a);
  br(s, join);
  fill(s, right);
  uint32_t on_right = act(s, launch, a);
  br(s, join);
  fill(s, join);
  uint32_t sync = act(s, sync_stream, a);
  act(s, destroy_stream, a);
  ret(s);
  end(s);
  look(&c, false);
  ck_assert(is_before(&c, on_left, sync) && is_before(&c, on_right, sync));
  ck_assert(!is_before(&c, on_left, on_right) && !is_before(&c, on_right, on_left));
  end_scene(&c);
}
END_TEST

/* helper(stream) launches on it; main calls it twice. */
static void two_calls(scene *c, uint32_t *sync) {
  sketch *s = &c->s;
  begin_main(s);
  gv_value_id a = stream(s);
  call(s, 1, a);
  call(s, 1, a);
  *sync = act(s, sync_stream, a);
  act(s, destroy_stream, a);
  ret(s);
  end(s);
  begin(s, "helper", false);
  gv_value_id p = param(s, HANDLE, 0);
  fill(s, block(s));
  act(s, launch, p);
  ret(s);
  end(s);
}

START_TEST(opened_calls_work_on_the_callers_stream) {
  scene c = {0};
  uint32_t sync;
  two_calls(&c, &sync);
  look(&c, true);
  uint32_t launched = c.s.m.ops.len - 1; /* the helper's only action */
  while (c.s.m.ops.at[launched].kind != GV_OP_ACTION || c.s.m.ops.at[launched].action != &launch)
    launched--;
  uint32_t first = act_of(&c, launched, 0), second = act_of(&c, launched, 1);
  ck_assert(gv_is_before(&c.before, first, second) &&
            gv_is_before(&c.before, second, act_of(&c, sync, 0)));
  ck_assert_uint_eq(c.acts.at.at[first].lane, c.acts.at.at[second].lane);
  ck_assert_uint_ne(c.acts.at.at[first].frame, c.acts.at.at[second].frame);
  end_scene(&c);
}
END_TEST

START_TEST(closed_calls_are_acts_of_the_host) {
  scene c = {0};
  uint32_t sync;
  two_calls(&c, &sync);
  look(&c, false);
  ck_assert_uint_eq(c.acts.at.len, 5);
  ck_assert(c.acts.at.at[1].folded && c.acts.at.at[2].folded);
  ck_assert(is_before(&c, sync - 2, sync - 1) && is_before(&c, sync - 1, sync));
  end_scene(&c);
}
END_TEST

START_TEST(the_bound_on_acts_is_said) {
  scene c = {0};
  sketch *s = &c.s;
  begin_main(s);
  gv_value_id a = stream(s);
  for (int i = 0; i < 1100; i++) act(s, launch, a);
  act(s, destroy_stream, a);
  ret(s);
  end(s);
  look(&c, false);
  ck_assert(c.acts.cut);
  ck_assert_uint_eq(c.acts.at.len, 1000);
  end_scene(&c);
}
END_TEST

UNIT_MAIN("dot: acts", RUNS(streams_are_unordered_until_one_waits),
          RUNS(a_second_record_does_not_move_a_wait),
          RUNS(destroying_does_not_wait_and_a_wait_that_fails_orders_nothing),
          RUNS(the_host_waits_for_a_stream), RUNS(one_of_two_streams_is_ordered_with_neither),
          RUNS(branches_meet), RUNS(opened_calls_work_on_the_callers_stream),
          RUNS(closed_calls_are_acts_of_the_host), RUNS(the_bound_on_acts_is_said))
