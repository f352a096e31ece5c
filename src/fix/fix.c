/* needs: a judged model and its text. gives: edits that mend findings. cost: the program is judged
 * once for each candidate that is tried. */
#include "fix/fix.h"

#include "concurrency/change.h"
#include "fix/candidates.h"
#include "fix/focus.h"
#include "fix/lines.h"

/* How many findings have this hash. */
static uint32_t count_of(const gv_report *report, uint64_t hash) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < report->findings.len; i++)
    count += report->findings.at[i].fingerprint.hash == hash;
  return count;
}

/* By hash, how many more findings have it after than before; plus LEVEL. */
typedef struct tally {
  gv_map by_hash;
} tally;
enum { LEVEL = 1 << 30 };

static uint32_t *tally_at(tally *t, const gv_finding *finding) {
  bool found;
  uint32_t *count = gv_map_at(&t->by_hash, finding->fingerprint.hash, &found);
  if (!found) *count = LEVEL;
  return count;
}

static tally tally_of(const gv_report *before, const gv_report *after) {
  tally t = {0};
  for (uint32_t i = 0; i < after->findings.len; i++) ++*tally_at(&t, &after->findings.at[i]);
  for (uint32_t i = 0; i < before->findings.len; i++) --*tally_at(&t, &before->findings.at[i]);
  return t;
}

static bool has_more(tally *t, const gv_finding *finding) { return *tally_at(t, finding) > LEVEL; }
static bool has_less(tally *t, const gv_finding *finding) { return *tally_at(t, finding) < LEVEL; }

enum {
  BYTES_OF_STEP =
      64 /* of the text, which are looked through in the time of one step of the analysis */
};

static void spend(gv_fix_trial *trial, uint64_t steps) {
  trial->left -= steps < trial->left ? steps : trial->left;
}

/* What an edit comes to. */
typedef enum effect {
  NOT_MENDED,
  UNCOVERS, /* mended, and warnings are there that the error hid: a stream that nobody destroys, of
               which that could not be told before */
  LEAVES_OPEN, /* mended, and of a call that was added a warning is not decided: whether work uses
                  then what it frees */
  MENDED,      /* … and nothing else is there */
} effect;

/* Of what an error has its consequences, which are told with it, as long as it is there. */
static bool may_be_hidden(gv_rule rule) {
  return rule == GV_RULE_STREAM_LEAK || rule == GV_RULE_EVENT_LEAK || rule == GV_RULE_MEMORY_LEAK ||
         rule == GV_RULE_MODULE_LEAK || rule == GV_RULE_UNWAITED_WORK ||
         rule == GV_RULE_FREE_IN_FLIGHT || rule == GV_RULE_MODULE_UNLOAD_IN_FLIGHT;
}

/* The line of the edited text was added; 0: the operation is one that was added to a model. */
static bool is_added(const gv_fix_edit *edit, uint32_t line) {
  uint32_t added = 0, removed = 0, here = 0; /* removed: before the line of the edit */
  bool is = !line;
  for (uint32_t i = 0; i < edit->edits.len && !is; i++) {
    const gv_line_edit *e = &edit->edits.at[i];
    if (i && e->line != e[-1].line) removed += here, here = 0;
    uint32_t first = e->line + added - removed, lines = 0;
    for (size_t k = 0; k < e->text.len; k++) lines += e->text.at[k] == '\n';
    is = first <= line && line < first + lines;
    added += lines, here |= e->removes;
  }
  return is;
}

/* How many warnings of what the edit added are not decided; GV_NONE: of what was there more is not
 * decided than before. */
static uint32_t count_open(const gv_report *before, const gv_report *after,
                           const gv_fix_edit *edit) {
  uint32_t open = 0;
  for (uint32_t i = 0; i < after->undecided.len && edit; i++) {
    const gv_undecided *u = &after->undecided.at[i];
    open +=
        u->severity == GV_SEVERITY_WARNING && may_be_hidden(u->rule) && is_added(edit, u->loc.line);
  }
  return after->undecided.len - open <= before->undecided.len ? open : GV_NONE;
}

/* `edit`: which may add something of which a warning is not decided; NULL: nothing may. */
static bool is_as_decided(const gv_report *before, const gv_report *after,
                          const gv_fix_edit *edit) {
  return after->counts[GV_UNPROVED] <= before->counts[GV_UNPROVED] &&
         count_open(before, after, edit) != GV_NONE &&
         after->counts[GV_VIOLATED] <= before->counts[GV_VIOLATED] &&
         after->suppressed.len <= before->suppressed.len && after->accepted <= before->accepted;
}

/* … but for that finding. */
static bool keeps_but(const gv_report *before, const gv_report *after, uint32_t finding) {
  bool keeps = is_as_decided(before, after, NULL);
  tally t = tally_of(before, after);
  for (uint32_t i = 0; i < after->findings.len && keeps; i++)
    keeps = i == finding || !has_more(&t, &after->findings.at[i]);
  gv_map_free(&t.by_hash);
  return keeps;
}

bool gv_fix_keeps(const gv_report *before, const gv_report *after) {
  return keeps_but(before, after, GV_NONE);
}

