/* states: what is known of one handle at one point, and the table of what uses do to it. */
#ifndef GV_STATES_H
#define GV_STATES_H

#include "diag/diag.h"
#include "program/flow.h"
#include "program/intern.h"

typedef enum gv_handle {
  GV_HANDLE_NONE, /* no object, or nothing is known of it */
#define STATE(id, text, owed, ...) GV_HANDLE_##id,
#include "typestate/states.def"
#undef STATE
  GV_HANDLE_COUNT
} gv_handle;

typedef struct gv_step {
  gv_handle next;
  gv_rule rule; /* GV_RULE_NONE: nothing is wrong */
} gv_step;

/* What a use in this role makes of a handle in this state, and the rule that it breaks, by the
 * table in states.def. */
gv_step gv_handle_step(gv_handle handle, gv_role role);
/* The same in a call of this function (NULL: of none): what the runtime makes of null, and of
 * events that are not recorded or were waited for. */
gv_step gv_handle_step_in(gv_handle handle, gv_role role, const gv_action *action);
/* The state as a reader would say it, "a live stream", from states.def. Static. */
const char *gv_handle_text(gv_handle handle);
/* A destroyed stream or event. */
static inline bool gv_handle_is_dead(gv_handle handle) {
  return handle == GV_HANDLE_DEAD_STREAM || handle == GV_HANDLE_DEAD_EVENT;
}
/* Is it memory, alive or freed? */
bool gv_handle_is_memory(gv_handle handle);
/* What it is apart from being registered: live host memory, stack or global memory, memory passed
 * by the caller; else itself. */
gv_handle gv_handle_plain(gv_handle handle);
/* As a whole, from its first byte on. */
bool gv_handle_is_registered(gv_handle handle);
/* … of which perhaps parts are registered; of what cannot be registered, itself. */
gv_handle gv_handle_partly(gv_handle handle);
/* Must it be destroyed or passed on? */
bool gv_handle_owed(gv_handle handle);

/* Bytes [lo, hi) of `key` hold the object: its handle, or an address in it. Where work is followed
 * with the object, they may hold instead one of the streams and events that come after that work.
 */
typedef struct gv_place {
  gv_key key;
  int32_t lo, hi;
  int32_t shift; /* of memory: how far into it the address points; GV_SOMEWHERE: not known */
  uint32_t tag;  /* GV_OBJECT, GV_PARTNER, GV_RUN, GV_MEMBERS, or 1 plus the number of the stream or
                    event in gv_pending */
} gv_place;
#define GV_EVERYWHERE INT32_MAX
#define GV_SOMEWHERE INT32_MIN
enum {
  GV_OBJECT = 0,
  /* The aligned pointer of a memref parameter, whose distance from the allocated one is not known.
   * Plus 1 and an exponent: the object's own address aligned to that power of two, which is at the
   * same distance from it wherever it is computed. */
  GV_PARTNER = 0x80000000,
  GV_RUN = 0x40000000, /* plus a number: no object, but the token of a run of a task that touched it
                          (gv_touch) */
  GV_MEMBERS = 0x20000000, /* plus a number: a group that such runs were added to */
};
enum { GV_WORK_HANDLES = 64 }; /* streams and events that one piece of work can have */
/* Is it the token of a run, or a group of such? */
static inline bool gv_is_task_tag(uint32_t tag) {
  return !(tag & GV_PARTNER) && tag & (GV_RUN | GV_MEMBERS);
}
/* Does the place say which of its caller's things the function has, wherever they have gone since?
 */
static inline bool gv_is_of_entry(const gv_model *m, gv_place p) {
  if (gv_key_space(p.key) == GV_AT_ENTRY) return true;
  if (gv_key_space(p.key) != GV_IN_VALUE) return false;
  uint8_t def = m->values.at[gv_key_base(p.key)].def;
  return def == GV_DEF_PARAM || def == GV_DEF_GLOBAL;
}
/* Does the place hold the object itself? */
static inline bool gv_is_object(uint32_t tag) { return tag == GV_OBJECT || tag & GV_PARTNER; }
/* Does it hold a stream or event of the state's work? */
static inline bool gv_is_handle_tag(uint32_t tag) {
  return !gv_is_object(tag) && !gv_is_task_tag(tag);
}

