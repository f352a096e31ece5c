/* Any bytes at all as a source in the gpu dialect: it is refused with a reason, or judged alone; and beside what is in the same bytes
 * behind a line "// -----", as what it was lowered to. */
#define _GNU_SOURCE
#include "analysis/analysis.h"
#include "front/front.h"
#include "validate/validate.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void judge_alone(const gv_input *source) {
  gv_model model = {0};
  gv_gpu_program program = {0};
  gv_report report = {0};
  gv_str error = {0};
  if (gv_front_read_source(&model, source, &program, &error) == GV_OK) {
    gv_validate_source(&model, &program, &(gv_validate_options){.async_later = source->release % 2}, &report);
    gv_validate_explain(&model, &program);
  } else {
    GV_CHECK(error.len > 0);
  }
  gv_report_clear(&report);
  gv_gpu_program_clear(&program);
  gv_model_clear(&model);
}

static void judge_both(const gv_input *source, const gv_input *code) {
  gv_model model = {0};
  gv_gpu_program program = {0};
  gv_report report = {0};
  gv_str error = {0};
  if (gv_front_parse_input(&model, code, true, &error) == GV_OK &&
      gv_front_read_source(&model, source, &program, &error) == GV_OK &&
      gv_validate_begin(&model, &program, code->name, &error) == GV_OK) {
    gv_analysis_options options = {.proof = true, .check_proof = true};
    gv_analyse(&model, &options, &report);
    gv_validate_end(&model, &program, &report);
  } else {
    GV_CHECK(error.len > 0);
  }
  gv_report_clear(&report);
  gv_gpu_program_clear(&program);
  gv_model_clear(&model);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static const gv_str marker = GV_STR("\n// -----\n");
  gv_input source = {.name = GV_STR("fuzz.mlir"), .bytes = {(const char *)data, size}, .release = 19 + (unsigned)size % 5};
  if (gv_front_is_bytecode(&source)) return 0; /* has to be rehearsed */
  const char *end = size ? memmem(data, size, marker.at, marker.len) : NULL;
  if (end) {
    const char *rest = end + marker.len;
    gv_input code = {.name = GV_STR("lowered.mlir"), .bytes = {rest, (size_t)(source.bytes.at + size - rest)}};
    source.bytes.len = (size_t)(end - source.bytes.at);
    if (!gv_front_is_bytecode(&code)) judge_both(&source, &code);
  }
  judge_alone(&source);
  return 0;
}
