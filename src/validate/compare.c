/* needs: the host code of a source and of what it was lowered to. gives: whether the lowered code does what the source does, as often, with
 * the same operands and in an order that the source allows, on every path; else the first difference.
 *
 * An effect of the lowered code that is not the next one of the source may be one that comes later there: then what comes before is owed,
 * and the two may change places if nothing in the source orders them, or only the host does and they have no memory in common.
 */
#include "validate/walk.h"

typedef enum outcome { NO, DIFFERENT, SAME } outcome;

/* A pair of functions on its way. */
typedef struct walk {
  gv_comparison *c;
  bool root; /* the outside calls the source's function: its arguments are chosen freely, its buffers are distinct */
  GV_VEC(gv_walk_state) queue;
  GV_VEC(gv_walk_state) merged; /* by place */
  GV_VEC(uint32_t) resumed;     /* of these, the ones to go on from */
  gv_map places;
  bool ordered; /* what comes first in the programs goes first, so that ways that meet go on as one; else each way to its end */
  bool too_long;
  gv_difference *difference;
  uint64_t limit;
} walk;

enum { MOST_STEPS = 4000000, FEW_STEPS = 300000, MOST_OWED = 48, MOST_TERMS = 256 };

/* ---- what is said ---- */

static const gv_host_op *source_op(const gv_comparison *c, uint32_t op) { return &c->host[GV_SOURCE]->ops.at[op]; }
static const gv_host_op *lowered_op(const gv_comparison *c, uint32_t op) { return &c->host[GV_LOWERED]->ops.at[op]; }

static void differ(walk *w, const gv_walk_state *s, gv_rule rule, bool certain, gv_loc loc, gv_str message) {
  gv_difference *d = w->difference;
  if (d->found) return;
  certain = certain && s->sure && w->root;
  *d = (gv_difference){true, certain ? rule : GV_RULE_WORK_UNMATCHED, loc, message, {NULL, 0}, GV_NO_LOC};
}

static void add_note(walk *w, gv_loc loc, gv_str note) {
  if (w->difference->note.at) return;
  w->difference->note = note;
  w->difference->note_loc = loc;
}

/* ---- are they the same? ---- */

static bool is_at(const gv_comparison *c, const gv_host_op *lowered, uint64_t place) {
  if (gv_place_key(c, lowered->loc) == place) return true;
  for (uint32_t i = 0; i < lowered->alsos; i++)
    if (gv_place_key(c, c->host[GV_LOWERED]->places.at[lowered->first_also + i]) == place) return true;
  return false;
}

/* It has the place of another operation of the source. */
static bool is_elsewhere(const gv_comparison *c, const gv_host_op *source, const gv_host_op *lowered) {
  if (is_at(c, lowered, gv_place_key(c, source->loc))) return false;
  return gv_map_get(&c->source_at, gv_place_key(c, lowered->loc)) != GV_NONE;
}

static bool is_same_kernel(const gv_comparison *c, const gv_host_op *source, const gv_host_op *lowered) {
  bool inlined = source->body.file != GV_NONE && gv_place_key(c, source->body) == gv_place_key(c, source->loc);
  if (inlined && lowered->body.file != GV_NONE) return gv_place_key(c, lowered->body) == gv_place_key(c, source->body);
  return gv_str_equal(source->symbol, lowered->symbol);
}

typedef struct pairing {
  const uint32_t *source, *lowered; /* leaves */
  uint32_t count;
} pairing;

/* The operands that have to be equal, two lists of them; false: they have not as many. */
static bool pair_operands(const gv_comparison *c, const gv_host_op *a, const gv_host_op *b, pairing *first, pairing *second) {
  const uint32_t *from = c->host[GV_SOURCE]->lists.at, *to = c->host[GV_LOWERED]->lists.at;
  bool launch = a->sizes && b->sizes;
  uint32_t sizes = launch ? a->sizes : 0;
  *first = (pairing){from + a->first_operand, to + b->first_operand, sizes};
  *second = (pairing){from + a->first_operand + sizes, to + b->first_operand + sizes, b->operands - sizes};
  if (a->operands == b->operands) return true;
  second->source = from + (a->bares == second->count ? a->first_bare : a->first_sunk);
  return launch && (a->bares == second->count || a->sunks == second->count);
}

static bool equal_terms(gv_comparison *c, gv_walk_state *s, uint32_t from, uint32_t to, bool *sure) {
  if (c->host[GV_SOURCE]->leaves.at[from].order) return true;
  uint32_t a = gv_value_now(c, s, GV_SOURCE, from), b = gv_value_now(c, s, GV_LOWERED, to);
  if (gv_passed(c, s, GV_SOURCE, a) == gv_passed(c, s, GV_LOWERED, b)) return true;
  *sure = gv_formula_at(&c->terms, a)->sure && gv_formula_at(&c->terms, b)->sure;
  return false;
}

static bool equal_lists(gv_comparison *c, gv_walk_state *s, const pairing *p, uint32_t *wrong, bool *sure) {
  for (*wrong = 0; *wrong < p->count; ++*wrong)
    if (!equal_terms(c, s, p->source[*wrong], p->lowered[*wrong], sure)) return false;
  return true;
}

typedef struct verdict {
  outcome what;
  bool sure;
  const char *differs;
} verdict;

/* `anywhere`: whatever their places. */
static verdict match_at(gv_comparison *c, gv_walk_state *s, uint32_t from, uint32_t to, bool anywhere) {
  const gv_host_op *a = source_op(c, from), *b = lowered_op(c, to);
  verdict v = {NO, false, ""};
  pairing first, second;
  uint32_t wrong;
  if (!gv_str_equal(a->name, b->name) || (!anywhere && is_elsewhere(c, a, b))) return v;
  bool at = is_at(c, b, gv_place_key(c, a->loc));
  v.what = at ? DIFFERENT : NO;
  if (gv_str_equal(a->name, GV_STR("launch"))) {
    v.differs = "kernel", v.sure = true;
    if (!is_same_kernel(c, a, b)) return v;
  } else if (!gv_str_equal(a->symbol, b->symbol)) {
    v.differs = "function", v.sure = true;
    return v;
  }
  v.differs = "element width", v.sure = true;
  if (gv_str_equal(a->name, GV_STR("memset")) && a->k != b->k) return v;
  v.differs = "number of operands", v.sure = false;
  if (!pair_operands(c, a, b, &first, &second)) return v;
  v.differs = "launch configuration";
  if (!equal_lists(c, s, &first, &wrong, &v.sure)) return v;
  static const char *const copies[] = {"destination", "source", "number of bytes"}, *const sets[] = {"destination", "value",
                                                                                                     "number of elements"};
  bool copy = gv_str_equal(a->name, GV_STR("memcpy")) || gv_str_equal(a->name, GV_STR("hostcopy"));
  bool set = gv_str_equal(a->name, GV_STR("memset"));
  bool equal = equal_lists(c, s, &second, &wrong, &v.sure);
  v.differs = copy && wrong < 3 ? copies[wrong] : set && wrong < 3 ? sets[wrong] : a->sizes ? "kernel argument" : "operand";
  if (equal) v.what = SAME;
  return v;
}

static verdict match(gv_comparison *c, gv_walk_state *s, uint32_t from, uint32_t to) { return match_at(c, s, from, to, false); }

/* ---- changing places ---- */

