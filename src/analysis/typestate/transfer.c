/* needs: flow, predicates. gives: what one object in one state goes through in one block. cost:
 * only operations that use a place of the object are visited; finding the next one is a binary
 * search for each place. */
#include "typestate/transfer.h"
#include "typestate/happens_before.h"

/* ---- operations ------------------------------------------------------------------------------ */

/* ---- memory whose content is not known: it holds many objects, and the one that is followed is any of them */

enum { HANDLE_SIZE = 8, MOST_WORDS = 64 };

/* What is loaded from such memory, where that can be told: the place that holds all of it; GV_NONE.
 */
static uint32_t find_mixed(const gv_transfer_run *t, uint32_t state, gv_address at, int64_t size) {
  gv_state s = *gv_state_at(t->tab, state);
  uint32_t count;
  const gv_place *places = gv_places_at(t->tab, s.places, &count);
  if (s.handle != GV_HANDLE_UNKNOWN) return GV_NONE;
  if (s.havoc != GV_NONE) return GV_NONE;
  if (at.offset == GV_ANYWHERE) return GV_NONE;
  for (uint32_t i = 0; i < count; i++) {
    gv_place p = places[i];
    bool large = (int64_t)p.hi - p.lo > HANDLE_SIZE && gv_is_object(p.tag);
    if (p.key == at.key && large && p.lo < at.offset + size && p.hi > at.offset) return i;
  }
  return GV_NONE;
}

/* The object is the one at these bytes of the mixed place; nothing else that was a copy of the
 * place is known to hold it or not. */
static uint32_t narrowed(gv_transfer_run *t, uint32_t state, uint32_t mixed, int64_t lo, int64_t hi,
                         uint32_t op) {
  gv_place_list list = {0};
  gv_places_of_state(t, state, &list);
  GV_ASSERT(lo < hi && mixed < list.len);
  gv_place from = list.at[mixed];
  bool copied = false;
  for (uint32_t i = 0; i < list.len; i++)
    copied |= i != mixed && gv_is_object(list.at[i].tag) &&
              (int64_t)list.at[i].hi - list.at[i].lo > HANDLE_SIZE;
  list.at[mixed].lo = (int32_t)(lo > from.lo ? lo : from.lo);
  list.at[mixed].hi = (int32_t)(hi < from.hi ? hi : from.hi);
  state = gv_with_places(t, state, &list);
  gv_vec_free(&list);
  return copied ? gv_havocked(t, state, GV_HAVOC_APART, op) : state;
}

static uint32_t without(gv_transfer_run *t, uint32_t state, gv_key key, int64_t lo, int64_t hi) {
  gv_place_list list = {0};
  gv_places_of_state(t, state, &list);
  gv_places_cut(&list, key, lo, hi);
  state = gv_with_places(t, state, &list);
  gv_vec_free(&list);
  return state;
}

static void load_bytes(gv_transfer_run *t, gv_outcome o, uint32_t op_id);

/* One way for each object among what is loaded, and one for all others. */
static void load_mixed(gv_transfer_run *t, gv_outcome o, uint32_t op_id, gv_address at,
                       int64_t size, uint32_t mixed) {
  uint32_t count;
  gv_place p = gv_places_at(t->tab, gv_state_at(t->tab, o.state)->places, &count)[mixed];
  int64_t end = p.hi < at.offset + size ? p.hi : at.offset + size;
  gv_outcome one = o;
  for (int64_t lo = p.lo > at.offset ? p.lo : at.offset; lo < end; lo += HANDLE_SIZE) {
    one.state =
        narrowed(t, o.state, mixed, lo, lo + HANDLE_SIZE < end ? lo + HANDLE_SIZE : end, op_id);
    load_bytes(t, one, op_id);
  }
  o.state = without(t, o.state, at.key, at.offset, at.offset + size);
  load_bytes(t, o, op_id);
}

/* Is something written into the memory at a place that is not known, or by a call? */
static bool may_be_overwritten(const gv_tabulation *e, gv_key key) {
  const gv_model *m = e->model;
  if (gv_key_space(key) != GV_IN_MEMORY || m->values.at[gv_key_base(key)].def == GV_DEF_PARAM)
    return true;
  for (uint32_t u = e->flow.use_start[key]; u < e->flow.use_start[key + 1]; u++) {
    const gv_op *op = &m->ops.at[e->flow.uses[u]];
    const gv_value_id *operand = gv_operands(m, op);
    if (op->kind == GV_OP_CALL) return true;
    if (op->kind != GV_OP_STORE && op->kind != GV_OP_MEMCPY) continue;
    if (op->element) continue;
    gv_address to = gv_resolve(m, operand[op->kind == GV_OP_STORE]);
    bool sized = op->kind == GV_OP_STORE ||
                 (operand[2] != GV_NONE && m->values.at[operand[2]].def == GV_DEF_INT);
    if (to.key == key && (to.offset == GV_ANYWHERE || !sized)) return true;
  }
  return false;
}

/* What comes out of the memory may be something else by now: what is done to that is not done to
 * the object. */
static uint32_t read_from(gv_transfer_run *t, uint32_t state, gv_key key, uint32_t op) {
  const gv_model *m = t->tab->model;
  const gv_state *s = gv_state_at(t->tab, state);
  const gv_value *base = gv_key_space(key) == GV_IN_MEMORY ? &m->values.at[gv_key_base(key)] : NULL;
  bool sized = !base || base->def != GV_DEF_RESULT || m->ops.at[base->a].bytes;
  /* Of memory whose size is not known, what was not filled in may not be there; what was put into
   * an element is. */
  bool nothing = s->handle == GV_HANDLE_UNDEF || s->handle == GV_HANDLE_NULL;
  bool missing = !sized && !s->element && nothing;
  bool changes = (missing && m->ops.at[op].element) || may_be_overwritten(t->tab, key);
  if ((missing || s->flags & GV_MAY_HOLD) && changes)
    return gv_havocked(t, state, GV_HAVOC_OVERWRITTEN, op);
  return state;
}

