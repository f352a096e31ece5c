/* Which accesses conflict: extents against bytes painted one by one, modes and covers against what the calls do. */
#include "analysis/work.h"

#include "sketch.h"

enum { BYTES = 12 };

/* The bytes that an extent may touch, at least or at most: of one that begins somewhere, any choice of its end. */
static bool touches(gv_extent x, int64_t byte, int64_t end) {
  switch ((gv_extent_kind)x.kind) {
  case GV_ALL_BYTES:
    return true;
  case GV_THESE_BYTES:
    return byte >= x.lo && byte < x.hi;
  case GV_BYTES_FROM:
    return byte >= x.lo && byte < end;
  default:
    return byte >= end;
  }
}

/* Over all ends that the two may have: do they meet always, never, or sometimes? */
static gv_overlap painted(gv_extent a, gv_extent b) {
  bool always = true, never = true;
  for (int64_t i = 1; i <= BYTES; i++) {
    for (int64_t k = 1; k <= BYTES; k++) {
      int64_t end_a = a.kind == GV_BYTES_FROM ? a.lo + i : i, end_b = b.kind == GV_BYTES_FROM ? b.lo + k : k;
      bool meet = false;
      for (int64_t byte = 0; byte < 3 * BYTES; byte++) meet |= touches(a, byte, end_a) && touches(b, byte, end_b);
      always &= meet, never &= !meet;
    }
  }
  return always ? GV_OVERLAP : never ? GV_APART : GV_MAY_OVERLAP;
}

static gv_extent these(int64_t lo, int64_t hi) { return (gv_extent){GV_THESE_BYTES, GV_OBJECT, lo, hi, GV_NONE, 0}; }
static gv_extent from(int64_t lo) { return (gv_extent){GV_BYTES_FROM, GV_OBJECT, lo, 0, GV_NONE, 0}; }

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
  gv_extent all = {.kind = GV_ALL_BYTES, .base = GV_OBJECT, .address = GV_NONE};
  ck_assert_int_eq(gv_extents_overlap(all, all), GV_OVERLAP);
  ck_assert_int_eq(gv_extents_overlap(all, these(3, 4)), GV_OVERLAP);
  ck_assert_int_eq(gv_extents_overlap(from(8), all), GV_OVERLAP);
  ck_assert_int_eq(gv_extents_overlap(all, these(4, 4)), GV_APART); /* nothing is touched */
}
END_TEST

/* Two addresses of one buffer whose distance is not known, and one address that is not known but the same. */
START_TEST(places_that_are_not_known_may_overlap) {
  gv_extent here = gv_extent_bytes(GV_OBJECT, GV_SOMEWHERE, 8, 5), there = gv_extent_bytes(GV_OBJECT, GV_SOMEWHERE, 8, 6);
  gv_extent aligned = gv_extent_bytes(GV_PARTNER, 0, 8, 7), allocated = gv_extent_bytes(GV_OBJECT, 64, 8, 8);
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
  static const uint8_t modes[] = {GV_READS, GV_WRITES, GV_READS | GV_WRITES};
  gv_extent extents[] = {these(0, 4),
                         these(0, 8),
                         these(4, 8),
                         from(0),
                         from(4),
                         {GV_ALL_BYTES, GV_OBJECT, 0, 0, GV_NONE, 0},
                         gv_extent_bytes(GV_OBJECT, GV_SOMEWHERE, 4, 9)};
  uint32_t covers = 0, count = sizeof extents / sizeof *extents;
  for (uint32_t i = 0; i < 3 * count; i++) {
    gv_work w = {.mode = modes[i % 3], .extent = extents[i / 3]};
    for (uint32_t k = 0; k < 3 * count; k++) {
      uint8_t mode = modes[k % 3];
      gv_extent cover = extents[k / 3];
      if (!gv_work_covered(&w, mode, cover)) continue;
      covers++;
      for (uint32_t n = 0; n < 3 * count; n++) {
        bool conflict = (modes[n % 3] | w.mode) & GV_WRITES && gv_extents_overlap(w.extent, extents[n / 3]) == GV_OVERLAP;
        bool kept = (modes[n % 3] | mode) & GV_WRITES && gv_extents_overlap(cover, extents[n / 3]) == GV_OVERLAP;
        ck_assert(!conflict || kept);
      }
    }
  }
  ck_assert_int_gt(covers, count); /* each covers itself, and more */
}
END_TEST

START_TEST(roles_read_and_write_what_the_calls_do) {
  ck_assert_int_eq(gv_mode_of(GV_ROLE_GPU_READ), GV_READS);
  ck_assert_int_eq(gv_mode_of(GV_ROLE_GPU_WRITE), GV_WRITES);
  ck_assert_int_eq(gv_mode_of(GV_ROLE_KERNEL_BOTH), GV_READS | GV_WRITES);
  ck_assert_int_eq(gv_mode_of(GV_ROLE_MEMREF_READ), GV_READS);
  ck_assert_int_eq(gv_mode_of(GV_ROLE_DEVICE_FREE), GV_WRITES);
  ck_assert_int_eq(gv_mode_of(GV_ROLE_KEPT), 0);
  for (int role = GV_ROLE_STREAM_USE; role <= GV_ROLE_EVENT_DESTROY; role++) ck_assert_int_eq(gv_mode_of((gv_role)role), 0);
}
END_TEST

/* A kernel touches what its argument points to, and perhaps anything else: that is certain at one place, and ruled out nowhere. */
START_TEST(a_part_is_touched_for_certain_where_it_begins) {
  const gv_extent near = {.kind = GV_BYTES_NEAR, .base = GV_OBJECT, .lo = 16, .address = GV_NONE};
  const gv_extent there = {.kind = GV_BYTES_NEAR, .base = GV_OBJECT, .lo = 16, .address = GV_NONE};
  const gv_extent other = {.kind = GV_BYTES_NEAR, .base = GV_OBJECT, .lo = 32, .address = GV_NONE};
  const gv_extent around = {.kind = GV_THESE_BYTES, .base = GV_OBJECT, .lo = 8, .hi = 24, .address = GV_NONE};
  const gv_extent before = {.kind = GV_THESE_BYTES, .base = GV_OBJECT, .lo = 0, .hi = 16, .address = GV_NONE};
  const gv_extent behind = {.kind = GV_THESE_BYTES, .base = GV_OBJECT, .lo = 32, .hi = 48, .address = GV_NONE};
  const gv_extent all = {.kind = GV_ALL_BYTES, .base = GV_OBJECT, .address = GV_NONE};
  ck_assert_int_eq(gv_extents_overlap(near, there), GV_OVERLAP);
  ck_assert_int_eq(gv_extents_overlap(near, other), GV_MAY_OVERLAP);
  ck_assert_int_eq(gv_extents_overlap(near, around), GV_OVERLAP);
  ck_assert_int_eq(gv_extents_overlap(around, near), GV_OVERLAP);
  ck_assert_int_eq(gv_extents_overlap(near, before), GV_MAY_OVERLAP);
  ck_assert_int_eq(gv_extents_overlap(behind, near), GV_MAY_OVERLAP);
  ck_assert_int_eq(gv_extents_overlap(near, all), GV_OVERLAP);
}
END_TEST

UNIT_MAIN("analysis_work", RUNS(extents_overlap_as_their_bytes_do), RUNS(the_whole_buffer_overlaps_all_of_it),
          RUNS(places_that_are_not_known_may_overlap), RUNS(a_cover_conflicts_with_all_that_the_covered_does),
          RUNS(roles_read_and_write_what_the_calls_do), RUNS(a_part_is_touched_for_certain_where_it_begins))