static bool is_named(const gv_host_op *o, const char *name) { return gv_str_equal(o->name, gv_str_of(name)); }

/* Nothing but a new address comes of it. */
static bool only_allocates(const gv_host_op *o) {
  return is_named(o, "alloc") || is_named(o, "malloc") || is_named(o, "aligned_alloc");
}

static bool is_owed_root(const gv_walk_state *s, uint32_t term) {
  for (uint32_t i = 0; i < s->owed.len; i++)
    if (s->owed.at[i].root == term) return true;
  return false;
}

/* It makes memory that the lowered code does not have, or only fills or frees such memory: what takes that out changes nothing. */
static bool is_of_no_use(const gv_comparison *c, const gv_walk_state *s, const gv_owed *owed) {
  const gv_host_op *o = source_op(c, owed->op);
  int64_t offset;
  if (only_allocates(o)) return true;
  bool fills = is_named(o, "memcpy") || is_named(o, "memset") || is_named(o, "free") || is_named(o, "hostfree") ||
               is_named(o, "hostcopy") || is_named(o, "store");
  return fills && owed->terms.len && is_owed_root(s, gv_formula_base(&c->terms, owed->terms.at[0], &offset));
}

/* The first thing owed that is of use; GV_NONE: there is none. */
static uint32_t first_owed(const gv_comparison *c, const gv_walk_state *s) {
  for (uint32_t i = 0; i < s->owed.len; i++)
    if (!is_of_no_use(c, s, &s->owed.at[i])) return s->owed.at[i].op;
  return GV_NONE;
}

/* The lowered code does without what is of no use. */
static void forgive(gv_comparison *c, gv_walk_state *s) {
  if (!s->owed.len || first_owed(c, s) != GV_NONE) return;
  for (uint32_t i = 0; i < s->owed.len; i++) gv_vec_free(&s->owed.at[i].terms);
  s->owed.len = 0;
  s->epoch[GV_SOURCE] = s->epoch[GV_LOWERED] = gv_new_root(c, s, GV_ROOT_VAGUE);
}

/* What it may touch, by the buffers that its operands lead into; false: not known. */
static bool touched(gv_comparison *c, const gv_walk_state *s, const gv_host_op *o, const uint32_t *terms, uint32_t count,
                    uint32_t *bases, uint32_t *made) {
  bool plain = is_named(o, "memcpy") || is_named(o, "memset") || is_named(o, "launch") || is_named(o, "store") ||
               is_named(o, "hostcopy");
  (void)s;
  *made = 0;
  if (!plain) return false;
  uint32_t first = o->sizes, end = is_named(o, "memcpy") || is_named(o, "hostcopy") ? 2
                                   : is_named(o, "memset") || is_named(o, "store")  ? 1
                                                                                    : count;
  for (uint32_t i = first; i < end && i < count; i++) {
    int64_t offset;
    if (gv_formula_at(&c->terms, terms[i])->kind == GV_FORMULA_CONST) continue;
    uint32_t base = gv_formula_base(&c->terms, terms[i], &offset);
    if (base == GV_NONE || gv_formula_at(&c->terms, base)->kind != GV_FORMULA_ROOT || !gv_formula_at(&c->terms, base)->sure)
      return false;
    bases[(*made)++] = base;
  }
  return true;
}

static bool is_disjoint(walk *w, const gv_walk_state *s, const gv_owed *owed, uint32_t op, const uint32_t *terms,
                        uint32_t count) {
  gv_comparison *c = w->c;
  uint32_t a[MOST_TERMS], b[MOST_TERMS], as, bs;
  const gv_host_op *first = source_op(c, owed->op), *second = source_op(c, op);
  if (is_named(first, "launch") && is_named(second, "launch")) return false; /* by globals of their module */
  if (!touched(c, s, first, owed->terms.at, owed->terms.len, a, &as) || !touched(c, s, second, terms, count, b, &bs))
    return false;
  for (uint32_t i = 0; i < as; i++)
    for (uint32_t k = 0; k < bs; k++) {
      bool both_given = gv_formula_at(&c->terms, a[i])->given && gv_formula_at(&c->terms, b[k])->given;
      if (a[i] == b[k] || (both_given && !w->root)) return false;
    }
  return true;
}

static uint32_t gpu_op_at(const gv_comparison *c, gv_loc loc) {
  for (uint32_t low = 0, high = c->spots->source.len; low < high;) {
    uint32_t middle = low + (high - low) / 2;
    const gv_loc *at = &c->spots->source.at[middle].loc;
    int order = at->file != loc.file   ? (at->file < loc.file ? -1 : 1)
                : at->line != loc.line ? (at->line < loc.line ? -1 : 1)
                                       : (at->col > loc.col) - (at->col < loc.col);
    if (!order) return c->spots->source.at[middle].op;
    if (order < 0)
      low = middle + 1;
    else
      high = middle;
  }
  return GV_NONE;
}

typedef enum lead { NO_LEAD, MAY_LEAD, LEADS } lead;

/* Whether the tokens that `later` takes lead back to `earlier`. */
static lead tokens_lead(const gv_comparison *c, uint32_t earlier, uint32_t later) {
  const gv_gpu_program *p = c->program;
  uint32_t goal = gpu_op_at(c, source_op(c, earlier)->loc), from = gpu_op_at(c, source_op(c, later)->loc);
  if (goal == GV_NONE || from == GV_NONE) return NO_LEAD;
  GV_VEC(uint32_t) queue = {0};
  gv_map seen = {0};
  lead leads = NO_LEAD;
  bool found;
  for (uint32_t d = 0; d < p->ops.at[from].deps; d++) *gv_push(&queue) = p->deps.at[p->ops.at[from].first_dep + d];
  while (queue.len && leads != LEADS) {
    uint32_t token = gv_pop(&queue);
    uint32_t *known = gv_map_at(&seen, token, &found);
    if (found) continue;
    *known = 1;
    const gv_token *t = &p->tokens.at[token];
    leads = t->op == goal ? LEADS : t->open ? MAY_LEAD : leads;
    if (t->op != GV_NONE)
      for (uint32_t d = 0; d < p->ops.at[t->op].deps; d++) *gv_push(&queue) = p->deps.at[p->ops.at[t->op].first_dep + d];
    for (uint32_t f = t->first_flow; f != GV_NONE; f = p->flows.at[f].next) *gv_push(&queue) = p->flows.at[f].from;
  }
  gv_vec_free(&queue);
  gv_map_free(&seen);
  return leads;
}

static bool is_reachable(walk *w, const gv_walk_state *s, uint64_t place);

/* The lowered code does without it, for good. */
static bool is_left_out(walk *w, const gv_walk_state *s, const gv_owed *owed) {
  return is_of_no_use(w->c, s, owed) && !is_reachable(w, s, gv_place_key(w->c, source_op(w->c, owed->op)->loc));
}

/* `op`, in a frame entered by `call`, where the host has waited `barriers` times, may come before what is owed. */
static bool may_overtake(walk *w, const gv_walk_state *s, const gv_owed *owed, uint32_t op, uint32_t call, uint32_t barriers,
                         const uint32_t *terms, uint32_t count) {
  const gv_host_op *first = source_op(w->c, owed->op), *second = source_op(w->c, op);
  if (is_left_out(w, s, owed)) return true;
  if (owed->call == call && tokens_lead(w->c, owed->op, op)) return false;
  if (only_allocates(first) || only_allocates(second)) return true;
  bool host = first->host_only || second->host_only || first->blocks || barriers != owed->barriers;
  return !host || is_disjoint(w, s, owed, op, terms, count);
}

