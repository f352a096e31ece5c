/* sketch: small models for the tests of the analysis, in few words. Every operation stands on a
 * line of its own, so that operation number N is found on line N + 1; every value has a place, and
 * no source text gives it a name.
 */
#ifndef GV_UNIT_SKETCH_H
#define GV_UNIT_SKETCH_H

#include "model/builder.h"
#include "model/model.h"
#include "unit.h"

enum { HANDLE = 8 }; /* bytes of a handle */

static const gv_action create_stream = {"mgpuStreamCreate", GV_CREATES_STREAM, 0, 0, {0}};
static const gv_action create_event = {"mgpuEventCreate", GV_CREATES_EVENT, 0, 0, {0}};
static const gv_action launch = {"gpu.launch_func", GV_CREATES_NOTHING, 0, 0, {GV_ROLE_STREAM_USE}};
static const gv_action sync_stream = {
    "mgpuStreamSynchronize", GV_CREATES_NOTHING, 0, 0, {GV_ROLE_STREAM_SYNC}};
static const gv_action destroy_stream = {
    "mgpuStreamDestroy", GV_CREATES_NOTHING, 0, 0, {GV_ROLE_STREAM_DESTROY}};
static const gv_action record = {
    "mgpuEventRecord", GV_CREATES_NOTHING, 0, 0, {GV_ROLE_EVENT_RECORD, GV_ROLE_STREAM_USE}};
static const gv_action wait_event = {
    "mgpuStreamWaitEvent", GV_CREATES_NOTHING, 0, 0, {GV_ROLE_STREAM_USE, GV_ROLE_EVENT_WAIT}};
static const gv_action sync_event = {
    "mgpuEventSynchronize", GV_CREATES_NOTHING, 0, 0, {GV_ROLE_EVENT_SYNC}};
static const gv_action destroy_event = {
    "mgpuEventDestroy", GV_CREATES_NOTHING, 0, 0, {GV_ROLE_EVENT_DESTROY}};

typedef struct sketch {
  gv_model m;
  uint32_t block; /* being filled */
} sketch;

#define COUNT(...) (sizeof((gv_value_id[]){__VA_ARGS__}) / sizeof(gv_value_id))
#define LIST(...)                                                                                  \
  (gv_value_id[]) { __VA_ARGS__ }

/* The place of the next operation. */
static inline gv_loc place(const sketch *s) { return (gv_loc){0, s->m.ops.len + 1, 1}; }

/* ---- functions and blocks ---- */

static inline uint32_t begin(sketch *s, const char *name, bool is_public) {
  if (!s->m.files.len) gv_add_file(&s->m, GV_STR("x.mlir"));
  return gv_begin_function(&s->m, gv_str_of(name), is_public, GV_NO_LOC);
}
static inline gv_value_id param(sketch *s, uint32_t size, uint8_t width) {
  return gv_add_param(&s->m, size, width, place(s));
}
static inline uint32_t block(sketch *s) { return gv_add_block(&s->m); }
static inline void fill(sketch *s, uint32_t b) { gv_fill_block(&s->m, s->block = b); }
/* A public function with an entry block that is being filled. */
static inline uint32_t begin_main(sketch *s) {
  begin(s, "main", true);
  uint32_t entry = block(s);
  fill(s, entry);
  return entry;
}
static inline void end(sketch *s) { gv_end_function(&s->m); }
static inline gv_value_id arg(sketch *s, uint32_t b, uint32_t index, uint32_t size, uint8_t width) {
  return gv_add_block_arg(&s->m, b, index, size, width, place(s));
}

/* ---- values ---- */

static inline gv_value_id value(sketch *s, gv_value v) {
  v.loc = place(s);
  return gv_add_value(&s->m, v);
}
static inline gv_value_id number(sketch *s, int64_t k, uint8_t width) {
  return value(s, (gv_value){.def = GV_DEF_INT, .size = (width + 7u) / 8u, .width = width, .k = k});
}
static inline gv_value_id null(sketch *s) {
  return value(s, (gv_value){.def = GV_DEF_NULL, .size = HANDLE});
}
static inline gv_value_id undef(sketch *s, uint32_t size) {
  return value(s, (gv_value){.def = GV_DEF_UNDEF, .size = size});
}
static inline gv_value_id arith(sketch *s, gv_arith op, gv_value_id a, gv_value_id b) {
  gv_value left = s->m.values.at[a];
  bool test = op >= GV_EQ;
  return value(s, (gv_value){.def = GV_DEF_ARITH,
                             .size = test ? 1 : left.size,
                             .width = test ? 1 : left.width,
                             .a = a,
                             .b = b,
                             .c = op});
}
static inline gv_value_id not(sketch * s, gv_value_id a) {
  return arith(s, GV_XOR, a, number(s, 1, 1));
}
static inline gv_value_id choose(sketch *s, gv_value_id c, gv_value_id yes, gv_value_id no) {
  gv_value v = s->m.values.at[yes];
  return value(
      s, (gv_value){
             .def = GV_DEF_SELECT, .size = v.size, .width = v.width, .a = c, .b = yes, .c = no});
}
static inline gv_value_id copy(sketch *s, gv_value_id a) {
  gv_value v = s->m.values.at[a];
  return value(s, (gv_value){.def = GV_DEF_COPY, .size = v.size, .width = v.width, .a = a});
}
static inline gv_value_id insert(sketch *s, gv_value_id whole, gv_value_id part, int64_t k) {
  return value(
      s,
      (gv_value){
          .def = GV_DEF_INSERT, .size = s->m.values.at[whole].size, .a = whole, .b = part, .k = k});
}
static inline gv_value_id extract(sketch *s, gv_value_id whole, int64_t k, uint32_t size,
                                  uint8_t width) {
  return value(s,
               (gv_value){.def = GV_DEF_EXTRACT, .size = size, .width = width, .a = whole, .k = k});
}
static inline gv_value_id offset(sketch *s, gv_value_id address, int64_t k) {
  return value(s, (gv_value){.def = GV_DEF_OFFSET, .size = 8, .a = address, .k = k});
}
static inline gv_value_id address_of(sketch *s, uint32_t global) {
  return value(s, (gv_value){.def = GV_DEF_GLOBAL, .size = 8, .a = global});
}

