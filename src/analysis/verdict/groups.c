/* needs: a finished tabulation: which blocks control comes to. gives: findings about waits for
 * groups of tasks: one that fewer tasks are added to than it waits for is waited for in vain; how
 * many are added must be known, or nothing is proved. cost: for each group the paths from its
 * creation on, distinguished by the numbers that are constant on them, up to a bound.
 *
 * The runtime counts: a wait for a group ends when as many of its tasks have ended as its creation
 * says. With fewer tasks in it the wait never ends, with more it ends before all of them have.
 */
#include "verdict/objects.h"

enum { VISITS = 20000, DEPTH = 8, NUMBERS = 8, MOST = 1 << 20 };

/* How many tasks are in the group, where control comes to an operation. */
typedef struct count {
  uint32_t op;
  int32_t tasks;
  bool all; /* as many as it waits for, a number that is not known */
} count;
typedef GV_VEC(count) count_list;

/* Of an integer root, on the path that is followed. */
typedef struct number {
  gv_value_id root;
  uint32_t pad;
  int64_t k;
} number;

/* So many tasks are in the group where control comes to `block`. Zero every byte before filling in.
 */
typedef struct point {
  uint32_t block;
  int32_t tasks;
  uint32_t all;
  uint32_t numbers;
  number known[NUMBERS];
} point;

typedef struct counter {
  const gv_tabulation *e;
  const gv_model *m;
  uint32_t made;    /* the operation that creates the group */
  int64_t wanted;   /* how many it waits for; -1: not known */
  gv_value_id size; /* … as a value; GV_NONE */
  uint32_t visits;  /* operations looked at */
  bool unknown;     /* it gets out of sight, or there are too many paths */
  count_list waits;
} counter;

typedef struct region {
  counter *c;
  GV_VEC(gv_value_id) names; /* of the group, in this function */
  GV_VEC(point) work;
  gv_table seen;
  count_list exits;
  uint32_t depth;
  /* Of a loop whose rounds are looked at: its head, and where it is left for; GV_NONE. At the head
   * a round ends. */
  uint32_t head, after;
  bool strays; /* it is left in another way */
} region;

static void add_count(count_list *list, count c) {
  for (uint32_t i = 0; i < list->len; i++)
    if (list->at[i].op == c.op && list->at[i].tasks == c.tasks && list->at[i].all == c.all) return;
  *gv_push(list) = c;
}

static void clear_region(region *r) {
  gv_vec_free(&r->names);
  gv_vec_free(&r->work);
  gv_vec_free(&r->exits);
  gv_table_clear(&r->seen);
}

static bool is_name(const region *r, gv_value_id value) {
  if (value == GV_NONE) return false;
  gv_value_id root = gv_strip(r->c->m, value);
  for (uint32_t i = 0; i < r->names.len; i++)
    if (r->names.at[i] == root) return true;
  return false;
}

/* ---- the names of a group in a function ------------------------------------------------------ */

/* All that comes into the block argument is the group. */
static bool is_always(const region *r, gv_value_id arg) {
  const gv_flow *flow = &r->c->e->flow;
  for (uint32_t p = flow->pair_into_start[arg]; p < flow->pair_into_start[arg + 1]; p++)
    if (!is_name(r, r->c->m->pairs.at[flow->pair_into[p]].source)) return false;
  return true;
}

/* Block arguments that are nothing but the group are names of it, too. */
static void find_names(region *r, gv_value_id root) {
  const gv_flow *flow = &r->c->e->flow;
  const gv_model *m = r->c->m;
  *gv_push(&r->names) = root;
  for (uint32_t i = 0; i < r->names.len; i++) {
    gv_value_id name = r->names.at[i];
    for (uint32_t p = flow->pair_start[name]; p < flow->pair_start[name + 1]; p++) {
      gv_value_id arg = m->pairs.at[flow->pair_uses[p]].arg;
      if (!is_name(r, arg)) *gv_push(&r->names) = arg;
    }
  }
  for (uint32_t i = 1; i < r->names.len; i++) r->c->unknown |= !is_always(r, r->names.at[i]);
}

static bool has_name(const region *r, const gv_op *op) {
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (is_name(r, gv_operands(r->c->m, op)[i])) return true;
  return false;
}

