/* The .def files as arrays, and the searches in them. A search is linear and happens once for each name: what it finds is
 * kept by the address of MLIR's identifier or in the symbol.
 */
#include "front/room.h"

static const gv_op_row rows[] = {
#define OPERATION(name) {name, NULL, NULL},
#define EXPRESSION(name, handler) {name, gv_expr_##handler, NULL},
#define EMITTED(name, handler) {name, NULL, gv_emit_##handler},
#define WATCHED(name, handler, at) {name, gv_expr_##handler, gv_emit_##at},
#include "front/ops.def"
    {"", NULL, gv_emit_other}, /* not listed */
};

static const gv_action actions[] = {
#define NONE GV_ROLE_NONE
#define STREAM_USE GV_ROLE_STREAM_USE
#define STREAM_SYNC GV_ROLE_STREAM_SYNC
#define STREAM_DESTROY GV_ROLE_STREAM_DESTROY
#define EVENT_RECORD GV_ROLE_EVENT_RECORD
#define EVENT_WAIT GV_ROLE_EVENT_WAIT
#define EVENT_SYNC GV_ROLE_EVENT_SYNC
#define EVENT_DESTROY GV_ROLE_EVENT_DESTROY
#define RUNTIME(name, creates, ...) {#name, GV_CREATES_##creates, 0, 0, {__VA_ARGS__}},
#include "front/runtime.def"
#undef NONE
#undef STREAM_USE
#undef STREAM_SYNC
#undef STREAM_DESTROY
#undef EVENT_RECORD
#undef EVENT_WAIT
#undef EVENT_SYNC
#undef EVENT_DESTROY
};

const gv_action gv_launch_action = {"gpu.launch_func", GV_CREATES_NOTHING, GV_ACTION_ENQUEUES, 0, {GV_ROLE_STREAM_USE}};

static const gv_lowering lowerings[] = {
#define LOWERING(name, min, max, async_only, rewrite) {name, min, max, async_only, rewrite},
#include "front/lowering.def"
};

static const struct {
  const char *name;
  gv_library effect;
} library[] = {
#define LIBRARY(name, effect) {name, GV_LIB_##effect},
#include "front/library.def"
};

#define COUNT(array) (sizeof(array) / sizeof *(array))

/* "gpu.*" matches every name that begins with "gpu."; everything else matches itself. */
static bool matches(const char *pattern, gv_str name) {
  size_t len = strlen(pattern);
  if (len && pattern[len - 1] == '*') return name.len >= len - 1 && memcmp(pattern, name.at, len - 1) == 0;
  return gv_str_equal(gv_str_of(pattern), name);
}

static uint32_t find_row(gv_str name) {
  uint32_t last = COUNT(rows) - 1;
  for (uint32_t i = 0; i < last; i++)
    if (matches(rows[i].name, name)) return i;
  return last;
}

const gv_op_row *gv_row_of(front *f, MlirOperation op) {
  MlirIdentifier name = mlirOperationGetName(op);
  bool found;
  uint32_t *row = gv_map_at(&f->row_of_name, (uintptr_t)name.ptr, &found);
  if (!found) *row = find_row(gv_str_from(mlirIdentifierStr(name)));
  return &rows[*row];
}

gv_str gv_name_of(front *f, MlirOperation op) {
  gv_str name = gv_op_name(op), row = gv_str_of(gv_row_of(f, op)->name);
  return gv_str_equal(name, row) ? row : gv_str_copy(&f->model->arena, name);
}

const gv_action *gv_action_of(gv_str function) {
  for (size_t i = 0; i < COUNT(actions); i++)
    if (matches(actions[i].name, function)) return &actions[i];
  return NULL;
}

gv_library gv_library_of(gv_str function) {
  for (size_t i = 0; i < COUNT(library); i++)
    if (matches(library[i].name, function)) return library[i].effect;
  return GV_LIB_UNKNOWN;
}

const gv_lowering *gv_lowering_of(gv_str op) {
  for (size_t i = 0; i < COUNT(lowerings); i++)
    if (matches(lowerings[i].name, op)) return &lowerings[i];
  return NULL;
}