bool gv_fix_improves(const gv_report *before, const gv_report *after, const gv_fix_edit *edit) {
  bool gone = false, worse = !is_as_decided(before, after, edit);
  tally t = tally_of(before, after);
  for (uint32_t i = 0; i < after->findings.len; i++) {
    const gv_finding *f = &after->findings.at[i];
    worse |= has_more(&t, f) && (f->severity != GV_SEVERITY_WARNING || !may_be_hidden(f->rule));
  }
  for (uint32_t i = 0; i < before->findings.len; i++) gone |= has_less(&t, &before->findings.at[i]);
  gv_map_free(&t.by_hash);
  return gone && !worse;
}

/* Arguments of a call are exchanged, and nothing else: what was meant is plain. */
static bool is_correction(const gv_fix_edit *edit) {
  bool is = edit->changes.len && !edit->is_guess;
  for (uint32_t i = 0; i < edit->changes.len; i++)
    is &= edit->changes.at[i].kind == GV_CHANGE_OPERAND;
  return is;
}

/* The higher, the better: what uncovers warnings comes behind a guess, if it is no correction. */
static uint32_t rank_of(effect effect, const gv_fix_edit *edit) {
  if (effect == NOT_MENDED) return 0;
  if (effect == LEAVES_OPEN) return edit->is_guess ? 1 : 2;
  if (effect == UNCOVERS) return is_correction(edit) ? 4 : edit->is_guess ? 1 : 2;
  return edit->is_guess ? 3 : 5;
}

/* The finding is gone, nothing new is there, and what was decided still is. */
static effect effect_of(const gv_report *before, const gv_finding *finding, const gv_report *after,
                        const gv_fix_edit *edit) {
  tally t = tally_of(before, after);
  bool mended = is_as_decided(before, after, edit) && has_less(&t, finding);
  effect effect = after->warnings > before->warnings ? UNCOVERS
                  : count_open(before, after, edit)  ? LEAVES_OPEN
                                                     : MENDED;
  for (uint32_t i = 0; i < after->findings.len && mended; i++) {
    const gv_finding *f = &after->findings.at[i];
    if (!has_more(&t, f)) continue;
    mended &= f->severity == GV_SEVERITY_WARNING && may_be_hidden(f->rule);
    effect = UNCOVERS;
  }
  gv_map_free(&t.by_hash);
  bool may_uncover = edit->only_adds && finding->severity == GV_SEVERITY_ERROR;
  return !mended || (effect == UNCOVERS && !may_uncover) ? NOT_MENDED : effect;
}

/* ---- confidence ---- */

/* By line of the text: its number with the edit, 0 where it goes. */
static uint32_t *map_lines(const gv_fix_edit *edit, uint32_t lines) {
  uint32_t *to = gv_malloc((lines + 1) * sizeof *to), at = 0;
  for (uint32_t line = 1, e = 0; line <= lines; line++) {
    bool removed = false;
    for (; e < edit->edits.len && edit->edits.at[e].line == line; e++) {
      gv_str text = edit->edits.at[e].text;
      for (size_t i = 0; i < text.len; i++) at += text.at[i] == '\n';
      removed |= edit->edits.at[e].removes;
    }
    to[line] = removed ? 0 : ++at;
  }
  return to;
}

typedef GV_VEC(gv_conflict) conflict_list;

/* The order that was missing: that of the findings that are gone. */
static conflict_list missing_in(const gv_report *before, const gv_report *after) {
  conflict_list list = {0};
  tally t = tally_of(before, after);
  for (uint32_t i = 0; i < before->findings.len; i++)
    if (has_less(&t, &before->findings.at[i])) *gv_push(&list) = before->findings.at[i].conflict;
  gv_map_free(&t.by_hash);
  return list;
}

static gv_str words_of(gv_arena *arena, const gv_concurrency_change *c) {
  if (!c->known) return GV_STR("may order operations that could run beside each other");
  if (!c->pairs) return GV_STR("");
  gv_str path =
      c->before == c->after
          ? gv_format(arena, "stays at %u operation%s", c->after, c->after == 1 ? "" : "s")
          : gv_format(arena, "goes from %u to %u operations", c->before, c->after);
  return gv_format(
      arena,
      "orders %u pair%s of operations that could run beside each other; the critical path %.*s",
      c->pairs, c->pairs == 1 ? "" : "s", GV_FMT(path));
}

static void set_confidence(gv_fix_edit *edit, effect effect, gv_str cost) {
  edit->cost = effect == LEAVES_OPEN
                   ? GV_STR("is not decided whether work still uses what is freed then")
                   : cost;
  edit->confidence = edit->cost.len || edit->is_guess ? GV_MAYBE : GV_MACHINE_APPLICABLE;
}

static void rate(const gv_fix_program *p, gv_fix_trial *trial, const gv_finding *finding,
                 effect effect, const gv_judged *after, gv_fix_edit *edit) {
  gv_lines lines = {0};
  gv_lines_split(&lines, gv_source_text(p->model, p->file));
  uint32_t *to = map_lines(edit, lines.len);
  conflict_list missing = missing_in(p->report, &after->report);
  const gv_ordered_program one = {p->model, p->order, NULL},
                           two = {&after->model, &after->order, NULL};
  const gv_line_map map = {p->file, to, lines.len};
  gv_concurrency_change change = gv_concurrency_compare(
      &one, &two, finding->function, &map, &(gv_lacking){missing.at, missing.len, finding->op});
  spend(trial, change.cost);
  set_confidence(edit, effect, words_of(&p->model->arena, &change));
  gv_free(to);
  gv_vec_free(&missing);
  gv_vec_free(&lines);
}

