/* needs: a launch that was written into the draft. gives: which code it runs, with which sizes and
 * arguments. cost: linear in these.
 *
 * Images of the draft have the numbers of gv_model.codes; the plan gets those that its launches
 * run.
 */
#include "planner/walk.h"

static int64_t number_of(machine *m, gv_value_id id, int64_t otherwise) {
  if (id == GV_NONE) return otherwise;
  return gv_machine_number(m, gv_machine_scalar(m, id), m->model->values.at[id].width);
}

/* Little-endian, as the host and the device have it; what is not followed is 0. */
static gv_operand bytes_of(machine *m, const gv_launch_argument *a) {
  uint64_t n = (uint64_t)number_of(m, a->value, 0);
  char *at = gv_arena_take(&m->plan->arena, 9);
  memset(at, 0, 9);
  for (uint32_t i = 0; i < a->size && i < 8; i++) at[i] = (char)(n >> 8 * i);
  return (gv_operand){.kind = GV_OPERAND_BYTES, .object = GV_NONE, .text = {at, a->size}};
}

/* An address in memory of the plan, as it stands there; others are null. */
static gv_operand address_of(machine *m, gv_value_id id) {
  gv_operand o = {.kind = GV_OPERAND_ADDRESS, .object = GV_NONE};
  scalar s = gv_machine_scalar(m, id);
  uint32_t index = gv_machine_thing(m, s);
  if (index == GV_NONE || m->things.at[index].object == GV_NONE) return o;
  if (m->things.at[index].kind != T_DEVICE && m->things.at[index].kind != T_HOST) return o;
  o.object = m->things.at[index].object;
  o.at = s.kind == S_ADDRESS && s.k > 0 ? (uint64_t)s.k : 0;
  return o;
}

void gv_walk_code(machine *m, uint32_t op) {
  const gv_launch *launch = gv_launch_of(m->model, op);
  if (!launch) return;
  gv_plan_operand(m->plan, (gv_operand){.kind = GV_OPERAND_KERNEL,
                                        .object = GV_NONE,
                                        .at = launch->code,
                                        .text = gv_str_copy(&m->plan->arena, launch->function)});
  for (int i = 0; i < GV_LAUNCH_SIZES; i++) {
    int64_t n = number_of(m, launch->sizes[i], i < GV_LAUNCH_SIZES - 1);
    gv_plan_operand(m->plan, (gv_operand){.kind = GV_OPERAND_NUMBER,
                                          .object = GV_NONE,
                                          .at = n < 0 || n > INT32_MAX ? 0 : (uint64_t)n});
  }
  for (uint32_t i = 0; i < launch->arguments; i++) {
    const gv_launch_argument *a = &m->model->launch_arguments.at[launch->first_argument + i];
    gv_plan_operand(m->plan, a->address ? address_of(m, a->value) : bytes_of(m, a));
  }
}
