#define _GNU_SOURCE
#include "base/base.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

_Noreturn void gv_bug(const char *file, int line, const char *what) {
  fprintf(stderr,
          "%s:%d: bug: %s\ngpuverify: this is a fault of gpuverify, not of your program; please "
          "report it\n",
          file, line, what);
  abort();
}

static bool is_fork; /* of a process whose exit handlers and buffers are not this one's */

void gv_leave_at_once(void) { is_fork = true; }

_Noreturn void gv_out_of_memory(void) {
  fputs("gpuverify: error: out of memory\n", stderr);
  if (is_fork) _exit(GV_NO_MEMORY);
  exit(GV_NO_MEMORY);
}

void *gv_malloc(size_t size) {
  void *p = malloc(size ? size : 1);
  if (!p) gv_out_of_memory();
  return p;
}

void *gv_realloc(void *old, size_t size) {
  void *p = realloc(old, size ? size : 1);
  if (!p) gv_out_of_memory();
  return p;
}

/* ---- arena ---- */

struct gv_chunk {
  gv_chunk *next;
  max_align_t bytes[];
};

enum { FIRST_CHUNK = 16 * 1024, LARGEST_CHUNK = 1024 * 1024 };

static void *chunk_push(gv_arena *arena, size_t size) {
  gv_chunk *chunk = gv_malloc(sizeof(gv_chunk) + size);
  chunk->next = arena->chunks;
  arena->chunks = chunk;
  return chunk->bytes;
}

void *gv_arena_take(gv_arena *arena, size_t size) {
  size = (size + sizeof(max_align_t) - 1) / sizeof(max_align_t) * sizeof(max_align_t);
#if GV_ARENA_MALLOC
  return memset(chunk_push(arena, size), 0, size);
#else
  if (!arena->chunks || arena->size - arena->used < size) {
    size_t grown = arena->size * 2 < FIRST_CHUNK ? FIRST_CHUNK : arena->size * 2;
    if (grown > LARGEST_CHUNK) grown = LARGEST_CHUNK;
    arena->size = size > grown ? size : grown;
    arena->used = 0;
    chunk_push(arena, arena->size);
  }
  char *at = (char *)arena->chunks->bytes + arena->used;
  arena->used += size;
  return memset(at, 0, size);
#endif
}

void gv_arena_clear(gv_arena *arena) {
  for (gv_chunk *next; arena->chunks; arena->chunks = next) {
    next = arena->chunks->next;
    free(arena->chunks);
  }
  memset(arena, 0, sizeof *arena);
}

/* The chunk that is being filled stays in front. */
void gv_arena_join(gv_arena *into, gv_arena *from) {
  gv_chunk *last = from->chunks;
  while (last && last->next) last = last->next;
  if (!into->chunks) {
    *into = *from;
  } else if (last) {
    last->next = into->chunks->next;
    into->chunks->next = from->chunks;
  }
  memset(from, 0, sizeof *from);
}

/* ---- text ---- */

bool gv_str_equal(gv_str a, gv_str b) {
  return a.len == b.len && (a.len == 0 || memcmp(a.at, b.at, a.len) == 0);
}

bool gv_str_begins(gv_str s, const char *with) {
  size_t len = strlen(with);
  return s.len >= len && memcmp(s.at, with, len) == 0;
}

bool gv_str_ends(gv_str s, const char *with) {
  size_t len = strlen(with);
  return s.len >= len && memcmp(s.at + s.len - len, with, len) == 0;
}

/* The bytes of MLIR and LLVM IR, the most frequent first; those that are not here are rarer. */
static const char frequent[] = " lirtea,co1nm4!p2.v63%:d=u\n()s508b79_>#xf<gyD[]I@\"k-L{}/h^ES";

/* The index of that byte of the part which is the rarest in texts. */
static size_t rarest(gv_str part) {
  size_t chosen = 0, best = 0;
  for (size_t i = 0; i < part.len; i++) {
    const char *at = memchr(frequent, part.at[i], sizeof frequent - 1);
    size_t rank = at ? (size_t)(at - frequent) : sizeof frequent;
    if (rank > best) chosen = i, best = rank;
  }
  return chosen;
}

enum { LONG_TEXT = 512, BYTES_PER_MISS = 16 };

