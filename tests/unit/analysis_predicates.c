/* What branches tell, against what the conditions mean. */
#include "logic/predicates.h"

#include "sketch.h"

typedef struct fixture {
  sketch s;
  gv_flow flow;
  gv_predicates predicates;
} fixture;

static void settle(fixture *f) {
  gv_model_check(&f->s.m);
  gv_flow_init(&f->flow, &f->s.m);
  gv_predicates_init(&f->predicates, &f->s.m, &f->flow, NULL, NULL);
}

static void drop(fixture *f) {
  gv_predicates_clear(&f->predicates);
  gv_flow_clear(&f->flow);
  gv_model_clear(&f->s.m);
}

static gv_guard is(fixture *f, gv_value_id condition) {
  return gv_predicates_condition(&f->predicates, condition);
}
static gv_guard is_not(fixture *f, gv_value_id condition) {
  return gv_bdd_not(&f->predicates.bdd, is(f, condition));
}
static gv_guard both(fixture *f, gv_guard a, gv_guard b) {
  return gv_bdd_and(&f->predicates.bdd, a, b);
}
static gv_guard take(fixture *f, gv_guard guard, uint32_t b, uint32_t edge) {
  return gv_predicates_edge(&f->predicates, guard, edge_of(&f->s, b, edge));
}
static bool implies(fixture *f, gv_guard a, gv_guard b) {
  return both(f, a, gv_bdd_not(&f->predicates.bdd, b)) == GV_FALSE;
}

/* ---- conditions ------------------------------------------------------------------------------ */

START_TEST(conditions_are_what_they_compute) {
  fixture f = {0};
  sketch *s = &f.s;
  begin(s, "f", true);
  gv_value_id p = param(s, 1, 1), q = param(s, 1, 1), r = param(s, 1, 1);
  fill(s, block(s));
  gv_value_id no = number(s, 0, 1), yes = number(s, 1, 1), minus_one = number(s, -1, 1);
  gv_value_id and_pq = arith(s, GV_AND, p, q), or_pq = arith(s, GV_OR, p, q),
              xor_pq = arith(s, GV_XOR, p, q), eq_pq = arith(s, GV_EQ, p, q);
  gv_value_id not_p = not(s, p), not_not_p = not(s, not_p), also_not_p = arith(s, GV_EQ, p, no),
              chosen = choose(s, p, q, r);
  gv_value_id member = extract(s, insert(s, undef(s, 2), copy(s, q), 1), 1, 1, 1);
  gv_value_id zero = value(s, (gv_value){.def = GV_DEF_NULL, .size = 1, .width = 1});
  ret(s);
  end(s);
  settle(&f);
  gv_bdd *bdd = &f.predicates.bdd;
  gv_guard P = is(&f, p), Q = is(&f, q), R = is(&f, r);
  ck_assert(P != Q && Q != R && P != R && P > GV_TRUE && Q > GV_TRUE && R > GV_TRUE);
  ck_assert_uint_eq(is(&f, no), GV_FALSE);
  ck_assert_uint_eq(is(&f, zero), GV_FALSE);
  ck_assert_uint_eq(is(&f, yes), GV_TRUE);
  ck_assert_uint_eq(is(&f, minus_one), GV_TRUE); /* i1 true is sign-extended */
  ck_assert_uint_eq(is(&f, and_pq), gv_bdd_and(bdd, P, Q));
  ck_assert_uint_eq(is(&f, or_pq), gv_bdd_or(bdd, P, Q));
  ck_assert_uint_eq(is(&f, xor_pq), gv_bdd_xor(bdd, P, Q));
  ck_assert_uint_eq(is(&f, eq_pq), gv_bdd_not(bdd, gv_bdd_xor(bdd, P, Q)));
  ck_assert_uint_eq(is(&f, not_p), gv_bdd_not(bdd, P));
  ck_assert_uint_eq(is(&f, also_not_p), gv_bdd_not(bdd, P));
  ck_assert_uint_eq(is(&f, not_not_p), P);
  ck_assert_uint_eq(is(&f, chosen), gv_bdd_ite(bdd, P, Q, R));
  ck_assert_uint_eq(is(&f, member), Q);
  drop(&f);
}
END_TEST

