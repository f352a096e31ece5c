/* needs: linear forms over symbols with ranges. gives: their sums, and the numbers that they can
 * be. cost: constant, for GV_FORM_TERMS terms. */
#include "kernels/forms.h"

gv_form gv_form_new(gv_form_symbols *symbols, gv_form_symbol symbol) {
  *gv_push(symbols) = symbol;
  return gv_form_of(symbols->len - 1);
}

/* sum + by * k; what is infinite stays so. */
static int64_t add_bound(int64_t sum, int64_t by, int64_t k, int64_t infinite) {
  if (sum == infinite || !gv_is_finite(k)) return infinite;
  return gv_clamp((__int128)sum + (__int128)by * k);
}

gv_interval gv_form_hull(const gv_form_symbol *symbols, const gv_form *x) {
  gv_interval hull = {x->plus, x->plus};
  for (uint32_t i = 0; i < x->count; i++) {
    const gv_form_symbol *s = &symbols[x->terms[i].symbol];
    int64_t by = x->terms[i].by;
    hull.lo = add_bound(hull.lo, by, by > 0 ? s->lo : s->hi, GV_LEAST);
    hull.hi = add_bound(hull.hi, by, by > 0 ? s->hi : s->lo, GV_MOST);
  }
  return hull;
}

bool gv_form_point(const gv_form_symbol *symbols, const gv_form *x, int64_t *point) {
  __int128 sum = x->plus;
  for (uint32_t i = 0; i < x->count; i++) {
    const gv_form_symbol *s = &symbols[x->terms[i].symbol];
    if (!s->pointed) return false;
    sum += (__int128)x->terms[i].by * s->point;
  }
  *point = gv_clamp(sum);
  return gv_is_finite(*point);
}

bool gv_form_equal(const gv_form *a, const gv_form *b) {
  if (a->plus != b->plus || a->count != b->count) return false;
  for (uint32_t i = 0; i < a->count; i++)
    if (a->terms[i].symbol != b->terms[i].symbol || a->terms[i].by != b->terms[i].by) return false;
  return true;
}

/* The next term of the two, which are sorted by symbol. */
static bool next_term(const gv_form *a, uint32_t *i, const gv_form *b, uint32_t *j, int64_t by,
                      gv_form_term *next) {
  uint32_t first = *i < a->count ? a->terms[*i].symbol : UINT32_MAX,
           second = *j < b->count ? b->terms[*j].symbol : UINT32_MAX;
  int64_t more = 0;
  *next = (gv_form_term){first < second ? first : second, 0};
  if (first <= second) next->by = a->terms[(*i)++].by;
  if (first < second) return true;
  return !__builtin_mul_overflow(b->terms[(*j)++].by, by, &more) &&
         !__builtin_add_overflow(next->by, more, &next->by);
}

bool gv_form_add(gv_form *a, const gv_form *b, int64_t by) {
  gv_form sum = {0};
  int64_t more;
  if (__builtin_mul_overflow(b->plus, by, &more) ||
      __builtin_add_overflow(a->plus, more, &sum.plus))
    return false;
  for (uint32_t i = 0, j = 0; i < a->count || j < b->count;) {
    gv_form_term next;
    if (!next_term(a, &i, b, &j, by, &next)) return false;
    if (!next.by) continue;
    if (sum.count == GV_FORM_TERMS) return false;
    sum.terms[sum.count++] = next;
  }
  *a = sum;
  return true;
}
