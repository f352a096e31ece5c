/* bdd: what is known of the branch conditions, as reduced ordered binary decision diagrams (Bryant,
 * 1986).
 *
 * A guard is a node; equal guards are equal nodes. Merging the two sides of a branch whose outcome
 * no longer matters gives back the guard from before the branch, so guards stay as small as the
 * correlations that the program really has. Variables made later stand nearer the root: adding a
 * fact about the newest condition costs one node.
 */
#ifndef GV_BDD_H
#define GV_BDD_H

#include "base/base.h"

typedef uint32_t gv_guard;
#define GV_FALSE 0u
#define GV_TRUE 1u

typedef struct gv_bdd_node {
  uint32_t var;
  gv_guard low, high;
} gv_bdd_node;

typedef struct gv_bdd {
  GV_VEC(gv_bdd_node) nodes;
  gv_map unique; /* hash of (var, low, high) to the first node of a chain */
  GV_VEC(uint32_t) chain;
  uint64_t work; /* steps that were taken so far: nodes that an operation had to look at */
  struct gv_bdd_memo *memo;
} gv_bdd;

/* Variables come in pairs: the second of a pair stands for the next value of the first one, and
 * just before it in the order. */
static inline uint32_t gv_bdd_first(uint32_t pair) { return pair * 2; }
/* The other one. */
static inline uint32_t gv_bdd_second(uint32_t pair) { return pair * 2 + 1; }

/* Pairs in ascending order. Lists with one number are the same as long as the bdd lives. */
typedef struct gv_bdd_list {
  const uint32_t *pairs;
  uint32_t len, number;
} gv_bdd_list;

/* Overwrites *bdd, which is to be cleared; only GV_FALSE and GV_TRUE are in it then. */
void gv_bdd_init(gv_bdd *bdd);
/* Every guard made in it is meaningless from here on; *bdd is zeroed and has to be initialised to
 * be used again. */
void gv_bdd_clear(gv_bdd *bdd);
/* The guard "variable `var` is true". */
gv_guard gv_bdd_var(gv_bdd *bdd, uint32_t var);
/* Guards live until the bdd is cleared: nodes are never collected. Cost: linear in the nodes of
 * `a`. */
gv_guard gv_bdd_not(gv_bdd *bdd, gv_guard a);
/* Cost of this, `or` and `xor`: the product of the nodes of both at worst; a memo of fixed size
 * finds what was computed lately. */
gv_guard gv_bdd_and(gv_bdd *bdd, gv_guard a, gv_guard b);
/* GV_TRUE where either holds. The guards are of this bdd, as everywhere here. */
gv_guard gv_bdd_or(gv_bdd *bdd, gv_guard a, gv_guard b);
/* Just one of the two holds; GV_FALSE: they are the same guard. */
gv_guard gv_bdd_xor(gv_bdd *bdd, gv_guard a, gv_guard b);
/* "If `test`, `then`, or else `otherwise`", which all others are made of. Recurses as deep as there
 * are variables. */
gv_guard gv_bdd_ite(gv_bdd *bdd, gv_guard test, gv_guard then, gv_guard otherwise);
/* "For some value of var": forgets what the guard says of it. */
gv_guard gv_bdd_exists(gv_bdd *bdd, gv_guard a, uint32_t var);
/* The same for the first variables of all pairs in the list, in one go. */
gv_guard gv_bdd_forget(gv_bdd *bdd, gv_guard a, const gv_bdd_list *list);
/* Each second variable becomes the first one of its pair, of which the guard says nothing. */
gv_guard gv_bdd_rename(gv_bdd *bdd, gv_guard a);
/* Forgets all variables below this one. Linear in the nodes. */
gv_guard gv_bdd_forget_below(gv_bdd *bdd, gv_guard a, uint32_t var);
/* Calls `visit` once for each variable that the guard depends on, from the root down. */
void gv_bdd_support(const gv_bdd *bdd, gv_guard a, void (*visit)(void *to, uint32_t var), void *to);
/* More than `limit` nodes? What was counted is kept. */
bool gv_bdd_exceeds(gv_bdd *bdd, gv_guard a, uint32_t limit);

#endif
