/* What the interpreter sees on programs small enough to know the answer. */
#include "interpreter/interpreter.h"

#include "interpreter/compare.h"
#include "sketch.h"

static const gv_action allocate = {"mgpuMemAlloc", GV_CREATES_MEMORY, 0, 1, {GV_ROLE_SIZE}};
static const gv_action fill_device = {"mgpuMemset32",
                                      GV_CREATES_NOTHING,
                                      GV_ACTION_ENQUEUES,
                                      4,
                                      {GV_ROLE_GPU_WRITE, GV_ROLE_SIZE, GV_ROLE_STREAM_USE}};
static const gv_action free_device = {
    "mgpuMemFree", GV_CREATES_NOTHING, 0, 0, {GV_ROLE_DEVICE_FREE, GV_ROLE_STREAM_USE}};
static const gv_action hold = {"mgpuCreateDnVec", GV_CREATES_HOLDER, 0, 0, {GV_ROLE_KEPT}};
static const gv_action multiply = {
    "mgpuSpMV", GV_CREATES_NOTHING, GV_ACTION_ON_NULL, 0, {GV_ROLE_KERNEL_BOTH}};
static const gv_action load_module = {"mgpuModuleLoad", GV_CREATES_MODULE, 0, 0, {0}};
static const gv_action run_module = {"mgpuLaunchKernel",
                                     GV_CREATES_NOTHING,
                                     GV_ACTION_ENQUEUES,
                                     0,
                                     {GV_ROLE_MODULE_LAUNCH, GV_ROLE_STREAM_USE}};
static const gv_action unload_module = {
    "mgpuModuleUnload", GV_CREATES_NOTHING, 0, 0, {GV_ROLE_MODULE_UNLOAD}};

static gv_value_id device(sketch *s) {
  gv_value_id size = number(s, 64, 64);
  act(s, allocate, size);
  return result(s, HANDLE, 0);
}

static uint32_t fill_all(sketch *s, gv_value_id at, gv_value_id on) {
  gv_value_id size = number(s, 16, 64);
  return act(s, fill_device, at, size, on);
}

static uint32_t task_begin(sketch *s, uint32_t task) {
  uint32_t op = add_op(s, GV_OP_TASK_BEGIN, "async.execute", NULL, 0);
  s->m.ops.at[op].task = task;
  s->m.task_count = task + 1;
  return op;
}

static gv_value_id task_end(sketch *s, uint32_t task) {
  uint32_t op = add_op(s, GV_OP_TASK_END, "async.yield", NULL, 0);
  s->m.ops.at[op].task = task;
  return result(s, HANDLE, 0);
}

/* "rule@operation" of what is seen, those that need not be reported with '?' behind them and what
 * is uncertain with '~'; of a sketch, which is used up. */
static void expect_seen(sketch *s, const char *expected, uint32_t runs) {
  gv_arena arena = {0};
  gv_interpretation seen = {0};
  gv_str all = GV_STR("");
  gv_model_check(&s->m);
  gv_interpret(&s->m, &(gv_reach){0}, &seen);
  for (uint32_t i = 0; i < seen.shown.len; i++) {
    static const char *const marks[] = {
        [GV_SHOWN_CONSEQUENCE] = "?", [GV_SHOWN_UNCERTAIN] = "~", [GV_SHOWN_FAULT] = ""};
    const gv_shown *shown = &seen.shown.at[i];
    all = gv_format(&arena, "%.*s%s%s@%u%s", GV_FMT(all), all.len ? " " : "",
                    gv_rules[shown->rule].name, shown->loc.line - 1, marks[shown->how]);
  }
  for (int i = 0; i < GV_STOP_COUNT; i++)
    if (seen.stops[i])
      all = gv_format(&arena, "%.*s%s%u stopped: %s", GV_FMT(all), all.len ? " " : "",
                      seen.stops[i], gv_stop_texts[i]);
  ck_text_eq(all, expected);
  ck_assert_uint_eq(seen.runs, runs);
  gv_interpretation_clear(&seen);
  gv_arena_clear(&arena);
  gv_model_clear(&s->m);
}

