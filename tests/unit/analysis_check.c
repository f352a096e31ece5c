/* The check of a proof must notice when anything that the proof rests on is changed behind its
 * back. */
#include "verdict/check.h"

#include <sys/wait.h>
#include <unistd.h>

#include "verdict.h"
#include "verdict/judge.h"

typedef struct judged {
  sketch s;
  gv_tabulation e;
  gv_report report;
} judged;

/* Branches, a loop, a callee, a handed-out handle, and one of each verdict. */
static void build_program(sketch *s) {
  uint32_t make = begin(s, "make", false);
  fill(s, block(s));
  gv_value_id made = stream(s); /* 0 */
  ret_with(s, &made, 1);        /* 1 */
  end(s);
  uint32_t helper = begin(s, "helper", false);
  gv_value_id p = param(s, HANDLE, 0);
  uint32_t start = block(s), more = block(s), done = block(s);
  fill(s, start);
  br(s, more); /* 2 */
  fill(s, more);
  act(s, launch, p);                        /* 3 */
  cond_br(s, unknown(s, 1, 1), more, done); /* 4 5 */
  fill(s, done);
  ret(s); /* 6 */
  end(s);
  begin(s, "main", true);
  gv_value_id c = param(s, 1, 1);
  uint32_t entry = block(s), yes = block(s), no = block(s), last = block(s);
  fill(s, entry);
  gv_value_id q = stream(s), unsure = stream(s), leaks = stream(s); /* 7 8 9 */
  act(s, launch, unsure);                                           /* 10 */
  pass_to_unknown(s, unsure);                                       /* 11 */
  act(s, sync_stream, leaks);                                       /* 12 */
  call_with(s, make, NULL, 0);                                      /* 13 */
  gv_value_id got = result(s, HANDLE, 0);
  cond_br(s, c, yes, no); /* 14 */
  fill(s, yes);
  call(s, helper, q);   /* 15 */
  call(s, helper, got); /* 16 */
  br(s, last);          /* 17 */
  fill(s, no);
  act(s, sync_stream, q); /* 18 */
  act(s, launch, unsure); /* 19: undecided */
  br(s, last);            /* 20 */
  fill(s, last);
  act(s, destroy_stream, q);   /* 21 */
  act(s, destroy_stream, got); /* 22 */
  act(s, launch, q);           /* 23: after its end */
  ret(s);
  end(s);
}

static judged *judge_program(void) {
  judged *j = gv_malloc(sizeof *j);
  memset(j, 0, sizeof *j);
  build_program(&j->s);
  gv_model_check(&j->s.m);
  gv_tabulate(&j->e, &j->s.m, NULL);
  gv_judge(&j->e, &j->s.m, &(gv_analysis_options){.proof = true}, false, &j->report, &(gv_open){0});
  gv_report_finish(&j->report);
  return j;
}

static void drop(judged *j) {
  gv_tab_clear(&j->e);
  gv_report_clear(&j->report);
  gv_model_clear(&j->s.m);
  gv_free(j);
}

START_TEST(what_the_engine_finds_passes) {
  judged *j = judge_program();
  ck_text_eq(findings_of(&j->report),
             "stream-leak@9 unknown-handle@19 stream-use-after-destroy@23");
  for (int v = 0; v < GV_VERDICT_COUNT; v++) ck_assert_uint_gt(j->report.counts[v], 0);
  gv_check_proof(&j->e);
  gv_check_proof(&j->e); /* and nothing is changed by looking */
  drop(j);
}
END_TEST

/* ---- one thing changed ----------------------------------------------------------------------- */

static void check_changed(void (*change)(gv_tabulation *e)) {
  judged *j = judge_program();
  gv_check_proof(&j->e); /* it was whole */
  change(&j->e);
  ck_assert_ptr_nonnull(freopen("/dev/null", "w", stderr));
  gv_check_proof(&j->e);
}

static uint32_t operand_with(const gv_tabulation *e, gv_verdict verdict) {
  for (uint32_t i = 0; i < e->model->operands.len; i++)
    if (e->uses.verdicts[i] == verdict) return i;
  return GV_NONE;
}

static bool starts(const gv_tabulation *e, uint32_t node) {
  for (uint32_t o = e->nodes.at[node].first_origin; o != GV_NONE; o = e->origins.at[o].next)
    if (e->origins.at[o].kind == GV_FROM_START) return true;
  return false;
}

static gv_context *called(gv_tabulation *e) {
  for (uint32_t i = 0; i < e->contexts.len; i++)
    if (e->contexts.at[i].seed == GV_NONE) return &e->contexts.at[i];
  return NULL;
}

static void forbid_a_node(gv_tabulation *e) {
  uint32_t node = 0;
  while (starts(e, node)) node++;
  e->nodes.at[node].guard = GV_FALSE;
}

static void narrow_a_node(gv_tabulation *e) {
  uint32_t node = 0;
  while (starts(e, node)) node++;
  e->nodes.at[node].guard = gv_bdd_and(&e->predicates.bdd, e->nodes.at[node].guard,
                                       gv_bdd_var(&e->predicates.bdd, 100000));
}

