/* base: what every room uses and what knows nothing of GPUs or MLIR.
 *
 * One way to allocate: an arena for what dies together, and `vec` for what grows. Both end the
 * process through gv_out_of_memory() when the system has no memory left; no caller checks for NULL.
 * One way to fail: a function that can fail on bad input returns 0 for success and a negative
 * gv_status otherwise, and has put a message where its comment says. A broken invariant of ours
 * aborts through GV_BUG(): GV_CHECK() in every build, where a wrong verdict would follow,
 * GV_ASSERT() in builds for development.
 */
#ifndef GV_BASE_H
#define GV_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* "No such thing" for every 32-bit id in the program. */
#define GV_NONE UINT32_MAX

typedef enum gv_status {
  GV_OK = 0,
  GV_UNUSABLE = -1, /* the input or the command line cannot be used; a message says why */
} gv_status;

/* Prints "FILE:LINE: bug: …" to standard error and aborts. For broken invariants only, never for
 * bad input. */
_Noreturn void gv_bug(const char *file, int line, const char *what);
#define GV_BUG(what) gv_bug(__FILE__, __LINE__, (what))
#define GV_CHECK(cond) ((cond) ? (void)0 : gv_bug(__FILE__, __LINE__, "does not hold: " #cond))
/* What a function needs of those that call it, and gives them. Builds for development check it. */
#ifdef NDEBUG
#define GV_ASSERT(cond) ((void)0)
#else
#define GV_ASSERT(cond) GV_CHECK(cond)
#endif

/* Prints a message to standard error and leaves with this status, which children that work for this
 * process have for nothing else. */
enum { GV_NO_MEMORY = 2 };
/* The message is "gpuverify: error: out of memory"; nothing is freed or flushed by hand. It never
 * returns. */
_Noreturn void gv_out_of_memory(void);
/* In a child that has been forked: where memory runs out it ends without the exit handlers that it
 * has of its parent. */
void gv_leave_at_once(void);
/* Not zeroed; released with gv_free(). A size of 0 gives a block, too; never NULL. */
void *gv_malloc(size_t size);
/* As realloc(): `old` may be NULL and is not valid any more; bytes that are new are not zeroed.
 * Never NULL. */
void *gv_realloc(void *old, size_t size);
#define gv_free(p) free(p)

/* ---- arena ----------------------------------------------------------------------------------- */

typedef struct gv_chunk gv_chunk;
/* Memory that is released all at once. Zero-initialise; release with gv_arena_clear(). Built with
 * -DGV_ARENA_MALLOC=1 every allocation is a malloc of its own, so that the sanitizers see each
 * bound. */
typedef struct gv_arena {
  gv_chunk *chunks;
  size_t used, size; /* bytes in the newest chunk */
} gv_arena;

/* Zeroed memory, aligned for any type, alive until gv_arena_clear(). */
void *gv_arena_take(gv_arena *arena, size_t size);
/* Frees all that was taken and zeroes the arena, which can then be used again. */
void gv_arena_clear(gv_arena *arena);
/* All that was taken from the one lives as long as the other from now on; the one is empty. */
void gv_arena_join(gv_arena *into, gv_arena *from);
#define gv_new(arena, type, count) ((type *)gv_arena_take((arena), sizeof(type) * (size_t)(count)))

/* ---- cancellation ---------------------------------------------------------------------------- */

/* Another thread, or a signal's handler, has made it something else than 0; NULL: nobody can. */
static inline bool gv_is_cancelled(const volatile int *cancelled) {
  return cancelled && __atomic_load_n(cancelled, __ATOMIC_RELAXED);
}

/* ---- text ------------------------------------------------------------------------------------ */

/* Borrowed text, not NUL-terminated. */
typedef struct gv_str {
  const char *at;
  size_t len;
} gv_str;
#define GV_STR(literal) ((gv_str){(literal), sizeof(literal) - 1})
#define GV_FMT(s) (int)(s).len, (s).at /* for "%.*s" */

