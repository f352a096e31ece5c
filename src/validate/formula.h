/* formula: values of two programs as expressions over the same unknowns. Equal terms have one
 * number. */
#ifndef GV_VALIDATE_FORMULA_H
#define GV_VALIDATE_FORMULA_H

#include "base/base.h"

typedef enum gv_formula_kind {
  GV_FORMULA_CONST, /* k */
  GV_FORMULA_ROOT,  /* an unknown: k */
  GV_FORMULA_APP,   /* name of the arguments, and k */
  GV_FORMULA_SUM,   /* k plus each argument times its factor, sorted by argument */
} gv_formula_kind;

typedef struct gv_formula {
  uint8_t kind;
  bool given; /* of a root: it comes from outside */
  bool free;  /* and whoever calls the program chooses it */
  bool sure;  /* made of roots, constants, sums and products only: different terms are different
                 values for some choice */
  uint32_t name;
  int64_t k;
  uint32_t first_arg, args; /* into gv_formulas.args; of a sum, factors beside them */
} gv_formula;

typedef struct gv_formulas {
  GV_VEC(gv_formula) all;
  GV_VEC(uint32_t) args;
  GV_VEC(int64_t) factors; /* as many as args */
  gv_map by_key;
  gv_map names;
  GV_VEC(gv_str) texts;
} gv_formulas;

/* Frees all; names of gv_formula_app() are borrowed. No term is valid any more. */
void gv_formulas_clear(gv_formulas *terms);
/* A number of 64 bits; the same term for the same number. */
uint32_t gv_formula_const(gv_formulas *terms, int64_t k);
typedef enum gv_root {
  GV_ROOT_VAGUE,    /* it may always equal another one */
  GV_ROOT_DISTINCT, /* some time it differs from the others */
  GV_ROOT_GIVEN,    /* and it comes from outside: an address, or a size */
  GV_ROOT_FREE,     /* and the outside chooses it, any of all numbers */
} gv_root;
/* The unknown number k; the same again for the same k. */
uint32_t gv_formula_root(gv_formulas *terms, int64_t k, gv_root how);
/* `name` lives as long as the terms. Sums, products, comparisons and selections are brought to one
 * form. */
uint32_t gv_formula_app(gv_formulas *terms, gv_str name, int64_t k, const uint32_t *args,
                        uint32_t count);
/* The condition without its negation; *negated: it had one. */
uint32_t gv_formula_strip_not(const gv_formulas *terms, uint32_t term, bool *negated);
/* Valid until the next term is made. */
static inline const gv_formula *gv_formula_at(const gv_formulas *terms, uint32_t id) {
  return &terms->all.at[id];
}
/* An application of this name, whatever its arguments. */
bool gv_formula_is(const gv_formulas *terms, uint32_t term, const char *name);
/* An address: the one thing that it is in, and *offset bytes further; *offset INT64_MIN: not
 * constant. GV_NONE: none. */
uint32_t gv_formula_base(const gv_formulas *terms, uint32_t term, int64_t *offset);

#endif
