/* The first element is filled with zeros, and the others with it: then the memory starts as zeros. Whether it does is what the test looks at. */
#include "runtime.h"

void *memset(void *, int, size);
void *memcpy(void *, const void *, size);
void *junk(void);

struct pair { void *s, *e; };

static void use(struct pair *o, size n) {
  for (size i = 0; i < n; i++)
    o[i].s = mgpuStreamCreate();
  for (size i = 0; i < n; i++)
    mgpuStreamDestroy(o[i].s);
  free(o);
}

#define PROGRAM(name, guard, zero, skip, start, end, cond, copy)                                                                                              \
  void name(size n, int c) {                                                                                                                                  \
    struct pair *o = malloc(n * sizeof *o);                                                                                                                   \
    guard {                                                                                                                                                   \
      zero;                                                                                                                                                   \
      struct pair *p = start;                                                                                                                                 \
      skip {                                                                                                                                                  \
        struct pair *to = end;                                                                                                                                \
        for (; cond; p++) { copy; }                                                                                                                           \
      }                                                                                                                                                       \
    }                                                                                                                                                         \
    use(o, n);                                                                                                                                                \
  }
#define ZERO memset(o, 0, sizeof *o)
#define COPY memcpy(p, o, sizeof *o)

PROGRAM(right, if (n != 0), ZERO, if (n - 1 != 0), o + 1, p + (n - 1), p != to, COPY)
PROGRAM(right_end, if (n > 0), ZERO, if (n != 1), o + 1, o + n, p != to, COPY)
PROGRAM(wrong_guard, if (c), ZERO, if (n - 1 != 0), o + 1, p + (n - 1), p != to, COPY)
PROGRAM(wrong_skip, if (n != 0), ZERO, if (n - 2 != 0), o + 1, p + (n - 1), p != to, COPY)
PROGRAM(wrong_skip_sometimes, if (n != 0), ZERO, if (c), o + 1, p + (n - 1), p != to, COPY)
PROGRAM(wrong_start, if (n != 0), ZERO, if (n - 1 != 0), o + 2, o + n, p != to, COPY)
PROGRAM(wrong_end, if (n != 0), ZERO, if (n - 1 != 0), o + 1, o + (n - 1), p != to, COPY)
PROGRAM(wrong_byte, if (n != 0), memset(o, 1, sizeof *o), if (n - 1 != 0), o + 1, p + (n - 1), p != to, COPY)
PROGRAM(wrong_half, if (n != 0), memset(o, 0, 8), if (n - 1 != 0), o + 1, p + (n - 1), p != to, COPY)
PROGRAM(wrong_between, if (n != 0), ZERO; o->e = junk(), if (n - 1 != 0), o + 1, p + (n - 1), p != to, COPY)
PROGRAM(wrong_sometimes, if (n != 0), ZERO, if (n - 1 != 0), o + 1, p + (n - 1), p != to, if (c) COPY)
PROGRAM(wrong_early, if (n != 0), ZERO, if (n - 1 != 0), o + 1, p + (n - 1), p != to, COPY; if (p->s == o) break)
PROGRAM(wrong_inside, if (n != 0), ZERO, if (n - 1 != 0), o + 1, p + (n - 1), p != to, p->e = junk(); COPY)
PROGRAM(wrong_from, if (n != 0), ZERO, if (n - 1 != 0), o + 1, p + (n - 1), p != to, memcpy(p, p - 1, sizeof *o))

#define AT_ONCE(name, zero, skip, start, bytes)                                                                                                               \
  void name(size n, int c) {                                                                                                                                  \
    struct pair *o = malloc(n * sizeof *o);                                                                                                                   \
    if (n != 0) {                                                                                                                                             \
      zero;                                                                                                                                                   \
      skip memset(start, 0, bytes);                                                                                                                           \
    }                                                                                                                                                         \
    use(o, n);                                                                                                                                                \
  }

AT_ONCE(right_rest, ZERO, if (n - 1 != 0), o + 1, (n - 1) * sizeof *o)
AT_ONCE(wrong_rest, ZERO, if (n - 1 != 0), o + 1, (n - 2) * sizeof *o)
AT_ONCE(wrong_rest_at, ZERO, if (n - 1 != 0), o + 2, (n - 1) * sizeof *o)
AT_ONCE(wrong_rest_sometimes, ZERO, if (c), o + 1, (n - 1) * sizeof *o)
AT_ONCE(wrong_rest_half, memset(o, 0, 8), if (n - 1 != 0), o + 1, (n - 1) * sizeof *o)

/* It is filled again, with the streams in it. */
void wrong_again(size n, int c) {
  struct pair *o = malloc(n * sizeof *o);
again:
  if (n != 0) {
    ZERO;
    if (n - 1 != 0) memset(o + 1, 0, (n - 1) * sizeof *o);
  }
  for (size i = 0; i < n; i++)
    o[i].s = mgpuStreamCreate();
  if (c--) goto again;
  for (size i = 0; i < n; i++)
    mgpuStreamDestroy(o[i].s);
  free(o);
}
