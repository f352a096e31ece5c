/* needs: a model. gives: what goes wrong on its runs. cost: for each function that outsiders may
 * call the runs, one for each way to choose what the program does not fix. */
#include "interpreter/interpreter.h"

#include "interpreter/room.h"

enum { RUNS = 2000, STEPS = 5000, NUMBERS = 12 };

const char *const gv_stop_texts[GV_STOP_COUNT] = {
#define STOP(id, text) text,
#include "interpreter/stops.def"
#undef STOP
};

void gv_stop_run(run *r, gv_stop why) {
  if (gv_runs(r)) r->stop = why;
}

uint32_t gv_new_thing(run *r, thing_kind kind, uint32_t op) {
  *gv_push(&r->things) = (thing){.kind = (uint8_t)kind, .op = op, .on = GV_NONE};
  return r->things.len - 1;
}

/* ---- what is seen ---------------------------------------------------------------------------- */

static bool same_loc(gv_loc a, gv_loc b) {
  return a.file == b.file && a.line == b.line && a.col == b.col;
}

void gv_show(run *r, uint32_t op, gv_rule rule, gv_shown_how how) {
  gv_loc loc = r->model->ops.at[op].loc;
  gv_interpretation *seen = r->seen;
  if (!gv_runs(r)) return;
  /* Where a task was put off another fault may come first than the one that is reported. */
  if (r->delays && how == GV_SHOWN_FAULT) how = GV_SHOWN_UNCERTAIN;
  for (uint32_t i = 0; i < seen->shown.len; i++) {
    gv_shown *shown = &seen->shown.at[i];
    if (shown->rule != rule || !same_loc(shown->loc, loc)) continue;
    if (how > shown->how) shown->how = how;
    return;
  }
  *gv_push(&seen->shown) = (gv_shown){loc, rule, how};
}

static int by_place(const void *a, const void *b) {
  const gv_shown *x = a, *y = b;
  const uint32_t left[] = {x->loc.file, x->loc.line, x->loc.col, x->rule},
                 right[] = {y->loc.file, y->loc.line, y->loc.col, y->rule};
  for (int i = 0; i < 4; i++)
    if (left[i] != right[i]) return left[i] < right[i] ? -1 : 1;
  return 0;
}

bool gv_interpretation_has_all_errors(const gv_interpretation *seen) {
  for (int i = 0; i < GV_STOP_COUNT; i++)
    if (i != GV_STOP_STEPS && i != GV_STOP_CHOICES && seen->stops[i]) return false;
  return true;
}

bool gv_interpretation_is_whole(const gv_interpretation *seen) {
  return gv_interpretation_has_all_errors(seen) && !seen->stops[GV_STOP_STEPS] &&
         !seen->stops[GV_STOP_CHOICES];
}

void gv_interpretation_clear(gv_interpretation *seen) { gv_vec_free(&seen->shown); }

/* ---- what is left at the end ----------------------------------------------------------------- */

static void reach(run *r, word w, bool perhaps);

static void reach_bytes(run *r, bytes b, bool perhaps) {
  for (uint32_t i = 0; i < b.count; i++) reach(r, b.at[i].holds, perhaps);
  if (b.count == 0) reach(r, b.rest, perhaps);
}

/* Whoever gets at the thing gets at all that is in its memory. */
static void reach(run *r, word w, bool perhaps) {
  uint32_t id = w.kind == W_THING     ? w.id
                : w.kind == W_UNKNOWN ? r->unknowns.at[w.id].thing
                                      : GV_NONE;
  if (id == GV_NONE) return;
  thing *t = gv_thing(r, id);
  if (t->escaped || (perhaps && t->perhaps)) return;
  *(perhaps ? &t->perhaps : &t->escaped) = true;
  reach_bytes(r, t->memory, perhaps);
}

static void find_escaped(run *r, const gv_op *ret) {
  for (uint32_t i = 0; i < ret->operand_count; i++) {
    gv_value_id id = gv_operands(r->model, ret)[i];
    if (id != GV_NONE) reach_bytes(r, gv_value_of(r, id), false);
  }
  for (uint32_t i = 0; i < r->things.len; i++)
    if (r->things.at[i].given && r->things.at[i].kind != T_FIXED)
      reach(r, gv_word_of_thing(i), false);
  for (uint32_t g = 0; g < r->model->globals.len; g++)
    if (r->global_things[g] != GV_NONE)
      reach(r, gv_word_of_thing(r->global_things[g]), !r->model->globals.at[g].is_public);
}