/* memchr() looks at many bytes at once. A text in which it stops too often is left to memmem(). */
const char *gv_str_find(gv_str text, gv_str part) {
  if (!text.len || text.len < part.len) return NULL;
  if (text.len < LONG_TEXT || !part.len) return memmem(text.at, text.len, part.at, part.len);
  const size_t offset = rarest(part);
  const char *first = text.at + offset, *end = text.at + text.len - (part.len - 1 - offset),
             *at = first;
  for (size_t misses = 0; (at = memchr(at, part.at[offset], (size_t)(end - at))); at++) {
    if (memcmp(at - offset, part.at, part.len) == 0) return at - offset;
    if (++misses > LONG_TEXT && misses > (size_t)(at - first) / BYTES_PER_MISS)
      return memmem(at - offset, text.len - (size_t)(at - offset - text.at), part.at, part.len);
  }
  return NULL;
}

bool gv_str_has(gv_str s, const char *part) { return gv_str_find(s, gv_str_of(part)) != NULL; }

gv_str gv_str_line(gv_str text) {
  const char *end = text.len ? memchr(text.at, '\n', text.len) : NULL;
  return (gv_str){text.at, end ? (size_t)(end - text.at) : text.len};
}

int gv_str_compare(gv_str a, gv_str b) {
  size_t shared = a.len < b.len ? a.len : b.len;
  int order = shared ? memcmp(a.at, b.at, shared) : 0;
  return order ? order : (a.len > b.len) - (a.len < b.len);
}

gv_str gv_str_copy(gv_arena *arena, gv_str s) {
  char *at = gv_arena_take(arena, s.len + 1);
  if (s.len) memcpy(at, s.at, s.len);
  return (gv_str){at, s.len};
}

gv_str gv_format(gv_arena *arena, const char *format, ...) {
  va_list args, again;
  va_start(args, format);
  va_copy(again, args);
  int len = vsnprintf(NULL, 0, format, args);
  va_end(args);
  GV_CHECK(len >= 0);
  char *at = gv_arena_take(arena, (size_t)len + 1);
  vsnprintf(at, (size_t)len + 1, format, again);
  va_end(again);
  return (gv_str){at, (size_t)len};
}

/* ---- vec ---- */

void *gv_vec_grow(void *at, uint32_t *cap, uint32_t need, size_t item) {
  uint32_t grown = *cap ? *cap + *cap / 2 + 1 : 8;
  if (grown < need) grown = need;
  if (grown < *cap) gv_out_of_memory();
  *cap = grown;
  return gv_realloc(at, grown * item);
}

/* ---- map ---- */

static inline uint32_t slot_of(const gv_map *map, uint64_t key) {
  const uint32_t *values = map->values, last = map->cap - 1;
  const uint64_t *keys = map->keys;
  uint32_t i = (uint32_t)gv_mix(key) & last;
  while (values[i] != GV_NONE && keys[i] != key) i = (i + 1) & last;
  return i;
}

static void map_grow(gv_map *map) {
  gv_map bigger = {.len = map->len, .cap = map->cap ? map->cap * 2 : 16};
  bigger.keys = gv_malloc(bigger.cap * sizeof *bigger.keys);
  bigger.values = gv_malloc(bigger.cap * sizeof *bigger.values);
  memset(bigger.values, 0xff, bigger.cap * sizeof *bigger.values);
  for (uint32_t i = 0; i < map->cap; i++) {
    if (map->values[i] == GV_NONE) continue;
    uint32_t at = slot_of(&bigger, map->keys[i]);
    bigger.keys[at] = map->keys[i];
    bigger.values[at] = map->values[i];
  }
  gv_map_free(map);
  *map = bigger;
}

uint32_t *gv_map_at(gv_map *map, uint64_t key, bool *found) {
  if (map->len + 1 > map->cap / 4 * 3) map_grow(map);
  uint32_t i = slot_of(map, key);
  *found = map->values[i] != GV_NONE;
  if (!*found) {
    map->keys[i] = key;
    map->len++;
  }
  return &map->values[i];
}

uint32_t gv_map_get(const gv_map *map, uint64_t key) {
  return map->cap ? map->values[slot_of(map, key)] : GV_NONE;
}

void gv_map_free(gv_map *map) {
  free(map->keys);
  free(map->values);
  memset(map, 0, sizeof *map);
}
