#include "model/gpu.h"

void gv_gpu_program_clear(gv_gpu_program *program) {
  gv_vec_free(&program->ops);
  gv_vec_free(&program->tokens);
  gv_vec_free(&program->deps);
  gv_vec_free(&program->flows);
  memset(program, 0, sizeof *program);
}
