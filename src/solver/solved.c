/* needs: terms. gives: what gv_solve() gives for conditions that have no symbol in common, each
 * such set by itself, and remembers it. cost: the terms; what gv_solve() takes for a set that is
 * new.
 *
 * The conditions of a long path are mostly about different numbers: of all its branches a few have
 * to do with each other (Cadar, Dunbar, Engler, KLEE, OSDI 2008).
 */
#include "solver/solver.h"

enum { TERMS_OF_A_STEP = 16 }; /* that are looked at */

static bool has_a(const gv_term_node *n) { return n->kind >= GV_TERM_ITE; }
static bool has_b(const gv_term_node *n) {
  return n->kind == GV_TERM_ITE || n->kind >= GV_TERM_AND;
}
static bool has_c(const gv_term_node *n) { return n->kind == GV_TERM_ITE; }

/* ---- what has to do with each other ---------------------------------------------------------- */

typedef struct parts {
  const gv_terms *terms;
  gv_term most;  /* the terms are below this one */
  gv_term *same; /* by term: another one of its part, in the end the representative; GV_NONE: it is
                    not asked about. Constants are in none */
  uint32_t *number; /* by representative: the part, from 0 in the order of the conditions; by term
                       in a part, for a hash: which one it is, from 1 */
  uint32_t count;   /* of parts */
} parts;

static bool is_constant(const parts *p, gv_term t) {
  return p->terms->at.at[t].kind == GV_TERM_NUMBER;
}

static gv_term find(parts *p, gv_term t) {
  while (p->same[t] != t) t = p->same[t] = p->same[p->same[t]];
  return t;
}

static void join(parts *p, gv_term t, gv_term of) {
  if (is_constant(p, of)) return;
  if (p->same[of] == GV_NONE) p->same[of] = of;
  p->same[find(p, of)] = find(p, t);
}

static void find_parts(parts *p, const gv_term *all, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    if (p->same[all[i]] == GV_NONE) p->same[all[i]] = all[i];
  for (gv_term t = p->most; t-- > 0;) {
    const gv_term_node *n = &p->terms->at.at[t];
    if (p->same[t] == GV_NONE) continue;
    if (has_a(n)) join(p, t, n->a);
    if (has_b(n)) join(p, t, n->b);
    if (has_c(n)) join(p, t, n->c);
  }
  for (uint32_t i = 0; i < count; i++) {
    gv_term of = find(p, all[i]);
    if (p->number[of] == GV_NONE) p->number[of] = p->count++;
  }
}

typedef struct grouped {
  uint32_t *start; /* by part */
  gv_term *terms;  /* in their order */
} grouped;

/* By part: of these terms, or of all that they are made of where there are none. */
static grouped group(parts *p, const gv_term *some, uint32_t count) {
  uint32_t end = some ? count : p->most;
  grouped g = {gv_malloc((p->count + 2) * sizeof *g.start), gv_malloc((end + 1) * sizeof *g.terms)};
  memset(g.start, 0, (p->count + 2) * sizeof *g.start);
  for (uint32_t i = 0; i < end; i++)
    if (p->same[some ? some[i] : i] != GV_NONE)
      g.start[p->number[find(p, some ? some[i] : i)] + 2]++;
  for (uint32_t i = 2; i < p->count + 2; i++) g.start[i] += g.start[i - 1];
  for (uint32_t i = 0; i < end; i++)
    if (p->same[some ? some[i] : i] != GV_NONE)
      g.terms[g.start[p->number[find(p, some ? some[i] : i)] + 1]++] = some ? some[i] : i;
  return g;
}

static void drop_group(grouped *g) {
  gv_free(g->start);
  gv_free(g->terms);
}

/* ---- the same conditions --------------------------------------------------------------------- */

/* The terms of a part numbered anew, in their order, so that the same conditions are the same
 * whatever else there is. */
typedef struct numbering {
  parts *of;
  uint32_t *number; /* by term */
  uint64_t hash[2];
} numbering;

static void add(numbering *x, const void *bytes, size_t size) {
  for (int i = 0; i < 2; i++) x->hash[i] = gv_hash(bytes, size, x->hash[i]);
}

