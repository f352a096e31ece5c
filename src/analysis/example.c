/* needs: numbers. gives: an example: numbers from outside with which conditions hold, whatever is computed in between. cost: the examples tried,
 * within the limit. */
#include "analysis/numbers.h"

enum { LEAVES_LIMIT = 3, TRIES_LIMIT = 4096, GOALS_LIMIT = 512, CANDIDATES_LIMIT = 64 };

typedef GV_VEC(int64_t) number_list;
typedef struct example {
  gv_numbers *numbers;
  GV_VEC(uint32_t) involved; /* unknowns, what each is computed from before it */
  GV_VEC(bool) is_involved;  /* by unknown */
  GV_VEC(bool) chosen;       /* by goal: it is about one of them */
  GV_VEC(uint32_t) leaves;   /* of these: nothing is known of what they are */
  number_list value;         /* by unknown */
  number_list candidates;
  uint32_t data; /* the leaf that is data from outside; 0: none */
  bool possible;
} example;

/* ---- what hangs together ---------------------------------------------------------------------------------------------------------------- */

static bool is_leaf(const gv_unknown *u) { return u->op == GV_NUMBER_FREE || u->op == GV_NUMBER_DATA; }

/* A number that callers choose, of which no more is known. */
static bool may_choose(example *x, uint32_t unknown) {
  const gv_unknown *u = &x->numbers->unknowns.at[unknown];
  if (u->data && x->data && x->data != unknown) return false;
  if (u->data) x->data = unknown;
  return !u->guessed && !u->either && !u->own && u->handle == GV_HANDLE_COUNT;
}

static void involve(example *x, gv_number n) {
  GV_VEC(uint32_t) stack = {0};
  *gv_push(&stack) = n.unknown;
  while (stack.len) {
    uint32_t unknown = gv_pop(&stack);
    const gv_unknown *u = &x->numbers->unknowns.at[unknown];
    if (!unknown || x->is_involved.at[unknown]) continue;
    x->is_involved.at[unknown] = true;
    if (is_leaf(u)) {
      x->possible &= may_choose(x, unknown) && x->leaves.len < LEAVES_LIMIT;
      if (x->possible) *gv_push(&x->leaves) = unknown;
      continue;
    }
    x->possible &= u->op <= GV_NUMBER_SELECT;
    *gv_push(&stack) = u->a.unknown, *gv_push(&stack) = u->b.unknown, *gv_push(&stack) = u->c.unknown;
  }
  gv_vec_free(&stack);
}

/* Is it computed from a number that is chosen? */
static bool reaches(const example *x, gv_number n, int depth) {
  const gv_unknown *u = &x->numbers->unknowns.at[n.unknown];
  if (!n.unknown || x->is_involved.at[n.unknown]) return n.unknown;
  if (is_leaf(u) || u->op > GV_NUMBER_SELECT) return false;
  if (depth > 32) return true;
  return reaches(x, u->a, depth + 1) || reaches(x, u->b, depth + 1) || reaches(x, u->c, depth + 1);
}

/* All conditions that are about these numbers, and the numbers that these are about, and so on. */
static void collect(example *x, gv_number n) {
  const gv_numbers *s = x->numbers;
  bool more = true;
  for (uint32_t u = 0; u < s->unknowns.len; u++) *gv_push(&x->is_involved) = false, *gv_push(&x->value) = 0;
  for (uint32_t g = 0; g < s->goals.len; g++) *gv_push(&x->chosen) = false;
  involve(x, n);
  while (more && x->possible) {
    more = false;
    for (uint32_t g = 0; g < s->goals.len && x->possible; g++) {
      gv_goal goal = s->goals.at[g];
      if (x->chosen.at[g] || !(reaches(x, goal.a, 0) || reaches(x, goal.b, 0))) continue;
      x->chosen.at[g] = more = true;
      involve(x, goal.a), involve(x, goal.b);
    }
  }
  for (uint32_t u = 0; u < s->unknowns.len; u++)
    if (x->is_involved.at[u]) *gv_push(&x->involved) = u;
}

/* ---- which numbers to try -------------------------------------------------------------------------------------------------------------- */

static void add(number_list *list, int64_t k) {
  const int64_t large = INT64_C(1) << 30;
  if (k > large || k < -large || list->len == CANDIDATES_LIMIT) return;
  for (uint32_t i = 0; i < list->len; i++)
    if (list->at[i] == k) return;
  *gv_push(list) = k;
}

