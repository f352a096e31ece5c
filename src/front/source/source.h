/* source: programs that are not lowered, or are analyzed as they are, for the comparison with a
 * lowered program: what host code does (host*.c), and the tokens of a gpu program (gpu.c). No
 * operations of the model are made of them. */
#ifndef GV_SOURCE_H
#define GV_SOURCE_H

#include "expressions/expressions.h"
#include "model/gpu.h"
#include "model/host.h"

typedef struct gv_span {
  uint32_t first, count; /* into gv_host_reader.lists */
} gv_span;
typedef GV_VEC(uint32_t) gv_leaf_list;

typedef struct gv_host_reader {
  front *f;
  gv_host *host;
  MlirOperation root;
  gv_map values;    /* MlirValue -> index into spans */
  gv_map functions; /* hash of the name -> function */
  gv_map kernels;   /* hash of "module::kernel" -> index into bodies */
  gv_map blocks;    /* MlirBlock -> block */
  gv_map rows;      /* MlirIdentifier -> row of the table */
  gv_map structs;   /* MlirType -> leaves */
  GV_VEC(gv_span) spans;
  GV_VEC(uint32_t) lists;
  GV_VEC(gv_loc) bodies;
  GV_VEC(MlirOperation) defined; /* by function: NULL where it is declared */
  uint32_t function, block;
  bool ended;        /* the block has its end */
  uint32_t depth;    /* of regions */
  uint32_t launches; /* of the function, so far */
} gv_host_reader;

typedef void gv_host_fn(gv_host_reader *r, MlirOperation op);
/* What reads an operation; NULL: nobody knows it. */
gv_host_fn *gv_host_handler(gv_host_reader *r, MlirOperation op);

/* How many leaves a value of the type has. */
uint32_t gv_leaves_of(gv_host_reader *r, MlirType type);
/* The leaves of the value, by where they are in r->lists; new ones for a value that no operation
 * read so far has made. */
gv_span gv_span_of(gv_host_reader *r, MlirValue value);
/* Leaf number i of the value. */
uint32_t gv_leaf(gv_host_reader *r, MlirValue value, uint32_t i);
/* From here on these leaves are the value's. They are copied, and must not lie in r->lists, which
 * may move. */
void gv_set_span(gv_host_reader *r, MlirValue value, const uint32_t *leaves, uint32_t count);
/* New leaves for the value, the results of the newest operation, or arguments; the first one. */
uint32_t gv_new_leaves(gv_host_reader *r, MlirValue value);
/* Index into r->host->leaves; of nothing that is known. */
uint32_t gv_new_leaf(gv_host_reader *r);
/* A new leaf each time, for the number k. */
uint32_t gv_const_leaf(gv_host_reader *r, int64_t k);
/* Emits a GV_HOST_PURE, and gives the leaf that is its result. `name` is static. */
uint32_t gv_pure(gv_host_reader *r, const char *name, int64_t k, const uint32_t *operands,
                 uint32_t count, MlirOperation at);
/* The same of two operands of 64 bits, which is what k says then. */
uint32_t gv_pure2(gv_host_reader *r, const char *name, uint32_t a, uint32_t b, MlirOperation at);
/* Appends it to r->host->lists, where operands and what edges pass are. */
void gv_add_list(gv_host_reader *r, uint32_t leaf);

/* Appends an operation to the block being filled; one from GV_HOST_BR on ends it. Operands are
 * leaves, copied, and must not lie in r->host->lists; `name` is static. Valid until the next one.
 */
gv_host_op *gv_host_emit(gv_host_reader *r, gv_host_kind kind, const char *name, MlirOperation at,
                         const uint32_t *operands, uint32_t count);
/* A block of the function being read, which is not being filled yet; index into r->host->blocks. */
uint32_t gv_host_new_block(gv_host_reader *r);
/* Ends the block being filled, and fills this one from here on; each block once. */
void gv_host_start(gv_host_reader *r, uint32_t block);
/* An edge of the newest operation, which ends the block. */
void gv_host_edge_to(gv_host_reader *r, uint32_t block, const uint32_t *values, uint32_t count,
                     int64_t case_value);
