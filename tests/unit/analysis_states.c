/* The table of states against one written by hand from what the calls do, and lists of places
 * against bitmaps. */
#include "typestate/states.h"

#include "sketch.h"

/* ---- the table ------------------------------------------------------------------------------- */

/* One letter a use, in the order of the roles: '.' is right and changes nothing; a capital is right
 * and makes it the state of `becomes`; a small letter is the rule of `rules` that is broken, and
 * nothing changes. Columns: use, sync, destroy of a stream; record, wait, sync, read, destroy of an
 * event; device free, host free, pinned free; GPU read, write; kernel read, write, both; host read,
 * write, memref read, memref write; kept, memory use; module use, launch, unload; descriptor use,
 * destroy; register, of a memref, unregister, of a memref; escape. */
static const struct {
  gv_handle handle;
  const char *uses;
} table[] = {
    /* A live stream: its own uses are right; as an event it is of the wrong kind, and stays what it
       is. A runtime may keep it for others. */
    {GV_HANDLE_STREAM, "..D kkkkk kkk kk kkk kkkk .k kkk kk kkkk ."},
    /* Dead and of the wrong kind: the kind is the finding. Where it is handed on it may be used. */
    {GV_HANDLE_DEAD_STREAM, "uut kkkkk kkk kk kkk kkkk ok kkk kk kkkk o"},
    /* Never recorded: a wait and a synchronize do nothing and leave it so; it may be destroyed. */
    {GV_HANDLE_EVENT, "kkk Reeex kkk kk kkk kkkk .k kkk kk kkkk ."},
    /* A second record only moves the mark. */
    {GV_HANDLE_RECORDED, "kkk ....x kkk kk kkk kkkk .k kkk kk kkkk ."},
    {GV_HANDLE_DEAD_EVENT, "kkk vvvvw kkk kk kkk kkkk ok kkk kk kkkk o"},
    /* The null stream is always live, but nobody may destroy it; there is no null event or module.
       Null memory is of size 0. */
    {GV_HANDLE_NULL, "..n nnnnn ... .. ... .... .. nnn .. .... ."},
    /* A kernel may be passed an undefined address that it does not use. */
    {GV_HANDLE_UNDEF, "qqq qqqqq qqq qq ... .... .q qqq qq qqqq ."},
    /* Live and recorded, by assumption; its first use says which kind it is. */
    {GV_HANDLE_GIVEN, "SSD RRRRX MMM MM MMM MMMM .M ... .. MMMM ."},
    /* Once it was memory, it is no handle. */
    {GV_HANDLE_MEANT_MEMORY, "kkk kkkkk ... .. ... .... .. ... .C .... ."},
    {GV_HANDLE_UNKNOWN, "... ..... ... .. ... .... .. ... .. .... ."},
    {GV_HANDLE_UNLOWERED, "... ..... ... .. ... .... .. ... .. .... ."},
    {GV_HANDLE_ELSEWHERE, "... ..... ... .. ... .... .. ... .. .... ."},
    {GV_HANDLE_CONTROL, "... ..... ... .. ... .... .. ... .. .... ."},
    {GV_HANDLE_WORK, "... ..... ... .. ... .... .. ... .. .... ."},
    /* Device memory: no stream, no event, not the host's; freed by the device's function. */
    {GV_HANDLE_DEVICE, "kkk kkkkk Fmm .. ... hhhh .. ... kk gggg ."},
    {GV_HANDLE_SHARED, "kkk kkkkk Fmm .. ... .... .. ... kk oooo ."},
    {GV_HANDLE_PINNED, "kkk kkkkk mmF .. ... .... .. ... kk gggg ."},
    {GV_HANDLE_HEAP, "kkk kkkkk mFm .. ... .... .. ... kk AAgg ."},
    {GV_HANDLE_FIXED, "kkk kkkkk mmm .. ... .... .. ... kk BBgg ."},
    {GV_HANDLE_FREED, "kkk kkkkk ddd aa aaa aaaa aa ... kk aaaa o"},
    {GV_HANDLE_GIVEN_MEMORY, "... ..... FFF .. ... .... .. ... .C GGUU ."},
    {GV_HANDLE_ADDRESS, "... ..... mmm .. ... .... .. ... kk .... ."},
    {GV_HANDLE_MODULE, "kkk kkkkk kkk kk kkk kkkk .k ..L kk kkkk ."},
    {GV_HANDLE_UNLOADED, "kkk kkkkk kkk kk kkk kkkk ok aad kk kkkk o"},
    /* A descriptor stands for memory that is accessed through it, and is no memory itself. */
    {GV_HANDLE_DESCRIPTOR, "kkk kkkkk mmm kk ... oooo .. kkk .C kkkk ."},
    {GV_HANDLE_STANDING, "kkk kkkkk mmm kk ... oooo .. kkk .m kkkk ."},
    {GV_HANDLE_DEAD_DESCRIPTOR, "kkk kkkkk mmm kk aaa aaaa oa kkk ad kkkk o"},
    /* Registered memory, or memory of which parts may be registered: a free of it goes on, and a
       register or unregister of parts is not known. */
    {GV_HANDLE_REGISTERED_HEAP, "kkk kkkkk mWm .. ... .... .. ... kk ggYY ."},
    {GV_HANDLE_PARTLY_HEAP, "kkk kkkkk mFm .. ... .... .. ... kk oooo ."},
    {GV_HANDLE_REGISTERED_FIXED, "kkk kkkkk mmm .. ... .... .. ... kk ggZZ ."},
    {GV_HANDLE_PARTLY_FIXED, "kkk kkkkk mmm .. ... .... .. ... kk oooo ."},
    {GV_HANDLE_REGISTERED_GIVEN, "... ..... WWW .. ... .... .. ... .C ggUU ."},
    {GV_HANDLE_UNREGISTERED_GIVEN, "... ..... FFF .. ... .... .. ... .C GGgg ."},
    {GV_HANDLE_PARTLY_GIVEN, "... ..... FFF .. ... .... .. ... .C oooo ."},
};

