/* needs: a plan, a fresh device. gives: what was seen. cost: linear in the plan, and in the bytes
 * that it moves. */
#include "replay/run.h"

#include "replay/step.h"

void gv_run_outcome_clear(gv_run_outcome *o) {
  gv_vec_free(&o->answers);
  gv_vec_free(&o->digests);
  gv_vec_free(&o->memory);
  gv_vec_free(&o->early);
  gv_vec_free(&o->leaked);
}

static bool has_first(const gv_plan *plan) {
  for (uint32_t i = 0; i < plan->steps.len; i++)
    if (plan->steps.at[i].mark == GV_MARK_FIRST) return true;
  return false;
}

/* ---- the end ---- */

static bool is_memory(const gv_object *o) {
  return o->kind == GV_OBJECT_DEVICE || o->kind == GV_OBJECT_HOST;
}
static bool is_given(gv_call call) {
  return call >= GV_CALL_GIVEN_STREAM && call <= GV_CALL_GIVEN_MODULE;
}

static void look_around(gv_stage *r) {
  const gv_plan *plan = r->plan;
  for (uint32_t i = 0; i < plan->steps.len; i++) {
    if (r->shadows[i] && !r->functions[i])
      r->d->backend->look(r->d, r->shadows[i], GV_SHADOW_WORDS * 4, &r->out->digests.at[i]);
    uint32_t object = plan->steps.at[i].object;
    if (object == GV_NONE || !r->things[object].made || r->things[object].gone) continue;
    const gv_object *o = &plan->objects.at[object];
    if (is_memory(o))
      r->d->backend->look(r->d, r->things[object].handle, o->bytes, &r->out->memory.at[object]);
    r->out->leaked.at[object] =
        o->kind != GV_OBJECT_PROBE && !is_given((gv_call)plan->steps.at[i].call);
  }
}

/* One step; false: the run ends here. */
static bool run_step(gv_stage *r, const gv_manner *manner, uint32_t index, bool directed) {
  const gv_step *s = &r->plan->steps.at[index];
  const gv_operand *stream = gv_step_stream(r->plan, s);
  gv_run_outcome *o = r->out;
  bool early = false, freed = false;
  if (manner->where) *manner->where = index;
  if (manner->delayed && stream && (!directed || s->mark == GV_MARK_FIRST))
    r->d->backend->delay(r->d, gv_stage_value(r, stream));
  gv_answer answer = o->answers.at[index] = gv_stage_take(r, index);
  o->broken_off = answer == GV_ANSWER_BROKEN_OFF;
  if (answer > 0 && s->object != GV_NONE && r->plan->objects.at[s->object].kind != GV_OBJECT_PROBE)
    o->unmade = index;
  if (manner->in_order) {
    answer = r->d->backend->finish(r->d, &early, &freed);
    if (!o->last) o->last = answer;
  }
  return !o->broken_off && o->unmade == GV_NONE;
}

/* False: the run ends before it has begun. */
static bool prepare(gv_stage *r, const gv_manner *manner) {
  for (uint32_t i = 0; i < r->plan->steps.len; i++) {
    if (!gv_runs_in(r->plan->steps.at[i].arm, manner->arm)) continue;
    if (manner->where) *manner->where = i;
    r->out->answers.at[i] = gv_stage_prepare(r, i);
    if (r->out->answers.at[i]) r->out->unmade = i;
    if (r->out->unmade != GV_NONE) return false;
  }
  return true;
}

void gv_run_plan(const gv_plan *plan, gv_device *device, const gv_manner *manner,
                 gv_run_outcome *outcome) {
  gv_stage r;
  bool directed = has_first(plan), on = true;
  gv_stage_begin(&r, plan, device, manner->own_code, outcome);
  if (manner->prepared) on = prepare(&r, manner);
  for (uint32_t i = 0; i < plan->steps.len && on; i++)
    if (gv_runs_in(plan->steps.at[i].arm, manner->arm)) on = run_step(&r, manner, i, directed);
  if (!outcome->broken_off) {
    gv_answer answer = device->backend->finish(device, &outcome->out_of_order, &outcome->freed);
    outcome->broken_off = answer == GV_ANSWER_BROKEN_OFF;
    if (!outcome->last) outcome->last = answer;
  }
  if (!outcome->broken_off) look_around(&r);
  gv_stage_end(&r);
}

/* ---- what it shows ---- */

/* The step marked so, in one arm or both; GV_NONE: there is none. */
static uint32_t marked(const gv_plan *plan, gv_step_mark mark) {
  for (uint32_t i = 0; i < plan->steps.len; i++)
    if (plan->steps.at[i].mark == mark) return i;
  return GV_NONE;
}

typedef struct sight {
  uint32_t seen, step;
} sight;

static void see(sight *s, gv_symptom symptom, uint32_t step) {
  if (!s->seen) s->step = step;
  s->seen |= 1u << symptom;
}

static void see_data(const gv_plan *plan, const gv_run_outcome *o, const gv_run_outcome *in_order,
                     sight *s) {
  uint32_t last = marked(plan, GV_MARK_SECOND);
  for (uint32_t i = 0; i < plan->steps.len; i++)
    if (o->digests.at[i] != in_order->digests.at[i]) see(s, GV_SYMPTOM_DATA, i);
  for (uint32_t i = 0; i < plan->objects.len; i++)
    if (o->memory.at[i] != in_order->memory.at[i]) see(s, GV_SYMPTOM_DATA, last);
}

static void see_leaks(const gv_plan *plan, const gv_run_outcome *o, uint32_t fault, sight *s) {
  for (uint32_t i = 0; i < plan->steps.len; i++) {
    uint32_t object = plan->steps.at[i].object;
    if (object != GV_NONE && o->leaked.at[object] && (fault == GV_NONE || fault == i))
      see(s, GV_SYMPTOM_LEAK, i);
  }
}

uint32_t gv_symptoms(const gv_plan *plan, const gv_run_outcome *o, const gv_run_outcome *in_order,
                     uint32_t *step) {
  uint32_t wanted = plan->confirm ? plan->confirm : (1u << GV_SYMPTOM_COUNT) - 1;
  uint32_t fault = plan->rule.len ? marked(plan, GV_MARK_FAULT) : GV_NONE, all = 0;
  *step = GV_NONE;
  for (int symptom = 0; symptom < GV_SYMPTOM_COUNT; symptom++) {
    sight s = {0, GV_NONE};
    if (!(wanted >> symptom & 1)) continue;
    for (uint32_t i = 0; i < plan->steps.len; i++) {
      if (symptom == GV_SYMPTOM_ANSWER && o->answers.at[i] > 0 && (fault == GV_NONE || fault == i))
        see(&s, symptom, i);
      if (symptom == GV_SYMPTOM_ORDER && o->early.at[i]) see(&s, symptom, i);
    }
    if (symptom == GV_SYMPTOM_ORDER && o->out_of_order) see(&s, symptom, fault);
    if (symptom == GV_SYMPTOM_FREED && o->freed) see(&s, symptom, marked(plan, GV_MARK_SECOND));
    if (symptom == GV_SYMPTOM_DATA) see_data(plan, o, in_order, &s);
    if (symptom == GV_SYMPTOM_LEAK) see_leaks(plan, o, fault, &s);
    if (s.seen && !all) *step = s.step;
    all |= s.seen;
  }
  return all;
}