/* ---- doing it ---- */

static gv_root root_of(const gv_host_op *o) { return is_named(o, "call") ? GV_ROOT_FREE : GV_ROOT_DISTINCT; }

/* Operand terms of an effect; the results get `root` and what follows it. */
static void list_terms(gv_comparison *c, gv_walk_state *s, int side, const gv_host_op *o, uint32_t *terms, uint32_t *count) {
  *count = 0;
  for (uint32_t i = 0; i < o->operands && i < MOST_TERMS; i++)
    terms[(*count)++] = gv_value_now(c, s, side, c->host[side]->lists.at[o->first_operand + i]);
}

static void give_results(gv_comparison *c, gv_walk_state *s, int side, const gv_host_op *o, uint32_t root) {
  for (uint32_t i = 0; i < o->results; i++) {
    uint32_t part = i ? gv_formula_app(&c->terms, GV_STR("result"), i, &root, 1) : root;
    gv_set_value(s, side, o->first_result + i, part);
  }
}

static void step_over(gv_walk_state *s, int side) { s->frames[side].at[s->frames[side].len - 1].op++; }

static uint32_t call_of(const gv_walk_state *s, int side) { return s->frames[side].at[s->frames[side].len - 1].call; }

/* What of memory it may write is another from now on. */
static void touch(gv_comparison *c, gv_walk_state *s, int side, const gv_host_op *o, uint32_t epoch) {
  uint32_t terms[MOST_TERMS], count;
  list_terms(c, s, side, o, terms, &count);
  gv_forget_behind(c, s, side, terms, is_named(o, "store") ? 1 : count);
  if (!only_allocates(o)) s->epoch[side] = epoch;
}

static void do_both(gv_comparison *c, gv_walk_state *s) {
  const gv_host_op *a = gv_op_at(c, s, GV_SOURCE), *b = gv_op_at(c, s, GV_LOWERED);
  uint32_t epoch = gv_new_root(c, s, GV_ROOT_VAGUE), root = gv_new_root(c, s, root_of(a));
  touch(c, s, GV_SOURCE, a, epoch);
  touch(c, s, GV_LOWERED, b, epoch);
  give_results(c, s, GV_SOURCE, a, root);
  give_results(c, s, GV_LOWERED, b, root);
  s->barriers += a->blocks;
  s->circled.len = 0;
  if (a->blocks && !b->blocks && b->stream != GV_NONE && !is_named(a, "free"))
    gv_put_in_flight(s, gv_op_number(s, GV_SOURCE), gv_value_now(c, s, GV_LOWERED, b->stream));
  *gv_push(&s->done) = gv_op_number(s, GV_SOURCE);
  step_over(s, GV_SOURCE);
  step_over(s, GV_LOWERED);
}

static void owe(gv_comparison *c, gv_walk_state *s) {
  const gv_host_op *o = gv_op_at(c, s, GV_SOURCE);
  uint32_t terms[MOST_TERMS], count, root = gv_new_root(c, s, root_of(o));
  list_terms(c, s, GV_SOURCE, o, terms, &count);
  gv_owed *owed = gv_push(&s->owed);
  *owed = (gv_owed){.op = gv_op_number(s, GV_SOURCE), .call = call_of(s, GV_SOURCE), .root = root, .barriers = s->barriers};
  for (uint32_t i = 0; i < count; i++) *gv_push(&owed->terms) = gv_passed(c, s, GV_SOURCE, terms[i]);
  touch(c, s, GV_SOURCE, o, gv_new_root(c, s, GV_ROOT_VAGUE));
  give_results(c, s, GV_SOURCE, o, root);
  s->barriers += o->blocks;
  step_over(s, GV_SOURCE);
}

/* ---- what is owed is done ---- */

static bool is_equal_to_owed(gv_comparison *c, gv_walk_state *s, const gv_owed *owed, const gv_host_op *b) {
  const gv_host_op *a = source_op(c, owed->op);
  uint32_t terms[MOST_TERMS], count;
  if (!gv_str_equal(a->name, b->name) || is_elsewhere(c, a, b) || a->k != b->k) return false;
  if (is_named(a, "launch") ? !is_same_kernel(c, a, b) : !gv_str_equal(a->symbol, b->symbol)) return false;
  list_terms(c, s, GV_LOWERED, b, terms, &count);
  if (count != owed->terms.len) return false;
  for (uint32_t i = 0; i < count; i++)
    if (owed->terms.at[i] != gv_passed(c, s, GV_LOWERED, terms[i])) return false;
  return true;
}

/* The lowered code does now what the source did before; false: it does not. */
static bool pay(walk *w, gv_walk_state *s) {
  gv_comparison *c = w->c;
  const gv_host_op *b = gv_op_at(c, s, GV_LOWERED);
  for (uint32_t i = 0; i < s->owed.len; i++) {
    gv_owed *owed = &s->owed.at[i];
    if (!is_equal_to_owed(c, s, owed, b)) continue;
    for (uint32_t k = 0; k < i; k++)
      if (!may_overtake(w, s, &s->owed.at[k], owed->op, owed->call, owed->barriers, owed->terms.at, owed->terms.len))
        return false;
    touch(c, s, GV_LOWERED, b, gv_new_root(c, s, GV_ROOT_VAGUE));
    give_results(c, s, GV_LOWERED, b, owed->root);
    *gv_push(&s->done) = owed->op;
    gv_vec_free(&owed->terms);
    memmove(owed, owed + 1, (s->owed.len - i - 1) * sizeof *owed);
    s->owed.len--;
    if (!s->owed.len) s->epoch[GV_SOURCE] = s->epoch[GV_LOWERED] = gv_new_root(c, s, GV_ROOT_VAGUE);
    step_over(s, GV_LOWERED);
    s->circled.len = 0;
    return true;
  }
  return false;
}

/* Further on in the source there is what the lowered code does now. *blocked: it is there, and may not come before this operation. */
static bool look_ahead(walk *w, gv_walk_state *s, uint32_t *blocked) {
  gv_comparison *c = w->c;
  uint32_t to = gv_op_number(s, GV_LOWERED);
  gv_walk_state ahead;
  bool found = false;
  *blocked = GV_NONE;
  gv_state_copy(&ahead, s);
  c->steps += ahead.env[GV_SOURCE].cap / 8;
  while (ahead.owed.len < MOST_OWED && !found) {
    gv_stop stop = gv_run_side(c, &ahead, GV_SOURCE);
    if (stop == GV_AT_CALL && gv_enter_call(c, &ahead, GV_SOURCE)) continue;
    if (stop != GV_AT_EFFECT) break;
    uint32_t from = gv_op_number(&ahead, GV_SOURCE), terms[MOST_TERMS], count;
    if (match(c, &ahead, from, to).what != SAME) {
      owe(c, &ahead);
      continue;
    }
    found = true;
    list_terms(c, &ahead, GV_SOURCE, source_op(c, from), terms, &count);
    for (uint32_t i = 0; i < ahead.owed.len && *blocked == GV_NONE; i++)
      if (!may_overtake(w, &ahead, &ahead.owed.at[i], from, call_of(&ahead, GV_SOURCE), ahead.barriers, terms, count))
        *blocked = ahead.owed.at[i].op;
    if (*blocked == GV_NONE) {
      do_both(c, &ahead);
      /* What each side sees of memory differs until nothing is owed. */
      if (first_owed(c, &ahead) != GV_NONE) ahead.epoch[GV_LOWERED] = gv_new_root(c, &ahead, GV_ROOT_VAGUE);
    }
  }
  if (found && *blocked == GV_NONE) {
    gv_state_free(s);
    *s = ahead;
    return true;
  }
  gv_state_free(&ahead);
  return false;
}

