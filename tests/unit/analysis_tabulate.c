/* Whole programs through the whole analysis, without MLIR: what is found, what is proved, and how
 * much work that takes. Comments behind operations are their numbers. */
#include "typestate/tabulate.h"

#include "verdict.h"

/* ---- straight on ----------------------------------------------------------------------------- */

START_TEST(a_life_as_it_should_be) {
  sketch s = {0};
  begin_main(&s);
  gv_value_id q = stream(&s), e = event(&s); /* 0, 1 */
  act(&s, launch, q);                        /* 2 */
  act(&s, record, e, q);                     /* 3 */
  act(&s, wait_event, q, e);                 /* 4 */
  act(&s, sync_event, e);                    /* 5 */
  act(&s, sync_stream, q);                   /* 6 */
  act(&s, destroy_event, e);                 /* 7 */
  act(&s, destroy_stream, q);                /* 8 */
  ret(&s);
  end(&s);
  expect_verdicts(&s, "", 2 + 9, 0, 0);
}
END_TEST

/* The first error is the finding; what fails after it on the same object is part of it. */
START_TEST(one_cause_is_one_finding) {
  sketch s = {0};
  begin_main(&s);
  gv_value_id q = stream(&s); /* 0 */
  act(&s, destroy_stream, q); /* 1 */
  act(&s, launch, q);         /* 2 */
  act(&s, destroy_stream, q); /* 3 */
  act(&s, sync_event, q);     /* 4 */
  ret(&s);
  end(&s);
  expect_verdicts(&s, "stream-use-after-destroy@2", 2, 3, 0);
}
END_TEST

START_TEST(two_objects_are_two_findings) {
  sketch s = {0};
  begin_main(&s);
  gv_value_id a = stream(&s), b = stream(&s), e = event(&s); /* 0 1 2 */
  act(&s, destroy_stream, a);                                /* 3 */
  act(&s, destroy_stream, a);                                /* 4 */
  act(&s, sync_stream, e);                                   /* 5 */
  act(&s, sync_event, e);                                    /* 6: in the wake of 5 */
  act(&s, wait_event, b, b);                                 /* 7 */
  act(&s, destroy_event, e);                                 /* 8 */
  ret(&s);
  end(&s);
  /* b is not destroyed, but after an error on it what follows is not a finding. */
  expect_verdicts(&s, "stream-double-destroy@4 handle-kind-mismatch@5 handle-kind-mismatch@7",
                  3 + 3, 4, 0);
}
END_TEST

START_TEST(what_is_never_destroyed_leaks) {
  sketch s = {0};
  begin_main(&s);
  stream(&s);                 /* 0 */
  gv_value_id e = event(&s);  /* 1 */
  gv_value_id q = stream(&s); /* 2 */
  act(&s, record, e, q);      /* 3 */
  ret(&s);
  end(&s);
  expect_verdicts(&s, "stream-leak@0 event-leak@1 stream-leak@2", 2, 0, 0);
}
END_TEST

START_TEST(an_event_is_waited_for_before_it_is_recorded) {
  sketch s = {0};
  begin_main(&s);
  gv_value_id q = stream(&s), e = event(&s); /* 0 1 */
  act(&s, wait_event, q, e);                 /* 2 */
  act(&s, record, e, q);                     /* 3 */
  act(&s, sync_event, e);                    /* 4 */
  act(&s, destroy_event, e);                 /* 5 */
  act(&s, destroy_stream, q);                /* 6 */
  ret(&s);
  end(&s);
  expect_verdicts(&s, "event-not-recorded@2", 2 + 6, 1, 0);
}
END_TEST

START_TEST(null_is_a_stream_but_no_event) {
  sketch s = {0};
  begin_main(&s);
  gv_value_id zero = null(&s), e = event(&s); /* 0 */
  act(&s, launch, zero);                      /* 1 */
  act(&s, record, e, zero);                   /* 2 */
  act(&s, sync_stream, zero);                 /* 3 */
  act(&s, destroy_event, e);                  /* 4 */
  ret(&s);
  end(&s);
  expect_verdicts(&s, "", 1 + 5, 0, 0);

  begin_main(&s);
  act(&s, destroy_stream, null(&s));  /* 0 */
  act(&s, sync_event, null(&s));      /* 1 */
  act(&s, launch, undef(&s, HANDLE)); /* 2 */
  ret(&s);
  end(&s);
  expect_verdicts(&s, "null-handle@0 null-handle@1 undefined-handle@2", 0, 3, 0);
}
END_TEST

/* ---- what comes from outside ----------------------------------------------------------------- */

