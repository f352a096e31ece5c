/* The notes of a finding: what happens to the object on one path that can be taken, in the order in
 * which it happens. Comments behind operations are their numbers. */
#include "verdict.h"

/* "operation: message" of each note of the only finding, a line each. Uses the sketch up. */
static void expect_notes(sketch *s, const char *finding, const char *notes) {
  gv_report report = {0};
  gv_str all = GV_STR("");
  gv_model_check(&s->m);
  gv_analyse(&s->m, &(gv_analysis_options){.check_proof = true}, &report);
  ck_text_eq(findings_of(&report), finding);
  const gv_finding *f = &report.findings.at[0];
  for (uint32_t i = 0; i < f->notes.len; i++)
    if (f->notes.at[i].kind != GV_NOTE_ADVICE)
      all = gv_format(&report.arena, "%.*s%u: %.*s\n", GV_FMT(all), f->notes.at[i].loc.line - 1,
                      GV_FMT(f->notes.at[i].message));
  ck_text_eq(all, notes);
  gv_report_clear(&report);
  gv_model_clear(&s->m);
  memset(s, 0, sizeof *s);
}

START_TEST(the_life_of_a_handle) {
  sketch s = {0};
  begin_main(&s);
  gv_value_id q = stream(&s), e = event(&s); /* 0 1 */
  act(&s, record, e, q);                     /* 2 */
  act(&s, sync_event, e);                    /* 3: changes nothing */
  act(&s, destroy_event, e);                 /* 4 */
  act(&s, sync_event, e);                    /* 5 */
  act(&s, destroy_event, e);                 /* 6 */
  act(&s, destroy_stream, q);                /* 7 */
  ret(&s);
  end(&s);
  expect_notes(&s, "event-use-after-destroy@5",
               "1: event created here\n"
               "2: recorded here\n"
               "4: destroyed here\n"
               "6: as a consequence, mgpuEventDestroy fails, too\n");
}
END_TEST

START_TEST(branches_that_matter_are_named_and_others_are_not) {
  sketch s = {0};
  begin(&s, "main", true);
  gv_value_id c = param(&s, 1, 1), d = param(&s, 1, 1);
  uint32_t b[7];
  for (int i = 0; i < 7; i++) b[i] = block(&s);
  fill(&s, b[0]);
  gv_value_id q = stream(&s); /* 0 */
  cond_br(&s, c, b[1], b[2]); /* 1: makes no difference */
  fill(&s, b[1]);
  act(&s, launch, q); /* 2 */
  br(&s, b[3]);       /* 3 */
  fill(&s, b[2]);
  br(&s, b[3]); /* 4 */
  fill(&s, b[3]);
  cond_br(&s, d, b[4], b[5]); /* 5 */
  fill(&s, b[4]);
  br(&s, b[6]); /* 6 */
  fill(&s, b[5]);
  act(&s, destroy_stream, q); /* 7 */
  br(&s, b[6]);               /* 8 */
  fill(&s, b[6]);
  act(&s, destroy_stream, q); /* 9 */
  ret(&s);
  end(&s);
  expect_notes(&s, "stream-double-destroy@9",
               "0: stream created here\n"
               "5: taking the false branch\n"
               "7: destroyed here\n");
}
END_TEST

START_TEST(cases_of_a_switch_are_named) {
  sketch s = {0};
  begin(&s, "main", true);
  gv_value_id x = param(&s, 4, 32);
  uint32_t entry = block(&s), bad = block(&s), last = block(&s);
  fill(&s, entry);
  gv_value_id q = stream(&s);          /* 0 */
  add_op(&s, GV_OP_SWITCH, "", &x, 1); /* 1 */
  gv_add_edge(&s.m, entry, last, 0);
  gv_add_edge(&s.m, entry, bad, -4);
  fill(&s, bad);
  act(&s, destroy_stream, q); /* 2 */
  br(&s, last);               /* 3 */
  fill(&s, last);
  act(&s, destroy_stream, q); /* 4 */
  ret(&s);
  end(&s);
  expect_notes(&s, "stream-double-destroy@4",
               "0: stream created here\n"
               "1: taking case -4\n"
               "2: destroyed here\n"
               "4: for example with parameter 1 of main = -4\n");
}
END_TEST

