/* What MLIR's Python bindings are to gpuverify.py: a library, linked with the shared libMLIR, whose
 * modules Python holds as pointers. */
#include <mlir-c/Dialect/LLVM.h>
#include <mlir-c/IR.h>

typedef struct held {
  MlirContext context;
  MlirModule module;
} held;

#define API __attribute__((visibility("default")))

static held one; /* module at a time */

/* The pointer inside its operation; NULL: it cannot be parsed. */
API void *bindings_parse(const char *text) {
  one.context = mlirContextCreate();
  MlirDialectHandle llvm = mlirGetDialectHandle__llvm__();
  mlirDialectHandleRegisterDialect(llvm, one.context);
  mlirDialectHandleLoadDialect(llvm, one.context);
  one.module = mlirModuleCreateParse(one.context, mlirStringRefCreateFromCString(text));
  return mlirModuleIsNull(one.module) ? NULL : mlirModuleGetOperation(one.module).ptr;
}

API void bindings_drop(void) {
  if (!mlirModuleIsNull(one.module)) mlirModuleDestroy(one.module);
  mlirContextDestroy(one.context);
}
