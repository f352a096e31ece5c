/* needs: terms. gives: whether they can be true at once, by the clauses that each bit of them comes
 * to, and CaDiCaL. cost: a step for each gate, and what the solver takes, in steps, within the
 * limit. */
#include "solver/range.h"

#include <ccadical.h>
#include <pthread.h>

/* Literals: a variable, or its negation. The variable 1 is true. */
typedef int literal;
enum { TRUE = 1, FALSE = -1, CALLS_LIMIT = 3000, STEPS_OF_A_CALL = 400 };
enum { FEW_BITS = 3, PART_FOR_SMALL = 4 };

typedef struct blaster {
  const gv_terms *terms;
  CCaDiCaL *solver;
  literal last;
  GV_VEC(literal) bits;
  uint32_t *first; /* by term, into bits; GV_NONE: it is not there yet */
  bool *needed;    /* by term */
  gv_map gates;    /* hash of a gate to its literal */
  uint64_t left;   /* steps */
  bool small;      /* hard products are of a number of FEW_BITS */
  uint32_t calls;  /* of the solver, to ask whether it shall go on */
} blaster;

/* ---- gates ----------------------------------------------------------------------------------- */

static literal fresh(blaster *b) {
  b->left -= b->left > 0;
  return ++b->last;
}

static void clause(blaster *b, literal x, literal y, literal z) {
  ccadical_add(b->solver, x);
  if (y) ccadical_add(b->solver, y);
  if (z) ccadical_add(b->solver, z);
  ccadical_add(b->solver, 0);
}

/* The literal of the gate; *is_new: its clauses are not there yet. */
static literal gate(blaster *b, char kind, literal x, literal y, literal z, bool *is_new) {
  const literal key[4] = {kind, x, y, z};
  bool found;
  uint32_t *slot = gv_map_at(&b->gates, gv_hash(key, sizeof key, 0), &found);
  *is_new = !found;
  if (!found) *slot = (uint32_t)fresh(b);
  return (literal)*slot;
}

static literal both(blaster *b, literal x, literal y) {
  bool is_new;
  if (x == FALSE || y == FALSE || x == -y) return FALSE;
  if (x == TRUE || x == y) return y;
  if (y == TRUE) return x;
  if (x > y) {
    literal swap = x;
    x = y, y = swap;
  }
  literal out = gate(b, '&', x, y, 0, &is_new);
  if (is_new) clause(b, -out, x, 0), clause(b, -out, y, 0), clause(b, out, -x, -y);
  return out;
}

static literal either(blaster *b, literal x, literal y) { return -both(b, -x, -y); }

static literal differ(blaster *b, literal x, literal y) {
  bool is_new, negated = (x < 0) != (y < 0);
  x = x < 0 ? -x : x, y = y < 0 ? -y : y;
  if (x > y) {
    literal swap = x;
    x = y, y = swap;
  }
  literal out = FALSE;
  if (x == TRUE && y != TRUE) out = -y;
  if (x != TRUE && x != y) {
    out = gate(b, '^', x, y, 0, &is_new);
    if (is_new)
      clause(b, -out, x, y), clause(b, -out, -x, -y), clause(b, out, -x, y), clause(b, out, x, -y);
  }
  return negated ? -out : out;
}

static literal choose(blaster *b, literal c, literal x, literal y) {
  bool is_new;
  if (c == TRUE || x == y) return x;
  if (c == FALSE) return y;
  if (x == TRUE || x == c) return either(b, c, y);
  if (x == FALSE || x == -c) return both(b, -c, y);
  if (y == TRUE || y == -c) return either(b, -c, x);
  if (y == FALSE || y == c) return both(b, c, x);
  if (x == -y) return differ(b, c, y);
  literal out = gate(b, '?', c, x, y, &is_new);
  if (is_new) {
    clause(b, -c, -out, x), clause(b, -c, out, -x), clause(b, c, -out, y), clause(b, c, out, -y);
    clause(b, -x, -y, out), clause(b, x, y, -out);
  }
  return out;
}

static literal majority(blaster *b, literal x, literal y, literal z) {
  return either(b, both(b, x, y), both(b, z, either(b, x, y)));
}

/* ---- words, the lowest bit first ------------------------------------------------------------- */

typedef literal word[GV_TERM_BITS];

/* x + y + carry; what is carried out. */
static literal add(blaster *b, literal *out, const literal *x, const literal *y, literal carry,
                   uint8_t width) {
  for (uint8_t i = 0; i < width; i++) {
    literal half = differ(b, x[i], y[i]), next = majority(b, x[i], y[i], carry);
    out[i] = differ(b, half, carry);
    carry = next;
  }
  return carry;
}

