/* bitcode: LLVM's bitcode in, a module of the llvm dialect out. */
#ifndef GV_BITCODE_H
#define GV_BITCODE_H

#include <mlir-c/IR.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A context for imported modules, apart from all others: to import, dialects are loaded, which the
 * context of a pass that runs does not allow. */
MlirContext gv_new_bitcode_context(void);
/* The module that the bitcode is, to be destroyed before the context; NULL: it cannot be read, or
 * not imported. */
MlirOperation gv_import_bitcode(MlirContext context, MlirStringRef bytes);

#ifdef __cplusplus
}
#endif

#endif
