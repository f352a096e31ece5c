#include "checker/program.h"

#include "checker/coroutine.h"
#include "read/overflow.h"

#include <errno.h>
#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>
#include <mlir-c/Dialect/GPU.h>

/* Larger than any real type, and small enough that sums and products of two do not overflow. */
static const uint64_t MOST_BYTES = 1u << 30;

/* The region of a task, which is read as a function of its own after the one that it is in. */
typedef struct task_region {
  MlirRegion region;
  uint32_t function, first, count; /* what it uses of the functions around it: in reader.captured */
  const gvc_coroutine *coroutine;  /* of which it is all but the first and the last block */
} task_region;

/* What a number is computed by; all are one for the whole context. */
typedef struct term {
  const void *meaning, *predicate, *result, *operands[2];
} term;

enum { MOST_TERMS = 256, MOST_SAID = 64 };

typedef struct text_start {
  char text[80];
  size_t len;
} text_start;

/* The text of an attribute; attributes are one for the whole context. */
typedef struct said {
  const void *of;
  text_start text;
} said;

typedef struct kernel_body {
  MlirRegion region;
  uint32_t kernel;
} kernel_body;

typedef struct kernel_call {
  uint32_t kernel; /* calls, in its module: */
  gv_str name;
} kernel_call;

typedef struct reader reader;

typedef struct meaning {
  const char *names;
  gvc_code code;
  void (*decode)(reader *r, MlirOperation op, gvc_step *step);
} meaning;

/* A name of an operation that the module has, and what it means; NULL: nothing is known of it. */
typedef struct known {
  const meaning *meaning;
  gv_str name;
} known;

struct reader {
  gvc_program *program;
  gv_map shape_of_type, value_of, block_of,
      meaning_of;            /* by the object's address, for look-up only */
  gv_map functions, globals; /* by the hash of the name */
  MlirType array;            /* a sample */
  gvc_function *function;
  uint32_t index;     /* of it */
  GV_VEC(term) terms; /* that the module has, in order */
  GV_VEC(task_region) tasks;
  GV_VEC(kernel_body) kernels;
  GV_VEC(MlirValue) captured;
  gvc_coroutine coroutine;
  MlirRegion coroutine_region;
  bool in_coroutine, in_start; /* a coroutine is read; what is done before it is started */
  const gvc_kernel *in_kernel; /* whose body is read: names are those of its module */
  GV_VEC(kernel_call) kernel_calls;
  said said[MOST_SAID];   /* by the attribute's address: the last one */
  GV_VEC(MlirBlock) body; /* the blocks that are read */
  GV_VEC(known) known;    /* in the order of meaning_of */
};

static MlirStringRef ref(const char *text) { return (MlirStringRef){text, strlen(text)}; }
static gv_str str(MlirStringRef s) { return (gv_str){s.data, s.length}; }
static bool is(gv_str name, const char *text) { return gv_str_equal(name, gv_str_of(text)); }
static gv_str name_of(MlirOperation op) { return str(mlirIdentifierStr(mlirOperationGetName(op))); }
static MlirAttribute attribute(MlirOperation op, const char *name) {
  return mlirOperationGetAttributeByName(op, ref(name));
}

/* The program outlives the module, so names are copied. */
static gv_str symbol_name(gvc_program *p, MlirOperation op) {
  MlirAttribute name = attribute(op, "sym_name");
  if (mlirAttributeIsNull(name) || !mlirAttributeIsAString(name)) return GV_STR("");
  return gv_str_copy(&p->arena, str(mlirStringAttrGetValue(name)));
}

static void refuse(reader *r, MlirOperation op, const char *why) {
  if (r->program->refused.len) return;
  MlirLocation location = mlirOperationGetLocation(op);
  r->program->refused = gv_format(&r->program->arena, "%s", why);
  r->program->refused_name = gv_str_copy(&r->program->arena, name_of(op));
  if (mlirLocationIsAFileLineColRange(location))
    r->program->refused_line = (uint32_t)mlirLocationFileLineColRangeGetStartLine(location);
}

/* ---- types: under the usual 64-bit data layout; a module that states another one is refused */

static uint64_t round_up(uint64_t size, uint64_t align) {
  return align ? (size + align - 1) / align * align : size;
}

static void keep_start(MlirStringRef piece, void *to) {
  text_start *t = to;
  size_t room = sizeof t->text - 1 - t->len, len = piece.length < room ? piece.length : room;
  memcpy(t->text + t->len, piece.data, len);
  t->len += len;
}

/* The C API gives an array's element type but not its length; its text does: "!llvm.array<4 x
 * ptr>". */
static uint64_t array_length(MlirType type) {
  text_start t = {{0}, 0};
  mlirTypePrint(type, keep_start, &t);
  const char *at = strchr(t.text, '<');
  return at ? strtoull(at + 1, NULL, 10) : 0;
}

static uint32_t shape_of(reader *r, MlirType type);
/* A copy: to look at a type may move the shapes of others. */
static gvc_shape shape_for(reader *r, MlirType type) {
  uint32_t index = shape_of(r, type);
  return r->program->shapes.at[index];
}

static bool is_array(const reader *r, MlirType type) {
  return mlirTypeIDEqual(mlirTypeGetTypeID(type), mlirTypeGetTypeID(r->array));
}

/* A scalar as one leaf. */
static gvc_shape leaf_shape(gvc_program *p, uint64_t bytes, uint8_t bits, bool pointer) {
  gvc_shape shape = {p->places.len, 1, bytes, bytes, bytes != 0};
  *gv_push(&p->places) =
      (gvc_leaf_place){.size = (uint32_t)bytes, .bits = bits, .pointer = pointer};
  return shape;
}

/* `count` times the places of a member, at a distance of `stride`. False: too many. */
static bool add_places(gvc_program *p, const gvc_shape *member, uint64_t offset, uint64_t stride,
                       uint64_t count, gvc_shape *whole) {
  if (!member->known || offset + stride * count > MOST_BYTES) return false;
  for (uint64_t k = 0; k < count; k++)
    for (uint32_t i = 0; i < member->count; i++) {
      if (whole->count == GVC_MOST_LEAVES) return false;
      gvc_leaf_place place = p->places.at[member->first + i];
      place.offset += (uint32_t)(offset + k * stride);
      *gv_push(&p->places) = place;
      whole->count++;
    }
  return true;
}

static uint32_t keep_shape(gvc_program *p, gvc_shape shape) {
  *gv_push(&p->shapes) = shape;
  return p->shapes.len - 1;
}

/* An integer of 128 bits. */
static gvc_shape wide_shape(gvc_program *p) {
  gvc_shape shape = leaf_shape(p, 8, 64, false);
  leaf_shape(p, 8, 64, false);
  p->places.at[shape.first].half = p->places.at[shape.first + 1].half = true;
  p->places.at[shape.first + 1].offset = 8;
  shape.count = 2, shape.bytes = shape.align = 16;
  return shape;
}

/* A type whose leaves are not followed: its size may be known all the same. */
static gvc_shape opaque_shape(gvc_program *p, uint64_t bytes, uint64_t align) {
  gvc_shape shape = leaf_shape(p, 0, 0, false);
  shape.bytes = bytes;
  shape.align = align;
  shape.known = bytes != 0;
  p->places.at[shape.first].size = (uint32_t)bytes;
  p->places.at[shape.first].holds_pointers = true;
  return shape;
}

/* One that has no pointers in it. */
static gvc_shape opaque_number(gvc_program *p, uint64_t bytes, uint64_t align) {
  gvc_shape shape = opaque_shape(p, bytes, align);
  p->places.at[shape.first].holds_pointers = !shape.known;
  return shape;
}

static gvc_shape struct_shape(reader *r, MlirType type) {
  gvc_program *p = r->program;
  if (mlirLLVMStructTypeIsOpaque(type)) return opaque_shape(p, 0, 0);
  bool packed = mlirLLVMStructTypeIsPacked(type), followed = true;
  intptr_t count = mlirLLVMStructTypeGetNumElementTypes(type);
  uint32_t *members = gv_malloc((size_t)count * sizeof *members + 1);
  for (intptr_t i = 0; i < count; i++)
    members[i] = shape_of(r, mlirLLVMStructTypeGetElementType(type, i));
  gvc_shape whole = {.first = p->places.len, .align = 1, .known = true};
  for (intptr_t i = 0; i < count && whole.known; i++) {
    gvc_shape member = p->shapes.at[members[i]];
    if (!packed) whole.bytes = round_up(whole.bytes, member.align);
    if (!packed && member.align > whole.align) whole.align = member.align;
    followed = followed && add_places(p, &member, whole.bytes, 0, 1, &whole);
    whole.bytes += member.bytes;
    whole.known = member.known && whole.bytes < MOST_BYTES;
  }
  gv_free(members);
  whole.bytes = round_up(whole.bytes, whole.align);
  return followed && whole.known ? whole
                                 : opaque_shape(p, whole.known ? whole.bytes : 0, whole.align);
}

static gvc_shape array_shape(reader *r, MlirType type) {
  gvc_program *p = r->program;
  gvc_shape member = shape_for(r, mlirLLVMArrayTypeGetElementType(type));
  uint64_t count = array_length(type), stride = round_up(member.bytes, member.align);
  gvc_shape whole = {
      .first = p->places.len, .bytes = stride * count, .align = member.align, .known = true};
  if (!member.known || count > MOST_BYTES || stride * count > MOST_BYTES)
    return opaque_shape(p, 0, 0);
  bool followed = count <= GVC_MOST_LEAVES && add_places(p, &member, 0, stride, count, &whole);
  return followed ? whole : opaque_shape(p, whole.bytes, whole.align);
}

/* The lanes of the last dimension lie bit by bit, in as many bytes as the next power of two, to
 * which they are aligned; the other dimensions are arrays of that. */
static gvc_shape vector_shape(reader *r, MlirType type) {
  MlirType of = mlirShapedTypeGetElementType(type);
  gvc_shape element = shape_for(r, of);
  bool is_number = element.count == 1 && !r->program->places.at[element.first].pointer;
  uint64_t bits = mlirTypeIsAFloat(of)     ? mlirFloatTypeGetWidth(of)
                  : mlirTypeIsAInteger(of) ? mlirIntegerTypeGetWidth(of)
                                           : 8 * element.bytes;
  uint64_t rows = 1, bytes = 1;
  for (int64_t i = 0, last = mlirShapedTypeGetRank(type) - 1; i <= last; i++) {
    int64_t dim = mlirShapedTypeGetDimSize(type, i);
    if (dim <= 0 || (uint64_t)dim > MOST_BYTES / rows) return opaque_shape(r->program, 0, 0);
    if (i < last) rows *= (uint64_t)dim;
    while (i == last && bytes <= MOST_BYTES && 8 * bytes < bits * (uint64_t)dim) bytes *= 2;
  }
  if (!element.known || bytes > MOST_BYTES / rows || mlirVectorTypeIsScalable(type))
    return opaque_shape(r->program, 0, 0);
  return (is_number ? opaque_number : opaque_shape)(r->program, bytes * rows, bytes);
}

static uint64_t bytes_of_bits(uint64_t bits) {
  return bits <= 8    ? 1
         : bits <= 16 ? 2
         : bits <= 32 ? 4
         : bits <= 64 ? 8
                      : round_up((bits + 7) / 8, 16);
}