/* What is carried out of x - y is that x is not below y. */
static literal subtract(blaster *b, literal *out, const literal *x, const literal *y,
                        uint8_t width) {
  word inverse;
  for (uint8_t i = 0; i < width; i++) inverse[i] = -y[i];
  return add(b, out, x, inverse, TRUE, width);
}

static literal is_below(blaster *b, const literal *x, const literal *y, uint8_t width) {
  literal below = FALSE;
  for (uint8_t i = 0; i < width; i++) below = choose(b, differ(b, x[i], y[i]), y[i], below);
  return below;
}

static literal is_below_signed(blaster *b, const literal *x, const literal *y, uint8_t width) {
  literal below = is_below(b, x, y, (uint8_t)(width - 1)), x_sign = x[width - 1],
          y_sign = y[width - 1];
  return choose(b, differ(b, x_sign, y_sign), x_sign, below);
}

static literal are_equal(blaster *b, const literal *x, const literal *y, uint8_t width) {
  literal equal = TRUE;
  for (uint8_t i = 0; i < width; i++) equal = both(b, equal, -differ(b, x[i], y[i]));
  return equal;
}

static void multiply(blaster *b, literal *out, const literal *x, const literal *y, uint8_t width) {
  word sum;
  for (uint8_t i = 0; i < width; i++) sum[i] = FALSE;
  for (uint8_t at = 0; at < width && b->left; at++) {
    word row;
    if (y[at] == FALSE) continue;
    for (uint8_t i = 0; i < width; i++) row[i] = i < at ? FALSE : both(b, x[i - at], y[at]);
    add(b, sum, sum, row, FALSE, width);
  }
  memcpy(out, sum, width * sizeof *out); /* cppcheck-suppress uninitvar ; no word has 0 bits */
}

/* By hand, one bit of the quotient after the other; by 0 both are 0. What is left is below y, and
 * has no more bits than that, and one more while the next bit of x is brought down. */
static void divide(blaster *b, literal *quotient, literal *rest, const literal *x, const literal *y,
                   uint8_t width) {
  literal zero = TRUE;
  uint8_t bits = 0; /* of y */
  word r, less, wide;
  for (uint8_t i = 0; i < width; i++) {
    zero = both(b, zero, -y[i]), wide[i] = y[i], r[i] = FALSE;
    if (y[i] != FALSE) bits = (uint8_t)(i + 1);
  }
  wide[width] = r[width] = FALSE;
  for (uint8_t at = width; at-- > 0 && b->left;) {
    memmove(r + 1, r, bits * sizeof *r);
    r[0] = x[at];
    literal fits = subtract(b, less, r, wide, (uint8_t)(bits + 1));
    for (uint8_t i = 0; i <= bits; i++) r[i] = choose(b, fits, less[i], r[i]);
    quotient[at] = both(b, fits, -zero);
  }
  for (uint8_t i = 0; i < width; i++) rest[i] = both(b, r[i], -zero);
}

/* Stage by stage, by 1, 2, 4 … bits; by more than there are 0. */
static void shift(blaster *b, literal *out, const literal *x, const literal *by, uint8_t width,
                  bool left) {
  word now;
  literal too_far = FALSE;
  memcpy(now, x, width * sizeof *x);
  for (uint8_t stage = 0; stage < width; stage++) {
    uint32_t far = stage < 8 ? 1u << stage : GV_TERM_BITS;
    word next;
    if (far >= width) {
      too_far = either(b, too_far, by[stage]);
      continue;
    }
    for (uint32_t i = 0; i < width; i++) {
      literal moved = left              ? (i >= far ? now[i - far] : FALSE)
                      : i + far < width ? now[i + far]
                                        : FALSE;
      next[i] = choose(b, by[stage], moved, now[i]);
    }
    memcpy(now, next, width * sizeof *now);
  }
  for (uint8_t i = 0; i < width; i++) out[i] = both(b, now[i], -too_far);
}

/* ---- terms ----------------------------------------------------------------------------------- */

static const literal *bits_of(const blaster *b, gv_term t) { return b->bits.at + b->first[t]; }

static void extend(literal *out, const literal *x, uint8_t has, uint8_t width, literal with) {
  for (uint8_t i = 0; i < width; i++) out[i] = i < has ? x[i] : with;
}

/* The second number of a hard product or quotient has few bits, the others of which are 0. */
static void restrict_bits(blaster *b, literal *y, uint8_t width) {
  for (uint8_t i = FEW_BITS; i < width; i++) {
    if (y[i] != FALSE) clause(b, -y[i], 0, 0);
    y[i] = FALSE;
  }
}

