/* Demands of a source on lowered code: met, not met, or not to be told; of the newest work or of
 * any. Comments behind operations are their numbers. */
#include "verdict.h"

static const gv_action work = {
    "mgpuMemcpy", GV_CREATES_NOTHING, GV_ACTION_ENQUEUES, 0, {GV_ROLE_STREAM_USE}};

/* `before` is a copy of operation `id` of the source. */
static void demand(sketch *s, uint32_t before, uint32_t after, uint32_t id, bool host, bool exact) {
  *gv_push(&s->m.demands) = (gv_dependency){.before = before,
                                            .after = after,
                                            .host = host,
                                            .exact = exact,
                                            .before_id = id,
                                            .family = id,
                                            .before_name = GV_STR("first"),
                                            .after_name = GV_STR("second")};
}

/* The verdict of each demand, 'p', 'v' or 'u', and whether there is a finding of one. Uses the
 * sketch up. */
static void expect_demands(sketch *s, const char *verdicts, bool found) {
  gv_model_check(&s->m);
  gv_report report = {0};
  gv_analyse(&s->m, &(gv_analysis_options){.check_proof = true}, &report);
  char got[16] = "";
  bool any = false;
  for (uint32_t i = 0; i < s->m.demands.len; i++) got[i] = "pvu"[s->m.demands.at[i].verdict];
  for (uint32_t i = 0; i < report.findings.len; i++)
    any |= report.findings.at[i].rule == GV_RULE_DEPENDENCY_DROPPED;
  ck_assert_str_eq(got, verdicts);
  ck_assert_int_eq(any, found);
  gv_report_clear(&report);
  gv_model_clear(&s->m);
  memset(s, 0, sizeof *s);
}

START_TEST(a_stream_keeps_its_order) {
  sketch s = {0};
  begin_main(&s);
  gv_value_id q = stream(&s); /* 0 */
  act(&s, work, q);           /* 1 */
  act(&s, work, q);           /* 2 */
  act(&s, sync_stream, q);    /* 3 */
  act(&s, destroy_stream, q); /* 4 */
  ret(&s);
  end(&s);
  demand(&s, 1, 2, 0, false, true);
  demand(&s, 1, 4, 0, true, true);
  demand(&s, 2, 4, 1, true, false);
  expect_demands(&s, "ppp", false);
}
END_TEST

/* Work on two streams, with or without what orders them. */
static void check_streams(bool recorded, bool waited, const char *verdict, bool found) {
  sketch s = {0};
  begin_main(&s);
  gv_value_id a = stream(&s), b = stream(&s), e = event(&s); /* 0 1 2 */
  uint32_t first = act(&s, work, a);
  if (recorded) act(&s, record, e, a);
  if (waited) act(&s, wait_event, b, e);
  uint32_t second = act(&s, work, b);
  act(&s, sync_stream, b);
  act(&s, sync_stream, a);
  ret(&s);
  end(&s);
  demand(&s, first, second, 0, false, true);
  expect_demands(&s, verdict, found);
}

START_TEST(an_event_orders_two_streams) { check_streams(true, true, "p", false); }
END_TEST

START_TEST(without_its_wait_it_does_not) { check_streams(true, false, "v", true); }
END_TEST

/* The finding is the wait for nothing; that the dependency is dropped is told with it. */
START_TEST(a_wait_that_fails_is_the_finding) { check_streams(false, true, "v", false); }
END_TEST

START_TEST(a_wait_on_one_path_only) {
  sketch s = {0};
  uint32_t entry = begin_main(&s), yes = block(&s), after = block(&s);
  (void)entry;
  gv_value_id a = stream(&s), b = stream(&s), c = unknown(&s, 1, 1); /* 0 1 2 */
  uint32_t first = act(&s, work, a);
  cond_br(&s, c, yes, after);
  fill(&s, yes);
  act(&s, sync_stream, a);
  br(&s, after);
  fill(&s, after);
  uint32_t second = act(&s, work, b);
  act(&s, sync_stream, b);
  ret(&s);
  end(&s);
  demand(&s, first, second, 0, false, true);
  expect_demands(&s, "v", true);
}
END_TEST