/* The memory is no longer than a handle: no byte of it is beside one. */
static bool is_one_handle(const gv_model *m, gv_key key) {
  if (gv_key_space(key) != GV_IN_MEMORY) return false;
  const gv_value *base = &m->values.at[gv_key_base(key)];
  if (base->def == GV_DEF_GLOBAL) return m->globals.at[base->a].size == HANDLE_SIZE;
  if (base->def != GV_DEF_RESULT) return false;
  const gv_op *made = &m->ops.at[base->a];
  return made->kind == GV_OP_MEMORY && made->bytes == HANDLE_SIZE;
}

/* Can what is stored at an unknown place of the memory be a handle, where it lies as a whole, or
 * some of its bytes? Whatever it is, it may make undefined bytes defined. */
static bool may_replace(const gv_tabulation *e, uint32_t state, gv_key key, gv_value_id value) {
  if (value == GV_NONE) return true;
  if (is_one_handle(e->model, key) || !e->model->values.at[value].width) return true;
  if (gv_state_at(e, state)->handle == GV_HANDLE_UNDEF) return true;
  return gv_may_be_handle(&e->flow, value);
}

/* Some bytes of a handle or token are loaded, and not all: where they go is not followed. */
static uint32_t take_apart(gv_transfer_run *t, uint32_t state, gv_address at, int64_t size,
                           uint32_t op) {
  gv_state s = *gv_state_at(t->tab, state);
  uint32_t count;
  const gv_place *places = gv_places_at(t->tab, s.places, &count);
  bool may_change = s.handle != GV_HANDLE_NULL && s.handle != GV_HANDLE_UNDEF &&
                    s.handle != GV_HANDLE_UNKNOWN,
       object = false;
  uint64_t handles = 0; /* of the pending work */
  GV_VEC(gv_piece) tokens = {0};
  for (uint32_t i = 0; i < count && at.offset != GV_ANYWHERE; i++) {
    gv_place p = places[i];
    if (p.key != at.key) continue;
    if (p.hi <= at.offset) continue;
    if (p.lo >= at.offset + size) continue;
    if ((int64_t)p.hi - p.lo > HANDLE_SIZE) continue;
    if (p.lo >= at.offset && p.hi <= at.offset + size) continue;
    object |= gv_is_object(p.tag);
    if (gv_is_handle_tag(p.tag)) handles |= gv_handle_bit(p.tag);
    if (gv_is_task_tag(p.tag)) *gv_push(&tokens) = (gv_piece){.tag = p.tag};
  }
  if (handles) {
    gv_pending w = *gv_pending_at(t->tab, s.work);
    w.partial |= handles, w.unsure = true;
    s.work = gv_intern_id(&t->tab->works, &w, sizeof w);
    state = gv_state_id(t->tab, &s);
  }
  state = gv_with_tokens_lost(t, state, tokens.at, tokens.len);
  gv_vec_free(&tokens);
  return object && may_change ? gv_havocked(t, state, GV_HAVOC_APART, op) : state;
}

/* ---- array elements: the one that is followed lies in a place of its own, all others in one more */

/* So far behind the place of the one that is followed; none of these begins before that. */
enum { OTHER_ELEMENTS = 0x20000000, OTHERS_BEGIN = 0x60000000 };

static bool is_followed_memory(const gv_transfer_run *t, gv_key key) {
  return key != GV_NONE && !t->tab->flow.escaped[key];
}

/* Of the two ways the one on which the operation meets another element; the outcome becomes the
 * other. False: there is none. */
static bool split_element(gv_transfer_run *t, gv_outcome *o, const gv_op *op, gv_value_id address,
                          gv_outcome *other) {
  gv_predicates *predicates = &t->tab->predicates;
  if (!op->element || !is_followed_memory(t, gv_resolve(t->tab->model, address).key)) return false;
  gv_guard is = gv_predicates_condition(predicates, t->tab->model->elements.at[op->element - 1].is);
  *other = *o;
  other->guard = gv_predicates_of_element(predicates, o->guard, gv_bdd_not(&predicates->bdd, is));
  o->guard = gv_predicates_of_element(predicates, o->guard, is);
  return other->guard != GV_FALSE;
}

/* What is loaded is another object, but for one that lies in several elements. */
static void load_other(gv_transfer_run *t, gv_outcome o, uint32_t op_id) {
  const gv_model *m = t->tab->model;
  const gv_op *op = &m->ops.at[op_id];
  gv_address at = gv_address_at(m, op, 0);
  gv_place_list list = {0};
  if (op->result_count) {
    gv_value_id result = gv_results(m, op)[0];
    int64_t lo = at.offset + OTHER_ELEMENTS, hi = lo + m->values.at[result].size;
    gv_key to = gv_key_of(GV_IN_VALUE, result);
    gv_places_of_state(t, o.state, &list);
    gv_places_cut(&list, to, INT32_MIN, GV_EVERYWHERE);
    bool among = false;
    for (uint32_t i = 0, end = list.len; i < end; i++) {
      gv_place p = list.at[i];
      bool overlaps = p.key == at.key && p.lo < hi && lo < p.hi;
      among |= overlaps && p.lo >= OTHERS_BEGIN && gv_is_object(p.tag); /* not all of the memory */
    }
    if (among)
      gv_places_add(&list, (gv_place){.key = to, .shift = GV_SOMEWHERE}, 0,
                    m->values.at[result].size);
    o.state = gv_with_places(t, o.state, &list);
  }
  gv_vec_free(&list);
  gv_go_on(t, o, op_id);
}

/* It is the same whoever else has it. */
static bool is_nothing(const gv_state *s) {
  return s->handle == GV_HANDLE_UNDEF || s->handle == GV_HANDLE_NULL;
}

/* Nothing, as it was put into the memory, is not what lies in the bytes that are written in a way
 * that is not followed. */
