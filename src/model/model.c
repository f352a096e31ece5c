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