/* The second is only there where the host has waited: both branches ask the same. */
START_TEST(branches_that_go_together) {
  sketch s = {0};
  begin_main(&s);
  uint32_t yes = block(&s), middle = block(&s), again = block(&s), after = block(&s);
  gv_value_id a = stream(&s), b = stream(&s), c = unknown(&s, 1, 1);
  uint32_t first = act(&s, work, a);
  cond_br(&s, c, yes, middle);
  fill(&s, yes);
  act(&s, sync_stream, a);
  br(&s, middle);
  fill(&s, middle);
  cond_br(&s, c, again, after);
  fill(&s, again);
  uint32_t second = act(&s, work, b);
  act(&s, sync_stream, b);
  br(&s, after);
  fill(&s, after);
  ret(&s);
  end(&s);
  demand(&s, first, second, 0, false, true);
  expect_demands(&s, "p", false);
}
END_TEST

/* The host waits for the work in the same iteration: before the other work, or after what the other
 * work was. */
static void check_loop(bool exact, bool at_once, const char *verdict, bool found) {
  sketch s = {0};
  begin_main(&s);
  uint32_t body = block(&s), done = block(&s);
  gv_value_id q = stream(&s), r = stream(&s);
  br(&s, body);
  fill(&s, body);
  uint32_t second = at_once ? GV_NONE : act(&s, work, r), first = act(&s, work, q);
  if (at_once) act(&s, sync_stream, q);
  if (at_once) second = act(&s, work, r);
  if (!at_once) act(&s, sync_stream, q);
  cond_br(&s, unknown(&s, 1, 1), body, done);
  fill(&s, done);
  act(&s, sync_stream, r);
  ret(&s);
  end(&s);
  demand(&s, first, second, 0, false, exact);
  expect_demands(&s, verdict, found);
}

START_TEST(a_loop_that_waits) {
  check_loop(true, true, "p", false);
  check_loop(false, true, "p", false);
  check_loop(true, false, "p", false);
}
END_TEST

/* Work of this iteration is pending when the next one begins; which of the two a token means is not
 * known. */
START_TEST(older_work_counts_only_where_it_may_be_meant) {
  for (int exact = 0; exact < 2; exact++) {
    sketch s = {0};
    begin_main(&s);
    uint32_t body = block(&s), done = block(&s);
    gv_value_id q = stream(&s), r = stream(&s), e = event(&s);
    br(&s, body);
    fill(&s, body);
    uint32_t first = act(&s, work, q);
    act(&s, record, e, q);
    gv_value_id other = stream(&s);
    act(&s, wait_event, other, e);
    uint32_t second = act(&s, work, other);
    act(&s, destroy_stream, q);
    act(&s, sync_stream, r);
    cond_br(&s, unknown(&s, 1, 1), body, done);
    fill(&s, done);
    ret(&s);
    end(&s);
    demand(&s, first, second, 0, false, exact);
    /* After the first iteration the stream is dead, and the call that should enqueue fails: that is
     * another finding. */
    gv_model_check(&s.m);
    gv_report report = {0};
    gv_analyse(&s.m, &(gv_analysis_options){.check_proof = true}, &report);
    ck_assert_int_ne(s.m.demands.at[0].verdict, GV_PROVED);
    gv_report_clear(&report);
    gv_model_clear(&s.m);
  }
}
END_TEST

