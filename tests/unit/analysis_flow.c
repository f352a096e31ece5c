/* Control flow against brute force over random graphs, and values against what their bytes are made
 * of. */
#include "program/flow.h"

#include "sketch.h"

/* ---- control flow ---------------------------------------------------------------------------- */

enum { BLOCKS = 9 };

typedef struct graph {
  uint32_t blocks;
  bool edge[BLOCKS][BLOCKS];
} graph;

static void build_graph(sketch *s, const graph *g) {
  begin(s, "f", true);
  for (uint32_t b = 0; b < g->blocks; b++) block(s);
  for (uint32_t b = 0; b < g->blocks; b++) {
    uint32_t edges = 0;
    fill(s, b);
    for (uint32_t to = 0; to < g->blocks; to++) edges += g->edge[b][to];
    add_op(s, edges ? GV_OP_CHOICE : GV_OP_RETURN, "", NULL, 0);
    for (uint32_t to = 0; to < g->blocks; to++)
      if (g->edge[b][to]) edge_to(s, to);
  }
  end(s);
  gv_model_check(&s->m);
}

/* reach[a][b]: from a to b over at least one edge. */
static void close_over(const graph *g, bool reach[BLOCKS][BLOCKS]) {
  memcpy(reach, g->edge, sizeof g->edge);
  for (uint32_t k = 0; k < g->blocks; k++)
    for (uint32_t a = 0; a < g->blocks; a++)
      for (uint32_t b = 0; b < g->blocks; b++) reach[a][b] |= reach[a][k] && reach[k][b];
}

static void check_order(const graph *g, const gv_flow *flow, bool reach[BLOCKS][BLOCKS]) {
  bool taken[BLOCKS] = {false};
  uint32_t reachable = 0;
  for (uint32_t b = 0; b < g->blocks; b++) reachable += b == 0 || reach[0][b];
  for (uint32_t b = 0; b < g->blocks; b++) {
    if (b && !reach[0][b]) {
      ck_assert_uint_eq(flow->order[b], GV_NONE);
      continue;
    }
    ck_assert_uint_lt(flow->order[b], reachable);
    ck_assert(!taken[flow->order[b]]);
    taken[flow->order[b]] = true;
    for (uint32_t to = 0; to < g->blocks; to++) {
      if (!g->edge[b][to] || b == to) continue;
      if (!reach[to][b])
        ck_assert_uint_lt(flow->order[b], flow->order[to]); /* edges back lie on cycles only */
    }
  }
  ck_assert_uint_eq(flow->order[0], 0);
}

static void check_cycles(const graph *g, const gv_flow *flow, bool reach[BLOCKS][BLOCKS]) {
  for (uint32_t a = 0; a < g->blocks; a++) {
    if (a && !reach[0][a]) continue;
    ck_assert_int_eq(flow->cycle[a] > 0, reach[a][a]);
    for (uint32_t b = 0; b < g->blocks; b++)
      if (flow->cycle[a] && (b == 0 || reach[0][b]))
        ck_assert_int_eq(flow->cycle[a] == flow->cycle[b], reach[a][b] && reach[b][a]);
  }
}

static void check_edges(const gv_model *m, const gv_flow *flow) {
  uint32_t listed = 0;
  for (uint32_t b = 0; b < m->blocks.len; b++) {
    for (uint32_t e = m->blocks.at[b].first_edge; e < m->blocks.at[b].end_edge; e++)
      ck_assert_uint_eq(flow->edge_from[e], b);
    for (uint32_t p = flow->pred_start[b]; p < flow->pred_start[b + 1]; p++, listed++)
      ck_assert_uint_eq(m->edges.at[flow->preds[p]].target, b);
  }
  ck_assert_uint_eq(listed, m->edges.len);
}

