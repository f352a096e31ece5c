/* flow: where values go. Control-flow order, who uses which root, where addresses point: facts
 * about the model that never change, computed once and shared by all passes.
 */
#ifndef GV_FLOW_H
#define GV_FLOW_H

#include "model/model.h"

/* What a place is part of; the low bits of a place key. */
typedef enum gv_space {
  GV_IN_VALUE,  /* the bytes of root value `base` */
  GV_IN_MEMORY, /* the memory that root value `base` (alloca, malloc, parameter) points to */
  GV_IN_GLOBAL, /* the memory of global `base` */
  GV_IN_RETURN, /* the bytes of returned value number `base` */
  GV_AT_ENTRY,  /* memory, as it was when the function was entered: no use ever meets it; it says
                   which handle of the caller's it is */
} gv_space;

typedef uint32_t gv_key;
#define GV_ENTRY_BIT 0x80000000
/* Not for GV_AT_ENTRY. `base`: a value, a global, or the number of a result, below 2^29. */
static inline gv_key gv_key_of(gv_space space, uint32_t base) {
  GV_ASSERT(base < UINT32_C(1) << 29 && space != GV_AT_ENTRY);
  return base << 2 | (uint32_t)space;
}
/* `memory` is the key of the same memory as GV_IN_MEMORY or GV_IN_GLOBAL, which gv_key_base() still
 * gives the base of. */
static inline gv_key gv_key_at_entry(gv_key memory) { return memory | GV_ENTRY_BIT; }
/* Of a key at entry GV_AT_ENTRY, whatever it is made of. */
static inline gv_space gv_key_space(gv_key key) {
  return key & GV_ENTRY_BIT ? GV_AT_ENTRY : (gv_space)(key & 3);
}
/* What gv_key_of() was given as base. */
static inline uint32_t gv_key_base(gv_key key) { return (key & ~GV_ENTRY_BIT) >> 2; }

/* Where an address points: `key` is GV_IN_MEMORY or GV_IN_GLOBAL; GV_NONE when it is not known. */
typedef struct gv_address {
  gv_key key;
  int64_t offset; /* GV_ANYWHERE: somewhere in it */
} gv_address;

/* What an operand is if it is all of one root, or an address computed from one. */
typedef struct gv_simple {
  gv_value_id root; /* GV_NONE: it is not that simple */
  int32_t lo;       /* the operand's bytes are those of the root from here on */
  int32_t far;      /* and the address is this much further; GV_FAR: not known how much */
  bool computed;
  uint32_t aligned; /* 1 plus the exponent of the unit to which the root was aligned before; 0 */
} gv_simple;
#define GV_FAR INT32_MIN

/* Kinds of memory that can be reached by addresses which no place holds; a set of bits. Some
 * globals have a class of their own. */
typedef uint16_t gv_classes;
enum {
  GV_CLASS_OUTSIDE = 1, /* other modules know an address of it */
  GV_CLASS_GPU = 2,     /* an address of it lies where the GPU reads */
  GV_CLASS_KERNELS = 4, /* kernels know it by name */
  GV_CLASS_STORED =
      8, /* an address of it may lie where kernels get, of which places know nothing */
  GV_CLASSES_OF_GLOBALS = 0xfff0, /* those that globals have of their own */
};

/* A kernel may get to the global by following addresses. */
typedef struct gv_followed {
  uint32_t op, global;
} gv_followed;

/* Bytes of some memory, or from an address on: INT64_MIN, INT64_MAX are its ends. */
typedef struct gv_bytes {
  int64_t lo, hi;
} gv_bytes;

typedef struct gv_written {
  gv_bytes bytes;
  uint32_t next; /* one more than an index into flow->written; 0: there is none */
} gv_written;

