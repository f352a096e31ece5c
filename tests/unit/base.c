#include "unit.h"

START_TEST(arena_gives_zeroed_aligned_memory_of_any_size) {
  gv_arena arena = {0};
  const size_t sizes[] = {0, 1, 7, 16, 17, 16 * 1024, 3 << 20, 1, 64};
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
    unsigned char *at = gv_arena_take(&arena, sizes[i]);
    ck_assert_uint_eq((uintptr_t)at % _Alignof(max_align_t), 0);
    size_t zeros = 0;
    while (zeros < sizes[i] && at[zeros] == 0) zeros++;
    ck_assert_uint_eq(zeros, sizes[i]);
    memset(at, 0xff, sizes[i]); /* what comes next must not see this */
  }
  gv_arena_clear(&arena);
  ck_assert_ptr_null(arena.chunks);
}
END_TEST

START_TEST(arena_keeps_allocations_apart) {
  gv_arena arena = {0};
  unsigned char *blocks[500];
  for (size_t i = 0; i < 500; i++) memset(blocks[i] = gv_arena_take(&arena, i), (int)(i & 0xff), i);
  for (size_t i = 0; i < 500; i++)
    for (size_t b = 0; b < i; b++) ck_assert_uint_eq(blocks[i][b], i & 0xff);
  gv_arena_clear(&arena);
}
END_TEST

START_TEST(texts_compare_by_bytes_then_length) {
  ck_assert(gv_str_equal(GV_STR(""), (gv_str){NULL, 0}));
  ck_assert(!gv_str_equal(GV_STR("a"), GV_STR("ab")));
  ck_assert_int_lt(gv_str_compare(GV_STR("a"), GV_STR("ab")), 0);
  ck_assert_int_gt(gv_str_compare(GV_STR("b"), GV_STR("ab")), 0);
  ck_assert_int_gt(gv_str_compare(GV_STR("\xff"), GV_STR("a")), 0);
  ck_assert_int_eq(gv_str_compare((gv_str){NULL, 0}, GV_STR("")), 0);
}
END_TEST

/* The same as memmem() gives, wherever the part lies, in short texts and in long ones. */
START_TEST(a_part_of_a_text_is_found) {
  enum { LEN = 4000 };
  const char *const parts[] = {"invoke", "gpuverify:", "kk", " ", "zyz", "\n}"};
  const char *const fillings[] = {"llvm.call @x(%1, %2)\n", "k", "zy", "invokinvok"};
  char text[LEN + 1];
  ck_assert_ptr_null(gv_str_find((gv_str){NULL, 0}, GV_STR("a")));
  for (size_t f = 0; f < sizeof fillings / sizeof *fillings; f++)
    for (size_t p = 0; p < sizeof parts / sizeof *parts; p++)
      for (size_t len = 0; len <= LEN; len = len * 3 + 1)
        for (size_t at = 0; at <= len; at += len / 7 + 1) {
          const gv_str part = gv_str_of(parts[p]);
          for (size_t i = 0; i < len; i++) text[i] = fillings[f][i % strlen(fillings[f])];
          if (len - at >= part.len) memcpy(text + at, part.at, part.len);
          ck_assert_ptr_eq(gv_str_find((gv_str){text, len}, part),
                           memmem(text, len, part.at, part.len));
        }
}
END_TEST

START_TEST(copies_and_formats_end_with_nul) {
  gv_arena arena = {0};
  gv_str copy = gv_str_copy(&arena, (gv_str){"abcdef", 3});
  ck_assert_str_eq(copy.at, "abc");
  gv_str text = gv_format(&arena, "%.*s has %d", GV_FMT(copy), 12);
  ck_assert_str_eq(text.at, "abc has 12");
  ck_assert_uint_eq(text.len, 10);
  ck_assert_uint_eq(gv_format(&arena, "%*s", 100000, "").len, 100000);
  gv_arena_clear(&arena);
}
END_TEST

START_TEST(vec_grows_and_zeroes) {
  GV_VEC(uint64_t) v = {0};
  for (uint64_t i = 0; i < 100000; i++) {
    uint64_t *item = gv_push(&v);
    ck_assert_uint_eq(*item, 0);
    *item = i * i;
  }
  ck_assert_uint_eq(v.len, 100000);
  for (uint64_t i = 0; i < v.len; i++) ck_assert_uint_eq(v.at[i], i * i);
  ck_assert_uint_eq(gv_pop(&v), 99999ull * 99999ull);
  ck_assert_uint_eq(*gv_push(&v), 0); /* the popped value is gone */
  gv_vec_free(&v);
  ck_assert(!v.at && !v.len && !v.cap);
}
END_TEST

START_TEST(map_finds_what_was_put_in) {
  gv_map map = {0};
  bool found;
  ck_assert_uint_eq(gv_map_get(&map, 7), GV_NONE);
  for (uint32_t i = 0; i < 50000; i++) {
    uint32_t *value =
        gv_map_at(&map, (uint64_t)i << 32, &found); /* keys that differ in their high half only */
    ck_assert(!found);
    ck_assert_uint_eq(*value, GV_NONE);
    *value = i;
  }
  for (uint32_t i = 0; i < 50000; i++) {
    ck_assert_uint_eq(gv_map_get(&map, (uint64_t)i << 32), i);
    ck_assert_uint_eq(*gv_map_at(&map, (uint64_t)i << 32, &found), i);
    ck_assert(found);
  }
  ck_assert_uint_eq(gv_map_get(&map, 1), GV_NONE);
  ck_assert_uint_eq(map.len, 50000);
  gv_map_free(&map);
}
END_TEST

START_TEST(map_takes_every_key) {
  gv_map map = {0};
  const uint64_t keys[] = {0, 1, UINT64_MAX, UINT64_MAX - 1, 1ull << 63};
  bool found;
  for (uint32_t i = 0; i < 5; i++) *gv_map_at(&map, keys[i], &found) = i;
  for (uint32_t i = 0; i < 5; i++) ck_assert_uint_eq(gv_map_get(&map, keys[i]), i);
  gv_map_free(&map);
}
END_TEST

START_TEST(hash_depends_on_every_byte_the_length_and_the_seed) {
  char bytes[40] = {0};
  uint64_t plain = gv_hash(bytes, sizeof bytes, 0);
  for (size_t i = 0; i < sizeof bytes; i++) {
    bytes[i] = 1;
    ck_assert_uint_ne(gv_hash(bytes, sizeof bytes, 0), plain);
    bytes[i] = 0;
  }
  ck_assert_uint_ne(gv_hash(bytes, sizeof bytes - 1, 0), plain);
  ck_assert_uint_ne(gv_hash(bytes, sizeof bytes, 1), plain);
  ck_assert_uint_eq(gv_hash(bytes, sizeof bytes, 0), plain);
}
END_TEST

START_TEST(a_broken_invariant_aborts) {
  ck_assert_ptr_nonnull(freopen("/dev/null", "w", stderr));
  GV_CHECK(1 + 1 == 3);
}
END_TEST

UNIT_MAIN("base", RUNS(arena_gives_zeroed_aligned_memory_of_any_size),
          RUNS(arena_keeps_allocations_apart), RUNS(texts_compare_by_bytes_then_length),
          RUNS(a_part_of_a_text_is_found), RUNS(copies_and_formats_end_with_nul),
          RUNS(vec_grows_and_zeroes), RUNS(map_finds_what_was_put_in), RUNS(map_takes_every_key),
          RUNS(hash_depends_on_every_byte_the_length_and_the_seed),
          ABORTS(a_broken_invariant_aborts))