static void blast(blaster *b, gv_term t) {
  gv_term_node n = b->terms->at.at[t];
  word x, y, out, other;
  uint8_t width = b->terms->at.at[n.a].width; /* of the operands */
  bool plain = n.kind >= GV_TERM_ITE;
  if (plain) memcpy(x, bits_of(b, n.a), width * sizeof *x);
  if (n.kind == GV_TERM_ITE || n.kind >= GV_TERM_AND) memcpy(y, bits_of(b, n.b), width * sizeof *y);
  if (b->small && gv_is_hard(b->terms, &n)) restrict_bits(b, y, width);
  switch ((gv_term_kind)n.kind) {
  case GV_TERM_NUMBER:
    for (uint8_t i = 0; i < n.width; i++) out[i] = n.k >> i & 1 ? TRUE : FALSE;
    break;
  case GV_TERM_SYMBOL:
    for (uint8_t i = 0; i < n.width; i++) out[i] = fresh(b);
    break;
  case GV_TERM_ITE:
    for (uint8_t i = 0; i < n.width; i++) out[i] = choose(b, *bits_of(b, n.c), x[i], y[i]);
    break;
  case GV_TERM_LOW:
  case GV_TERM_ZEXT: extend(out, x, width, n.width, FALSE); break;
  case GV_TERM_SEXT: extend(out, x, width, n.width, x[width - 1]); break;
  case GV_TERM_NOT:
    for (uint8_t i = 0; i < width; i++) out[i] = -x[i];
    break;
  case GV_TERM_AND:
    for (uint8_t i = 0; i < width; i++) out[i] = both(b, x[i], y[i]);
    break;
  case GV_TERM_OR:
    for (uint8_t i = 0; i < width; i++) out[i] = either(b, x[i], y[i]);
    break;
  case GV_TERM_XOR:
    for (uint8_t i = 0; i < width; i++) out[i] = differ(b, x[i], y[i]);
    break;
  case GV_TERM_ADD: add(b, out, x, y, FALSE, width); break;
  case GV_TERM_SUB: subtract(b, out, x, y, width); break;
  case GV_TERM_MUL: multiply(b, out, x, y, width); break;
  case GV_TERM_UDIV: divide(b, out, other, x, y, width); break;
  case GV_TERM_UREM: divide(b, other, out, x, y, width); break;
  case GV_TERM_SHL:
  case GV_TERM_LSHR: shift(b, out, x, y, width, n.kind == GV_TERM_SHL); break;
  case GV_TERM_EQ: out[0] = are_equal(b, x, y, width); break;
  case GV_TERM_ULT: out[0] = is_below(b, x, y, width); break;
  case GV_TERM_SLT: out[0] = is_below_signed(b, x, y, width); break;
  }
  b->first[t] = b->bits.len;
  for (uint8_t i = 0; i < n.width && b->left; i++) *gv_push(&b->bits) = out[i];
}

static void need(blaster *b, gv_term t) { b->needed[t] = true; }

/* All that the terms are made of: it comes before them. */
static void blast_all(blaster *b, const gv_term *all, uint32_t count, uint32_t most) {
  for (uint32_t i = 0; i < count; i++) need(b, all[i]);
  for (gv_term t = most; t-- > 0;) {
    const gv_term_node *n = &b->terms->at.at[t];
    if (!b->needed[t] || n->kind < GV_TERM_ITE) continue;
    need(b, n->a);
    if (n->kind == GV_TERM_ITE) need(b, n->c);
    if (n->kind == GV_TERM_ITE || n->kind >= GV_TERM_AND) need(b, n->b);
  }
  for (gv_term t = 0; t < most && b->left; t++)
    if (b->needed[t]) blast(b, t);
}

static void read_example(const blaster *b, gv_example *example) {
  for (uint32_t i = 0; i < example->count; i++) {
    gv_term t = example->of[i];
    uint8_t width = b->terms->at.at[t].width;
    example->numbers[i] = 0;
    for (uint8_t at = 0; b->first[t] != GV_NONE && at < width && at < 64; at++) {
      literal l = bits_of(b, t)[at],
              known = l == TRUE || l == FALSE ? l : ccadical_val(b->solver, l > 0 ? l : -l);
      bool is = l == TRUE || l == FALSE ? l == TRUE : (known > 0) == (l > 0);
      example->numbers[i] |= (uint64_t)is << at;
    }
  }
}

/* The solver asks this every few conflicts and decisions, the same number of times in every run;
 * the first time before it has done anything. */
