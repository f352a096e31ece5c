/* release: what of MLIR differs between the releases that this is built with, 19 and 22. The rest
 * of the source is written for 22; what 19's C API does not have yet is declared here under the
 * names that it has there, and release.cpp has it. What inputs look like, and what lowerings make,
 * is no matter of the release that this is built with: see lowering.def and newer.c.
 */
#ifndef GV_RELEASE_H
#define GV_RELEASE_H

#include <llvm/Config/llvm-config.h>
#include <mlir-c/Dialect/LLVM.h>
#include <mlir-c/IR.h>

#if LLVM_VERSION_MAJOR >= 22
/* A dialect that 19 does not have, for dialects.def. */
#define GV_SINCE_22(name) OTHER(name)
#else
#define GV_SINCE_22(name)

#ifdef __cplusplus
extern "C" {
#endif

intptr_t mlirBlockGetNumPredecessors(MlirBlock block);
MlirBlock mlirBlockGetPredecessor(MlirBlock block, intptr_t index);
bool mlirOperationIsBeforeInBlock(MlirOperation op, MlirOperation other);
MlirLocation mlirValueGetLocation(MlirValue value);

MlirType mlirLLVMArrayTypeGetElementType(MlirType type);
MlirType mlirLLVMFunctionTypeGetReturnType(MlirType type);
intptr_t mlirLLVMFunctionTypeGetNumInputs(MlirType type);
MlirType mlirLLVMFunctionTypeGetInput(MlirType type, intptr_t index);
MlirAttribute mlirLLVMDISubprogramAttrGetRecSelf(
    MlirAttribute id); /* 19 has none that refers to itself: some other subprogram, by `id` */

bool mlirLocationIsACallSite(MlirLocation location);
MlirLocation mlirLocationCallSiteGetCallee(MlirLocation location);
MlirLocation mlirLocationCallSiteGetCaller(MlirLocation location);
bool mlirLocationIsAFileLineColRange(MlirLocation location); /* of one line and column, in 19 */
MlirIdentifier mlirLocationFileLineColRangeGetFilename(MlirLocation location);
int mlirLocationFileLineColRangeGetStartLine(MlirLocation location);
int mlirLocationFileLineColRangeGetStartColumn(MlirLocation location);
bool mlirLocationIsAFused(MlirLocation location);
unsigned mlirLocationFusedGetNumLocations(MlirLocation location);
void mlirLocationFusedGetLocations(MlirLocation location, MlirLocation *parts);
MlirAttribute mlirLocationFusedGetMetadata(MlirLocation location);
bool mlirLocationIsAName(MlirLocation location);
MlirLocation mlirLocationNameGetChildLoc(MlirLocation location);

#ifdef __cplusplus
}
#endif

#endif

#endif