/* What a number is compared with, and by what it is divided, gives the numbers at which something changes. */
static void find_candidates(example *x) {
  const gv_numbers *s = x->numbers;
  number_list compared = {0}, factors = {0};
  for (uint32_t i = 0; i < x->involved.len; i++) {
    const gv_unknown *u = &s->unknowns.at[x->involved.at[i]];
    if (is_leaf(u)) continue;
    bool divides = u->op >= GV_UDIV && u->op <= GV_SREM, shifts = u->op >= GV_SHL && u->op <= GV_ASHR;
    if (divides && !u->b.unknown) add(&factors, u->b.plus);
    if (shifts && !u->b.unknown && u->b.plus < 30) add(&factors, INT64_C(1) << u->b.plus);
    if (u->op >= GV_EQ) add(&compared, u->b.plus), add(&compared, u->a.plus), add(&compared, u->b.plus - u->a.plus);
  }
  for (uint32_t g = 0; g < s->goals.len; g++)
    if (x->chosen.at[g]) add(&compared, s->goals.at[g].b.plus), add(&compared, s->goals.at[g].b.plus - s->goals.at[g].a.plus);
  for (int64_t k = 0; k <= 8; k++) add(&x->candidates, k);
  for (uint32_t c = 0; c < compared.len; c++)
    for (int64_t k = -1; k <= 1; k++) add(&x->candidates, compared.at[c] + k);
  for (uint32_t f = 0; f < factors.len; f++)
    for (uint32_t c = 0; c < compared.len; c++)
      for (int64_t k = -1; k <= 1; k++) add(&x->candidates, compared.at[c] * factors.at[f] + k);
  for (uint32_t f = 0; f < factors.len; f++)
    for (int64_t k = 1; k <= 4; k++) add(&x->candidates, k * factors.at[f]), add(&x->candidates, k * factors.at[f] + 1);
  for (int64_t k = -1; k >= -3; k--) add(&x->candidates, k);
  for (int64_t k = 16; k <= 1024; k *= 2) add(&x->candidates, k);
  gv_vec_free(&compared);
  gv_vec_free(&factors);
}

/* ---- one try --------------------------------------------------------------------------------------------------------------------------- */

static int64_t value_of(const example *x, gv_number n) { return n.unknown ? x->value.at[n.unknown] + n.plus : n.plus; }

/* Every number of so many bits, and sums that wrap around are not tried. */
static bool fits(int64_t k, uint8_t width) {
  const int64_t large = INT64_C(1) << 31;
  if (width == 1) return k == 0 || k == 1;
  return k < large && k > -large && gv_sign_extend(k, width) == k;
}

static bool compute(example *x, uint32_t unknown) {
  const gv_unknown *u = &x->numbers->unknowns.at[unknown];
  int64_t a = value_of(x, u->a), b = value_of(x, u->b), c = value_of(x, u->c);
  if (u->op == GV_NUMBER_SELECT) {
    x->value.at[unknown] = a & 1 ? b : c;
    return a == 0 || a == 1;
  }
  if (!fits(a, u->width) || !fits(b, u->width)) return false;
  int64_t k = gv_arith_of((gv_arith)u->op, u->width, a, b), exact = k;
  if (u->op == GV_ADD) exact = a + b;
  if (u->op == GV_SUB) exact = a - b;
  if (u->op == GV_MUL) exact = a * b;
  if (u->width == 1 && u->op < GV_EQ) k &= 1, exact = k;
  x->value.at[unknown] = k;
  return k == exact && fits(k, u->op >= GV_EQ ? 1 : u->width);
}

static bool meets(const example *x, gv_goal g) {
  int64_t a = value_of(x, g.a), b = value_of(x, g.b);
  if (g.op == GV_NUMBER_FREE) return (a == 0 || a == 1) && a == g.is;
  return fits(a, 64) && fits(b, 64) && (gv_arith_of((gv_arith)g.op, 64, a, b) != 0) == g.is;
}

/* With the leaves as they are. */
static bool holds(example *x) {
  const gv_numbers *s = x->numbers;
  for (uint32_t i = 0; i < x->involved.len; i++)
    if (!is_leaf(&s->unknowns.at[x->involved.at[i]]) && !compute(x, x->involved.at[i])) return false;
  for (uint32_t g = 0; g < s->goals.len; g++)
    if (x->chosen.at[g] && !meets(x, s->goals.at[g])) return false;
  return true;
}

static bool search(example *x) {
  uint64_t tries = 1, kinds = x->candidates.len;
  for (uint32_t l = 0; l < x->leaves.len; l++) tries *= kinds;
  for (uint64_t t = 0; t < tries && t < TRIES_LIMIT; t++) {
    uint64_t rest = t;
    if (!gv_numbers_spend(x->numbers, x->involved.len)) return false;
    for (uint32_t l = 0; l < x->leaves.len; l++, rest /= kinds) x->value.at[x->leaves.at[l]] = x->candidates.at[rest % kinds];
    if (holds(x)) return true;
  }
  return false;
}

bool gv_numbers_have_example(gv_numbers *s, gv_number n) {
  example x = {.numbers = s, .data = s->data, .possible = s->goals.len <= GOALS_LIMIT};
  if (x.possible) collect(&x, n);
  if (x.possible) find_candidates(&x);
  bool found = x.possible && search(&x);
  if (found) s->data = x.data;
  gv_vec_free(&x.involved);
  gv_vec_free(&x.is_involved);
  gv_vec_free(&x.chosen);
  gv_vec_free(&x.leaves);
  gv_vec_free(&x.value);
  gv_vec_free(&x.candidates);
  return found;
}