/* Two copies of one operation: newer work of the other copy takes the place of older work. */
START_TEST(copies_take_each_others_place) {
  for (int same = 0; same < 2; same++) {
    sketch s = {0};
    begin_main(&s);
    gv_value_id a = stream(&s), b = stream(&s), c = stream(&s); /* 0 1 2 */
    uint32_t first = act(&s, work, a), newer = act(&s, work, b);
    act(&s, sync_stream, b);
    uint32_t second = act(&s, work, c);
    act(&s, sync_stream, a);
    act(&s, sync_stream, c);
    ret(&s);
    end(&s);
    demand(&s, first, second, 0, false, true);
    demand(&s, newer, second, same ? 0 : 1, false, true);
    expect_demands(&s, same ? "pp" : "vp", !same);
  }
}
END_TEST

START_TEST(what_is_not_exact_is_no_violation) {
  sketch s = {0};
  begin_main(&s);
  gv_value_id a = stream(&s), b = stream(&s);
  uint32_t first = act(&s, work, a), second = act(&s, work, b);
  act(&s, sync_stream, a);
  act(&s, sync_stream, b);
  ret(&s);
  end(&s);
  demand(&s, first, second, 0, false, false);
  expect_demands(&s, "u", false);
}
END_TEST

START_TEST(the_host_has_to_wait) {
  sketch s = {0};
  begin_main(&s);
  gv_value_id a = stream(&s), b = stream(&s);
  uint32_t first = act(&s, work, a);
  act(&s, sync_stream, b);
  uint32_t last = act(&s, destroy_stream, b);
  act(&s, sync_stream, a);
  ret(&s);
  end(&s);
  demand(&s, first, last, 0, true, true);
  expect_demands(&s, "v", true);
}
END_TEST

/* Where a stream comes from, or goes to, that is not known: nothing is proved, and nothing is wrong
 * for certain. */
START_TEST(what_is_not_followed_is_not_proved) {
  sketch s = {0};
  begin_main(&s);
  gv_value_id a = unknown(&s, HANDLE, 0), b = stream(&s);
  uint32_t first = act(&s, work, a), second = act(&s, work, b);
  act(&s, sync_stream, b);
  ret(&s);
  end(&s);
  demand(&s, first, second, 0, false, true);
  expect_demands(&s, "u", false);
}
END_TEST

START_TEST(another_function_is_not_followed) {
  sketch s = {0};
  begin(&s, "other", true);
  fill(&s, block(&s));
  gv_value_id a = stream(&s);
  uint32_t first = act(&s, work, a);
  act(&s, destroy_stream, a);
  ret(&s);
  end(&s);
  begin_main(&s);
  gv_value_id b = stream(&s);
  uint32_t second = act(&s, work, b);
  act(&s, sync_stream, b);
  ret(&s);
  end(&s);
  demand(&s, first, second, 0, false, true);
  expect_demands(&s, "u", false);
}
END_TEST

/* A stream that nothing can wait for any more does not make its work done. */
START_TEST(work_is_not_over_when_its_stream_is_gone) {
  sketch s = {0};
  begin_main(&s);
  gv_value_id a = stream(&s), b = stream(&s);
  uint32_t first = act(&s, work, a);
  act(&s, destroy_stream, a);
  uint32_t second = act(&s, work, b);
  act(&s, sync_stream, b);
  ret(&s);
  end(&s);
  demand(&s, first, second, 0, false, true);
  expect_demands(&s, "v", true);
}
END_TEST

UNIT_MAIN("analysis_demand", RUNS(a_stream_keeps_its_order), RUNS(an_event_orders_two_streams),
          RUNS(without_its_wait_it_does_not), RUNS(a_wait_that_fails_is_the_finding),
          RUNS(a_wait_on_one_path_only), RUNS(branches_that_go_together), RUNS(a_loop_that_waits),
          RUNS(older_work_counts_only_where_it_may_be_meant), RUNS(copies_take_each_others_place),
          RUNS(what_is_not_exact_is_no_violation), RUNS(the_host_has_to_wait),
          RUNS(what_is_not_followed_is_not_proved), RUNS(another_function_is_not_followed),
          RUNS(work_is_not_over_when_its_stream_is_gone))