typedef struct gv_flow {
  const gv_model *model;
  /* blocks */
  uint32_t
      *order; /* position of a block in its function's reverse postorder; GV_NONE: unreachable */
  uint32_t *cycle;      /* blocks that share a number > 0 lie on a common cycle; 0: on none */
  uint32_t *pred_start; /* preds[pred_start[b] .. pred_start[b + 1]): edges into block b */
  uint32_t *preds;
  uint32_t *edge_from;   /* block that an edge leaves */
  uint32_t *task;        /* innermost async.execute body a block belongs to; GV_NONE: none */
  uint32_t *task_parent; /* of a task */
  bool *task_calls;      /* by function: control may come to it from within a task */
  uint32_t *task_group; /* of a task: the group, made once, that each run of it is added to at once;
                           GV_NONE: none */
  /* values */
  uint32_t *use_start; /* uses[use_start[k] .. use_start[k + 1]): operations that use place key k,
                          ascending */
  uint32_t *uses;
  uint32_t *order_start; /* the same without streams that are only made to wait: what can matter to
                            work before them */
  uint32_t *orders;
  uint32_t
      *pair_start; /* the same for pairs (indices into model.pairs) that carry root value v in */
  uint32_t *pair_uses;
  uint32_t *pair_edge;                   /* edge of a pair */
  uint32_t *pair_into_start, *pair_into; /* pairs by the block argument that they fill */
  gv_value_id
      *address_of; /* by global: the first value that is its address, and stands for all; GV_NONE */
  bool *unread;    /* by key: a slot that is never read; NULL: there is none */
  bool *escaped;   /* by key: the address of this memory goes where it is not followed */
  uint32_t *written_in;       /* by key: of what else is written in a way that is not followed */
  GV_VEC(gv_written) written; /* … the last; 0: there is none */
  bool *
      captured; /* by key: … and may be kept there, so that whatever is not followed may write it */
  gv_value_id
      *same; /* by value: one that is equal to it wherever it is used; itself where there is none */
  gv_simple *simple;   /* by operand index */
  gv_classes *foreign; /* by operand index: what an address in it may lead to by ways that are not
                          followed */
  gv_classes *reached_by_kernels; /* by value: GV_CLASS_STORED: the address of what it is may lie
                                   * where kernels get by following addresses; GV_CLASS_GPU: a
                                   * kernel may put it there */
  gv_classes *classes;            /* by global */
  GV_VEC(gv_followed) followed;   /* in the order of the operations */
  gv_classes *followed_by; /* by operation: the classes of those, and GV_CLASS_KERNELS; NULL where
                              no kernel follows addresses */
  gv_classes *reached, *reached_in; /* by operation, by function: what it may touch by such
                                       addresses, and through calls */
  uint8_t *mixes;                   /* by value: GV_MIXES_* */
  /* functions */
  uint32_t *caller_start, *callers; /* GV_OP_CALL operations by callee */
  uint32_t *call_start, *calls;     /* … and by the function they stand in */
  bool *touches; /* [function * globals + global]: it or a function it calls uses the global's
                    memory */
} gv_flow;

/* In a value there may be: an address computed from another; something computed in a way that is
 * not followed; a part of a handle. */
enum { GV_MIXES_ADDRESSES = 1, GV_MIXES_BYTES = 2, GV_MIXES_PARTS = 4 };

/* Overwrites *flow; the model is borrowed, must be complete and must not change until
 * gv_flow_clear(). */
void gv_flow_init(gv_flow *flow, const gv_model *model);
/* Is code called that is not here? It may call back any function that is public. */
bool gv_calls_unknown(const gv_model *model);
/* Does the call of a function of the module write this memory, by a name that is followed? */
bool gv_call_writes(const gv_flow *flow, uint32_t call, gv_key key);
/* Frees all lists and zeroes *flow. */
void gv_flow_clear(gv_flow *flow);

/* Where operand `operand` of the load, store or action, an address, leads; in an array that is
 * followed by elements, as if the element were alone. */
gv_address gv_address_at(const gv_model *model, const gv_op *op, uint32_t operand);
/* The bytes, counted from operand `operand` on, that the action may write at any time from now on,
 * in a way that is not followed; it does not hold on to the address. False: not known. */
bool gv_find_written(const gv_model *model, const gv_op *op, uint32_t operand, gv_bytes *bytes);
/* Is one of `size` bytes there written so, by whatever operation? */
bool gv_is_written(const gv_flow *flow, gv_address at, int64_t size);
/* The same bytes where the address lies `by` bytes into the memory; GV_ANYWHERE: all. */
gv_bytes gv_bytes_at(gv_bytes bytes, int64_t by);
/* How many bytes the arguments of the action say that it is about, a constant; -1: not known. */
int64_t gv_size_told(const gv_model *model, const gv_op *op);
/* Through casts, offsets and struct members to what an address is the address of. */
gv_address gv_resolve(const gv_model *model, gv_value_id address);
/* Whether what argument `argument` of a call leads to is followed into the callee though it is
 * exposed by what comes later. */
static inline bool gv_passes_new(const gv_op *call, uint32_t argument) {
  return call->passes_new && argument + 1 == call->operand_count;
}
/* The simplest value with the same bytes: casts and members of aggregates just put together are
 * looked through. */
gv_value_id gv_strip(const gv_model *model, gv_value_id value);
/* The number of a value, without its copies; false: it is not known. */
typedef bool gv_part_number(const void *with, gv_value_id id, int64_t *number);
/* evaluate.c: the number that `id` is, by those of what it is computed from, sign-extended from as
 * many bits as it has. False: one of them is not known, or it is undefined, or no number. */
bool gv_evaluate(const gv_model *model, gv_value_id id, gv_part_number *part, const void *with,
                 int64_t *number);
/* Calls `visit` once for each root or constant that bytes [lo, hi) of `value` can come from. */
void gv_each_leaf(const gv_model *model, gv_value_id value, int64_t lo, int64_t hi,
                  void (*visit)(void *to, gv_value_id leaf), void *to);
/* The same for an address in memory: through offsets and sums too. */
void gv_each_memory_leaf(const gv_model *model, gv_value_id value, int64_t lo, int64_t hi,
                         void (*visit)(void *to, gv_value_id leaf), void *to);
/* Of all bytes of the value, looking through casts, members and offsets; GV_NONE is not simple. */
gv_simple gv_simple_of(const gv_model *model, gv_value_id value);
/* 1 plus the exponent of the unit to which the address was aligned; 0: it was not. */
static inline uint32_t gv_alignment_of(const gv_value *v) {
  return v->def == GV_DEF_OFFSET && v->k == GV_ANYWHERE && !v->c && v->b != GV_NONE ? v->b : 0;
}
/* What stands for the value as a handle, what stands for it as an address, and what either may be
 * made of again. */
