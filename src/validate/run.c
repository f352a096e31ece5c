/* needs: a state of the walk, and the host code of one side. gives: the same further on, where
 * something has to be looked at: an effect, a call, a branch that nothing decides, a block with
 * several ways in, the end. */
#include "validate/walk.h"

const gv_host_op *gv_op_at(const gv_comparison *c, const gv_walk_state *s, int side) {
  return &c->host[side]->ops.at[gv_op_number(s, side)];
}

uint32_t gv_op_number(const gv_walk_state *s, int side) {
  return s->frames[side].at[s->frames[side].len - 1].op;
}

uint32_t gv_new_root(gv_comparison *c, gv_walk_state *s, gv_root how) {
  uint64_t name = ++s->number;
  return gv_formula_root(&c->terms, (int64_t)gv_hash(&name, sizeof name, s->segment ^ 0x5bd1e995),
                         how);
}

void gv_set_value(gv_walk_state *s, int side, uint32_t leaf, uint32_t term) {
  bool found;
  *gv_map_at(&s->env[side], leaf, &found) = term;
}

uint32_t gv_value_now(gv_comparison *c, gv_walk_state *s, int side, uint32_t leaf) {
  const gv_host_leaf *l = &c->host[side]->leaves.at[leaf];
  if (l->constant) return gv_formula_const(&c->terms, l->k);
  uint32_t known = gv_map_get(&s->env[side], leaf);
  if (known != GV_NONE) return known;
  const uint32_t name[] = {leaf, (uint32_t)side, 77};
  uint32_t made =
      gv_formula_root(&c->terms, (int64_t)gv_hash(name, sizeof name, s->segment), GV_ROOT_VAGUE);
  gv_set_value(s, side, leaf, made);
  return made;
}

uint64_t gv_place_key(const gv_comparison *c, gv_loc loc) {
  loc = gv_spots_loc(c->spots, loc);
  return gv_hash(&loc, sizeof loc, 3);
}

/* ---- memory of its own ---- */

static bool is_own(const gv_comparison *c, uint32_t base) {
  return base != GV_NONE &&
         (gv_formula_is(&c->terms, base, "slot") || gv_formula_is(&c->terms, base, "storage"));
}

static void clear_memory(gv_walk_state *s, int side, uint32_t base) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < s->memory[side].len; i++)
    if (s->memory[side].at[i].base != base) s->memory[side].at[kept++] = s->memory[side].at[i];
  s->memory[side].len = kept;
}

/* Kept in the order of their offsets. */
static void put(gv_walk_state *s, int side, uint32_t base, int64_t offset, uint32_t term) {
  gv_cell_list *cells = &s->memory[side];
  uint32_t at = 0;
  while (at < cells->len && (cells->at[at].base < base ||
                             (cells->at[at].base == base && cells->at[at].offset < offset)))
    at++;
  if (at == cells->len || cells->at[at].base != base || cells->at[at].offset != offset) {
    gv_push(cells);
    memmove(&cells->at[at + 1], &cells->at[at], (cells->len - 1 - at) * sizeof *cells->at);
  }
  cells->at[at] = (gv_cell){base, term, offset};
}

enum { MOST_CELLS = 80 };

uint32_t gv_passed(gv_comparison *c, gv_walk_state *s, int side, uint32_t term) {
  int64_t offset;
  uint32_t base = gv_formula_base(&c->terms, term, &offset), args[2 * MOST_CELLS + 1], count = 0;
  if (!is_own(c, base)) return term;
  args[count++] = gv_formula_const(&c->terms, offset);
  for (uint32_t i = 0; i < s->memory[side].len && count < 2 * MOST_CELLS; i++) {
    const gv_cell *cell = &s->memory[side].at[i];
    if (cell->base != base) continue;
    args[count++] = gv_formula_const(&c->terms, cell->offset);
    args[count++] =
        gv_passed(c, s, side, cell->term == term ? gv_formula_const(&c->terms, 0) : cell->term);
  }
  int64_t k = gv_formula_at(&c->terms, base)->k;
  return gv_formula_app(&c->terms, GV_STR("memory with"), k > INT32_MAX ? 0 : k, args, count);
}

void gv_forget_behind(gv_comparison *c, gv_walk_state *s, int side, const uint32_t *terms,
                      uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    int64_t offset;
    uint32_t base = gv_formula_base(&c->terms, terms[i], &offset);
    if (is_own(c, base)) clear_memory(s, side, base);
  }
}

/* ---- one operation ---- */

