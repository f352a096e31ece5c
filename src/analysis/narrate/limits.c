#include "narrate/words.h"

static const struct {
  uint64_t value;
  const char *bounds;
} limits[GV_LIMIT_COUNT] = {
#define LIMIT(name, value, bounds, at) [GV_LIMIT_##name] = {(value), bounds},
#include "counterexample/limits.def"
};

/* What is bounded is named first; what explains it stands after a ':' or ',' or "that". */
gv_str gv_limit_words(gv_arena *arena, gv_limit limit) {
  const char *bounds = limits[limit].bounds, *that = strstr(bounds, " that ");
  size_t len = strcspn(bounds, ":,");
  if (that && (size_t)(that - bounds) < len) len = (size_t)(that - bounds);
  return gv_format(arena, "limit of %llu %.*s", (unsigned long long)limits[limit].value, (int)len,
                   bounds);
}