static void check_graph(const graph *g) {
  sketch s = {0};
  gv_flow flow;
  bool reach[BLOCKS][BLOCKS];
  build_graph(&s, g);
  gv_flow_init(&flow, &s.m);
  close_over(g, reach);
  check_order(g, &flow, reach);
  check_cycles(g, &flow, reach);
  check_edges(&s.m, &flow);
  gv_flow_clear(&flow);
  gv_model_clear(&s.m);
}

START_TEST(random_graphs) {
  uint64_t random = 7;
  for (int round = 0; round < 1500; round++) {
    graph g = {.blocks = 1 + next_random(&random) % BLOCKS};
    uint32_t density = 2 + next_random(&random) % 6;
    for (uint32_t from = 0; from < g.blocks; from++)
      for (uint32_t to = 1; to < g.blocks; to++)
        g.edge[from][to] = next_random(&random) % density == 0;
    check_graph(&g);
  }
}
END_TEST

START_TEST(a_block_that_follows_itself_is_a_cycle) {
  graph g = {.blocks = 3, .edge = {[0][1] = true, [1][1] = true, [1][2] = true}};
  check_graph(&g);
}
END_TEST

START_TEST(two_entries_into_one_cycle) {
  graph g = {.blocks = 4,
             .edge = {[0][1] = true, [0][2] = true, [1][2] = true, [2][1] = true, [2][3] = true}};
  check_graph(&g);
}
END_TEST

START_TEST(functions_do_not_mix) {
  sketch s = {0};
  gv_flow flow;
  for (int f = 0; f < 2; f++) {
    begin(&s, f ? "b" : "a", true);
    uint32_t entry = block(&s), loop = block(&s);
    fill(&s, entry);
    br(&s, loop);
    fill(&s, loop);
    br(&s, loop);
    end(&s);
  }
  gv_flow_init(&flow, &s.m);
  for (uint32_t f = 0; f < 2; f++) {
    ck_assert_uint_eq(flow.order[2 * f], 0);
    ck_assert_uint_eq(flow.order[2 * f + 1], 1);
    ck_assert_uint_eq(flow.cycle[2 * f], 0);
    ck_assert_uint_ne(flow.cycle[2 * f + 1], 0);
  }
  ck_assert_uint_ne(flow.cycle[1], flow.cycle[3]);
  gv_flow_clear(&flow);
  gv_model_clear(&s.m);
}
END_TEST

START_TEST(bodies_of_async_execute_lie_in_each_other) {
  sketch s = {0};
  gv_flow flow;
  begin(&s, "f", true);
  uint32_t entry = block(&s), outer = block(&s), inner = block(&s), back = block(&s),
           after = block(&s);
  s.m.task_count = 2;
  fill(&s, entry);
  br(&s, outer);
  fill(&s, outer);
  s.m.ops.at[add_op(&s, GV_OP_TASK_BEGIN, "", NULL, 0)].task = 0;
  br(&s, inner);
  fill(&s, inner);
  s.m.ops.at[add_op(&s, GV_OP_TASK_BEGIN, "", NULL, 0)].task = 1;
  s.m.ops.at[add_op(&s, GV_OP_TASK_END, "", NULL, 0)].task = 1;
  (void)result(&s, 8, 0);
  br(&s, back);
  fill(&s, back);
  s.m.ops.at[add_op(&s, GV_OP_TASK_END, "", NULL, 0)].task = 0;
  (void)result(&s, 8, 0);
  br(&s, after);
  fill(&s, after);
  ret(&s);
  end(&s);
  gv_flow_init(&flow, &s.m);
  const uint32_t expected[] = {GV_NONE, 0, 1, 0, GV_NONE};
  for (uint32_t b = 0; b < 5; b++) ck_assert_uint_eq(flow.task[b], expected[b]);
  ck_assert_uint_eq(flow.task_parent[0], GV_NONE);
  ck_assert_uint_eq(flow.task_parent[1], 0);
  gv_flow_clear(&flow);
  gv_model_clear(&s.m);
}
END_TEST

/* ---- values ---------------------------------------------------------------------------------- */