/* Of the group itself, in an operation that is followed. */
static bool is_known_use(const region *r, const gv_op *op) {
  switch (op->kind) {
  case GV_OP_GROUP_ADD: /* it is no member of another one */
    return has_name(r, op) && !is_name(r, gv_operands(r->c->m, op)[0]);
  case GV_OP_AWAIT:
  case GV_OP_TASK_BEGIN:
  case GV_OP_CALL:
  case GV_OP_REFERENCES: return has_name(r, op);
  case GV_OP_BR:
  case GV_OP_COND_BR:
  case GV_OP_SWITCH:
  case GV_OP_CHOICE: return true;
  default: return false;
  }
}

/* Every use of the name is one that counts. */
static void check_uses(region *r, gv_value_id name) {
  const gv_flow *flow = &r->c->e->flow;
  gv_key key = gv_key_of(GV_IN_VALUE, name);
  for (uint32_t u = flow->use_start[key]; u < flow->use_start[key + 1]; u++) {
    const gv_op *op = &r->c->m->ops.at[flow->uses[u]];
    if (!is_known_use(r, op)) r->c->unknown = true;
  }
}

/* ---- numbers --------------------------------------------------------------------------------- */

enum { EXPRESSION_DEPTH = 16 };

static bool evaluate(const gv_model *m, const point *at, gv_value_id id, uint32_t depth,
                     int64_t *k) {
  const gv_value *v = &m->values.at[id];
  int64_t a, b;
  if (depth > EXPRESSION_DEPTH) return false;
  switch ((gv_def)v->def) {
  case GV_DEF_INT: *k = v->k; return true;
  case GV_DEF_COPY:
    return m->values.at[v->a].width == v->width && evaluate(m, at, v->a, depth + 1, k);
  case GV_DEF_SELECT:
    return evaluate(m, at, v->a, depth + 1, &a) &&
           evaluate(m, at, a & 1 ? v->b : v->c, depth + 1, k);
  case GV_DEF_ARITH:
    if (!evaluate(m, at, v->a, depth + 1, &a)) return false;
    if (v->c == GV_WIDEN)
      b = 0;
    else if (!evaluate(m, at, v->b, depth + 1, &b))
      return false;
    *k = gv_arith_of((gv_arith)v->c, m->values.at[v->a].width, a, b);
    return true;
  default:
    for (uint32_t i = 0; i < at->numbers; i++) {
      if (at->known[i].root != id) continue;
      *k = at->known[i].k;
      return true;
    }
    return false;
  }
}

static void set_number(point *at, gv_value_id root, bool known, int64_t k) {
  uint32_t i = 0;
  while (i < at->numbers && at->known[i].root < root) i++;
  bool there = i < at->numbers && at->known[i].root == root;
  if (known && there) {
    at->known[i].k = k;
  } else if (known && at->numbers < NUMBERS) {
    memmove(&at->known[i + 1], &at->known[i], (at->numbers - i) * sizeof(number));
    at->known[i] = (number){.root = root, .k = k};
    at->numbers++;
  } else if (!known && there) {
    memmove(&at->known[i], &at->known[i + 1], (at->numbers - i - 1) * sizeof(number));
    at->numbers--;
    memset(&at->known[at->numbers], 0, sizeof(number));
  }
}

/* ---- loops with as many rounds as the group waits for ---------------------------------------- */

/* `value` is less than `bound`: how a loop asks whether it goes on. */
static bool asks_less(const gv_model *m, gv_value_id condition, gv_value_id *value,
                      gv_value_id *bound) {
  const gv_value *v = &m->values.at[gv_strip(m, condition)];
  if (!gv_is_arith_in(v, GV_ORDERS)) return false;
  *value = gv_strip(m, v->a);
  *bound = gv_strip(m, v->b);
  return true;
}

static bool is_sum(const gv_model *m, gv_value_id id, gv_value_id of, int64_t more) {
  const gv_value *v = &m->values.at[gv_strip(m, id)];
  if (!gv_is_arith_in(v, GV_SUMS) || gv_strip(m, v->a) != of) return false;
  const gv_value *k = &m->values.at[gv_strip(m, v->b)];
  if (k->def != GV_DEF_INT) return false;
  return v->c == GV_ADD ? k->k == more : k->k == -more;
}

