/* attributes: all that an operation has, asked for once. */
#ifndef GV_ATTRIBUTES_H
#define GV_ATTRIBUTES_H

#include <mlir-c/IR.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A dictionary of all of them, those that are properties with the others. */
MlirAttribute gv_attributes_of(MlirOperation op);

#ifdef __cplusplus
}
#endif

#endif
