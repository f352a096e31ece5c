#include "model/model.h"

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
  gv_arena_clear(&model->arena);
  memset(model, 0, sizeof *model);
}
