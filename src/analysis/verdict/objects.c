/* needs: a finished tabulation: which blocks control comes to. gives: findings about references to
 * tokens, values and groups, about values without a payload, and about what the front could not
 * read. cost: for each object, the blocks from its creation to its last use.
 *
 * References are counted along all paths at once: a set of counts for each block, one bit a count.
 * A count that is wrong on every path is a finding; one that is wrong on some path only is none,
 * since the path may not be possible. Objects that get out of sight are not judged.
 */
#include "verdict/objects.h"

enum { LOWEST = -4, COUNTS = 32, ROUNDS = 40 };

typedef struct tracker {
  const gv_tabulation *e;
  const gv_model *m;
  const gv_analysis_options *options;
  gv_report *report;
  uint32_t *by_order;      /* blocks of each function in reverse postorder */
  uint32_t *counts;        /* by block: set of counts at its head */
  GV_VEC(uint32_t) marked; /* blocks with counts */
  uint32_t object;         /* the operation that makes it */
  uint32_t wrong;          /* the first drop that is wrong on every path; GV_NONE */
  uint32_t left;           /* counts with which a path ends */
  uint32_t uses;           /* operations on it not yet passed */
  bool doubt;              /* on some path, if it is possible, a drop is wrong */
  bool lost, again;
  bool shared;  /* it goes on to where its references are not counted with these */
  bool bounded; /* lost, since there are more references, or rounds of a loop, than are counted */
} tracker;

static uint32_t bit_of(int32_t count) { return 1u << (count - LOWEST); }

static uint32_t negative_counts(void) { return bit_of(0) - 1; }

/* The set after `change`; 0 when it does not fit. */
static uint32_t changed(uint32_t set, int32_t change) {
  if (change <= -COUNTS || change >= COUNTS) return 0;
  uint32_t moved = change < 0 ? set >> -change : set << change;
  uint32_t back = change < 0 ? moved << -change : moved >> change;
  return back == set ? moved : 0;
}

static gv_str function_of(const tracker *t, uint32_t op) {
  return t->m->functions.at[gv_function_of_op(t->m, op)].name;
}

/* `finding`: the number of the one that says why not; 0. */
static void decide(const tracker *t, gv_verdict verdict, uint32_t op, gv_str what, gv_str reason,
                   uint32_t finding) {
  gv_report_decide(t->report, t->options->proof,
                   (gv_obligation){.verdict = verdict,
                                   .loc = t->m->ops.at[op].loc,
                                   .function = function_of(t, op),
                                   .what = what,
                                   .reason = reason,
                                   .op = GV_NONE,
                                   .operand = GV_NONE,
                                   .finding = finding});
}

/* ---- counting -------------------------------------------------------------------------------- */

static void arrive(tracker *t, uint32_t block, uint32_t set) {
  uint32_t joined = t->counts[block] | set;
  if (joined == t->counts[block]) return;
  if (!t->counts[block]) *gv_push(&t->marked) = block;
  t->counts[block] = joined;
}

/* The set at the end of the block; 0: no path goes on with the object. */
static uint32_t pass(tracker *t, uint32_t block, uint32_t set, uint32_t from) {
  gv_key key = gv_key_of(GV_IN_VALUE, gv_results(t->m, &t->m->ops.at[t->object])[0]);
  for (uint32_t u = gv_next_use(&t->e->flow, key, from); u != GV_NONE;
       u = gv_next_use(&t->e->flow, key, from)) {
    uint32_t at = t->e->flow.uses[u];
    const gv_op *op = &t->m->ops.at[at];
    if (op->block != block) break;
    from = at + 1;
    t->lost |= op->kind != GV_OP_REFERENCES;
    if (t->lost) return 0;
    t->shared |= op->references == GV_UNCOUNTED;
    if (op->references == GV_UNCOUNTED) continue;
    uint32_t gone = set & (negative_counts() | bit_of(0));
    if (gone == set) { /* whatever is done with it */
      if (t->wrong == GV_NONE) t->wrong = at;
      return 0;
    }
    t->doubt |= gone != 0;
    set = changed(set, op->references);
    t->bounded |= !set;
    t->lost |= !set;
    if (t->lost) return 0;
    if (!(set & ~negative_counts())) {
      if (t->wrong == GV_NONE) t->wrong = at;
      return 0;
    }
    t->doubt |= (set & negative_counts()) != 0;
  }
  return set;
}