/* ---- differences ---- */

/* On the way that the lowered code is on, it does this operation of the source later, before anything branches. *waits: and a call for
 * the wait `wait` comes after that, or a branch, after which one may; NULL: nobody asks. */
static bool comes_before_wait(walk *w, const gv_walk_state *s, uint32_t op, uint32_t wait, bool *waits) {
  gv_walk_state on;
  uint64_t place = gv_place_key(w->c, source_op(w->c, op)->loc);
  bool found = false;
  gv_state_copy(&on, s);
  for (uint32_t left = 256; left && !(found && (!waits || *waits)); left--) {
    gv_stop stop = gv_run_side(w->c, &on, GV_LOWERED);
    const gv_host_op *o = gv_op_at(w->c, &on, GV_LOWERED);
    if (stop == GV_AT_CALL && gv_enter_call(w->c, &on, GV_LOWERED)) continue;
    if (stop == GV_AT_WAIT) {
      if (found && waits) *waits = gv_map_get(&w->c->waits_at, gv_place_key(w->c, o->loc)) == wait;
      gv_pass_wait(w->c, &on);
      continue;
    }
    if (stop == GV_AT_JOIN) {
      on.frames[GV_LOWERED].at[on.frames[GV_LOWERED].len - 1].entered = true;
      continue;
    }
    if (stop != GV_AT_EFFECT && stop != GV_AT_CALL) {
      if (found && waits) *waits = stop != GV_AT_RETURN && stop != GV_AT_END;
      break;
    }
    found = found || is_at(w->c, o, place);
    step_over(&on, GV_LOWERED);
  }
  gv_state_free(&on);
  return found;
}

static bool does_work(const gv_host_op *o) {
  return o->kind == GV_HOST_EFFECT || o->kind == GV_HOST_STORE || o->kind == GV_HOST_CALL;
}

static bool comes_later(walk *w, const gv_walk_state *s, uint32_t op) { return comes_before_wait(w, s, op, GV_NONE, NULL); }

/* An operation at this place is reachable in the lowered code from here, by whatever path. */
static bool is_reachable(walk *w, const gv_walk_state *s, uint64_t place) {
  const gv_host *h = w->c->host[GV_LOWERED];
  const gv_frame *at = &s->frames[GV_LOWERED].at[s->frames[GV_LOWERED].len - 1];
  const gv_host_function *f = &h->functions.at[at->function];
  uint32_t blocks = f->end_block - f->first_block;
  bool *seen = gv_malloc(blocks + 1), found = false;
  GV_VEC(uint32_t) queue = {0};
  memset(seen, 0, blocks + 1);
  *gv_push(&queue) = at->block;
  for (bool first = true; queue.len; first = false) {
    const gv_host_block *b = &h->blocks.at[gv_pop(&queue)];
    for (uint32_t o = first ? at->op : b->first_op; o < b->end_op; o++) {
      const gv_host_op *op = &h->ops.at[o];
      found = found || (does_work(op) && is_at(w->c, op, place));
      for (uint32_t e = 0; e < op->edges; e++) {
        uint32_t to = h->edges.at[op->first_edge + e].block;
        if (!seen[to - f->first_block]) *gv_push(&queue) = to;
        seen[to - f->first_block] = true;
      }
    }
  }
  for (uint32_t o = 0; o < h->ops.len && !found; o++) { /* what a function does that is called, or that this one returns to */
    bool here = o >= h->blocks.at[f->first_block].first_op && o < h->blocks.at[f->end_block - 1].end_op;
    found = !here && does_work(&h->ops.at[o]) && is_at(w->c, &h->ops.at[o], place);
  }
  gv_vec_free(&queue);
  gv_free(seen);
  return found;
}

static void say_dropped(walk *w, const gv_walk_state *s, uint32_t op) {
  const gv_host_op *o = source_op(w->c, op);
  /* Copies into memory that nothing else uses, and unused memory, may go. */
  bool certain =
      is_named(o, "launch") || is_named(o, "memset") || is_named(o, "free") || is_named(o, "store") || is_named(o, "call");
  if (is_named(o, "memcpy") || is_named(o, "hostcopy")) {
    int64_t offset;
    gv_walk_state copy;
    gv_state_copy(&copy, s);
    uint32_t base = gv_formula_base(
        &w->c->terms, gv_value_now(w->c, &copy, GV_SOURCE, w->c->host[GV_SOURCE]->lists.at[o->first_operand]), &offset);
    certain = base != GV_NONE && gv_formula_at(&w->c->terms, base)->given;
    gv_state_free(&copy);
  }
  certain = certain && !is_reachable(w, s, gv_place_key(w->c, o->loc));
  differ(w, s, GV_RULE_WORK_DROPPED, certain, o->loc,
         gv_format(w->c->arena,
                   certain ? "the lowered code drops this %.*s on some path"
                           : "cannot prove that the lowered code does this %.*s on every path",
                   GV_FMT(o->written)));
}

static void say_swapped(walk *w, const gv_walk_state *s, uint32_t first, uint32_t second, bool conflict) {
  const gv_host_op *a = source_op(w->c, first), *b = source_op(w->c, second);
  bool tokens = tokens_lead(w->c, first, second) == LEADS;
  bool frees = is_named(a, "free") || is_named(b, "free");
  differ(w, s, GV_RULE_DEPENDENCY_DROPPED, (tokens && !frees) || conflict, b->loc,
         gv_format(w->c->arena, "the lowered code moves this %.*s before %.*s at line %u%s", GV_FMT(b->written),
                   GV_FMT(a->written), a->loc.line, tokens ? ", on which it depends" : ""));
  add_note(w, a->loc, GV_STR("this must come first"));
}

static bool was_done(const gv_comparison *c, const gv_walk_state *s, const gv_host_op *lowered) {
  for (uint32_t i = 0; i < s->done.len; i++)
    if (is_at(c, lowered, gv_place_key(c, source_op(c, s->done.at[i])->loc))) return true;
  return false;
}

/* The lowered code does something that the source does not do there. */
static void say_extra(walk *w, const gv_walk_state *s) {
  const gv_host_op *o = gv_op_at(w->c, s, GV_LOWERED);
  uint32_t source = gv_map_get(&w->c->source_at, gv_place_key(w->c, o->loc));
  if (source == GV_NONE) {
    differ(w, s, GV_RULE_WORK_UNMATCHED, false, o->loc,
           gv_format(w->c->arena, "cannot prove that the source has this %.*s of the lowered code", GV_FMT(o->written)));
    return;
  }
  bool again = was_done(w->c, s, o);
  const gv_host_op *from = source_op(w->c, source);
  differ(w, s, again ? GV_RULE_WORK_REPEATED : GV_RULE_WORK_UNMATCHED, again, from->loc,
         gv_format(w->c->arena,
                   again ? "the lowered code repeats this %.*s on some path"
                         : "cannot prove that the lowered code does this %.*s at the same point and with the same operands",
                   GV_FMT(from->written)));
}

