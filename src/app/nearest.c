#include "app/nearest.h"

enum { LONGEST = 64, FAR = 1000 };

static unsigned least(unsigned a, unsigned b, unsigned c) {
  unsigned ab = a < b ? a : b;
  return ab < c ? ab : c;
}

static char lower(char c) { return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c; }

/* How many characters have to be put in, taken out or changed to make one of the other
 * (Levenshtein), in whatever case. */
static unsigned distance(gv_str a, gv_str b) {
  unsigned row[LONGEST + 1];
  for (size_t j = 0; j <= b.len; j++) row[j] = (unsigned)j;
  for (size_t i = 1; i <= a.len; i++) {
    unsigned diagonal = row[0];
    row[0] = (unsigned)i;
    for (size_t j = 1; j <= b.len; j++) {
      unsigned above = row[j];
      row[j] =
          least(above + 1, row[j - 1] + 1, diagonal + (lower(a.at[i - 1]) != lower(b.at[j - 1])));
      diagonal = above;
    }
  }
  return row[b.len];
}

static bool contains(gv_str text, gv_str part) {
  for (size_t i = 0; i + part.len <= text.len; i++)
    if (memcmp(text.at + i, part.at, part.len) == 0) return true;
  return false;
}

/* FAR: nobody means this name by this word. */
static unsigned strangeness(gv_str word, gv_str name) {
  if (word.len == 0 || word.len > LONGEST || name.len > LONGEST) return FAR;
  if (word.len > 2 && contains(name, word)) return 0;
  unsigned d = distance(word, name);
  return d * 2 <= name.len ? d : FAR;
}

uint32_t gv_nearest(gv_str word, gv_name_at *name_at, const void *names,
                    const char *nearest[GV_NEAREST]) {
  unsigned far[GV_NEAREST];
  uint32_t count = 0;
  const char *name;
  for (uint32_t i = 0; (name = name_at(names, i)) != NULL; i++) {
    unsigned d = strangeness(word, gv_str_of(name));
    if (d == FAR || (count == GV_NEAREST && d >= far[count - 1])) continue;
    uint32_t at = count < GV_NEAREST ? count++ : count - 1;
    for (; at > 0 && far[at - 1] > d; at--) far[at] = far[at - 1], nearest[at] = nearest[at - 1];
    far[at] = d;
    nearest[at] = name;
  }
  return count;
}

gv_str gv_did_you_mean(gv_arena *arena, gv_str word, gv_name_at *name_at, const void *names) {
  const char *nearest[GV_NEAREST];
  if (!gv_nearest(word, name_at, names, nearest)) return GV_STR("");
  return gv_format(arena, "; did you mean '%s'?", nearest[0]);
}

/* ---- words in a list ---- */

typedef struct words {
  gv_arena *arena;
  const char *list;
} words;

static const char *word_at(const void *names, uint32_t index) {
  const words *w = names;
  const char *at = w->list;
  for (; index && at; index--) {
    at = strchr(at, '|');
    at += at != NULL;
  }
  return at ? gv_str_copy(w->arena, (gv_str){at, strcspn(at, "|,[")}).at : NULL;
}

gv_str gv_did_you_mean_word(gv_arena *arena, gv_str word, const char *list) {
  const words w = {arena, list};
  return gv_did_you_mean(arena, word, word_at, &w);
}