enum { WHOLE = 16, TRIES = 300, EXPRESSIONS = 40 };

/* A byte of a value without selects: which root, and which of its bytes. */
typedef struct byte_of {
  gv_value_id root;
  int64_t at;
} byte_of;

static byte_of byte_at(const gv_model *m, gv_value_id id, int64_t at) {
  const gv_value *v = &m->values.at[id];
  switch ((gv_def)v->def) {
  case GV_DEF_COPY: return byte_at(m, v->a, at);
  case GV_DEF_EXTRACT: return byte_at(m, v->a, at + v->k);
  case GV_DEF_INSERT:
    if (at >= v->k && at < v->k + m->values.at[v->b].size) return byte_at(m, v->b, at - v->k);
    return byte_at(m, v->a, at);
  default: return (byte_of){id, at};
  }
}

/* All roots that bytes [lo, hi) can come from, one bit each. */
static uint64_t roots_of(const gv_model *m, gv_value_id id, int64_t lo, int64_t hi) {
  const gv_value *v = &m->values.at[id];
  uint64_t roots = 0;
  if (v->def == GV_DEF_SELECT) return roots_of(m, v->b, lo, hi) | roots_of(m, v->c, lo, hi);
  for (int64_t at = lo; at < hi; at++) {
    if (v->def == GV_DEF_COPY)
      roots |= roots_of(m, v->a, at, at + 1);
    else if (v->def == GV_DEF_EXTRACT)
      roots |= roots_of(m, v->a, at + v->k, at + v->k + 1);
    else if (v->def != GV_DEF_INSERT)
      roots |= UINT64_C(1) << id;
    else if (at >= v->k && at < v->k + m->values.at[v->b].size)
      roots |= roots_of(m, v->b, at - v->k, at - v->k + 1);
    else
      roots |= roots_of(m, v->a, at, at + 1);
  }
  return roots;
}

static gv_value_id random_value(sketch *s, uint64_t *random, bool selects, gv_value_id condition) {
  gv_value_id a = next_random(random) % s->m.values.len, b = next_random(random) % s->m.values.len;
  uint32_t size = s->m.values.at[a].size, part = s->m.values.at[b].size;
  switch (next_random(random) % (selects ? 4 : 3)) {
  case 0: return copy(s, a);
  case 1: {
    uint32_t taken = 1 + next_random(random) % size;
    return extract(s, a, next_random(random) % (size - taken + 1), taken, 0);
  }
  case 2:
    return part <= size ? insert(s, a, b, next_random(random) % (size - part + 1))
                        : insert(s, b, a, next_random(random) % (part - size + 1));
  default: return size == part && a != condition ? choose(s, condition, a, b) : copy(s, b);
  }
}

/* Parameters of several sizes, then random expressions over them. */
static void random_values(sketch *s, uint64_t *random, bool selects) {
  begin(s, "f", true);
  gv_value_id condition = param(s, 1, 1);
  for (uint32_t i = 0; i < 6; i++) param(s, i < 3 ? WHOLE : 1u << i % 4, 0);
  fill(s, block(s));
  while (s->m.values.len < EXPRESSIONS) random_value(s, random, selects, condition);
  ret(s);
  end(s);
  gv_model_check(&s->m);
}

START_TEST(strip_keeps_every_byte) {
  uint64_t random = 3;
  uint32_t looked_through = 0;
  for (int round = 0; round < TRIES; round++) {
    sketch s = {0};
    random_values(&s, &random, false);
    for (gv_value_id v = 0; v < s.m.values.len; v++) {
      gv_value_id simple = gv_strip(&s.m, v);
      looked_through += simple != v;
      ck_assert_uint_le(s.m.values.at[v].size, s.m.values.at[simple].size);
      for (int64_t i = 0; i < s.m.values.at[v].size; i++) {
        byte_of is = byte_at(&s.m, v, i), was = byte_at(&s.m, simple, i);
        ck_assert_uint_eq(is.root, was.root);
        ck_assert_int_eq(is.at, was.at);
      }
    }
    gv_model_clear(&s.m);
  }
  ck_assert_uint_gt(looked_through, TRIES);
}
END_TEST