static void say_different(walk *w, const gv_walk_state *s, uint32_t op, const verdict *v) {
  const gv_host_op *o = source_op(w->c, op);
  if (v->sure && s->sure && w->root)
    differ(w, s, GV_RULE_WORK_DIFFERS, true, o->loc,
           gv_format(w->c->arena, "the lowered code does this %.*s with a different %s", GV_FMT(o->written), v->differs));
  else
    differ(w, s, GV_RULE_WORK_UNMATCHED, false, o->loc,
           gv_format(w->c->arena, "cannot prove that this %.*s has the same %s in the lowered code", GV_FMT(o->written),
                     v->differs));
}

/* The buffer that the operation writes for certain; GV_NONE: none is known. */
static uint32_t written_base(gv_comparison *c, const gv_host_op *o, const uint32_t *terms, uint32_t count) {
  int64_t offset;
  bool writes = is_named(o, "memcpy") || is_named(o, "memset") || is_named(o, "store") || is_named(o, "hostcopy");
  uint32_t base = writes && count ? gv_formula_base(&c->terms, terms[0], &offset) : GV_NONE;
  return base != GV_NONE && gv_formula_at(&c->terms, base)->sure ? base : GV_NONE;
}

static bool uses(gv_comparison *c, uint32_t base, const uint32_t *terms, uint32_t count) {
  int64_t offset;
  for (uint32_t i = 0; base != GV_NONE && i < count; i++)
    if (gv_formula_base(&c->terms, terms[i], &offset) == base) return true;
  return false;
}

/* One of the two, both seen as the lowered code comes to the second, writes a buffer that the other uses. */
static bool writes_what_other_uses(gv_comparison *c, const gv_walk_state *s, uint32_t first, uint32_t second) {
  gv_walk_state now;
  uint32_t a[MOST_TERMS], b[MOST_TERMS], as, bs;
  gv_state_copy(&now, s);
  const gv_host_op *o = source_op(c, first), *p = lowered_op(c, second);
  list_terms(c, &now, GV_SOURCE, o, a, &as);
  list_terms(c, &now, GV_LOWERED, p, b, &bs);
  bool conflict = uses(c, written_base(c, o, a, as), b, bs) || uses(c, written_base(c, p, b, bs), a, as);
  gv_state_free(&now);
  return conflict;
}

/* ---- waits ---- */

static bool contains(const uint32_t *list, uint32_t len, uint32_t what) {
  for (uint32_t i = 0; i < len; i++)
    if (list[i] == what) return true;
  return false;
}

/* Of what is owed, the first thing that the wait waits for; GV_NONE. */
static uint32_t owed_to_wait(const gv_comparison *c, const gv_walk_state *s, uint32_t wait, lead *how) {
  for (uint32_t i = 0; i < s->owed.len; i++) {
    *how = tokens_lead(c, s->owed.at[i].op, wait);
    /* Of a function that is called several times, it may be another call's. */
    if (*how == LEADS && s->owed.at[i].call != call_of(s, GV_SOURCE)) *how = MAY_LEAD;
    if (*how != NO_LEAD && !is_of_no_use(c, s, &s->owed.at[i])) return s->owed.at[i].op;
  }
  return GV_NONE;
}

/* The source runs on until it has passed the wait; what it does on its way is owed. False: it does not come there. */
static bool run_to_wait(walk *w, gv_walk_state *s, uint32_t wait) {
  for (uint32_t left = MOST_OWED; left; left--) {
    gv_stop stop = gv_run_side(w->c, s, GV_SOURCE);
    if (contains(s->waits.at, s->waits.len, wait)) return true;
    if (stop == GV_AT_CALL && gv_enter_call(w->c, s, GV_SOURCE)) continue;
    if (stop != GV_AT_EFFECT) return false;
    owe(w->c, s);
  }
  return false;
}

static void forget_wait(gv_walk_state *s, uint32_t wait) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < s->waits.len; i++)
    if (s->waits.at[i] != wait) s->waits.at[kept++] = s->waits.at[i];
  s->waits.len = kept;
}

/* The source has passed the wait that the lowered code is at, or it is none of the source. */
static bool has_waited(const gv_comparison *c, const gv_walk_state *s) {
  uint32_t wait = gv_map_get(&c->waits_at, gv_place_key(c, gv_op_at(c, s, GV_LOWERED)->loc));
  gv_waited now = {wait, gv_op_number(s, GV_LOWERED)};
  for (uint32_t i = 0; i < s->waited.len; i++)
    if (memcmp(&s->waited.at[i], &now, sizeof now) == 0) return false;
  return wait == GV_NONE || contains(s->waits.at, s->waits.len, wait);
}

/* No more calls for this wait come in the block, or there were as many as it has tokens. */
static bool is_last_part(const gv_comparison *c, const gv_walk_state *s, uint32_t wait) {
  const gv_host *h = c->host[GV_LOWERED];
  const gv_frame *at = &s->frames[GV_LOWERED].at[s->frames[GV_LOWERED].len - 1];
  uint32_t gpu = gpu_op_at(c, source_op(c, wait)->loc), parts = 0;
  for (uint32_t i = 0; i < s->waited.len; i++) parts += s->waited.at[i].wait == wait;
  if (gpu != GV_NONE && parts >= c->program->ops.at[gpu].deps) return true;
  for (uint32_t o = at->op + 1; o < h->blocks.at[at->block].end_op; o++) {
    const gv_host_op *op = &h->ops.at[o];
    if (op->kind == GV_HOST_ORDER && op->blocks && gv_map_get(&c->waits_at, gv_place_key(c, op->loc)) == wait) return false;
  }
  return true;
}

static void forget_unwaited(gv_walk_state *s, uint32_t wait) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < s->unwaited.len; i++)
    if (s->unwaited.at[i] != wait) s->unwaited.at[kept++] = s->unwaited.at[i];
  s->unwaited.len = kept;
}

/* Before something outside, or the end: the lowered code has waited for all that the source has; false: it may not have. */
static bool has_waited_too(walk *w, const gv_walk_state *s) {
  if (!s->unwaited.len) return true;
  const gv_host_op *o = source_op(w->c, s->unwaited.at[0]), *next = gv_op_at(w->c, s, GV_SOURCE);
  differ(w, s, GV_RULE_WORK_UNMATCHED, false, o->loc,
         gv_format(w->c->arena, "cannot prove that the lowered code waits here before %.*s at %u:%u",
                   GV_FMT(next->written.len ? next->written : GV_STR("the return")), next->loc.line, next->loc.col));
  return false;
}

/* What the source has waited for before it may be what it meets. */
static bool comes_after_waits(const gv_host_op *o) { return is_named(o, "call") || is_named(o, "launch"); }

