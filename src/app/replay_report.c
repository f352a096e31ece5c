#include "app/replay.h"
#include "base/foreign.h"
#include "planner/planner.h"

enum { PATHS = 16 };

/* ---- writing ---- */

static const char *const heads[] = {"gpuverify-plan ", NULL};
const gv_output_kind gv_plan_kind_of_output = {"a plan", heads};

/* The first finding's plan goes to the file itself, those of the others to FILE-2, FILE-3 before
 * its ending. */
static gv_str numbered(gv_arena *arena, const char *path, uint32_t number) {
  const char *slash = strrchr(path, '/'), *dot = strrchr(slash ? slash : path, '.');
  size_t stem = dot && dot != path && dot[-1] != '/' ? (size_t)(dot - path) : strlen(path);
  if (number == 1) return gv_str_copy(arena, gv_str_of(path));
  return gv_format(arena, "%.*s-%u%s", (int)stem, path, number, path + stem);
}

gv_status gv_replay_put(gv_arena *arena, const gv_options *options, uint32_t number, gv_str plan,
                        gv_str *error) {
  gv_str name = numbered(arena, options->replay_plan, number);
  return gv_output_write(arena, name.at, &gv_plan_kind_of_output, plan, error);
}

/* ---- findings ---- */

static void keep_plan(gv_outcome *outcome, const gv_plan *plan) {
  gv_plan_text text = {0};
  gv_plan_write(plan, &text);
  *gv_push(&outcome->plans) = gv_str_copy(&outcome->arena, (gv_str){text.at, text.len});
  gv_vec_free(&text);
}

static gv_status replay_plan(const gv_options *options, gv_report *report, gv_finding *finding,
                             const gv_plan *plan, FILE *out, gv_str *error) {
  gv_replay_result result;
  if (gv_replay(plan, &options->replaying, &report->arena, &result) != GV_OK) {
    *error = gv_format_foreign(
        &report->arena,
        "gpuverify: error: cannot replay: %.*s; '--replay-device=sim' needs no GPU\n",
        GV_FMT(result.detail));
    return GV_UNUSABLE;
  }
  gv_replay_keep(&report->arena, plan, &result, &finding->replayed);
  gv_print_replay(out, GV_STR("replay"), plan, &result);
  return GV_OK;
}

gv_status gv_replay_findings(const gv_options *options, gv_model *model, gv_report *report,
                             FILE *out, gv_outcome *outcome, gv_str *error) {
  gv_status status = GV_OK;
  for (uint32_t i = 0; (options->replay || options->replay_plan) && i < report->findings.len; i++) {
    gv_finding *finding = &report->findings.at[i];
    gv_plan plan = {0};
    gv_plan_finding(model, finding, &plan);
    if (options->replay_plan) keep_plan(outcome, &plan);
    if (status == GV_OK && options->replay)
      status = replay_plan(options, report, finding, &plan, out, error);
    gv_plan_clear(&plan);
  }
  return status;
}

/* ---- what was proved ---- */

typedef struct proved {
  const gv_options *options;
  FILE *out;
  uint32_t paths, faulty;
} proved;

static void replay_path(void *to, const gv_plan *plan) {
  proved *p = to;
  gv_arena arena = {0};
  gv_replay_result result;
  p->paths++;
  if (gv_replay(plan, &p->options->replaying, &arena, &result) == GV_OK &&
      result.verdict == GV_CONFIRMED) {
    if (!p->faulty++) gv_print_replay(p->out, GV_STR("replay"), plan, &result);
  }
  gv_arena_clear(&arena);
}

bool gv_replay_proved(const gv_options *options, gv_model *model, const gv_report *report,
                      FILE *out) {
  proved p = {.options = options, .out = out};
  if (!options->replay_proved || report->verdict != GV_PROVED || report->findings.len) return true;
  const char *obstacle = gv_plan_obstacle(model);
  if (obstacle) {
    gv_print_foreign(out, "replay: no path of the proved program run: %s\n", obstacle);
    return true;
  }
  gv_plan_paths(model, PATHS, replay_path, &p);
  gv_print_foreign(out, "replay: %u path%s of the proved program run, %u with a fault%s\n", p.paths,
                   p.paths == 1 ? "" : "s", p.faulty,
                   p.faulty ? ": this is a fault of gpuverify, please report it" : "");
  return p.faulty == 0;
}
