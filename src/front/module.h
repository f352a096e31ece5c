/* module: a module that is in memory already, instead of text or bytecode. The one header of a room
 * that shows mlir-c to others. */
#ifndef GV_FRONT_MODULE_H
#define GV_FRONT_MODULE_H

#include "front/input.h"

#include <mlir-c/IR.h>

/* What there is to know of it. */
typedef struct gv_module_input {
  MlirOperation module; /* verified; is only read. The context has its dialects, and "llvm" */
  gv_str name;      /* what places of unknown files are called; empty: the file of the module's own
                       location, or "<module>" */
  unsigned release; /* 0: that of the LLVM inside */
  const gv_profile
      *runtime;  /* that it runs on, which outlives the model; NULL: MLIR's CUDA wrapper library */
  bool gpu_only; /* of a module in which nothing is done on a GPU, as its names tell, the model is
                    empty: it costs a walk. Needs `runtime` */
} gv_module_input;

/* Is it a builtin.module? NULL is none. */
bool gv_front_is_module(MlirOperation operation);
/* Builds the model of it; nothing of MLIR is kept. *model must be zeroed and is the caller's to
 * clear, also on failure. GV_UNUSABLE: *error, in the model's arena, is lines as those of
 * gv_front_read(). The context must not be used elsewhere meanwhile, unless it is multithreaded. */
gv_status gv_front_read_module(gv_model *model, const gv_module_input *input, gv_str *error);

#endif
