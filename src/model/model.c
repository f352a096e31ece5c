#include "model/gpu.h"

#include "model/builder.h"

void gv_model_clear(gv_model *model) {
  gv_builder_clear(model);
  gv_vec_free(&model->files);
  gv_vec_free(&model->functions);
  gv_vec_free(&model->globals);
  gv_vec_free(&model->marks);
  gv_vec_free(&model->blocks);
  gv_vec_free(&model->ops);
  gv_vec_free(&model->values);
  gv_vec_free(&model->operands);
  gv_vec_free(&model->results);
  gv_vec_free(&model->params);
  gv_vec_free(&model->edges);
  gv_vec_free(&model->pairs);
  gv_vec_free(&model->also);
  gv_vec_free(&model->codes);
  gv_vec_free(&model->launches);
  gv_vec_free(&model->launch_arguments);
  gv_vec_free(&model->demands);
  gv_arena_clear(&model->arena);
  memset(model, 0, sizeof *model);
}

void gv_gpu_program_clear(gv_gpu_program *program) {
  gv_vec_free(&program->ops);
  gv_vec_free(&program->tokens);
  gv_vec_free(&program->deps);
  gv_vec_free(&program->flows);
  memset(program, 0, sizeof *program);
}

int64_t gv_sign_extend(int64_t k, uint8_t width) {
  if (!width || width >= 64) return k;
  uint64_t sign = UINT64_C(1) << (width - 1);
  return (int64_t)((((uint64_t)k & ((sign << 1) - 1)) ^ sign) - sign);
}

int64_t gv_arith_of(gv_arith op, uint8_t width, int64_t a, int64_t b) {
  a = gv_sign_extend(a, width), b = gv_sign_extend(b, width);
  uint64_t x = (uint64_t)a, y = (uint64_t)b;
  switch (op) {
  case GV_ADD:
    return gv_sign_extend((int64_t)(x + y), width);
  case GV_SUB:
    return gv_sign_extend((int64_t)(x - y), width);
  case GV_MUL:
    return gv_sign_extend((int64_t)(x * y), width);
  case GV_AND:
    return a & b;
  case GV_OR:
    return a | b;
  case GV_XOR:
    return a ^ b;
  case GV_WIDEN:
    return a;
  case GV_EQ:
    return a == b;
  case GV_SLT:
    return a < b;
  case GV_ULT:
    return x < y;
  }
  return 0;
}
