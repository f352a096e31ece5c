/* state: what a checker knows at one place of a program, in two forms. A *work* is what the meaning
 * of operations changes, fast to update; a *state* is the same in canonical form, which
 * certificates hold: objects are numbered in the order in which bound values lead to them, so that
 * states that differ in names only are equal.
 *
 * All that is known is a must: what is not in it is unknown, never absent. One thing is a may:
 * accesses that are not finished ("pending"). An access that is not pending has finished before all
 * that the host does from here on (H1).
 */
#ifndef GV_CHECKER_STATE_H
#define GV_CHECKER_STATE_H

#include "checker/program.h"

/* In gvc_ref.object of a number: it may be made of the addresses of several objects. */
#define GVC_MANY (GV_NONE - 1)

/* ---- references: what a leaf of a value, or a slot of memory, holds -------------------------- */

typedef enum gvc_ref_kind {
  GVC_REF_UNKNOWN, /* nothing is known: it must not be used as an address or handle */
  GVC_REF_NUMBER,  /* a constant; as a pointer null, or an offset from it */
  GVC_REF_SYMBOL,  /* some number; `object`: of whose address it may be made, GV_NONE: of none */
  GVC_REF_POINTER, /* into an object, at `number` bytes, or anywhere; also as a number of 64 bits */
  GVC_REF_DEAD,    /* an object that was destroyed or freed */
  GVC_REF_OTHER,   /* a stream or event in an element that is not followed: no object that is
                      (elements.c); `object` is GV_NONE */
} gvc_ref_kind;

typedef struct gvc_ref {
  gvc_ref_kind kind;
  uint32_t object;
  uint32_t symbol;
  bool anywhere;
  bool based;   /* anywhere, and so many bytes after what `symbol` says; only as long as a block is
                   gone over */
  bool within;  /* `symbol` is an offset, whose bounds are known */
  bool or_null; /* … null where that object is not there (gvc_object.guard); at 0 */
  bool other;   /* anywhere, at `number` in some element but the one that is followed */
  bool undefined; /* of what is not known: it refers to no object (O5); in memory, it is a number */
  int64_t number;
} gvc_ref;

/* It leads to the object that it says. */
static inline bool gvc_has_object(gvc_ref ref) {
  return ref.kind == GVC_REF_POINTER || (ref.kind == GVC_REF_SYMBOL && ref.object < GVC_MANY);
}
/* An address, or what may be made of one. */
static inline bool gvc_is_address(gvc_ref ref) {
  return ref.kind == GVC_REF_POINTER || ref.kind == GVC_REF_DEAD || ref.kind == GVC_REF_OTHER ||
         (ref.kind == GVC_REF_SYMBOL && ref.object != GV_NONE);
}

/* ---- objects (O1) ---------------------------------------------------------------------------- */

typedef enum gvc_object_kind {
  GVC_OBJECT_PARAMETER, /* a parameter that was not used yet: of the kind of its first use (O6) */
  GVC_OBJECT_STREAM,
  GVC_OBJECT_EVENT,
  GVC_OBJECT_MODULE,
  GVC_OBJECT_KERNEL,
  GVC_OBJECT_TASK, /* its results, once it is done; until then what it was made of, by leaves of its
                      parameters */
  GVC_OBJECT_GROUP,   /* of tasks: its size, and then its members */
  GVC_OBJECT_ASYNC,   /* a token or value of the async runtime (references.c) */
  GVC_OBJECT_DEVICE,  /* device memory */
  GVC_OBJECT_SHARED,  /* device memory that the host shares */
  GVC_OBJECT_HOST,    /* memory of the C library's allocator */
  GVC_OBJECT_STORAGE, /* of a value of the async runtime */
  GVC_OBJECT_STACK,
  GVC_OBJECT_GLOBAL,
  GVC_OBJECT_CALLERS,    /* memory that came as a parameter */
  GVC_OBJECT_DESCRIPTOR, /* of the sparse library: it holds the addresses that it was made of */
  GVC_OBJECT_KINDS,
} gvc_object_kind;

/* Objects that may be there under a condition. */
static inline bool gvc_may_be_guarded(gvc_object_kind kind) {
  return kind == GVC_OBJECT_STREAM || kind == GVC_OBJECT_EVENT || kind == GVC_OBJECT_MODULE ||
         kind == GVC_OBJECT_DEVICE || kind == GVC_OBJECT_SHARED || kind == GVC_OBJECT_HOST;
}
/* Their names in a certificate. */
extern const char *const gvc_object_names[GVC_OBJECT_KINDS];