START_TEST(what_a_caller_passes_is_live_until_it_is_destroyed) {
  sketch s = {0};
  begin(&s, "main", true);
  gv_value_id q = param(&s, HANDLE, 0), e = param(&s, HANDLE, 0);
  fill(&s, block(&s));
  act(&s, launch, q);         /* 0 */
  act(&s, sync_event, e);     /* 1 */
  act(&s, destroy_stream, q); /* 2 */
  ret(&s);
  end(&s);
  gv_report report = {0};
  gv_analyse(&s.m, &(gv_analysis_options){.check_proof = true}, &report);
  ck_assert_uint_eq(report.assumptions.len, 1); /* and it says so, once */
  gv_report_clear(&report);
  expect_verdicts(&s, "", 3, 0, 0);

  begin(&s, "main", true);
  q = param(&s, HANDLE, 0), e = param(&s, HANDLE, 0);
  fill(&s, block(&s));
  act(&s, destroy_stream, q); /* 0 */
  act(&s, launch, q);         /* 1 */
  act(&s, sync_event, e);     /* 2 */
  act(&s, sync_stream, e);    /* 3: it was an event */
  ret(&s);
  end(&s);
  expect_verdicts(&s, "stream-use-after-destroy@1 handle-kind-mismatch@3", 2, 2, 0);
}
END_TEST

START_TEST(unknown_code_leaves_things_undecided) {
  sketch s = {0};
  begin_main(&s);
  gv_value_id q = stream(&s);                 /* 0 */
  act(&s, launch, q);                         /* 1: before it, proved */
  pass_to_unknown(&s, q);                     /* 2 */
  act(&s, launch, q);                         /* 3 */
  act(&s, destroy_stream, q);                 /* 4: the same obstacle */
  gv_value_id other = unknown(&s, HANDLE, 0); /* 5 */
  act(&s, launch, other);                     /* 6 */
  ret(&s);
  end(&s);
  expect_verdicts(&s, "unknown-handle@3 unknown-handle@6", 1, 0, 3);
}
END_TEST

START_TEST(a_computed_number_is_no_handle) {
  sketch s = {0};
  begin(&s, "main", true);
  gv_value_id n = param(&s, 8, 64);
  fill(&s, block(&s));
  gv_value_id slot = memory(&s);                            /* 0 */
  act(&s, launch, n);                                       /* 1 */
  act(&s, launch, arith(&s, GV_ADD, n, number(&s, 8, 64))); /* 2 */
  act(&s, launch, slot);                                    /* 3: the address of memory */
  act(&s, launch, number(&s, 0, 64));                       /* 4: null */
  ret(&s);
  end(&s);
  expect_verdicts(&s, "unknown-handle@1 unknown-handle@2 unknown-handle@3", 1, 0, 3);
}
END_TEST

/* ---- branches -------------------------------------------------------------------------------- */

START_TEST(destroyed_on_one_side_only) {
  sketch s = {0};
  begin(&s, "main", true);
  gv_value_id c = param(&s, 1, 1);
  uint32_t entry = block(&s), yes = block(&s), last = block(&s);
  fill(&s, entry);
  gv_value_id q = stream(&s); /* 0 */
  cond_br(&s, c, yes, last);  /* 1 */
  fill(&s, yes);
  act(&s, destroy_stream, q); /* 2 */
  br(&s, last);
  fill(&s, last);
  ret(&s);
  end(&s);
  expect_verdicts(&s, "stream-leak@0", 1, 0, 0);
}
END_TEST

/* if (first) destroy; if (second) destroy. */
static void build_two_branches(sketch *s, bool negated, bool same) {
  begin(s, "main", true);
  gv_value_id c = param(s, 1, 1), d = param(s, 1, 1);
  uint32_t b[5];
  for (int i = 0; i < 5; i++) b[i] = block(s);
  fill(s, b[0]);
  gv_value_id q = stream(s); /* 0 */
  gv_value_id second = same ? c : d;
  cond_br(s, c, b[1], b[2]); /* 1 */
  fill(s, b[1]);
  act(s, destroy_stream, q); /* 2 */
  br(s, b[2]);               /* 3 */
  fill(s, b[2]);
  cond_br(s, negated ? not(s, second) : second, b[3], b[4]); /* 4 */
  fill(s, b[3]);
  act(s, destroy_stream, q); /* 5 */
  br(s, b[4]);
  fill(s, b[4]);
  ret(s);
  end(s);
}

START_TEST(branches_on_one_condition_are_kept_together) {
  sketch s = {0};
  build_two_branches(&s, true, true);
  expect_verdicts(&s, "", 3, 0, 0);
  build_two_branches(&s, false, true); /* twice or not at all */
  expect_verdicts(&s, "stream-leak@0 stream-double-destroy@5", 1, 1, 0);
  build_two_branches(&s, true, false); /* nothing links the two */
  expect_verdicts(&s, "stream-leak@0 stream-double-destroy@5", 1, 1, 0);
}
END_TEST

START_TEST(cases_of_a_switch_are_kept_together) {
  for (int wrong = 0; wrong < 2; wrong++) {
    sketch s = {0};
    begin(&s, "main", true);
    gv_value_id x = param(&s, 4, 32);
    uint32_t b[5];
    for (int i = 0; i < 5; i++) b[i] = block(&s);
    fill(&s, b[0]);
    gv_value_id q = stream(&s);          /* 0 */
    add_op(&s, GV_OP_SWITCH, "", &x, 1); /* 1 */
    gv_add_edge(&s.m, b[0], b[2], 0);
    gv_add_edge(&s.m, b[0], b[1], 7);
    fill(&s, b[1]);
    act(&s, destroy_stream, q); /* 2 */
    br(&s, b[2]);               /* 3 */
    fill(&s, b[2]);
    cond_br(&s, arith(&s, GV_EQ, x, number(&s, wrong ? 8 : 7, 32)), b[4], b[3]); /* 4 */
    fill(&s, b[3]);
    act(&s, destroy_stream, q); /* 5 */
    br(&s, b[4]);
    fill(&s, b[4]);
    ret(&s);
    end(&s);
    if (wrong)
      expect_verdicts(&s, "stream-leak@0 stream-double-destroy@5", 1, 1, 0);
    else
      expect_verdicts(&s, "", 3, 0, 0);
  }
}
END_TEST

