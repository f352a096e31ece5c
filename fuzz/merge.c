/* Any bytes at all as documents to be merged, divided by NUL bytes: they are none, with one line
 * that says why, or what is written is JSON, and merges again. */
#include "render/merge.h"

#include "base/stream.h"
#include "json/json.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { PARTS = 4 };

static bool merge(gv_arena *arena, gv_part *parts, uint32_t count, gv_stream *stream) {
  gv_str error = {NULL, 0};
  int exit = -1;
  FILE *out = gv_stream_open(stream);
  bool merged = gv_merge(arena, out, parts, count, &exit, &error) == GV_OK;
  gv_str text = gv_stream_close(stream);
  if (merged) {
    GV_CHECK(exit >= 0 && exit <= 3 && text.len > 0);
  } else {
    GV_CHECK(text.len == 0 && error.len > 0 &&
             memchr(error.at, '\n', error.len) == error.at + error.len - 1);
  }
  return merged;
}

static void merge_again(gv_arena *arena, const gv_stream *first) {
  gv_part whole = {.name = GV_STR("again"), .text = {first->at, first->len}};
  json_t *json = json_loadb(first->at, first->len, 0, NULL);
  gv_stream second;
  GV_CHECK(json);
  json_decref(json);
  GV_CHECK(merge(arena, &whole, 1, &second));
  free(second.at);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  gv_arena arena = {0};
  gv_part parts[PARTS] = {{.name = GV_STR("fuzz")}};
  gv_stream stream;
  uint32_t count = 0;
  for (gv_str rest = {(const char *)data, size}; rest.len && count < PARTS; count++) {
    const char *zero = memchr(rest.at, 0, rest.len);
    size_t len = zero ? (size_t)(zero - rest.at) : rest.len, next = zero ? len + 1 : len;
    parts[count] = (gv_part){.name = GV_STR("fuzz"), .text = {rest.at, len}};
    rest = (gv_str){rest.at + next, rest.len - next};
  }
  if (count && merge(&arena, parts, count, &stream)) merge_again(&arena, &stream);
  if (count) free(stream.at);
  gv_arena_clear(&arena);
  return 0;
}
