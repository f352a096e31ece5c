#include "render/replayed.h"

static json_t *runs_of(uint32_t seen, uint32_t runs) {
  json_t *object = gv_json_object_of("seen", json_integer(seen));
  gv_json_set(object, "runs", json_integer(runs));
  return object;
}

static void set_text(json_t *object, const char *key, gv_str text) {
  if (text.len) gv_json_set(object, key, gv_json_text(text));
}

json_t *gv_replay_json(const gv_replayed *r) {
  json_t *object = gv_json_object_of("verdict", gv_json_text(r->verdict));
  set_text(object, "device", r->device);
  set_text(object, "schedules", r->schedules);
  if (r->device.len) gv_json_set(object, "faulty", runs_of(r->faulty_seen, r->faulty_runs));
  if (r->device.len && r->has_control)
    gv_json_set(object, "control", runs_of(r->control_seen, r->control_runs));
  set_text(object, "detail", r->detail);
  set_text(object, "kernels", r->kernels);
  set_text(object, "driver", r->driver);
  json_t *chosen = gv_json_array();
  for (uint32_t i = 0; i < r->chosen.len; i++)
    gv_json_append(chosen, gv_json_text(r->chosen.at[i]));
  gv_json_set(object, "chosen", chosen);
  return object;
}