/* ---- trials ---- */

void gv_judged_clear(gv_judged *j) {
  gv_order_clear(&j->order);
  gv_report_clear(&j->report);
  gv_vec_free(&j->faults);
  gv_model_clear(&j->model);
  gv_arena_clear(&j->arena);
  gv_arena_clear(&j->text);
  j->cost = 0;
}

bool gv_fix_settle(const gv_fix_program *p, gv_fix_trial *trial, const gv_fix_edit *edit,
                   gv_judged *after) {
  gv_str text = gv_fix_apply(&after->text, gv_source_text(p->model, p->file), edit);
  bool read = trial->judge(trial->with, text, after);
  trial->texts -= trial->texts > 0;
  spend(trial, after->cost > trial->kept ? after->cost - trial->kept : 0);
  trial->kept = 0;
  return read;
}

bool gv_fix_try(const gv_fix_program *p, gv_fix_trial *trial, const gv_fix_edit *edit,
                gv_judged *after) {
  trial->cut |= !trial->left || !trial->texts;
  return !trial->cut && gv_fix_settle(p, trial, edit, after);
}

/* ---- edits on top of others ---- */

void gv_fix_edit_clear(gv_fix_edit *edit) {
  gv_vec_free(&edit->edits);
  gv_vec_free(&edit->changes);
}

static bool touches(const gv_fix_edit *edit, uint32_t line, bool removes) {
  for (uint32_t i = 0; i < edit->edits.len; i++)
    if (edit->edits.at[i].line == line && (edit->edits.at[i].removes || removes)) return true;
  return false;
}

/* A line that declares a function, which is there once. */
static bool is_declared(const gv_fix_edit *base, const gv_line_edit *e) {
  bool declares = e->text.len && (memmem(e->text.at, e->text.len, "llvm.func @", 11) ||
                                  memmem(e->text.at, e->text.len, "func.func private @", 19) ||
                                  memmem(e->text.at, e->text.len, ".func\"() <{", 11));
  for (uint32_t i = 0; i < base->edits.len && declares; i++)
    if (gv_str_equal(base->edits.at[i].text, e->text)) return true;
  return false;
}

/* Both edits of one text, `more` behind `base` where both insert; its changes, where there are
 * others before, are of another model, and are not there. False: they are about the same statement.
 */
static bool combine(gv_arena *arena, const gv_fix_edit *base, const gv_fix_edit *more,
                    gv_fix_edit *both) {
  *both = *more;
  memset(&both->edits, 0, sizeof both->edits), memset(&both->changes, 0, sizeof both->changes);
  for (uint32_t i = 0; i < more->changes.len && !base->edits.len; i++)
    *gv_push(&both->changes) = more->changes.at[i];
  for (uint32_t i = 0; i < more->edits.len; i++)
    if (touches(base, more->edits.at[i].line, more->edits.at[i].removes)) return false;
  for (uint32_t i = 0, k = 0; i < base->edits.len || k < more->edits.len;) {
    bool first = k == more->edits.len ||
                 (i < base->edits.len && base->edits.at[i].line <= more->edits.at[k].line);
    const gv_line_edit *next = first ? &base->edits.at[i++] : &more->edits.at[k++];
    if (first || !is_declared(base, next)) *gv_push(&both->edits) = *next;
  }
  both->is_first = !base->edits.len;
  both->only_adds &= base->only_adds || !base->edits.len;
  both->is_guess |= base->is_guess;
  bool again = base->title.len >= more->title.len &&
               memcmp(base->title.at, more->title.at, more->title.len) == 0;
  if (again)
    both->title = gv_format(arena, "%.*s (at several places)", GV_FMT(more->title));
  else if (base->title.len)
    both->title = gv_format(arena, "%.*s, and %.*s", GV_FMT(base->title), GV_FMT(more->title));
  return true;
}

/* ---- candidates ---- */

/* One finding, and the best that was found for it so far. */
typedef struct search {
  const gv_fix_program *program;
  const gv_finding *finding;
  gv_fix_trial *trial;
  bool on_model; /* what fixes it there will do: no text is judged */
  bool deferred; /* … but a cheaper candidate needs a text */
  uint32_t left; /* candidates that may be tried */
  effect best;
  gv_fix_edit edit;
  gv_judged judged;
} search;

/* A candidate that does not fix the finding, but what is left of it is something else: it has
 * another path. */
typedef struct step {
  gv_judged judged;
  gv_fix_edit edit;
} step;
typedef GV_VEC(step) step_list;

static bool is_better(const search *s, effect effect, const gv_fix_edit *edit) {
  return rank_of(effect, edit) > rank_of(s->best, &s->edit);
}

static void keep_best(search *s, effect effect, gv_fix_edit *edit, gv_judged *judged) {
  gv_fix_edit_clear(&s->edit);
  gv_judged_clear(&s->judged);
  s->best = effect;
  s->edit = *edit, s->judged = *judged;
  memset(edit, 0, sizeof *edit), memset(judged, 0, sizeof *judged);
}

static void try_text(search *s, gv_fix_edit *edit) {
  gv_judged judged = {0};
  bool read = gv_fix_try(s->program, s->trial, edit, &judged);
  effect effect =
      read ? effect_of(s->program->report, s->finding, &judged.report, edit) : NOT_MENDED;
  if (is_better(s, effect, edit)) keep_best(s, effect, edit, &judged);
  gv_judged_clear(&judged);
}

