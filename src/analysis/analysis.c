#include "analysis/analysis.h"

#include <pthread.h>

#include "analysis/dump.h"
#include "analysis/merge.h"
#include "base/stack.h"
#include "counterexample/limits.h"
#include "counterexample/refine.h"
#include "program/arrays.h"
#include "program/components.h"
#include "program/flow.h"
#include "program/outside.h"
#include "solver/solver.h"
#include "typestate/tabulate.h"
#include "verdict/check.h"
#include "verdict/collect.h"
#include "verdict/judge.h"
#include "verdict/objects.h"
#include "verdict/orders.h"
#include "verdict/query.h"
#include "verdict/remarks.h"

typedef struct job {
  gv_model *model;
  const gv_analysis_options *options;
  gv_report *report;
  gv_solved *solved; /* in all runs */
  gv_spent *spent;   /* by all of them; of one component */
  bool others_apart; /* as gv_tabulation_options has it */
} job;

/* Which branches are followed, and what comes of it. A tabulation stays where it is made. */
typedef struct run {
  gv_tabulation tab;
  gv_report report;
  gv_open open;
  uint8_t *demands; /* verdicts */
} run;

/* What others have spent beyond what there is for all faults of a run. */
static gv_spent spent_beyond(const gv_spent *all) {
  return (gv_spent){
      .searched = all->searched > WALK_BUDGET_OF_ALL ? all->searched - WALK_BUDGET_OF_ALL : 0,
      .walked = all->walked > NUMBER_STEPS_OF_ALL ? all->walked - NUMBER_STEPS_OF_ALL : 0};
}

/* `quick`: counterexamples that are hard to find are left to another run. */
static void run_with(run *l, const job *j, const gv_refinement *refinement, bool strict,
                     bool quick) {
  memset(l, 0, sizeof *l);
  const gv_tabulation_options options = {.refinement = refinement,
                                         .solved = j->solved,
                                         .most_steps = j->options->most_steps,
                                         .closely = j->options->remarks,
                                         .others_apart = j->others_apart,
                                         .cancelled = j->options->cancelled};
  gv_tabulate_with(&l->tab, j->model, &options);
  l->tab.search.solved = j->solved;
  l->tab.search.quick = quick;
  l->tab.search.wants_core = quick;
  l->tab.search.keeps_refusals = j->options->dump.stage == GV_STAGE_PATH;
  l->tab.search.before = spent_beyond(j->spent);
  gv_judge(&l->tab, j->model, j->options, strict, &l->report, &l->open);
  j->spent->searched += l->tab.search.spent.searched;
  j->spent->walked += l->tab.search.spent.walked;
  l->demands = gv_malloc(j->model->demands.len);
  for (uint32_t d = 0; d < j->model->demands.len; d++)
    l->demands[d] = j->model->demands.at[d].verdict;
}

static void drop_run(run *l, const job *j) {
  gv_steps *taken = j->options->steps;
  if (taken)
    taken->passed += l->tab.passed, taken->fixpoint += l->tab.steps,
        taken->guards += gv_predicates_steps(&l->tab.predicates),
        taken->paths += l->tab.search.spent.searched, taken->numbers += l->tab.search.spent.walked;
  gv_report_clear(&l->report);
  gv_tab_clear(&l->tab);
  gv_vec_free(&l->open.faults);
  gv_free(l->demands);
}

static void run_instead(run *l, const job *j, bool strict) {
  drop_run(l, j);
  run_with(l, j, NULL, strict, false);
}

/* Obligations, whether they are listed or only counted. */
static uint32_t left_open(const gv_report *report) {
  uint32_t open = report->counts[GV_UNPROVED];
  for (uint32_t i = 0; i < report->obligations.len; i++)
    open += report->obligations.at[i].verdict == GV_UNPROVED;
  return open;
}

/* Did the second run, in which doubtful paths do not count, leave less open, or as much and show as
 * much? */
static bool is_of_use(const run *second, const run *first) {
  if (second->tab.out_of_steps) return false;
  uint32_t open = left_open(&second->report),
           open_before = left_open(&first->report) + first->open.chosen;
  if (open < open_before) return true;
  return open == open_before &&
         second->report.findings.len + first->open.chosen >= first->report.findings.len;
}