START_TEST(a_select_holds_one_or_the_other) {
  for (int wrong = 0; wrong < 2; wrong++) {
    sketch s = {0};
    begin(&s, "main", true);
    gv_value_id c = param(&s, 1, 1);
    fill(&s, block(&s));
    gv_value_id a = stream(&s), b = stream(&s);               /* 0 1 */
    act(&s, destroy_stream, choose(&s, c, a, b));             /* 2 */
    act(&s, destroy_stream, wrong ? a : choose(&s, c, b, a)); /* 3 */
    ret(&s);
    end(&s);
    if (wrong)
      expect_verdicts(&s, "stream-leak@1 stream-double-destroy@3", 2, 1, 0);
    else
      expect_verdicts(&s, "", 4, 0, 0);
  }
}
END_TEST

START_TEST(where_the_program_ends_nothing_leaks) {
  for (int by_call = 0; by_call < 2; by_call++) {
    sketch s = {0};
    uint32_t stop = begin(&s, "stop", false);
    fill(&s, block(&s));
    add_op(&s, GV_OP_UNREACHABLE, "", NULL, 0); /* 0 */
    end(&s);
    begin(&s, "main", true);
    gv_value_id c = param(&s, 1, 1);
    uint32_t entry = block(&s), bad = block(&s), good = block(&s);
    fill(&s, entry);
    gv_value_id q = stream(&s); /* 1 */
    cond_br(&s, c, bad, good);  /* 2 */
    fill(&s, bad);
    if (by_call) {
      call_with(&s, stop, NULL, 0);
      act(&s, destroy_event, q); /* control never comes here */
      ret(&s);
    } else {
      add_op(&s, GV_OP_UNREACHABLE, "", NULL, 0);
    }
    fill(&s, good);
    act(&s, destroy_stream, q);
    ret(&s);
    end(&s);
    expect_verdicts(&s, "", 2 + (uint32_t)by_call, 0, 0);
  }
}
END_TEST

/* ---- loops ----------------------------------------------------------------------------------- */

typedef enum loop_kind { RIGHT, LAST_KEPT, FIRST_AGAIN, OLD_USED, LOOP_KINDS } loop_kind;

/* Each round destroys the stream of the round before and makes a new one. */
static void build_carried(sketch *s, loop_kind kind) {
  uint32_t entry = begin_main(s), head = block(s), body = block(s), last = block(s);
  (void)entry;
  gv_value_id h = arg(s, head, 0, HANDLE, 0);
  gv_value_id first = stream(s);  /* 0 */
  pass(s, br(s, head), h, first); /* 1 */
  fill(s, head);
  cond_br(s, anything(s, head, 1, 1), body, last); /* 2 */
  fill(s, body);
  act(s, destroy_stream, h);                   /* 3 */
  gv_value_id next = stream(s);                /* 4 */
  act(s, launch, kind == OLD_USED ? h : next); /* 5 */
  pass(s, br(s, head), h, next);               /* 6 */
  fill(s, last);
  if (kind != LAST_KEPT) act(s, destroy_stream, kind == FIRST_AGAIN ? first : h); /* 7 */
  ret(s);
  end(s);
}

START_TEST(a_handle_carried_round_a_loop_belongs_to_its_round) {
  sketch s = {0};
  build_carried(&s, RIGHT);
  expect_verdicts(&s, "", 2 + 3, 0, 0);
  build_carried(&s, LAST_KEPT); /* the first one too, when the loop runs no round */
  expect_verdicts(&s, "stream-leak@0 stream-leak@4", 2, 0, 0);
  build_carried(&s, FIRST_AGAIN);
  expect_verdicts(&s, "stream-leak@4 stream-double-destroy@7", 1 + 2, 1, 0);
  build_carried(&s, OLD_USED);
  expect_verdicts(&s, "stream-use-after-destroy@5", 2 + 2, 1, 0);
}
END_TEST

