/* needs: flow, predicates, the arrivals of streams and events. gives: what a runtime call or an
 * access of the host does to the object followed, if it is memory or has pending work: is it alive,
 * is it ordered, is new work pending. cost: the ways in which the call's handles can be what they
 * are. */
#include "typestate/happens_before.h"
#include "typestate/transfer.h"

/* ---- one use --------------------------------------------------------------------------------- */

/* A kernel may be passed an undefined address that it never uses. */
static uint32_t as_used(gv_transfer_run *t, uint32_t state, uint32_t op, gv_role role) {
  bool kernel = gv_is_kernel_access(role);
  if (kernel && gv_state_at(t->tab, state)->handle == GV_HANDLE_UNDEF)
    return gv_havocked(t, state, GV_HAVOC_KERNEL, op);
  return state;
}

/* `also`: what this use breaks though the object is what the role needs, or GV_RULE_NONE. */
static gv_outcome use_in_state(gv_transfer_run *t, gv_outcome o, uint32_t op, uint32_t operand,
                               gv_role role, gv_rule also) {
  gv_state s = *gv_state_at(t->tab, o.state);
  gv_step step = gv_handle_step_in((gv_handle)s.handle, role, t->tab->model->ops.at[op].action);
  if (also != GV_RULE_NONE && step.rule == GV_RULE_NONE)
    step = (gv_step){(gv_handle)s.handle, also};
  gv_role effect =
      step.rule == GV_RULE_NONE ? role : GV_ROLE_NONE; /* a call that fails does nothing to it */
  if (s.havoc == GV_NONE && gv_tasks_conflict(t->tab, &s, op, effect)) {
    o.state = gv_havocked(t, o.state, GV_HAVOC_TASK, op);
    s = *gv_state_at(t->tab, o.state);
  }
  if (t->sink->uses)
    gv_note_use(t, &(gv_outcome){op, as_used(t, o.state, op, role), o.guard, GV_NONE}, op, operand);
  if (s.havoc != GV_NONE || s.flags & GV_INFEASIBLE) return o;
  o.event = gv_log_event(t, o.event, GV_EVENT_USE, op, operand, (gv_handle)s.handle, step.next);
  if (step.rule != GV_RULE_NONE) {
    bool first = !(s.flags & GV_FAULTED),
         certain = gv_rules[step.rule].severity == GV_SEVERITY_ERROR;
    if (first || certain) {
      uint32_t fault = gv_break_rule(t, &o, op, operand, step.rule, first);
      if (first && certain) s.flags |= GV_FAULTED, s.fault = fault;
    }
  }
  bool first_record = s.handle == GV_HANDLE_EVENT && step.next == GV_HANDLE_RECORDED;
  s.handle = (uint8_t)step.next;
  uint32_t index = t->tab->model->ops.at[op].first_operand + operand;
  gv_tasks_contest(t->tab, &s, op, index, effect);
  gv_tasks_touch(t->tab, &s, op, index, effect, first_record);
  o.state = gv_state_id(t->tab, &s);
  return o;
}

/* ---- order ----------------------------------------------------------------------------------- */

static gv_rule rule_of_conflict(const gv_pending *w, gv_role role, bool queued) {
  gv_rule race = w->mode & GV_BY_HOST ? GV_RULE_HOST_RACE : GV_RULE_STREAM_RACE;
  if (role == GV_ROLE_MODULE_UNLOAD) return GV_RULE_MODULE_UNLOAD_IN_FLIGHT;
  if (role == GV_ROLE_DEVICE_FREE && queued) return race; /* nothing waits for anything there */
  if (gv_is_free(role)) return GV_RULE_FREE_IN_FLIGHT;
  return gv_is_host_access(role) ? GV_RULE_HOST_RACE : race;
}

/* One access to the bytes of the object. `ordered`: after the pending work. False: that work needs
 * no more attention. */
typedef struct access {
  uint32_t op, operand;
  gv_role role;
  gv_span spans[GV_SPANS];
  uint32_t count;
  bool ordered, queued, unknown;
} access;

/* Do the bytes that one of them writes meet? */
static gv_overlap conflict_of(const gv_tabulation *e, const gv_pending *w, const access *a) {
  gv_overlap most = GV_APART;
  for (uint32_t i = 0; i < a->count; i++) {
    uint8_t mode = a->spans[i].mode;
    bool kernels = w->mode & GV_BY_KERNEL && gv_is_kernel_access(a->role),
         atomic = kernels && mode & w->mode & GV_ATOMIC;
    if (!mode) continue;
    if (!((mode | w->mode) & GV_WRITES)) continue;
    if (atomic) continue;
    if (gv_strides_apart(e, &w->extent, &a->spans[i].extent)) continue;
    gv_overlap here = gv_extents_overlap(w->extent, a->spans[i].extent);
    if (here > most) most = here;
  }
  return most;
}

static bool covers_work(const gv_pending *w, const access *a) {
  bool any = false;
  for (uint32_t i = 0; i < a->count; i++)
    any |= a->spans[i].mode && gv_pending_covered(w, &a->spans[i]);
  return any;
}

/* Is it only not known which bytes a kernel touches, or whether it touches any? */
static bool rests_on_kernel(const gv_pending *w, const access *a) {
  bool sure = w->extent.sure & GV_SOME_SURE;
  for (uint32_t i = 0; i < a->count; i++) sure &= (a->spans[i].extent.sure & GV_SOME_SURE) != 0;
  if (!sure) return true;
  if (gv_is_kernel_access(a->role)) return true;
  return w->mode & GV_BY_KERNEL;
}

/* Is it only not known at which of the bytes these are, since that depends on an index? */
static bool rests_on_number(const gv_pending *w, const access *a) {
  const gv_extent *at = &a->spans[0].extent;
  if (w->extent.kind != GV_BYTES && w->extent.kind != GV_SOME_BYTES) return false;
  if (!(w->extent.sure & GV_SOME_SURE)) return false;
  if (a->count != 1) return false;
  if (at->kind != GV_SOME_BYTES && (at->kind != GV_BYTES || w->extent.kind == GV_BYTES))
    return false;
  return at->base == w->extent.base;
}

/* What the run follows; GV_NONE: something of which it is not known. */
static uint32_t seed_of(const gv_transfer_run *t) {
  const gv_tabulation *e = t->tab;
  const gv_context *c = &e->contexts.at[t->context];
  return c->seed == GV_NONE && c->root != GV_NONE ? e->contexts.at[c->root].seed : c->seed;
}

/* Tasks and the host use a slot beside each other: what is in it is undecided where it matters, and
 * no work on a GPU is concerned. */
static bool is_on_stack_only(const gv_transfer_run *t, const gv_pending *w, const access *a) {
  const gv_tabulation *e = t->tab;
  uint32_t seed = seed_of(t);
  if (seed == GV_NONE) return false;
  if (e->seeds.at[seed].op == GV_NONE) return false;
  if (!(w->mode & GV_BY_HOST)) return false;
  if (!gv_is_host_access(a->role)) return false;
  const gv_op *made = &e->model->ops.at[e->seeds.at[seed].op];
  if (made->kind != GV_OP_MEMORY) return false;
  if (made->heap) return false;
  return e->model->ops.at[a->op].kind != GV_OP_SLOT_END;
}

/* An access to memory on which work is pending. */
typedef struct conflict {
  const access *a;
  const gv_pending *work;
  gv_overlap overlap;
  gv_unawaited pending; /* has the work been enqueued? */
  bool frees, queued;   /* the access ends the buffer; it is enqueued */
} conflict;

static conflict conflict_with(const gv_transfer_run *t, const gv_state *s, const access *a) {
  const gv_op *op = &t->tab->model->ops.at[a->op];
  const gv_pending *w = gv_pending_at(t->tab, s->work);
  conflict c = {.a = a,
                .work = w,
                .overlap = conflict_of(t->tab, w, a),
                .pending = gv_tasks_pending(t->tab, s, a->op)};
  c.frees = gv_is_free(a->role) || a->role == GV_ROLE_MODULE_UNLOAD;
  c.queued = op->kind == GV_OP_ACTION && op->action->flags & GV_ACTION_ENQUEUES;
  /* The whole buffer goes, whatever the address counts from; what it is passed to may still run,
   * whether or not it touches it. */
  bool touches = w->extent.sure & GV_SOME_SURE || !c.queued;
  if (c.frees && touches && c.overlap == GV_MAY_OVERLAP) c.overlap = GV_OVERLAP;
  return c;
}