START_TEST(comparisons_are_told_apart_by_what_they_compare) {
  fixture f = {0};
  sketch *s = &f.s;
  begin(s, "f", true);
  gv_value_id x = param(s, 4, 32), y = param(s, 4, 32);
  fill(s, block(s));
  gv_value_id xy = arith(s, GV_EQ, x, y), yx = arith(s, GV_EQ, y, x), less = arith(s, GV_SLT, x, y),
              more = arith(s, GV_SLT, y, x);
  gv_value_id three = arith(s, GV_EQ, x, number(s, 3, 32)),
              again = arith(s, GV_EQ, number(s, 3, 32), copy(s, x)),
              four = arith(s, GV_EQ, x, number(s, 4, 32));
  gv_value_id same = arith(s, GV_EQ, x, copy(s, x)), never = arith(s, GV_SLT, x, x);
  gv_value_id signed_less = arith(s, GV_SLT, number(s, -1, 32), number(s, 1, 32)),
              unsigned_less = arith(s, GV_ULT, number(s, -1, 32), number(s, 1, 32));
  ret(s);
  end(s);
  settle(&f);
  ck_assert_uint_eq(is(&f, xy), is(&f, yx));
  ck_assert_uint_ne(is(&f, less), is(&f, more));
  ck_assert_uint_ne(is(&f, less), is(&f, xy));
  ck_assert_uint_eq(is(&f, three), is(&f, again)); /* the same constant, made twice */
  ck_assert_uint_ne(is(&f, three), is(&f, four));
  ck_assert_uint_eq(is(&f, same), GV_TRUE);
  ck_assert_uint_eq(is(&f, never), GV_FALSE);
  ck_assert_uint_eq(is(&f, signed_less), GV_TRUE);
  ck_assert_uint_eq(is(&f, unsigned_less), GV_FALSE);
  drop(&f);
}
END_TEST

START_TEST(a_very_deep_condition_is_still_one_that_can_be_negated) {
  fixture f = {0};
  sketch *s = &f.s;
  begin(s, "f", true);
  gv_value_id deep = param(s, 1, 1);
  fill(s, block(s));
  for (int i = 0; i < 1000; i++) deep = i & 1 ? not(s, deep) : arith(s, GV_AND, deep, deep);
  gv_value_id against = not(s, deep);
  ret(s);
  end(s);
  settle(&f);
  ck_assert_uint_ne(is(&f, deep), GV_FALSE);
  ck_assert_uint_ne(is(&f, deep), GV_TRUE);
  ck_assert_uint_ne(is(&f, against), GV_FALSE);
  ck_assert_uint_ne(is(&f, against), GV_TRUE);
  drop(&f);
}
END_TEST

/* ---- constants exclude each other ------------------------------------------------------------ */

static bool means(gv_arith test, int a, int b) {
  if (test == GV_EQ) return a == b;
  return test == GV_SLT ? a < b : (uint8_t)a < (uint8_t)b;
}

/* A chain of two tests of one i8: after both, is anything left? */
static void check_pair(gv_arith first, int k, gv_arith second, int l) {
  fixture f = {0};
  sketch *s = &f.s;
  begin(s, "f", true);
  gv_value_id x = param(s, 1, 8);
  uint32_t b[5];
  for (int i = 0; i < 5; i++) b[i] = block(s);
  fill(s, b[0]);
  cond_br(s, arith(s, first, x, number(s, k, 8)), b[1], b[2]);
  for (int i = 1; i < 3; i++) {
    fill(s, b[i]);
    cond_br(s, arith(s, second, x, number(s, l, 8)), b[3], b[4]);
  }
  for (int i = 3; i < 5; i++) {
    fill(s, b[i]);
    ret(s);
  }
  end(s);
  settle(&f);
  bool possible[2][2] = {{false}};
  for (int v = INT8_MIN; v <= INT8_MAX; v++)
    possible[means(first, v, k)][means(second, v, l)] = true;
  for (uint32_t i = 0; i < 2; i++) {
    for (uint32_t j = 0; j < 2; j++) {
      gv_guard after = take(&f, take(&f, GV_TRUE, b[0], i), b[1 + i], j);
      bool asked_again =
          first == second &&
          k == l; /* one test alone is never called impossible, not even "less than the least" */
      ck_assert_msg((after != GV_FALSE) == possible[!i][!j] ||
                        (asked_again && i == j && after != GV_FALSE),
                    "test %d of %d is %u and test %d of %d is %u: that %s be", first, k, !i, second,
                    l, !j, possible[!i][!j] ? "can" : "cannot");
    }
  }
  drop(&f);
}

