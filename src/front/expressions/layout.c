/* Sizes and offsets of types under the usual 64-bit data layout: pointers and index of 8 bytes,
 * everything but vectors aligned to its own size up to 16. A data layout in the module is not
 * asked: what counts is that different members lie apart and equal ones together. A memref has the
 * size of its descriptor, a !async.value<T> that of T, a token that of the pointer it becomes.
 */
#include "expressions/expressions.h"

/* Larger than any real type, and small enough that sums of two do not overflow. */
static const uint64_t MAX_SIZE = 1u << 30;

static uint64_t round_up(uint64_t size, uint64_t align) {
  return (size + align - 1) / align * align;
}

static gv_layout of_bits(uint64_t bits) {
  uint64_t bytes = bits <= 8    ? 1
                   : bits <= 16 ? 2
                   : bits <= 32 ? 4
                   : bits <= 64 ? 8
                                : round_up((bits + 7) / 8, 16);
  return (gv_layout){.size = (uint32_t)bytes, .align = bytes < 16 ? (uint32_t)bytes : 16};
}

static gv_layout of_integer(unsigned bits) {
  gv_layout layout = of_bits(bits);
  layout.width = bits <= 64 ? (uint8_t)bits : 0;
  return layout;
}

static const gv_layout handle = {.size = 8, .align = 8, .holds = true};

/* ---- structs and arrays ---- */

/* The layout of a struct, and the offset of member `index` where that is asked for. */
static gv_layout of_struct(front *f, MlirType type, int64_t index, int64_t *offset) {
  gv_layout whole = {.align = 1};
  if (mlirLLVMStructTypeIsOpaque(type)) return whole;
  bool packed = mlirLLVMStructTypeIsPacked(type);
  intptr_t count = mlirLLVMStructTypeGetNumElementTypes(type);
  uint64_t size = 0;
  for (intptr_t i = 0; i < count; i++) {
    gv_layout member = gv_layout_of(f, mlirLLVMStructTypeGetElementType(type, i));
    if (!packed) size = round_up(size, member.align);
    if (offset && i == index) *offset = (int64_t)size;
    size += member.size;
    if (size > MAX_SIZE) size = MAX_SIZE;
    if (!packed && member.align > whole.align) whole.align = member.align;
    whole.holds |= member.holds;
  }
  whole.size = (uint32_t)round_up(size, whole.align);
  return whole;
}

typedef struct prefix {
  char text[64];
  size_t len;
} prefix;

static void keep_prefix(MlirStringRef piece, void *to) {
  prefix *p = to;
  size_t room = sizeof p->text - 1 - p->len, len = piece.length < room ? piece.length : room;
  memcpy(p->text + p->len, piece.data, len);
  p->len += len;
}

/* The C API gives an array's element type but not its length; its text does: "!llvm.array<4 x
 * ptr>". */
static uint64_t array_length(MlirType type) {
  prefix p = {{0}, 0};
  mlirTypePrint(type, keep_prefix, &p);
  const char *at = strchr(p.text, '<');
  return at ? strtoull(at + 1, NULL, 10) : 0;
}

static bool is_array(MlirType type) {
  MlirType sample = mlirLLVMArrayTypeGet(mlirLLVMPointerTypeGet(mlirTypeGetContext(type), 0), 1);
  return mlirTypeIDEqual(mlirTypeGetTypeID(type), mlirTypeGetTypeID(sample));
}

static gv_layout times(gv_layout element, uint64_t count) {
  uint64_t stride = round_up(element.size, element.align);
  uint64_t size = stride && count > MAX_SIZE / stride ? MAX_SIZE : stride * count;
  return (gv_layout){
      .size = (uint32_t)size, .align = element.align, .holds = element.holds && count > 0};
}

/* ---- other types ---- */

static uint64_t bits_of(front *f, MlirType type) {
  if (mlirTypeIsAInteger(type)) return mlirIntegerTypeGetWidth(type);
  if (mlirTypeIsAFloat(type)) return mlirFloatTypeGetWidth(type);
  return 8 * (uint64_t)gv_layout_of(f, type).size;
}

/* What a machine may multiply the length of a scalable vector by. */
enum { MOST_SCALE = 1024 };

/* The lanes of the last dimension lie bit by bit, in as many bytes as the next power of two; the
 * other dimensions are arrays of that. */
static gv_layout of_vector(front *f, MlirType type) {
  MlirType of = mlirShapedTypeGetElementType(type);
  uint64_t lane = bits_of(f, of), rows = mlirVectorTypeIsScalable(type) ? MOST_SCALE : 1, bytes = 1;
  for (int64_t i = 0, last = mlirShapedTypeGetRank(type) - 1; i <= last; i++) {
    int64_t dim = mlirShapedTypeGetDimSize(type, i);
    uint64_t count = dim > 0 && dim < (int64_t)MAX_SIZE ? (uint64_t)dim : 1;
    while (i == last && bytes < MAX_SIZE && 8 * bytes < lane * count) bytes *= 2;
    if (i < last) rows = rows < MAX_SIZE / count ? rows * count : rows;
  }
  gv_layout one = {.size = (uint32_t)bytes, .align = (uint32_t)bytes};
  one.holds = gv_layout_of(f, of).holds;
  return times(one, rows);
}

