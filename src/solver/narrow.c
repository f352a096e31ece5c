/* needs: terms. gives: whether they can be true at once, where ranges and some attempts tell. cost:
 * the terms that they are made of, RUNS_OF_A_NODE times, CONFLICTS attempts.
 *
 * Most questions are about a few comparisons with constants and sums: a range for each term, and
 * what they say of each other, answers these in a hundredth of the time that clauses take. What is
 * open after that is tried: first what an OR is true by, then numbers, the smallest first. Yes is
 * said only where the numbers that were found have been computed with, no only where everything
 * else has been ruled out.
 */
#include "solver/range.h"

enum {
  CONFLICTS = 40,
  RUNS_OF_A_NODE = 24,
  RUNS_AT_LEAST = 500,
  RUNS_OF_A_STEP = 16,
  CHARGED_OF_2_GATES = 3
};

typedef uint32_t node; /* a term that is asked about, numbered in their order */

/* What was known of a node before it was narrowed. */
typedef struct change {
  node at;
  gv_range before;
} change;

/* A node was narrowed to one side; what is left for the other one. */
typedef struct choice {
  node at;
  gv_range other;
  uint32_t changes; /* so many were there before */
} choice;

typedef struct search {
  gv_term_node *nodes; /* made of nodes, and not of terms */
  node count;
  gv_range *range;
  uint32_t *first_user; /* by node, into users */
  node *users;
  node *queue; /* a ring: of those that are to be looked at again */
  uint32_t head, waiting;
  bool *waits;
  GV_VEC(change) changes;
  GV_VEC(choice) choices;
  uint64_t left; /* runs */
  uint32_t conflicts;
} search;

static bool has_a(const gv_term_node *n) { return n->kind >= GV_TERM_ITE; }
static bool has_b(const gv_term_node *n) {
  return n->kind == GV_TERM_ITE || n->kind >= GV_TERM_AND;
}
static bool has_c(const gv_term_node *n) { return n->kind == GV_TERM_ITE; }

static void *zeroed(size_t count, size_t size) {
  return memset(gv_malloc((count + 1) * size), 0, (count + 1) * size);
}

/* ---- nodes ----------------------------------------------------------------------------------- */

/* The number of each term that is needed, from 1; 0: it is not. */
static node *number_terms(const gv_terms *terms, const gv_term *all, uint32_t count, gv_term most,
                          node *last) {
  node *number = zeroed(most, sizeof *number);
  for (uint32_t i = 0; i < count; i++) number[all[i]] = 1;
  for (gv_term t = most; t-- > 0;) {
    const gv_term_node *n = &terms->at.at[t];
    if (!number[t]) continue;
    if (has_a(n)) number[n->a] = 1;
    if (has_b(n)) number[n->b] = 1;
    if (has_c(n)) number[n->c] = 1;
  }
  *last = 0;
  for (gv_term t = 0; t < most; t++)
    if (number[t]) number[t] = ++*last;
  return number;
}

/* The low bits of a number of which more low bits are there as well, which have been narrowed:
 * those of them. `lows`: by node, the last one that was made of it. */
static void take_from_lows(const search *s, gv_term_node *n, node at, node *lows) {
  if (n->kind != GV_TERM_LOW) return;
  node of = n->a, wider = lows[of];
  lows[of] = at;
  if (wider && s->nodes[wider].width > n->width) n->a = wider;
}

/* Is operand `of` of the comparison what its low bits are extended to? The answer is in its k. */
static bool is_fitting(const search *s, gv_term_node *n, node of, node other) {
  const gv_term_node *wide = &s->nodes[other], *low = &s->nodes[wide->a];
  bool extends = wide->kind == GV_TERM_SEXT || wide->kind == GV_TERM_ZEXT;
  if (!extends || low->kind != GV_TERM_LOW || low->a != of) return false;
  n->k = (uint64_t)low->width << 1 | (wide->kind == GV_TERM_SEXT);
  n->c = of;
  return true;
}

static void note_fitting(const search *s, gv_term_node *n) {
  if (n->kind == GV_TERM_EQ && !is_fitting(s, n, n->a, n->b)) is_fitting(s, n, n->b, n->a);
}

