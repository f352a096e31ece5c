#include "lsp/syntax.h"

#include "unit.h"

static void check_names(const char *text, const char *expected) {
  FILE *out = tmpfile();
  gv_names names = {0};
  gv_list_names(gv_str_of(text), &names);
  for (uint32_t i = 0; i < names.len; i++)
    fprintf(out, "%.*s ", GV_FMT(gv_name_text(gv_str_of(text), names.at[i])));
  gv_vec_free(&names);
  char *got = unit_take_text(out);
  ck_assert_str_eq(got, expected);
  free(got);
}

START_TEST(names_stand_outside_strings_and_comments) {
  check_names("%0:2 = a.b %c-1_$.x, %0#1, %0#x // %no\n\"%no\\\"%no\" %yes",
              "%0 %c-1_$.x %0#1 %0 %yes ");
  check_names("\"%no \n %yes % %", "%yes ");
  check_names("%a // x", "%a ");
  check_names("", "");
}
END_TEST

/* `text` holds two operations with a '|' behind the first, which is taken out. */
static void check_end(const char *text) {
  const char *bar = strchr(text, '|');
  size_t at = (size_t)(bar - text), len = strlen(text) - 1;
  char *plain = gv_malloc(len + 1);
  memcpy(plain, text, at);
  memcpy(plain + at, bar + 1, len - at + 1);
  ck_assert_msg(gv_statement_end((gv_str){plain, len}, 0, UINT32_MAX) == at, "%s", text);
  free(plain);
}

START_TEST(an_operation_ends_with_its_line) {
  check_end("a.b %x : memref<?xf32>|\nc.d");
  check_end("llvm.return|\n  }\n");
  check_end("a.b %x : () -> !llvm.ptr // {|\n%3 = c.d");
  check_end("a.b \"{\"|\n\"c.d\"()");
  check_end("a.b|\n\n  // comment (\n  ^bb1:");
  check_end("a.b|}");
  check_end("a.b|");
}
END_TEST

START_TEST(an_operation_goes_on_over_lines) {
  check_end("llvm.func @f(%a: i32,\n  %b: i32) attributes {x = \"}\"} {\n  a.b\n}|\nc.d");
  check_end("llvm.func @f()\n    attributes {x} {\n  a.b\n}|\nllvm.func @g()");
  check_end("\"a.b\"() ({\n  c.d\n}) {x} : () -> ()|\n\"c.d\"");
  check_end("gpu.launch_func async [%t] @k::@k // two\n   blocks in (%c, %c, %c)\n   threads in "
            "(%c, %c, %c)|\n%4 = x");
  check_end("llvm.cond_br %c, ^bb1,\n  ^bb2|\n^bb1:");
  check_end("llvm.switch %c : i32, ^bb1 [\n  1: ^bb2\n]|\nx");
}
END_TEST

START_TEST(the_end_is_looked_for_no_further_than_asked) {
  gv_str text = GV_STR("a.b (((((((((((((((");
  ck_assert_uint_eq(gv_statement_end(text, 0, 7), 7);
  ck_assert_uint_eq(gv_statement_end(text, 4, UINT32_MAX), text.len);
}
END_TEST

START_TEST(a_first_line_is_without_what_is_no_part_of_it) {
  gv_str text = GV_STR("  a.b \"//\" %x \t // c\nnext \r\n");
  ck_assert_uint_eq(gv_first_line_end(text, 2), 13);
  ck_assert_uint_eq(gv_first_line_end(text, 21), 25);
  ck_assert_uint_eq(gv_first_line_end(text, (uint32_t)text.len), text.len);
}
END_TEST

UNIT_MAIN("lsp_syntax", RUNS(names_stand_outside_strings_and_comments),
          RUNS(an_operation_ends_with_its_line), RUNS(an_operation_goes_on_over_lines),
          RUNS(the_end_is_looked_for_no_further_than_asked),
          RUNS(a_first_line_is_without_what_is_no_part_of_it))