/* A constant is what it is, the others are what they are numbered as. */
static void add_operand(numbering *x, bool has, gv_term t) {
  const gv_term_node *n = &x->of->terms->at.at[has ? t : 0];
  bool constant = has && n->kind == GV_TERM_NUMBER;
  const uint64_t key[2] = {!has       ? 0
                           : constant ? (uint64_t)n->width << 1 | 1
                                      : (uint64_t)x->number[t] << 32,
                           constant ? n->k : 0};
  add(x, key, sizeof key);
}

static void number_part(numbering *x, const gv_term *terms, uint32_t count,
                        const gv_term *conditions, uint32_t condition_count) {
  for (uint32_t i = 0; i < count; i++) {
    const gv_term_node *n = &x->of->terms->at.at[terms[i]];
    const uint64_t key[3] = {n->kind, n->width, n->kind == GV_TERM_SYMBOL ? 0 : n->k};
    add(x, key, sizeof key);
    add_operand(x, has_a(n), n->a);
    add_operand(x, has_b(n), n->b);
    add_operand(x, has_c(n), n->c);
    x->number[terms[i]] = i + 1;
  }
  for (uint32_t i = 0; i < condition_count; i++)
    add(x, &x->number[conditions[i]], sizeof x->number[conditions[i]]);
}

/* What is known is not found out again; but where so many steps or more were not enough, they are
 * not now. */
static bool is_answer(const gv_solution *s, uint64_t steps) {
  return !s->spent || steps <= s->taken;
}

static gv_answer again(const gv_solution *s, uint32_t terms, uint64_t *steps) {
  uint64_t cost = terms / TERMS_OF_A_STEP + 1;
  *steps = s->spent || *steps < cost ? 0 : *steps - cost;
  return s->answer;
}

static gv_answer solve_part(gv_solved *solved, const numbering *x, uint32_t terms,
                            const gv_term *all, uint32_t count, uint64_t *steps) {
  const uint64_t *hash = x->hash;
  bool found;
  uint32_t *slot = gv_map_at(&solved->at, hash[0], &found), first = found ? *slot : GV_NONE;
  for (uint32_t i = first; i != GV_NONE; i = solved->all.at[i].next)
    if (solved->all.at[i].check == hash[1] && is_answer(&solved->all.at[i], *steps))
      return again(&solved->all.at[i], terms, steps);
  uint64_t before = *steps;
  gv_answer answer = gv_solve(x->of->terms, all, count, steps, NULL);
  *slot = solved->all.len;
  *gv_push(&solved->all) = (gv_solution){hash[1], before - *steps, answer,
                                         answer == GV_ANSWER_UNKNOWN && !*steps, first};
  return answer;
}

/* All of them hold together if those of each part do; if those of one do not, they do not. */
static gv_answer solve_parts(gv_solved *solved, parts *p, const gv_term *all, uint32_t count,
                             uint64_t *steps) {
  grouped terms = group(p, NULL, 0), conditions = group(p, all, count);
  uint32_t *number = gv_malloc(p->most * sizeof *number);
  gv_answer answer = GV_ANSWER_YES;
  for (uint32_t i = 0; i < p->count && answer != GV_ANSWER_NO; i++) {
    numbering x = {p, number, {1, 2}};
    const gv_term *asked = conditions.terms + conditions.start[i];
    uint32_t asked_count = conditions.start[i + 1] - conditions.start[i];
    uint32_t term_count = terms.start[i + 1] - terms.start[i];
    number_part(&x, terms.terms + terms.start[i], term_count, asked, asked_count);
    gv_answer here = solve_part(solved, &x, term_count, asked, asked_count, steps);
    if (here != GV_ANSWER_YES) answer = here;
  }
  gv_free(number);
  drop_group(&terms);
  drop_group(&conditions);
  return answer;
}

static void drop_parts(parts *p) {
  gv_free(p->same);
  gv_free(p->number);
}

static parts make_parts(const gv_terms *terms, gv_term most, const gv_term *all, uint32_t count) {
  parts p = {.terms = terms, .most = most};
  p.same = gv_malloc(most * sizeof *p.same);
  p.number = gv_malloc(most * sizeof *p.number);
  memset(p.same, 0xff, most * sizeof *p.same);
  memset(p.number, 0xff, most * sizeof *p.number);
  find_parts(&p, all, count);
  return p;
}

