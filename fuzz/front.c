/* Any bytes at all: the front takes them or says why not, and what it takes is a sound model that
 * the analysis answers, with a result that its own checker accepts. */
#include "front/front.h"
#include "analysis/analysis.h"
#include "diag/select.h"
#include "diag/suppress.h"
#include "steps.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* A crash of the reader is seen here. */
static const gv_reading anything;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  gv_model model = {0};
  gv_str error = {0};
  gv_input input = {.name = GV_STR("fuzz.mlir"), .reading = &anything};
  input.bytes = gv_str_copy(&model.arena, (gv_str){(const char *)data, size});
  bool bytecode = gv_front_is_bytecode(&input); /* MLIR's own crashes are known, and many */
  gv_status status = bytecode ? gv_front_parse(&model, input.name, input.bytes, &error)
                              : gv_front_parse_input(&model, &input, &error);
  if (status == GV_OK) {
    gv_report report = {0};
    gv_steps steps = {0};
    gv_analysis_options options = {.proof = true, .check_proof = true, .steps = &steps};
    gv_model_check(&model);
    gv_analyse(&model, &options, &report);
    gv_check_steps(&model, &steps);
    gv_suppress(&model, &report, &(gv_known){0});
    gv_select(&report, &(gv_selection){0});
    gv_report_clear(&report);
  } else {
    GV_CHECK(error.len > 0);
  }
  gv_model_clear(&model);
  return 0;
}
