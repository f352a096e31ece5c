#include <sys/stat.h>
#include <unistd.h>

#include "model/builder.h"
#include "model/model.h"
#include "unit.h"

static gv_model with_text(const char *text) {
  gv_model m = {0};
  gv_add_file(&m, GV_STR("x.mlir"));
  gv_set_text(&m, gv_str_of(text), true);
  return m;
}

START_TEST(lines_have_no_newline) {
  gv_model m = with_text("one\r\n\n\tthree\nlast");
  ck_text_eq(gv_source_line(&m, 0, 1), "one");
  ck_text_eq(gv_source_line(&m, 0, 2), "");
  ck_assert_ptr_nonnull(gv_source_line(&m, 0, 2).at);
  ck_text_eq(gv_source_line(&m, 0, 3), "\tthree");
  ck_text_eq(gv_source_line(&m, 0, 4), "last");
  ck_assert_ptr_null(gv_source_line(&m, 0, 0).at);
  ck_assert_ptr_null(gv_source_line(&m, 0, 5).at);
  ck_assert_ptr_null(gv_source_line(&m, GV_NONE, 1).at);
  gv_model_clear(&m);
}
END_TEST

START_TEST(bytecode_has_no_lines) {
  gv_model m = {0};
  gv_add_file(&m, GV_STR("/dev/null"));
  ck_assert_ptr_null(gv_source_line(&m, 0, 1).at);
  gv_model_clear(&m);
}
END_TEST

/* The line 1 of the file that a location names. */
static const char *first_line_of(gv_model *m, const char *path) {
  uint32_t file = gv_add_file(m, gv_str_of(path));
  gv_str line = gv_source_line(m, file, 1);
  return line.at ? gv_str_copy(&m->arena, line).at : NULL;
}

START_TEST(other_files_are_loaded_when_they_are_files) {
  char folder[] = "/tmp/gv_source_XXXXXX", file[64], fifo[64];
  ck_assert_ptr_nonnull(mkdtemp(folder));
  snprintf(file, sizeof file, "%s/file", folder);
  snprintf(fifo, sizeof fifo, "%s/fifo", folder);
  FILE *out = fopen(file, "w");
  fputs("hello\nworld\n", out);
  fclose(out);
  ck_assert_int_eq(mkfifo(fifo, 0600), 0);
  gv_model m = with_text("");
  ck_assert_str_eq(first_line_of(&m, file), "hello");
  unlink(file);
  ck_assert_str_eq(first_line_of(&m, file), "hello"); /* loaded once */
  ck_assert_ptr_null(first_line_of(&m, fifo));
  ck_assert_ptr_null(first_line_of(&m, folder));
  ck_assert_ptr_null(first_line_of(&m, "/dev/zero"));
  ck_assert_ptr_null(first_line_of(&m, ""));
  unlink(fifo);
  rmdir(folder);
  gv_model_clear(&m);
}
END_TEST

/* A file with the word at `at`, where it lies between two pieces that are read, too. */
static bool has_at(const char *path, size_t at, size_t len, const char *asked) {
  static const char word[] = "a word";
  FILE *out = fopen(path, "w");
  for (size_t i = 0; i < len; i++)
    fputc(i >= at && i - at < sizeof word - 1 ? word[i - at] : i % 7 ? 'a' : '\n', out);
  fclose(out);
  gv_model m = with_text("");
  uint32_t file = gv_add_file(&m, gv_str_of(path));
  bool has = gv_source_has(&m, file, gv_str_of(asked));
  ck_assert_int_eq(gv_source_has(&m, file, gv_str_of(asked)), has);
  ck_assert_ptr_null(m.files.at[file].text.at); /* it is not loaded */
  ck_assert_uint_eq(gv_source_text(&m, file).len, len);
  ck_assert_int_eq(gv_source_has(&m, file, gv_str_of(asked)), has);
  gv_model_clear(&m);
  return has;
}

START_TEST(words_are_found_in_files_that_are_not_loaded) {
  enum { LEN = 200000 };
  char folder[] = "/tmp/gv_source_XXXXXX", file[64];
  ck_assert_ptr_nonnull(mkdtemp(folder));
  snprintf(file, sizeof file, "%s/file", folder);
  for (size_t at = 65520; at < 65550; at++) {
    ck_assert(has_at(file, at, LEN, "a word"));
    ck_assert(!has_at(file, at, LEN, "a words"));
  }
  ck_assert(has_at(file, 0, LEN, "a word") && has_at(file, LEN - 6, LEN, "a word"));
  ck_assert(!has_at(file, LEN - 5, LEN, "a word") && !has_at(file, 0, 0, "a word"));
  unlink(file);
  gv_model m = with_text("in the text: a word");
  ck_assert(gv_source_has(&m, 0, GV_STR("a word")) && !gv_source_has(&m, 1, GV_STR("a word")));
  ck_assert(!gv_source_has(&m, gv_add_file(&m, gv_str_of(file)), GV_STR("a word")));
  rmdir(folder);
  gv_model_clear(&m);
}
END_TEST

