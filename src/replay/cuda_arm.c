/* An arm on hardware, in a child process: a plan with a fault in it may take its process with it,
 * or never come back. What the child finds it writes into memory that it shares with us, so that it
 * is there also when the child is not.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/child.h"
#include "replay/captured.h"
#include "replay/cuda.h"

enum { WHY = 512, NO_DEVICE = 2, NOT_MADE = 3, CODE_FAILED = 4 };

typedef struct shared {
  gv_arm_result result;
  gv_captured captured;
  gv_code_use code;
  uint32_t where; /* the step being run */
  bool started;   /* the device is there: what goes wrong from here on is the plan's doing */
  char why[WHY];
} shared;

/* What a child is for. */
typedef struct task {
  const gv_plan *plan;
  const gv_replay_options *options;
  gv_arm arm;
  bool own_code;
  void (*run)(const struct task *t, gv_device *d, shared *s);
} task;

static void count_run(const gv_plan *plan, const gv_run_outcome *o, const gv_run_outcome *in_order,
                      gv_arm_result *result) {
  uint32_t step, symptoms = gv_symptoms(plan, o, in_order, &step);
  if (!symptoms) return;
  if (!result->seen++) {
    result->step = step;
    result->answer = step != GV_NONE ? o->answers.at[step] : 0;
  }
  result->symptoms |= symptoms;
}

/* A device that has no memory left, say, shows nothing about the plan. */
static void stop_if_unmade(const gv_plan *plan, const gv_run_outcome *o, shared *s) {
  if (o->unmade == GV_NONE) return;
  snprintf(s->why, WHY, "%s failed with %s", gv_calls[plan->steps.at[o->unmade].call].word,
           gv_answer_name(o->answers.at[o->unmade]));
  _exit(NOT_MADE);
}

static void note_code(const gv_run_outcome *o, shared *s) {
  s->code =
      (gv_code_use){.own_code = o->own_code, .stand_ins = o->stand_ins, .answer = o->code_answer};
}

/* Kernels that compute with sentinels may go wrong in ways of their own; the device's context is of
 * no further use then. */
static void stop_if_code_failed(const task *t, const gv_run_outcome *o, shared *s) {
  gv_answer answer = o->last;
  for (uint32_t i = 0; i < t->plan->steps.len && !answer; i++)
    if (t->plan->steps.at[i].call == GV_CALL_LAUNCH) answer = o->answers.at[i];
  if (!o->own_code || answer <= 0) return;
  s->code.answer = answer;
  _exit(CODE_FAILED);
}

static void run_arm(const task *t, gv_device *d, shared *s) {
  gv_run_outcome outcome = {0}, in_order = {0};
  uint32_t runs = t->options->runs ? t->options->runs : GV_REPLAY_CUDA_RUNS;
  gv_manner manner = {.arm = t->arm,
                      .in_order = true,
                      .prepared = true,
                      .own_code = t->own_code,
                      .where = &s->where};
  gv_run_plan(t->plan, d, &manner, &in_order);
  note_code(&in_order, s);
  stop_if_code_failed(t, &in_order, s);
  stop_if_unmade(t->plan, &in_order, s);
  gv_cuda_restart(d);
  manner.in_order = false;
  manner.delayed = true;
  for (uint32_t i = 0; i < runs; i++) {
    s->result.runs = i + 1;
    gv_run_plan(t->plan, d, &manner, &outcome);
    stop_if_unmade(t->plan, &outcome, s);
    gv_cuda_restart(d);
    count_run(t->plan, &outcome, &in_order, &s->result);
  }
  gv_run_outcome_clear(&outcome);
  gv_run_outcome_clear(&in_order);
}

static void capture_arm(const task *t, gv_device *d, shared *s) {
  gv_capture_plan(t->plan, d, &s->where, &s->captured);
}

static _Noreturn void child(const task *t, shared *s, pid_t parent) {
  gv_end_with(parent);
  gv_arena arena = {0};
  gv_device *device;
  gv_str why;
  const gv_replay_options *options = t->options;
  int nowhere = open("/dev/null", O_WRONLY);
  if (nowhere >= 0) dup2(nowhere, STDERR_FILENO); /* last words of the driver */
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
  if (gv_cuda_open(&arena, options->cuda_library, options->ordinal, options->milliseconds, &device,
                   &why) != GV_OK) {
    size_t len = why.len < WHY - 1 ? why.len : WHY - 1;
    memcpy(s->why, why.at, len);
    _exit(NO_DEVICE);
  }
  s->started = true;
  t->run(t, device, s);
  gv_cuda_close(device);
  _exit(0);
}