/* The lowered code waits, for a wait of the source: what that waits for has to have been done. */
static bool pass_wait(walk *w, gv_walk_state *s) {
  gv_comparison *c = w->c;
  const gv_host_op *o = gv_op_at(c, s, GV_LOWERED);
  uint32_t wait = gv_map_get(&c->waits_at, gv_place_key(c, o->loc)), late;
  gv_waited now = {wait, gv_op_number(s, GV_LOWERED)};
  lead how = NO_LEAD;
  bool again = false, reached = true;
  for (uint32_t i = 0; i < s->waited.len; i++) again = again || memcmp(&s->waited.at[i], &now, sizeof now) == 0;
  if (wait != GV_NONE) {
    gv_walk_state ahead;
    gv_state_copy(&ahead, s);
    if (again) forget_wait(&ahead, wait);
    if (!contains(ahead.waits.at, ahead.waits.len, wait)) reached = run_to_wait(w, &ahead, wait);
    late = owed_to_wait(c, &ahead, wait, &how);
    gv_state_free(&ahead);
    if (late != GV_NONE && !comes_later(w, s, late)) {
      say_dropped(w, s, late);
      return false;
    }
    if (late != GV_NONE) {
      const gv_host_op *first = source_op(c, late);
      bool waits = false; /* this call is a part of the wait, and not the one for that work */
      comes_before_wait(w, s, late, wait, &waits);
      differ(w, s, GV_RULE_DEPENDENCY_DROPPED, how == LEADS && !is_named(first, "free") && !waits, source_op(c, wait)->loc,
             gv_format(c->arena, "the lowered code moves gpu.wait before %.*s at %u:%u, for which it waits",
                       GV_FMT(first->written), first->loc.line, first->loc.col));
      return false;
    }
    if (!reached) {
      differ(w, s, GV_RULE_WORK_UNMATCHED, false, source_op(c, wait)->loc,
             GV_STR("cannot prove that the lowered code does before this all that it waits for"));
      return false;
    }
    *gv_push(&s->waited) = now;
    if (is_last_part(c, s, wait)) forget_unwaited(s, wait);
  }
  gv_pass_wait(c, s);
  return true;
}

/* What the host had waited for in the source is over before this; false: it may not be. */
static bool is_over(walk *w, gv_walk_state *s, const gv_host_op *next) {
  gv_comparison *c = w->c;
  for (uint32_t i = 0; i < s->in_flight.len; i++) {
    const gv_in_flight *f = &s->in_flight.at[i];
    uint32_t stream = next && next->stream != GV_NONE ? gv_value_now(c, s, GV_LOWERED, next->stream) : GV_NONE;
    bool behind = false;
    for (uint32_t k = 0; k < s->in_flight.len; k++)
      behind = behind || (s->in_flight.at[k].op == f->op && s->in_flight.at[k].mark == stream);
    if (behind || (next && only_allocates(next))) continue;
    const gv_host_op *o = source_op(c, f->op);
    differ(
        w, s, GV_RULE_WORK_UNMATCHED, false, o->loc,
        gv_format(c->arena, "cannot prove that the lowered code waits for this %.*s as the source does", GV_FMT(o->written)));
    return false;
  }
  return true;
}

static void explain_effects(walk *w, gv_walk_state *s, uint32_t blocked) {
  uint32_t from = gv_op_number(s, GV_SOURCE), to = gv_op_number(s, GV_LOWERED);
  verdict v = match(w->c, s, from, to);
  const gv_host_op *b = lowered_op(w->c, to);
  uint32_t there = gv_map_get(&w->c->source_at, gv_place_key(w->c, b->loc));
  if (match_at(w->c, s, from, to, true).what == SAME) { /* equal work may do for each other, whatever the places say */
    const gv_host_op *o = source_op(w->c, from);
    differ(w, s, GV_RULE_WORK_UNMATCHED, false, o->loc,
           gv_format(w->c->arena, "cannot match this %.*s: the lowered code has another one with the same operands here",
                     GV_FMT(o->written)));
  } else if (v.what == DIFFERENT)
    say_different(w, s, from, &v);
  else if (blocked != GV_NONE && comes_later(w, s, blocked))
    say_swapped(w, s, blocked, there != GV_NONE ? there : from, writes_what_other_uses(w->c, s, blocked, to));
  else if (was_done(w->c, s, b))
    say_extra(w, s);
  else if (there != GV_NONE && !comes_later(w, s, from))
    say_dropped(w, s, from);
  else
    say_extra(w, s);
}

/* ---- the walk ---- */

static void push_state(walk *w, const gv_walk_state *s) { gv_state_copy(gv_push(&w->queue), s); }

/* The outside can choose that it holds, and that it does not. */
static bool is_choice(const gv_comparison *c, const gv_walk_state *s, uint32_t term) {
  const gv_formula *t = gv_formula_at(&c->terms, term);
  if (t->free) return true;
  if (!gv_formula_is(&c->terms, term, "eq") && !gv_formula_is(&c->terms, term, "slt") && !gv_formula_is(&c->terms, term, "ult"))
    return false;
  const uint32_t *args = c->terms.args.at + t->first_arg;
  bool swapped = gv_formula_at(&c->terms, args[0])->kind == GV_FORMULA_CONST;
  const gv_formula *k = gv_formula_at(&c->terms, args[!swapped]), *x = gv_formula_at(&c->terms, args[swapped]);
  if (!x->free || k->kind != GV_FORMULA_CONST || k->k < -100 || k->k > 100 ||
      (gv_formula_is(&c->terms, term, "ult") && k->k < 1))
    return false;
  for (uint32_t i = 0; i < s->facts.len; i++) {
    const gv_formula *f = gv_formula_at(&c->terms, s->facts.at[i].term);
    for (uint32_t a = 0; a < f->args; a++)
      if (c->terms.args.at[f->first_arg + a] == args[swapped]) return false;
  }
  return true;
}

static void assume(gv_comparison *c, gv_walk_state *s, uint32_t term, bool holds) {
  bool negated;
  uint32_t plain = gv_formula_strip_not(&c->terms, term, &negated);
  s->sure = s->sure && is_choice(c, s, plain);
  *gv_push(&s->facts) = (gv_fact){plain, holds != negated};
}

/* Both ways of a branch that nothing decides, with what is then known. */
static void split(walk *w, gv_walk_state *s, int side) {
  gv_comparison *c = w->c;
  const gv_host_op *o = gv_op_at(c, s, side);
  uint32_t on = gv_value_now(c, s, side, c->host[side]->lists.at[o->first_operand]);
  if (o->kind == GV_HOST_SWITCH)
    for (uint32_t e = 1; e < o->edges; e++) {
      uint32_t k = gv_formula_const(&c->terms, c->host[side]->edges.at[o->first_edge + e].case_value);
      uint32_t equal = gv_formula_app(&c->terms, GV_STR("icmp"), 0, (const uint32_t[]){on, k}, 2);
      if (gv_known_condition(c, s, equal) != GV_NONE) continue;
      on = equal;
      break;
    }
  for (int holds = 0; holds < 2; holds++) {
    gv_walk_state *way = gv_push(&w->queue);
    gv_state_copy(way, s);
    c->steps += way->env[0].cap / 8 + way->env[1].cap / 8;
    assume(c, way, on, holds);
  }
}

static void enter(gv_walk_state *s, int side) { s->frames[side].at[s->frames[side].len - 1].entered = true; }

