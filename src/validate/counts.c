/* How many dependencies the operations of the source have, against what its lowering handles. */
#include "validate/room.h"

static bool is_async(const gv_gpu_op *op) { return op->token != GV_NONE; }

static bool handles(int most, uint32_t deps) {
  return most == -1 || (most >= 0 && deps <= (uint32_t)most);
}

bool gv_is_handled(const gv_gpu_op *op) {
  const gv_lowering *l = op->lowering;
  if (!l) return true;
  if (op->declined) return false;
  if (is_async(op)) return op->deps >= (uint32_t)l->min_deps && handles(l->max_deps, op->deps);
  return handles(l->max_sync_deps, op->deps);
}

static gv_str limit_of(gv_arena *arena, int min, int max) {
  if (max < 0) return min ? gv_format(arena, "at least %d", min) : GV_STR("any number");
  if (min == max)
    return min == 1 ? GV_STR("exactly one")
           : min    ? gv_format(arena, "exactly %d", min)
                    : GV_STR("none");
  return gv_format(arena, "%d to %d", min, max);
}

/* "async gpu.memcpy has 2 async dependencies; -gpu-to-llvm of release 22 takes exactly one";
 * gv_is_handled() must be false. */
static gv_str words_unhandled(gv_arena *arena, const gv_gpu_op *op, unsigned release) {
  const gv_lowering *l = op->lowering;
  const char *form = is_async(op) ? "async" : "synchronous";
  gv_str count = op->deps == 1 ? GV_STR("one async dependency")
                               : gv_format(arena, "%u async dependencies", op->deps);
  if (op->declined)
    return gv_format(arena, "-gpu-to-llvm of release %u does not lower this %.*s: %s", release,
                     GV_FMT(op->name), op->declined->why);
  if (!is_async(op) && l->async_only)
    return gv_format(arena, "-gpu-to-llvm of release %u lowers only async %.*s with %.*s", release,
                     GV_FMT(op->name),
                     GV_FMT(l->min_deps == 1 ? GV_STR("exactly one async dependency")
                                             : limit_of(arena, l->min_deps, l->max_deps)));
  gv_str limit = is_async(op) ? limit_of(arena, l->min_deps, l->max_deps)
                              : limit_of(arena, 0, l->max_sync_deps);
  return gv_format(arena, "%s %.*s has %.*s; -gpu-to-llvm of release %u takes %.*s", form,
                   GV_FMT(op->name), GV_FMT(count), release, GV_FMT(limit));
}

static bool is_left_for_later(const gv_gpu_op *op, const gv_validate_options *options) {
  return options->async_later && !is_async(op) && op->lowering->async_only;
}

static void judge(gv_model *model, const gv_gpu_program *program, const gv_gpu_op *op,
                  uint32_t *number, gv_report *report) {
  bool handled = gv_is_handled(op);
  gv_obligation *o =
      gv_report_obligation(report, handled ? GV_PROVED : GV_VIOLATED, op->loc, op->function);
  o->what =
      gv_format(&report->arena, "%.*s must be in a form that its lowering takes", GV_FMT(op->name));
  o->reason = handled ? gv_format(&report->arena, "with %u async dependenc%s", op->deps,
                                  op->deps == 1 ? "y" : "ies")
                      : GV_STR("");
  if (handled) return;
  gv_str message = words_unhandled(&report->arena, op, program->release);
  gv_finding *f = gv_report_finding(report, GV_RULE_UNLOWERED_OP, op->loc, op->function, message);
  o->finding = f->number;
  if (op->declined)
    gv_finding_note(f, GV_NOTE_ADVICE, op->loc, gv_str_of(op->declined->instead));
  else if (op->lowering->rewrite)
    gv_finding_note(f, GV_NOTE_ADVICE, op->loc, gv_str_of(op->lowering->rewrite));
  gv_suggest_rewrite(model, program, op, (*number)++, &report->arena, f);
}

void gv_validate_source(gv_model *model, const gv_gpu_program *program,
                        const gv_validate_options *options, gv_report *report) {
  uint32_t number = 0;
  for (uint32_t i = 0; i < program->ops.len; i++) {
    const gv_gpu_op *op = &program->ops.at[i];
    if (op->lowering && !is_left_for_later(op, options)) judge(model, program, op, &number, report);
  }
  gv_report_assume(
      report,
      gv_format(
          &report->arena,
          "release %u of MLIR lowers it; use --lower to verify streams, events and their order",
          program->release));
  gv_report_finish(report);
}

gv_str gv_validate_explain(gv_model *model, const gv_gpu_program *program) {
  gv_str lines = GV_STR("");
  for (uint32_t i = 0; i < program->ops.len; i++) {
    const gv_gpu_op *op = &program->ops.at[i];
    if (gv_is_handled(op)) continue;
    lines = gv_format(&model->arena, "%.*s%.*s:%u:%u: note: %.*s; %s\n", GV_FMT(lines),
                      GV_FMT(model->files.at[op->loc.file].path), op->loc.line, op->loc.col,
                      GV_FMT(words_unhandled(&model->arena, op, program->release)),
                      op->lowering->rewrite);
  }
  return lines;
}
