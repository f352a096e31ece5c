/* What single handles stand for. */
#include "analysis/analysis.h"

#include "sketch.h"

typedef struct asked {
  sketch s;
  gv_report report;
  gv_insight insight;
} asked;

static void ask(asked *a) {
  gv_model_check(&a->s.m);
  gv_analyse(&a->s.m, &(gv_analysis_options){.check_proof = true, .insight = &a->insight},
             &a->report);
}

static void clear(asked *a) {
  gv_insight_clear(&a->insight);
  gv_report_clear(&a->report);
  gv_model_clear(&a->s.m);
}

/* The operations that make the objects, in the order of their numbers, with a space between; '+'
 * where there are more. */
static void check_set(const asked *a, const gv_insight_set *set, const char *expected) {
  char got[200] = "";
  for (uint32_t op = 0; op < a->s.m.ops.len; op++)
    for (uint32_t i = 0; i < set->len; i++)
      if (a->insight.objects.at[set->at[i]].op == op)
        sprintf(got + strlen(got), "%s%u", *got ? " " : "", op);
  ck_assert_str_eq(strcat(got, set->more ? "+" : ""), expected);
}

static void check_value(const asked *a, gv_value_id value, const char *expected) {
  for (uint32_t i = 0; i < a->insight.values.len; i++)
    if (a->insight.values.at[i].value == value) {
      check_set(a, &a->insight.values.at[i].objects, expected);
      return;
    }
  ck_assert_str_eq("", expected);
}

static void check_use(const asked *a, uint32_t op, uint32_t operand, const char *objects,
                      const char *states, gv_verdict verdict) {
  for (uint32_t i = 0; i < a->insight.uses.len; i++) {
    const gv_insight_use *u = &a->insight.uses.at[i];
    if (u->op != op || u->operand != operand) continue;
    check_set(a, &u->objects, objects);
    ck_text_eq(u->states, states);
    ck_assert_int_eq(u->verdict, verdict);
    return;
  }
  ck_abort_msg("nothing is known of operand %u of %u", operand, op);
}

START_TEST(a_block_argument_is_one_of_what_comes_in) {
  asked a = {0};
  sketch *s = &a.s;
  begin(s, "main", true);
  gv_value_id c = param(s, 1, 1);
  uint32_t entry = block(s), yes = block(s), no = block(s), join = block(s);
  fill(s, entry);
  gv_value_id first = stream(s), second = stream(s); /* 0 1 */
  cond_br(s, c, yes, no);                            /* 2 */
  fill(s, yes);
  gv_value_id held = arg(s, join, 0, HANDLE, 0);
  uint32_t edge = gv_add_edge(&s->m, yes, join, 0);
  add_op(s, GV_OP_BR, "", NULL, 0); /* 3 */
  gv_add_pair(&s->m, edge, held, first);
  fill(s, no);
  edge = gv_add_edge(&s->m, no, join, 0);
  add_op(s, GV_OP_BR, "", NULL, 0); /* 4 */
  gv_add_pair(&s->m, edge, held, second);
  fill(s, join);
  act(s, destroy_stream, held);  /* 5 */
  act(s, destroy_stream, first); /* 6: again, if it was that one */
  ret(s);                        /* 7 */
  end(s);
  ask(&a);
  check_value(&a, held, "0 1");
  check_value(&a, first, "0");
  check_use(&a, 5, 0, "0 1", "a live stream", GV_PROVED);
  check_use(&a, 6, 0, "0", "a live stream or a destroyed stream", GV_VIOLATED);
  clear(&a);
}
END_TEST

START_TEST(what_is_loaded_is_what_was_stored) {
  asked a = {0};
  sketch *s = &a.s;
  begin_main(s);
  gv_value_id made = event(s), slot = memory(s); /* 0 1 */
  store(s, made, slot);                          /* 2 */
  gv_value_id again = load(s, slot, HANDLE, 0);  /* 3 */
  act(s, destroy_event, again);                  /* 4 */
  ret(s);
  end(s);
  ask(&a);
  check_value(&a, again, "0");
  check_use(&a, 4, 0, "0", "an unrecorded event", GV_PROVED);
  clear(&a);
}
END_TEST

START_TEST(expressions_stand_behind_their_parts) {
  asked a = {0};
  sketch *s = &a.s;
  begin(s, "main", true);
  gv_value_id c = param(s, 1, 1);
  fill(s, block(s));
  gv_value_id first = stream(s), second = stream(s); /* 0 1 */
  gv_value_id either = choose(s, c, first, second), same = copy(s, either);
  gv_value_id pair = insert(s, insert(s, undef(s, 16), first, 0), second, 8),
              part = extract(s, pair, 8, HANDLE, 0);
  act(s, sync_stream, same); /* 2 */
  act(s, sync_stream, part); /* 3 */
  ret(s);
  end(s);
  ask(&a);
  check_value(&a, either, "0 1");
  check_value(&a, same, "0 1");
  check_value(&a, pair, "0 1");
  check_value(&a, part, "1");
  check_use(&a, 2, 0, "0 1", "a live stream", GV_PROVED);
  check_use(&a, 3, 0, "1", "a live stream", GV_PROVED);
  clear(&a);
}
END_TEST