/* The bit of the stream or event with this tag, in the sets of gv_pending. */
static inline uint64_t gv_handle_bit(uint32_t tag) {
  GV_CHECK(gv_is_handle_tag(tag) && tag <= GV_WORK_HANDLES);
  return UINT64_C(1) << (tag - 1);
}

/* What an address points to, and how far into it: GV_SOMEWHERE, or from GV_OBJECT or GV_PARTNER…
 * on. */
typedef struct gv_pointed {
  uint32_t tag;
  int32_t shift;
} gv_pointed;
/* The address at the place, aligned as gv_simple.aligned says, and so much further; `far` may be
 * GV_SOMEWHERE. */
gv_pointed gv_pointed_at(const gv_place *place, int32_t far, uint32_t aligned);

enum {
  GV_FAULTED = 1,               /* an error was found on this path: what follows is a note of it */
  GV_BORROWED = 2,              /* came from outside: not ours to destroy */
  GV_OWNERSHIP_TRANSFERRED = 4, /* an unlowered operation would have consumed it */
  GV_MAY_HOLD = 8,              /* a place that held it may have been overwritten */
  GV_INFEASIBLE =
      16, /* a test for null on the way says that it is not there: this path is none of its own */
  GV_WITH_NULL = 64,          /* a stream that is ordered with the null stream */
  GV_PERHAPS_WITH_NULL = 128, /* … that may be */
  GV_MEMORY = 32, /* it is memory, or stands where memory is wanted: addresses computed from it are
                     in it too */
};

/* Of an access: what it does. Of work as such, that a demand is about: it is followed until the
 * host has waited for it, or, with GV_DEMANDED_LAST, until newer work of the same operation of the
 * source takes its place. GV_MARKED: no work, but a stream and the event that was recorded on it.
 */
enum {
  GV_READS = 1,
  GV_WRITES = 2,
  GV_DEMANDED = 4,
  GV_DEMANDED_LAST = 8,
  GV_MARKED = 16,
  GV_BY_HOST = 32,
  GV_ATOMIC = 64, /* in one piece: two of these by kernels do not race, nor do two by the host */
  GV_BY_KERNEL = 128
};
typedef enum gv_extent_kind {
  GV_ALL_BYTES,  /* the whole buffer, or anywhere in it */
  GV_BYTES,      /* none outside of [lo, hi) */
  GV_SOME_BYTES, /* at a place that is not known */
} gv_extent_kind;
enum {
  GV_ALL_SURE = 1,      /* every one of the bytes is touched for certain */
  GV_SOME_SURE = 2,     /* one of the bytes is */
  GV_CHUNK_SURE = 4,    /* every one of those of the chunk, from chunk_lo to chunk_hi */
  GV_CHUNK_FIRST = 8,   /* that at chunk_lo */
  GV_CHUNK_BEYOND = 16, /* none of them: it goes on from another chunk, perhaps so far */
};
/* Which bytes of a buffer an access touches. */
typedef struct gv_extent {
  uint32_t kind;  /* gv_extent_kind */
  uint32_t base;  /* GV_OBJECT or GV_PARTNER…: what the numbers count from */
  int64_t lo, hi; /* INT64_MIN, INT64_MAX: no bound is known; of GV_SOME_BYTES, and of the whole
                     buffer, where equal */
  int64_t sure_lo, sure_hi; /* GV_BYTES: these are touched for certain; none where equal */
  uint32_t pitch,
      width; /* GV_BYTES: of each `pitch` bytes from lo on only the first `width`; pitch 0: all */
  gv_value_id
      address; /* GV_SOME_BYTES: the value that is the address, while it means the same; GV_NONE */
  uint32_t sure; /* GV_ALL_SURE, GV_SOME_SURE, GV_CHUNK_SURE, GV_CHUNK_FIRST,
                    GV_CHUNK_BEYOND */
  /* GV_SOME_BYTES: so many from an address at a multiple of an index on: twice one more than an
   * index into gv_model.strided, and 1 more in a later round of its loop than that of the access;
   * 0: it is none, or the values there mean something else. */
  uint32_t strided, bytes;
  uint32_t chunk_lo, chunk_hi; /* these bytes of the chunk that is followed, and of no other; both
                                  0: perhaps of others */
} gv_extent;
/* One of the accesses that an operation makes to an object. */
typedef struct gv_span {
  uint8_t mode; /* GV_READS, … */
  gv_extent extent;
} gv_span;