/* From `first` up to `bound` there are as many numbers as the group waits for. */
static bool is_size(const counter *c, gv_value_id bound, int64_t first) {
  const gv_value *end = &c->m->values.at[bound];
  int64_t rounds;
  if (end->def == GV_DEF_INT && c->wanted >= 0)
    return !__builtin_sub_overflow(end->k, first, &rounds) && rounds == c->wanted;
  if (c->size == GV_NONE) return false;
  return first == 0 ? gv_strip(c->m, c->size) == bound : is_sum(c->m, c->size, bound, -first);
}

/* What decides of a condition that the next number be above this one, too: below a bound it always
 * is. */
static gv_value_id without_wrap(const gv_model *m, gv_value_id condition) {
  const gv_value *v = &m->values.at[gv_strip(m, condition)];
  gv_value_id value, bound;
  bool both = gv_is_arith(v, GV_AND) && v->width == 1;
  bool wraps = both && m->values.at[gv_strip(m, v->a)].c == GV_SLT &&
               asks_less(m, v->a, &value, &bound) && is_sum(m, bound, value, 1);
  return wraps ? v->b : condition;
}

typedef struct loop {
  gv_value_id index; /* the argument of its head that counts the rounds */
  uint32_t test;     /* the block that asks whether there is another one */
  uint32_t after;    /* where it leads if not */
} loop;

/* The other side of the branch at the end of `test`, whose first side goes on with the loop. */
static bool is_test(const counter *c, uint32_t test, gv_value_id index, bool next, int64_t first,
                    uint32_t *after) {
  const gv_model *m = c->m;
  const gv_op *end = &m->ops.at[gv_terminator(m, test)];
  gv_value_id value, bound;
  if (end->kind != GV_OP_COND_BR) return false;
  gv_value_id condition = next ? without_wrap(m, gv_operands(m, end)[0]) : gv_operands(m, end)[0];
  if (!asks_less(m, condition, &value, &bound) || !is_size(c, bound, first)) return false;
  *after = m->blocks.at[test].first_edge + 1;
  return next ? is_sum(m, value, index, 1) : value == index;
}

/* The loop at whose head `edge` arrives counts from there on, one by one, up to the size of the
 * group. */
static bool counts_up(const counter *c, const point *from, uint32_t edge, loop *l) {
  const gv_model *m = c->m;
  const gv_flow *flow = &c->e->flow;
  const gv_edge *e = &m->edges.at[edge];
  uint32_t head = e->target, home = flow->edge_from[edge], latch = GV_NONE;
  if (!flow->cycle[head] || flow->order[home] >= flow->order[head]) return false;
  for (uint32_t p = flow->pred_start[head]; p < flow->pred_start[head + 1]; p++) {
    uint32_t at = flow->preds[p];
    if (at == edge || c->e->control.reach[flow->edge_from[at]] == GV_FALSE) continue;
    if (latch != GV_NONE || flow->order[flow->edge_from[at]] < flow->order[head]) return false;
    latch = at;
  }
  for (uint32_t i = 0; i < e->pairs && latch != GV_NONE; i++) {
    const gv_pair *pair = &m->pairs.at[e->first_pair + i],
                  *back = &m->pairs.at[m->edges.at[latch].first_pair + i];
    int64_t first;
    if (i >= m->edges.at[latch].pairs) continue;
    if (back->arg != pair->arg) continue;
    if (!evaluate(m, from, pair->source, 0, &first)) continue;
    if (!is_sum(m, back->source, pair->arg, 1)) continue;
    l->index = pair->arg;
    if (is_test(c, head, pair->arg, false, first, &l->after)) return l->test = head, true;
    if (flow->edge_from[latch] != head &&
        is_test(c, flow->edge_from[latch], pair->arg, true, first, &l->after))
      return l->test = flow->edge_from[latch], true;
  }
  return false;
}

/* ---- paths ----------------------------------------------------------------------------------- */

static void count_block(region *r, point at, uint32_t first);