/* The slot of the lowered code at the place of one of the source's is that. */
static uint32_t slot_term(gv_comparison *c, gv_walk_state *s, uint32_t op, const gv_host_op *o,
                          int side) {
  uint32_t bytes = gv_value_now(c, s, side, c->host[side]->lists.at[o->first_operand]);
  int64_t k = (int64_t)op;
  if (side == GV_LOWERED) {
    uint32_t source = gv_map_get(&c->source_at, gv_place_key(c, o->loc));
    bool same = source != GV_NONE && c->host[GV_SOURCE]->ops.at[source].kind == GV_HOST_SLOT;
    k = same ? (int64_t)source : (int64_t)op + (INT64_C(1) << 32);
  }
  return gv_formula_app(&c->terms, GV_STR("slot"), k, &bytes, 1);
}

static void load(gv_comparison *c, gv_walk_state *s, int side, const gv_host_op *o) {
  int64_t offset;
  uint32_t address = gv_value_now(c, s, side, c->host[side]->lists.at[o->first_operand]),
           found = GV_NONE;
  uint32_t base = gv_formula_base(&c->terms, address, &offset);
  for (uint32_t i = 0; is_own(c, base) && i < s->memory[side].len; i++)
    if (s->memory[side].at[i].base == base && s->memory[side].at[i].offset == offset)
      found = s->memory[side].at[i].term;
  if (found == GV_NONE)
    found = gv_formula_app(&c->terms, GV_STR("load"), o->k,
                           (const uint32_t[]){address, s->epoch[side]}, 2);
  gv_set_value(s, side, o->first_result, found);
}

/* Whether it is only the state that changes. */
static bool store(gv_comparison *c, gv_walk_state *s, int side, const gv_host_op *o) {
  int64_t offset;
  const uint32_t *operands = c->host[side]->lists.at + o->first_operand;
  uint32_t base = gv_formula_base(&c->terms, gv_value_now(c, s, side, operands[0]), &offset);
  if (!is_own(c, base) || offset == INT64_MIN) return false;
  put(s, side, base, offset, gv_value_now(c, s, side, operands[1]));
  return true;
}

enum { MOST_OPERANDS = 64 };

static void pure(gv_comparison *c, gv_walk_state *s, int side, const gv_host_op *o) {
  uint32_t args[MOST_OPERANDS], count = o->operands < MOST_OPERANDS ? o->operands : MOST_OPERANDS;
  for (uint32_t i = 0; i < count; i++)
    args[i] = gv_value_now(c, s, side, c->host[side]->lists.at[o->first_operand + i]);
  gv_set_value(s, side, o->first_result, gv_formula_app(&c->terms, o->name, o->k, args, count));
}

void gv_put_in_flight(gv_walk_state *s, uint32_t op, uint32_t mark) {
  for (uint32_t i = 0; i < s->in_flight.len; i++)
    if (s->in_flight.at[i].op == op && s->in_flight.at[i].mark == mark) return;
  *gv_push(&s->in_flight) = (gv_in_flight){op, mark};
}

static void end_flight(gv_walk_state *s, uint32_t op) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < s->in_flight.len; i++)
    if (s->in_flight.at[i].op != op) s->in_flight.at[kept++] = s->in_flight.at[i];
  s->in_flight.len = kept;
}

/* What is after `from`, a stream or an event, is after `to` as well. */
static void follow(gv_walk_state *s, uint32_t from, uint32_t to) {
  for (uint32_t i = 0, count = s->in_flight.len; i < count; i++)
    if (s->in_flight.at[i].mark == from) gv_put_in_flight(s, s->in_flight.at[i].op, to);
}

/* Of an event that is recorded again the new mark counts. */
static void forget_mark(gv_walk_state *s, uint32_t mark) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < s->in_flight.len; i++)
    if (s->in_flight.at[i].mark != mark) s->in_flight.at[kept++] = s->in_flight.at[i];
  s->in_flight.len = kept;
}

/* Passed once more: what the lowered code did of it before is of another time. */
static void source_waits(const gv_comparison *c, gv_walk_state *s) {
  uint32_t wait = gv_op_number(s, GV_SOURCE), kept = 0;
  bool known = false;
  s->barriers++;
  for (uint32_t i = 0; i < s->waited.len; i++)
    if (s->waited.at[i].wait != wait) s->waited.at[kept++] = s->waited.at[i];
  s->waited.len = kept;
  for (uint32_t i = 0; i < s->waits.len; i++) known = known || s->waits.at[i] == wait;
  if (!known) *gv_push(&s->waits) = wait;
  known = gv_map_get(&c->lowered_waits, wait) ==
          GV_NONE; /* it was lowered to nothing: there was nothing to wait for */
  for (uint32_t i = 0; i < s->unwaited.len; i++) known = known || s->unwaited.at[i] == wait;
  if (!known) *gv_push(&s->unwaited) = wait;
}

