/* The simulated device: which schedules there are, and what shows in them. */
#include "replay/replay.h"
#include "unit.h"

static gv_replay_result run(gv_plan *plan, gv_arena *arena, const char *text, bool by_seed) {
  gv_replay_options options = {.device = GV_REPLAY_SIM, .by_seed = by_seed, .schedules = 500};
  gv_replay_result result;
  gv_str error = {0};
  ck_assert_msg(gv_plan_read(plan, GV_STR("p"), gv_str_of(text), &error) == GV_OK, "%.*s",
                GV_FMT(error));
  ck_assert_int_eq(gv_replay(plan, &options, arena, &result), GV_OK);
  return result;
}

#define PLAN(lines) "gpuverify-plan 1\n" lines "end\n"
#define TWO_STREAMS "s1 = given-stream\ns2 = given-stream\nd1 = given-device 64\n"
#define LAUNCH(stream, what) "launch \"k\" " stream " " what "\n"

/* Runs: how many schedules differ; seen: in how many of them a symptom shows; by seed: some, or
 * none. */
static const struct {
  const char *text;
  uint32_t runs, seen, symptoms;
} plans[] = {
    /* nothing to choose */
    {PLAN(""), 1, 0, 0},
    {PLAN(TWO_STREAMS LAUNCH("s1", "write d1") LAUNCH("s1", "write d1")), 1, 0, 0},
    /* two orders, one of them not that of the program */
    {PLAN(TWO_STREAMS LAUNCH("s1", "write d1") LAUNCH("s2", "write d1")), 2, 1,
     1 << GV_SYMPTOM_DATA},
    {PLAN(TWO_STREAMS LAUNCH("s1", "write d1") LAUNCH("s2", "read d1")), 2, 1,
     1 << GV_SYMPTOM_DATA},
    {PLAN(TWO_STREAMS LAUNCH("s1", "read d1") LAUNCH("s2", "write d1")), 2, 1,
     1 << GV_SYMPTOM_DATA},
    /* what does not touch is one schedule, whatever the streams */
    {PLAN(TWO_STREAMS LAUNCH("s1", "read d1") LAUNCH("s2", "read d1")), 1, 0, 0},
    {PLAN(TWO_STREAMS LAUNCH("s1", "write d1+0:32") LAUNCH("s2", "write d1+32:32")), 1, 0, 0},
    {PLAN(TWO_STREAMS LAUNCH("s1", "write d1+0:33") LAUNCH("s2", "write d1+32:32")), 2, 1,
     1 << GV_SYMPTOM_DATA},
    /* four of two streams: six orders */
    {PLAN(TWO_STREAMS LAUNCH("s1", "both d1") LAUNCH("s1", "both d1") LAUNCH("s2", "both d1")
              LAUNCH("s2", "both d1")),
     6, 5, 1 << GV_SYMPTOM_DATA},
    /* three streams: 3! orders */
    {PLAN(TWO_STREAMS "s3 = given-stream\n" LAUNCH("s1", "both d1") LAUNCH("s2", "both d1")
              LAUNCH("s3", "both d1")),
     6, 5, 1 << GV_SYMPTOM_DATA},
    /* the null stream is ordered with none of them */
    {PLAN(TWO_STREAMS LAUNCH("s1", "both d1") LAUNCH("null", "both d1")), 2, 1,
     1 << GV_SYMPTOM_DATA},
    /* record and wait order; the wait is for what was recorded when it was made */
    {PLAN(TWO_STREAMS "e1 = given-event\n" LAUNCH(
         "s1", "both d1") "mgpuEventRecord e1 s1\nmgpuStreamWaitEvent s2 e1\n" LAUNCH("s2",
                                                                                      "both d1")),
     1, 0, 0},
    {PLAN(TWO_STREAMS "e1 = given-event\nmgpuEventRecord e1 s1\n" LAUNCH(
         "s1", "both d1") "mgpuStreamWaitEvent s2 e1\n" LAUNCH("s2", "both d1")),
     2, 1, 1 << GV_SYMPTOM_DATA},
    {PLAN(TWO_STREAMS "e1 = given-event\n" LAUNCH(
         "s1", "both d1") "mgpuEventRecord e1 s1\nmgpuStreamWaitEvent s2 e1\n"
                          "mgpuEventRecord e1 s2\nmgpuEventDestroy e1\n" LAUNCH("s2", "both d1")),
     1, 0, 0},
    /* a wait for an event that nothing was recorded into orders nothing, and succeeds */
    {PLAN(TWO_STREAMS "e1 = mgpuEventCreate\n" LAUNCH(
         "s1", "both d1") "mgpuStreamWaitEvent s2 e1\nmgpuEventDestroy e1\n" LAUNCH("s2",
                                                                                    "both d1")),
     2, 1, 1 << GV_SYMPTOM_DATA},
    /* the host: no wait, the wrong wait, the right wait */
    {PLAN(TWO_STREAMS "h1 = given-host 64\nmgpuMemcpy h1 d1 64 s1\nread h1 64\n"), 2, 1,
     1 << GV_SYMPTOM_DATA},
    {PLAN(TWO_STREAMS
          "h1 = given-host 64\nmgpuMemcpy h1 d1 64 s1\nmgpuStreamSynchronize s2\nread h1 64\n"),
     2, 1, 1 << GV_SYMPTOM_DATA},
    {PLAN(TWO_STREAMS
          "h1 = given-host 64\nmgpuMemcpy h1 d1 64 s1\nmgpuStreamSynchronize s1\nread h1 64\n"),
     1, 0, 0},
    {PLAN(TWO_STREAMS "h1 = given-host 64\nmgpuMemcpy d1 h1 64 s1\nwrite h1+60 4\n"), 2, 1,
     1 << GV_SYMPTOM_DATA},
    /* a stream that is destroyed finishes its work, and waits for nobody */
    {PLAN(TWO_STREAMS
          "h1 = given-host 64\nmgpuMemcpy h1 d1 64 s1\nmgpuStreamDestroy s1\nread h1 64\n"),
     2, 1, 1 << GV_SYMPTOM_DATA},
    /* answers */
    {PLAN(TWO_STREAMS "mgpuStreamDestroy s1\nmgpuStreamSynchronize s1\n"), 1, 1,
     1 << GV_SYMPTOM_ANSWER},
    {PLAN(TWO_STREAMS "mgpuEventSynchronize s1\n"), 1, 1, 1 << GV_SYMPTOM_ANSWER},
    {PLAN("mgpuEventSynchronize null\n"), 1, 1, 1 << GV_SYMPTOM_ANSWER},
    {PLAN("mgpuStreamSynchronize undef\n"), 1, 1, 1 << GV_SYMPTOM_ANSWER},
    {PLAN("mgpuStreamSynchronize null\nmgpuMemFree null null\nfree null\n"), 1, 0, 0},
    {PLAN(TWO_STREAMS "read d1 4\n"), 1, 1, 1 << GV_SYMPTOM_ANSWER},
    {PLAN("d1 = mgpuMemAlloc 8 shared\nread d1 4\nmgpuMemFree d1 null\n"), 1, 0, 0},
    {PLAN("d1 = given-device 8\nmgpuMemFree d1 null\nmgpuMemFree d1 null\n"), 1, 1,
     1 << GV_SYMPTOM_ANSWER},
    {PLAN("d1 = given-device 8\nfree d1\n"), 1, 1, 1 << GV_SYMPTOM_ANSWER},
    /* frees take place where their stream comes to them */
    {PLAN(TWO_STREAMS LAUNCH("s1", "write d1") "mgpuMemFree d1 s1\n"), 1, 0, 0},
    {PLAN(TWO_STREAMS LAUNCH("s1", "write d1") "mgpuMemFree d1 s2\n"), 2, 1, 1 << GV_SYMPTOM_FREED},
    {PLAN("s1 = given-stream\nm1 = mgpuModuleLoad\nlaunch \"k\" s1 read m1\nmgpuModuleUnload m1\n"),
     2, 1, 1 << GV_SYMPTOM_FREED},
    /* leaks and probes */
    {PLAN("s1 = mgpuStreamCreate\n"), 1, 1, 1 << GV_SYMPTOM_LEAK},
    {PLAN("h1 = malloc 8\n"), 1, 1, 1 << GV_SYMPTOM_LEAK},
    {PLAN(TWO_STREAMS "p1 = probe s1\ndone p1\n"), 2, 1, 1 << GV_SYMPTOM_ORDER},
    {PLAN(TWO_STREAMS "p1 = probe s1\nmgpuStreamSynchronize s1\ndone p1\n"), 1, 0, 0},
    {PLAN(TWO_STREAMS "p1 = probe s1\nafter p1 s2\n"), 2, 1, 1 << GV_SYMPTOM_ORDER},
    {PLAN(TWO_STREAMS "p1 = probe s1\nafter p1 s1\n"), 1, 0, 0},
};