static void copy_nodes(search *s, const gv_terms *terms, const node *number, gv_term most) {
  node at = 0, *lows = zeroed(s->count, sizeof *lows);
  for (gv_term t = 0; t < most; t++) {
    if (!number[t]) continue;
    gv_term_node n = terms->at.at[t];
    n.a = has_a(&n) ? number[n.a] - 1 : 0;
    n.b = has_b(&n) ? number[n.b] - 1 : 0;
    n.c = has_c(&n) ? number[n.c] - 1 : 0;
    take_from_lows(s, &n, at, lows);
    note_fitting(s, &n);
    s->nodes[at++] = n;
  }
  gv_free(lows);
}

static void count_user(search *s, bool has, node of) { s->first_user[of + 1] += has; }
static void add_user(search *s, bool has, node of, node user, uint32_t *filled) {
  if (has) s->users[s->first_user[of] + filled[of]++] = user;
}

static void list_users(search *s) {
  uint32_t *filled = zeroed(s->count, sizeof *filled);
  for (node i = 0; i < s->count; i++) {
    const gv_term_node *n = &s->nodes[i];
    count_user(s, has_a(n), n->a), count_user(s, has_b(n), n->b), count_user(s, has_c(n), n->c);
  }
  for (node i = 0; i < s->count; i++) s->first_user[i + 1] += s->first_user[i];
  for (node i = 0; i < s->count; i++) {
    const gv_term_node *n = &s->nodes[i];
    add_user(s, has_a(n), n->a, i, filled);
    add_user(s, has_b(n), n->b, i, filled);
    add_user(s, has_c(n), n->c, i, filled);
  }
  gv_free(filled);
}

/* ---- ranges ---------------------------------------------------------------------------------- */

static void wait_for(search *s, node i) {
  if (s->waits[i] || !has_a(&s->nodes[i])) return;
  s->waits[i] = true;
  s->queue[(s->head + s->waiting++) % s->count] = i;
}

static node next_waiting(search *s) {
  node i = s->queue[s->head];
  s->head = (s->head + 1) % s->count, s->waiting--;
  s->waits[i] = false;
  return i;
}

/* False: nothing is left of it. `by`: the operation that says so, which is not asked again. */
static bool narrow(search *s, node i, const gv_range *to, node by) {
  gv_range *r = &s->range[i], now = gv_range_both(*r, to, s->nodes[i].width);
  if (gv_range_is_empty(&now)) return false;
  bool same = now.low == r->low && now.high == r->high && now.least == r->least;
  if (same && now.most == r->most) return true;
  *gv_push(&s->changes) = (change){i, *r};
  *r = now;
  if (i != by) wait_for(s, i);
  for (uint32_t u = s->first_user[i]; u < s->first_user[i + 1]; u++)
    if (s->users[u] != by) wait_for(s, s->users[u]);
  return true;
}

/* Of a comparison that asks whether a number fits into fewer bits. */
static bool run_fitting(search *s, node i) {
  const gv_term_node *n = &s->nodes[i];
  gv_range_rule x = {n->k & 1 ? GV_RANGE_FITS_SIGNED : GV_RANGE_FITS,
                     (uint8_t)(n->k >> 1),
                     s->nodes[n->c].width,
                     s->range[i],
                     s->range[n->c],
                     {0},
                     {0}};
  return gv_range_narrow(&x) && narrow(s, i, &x.is, i) && narrow(s, n->c, &x.a, i);
}

static bool run(search *s, node i) {
  const gv_term_node *n = &s->nodes[i];
  if (n->kind == GV_TERM_EQ && n->k && !run_fitting(s, i)) return false;
  gv_range_rule x = {n->kind, n->width, s->nodes[n->a].width, s->range[i], s->range[n->a],
                     {0},     {0}};
  if (has_b(n)) x.b = s->range[n->b];
  if (has_c(n)) x.c = s->range[n->c];
  if (!gv_range_narrow(&x)) return false;
  if (!narrow(s, i, &x.is, i) || !narrow(s, n->a, &x.a, i)) return false;
  if (has_b(n) && !narrow(s, n->b, &x.b, i)) return false;
  return !has_c(n) || narrow(s, n->c, &x.c, i);
}

/* False: it cannot be so. */
static bool settle(search *s) {
  while (s->waiting && s->left) {
    s->left--;
    if (!run(s, next_waiting(s))) return false;
  }
  return true;
}

