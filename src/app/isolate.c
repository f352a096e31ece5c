#include "app/isolate.h"

#include <errno.h>
#include <unistd.h>

#include "base/child.h"

static gv_str read_pipe(gv_arena *arena, int from) {
  GV_VEC(char) bytes = {0};
  char piece[1 << 14];
  for (ssize_t got; (got = read(from, piece, sizeof piece)) != 0;) {
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) break;
    if (bytes.cap - bytes.len < (size_t)got) bytes.at = gv_vec_grow(bytes.at, &bytes.cap, bytes.len + (uint32_t)got, 1);
    memcpy(bytes.at + bytes.len, piece, (size_t)got);
    bytes.len += (uint32_t)got;
  }
  gv_str copy = gv_str_copy(arena, (gv_str){bytes.at, bytes.len});
  gv_vec_free(&bytes);
  return copy;
}

int gv_isolate(gv_arena *arena, int (*act)(void *with, FILE *out), void *with, unsigned seconds, gv_str *output) {
  gv_child child;
  *output = GV_STR("");
  if (!gv_child_start(&child, act, with, seconds)) return -2;
  gv_str written = read_pipe(arena, child.from);
  int result = gv_child_end(&child);
  if (result >= 0) *output = written;
  return result;
}
