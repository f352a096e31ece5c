/* The plan format: what is written reads back, and what is wrong is named with its place. */
#include "replay/plan.h"
#include "unit.h"

static const char whole[] =
    "gpuverify-plan 1\n"
    "finding stream-race \"main\" \"x.mlir:9:5\" \"a \\\"quoted\\\" \\\\ and \\x01 text\"\n"
    "confirm order data\n"
    "chosen \"%n is 2\"\n"
    "s1 = mgpuStreamCreate @ \"x.mlir:4:8\"\n"
    "e1 = mgpuEventCreate\n"
    "d1 = mgpuMemAlloc 64 shared\n"
    "h1 = malloc 128\n"
    "m1 = mgpuModuleLoad\n"
    "first: mgpuMemcpy h1+32 d1 64 s1\n"
    "launch \"kernel\" null read d1 write h1+8:16 both h1+64:64 read m1\n"
    "control: mgpuEventRecord e1 s1\n"
    "control: e2 = mgpuEventCreate\n"
    "control: mgpuEventSynchronize e2\n"
    "faulty: fault: mgpuStreamWaitEvent s1 s1\n"
    "mgpuMemset16 d1+32 16 undef\n"
    "p1 = probe s1\n"
    "done p1\n"
    "after p1 null\n"
    "second: read h1+4 4\n"
    "mgpuMemFree d1 s1\n"
    "free h1\n"
    "end\n";

static gv_status read_text(gv_plan *plan, const char *text, gv_str *error) {
  return gv_plan_read(plan, GV_STR("p"), gv_str_of(text), error);
}

START_TEST(what_is_written_reads_back) {
  gv_plan plan = {0};
  gv_plan_text text = {0};
  gv_str error = {0};
  ck_assert_msg(read_text(&plan, whole, &error) == GV_OK, "%.*s", GV_FMT(error));
  gv_plan_write(&plan, &text);
  ck_text_eq(((gv_str){text.at, text.len}), whole);
  ck_assert_uint_eq(plan.confirm, 1u << GV_SYMPTOM_ORDER | 1u << GV_SYMPTOM_DATA);
  ck_assert_uint_eq(plan.message.len, strlen("a \"quoted\" \\ and \1 text"));
  gv_vec_free(&text);
  gv_plan_clear(&plan);
}
END_TEST

static const char with_code[] =
    "gpuverify-plan 2\n"
    "image i1 \"sm_80\"\n"
    "  ptx \".version 7.0\"\n"
    "  ptx \"\"\n"
    "  ptx \"// \\\"quoted\\\"\"\n"
    "image i2 \"\"\n"
    "  hex \"7f454c460001020304050607000102030405060700010203040506070001020304050607"
    "00010203040506070001020304050607000102030405060700010203\"\n"
    "  hex \"00\"\n"
    "s1 = mgpuStreamCreate\n"
    "d1 = mgpuMemAlloc 64\n"
    "launch \"k\" s1 write d1+32:16 kernel i1 \"k\" 4 1 1 256 2 1 128 d1+4 \"10000000\" null \"\"\n"
    "launch \"k\" s1 kernel i2 \"other\" 1 1 1 1 1 1 0\n"
    "end\n";

START_TEST(code_reads_back) {
  gv_plan plan = {0};
  gv_plan_text text = {0};
  gv_str error = {0};
  ck_assert_msg(read_text(&plan, with_code, &error) == GV_OK, "%.*s", GV_FMT(error));
  gv_plan_write(&plan, &text);
  ck_text_eq(((gv_str){text.at, text.len}), with_code);
  ck_text_eq(plan.images.at[0].code, ".version 7.0\n\n// \"quoted\"\n");
  ck_assert_int_eq(plan.images.at[0].code.at[plan.images.at[0].code.len], 0);
  ck_assert_uint_eq(plan.images.at[1].code.len, 65);
  ck_assert_mem_eq(plan.images.at[1].code.at,
                   "\x7f"
                   "ELF",
                   4);
  ck_assert_uint_eq(gv_plan_kernel(&plan, &plan.steps.at[2]), 3);
  gv_vec_free(&text);
  gv_plan_clear(&plan);
}
END_TEST