/* Ends the block with a GV_HOST_BR, whose one edge passes `values` to the arguments of `block`. */
void gv_host_branch(gv_host_reader *r, MlirOperation at, uint32_t block, const uint32_t *values,
                    uint32_t count);
/* Arguments of the block for a value. */
void gv_host_take(gv_host_reader *r, uint32_t block, MlirValue value);
/* Reads the operations of a region of one block into the current block, without its terminator,
 * which is returned. */
MlirOperation gv_host_read_block(gv_host_reader *r, MlirBlock block);
/* Appends the leaves of operands [first, end), one value after the other, to the list, which is the
 * caller's to free. */
void gv_host_operands(gv_host_reader *r, MlirOperation op, uint32_t first, uint32_t end,
                      gv_leaf_list *list);
/* Emits a GV_HOST_OPAQUE: what the operation does is not known, and its results are new leaves. */
void gv_host_opaque(gv_host_reader *r, MlirOperation op);
/* The block of a block of MLIR's, with its arguments. */
uint32_t gv_host_block_of(gv_host_reader *r, MlirBlock block);
/* New memory of the type of the result, with the sizes that are operands from `first` on. */
void gv_host_allocate(gv_host_reader *r, MlirOperation op, const char *name, uint32_t first);

/* host_control.c, host_gpu.c, host_memory.c */
#define HANDLER(name) gv_host_fn gv_host_##name;
HANDLER(if) HANDLER(for) HANDLER(while) HANDLER(region) HANDLER(index_switch) HANDLER(br) HANDLER(cond_br) HANDLER(switch)
HANDLER(return) HANDLER(end) HANDLER(assert) HANDLER(execute) HANDLER(await) HANDLER(call) HANDLER(order) HANDLER(nothing)
HANDLER(gpu_wait) HANDLER(gpu_alloc) HANDLER(gpu_dealloc) HANDLER(gpu_memcpy) HANDLER(gpu_memset) HANDLER(launch_func)
HANDLER(gpu_launch) HANDLER(gpu_register) HANDLER(gpu_device)
HANDLER(constant) HANDLER(zero) HANDLER(undef) HANDLER(alias) HANDLER(insert) HANDLER(extract) HANDLER(gep) HANDLER(addressof)
HANDLER(compare) HANDLER(widen) HANDLER(llvm_alloca) HANDLER(llvm_load) HANDLER(llvm_store) HANDLER(llvm_copy)
HANDLER(alloc) HANDLER(alloca) HANDLER(dealloc) HANDLER(load) HANDLER(store) HANDLER(dim) HANDLER(cast) HANDLER(get_global)
HANDLER(subview) HANDLER(reinterpret) HANDLER(reshape) HANDLER(transpose) HANDLER(view) HANDLER(rank)
HANDLER(metadata) HANDLER(pointer) HANDLER(copy) HANDLER(pure) HANDLER(floor) HANDLER(ceil) HANDLER(ceil_unsigned)
#undef HANDLER

/* How many operands segment i of operandSegmentSizes has; 0 where there is none such. */
uint32_t gv_host_segment(MlirOperation op, intptr_t i);
/* The number of its first operand. */
uint32_t gv_host_segment_start(MlirOperation op, intptr_t i);

/* The memref begins at its aligned pointer and leaves out no element, in row-major order, as far as
 * the type says. False of what has no strides. */
bool gv_is_contiguous(MlirType type);

/* The doors. */
void gv_read_host(front *f, MlirOperation module, gv_host *host);
/* Fills in *program (zeroed by the caller, who clears it) with the module's gpu operations and
 * tokens. Places go into the model. */
void gv_read_gpu_program(front *f, MlirOperation module, gv_gpu_program *program);

#endif
