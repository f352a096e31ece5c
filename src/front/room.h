/* room: what the files of front share. Nothing here is seen from outside.
 *
 * The way through the files: input (bytes, what is refused unseen) -> parse (MLIR's own parser and verifier) -> symbol (which
 * functions and globals there are) -> body (each function: blocks, then operations one by one; table says which of the handlers
 * in call, memory, control and task does what) -> value (what the operations' operands are, on demand).
 */
#ifndef GV_FRONT_ROOM_H
#define GV_FRONT_ROOM_H

#include "front/front.h"
#include "model/builder.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>
#include <mlir-c/Dialect/LLVM.h>
#include <mlir-c/IR.h>

typedef struct front front;

/* ---- table: what the .def files say ----------------------------------------------------------------------------------- */

/* An expression in the making: `value` without its operands, and the MLIR values that they will be (NULL: none, or `value` has
 * it already). */
typedef struct gv_expr {
  gv_value value; /* `build` may use `k` and `index` for its own */
  MlirValue source[3];
  bool negate; /* the value wanted is the i1 opposite of this one */
  /* Makes the value instead, of what `value` says and its operands; NULL: it is `value`. */
  gv_value_id (*build)(struct front *f, const struct gv_expr *expr);
  MlirOperation op; /* for `build` */
} gv_expr;
typedef void gv_expr_fn(front *f, MlirOperation op, gv_expr *out);
typedef void gv_emit_fn(front *f, MlirOperation op);

/* A row of ops.def. None of the two functions: no effect, and results that are not followed. */
typedef struct gv_op_row {
  const char *name;
  gv_expr_fn *expr; /* the result is an expression */
  gv_emit_fn *emit; /* the operation has a place in the model */
  bool apart;       /* no bytes of its operands are in its results */
} gv_op_row;

#define OPERATION(name)
#define APART(name)
#define EXPRESSION(name, handler) gv_expr_fn gv_expr_##handler;
#define EMITTED(name, handler) gv_emit_fn gv_emit_##handler;
#define WATCHED(name, handler, at)                                                                                             \
  gv_expr_fn gv_expr_##handler;                                                                                                \
  gv_emit_fn gv_emit_##at;
#include "front/ops.def"

/* The result of the expression leads to the memory that its operand leads to. */
static inline bool gv_keeps_address(const gv_op_row *row) {
  return row->expr == gv_expr_offset || row->expr == gv_expr_copy || row->expr == gv_expr_freeze ||
         row->expr == gv_expr_number || row->expr == gv_expr_pointer;
}

/* llvm.intr.lifetime.start and end: they do nothing with an address but say when the slot is there. */
static inline bool gv_marks_lifetime(const gv_op_row *row) {
  return row->emit == gv_emit_lifetime_start || row->emit == gv_emit_lifetime_end;
}

/* The row of an operation; one map lookup once the name has been seen. Never NULL. */
const gv_op_row *gv_row_of(front *f, MlirOperation op);

/* The operation's name for the model: of the table, or copied. */
gv_str gv_name_of(front *f, MlirOperation op);

/* What a function is known for by its name (the runtime's profile, library.def). */
typedef enum gv_library {
  GV_LIB_UNKNOWN,
  GV_LIB_RUNTIME, /* the GPU runtime: an action, whatever its body */
  GV_LIB_CALLED,  /* an action where an argument has a role, or its result matters, else nothing */
  GV_LIB_ANSWERS, /* the same, an action that changes nothing, and gives the same as long as its arguments are */
  GV_LIB_NEW_MEMORY,
  GV_LIB_ZEROED, /* new memory, all bytes zero */
  GV_LIB_COPY,
  GV_LIB_SET,
  GV_LIB_FORMATTED, /* the last argument with a role is a format, which says what is done to those behind it */
  GV_LIB_AT_EXIT,   /* argument 0 is called with argument 1 at the end of the program */
  GV_LIB_TENSOR,    /* an action as GV_LIB_CALLED, and new memory that is made with what it reads */
  GV_LIB_PART,      /* the descriptor at argument 0 gets the address of a part of the memory that is argument 1 */
  GV_LIB_END,       /* never returns */
} gv_library;

/* *action: its row, NULL when unknown; *row: that of the runtime, NULL when it is none of its functions. */
gv_library gv_library_of(const gv_profile *runtime, gv_str function, const gv_action **action, const gv_profile_row **row);
/* NULL: not an operation that should have been lowered. */
const gv_lowering *gv_lowering_of(gv_str op, unsigned release);
extern const gv_action gv_fill_action;                             /* of memory, by the host */
extern const gv_action gv_launch_action, gv_waiting_launch_action; /* on a stream; on one of its own, and the host waits */

/* What an operation in a kernel does with its operands that are addresses or hold some (kernel.def). */
typedef enum gv_kernel_effect {
  GV_KERNEL_ANYTHING, /* not listed */
  GV_KERNEL_NOTHING,
  GV_KERNEL_DERIVES,       /* its results lead to the memory that its operands lead to */
  GV_KERNEL_READS,         /* behind operand 0 */
  GV_KERNEL_WRITES,        /* behind operand 0 */
  GV_KERNEL_STORES,        /* operand 0 behind operand 1 */
  GV_KERNEL_ATOMIC,        /* reads and writes behind operand 0, atomically */
  GV_KERNEL_ATOMIC_SECOND, /* … behind operand 1 */
  GV_KERNEL_COPIES,        /* to operand 0 from operand 1 */
  GV_KERNEL_MOVES,         /* from operand 0 to operand 1 */
  GV_KERNEL_BRANCHES,
  GV_KERNEL_BRANCHES_ON, /* operand 0 decides */
  GV_KERNEL_CALLS,
  GV_KERNEL_RETURNS,
} gv_kernel_effect;
gv_kernel_effect gv_kernel_effect_of(gv_str op);