START_TEST(strip_finds_a_member_among_others) {
  sketch s = {0};
  begin(&s, "f", true);
  gv_value_id handle = param(&s, HANDLE, 0), other = param(&s, HANDLE, 0);
  fill(&s, block(&s));
  gv_value_id whole = insert(&s, insert(&s, undef(&s, 3 * HANDLE), handle, HANDLE), other, 0);
  ck_assert_uint_eq(gv_strip(&s.m, extract(&s, copy(&s, whole), HANDLE, HANDLE, 0)), handle);
  ck_assert_uint_eq(gv_strip(&s.m, extract(&s, whole, 0, HANDLE, 0)), other);
  gv_value_id inner = insert(&s, undef(&s, 2 * HANDLE), handle, HANDLE); /* a struct in a struct */
  gv_value_id outer = insert(&s, undef(&s, 4 * HANDLE), inner, HANDLE);
  ck_assert_uint_eq(gv_strip(&s.m, extract(&s, outer, 2 * HANDLE, HANDLE, 0)), handle);
  gv_value_id across = extract(&s, whole, 4, HANDLE, 0); /* half of each: no simpler */
  ck_assert_uint_eq(gv_strip(&s.m, across), across);
  ret(&s);
  end(&s);
  gv_model_clear(&s.m);
}
END_TEST

static void collect(void *to, gv_value_id leaf) { *(uint64_t *)to |= UINT64_C(1) << leaf; }

START_TEST(leaves_are_what_the_bytes_come_from) {
  uint64_t random = 5;
  for (int round = 0; round < TRIES; round++) {
    sketch s = {0};
    random_values(&s, &random, true);
    for (gv_value_id v = 0; v < s.m.values.len; v++) {
      int64_t size = s.m.values.at[v].size, lo = next_random(&random) % size,
              hi = lo + 1 + next_random(&random) % (size - lo);
      uint64_t got = 0;
      gv_each_leaf(&s.m, v, lo, hi, collect, &got);
      ck_assert_uint_eq(got, roots_of(&s.m, v, lo, hi));
    }
    gv_model_clear(&s.m);
  }
}
END_TEST

START_TEST(shared_expressions_are_looked_at_once) {
  sketch s = {0};
  begin(&s, "f", true);
  gv_value_id c = param(&s, 1, 1), v = param(&s, HANDLE, 0), root = v;
  fill(&s, block(&s));
  for (int i = 0; i < 62; i++) v = choose(&s, c, v, v); /* 2^62 paths */
  uint64_t got = 0;
  gv_each_leaf(&s.m, v, 0, HANDLE, collect, &got);
  ck_assert_uint_eq(got, UINT64_C(1) << root);
  ret(&s);
  end(&s);
  gv_model_clear(&s.m);
}
END_TEST

/* ---- addresses ------------------------------------------------------------------------------- */

static void expect_address(const sketch *s, gv_value_id address, gv_key key, int64_t at) {
  gv_address a = gv_resolve(&s->m, address);
  ck_assert_uint_eq(a.key, key);
  if (key != GV_NONE) ck_assert_int_eq(a.offset, at);
}

