/* needs: two programs with their order. gives: what the second orders that the first does not, and
 * both critical paths. cost: for each two operations that do work a comparison; of no more than a
 * bounded number.
 *
 * Work of the two is the same where its line is and its name; what is left by function and name, in
 * the order of the text. */
#include "concurrency/change.h"

#include "concurrency/acts.h"
#include "concurrency/works.h"

enum {
  MOST_WORK = 1000 /* operations that are compared */,
  MOST_ACTS = 1 << 14,
  PAIRS_OF_STEP = 64 /* that are looked at in the time of one step of the analysis */
};

typedef struct side {
  const gv_model *m;
  gv_acts acts;
  gv_before before;
  gv_works works;
  gv_lacking lacks;
} side;

static void find_acts(side *s, const gv_ordered_program *p, uint32_t function) {
  bool *wanted = gv_malloc(p->model->ops.len + 1), *shown = gv_malloc(p->model->functions.len + 1);
  s->m = p->model;
  memset(wanted, 0, p->model->ops.len + 1);
  for (uint32_t i = 0; i < p->model->functions.len; i++)
    shown[i] = function == GV_NONE ? !p->shown || p->shown[i] : i == function;
  gv_acts_find(&s->acts, p->model, p->order, &(gv_acts_options){wanted, shown, true, MOST_ACTS});
  gv_free(wanted);
  gv_free(shown);
}

static void clear(side *s) {
  gv_before_clear(&s->before);
  gv_acts_clear(&s->acts);
  gv_works_clear(&s->works);
}

/* ---- which is which ---- */

/* The function that is called from outside, and the calls that lead to the act. */
static uint64_t key_of_frame(const side *s, uint32_t frame) {
  const gv_frame *f = &s->acts.frames.at[frame];
  gv_str name = s->m->functions.at[f->function].name;
  return gv_hash(name.at, name.len, f->parent == GV_NONE ? 0 : key_of_frame(s, f->parent));
}

static uint32_t line_in_other(const gv_op *op, const gv_line_map *lines) {
  uint32_t line = op->loc.line;
  if (!lines || op->loc.file != lines->file) return line;
  return line && line <= lines->lines ? lines->to[line] : 0;
}

/* 0: it has no line of the other text, or one that says nothing. */
static uint64_t key_of(const side *s, uint32_t work, const gv_line_map *lines, bool by_line) {
  const gv_op *op = gv_work_op(&s->works, s->m, work);
  uint64_t key = gv_hash(op->name.at, op->name.len,
                         key_of_frame(s, s->acts.at.at[s->works.at.at[work]].frame));
  if (!by_line) return key | 1;
  uint32_t line = line_in_other(op, lines);
  uint32_t place[2] = {op->loc.file, line};
  return line ? gv_hash(place, sizeof place, key) | 1 : 0;
}

static void pair(side *one, side *two, const gv_line_map *lines, bool by_line) {
  for (uint32_t i = 0; i < one->works.at.len; i++)
    one->works.keys[i] = key_of(one, i, lines, by_line);
  for (uint32_t i = 0; i < two->works.at.len; i++)
    two->works.keys[i] = key_of(two, i, NULL, by_line);
  gv_works_pair(&one->works, &two->works);
}

/* ---- what is ordered ---- */

/* The only act of the operation; GV_NONE: there is none, or there are several. */
static uint32_t act_of(const gv_acts *a, uint32_t op) {
  uint32_t found = GV_NONE;
  for (uint32_t i = 0; i < a->at.len; i++) {
    if (a->at.at[i].op != op) continue;
    if (found != GV_NONE) return GV_NONE;
    found = i;
  }
  return found;
}

/* As if what is missing were there: whatever mends the program orders that, and all that follows
 * from it. */
static void add_missing(side *s) {
  gv_acts *a = &s->acts;
  for (uint32_t i = 0; i < s->lacks.count; i++) {
    const gv_conflict *missing = &s->lacks.missing[i];
    if (missing->earlier.op == GV_NONE) continue;
    uint32_t from = act_of(a, missing->earlier.op), to = act_of(a, missing->later.op);
    if (from != GV_NONE && to != GV_NONE && from < to)
      *gv_push(&a->links) = (gv_link){from, to, GV_LINK_RECORD, GV_NONE, false};
  }
}