/* Borrows a string that ends with NUL and is not NULL; valid as long as that. */
static inline gv_str gv_str_of(const char *c_string) {
  return (gv_str){c_string, strlen(c_string)};
}
/* By length and bytes; empty texts are equal, even where `at` is NULL. */
bool gv_str_equal(gv_str a, gv_str b);
/* Its first bytes are these. */
bool gv_str_begins(gv_str s, const char *with);
bool gv_str_ends(gv_str s, const char *with); /* its last ones are */
bool gv_str_has(gv_str s, const char *part);  /* they are somewhere in it */
/* Where the part begins in the text, the first time; NULL: nowhere. In long texts it is faster than
 * memmem(). */
const char *gv_str_find(gv_str text, gv_str part);
/* The first line, without its newline; borrowed from `text`. */
gv_str gv_str_line(gv_str text);
/* <0, 0 or >0 in byte order. */
int gv_str_compare(gv_str a, gv_str b);
/* A NUL-terminated copy in the arena. */
gv_str gv_str_copy(gv_arena *arena, gv_str s);
/* printf into the arena; NUL-terminated. */
gv_str gv_format(gv_arena *arena, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* ---- vec: a growing array --------------------------------------------------------------------------------------------
 * GV_VEC(int) v = {0};  *gv_push(&v) = 3;  v.at[0];  v.len;  gv_vec_free(&v);
 */
#define GV_VEC(type)                                                                               \
  struct {                                                                                         \
    type *at;                                                                                      \
    uint32_t len, cap;                                                                             \
  }
/* For gv_push(): `at` (NULL: none yet) made larger, for at least `need` items of `item` bytes each,
 * by half its *cap or more. *cap is set; `at` is not valid any more. */
void *gv_vec_grow(void *at, uint32_t *cap, uint32_t need, size_t item);
/* Room for one more item, zeroed; evaluates to its address. */
#define gv_push(v)                                                                                 \
  ((v)->len == (v)->cap                                                                            \
       ? (void)((v)->at = gv_vec_grow((v)->at, &(v)->cap, (v)->len + 1, sizeof *(v)->at))          \
       : (void)0,                                                                                  \
   memset(&(v)->at[(v)->len], 0, sizeof *(v)->at), &(v)->at[(v)->len++])
#define gv_pop(v) ((v)->at[--(v)->len])
/* Room for `more` items beside those that there are: none of so many pushes moves them. */
#define gv_reserve(v, more)                                                                        \
  ((v)->cap - (v)->len < (more)                                                                    \
       ? (void)((v)->at = gv_vec_grow((v)->at, &(v)->cap, (v)->len + (more), sizeof *(v)->at))     \
       : (void)0)
/* Many are empty. */
#define gv_vec_free(v) ((v)->at ? free((v)->at) : (void)0, memset((v), 0, sizeof *(v)))

/* ---- map: 64-bit key to 32-bit value ---------------------------------------------------------------------------------
 * Open addressing; iteration is not offered, so hash order cannot reach any output.
 * Zero-initialise.
 */
typedef struct gv_map {
  uint64_t *keys;
  uint32_t *values; /* GV_NONE: the place is empty */
  uint32_t len, cap;
} gv_map;
/* The value's place for `key`, valid until the next call; *found says whether it was there. A new
 * place holds GV_NONE and must be set by the caller, to anything else. */
uint32_t *gv_map_at(gv_map *map, uint64_t key, bool *found);
/* GV_NONE when absent. */
uint32_t gv_map_get(const gv_map *map, uint64_t key);
/* Zeroes the map, too, which can then be used again. */
void gv_map_free(gv_map *map);
/* One step of gv_hash(), for a key that is a number. */
static inline uint64_t gv_mix(uint64_t x) {
  x ^= x >> 32;
  x *= 0xd6e8feb86659fd93ULL;
  return x ^ x >> 32;
}
/* The same for the same bytes on machines of one byte order, but not proof against chosen
 * collisions: compare keys whole where two could be taken for one. Keys are small and most sizes
 * constants: here, it is a few operations. */
static inline uint64_t gv_hash(const void *bytes, size_t size, uint64_t seed) {
  const unsigned char *p = bytes;
  uint64_t h = seed ^ size * 0x9e3779b97f4a7c15ULL;
  for (; size >= 8; p += 8, size -= 8) {
    uint64_t word;
    memcpy(&word, p, 8);
    h = gv_mix(h ^ word) + 0x9e3779b97f4a7c15ULL;
  }
  uint64_t tail = 0;
  if (size) memcpy(&tail, p, size);
  return gv_mix(h ^ tail);
}

#endif
