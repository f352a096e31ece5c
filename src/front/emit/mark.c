/* The attribute gpuverify.suppress, by which generated code says which findings are known: a
 * dictionary from the names of rules to reasons, {"stream-leak" = "lives as long as the process"},
 * on an operation or on a function. It is discardable, so conversions keep it where they keep such
 * attributes: on functions always, on operations that stay what they are.
 */
#include "emit/emit.h"

static const char name[] = "gpuverify.suppress";

bool gv_has_marks(gv_str bytes) { return gv_str_has(bytes, name); }

static gv_mark *add_mark(front *f, MlirOperation op, uint32_t function) {
  gv_mark *mark = gv_push(&f->model->marks);
  *mark = (gv_mark){.loc = gv_op_place(f, op), .function = function};
  return mark;
}

void gv_keep_marks(front *f, MlirOperation op, uint32_t function) {
  if (!mlirOperationGetNumDiscardableAttributes(op)) return;
  MlirAttribute dictionary = gv_attribute(op, name);
  if (mlirAttributeIsNull(dictionary)) return;
  if (!mlirAttributeIsADictionary(dictionary)) {
    add_mark(f, op, function);
    return;
  }
  for (intptr_t i = 0; i < mlirDictionaryAttrGetNumElements(dictionary); i++) {
    MlirNamedAttribute item = mlirDictionaryAttrGetElement(dictionary, i);
    gv_mark *mark = add_mark(f, op, function);
    if (!mlirAttributeIsAString(item.attribute)) continue;
    mark->rule = gv_str_copy(&f->model->arena, gv_str_from(mlirIdentifierStr(item.name)));
    mark->reason =
        gv_str_copy(&f->model->arena, gv_str_from(mlirStringAttrGetValue(item.attribute)));
  }
}