static uint32_t without_written(gv_transfer_run *t, uint32_t state, gv_key key) {
  const gv_flow *flow = &t->tab->flow;
  gv_place_list list = {0};
  if (key == GV_NONE || !flow->written_in[key]) return state;
  if (!is_nothing(gv_state_at(t->tab, state))) return state;
  gv_places_of_state(t, state, &list);
  for (uint32_t w = flow->written_in[key]; w; w = flow->written.at[w - 1].next)
    gv_places_cut(&list, key, flow->written.at[w - 1].bytes.lo, flow->written.at[w - 1].bytes.hi);
  state = gv_with_places(t, state, &list);
  gv_vec_free(&list);
  return state;
}

static void load(gv_transfer_run *t, gv_outcome o, uint32_t op_id) {
  const gv_model *m = t->tab->model;
  const gv_op *op = &m->ops.at[op_id];
  gv_address at = gv_address_at(m, op, 0);
  gv_outcome other;
  if (split_element(t, &o, op, gv_operands(m, op)[0], &other)) load_other(t, other, op_id);
  if (o.guard == GV_FALSE) return;
  int64_t size = op->result_count ? m->values.at[gv_results(m, op)[0]].size : op->bytes;
  bool escaped = at.key == GV_NONE || t->tab->flow.escaped[at.key];
  o.state = without_written(t, o.state, at.key);
  if (!escaped) o.state = take_apart(t, o.state, at, size, op_id);
  if (!op->result_count) {
    gv_go_on(t, o, op_id);
    return;
  }
  uint32_t mixed = escaped ? GV_NONE : find_mixed(t, o.state, at, size);
  if (mixed == GV_NONE) {
    load_bytes(t, o, op_id);
  } else if (size > MOST_WORDS * HANDLE_SIZE) {
    o.state = gv_havocked(t, o.state, GV_HAVOC_LARGE, op_id);
    load_bytes(t, o, op_id);
  } else {
    load_mixed(t, o, op_id, at, size, mixed);
  }
}

/* What is loaded holds what these bytes of the memory hold. */
static void load_bytes(gv_transfer_run *t, gv_outcome o, uint32_t op_id) {
  const gv_model *m = t->tab->model;
  const gv_op *op = &m->ops.at[op_id];
  GV_ASSERT(op->kind == GV_OP_LOAD && op->result_count == 1);
  gv_address at = gv_address_at(m, op, 0);
  gv_value_id result = gv_results(m, op)[0];
  int64_t size = m->values.at[result].size;
  gv_key to = gv_key_of(GV_IN_VALUE, result);
  gv_place_list list = {0};
  gv_places_of_state(t, o.state, &list);
  gv_places_cut(&list, to, INT32_MIN, GV_EVERYWHERE);
  uint32_t count = list.len;
  bool any = false, inexact = false;
  GV_VEC(gv_piece) lost = {0};
  for (uint32_t i = 0; i < count && at.key != GV_NONE && !t->tab->flow.escaped[at.key]; i++) {
    gv_place p = list.at[i];
    if (p.key != at.key) continue;
    int64_t offset = at.offset == GV_ANYWHERE ? p.lo : at.offset;
    int64_t lo = (p.lo > offset ? p.lo : offset) - offset,
            hi = (p.hi < offset + size ? p.hi : offset + size) - offset;
    if (lo >= hi) continue;
    if (gv_is_task_tag(p.tag) && at.offset == GV_ANYWHERE) {
      *gv_push(&lost) = (gv_piece){lo, hi, GV_TRUE, 0, p.tag};
      continue;
    }
    gv_places_add(&list, gv_place_moved(to, p), lo, hi);
    any |= gv_is_object(p.tag);
    inexact |= at.offset == GV_ANYWHERE && gv_is_handle_tag(p.tag);
  }
  o.state = gv_with_tokens_lost(t, gv_with_places(t, o.state, &list), lost.at, lost.len);
  gv_vec_free(&lost);
  if (inexact) o.state = gv_pending_unsure(t->tab, o.state);
  if (any && at.offset == GV_ANYWHERE) o.state = gv_havocked(t, o.state, GV_HAVOC_OFFSET, op_id);
  if (any) o.state = read_from(t, o.state, at.key, op_id);
  if (any)
    o.event = gv_log_event(t, o.event, GV_EVENT_LOAD, op_id, 0, GV_HANDLE_NONE, GV_HANDLE_NONE);
  gv_vec_free(&list);
  gv_go_on(t, o, op_id);
}

static bool any_object(const gv_piece *pieces, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    if (gv_is_object(pieces[i].tag)) return true;
  return false;
}

/* A stream or event of the pending work goes where it is not followed: not all its places are known
 * from here on. */
static uint32_t lose_handles(gv_transfer_run *t, uint32_t state, const gv_piece *pieces,
                             uint32_t count) {
  state = gv_with_tokens_lost(t, state, pieces, count);
  gv_state s = *gv_state_at(t->tab, state);
  if (!s.work) return state;
  gv_pending w = *gv_pending_at(t->tab, s.work);
  for (uint32_t i = 0; i < count; i++)
    if (gv_is_handle_tag(pieces[i].tag)) w.partial |= gv_handle_bit(pieces[i].tag);
  s.work = gv_intern_id(&t->tab->works, &w, sizeof w);
  return gv_state_id(t->tab, &s);
}

/* The object, which `operand` holds, goes where what is done with it is not seen: is it still one
 * that may be used there? After an error on this path nothing more is said of it. */
void gv_judge_escape(gv_transfer_run *t, const gv_outcome *o, uint32_t op, uint32_t operand) {
  const gv_state *s = gv_state_at(t->tab, o->state);
  gv_rule rule = gv_handle_step((gv_handle)s->handle, GV_ROLE_ESCAPE).rule;
  if (rule == GV_RULE_NONE) return;
  if (s->havoc != GV_NONE) return;
  if (s->flags & (GV_INFEASIBLE | GV_FAULTED)) return;
  gv_handle handle = (gv_handle)s->handle;
  uint32_t event = o->event;
  if (operand < t->tab->model->ops.at[op].operand_count)
    event = gv_log_event(t, event, GV_EVENT_USE, op, operand, handle, handle);
  gv_break_rule(t, &(gv_outcome){op, o->state, o->guard, event}, op, operand, rule, true);
}

