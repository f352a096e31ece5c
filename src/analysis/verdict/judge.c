/* needs: a finished tabulation. gives: one obligation for each use of a handle, each created handle
 * and each unlowered operation, and the findings. cost: linear, and the counterexamples of what is
 * wrong. */
#include "verdict/judge.h"

#include "counterexample/counterexample.h"
#include "narrate/advice.h"
#include "narrate/help.h"
#include "narrate/path.h"
#include "narrate/words.h"
#include "typestate/pending.h"
#include "verdict/exposed.h"

typedef struct judge {
  gv_tabulation *tab;
  gv_model *model;
  const gv_analysis_options *options;
  gv_report *report;
  gv_open *open;
  bool strict;
  gv_map advised;      /* hashes of the names of functions that a profile could have a line for */
  gv_map reported;     /* what made a use undecided, to the finding that says so */
  bool *confirmed;     /* by fault */
  uint32_t *number_of; /* by fault: of the finding that tells of it; 0: none does */
  bool found_error;    /* among the findings is an error */
  bool escapes;        /* something dead goes out of sight somewhere */
  bool given;          /* something that callers pass is proved */
  gv_map in_doubt; /* operands: a finding says that something breaks it if a kernel touches what it
                      may touch */
  gv_map finding_of; /* operand to the finding about it */
  gv_map failing; /* operands of operations that fail because of a confirmed fault before them, to
                     its finding */
  gv_map unconstrained_at; /* operand to a branch: the only path to a fault there rests on what it
                              asks for, which is not followed */
  gv_map gave_up; /* operands: the search for a path to a fault there ended before it was through */
  gv_map unsearched; /* operands: to a fault there no path was looked for, as enough findings are
                        there */
  gv_map known;      /* hashes of options->known, to their indexes */
  gv_map after; /* operations that fail because of a confirmed fault before them, to the number of
                   its finding */
  gv_takers takers;
} judge;

static gv_str function_name(const judge *j, uint32_t op) {
  return j->model->functions.at[gv_function_of_op(j->model, op)].name;
}

/* `finding`: the number of the one that says why not; 0. */
static gv_verdict decide_by(judge *j, gv_verdict verdict, uint32_t op, gv_str what, gv_str reason,
                            uint32_t finding) {
  /* What is undecided says why. */
  GV_ASSERT(verdict != GV_UNPROVED || finding || reason.len);
  gv_report_decide(j->report, j->options->proof,
                   (gv_obligation){.verdict = verdict,
                                   .loc = j->model->ops.at[op].loc,
                                   .function = function_name(j, op),
                                   .what = what,
                                   .reason = reason,
                                   .op = op,
                                   .operand = GV_NONE,
                                   .finding = finding});
  return verdict;
}

static gv_verdict decide(judge *j, gv_verdict verdict, uint32_t op, gv_str what, gv_str reason) {
  return decide_by(j, verdict, op, what, reason, 0);
}

static gv_str why_overflown(const judge *j, const char *thing) {
  if (gv_predicates_are_out_of_steps(&j->tab->predicates))
    return gv_format(&j->report->arena, "the analysis stopped after %d times its %.*s",
                     (int)GUARD_TIMES,
                     GV_FMT(gv_limit_words(&j->report->arena, GV_LIMIT_GUARD_WORK)));
  if (j->tab->out_of_steps)
    return gv_format(&j->report->arena, "the analysis stopped at its %.*s",
                     GV_FMT(gv_limit_words(&j->report->arena, GV_LIMIT_FIXPOINT_STEPS)));
  return gv_format(&j->report->arena, "one %s has more than %d abstract states here", thing,
                   (int)STATES_LIMIT);
}

/* ---- faults ---------------------------------------------------------------------------------- */

static uint64_t hash_of_fault(gv_rule rule, uint32_t op, uint32_t operand) {
  const uint32_t key[3] = {rule, op, operand};
  return gv_hash(key, sizeof key, 0);
}

static void index_known(judge *j) {
  bool found;
  for (uint32_t i = 0; j->options->known && i < j->options->known->len; i++) {
    const gv_known_fault *k = &j->options->known->at[i];
    *gv_map_at(&j->known, hash_of_fault(k->rule, k->op, k->operand), &found) = i;
  }
}

/* It is one of those that need no path. */
static bool is_known(const judge *j, const gv_fault *f, gv_counterexample *path) {
  uint32_t index = gv_map_get(&j->known, hash_of_fault(f->rule, f->op, f->operand));
  if (index == GV_NONE) return false;
  const gv_known_fault *k = &j->options->known->at[index];
  *path =
      (gv_counterexample){.begun = {k->begun_op, k->begun_operand}, .unconstrained_at = GV_NONE};
  if (k->rule != f->rule) return false;
  if (k->op != f->op) return false;
  return k->operand == f->operand;
}

static void keep_fault(const judge *j, const gv_fault *f, gv_begun begun) {
  if (j->options->faults)
    *gv_push(j->options->faults) =
        (gv_known_fault){f->rule, f->op, f->operand, begun.op, begun.operand};
}

/* Looks for a path to the fault. True: there is one, and whether what is there is a fault rests on
 * what a kernel does. */
static bool confirm(judge *j, uint32_t id, gv_counterexample *path) {
  const gv_fault *f = &j->tab->faults.at[id];
  GV_ASSERT(f->ways.len);
  bool found = is_known(j, f, path) || gv_find_counterexample(j->tab, f, path);
  bool chose = found && path->chose, holds = found && !(chose && j->strict);
  bool known;
  j->confirmed[id] = holds && !path->in_doubt;
  if (j->confirmed[id] && !chose) keep_fault(j, f, path->begun);
  j->open->chosen += chose;
  j->open->gave_up += path->gave_up;
  if (!found || chose) *gv_push(&j->open->faults) = id;
  if (path->gave_up && f->operand != GV_NONE)
    *gv_map_at(&j->gave_up, j->model->ops.at[f->op].first_operand + f->operand, &known) = 1;
  if (path->unconstrained_at != GV_NONE && f->operand != GV_NONE)
    *gv_map_at(&j->unconstrained_at, j->model->ops.at[f->op].first_operand + f->operand, &known) =
        path->unconstrained_at;
  return holds && path->in_doubt;
}

/* What would be right, had an earlier call done its work, is told as a consequence of that call's
 * finding. */
