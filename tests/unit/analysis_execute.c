/* Paths that can be taken and paths that cannot. */
#include "counterexample/execute.h"

#include "sketch.h"

/* ---- chains: one condition after another, in blocks 0, 1, 2 … of one function ---------------- */

/* Ends the block with a test whose two edges lead to the next one, and fills that. */
static void ask(sketch *s, gv_value_id condition) {
  uint32_t next = block(s);
  cond_br(s, condition, next, next);
  fill(s, next);
}

static void begin_chain(sketch *s, gv_value_id *x, gv_value_id *y, gv_value_id *z) {
  begin(s, "f", true);
  *x = param(s, 4, 32), *y = param(s, 4, 32), *z = param(s, 4, 32);
  fill(s, block(s));
}

static void end_chain(sketch *s) {
  ret(s);
  end(s);
  gv_model_check(&s->m);
}

/* The path on which the tests come out so: "TFT". */
static bool can_be(const sketch *s, const char *outcomes) {
  gv_flow flow;
  gv_execution f;
  gv_flow_init(&flow, &s->m);
  gv_execution_init(&f, &s->m, &flow, 20000000);
  gv_execution_begin(&f, GV_NONE);
  bool holds = true;
  for (uint32_t i = 0; outcomes[i] && holds; i++)
    holds = gv_execution_edge(&f, edge_of(s, i, outcomes[i] == 'T' ? 0 : 1));
  holds = holds && gv_execution_holds(&f);
  gv_execution_clear(&f);
  gv_flow_clear(&flow);
  return holds;
}

static void clear(sketch *s) {
  gv_model_clear(&s->m);
  memset(s, 0, sizeof *s);
}

START_TEST(one_number_against_constants) {
  sketch s = {0};
  gv_value_id x, y, z;
  begin_chain(&s, &x, &y, &z);
  ask(&s, arith(&s, GV_SLT, x, number(&s, 3, 32)));
  ask(&s, arith(&s, GV_EQ, x, number(&s, 3, 32)));
  ask(&s, arith(&s, GV_SLT, number(&s, 1, 32), x));
  ask(&s, arith(&s, GV_EQ, number(&s, 2, 32), x));
  end_chain(&s);
  ck_assert(can_be(&s, "TFTT"));  /* 2 */
  ck_assert(can_be(&s, "TFFF"));  /* 1 */
  ck_assert(can_be(&s, "FTTF"));  /* 3 */
  ck_assert(can_be(&s, "FFTF"));  /* 4 */
  ck_assert(!can_be(&s, "TT"));   /* 3 is not below 3 */
  ck_assert(!can_be(&s, "FTF"));  /* 3 is above 1 */
  ck_assert(!can_be(&s, "TFTF")); /* only 2 lies between */
  ck_assert(!can_be(&s, "FFTT"));
  clear(&s);
}
END_TEST

START_TEST(numbers_against_each_other) {
  sketch s = {0};
  gv_value_id x, y, z;
  begin_chain(&s, &x, &y, &z);
  ask(&s, arith(&s, GV_SLT, x, y));
  ask(&s, arith(&s, GV_SLT, y, z));
  ask(&s, arith(&s, GV_SLT, z, x));
  ask(&s, arith(&s, GV_EQ, x, z));
  end_chain(&s);
  ck_assert(can_be(&s, "TTFF"));
  ck_assert(can_be(&s, "FFTF"));
  ck_assert(can_be(&s, "FFFT")); /* all the same */
  ck_assert(can_be(&s, "TFFT"));
  ck_assert(!can_be(&s, "TTT"));
  ck_assert(!can_be(&s, "TTFT"));
  ck_assert(!can_be(&s, "FFFF")); /* x >= y >= z >= x */
  ck_assert(!can_be(&s, "FFTT"));
  clear(&s);
}
END_TEST