/* The address of the object is stored where it is not followed: what becomes of it is unknown.
 * Globals and stack slots, which nobody can end, are accessed from there, and that is all: who may
 * do so is known of a global without regard to the path (reachable.c), of a slot it may be all that
 * get addresses from such memory. */
static uint32_t stored_away(gv_transfer_run *t, uint32_t state, uint32_t op) {
  gv_state s = *gv_state_at(t->tab, state);
  if (s.handle == GV_HANDLE_NULL) return state; /* it stays what it is, whoever has it */
  if (gv_handle_plain((gv_handle)s.handle) != GV_HANDLE_FIXED)
    return gv_havocked(t, state, GV_HAVOC_STORED, op);
  if (!(s.escaped & GV_CLASSES_OF_GLOBALS)) s.escaped |= GV_CLASS_GPU | GV_CLASS_OUTSIDE;
  return gv_state_id(t->tab, &s);
}

uint32_t gv_put_away(gv_transfer_run *t, gv_outcome o, uint32_t op, uint32_t operand,
                     const gv_piece *pieces, uint32_t count) {
  uint32_t state = lose_handles(t, o.state, pieces, count);
  if (!any_object(pieces, count)) return state;
  gv_judge_escape(t, &o, op, operand);
  return stored_away(t, state, op);
}

/* What an operation puts into memory. */
typedef struct stored {
  uint32_t op, operand;
  gv_value_id value; /* GV_NONE: of no one value */
  int64_t size;      /* bytes */
  const gv_piece *pieces;
  uint32_t count;
} stored;

/* At some byte of the memory: an object in it is not followed any more, and one that was in it may
 * be gone. */
static uint32_t put_somewhere(gv_transfer_run *t, uint32_t state, gv_key key, const stored *s,
                              gv_place_list *list) {
  if (any_object(s->pieces, s->count)) {
    gv_places_add(list, (gv_place){.key = key, .shift = GV_SOMEWHERE}, 0, GV_EVERYWHERE);
    return gv_havocked(t, state, GV_HAVOC_OFFSET, s->op);
  }
  bool may_be_gone = gv_has_place_in(t, state, key) && may_replace(t->tab, state, key, s->value);
  return may_be_gone ? gv_with_flag(t, state, GV_MAY_HOLD) : state;
}

static void put_at(gv_address at, const stored *s, gv_place_list *list) {
  gv_places_cut(list, at.key, at.offset, at.offset + s->size);
  for (uint32_t i = 0; i < s->count; i++) {
    const gv_piece *p = &s->pieces[i];
    gv_places_add(list, gv_place_at(at.key, *p), at.offset + p->lo, at.offset + p->hi);
  }
}

/* Does one of the pieces come to lie where something else is written in a way that is not followed?
 */
static bool is_put_in_written(const gv_flow *flow, gv_address at, const stored *s) {
  bool any = false;
  for (uint32_t i = 0; i < s->count && !any; i++) {
    const gv_piece *p = &s->pieces[i];
    gv_address to = at;
    if (to.offset != GV_ANYWHERE) to.offset += p->lo;
    any = gv_is_written(flow, to, p->hi - p->lo);
  }
  return any;
}

bool gv_is_callers_memory(const gv_transfer_run *t, gv_key key) {
  if (gv_key_space(key) != GV_IN_MEMORY) return false;
  if (t->tab->model->values.at[gv_key_base(key)].def != GV_DEF_PARAM) return false;
  return t->tab->control.is_root[t->tab->contexts.at[t->context].function];
}

/* Pieces of a value arrive in memory at `at`. */
static uint32_t put(gv_transfer_run *t, gv_outcome o, gv_address at, const stored *s) {
  uint32_t state = o.state;
  if (!is_followed_memory(t, at.key))
    return gv_put_away(t, o, s->op, s->operand, s->pieces, s->count);
  if (!is_nothing(gv_state_at(t->tab, state)) && any_object(s->pieces, s->count) &&
      gv_is_callers_memory(t, at.key))
    gv_judge_escape(t, &o, s->op, s->operand);
  if (!is_nothing(gv_state_at(t->tab, state)) && is_put_in_written(&t->tab->flow, at, s))
    state = gv_put_away(t, o, s->op, s->operand, s->pieces, s->count);
  if (at.offset == GV_ANYWHERE) state = lose_handles(t, state, s->pieces, s->count);
  gv_place_list list = {0};
  gv_places_of_state(t, state, &list);
  if (at.offset == GV_ANYWHERE)
    state = put_somewhere(t, state, at.key, s, &list);
  else
    put_at(at, s, &list);
  state = gv_with_places(t, state, &list);
  gv_vec_free(&list);
  return state;
}

/* Into an element that is not the one followed. The first element that a thing is put into is the
 * one with which it is followed: of one that lies in none yet, no more is said on this way. What
 * lies in the followed element, too, is not known any more, but for nothing, which is the same
 * wherever it lies. */
