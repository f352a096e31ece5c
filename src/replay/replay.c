/* needs: a plan. gives: the verdict. cost: on the simulated device the schedules, bounded by
 * CHOICES and BYTES, times the plan. */
#include "replay/replay.h"

#include <stdio.h>

#include "replay/cuda.h"
#include "replay/schedule.h"

enum { CHOICES = 10 /* for each schedule that may be run */, FEWEST = 16 };
static const uint64_t LARGEST_MEMORY = 256 << 20, BYTES = (uint64_t)4 << 30;

/* ---- what cannot be replayed ---- */

static uint64_t memory_of(const gv_plan *plan) {
  uint64_t bytes = 0;
  for (uint32_t i = 0; i < plan->objects.len; i++)
    bytes += plan->objects.at[i].bytes; /* too many objects for an overflow */
  return bytes;
}

/* A launch touches what it is told to, so bytes are moved by more than the objects. */
static uint64_t moved_by(const gv_plan *plan) {
  uint64_t bytes = memory_of(plan) + (uint64_t)plan->steps.len * 64;
  for (uint32_t i = 0; i < plan->operands.len; i++)
    if (plan->operands.at[i].kind != GV_OPERAND_TEXT)
      bytes += plan->operands.at[i].len +
               (plan->operands.at[i].object == GV_NONE ? plan->operands.at[i].at : 0);
  return bytes;
}

static gv_str obstacle_of(const gv_plan *plan, gv_arena *arena) {
  if (plan->obstacle.len) return plan->obstacle;
  if (memory_of(plan) > LARGEST_MEMORY)
    return gv_format(arena,
                     "it needs %llu MB of memory, and %llu MB are the most that are given to a "
                     "plan; make the sizes in the plan smaller",
                     (unsigned long long)(memory_of(plan) >> 20),
                     (unsigned long long)(LARGEST_MEMORY >> 20));
  if (plan->rule.len && !plan->steps.len) return GV_STR("the plan has no steps");
  return GV_STR("");
}

/* ---- the simulated device ---- */

static void count_run(const gv_plan *plan, const gv_run_outcome *o, const gv_run_outcome *in_order,
                      gv_arm_result *result) {
  uint32_t step, symptoms = gv_symptoms(plan, o, in_order, &step);
  result->runs++;
  if (!symptoms) return;
  if (!result->seen++) {
    result->step = step;
    result->answer = step != GV_NONE ? o->answers.at[step] : 0;
  }
  result->symptoms |= symptoms;
}

/* One arm on the simulated device. */
typedef struct sim_arm {
  const gv_plan *plan;
  gv_manner manner;
  gv_run_outcome outcome, in_order;
  gv_arm_result *result;
} sim_arm;

static void run_once(sim_arm *a, gv_chooser *choose, void *with, gv_run_outcome *outcome) {
  gv_device *sim = gv_sim_new(choose, with);
  gv_run_plan(a->plan, sim, &a->manner, outcome);
  gv_sim_free(sim);
}

/* False: there are too many. */
static bool run_all(sim_arm *a, uint32_t most) {
  gv_search search;
  gv_search_init(&search, (uint64_t)most * CHOICES);
  do {
    run_once(a, gv_search_choose, &search, &a->outcome);
    if (!a->outcome.broken_off) count_run(a->plan, &a->outcome, &a->in_order, a->result);
  } while (gv_search_next(&search) && a->result->runs < most);
  bool all = !search.exhausted && !search.forks.len;
  gv_search_clear(&search);
  return all;
}

static void run_seeds(sim_arm *a, uint64_t seed, uint32_t runs) {
  for (uint32_t i = 0; i < runs; i++) {
    gv_seeded seeded;
    gv_seeded_init(&seeded, seed + i);
    run_once(a, gv_seeded_choose, &seeded, &a->outcome);
    count_run(a->plan, &a->outcome, &a->in_order, a->result);
    gv_seeded_clear(&seeded);
  }
}

static uint32_t affordable(const gv_plan *plan, uint32_t runs) {
  uint64_t most = BYTES / (moved_by(plan) + 4096);
  if (most < FEWEST) most = FEWEST;
  return runs < most ? runs : (uint32_t)most;
}

static bool sim_run_arm(const gv_plan *plan, const gv_replay_options *options, gv_arm arm,
                        gv_arm_result *result) {
  sim_arm a = {.plan = plan, .manner = {.arm = arm}, .result = result};
  run_once(&a, NULL, NULL, &a.in_order);
  bool all =
      !options->by_seed &&
      run_all(&a, affordable(plan, options->schedules ? options->schedules : GV_REPLAY_SCHEDULES));
  if (!all) {
    *result = (gv_arm_result){.step = GV_NONE};
    run_seeds(&a, options->seed, options->runs ? options->runs : affordable(plan, GV_REPLAY_RUNS));
  }
  gv_run_outcome_clear(&a.outcome);
  gv_run_outcome_clear(&a.in_order);
  return all;
}

/* ---- the verdict ---- */

static const char *const seen_words[GV_SYMPTOM_COUNT] = {
    [GV_SYMPTOM_ANSWER] = "the driver refused the call",
    [GV_SYMPTOM_ORDER] = "the wait did not wait",
    [GV_SYMPTOM_DATA] = "other data than in program order",
    [GV_SYMPTOM_FREED] = "work accessed freed memory",
    [GV_SYMPTOM_LEAK] = "a handle or memory is alive at the end",
};