static void report_consequence(judge *j, uint32_t id) {
  const gv_fault *f = &j->tab->faults.at[id];
  uint32_t cause = gv_map_get(&j->finding_of, f->blame);
  gv_counterexample path;
  bool found;
  if (cause == GV_NONE) cause = gv_map_get(&j->failing, f->blame);
  if (cause == GV_NONE) {
    if (gv_map_get(&j->unsearched, f->blame) == GV_NONE) *gv_push(&j->open->faults) = id;
    return;
  }
  confirm(j, id, &path);
  gv_begun begun = path.begun;
  gv_counterexample_clear(&path);
  if (!j->confirmed[id]) return;
  gv_str what = gv_words_conflict(j->model, &j->report->arena, f, begun);
  gv_finding_note(&j->report->findings.at[cause], GV_NOTE_CONSEQUENCE, j->model->ops.at[f->op].loc,
                  gv_format(&j->report->arena, "as a consequence, %.*s", GV_FMT(what)));
  gv_last_note(&j->report->findings.at[cause])->op = f->op;
  j->number_of[id] = j->report->findings.at[cause].number;
  *gv_map_at(&j->after, f->op, &found) = j->number_of[id];
}

/* Once for each function, where something is undecided since the call of it is not known. */
static void advise(judge *j, gv_finding *finding, uint32_t op_id, gv_role made) {
  gv_arena *arena = &j->report->arena;
  gv_str name = j->model->ops.at[op_id].name;
  uint64_t key = gv_hash(name.at, name.len, 0);
  bool found;
  if (gv_map_get(&j->advised, key) != GV_NONE) return;
  gv_str row = gv_advice_row(j->model, arena, op_id, made);
  if (!row.len) return;
  *gv_map_at(&j->advised, key, &found) = 1;
  gv_finding_note(finding, GV_NOTE_ADVICE, j->model->ops.at[op_id].loc,
                  gv_format(arena, "describe it in a file for --runtime-file, for example '%.*s'",
                            GV_FMT(row)));
}

static bool has_help(const gv_finding *finding) {
  for (uint32_t i = 0; i < finding->notes.len; i++)
    if (finding->notes.at[i].kind == GV_NOTE_ADVICE || finding->notes.at[i].kind == GV_NOTE_MISSING)
      return true;
  return false;
}

/* Each finding says what mends it, or would settle it. */
static void add_help(gv_finding *finding, gv_str help) {
  if (help.len && !has_help(finding)) gv_finding_note(finding, GV_NOTE_ADVICE, finding->loc, help);
}

/* Something dead goes out of sight. Whether it is used there is not known, whatever path leads
 * there. */
static void report_escape(judge *j, uint32_t id) {
  const gv_fault *f = &j->tab->faults.at[id];
  gv_handle handle = (gv_handle)gv_state_at(j->tab, f->ways.at[0].state)->handle;
  gv_str message = gv_words_escape(j->model, &j->report->arena, f->op, f->operand, handle);
  gv_finding *finding = gv_report_finding(j->report, f->rule, j->model->ops.at[f->op].loc,
                                          function_name(j, f->op), message);
  gv_counterexample path;
  finding->op = f->op;
  if (f->operand == j->model->ops.at[f->op].operand_count) {
    decide_by(j, GV_UNPROVED, f->op, GV_STR("memory that callers have must lead to what is alive"),
              GV_STR("it leads to what has ended"), finding->number);
  } else {
    j->escapes = true;
    confirm(j, id, &path);
    if (j->confirmed[id]) gv_narrate_path(j->tab, j->model, &j->report->arena, f, &path, finding);
    gv_counterexample_clear(&path);
  }
  advise(j, finding, f->op, GV_ROLE_NONE);
  add_help(finding, handle == GV_HANDLE_UNDEF
                        ? GV_STR("define the value before it leaves the function")
                        : GV_STR("pass null instead, or end it after the last use"));
}

/* Are `most` findings there, those of components before this one among them? Notes for which
 * numbers of these the answer holds. */
static bool has_found(const judge *j, uint32_t most) {
  uint32_t own = j->report->findings.len, lacking = own < most ? most - own : 0;
  gv_found_before *before = j->options->before;
  if (!before) return !lacking;
  bool enough = before->findings >= lacking;
  if (enough && before->least < lacking) before->least = lacking;
  if (!enough && before->below > lacking) before->below = lacking;
  return enough;
}

static bool has_error(const judge *j) {
  gv_found_before *before = j->options->before;
  if (j->found_error || !before) return j->found_error;
  before->asked_error = true;
  return before->error;
}

/* Enough is found: nobody looks at what else there is. A file with an error has one among those
 * that are found. */
static bool is_enough(const judge *j, const gv_fault *f) {
  uint32_t most = j->options->most_findings;
  if (!most) return false;
  if (j->options->proof) return false;
  if (f->rule == GV_RULE_UNKNOWN_HANDLE) return false;
  if (!has_found(j, most)) return false;
  return gv_rules[f->rule].severity != GV_SEVERITY_ERROR || has_error(j);
}

static void leave_unsearched(judge *j, uint32_t id) {
  const gv_fault *f = &j->tab->faults.at[id];
  bool known;
  gv_report_undecided(
      j->report, f->rule, j->model->ops.at[f->op].loc, function_name(j, f->op),
      gv_format(&j->report->arena, "beyond --max-findings=%u", j->options->most_findings));
  if (f->operand != GV_NONE)
    *gv_map_at(&j->unsearched, j->model->ops.at[f->op].first_operand + f->operand, &known) = 1;
}

/* What one call is passed twice is one doubt. */
static bool says_again(const judge *j, const gv_finding *last) {
  for (const gv_finding *f = j->report->findings.at; f < last; f++)
    if (f->op == last->op && f->rule == last->rule && gv_str_equal(f->message, last->message))
      return true;
  return false;
}

static gv_access access_of(const judge *j, uint32_t op, uint32_t operand) {
  return (gv_access){op, operand, gv_mode_of(gv_role_at(&j->model->ops.at[op], operand))};
}

/* The two accesses, where the fault is that nothing orders them. */
static void tell_conflict(const judge *j, const gv_fault *f, gv_begun begun, gv_finding *finding) {
  if (begun.op == GV_NONE) return;
  if (begun.operand == GV_NONE) return;
  if (f->operand == GV_NONE) return;
  finding->conflict =
      (gv_conflict){access_of(j, begun.op, begun.operand), access_of(j, f->op, f->operand)};
}

/* The finding stands, but as one that a kernel decides. */
static void leave_in_doubt(judge *j, const gv_fault *f, gv_finding *finding, gv_begun begun) {
  const gv_op *op = &j->model->ops.at[f->op];
  bool known;
  finding->rule = GV_RULE_UNKNOWN_HANDLE;
  finding->severity = gv_rules[finding->rule].severity;
  finding->in_doubt = true;
  tell_conflict(j, f, begun, finding);
  finding->message = gv_words_in_doubt(j->model, &j->report->arena, f, begun);
  uint32_t number = finding->number;
  if (says_again(j, finding)) {
    gv_finding_clear(finding);
    j->report->findings.len--;
  } else {
    gv_finding_note(finding, GV_NOTE_ADVICE, op->loc,
                    gv_words_settled(j->model, &j->report->arena, f, begun));
  }
  *gv_map_at(&j->in_doubt, op->first_operand + f->operand, &known) = number;
}

