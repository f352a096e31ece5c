/* Any text as a program, and the same program as bytecode, in the generic form, with functions in
 * another order, under other names and with code in it to which nothing leads: the same verdict,
 * and the same findings at the same places, as far as what is said may not depend on that. */
#include "analysis/analysis.h"
#include "diag/select.h"
#include "diag/suppress.h"
#include "front/front.h"
#include "mutate.h"
#include "steps.h"

#include <stdio.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* A crash of the reader is seen here. */
static const gv_reading anything;

typedef struct said {
  bool read,
      stopped; /* stopped: at a limit, and what is said may depend on what was looked at first */
  gv_verdict verdict;
  GV_VEC(uint64_t)
  findings; /* sorted: place, rule and severity; without those that are not decided, which name the
               first of several */
} said;

static int ascending(const void *a, const void *b) {
  uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
  return (x > y) - (x < y);
}

static said ask(gv_str bytes) {
  gv_model model = {0};
  gv_report report = {0};
  gv_str error = {0};
  gv_input input = {.name = GV_STR("fuzz.mlir"), .bytes = bytes, .reading = &anything};
  said s = {.read = gv_front_parse_input(&model, &input, &error) == GV_OK};
  if (s.read) {
    gv_steps steps = {0};
    gv_analyse(&model, &(gv_analysis_options){.steps = &steps}, &report);
    gv_check_steps(&model, &steps);
    gv_suppress(&model, &report, &(gv_known){0});
    gv_select(&report, &(gv_selection){0});
    s.verdict = report.verdict;
    s.stopped = report.undecided.len > 0;
    for (uint32_t i = 0; i < report.findings.len; i++) {
      const gv_finding *f = &report.findings.at[i];
      if (f->severity == GV_SEVERITY_UNPROVED) continue;
      const uint32_t key[] = {f->rule, f->severity, f->loc.line, f->loc.col};
      if (getenv("FUZZ_SHOW"))
        fprintf(stderr, "%s at %u:%u\n", gv_rules[f->rule].name, f->loc.line,
                f->loc.col); /* for people */
      *gv_push(&s.findings) = gv_hash(key, sizeof key, 0);
    }
    if (s.findings.len) qsort(s.findings.at, s.findings.len, sizeof *s.findings.at, ascending);
  }
  gv_report_clear(&report);
  gv_model_clear(&model);
  return s;
}

static bool is_same(const said *a, const said *b) {
  if (a->verdict != b->verdict || a->findings.len != b->findings.len) return false;
  return !a->findings.len ||
         memcmp(a->findings.at, b->findings.at, a->findings.len * sizeof *a->findings.at) == 0;
}

static bool contradicts(const said *a, const said *b) {
  return (a->verdict == GV_PROVED && b->verdict == GV_VIOLATED) ||
         (a->verdict == GV_VIOLATED && b->verdict == GV_PROVED);
}

static _Noreturn void complain(gv_rewriting as, const said *a, const said *b, gv_str other) {
  fprintf(stderr, "rewriting %d: %s with %u findings, then %s with %u\n", (int)as,
          gv_verdict_name(a->verdict), a->findings.len, gv_verdict_name(b->verdict),
          b->findings.len);
  if (as != GV_AS_BYTECODE) fwrite(other.at, 1, other.len, stderr);
  GV_BUG("the same program is judged in two ways");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  gv_arena arena = {0};
  gv_str program = gv_rewritten(&arena, (gv_str){(const char *)data, size}, GV_AS_GENERIC);
  if (program.len) {
    said first = ask(program);
    for (gv_rewriting as = GV_AS_BYTECODE; first.read && as < GV_REWRITINGS; as++) {
      gv_str other = gv_rewritten(&arena, program, as);
      said then = ask(other);
      bool whole = as == GV_AS_BYTECODE || as == GV_RENAMED;
      if (!then.read) complain(as, &first, &then, other);
      if (contradicts(&first, &then) ||
          ((whole || !(first.stopped || then.stopped)) && !is_same(&first, &then)))
        complain(as, &first, &then, other);
      gv_vec_free(&then.findings);
    }
    gv_vec_free(&first.findings);
  }
  gv_arena_clear(&arena);
  return 0;
}