START_TEST(all_schedules_are_run_once) {
  for (size_t i = 0; i < sizeof plans / sizeof *plans; i++) {
    gv_plan plan = {0};
    gv_arena arena = {0};
    gv_replay_result r = run(&plan, &arena, plans[i].text, false);
    ck_assert(r.exhaustive);
    ck_assert_msg(r.faulty.runs == plans[i].runs && r.faulty.seen == plans[i].seen &&
                      r.faulty.symptoms == plans[i].symptoms,
                  "%u runs, %u seen, symptoms %x:\n%s", r.faulty.runs, r.faulty.seen,
                  r.faulty.symptoms, plans[i].text);
    gv_plan_clear(&plan);
    gv_arena_clear(&arena);
  }
}
END_TEST

/* A thousand seeds find what there is to find, and never what there is not. */
START_TEST(seeds_agree_with_the_search) {
  for (size_t i = 0; i < sizeof plans / sizeof *plans; i++) {
    gv_plan plan = {0};
    gv_arena arena = {0};
    gv_replay_result r = run(&plan, &arena, plans[i].text, true);
    ck_assert(!r.exhaustive && r.faulty.runs == GV_REPLAY_RUNS);
    ck_assert_msg((r.faulty.seen > 0) == (plans[i].seen > 0), "%u seen:\n%s", r.faulty.seen,
                  plans[i].text);
    ck_assert_uint_eq(r.faulty.symptoms, plans[i].symptoms);
    gv_replay_result again;
    gv_replay_options options = {.device = GV_REPLAY_SIM, .by_seed = true};
    ck_assert_int_eq(gv_replay(&plan, &options, &arena, &again), GV_OK);
    ck_assert_uint_eq(again.faulty.seen, r.faulty.seen);
    gv_plan_clear(&plan);
    gv_arena_clear(&arena);
  }
}
END_TEST

