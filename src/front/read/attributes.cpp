// The C API gives one attribute after the other, and makes the dictionary of all of them for each.
#include "read/attributes.h"

#include <mlir/CAPI/IR.h>

MlirAttribute gv_attributes_of(MlirOperation op) {
  return wrap(mlir::Attribute(unwrap(op)->getAttrDictionary()));
}