/* Guards that were made to say less leave more paths to be tried. */
static gv_str why_given_up(judge *j, gv_limit hit) {
  gv_arena *arena = &j->report->arena;
  gv_str words = gv_limit_words(arena, hit);
  if (!j->tab->predicates.halved) return words;
  return gv_format(arena, "%.*s, beside the %.*s", GV_FMT(words),
                   GV_FMT(gv_limit_words(arena, GV_LIMIT_GUARD_WORK)));
}

/* Why a fault to which a path was looked for in vain may be one all the same; empty: it is none,
 * every path was tried. */
static gv_str why_undecided(judge *j, const gv_counterexample *path) {
  if (path->gave_up || path->hit) return why_given_up(j, path->hit);
  if (path->in_doubt) return GV_STR("unknown accesses of a kernel");
  if (path->unsure) return GV_STR("a call that may wait");
  if (path->chose) return GV_STR("a choice of handles that is not tracked");
  return path->unconstrained ? GV_STR("an external value that is not tracked") : GV_STR("");
}

/* A warning that is not given is not proved to be needless. */
static void report_undecided_warning(judge *j, const gv_fault *f, const gv_counterexample *path) {
  if (gv_rules[f->rule].severity != GV_SEVERITY_WARNING) return;
  gv_str why = why_undecided(j, path);
  if (why.len)
    gv_report_undecided(j->report, f->rule, j->model->ops.at[f->op].loc, function_name(j, f->op),
                        why);
}

/* The operation fails because of a fault before it: the finding of that number and index tells. */
static void follow(judge *j, uint32_t op_id, uint32_t number, uint32_t index) {
  const gv_op *op = &j->model->ops.at[op_id];
  bool found;
  *gv_map_at(&j->after, op_id, &found) = number;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    uint32_t *slot = gv_map_at(&j->failing, op->first_operand + i, &found);
    if (!found) *slot = index;
  }
}

/* A path was found that holds. */
static void report_violation(judge *j, uint32_t id, const gv_counterexample *path, uint32_t index) {
  const gv_fault *f = &j->tab->faults.at[id];
  gv_finding *finding = &j->report->findings.at[index];
  gv_handle handle = (gv_handle)gv_state_at(j->tab, f->ways.at[0].state)->handle;
  bool found;
  tell_conflict(j, f, path->begun, finding);
  finding->message = gv_words_fault(j->model, &j->report->arena, f, handle, path->begun);
  add_help(finding, gv_help_fault(j->model, &j->report->arena, f, handle, path->begun, finding));
  j->number_of[id] = finding->number;
  j->found_error |= finding->severity == GV_SEVERITY_ERROR;
  for (uint32_t i = 0; i < f->after.len; i++) follow(j, f->after.at[i], finding->number, index);
  if (f->operand == GV_NONE) return;
  uint32_t *slot =
      gv_map_at(&j->finding_of, j->model->ops.at[f->op].first_operand + f->operand, &found);
  if (!found) *slot = index;
}

static void report_fault(judge *j, uint32_t id) {
  const gv_fault *f = &j->tab->faults.at[id];
  uint32_t index = j->report->findings.len;
  gv_counterexample path;
  bool in_doubt = confirm(j, id, &path), is_error = gv_rules[f->rule].severity == GV_SEVERITY_ERROR;
  bool stands = j->confirmed[id] || (in_doubt && is_error && path.begun.op != GV_NONE);
  if (stands) {
    gv_finding *finding = gv_report_finding(j->report, f->rule, j->model->ops.at[f->op].loc,
                                            function_name(j, f->op), GV_STR(""));
    finding->op = f->op;
    gv_narrate_path(j->tab, j->model, &j->report->arena, f, &path, finding);
  }
  if (j->confirmed[id])
    report_violation(j, id, &path, index);
  else if (stands)
    leave_in_doubt(j, f, &j->report->findings.at[index], path.begun);
  else
    report_undecided_warning(j, f, &path);
  gv_counterexample_clear(&path);
}

/* ---- uses ------------------------------------------------------------------------------------ */

/* The load that the origin is the result of; GV_NONE: it is none. */
static uint32_t load_of(const judge *j, gv_key key) {
  const gv_model *m = j->model;
  if (gv_key_space(key) != GV_IN_VALUE) return GV_NONE;
  const gv_value *v = &m->values.at[gv_key_base(key)];
  bool loaded = v->def == GV_DEF_RESULT && m->ops.at[v->a].kind == GV_OP_LOAD;
  return loaded ? v->a : GV_NONE;
}

static const char *origin_of_unknown(const judge *j, const gv_seed *seed) {
  const gv_model *m = j->model;
  if (gv_key_space(seed->key) != GV_IN_VALUE) return "it is in memory with unknown contents";
  const gv_value *v = &m->values.at[gv_key_base(seed->key)];
  if (v->def == GV_DEF_GLOBAL || v->def == GV_DEF_OFFSET) return "it is the address of memory";
  if (v->def == GV_DEF_PARAM && v->width) return "it is an integer passed by the caller";
  if (v->def != GV_DEF_RESULT) return "it is computed in a way that is not tracked";
  switch ((gv_op_kind)m->ops.at[v->a].kind) {
  case GV_OP_UNKNOWN: return "it is the result of an unknown call";
  case GV_OP_MEMORY: return "it is the address of memory";
  default: return "it is the result of an operation that is not tracked";
  }
}

/* What keeps a use from being decided; in the high half of a cause. */
enum {
  BY_HAVOC = 1,
  BY_ORIGIN,
  BY_CALLER,
  BY_SEARCH,
  BY_LIMIT,
  BY_GAP,
  BY_NUMBER,
  BY_WAIT,
  BY_DEVICE
};

/* The function of which nothing is known that gets the address of the slot that the store writes;
 * GV_NONE: none does in this function. */
static uint32_t taker_of(const judge *j, uint32_t store) {
  const gv_model *m = j->model;
  const gv_op *op = &m->ops.at[store];
  if (op->kind != GV_OP_STORE) return GV_NONE;
  gv_value_id slot = gv_strip(m, gv_operands(m, op)[1]);
  while (m->values.at[slot].def == GV_DEF_OFFSET) slot = gv_strip(m, m->values.at[slot].a);
  const gv_function *f = &m->functions.at[m->blocks.at[op->block].function];
  uint32_t end = gv_end_op_of(m, f);
  for (uint32_t o = m->blocks.at[f->first_block].first_op; o < end; o++) {
    const gv_op *taker = &m->ops.at[o];
    for (uint32_t i = 0; taker->kind == GV_OP_UNKNOWN && i < taker->operand_count; i++)
      if (gv_operands(m, taker)[i] != GV_NONE && gv_strip(m, gv_operands(m, taker)[i]) == slot)
        return o;
  }
  return GV_NONE;
}