START_TEST(two_tests_of_one_number_exclude_what_no_number_passes) {
  static const gv_arith tests[] = {GV_EQ, GV_SLT, GV_ULT};
  static const int constants[] = {-128, -127, -100, -2, -1, 0, 1, 2, 50, 126, 127};
  enum { TESTS = sizeof tests / sizeof *tests, CONSTANTS = sizeof constants / sizeof *constants };
  for (int a = 0; a < TESTS; a++)
    for (int b = 0; b < TESTS; b++)
      for (int k = 0; k < CONSTANTS; k++)
        for (int l = 0; l < CONSTANTS; l++)
          check_pair(tests[a], constants[k], tests[b], constants[l]);
}
END_TEST

/* ---- switches -------------------------------------------------------------------------------- */

/* Two switches on one number, with cases 1, 2 and 2, 3; edge 0 is the default. */
START_TEST(cases_of_a_switch_exclude_each_other) {
  fixture f = {0};
  sketch *s = &f.s;
  begin(s, "f", true);
  gv_value_id x = param(s, 4, 32);
  uint32_t first = block(s), second = block(s), third = block(s), yes = block(s), no = block(s);
  fill(s, first);
  add_op(s, GV_OP_SWITCH, "", &x, 1);
  for (int64_t k = 0; k < 3; k++) gv_add_edge(&s->m, first, second, k);
  fill(s, second);
  add_op(s, GV_OP_SWITCH, "", &x, 1);
  for (int64_t k = 0; k < 3; k++) gv_add_edge(&s->m, second, third, k ? k + 1 : 0);
  fill(s, third);
  cond_br(s, arith(s, GV_EQ, x, number(s, 2, 32)), yes, no);
  fill(s, yes);
  ret(s);
  fill(s, no);
  ret(s);
  end(s);
  settle(&f);
  /* default: neither 1 nor 2; cases 1, 2. Then default: neither 2 nor 3; cases 2, 3. */
  static const bool possible[3][3] = {
      {true, false, true}, {true, false, false}, {false, true, false}};
  /* Is it 2, is it not? */
  static const bool two[3][3] = {
      {false, false, false}, {false, false, false}, {false, true, false}};
  for (uint32_t a = 0; a < 3; a++) {
    for (uint32_t b = 0; b < 3; b++) {
      gv_guard here = take(&f, take(&f, GV_TRUE, first, a), second, b);
      ck_assert_msg((here != GV_FALSE) == possible[a][b], "edges %u, %u", a, b);
      ck_assert_int_eq(take(&f, here, third, 0) != GV_FALSE, two[a][b]);
      ck_assert_int_eq(take(&f, here, third, 1) != GV_FALSE, possible[a][b] && !two[a][b]);
    }
  }
  drop(&f);
}
END_TEST

START_TEST(a_switch_on_a_constant_takes_one_edge) {
  fixture f = {0};
  sketch *s = &f.s;
  uint32_t entry = begin_main(s), last = block(s);
  gv_value_id x = number(s, 2, 32);
  add_op(s, GV_OP_SWITCH, "", &x, 1);
  for (int64_t k = 0; k < 3; k++) gv_add_edge(&s->m, entry, last, k);
  fill(s, last);
  ret(s);
  end(s);
  settle(&f);
  for (uint32_t e = 0; e < 3; e++)
    ck_assert_int_eq(take(&f, GV_TRUE, entry, e) != GV_FALSE, e == 2);
  drop(&f);
}
END_TEST

/* ---- block arguments ------------------------------------------------------------------------- */

enum { ARGS = 3, SOURCES = 6 };