static bool is_ordered(const conflict *c) {
  if (!(c->a->ordered || c->work->host)) return false;
  return c->pending == GV_AWAITED;
}

/* They cannot be in each other's way, or what they do to each other is decided elsewhere. */
static bool is_apart(const gv_transfer_run *t, const conflict *c) {
  if (c->overlap == GV_APART || is_on_stack_only(t, c->work, c->a)) return true;
  return c->a->queued && !c->frees;
}

/* By the host, in two tasks: they do not race, but what they order is not followed. */
static bool are_atomic(const gv_transfer_run *t, const conflict *c) {
  if (!t->tab->model->ops.at[c->a->op].atomic) return false;
  return c->work->mode & GV_ATOMIC && !(c->work->mode & GV_BY_KERNEL);
}

/* A kernel and the host, which tell each other something by it, as far as is known. */
static bool may_be_signal(const gv_transfer_run *t, const conflict *c) {
  return t->tab->model->ops.at[c->a->op].signals && c->work->mode & GV_BY_KERNEL;
}

static bool is_sure(const gv_transfer_run *t, const gv_state *s, const conflict *c) {
  if (are_atomic(t, c) || may_be_signal(t, c)) return false;
  if (c->pending == GV_PERHAPS_UNAWAITED || gv_tasks_in_doubt(t->tab, s)) return false;
  if (c->a->unknown) return false;
  if (c->work->unsure) return false;
  return !c->work->partial;
}

/* The state in which the two meet, which says why that is not certain. */
static uint32_t in_doubt(gv_transfer_run *t, const conflict *c, uint32_t state, bool sure) {
  if (sure && rests_on_kernel(c->work, c->a)) return gv_pending_in_doubt(t->tab, state);
  if (sure && rests_on_number(c->work, c->a)) return gv_pending_by_bytes(t->tab, state);
  return gv_pending_unsure(t->tab, state);
}

/* Of a kernel some bytes are certain, and the numbers of a path may say that they are met. */
static bool may_meet_certain_bytes(const conflict *c) {
  for (uint32_t i = 0; i < c->a->count; i++)
    if (!(c->a->spans[i].extent.sure & GV_SOME_SURE)) return false;
  return rests_on_kernel(c->work, c->a) && rests_on_number(c->work, c->a);
}

/* The driver may wait for work that it has; what a task has not done yet it does afterwards. */
static gv_rule rule_of(const conflict *c) {
  gv_rule rule = rule_of_conflict(c->work, c->a->role, c->queued);
  bool in_flight = rule == GV_RULE_FREE_IN_FLIGHT || rule == GV_RULE_MODULE_UNLOAD_IN_FLIGHT;
  return in_flight && c->pending != GV_AWAITED ? GV_RULE_USE_AFTER_FREE : rule;
}

/* The state without its segment: the accesses are looked at one by one. */
static uint32_t at_one_access(gv_transfer_run *t, conflict *c, uint32_t state) {
  if (!c->work->segment) return state;
  state =
      gv_out_of_segment(t->tab, state, c->a->op, t->tab->contexts.at[t->context].seed != GV_NONE);
  c->work = gv_pending_at(t->tab, gv_state_at(t->tab, state)->work);
  return state;
}

static void break_order(gv_transfer_run *t, gv_outcome *o, conflict *c, gv_state s) {
  uint32_t op = c->a->op, operand = c->a->operand, met = at_one_access(t, c, o->state);
  bool sure = is_sure(t, &s, c), certain = sure && c->overlap == GV_OVERLAP,
       first = !(s.flags & GV_FAULTED);
  uint32_t event = gv_log_event(t, o->event, GV_EVENT_USE, op, operand, (gv_handle)s.handle,
                                (gv_handle)s.handle);
  if (sure && !certain && may_meet_certain_bytes(c)) {
    gv_outcome with = {op, gv_pending_by_bytes(t->tab, met), o->guard, event};
    gv_break_rule(t, &with, op, operand, rule_of(c), first);
  }
  if (!certain) met = in_doubt(t, c, met, sure);
  uint32_t fault =
      gv_break_rule(t, &(gv_outcome){op, met, o->guard, event}, op, operand, rule_of(c), first);
  if (!first || !certain) return;
  s.flags |= GV_FAULTED;
  s.fault = fault;
  o->state = gv_state_id(t->tab, &s);
}

/* False: the pending work needs no more attention. */
static bool meet_work(gv_transfer_run *t, gv_outcome *o, const access *a) {
  gv_state s = *gv_state_at(t->tab, o->state);
  conflict c = conflict_with(t, &s, a);
  if (c.frees && gv_handle_step((gv_handle)s.handle, a->role).rule != GV_RULE_NONE)
    return true; /* found, as a fault of its own */
  if (is_ordered(&c)) return c.work->host || !(c.frees || covers_work(c.work, a));
  if (is_apart(t, &c)) return true;
  if (s.havoc != GV_NONE) return true;
  if (s.flags & GV_INFEASIBLE) return true;
  break_order(t, o, &c, s);
  return !c.frees;
}

/* ---- one operand after the other ------------------------------------------------------------- */

/* What an access leaves pending. */
typedef struct begun {
  uint8_t mode;
  bool may;  /* perhaps there is none */
  bool host; /* the host does it in the call itself, in a task */
  uint32_t operand;
  gv_extent extent;
} begun;

/* One of the ways in which objects come to the operands of a call: what it has come to so far. */
typedef struct alternative {
  gv_outcome outcome;
  uint32_t operand; /* that is looked at next */
  bool arrived;     /* the object has come to it, as `here` says; else nobody has looked */
  gv_operand_arrival here;
  uint32_t begun; /* so many of acting.begun are of this one */
} alternative;

typedef struct acting {
  gv_transfer_run *t;
  uint32_t op;
  const gv_call_effect *call_effect; /* NULL: the host itself */
  bool begins;                       /* accesses stay pending */
  GV_VEC(begun) begun;               /* by the alternative that is looked at */
  GV_VEC(alternative) open;          /* the last one is looked at next */
  gv_arrival_list arrivals;          /* of one operand */
  gv_outcome_list *outcomes; /* of an access of the host: to go on with what it moves; NULL: they go
                                on after the operation */
} acting;

static bool is_enqueued(gv_role role) {
  return gv_is_gpu_access(role) || role == GV_ROLE_MODULE_LAUNCH;
}

/* Work on a dead stream never comes to be, nor to its memory. */
static bool takes_place(const acting *a, gv_role role) {
  if (!is_enqueued(role)) return true;
  if (!a->call_effect) return true;
  return a->call_effect->happens;
}

static void remember(acting *a, uint32_t operand, gv_role role, uint8_t mode, gv_extent extent,
                     bool may) {
  bool host = gv_is_host_access(role);
  for (uint32_t i = 0; i < a->begun.len; i++) {
    const begun *b = &a->begun.at[i];
    if (b->mode == mode && b->may <= may && b->host == host &&
        memcmp(&b->extent, &extent, sizeof extent) == 0)
      return;
  }
  *gv_push(&a->begun) = (begun){mode, may, host, operand, extent};
}

/* Work is on its way when the call returns; what the host itself does is over then, but in a task
 * it is beside what others do. */
static bool stays_pending(const acting *a, gv_role role) {
  if (a->call_effect && is_enqueued(role)) return true;
  return gv_is_host_access(role) && gv_tasks_in_one(a->t->tab, a->op);
}

/* What is freed has to be the address that its allocation gave. */
typedef enum freeing { FREES_ALL, FREES_INSIDE, MAY_FREE_INSIDE } freeing;
static freeing freeing_at(const gv_state *s, gv_role role, const gv_operand_arrival *here) {
  bool memory = s->flags & GV_MEMORY && gv_handle_is_memory((gv_handle)s->handle);
  if (!gv_is_free(role)) return FREES_ALL;
  if (!memory) return FREES_ALL;
  if (gv_handle_step((gv_handle)s->handle, role).rule != GV_RULE_NONE) return FREES_ALL;
  if (here->base == GV_OBJECT && !here->shift) return FREES_ALL;
  bool known = here->base == GV_OBJECT && here->shift != GV_SOMEWHERE &&
               gv_handle_plain((gv_handle)s->handle) != GV_HANDLE_GIVEN_MEMORY;
  return known ? FREES_INSIDE : MAY_FREE_INSIDE;
}