/* Follows the branches that have ruled out paths where following all of them has left faults open.
 * Gives the one of the two that leaves less. */
static run *refine_core(const run *first, run *second, run *third, const job *j,
                        gv_refinement *refinement) {
  bool open = second->open.faults.len || second->tab.out_of_steps;
  if (!open || gv_refine_core(&first->tab, refinement) != GV_REFINED_CORE) return second;
  run_with(third, j, refinement, true, false);
  bool less = left_open(&third->report) < left_open(&second->report);
  drop_run(less ? second : third, j);
  return less ? third : second;
}

/* Whether an access is of the element that is followed is a condition like those of branches, and
 * what is left open may hang on both. */
static bool asks_for_elements(const run *first, const job *j) {
  return j->model->elements.len && left_open(&first->report);
}

/* Another run, that takes many steps, leaves no less open than the first. */
static gv_analysis_options further(const gv_model *model, const gv_analysis_options *options) {
  gv_analysis_options with = *options;
  uint64_t most = FURTHER_STEPS + (uint64_t)FURTHER_STEPS_OF_OP * model->ops.len;
  if (!with.most_steps || with.most_steps > most) with.most_steps = most;
  return with;
}

/* Runs again where faults were found and no paths to them that are beyond doubt; the first run
 * takes little time for a path. Gives the run that counts: where another is of no use, the first,
 * in which doubtful paths do not count then. */
static run *refine(run runs[3], const job *j) {
  run *first = &runs[0], *counts = first;
  if (first->tab.out_of_steps && j->options->is_brief) return first;
  gv_refinement refinement = gv_refinement_none(j->model);
  bool chose = first->open.chosen;
  bool all = !first->open.faults.len && asks_for_elements(first, j);
  gv_refined refined =
      gv_refine(&first->tab, first->open.faults.at, first->open.faults.len, all, &refinement);
  if (refined == GV_REFINED_ALL || refined == GV_REFINED_CORE) {
    run *second = &runs[1];
    const gv_analysis_options options = further(j->model, j->options);
    const job refined_job = {j->model, &options, j->report, j->solved, j->spent, j->others_apart};
    run_with(second, &refined_job, &refinement, true, false);
    if (refined == GV_REFINED_ALL)
      second = refine_core(first, second, &runs[2], &refined_job, &refinement);
    bool of_use = is_of_use(second, first);
    drop_run(of_use ? first : second, j);
    if (of_use) counts = second;
    if (!of_use) run_instead(first, j, chose);
  } else if (first->open.gave_up || (refined == GV_TOO_MUCH_TO_REFINE && chose)) {
    run_instead(first, j, refined == GV_TOO_MUCH_TO_REFINE && chose);
  }
  gv_refinement_clear(&refinement);
  return counts;
}

static void assume_kernels(gv_model *model) {
  for (uint32_t o = 0; o < model->ops.len; o++) {
    gv_op *op = &model->ops.at[o];
    model->facts.kernels_assumed += op->unseen;
    op->taken_whole |= op->unseen;
    if (op->unseen) op->range_count = 0;
    op->unseen = false;
  }
}

static bool is_dumped(const gv_analysis_options *options) {
  return options->dump.stage && options->dump.stage != GV_STAGE_STEPS;
}

static void tell_orders(run *l, const job *j) {
  gv_order own = {0};
  if (!j->options->order) gv_collect_order(&l->tab, &own);
  gv_tell_orders(j->model, j->options->order ? j->options->order : &own, &l->report);
  gv_order_clear(&own);
}

/* What is found at several copies of one operation is one finding. */
static void merge_copies(const gv_model *model, gv_report *report) {
  gv_map first = {0};
  uint32_t kept = 0;
  for (uint32_t i = 0; i < report->findings.len; i++) {
    gv_finding *f = &report->findings.at[i];
    bool copy = false;
    if (f->op != GV_NONE) {
      const uint32_t key[5] = {f->rule, f->loc.file, f->loc.line, f->loc.col,
                               model->ops.at[f->op].site};
      uint32_t *slot = gv_map_at(
          &first, gv_hash(f->message.at, f->message.len, gv_hash(key, sizeof key, 0)), &copy);
      const gv_finding *other = &report->findings.at[copy ? *slot : i];
      if (!copy) *slot = kept;
      copy = copy && other->op != f->op && other->rule == f->rule &&
             gv_str_equal(other->message, f->message);
    }
    if (copy)
      gv_finding_clear(f);
    else
      report->findings.at[kept++] = *f;
  }
  report->findings.len = kept;
  gv_map_free(&first);
}