static const struct {
  char letter;
  gv_handle handle;
} becomes[] = {{'D', GV_HANDLE_DEAD_STREAM},
               {'R', GV_HANDLE_RECORDED},
               {'x', GV_HANDLE_DEAD_EVENT},
               {'X', GV_HANDLE_DEAD_EVENT},
               {'S', GV_HANDLE_STREAM},
               {'F', GV_HANDLE_FREED},
               {'L', GV_HANDLE_UNLOADED},
               {'M', GV_HANDLE_MEANT_MEMORY},
               {'C', GV_HANDLE_DEAD_DESCRIPTOR},
               {'A', GV_HANDLE_REGISTERED_HEAP},
               {'B', GV_HANDLE_REGISTERED_FIXED},
               {'G', GV_HANDLE_REGISTERED_GIVEN},
               {'U', GV_HANDLE_UNREGISTERED_GIVEN},
               {'Y', GV_HANDLE_HEAP},
               {'Z', GV_HANDLE_FIXED},
               {'W', GV_HANDLE_FREED}};

static const struct {
  char letter;
  const char *rule;
} rules[] = {{'k', "handle-kind-mismatch"},  {'u', "stream-use-after-destroy"},
             {'t', "stream-double-destroy"}, {'v', "event-use-after-destroy"},
             {'w', "event-double-destroy"},  {'e', "event-not-recorded"},
             {'n', "null-handle"},           {'q', "undefined-handle"},
             {'m', "mismatched-free"},       {'h', "device-memory-on-host"},
             {'d', "double-free"},           {'a', "use-after-free"},
             {'o', "unknown-handle"},        {'g', "registration-mismatch"},
             {'W', "free-while-registered"}};

static void expect_step(gv_handle handle, gv_role role, char letter) {
  gv_step step = gv_handle_step(handle, role);
  gv_handle next = handle;
  const char *rule = step.rule == GV_RULE_NONE ? "nothing" : gv_rules[step.rule].name,
             *wanted = "nothing";
  bool known = letter == '.';
  for (size_t i = 0; i < sizeof becomes / sizeof *becomes; i++)
    if (becomes[i].letter == letter) next = becomes[i].handle, known = true;
  for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
    if (rules[i].letter == letter) wanted = rules[i].rule, known = true;
  ck_assert_msg(known, "no such letter: %c", letter);
  ck_assert_msg(step.next == next && strcmp(rule, wanted) == 0,
                "%s, role %d: got %s and then %s, not %s and then %s", gv_handle_text(handle), role,
                rule, gv_handle_text(step.next), wanted, gv_handle_text(next));
}

START_TEST(each_use_of_each_state_is_what_the_calls_do) {
  bool covered[GV_HANDLE_COUNT] = {false};
  for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
    int role = GV_ROLE_STREAM_USE;
    for (const char *use = table[i].uses; *use; use++)
      if (*use != ' ') expect_step(table[i].handle, (gv_role)role++, *use);
    ck_assert_int_eq(role, GV_ROLE_COUNT);
    covered[table[i].handle] = true;
  }
  for (int h = 1; h < GV_HANDLE_COUNT; h++)
    ck_assert_msg(covered[h], "the table above says nothing of state %d", h);
}
END_TEST

START_TEST(no_role_changes_nothing) {
  for (int h = 1; h < GV_HANDLE_COUNT; h++) {
    gv_step step = gv_handle_step((gv_handle)h, GV_ROLE_NONE);
    ck_assert_int_eq(step.next, h);
    ck_assert_int_eq(step.rule, GV_RULE_NONE);
  }
}
END_TEST