static gv_str symptoms_in_words(gv_arena *arena, const gv_arm_result *r) {
  gv_str words = GV_STR("");
  if (r->crashed) return GV_STR("the process was lost in the call");
  if (r->hung) return GV_STR("the call did not come back");
  for (int i = 0; i < GV_SYMPTOM_COUNT; i++) {
    if (!(r->symptoms >> i & 1)) continue;
    words = gv_format(arena, "%.*s%s%s", GV_FMT(words), words.len ? "; " : "", seen_words[i]);
    if (i == GV_SYMPTOM_ANSWER && r->answer)
      words = gv_format(arena, "%.*s: %s", GV_FMT(words), gv_answer_name(r->answer));
  }
  return words;
}

static bool has_control(const gv_plan *plan) {
  for (uint32_t i = 0; i < plan->steps.len; i++)
    if (plan->steps.at[i].arm != GV_ARM_BOTH) return true;
  return false;
}

static void judge(const gv_plan *plan, gv_arena *arena, gv_replay_result *r) {
  bool without_finding = !plan->rule.len;
  bool confirmed = r->faulty.seen && (r->has_control || without_finding) && !r->control.seen &&
                   !r->control.crashed && !r->control.hung;
  r->verdict = confirmed ? GV_CONFIRMED : GV_NOT_REPRODUCED;
  if (confirmed)
    r->detail = symptoms_in_words(arena, &r->faulty);
  else if (r->faulty.crashed || r->faulty.hung || r->control.crashed || r->control.hung)
    r->detail = gv_format(arena, "%s, but that is not what the finding says",
                          r->faulty.crashed || r->control.crashed ? "the process was lost in a call"
                                                                  : "a call did not come back");
  else if (!r->faulty.seen)
    r->detail = GV_STR("nothing of it was seen");
  else if (!r->has_control)
    r->detail = GV_STR("the plan has no control arm, so what was seen may have another cause");
  else
    r->detail = gv_format(arena, "the control arm shows it too: %.*s",
                          GV_FMT(symptoms_in_words(arena, &r->control)));
}

/* What was run for the kernels whose code the plan has; NULL: the simulated device was. */
static gv_str kernels_in_words(gv_arena *arena, const gv_code_use *code) {
  if (!code) return GV_STR("stand-ins: the simulated device runs no code");
  if (code->failed)
    return gv_format(
        arena, "stand-ins: the program's own went wrong on what replay fills memory with, with %s",
        gv_answer_name(code->answer));
  if (!code->stand_ins) return GV_STR("the program's own");
  return gv_format(arena, "stand-ins%s: the device answers %s to the program's own",
                   code->own_code ? " for some" : "", gv_answer_name(code->answer));
}

static gv_status run_arms(const gv_plan *plan, const gv_replay_options *options, bool cuda,
                          gv_arena *arena, gv_replay_result *r, gv_str *why) {
  r->device = cuda ? "cuda" : "sim";
  r->exhaustive = !cuda;
  gv_code_use code = {0};
  for (gv_arm arm = GV_ARM_FAULTY; arm <= (r->has_control ? GV_ARM_CONTROL : GV_ARM_FAULTY);
       arm++) {
    gv_arm_result *result = arm == GV_ARM_FAULTY ? &r->faulty : &r->control;
    *result = (gv_arm_result){.step = GV_NONE};
    if (!cuda)
      r->exhaustive &= sim_run_arm(plan, options, arm, result);
    else if (gv_cuda_arm(plan, options, arm, arena, result, &code, why) != GV_OK)
      return GV_UNUSABLE;
  }
  if (cuda) gv_cuda_judge(plan, options, &r->captured);
  if (plan->images.len) r->kernels = kernels_in_words(arena, cuda ? &code : NULL);
  return GV_OK;
}

gv_status gv_replay(const gv_plan *plan, const gv_replay_options *options, gv_arena *arena,
                    gv_replay_result *r) {
  gv_str why;
  *r = (gv_replay_result){.device = options->device == GV_REPLAY_CUDA ? "cuda" : "sim",
                          .has_control = has_control(plan)};
  r->faulty.step = r->control.step = GV_NONE;
  r->detail = obstacle_of(plan, arena);
  if (r->detail.len) {
    r->verdict = GV_NOT_REPLAYABLE;
    return GV_OK;
  }
  gv_status status = run_arms(plan, options, options->device != GV_REPLAY_SIM, arena, r, &why);
  if (status != GV_OK && options->device == GV_REPLAY_AUTO) {
    r->device_note = gv_format(arena, "on the simulated device: %.*s", GV_FMT(why));
    status = run_arms(plan, options, false, arena, r, &why);
  }
  if (status == GV_OK)
    judge(plan, arena, r);
  else
    r->detail = why;
  return status;
}

/* ---- answers ---- */

const char *gv_answer_name(gv_answer answer) {
  static const struct {
    int answer;
    const char *name;
  } names[] = {
#define ANSWER(number, name) {number, "CUDA_" #name},
#include "replay/answers.def"
  };
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (names[i].answer == answer) return names[i].name;
  return "an error that has no name here";
}
