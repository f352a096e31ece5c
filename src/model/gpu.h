/* gpu: a program in the gpu dialect, before it is lowered, as its async tokens see it: which
 * operations make and take which token, and where tokens flow. Filled in by the front; no MLIR type
 * in it.
 *
 * A token is an SSA value of type !gpu.async.token, or an !async.value that carries one. An
 * operation's token comes after its own work and after that of the tokens it depends on. Any other
 * token is one of those that flow into it: through block arguments, the results of structured
 * operations, async.execute and async.await, and private functions.
 */
#ifndef GV_MODEL_GPU_H
#define GV_MODEL_GPU_H

#include "model/model.h"

typedef struct gv_gpu_op {
  gv_str name;     /* "gpu.memcpy"; "scf.yield" where a token is only passed on */
  gv_str function; /* that it is in */
  gv_loc loc;
  uint32_t block; /* that it is in */
  const gv_lowering
      *lowering; /* of the release asked for; NULL: no gpu operation on tokens or memory */
  uint32_t first_dep, deps;    /* into gv_gpu_program.deps: the tokens that it takes */
  uint32_t token;              /* that it makes; GV_NONE: it is synchronous, or hands tokens on */
  const gv_declined *declined; /* why its lowering declines it, for a reason other than its
                                  dependencies; NULL: it does not */
} gv_gpu_op;

typedef struct gv_token {
  gv_str name; /* as the source text has it; empty: not known */
  gv_str function;
  gv_loc loc;          /* of its definition */
  const char *made;    /* "block argument"; NULL: by operation `op` */
  uint32_t op;         /* GV_NONE: not made by a gpu operation */
  uint32_t first_flow; /* into gv_gpu_program.flows, a list: what flows into it; GV_NONE: the end */
  uint32_t block;      /* where it is defined */
  bool open;           /* it may also come from where it is not followed */
} gv_token;

typedef struct gv_token_flow {
  uint32_t from; /* token */
  uint32_t next;
  bool straight; /* into or out of an async.execute, or through its await: no branch, no loop */
} gv_token_flow;

typedef struct gv_gpu_program {
  uint32_t file;    /* of the source, in the files of the model it was read into */
  unsigned release; /* of the lowering that its operations are meant for */
  GV_VEC(gv_gpu_op) ops;
  GV_VEC(gv_token) tokens;
  GV_VEC(uint32_t) deps;
  GV_VEC(gv_token_flow) flows;
} gv_gpu_program;

/* Frees and zeroes it; texts are in the model that it was read into. */
void gv_gpu_program_clear(gv_gpu_program *program);

#endif
