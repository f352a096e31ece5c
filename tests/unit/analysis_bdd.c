/* Guards against truth tables: bit i of a table is the function's value where variable v is bit v
 * of i. */
#include "logic/bdd.h"

#include "unit.h"

/* Names of the four variables, in rising order and with holes. */
static const uint32_t names[4] = {0, 1, 7, 900};

/* A ck_assert talks to the process that waits for the test, each time: too slow for millions of
 * them. */
#define HOLDS(cond)                                                                                \
  do {                                                                                             \
    if (!(cond)) ck_abort_msg("does not hold: %s", #cond);                                         \
  } while (0)
#define SAME(a, b) HOLDS((a) == (b))

typedef struct fixture {
  gv_bdd bdd;
  gv_guard three[256];  /* by table: functions of the first three variables */
  gv_guard four[65536]; /* by table */
} fixture;

static fixture *make_fixture(void) {
  fixture *f = gv_malloc(sizeof *f);
  gv_bdd_init(&f->bdd);
  gv_guard var[4];
  for (int v = 0; v < 4; v++) var[v] = gv_bdd_var(&f->bdd, names[v]);
  for (unsigned table = 0; table < 256; table++) {
    gv_guard leaf[8];
    for (unsigned i = 0; i < 8; i++) leaf[i] = table >> i & 1 ? GV_TRUE : GV_FALSE;
    for (unsigned v = 0, size = 4; v < 3; v++, size /= 2)
      for (unsigned i = 0; i < size; i++)
        leaf[i] = gv_bdd_ite(&f->bdd, var[v], leaf[2 * i + 1], leaf[2 * i]);
    f->three[table] = leaf[0];
  }
  for (unsigned table = 0; table < 65536; table++)
    f->four[table] = gv_bdd_ite(&f->bdd, var[3], f->three[table >> 8], f->three[table & 255]);
  return f;
}

static void drop_fixture(fixture *f) {
  gv_bdd_clear(&f->bdd);
  gv_free(f);
}

/* Read off the nodes alone. */
static unsigned table_of(const gv_bdd *bdd, gv_guard guard, unsigned variables) {
  unsigned table = 0;
  for (unsigned i = 0; i < 1u << variables; i++) {
    gv_guard n = guard;
    while (n > GV_TRUE) {
      unsigned v = 0;
      while (v < variables && names[v] != bdd->nodes.at[n].var) v++;
      HOLDS(v < variables);
      n = i >> v & 1 ? bdd->nodes.at[n].high : bdd->nodes.at[n].low;
    }
    table |= (unsigned)n << i;
  }
  return table;
}

START_TEST(each_function_is_one_node_and_says_what_it_should) {
  fixture *f = make_fixture();
  gv_map seen = {0};
  bool found;
  for (unsigned table = 0; table < 65536; table++) {
    SAME(table_of(&f->bdd, f->four[table], 4), table);
    *gv_map_at(&seen, f->four[table], &found) = table;
    HOLDS(!found); /* different functions, different nodes */
  }
  SAME(f->four[0], GV_FALSE);
  SAME(f->four[65535], GV_TRUE);
  gv_map_free(&seen);
  drop_fixture(f);
}
END_TEST

START_TEST(each_function_is_one_node_however_it_is_put_together) {
  fixture *f = make_fixture();
  for (unsigned table = 0; table < 65536; table += 7) {
    gv_guard sum = GV_FALSE, product = GV_TRUE;
    for (unsigned i = 0; i < 16; i++) {
      gv_guard corner = GV_TRUE, away = GV_FALSE;
      for (unsigned v = 0; v < 4; v++) {
        gv_guard var = gv_bdd_var(&f->bdd, names[v]),
                 literal = i >> v & 1 ? var : gv_bdd_not(&f->bdd, var);
        corner = gv_bdd_and(&f->bdd, corner, literal);
        away = gv_bdd_or(&f->bdd, away, gv_bdd_not(&f->bdd, literal));
      }
      if (table >> i & 1)
        sum = gv_bdd_or(&f->bdd, sum, corner);
      else
        product = gv_bdd_and(&f->bdd, product, away);
    }
    SAME(sum, f->four[table]);
    SAME(product, f->four[table]);
  }
  drop_fixture(f);
}
END_TEST

START_TEST(nodes_are_reduced_and_later_variables_stand_nearer_the_root) {
  fixture *f = make_fixture();
  for (uint32_t n = 2; n < f->bdd.nodes.len; n++) {
    gv_bdd_node node = f->bdd.nodes.at[n];
    HOLDS(node.low != node.high);
    if (node.low > GV_TRUE) HOLDS(f->bdd.nodes.at[node.low].var < node.var);
    if (node.high > GV_TRUE) HOLDS(f->bdd.nodes.at[node.high].var < node.var);
  }
  drop_fixture(f);
}
END_TEST

START_TEST(and_or_xor_not_are_those_of_the_tables) {
  fixture *f = make_fixture();
  for (unsigned a = 0; a < 256; a++) {
    SAME(gv_bdd_not(&f->bdd, f->three[a]), f->three[~a & 255]);
    for (unsigned b = 0; b < 256; b++) {
      SAME(gv_bdd_and(&f->bdd, f->three[a], f->three[b]), f->three[a & b]);
      SAME(gv_bdd_or(&f->bdd, f->three[a], f->three[b]), f->three[a | b]);
      SAME(gv_bdd_xor(&f->bdd, f->three[a], f->three[b]), f->three[a ^ b]);
    }
  }
  drop_fixture(f);
}
END_TEST

/* Every test and every `then` with each `otherwise` of one residue class, another one for each
 * pair. */
START_TEST(ite_is_that_of_the_tables) {
  fixture *f = make_fixture();
  for (unsigned test = 0; test < 256; test++)
    for (unsigned then = 0; then < 256; then++)
      for (unsigned otherwise = (test + 5 * then) % 31; otherwise < 256; otherwise += 31)
        SAME(gv_bdd_ite(&f->bdd, f->three[test], f->three[then], f->three[otherwise]),
             f->three[(test & then) | (~test & otherwise & 255)]);
  drop_fixture(f);
}
END_TEST

/* The table where variable v is 0, and where it is 1, each spread over both halves. */
static unsigned cofactor(unsigned table, unsigned v, bool high) {
  unsigned out = 0;
  for (unsigned i = 0; i < 16; i++)
    out |= (table >> (high ? i | 1u << v : i & ~(1u << v)) & 1) << i;
  return out;
}

START_TEST(exists_forgets_one_variable) {
  fixture *f = make_fixture();
  for (unsigned table = 0; table < 65536; table++)
    for (unsigned v = 0; v < 4; v++)
      SAME(gv_bdd_exists(&f->bdd, f->four[table], names[v]),
           f->four[cofactor(table, v, false) | cofactor(table, v, true)]);
  SAME(gv_bdd_exists(&f->bdd, f->four[12345], 3),
       f->four[12345]); /* a variable that it does not know */
  SAME(gv_bdd_exists(&f->bdd, f->four[12345], 5000), f->four[12345]);
  drop_fixture(f);
}
END_TEST

typedef struct seen {
  uint32_t vars[8], count;
} seen;

static void see(void *to, uint32_t var) {
  seen *s = to;
  HOLDS(s->count < 8);
  s->vars[s->count++] = var;
}

START_TEST(support_is_what_the_table_depends_on_each_once) {
  fixture *f = make_fixture();
  for (unsigned table = 0; table < 65536; table++) {
    seen s = {.count = 0};
    gv_bdd_support(&f->bdd, f->four[table], see, &s);
    uint32_t expected = 0;
    for (unsigned v = 0; v < 4; v++) {
      if (cofactor(table, v, false) == cofactor(table, v, true)) continue;
      uint32_t times = 0;
      for (uint32_t i = 0; i < s.count; i++) times += s.vars[i] == names[v];
      SAME(times, 1);
      expected++;
    }
    SAME(s.count, expected);
  }
  drop_fixture(f);
}
END_TEST

/* The nodes of the function in `size` bits of table: one for each different part that depends on
 * its first variable. */
static void count_nodes(unsigned table, unsigned bits, gv_map *parts) {
  if (bits == 1) return;
  unsigned half = bits / 2, mask = (1u << half) - 1, low = table & mask, high = table >> half;
  if (low == high) {
    count_nodes(low, half, parts);
    return;
  }
  bool found;
  *gv_map_at(parts, (uint64_t)bits << 32 | table, &found) = 1;
  if (found) return;
  count_nodes(low, half, parts);
  count_nodes(high, half, parts);
}

START_TEST(exceeds_counts_the_nodes) {
  fixture *f = make_fixture();
  for (unsigned table = 0; table < 65536; table += 3) {
    gv_map parts = {0};
    count_nodes(table, 16, &parts);
    uint32_t nodes = parts.len;
    gv_map_free(&parts);
    HOLDS(!gv_bdd_exceeds(&f->bdd, f->four[table], nodes));
    if (nodes) HOLDS(gv_bdd_exceeds(&f->bdd, f->four[table], nodes - 1));
  }
  drop_fixture(f);
}
END_TEST

START_TEST(both_sides_of_a_branch_give_back_what_was_before) {
  fixture *f = make_fixture();
  for (unsigned before = 0; before < 65536; before += 11) {
    for (unsigned c = 1; c < 255; c += 13) {
      gv_guard yes = gv_bdd_and(&f->bdd, f->four[before], f->three[c]),
               no = gv_bdd_and(&f->bdd, f->four[before], gv_bdd_not(&f->bdd, f->three[c]));
      SAME(gv_bdd_or(&f->bdd, yes, no), f->four[before]);
    }
  }
  drop_fixture(f);
}
END_TEST

START_TEST(a_fact_about_the_newest_condition_costs_one_node) {
  gv_bdd bdd;
  gv_bdd_init(&bdd);
  gv_guard guard = GV_TRUE;
  for (uint32_t v = 0; v < 2000; v++) {
    gv_guard var = gv_bdd_var(&bdd, v), literal = v % 3 ? var : gv_bdd_not(&bdd, var);
    uint32_t before = bdd.nodes.len;
    guard = gv_bdd_and(&bdd, guard, literal);
    HOLDS(bdd.nodes.len - before <= 1);
  }
  HOLDS(!gv_bdd_exceeds(&bdd, guard, 2000));
  HOLDS(gv_bdd_exceeds(&bdd, guard, 1999));
  for (uint32_t v = 0; v < 2000; v++) guard = gv_bdd_exists(&bdd, guard, v);
  SAME(guard, GV_TRUE);
  gv_bdd_clear(&bdd);
}
END_TEST

UNIT_MAIN("analysis_bdd", RUNS(each_function_is_one_node_and_says_what_it_should),
          RUNS(each_function_is_one_node_however_it_is_put_together),
          RUNS(nodes_are_reduced_and_later_variables_stand_nearer_the_root),
          RUNS(and_or_xor_not_are_those_of_the_tables), RUNS(ite_is_that_of_the_tables),
          RUNS(exists_forgets_one_variable), RUNS(support_is_what_the_table_depends_on_each_once),
          RUNS(exceeds_counts_the_nodes), RUNS(both_sides_of_a_branch_give_back_what_was_before),
          RUNS(a_fact_about_the_newest_condition_costs_one_node))
