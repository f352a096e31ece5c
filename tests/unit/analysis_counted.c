/* What an edge says of a number that counts, against all that the loop does. */
#include "logic/received.h"

#include "sketch.h"

enum { STARTS = 2, NUMBERS = 9, BITS = 8 };

/* A loop from one of two constants, by one of two steps. */
typedef struct counting {
  uint8_t width;
  int64_t start[STARTS], step[STARTS];
  uint8_t flags;
} counting;

static const int64_t numbers[NUMBERS] = {-128, -3, -1, 0, 1, 2, 3, 126, 127};

typedef struct loop {
  sketch s;
  gv_flow flow;
  uint32_t entry, turn, latch[STARTS];
  gv_value_id argument, number[NUMBERS], next[STARTS];
} loop;

/* A branch to the block by either edge. */
static void either(sketch *s, gv_value_id way, uint32_t to, gv_value_id arg,
                   const gv_value_id *sources) {
  add_op(s, GV_OP_COND_BR, "", &way, 1);
  for (uint32_t i = 0; i < STARTS; i++) pass(s, edge_to(s, to), arg, sources[i]);
}

static void build(loop *l, const counting *c) {
  sketch *s = &l->s;
  l->entry = begin_main(s);
  gv_value_id way = param(s, 1, 1);
  uint32_t head = block(s), out = block(s);
  l->turn = block(s);
  l->argument = arg(s, head, 0, c->width / 8u, c->width);
  for (int i = 0; i < NUMBERS; i++) l->number[i] = number(s, numbers[i], c->width);
  gv_value_id starts[STARTS];
  for (uint32_t i = 0; i < STARTS; i++) starts[i] = number(s, c->start[i], c->width);
  either(s, way, head, l->argument, starts);
  fill(s, head);
  cond_br(s, way, l->turn, out);
  fill(s, l->turn);
  for (uint32_t i = 0; i < STARTS; i++) {
    l->next[i] = arith(s, GV_ADD, l->argument, number(s, c->step[i], c->width));
    s->m.values.at[l->next[i]].k = c->flags;
  }
  either(s, way, head, l->argument, l->next);
  fill(s, out);
  ret(s);
  end(s);
  gv_flow_init(&l->flow, &s->m);
}

/* By 2^width numbers: the argument may be that, and so bring the next one by the edge. */
static void reach(const counting *c, bool *is) {
  int64_t stack[STARTS << (BITS + 1)];
  uint32_t len = 0;
  memset(is, 0, 1 << BITS);
  for (int i = 0; i < STARTS; i++) stack[len++] = c->start[i];
  while (len) {
    int64_t k = stack[--len];
    if (is[k & ((1 << BITS) - 1)]) continue;
    is[k & ((1 << BITS) - 1)] = true;
    for (int i = 0; i < STARTS; i++)
      if (gv_arith_is_defined(GV_ADD, c->flags, BITS, k, c->step[i]))
        stack[len++] = gv_arith_of(GV_ADD, BITS, k, c->step[i]);
    ck_assert_uint_lt(len, STARTS << BITS | STARTS);
  }
}

/* Both answers are there among what the edge brings, bit 0: false, bit 1: true. */
static unsigned answers(const counting *c, const bool *is, int edge, gv_arith test, int64_t with,
                        bool left) {
  unsigned all = 0;
  for (int64_t k = -(1 << (BITS - 1)); k < 1 << (BITS - 1); k++) {
    if (!is[k & ((1 << BITS) - 1)]) continue;
    if (!gv_arith_is_defined(GV_ADD, c->flags, BITS, k, c->step[edge])) continue;
    int64_t next = gv_arith_of(GV_ADD, BITS, k, c->step[edge]);
    all |= 1u << gv_arith_of(test, BITS, left ? next : with, left ? with : next);
  }
  return all;
}