/* A wait that did not work orders now what it was there for: that is no cost. */
static void ignore_meant(const side *one, side *two, const gv_line_map *lines) {
  bool fails = false;
  for (uint32_t i = 0; i < one->acts.at.len; i++)
    fails |= one->acts.at.at[i].op == one->lacks.failing && one->acts.at.at[i].fails;
  const gv_op *op = fails ? &one->m->ops.at[one->lacks.failing] : NULL;
  uint32_t line = fails ? line_in_other(op, lines) : 0;
  for (uint32_t i = 0; i < two->acts.links.len && line; i++) {
    gv_link *l = &two->acts.links.at[i];
    const gv_op *waits = &two->m->ops.at[two->acts.at.at[l->to].op];
    bool by_wait = l->kind == GV_LINK_RECORD || l->kind == GV_LINK_HOST;
    l->maybe |= by_wait && waits->loc.line == line && gv_str_equal(waits->name, op->name);
  }
}

static uint32_t op_of(const side *s, uint32_t work) {
  return s->acts.at.at[s->works.at.at[work]].op;
}

static bool orders(const side *s, uint32_t first, uint32_t then) {
  return gv_is_before(&s->before, s->works.at.at[first], s->works.at.at[then]);
}

/* Work that the other program does not have. If both have some, one may be the other with another
 * name. */
static bool has_alone(const side *s) {
  for (uint32_t i = 0; i < s->works.at.len; i++)
    if (s->works.counterparts[i] == GV_NONE) return true;
  return false;
}

static uint32_t count_new_pairs(const side *one, const side *two) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < one->works.at.len; i++)
    for (uint32_t j = i + 1; j < one->works.at.len; j++) {
      uint32_t a = one->works.counterparts[i], b = one->works.counterparts[j];
      if (a == GV_NONE || b == GV_NONE || orders(one, i, j) || orders(one, j, i)) continue;
      count += orders(two, a, b) || orders(two, b, a);
    }
  return count;
}

/* ---- rounds of a loop, of which one is drawn ---- */

/* The host comes back to the begin of a loop. */
static bool goes_again(const gv_link *l) { return l->kind == GV_LINK_AGAIN && l->to <= l->from; }

static bool is_in_round(const gv_link *l, uint32_t act) { return l->to <= act && act <= l->from; }

/* The host has waited for the act when it comes back to the begin of a loop that has it. */
static bool is_waited_for(const side *s, uint32_t act) {
  for (uint32_t i = 0; i < s->acts.links.len; i++) {
    const gv_link *l = &s->acts.links.at[i];
    if (goes_again(l) && is_in_round(l, act) && gv_is_before(&s->before, act, l->from)) return true;
  }
  return false;
}

/* Each round has a stream of its own there. */
static bool is_made_in_round(const side *s, const gv_link *round, uint32_t lane) {
  uint32_t thing = s->acts.tracks.at[lane].thing;
  uint32_t created = thing == GV_NONE ? GV_NONE : s->acts.order->things.at[thing].created;
  for (uint32_t act = round->to; created != GV_NONE && act <= round->from; act++)
    if (s->acts.at.at[act].op == created) return true;
  return false;
}

static bool is_missing(const side *s, uint32_t earlier, uint32_t later) {
  for (uint32_t i = 0; i < s->lacks.count; i++)
    if (s->lacks.missing[i].earlier.op == earlier && s->lacks.missing[i].later.op == later)
      return true;
  return false;
}

/* Work of the next round that could begin before work `i` of the second program is over, as long as
 * the host did not wait for that: it is on another stream, and does not come after it in a round.
 */
static uint32_t count_delayed(const side *one, const side *two, const gv_link *round, uint32_t i) {
  uint32_t count = 0, first = two->works.counterparts[i];
  uint32_t lane = two->acts.at.at[two->works.at.at[i]].lane;
  bool own_stream = is_made_in_round(two, round, lane);
  for (uint32_t j = 0; j < two->works.at.len; j++) {
    uint32_t act = two->works.at.at[j], then = two->works.counterparts[j];
    bool beside = then != GV_NONE && is_in_round(round, act) &&
                  gv_act_is_enqueued(&two->acts, act) &&
                  (own_stream || two->acts.at.at[act].lane != lane);
    count += beside && !orders(one, first, then) &&
             !is_missing(one, op_of(one, first), op_of(one, then));
  }
  return count;
}