/* ---- what calls leave for the next one ------------------------------------------------------- */

static uint32_t violated(const gv_report *report) {
  uint32_t count = report->counts[GV_VIOLATED];
  for (uint32_t i = 0; i < report->obligations.len; i++)
    count += report->obligations.at[i].verdict == GV_VIOLATED;
  return count;
}

/* Something comes out of a global, as a call before has left it. */
static bool finds_left(const gv_tabulation *tab) {
  bool any = false;
  for (uint32_t i = 0; i < tab->seeds.len && !any; i++) {
    const gv_seed *s = &tab->seeds.at[i];
    any = s->kind == GV_SEED_AT_ENTRY && s->handle == GV_HANDLE_UNKNOWN && s->key != GV_NONE &&
          gv_key_space(s->key) == GV_IN_GLOBAL;
  }
  return any;
}

static bool is_all_proved(const run *l) {
  return !l->tab.out_of_steps && !left_open(&l->report) && !violated(&l->report);
}

/* What is proved with the callers is: nothing is undecided any more. */
static void take_proof(run *l, run *with) {
  gv_report *to = &l->report, *from = &with->report;
  uint32_t kept = 0;
  for (uint32_t i = 0; i < to->findings.len; i++) {
    if (to->findings.at[i].rule == GV_RULE_UNKNOWN_HANDLE)
      gv_finding_clear(&to->findings.at[i]);
    else
      to->findings.at[kept++] = to->findings.at[i];
  }
  to->findings.len = kept;
  to->obligations.len = 0;
  for (uint32_t i = 0; i < from->obligations.len; i++)
    *gv_push(&to->obligations) = from->obligations.at[i];
  for (uint32_t i = 0; i < from->assumptions.len; i++)
    gv_report_assume(to, from->assumptions.at[i]);
  for (uint32_t v = 0; v < GV_VERDICT_COUNT; v++) to->counts[v] = from->counts[v];
  gv_report_assume(to, GV_STR("public functions are called one after the other"));
  gv_arena_join(&to->arena, &from->arena);
}

/* The caller in the copy is none of the model. */
static void drop_caller(const gv_model *m, gv_finding *f) {
  uint32_t edges = 0, notes = 0;
  for (uint32_t i = 0; i < f->path.len; i++)
    if (f->path.at[i] < m->edges.len) f->path.at[edges++] = f->path.at[i];
  for (uint32_t i = 0; i < f->notes.len; i++)
    if (f->notes.at[i].op == GV_NONE || f->notes.at[i].op < m->ops.len)
      f->notes.at[notes++] = f->notes.at[i];
  f->path.len = edges, f->notes.len = notes;
}

/* The obligations that the finding decides are violated. */
static void decide(gv_report *to, const gv_report *from, const gv_finding *f, uint32_t number) {
  for (uint32_t i = 0; i < from->obligations.len; i++) {
    const gv_obligation *is = &from->obligations.at[i];
    if (is->verdict != GV_VIOLATED || is->finding != f->number) continue;
    for (uint32_t o = 0; o < to->obligations.len; o++) {
      gv_obligation *was = &to->obligations.at[o];
      bool same =
          was->op == is->op && was->operand == is->operand && gv_str_equal(was->what, is->what);
      if (!same || was->verdict != GV_UNPROVED) continue;
      was->verdict = GV_VIOLATED, was->reason = is->reason, was->finding = number;
    }
  }
}

/* A call that says a number, as which device is the current one, or a load of one: perhaps what
 * callers have told the runtime, or have left in memory. */
static bool says_number(const gv_model *m, const gv_op *op) {
  bool says = false;
  if (op->kind != GV_OP_ACTION && op->kind != GV_OP_LOAD) return false;
  for (uint32_t i = 0; i < op->result_count; i++)
    says |= m->values.at[gv_results(m, op)[i]].width != 0;
  return says;
}