static void advise_on_taker(judge *j, gv_finding *finding, uint32_t store) {
  uint32_t taker = taker_of(j, store);
  if (taker == GV_NONE) return;
  const gv_op *op = &j->model->ops.at[taker];
  gv_finding_note(finding, GV_NOTE_STEP, op->loc,
                  gv_format(&j->report->arena,
                            "the address of that memory is passed to %.*s, whose effect is unknown",
                            GV_FMT(op->name)));
  gv_last_note(finding)->op = taker;
  advise(j, finding, taker, GV_ROLE_NONE);
}

/* Where the address of the memory goes from which it was loaded. */
static void tell_exposed(judge *j, gv_finding *finding, uint32_t load) {
  gv_exposed e = gv_find_exposed(j->model, &j->takers, &j->report->arena, load);
  if (e.op == GV_NONE) return;
  const gv_op *op = &j->model->ops.at[e.op];
  gv_finding_note(finding, GV_NOTE_STEP, op->loc, gv_str_of(e.there));
  gv_last_note(finding)->op = e.op;
  if (op->kind == GV_OP_UNKNOWN && op->operand_count) advise(j, finding, e.op, GV_ROLE_NONE);
}

/* What is unknown is what a function does that is not here, or gives. */
static void advise_on(judge *j, gv_finding *finding, uint64_t cause, gv_role use) {
  uint32_t number = (uint32_t)cause;
  switch (cause >> 32) {
  case BY_HAVOC:
    if (j->tab->havocs.at[number].kind == GV_HAVOC_UNKNOWN_CALL)
      advise(j, finding, j->tab->havocs.at[number].op, GV_ROLE_NONE);
    if (j->tab->havocs.at[number].kind == GV_HAVOC_STORED)
      advise_on_taker(j, finding, j->tab->havocs.at[number].op);
    break;
  case BY_WAIT: advise(j, finding, number, GV_ROLE_NONE); break;
  case BY_ORIGIN: {
    const gv_value *v = &j->model->values.at[gv_key_base(number)];
    if (gv_key_space(number) == GV_IN_VALUE && v->def == GV_DEF_RESULT)
      advise(j, finding, v->a, use);
    if (load_of(j, number) != GV_NONE) tell_exposed(j, finding, v->a);
    break;
  }
  default: break;
  }
}

/* What is in the way of a proof. */
typedef struct obstacle {
  uint64_t cause;   /* uses with the same cause share one finding; 0: none is made, another finding
                       says it all … */
  uint32_t finding; /* … its number; 0: it is not known which */
  gv_str reason;
  gv_loc from;
  const char *there; /* what a note at `from` says */
} obstacle;

/* It is in a variable or an object of C code, and what other functions have put there is not seen.
 */
static bool is_put_elsewhere(const judge *j, uint64_t cause, gv_loc loc) {
  gv_key key = (gv_key)cause;
  return (load_of(j, key) != GV_NONE || gv_key_space(key) == GV_IN_GLOBAL) &&
         !j->model->facts.is_whole && gv_words_is_c(j->model, loc);
}

/* What settles it, where no function to describe is in the way. */
static gv_str help_on(const judge *j, uint64_t cause, gv_loc loc) {
  switch (cause >> 32) {
  case BY_HAVOC:
    return gv_words_havoc_help(j->model, &j->report->arena, j->tab->havocs.at[(uint32_t)cause]);
  case BY_ORIGIN:
    if (is_put_elsewhere(j, cause, loc))
      return GV_STR("verify the program as a whole: its build with -p, or all of its sources with "
                    "--link=all");
    return GV_STR("pass it by value from the call that creates it");
  case BY_CALLER:
  case BY_GAP: return GV_STR("pass it by value from the call that creates it");
  case BY_SEARCH:
    return GV_STR("split the function, or create, use and destroy the object under one condition");
  case BY_LIMIT: return GV_STR("split the function");
  case BY_NUMBER:
    return gv_words_is_c(j->model, loc) ? GV_STR("compute the condition of that branch once, in a "
                                                 "local variable, before both statements")
                                        : GV_STR("make the condition of that branch an SSA value "
                                                 "that dominates both operations");
  case BY_DEVICE: return GV_STR("select the device before this call, or create both on one device");
  case BY_WAIT: return GV_STR("give the function a body, or describe it with --runtime-file");
  default: return GV_STR("");
  }
}

/* One obstacle is one finding; the other uses that it leaves undecided are notes of it. Gives its
 * number. */
static uint32_t report_undecided(judge *j, uint32_t op_id, uint32_t operand, const obstacle *o) {
  const gv_op *op = &j->model->ops.at[op_id];
  bool found;
  uint32_t *slot = gv_map_at(&j->reported, o->cause, &found);
  if (found) {
    gv_finding_note(&j->report->findings.at[*slot], GV_NOTE_UNDECIDED, op->loc,
                    gv_format(&j->report->arena, "for the same reason, %.*s is not proved",
                              GV_FMT(gv_words_op(j->model, op))));
    gv_last_note(&j->report->findings.at[*slot])->op = op_id;
    return j->report->findings.at[*slot].number;
  }
  *slot = j->report->findings.len;
  gv_str claim = gv_words_claim(j->model, &j->report->arena, gv_role_at(op, operand),
                                gv_operands(j->model, op)[operand], "is");
  gv_str message = gv_format(&j->report->arena, "cannot prove that %.*s here: %.*s", GV_FMT(claim),
                             GV_FMT(o->reason));
  gv_finding *finding = gv_report_finding(j->report, GV_RULE_UNKNOWN_HANDLE, op->loc,
                                          function_name(j, op_id), message);
  finding->op = op_id;
  if (o->from.file != GV_NONE) gv_finding_note(finding, GV_NOTE_STEP, o->from, gv_str_of(o->there));
  advise_on(j, finding, o->cause, gv_role_at(op, operand));
  add_help(finding, help_on(j, o->cause, op->loc));
  return finding->number;
}

static bool is_host_role(gv_role role) {
  return gv_is_host_access(role) || role == GV_ROLE_MEMORY_USE;
}

/* Every path to a use must have brought something that was followed there. */
static bool covered(const judge *j, uint32_t op_id, uint32_t operand, const gv_arrival *a) {
  gv_tabulation *e = j->tab;
  uint32_t block = j->model->ops.at[op_id].block;
  if (is_host_role(gv_role_at(&j->model->ops.at[op_id], operand))) return true;
  gv_bdd *bdd = &e->predicates.bdd;
  gv_guard reach = gv_bdd_and(bdd, e->control.reach[block], e->predicates.possible);
  return gv_bdd_and(bdd, reach, gv_bdd_not(bdd, a->guard)) == GV_FALSE;
}

static bool stopped_before(const judge *j, uint32_t op_id) {
  uint32_t stop = j->tab->control.stop[j->model->ops.at[op_id].block];
  return stop != GV_NONE && stop < op_id;
}

