/* needs: a device that writes down what it is given. gives: where its order of the plan's actions
 * differs from that of the rules. cost: quadratic in the actions, ACTIONS at most.
 *
 * The static graph is computed here once more, from the plan: work comes after all that its stream
 * has been given, and after what an event marked that the stream was made to wait for. A wait for
 * an event into which nothing was recorded orders nothing.
 */
#include "replay/captured.h"

#include <stdio.h>

enum { ACTIONS = 512 };

typedef struct set {
  uint64_t words[ACTIONS / 64];
} set;

static bool has(const set *s, uint32_t i) { return s->words[i / 64] >> i % 64 & 1; }
static void add(set *s, uint32_t i) { s->words[i / 64] |= (uint64_t)1 << i % 64; }
static void add_all(set *s, const set *more) {
  for (int i = 0; i < ACTIONS / 64; i++) s->words[i] |= more->words[i];
}

typedef struct judge {
  const gv_plan *plan;
  gv_stage stage;
  gv_captured *to;
  set *known; /* by object: what the stream's next work, or what waits for the event, comes after */
  bool *gone, *recorded; /* by object: destroyed by the plan; an event into which it records */
  uint32_t steps[ACTIONS];
  uint64_t nodes[ACTIONS]; /* the driver's, by action */
  set before[ACTIONS];
} judge;

/* ---- what cannot be captured ---- */

static void stop(judge *j, uint32_t step, const char *why) {
  j->to->stop = step;
  snprintf(j->to->why, sizeof j->to->why, "%s", why);
}

static void refuse(judge *j, uint32_t step, gv_answer answer) {
  j->to->stop = step;
  snprintf(j->to->why, sizeof j->to->why, "the driver answers %s", gv_answer_name(answer));
}

static const char *obstacle_of_handle(const judge *j, char letter, const gv_operand *o) {
  gv_object_kind wanted = letter == 's' ? GV_OBJECT_STREAM : GV_OBJECT_EVENT;
  if (letter != 's' && letter != 'e') return NULL;
  if (o->kind == GV_OPERAND_NULL)
    return letter == 's' ? "the null stream cannot be captured" : "it is given no event";
  if (o->kind != GV_OPERAND_OBJECT || j->plan->objects.at[o->object].kind != (uint8_t)wanted)
    return letter == 's' ? "it is given no stream" : "it is given no event";
  return j->gone[o->object] ? "it is given what was destroyed" : NULL;
}

/* NULL: it can be captured, or has no part in the order of work. */
static const char *obstacle_of(const judge *j, const gv_step *s) {
  const gv_operand *o = gv_operands_of(j->plan, s);
  if (s->call == GV_CALL_STREAM_SYNC || s->call == GV_CALL_EVENT_SYNC)
    return "the host waits there";
  if (s->call == GV_CALL_MEM_FREE || s->call == GV_CALL_HOST_FREE) return "memory is freed there";
  if (s->call == GV_CALL_MODULE_UNLOAD) return "a module is unloaded there";
  if (s->call >= GV_CALL_PROBE) return NULL;
  for (uint32_t i = 0;
       i < s->operands && gv_calls[s->call].operands[i] && gv_calls[s->call].operands[i] != '*';
       i++) {
    const char *why = obstacle_of_handle(j, gv_calls[s->call].operands[i], &o[i]);
    if (why) return why;
  }
  return gv_step_stream(j->plan, s) && j->to->actions == ACTIONS ? "there are too many actions"
                                                                 : NULL;
}

/* ---- the way ---- */

/* All that the plan makes is there before anything is captured. */
static gv_answer prepare(judge *j) {
  gv_answer answer = GV_ANSWER_OK;
  for (uint32_t i = 0; i < j->plan->steps.len && !answer; i++)
    if (gv_runs_in(j->plan->steps.at[i].arm, GV_ARM_FAULTY))
      answer = gv_stage_prepare(&j->stage, i);
  return answer;
}

static gv_answer join_streams(judge *j) {
  gv_device *d = j->stage.d;
  gv_answer answer = d->backend->recorder->begin(d);
  for (uint32_t i = 0; i < j->plan->objects.len && !answer; i++)
    if (j->plan->objects.at[i].kind == GV_OBJECT_STREAM && j->stage.things[i].made)
      answer = d->backend->recorder->join(d, j->stage.things[i].handle);
  return answer;
}

/* What the call means by the rules. */
static void apply_rules(judge *j, const gv_step *s) {
  const gv_operand *o = gv_operands_of(j->plan, s), *stream = gv_step_stream(j->plan, s);
  if (s->call == GV_CALL_EVENT_RECORD) {
    j->known[o[0].object] = j->known[o[1].object];
    j->recorded[o[0].object] = true;
  }
  if (s->call == GV_CALL_STREAM_WAIT) add_all(&j->known[o[0].object], &j->known[o[1].object]);
  if (s->call == GV_CALL_STREAM_DESTROY || s->call == GV_CALL_EVENT_DESTROY)
    j->gone[o[0].object] = true;
  if (!stream) return;
  j->before[j->to->actions] = j->known[stream->object];
  add(&j->known[stream->object], j->to->actions);
}

static bool is_given_event(const judge *j, const gv_operand *o) {
  for (uint32_t i = 0; i < j->plan->steps.len; i++)
    if (j->plan->steps.at[i].object == o->object)
      return j->plan->steps.at[i].call == GV_CALL_GIVEN_EVENT;
  return false;
}