/* Callers say something that the call may depend on, by arguments, in variables, or otherwise.
 * once: the program with one call, in which what its own variables hold is no load. */
static bool depends_on_callers(const gv_model *m, const gv_model *once) {
  bool depends = false;
  for (uint32_t f = 0; f < m->functions.len; f++)
    depends |= m->functions.at[f].is_public && m->functions.at[f].params;
  for (uint32_t g = 0; g < m->globals.len; g++)
    depends |= m->globals.at[g].is_public && !m->globals.at[g].is_constant;
  for (uint32_t o = 0; o < once->ops.len && !depends; o++)
    depends = says_number(once, &once->ops.at[o]);
  return depends;
}

/* The call does too much, whatever was done before it. What is missing in it, an object or a
 * record, another call may have to do first, with other arguments. */
static bool is_of_one_call(gv_rule rule) {
  switch (rule) {
  case GV_RULE_STREAM_USE_AFTER_DESTROY:
  case GV_RULE_EVENT_USE_AFTER_DESTROY:
  case GV_RULE_STREAM_DOUBLE_DESTROY:
  case GV_RULE_EVENT_DOUBLE_DESTROY:
  case GV_RULE_HANDLE_KIND_MISMATCH:
  case GV_RULE_USE_AFTER_FREE:
  case GV_RULE_DOUBLE_FREE:
  case GV_RULE_HOST_RACE:
  case GV_RULE_STREAM_RACE: return true;
  default: return false;
  }
}

static bool is_taken(const gv_finding *f) {
  return f->severity == GV_SEVERITY_ERROR && !f->in_doubt && f->rule != GV_RULE_UNKNOWN_HANDLE;
}

/* What is wrong when it is called first is wrong, if callers have no other way to begin. */
static void take_faults(run *l, run *first, const gv_model *m, const gv_model *once) {
  gv_report *to = &l->report, *from = &first->report;
  bool depends = depends_on_callers(m, once);
  for (uint32_t i = 0; i < from->findings.len; i++) {
    const gv_finding *f = &from->findings.at[i];
    if (is_taken(f) && depends && !is_of_one_call(f->rule)) return;
  }
  for (uint32_t i = 0; i < from->findings.len; i++) {
    gv_finding *f = &from->findings.at[i];
    if (!is_taken(f)) continue;
    uint32_t number = ++to->last_number;
    decide(to, from, f, number);
    drop_caller(m, f);
    f->number = number;
    *gv_push(&to->findings) = *f;
    memset(f, 0, sizeof *f);
  }
  to->counts[GV_VIOLATED] += from->counts[GV_VIOLATED];
  to->counts[GV_UNPROVED] -= from->counts[GV_VIOLATED];
  gv_arena_join(&to->arena, &from->arena);
}

/* The program together with its callers, or, `once`, with one call. */
static void look_at_callers(run *l, const job *j, bool once) {
  gv_model with;
  run runs[3];
  if (!gv_outside_make(j->model, once, &with)) return;
  gv_analysis_options options = further(&with, j->options);
  options.known = NULL, options.faults = NULL, options.most_findings = 0;
  const job outer = {&with, &options, NULL, j->solved, j->spent};
  run_with(&runs[0], &outer, NULL, false, true);
  run *found = refine(runs, &outer);
  bool proved = !once && is_all_proved(found);
  if (proved && options.check_proof) gv_check_proof(&found->tab);
  if (proved) take_proof(l, found);
  if (once && !found->tab.out_of_steps) take_faults(l, found, j->model, &with);
  drop_run(found, &outer);
  gv_outside_clear(&with);
}

/* Where all that is open hangs on what calls before have left in globals, the program is looked at
 * together with its callers. What is wrong there need not be: they may know in which order to call.
 * But the first call is the first one, where there is one function that they can call. */
static void prove_with_callers(run *l, const job *j) {
  if (l->tab.out_of_steps || !left_open(&l->report) || violated(&l->report)) return;
  if (!finds_left(&l->tab)) return;
  look_at_callers(l, j, false);
  if (left_open(&l->report)) look_at_callers(l, j, true);
}

/* Where what is open may hang on streams in elements that are not followed, these are left to the
 * ways on which they are: if that leaves less open, and finds as much, it counts. */