gv_answer gv_solve_once(gv_solved *solved, const gv_terms *terms, const gv_term *all,
                        uint32_t count, uint64_t *steps) {
  gv_term most = 2;
  bool plain = true;
  for (uint32_t i = 0; i < count; i++) {
    most = all[i] >= most ? all[i] + 1 : most;
    if (all[i] == GV_FALSE_TERM) return GV_ANSWER_NO;
    plain &= all[i] == GV_TRUE_TERM;
  }
  if (plain) return GV_ANSWER_YES;
  parts p = make_parts(terms, most, all, count);
  gv_answer answer = solve_parts(solved, &p, all, count, steps);
  drop_parts(&p);
  return answer;
}

/* ---- numbers --------------------------------------------------------------------------------- */

/* Of which terms and conditions some have to do with what is asked for. */
static void find_related(parts *p, const gv_term *all, uint32_t count, const gv_example *example,
                         gv_term_list *terms, gv_term_list *conditions) {
  bool *is = gv_malloc(p->count + 1);
  memset(is, 0, p->count + 1);
  for (uint32_t i = 0; i < example->count; i++)
    if (p->same[example->of[i]] != GV_NONE) is[p->number[find(p, example->of[i])]] = true;
  for (gv_term t = 0; t < p->most; t++)
    if (p->same[t] != GV_NONE && is[p->number[find(p, t)]]) *gv_push(terms) = t;
  for (uint32_t i = 0; i < count; i++)
    if (p->same[all[i]] != GV_NONE && is[p->number[find(p, all[i])]]) *gv_push(conditions) = all[i];
  gv_free(is);
}

/* What the conditions and what is asked for are known by, with what else decides the answer. */
static uint64_t hash_of_example(parts *p, const gv_term_list *terms, const gv_term_list *conditions,
                                const gv_example *example, uint64_t steps) {
  uint32_t *number = gv_malloc(p->most * sizeof *number);
  numbering x = {p, number, {3, 4}};
  number_part(&x, terms->at, terms->len, conditions->at, conditions->len);
  add(&x, &steps, sizeof steps);
  for (uint32_t i = 0; i < example->count; i++) {
    bool related = p->same[example->of[i]] != GV_NONE;
    const uint32_t key[2] = {related ? number[example->of[i]] : 0,
                             p->terms->at.at[example->of[i]].width};
    add(&x, key, sizeof key);
  }
  gv_free(number);
  return x.hash[0] ^ x.hash[1];
}

gv_answer gv_solve_example(gv_solved *solved, const gv_terms *terms, const gv_term *all,
                           uint32_t count, uint64_t *steps, gv_example *example) {
  gv_term most = 2;
  gv_term_list related = {0}, conditions = {0};
  bool found;
  for (uint32_t i = 0; i < count; i++) {
    if (all[i] == GV_FALSE_TERM) return GV_ANSWER_NO;
    most = all[i] >= most ? all[i] + 1 : most;
  }
  for (uint32_t i = 0; i < example->count; i++)
    most = example->of[i] >= most ? example->of[i] + 1 : most;
  parts p = make_parts(terms, most, all, count);
  find_related(&p, all, count, example, &related, &conditions);
  uint32_t *at = gv_map_at(&solved->example_at,
                           hash_of_example(&p, &related, &conditions, example, *steps), &found);
  if (!found) {
    gv_answer answer = gv_solve(terms, conditions.at, conditions.len, steps, example);
    *at = solved->examples.len;
    *gv_push(&solved->examples) = answer;
    for (uint32_t i = 0; i < example->count; i++)
      *gv_push(&solved->examples) = answer == GV_ANSWER_YES ? example->numbers[i] : 0;
  }
  const uint64_t *known = solved->examples.at + *at;
  for (uint32_t i = 0; i < example->count && *known == GV_ANSWER_YES; i++)
    example->numbers[i] = known[i + 1];
  drop_parts(&p);
  gv_vec_free(&related);
  gv_vec_free(&conditions);
  return (gv_answer)*known;
}

void gv_solved_clear(gv_solved *solved) {
  gv_map_free(&solved->at);
  gv_vec_free(&solved->all);
  gv_map_free(&solved->example_at);
  gv_vec_free(&solved->examples);
}