/* What the operands say, from the numbers up; then that the conditions hold. */
static bool begin(search *s, const gv_term *all, uint32_t count, const node *number) {
  const gv_range is_true = gv_range_one(1, 1);
  for (node i = 0; i < s->count; i++) {
    const gv_term_node *n = &s->nodes[i];
    bool known = n->kind == GV_TERM_NUMBER;
    s->range[i] = known ? gv_range_one(n->k, n->width) : gv_range_all(n->width);
    if (has_a(n) && !run(s, i)) return false;
  }
  while (s->waiting) next_waiting(s);
  for (uint32_t i = 0; i < count; i++)
    if (!narrow(s, number[all[i]] - 1, &is_true, GV_NONE)) return false;
  s->changes.len = 0;
  return true;
}

/* ---- attempts -------------------------------------------------------------------------------- */

static bool is_open(const search *s, node i) { return !gv_range_is_one(&s->range[i]); }

/* An operation whose result is known, or its number, for a reason that is not settled: one of its
 * operands is tried. GV_NONE: there is none. */
static node open_operand(const search *s, node i) {
  const gv_term_node *n = &s->nodes[i];
  if (n->kind == GV_TERM_ITE) return is_open(s, n->c) ? n->c : GV_NONE;
  bool connects = n->kind == GV_TERM_AND || n->kind == GV_TERM_OR || n->kind == GV_TERM_XOR ||
                  n->kind == GV_TERM_EQ;
  if (!connects || s->nodes[n->a].width != 1 || is_open(s, i)) return GV_NONE;
  return is_open(s, n->a) && is_open(s, n->b) ? n->a : GV_NONE;
}

/* The smallest numbers first, those without a sign before those with one. */
static void halve(const search *s, node i, gv_range *first, gv_range *other) {
  gv_range r = s->range[i];
  uint8_t width = s->nodes[i].width;
  gv_wide_signed least = r.least, most = r.most;
  bool both = least < 0 && most >= 0;
  gv_wide_signed from = both ? 0 : least < 0 ? most : least, to = both || least < 0 ? most : least;
  *first = gv_range_between(r, from, to, width);
  *other = both || least < 0 ? gv_range_between(r, least, from - 1, width)
                             : gv_range_between(r, to + 1, most, width);
}

/* What makes the operation what it is known to be before what does not. */
static void choose_bit(gv_term_kind kind, gv_range *first, gv_range *other) {
  bool is = kind != GV_TERM_OR;
  *first = gv_range_one(is, 1), *other = gv_range_one(!is, 1);
}

/* False: there is nothing to choose. */
static bool choose(search *s, gv_range *first, choice *c) {
  *c = (choice){.at = GV_NONE, .changes = s->changes.len};
  for (node i = s->count; i-- > 0 && c->at == GV_NONE;) {
    c->at = open_operand(s, i);
    if (c->at != GV_NONE) choose_bit((gv_term_kind)s->nodes[i].kind, first, &c->other);
  }
  for (node i = 0; i < s->count && c->at == GV_NONE; i++)
    if (s->nodes[i].kind == GV_TERM_SYMBOL && is_open(s, i))
      c->at = i, halve(s, i, first, &c->other);
  return c->at != GV_NONE;
}

static void undo(search *s, uint32_t until) {
  while (s->changes.len > until) {
    change c = s->changes.at[--s->changes.len];
    s->range[c.at] = c.before;
  }
  while (s->waiting) next_waiting(s);
}

/* The newest choice of which the other side is possible. False: there is none. */
static bool go_back(search *s) {
  while (s->choices.len) {
    choice c = s->choices.at[--s->choices.len];
    undo(s, c.changes);
    if (gv_range_is_empty(&c.other)) continue;
    if (narrow(s, c.at, &c.other, GV_NONE)) return true;
  }
  return false;
}

/* The numbers that were chosen, computed with. */
static bool is_model(const search *s, const gv_term *all, uint32_t count, const node *number) {
  gv_wide *is = gv_malloc((s->count + 1) * sizeof *is);
  for (node i = 0; i < s->count; i++) {
    const gv_term_node *n = &s->nodes[i];
    is[i] = has_a(n) ? gv_compute((gv_term_kind)n->kind, n->width, s->nodes[n->a].width, is[n->a],
                                  is[n->b], is[n->c])
                     : s->range[i].low;
  }
  bool holds = true;
  for (uint32_t i = 0; i < count; i++) holds &= is[number[all[i]] - 1] == 1;
  gv_free(is);
  return holds;
}

