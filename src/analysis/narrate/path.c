/* needs: a path that was found. gives: its notes. cost: see the header. */
#include "narrate/path.h"

#include "narrate/words.h"

typedef struct narrator {
  const gv_tabulation *tab;
  gv_model *model;
  gv_arena *arena;
  const gv_fault *fault;
  const gv_counterexample *found;
  gv_finding *finding;
} narrator;

static void note_at(const narrator *n, gv_note_kind kind, gv_loc loc, uint32_t op, gv_str message) {
  gv_finding_note(n->finding, kind, loc, message);
  gv_last_note(n->finding)->op = op;
}

static void note(const narrator *n, gv_note_kind kind, uint32_t op, gv_str message) {
  note_at(n, kind, n->model->ops.at[op].loc, op, message);
}

/* ---- steps ----------------------------------------------------------------------------------- */

/* Where the object comes from; no note of control, of a leak's own creation, nor of work that no
 * demand is about. */
static void tell_seed(const narrator *n, const gv_seed *seed) {
  bool leak = n->fault->operand == GV_NONE;
  if (seed->kind == GV_SEED_CONTROL) return;
  if (seed->kind == GV_SEED_WORK && !seed->flags) return;
  if (leak && seed->kind == GV_SEED_AT_OP) return;
  gv_str text = gv_words_seed(n->model, n->arena, seed);
  if (text.len) note_at(n, GV_NOTE_STEP, seed->loc, seed->op, text);
}

/* "taking the true branch, 49 times": of the same branch once more, with nothing in between. */
static bool tell_again(const narrator *n, uint32_t op_id, gv_str taken) {
  gv_note *last = n->finding->notes.len ? gv_last_note(n->finding) : NULL;
  if (!last || last->kind != GV_NOTE_STEP || last->op != op_id) return false;
  if (last->message.len < taken.len || memcmp(last->message.at, taken.at, taken.len) != 0)
    return false;
  gv_str rest = {last->message.at + taken.len, last->message.len - taken.len};
  uint32_t times = 1;
  if (rest.len && !gv_str_begins(rest, ", ")) return false;
  if (rest.len) times = 0;
  for (size_t i = 2; i < rest.len && rest.at[i] >= '0' && rest.at[i] <= '9'; i++)
    times = 10 * times + (uint32_t)(rest.at[i] - '0');
  last->message = gv_format(n->arena, "%.*s, %u times", GV_FMT(taken), times + 1);
  return true;
}

/* No note of a branch that has one way only, by an assumption. */
static void tell_branch(const narrator *n, uint32_t op_id, uint32_t edge) {
  const gv_op *op = &n->model->ops.at[op_id];
  bool first = edge == n->model->blocks.at[op->block].first_edge;
  gv_str taken = GV_STR("");
  if (op->kind == GV_OP_COND_BR && !op->assumed)
    taken = first ? GV_STR("taking the true branch") : GV_STR("taking the false branch");
  else if (op->kind == GV_OP_SWITCH)
    taken = first ? GV_STR("taking the default case")
                  : gv_format(n->arena, "taking case %lld",
                              (long long)n->model->edges.at[edge].case_value);
  if (!taken.len) return;
  gv_str on = gv_words_name(n->model, gv_operands(n->model, op)[0]);
  if (on.len) taken = gv_format(n->arena, "%.*s of %.*s", GV_FMT(taken), GV_FMT(on));
  if (!tell_again(n, op_id, taken)) note(n, GV_NOTE_STEP, op_id, taken);
}

static gv_str words_of_event(const narrator *n, const gv_event *event) {
  switch (event->kind) {
  case GV_EVENT_USE: return gv_str_of(gv_words_change(event->from, event->to));
  case GV_EVENT_STORE: return GV_STR("stored to memory here");
  case GV_EVENT_LOAD: return GV_STR("loaded from memory here");
  case GV_EVENT_ABSORBED: return GV_STR("used here by an operation that was not lowered");
  case GV_EVENT_BEGIN: return gv_words_begin(n->model, n->arena, event->op, event->operand);
  case GV_EVENT_MARK: return GV_STR("an event is recorded after it here");
  case GV_EVENT_ORPHAN: return GV_STR("the stream of the event is destroyed here");
  case GV_EVENT_FOLLOW: return GV_STR("a stream is made to wait for it here");
  case GV_EVENT_CHOICE:
  case GV_EVENT_ESCAPE: break;
  }
  GV_BUG("a step of a path that has no words");
}

static void tell_event(const narrator *n, const gv_event *event) {
  bool own = gv_words_is_of_no_device(n->model, &n->model->ops.at[event->op]);
  if (own && event->kind == GV_EVENT_MARK) return; /* nobody has asked for that event */
  note(n, GV_NOTE_STEP, event->op, words_of_event(n, event));
  gv_last_note(n->finding)->carries = event->kind == GV_EVENT_STORE || event->kind == GV_EVENT_LOAD;
}

static void tell_argument(const narrator *n, uint32_t op, gv_value_id argument) {
  gv_str name = gv_words_name(n->model, argument);
  note(n, GV_NOTE_STEP, op,
       name.len ? gv_format(n->arena, "passed on here as %.*s", GV_FMT(name))
                : GV_STR("passed on here"));
}

static void tell_call(const narrator *n, uint32_t op, const char *what) {
  note(n, GV_NOTE_STEP, op,
       gv_format(n->arena, "%s %.*s", what, GV_FMT(n->model->ops.at[op].name)));
}

/* Why the stream that one of the two is given does not order it. */
static void tell_ignoring(const narrator *n) {
  uint32_t ops[] = {n->found->begun.op, n->fault->op};
  for (int i = 0; i < 2; i++) {
    gv_str why = gv_words_ignoring(n->model, n->arena, ops[i]);
    if (!why.len) continue;
    note(n, GV_NOTE_STEP, ops[i], why);
    return;
  }
}