static void store_other(gv_transfer_run *t, gv_outcome o, const gv_piece *pieces, uint32_t count,
                        uint32_t op_id) {
  const gv_model *m = t->tab->model;
  gv_state s = *gv_state_at(t->tab, o.state);
  bool object = any_object(pieces, count), control = s.handle == GV_HANDLE_CONTROL;
  if (!count || control || (!s.element && !object)) {
    if (!count || control) gv_go_on(t, o, op_id);
    return;
  }
  if (!s.element && is_nothing(&s)) { /* it may be put into the followed one, too */
    gv_go_on(t, o, op_id);
    return;
  }
  if (!s.element) {
    s.handle = GV_HANDLE_ELSEWHERE, s.work = 0, s.havoc = GV_NONE;
    o.state = gv_state_id(t->tab, &s);
    gv_go_on(t, o, op_id);
    return;
  }
  o.state = lose_handles(t, o.state, pieces, count);
  if (object && !is_nothing(&s)) {
    gv_place_list list = {0};
    gv_places_of_state(t, o.state, &list);
    gv_address at = gv_address_at(m, &m->ops.at[op_id], 1);
    int64_t lo = at.offset + OTHER_ELEMENTS,
            hi = lo + m->values.at[gv_operands(m, &m->ops.at[op_id])[0]].size;
    gv_places_add(&list, (gv_place){.key = at.key, .shift = GV_SOMEWHERE}, lo, hi);
    o.state = gv_havocked(t, gv_with_places(t, o.state, &list), GV_HAVOC_OFFSET, op_id);
    gv_vec_free(&list);
  }
  gv_go_on(t, o, op_id);
}

static uint32_t in_element(gv_transfer_run *t, uint32_t state, const gv_piece *pieces,
                           uint32_t count) {
  gv_state s = *gv_state_at(t->tab, state);
  if (!count || s.handle == GV_HANDLE_CONTROL) return state;
  s.element |= GV_IN_ELEMENT;
  state = gv_state_id(t->tab, &s);
  return any_object(pieces, count) ? gv_without_chunks(t->tab, state) : state;
}

static void store_pieces(gv_transfer_run *t, gv_outcome o, const gv_piece *pieces, uint32_t count,
                         uint32_t op_id) {
  const gv_model *m = t->tab->model;
  const gv_op *op = &m->ops.at[op_id];
  GV_ASSERT(op->kind == GV_OP_STORE);
  const gv_value_id *operand = gv_operands(m, op);
  gv_outcome other;
  if (split_element(t, &o, op, operand[1], &other)) store_other(t, other, pieces, count, op_id);
  if (o.guard == GV_FALSE) return;
  if (op->element && is_followed_memory(t, gv_resolve(m, operand[1]).key))
    o.state = in_element(t, o.state, pieces, count);
  if (count)
    o.event = gv_log_event(t, o.event, GV_EVENT_STORE, op_id, 0, GV_HANDLE_NONE, GV_HANDLE_NONE);
  stored s = {op_id, 0, operand[0], m->values.at[operand[0]].size, pieces, count};
  o.state = put(t, o, gv_address_at(m, op, 1), &s);
  gv_go_on(t, o, op_id);
}

static void store(gv_transfer_run *t, gv_outcome o, uint32_t op_id) {
  gv_cases cases = gv_cases_of(t, o, gv_operands(t->tab->model, &t->tab->model->ops.at[op_id])[0]);
  for (uint32_t i = 0; i < cases.list.len; i++)
    store_pieces(t, cases.list.at[i].outcome, gv_case_pieces(&cases, i), cases.list.at[i].count,
                 op_id);
  gv_cases_clear(&cases);
}

static void copy_memory(gv_transfer_run *t, gv_outcome o, uint32_t op_id) {
  const gv_model *m = t->tab->model;
  const gv_value_id *operand = gv_operands(m, &m->ops.at[op_id]);
  gv_address to = gv_resolve(m, operand[0]), from = gv_resolve(m, operand[1]);
  bool sized = operand[2] != GV_NONE && m->values.at[operand[2]].def == GV_DEF_INT &&
               from.offset != GV_ANYWHERE;
  int64_t size = sized ? m->values.at[operand[2]].k : GV_EVERYWHERE;
  uint32_t count;
  GV_VEC(gv_piece) moved = {0};
  o.state = without_written(t, o.state, from.key);
  if (from.key != GV_NONE && !t->tab->flow.escaped[from.key] && sized)
    o.state = take_apart(t, o.state, from, size, op_id);
  const gv_place *places = gv_places_at(t->tab, gv_state_at(t->tab, o.state)->places, &count);
  for (uint32_t i = 0; i < count && from.key != GV_NONE && !t->tab->flow.escaped[from.key]; i++) {
    if (places[i].key != from.key) continue;
    int64_t offset = from.offset == GV_ANYWHERE ? 0 : from.offset;
    int64_t lo = (places[i].lo > offset ? places[i].lo : offset) - offset,
            hi = places[i].hi - offset;
    if (hi > size) hi = size;
    if (lo < hi) *gv_push(&moved) = (gv_piece){lo, hi, GV_TRUE, places[i].shift, places[i].tag};
  }
  if (!sized) to.offset = GV_ANYWHERE;
  if (moved.len)
    o.event = gv_log_event(t, o.event, GV_EVENT_STORE, op_id, 1, GV_HANDLE_NONE, GV_HANDLE_NONE);
  if (moved.len) o.state = read_from(t, o.state, from.key, op_id);
  o.state = put(t, o, to, &(stored){op_id, 1, GV_NONE, size, moved.at, moved.len});
  gv_vec_free(&moved);
  gv_go_on(t, o, op_id);
}

/* A stream or event of the pending work goes there: something unknown may wait for the work, and
 * what was not lowered would have. */
static uint32_t hand_over_work(gv_transfer_run *t, uint32_t state, const gv_op *op, bool unknown) {
  gv_state s = *gv_state_at(t->tab, state);
  GV_ASSERT(s.work);
  gv_pending w = *gv_pending_at(t->tab, s.work);
  for (uint32_t i = 0; i < op->operand_count; i++) {
    w.unsure |= !gv_pieces_of(t, &s, gv_operands(t->tab->model, op)[i]);
    for (uint32_t p = 0; p < t->pieces.len; p++) {
      if (!gv_is_handle_tag(t->pieces.at[p].tag)) continue;
      w.unsure |= unknown;
      w.outside |= !unknown;
      w.handed |= !unknown;
    }
  }
  s.work = gv_intern_id(&t->tab->works, &w, sizeof w);
  return gv_state_id(t->tab, &s);
}

