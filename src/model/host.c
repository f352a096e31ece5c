#include "model/host.h"

void gv_host_clear(gv_host *host) {
  gv_arena_clear(&host->arena);
  gv_vec_free(&host->functions);
  gv_vec_free(&host->blocks);
  gv_vec_free(&host->ops);
  gv_vec_free(&host->edges);
  gv_vec_free(&host->leaves);
  gv_vec_free(&host->lists);
  gv_vec_free(&host->places);
}