static void run(region *r) {
  while (r->work.len && !r->c->unknown) {
    point next = gv_pop(&r->work);
    count_block(r, next, r->c->m->blocks.at[next.block].first_op);
  }
}

/* Each round adds one task to the group, which nobody waits for meanwhile. */
static bool adds_one(region *outer, uint32_t head, const loop *l) {
  counter *c = outer->c;
  region r = {.c = c, .depth = outer->depth, .head = head, .after = l->after};
  uint32_t waits = c->waits.len;
  for (uint32_t i = 0; i < outer->names.len; i++) *gv_push(&r.names) = outer->names.at[i];
  point start;
  memset(&start, 0, sizeof start);
  start.block = head;
  count_block(&r, start, c->m->blocks.at[head].first_op);
  run(&r);
  bool one = !r.strays && r.exits.len > 0 && c->waits.len == waits && !c->unknown;
  for (uint32_t i = 0; i < r.exits.len; i++) one &= r.exits.at[i].tasks == 1 && !r.exits.at[i].all;
  c->waits.len = waits;
  clear_region(&r);
  return one;
}

static void go_to(region *r, const point *at) {
  bool found;
  if (at->block == r->head) {
    add_count(&r->exits, (count){GV_NONE, at->tasks, at->all});
    return;
  }
  uint32_t *slot = gv_table_at(&r->seen, at, sizeof *at, &found);
  *slot = 0;
  if (!found) *gv_push(&r->work) = *at;
}

static void take_edge(region *r, const point *from, uint32_t edge) {
  const gv_model *m = r->c->m;
  loop l;
  const gv_edge *e = &m->edges.at[edge];
  if (r->c->e->control.reach[e->target] == GV_FALSE) return;
  if (r->head != GV_NONE && edge == r->after) return;
  r->strays |= r->head != GV_NONE && r->c->e->flow.cycle[e->target] != r->c->e->flow.cycle[r->head];
  bool whole = r->head == GV_NONE && !from->all && from->tasks == 0 &&
               counts_up(r->c, from, edge, &l) && adds_one(r, e->target, &l);
  point to = *from;
  if (whole) edge = l.after, e = &m->edges.at[edge], to.all = true;
  to.block = e->target;
  for (uint32_t i = 0; i < e->pairs; i++) {
    const gv_pair *pair = &m->pairs.at[e->first_pair + i];
    int64_t k = 0;
    bool known = !whole && m->values.at[pair->arg].width && evaluate(m, from, pair->source, 0, &k);
    set_number(&to, pair->arg, known, k);
  }
  go_to(r, &to);
}

/* Nothing is waited for where the number is not above the first one. */
static bool says_none(const counter *c, const point *at, gv_value_id condition) {
  gv_value_id value, bound;
  int64_t first;
  if (at->all) return false;
  if (at->tasks != 0) return false;
  if (!asks_less(c->m, condition, &value, &bound)) return false;
  if (!evaluate(c->m, at, value, 0, &first)) return false;
  return is_size(c, bound, first);
}

static void leave_block(region *r, const point *at) {
  const gv_model *m = r->c->m;
  const gv_block *block = &m->blocks.at[at->block];
  const gv_op *end = &m->ops.at[block->end_op - 1];
  bool asks = end->kind == GV_OP_COND_BR || end->kind == GV_OP_SWITCH;
  gv_value_id condition = asks ? gv_operands(m, end)[0] : GV_NONE;
  int64_t k = 0;
  bool known = asks && evaluate(m, at, condition, 0, &k);
  if (end->kind == GV_OP_RETURN) {
    add_count(&r->exits, (count){GV_NONE, at->tasks, at->all});
    r->strays = true;
  }
  for (uint32_t e = block->first_edge; e < block->end_edge; e++) {
    bool second = e > block->first_edge;
    if (known && end->kind == GV_OP_COND_BR && second != !(k & 1)) continue;
    point next = *at;
    next.all |= end->kind == GV_OP_COND_BR && second && says_none(r->c, at, condition);
    take_edge(r, &next, e);
  }
}

