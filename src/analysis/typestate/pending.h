/* pending: work that is enqueued and not waited for. One access at a time is tracked, as part of
 * the state of the buffer that it accesses (or on its own), with the streams whose later work
 * starts after it and the events that mark it. Those are the handles themselves, as the first run
 * found them at each call: so a wait that fails orders nothing, and a second record replaces the
 * first. Work that the host has waited for is dropped.
 */
#ifndef GV_PENDING_H
#define GV_PENDING_H

#include "typestate/tabulate.h"

/* One way in which the streams and events at an action can be what they are. */
typedef struct gv_call_effect {
  gv_guard guard;
  uint32_t state; /* after what the action does to the pending work */
  uint32_t event; /* what happened to it, GV_EVENT_USE for nothing worth a note */
  bool over;      /* the host has waited for it */
  bool happens;   /* what the action enqueues is enqueued, and runs */
  bool ordered;   /* after the pending work */
  bool queued;    /* on the same stream as that, and so before or after it */
  bool unknown;   /* whether it is ordered is not known */
  bool chosen; /* as far as is followed, what comes could have to do with the work in another way */
  bool elsewhere;    /* … or be in other places, which matters for what begins here */
  bool task_private; /* all that it changes concerns streams and events that only the task which it
                        is in can have */
  bool gone;         /* there is nothing to be said of it any more */
  uint32_t orphan;   /* the operand at which the host waits for an event whose stream is destroyed;
                        GV_NONE */
  const struct gv_reaching
      *stream; /* that it is enqueued on; NULL: one of its own, or the null stream */
} gv_call_effect;
typedef GV_VEC(gv_call_effect) gv_call_effects;

/* By gv_state.work, not 0; valid until gv_tab_clear(). */
static inline const gv_pending *gv_pending_at(const gv_tabulation *e, uint32_t id) {
  return gv_intern_get(&e->works, id, NULL);
}

/* Adds every way, none for a path that is none; `state` may be without work, if what the action
 * enqueues matters. `own`: the context is that of a seed, and not of a call. `told`: the sink,
 * where the steps of a path are kept, else NULL; then what else could have come is asked, too. */
void gv_pending_meet(gv_tabulation *tab, uint32_t op, uint32_t state, gv_guard guard, bool own,
                     const gv_sink *told, gv_call_effects *effects);
/* The state in which the access of `op` just enqueued on the stream of `call_effect` is pending. */
uint32_t gv_pending_begin(gv_tabulation *tab, uint32_t state, uint32_t op, uint8_t mode,
                          gv_extent extent, const gv_call_effect *call_effect);
/* The state, which has work, with that marked `unsure`: what conflicts with it is undecided, and no
 * fault. */
uint32_t gv_pending_unsure(gv_tabulation *tab, uint32_t state);
/* What conflicts with it does if the numbers of a path say that both touch the same bytes. */
uint32_t gv_pending_by_bytes(gv_tabulation *tab, uint32_t state);
/* What conflicts with it does only if a kernel touches what it may touch. */
uint32_t gv_pending_in_doubt(gv_tabulation *tab, uint32_t state);
/* The host has waited for it, in some cases; `op`: a call of code that is not here, which may be
 * what waits, or GV_NONE. */
uint32_t gv_pending_may_be_over(gv_tabulation *tab, uint32_t state, uint32_t op);
/* Values mean something else from here on: in another function, or in the next iteration. */
uint32_t gv_pending_elsewhere(gv_tabulation *tab, uint32_t state);
/* Control goes by the edge; `back`: values may mean something else then. */
uint32_t gv_pending_along(gv_tabulation *tab, uint32_t state, uint32_t edge, bool back);
/* The host has waited for it, but only the task that began it knows; for all others it is an access
 * of that task's. */
uint32_t gv_pending_over_in_task(gv_tabulation *tab, uint32_t state);
/* Handles that nothing refers to any more are left out, where nobody else counts them. */
uint32_t gv_pending_tidy(gv_tabulation *tab, uint32_t state);
/* Whether what the call enqueues is followed as such, until something waits for it. */
static inline bool gv_is_followed_work(const gv_op *op) {
  const uint32_t not_followed = GV_ACTION_BLOCKS | GV_ACTION_MAY_BLOCK | GV_ACTION_IDLE;
  return op->kind == GV_OP_ACTION && op->action->flags & GV_ACTION_ENQUEUES &&
         !(op->action->flags & not_followed);
}
/* Is there still a stream or an event through which something can wait for it? */
bool gv_pending_can_be_waited_for(const gv_tabulation *tab, uint32_t state);
/* queues.c: what the pending work of the state takes no notice of; a set of GV_QUEUES_*. */
uint8_t gv_pending_unnoticed(const gv_tabulation *tab, const gv_state *state);
/* The first operation in [op, end) that uses the place as a stream or event and is noticed; else
 * `end`. All are in one block. */