typedef enum gvc_stage {
  GVC_STAGE_WAITING,  /* it may run beside what comes next */
  GVC_STAGE_TRIED,    /* its region is gone over where it is made: what it does is noted as locks */
  GVC_STAGE_FINISHES, /* its region is gone over where it is awaited */
  GVC_STAGE_DONE,
  GVC_STAGES,
} gvc_stage;

extern const char *const gvc_stage_names[GVC_STAGES];

/* Of host memory (E8). What callers pass is untold until its first registration or unregistration,
 * and what this program makes is not registered then. */
typedef enum gvc_registration {
  GVC_UNTOLD,
  GVC_REGISTERED,
  GVC_UNREGISTERED,
  GVC_PERHAPS_REGISTERED, /* others may have changed it */
  GVC_REGISTRATIONS,
} gvc_registration;

extern const char *const gvc_registration_names[GVC_REGISTRATIONS];

typedef struct gvc_object {
  gvc_object_kind kind;
  gvc_registration registration;
  gvc_stage stage;  /* of a task */
  bool acted;       /* a task that is tried: it has done what others may not do meanwhile */
  uint32_t paused;  /* … and of so many that it awaits the regions are gone over */
  bool recorded;    /* an event (E2) */
  bool buffer;      /* a parameter that can be memory only: one of the two pointers of a memref */
  bool mine;        /* a stack slot of the function that runs, with which it ends (O7) */
  bool ended;       /* a stack slot out of its scope, until that begins again */
  bool natural;     /* … and the number of its element that is followed is not negative */
  bool placed;      /* it was put into an element of an array */
  bool shown;       /* a stack slot that others may see */
  bool overwritten; /* a stack slot that may hold what is not tracked */
  uint32_t stride;  /* an array of which one element is followed: the bytes of one; 0: it is none */
  uint32_t element; /* which one: a symbol, that no operation computes */
  uint32_t group;  /* memory: objects of one group may hold addresses of each other; 0: of no group;
                      GV_NONE: perhaps of what was freed */
  uint32_t guard;  /* 1 + a symbol of one bit: it is there where that is set; 0: always */
  bool unless;     /* … where it is not set */
  bool absent;     /* while states are compared: it is not there, though the other one's guard could
                      be set */
  uint32_t parent; /* a kernel: its module, an object; GV_NONE: not known, GVC_MANY: one that was
                      unloaded. A global: which. A task: which function */
} gvc_object;

/* ---- numbers --------------------------------------------------------------------------------- */

/* What is known of a symbol, as a signed and as an unsigned number of its width. */
typedef struct gvc_interval {
  int64_t low, high;
  uint64_t ulow, uhigh;
  uint8_t bits;
  uint8_t loose; /* enum gvc_looseness; 0: it is some number */
} gvc_interval;

/* Why a number may be undefined: it was computed against a promise, which no branch depends on
 * (N1); or its memory was not set, and then it may be another number at each use (O5). */
enum gvc_looseness { GVC_POISON = 1, GVC_UNSET = 2 };

/* Which relations between two symbols are possible: bits LESS, EQUAL, GREATER. */
enum { GVC_LESS = 1, GVC_EQUAL = 2, GVC_GREATER = 4, GVC_ANY_ORDER = 7 };
typedef struct gvc_relation {
  uint32_t a, b;
  uint8_t order, unsigned_order;
} gvc_relation;

/* ---- elements of arrays: elements.c -----------------------------------------------------------

 * Of an array one element is followed, and it is not said which one: what holds for any number
 holds
 * for all. What is in it is kept in slots from here on. */
#define GVC_ELEMENT ((int64_t)1 << 48)
/* In place of an object: a handle that is none of those which are followed. */
#define GVC_OTHER (GV_NONE - 2)

/* ---- canonical states ------------------------------------------------------------------------ */

/* A leaf of a value, if object is GV_NONE; else bytes of memory. */
typedef struct gvc_place {
  uint32_t object, leaf; /* leaf: of a function, or GVC_FRAME + i: an object or number of a caller
                          */
  int64_t offset;
  uint32_t size; /* of a leaf: the bits that a number in it has */
} gvc_place;
#define GVC_FRAME 0x80000000u

typedef struct gvc_entry {
  gvc_place place;
  gvc_ref ref;
} gvc_entry;