static void order(gv_comparison *c, gv_walk_state *s, int side, const gv_host_op *o) {
  for (uint32_t i = 0; i < o->results; i++) {
    const uint32_t name[] = {o->first_result + i, (uint32_t)side, 99, ++s->number};
    gv_set_value(
        s, side, o->first_result + i,
        gv_formula_root(&c->terms, (int64_t)gv_hash(name, sizeof name, s->segment), GV_ROOT_VAGUE));
  }
  if (side == GV_SOURCE && o->blocks) source_waits(c, s);
  if (side == GV_SOURCE || o->operands != 2) return;
  const uint32_t *operands = c->host[side]->lists.at + o->first_operand;
  uint32_t a = gv_value_now(c, s, side, operands[0]), b = gv_value_now(c, s, side, operands[1]);
  bool record = gv_str_equal(o->name, GV_STR("record"));
  if (record) forget_mark(s, a);
  follow(s, b, a);
}

void gv_pass_wait(gv_comparison *c, gv_walk_state *s) {
  const gv_host_op *o = gv_op_at(c, s, GV_LOWERED);
  uint32_t mark =
      o->operands ? gv_value_now(c, s, GV_LOWERED, c->host[GV_LOWERED]->lists.at[o->first_operand])
                  : GV_NONE;
  for (uint32_t i = 0; i < s->in_flight.len;)
    if (s->in_flight.at[i].mark == mark)
      end_flight(s, s->in_flight.at[i].op), i = 0;
    else
      i++;
  order(c, s, GV_LOWERED, o);
  s->frames[GV_LOWERED].at[s->frames[GV_LOWERED].len - 1].op++;
}

/* ---- control ---- */

/* Control goes to the first operation of the edge's target, whose arguments get their values at the
 * same time. */
static void take_edge(gv_comparison *c, gv_walk_state *s, int side, uint32_t edge) {
  const gv_host *h = c->host[side];
  const gv_host_edge *e = &h->edges.at[edge];
  const gv_host_block *b = &h->blocks.at[e->block];
  GV_VEC(uint32_t) terms = {0};
  for (uint32_t i = 0; i < e->values; i++)
    *gv_push(&terms) = gv_value_now(c, s, side, h->lists.at[e->first_value + i]);
  for (uint32_t i = 0; i < terms.len && i < b->args; i++)
    gv_set_value(s, side, b->first_arg + i, terms.at[i]);
  gv_vec_free(&terms);
  gv_frame *f = &s->frames[side].at[s->frames[side].len - 1];
  f->block = e->block;
  f->op = b->first_op;
  f->entered = false;
}

uint32_t gv_known_condition(const gv_comparison *c, const gv_walk_state *s, uint32_t term) {
  bool negated;
  uint32_t plain = gv_formula_strip_not(&c->terms, term, &negated);
  const gv_formula *t = gv_formula_at(&c->terms, plain);
  if (t->kind == GV_FORMULA_CONST) return (uint32_t)(t->k & 1) ^ negated;
  for (uint32_t i = 0; i < s->facts.len; i++)
    if (s->facts.at[i].term == plain) return (uint32_t)s->facts.at[i].holds ^ negated;
  return GV_NONE;
}

/* The edge that is taken; GV_NONE: nothing decides. */
static uint32_t decided(gv_comparison *c, gv_walk_state *s, int side, const gv_host_op *o) {
  uint32_t on = gv_value_now(c, s, side, c->host[side]->lists.at[o->first_operand]);
  if (o->kind == GV_HOST_COND) {
    uint32_t known = gv_known_condition(c, s, on);
    return known == GV_NONE ? GV_NONE : o->first_edge + !known;
  }
  const gv_formula *t = gv_formula_at(&c->terms, on);
  for (uint32_t e = 1; e < o->edges; e++) {
    int64_t k = c->host[side]->edges.at[o->first_edge + e].case_value;
    uint32_t equal =
        t->kind == GV_FORMULA_CONST
            ? (uint32_t)(t->k == k)
            : gv_known_condition(
                  c, s,
                  gv_formula_app(&c->terms, GV_STR("icmp"), 0,
                                 (const uint32_t[]){on, gv_formula_const(&c->terms, k)}, 2));
    if (equal == GV_NONE) return GV_NONE;
    if (equal) return o->first_edge + e;
  }
  return o->first_edge;
}