START_TEST(an_unsigned_test_leaves_the_sign_open) {
  sketch s = {0};
  gv_value_id x, y, z;
  begin_chain(&s, &x, &y, &z);
  ask(&s, arith(&s, GV_ULT, x, number(&s, 4, 32)));
  ask(&s, arith(&s, GV_SLT, x, number(&s, 0, 32)));
  ask(&s, arith(&s, GV_ULT, x, y));
  ask(&s, arith(&s, GV_SLT, y, number(&s, 0, 32)));
  end_chain(&s);
  ck_assert(can_be(&s, "FTTT")); /* below zero is above all others */
  ck_assert(can_be(&s, "FTFF"));
  ck_assert(can_be(&s, "TFTT"));
  ck_assert(can_be(&s, "FFTF"));
  ck_assert(!can_be(&s, "TT"));
  ck_assert(!can_be(&s, "FTTF"));
  ck_assert(!can_be(&s, "TFFT"));
  clear(&s);
}
END_TEST

/* Conditions made of conditions have many ways to come out; the one that holds is found all the
 * same. */
START_TEST(entangled_truth_values_do_not_multiply) {
  enum { LAYERS = 10 };
  sketch s = {0};
  begin(&s, "f", true);
  gv_value_id p = param(&s, 1, 1), q = param(&s, 1, 1), a = p, b = q;
  fill(&s, block(&s));
  for (int i = 0; i < LAYERS; i++) {
    gv_value_id either = arith(&s, GV_OR, a, b), one = arith(&s, GV_XOR, a, b);
    a = either, b = one;
  }
  ask(&s, a);
  ask(&s, b);
  ask(&s, arith(&s, GV_AND, p, not(&s, q)));
  end_chain(&s);
  bool left = true, right = false;
  for (int i = 0; i < LAYERS; i++) {
    bool either = left | right, one = left ^ right;
    left = either, right = one;
  }
  const char outcomes[] = {left ? 'T' : 'F', right ? 'T' : 'F', 'T', 0},
             others[] = {left ? 'F' : 'T', right ? 'T' : 'F', 'T', 0};
  ck_assert(can_be(&s, outcomes));
  ck_assert(!can_be(&s, others));
  clear(&s);
}
END_TEST

START_TEST(sums_and_differences) {
  sketch s = {0};
  gv_value_id x, y, z;
  begin_chain(&s, &x, &y, &z);
  ask(&s, arith(&s, GV_EQ, arith(&s, GV_ADD, x, number(&s, 5, 32)), y));
  ask(&s, arith(&s, GV_SLT, y, x));
  ask(&s, arith(&s, GV_EQ, arith(&s, GV_SUB, y, number(&s, 2, 32)),
                arith(&s, GV_ADD, number(&s, 3, 32), x)));
  end_chain(&s);
  ck_assert(can_be(&s, "TFT"));
  ck_assert(can_be(&s, "FTF"));
  ck_assert(can_be(&s, "FFF"));
  ck_assert(can_be(&s, "TTT")); /* the sum wraps around */
  ck_assert(!can_be(&s, "TTF"));
  ck_assert(!can_be(&s, "TFF")); /* the same question in other words */
  ck_assert(!can_be(&s, "FFT"));
  clear(&s);
}
END_TEST

START_TEST(truth_values_are_put_together) {
  sketch s = {0};
  begin(&s, "f", true);
  gv_value_id p = param(&s, 1, 1), q = param(&s, 1, 1), x = param(&s, 4, 32);
  fill(&s, block(&s));
  ask(&s, arith(&s, GV_AND, p, not(&s, q)));
  ask(&s, arith(&s, GV_OR, p, q));
  ask(&s, arith(&s, GV_XOR, p, q));
  ask(&s, arith(&s, GV_EQ, choose(&s, p, x, number(&s, 7, 32)), number(&s, 7, 32)));
  ask(&s, arith(&s, GV_EQ, x, number(&s, 7, 32)));
  end_chain(&s);
  ck_assert(can_be(&s, "TTTTT"));
  ck_assert(can_be(&s, "TTTFF"));
  ck_assert(can_be(&s, "FTTTF")); /* q alone */
  ck_assert(can_be(&s, "FTFFF")); /* both */
  ck_assert(can_be(&s, "FFFTF")); /* neither */
  ck_assert(!can_be(&s, "TF"));
  ck_assert(!can_be(&s, "TTF"));
  ck_assert(!can_be(&s, "FFT"));
  ck_assert(!can_be(&s, "TTTTF")); /* with p, what is compared is x */
  ck_assert(!can_be(&s, "FTTF"));  /* without p, it is 7 */
  clear(&s);
}
END_TEST