/* A loop over three i1 arguments, all tested in it. Each round they become, of what they were: */
typedef enum source { FIRST, SECOND, THIRD, NOT_FIRST, ALWAYS, NOBODY_KNOWS } source;

typedef struct loop {
  fixture f;
  uint32_t head, test[ARGS], last;
  gv_value_id arg[ARGS];
} loop;

static void build_loop(loop *l, const source next[ARGS]) {
  sketch *s = &l->f.s;
  begin_main(s);
  l->head = block(s);
  for (uint32_t i = 0; i < ARGS; i++) l->test[i] = block(s);
  l->last = block(s);
  for (uint32_t i = 0; i < ARGS; i++) l->arg[i] = arg(s, l->head, i, 1, 1);
  uint32_t in = br(s, l->head);
  gv_value_id fixed = number(s, 1, 1);
  for (uint32_t i = 0; i < ARGS; i++) pass(s, in, l->arg[i], fixed);
  fill(s, l->head);
  gv_value_id unsure = unknown(s, 1, 1), negated = not(s, l->arg[0]);
  const gv_value_id sources[SOURCES] = {l->arg[0], l->arg[1], l->arg[2], negated, fixed, unsure};
  br(s, l->test[0]);
  for (uint32_t i = 0; i < ARGS; i++) {
    fill(s, l->test[i]);
    uint32_t edge = cond_br(s, l->arg[i], i + 1 < ARGS ? l->test[i + 1] : l->head,
                            i + 1 < ARGS ? l->test[i + 1] : l->last);
    for (uint32_t a = 0; i + 1 == ARGS && a < ARGS; a++) pass(s, edge, l->arg[a], sources[next[a]]);
  }
  fill(s, l->last);
  ret(s);
  end(s);
  settle(&l->f);
}

/* From each state of the arguments with the last one true: the state after the edge back. -1:
 * either. */
static void check_loop(const source next[ARGS]) {
  loop l = {0};
  build_loop(&l, next);
  gv_bdd *bdd = &l.f.predicates.bdd;
  for (unsigned now = 0; now < 4; now++) {
    const bool before[ARGS] = {now & 1, now & 2, true};
    gv_guard guard = GV_TRUE, expected = GV_TRUE;
    for (uint32_t a = 0; a < ARGS; a++) {
      gv_guard var = is(&l.f, l.arg[a]);
      bool after = next[a] <= THIRD ? before[next[a]] : next[a] == NOT_FIRST ? !before[0] : true;
      guard = both(&l.f, guard, before[a] ? var : gv_bdd_not(bdd, var));
      if (next[a] != NOBODY_KNOWS)
        expected = both(&l.f, expected, after ? var : gv_bdd_not(bdd, var));
      for (uint32_t b = 0; b < a; b++) /* nobody knows what, but it is the same */
        if (next[a] == NOBODY_KNOWS && next[b] == NOBODY_KNOWS)
          expected =
              both(&l.f, expected, gv_bdd_not(bdd, gv_bdd_xor(bdd, var, is(&l.f, l.arg[b]))));
    }
    ck_assert_msg(take(&l.f, guard, l.test[2], 0) == expected, "from %u with %d %d %d", now,
                  next[0], next[1], next[2]);
    ck_assert_uint_eq(take(&l.f, guard, l.test[2], 1), GV_FALSE); /* the third is true */
  }
  drop(&l.f);
}

START_TEST(block_arguments_take_their_new_values_all_at_once) {
  for (unsigned i = 0; i < SOURCES * SOURCES * SOURCES; i++)
    check_loop((const source[ARGS]){(source)(i % SOURCES), (source)(i / SOURCES % SOURCES),
                                    (source)(i / SOURCES / SOURCES)});
}
END_TEST

START_TEST(relations_between_arguments_go_with_them) {
  loop l = {0};
  build_loop(&l, (const source[ARGS]){SECOND, FIRST, THIRD});
  gv_bdd *bdd = &l.f.predicates.bdd;
  gv_guard a = is(&l.f, l.arg[0]), b = is(&l.f, l.arg[1]), c = is(&l.f, l.arg[2]);
  gv_guard implied = both(&l.f, c, gv_bdd_or(bdd, gv_bdd_not(bdd, a), b)),
           turned = both(&l.f, c, gv_bdd_or(bdd, gv_bdd_not(bdd, b), a));
  ck_assert_uint_eq(take(&l.f, implied, l.test[2], 0),
                    turned); /* a implies b becomes b implies a */
  gv_guard differ = both(&l.f, c, gv_bdd_xor(bdd, a, b));
  ck_assert_uint_eq(take(&l.f, differ, l.test[2], 0), differ);
  drop(&l.f);
}
END_TEST