/* Whoever gets an object may do anything with it, but null is null. */
static uint32_t passed_on(gv_transfer_run *t, uint32_t state, uint32_t op) {
  bool null = gv_state_at(t->tab, state)->handle == GV_HANDLE_NULL;
  return null ? state : gv_havocked(t, state, GV_HAVOC_UNKNOWN_CALL, op);
}

/* May a call of code that is not here, a lock or an atomic access have waited for the work of the
 * state: of a GPU, or what the host does in another task? */
static bool may_have_waited(const gv_transfer_run *t, uint32_t state, const gv_op *op) {
  const gv_state *s = gv_state_at(t->tab, state);
  if (!s->work || !op->may_wait) return false;
  if (!gv_pending_at(t->tab, s->work)->host) return true;
  uint32_t id = (uint32_t)(op - t->tab->model->ops.at);
  return gv_tasks_pending(t->tab, s, id) != GV_AWAITED;
}

/* Something takes the operands that may do anything with them, or an unlowered operation that would
 * have consumed them. */
static void absorb(gv_transfer_run *t, gv_outcome o, uint32_t op_id, bool unknown) {
  const gv_op *op = &t->tab->model->ops.at[op_id];
  uint32_t work = gv_state_at(t->tab, o.state)->work;
  if (work) o.state = hand_over_work(t, o.state, op, unknown);
  if (unknown && may_have_waited(t, o.state, op))
    o.state = gv_pending_may_be_over(t->tab, o.state, op_id);
  for (uint32_t i = 0; i < op->operand_count && gv_state_at(t->tab, o.state)->touched; i++) {
    gv_state s = *gv_state_at(t->tab, o.state);
    gv_pieces_of(t, &s, gv_operands(t->tab->model, op)[i]);
    o.state = gv_with_tokens_lost(t, o.state, t->pieces.at, t->pieces.len);
  }
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_guard yes, no;
    gv_split(t, &o, gv_operands(t->tab->model, op)[i], &yes, &no);
    if (yes == GV_FALSE) continue;
    gv_outcome taken = o;
    taken.guard = yes;
    if (unknown) gv_judge_escape(t, &taken, op_id, i);
    taken.state = !unknown ? gv_with_flag(t, o.state, GV_OWNERSHIP_TRANSFERRED)
                           : passed_on(t, o.state, op_id);
    taken.event = gv_log_event(t, o.event, unknown ? GV_EVENT_ESCAPE : GV_EVENT_ABSORBED, op_id, i,
                               GV_HANDLE_NONE, GV_HANDLE_NONE);
    gv_go_on(t, taken, op_id);
    o.guard = no;
    if (no == GV_FALSE) return;
  }
  gv_go_on(t, o, op_id);
}

/* A kernel gets the address as a number, and may do anything with it. */
static uint32_t as_number(gv_transfer_run *t, uint32_t state, gv_value_id value, uint32_t op) {
  gv_state s = *gv_state_at(t->tab, state);
  if (value == GV_NONE) return state;
  if (s.handle == GV_HANDLE_CONTROL || s.handle == GV_HANDLE_NULL || s.handle == GV_HANDLE_UNDEF)
    return state;
  gv_pieces_of(t, &s, value);
  bool object = any_object(t->pieces.at, t->pieces.len);
  state = lose_handles(t, state, t->pieces.at, t->pieces.len);
  return object ? gv_havocked(t, state, GV_HAVOC_UNKNOWN_CALL, op) : state;
}

/* What the kernel of a launch gets as operand `i` is no address, but it may make one of it: is it
 * computed from the address of the object, or a part of that? What is dead may be used there; to a
 * global or stack slot it is one more way that leads there. */
static uint32_t given_as_number(gv_transfer_run *t, gv_outcome o, uint32_t op_id, uint32_t i) {
  gv_value_id operand = gv_operands(t->tab->model, &t->tab->model->ops.at[op_id])[i];
  uint32_t havocked = gv_led_back(t, as_number(t, o.state, operand, op_id), operand, op_id);
  if (gv_state_at(t->tab, o.state)->havoc != GV_NONE) return havocked;
  if (gv_state_at(t->tab, havocked)->havoc == GV_NONE) return havocked;
  if (gv_handle_plain((gv_handle)gv_state_at(t->tab, o.state)->handle) == GV_HANDLE_FIXED)
    return stored_away(t, o.state, op_id);
  gv_judge_escape(t, &o, op_id, i);
  return havocked;
}

/* The operand may be an address that was computed from the object: dead memory may be accessed
 * there by the host. */
static uint32_t computed_from(gv_transfer_run *t, gv_outcome o, uint32_t op_id, uint32_t i) {
  const gv_op *op = &t->tab->model->ops.at[op_id];
  uint32_t led_back = gv_led_back(t, o.state, gv_operands(t->tab->model, op)[i], op_id);
  bool accesses = op->kind != GV_OP_ACTION && gv_is_host_access(gv_role_at(op, i));
  if (accesses && led_back != o.state) gv_judge_escape(t, &o, op_id, i);
  return led_back;
}

/* A load, store or copy by the host: it is an access, and it moves what is there. */
static void move(gv_transfer_run *t, gv_outcome o, uint32_t op_id) {
  gv_outcome_list outcomes = {0};
  uint8_t kind = t->tab->model->ops.at[op_id].kind;
  gv_transfer_host_access(t, o, op_id, &outcomes);
  for (uint32_t i = 0; i < outcomes.len; i++)
    (kind == GV_OP_LOAD    ? load
     : kind == GV_OP_STORE ? store
                           : copy_memory)(t, outcomes.at[i], op_id);
  gv_vec_free(&outcomes);
}

/* ---- the whole block ------------------------------------------------------------------------- */

/* Before the operation itself: what becomes of the object by how its operands are computed and what
 * they are. */