START_TEST(the_same_operation_on_the_same_numbers_is_the_same_number) {
  sketch s = {0};
  gv_value_id x, y, z;
  begin_chain(&s, &x, &y, &z);
  ask(&s, arith(&s, GV_EQ, x, y));
  ask(&s, arith(&s, GV_EQ, arith(&s, GV_MUL, x, z), number(&s, 6, 32)));
  ask(&s, arith(&s, GV_EQ, arith(&s, GV_MUL, x, z), number(&s, 6, 32)));
  end_chain(&s);
  ck_assert(can_be(&s, "TTT"));
  ck_assert(can_be(&s, "FFF"));
  ck_assert(!can_be(&s, "FTF"));
  ck_assert(!can_be(&s, "TFT"));
  clear(&s);
}
END_TEST

START_TEST(memory_gives_back_what_was_stored) {
  sketch s = {0};
  gv_value_id x, y, z;
  begin_chain(&s, &x, &y, &z);
  gv_value_id slot = memory(&s), other = memory(&s);
  store(&s, number(&s, 4, 32), slot);
  store(&s, x, offset(&s, slot, 4));
  store(&s, number(&s, 5, 32), other);
  ask(&s, arith(&s, GV_EQ, load(&s, slot, 4, 32), number(&s, 4, 32)));
  ask(&s, arith(&s, GV_EQ, load(&s, offset(&s, slot, 4), 4, 32), x));
  store(&s, y, offset(&s, slot, GV_ANYWHERE));
  ask(&s, arith(&s, GV_EQ, load(&s, slot, 4, 32), number(&s, 4, 32)));
  ask(&s, arith(&s, GV_EQ, load(&s, other, 4, 32), number(&s, 5, 32)));
  end_chain(&s);
  ck_assert(can_be(&s, "TTTT"));
  ck_assert(can_be(&s, "TTFT")); /* it may have been overwritten */
  ck_assert(!can_be(&s, "F"));
  ck_assert(!can_be(&s, "TF"));
  ck_assert(!can_be(&s, "TTTF")); /* this one was not */
  clear(&s);
}
END_TEST

START_TEST(unknown_code_changes_what_it_can_reach) {
  sketch s = {0};
  gv_value_id x, y, z;
  begin_chain(&s, &x, &y, &z);
  gv_value_id reached = memory(&s), hidden = memory(&s);
  store(&s, x, reached);
  store(&s, x, hidden);
  pass_to_unknown(&s, reached);
  ask(&s, arith(&s, GV_EQ, load(&s, reached, 4, 32), x));
  ask(&s, arith(&s, GV_EQ, load(&s, hidden, 4, 32), x));
  end_chain(&s);
  ck_assert(can_be(&s, "TT"));
  ck_assert(can_be(&s, "FT"));
  ck_assert(!can_be(&s, "TF"));
  clear(&s);
}
END_TEST

/* ---- loops ----------------------------------------------------------------------------------- */

enum { ENTRY, HEAD, BODY, LAST };

/* for (i = 0; i < bound; i += step), the bound GV_NONE: a parameter. */
static void build_loop(sketch *s, int64_t bound, int64_t by) {
  begin(s, "f", true);
  gv_value_id n = param(s, 8, 64);
  for (int i = 0; i < 4; i++) block(s);
  gv_value_id i = arg(s, HEAD, 0, 8, 64);
  fill(s, ENTRY);
  pass(s, br(s, HEAD), i, number(s, 0, 64));
  fill(s, HEAD);
  cond_br(s, arith(s, GV_SLT, i, bound < 0 ? n : number(s, bound, 64)), BODY, LAST);
  fill(s, BODY);
  pass(s, br(s, HEAD), i, arith(s, GV_ADD, i, number(s, by, 64)));
  fill(s, LAST);
  ret(s);
  end(s);
}