/* By which another way to the same finding is told. */
static uint64_t hash_of_way(const gv_finding *f) {
  uint64_t hash = gv_hash(&f->loc, sizeof f->loc, f->rule);
  for (uint32_t i = 0; i < f->notes.len; i++)
    if (f->notes.at[i].kind == GV_NOTE_STEP)
      hash = gv_hash(&f->notes.at[i].loc, sizeof f->notes.at[i].loc, hash);
  return hash;
}

/* What is left of the finding before, on another way, or with another access, of which nothing was
 * told as long as the first one was there; GV_NONE: there is none, or something is worse. */
static uint32_t rest_of(const gv_report *before, const gv_finding *finding,
                        const gv_report *after) {
  uint64_t hash = finding->fingerprint.hash;
  tally t = tally_of(before, after);
  bool gone = has_less(&t, finding);
  uint32_t rest = GV_NONE;
  for (uint32_t i = 0; i < after->findings.len && rest == GV_NONE; i++) {
    const gv_finding *f = &after->findings.at[i];
    bool same = f->rule == finding->rule && f->loc.line == finding->loc.line &&
                f->loc.col == finding->loc.col && f->loc.file == finding->loc.file;
    bool other_way = same && f->fingerprint.hash == hash && hash_of_way(f) != hash_of_way(finding);
    bool other_access = same && gone && has_more(&t, f);
    if ((other_way || other_access) && keeps_but(before, after, other_access ? i : GV_NONE))
      rest = i;
  }
  gv_map_free(&t.by_hash);
  return rest;
}

/* Faults of the program that are not the finding's, by the numbers that operations have in the
 * edited model. */
static gv_known_faults known_of(const gv_fix_program *p, const gv_finding *finding,
                                const uint32_t *now) {
  gv_known_faults list = {0};
  for (uint32_t i = 0; p->faults && i < p->faults->len; i++) {
    gv_known_fault k = p->faults->at[i];
    GV_CHECK(k.op < p->model->ops.len);
    bool begun = k.begun_op != GV_NONE,
         own = finding && k.op == finding->op && k.rule == finding->rule;
    k.op = now[k.op];
    if (begun) k.begun_op = now[k.begun_op];
    if (!own && k.op != GV_NONE && (!begun || k.begun_op != GV_NONE)) *gv_push(&list) = k;
  }
  return list;
}

static void judge_model(gv_fix_trial *trial, gv_judged *judged) {
  trial->judge_model(trial->with, judged);
  judged->known = NULL;
  spend(trial, judged->cost);
}

gv_model_edited gv_fix_try_model(const gv_fix_program *p, gv_fix_trial *trial,
                                 const gv_finding *finding, const gv_fix_edit *edit,
                                 gv_judged *judged) {
  if (!edit->is_modelled || !edit->changes.len || !trial->judge_model) return GV_EDIT_NOT_MADE;
  uint32_t *now = gv_malloc((p->model->ops.len + 1) * sizeof *now);
  gv_model_edited edited =
      gv_model_edit_ops(p->model, edit->changes.at, edit->changes.len, &judged->model, now);
  if (edited == GV_EDIT_DONE) {
    gv_known_faults known = known_of(p, finding, now);
    judged->file = p->file, judged->is_c = p->is_c, judged->known = &known;
    judge_model(trial, judged);
    trial->cut |= !trial->left;
    gv_vec_free(&known);
  }
  gv_free(now);
  /* In C a name is no value, and may be there where the value is not. */
  return edited == GV_EDIT_INVALID && p->is_c ? GV_EDIT_NOT_MADE : edited;
}

/* With the notes of all findings. */
static void judge_again(gv_fix_trial *trial, gv_judged *judged) {
  gv_order_clear(&judged->order);
  gv_report_clear(&judged->report);
  judge_model(trial, judged);
}

/* Tries a candidate for `finding` of `program`, which is the search's with the edits `base`. */
static void try_candidate(search *s, const gv_fix_program *p, const gv_finding *finding,
                          const gv_fix_edit *base, const gv_fix_edit *candidate, step_list *steps) {
  gv_judged judged = {0};
  gv_fix_edit edit;
  if (s->trial->only_texts && candidate->is_modelled && candidate->changes.len) return;
  gv_arena *arena = p->arena ? p->arena : &p->model->arena;
  bool fits = combine(arena, base, candidate, &edit);
  gv_model_edited edited =
      fits ? gv_fix_try_model(p, s->trial, finding, candidate, &judged) : GV_EDIT_INVALID;
  if (edited == GV_EDIT_NOT_MADE && s->on_model) {
    s->deferred = true;
  } else if (edited == GV_EDIT_NOT_MADE && s->trial->judge) {
    try_text(s, &edit);
  } else if (edited == GV_EDIT_DONE) {
    effect effect = effect_of(s->program->report, s->finding, &judged.report, &edit);
    if (is_better(s, effect, &edit) && s->on_model)
      keep_best(s, effect, &edit, &judged);
    else if (is_better(s, effect, &edit))
      try_text(s, &edit);
    else if (effect == NOT_MENDED && rest_of(p->report, finding, &judged.report) != GV_NONE) {
      *gv_push(steps) = (step){judged, edit};
      memset(&judged, 0, sizeof judged), memset(&edit, 0, sizeof edit);
    }
  }
  s->trial->tried++;
  gv_fix_edit_clear(&edit);
  gv_judged_clear(&judged);
}