static gvc_shape make_shape(reader *r, MlirType type) {
  gvc_program *p = r->program;
  if (mlirTypeIsALLVMPointerType(type)) return leaf_shape(p, 8, 0, true);
  if (mlirTypeIsAInteger(type) || mlirTypeIsAIndex(type)) {
    unsigned bits = mlirTypeIsAIndex(type) ? 64 : mlirIntegerTypeGetWidth(type);
    return bits <= 64    ? leaf_shape(p, bytes_of_bits(bits), (uint8_t)bits, false)
           : bits == 128 ? wide_shape(p)
                         : opaque_number(p, bytes_of_bits(bits), 16);
  }
  if (mlirTypeIsAFloat(type))
    return leaf_shape(p, bytes_of_bits(mlirFloatTypeGetWidth(type)), 0, false);
  if (mlirTypeIsALLVMStructType(type)) return struct_shape(r, type);
  if (is_array(r, type)) return array_shape(r, type);
  if (mlirTypeIsAVector(type)) return vector_shape(r, type);
  return opaque_shape(p, 0, 0);
}

static uint32_t shape_of(reader *r, MlirType type) {
  bool found;
  uint32_t *place = gv_map_at(&r->shape_of_type, (uintptr_t)type.ptr, &found);
  if (found) return *place;
  *place = keep_shape(r->program,
                      opaque_shape(r->program, 0, 0)); /* what a type that contains itself finds */
  uint32_t index = *place;
  gvc_shape shape = make_shape(r, type);
  r->program->shapes.at[index] = shape;
  return index;
}

/* The member at a position of a struct or array: its first leaf among those of the whole, and its
 * offset. False: not followed. */
static bool member_at(reader *r, MlirType *type, int64_t index, uint64_t *leaf, uint64_t *offset) {
  bool in_struct = mlirTypeIsALLVMStructType(*type);
  if (index < 0 || (!in_struct && !is_array(r, *type)) ||
      (in_struct && mlirLLVMStructTypeIsOpaque(*type)))
    return false;
  if (!in_struct) {
    *type = mlirLLVMArrayTypeGetElementType(*type);
    gvc_shape element = shape_for(r, *type);
    if (!element.known || (uint64_t)index > MOST_BYTES) return false;
    *leaf += (uint64_t)index * element.count;
    *offset += (uint64_t)index * round_up(element.bytes, element.align);
    return true;
  }
  if (index >= mlirLLVMStructTypeGetNumElementTypes(*type)) return false;
  uint64_t at = 0;
  for (int64_t i = 0; i <= index; i++) {
    gvc_shape member = shape_for(r, mlirLLVMStructTypeGetElementType(*type, i));
    if (!member.known) return false;
    if (!mlirLLVMStructTypeIsPacked(*type)) at = round_up(at, member.align);
    if (i == index) break;
    at += member.bytes;
    *leaf += member.count;
  }
  *offset += at;
  *type = mlirLLVMStructTypeGetElementType(*type, index);
  return true;
}

/* ---- values and operands --------------------------------------------------------------------- */

static uint32_t add_value(reader *r, MlirValue value) {
  gvc_program *p = r->program;
  gvc_function *f = r->function;
  bool found;
  uint32_t shape = shape_of(r, mlirValueGetType(value));
  *gv_push(&p->values) = (gvc_value){f->leaves, shape};
  f->leaves += p->shapes.at[shape].count;
  *gv_map_at(&r->value_of, (uintptr_t)value.ptr, &found) = f->value_count;
  return f->value_count++;
}

static void add_operand(reader *r, MlirValue value) {
  *gv_push(&r->program->operands) = gv_map_get(&r->value_of, (uintptr_t)value.ptr);
}

/* ---- what each operation means --------------------------------------------------------------- */

static void name_symbol(gv_map *map, gv_str name, uint32_t index) {
  bool found;
  uint32_t *place = gv_map_at(map, gv_hash(name.at, name.len, 0), &found);
  if (!found) *place = index;
}

/* Names of one hash are looked for one by one. */
static uint32_t function_of(const reader *r, gv_str name) {
  const gvc_program *p = r->program;
  uint32_t i = gv_map_get(&r->functions, gv_hash(name.at, name.len, 0));
  while (i < p->functions.len && !gv_str_equal(p->functions.at[i].name, name)) i++;
  return i < p->functions.len ? i : GV_NONE;
}

static uint32_t global_of(const reader *r, gv_str name) {
  const gvc_program *p = r->program;
  uint32_t i = gv_map_get(&r->globals, gv_hash(name.at, name.len, 0));
  while (i < p->globals.len &&
         (p->globals.at[i].of_device || !gv_str_equal(p->globals.at[i].name, name)))
    i++;
  return i < p->globals.len ? i : GV_NONE;
}

/* Of the module of the device; GV_NONE: it has none of this name that is followed. */
static uint32_t variable_of(const gvc_program *p, const gvc_kernel *of, gv_str name) {
  for (uint32_t i = of->variables;
       of->variables != GV_NONE && i - of->variables < of->variable_count; i++)
    if (gv_str_equal(p->globals.at[i].name, name)) return i;
  return GV_NONE;
}

static uint32_t kernel_of(const gvc_program *p, gv_str module, gv_str name) {
  uint32_t i = 0;
  while (i < p->kernels.len && !(gv_str_equal(p->kernels.at[i].module, module) &&
                                 gv_str_equal(p->kernels.at[i].name, name)))
    i++;
  return i < p->kernels.len ? i : GV_NONE;
}

uint32_t gvc_value_of_leaf(const gvc_program *p, const gvc_function *f, uint32_t leaf) {
  uint32_t low = 0, high = f->value_count;
  while (high - low > 1) {
    uint32_t middle = low + (high - low) / 2;
    if (p->values.at[f->values + middle].leaf <= leaf)
      low = middle;
    else
      high = middle;
  }
  return low;
}

uint32_t gvc_leaf_width(const gvc_program *p, const gvc_function *f, uint32_t leaf) {
  uint32_t value = gvc_value_of_leaf(p, f, leaf);
  uint32_t first = gvc_shape_of(p, f, value)->first;
  return gvc_width_of(&p->places.at[first + leaf - gvc_leaf_of(p, f, value)]);
}

/* A number of an integer type that fills its bytes: how many bits; 0: it is another one. */
static unsigned dense_number(MlirAttribute dense, intptr_t i, int64_t *number) {
  MlirType type = mlirShapedTypeGetElementType(mlirAttributeGetType(dense));
  unsigned bits = mlirTypeIsAInteger(type) ? mlirIntegerTypeGetWidth(type) : 0;
  *number = bits == 8    ? mlirDenseElementsAttrGetInt8Value(dense, i)
            : bits == 16 ? mlirDenseElementsAttrGetInt16Value(dense, i)
            : bits == 32 ? mlirDenseElementsAttrGetInt32Value(dense, i)
            : bits == 64 ? mlirDenseElementsAttrGetInt64Value(dense, i)
                         : 0;
  return bits == 8 || bits == 16 || bits == 32 || bits == 64 ? bits : 0;
}

/* The number that the attribute "value" is, of so many bits; 0: it is none. */
static uint8_t number_of(reader *r, MlirOperation op, const gvc_shape *shape, int64_t *number) {
  MlirAttribute value = attribute(op, "value");
  uint8_t bits = shape->count == 1 ? r->program->places.at[shape->first].bits : 0;
  if (mlirAttributeIsNull(value) || !mlirAttributeIsAInteger(value) || !bits) return 0;
  uint64_t is = (uint64_t)mlirIntegerAttrGetValueInt(value);
  *number = bits == 64 ? (int64_t)is : (int64_t)(is << (64 - bits)) >> (64 - bits);
  return bits;
}

/* Of 128 bits one that fits into 63, as its text says. */
static bool wide_number(const reader *r, MlirOperation op, const gvc_shape *shape,
                        int64_t *number) {
  text_start t = {{0}, 0};
  MlirAttribute value = attribute(op, "value");
  bool is_wide = shape->count && r->program->places.at[shape->first].half;
  if (!is_wide || mlirAttributeIsNull(value) || !mlirAttributeIsAInteger(value)) return false;
  mlirAttributePrint(value, keep_start, &t);
  char *end;
  *number = strtoll(t.text, &end, 10);
  return end != t.text && *end == ' ' && *number >= 0 && *number < INT64_MAX;
}

static void decode_constant(reader *r, MlirOperation op, gvc_step *step) {
  const gvc_shape *shape = &r->program->shapes.at[step->shape];
  step->is_known =
      number_of(r, op, shape, &step->number) || wide_number(r, op, shape, &step->number);
}

/* Null, or zero in each leaf. */
static void decode_zero(reader *r, MlirOperation op, gvc_step *step) {
  (void)r, (void)op;
  step->is_known = true;
}

enum { WORKGROUP = 3 }; /* the number of its memory */

static bool leads_to_workgroup(MlirOperation address) {
  MlirType type = mlirValueGetType(mlirOperationGetResult(address, 0));
  return mlirTypeIsALLVMPointerType(type) && mlirLLVMPointerTypeGetAddressSpace(type) == WORKGROUP;
}

static void decode_address(reader *r, MlirOperation op, gvc_step *step) {
  gv_str name = str(mlirFlatSymbolRefAttrGetValue(attribute(op, "global_name")));
  gvc_program *p = r->program;
  if (r->in_kernel) {
    step->target = variable_of(p, r->in_kernel, name);
    if (step->target == GV_NONE && !leads_to_workgroup(op)) step->code = GVC_CODE_UNKNOWN;
    return;
  }
  step->target = global_of(r, name);
  uint32_t function = function_of(r, name);
  if (function != GV_NONE) p->functions.at[function].address_taken = true;
}

static uint32_t shape_of_attribute(reader *r, MlirOperation op) {
  MlirAttribute type = attribute(op, "elem_type");
  return mlirAttributeIsNull(type) || !mlirAttributeIsAType(type)
             ? GV_NONE
             : shape_of(r, mlirTypeAttrGetValue(type));
}

static void decode_alloca(reader *r, MlirOperation op, gvc_step *step) {
  step->shape = shape_of_attribute(r, op);
}

static bool is_atomic(MlirOperation op) {
  MlirAttribute order = attribute(op, "ordering");
  return !mlirAttributeIsNull(order) && mlirAttributeIsAInteger(order) &&
         mlirIntegerAttrGetValueInt(order);
}

/* What is volatile changes by itself. */
static void decode_load(reader *r, MlirOperation op, gvc_step *step) {
  (void)r;
  step->number = !mlirAttributeIsNull(attribute(op, "volatile_"));
  step->is_known = is_atomic(op);
}
static void decode_atomic(reader *r, MlirOperation op, gvc_step *step) {
  decode_load(r, op, step);
  if (step->number) step->code = GVC_CODE_UNKNOWN;
}

static void decode_cast(reader *r, MlirOperation op, gvc_step *step) {
  (void)r;
  if (mlirOperationGetNumOperands(op) != 1) step->code = GVC_CODE_UNKNOWN;
}

static void decode_store(reader *r, MlirOperation op, gvc_step *step) {
  step->is_known = is_atomic(op);
  step->shape = shape_of(r, mlirValueGetType(mlirOperationGetOperand(op, 0)));
}

/* A pointer is loaded from the address, or stored there. */
static bool leads_to_pointer(MlirValue address) {
  MlirOpOperand use = mlirValueGetFirstUse(address);
  bool leads = false;
  for (; !mlirOpOperandIsNull(use) && !leads; use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    bool is_store = gv_str_equal(name_of(user), GV_STR("llvm.store")) &&
                    mlirOpOperandGetOperandNumber(use) == 1;
    if (!is_store && !gv_str_equal(name_of(user), GV_STR("llvm.load"))) continue;
    leads = mlirTypeIsALLVMPointerType(mlirValueGetType(
        is_store ? mlirOperationGetOperand(user, 0) : mlirOperationGetResult(user, 0)));
  }
  return leads;
}

