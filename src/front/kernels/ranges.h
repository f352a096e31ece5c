/* ranges: shared by the files that compute which bytes of its arguments a launched kernel accesses:
 * forms.c (numbers), range_values.c, range_addresses.c and range_arguments.c (the value of an
 * operation or an argument), range_conditions.c (the guards of an access), range_bytes.c (the bytes
 * that all threads access), and ranges.c, which walks over the kernel. Each function takes time
 * linear in the operations that it visits, and gv_ranges.left bounds them.
 *
 * What is not understood gives all bytes, none for certain: over-approximation is sound here,
 * under-approximation is not.
 */
#ifndef GV_KERNELS_RANGES_H
#define GV_KERNELS_RANGES_H

#include "kernels/forms.h"
#include "kernels/kernels.h"

enum {
  GV_RANGE_RANK = 6,
  GV_RANGE_DEPTH = 64,     /* of operations that a value is computed by */
  GV_RANGE_FRAMES = 6,     /* of calls */
  GV_RANGE_BUDGET = 20000, /* operations and values looked at for one launch */
  GV_RANGE_CHAIN = 16,     /* blocks between an access and the entry, each with one predecessor;
                              conditions of an access */
};

typedef enum gv_range_what { GV_A_NUMBER, GV_A_POINTER, GV_A_MEMREF } gv_range_what;
/* GV_OF_LAUNCH: what a launch says of its grid, at an address that the kernel asks for;
 * GV_OF_KERNEL: memory of the kernel's own. */
enum { GV_OF_LAUNCH = 0xfffffffd, GV_OF_KERNEL = 0xfffffffe, GV_LOST = GV_NONE };

/* What is known of a value of the kernel. */
typedef struct gv_range_value {
  uint8_t what;  /* gv_range_what */
  uint32_t root; /* of an address: the argument that it is in the memory of, or a member of one,
                    GV_OF_LAUNCH, GV_OF_KERNEL, GV_LOST */
  gv_form at;    /* the number; of an address: bytes from that argument's address on */
  int64_t stride[GV_RANGE_RANK];
  bool strided[GV_RANGE_RANK]; /* is it known? in elements */
} gv_range_value;

/* An address in a structure that the kernel gets by value, and does not change. Its number, from
 * GV_MEMBERS on, is a root as that of an argument is. */
typedef struct gv_range_member {
  uint32_t argument;
  uint16_t word; /* from 1 on */
} gv_range_member;
enum { GV_MEMBERS = 0x40000000, GV_MOST_MEMBERS = 64 };

typedef struct gv_range_frame {
  MlirOperation function, call; /* call: NULL in the kernel itself */
  uint32_t caller;
} gv_range_frame;

/* The condition holds, or does not, where an access is. */
typedef struct gv_range_guard {
  MlirValue condition;
  bool is;
  uint32_t frame;
  MlirValue counted; /* of the comparison, operand 0 is this instead; or NULL */
} gv_range_guard;

typedef struct gv_range_loop {
  MlirBlock body;
  uint32_t frame;
  gv_form induction;
} gv_range_loop;

typedef struct gv_ranges {
  front *f;
  uint32_t scope;
  MlirOperation kernel;
  const gv_launch_facts *launch;
  gv_form_symbols symbols;
  GV_VEC(gv_form) wrapped, divided;
  GV_VEC(gv_range_value) values;
  GV_VEC(gv_range_frame) frames;
  GV_VEC(gv_range_guard) guards;
  GV_VEC(gv_range_loop) loops;
  gv_map known;  /* frame and value -> index into values, or that it is being computed */
  gv_map shared; /* ids, sizes, and numbers that are passed: symbols that are the same wherever they
                    are */
  uint32_t left; /* of the budget */
  uint32_t depth; /* of the value that is being computed */
  bool lost;      /* something is accessed of which it is not known whose it is */
  GV_VEC(gv_range_member) members;
  gv_range_list found;         /* operand: the root */
  gv_kernel_ask_list asks;     /* of all that is found, each argument once */
  gv_told_extent_list extents; /* the same; argument: the root */
} gv_ranges;

/* One more thing is looked at; false: the budget is spent. */
static inline bool gv_range_spend(gv_ranges *r) { return r->left > 0 && --r->left > 0; }

/* A pointer or a memref. */
static inline bool gv_range_is_address(MlirType type) {
  return mlirTypeIsALLVMPointerType(type) || mlirTypeIsAMemRef(type) ||
         mlirTypeIsAUnrankedMemRef(type);
}
/* The operation that makes the value; NULL: it is an argument of a block. */
static inline MlirOperation gv_range_maker(MlirValue v) {
  return mlirValueIsAOpResult(v) ? mlirOpResultGetOwner(v) : (MlirOperation){NULL};
}

/* ---- range_values.c: what a value is --------------------------------------------------------- */

/* What the value is where control is in the frame. Each is computed once. */
gv_range_value gv_range_value_of(gv_ranges *r, uint32_t frame, MlirValue v);
/* The same of a number. */
gv_form gv_range_number_of(gv_ranges *r, uint32_t frame, MlirValue v);
/* The same of an operand; of one that the operation does not have, any number. */
gv_form gv_range_operand(gv_ranges *r, uint32_t frame, MlirOperation op, uint32_t i);

/* It is being computed: what asks is a part of it. */
bool gv_range_in_work(const gv_ranges *r, uint32_t frame, MlirValue v);