static gv_rule leak_of(const thing *t) {
  switch (t->kind) {
  case T_STREAM: return GV_RULE_STREAM_LEAK;
  case T_EVENT: return GV_RULE_EVENT_LEAK;
  case T_MODULE: return GV_RULE_MODULE_LEAK;
  case T_OBJECT: return t->count > 0 ? GV_RULE_ASYNC_REF_LEAK : GV_RULE_NONE;
  case T_DEVICE:
  case T_SHARED:
  case T_PINNED:
  case T_PERHAPS_SHARED:
  case T_HEAP: return GV_RULE_MEMORY_LEAK;
  default: return GV_RULE_NONE;
  }
}

static void find_leaks(run *r) {
  for (uint32_t i = 0; i < r->things.len; i++) {
    const thing *t = &r->things.at[i];
    gv_rule rule = leak_of(t);
    if (rule == GV_RULE_NONE || t->dead || t->none || t->given || t->escaped || t->op == GV_NONE)
      continue;
    if (t->faulted && rule != GV_RULE_MEMORY_LEAK) continue;
    gv_show(r, t->op, rule,
            t->faulted || t->raced || t->perhaps ? GV_SHOWN_CONSEQUENCE : GV_SHOWN_FAULT);
  }
}

/* All that somebody has waited for, or can still wait for. */
static order find_waited(run *r) {
  order done = r->host, null = gv_order_of_stream(r, r->null_stream);
  gv_order_join(&done, &r->things.at[r->null_stream].order);
  gv_order_join(&done, &null);
  for (uint32_t i = 0; i < r->tasks.len; i++) gv_order_join(&done, &r->tasks.at[i].after);
  for (uint32_t i = 0; i < r->things.len; i++) {
    const thing *t = &r->things.at[i];
    if (t->dead || !(t->given || t->escaped || t->perhaps)) continue;
    gv_acts_join(&done.kind, &t->order.kind);
    if (!t->perhaps || t->given || t->escaped) gv_acts_join(&done.real, &t->order.real);
  }
  return done;
}

static void find_unwaited(run *r) {
  order done = find_waited(r);
  for (uint32_t i = 0; i < r->works.len; i++) {
    const work *w = &r->works.at[i];
    if (gv_has_act(&done.real, w->act)) continue;
    bool behind = false; /* other work, of which the same is said, comes after it */
    for (uint32_t k = 0; k < r->works.len; k++)
      behind |= !gv_has_act(&done.real, r->works.at[k].act) &&
                gv_has_act(&r->works.at[k].before.real, w->act);
    bool sure = !w->shaky && w->touches && !behind && !gv_has_act(&done.kind, w->act);
    gv_show(r, w->op, GV_RULE_UNWAITED_WORK, sure ? GV_SHOWN_FAULT : GV_SHOWN_CONSEQUENCE);
  }
}

void gv_end_of_run(run *r, const gv_op *ret) {
  find_escaped(r, ret);
  find_leaks(r);
  if (!r->model->runtime.waits_for_all)
    find_unwaited(r); /* else the caller may still wait for it */
}

/* ---- one path after the other ---------------------------------------------------------------- */

static void clear_run(run *r) {
  for (uint32_t i = 0; i < r->things.len; i++) {
    gv_vec_free(&r->things.at[i].marks);
    gv_vec_free(&r->things.at[i].accesses);
    gv_vec_free(&r->things.at[i].touches);
    gv_vec_free(&r->things.at[i].kept);
  }
  gv_vec_free(&r->things);
  gv_vec_free(&r->unknowns);
  gv_vec_free(&r->known_bytes);
  gv_map_free(&r->known);
  gv_map_free(&r->fixed);
  gv_vec_free(&r->frames);
  gv_vec_free(&r->tasks);
  gv_vec_free(&r->open_tasks);
  gv_vec_free(&r->works);
  gv_vec_free(&r->spots);
  gv_vec_free(&r->null_faults);
  gv_vec_free(&r->chose);
  gv_arena_clear(&r->arena);
}

static gv_stop run_once(const reader *reader, uint32_t function, choices *choices,
                        gv_interpretation *seen) {
  run r = {.model = reader->model,
           .reader = reader,
           .choices = choices,
           .seen = seen,
           .threads = reader->threads,
           .stop = GV_STOP_COUNT};
  r.global_things = gv_new(&r.arena, uint32_t, reader->model->globals.len);
  memset(r.global_things, 0xff, reader->model->globals.len * sizeof *r.global_things);
  r.null_stream = gv_new_thing(&r, T_STREAM, GV_NONE);
  r.things.at[r.null_stream].given = true;
  gv_run_function(&r, function);
  gv_stop stop = r.stop;
  choices->len = r.next_choice < choices->len ? r.next_choice : choices->len;
  clear_run(&r);
  return stop;
}

