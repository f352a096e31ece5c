/* needs: two programs with their order. gives: what the second orders that the first does not, and
 * both critical paths. cost: for each two operations that do work a comparison; of no more than a
 * bounded number.
 *
 * Work of the two is the same where its line is and its name; what is left by function and name, in
 * the order of the text. */
#include "concurrency/change.h"

#include "concurrency/acts.h"
#include "concurrency/works.h"

enum { MOST_WORK = 1000 /* operations that are compared */, MOST_ACTS = 1 << 14 };

typedef struct side {
  const gv_model *m;
  gv_acts acts;
  gv_before before;
  gv_works works;
} side;

static void find_acts(side *s, const gv_ordered_program *p, uint32_t function) {
  bool *wanted = gv_malloc(p->model->ops.len + 1), *shown = gv_malloc(p->model->functions.len + 1);
  s->m = p->model;
  memset(wanted, 0, p->model->ops.len + 1);
  for (uint32_t i = 0; i < p->model->functions.len; i++)
    shown[i] = function == GV_NONE || i == function;
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

/* 0: it has no line of the other text, or one that says nothing. */
static uint64_t key_of(const side *s, uint32_t work, const gv_line_map *lines, bool by_line) {
  const gv_op *op = gv_work_op(&s->works, s->m, work);
  uint64_t key = gv_hash(op->name.at, op->name.len,
                         key_of_frame(s, s->acts.at.at[s->works.at.at[work]].frame));
  if (!by_line) return key | 1;
  uint32_t line = op->loc.line;
  if (lines && op->loc.file == lines->file)
    line = line && line <= lines->lines ? lines->to[line] : 0;
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
static void add_missing(gv_acts *a, const gv_conflict *missing, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    if (missing[i].earlier.op == GV_NONE) continue;
    uint32_t from = act_of(a, missing[i].earlier.op), to = act_of(a, missing[i].later.op);
    if (from != GV_NONE && to != GV_NONE && from < to)
      *gv_push(&a->links) = (gv_link){from, to, GV_LINK_RECORD, GV_NONE, false};
  }
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
                                             const gv_line_map *lines, const gv_conflict *missing,
                                             uint32_t count) {
  side one = {0}, two = {0};
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
    add_missing(&one.acts, missing, count);
    gv_before_find(&one.before, &one.acts);
    gv_before_find(&two.before, &two.acts);
    pair(&one, &two, lines, true);
    pair(&one, &two, lines, false);
    change.pairs = count_new_pairs(&one, &two);
    change.known = !has_alone(&one) || !has_alone(&two);
  }
  clear(&one);
  clear(&two);
  return change;
}
