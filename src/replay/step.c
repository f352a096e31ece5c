/* needs: a plan, a device. gives: what the call does there, and what it answered. cost: linear in
 * the bytes that it moves. */
#include "replay/step.h"

static void *zeroed(size_t count, size_t size) {
  void *at = gv_malloc(count * size);
  memset(at, 0, count * size);
  return at;
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
  o->own_code = o->stand_ins = 0;
  o->code_answer = o->last = GV_ANSWER_OK;
}

void gv_stage_begin(gv_stage *r, const gv_plan *plan, gv_device *device, bool own_code,
                    gv_run_outcome *outcome) {
  *r = (gv_stage){
      .plan = plan, .d = device, .out = outcome, .own_code = own_code && device->backend->load};
  r->things = zeroed(plan->objects.len, sizeof *r->things);
  r->shadows = zeroed(plan->steps.len, sizeof *r->shadows);
  r->functions = zeroed(plan->steps.len, sizeof *r->functions);
  r->modules = zeroed(plan->images.len, sizeof *r->modules);
  reset(outcome, plan);
}

void gv_stage_end(gv_stage *r) {
  gv_vec_free(&r->regions);
  gv_free(r->things);
  gv_free(r->shadows);
  gv_free(r->functions);
  gv_free(r->modules);
}

uint64_t gv_stage_value(const gv_stage *r, const gv_operand *o) {
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

static gv_answer make(gv_stage *r, const step *s) {
  gv_thing *t = &r->things[s->step->object];
  if (t->made) return GV_ANSWER_OK;
  const gv_object *o = &r->plan->objects.at[s->step->object];
  gv_answer answer =
      r->d->backend->make(r->d, (gv_object_kind)o->kind, o->bytes, o->shared, &t->handle);
  t->made = answer == GV_ANSWER_OK;
  /* An event from elsewhere is taken to be recorded. */
  if (t->made && s->step->call == GV_CALL_GIVEN_EVENT)
    answer = r->d->backend->record(r->d, t->handle, 0);
  return answer;
}

static gv_answer destroy(gv_stage *r, const step *s, gv_object_kind kind) {
  gv_answer answer = r->d->backend->destroy(r->d, kind, s->v[0]);
  if (answer == GV_ANSWER_OK && s->operands[0].kind == GV_OPERAND_OBJECT)
    r->things[s->operands[0].object].gone = true;
  return answer;
}

static gv_answer free_memory(gv_stage *r, const step *s) {
  gv_answer answer = r->d->backend->free(r->d, s->v[0], s->v[1]);
  if (answer == GV_ANSWER_OK && s->operands[0].kind == GV_OPERAND_OBJECT)
    r->things[s->operands[0].object].gone = true;
  return answer;
}

/* ---- launches ---- */

/* The program's code, loaded once a run; 0: the device does not take it. */
static uint64_t find_code(gv_stage *r, const gv_operand *kernel) {
  const gv_image *image = &r->plan->images.at[kernel->at];
  uint64_t *module = &r->modules[kernel->at], function = 0;
  gv_answer answer = *module ? GV_ANSWER_OK : GV_ANSWER_INVALID_VALUE;
  if (!*module && image->code.len) answer = r->d->backend->load(r->d, image->code.at, module);
  if (!answer) answer = r->d->backend->function(r->d, *module, kernel->text.at, &function);
  if (answer) r->out->code_answer = answer;
  return answer ? 0 : function;
}

static gv_answer prepare_launch(gv_stage *r, const step *s) {
  uint32_t kernel = gv_plan_kernel(r->plan, s->step);
  if (r->shadows[s->index]) return GV_ANSWER_OK;
  if (r->own_code && kernel < s->step->operands)
    r->functions[s->index] = find_code(r, &s->operands[kernel]);
  return r->d->backend->make(r->d, GV_OBJECT_DEVICE, GV_SHADOW_WORDS * 4, true,
                             &r->shadows[s->index]);
}

static gv_answer launch_code(gv_stage *r, const step *s, uint32_t kernel) {
  const gv_operand *sizes = &s->operands[kernel + 1], *arguments = sizes + GV_PLAN_GRID;
  uint32_t count = s->step->operands - (kernel + 1 + GV_PLAN_GRID);
  uint64_t *addresses = zeroed(count, sizeof *addresses);
  void **parameters = zeroed(count, sizeof *parameters);
  unsigned n[GV_PLAN_GRID];
  for (int i = 0; i < GV_PLAN_GRID; i++) n[i] = (unsigned)sizes[i].at;
  for (uint32_t i = 0; i < count; i++) {
    bool bytes = arguments[i].kind == GV_OPERAND_BYTES;
    addresses[i] = bytes ? 0 : gv_stage_value(r, &arguments[i]);
    parameters[i] = bytes ? (void *)(uintptr_t)arguments[i].text.at
                          : &addresses[i]; /* which the driver only reads */
  }
  gv_answer answer =
      r->d->backend->launch(r->d, r->functions[s->index], n, n + 3, n[6], s->v[1], parameters);
  gv_free(parameters);
  gv_free(addresses);
  return answer;
}

/* Reads and writes what the kernel does. */
static gv_answer stand_in(gv_stage *r, const step *s, uint32_t kernel) {
  r->regions.len = 0;
  for (uint32_t i = 2; i < kernel; i++) {
    const gv_operand *o = &s->operands[i];
    bool module = r->plan->objects.at[o->object].kind == GV_OBJECT_MODULE;
    *gv_push(&r->regions) =
        (gv_region){gv_stage_value(r, o), module ? 1 : o->len, o->kind != GV_OPERAND_WRITE,
                    !module && o->kind != GV_OPERAND_READ};
  }
  return r->d->backend->work(r->d, r->regions.at, r->regions.len, s->salt, r->shadows[s->index],
                             s->v[1]);
}

static gv_answer launch(gv_stage *r, const step *s) {
  uint32_t kernel = gv_plan_kernel(r->plan, s->step);
  gv_answer answer = prepare_launch(r, s);
  if (answer != GV_ANSWER_OK) return answer;
  if (kernel < s->step->operands)
    *(r->functions[s->index] ? &r->out->own_code : &r->out->stand_ins) += 1;
  return r->functions[s->index] ? launch_code(r, s, kernel) : stand_in(r, s, kernel);
}

/* ---- all calls ---- */

static gv_answer done(gv_stage *r, const step *s) {
  bool is_done = false;
  gv_answer answer = r->d->backend->done(r->d, s->v[0], &is_done);
  r->out->early.at[s->index] = answer == GV_ANSWER_OK && !is_done;
  return answer;
}

static gv_answer act(gv_stage *r, const step *s) {
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
  case GV_CALL_GIVEN_MODULE: return make(r, s);
  case GV_CALL_STREAM_DESTROY: return destroy(r, s, GV_OBJECT_STREAM);
  case GV_CALL_EVENT_DESTROY: return destroy(r, s, GV_OBJECT_EVENT);
  case GV_CALL_MEM_FREE: return free_memory(r, s);
  case GV_CALL_HOST_FREE: return destroy(r, s, GV_OBJECT_HOST);
  case GV_CALL_MODULE_UNLOAD: return destroy(r, s, GV_OBJECT_MODULE);
  case GV_CALL_STREAM_SYNC: return b->sync(r->d, GV_OBJECT_STREAM, v[0]);
  case GV_CALL_EVENT_SYNC: return b->sync(r->d, GV_OBJECT_EVENT, v[0]);
  case GV_CALL_STREAM_WAIT: return b->wait(r->d, v[0], v[1]);
  case GV_CALL_EVENT_RECORD: return b->record(r->d, v[0], v[1]);
  case GV_CALL_COPY: return b->copy(r->d, v[0], v[1], v[2], v[3]);
  case GV_CALL_FILL16: return b->fill(r->d, v[0], gv_sentinel(s->salt, 0), 2, v[1], v[2]);
  case GV_CALL_FILL32: return b->fill(r->d, v[0], gv_sentinel(s->salt, 0), 4, v[1], v[2]);
  case GV_CALL_LAUNCH: return launch(r, s);
  case GV_CALL_READ: return b->host(r->d, v[0], v[1], NULL, &r->out->digests.at[s->index]);
  case GV_CALL_WRITE: return b->host(r->d, v[0], v[1], &s->salt, NULL);
  case GV_CALL_PROBE:
    return (r->things[s->step->object].made = true),
           b->probe(r->d, v[0], &r->things[s->step->object].handle);
  case GV_CALL_DONE: return done(r, s);
  case GV_CALL_AFTER: return b->after(r->d, v[0], v[1]);
  case GV_CALL_COUNT: break;
  }
  GV_BUG("a call without a meaning");
}