/* ---- operations: each gives its number, or its result ---- */

static inline uint32_t add_op(sketch *s, gv_op_kind kind, const char *name,
                              const gv_value_id *operands, uint32_t count) {
  gv_add_op(&s->m, kind, gv_str_of(name), place(s), operands, count);
  return s->m.ops.len - 1;
}
static inline gv_value_id result(sketch *s, uint32_t size, uint8_t width) {
  return gv_add_result(&s->m, size, width, (gv_loc){0, s->m.ops.len, 1});
}
static inline uint32_t act_on(sketch *s, const gv_action *action, const gv_value_id *operands,
                              uint32_t count) {
  uint32_t op = add_op(s, GV_OP_ACTION, action->name, operands, count);
  gv_set_action(&s->m.ops.at[op], action);
  return op;
}
#define act(s, action, ...) act_on((s), &(action), LIST(__VA_ARGS__), COUNT(__VA_ARGS__))
static inline gv_value_id stream(sketch *s) {
  act_on(s, &create_stream, NULL, 0);
  return result(s, HANDLE, 0);
}
static inline gv_value_id event(sketch *s) {
  act_on(s, &create_event, NULL, 0);
  return result(s, HANDLE, 0);
}
/* What is in volatile memory each time that control comes into the block. */
static inline gv_value_id anything(sketch *s, uint32_t block, uint32_t size, uint8_t width) {
  return value(s, (gv_value){.def = GV_DEF_OPAQUE,
                             .size = size,
                             .width = width,
                             .a = block,
                             .b = GV_NONE,
                             .c = GV_ON_NOTHING});
}
/* Something whose result is not known; it takes nothing. */
static inline gv_value_id unknown(sketch *s, uint32_t size, uint8_t width) {
  add_op(s, GV_OP_UNKNOWN, "@unknown", NULL, 0);
  return result(s, size, width);
}
static inline uint32_t pass_to_unknown(sketch *s, gv_value_id v) {
  return add_op(s, GV_OP_UNKNOWN, "@unknown", &v, 1);
}
static inline gv_value_id memory(sketch *s) {
  add_op(s, GV_OP_MEMORY, "alloca", NULL, 0);
  return result(s, 8, 0);
}
static inline gv_value_id load(sketch *s, gv_value_id address, uint32_t size, uint8_t width) {
  add_op(s, GV_OP_LOAD, "", &address, 1);
  return result(s, size, width);
}
static inline uint32_t store(sketch *s, gv_value_id v, gv_value_id address) {
  return add_op(s, GV_OP_STORE, "", LIST(v, address), 2);
}
static inline uint32_t call_with(sketch *s, uint32_t callee, const gv_value_id *operands,
                                 uint32_t count) {
  uint32_t op = add_op(s, GV_OP_CALL, "@callee", operands, count);
  s->m.ops.at[op].callee = callee;
  return op;
}
#define call(s, callee, ...) call_with((s), (callee), LIST(__VA_ARGS__), COUNT(__VA_ARGS__))

/* Terminators. An edge is named by the number that gv_add_pair() takes. */
static inline uint32_t edge_to(sketch *s, uint32_t target) {
  return gv_add_edge(&s->m, s->block, target, 0);
}
static inline void pass(sketch *s, uint32_t edge, gv_value_id argument, gv_value_id source) {
  gv_add_pair(&s->m, edge, argument, source);
}
static inline uint32_t br(sketch *s, uint32_t target) {
  add_op(s, GV_OP_BR, "", NULL, 0);
  return edge_to(s, target);
}
/* The true edge; the false edge is the next number. */
static inline uint32_t cond_br(sketch *s, gv_value_id condition, uint32_t yes, uint32_t no) {
  add_op(s, GV_OP_COND_BR, "", &condition, 1);
  uint32_t edge = edge_to(s, yes);
  edge_to(s, no);
  return edge;
}
static inline uint32_t ret_with(sketch *s, const gv_value_id *operands, uint32_t count) {
  return add_op(s, GV_OP_RETURN, "", operands, count);
}
static inline uint32_t ret(sketch *s) { return ret_with(s, NULL, 0); }

/* Edge number `index` of a block, once its function is ended. */
static inline uint32_t edge_of(const sketch *s, uint32_t b, uint32_t index) {
  uint32_t edge = s->m.blocks.at[b].first_edge + index;
  ck_assert_uint_lt(edge, s->m.blocks.at[b].end_edge);
  return edge;
}

/* The same numbers on every machine. */
static inline uint32_t next_random(uint64_t *state) {
  *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return (uint32_t)(*state >> 33);
}

#endif
