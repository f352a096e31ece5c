#include "base/foreign.h"

#include <inttypes.h>

#include "unit.h"

static gv_arena arena;

static const char *in(gv_form form, const char *text) {
  return gv_foreign_text(&arena, form, gv_str_of(text)).at;
}

START_TEST(what_would_not_be_seen_is_shown) {
  ck_assert_str_eq(in(GV_FORM_LINE, "a\x1b[31mb\n\t\x7f"),
                   "a<U+001B>[31mb<U+000A><U+0009><U+007F>");
  ck_assert_str_eq(in(GV_FORM_LINE, "\xc2\x9b\xe2\x80\xae\xef\xbb\xbf\xf3\xa0\x81\x81"),
                   "<U+009B><U+202E><U+FEFF><U+E0041>");
  ck_assert_str_eq(in(GV_FORM_LINE, "\xff\xc3\xed\xa0\x80"), "<FF><C3><ED><A0><80>");
  ck_assert_str_eq(in(GV_FORM_LINE, "\xc3\xa4<&\"\\\xf0\x9f\x98\x80"),
                   "\xc3\xa4<&\"\\\xf0\x9f\x98\x80");
}
END_TEST

START_TEST(quoted_text_can_be_read_back) {
  ck_assert_str_eq(in(GV_FORM_QUOTED, "a\"b\\\n\xff\xe2\x80\xae<\xc3\xa4"),
                   "a\\\"b\\\\\\x0a\\xff\\xe2\\x80\\xae<\xc3\xa4");
}
END_TEST

START_TEST(markup_is_text) {
  ck_assert_str_eq(in(GV_FORM_MARKUP, "<a>&\"'\x1b\xff"),
                   "&lt;a&gt;&amp;&quot;'&lt;U+001B&gt;&lt;FF&gt;");
}
END_TEST

#define FORMATTED(...) gv_format_foreign(&arena, __VA_ARGS__).at

START_TEST(formats_keep_their_own_characters) {
  ck_assert_str_eq(FORMATTED("\x1b%s\n", "\x1b\n%s"), "\x1b<U+001B><U+000A>%s\n");
  ck_assert_str_eq(FORMATTED("%.*s|%.*s|%s", 2, "a\nb", 0, "x", ""), "a<U+000A>||");
  ck_assert_str_eq(
      FORMATTED("%d %u %x %04X %c %% %5d|%-3u|", -1, 4000000000u, 255, 255, 'c', -7, 5),
      "-1 4000000000 ff 00FF c %    -7|5  |");
  ck_assert_str_eq(FORMATTED("%zu %lu %ld %llu %lld", (size_t)-1, 1ul << 63, -5l, 1ull << 63, -6ll),
                   "18446744073709551615 9223372036854775808 -5 9223372036854775808 -6");
  ck_assert_str_eq(FORMATTED("%" PRIu64 " %" PRIu32 " %" PRIi64, UINT64_MAX, UINT32_MAX, INT64_MIN),
                   "18446744073709551615 4294967295 -9223372036854775808");
  ck_assert_str_eq(FORMATTED("nothing"), "nothing");
  ck_assert_str_eq(FORMATTED("%s", ""), "");
}
END_TEST

START_TEST(lines_stay_lines) {
  FILE *out = tmpfile();
  gv_print_lines(out, GV_STR("a\x1b\nb\r\n\nc"));
  char *text = unit_take_text(out);
  ck_assert_str_eq(text, "a<U+001B>\nb<U+000D>\n\nc\n");
  free(text);
  gv_arena_clear(&arena);
}
END_TEST

UNIT_MAIN("base_foreign", RUNS(what_would_not_be_seen_is_shown), RUNS(quoted_text_can_be_read_back),
          RUNS(markup_is_text), RUNS(formats_keep_their_own_characters), RUNS(lines_stay_lines))