static uint32_t with_operands(gv_transfer_run *t, gv_outcome o, uint32_t op_id) {
  const gv_model *m = t->tab->model;
  const gv_op *op = &m->ops.at[op_id];
  const gv_value_id *operands = gv_operands(m, op);
  for (uint32_t i = 0; i < op->operand_count && gv_state_at(t->tab, o.state)->touched; i++)
    o.state = gv_with_computed_tokens_lost(t, o.state, operands[i]);
  for (uint32_t i = 0;
       (i = gv_next_operand(t->tab, gv_state_at(t->tab, o.state), op_id, i)) < op->operand_count;
       i++) {
    bool action = op->kind == GV_OP_ACTION, number = action && gv_role_of(op, i) == GV_ROLE_NONE;
    if (action && gv_role_of(op, i) == GV_ROLE_SIZE) continue; /* which is a number only */
    if (number && op->follows) {
      o.state = given_as_number(t, o, op_id, i);
      continue;
    }
    if (number) o.state = as_number(t, o.state, operands[i], op_id);
    o.state = computed_from(t, o, op_id, i);
  }
  return o.state;
}

/* Nothing is in memory that has just been made. */
static void make_memory(gv_transfer_run *t, gv_outcome o, uint32_t op_id) {
  const gv_model *m = t->tab->model;
  gv_place_list list = {0};
  gv_places_of_state(t, o.state, &list);
  gv_places_cut(&list, gv_key_of(GV_IN_MEMORY, gv_results(m, &m->ops.at[op_id])[0]), INT32_MIN,
                GV_EVERYWHERE);
  o.state = gv_with_places(t, o.state, &list);
  gv_vec_free(&list);
  gv_go_on(t, o, op_id);
}

static void apply(gv_transfer_run *t, gv_outcome o, uint32_t op_id) {
  o.state = with_operands(t, o, op_id);
  switch ((gv_op_kind)t->tab->model->ops.at[op_id].kind) {
  case GV_OP_ACTION:
    o.state = gv_carried_away(t, o, op_id);
    gv_transfer_action(t, o, op_id);
    break;
  case GV_OP_CALL: gv_transfer_call(t, o, op_id); break;
  case GV_OP_UNKNOWN:
    o.state = gv_transfer_unseen(t, o, op_id, NULL);
    absorb(t, o, op_id, true);
    break;
  case GV_OP_UNLOWERED: absorb(t, o, op_id, false); break;
  case GV_OP_LOAD:
  case GV_OP_STORE:
  case GV_OP_MEMCPY: move(t, o, op_id); break;
  case GV_OP_MEMORY: make_memory(t, o, op_id); break;
  case GV_OP_SLOT_BEGIN:
  case GV_OP_SLOT_END: gv_transfer_slot(t, o, op_id); break;
  case GV_OP_TASK_BEGIN:
  case GV_OP_TASK_END:
  case GV_OP_AWAIT:
  case GV_OP_GROUP:
  case GV_OP_GROUP_ADD: gv_transfer_await(t, o, op_id); break;
  case GV_OP_OBJECT: /* references to tokens are counted apart */
  case GV_OP_REFERENCES: gv_go_on(t, o, op_id); break;
  case GV_OP_BR:
  case GV_OP_COND_BR:
  case GV_OP_SWITCH:
  case GV_OP_CHOICE:
  case GV_OP_RETURN:
  case GV_OP_UNREACHABLE: GV_BUG("a terminator in the middle of a block");
  }
}

/* Control passes over calls, but for those whose result it asks about. */
static uint32_t next_question(const gv_transfer_run *t, uint32_t op, uint32_t end) {
  const gv_predicates *predicates = &t->tab->predicates;
  if (!predicates->questions.len) return end;
  for (; op < end; op++) {
    const gv_op *at = &t->tab->model->ops.at[op];
    if (at->kind == GV_OP_CALL && predicates->asked[at->callee].len) return op;
  }
  return end;
}

/* Where the object in the place is used next, of the uses that matter for its state; GV_NONE. */
static uint32_t next_use(const gv_transfer_run *t, const gv_state *s, uint32_t segment,
                         const gv_place *place, uint32_t op) {
  const gv_sink *sink = t->sink;
  if (segment) return gv_next_use_in_segment(t->tab, segment, s, place, op);
  if (s->work) return gv_next_use_pending(t->tab, s, place, op);
  bool asked = sink->one && sink->last != GV_NONE && sink->left_out;
  if (asked) return gv_next_use_asked(t->tab, s, sink->state, place, op, sink->left_out);
  return gv_next_use(&t->tab->flow, place->key, op);
}

static bool is_of_tasks(const gv_op *op) {
  switch (op->kind) {
  case GV_OP_AWAIT:
  case GV_OP_TASK_BEGIN:
  case GV_OP_TASK_END:
  case GV_OP_GROUP:
  case GV_OP_GROUP_ADD: return true;
  default: return false;
  }
}

/* The next operation that concerns the object; the terminator when there is none before it. */
static uint32_t next_op(const gv_transfer_run *t, const gv_outcome *o, uint32_t end) {
  const gv_flow *flow = &t->tab->flow;
  gv_state s = *gv_state_at(t->tab, o->state);
  uint32_t count, next = end;
  const gv_place *places = gv_places_at(t->tab, s.places, &count);
  uint32_t segment = gv_segment_of(t->tab, &s);
  uint8_t unnoticed = s.work ? gv_pending_unnoticed(t->tab, &s) : 0;
  for (uint32_t i = 0; i < count; i++) {
    if (gv_key_space(places[i].key) == GV_AT_ENTRY) continue;
    bool again = i && places[i].key == places[i - 1].key, object = !gv_is_handle_tag(places[i].tag);
    if (again && !gv_is_handle_tag(places[i - 1].tag) >= object) continue;
    uint32_t use = object ? next_use(t, &s, segment, &places[i], o->op) : GV_NONE;
    if (use != GV_NONE && flow->uses[use] < next) next = flow->uses[use];
    if (!object && !segment) next = gv_next_noticed(t->tab, unnoticed, places[i].key, o->op, next);
  }
  if (s.handle == GV_HANDLE_CONTROL) return next_question(t, o->op, end);
  if (s.escaped && s.flags & GV_MEMORY) next = gv_next_reaching(flow, s.escaped, o->op, next);
  if (t->tab->ordering.resets.len)
    next = gv_first_in(t->tab->ordering.resets.at, t->tab->ordering.resets.len, o->op, next);
  if (segment) return gv_segment_next(t->tab, segment, o->op, next);
  if (s.work) next = gv_pending_next(t->tab, &s, o->op, next);
  if (!s.touched) return next;
  for (uint32_t op = o->op; op < next; op++)
    if (is_of_tasks(&t->tab->model->ops.at[op])) return op;
  return next;
}

