/* variable: names of the variables of a source, from debug information. */
#ifndef GV_VARIABLE_H
#define GV_VARIABLE_H

#include <mlir-c/IR.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Of the attribute of llvm.intr.dbg.value that says which variable it is; no data: it has none.
 * Valid as long as the context is. */
MlirStringRef gv_variable_name(MlirAttribute variable);
/* The variable is at the address itself, or is the value, and not a part of it, or somewhere behind
 * it. */
bool gv_is_whole_variable(MlirAttribute expression);

#ifdef __cplusplus
}
#endif

#endif