/* The name of result `index` of the operation whose name begins at '@' in `marked`; the '@' is
 * taken out. */
static void expect_name(const char *marked, uint32_t index, const char *expected) {
  gv_arena arena = {0};
  const char *mark = strchr(marked, '@');
  gv_str text = gv_format(&arena, "%.*s%s", (int)(mark - marked), marked, mark + 1);
  gv_loc loc = {0, 1, 1};
  for (const char *p = marked; p < mark; p++) {
    loc.col = *p == '\n' ? 1 : loc.col + 1;
    loc.line += *p == '\n';
  }
  gv_model m = with_text(text.at);
  gv_value_id id = gv_add_value(&m, (gv_value){.def = GV_DEF_RESULT, .b = index, .loc = loc});
  ck_text_eq(gv_value_name(&m, id), expected);
  gv_model_clear(&m);
  gv_arena_clear(&arena);
}

START_TEST(results_are_named_left_of_the_equals) {
  expect_name("%t2 = @gpu.launch_func async", 0, "%t2");
  expect_name("%12=@llvm.call @f() : () -> i32", 0, "%12");
  expect_name("  { %a$b.c-d_0 = @\"llvm.call\"() }", 0, "%a$b.c-d_0");
  expect_name("%a, %b = @op", 0, "%a");
  expect_name("%a, %b = @op", 1, "%b");
  expect_name("%a:2, %b = @op", 0, "%a#0");
  expect_name("%a:2, %b = @op", 1, "%a#1");
  expect_name("%a:2, %b = @op", 2, "%b");
  expect_name("%a : 2 , %b:3 = @op", 4, "%b#2");
  expect_name("%x = llvm.add %p, %q\n%a,\n  %b =\n    @op", 0, "%a");
  expect_name("%x = llvm.add %p, %q\n%a,\n  %b =\n    @op", 1, "%b");
  expect_name("// %no,\n%a = @op", 0, "%a");
  expect_name("%a = @op", 1, "");
}
END_TEST

START_TEST(what_does_not_look_like_a_name_is_none) {
  expect_name("@llvm.call @f()", 0, "");
  expect_name("  @op", 0, "");
  expect_name("a = @op", 0, "");
  expect_name("%a == @op", 0, "");
  expect_name("%a:0 = @op", 0, "");
  expect_name("%a:99999999999999999999 = @op", 0, "");
  expect_name("%a:x = @op", 0, "");
  expect_name("% = @op", 0, "");
  expect_name(", %a = @op", 0, "");
  expect_name("= @op", 0, "");
  expect_name("%a = @", 0, "");
  expect_name("%a = @(op)", 0, "");
}
END_TEST

START_TEST(arguments_are_named_where_they_stand) {
  expect_name("llvm.func f(@%stream: !llvm.ptr)", 0, "%stream");
  expect_name("^bb1(%x: i32, @%7: i32):", 1, "%7");
  expect_name("(@%: i32)", 0, "");
}
END_TEST

START_TEST(a_list_longer_than_we_look_has_no_names) {
  gv_arena arena = {0};
  char *text = gv_arena_take(&arena, 20000), *p = text + sprintf(text, "%%v0");
  for (int i = 1; i < 2000; i++) p += sprintf(p, ", %%v%d", i);
  sprintf(p, " = @op");
  expect_name(text, 5, "");
  gv_arena_clear(&arena);
}
END_TEST

START_TEST(places_outside_of_the_text_have_no_names) {
  gv_model m = with_text("%a = op");
  const gv_loc locs[] = {GV_NO_LOC,          {0, 0, 0}, {0, 1, 0}, {0, 1, 8},
                         {0, 1, UINT32_MAX}, {0, 2, 1}, {1, 1, 6}, {0, 1, 2}};
  for (size_t i = 0; i < sizeof locs / sizeof *locs; i++) {
    gv_value_id id = gv_add_value(&m, (gv_value){.def = GV_DEF_RESULT, .loc = locs[i]});
    ck_text_eq(gv_value_name(&m, id), "");
  }
  gv_model_clear(&m);
}
END_TEST

UNIT_MAIN("model_source", RUNS(lines_have_no_newline), RUNS(bytecode_has_no_lines),
          RUNS(other_files_are_loaded_when_they_are_files),
          RUNS(words_are_found_in_files_that_are_not_loaded),
          RUNS(results_are_named_left_of_the_equals), RUNS(what_does_not_look_like_a_name_is_none),
          RUNS(arguments_are_named_where_they_stand), RUNS(a_list_longer_than_we_look_has_no_names),
          RUNS(places_outside_of_the_text_have_no_names))
