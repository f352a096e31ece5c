/* host: the host code of a program as what it does one after another, for comparing a source with
 * what it was lowered to. The same for all dialects: a memref is the members of its descriptor,
 * structured control flow is blocks and edges, and what only makes order (streams, events, tokens)
 * is kept separate from what does something. Filled in by the front; no MLIR type in it.
 *
 * A value is a list of *leaves*, one for each scalar in it; taking values apart and putting them
 * together is renaming leaves and leaves no operation. Addresses are numbers of bytes.
 */
#ifndef GV_MODEL_HOST_H
#define GV_MODEL_HOST_H

#include "model/model.h"

typedef enum gv_host_kind {
  GV_HOST_PURE,   /* the result is `name` of the operands and k */
  GV_HOST_LOAD,   /* the result is what is at the address that is operand 0 */
  GV_HOST_STORE,  /* operand 1 goes to the address that is operand 0 */
  GV_HOST_SLOT,   /* the result is the address of new memory on the stack */
  GV_HOST_EFFECT, /* it does what `name` says: "memcpy", "launch", "call" */
  GV_HOST_ORDER,  /* it makes order and nothing else; `blocks`: the host waits */
  GV_HOST_CALL,   /* of function `callee` */
  GV_HOST_OPAQUE, /* something that is not followed */
  /* at the end of a block */
  GV_HOST_BR,
  GV_HOST_COND,   /* operand 0: edge 0 if it is true, edge 1 if not */
  GV_HOST_SWITCH, /* operand 0: edge 0 is the default, the others have their case */
  GV_HOST_RETURN,
  GV_HOST_END, /* control does not come here, or the program ends */
} gv_host_kind;

typedef struct gv_host_op {
  uint8_t kind; /* gv_host_kind */
  bool blocks;  /* the host has waited for it when it is over; of an operation that makes order: the
                   host waits */
  bool host_only; /* an effect on the host's memory, or of a function that is not the GPU runtime's
                   */
  gv_str name;
  gv_str written; /* as the report calls it: "gpu.memcpy" */
  gv_str symbol;  /* the kernel, "module::kernel"; the function that is called */
  gv_loc body;    /* of a launch: where its kernel is written; GV_NO_LOC: not known */
  int64_t k;
  gv_loc loc;
  uint32_t first_also, alsos;       /* into gv_host.places: further places, of fused locations */
  uint32_t first_operand, operands; /* into gv_host.lists */
  uint32_t sizes; /* of a launch: how many of its operands are no arguments of its kernel */
  uint32_t first_bare, bares; /* into gv_host.lists, of a launch in a source: its arguments where
                                 memrefs are bare pointers */
  uint32_t first_sunk, sunks; /* the same where its kernel computes again what it can */
  uint32_t first_result, results; /* leaves */
  uint32_t callee;
  uint32_t stream; /* leaf: that it is enqueued on, or that the host waits for; GV_NONE: none, or it
                      is not known */
  uint32_t first_edge, edges;
} gv_host_op;

typedef struct gv_host_edge {
  uint32_t block;
  uint32_t first_value, values; /* into gv_host.lists: what the target's arguments get */
  int64_t case_value;
} gv_host_edge;

typedef struct gv_host_block {
  uint32_t function;
  uint32_t first_op, end_op;
  uint32_t first_arg, args; /* leaves */
  uint32_t preds;
} gv_host_block;

typedef struct gv_host_function {
  gv_str name;
  bool is_public;
  bool declared; /* it has no body here */
  bool
      interface; /* MLIR's C interface: it calls _mlir_ciface_<name>, or is that and calls <name> */
  gv_loc loc;
  uint32_t first_block, end_block;
  uint32_t first_leaf, end_leaf; /* all that are its own */
  uint32_t first_param, params;  /* into gv_host.lists */
  uint32_t first_bare, bares;    /* the same where memrefs are bare pointers */
} gv_host_function;

typedef struct gv_host_leaf {
  bool constant;
  bool number; /* a parameter that is an integer by itself, no size of a memref */
  bool order;  /* a token: what it is in lowered code is of no matter here */
  bool memory; /* a parameter that is an address of a memref */
  int64_t k;
} gv_host_leaf;

typedef struct gv_host {
  gv_arena arena;
  GV_VEC(gv_host_function) functions;
  GV_VEC(gv_host_block) blocks;
  GV_VEC(gv_host_op) ops;
  GV_VEC(gv_host_edge) edges;
  GV_VEC(gv_host_leaf) leaves;
  GV_VEC(uint32_t) lists;
  GV_VEC(gv_loc) places;
} gv_host;

/* Frees lists and texts. */
void gv_host_clear(gv_host *host);

#endif
