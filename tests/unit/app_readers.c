#include <getopt.h>

#include "app/config.h"
#include "app/outcome.h"
#include "app/paths.h"
#include "app/setup.h"
#include "base/split.h"
#include "base/stream.h"
#include "unit.h"

/* ---- outcomes ---- */

static gv_outcome example(void) {
  gv_outcome o = {0};
  *gv_push(&o.pieces) = (gv_piece){1, GV_BECAME_VIOLATED, GV_STR("a\nb")};
  *gv_push(&o.pieces) = (gv_piece){3, GV_BECAME_UNPROVED, GV_STR("")};
  *gv_push(&o.known) = GV_STR("0123456789abcdef:1 stream-leak ");
  *gv_push(&o.outside) = (gv_outside){GV_STR("s\np 1 1\n.mlir"), {{1, 2, 3}}};
  return o;
}

START_TEST(an_outcome_is_read_as_it_was_written) {
  gv_outcome o = example(), again = {0};
  gv_stream stream;
  gv_outcome_write(&o, gv_stream_open(&stream));
  gv_str text = gv_stream_close(&stream);
  ck_assert(gv_outcome_read(&again, text));
  ck_assert_uint_eq(again.pieces.len, 2);
  ck_assert_int_eq(again.pieces.at[0].exit, 1);
  ck_text_eq(again.pieces.at[0].text, "a\nb");
  ck_assert_int_eq(again.pieces.at[1].exit, 3);
  ck_text_eq(again.known.at[0], "0123456789abcdef:1 stream-leak ");
  ck_text_eq(again.outside.at[0].path, "s\np 1 1\n.mlir");
  ck_assert_mem_eq(again.outside.at[0].digest.at, o.outside.at[0].digest.at,
                   sizeof o.outside.at[0].digest.at);
  gv_outcome_clear(&again);
  gv_outcome_clear(&o);
  free(stream.at);
}
END_TEST

/* Cut anywhere, or with something behind it, it is none. */
START_TEST(half_an_outcome_is_none) {
  gv_outcome o = example();
  gv_stream stream;
  gv_outcome_write(&o, gv_stream_open(&stream));
  gv_str text = gv_stream_close(&stream);
  for (size_t len = 0; len <= text.len; len++) {
    gv_outcome again = {0};
    ck_assert(gv_outcome_read(&again, (gv_str){text.at, len}) == (len == text.len));
    gv_outcome_clear(&again);
  }
  static const char *const wrong[] = {
      "gpuverify-outcome 4\ne 0 0\n\n",
      "gpuverify-outcome 3\ne 0 0\n\n\n",
      "gpuverify-outcome 3\nx 0 0\n\ne 0 0\n\n",
      "gpuverify-outcome 3\np 40 0\n\ne 0 0\n\n",
      "gpuverify-outcome 3\np 0 99999999999\n\ne 0 0\n\n",
      "gpuverify-outcome 3\nd 0 1\nx\ne 0 0\n\n",
  };
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    gv_outcome again = {0};
    ck_assert(!gv_outcome_read(&again, gv_str_of(wrong[i])));
    gv_outcome_clear(&again);
  }
  gv_outcome_clear(&o);
  free(stream.at);
}
END_TEST

/* ---- paths ---- */

START_TEST(paths_are_text) {
  gv_arena a = {0};
  ck_text_eq(gv_path_folder(&a, GV_STR("a/b/c")), "a/b");
  ck_text_eq(gv_path_folder(&a, GV_STR("c")), ".");
  ck_text_eq(gv_path_folder(&a, GV_STR("/c")), "/");
  ck_text_eq(gv_path_join(&a, GV_STR("a"), GV_STR("b")), "a/b");
  ck_text_eq(gv_path_join(&a, GV_STR("/"), GV_STR("b")), "/b");
  ck_text_eq(gv_path_join(&a, GV_STR("."), GV_STR("b")), "b");
  ck_text_eq(gv_path_join(&a, GV_STR("a"), GV_STR("/b")), "/b");
  ck_text_eq(gv_path_absolute(&a, GV_STR("/a//./b/../../../c/")), "/c");
  ck_text_eq(gv_path_absolute(&a, GV_STR("/..")), "/");
  ck_text_eq(gv_path_relative(&a, GV_STR("/a/b"), GV_STR("/a/b/c/d")), "c/d");
  ck_text_eq(gv_path_relative(&a, GV_STR("/a/bc"), GV_STR("/a/b")), "../b");
  ck_text_eq(gv_path_relative(&a, GV_STR("/a/b/c"), GV_STR("/x")), "../../../x");
  ck_text_eq(gv_path_relative(&a, GV_STR("here"), GV_STR("here/x")), "x");
  gv_arena_clear(&a);
}
END_TEST