/* What a function of the async runtime is to a coroutine (async.def). */
typedef enum gv_async {
  GV_ASYNC_NONE,
  GV_ASYNC_CREATE_TOKEN,
  GV_ASYNC_CREATE_VALUE,
  GV_ASYNC_CREATE_GROUP,
  GV_ASYNC_ADD_REF, /* counts references: nothing happens to what the object stands for */
  GV_ASYNC_DROP_REF,
  GV_ASYNC_EMPLACE,
  GV_ASYNC_SET_ERROR,
  GV_ASYNC_IS_ERROR,
  GV_ASYNC_AWAIT,
  GV_ASYNC_AWAIT_AND_EXECUTE,
  GV_ASYNC_EXECUTE,
  GV_ASYNC_STORAGE,
  GV_ASYNC_ADD_TO_GROUP,
  GV_ASYNC_QUERY,
} gv_async;
/* What it makes, or gets as its first operand. */
typedef enum gv_async_object { GV_OBJECT_NO, GV_OBJECT_ANY, GV_OBJECT_TOKEN, GV_OBJECT_VALUE, GV_OBJECT_GROUP } gv_async_object;
gv_async gv_async_of(gv_str function, gv_async_object *object);

/* What a function is to the launches of C++ (launching.def). */
typedef enum gv_launching {
  GV_LAUNCHING_NONE,
  GV_LAUNCHING_PUSH,              /* its last argument is the stream of the launch that follows */
  GV_LAUNCHING_POP,               /* puts that stream where its last argument says */
  GV_LAUNCHING_LAUNCH,            /* kernel, …, array of addresses of arguments, bytes, stream */
  GV_LAUNCHING_LAUNCH_CONFIGURED, /* address of a configuration with the stream in it, kernel, array */
} gv_launching;
gv_launching gv_launching_of(gv_str function);

/* ---- layout ----------------------------------------------------------------------------------------------------------- */

typedef struct gv_layout {
  uint32_t size, align; /* bytes */
  uint8_t width;        /* bits of an integer of up to 64 bits; else 0 */
  bool holds;           /* a pointer, token or other handle can be in it */
} gv_layout;

gv_layout gv_layout_of(front *f, MlirType type);
/* How many arguments a value of the type is spread over when a function gets it: the members of a memref, else 1. */
uint32_t gv_spread_of_memref(MlirType type);
/* The byte offset of member `index` of a struct or array, and its type; false when there is none such. */
bool gv_member(front *f, MlirType type, int64_t index, int64_t *offset, MlirType *member);

/* ---- symbols ---------------------------------------------------------------------------------------------------------- */

typedef enum gv_symbol_kind {
  GV_SYM_DECLARED,
  GV_SYM_DEFINED,
  GV_SYM_GLOBAL,
  GV_SYM_KERNELS,
  GV_SYM_BINARY,
  GV_SYM_STUB, /* a function that stands for a kernel: its calls are launches, and its body is not built */
} gv_symbol_kind;
/* Of a function whose body is not here: may it wait for work on the GPU? */
typedef enum gv_waits { GV_WAITS_UNKNOWN, GV_WAITS_NEVER, GV_WAITS_PERHAPS } gv_waits;

typedef struct gv_symbol {
  gv_symbol_kind kind;
  uint32_t id; /* function or global; of kernels: the scope of what is in the gpu.module, GV_NONE until that is looked at; of a
                     gpu.binary: into gv_model.codes, GV_NONE until it is looked at and where there is nothing that CUDA runs */
  uint32_t scope;   /* the symbol table that it is in */
  gv_str name;      /* MLIR's */
  MlirOperation op; /* NULL: called, but not in the module */
  bool no_return, is_public;
  bool returns_twice; /* control may come back to behind its call from later ones, as with setjmp */
  bool comes_first;   /* llvm.mlir.global_ctors has it */
  bool is_alias;      /* llvm.mlir.alias: another name for something, or for a place in it */
  bool replaceable;   /* the body is not the last word on what it does */
  bool throws;        /* an exception may leave it; only where there are landing pads */
  bool tells;         /* … and its calls have one result more, whether one did */
  bool is_interface;  /* it is MLIR's C interface to another function of the module, and comes behind all that may call it */
  bool wraps;         /* the body is MLIR's C interface to the function of the library that has the name */
  gv_library library;
  const gv_action *action;       /* NULL: the name is unknown */
  const gv_profile_row *runtime; /* NULL: no function of the runtime */
  gv_launching launching;
  gv_async async;
  uint8_t waits;      /* gv_waits */
  MlirOperation used; /* its first use, of a function of which nothing is known; NULL */
  gv_async_object async_object;
  uint32_t async_function;  /* into front.async_functions; GV_NONE: its calls end when it returns */
  const gv_action *launch;  /* what launches through it do; NULL: not asked for yet */
  gv_str called;            /* "@name" in the model's arena, made at the first call */
  MlirOperation allocation; /* gv_allocation_returned, once it was asked for */
  MlirValue return_slot;    /* … and where that is kept until it is returned, if in a slot of its own; NULL */
  bool asked_allocation;
} gv_symbol;

