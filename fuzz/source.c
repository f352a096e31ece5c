/* Any bytes at all as a source in the gpu dialect: it is refused with a reason, or judged alone;
 * and beside what is in the same bytes behind a line "// -----", as what it was lowered to. */
#define _GNU_SOURCE
#include "analysis/analysis.h"
#include "front/front.h"
#include "steps.h"
#include "validate/validate.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* A crash of the reader is what is looked for. */
static const gv_reading anything;

static void judge_alone(const gv_input *source) {
  gv_model model = {0};
  gv_gpu_program program = {0};
  gv_report report = {0};
  gv_str error = {0};
  if (gv_front_read_source(&model, source, &program, &error) == GV_OK) {
    gv_validate_source(&model, &program, &(gv_validate_options){.async_later = source->release % 2},
                       &report);
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
  gv_host source_host = {0}, code_host = {0};
  gv_report report = {0};
  gv_str error = {0};
  if (gv_front_parse_input(&model, code, &error) == GV_OK &&
      gv_front_read_source(&model, source, &program, &error) == GV_OK &&
      gv_front_read_host(&model, source, &source_host, &error) == GV_OK &&
      gv_front_read_host(&model, code, &code_host, &error) == GV_OK &&
      gv_validate_begin(&model, &program, &source_host, code->name, &error) == GV_OK) {
    gv_steps steps = {0};
    gv_analysis_options options = {.proof = true, .check_proof = true, .steps = &steps};
    gv_analyse(&model, &options, &report);
    gv_check_steps(&model, &steps);
    gv_validate_end(&model, &program, &source_host, &code_host, &report);
  } else {
    GV_CHECK(error.len > 0);
  }
  gv_report_clear(&report);
  gv_host_clear(&code_host);
  gv_host_clear(&source_host);
  gv_gpu_program_clear(&program);
  gv_model_clear(&model);
}

/* The bytes before the line, and those behind it. */
static void judge(gv_arena *arena, const char *data, size_t size) {
  static const gv_str marker = GV_STR("\n// -----\n");
  const char *end = size ? memmem(data, size, marker.at, marker.len) : NULL,
             *rest = end ? end + marker.len : data + size;
  gv_input source = {
      .name = GV_STR("fuzz.mlir"), .release = 19 + (unsigned)size % 5, .reading = &anything};
  gv_input code = {.name = GV_STR("lowered.mlir"),
                   .reading = &anything,
                   .bytes = gv_str_copy(arena, (gv_str){rest, (size_t)(data + size - rest)})};
  source.bytes = gv_str_copy(arena, (gv_str){data, end ? (size_t)(end - data) : size});
  if (gv_front_is_bytecode(&source)) return; /* has to be rehearsed */
  if (end && !gv_front_is_bytecode(&code)) judge_both(&source, &code);
  judge_alone(&source);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  gv_arena arena = {0};
  judge(&arena, (const char *)data, size);
  gv_arena_clear(&arena);
  return 0;
}