/* What a stream or event has to do with pending work. */
typedef enum gv_after {
  GV_AFTER_NOTHING, /* not any more: another record moved the event's mark */
  GV_AFTER_STREAM,  /* later work on the stream starts after it */
  GV_AFTER_EVENT,   /* the event marks it */
  GV_AFTER_DEAD,    /* was one of the two, and was destroyed */
} gv_after;

enum { GV_QUEUE_UNKNOWN = 0, GV_QUEUE_NULL = 0xff };
/* Which device something is on, in a program that selects several: one more than its number, or one
 * of these. */
enum {
  GV_DEVICE_UNKNOWN = 0,
  GV_DEVICE_MOST =
      200, /* from here on: that which one operation selects, whose number is not constant */
  GV_DEVICE_OF_ENTRY =
      251, /* that which was current when the function that is called from outside was entered */
  GV_DEVICE_NONE = 253, /* no device: GV_ACTION_NO_DEVICE */
};

/* One access that is still pending: what the object's state says in addition. Which call made it is
 * not part of it, so that accesses that are in the same state are one. Interned; zero every byte
 * before filling in. */
typedef struct gv_pending {
  uint64_t after[2]; /* gv_after of handle n: bit n of the first, and bit n of the second as its
                        second bit */
  uint64_t nulls;    /* bit n: handle n is the null stream, in the places where the work found it */
  uint64_t partial;  /* bit n: not all places of handle n are known */
  uint64_t others;   /* bit n: handle n lies in array elements that are not followed; of these its
                        places tell nothing */
  uint32_t of;    /* the call whose work it is, where a demand asks for just that; else GV_NONE */
  uint32_t blame; /* index of the operand at which a call failed that might have ordered it, or
                     GV_NONE */
  uint16_t handles;
  uint8_t mode;  /* GV_READS, … */
  bool orphaned; /* GV_MARKED: the stream is destroyed */
  bool host; /* over for the task that did it: an access of the host, or work that was waited for */
  bool on_null;    /* later work on the null stream starts after it */
  bool outside;    /* later work on a stream of the caller's does */
  bool unsure;     /* something not known on the way may have ordered it, or it may not touch these
                      bytes */
  bool on_created; /* something on the null stream comes after it, and later work on any created
                      stream after that */
  bool perhaps_null, perhaps_created; /* on_null and on_created may hold too */
  bool may;                           /* unsure, since a call waits in some cases only */
  bool handed; /* an operation that was not lowered got one of these: lowered, it might have ordered
                  it */
  bool in_doubt; /* what conflicts with it does only if a kernel touches what it may touch, and need
                    not */
  uint8_t queue; /* where tasks are: 1 plus the handle that is the stream it was enqueued on;
                    GV_QUEUE_NULL, GV_QUEUE_UNKNOWN */
  uint8_t device;   /* GV_DEVICE_*: of the stream that it was enqueued on */
  uint32_t may_at;  /* `may`: the first call of code that is not here; GV_NONE: none */
  uint32_t segment; /* its streams and events are those that come after this segment
                       (happens_before.h), less 1; 0: they are named here */
  bool by_bytes; /* what conflicts with it does if both touch the same bytes, which the numbers of a
                    path say */
  uint8_t more_pad[7];
  gv_extent extent;
} gv_pending;

