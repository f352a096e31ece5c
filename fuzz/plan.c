/* Any bytes at all: they are no plan, with a reason; or a plan, which reads back as it was written,
 * and which the simulated device runs. */
#include "replay/plan.h"
#include "replay/replay.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static bool is_small(const gv_plan *plan) {
  uint64_t bytes = 0;
  for (uint32_t i = 0; i < plan->objects.len; i++) bytes += plan->objects.at[i].bytes;
  return bytes < 4096 && plan->steps.len < 64;
}

static void check_round_trip(const gv_plan *plan) {
  gv_plan again = {0};
  gv_plan_text text = {0}, second = {0};
  gv_str error = {0};
  gv_plan_write(plan, &text);
  GV_CHECK(gv_plan_read(&again, GV_STR("again"), (gv_str){text.at, text.len}, &error) == GV_OK);
  gv_plan_write(&again, &second);
  GV_CHECK(gv_str_equal((gv_str){text.at, text.len}, (gv_str){second.at, second.len}));
  gv_vec_free(&text);
  gv_vec_free(&second);
  gv_plan_clear(&again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  gv_plan plan = {0};
  gv_str error = {0};
  if (gv_plan_read(&plan, GV_STR("fuzz"), (gv_str){(const char *)data, size}, &error) != GV_OK) {
    GV_CHECK(error.len > 0);
  } else {
    check_round_trip(&plan);
    gv_arena arena = {0};
    gv_replay_options options = {.device = GV_REPLAY_SIM, .by_seed = true, .runs = 3};
    gv_replay_result result;
    if (is_small(&plan)) GV_CHECK(gv_replay(&plan, &options, &arena, &result) == GV_OK);
    gv_arena_clear(&arena);
  }
  gv_plan_clear(&plan);
  return 0;
}
