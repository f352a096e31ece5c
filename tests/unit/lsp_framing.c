#include "lsp/framing.h"

#include "unit.h"

/* What comes out, as text: messages in <>, damage as !, too large as ^. Fed in pieces of `piece`
 * bytes. */
static char *outcome(gv_str bytes, size_t piece) {
  FILE *out = tmpfile();
  gv_framing framing = {0};
  for (size_t at = 0; at < bytes.len; at += piece) {
    gv_str message;
    gv_framing_feed(&framing,
                    (gv_str){bytes.at + at, bytes.len - at < piece ? bytes.len - at : piece});
    for (gv_frame f; (f = gv_framing_next(&framing, &message)) != GV_FRAME_NONE;)
      if (f == GV_FRAME_MESSAGE)
        fprintf(out, "<%.*s>", GV_FMT(message));
      else
        fputc(f == GV_FRAME_DAMAGED ? '!' : '^', out);
  }
  gv_framing_clear(&framing);
  return unit_take_text(out);
}

static void check(const char *bytes, const char *expected) {
  for (size_t piece = 1; piece <= strlen(bytes); piece++) {
    char *got = outcome(gv_str_of(bytes), piece);
    ck_assert_str_eq(got, expected);
    free(got);
  }
}

START_TEST(messages_come_one_after_another) {
  check("Content-Length: 2\r\n\r\n{}Content-Length: 3\r\n\r\n{a}", "<{}><{a}>");
  check("Content-Length: 0\r\n\r\nContent-Length: 1\r\n\r\n7", "<><7>");
  check("Content-Type: x; y=z\r\nCONTENT-length:   2  \r\n\r\n{}", "<{}>");
  check("Content-Length: 2\n\n{}", "<{}>");
  check("Content-Length: 4\r\n\r\n\r\n\r\n", "<\r\n\r\n>");
}
END_TEST

START_TEST(what_is_not_whole_is_waited_for) {
  check("Content-Length: 2", "");
  check("Content-Length: 2\r\n\r", "");
  check("Content-Length: 2\r\n\r\n{", "");
}
END_TEST

START_TEST(damage_costs_no_more_than_itself) {
  static const char *const damage[] = {
      "garbage\r\n",
      "\r\n",
      "Content-Length: -2\r\n\r\n{}",
      "Content-Length: two\r\n\r\n{}",
      "Content-Length:\r\n\r\n{}",
      "Content-Type: a\r\n\r\n{}",
      "Content-Length Content-Length:\r\nContent-Length: 3;\r\n",
  };
  for (size_t i = 0; i < sizeof damage / sizeof *damage; i++) {
    char text[200];
    snprintf(text, sizeof text, "%sContent-Length: 3\r\n\r\n{a}", damage[i]);
    check(text, "!<{a}>");
  }
}
END_TEST

START_TEST(a_length_that_is_too_short_costs_one_message) {
  check("Content-Length: 2\r\n\r\n{ab}Content-Length: 3\r\n\r\n{c}", "<{a>!<{c}>");
}
END_TEST

START_TEST(a_length_that_is_too_long_costs_the_next_message) {
  check("Content-Length: 5\r\n\r\n{a}Content-Length: 3\r\n\r\n{b}Content-Length: 3\r\n\r\n{c}",
        "<{a}Co>!<{c}>");
}
END_TEST

START_TEST(a_length_that_is_far_too_long_costs_one_message) {
  check("Content-Length: 500\r\n\r\n{a}Content-Length: 3\r\n\r\n{b}Content-Length: 3\r\n\r\n{c}",
        "!<{b}><{c}>");
  check("Content-Length: 500\r\n\r\nContent-Length: 3\r\n\r\n{b}", "!<{b}>");
  check("Content-Length: 500\r\n\r\n{a}content-length:\t3 \r\nContent-Length: 3\n\n{b}", "!<{b}>");
  check("Content-Length: 66\r\n\r\n{\"Content-Length: 3\\r\\n\\r\\n\", \"Content-Length: \", "
        "\"a\": \"bcdefghi\"}",
        "<{\"Content-Length: 3\\r\\n\\r\\n\", \"Content-Length: \", \"a\": \"bcdefghi\"}>");
}
END_TEST