/* Of an integer that was made wider; 0: it was not. */
static uint8_t bits_before(MlirValue value) {
  if (!mlirValueIsAOpResult(value)) return 0;
  MlirOperation op = mlirOpResultGetOwner(value);
  bool extends = gv_str_equal(name_of(op), GV_STR("llvm.zext")) ||
                 gv_str_equal(name_of(op), GV_STR("llvm.sext"));
  MlirType from =
      extends ? mlirValueGetType(mlirOperationGetOperand(op, 0)) : mlirValueGetType(value);
  return extends && mlirTypeIsAInteger(from) ? (uint8_t)mlirIntegerTypeGetWidth(from) : 0;
}

/* A constant offset, and for each index that is a value by what it is multiplied. */
static void decode_gep(reader *r, MlirOperation op, gvc_step *step) {
  MlirAttribute indexes = attribute(op, "rawConstantIndices"), element = attribute(op, "elem_type");
  if (mlirAttributeIsNull(indexes) || mlirAttributeIsNull(element)) return;
  MlirType type = mlirTypeAttrGetValue(element);
  step->scales = r->program->numbers.len;
  uint64_t offset = 0;
  bool known = true;
  for (intptr_t i = 0; known && i < mlirDenseArrayGetNumElements(indexes); i++) {
    int32_t index = mlirDenseI32ArrayGetElement(indexes, i);
    uint64_t leaf = 0;
    if (i > 0 && index != INT32_MIN) {
      known = member_at(r, &type, index, &leaf, &offset);
      continue;
    }
    if (i > 0) known = is_array(r, type) && member_at(r, &type, 0, &leaf, &offset);
    gvc_shape shape = shape_for(r, type);
    uint64_t stride = round_up(shape.bytes, shape.align);
    known = known && shape.known;
    if (index == INT32_MIN)
      *gv_push(&r->program->numbers) = (int64_t)stride;
    else
      offset += stride * (uint64_t)(int64_t)index;
  }
  step->number = (int64_t)offset;
  step->is_known = known;
  step->is_element = leads_to_pointer(mlirOperationGetResult(op, 0));
  if (mlirOperationGetNumOperands(op) != 2) return;
  MlirValue index = mlirOperationGetOperand(op, 1);
  step->widened = bits_before(index);
  step->natural = !step->widened ||
                  !gv_str_equal(name_of(mlirOpResultGetOwner(index)), GV_STR("llvm.zext")) ||
                  !mlirAttributeIsNull(attribute(mlirOpResultGetOwner(index), "nonNeg"));
}

/* Lanes that come from nowhere. */
static void decode_shuffle(reader *r, MlirOperation op, gvc_step *step) {
  MlirAttribute mask = attribute(op, "mask");
  bool known = !mlirAttributeIsNull(mask) && mlirAttributeIsADenseI32Array(mask);
  (void)r;
  step->number = !known;
  for (intptr_t i = 0; known && i < mlirDenseArrayGetNumElements(mask); i++)
    step->number |= mlirDenseI32ArrayGetElement(mask, i) < 0;
}

/* insertvalue and extractvalue: the first leaf of the member, in the whole. */
static void decode_member(reader *r, MlirOperation op, gvc_step *step) {
  MlirAttribute position = attribute(op, "position");
  MlirType type =
      mlirValueGetType(mlirOperationGetOperand(op, step->code == GVC_CODE_INSERT ? 1 : 0));
  if (step->code == GVC_CODE_INSERT) type = mlirValueGetType(mlirOperationGetOperand(op, 0));
  gvc_shape whole = shape_for(r, type);
  uint64_t leaf = 0, offset = 0;
  bool known = whole.known && !mlirAttributeIsNull(position);
  for (intptr_t i = 0; known && i < mlirDenseArrayGetNumElements(position); i++)
    known = member_at(r, &type, mlirDenseI64ArrayGetElement(position, i), &leaf, &offset);
  gvc_shape member = shape_for(r, type);
  step->number = (int64_t)leaf;
  step->is_known = known && leaf + member.count <= whole.count;
}

static void decode_flags(reader *r, MlirOperation op, gvc_step *step) {
  bool nsw, nuw;
  (void)r;
  gv_overflow_of(op, &nsw, &nuw);
  step->number = (nsw ? GVC_NSW : 0) | (nuw ? GVC_NUW : 0);
}

/* Whether the text of an attribute has one of these words in it. */
static bool says(reader *r, MlirAttribute is, const char *one, const char *other) {
  if (mlirAttributeIsNull(is)) return false;
  said *s = &r->said[(uintptr_t)is.ptr / 8 % MOST_SAID];
  if (s->of != is.ptr) {
    *s = (said){.of = is.ptr};
    mlirAttributePrint(is, keep_start, &s->text);
  }
  return strstr(s->text.text, one) || strstr(s->text.text, other);
}

/* A promise of the result, which is poison where it is not kept. */
static void decode_promise(reader *r, MlirOperation op, gvc_step *step) {
  enum { FAST = 6 };
  static const char *const names[] = {"isExact",       "isDisjoint",     "nonNeg",
                                      "overflowFlags", "is_zero_poison", "is_int_min_poison",
                                      "fastmath",      "fastmathFlags"};
  for (size_t i = 0; i < sizeof names / sizeof *names && !step->promises; i++) {
    MlirAttribute promise = attribute(op, names[i]);
    if (mlirAttributeIsNull(promise)) continue;
    step->promises = !says(r, promise, "none", "false") &&
                     !(mlirAttributeIsAInteger(promise) && !mlirIntegerAttrGetValueInt(promise));
    step->varies = step->promises && i >= FAST;
  }
}

static void decode_trunc(reader *r, MlirOperation op, gvc_step *step) {
  decode_flags(r, op, step);
  step->promises = step->number;
}

static void decode_count(reader *r, MlirOperation op, gvc_step *step) {
  decode_promise(r, op, step);
  step->number = GVC_COUNT;
}
static void decode_magnitude(reader *r, MlirOperation op, gvc_step *step) {
  decode_promise(r, op, step);
  step->number = GVC_MAGNITUDE;
  step->varies = step->promises; /* the same without the promise is another number */
}

/* The result is poison for some operands. */
static void decode_undefined(reader *r, MlirOperation op, gvc_step *step) {
  (void)r, (void)op;
  step->promises = true;
}

/* One lane of a vector: the number of another one leads nowhere. */
static void decode_lane(reader *r, MlirOperation op, gvc_step *step) {
  MlirValue lane = mlirOperationGetOperand(op, mlirOperationGetNumOperands(op) - 1);
  MlirType type =
      mlirValueGetType(mlirOperationGetOperand(op, mlirOperationGetNumOperands(op) - 2));
  MlirAttribute number = {NULL};
  (void)r;
  if (is(step->name, "llvm.insertelement")) type = mlirValueGetType(mlirOperationGetOperand(op, 0));
  if (mlirValueIsAOpResult(lane)) number = attribute(mlirOpResultGetOwner(lane), "value");
  bool known = !mlirAttributeIsNull(number) && mlirAttributeIsAInteger(number) &&
               mlirTypeIsAVector(type) && mlirShapedTypeGetRank(type) == 1;
  step->promises = !known || mlirIntegerAttrGetValueInt(number) < 0 ||
                   mlirIntegerAttrGetValueInt(number) >= mlirShapedTypeGetDimSize(type, 0);
}

static void decode_icmp(reader *r, MlirOperation op, gvc_step *step) {
  MlirAttribute predicate = attribute(op, "predicate");
  step->is_known = !mlirAttributeIsNull(predicate) && mlirAttributeIsAInteger(predicate);
  if (step->is_known) step->number = mlirIntegerAttrGetValueInt(predicate);
  (void)r;
}

static void start_coroutine(reader *r, gvc_step *step);

/* What the names of the async runtime's functions mean where no row of calls.def does. */
static void decode_async(reader *r, MlirOperation op, gvc_step *step) {
  static const char *const waits[] = {
      "mlirAsyncRuntimeAwaitToken",           "mlirAsyncRuntimeAwaitValue",
      "mlirAsyncRuntimeAwaitAllInGroup",      "mlirAsyncRuntimeAwaitTokenAndExecute",
      "mlirAsyncRuntimeAwaitValueAndExecute", "mlirAsyncRuntimeAwaitAllInGroupAndExecute"};
  const size_t plain = 3, all = sizeof waits / sizeof *waits;
  bool in_body = r->in_coroutine && !r->in_start;
  for (size_t i = 0; i < all; i++)
    if (is(step->name, waits[i]) && step->operand_count) {
      step->code = i < plain || in_body ? GVC_CODE_AWAIT : GVC_CODE_UNKNOWN;
      step->operand_count = 1;
    }
  if (is(step->name, "mlirAsyncRuntimeExecute") && r->in_start) start_coroutine(r, step);
  bool emplaces = is(step->name, "mlirAsyncRuntimeEmplaceToken") ||
                  is(step->name, "mlirAsyncRuntimeEmplaceValue");
  if (!emplaces || !in_body || step->operand_count != 1) return;
  uint32_t value = r->program->operands.at[step->operands];
  step->code = gvc_is_last_work(&r->coroutine, op) ? GVC_CODE_EMPLACE : GVC_CODE_UNKNOWN;
  step->operands = r->program->operands.len; /* the task comes first */
  step->operand_count = 2;
  *gv_push(&r->program->operands) = 0;
  *gv_push(&r->program->operands) = value;
}

static void decode_call(reader *r, MlirOperation op, gvc_step *step) {
  MlirAttribute callee = attribute(op, "callee"), bundles = attribute(op, "op_bundle_sizes");
  bool has_bundles = !mlirAttributeIsNull(bundles) && mlirDenseArrayGetNumElements(bundles) > 0;
  if (mlirAttributeIsNull(callee) || !mlirAttributeIsAFlatSymbolRef(callee) || has_bundles) {
    step->code = GVC_CODE_UNKNOWN;
    return;
  }
  gv_str name = str(mlirFlatSymbolRefAttrGetValue(callee));
  if (r->in_kernel) {
    step->target = kernel_of(r->program, r->in_kernel->module, name);
    return;
  }
  step->target = function_of(r, name);
  step->name = step->target == GV_NONE ? gv_str_copy(&r->program->arena, name)
                                       : r->program->functions.at[step->target].name;
  if (step->target != GV_NONE && !r->program->functions.at[step->target].has_body)
    decode_async(r, op, step);
}

/* Operands: the stream, if there is one, the sizes of the grid and of its blocks, and the kernel's
 * arguments; `number` says whether the first is a stream. */
