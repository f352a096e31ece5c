/* MLIR's locations: a name's child, a call's callee, of fused locations the first that has a place.
 */
#include "read/read.h"

/* Locations are shared, so nested ones can stand for exponentially many; no real one needs more
 * steps than this. */
enum { MAX_STEPS = 1000 };

static bool resolve(MlirLocation location, uint32_t *steps, MlirLocation *place);

static bool resolve_fused(MlirLocation location, uint32_t *steps, MlirLocation *place) {
  unsigned count = mlirLocationFusedGetNumLocations(location);
  MlirLocation *parts = gv_malloc(count * sizeof *parts);
  mlirLocationFusedGetLocations(location, parts);
  bool found = false;
  for (unsigned i = 0; i < count && !found; i++) found = resolve(parts[i], steps, place);
  gv_free(parts);
  return found;
}

static bool resolve(MlirLocation location, uint32_t *steps, MlirLocation *place) {
  while (++*steps < MAX_STEPS) {
    if (mlirLocationIsAFileLineColRange(location)) {
      *place = location;
      return true;
    }
    if (mlirLocationIsAName(location))
      location = mlirLocationNameGetChildLoc(location);
    else if (mlirLocationIsACallSite(location))
      location = mlirLocationCallSiteGetCallee(location);
    else
      return mlirLocationIsAFused(location) && resolve_fused(location, steps, place);
  }
  return false;
}

bool gv_resolve_place(MlirLocation location, MlirLocation *place) {
  uint32_t steps = 0;
  return resolve(location, &steps, place);
}

bool gv_resolve_location(MlirLocation location, MlirIdentifier *file, uint32_t *line,
                         uint32_t *col) {
  MlirLocation place;
  if (!gv_resolve_place(location, &place)) return false;
  *file = mlirLocationFileLineColRangeGetFilename(place);
  *line = (uint32_t)mlirLocationFileLineColRangeGetStartLine(place);
  *col = (uint32_t)mlirLocationFileLineColRangeGetStartColumn(place);
  return true;
}