/* True: the state goes on; false: what it knows was known. */
static bool meet(walk *w, gv_walk_state *s) {
  uint64_t place = gv_state_place(s);
  bool found;
  uint32_t *index = gv_map_at(&w->places, place, &found);
  s->segment = place;
  s->number = 0;
  s->barriers = 0;
  if (!found) {
    *index = w->merged.len;
    gv_state_copy(gv_push(&w->merged), s);
    return true;
  }
  gv_walk_state *known = &w->merged.at[*index];
  known->circled.len = 0;
  for (uint32_t i = 0; i < s->circled.len; i++) *gv_push(&known->circled) = s->circled.at[i];
  if (!gv_state_merge(w->c, known, s, place)) return false;
  gv_state_free(s);
  gv_state_copy(s, known);
  return true;
}

/* Goes on from where it met, once nothing that comes before is left to do. */
static void resume_later(walk *w, const gv_walk_state *s) {
  uint32_t index = gv_map_get(&w->places, s->segment);
  gv_walk_state *known = &w->merged.at[index];
  for (int side = 0; side < GV_SIDES; side++)
    known->frames[side].at[known->frames[side].len - 1].entered = s->frames[side].at[s->frames[side].len - 1].entered;
  if (!contains(w->resumed.at, w->resumed.len, index)) *gv_push(&w->resumed) = index;
}

static uint64_t progress(const gv_walk_state *s) {
  return (uint64_t)s->frames[GV_SOURCE].at[0].op << 32 | s->frames[GV_LOWERED].at[0].op;
}

/* The next state to run; false: there is none. */
static bool take_next(walk *w, gv_walk_state *next) {
  uint32_t queued = GV_NONE, resumed = GV_NONE;
  uint64_t least = UINT64_MAX;
  if (!w->ordered) {
    if (!w->queue.len) return false;
    *next = gv_pop(&w->queue);
    return true;
  }
  for (uint32_t i = 0; i < w->queue.len; i++)
    if (progress(&w->queue.at[i]) < least) least = progress(&w->queue.at[i]), queued = i;
  for (uint32_t i = 0; i < w->resumed.len; i++)
    if (progress(&w->merged.at[w->resumed.at[i]]) < least) least = progress(&w->merged.at[w->resumed.at[i]]), resumed = i;
  if (resumed != GV_NONE) {
    gv_state_copy(next, &w->merged.at[w->resumed.at[resumed]]);
    w->resumed.at[resumed] = gv_pop(&w->resumed);
    return true;
  }
  if (queued == GV_NONE) return false;
  *next = w->queue.at[queued];
  w->queue.at[queued] = w->queue.at[--w->queue.len];
  return true;
}

static void say_opaque(walk *w, const gv_walk_state *s, int side) {
  const gv_host_op *o = gv_op_at(w->c, s, side);
  differ(w, s, GV_RULE_WORK_UNMATCHED, false, o->loc,
         gv_format(w->c->arena, "cannot compare %s after this: %.*s is not tracked",
                   side == GV_SOURCE ? "the source with its lowered code" : "the lowered code with its source",
                   GV_FMT(o->written)));
}

/* A call in the lowered code of MLIR's C interface to a function that the source only declares. */
static bool is_interface_call(const gv_comparison *c, const gv_host_op *source, const gv_host_op *lowered) {
  return lowered->kind == GV_HOST_CALL && c->host[GV_LOWERED]->functions.at[lowered->callee].interface &&
         gv_str_equal(source->name, GV_STR("call")) && gv_str_equal(source->symbol, lowered->symbol);
}

/* Both are at calls of functions that do the same. */
static bool is_same_call(walk *w, gv_walk_state *s) {
  gv_comparison *c = w->c;
  const gv_host_op *a = gv_op_at(c, s, GV_SOURCE), *b = gv_op_at(c, s, GV_LOWERED);
  gv_difference ignored = {0};
  if (!gv_str_equal(a->symbol, b->symbol)) return false;
  verdict v = match(c, s, gv_op_number(s, GV_SOURCE), gv_op_number(s, GV_LOWERED));
  return v.what == SAME && gv_compare_functions(c, a->callee, b->callee, &ignored);
}

/* The lowered code goes round while the source stays where it is: it may never come on. */
static bool circles(walk *w, gv_walk_state *s, gv_stop source) {
  uint32_t block = s->frames[GV_LOWERED].at[s->frames[GV_LOWERED].len - 1].block;
  if (source == GV_AT_JOIN) {
    s->circled.len = 0;
    return false;
  }
  if (contains(s->circled.at, s->circled.len, block)) {
    differ(w, s, GV_RULE_WORK_UNMATCHED, false, gv_op_at(w->c, s, GV_SOURCE)->loc,
           GV_STR("cannot prove that the lowered code comes here: it has a loop that the source does not have"));
    return true;
  }
  *gv_push(&s->circled) = block;
  return false;
}

/* One step from where both sides have stopped; false: this path is over. */
static bool step(walk *w, gv_walk_state *s, gv_stop source, gv_stop lowered) {
  gv_comparison *c = w->c;
  uint32_t blocked;
  if (source == GV_AT_END) return false;
  if (lowered == GV_AT_EFFECT && s->owed.len && pay(w, s)) return true;
  if (lowered == GV_AT_WAIT && has_waited(c, s)) return pass_wait(w, s);
  if (source == GV_AT_JOIN || lowered == GV_AT_JOIN) {
    forgive(c, s);
    if (!is_over(w, s, NULL)) return false;
    if (s->owed.len) {
      say_dropped(w, s, first_owed(c, s));
      w->difference->rule = GV_RULE_WORK_UNMATCHED;
      return false;
    }
    if (circles(w, s, source) || !meet(w, s)) return false;
    if (source == GV_AT_JOIN) enter(s, GV_SOURCE);
    if (lowered == GV_AT_JOIN) enter(s, GV_LOWERED);
    if (w->ordered) resume_later(w, s);
    return !w->ordered;
  }
  if (source == GV_AT_OPAQUE || lowered == GV_AT_OPAQUE) {
    say_opaque(w, s, source == GV_AT_OPAQUE ? GV_SOURCE : GV_LOWERED);
    return false;
  }
  if (source == GV_AT_BRANCH || lowered == GV_AT_BRANCH) {
    split(w, s, lowered == GV_AT_BRANCH ? GV_LOWERED : GV_SOURCE);
    return false;
  }
  if (lowered == GV_AT_WAIT) return pass_wait(w, s);
  if (lowered == GV_AT_EFFECT && !is_over(w, s, gv_op_at(c, s, GV_LOWERED))) return false;
  if (lowered == GV_AT_EFFECT && source == GV_AT_EFFECT && comes_after_waits(gv_op_at(c, s, GV_LOWERED)) &&
      !has_waited_too(w, s))
    return false;
  if (source == GV_AT_CALL && lowered == GV_AT_CALL && is_same_call(w, s)) {
    if (!is_over(w, s, NULL) || !has_waited_too(w, s)) return false;
    do_both(c, s);
    return true;
  }
  if (source == GV_AT_EFFECT && lowered == GV_AT_CALL &&
      is_interface_call(c, gv_op_at(c, s, GV_SOURCE), gv_op_at(c, s, GV_LOWERED)) &&
      match(c, s, gv_op_number(s, GV_SOURCE), gv_op_number(s, GV_LOWERED)).what == SAME) {
    if (!has_waited_too(w, s)) return false;
    do_both(c, s);
    return true;
  }
  if (source == GV_AT_CALL || lowered == GV_AT_CALL) {
    bool went = true;
    if (source == GV_AT_CALL) went = gv_enter_call(c, s, GV_SOURCE);
    if (lowered == GV_AT_CALL && went) went = gv_enter_call(c, s, GV_LOWERED);
    if (!went) say_opaque(w, s, source == GV_AT_CALL ? GV_SOURCE : GV_LOWERED);
    return went;
  }
  if (source == GV_AT_EFFECT && lowered == GV_AT_EFFECT) {
    if (!s->owed.len && match(c, s, gv_op_number(s, GV_SOURCE), gv_op_number(s, GV_LOWERED)).what == SAME) {
      do_both(c, s);
      return true;
    }
    if (look_ahead(w, s, &blocked)) return true;
    explain_effects(w, s, blocked);
    return false;
  }
  if (source == GV_AT_EFFECT) { /* and the lowered code returns */
    if (only_allocates(gv_op_at(c, s, GV_SOURCE)) || s->owed.len) {
      owe(c, s);
      return true;
    }
    say_dropped(w, s, gv_op_number(s, GV_SOURCE));
    return false;
  }
  forgive(c, s);
  if (s->owed.len)
    say_dropped(w, s, first_owed(c, s));
  else if (lowered == GV_AT_EFFECT)
    say_extra(w, s);
  else if (lowered == GV_AT_END)
    differ(w, s, GV_RULE_WORK_UNMATCHED, false, gv_op_at(c, s, GV_SOURCE)->loc,
           GV_STR("the lowered code exits on some path where the source continues"));
  else if (is_over(w, s, NULL) && has_waited_too(w, s)) { /* both return */
    const gv_host_op *a = gv_op_at(c, s, GV_SOURCE), *b = gv_op_at(c, s, GV_LOWERED);
    pairing sizes, values;
    uint32_t wrong;
    bool sure;
    if (!pair_operands(c, a, b, &sizes, &values) || !equal_lists(c, s, &values, &wrong, &sure))
      differ(w, s, GV_RULE_WORK_UNMATCHED, false, a->loc,
             GV_STR("cannot prove that the lowered code returns the same values here"));
  }
  return false;
}