static bool runs(const sketch *s, gv_execution *f, int rounds) {
  gv_execution_begin(f, GV_NONE);
  bool holds = gv_execution_edge(f, edge_of(s, ENTRY, 0));
  for (int i = 0; i < rounds && holds; i++)
    holds = gv_execution_edge(f, edge_of(s, HEAD, 0)) && gv_execution_edge(f, edge_of(s, BODY, 0));
  return holds && gv_execution_edge(f, edge_of(s, HEAD, 1)) && gv_execution_holds(f);
}

static void check_rounds(int64_t bound, int64_t by, int only) {
  sketch s = {0};
  gv_flow flow;
  gv_execution f;
  build_loop(&s, bound, by);
  gv_flow_init(&flow, &s.m);
  gv_execution_init(&f, &s.m, &flow, 20000000);
  for (int rounds = 0; rounds < 8; rounds++)
    ck_assert_msg(runs(&s, &f, rounds) == (only < 0 || rounds == only), "%d rounds to %d", rounds,
                  (int)bound);
  gv_execution_clear(&f);
  gv_flow_clear(&flow);
  gv_model_clear(&s.m);
}

START_TEST(a_loop_with_constant_bounds_runs_as_often_as_it_does) {
  check_rounds(0, 1, 0);
  check_rounds(1, 1, 1);
  check_rounds(5, 1, 5);
  check_rounds(5, 2, 3);
  check_rounds(-1, 1, -1); /* any number of times */
}
END_TEST

/* What a block defines is new each time control comes there; what it does not is not. */
START_TEST(what_a_round_defines_belongs_to_it) {
  sketch s = {0};
  begin(&s, "f", true);
  gv_value_id fixed = param(&s, 1, 1);
  uint32_t entry = block(&s), head = block(&s), more = block(&s), last = block(&s);
  fill(&s, entry);
  br(&s, head);
  fill(&s, head);
  cond_br(&s, unknown(&s, 1, 1), more, last);
  fill(&s, more);
  cond_br(&s, fixed, head, last);
  fill(&s, last);
  ret(&s);
  end(&s);
  gv_flow flow;
  gv_execution f;
  gv_flow_init(&flow, &s.m);
  gv_execution_init(&f, &s.m, &flow, 20000000);
  gv_execution_begin(&f, GV_NONE); /* once more, then out */
  ck_assert(gv_execution_edge(&f, edge_of(&s, entry, 0)) &&
            gv_execution_edge(&f, edge_of(&s, head, 0)) &&
            gv_execution_edge(&f, edge_of(&s, more, 0)));
  ck_assert(gv_execution_edge(&f, edge_of(&s, head, 1)) && gv_execution_holds(&f));
  gv_execution_begin(&f, GV_NONE); /* `fixed` is true the first time and false the second time */
  ck_assert(gv_execution_edge(&f, edge_of(&s, entry, 0)) &&
            gv_execution_edge(&f, edge_of(&s, head, 0)) &&
            gv_execution_edge(&f, edge_of(&s, more, 0)));
  ck_assert(!(gv_execution_edge(&f, edge_of(&s, head, 0)) &&
              gv_execution_edge(&f, edge_of(&s, more, 1)) && gv_execution_holds(&f)));
  gv_execution_clear(&f);
  gv_flow_clear(&flow);
  gv_model_clear(&s.m);
}
END_TEST

START_TEST(block_arguments_change_places_at_once) {
  sketch s = {0};
  begin(&s, "f", true);
  uint32_t entry = block(&s), head = block(&s), last = block(&s);
  gv_value_id a = arg(&s, head, 0, 4, 32), b = arg(&s, head, 1, 4, 32);
  fill(&s, entry);
  uint32_t in = br(&s, head);
  pass(&s, in, a, number(&s, 1, 32));
  pass(&s, in, b, number(&s, 2, 32));
  fill(&s, head);
  uint32_t back = cond_br(&s, arith(&s, GV_SLT, a, b), head, last);
  pass(&s, back, a, b);
  pass(&s, back, b, a);
  fill(&s, last);
  ret(&s);
  end(&s);
  gv_flow flow;
  gv_execution f;
  gv_flow_init(&flow, &s.m);
  gv_execution_init(&f, &s.m, &flow, 20000000);
  for (int rounds = 0; rounds < 4; rounds++) {
    gv_execution_begin(&f, GV_NONE);
    bool holds = gv_execution_edge(&f, edge_of(&s, entry, 0));
    for (int i = 0; i < rounds && holds; i++) holds = gv_execution_edge(&f, edge_of(&s, head, 0));
    holds = holds && gv_execution_edge(&f, edge_of(&s, head, 1)) && gv_execution_holds(&f);
    ck_assert_int_eq(holds, rounds == 1); /* 1 < 2, then 2 < 1 */
  }
  gv_execution_clear(&f);
  gv_flow_clear(&flow);
  gv_model_clear(&s.m);
}
END_TEST