static void go_on(tracker *t, uint32_t block, uint32_t set) {
  const gv_block *b = &t->m->blocks.at[block];
  uint32_t home = t->m->ops.at[t->object].block;
  if (t->m->ops.at[gv_terminator(t->m, block)].kind == GV_OP_RETURN) t->left |= set;
  for (uint32_t x = b->first_edge; x < b->end_edge; x++) {
    uint32_t target = t->m->edges.at[x].target;
    if (t->e->control.reach[target] == GV_FALSE || t->e->predicates.edge[x] == GV_FALSE) continue;
    if (target == home || t->e->flow.order[target] < t->e->flow.order[home]) {
      t->left |= set; /* the next run of its operation makes another */
      continue;
    }
    uint32_t before = t->counts[target];
    arrive(t, target, set);
    t->again |= t->counts[target] != before && t->e->flow.order[target] <= t->e->flow.order[block];
  }
}

static uint32_t count_uses(const tracker *t, gv_key key) {
  uint32_t count = 0;
  for (uint32_t u = t->e->flow.use_start[key]; u < t->e->flow.use_start[key + 1]; u++)
    count += t->e->control.reach[t->m->ops.at[t->e->flow.uses[u]].block] != GV_FALSE;
  return count;
}

static uint32_t uses_in(const tracker *t, gv_key key, uint32_t block) {
  uint32_t count = 0;
  if (t->e->control.reach[block] == GV_FALSE) return 0;
  for (uint32_t u = gv_next_use(&t->e->flow, key, t->m->blocks.at[block].first_op);
       u != GV_NONE && u < t->e->flow.use_start[key + 1] &&
       t->m->ops.at[t->e->flow.uses[u]].block == block;
       u++)
    count++;
  return count;
}

/* One round over the blocks after the creation. After the last use nothing changes, so that the
 * rest need not be looked at. */
static void round_of(tracker *t, gv_key key) {
  const gv_op *made = &t->m->ops.at[t->object];
  const gv_function *function = &t->m->functions.at[t->m->blocks.at[made->block].function];
  uint32_t passed = uses_in(t, key, made->block), first = t->e->flow.order[made->block],
           reached = 0;
  uint32_t set = pass(t, made->block, bit_of(made->references), t->object + 1);
  t->again = false;
  if (set) go_on(t, made->block, set);
  for (uint32_t b = first + 1; b < function->end_block - function->first_block && !t->lost; b++) {
    uint32_t block = t->by_order[function->first_block + b];
    if (block == GV_NONE) break;
    passed += uses_in(t, key, block);
    if (!t->counts[block]) continue;
    reached = pass(t, block, t->counts[block], t->m->blocks.at[block].first_op);
    if (reached) go_on(t, block, reached);
    if (passed < t->uses || t->again) continue;
    for (uint32_t i = 0; i < t->marked.len; i++)
      if (t->e->flow.order[t->marked.at[i]] > b && t->e->control.may_exit[t->marked.at[i]])
        t->left |= t->counts[t->marked.at[i]];
    return;
  }
}

static void follow(tracker *t, uint32_t object) {
  gv_key key = gv_key_of(GV_IN_VALUE, gv_results(t->m, &t->m->ops.at[object])[0]);
  t->object = object;
  t->wrong = GV_NONE;
  t->doubt = false;
  t->left = 0;
  t->lost = t->bounded = t->shared = false;
  t->uses = count_uses(t, key);
  uint32_t rounds = 0;
  do round_of(t, key);
  while (t->again && !t->lost && ++rounds < ROUNDS);
  t->bounded |= t->again && !t->lost;
  t->lost |= t->again;
  for (uint32_t i = 0; i < t->marked.len; i++) t->counts[t->marked.at[i]] = 0;
  t->marked.len = 0;
}

/* It cannot be told. */
static void judge_doubt(tracker *t, gv_str reason) {
  gv_str message =
      gv_format(&t->report->arena, "cannot prove that the reference count does not underflow: %.*s",
                GV_FMT(reason));
  gv_finding *f = gv_report_finding(t->report, GV_RULE_UNKNOWN_HANDLE, t->m->ops.at[t->object].loc,
                                    function_of(t, t->object), message);
  gv_finding_note(f, GV_NOTE_ADVICE, f->loc,
                  GV_STR("drop each reference once, in the function that takes it"));
  decide(t, GV_UNPROVED, t->object, GV_STR("the reference count must not underflow"), reason,
         f->number);
}

static bool is_drop(const tracker *t, uint32_t op) { return t->m->ops.at[op].references < 0; }