/* What was found wrong at an operand, or, GV_NONE, with what the operation makes. */
typedef struct wrong {
  bool confirmed, possible; /* with a path that holds; without one */
  uint32_t finding; /* number of the one finding that tells of it; 0: none does, or several */
} wrong;

static wrong faults_at(const judge *j, uint32_t op_id, uint32_t operand) {
  GV_ASSERT(operand == GV_NONE || operand < j->model->ops.at[op_id].operand_count);
  uint32_t use = operand == GV_NONE ? GV_NONE : j->model->ops.at[op_id].first_operand + operand;
  wrong found = {false, false, 0};
  if (use != GV_NONE && !(j->tab->uses.arrivals[use].flags & GV_ARRIVED_FAULTY)) return found;
  if (!j->tab->faults.len) return found;
  for (int rule = 1; rule < GV_RULE_COUNT; rule++) {
    uint32_t id = gv_tab_fault(j->tab, (gv_rule)rule, op_id, operand, GV_NONE);
    bool decides = use == GV_NONE || gv_rules[rule].severity == GV_SEVERITY_ERROR;
    if (id == GV_NONE) continue;
    if (rule == GV_RULE_DEPENDENCY_DROPPED) continue;
    if (!decides) continue;
    if (j->confirmed[id]) found.finding = found.confirmed ? 0 : j->number_of[id];
    found.confirmed |= j->confirmed[id];
    found.possible |= !j->confirmed[id];
  }
  return found;
}

static gv_str proof_of(const judge *j, const gv_arrival *a) {
  gv_arena *arena = &j->report->arena;
  uint32_t seed_id = j->tab->contexts.at[j->tab->nodes.at[a->node].context].seed;
  if (seed_id == GV_NONE)
    return gv_format(arena, "%s, as passed by every caller in this module",
                     gv_handle_text((gv_handle)a->handle));
  const gv_seed *seed = &j->tab->seeds.at[seed_id];
  if (seed->handle == GV_HANDLE_GIVEN) return GV_STR("passed by the caller, by assumption");
  if (seed->loc.file == GV_NONE)
    return gv_format(arena, "%s on every path", gv_handle_text((gv_handle)a->handle));
  return gv_format(arena, "created at %u:%u, %s on every path", seed->loc.line, seed->loc.col,
                   gv_handle_text((gv_handle)a->handle));
}

static obstacle obstacle_of(int kind, uint32_t number, gv_str reason, gv_loc from,
                            const char *there) {
  return (obstacle){(uint64_t)kind << 32 | number, 0, reason, from, there};
}

static obstacle unknown_origin(judge *j, uint32_t use, const gv_arrival *a) {
  const gv_tabulation *e = j->tab;
  uint32_t seed = e->contexts.at[e->nodes.at[a->unknown].context].seed;
  if (seed == GV_NONE)
    return obstacle_of(BY_CALLER, use, GV_STR("a caller passes a handle of unknown origin"),
                       GV_NO_LOC, "");
  const gv_seed *b = &e->seeds.at[seed];
  uint32_t load = load_of(j, b->key);
  gv_str reason = load == GV_NONE
                      ? gv_str_of(origin_of_unknown(j, b))
                      : gv_find_exposed(j->model, &j->takers, &j->report->arena, load).reason;
  return obstacle_of(BY_ORIGIN, b->key, reason, b->loc, "it is defined here");
}

/* The work that the use conflicts with may have been waited for, as far as the runtime tells. *at:
 * a call of code that is not here, which may have waited; GV_NONE. */
static bool may_be_ordered(const judge *j, uint32_t op_id, uint32_t operand, uint32_t *at) {
  *at = GV_NONE;
  const gv_tabulation *e = j->tab;
  for (int rule = 1; rule < GV_RULE_COUNT; rule++) {
    uint32_t id = gv_tab_fault(e, (gv_rule)rule, op_id, operand, GV_NONE);
    if (id == GV_NONE || !e->faults.at[id].ways.len) continue;
    uint32_t work = gv_state_at(e, e->faults.at[id].ways.at[0].state)->work;
    const gv_pending *w = work ? gv_pending_at(e, work) : NULL;
    if (w) *at = w->may_at;
    if (w && (w->may || w->perhaps_null || w->perhaps_created)) return true;
  }
  return false;
}

/* Nothing is known of the handle here. */
static bool is_untracked(judge *j, uint32_t use, obstacle *o) {
  const gv_arrival *a = &j->tab->uses.arrivals[use];
  if (a->flags & GV_ARRIVED_HAVOCKED) {
    gv_havoc havoc = j->tab->havocs.at[a->havoc];
    gv_str reason = gv_words_havoc(j->model, &j->report->arena, havoc);
    *o = obstacle_of(BY_HAVOC, a->havoc, reason, j->model->ops.at[havoc.op].loc,
                     "tracking stops here");
    return true;
  }
  if (a->flags & GV_ARRIVED_UNKNOWN) {
    *o = unknown_origin(j, use, a);
    return true;
  }
  *o = (obstacle){0, 0, GV_STR("it is the token of an operation that was not lowered"), GV_NO_LOC,
                  ""};
  return a->flags & GV_ARRIVED_UNLOWERED;
}

/* Work may be pending that something has waited for: a call of code that is not here (`waits`), or
 * GV_NONE. */
static obstacle may_have_waited(const judge *j, uint32_t use, uint32_t waits) {
  if (waits == GV_NONE)
    return obstacle_of(BY_SEARCH, use,
                       GV_STR("work on it may be pending: a call may wait for it, or the default "
                              "stream may order it"),
                       GV_NO_LOC, "");
  const gv_op *call = &j->model->ops.at[waits];
  gv_str reason = gv_format(
      &j->report->arena, "work on it is pending, and only %.*s may wait for it, which is unknown",
      GV_FMT(gv_words_op(j->model, call)));
  return obstacle_of(BY_WAIT, waits, reason, call->loc, "the call is here");
}

/* A fault was found, but no path to it: why not. */
static obstacle why_unconfirmed(const judge *j, uint32_t op_id, uint32_t operand) {
  uint32_t use = j->model->ops.at[op_id].first_operand + operand, waits;
  uint32_t doubt = gv_map_get(&j->in_doubt, use), branch = gv_map_get(&j->unconstrained_at, use);
  if (gv_map_get(&j->unsearched, use) != GV_NONE)
    return (obstacle){0, 0, GV_STR("a fault was found, and no path to it was looked for"),
                      GV_NO_LOC, ""};
  if (doubt != GV_NONE)
    return (obstacle){0, doubt, GV_STR("what a kernel accesses is unknown"), GV_NO_LOC, ""};
  if (may_be_ordered(j, op_id, operand, &waits)) return may_have_waited(j, use, waits);
  if (branch != GV_NONE)
    return obstacle_of(
        BY_NUMBER, branch,
        GV_STR(
            "the only failing path depends on a value that is not tracked and may be infeasible"),
        j->model->ops.at[branch].loc, "the branch on that value");
  bool gave_up = gv_map_get(&j->gave_up, use) != GV_NONE;
  const char *reason = gave_up
                           ? "a failing path may exist, but the search for it stopped at its limit"
                           : "no failing path could be confirmed, and none could be excluded";
  return obstacle_of(BY_SEARCH, use, gv_str_of(reason), GV_NO_LOC, "");
}