uint32_t gv_next_noticed(const gv_tabulation *tab, uint8_t unnoticed, gv_key key, uint32_t op,
                         uint32_t end);
/* The same for work on the null stream, which no place has to lead to. */
uint32_t gv_next_on_null(const gv_tabulation *tab, uint8_t unnoticed, uint32_t op, uint32_t end);
/* Does an operation between `op` and `end` concern the work, although it uses no place of the
 * state? The first one; else `end`. */
uint32_t gv_pending_next(const gv_tabulation *tab, const gv_state *state, uint32_t op,
                         uint32_t end);

/* The first of a sorted list that is in [op, end); else `end`. */
uint32_t gv_first_in(const uint32_t *list, uint32_t len, uint32_t op, uint32_t end);

/* demand.c: sorts the demands, so that those of an operation are found. */
void gv_demands_index(gv_tabulation *tab);
/* The first operation in [op, end) at which something becomes of the demanded work; else `end`. */
uint32_t gv_demand_next(const gv_tabulation *tab, const gv_pending *work, uint32_t op,
                        uint32_t end);
/* The demand that the work of one operation and another make; NULL: none. */
const gv_dependency *gv_demand_between(const gv_model *model, uint32_t before, uint32_t after);
/* The operand at which a demand on `op` is judged. */
uint32_t gv_demand_operand(const gv_op *op);

/* ---- extent.c: what is accessed -------------------------------------------------------------- */

/* The role of any operand: loads, stores and copies are accesses of the host. */
gv_role gv_role_at(const gv_op *op, uint32_t operand);
/* What a use in this role does with memory: GV_READS, GV_WRITES, or nothing. */
static inline uint8_t gv_mode_of(gv_role role) { return gv_roles[role].access; }
_Static_assert(GV_READS == (int)GV_ACCESS_READS && GV_WRITES == (int)GV_ACCESS_WRITES,
               "modes of accesses are those of roles");
enum { GV_SPANS = 8 };
/* How much memory the operation makes; -1: not known. */
int64_t gv_allocated_bytes(const gv_model *model, uint32_t op);
/* The operation, a copy or fill, touches as many bytes as `made` has made, though that is no
 * constant: both are the same number, computed in one run of one function. */
bool gv_touches_as_many(const gv_tabulation *tab, uint32_t made, uint32_t op);
/* All bytes of the object, for certain. */
gv_extent gv_extent_of_all(uint32_t base);
/* Of an object of so many bytes: what lies outside of it is none of it, and an access there means
 * nothing. */
void gv_cut_outside(gv_extent *extent, int64_t bytes);
/* What surely touches each of that many bytes from the start of the object on touches the whole,
 * wherever other accesses are. */
void gv_widen_to_all(gv_extent *extent, int64_t bytes);
/* What operand `operand` of the operation touches, from an address `shift` bytes into the buffer
 * on; how many these are. */
uint32_t gv_spans_of(const gv_model *model, uint32_t op, uint32_t operand, uint32_t base,
                     int32_t shift, gv_span spans[GV_SPANS]);
/* The address lies from `lo` to `hi` bytes into the buffer. */
void gv_bound_bytes(const gv_model *model, uint32_t op, uint32_t operand, int64_t lo, int64_t hi,
                    gv_extent *extent);
/* The address is one at a multiple of an index. `span`: which of the operand's spans it is. */
void gv_place_on_stride(const gv_model *model, uint32_t op, uint32_t operand, uint32_t span,
                        gv_extent *extent);
/* Of an operand that is in a chunk (gv_chunked), which is the one that is followed. False: the
 * access may go beyond it; the extent stays as it is. */
bool gv_place_in_chunk(const gv_model *model, uint32_t op, uint32_t operand, uint32_t span,
                       gv_extent *extent);
/* … of what is touched for certain from there on, of an access that leaves the chunk, or may.
 * False: it is not known that anything is. */
bool gv_place_beginning_in_chunk(const gv_model *model, uint32_t op, uint32_t operand,
                                 uint32_t span, gv_extent *extent);
/* The state of memory as it is once an array element says what is seen of it; GV_NO_CHUNK. */
uint32_t gv_without_chunks(gv_tabulation *tab, uint32_t state);
/* Work that is pending touches no byte that an access touches: they are in different rounds of a
 * loop, or one of them behind all of its rounds. */
bool gv_strides_apart(const gv_tabulation *tab, const gv_extent *work, const gv_extent *access);
typedef enum gv_overlap { GV_APART, GV_MAY_OVERLAP, GV_OVERLAP } gv_overlap;
/* Of two accesses to the same buffer. GV_OVERLAP and GV_APART are certain; an extent without bytes
 * is apart from all. */
gv_overlap gv_extents_overlap(gv_extent a, gv_extent b);
/* Whatever conflicts with the work conflicts with a later access to this, too. */
bool gv_pending_covered(const gv_pending *work, const gv_span *span);

#endif