static void count_from(counter *c, gv_value_id root, point at, uint32_t first, uint32_t depth,
                       count_list *exits) {
  region r = {.c = c, .depth = depth, .head = GV_NONE, .after = GV_NONE};
  find_names(&r, root);
  for (uint32_t i = 0; i < r.names.len && !c->unknown; i++) check_uses(&r, r.names.at[i]);
  if (!c->unknown) count_block(&r, at, first);
  run(&r);
  for (uint32_t i = 0; i < r.exits.len; i++) add_count(exits, r.exits.at[i]);
  clear_region(&r);
}

/* The callee gets the group: it goes on with each count with which the callee can return. */
static void count_call(region *r, const gv_op *op, const point *at, count_list *exits) {
  const gv_model *m = r->c->m;
  const gv_function *callee = &m->functions.at[op->callee];
  gv_value_id param = GV_NONE;
  point inside;
  memset(&inside, 0, sizeof inside);
  inside.block = callee->first_block, inside.tasks = at->tasks, inside.all = at->all;
  for (uint32_t i = 0; i < op->operand_count && i < callee->params; i++) {
    gv_value_id operand = gv_operands(m, op)[i], to = m->params.at[callee->first_param + i];
    int64_t k;
    if (is_name(r, operand)) {
      r->c->unknown |= param != GV_NONE; /* two names at once */
      param = to;
    } else if (operand != GV_NONE && m->values.at[to].width && evaluate(m, at, operand, 0, &k)) {
      set_number(&inside, to, true, k);
    }
  }
  r->c->unknown |= param != GV_NONE && r->depth == DEPTH;
  if (param == GV_NONE)
    add_count(exits, (count){GV_NONE, at->tasks, at->all});
  else if (!r->c->unknown)
    count_from(r->c, param, inside, m->blocks.at[inside.block].first_op, r->depth + 1, exits);
}

/* False: nobody goes on after it. */
static bool count_wait(region *r, uint32_t op, const point *at) {
  counter *c = r->c;
  add_count(&c->waits, (count){op, at->tasks, at->all});
  bool in_task = gv_tasks_in_one(c->e, op); /* somebody beside it may add more */
  if (in_task) return true;
  if (c->wanted < 0) return true;
  if (at->all) return true;
  return at->tasks >= c->wanted;
}

/* False: control ends there. */
static bool count_op(region *r, uint32_t o, point *at) {
  counter *c = r->c;
  const gv_op *op = &c->m->ops.at[o];
  bool waits = op->kind == GV_OP_AWAIT || op->kind == GV_OP_TASK_BEGIN, here = false;
  if (++c->visits > VISITS || at->tasks > MOST) c->unknown = true;
  if (c->unknown || o == c->made) return r->strays = true, false;
  for (uint32_t i = 0; waits && i < op->operand_count; i++)
    here |= is_name(r, gv_operands(c->m, op)[i]);
  if (here && !count_wait(r, o, at)) return false;
  if (op->kind == GV_OP_GROUP_ADD && is_name(r, gv_operands(c->m, op)[1])) {
    at->tasks++;
    if (at->all) c->unknown = true; /* one more than it waits for */
  }
  return true;
}

/* Follows the block from operation `first` on. */
static void count_block(region *r, point at, uint32_t first) {
  const gv_model *m = r->c->m;
  for (uint32_t o = first; o < m->blocks.at[at.block].end_op; o++) {
    if (!count_op(r, o, &at)) return;
    if (m->ops.at[o].kind != GV_OP_CALL) continue;
    count_list exits = {0};
    count_call(r, &m->ops.at[o], &at, &exits);
    for (uint32_t i = 0; i < exits.len && !r->c->unknown; i++) {
      point next = at;
      next.tasks = exits.at[i].tasks, next.all = exits.at[i].all;
      if (exits.len == 1)
        at = next;
      else
        count_block(r, next, o + 1);
    }
    bool goes_on = exits.len == 1;
    gv_vec_free(&exits);
    if (!goes_on) return;
  }
  leave_block(r, &at);
}

/* ---- what is said of it ---------------------------------------------------------------------- */

typedef struct judge {
  counter *c;
  const gv_analysis_options *options;
  gv_report *report;
} judge;

static const char claim[] = "the group gets as many tasks as it waits for";

static gv_str function_of(const judge *j, uint32_t op) {
  return j->c->m->functions.at[gv_function_of_op(j->c->m, op)].name;
}