static void judge_drops(tracker *t) {
  bool wrong = t->wrong != GV_NONE;
  if (wrong && t->shared) {
    judge_doubt(t, GV_STR("it escapes, and other code may hold references"));
    return;
  }
  if (!wrong && t->doubt) {
    judge_doubt(t, GV_STR("on one path, which may be infeasible, it does"));
    return;
  }
  gv_str claim = GV_STR("the reference count must not underflow");
  if (!wrong) {
    decide(t, GV_PROVED, t->object, claim, GV_STR("counted along all paths"), 0);
    return;
  }
  gv_finding *f = gv_report_finding(
      t->report, GV_RULE_ASYNC_REF_OVERDROP, t->m->ops.at[t->wrong].loc, function_of(t, t->wrong),
      is_drop(t, t->wrong) ? GV_STR("reference count underflow: the token was already released")
                           : GV_STR("use of a token after its last reference was dropped"));
  gv_finding_note(f, GV_NOTE_STEP, t->m->ops.at[t->object].loc,
                  GV_STR("the token is created here"));
  gv_finding_note(f, GV_NOTE_ADVICE, f->loc,
                  is_drop(t, t->wrong) ? GV_STR("remove this drop, or add a reference before it")
                                       : GV_STR("move the last drop_ref after this use"));
  decide(t, GV_VIOLATED, t->wrong, claim, GV_STR(""), f->number);
}

static void judge_object(tracker *t, uint32_t object) {
  follow(t, object);
  if (t->bounded) judge_doubt(t, GV_STR("it has more references than are counted"));
  if (t->lost) return;
  judge_drops(t);
  if (t->wrong != GV_NONE) return;
  if (t->shared) return;
  if (!t->left) return;
  if (t->left & (negative_counts() | bit_of(0))) return;
  gv_finding *f = gv_report_finding(t->report, GV_RULE_ASYNC_REF_LEAK, t->m->ops.at[object].loc,
                                    function_of(t, object),
                                    GV_STR("reference leak: the token is never released"));
  gv_finding_note(f, GV_NOTE_ADVICE, f->loc,
                  GV_STR("drop the last reference with async.runtime.drop_ref after the last use"));
}

/* ---- payloads -------------------------------------------------------------------------------- */

static void judge_unset(tracker *t, uint32_t op) {
  gv_finding *f = gv_report_finding(
      t->report, GV_RULE_ASYNC_VALUE_UNSET, t->m->ops.at[op].loc, function_of(t, op),
      GV_STR("async value is made available without a payload: await reads undefined data"));
  gv_finding_note(f, GV_NOTE_ADVICE, f->loc,
                  GV_STR("store the payload with async.runtime.store before this"));
  decide(t, GV_VIOLATED, op,
         GV_STR("an async value must have its payload when it is made available"), GV_STR(""),
         f->number);
}

/* ---- the whole ------------------------------------------------------------------------------- */

static void order_blocks(tracker *t) {
  t->by_order = gv_malloc((t->m->blocks.len + 1) * sizeof *t->by_order);
  t->counts = gv_malloc((t->m->blocks.len + 1) * sizeof *t->counts);
  memset(t->by_order, 0xff, (t->m->blocks.len + 1) * sizeof *t->by_order);
  memset(t->counts, 0, (t->m->blocks.len + 1) * sizeof *t->counts);
  for (uint32_t b = 0; b < t->m->blocks.len; b++) {
    uint32_t first = t->m->functions.at[t->m->blocks.at[b].function].first_block;
    if (t->e->flow.order[b] != GV_NONE) t->by_order[first + t->e->flow.order[b]] = b;
  }
}

/* What the front found no meaning for. */
static void judge_unread(const tracker *t) {
  for (uint32_t i = 0; i < t->m->unread.len; i++) {
    const gv_unread *unread = &t->m->unread.at[i];
    gv_finding *f = gv_report_finding(t->report, GV_RULE_UNKNOWN_HANDLE, unread->loc,
                                      unread->function, unread->what);
    gv_str advice =
        unread->advice.at
            ? unread->advice
            : GV_STR("lower async operations with MLIR's own passes, in the order they document");
    gv_finding_note(f, GV_NOTE_ADVICE, f->loc, advice);
    gv_report_decide(
        t->report, t->options->proof,
        (gv_obligation){
            .verdict = GV_UNPROVED,
            .loc = unread->loc,
            .function = unread->function,
            .what = unread->wanted.at
                        ? unread->wanted
                        : GV_STR("tasks must have the form that MLIR's lowering gives them"),
            .reason = unread->what,
            .op = GV_NONE,
            .operand = GV_NONE,
            .finding = f->number});
  }
}

/* ---- runtimes that are not known ------------------------------------------------------------- */

enum { MOST_NAMED = 16 };

static const gv_foreign *first_foreign(const gv_model *m) {
  const gv_foreign *first = m->foreign.at;
  for (uint32_t i = 1; i < m->foreign.len; i++) {
    const gv_loc a = m->foreign.at[i].loc, b = first->loc;
    if (a.file == b.file && (a.line < b.line || (a.line == b.line && a.col < b.col)))
      first = &m->foreign.at[i];
  }
  return first;
}