START_TEST(a_switch_takes_the_case_of_its_number) {
  sketch s = {0};
  gv_value_id x, y, z;
  begin_chain(&s, &x, &y, &z);
  ask(&s, arith(&s, GV_SLT, x, number(&s, 2, 32)));
  uint32_t from = s.block, last = block(&s);
  add_op(&s, GV_OP_SWITCH, "", &x, 1);
  for (int64_t k = 0; k < 4; k++) gv_add_edge(&s.m, from, last, k);
  fill(&s, last);
  end_chain(&s);
  gv_flow flow;
  gv_execution f;
  gv_flow_init(&flow, &s.m);
  gv_execution_init(&f, &s.m, &flow, 20000000);
  for (uint32_t side = 0; side < 2; side++) {
    for (uint32_t e = 0; e < 4; e++) {
      gv_execution_begin(&f, GV_NONE);
      bool holds = gv_execution_edge(&f, edge_of(&s, 0, side)) &&
                   gv_execution_edge(&f, edge_of(&s, from, e)) && gv_execution_holds(&f);
      ck_assert_int_eq(holds, e == 0 || (side == 0) == (e < 2)); /* below 2: the default or 1 */
    }
  }
  gv_execution_clear(&f);
  gv_flow_clear(&flow);
  gv_model_clear(&s.m);
}
END_TEST

/* ---- calls ----------------------------------------------------------------------------------- */

/* f(x, s) asks whether x is below 3, calls g(x + 1, s), asks whether the result is 4, and whether
 * y, which g does not see, is 4. g(n, s) asks whether n is below 3, destroys s, and returns n. */
typedef struct two_functions {
  sketch s;
  uint32_t in_f, after, in_g, made, called, returned, launched;
} two_functions;

static void build_two(two_functions *t) {
  sketch *s = &t->s;
  memset(t, 0, sizeof *t);
  begin(s, "g", true);
  gv_value_id n = param(s, 4, 32), given = param(s, HANDLE, 0);
  t->in_g = block(s);
  uint32_t last = block(s);
  fill(s, t->in_g);
  cond_br(s, arith(s, GV_SLT, n, number(s, 3, 32)), last, last);
  fill(s, last);
  act(s, destroy_stream, given);
  t->returned = ret_with(s, &n, 1);
  end(s);
  begin(s, "f", true);
  gv_value_id x = param(s, 4, 32);
  t->in_f = block(s);
  t->made = block(s);
  t->after = block(s);
  uint32_t end_of_f = block(s);
  fill(s, t->in_f);
  cond_br(s, arith(s, GV_SLT, x, number(s, 3, 32)), t->made, t->made);
  fill(s, t->made);
  gv_value_id handle = stream(s), passed[] = {arith(s, GV_ADD, x, number(s, 1, 32)), handle};
  t->called = call_with(s, 0, passed, 2);
  gv_value_id back = result(s, 4, 32);
  cond_br(s, arith(s, GV_EQ, back, number(s, 4, 32)), t->after, t->after);
  fill(s, t->after);
  t->launched = act(s, launch, handle);
  cond_br(s, arith(s, GV_EQ, x, number(s, 3, 32)), end_of_f, end_of_f);
  fill(s, end_of_f);
  ret(s);
  end(s);
  gv_model_check(&s->m);
}