/* A number of which only a range is known. */
gv_form gv_range_within(gv_ranges *r, int64_t lo, int64_t hi);
/* A symbol of which nothing is known. */
static inline gv_form gv_range_anything(gv_ranges *r) {
  return gv_range_within(r, GV_LEAST, GV_MOST);
}
/* Between which numbers the form lies. */
static inline gv_interval gv_range_hull(const gv_ranges *r, const gv_form *x) {
  return gv_form_hull(r->symbols.at, x);
}
/* The number in `width` bits: if it is in their range, it does not wrap around; else nothing is
 * known of it. */
gv_form gv_range_fitted(gv_ranges *r, gv_form x, uint8_t width);

/* It is none of an address. */
static inline gv_range_value gv_range_of_number(gv_form at) {
  return (gv_range_value){.what = GV_A_NUMBER, .root = GV_LOST, .at = at};
}
/* A value of the type of which nothing is known, but that it leads to `root`. */
gv_range_value gv_range_somewhere(gv_ranges *r, uint32_t root, MlirType type);
/* A value of the type of which nothing is known. */
gv_range_value gv_range_unknown(gv_ranges *r, MlirType type);

/* ---- range_arguments.c: arguments of kernels, functions, blocks and loops -------------------- */

typedef enum gv_range_id { GV_ID_THREAD, GV_ID_BLOCK, GV_ID_THREADS, GV_ID_BLOCKS } gv_range_id;

/* Id or size number `axis` (0 to 2); those of hardware bound what is not known. */
gv_form gv_range_id_of(gv_ranges *r, gv_range_id which, uint32_t axis);
/* The number as an unsigned one, where it is one that is passed. */
bool gv_range_without_sign(gv_ranges *r, const gv_form *x, gv_form *as_unsigned);
/* What an argument of a block is. */
gv_range_value gv_range_argument(gv_ranges *r, uint32_t frame, MlirValue v);
/* What the type says of a memref, and, where it is an argument of the kernel, what its descriptor
 * says; else (GV_NONE) the rest is not known. */
gv_range_value gv_range_memref(gv_ranges *r, uint32_t root, MlirType type, uint32_t argument);
/* Bytes of an element. */
int64_t gv_range_element(gv_ranges *r, MlirType memref);

/* The root is the kernel's own copy of an argument that is passed by value. */
bool gv_range_is_copy(const gv_ranges *r, uint32_t root);
/* The address that is loaded from such a copy; else one of which nothing is known. */
gv_range_value gv_range_loaded(gv_ranges *r, uint32_t frame, MlirOperation op);

/* ---- range_addresses.c: addresses that are computed of others -------------------------------- */

/* llvm.getelementptr */
gv_range_value gv_range_gep(gv_ranges *r, uint32_t frame, MlirOperation op);
/* llvm.extractvalue: a member of a struct that was put together of parts, as memrefs are. */
gv_range_value gv_range_extract(gv_ranges *r, uint32_t frame, MlirOperation op);
/* memref.subview */
gv_range_value gv_range_subview(gv_ranges *r, uint32_t frame, MlirOperation op);
/* memref.reinterpret_cast */
gv_range_value gv_range_recast(gv_ranges *r, uint32_t frame, MlirOperation op);
/* What is one kind of thing stays it: numbers and addresses are not converted into each other. */
gv_range_value gv_range_cast(gv_ranges *r, uint32_t frame, MlirOperation op);

/* ---- range_conditions.c ---------------------------------------------------------------------- */

/* lo <= form <= hi */
typedef struct gv_range_limit {
  gv_form x;
  gv_interval in;
} gv_range_limit;
typedef struct gv_range_limits {
  gv_range_limit at[GV_RANGE_CHAIN];
  uint32_t count;
  bool all; /* nothing else has to hold */
} gv_range_limits;

/* What the end of the block passes to argument `index` of the other, on the only edge between them;
 * false: there are others, or it is not known. */
bool gv_range_passes(MlirBlock from, MlirBlock to, uint32_t index, MlirValue *value);

/* Pushes the conditions under which control comes to the block onto r->guards. True: it comes there
 * whenever they hold. */
bool gv_range_push_guards(gv_ranges *r, uint32_t frame, MlirRegion region, MlirBlock block);
/* r->guards as bounds. */
void gv_range_bounds(gv_ranges *r, gv_range_limits *to);
/* r->guards say that the argument, an address, is not null. */
bool gv_range_is_not_null(gv_ranges *r, uint32_t argument);
/* r->guards hold of the first thread of the first block where the numbers of `to`, each of which is
 * passed, are in their ranges; false: it is not known where they do. */
bool gv_range_ask(gv_ranges *r, gv_kernel_ask_list *to);

/* ---- range_bytes.c --------------------------------------------------------------------------- */

/* An access by each thread that comes to it. */
typedef struct gv_range_access {
  uint32_t argument;
  uint8_t mode; /* GV_RANGE_READS … */
  bool sure;    /* threads come there for certain, if the bounds hold */
  bool asks;    /* the first thread meets them, if r->asks holds */
  gv_form at;   /* bytes from the argument's address on */
  int64_t size; /* bytes */
} gv_range_access;

/* What all threads together touch of the argument. False: nothing, since no thread comes there. */
bool gv_range_touch(const gv_ranges *r, const gv_range_access *access,
                    const gv_range_limits *bounds, gv_kernel_range *made);
/* All of the argument, nothing for certain. */
gv_kernel_range gv_range_all_bytes(uint32_t argument, uint8_t mode);

/* ---- range_extents.c ------------------------------------------------------------------------- */

/* The access is one more of its argument in r->extents. */
void gv_range_note_extent(gv_ranges *r, const gv_range_access *access,
                          const gv_range_limits *bounds);
/* All of the argument may be accessed. */
void gv_range_lose_extent(gv_ranges *r, uint32_t argument);

#endif