/* `finding`: the number of the one that says why not; 0. */
static void decide(const judge *j, gv_verdict verdict, uint32_t op, gv_str reason,
                   uint32_t finding) {
  gv_report_decide(j->report, j->options->proof,
                   (gv_obligation){.verdict = verdict,
                                   .loc = j->c->m->ops.at[op].loc,
                                   .function = function_of(j, op),
                                   .what = gv_str_of(claim),
                                   .reason = reason,
                                   .op = GV_NONE,
                                   .operand = GV_NONE,
                                   .finding = finding});
}

static void say_unproved(const judge *j, uint32_t op, const char *reason) {
  gv_str message = gv_format(&j->report->arena, "cannot prove that %s: %s", claim, reason);
  gv_finding *f = gv_report_finding(j->report, GV_RULE_UNKNOWN_HANDLE, j->c->m->ops.at[op].loc,
                                    function_of(j, op), message);
  if (op != j->c->made && j->c->made != GV_NONE)
    gv_finding_note(f, GV_NOTE_STEP, j->c->m->ops.at[j->c->made].loc,
                    GV_STR("the group is created here"));
  gv_finding_note(f, GV_NOTE_ADVICE, f->loc,
                  GV_STR("create the group with the number of tasks that every path adds to it"));
  decide(j, GV_UNPROVED, op, gv_str_of(reason), f->number);
}

static void say_deadlock(const judge *j, uint32_t op, int32_t most) {
  const gv_op *made = &j->c->m->ops.at[j->c->made];
  gv_str message = gv_format(&j->report->arena,
                             "deadlock: the group waits for %lld tasks, but at most %d are added",
                             (long long)j->c->wanted, (int)most);
  gv_finding *f = gv_report_finding(j->report, GV_RULE_DEADLOCK, j->c->m->ops.at[op].loc,
                                    function_of(j, op), message);
  gv_finding_note(f, GV_NOTE_STEP, made->loc, GV_STR("the group is created here"));
  gv_finding_note(f, GV_NOTE_ADVICE, f->loc,
                  gv_format(&j->report->arena,
                            "create the group with size %d, or add the missing tasks", (int)most));
  decide(j, GV_VIOLATED, op, GV_STR(""), f->number);
}

/* The tasks that are added to the group beside a wait in a task: all there are in the function.
 * GV_NONE: more than one can tell. */
static uint32_t most_beside(const counter *c, uint32_t wait) {
  const gv_flow *flow = &c->e->flow;
  gv_value_id group = gv_results(c->m, &c->m->ops.at[c->made])[0];
  gv_key key = gv_key_of(GV_IN_VALUE, group);
  uint32_t most = 0, here = c->m->ops.at[wait].block;
  for (uint32_t u = flow->use_start[key]; u < flow->use_start[key + 1]; u++) {
    const gv_op *op = &c->m->ops.at[flow->uses[u]];
    bool again = u > flow->use_start[key] && flow->uses[u] == flow->uses[u - 1];
    if (op->kind == GV_OP_AWAIT || again) continue;
    if (op->kind != GV_OP_GROUP_ADD || flow->cycle[op->block]) return GV_NONE;
    bool late = op->block == here && flow->uses[u] > wait;
    bool own = flow->task[here] != GV_NONE &&
               gv_task_of(flow, gv_operands(c->m, op)[0]) == flow->task[here];
    most += c->e->control.reach[op->block] != GV_FALSE && !late && !own;
  }
  return flow->pair_start[group] < flow->pair_start[group + 1] ? GV_NONE : most;
}