/* The path on which the tests of f, g, f and f come out so. */
static bool goes(const two_functions *t, const gv_flow *flow, const char *outcomes) {
  const sketch *s = &t->s;
  gv_execution f, g;
  gv_execution_init(&f, &s->m, flow, 20000000);
  gv_execution_init(&g, &s->m, flow, 20000000);
  gv_execution_begin(&f, GV_NONE);
  bool holds = gv_execution_edge(&f, edge_of(s, t->in_f, outcomes[0] == 'F'));
  gv_passed before = gv_execution_enter(&g, &f, t->called);
  for (int i = 0; i < 2; i++) { /* what the first try has found is forgotten */
    gv_execution_begin(&g, GV_NONE);
    bool tried = gv_execution_edge(&g, edge_of(s, t->in_g, (outcomes[1] == 'F') == (i == 1)));
    if (i == 1) holds = holds && tried;
  }
  holds = holds && gv_execution_holds(&g);
  gv_execution_leave(&g, &f, t->called, t->returned);
  gv_execution_forget(&g, before);
  holds = holds && gv_execution_edge(&f, edge_of(s, t->made, outcomes[2] == 'F')) &&
          gv_execution_edge(&f, edge_of(s, t->after, outcomes[3] == 'F')) && gv_execution_holds(&f);
  gv_execution_clear(&f);
  gv_execution_clear(&g);
  return holds;
}

/* What g destroys is gone behind the call: the work is not even begun. */
START_TEST(handles_go_into_calls_and_back) {
  two_functions t;
  gv_flow flow;
  gv_execution f, g;
  build_two(&t);
  gv_flow_init(&flow, &t.s.m);
  gv_execution_init(&f, &t.s.m, &flow, 20000000);
  gv_execution_init(&g, &t.s.m, &flow, 20000000);
  for (int destroyed = 0; destroyed < 2; destroyed++) {
    gv_execution_begin(&f, GV_NONE);
    ck_assert(gv_execution_edge(&f, edge_of(&t.s, t.in_f, 0)));
    if (destroyed) {
      gv_passed before = gv_execution_enter(&g, &f, t.called);
      gv_execution_begin(&g, GV_NONE);
      ck_assert(gv_execution_edge(&g, edge_of(&t.s, t.in_g, 0)));
      gv_execution_leave(&g, &f, t.called, t.returned);
      gv_execution_forget(&g, before);
    }
    ck_assert(gv_execution_edge(&f, edge_of(&t.s, t.made, 1)));
    gv_execution_trace(&f, t.launched, GV_NONE);
    ck_assert_int_eq(gv_execution_apart(&f, t.launched + 1), destroyed);
  }
  gv_execution_clear(&f);
  gv_execution_clear(&g);
  gv_flow_clear(&flow);
  clear(&t.s);
}
END_TEST

START_TEST(numbers_go_into_calls_and_back) {
  two_functions t;
  gv_flow flow;
  build_two(&t);
  gv_flow_init(&flow, &t.s.m);
  ck_assert(goes(&t, &flow, "TTFF"));  /* 0 */
  ck_assert(goes(&t, &flow, "TFFF"));  /* 2 */
  ck_assert(goes(&t, &flow, "FFTT"));  /* 3 */
  ck_assert(goes(&t, &flow, "FFFF"));  /* 4 */
  ck_assert(goes(&t, &flow, "FTFF"));  /* the greatest number, one more than which is the least */
  ck_assert(!goes(&t, &flow, "FTFT")); /* 3 or more, so that g gets no less */
  ck_assert(!goes(&t, &flow, "TFTF")); /* 4 comes back for 3 only */
  ck_assert(!goes(&t, &flow, "FFTF"));
  ck_assert(!goes(&t, &flow, "FFFT"));
  gv_flow_clear(&flow);
  clear(&t.s);
}
END_TEST

/* ---- what really happens is never called impossible ------------------------------------------ */

enum { PARAMS = 3, EXPRESSIONS = 14, TESTS = 6 };
#ifdef __SANITIZE_ADDRESS__ /* which show nothing in the last that they did not in the first */
enum { PROGRAMS = 400 };
#else
enum { PROGRAMS = 3000 };
#endif

