/* MLIR's locations as the model's places; resolved only for what is modelled. */
#define _GNU_SOURCE
#include "expressions/expressions.h"

#include <mlir-c/Dialect/LLVM.h>

enum { MAX_STEPS = 1000 }; /* of nested locations */

static gv_loc place_of(front *f, MlirLocation location) {
  MlirIdentifier name = mlirLocationFileLineColRangeGetFilename(location);
  uint32_t line = (uint32_t)mlirLocationFileLineColRangeGetStartLine(location);
  if (line == 0) return GV_NO_LOC;
  bool found;
  uint32_t *file = gv_map_at(&f->cache.file_of_name, (uintptr_t)name.ptr, &found);
  if (!found) {
    gv_str path = gv_str_from(mlirIdentifierStr(name));
    *file = f->unnamed && gv_str_equal(path, GV_STR("-")) ? f->file : gv_add_file(f->model, path);
  }
  return (gv_loc){*file, line, (uint32_t)mlirLocationFileLineColRangeGetStartColumn(location)};
}

gv_loc gv_place(front *f, MlirLocation location) {
  MlirLocation place;
  return gv_resolve_place(location, &place) ? place_of(f, place) : GV_NO_LOC;
}

uint32_t gv_site(front *f, MlirLocation location) {
  uint64_t site = 0;
  for (uint32_t steps = 0; steps < MAX_STEPS; steps++) {
    if (mlirLocationIsACallSite(location)) {
      gv_loc caller = gv_place(f, mlirLocationCallSiteGetCaller(location));
      site = gv_hash(&caller, sizeof caller, site + 1);
      location = mlirLocationCallSiteGetCallee(location);
    } else if (mlirLocationIsAName(location)) {
      location = mlirLocationNameGetChildLoc(location);
    } else {
      break;
    }
  }
  return site ? (uint32_t)site | 1 : 0;
}

/* Headers of a toolkit or of a library: what an inline function there does is told of where the
 * program calls it. */
static bool is_installed(MlirLocation location) {
  static const char *const folders[] = {"/usr/", "/opt/"};
  MlirIdentifier file;
  uint32_t line, col;
  if (!gv_resolve_location(location, &file, &line, &col)) return false;
  gv_str path = gv_str_from(mlirIdentifierStr(file));
  for (size_t i = 0; i < sizeof folders / sizeof *folders; i++)
    if (path.len > strlen(folders[i]) && memcmp(path.at, folders[i], strlen(folders[i])) == 0)
      return true;
  return false;
}

typedef GV_VEC(char) char_list;

static void add_text(MlirStringRef text, void *to) {
  char_list *all = to;
  for (size_t i = 0; i < text.length; i++) *gv_push(all) = text.data[i];
}

/* "_ZL10cudaMallocIfE…": the name in it is "cudaMalloc". at == NULL: it is none such. */
static gv_str plain_name(gv_str linkage) {
  size_t i = 2, length = 0;
  if (linkage.len < 4 || linkage.at[0] != '_' || linkage.at[1] != 'Z') return (gv_str){NULL, 0};
  if (linkage.at[i] == 'L') i++;
  for (; i < linkage.len && linkage.at[i] >= '0' && linkage.at[i] <= '9' && length < linkage.len;
       i++)
    length = length * 10 + (size_t)(linkage.at[i] - '0');
  return length && i + length <= linkage.len ? (gv_str){linkage.at + i, length} : (gv_str){NULL, 0};
}

/* It is the debug information of a function, which is a member of nothing. */
static bool is_of_file(front *f, MlirAttribute scope) {
  MlirAttribute id = mlirDisctinctAttrCreate(mlirUnitAttrGet(f->context));
  MlirTypeID function = mlirAttributeGetTypeID(mlirLLVMDISubprogramAttrGetRecSelf(id));
  return mlirTypeIDEqual(mlirAttributeGetTypeID(scope), function) &&
         mlirAttributeEqual(mlirLLVMDISubprogramAttrGetScope(scope),
                            mlirLLVMDISubprogramAttrGetFile(scope));
}

/* The debug information of a function that is called as one of the runtime's is: a template or an
 * overload that a header has beside that, in no class and no namespace. The text of those may be
 * exponentially large: it has all types that they are about. */
static bool is_overload(front *f, MlirAttribute scope) {
  static const char word[] = "linkageName = \"";
  bool found;
  uint32_t *known = gv_map_at(&f->cache.overloads, (uintptr_t)scope.ptr, &found);
  if (found) return *known;
  *known = false;
  if (!is_of_file(f, scope)) return false;
  char_list text = {0};
  mlirAttributePrint(scope, add_text, &text);
  const char *at = text.len ? memmem(text.at, text.len, word, sizeof word - 1) : NULL;
  gv_str rest =
      at ? (gv_str){at + sizeof word - 1, text.len - (size_t)(at - text.at) - (sizeof word - 1)}
         : (gv_str){NULL, 0};
  const char *end = at ? memchr(rest.at, '"', rest.len) : NULL;
  gv_str name = end ? plain_name((gv_str){rest.at, (size_t)(end - rest.at)}) : (gv_str){NULL, 0};
  *known = name.at && f->runtime && gv_profile_find(f->runtime, name);
  gv_vec_free(&text);
  return *known;
}

static bool is_of_caller(front *f, MlirAttribute scope) {
  return gv_map_get(&f->cache.stub_scopes, (uintptr_t)scope.ptr) != GV_NONE ||
         is_overload(f, scope);
}

gv_loc gv_op_place(front *f, MlirOperation op) {
  MlirLocation at = mlirOperationGetLocation(op);
  for (uint32_t steps = 0; steps < MAX_STEPS && mlirLocationIsACallSite(at); steps++) {
    MlirLocation callee = mlirLocationCallSiteGetCallee(at);
    MlirAttribute scope =
        mlirLocationIsAFused(callee) ? mlirLocationFusedGetMetadata(callee) : (MlirAttribute){NULL};
    if (!is_installed(callee) && (mlirAttributeIsNull(scope) || !is_of_caller(f, scope))) break;
    at = mlirLocationCallSiteGetCaller(at);
  }
  return gv_place(f, at);
}

/* ---- all places ---- */

typedef GV_VEC(MlirLocation) location_list;

static void push_parts(location_list *list, MlirLocation fused) {
  unsigned count = mlirLocationFusedGetNumLocations(fused);
  MlirLocation *parts = gv_malloc((count + 1) * sizeof *parts);
  mlirLocationFusedGetLocations(fused, parts);
  while (count) *gv_push(list) = parts[--count];
  gv_free(parts);
}

void gv_each_place(front *f, MlirLocation location, void (*take)(void *with, gv_loc place),
                   void *with) {
  location_list left = {0};
  *gv_push(&left) = location;
  for (uint32_t steps = 0; left.len && steps < MAX_STEPS; steps++) {
    MlirLocation next = gv_pop(&left);
    if (mlirLocationIsAFused(next)) {
      push_parts(&left, next);
    } else {
      gv_loc place = gv_place(f, next);
      if (place.file != GV_NONE) take(with, place);
    }
  }
  gv_vec_free(&left);
}

void gv_unreadable(front *f, MlirOperation op, gv_str function, gv_str what) {
  *gv_push(&f->model->unread) = (gv_unread){
      .loc = gv_op_place(f, op), .function = gv_str_copy(&f->model->arena, function), .what = what};
}
