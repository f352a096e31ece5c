/* needs: terms. gives: what gv_solve() gives, and remembers it. cost: the terms; what gv_solve() takes where they are new. */
#include "solver/solver.h"

/* The terms numbered anew, in their order, so that the same conditions are the same whatever else there is. */
typedef struct numbering {
  const gv_terms *terms;
  uint32_t *number; /* by term; 0: it is not among them */
  uint64_t hash[2];
} numbering;

static bool has_a(const gv_term_node *n) { return n->kind >= GV_TERM_ITE; }
static bool has_b(const gv_term_node *n) { return n->kind == GV_TERM_ITE || n->kind >= GV_TERM_AND; }
static bool has_c(const gv_term_node *n) { return n->kind == GV_TERM_ITE; }

static void add(numbering *x, const void *bytes, size_t size) {
  for (int i = 0; i < 2; i++) x->hash[i] = gv_hash(bytes, size, x->hash[i]);
}

static void mark(numbering *x, const gv_term *all, uint32_t count, gv_term most) {
  for (uint32_t i = 0; i < count; i++) x->number[all[i]] = 1;
  for (gv_term t = most; t-- > 0;) {
    const gv_term_node *n = &x->terms->at.at[t];
    if (!x->number[t]) continue;
    if (has_a(n)) x->number[n->a] = 1;
    if (has_b(n)) x->number[n->b] = 1;
    if (has_c(n)) x->number[n->c] = 1;
  }
}

static void number_all(numbering *x, const gv_term *all, uint32_t count, gv_term most) {
  uint32_t last = 0;
  mark(x, all, count, most);
  for (gv_term t = 0; t < most; t++) {
    const gv_term_node *n = &x->terms->at.at[t];
    if (!x->number[t]) continue;
    const uint64_t key[6] = {n->kind,
                             n->width,
                             has_a(n) ? x->number[n->a] : 0,
                             has_b(n) ? x->number[n->b] : 0,
                             has_c(n) ? x->number[n->c] : 0,
                             n->kind == GV_TERM_SYMBOL ? 0 : n->k};
    add(x, key, sizeof key);
    x->number[t] = ++last;
  }
  for (uint32_t i = 0; i < count; i++) add(x, &x->number[all[i]], sizeof x->number[all[i]]);
}

/* The answer that is known would be given again, with so many steps: it took less than these, or all of more. */
static bool is_answer(const gv_solution *s, uint64_t steps) { return s->spent ? steps <= s->taken : steps > s->taken; }

static gv_answer again(const gv_solution *s, uint64_t *steps) {
  *steps = s->spent ? 0 : *steps - s->taken;
  return s->answer;
}

gv_answer gv_solve_once(gv_solved *solved, const gv_terms *terms, const gv_term *all, uint32_t count, uint64_t *steps) {
  gv_term most = 2;
  bool found;
  for (uint32_t i = 0; i < count; i++) most = all[i] >= most ? all[i] + 1 : most;
  numbering x = {.terms = terms, .number = gv_malloc(most * sizeof *x.number), .hash = {1, 2}};
  memset(x.number, 0, most * sizeof *x.number);
  number_all(&x, all, count, most);
  gv_free(x.number);
  uint32_t *slot = gv_map_at(&solved->at, x.hash[0], &found), first = found ? *slot : GV_NONE;
  for (uint32_t i = first; i != GV_NONE; i = solved->all.at[i].next)
    if (solved->all.at[i].check == x.hash[1] && is_answer(&solved->all.at[i], *steps)) return again(&solved->all.at[i], steps);
  uint64_t before = *steps;
  gv_answer answer = gv_solve(terms, all, count, steps, NULL);
  *slot = solved->all.len;
  *gv_push(&solved->all) = (gv_solution){x.hash[1], before - *steps, answer, answer == GV_ANSWER_UNKNOWN && !*steps, first};
  return answer;
}

void gv_solved_clear(gv_solved *solved) {
  gv_map_free(&solved->at);
  gv_vec_free(&solved->all);
}