static obstacle other_device(const judge *j, uint32_t op_id, uint32_t operand) {
  bool record = gv_role_of(&j->model->ops.at[op_id], operand) == GV_ROLE_EVENT_RECORD;
  const char *reason =
      record ? "its device may differ from that of the stream, and then the record fails"
             : "its device may differ from the current one, and then the launch fails";
  return obstacle_of(BY_DEVICE, j->model->ops.at[op_id].first_operand + operand, gv_str_of(reason),
                     GV_NO_LOC, "");
}

/* Some path to the use brings nothing that was followed. */
static bool has_gap(const judge *j, uint32_t op_id, uint32_t operand, obstacle *o) {
  uint32_t use = j->model->ops.at[op_id].first_operand + operand;
  const gv_arrival *a = &j->tab->uses.arrivals[use];
  bool on_none = !(a->flags & ~GV_ARRIVED_ELSEWHERE);
  if (!on_none && (a->flags & GV_ARRIVED_FAULTY || covered(j, op_id, operand, a))) return false;
  const char *reason = on_none ? "the origin of the value is unknown"
                               : "the origin of the value is unknown on some path";
  *o = obstacle_of(BY_GAP, use, gv_str_of(reason), GV_NO_LOC, "");
  return true;
}

/* False: nothing is in the way. `unconfirmed`: a fault was found, but no path to it. */
static bool find_obstacle(judge *j, uint32_t op_id, uint32_t operand, bool unconfirmed,
                          obstacle *o) {
  const gv_tabulation *e = j->tab;
  if (is_untracked(j, j->model->ops.at[op_id].first_operand + operand, o)) return true;
  if (unconfirmed) {
    *o = why_unconfirmed(j, op_id, operand);
    return true;
  }
  if (gv_tab_is_of_other_device(e, &j->model->ops.at[op_id], operand)) {
    *o = other_device(j, op_id, operand);
    return true;
  }
  if (e->overflow != GV_NONE) {
    *o = obstacle_of(BY_LIMIT, 0, why_overflown(j, "handle"), j->model->ops.at[e->overflow].loc,
                     "here");
    return true;
  }
  return has_gap(j, op_id, operand, o);
}

static gv_str claim_of(const judge *j, uint32_t op_id, uint32_t operand) {
  const gv_op *op = &j->model->ops.at[op_id];
  gv_role role = gv_role_at(op, operand);
  return gv_words_claim(j->model, &j->report->arena, role, gv_operands(j->model, op)[operand],
                        "must be");
}

static gv_verdict prove(judge *j, uint32_t op_id, gv_str claim, const gv_arrival *a) {
  GV_CHECK(!(a->flags & (GV_ARRIVED_FAULTY | GV_ARRIVED_HAVOCKED | GV_ARRIVED_UNKNOWN)));
  GV_CHECK(!j->tab->out_of_steps && j->tab->overflow == GV_NONE);
  j->given |= (a->flags & (GV_ARRIVED_GIVEN | GV_ARRIVED_GIVEN_MEMORY)) != 0;
  if (a->flags & GV_ARRIVED_GIVEN)
    gv_report_assume(j->report, GV_STR("the streams and events passed to a public function are "
                                       "alive, recorded, and distinct"));
  if (a->flags & GV_ARRIVED_GIVEN_MEMORY)
    gv_report_assume(j->report, GV_STR("the buffers passed to a public function are live, do not "
                                       "alias, and have no work pending"));
  if (!j->options->proof) return decide(j, GV_PROVED, op_id, claim, GV_STR(""));
  return decide(j, GV_PROVED, op_id, claim, proof_of(j, a));
}

static bool escapes_dead(const judge *j, uint32_t op_id, uint32_t operand) {
  if (!j->escapes) return false;
  return gv_tab_fault(j->tab, GV_RULE_UNKNOWN_HANDLE, op_id, operand, GV_NONE) != GV_NONE;
}

static gv_verdict judge_use(judge *j, uint32_t op_id, uint32_t operand) {
  gv_tabulation *e = j->tab;
  const gv_op *op = &j->model->ops.at[op_id];
  const gv_arrival *a = &e->uses.arrivals[op->first_operand + operand];
  gv_str claim = j->options->proof ? claim_of(j, op_id, operand) : GV_STR("");
  obstacle o;
  if (!e->out_of_steps && (e->control.reach[op->block] == GV_FALSE || stopped_before(j, op_id)))
    return decide(j, GV_PROVED, op_id, claim, GV_STR("unreachable"));
  if (escapes_dead(j, op_id, operand))
    return decide(j, GV_UNPROVED, op_id, claim, GV_STR("it escapes after its end"));
  const wrong fault = faults_at(j, op_id, operand);
  if (fault.confirmed) return decide_by(j, GV_VIOLATED, op_id, claim, GV_STR(""), fault.finding);
  if (find_obstacle(j, op_id, operand, fault.possible, &o))
    return decide_by(j, GV_UNPROVED, op_id, claim, o.reason,
                     o.cause ? report_undecided(j, op_id, operand, &o) : o.finding);
  uint32_t earlier = gv_map_get(&j->after, op_id);
  if (a->flags & GV_ARRIVED_FAULTY && earlier == GV_NONE)
    return decide(j, GV_UNPROVED, op_id, claim,
                  GV_STR("an earlier fault on the same handle could not be confirmed"));
  if (a->flags & GV_ARRIVED_FAULTY)
    return decide_by(j, GV_VIOLATED, op_id, claim,
                     GV_STR("a consequence of an earlier finding on the same handle"), earlier);
  return prove(j, op_id, claim, a);
}

/* ---- created handles, unlowered operations --------------------------------------------------- */

/* A buffer got out of sight while work on it was pending: nobody can tell what else touches it
 * before that is done. */
static void judge_escape(judge *j, uint32_t havoc_id) {
  gv_havoc havoc = j->tab->havocs.at[havoc_id];
  gv_arena *arena = &j->report->arena;
  const gv_op *op = &j->model->ops.at[havoc.op];
  gv_str reason = gv_words_havoc(j->model, arena, havoc);
  bool found;
  uint32_t *slot = gv_map_at(&j->reported, (uint64_t)BY_HAVOC << 32 | havoc_id, &found);
  gv_str message =
      gv_format(arena, "cannot prove that all accesses to the buffer are ordered after this: %.*s",
                GV_FMT(reason));
  uint32_t number = found ? j->report->findings.at[*slot].number : 0;
  if (!found) {
    *slot = j->report->findings.len;
    gv_finding *finding = gv_report_finding(j->report, GV_RULE_UNKNOWN_HANDLE, op->loc,
                                            function_name(j, havoc.op), message);
    number = finding->number;
    finding->op = havoc.op;
    advise_on(j, finding, (uint64_t)BY_HAVOC << 32 | havoc_id, GV_ROLE_NONE);
    add_help(finding, help_on(j, (uint64_t)BY_HAVOC << 32 | havoc_id, op->loc));
  }
  decide_by(j, GV_UNPROVED, havoc.op,
            GV_STR("all accesses to the buffer must be ordered after this"), reason, number);
}