static void forget_the_nodes(gv_tabulation *e) { gv_table_clear(&e->node_by_key); }
static void call_the_violated_proved(gv_tabulation *e) {
  e->uses.verdicts[operand_with(e, GV_VIOLATED)] = GV_PROVED;
}
static void call_the_unproved_proved(gv_tabulation *e) {
  e->uses.verdicts[operand_with(e, GV_UNPROVED)] = GV_PROVED;
}
static void call_the_proved_violated(gv_tabulation *e) {
  e->uses.verdicts[operand_with(e, GV_PROVED)] = GV_VIOLATED;
}
static void drop_the_exits(gv_tabulation *e) { called(e)->first_exit = GV_NONE; }
static void forbid_an_exit(gv_tabulation *e) {
  e->exits.at[called(e)->first_exit].guard = GV_FALSE;
}
static void forget_the_contexts(gv_tabulation *e) { gv_table_clear(&e->context_by_key); }
static void enter_another_function(gv_tabulation *e) { called(e)->function = 0; }
static void forget_the_faults(gv_tabulation *e) { gv_table_clear(&e->fault_by_key); }
static void forget_what_may_leak(gv_tabulation *e) {
  memset(e->lost.unsure_leak, 0, e->model->ops.len);
}
static void overflow(gv_tabulation *e) { e->overflow = 0; } /* then nothing may be proved */

#define CHANGED(name)                                                                              \
  START_TEST(notices_##name) { check_changed(name); }                                              \
  END_TEST
CHANGED(forbid_a_node)
CHANGED(narrow_a_node)
CHANGED(forget_the_nodes)
CHANGED(call_the_violated_proved)
CHANGED(call_the_unproved_proved)
CHANGED(call_the_proved_violated)
CHANGED(drop_the_exits)
CHANGED(forbid_an_exit)
CHANGED(forget_the_contexts)
CHANGED(enter_another_function)
CHANGED(forget_the_faults)
CHANGED(forget_what_may_leak)
CHANGED(overflow)

/* ---- everything changed, one after another --------------------------------------------------- */

/* In a child, since it ends the process. */
static bool aborts(gv_tabulation *e) {
  pid_t child = fork();
  ck_assert_int_ge(child, 0);
  if (child == 0) {
    signal(SIGABRT, SIG_DFL);
    if (!freopen("/dev/null", "w", stderr)) _exit(1);
    gv_check_proof(e);
    _exit(0);
  }
  int status;
  ck_assert_int_eq(waitpid(child, &status, 0), child);
  return WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT;
}

START_TEST(notices_each_node_that_is_missing) {
  judged *j = judge_program();
  uint32_t tried = 0;
  ck_assert(!aborts(&j->e));
  for (uint32_t n = 0; n < j->e.nodes.len; n++) {
    gv_guard guard = j->e.nodes.at[n].guard;
    if (starts(&j->e, n)) continue;
    j->e.nodes.at[n].guard = GV_FALSE;
    ck_assert_msg(aborts(&j->e), "node %u before operation %u", n, j->e.nodes.at[n].op);
    j->e.nodes.at[n].guard = guard;
    tried++;
  }
  ck_assert_uint_gt(tried, 10);
  drop(j);
}
END_TEST

START_TEST(notices_each_verdict_that_is_better_than_it_should_be) {
  judged *j = judge_program();
  for (uint32_t i = 0; i < j->s.m.operands.len; i++) {
    uint8_t verdict = j->e.uses.verdicts[i];
    if (verdict == GV_NOT_JUDGED || verdict == GV_PROVED) continue;
    j->e.uses.verdicts[i] = GV_PROVED;
    ck_assert_msg(aborts(&j->e), "operand %u", i);
    j->e.uses.verdicts[i] = verdict;
  }
  drop(j);
}
END_TEST

START_TEST(notices_each_exit_that_is_narrower_than_it_should_be) {
  judged *j = judge_program();
  for (uint32_t x = 0; x < j->e.exits.len; x++) {
    gv_guard guard = j->e.exits.at[x].guard;
    j->e.exits.at[x].guard = GV_FALSE;
    ck_assert_msg(aborts(&j->e), "exit %u", x);
    j->e.exits.at[x].guard = guard;
  }
  ck_assert_uint_ge(j->e.exits.len, 2);
  drop(j);
}
END_TEST

UNIT_MAIN("analysis_check", RUNS(what_the_engine_finds_passes), ABORTS(notices_forbid_a_node),
          ABORTS(notices_narrow_a_node), ABORTS(notices_forget_the_nodes),
          ABORTS(notices_call_the_violated_proved), ABORTS(notices_call_the_unproved_proved),
          ABORTS(notices_call_the_proved_violated), ABORTS(notices_drop_the_exits),
          ABORTS(notices_forbid_an_exit), ABORTS(notices_forget_the_contexts),
          ABORTS(notices_enter_another_function), ABORTS(notices_forget_the_faults),
          ABORTS(notices_forget_what_may_leak), ABORTS(notices_overflow),
          RUNS(notices_each_node_that_is_missing),
          RUNS(notices_each_verdict_that_is_better_than_it_should_be),
          RUNS(notices_each_exit_that_is_narrower_than_it_should_be))