START_TEST(a_stream_is_used_dead) {
  sketch s = {0};
  begin_main(&s);
  gv_value_id on = stream(&s);
  act(&s, destroy_stream, on);
  act(&s, sync_stream, on);
  act(&s, destroy_stream, on); /* the first fault is the finding */
  ret(&s);
  end(&s);
  expect_seen(&s, "stream-use-after-destroy@2", 1);
}
END_TEST

START_TEST(both_ways_are_run_and_correlated) {
  sketch s = {0};
  begin(&s, "main", true);
  gv_value_id c = param(&s, 1, 1);
  uint32_t b[5];
  for (int i = 0; i < 5; i++) b[i] = block(&s);
  fill(&s, b[0]);
  gv_value_id on = stream(&s); /* 0 */
  cond_br(&s, c, b[1], b[2]);
  fill(&s, b[1]);
  act(&s, destroy_stream, on); /* 2 */
  br(&s, b[2]);
  fill(&s, b[2]);
  cond_br(&s, c, b[4], b[3]); /* destroyed on the one way, not on the other */
  fill(&s, b[3]);
  act(&s, destroy_stream, on); /* 5 */
  br(&s, b[4]);
  fill(&s, b[4]);
  ret(&s);
  end(&s);
  expect_seen(&s, "", 2);
}
END_TEST

START_TEST(two_streams_race_until_an_event_orders_them) {
  for (int ordered = 0; ordered < 2; ordered++) {
    sketch s = {0};
    begin_main(&s);
    gv_value_id a = stream(&s), b = stream(&s), e = event(&s), d = device(&s); /* 0 to 3 */
    fill_all(&s, d, a);
    if (ordered) act(&s, record, e, a);
    if (ordered) act(&s, wait_event, b, e);
    fill_all(&s, d, b);
    act(&s, sync_stream, b);
    act(&s, free_device, d, b);
    act(&s, destroy_stream, a);
    act(&s, destroy_stream, b);
    act(&s, destroy_event, e);
    ret(&s);
    end(&s);
    expect_seen(&s, ordered ? "" : "unwaited-work@4 stream-race@5 free-in-flight@7?", 1);
  }
}
END_TEST

START_TEST(a_second_record_moves_the_mark) {
  sketch s = {0};
  begin_main(&s);
  gv_value_id a = stream(&s), b = stream(&s), e = event(&s), d = device(&s);
  fill_all(&s, d, a);
  act(&s, record, e, a);
  act(&s, record, e, b);
  act(&s, sync_event, e);
  fill_all(&s, d, b); /* 8 */
  act(&s, sync_stream, a);
  act(&s, sync_stream, b);
  act(&s, free_device, d, b);
  act(&s, destroy_stream, a);
  act(&s, destroy_stream, b);
  act(&s, destroy_event, e);
  ret(&s);
  end(&s);
  expect_seen(&s, "stream-race@8", 1);
}
END_TEST

START_TEST(what_comes_of_a_failed_wait_is_a_consequence) {
  sketch s = {0};
  begin_main(&s);
  gv_value_id a = stream(&s), b = stream(&s), e = event(&s), d = device(&s);
  fill_all(&s, d, a);
  act(&s, wait_event, b, e); /* 5: nothing was recorded */
  fill_all(&s, d, b);
  act(&s, sync_stream, a);
  act(&s, sync_stream, b);
  act(&s, free_device, d, b);
  act(&s, destroy_stream, a);
  act(&s, destroy_stream, b);
  act(&s, destroy_event, e);
  ret(&s);
  end(&s);
  expect_seen(&s, "event-not-recorded@5 stream-race@6?", 1);
}
END_TEST

START_TEST(a_loop_meets_its_own_work) {
  sketch s = {0};
  begin_main(&s);
  uint32_t top = block(&s), out = block(&s);
  gv_value_id a = stream(&s), b = stream(&s), d = device(&s);
  uint32_t in = br(&s, top);
  gv_value_id on = arg(&s, top, 0, HANDLE, 0), next = arg(&s, top, 1, HANDLE, 0);
  pass(&s, in, on, a);
  pass(&s, in, next, b);
  fill(&s, top);
  fill_all(&s, d, on); /* 4 */
  gv_value_id again = unknown(&s, 1, 1);
  uint32_t back = cond_br(&s, again, top, out);
  pass(&s, back, on, next);
  pass(&s, back, next, on);
  fill(&s, out);
  add_op(&s, GV_OP_UNREACHABLE, "abort", NULL, 0);
  end(&s);
  expect_seen(&s, "stream-race@4 1 stopped: it branches at one operation more often than the bound",
              8);
}
END_TEST