/* The kernel touches nothing of what is passed as this operand if that is null. */
static bool tests_for_null(const gv_model *m, const gv_op *op, uint32_t operand) {
  bool any = false;
  for (uint32_t i = 0; i < op->range_count; i++) {
    const gv_kernel_range *r = &m->ranges.at[op->first_range + i];
    if (r->operand != operand) continue;
    if (!(r->sure & GV_RANGE_NOT_NULL)) return false;
    any = true;
  }
  return any;
}

/* Null is memory of no bytes: right where none is touched. What a kernel that is not here does with
 * it, it may have been made for. */
static gv_rule rule_of_null(acting *a, gv_outcome *o, const access *x) {
  const gv_op *op = &a->t->tab->model->ops.at[a->op];
  bool copies = x->role == GV_ROLE_GPU_READ || x->role == GV_ROLE_GPU_WRITE;
  bool empty = true, sure = false;
  if (!copies && (!gv_is_kernel_access(x->role) || !op->range_count)) return GV_RULE_NONE;
  if (!copies && tests_for_null(a->t->tab->model, op, x->operand)) return GV_RULE_NONE;
  for (uint32_t i = 0; i < x->count; i++) {
    empty &= x->spans[i].extent.kind == GV_BYTES && x->spans[i].extent.lo >= x->spans[i].extent.hi;
    sure |= x->spans[i].extent.sure & (copies ? GV_ALL_SURE : GV_SOME_SURE);
  }
  if (empty) return GV_RULE_NONE;
  if (!sure) o->state = gv_havocked(a->t, o->state, GV_HAVOC_NULL, a->op);
  return sure ? GV_RULE_NULL_HANDLE : GV_RULE_NONE;
}

/* It is enqueued on the stream in an array element that is not the one followed. */
static bool is_on_other_element(const gv_call_effect *m) {
  if (!m) return false;
  if (!m->stream) return false;
  return m->stream->state.handle == GV_HANDLE_ELSEWHERE;
}

/* Neither the object nor the stream of the work that is pending on it lies in an element so far:
 * what the access does, and how it meets that work, is seen where its stream is in the one
 * followed, as that may be any. */
static bool is_judged_elsewhere(const acting *a, const gv_state *s) {
  if (!is_on_other_element(a->call_effect) || s->element & GV_IN_ELEMENT) return false;
  a->t->tab->meets_others |= s->element != 0;
  return a->t->tab->others_apart || !s->element;
}

/* … and in no chunk. Where its stream is in the element that is followed the access is seen, and
 * elsewhere it is not: whichever that is, the object is not followed by its chunks from then on, as
 * each further access would be seen only where its chunk is the one followed, which has the number
 * of another element. */
static bool ends_chunks(const acting *a, const gv_state *s) {
  const gv_reaching *stream = a->call_effect ? a->call_effect->stream : NULL;
  return !s->element && stream && (stream->state.element || is_on_other_element(a->call_effect));
}

/* The size of the object, where it was made in this function; -1: not known. */
static int64_t bytes_of_object(const acting *a) {
  gv_tabulation *e = a->t->tab;
  uint32_t seed = e->contexts.at[a->t->context].seed;
  if (seed == GV_NONE) return -1;
  if (e->seeds.at[seed].kind != GV_SEED_AT_OP) return -1;
  if (e->seeds.at[seed].op == GV_NONE) return -1;
  return gv_allocated_bytes(e->model, e->seeds.at[seed].op);
}

/* The default stream of the thread: nobody makes or destroys it. */
static bool is_always_there(const gv_transfer_run *t, const gv_state *s) {
  uint32_t count;
  bool any = false;
  const gv_place *places = gv_places_at(t->tab, s->places, &count);
  for (uint32_t i = 0; i < count; i++)
    any |= gv_key_space(places[i].key) == GV_IN_VALUE && gv_is_object(places[i].tag) &&
           t->tab->model->values.at[gv_key_base(places[i].key)].def == GV_DEF_GLOBAL;
  return any;
}

static bool is_start(const gv_operand_arrival *here) {
  return here->base == GV_OBJECT && here->shift == 0;
}

/* A copy or fill of as many bytes as the object has, in the run of the function that has made it.
 */
static bool touches_all(const acting *a, gv_role role) {
  const gv_tabulation *e = a->t->tab;
  const gv_context *c = &e->contexts.at[a->t->context];
  bool sized = role == GV_ROLE_GPU_READ || role == GV_ROLE_GPU_WRITE || role == GV_ROLE_HOST_WRITE;
  if (!sized) return false;
  if (c->seed == GV_NONE) return false;
  if (c->root != a->t->context) return false;
  const gv_seed *seed = &e->seeds.at[c->seed];
  if (seed->kind != GV_SEED_AT_OP || seed->op == GV_NONE) return false;
  bool here = e->model->blocks.at[e->model->ops.at[seed->op].block].function == c->function;
  return here && gv_touches_as_many(e, seed->op, a->op);
}

static bool is_descriptor(const gv_state *s) {
  return s->handle == GV_HANDLE_DESCRIPTOR || s->handle == GV_HANDLE_STANDING ||
         s->handle == GV_HANDLE_DEAD_DESCRIPTOR;
}

/* The object is memory that the descriptor stands for, known or not, and not the descriptor:
 * nothing becomes of it. */
static bool is_held(const acting *a, const gv_state *s, gv_role role,
                    const gv_operand_arrival *here) {
  const gv_tabulation *e = a->t->tab;
  if (gv_role_info_of(role)->of != GV_OF_DESCRIPTOR) return false;
  if (gv_handle_is_memory((gv_handle)s->handle)) return here->shift == GV_SOMEWHERE;
  uint32_t seed = seed_of(a->t);
  if (s->handle != GV_HANDLE_UNKNOWN) return false;
  if (seed == GV_NONE) return false;
  if (e->seeds.at[seed].op == GV_NONE) return false;
  const gv_op *made = &e->model->ops.at[e->seeds.at[seed].op];
  return made->kind == GV_OP_ACTION && made->action->creates == GV_CREATES_DESCRIPTOR;
}

/* The first of the bytes is that of the address itself. */
static bool begins_at_start(const gv_extent *x) {
  if (x->kind == GV_ALL_BYTES) return true;
  if (x->kind != GV_BYTES) return false;
  if (x->lo == 0) return true;
  return x->sure & GV_SOME_SURE && x->sure_lo == 0;
}

/* The number that gv_state.registered has for memory from here on; GV_NONE: where that is is not
 * known. */
static uint32_t beginning_of(gv_tabulation *e, const gv_operand_arrival *here, const gv_extent *x) {
  bool known = x->kind == GV_BYTES && x->sure & GV_SOME_SURE && x->sure_lo == x->lo;
  if (here->shift == GV_SOMEWHERE || here->bounded) return GV_NONE;
  if (!known && !begins_at_start(x)) return GV_NONE;
  if (is_start(here) && begins_at_start(x)) return 0;
  gv_beginning at = {here->base, here->shift, known ? x->lo : 0};
  for (uint32_t i = 0; i < e->beginnings.len; i++) {
    const gv_beginning *b = &e->beginnings.at[i];
    if (b->base == at.base && b->shift == at.shift && b->at == at.at) return i + 1;
  }
  *gv_push(&e->beginnings) = at;
  return e->beginnings.len;
}

/* Registered, or known not to be, from the place on that `registered` says. */
static bool knows_registration(gv_handle handle) {
  return gv_handle_is_registered(handle) || handle == GV_HANDLE_UNREGISTERED_GIVEN;
}

/* The memory is registered, or no longer, from `at` on, and nothing is known of another part. */
static gv_outcome register_at(acting *a, gv_outcome o, const access *x, uint32_t at) {
  gv_tabulation *e = a->t->tab;
  o = use_in_state(a->t, o, a->op, x->operand, x->role, GV_RULE_NONE);
  gv_state s = *gv_state_at(e, o.state);
  s.registered = knows_registration((gv_handle)s.handle) ? at : 0;
  o.state = gv_state_id(e, &s);
  return o;
}

