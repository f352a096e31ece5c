/* Functions that are not here: whether a call of one may wait for work on the GPU. Nothing that conflicts with such work is certain after a call
 * that may. What a profile or library.def says of a function goes before all of this.
 *
 * needs: symbols. gives: an answer for each function, kept with its symbol. cost: a comparison with each name that is known, once.
 */
#define _GNU_SOURCE
#include "emit/emit.h"

static bool has_prefix(gv_str name, const char *prefix) {
  size_t len = strlen(prefix);
  return name.len >= len && memcmp(name.at, prefix, len) == 0;
}

/* The C library's functions that only compute or only write text, but for those that library.def tells more of, and C++'s; not what waits for
 * other threads, nor what calls back. */
static bool is_of_c_library(gv_str name) {
  static const char *const names[] = {
#define PASSIVE(name) name,
#include "front/passive.def"
  };
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (gv_str_equal(name, gv_str_of(names[i]))) return true;
  return false;
}

static bool is_of_cpp_library(gv_str name) {
  static const char *const prefixes[] = {"_ZNSt", "_ZNKSt", "_ZSt", "_ZNSo", "_ZNSi", "_ZNSs", "_ZNKSs", "_ZN9__gnu_cxx"};
  static const char *const waiting[] = {"_ZNSt6thread", "_ZNSt13__future_base", "_ZNSt18condition_variable",
                                        "_ZNSt28__atomic_futex"};
  bool any = false, waits = false;
  for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++) any |= has_prefix(name, prefixes[i]);
  for (size_t i = 0; i < sizeof waiting / sizeof *waiting; i++) waits |= has_prefix(name, waiting[i]);
  return any && !waits;
}

/* Neither reads what others write nor writes what they read, `part` of memory: "other = none", "inaccessibleMem = read". */
static bool leaves_alone(gv_str effects, const char *part) {
  const char *at = memmem(effects.at, effects.len, part, strlen(part));
  if (!at) return false;
  gv_str rest = {at + strlen(part), (size_t)(effects.at + effects.len - at) - strlen(part)};
  return has_prefix(rest, "none") || (has_prefix(rest, "read") && !has_prefix(rest, "readwrite"));
}

/* What waits for the GPU writes something: the runtime's own memory, at least. */
static bool writes_nothing_elsewhere(MlirOperation op) {
  MlirAttribute effects = mlirOperationIsNull(op) ? (MlirAttribute){NULL} : gv_attribute(op, "memory_effects");
  if (mlirAttributeIsNull(effects)) return false;
  gv_text text = {0};
  mlirAttributePrint(effects, gv_keep_text, &text);
  gv_str told = {text.at, text.len};
  bool nothing = leaves_alone(told, "other = ") && leaves_alone(told, "inaccessibleMem = ");
  gv_vec_free(&text);
  return nothing;
}

bool gv_may_wait(MlirOperation call, gv_symbol *symbol) {
  if (writes_nothing_elsewhere(call)) return false;
  if (!symbol) return true;
  if (symbol->waits == GV_WAITS_UNKNOWN) {
    bool never = has_prefix(symbol->name, "llvm.") || is_of_c_library(symbol->name) || is_of_cpp_library(symbol->name) ||
                 writes_nothing_elsewhere(symbol->op);
    symbol->waits = never ? GV_WAITS_NEVER : GV_WAITS_PERHAPS;
  }
  return symbol->waits == GV_WAITS_PERHAPS;
}