START_TEST(a_number_that_a_block_argument_receives_settles_its_tests) {
  for (int64_t k = 8; k < 13; k++) {
    fixture f = {0};
    sketch *s = &f.s;
    uint32_t entry = begin_main(s), head = block(s), body = block(s), last = block(s);
    gv_value_id i = arg(s, head, 0, 8, 64);
    uint32_t in = br(s, head);
    pass(s, in, i, number(s, k, 64));
    fill(s, head);
    cond_br(s, arith(s, GV_SLT, i, number(s, 10, 64)), body, last);
    fill(s, body);
    uint32_t back = br(s, head);
    pass(s, back, i, arith(s, GV_ADD, i, number(s, 1, 64)));
    fill(s, last);
    ret(s);
    end(s);
    settle(&f);
    gv_guard first = take(&f, GV_TRUE, entry, 0);
    ck_assert_int_eq(take(&f, first, head, 0) != GV_FALSE, k < 10);
    ck_assert_int_eq(take(&f, first, head, 1) != GV_FALSE, k >= 10);
    gv_guard again =
        take(&f, take(&f, GV_TRUE, head, 0), body, 0); /* the number is above k in later rounds */
    ck_assert_int_eq(take(&f, again, head, 0) != GV_FALSE, k < 9);
    ck_assert_uint_ne(take(&f, again, head, 1), GV_FALSE);
    drop(&f);
  }
}
END_TEST

/* ---- what is defined anew is forgotten ------------------------------------------------------- */

START_TEST(what_a_loop_defines_anew_is_forgotten_and_the_rest_is_kept) {
  fixture f = {0};
  sketch *s = &f.s;
  begin(s, "f", true);
  gv_value_id fixed = param(s, 1, 1), bound = param(s, 4, 32);
  uint32_t entry = block(s), head = block(s), left = block(s), right = block(s), latch = block(s),
           last = block(s);
  fill(s, entry);
  br(s, head);
  fill(s, head);
  gv_value_id fresh = unknown(s, 1, 1), length = unknown(s, 4, 32);
  cond_br(s, fresh, left, right);
  for (uint32_t b = left; b <= right; b++) {
    fill(s, b);
    cond_br(s, arith(s, GV_SLT, length, bound), latch, latch);
  }
  fill(s, latch);
  gv_value_id once_more =
      arith(s, GV_AND, arith(s, GV_AND, fixed, fresh), arith(s, GV_SLT, length, bound));
  cond_br(s, once_more, head, last);
  fill(s, last);
  cond_br(s, fixed, latch, latch);
  end(s);
  settle(&f);
  gv_guard guard =
      take(&f, take(&f, take(&f, take(&f, GV_TRUE, entry, 0), head, 0), left, 0), latch, 0);
  ck_assert_uint_eq(guard,
                    is(&f, fixed)); /* of the new round nothing is known but what never changes */
  gv_guard out =
      take(&f, take(&f, take(&f, take(&f, is(&f, fixed), entry, 0), head, 0), left, 0), latch, 1);
  ck_assert_uint_eq(out, GV_FALSE); /* all three held */
  drop(&f);
}
END_TEST

START_TEST(a_test_that_nothing_asks_again_is_not_kept) {
  fixture f = {0};
  sketch *s = &f.s;
  begin(s, "f", true);
  gv_value_id once = param(s, 1, 1), twice = param(s, 1, 1);
  uint32_t b[4];
  for (int i = 0; i < 4; i++) b[i] = block(s);
  const gv_value_id on[3] = {once, twice, twice};
  for (int i = 0; i < 3; i++) {
    fill(s, b[i]);
    cond_br(s, on[i], b[i + 1], b[i + 1]);
  }
  fill(s, b[3]);
  ret(s);
  end(s);
  settle(&f);
  gv_guard guard = take(&f, take(&f, GV_TRUE, b[0], 0), b[1], 1);
  ck_assert_uint_eq(guard, is_not(&f, twice));
  ck_assert_uint_eq(take(&f, guard, b[2], 0), GV_FALSE);
  ck_assert_uint_eq(take(&f, guard, b[2], 1), guard);
  drop(&f);
}
END_TEST