static uint32_t check(const counting *c) {
  static const gv_arith tests[] = {GV_EQ, GV_SLT, GV_ULT};
  loop l = {0};
  bool reached[1 << BITS];
  uint32_t decided = 0;
  build(&l, c);
  reach(c, reached);
  for (int e = 0; e < STARTS; e++)
    for (int t = 0; t < 3; t++)
      for (int i = 0; i < NUMBERS * 2; i++) {
        bool left = i % 2, is;
        gv_value_id number = l.number[i / 2];
        const gv_edge *edge = &l.s.m.edges.at[edge_of(&l.s, l.turn, (uint32_t)e)];
        if (!gv_order_received(&l.flow, edge, tests[t], left ? l.argument : number,
                               left ? number : l.argument, &is))
          continue;
        unsigned all = answers(c, reached, e, tests[t], numbers[i / 2], left);
        ck_assert_msg(!(all & (is ? 1u : 2u)),
                      "from %d or %d by %d or %d, flags %d, edge %d, test %d with %d: %d",
                      (int)c->start[0], (int)c->start[1], (int)c->step[0], (int)c->step[1],
                      c->flags, e, t, (int)numbers[i / 2], is);
        decided++;
      }
  gv_flow_clear(&l.flow);
  gv_model_clear(&l.s.m);
  return decided;
}

START_TEST(what_counts_stays_on_one_side_of_where_it_began) {
  static const int64_t starts[] = {-3, 0, 2, 126}, steps[] = {-2, -1, 1, 3};
  uint32_t decided = 0;
  for (int i = 0; i < 4 * 4 * 4 * 4 * 4; i++) {
    const counting c = {BITS,
                        {starts[i % 4], starts[i / 4 % 4]},
                        {steps[i / 16 % 4], steps[i / 64 % 4]},
                        (uint8_t)(i / 256)};
    decided += check(&c);
  }
  ck_assert_uint_gt(decided, 10000);
}
END_TEST

static bool is_decided(const counting *c, int64_t with, bool *is) {
  loop l = {0};
  build(&l, c);
  gv_value_id number = GV_NONE;
  for (int i = 0; i < NUMBERS; i++)
    if (numbers[i] == with) number = l.number[i];
  const gv_edge *edge = &l.s.m.edges.at[edge_of(&l.s, l.turn, 0)];
  bool decided = gv_order_received(&l.flow, edge, GV_EQ, l.argument, number, is);
  gv_flow_clear(&l.flow);
  gv_model_clear(&l.s.m);
  return decided;
}

/* Nobody waits for 2^58 iterations; but 2^32 of them are done, and large numbers are near the end.
 */
START_TEST(sums_of_64_bits_do_not_wrap_where_they_come_by_small_steps_from_small_numbers) {
  counting c = {64, {0, 0}, {1, 1}, 0};
  bool is = true;
  ck_assert(is_decided(&c, 0, &is) && !is);
  ck_assert(!is_decided(&c, 3, &is));
  c.step[1] = -1;
  ck_assert(!is_decided(&c, 0, &is));
  c.step[1] = 1, c.start[1] = INT64_MAX - 7;
  ck_assert(!is_decided(&c, 0, &is));
  c.start[1] = 0, c.step[1] = INT64_C(1) << 40;
  ck_assert(!is_decided(&c, 0, &is));
  c.step[1] = 1, c.width = 32;
  ck_assert(!is_decided(&c, 0, &is));
}
END_TEST

/* ---- loops that a branch ends ---- */

enum { FEW = 5, VALUES = 1 << FEW, BOUNDS = 5, BEGINS = 8, ASKED = 10 };

/* The branch is taken at the head of the loop, or at its end; there of the argument or of what
 * comes next. */
typedef struct ended {
  gv_arith test;
  bool at_head, of_next, turned, negated, guarded; /* guarded: is not come to if n is 0 */
  int bound, begin[2], step;                       /* it begins in one of two ways */
} ended;

static const int64_t bounds[BOUNDS] = {0 /* n */, 0, 3, -2, 15};

/* From a constant, or from n and a constant, with flags. */
static const struct {
  bool of_n;
  int64_t k;
  uint8_t flags;
} begins[BEGINS] = {{false, 0, 0},
                    {false, 3, 0},
                    {false, 15, 0},
                    {true, 0, 0},
                    {true, -1, GV_ARITH_NSW},
                    {true, -1, 0},
                    {true, 1, GV_ARITH_NUW},
                    {true, 2, GV_ARITH_NSW}};