static void judge_wait(const judge *j, uint32_t wait) {
  const counter *c = j->c;
  int32_t least = INT32_MAX, most = 0;
  bool all = true;
  for (uint32_t i = 0; i < c->waits.len; i++) {
    const count *at = &c->waits.at[i];
    if (at->op != wait) continue;
    if (at->all) continue;
    all = false;
    if (at->tasks < least) least = at->tasks;
    if (at->tasks > most) most = at->tasks;
  }
  bool in_task = gv_tasks_in_one(c->e, wait);
  uint32_t beside = in_task ? most_beside(c, wait) : GV_NONE;
  if (all || (least == most && most == c->wanted))
    decide(j, GV_PROVED, wait, GV_STR("counted along all paths"), 0);
  else if (c->wanted < 0)
    say_unproved(j, wait, "the size of the group is unknown");
  else if (!in_task && most < c->wanted)
    say_deadlock(j, wait, most);
  else if (beside != GV_NONE && beside < c->wanted)
    say_deadlock(j, wait, (int32_t)beside);
  else
    say_unproved(j, wait,
                 most > c->wanted ? "on some path it gets more, and the wait ends early"
                                  : "on some path it may get fewer");
}

static void judge_group(judge *j, uint32_t made) {
  counter *c = j->c;
  const gv_op *op = &c->m->ops.at[made];
  gv_value_id size = gv_operands(c->m, op)[0];
  point start;
  memset(&start, 0, sizeof start);
  start.block = op->block;
  c->made = made, c->wanted = -1, c->size = size, c->visits = 0, c->unknown = false,
  c->waits.len = 0;
  if (size == GV_NONE || !evaluate(c->m, &start, size, 0, &c->wanted)) c->wanted = -1;
  count_list exits = {0};
  count_from(c, gv_results(c->m, op)[0], start, made + 1, 0, &exits);
  gv_vec_free(&exits);
  if (c->unknown) {
    say_unproved(j, made, "it is not tracked on all paths");
    return;
  }
  for (uint32_t i = 0; i < c->waits.len; i++) {
    bool again = false;
    for (uint32_t k = 0; k < i; k++) again |= c->waits.at[k].op == c->waits.at[i].op;
    if (!again) judge_wait(j, c->waits.at[i].op);
  }
}

/* The first operation that adds a task to the group; GV_NONE. */
static uint32_t first_added(const gv_model *m, const gv_flow *flow, gv_value_id root) {
  gv_key key = gv_key_of(GV_IN_VALUE, root);
  for (uint32_t u = flow->use_start[key]; u < flow->use_start[key + 1]; u++) {
    const gv_op *op = &m->ops.at[flow->uses[u]];
    if (op->kind == GV_OP_GROUP_ADD && gv_strip(m, gv_operands(m, op)[1]) == root)
      return flow->uses[u];
  }
  return GV_NONE;
}

/* A group of a caller outside: how many it waits for, and what else is in it, only that knows. */
static void judge_given(judge *j, uint32_t function) {
  counter *c = j->c;
  const gv_function *f = &c->m->functions.at[function];
  for (uint32_t i = 0; i < f->params; i++) {
    gv_value_id param = c->m->params.at[f->first_param + i];
    uint32_t added = first_added(c->m, &c->e->flow, param);
    if (added == GV_NONE) continue;
    point start;
    memset(&start, 0, sizeof start);
    start.block = f->first_block;
    c->made = GV_NONE, c->wanted = -1, c->size = GV_NONE, c->visits = 0, c->unknown = false,
    c->waits.len = 0;
    count_list exits = {0};
    count_from(c, param, start, c->m->blocks.at[f->first_block].first_op, 0, &exits);
    gv_vec_free(&exits);
    if (c->unknown) say_unproved(j, added, "it is not tracked on all paths");
    for (uint32_t k = 0; k < c->waits.len && !c->unknown; k++) {
      bool again = false;
      for (uint32_t l = 0; l < k; l++) again |= c->waits.at[l].op == c->waits.at[k].op;
      if (!again)
        say_unproved(j, c->waits.at[k].op, "the caller passes it, and its size is unknown");
    }
  }
}

void gv_judge_groups(const gv_tabulation *e, const gv_model *m, const gv_analysis_options *options,
                     gv_report *report) {
  counter c = {.e = e, .m = m};
  judge j = {&c, options, report};
  for (uint32_t o = 0; o < m->ops.len; o++)
    if (m->ops.at[o].kind == GV_OP_GROUP && e->control.reach[m->ops.at[o].block] != GV_FALSE)
      judge_group(&j, o);
  for (uint32_t f = 0; f < m->functions.len && m->task_count; f++)
    if (e->control.is_root[f]) judge_given(&j, f);
  gv_vec_free(&c.waits);
}
