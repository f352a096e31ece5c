/* needs: a program that is proved, and its text. gives: the waits that it can do without. cost: one
 * verification of the model for each wait, one for each that can be removed alone, and one for each
 * subset of these, as long as they are few; what comes of that is verified once as a text.
 *
 * Order is monotone: what is not proved without some waits is not proved without more of them. So a
 * wait that cannot be removed alone is needed, and a set of removals fails if a part of it does.
 * Only waits for streams and events that the module creates are looked at: what callers order with
 * theirs is not seen here. */
#include "fix/minimize.h"

#include "concurrency/change.h"

#include "fix/candidate.h"

typedef struct search {
  gv_fix_program program;
  gv_fix_trial *trial;
  gv_candidate making;
  GV_VEC(uint32_t) waits; /* operations, by their order in the model */
  gv_judged *after;       /* of the best so far */
  gv_fix_edit edit;
  bool on_text;
  uint32_t removed, path; /* how many, and the critical path without them */
} search;

/* ---- which waits ---- */

static bool waits(const gv_candidate *m, uint32_t op) {
  return gv_has_role(m, op, GV_ROLE_STREAM_SYNC) || gv_has_role(m, op, GV_ROLE_EVENT_SYNC) ||
         gv_has_role(m, op, GV_ROLE_EVENT_WAIT);
}

/* All that it touches is created by operations that are seen. */
static bool is_ours(const search *s, uint32_t op) {
  const gv_contact *contacts;
  uint32_t count = gv_order_contacts(s->program.order, op, &contacts);
  for (uint32_t i = 0; i < count; i++) {
    const gv_thing *thing = &s->program.order->things.at[contacts[i].thing];
    bool handle = thing->kind == GV_THING_STREAM || thing->kind == GV_THING_EVENT;
    if (!handle || thing->created == GV_NONE) return false;
  }
  return count > 0;
}

static void list_waits(search *s) {
  for (uint32_t op = 0; op < s->program.model->ops.len && s->waits.len < GV_MINIMIZE_WAITS; op++) {
    if (!waits(&s->making, op) || !is_ours(s, op)) continue;
    s->making.failed = false;
    if (gv_candidate_line(&s->making, op)) *gv_push(&s->waits) = op;
  }
}

/* ---- trying ---- */

static uint32_t path_of(const gv_judged *j) {
  return gv_critical_path(&(gv_ordered_program){&j->model, &j->order}, GV_NONE);
}

/* The program with the edit in the making. False: it is none, or not everything may be tried. */
static bool judge(search *s, gv_judged *judged) {
  if (!s->on_text) {
    gv_model_edited edited = gv_fix_try_model(&s->program, s->trial, NULL, &s->making.edit, judged);
    if (edited != GV_EDIT_NOT_MADE) return edited == GV_EDIT_DONE && !s->trial->cut;
    gv_judged_clear(judged);
  }
  return gv_fix_try(&s->program, s->trial, &s->making.edit, judged);
}

/* Is the program proved without these waits? It becomes the best so far if it is the one with the
 * fewest, or, of several, with the shortest critical path. */
static bool try_without(search *s, const uint32_t *gone, uint32_t count, bool events) {
  gv_judged judged = {0};
  gv_candidate_begin(&s->making);
  for (uint32_t i = 0; i < count; i++) gv_candidate_drop(&s->making, gone[i]);
  if (events) gv_candidate_drop_events(&s->making, gone, count);
  bool good =
      !s->making.failed && judge(s, &judged) && gv_fix_keeps(s->program.report, &judged.report);
  uint32_t path = good ? path_of(&judged) : 0;
  if (good && (count > s->removed || (count == s->removed && path < s->path) || events)) {
    gv_fix_edit_clear(&s->edit);
    gv_judged_clear(s->after);
    s->edit = s->making.edit;
    s->removed = count, s->path = path;
    *s->after = judged;
    return true;
  }
  gv_fix_edit_clear(&s->making.edit);
  gv_judged_clear(&judged);
  return good;
}

typedef GV_VEC(uint32_t) op_list;

/* As many as go one after the other, from the beginning: the later the host waits, the more runs
 * beside each other. */
static void remove_greedily(search *s, const op_list *optional, op_list *gone) {
  for (uint32_t i = 0; i < optional->len && !s->trial->cut; i++) {
    *gv_push(gone) = optional->at[i];
    if (!try_without(s, gone->at, gone->len, false)) gone->len--;
  }
}

/* The subsets of one size. *best becomes one that is better than all that were tried. */
static bool try_size(search *s, const op_list *optional, uint32_t size, op_list *best) {
  bool any = false;
  for (uint32_t set = 0; set < 1u << optional->len && !s->trial->cut; set++) {
    op_list gone = {0};
    uint32_t removed = s->removed, path = s->path;
    for (uint32_t i = 0; i < optional->len; i++)
      if (set & 1u << i) *gv_push(&gone) = optional->at[i];
    any |= gone.len == size && try_without(s, gone.at, gone.len, false);
    if (s->removed == removed && s->path == path) {
      gv_vec_free(&gone);
      continue;
    }
    gv_vec_free(best);
    *best = gone;
  }
  return any;
}

/* All subsets that are as large as what was removed so far, or larger, the larger ones first.
 * False: not all were tried. */
static bool try_subsets(search *s, const op_list *optional, op_list *best) {
  if (best->len == optional->len) return true;
  if (optional->len > GV_MINIMIZE_SUBSETS) return false;
  for (uint32_t size = optional->len; size >= best->len && size; size--)
    if (try_size(s, optional, size, best)) break;
  return !s->trial->cut;
}

/* As a text, the best is judged once: what the model said has to hold of it. */
static bool is_so_as_text(search *s) {
  gv_judged judged = {0};
  if (!s->removed || s->on_text) return true;
  bool good = gv_fix_settle(&s->program, s->trial, &s->edit, &judged) &&
              gv_fix_keeps(s->program.report, &judged.report);
  gv_judged_clear(s->after);
  *s->after = judged;
  return good;
}

static gv_minimal minimize(const gv_fix_program *program, gv_fix_trial *trial, gv_judged *after,
                           bool on_text) {
  search s = {.program = *program, .trial = trial, .after = after, .on_text = on_text};
  op_list optional = {0}, gone = {0};
  s.making = (gv_candidate){
      .model = program->model, .arena = &program->model->arena, .file = program->file};
  gv_lines_split(&s.making.lines, gv_source_text(program->model, program->file));
  list_waits(&s);
  gv_minimal m = {.waits = s.waits.len};
  for (uint32_t i = 0; i < s.waits.len && !trial->cut; i++)
    if (try_without(&s, &s.waits.at[i], 1, false)) *gv_push(&optional) = s.waits.at[i];
  remove_greedily(&s, &optional, &gone);
  m.smallest = try_subsets(&s, &optional, &gone) && !trial->cut;
  if (gone.len) try_without(&s, gone.at, gone.len, true);
  m.is_so = is_so_as_text(&s);
  m.edit = s.edit;
  m.removed = s.removed;
  gv_vec_free(&optional);
  gv_vec_free(&gone);
  gv_vec_free(&s.waits);
  gv_vec_free(&s.making.lines);
  return m;
}

gv_minimal gv_minimize(const gv_fix_program *program, gv_fix_trial *trial, gv_judged *after) {
  gv_minimal m = minimize(program, trial, after, false);
  if (m.is_so) return m;
  gv_fix_edit_clear(&m.edit);
  gv_judged_clear(after);
  if (trial->cut) return (gv_minimal){.waits = m.waits};
  return minimize(program, trial, after, true);
}