/* Two handles change places each round; each round destroys nothing; both die at the end. */
START_TEST(handles_that_change_places_are_not_mixed_up) {
  sketch s = {0};
  begin_main(&s);
  uint32_t head = block(&s), last = block(&s);
  gv_value_id x = arg(&s, head, 0, HANDLE, 0), y = arg(&s, head, 1, HANDLE, 0);
  gv_value_id q = stream(&s), e = event(&s); /* 0 1 */
  act(&s, record, e, q);                     /* 2 */
  uint32_t in = br(&s, head);                /* 3 */
  pass(&s, in, x, q);
  pass(&s, in, y, e);
  fill(&s, head);
  gv_value_id c = unknown(&s, 1, 1);          /* 4 */
  uint32_t back = cond_br(&s, c, head, last); /* 5 */
  pass(&s, back, x, y);
  pass(&s, back, y, x);
  fill(&s, last);
  act(&s, destroy_stream, q); /* 6 */
  act(&s, destroy_event, e);  /* 7 */
  ret(&s);
  end(&s);
  expect_verdicts(&s, "", 2 + 4, 0, 0);

  begin_main(&s);
  head = block(&s), last = block(&s);
  x = arg(&s, head, 0, HANDLE, 0), y = arg(&s, head, 1, HANDLE, 0);
  q = stream(&s), e = event(&s); /* 0 1 */
  act(&s, record, e, q);         /* 2 */
  in = br(&s, head);             /* 3 */
  pass(&s, in, x, q);
  pass(&s, in, y, e);
  fill(&s, head);
  act(&s, sync_stream, x);           /* 4: in the second round the event */
  c = unknown(&s, 1, 1);             /* 5 */
  back = cond_br(&s, c, head, last); /* 6 */
  pass(&s, back, x, y);
  pass(&s, back, y, x);
  fill(&s, last);
  act(&s, destroy_stream, q); /* 7 */
  act(&s, destroy_event, e);  /* 8 */
  ret(&s);
  end(&s);
  expect_verdicts(&s, "handle-kind-mismatch@4", 2 + 4, 1, 0);
}
END_TEST

START_TEST(a_handle_made_and_destroyed_each_round) {
  for (int wrong = 0; wrong < 2; wrong++) {
    sketch s = {0};
    begin_main(&s);
    uint32_t head = block(&s), last = block(&s);
    br(&s, head); /* 0 */
    fill(&s, head);
    gv_value_id q = stream(&s);             /* 1 */
    act(&s, launch, q);                     /* 2 */
    if (!wrong) act(&s, destroy_stream, q); /* 3 */
    cond_br(&s, unknown(&s, 1, 1), head, last);
    fill(&s, last);
    if (wrong) act(&s, destroy_stream, q); /* 5: only that of the last round */
    ret(&s);
    end(&s);
    if (wrong)
      expect_verdicts(&s, "stream-leak@1", 2, 0, 0);
    else
      expect_verdicts(&s, "", 3, 0, 0);
  }
}
END_TEST

/* ---- aggregates and memory ------------------------------------------------------------------- */

START_TEST(members_of_an_aggregate_are_told_apart) {
  sketch s = {0};
  begin_main(&s);
  gv_value_id q = stream(&s), e = event(&s); /* 0 1 */
  gv_value_id pair = insert(&s, insert(&s, undef(&s, 24), q, 0), e, 16);
  act(&s, destroy_stream, extract(&s, pair, 0, 8, 0)); /* 2 */
  act(&s, destroy_event, extract(&s, pair, 16, 8, 0)); /* 3 */
  act(&s, launch, extract(&s, pair, 8, 8, 0));         /* 4: between them */
  act(&s, launch, extract(&s, pair, 0, 8, 0));         /* 5 */
  ret(&s);
  end(&s);
  expect_verdicts(&s, "undefined-handle@4 stream-use-after-destroy@5", 4, 2, 0);
}
END_TEST

START_TEST(handles_in_slots_are_followed) {
  sketch s = {0};
  begin_main(&s);
  gv_value_id slot = memory(&s), q = stream(&s); /* 0 1 */
  store(&s, q, slot);                            /* 2 */
  gv_value_id again = load(&s, slot, HANDLE, 0); /* 3 */
  act(&s, destroy_stream, again);                /* 4 */
  act(&s, launch, q);                            /* 5 */
  ret(&s);
  end(&s);
  expect_verdicts(&s, "stream-use-after-destroy@5", 2, 1, 0);

  begin_main(&s);
  slot = memory(&s);                          /* 0 */
  act(&s, launch, load(&s, slot, HANDLE, 0)); /* 1, 2: nothing was stored yet */
  q = stream(&s);                             /* 3 */
  store(&s, q, offset(&s, slot, 8));          /* 4 */
  act(&s, destroy_stream, load(&s, offset(&s, slot, 8), HANDLE, 0)); /* 5, 6 */
  store(&s, stream(&s), slot);                                       /* 7, 8 */
  store(&s, null(&s), slot); /* 9: the last one that knew it */
  ret(&s);
  end(&s);
  expect_verdicts(&s, "undefined-handle@2 stream-leak@7", 2, 1, 0);
}
END_TEST

START_TEST(private_globals_are_memory_too) {
  sketch s = {0};
  uint32_t g = gv_add_global(&s.m, GV_STR("g"), 8, false, true, GV_NO_LOC);
  uint32_t make = begin(&s, "make", false);
  fill(&s, block(&s));
  store(&s, stream(&s), address_of(&s, g)); /* 0 1 */
  ret(&s);                                  /* 2 */
  end(&s);
  begin(&s, "main", true);
  fill(&s, block(&s));
  call_with(&s, make, NULL, 0);                                    /* 3 */
  gv_value_id q = load(&s, address_of(&s, g), HANDLE, 0);          /* 4 */
  act(&s, launch, q);                                              /* 5 */
  act(&s, destroy_stream, q);                                      /* 6 */
  act(&s, destroy_stream, load(&s, address_of(&s, g), HANDLE, 0)); /* 7 8 */
  ret(&s);
  end(&s);
  expect_verdicts(&s, "stream-double-destroy@8", 3, 1, 0);
}
END_TEST

