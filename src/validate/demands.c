/* The order that the source's tokens demand, as pairs of lowered operations. An operation starts
 * after the work of each token that it takes; a token of an operation without work of its own, such
 * as gpu.wait async or gpu.alloc, passes on what that one takes. Work itself demands what it takes,
 * so a demand ends at the first work on its way. Needs: the model and the program, met. Gives:
 * model->demands. Cost: for each dependency, the tokens that lead to it.
 *
 * A demand is exact if the token is always of the newest work: where operations hand it on within
 * one block, no newer work can come in between; over branches, loops and calls it can.
 */
#include "validate/room.h"

typedef struct walk {
  gv_model *model;
  const gv_gpu_program *program;
  const gv_spots *spots;
  uint32_t user, dep;
  const uint32_t *anchors; /* lowered operations at which the demand is judged */
  uint32_t anchor_count;
  bool host;
  bool in_parts;   /* several of the anchors were not inlined for different calls */
  gv_map seen;     /* token -> it was come to exactly */
  gv_map families; /* operation of the source, and the call that it was inlined for -> number */
} walk;

typedef GV_VEC(uint32_t) id_list;

/* ---- lowered operations ---- */

static bool is_work(const gv_op *op) {
  return op->kind == GV_OP_ACTION && op->action->flags & GV_ACTION_ENQUEUES &&
         !(op->action->flags & GV_ACTION_BLOCKS);
}

/* The host has waited for it when it returns: nothing is left to demand. */
static bool blocks(const gv_op *op) {
  return op->kind == GV_OP_ACTION && op->action->flags & GV_ACTION_BLOCKS;
}

/* Work, or a free that stands for it: something that is to start after the dependencies. */
static bool starts(const gv_op *op) {
  if (op->kind != GV_OP_ACTION || blocks(op)) return false;
  bool stream = false;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_role role = gv_role_of(op, i);
    if (gv_is_event_role(role)) return false;
    stream = stream || role == GV_ROLE_STREAM_USE;
  }
  return stream || op->action->flags & GV_ACTION_ON_NULL;
}

static void list_starts(const walk *w, gv_loc loc, id_list *list) {
  uint32_t count;
  const gv_spot *spots = gv_spots_find(w->spots, loc, &count);
  for (uint32_t i = 0; i < count; i++)
    if (starts(&w->model->ops.at[spots[i].op])) *gv_push(list) = spots[i].op;
}

static bool work_between(const gv_model *m, uint32_t a, uint32_t b) {
  if (m->ops.at[a].block != m->ops.at[b].block) return true;
  for (uint32_t i = a + 1; i < b; i++)
    if (is_work(&m->ops.at[i])) return true;
  return false;
}

/* The last call of each copy of a wait. Where something comes between calls for one wait, they may
 * be parts of one copy as well. */
static void list_waits(const walk *w, gv_loc loc, id_list *list) {
  uint32_t count, last = GV_NONE;
  const gv_spot *spots = gv_spots_find(w->spots, loc, &count);
  for (uint32_t i = 0; i < count; i++) {
    uint32_t op = spots[i].op;
    if (w->model->ops.at[op].kind != GV_OP_ACTION) continue;
    if (last != GV_NONE && work_between(w->model, last, op)) *gv_push(list) = last;
    last = op;
  }
  if (last != GV_NONE) *gv_push(list) = last;
}

/* ---- back along the tokens ---- */

/* The number of the copies of an operation that were inlined for one call. */
static uint32_t family_of(walk *w, uint32_t maker, uint32_t site) {
  bool found;
  uint32_t *family = gv_map_at(&w->families, (uint64_t)maker << 32 | site, &found);
  if (!found) *family = w->families.len;
  return *family;
}

/* Some work of the operation was inlined for the same call. */
static bool has_copy_at(const walk *w, const gv_spot *spots, uint32_t count, uint32_t site) {
  for (uint32_t i = 0; i < count; i++)
    if (is_work(&w->model->ops.at[spots[i].op]) && w->model->ops.at[spots[i].op].site == site)
      return true;
  return false;
}

/* Of a function that was inlined several times, what is exact is so among the operations of one
 * call. */
static void add_demand(walk *w, uint32_t maker, uint32_t before, bool exact, const gv_spot *spots,
                       uint32_t count) {
  const gv_gpu_op *from = &w->program->ops.at[maker], *to = &w->program->ops.at[w->user];
  uint32_t site = w->model->ops.at[before].site, family = family_of(w, maker, site);
  for (uint32_t i = 0; i < w->anchor_count; i++) {
    uint32_t at = w->model->ops.at[w->anchors[i]].site;
    if (exact && at != site && has_copy_at(w, spots, count, at)) continue;
    *gv_push(&w->model->demands) = (gv_dependency){.before = before,
                                                   .after = w->anchors[i],
                                                   .host = w->host,
                                                   .exact = exact && !w->in_parts,
                                                   .before_id = maker,
                                                   .after_id = w->user,
                                                   .dep = w->dep,
                                                   .family = family,
                                                   .before_name = from->name,
                                                   .after_name = to->name};
  }
}

/* False: the operation has no work in the lowered code, and passes its dependencies on. One that
 * was not lowered at all is a finding that says all. */
static bool add_work(walk *w, uint32_t maker, bool exact) {
  uint32_t count;
  const gv_spot *spots = gv_spots_find(w->spots, w->program->ops.at[maker].loc, &count);
  bool any = false;
  for (uint32_t i = 0; i < count; i++) {
    const gv_op *op = &w->model->ops.at[spots[i].op];
    any = any || is_work(op) || blocks(op) || op->kind == GV_OP_UNLOWERED;
    if (is_work(op)) add_demand(w, maker, spots[i].op, exact, spots, count);
  }
  return any;
}

