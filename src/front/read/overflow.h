/* overflow: what an operation of the LLVM dialect promises of its result. */
#ifndef GV_OVERFLOW_H
#define GV_OVERFLOW_H

#include <mlir-c/IR.h>
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/* False, false: it promises nothing, or is no operation that could. */
void gv_overflow_of(MlirOperation op, bool *no_signed_wrap, bool *no_unsigned_wrap);

#ifdef __cplusplus
}
#endif

#endif