/* Comments, blank lines and carriage returns mean nothing. */
START_TEST(layout_means_nothing) {
  gv_plan plan = {0};
  gv_str error = {0};
  ck_assert_int_eq(
      read_text(
          &plan,
          "gpuverify-plan 1 # version\r\n\n  \t# nothing\ns1=mgpuStreamCreate\r\nend\n\n# behind\n",
          &error),
      GV_OK);
  ck_assert_uint_eq(plan.steps.len, 1);
  gv_plan_clear(&plan);
}
END_TEST

static const struct {
  const char *text, *error;
} wrong[] = {
    {"", "p:1:1: error: not a plan: its first line must be 'gpuverify-plan 2'"},
    {"module {}\n", "p:1:1: error: not a plan: its first line must be 'gpuverify-plan 2'"},
    {"gpuverify-plan 3\n", "p:1:16: error: this plan has version 3, and this gpuverify reads "
                           "version 2: run it with a newer gpuverify"},
    {"gpuverify-plan 1\nimage i1 \"sm_80\"\n", "p:2:1: error: a plan of version 1 has no images"},
    {"gpuverify-plan 2\nimage i1 \"\"\nimage i1 \"\"\n",
     "p:3:7: error: there is an image 'i1' already"},
    {"gpuverify-plan 2\nptx \"\"\n", "p:2:1: error: this belongs right below an image"},
    {"gpuverify-plan 2\nimage i1 \"\"\nhex \"0\"\n",
     "p:3:5: error: bytes are pairs of the digits 0 to 9 and a to f"},
    {"gpuverify-plan 2\nimage i1 \"\"\nhex \"0g\"\n",
     "p:3:5: error: bytes are pairs of the digits 0 to 9 and a to f"},
    {"gpuverify-plan 2\nlaunch \"k\" null kernel i1 \"k\" 1 1 1 1 1 1 0\n",
     "p:2:24: error: unknown image 'i1'"},
    {"gpuverify-plan 2\nimage i1 \"\"\nlaunch \"k\" null kernel i1 \"k\" 1 1 1 1\n",
     "p:3:38: error: a size, a number, is missing here"},
    {"gpuverify-plan 2\nimage i1 \"\"\nlaunch \"k\" null kernel i1 \"k\" 1 1 1 1 1 1 4294967296\n",
     "p:3:43: error: this size is larger than 2147483647"},
    {"gpuverify-plan 0\nend\n", "p:1:16: error: there never was a version 0 of plans"},
    {"gpuverify-plan\nend\n", "p:1:15: error: the version, a number, is missing here"},
    {"gpuverify-plan 1\n", "p:1:1: error: the plan breaks off: its last line should be 'end'"},
    {"gpuverify-plan 1\nend\nend\n", "p:3:1: error: there is text after 'end'"},
    {"gpuverify-plan 1\nfinding x \"f\" \"p\" \"m\"\nend\n",
     "p:3:1: error: the plan has a finding and no 'confirm' line that says what would confirm it"},
    {"gpuverify-plan 1\nfinding x \"f\n", "p:2:11: error: this text has no closing quote"},
    {"gpuverify-plan 1\nfinding x \"\\q\"\n", "p:2:11: error: a backslash in a text stands before "
                                              "'\"', another backslash or xHH, which is not 00"},
    {"gpuverify-plan 1\nchosen \"\\x00\"\n", "p:2:8: error: a backslash in a text stands before "
                                             "'\"', another backslash or xHH, which is not 00"},
    {"gpuverify-plan 1\nconfirm nothing\n",
     "p:2:9: error: expected 'answer', 'order', 'data', 'freed' or 'leak'"},
    {"gpuverify-plan 1\nmgpuStreamCreate\n",
     "p:2:1: error: what mgpuStreamCreate makes needs a name: 'NAME = ...'"},
    {"gpuverify-plan 1\nx = mgpuStreamDestroy null\n",
     "p:2:5: error: mgpuStreamDestroy makes nothing that could have a name"},
    {"gpuverify-plan 1\ncuInit\n", "p:2:1: error: 'cuInit' is nothing that a plan can do"},
    {"gpuverify-plan 1\nmgpuStreamDestroy s1\n", "p:2:19: error: nothing above makes 's1'"},
    {"gpuverify-plan 1\ns1 = mgpuStreamCreate\ns1 = mgpuStreamCreate\n",
     "p:3:1: error: 's1' has been made above"},
    {"gpuverify-plan 1\ncontrol: s1 = mgpuStreamCreate\nmgpuStreamDestroy s1\n",
     "p:3:19: error: 's1' exists in the control arm only"},
    {"gpuverify-plan 1\ns1 = mgpuStreamCreate\nread s1 4\n",
     "p:3:6: error: 's1' is something else: memory belongs here"},
    {"gpuverify-plan 1\nh = malloc 8\ndone h\n",
     "p:3:6: error: 'h' is something else: a probe belongs here"},
    {"gpuverify-plan 1\nh = malloc 8\nread h 9\n", "p:3:1: error: 9 bytes run past the end of h"},
    {"gpuverify-plan 1\nh = malloc 8\nread h+9 0\n",
     "p:3:7: error: this runs past the end of h, which has 8 bytes"},
    {"gpuverify-plan 1\nd = mgpuMemAlloc 8\nmgpuMemset32 d 3 null\n",
     "p:3:1: error: 12 bytes run past the end of d"},
    {"gpuverify-plan 1\nh = malloc 8\nlaunch \"k\" null read h+4:5\n",
     "p:3:23: error: this runs past the end of h, which has 8 bytes"},
    {"gpuverify-plan 1\nh = malloc 8\nlaunch \"k\" null touch h\n",
     "p:3:17: error: expected 'read', 'write' or 'both', not 'touch'"},
    {"gpuverify-plan 1\nh = malloc 99999999999999999999\n",
     "p:2:12: error: this number is larger than 1099511627776"},
    {"gpuverify-plan 1\nfirst: first: mgpuStreamSynchronize null\n",
     "p:2:8: error: 'first:' is not a mark, or is repeated"},
    {"gpuverify-plan 1\nfirst: mgpuStreamSynchronize null\nfirst: mgpuStreamSynchronize null\n",
     "p:3:8: error: there is a line marked 'first:' already"},
    {"gpuverify-plan 1\nmgpuStreamSynchronize null null\n",
     "p:2:28: error: the line should end before 'null'"},
    {"gpuverify-plan 1\nmgpuStreamSynchronize %1\n", "p:2:23: error: '%' means nothing here"},
    {"gpuverify-plan 1\n\xff\n", "p:2:1: error: byte 0xff has no place in a plan"},
};