/* ---- calls ----------------------------------------------------------------------------------- */

typedef struct callee {
  uint32_t function;
  gv_value_id condition, count;
  gv_value_id counts[2]; /* its comparisons with 3 and 7 */
} callee;

/* Tests both parameters twice. */
static callee build_callee(sketch *s) {
  callee c = {.function = begin(s, "callee", false)};
  c.condition = param(s, 1, 1);
  c.count = param(s, 4, 32);
  uint32_t b[5];
  for (int i = 0; i < 5; i++) b[i] = block(s);
  for (int i = 0; i < 2; i++) c.counts[i] = arith(s, GV_EQ, c.count, number(s, i ? 7 : 3, 32));
  const gv_value_id on[4] = {c.condition, c.counts[0], c.counts[1], c.condition};
  for (int i = 0; i < 4; i++) {
    fill(s, b[i]);
    cond_br(s, on[i], b[i + 1], b[i + 1]);
  }
  fill(s, b[4]);
  ret(s);
  end(s);
  return c;
}

START_TEST(what_a_caller_knows_of_arguments_goes_into_the_callee_and_back) {
  fixture f = {0};
  sketch *s = &f.s;
  callee c = build_callee(s);
  begin(s, "main", true);
  gv_value_id p = param(s, 1, 1), q = param(s, 1, 1), n = param(s, 4, 32);
  fill(s, block(s));
  gv_value_id not_p = not(s, p), p_and_q = arith(s, GV_AND, p, q);
  uint32_t with_not_p = call(s, c.function, not_p, number(s, 3, 32)),
           with_both = call(s, c.function, p_and_q, n);
  uint32_t with_constant = call(s, c.function, number(s, 0, 1), number(s, 5, 32)),
           with_none = call(s, c.function, GV_NONE, GV_NONE);
  ret(s);
  end(s);
  settle(&f);
  gv_predicates *predicates = &f.predicates;
  gv_bdd *bdd = &predicates->bdd;
  gv_guard in = is(&f, c.condition), three = is(&f, c.counts[0]), seven = is(&f, c.counts[1]),
           P = is(&f, p), Q = is(&f, q);
  gv_guard is_three = both(&f, three, gv_bdd_not(bdd, seven)),
           is_five = both(&f, gv_bdd_not(bdd, three), gv_bdd_not(bdd, seven));
  ck_assert_uint_eq(gv_predicates_into_call(predicates, P, with_not_p),
                    both(&f, gv_bdd_not(bdd, in), is_three));
  ck_assert_uint_eq(gv_predicates_into_call(predicates, is_not(&f, p), with_not_p),
                    both(&f, in, is_three));
  ck_assert_uint_eq(gv_predicates_into_call(predicates, GV_TRUE, with_not_p), is_three);
  ck_assert_uint_eq(gv_predicates_into_call(predicates, is_not(&f, q), with_both),
                    gv_bdd_not(bdd, in));
  ck_assert_uint_eq(gv_predicates_into_call(predicates, Q, with_both), GV_TRUE);
  ck_assert_uint_eq(gv_predicates_into_call(predicates, both(&f, P, Q), with_both), in);
  ck_assert_uint_eq(gv_predicates_into_call(predicates, GV_TRUE, with_constant),
                    both(&f, gv_bdd_not(bdd, in), is_five));
  ck_assert_uint_eq(gv_predicates_into_call(predicates, P, with_none), GV_TRUE);

  ck_assert_uint_eq(gv_predicates_out_of_call(predicates, GV_TRUE, with_not_p, in),
                    gv_bdd_not(bdd, P));
  ck_assert_uint_eq(gv_predicates_out_of_call(predicates, Q, with_both, in), both(&f, P, Q));
  ck_assert_uint_eq(gv_predicates_out_of_call(predicates, Q, with_both, gv_bdd_not(bdd, in)),
                    both(&f, Q, gv_bdd_not(bdd, P)));
  ck_assert_uint_eq(gv_predicates_out_of_call(predicates, P, with_not_p, in),
                    GV_FALSE); /* it never leaves this way */
  ck_assert_uint_eq(gv_predicates_out_of_call(predicates, GV_TRUE, with_constant, in), GV_FALSE);
  ck_assert_uint_eq(gv_predicates_out_of_call(predicates, GV_TRUE, with_not_p, seven), GV_FALSE);
  ck_assert_uint_eq(gv_predicates_out_of_call(predicates, Q, with_none, in), Q);
  ck_assert_uint_eq(gv_predicates_out_of_call(predicates, Q, with_both, GV_TRUE), Q);
  drop(&f);
}
END_TEST