/* Beyond the bound on states nothing was followed: what would have gone wrong there was not seen,
 * in whatever use. */
static void judge_overflow(judge *j) {
  uint32_t at = j->tab->overflow;
  const gv_str reason = why_overflown(j, "handle or buffer");
  if (at == GV_NONE || gv_map_get(&j->reported, (uint64_t)BY_LIMIT << 32) != GV_NONE) return;
  gv_str message = gv_format(&j->report->arena, "cannot prove anything after this operation: %.*s",
                             GV_FMT(reason));
  gv_finding *finding = gv_report_finding(j->report, GV_RULE_UNKNOWN_HANDLE,
                                          j->model->ops.at[at].loc, function_name(j, at), message);
  finding->op = at;
  add_help(finding, GV_STR("split the function, or use fewer handles in one array"));
  decide_by(j, GV_UNPROVED, at, GV_STR("every later use must be valid"), reason, finding->number);
}

static const char *thing_of(const gv_op *op) {
  return op->kind == GV_OP_MEMORY ? "memory" : gv_creates_table[op->action->creates].noun;
}

static const char *end_of(const gv_op *op) {
  return gv_creates_table[op->kind == GV_OP_MEMORY ? GV_CREATES_MEMORY : op->action->creates].ended;
}

static void judge_creation(judge *j, uint32_t op_id) {
  const gv_op *op = &j->model->ops.at[op_id];
  const wrong leak = faults_at(j, op_id, GV_NONE);
  if (j->tab->lost.unsure_leak[op_id]) return;
  if (leak.confirmed) return;
  if (leak.possible) return;
  gv_str what = GV_STR("");
  if (j->options->proof) {
    gv_str name = gv_words_name(j->model, op->result_count ? gv_results(j->model, op)[0] : GV_NONE);
    what = gv_format(&j->report->arena, "%s%s %.*s%smust be %s or escape", name.len ? "" : "the ",
                     thing_of(op), GV_FMT(name), name.len ? " " : "", end_of(op));
  }
  if (j->tab->out_of_steps)
    decide(j, GV_UNPROVED, op_id, what, why_overflown(j, ""));
  else
    decide(j, GV_PROVED, op_id, what, GV_STR("on every path"));
}

static gv_str count_of(gv_arena *arena, int min, int max) {
  if (max < 0) return GV_STR("any number");
  if (min == max) return min == 1 ? GV_STR("exactly one") : gv_format(arena, "exactly %d", min);
  return gv_format(arena, "%d to %d", min, max);
}

static void judge_unlowered(judge *j, uint32_t op_id) {
  const gv_op *op = &j->model->ops.at[op_id];
  const gv_lowering *l = op->lowering;
  gv_arena *arena = &j->report->arena;
  gv_str handled = count_of(arena, l->min_deps, l->max_deps);
  gv_str message =
      gv_format(arena, "%.*s is not lowered: %u async dependenc%s, but the lowering takes %.*s%s",
                GV_FMT(op->name), op->deps, op->deps == 1 ? "y" : "ies", GV_FMT(handled),
                l->async_only ? ", async form only" : "");
  if (op->declined)
    message = gv_format(arena, "%.*s is not lowered: %s", GV_FMT(op->name), op->declined->why);
  gv_finding *f =
      gv_report_finding(j->report, GV_RULE_UNLOWERED_OP, op->loc, function_name(j, op_id), message);
  f->op = op_id;
  if (op->declined)
    gv_finding_note(f, GV_NOTE_ADVICE, op->loc, gv_str_of(op->declined->instead));
  else if (l->rewrite)
    gv_finding_note(f, GV_NOTE_ADVICE, op->loc, gv_str_of(l->rewrite));
  decide_by(j, GV_VIOLATED, op_id, gv_format(arena, "%.*s must be lowered", GV_FMT(op->name)),
            GV_STR(""), f->number);
}

/* The program cannot be linked, so this is all there is to say of the call. */
static void judge_unsupported(judge *j, uint32_t op_id) {
  const gv_op *op = &j->model->ops.at[op_id];
  gv_arena *arena = &j->report->arena;
  const char *runtime = j->model->runtime.name ? j->model->runtime.name : "this runtime";
  if (j->tab->control.reach[op->block] == GV_FALSE || stopped_before(j, op_id)) return;
  gv_str message = gv_format(arena, "%s has no %s", runtime, op->action->name);
  if (!gv_str_equal(op->name, gv_str_of(op->action->name)))
    message = gv_format(arena, "%s has no %s, which %.*s needs", runtime, op->action->name,
                        GV_FMT(op->name));
  gv_finding *finding = gv_report_finding(j->report, GV_RULE_RUNTIME_UNSUPPORTED, op->loc,
                                          function_name(j, op_id), message);
  finding->op = op_id;
  add_help(finding,
           GV_STR("call a function that this runtime has, or name the runtime with --runtime"));
  decide_by(j, GV_VIOLATED, op_id, gv_format(arena, "%s must have %s", runtime, op->action->name),
            GV_STR(""), finding->number);
}

/* What the host alone touches is of interest where memory that the GPU touches, too, comes there.
 */
static bool is_judged(const judge *j, uint32_t op_id, uint32_t operand) {
  const gv_tabulation *e = j->tab;
  const gv_op *op = &e->model->ops.at[op_id];
  if (escapes_dead(j, op_id, operand)) return true;
  if (op->kind == GV_OP_LOAD || op->kind == GV_OP_STORE || op->kind == GV_OP_MEMCPY ||
      op->kind == GV_OP_SLOT_END)
    return e->uses.arrivals[op->first_operand + operand].flags != 0;
  if (op->kind != GV_OP_ACTION || gv_operands(e->model, op)[operand] == GV_NONE) return false;
  gv_role role = gv_role_of(op, operand);
  if (is_host_role(role)) return e->uses.arrivals[op->first_operand + operand].flags != 0;
  return role != GV_ROLE_NONE && role != GV_ROLE_SIZE;
}

static bool creates_owed(const gv_op *op) {
  if (op->kind == GV_OP_MEMORY) return op->heap;
  return op->kind == GV_OP_ACTION && gv_creates_object(op->action->creates);
}

/* What the source asks for. Faults of one operation are found together; which demands are among
 * them is known of each. */
