/* Any bytes at all, as a program (grow.h) on one of the runtimes: the model is sound, the analysis
 * answers with a result that its own checker accepts, twice the same in every format; every finding
 * can be planned and every plan run; and no path of a proved program shows a fault on the simulated
 * device. */
#include "analysis/analysis.h"
#include "base/stream.h"
#include "diag/select.h"
#include "diag/suppress.h"
#include "grow.h"
#include "planner/planner.h"
#include "profile/profile.h"
#include "render/render.h"
#include "replay/replay.h"
#include "steps.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { PATHS = 2, STEPS = 60, RUNS = 3 };

static void write_piece(void *to, gv_str piece) { fwrite(piece.at, 1, piece.len, to); }

static void write_report(FILE *out, gv_model *model, gv_report *report) {
  gv_render_options options = {.proof = true};
  gv_result result = {.path = GV_STR("x.mlir"), .model = model, .report = report};
  for (uint32_t i = 0; gv_renderers[i]; i++) {
    const gv_renderer *r = gv_renderers[i];
    if (r->begin) r->begin(out, &options);
    r->file(out, &options, &result);
    if (r->end) r->end(out, &options);
  }
}

/* ---- replay ---- */

static bool is_small(const gv_plan *plan) {
  uint64_t bytes = 0;
  for (uint32_t i = 0; i < plan->objects.len; i++) bytes += plan->objects.at[i].bytes;
  return bytes < 4096 && plan->steps.len < STEPS;
}

/* Accesses through null and undefined addresses, and the unloading of what is no module, are
 * nobody's promise. */
static bool is_beyond_promises(const gv_plan *plan) {
  for (uint32_t i = 0; i < plan->steps.len; i++) {
    const gv_step *step = &plan->steps.at[i];
    const gv_operand *o = gv_operands_of(plan, step);
    const char *letters = gv_calls[step->call].operands;
    if (step->call == GV_CALL_MODULE_UNLOAD &&
        (o->object == GV_NONE || plan->objects.at[o->object].kind != GV_OBJECT_MODULE))
      return true;
    for (uint32_t n = 0; n < step->operands && letters[n] && letters[n] != '*'; n++)
      if (letters[n] == 'm' && o[n].object == GV_NONE) return true;
  }
  return false;
}

static gv_replay_verdict run(const gv_plan *plan) {
  gv_arena arena = {0};
  gv_replay_options options = {.device = GV_REPLAY_SIM, .by_seed = true, .runs = RUNS};
  gv_replay_result result;
  GV_CHECK(gv_replay(plan, &options, &arena, &result) == GV_OK);
  gv_arena_clear(&arena);
  return result.verdict;
}

/* Shows what a broken promise is about before it ends. */
static _Noreturn void complain(const gv_model *model, const gv_plan *plan, gv_str why) {
  gv_plan_text text = {0};
  gv_model_dump(model, write_piece, stderr);
  gv_plan_write(plan, &text);
  write_piece(stderr, (gv_str){text.at, text.len});
  write_piece(stderr, why);
  GV_BUG("a plan that cannot be right");
}

/* What is written can be read. */
static void check_plan(const gv_model *model, const gv_plan *plan) {
  gv_plan again = {0};
  gv_plan_text text = {0};
  gv_str error = {0};
  gv_plan_write(plan, &text);
  if (text.len <= GV_PLAN_LONGEST &&
      gv_plan_read(&again, GV_STR("again"), (gv_str){text.at, text.len}, &error) != GV_OK)
    complain(model, plan, error);
  gv_vec_free(&text);
  gv_plan_clear(&again);
}

static void take_proved(void *to, const gv_plan *plan) {
  check_plan(to, plan);
  if (is_small(plan) && !is_beyond_promises(plan) && run(plan) == GV_CONFIRMED)
    complain(to, plan, GV_STR("a fault on a path of a proved program\n"));
}

/* The model is not changed but for texts that it loads. */
static void replay(gv_model *model, const gv_report *report) {
  for (uint32_t i = 0; i < report->findings.len && i < PATHS; i++) {
    gv_plan plan = {0};
    gv_plan_finding(model, &report->findings.at[i], &plan);
    check_plan(model, &plan);
    if (is_small(&plan)) run(&plan);
    gv_plan_clear(&plan);
  }
  if (report->verdict == GV_PROVED && !report->findings.len)
    gv_plan_paths(model, PATHS, take_proved, model);
}

/* ---- one look ---- */

/* Once everything that can be asked, once, `bare`, no more than has to be: that must not change
 * what is found. */
static gv_str look(gv_stream *stream, const gv_profile *runtime, gv_str bytes, bool bare) {
  gv_model model = {0};
  gv_report report = {0};
  gv_insight insight = {0};
  gv_order order = {0};
  gv_steps steps = {0};
  gv_analysis_options options = {.proof = true, .check_proof = true, .steps = &steps};
  FILE *out = gv_stream_open(stream);
  gv_grow(&model, runtime, bytes);
  gv_model_check(&model);
  gv_model_dump(&model, write_piece, out);
  if (getenv("FUZZ_SHOW"))
    gv_model_dump(&model, write_piece, stderr); /* for people: what a crashing input is */
  if (!bare) options.insight = &insight, options.order = &order;
  gv_analyse(&model, &options, &report);
  gv_check_steps(&model, &steps);
  gv_suppress(&model, &report, &(gv_known){0});
  gv_select(&report, &(gv_selection){0});
  write_report(out, &model, &report);
  if (!bare) replay(&model, &report);
  gv_insight_clear(&insight);
  gv_order_clear(&order);
  gv_report_clear(&report);
  gv_model_clear(&model);
  return gv_stream_close(stream);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static const char *const names[] = {"cuda", "rocm", "level-zero", "sycl", "vulkan"};
  if (!size) return 0;
  gv_arena arena = {0};
  gv_profile runtime = {.arena = &arena};
  gv_str error, bytes = {(const char *)data + 1, size - 1};
  GV_CHECK(gv_profile_add(&runtime, gv_str_of(names[data[0] < 200 ? 0 : data[0] % 5]), &error) ==
           GV_OK);
  gv_stream first, second;
  gv_str one = look(&first, &runtime, bytes, false), two = look(&second, &runtime, bytes, true);
  GV_CHECK(gv_str_equal(one, two));
  free(first.at);
  free(second.at);
  gv_profile_clear(&runtime);
  gv_arena_clear(&arena);
  return 0;
}