/* In a round the host waits for work that it did not wait for: what it enqueues in the next one
 * comes after that. */
static uint32_t count_delayed_rounds(const side *one, const side *two) {
  uint32_t count = 0;
  for (uint32_t l = 0; l < two->acts.links.len; l++) {
    const gv_link *round = &two->acts.links.at[l];
    for (uint32_t i = 0; i < two->works.at.len && goes_again(round); i++) {
      uint32_t act = two->works.at.at[i], before = two->works.counterparts[i];
      bool delays = before != GV_NONE && is_in_round(round, act) &&
                    gv_is_before(&two->before, act, round->from) &&
                    !is_waited_for(one, one->works.at.at[before]);
      if (delays) count += count_delayed(one, two, round, i);
    }
  }
  return count;
}

/* The ordering links by target: act `i` has those from from[first[i]] up to, without, from[first[i
 * + 1]]. */
static void index_links(const gv_acts *a, uint32_t *first, uint32_t *from) {
  memset(first, 0, (a->at.len + 1) * sizeof *first);
  for (uint32_t i = 0; i < a->links.len; i++)
    if (gv_link_orders(&a->links.at[i])) first[a->links.at[i].to]++;
  for (uint32_t i = 1; i <= a->at.len; i++) first[i] += first[i - 1];
  for (uint32_t i = 0; i < a->links.len; i++)
    if (gv_link_orders(&a->links.at[i])) from[--first[a->links.at[i].to]] = a->links.at[i].from;
}

/* Acts are numbered so that one pass is enough. */
static uint32_t path_of(const gv_acts *a) {
  uint32_t *length = gv_malloc((a->at.len + 1) * sizeof *length), most = 0;
  uint32_t *first = gv_malloc((a->at.len + 1) * sizeof *first),
           *from = gv_malloc((a->links.len + 1) * sizeof *from);
  index_links(a, first, from);
  for (uint32_t i = 0; i < a->at.len; i++) {
    length[i] = 0;
    for (uint32_t l = first[i]; l < first[i + 1]; l++)
      if (length[from[l]] > length[i]) length[i] = length[from[l]];
    length[i] += gv_act_is_enqueued(a, i) && gv_act_is_work(a, i);
    if (length[i] > most) most = length[i];
  }
  gv_free(first);
  gv_free(from);
  gv_free(length);
  return most;
}

uint32_t gv_critical_path(const gv_ordered_program *program, uint32_t function) {
  side s = {0};
  find_acts(&s, program, function);
  uint32_t length = path_of(&s.acts);
  gv_acts_clear(&s.acts);
  return length;
}

static uint32_t path_in(const gv_ordered_program *p, gv_str function) {
  for (uint32_t f = 0; f < p->model->functions.len; f++)
    if (gv_str_equal(p->model->functions.at[f].name, function)) return gv_critical_path(p, f);
  return gv_critical_path(p, GV_NONE);
}

gv_concurrency_change gv_concurrency_compare(const gv_ordered_program *before,
                                             const gv_ordered_program *after, gv_str function,
                                             const gv_line_map *lines, const gv_lacking *lacking) {
  side one = {.lacks = *lacking}, two = {.lacks.failing = GV_NONE};
  gv_concurrency_change change = {0};
  find_acts(&one, before, GV_NONE);
  find_acts(&two, after, GV_NONE);
  gv_works_list(&one.works, &one.acts, MOST_WORK + 1);
  gv_works_list(&two.works, &two.acts, MOST_WORK + 1);
  change.known = !one.acts.cut && !two.acts.cut && one.works.at.len <= MOST_WORK &&
                 two.works.at.len <= MOST_WORK;
  if (change.known) {
    change.before = path_in(before, function);
    change.after = path_in(after, function);
    add_missing(&one);
    ignore_meant(&one, &two, lines);
    gv_before_find(&one.before, &one.acts);
    gv_before_find(&two.before, &two.acts);
    pair(&one, &two, lines, true);
    pair(&one, &two, lines, false);
    change.pairs = count_new_pairs(&one, &two) + count_delayed_rounds(&one, &two);
    change.known = !has_alone(&one) || !has_alone(&two);
  }
  change.cost = before->model->ops.len + after->model->ops.len +
                (change.known ? (uint64_t)one.works.at.len * two.works.at.len / PAIRS_OF_STEP : 0);
  clear(&one);
  clear(&two);
  return change;
}