START_TEST(what_is_wrong_is_named) {
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    gv_plan plan = {0};
    gv_str error = {0};
    ck_assert_msg(read_text(&plan, wrong[i].text, &error) == GV_UNUSABLE, "taken: %s",
                  wrong[i].text);
    ck_text_eq(error, wrong[i].error);
    gv_plan_clear(&plan);
  }
}
END_TEST

/* No part of a plan passes for a plan, and no changed byte brings the reader down. */
START_TEST(damage_is_seen) {
  size_t len = strlen(whole);
  for (size_t i = 0; i < len - 1; i++) { /* without the last newline it is whole */
    gv_plan plan = {0};
    gv_str error = {0};
    ck_assert_int_eq(gv_plan_read(&plan, GV_STR("p"), (gv_str){whole, i}, &error), GV_UNUSABLE);
    gv_plan_clear(&plan);
  }
  char copy[sizeof whole];
  for (size_t i = 0; i < len; i++) {
    for (int change = 1; change < 256; change += 37) {
      gv_plan plan = {0};
      gv_str error = {0};
      memcpy(copy, whole, sizeof whole);
      copy[i] = (char)(copy[i] ^ change);
      gv_status status = gv_plan_read(&plan, GV_STR("p"), (gv_str){copy, len}, &error);
      ck_assert(status == GV_OK || error.len > 0);
      gv_plan_clear(&plan);
    }
  }
}
END_TEST

UNIT_MAIN("replay_plan", RUNS(what_is_written_reads_back), RUNS(code_reads_back),
          RUNS(layout_means_nothing), RUNS(what_is_wrong_is_named), RUNS(damage_is_seen))