/* `handle`: from 0, below w->handles. */
static inline gv_after gv_pending_after(const gv_pending *w, uint32_t handle) {
  GV_ASSERT(handle < w->handles);
  return (gv_after)((w->after[0] >> handle & 1) | (w->after[1] >> handle & 1) << 1);
}

/* Interned: equal states are equal ids. Zero every byte before filling in. */
typedef struct gv_state {
  uint8_t handle; /* gv_handle */
  uint8_t flags;
  gv_classes escaped;  /* by which addresses it can be reached besides those in its places */
  uint32_t places;     /* gv_place list in the `places` intern, sorted, disjoint */
  uint32_t touched;    /* gv_touch list in `touches`: unawaited tasks that used it */
  uint32_t fault;      /* the first error on this path, or GV_NONE */
  uint32_t havoc;      /* why its state is not known any more, or GV_NONE */
  uint32_t work;       /* in `works`; 0: none */
  uint32_t element;    /* of GV_IN_ELEMENT, GV_MET_ELEMENT */
  uint32_t registered; /* where in it the memory begins that is registered, or no longer is: 0: with
                          it; 1 plus an index into gv_tabulation.beginnings */
  uint32_t chunk; /* of memory that is followed by its chunks (gv_chunked): gv_size_of_chunks(); 0:
                     none of them was accessed so far; GV_NO_CHUNK */
} gv_state;
/* It, or the stream that its work is on, was put into the array element that is followed; or it has
 * a chunk. */
#define GV_IN_ELEMENT UINT32_C(1)
/* A stream or event in that element comes after its work. */
#define GV_MET_ELEMENT UINT32_C(2)
/* It is, or an access to it was, followed by the element of an array: it is not by its chunks, too,
 * as one number stands for both. */
#define GV_NO_CHUNK UINT32_MAX
/* The size of the chunks as gv_state.chunk has it: those of which it is the same are the same. */
static inline uint32_t gv_size_of_chunks(const gv_chunked *chunk) {
  return chunk->unit ? UINT32_C(1) << 31 | chunk->unit : chunk->bytes;
}

/* A place in an object: so many bytes from an address that is at a known distance, or at one that
 * is the same wherever it is computed. */
typedef struct gv_beginning {
  uint32_t base; /* GV_OBJECT or GV_PARTNER… */
  int32_t shift;
  int64_t at;
} gv_beginning;
typedef GV_VEC(gv_beginning) gv_beginning_list;

/* Touches of one origin are one: it is over for whoever has waited for one of their tasks. A task
 * is known by its number in the model while control is in its body, and from its end on by the tag
 * of the places that hold its token: then it is one run of that body. */
typedef struct gv_touch {
  uint32_t task;
  uint32_t origin; /* the task that did it */
  uint32_t group;  /* that the task was added to, as the tag of its places; GV_NONE */
  uint32_t use;    /* index of the operand at which it waited for the event; GV_NONE */
  /* bits, see tasks.c: it destroyed the object, recorded the event for the first time, began the
   * work, … */
  uint32_t effect;
} gv_touch;

typedef GV_VEC(gv_touch) gv_touch_list;
typedef GV_VEC(gv_place) gv_place_list;

/* Sorts, merges what touches, interns. The list is scratch afterwards. */
uint32_t gv_places_id(gv_intern *places, gv_place_list *list);
/* Cuts bytes [lo, hi) of `key` out of the list, whatever they hold. */
void gv_places_cut(gv_place_list *list, gv_key key, int64_t lo, int64_t hi);
/* Adds a place that is `like` this one but for its bytes, which are cut to 32 bits; nothing where
 * there are none. The list stays unsorted. */
void gv_places_add(gv_place_list *list, gv_place like, int64_t lo, int64_t hi);

#endif