START_TEST(addresses_are_followed_to_what_they_are_of) {
  sketch s = {0};
  uint32_t global = gv_add_global(&s.m, GV_STR("g"), 64, false, true, GV_NO_LOC);
  begin(&s, "f", true);
  gv_value_id p = param(&s, 8, 0), c = param(&s, 1, 1);
  fill(&s, block(&s));
  gv_value_id slot = memory(&s), loaded = load(&s, slot, 8, 0), g = address_of(&s, global);
  gv_key in_slot = gv_key_of(GV_IN_MEMORY, slot);
  expect_address(&s, slot, in_slot, 0);
  expect_address(&s, offset(&s, offset(&s, slot, 16), -4), in_slot, 12);
  expect_address(&s, offset(&s, copy(&s, offset(&s, p, 8)), 8), gv_key_of(GV_IN_MEMORY, p), 16);
  expect_address(&s, offset(&s, g, 24), gv_key_of(GV_IN_GLOBAL, global), 24);
  expect_address(&s, offset(&s, offset(&s, slot, GV_ANYWHERE), 8), in_slot, GV_ANYWHERE);
  expect_address(&s, offset(&s, offset(&s, slot, 8), GV_ANYWHERE), in_slot, GV_ANYWHERE);
  expect_address(&s, offset(&s, offset(&s, slot, INT64_MAX), INT64_MAX), in_slot,
                 GV_ANYWHERE); /* past what is told apart */
  expect_address(&s, offset(&s, slot, INT64_C(1) << 33), in_slot, GV_ANYWHERE);
  expect_address(&s, offset(&s, offset(&s, slot, INT32_MAX), 1), in_slot, GV_ANYWHERE);
  gv_value_id descriptor = insert(&s, undef(&s, 40), offset(&s, slot, 8), 8);
  expect_address(&s, extract(&s, descriptor, 8, 8, 0), in_slot, 8);
  expect_address(&s, extract(&s, descriptor, 0, 8, 0), GV_NONE, 0); /* undefined */
  expect_address(&s, loaded, GV_NONE, 0);
  expect_address(&s, choose(&s, c, slot, p), GV_NONE, 0);
  expect_address(&s, null(&s), GV_NONE, 0);
  ret(&s);
  end(&s);
  gv_model_check(&s.m);
  gv_model_clear(&s.m);
}
END_TEST

typedef enum fate {
  LOADED,
  STORED_TO,
  STORED,
  UNKNOWN,
  PASSED_ON,
  PASSED_AND_FREED,
  PASSED_AND_READ,
  PASSED_AGAIN,
  TO_READER,
  TO_LEAKER,
  TO_LEAKERS_CALLER,
  FATES
} fate;

START_TEST(memory_is_exposed_by_what_is_not_followed) {
  static const gv_action free_it = {"free", GV_CREATES_NOTHING, 0, 0, {GV_ROLE_HOST_FREE}};
  static const bool exposes[FATES] = {
      [STORED] = true,       [UNKNOWN] = true,   [PASSED_AND_READ] = true,
      [PASSED_AGAIN] = true, [TO_LEAKER] = true, [TO_LEAKERS_CALLER] = true};
  sketch s = {0};
  uint32_t callees[FATES] = {0};
  for (fate f = TO_READER; f < FATES; f++) {
    callees[f] = begin(&s, "callee", false);
    gv_value_id p = param(&s, 8, 0);
    fill(&s, block(&s));
    if (f == TO_READER)
      load(&s, p, 8, 0);
    else if (f == TO_LEAKER)
      pass_to_unknown(&s, p);
    else
      call(&s, callees[TO_LEAKER], offset(&s, p, 8));
    ret(&s);
    end(&s);
  }
  begin(&s, "f", true);
  uint32_t entry = block(&s), last = block(&s);
  gv_value_id received[TO_READER - PASSED_ON], slot[FATES];
  for (uint32_t i = 0; i < TO_READER - PASSED_ON; i++) received[i] = arg(&s, last, i, 8, 0);
  uint32_t behind = block(&s);
  gv_value_id again = arg(&s, behind, 0, 8, 0);
  fill(&s, entry);
  for (fate f = LOADED; f < FATES; f++) slot[f] = memory(&s);
  load(&s, slot[LOADED], 8, 0);
  store(&s, null(&s), offset(&s, slot[STORED_TO], 8));
  store(&s, slot[STORED], slot[LOADED]);
  pass_to_unknown(&s, insert(&s, undef(&s, 16), offset(&s, slot[UNKNOWN], 4), 8));
  for (fate f = TO_READER; f < FATES; f++) call(&s, callees[f], slot[f]);
  uint32_t edge = br(&s, last);
  for (fate f = PASSED_ON; f < TO_READER; f++) pass(&s, edge, received[f - PASSED_ON], slot[f]);
  fill(&s, last);
  act(&s, free_it, received[PASSED_AND_FREED - PASSED_ON]);
  load(&s, received[PASSED_AND_READ - PASSED_ON], 8, 0);
  pass(&s, br(&s, behind), again, received[PASSED_AGAIN - PASSED_ON]);
  fill(&s, behind);
  store(&s, null(&s), offset(&s, again, 8));
  ret(&s);
  end(&s);
  gv_model_check(&s.m);
  gv_flow flow;
  gv_flow_init(&flow, &s.m);
  for (fate f = LOADED; f < FATES; f++)
    ck_assert_msg(flow.escaped[gv_key_of(GV_IN_MEMORY, slot[f])] == exposes[f],
                  "fate %d: exposed is not %d", f, exposes[f]);
  gv_flow_clear(&flow);
  gv_model_clear(&s.m);
}
END_TEST