START_TEST(a_leak_ends_where_the_last_reference_goes) {
  sketch s = {0};
  begin(&s, "main", true);
  gv_value_id c = param(&s, 1, 1);
  uint32_t entry = block(&s), yes = block(&s), no = block(&s);
  fill(&s, entry);
  gv_value_id slot = memory(&s), q = stream(&s); /* 0 1 */
  store(&s, q, slot);                            /* 2 */
  cond_br(&s, c, yes, no);                       /* 3 */
  fill(&s, yes);
  act(&s, destroy_stream, load(&s, slot, HANDLE, 0)); /* 4 5 */
  ret(&s);                                            /* 6 */
  fill(&s, no);
  store(&s, null(&s), slot); /* 7: was the only one */
  ret(&s);
  end(&s);
  expect_notes(&s, "stream-leak@1",
               "2: stored to memory here\n"
               "3: taking the false branch\n"
               "8: the function returns here without destroying it\n");
}
END_TEST

START_TEST(handles_are_passed_on_loaded_and_stored) {
  sketch s = {0};
  begin_main(&s);
  uint32_t last = block(&s);
  gv_value_id h = arg(&s, last, 0, HANDLE, 0);
  gv_value_id slot = memory(&s), q = stream(&s); /* 0 1 */
  store(&s, q, slot);                            /* 2 */
  gv_value_id again = load(&s, slot, HANDLE, 0); /* 3 */
  pass(&s, br(&s, last), h, again);              /* 4 */
  fill(&s, last);
  act(&s, destroy_stream, h); /* 5 */
  act(&s, launch, h);         /* 6 */
  ret(&s);
  end(&s);
  expect_notes(&s, "stream-use-after-destroy@6",
               "1: stream created here\n"
               "2: stored to memory here\n"
               "3: loaded from memory here\n"
               "4: passed on here\n"
               "5: destroyed here\n");
}
END_TEST

START_TEST(into_a_call_and_out_of_it) {
  sketch s = {0};
  uint32_t helper = begin(&s, "helper", false);
  gv_value_id p = param(&s, HANDLE, 0);
  fill(&s, block(&s));
  act(&s, destroy_stream, p); /* 0 */
  ret(&s);                    /* 1 */
  end(&s);
  begin_main(&s);
  gv_value_id q = stream(&s); /* 2 */
  call(&s, helper, q);        /* 3 */
  call(&s, helper, q);        /* 4 */
  ret(&s);
  end(&s);
  expect_notes(&s, "stream-double-destroy@0",
               "2: stream created here\n"
               "3: passed to @callee\n"
               "0: destroyed here\n"
               "4: passed to @callee\n");
}
END_TEST

START_TEST(handed_out_by_a_call) {
  sketch s = {0};
  uint32_t make = begin(&s, "make", false);
  fill(&s, block(&s));
  gv_value_id made = stream(&s); /* 0 */
  ret_with(&s, &made, 1);        /* 1 */
  end(&s);
  begin_main(&s);
  call_with(&s, make, NULL, 0); /* 2 */
  gv_value_id q = result(&s, HANDLE, 0);
  act(&s, destroy_stream, q); /* 3 */
  act(&s, sync_stream, q);    /* 4 */
  ret(&s);
  end(&s);
  expect_notes(&s, "stream-use-after-destroy@4",
               "0: stream created here\n"
               "2: returned by @callee\n"
               "3: destroyed here\n");
}
END_TEST

