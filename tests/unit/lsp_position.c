#include "lsp/position.h"

#include "unit.h"

/* Line 1 holds characters of 1, 2, 3 and 4 bytes, which are 1, 1, 1 and 2 units of UTF-16. */
static const char TEXT[] = "one\na\xc3\xa4\xe2\x82\xac\xf0\x9d\x84\x9ez\r\nthree\rfour";

static gv_lines lines_of(const char *text, gv_line_ends ends) {
  gv_lines lines = {0};
  gv_lines_index(&lines, gv_str_of(text), ends);
  return lines;
}

START_TEST(lines_end_in_three_ways) {
  gv_lines lines = lines_of(TEXT, GV_LINES_OF_CLIENTS);
  ck_assert_uint_eq(lines.starts.len, 4);
  ck_assert_uint_eq(lines.starts.at[1], 4);
  ck_assert_uint_eq(lines.starts.at[2], 17);
  ck_assert_uint_eq(lines.starts.at[3], 23);
  ck_assert_uint_eq(gv_line_at(&lines, 0), 0);
  ck_assert_uint_eq(gv_line_at(&lines, 16), 1);
  ck_assert_uint_eq(gv_line_at(&lines, 17), 2);
  ck_assert_uint_eq(gv_line_at(&lines, 1000), 3);
  gv_lines_clear(&lines);
  lines = lines_of(TEXT, GV_LINES_OF_MLIR);
  ck_assert_uint_eq(lines.starts.len, 3);
  gv_lines_clear(&lines);
  lines = lines_of("\r", GV_LINES_OF_CLIENTS);
  ck_assert_uint_eq(lines.starts.len, 2);
  gv_lines_clear(&lines);
}
END_TEST

/* Where each character of line 1 begins, in bytes from the line's beginning and in units. */
static const struct {
  uint32_t byte, units[3];
} CHARACTERS[] = {{0, {0, 0, 0}}, {1, {1, 1, 1}},   {3, {2, 3, 2}},
                  {6, {3, 6, 3}}, {10, {5, 10, 4}}, {11, {6, 11, 5}}};
enum { END = sizeof CHARACTERS / sizeof *CHARACTERS };

START_TEST(positions_and_offsets_are_the_same_places) {
  gv_lines lines = lines_of(TEXT, GV_LINES_OF_CLIENTS);
  for (gv_encoding e = GV_UTF16; e <= GV_UTF32; e++)
    for (int i = 0; i < END; i++) {
      gv_position p = gv_position_of(&lines, 4 + CHARACTERS[i].byte, e);
      ck_assert_uint_eq(p.line, 1);
      ck_assert_uint_eq(p.character, CHARACTERS[i].units[e]);
      ck_assert_uint_eq(gv_offset_of(&lines, p, e), 4 + CHARACTERS[i].byte);
    }
  gv_lines_clear(&lines);
}
END_TEST

START_TEST(a_place_inside_a_character_is_its_beginning) {
  gv_lines lines = lines_of(TEXT, GV_LINES_OF_CLIENTS);
  ck_assert_uint_eq(gv_offset_of(&lines, (gv_position){1, 4}, GV_UTF16), 10);
  ck_assert_uint_eq(gv_offset_of(&lines, (gv_position){1, 2}, GV_UTF8), 5);
  ck_assert_uint_eq(gv_position_of(&lines, 12, GV_UTF16).character, 3);
  ck_assert_uint_eq(gv_position_of(&lines, 6, GV_UTF8).character, 1);
  gv_lines_clear(&lines);
}
END_TEST

START_TEST(places_beyond_the_text_are_its_ends) {
  gv_lines lines = lines_of(TEXT, GV_LINES_OF_CLIENTS);
  ck_assert_uint_eq(gv_offset_of(&lines, (gv_position){1, UINT32_MAX}, GV_UTF16), 15);
  ck_assert_uint_eq(gv_offset_of(&lines, (gv_position){2, 6}, GV_UTF8), 22);
  ck_assert_uint_eq(gv_offset_of(&lines, (gv_position){UINT32_MAX, 0}, GV_UTF8), sizeof TEXT - 1);
  ck_assert_uint_eq(gv_position_of(&lines, UINT32_MAX, GV_UTF8).line, 3);
  ck_assert_uint_eq(gv_position_of(&lines, UINT32_MAX, GV_UTF8).character, 4);
  ck_assert_uint_eq(gv_position_of(&lines, 16, GV_UTF8).character, 11); /* between "\r" and "\n" */
  gv_lines_clear(&lines);
}
END_TEST

START_TEST(an_empty_text_has_one_line) {
  gv_lines lines = lines_of("", GV_LINES_OF_CLIENTS);
  ck_assert_uint_eq(gv_offset_of(&lines, (gv_position){0, 0}, GV_UTF16), 0);
  ck_assert_uint_eq(gv_offset_of(&lines, (gv_position){7, 7}, GV_UTF16), 0);
  ck_assert_uint_eq(gv_position_of(&lines, 0, GV_UTF16).line, 0);
  ck_assert_uint_eq(gv_offset_of_place(&lines, 7, 7), 0);
  gv_lines_clear(&lines);
}
END_TEST

START_TEST(places_of_mlir_count_from_one_in_bytes) {
  gv_lines lines = lines_of(TEXT, GV_LINES_OF_MLIR);
  ck_assert_uint_eq(gv_offset_of_place(&lines, 1, 1), 0);
  ck_assert_uint_eq(gv_offset_of_place(&lines, 2, 4), 7);
  ck_assert_uint_eq(gv_offset_of_place(&lines, 2, 1000), 15);
  ck_assert_uint_eq(gv_offset_of_place(&lines, 3, 7), 23); /* a lone "\r" ends no line of MLIR's */
  ck_assert_uint_eq(gv_offset_of_place(&lines, 0, 0), 0);
  ck_assert_uint_eq(gv_offset_of_place(&lines, 9, 1), sizeof TEXT - 1);
  gv_lines_clear(&lines);
}
END_TEST

START_TEST(encodings_have_names) {
  gv_encoding encoding;
  for (gv_encoding e = GV_UTF16; e <= GV_UTF32; e++)
    ck_assert(gv_encoding_by_name(gv_encoding_name(e), &encoding) && encoding == e);
  ck_assert(!gv_encoding_by_name("utf-7", &encoding));
}
END_TEST

UNIT_MAIN("lsp_position", RUNS(lines_end_in_three_ways),
          RUNS(positions_and_offsets_are_the_same_places),
          RUNS(a_place_inside_a_character_is_its_beginning),
          RUNS(places_beyond_the_text_are_its_ends), RUNS(an_empty_text_has_one_line),
          RUNS(places_of_mlir_count_from_one_in_bytes), RUNS(encodings_have_names))