static int32_t compute(const sketch *s, gv_value_id id, const int32_t *params) {
  const gv_value *v = &s->m.values.at[id];
  if (v->def == GV_DEF_PARAM) return params[v->b];
  if (v->def == GV_DEF_INT) return (int32_t)v->k;
  if (v->def == GV_DEF_SELECT)
    return compute(s, v->a, params) ? compute(s, v->b, params) : compute(s, v->c, params);
  int32_t a = compute(s, v->a, params), b = compute(s, v->b, params);
  switch ((gv_arith)v->c) {
  case GV_ADD: return a + b;
  case GV_SUB: return a - b;
  case GV_MUL: return a * b;
  case GV_AND: return a & b;
  case GV_OR: return a | b;
  case GV_XOR: return a ^ b;
  case GV_EQ: return a == b;
  case GV_SLT: return a < b;
  default: return (uint32_t)a < (uint32_t)b;
  }
}

/* Small numbers, so that nothing wraps around, and truth values made of them. */
typedef struct pool {
  gv_value_id numbers[PARAMS + EXPRESSIONS], tests[EXPRESSIONS];
  uint32_t number_count, test_count;
} pool;

static gv_value_id any(const gv_value_id *list, uint32_t count, uint64_t *random) {
  return list[next_random(random) % count];
}

static void grow(sketch *s, pool *p, const int32_t *params, uint64_t *random) {
  gv_value_id a = any(p->numbers, p->number_count, random),
              b = any(p->numbers, p->number_count, random);
  gv_value_id c = p->test_count ? any(p->tests, p->test_count, random) : GV_NONE,
              d = p->test_count ? any(p->tests, p->test_count, random) : GV_NONE, made;
  if (next_random(random) % 3 == 0) b = number(s, (int64_t)(next_random(random) % 9) - 4, 32);
  switch (next_random(random) % (p->test_count ? 6 : 3)) {
  case 0: made = arith(s, next_random(random) % 5 ? GV_ADD : GV_MUL, a, b); break;
  case 1: made = arith(s, GV_SUB, a, b); break;
  case 2:
    p->tests[p->test_count++] = arith(s, (gv_arith)(GV_EQ + next_random(random) % 3), a, b);
    return;
  case 3: made = choose(s, c, a, b); break;
  case 4:
    p->tests[p->test_count++] = arith(s, (gv_arith)(GV_AND + next_random(random) % 3), c, d);
    return;
  default:
    p->tests[p->test_count++] = next_random(random) & 1 ? not(s, c) : arith(s, GV_EQ, c, d);
    return;
  }
  int32_t k = compute(s, made, params);
  if (k > -1000 && k < 1000) p->numbers[p->number_count++] = made;
}

START_TEST(what_really_happens_is_never_called_impossible) {
  uint64_t random = 11;
  for (int program = 0; program < PROGRAMS; program++) {
    sketch s = {0};
    pool p = {.number_count = PARAMS};
    int32_t params[PARAMS];
    char outcomes[TESTS + 1] = "";
    begin_chain(&s, &p.numbers[0], &p.numbers[1], &p.numbers[2]);
    for (int i = 0; i < PARAMS; i++) params[i] = (int32_t)(next_random(&random) % 11) - 5;
    for (int i = 0; i < EXPRESSIONS; i++) grow(&s, &p, params, &random);
    for (uint32_t i = 0; i < TESTS && p.test_count; i++) {
      gv_value_id test = any(p.tests, p.test_count, &random);
      ask(&s, test);
      outcomes[i] = compute(&s, test, params) & 1 ? 'T' : 'F';
    }
    end_chain(&s);
    ck_assert_msg(can_be(&s, outcomes), "program %d with %d, %d, %d: %s", program, params[0],
                  params[1], params[2], outcomes);
    gv_model_clear(&s.m);
  }
}
END_TEST

/* ---- all numbers of 8 bits ------------------------------------------------------------------- */

enum { TERMS = 8, ASKED = 3 };
typedef struct term {
  gv_arith op;
  int a, b;    /* earlier terms; 0: the number from outside */
  int8_t with; /* instead of b; 0: b */
} term;