START_TEST(what_a_caller_outside_passes) {
  sketch s = {0};
  begin(&s, "main", true);
  gv_value_id q = param(&s, HANDLE, 0);
  fill(&s, block(&s));
  act(&s, launch, q);         /* 0 */
  act(&s, destroy_stream, q); /* 1 */
  act(&s, launch, q);         /* 2 */
  ret(&s);
  end(&s);
  expect_notes(&s, "stream-use-after-destroy@2",
               "0: passed in by the caller\n"
               "0: first used here\n"
               "1: destroyed here\n");
}
END_TEST

/* ---- paths that cannot be taken -------------------------------------------------------------- */

/* for (i = 0; i < rounds; i++) { destroy }, of one stream. */
static void build_rounds(sketch *s, int64_t rounds) {
  begin_main(s);
  uint32_t head = block(s), body = block(s), last = block(s);
  gv_value_id i = arg(s, head, 0, 8, 64);
  gv_value_id q = stream(s);                 /* 0 */
  pass(s, br(s, head), i, number(s, 0, 64)); /* 1 */
  fill(s, head);
  cond_br(s, arith(s, GV_SLT, i, number(s, rounds, 64)), body, last); /* 2 */
  fill(s, body);
  act(s, destroy_stream, q);                                      /* 3 */
  pass(s, br(s, head), i, arith(s, GV_ADD, i, number(s, 1, 64))); /* 4 */
  fill(s, last);
  ret(s); /* 5 */
  end(s);
}

START_TEST(a_second_round_that_does_not_happen_is_no_finding) {
  sketch s = {0};
  build_rounds(&s, 1);
  gv_report report = {0};
  gv_analyse(&s.m, &(gv_analysis_options){.check_proof = true}, &report);
  for (uint32_t i = 0; i < report.findings.len; i++)
    ck_assert_int_ne(report.findings.at[i].severity, GV_SEVERITY_ERROR);
  ck_assert_int_ne(report.verdict, GV_VIOLATED);
  gv_report_clear(&report);
  gv_model_clear(&s.m);
}
END_TEST

START_TEST(a_second_round_that_happens_is_one) {
  sketch s = {0};
  build_rounds(&s, 2);
  expect_notes(&s, "stream-double-destroy@3",
               "0: stream created here\n"
               "2: taking the true branch\n"
               "3: destroyed here\n"
               "2: taking the true branch\n");
}
END_TEST

/* Two ways to the fault; the shorter one needs x < y and y < x. */
START_TEST(the_way_that_can_be_taken_is_told) {
  sketch s = {0};
  begin(&s, "main", true);
  gv_value_id x = param(&s, 4, 32), y = param(&s, 4, 32), c = param(&s, 1, 1);
  uint32_t b[8];
  for (int i = 0; i < 8; i++) b[i] = block(&s);
  fill(&s, b[0]);
  gv_value_id q = stream(&s);                       /* 0 */
  cond_br(&s, arith(&s, GV_SLT, x, y), b[1], b[2]); /* 1 */
  fill(&s, b[1]);
  cond_br(&s, arith(&s, GV_SLT, y, x), b[5], b[6]); /* 2: never true here */
  fill(&s, b[2]);
  cond_br(&s, c, b[3], b[6]); /* 3 */
  fill(&s, b[3]);
  br(&s, b[4]); /* 4 */
  fill(&s, b[4]);
  br(&s, b[5]); /* 5 */
  fill(&s, b[5]);
  act(&s, destroy_stream, q); /* 6 */
  br(&s, b[6]);               /* 7 */
  fill(&s, b[6]);
  act(&s, destroy_stream, q); /* 8 */
  br(&s, b[7]);               /* 9 */
  fill(&s, b[7]);
  ret(&s);
  end(&s);
  expect_notes(&s, "stream-double-destroy@8",
               "0: stream created here\n"
               "1: taking the false branch\n"
               "3: taking the true branch\n"
               "6: destroyed here\n"
               "8: for example with parameter 1 of main = 0 and parameter 2 of main = 0\n");
}
END_TEST

