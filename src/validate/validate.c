#include "base/foreign.h"
#include "validate/room.h"

bool gv_is_lowered(const gv_model *model) {
  for (uint32_t i = 0; i < model->ops.len; i++)
    if (model->ops.at[i].kind == GV_OP_ACTION) return true;
  return false;
}

/* Operations that stayed as they were get the rewrite that their source shows. */
static void suggest_rewrites(gv_model *model, const gv_gpu_program *program, gv_report *report) {
  uint32_t number = 0;
  for (uint32_t i = 0; i < report->findings.len; i++) {
    gv_finding *f = &report->findings.at[i];
    if (f->rule != GV_RULE_UNLOWERED_OP) continue;
    for (uint32_t o = 0; o < program->ops.len; o++) {
      const gv_gpu_op *op = &program->ops.at[o];
      if (memcmp(&op->loc, &f->loc, sizeof f->loc) != 0 || gv_is_handled(op)) continue;
      gv_suggest_rewrite(model, program, op, number++, &report->arena, f);
      break;
    }
  }
}

/* Whether something of the lowered code is at a place of a gpu operation, or there is no such
 * operation to look for. */
static bool meets(const gv_gpu_program *program, const gv_spots *spots) {
  bool any = false;
  for (uint32_t i = 0; i < program->ops.len; i++) {
    uint32_t count;
    if (!program->ops.at[i].lowering) continue;
    gv_spots_find(spots, program->ops.at[i].loc, &count);
    if (count) return true;
    any = true;
  }
  return !any;
}

/* A parameter of the source becomes one of the lowered function for each member of its descriptor,
 * or one alone. */
static void mark_memory(gv_model *model, const gv_host *source, const gv_host_function *from,
                        const gv_function *to) {
  bool whole = from->params == to->params;
  if (!whole && from->bares != to->params) return;
  for (uint32_t i = 0; i < to->params; i++) {
    gv_value_id param = model->params.at[to->first_param + i];
    uint32_t leaf = source->lists.at[(whole ? from->first_param : from->first_bare) + i];
    if (param != GV_NONE && source->leaves.at[leaf].memory)
      model->values.at[param].index = GV_PARAM_OF_MEMREF;
  }
}

static void mark_memories(gv_model *model, const gv_host *source) {
  gv_map by_name = {0};
  bool found;
  for (uint32_t i = 0; i < source->functions.len; i++) {
    gv_str name = source->functions.at[i].name;
    *gv_map_at(&by_name, gv_hash(name.at, name.len, 0), &found) = i;
  }
  for (uint32_t i = 0; i < model->functions.len; i++) {
    const gv_function *to = &model->functions.at[i];
    uint32_t from = gv_map_get(&by_name, gv_hash(to->name.at, to->name.len, 0));
    if (from != GV_NONE && gv_str_equal(source->functions.at[from].name, to->name))
      mark_memory(model, source, &source->functions.at[from], to);
  }
  gv_map_free(&by_name);
}

gv_status gv_validate_begin(gv_model *model, const gv_gpu_program *program, const gv_host *source,
                            gv_str lowered, gv_str *error) {
  gv_spots spots = {0};
  gv_spots_init(&spots, model, program);
  bool met = meets(program, &spots);
  if (met) gv_list_demands(model, program, &spots);
  mark_memories(model, source);
  gv_spots_clear(&spots);
  if (met) return GV_OK;
  *error = gv_format_foreign(&model->arena,
                             "%.*s: error: no operation is at the place of a gpu operation of "
                             "%.*s; lower with -mlir-print-debuginfo\n",
                             GV_FMT(lowered), GV_FMT(model->files.at[program->file].path));
  return GV_UNUSABLE;
}

void gv_validate_end(gv_model *model, const gv_gpu_program *program, const gv_host *source,
                     const gv_host *lowered, gv_report *report) {
  gv_spots spots = {0};
  gv_spots_init(&spots, model, program);
  suggest_rewrites(model, program, report);
  gv_tell_faults(program, report);
  gv_judge_work(model, program, &spots, source, lowered, report);
  gv_table_tokens(model, program, &spots, report);
  gv_judge_demands(model, program, report);
  gv_report_settle(report);
  gv_spots_clear(&spots);
}