static run *set_others_apart(run *l, run others[3], const job *j) {
  if (!l->tab.meets_others || l->tab.out_of_steps || !left_open(&l->report)) return l;
  const job apart = {j->model, j->options, j->report, j->solved, j->spent, true};
  run_with(&others[0], &apart, NULL, false, true);
  run *again = refine(others, &apart);
  bool less = !again->tab.out_of_steps && left_open(&again->report) < left_open(&l->report) &&
              violated(&again->report) >= violated(&l->report);
  drop_run(less ? l : again, j);
  return less ? again : l;
}

/* One component, or a program that has but one: the report is not finished. */
static void analyse_one(const job *of) {
  run runs[3], others[3];
  const gv_analysis_options options =
      of->options->is_brief ? further(of->model, of->options) : *of->options;
  gv_spent spent = {0};
  const job whole = {of->model, &options, of->report, of->solved, &spent}, *j = &whole;
  run_with(&runs[0], j, NULL, false, true);
  run *l = set_others_apart(refine(runs, j), others, j);
  prove_with_callers(l, j);
  for (uint32_t d = 0; d < j->model->demands.len; d++)
    j->model->demands.at[d].verdict = l->demands[d];
  if (!l->tab.out_of_steps) gv_judge_objects(&l->tab, j->model, j->options, &l->report);
  if (j->options->remarks && !l->tab.out_of_steps) gv_remark(&l->tab, j->model, &l->report);
  if (j->options->check_proof && !l->tab.out_of_steps) gv_check_proof(&l->tab);
  if (j->options->insight) gv_query(&l->tab, j->options->insight);
  if (j->options->order) gv_collect_order(&l->tab, j->options->order);
  if (j->options->tell_orders && !l->tab.out_of_steps) tell_orders(l, j);
  if (is_dumped(j->options)) gv_dump_stage(&l->tab, j->model, &j->options->dump);
  if (j->options->steps) j->options->steps->spent |= l->tab.out_of_steps;
  *j->report = l->report;
  memset(&l->report, 0, sizeof l->report);
  drop_run(l, j);
}

/* ---- components ------------------------------------------------------------------------------ */

/* The components of a program, which threads take in their order, and what came of them. */
typedef struct work {
  gv_model *whole;
  const gv_analysis_options *options;
  gv_report *report;
  gv_parts parts;
  gv_part *part; /* by number; those before `merged` are cleared */
  gv_found *found;
  gv_found_before *before;
  bool *is_done;
  pthread_mutex_t lock; /* over the rest, and what stands in `options` for results */
  uint32_t taken, merged;
  uint32_t findings; /* of all that are done, which come before all that are not taken */
  bool error;        /* one of them is an error */
} work;

/* Those of the whole whose operations are in the part. */
static void choose_known(const work *w, uint32_t number, gv_known_faults *known) {
  const gv_known_faults *all = w->options->known;
  for (uint32_t i = 0; all && i < all->len; i++) {
    gv_known_fault f = all->at[i];
    if (w->parts.of_function[gv_function_of_op(w->whole, f.op)] != number) continue;
    f.op = gv_op_in_part(w->whole, &w->parts, f.op);
    if (f.begun_op != GV_NONE) f.begun_op = gv_op_in_part(w->whole, &w->parts, f.begun_op);
    *gv_push(known) = f;
  }
}

static bool has_error(const gv_report *report) {
  for (uint32_t i = 0; i < report->findings.len; i++)
    if (report->findings.at[i].severity == GV_SEVERITY_ERROR) return true;
  return false;
}

/* `findings` and `error`: of the components before it, as far as is known. */
static void analyse_part(work *w, uint32_t number, uint32_t findings, bool error,
                         gv_part_room *room) {
  gv_part *part = &w->part[number];
  gv_found *found = &w->found[number];
  gv_known_faults known = {0};
  gv_solved solved = {0};
  gv_analysis_options options = *w->options;
  w->before[number] = (gv_found_before){.findings = findings, .error = error, .below = UINT32_MAX};
  gv_part_make(part, w->whole, &w->parts, number, room);
  choose_known(w, number, &known);
  options.before = &w->before[number];
  if (options.insight) options.insight = &found->insight;
  if (options.order) options.order = &found->order;
  if (options.faults) options.faults = &found->faults;
  if (options.known) options.known = &known;
  if (options.steps) options.steps = &found->steps;
  analyse_one(&(job){&part->model, &options, &found->report, &solved});
  gv_solved_clear(&solved);
  gv_vec_free(&known);
}