/* ---- calls ----------------------------------------------------------------------------------- */

/* A private function that does this to its parameter. */
static uint32_t build_helper(sketch *s, const gv_action *action) {
  uint32_t function = begin(s, "helper", false);
  gv_value_id p = param(s, HANDLE, 0);
  fill(s, block(s));
  act_on(s, action, &p, 1); /* 0 */
  ret(s);                   /* 1 */
  end(s);
  return function;
}

START_TEST(calls_are_followed_with_their_arguments) {
  sketch s = {0};
  uint32_t helper = build_helper(&s, &destroy_stream);
  begin_main(&s);
  gv_value_id q = stream(&s), r = stream(&s); /* 2 3 */
  call(&s, helper, q);                        /* 4 */
  call(&s, helper, r);                        /* 5 */
  act(&s, launch, q);                         /* 6 */
  ret(&s);
  end(&s);
  expect_verdicts(&s, "stream-use-after-destroy@6", 3, 1, 0);

  helper = build_helper(&s, &destroy_stream);
  begin_main(&s);
  q = stream(&s);      /* 2 */
  call(&s, helper, q); /* 3 */
  call(&s, helper, q); /* 4 */
  ret(&s);
  end(&s);
  expect_verdicts(&s, "stream-double-destroy@0", 1, 1, 0);
}
END_TEST

START_TEST(a_handle_handed_out_is_the_callers) {
  for (int kept = 0; kept < 2; kept++) {
    sketch s = {0};
    uint32_t make = begin(&s, "make", false);
    fill(&s, block(&s));
    gv_value_id made = stream(&s); /* 0 */
    ret_with(&s, &made, 1);        /* 1 */
    end(&s);
    begin_main(&s);
    call_with(&s, make, NULL, 0); /* 2 */
    gv_value_id q = result(&s, HANDLE, 0);
    call_with(&s, make, NULL, 0); /* 3: another one */
    gv_value_id r = result(&s, HANDLE, 0);
    act(&s, destroy_stream, q); /* 4 */
    if (!kept) act(&s, destroy_stream, r);
    ret(&s);
    end(&s);
    if (kept)
      expect_verdicts(&s, "stream-leak@0", 1, 0, 0);
    else
      expect_verdicts(&s, "", 3, 0, 0);
  }
}
END_TEST

START_TEST(a_function_that_nothing_calls_never_runs) {
  sketch s = {0};
  build_helper(&s, &destroy_event); /* 0 1 */
  begin_main(&s);
  ret(&s);
  end(&s);
  expect_verdicts(&s, "", 1, 0, 0);
  build_helper(&s, &destroy_event); /* without a public function it is one that others call */
  expect_verdicts(&s, "", 1, 0, 0);
}
END_TEST

/* f(q, c): [destroy q]; if (c) f(q, unknown); */
static void build_recursion(sketch *s, bool destroys) {
  uint32_t self = begin(s, "f", false);
  gv_value_id p = param(s, HANDLE, 0), c = param(s, 1, 1);
  uint32_t entry = block(s), deeper = block(s), last = block(s);
  fill(s, entry);
  act_on(s, destroys ? &destroy_stream : &launch, &p, 1); /* 0 */
  cond_br(s, c, deeper, last);                            /* 1 */
  fill(s, deeper);
  gv_value_id again = unknown(s, 1, 1); /* 2 */
  call(s, self, p, again);              /* 3 */
  br(s, last);                          /* 4 */
  fill(s, last);
  ret(s); /* 5 */
  end(s);
  begin(s, "main", true);
  gv_value_id first = param(s, 1, 1);
  fill(s, block(s));
  gv_value_id q = stream(s);                /* 6 */
  call(s, self, q, first);                  /* 7 */
  if (!destroys) act(s, destroy_stream, q); /* 8 */
  ret(s);
  end(s);
}

START_TEST(recursion_comes_to_an_end) {
  sketch s = {0};
  build_recursion(&s, false);
  expect_verdicts(&s, "", 3, 0, 0);
  build_recursion(&s, true);
  expect_verdicts(&s, "stream-double-destroy@0", 1, 1, 0);
}
END_TEST