START_TEST(handles_go_through_slots_structs_and_calls) {
  sketch s = {0};
  begin(&s, "destroys", false);
  gv_value_id slot = param(&s, 8, 0);
  fill(&s, block(&s));
  gv_value_id held = load(&s, slot, 16, 0);
  act(&s, destroy_stream, extract(&s, held, 8, HANDLE, 0)); /* 1 */
  ret(&s);
  end(&s);
  begin_main(&s);
  gv_value_id on = stream(&s), place_of = memory(&s);
  store(&s, insert(&s, undef(&s, 16), on, 8), place_of);
  call(&s, 0, place_of);
  act(&s, sync_stream, on); /* 7 */
  ret(&s);
  end(&s);
  expect_seen(&s, "stream-use-after-destroy@7", 1);
}
END_TEST

START_TEST(which_bytes_decides) {
  static const char *const expected[] = {"", "stream-race@4", "stream-race@4~"};
  for (int way = 0; way < 3; way++) {
    sketch s = {0};
    begin_main(&s);
    gv_value_id a = stream(&s), b = stream(&s), d = device(&s), size = number(&s, 4, 64);
    act(&s, fill_device, d, size, a);
    act(&s, fill_device,
        offset(&s, d,
               way == 2   ? GV_ANYWHERE
               : way == 1 ? 12
                          : 16),
        size, b); /* 4 */
    act(&s, sync_stream, a);
    act(&s, sync_stream, b);
    act(&s, free_device, d, b);
    act(&s, destroy_stream, a);
    act(&s, destroy_stream, b);
    ret(&s);
    end(&s);
    expect_seen(&s, expected[way], 1);
  }
}
END_TEST

START_TEST(a_sparse_product_runs_on_the_null_stream) {
  for (int waits = 0; waits < 2; waits++) {
    sketch s = {0};
    begin_main(&s);
    gv_value_id a = stream(&s), d = device(&s);
    fill_all(&s, d, a);
    if (waits) act(&s, sync_stream, a);
    act(&s, hold, d);
    act(&s, multiply, result(&s, HANDLE, 0));
    act(&s, sync_stream, null(&s));
    act(&s, sync_stream, a);
    act(&s, free_device, d, a);
    act(&s, destroy_stream, a);
    ret(&s);
    end(&s);
    expect_seen(&s, waits ? "" : "stream-race@4", 1);
  }
}
END_TEST

START_TEST(a_module_is_unloaded_under_a_launch) {
  sketch s = {0};
  begin_main(&s);
  gv_value_id a = stream(&s);
  act_on(&s, &load_module, NULL, 0);
  gv_value_id of = result(&s, HANDLE, 0);
  act(&s, run_module, of, a);
  act(&s, unload_module, of); /* 3 */
  act(&s, unload_module, of);
  act(&s, sync_stream, a);
  act(&s, destroy_stream, a);
  ret(&s);
  end(&s);
  expect_seen(&s, "module-unload-in-flight@3 double-free@4", 1);
}
END_TEST

/* In the task, the host waits for the work of its caller; the caller knows that only once it has
 * awaited the task. */
START_TEST(a_task_runs_beside_its_caller) {
  for (int awaits = 0; awaits < 2; awaits++) {
    sketch s = {0};
    begin_main(&s);
    uint32_t body = block(&s), after = block(&s);
    gv_value_id token = arg(&s, after, 0, HANDLE, 0), a = stream(&s), b = stream(&s),
                d = device(&s);
    fill_all(&s, d, a);
    br(&s, body);
    fill(&s, body);
    task_begin(&s, 0);
    act(&s, sync_stream, a);
    gv_value_id yielded = task_end(&s, 0);
    pass(&s, br(&s, after), token, yielded);
    fill(&s, after);
    if (awaits) add_op(&s, GV_OP_AWAIT, "async.await", &token, 1);
    uint32_t second = fill_all(&s, d, b);
    act(&s, sync_stream, a);
    act(&s, sync_stream, b);
    act(&s, free_device, d, b);
    ret(&s);
    end(&s);
    ck_assert_uint_eq(second, awaits ? 10 : 9);
    expect_seen(
        &s, awaits ? "stream-leak@0 stream-leak@1" : "stream-leak@0 stream-leak@1 stream-race@9",
        2);
  }
}
END_TEST