typedef struct step {
  uint32_t token, block; /* block: of the operation that takes it; GV_NONE: any will do */
  bool exact;
} step;
typedef GV_VEC(step) step_list;

static void go_back(walk *w, const step *at, step_list *next) {
  const gv_token *token = &w->program->tokens.at[at->token];
  bool exact = at->exact && (at->block == GV_NONE || at->block == token->block);
  if (token->op != GV_NONE) {
    const gv_gpu_op *maker = &w->program->ops.at[token->op];
    if (add_work(w, token->op, exact)) return;
    for (uint32_t d = 0; d < maker->deps; d++)
      *gv_push(next) = (step){w->program->deps.at[maker->first_dep + d], maker->block, exact};
    return;
  }
  uint32_t first = token->first_flow;
  bool straight = first != GV_NONE && w->program->flows.at[first].next == GV_NONE &&
                  w->program->flows.at[first].straight;
  for (uint32_t f = first; f != GV_NONE; f = w->program->flows.at[f].next)
    *gv_push(next) =
        (step){w->program->flows.at[f].from, GV_NONE, exact && straight && !token->open};
}

static void walk_back(walk *w, uint32_t token) {
  step_list queue = {0};
  *gv_push(&queue) = (step){token, GV_NONE, true};
  while (queue.len) {
    step at = gv_pop(&queue);
    bool found;
    uint32_t *seen = gv_map_at(&w->seen, (uint64_t)at.token << 1 | at.exact, &found);
    if (found) continue;
    *seen = 1;
    go_back(w, &at, &queue);
  }
  gv_vec_free(&queue);
  gv_map_free(&w->seen);
}

/* ---- all of them ---- */

static bool is_in_parts(const walk *w) {
  for (uint32_t i = 1; i < w->anchor_count; i++)
    if (w->model->ops.at[w->anchors[i]].site == w->model->ops.at[w->anchors[i - 1]].site)
      return true;
  return false;
}

static void list_user(walk *w) {
  const gv_gpu_op *user = &w->program->ops.at[w->user];
  id_list anchors = {0};
  if (!user->deps || !user->lowering) return;
  w->host = user->token == GV_NONE && gv_str_equal(user->name, GV_STR("gpu.wait"));
  if (w->host)
    list_waits(w, user->loc, &anchors);
  else
    list_starts(w, user->loc, &anchors);
  w->anchors = anchors.at, w->anchor_count = anchors.len, w->in_parts = w->host && is_in_parts(w);
  for (w->dep = 0; w->dep < user->deps && anchors.len; w->dep++)
    walk_back(w, w->program->deps.at[user->first_dep + w->dep]);
  gv_vec_free(&anchors);
}

void gv_list_demands(gv_model *model, const gv_gpu_program *program, const gv_spots *spots) {
  walk w = {.model = model, .program = program, .spots = spots};
  for (w.user = 0; w.user < program->ops.len; w.user++)
    if (!gv_is_crowded(spots, program->ops.at[w.user].loc)) list_user(&w);
  gv_map_free(&w.families);
}

/* ---- what became of them ---- */

static gv_verdict worse(gv_verdict a, gv_verdict b) {
  if (a == GV_VIOLATED || b == GV_VIOLATED) return GV_VIOLATED;
  return a == GV_UNPROVED || b == GV_UNPROVED ? GV_UNPROVED : GV_PROVED;
}

static bool is_same(const gv_dependency *a, const gv_dependency *b) {
  return a->after_id == b->after_id && a->dep == b->dep && a->before_id == b->before_id;
}

static gv_str reason_of(gv_report *report, const gv_dependency *d, gv_verdict verdict) {
  if (verdict == GV_VIOLATED) return GV_STR("");
  if (verdict == GV_PROVED)
    return d->host ? GV_STR("the host waits on every path") : GV_STR("on every path");
  return d->exact
             ? gv_format(&report->arena, "their streams or events are not tracked everywhere")
             : GV_STR("the token comes from several operations, and not all of them are ordered");
}

/* Copies of one dependency are next to each other. One that cannot be decided is no finding of its
 * own unless nothing else says why. */
void gv_judge_demands(const gv_model *model, const gv_gpu_program *program, gv_report *report) {
  for (uint32_t i = 0, end; i < model->demands.len; i = end) {
    const gv_dependency *d = &model->demands.at[i];
    gv_verdict verdict = GV_PROVED;
    for (end = i; end < model->demands.len && is_same(d, &model->demands.at[end]); end++)
      verdict = worse(verdict, (gv_verdict)model->demands.at[end].verdict);
    const gv_gpu_op *from = &program->ops.at[d->before_id], *to = &program->ops.at[d->after_id];
    gv_obligation *o = gv_report_obligation(report, verdict, to->loc, to->function);
    o->what = gv_format(&report->arena, "%.*s must %s %.*s at %u:%u", GV_FMT(to->name),
                        d->host ? "wait for" : "start after", GV_FMT(from->name), from->loc.line,
                        from->loc.col);
    o->reason = reason_of(report, d, verdict);
    report->counts[verdict]++;
  }
}

gv_verdict gv_verdict_of_dependency(const gv_model *model, uint32_t user, uint32_t dep) {
  gv_verdict verdict = GV_PROVED;
  uint32_t low = 0, high = model->demands.len; /* they are in the order of their users */
  while (low < high) {
    uint32_t middle = low + (high - low) / 2;
    if (model->demands.at[middle].after_id < user)
      low = middle + 1;
    else
      high = middle;
  }
  for (; low < model->demands.len && model->demands.at[low].after_id == user; low++)
    if (model->demands.at[low].dep == dep)
      verdict = worse(verdict, (gv_verdict)model->demands.at[low].verdict);
  return verdict;
}
