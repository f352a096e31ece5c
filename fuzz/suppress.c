/* Any bytes at all as the text of a program with findings: what its comments suppress is set aside,
 * and nothing is lost or made up. */
#include "diag/suppress.h"

#include "base/stream.h"
#include "diag/select.h"
#include "found.h"
#include "render/render.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static uint32_t count_of_program(const gv_report *report) {
  uint32_t count = report->suppressed.len;
  for (uint32_t i = 0; i < report->findings.len; i++)
    count += !gv_is_about_suppression(report->findings.at[i].rule);
  return count;
}

static void write(gv_model *model, gv_report *report) {
  gv_stream stream;
  gv_render_options options = {0};
  gv_result result = {.path = GV_STR("x.mlir"), .model = model, .report = report};
  FILE *out = gv_stream_open(&stream);
  for (uint32_t i = 0; gv_renderers[i]; i++) gv_renderers[i]->file(out, &options, &result);
  gv_stream_close(&stream);
  free(stream.at);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  gv_model model = {0};
  gv_report report = {0};
  gv_find_some(&model, &report, (gv_str){(const char *)data, size});
  uint32_t before = count_of_program(&report);
  gv_suppress(&model, &report, &(gv_known){0});
  gv_select(&report, &(gv_selection){0});
  GV_CHECK(count_of_program(&report) == before);
  for (uint32_t i = 0; i < report.suppressed.len; i++)
    GV_CHECK(report.suppressed.at[i].reason.len > 0);
  write(&model, &report);
  gv_report_clear(&report);
  gv_model_clear(&model);
  return 0;
}
