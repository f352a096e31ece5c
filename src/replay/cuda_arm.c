/* An arm on hardware, in a child process: a plan with a fault in it may take its process with it, or never come back. What the child
 * finds it writes into memory that it shares with us, so that it is there also when the child is not.
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

#include "replay/cuda.h"

enum { WHY = 512, NO_DEVICE = 2, NOT_MADE = 3 };

typedef struct shared {
  gv_arm_result result;
  uint32_t where; /* the step being run */
  bool started;   /* the device is there: what goes wrong from here on is the plan's doing */
  char why[WHY];
} shared;

static void count_run(const gv_plan *plan, const gv_run_outcome *o, const gv_run_outcome *in_order, gv_arm_result *result) {
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

static void run_arm(const gv_plan *plan, const gv_replay_options *options, gv_arm arm, gv_device *d, shared *s) {
  gv_run_outcome outcome = {0}, in_order = {0};
  uint32_t runs = options->runs ? options->runs : GV_REPLAY_CUDA_RUNS;
  gv_manner manner = {.arm = arm, .in_order = true, .where = &s->where};
  gv_run_plan(plan, d, &manner, &in_order);
  stop_if_unmade(plan, &in_order, s);
  gv_cuda_restart(d);
  manner = (gv_manner){.arm = arm, .delayed = true, .where = &s->where};
  for (uint32_t i = 0; i < runs; i++) {
    s->result.runs = i + 1;
    gv_run_plan(plan, d, &manner, &outcome);
    stop_if_unmade(plan, &outcome, s);
    gv_cuda_restart(d);
    count_run(plan, &outcome, &in_order, &s->result);
  }
  gv_run_outcome_clear(&outcome);
  gv_run_outcome_clear(&in_order);
}

static _Noreturn void child(const gv_plan *plan, const gv_replay_options *options, gv_arm arm, shared *s) {
  gv_arena arena = {0};
  gv_device *device;
  gv_str why;
  int nowhere = open("/dev/null", O_WRONLY);
  if (nowhere >= 0) dup2(nowhere, STDERR_FILENO); /* last words of the driver */
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
  if (gv_cuda_open(&arena, options->cuda_library, options->milliseconds, &device, &why) != GV_OK) {
    size_t len = why.len < WHY - 1 ? why.len : WHY - 1;
    memcpy(s->why, why.at, len);
    _exit(NO_DEVICE);
  }
  s->started = true;
  run_arm(plan, options, arm, device, s);
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

/* The child is gone before its end: that is what the plan did, if its device was there and what would confirm it is an answer. */
static void count_loss(const gv_plan *plan, shared *s, bool hung) {
  uint32_t fault = 0; /* what is before the marked call is not its doing */
  for (uint32_t i = 0; i < plan->steps.len; i++)
    if (plan->steps.at[i].mark == GV_MARK_FAULT) fault = i;
  bool counts = !plan->confirm || plan->confirm & (1u << GV_SYMPTOM_ANSWER | 1u << GV_SYMPTOM_FREED);
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

gv_status gv_cuda_arm(const gv_plan *plan, const gv_replay_options *options, gv_arm arm, gv_arena *arena, gv_arm_result *result,
                      gv_str *why) {
  uint32_t seconds = options->seconds ? options->seconds : GV_REPLAY_SECONDS;
  int status = 0;
  shared *s = mmap(NULL, sizeof *s, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  *why = GV_STR("no process could be made for the run");
  if (s == MAP_FAILED) return GV_UNUSABLE;
  s->result.step = GV_NONE;
  pid_t pid = fork();
  if (pid == 0) child(plan, options, arm, s);
  bool came = pid > 0 && wait_for(pid, seconds, &status);
  bool whole = came && WIFEXITED(status) && WEXITSTATUS(status) == 0;
  gv_status result_status = pid > 0 && (whole || (s->started && !s->why[0])) ? GV_OK : GV_UNUSABLE;
  if (result_status == GV_OK && !whole) count_loss(plan, s, !came);
  if (result_status != GV_OK && pid > 0) *why = reason(s, came, seconds, arena);
  *result = s->result;
  munmap(s, sizeof *s);
  return result_status;
}