static int gives_up(void *to) {
  blaster *b = to;
  if (b->calls) b->left -= b->left < STEPS_OF_A_CALL ? b->left : STEPS_OF_A_CALL;
  return ++b->calls > CALLS_LIMIT || !b->left;
}

/* `core`: NULL, or which of the terms contradict each other is put there: they are assumptions
 * then, and not clauses. */
static gv_answer decide(blaster *b, const gv_term *all, uint32_t count, bool *core) {
  for (uint32_t i = 0; i < count && !core; i++) clause(b, *bits_of(b, all[i]), 0, 0);
  for (uint32_t i = 0; i < count && core; i++) ccadical_assume(b->solver, *bits_of(b, all[i]));
  ccadical_set_terminate(b->solver, b, gives_up);
  int answer = ccadical_solve(b->solver);
  for (uint32_t i = 0; i < count && core; i++)
    core[i] = answer == 20 && ccadical_failed(b->solver, *bits_of(b, all[i]));
  return answer == 10 ? GV_ANSWER_YES : answer == 20 ? GV_ANSWER_NO : GV_ANSWER_UNKNOWN;
}

/* CaDiCaL's table of options is one for all its solvers, and each that is made fills it in again.
 */
static CCaDiCaL *new_solver(void) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&lock);
  CCaDiCaL *solver = ccadical_init();
  ccadical_set_option(solver, "quiet", 1);
  pthread_mutex_unlock(&lock);
  return solver;
}

static gv_answer solve(const gv_terms *terms, const gv_term *all, uint32_t count, uint64_t *steps,
                       gv_example *example, bool *core, bool small) {
  gv_term most = 0;
  for (uint32_t i = 0; i < count; i++) most = all[i] >= most ? all[i] + 1 : most;
  for (uint32_t i = 0; example && i < example->count; i++)
    most = example->of[i] >= most ? example->of[i] + 1 : most;
  blaster b = {
      .terms = terms, .solver = new_solver(), .last = TRUE, .left = *steps, .small = small};
  b.first = gv_malloc((most + 1) * sizeof *b.first);
  b.needed = gv_malloc((most + 1) * sizeof *b.needed);
  memset(b.first, 0xff, (most + 1) * sizeof *b.first);
  memset(b.needed, 0, (most + 1) * sizeof *b.needed);
  clause(&b, TRUE, 0, 0);
  for (uint32_t i = 0; example && i < example->count; i++) need(&b, example->of[i]);
  blast_all(&b, all, count, most);
  gv_answer answer = b.left ? decide(&b, all, count, core) : GV_ANSWER_UNKNOWN;
  if (answer == GV_ANSWER_YES && example) read_example(&b, example);
  *steps = b.left;
  ccadical_release(b.solver);
  gv_vec_free(&b.bits);
  gv_map_free(&b.gates);
  gv_free(b.first);
  gv_free(b.needed);
  return answer;
}

/* Products of unknown numbers take most clauses, and programs ask for little of them: whether
 * something is larger than nothing, how many rounds there are. With small numbers in them an answer
 * is found soon, if there is one. None is found where there is one only with large numbers. */
static bool holds_with_small(const gv_terms *terms, const gv_term *all, uint32_t count,
                             uint64_t *steps, gv_example *example) {
  uint64_t some = *steps / PART_FOR_SMALL, left = some;
  if (!gv_has_hard(terms, all, count)) return false;
  bool found = solve(terms, all, count, &left, example, NULL, true) == GV_ANSWER_YES;
  *steps -= some - left;
  return found;
}

gv_answer gv_solve(const gv_terms *terms, const gv_term *all, uint32_t count, uint64_t *steps,
                   gv_example *example) {
  bool plain = true;
  for (uint32_t i = 0; i < count; i++) {
    if (all[i] == GV_FALSE_TERM) return GV_ANSWER_NO;
    plain &= all[i] == GV_TRUE_TERM;
  }
  if (plain && !example) return GV_ANSWER_YES;
  gv_answer known = example ? GV_ANSWER_UNKNOWN : gv_narrow(terms, all, count, steps);
  if (known != GV_ANSWER_UNKNOWN) return known;
  if (gv_contradicts_order(terms, all, count, steps)) return GV_ANSWER_NO;
  if (!example && gv_guess(terms, all, count, steps)) return GV_ANSWER_YES;
  if (holds_with_small(terms, all, count, steps, example)) return GV_ANSWER_YES;
  return solve(terms, all, count, steps, example, NULL, false);
}

gv_answer gv_solve_core(const gv_terms *terms, const gv_term *all, uint32_t count, uint64_t *steps,
                        bool *core) {
  return solve(terms, all, count, steps, NULL, core, false);
}
