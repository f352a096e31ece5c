/* needs: a plan, a fresh device. gives: what was seen. cost: linear in the plan, and in the bytes that it moves. */
#include "replay/run.h"

/* What an object of the plan is on the device. */
typedef struct thing {
  uint64_t handle;
  bool made, gone;
} thing;

typedef struct run {
  const gv_plan *plan;
  gv_device *d;
  const gv_manner *manner;
  gv_run_outcome *out;
  thing *things;
  GV_VEC(gv_region) regions;
  gv_shadow *shadows; /* by step; 0: none */
} run;

void gv_run_outcome_clear(gv_run_outcome *o) {
  gv_vec_free(&o->answers);
  gv_vec_free(&o->digests);
  gv_vec_free(&o->memory);
  gv_vec_free(&o->early);
  gv_vec_free(&o->leaked);
}

static void reset(gv_run_outcome *o, const gv_plan *plan) {
  o->answers.len = o->digests.len = o->memory.len = o->early.len = o->leaked.len = 0;
  for (uint32_t i = 0; i < plan->steps.len; i++) {
    (void)gv_push(&o->answers);
    (void)gv_push(&o->digests);
    (void)gv_push(&o->early);
  }
  for (uint32_t i = 0; i < plan->objects.len; i++) {
    (void)gv_push(&o->memory);
    (void)gv_push(&o->leaked);
  }
  o->out_of_order = o->freed = o->broken_off = false;
  o->unmade = GV_NONE;
}

static uint64_t value_of(const run *r, const gv_operand *o) {
  if (o->kind == GV_OPERAND_NUMBER) return o->at;
  if (o->kind == GV_OPERAND_UNDEF) return GV_UNDEF_HANDLE;
  if (o->object == GV_NONE || !r->things[o->object].made) return 0;
  return r->things[o->object].handle + o->at;
}

/* ---- steps, by the device's functions that they need ---- */

typedef struct step {
  const gv_step *step;
  const gv_operand *operands;
  uint64_t v[4]; /* values of the first operands */
  uint32_t index, salt;
} step;

static gv_answer make(run *r, const step *s) {
  thing *t = &r->things[s->step->object];
  const gv_object *o = &r->plan->objects.at[s->step->object];
  gv_answer answer = r->d->backend->make(r->d, (gv_object_kind)o->kind, o->bytes, o->shared, &t->handle);
  t->made = answer == GV_ANSWER_OK;
  /* An event from elsewhere is taken to be recorded. */
  if (t->made && s->step->call == GV_CALL_GIVEN_EVENT) answer = r->d->backend->record(r->d, t->handle, 0);
  return answer;
}

static gv_answer destroy(run *r, const step *s, gv_object_kind kind) {
  gv_answer answer = r->d->backend->destroy(r->d, kind, s->v[0]);
  if (answer == GV_ANSWER_OK && s->operands[0].kind == GV_OPERAND_OBJECT) r->things[s->operands[0].object].gone = true;
  return answer;
}

static gv_answer free_memory(run *r, const step *s) {
  gv_answer answer = r->d->backend->free(r->d, s->v[0], s->v[1]);
  if (answer == GV_ANSWER_OK && s->operands[0].kind == GV_OPERAND_OBJECT) r->things[s->operands[0].object].gone = true;
  return answer;
}

static gv_answer launch(run *r, const step *s) {
  r->regions.len = 0;
  for (uint32_t i = 2; i < s->step->operands; i++) {
    const gv_operand *o = &s->operands[i];
    bool module = r->plan->objects.at[o->object].kind == GV_OBJECT_MODULE;
    *gv_push(&r->regions) =
        (gv_region){value_of(r, o), module ? 1 : o->len, o->kind != GV_OPERAND_WRITE, !module && o->kind != GV_OPERAND_READ};
  }
  gv_answer answer = r->d->backend->make(r->d, GV_OBJECT_DEVICE, GV_SHADOW_WORDS * 4, true, &r->shadows[s->index]);
  if (answer != GV_ANSWER_OK) return answer;
  return r->d->backend->work(r->d, r->regions.at, r->regions.len, s->salt, r->shadows[s->index], s->v[1]);
}

static gv_answer done(run *r, const step *s) {
  bool is_done = false;
  gv_answer answer = r->d->backend->done(r->d, s->v[0], &is_done);
  r->out->early.at[s->index] = answer == GV_ANSWER_OK && !is_done;
  return answer;
}