static gv_verdict verdict_of_demand(const judge *j, uint32_t index) {
  const gv_tabulation *e = j->tab;
  const gv_dependency *d = &j->model->demands.at[index];
  const gv_op *before = &j->model->ops.at[d->before], *after = &j->model->ops.at[d->after];
  uint32_t stream = before->first_operand + gv_demand_operand(before),
           at = gv_demand_operand(after);
  if (e->out_of_steps) return GV_UNPROVED;
  if (e->control.reach[before->block] == GV_FALSE || e->control.reach[after->block] == GV_FALSE)
    return GV_PROVED;
  for (uint32_t f = 0; f < e->faults.len && e->demands.seen[index] & GV_DEMAND_BROKEN; f++) {
    const gv_fault *fault = &e->faults.at[f];
    if (fault->rule == GV_RULE_DEPENDENCY_DROPPED && fault->op == d->after &&
        fault->operand == at && j->confirmed[f])
      return GV_VIOLATED;
  }
  /* Control may come from one function to another in ways that are not seen, as in coroutines. */
  bool followed = gv_function_of_op(j->model, d->before) == gv_function_of_op(j->model, d->after);
  bool on_stream =
      before->operand_count && gv_role_of(before, gv_demand_operand(before)) == GV_ROLE_STREAM_USE;
  bool stream_known = on_stream && e->uses.verdicts[stream] == GV_PROVED;
  if (followed && stream_known && !e->demands.seen[index] && e->overflow == GV_NONE)
    return GV_PROVED;
  return GV_UNPROVED;
}

static void judge_operand(judge *j, uint32_t op_id, uint32_t operand) {
  if (!is_judged(j, op_id, operand)) return;
  uint32_t use = j->model->ops.at[op_id].first_operand + operand;
  j->tab->uses.verdicts[use] = (uint8_t)judge_use(j, op_id, operand);
  if (j->options->proof)
    j->report->obligations.at[j->report->obligations.len - 1].operand = operand;
}

typedef struct placed {
  gv_loc loc;
  uint32_t fault;
} placed;

static int by_place(const void *left, const void *right) {
  const placed *a = left, *b = right;
  const uint32_t of[2][4] = {{a->loc.file, a->loc.line, a->loc.col, a->fault},
                             {b->loc.file, b->loc.line, b->loc.col, b->fault}};
  for (int i = 0; i < 4; i++)
    if (of[0][i] != of[1][i]) return of[0][i] < of[1][i] ? -1 : 1;
  return 0;
}

static void judge_faults(judge *j) {
  const gv_tabulation *e = j->tab;
  GV_VEC(placed) order = {0};
  for (uint32_t f = 0; f < e->faults.len; f++)
    if (e->faults.at[f].blame == GV_NONE)
      *gv_push(&order) = (placed){j->model->ops.at[e->faults.at[f].op].loc, f};
  if (j->options->most_findings && order.len)
    qsort(order.at, order.len, sizeof *order.at, by_place);
  for (uint32_t i = 0; i < order.len; i++) {
    uint32_t f = order.at[i].fault;
    if (is_enough(j, &e->faults.at[f]))
      leave_unsearched(j, f);
    else
      (e->faults.at[f].rule == GV_RULE_UNKNOWN_HANDLE ? report_escape : report_fault)(j, f);
  }
  gv_vec_free(&order);
}

void gv_judge(gv_tabulation *e, gv_model *model, const gv_analysis_options *options, bool strict,
              gv_report *report, gv_open *open) {
  judge j = {.tab = e,
             .model = model,
             .options = options,
             .report = report,
             .open = open,
             .strict = strict};
  j.confirmed = gv_malloc(e->faults.len + 1);
  memset(j.confirmed, 0, e->faults.len + 1);
  j.number_of = gv_malloc((e->faults.len + 1) * sizeof *j.number_of);
  memset(j.number_of, 0, (e->faults.len + 1) * sizeof *j.number_of);
  if (options->faults) options->faults->len = 0; /* of the last run */
  index_known(&j);
  judge_faults(&j);
  for (uint32_t f = 0; f < e->faults.len; f++)
    if (e->faults.at[f].blame != GV_NONE) report_consequence(&j, f);
  for (uint32_t o = 0; o < model->ops.len; o++) {
    const gv_op *op = &model->ops.at[o];
    if (op->kind == GV_OP_UNLOWERED) judge_unlowered(&j, o);
    if (op->kind == GV_OP_ACTION && op->action->flags & GV_ACTION_UNSUPPORTED)
      judge_unsupported(&j, o);
    if (creates_owed(op)) judge_creation(&j, o);
    for (uint32_t i = 0; i < op->operand_count; i++) judge_operand(&j, o, i);
  }
  if (model->facts.kernels_assumed)
    gv_report_assume(
        report,
        gv_format(&report->arena,
                  "the %u launched kernel%s without a body read%s and write%s all arguments",
                  model->facts.kernels_assumed, model->facts.kernels_assumed == 1 ? "" : "s",
                  model->facts.kernels_assumed == 1 ? "s" : "",
                  model->facts.kernels_assumed == 1 ? "s" : ""));
  if (model->facts.statuses_asked)
    gv_report_assume(report, GV_STR("every runtime call that returns a status succeeds"));
  if (model->facts.memory_assumed)
    gv_report_assume(
        report, GV_STR("operator new succeeds where no handler in the file takes what it throws"));
  if (model->facts.malloc_assumed)
    gv_report_assume(report, GV_STR("malloc, calloc and aligned_alloc give memory"));
  if (model->facts.is_whole)
    gv_report_assume(
        report,
        GV_STR(
            "no other file of the program knows its variables and functions, since it has main"));
  if (e->trusts_globals)
    gv_report_assume(report,
                     GV_STR("no work is pending on globals when a public function is called"));
  if ((e->trusts_globals || j.given) && gv_calls_unknown(model))
    gv_report_assume(
        report,
        GV_STR(
            "unknown code uses what callers own only if it gets it, and leaves no work pending"));
  for (uint32_t i = 0; i < e->lost.escapes.len; i++) judge_escape(&j, e->lost.escapes.at[i]);
  judge_overflow(&j);
  for (uint32_t d = 0; d < model->demands.len; d++)
    model->demands.at[d].verdict = (uint8_t)verdict_of_demand(&j, d);
  gv_end_searches(e);
  gv_map_free(&j.reported);
  gv_map_free(&j.advised);
  gv_map_free(&j.after);
  gv_map_free(&j.known);
  gv_map_free(&j.unconstrained_at);
  gv_map_free(&j.unsearched);
  gv_map_free(&j.gave_up);
  gv_map_free(&j.in_doubt);
  gv_map_free(&j.finding_of);
  gv_map_free(&j.failing);
  gv_takers_clear(&j.takers);
  gv_free(j.confirmed);
  gv_free(j.number_of);
}