static void decode_launch(reader *r, MlirOperation op, gvc_step *step) {
  gvc_program *p = r->program;
  MlirAttribute segments = attribute(op, "operandSegmentSizes"), kernel = attribute(op, "kernel");
  if (mlirAttributeIsNull(segments) || mlirDenseArrayGetNumElements(segments) < 12 ||
      mlirOperationGetNumResults(op)) {
    step->code = GVC_CODE_UNKNOWN;
    return;
  }
  /* asyncDependencies, grid x 3, block x 3, cluster x 3, dynamicSharedMemorySize, kernelOperands,
   * asyncObject */
  intptr_t last = mlirDenseArrayGetNumElements(segments) - 1, skipped = 0;
  for (intptr_t i = 0; i < last - 1; i++) skipped += mlirDenseI32ArrayGetElement(segments, i);
  intptr_t arguments = mlirDenseI32ArrayGetElement(segments, last - 1);
  bool has_stream = mlirDenseI32ArrayGetElement(segments, last) == 1;
  if (mlirDenseI32ArrayGetElement(segments, 0)) step->code = GVC_CODE_UNKNOWN;
  uint32_t first = p->operands.len;
  if (has_stream) add_operand(r, mlirOperationGetOperand(op, skipped + arguments));
  for (intptr_t i = 0; i < 6; i++)
    add_operand(r, mlirOperationGetOperand(op, mlirDenseI32ArrayGetElement(segments, 0) + i));
  for (intptr_t i = 0; i < arguments; i++) add_operand(r, mlirOperationGetOperand(op, skipped + i));
  step->operands = first;
  step->operand_count = p->operands.len - first;
  step->number = has_stream;
  if (mlirAttributeIsNull(kernel) || !mlirAttributeIsASymbolRef(kernel) ||
      mlirSymbolRefAttrGetNumNestedReferences(kernel) != 1)
    return;
  gv_str module = str(mlirSymbolRefAttrGetRootReference(kernel));
  gv_str name = str(mlirFlatSymbolRefAttrGetValue(mlirSymbolRefAttrGetNestedReference(kernel, 0)));
  step->target = kernel_of(p, module, name);
  if (step->target == GV_NONE) step->target = kernel_of(p, module, GV_STR(""));
}

static bool starts_with(gv_str bytes, const char *start) {
  return bytes.len >= strlen(start) && !memcmp(bytes.at, start, strlen(start));
}

static void add_edge(reader *r, MlirOperation op, intptr_t successor, uint32_t operands,
                     uint32_t count) {
  MlirBlock block = mlirOperationGetSuccessor(op, successor);
  *gv_push(&r->program->edges) =
      (gvc_edge){gv_map_get(&r->block_of, (uintptr_t)block.ptr), operands, count};
}

static void decode_br(reader *r, MlirOperation op, gvc_step *step) {
  add_edge(r, op, 0, step->operands, step->operand_count);
}

static void decode_cond_br(reader *r, MlirOperation op, gvc_step *step) {
  MlirAttribute segments = attribute(op, "operandSegmentSizes");
  uint32_t first = step->operands + 1;
  for (intptr_t i = 0; i < 2; i++) {
    uint32_t count = (uint32_t)mlirDenseI32ArrayGetElement(segments, i + 1);
    add_edge(r, op, i, first, count);
    first += count;
  }
}

/* The default is the first edge; the cases' numbers follow each other. */
static void decode_switch(reader *r, MlirOperation op, gvc_step *step) {
  MlirBlock resumed = r->in_coroutine ? gvc_resumed_in(&r->coroutine, mlirOperationGetBlock(op))
                                      : (MlirBlock){NULL};
  if (!mlirBlockIsNull(resumed)) { /* who starts it goes on; it waits where it is suspended */
    MlirBlock next = r->in_start ? r->coroutine.last : resumed;
    step->code = GVC_CODE_BR;
    *gv_push(&r->program->edges) = (gvc_edge){gv_map_get(&r->block_of, (uintptr_t)next.ptr), 0, 0};
    return;
  }
  MlirAttribute segments = attribute(op, "operandSegmentSizes"),
                cases = attribute(op, "case_values"),
                sizes = attribute(op, "case_operand_segments");
  uint32_t first = step->operands + 1,
           defaults = (uint32_t)mlirDenseI32ArrayGetElement(segments, 1);
  intptr_t count = mlirOperationGetNumSuccessors(op) - 1;
  add_edge(r, op, 0, first, defaults);
  first += defaults;
  step->scales = r->program->numbers.len;
  bool known = count == 0 || (!mlirAttributeIsNull(cases) && mlirAttributeIsADenseElements(cases) &&
                              !mlirAttributeIsNull(sizes));
  for (intptr_t i = 0; known && i < count; i++) {
    uint32_t operands = (uint32_t)mlirDenseI32ArrayGetElement(sizes, i);
    add_edge(r, op, i + 1, first, operands);
    first += operands;
    known = dense_number(cases, i, gv_push(&r->program->numbers));
  }
  if (!known) step->code = GVC_CODE_UNKNOWN;
}

/* ---- tasks ----------------------------------------------------------------------------------- */

/* Calls `visit` for each operation of a region and of those in it. */
static void walk_region(reader *r, MlirRegion region,
                        void (*visit)(reader *, MlirOperation, gv_map *), gv_map *seen) {
  for (MlirBlock b = mlirRegionGetFirstBlock(region); !mlirBlockIsNull(b);
       b = mlirBlockGetNextInRegion(b)) {
    bool found;
    for (intptr_t i = 0; i < mlirBlockGetNumArguments(b); i++)
      *gv_map_at(seen, (uintptr_t)mlirBlockGetArgument(b, i).ptr, &found) = 1;
    for (MlirOperation op = mlirBlockGetFirstOperation(b); !mlirOperationIsNull(op);
         op = mlirOperationGetNextInBlock(op)) {
      visit(r, op, seen);
      for (intptr_t i = 0; i < mlirOperationGetNumRegions(op); i++)
        walk_region(r, mlirOperationGetRegion(op, i), visit, seen);
    }
  }
}

static void note_results(reader *r, MlirOperation op, gv_map *seen) {
  bool found;
  (void)r;
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++)
    *gv_map_at(seen, (uintptr_t)mlirOperationGetResult(op, i).ptr, &found) = 1;
}

static void note_captures(reader *r, MlirOperation op, gv_map *seen) {
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++) {
    bool found;
    MlirValue value = mlirOperationGetOperand(op, i);
    *gv_map_at(seen, (uintptr_t)value.ptr, &found) = 1;
    if (!found) *gv_push(&r->captured) = value;
  }
}

/* The C API does not say what an async.value is of: the yield of the region does. */
static MlirOperation yield_of(MlirRegion region) {
  return mlirBlockGetTerminator(mlirRegionGetFirstBlock(region));
}

/* Operands: tokens to wait for, values whose contents the region gets, and then what it uses of the
 * functions around it. */
static void decode_task(reader *r, MlirOperation op, gvc_step *step) {
  gvc_program *p = r->program;
  MlirAttribute segments = attribute(op, "operandSegmentSizes");
  MlirRegion region = mlirOperationGetRegion(op, 0);
  if (mlirBlockIsNull(mlirRegionGetFirstBlock(region))) {
    step->code = GVC_CODE_UNKNOWN;
    return;
  }
  gv_map seen = {0};
  task_region task = {region, p->functions.len, r->captured.len, 0};
  walk_region(r, region, note_results, &seen);
  walk_region(r, region, note_captures, &seen);
  gv_map_free(&seen);
  task.count = r->captured.len - task.first;
  for (uint32_t i = 0; i < task.count; i++) add_operand(r, r->captured.at[task.first + i]);
  step->operand_count += task.count;
  step->number = mlirDenseI32ArrayGetElement(segments, 0);
  step->target = task.function;
  gvc_function f = {.name = step->name,
                    .line = step->line,
                    .is_private = true,
                    .has_body = true,
                    .is_task = true,
                    .yields = p->numbers.len,
                    .waits_for = (uint32_t)mlirDenseI32ArrayGetElement(segments, 1)};
  MlirOperation yield = yield_of(region);
  for (intptr_t i = 0; i + 1 < mlirOperationGetNumResults(op); i++) {
    bool is_there = !mlirOperationIsNull(yield) && i < mlirOperationGetNumOperands(yield);
    uint32_t leaves =
        is_there ? shape_for(r, mlirValueGetType(mlirOperationGetOperand(yield, i))).count : 1;
    *gv_push(&p->numbers) = leaves;
  }
  *gv_push(&r->tasks) = task;
  *gv_push(&p->functions) = f;
  r->function = &p->functions.at[r->index];
}

/* Values that the rest of the coroutine uses and the first block has: first what it makes
 * available. */
static void capture(reader *r, task_region *task, bool emplaced) {
  gv_map seen = {0};
  bool found;
  for (uint32_t i = task->first; i < r->captured.len; i++)
    *gv_map_at(&seen, (uintptr_t)r->captured.at[i].ptr, &found) = 1;
  for (MlirBlock b = mlirRegionGetFirstBlock(task->region); !mlirBlockIsNull(b);
       b = mlirBlockGetNextInRegion(b)) {
    if (mlirBlockEqual(b, r->coroutine.first) || mlirBlockEqual(b, r->coroutine.last)) continue;
    for (intptr_t i = 0; i < mlirBlockGetNumArguments(b); i++)
      *gv_map_at(&seen, (uintptr_t)mlirBlockGetArgument(b, i).ptr, &found) = 1;
    for (MlirOperation op = mlirBlockGetFirstOperation(b); !mlirOperationIsNull(op);
         op = mlirOperationGetNextInBlock(op))
      note_results(r, op, &seen);
  }
  for (MlirBlock b = mlirRegionGetFirstBlock(task->region); !mlirBlockIsNull(b);
       b = mlirBlockGetNextInRegion(b)) {
    if (mlirBlockEqual(b, r->coroutine.first) || mlirBlockEqual(b, r->coroutine.last)) continue;
    for (MlirOperation op = mlirBlockGetFirstOperation(b); !mlirOperationIsNull(op);
         op = mlirOperationGetNextInBlock(op))
      if (!emplaced || starts_with(gvc_callee_of(op), "mlirAsyncRuntimeEmplace"))
        note_captures(r, op, &seen);
  }
  gv_map_free(&seen);
}

/* Operands: what it makes available, and what it uses of the first block. */
static void start_coroutine(reader *r, gvc_step *step) {
  gvc_program *p = r->program;
  task_region task = {r->coroutine_region, p->functions.len, r->captured.len, 0, &r->coroutine};
  capture(r, &task, true);
  uint32_t owns = r->captured.len - task.first;
  capture(r, &task, false);
  task.count = r->captured.len - task.first;
  step->operands = p->operands.len;
  step->operand_count = task.count;
  for (uint32_t i = 0; i < task.count; i++) add_operand(r, r->captured.at[task.first + i]);
  step->code = GVC_CODE_TASK;
  step->number = 0;
  step->target = task.function;
  *gv_push(&r->tasks) = task;
  *gv_push(&p->functions) = (gvc_function){.name = step->name,
                                           .line = step->line,
                                           .is_private = true,
                                           .has_body = true,
                                           .is_task = true,
                                           .is_coroutine = true,
                                           .owns = owns,
                                           .yields = p->numbers.len};
  r->function = &p->functions.at[r->index];
}

/* Of a coroutine alone; elsewhere it is refused. */
static void decode_frame(reader *r, MlirOperation op, gvc_step *step) {
  (void)op;
  if (!r->in_coroutine) step->code = GVC_CODE_UNKNOWN;
}

/* The task comes first. */
static void decode_yield(reader *r, MlirOperation op, gvc_step *step) {
  step->operands = r->program->operands.len;
  step->operand_count++;
  *gv_push(&r->program->operands) = 0;
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++)
    add_operand(r, mlirOperationGetOperand(op, i));
  if (!r->function->is_task) step->code = GVC_CODE_UNKNOWN;
}

