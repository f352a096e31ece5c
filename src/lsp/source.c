/* A module in which nothing is lowered yet is source, and that its operations are not lowered is no
 * fault of theirs. What is wrong in it already is an operation that the lowering will not take; the
 * rest is undecided until the module is lowered.
 */
#define _GNU_SOURCE
#include "lsp/rewrite.h"
#include "lsp/room.h"

static bool is_settled_by_lowering(const gv_view *v, gv_loc loc) {
  const gv_op *op = gv_view_unlowered(v, loc);
  return op && gv_lowers(v, op);
}

void gv_judge_source(gv_view *v) {
  gv_report *r = &v->result->report;
  uint32_t kept = 0;
  uint32_t first;
  if (v->result->lowered || !gv_model_is_source(&v->result->model, &first)) return;
  for (uint32_t i = 0; i < r->findings.len; i++) {
    gv_finding f = r->findings.at[i];
    bool settled = f.rule == GV_RULE_UNLOWERED_OP && is_settled_by_lowering(v, f.loc);
    if (settled)
      gv_finding_clear(&f);
    else
      r->findings.at[kept++] = f;
  }
  r->findings.len = kept;
  for (uint32_t i = 0; i < r->obligations.len; i++) {
    gv_obligation *o = &r->obligations.at[i];
    if (o->verdict != GV_VIOLATED || !is_settled_by_lowering(v, o->loc)) continue;
    o->verdict = GV_UNPROVED;
    o->reason = GV_STR("it is verified after lowering");
    r->counts[GV_VIOLATED]--;
    r->counts[GV_UNPROVED]++;
  }
  gv_report_settle(r);
}
