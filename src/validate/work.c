/* What the lowered code does, beside what the source does: function by function, from those that
 * the outside calls. Needs: the host code of both. Gives: one obligation a function, work-dropped,
 * work-repeated, work-differs, dependency-dropped, work-unmatched.
 */
#include "validate/walk.h"

static bool does_something(const gv_host_op *o) {
  return o->kind == GV_HOST_EFFECT || o->kind == GV_HOST_STORE || o->kind == GV_HOST_SLOT ||
         o->kind == GV_HOST_CALL;
}

/* The first operation of the function, or of one that it calls, that does something, `host`: to the
 * host's memory only or beyond that; GV_NONE: there is none. */
static uint32_t first_effect(const gv_host *h, uint32_t function, bool host, bool *seen) {
  const gv_host_function *f = &h->functions.at[function];
  if (seen[function] || f->declared) return GV_NONE;
  seen[function] = true;
  for (uint32_t b = f->first_block; b < f->end_block; b++)
    for (uint32_t o = h->blocks.at[b].first_op; o < h->blocks.at[b].end_op; o++) {
      const gv_host_op *op = &h->ops.at[o];
      if ((op->kind == GV_HOST_EFFECT && (host || !op->host_only)) || op->kind == GV_HOST_OPAQUE)
        return o;
      if (host && op->kind == GV_HOST_STORE) return o;
      uint32_t inside =
          op->kind == GV_HOST_CALL ? first_effect(h, op->callee, host, seen) : GV_NONE;
      if (inside != GV_NONE) return inside;
    }
  return GV_NONE;
}

static uint32_t effect_of(const gv_host *h, uint32_t function, bool host) {
  bool *seen = gv_malloc(h->functions.len + 1);
  memset(seen, 0, h->functions.len + 1);
  uint32_t op = first_effect(h, function, host, seen);
  gv_free(seen);
  return op;
}

static void index_places(gv_comparison *c, const gv_host *h, gv_map *map) {
  for (uint32_t o = 0; o < h->ops.len; o++) {
    bool found;
    if (!does_something(&h->ops.at[o]) || h->ops.at[o].loc.file == GV_NONE) continue;
    uint32_t *at = gv_map_at(map, gv_place_key(c, h->ops.at[o].loc), &found);
    if (!found) *at = o;
  }
}

static void index_waits(gv_comparison *c) {
  const gv_host *h = c->host[GV_SOURCE];
  for (uint32_t o = 0; o < h->ops.len; o++) {
    bool found;
    if (h->ops.at[o].kind != GV_HOST_ORDER || !h->ops.at[o].blocks) continue;
    *gv_map_at(&c->waits_at, gv_place_key(c, h->ops.at[o].loc), &found) = o;
  }
}

static void index_lowered_waits(gv_comparison *c) {
  const gv_host *h = c->host[GV_LOWERED];
  for (uint32_t o = 0; o < h->ops.len; o++) {
    bool found, waits = h->ops.at[o].kind == GV_HOST_ORDER && h->ops.at[o].blocks;
    uint32_t wait = waits ? gv_map_get(&c->waits_at, gv_place_key(c, h->ops.at[o].loc)) : GV_NONE;
    if (wait == GV_NONE) continue;
    uint32_t *count = gv_map_at(&c->lowered_waits, wait, &found);
    *count = found ? *count + 1 : 1;
  }
}

static void index_functions(gv_comparison *c) {
  const gv_host *h = c->host[GV_LOWERED];
  for (uint32_t i = 0; i < h->functions.len; i++) {
    gv_str name = h->functions.at[i].name;
    bool found;
    if (!h->functions.at[i].declared)
      *gv_map_at(&c->lowered_functions, gv_hash(name.at, name.len, 0), &found) = i;
  }
}

/* That it was not lowered has been said. */
static bool is_unlowered(const gv_report *report, gv_loc loc) {
  for (uint32_t i = 0; i < report->findings.len; i++) {
    const gv_finding *f = &report->findings.at[i];
    if (f->rule == GV_RULE_UNLOWERED_OP && memcmp(&f->loc, &loc, sizeof loc) == 0) return true;
  }
  return false;
}

static void report_difference(gv_report *report, const gv_difference *d, gv_str function) {
  if (d->rule == GV_RULE_WORK_UNMATCHED && is_unlowered(report, d->loc)) return;
  gv_finding *f = gv_report_finding(report, d->rule, d->loc, function, d->message);
  if (d->note.at) gv_finding_note(f, GV_NOTE_STEP, d->note_loc, d->note);
  bool proved_wrong = d->rule != GV_RULE_WORK_UNMATCHED;
  gv_finding_note(
      f, GV_NOTE_ADVICE, f->loc,
      proved_wrong
          ? GV_STR("no edit of the source: the lowering is at fault; --each-pass names the pass")
          : GV_STR("lower with fewer optimizations, or verify pass by pass with --each-pass"));
}