START_TEST(what_the_callee_finds_out_for_itself_stays_there) {
  fixture f = {0};
  sketch *s = &f.s;
  uint32_t inner = begin(s, "inner", false);
  gv_value_id p = param(s, 1, 1);
  uint32_t b[4];
  for (int i = 0; i < 4; i++) b[i] = block(s);
  fill(s, b[0]);
  gv_value_id own = unknown(s, 1, 1);
  cond_br(s, own, b[1], b[1]);
  fill(s, b[1]);
  cond_br(s, own, b[2], b[2]);
  fill(s, b[2]);
  cond_br(s, p, b[3], b[3]);
  fill(s, b[3]);
  ret(s);
  end(s);
  begin(s, "main", true);
  gv_value_id q = param(s, 1, 1);
  fill(s, block(s));
  uint32_t site = call(s, inner, q);
  ret(s);
  end(s);
  settle(&f);
  gv_guard left = both(&f, is(&f, own), is(&f, p));
  ck_assert_uint_eq(gv_predicates_out_of_call(&f.predicates, GV_TRUE, site, left), is(&f, q));
  gv_guard linked = gv_bdd_xor(&f.predicates.bdd, is(&f, own),
                               is(&f, p)); /* says nothing once `own` is forgotten */
  ck_assert_uint_eq(gv_predicates_out_of_call(&f.predicates, GV_TRUE, site, linked), GV_TRUE);
  drop(&f);
}
END_TEST

/* The parameters of a function that calls itself are two sets of values with one set of variables.
 */
START_TEST(nothing_is_carried_out_of_a_call_of_itself) {
  fixture f = {0};
  sketch *s = &f.s;
  uint32_t self = begin(s, "self", true);
  gv_value_id p = param(s, 1, 1), q = param(s, 1, 1);
  uint32_t entry = block(s), deeper = block(s), last = block(s);
  fill(s, entry);
  cond_br(s, p, deeper, last);
  fill(s, deeper);
  uint32_t site = call(s, self, q, not(s, p));
  br(s, last);
  fill(s, last);
  ret(s);
  end(s);
  settle(&f);
  gv_guard P = is(&f, p), Q = is(&f, q);
  ck_assert_uint_eq(gv_predicates_out_of_call(&f.predicates, P, site, both(&f, P, Q)), P);
  ck_assert_uint_eq(gv_predicates_out_of_call(&f.predicates, P, site, is_not(&f, p)), P);
  /* Into it: q becomes p; what the caller knows of its own p says what the callee's q is. */
  gv_guard known = gv_predicates_into_call(&f.predicates, both(&f, P, is_not(&f, q)), site);
  ck_assert(implies(&f, known, is_not(&f, p)));
  ck_assert(!implies(&f, known, Q));
  drop(&f);
}
END_TEST

/* ---- guards that grow too large -------------------------------------------------------------- */

enum { PAIRS = 12, LIMIT = 1024 };

/* Two blocks, and a guard of 2^12 nodes and more: each of the first twelve parameters is equal to
 * one of the other twelve. */