/* Finds all functions and globals of the module, adds the globals to the model. False: see f->error. */
bool gv_collect_symbols(front *f, MlirOperation module);
/* The symbol that a reference in the function being built names; an undeclared one gets an entry. Valid until the next call. */
gv_symbol *gv_symbol_of(front *f, MlirAttribute reference);
/* How many of the operands of a call or invoke are arguments: the first ones. */
uint32_t gv_argument_count(MlirOperation call);
/* The global that an alias stands for, and how far into it; NULL: it is not known. */
const gv_symbol *gv_alias_target(front *f, const gv_symbol *alias, int64_t *offset);
gv_str gv_called_name(front *f, gv_symbol *symbol);
/* The function that is called by the operation, or NULL: through a pointer. Valid until the next symbol is looked up. */
gv_symbol *gv_callee_of(front *f, MlirOperation call);
/* The callee is a function of the library that writes nothing at the address that it gets as this argument. */
bool gv_call_reads_only(front *f, MlirOpOperand use);
/* The symbol `name` of `scope`; NULL: there is none. */
gv_symbol *gv_find_symbol(front *f, uint32_t scope, gv_str name);
/* Empty where there is none. */
gv_str gv_string_attribute(MlirOperation op, const char *name);
/* Another module's definition may take the place of this one when they are linked. */
bool gv_is_replaceable(front *f, MlirOperation op);
/* Adds a symbol that stands for an operation of a kind of its own. */
gv_symbol *gv_add_symbol(front *f, uint32_t scope, gv_str name, MlirOperation op);
/* ---- fresh.c: memory that a function allocates for its caller ---- */
/* The call, in the function that is symbol `index`, that allocates what the function returns on all ways; NULL: it returns something else, or
 * code that is not here may call it. The same for as long as the module is read. Symbols may move. */
MlirOperation gv_allocation_returned(front *f, uint32_t index);
/* Has the function that is being built allocate what such a function, symbol `index`, would. Gives the address. */
gv_value_id gv_allocate_for(front *f, uint32_t index);
/* Builds what callers outside call, of a public function that returns what it allocates. */
void gv_build_entry(front *f, uint32_t index);
/* Whether the arguments [first, end) of a call that allocates are constants; then their product. */
bool gv_allocated_size(front *f, MlirOperation op, uint32_t first, uint32_t end, int64_t *size);

/* The function may be called in ways that are not seen: its address is taken. */
void gv_reach_from_outside(front *f, gv_symbol *symbol);
/* So may all functions that the operation's attributes name; whether there are any. */
bool gv_reach_from_attributes(front *f, uint32_t scope, MlirOperation op);

/* ---- async functions ---------------------------------------------------------------------------------------------------- */

/* One of the things that a call of an async function gives: a token, or a value that will hold a payload. */
typedef struct gv_async_part {
  MlirValue object; /* a coroutine's: as the runtime made it */
  uint32_t size;    /* bytes of the payload; 0: a token */
} gv_async_part;

typedef enum gv_async_kind {
  GV_ASYNC_FUNC,      /* async.func */
  GV_ASYNC_COROUTINE, /* what becomes of async.func and async.execute: a function that suspends itself */
  GV_ASYNC_OPAQUE,    /* a coroutine of another shape: what its calls do, and when, is not known */
} gv_async_kind;

/* A function whose body runs beside its caller. */
typedef struct gv_async_function {
  gv_async_kind kind;
  uint32_t symbol;
  gv_async_part *parts;
  uint32_t count;
  MlirOperation call; /* one of its calls */
  uint32_t caller;    /* the symbol of the function that `call` is in */
  uint32_t calls;
  bool addressed; /* named by something else than a call */
  bool inlined;   /* its body is laid out where its only call is, as that of async.execute */
} gv_async_function;

/* Which functions are async, which of them are coroutines that can be read, and which are inlined: these lose their number and their
 * place in f->functions. After gv_collect_symbols. */
void gv_find_async_functions(front *f);
/* The function does nothing but resume the coroutine that it gets. */
bool gv_is_resumer(const gv_symbol *symbol);
gv_async gv_async_call(front *f, MlirOperation op);
/* Which successor of the switch behind a suspension is for going on; -1: it is not told. */
intptr_t gv_resumed_by(front *f, MlirOperation suspend);
/* Which successor of a branch is taken where nothing is in error; -1: it is not told, or does not ask for that. */
intptr_t gv_without_error(front *f, MlirOperation branch);
/* The operation does nothing but lead to a wait. */
bool gv_waits_on(front *f, MlirOperation op);
/* The async function whose body is being laid out; NULL: none. */
const gv_async_function *gv_current_async(const front *f);
/* async_objects.c: notes where an object of the async runtime is used as something else. */
void gv_check_async_objects(front *f);
/* Nothing can be proved of the module: what the operation does is not known. `what` is in the model's arena, or static. */
void gv_unreadable(front *f, MlirOperation op, gv_str function, gv_str what);
/* The call is one of the async runtime, or of an async function, and what it does is in the model now. */
bool gv_emit_async_call(front *f, MlirOperation op, const gv_symbol *symbol, uint32_t end);
/* The load or store is of an async value's storage. */
bool gv_emit_storage_access(front *f, MlirOperation op);
/* In the body of an async function a return ends the task, or nothing comes there. */
bool gv_emit_async_return(front *f, MlirOperation op);

/* ---- the function being built ----------------------------------------------------------------------------------------- */

/* How control came into a block, as far as its arguments need to know: argument i gets operand first + i - lead of `op`; the
 * first `lead` get `lead_value`, or something unknown when that is GV_NONE. */
typedef struct gv_entry {
  MlirOperation op; /* NULL: all arguments are unknown */
  uint32_t first, lead;
  gv_value_id lead_value;
  uint32_t edge, next; /* next: the block's next entry */
} gv_entry;

typedef struct gv_pending {
  gv_value_id arg;
  uint32_t block, index;
} gv_pending;

/* An operand of what made an opaque value, which has not been looked at yet. */
typedef struct gv_untraced {
  gv_value_id opaque;
  MlirValue operand;
} gv_untraced;

/* An expression whose operands are being found. */
typedef struct gv_expression_frame {
  MlirValue value;
  gv_expr expr;
  uint32_t next;
} gv_expression_frame;

