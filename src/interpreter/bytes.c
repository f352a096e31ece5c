/* needs: a run, for its memory. gives: what lies at some bytes of something, and something with
 * other bytes in it. cost: the pieces. */
#include "interpreter/room.h"

bytes gv_one_word(word w) { return (bytes){.whole = true, .rest = w}; }
bytes gv_same_words(word w) { return (bytes){.rest = w}; }

/* Every part of it is the same again. */
static bool is_plain(word w) { return w.kind == W_UNDEF || (w.kind == W_INT && w.k == 0); }

static uint64_t key_of_part(uint64_t whole, int64_t at, int64_t len) {
  const uint64_t parts[] = {whole, (uint64_t)at, (uint64_t)len};
  return gv_hash(parts, sizeof parts, 0) | 1;
}

/* `len` bytes at `at` of a word that is longer. */
static word part_of(run *r, word w, int64_t at, int64_t len) {
  if (is_plain(w)) return w;
  if (w.kind == W_INT && at >= 0 && at < 8) {
    uint64_t k = (uint64_t)w.k >> (8 * at);
    if (len < 8) k &= (UINT64_C(1) << (8 * len)) - 1;
    return (word){.kind = W_INT, .k = (int64_t)k};
  }
  if (w.kind != W_UNKNOWN) return gv_new_unknown(r, false, 0);
  const unknown *whole = &r->unknowns.at[w.id];
  return gv_new_unknown(r, whole->given && !whole->chosen,
                        key_of_part(whole->key ? whole->key : w.id, at, len));
}

static bytes part_of_rest(run *r, bytes from, int64_t at, int64_t len) {
  if (is_plain(from.rest)) return from;
  if (from.whole && at == 0 && from.rest.kind != W_INT)
    return from; /* a pointer, whatever its size */
  word part = part_of(r, from.rest, at, len);
  return from.rest.kind == W_UNKNOWN && len > 8 ? gv_same_words(part) : gv_one_word(part);
}

static word cut(run *r, const piece *p, int64_t start, int64_t end) {
  bool exact = start == p->at && end == p->at + p->len;
  return exact ? p->holds : part_of(r, p->holds, start - p->at, end - start);
}

bytes gv_bytes_get(run *r, bytes from, int64_t at, int64_t len) {
  if (from.count == 0) return part_of_rest(r, from, at, len);
  piece *pieces = gv_new(&r->arena, piece, from.count);
  bytes got = {.at = pieces, .rest = from.rest};
  for (uint32_t i = 0; i < from.count; i++) {
    const piece *p = &from.at[i];
    int64_t start = p->at < at ? at : p->at,
            end = p->at + p->len < at + len ? p->at + p->len : at + len;
    if (start >= end) continue;
    word holds = cut(r, p, start, end);
    if (start == at && end == at + len) return gv_one_word(holds);
    pieces[got.count++] = (piece){start - at, end - start, holds};
  }
  return got.count == 0 ? part_of_rest(r, gv_same_words(from.rest), at, len) : got;
}

/* Where pieces are written to, in ascending order. */
typedef struct pen {
  piece *at;
  uint32_t count;
} pen;

static void write(pen *p, int64_t at, int64_t end, word holds) {
  if (at < end) p->at[p->count++] = (piece){at, end - at, holds};
}

static void write_all(pen *p, int64_t at, int64_t len, bytes what) {
  int64_t done = at;
  for (uint32_t i = 0; i < what.count; i++) {
    write(p, done, at + what.at[i].at, what.rest);
    write(p, at + what.at[i].at, at + what.at[i].at + what.at[i].len, what.at[i].holds);
    done = at + what.at[i].at + what.at[i].len;
  }
  write(p, done, at + len, what.rest);
}

bytes gv_bytes_put(run *r, bytes to, int64_t at, int64_t len, bytes what) {
  pen p = {gv_new(&r->arena, piece, 2 * to.count + 2 * what.count + 2), 0};
  bool written = false;
  for (uint32_t i = 0; i < to.count; i++) {
    const piece *old = &to.at[i];
    int64_t end = old->at + old->len;
    if (old->at < at)
      write(&p, old->at, end < at ? end : at, cut(r, old, old->at, end < at ? end : at));
    if (!written && end > at) write_all(&p, at, len, what), written = true;
    if (end > at + len) {
      int64_t start = old->at > at + len ? old->at : at + len;
      write(&p, start, end, cut(r, old, start, end));
    }
  }
  if (!written) write_all(&p, at, len, what);
  return (bytes){.at = p.at, .count = p.count, .rest = to.rest};
}

word gv_bytes_word(run *r, bytes from, int64_t at, int64_t len) {
  bytes got = gv_bytes_get(r, from, at, len);
  return got.count == 0 ? got.rest : gv_new_unknown(r, false, 0);
}