/* Host memory is registered, or no longer. Of which parts it is one is followed at a time, and
 * what the GPU still does with them then is not. */
static gv_outcome register_here(acting *a, gv_outcome o, const access *x,
                                const gv_operand_arrival *here) {
  gv_tabulation *e = a->t->tab;
  gv_state s = *gv_state_at(e, o.state);
  gv_handle handle = (gv_handle)s.handle, partly = gv_handle_partly(handle);
  uint32_t at = beginning_of(e, here, &x->spans[0].extent);
  bool same = at != GV_NONE && (!knows_registration(handle) || at == s.registered);
  bool pending = s.work && !gv_pending_at(e, s.work)->host && s.havoc == GV_NONE;
  if (pending && gv_is_unregister(x->role))
    gv_note_escape(a->t, gv_tab_havoc(e, GV_HAVOC_UNREGISTERED, a->op));
  if (partly == handle || !gv_handle_is_memory(handle))
    return use_in_state(a->t, o, a->op, x->operand, x->role, GV_RULE_NONE);
  if (same) return register_at(a, o, x, at);
  gv_rule rule = gv_handle_step(handle, x->role).rule;
  bool first = gv_is_register(x->role) &&
               rule == GV_RULE_NONE; /* whatever the part is, it was not registered */
  o = use_in_state(a->t, o, a->op, x->operand, GV_ROLE_MEMORY_USE,
                   first ? GV_RULE_NONE : GV_RULE_UNKNOWN_HANDLE);
  s = *gv_state_at(e, o.state);
  s.handle = (uint8_t)partly;
  s.registered = 0;
  o.state = gv_state_id(e, &s);
  return o;
}

/* The bytes of the object that the operand leads to. */
static void place_access(acting *a, const gv_operand_arrival *here, access *x) {
  const gv_model *m = a->t->tab->model;
  x->count = gv_spans_of(m, x->op, x->operand, here->base, here->shift, x->spans);
  for (uint32_t i = 0; i < x->count; i++) {
    gv_extent *extent = &x->spans[i].extent;
    if (here->bounded) gv_bound_bytes(m, x->op, x->operand, here->lo, here->hi, extent);
    gv_place_on_stride(m, x->op, x->operand, i, extent);
    if (here->base == GV_OBJECT) gv_widen_to_all(extent, bytes_of_object(a));
  }
  if (x->count == 1 && is_start(here) && touches_all(a, x->role))
    x->spans[0].extent = gv_extent_of_all(here->base);
  for (uint32_t i = 0; i < x->count; i++) gv_cut_outside(&x->spans[i].extent, bytes_of_object(a));
}

static access access_at(acting *a, uint32_t operand, gv_role role, const gv_operand_arrival *here) {
  access x = {.op = a->op, .operand = operand, .role = role};
  const gv_call_effect *effect = gv_is_host_access(role) ? NULL : a->call_effect;
  place_access(a, here, &x);
  if (effect) x.ordered = effect->ordered, x.queued = effect->queued, x.unknown = effect->unknown;
  return x;
}

/* Does work of this access that is enqueued go on after the call? Of a call that lingers only what
 * it writes does. */
static bool leaves_pending(const acting *a, gv_role role) {
  const gv_op *op = &a->t->tab->model->ops.at[a->op];
  if (!a->begins || !stays_pending(a, role)) return false;
  bool lingers = op->kind == GV_OP_ACTION && op->action->flags & GV_ACTION_LINGERS;
  if (!lingers || gv_tasks_in_one(a->t->tab, a->op)) return true;
  return gv_mode_of(role) & GV_WRITES;
}

/* What becomes pending of an access to the object in this state, from before the call. */
static void begin_access(acting *a, const gv_state *s, const access *x) {
  const gv_op *op = &a->t->tab->model->ops.at[a->op];
  if (!leaves_pending(a, x->role)) return;
  if (s->work) return;
  if (is_judged_elsewhere(a, s)) return;
  if (s->flags & GV_INFEASIBLE) return;
  /* A stream or event that is taken for memory is none. */
  if (!(s->flags & GV_MEMORY) || is_descriptor(s)) return;
  gv_step step = gv_handle_step_in((gv_handle)s->handle, x->role, op->action);
  if (step.rule != GV_RULE_NONE) return;
  uint8_t by = gv_is_kernel_access(x->role) ? GV_BY_KERNEL : 0;
  for (uint32_t i = 0; i < x->count; i++)
    remember(a, x->operand, x->role, x->spans[i].mode | by, x->spans[i].extent, false);
}

/* What this use breaks though the object is what the role needs. */
static gv_rule rule_beside(acting *a, gv_outcome *o, const gv_state *s, const access *x,
                           freeing frees) {
  if (x->role == GV_ROLE_STREAM_DESTROY && is_always_there(a->t, s)) return GV_RULE_NULL_HANDLE;
  if (s->handle == GV_HANDLE_NULL) return rule_of_null(a, o, x);
  return frees == FREES_INSIDE ? GV_RULE_MISMATCHED_FREE : GV_RULE_NONE;
}

/* A free that waits has waited for the work on what it frees. */
static void wait_to_free(acting *a, gv_outcome *o, const access *x) {
  gv_tabulation *e = a->t->tab;
  const gv_op *op = &e->model->ops.at[a->op];
  bool waits = op->kind == GV_OP_ACTION && op->action->flags & GV_ACTION_WAITS_ALL;
  if (!waits || !gv_is_free(x->role)) return;
  uint32_t work = gv_state_at(e, o->state)->work;
  if (work && gv_pending_at(e, work)->device == GV_DEVICE_NONE) return;
  o->state = e->ordering.several_devices ? gv_pending_may_be_over(e, o->state, GV_NONE)
                                         : gv_pending_over_in_task(e, o->state);
}

/* The access is made. False: the pending work needs no more attention. */
static bool make_access(acting *a, gv_outcome *o, const gv_state *s, const access *x,
                        const gv_operand_arrival *here) {
  freeing frees = freeing_at(s, x->role, here);
  if (frees == MAY_FREE_INSIDE) o->state = gv_havocked(a->t, o->state, GV_HAVOC_INSIDE, a->op);
  bool meets = s->work && gv_mode_of(x->role) && frees == FREES_ALL && !is_judged_elsewhere(a, s);
  if (meets) wait_to_free(a, o, x);
  if (meets && !meet_work(a->t, o, x)) return false;
  gv_rule also = rule_beside(a, o, s, x, frees);
  *o = use_in_state(a->t, *o, a->op, x->operand, x->role, also);
  begin_access(a, s, x);
  return true;
}

static void go_on_after(acting *a, gv_outcome o, uint32_t operand) {
  *gv_push(&a->open) = (alternative){.outcome = o, .operand = operand + 1, .begun = a->begun.len};
}

/* ---- chunks ---- */

/* Where the accesses of one call lie, of which some may be to other chunks, too. */
typedef enum chunking { IN_NONE, IN_CHUNK, IN_CHUNK_AND_BEYOND } chunking;

/* Accesses that go on behind the chunk where they begin: what is touched there for certain is
 * placed in that beside them. False: nothing is. */
static bool place_beginnings(const gv_model *m, access *x) {
  const uint32_t count = x->count;
  bool any = false;
  for (uint32_t i = 0; i < count; i++) {
    gv_span at = x->spans[i];
    if (gv_place_in_chunk(m, x->op, x->operand, i, &at.extent)) {
      x->spans[i] = at;
      any |= (at.extent.sure & GV_CHUNK_SURE) != 0;
    } else if (x->count + 1 < GV_SPANS &&
               gv_place_beginning_in_chunk(m, x->op, x->operand, i, &at.extent)) {
      x->spans[x->count++] = at;
      any = true;
    }
  }
  return any;
}

/* The access is to one of the chunks that the object is followed by, or is to be from here on; then
 * it is placed there. */
