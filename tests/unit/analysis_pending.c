/* Which accesses conflict: extents against bytes painted one by one, modes and covers against what
 * the calls do. */
#include "typestate/pending.h"

#include "sketch.h"

enum { BYTES = 12 };

/* A model with one launch that touches the bytes of `range` through its only argument, for extents
 * as the analysis makes them. */
static gv_extent extent_of(gv_kernel_range range) {
  static const gv_action launch = {.name = "launch", .flags = GV_ACTION_ENQUEUES};
  static const uint8_t roles[] = {GV_ROLE_KERNEL_BOTH};
  gv_model m = {0};
  gv_span spans[GV_SPANS];
  range.mode = GV_RANGE_READS | GV_RANGE_WRITES;
  *gv_push(&m.values) = (gv_value){.def = GV_DEF_PARAM, .size = 8};
  *gv_push(&m.operands) = 0;
  *gv_push(&m.ranges) = range;
  *gv_push(&m.ops) = (gv_op){.kind = GV_OP_ACTION,
                             .operand_count = 1,
                             .action = &launch,
                             .roles = roles,
                             .range_count = 1};
  ck_assert_int_eq(gv_spans_of(&m, 0, 0, GV_OBJECT, 0, spans), 1);
  gv_vec_free(&m.values);
  gv_vec_free(&m.operands);
  gv_vec_free(&m.ranges);
  gv_vec_free(&m.ops);
  return spans[0].extent;
}

static gv_extent these(int64_t lo, int64_t hi) {
  return (gv_extent){.kind = GV_BYTES,
                     .lo = lo,
                     .hi = hi,
                     .sure_lo = lo,
                     .sure_hi = hi,
                     .address = GV_NONE,
                     .sure = GV_ALL_SURE | GV_SOME_SURE};
}
/* At least one byte from there on. */
static gv_extent from(int64_t lo) {
  return (gv_extent){.kind = GV_BYTES,
                     .lo = lo,
                     .hi = INT64_MAX,
                     .sure_lo = lo,
                     .sure_hi = lo + 1,
                     .address = GV_NONE,
                     .sure = GV_SOME_SURE};
}
static gv_extent near(int64_t at) {
  gv_extent x = from(at);
  x.lo = INT64_MIN;
  return x;
}
static gv_extent somewhere(gv_value_id address) {
  return (gv_extent){.kind = GV_SOME_BYTES, .address = address, .sure = GV_SOME_SURE};
}
static const gv_extent all = {
    .kind = GV_ALL_BYTES, .base = GV_OBJECT, .address = GV_NONE, .sure = GV_SOME_SURE};

/* What the extent can come to touch, one set of bytes after the other: a mask; false: there are no
 * more. Extents from somewhere on end anywhere; those that are not sure of all their rows touch any
 * of them, some of them, or none. */
static bool nth(gv_extent x, uint32_t n, uint64_t *mask) {
  uint64_t may = 0, sure = 0;
  for (int64_t k = 0; k < 3 * BYTES; k++) {
    bool in = k >= x.lo && k < x.hi && (!x.pitch || (k - x.lo) % x.pitch < x.width);
    if (in) may |= UINT64_C(1) << k;
    if (k >= x.sure_lo && k < x.sure_hi) sure |= UINT64_C(1) << k;
  }
  if (x.sure & GV_ALL_SURE) sure = may;
  uint64_t rest = may & ~sure, pick = n ? UINT64_C(1) << (n - 1) : 0;
  *mask = sure | (rest & pick);
  return rest ? n <= 3 * BYTES : n == 0;
}

/* Over all that the two may touch: do they meet always, never, or sometimes? One byte more or less
 * is enough to tell. */
static gv_overlap painted(gv_extent a, gv_extent b) {
  bool always = true, never = true;
  uint64_t x, y;
  for (uint32_t i = 0; nth(a, i, &x); i++) {
    for (uint32_t k = 0; nth(b, k, &y); k++) {
      if (!x && a.sure & GV_SOME_SURE && a.lo < a.hi) continue;
      if (!y && b.sure & GV_SOME_SURE && b.lo < b.hi) continue;
      always &= (x & y) != 0, never &= (x & y) == 0;
    }
  }
  return never ? GV_APART : always ? GV_OVERLAP : GV_MAY_OVERLAP;
}

