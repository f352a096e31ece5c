#include <errno.h>

#include "app/replay.h"
#include "planner/planner.h"

enum { PATHS = 16 };

/* ---- writing ---- */

/* The first finding's plan goes to the file itself, those of the others to FILE-2, FILE-3 before its ending. */
static gv_str numbered(gv_arena *arena, const char *path, uint32_t number) {
  const char *slash = strrchr(path, '/'), *dot = strrchr(slash ? slash : path, '.');
  size_t stem = dot && dot != path && dot[-1] != '/' ? (size_t)(dot - path) : strlen(path);
  if (number == 1) return gv_str_copy(arena, gv_str_of(path));
  return gv_format(arena, "%.*s-%u%s", (int)stem, path, number, path + stem);
}

static bool write_plan(gv_arena *arena, const char *path, uint32_t number, const gv_plan *plan) {
  gv_plan_text text = {0};
  gv_str name = numbered(arena, path, number);
  gv_plan_write(plan, &text);
  FILE *file = fopen(name.at, "w");
  bool whole = file && fwrite(text.at, 1, text.len, file) == text.len;
  if (file) whole = fclose(file) == 0 && whole;
  if (!whole) fprintf(stderr, "gpuverify: error: cannot write the plan %s: %s\n", name.at, strerror(errno));
  gv_vec_free(&text);
  return whole;
}

/* ---- findings ---- */

static bool replay_plan(const gv_options *options, gv_arena *arena, gv_str name, const gv_plan *plan, FILE *out) {
  gv_replay_result result;
  if (gv_replay(plan, &options->replaying, arena, &result) != GV_OK) {
    fprintf(stderr, "gpuverify: error: cannot replay: %.*s\n", GV_FMT(result.detail));
    return false;
  }
  gv_print_replay(out, name, plan, &result);
  return true;
}

static bool replay_finding(const gv_options *options, gv_model *model, const gv_finding *finding, uint32_t number, FILE *out) {
  gv_arena arena = {0};
  gv_plan plan = {0};
  gv_plan_finding(model, finding, &plan);
  bool right = true;
  if (options->replay_plan) right = write_plan(&arena, options->replay_plan, number, &plan);
  if (right && options->replay) right = replay_plan(options, &arena, GV_STR("replay"), &plan, out);
  gv_plan_clear(&plan);
  gv_arena_clear(&arena);
  return right;
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
  if (gv_replay(plan, &p->options->replaying, &arena, &result) == GV_OK && result.verdict == GV_CONFIRMED) {
    if (!p->faulty++) gv_print_replay(p->out, GV_STR("replay"), plan, &result);
  }
  gv_arena_clear(&arena);
}

static bool replay_proved(const gv_options *options, gv_model *model, FILE *out) {
  proved p = {.options = options, .out = out};
  const char *obstacle = gv_plan_obstacle(model);
  if (obstacle) {
    fprintf(out, "replay: no path of the proved program run: %s\n", obstacle);
    return true;
  }
  gv_plan_paths(model, PATHS, replay_path, &p);
  fprintf(out, "replay: %u path%s of the proved program run, %u with a fault%s\n", p.paths, p.paths == 1 ? "" : "s", p.faulty,
          p.faulty ? ": this is a fault of gpuverify, please report it" : "");
  return p.faulty == 0;
}

bool gv_replay_report(const gv_options *options, gv_model *model, const gv_report *report, FILE *out) {
  bool right = true;
  bool findings = options->replay || options->replay_plan;
  for (uint32_t i = 0; findings && right && i < report->findings.len; i++)
    right = replay_finding(options, model, &report->findings.at[i], i + 1, out);
  if (right && options->replay_proved && report->verdict == GV_PROVED && !report->findings.len)
    right = replay_proved(options, model, out);
  return right;
}