void gv_each_used(const gv_model *model, gv_value_id value, int64_t lo, int64_t hi,
                  void (*visit)(void *to, gv_value_id leaf), void *to);
/* A sum or difference that may be an address. */
static inline bool gv_is_address_arith(const gv_value *v) {
  return v->def == GV_DEF_ARITH && (v->c == GV_ADD || v->c == GV_SUB) && v->size == 8;
}
/* Index into flow->uses of the first use of `key` at or after operation `op`, within its block;
 * GV_NONE when there is none. */
uint32_t gv_next_use(const gv_flow *flow, gv_key key, uint32_t op);
/* The same in flow->orders. */
uint32_t gv_next_order(const gv_flow *flow, gv_key key, uint32_t op);
/* The block that defines a root (an opaque value: where it is computed). GV_NONE: none, as of a
 * parameter, which stays the same; or it is not known where an opaque value is computed. */
uint32_t gv_def_block(const gv_model *model, gv_value_id value);
/* The value that stands for all that are the address of the same global; any other value is its
 * own. */
gv_value_id gv_same_global(const gv_flow *flow, gv_value_id value);
/* The place is the address of a global that the function, or one that it calls, uses. */
bool gv_is_touched_global(const gv_flow *flow, uint32_t function, gv_key key);
/* The first operation in [op, end) that may touch memory of these classes by an address that no
 * place holds; else `end`. */
uint32_t gv_next_reaching(const gv_flow *flow, gv_classes classes, uint32_t op, uint32_t end);
/* The task whose results `value` is among: an argument of the block that async.yield leads to.
 * GV_NONE: none that is known. */
uint32_t gv_task_of(const gv_flow *flow, gv_value_id value);
/* Of a block argument that nothing but one value comes to, that one; of any other root itself. */
gv_value_id gv_same_value(const gv_flow *flow, gv_value_id root);
/* The group that `value` is, as a root; GV_NONE: none that is known. */
gv_value_id gv_group_of(const gv_model *model, gv_value_id value);
/* Index into model->functions, by the block that the operation stands in. */
uint32_t gv_function_of_op(const gv_model *model, uint32_t op);
/* The operations of block `b` end before this one. */
static inline uint32_t gv_terminator(const gv_model *m, uint32_t b) {
  return m->blocks.at[b].end_op - 1;
}

/* ---- shared by the files that fill it in ----------------------------------------------------- */

/* An item listed under a key. */
typedef struct gv_entry {
  uint32_t key, item;
} gv_entry;
typedef GV_VEC(gv_entry) gv_entry_list;
/* Both results are the caller's to free: start has keys + 1 elements, items those of each key, in
 * the order of the entries. */
void gv_group(const gv_entry_list *entries, uint32_t keys, uint32_t **start, uint32_t **items);
/* mixes.c: fills in `mixes`, before gv_list_uses(), which reads it. Rounds are bounded; past that
 * every value may be anything. */
void gv_find_mixes(gv_flow *flow);
/* uses.c: fills in `simple` and what is listed by place, by pair and by call; and begins `escaped`
 * and `captured`. */
void gv_list_uses(gv_flow *flow);
/* Frees what gv_list_uses() made, so that it may run again; the pointers are left as they were. */
void gv_forget_uses(gv_flow *flow);
/* Fills in `unread`, the slots that are filled and never read; false: there are none, and it stays
 * NULL. After gv_list_uses(). */
bool gv_find_unread(gv_flow *flow);
/* Fills in `touches`: from the functions that use a global to all their callers. After
 * gv_list_uses(). */
void gv_spread_touches(gv_flow *flow);
/* handle_numbers.c: whether the value, a number, may be a handle or address, or some of the bytes
 * of one. After gv_list_uses(). */
bool gv_may_be_handle(const gv_flow *flow, gv_value_id value);
/* written.c: the bytes, from there on, are written. False: that is known. */
bool gv_add_written(gv_flow *flow, gv_address at, gv_bytes bytes);
/* What is written of `from` is written of `to`, that many bytes further on. */
bool gv_spread_written(gv_flow *flow, gv_key from, gv_key to, int64_t by);
/* escape.c: completes `escaped`, `written` and `captured`, between callers and callees. After
 * gv_list_uses().
 */
void gv_find_escaped(gv_flow *flow);
/* points_to.c: fills in `reached_by_kernels` and `followed`: nothing where no kernel follows
 * addresses. After gv_list_uses(). */
void gv_find_reached_by_kernels(gv_flow *flow);
/* reachable.c: fills in `foreign`, `classes`, `followed_by`, `reached` and `reached_in`. After
 * gv_find_escaped() and gv_find_reached_by_kernels(). */
void gv_find_escapes(gv_flow *flow);
/* numbering.c: fills in `same`, for values that conditions are made of. Last: it adds to
 * `captured`. */
void gv_number_values(gv_flow *flow);

#endif