/* How something is accessed: memory is read, written, or both by an atomic access of a kernel (A4);
 * work is enqueued on a stream, and an event recorded. What goes together is in memory.c. */
typedef enum gvc_how {
  GVC_READS,
  GVC_WRITES,
  GVC_ENQUEUES,
  GVC_ATOMIC,
  GVC_RECORDS,
  GVC_USES, /* an event, whatever it stands for */
  GVC_LATE, /* of a lock alone: what a task waits for on the stream, or records in the event, is not
               what is known where it is awaited: others enqueued, or recorded, meanwhile */
  GVC_HOWS
} gvc_how;

extern const char *const gvc_how_names[GVC_HOWS];

/* Bytes that are accessed. `base` GV_NONE: they are compared by their bounds alone; with bytes of
 * one base, which is a symbol, by how far from it they are, too. */
typedef struct gvc_range {
  int64_t low, high; /* [INT64_MIN, INT64_MAX]: anywhere */
  uint32_t base;
  int64_t from, to;
} gvc_range;

static const gvc_range GVC_EVERYWHERE = {INT64_MIN, INT64_MAX, GV_NONE, 0, 0};

/* A pending access. Streams and events in `known` (gvc_state.known, sorted): what they order later
 * work or waits after includes it. A lock is what a task does on the host, to memory or with a
 * handle, and is over when the task in `known` is awaited. `on`: see gvc_pending. */
typedef struct gvc_access {
  uint32_t object, on;
  gvc_how how;
  bool lock;
  int64_t low, high; /* bytes; [INT64_MIN, INT64_MAX]: anywhere */
  uint32_t known, known_count;
} gvc_access;

/* How a symbol came to be: a term has any width, the others have one bit. */
typedef enum gvc_condition_kind {
  GVC_CONDITION_NONE,
  GVC_CONDITION_COMPARE,
  GVC_CONDITION_NOT,
  GVC_CONDITION_AND,
  GVC_CONDITION_OR,
  GVC_CONDITION_TERM, /* arithmetic */
  GVC_CONDITION_KINDS
} gvc_condition_kind;
typedef struct gvc_condition {
  gvc_condition_kind kind;
  uint16_t predicate; /* llvm.icmp's numbers; of a term, gvc_term_of(), or gvc_step.term */
  gvc_ref a, b;       /* numbers or symbols */
} gvc_condition;

/* What is computed, with its flags, as one number. */
static inline uint16_t gvc_term_of(gvc_code code, int64_t flags) {
  return (uint16_t)((code - GVC_CODE_ADD) * 4 + (unsigned)flags);
}

/* Of a state: which symbol it is of. */
typedef struct gvc_defined {
  uint32_t symbol;
  gvc_condition condition;
} gvc_defined;

typedef struct gvc_state {
  GV_VEC(gvc_object) objects; /* 0 is the null stream */
  GV_VEC(gvc_entry) entries;
  GV_VEC(gvc_access) pending;
  GV_VEC(uint32_t) known;
  GV_VEC(gvc_interval) symbols;
  GV_VEC(gvc_relation) relations;
  GV_VEC(gvc_defined) conditions; /* in the order of their symbols */
} gvc_state;

/* Frees its lists. */
void gvc_state_clear(gvc_state *state);

/* ---- works ----------------------------------------------------------------------------------- */

typedef struct gvc_bits {
  uint64_t *words;
  uint32_t count;
} gvc_bits;

typedef struct gvc_live {
  gvc_object object;
  bool dead;
  gvc_bits past;     /* of a stream or event: the pending accesses that it is after */
  uint8_t touched;   /* enum gvc_touch, while one operation is looked at */
  uint32_t slots;    /* first in gvc_work.slots; GV_NONE */
  uint32_t accesses; /* first in gvc_work.pending; GV_NONE */
} gvc_live;

typedef struct gvc_slot {
  gvc_place place;
  gvc_ref ref;
  uint32_t next;
} gvc_slot;

typedef struct gvc_pending {
  uint32_t object, next;
  gvc_how how;
  bool lock, alive;
  uint32_t on; /* of a lock of gvc_access_bytes: 1 + the stream of the work; 0: of none */
  gvc_range range;
} gvc_pending;

typedef struct gvc_symbol {
  gvc_interval interval;
  gvc_condition condition;
} gvc_symbol;

typedef GV_VEC(gvc_ref) gvc_refs;