static gv_guard begin_large(fixture *f, uint32_t *entry) {
  sketch *s = &f->s;
  begin(s, "f", true);
  for (int i = 0; i < 2 * PAIRS; i++) param(s, 1, 1);
  *entry = block(s);
  uint32_t last = block(s);
  fill(s, *entry);
  br(s, last);
  fill(s, last);
  ret(s);
  end(s);
  settle(f);
  gv_bdd *bdd = &f->predicates.bdd;
  for (gv_value_id i = 0; i < 2 * PAIRS; i++) is(f, i); /* in this order */
  gv_guard guard = GV_TRUE;
  for (gv_value_id i = 0; i < PAIRS; i++)
    guard = both(f, guard, gv_bdd_not(bdd, gv_bdd_xor(bdd, is(f, i), is(f, PAIRS + i))));
  return guard;
}

START_TEST(a_guard_too_large_says_less_and_nothing_wrong) {
  fixture f = {0};
  uint32_t entry;
  gv_guard guard = begin_large(&f, &entry);
  gv_bdd *bdd = &f.predicates.bdd;
  ck_assert(gv_bdd_exceeds(bdd, guard, LIMIT));
  gv_guard after = take(&f, guard, entry, 0);
  ck_assert(implies(&f, guard, after));
  ck_assert(!gv_bdd_exceeds(bdd, after, LIMIT));
  ck_assert_uint_ne(after, GV_TRUE); /* and it still says something */
  ck_assert_uint_eq(take(&f, after, entry, 0), after);
  drop(&f);
}
END_TEST

START_TEST(guards_that_cost_much_may_be_half_as_large_and_at_last_end_the_fixpoint) {
  enum { TIMES = 16 };
  fixture f = {0};
  uint32_t entry;
  gv_guard guard = begin_large(&f, &entry), before = GV_FALSE;
  gv_predicates *predicates = &f.predicates;
  gv_bdd *bdd = &predicates->bdd;
  uint64_t begun = bdd->work - gv_predicates_steps(predicates), each = predicates->halved_each;
  for (uint32_t halved = 0, limit = LIMIT; halved < TIMES; halved++, limit /= 2) {
    ck_assert(!gv_predicates_are_out_of_steps(predicates));
    bdd->work = begun + halved * each;
    gv_guard less = take(&f, gv_predicates_shrink(predicates, guard), entry, 0);
    ck_assert(implies(&f, guard, less));
    ck_assert(implies(&f, before, less)); /* it never says more than when it might be larger */
    ck_assert(!gv_bdd_exceeds(bdd, less, limit));
    before = less;
  }
  ck_assert_uint_eq(before, GV_TRUE);
  bdd->work = begun + TIMES * each;
  ck_assert(gv_predicates_are_out_of_steps(predicates));
  gv_predicates_end_fixpoint(predicates);
  ck_assert(predicates->halved);
  bdd->work += each; /* what a search takes later is not the fixpoint's */
  ck_assert_uint_eq(gv_predicates_steps(predicates), TIMES * each);
  ck_assert_uint_eq(gv_predicates_shrink(predicates, guard), guard); /* and has its own bounds */
  drop(&f);
}
END_TEST

UNIT_MAIN("analysis_predicates", RUNS(conditions_are_what_they_compute),
          RUNS(comparisons_are_told_apart_by_what_they_compare),
          RUNS(a_very_deep_condition_is_still_one_that_can_be_negated),
          RUNS(two_tests_of_one_number_exclude_what_no_number_passes),
          RUNS(cases_of_a_switch_exclude_each_other), RUNS(a_switch_on_a_constant_takes_one_edge),
          RUNS(block_arguments_take_their_new_values_all_at_once),
          RUNS(relations_between_arguments_go_with_them),
          RUNS(a_number_that_a_block_argument_receives_settles_its_tests),
          RUNS(what_a_loop_defines_anew_is_forgotten_and_the_rest_is_kept),
          RUNS(a_test_that_nothing_asks_again_is_not_kept),
          RUNS(what_a_caller_knows_of_arguments_goes_into_the_callee_and_back),
          RUNS(what_the_callee_finds_out_for_itself_stays_there),
          RUNS(nothing_is_carried_out_of_a_call_of_itself),
          RUNS(a_guard_too_large_says_less_and_nothing_wrong),
          RUNS(guards_that_cost_much_may_be_half_as_large_and_at_last_end_the_fixpoint))