START_TEST(what_was_created_and_not_destroyed_is_owed) {
  for (int h = 1; h < GV_HANDLE_COUNT; h++)
    ck_assert_int_eq(gv_handle_owed((gv_handle)h),
                     h == GV_HANDLE_STREAM || h == GV_HANDLE_EVENT || h == GV_HANDLE_RECORDED ||
                         h == GV_HANDLE_DEVICE || h == GV_HANDLE_SHARED || h == GV_HANDLE_PINNED ||
                         h == GV_HANDLE_HEAP || h == GV_HANDLE_REGISTERED_HEAP ||
                         h == GV_HANDLE_PARTLY_HEAP || h == GV_HANDLE_MODULE ||
                         h == GV_HANDLE_DESCRIPTOR);
}
END_TEST

/* Being owed ends only with a right destroy: no fault makes a leak disappear. */
START_TEST(only_a_right_destroy_settles_what_is_owed) {
  for (int h = 1; h < GV_HANDLE_COUNT; h++) {
    for (int r = 1; r < GV_ROLE_COUNT; r++) {
      gv_step step = gv_handle_step((gv_handle)h, (gv_role)r);
      bool destroys = r == GV_ROLE_STREAM_DESTROY || r == GV_ROLE_EVENT_DESTROY ||
                      gv_is_free((gv_role)r) || r == GV_ROLE_MODULE_UNLOAD ||
                      r == GV_ROLE_DESCRIPTOR_DESTROY;
      bool happens = step.rule == GV_RULE_NONE ||
                     step.rule == GV_RULE_FREE_WHILE_REGISTERED; /* which is a warning */
      if (gv_handle_owed((gv_handle)h) && !gv_handle_owed(step.next))
        ck_assert(destroys && happens);
      if (!happens) ck_assert_int_eq(step.next, h);
    }
  }
}
END_TEST

/* ---- places ---------------------------------------------------------------------------------- */

enum { KEYS = 3, BYTES = 24 };

/* Sorted, none within the one before it, and exactly the bits. */
static void expect_bits(const gv_intern *places, uint32_t id, bool bits[KEYS][BYTES]) {
  uint32_t size;
  const gv_place *list = gv_intern_get(places, id, &size);
  bool got[KEYS][BYTES] = {{false}};
  for (uint32_t i = 0; i < size / sizeof *list; i++) {
    ck_assert_int_lt(list[i].lo, list[i].hi);
    if (i)
      ck_assert(list[i - 1].key < list[i].key ||
                (list[i - 1].key == list[i].key && list[i - 1].lo <= list[i].lo &&
                 list[i - 1].hi < list[i].hi));
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
      uint32_t key = next_random(&random) % KEYS, lo = next_random(&random) % BYTES,
               hi = next_random(&random) % (BYTES + 1);
      bool adds = next_random(&random) % 3 != 0;
      if (adds)
        gv_places_add(&list, (gv_place){.key = key}, lo, hi);
      else
        gv_places_cut(&list, key, lo, hi);
      for (uint32_t b = lo; b < hi; b++) bits[key][b] = adds;
    }
    uint32_t id = gv_places_id(&places, &list);
    expect_bits(&places, id, bits);
    /* The same places from the back, each twice: the same number. */
    uint32_t size;
    const gv_place *all = gv_intern_get(&places, id, &size);
    list.len = 0;
    for (uint32_t i = (uint32_t)(size / sizeof *all) * 2; i-- > 0;) *gv_push(&list) = all[i / 2];
    ck_assert_uint_eq(gv_places_id(&places, &list), id);
    gv_vec_free(&list);
  }
  gv_intern_clear(&places);
}
END_TEST

/* Half of one copy of a handle and half of another are no handle. */
START_TEST(places_beside_each_other_stay_apart) {
  gv_intern places = {0};
  gv_place_list list = {0};
  uint32_t size;
  gv_places_add(&list, (gv_place){.key = 1}, 4, 12);
  gv_places_add(&list, (gv_place){.key = 1}, 0, 4);
  gv_intern_get(&places, gv_places_id(&places, &list), &size);
  ck_assert_uint_eq(size / sizeof(gv_place), 2);
  gv_places_add(&list, (gv_place){.key = 1}, 0, 12);
  gv_intern_get(&places, gv_places_id(&places, &list), &size);
  ck_assert_uint_eq(size / sizeof(gv_place), 1);
  gv_vec_free(&list);
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
  gv_places_add(&list, (gv_place){.key = 1}, INT64_C(1) << 40,
                INT64_C(1) << 41); /* past what can be told */
  ck_assert_uint_eq(list.len, 0);
  gv_vec_free(&list);
}
END_TEST

UNIT_MAIN("analysis_states", RUNS(each_use_of_each_state_is_what_the_calls_do),
          RUNS(no_role_changes_nothing), RUNS(what_was_created_and_not_destroyed_is_owed),
          RUNS(only_a_right_destroy_settles_what_is_owed), RUNS(places_are_sets_of_bytes),
          RUNS(places_beside_each_other_stay_apart),
          RUNS(an_empty_range_adds_nothing_and_cuts_nothing),
          RUNS(bounds_beyond_32_bits_mean_everywhere))