/* Waits for the child as long as it may take. False: it had to be ended. */
static bool wait_for(pid_t pid, uint32_t seconds, int *status) {
  struct timespec pause = {0, 5000000};
  for (uint64_t waited = 0; waited < (uint64_t)seconds * 200; waited++) {
    pid_t ended = waitpid(pid, status, WNOHANG);
    if (ended == pid) return true;
    if (ended < 0 && errno != EINTR) return true;
    nanosleep(&pause, NULL);
  }
  kill(pid, SIGKILL);
  while (waitpid(pid, status, 0) < 0 && errno == EINTR) continue;
  return false;
}

/* The child is gone before its end: that is what the plan did, if its device was there and what
 * would confirm it is an answer. */
static void count_loss(const gv_plan *plan, shared *s, bool hung) {
  uint32_t fault = 0; /* what is before the marked call is not its doing */
  for (uint32_t i = 0; i < plan->steps.len; i++)
    if (plan->steps.at[i].mark == GV_MARK_FAULT) fault = i;
  bool counts =
      !plan->confirm || plan->confirm & (1u << GV_SYMPTOM_ANSWER | 1u << GV_SYMPTOM_FREED);
  counts &= s->where >= fault;
  if (!s->result.runs) s->result.runs = 1; /* the run in order is one, if it came no further */
  s->result.hung = hung;
  s->result.crashed = !hung;
  s->result.step = s->where;
  if (!counts) return;
  s->result.seen++;
  s->result.symptoms |= 1u << GV_SYMPTOM_ANSWER;
}

static gv_str reason(const shared *s, bool came, uint32_t seconds, gv_arena *arena) {
  if (s->why[0]) return gv_str_copy(arena, gv_str_of(s->why));
  if (came) return GV_STR("the CUDA driver took the process with it before the plan began");
  return gv_format(arena, "the CUDA driver did not come back within %u seconds", seconds);
}

/* How the child ended. */
typedef struct ending {
  bool made, came; /* there was one; it came to an end by itself */
  int status;      /* its exit status; -1: none */
} ending;

static ending run_child(const task *t, shared *s) {
  uint32_t seconds = t->options->seconds ? t->options->seconds : GV_REPLAY_SECONDS;
  int status = 0;
  memset(s, 0, sizeof *s);
  s->result.step = GV_NONE;
  pid_t parent = getpid(), pid = fork();
  if (pid == 0) child(t, s, parent);
  ending e = {.made = pid > 0, .status = -1};
  e.came = e.made && wait_for(pid, seconds, &status);
  if (e.came && WIFEXITED(status)) e.status = WEXITSTATUS(status);
  return e;
}

static shared *new_shared(void) {
  shared *s = mmap(NULL, sizeof *s, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  return s == MAP_FAILED ? NULL : s;
}

static bool has_code(const gv_plan *plan) { return plan->images.len > 0; }

gv_status gv_cuda_arm(const gv_plan *plan, const gv_replay_options *options, gv_arm arm,
                      gv_arena *arena, gv_arm_result *result, gv_code_use *code, gv_str *why) {
  uint32_t seconds = options->seconds ? options->seconds : GV_REPLAY_SECONDS;
  task t = {plan, options, arm, has_code(plan) && !code->failed, run_arm};
  shared *s = new_shared();
  *why = GV_STR("no process could be made for the run");
  if (!s) return GV_UNUSABLE;
  ending e = run_child(&t, s);
  gv_answer failed = e.status == CODE_FAILED ? s->code.answer : GV_ANSWER_OK;
  if (failed) {
    t.own_code = false;
    e = run_child(&t, s);
  }
  gv_status status = e.made && (e.status == 0 || (s->started && !s->why[0])) ? GV_OK : GV_UNUSABLE;
  if (status == GV_OK && e.status != 0) count_loss(plan, s, !e.came);
  if (status != GV_OK && e.made) *why = reason(s, e.came, seconds, arena);
  *result = s->result;
  if (t.own_code || failed) *code = s->code;
  if (failed)
    *code = (gv_code_use){.stand_ins = s->code.stand_ins, .answer = failed, .failed = true};
  munmap(s, sizeof *s);
  return status;
}

void gv_cuda_judge(const gv_plan *plan, const gv_replay_options *options, gv_captured *captured) {
  task t = {plan, options, GV_ARM_FAULTY, true, capture_arm};
  shared *s = new_shared();
  *captured = (gv_captured){.tried = true, .stop = GV_NONE};
  snprintf(captured->why, sizeof captured->why, "no process could be made for it");
  if (!s) return;
  ending e = run_child(&t, s);
  if (e.status == 0) {
    *captured = s->captured;
  } else if (e.made) {
    captured->stop = s->started ? s->where : GV_NONE;
    snprintf(captured->why, sizeof captured->why,
             e.came ? "the process was lost" : "the driver does not come back");
  }
  munmap(s, sizeof *s);
}