static chunking find_in_chunk(const acting *a, const gv_state *s, const gv_operand_arrival *here,
                              access *x) {
  const gv_model *m = a->t->tab->model;
  const gv_chunked *chunk =
      here->chunked ? gv_chunked_of(m, m->ops.at[x->op].first_operand + x->operand) : NULL;
  if (!chunk || !gv_mode_of(x->role) || gv_is_free(x->role)) return IN_NONE;
  if (s->chunk && s->chunk != gv_size_of_chunks(chunk)) return IN_NONE;
  if (x->count == GV_SPANS) return IN_NONE; /* there may be more */
  access placed = *x;
  bool all = true;
  for (uint32_t i = 0; i < x->count && all; i++)
    all = gv_place_in_chunk(m, x->op, x->operand, i, &placed.spans[i].extent);
  if (!all) {
    placed = *x;
    if (!s->chunk || !place_beginnings(m, &placed)) return IN_NONE;
  }
  *x = placed;
  return all ? IN_CHUNK : IN_CHUNK_AND_BEYOND;
}

/* An access to another chunk than the one that is followed touches nothing of it, if it stays
 * there. *o becomes the way on which it is to that. */
static void split_chunk(acting *a, gv_outcome *o, gv_state *s, const access *x,
                        const gv_operand_arrival *beyond) {
  gv_tabulation *e = a->t->tab;
  const gv_chunked *chunk =
      gv_chunked_of(e->model, e->model->ops.at[x->op].first_operand + x->operand);
  gv_guard is = gv_predicates_condition(&e->predicates, chunk->is);
  s->chunk = gv_size_of_chunks(chunk), s->element |= GV_IN_ELEMENT;
  o->state = gv_state_id(e, s);
  gv_outcome other = *o;
  other.guard =
      gv_predicates_of_element(&e->predicates, o->guard, gv_bdd_not(&e->predicates.bdd, is));
  o->guard = gv_predicates_of_element(&e->predicates, o->guard, is);
  if (other.guard == GV_FALSE) return;
  if (beyond) {
    gv_operand_arrival here = *beyond;
    here.chunked = false;
    *gv_push(&a->open) = (alternative){.outcome = other,
                                       .operand = x->operand,
                                       .arrived = true,
                                       .here = here,
                                       .begun = a->begun.len};
    return;
  }
  gv_note_use(a->t, &other, a->op, x->operand);
  go_on_after(a, other, x->operand);
}

/* The object has come to the operand. */
static void act_here(acting *a, const alternative *it) {
  gv_outcome o = it->outcome;
  uint32_t operand = it->operand;
  gv_role role = gv_role_at(&a->t->tab->model->ops.at[a->op], operand);
  gv_state s = *gv_state_at(a->t->tab, o.state);
  access x = access_at(a, operand, role, &it->here);
  bool goes_on = true;
  if (is_held(a, &s, role, &it->here)) {
    go_on_after(a, o, operand);
    return;
  }
  chunking chunk = find_in_chunk(a, &s, &it->here, &x);
  if (chunk != IN_NONE)
    split_chunk(a, &o, &s, &x, chunk == IN_CHUNK ? NULL : &it->here);
  else if (gv_mode_of(role) && ends_chunks(a, &s))
    o.state = gv_without_chunks(a->t->tab, o.state);
  if (o.guard == GV_FALSE) return;
  if (!it->here.whole) o.state = gv_havocked(a->t, o.state, GV_HAVOC_PARTIAL, a->op);
  if (!takes_place(a, role))
    gv_note_use(a->t, &o, a->op, operand); /* nothing comes of it */
  else if (gv_is_register(role) || gv_is_unregister(role))
    o = register_here(a, o, &x, &it->here);
  else
    goes_on = make_access(a, &o, &s, &x, &it->here);
  if (goes_on) go_on_after(a, o, operand);
}

/* ---- by addresses that no place holds ---- */

static bool lies_in_memory(const gv_tabulation *e, const gv_state *s) {
  uint32_t count;
  const gv_place *places = gv_places_at(e, s->places, &count);
  for (uint32_t i = 0; i < count; i++)
    if (gv_key_space(places[i].key) != GV_IN_VALUE) return true;
  return false;
}

/* The source of what the call reads may hold the address of the object: it goes where the memory
 * goes. */
static void note_reads(acting *a, gv_outcome *o) {
  gv_tabulation *e = a->t->tab;
  const gv_op *op = &e->model->ops.at[a->op];
  gv_state s = *gv_state_at(e, o->state);
  if (op->kind != GV_OP_ACTION) return;
  if (!(s.flags & GV_MEMORY)) return;
  if (s.escaped & GV_CLASS_GPU) return;
  if (!lies_in_memory(e, &s)) return;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_role role = gv_role_of(op, i);
    bool reads = role == GV_ROLE_GPU_READ || role == GV_ROLE_KERNEL_READ;
    gv_key key = reads ? gv_resolve(e->model, gv_operands(e->model, op)[i]).key : GV_NONE;
    if (key != GV_NONE && gv_has_place_in(a->t, o->state, key)) s.escaped |= GV_CLASS_GPU;
  }
  o->state = gv_state_id(e, &s);
}

/* Nothing is found wrong that way: it may be so, or not. */
/* The call comes after the work of the state for certain. */
static bool comes_after_work(const acting *a, const gv_state *s, const gv_pending *w,
                             gv_role role) {
  bool ordered = a->call_effect && a->call_effect->ordered && !gv_is_host_access(role);
  if (!ordered && !w->host) return false;
  return !gv_tasks_pending(a->t->tab, s, a->op);
}

/* The access and the work of the state may be of the same bytes, in no order. */
static bool conflicts(const acting *a, const gv_state *s, gv_role role, gv_classes by) {
  if (!s->work) return false;
  const gv_pending *w = gv_pending_at(a->t->tab, s->work);
  if (!(w->mode & (GV_READS | GV_WRITES))) return false;
  if (!((gv_mode_of(role) | w->mode) & GV_WRITES)) return false;
  /* What callers pass is one thing or the other: two of these arguments are two buffers, and not
   * both the same global. */
  if (w->unsure && by == GV_CLASS_OUTSIDE) return false;
  return !comes_after_work(a, s, w, role);
}

static void may_touch(acting *a, gv_outcome *o, uint32_t operand, gv_role role, gv_classes by) {
  gv_transfer_run *t = a->t;
  gv_tabulation *e = t->tab;
  gv_state s = *gv_state_at(e, o->state);
  const gv_op *op = &e->model->ops.at[a->op];
  uint8_t mode = gv_mode_of(role);
  if (!mode) return;
  if (!takes_place(a, role)) return;
  if (s.flags & GV_INFEASIBLE) return;
  if (s.havoc != GV_NONE) { /* where its addresses are now is not known, but some may lie where the
                               kernel gets */
    bool stored = by & GV_CLASS_STORED && e->havocs.at[s.havoc].kind == GV_HAVOC_STORED;
    if (stored) gv_note_escape(t, gv_tab_havoc(e, GV_HAVOC_REACHED, a->op));
    return;
  }
  if (by == GV_CLASS_STORED) return; /* what places know of it is all there is */
  bool freed = s.handle == GV_HANDLE_FREED;
  if (freed || conflicts(a, &s, role, by))
    gv_note_escape(t, gv_tab_havoc(e, GV_HAVOC_REACHED, a->op));
  if (freed || s.work) return;
  if (!a->begins) return;
  bool pends = stays_pending(a, role) && (op->kind == GV_OP_ACTION || !is_enqueued(role));
  const gv_extent anywhere = {.kind = GV_SOME_BYTES, .base = GV_OBJECT, .address = GV_NONE};
  if (pends) remember(a, operand, role, mode, anywhere, true);
}

/* The classes that the launch may get to by following addresses, as far as they tell of memory in
 * these classes. */
static gv_classes by_following(const gv_tabulation *e, uint32_t op, gv_classes classes,
                               uint8_t handle) {
  if (classes & GV_CLASSES_OF_GLOBALS) return e->flow.followed_by[op];
  if (gv_handle_plain((gv_handle)handle) == GV_HANDLE_FIXED && !(classes & GV_CLASS_STORED))
    return 0; /* a slot that no kernel gets to */
  return GV_CLASS_GPU | GV_CLASS_KERNELS | GV_CLASS_STORED;
}