START_TEST(a_handle_is_destroyed_in_a_task_beside_its_use) {
  sketch s = {0};
  begin_main(&s);
  uint32_t body = block(&s), after = block(&s);
  gv_value_id a = stream(&s);
  act(&s, sync_stream, a);
  br(&s, body);
  fill(&s, body);
  task_begin(&s, 0);
  act(&s, sync_stream, a);
  task_end(&s, 0);
  br(&s, after);
  fill(&s, after);
  act(&s, destroy_stream, a); /* 7: perhaps before the task waits */
  ret(&s);
  end(&s);
  expect_seen(&s, "stream-use-after-destroy@4~ stream-use-after-destroy@7~", 2);
}
END_TEST

START_TEST(memory_that_is_asked_for_may_be_none) {
  sketch s = {0};
  begin_main(&s);
  uint32_t none = block(&s), some = block(&s);
  gv_value_id d = device(&s);
  cond_br(&s, arith(&s, GV_EQ, d, null(&s)), none, some);
  fill(&s, none);
  ret(&s); /* nothing leaks here */
  fill(&s, some);
  act(&s, free_device, d, null(&s));
  act(&s, free_device, d, null(&s)); /* 4 */
  ret(&s);
  end(&s);
  expect_seen(&s, "double-free@4", 2);
}
END_TEST

START_TEST(a_group_waits_for_more_than_there_is) {
  sketch s = {0};
  begin_main(&s);
  gv_value_id two = number(&s, 2, 64);
  add_op(&s, GV_OP_GROUP, "async.create_group", &two, 1);
  gv_value_id group = result(&s, HANDLE, 0);
  add_op(&s, GV_OP_AWAIT, "async.await_all", &group, 1); /* 1 */
  stream(&s); /* control never comes here: it does not leak */
  ret(&s);
  end(&s);
  expect_seen(&s, "deadlock@1", 1);
}
END_TEST

START_TEST(references_are_counted) {
  sketch s = {0};
  begin_main(&s);
  add_op(&s, GV_OP_OBJECT, "object", NULL, 0);
  s.m.ops.at[0].references = 1;
  gv_value_id object = result(&s, HANDLE, 0);
  for (int i = 0; i < 2; i++)
    s.m.ops.at[add_op(&s, GV_OP_REFERENCES, "references", &object, 1)].references = -1;
  add_op(&s, GV_OP_OBJECT, "object", NULL, 0); /* 3 */
  s.m.ops.at[3].references = 1;
  result(&s, HANDLE, 0);
  ret(&s);
  end(&s);
  expect_seen(&s, "async-ref-overdrop@2 async-ref-leak@3", 1);
}
END_TEST

START_TEST(what_is_undefined_or_null_is_found_once) {
  sketch s = {0};
  begin_main(&s);
  gv_value_id slot = memory(&s), e = load(&s, slot, HANDLE, 0);
  act(&s, destroy_event, e); /* 2 */
  act(&s, destroy_event, e);
  gv_value_id none = null(&s);
  act(&s, sync_stream, none);
  act(&s, destroy_stream, none); /* 5 */
  ret(&s);
  end(&s);
  expect_seen(&s, "undefined-handle@2 undefined-handle@3? null-handle@5", 1);
}
END_TEST

START_TEST(nothing_is_guessed) {
  sketch s = {0};
  begin_main(&s);
  gv_value_id on = stream(&s);
  pass_to_unknown(&s, on);
  act(&s, destroy_stream, on);
  act(&s, destroy_stream, on);
  ret(&s);
  end(&s);
  expect_seen(&s, "1 stopped: it passes a handle or memory to an unknown function", 1);
}
END_TEST

