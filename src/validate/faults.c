/* needs: findings in a source whose lowered code has been judged. gives: where the source is right
 * and its lowering known to be wrong, a help that says so, as docs/findings.md has it. A handle of
 * the wrong kind is always the lowering's: tokens have types. cost: findings of that rule times
 * operations. */
#include "validate/room.h"

static bool is_at(gv_loc a, gv_loc b) { return memcmp(&a, &b, sizeof a) == 0; }

static const gv_gpu_op *op_at(const gv_gpu_program *program, gv_loc loc) {
  for (uint32_t o = 0; o < program->ops.len; o++)
    if (is_at(program->ops.at[o].loc, loc)) return &program->ops.at[o];
  return NULL;
}

/* "async.yield" of the token of a gpu.launch_func, of which -gpu-to-llvm up to release 22 yields
 * the stream. */
static bool yields_launch(const gv_gpu_program *program, gv_loc loc) {
  const gv_gpu_op *op = op_at(program, loc);
  if (!op || !gv_str_equal(op->name, GV_STR("async.yield"))) return false;
  for (uint32_t d = 0; d < op->deps; d++) {
    const gv_token *token = &program->tokens.at[program->deps.at[op->first_dep + d]];
    if (token->op != GV_NONE &&
        gv_str_equal(program->ops.at[token->op].name, GV_STR("gpu.launch_func")))
      return true;
  }
  return false;
}

/* The path goes from the stream over such a yield to the wait, and over nothing else that passes it
 * on. */
static bool is_yielded_stream(const gv_gpu_program *program, const gv_finding *f) {
  bool yielded = false;
  for (uint32_t n = 0; n < f->notes.len; n++) {
    const gv_note *note = &f->notes.at[n];
    if (note->kind != GV_NOTE_STEP || n == 0) continue;
    if (!yields_launch(program, note->loc)) return false;
    yielded = true;
  }
  return yielded;
}

static gv_str help_of(const gv_gpu_program *program, gv_arena *arena, const gv_finding *f) {
  unsigned release = program->release;
  if (release && release <= 22 && is_yielded_stream(program, f))
    return gv_format(arena,
                     "your source is fine: -gpu-to-llvm of %u yields the stream instead of the "
                     "event; release 23 does not",
                     release);
  return GV_STR("your source is fine: the lowering mixes up streams and events; wait in the task, "
                "with gpu.wait");
}

void gv_tell_faults(const gv_gpu_program *program, gv_report *report) {
  for (uint32_t i = 0; i < report->findings.len; i++) {
    gv_finding *f = &report->findings.at[i];
    if (f->rule != GV_RULE_HANDLE_KIND_MISMATCH || f->loc.file != program->file) continue;
    for (uint32_t n = 0; n < f->notes.len; n++)
      if (f->notes.at[n].kind == GV_NOTE_ADVICE)
        f->notes.at[n].message = help_of(program, &report->arena, f);
  }
}
