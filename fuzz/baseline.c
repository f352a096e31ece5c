/* Any bytes at all: the reader takes them or says why not, in one line with a place; and what it
 * takes is, written, read as the same. */
#include "diag/baseline.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void expect_again(const gv_baseline *baseline) {
  gv_baseline again = {0};
  gv_arena arena = {0};
  gv_str error, text = gv_str_of(gv_baseline_head);
  for (uint32_t i = 0; i < baseline->entries.len && i < 100; i++) {
    const gv_baseline_entry *e = &baseline->entries.at[i];
    gv_finding finding = {.rule = e->rule, .fingerprint = e->fingerprint};
    text =
        gv_format(&arena, "%.*s%.*s%.*s", GV_FMT(text), GV_FMT(gv_baseline_mark(&arena, &finding)),
                  GV_FMT(gv_baseline_path(&arena, e->path)));
  }
  GV_CHECK(gv_baseline_read(&again, GV_STR("again"), text, &error) == GV_OK);
  for (uint32_t i = 0; i < again.entries.len; i++) {
    const gv_baseline_entry *a = &again.entries.at[i], *b = &baseline->entries.at[i];
    GV_CHECK(gv_str_equal(a->path, b->path) && a->rule == b->rule);
    GV_CHECK(a->fingerprint.hash == b->fingerprint.hash &&
             a->fingerprint.number == b->fingerprint.number);
  }
  gv_baseline_clear(&again);
  gv_arena_clear(&arena);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  gv_baseline baseline = {0};
  gv_str error = {NULL, 0};
  if (gv_baseline_read(&baseline, GV_STR("fuzz"), (gv_str){(const char *)data, size}, &error) ==
      GV_OK) {
    expect_again(&baseline);
  } else {
    GV_CHECK(error.len > 6 && memcmp(error.at, "fuzz:", 5) == 0);
    GV_CHECK(memchr(error.at, '\n', error.len) == error.at + error.len - 1);
  }
  gv_baseline_clear(&baseline);
  return 0;
}