static void look_for(search *s, const gv_fix_program *p, const gv_finding *finding,
                     const gv_fix_edit *base, uint32_t depth);

static bool goes_on(const search *s) {
  return s->left && !s->trial->cut && s->best != MENDED && !s->deferred;
}

/* Looks for further edits after each of the steps, which go. */
static void look_further(search *s, const gv_fix_program *p, const gv_finding *finding,
                         step_list *steps, uint32_t depth) {
  for (uint32_t i = 0; i < steps->len; i++) {
    step *at = &steps->at[i];
    gv_fix_program next = *p;
    next.model = &at->judged.model, next.report = &at->judged.report,
    next.order = &at->judged.order;
    next.faults = &at->judged.faults;
    next.so_far = &at->edit, next.arena = p->arena ? p->arena : &p->model->arena;
    uint32_t rest = rest_of(p->report, finding, next.report);
    bool further = goes_on(s) && s->best == NOT_MENDED && depth + 1 < GV_FIX_EDITS;
    if (further) look_for(s, &next, &next.report->findings.at[rest], &at->edit, depth + 1);
    gv_fix_edit_clear(&at->edit);
    gv_judged_clear(&at->judged);
  }
  steps->len = 0;
}

/* Half of the candidates may be tried for the first edit before further ones are looked for. */
static void look_for(search *s, const gv_fix_program *p, const gv_finding *finding,
                     const gv_fix_edit *base, uint32_t depth) {
  gv_candidates candidates = {0};
  step_list steps = {0};
  gv_candidates_make(p, finding, s->trial, &candidates);
  spend(s->trial, gv_source_text(p->model, p->file).len / BYTES_OF_STEP);
  s->trial->cut |= candidates.len && !s->trial->left;
  for (uint32_t i = 0; i < candidates.len && goes_on(s); i++) {
    if (s->best == UNCOVERS && is_correction(&s->edit) && candidates.at[i].is_guess) continue;
    if (i >= GV_FIX_CANDIDATES / 2) look_further(s, p, finding, &steps, depth);
    if (!goes_on(s)) break;
    try_candidate(s, p, finding, base, &candidates.at[i], &steps);
    s->left--;
  }
  look_further(s, p, finding, &steps, depth);
  gv_vec_free(&steps);
  gv_candidates_clear(&candidates);
}

/* ---- parts of the program ---- */

/* A part of the program, judged without the rest. */
typedef struct part {
  gv_fix_program program;
  gv_judged judged;
  uint32_t *parts, of; /* by function; which of them */
  bool whole;          /* there is only one, or none that can be judged alone */
} part;

static void begin_parts(const gv_fix_program *p, gv_fix_trial *trial, part *part) {
  uint64_t making = gv_source_text(p->model, p->file).len / BYTES_OF_STEP;
  for (uint32_t i = 0; i < p->model->files.len; i++)
    gv_source_text(p->model, i); /* which edited models have from it */
  spend(trial, making);
  *part =
      (struct part){.program = *p, .of = GV_NONE, .parts = gv_focus_parts(p->model), .whole = true};
  if (!part->program.arena) part->program.arena = &p->model->arena;
  for (uint32_t f = 0; f < p->model->functions.len; f++)
    part->whole &= part->parts[f] == part->parts[0];
}

static void end_parts(part *part) {
  gv_judged_clear(&part->judged);
  gv_free(part->parts);
}

/* The part in which the operation is, in part->program. */
static void go_to_part(const gv_fix_program *p, gv_fix_trial *trial, uint32_t op, part *part) {
  uint32_t of = part->whole || op == GV_NONE
                    ? GV_NONE
                    : part->parts[p->model->blocks.at[p->model->ops.at[op].block].function];
  if (of == part->of) return;
  gv_judged_clear(&part->judged);
  part->of = of;
  part->program.model = p->model, part->program.report = p->report, part->program.order = p->order;
  part->program.faults = p->faults;
  if (of == GV_NONE || gv_model_edit(p->model, NULL, 0, &part->judged.model) != GV_EDIT_DONE)
    return;
  gv_focus_on(&part->judged.model, part->parts, of);
  judge_model(trial, &part->judged);
  part->program.model = &part->judged.model, part->program.report = &part->judged.report,
  part->program.order = &part->judged.order, part->program.faults = &part->judged.faults;
}

/* The finding of the program in the report of its part; GV_NONE: it needs the others. */
static const gv_finding *find_in_part(const gv_finding *finding, const part *part) {
  const gv_report *report = part->program.report;
  for (uint32_t i = 0; i < report->findings.len; i++) {
    const gv_finding *f = &report->findings.at[i];
    if (f->fingerprint.hash == finding->fingerprint.hash && f->op == finding->op &&
        hash_of_way(f) == hash_of_way(finding))
      return f;
  }
  return NULL;
}

/* ---- one finding ---- */