START_TEST(extents_overlap_as_their_bytes_do) {
  for (int64_t lo = 0; lo < BYTES; lo += 2) {
    for (int64_t hi = lo; hi <= BYTES; hi += 2) {
      for (int64_t other = 0; other < BYTES; other += 2) {
        gv_extent a = these(lo, hi);
        for (int64_t end = other; end <= BYTES; end += 2)
          ck_assert_int_eq(gv_extents_overlap(a, these(other, end)), painted(a, these(other, end)));
        ck_assert_int_eq(gv_extents_overlap(a, from(other)), painted(a, from(other)));
        ck_assert_int_eq(gv_extents_overlap(from(other), a), painted(from(other), a));
        ck_assert_int_eq(gv_extents_overlap(from(lo), from(other)), painted(from(lo), from(other)));
      }
    }
  }
}
END_TEST

START_TEST(the_whole_buffer_overlaps_all_of_it) {
  ck_assert_int_eq(gv_extents_overlap(all, all), GV_OVERLAP);
  ck_assert_int_eq(gv_extents_overlap(all, these(3, 4)), GV_OVERLAP);
  ck_assert_int_eq(gv_extents_overlap(from(8), all), GV_OVERLAP);
  ck_assert_int_eq(gv_extents_overlap(all, these(4, 4)), GV_APART); /* nothing is touched */
}
END_TEST

/* Two addresses of one buffer whose distance is not known, and one address that is not known but
 * the same. */
START_TEST(places_that_are_not_known_may_overlap) {
  gv_extent here = somewhere(5), there = somewhere(6), aligned = these(0, 8),
            allocated = these(64, 72);
  aligned.base = GV_PARTNER;
  ck_assert_int_eq(gv_extents_overlap(here, here), GV_OVERLAP);
  ck_assert_int_eq(gv_extents_overlap(here, there), GV_MAY_OVERLAP);
  ck_assert_int_eq(gv_extents_overlap(here, these(0, 8)), GV_MAY_OVERLAP);
  ck_assert_int_eq(gv_extents_overlap(aligned, allocated), GV_MAY_OVERLAP);
  here.address = there.address = GV_NONE;
  ck_assert_int_eq(gv_extents_overlap(here, there), GV_MAY_OVERLAP);
}
END_TEST

/* What conflicts with the covered access conflicts with the one that covers it. */
START_TEST(a_cover_conflicts_with_all_that_the_covered_does) {
  static const uint8_t modes[] = {GV_READS, GV_WRITES, GV_READS | GV_WRITES,
                                  GV_READS | GV_WRITES | GV_ATOMIC};
  enum { MODES = 4 };
  gv_extent extents[] = {these(0, 4), these(0, 8), these(4, 8),  from(0),
                         from(4),     all,         somewhere(9), near(4)};
  uint32_t covers = 0, count = sizeof extents / sizeof *extents;
  for (uint32_t i = 0; i < MODES * count; i++) {
    gv_pending w = {.mode = modes[i % MODES], .extent = extents[i / MODES]};
    for (uint32_t k = 0; k < MODES * count; k++) {
      gv_span cover = {modes[k % MODES], extents[k / MODES]};
      if (!gv_pending_covered(&w, &cover)) continue;
      covers++;
      for (uint32_t n = 0; n < MODES * count; n++) {
        uint8_t mode = modes[n % MODES];
        bool conflict = (mode | w.mode) & GV_WRITES && !(mode & w.mode & GV_ATOMIC) &&
                        gv_extents_overlap(w.extent, extents[n / MODES]) == GV_OVERLAP;
        bool kept = (mode | cover.mode) & GV_WRITES && !(mode & cover.mode & GV_ATOMIC) &&
                    gv_extents_overlap(cover.extent, extents[n / MODES]) == GV_OVERLAP;
        ck_assert(!conflict || kept);
      }
    }
  }
  ck_assert_int_gt(covers, count); /* each covers itself, and more */
}
END_TEST

/* Rows apart from each other, against bytes painted one by one. */
START_TEST(rows_overlap_as_their_bytes_do) {
  for (uint32_t pitch = 2; pitch < 6; pitch++)
    for (uint32_t width = 1; width < pitch; width++)
      for (int64_t lo = 0; lo < BYTES; lo++)
        for (int64_t hi = lo + 1; hi <= 2 * BYTES; hi += 3) {
          gv_extent a = these(lo, hi);
          a.pitch = pitch, a.width = width;
          for (int64_t other = 0; other < BYTES; other++) {
            for (int64_t end = other; end <= 2 * BYTES; end += 2)
              ck_assert_int_eq(gv_extents_overlap(a, these(other, end)),
                               painted(a, these(other, end)));
            for (uint32_t second = 2; second < 6; second++) {
              gv_extent b = these(other, 2 * BYTES);
              b.pitch = second, b.width = 1;
              ck_assert_int_eq(gv_extents_overlap(a, b), painted(a, b));
              ck_assert_int_eq(gv_extents_overlap(b, a), painted(b, a));
            }
          }
        }
}
END_TEST

