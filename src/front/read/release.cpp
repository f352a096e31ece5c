// What release.h declares, over MLIR's own headers; compiled where the C API of the release that this is built with does not have it.
#include "read/release.h"

#if LLVM_VERSION_MAJOR < 22

#include <mlir/CAPI/IR.h>
#include <mlir/CAPI/Registration.h>
#include <mlir/Dialect/AMX/AMXDialect.h>
#include <mlir/Dialect/Affine/IR/AffineOps.h>
#include <mlir/Dialect/ArmNeon/ArmNeonDialect.h>
#include <mlir/Dialect/ArmSME/IR/ArmSME.h>
#include <mlir/Dialect/ArmSVE/IR/ArmSVEDialect.h>
#include <mlir/Dialect/Bufferization/IR/Bufferization.h>
#include <mlir/Dialect/Complex/IR/Complex.h>
#include <mlir/Dialect/DLTI/DLTI.h>
#include <mlir/Dialect/EmitC/IR/EmitC.h>
#include <mlir/Dialect/Index/IR/IndexDialect.h>
#include <mlir/Dialect/LLVMIR/LLVMAttrs.h>
#include <mlir/Dialect/LLVMIR/LLVMDialect.h>
#include <mlir/Dialect/LLVMIR/LLVMTypes.h>
#include <mlir/Dialect/LLVMIR/VCIXDialect.h>
#include <mlir/Dialect/MPI/IR/MPI.h>
#include <mlir/Dialect/OpenACC/OpenACC.h>
#include <mlir/Dialect/PDLInterp/IR/PDLInterp.h>
#include <mlir/Dialect/Tosa/IR/TosaOps.h>
#include <mlir/Dialect/UB/IR/UBOps.h>
#include <mlir/Dialect/X86Vector/X86VectorDialect.h>
#include <mlir/Dialect/XeGPU/IR/XeGPU.h>
#include <mlir/IR/Location.h>

using namespace mlir;

// ---- blocks, values, types ----

intptr_t mlirBlockGetNumPredecessors(MlirBlock block) {
  Block *b = unwrap(block);
  return std::distance(b->pred_begin(), b->pred_end());
}

MlirBlock mlirBlockGetPredecessor(MlirBlock block, intptr_t index) { return wrap(*std::next(unwrap(block)->pred_begin(), index)); }

bool mlirOperationIsBeforeInBlock(MlirOperation op, MlirOperation other) { return unwrap(op)->isBeforeInBlock(unwrap(other)); }

MlirLocation mlirValueGetLocation(MlirValue value) { return wrap(unwrap(value).getLoc()); }

MlirType mlirLLVMArrayTypeGetElementType(MlirType type) { return wrap(cast<LLVM::LLVMArrayType>(unwrap(type)).getElementType()); }

MlirType mlirLLVMFunctionTypeGetReturnType(MlirType type) { return wrap(cast<LLVM::LLVMFunctionType>(unwrap(type)).getReturnType()); }
intptr_t mlirLLVMFunctionTypeGetNumInputs(MlirType type) { return cast<LLVM::LLVMFunctionType>(unwrap(type)).getNumParams(); }
MlirType mlirLLVMFunctionTypeGetInput(MlirType type, intptr_t index) {
  return wrap(cast<LLVM::LLVMFunctionType>(unwrap(type)).getParamType(static_cast<unsigned>(index)));
}

MlirAttribute mlirLLVMDISubprogramAttrGetRecSelf(MlirAttribute id) {
  MLIRContext *context = unwrap(id).getContext();
  auto file = LLVM::DIFileAttr::get(context, "", "");
  return wrap(LLVM::DISubprogramAttr::get(cast<DistinctAttr>(unwrap(id)), LLVM::DICompileUnitAttr(), file, "", "", file, /*line=*/0, /*scopeLine=*/0,
                                          LLVM::DISubprogramFlags(), LLVM::DISubroutineTypeAttr::get(context, {})));
}

// ---- locations ----

template <typename Kind>
static Kind as(MlirLocation location) {
  return cast<Kind>(LocationAttr(unwrap(location)));
}

template <typename Kind>
static bool is(MlirLocation location) {
  return isa<Kind>(LocationAttr(unwrap(location)));
}

bool mlirLocationIsACallSite(MlirLocation location) { return is<CallSiteLoc>(location); }
MlirLocation mlirLocationCallSiteGetCallee(MlirLocation location) { return wrap(Location(as<CallSiteLoc>(location).getCallee())); }
MlirLocation mlirLocationCallSiteGetCaller(MlirLocation location) { return wrap(Location(as<CallSiteLoc>(location).getCaller())); }
bool mlirLocationIsAFileLineColRange(MlirLocation location) { return is<FileLineColLoc>(location); }
MlirIdentifier mlirLocationFileLineColRangeGetFilename(MlirLocation location) { return wrap(as<FileLineColLoc>(location).getFilename()); }
int mlirLocationFileLineColRangeGetStartLine(MlirLocation location) { return static_cast<int>(as<FileLineColLoc>(location).getLine()); }
int mlirLocationFileLineColRangeGetStartColumn(MlirLocation location) { return static_cast<int>(as<FileLineColLoc>(location).getColumn()); }
bool mlirLocationIsAFused(MlirLocation location) { return is<FusedLoc>(location); }
unsigned mlirLocationFusedGetNumLocations(MlirLocation location) { return static_cast<unsigned>(as<FusedLoc>(location).getLocations().size()); }
void mlirLocationFusedGetLocations(MlirLocation location, MlirLocation *parts) {
  for (Location part : as<FusedLoc>(location).getLocations()) *parts++ = wrap(part);
}
MlirAttribute mlirLocationFusedGetMetadata(MlirLocation location) { return wrap(as<FusedLoc>(location).getMetadata()); }
bool mlirLocationIsAName(MlirLocation location) { return is<NameLoc>(location); }
MlirLocation mlirLocationNameGetChildLoc(MlirLocation location) { return wrap(Location(as<NameLoc>(location).getChildLoc())); }

// ---- dialects that the C API has no handle of ----

extern "C" {
MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(ACC, acc, acc::OpenACCDialect)
MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(AMX, amx, amx::AMXDialect)
MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(Affine, affine, affine::AffineDialect)
MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(ArmNeon, arm_neon, arm_neon::ArmNeonDialect)
MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(ArmSME, arm_sme, arm_sme::ArmSMEDialect)
MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(ArmSVE, arm_sve, arm_sve::ArmSVEDialect)
MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(Bufferization, bufferization, bufferization::BufferizationDialect)
MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(Complex, complex, complex::ComplexDialect)
MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(DLTI, dlti, DLTIDialect)
MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(EmitC, emitc, emitc::EmitCDialect)
MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(Index, index, index::IndexDialect)
MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(MPI, mpi, mpi::MPIDialect)
MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(PDLInterp, pdl_interp, pdl_interp::PDLInterpDialect)
MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(Tosa, tosa, tosa::TosaDialect)
MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(UB, ub, ub::UBDialect)
MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(VCIX, vcix, vcix::VCIXDialect)
MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(X86Vector, x86vector, x86vector::X86VectorDialect)
MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(XeGPU, xegpu, xegpu::XeGPUDialect)
} // extern "C"

#endif