bool gv_fix_find(const gv_fix_program *p, uint32_t finding, gv_fix_trial *trial, gv_fix_edit *edit,
                 gv_judged *after) {
  search s = {.program = p,
              .finding = &p->report->findings.at[finding],
              .trial = trial,
              .left = GV_FIX_CANDIDATES};
  const gv_fix_edit none = {.only_adds = true};
  part part;
  begin_parts(p, trial, &part);
  end_parts(&part);
  look_for(&s, p, s.finding, &none, 0);
  if (s.best != NOT_MENDED) rate(p, trial, s.finding, s.best, &s.judged, &s.edit);
  *edit = s.edit;
  if (s.best != NOT_MENDED && after)
    *after = s.judged;
  else
    gv_judged_clear(&s.judged);
  return s.best != NOT_MENDED;
}

/* By function, those that have to do with the function; all, where it is none. An edited model has
 * the same ones. */
static bool *part_with(const gv_model *m, gv_str function) {
  bool *shown = gv_malloc(m->functions.len + 1);
  uint32_t *parts = gv_focus_parts(m), of = GV_NONE;
  for (uint32_t f = 0; f < m->functions.len; f++)
    if (gv_str_equal(m->functions.at[f].name, function)) of = parts[f];
  for (uint32_t f = 0; f < m->functions.len; f++) shown[f] = of == GV_NONE || parts[f] == of;
  gv_free(parts);
  return shown;
}

/* On the same lines: the model has those of the text without the edits. */
static void rate_on_model(const gv_fix_program *p, search *s, gv_fix_edit *edit) {
  conflict_list missing = missing_in(p->report, &s->judged.report);
  bool *shown = p->is_c ? NULL : part_with(p->model, s->finding->function);
  const gv_ordered_program one = {p->model, p->order, shown},
                           two = {&s->judged.model, &s->judged.order, shown};
  gv_concurrency_change change =
      gv_concurrency_compare(&one, &two, s->finding->function, NULL,
                             &(gv_lacking){missing.at, missing.len, s->finding->op});
  spend(s->trial, change.cost);
  set_confidence(edit, s->best, words_of(p->arena, &change));
  gv_vec_free(&missing);
  gv_free(shown);
}

/* ---- each finding alone ---- */

/* All edits that were found, of several findings. */
typedef struct union_of {
  gv_fix_edit edit; /* changes: of the model that was read */
  bool *has;        /* by finding */
  uint32_t count;
} union_of;

static void add_to_union(gv_arena *arena, union_of *u, uint32_t finding, const gv_fix_edit *edit) {
  gv_fix_edit both = {.only_adds = true};
  uint32_t first = u->edit.changes.len;
  if (edit->is_first && combine(arena, &u->edit, edit, &both)) {
    gv_vec_free(&u->edit.edits);
    u->edit.edits.at = both.edits.at, u->edit.edits.len = both.edits.len,
    u->edit.edits.cap = both.edits.cap;
    memset(&both.edits, 0, sizeof both.edits);
    for (uint32_t i = 0; i < edit->changes.len; i++) {
      gv_model_change change = edit->changes.at[i];
      for (uint32_t k = 0; k < GV_CHANGE_VALUES; k++)
        if (change.values[k] >= GV_VALUE_OF_CHANGE && change.values[k] < GV_VALUE_NULL)
          change.values[k] += first;
      *gv_push(&u->edit.changes) = change;
    }
    u->has[finding] = true;
    u->count++;
  }
  gv_fix_edit_clear(&both);
}

/* Is each finding that the edits are for gone, and nothing else there? */
static bool mends_all(const gv_report *before, const union_of *u, const gv_report *after) {
  bool so = gv_fix_keeps(before, after);
  for (uint32_t i = 0; i < before->findings.len && so; i++) {
    uint64_t hash = before->findings.at[i].fingerprint.hash;
    uint32_t gone = 0;
    for (uint32_t k = 0; u->has[i] && k < before->findings.len; k++)
      gone += u->has[k] && before->findings.at[k].fingerprint.hash == hash;
    so = count_of(after, hash) + gone <= count_of(before, hash);
  }
  return so;
}

/* What the text with all of them says. */
typedef enum union_says {
  IS_ANOTHER, /* its model is not the one with all of their changes */
  IS_SAME,    /* … it is, but together they do not fix all of their findings, as each may alone */
  IS_FIXED,
} union_says;

static union_says ask_union(const gv_fix_program *p, gv_fix_trial *trial, const union_of *u) {
  gv_judged judged = {0};
  gv_model model = {0};
  bool same =
      gv_model_edit(p->model, u->edit.changes.at, u->edit.changes.len, &model) == GV_EDIT_DONE &&
      gv_fix_settle(p, trial, &u->edit, &judged) && gv_model_is_same(&model, &judged.model);
  union_says says = !same                                     ? IS_ANOTHER
                    : mends_all(p->report, u, &judged.report) ? IS_FIXED
                                                              : IS_SAME;
  gv_model_clear(&model);
  gv_judged_clear(&judged);
  return says;
}

/* The model of the text with that edit alone, in which everything is looked for again. */
static bool is_fixed_alone(const gv_fix_program *p, gv_fix_trial *trial, uint32_t finding,
                           const gv_fix_edit *edit) {
  gv_fix_program whole = *p;
  gv_judged judged = {0};
  whole.faults = NULL;
  bool fixed =
      gv_fix_try_model(&whole, trial, NULL, edit, &judged) == GV_EDIT_DONE &&
      effect_of(p->report, &p->report->findings.at[finding], &judged.report, edit) != NOT_MENDED;
  gv_judged_clear(&judged);
  return fixed;
}

