/* The table of states against one written by hand from what the calls do, and lists of places against bitmaps. */
#include "analysis/states.h"

#include "sketch.h"

/* ---- the table --------------------------------------------------------------------------------------------------------- */

typedef struct expected {
  gv_handle handle;
  gv_role role;
  gv_handle next;
  const char *rule; /* NULL: right */
} expected;

/* Columns of a row: use, sync, destroy of a stream; record, wait, sync, destroy of an event. */
#define ROW(h, n1, r1, n2, r2, n3, r3, n4, r4, n5, r5, n6, r6, n7, r7)                                                         \
  {GV_HANDLE_##h, GV_ROLE_STREAM_USE, GV_HANDLE_##n1, r1}, {GV_HANDLE_##h, GV_ROLE_STREAM_SYNC, GV_HANDLE_##n2, r2},           \
      {GV_HANDLE_##h, GV_ROLE_STREAM_DESTROY, GV_HANDLE_##n3, r3}, {GV_HANDLE_##h, GV_ROLE_EVENT_RECORD, GV_HANDLE_##n4, r4},  \
      {GV_HANDLE_##h, GV_ROLE_EVENT_WAIT, GV_HANDLE_##n5, r5}, {GV_HANDLE_##h, GV_ROLE_EVENT_SYNC, GV_HANDLE_##n6, r6}, {      \
    GV_HANDLE_##h, GV_ROLE_EVENT_DESTROY, GV_HANDLE_##n7, r7                                                                   \
  }

static const char KIND[] = "handle-kind-mismatch", USED[] = "stream-use-after-destroy", TWICE[] = "stream-double-destroy",
                  EVENT_USED[] = "event-use-after-destroy", EVENT_TWICE[] = "event-double-destroy",
                  EMPTY[] = "event-not-recorded", NOTHING[] = "null-handle", UNDEFINED[] = "undefined-handle";

static const expected table[] = {
    /* A live stream: its own uses are right; as an event it is of the wrong kind, and stays what it is. */
    ROW(STREAM, STREAM, NULL, STREAM, NULL, DEAD_STREAM, NULL, STREAM, KIND, STREAM, KIND, STREAM, KIND, STREAM, KIND),
    /* Dead and of the wrong kind: the kind is the finding. */
    ROW(DEAD_STREAM, DEAD_STREAM, USED, DEAD_STREAM, USED, DEAD_STREAM, TWICE, DEAD_STREAM, KIND, DEAD_STREAM, KIND,
        DEAD_STREAM, KIND, DEAD_STREAM, KIND),
    /* Never recorded: a wait and a synchronize do nothing and leave it so; it may be destroyed. */
    ROW(EVENT, EVENT, KIND, EVENT, KIND, EVENT, KIND, RECORDED, NULL, EVENT, EMPTY, EVENT, EMPTY, DEAD_EVENT, NULL),
    /* A second record only moves the mark. */
    ROW(RECORDED, RECORDED, KIND, RECORDED, KIND, RECORDED, KIND, RECORDED, NULL, RECORDED, NULL, RECORDED, NULL, DEAD_EVENT,
        NULL),
    ROW(DEAD_EVENT, DEAD_EVENT, KIND, DEAD_EVENT, KIND, DEAD_EVENT, KIND, DEAD_EVENT, EVENT_USED, DEAD_EVENT, EVENT_USED,
        DEAD_EVENT, EVENT_USED, DEAD_EVENT, EVENT_TWICE),
    /* The null stream is always live, but nobody may destroy it; there is no null event. */
    ROW(NULL, NULL, NULL, NULL, NULL, NULL, NOTHING, NULL, NOTHING, NULL, NOTHING, NULL, NOTHING, NULL, NOTHING),
    ROW(UNDEF, UNDEF, UNDEFINED, UNDEF, UNDEFINED, UNDEF, UNDEFINED, UNDEF, UNDEFINED, UNDEF, UNDEFINED, UNDEF, UNDEFINED,
        UNDEF, UNDEFINED),
    /* Live and recorded, by assumption; its first use says which kind it is. */
    ROW(GIVEN, STREAM, NULL, STREAM, NULL, DEAD_STREAM, NULL, RECORDED, NULL, RECORDED, NULL, RECORDED, NULL, DEAD_EVENT, NULL),
    ROW(UNKNOWN, UNKNOWN, NULL, UNKNOWN, NULL, UNKNOWN, NULL, UNKNOWN, NULL, UNKNOWN, NULL, UNKNOWN, NULL, UNKNOWN, NULL),
    ROW(UNLOWERED, UNLOWERED, NULL, UNLOWERED, NULL, UNLOWERED, NULL, UNLOWERED, NULL, UNLOWERED, NULL, UNLOWERED, NULL,
        UNLOWERED, NULL),
    ROW(CONTROL, CONTROL, NULL, CONTROL, NULL, CONTROL, NULL, CONTROL, NULL, CONTROL, NULL, CONTROL, NULL, CONTROL, NULL),
};

START_TEST(each_use_of_each_state_is_what_the_calls_do) {
  bool covered[GV_HANDLE_COUNT][GV_ROLE_COUNT] = {{false}};
  for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
    gv_step step = gv_handle_step(table[i].handle, table[i].role);
    const char *rule = step.rule == GV_RULE_COUNT ? "nothing" : gv_rules[step.rule].name,
               *wanted = table[i].rule ? table[i].rule : "nothing";
    ck_assert_msg(step.next == table[i].next && strcmp(rule, wanted) == 0,
                  "%s, role %d: got %s and then %s, not %s and then %s", gv_handle_text(table[i].handle), table[i].role, rule,
                  gv_handle_text(step.next), wanted, gv_handle_text(table[i].next));
    covered[table[i].handle][table[i].role] = true;
  }
  for (int h = 0; h < GV_HANDLE_COUNT; h++)
    for (int r = 1; r < GV_ROLE_COUNT; r++)
      ck_assert_msg(covered[h][r], "the table above says nothing of state %d in role %d", h, r);
}
END_TEST

START_TEST(no_role_changes_nothing) {
  for (int h = 0; h < GV_HANDLE_COUNT; h++) {
    gv_step step = gv_handle_step((gv_handle)h, GV_ROLE_NONE);
    ck_assert_int_eq(step.next, h);
    ck_assert_int_eq(step.rule, GV_RULE_COUNT);
  }
}
END_TEST

START_TEST(what_was_created_and_not_destroyed_is_owed) {
  for (int h = 0; h < GV_HANDLE_COUNT; h++)
    ck_assert_int_eq(gv_handle_owed((gv_handle)h), h == GV_HANDLE_STREAM || h == GV_HANDLE_EVENT || h == GV_HANDLE_RECORDED);
}
END_TEST

/* Being owed ends only with a right destroy: no fault makes a leak disappear. */
START_TEST(only_a_right_destroy_settles_what_is_owed) {
  for (int h = 0; h < GV_HANDLE_COUNT; h++) {
    for (int r = 1; r < GV_ROLE_COUNT; r++) {
      gv_step step = gv_handle_step((gv_handle)h, (gv_role)r);
      bool destroys = r == GV_ROLE_STREAM_DESTROY || r == GV_ROLE_EVENT_DESTROY;
      if (gv_handle_owed((gv_handle)h)) ck_assert_int_eq(gv_handle_owed(step.next), !(destroys && step.rule == GV_RULE_COUNT));
      if (step.rule != GV_RULE_COUNT) ck_assert_int_eq(step.next, h);
    }
  }
}
END_TEST

/* ---- places -------------------------------------------------------------------------------------------------------------- */

enum { KEYS = 3, BYTES = 24 };

/* Sorted, disjoint, not even touching, and exactly the bits. */
static void expect_bits(const gv_intern *places, uint32_t id, bool bits[KEYS][BYTES]) {
  uint32_t size;
  const gv_place *list = gv_intern_get(places, id, &size);
  bool got[KEYS][BYTES] = {{false}};
  for (uint32_t i = 0; i < size / sizeof *list; i++) {
    ck_assert_int_lt(list[i].lo, list[i].hi);
    if (i) ck_assert(list[i - 1].key < list[i].key || (list[i - 1].key == list[i].key && list[i - 1].hi < list[i].lo));
    for (int32_t b = list[i].lo; b < list[i].hi; b++) got[list[i].key][b] = true;
  }
  ck_assert_mem_eq(got, bits, sizeof got);
}

START_TEST(places_are_sets_of_bytes) {
  gv_intern places = {0};
  uint64_t random = 1;
  for (int round = 0; round < 2000; round++) {
    gv_place_list list = {0};
    bool bits[KEYS][BYTES] = {{false}};
    for (uint32_t step = next_random(&random) % 12; step > 0; step--) {
      uint32_t key = next_random(&random) % KEYS, lo = next_random(&random) % BYTES, hi = next_random(&random) % (BYTES + 1);
      bool adds = next_random(&random) % 3 != 0;
      if (adds)
        gv_places_add(&list, (gv_place){.key = key}, lo, hi);
      else
        gv_places_cut(&list, key, lo, hi);
      for (uint32_t b = lo; b < hi; b++) bits[key][b] = adds;
    }
    uint32_t id = gv_places_id(&places, &list);
    expect_bits(&places, id, bits);
    /* The same bytes one by one, from the back: the same number. */
    list.len = 0;
    for (uint32_t key = KEYS; key-- > 0;)
      for (uint32_t b = BYTES; b-- > 0;)
        if (bits[key][b]) gv_places_add(&list, (gv_place){.key = key}, b, b + 1);
    ck_assert_uint_eq(gv_places_id(&places, &list), id);
    gv_vec_free(&list);
  }
  gv_intern_clear(&places);
}
END_TEST

START_TEST(an_empty_range_adds_nothing_and_cuts_nothing) {
  gv_place_list list = {0};
  gv_places_add(&list, (gv_place){.key = 1}, 4, 4);
  gv_places_add(&list, (gv_place){.key = 1}, 9, 3);
  ck_assert_uint_eq(list.len, 0);
  gv_places_add(&list, (gv_place){.key = 1}, 0, 8);
  gv_places_cut(&list, 2, 0, 8);
  gv_places_cut(&list, 1, 8, 16);
  gv_places_cut(&list, 1, -8, 0);
  ck_assert_uint_eq(list.len, 1);
  ck_assert_int_eq(list.at[0].lo, 0);
  ck_assert_int_eq(list.at[0].hi, 8);
  gv_vec_free(&list);
}
END_TEST

START_TEST(bounds_beyond_32_bits_mean_everywhere) {
  gv_place_list list = {0};
  gv_places_add(&list, (gv_place){.key = 1}, INT64_MIN, INT64_MAX);
  ck_assert_uint_eq(list.len, 1);
  ck_assert_int_eq(list.at[0].lo, INT32_MIN);
  ck_assert_int_eq(list.at[0].hi, GV_EVERYWHERE);
  gv_places_cut(&list, 1, 8, 16);
  ck_assert_uint_eq(list.len, 2);
  gv_places_cut(&list, 1, INT32_MIN, GV_EVERYWHERE);
  ck_assert_uint_eq(list.len, 0);
  gv_places_add(&list, (gv_place){.key = 1}, INT64_C(1) << 40, INT64_C(1) << 41); /* past what can be told */
  ck_assert_uint_eq(list.len, 0);
  gv_vec_free(&list);
}
END_TEST

UNIT_MAIN("analysis_states", RUNS(each_use_of_each_state_is_what_the_calls_do), RUNS(no_role_changes_nothing),
          RUNS(what_was_created_and_not_destroyed_is_owed), RUNS(only_a_right_destroy_settles_what_is_owed),
          RUNS(places_are_sets_of_bytes), RUNS(an_empty_range_adds_nothing_and_cuts_nothing),
          RUNS(bounds_beyond_32_bits_mean_everywhere))
