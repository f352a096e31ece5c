/* needs: an operation of the source and one of the lowered code, and the state of the walk before
 * them. gives: whether they are the same: name, place, kernel or function, and operands as terms.
 */
#include "validate/compare.h"

/* ---- effects by name ---- */

#define OF_COPY                                                                                    \
  { "destination", "source", "number of bytes" }
#define OF_SET                                                                                     \
  { "destination", "value", "number of elements" }
static const gv_effect_row effects[] = {
    {"alloc", GV_ALLOCATES, 0, {0}},
    {"malloc", GV_ALLOCATES, 0, {0}},
    {"aligned_alloc", GV_ALLOCATES, 0, {0}},
    {"memcpy", GV_FILLS | GV_WRITES, 2, OF_COPY},
    {"hostcopy", GV_FILLS | GV_WRITES, 2, OF_COPY},
    {"memset", GV_FILLS | GV_WRITES | GV_NEEDED, 1, OF_SET},
    {"store", GV_FILLS | GV_WRITES | GV_NEEDED, 1, {0}},
    {"free", GV_FILLS | GV_NEEDED, 0, {0}},
    {"hostfree", GV_FILLS, 0, {0}},
    {"launch", GV_NEEDED | GV_AFTER_WAITS, GV_ALL_OPERANDS, {0}},
    {"call", GV_NEEDED | GV_AFTER_WAITS, 0, {0}},
};

const gv_effect_row *gv_effect_of(const gv_host_op *o) {
  static const gv_effect_row unknown = {0};
  for (size_t i = 0; i < sizeof effects / sizeof *effects; i++)
    if (gv_is_effect(o, effects[i].name)) return &effects[i];
  return &unknown;
}

/* ---- places and symbols ---- */

bool gv_is_at(const gv_comparison *c, const gv_host_op *lowered, uint64_t place) {
  if (gv_place_key(c, lowered->loc) == place) return true;
  for (uint32_t i = 0; i < lowered->alsos; i++)
    if (gv_place_key(c, c->host[GV_LOWERED]->places.at[lowered->first_also + i]) == place)
      return true;
  return false;
}

bool gv_is_elsewhere(const gv_comparison *c, const gv_host_op *source, const gv_host_op *lowered) {
  if (gv_is_at(c, lowered, gv_place_key(c, source->loc))) return false;
  return gv_map_get(&c->source_at, gv_place_key(c, lowered->loc)) != GV_NONE;
}

static bool is_same_kernel(const gv_comparison *c, const gv_host_op *source,
                           const gv_host_op *lowered) {
  bool inlined =
      source->body.file != GV_NONE && gv_place_key(c, source->body) == gv_place_key(c, source->loc);
  if (inlined && lowered->body.file != GV_NONE)
    return gv_place_key(c, lowered->body) == gv_place_key(c, source->body);
  return gv_str_equal(source->symbol, lowered->symbol);
}

bool gv_is_same_symbol(const gv_comparison *c, const gv_host_op *source,
                       const gv_host_op *lowered) {
  if (gv_is_effect(source, "launch")) return is_same_kernel(c, source, lowered);
  return gv_str_equal(source->symbol, lowered->symbol);
}

/* ---- operands ---- */

/* Leaves that have to be equal, one by one. */
typedef struct pairing {
  const uint32_t *source, *lowered;
  uint32_t count;
} pairing;

/* The operands in two lists: sizes of a launch, and values. False: they have not as many. */
static bool pair_operands(const gv_comparison *c, const gv_host_op *a, const gv_host_op *b,
                          pairing *sizes, pairing *values) {
  const uint32_t *from = c->host[GV_SOURCE]->lists.at, *to = c->host[GV_LOWERED]->lists.at;
  bool launch = a->sizes && b->sizes;
  uint32_t count = launch ? a->sizes : 0;
  *sizes = (pairing){from + a->first_operand, to + b->first_operand, count};
  *values = (pairing){from + a->first_operand + count, to + b->first_operand + count,
                      b->operands - count};
  if (a->operands == b->operands) return true;
  bool bare = a->bares == values->count;
  values->source = from + (bare ? a->first_bare : a->first_sunk);
  return launch && (bare || a->sunks == values->count);
}