/* A value of another block, or one that a block is entered with: its leaves. */
typedef struct gvc_bound {
  uint32_t leaf, count,
      at; /* the first in the function, how many, the first in gvc_work.bound_refs */
} gvc_bound;

typedef struct gvc_work {
  const gvc_program *program;
  const gvc_function *function;
  const gvc_block *block;  /* that is gone over */
  gvc_ref *leaves;         /* that it defines, from block->leaf on; kind UNKNOWN: not bound */
  GV_VEC(gvc_bound) bound; /* values of other blocks, in order */
  gvc_refs bound_refs;
  gvc_refs passed; /* where the block is left: what the arguments of the next become, whose first
                      leaf is `passed_to` */
  uint32_t passed_to;
  gvc_refs frame;
  GV_VEC(gvc_live) objects;
  GV_VEC(uint32_t) touched; /* objects that are */
  bool reaches_dead; /* one of them holds an address of what has ended, or one that is not known */
  GV_VEC(uint32_t) tried; /* tasks in that stage */
  uint32_t finishing;     /* how many are in that one */
  GV_VEC(gvc_slot) slots;
  GV_VEC(gvc_pending) pending;
  GV_VEC(uint32_t) free_pending;
  GV_VEC(gvc_symbol) symbols;
  GV_VEC(gvc_relation) relations;
  uint32_t groups;
  int64_t with;  /* of the call that is looked at: what its row of calls.def says */
  bool elements; /* of arrays, one each, are followed (elements.c) */
  bool all_ways; /* operations are gone over to which control may not come (kernel.c) */
  bool plain;    /* how numbers are computed, and what is read of memory, is forgotten */
  bool keeps;    /* variables of the module hold what its functions left there (gvc_save_kept) */
} gvc_work;

/* It may be undefined. */
static inline bool gvc_is_loose(const gvc_work *w, gvc_ref ref) {
  return ref.kind == GVC_REF_SYMBOL && w->symbols.at[ref.symbol].interval.loose;
}
/* A stack slot of the function that runs, which pending work or a task uses. */
static inline bool gvc_is_slot_in_use(const gvc_live *live) {
  return live->object.mine && !live->dead && live->accesses != GV_NONE;
}

/* As nothing but the null stream, at the start of a block. */
void gvc_work_start(gvc_work *work, const gvc_program *program, const gvc_function *function,
                    uint32_t block);
/* What a leaf of the function holds, and after it the others of its value. */
const gvc_ref *gvc_leaf(const gvc_work *work, uint32_t leaf);
/* The same, of a value that the block defines. */
static inline gvc_ref *gvc_own_leaf(const gvc_work *w, uint32_t leaf) {
  return &w->leaves[leaf - w->block->leaf];
}
/* Frees its lists. */
void gvc_work_clear(gvc_work *work);
/* *to is started; what it had is replaced. */
void gvc_work_copy(gvc_work *to, const gvc_work *from);
/* What the state says, at the start of a function or block; *work is started and empty. */
void gvc_work_load(gvc_work *work, const gvc_state *state);
/* The same, where a call of `exit`'s function returns: bindings of *work stay, its objects and
 * numbers become those of the exit state that its frame leads to. `framed`: objects and symbols of
 * *work, in the order of the frame. Results are bound to as many leaves from `result` on. */
void gvc_work_return(gvc_work *work, const gvc_state *exit, const gvc_refs *framed, uint32_t result,
                     uint32_t result_count);

/* The canonical state of what `places` (leaves, with what they hold) lead to; *state is zeroed, or
 * another one, which is replaced. */
void gvc_work_save(const gvc_work *work, const gvc_entry *bound, uint32_t count, gvc_state *state);
/* Negative: `a` comes first in a state; 0: they are one. */
int gvc_compare_places(const gvc_place *a, const gvc_place *b);
/* Whether all that `weak` says follows from `strong`, with objects numbered the same: then what
 * holds from `weak` on, holds from `strong` on. */
bool gvc_state_implies(const gvc_state *strong, const gvc_state *weak);

/* Whether a number of so many bits may be the one that the entry holds: a negative one has other
 * unsigned readings with other widths. */
bool gvc_fits_width(const gvc_state *state, const gvc_entry *entry, uint8_t bits);

/* ---- memory and order: memory.c -------------------------------------------------------------- */

