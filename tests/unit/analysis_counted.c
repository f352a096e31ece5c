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

UNIT_MAIN("analysis_counted", RUNS(what_counts_stays_on_one_side_of_where_it_began),
          RUNS(sums_of_64_bits_do_not_wrap_where_they_come_by_small_steps_from_small_numbers))