START_TEST(a_condition_is_known_across_calls) {
  for (int wrong = 0; wrong < 2; wrong++) {
    sketch s = {0};
    uint32_t helper = begin(&s, "destroy_if", false);
    gv_value_id p = param(&s, HANDLE, 0), c = param(&s, 1, 1);
    uint32_t entry = block(&s), yes = block(&s), last = block(&s);
    fill(&s, entry);
    cond_br(&s, c, yes, last); /* 0 */
    fill(&s, yes);
    act(&s, destroy_stream, p); /* 1 */
    br(&s, last);               /* 2 */
    fill(&s, last);
    ret(&s); /* 3 */
    end(&s);
    begin(&s, "main", true);
    gv_value_id d = param(&s, 1, 1);
    fill(&s, block(&s));
    gv_value_id q = stream(&s);                  /* 4 */
    call(&s, helper, q, d);                      /* 5 */
    call(&s, helper, q, wrong ? d : not(&s, d)); /* 6 */
    ret(&s);
    end(&s);
    if (wrong)
      expect_verdicts(&s, "stream-double-destroy@1 stream-leak@4", 0, 1, 0);
    else
      expect_verdicts(&s, "", 2, 0, 0);
  }
}
END_TEST

START_TEST(what_a_callee_returns_tells_which_way_it_went) {
  for (int wrong = 0; wrong < 2; wrong++) {
    sketch s = {0};
    uint32_t helper = begin(&s, "try", false);
    gv_value_id p = param(&s, HANDLE, 0);
    uint32_t entry = block(&s), done = block(&s), failed = block(&s);
    fill(&s, entry);
    gv_value_id yes = number(&s, 1, 1), no = number(&s, 0, 1);
    cond_br(&s, unknown(&s, 1, 1), done, failed); /* 0 1 */
    fill(&s, done);
    act(&s, destroy_stream, p); /* 2 */
    ret_with(&s, &yes, 1);      /* 3 */
    fill(&s, failed);
    ret_with(&s, &no, 1); /* 4 */
    end(&s);
    begin_main(&s);
    uint32_t again = block(&s), last = block(&s);
    gv_value_id q = stream(&s); /* 5 */
    call(&s, helper, q);        /* 6 */
    gv_value_id status = result(&s, 1, 1);
    cond_br(&s, wrong ? not(&s, status) : status, last, again); /* 7 */
    fill(&s, again);
    act(&s, destroy_stream, q); /* 8 */
    br(&s, last);
    fill(&s, last);
    ret(&s);
    end(&s);
    if (wrong)
      expect_verdicts(&s, "stream-leak@5 stream-double-destroy@8", 1, 1, 0);
    else
      expect_verdicts(&s, "", 3, 0, 0);
  }
}
END_TEST

/* ---- async.execute --------------------------------------------------------------------------- */

/* A body destroys the stream; then, awaited or not, it is used or made anew. */
static void build_task(sketch *s, bool awaited) {
  uint32_t entry = begin_main(s), body = block(s), after = block(s);
  (void)entry;
  s->m.task_count = 1;
  gv_value_id token = arg(s, after, 0, 8, 0);
  gv_value_id q = stream(s); /* 0 */
  br(s, body);               /* 1 */
  fill(s, body);
  s->m.ops.at[add_op(s, GV_OP_TASK_BEGIN, "", NULL, 0)].task = 0; /* 2 */
  act(s, launch, q);                                              /* 3 */
  s->m.ops.at[add_op(s, GV_OP_TASK_END, "", NULL, 0)].task = 0;   /* 4 */
  gv_value_id end_token = result(s, 8, 0);
  pass(s, br(s, after), token, end_token); /* 5 */
  fill(s, after);
  if (awaited) add_op(s, GV_OP_AWAIT, "", &token, 1); /* 6 */
  act(s, destroy_stream, q);                          /* 6 or 7 */
  ret(s);
  end(s);
}

START_TEST(a_body_not_awaited_may_run_at_the_same_time) {
  sketch s = {0};
  build_task(&s, true);
  expect_verdicts(&s, "", 3, 0, 0);
  build_task(&s, false);
  expect_verdicts(&s, "unknown-handle@6", 1, 0, 1);
}
END_TEST

/* ---- unlowered operations -------------------------------------------------------------------- */

START_TEST(what_an_unlowered_operation_would_have_consumed_does_not_leak) {
  static const gv_lowering lowering = {"gpu.memcpy", 1, 1, true, NULL};
  sketch s = {0};
  begin_main(&s);
  gv_value_id q = stream(&s);                                     /* 0 */
  uint32_t op = add_op(&s, GV_OP_UNLOWERED, "gpu.memcpy", &q, 1); /* 1 */
  s.m.ops.at[op].lowering = &lowering;
  s.m.ops.at[op].deps = 1;
  gv_value_id token = result(&s, HANDLE, 0);
  act(&s, sync_stream, token); /* 2 */
  ret(&s);
  end(&s);
  expect_verdicts(&s, "unlowered-op@1", 1, 1, 1);
}
END_TEST

/* ---- how much work --------------------------------------------------------------------------- */

static gv_tabulation run_tabulation(sketch *s) {
  gv_tabulation e;
  gv_model_check(&s->m);
  gv_tabulate(&e, &s->m, NULL);
  return e;
}

static void drop(sketch *s, gv_tabulation *e) {
  gv_tab_clear(e);
  gv_model_clear(&s->m);
}

/* destroys the stream under `c`, then asks each of 40 conditions twice, then destroys it unless
 * `c`. */