uint32_t gvc_add_object(gvc_work *work, gvc_object_kind kind);
/* The object of the global of this number; made on first use. */
uint32_t gvc_global_object(gvc_work *work, uint32_t global);
/* Of `bits` bits, of which nothing is known; its number. */
uint32_t gvc_add_symbol(gvc_work *work, uint8_t bits);
/* A new symbol, which may be made of the address of the object; GV_NONE: of none. */
gvc_ref gvc_symbol_ref(gvc_work *work, uint8_t bits, uint32_t object);
/* Its first byte. */
static inline gvc_ref gvc_pointer_to(uint32_t object) {
  return (gvc_ref){.kind = GVC_REF_POINTER, .object = object};
}
/* The constant. */
static inline gvc_ref gvc_number_ref(int64_t number) {
  return (gvc_ref){.kind = GVC_REF_NUMBER, .number = number};
}

/* The set holds the item. */
bool gvc_knows(const gvc_bits *bits, uint32_t item);
/* The set holds the item from now on. */
void gvc_learn(gvc_bits *bits, uint32_t item);
/* … all that `from` holds. */
void gvc_learn_all(gvc_bits *to, const gvc_bits *from);
/* Something in the past is not finished, and not known. */
bool gvc_adds(const gvc_work *work, const gvc_bits *past, const gvc_bits *known);
/* *to becomes a copy. */
void gvc_set_bits(gvc_bits *to, const gvc_bits *from);
/* What the set holds is finished, for all from here on. */
void gvc_finish(gvc_work *work, const gvc_bits *past);
/* An access that begins now, by the host (stream GV_NONE) or enqueued on a stream: false if one
 * that is pending conflicts and is not ordered (A5). */
bool gvc_access_memory(gvc_work *work, uint32_t object, gvc_range range, gvc_how how,
                       uint32_t stream);
/* The same of work that neither follows addresses nor leaves any. With other such work on one
 * stream it is in order, whoever enqueues it first (H2). */
bool gvc_access_bytes(gvc_work *work, uint32_t object, gvc_range range, gvc_how how,
                      uint32_t stream);
/* Whether what the stream or event is after is not known, because of tasks (GVC_LATE, GVC_RECORDS).
 */
bool gvc_is_disputed(const gvc_work *work, uint32_t object);
/* The task's region is gone over where it is awaited: its locks are over but for those that are
 * late. */
void gvc_unlock(gvc_work *work, uint32_t task);
/* The same of what the host does with a handle, or in freeing memory, beside tasks alone (T3). */
bool gvc_touch(gvc_work *work, uint32_t object, gvc_range range, gvc_how how);
/* How a handle is touched: as one byte. */
static const gvc_range GVC_HANDLE = {0, 1, GV_NONE, 0, 0};
/* A pending access, which is in the past of the object `known`. */
void gvc_add_access(gvc_work *work, const gvc_pending *access, uint32_t known);
/* A lock of the task, and of those that are tried around it. */
void gvc_lock(gvc_work *work, const gvc_pending *lock, uint32_t task);
/* Whether a task that is tried has done it. */
bool gvc_is_own(const gvc_work *work, uint32_t access);
/* Whether another task has done it, and not this one: a state may say less of whose a lock is. */
bool gvc_is_of_other(const gvc_work *work, uint32_t access, uint32_t task);
/* The region of another task is gone over in those that are tried (1), or has been (-1). */
void gvc_pause(gvc_work *work, int by);
/* How far the task has come. */
void gvc_set_stage(gvc_work *work, uint32_t task, gvc_stage stage);
/* Lists the tasks that are tried, and counts those that finish, anew. */
void gvc_count_stages(gvc_work *work);
/* A task that the task waits for and that is not done; GV_NONE: none. `starts`: before it starts,
 * not only before it does anything but with the async runtime. */
uint32_t gvc_task_before(const gvc_work *work, uint32_t task, bool starts);

/* The object holds this somewhere, at a place that is not known. */
void gvc_leave_address(gvc_work *work, uint32_t object, gvc_ref ref);
/* Some slot of the object may hold one. */
bool gvc_holds_addresses(const gvc_work *work, uint32_t object);
/* What the leaf at the place holds; unknown where that is not known. */
gvc_ref gvc_read_slot(gvc_work *work, const gvc_place *place, const gvc_leaf_place *leaf);
/* Something is known of some of its bytes. */
bool gvc_has_slots(const gvc_work *work, const gvc_place *place);
/* The place holds it from now on; what overlaps it is unknown. */
void gvc_write_slot(gvc_work *work, const gvc_place *place, gvc_ref ref);
/* Bytes that may be overwritten by what is not known, and by no address but those that were there.
 */