/* "!async.value<T>" is as large as T; there is no other way to ask for T than by its text. */
static gv_layout of_async(front *f, MlirType type) {
  static const char value[] = "!async.value<";
  gv_text text = {0};
  mlirTypePrint(type, gv_keep_text, &text);
  gv_layout layout = handle;
  size_t start = sizeof value - 1;
  if (text.len > start && memcmp(text.at, value, start) == 0) {
    MlirType inner =
        mlirTypeParseGet(f->context, (MlirStringRef){text.at + start, text.len - start - 1});
    if (!mlirTypeIsNull(inner)) layout = gv_layout_of(f, inner);
    layout.holds = true;
    layout.width = 0;
  }
  gv_vec_free(&text);
  return layout;
}

static bool is_of_dialect(MlirType type, const char *dialect) {
  return gv_str_equal(gv_str_from(mlirDialectGetNamespace(mlirTypeGetDialect(type))),
                      gv_str_of(dialect));
}

static gv_layout of_other(front *f, MlirType type) {
  if (is_of_dialect(type, "async")) return of_async(f, type);
  if (is_of_dialect(type, "builtin") && !mlirTypeIsAOpaque(type))
    return (gv_layout){.size = 16, .align = 16};
  if (mlirTypeEqual(type, mlirLLVMVoidTypeGet(mlirTypeGetContext(type))))
    return (gv_layout){.align = 1};
  return handle; /* tokens, and handles of other dialects */
}

static gv_layout of_memref(MlirType type) {
  gv_layout layout = handle;
  if (mlirTypeIsAUnrankedMemRef(type))
    layout.size = 16;
  else
    layout.size = 24 + 16 * (uint32_t)mlirShapedTypeGetRank(type);
  return layout;
}

static gv_layout compute(front *f, MlirType type) {
  if (mlirTypeIsALLVMPointerType(type)) return handle;
  if (mlirTypeIsAInteger(type)) return of_integer(mlirIntegerTypeGetWidth(type));
  if (mlirTypeIsAIndex(type)) return of_integer(64);
  if (mlirTypeIsAFloat(type)) return of_bits(mlirFloatTypeGetWidth(type));
  if (mlirTypeIsALLVMStructType(type)) return of_struct(f, type, -1, NULL);
  if (mlirTypeIsAMemRef(type) || mlirTypeIsAUnrankedMemRef(type)) return of_memref(type);
  if (mlirTypeIsAVector(type)) return of_vector(f, type);
  if (is_array(type))
    return times(gv_layout_of(f, mlirLLVMArrayTypeGetElementType(type)), array_length(type));
  return of_other(f, type);
}

static uint32_t layout_of_type(front *f, MlirType type) {
  bool found;
  uint32_t *place = gv_map_at(&f->cache.layout_of_type, (uintptr_t)type.ptr, &found);
  if (found) return *place;
  uint32_t index = *place = f->cache.layouts.len;
  *gv_push(&f->cache.layouts) =
      (gv_layout){.align = 1}; /* what a type that contains itself finds */
  gv_layout layout = compute(f, type);
  f->cache.layouts.at[index] = layout;
  return index;
}

gv_layout gv_layout_of(front *f, MlirType type) {
  gv_recent *recent = &f->cache.types;
  uint32_t place = gv_recent_place(type.ptr);
  if (recent->keys[place] != type.ptr) {
    recent->values[place] = layout_of_type(f, type);
    recent->keys[place] = type.ptr;
  }
  return f->cache.layouts.at[recent->values[place]];
}

bool gv_member(front *f, MlirType type, int64_t index, int64_t *offset, MlirType *member) {
  if (index < 0) return false;
  if (mlirTypeIsALLVMStructType(type)) {
    if (mlirLLVMStructTypeIsOpaque(type) || index >= mlirLLVMStructTypeGetNumElementTypes(type))
      return false;
    *member = mlirLLVMStructTypeGetElementType(type, index);
    of_struct(f, type, index, offset);
    return true;
  }
  if (!is_array(type)) return false;
  *member = mlirLLVMArrayTypeGetElementType(type);
  gv_layout element = gv_layout_of(f, *member);
  *offset = index < (int64_t)MAX_SIZE ? index * (int64_t)round_up(element.size, element.align)
                                      : (int64_t)MAX_SIZE;
  return true;
}

uint32_t gv_spread_of_memref(MlirType type) {
  if (mlirTypeIsAUnrankedMemRef(type)) return 2;
  return mlirTypeIsAMemRef(type) ? 3 + 2 * (uint32_t)mlirShapedTypeGetRank(type) : 1;
}

MlirType gv_byval_type(MlirOperation function, intptr_t i) {
  MlirAttribute all = gv_attribute(function, "arg_attrs"), none = {NULL};
  MlirAttribute one = mlirAttributeIsNull(all) || !mlirAttributeIsAArray(all) ||
                              i >= mlirArrayAttrGetNumElements(all)
                          ? none
                          : mlirArrayAttrGetElement(all, i);
  MlirAttribute type = mlirAttributeIsNull(one) || !mlirAttributeIsADictionary(one)
                           ? none
                           : mlirDictionaryAttrGetElementByName(one, gv_ref("llvm.byval"));
  return mlirAttributeIsNull(type) || !mlirAttributeIsAType(type) ? (MlirType){NULL}
                                                                  : mlirTypeAttrGetValue(type);
}