/* What the argument, or the sum of it and 1, which does not wrap, is compared with. */
static const struct {
  bool sum, of_n;
  int64_t k;
} asked[ASKED] = {{false, true, 0},  {false, true, -1}, {false, false, 0},  {false, false, 1},
                  {false, false, 3}, {false, false, 9}, {false, false, -1}, {true, true, 0},
                  {true, false, 3},  {true, true, -1}};

typedef struct ended_loop {
  sketch s;
  gv_flow flow;
  gv_value_id argument, sum, n, with[ASKED];
  uint32_t edges[3]; /* into the loop, and back */
} ended_loop;

static gv_value_id sum_of(sketch *s, gv_value_id a, int64_t k, uint8_t flags) {
  gv_value_id sum = arith(s, GV_ADD, a, number(s, k, FEW));
  s->m.values.at[sum].k = flags;
  return sum;
}

static gv_value_id test_of(sketch *s, const ended *e, gv_value_id of, gv_value_id bound) {
  gv_value_id is = arith(s, e->test, e->turned ? bound : of, e->turned ? of : bound);
  return e->negated ? not(s, is) : is;
}

static gv_value_id start_of(sketch *s, gv_value_id n, int begin) {
  if (!begins[begin].of_n) return number(s, begins[begin].k, FEW);
  return begins[begin].k ? sum_of(s, n, begins[begin].k, begins[begin].flags) : n;
}

static void build_ended(ended_loop *l, const ended *e) {
  sketch *s = &l->s;
  begin_main(s);
  l->n = param(s, 1, FEW);
  gv_value_id way = param(s, 1, 1);
  uint32_t before = block(s), head = block(s), turn = block(s), out = block(s);
  l->argument = arg(s, head, 0, 1, FEW);
  gv_value_id bound = e->bound ? number(s, bounds[e->bound], FEW) : l->n;
  if (e->guarded)
    cond_br(s, arith(s, GV_EQ, l->n, number(s, 0, FEW)), out, before);
  else
    br(s, before);
  fill(s, before);
  add_op(s, GV_OP_COND_BR, "", &way, 1);
  for (int i = 0; i < 2; i++)
    pass(s, l->edges[i] = edge_to(s, head), l->argument, start_of(s, l->n, e->begin[i]));
  fill(s, head);
  gv_value_id next = sum_of(s, l->argument, e->step, 0);
  gv_value_id is = test_of(s, e, e->of_next ? next : l->argument, bound);
  if (e->at_head)
    cond_br(s, is, turn, out);
  else
    br(s, turn);
  fill(s, turn);
  if (e->at_head)
    l->edges[2] = br(s, head);
  else
    add_op(s, GV_OP_COND_BR, "", &is, 1), l->edges[2] = edge_to(s, head), edge_to(s, out);
  pass(s, l->edges[2], l->argument, next);
  fill(s, out);
  ret(s);
  l->sum = sum_of(s, l->argument, 1, GV_ARITH_NSW);
  for (int i = 0; i < ASKED; i++)
    l->with[i] = !asked[i].of_n ? number(s, asked[i].k, FEW)
                 : !asked[i].k  ? l->n
                                : sum_of(s, l->n, asked[i].k, 0);
  end(s);
  gv_flow_init(&l->flow, &s->m);
}

static int64_t plus(int64_t a, int64_t b) { return gv_arith_of(GV_ADD, FEW, a, b); }

enum { TESTS = 3 };
static const gv_arith tests_of[TESTS] = {GV_EQ, GV_SLT, GV_ULT};
/* By edge, by what is asked, by side, by test: bit 0: it is false, bit 1: it is true. */
typedef unsigned seen_answers[3][ASKED][2][TESTS];