/* Before the stream is made, n was found to be positive; so the loop runs a round. */
START_TEST(what_was_before_the_birth_counts) {
  for (int wrong = 0; wrong < 2; wrong++) {
    sketch s = {0};
    begin(&s, "main", true);
    gv_value_id n = param(&s, 4, 32);
    uint32_t entry = block(&s), rest = block(&s), yes = block(&s), last = block(&s);
    fill(&s, entry);
    cond_br(&s, arith(&s, GV_SLT, number(&s, 0, 32), n), rest, last); /* 0 */
    fill(&s, rest);
    gv_value_id q = stream(&s); /* 1 */
    gv_value_id more = arith(&s, GV_ADD, n, number(&s, 1, 32));
    s.m.values.at[more].k = GV_ARITH_NSW;
    cond_br(&s, arith(&s, GV_SLT, number(&s, wrong ? 2 : 1, 32), more), yes, last); /* 2 */
    fill(&s, yes);
    act(&s, destroy_stream, q); /* 3 */
    br(&s, last);               /* 4 */
    fill(&s, last);
    ret(&s); /* 5 */
    end(&s);
    if (wrong) {
      expect_notes(&s, "stream-leak@1",
                   "2: taking the false branch\n2: the last reference to it is gone after this\n1: "
                   "for example with parameter "
                   "1 of main = 1\n");
      continue;
    }
    gv_report report = {0};
    gv_analyse(&s.m, &(gv_analysis_options){.check_proof = true}, &report);
    ck_text_eq(findings_of(&report), "");
    gv_report_clear(&report);
    gv_model_clear(&s.m);
  }
}
END_TEST

START_TEST(a_long_story_is_cut_in_the_middle) {
  enum { STEPS = 100 };
  sketch s = {0};
  begin_main(&s);
  gv_value_id slot = memory(&s), q = stream(&s); /* 0 1 */
  for (int i = 0; i < STEPS; i++) {
    store(&s, q, slot);
    q = load(&s, slot, HANDLE, 0);
  }
  act(&s, destroy_stream, q);
  uint32_t last = act(&s, launch, q);
  ret(&s);
  end(&s);
  gv_report report = {0};
  gv_analyse(&s.m, &(gv_analysis_options){.check_proof = true}, &report);
  ck_assert_uint_eq(report.findings.len, 1);
  const gv_finding *f = &report.findings.at[0];
  ck_assert_uint_eq(f->loc.line, last + 1);
  ck_assert_uint_lt(f->notes.len, STEPS);
  ck_text_eq(f->notes.at[0].message, "stream created here");
  ck_text_eq(f->notes.at[f->notes.len - 2].message, "destroyed here"); /* before the help */
  uint32_t cuts = 0;
  for (uint32_t i = 0; i < f->notes.len; i++) {
    bool cut = memmem(f->notes.at[i].message.at, f->notes.at[i].message.len, "omitted", 7) != NULL;
    cuts += cut;
    if (i) ck_assert_uint_le(f->notes.at[i - 1].loc.line, f->notes.at[i].loc.line);
  }
  ck_assert_uint_eq(cuts, 1);
  gv_report_clear(&report);
  gv_model_clear(&s.m);
}
END_TEST

UNIT_MAIN("analysis_counterexample", RUNS(the_life_of_a_handle),
          RUNS(branches_that_matter_are_named_and_others_are_not),
          RUNS(cases_of_a_switch_are_named), RUNS(a_leak_ends_where_the_last_reference_goes),
          RUNS(handles_are_passed_on_loaded_and_stored), RUNS(into_a_call_and_out_of_it),
          RUNS(handed_out_by_a_call), RUNS(what_a_caller_outside_passes),
          RUNS(a_second_round_that_does_not_happen_is_no_finding),
          RUNS(a_second_round_that_happens_is_one), RUNS(the_way_that_can_be_taken_is_told),
          RUNS(what_was_before_the_birth_counts), RUNS(a_long_story_is_cut_in_the_middle))