static gv_str foreign_runtime(gv_arena *arena, const gv_foreign *first) {
  if (first->unlike) return gv_format(arena, "%s, but not its arguments", first->runtime);
  if (first->profile)
    return gv_format(arena, "runtime '%s', which is not selected", first->profile);
  if (first->lacking) return gv_format(arena, "%s, whose profile does not have it", first->runtime);
  if (first->runtime) return gv_format(arena, "%s, which has no profile", first->runtime);
  return GV_STR("a runtime without a profile");
}

static gv_str foreign_message(const tracker *t, const gv_foreign *first) {
  gv_arena *arena = &t->report->arena;
  uint32_t more = t->m->foreign.len - 1;
  gv_str others = more ? gv_format(arena, " and %u more", more) : GV_STR("");
  gv_str of = foreign_runtime(arena, first);
  return gv_format(arena, "cannot prove the order of GPU work: %.*s%.*s look%s like %.*s",
                   GV_FMT(first->name), GV_FMT(others), more ? "" : "s", GV_FMT(of));
}

static gv_str foreign_advice(gv_arena *arena, const gv_foreign *foreign) {
  const gv_str name = foreign->name;
  bool operation = name.len && name.at[0] != '@';
  if (operation)
    return gv_format(
        arena, "lower %.*s to calls, and describe their functions in a file for --runtime-file",
        GV_FMT(name));
  if (foreign->looked_up)
    return gv_format(arena, "call %.*s directly, and not through an address that is looked up",
                     GV_FMT(name));
  if (foreign->unlike)
    return gv_format(arena, "give %.*s the arguments that %s documents", GV_FMT(name),
                     foreign->runtime);
  if (foreign->profile)
    return gv_format(arena, "use --runtime=%s, which has %.*s", foreign->profile, GV_FMT(name));
  gv_str beside =
      foreign->lacking ? gv_format(arena, ", beside --runtime=%s", foreign->lacking) : GV_STR("");
  gv_str row = foreign->row.len ? gv_format(arena, ", for example '%.*s'", GV_FMT(foreign->row))
                                : GV_STR("");
  return gv_format(arena, "describe %.*s in a file for --runtime-file%.*s%.*s", GV_FMT(name),
                   GV_FMT(beside), GV_FMT(row));
}

static void note_foreign(const tracker *t, gv_finding *finding, const gv_foreign *foreign) {
  gv_str advice = foreign_advice(&t->report->arena, foreign);
  gv_finding_note(finding, GV_NOTE_ADVICE, foreign->loc, advice);
}

/* What may do something on a GPU, and is not known to, keeps the program from being proved. */
static void judge_foreign(const tracker *t) {
  if (!t->m->foreign.len) return;
  const gv_foreign *first = first_foreign(t->m);
  gv_finding *finding = gv_report_finding(t->report, GV_RULE_UNKNOWN_RUNTIME, first->loc,
                                          first->function, foreign_message(t, first));
  for (uint32_t i = 0; i < t->m->foreign.len && i < MOST_NAMED; i++)
    note_foreign(t, finding, &t->m->foreign.at[i]);
  if (t->m->foreign.len > MOST_NAMED)
    gv_finding_note(
        finding, GV_NOTE_ADVICE, first->loc,
        gv_format(&t->report->arena, "and %u more like it", t->m->foreign.len - MOST_NAMED));
  gv_report_decide(t->report, t->options->proof,
                   (gv_obligation){.verdict = GV_UNPROVED,
                                   .loc = first->loc,
                                   .function = first->function,
                                   .what = GV_STR("GPU work must go through known functions"),
                                   .reason = finding->message,
                                   .op = GV_NONE,
                                   .operand = GV_NONE,
                                   .finding = finding->number});
}

void gv_judge_unknown(const gv_model *model, const gv_analysis_options *options,
                      gv_report *report) {
  tracker t = {.m = model, .options = options, .report = report};
  judge_unread(&t);
  judge_foreign(&t);
  report->nothing_to_verify = !model->facts.recognised;
}

void gv_judge_objects(const gv_tabulation *tab, const gv_model *model,
                      const gv_analysis_options *options, gv_report *report) {
  tracker t = {.e = tab, .m = model, .options = options, .report = report};
  gv_judge_groups(tab, model, options, report);
  gv_judge_endings(tab, model, options, report);
  if (!model->task_count) return;
  order_blocks(&t);
  for (uint32_t o = 0; o < model->ops.len; o++) {
    const gv_op *op = &model->ops.at[o];
    if (tab->control.reach[op->block] == GV_FALSE) continue;
    if (op->kind == GV_OP_OBJECT) judge_object(&t, o);
    if (op->kind == GV_OP_REFERENCES && op->unset) judge_unset(&t, o);
  }
  gv_free(t.by_order);
  gv_free(t.counts);
  gv_vec_free(&t.marked);
}
