/* Any bytes at all as a test of several programs with comments of what is expected: each program
 * has the lines that it has in the whole, and is compared with findings, and with the lines of an
 * error. */
#include "app/expect.h"

#include "base/split.h"
#include "base/stream.h"
#include "found.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void compare(const gv_result *result, gv_str text) {
  gv_stream stream;
  FILE *out = gv_stream_open(&stream);
  bool met = gv_expect(out, result, text, false);
  gv_str complaints = gv_stream_close(&stream);
  GV_CHECK(met == (complaints.len == 0));
  free(stream.at);
}

static void compare_part(gv_str text) {
  gv_model model = {0};
  gv_report report = {0};
  gv_find_some(&model, &report, text);
  compare(&(gv_result){.path = GV_STR("x.mlir"), .model = &model, .report = &report}, text);
  compare(&(gv_result){.path = GV_STR("x.mlir"), .unusable = true, .error = text}, text);
  gv_report_clear(&report);
  gv_model_clear(&model);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  gv_arena arena = {0};
  gv_str whole = {(const char *)data, size}, part;
  for (gv_str rest = whole; gv_split_next(&arena, whole, &rest, &part);) {
    GV_CHECK(part.len <= size);
    compare_part(part);
  }
  gv_arena_clear(&arena);
  return 0;
}