/* @g0 is written by `low`, which `middle` calls, which calls itself; `outside` is public and calls
 * neither. */
static void build_globals(sketch *s, bool unknown_code, bool public_caller) {
  uint32_t g = gv_add_global(&s->m, GV_STR("g0"), 8, false, true, GV_NO_LOC);
  gv_add_global(&s->m, GV_STR("g1"), 8, true, true, GV_NO_LOC);
  uint32_t low = begin(s, "low", false);
  fill(s, block(s));
  store(s, null(s), address_of(s, g));
  ret(s);
  end(s);
  uint32_t middle = begin(s, "middle", public_caller);
  fill(s, block(s));
  call_with(s, low, NULL, 0);
  call_with(s, middle, NULL, 0);
  ret(s);
  end(s);
  begin(s, "outside", true);
  fill(s, block(s));
  if (unknown_code) unknown(s, 8, 0);
  ret(s);
  end(s);
}

START_TEST(globals_are_touched_through_calls) {
  sketch s = {0};
  gv_flow flow;
  build_globals(&s, false, false);
  gv_flow_init(&flow, &s.m);
  static const bool expected[3][2] = {{true, false}, {true, false}, {false, false}};
  for (uint32_t f = 0; f < 3; f++)
    for (uint32_t g = 0; g < 2; g++) ck_assert_int_eq(flow.touches[f * 2 + g], expected[f][g]);
  uint32_t first = s.m.blocks.at[1].first_op,
           use = gv_next_use(&flow, gv_key_of(GV_IN_GLOBAL, 0), first);
  ck_assert_uint_ne(use, GV_NONE); /* the call is a use of what the callee touches */
  ck_assert_uint_eq(flow.uses[use], first);
  gv_flow_clear(&flow);
  gv_model_clear(&s.m);
}
END_TEST

START_TEST(a_private_global_is_exposed_when_unknown_code_can_call_back) {
  for (int i = 0; i < 4; i++) {
    sketch s = {0};
    gv_flow flow;
    build_globals(&s, i & 1, i & 2);
    gv_flow_init(&flow, &s.m);
    ck_assert_int_eq(flow.escaped[gv_key_of(GV_IN_GLOBAL, 0)], i == 3);
    ck_assert(flow.escaped[gv_key_of(GV_IN_GLOBAL, 1)]); /* public: other modules reach it */
    gv_flow_clear(&flow);
    gv_model_clear(&s.m);
  }
}
END_TEST

/* ---- uses ------------------------------------------------------------------------------------ */

