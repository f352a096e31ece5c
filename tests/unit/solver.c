/* The arithmetic of the solver against that of the model, which the interpreter computes with:
 * every operation on all numbers of few bits, and on many of more. */
#include "solver/range.h"

#include "unit.h"

/* A ck_assert talks to the process that waits for the test, each time: too slow for so many. */
#define HOLDS(cond)                                                                                \
  do {                                                                                             \
    if (!(cond)) ck_abort_msg("does not hold: %s", #cond);                                         \
  } while (0)

enum {
  ALL_FLAGS = GV_ARITH_NSW | GV_ARITH_NUW | GV_ARITH_EXACT | GV_ARITH_DISJOINT | GV_ARITH_NNEG |
              GV_ARITH_NONZERO
};

static bool is_float(gv_arith op) { return gv_arith_is_of_floats(op); }

static uint8_t width_of_result(gv_arith op, uint8_t width) {
  return gv_arith_is_test(op) ? 1 : gv_arith_resizes(op) && op != GV_TRUNC ? 64 : width;
}

static uint64_t low(int64_t k, uint8_t width) {
  return width < 64 ? (uint64_t)k & ((UINT64_C(1) << width) - 1) : (uint64_t)k;
}

static bool has_flag(gv_arith op, unsigned flag) {
  switch (flag) {
  case GV_ARITH_NSW: return op <= GV_MUL || op == GV_SHL || op == GV_ABS;
  case GV_ARITH_NUW: return op <= GV_MUL || op == GV_SHL;
  case GV_ARITH_EXACT: return op == GV_UDIV || op == GV_SDIV || op == GV_LSHR || op == GV_ASHR;
  case GV_ARITH_DISJOINT: return op == GV_OR;
  case GV_ARITH_NNEG: return op == GV_ZEXT;
  default: return op == GV_CTLZ || op == GV_CTTZ;
  }
}

static uint8_t flags_of(gv_arith op, unsigned some) {
  unsigned flags = 0;
  for (unsigned flag = 1; flag <= GV_ARITH_NONZERO; flag *= 2)
    if (has_flag(op, flag)) flags |= flag & some;
  return (uint8_t)flags;
}

/* What the solver says of an operation on two symbols, by the gates that it is turned into: many
 * answers of one question, each with the symbols set to numbers, which the terms themselves would
 * compute. */
typedef struct question {
  gv_terms terms;
  gv_term a, b;
  gv_word made;
} question;

static void begin(question *q, gv_arith op, uint8_t flags, uint8_t width) {
  gv_terms_init(&q->terms);
  q->a = gv_term_symbol(&q->terms, width), q->b = gv_term_symbol(&q->terms, width);
  q->made = gv_word_arith(&q->terms, op, flags, gv_word_of(q->a), gv_word_of(q->b));
}

/* Are number and poison what they should be? */
static void check_gates(gv_arith op, uint8_t flags, uint8_t width, int64_t a, int64_t b) {
  question q;
  uint64_t steps = UINT64_MAX, numbers[2];
  if (gv_arith_is_unary(op)) b = a;
  begin(&q, op, flags, width);
  const gv_term all[] = {gv_term_equal(&q.terms, q.a, gv_term_number(&q.terms, width, a)),
                         gv_term_equal(&q.terms, q.b, gv_term_number(&q.terms, width, b))};
  const gv_term of[] = {q.made.number, q.made.poison};
  gv_example example = {of, 2, numbers};
  HOLDS(gv_solve(&q.terms, all, 2, &steps, &example) == GV_ANSWER_YES);
  bool defined = gv_arith_is_defined(op, flags, width, a, b);
  HOLDS(numbers[1] == !defined);
  if (defined) HOLDS(numbers[0] == low(gv_arith_of(op, width, a, b), width_of_result(op, width)));
  gv_terms_clear(&q.terms);
}

/* The same of numbers, which are computed where the term is made. */
static void check_folded(gv_arith op, uint8_t flags, uint8_t width, int64_t a, int64_t b) {
  static gv_terms terms;
  if (terms.at.len > 100000) gv_terms_clear(&terms);
  if (!terms.at.len) gv_terms_init(&terms);
  if (gv_arith_is_unary(op)) b = a;
  gv_word made = gv_word_arith(&terms, op, flags, gv_word_of(gv_term_number(&terms, width, a)),
                               gv_word_of(gv_term_number(&terms, width, b)));
  HOLDS(gv_term_is_number(&terms, made.number));
  bool defined = gv_arith_is_defined(op, flags, width, a, b);
  uint64_t steps = UINT64_MAX, poison;
  gv_example example = {&made.poison, 1, &poison};
  if (gv_term_is_number(&terms, made.poison))
    HOLDS(terms.at.at[made.poison].k == !defined);
  else /* of products, in twice as many bits */
    HOLDS(gv_solve(&terms, NULL, 0, &steps, &example) == GV_ANSWER_YES && poison == !defined);
  if (defined)
    HOLDS(terms.at.at[made.number].k ==
          low(gv_arith_of(op, width, a, b), width_of_result(op, width)));
}

START_TEST(numbers_are_computed_as_in_the_model) {
  for (int op = 0; op <= GV_ULT; op++) {
    if (is_float((gv_arith)op)) continue;
    for (int a = -128; a < 128; a++)
      for (int b = -128; b < 128; b++)
        check_folded((gv_arith)op, flags_of((gv_arith)op, ALL_FLAGS), 8, a, b);
  }
}
END_TEST

/* There is no b with which the gates say one thing and the model another. */
static void check_all_with(gv_arith op, uint8_t flags, uint8_t width, unsigned a) {
  question q;
  uint64_t steps = UINT64_MAX;
  begin(&q, op, flags, width);
  gv_terms *s = &q.terms;
  uint8_t wide = width_of_result(op, width);
  gv_term differs = GV_FALSE_TERM;
  for (unsigned b = 0; b < 1u << width; b++) {
    int64_t other = gv_arith_is_unary(op) ? (int64_t)a : (int64_t)b;
    bool defined = gv_arith_is_defined(op, flags, width, a, other);
    gv_term right =
        gv_term_equal(s, q.made.number, gv_term_number(s, wide, gv_arith_of(op, width, a, other)));
    gv_term wrong = defined ? gv_term_or(s, q.made.poison, gv_term_not(s, right))
                            : gv_term_not(s, q.made.poison);
    differs = gv_term_or(s, differs,
                         gv_term_and(s, gv_term_equal(s, q.b, gv_term_number(s, width, b)), wrong));
  }
  const gv_term all[] = {gv_term_equal(s, q.a, gv_term_number(s, width, a)), differs};
  bool core[2]; /* asked for so that gates decide, and not ranges */
  HOLDS(gv_solve_core(s, all, 2, &steps, core) == GV_ANSWER_NO);
  gv_terms_clear(s);
}

static void check_all(gv_arith op, uint8_t flags, uint8_t width, unsigned step) {
  for (unsigned a = 0; a < 1u << width; a += step) check_all_with(op, flags, width, a);
}

START_TEST(gates_compute_as_the_model_does_with_few_bits) {
  for (int op = 0; op <= GV_ULT; op++)
    for (uint8_t width = 1; width <= 4; width++)
      if (!is_float((gv_arith)op))
        check_all((gv_arith)op, flags_of((gv_arith)op, ALL_FLAGS), width, 1);
}
END_TEST

/* What is wrong in the arithmetic shows without the sanitizers, under which a solver takes ten
 * times as long. */
#ifdef __SANITIZE_ADDRESS__
enum { STEP_OF_8_BITS = 61, GATES = 80 };
#else
enum { STEP_OF_8_BITS = 5, GATES = 1500 };
#endif

/* Of these all others are made, by terms. */
START_TEST(gates_compute_as_the_model_does_with_8_bits) {
  static const gv_arith ops[] = {GV_ADD, GV_SUB,  GV_MUL, GV_UDIV, GV_UREM,
                                 GV_SHL, GV_LSHR, GV_EQ,  GV_ULT,  GV_SLT};
  for (size_t i = 0; i < sizeof ops / sizeof *ops; i++) check_all(ops[i], 0, 8, STEP_OF_8_BITS);
}
END_TEST

static uint64_t state = 1;
static uint64_t next_random(void) {
  state ^= state << 13, state ^= state >> 7, state ^= state << 17;
  return state;
}

/* Of all sizes, and the ends of the ranges. */
static int64_t any(uint8_t width) {
  uint64_t k = next_random() >> next_random() % 64;
  static const int64_t ends[] = {0,         1,         -1,        INT64_MAX, INT64_MIN,
                                 INT32_MAX, INT32_MIN, INT16_MAX, INT16_MIN, 2};
  if (next_random() % 4 == 0) k = (uint64_t)ends[next_random() % 10];
  return gv_sign_extend(next_random() % 2 ? (int64_t)k : (int64_t)-k, width);
}

#ifdef __SANITIZE_ADDRESS__
enum { MANY_NUMBERS = 30000 };
#else
enum { MANY_NUMBERS = 1000000 };
#endif

START_TEST(many_numbers_are_computed_as_in_the_model) {
  static const uint8_t widths[] = {1, 7, 16, 24, 32, 48, 63, 64};
  for (int i = 0; i < MANY_NUMBERS; i++) {
    gv_arith op = (gv_arith)(next_random() % (GV_ULT + 1));
    uint8_t width = is_float(op) ? (next_random() % 2 ? 32 : 64) : widths[next_random() % 8];
    if (op == GV_BSWAP && width % 8) continue;
    if (op == GV_MUL && width > 32 && i % 64)
      continue; /* whether a product of 128 bits overflows is a question for the solver */
    bool wide = (op >= GV_SADD_OVERFLOWS && op <= GV_UMUL_OVERFLOWS) ||
                (op >= GV_SADD_SAT && op <= GV_USUB_SAT);
    if (wide && width > 32) continue;
    check_folded(op, flags_of(op, (unsigned)next_random()), width, any(width), any(width));
  }
}
END_TEST

START_TEST(gates_compute_as_the_model_does) {
  static const uint8_t widths[] = {16, 32, 64};
  for (int i = 0; i < GATES; i++) {
    gv_arith op = (gv_arith)(i % (GV_ULT + 1));
    uint8_t width = is_float(op) ? (i & 1 ? 32 : 64) : widths[next_random() % 3];
    if (op == GV_BSWAP && width % 8) continue;
    check_gates(op, flags_of(op, (unsigned)next_random()), width, any(width), any(width));
  }
}
END_TEST

/* ---- what it is asked ------------------------------------------------------------------------ */

static gv_answer ask(gv_terms *s, gv_term a, gv_term b) {
  uint64_t steps = 1000000;
  const gv_term all[] = {a, b};
  return gv_solve(s, all, 2, &steps, NULL);
}

START_TEST(sums_wrap_around) {
  gv_terms s;
  gv_terms_init(&s);
  gv_term x = gv_term_symbol(&s, 32);
  gv_word sum = gv_word_arith(&s, GV_ADD, 0, gv_word_of(x), gv_word_of(gv_term_number(&s, 32, 1)));
  gv_word kept =
      gv_word_arith(&s, GV_ADD, GV_ARITH_NSW, gv_word_of(x), gv_word_of(gv_term_number(&s, 32, 1)));
  gv_term below = gv_word_arith(&s, GV_SLT, 0, sum, gv_word_of(x)).number;
  HOLDS(ask(&s, below, GV_TRUE_TERM) == GV_ANSWER_YES);
  HOLDS(ask(&s, below, gv_term_not(&s, gv_term_equal(&s, x, gv_term_number(&s, 32, INT32_MAX)))) ==
        GV_ANSWER_NO);
  HOLDS(ask(&s, below, gv_term_not(&s, kept.poison)) == GV_ANSWER_NO);
  HOLDS(ask(&s, gv_term_equal(&s, sum.number, x), GV_TRUE_TERM) == GV_ANSWER_NO);
  gv_terms_clear(&s);
}
END_TEST

START_TEST(an_example_is_given) {
  gv_terms s;
  uint64_t steps = 1000000, numbers[2];
  gv_terms_init(&s);
  gv_term x = gv_term_symbol(&s, 64), y = gv_term_symbol(&s, 64);
  gv_term product = gv_word_arith(&s, GV_MUL, 0, gv_word_of(x), gv_word_of(y)).number;
  const gv_term all[] = {
      gv_term_equal(&s, product, gv_term_number(&s, 64, 91)),
      gv_word_arith(&s, GV_ULT, 0, gv_word_of(x), gv_word_of(gv_term_number(&s, 64, 13))).number,
      gv_word_arith(&s, GV_ULT, 0, gv_word_of(y), gv_word_of(gv_term_number(&s, 64, 14))).number};
  const gv_term of[] = {x, y};
  gv_example example = {of, 2, numbers};
  HOLDS(gv_solve(&s, all, 3, &steps, &example) == GV_ANSWER_YES);
  HOLDS(numbers[0] == 7 && numbers[1] == 13);
  gv_terms_clear(&s);
}
END_TEST

START_TEST(beyond_the_budget_nothing_is_said) {
  gv_terms s;
  uint64_t few = 100;
  gv_terms_init(&s);
  gv_term x = gv_term_symbol(&s, 64);
  gv_term square = gv_word_arith(&s, GV_MUL, 0, gv_word_of(x), gv_word_of(x)).number;
  gv_term two = gv_term_equal(&s, square, gv_term_number(&s, 64, 2));
  HOLDS(gv_solve(&s, &two, 1, &few, NULL) == GV_ANSWER_UNKNOWN);
  gv_terms_clear(&s);
}
END_TEST

/* x * x == k, in a place of its own among the terms. */
static gv_term square_is(gv_terms *s, int64_t k, uint32_t others) {
  for (uint32_t i = 0; i < others; i++) gv_term_symbol(s, 32);
  gv_term x = gv_term_symbol(s, 16);
  return gv_term_equal(s, gv_word_arith(s, GV_MUL, 0, gv_word_of(x), gv_word_of(x)).number,
                       gv_term_number(s, 16, k));
}

static gv_answer ask_once(gv_solved *solved, int64_t k, uint32_t others, uint64_t *steps) {
  gv_terms s;
  gv_terms_init(&s);
  gv_term all = square_is(&s, k, others);
  gv_answer answer = gv_solve_once(solved, &s, &all, 1, steps);
  gv_terms_clear(&s);
  return answer;
}

START_TEST(what_was_asked_before_gets_the_same_answer) {
  gv_solved solved = {0};
  uint64_t first = 1000000, second = 1000000, other = 1000000;
  HOLDS(ask_once(&solved, 9, 0, &first) == GV_ANSWER_YES);
  HOLDS(ask_once(&solved, 9, 3, &second) == GV_ANSWER_YES && second > first && second < 1000000 &&
        solved.all.len == 1);
  HOLDS(ask_once(&solved, 2, 3, &other) == GV_ANSWER_NO && solved.all.len == 2);
  gv_solved_clear(&solved);
}
END_TEST

START_TEST(with_more_steps_it_is_asked_again) {
  gv_solved solved = {0};
  uint64_t many = 1000000, few = 10, fewer = 5, enough = 1000000;
  HOLDS(ask_once(&solved, 2, 0, &few) == GV_ANSWER_UNKNOWN && !few);
  HOLDS(ask_once(&solved, 2, 0, &fewer) == GV_ANSWER_UNKNOWN && !fewer && solved.all.len == 1);
  HOLDS(ask_once(&solved, 2, 0, &many) == GV_ANSWER_NO && solved.all.len == 2);
  few = 10;
  HOLDS(ask_once(&solved, 2, 0, &few) == GV_ANSWER_NO && few < 10 && solved.all.len == 2);
  HOLDS(ask_once(&solved, 2, 0, &enough) == GV_ANSWER_NO && enough > many && solved.all.len == 2);
  gv_solved_clear(&solved);
}
END_TEST

static uint32_t roll(uint32_t *seed) { return (*seed = *seed * 1664525 + 1013904223) >> 8; }

/* A comparison of two of the symbols, or of one with a small constant. */
static gv_term random_condition(gv_terms *s, const gv_term *symbols, uint32_t count,
                                uint32_t *seed) {
  static const gv_arith tests[] = {GV_EQ, GV_ULT, GV_SLT};
  gv_term x = symbols[roll(seed) % count];
  gv_term y = roll(seed) % 2 ? symbols[roll(seed) % count] : gv_term_number(s, 4, roll(seed) % 5);
  gv_term t = gv_word_arith(s, tests[roll(seed) % 3], 0, gv_word_of(x), gv_word_of(y)).number;
  return roll(seed) % 2 ? t : gv_term_not(s, t);
}

/* The answer is that of all together, whatever was asked before. */
START_TEST(what_has_nothing_to_do_with_each_other_is_asked_apart) {
  gv_solved solved = {0};
  uint32_t answers[3] = {0};
  for (uint32_t seed = 1; seed <= 200; seed++) {
    gv_terms s;
    gv_term symbols[6], all[12];
    uint32_t random = seed * 7919, count = 1 + roll(&random) % 12;
    uint64_t together = 1000000, apart = 1000000;
    gv_terms_init(&s);
    for (uint32_t i = 0; i < 6; i++) symbols[i] = gv_term_symbol(&s, 4);
    for (uint32_t i = 0; i < count; i++)
      all[i] = random_condition(&s, symbols, 2 + seed % 5, &random);
    gv_answer answer = gv_solve(&s, all, count, &together, NULL);
    answers[answer]++;
    HOLDS(gv_solve_once(&solved, &s, all, count, &apart) == answer);
    gv_terms_clear(&s);
  }
  HOLDS(!answers[GV_ANSWER_UNKNOWN] && answers[GV_ANSWER_NO] > 20 && answers[GV_ANSWER_YES] > 20);
  gv_solved_clear(&solved);
}
END_TEST

/* A hundred conditions of one kind on numbers of their own are one. */
START_TEST(equal_parts_are_asked_once) {
  gv_solved solved = {0};
  gv_terms s;
  gv_term all[100];
  uint64_t steps = 1000000;
  gv_terms_init(&s);
  for (uint32_t i = 0; i < 100; i++)
    all[i] = gv_word_arith(&s, GV_ULT, 0, gv_word_of(gv_term_symbol(&s, 32)),
                           gv_word_of(gv_term_number(&s, 32, 7)))
                 .number;
  HOLDS(gv_solve_once(&solved, &s, all, 100, &steps) == GV_ANSWER_YES && solved.all.len == 1);
  gv_terms_clear(&s);
  gv_solved_clear(&solved);
}
END_TEST

/* A guess computes as the model does: it finds the small numbers that give a result, and none for
 * another one. */
START_TEST(guesses_compute_as_the_model_does) {
  static const uint8_t widths[] = {8, 16, 32, 64};
  static const int64_t small[] = {0, 1, 2, 3, 7, 8, -1};
  for (unsigned op = 0; op <= GV_ULT; op++)
    for (unsigned w = 0; w < 4; w++)
      for (unsigned i = 0; i < sizeof small / sizeof *small; i++) {
        question q;
        uint64_t steps = 1000000;
        int64_t k = small[i];
        if (is_float((gv_arith)op) || !gv_arith_is_defined((gv_arith)op, 0, widths[w], k, k))
          continue;
        begin(&q, (gv_arith)op, 0, widths[w]);
        if (gv_term_is_number(&q.terms, q.made.number)) {
          gv_terms_clear(&q.terms);
          continue;
        }
        uint8_t width = width_of_result((gv_arith)op, widths[w]);
        int64_t is = gv_arith_of((gv_arith)op, widths[w], k, k);
        gv_term square =
            gv_word_arith(&q.terms, GV_MUL, 0, gv_word_of(q.a), gv_word_of(q.b)).number;
        gv_term all[] = {
            gv_term_equal(
                &q.terms, square,
                gv_term_number(&q.terms, widths[w], gv_arith_of(GV_MUL, widths[w], k, k))),
            gv_term_equal(&q.terms, q.a, gv_term_number(&q.terms, widths[w], k)),
            gv_term_equal(&q.terms, q.b, gv_term_number(&q.terms, widths[w], k)),
            gv_term_equal(&q.terms, q.made.number, gv_term_number(&q.terms, width, is))};
        HOLDS(gv_guess(&q.terms, all, 4, &steps));
        all[3] = gv_term_not(&q.terms, all[3]);
        HOLDS(!gv_guess(&q.terms, all, 4, &steps) && steps);
        HOLDS(!gv_guess(&q.terms, all + 1, 2, &steps)); /* nothing there is hard */
        gv_terms_clear(&q.terms);
      }
}
END_TEST

/* ---- ranges ---------------------------------------------------------------------------------- */

static bool is_in(const gv_range *r, uint64_t k, uint8_t width) {
  int64_t is = gv_sign_extend((int64_t)k, width);
  return r->low <= k && k <= r->high && r->least <= is && is <= r->most;
}

/* Both ends by chance, read without a sign and with one; often one number, or all. */
static gv_range random_range(uint8_t width) {
  gv_range r = gv_range_all(width), other = r;
  int64_t half = INT64_C(1) << (width - 1);
  uint64_t kind = next_random() % 8;
  if (kind == 0) return r;
  if (kind <= 2) return gv_range_one(next_random() % (2 * (uint64_t)half), width);
  if (kind <= 5) other.low = next_random() % (uint64_t)half;
  if (kind <= 5)
    other.high = other.low + next_random() % (2 * (uint64_t)half - (uint64_t)other.low);
  if (kind >= 4) other.least = (int64_t)(next_random() % (2 * (uint64_t)half)) - half;
  if (kind >= 4) other.most = other.least + (int64_t)(next_random() % (uint64_t)half);
  return gv_range_both(r, &other, width);
}

static bool has_two(uint8_t kind) {
  return kind == GV_TERM_ITE || (kind >= GV_TERM_AND && kind <= GV_TERM_SLT);
}

static gv_range_rule random_rule(uint8_t kind) {
  uint8_t width = (uint8_t)(1 + next_random() % 4), other = (uint8_t)(width + next_random() % 3);
  gv_range_rule x = {.kind = kind, .width = width, .from = width};
  if (kind == GV_TERM_LOW || kind > GV_TERM_SLT) x.from = other;
  if (kind == GV_TERM_ZEXT || kind == GV_TERM_SEXT) x.width = other;
  if (kind >= GV_TERM_EQ && kind <= GV_TERM_SLT) x.width = 1;
  x.is = random_range(kind > GV_TERM_SLT ? 1 : x.width);
  x.a = random_range(x.from);
  if (has_two(kind)) x.b = random_range(x.from);
  if (kind == GV_TERM_ITE) x.c = random_range(1);
  return x;
}

static uint64_t computed(const gv_range_rule *x, uint64_t a, uint64_t b, uint64_t c) {
  if (x->kind == GV_RANGE_FITS) return low((int64_t)a, x->width) == a;
  if (x->kind == GV_RANGE_FITS_SIGNED)
    return low(gv_sign_extend((int64_t)a, x->width), x->from) == a;
  return (uint64_t)gv_compute((gv_term_kind)x->kind, x->width, x->from, a, b, c);
}

/* No operands with which the result is one of those that are known are cut off, and no result. */
static void check_rule(uint8_t kind) {
  gv_range_rule before = random_rule(kind), after = before;
  if (gv_range_is_empty(&before.is) || gv_range_is_empty(&before.a)) return;
  bool some = gv_range_narrow(&after), two = has_two(kind), three = kind == GV_TERM_ITE;
  if (two && gv_range_is_empty(&before.b)) return;
  uint8_t width = kind > GV_TERM_SLT ? 1 : before.width;
  for (uint64_t a = 0; a < 1u << before.from; a++)
    for (uint64_t b = 0; b < (two ? 1u << before.from : 1); b++)
      for (uint64_t c = 0; c < (three ? 2 : 1); c++) {
        uint64_t is = computed(&before, a, b, c);
        if (!is_in(&before.a, a, before.from) || !is_in(&before.is, is, width)) continue;
        if (two && !is_in(&before.b, b, before.from)) continue;
        if (three && !is_in(&before.c, c, 1)) continue;
        HOLDS(some && is_in(&after.a, a, before.from) && is_in(&after.is, is, width));
        HOLDS(!two || is_in(&after.b, b, before.from));
        HOLDS(!three || is_in(&after.c, c, 1));
      }
}

#ifdef __SANITIZE_ADDRESS__
enum { RULES = 600, PROGRAMS = 100 };
#else
enum { RULES = 6000, PROGRAMS = 1500 };
#endif

START_TEST(ranges_keep_what_can_be) {
  for (uint8_t kind = GV_TERM_ITE; kind <= GV_RANGE_FITS_SIGNED; kind++)
    for (int i = 0; i < RULES; i++) check_rule(kind);
}
END_TEST

/* A term of those that are there; `bits`: of 1 bit. */
static gv_term pick(const gv_terms *s, bool bit) {
  for (;;) {
    gv_term t = (gv_term)(next_random() % s->at.len);
    if ((s->at.at[t].width == 1) == bit) return t;
  }
}

static void add_random_term(gv_terms *s) {
  gv_word c = gv_word_of(pick(s, true)), a = gv_word_of(pick(s, false)),
          b = gv_word_of(pick(s, false));
  gv_arith op = (gv_arith)(next_random() % (GV_ULT + 1));
  uint8_t width = s->at.at[a.number].width;
  b.number = gv_term_fit(s, b.number, width, next_random() % 2);
  if (is_float(op) || op == GV_BSWAP || gv_arith_resizes(op)) op = (gv_arith)(next_random() % 3);
  switch (next_random() % 8) {
  case 0: gv_term_fit(s, a.number, (uint8_t)(2 + next_random() % 5), next_random() % 2); break;
  case 1: gv_word_select(s, c, a, b); break;
  case 2: gv_term_or(s, c.number, pick(s, true)); break;
  case 3: gv_term_and(s, c.number, gv_term_not(s, pick(s, true))); break;
  case 4: gv_term_equal(s, a.number, b.number); break;
  default: gv_word_arith(s, op, flags_of(op, (unsigned)next_random()), a, b); break;
  }
}

/* What ranges say of conditions on all kinds of terms is what the gates say. */
START_TEST(ranges_answer_as_gates_do) {
  uint32_t answers[3] = {0};
  for (int i = 0; i < PROGRAMS; i++) {
    gv_terms s;
    gv_term all[6];
    bool core[6];
    uint64_t steps = 1000000, more = 1000000;
    uint32_t count = 1 + (uint32_t)(next_random() % 6);
    gv_terms_init(&s);
    for (int k = 0; k < 3; k++) gv_term_symbol(&s, (uint8_t)(3 + next_random() % 3));
    gv_term_symbol(&s, 1);
    gv_term_number(&s, 4, (int64_t)next_random());
    for (int k = 0; k < 12; k++) add_random_term(&s);
    for (uint32_t k = 0; k < count; k++) do
        all[k] = next_random() % 2 ? pick(&s, true) : gv_term_not(&s, pick(&s, true));
      while (gv_term_is_number(&s, all[k]));
    gv_answer answer = gv_narrow(&s, all, count, &steps);
    answers[answer]++;
    if (answer != GV_ANSWER_UNKNOWN) HOLDS(gv_solve_core(&s, all, count, &more, core) == answer);
    gv_terms_clear(&s);
  }
  HOLDS(answers[GV_ANSWER_UNKNOWN] < PROGRAMS / 10);
  HOLDS(answers[GV_ANSWER_NO] > PROGRAMS / 10 && answers[GV_ANSWER_YES] > PROGRAMS / 10);
}
END_TEST

UNIT_MAIN("solver", RUNS(ranges_keep_what_can_be), RUNS(ranges_answer_as_gates_do),
          RUNS(numbers_are_computed_as_in_the_model),
          RUNS(gates_compute_as_the_model_does_with_few_bits),
          RUNS(gates_compute_as_the_model_does_with_8_bits),
          RUNS(many_numbers_are_computed_as_in_the_model), RUNS(gates_compute_as_the_model_does),
          RUNS(sums_wrap_around), RUNS(an_example_is_given),
          RUNS(beyond_the_budget_nothing_is_said), RUNS(what_was_asked_before_gets_the_same_answer),
          RUNS(with_more_steps_it_is_asked_again),
          RUNS(what_has_nothing_to_do_with_each_other_is_asked_apart),
          RUNS(equal_parts_are_asked_once), RUNS(guesses_compute_as_the_model_does))
