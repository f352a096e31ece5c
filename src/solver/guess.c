/* needs: terms. gives: numbers with which all of them hold, among some small ones. cost: the terms
 * that they are made of, TRIES times.
 *
 * Products and quotients of two unknown numbers are what the clauses of blast.c are slowest with,
 * and programs mostly compute sizes and numbers of rounds by them, where a small number does. Found
 * is found: the terms are computed exactly. Not found says nothing.
 */
#include "solver/range.h"

enum { STEPS_OF_A_TRY = 16 }; /* terms that one step is taken for */

typedef gv_wide wide;

/* Each symbol is one of these in turn, first all of them the same. */
static const int64_t numbers[] = {1, 0, 2, 3, 4, 5, 7, 8, 16, 64, 100, 1024, -1};
enum { NUMBERS = sizeof numbers / sizeof *numbers, TRIES = 4 * NUMBERS };

static wide cut(wide k, uint8_t width) {
  return width >= GV_TERM_BITS ? k : k & (((wide)1 << width) - 1);
}

static wide compute(const gv_terms *terms, const gv_term_node *n, const wide *is) {
  wide b = n->kind >= GV_TERM_AND || n->kind == GV_TERM_ITE ? is[n->b] : 0;
  wide c = n->kind == GV_TERM_ITE ? is[n->c] : 0;
  return gv_compute((gv_term_kind)n->kind, n->width, terms->at.at[n->a].width, is[n->a], b, c);
}

/* The terms that these are made of, in the order in which they can be computed; false: none is
 * hard. */
static bool list_needed(const gv_terms *terms, const gv_term *all, uint32_t count,
                        gv_term_list *needed) {
  gv_term most = 0;
  bool hard = false;
  for (uint32_t i = 0; i < count; i++) most = all[i] >= most ? all[i] + 1 : most;
  bool *is = gv_malloc(most + 1);
  memset(is, 0, most + 1);
  for (uint32_t i = 0; i < count; i++) is[all[i]] = true;
  for (gv_term t = most; t-- > 0;) {
    const gv_term_node *n = &terms->at.at[t];
    if (!is[t] || n->kind < GV_TERM_ITE) continue;
    is[n->a] = true;
    if (n->kind == GV_TERM_ITE) is[n->c] = true;
    if (n->kind != GV_TERM_ITE && n->kind < GV_TERM_AND) continue;
    is[n->b] = true;
    hard |= gv_is_hard(terms, n);
  }
  for (gv_term t = 0; t < most && hard; t++)
    if (is[t]) *gv_push(needed) = t;
  gv_free(is);
  return hard;
}

static wide number_of(uint32_t symbol, uint32_t attempt) {
  return (wide)
      numbers[(attempt + (attempt / NUMBERS) * symbol * (attempt / NUMBERS + symbol)) % NUMBERS];
}

static bool holds(const gv_terms *terms, const gv_term *all, uint32_t count,
                  const gv_term_list *needed, wide *is, uint32_t attempt) {
  uint32_t symbols = 0;
  for (uint32_t i = 0; i < needed->len; i++) {
    const gv_term_node *n = &terms->at.at[needed->at[i]];
    wide k = n->kind == GV_TERM_NUMBER   ? (wide)n->k
             : n->kind == GV_TERM_SYMBOL ? number_of(symbols++, attempt)
                                         : compute(terms, n, is);
    is[needed->at[i]] = cut(k, n->width);
  }
  for (uint32_t i = 0; i < count; i++)
    if (!is[all[i]]) return false;
  return true;
}

bool gv_has_hard(const gv_terms *terms, const gv_term *all, uint32_t count) {
  gv_term_list needed = {0};
  bool hard = list_needed(terms, all, count, &needed);
  gv_vec_free(&needed);
  return hard;
}

bool gv_guess(const gv_terms *terms, const gv_term *all, uint32_t count, uint64_t *steps) {
  gv_term_list needed = {0};
  bool found = false;
  if (list_needed(terms, all, count, &needed)) {
    wide *is = gv_malloc((needed.at[needed.len - 1] + 1) * sizeof *is);
    for (uint32_t i = 0; i < TRIES && *steps && !found; i++) {
      uint64_t cost = needed.len / STEPS_OF_A_TRY + 1;
      *steps -= cost < *steps ? cost : *steps;
      found = holds(terms, all, count, &needed, is, i);
    }
    gv_free(is);
  }
  gv_vec_free(&needed);
  return found;
}
