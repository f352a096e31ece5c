/* The .def files as arrays, and the searches in them. A search is linear and happens once for each
 * name: what it finds is kept by the address of MLIR's identifier or in the symbol.
 */
#include "expressions/expressions.h"

static const gv_op_row rows[] = {
#define OPERATION(name) {name, NULL, GV_EMIT_NOTHING, false},
#define APART(name) {name, NULL, GV_EMIT_NOTHING, true},
#define EXPRESSION(name, handler) {name, gv_expr_##handler, GV_EMIT_NOTHING, false},
#define EMITTED(name, handler) {name, NULL, GV_EMIT_##handler, false},
#define WATCHED(name, handler, at) {name, gv_expr_##handler, GV_EMIT_##at, false},
#include "front/ops.def"
    {"", NULL, GV_EMIT_other, false}, /* not listed */
};

/* The words of library.def. */
#define NONE GV_ROLE_NONE
#define STREAM_USE GV_ROLE_STREAM_USE
#define STREAM_SYNC GV_ROLE_STREAM_SYNC
#define STREAM_DESTROY GV_ROLE_STREAM_DESTROY
#define EVENT_RECORD GV_ROLE_EVENT_RECORD
#define EVENT_WAIT GV_ROLE_EVENT_WAIT
#define EVENT_SYNC GV_ROLE_EVENT_SYNC
#define EVENT_DESTROY GV_ROLE_EVENT_DESTROY
#define DEVICE_FREE GV_ROLE_DEVICE_FREE
#define HOST_FREE GV_ROLE_HOST_FREE
#define MEMORY_USE GV_ROLE_MEMORY_USE
#define GPU_READ GV_ROLE_GPU_READ
#define GPU_WRITE GV_ROLE_GPU_WRITE
#define HOST_READ GV_ROLE_HOST_READ
#define HOST_WRITE GV_ROLE_HOST_WRITE
#define MEMREF_READ GV_ROLE_MEMREF_READ
#define MEMREF_WRITE GV_ROLE_MEMREF_WRITE
#define KEPT GV_ROLE_KEPT
#define SHAPE GV_ROLE_SHAPE
#define VIEW_READ GV_ROLE_VIEW_READ
#define VIEW_WRITE GV_ROLE_VIEW_WRITE
#define MODULE_USE GV_ROLE_MODULE_USE
#define MODULE_LAUNCH GV_ROLE_MODULE_LAUNCH
#define MODULE_UNLOAD GV_ROLE_MODULE_UNLOAD
#define DESCRIPTOR_USE GV_ROLE_DESCRIPTOR_USE
#define DESCRIPTOR_DESTROY GV_ROLE_DESCRIPTOR_DESTROY
#define SIZE GV_ROLE_SIZE
#define BEHIND(role) (GV_ROLE_BEHIND | GV_ROLE_##role)
#define NONES(count) NONES_##count
#define NONES_2 NONE, NONE
#define NONES_3 NONE, NONE, NONE
#define NONES_5 NONES_3, NONE, NONE
#define NONES_6 NONES_5, NONE
#define NONES_7 NONES_6, NONE
#define NONES_8 NONES_7, NONE
#define NONES_10 NONES_8, NONE, NONE

typedef struct known {
  gv_library effect;
  gv_action action;
} known;

#define FLAGS_OF(effect)                                                                           \
  (((effect) == GV_LIB_ANSWERS || (effect) == GV_LIB_COMPUTES ? GV_ACTION_ANSWERS : 0) |           \
   ((effect) == GV_LIB_COMPUTES || (effect) == GV_LIB_OPAQUE ? GV_ACTION_COMPUTES : 0) |           \
   GV_ACTION_FROM_OUTSIDE)