static void run_state(walk *w, gv_walk_state *s) {
  for (;;) {
    if (w->c->steps > w->limit && !w->ordered) {
      w->too_long = true;
      return;
    }
    if (w->c->steps > w->limit) {
      differ(w, s, GV_RULE_WORK_UNMATCHED, false, gv_op_at(w->c, s, GV_SOURCE)->loc,
             GV_STR("cannot compare the source with the lowered code after this: they are too large"));
      return;
    }
    gv_stop source = gv_run_side(w->c, s, GV_SOURCE), lowered = gv_run_side(w->c, s, GV_LOWERED);
    if (w->difference->found || !step(w, s, source, lowered)) return;
  }
}

/* ---- functions ---- */

/* Gives the parameters of both the same unknowns; false: they are not the same parameters. */
static bool set_params(walk *w, gv_walk_state *s, const gv_host_function *a, const gv_host_function *b) {
  gv_comparison *c = w->c;
  const uint32_t *from = c->host[GV_SOURCE]->lists.at, *to = c->host[GV_LOWERED]->lists.at;
  bool whole = a->params == b->params;
  if (!whole && a->bares != b->params) return false;
  for (uint32_t i = 0, bare = 0; i < a->params; i++) {
    uint32_t leaf = from[a->first_param + i];
    bool number = c->host[GV_SOURCE]->leaves.at[leaf].number;
    gv_root how = !w->root ? GV_ROOT_VAGUE : number ? GV_ROOT_FREE : GV_ROOT_GIVEN;
    uint32_t term = gv_formula_root(&c->terms, (int64_t)i + 1, how);
    bool passed = whole || (bare < a->bares && from[a->first_bare + bare] == leaf);
    bool allocated =
        !whole && !passed && i + 1 < a->params && bare < a->bares && from[a->first_bare + bare] == from[a->first_param + i + 1];
    if (allocated) term = gv_formula_root(&c->terms, (int64_t)i + 2, how);
    if (c->host[GV_SOURCE]->leaves.at[leaf].constant) term = gv_formula_const(&c->terms, c->host[GV_SOURCE]->leaves.at[leaf].k);
    gv_set_value(s, GV_SOURCE, leaf, term);
    if (whole) gv_set_value(s, GV_LOWERED, to[b->first_param + i], term);
    if (!whole && passed) gv_set_value(s, GV_LOWERED, to[b->first_param + bare++], term);
  }
  return true;
}

static void start(gv_walk_state *s, int side, const gv_host *h, uint32_t function) {
  const gv_host_function *f = &h->functions.at[function];
  *gv_push(&s->frames[side]) =
      (gv_frame){.function = function, .block = f->first_block, .op = h->blocks.at[f->first_block].first_op, .call = GV_NONE};
}

static void walk_functions(walk *w, uint32_t source, uint32_t lowered) {
  gv_comparison *c = w->c;
  gv_walk_state s = {.segment = 1, .sure = true};
  const gv_host_function *a = &c->host[GV_SOURCE]->functions.at[source], *b = &c->host[GV_LOWERED]->functions.at[lowered];
  start(&s, GV_SOURCE, c->host[GV_SOURCE], source);
  start(&s, GV_LOWERED, c->host[GV_LOWERED], lowered);
  s.epoch[GV_SOURCE] = s.epoch[GV_LOWERED] = gv_new_root(c, &s, GV_ROOT_VAGUE);
  if (set_params(w, &s, a, b))
    push_state(w, &s);
  else
    differ(w, &s, GV_RULE_WORK_UNMATCHED, false, a->loc,
           gv_format(c->arena, "cannot compare @%.*s: it has other parameters in the lowered code", GV_FMT(a->name)));
  gv_state_free(&s);
  for (gv_walk_state next = {0}; take_next(w, &next); next = (gv_walk_state){0}) {
    if (!w->difference->found && !w->too_long) run_state(w, &next);
    gv_state_free(&next);
  }
}

/* False: it takes too long so. */
static bool walk_once(gv_comparison *c, uint32_t source, uint32_t lowered, bool ordered, gv_difference *difference) {
  walk w = {.c = c,
            .difference = difference,
            .ordered = ordered,
            .limit = c->steps + (ordered ? MOST_STEPS : FEW_STEPS),
            .root = c->host[GV_SOURCE]->functions.at[source].is_public};
  walk_functions(&w, source, lowered);
  for (uint32_t i = 0; i < w.merged.len; i++) gv_state_free(&w.merged.at[i]);
  gv_vec_free(&w.merged);
  gv_vec_free(&w.queue);
  gv_vec_free(&w.resumed);
  gv_map_free(&w.places);
  return !w.too_long;
}

bool gv_compare_functions(gv_comparison *c, uint32_t source, uint32_t lowered, gv_difference *difference) {
  bool found;
  uint32_t *answer = gv_map_at(&c->answers, (uint64_t)source << 32 | lowered, &found);
  if (found) return *answer == GV_PAIR_SAME; /* of functions that call themselves it is not known */
  *answer = GV_PAIR_ASKED;
  if (!walk_once(c, source, lowered, false, difference)) walk_once(c, source, lowered, true, difference);
  *gv_map_at(&c->answers, (uint64_t)source << 32 | lowered, &found) = difference->found ? GV_PAIR_DIFFERENT : GV_PAIR_SAME;
  return !difference->found;
}