static void act_unseen(acting *a, gv_outcome *o) {
  gv_tabulation *e = a->t->tab;
  const gv_op *op = &e->model->ops.at[a->op];
  note_reads(a, o);
  gv_classes classes = gv_state_at(e, o->state)->escaped;
  if (!(classes & e->flow.reached[a->op])) return;
  if (op->kind == GV_OP_UNKNOWN) {
    may_touch(a, o, 0, GV_ROLE_HOST_WRITE, classes & e->flow.reached[a->op]);
    return;
  }
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_role role = gv_role_at(op, i);
    gv_classes by = classes & e->flow.foreign[op->first_operand + i];
    if (by && (gv_is_gpu_access(role) || gv_is_host_access(role))) may_touch(a, o, i, role, by);
  }
  if (op->kind != GV_OP_ACTION || !op->follows) return;
  gv_classes by = classes & by_following(e, a->op, classes, gv_state_at(e, o->state)->handle);
  if (by) may_touch(a, o, 0, GV_ROLE_KERNEL_BOTH, by);
}

uint32_t gv_transfer_unseen(gv_transfer_run *t, gv_outcome o, uint32_t op,
                            const gv_call_effect *call_effect) {
  acting a = {.t = t, .op = op, .call_effect = call_effect};
  act_unseen(&a, &o);
  return o.state;
}

/* ---- runtime calls --------------------------------------------------------------------------- */

static uint32_t log_choice(gv_transfer_run *t, uint32_t event, uint32_t op, bool chose) {
  if (chose) return gv_log_event(t, event, GV_EVENT_CHOICE, op, 0, GV_HANDLE_NONE, GV_HANDLE_NONE);
  return event;
}

/* One of the streams and events of the state's work is in that place. */
static bool holds_handle(const gv_tabulation *e, const gv_state *s, const gv_place *place) {
  uint32_t count;
  const gv_place *held = gv_places_at(e, s->places, &count);
  for (uint32_t i = 0; i < count; i++)
    if (gv_is_handle_tag(held[i].tag) && held[i].key == place->key && held[i].lo == place->lo &&
        held[i].hi == place->hi)
      return true;
  return false;
}

/* Can what begins here be what is pending in the state that somebody asks for, in this block? Work
 * stays with the values that are its stream, and in the state. */
static bool is_asked_for(const acting *a) {
  const gv_tabulation *e = a->t->tab;
  const gv_sink *sink = a->t->sink;
  if (!sink->one) return true;
  const gv_state *s = gv_state_at(e, sink->state);
  if (!s->work) return s->work;
  if (sink->last == GV_NONE) return s->work;
  if (!a->call_effect) return s->work;
  if (!a->call_effect->stream) return s->work;
  uint32_t count, values = 0;
  const gv_place *places = gv_places_at(e, a->call_effect->stream->state.places, &count);
  for (uint32_t i = 0; i < count; i++) {
    if (gv_key_space(places[i].key) != GV_IN_VALUE) continue;
    values++;
    if (holds_handle(e, s, &places[i])) return true;
  }
  if (values) *sink->left_out = true;
  return !values;
}

/* Can this access be it? Which bytes are known to be accessed, and how, never changes. */
static bool is_asked_access(const acting *a, const begun *b) {
  const gv_sink *sink = a->t->sink;
  uint32_t work = sink->one ? gv_state_at(a->t->tab, sink->state)->work : 0;
  if (!work || sink->last == GV_NONE) return true;
  const gv_pending *w = gv_pending_at(a->t->tab, work);
  const gv_extent *of = &w->extent, *is = &b->extent;
  if (of->kind != GV_BYTES || is->kind != GV_BYTES) return true;
  bool same = of->base == is->base && of->lo == is->lo && of->hi == is->hi &&
              !((w->mode ^ b->mode) & (GV_READS | GV_WRITES));
  if (!same) *sink->left_out = true;
  return same;
}

/* The state of the work behind the call, which may wait for it. */
static uint32_t after_blocking(gv_tabulation *e, const gv_op *op, const begun *b, gv_handle handle,
                               uint32_t state) {
  uint32_t flags = op->kind == GV_OP_ACTION ? op->action->flags : 0;
  bool host = handle == GV_HANDLE_PINNED || handle == GV_HANDLE_HEAP || handle == GV_HANDLE_FIXED;
  bool lingers = flags & GV_ACTION_LINGERS && b->mode & GV_WRITES;
  if (flags & GV_ACTION_BLOCKS && !lingers) state = gv_pending_over_in_task(e, state);
  if (flags & GV_ACTION_BLOCKS_HOST && host) state = gv_pending_over_in_task(e, state);
  if (flags & GV_ACTION_BLOCKS_SHARED && handle != GV_HANDLE_DEVICE)
    state = gv_pending_may_be_over(e, state, GV_NONE);
  return state;
}

static void begin_work(acting *a, gv_outcome o) {
  gv_transfer_run *t = a->t;
  const gv_op *op = &t->tab->model->ops.at[a->op];
  if (a->begun.len && !is_asked_for(a)) return;
  gv_call_effect unknown = a->call_effect ? *a->call_effect : (gv_call_effect){.guard = GV_TRUE};
  unknown.stream = NULL, unknown.unknown = true;
  bool other = is_on_other_element(a->call_effect);
  if (is_judged_elsewhere(a, gv_state_at(t->tab, o.state))) return;
  for (uint32_t i = 0; i < a->begun.len; i++) {
    gv_outcome it = o;
    const begun *b = &a->begun.at[i];
    if (!is_asked_access(a, b)) continue;
    const gv_call_effect *effect = other ? &unknown : a->call_effect;
    if (b->host) effect = NULL;
    it.state = gv_pending_begin(t->tab, o.state, a->op, b->mode, b->extent, effect);
    if (b->may) it.state = gv_pending_unsure(t->tab, it.state);
    gv_handle handle = gv_handle_plain((gv_handle)gv_state_at(t->tab, o.state)->handle);
    if (effect) it.state = after_blocking(t->tab, op, b, handle, it.state);
    if (a->call_effect) o.event = log_choice(t, o.event, a->op, a->call_effect->elsewhere);
    if (t->sink->by_segments && effect)
      it.state = gv_into_segment(t->tab, it.state, a->op, o.guard);
    it.event =
        gv_log_event(t, o.event, GV_EVENT_BEGIN, a->op, b->operand, GV_HANDLE_NONE, GV_HANDLE_NONE);
    if (a->outcomes)
      *gv_push(a->outcomes) = it;
    else
      gv_go_on(t, it, a->op);
  }
}

/* A function of a module is the module, as far as its use goes. */
static uint32_t with_part(gv_transfer_run *t, gv_outcome o, uint32_t op_id) {
  const gv_op *op = &t->tab->model->ops.at[op_id];
  gv_guard yes, no;
  bool whole = gv_split(t, &o, gv_operands(t->tab->model, op)[0], &yes, &no);
  gv_state s = *gv_state_at(t->tab, o.state);
  if (yes == GV_FALSE) return o.state;
  if (no != GV_FALSE) return o.state;
  if (!whole) return o.state;
  uint32_t count;
  gv_place_list list = {0};
  const gv_place *places = gv_places_at(t->tab, s.places, &count);
  for (uint32_t i = 0; i < count; i++) *gv_push(&list) = places[i];
  gv_places_add(&list, (gv_place){.key = gv_key_of(GV_IN_VALUE, gv_results(t->tab->model, op)[0])},
                0, 8);
  s.places = gv_places_id(&t->tab->places, &list);
  gv_vec_free(&list);
  return gv_state_id(t->tab, &s);
}

/* Somewhere in the object, whose address came to the operand, lies what the result of the call
 * stands for. */
static uint32_t with_holder(gv_transfer_run *t, gv_outcome o, uint32_t op_id, uint32_t tag) {
  gv_state s = *gv_state_at(t->tab, o.state);
  uint32_t count;
  gv_place_list list = {0};
  const gv_place *places = gv_places_at(t->tab, s.places, &count);
  gv_key key = gv_key_of(GV_IN_VALUE, gv_results(t->tab->model, &t->tab->model->ops.at[op_id])[0]);
  for (uint32_t i = 0; i < count; i++) *gv_push(&list) = places[i];
  gv_places_add(&list, (gv_place){.key = key, .shift = GV_SOMEWHERE, .tag = tag}, 0, 8);
  s.places = gv_places_id(&t->tab->places, &list);
  gv_vec_free(&list);
  return gv_state_id(t->tab, &s);
}