static bool equal_terms(gv_comparison *c, gv_walk_state *s, uint32_t source, uint32_t lowered,
                        bool *sure) {
  if (c->host[GV_SOURCE]->leaves.at[source].order) return true;
  uint32_t a = gv_value_now(c, s, GV_SOURCE, source), b = gv_value_now(c, s, GV_LOWERED, lowered);
  if (gv_passed(c, s, GV_SOURCE, a) == gv_passed(c, s, GV_LOWERED, b)) return true;
  *sure = gv_formula_at(&c->terms, a)->sure && gv_formula_at(&c->terms, b)->sure;
  return false;
}

/* *wrong: the first that differs; *sure: it does for certain. */
static bool equal_lists(gv_comparison *c, gv_walk_state *s, const pairing *p, uint32_t *wrong,
                        bool *sure) {
  for (*wrong = 0; *wrong < p->count; ++*wrong)
    if (!equal_terms(c, s, p->source[*wrong], p->lowered[*wrong], sure)) return false;
  return true;
}

/* ---- the whole ---- */

static const char *word_of_operand(const gv_host_op *o, uint32_t i) {
  const char *word = i < GV_NAMED_OPERANDS ? gv_effect_of(o)->operands[i] : NULL;
  if (word) return word;
  return o->sizes ? "kernel argument" : "operand";
}

static gv_match match_operands(gv_comparison *c, gv_walk_state *s, const gv_host_op *a,
                               const gv_host_op *b, gv_outcome differ) {
  pairing sizes, values;
  uint32_t wrong;
  bool sure = false;
  if (!pair_operands(c, a, b, &sizes, &values))
    return (gv_match){differ, false, "number of operands"};
  if (!equal_lists(c, s, &sizes, &wrong, &sure))
    return (gv_match){differ, sure, "launch configuration"};
  if (!equal_lists(c, s, &values, &wrong, &sure))
    return (gv_match){differ, sure, word_of_operand(a, wrong)};
  return (gv_match){GV_SAME, sure, ""};
}

gv_match gv_match_anywhere(gv_comparison *c, gv_walk_state *s, uint32_t source, uint32_t lowered) {
  const gv_host_op *a = gv_source_op(c, source), *b = gv_lowered_op(c, lowered);
  if (!gv_str_equal(a->name, b->name)) return (gv_match){GV_NO_MATCH, false, ""};
  gv_outcome differ = gv_is_at(c, b, gv_place_key(c, a->loc)) ? GV_DIFFERENT : GV_NO_MATCH;
  if (!gv_is_same_symbol(c, a, b))
    return (gv_match){differ, true, gv_is_effect(a, "launch") ? "kernel" : "function"};
  if (gv_is_effect(a, "memset") && a->k != b->k) return (gv_match){differ, true, "element width"};
  return match_operands(c, s, a, b, differ);
}

gv_match gv_match_ops(gv_comparison *c, gv_walk_state *s, uint32_t source, uint32_t lowered) {
  if (gv_is_elsewhere(c, gv_source_op(c, source), gv_lowered_op(c, lowered)))
    return (gv_match){GV_NO_MATCH, false, ""};
  return gv_match_anywhere(c, s, source, lowered);
}

bool gv_returns_same(gv_comparison *c, gv_walk_state *s) {
  pairing sizes, values;
  uint32_t wrong;
  bool sure;
  if (!pair_operands(c, gv_op_at(c, s, GV_SOURCE), gv_op_at(c, s, GV_LOWERED), &sizes, &values))
    return false;
  return equal_lists(c, s, &values, &wrong, &sure);
}