static void forget_part(work *w, uint32_t number) {
  gv_found *found = &w->found[number];
  gv_arena texts = {0};
  gv_part_clear(&w->part[number], &texts);
  gv_arena_clear(&texts);
  gv_report_clear(&found->report);
  gv_insight_clear(&found->insight);
  gv_order_clear(&found->order);
  gv_vec_free(&found->faults);
  *found = (gv_found){0};
}

/* Would the same have come of it, had it known what the components before it have found? */
static bool holds(const work *w, uint32_t number) {
  const gv_found_before *b = &w->before[number];
  uint32_t findings = w->report->findings.len;
  if (findings < b->least || findings >= b->below) return false;
  return !b->asked_error || b->error == has_error(w->report);
}

/* Parts come to the report in their order, as soon as those before them are there; one that did not
 * know enough of them is analysed again, so that the same comes of it whatever the number of
 * threads. */
static void merge_ready(work *w, gv_part_room *room) {
  while (w->merged < w->parts.count && w->is_done[w->merged]) {
    uint32_t number = w->merged++;
    if (!holds(w, number)) {
      forget_part(w, number);
      analyse_part(w, number, w->report->findings.len, has_error(w->report), room);
    }
    gv_merge_part(w->whole, &w->part[number], &w->found[number], w->options, w->report);
    gv_part_clear(&w->part[number], &w->report->arena);
  }
}

static void work_on(void *with) {
  work *w = with;
  gv_part_room room = {0};
  pthread_mutex_lock(&w->lock);
  while (w->taken < w->parts.count) {
    uint32_t number = w->taken++, findings = w->findings;
    bool error = w->error;
    pthread_mutex_unlock(&w->lock);
    analyse_part(w, number, findings, error, &room);
    pthread_mutex_lock(&w->lock);
    w->is_done[number] = true;
    w->findings += w->found[number].report.findings.len;
    w->error |= has_error(&w->found[number].report);
    merge_ready(w, &room);
  }
  pthread_mutex_unlock(&w->lock);
  gv_part_room_clear(&room);
}

static void *zeroed(size_t count, size_t size) {
  return memset(gv_malloc(count * size), 0, count * size);
}

static void analyse_components(work *w) {
  uint32_t threads = w->options->threads, count = w->parts.count;
  w->part = zeroed(count, sizeof *w->part);
  w->found = zeroed(count, sizeof *w->found);
  w->before = zeroed(count, sizeof *w->before);
  w->is_done = zeroed(count, sizeof *w->is_done);
  pthread_mutex_init(&w->lock, NULL);
  if (threads > 1)
    gv_on_large_stacks(work_on, w, threads < count ? threads : count);
  else
    work_on(w);
  pthread_mutex_destroy(&w->lock);
  gv_merge_parts_end(w->whole, w->options);
  gv_free(w->part);
  gv_free(w->found);
  gv_free(w->before);
  gv_free(w->is_done);
}

/* ---- the whole ------------------------------------------------------------------------------- */

/* A dump shows the program in one piece. */
static void analyse(void *with) {
  const job *j = with;
  work w = {.whole = j->model, .options = j->options, .report = j->report};
  if (j->options->assume_kernels) assume_kernels(j->model);
  gv_follow_elements(j->model, j->options->whole_buffers);
  if (!is_dumped(j->options) && gv_find_components(j->model, &w.parts))
    analyse_components(&w);
  else
    analyse_one(j);
  gv_parts_clear(&w.parts);
  gv_judge_unknown(j->model, j->options, j->report);
  if (j->model->facts.written_out) merge_copies(j->model, j->report);
  gv_report_finish(j->report);
}

/* The search for a counterexample recurses with the length of the path and the depth of the calls.
 */
void gv_analyse(gv_model *model, const gv_analysis_options *options, gv_report *report) {
  gv_solved solved = {0};
  gv_on_large_stack(analyse, &(job){model, options, report, &solved});
  gv_solved_clear(&solved);
}