/* Names of operations, by what they mean. */
static const meaning meanings[] = {
    {"llvm.mlir.constant arith.constant index.constant", GVC_CODE_CONSTANT, decode_constant},
    {"llvm.mlir.zero", GVC_CODE_CONSTANT, decode_zero},
    {"llvm.mlir.undef llvm.mlir.poison", GVC_CODE_UNDEF, NULL},
    {"llvm.mlir.addressof", GVC_CODE_ADDRESS, decode_address},
    {"llvm.alloca", GVC_CODE_ALLOCA, decode_alloca},
    {"llvm.load", GVC_CODE_LOAD, decode_load},
    {"llvm.store", GVC_CODE_STORE, decode_store},
    {"llvm.getelementptr", GVC_CODE_GEP, decode_gep},
    {"llvm.insertvalue", GVC_CODE_INSERT, decode_member},
    {"llvm.extractvalue", GVC_CODE_EXTRACT, decode_member},
    {"llvm.bitcast llvm.addrspacecast arith.index_cast", GVC_CODE_COPY, NULL},
    {"builtin.unrealized_conversion_cast", GVC_CODE_COPY, decode_cast},
    {"llvm.ptrtoint", GVC_CODE_PTRTOINT, NULL},
    {"llvm.inttoptr", GVC_CODE_INTTOPTR, NULL},
    {"llvm.add", GVC_CODE_ADD, decode_flags},
    {"llvm.sub", GVC_CODE_SUB, decode_flags},
    {"llvm.mul", GVC_CODE_MUL, decode_flags},
    {"llvm.and arith.andi", GVC_CODE_AND, NULL},
    {"llvm.or", GVC_CODE_OR, decode_promise},
    {"llvm.xor arith.xori", GVC_CODE_XOR, NULL},
    {"llvm.udiv", GVC_CODE_UDIV, decode_promise},
    {"llvm.sdiv", GVC_CODE_SDIV, decode_promise},
    {"llvm.urem", GVC_CODE_UREM, NULL},
    {"llvm.srem", GVC_CODE_SREM, NULL},
    {"llvm.shl", GVC_CODE_SHL, decode_flags},
    {"llvm.lshr", GVC_CODE_LSHR, decode_promise},
    {"llvm.ashr", GVC_CODE_ASHR, decode_promise},
    {"llvm.trunc", GVC_CODE_TRUNC, decode_trunc},
    {"llvm.zext arith.extui", GVC_CODE_ZEXT, decode_promise},
    {"llvm.sext arith.extsi", GVC_CODE_SEXT, NULL},
    {"llvm.icmp arith.cmpi", GVC_CODE_ICMP, decode_icmp},
    {"llvm.fcmp llvm.fadd llvm.fsub llvm.fmul llvm.fdiv llvm.fneg llvm.uitofp llvm.fpext "
     "llvm.fptrunc llvm.frem llvm.intr.ceil "
     "llvm.intr.copysign llvm.intr.cos llvm.intr.exp llvm.intr.exp2 llvm.intr.fabs "
     "llvm.intr.floor llvm.intr.fma llvm.intr.fmuladd llvm.intr.log llvm.intr.maximum "
     "llvm.intr.maxnum llvm.intr.minimum llvm.intr.minnum llvm.intr.pow llvm.intr.powi "
     "llvm.intr.rint llvm.intr.round llvm.intr.sin llvm.intr.sqrt llvm.intr.trunc arith.divsi "
     "arith.divui arith.trunci",
     GVC_CODE_NUMBER, decode_promise},
    {"llvm.fptosi llvm.fptoui llvm.intr.sshl.sat llvm.intr.ushl.sat", GVC_CODE_NUMBER,
     decode_undefined},
    {"llvm.sitofp llvm.intr.bitreverse llvm.intr.bswap llvm.intr.fshl "
     "llvm.intr.fshr llvm.intr.sadd.sat llvm.intr.ssub.sat llvm.intr.uadd.sat "
     "llvm.intr.usub.sat llvm.intr.sadd.with.overflow llvm.intr.smul.with.overflow "
     "llvm.intr.ssub.with.overflow llvm.intr.uadd.with.overflow llvm.intr.umul.with.overflow "
     "llvm.intr.usub.with.overflow arith.remsi arith.remui arith.ceildivsi arith.maxsi "
     "arith.minsi",
     GVC_CODE_NUMBER, NULL},
    {"llvm.intr.ctlz llvm.intr.cttz llvm.intr.ctpop", GVC_CODE_NUMBER, decode_count},
    {"llvm.intr.abs", GVC_CODE_NUMBER, decode_magnitude},
    {"llvm.intr.smax", GVC_CODE_SMAX, NULL},
    {"llvm.intr.smin", GVC_CODE_SMIN, NULL},
    {"llvm.intr.umax", GVC_CODE_UMAX, NULL},
    {"llvm.intr.umin", GVC_CODE_UMIN, NULL},
    {"llvm.extractelement llvm.insertelement", GVC_CODE_VECTOR, decode_lane},
    {"llvm.shufflevector", GVC_CODE_VECTOR, decode_shuffle},
    {"llvm.freeze", GVC_CODE_FREEZE, NULL},
    {"llvm.select arith.select", GVC_CODE_SELECT, NULL},
    {"llvm.intr.lifetime.start", GVC_CODE_BEGIN, NULL},
    {"llvm.intr.lifetime.end", GVC_CODE_END, NULL},
    {"llvm.intr.assume cf.assert", GVC_CODE_ASSUME, NULL},
    {"gpu.module llvm.intr.debugtrap", GVC_CODE_NOTHING, NULL},
    {"llvm.intr.memcpy llvm.intr.memmove", GVC_CODE_MEMCPY, NULL},
    {"llvm.intr.memset", GVC_CODE_MEMSET, NULL},
    {"llvm.atomicrmw llvm.cmpxchg", GVC_CODE_ATOMIC, decode_atomic},
    {"llvm.call func.call", GVC_CODE_CALL, decode_call},
    {"gpu.launch_func", GVC_CODE_LAUNCH, decode_launch},
    {"async.execute", GVC_CODE_TASK, decode_task},
    {"async.yield", GVC_CODE_RETURN, decode_yield},
    {"async.await async.await_all", GVC_CODE_AWAIT, NULL},
    {"async.create_group", GVC_CODE_GROUP, NULL},
    {"async.add_to_group", GVC_CODE_ADD_TO_GROUP, NULL},
    {"func.return llvm.return", GVC_CODE_RETURN, NULL},
    {"cf.br llvm.br", GVC_CODE_BR, decode_br},
    {"cf.cond_br llvm.cond_br", GVC_CODE_COND_BR, decode_cond_br},
    {"arith.addi", GVC_CODE_ADD, decode_promise},
    {"arith.subi", GVC_CODE_SUB, decode_promise},
    {"arith.muli", GVC_CODE_MUL, decode_promise},
    {"arith.ori", GVC_CODE_OR, NULL},
    {"llvm.switch", GVC_CODE_SWITCH, decode_switch},
    {"llvm.unreachable llvm.intr.trap llvm.intr.ubsantrap", GVC_CODE_UNREACHABLE, NULL},
    {"llvm.mlir.none llvm.intr.coro.id llvm.intr.coro.size llvm.intr.coro.align "
     "llvm.intr.coro.begin llvm.intr.coro.save llvm.intr.coro.suspend llvm.intr.coro.end",
     GVC_CODE_CONSTANT, decode_frame},
};

/* Where the name is among words that are separated by blanks; empty: it is not. */
static gv_str word_of(const char *words, gv_str name) {
  for (const char *at = words; *at; at += strspn(at, " ")) {
    size_t len = strcspn(at, " ");
    if (len == name.len && !memcmp(at, name.at, len)) return (gv_str){at, len};
    at += len;
  }
  return GV_STR("");
}

/* Names of operations are unique in a context. */
static known known_of(reader *r, MlirOperation op) {
  gv_str name = name_of(op);
  bool found;
  uint32_t *place = gv_map_at(&r->meaning_of, (uintptr_t)name.at, &found);
  if (found) return r->known.at[*place];
  known it = {0};
  for (size_t i = 0; i < sizeof meanings / sizeof *meanings && !it.name.len; i++)
    it = (known){&meanings[i], word_of(meanings[i].names, name)};
  if (!it.name.len) it = (known){NULL, gv_str_copy(&r->program->arena, name)};
  *place = r->known.len;
  return *gv_push(&r->known) = it;
}

/* See gvc_step.term: the same operation, predicate and types. */
static uint16_t term_of(reader *r, MlirOperation op, known k) {
  const meaning *m = k.meaning;
  bool is_one = m->code == GVC_CODE_NUMBER || m->code == GVC_CODE_ZEXT ||
                m->code == GVC_CODE_SEXT || m->code == GVC_CODE_TRUNC;
  intptr_t operands = mlirOperationGetNumOperands(op);
  if (!is_one || operands > 2) return 0;
  MlirAttribute predicate = attribute(op, "predicate");
  term is = {k.name.at, predicate.ptr, mlirValueGetType(mlirOperationGetResult(op, 0)).ptr, {NULL}};
  for (intptr_t i = 0; i < operands; i++)
    is.operands[i] = mlirValueGetType(mlirOperationGetOperand(op, i)).ptr;
  uint32_t at = 0;
  while (at < r->terms.len && memcmp(&r->terms.at[at], &is, sizeof is)) at++;
  if (at == MOST_TERMS) return 0;
  if (at == r->terms.len) {
    gvc_shape from = shape_for(r, mlirValueGetType(mlirOperationGetOperand(op, 0))),
              to = shape_for(r, mlirValueGetType(mlirOperationGetResult(op, 0)));
    const gvc_leaf_place *places = r->program->places.at;
    *gv_push(&r->terms) = is;
    *gv_push(&r->program->terms) = (gvc_conversion){
        m->code, m->code == GVC_CODE_NUMBER ? 0 : places[from.first].bits, places[to.first].bits};
  }
  return (uint16_t)(GVC_TERMS + at);
}

static void read_step(reader *r, MlirOperation op) {
  gvc_program *p = r->program;
  gvc_step step = {.result = GV_NONE,
                   .target = GV_NONE,
                   .shape = GV_NONE,
                   .operands = p->operands.len,
                   .edges = p->edges.len};
  MlirLocation location = mlirOperationGetLocation(op);
  if (mlirLocationIsAFileLineColRange(location)) {
    step.line = (uint32_t)mlirLocationFileLineColRangeGetStartLine(location);
    step.column = (uint32_t)mlirLocationFileLineColRangeGetStartColumn(location);
  }
  step.operand_count = (uint32_t)mlirOperationGetNumOperands(op);
  for (uint32_t i = 0; i < step.operand_count; i++) add_operand(r, mlirOperationGetOperand(op, i));
  intptr_t results = mlirOperationGetNumResults(op);
  if (results) {
    step.result_count = (uint32_t)results;
    step.result = gv_map_get(&r->value_of, (uintptr_t)mlirOperationGetResult(op, 0).ptr);
    step.shape = p->values.at[r->function->values + step.result].shape;
  }
  known k = known_of(r, op);
  const meaning *m = k.meaning;
  if ((results > 1 || mlirOperationGetNumRegions(op)) && m && m->code != GVC_CODE_TASK) m = NULL;
  step.code = m ? m->code : GVC_CODE_UNKNOWN;
  step.name = k.name;
  if (m && m->decode) m->decode(r, op, &step);
  if (m && !step.varies) step.term = term_of(r, op, k);
  step.edge_count = p->edges.len - step.edges;
  if (step.code == GVC_CODE_UNKNOWN) step.edge_count = 0;
  *gv_push(&p->steps) = step;
}

/* ---- functions ------------------------------------------------------------------------------- */

static void add_block(reader *r, MlirBlock b, const task_region *task) {
  gvc_program *p = r->program;
  gvc_function *f = r->function;
  gvc_block block = {.arguments = f->value_count,
                     .arg_count = (uint32_t)mlirBlockGetNumArguments(b),
                     .leaf = f->leaves};
  if (task) {
    *gv_push(&p->values) = (gvc_value){f->leaves++, keep_shape(p, opaque_shape(p, 0, 0))};
    f->value_count++;
    block.arg_count += 1 + task->count;
  }
  for (uint32_t i = 0; task && i < task->count; i++) add_value(r, r->captured.at[task->first + i]);
  for (intptr_t i = 0; i < mlirBlockGetNumArguments(b); i++)
    add_value(r, mlirBlockGetArgument(b, i));
  for (MlirOperation op = mlirBlockGetFirstOperation(b); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op))
    for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++)
      add_value(r, mlirOperationGetResult(op, i));
  block.leaf_count = f->leaves - block.leaf;
  *gv_push(&p->blocks) = block;
}