static gv_replay_result run_text(gv_plan *plan, gv_arena *arena, const char *text) {
  return run(plan, arena, text, false);
}

/* Ten streams that touch the same bytes have 10! orders: too many, so seeds it is. */
START_TEST(many_schedules_are_sampled) {
  gv_plan plan = {0};
  gv_arena arena = {0};
  gv_str text = GV_STR("gpuverify-plan 1\nd1 = given-device 64\n");
  for (int i = 0; i < 10; i++)
    text =
        gv_format(&arena, "%.*ss%d = given-stream\nlaunch \"k\" s%d both d1\n", GV_FMT(text), i, i);
  text = gv_format(&arena, "%.*send\n", GV_FMT(text));
  gv_replay_result r = run_text(&plan, &arena, text.at);
  ck_assert(!r.exhaustive && r.faulty.runs == GV_REPLAY_RUNS && r.faulty.seen > 0);
  gv_plan_clear(&plan);
  gv_arena_clear(&arena);
}
END_TEST

#define FINDING "finding host-race \"f\" \"p\" \"m\"\nconfirm data\n"
#define COPY_AND_READ(between)                                                                     \
  TWO_STREAMS "h1 = given-host 64\nfirst: mgpuMemcpy h1 d1 64 s1\n" between "second: read h1 64\n"

/* A finding needs a control arm in which it is gone. */
START_TEST(the_control_arm_decides) {
  static const struct {
    const char *text;
    gv_replay_verdict verdict;
  } cases[] = {
      {PLAN(FINDING COPY_AND_READ("control: mgpuStreamSynchronize s1\n")), GV_CONFIRMED},
      {PLAN(FINDING COPY_AND_READ("control: mgpuStreamSynchronize s2\n")), GV_NOT_REPRODUCED},
      {PLAN(FINDING COPY_AND_READ("")), GV_NOT_REPRODUCED},
      {PLAN(FINDING COPY_AND_READ("mgpuStreamSynchronize s1\ncontrol: mgpuStreamSynchronize s1\n")),
       GV_NOT_REPRODUCED},
      {PLAN(FINDING "not-replayable \"no reason\"\n"), GV_NOT_REPLAYABLE},
      {PLAN("h1 = malloc 1000000000000\n"), GV_NOT_REPLAYABLE},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    gv_plan plan = {0};
    gv_arena arena = {0};
    gv_replay_result r = run_text(&plan, &arena, cases[i].text);
    ck_assert_msg(r.verdict == cases[i].verdict, "verdict %d, %.*s:\n%s", r.verdict,
                  GV_FMT(r.detail), cases[i].text);
    ck_assert(r.detail.len > 0);
    gv_plan_clear(&plan);
    gv_arena_clear(&arena);
  }
}
END_TEST

UNIT_MAIN("replay_sim", RUNS(all_schedules_are_run_once), RUNS(seeds_agree_with_the_search),
          RUNS(many_schedules_are_sampled), RUNS(the_control_arm_decides))