/* Without a place left there is nothing to follow, except in a callee, whose caller may still hold
 * it. */
static bool gone(gv_transfer_run *t, const gv_outcome *o, uint32_t op) {
  const gv_state *s = gv_state_at(t->tab, o->state);
  if (t->tab->contexts.at[t->context].seed == GV_NONE || s->handle == GV_HANDLE_CONTROL)
    return false;
  if (gv_state_is_held(t->tab, o->state)) return false;
  gv_judge_left_by_call(t, o);
  gv_take(t, gv_effect_of(GV_EFFECT_LOST, op, o));
  return true;
}

enum { PAST_FEW = 16 };

/* The outcome that came there in that state before, in t->past; GV_NONE: there is none, and this
 * one is the first. */
static uint32_t find_past(gv_transfer_run *t, const gv_outcome *o) {
  bool found;
  if (t->past.len < PAST_FEW) {
    for (uint32_t i = 0; i < t->past.len; i++)
      if (t->past.at[i].op == o->op && t->past.at[i].state == o->state) return i;
    return GV_NONE;
  }
  for (uint32_t i = t->past_at.len ? PAST_FEW : 0; i < PAST_FEW; i++)
    *gv_map_at(&t->past_at, (uint64_t)t->past.at[i].op << 32 | t->past.at[i].state, &found) = i;
  uint32_t *slot = gv_map_at(&t->past_at, (uint64_t)o->op << 32 | o->state, &found);
  if (found) return *slot;
  *slot = t->past.len;
  return GV_NONE;
}

/* Outcomes that come to be alike go on once. */
static bool was_here(gv_transfer_run *t, const gv_outcome *o) {
  gv_bdd *bdd = &t->tab->predicates.bdd;
  if (!t->work.len && !t->past.len) return false; /* there is but one */
  uint32_t known = find_past(t, o);
  if (known == GV_NONE) {
    *gv_push(&t->past) = *o;
    return false;
  }
  gv_outcome *before = &t->past.at[known];
  if (gv_bdd_and(bdd, o->guard, gv_bdd_not(bdd, before->guard)) == GV_FALSE) return true;
  before->guard = gv_bdd_or(bdd, before->guard, o->guard);
  return false;
}

/* Work in a segment comes to the operation. False: it does not go on as it is: the host has waited
 * for it, or its streams and events are named from here on. */
static bool goes_on_in_segment(gv_transfer_run *t, gv_outcome o, uint32_t op, uint32_t end) {
  gv_tabulation *e = t->tab;
  uint32_t segment = gv_segment_of(e, gv_state_at(e, o.state));
  if (!segment) return true;
  if (op != end && gv_passes_in_segment(e, op)) return true;
  if (gv_segment_is_over(e, segment, op)) {
    gv_note_order(t, op);
    return false;
  }
  o.op = op;
  o.state = gv_out_of_segment(e, o.state, op, e->contexts.at[t->context].seed != GV_NONE);
  *gv_push(&t->work) = o;
  return false;
}

/* Work as such, to the operation at which it needs no more attention, if that is in the block and
 * known. */
static bool is_dealt_with(gv_transfer_run *t, uint32_t op, uint32_t state, gv_guard guard) {
  gv_tabulation *e = t->tab;
  uint32_t stop = e->control.stop[e->model->ops.at[op].block];
  bool waited;
  if (!t->sink->by_segments || gv_state_at(e, state)->handle != GV_HANDLE_WORK) return false;
  uint32_t end = gv_work_ends(e, state, op, guard, &waited);
  if (end == GV_NONE) return false;
  if (stop != GV_NONE && op <= stop && end > stop) return false;
  if (waited) gv_note_order(t, end);
  return true;
}

void gv_transfer(gv_tabulation *tab, uint32_t context, uint32_t op, uint32_t state, gv_guard guard,
                 const gv_sink *sink) {
  GV_ASSERT(guard != GV_FALSE);
  GV_ASSERT(gv_function_of_op(tab->model, op) == tab->contexts.at[context].function);
  gv_transfer_run t = {.tab = tab, .sink = sink, .context = context};
  uint32_t block = tab->model->ops.at[op].block, end = gv_terminator(tab->model, block),
           stop = tab->control.stop[block];
  if (is_dealt_with(&t, op, state, guard)) return;
  *gv_push(&t.work) = (gv_outcome){op, state, guard, GV_NONE};
  while (t.work.len) {
    gv_outcome o = gv_pop(&t.work);
    if (sink->passed) ++*sink->passed;
    if (was_here(&t, &o)) continue;
    if (gone(&t, &o, o.op)) continue;
    uint32_t next = next_op(&t, &o, end);
    if (stop != GV_NONE && o.op <= stop && next > stop) continue; /* a call that never returns */
    if (sink->one && next > sink->last) continue;
    if (!goes_on_in_segment(&t, o, next, end)) continue;
    o.op = next;
    if (next == end)
      gv_transfer_end(&t, o, end);
    else
      apply(&t, o, next);
  }
  gv_vec_free(&t.work);
  gv_vec_free(&t.past);
  gv_map_free(&t.past_at);
  gv_vec_free(&t.pieces);
}