/* The blocks of a region; of a coroutine, those that start it, or all others. */
static void list_blocks(reader *r, MlirRegion region, const task_region *task) {
  const gvc_coroutine *c = &r->coroutine;
  r->body.len = 0;
  if (r->in_start) {
    *gv_push(&r->body) = c->first, *gv_push(&r->body) = c->last;
    return;
  }
  bool is_rest = task && task->coroutine;
  if (is_rest) *gv_push(&r->body) = c->resumed;
  for (MlirBlock b = mlirRegionGetFirstBlock(region); !mlirBlockIsNull(b);
       b = mlirBlockGetNextInRegion(b)) {
    bool skipped = is_rest && (mlirBlockEqual(b, c->first) || mlirBlockEqual(b, c->last) ||
                               mlirBlockEqual(b, c->resumed));
    if (!skipped) *gv_push(&r->body) = b;
  }
}

/* Values first: blocks may use what later blocks define. */
static void number_values(reader *r, MlirRegion region, const task_region *task) {
  gvc_function *f = r->function;
  bool found;
  f->values = r->program->values.len;
  f->blocks = r->program->blocks.len;
  list_blocks(r, region, task);
  for (uint32_t i = 0; i < r->body.len; i++) {
    *gv_map_at(&r->block_of, (uintptr_t)r->body.at[i].ptr, &found) = f->block_count;
    add_block(r, r->body.at[i], f->block_count++ ? NULL : task);
  }
}

/* Where a coroutine ends. */
static void read_cleanup(reader *r, MlirBlock block) {
  gvc_program *p = r->program;
  gvc_step step = {.code = GVC_CODE_RETURN,
                   .result = GV_NONE,
                   .target = GV_NONE,
                   .shape = GV_NONE,
                   .operands = p->operands.len,
                   .operand_count = 1,
                   .edges = p->edges.len,
                   .name = GV_STR("llvm.intr.coro.free")};
  MlirLocation location = mlirOperationGetLocation(mlirBlockGetFirstOperation(block));
  if (mlirLocationIsAFileLineColRange(location))
    step.line = (uint32_t)mlirLocationFileLineColRangeGetStartLine(location);
  *gv_push(&p->operands) = 0; /* the task */
  *gv_push(&p->steps) = step;
}

static void read_body(reader *r, uint32_t function, MlirRegion region, const task_region *task) {
  gvc_program *p = r->program;
  r->index = function;
  r->function = &p->functions.at[function];
  number_values(r, region, task);
  uint32_t index = r->function->blocks;
  for (uint32_t i = 0; i < r->body.len; i++, index++) {
    MlirBlock b = r->body.at[i];
    p->blocks.at[index].steps = p->steps.len;
    bool ends = r->in_coroutine && gvc_is_cleanup(&r->coroutine, b);
    if (ends) read_cleanup(r, b);
    for (MlirOperation in = mlirBlockGetFirstOperation(b); !ends && !mlirOperationIsNull(in);
         in = mlirOperationGetNextInBlock(in))
      read_step(r, in);
    p->blocks.at[index].count = p->steps.len - p->blocks.at[index].steps;
  }
}

/* A function of the module; a coroutine only in the shape that is known (T7). */
static void read_function(reader *r, uint32_t index, MlirOperation op) {
  MlirRegion region = mlirOperationGetRegion(op, 0);
  if (gvc_is_resume(op)) return; /* the runtime calls it */
  r->in_coroutine = r->in_start = gvc_is_coroutine(op);
  r->coroutine_region = region;
  if (r->in_start && !gvc_find_coroutine(op, &r->coroutine)) {
    refuse(r, op, "a coroutine of another shape");
    r->in_coroutine = r->in_start = false;
  }
  uint32_t freed = r->in_start ? function_of(r, GV_STR("free")) : GV_NONE;
  if (freed != GV_NONE && r->program->functions.at[freed].has_body)
    refuse(r, op, "a coroutine of another shape");
  read_body(r, index, region, NULL);
  r->in_start = false;
}

static bool has_linkage(reader *r, MlirOperation op, const char *one, const char *other) {
  return says(r, attribute(op, "linkage"), one, other);
}

static bool is_replaceable(reader *r, MlirOperation op) {
  return has_linkage(r, op, "weak", "linkonce") && !has_linkage(r, op, "_odr", "_odr");
}

/* Only launches call it, and what a device does begins with them. */
static bool is_kernel(reader *r, MlirOperation op) {
  return says(r, attribute(op, "CConv"), "ptx_kernel", "amdgpu_kernel");
}

/* "private" or "internal": only this module can call or read it. */
static bool is_private(reader *r, MlirOperation op) {
  MlirAttribute visibility = attribute(op, "sym_visibility");
  if (!mlirAttributeIsNull(visibility) && mlirAttributeIsAString(visibility) &&
      is(str(mlirStringAttrGetValue(visibility)), "private"))
    return true;
  return has_linkage(r, op, "internal", "private");
}

/* Parameters that are copies of what the caller passes an address of (O7): by parameter how many
 * bytes, 0: it is none. */
static void read_copies(reader *r, MlirOperation op, gvc_function *f) {
  MlirAttribute all = attribute(op, "arg_attrs");
  bool any = !mlirAttributeIsNull(all) && mlirAttributeIsAArray(all);
  f->copies = r->program->numbers.len;
  for (intptr_t i = 0; any && i < mlirArrayAttrGetNumElements(all); i++) {
    MlirAttribute one = mlirArrayAttrGetElement(all, i);
    bool has_attributes = mlirAttributeIsADictionary(one);
    MlirAttribute copied = has_attributes
                               ? mlirDictionaryAttrGetElementByName(one, ref("llvm.byval"))
                               : (MlirAttribute){NULL};
    int64_t bytes = 0;
    if (!mlirAttributeIsNull(copied)) {
      gvc_shape shape = mlirAttributeIsAType(copied) ? shape_for(r, mlirTypeAttrGetValue(copied))
                                                     : (gvc_shape){0};
      bytes = (int64_t)shape.bytes;
      if (!shape.known || !bytes)
        refuse(r, op, "a parameter that is copied, of a size that is not known");
    }
    if (has_attributes &&
        (!mlirAttributeIsNull(mlirDictionaryAttrGetElementByName(one, ref("llvm.inalloca"))) ||
         !mlirAttributeIsNull(mlirDictionaryAttrGetElementByName(one, ref("llvm.preallocated")))))
      refuse(r, op, "a parameter that is copied");
    *gv_push(&r->program->numbers) = bytes;
    f->has_copies |= bytes != 0;
  }
}

/* The two numbers of "#llvm.constant_range<i32, 1, 9>". False: they are not followed. */
static bool range_of(MlirAttribute range, int64_t *from, int64_t *to) {
  text_start t = {{0}, 0};
  mlirAttributePrint(range, keep_start, &t);
  const char *first = strchr(t.text, ','), *second = first ? strchr(first + 1, ',') : NULL;
  char *end = NULL;
  if (!second || !strstr(t.text, "constant_range<i")) return false;
  errno = 0;
  *from = strtoll(first + 1, NULL, 10);
  *to = strtoll(second + 1, &end, 10);
  return !errno && end && *end == '>';
}

/* What is said of parameters that are numbers. */
static void read_ranges(reader *r, MlirOperation op, gvc_function *f) {
  MlirAttribute all = attribute(op, "arg_attrs");
  bool any = !mlirAttributeIsNull(all) && mlirAttributeIsAArray(all);
  f->ranges = r->program->numbers.len;
  for (intptr_t i = 0; any && i < mlirArrayAttrGetNumElements(all); i++) {
    MlirAttribute one = mlirArrayAttrGetElement(all, i);
    MlirAttribute range = mlirAttributeIsADictionary(one)
                              ? mlirDictionaryAttrGetElementByName(one, ref("llvm.range"))
                              : (MlirAttribute){NULL};
    int64_t from = 0, to = 0;
    bool known = !mlirAttributeIsNull(range) && range_of(range, &from, &to) && from != to;
    bool may_be_poison =
        known && mlirAttributeIsNull(mlirDictionaryAttrGetElementByName(one, ref("llvm.noundef")));
    *gv_push(&r->program->numbers) = known ? from : 0;
    *gv_push(&r->program->numbers) = known ? to : 0;
    *gv_push(&r->program->numbers) = may_be_poison;
    f->has_ranges |= known;
  }
}

/* Whether parameters of a function of a device are copies, which are made where it is called. */
static bool has_copies(MlirOperation op) {
  MlirAttribute all = attribute(op, "arg_attrs");
  bool any = !mlirAttributeIsNull(all) && mlirAttributeIsAArray(all), has = false;
  for (intptr_t i = 0; any && i < mlirArrayAttrGetNumElements(all); i++) {
    MlirAttribute one = mlirArrayAttrGetElement(all, i);
    has |= mlirAttributeIsADictionary(one) &&
           !mlirAttributeIsNull(mlirDictionaryAttrGetElementByName(one, ref("llvm.byval")));
  }
  return has;
}

/* What a runtime for devices does reaches what it was never given. By the start of the name; "?": a
 * capital letter. */
static bool is_of_runtime(gv_str name) {
  static const char *const starts[] = {
      "acc_",       "cl?",       "cu?",   "cublas?", "cuda?",   "cudnn?",   "cufft?", "curand?",
      "cusolver?",  "cusparse?", "gpu?",  "hal_",    "halide_", "hip?",     "hsa_",   "iree",
      "mlirAsync?", "nanos6_",   "nccl?", "nvrtc?",  "nvshmem", "omp_",     "rocm",   "mgpu",
      "rocblas",    "rccl?",     "ttnn",  "starpu_", "sycl",    "tvm_",     "TVM",    "ur?",
      "vk?",        "wgpu?",     "xla_",  "ze?",     "GOACC_",  "GOMP_",    "_ZN",    "__cuda",
      "__hip",      "__kmpc",    "__nv",  "__pgi",   "__tgt",   "_Fortran", "_mlir_", "_ZSt",
  };
  for (size_t i = 0; i < sizeof starts / sizeof *starts; i++) {
    size_t len = strlen(starts[i]);
    bool capital = starts[i][len - 1] == '?';
    if (capital) len--;
    if (name.len < len || memcmp(name.at, starts[i], len)) continue;
    if (!capital || (name.len > len && name.at[len] >= 'A' && name.at[len] <= 'Z')) return true;
  }
  return false;
}