static uint32_t tag_of_object(const gv_transfer_run *t) {
  for (uint32_t i = 0; i < t->pieces.len; i++)
    if (gv_is_object(t->pieces.at[i].tag)) return t->pieces.at[i].tag;
  return GV_OBJECT;
}

/* The runtime keeps the address of the object, if it is among what it keeps. */
static uint32_t kept(gv_transfer_run *t, gv_outcome o, uint32_t op_id) {
  const gv_op *op = &t->tab->model->ops.at[op_id];
  bool holds = gv_creates_holder(op->action->creates) && !(op->action->flags & GV_ACTION_HIDES) &&
               op->result_count == 1;
  bool memory = gv_state_at(t->tab, o.state)->flags &
                GV_MEMORY; /* a stream or event may go to a callback, too */
  if (!memory && (holds || !(op->action->flags & GV_ACTION_HIDES))) return o.state;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_guard yes, no;
    if (gv_role_of(op, i) != GV_ROLE_KEPT) continue;
    bool whole = gv_split(t, &o, gv_operands(t->tab->model, op)[i], &yes, &no);
    if (yes == GV_FALSE) continue;
    if (!holds || !whole || no != GV_FALSE) return gv_havocked(t, o.state, GV_HAVOC_KEPT, op_id);
    o.state = with_holder(t, o, op_id, tag_of_object(t));
  }
  return o.state;
}

/* What else the runtime call does. */
static void finish_call(const acting *a, gv_outcome o) {
  const gv_op *op = &a->t->tab->model->ops.at[a->op];
  uint32_t work = gv_state_at(a->t->tab, o.state)->work;
  bool may_wait =
      op->action->flags & GV_ACTION_MAY_WAIT ||
      (work && op->action->flags & GV_ACTION_WAITS_ALL &&
       gv_tab_waits_for(a->t->tab, op, gv_pending_at(a->t->tab, work)) == GV_DEVICE_MAY_DIFFER);
  bool of_device = work && gv_pending_at(a->t->tab, work)->device != GV_DEVICE_NONE;
  if (of_device && may_wait && !gv_pending_at(a->t->tab, work)->host)
    o.state = gv_pending_may_be_over(
        a->t->tab, o.state, GV_NONE); /* what the call itself does is not ordered by that */
  if (op->action->creates == GV_CREATES_PART) o.state = with_part(a->t, o, a->op);
  if (gv_is_renewed(op) && gv_state_at(a->t->tab, o.state)->handle == GV_HANDLE_DESCRIPTOR)
    o.state = with_part(a->t, o, a->op);
  if (gv_creates_holder(op->action->creates) || op->action->flags & GV_ACTION_HIDES)
    o.state = kept(a->t, o, a->op);
  gv_go_on(a->t, o, a->op);
}

/* All operands have been looked at. */
static void finish(acting *a, gv_outcome o) {
  begin_work(a, o);
  if (a->begun.len && ends_chunks(a, gv_state_at(a->t->tab, o.state)))
    o.state = gv_without_chunks(a->t->tab, o.state);
  if (a->outcomes)
    *gv_push(a->outcomes) = o;
  else
    finish_call(a, o);
}

/* ---- all operands ---- */

/* The object, as it is where it has come to none of the other operands. */
static void act_at_end(acting *a, gv_outcome o) {
  act_unseen(a, &o);
  finish(a, o);
}

/* It has come to the operand under this condition; `o` is left with the others. */
static void split_off(acting *a, gv_outcome *o, uint32_t operand, const gv_operand_arrival *here) {
  gv_predicates *predicates = &a->t->tab->predicates;
  alternative it = {
      .outcome = *o, .operand = operand, .arrived = true, .here = *here, .begun = a->begun.len};
  if (here->when == GV_TRUE) {
    o->guard = GV_FALSE;
  } else {
    gv_guard otherwise = gv_bdd_not(&predicates->bdd, here->when);
    it.outcome.guard = gv_predicates_assume(predicates, o->guard, here->when);
    o->guard = gv_predicates_assume(predicates, o->guard, otherwise);
  }
  if (it.outcome.guard != GV_FALSE) *gv_push(&a->open) = it;
}

/* The first of them is to be looked at first. */
static void turn_round(acting *a, uint32_t first) {
  for (uint32_t i = first, k = a->open.len; i + 1 < k; i++, k--) {
    alternative other = a->open.at[i];
    a->open.at[i] = a->open.at[k - 1];
    a->open.at[k - 1] = other;
  }
}

/* The ways in which the object comes to the operand, and the one in which it does not. */
static void look_at_operand(acting *a, gv_outcome o, uint32_t operand, gv_role role) {
  static const gv_operand_arrival somewhere = {
      .when = GV_TRUE, .base = GV_OBJECT, .shift = GV_SOMEWHERE, .whole = true};
  gv_transfer_run *t = a->t;
  uint32_t index = t->tab->model->ops.at[a->op].first_operand + operand, first = a->open.len;
  bool told = gv_find_arrivals(t, &o, index, role, &a->arrivals);
  if (!told) {
    gv_outcome it = o;
    it.state = gv_havocked(t, o.state, GV_HAVOC_LARGE, a->op);
    split_off(a, &it, operand, &somewhere);
  }
  for (uint32_t i = 0; told && i < a->arrivals.len && o.guard != GV_FALSE; i++)
    split_off(a, &o, operand, &a->arrivals.at[i]);
  if (o.guard != GV_FALSE) go_on_after(a, o, operand);
  turn_round(a, first);
}

/* From this operand on. */
static void act_from(acting *a, gv_outcome o, uint32_t operand) {
  const gv_tabulation *e = a->t->tab;
  const gv_op *op = &e->model->ops.at[a->op];
  const gv_state *s = gv_state_at(e, o.state);
  if (s->handle == GV_HANDLE_WORK) {
    finish(a, o); /* it is nowhere itself */
    return;
  }
  for (; (operand = gv_next_operand(e, s, a->op, operand)) < op->operand_count; operand++) {
    gv_role role = gv_role_at(op, operand);
    if (role == GV_ROLE_NONE || role == GV_ROLE_SIZE) continue;
    look_at_operand(a, o, operand, role);
    return;
  }
  act_at_end(a, o);
}

static void act(acting *a, gv_outcome o) {
  act_from(a, o, 0);
  while (a->open.len) {
    const alternative it = a->open.at[--a->open.len];
    a->begun.len = it.begun;
    if (it.arrived)
      act_here(a, &it);
    else
      act_from(a, it.outcome, it.operand);
  }
  gv_vec_free(&a->begun);
  gv_vec_free(&a->open);
  gv_vec_free(&a->arrivals);
}

typedef struct call_effect_run {
  gv_transfer_run *t;
  gv_outcome outcome;
  uint32_t op;
} call_effect_run;

/* Work as such is as good as waited for once later work, which is followed itself, starts after it
 * on one of its streams. */
static bool goes_over(const gv_tabulation *e, const gv_call_effect *m, const gv_op *op) {
  const gv_state *s = gv_state_at(e, m->state);
  bool demanded = s->work && gv_pending_at(e, s->work)->mode & GV_DEMANDED;
  if (m->over) return true;
  if (s->handle != GV_HANDLE_WORK) return false;
  if (demanded) return false;
  if (!m->ordered) return false;
  if (!m->happens) return false;
  return gv_is_followed_work(op);
}

/* The host waits for an event whose stream is destroyed, and this runtime does not allow that. */
static void event_without_stream(call_effect_run *r, gv_outcome o, uint32_t operand) {
  gv_tabulation *e = r->t->tab;
  const gv_state *s = gv_state_at(e, o.state);
  if (s->havoc != GV_NONE || s->flags & GV_INFEASIBLE) return;
  if (gv_pending_at(e, s->work)->partial) o.state = gv_pending_unsure(e, o.state);
  o.event =
      gv_log_event(r->t, o.event, GV_EVENT_USE, r->op, operand, GV_HANDLE_NONE, GV_HANDLE_NONE);
  gv_break_rule(r->t, &o, r->op, operand, GV_RULE_STREAM_USE_AFTER_DESTROY, true);
}