START_TEST(numbers_are_tried_next_to_what_they_are_compared_with) {
  sketch s = {0};
  begin(&s, "main", true);
  gv_value_id n = param(&s, 8, 64);
  uint32_t b[3];
  for (int i = 0; i < 3; i++) b[i] = block(&s);
  fill(&s, b[0]);
  gv_value_id on = stream(&s);
  cond_br(&s, arith(&s, GV_EQ, n, number(&s, 77, 64)), b[1], b[2]);
  fill(&s, b[1]);
  act(&s, destroy_stream, on);
  br(&s, b[2]);
  fill(&s, b[2]);
  act(&s, destroy_stream, on); /* 4 */
  ret(&s);
  end(&s);
  expect_seen(&s, "stream-double-destroy@4", 10);
}
END_TEST

/* ---- comparing ------------------------------------------------------------------------------- */

static void add_shown(gv_interpretation *seen, uint32_t line, gv_rule rule, gv_shown_how how) {
  *gv_push(&seen->shown) = (gv_shown){{0, line, 1}, rule, how};
}

static gv_way only_way(const gv_interpretation *seen, gv_report *report) {
  gv_differences differences = {0};
  gv_report_finish(report);
  gv_compare(seen, report, &differences);
  ck_assert_uint_le(differences.len, 1);
  gv_way way = differences.len ? differences.at[0].way : GV_WAY_COUNT;
  gv_vec_free(&differences);
  return way;
}

START_TEST(what_is_not_reported_is_a_false_proof) {
  gv_interpretation seen = {.runs = 1};
  gv_report report = {0};
  add_shown(&seen, 7, GV_RULE_STREAM_RACE, GV_SHOWN_CONSEQUENCE);
  ck_assert_int_eq(only_way(&seen, &report), GV_WAY_COUNT);
  seen.shown.at[0].how = GV_SHOWN_UNCERTAIN;
  ck_assert_int_eq(only_way(&seen, &report), GV_WAY_FALSE_PROOF);
  seen.shown.at[0].how = GV_SHOWN_FAULT;
  ck_assert_int_eq(only_way(&seen, &report), GV_WAY_FALSE_PROOF);
  gv_report_finding(&report, GV_RULE_STREAM_RACE, (gv_loc){0, 7, 3}, GV_STR("main"),
                    GV_STR("a race"));
  ck_assert_int_eq(only_way(&seen, &report), GV_WAY_COUNT);
  gv_interpretation_clear(&seen);
  gv_report_clear(&report);
}
END_TEST

START_TEST(what_no_run_shows_is_a_false_violation) {
  gv_interpretation seen = {.runs = 1};
  gv_report report = {0};
  gv_report_finding(&report, GV_RULE_STREAM_RACE, (gv_loc){0, 7, 3}, GV_STR("main"),
                    GV_STR("a race"));
  ck_assert_int_eq(only_way(&seen, &report), GV_WAY_FALSE_VIOLATION);
  seen.stops[GV_STOP_UNKNOWN_CALL] = 1; /* perhaps it is behind that call */
  ck_assert_int_eq(only_way(&seen, &report), GV_WAY_COUNT);
  gv_interpretation_clear(&seen);
  gv_report_clear(&report);
}
END_TEST

UNIT_MAIN("interpreter", RUNS(a_stream_is_used_dead), RUNS(both_ways_are_run_and_correlated),
          RUNS(two_streams_race_until_an_event_orders_them), RUNS(a_second_record_moves_the_mark),
          RUNS(what_comes_of_a_failed_wait_is_a_consequence), RUNS(a_loop_meets_its_own_work),
          RUNS(handles_go_through_slots_structs_and_calls), RUNS(which_bytes_decides),
          RUNS(a_sparse_product_runs_on_the_null_stream), RUNS(a_module_is_unloaded_under_a_launch),
          RUNS(a_task_runs_beside_its_caller), RUNS(a_handle_is_destroyed_in_a_task_beside_its_use),
          RUNS(memory_that_is_asked_for_may_be_none), RUNS(a_group_waits_for_more_than_there_is),
          RUNS(references_are_counted), RUNS(what_is_undefined_or_null_is_found_once),
          RUNS(nothing_is_guessed), RUNS(numbers_are_tried_next_to_what_they_are_compared_with),
          RUNS(what_is_not_reported_is_a_false_proof), RUNS(what_no_run_shows_is_a_false_violation))