static uint32_t build_correlated(sketch *s, bool uses) {
  enum { CONDITIONS = 40 };
  begin(s, "main", true);
  gv_value_id c = param(s, 1, 1), on[CONDITIONS];
  for (int i = 0; i < CONDITIONS; i++) on[i] = param(s, 1, 1);
  uint32_t entry = block(s), early = block(s), next = block(s);
  fill(s, entry);
  gv_value_id q = stream(s);
  if (uses) act(s, launch, q);
  cond_br(s, c, early, next);
  fill(s, early);
  act(s, destroy_stream, q);
  br(s, next);
  for (int i = 0; i < 2 * CONDITIONS; i++) {
    uint32_t yes = block(s), no = block(s), join = block(s);
    fill(s, next);
    cond_br(s, on[i % CONDITIONS], yes, no);
    fill(s, yes);
    br(s, join);
    fill(s, no);
    br(s, join);
    next = join;
  }
  uint32_t late = block(s), last = block(s);
  fill(s, next);
  cond_br(s, c, last, late);
  fill(s, late);
  act(s, destroy_stream, q);
  br(s, last);
  fill(s, last);
  ret(s);
  end(s);
  return s->m.blocks.len;
}

START_TEST(correlated_branches_cost_a_few_nodes_each) {
  sketch s = {0};
  uint32_t blocks = build_correlated(&s, false);
  gv_tabulation e = run_tabulation(&s);
  ck_assert_uint_eq(e.faults.len, 0);
  ck_assert_uint_le(e.nodes.len, 3 * blocks); /* control, and the stream dead or alive */
  ck_assert_uint_le(e.predicates.bdd.nodes.len, 100 * blocks);
  drop(&s, &e);
  build_correlated(&s, true);
  expect_verdicts(&s, "", 4, 0, 0);
}
END_TEST

START_TEST(two_thousand_live_streams_do_not_multiply) {
  enum { STREAMS = 2000 };
  static gv_value_id q[STREAMS];
  sketch s = {0};
  begin(&s, "main", true);
  gv_value_id c = param(&s, 1, 1);
  uint32_t entry = block(&s), yes = block(&s), no = block(&s), last = block(&s);
  fill(&s, entry);
  for (int i = 0; i < STREAMS; i++) q[i] = stream(&s);
  cond_br(&s, c, yes, no);
  fill(&s, yes);
  for (int i = 0; i < STREAMS; i++) act(&s, sync_stream, q[i]);
  br(&s, last);
  fill(&s, no);
  for (int i = 0; i < STREAMS; i++) act(&s, launch, q[i]);
  br(&s, last);
  fill(&s, last);
  for (int i = STREAMS; i-- > 0;) act(&s, destroy_stream, q[i]);
  ret(&s);
  end(&s);
  gv_tabulation e = run_tabulation(&s);
  ck_assert_uint_eq(e.faults.len, 0);
  ck_assert_uint_eq(e.seeds.len, STREAMS + 1);     /* and control */
  ck_assert_uint_eq(e.nodes.len, 4 * STREAMS + 4); /* each block once */
  gv_tab_clear(&e);
  expect_verdicts(&s, "", 4 * STREAMS, 0, 0);
}
END_TEST

START_TEST(callers_that_pass_the_same_share_one_run) {
  enum { CALLS = 50 };
  sketch s = {0};
  uint32_t helper = build_helper(&s, &launch);
  begin_main(&s);
  for (int i = 0; i < CALLS; i++) {
    gv_value_id q = stream(&s);
    call(&s, helper, q);
    act(&s, destroy_stream, q);
  }
  ret(&s);
  end(&s);
  gv_tabulation e = run_tabulation(&s);
  uint32_t runs = 0;
  for (uint32_t i = 0; i < e.contexts.len; i++)
    runs += e.contexts.at[i].function == helper && e.contexts.at[i].seed == GV_NONE;
  ck_assert_uint_eq(runs, 1);
  ck_assert_uint_eq(e.callers.len, CALLS);
  ck_assert_uint_eq(e.exits.len, 1);
  gv_tab_clear(&e);
  expect_verdicts(&s, "", 2 * CALLS + 1, 0, 0);
}
END_TEST

/* A chain of functions, each of which calls the next one twice: 2^30 paths. */
START_TEST(call_chains_are_not_unfolded) {
  enum { DEPTH = 30 };
  sketch s = {0};
  uint32_t last = build_helper(&s, &sync_stream);
  for (int i = 0; i < DEPTH; i++) {
    uint32_t next = begin(&s, "link", false);
    gv_value_id p = param(&s, HANDLE, 0);
    fill(&s, block(&s));
    call(&s, last, p);
    call(&s, last, p);
    ret(&s);
    end(&s);
    last = next;
  }
  begin_main(&s);
  gv_value_id q = stream(&s);
  call(&s, last, q);
  act(&s, destroy_stream, q);
  ret(&s);
  end(&s);
  gv_tabulation e = run_tabulation(&s);
  ck_assert_uint_le(e.nodes.len, 10 * DEPTH);
  gv_tab_clear(&e);
  expect_verdicts(&s, "", 3, 0, 0);
}
END_TEST

/* The stream may be in any of the arguments, by conditions that nothing links: 2^N sets of places.
 */