/* The call, if it orders work or is some. A given event marks nothing of the plan until it is
 * recorded anew. */
static gv_answer make_call(judge *j, uint32_t step) {
  const gv_step *s = &j->plan->steps.at[step];
  const gv_operand *stream = gv_step_stream(j->plan, s);
  const gv_operand *event = s->call == GV_CALL_STREAM_WAIT ? &gv_operands_of(j->plan, s)[1] : NULL;
  bool marks_nothing = event && is_given_event(j, event) && !j->recorded[event->object];
  if (marks_nothing ||
      (!stream && s->call != GV_CALL_EVENT_RECORD && s->call != GV_CALL_STREAM_WAIT))
    return GV_ANSWER_OK;
  gv_answer answer = gv_stage_take(&j->stage, step);
  if (answer || !stream) return answer;
  j->steps[j->to->actions] = step;
  return j->stage.d->backend->recorder->newest(j->stage.d, gv_stage_value(&j->stage, stream),
                                               &j->nodes[j->to->actions]);
}

static void walk(judge *j, uint32_t *where) {
  for (uint32_t i = 0; i < j->plan->steps.len && j->to->stop == GV_NONE; i++) {
    const gv_step *s = &j->plan->steps.at[i];
    *where = i;
    if (!gv_runs_in(s->arm, GV_ARM_FAULTY)) continue;
    const char *why = obstacle_of(j, s);
    gv_answer answer = why ? GV_ANSWER_OK : make_call(j, i);
    if (why)
      stop(j, i, why);
    else if (answer)
      refuse(j, i, answer);
    if (j->to->stop != GV_NONE || s->call >= GV_CALL_PROBE) continue;
    apply_rules(j, s);
    j->to->actions += gv_step_stream(j->plan, s) != NULL;
  }
}

/* ---- comparing ---- */

/* What can be reached from the node, as a map to anything. */
static void reach(const gv_edges *edges, uint64_t node, gv_map *seen) {
  GV_VEC(uint64_t) open = {0};
  bool found;
  *gv_push(&open) = node;
  while (open.len) {
    uint64_t at = gv_pop(&open);
    for (uint32_t i = 0; i < edges->from.len; i++) {
      if (edges->from.at[i] != at) continue;
      *gv_map_at(seen, edges->to.at[i], &found) = 1;
      if (!found) *gv_push(&open) = edges->to.at[i];
    }
  }
  gv_vec_free(&open);
}

static void note_difference(judge *j, uint32_t a, uint32_t b, bool driver) {
  gv_captured *to = j->to;
  if (to->differences++) return;
  to->before = j->steps[a];
  to->after = j->steps[b];
  to->driver_orders = driver;
}

static void compare(judge *j, const gv_edges *edges) {
  for (uint32_t a = 0; a < j->to->actions; a++) {
    gv_map seen = {0};
    reach(edges, j->nodes[a], &seen);
    for (uint32_t b = a + 1; b < j->to->actions; b++) {
      bool rules = has(&j->before[b], a), driver = gv_map_get(&seen, j->nodes[b]) != GV_NONE;
      j->to->ordered += rules;
      if (rules != driver) note_difference(j, a, b, driver);
    }
    gv_map_free(&seen);
  }
}

static bool knows_nodes(const judge *j) {
  for (uint32_t i = 0; i < j->to->actions; i++)
    if (!j->nodes[i]) return false;
  return true;
}

static void conclude(judge *j, gv_answer answer, const gv_edges *edges) {
  if (!answer && knows_nodes(j)) {
    compare(j, edges);
    return;
  }
  j->to->actions = 0;
  j->to->stop = GV_NONE;
  if (answer)
    snprintf(j->to->why, sizeof j->to->why, "the driver ends the capture with %s",
             gv_answer_name(answer));
  else
    snprintf(j->to->why, sizeof j->to->why, "the driver does not say what it made of an action");
}

/* ---- the door ---- */

static void *zeroed(size_t count, size_t size) {
  void *at = gv_malloc(count * size);
  memset(at, 0, count * size);
  return at;
}

void gv_capture_plan(const gv_plan *plan, gv_device *d, uint32_t *where, gv_captured *to) {
  gv_run_outcome outcome = {0};
  gv_edges edges = {0};
  const char *lacks = d->backend->recorder->lacks(d);
  *to = (gv_captured){.tried = true, .stop = GV_NONE};
  if (lacks) {
    snprintf(to->why, sizeof to->why, "the driver has no %s: it is older than CUDA 11.3", lacks);
    return;
  }
  judge *j = zeroed(1, sizeof *j);
  *j = (judge){.plan = plan, .to = to};
  gv_stage_begin(&j->stage, plan, d, true, &outcome);
  j->known = zeroed(plan->objects.len, sizeof *j->known);
  j->gone = zeroed(plan->objects.len, sizeof *j->gone);
  j->recorded = zeroed(plan->objects.len, sizeof *j->recorded);
  gv_answer answer = prepare(j);
  if (answer) {
    refuse(j, GV_NONE, answer);
  } else {
    answer = join_streams(j);
    if (!answer) walk(j, where);
    gv_answer last = d->backend->recorder->end(d, &edges);
    conclude(j, answer ? answer : last, &edges);
  }
  gv_vec_free(&edges.from);
  gv_vec_free(&edges.to);
  gv_stage_end(&j->stage);
  gv_free(j->known);
  gv_free(j->gone);
  gv_free(j->recorded);
  gv_free(j);
  gv_run_outcome_clear(&outcome);
}