static bool may_be_fixed(const gv_finding *finding) {
  return finding->edits.len || gv_fix_has_candidates(finding->rule);
}

/* The first on the model, as long as that is enough. */
static void find_on_model(const gv_fix_program *p, gv_fix_trial *trial, gv_fix_edit *edits,
                          union_of *u, bool *deferred) {
  part part;
  begin_parts(p, trial, &part);
  part.program.others = &u->edit;
  for (uint32_t i = 0; i < p->report->findings.len && !trial->cut && trial->judge_model; i++) {
    const gv_finding *f = &p->report->findings.at[i];
    if (!may_be_fixed(f) || f->confidence) continue;
    go_to_part(p, trial, f->op, &part);
    const gv_finding *own = find_in_part(f, &part);
    if (!own) go_to_part(p, trial, GV_NONE, &part);
    search s = {.program = &part.program,
                .finding = own ? own : f,
                .trial = trial,
                .on_model = true,
                .left = GV_FIX_CANDIDATES};
    const gv_fix_edit none = {.only_adds = true};
    look_for(&s, &part.program, s.finding, &none, 0);
    if (s.best != NOT_MENDED) rate_on_model(&part.program, &s, &s.edit);
    edits[i] = s.edit;
    deferred[i] = s.deferred;
    if (s.best == MENDED) add_to_union(part.program.arena, u, i, &s.edit);
    gv_judged_clear(&s.judged);
  }
  end_parts(&part);
}

/* The text with that edit alone; else whatever does. */
static void find_on_text(const gv_fix_program *p, gv_fix_trial *trial, uint32_t finding,
                         bool deferred, gv_fix_edit *edit) {
  gv_judged judged = {0};
  const gv_finding *f = &p->report->findings.at[finding];
  bool good = edit->title.len && gv_fix_try(p, trial, edit, &judged) &&
              effect_of(p->report, f, &judged.report, edit) != NOT_MENDED;
  gv_judged_clear(&judged);
  if (good) return;
  trial->only_texts = trial->judge_model && !edit->title.len && !deferred;
  gv_fix_edit_clear(edit);
  memset(edit, 0, sizeof *edit);
  if (!trial->cut && may_be_fixed(f) && !gv_fix_find(p, finding, trial, edit, NULL))
    memset(edit, 0, sizeof *edit);
  trial->only_texts = false;
}

static union_of no_edits(uint32_t findings) {
  return (union_of){.edit = {.only_adds = true},
                    .has = memset(gv_malloc(findings + 1), 0, findings + 1)};
}

static void clear_union(union_of *u) {
  gv_fix_edit_clear(&u->edit);
  gv_free(u->has);
}

/* The part in which the finding and all changes of its edit are; GV_NONE: they are in several. */
static uint32_t part_of_edit(const gv_model *m, const uint32_t *parts, const gv_finding *finding,
                             const gv_fix_edit *edit) {
  uint32_t of =
      finding->op == GV_NONE ? GV_NONE : parts[m->blocks.at[m->ops.at[finding->op].block].function];
  for (uint32_t i = 0; i < edit->changes.len && of != GV_NONE; i++)
    if (parts[m->blocks.at[m->ops.at[edit->changes.at[i].op].block].function] != of) of = GV_NONE;
  return of;
}

/* One text with an edit of each part: what one part makes of its edit is nothing to the others. The
 * findings whose edits it verifies leave *open. */
static bool settle_round(const gv_fix_program *p, gv_fix_trial *trial, const uint32_t *parts,
                         const gv_fix_edit *edits, union_of *open) {
  uint32_t count = p->report->findings.len;
  union_of round = no_edits(count);
  bool *used = memset(gv_malloc(p->model->functions.len + 1), 0, p->model->functions.len + 1);
  gv_judged judged = {0};
  for (uint32_t i = 0; i < count; i++) {
    uint32_t of = open->has[i]
                      ? part_of_edit(p->model, parts, &p->report->findings.at[i], &edits[i])
                      : GV_NONE;
    if (of == GV_NONE || used[of]) continue;
    add_to_union(p->arena ? p->arena : &p->model->arena, &round, i, &edits[i]);
    used[of] = round.has[i];
  }
  bool so = round.count > 1 && gv_fix_try(p, trial, &round.edit, &judged) &&
            mends_all(p->report, &round, &judged.report);
  for (uint32_t i = 0; i < count && so; i++) open->has[i] = open->has[i] && !round.has[i];
  gv_judged_clear(&judged);
  gv_free(used);
  clear_union(&round);
  return so;
}

/* What a compiler makes of a text is not the model's to say: each edit is compiled, those of
 * functions that have nothing to do with each other together. */
static void settle_rounds(const gv_fix_program *p, gv_fix_trial *trial, const gv_fix_edit *edits,
                          union_of *found) {
  uint32_t count = p->report->findings.len, *parts = gv_focus_parts(p->model);
  union_of open = no_edits(count);
  memcpy(open.has, found->has, count);
  while (settle_round(p, trial, parts, edits, &open)) continue;
  for (uint32_t i = 0; i < count; i++) found->has[i] = found->has[i] && !open.has[i];
  clear_union(&open);
  gv_free(parts);
}