static gv_answer act(run *r, const step *s) {
  const gv_backend *b = r->d->backend;
  const uint64_t *v = s->v;
  switch ((gv_call)s->step->call) {
  case GV_CALL_STREAM_CREATE:
  case GV_CALL_EVENT_CREATE:
  case GV_CALL_MEM_ALLOC:
  case GV_CALL_MODULE_LOAD:
  case GV_CALL_HOST_ALLOC:
  case GV_CALL_GIVEN_STREAM:
  case GV_CALL_GIVEN_EVENT:
  case GV_CALL_GIVEN_DEVICE:
  case GV_CALL_GIVEN_HOST:
    return make(r, s);
  case GV_CALL_STREAM_DESTROY:
    return destroy(r, s, GV_OBJECT_STREAM);
  case GV_CALL_EVENT_DESTROY:
    return destroy(r, s, GV_OBJECT_EVENT);
  case GV_CALL_MEM_FREE:
    return free_memory(r, s);
  case GV_CALL_HOST_FREE:
    return destroy(r, s, GV_OBJECT_HOST);
  case GV_CALL_MODULE_UNLOAD:
    return destroy(r, s, GV_OBJECT_MODULE);
  case GV_CALL_STREAM_SYNC:
    return b->sync(r->d, GV_OBJECT_STREAM, v[0]);
  case GV_CALL_EVENT_SYNC:
    return b->sync(r->d, GV_OBJECT_EVENT, v[0]);
  case GV_CALL_STREAM_WAIT:
    return b->wait(r->d, v[0], v[1]);
  case GV_CALL_EVENT_RECORD:
    return b->record(r->d, v[0], v[1]);
  case GV_CALL_COPY:
    return b->copy(r->d, v[0], v[1], v[2], v[3]);
  case GV_CALL_FILL16:
    return b->fill(r->d, v[0], gv_sentinel(s->salt, 0), 2, v[1], v[2]);
  case GV_CALL_FILL32:
    return b->fill(r->d, v[0], gv_sentinel(s->salt, 0), 4, v[1], v[2]);
  case GV_CALL_LAUNCH:
    return launch(r, s);
  case GV_CALL_READ:
    return b->host(r->d, v[0], v[1], NULL, &r->out->digests.at[s->index]);
  case GV_CALL_WRITE:
    return b->host(r->d, v[0], v[1], &s->salt, NULL);
  case GV_CALL_PROBE:
    return (r->things[s->step->object].made = true), b->probe(r->d, v[0], &r->things[s->step->object].handle);
  case GV_CALL_DONE:
    return done(r, s);
  case GV_CALL_AFTER:
    return b->after(r->d, v[0], v[1]);
  case GV_CALL_COUNT:
    break;
  }
  GV_BUG("a call without a meaning");
}

/* The stream that the step enqueues work on, as an operand; NULL: it enqueues none. */
static const gv_operand *stream_of(const gv_plan *plan, const gv_step *s) {
  const gv_operand *o = gv_operands_of(plan, s);
  switch ((gv_call)s->call) {
  case GV_CALL_COPY:
    return &o[3];
  case GV_CALL_FILL16:
  case GV_CALL_FILL32:
    return &o[2];
  case GV_CALL_LAUNCH:
    return &o[1];
  default:
    return NULL;
  }
}

static bool has_first(const gv_plan *plan) {
  for (uint32_t i = 0; i < plan->steps.len; i++)
    if (plan->steps.at[i].mark == GV_MARK_FIRST) return true;
  return false;
}

static gv_answer take_step(run *r, uint32_t index, bool delay) {
  const gv_step *gs = &r->plan->steps.at[index];
  step s = {.step = gs, .operands = gv_operands_of(r->plan, gs), .index = index, .salt = index + 1};
  for (uint32_t i = 0; i < gs->operands && i < 4; i++) s.v[i] = value_of(r, &s.operands[i]);
  r->d->now = index;
  if (r->manner->where) *r->manner->where = index;
  if (delay) r->d->backend->delay(r->d, value_of(r, stream_of(r->plan, gs)));
  return act(r, &s);
}

/* ---- the end ---- */

static bool is_memory(const gv_object *o) { return o->kind == GV_OBJECT_DEVICE || o->kind == GV_OBJECT_HOST; }
static bool is_given(gv_call call) { return call >= GV_CALL_GIVEN_STREAM && call <= GV_CALL_GIVEN_HOST; }