/* A structured operation whose regions are laid out as blocks. */
typedef struct gv_nest {
  struct gv_nest *outer;
  MlirOperation op;
  uint32_t after;          /* the block where control goes on; its arguments are the operation's results */
  uint32_t task;           /* of async.execute */
  uint32_t entry;          /* of async.execute: the block that begins with GV_OP_TASK_BEGIN; else GV_NONE */
  uint32_t deps;           /* operands of async.execute that its body waits for */
  uint32_t async_function; /* whose body this is; GV_NONE: of no function */
  gv_value_id *args;       /* of `after`, for what an async function gives */
  /* Ends the block being filled, which ends a region: `terminator` may be NULL. */
  void (*leave)(front *f, struct gv_nest *nest, MlirOperation terminator);
} gv_nest;

/* What a function sees as one argument: an operand, or a member of an operand that is a memref. */
enum { GV_WHOLE = -1 };
typedef struct gv_argument {
  MlirValue value; /* NULL: a number, of no interest */
  int64_t part;    /* offset of the member, an address; GV_WHOLE: the operand itself */
} gv_argument;

/* What a kernel of which there is PTX does with the memory that a parameter leads to, perhaps; `surely`: each thread does. */
typedef struct gv_ptx_param {
  bool reads, writes, atomic, surely_reads, surely_writes;
  bool address;     /* it is, or has in it, the address of what is touched, and is no number that is added */
  bool narrow, odd; /* of less, more than 8 bytes */
} gv_ptx_param;

typedef struct gv_ptx_kernel {
  uint32_t first_param, params;
  uint32_t next; /* of the same name, in another object of the binary */
  bool follows;  /* it may go where addresses lead that lie in memory */
  bool unknown;  /* it may do anything */
} gv_ptx_kernel;

/* Where the constant path `position` leads in `type`. */
typedef struct gv_path {
  const void *type, *position;
  int64_t offset;
  bool fits;
} gv_path;

/* A stack slot of the function that is being built. */
typedef struct gv_frame_slot {
  MlirOperation op; /* its llvm.alloca */
  gv_value_id address;
} gv_frame_slot;

/* A global's initializer names something. */
typedef struct gv_named {
  uint32_t holder; /* global */
  uint32_t symbol;
} gv_named;

typedef GV_VEC(gv_kernel_range) gv_range_list;

struct front {
  const gv_profile *runtime;
  const gv_action *launches[2]; /* on a stream, without and with a cluster; NULL: not asked for yet */
  gv_model *model;
  MlirContext context;
  gv_str input;                /* its name */
  uint32_t file;               /* its number in the model */
  unsigned release;            /* of the lowering that made it, or is meant to lower it */
  bool unnamed;                /* locations call it "-" */
  bool marked;                 /* somewhere in it an operation may have a suppressing attribute */
  GV_VEC(uint32_t) device;     /* the scopes of the kernels of the device module */
  GV_VEC(gv_str) device_names; /* of the modules that they are in; "": the device module itself */
  bool launches_kernels;       /* there are functions of launching.def */
  /* … and launches whose null stream is the legacy one, or that of the thread: what they do. */
  const gv_action *legacy_launch, *thread_launch;
  gv_str error; /* set: the input cannot be used after all */

  gv_map stub_scopes;           /* the scope of each stub in the debug information */
  gv_map slot_of;               /* llvm.alloca -> number in `slots` */
  GV_VEC(MlirValue) slots;      /* what each stands for, or NULL */
  uint32_t looked;              /* blocks walked for that */
  gv_map overflow_flags;        /* attribute -> GV_ARITH_* */
  MlirOpPrintingFlags printing; /* made on first need */
  gv_map divisors;              /* hash of a value and a block -> 1: the value is not 0 there */
  gv_map written;               /* number of a global -> 1: somebody may write it */
  bool has_written;             /* … has been found out */
  MlirOperation module;
  gv_map private_slots;         /* llvm.alloca -> whether its address stays in loads and stores */
  gv_map kernel_arguments;      /* MlirValue -> what kernel.c found out about it */
  gv_map kernel_follows;        /* function of a gpu.module -> whether it goes where addresses in memory lead */
  gv_map ptx_of;                /* gpu.binary -> place in `ptx_modules` */
  gv_map ptx_kernel_of;         /* hash of a kernel's name and that place -> place in `ptx_kernels` */
  GV_VEC(uint32_t) ptx_modules; /* how many objects each has that are PTX; 0: not all are */
  GV_VEC(gv_ptx_kernel) ptx_kernels;
  GV_VEC(gv_ptx_param) ptx_params;
  GV_VEC(gv_named) named;
  GV_VEC(gv_frame_slot) frame; /* of the function being built */
  gv_map row_of_name, layout_of_type, file_of_name, symbol_of_name, symbol_of_reference;
  GV_VEC(gv_layout) layouts;
  gv_map path_of_key;
  GV_VEC(gv_path) paths;
  GV_VEC(gv_symbol) symbols;
  GV_VEC(uint32_t) functions; /* the symbols with a body, in the order of their ids */
  MlirAttribute internal_linkage, private_linkage;
  uint32_t scopes;
  gv_value_id one, zero; /* i1 constants, made when needed */
  GV_VEC(gv_async_function) async_functions;
  gv_map completions;            /* the last operation of each block that makes the results of a coroutine available */
  uint32_t thread_stream;        /* the global whose address is the default stream of the thread */
  bool has_thread_stream;        /* … is there */
  bool unused;                   /* nobody calls the function being built */
  bool has_kernels;              /* there is code for a GPU */
  bool sets_known, sets_holders; /* a function of the runtime gives holders other memory; … has been found out */
  bool calls_runtime;            /* a function of the runtime is called, if only one without effects that matter */
  bool has_async;                /* there are async functions, or calls of the async runtime */
  bool can_fail;                 /* an async value or token may be in error without another having been so */