START_TEST(a_parameter_is_what_its_callers_pass) {
  asked a = {0};
  sketch *s = &a.s;
  uint32_t make = begin(s, "make", false);
  fill(s, block(s));
  gv_value_id made = stream(s); /* 0 */
  ret_with(s, &made, 1);        /* 1 */
  end(s);
  uint32_t helper = begin(s, "helper", false);
  gv_value_id p = param(s, HANDLE, 0);
  fill(s, block(s));
  act(s, destroy_stream, p); /* 2 */
  ret(s);                    /* 3 */
  end(s);
  begin_main(s);
  gv_value_id own = stream(s); /* 4 */
  call_with(s, make, NULL, 0); /* 5 */
  gv_value_id got = result(s, HANDLE, 0);
  call(s, helper, own); /* 6 */
  call(s, helper, got); /* 7 */
  ret(s);
  end(s);
  ask(&a);
  check_value(&a, p, "0 4");
  check_value(&a, got, "0");
  check_use(&a, 2, 0, "0 4", "a live stream", GV_PROVED);
  clear(&a);
}
END_TEST

START_TEST(what_a_caller_outside_passes_is_made_nowhere) {
  asked a = {0};
  sketch *s = &a.s;
  begin(s, "main", true);
  gv_value_id p = param(s, HANDLE, 0);
  fill(s, block(s));
  act(s, sync_stream, p);       /* 0 */
  act(s, sync_stream, null(s)); /* 1 */
  ret(s);
  end(s);
  ask(&a);
  check_use(&a, 0, 0, "", "passed by the caller", GV_PROVED);
  check_use(&a, 1, 0, "", "null", GV_PROVED);
  ck_assert_uint_eq(a.insight.objects.len, 2);
  ck_assert_uint_eq(a.insight.objects.at[a.insight.uses.at[0].objects.at[0]].value, p);
  clear(&a);
}
END_TEST

static const gv_lowering left = {"gpu.memcpy", 1, 1, true, NULL};

START_TEST(tokens_of_what_is_not_lowered_pass_branches) {
  asked a = {0};
  sketch *s = &a.s;
  begin(s, "main", true);
  uint32_t entry = block(s), next = block(s);
  fill(s, entry);
  add_op(s, GV_OP_UNLOWERED, "gpu.memcpy", NULL, 0); /* 0 */
  s->m.ops.at[0].lowering = &left;
  gv_value_id token = result(s, HANDLE, 0), held = arg(s, next, 0, HANDLE, 0);
  uint32_t edge = gv_add_edge(&s->m, entry, next, 0);
  add_op(s, GV_OP_BR, "", NULL, 0); /* 1 */
  gv_add_pair(&s->m, edge, held, token);
  fill(s, next);
  uint32_t second = add_op(s, GV_OP_UNLOWERED, "gpu.memcpy", &held, 1); /* 2 */
  s->m.ops.at[second].lowering = &left;
  s->m.ops.at[second].deps = 1;
  ret(s);
  end(s);
  ask(&a);
  check_value(&a, held, "0");
  check_use(&a, 2, 0, "0", "", GV_VERDICT_COUNT);
  clear(&a);
}
END_TEST

START_TEST(only_a_few_are_named) {
  asked a = {0};
  sketch *s = &a.s;
  uint32_t helper = begin(s, "helper", false);
  gv_value_id p = param(s, HANDLE, 0);
  fill(s, block(s));
  act(s, sync_stream, p); /* 0 */
  ret(s);                 /* 1 */
  end(s);
  begin_main(s);
  for (int i = 0; i < GV_INSIGHT_OBJECTS + 1; i++) call(s, helper, stream(s)); /* 2 3, 4 5, … */
  ret(s);
  end(s);
  ask(&a);
  check_value(&a, p, "2 4 6 8 10 12+");
  clear(&a);
}
END_TEST

START_TEST(sets_are_sorted_and_bounded) {
  gv_insight_set set = {0}, other = {0};
  for (uint32_t i = GV_INSIGHT_OBJECTS; i > 0; i--) ck_assert(gv_insight_add(&set, 2 * i));
  ck_assert(!gv_insight_add(&set, 4) && !set.more);
  for (uint32_t i = 0; i + 1 < set.len; i++) ck_assert_uint_lt(set.at[i], set.at[i + 1]);
  ck_assert(gv_insight_add(&set, 99) && set.more && !gv_insight_add(&set, 98));
  ck_assert_uint_eq(set.at[GV_INSIGHT_OBJECTS - 1], 2 * GV_INSIGHT_OBJECTS);
  ck_assert(gv_insight_add(&set, 1) && set.at[0] == 1 && set.len == GV_INSIGHT_OBJECTS);
  ck_assert_uint_eq(set.at[GV_INSIGHT_OBJECTS - 1],
                    2 * GV_INSIGHT_OBJECTS - 2); /* the first ones are kept */
  ck_assert(!gv_insight_shared(&set, &other));
  gv_insight_add(&other, 5);
  ck_assert(!gv_insight_shared(&set, &other));
  gv_insight_add(&other, 6);
  ck_assert(gv_insight_shared(&set, &other) && gv_insight_shared(&other, &set));
  ck_assert(gv_insight_join(&other, &set) && other.more && !gv_insight_join(&other, &set));
}
END_TEST

UNIT_MAIN("analysis_query", RUNS(a_block_argument_is_one_of_what_comes_in),
          RUNS(what_is_loaded_is_what_was_stored), RUNS(expressions_stand_behind_their_parts),
          RUNS(a_parameter_is_what_its_callers_pass),
          RUNS(what_a_caller_outside_passes_is_made_nowhere),
          RUNS(tokens_of_what_is_not_lowered_pass_branches), RUNS(only_a_few_are_named),
          RUNS(sets_are_sorted_and_bounded))
