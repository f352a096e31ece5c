/* References to the async runtime's objects along paths, values without a payload, groups that are
 * too small. Comments behind operations are their numbers. */
#include "verdict.h"

static gv_value_id object(sketch *s, int32_t references) {
  s->m.task_count = 1; /* without tasks there is nothing to do with the async runtime */
  uint32_t op = add_op(s, GV_OP_OBJECT, "object", NULL, 0);
  s->m.ops.at[op].references = references;
  return result(s, 8, 0);
}

static gv_op *change(sketch *s, gv_value_id of, int32_t references) {
  gv_op *op = &s->m.ops.at[add_op(s, GV_OP_REFERENCES, "references", &of, 1)];
  op->references = references;
  return op;
}

START_TEST(as_many_drops_as_references) {
  sketch s = {0};
  begin_main(&s);
  gv_value_id o = object(&s, 2); /* 0 */
  change(&s, o, -1);             /* 1 */
  change(&s, o, 3);              /* 2 */
  change(&s, o, -4);             /* 3 */
  ret(&s);
  end(&s);
  expect_verdicts(&s, "", 1, 0, 0);
}
END_TEST

START_TEST(one_left_over) {
  sketch s = {0};
  begin_main(&s);
  gv_value_id o = object(&s, 2); /* 0 */
  change(&s, o, -1);             /* 1 */
  ret(&s);
  end(&s);
  expect_verdicts(&s, "async-ref-leak@0", 1, 0, 0);
}
END_TEST

START_TEST(one_too_many) {
  sketch s = {0};
  begin_main(&s);
  gv_value_id o = object(&s, 1); /* 0 */
  change(&s, o, -1);             /* 1 */
  change(&s, o, -1);             /* 2 */
  change(&s, o, -1);             /* 3: in the wake of 2 */
  ret(&s);
  end(&s);
  expect_verdicts(&s, "async-ref-overdrop@2", 0, 1, 0);
}
END_TEST

START_TEST(out_of_sight_is_not_judged) {
  sketch s = {0};
  begin_main(&s);
  gv_value_id o = object(&s, 1);     /* 0 */
  change(&s, o, GV_UNCOUNTED);       /* 1 */
  change(&s, o, -1);                 /* 2 */
  change(&s, o, -1);                 /* 3 */
  gv_value_id large = object(&s, 1); /* 4 */
  change(&s, large, 1000);           /* 5: more than is counted, which is not known */
  ret(&s);
  end(&s);
  expect_verdicts(&s, "unknown-handle@0 unknown-handle@4", 0, 0, 2);
}
END_TEST

/* Dropped on both ways, on one, and in a loop that makes one each time. */
static void two_ways(const char *findings, int32_t left, int32_t right, uint32_t proved) {
  sketch s = {0};
  begin(&s, "main", true);
  gv_value_id c = param(&s, 1, 1);
  uint32_t entry = block(&s), l = block(&s), r = block(&s), after = block(&s);
  fill(&s, entry);
  gv_value_id o = object(&s, 1); /* 0 */
  add_op(&s, GV_OP_COND_BR, "", &c, 1);
  edge_to(&s, l);
  edge_to(&s, r);
  fill(&s, l);
  if (left) change(&s, o, left);
  br(&s, after);
  fill(&s, r);
  if (right) change(&s, o, right);
  br(&s, after);
  fill(&s, after);
  ret(&s);
  end(&s);
  expect_verdicts(&s, findings, proved, 0, 0);
}

START_TEST(ways_that_meet) {
  two_ways("", -1, -1, 1);
  two_ways("", -1, 0, 1); /* left on one way only, which may not be possible */
  two_ways("async-ref-leak@0", 1, 0, 1);
}
END_TEST

static void in_a_loop(const char *findings, int32_t inside) {
  sketch s = {0};
  begin(&s, "main", true);
  gv_value_id c = param(&s, 1, 1);
  uint32_t entry = block(&s), loop = block(&s), after = block(&s);
  fill(&s, entry);
  br(&s, loop); /* 0 */
  fill(&s, loop);
  gv_value_id o = object(&s, 2); /* 1 */
  change(&s, o, inside);         /* 2 */
  add_op(&s, GV_OP_COND_BR, "", &c, 1);
  edge_to(&s, loop);
  edge_to(&s, after);
  fill(&s, after);
  ret(&s);
  end(&s);
  expect_verdicts(&s, findings, 1, 0, 0);
}

START_TEST(each_run_makes_its_own) {
  in_a_loop("", -2);
  in_a_loop("async-ref-leak@1", -1);
}
END_TEST

START_TEST(made_available_without_payload) {
  sketch s = {0};
  begin_main(&s);
  gv_value_id o = object(&s, 1);   /* 0 */
  change(&s, o, -1)->unset = true; /* 1 */
  ret(&s);
  end(&s);
  expect_verdicts(&s, "async-value-unset@1", 1, 1, 0);
}
END_TEST

/* A group of `size`, to which one task is added; 7 is the wait. */
static void group_of(const char *findings, int64_t size, bool late) {
  sketch s = {0};
  uint32_t entry = begin_main(&s), body = block(&s), after = block(&s);
  gv_value_id token = arg(&s, after, 0, 8, 0), k = number(&s, size, 64);
  (void)entry;
  s.m.task_count = 1;
  add_op(&s, GV_OP_GROUP, "group", &k, 1); /* 0 */
  gv_value_id group = result(&s, 8, 0);
  br(&s, body); /* 1 */
  fill(&s, body);
  s.m.ops.at[add_op(&s, GV_OP_TASK_BEGIN, "", NULL, 0)].task = 0; /* 2 */
  s.m.ops.at[add_op(&s, GV_OP_TASK_END, "", NULL, 0)].task = 0;   /* 3 */
  gv_value_id end_token = result(&s, 8, 0);
  pass(&s, br(&s, after), token, end_token); /* 4 */
  fill(&s, after);
  if (!late) add_op(&s, GV_OP_GROUP_ADD, "", LIST(token, group), 2); /* 5 */
  add_op(&s, GV_OP_AWAIT, "", &group, 1);                            /* 6, or 5 */
  if (late) add_op(&s, GV_OP_GROUP_ADD, "", LIST(token, group), 2);
  ret(&s);
  end(&s);
  expect_verdicts(&s, findings, !*findings, *findings != 0, 0);
}

START_TEST(groups_too_small) {
  group_of("", 1, false);
  group_of("deadlock@6", 2, false);
  group_of("deadlock@5", 1, true);
}
END_TEST

UNIT_MAIN("analysis_objects", RUNS(as_many_drops_as_references), RUNS(one_left_over),
          RUNS(one_too_many), RUNS(out_of_sight_is_not_judged), RUNS(ways_that_meet),
          RUNS(each_run_makes_its_own), RUNS(made_available_without_payload),
          RUNS(groups_too_small))