static step step_at(gv_stage *r, uint32_t index) {
  const gv_step *gs = &r->plan->steps.at[index];
  step s = {.step = gs, .operands = gv_operands_of(r->plan, gs), .index = index, .salt = index + 1};
  for (uint32_t i = 0; i < gs->operands && i < 4; i++) s.v[i] = gv_stage_value(r, &s.operands[i]);
  return s;
}

gv_answer gv_stage_prepare(gv_stage *r, uint32_t index) {
  step s = step_at(r, index);
  if (s.step->call == GV_CALL_LAUNCH) return prepare_launch(r, &s);
  if (s.step->object == GV_NONE || s.step->call == GV_CALL_PROBE) return GV_ANSWER_OK;
  return make(r, &s);
}

gv_answer gv_stage_take(gv_stage *r, uint32_t index) {
  step s = step_at(r, index);
  r->d->now = index;
  return act(r, &s);
}

const gv_operand *gv_step_stream(const gv_plan *plan, const gv_step *s) {
  const gv_operand *o = gv_operands_of(plan, s);
  switch ((gv_call)s->call) {
  case GV_CALL_COPY: return &o[3];
  case GV_CALL_FILL16:
  case GV_CALL_FILL32: return &o[2];
  case GV_CALL_LAUNCH: return &o[1];
  default: return NULL;
  }
}
