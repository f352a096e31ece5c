/* Functions that are not here: whether a call of one may wait for work on the GPU. Nothing that
 * conflicts with such work is certain after a call that may. What a profile or library.def says of
 * a function goes before all of this.
 *
 * needs: symbols. gives: an answer for each function, kept with its symbol. cost: a comparison with
 * each name that is known, once.
 */
#define _GNU_SOURCE
#include "emit/emit.h"

static bool has_prefix(gv_str name, const char *prefix) {
  size_t len = strlen(prefix);
  return name.len >= len && memcmp(name.at, prefix, len) == 0;
}

/* Neither reads what others write nor writes what they read, `part` of memory: "other = none",
 * "inaccessibleMem = read". */
static bool leaves_alone(gv_str effects, const char *part) {
  const char *at = memmem(effects.at, effects.len, part, strlen(part));
  if (!at) return false;
  gv_str rest = {at + strlen(part), (size_t)(effects.at + effects.len - at) - strlen(part)};
  return has_prefix(rest, "none") || (has_prefix(rest, "read") && !has_prefix(rest, "readwrite"));
}

/* What waits for the GPU writes something: the runtime's own memory, at least. */
static bool writes_nothing_elsewhere(MlirOperation op) {
  MlirAttribute effects =
      mlirOperationIsNull(op) ? (MlirAttribute){NULL} : gv_attribute(op, "memory_effects");
  if (mlirAttributeIsNull(effects)) return false;
  gv_text text = {0};
  mlirAttributePrint(effects, gv_keep_text, &text);
  gv_str told = {text.at, text.len};
  bool nothing = leaves_alone(told, "other = ") && leaves_alone(told, "inaccessibleMem = ");
  gv_vec_free(&text);
  return nothing;
}

/* Listed in library.def, though the call may not fit its row. */
static bool is_of_library(const gv_symbol *symbol) {
  return symbol->library != GV_LIB_UNKNOWN && symbol->library != GV_LIB_RUNTIME &&
         symbol->kind == GV_SYM_DECLARED;
}

/* What it is passed, if anything, runs in another thread. */
bool gv_is_of_threads(gv_str name) {
  static const char *const prefixes[] = {"pthread_", "thrd_", "sem_", "_ZNSt6thread"};
  for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++)
    if (has_prefix(name, prefixes[i])) return !gv_str_equal(name, GV_STR("pthread_once"));
  return false;
}

bool gv_starts_threads(gv_str name) {
  static const char *const prefixes[] = {"pthread_create", "thrd_create", "_ZNSt6thread",
                                         "__kmpc_fork_", "GOMP_parallel"};
  for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++)
    if (has_prefix(name, prefixes[i])) return true;
  return false;
}

bool gv_may_wait(MlirOperation call, gv_symbol *symbol) {
  if (writes_nothing_elsewhere(call)) return false;
  if (!symbol) return true;
  if (symbol->waits == GV_WAITS_UNKNOWN) {
    bool never = is_of_library(symbol) || gv_is_passive(symbol->name) ||
                 writes_nothing_elsewhere(symbol->op);
    symbol->waits = never ? GV_WAITS_NEVER : GV_WAITS_PERHAPS;
  }
  return symbol->waits == GV_WAITS_PERHAPS;
}