START_TEST(an_absurd_length_is_said_at_once_and_costs_one_message) {
  static const char *const lengths[] = {
      "268435457",           "4294967295",           "4294967298",
      "9223372036854775807", "18446744073709551618", "99999999999999999999999999999999"};
  for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
    char text[200];
    snprintf(text, sizeof text, "Content-Length: %s\r\n\r\n", lengths[i]);
    check(text, "^");
    snprintf(text, sizeof text, "Content-Length: %s\r\n\r\n{a}Content-Length: 3\r\n\r\n{b}",
             lengths[i]);
    check(text, "^<{b}>");
  }
}
END_TEST

START_TEST(of_two_lengths_the_second_may_be_the_header) {
  check("Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}", "<{}>");
  check("Content-Length: 9\r\nContent-Length: 2\r\n\r\n{}", "!<{}>");
}
END_TEST

START_TEST(headers_have_a_largest_size) {
  static char text[GV_LARGEST_HEADER * 2];
  memset(text, 'x', sizeof text);
  gv_framing framing = {0};
  gv_str message;
  gv_framing_feed(&framing, (gv_str){text, GV_LARGEST_HEADER});
  ck_assert_int_eq(gv_framing_next(&framing, &message), GV_FRAME_NONE);
  gv_framing_feed(&framing, (gv_str){text, 1});
  ck_assert_int_eq(gv_framing_next(&framing, &message), GV_FRAME_DAMAGED);
  ck_assert_int_eq(gv_framing_next(&framing, &message), GV_FRAME_NONE);
  gv_framing_feed(&framing, GV_STR("Content-Length: 2\r\n\r\n{}"));
  ck_assert_int_eq(gv_framing_next(&framing, &message), GV_FRAME_MESSAGE);
  ck_text_eq(message, "{}");
  gv_framing_clear(&framing);
}
END_TEST

/* More than is taken is passed over without being held. */
START_TEST(messages_have_a_largest_size) {
  static char piece[1 << 20];
  gv_framing framing = {0};
  gv_str message;
  uint64_t size = (uint64_t)GV_LARGEST_MESSAGE + 1;
  char header[64];
  snprintf(header, sizeof header, "Content-Length: %llu\r\n\r\nabc", (unsigned long long)size);
  gv_framing_feed(&framing, gv_str_of(header));
  ck_assert_int_eq(gv_framing_next(&framing, &message), GV_FRAME_TOO_LARGE);
  for (uint64_t left = size - 3; left;) {
    size_t len = left < sizeof piece ? (size_t)left : sizeof piece;
    gv_framing_feed(&framing, (gv_str){piece, len});
    ck_assert_int_eq(gv_framing_next(&framing, &message), GV_FRAME_NONE);
    left -= len;
  }
  ck_assert_uint_le(framing.bytes.cap, 2 * sizeof piece); /* as was fed last */
  gv_framing_feed(&framing, GV_STR("Content-Length: 2\r\n\r\n{}"));
  ck_assert_int_eq(gv_framing_next(&framing, &message), GV_FRAME_MESSAGE);
  gv_framing_clear(&framing);
}
END_TEST

START_TEST(a_length_beyond_all_numbers_is_too_large) {
  check("Content-Length: 99999999999999999999999999999999\r\n\r\n{}", "^");
}
END_TEST

UNIT_MAIN("lsp_framing", RUNS(messages_come_one_after_another),
          RUNS(what_is_not_whole_is_waited_for), RUNS(damage_costs_no_more_than_itself),
          RUNS(a_length_that_is_too_short_costs_one_message),
          RUNS(a_length_that_is_too_long_costs_the_next_message),
          RUNS(a_length_that_is_far_too_long_costs_one_message),
          RUNS(an_absurd_length_is_said_at_once_and_costs_one_message),
          RUNS(of_two_lengths_the_second_may_be_the_header), RUNS(headers_have_a_largest_size),
          RUNS(messages_have_a_largest_size), RUNS(a_length_beyond_all_numbers_is_too_large))
