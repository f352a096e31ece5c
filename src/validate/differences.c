/* needs: a state of the walk in which the two sides do not do the same. gives: the difference, as a
 * rule and a message. It is an error where the path can be taken and the lowered code has no way
 * left to do what the source does; else it is that this cannot be told. */
#include "validate/compare.h"

void gv_differ(gv_walk *w, const gv_walk_state *s, gv_rule rule, bool certain, gv_loc loc,
               gv_str message) {
  gv_difference *d = w->difference;
  if (d->found) return;
  bool proved = certain && s->sure && w->root;
  *d = (gv_difference){true,     proved ? rule : GV_RULE_WORK_UNMATCHED, loc, message, {NULL, 0},
                       GV_NO_LOC};
}

void gv_differ_perhaps(gv_walk *w, const gv_walk_state *s, gv_loc loc, gv_str message) {
  gv_differ(w, s, GV_RULE_WORK_UNMATCHED, false, loc, message);
}

static void add_note(gv_walk *w, gv_loc loc, gv_str note) {
  if (w->difference->note.at) return;
  w->difference->note = note;
  w->difference->note_loc = loc;
}

/* "… this memcpy …": `text` has one %.*s, for the operation as it is written. */
static gv_str about(const gv_walk *w, const char *text, const gv_host_op *o) {
  return gv_format(w->c->arena, text, GV_FMT(o->written));
}

/* ---- what the lowered code does later ---- */

/* Where a look at what comes later is. */
typedef struct later {
  uint64_t place; /* looked for */
  uint32_t wait;  /* looked for behind it; GV_NONE: nobody asks */
  bool found, waits;
} later;

enum { STEPS_AHEAD = 256 };

/* From one stop of the lowered code to the next; false: the look is over. */
static bool look_on(gv_walk *w, gv_walk_state *on, later *look) {
  gv_stop stop = gv_run_side(w->c, on, GV_LOWERED);
  const gv_host_op *o = gv_op_at(w->c, on, GV_LOWERED);
  switch (stop) {
  case GV_AT_WAIT:
    if (look->found)
      look->waits = gv_map_get(&w->c->waits_at, gv_place_key(w->c, o->loc)) == look->wait;
    gv_pass_wait(w->c, on);
    return true;
  case GV_AT_JOIN: gv_top_frame(on, GV_LOWERED)->entered = true; return true;
  case GV_AT_CALL:
    if (gv_enter_call(w->c, on, GV_LOWERED)) return true;
    break;
  case GV_AT_EFFECT: break;
  case GV_AT_RETURN:
  case GV_AT_END: return false;
  case GV_AT_OPAQUE:
  case GV_AT_BRANCH: /* after it one may */ look->waits |= look->found; return false;
  }
  look->found |= gv_is_at(w->c, o, look->place);
  gv_step_over(on, GV_LOWERED);
  return true;
}

static later look_later(gv_walk *w, const gv_walk_state *s, uint32_t op, uint32_t wait) {
  later look = {.place = gv_place_key(w->c, gv_source_op(w->c, op)->loc), .wait = wait};
  gv_walk_state on;
  gv_state_copy(&on, s);
  for (uint32_t left = STEPS_AHEAD; left; left--) {
    bool over = wait == GV_NONE ? look.found : look.found && look.waits;
    if (over || !look_on(w, &on, &look)) break;
  }
  gv_state_free(&on);
  return look;
}

bool gv_comes_later(gv_walk *w, const gv_walk_state *s, uint32_t op) {
  return look_later(w, s, op, GV_NONE).found;
}

bool gv_comes_before_wait(gv_walk *w, const gv_walk_state *s, uint32_t op, uint32_t wait) {
  return look_later(w, s, op, wait).waits;
}

static bool was_done(const gv_comparison *c, const gv_walk_state *s, const gv_host_op *lowered) {
  for (uint32_t i = 0; i < s->done.len; i++)
    if (gv_is_at(c, lowered, gv_place_key(c, gv_source_op(c, s->done.at[i])->loc))) return true;
  return false;
}

/* ---- which buffers two operations use ---- */

/* The buffer that the operation writes for certain; GV_NONE: none is known. */
static uint32_t written_base(gv_comparison *c, const gv_host_op *o, const gv_term_list *terms) {
  int64_t offset;
  if (!gv_has_trait(o, GV_WRITES) || !terms->count) return GV_NONE;
  uint32_t base = gv_formula_base(&c->terms, terms->at[0], &offset);
  return base != GV_NONE && gv_formula_at(&c->terms, base)->sure ? base : GV_NONE;
}

static bool uses(gv_comparison *c, uint32_t base, const gv_term_list *terms) {
  int64_t offset;
  for (uint32_t i = 0; base != GV_NONE && i < terms->count; i++)
    if (gv_formula_base(&c->terms, terms->at[i], &offset) == base) return true;
  return false;
}

/* One of the two, both seen as the lowered code comes to the second, writes a buffer that the other
 * uses. */
static bool writes_what_other_uses(gv_comparison *c, const gv_walk_state *s, uint32_t source,
                                   uint32_t lowered) {
  const gv_host_op *o = gv_source_op(c, source), *p = gv_lowered_op(c, lowered);
  gv_term_list a, b;
  gv_walk_state now;
  gv_state_copy(&now, s);
  gv_list_terms(c, &now, GV_SOURCE, o, &a);
  gv_list_terms(c, &now, GV_LOWERED, p, &b);
  bool conflict = uses(c, written_base(c, o, &a), &b) || uses(c, written_base(c, p, &b), &a);
  gv_state_free(&now);
  return conflict;
}

