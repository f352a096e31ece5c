#include "found.h"

#include "model/builder.h"

static const struct {
  gv_rule rule;
  uint32_t line, col;
  const char *message;
} rows[] = {
    {GV_RULE_STREAM_LEAK, 1, 1, "stream %0 is never destroyed"},
    {GV_RULE_HOST_RACE, 2, 3, "the host reads what a copy writes"},
    {GV_RULE_UNKNOWN_HANDLE, 3, 3, "where the stream comes from is not known"},
    {GV_RULE_STREAM_LEAK, 3, 9, "stream %1 is never destroyed"},
    {GV_RULE_EVENT_NOT_RECORDED, 9, 1, "nothing is recorded"},
};

void gv_find_some(gv_model *model, gv_report *report, gv_str text) {
  gv_add_file(model, GV_STR("x.mlir"));
  gv_set_text(model, text, false);
  gv_begin_function(model, GV_STR("main"), true, (gv_loc){0, 1, 1});
  gv_fill_block(model, gv_add_block(model));
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gv_loc loc = {0, rows[i].line, rows[i].col};
    gv_add_op(model, GV_OP_UNKNOWN, GV_STR("@f"), loc, NULL, 0);
    gv_finding *f =
        gv_report_finding(report, rows[i].rule, loc, GV_STR("main"), gv_str_of(rows[i].message));
    f->op = model->ops.len - 1;
    gv_finding_note(f, GV_NOTE_STEP, (gv_loc){0, 1, 1}, GV_STR("created here"));
    bool undecided = gv_rules[rows[i].rule].severity == GV_SEVERITY_UNPROVED;
    gv_report_obligation(report, undecided ? GV_UNPROVED : GV_VIOLATED, loc, GV_STR("main"))->op =
        f->op;
  }
  gv_add_op(model, GV_OP_RETURN, GV_STR("return"), GV_NO_LOC, NULL, 0);
  gv_end_function(model);
  gv_model_check(model);
  gv_report_finish(report);
}