void gvc_blur_slots(gvc_work *work, uint32_t object, int64_t low, int64_t high);
/* The memory of one may hold addresses of the other from here on. */
void gvc_join_groups(gvc_work *work, uint32_t a, uint32_t b);
/* How an operation that follows addresses may touch an object. */
enum gvc_touch {
  GVC_READ = 1,
  GVC_WRITTEN = 2,
  GVC_HOLDER = 4, /* it is where the operation finds an address */
  GVC_ATOMICALLY = 8,
};
/* Lists the object in work->touched, as `direct`, and all that can be reached through addresses in
 * it, as `beyond`. */
void gvc_reach(gvc_work *work, uint32_t from, uint8_t direct, uint8_t beyond);
/* No object counts as touched any more. */
void gvc_forget_touched(gvc_work *work);
/* Objects of which it is known whether they are there are so from here on, or are not. */
void gvc_resolve(gvc_work *work);
/* It was destroyed or freed; its accesses are forgotten, and references to it are dead. */
void gvc_end_object(gvc_work *work, uint32_t object);

/* ---- numbers.c ------------------------------------------------------------------------------- */

gvc_interval gvc_full_interval(uint8_t bits);
/* The two are one number: what is known of either holds. */
void gvc_unite_intervals(gvc_interval *to, const gvc_interval *from);
/* Its last bits, as a signed number. */
int64_t gvc_truncated(int64_t number, uint8_t bits);
/* What the number, of `bits` bits, may be; all of them where that is not known. */
gvc_interval gvc_interval_of(const gvc_work *work, gvc_ref ref, uint8_t bits);
/* llvm.icmp's predicate of two numbers: 1 it holds, 0 it does not, -1 it is not known. */
int gvc_compare(const gvc_work *work, uint16_t predicate, gvc_ref a, gvc_ref b, uint8_t bits);
/* Of a reference of one bit: the same. */
int gvc_truth(const gvc_work *work, gvc_ref ref);
/* What is known of numbers says of those that are computed of them, and which conditions it
 * decides. False: a number would have no value, so control does not come here. */
bool gvc_settle(gvc_work *work);
/* What is known of a number of `bits` bits that is made of another one: by GVC_CODE_ZEXT, _SEXT or
 * _TRUNC. */
gvc_interval gvc_converted(gvc_code code, gvc_interval from, uint8_t bits);
/* The work goes on where the condition holds, or does not. False: it cannot. */
bool gvc_assume(gvc_work *work, gvc_ref condition, bool holds);
/* A number that was made wider is ordered with others that were, as they were before. */
void gvc_relate_widened(gvc_work *work, uint32_t symbol);
/* What is known of numbers says of those that they are related to. */
void gvc_use_relations(gvc_work *work);
/* The predicate of the two holds. False: it cannot. */
bool gvc_assume_order(gvc_work *work, uint16_t predicate, gvc_ref a, gvc_ref b, uint8_t bits);
/* Of whose address what is made of the two may be. */
uint32_t gvc_common_origin(gvc_ref a, gvc_ref b);
/* A symbol that was computed in the same way not long ago, and is therefore the same number (N2);
 * NULL: there is none. */
const gvc_symbol *gvc_computed_before(const gvc_work *work, const gvc_condition *term,
                                      uint8_t bits);
/* `bits` 0: no integer. */
gvc_ref gvc_arithmetic(gvc_work *work, gvc_code code, int64_t flags, gvc_ref a, gvc_ref b,
                       uint8_t bits);
/* Whether the number of `bits` bits is what the term makes of two numbers. */
bool gvc_is_result(const gvc_condition *term, gvc_ref a, gvc_ref b, uint8_t bits, gvc_ref number);
/* Whether the result may be poison: it wraps against a flag, or is shifted by the width or more. */
bool gvc_may_be_poison(const gvc_work *work, gvc_code code, int64_t flags, gvc_ref a, gvc_ref b,
                       uint8_t bits);
/* Of the same numbers, the other way round. */
uint8_t gvc_reversed(uint8_t order);
/* Which orders of two symbols are possible, of all that is known. */
void gvc_orders(const gvc_work *work, gvc_ref a, gvc_ref b, uint8_t bits, uint8_t *order,
                uint8_t *unsigned_order);
/* These orders of two symbols, beside what is known of them. */
void gvc_add_relation(gvc_work *work, uint32_t a, uint32_t b, uint8_t order,
                      uint8_t unsigned_order);

#endif