/* One choice more, or the newest one taken back where it cannot be so. */
static gv_answer attempt(search *s, const gv_term *all, uint32_t count, const node *number) {
  bool holds = begin(s, all, count, number);
  if (!holds) return GV_ANSWER_NO;
  for (;;) {
    gv_range first;
    choice c;
    holds = holds && settle(s);
    if (holds && !s->left) return GV_ANSWER_UNKNOWN;
    if (!holds) {
      if (++s->conflicts > CONFLICTS) return GV_ANSWER_UNKNOWN;
      if (!go_back(s)) return GV_ANSWER_NO;
      holds = true;
    } else if (choose(s, &first, &c)) {
      *gv_push(&s->choices) = c;
      holds = narrow(s, c.at, &first, GV_NONE);
    } else {
      return is_model(s, all, count, number) ? GV_ANSWER_YES : GV_ANSWER_UNKNOWN;
    }
  }
}

/* What the gates of it would come to, more or less. */
static uint64_t gates_of(const search *s, const gv_term_node *n) {
  uint64_t width = n->width, from = s->nodes[n->a].width;
  bool constant = has_b(n) && s->nodes[n->b].kind == GV_TERM_NUMBER;
  switch ((gv_term_kind)n->kind) {
  case GV_TERM_NUMBER:
  case GV_TERM_LOW:
  case GV_TERM_ZEXT:
  case GV_TERM_SEXT:
  case GV_TERM_NOT: return 0;
  case GV_TERM_SYMBOL:
  case GV_TERM_ITE:
  case GV_TERM_AND:
  case GV_TERM_OR:
  case GV_TERM_XOR: return width;
  case GV_TERM_EQ:
  case GV_TERM_ULT:
  case GV_TERM_SLT: return constant ? from : 2 * from;
  case GV_TERM_ADD:
  case GV_TERM_SUB: return constant ? 2 * width : 5 * width;
  case GV_TERM_SHL:
  case GV_TERM_LSHR: return constant ? 0 : 8 * width;
  case GV_TERM_MUL:
  case GV_TERM_UDIV:
  case GV_TERM_UREM: return 32 * width; /* of two unknown numbers: with small ones (blast.c) */
  }
  GV_BUG("a term without gates");
}

/* An answer is charged what clauses would have taken for it. A search that asks does as much
 * between two questions as these did: its budget is not for more questions. */
static uint64_t charge(const search *s, gv_answer answer, uint64_t runs) {
  uint64_t gates = 0;
  if (answer == GV_ANSWER_UNKNOWN) return runs / RUNS_OF_A_STEP + 1;
  for (node i = 0; i < s->count; i++) gates += gates_of(s, &s->nodes[i]);
  return gates * CHARGED_OF_2_GATES / 2;
}

static void drop(search *s) {
  gv_free(s->nodes);
  gv_free(s->range);
  gv_free(s->first_user);
  gv_free(s->users);
  gv_free(s->queue);
  gv_free(s->waits);
  gv_vec_free(&s->changes);
  gv_vec_free(&s->choices);
}

gv_answer gv_narrow(const gv_terms *terms, const gv_term *all, uint32_t count, uint64_t *steps) {
  gv_term most = 0;
  search s = {.left = 0};
  for (uint32_t i = 0; i < count; i++) most = all[i] >= most ? all[i] + 1 : most;
  node *number = number_terms(terms, all, count, most, &s.count);
  s.nodes = zeroed(s.count, sizeof *s.nodes);
  s.range = zeroed(s.count, sizeof *s.range);
  s.first_user = zeroed(s.count + 1, sizeof *s.first_user);
  s.users = zeroed(3 * (size_t)s.count, sizeof *s.users);
  s.queue = zeroed(s.count, sizeof *s.queue);
  s.waits = zeroed(s.count, sizeof *s.waits);
  copy_nodes(&s, terms, number, most);
  list_users(&s);
  s.left = (uint64_t)s.count * RUNS_OF_A_NODE + RUNS_AT_LEAST;
  uint64_t runs = s.left;
  gv_answer answer = attempt(&s, all, count, number);
  runs -= s.left;
  uint64_t taken = charge(&s, answer, runs);
  if (taken > *steps) answer = GV_ANSWER_UNKNOWN;
  *steps -= taken < *steps ? taken : *steps;
  gv_free(number);
  drop(&s);
  return answer;
}