/* What a kernel may touch and need not is apart from others or may meet them, but never does for
 * certain. */
START_TEST(what_need_not_happen_is_never_certain) {
  gv_extent none = extent_of((gv_kernel_range){.lo = 0, .hi = 8}),
            any = extent_of((gv_kernel_range){.lo = INT64_MIN, .hi = INT64_MAX});
  gv_extent some = extent_of((gv_kernel_range){.lo = 0, .hi = 8, .sure = GV_RANGE_SOME_SURE});
  gv_extent first =
      extent_of((gv_kernel_range){.lo = 0, .hi = 8, .sure = GV_RANGE_SOME_SURE, .sure_hi = 4});
  ck_assert_int_eq(gv_extents_overlap(none, these(0, 8)), GV_MAY_OVERLAP);
  ck_assert_int_eq(gv_extents_overlap(none, these(8, 16)), GV_APART);
  ck_assert_int_eq(gv_extents_overlap(any, these(0, 8)), GV_MAY_OVERLAP);
  ck_assert_int_eq(gv_extents_overlap(any, all), GV_MAY_OVERLAP);
  ck_assert_int_eq(gv_extents_overlap(some, these(0, 4)), GV_MAY_OVERLAP);
  ck_assert_int_eq(gv_extents_overlap(some, these(0, 8)), GV_OVERLAP);
  ck_assert_int_eq(gv_extents_overlap(some, some), GV_MAY_OVERLAP);
  ck_assert_int_eq(gv_extents_overlap(first, these(2, 3)), GV_OVERLAP);
  ck_assert_int_eq(gv_extents_overlap(first, these(4, 8)), GV_MAY_OVERLAP);
  ck_assert_int_eq(gv_extents_overlap(first, first), GV_OVERLAP);
}
END_TEST

START_TEST(roles_read_and_write_what_the_calls_do) {
  ck_assert_int_eq(gv_mode_of(GV_ROLE_GPU_READ), GV_READS);
  ck_assert_int_eq(gv_mode_of(GV_ROLE_GPU_WRITE), GV_WRITES);
  ck_assert_int_eq(gv_mode_of(GV_ROLE_KERNEL_BOTH), GV_READS | GV_WRITES);
  ck_assert_int_eq(gv_mode_of(GV_ROLE_MEMREF_READ), GV_READS);
  ck_assert_int_eq(gv_mode_of(GV_ROLE_DEVICE_FREE), GV_WRITES);
  ck_assert_int_eq(gv_mode_of(GV_ROLE_KEPT), 0);
  for (int role = GV_ROLE_STREAM_USE; role <= GV_ROLE_EVENT_DESTROY; role++)
    ck_assert_int_eq(gv_mode_of((gv_role)role), 0);
}
END_TEST

/* A kernel touches what its argument points to, and perhaps anything else: that is certain at one
 * place, and ruled out nowhere. */
START_TEST(a_part_is_touched_for_certain_where_it_begins) {
  ck_assert_int_eq(gv_extents_overlap(near(16), near(16)), GV_OVERLAP);
  ck_assert_int_eq(gv_extents_overlap(near(16), near(32)), GV_MAY_OVERLAP);
  ck_assert_int_eq(gv_extents_overlap(near(16), these(8, 24)), GV_OVERLAP);
  ck_assert_int_eq(gv_extents_overlap(these(8, 24), near(16)), GV_OVERLAP);
  ck_assert_int_eq(gv_extents_overlap(near(16), these(0, 16)), GV_MAY_OVERLAP);
  ck_assert_int_eq(gv_extents_overlap(these(32, 48), near(16)), GV_MAY_OVERLAP);
  ck_assert_int_eq(gv_extents_overlap(near(16), all), GV_OVERLAP);
}
END_TEST

UNIT_MAIN("analysis_pending", RUNS(extents_overlap_as_their_bytes_do),
          RUNS(the_whole_buffer_overlaps_all_of_it), RUNS(places_that_are_not_known_may_overlap),
          RUNS(a_cover_conflicts_with_all_that_the_covered_does),
          RUNS(rows_overlap_as_their_bytes_do), RUNS(what_need_not_happen_is_never_certain),
          RUNS(roles_read_and_write_what_the_calls_do),
          RUNS(a_part_is_touched_for_certain_where_it_begins))