static term random_term(uint64_t *r, int i) {
  static const gv_arith ops[] = {GV_ADD,  GV_SUB,  GV_MUL,  GV_AND, GV_OR,   GV_XOR, GV_UDIV,
                                 GV_SDIV, GV_UREM, GV_SREM, GV_SHL, GV_LSHR, GV_ASHR};
  gv_arith op = ops[next_random(r) % (sizeof ops / sizeof *ops)];
  bool constant = op >= GV_UDIV || next_random(r) % 2;
  int8_t with = (int8_t)(op >= GV_SHL ? 1 + next_random(r) % 3 : 2 + next_random(r) % 9);
  return (term){op, (int)(next_random(r) % (uint32_t)i), (int)(next_random(r) % (uint32_t)i),
                constant ? with : (int8_t)0};
}

/* A number with which all tests come out so, by trying them all. */
static bool any_number(const term *terms, const gv_arith *tests, const int *left,
                       const int8_t *right, const char *outcomes) {
  for (int x = INT8_MIN; x <= INT8_MAX; x++) {
    int64_t value[TERMS] = {x};
    bool all = true;
    for (int i = 1; i < TERMS; i++)
      value[i] = gv_arith_of(terms[i].op, 8, value[terms[i].a],
                             terms[i].with ? terms[i].with : value[terms[i].b]);
    for (int t = 0; t < ASKED && all; t++)
      all = (gv_arith_of(tests[t], 8, value[left[t]], right[t]) != 0) == (outcomes[t] == 'T');
    if (all) return true;
  }
  return false;
}

/* Whatever is computed, and however it is asked for. */
START_TEST(a_path_can_be_taken_with_some_number_or_with_none) {
  static const gv_arith kinds[] = {GV_EQ, GV_SLT, GV_ULT};
  static const char *const all[] = {"TTT", "TTF", "TFT", "TFF", "FTT", "FTF", "FFT", "FFF"};
  uint64_t r = 7;
  for (int round = 0; round < 1000; round++) {
    sketch s = {0};
    term terms[TERMS] = {{GV_ADD, 0, 0, 0}};
    gv_value_id values[TERMS];
    gv_arith tests[ASKED];
    int left[ASKED];
    int8_t right[ASKED];
    begin(&s, "f", true);
    values[0] = param(&s, 1, 8);
    fill(&s, block(&s));
    for (int i = 1; i < TERMS; i++) {
      terms[i] = random_term(&r, i);
      values[i] = arith(&s, terms[i].op, values[terms[i].a],
                        terms[i].with ? number(&s, terms[i].with, 8) : values[terms[i].b]);
    }
    for (int t = 0; t < ASKED; t++) {
      tests[t] = kinds[next_random(&r) % 3], left[t] = (int)next_random(&r) % TERMS,
      right[t] = (int8_t)next_random(&r) % 12;
      ask(&s, arith(&s, tests[t], values[left[t]], number(&s, right[t], 8)));
    }
    end_chain(&s);
    for (size_t o = 0; o < sizeof all / sizeof *all; o++) {
      ck_assert(any_number(terms, tests, left, right, all[o]) == can_be(&s, all[o]));
    }
    clear(&s);
  }
}
END_TEST

UNIT_MAIN("analysis_execute", RUNS(a_path_can_be_taken_with_some_number_or_with_none),
          RUNS(one_number_against_constants), RUNS(numbers_against_each_other),
          RUNS(an_unsigned_test_leaves_the_sign_open), RUNS(entangled_truth_values_do_not_multiply),
          RUNS(sums_and_differences), RUNS(truth_values_are_put_together),
          RUNS(the_same_operation_on_the_same_numbers_is_the_same_number),
          RUNS(memory_gives_back_what_was_stored), RUNS(unknown_code_changes_what_it_can_reach),
          RUNS(a_loop_with_constant_bounds_runs_as_often_as_it_does),
          RUNS(what_a_round_defines_belongs_to_it), RUNS(block_arguments_change_places_at_once),
          RUNS(a_switch_takes_the_case_of_its_number), RUNS(numbers_go_into_calls_and_back),
          RUNS(handles_go_into_calls_and_back),
          RUNS(what_really_happens_is_never_called_impossible))