  /* of the function being built */
  uint32_t scope;
  gv_loc near; /* the last place that was known, in a function that was compiled with debug information; else GV_NO_LOC */
  gv_value_id first_value;   /* what is older belongs to others */
  uint32_t first_argument;   /* of the call that is emitted: its operand 0 may be the address of the function */
  bool tells;                /* its last result is whether an exception left it */
  uint32_t way_out;          /* the block where one does; GV_NONE: none does */
  MlirOperation allocation;  /* of the function being built: gv_allocation_returned */
  gv_value_id allocated;     /* … and the parameter that stands for it */
  MlirValue return_slot;     /* … and the slot that nothing but it is in */
  gv_value_id configuration; /* a slot that stands for what __cudaPushCallConfiguration keeps; GV_NONE: nothing is launched */
  uint32_t first_block;
  uint32_t block;               /* being filled */
  bool ended;                   /* that block has its terminator: the rest of the MLIR block is dead */
  uint32_t depth;               /* regions that the walk is inside of */
  gv_map values;                /* MlirValue -> gv_value_id */
  gv_map blocks;                /* MlirBlock, or the operation whose results are a block's arguments -> block */
  GV_VEC(uint32_t) first_entry; /* of each block */
  GV_VEC(gv_entry) entries;
  GV_VEC(gv_pending) pending;
  GV_VEC(gv_value_id) operands; /* scratch of one operation */
  GV_VEC(uint8_t) roles;        /* of the operands, of an action */
  const uint8_t *last_roles;    /* those of the last action that had others than its row */
  uint32_t last_role_count;
  GV_VEC(gv_argument) arguments;    /* of a known function or a kernel */
  GV_VEC(uint8_t) kernel_roles;     /* of the arguments of a kernel */
  gv_range_list kernel_ranges;      /* of the kernel that is launched; `operand`: which of these arguments */
  gv_range_list ranges;             /* of the operands pushed so far */
  GV_VEC(gv_expression_frame) work; /* scratch of gv_demand */
  GV_VEC(gv_untraced) untraced;
  bool tracing;            /* they are being looked at */
  struct gv_nest *nest;    /* the structured operation that the walk is in */
  uint32_t async_function; /* that the function is; GV_NONE */
  gv_map payloads;         /* MlirValue of an async value to its payload, where that is not the value itself */
  gv_map objects;          /* MlirValue of an async token, value or group to the model's object */
  gv_map failures;         /* MlirValue of an async value or token to whether it is in error */
};

/* ---- location --------------------------------------------------------------------------------------------------------- */

/* An unknown place is GV_NO_LOC. */
gv_loc gv_place(front *f, MlirLocation location);
/* The file name, line and column that a location stands for; false: unknown. */
bool gv_resolve_location(MlirLocation location, MlirIdentifier *file, uint32_t *line, uint32_t *col);
/* gv_op.site of what is at the location. */
uint32_t gv_site(front *f, MlirLocation location);
/* Of an operation; what was inlined from a stub is where the launch is. */
gv_loc gv_op_place(front *f, MlirOperation op);

/* Calls `take` with each place that the location is made of, in its order: all of fused ones. */
void gv_each_place(front *f, MlirLocation location, void (*take)(void *with, gv_loc place), void *with);

/* ---- gpu: a source that is not lowered ---------------------------------------------------------------------------------- */

/* ---- host: what host code does ------------------------------------------------------------------------------------------ */

void gv_read_host(front *f, MlirOperation module, gv_host *host);

void gv_read_gpu_program(front *f, MlirOperation module, gv_gpu_program *program);

/* ---- value ------------------------------------------------------------------------------------------------------------ */

/* The parameter that the address comes from, in itself or loaded through it, if that was made; GV_NONE: none. *offset: how many bytes further
 * on it lies, GV_ANYWHERE: not known. */
gv_value_id gv_leading_parameter(front *f, MlirValue address, int64_t *offset);
/* The id of a value of the function being built. */
gv_value_id gv_demand(front *f, MlirValue value);
/* Says that `value` is the model's `id`; it may have been demanded before, by an operation that comes earlier in the text. */
void gv_define(front *f, MlirValue value, gv_value_id id);
/* What is asked for from here on. */
void gv_redefine(front *f, MlirValue value, gv_value_id id);
/* `id` itself, or a copy whose origin is not known when the size is not the one wanted. */
gv_value_id gv_fit(front *f, gv_value_id id, uint32_t size);
/* A value that is not followed, which is computed anew wherever control enters the block; the second: where is not known. */
gv_value_id gv_opaque_in(front *f, uint32_t block, uint32_t size, uint8_t width, gv_loc loc);
gv_value_id gv_opaque(front *f, uint32_t size, uint8_t width, gv_loc loc);
gv_value_id gv_int(front *f, int64_t value, uint32_t size, uint8_t width);
/* Bytes of handles that are in the operands from `first` on may be in the opaque value, which was made of the operation. */
void gv_trace(front *f, gv_value_id opaque, MlirOperation op, uint32_t first);
/* Bytes of a handle can be in the value: it is no constant, no truth value, and no small floating-point number. */
bool gv_can_carry(front *f, MlirValue value);
/* Says which members a new root of the type has. */
void gv_add_fields(front *f, gv_value_id root, MlirType type);
/* The constant that an integer value is. */
bool gv_constant(front *f, MlirValue value, int64_t *constant);
bool gv_attribute_int(MlirAttribute attribute, int64_t *value);
/* Gives the arguments demanded so far what each edge passes to them, until nothing new is demanded. */
void gv_settle_arguments(front *f);

/* ---- body ------------------------------------------------------------------------------------------------------------- */