static bool returns_twice(MlirOperation op, gv_str name) {
  static const char *const names[] = {"setjmp",  "_setjmp",    "sigsetjmp", "__sigsetjmp",
                                      "savectx", "getcontext", "vfork"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (is(name, names[i])) return true;
  MlirAttribute passed_on = attribute(op, "passthrough");
  for (intptr_t i = 0; !mlirAttributeIsNull(passed_on) && mlirAttributeIsAArray(passed_on) &&
                       i < mlirArrayAttrGetNumElements(passed_on);
       i++) {
    MlirAttribute one = mlirArrayAttrGetElement(passed_on, i);
    if (mlirAttributeIsAString(one) && is(str(mlirStringAttrGetValue(one)), "returns_twice"))
      return true;
  }
  return !mlirAttributeIsNull(attribute(op, "returns_twice"));
}

/* ---- kernels --------------------------------------------------------------------------------- */

static bool has_pointer(MlirValue value) {
  MlirType type = mlirValueGetType(value);
  if (mlirTypeIsAVector(type)) type = mlirShapedTypeGetElementType(type);
  return !mlirTypeIsAInteger(type) && !mlirTypeIsAFloat(type) && !mlirTypeIsAIndex(type);
}

/* Operations that keep no address: they make another one of it, which has its type, or read memory,
 * compare, and go on. */
static bool is_derived(gv_str name) {
  static const char names[] =
      "llvm.getelementptr llvm.bitcast llvm.addrspacecast llvm.insertvalue llvm.extractvalue "
      "llvm.load llvm.icmp llvm.select llvm.freeze llvm.br llvm.cond_br llvm.switch llvm.return";
  return word_of(names, name).len;
}

/* The function of its module that an operation of a kernel calls, directly; empty: it does
 * something else. */
static gv_str called_by(MlirOperation op) {
  MlirAttribute callee = attribute(op, "callee"), bundles = attribute(op, "op_bundle_sizes");
  bool is_plain = is(name_of(op), "llvm.call") && !mlirAttributeIsNull(callee) &&
                  mlirAttributeIsAFlatSymbolRef(callee) &&
                  (mlirAttributeIsNull(bundles) || !mlirDenseArrayGetNumElements(bundles));
  return is_plain ? str(mlirFlatSymbolRefAttrGetValue(callee)) : GV_STR("");
}

/* What an operation of a kernel does beside loads and stores of numbers. What functions and regions
 * do that are not looked at is unknown: they may use each variable of the module. Functions of the
 * device's library only compute with numbers, if they are given no more. */
static void read_kernel_step(reader *r, MlirOperation op, gvc_kernel *kernel,
                             bool module_has_variables) {
  gv_str name = name_of(op), called = called_by(op);
  bool pointers = false;
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++)
    pointers |= has_pointer(mlirOperationGetOperand(op, i));
  bool stores = is(name, "llvm.store");
  if (is(name, "llvm.mlir.addressof")) kernel->has_globals |= !leads_to_workgroup(op);
  bool is_known = starts_with(name, "llvm.") || starts_with(name, "nvvm.") ||
                  starts_with(name, "rocdl.") || starts_with(name, "arith.");
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op) && called.len; i++)
    pointers |= has_pointer(mlirOperationGetResult(op, i));
  if (called.len && (pointers || !starts_with(called, "__nv_")))
    *gv_push(&r->kernel_calls) = (kernel_call){r->program->kernels.len, called};
  if (!is_known || mlirOperationGetNumRegions(op) || (is(name, "llvm.call") && !called.len) ||
      is(name, "llvm.invoke") || is(name, "llvm.inline_asm") || is(name, "llvm.inttoptr")) {
    kernel->keeps = true;
    kernel->has_globals |= module_has_variables;
  }
  kernel->writes |= stores || is(name, "llvm.atomicrmw") || is(name, "llvm.cmpxchg");
  if (stores && has_pointer(mlirOperationGetOperand(op, 0))) kernel->keeps = true;
  bool exchanges = (is(name, "llvm.atomicrmw") || is(name, "llvm.cmpxchg")) && /* a number */
                   !has_pointer(mlirOperationGetOperand(op, 1));
  if (pointers && !stores && !is_derived(name) && !exchanges && !called.len) kernel->keeps = true;
}

/* What the rows of one module of the device have in common. */
typedef struct device_module {
  gv_str name;
  bool has_variables;
  uint32_t variables, count; /* see gvc_kernel */
} device_module;

/* Its body is read once all functions are declared. */
static void read_kernel(reader *r, const device_module *module, MlirOperation op) {
  gvc_program *p = r->program;
  gv_str name = name_of(op);
  if (!is(name, "llvm.func") || mlirRegionIsNull(mlirOperationGetRegion(op, 0))) return;
  MlirBlock first = mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0));
  if (mlirBlockIsNull(first)) return;
  gvc_kernel kernel = {.module = module->name,
                       .name = symbol_name(p, op),
                       .variables = module->variables,
                       .variable_count = module->count,
                       .replaceable = is_replaceable(r, op) || has_copies(op),
                       .function = GV_NONE};
  for (MlirBlock b = first; !mlirBlockIsNull(b); b = mlirBlockGetNextInRegion(b))
    for (MlirOperation in = mlirBlockGetFirstOperation(b); !mlirOperationIsNull(in);
         in = mlirOperationGetNextInBlock(in))
      read_kernel_step(r, in, &kernel, module->has_variables);
  *gv_push(&r->kernels) = (kernel_body){mlirOperationGetRegion(op, 0), p->kernels.len};
  *gv_push(&p->kernels) = kernel;
}

/* A kernel does what functions do that it calls; one that is only declared, or may be another one,
 * everything. */
static void add_callee(gvc_program *p, const kernel_call *call, bool module_has_variables) {
  gvc_kernel *kernel = &p->kernels.at[call->kernel];
  uint32_t callee = kernel_of(p, kernel->module, call->name);
  bool is_known = callee != GV_NONE && !p->kernels.at[callee].replaceable;
  kernel->keeps |= !is_known || p->kernels.at[callee].keeps;
  kernel->writes |= is_known && p->kernels.at[callee].writes;
  kernel->has_globals |= is_known ? p->kernels.at[callee].has_globals : module_has_variables;
}

/* Each round sees through one call more. */
static void add_callees(reader *r, const device_module *module) {
  for (uint32_t round = 0; round < r->kernel_calls.len; round++)
    for (uint32_t i = 0; i < r->kernel_calls.len; i++)
      add_callee(r->program, &r->kernel_calls.at[i], module->has_variables);
  r->kernel_calls.len = 0;
}

/* A variable of a module of the device, or with no name all of them, to which no name of the host
 * leads. */
static void add_variable(gvc_program *p, gv_str name) {
  *gv_push(&p->globals) = (gvc_global){.name = name, .is_private = true, .of_device = true};
}

static bool is_function(gv_str name);

/* A variable that other modules cannot name. */
static bool is_own_variable(reader *r, MlirOperation op) {
  gv_str name = name_of(op);
  MlirAttribute visibility = attribute(op, "sym_visibility");
  bool hidden = !mlirAttributeIsNull(visibility) && mlirAttributeIsAString(visibility) &&
                is(str(mlirStringAttrGetValue(visibility)), "private");
  return (is(name, "llvm.mlir.global") && is_private(r, op)) ||
         (is(name, "memref.global") && hidden);
}

/* Launches name no other functions of a device's module. */
static bool is_launched(reader *r, MlirOperation op) {
  return is_kernel(r, op) || !mlirAttributeIsNull(attribute(op, "gpu.kernel")) ||
         !mlirAttributeIsNull(attribute(op, "nvvm.kernel")) ||
         !mlirAttributeIsNull(attribute(op, "rocdl.kernel"));
}

/* Memory of each launch's own. */
static bool is_of_workgroup(MlirOperation variable) {
  MlirAttribute space = attribute(variable, "addr_space");
  return !mlirAttributeIsNull(space) && mlirAttributeIsAInteger(space) &&
         mlirIntegerAttrGetValueInt(space) == WORKGROUP;
}

/* What is no function in the llvm dialect may use all variables of the module. */
static void look_over(reader *r, MlirOperation op, device_module *module, bool *all_own) {
  gv_str name = name_of(op);
  bool is_code = is_function(name) || is(name, "gpu.func");
  module->has_variables |= !is_code;
  *all_own &= is_code || is_own_variable(r, op);
  if (is_code || is_of_workgroup(op)) return;
  add_variable(r->program, symbol_name(r->program, op));
  module->count++;
}

/* Whether it may leave an address in a variable: it uses one, and is given something, for a number
 * may be made of one, too. */
static bool leaves_addresses(reader *r, const device_module *module, MlirOperation op) {
  gv_str name = name_of(op);
  MlirBlock first = is_function(name) || is(name, "gpu.func")
                        ? mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0))
                        : (MlirBlock){NULL};
  bool takes = !mlirBlockIsNull(first) && mlirBlockGetNumArguments(first) && is_launched(r, op);
  uint32_t row = takes ? kernel_of(r->program, module->name, symbol_name(r->program, op)) : GV_NONE;
  return takes && (row == GV_NONE || r->program->kernels.at[row].has_globals);
}

/* Of a module of the device: what is no function in the llvm dialect may do everything to what it
 * reaches, and to all variables of the module. These hold no addresses when a function begins if no
 * kernel leaves any there. */
static void read_kernels(reader *r, MlirOperation op) {
  gvc_program *p = r->program;
  MlirBlock body = mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0));
  device_module module = {.name = symbol_name(p, op), .variables = p->globals.len};
  bool all_own = true, holds_addresses = false;
  MlirOperation first =
      mlirBlockIsNull(body) ? (MlirOperation){NULL} : mlirBlockGetFirstOperation(body);
  for (MlirOperation in = first; !mlirOperationIsNull(in); in = mlirOperationGetNextInBlock(in))
    look_over(r, in, &module, &all_own);
  if (!all_own) module.variables = GV_NONE;
  *gv_push(&p->kernels) = (gvc_kernel){.module = module.name,
                                       .keeps = true,
                                       .has_globals = true,
                                       .variables = module.variables,
                                       .variable_count = module.count,
                                       .function = GV_NONE};
  for (MlirOperation in = first; !mlirOperationIsNull(in); in = mlirOperationGetNextInBlock(in))
    read_kernel(r, &module, in);
  add_callees(r, &module);
  for (MlirOperation in = first; !mlirOperationIsNull(in); in = mlirOperationGetNextInBlock(in))
    holds_addresses |= leaves_addresses(r, &module, in);
  for (uint32_t i = 0; i < module.count && all_own; i++)
    p->globals.at[module.variables + i].has_unknown_addresses = holds_addresses;
}

/* Whether the text of PTX declares a variable in the device's memory. In an instruction, ".global"
 * comes after other letters. */
static bool declares_variables(gv_str text) {
  static const char word[] = ".global";
  for (size_t i = 0; i + sizeof word - 1 <= text.len; i++) {
    unsigned char before = i ? (unsigned char)text.at[i - 1] : ' ';
    bool within =
        (before >= 'a' && before <= 'z') || (before >= '0' && before <= '9') || before == '_';
    if (!within && !memcmp(text.at + i, word, sizeof word - 1)) return true;
  }
  return false;
}

/* Whether the text may name what is not in it: variables and functions of other modules, or memory
 * of the host. Memory of a workgroup is each launch's own. */
static bool names_others(gv_str text) {
  static const char word[] = ".extern", own[] = ".shared";
  if (!text.len) return false;
  if (memmem(text.at, text.len, "managed", 7)) return true;
  for (size_t i = 0; i + sizeof word - 1 <= text.len; i++) {
    if (memcmp(text.at + i, word, sizeof word - 1)) continue;
    size_t next = i + sizeof word - 1;
    while (next < text.len && (text.at[next] == ' ' || text.at[next] == '\t' ||
                               text.at[next] == '\n' || text.at[next] == '\r'))
      next++;
    if (next + sizeof own - 1 > text.len || memcmp(text.at + next, own, sizeof own - 1))
      return true;
  }
  return false;
}

/* Code that could be read, and is not: as PTX it may store addresses, and use variables that it
 * declares; as bitcode, do everything. Of machine code docs/limits.md assumes that it does neither.
 */
