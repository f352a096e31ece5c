/* Rewrites, as edits of a text: for each form of an operation what stands there afterwards, or that
 * nothing is suggested. */
#include "model/builder.h"
#include "validate/room.h"

#include "unit.h"

enum { ANY = -1, NEVER = -2 };

/* Applies the edits; they are in order and disjoint. */
static gv_str apply(gv_arena *arena, gv_model *m, gv_str text, const gv_finding *f) {
  gv_str made = GV_STR("");
  size_t at = 0;
  for (uint32_t i = 0; i < f->edits.len; i++) {
    const gv_edit *e = &f->edits.at[i];
    size_t begin = (size_t)(gv_source_line(m, 0, e->begin.line).at - text.at) + e->begin.col - 1;
    size_t end = (size_t)(gv_source_line(m, 0, e->end.line).at - text.at) + e->end.col - 1;
    ck_assert_uint_le(at, begin);
    ck_assert_uint_le(begin, end);
    made = gv_format(arena, "%.*s%.*s%.*s", GV_FMT(made), (int)(begin - at), text.at + at,
                     GV_FMT(e->text));
    at = end;
  }
  return gv_format(arena, "%.*s%.*s", GV_FMT(made), (int)(text.len - at), text.at + at);
}

/* The operation is the first of that name in the text. `expected` NULL: no edits. */
static void check(const char *name, const gv_lowering *lowering, bool async, uint32_t deps,
                  const char *source, uint32_t number, const char *expected) {
  gv_model m = {0};
  gv_arena arena = {0};
  gv_gpu_program program = {0};
  gv_finding finding = {0};
  gv_str text = gv_str_of(source);
  gv_add_file(&m, GV_STR("x.mlir"));
  gv_set_text(&m, text, false);
  const char *at = strstr(source, name), *line = at;
  uint32_t row = 1;
  while (line > source && line[-1] != '\n') line--;
  for (const char *p = source; p < line; p++) row += *p == '\n';
  gv_gpu_op op = {.name = gv_str_of(name),
                  .loc = {0, row, (uint32_t)(at - line) + 1},
                  .lowering = lowering,
                  .deps = deps};
  op.token = async ? 0 : GV_NONE;
  gv_suggest_rewrite(&m, &program, &op, number, &arena, &finding);
  ck_assert_uint_eq(finding.edits.len != 0, expected != NULL);
  ck_assert_uint_eq(finding.suggestion.len != 0, expected != NULL);
  if (expected) ck_text_eq(apply(&arena, &m, text, &finding), expected);
  gv_finding_clear(&finding);
  gv_model_clear(&m);
  gv_arena_clear(&arena);
}

static const gv_lowering one = {"gpu.memcpy", 1, 1, true, "", 0, NEVER},
                         launch = {"gpu.launch_func", 0, 1, false, "", 0, 0};

START_TEST(several_dependencies_are_joined) {
  check("gpu.memcpy", &one, true, 2, "  %0 = gpu.memcpy async [%a, %b] %x, %y\n", 0,
        "  %joined = gpu.wait async [%a, %b]\n  %0 = gpu.memcpy async [%joined] %x, %y\n");
  check(
      "gpu.memcpy", &one, true, 2, "{\n\t%0 =\n\t gpu.memcpy  async\n[%a,\n%b]%x, %y\n", 0,
      "{\n\t%0 =\n\t %joined = gpu.wait async [%a,\n%b]\n\t gpu.memcpy  async\n[%joined]%x, %y\n");
}
END_TEST

START_TEST(new_names_are_new) {
  check("gpu.memcpy", &one, true, 2, "%0 = gpu.memcpy async [%joined, %joined_x]", 0,
        "%joined_0_0 = gpu.wait async [%joined, %joined_x]\n%0 = gpu.memcpy async [%joined_0_0]");
  check("gpu.memcpy", &one, true, 2, "%0 = gpu.memcpy async [%joinedx, %b]", 3,
        "%joined_3 = gpu.wait async [%joinedx, %b]\n%0 = gpu.memcpy async [%joined_3]");
}
END_TEST

START_TEST(a_missing_dependency_is_made) {
  check("gpu.memcpy", &one, true, 0, "%0 = gpu.memcpy async %x, %y", 0,
        "%ready = gpu.wait async\n%0 = gpu.memcpy async [%ready] %x, %y");
  check("gpu.memcpy", &one, true, 0, "%0 = gpu.memcpy async [] %x, %y", 0,
        "%ready = gpu.wait async\n%0 = gpu.memcpy async [%ready] %x, %y");
}
END_TEST

START_TEST(a_synchronous_operation_is_waited_for) {
  check("gpu.memcpy", &one, false, 0, "  gpu.memcpy %x, %y : a<?>, b // copy\n  end", 0,
        "  %ready = gpu.wait async\n  %done = gpu.memcpy async [%ready] %x, %y : a<?>, b // copy\n "
        " gpu.wait [%done]\n  end");
  check("gpu.alloc", &one, false, 1, "%m = gpu.alloc [%t] (%n) : a", 0,
        "%ready = gpu.wait async [%t]\n%m, %done = gpu.alloc async [%ready] (%n) : a\ngpu.wait "
        "[%done]");
  check("gpu.launch_func", &launch, false, 2, "gpu.launch_func [%a, %b] @k", 0,
        "gpu.wait [%a, %b]\ngpu.launch_func @k");
}
END_TEST

START_TEST(what_is_not_understood_is_left_alone) {
  check("gpu.memcpy", &one, true, 2, "%0 = \"gpu.memcpy\"(%a, %b)", 0, NULL);
  check("gpu.memcpy", &one, true, 2, "%0 = gpu.memcpy_x async [%a, %b]", 0, NULL);
  check("gpu.memcpy", &one, true, 2, "%0 = gpu.memcpy async [%a, %b", 0, NULL);
  check("gpu.memcpy", &one, false, 0, "gpu.memcpy %x, %y :\n a, b", 0, NULL);
  check("gpu.memcpy", &one, false, 0, "{ gpu.memcpy %x, %y : a, b }", 0, NULL);
  check("gpu.spmv", &one, false, 0, "gpu.spmv %x", 0, NULL);
  check("gpu.memcpy", &one, true, 1, "%0 = gpu.memcpy async [%a] %x, %y", 0, NULL);
}
END_TEST

UNIT_MAIN("validate_rewrite", RUNS(several_dependencies_are_joined), RUNS(new_names_are_new),
          RUNS(a_missing_dependency_is_made), RUNS(a_synchronous_operation_is_waited_for),
          RUNS(what_is_not_understood_is_left_alone))