void gv_build_function(front *f, uint32_t index);
/* Adds the parameters of `op` to function `id`, which has just begun. */
void gv_add_params(front *f, uint32_t id, MlirOperation op);
void gv_forget_function(front *f);
/* New blocks for the blocks of a region; returns the first one's, or GV_NONE for an empty region. */
uint32_t gv_open_region(front *f, MlirRegion region);
/* Fills them. */
void gv_fill_region(front *f, MlirRegion region);
uint32_t gv_new_block(front *f);
void gv_start_block(front *f, uint32_t block);
uint32_t gv_block_of(front *f, MlirBlock block);

/* Adds an operation of the model for `op`; its operands are those pushed to f->operands. */
gv_op *gv_emit(front *f, MlirOperation op, gv_op_kind kind, gv_str name);
static inline void gv_push_operand(front *f, gv_value_id id) { *gv_push(&f->operands) = id; }
void gv_push_value(front *f, MlirValue value);
/* Which operands matter: those that can hold a handle, or all that bytes of one can be in, whatever their type, or besides all integers,
 * that a branch may depend on. */
typedef enum gv_wanted { GV_WANT_HANDLES, GV_WANT_WORDS, GV_WANT_INTEGERS } gv_wanted;
/* Pushes operands [first, end) of `op`; those that do not matter become GV_NONE. */
void gv_push_operands(front *f, MlirOperation op, uint32_t first, uint32_t end, gv_wanted wanted);
/* The results of `op` are the results of the newest operation of the model. */
void gv_add_results(front *f, MlirOperation op);
/* An edge from the block being filled. Argument i of the target gets operand first + i of `op`. */
gv_entry *gv_edge_to(front *f, uint32_t target, MlirOperation op, uint32_t first);
gv_entry *gv_case_edge_to(front *f, uint32_t target, MlirOperation op, uint32_t first, int64_t case_value);
/* The task begins, at the start of its entry block. */
void gv_emit_task_begin(front *f, const gv_nest *nest);
/* Something that may do anything with the handles among operands [first, end). */
void gv_emit_unknown(front *f, MlirOperation op, gv_str name, uint32_t first, uint32_t end);
gv_emit_fn gv_emit_other;
/* Ends the block: control does not come past here. */
void gv_emit_end(front *f, MlirOperation op, gv_str name);

/* ---- known functions, launches, kernels --------------------------------------------------------------------------------- */

/* The call of a function that is known by its name; false: its arguments do not fit, and nothing was done. */
bool gv_emit_library(front *f, MlirOperation op, const gv_symbol *symbol, uint32_t end);
/* The function, which has a body, is MLIR's C interface to the declared function `name`: it packs its arguments and calls
 * "_mlir_ciface_<name>" with them. */
bool gv_wraps_library(front *f, MlirOperation function, gv_str name);
/* The function is MLIR's C interface to the function `name`, which has a body. */
bool gv_is_interface_of(front *f, MlirOperation function, gv_str name);
/* What a function that is called with operands [first, end) sees as its arguments, in f->arguments. */
void gv_list_arguments(front *f, MlirOperation op, uint32_t first, uint32_t end);
bool gv_is_address(front *f, const gv_argument *argument);
/* The number that an integer is for certain, as far as it can be told where it is used. */
bool gv_integer_of(front *f, MlirValue value, int64_t *k);
/* The default stream of the thread, as a value. */
gv_value_id gv_thread_stream(front *f);
void gv_take_thread_stream(front *f, gv_value *value);
/* An argument that is a stream, of a call of `action`. */
gv_value_id gv_stream_value(front *f, const gv_argument *argument, const gv_action *action);
/* The 8 bytes at `offset` of an aggregate. */
gv_value_id gv_part(front *f, MlirValue value, int64_t offset);
void gv_push_role(front *f, gv_value_id operand, uint8_t role);
/* An action with the operands and roles that were pushed. */
gv_op *gv_emit_action(front *f, MlirOperation op, const gv_action *action, gv_str name);
/* The memref has the layout that its shape alone gives it, from its start. */
bool gv_is_contiguous(MlirType memref);
/* What of the operation's types its lowering declines; NULL: nothing. */
const gv_declined *gv_declined_for(MlirOperation op);
void gv_emit_unlowered(front *f, MlirOperation op, const gv_lowering *lowering);
/* What a launch finds in its array of parameters goes behind the operands pushed so far, or, where the array is filled in ways that are
 * not seen, the array itself to operand number `place`. */
/* The bytes of the memref whose descriptor the last operand pushed is the address of; `behind`: `argument` is that of an unranked one. */
void gv_push_view(front *f, MlirOperation op, gv_str name, const gv_argument *argument, bool behind, bool writes);
void gv_push_parameters(front *f, MlirOperation launch, MlirValue array, uint32_t place);

/* Notes which code the newest operation, made of this gpu.launch_func, runs with what, where the program brings it along. */
void gv_add_launch(front *f, MlirOperation op);

/* GV_RANGE_* of GV_ROLE_KERNEL_*. */
uint8_t gv_mode_of_kernel(uint8_t role);
/* The newest operation launches a kernel whose effects are not there to be seen. */
void gv_set_unseen(front *f);
/* … launches the kernel of this name. */
void gv_name_kernel(front *f, gv_str name);
/* An argument of a kernel: the addresses in it have the role. */
void gv_push_argument(front *f, const gv_argument *argument, uint8_t role);
/* A number, or several, in which an address can be: where it goes, it is not known what is done to the memory. */
bool gv_may_be_address(front *f, MlirValue value);
/* Larger than what addresses are looked for in. */
bool gv_is_large(front *f, MlirType type);
/* Calls are taken to succeed: the result is 0. */
void gv_define_status(front *f, MlirOperation call);
/* The alloca that the address is computed from, or NULL. */
MlirValue gv_slot_of(front *f, MlirValue address);
/* The constant offset of the address from what gv_slot_of says; false: it is not constant. */
bool gv_offset_in_slot(front *f, MlirValue address, int64_t *offset);

