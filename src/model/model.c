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

/* Divisions and shifts, of numbers that are sign-extended. */
static int64_t divide(gv_arith op, uint8_t width, int64_t a, int64_t b) {
  uint64_t mask = width && width < 64 ? (UINT64_C(1) << width) - 1 : UINT64_MAX, x = (uint64_t)a & mask, y = (uint64_t)b & mask;
  uint8_t bits = width && width < 64 ? width : 64;
  bool shift = op == GV_SHL || op == GV_LSHR || op == GV_ASHR;
  if (shift ? y >= bits : !y || (b == -1 && (op == GV_SDIV || op == GV_SREM))) return 0;
  switch (op) {
  case GV_UDIV:
    return (int64_t)(x / y);
  case GV_SDIV:
    return a / b;
  case GV_UREM:
    return (int64_t)(x % y);
  case GV_SREM:
    return a % b;
  case GV_SHL:
    return (int64_t)(x << y);
  case GV_LSHR:
    return (int64_t)(x >> y);
  default:
    return a < 0 ? ~(~a >> y) : a >> y;
  }
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
  case GV_UDIV:
  case GV_SDIV:
  case GV_UREM:
  case GV_SREM:
  case GV_SHL:
  case GV_LSHR:
  case GV_ASHR:
    return gv_sign_extend(divide(op, width, a, b), width);
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