START_TEST(past_the_bound_on_states_nothing_is_called_proved) {
  enum { ARGUMENTS = 10 };
  sketch s = {0};
  begin_main(&s);
  gv_value_id q = stream(&s), zero = null(&s), held[ARGUMENTS];
  for (int i = 0; i < ARGUMENTS; i++) {
    uint32_t join = block(&s);
    held[i] = arg(&s, join, 0, HANDLE, 0);
    uint32_t edge = cond_br(&s, unknown(&s, 1, 1), join, join);
    pass(&s, edge, held[i], q);
    pass(&s, edge + 1, held[i], zero);
    fill(&s, join);
  }
  for (int i = 0; i < ARGUMENTS; i++) act(&s, launch, held[i]);
  act(&s, destroy_stream, q);
  ret(&s);
  end(&s);
  gv_report report = {0};
  gv_analyse(&s.m, &(gv_analysis_options){.proof = true, .check_proof = true}, &report);
  ck_assert_int_eq(report.verdict, GV_UNPROVED);
  ck_assert_uint_eq(report.counts[GV_VIOLATED], 0);
  ck_assert_uint_eq(report.counts[GV_UNPROVED], ARGUMENTS + 1);
  ck_assert_uint_eq(report.findings.len, 1); /* one obstacle */
  gv_report_clear(&report);
  gv_model_clear(&s.m);
}
END_TEST

/* … nor where the fixpoint has taken all its steps, in whichever of its parts; and nothing is
 * called wrong that is right. */
START_TEST(past_the_bound_on_steps_nothing_is_called_proved) {
  for (uint64_t most = 1;; most++) {
    sketch s = {0};
    begin_main(&s);
    gv_value_id q = stream(&s), e = event(&s);
    uint32_t left = block(&s), right = block(&s), join = block(&s);
    cond_br(&s, unknown(&s, 1, 1), left, right);
    fill(&s, left);
    act(&s, launch, q);
    br(&s, join);
    fill(&s, right);
    act(&s, record, e, q);
    act(&s, sync_event, e);
    br(&s, join);
    fill(&s, join);
    act(&s, sync_stream, q);
    act(&s, destroy_event, e);
    act(&s, destroy_stream, q);
    ret(&s);
    end(&s);
    gv_report report = {0};
    gv_steps steps = {0};
    gv_analyse(&s.m,
               &(gv_analysis_options){
                   .proof = true, .check_proof = true, .steps = &steps, .most_steps = most},
               &report);
    bool enough = steps.fixpoint <= most;
    ck_assert_int_eq(report.verdict, enough ? GV_PROVED : GV_UNPROVED);
    ck_assert_uint_eq(report.counts[GV_VIOLATED], 0);
    ck_assert_uint_eq(report.findings.len, !enough); /* one obstacle */
    if (!enough) ck_assert_uint_eq(report.counts[GV_PROVED], 0);
    gv_report_clear(&report);
    gv_model_clear(&s.m);
    if (enough) break;
    ck_assert_uint_lt(most, 1000);
  }
}
END_TEST

UNIT_MAIN("analysis_tabulate", RUNS(a_life_as_it_should_be), RUNS(one_cause_is_one_finding),
          RUNS(two_objects_are_two_findings), RUNS(what_is_never_destroyed_leaks),
          RUNS(an_event_is_waited_for_before_it_is_recorded), RUNS(null_is_a_stream_but_no_event),
          RUNS(what_a_caller_passes_is_live_until_it_is_destroyed),
          RUNS(unknown_code_leaves_things_undecided), RUNS(a_computed_number_is_no_handle),
          RUNS(destroyed_on_one_side_only), RUNS(branches_on_one_condition_are_kept_together),
          RUNS(cases_of_a_switch_are_kept_together), RUNS(a_select_holds_one_or_the_other),
          RUNS(where_the_program_ends_nothing_leaks),
          RUNS(a_handle_carried_round_a_loop_belongs_to_its_round),
          RUNS(handles_that_change_places_are_not_mixed_up),
          RUNS(a_handle_made_and_destroyed_each_round),
          RUNS(members_of_an_aggregate_are_told_apart), RUNS(handles_in_slots_are_followed),
          RUNS(private_globals_are_memory_too), RUNS(calls_are_followed_with_their_arguments),
          RUNS(a_handle_handed_out_is_the_callers), RUNS(a_function_that_nothing_calls_never_runs),
          RUNS(recursion_comes_to_an_end), RUNS(a_condition_is_known_across_calls),
          RUNS(what_a_callee_returns_tells_which_way_it_went),
          RUNS(a_body_not_awaited_may_run_at_the_same_time),
          RUNS(what_an_unlowered_operation_would_have_consumed_does_not_leak),
          RUNS(correlated_branches_cost_a_few_nodes_each),
          RUNS(two_thousand_live_streams_do_not_multiply),
          RUNS(callers_that_pass_the_same_share_one_run), RUNS(call_chains_are_not_unfolded),
          RUNS(past_the_bound_on_states_nothing_is_called_proved),
          RUNS(past_the_bound_on_steps_nothing_is_called_proved))
