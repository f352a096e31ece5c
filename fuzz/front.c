/* Any bytes at all: the front takes them or says why not, and what it takes is a sound model that the analysis answers, with a
 * result that its own checker accepts. */
#include "front/front.h"
#include "analysis/analysis.h"
#include "diag/select.h"
#include "diag/suppress.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  gv_model model = {0};
  gv_str error = {0};
  gv_str bytes = {(const char *)data, size};
  if (gv_front_parse(&model, GV_STR("fuzz.mlir"), bytes, &error) == GV_OK) {
    gv_report report = {0};
    gv_analysis_options options = {.proof = true, .check_proof = true};
    gv_model_check(&model);
    gv_analyse(&model, &options, &report);
    gv_suppress(&model, &report, &(gv_known){0});
    gv_select(&report, &(gv_selection){0});
    gv_report_clear(&report);
  } else {
    GV_CHECK(error.len > 0);
  }
  gv_model_clear(&model);
  return 0;
}
