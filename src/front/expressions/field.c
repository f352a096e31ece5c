/* The members of what is larger than a handle: what a function gets or gives by value, or loads at
 * once. Each is an object of its own; the two pointers of a memref descriptor are one.
 */
#include "expressions/expressions.h"

enum { WORD = 8, MOST_FIELDS = 64, MOST_MEMBERS = 4096 };

typedef struct lister {
  front *f;
  gv_value_id root;
  uint32_t first;   /* into model.fields */
  uint32_t end;     /* the bytes before are in fields */
  uint32_t members; /* looked at, few of which may be fields */
  bool full;
} lister;

/* Bytes up to `at` that no pointer is in. */
static void fill_to(lister *l, uint32_t at) {
  while (l->end < at && !l->full) {
    uint32_t size = at - l->end < WORD ? at - l->end : WORD;
    l->full = l->f->model->fields.len - l->first >= MOST_FIELDS;
    *gv_push(&l->f->model->fields) = (gv_field){l->root, l->end, size, GV_NONE, true};
    l->end += size;
  }
}

static void add_word(lister *l, uint32_t at, uint32_t of) {
  fill_to(l, at);
  if (l->full || l->end != at) return;
  l->full = l->f->model->fields.len - l->first >= MOST_FIELDS;
  *gv_push(&l->f->model->fields) = (gv_field){l->root, at, WORD, of, false};
  l->end = at + WORD;
}

static void add_words(lister *l, uint32_t at, uint32_t size) {
  for (uint32_t i = 0; i + WORD <= size && !l->full; i += WORD) add_word(l, at + i, GV_NONE);
}

static bool is_word(MlirType type) {
  return mlirTypeIsAInteger(type) && mlirIntegerTypeGetWidth(type) == 64;
}

static bool is_array_of_words(front *f, MlirType type) {
  int64_t offset;
  MlirType element;
  return !mlirTypeIsALLVMStructType(type) && gv_member(f, type, 0, &offset, &element) &&
         is_word(element);
}

/* What MLIR makes of a memref: the allocated and the aligned pointer, the offset, the sizes and the
 * strides. */
static bool is_descriptor(front *f, MlirType type) {
  intptr_t count =
      mlirLLVMStructTypeIsOpaque(type) ? 0 : mlirLLVMStructTypeGetNumElementTypes(type);
  if (count != 3 && count != 5) return false;
  for (intptr_t i = 0; i < count; i++) {
    MlirType member = mlirLLVMStructTypeGetElementType(type, i);
    if (i < 2    ? !mlirTypeIsALLVMPointerType(member)
        : i == 2 ? !is_word(member)
                 : !is_array_of_words(f, member))
      return false;
  }
  return true;
}

static void add_type(lister *l, MlirType type, uint32_t at);

static void add_members(lister *l, MlirType type, uint32_t at) {
  int64_t offset;
  MlirType member;
  uint32_t size = gv_layout_of(l->f, type).size;
  for (int64_t i = 0; !l->full && gv_member(l->f, type, i, &offset, &member); i++) {
    if (offset >= size) break; /* an array is as long as its size says */
    l->full = ++l->members > MOST_MEMBERS;
    add_type(l, member, at + (uint32_t)offset);
  }
}

static void add_type(lister *l, MlirType type, uint32_t at) {
  gv_layout layout = gv_layout_of(l->f, type);
  bool structure = mlirTypeIsALLVMStructType(type), ranked = mlirTypeIsAMemRef(type);
  bool wide =
      mlirTypeIsAInteger(type) && layout.size > WORD; /* in which compilers pass structures */
  if (l->full || layout.size < WORD) return;
  if (ranked || (structure && is_descriptor(l->f, type))) {
    add_word(l, at, GV_NONE);
    add_word(l, at + WORD, at);
  } else if (mlirTypeIsAUnrankedMemRef(type)) {
    add_word(l, at + WORD, GV_NONE);
  } else if (wide || mlirTypeIsAVector(type) || is_array_of_words(l->f, type)) {
    add_words(l, at, layout.size);
  } else if (structure || (layout.holds && layout.size > WORD)) {
    add_members(l, type, at);
  } else if (layout.holds) {
    add_word(l, at, GV_NONE);
  }
}

void gv_add_fields(front *f, gv_value_id root, MlirType type) {
  lister l = {.f = f, .root = root, .first = f->model->fields.len};
  uint32_t size = f->model->values.at[root].size;
  if (size <= WORD) return;
  add_type(&l, type, 0);
  fill_to(&l, size);
  if (l.full) f->model->fields.len = l.first;
}