static void look_around(run *r) {
  const gv_plan *plan = r->plan;
  for (uint32_t i = 0; i < plan->steps.len; i++) {
    if (r->shadows[i]) r->d->backend->look(r->d, r->shadows[i], GV_SHADOW_WORDS * 4, &r->out->digests.at[i]);
    uint32_t object = plan->steps.at[i].object;
    if (object == GV_NONE || !r->things[object].made || r->things[object].gone) continue;
    const gv_object *o = &plan->objects.at[object];
    if (is_memory(o)) r->d->backend->look(r->d, r->things[object].handle, o->bytes, &r->out->memory.at[object]);
    r->out->leaked.at[object] = o->kind != GV_OBJECT_PROBE && !is_given((gv_call)plan->steps.at[i].call);
  }
}

void gv_run_plan(const gv_plan *plan, gv_device *device, const gv_manner *manner, gv_run_outcome *outcome) {
  run r = {.plan = plan, .d = device, .manner = manner, .out = outcome};
  bool directed = has_first(plan), early = false, freed = false;
  r.things = gv_malloc(plan->objects.len * sizeof *r.things);
  r.shadows = gv_malloc(plan->steps.len * sizeof *r.shadows);
  memset(r.things, 0, plan->objects.len * sizeof *r.things);
  memset(r.shadows, 0, plan->steps.len * sizeof *r.shadows);
  reset(outcome, plan);
  for (uint32_t i = 0; i < plan->steps.len && !outcome->broken_off && outcome->unmade == GV_NONE; i++) {
    const gv_step *s = &plan->steps.at[i];
    if (!gv_runs_in(s->arm, manner->arm)) continue;
    bool delay = manner->delayed && stream_of(plan, s) && (!directed || s->mark == GV_MARK_FIRST);
    outcome->answers.at[i] = take_step(&r, i, delay);
    outcome->broken_off = outcome->answers.at[i] == GV_ANSWER_BROKEN_OFF;
    if (outcome->answers.at[i] > 0 && s->object != GV_NONE && plan->objects.at[s->object].kind != GV_OBJECT_PROBE)
      outcome->unmade = i;
    if (manner->in_order) device->backend->finish(device, &early, &freed);
  }
  if (!outcome->broken_off)
    outcome->broken_off = device->backend->finish(device, &outcome->out_of_order, &outcome->freed) == GV_ANSWER_BROKEN_OFF;
  if (!outcome->broken_off) look_around(&r);
  gv_vec_free(&r.regions);
  gv_free(r.things);
  gv_free(r.shadows);
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

static void see_data(const gv_plan *plan, const gv_run_outcome *o, const gv_run_outcome *in_order, sight *s) {
  uint32_t last = marked(plan, GV_MARK_SECOND);
  for (uint32_t i = 0; i < plan->steps.len; i++)
    if (o->digests.at[i] != in_order->digests.at[i]) see(s, GV_SYMPTOM_DATA, i);
  for (uint32_t i = 0; i < plan->objects.len; i++)
    if (o->memory.at[i] != in_order->memory.at[i]) see(s, GV_SYMPTOM_DATA, last);
}

static void see_leaks(const gv_plan *plan, const gv_run_outcome *o, uint32_t fault, sight *s) {
  for (uint32_t i = 0; i < plan->steps.len; i++) {
    uint32_t object = plan->steps.at[i].object;
    if (object != GV_NONE && o->leaked.at[object] && (fault == GV_NONE || fault == i)) see(s, GV_SYMPTOM_LEAK, i);
  }
}

uint32_t gv_symptoms(const gv_plan *plan, const gv_run_outcome *o, const gv_run_outcome *in_order, uint32_t *step) {
  uint32_t wanted = plan->confirm ? plan->confirm : (1u << GV_SYMPTOM_COUNT) - 1;
  uint32_t fault = plan->rule.len ? marked(plan, GV_MARK_FAULT) : GV_NONE, all = 0;
  *step = GV_NONE;
  for (int symptom = 0; symptom < GV_SYMPTOM_COUNT; symptom++) {
    sight s = {0, GV_NONE};
    if (!(wanted >> symptom & 1)) continue;
    for (uint32_t i = 0; i < plan->steps.len; i++) {
      if (symptom == GV_SYMPTOM_ANSWER && o->answers.at[i] > 0 && (fault == GV_NONE || fault == i)) see(&s, symptom, i);
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