static void see(seen_answers seen, int edge, int64_t now, int64_t n) {
  for (int i = 0; i < ASKED; i++) {
    if (asked[i].sum && !gv_arith_is_defined(GV_ADD, GV_ARITH_NSW, FEW, now, 1)) continue;
    int64_t a = asked[i].sum ? plus(now, 1) : now,
            b = asked[i].of_n ? plus(n, asked[i].k) : asked[i].k;
    for (int t = 0; t < TESTS; t++) {
      seen[edge][i][0][t] |= 1u << gv_arith_of(tests_of[t], FEW, a, b);
      seen[edge][i][1][t] |= 1u << gv_arith_of(tests_of[t], FEW, b, a);
    }
  }
}

/* The loop with that number, from one of its beginnings, until it ends or has come to the same
 * again. */
static void run_ended(seen_answers seen, const ended *e, int64_t n, int way) {
  bool been[VALUES] = {false};
  int begin = e->begin[way];
  int64_t k = begins[begin].k;
  if (e->guarded && !n) return;
  if (begins[begin].of_n && !gv_arith_is_defined(GV_ADD, begins[begin].flags, FEW, n, k)) return;
  int64_t now = begins[begin].of_n ? plus(n, k) : k, bound = e->bound ? bounds[e->bound] : n;
  see(seen, way, now, n);
  while (!been[now & (VALUES - 1)]) {
    been[now & (VALUES - 1)] = true;
    int64_t next = plus(now, e->step), of = e->of_next ? next : now;
    bool is = gv_arith_of(e->test, FEW, e->turned ? bound : of, e->turned ? of : bound);
    if (is == e->negated) return;
    see(seen, 2, now = next, n);
  }
}

static uint32_t check_ended(const ended *e) {
  ended_loop l = {0};
  seen_answers seen = {{{{0}}}};
  uint32_t decided = 0;
  build_ended(&l, e);
  for (int64_t n = -VALUES / 2; n < VALUES / 2; n++)
    for (int way = 0; way < 2; way++) run_ended(seen, e, n, way);
  for (int i = 0; i < 3 * ASKED * 2 * TESTS; i++) {
    int t = i % TESTS, side = i / TESTS % 2, a = i / TESTS / 2 % ASKED,
        edge = i / TESTS / 2 / ASKED;
    gv_value_id of = asked[a].sum ? l.sum : l.argument;
    bool is;
    if (!gv_order_received(&l.flow, &l.s.m.edges.at[l.edges[edge]], tests_of[t],
                           side ? l.with[a] : of, side ? of : l.with[a], &is))
      continue;
    ck_assert_msg(!(seen[edge][a][side][t] & (is ? 1u : 2u)),
                  "test %d head %d next %d turned %d negated %d guarded %d bound %d begin %d "
                  "or %d step %d: edge %d, asked %d, side %d, test %d: %d",
                  e->test, e->at_head, e->of_next, e->turned, e->negated, e->guarded, e->bound,
                  e->begin[0], e->begin[1], e->step, edge, a, side, t, is);
    decided++;
  }
  gv_flow_clear(&l.flow);
  gv_model_clear(&l.s.m);
  return decided;
}

START_TEST(branches_keep_steps_of_one_from_wrapping) {
  uint32_t decided = 0;
  for (int i = 0; i < TESTS * 32 * BOUNDS * BEGINS * 4; i++) {
    int way = i / TESTS / 32 / BOUNDS / BEGINS, begin = i / TESTS / 32 / BOUNDS % BEGINS;
    const ended e = {
        tests_of[i % TESTS], i / TESTS & 1,  i / TESTS & 2,           i / TESTS & 4,
        i / TESTS & 8,       i / TESTS & 16, i / TESTS / 32 % BOUNDS, {begin, way & 2 ? 4 : begin},
        way & 1 ? 1 : -1};
    decided += check_ended(&e);
  }

  ck_assert_uint_gt(decided, 430000);
}
END_TEST

UNIT_MAIN("analysis_counted", RUNS(what_counts_stays_on_one_side_of_where_it_began),
          RUNS(sums_of_64_bits_do_not_wrap_where_they_come_by_small_steps_from_small_numbers),
          RUNS(branches_keep_steps_of_one_from_wrapping))