void gv_fix_find_all(const gv_fix_program *p, gv_fix_trial *trial, gv_fix_edit *edits) {
  uint32_t count = p->report->findings.len;
  union_of u = no_edits(count);
  bool *deferred = memset(gv_malloc(count + 1), 0, count + 1);
  find_on_model(p, trial, edits, &u, deferred);
  if (p->is_c) settle_rounds(p, trial, edits, &u);
  union_says says = p->is_c ? IS_FIXED : u.count ? ask_union(p, trial, &u) : IS_ANOTHER;
  for (uint32_t i = 0; i < count; i++) {
    bool settled = p->report->findings.at[i].confidence || (u.has[i] && says == IS_FIXED) ||
                   (u.has[i] && says == IS_SAME && is_fixed_alone(p, trial, i, &edits[i]));
    if (settled) continue;
    find_on_text(p, trial, i, deferred[i], &edits[i]);
    bool tried = !trial->cut || edits[i].title.len || !may_be_fixed(&p->report->findings.at[i]);
    if (!tried && trial->untried > i) trial->untried = i;
  }
  gv_free(deferred);
  clear_union(&u);
}

/* ---- many findings on the model ---- */

typedef struct drafting {
  gv_fix_program now; /* with all edits so far */
  gv_judged judged;   /* … where there are any */
  gv_fix_edit edit;
  gv_fix_trial *trial;
  gv_confidence confidence;
  gv_map failed;
  uint32_t fixed;
  bool deferred; /* a finding has candidates of which only a text says what they do */
} drafting;

static bool draft_finding(drafting *d, uint32_t finding) {
  bool found;
  const gv_finding *f = &d->now.report->findings.at[finding];
  uint64_t hash = f->fingerprint.hash;
  search s = {.program = &d->now,
              .finding = f,
              .trial = d->trial,
              .on_model = true,
              .left = GV_FIX_CANDIDATES};
  look_for(&s, &d->now, f, &d->edit, 0);
  d->deferred |= s.deferred;
  if (s.best != NOT_MENDED && d->confidence > GV_MAYBE) rate_on_model(&d->now, &s, &s.edit);
  if (s.best == NOT_MENDED || (d->confidence > GV_MAYBE && s.edit.confidence < d->confidence)) {
    *gv_map_at(&d->failed, hash, &found) = finding;
    gv_fix_edit_clear(&s.edit);
    gv_judged_clear(&s.judged);
    return false;
  }
  gv_judged_clear(&d->judged);
  gv_fix_edit_clear(&d->edit);
  d->judged = s.judged, d->edit = s.edit;
  d->edit.title = GV_STR(""), d->edit.is_guess = false,
  d->edit.only_adds = true; /* of the next finding alone */
  if (d->now.faults) judge_again(d->trial, &d->judged);
  d->now.model = &d->judged.model, d->now.report = &d->judged.report,
  d->now.order = &d->judged.order;
  d->now.faults = &d->judged.faults;
  d->fixed++;
  return true;
}

/* Errors first; streams are destroyed after what needs them. */
static bool is_next(const gv_finding *f, int round) {
  return f->severity == (gv_severity)(GV_SEVERITY_ERROR + round / 2) &&
         (f->rule == GV_RULE_STREAM_LEAK) == round % 2;
}

static bool draft_one(drafting *d) {
  for (int round = 0; round <= 2 * (GV_SEVERITY_REMARK - GV_SEVERITY_ERROR) + 1; round++)
    for (uint32_t i = 0; i < d->now.report->findings.len && !d->trial->cut; i++) {
      const gv_finding *f = &d->now.report->findings.at[i];
      bool failed = gv_map_get(&d->failed, f->fingerprint.hash) != GV_NONE || !may_be_fixed(f);
      if (is_next(f, round) && !failed && draft_finding(d, i)) return true;
    }
  return false;
}

/* What could not be fixed is tried again once others are. */
static void draft_part(drafting *d) {
  for (uint32_t before = GV_NONE; before != d->fixed && !d->trial->cut;) {
    before = d->fixed;
    while (draft_one(d)) continue;
    gv_map_free(&d->failed);
  }
}

void gv_fix_draft(const gv_fix_program *program, gv_fix_trial *trial, gv_confidence confidence,
                  gv_fix_edit *edit, uint32_t *fixed, uint32_t *left, bool *deferred) {
  uint32_t gone = 0;
  part part;
  begin_parts(program, trial, &part);
  drafting d = {.trial = trial, .confidence = confidence};
  d.edit.only_adds = true;
  bool *done =
      memset(gv_malloc(program->model->functions.len + 1), 0, program->model->functions.len + 1);
  for (uint32_t i = 0; i < program->report->findings.len && !trial->cut; i++) {
    uint32_t op = program->report->findings.at[i].op;
    uint32_t of =
        op == GV_NONE || part.whole
            ? 0
            : part.parts[program->model->blocks.at[program->model->ops.at[op].block].function];
    if (done[of]) continue;
    done[of] = true;
    go_to_part(program, trial, op, &part);
    d.now = part.program, d.now.so_far = &d.edit;
    draft_part(&d);
    gone += part.program.report->findings.len - d.now.report->findings.len;
    gv_judged_clear(&d.judged);
  }
  gv_free(done);
  end_parts(&part);
  *edit = d.edit;
  *fixed = d.fixed;
  *left = program->report->findings.len - gone;
  *deferred = d.deferred;
}