static void decide(gv_report *report, const gv_host_function *f, const gv_difference *d) {
  gv_verdict verdict = !d->found                           ? GV_PROVED
                       : d->rule == GV_RULE_WORK_UNMATCHED ? GV_UNPROVED
                                                           : GV_VIOLATED;
  gv_str name =
      gv_str_copy(&report->arena, f->name); /* the report outlives the program that it is about */
  gv_obligation *o = gv_report_obligation(report, verdict, f->loc, name);
  o->what =
      gv_format(&report->arena, "@%.*s must do the same work as its source, in the same order",
                GV_FMT(f->name));
  o->reason = d->found ? GV_STR("") : GV_STR("on every path");
  report->counts[verdict]++;
  if (d->found) report_difference(report, d, name);
}

static void judge_function(gv_comparison *c, uint32_t id, gv_report *report) {
  const gv_host_function *f = &c->host[GV_SOURCE]->functions.at[id];
  uint32_t lowered = gv_map_get(&c->lowered_functions, gv_hash(f->name.at, f->name.len, 0)),
           effect =
               effect_of(c->host[GV_SOURCE], id,
                         f->is_public); /* a private one may be left out that only changes memory */
  gv_difference d = {0};
  if (lowered == GV_NONE && effect == GV_NONE) return;
  if (lowered == GV_NONE)
    d = (gv_difference){true,
                        GV_RULE_WORK_DROPPED,
                        c->host[GV_SOURCE]->ops.at[effect].loc,
                        gv_format(c->arena, "the lowered code drops this: it has no function @%.*s",
                                  GV_FMT(f->name)),
                        {NULL, 0},
                        GV_NO_LOC};
  else
    gv_compare_functions(c, id, lowered, &d);
  if (!d.found && effect != GV_NONE && f->is_public &&
      !c->host[GV_LOWERED]->functions.at[lowered].is_public)
    d = (gv_difference){true,
                        GV_RULE_WORK_DROPPED,
                        c->host[GV_SOURCE]->ops.at[effect].loc,
                        gv_format(c->arena,
                                  "the lowered code drops this: @%.*s is no longer public",
                                  GV_FMT(f->name)),
                        {NULL, 0},
                        GV_NO_LOC};
  decide(report, f, &d);
}

static bool is_in_source(const gv_host *h, gv_str name) {
  for (uint32_t i = 0; i < h->functions.len; i++)
    if (gv_str_equal(h->functions.at[i].name, name)) return true;
  return false;
}

/* Functions that the outside can call, and that the source does not have. */
static void judge_others(gv_comparison *c, gv_report *report) {
  const gv_host *h = c->host[GV_LOWERED];
  for (uint32_t i = 0; i < h->functions.len; i++) {
    const gv_host_function *f = &h->functions.at[i];
    if (f->declared || !f->is_public || f->interface || is_in_source(c->host[GV_SOURCE], f->name))
      continue;
    uint32_t effect = effect_of(h, i, false);
    if (effect == GV_NONE) continue;
    gv_difference d = {true,
                       GV_RULE_WORK_UNMATCHED,
                       h->ops.at[effect].loc,
                       gv_format(c->arena,
                                 "cannot match this work: the source has no function @%.*s",
                                 GV_FMT(f->name)),
                       {NULL, 0},
                       GV_NO_LOC};
    decide(report, f, &d);
  }
}

static bool was_compared(const gv_comparison *c, uint32_t id) {
  gv_str name = c->host[GV_SOURCE]->functions.at[id].name;
  uint32_t lowered = gv_map_get(&c->lowered_functions, gv_hash(name.at, name.len, 0));
  return lowered == GV_NONE || gv_map_get(&c->answers, (uint64_t)id << 32 | lowered) != GV_NONE;
}

void gv_judge_work(gv_model *model, const gv_gpu_program *program, const gv_spots *spots,
                   const gv_host *source, const gv_host *lowered, gv_report *report) {
  gv_comparison c = {.model = model,
                     .program = program,
                     .spots = spots,
                     .host = {source, lowered},
                     .arena = &report->arena};
  index_places(&c, source, &c.source_at);
  index_waits(&c);
  index_lowered_waits(&c);
  index_functions(&c);
  for (uint32_t i = 0; i < source->functions.len; i++)
    if (source->functions.at[i].is_public && !source->functions.at[i].declared)
      judge_function(&c, i, report);
  for (uint32_t i = 0; i < source->functions.len; i++) /* nobody calls them, and they are there */
    if (!source->functions.at[i].is_public && !source->functions.at[i].declared &&
        !was_compared(&c, i))
      judge_function(&c, i, report);
  judge_others(&c, report);
  gv_formulas_clear(&c.terms);
  gv_map_free(&c.lowered_functions);
  gv_map_free(&c.source_at);
  gv_map_free(&c.waits_at);
  gv_map_free(&c.lowered_waits);
  gv_map_free(&c.answers);
}