/* ---- stub: launches of C++ ---- */

/* The function stands for a kernel. */
bool gv_is_stub(MlirOperation function, gv_str name);
/* `module` has the kernels that stubs stand for, directly or in modules of device code. */
void gv_add_device_module(front *f, MlirOperation module);
/* At the start of the entry block of the function. */
void gv_begin_launches(front *f, MlirOperation function);
/* The call plays a part in a launch, and what it does is in the model now; the arguments are the operands before `end`. */
bool gv_emit_launching(front *f, MlirOperation op, const gv_symbol *symbol, uint32_t end);

/* The kernel that `@module::@kernel` names, seen from the function being built, and the scope that it is in; NULL: its body is not here. */
MlirOperation gv_kernel_of(front *f, MlirAttribute reference, uint32_t *scope);
/* Looks into a module of kernels, and returns the scope of what is in it. */
uint32_t gv_look_into_kernels(front *f, MlirOperation module);
/* The kernel `name` of that scope; NULL: its body is not there. */
MlirOperation gv_kernel_in(front *f, uint32_t scope, gv_str name);
/* How many arguments a caller passes to a function with a body. */
intptr_t gv_kernel_arguments(MlirOperation function);
/* May the kernel go where addresses lead that lie in memory? NULL, or one that was not looked at: yes. */
bool gv_kernel_follows(front *f, MlirOperation kernel);
/* KERNEL_READ, KERNEL_WRITE, KERNEL_BOTH or NONE, of an argument of a function that gv_kernel_of returned. */
gv_role gv_kernel_role(front *f, MlirValue argument);

/* ---- ptx: kernels of which there is text for NVIDIA's devices ---- */

/* What the kernel of the launch does with f->arguments goes to f->kernel_roles and f->kernel_ranges. False: it is not known. */
bool gv_find_ptx_effects(front *f, MlirOperation op, bool *follows);
void gv_free_ptx(front *f);
/* The target of an object. */
bool gv_is_for_nvidia(MlirAttribute target);

/* So is everything that the function holds. */
void gv_hide_all(front *f, MlirOperation op, gv_str name);
/* ---- ranges: which bytes of its arguments a kernel touches ---- */

enum { GV_SIZES = 6 };
/* What is known of a launch. */
typedef struct gv_launch_facts {
  int64_t size[GV_SIZES]; /* of the grid, of its blocks, by dimension */
  bool sized[GV_SIZES];   /* is it known? */
  /* The number that is passed as an argument, or as a member of a memref's descriptor; false: it is not known. */
  bool (*number)(void *to, uint32_t argument, uint32_t member, int64_t *k);
  void *to;
} gv_launch_facts;
/* Appends what the kernel, of this scope, does with the memory of each of its arguments; `operand` of each is the argument's number. */
void gv_ranges_of_kernel(front *f, uint32_t scope, MlirOperation kernel, const gv_launch_facts *launch, gv_range_list *to);

/* foreign.c: the operation may be one of a runtime that is not known. */
void gv_see_foreign_operation(front *f, MlirOperation op);
/* … once the model is whole: whether anything in it was recognised, and what may belong to such runtimes. */
void gv_find_foreign(front *f);
/* outside.c: may a call of the function, whose body is not here, wait for work on the GPU? NULL: one through a pointer. */
bool gv_may_wait(MlirOperation call, gv_symbol *symbol);
/* The operands are out of sight from here on. */
void gv_hide_operands(front *f, MlirOperation op);

/* ---- memory, as operations and library functions share it ------------------------------------------------------------- */

/* The type of a parameter that is passed by value, behind an address (llvm.byval); NULL: it is not. */
MlirType gv_byval_type(MlirOperation function, intptr_t param);
/* At the head of a function: it has copies of what is passed by value. */
void gv_copy_values_passed(front *f, MlirOperation function);
/* `op` is the operation of MLIR that does it; its name and place are used. */
/* No size: not constant. */
gv_op *gv_new_memory(front *f, MlirOperation op, gv_str name, bool heap, const int64_t *size);
void gv_copy_memory(front *f, MlirOperation op, gv_str name, MlirValue to, MlirValue from, const int64_t *size);
void gv_set_memory(front *f, MlirOperation op, gv_str name, MlirValue to, MlirValue byte, const int64_t *size);
void gv_zero_memory(front *f, MlirOperation op, gv_str name, MlirValue at, int64_t size);

/* ---- unwind ---- */

/* Whether the input, text or bytecode, may have an llvm.invoke. */
bool gv_has_landing_pads(gv_str bytes);
/* Which functions exceptions leave, where there are landing pads. After gv_find_async_functions. */
void gv_find_throwing(front *f);
/* An exception may come out of the call. */
bool gv_may_throw(front *f, MlirOperation call);
/* Behind a call: the function is left too if an exception came out of it. `thrown`: what the call says of that; GV_NONE: nothing. */
void gv_leave_if_thrown(front *f, MlirOperation call, gv_value_id thrown, bool returns);
/* Behind the operands of a return. */
void gv_push_thrown(front *f, bool thrown);
/* Once all blocks of the function are filled. */
void gv_fill_way_out(front *f, MlirOperation function);

/* The llvm.ptrtoint computes a size, as the address of an element behind null. */
bool gv_is_size(front *f, MlirOperation number);
/* A constant, or a constant number of elements as the address of the one behind them. */
bool gv_constant_size(front *f, MlirValue value, int64_t *size);

/* What the llvm.extractvalue takes out of an aggregate that was just put together; NULL: it is not known. */
MlirValue gv_inserted(front *f, MlirOperation extract);