static const known functions[] = {
#define LIBRARY(name, effect, ...)                                                                 \
  {GV_LIB_##effect, {name, GV_CREATES_NOTHING, FLAGS_OF(GV_LIB_##effect), 0, {__VA_ARGS__}}},
#include "front/library.def"
};

static const struct {
  const char *name;
  int64_t from, to;
} given[] = {
#define GIVES(name, from, to) {name, from, (int64_t)(to)},
#include "front/library.def"
};

static const char *const addresses[] = {
#define POINTS(name) name,
#include "front/library.def"
};

/* The host fills memory. */
const gv_action gv_fill_action = {
    "memset", GV_CREATES_NOTHING, 0, 1, {GV_ROLE_HOST_WRITE, GV_ROLE_NONE, GV_ROLE_SIZE}};
const gv_action gv_launch_action = {
    "gpu.launch_func", GV_CREATES_NOTHING, GV_ACTION_ENQUEUES, 0, {GV_ROLE_STREAM_USE}};
const gv_action gv_waiting_launch_action = {"gpu.launch_func",
                                            GV_CREATES_NOTHING,
                                            GV_ACTION_ENQUEUES | GV_ACTION_BLOCKS,
                                            0,
                                            {GV_ROLE_NONE}};

static const gv_lowering lowerings[] = {
#define LOWERING(name, since, min, max, max_sync, rewrite)                                         \
  {name, min, max, max_sync == NEVER, rewrite, since, max_sync},
#include "front/lowering.def"
};

static const struct {
  const char *name;
  gv_kernel_effect effect;
} kernel_ops[] = {
#define KERNEL_OP(name, effect) {name, GV_KERNEL_##effect},
#include "front/kernel.def"
};

static const struct {
  const char *name;
  gv_async what;
  gv_async_object object;
} async_functions[] = {
#define ASYNC(name, what, object) {#name, GV_ASYNC_##what, GV_OBJECT_##object},
#include "front/async.def"
};

static const struct {
  const char *name;
  gv_launching part;
} launching[] = {
#define LAUNCHING(name, part) {name, GV_LAUNCHING_##part},
#include "front/launching.def"
};

#define COUNT(array) (sizeof(array) / sizeof *(array))

/* "gpu.*" matches every name that begins with "gpu."; everything else matches itself. */
static bool matches(const char *pattern, gv_str name) {
  size_t len = strlen(pattern);
  if (len && pattern[len - 1] == '*')
    return name.len >= len - 1 && memcmp(pattern, name.at, len - 1) == 0;
  return gv_str_equal(gv_str_of(pattern), name);
}

static uint32_t find_row(gv_str name) {
  uint32_t last = COUNT(rows) - 1;
  for (uint32_t i = 0; i < last; i++)
    if (matches(rows[i].name, name)) return i;
  return last;
}

static uint32_t row_of_name(front *f, MlirIdentifier name) {
  bool found;
  uint32_t *row = gv_map_at(&f->cache.row_of_name, (uintptr_t)name.ptr, &found);
  if (!found) *row = find_row(gv_str_from(mlirIdentifierStr(name)));
  return *row;
}

const gv_op_row *gv_row_of(front *f, MlirOperation op) {
  MlirIdentifier name = mlirOperationGetName(op);
  gv_recent *recent = &f->cache.rows;
  uint32_t place = gv_recent_place(name.ptr);
  if (recent->keys[place] != name.ptr) {
    recent->values[place] = row_of_name(f, name);
    recent->keys[place] = name.ptr;
  }
  return &rows[recent->values[place]];
}

gv_str gv_name_of(front *f, MlirOperation op) {
  gv_str name = gv_op_name(op), row = gv_str_of(gv_row_of(f, op)->name);
  return gv_str_equal(name, row) ? row : gv_str_copy(&f->model->arena, name);
}

gv_str gv_name_called(gv_str name) {
  const char *at = memmem(name.at, name.len, GV_MADE, sizeof GV_MADE - 1);
  return (gv_str){name.at, at ? (size_t)(at - name.at) : name.len};
}

gv_library gv_library_of(const gv_profile *runtime, gv_str function, const gv_action **action,
                         const gv_profile_row **row) {
  *row = gv_profile_find(runtime, gv_name_called(function));
  if (*row) {
    *action = &(*row)->action;
    return GV_LIB_RUNTIME;
  }
  for (size_t i = 0; i < COUNT(functions); i++) {
    if (!matches(functions[i].action.name, function)) continue;
    *action = &functions[i].action;
    return functions[i].effect;
  }
  *action = NULL;
  return GV_LIB_UNKNOWN;
}

bool gv_given_by(const gv_action *function, int64_t *from, int64_t *to) {
  for (size_t i = 0; i < COUNT(given); i++) {
    if (strcmp(given[i].name, function->name) != 0) continue;
    *from = given[i].from, *to = given[i].to;
    return true;
  }
  return false;
}

bool gv_gives_address(const gv_symbol *callee) {
  bool gives = false;
  for (size_t i = 0; i < COUNT(addresses) && !gives; i++)
    gives = gv_str_equal(gv_str_of(addresses[i]), callee->name);
  return gives;
}

gv_kernel_effect gv_kernel_effect_of(gv_str op) {
  for (size_t i = 0; i < COUNT(kernel_ops); i++)
    if (matches(kernel_ops[i].name, op)) return kernel_ops[i].effect;
  return GV_KERNEL_ANYTHING;
}

gv_async gv_async_of(gv_str function, gv_async_object *object) {
  static const char prefix[] = "mlirAsync";
  *object = GV_OBJECT_NO;
  if (function.len < sizeof prefix || memcmp(function.at, prefix, sizeof prefix - 1) != 0)
    return GV_ASYNC_NONE;
  for (size_t i = 0; i < COUNT(async_functions); i++) {
    if (!matches(async_functions[i].name, function)) continue;
    *object = async_functions[i].object;
    return async_functions[i].what;
  }
  return GV_ASYNC_NONE;
}

gv_launching gv_launching_of(gv_str function) {
  for (size_t i = 0; i < COUNT(launching); i++)
    if (matches(launching[i].name, function)) return launching[i].part;
  return GV_LAUNCHING_NONE;
}

const gv_lowering *gv_lowering_of(gv_str op, unsigned release) {
  const gv_lowering *found = NULL;
  for (size_t i = 0; i < COUNT(lowerings); i++)
    if (lowerings[i].since <= release && matches(lowerings[i].name, op)) found = &lowerings[i];
  return found;
}