static void tell_missing(const narrator *n, uint32_t op) {
  bool marked = n->fault->rule == GV_RULE_STREAM_USE_AFTER_DESTROY;
  if (!marked) tell_ignoring(n);
  gv_str supply = marked ? GV_STR("wait for the event before its stream is destroyed")
                         : gv_words_missing(n->model, n->arena, op, n->found->begun);
  note(n, GV_NOTE_MISSING, op, supply);
  gv_last_note(n->finding)->supply = supply;
}

static void tell_lost(const narrator *n, uint32_t op) {
  bool returns = n->model->ops.at[op].kind == GV_OP_RETURN;
  gv_str text;
  if (n->fault->rule == GV_RULE_UNWAITED_WORK)
    text = returns ? GV_STR("the function returns here, and nothing can wait for it later")
                   : GV_STR("nothing can wait for it after this");
  else
    text = returns ? gv_words_not_ended(n->model, n->arena, n->fault)
                   : GV_STR("the last reference to it is gone after this");
  note(n, GV_NOTE_STEP, op, text);
}

static void tell_step(const narrator *n, const gv_path_step *step) {
  switch (step->kind) {
  case GV_STEP_SEED: tell_seed(n, &n->tab->seeds.at[step->number]); break;
  case GV_STEP_BRANCH: tell_branch(n, step->op, step->number); break;
  case GV_STEP_EVENT: tell_event(n, &step->event); break;
  case GV_STEP_ARGUMENT: tell_argument(n, step->op, step->number); break;
  case GV_STEP_ENTER: tell_call(n, step->op, "passed to"); break;
  case GV_STEP_LEAVE: tell_call(n, step->op, "returned by"); break;
  case GV_STEP_MISSING: tell_missing(n, step->op); break;
  case GV_STEP_LOST: tell_lost(n, step->op); break;
  }
}

/* ---- an example ------------------------------------------------------------------------------ */

static gv_chosen chosen_of(const narrator *n, gv_input_number input) {
  const gv_value *v = &n->model->values.at[input.of];
  int64_t number =
      v->width == 1 ? (int64_t)(input.number & 1) : gv_sign_extend((int64_t)input.number, v->width);
  return (gv_chosen){input.of, gv_words_input(n->model, n->arena, input.of), v->loc, number,
                     v->width};
}

/* "%n = 7", in a loop "%n = 7, then 8"; each value once, with all its numbers. */
static gv_str words_of_input(const narrator *n, uint32_t first) {
  const gv_chosen *all = n->finding->example.at;
  gv_str text =
      gv_format(n->arena, "%.*s = %lld", GV_FMT(all[first].name), (long long)all[first].number);
  for (uint32_t i = first + 1; i < n->finding->example.len; i++)
    if (all[i].of == all[first].of)
      text = gv_format(n->arena, "%.*s, then %lld", GV_FMT(text), (long long)all[i].number);
  return text;
}

static bool is_first(const gv_finding *finding, uint32_t index) {
  uint32_t first = 0;
  while (finding->example.at[first].of != finding->example.at[index].of) first++;
  return first == index;
}

/* Numbers of one bit are left to the notes of branches. */
static void tell_example(const narrator *n) {
  gv_finding *finding = n->finding;
  gv_str text = {0};
  for (uint32_t i = 0; i < n->found->example.len; i++)
    *gv_push(&finding->example) = chosen_of(n, n->found->example.at[i]);
  for (uint32_t i = 0; i < finding->example.len; i++) {
    const gv_chosen *c = &finding->example.at[i];
    if (c->width == 1 || !is_first(finding, i)) continue;
    gv_str words = words_of_input(n, i);
    text = text.len ? gv_format(n->arena, "%.*s and %.*s", GV_FMT(text), GV_FMT(words))
                    : gv_format(n->arena, "for example with %.*s", GV_FMT(words));
  }
  if (text.len) note_at(n, GV_NOTE_EXAMPLE, finding->loc, finding->op, text);
}

/* ---- the whole ------------------------------------------------------------------------------- */

static void tell_consequences(const narrator *n) {
  const gv_fault *f = n->fault;
  for (uint32_t i = 0; i < f->after.len; i++) {
    if (f->after.at[i] == f->op) continue; /* the same operation in a later iteration */
    note(n, GV_NOTE_CONSEQUENCE, f->after.at[i],
         gv_words_after(n->model, n->arena, f->rule, &n->model->ops.at[f->after.at[i]]));
  }
}

/* Nobody reads a thousand steps: the first and the last ones tell most. */
static void shorten(const narrator *n) {
  uint32_t count = n->finding->notes.len, left_out = count - NOTES_LIMIT;
  if (count <= NOTES_LIMIT) return;
  gv_note *at = n->finding->notes.at + NOTES_LIMIT / 2;
  at->message = gv_format(n->arena, "%u steps are omitted here", left_out + 1);
  memmove(at + 1, at + 1 + left_out, (NOTES_LIMIT - NOTES_LIMIT / 2 - 1) * sizeof *at);
  n->finding->notes.len = NOTES_LIMIT;
}

void gv_narrate_path(const gv_tabulation *tab, gv_model *model, gv_arena *arena,
                     const gv_fault *fault, const gv_counterexample *found, gv_finding *finding) {
  const narrator n = {tab, model, arena, fault, found, finding};
  for (uint32_t i = 0; i < found->edges.len; i++) *gv_push(&finding->path) = found->edges.at[i];
  for (uint32_t i = 0; i < found->steps.len; i++) tell_step(&n, &found->steps.at[i]);
  tell_example(&n);
  tell_consequences(&n);
  shorten(&n);
}