static void read_binary(gvc_program *p, MlirOperation op) {
  MlirAttribute objects = attribute(op, "objects");
  gvc_kernel kernel = {.module = symbol_name(p, op), .variables = GV_NONE, .function = GV_NONE};
  bool any_memory = false, takes_addresses = false;
  bool all = !mlirAttributeIsNull(objects) && mlirAttributeIsAArray(objects);
  for (intptr_t i = 0; all && i < mlirArrayAttrGetNumElements(objects); i++) {
    MlirAttribute object = mlirArrayAttrGetElement(objects, i);
    if (!mlirAttributeIsAGPUObjectAttr(object)) {
      kernel.keeps = kernel.has_globals = any_memory = true;
      continue;
    }
    gv_str bytes = str(mlirGPUObjectAttrGetObject(object));
    bool is_bitcode = starts_with(bytes, "BC\xc0\xde") || starts_with(bytes, "\xde\xc0\x17\x0b");
    bool is_text = !is_bitcode && bytes.len && memmem(bytes.at, bytes.len, ".version", 8);
    kernel.keeps |= is_bitcode || is_text;
    kernel.has_globals |= is_bitcode || (is_text && declares_variables(bytes));
    any_memory |= is_bitcode || names_others(bytes);
    takes_addresses |= bytes.len && memmem(bytes.at, bytes.len, ".param", 6);
  }
  if (kernel.has_globals && !any_memory) {
    kernel.variables = p->globals.len, kernel.variable_count = 1;
    add_variable(p, GV_STR(""));
    p->globals.at[kernel.variables].has_unknown_addresses = takes_addresses;
  }
  if (kernel.keeps) *gv_push(&p->kernels) = kernel;
}

/* ---- the module ------------------------------------------------------------------------------ */

static bool is_function(gv_str name) { return is(name, "llvm.func") || is(name, "func.func"); }

/* Whether the initial value of a variable is made by such an operation. */
static bool is_made_with(MlirOperation global, const char *name) {
  MlirBlock b = mlirRegionGetFirstBlock(mlirOperationGetRegion(global, 0));
  if (mlirBlockIsNull(b)) return false;
  for (MlirOperation op = mlirBlockGetFirstOperation(b); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op))
    if (is(name_of(op), name)) return true;
  return false;
}

/* Whether a variable may hold addresses from the start: of its initial value, where they may be
 * numbers, or of an earlier call. */
static bool has_unknown_addresses(reader *r, MlirOperation op) {
  MlirAttribute type = attribute(op, "global_type");
  gvc_shape shape = shape_for(r, mlirTypeAttrGetValue(type));
  MlirType element = mlirTypeAttrGetValue(type);
  if (is_made_with(op, "llvm.mlir.addressof")) return true;
  while (is_array(r, element)) element = mlirLLVMArrayTypeGetElementType(element);
  if (mlirTypeIsAInteger(element) || mlirTypeIsAFloat(element)) return false;
  bool any = !shape.known;
  for (uint32_t i = 0; i < shape.count; i++) {
    const gvc_leaf_place *place = &r->program->places.at[shape.first + i];
    any |= place->pointer || !place->size || (!place->bits && place->size > 8);
  }
  return any;
}

/* The initial value is zero in each leaf. */
static bool is_zero(MlirOperation global) {
  MlirBlock b = mlirRegionGetFirstBlock(mlirOperationGetRegion(global, 0));
  if (mlirBlockIsNull(b)) return false;
  MlirOperation end = mlirBlockGetTerminator(b);
  if (mlirOperationIsNull(end) || mlirOperationGetNumOperands(end) != 1) return false;
  MlirValue value = mlirOperationGetOperand(end, 0);
  return mlirValueIsAOpResult(value) && is(name_of(mlirOpResultGetOwner(value)), "llvm.mlir.zero");
}

/* What is known of what it holds from the start. */
static void read_initials(reader *r, MlirOperation op, gvc_shape shape, gvc_global *global) {
  gvc_program *p = r->program;
  MlirAttribute value = attribute(op, "value");
  bool is_dense = !mlirAttributeIsNull(value) && mlirAttributeIsADenseElements(value) &&
                  mlirElementsAttrGetNumElements(value) == shape.count,
       zero = is_zero(op);
  global->initials = p->initials.len;
  for (uint32_t i = 0; i < shape.count && shape.known; i++) {
    gvc_initial is = {.place = p->places.at[shape.first + i]};
    bool known = zero       ? is.place.bits || is.place.pointer
                 : is_dense ? is.place.bits && dense_number(value, i, &is.number) == is.place.bits
                            : number_of(r, op, &shape, &is.number) != 0;
    if (known) *gv_push(&p->initials) = is;
  }
  global->initial_count = p->initials.len - global->initials;
}

static void declare(reader *r, MlirOperation op) {
  gvc_program *p = r->program;
  gv_str name = name_of(op);
  if (is_function(name)) {
    gvc_function f = {
        .name = symbol_name(p, op), .is_private = is_private(r, op), .is_kernel = is_kernel(r, op)};
    MlirLocation location = mlirOperationGetLocation(op);
    if (mlirLocationIsAFileLineColRange(location))
      f.line = (uint32_t)mlirLocationFileLineColRangeGetStartLine(location);
    f.has_body = !mlirBlockIsNull(mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0)));
    f.is_followed = !f.has_body && !is_of_runtime(f.name) && !returns_twice(op, f.name);
    f.replaceable = f.has_body && is_replaceable(r, op);
    if (f.has_body) read_copies(r, op, &f), read_ranges(r, op, &f);
    name_symbol(&r->functions, f.name, p->functions.len);
    *gv_push(&p->functions) = f;
  } else if (is(name, "llvm.mlir.global")) {
    gvc_global global = {symbol_name(p, op), !mlirAttributeIsNull(attribute(op, "constant")),
                         is_private(r, op), has_unknown_addresses(r, op),
                         is_made_with(op, "llvm.mlir.undef") ||
                             is_made_with(op, "llvm.mlir.poison")};
    gvc_shape shape = shape_for(r, mlirTypeAttrGetValue(attribute(op, "global_type")));
    bool is_defined = mlirAttributeIsNull(attribute(op, "externally_initialized"));
    global.is_own = is_defined && !global.is_constant && has_linkage(r, op, "internal", "private");
    if (global.is_own || (is_defined && global.is_constant &&
                          says(r, attribute(op, "linkage"), "external", "internal")))
      read_initials(r, op, shape, &global);
    name_symbol(&r->globals, global.name, p->globals.len);
    *gv_push(&p->globals) = global;
    if (!mlirAttributeIsNull(attribute(op, "thread_local_")))
      refuse(r, op, "a thread-local variable");
  } else if (is(name, "gpu.module")) {
    p->launches = true;
    read_kernels(r, op);
  } else if (is(name, "gpu.binary")) {
    p->launches = true;
    read_binary(p, op);
  } else if (!is(name, "llvm.comdat") && !is(name, "llvm.module_flags")) {
    refuse(r, op, "an operation of a module that the checker has no meaning for");
  }
}

/* Of a module that calls nothing outside and launches nothing, kernels are not the host's. */
static bool is_of_device(const gvc_program *p) {
  bool calls = p->launches;
  for (uint32_t i = 0; i < p->functions.len; i++) calls |= !p->functions.at[i].has_body;
  return !calls;
}

/* Functions whose addresses a variable holds from the start are called by who reads it, and a
 * variable whose address it holds is read. */
static void read_initial_value(reader *r, MlirOperation global) {
  MlirBlock b = mlirRegionGetFirstBlock(mlirOperationGetRegion(global, 0));
  if (mlirBlockIsNull(b)) return;
  for (MlirOperation op = mlirBlockGetFirstOperation(b); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op)) {
    gvc_step step = {.target = GV_NONE};
    if (is(name_of(op), "llvm.mlir.addressof")) decode_address(r, op, &step);
    if (step.target != GV_NONE) r->program->globals.at[step.target].is_own = false;
  }
}

static void read_module(reader *r, MlirOperation root) {
  MlirBlock body = mlirRegionGetFirstBlock(mlirOperationGetRegion(root, 0));
  for (MlirOperation op = mlirBlockGetFirstOperation(body); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op))
    declare(r, op);
  for (MlirOperation op = mlirBlockGetFirstOperation(body); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op))
    if (is(name_of(op), "llvm.mlir.global")) read_initial_value(r, op);
  if (is_of_device(r->program))
    for (uint32_t i = 0; i < r->program->functions.len; i++)
      r->program->functions.at[i].is_private |= r->program->functions.at[i].is_kernel;
  bool has_layout = !mlirAttributeIsNull(attribute(root, "dlti.dl_spec")) ||
                    !mlirAttributeIsNull(attribute(root, "llvm.data_layout"));
  for (uint32_t i = 0; has_layout && i < r->program->functions.len; i++)
    if (r->program->functions.at[i].has_body && !r->program->functions.at[i].is_private)
      refuse(r, root, "a data layout of its own"); /* of a device's module nothing is looked at */
  uint32_t index = 0;
  for (MlirOperation op = mlirBlockGetFirstOperation(body); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op)) {
    if (!is_function(name_of(op))) continue;
    MlirRegion region = mlirOperationGetRegion(op, 0);
    if (!mlirBlockIsNull(mlirRegionGetFirstBlock(region))) read_function(r, index, op);
    index++;
    for (uint32_t i = 0; i < r->tasks.len; i++) { /* those in tasks come after */
      task_region task = r->tasks.at[i];
      read_body(r, task.function, task.region, &task);
    }
    r->tasks.len = r->captured.len = 0;
    r->in_coroutine = false;
  }
  for (uint32_t i = 0; i < r->kernels.len; i++) { /* without names: no function calls them */
    uint32_t function = r->program->functions.len;
    r->in_kernel = &r->program->kernels.at[r->kernels.at[i].kernel];
    if (r->in_kernel->keeps) continue;
    *gv_push(&r->program->functions) =
        (gvc_function){.is_private = true, .is_kernel = true, .has_body = true};
    read_body(r, function, r->kernels.at[i].region, NULL);
    r->program->kernels.at[r->kernels.at[i].kernel].function = function;
  }
}

void gvc_program_read(gvc_program *p, MlirOperation module) {
  MlirContext context = mlirOperationGetContext(module);
  reader r = {.program = p, .array = mlirLLVMArrayTypeGet(mlirLLVMPointerTypeGet(context, 0), 1)};
  read_module(&r, module);
  gv_map_free(&r.shape_of_type);
  gv_map_free(&r.value_of);
  gv_map_free(&r.block_of);
  gv_map_free(&r.meaning_of);
  gv_map_free(&r.functions);
  gv_map_free(&r.globals);
  gv_vec_free(&r.terms);
  gv_vec_free(&r.known);
  gv_vec_free(&r.tasks);
  gv_vec_free(&r.kernels);
  gv_vec_free(&r.kernel_calls);
  gv_vec_free(&r.captured);
  gv_vec_free(&r.body);
}

bool gvc_has_tasks(const gvc_program *p) {
  bool has = false;
  for (uint32_t i = 0; i < p->functions.len && !has; i++) has = p->functions.at[i].is_task;
  return has;
}

void gvc_program_clear(gvc_program *p) {
  gv_vec_free(&p->functions);
  gv_vec_free(&p->globals);
  gv_vec_free(&p->initials);
  gv_vec_free(&p->kernels);
  gv_vec_free(&p->blocks);
  gv_vec_free(&p->steps);
  gv_vec_free(&p->values);
  gv_vec_free(&p->edges);
  gv_vec_free(&p->operands);
  gv_vec_free(&p->numbers);
  gv_vec_free(&p->shapes);
  gv_vec_free(&p->places);
  gv_vec_free(&p->terms);
  gv_arena_clear(&p->arena);
}