bool gv_enter_call(gv_comparison *c, gv_walk_state *s, int side) {
  const gv_host *h = c->host[side];
  uint32_t number = gv_op_number(s, side);
  const gv_host_op *o = &h->ops.at[number];
  const gv_host_function *f = &h->functions.at[o->callee];
  if (f->params != o->operands || s->frames[side].len > 64) return false;
  for (uint32_t i = 0; i < s->frames[side].len; i++)
    if (s->frames[side].at[i].function == o->callee) return false;
  for (uint32_t i = 0; i < f->params; i++)
    gv_set_value(s, side, h->lists.at[f->first_param + i],
                 gv_value_now(c, s, side, h->lists.at[o->first_operand + i]));
  *gv_push(&s->frames[side]) = (gv_frame){.function = o->callee,
                                          .block = f->first_block,
                                          .op = h->blocks.at[f->first_block].first_op,
                                          .call = number};
  return true;
}

/* Back to the caller; what was the callee's is gone. */
static void leave(gv_comparison *c, gv_walk_state *s, int side, const gv_host_op *o) {
  const gv_host *h = c->host[side];
  gv_frame callee = gv_pop(&s->frames[side]);
  const gv_host_op *call = &h->ops.at[callee.call];
  for (uint32_t i = 0; i < call->results && i < o->operands; i++)
    gv_set_value(s, side, call->first_result + i,
                 gv_value_now(c, s, side, h->lists.at[o->first_operand + i]));
  const gv_host_function *f = &h->functions.at[callee.function];
  gv_map rest = {0}, *env = &s->env[side];
  for (uint32_t i = 0; i < env->cap; i++) {
    bool found, own = env->values[i] != GV_NONE && env->keys[i] >= f->first_leaf &&
                      env->keys[i] < f->end_leaf;
    if (env->values[i] != GV_NONE && !own) *gv_map_at(&rest, env->keys[i], &found) = env->values[i];
  }
  c->steps += env->cap / 16;
  gv_map_free(env);
  *env = rest;
  s->frames[side].at[s->frames[side].len - 1].op++;
}

static bool is_join(const gv_comparison *c, const gv_walk_state *s, int side) {
  const gv_frame *f = &s->frames[side].at[s->frames[side].len - 1];
  const gv_host_block *b = &c->host[side]->blocks.at[f->block];
  return !f->entered && f->op == b->first_op && b->preds > 1;
}

gv_stop gv_run_side(gv_comparison *c, gv_walk_state *s, int side) {
  for (;; c->steps++) {
    if (is_join(c, s, side)) return GV_AT_JOIN;
    const gv_host_op *o = gv_op_at(c, s, side);
    uint32_t edge;
    switch ((gv_host_kind)o->kind) {
    case GV_HOST_PURE: pure(c, s, side, o); break;
    case GV_HOST_LOAD: load(c, s, side, o); break;
    case GV_HOST_SLOT: {
      uint32_t slot = slot_term(c, s, gv_op_number(s, side), o, side);
      clear_memory(s, side, slot);
      gv_set_value(s, side, o->first_result, slot);
      break;
    }
    case GV_HOST_STORE:
      if (!store(c, s, side, o)) return GV_AT_EFFECT;
      break;
    case GV_HOST_ORDER:
      if (side == GV_LOWERED && o->blocks) return GV_AT_WAIT;
      order(c, s, side, o);
      break;
    case GV_HOST_EFFECT: return GV_AT_EFFECT;
    case GV_HOST_CALL: return GV_AT_CALL;
    case GV_HOST_OPAQUE: return GV_AT_OPAQUE;
    case GV_HOST_END: return GV_AT_END;
    case GV_HOST_RETURN:
      if (s->frames[side].len == 1) return GV_AT_RETURN;
      leave(c, s, side, o);
      continue;
    case GV_HOST_BR: take_edge(c, s, side, o->first_edge); continue;
    case GV_HOST_COND:
    case GV_HOST_SWITCH:
      edge = decided(c, s, side, o);
      if (edge == GV_NONE) return GV_AT_BRANCH;
      take_edge(c, s, side, edge);
      continue;
    }
    s->frames[side].at[s->frames[side].len - 1].op++;
  }
}