/* The last choice that can still be another; false: all have been made. */
static bool next_path(choices *choices) {
  while (choices->len &&
         choices->at[choices->len - 1].chosen + 1 >= choices->at[choices->len - 1].ways)
    choices->len--;
  if (!choices->len) return false;
  choices->at[choices->len - 1].chosen++;
  return true;
}

static void run_all(const reader *reader, uint32_t function, gv_interpretation *seen) {
  choices choices = {0};
  uint32_t runs = 0;
  bool more = true;
  for (; more && runs < reader->reach.runs; runs++) {
    gv_stop stop = run_once(reader, function, &choices, seen);
    if (stop != GV_STOP_COUNT) seen->stops[stop]++;
    more = next_path(&choices);
  }
  seen->runs += runs;
  seen->stops[GV_STOP_RUNS] += more;
  gv_vec_free(&choices);
}

/* ---- what is known before -------------------------------------------------------------------- */

static void try_number(reader *reader, int64_t k) {
  for (uint32_t i = 0; i < reader->numbers.len; i++)
    if (reader->numbers.at[i] == k) return;
  if (reader->numbers.len < NUMBERS) *gv_push(&reader->numbers) = k;
}

/* Those next to what is compared with decide branches; small ones how often loops go round. */
static void find_numbers(reader *reader) {
  static const int64_t small[] = {2, 0, 1, 3, 4, -1, 5};
  const gv_model *m = reader->model;
  for (uint32_t i = 0; i < sizeof small / sizeof *small; i++) try_number(reader, small[i]);
  for (uint32_t i = 0; i < m->values.len; i++) {
    const gv_value *v = &m->values.at[i];
    if (v->def != GV_DEF_ARITH || v->c < GV_EQ) continue;
    for (int side = 0; side < 2; side++) {
      const gv_value *with = &m->values.at[side ? v->b : v->a];
      if (with->def != GV_DEF_INT || with->width < 2) continue;
      for (int64_t near = -1; near <= 1; near++)
        if (with->k > INT64_MIN && with->k < INT64_MAX) try_number(reader, with->k + near);
    }
  }
  for (uint32_t i = 0; i < m->edges.len; i++)
    if (m->edges.at[i].case_value) try_number(reader, m->edges.at[i].case_value);
  for (uint32_t i = 0; i < m->values.len; i++) { /* multiples of divisors, and what leaves a rest */
    const gv_value *v = &m->values.at[i];
    if (v->def != GV_DEF_ARITH || v->c < GV_UDIV || v->c > GV_SREM ||
        m->values.at[v->b].def != GV_DEF_INT)
      continue;
    int64_t by = m->values.at[v->b].k;
    for (int64_t times = 1; times <= 3 && by < INT32_MAX && by > 1; times++)
      try_number(reader, times * by), try_number(reader, times * by - 1);
  }
}

static uint32_t function_of(const gv_model *m, const gv_value *v) {
  if (v->def == GV_DEF_PARAM) return v->a;
  return m->blocks.at[v->def == GV_DEF_RESULT ? m->ops.at[v->a].block : v->a].function;
}

static void read_program(reader *reader, const gv_model *m, const gv_reach *reach) {
  reader->model = m;
  reader->reach = *reach;
  if (!reader->reach.runs) reader->reach.runs = RUNS;
  if (!reader->reach.steps) reader->reach.steps = STEPS;
  reader->threads = m->task_count > 0;
  reader->root_index = gv_malloc((m->values.len + 1) * sizeof *reader->root_index);
  reader->root_count = gv_malloc((m->functions.len + 1) * sizeof *reader->root_count);
  memset(reader->root_count, 0, (m->functions.len + 1) * sizeof *reader->root_count);
  for (uint32_t i = 0; i < m->values.len; i++) {
    const gv_value *v = &m->values.at[i];
    if (gv_is_root(v) && v->def != GV_DEF_OPAQUE)
      reader->root_index[i] = reader->root_count[function_of(m, v)]++;
  }
  for (uint32_t i = 0; i < m->functions.len; i++) reader->publics += m->functions.at[i].is_public;
  find_numbers(reader);
}

void gv_interpret(const gv_model *model, const gv_reach *reach, gv_interpretation *seen) {
  reader reader = {0};
  read_program(&reader, model, reach);
  for (uint32_t i = 0; i < model->functions.len; i++)
    if (model->functions.at[i].is_public) run_all(&reader, i, seen);
  if (seen->shown.len) qsort(seen->shown.at, seen->shown.len, sizeof *seen->shown.at, by_place);
  gv_vec_free(&reader.numbers);
  gv_free(reader.root_index);
  gv_free(reader.root_count);
}