/* The memory that operand 0 leads to comes from outside. */
static bool leads_outside(gv_walk *w, const gv_walk_state *s, const gv_host_op *o) {
  int64_t offset;
  gv_walk_state copy;
  gv_state_copy(&copy, s);
  uint32_t first =
      gv_value_now(w->c, &copy, GV_SOURCE, w->c->host[GV_SOURCE]->lists.at[o->first_operand]);
  uint32_t base = gv_formula_base(&w->c->terms, first, &offset);
  gv_state_free(&copy);
  return base != GV_NONE && gv_formula_at(&w->c->terms, base)->given;
}

/* ---- messages ---- */

/* Copies into memory that nothing else uses, and unused memory, may go. */
static bool must_stay(gv_walk *w, const gv_walk_state *s, const gv_host_op *o) {
  bool copies = gv_is_effect(o, "memcpy") || gv_is_effect(o, "hostcopy");
  return copies ? leads_outside(w, s, o) : gv_has_trait(o, GV_NEEDED);
}

void gv_say_dropped(gv_walk *w, const gv_walk_state *s, uint32_t op) {
  const gv_host_op *o = gv_source_op(w->c, op);
  bool certain = must_stay(w, s, o) && !gv_is_reachable(w, s, gv_place_key(w->c, o->loc));
  const char *text = certain ? "the lowered code drops this %.*s on some path"
                             : "cannot prove that the lowered code does this %.*s on every path";
  gv_differ(w, s, GV_RULE_WORK_DROPPED, certain, o->loc, about(w, text, o));
}

static void say_swapped(gv_walk *w, const gv_walk_state *s, uint32_t first, uint32_t second,
                        bool conflict) {
  const gv_host_op *a = gv_source_op(w->c, first), *b = gv_source_op(w->c, second);
  bool tokens = gv_tokens_lead(w->c, first, second) == GV_LEADS;
  bool frees = gv_is_effect(a, "free") || gv_is_effect(b, "free");
  gv_differ(w, s, GV_RULE_DEPENDENCY_DROPPED, (tokens && !frees) || conflict, b->loc,
            gv_format(w->c->arena, "the lowered code moves this %.*s before %.*s at line %u%s",
                      GV_FMT(b->written), GV_FMT(a->written), a->loc.line,
                      tokens ? ", on which it depends" : ""));
  add_note(w, a->loc, GV_STR("this must come first"));
}

void gv_say_extra(gv_walk *w, const gv_walk_state *s) {
  const gv_host_op *o = gv_op_at(w->c, s, GV_LOWERED);
  uint32_t source = gv_map_get(&w->c->source_at, gv_place_key(w->c, o->loc));
  if (source == GV_NONE) {
    gv_differ_perhaps(
        w, s, o->loc,
        about(w, "cannot prove that the source has this %.*s of the lowered code", o));
    return;
  }
  const gv_host_op *from = gv_source_op(w->c, source);
  if (was_done(w->c, s, o)) {
    gv_differ(w, s, GV_RULE_WORK_REPEATED, true, from->loc,
              about(w, "the lowered code repeats this %.*s on some path", from));
    return;
  }
  gv_differ_perhaps(w, s, from->loc,
                    about(w,
                          "cannot prove that the lowered code does this %.*s at the same point and "
                          "with the same operands",
                          from));
}

static void say_different(gv_walk *w, const gv_walk_state *s, uint32_t op, const gv_match *m) {
  const gv_host_op *o = gv_source_op(w->c, op);
  bool certain = m->sure && s->sure && w->root;
  const char *text = certain ? "the lowered code does this %.*s with a different %s"
                             : "cannot prove that this %.*s has the same %s in the lowered code";
  gv_differ(w, s, GV_RULE_WORK_DIFFERS, certain, o->loc,
            gv_format(w->c->arena, text, GV_FMT(o->written), m->differs));
}

void gv_say_opaque(gv_walk *w, const gv_walk_state *s, int side) {
  const gv_host_op *o = gv_op_at(w->c, s, side);
  const char *text =
      side == GV_SOURCE
          ? "cannot compare the source with its lowered code after this: %.*s is not tracked"
          : "cannot compare the lowered code with its source after this: %.*s is not tracked";
  gv_differ_perhaps(w, s, o->loc, about(w, text, o));
}

void gv_explain_effects(gv_walk *w, gv_walk_state *s, uint32_t blocked) {
  uint32_t from = gv_op_number(s, GV_SOURCE), to = gv_op_number(s, GV_LOWERED);
  gv_match m = gv_match_ops(w->c, s, from, to);
  const gv_host_op *a = gv_source_op(w->c, from), *b = gv_lowered_op(w->c, to);
  uint32_t there = gv_map_get(&w->c->source_at, gv_place_key(w->c, b->loc));
  if (gv_match_anywhere(w->c, s, from, to).what ==
      GV_SAME) /* equal work may do for each other, whatever the places say */
    gv_differ_perhaps(
        w, s, a->loc,
        about(
            w,
            "cannot match this %.*s: the lowered code has another one with the same operands here",
            a));
  else if (m.what == GV_DIFFERENT)
    say_different(w, s, from, &m);
  else if (blocked != GV_NONE && gv_comes_later(w, s, blocked))
    say_swapped(w, s, blocked, there != GV_NONE ? there : from,
                writes_what_other_uses(w->c, s, blocked, to));
  else if (was_done(w->c, s, b))
    gv_say_extra(w, s);
  else if (there != GV_NONE && !gv_comes_later(w, s, from))
    gv_say_dropped(w, s, from);
  else
    gv_say_extra(w, s);
}