/* Who has not waited for the task that orders the work here may still find it pending. */
static void go_on_unseen(call_effect_run *r, const gv_call_effect *call_effect) {
  gv_tabulation *e = r->t->tab;
  gv_outcome o = r->outcome;
  gv_state s = *gv_state_at(e, o.state);
  bool orders = call_effect->over || call_effect->gone ||
                (call_effect->state != o.state && !call_effect->task_private);
  if (!s.work) return;
  if (!orders) return;
  if (!gv_tasks_unseen(e, &s, r->op)) return;
  o.guard = call_effect->guard;
  o.state = gv_state_id(e, &s);
  gv_go_on(r->t, o, r->op);
}

static void act_in(call_effect_run *r, const gv_call_effect *call_effect) {
  gv_tabulation *e = r->t->tab;
  const gv_op *op = &e->model->ops.at[r->op];
  gv_outcome o = r->outcome;
  go_on_unseen(r, call_effect);
  o.event = log_choice(r->t, o.event, r->op, call_effect->chosen);
  if (call_effect->event != GV_EVENT_USE)
    o.event = gv_log_event(r->t, o.event, (gv_event_kind)call_effect->event, r->op, 0,
                           GV_HANDLE_NONE, GV_HANDLE_NONE);
  bool orders = call_effect->over || call_effect->event != GV_EVENT_USE;
  if (orders) gv_note_order(r->t, r->op);
  o.state = call_effect->state, o.guard = call_effect->guard;
  if (goes_over(e, call_effect, op)) {
    bool in_task = gv_state_at(e, o.state)->touched || gv_tasks_in_one(e, r->op);
    if (!in_task || gv_state_at(e, o.state)->handle == GV_HANDLE_WORK) return;
    o.state = gv_pending_over_in_task(e, o.state);
  }
  if (call_effect->gone) return;
  if (call_effect->orphan != GV_NONE) {
    event_without_stream(r, o, call_effect->orphan);
    return;
  }
  uint32_t work = gv_state_at(e, o.state)->work;
  if (work && gv_pending_at(e, work)->mode & GV_DEMANDED &&
      !gv_demand_met(r->t, &o, r->op, call_effect))
    return;
  uint32_t flags = op->action->flags;
  acting a = {.t = r->t, .op = r->op, .call_effect = call_effect};
  a.begins = flags & GV_ACTION_ENQUEUES && (!(flags & GV_ACTION_BLOCKS) ||
                                            flags & GV_ACTION_LINGERS || gv_tasks_in_one(e, r->op));
  act(&a, o);
}

/* In each of the ways in which the streams and events at the call can be what they are. */
static void act_in_each(call_effect_run *r, const gv_sink *told) {
  gv_tabulation *e = r->t->tab;
  bool own = e->contexts.at[r->t->context].seed != GV_NONE;
  gv_call_effects effects = {0};
  gv_pending_meet(e, r->op, r->outcome.state, r->outcome.guard, own, told, &effects);
  for (uint32_t i = 0; i < effects.len; i++) act_in(r, &effects.at[i]);
  gv_vec_free(&effects);
}

/* The one stream of the call has segments: whether the call comes after the work is asked there,
 * and nothing becomes of the work. */
static void act_in_segment(call_effect_run *r) {
  gv_tabulation *e = r->t->tab;
  const gv_op *op = &e->model->ops.at[r->op];
  gv_ordered ordered =
      gv_segment_orders(e, gv_segment_of(e, gv_state_at(e, r->outcome.state)), r->op);
  if (ordered == GV_ORDER_TOO_LONG) {
    r->outcome.state = gv_out_of_segment(e, r->outcome.state, r->op,
                                         e->contexts.at[r->t->context].seed != GV_NONE);
    act_in_each(r, NULL);
    return;
  }
  uint32_t stream = 0;
  while (gv_role_of(op, stream) != GV_ROLE_STREAM_USE) stream++;
  act_in(r,
         &(gv_call_effect){
             .guard = r->outcome.guard,
             .state = r->outcome.state,
             .event = GV_EVENT_USE,
             .happens = true,
             .ordered = ordered == GV_ORDERED,
             .orphan = GV_NONE,
             .stream = &e->uses.reaching.at[e->uses.first_reaching[op->first_operand + stream]]});
}

/* ---- a device that is reset ---- */

/* What becomes of the object; GV_HANDLE_NONE: that is not known. */
static gv_handle after_reset(gv_handle handle) {
  if (handle != gv_handle_plain(handle))
    return GV_HANDLE_NONE; /* registered, or not, or no longer */
  switch (handle) {
  case GV_HANDLE_STREAM: return GV_HANDLE_DEAD_STREAM;
  case GV_HANDLE_EVENT:
  case GV_HANDLE_RECORDED: return GV_HANDLE_DEAD_EVENT;
  case GV_HANDLE_DEVICE:
  case GV_HANDLE_SHARED:
  case GV_HANDLE_PINNED: return GV_HANDLE_FREED;
  case GV_HANDLE_MODULE: return GV_HANDLE_UNLOADED;
  case GV_HANDLE_DESCRIPTOR: return GV_HANDLE_NONE;
  case GV_HANDLE_GIVEN:
  case GV_HANDLE_GIVEN_MEMORY: return GV_HANDLE_NONE;
  default: return handle;
  }
}

/* Everything on the device is destroyed; where there may be several devices, or the call says so,
 * perhaps. */
static gv_outcome reset(gv_transfer_run *t, gv_outcome o, uint32_t op) {
  gv_state s = *gv_state_at(t->tab, o.state);
  gv_handle from = (gv_handle)s.handle, to = after_reset(from);
  if (to == from) return o;
  if (s.havoc != GV_NONE) return o;
  if (s.flags & GV_INFEASIBLE) return o;
  if (is_always_there(t, &s)) return o;
  if (gv_tab_is_of_no_device(t->tab, seed_of(t))) return o;
  bool perhaps = t->tab->model->ops.at[op].action->flags & GV_ACTION_MAY_RESET ||
                 t->tab->ordering.several_devices || t->tab->ordering.some_device;
  if (to == GV_HANDLE_NONE || perhaps) {
    o.state = gv_havocked(t, o.state, GV_HAVOC_RESET, op);
    return o;
  }
  s.handle = (uint8_t)to;
  o.state = gv_state_id(t->tab, &s);
  if (t->sink->events)
    *gv_push(t->sink->events) = (gv_event){o.event, GV_EVENT_USE, op, GV_NONE, from, to};
  if (t->sink->events) o.event = t->sink->events->len - 1;
  return o;
}

void gv_transfer_action(gv_transfer_run *t, gv_outcome o, uint32_t op_id) {
  gv_tabulation *e = t->tab;
  const uint32_t resets = GV_ACTION_RESETS | GV_ACTION_MAY_RESET;
  if (e->model->ops.at[op_id].action->flags & resets) o = reset(t, o, op_id);
  const gv_state *s = gv_state_at(e, o.state);
  const gv_op *op = &e->model->ops.at[op_id];
  call_effect_run r = {t, o, op_id};
  if (gv_tasks_hide(e, s, op_id)) {
    gv_go_on(t, o, op_id);
    return;
  }
  if (gv_segment_of(e, s) && gv_is_enqueued_in_segment(e, op_id)) {
    act_in_segment(&r);
    return;
  }
  if (s->work || (s->flags & GV_MEMORY && op->action->flags & GV_ACTION_ENQUEUES)) {
    act_in_each(&r, t->sink->events ? t->sink : NULL);
    return;
  }
  acting a = {.t = t, .op = op_id, .begins = true};
  act(&a, o);
}

/* ---- the host -------------------------------------------------------------------------------- */

void gv_transfer_host_access(gv_transfer_run *t, gv_outcome o, uint32_t op,
                             gv_outcome_list *outcomes) {
  const gv_state *s = gv_state_at(t->tab, o.state);
  bool handle = s->handle == GV_HANDLE_STREAM || s->handle == GV_HANDLE_EVENT ||
                s->handle == GV_HANDLE_RECORDED || s->handle == GV_HANDLE_DEAD_STREAM ||
                s->handle == GV_HANDLE_DEAD_EVENT; /* which is no memory */
  bool seen = s->flags & GV_MEMORY || s->handle == GV_HANDLE_GIVEN || handle;
  if (!seen || gv_tasks_hide(t->tab, s, op)) {
    *gv_push(outcomes) = o;
    return;
  }
  acting a = {.t = t, .op = op, .begins = true, .outcomes = outcomes};
  act(&a, o);
}