/* ---- parts of a text ---- */

static void expect_parts(const char *text, const char *const *parts) {
  gv_arena a = {0};
  gv_str whole = gv_str_of(text), rest = whole, part;
  uint32_t count = 0;
  for (; gv_split_next(&a, whole, &rest, &part); count++) {
    ck_assert_ptr_nonnull(parts[count]);
    ck_text_eq(part, parts[count]);
    ck_assert_int_eq(part.at[part.len], 0); /* the parser wants it */
  }
  ck_assert_ptr_null(parts[count]);
  ck_assert_int_eq(gv_is_split(whole), count > 1);
  gv_arena_clear(&a);
}

START_TEST(parts_keep_their_lines) {
  expect_parts("a\n// -----\nb\n// -----\nc",
               (const char *[]){"a\n", "\n\nb\n", "\n\n\n\nc", NULL});
  expect_parts("a\n // -----\nb // -----\n", (const char *[]){"a\n // -----\nb // -----\n", NULL});
  expect_parts("a\n// ----- more\nb", (const char *[]){"a\n", "\n\nb", NULL});
  expect_parts("a\n// -----\n", (const char *[]){"a\n", NULL});
  expect_parts("a\n// -----", (const char *[]){"a\n", NULL});
  expect_parts("", (const char *[]){"", NULL});
}
END_TEST

/* ---- settings ---- */

START_TEST(settings_have_their_place) {
  gv_config config = {0};
  gv_str error;
  ck_assert_int_eq(
      gv_config_read(&config, GV_STR("f"), GV_STR("# c\r\n\n  disable =  a, b \r\nwerror"), &error),
      GV_OK);
  ck_assert_uint_eq(config.settings.len, 2);
  ck_text_eq(config.settings.at[0].name, "disable");
  ck_assert_str_eq(config.settings.at[0].value, "a, b");
  ck_assert_uint_eq(config.settings.at[0].line, 3);
  ck_assert_uint_eq(config.settings.at[0].col, 3);
  ck_assert_uint_eq(config.settings.at[0].value_col, 14);
  ck_assert_ptr_null(config.settings.at[1].value);
  gv_config_clear(&config);
}
END_TEST

/* What the command line says goes before what a folder says, and files that a folder names are seen
 * from it. */
START_TEST(options_of_a_folder_come_first) {
  gv_arena a = {0};
  gv_options run, folder;
  const char *takes;
  char *words[] = {"gpuverify", "--severity=stream-leak=error", "x.mlir", NULL};
  optind = 0;
  ck_assert_int_eq(gv_options_read(&run, 3, words, NULL), GV_OK);
  gv_options_begin(&folder);
  ck_assert_int_eq(
      gv_options_set(&folder, GV_STR("disable"), "stream-leak,event-leak", GV_STR("d"), &a, &takes),
      GV_SET_RULES);
  ck_assert_int_eq(gv_options_set(&folder, GV_STR("baseline"), "known", GV_STR("d/e"), &a, &takes),
                   GV_SET);
  ck_assert_int_eq(gv_options_set(&folder, GV_STR("jobs"), "3", GV_STR("d"), &a, &takes),
                   GV_SET_UNKNOWN);
  ck_assert_int_eq(gv_options_set(&folder, GV_STR("werror"), "1", GV_STR("d"), &a, &takes),
                   GV_SET_INVALID);
  gv_options_repeat(&folder, &run);
  ck_assert_int_eq(folder.selection.grades[GV_RULE_STREAM_LEAK], GV_GRADE_ERROR);
  ck_assert_int_eq(folder.selection.grades[GV_RULE_EVENT_LEAK], GV_GRADE_OFF);
  ck_assert_str_eq(folder.baseline, "d/e/known");
  ck_assert(folder.analysis.proof && folder.render.selection == &folder.selection);
  gv_options_clear(&folder);
  gv_options_clear(&run);
  gv_arena_clear(&a);
}
END_TEST

UNIT_MAIN("app_readers", RUNS(an_outcome_is_read_as_it_was_written), RUNS(half_an_outcome_is_none),
          RUNS(paths_are_text), RUNS(parts_keep_their_lines), RUNS(settings_have_their_place),
          RUNS(options_of_a_folder_come_first))