START_TEST(the_next_use_lies_in_the_same_block) {
  sketch s = {0};
  begin(&s, "f", true);
  uint32_t entry = block(&s), last = block(&s);
  fill(&s, entry);
  gv_value_id a = stream(&s), b = stream(&s); /* 0, 1 */
  gv_value_id both = insert(&s, insert(&s, undef(&s, 16), a, 0), b, 8);
  act(&s, launch, a);                          /* 2 */
  act(&s, launch, extract(&s, both, 8, 8, 0)); /* 3: b alone */
  pass_to_unknown(&s, both);                   /* 4: both */
  br(&s, last);                                /* 5 */
  fill(&s, last);
  act(&s, destroy_stream, a); /* 6 */
  ret(&s);                    /* 7 */
  end(&s);
  gv_flow flow;
  gv_flow_init(&flow, &s.m);
  static const uint32_t next_a[] = {2, 2, 2, 4, 4, GV_NONE, 6, GV_NONE},
                        next_b[] = {3, 3, 3, 3, 4, GV_NONE, GV_NONE, GV_NONE};
  for (uint32_t op = 0; op < 8; op++) {
    uint32_t use_a = gv_next_use(&flow, gv_key_of(GV_IN_VALUE, a), op),
             use_b = gv_next_use(&flow, gv_key_of(GV_IN_VALUE, b), op);
    ck_assert_uint_eq(use_a == GV_NONE ? GV_NONE : flow.uses[use_a], next_a[op]);
    ck_assert_uint_eq(use_b == GV_NONE ? GV_NONE : flow.uses[use_b], next_b[op]);
  }
  gv_flow_clear(&flow);
  gv_model_clear(&s.m);
}
END_TEST

START_TEST(pairs_are_found_from_both_ends) {
  sketch s = {0};
  begin(&s, "f", true);
  uint32_t entry = block(&s), loop = block(&s);
  gv_value_id x = arg(&s, loop, 0, HANDLE, 0), y = arg(&s, loop, 1, HANDLE, 0);
  fill(&s, entry);
  gv_value_id a = stream(&s);
  uint32_t in = br(&s, loop);
  pass(&s, in, x, a);
  pass(&s, in, y, a);
  fill(&s, loop);
  uint32_t back = br(&s, loop);
  pass(&s, back, x, y);
  pass(&s, back, y, x);
  end(&s);
  gv_flow flow;
  gv_flow_init(&flow, &s.m);
  const gv_value_id args[] = {x, y};
  ck_assert_uint_eq(flow.pair_start[a + 1] - flow.pair_start[a], 2);
  for (uint32_t i = 0; i < 2; i++) {
    ck_assert_uint_eq(flow.pair_into_start[args[i] + 1] - flow.pair_into_start[args[i]], 2);
    ck_assert_uint_eq(flow.pair_start[args[i] + 1] - flow.pair_start[args[i]], 1);
    gv_pair carried = s.m.pairs.at[flow.pair_uses[flow.pair_start[args[i]]]];
    ck_assert_uint_eq(carried.source, args[i]);
    ck_assert_uint_eq(carried.arg, args[1 - i]);
    ck_assert_uint_eq(flow.edge_from[flow.pair_edge[flow.pair_uses[flow.pair_start[args[i]]]]],
                      loop);
  }
  gv_flow_clear(&flow);
  gv_model_clear(&s.m);
}
END_TEST

UNIT_MAIN("analysis_flow", RUNS(random_graphs), RUNS(a_block_that_follows_itself_is_a_cycle),
          RUNS(two_entries_into_one_cycle), RUNS(functions_do_not_mix),
          RUNS(bodies_of_async_execute_lie_in_each_other), RUNS(strip_keeps_every_byte),
          RUNS(strip_finds_a_member_among_others), RUNS(leaves_are_what_the_bytes_come_from),
          RUNS(shared_expressions_are_looked_at_once),
          RUNS(addresses_are_followed_to_what_they_are_of),
          RUNS(memory_is_exposed_by_what_is_not_followed), RUNS(globals_are_touched_through_calls),
          RUNS(a_private_global_is_exposed_when_unknown_code_can_call_back),
          RUNS(the_next_use_lies_in_the_same_block), RUNS(pairs_are_found_from_both_ends))