/* ---- wide: integers of more than 64 bits by bytes, vectors by lanes ---- */

/* The operation's result is wide, and said by bytes where that can be. */
bool gv_expr_wide(front *f, MlirOperation op, gv_expr *out);
/* ---- assume ---- */

/* The condition is a constant, or computed from such: what it is. */
bool gv_constant_condition(const gv_model *m, gv_value_id id, int64_t *k);
/* What the attributes of its parameters say holds from its first block on. */
void gv_assume_parameters(front *f, MlirOperation function);
/* … of what the call gives; `callee`: the function, as far as it is declared here. */
void gv_assume_result(front *f, MlirOperation call, MlirOperation callee);

/* ---- integer: numbers ---- */

/* `whole` is what an operation gives that says whether it overflows, and the part of it that is wanted, the result or, not `first`, the
 * answer, is now in *out. */
bool gv_take_from_overflow(front *f, MlirValue whole, bool first, gv_expr *out);
/* The operation is a freeze of what may be undefined, and what it gives is now in *out. */
bool gv_take_frozen(front *f, MlirOperation op, gv_expr *out);
int64_t gv_bits_of_float(MlirType type, double k);
/* What the result of the operation, which is no expression, depends on. */
void gv_find_dependence(front *f, MlirOperation op, gv_value *opaque);
/* What is loaded from a slot that stands for a value. */
MlirValue gv_loaded(front *f, MlirValue value);
/* The bits of a number that a load gives, in memory that never holds anything else: a constant, or a global that nobody writes. */
bool gv_constant_in_memory(front *f, MlirValue loaded, int64_t *bits);

/* ---- slot ---- */

/* The one value that the stack slot at the address ever holds where it is read; NULL: it is no such slot. */
/* The slots that were made within `scope`, which `at` ends, are gone, where anything else than loads and stores knows of them. */
void gv_end_slots(front *f, MlirOperation at, MlirOperation scope);
/* The function around the operation. */
MlirOperation gv_function_around(MlirOperation op);
MlirValue gv_value_of_slot(front *f, MlirValue address);

/* ---- small things over the C API -------------------------------------------------------------------------------------- */

static inline gv_str gv_str_from(MlirStringRef s) { return (gv_str){s.data, s.length}; }
static inline MlirStringRef gv_ref(const char *c_string) { return (MlirStringRef){c_string, strlen(c_string)}; }
static inline gv_str gv_op_name(MlirOperation op) { return gv_str_from(mlirIdentifierStr(mlirOperationGetName(op))); }
static inline MlirAttribute gv_attribute(MlirOperation op, const char *name) {
  return mlirOperationGetAttributeByName(op, gv_ref(name));
}
static inline uint32_t gv_operand_count(MlirOperation op) { return (uint32_t)mlirOperationGetNumOperands(op); }
static inline gv_layout gv_value_layout(front *f, MlirValue value) { return gv_layout_of(f, mlirValueGetType(value)); }

/* Text that MLIR prints piece by piece: gv_keep_text is the callback, `to` the gv_text. */
typedef GV_VEC(char) gv_text;
void gv_keep_text(MlirStringRef piece, void *to);

/* ---- mark ------------------------------------------------------------------------------------------------------------- */

/* Whether the input, text or bytecode, has the name of the suppressing attribute anywhere. */
bool gv_has_marks(gv_str bytes);
/* Writes down what the attribute says, if the operation has it; `function`: the one that it defines, else GV_NONE. */
void gv_keep_marks(front *f, MlirOperation op, uint32_t function);

/* ---- parse ------------------------------------------------------------------------------------------------------------ */

typedef struct gv_parsed {
  MlirContext context;
  MlirOperation root; /* NULL: *error says why */
  bool unnamed;       /* locations call the input "-" */
} gv_parsed;

/* Parses and verifies; bytes.at[bytes.len] is 0. What is wrong goes to *error, in the arena. */
gv_parsed gv_parse(gv_arena *arena, gv_str name, gv_str bytes, gv_str *error);
/* The same in a context that is there; the operation is the caller's. */
MlirOperation gv_parse_in(MlirContext context, gv_arena *arena, gv_str name, gv_str bytes, bool *unnamed, gv_str *error);
void gv_parsed_destroy(gv_parsed *parsed);

/* dead.c: takes out the blocks that no edges lead to from the entry of their region. */
void gv_remove_dead_blocks(MlirContext context, MlirOperation module);

/* reader.c: false: act(with), tried in a child process, crashed or did not end. */
bool gv_survives(void (*act)(void *), void *with);
/* act(with) within the limits, which end this process. */
void gv_read_within(const gv_reading *limits, void (*act)(void *), void *with);

/* ---- input ------------------------------------------------------------------------------------------------------------ */

/* All of the file ("-": standard input) in the arena, with a 0 behind it. */
gv_status gv_read_input(gv_arena *arena, const char *path, bool aside, gv_str *bytes, gv_str *error);
/* Room for `size` bytes, aligned as bytecode wants it. */
char *gv_take_aligned(gv_arena *arena, size_t size);
/* Behind the string that begins at `at`. */
const char *gv_behind_string(const char *at, const char *end);

/* Text of a newer release in the words of this one, with each line and column where it was, and a NUL behind it. False: nothing in it is new. */
bool gv_in_older_words(gv_str text, gv_text *to);

/* Refuses what MLIR's parser would answer with nonsense, or with a stack overflow. */
gv_status gv_refuse_input(gv_arena *arena, gv_str name, gv_str bytes, gv_str *error);
bool gv_is_bytecode(gv_str bytes);
bool gv_is_llvm_ir(gv_str bytes);

enum { GV_MAX_NESTING = 2000 }; /* of brackets in text, of regions in bytecode */

#endif
